"""What OPcache shows of its optimizer's work on a script: `zvm-dump --stage`.

Reads a Compiled; runs the optimizer on its op-arrays, which are others afterwards. `listing` is OPcache's text;
`optimized` and `analysed` give what the other formats show.
"""
from __future__ import annotations

from zvm.cli.dump.view import select

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.cli.dump.compiling import Compiled
    from zvm.compiler.builder import CompilerOptions
    from zvm.opcodes.op_array import OpArray
    from zvm.optimizer.cfg import ControlFlowGraph
    from zvm.optimizer.recorder import History
    from zvm.optimizer.ssa import Ssa

BEFORE, AFTER, CFG, SSA, TYPES = "before", "after", "cfg", "ssa", "types"
STAGES = (BEFORE, AFTER, CFG, SSA, TYPES)
# what each stage lists; OPcache lists the SSA form before the types it infers of it
_LISTINGS = {CFG: (CFG,), SSA: (SSA,), TYPES: (SSA, TYPES)}


class Graph:
    """An op-array as the data-flow pass gets it. `ssa` is None where OPcache makes none: exceptions are caught, or
    variables reached by name."""

    __slots__ = ("cfg", "ssa")

    def __init__(self, cfg: ControlFlowGraph, ssa: Ssa | None) -> None:
        self.cfg, self.ssa = cfg, ssa


def listing(compiled: Compiled, stage: str, options: CompilerOptions, level: int,
            functions: tuple[str, ...] = ()) -> str:
    """The text of a stage, of all op-arrays or those of `functions`.

    `options` are those the script was compiled with, `level` is opcache.optimization_level.
    """
    assert compiled.script is not None
    if stage == AFTER:
        return _after(compiled, options, level, functions)
    from zvm.optimizer.analysis import analyse_script
    from zvm.optimizer.passes.context import Context
    from zvm.optimizer.pipeline import prepare_for_data_flow

    parts: list[str] = []
    shown = _LISTINGS[stage]
    selected = set(select(compiled.op_arrays, functions)[0])

    def listen(op_array: OpArray, kind: str, text: str) -> None:
        if kind in shown and op_array in selected:
            parts.append(text)

    context = Context(compiled.script, options, level)
    prepare_for_data_flow(compiled.script, context)
    analyse_script(compiled.script, context, listen)
    return "".join(parts)


def _after(compiled: Compiled, options: CompilerOptions, level: int, functions: tuple[str, ...]) -> str:
    from zvm.opcodes.dump import dump_op_array
    from zvm.optimizer.pipeline import AFTER_OPTIMIZER, lists_live_ranges, optimize_script

    assert compiled.script is not None
    parts: list[str] = []
    selected = set(select(compiled.op_arrays, functions)[0])

    def listen(op_array: OpArray, when: str) -> None:
        if when == AFTER_OPTIMIZER and op_array in selected:
            parts.append(dump_op_array(op_array, remark=when, live_ranges=lists_live_ranges(level),
                                       target=options.target))

    optimize_script(compiled.script, options, level, listen)
    return "".join(parts)


def optimized(compiled: Compiled, options: CompilerOptions, level: int) -> dict[OpArray, History]:
    """Run all passes; what each did to each op-array."""
    from zvm.optimizer.pipeline import optimize_script
    from zvm.optimizer.recorder import Recorder

    assert compiled.script is not None
    recorder = Recorder()
    op_arrays = compiled.op_arrays
    optimize_script(compiled.script, options, level, recorder=recorder)
    return {op_array: recorder.history(op_array) for op_array in op_arrays}


def analysed(compiled: Compiled, options: CompilerOptions, level: int) -> dict[OpArray, Graph]:
    """Run the passes before data flow, and its analysis."""
    from zvm.optimizer.analysis import analyse_script
    from zvm.optimizer.cfg import build_cfg
    from zvm.optimizer.dominators import find_dominators, find_loops
    from zvm.optimizer.passes.context import Context
    from zvm.optimizer.pipeline import prepare_for_data_flow

    assert compiled.script is not None
    context = Context(compiled.script, options, level)
    prepare_for_data_flow(compiled.script, context)
    graphs = {}
    for op_array, info in analyse_script(compiled.script, context).items():
        if info.ssa is not None:
            graphs[op_array] = Graph(info.ssa.cfg, info.ssa)
            continue
        cfg = build_cfg(op_array, context.is_internal_function, separate_entry=True)
        cfg.find_predecessors()
        find_dominators(cfg)
        find_loops(cfg)
        graphs[op_array] = Graph(cfg, None)
    return graphs
