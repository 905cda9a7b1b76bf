"""Where in a text of UTF-8 something is: line and column, both from 1, in characters."""
from __future__ import annotations

from bisect import bisect_right

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import NamedTuple
else:
    from collections import namedtuple

    def NamedTuple(name: str, fields: list[tuple[str, object]]) -> type:  # noqa: N802 - as in typing
        return namedtuple(name, [field for field, _ in fields])

Position = NamedTuple("Position", [("line", int), ("column", int), ("length", int)])


class Positions:
    """Positions in one text."""

    def __init__(self, source: bytes) -> None:
        self._source = source
        self._lines = [0]  # where lines begin
        place = source.find(b"\n")
        while place >= 0:
            self._lines.append(place + 1)
            place = source.find(b"\n", place + 1)

    def of(self, offset: int, length: int) -> Position:
        """The position of a byte; one beyond the text is its end."""
        offset = min(max(offset, 0), len(self._source))
        line = bisect_right(self._lines, offset)
        before = self._source[self._lines[line - 1]:offset]
        column = len(before) - sum(0x80 <= byte < 0xC0 for byte in before) + 1
        return Position(line, column, length)
