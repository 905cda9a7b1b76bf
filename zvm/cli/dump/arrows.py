"""Jumps of an op-array as arrows beside its rows: each has a lane, each row has a cell a lane, drawn by page.css."""
from __future__ import annotations

from zvm.opcodes.cfg import jumps

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.opcodes.op_array import OpArray

FORWARD, BACKWARD, EXCEPTION = "forward", "backward", "exception"  # what they are called in page.css
_MOST_LANES = 12


class Arrow:
    """From one opline to another; lane 0 is nearest to the oplines."""

    __slots__ = ("source", "target", "css", "lane")

    def __init__(self, source: int, target: int, css: str) -> None:
        self.source, self.target, self.css = source, target, css
        self.lane = 0

    @property
    def span(self) -> tuple[int, int]:
        return min(self.source, self.target), max(self.source, self.target)


def arrows_of(op_array: OpArray) -> list[Arrow]:
    """Those of jumps, and from tries to what catches; short ones lie inside."""
    found = {(number, target): Arrow(number, target, FORWARD if target > number else BACKWARD)
             for number, opline in enumerate(op_array.opcodes) for _, target, _ in jumps(op_array, opline)}
    for element in op_array.try_catch_array:
        for target in (element.catch_op, element.finally_op):
            if target:
                found.setdefault((element.try_op, target), Arrow(element.try_op, target, EXCEPTION))
    lanes: list[list[Arrow]] = []
    placed = []
    for arrow in sorted(found.values(), key=lambda each: each.span[1] - each.span[0]):
        low, high = arrow.span
        while arrow.lane < len(lanes) and any(low <= other.span[1] and other.span[0] <= high
                                              for other in lanes[arrow.lane]):
            arrow.lane += 1
        if arrow.lane == len(lanes):
            lanes.append([])
        if arrow.lane < _MOST_LANES:
            lanes[arrow.lane].append(arrow)
            placed.append(arrow)
    return placed


def cells(arrows: list[Arrow], width: int, number: int) -> str:
    """The cells of a row, the outermost lane first, and the head of an arrow that ends there."""
    made: list[list[str]] = [[] for _ in range(width)]
    head = ""
    for arrow in arrows:
        low, high = arrow.span
        if not low <= number <= high:
            continue
        parts = made[arrow.lane]
        parts.append(arrow.css)
        if number > low:
            parts.append("up")
        if number < high:
            parts.append("down")
        if number in (low, high):
            parts.append("turn")
            for lane in range(arrow.lane):
                made[lane] += [] if made[lane] else [arrow.css, "across"]
        if number == arrow.target:
            head = arrow.css
    drawn = "".join(f"<i class=\"{' '.join(parts)}\"></i>" if parts else "<i></i>" for parts in reversed(made))
    return drawn + (f"<b class=\"{head}\">&#9656;</b>" if head else "<b></b>")
