"""How alike strings are: similar_text, levenshtein, soundex (ext/standard/levenshtein.c, soundex.c)."""
from __future__ import annotations

from zvm.ext.native import Row, StringBuilder, native
from zvm.ext.vocabulary import ByRef, Int, Str, function
from zvm.runtime.objects.typed_references import assign_by_reference
from zvm.runtime.values.numbers import wrap

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.engine import Engine


@function(pure=True, native=True)
def similar_text(engine: Engine, string1: Str, string2: Str, percent: ByRef = None) -> Int:
    common = _similarity(string1, 0, len(string1), string2, 0, len(string2))
    if percent is not None:
        total = len(string1) + len(string2)
        assign_by_reference(engine, percent, common * 2.0 * 100.0 / total if total > 0 else 0.0)
    return common


@native
def _similarity(first: str, start: int, end: int, second: str, second_start: int, second_end: int) -> int:
    """The number of bytes that first[start:end] and second[second_start:second_end] have in common: the first longest
    common part, then the same left and right of it (php_similar_char)."""
    total = 0
    start, second_start = max(start, 0), max(second_start, 0)
    end, second_end = min(end, len(first)), min(second_end, len(second))
    while start < end and second_start < second_end:
        most = place = second_place = 0
        at = start
        while at + most < end:
            other = second_start
            while other + most < second_end:
                same = 0
                while at + same < end and other + same < second_end and first[at + same] == second[other + same]:
                    same += 1
                if same > most:
                    most = same
                    place = at
                    second_place = other
                other += 1
            at += 1
        if most == 0:
            return total
        total += most + _similarity(first, start, place, second, second_start, second_place)
        start = place + most
        second_start = second_place + most
    return total


@function(pure=True, native=True)
def levenshtein(string1: Str, string2: Str, insertion_cost: Int = 1, replacement_cost: Int = 1,
                deletion_cost: Int = 1) -> Int:
    row = Row(len(string2) + 1)
    for column in range(len(string2) + 1):
        row[column] = wrap(column * insertion_cost)
    if not string2:
        return wrap(len(string1) * deletion_cost)
    for line in range(len(string1)):
        corner = row[0]
        row[0] = wrap(corner + deletion_cost)
        for column in range(len(string2)):
            cost = corner if string1[line] == string2[column] else wrap(corner + replacement_cost)
            corner = row[column + 1]
            cost = min(cost, wrap(corner + deletion_cost))
            cost = min(cost, wrap(row[column] + insertion_cost))
            row[column + 1] = cost
    return row[len(string2)]


_SOUNDEX = "01230120022455012623010202"  # the code of each letter; 0: of none that is written


@function(pure=True, native=True)
def soundex(string: Str) -> Str:
    out = StringBuilder()
    last = at = 0
    while at < len(string) and len(out) < 4:
        letter = (ord(string[at]) | 0x20) - 97
        if 0 <= letter <= 25:
            code = ord(_SOUNDEX[letter])
            if len(out) == 0:
                out.byte(letter + 65)
            elif code != last and code != 48:
                out.byte(code)
            last = code
        at += 1
    while len(out) < 4:
        out.byte(48)
    return out.text()
