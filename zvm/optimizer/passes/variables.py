"""Pass 13: variables and temporaries that no opline names any more are taken away (zend_optimizer_compact_vars).

    vars=2, tmps=1                      vars=1, tmps=1
    0000 T2 = ADD CV1($b) int(1)   →    0000 T1 = ADD CV0($b) int(1)
"""
from __future__ import annotations

from zvm.opcodes import metadata as ops
from zvm.opcodes.op_array import CV
from zvm.optimizer.passes.editing import TEMPORARY
from zvm.optimizer.passes.reasons import because
from zvm.optimizer.passes.temporaries import rope_slots

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.opcodes.op_array import OpArray
    from zvm.optimizer.passes.context import Context

_SLOT = CV | TEMPORARY


@because("variables that no opline names any more have gone", renumbers=True)
def optimize(op_array: OpArray, ctx: Context) -> None:
    """Close the gaps."""
    total = len(op_array.vars) + op_array.T
    used = sorted(_used_slots(op_array))
    if len(used) == total:
        return
    numbers = {slot: number for number, slot in enumerate(used)}
    for opline in op_array.opcodes:
        if opline.op1_type & _SLOT:
            opline.op1 = numbers[opline.op1]
        if opline.op2_type & _SLOT:
            opline.op2 = numbers[opline.op2]
        if opline.result_type & _SLOT:
            opline.result = numbers[opline.result]
    op_array.vars = [name for slot, name in enumerate(op_array.vars) if slot in numbers]
    op_array.T = len(used) - len(op_array.vars)


def _used_slots(op_array: OpArray) -> set[int]:
    used = set()
    for opline in op_array.opcodes:
        if opline.op1_type & _SLOT:
            used.add(opline.op1)
        if opline.op2_type & _SLOT:
            used.add(opline.op2)
        if opline.result_type & _SLOT:
            slots = rope_slots(opline.extended_value) if opline.opcode == ops.ROPE_INIT else 1
            used.update(range(opline.result, opline.result + slots))
    return used
