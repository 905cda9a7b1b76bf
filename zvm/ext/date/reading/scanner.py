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
from zvm.ext.native import StringBuilder, compiled, native
from zvm.runtime.services.function_tools import cache, lru_cache
from zvm.runtime.values.patterns import lazy_pattern

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    import re
    from collections.abc import Iterator

    Piece = tuple[int, int, int]  # number of the format or NO_FORMAT, from, to in the text

NO_FORMAT = -1
_SHORT = 64  # characters
_AT_ONCE = 2048  # pieces
_LONG = 1 << 24  # characters from which on lengths of pieces need more than three bytes
_WORD = 4  # bytes of an entry of the table
_BEGINNING = 12  # bytes by which answers are kept; most pieces are no longer
_MOST_KNOWN, _MOST_ALIKE = 4096, 4  # beginnings, and answers of one of them


class Automaton:
    """The tables, ready to use."""

    __slots__ = ("classes", "rows", "following", "formats", "accepted", "known")

    def __init__(self) -> None:
        self.classes = decompress(a2b_base64(tables.CLASSES))
        following = self.rows = decompress(a2b_base64(tables.NEXT))
        if sys.byteorder == "big":
            following = b"".join(following[at:at + _WORD][::-1] for at in range(0, len(following), _WORD))
        self.following = memoryview(following).cast("I")  # an array takes importing collections.abc
        self.formats = decompress(a2b_base64(tables.ACCEPTED))  # of states by number, the format and 1 or 0
        self.accepted = {number * tables.WIDTH: format - 1 for number, format in enumerate(self.formats) if format}
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


WIDTH, START = tables.WIDTH, tables.START


@native
def pieces_found(classes: bytes, following: bytes, formats: bytes, place: list[int], most: int, passed: bytes) -> str:
    """Of the next pieces of a text, given as the classes of its bytes: four bytes of where each is, three of its
    length, the lowest first, and its format and 1 or, with a length of one, 0 where no format matches. `place` is where
    they begin, and end after so many; those of formats that are passed over are left out."""
    out = StringBuilder()
    start = place[0] & 0xFFFFFFFF
    left = most
    while start < len(classes) and left > 0:
        state = START
        at = start
        format = 0
        end = start + 1
        while at < len(classes):
            entry = 4 * (state + classes[at])
            state = following[entry] | following[entry + 1] << 8 | following[entry + 2] << 16
            if state == 0:
                break
            at += 1
            accepted = formats[state // WIDTH]
            if accepted:
                format = accepted
                end = at
        length = end - start
        if not passed[format]:
            left -= 1
            out.byte(start)
            out.byte(start >> 8)
            out.byte(start >> 16)
            out.byte(start >> 24)
            out.byte(length)
            out.byte(length >> 8)
            out.byte(length >> 16)
            out.byte(format)
        start = end
    place[0] = start
    return out.text()


class Pieces:
    """The pieces of a text, one after the other, but for those of formats whose number and 1 is not 0 in `passed`."""

    __slots__ = ("text", "passed")

    def __init__(self, text: str) -> None:
        self.text = text
        self.passed = bytes(256)

    def __iter__(self) -> Iterator[Piece]:
        known = automaton()
        classes = self.text.encode("latin-1").translate(known.classes)
        if len(classes) <= _SHORT:
            yield from _pieces(classes)
        elif len(classes) >= _LONG:
            yield from _pieces.__wrapped__(classes)
        else:
            yield from self._of_long(known, classes)

    def _of_long(self, known: Automaton, classes: bytes) -> Iterator[Piece]:
        from struct import iter_unpack

        find = compiled(pieces_found)
        place = [0]
        while place[0] < len(classes):
            most = 1 if any(self.passed) else _AT_ONCE
            found = find(classes, known.rows, known.formats, place, most, self.passed).encode("latin-1")
            for start, word in iter_unpack("<II", found):
                format = (word >> 24) - 1
                yield format, start, start if format == NO_FORMAT else start + (word & _LONG - 1)


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
    """What the fields of a format say in a piece of a text that it matches; not to be changed."""
    return (_fields if end - start <= _SHORT else _fields.__wrapped__)(format, text[start:end])


@lru_cache(maxsize=1024)
def _fields(format: int, piece: str) -> dict[str, str]:
    found = expression(format).fullmatch(piece)
    assert found is not None
    return {name: field for name, field in found.groupdict().items() if field is not None}


@cache
def expression(format: int) -> re.Pattern[str]:
    """The regular expression of a format, for the fields of what it matched."""
    return lazy_pattern(expanded(FORMATS[format][0]))
