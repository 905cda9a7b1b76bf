"""The analysis before the data-flow pass: graph, dominators, SSA form, inferred types (zend_dfa_analyze_op_array).

    infos = analyse_script(script, context, listen)

`listen(op_array, stage, text)` gets OPcache's listings, in the order OPcache prints them. Op-arrays that catch
exceptions or reach variables by name are not analysed; their `ssa` stays None.
"""
from __future__ import annotations

from zvm.optimizer.call_graph import build_call_graph
from zvm.optimizer.cfg import FUNC_INDIRECT_VAR_ACCESS, build_cfg
from zvm.optimizer.dominators import find_dominators, find_loops
from zvm.optimizer.inference.function import infer_function
from zvm.optimizer.ssa_construction import build_ssa, find_uses, name_variables

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable

    from zvm.opcodes.op_array import OpArray
    from zvm.opcodes.script import Script
    from zvm.optimizer.call_graph import FunctionInfo
    from zvm.optimizer.passes.context import Context

    Listener = Callable[[OpArray, str, str], None]

CFG, SSA, TYPES = "cfg", "ssa", "types"  # stages


def analyse_script(script: Script, context: Context,
                   listen: Listener | None = None) -> dict[OpArray, FunctionInfo]:
    """Analyse all op-arrays of a script."""
    infos = build_call_graph(list(script.op_arrays()), context)
    for info in infos.values():
        analyse_op_array(info, infos, context, listen)
    return infos


def analyse_op_array(info: FunctionInfo, functions: dict[OpArray, FunctionInfo], context: Context,
                     listen: Listener | None = None) -> None:
    """Analyse one; sets `info.ssa` where that is possible, and the flags of the function."""
    op_array = info.op_array
    if op_array.try_catch_array:
        return
    cfg = build_cfg(op_array, lambda name: context.options.internal_function(name) is not None, separate_entry=True)
    if cfg.flags & FUNC_INDIRECT_VAR_ACCESS:
        return
    cfg.find_predecessors()
    if listen is not None:
        from zvm.optimizer.dump.blocks import dump_cfg, dump_dominators, dump_liveness
        from zvm.optimizer.dump.ssa import dump_ssa, dump_ssa_variables

        listen(op_array, CFG, dump_cfg(cfg, info, context.options.target))
    find_dominators(cfg)
    find_loops(cfg)
    if listen is not None:
        listen(op_array, CFG, dump_dominators(cfg))
    ssa = build_ssa(cfg, listen is not None)
    if ssa is None:
        return
    if listen is not None:
        listen(op_array, CFG, dump_liveness(cfg, ssa.liveness))
    name_variables(ssa, context)
    if listen is not None:
        listen(op_array, SSA, dump_ssa(ssa, info, context.options.target))
    find_uses(ssa)
    info.ssa = ssa
    if not infer_function(info, functions, context):
        info.ssa = None
        return
    if listen is not None:
        listen(op_array, TYPES, dump_ssa_variables(ssa))
    info.flags = cfg.flags
