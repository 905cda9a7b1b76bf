"""Passes 6 and 7: what the SSA form and inferred types allow (zend_dfa_optimize_op_array).

With CONSTANT_PROPAGATION first constants are put in place (constant_replacement), with DEAD_CODE what has no effect
goes (dead_code); then operators and results are fitted to the types (type_rewriting); NOPs and unreachable blocks are
taken away.

    0000 T1 = CONCAT CV0 CV1  [string]        0000 T1 = FAST_CONCAT CV0 CV1
    0001 VERIFY_RETURN_TYPE T1           →    0001 RETURN T1
    0002 RETURN T1
"""
from __future__ import annotations

from zvm.opcodes import metadata as ops
from zvm.optimizer.cfg import BB_REACHABLE, BB_UNREACHABLE_FREE
from zvm.optimizer.passes import array_searches, constant_replacement, dead_code, jump_folding, type_rewriting
from zvm.optimizer.passes.context import CONSTANT_PROPAGATION, DEAD_CODE
from zvm.optimizer.passes.reasons import because
from zvm.optimizer.passes.renumbering import renumber_jumps
from zvm.optimizer.passes.ssa_editing import REFCOUNTED

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable

    from zvm.opcodes.op_array import Opline
    from zvm.optimizer.call_graph import FunctionInfo
    from zvm.optimizer.passes.context import Context
    from zvm.optimizer.ssa import Ssa


def optimize(info: FunctionInfo, ctx: Context, listen: Callable[[int], None] = lambda number: None
             ) -> Callable[[Opline], bool]:
    """Rewrite an op-array whose SSA form has types; gives what says whether the result of an opline needs a live range.

    `listen(number)` is called after passes 8 and 14, which leave NOPs.
    """
    ssa = info.ssa
    assert ssa is not None
    nops = _count_nops(ssa)
    if ctx.level & CONSTANT_PROPAGATION:
        constant_replacement.optimize(ssa, ctx, info.call_map)
        jump_folding.optimize(ssa, ctx)
        array_searches.optimize(ssa, ctx, info.calls)
        listen(8)
    if ctx.level & DEAD_CODE:
        dead_code.optimize(ssa, ctx)
        jump_folding.optimize(ssa, ctx)
        listen(14)
    type_rewriting.rewrite(ssa, ctx)
    results = {opline: op.result_def for opline, op in zip(ssa.op_array.opcodes, ssa.ops, strict=True)}
    if _count_nops(ssa) > nops:
        _remove_nops(ssa)

    def needs_live_range(opline: Opline) -> bool:
        """needs_live_range(): where ways meet, the types of all of them count."""
        variable = results.get(opline, -1)
        if variable < 0:
            return True
        phis = ssa.variables[variable].phi_uses
        return ssa.infos[phis[0].ssa_var if phis else variable].type & REFCOUNTED != 0

    return needs_live_range


def _count_nops(ssa: Ssa) -> int:
    return [opline.opcode for opline in ssa.op_array.opcodes].count(ops.NOP)


@because("no way leads there")
def _remove_nops(ssa: Ssa) -> None:
    """Lay out again what is reachable (zend_ssa_remove_nops). The numbers in `ssa` are not valid afterwards."""
    op_array = ssa.op_array
    opcodes = op_array.opcodes
    keeps = [False] * len(opcodes)
    for block in ssa.cfg.blocks:
        if block.flags & BB_UNREACHABLE_FREE:  # only what ends a live range is needed
            keeps[block.start] = True
        elif block.flags & BB_REACHABLE:
            for number in block.numbers:
                keeps[number] = opcodes[number].opcode != ops.NOP
    numbers = []
    left: list[Opline] = []
    for keep, opline in zip(keeps, opcodes, strict=True):
        numbers.append(len(left))
        if keep:
            left.append(opline)
    op_array.opcodes = left
    renumber_jumps(op_array, numbers)
