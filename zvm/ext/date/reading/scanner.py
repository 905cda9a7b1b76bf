"""Cutting a text into the pieces that formats of dates match longest, with the automaton of formats.py.

Unpacks zvm/ext/generated/date_scanner.py when the first date is read, and compiles the regular expression of a format
when it first wins. No format tells bytes of one class apart: what was found for a text goes for all with its classes.
"""
from __future__ import annotations

import sys
from array import array
from binascii import a2b_base64
from functools import cache, lru_cache
from zlib import decompress

from zvm.ext.date.reading.formats import FORMATS, expanded
from zvm.ext.generated import date_scanner as tables

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    import re
    from collections.abc import Iterable

    Spans = tuple[tuple[str, int, int], ...]  # fields: name, from, to in the text or piece
    Piece = tuple[int, int, Spans]            # number of the format or NO_FORMAT, place in the text

NO_FORMAT = -1
_SHORT = 64  # characters


class Automaton:
    """The tables, ready to use."""

    __slots__ = ("classes", "examples", "following", "accepted")

    def __init__(self) -> None:
        self.classes = decompress(a2b_base64(tables.CLASSES))
        self.examples = bytes(max(self.classes.find(number), 0) for number in range(256))  # a byte of each class
        self.following = array("I")
        self.following.frombytes(decompress(a2b_base64(tables.NEXT)))
        if sys.byteorder == "big":
            self.following.byteswap()
        self.accepted = {number * tables.WIDTH: format - 1
                         for number, format in enumerate(decompress(a2b_base64(tables.ACCEPTED))) if format}

    def longest(self, classes: bytes, start: int) -> tuple[int, int]:
        """(number of the format, place after its match) at a place of a text given as the classes of its bytes;
        NO_FORMAT when no format matches there."""
        following, accepted = self.following, self.accepted
        state = tables.START
        format, end = NO_FORMAT, start
        for at in range(start, len(classes)):
            state = following[state + classes[at]]
            if not state:
                break
            if state in accepted:
                format, end = accepted[state], at + 1
        return format, end


@cache
def automaton() -> Automaton:
    return Automaton()


def pieces(text: str) -> Iterable[Piece]:
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
            found.append((NO_FORMAT, start, ()))
            start += 1
        else:
            found.append((format, start, tuple((name, start + first, start + last)
                                               for name, first, last in _fields(format, classes[start:after]))))
            start = after
    return found


@lru_cache(maxsize=1024)
def _fields(format: int, classes: bytes) -> Spans:
    """Where the fields of a format are in a piece that it matches."""
    found = expression(format).fullmatch(classes.translate(automaton().examples).decode("latin-1"))
    assert found is not None
    return tuple((name, *found.span(name)) for name in found.re.groupindex if found[name] is not None)


@cache
def expression(format: int) -> re.Pattern[str]:
    """The regular expression of a format, for the fields of what it matched."""
    import re

    return re.compile(expanded(FORMATS[format][0]))
