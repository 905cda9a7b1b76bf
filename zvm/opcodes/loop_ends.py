"""FREE and FE_FREE that return, break or goto puts in front of leaving a loop or switch: what they mean for exceptions.

Since PHP 8.4 such an opline says in op2 how far it is to the end of its loop, and the live range of the loop's variable
has a gap behind it; up to 8.3 there is one range, which ends with the loop.
"""
from __future__ import annotations

from zvm.opcodes import metadata as meta
from zvm.opcodes.flags import FREE_ON_RETURN

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.opcodes.op_array import LiveRange, OpArray, Opline


def leaves_loop(opline: Opline) -> bool:
    """Whether it frees a loop's variable on the way out of the loop."""
    return opline.opcode in (meta.FREE, meta.FE_FREE) and bool(opline.extended_value & FREE_ON_RETURN)


def thrown_at(op_array: OpArray, number: int) -> int:
    """The opline number an exception of opline `number` counts as: freeing a loop's variable on the way out of the
    loop belongs to the loop's end (ZEND_HANDLE_EXCEPTION)."""
    opline = op_array.opcodes[number]
    if not leaves_loop(opline):
        return number
    if opline.op2:
        return number + opline.op2
    return next((live.end for live in op_array.live_range
                 if live.var == opline.op1 and live.start <= number < live.end), number)


def alive_until(op_array: OpArray, live: LiveRange) -> int:
    """Where the temporary of a live range is freed if no opline leaves its loop (cleanup_live_vars)."""
    opline = op_array.opcodes[live.end]
    return live.end + opline.op2 if opline.op2 and leaves_loop(opline) else live.end
