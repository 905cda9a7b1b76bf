"""Cutting a text into the pieces that formats of dates match longest, with the automaton of formats.py.

Unpacks zvm/ext/generated/date_scanner.py when the first date is read, and compiles the regular expression of a format
when it first wins. No format tells bytes of one class apart: what was found for a text goes for all with its classes.
"""
from __future__ import annotations

import sys
from binascii import a2b_base64
from zlib import decompress

from zvm.ext.date.reading.formats import FORMATS, expanded
from zvm.ext.generated import date_scanner as tables
from zvm.runtime.services.function_tools import cache, lru_cache
from zvm.runtime.values.patterns import lazy_pattern

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    import re

    Piece = tuple[int, int, int]  # number of the format or NO_FORMAT, from, to in the text

NO_FORMAT = -1
_SHORT = 64  # characters
_WORD = 4  # bytes of an entry of the table
_BEGINNING = 12  # bytes by which answers are kept; most pieces are no longer
_MOST_KNOWN, _MOST_ALIKE = 4096, 4  # beginnings, and answers of one of them


class Automaton:
    """The tables, ready to use."""

    __slots__ = ("classes", "following", "accepted", "known")

    def __init__(self) -> None:
        self.classes = decompress(a2b_base64(tables.CLASSES))
        following = decompress(a2b_base64(tables.NEXT))
        if sys.byteorder == "big":
            following = b"".join(following[at:at + _WORD][::-1] for at in range(0, len(following), _WORD))
        self.following = memoryview(following).cast("I")  # an array takes importing collections.abc
        self.accepted = {number * tables.WIDTH: format - 1
                         for number, format in enumerate(decompress(a2b_base64(tables.ACCEPTED))) if format}
        # what longest() found, by the first bytes: (the bytes it looked at, format, length of the match)
        self.known: dict[bytes, list[tuple[bytes, int, int]]] = {}

    def longest(self, classes: bytes, start: int) -> tuple[int, int]:
        """(number of the format, place after its match) at a place of a text given as the classes of its bytes;
        NO_FORMAT when no format matches there."""
        beginning = classes[start:start + _BEGINNING]
        for looked_at, format, length in self.known.get(beginning, ()):
            if classes.startswith(looked_at, start):
                return format, start + length
        following, accepted = self.following, self.accepted
        state = tables.START
        passed = []
        for kind in classes[start:]:
            state = following[state + kind]
            if not state:
                break
            passed.append(state)
        length = len(passed)
        while length and passed[length - 1] not in accepted:
            length -= 1
        format = accepted[passed[length - 1]] if length else NO_FORMAT
        if not state:
            self._remember(beginning, (classes[start:start + len(passed) + 1], format, length))
        return format, start + length

    def _remember(self, beginning: bytes, answer: tuple[bytes, int, int]) -> None:
        if len(self.known) > _MOST_KNOWN:
            self.known.clear()
        answers = self.known.setdefault(beginning, [])
        answers.insert(0, answer)
        del answers[_MOST_ALIKE:]


@cache
def automaton() -> Automaton:
    return Automaton()


def pieces(text: str) -> list[Piece]:
    """The pieces of a text, one after the other."""
    classes = text.encode("latin-1").translate(automaton().classes)
    return _pieces(classes) if len(classes) <= _SHORT else _pieces.__wrapped__(classes)


@lru_cache(maxsize=1024)
def _pieces(classes: bytes) -> list[Piece]:
    """The pieces of all texts whose bytes are of these classes."""
    longest = automaton().longest
    found: list[Piece] = []
    start, end = 0, len(classes)
    while start < end:
        format, after = longest(classes, start)
        if format == NO_FORMAT:
            found.append((NO_FORMAT, start, start))
            start += 1
        else:
            found.append((format, start, after))
            start = after
    return found


def fields(format: int, text: str, start: int, end: int) -> dict[str, str]:
    """What the fields of a format say in a piece of a text that it matches."""
    found = expression(format).fullmatch(text, start, end)
    assert found is not None
    return {name: field for name, field in found.groupdict().items() if field is not None}


@cache
def expression(format: int) -> re.Pattern[str]:
    """The regular expression of a format, for the fields of what it matched."""
    return lazy_pattern(expanded(FORMATS[format][0]))
