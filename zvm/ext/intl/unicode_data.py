"""The properties of characters in unicode.txt, which scripts/gen_intl_tables.py writes.

Its lines are `SECTION VALUE: RANGES` or `SECTION: RANGES`, all numbers hexadecimal, and continue in lines that begin
with a space:

    break          the class in which graphemes.py has the code points
    joining        the Joining_Type where it does not follow from the category
    new            general category, bidi class and (decimal) combining class of what Unicode 15 added to 14
    compatible     the compatibility decomposition of such
    invisible      Default_Ignorable_Code_Point
    disallowed     in no domain name
    ignorable      of no weight in collations
    same, folded   the text that has the same weights as the code points, at three levels and at two
"""
from __future__ import annotations

import unicodedata
from bisect import bisect_right

from zvm.runtime.services.function_tools import cache
from zvm.runtime.services.modules import text_beside

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.engine import Engine

_DATA_VERSION = "72.1"  # the ICU that was asked for what is in the file


def _icu_version(engine: Engine) -> str:
    from zvm.ext.icu.library import icu_version

    return icu_version() or _DATA_VERSION


CONSTANTS = {"INTL_ICU_VERSION": _icu_version, "INTL_ICU_DATA_VERSION": _icu_version}

Ranges = list[tuple[int, int]]


@cache
def _sections() -> dict[str, dict[str, Ranges]]:
    sections: dict[str, dict[str, Ranges]] = {}
    text = text_beside(__file__, "unicode.txt").replace("\n ", " ")
    for line in text.splitlines()[1:]:
        title, _, listed = line.partition(": ")
        section, _, value = title.partition(" ")
        runs = [run.partition("-") for run in listed.split()]
        sections.setdefault(section, {})[value] = [(int(first, 16), int(last or first, 16)) for first, _, last in runs]
    return sections


class Property:
    """A property of code points: `value_of(point)` is that of the range it lies in."""

    __slots__ = ("_ends", "_starts", "_values", "default")

    def __init__(self, section: str, default: str = "") -> None:
        runs = sorted((first, last, value) for value, ranges in _sections()[section].items() for first, last in ranges)
        self._starts = [first for first, _, _ in runs]
        self._ends = [last for _, last, _ in runs]
        self._values = [value for _, _, value in runs]
        self.default = default

    def value_of(self, point: int) -> str:
        index = bisect_right(self._starts, point) - 1
        return self._values[index] if index >= 0 and point <= self._ends[index] else self.default

    def __contains__(self, point: int) -> bool:
        index = bisect_right(self._starts, point) - 1
        return index >= 0 and point <= self._ends[index]


@cache
def points(section: str) -> frozenset[int]:
    """All code points of a section."""
    return frozenset(point for ranges in _sections()[section].values() for first, last in ranges
                     for point in range(first, last + 1))


@cache
def texts(section: str) -> dict[int, str]:
    """Code point → text, for a section whose values are texts."""
    return {point: "".join(chr(int(part, 16)) for part in value.split())
            for value, ranges in _sections()[section].items() for first, last in ranges
            for point in range(first, last + 1)}


@cache
def _new() -> dict[int, tuple[str, str, int]]:
    """Category, bidi class, combining class of the code points that Unicode 15 added."""
    return {point: (value.split()[0], value.split()[1], int(value.split()[2]))
            for value, ranges in _sections()["new"].items() for first, last in ranges
            for point in range(first, last + 1)}


def category(character: str) -> str:
    found = _new().get(ord(character))
    return found[0] if found else unicodedata.category(character)


def bidi_class(character: str) -> str:
    found = _new().get(ord(character))
    return found[1] if found else unicodedata.bidirectional(character)


def combining_class(character: str) -> int:
    found = _new().get(ord(character))
    return found[2] if found else unicodedata.combining(character)


@cache
def _joining() -> Property:
    return Property("joining")


def joining_type(character: str) -> str:
    """One letter: L, R, D, C, T(ransparent), U."""
    return _joining().value_of(ord(character)) or ("T" if category(character) in ("Mn", "Me", "Cf") else "U")


def is_new(text: str) -> bool:
    """Is there a character with a combining class or decomposition that Python may not know?"""
    return not text.isascii() and not _unknown_to_python().isdisjoint(text)


@cache
def _unknown_to_python() -> frozenset[str]:
    return frozenset(map(chr, {point for point, found in _new().items() if found[2]} | points("compatible")))
