"""Pass 10: NOPs are taken away (zend_optimizer_nop_removal); only without pass 5, which does so, too.

    0000 NOP
    0001 JMP 0003            0000 ECHO CV0
    0002 NOP            →
    0003 ECHO CV0
"""
from __future__ import annotations

from zvm.opcodes import metadata as ops
from zvm.optimizer.passes.reasons import because
from zvm.optimizer.passes.renumbering import renumber_jumps

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.opcodes.op_array import OpArray, Opline
    from zvm.optimizer.passes.context import Context


def optimize(op_array: OpArray, ctx: Context) -> None:
    """Drop NOPs, and jumps over nothing but NOPs."""
    opcodes = op_array.opcodes
    numbers = []
    left: list[Opline] = []
    for number, opline in enumerate(opcodes):
        numbers.append(len(left))
        if opline.opcode == ops.JMP and opline.op1 > number and all(
                skipped.opcode == ops.NOP for skipped in opcodes[number + 1:opline.op1]):
            _drop_jmp(opline)
        if opline.opcode != ops.NOP:
            left.append(opline)
    if len(left) == len(opcodes):
        return
    op_array.opcodes = left
    renumber_jumps(op_array, numbers)
    for element in op_array.try_catch_array:
        element.try_op, element.catch_op = numbers[element.try_op], numbers[element.catch_op]
        if element.finally_op:
            element.finally_op, element.finally_end = numbers[element.finally_op], numbers[element.finally_end]


@because("it jumps over nothing but NOPs")
def _drop_jmp(jmp: Opline) -> None:
    jmp.opcode = ops.NOP
