"""How alike strings are: similar_text, levenshtein, soundex (ext/standard/levenshtein.c, soundex.c)."""
from __future__ import annotations

from zvm.ext.vocabulary import Int, Str, function
from zvm.runtime.values.numbers import wrap
from zvm.runtime.values.strings import upper
from zvm.runtime.values.zval import INT_MAX


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


@function(pure=True)
def levenshtein(string1: Str, string2: Str, insertion_cost: Int = 1, replacement_cost: Int = 1,
                deletion_cost: Int = 1) -> Int:
    highest = max(abs(insertion_cost), abs(replacement_cost), abs(deletion_cost))
    if highest * (len(string1) + len(string2)) > INT_MAX:
        return _overflowing_distance(string1, string2, insertion_cost, replacement_cost, deletion_cost)
    if not string1:
        return len(string2) * insertion_cost
    if not string2:
        return len(string1) * deletion_cost
    if insertion_cost == replacement_cost == deletion_cost == 1:
        return _edit_distance(string1, string2)
    previous = [column * insertion_cost for column in range(len(string2) + 1)]
    for left in string1:
        current = [previous[0] + deletion_cost]
        for column, right in enumerate(string2):
            cost = previous[column] + (0 if left == right else replacement_cost)
            cost = min(cost, previous[column + 1] + deletion_cost, current[column] + insertion_cost)
            current.append(cost)
        previous = current
    return previous[-1]


def _edit_distance(pattern: str, text: str) -> int:
    """levenshtein() where all costs are 1, neither string being empty (Myers, "A fast bit-vector algorithm", 1999).

    A bit of `higher` or `lower` tells that a cell of the column is by one above or below the cell before it.
    """
    if len(pattern) > len(text):
        pattern, text = text, pattern
    places: dict[str, int] = {}
    bit = 1
    for char in pattern:
        places[char] = places.get(char, 0) | bit
        bit <<= 1
    mask, last = bit - 1, bit >> 1
    higher, lower = mask, 0
    distance = len(pattern)
    for char in text:
        equal = places.get(char, 0) | lower
        diagonal = (((equal & higher) + higher) ^ higher) | equal
        rises = lower | (mask & ~(diagonal | higher))
        falls = higher & diagonal
        if rises & last:
            distance += 1
        elif falls & last:
            distance -= 1
        rises = rises << 1 | 1
        lower = rises & diagonal & mask
        higher = (falls << 1 | ~(diagonal | rises)) & mask
    return distance


def _overflowing_distance(string1: str, string2: str, insertion_cost: int, replacement_cost: int,
                          deletion_cost: int) -> int:
    """levenshtein() in arithmetic of 64 bits (reference_levdist)."""
    previous = [wrap(column * insertion_cost) for column in range(len(string2) + 1)]
    if not string2:
        return wrap(len(string1) * deletion_cost)
    for left in string1:
        current = [wrap(previous[0] + deletion_cost)]
        for column, right in enumerate(string2):
            cost = wrap(previous[column] + (0 if left == right else replacement_cost))
            cost = min(cost, wrap(previous[column + 1] + deletion_cost), wrap(current[column] + insertion_cost))
            current.append(cost)
        previous = current
    return previous[-1]


_SOUNDEX = {letter: code for letters, code in (("AEHIOUWY", ""), ("BFPV", "1"), ("CGJKQSXZ", "2"), ("DT", "3"),
                                               ("L", "4"), ("MN", "5"), ("R", "6")) for letter in letters}


@function(pure=True)
def soundex(string: Str) -> Str:
    out, last = "", ""
    for char in upper(string):
        if not "A" <= char <= "Z":
            continue
        code = _SOUNDEX[char]
        if not out:
            out = char
        elif code != last:
            out += code
        last = code
        if len(out) == 4:
            break
    return out.ljust(4, "0")
