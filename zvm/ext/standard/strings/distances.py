"""How alike strings are: similar_text, levenshtein, soundex (ext/standard/levenshtein.c, soundex.c)."""
from __future__ import annotations

from zvm.ext.native import Row, StringBuilder
from zvm.ext.vocabulary import Int, Str, function
from zvm.runtime.values.numbers import wrap


def similarity(first: str, second: str) -> int:
    """The number of bytes in common: longest common part, then the same left and right of it (php_similar_char)."""
    if not first or not second:
        return 0
    length, at_first, at_second = _longest_common(first, second)
    if not length:
        return 0
    return (length + similarity(first[:at_first], second[:at_second])
            + similarity(first[at_first + length:], second[at_second + length:]))


def _longest_common(first: str, second: str) -> tuple[int, int, int]:
    """Length and places of the first longest common part."""
    length = at_first = at_second = 0
    find = second.find
    for start in range(len(first)):
        end = start + length + 1
        if end > len(first):
            break
        # find() gives the first place of each part, and of a longer part no earlier one
        place = find(first[start:end])
        while place >= 0:
            length, at_first, at_second = end - start, start, place
            end += 1
            place = find(first[start:end], place) if end <= len(first) else -1
    return length, at_first, at_second


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
