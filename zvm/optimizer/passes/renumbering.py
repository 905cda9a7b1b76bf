"""Opline numbers after oplines were taken away: jumps and the exception table (zend_optimizer_shift_jump).

Imported by the passes.
"""
from __future__ import annotations

from zvm.opcodes import metadata as ops
from zvm.opcodes.flags import LAST_CATCH
from zvm.opcodes.operands import JUMP_TABLES, jump_slots
from zvm.optimizer.passes.reasons import because

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Sequence

    from zvm.opcodes.op_array import OpArray

_SLOTS = {opcode: slots for opcode in range(len(ops.NAMES)) if (slots := jump_slots(opcode))}


@because("oplines before the target have gone", renumbers=True)
def renumber_jumps(op_array: OpArray, numbers: Sequence[int]) -> None:
    """Make every jump go to the new number of its target; `numbers` has them by old ones."""
    for opline in op_array.opcodes:
        slots = _SLOTS.get(opline.opcode)
        if slots is None or opline.opcode == ops.CATCH and opline.extended_value & LAST_CATCH:
            continue
        for slot in slots:
            setattr(opline, slot, numbers[getattr(opline, slot)])
        if opline.opcode in JUMP_TABLES:
            table = op_array.literals[opline.op2]
            op_array.literals[opline.op2] = {value: numbers[target] for value, target in table.items()}
