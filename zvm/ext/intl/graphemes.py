"""Extended grapheme clusters (Unicode Standard Annex 29) as ICU 72 finds them, which also keeps conjuncts of six Indic
scripts together.

Each character is replaced by a letter that says its class, and a regular expression finds clusters of letters:

    R, N, C   carriage return, line feed, other controls      E   pictographs
    P         prepended marks                                 K   consonants that a virama links
    L, V, T   jamo; v, w: syllables of two and three          Y   viramas that link them
    I         regional indicators                             x   other extending marks with a combining class
    S         spacing marks                                   X   without one
    Z         zero width joiner                               O   everything else
"""
from __future__ import annotations

import re

from zvm.ext.intl.unicode_data import Property
from zvm.runtime.services.function_tools import cache

_CLUSTER = re.compile(r"RN|[RNC]|P*+(?:L*(?:V+|vV*|w)T*|L+|T+|II?|E(?:[XxY]*+ZE)*+|K(?:[xZ]*+Y[xYZ]*+K)*+|O)[XxYZS]*+|"
                      r"P*[XxYZS]+|P+")
_SYLLABLES = range(0xAC00, 0xD7A4)


class _Classes(dict[int, str]):
    """Code point → letter, filled when asked."""

    def __init__(self) -> None:
        self._property = Property("break", "O")

    def __missing__(self, point: int) -> str:
        if point in _SYLLABLES:
            letter = "w" if (point - _SYLLABLES[0]) % 28 else "v"
        else:
            letter = self._property.value_of(point)
        self[point] = letter
        return letter


@cache
def _classes() -> _Classes:
    return _Classes()


def boundaries(text: str) -> list[int]:
    """Where clusters end, in characters."""
    return [match.end() for match in _CLUSTER.finditer(text.translate(_classes()))]
