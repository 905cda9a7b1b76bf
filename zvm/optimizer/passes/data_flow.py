"""Passes 6 and 7: what the SSA form and inferred types allow (zend_dfa_optimize_op_array).

With DEAD_CODE first what has no effect goes (dead_code), then operators and results are fitted to the types
(type_rewriting); NOPs and unreachable blocks are taken away.

    0000 T1 = CONCAT CV0 CV1  [string]        0000 T1 = FAST_CONCAT CV0 CV1
    0001 VERIFY_RETURN_TYPE T1           →    0001 RETURN T1
    0002 RETURN T1
"""
from __future__ import annotations

from zvm.opcodes import metadata as ops
from zvm.optimizer.cfg import BB_REACHABLE, BB_UNREACHABLE_FREE
from zvm.optimizer.passes import dead_code, type_rewriting
from zvm.optimizer.passes.context import DEAD_CODE
from zvm.optimizer.passes.reasons import because
from zvm.optimizer.passes.renumbering import renumber_jumps
from zvm.optimizer.passes.ssa_editing import REFCOUNTED

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable

    from zvm.opcodes.op_array import Opline
    from zvm.optimizer.passes.context import Context
    from zvm.optimizer.ssa import Ssa


def optimize(ssa: Ssa, ctx: Context) -> Callable[[Opline], bool]:
    """Rewrite an op-array whose types are known; gives what says whether the result of an opline needs a live range."""
    if ctx.level & DEAD_CODE:
        dead_code.optimize(ssa, ctx)
    type_rewriting.rewrite(ssa, ctx)
    results = {opline: op.result_def for opline, op in zip(ssa.op_array.opcodes, ssa.ops, strict=True)}
    if any(opline.opcode == ops.NOP for opline in ssa.op_array.opcodes):
        _remove_nops(ssa)

    def needs_live_range(opline: Opline) -> bool:
        """needs_live_range(): where ways meet, the types of all of them count."""
        variable = results.get(opline, -1)
        if variable < 0:
            return True
        phis = ssa.variables[variable].phi_uses
        return ssa.infos[phis[0].ssa_var if phis else variable].type & REFCOUNTED != 0

    return needs_live_range


@because("no way leads there")
def _remove_nops(ssa: Ssa) -> None:
    """Lay out anew what is reachable (zend_ssa_remove_nops). The numbers in `ssa` are not valid afterwards."""
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
