"""The loops of an op-array: which oplines a jump back may come to, and how far each loop reaches."""
from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from zvm.opcodes.op_array import OpArray


def loops_around(op_array: OpArray, number: int) -> list[tuple[int, int]]:
    """The loops that an opline is in, as (first, last) opline, the outermost first."""
    ends: dict[int, int] = {}
    for opline in op_array.opcodes:
        target = opline.target
        if target is not None and target.number <= opline.number:
            ends[target.number] = max(ends.get(target.number, 0), opline.number)
    around = [(first, last) for first, last in ends.items() if first <= number <= last]
    return sorted(around, key=lambda loop: (loop[0] - loop[1], loop[0]))
