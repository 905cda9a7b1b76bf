"""Searching by weights of the root collation, where a match begins and ends at graphemes (ICU's usearch)."""
from __future__ import annotations

from bisect import bisect_left, bisect_right

from zvm.ext.intl import normalization, unicode_data
from zvm.runtime.services.function_tools import cache

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Iterator

# vowels that are written before the consonant they are sorted after, and those consonants: Thai, Lao, Tai Viet
_THAI, _LAO, _TAI_VIET = ("\u0e01", "\u0e2e"), ("\u0e81", "\u0eae"), ("\uaa80", "\uaaaf")
_LOGICAL_ORDER_EXCEPTIONS = dict.fromkeys("\u0e40\u0e41\u0e42\u0e43\u0e44", _THAI) | \
    dict.fromkeys("\u0ec0\u0ec1\u0ec2\u0ec3\u0ec4", _LAO) | \
    dict.fromkeys("\uaab5\uaab6\uaab9\uaabb\uaabc", _TAI_VIET)

_VOWEL_AM = {"\u0e33": "\u0e4d\u0e32", "\u0eb3": "\u0ecd\u0eb2"}  # Thai and Lao: the weights of nikhahit and aa


@cache
def _weights(character: str) -> str:
    """What stands for the weights of a decomposed character, "" where it has none."""
    if ord(character) in unicode_data.points("ignorable"):
        return ""
    return _VOWEL_AM.get(character) or unicode_data.texts("same").get(ord(character), character)


@cache
def _folded_weights(character: str) -> str:
    """The same without the third level, that of case and variants."""
    folded = unicode_data.texts("folded").get(ord(character))
    if folded is not None or not _weights(character):
        return folded or ""
    text = normalization.normalize("NFKD", normalization.normalize("NFKD", character).casefold())
    return "".join(map(_weights, text))


def _is_reordered(pair: str) -> bool:
    """Is that a vowel written before its consonant?"""
    consonants = _LOGICAL_ORDER_EXCEPTIONS.get(pair[0])
    return consonants is not None and consonants[0] <= pair[1:] <= consonants[1]


def _segments(text: str) -> Iterator[tuple[int, int]]:
    """Pieces that have their weights together: a character, or a vowel and its consonant. Marks stay in the order they
    are written in: the collator does not normalise."""
    start = 0
    while start < len(text):
        end = start + 1
        if _is_reordered(text[start:end + 1]):
            end += 1
        yield start, end
        start = end


class Weights:
    """The weights of a text, without those that are ignored, and which characters each comes from."""

    __slots__ = ("ends", "starts", "symbols")

    def __init__(self, text: str, fold: bool) -> None:
        weights = _folded_weights if fold else _weights
        symbols: list[str] = []
        self.starts: list[int] = []
        self.ends: list[int] = []
        for start, end in _segments(text):
            piece = normalization.normalize("NFD", text[start:end])
            if _is_reordered(piece[:2]):
                piece = piece[1:2] + piece[0] + piece[2:]
            for number, symbol in enumerate("".join(map(weights, piece))):
                symbols.append(symbol)
                self.starts.append(end if number else start)
                self.ends.append(end)
        self.symbols = "".join(symbols)


class Search:
    """Finds a needle in a haystack; positions are in characters, -1 means not found."""

    def __init__(self, haystack: str, needle: str, boundaries: list[int], fold: bool) -> None:
        self.length = len(haystack)
        self.boundaries = [0, *boundaries]
        self.text, self.pattern = Weights(haystack, fold), Weights(needle, fold).symbols

    def is_boundary(self, position: int) -> bool:
        index = bisect_left(self.boundaries, position)
        return index < len(self.boundaries) and self.boundaries[index] == position

    def _boundary_after(self, position: int) -> int:
        return self.boundaries[min(bisect_right(self.boundaries, position), len(self.boundaries) - 1)]

    def first(self, offset: int) -> int:
        """The first match from an offset on."""
        if not self.pattern:
            return offset if offset < self.length and self.is_boundary(offset) else -1
        return next(self._matches(offset), (-1, -1))[0]

    def last_until(self, offset: int) -> int:
        """The last match, of those that do not overlap, that begins at the offset or before."""
        if not self.pattern:
            position = min(offset, self.length - 1)
            return position if self.is_boundary(position) else -1
        found = -1
        for start, _ in self._matches(0):
            if start > offset:
                break
            found = start
        return found

    def last(self) -> int:
        """The last match, looked for from the end."""
        if not self.pattern:
            return self.length - 1 if self.length and self.is_boundary(self.length - 1) else -1
        index = self.text.symbols.rfind(self.pattern)
        while index >= 0:
            if self._end_of(index, backwards=True) >= 0:
                return self.text.starts[index]
            index = self.text.symbols.rfind(self.pattern, 0, index + len(self.pattern) - 1)
        return -1

    def _matches(self, offset: int) -> Iterator[tuple[int, int]]:
        """Start and end of the matches from an offset on, or from the vowel before a consonant there."""
        index = self.text.symbols.find(self.pattern, bisect_right(self.text.ends, offset))
        while index >= 0:
            end = self._end_of(index)
            if end >= 0:
                yield self.text.starts[index], end
                index = max(bisect_left(self.text.starts, end), index + 1)
            else:
                index += 1
            index = self.text.symbols.find(self.pattern, index)

    def _end_of(self, index: int, backwards: bool = False) -> int:
        """Where the match of weights at an index ends in the text; -1 where it is not one of whole graphemes."""
        starts, ends = self.text.starts, self.text.ends
        start, last, after = starts[index], index + len(self.pattern) - 1, index + len(self.pattern)
        if start == ends[index] or not self.is_boundary(start):
            return -1
        at_end = after == len(starts)
        if backwards and at_end:
            return self._boundary_after(starts[last])
        if not at_end and starts[after] == ends[after]:  # the match ends within the weights of a character
            return -1
        end = limit = self.length if at_end else starts[after]
        if starts[last] < limit:
            if starts[last] == ends[last] and self.is_boundary(starts[last]):
                end = starts[last]
            else:
                boundary = self._boundary_after(starts[last])
                if ends[last] <= boundary and (boundary < limit or backwards):
                    end = boundary
        return end if end <= limit and self.is_boundary(end) else -1
