"""The steps of inference, in Zend's order (zend_ssa_inference and what zend_dfa_analyze_op_array calls around it)."""
from __future__ import annotations

from zvm.optimizer.inference.components import Worklist, find_components, find_dependents, find_false_dependencies
from zvm.optimizer.inference.escape import find_escapes
from zvm.optimizer.inference.narrowing import find_narrowable
from zvm.optimizer.inference.ranges import infer_ranges
from zvm.optimizer.inference.references import mark_references
from zvm.optimizer.inference.returns import infer_return
from zvm.optimizer.inference.types import TypeInference, TypesNarrowed, alias_types
from zvm.optimizer.ssa import VariableInfo
from zvm.optimizer.type_masks import MAY_BE_ANYTHING, MAY_BE_UNDEF

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.opcodes.op_array import OpArray
    from zvm.optimizer.call_graph import FunctionInfo
    from zvm.optimizer.passes.context import Context

NARROW_TO_DOUBLE = 1 << 17  # of opcache.optimization_level (ZEND_OPTIMIZER_NARROW_TO_DOUBLE)


def infer_function(info: FunctionInfo, functions: dict[OpArray, FunctionInfo], context: Context) -> bool:
    """Infer everything of `info.ssa`, whose uses are known; what the functions analysed before return is looked up in
    `functions`. False where that fails."""
    ssa, op_array = info.ssa, info.op_array
    assert ssa is not None
    find_false_dependencies(ssa)
    dependents = find_dependents(ssa)
    find_components(ssa, dependents)
    ssa.infos = [VariableInfo() for _ in range(ssa.count)]
    for variable, known in zip(ssa.variables[:op_array.last_var], ssa.infos, strict=False):
        known.type = MAY_BE_UNDEF if op_array.function_name is not None else MAY_BE_ANYTHING
        if variable.alias:
            known.type |= alias_types(variable.alias)
    mark_references(ssa)
    infer_ranges(info, functions, dependents)
    inference = TypeInference(info, functions, context, dependents)
    try:
        inference.run(Worklist(range(op_array.last_var, ssa.count)))
        if context.level & NARROW_TO_DOUBLE:
            narrowed = find_narrowable(ssa)
            inference.run(narrowed)
    except TypesNarrowed:
        return False
    infer_return(inference)
    find_escapes(inference)
    return True
