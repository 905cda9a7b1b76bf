"""What calls that were being prepared hold when an exception cuts them short (cleanup_unfinished_calls).

Destroyed from the innermost call outwards, arguments from the first to the last, as in Zend. Pending frames hold their
arguments; those of a fused call site wait in temporaries (see handlers/call_fusion).
"""
from __future__ import annotations

from zvm.opcodes import metadata as ops
from zvm.opcodes.op_array import TMP_VAR, VAR
from zvm.runtime.execute_data import ExecuteData

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Iterable, Iterator
    from typing import Any


def drop_pending_frames(ex: ExecuteData) -> None:
    """Destroy the pending calls of a frame."""
    call, ex.call = ex.call, None
    while call is not None:
        slots = call.slots
        slots.reverse()  # Python clears lists from the end
        slots.clear()
        call = call.prev


def drop_temporaries(ex: ExecuteData, number: int, waiting: Iterable[int], since: int = 0) -> None:
    """Destroy the temporaries in these slots: operands of the opline that threw, and arguments of fused calls, which
    began at opline `since` or later."""
    slots, left = ex.slots, set(waiting)
    arguments: list[int] = []
    if len(left) > 1:
        arguments = [slot for slot in _argument_slots(ex.func, number, since) if slot in left]
        left.difference_update(arguments)
    for slot in (*sorted(left), *arguments):
        value, slots[slot] = slots[slot], None
        if type(value) is list:  # values of variables, kept for a fused call
            value.reverse()
        del value


def _argument_slots(op_array: Any, number: int, since: int) -> Iterator[int]:
    """The temporaries sent to calls that are pending at an opline, the innermost call's first."""
    opcodes = op_array.opcodes
    ended = 1 if ops.PROPERTIES[opcodes[number].opcode] & ops.CALL_ENDS else 0
    sent: list[int] = []
    for index in range(number - 1, since - 1, -1):
        opline = opcodes[index]
        properties = ops.PROPERTIES[opline.opcode]
        if properties & ops.CALL_ENDS:
            ended += 1
        elif properties & ops.CALL_BEGINS:
            if ended:
                ended -= 1
                continue
            yield from reversed(sent)
            sent.clear()
        elif not ended and properties & ops.CALL_SENDS and opline.op1_type & (TMP_VAR | VAR):
            sent.append(opline.op1)
