"""Finding which format of a date matches longest at a place of a text, with the automaton of formats.py.

Unpacks zvm/ext/generated/date_scanner.py when the first date is read, and compiles the regular expression of a format
when it first wins.
"""
from __future__ import annotations

import sys
from array import array
from binascii import a2b_base64
from functools import cache
from zlib import decompress

from zvm.ext.date.reading.formats import FORMATS, expanded
from zvm.ext.generated import date_scanner as tables

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    import re

NO_FORMAT = -1


class Automaton:
    """The tables, ready to use."""

    __slots__ = ("classes", "following", "accepted")

    def __init__(self) -> None:
        self.classes = decompress(a2b_base64(tables.CLASSES))
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


@cache
def expression(format: int) -> re.Pattern[str]:
    """The regular expression of a format, for the fields of what it matched."""
    import re

    return re.compile(expanded(FORMATS[format][0]))
