"""The grapheme_* functions (ext/intl/grapheme)."""
from __future__ import annotations

from unicodedata import normalize

from zvm.ext.intl import errors, graphemes
from zvm.ext.intl.search import Search
from zvm.ext.vocabulary import Array, Bool, ByRef, False_, Int, Null, Str, function
from zvm.runtime.functions.parameters import value_error
from zvm.runtime.objects.typed_references import assign_by_reference
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.strings import lower
from zvm.targets import V8_5

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

GRAPHEME_EXTR_COUNT, GRAPHEME_EXTR_MAXBYTES, GRAPHEME_EXTR_MAXCHARS = range(3)
CONSTANTS = {"GRAPHEME_EXTR_COUNT": GRAPHEME_EXTR_COUNT, "GRAPHEME_EXTR_MAXBYTES": GRAPHEME_EXTR_MAXBYTES,
             "GRAPHEME_EXTR_MAXCHARS": GRAPHEME_EXTR_MAXCHARS}

_LARGEST = 2**31 - 1
_NOT_UTF_8 = "Error converting input string to UTF-16"
_OUTSIDE = "must be contained in argument #1 ($haystack)"


def _is_simple(string: str) -> bool:
    """Is each byte a grapheme (grapheme_ascii_check)?"""
    return string.isascii() and "\r\n" not in string


@function
def grapheme_strlen(engine: Engine, string: Str) -> Int | False_ | Null:
    if _is_simple(string):
        return len(string)
    text = errors.decode(engine, string, _NOT_UTF_8)
    return None if text is None else len(graphemes.boundaries(text))


@function(since=80400)
def grapheme_str_split(engine: Engine, string: Str, length: Int = 1) -> Array | False_:
    if not 0 < length <= _LARGEST // 2:
        value_error(engine, 2, f"must be greater than 0 and less than or equal to {_LARGEST // 2}")
    clusters = _clusters(string.encode("latin-1").decode("utf-8", "surrogateescape"))
    texts = ["".join(clusters[start:start + length]) for start in range(0, len(clusters), length)]
    return PhpArray.from_list([text.encode("utf-8", "surrogateescape").decode("latin-1") for text in texts])


@function(since=80500)
def grapheme_levenshtein(engine: Engine, string1: Str, string2: Str, insertion_cost: Int = 1, replacement_cost: Int = 1,
                         deletion_cost: Int = 1, locale: Str = "") -> Int | False_:
    for number, cost in enumerate((insertion_cost, replacement_cost, deletion_cost), 3):
        if not 0 < cost <= _LARGEST // 2:
            value_error(engine, number, f"must be greater than 0 and less than or equal to {_LARGEST // 2}")
    first, second = errors.decode(engine, string1, _NOT_UTF_8), errors.decode(engine, string2, _NOT_UTF_8)
    if first is None or second is None:
        return False
    ours, theirs = _clusters(normalize("NFC", first)), _clusters(normalize("NFC", second))
    row = [number * insertion_cost for number in range(len(theirs) + 1)]
    for number, cluster in enumerate(ours, 1):
        before, row = row, [number * deletion_cost]
        for place, other in enumerate(theirs):
            row.append(min(before[place] + (0 if cluster == other else replacement_cost),
                           before[place + 1] + deletion_cost, row[place] + insertion_cost))
    return row[-1]


def _clusters(text: str) -> list[str]:
    """The grapheme clusters of a text."""
    ends = graphemes.boundaries(text)
    return [text[start:end] for start, end in zip([0, *ends], ends, strict=False)]


# -- searching -------------------------------------------------------------------------------------------------------


def _check_offset(engine: Engine, haystack: str, offset: int) -> None:
    if not -_LARGEST <= offset <= _LARGEST or not -len(haystack) <= offset <= len(haystack):
        value_error(engine, 3, _OUTSIDE)


def _offset_position(engine: Engine, boundaries: list[int], offset: int) -> int:
    """The character at which the grapheme of that number begins, counted from the end if negative."""
    places = [0, *boundaries]
    index = offset if offset >= 0 else len(places) - 1 + offset
    if not 0 <= index < len(places):
        value_error(engine, 3, _OUTSIDE)
    return places[index]


def _find(engine: Engine, haystack: str, needle: str, offset: int, fold: bool, last: bool) -> tuple[int, int]:
    """The grapheme and the character at which the needle is; -1 where it is not (grapheme_strpos_utf16)."""
    text = errors.decode(engine, haystack, _NOT_UTF_8)
    if text is None:
        return -1, -1
    part = errors.decode(engine, needle, "Error converting needle string to UTF-16")
    if part is None:
        return -1, -1
    boundaries = graphemes.boundaries(text)
    start = _offset_position(engine, boundaries, offset)
    if not part:  # answered in units of UTF-16, not in graphemes
        place = len(text) if last and offset >= 0 else start
        return _units(text[:place]), place
    if not text:
        errors.fail(engine, errors.ILLEGAL_ARGUMENT, "Error creating search object")
        return -1, -1
    search = Search(text, part, boundaries, fold)
    if not last:
        found = search.first(start)
    elif offset < 0:
        found = search.last_until(start)
    else:
        found = search.last()
        if found < start:
            found = -1
    return (found, found) if found < 0 else (len(graphemes.boundaries(text[:found])), found)


def _units(text: str) -> int:
    """The length in UTF-16."""
    return len(text) + sum(character > "\uffff" for character in text)


def _rfind_bytes(haystack: str, needle: str, offset: int) -> int:
    """grapheme_strrpos_ascii: -1 where it is not found."""
    if offset >= 0:
        first, last = offset, len(haystack) - len(needle)
    else:
        first, last = 0, len(haystack) + (-len(needle) if len(needle) > -offset else offset)
    return haystack.rfind(needle, first, last + len(needle)) if last >= first else -1


@function(added={"locale": 80500})
def grapheme_strpos(engine: Engine, haystack: Str, needle: Str, offset: Int = 0, locale: Str = "") -> Int | False_:
    _check_offset(engine, haystack, offset)
    if offset >= 0 and _is_simple(haystack):
        found = haystack.find(needle, offset)
    else:
        found, _ = _find(engine, haystack, needle, offset, fold=False, last=False)
    return False if found < 0 else found


def _find_beside_bytes(engine: Engine, haystack: str, needle: str, offset: int, fold: bool, last: bool) -> int | bool:
    """The grapheme at which the needle is, False where it is not; by bytes where both are simple."""
    _check_offset(engine, haystack, offset)
    if _is_simple(haystack):
        text, part = (lower(haystack), lower(needle)) if fold else (haystack, needle)
        if last:
            found = _rfind_bytes(text, part, offset)
        else:
            found = text.find(part, offset if offset >= 0 else len(text) + offset)
        if found >= 0 or _is_simple(needle):
            return False if found < 0 else found
    found, _ = _find(engine, haystack, needle, offset, fold, last)
    return False if found < 0 else found


@function(added={"locale": 80500})
def grapheme_stripos(engine: Engine, haystack: Str, needle: Str, offset: Int = 0, locale: Str = "") -> Int | False_:
    return _find_beside_bytes(engine, haystack, needle, offset, fold=True, last=False)


@function(added={"locale": 80500})
def grapheme_strrpos(engine: Engine, haystack: Str, needle: Str, offset: Int = 0, locale: Str = "") -> Int | False_:
    return _find_beside_bytes(engine, haystack, needle, offset, fold=False, last=True)


@function(added={"locale": 80500})
def grapheme_strripos(engine: Engine, haystack: Str, needle: Str, offset: Int = 0, locale: Str = "") -> Int | False_:
    return _find_beside_bytes(engine, haystack, needle, offset, fold=True, last=True)


@function(added={"locale": 80500})
def grapheme_strstr(engine: Engine, haystack: Str, needle: Str, beforeNeedle: Bool = False,
                    locale: Str = "") -> Str | False_:
    at = haystack.find(needle)
    if at < 0:
        return False
    if _is_simple(haystack):
        return haystack[:at] if beforeNeedle else haystack[at:]
    return _part(engine, haystack, needle, beforeNeedle, fold=False)


@function(added={"locale": 80500})
def grapheme_stristr(engine: Engine, haystack: Str, needle: Str, beforeNeedle: Bool = False,
                     locale: Str = "") -> Str | False_:
    return _part(engine, haystack, needle, beforeNeedle, fold=True)


def _part(engine: Engine, haystack: str, needle: str, before: bool, fold: bool) -> str | bool:
    """The haystack up to the needle or from there on; it counts characters as far as there are units of UTF-16."""
    found, place = _find(engine, haystack, needle, 0, fold, last=False)
    if found < 0:
        return False
    text = haystack.encode("latin-1").decode("utf-8")
    if not needle:
        place = -1  # PHP does not set it
    place = max(_units(text[:place]), 0) if place >= 0 else 0
    return errors.encode(text[:place] if before else text[place:])


# -- parts -----------------------------------------------------------------------------------------------------------


@function(added={"locale": 80500})
def grapheme_substr(engine: Engine, string: Str, offset: Int, length: Int | Null = None,
                    locale: Str = "") -> Str | False_:
    if not -_LARGEST - 1 <= offset <= _LARGEST:
        value_error(engine, 2, "is too large")
    if length is None:
        length = len(string)
    if not -_LARGEST - 1 <= length <= _LARGEST:
        value_error(engine, 3, "is too large")
    if _is_simple(string):
        return _slice(string, range(len(string) + 1), offset, length)
    text = errors.decode(engine, string, _NOT_UTF_8)
    if text is None:
        return False
    if length >= len(string):  # in bytes: all there is
        length = len(text)
    return errors.encode(_slice(text, [0, *graphemes.boundaries(text)], offset, length))


def _slice(text: str, places: Any, offset: int, length: int) -> str:
    """The graphemes that begin at `places`, whose last one is the end, from an offset on; as substr() takes numbers."""
    count = len(places) - 1
    start = max(count + offset, 0) if offset < 0 else min(offset, count)
    end = count + length if length < 0 else min(start + length, count)
    return text[places[start]:places[end]] if end > start else ""


@function
def grapheme_extract(engine: Engine, haystack: Str, size: Int, type: Int = GRAPHEME_EXTR_COUNT, offset: Int = 0,
                     next: ByRef = None) -> Str | False_:
    if offset < 0:
        offset += len(haystack)
    _tell(engine, next, offset)
    if not GRAPHEME_EXTR_COUNT <= type <= GRAPHEME_EXTR_MAXCHARS:
        value_error(engine, 3, "must be one of GRAPHEME_EXTR_COUNT, GRAPHEME_EXTR_MAXBYTES, or GRAPHEME_EXTR_MAXCHARS")
    if not 0 <= offset < len(haystack) or offset > _LARGEST:
        errors.fail(engine, errors.ILLEGAL_ARGUMENT, "grapheme_extract: start not contained in string")
        return False
    if size < 0:
        value_error(engine, 2, "must be greater than or equal to 0")
    if size > _LARGEST:
        value_error(engine, 2, "is too large")
    if not size:
        return ""
    rest = haystack[offset:].lstrip("".join(map(chr, (*range(0x80, 0xC2), *range(0xF5, 0x100)))))
    if not rest:
        function_name = "grapheme_extract: " if engine.target < V8_5 else "grapheme_extract: grapheme_extract: "
        errors.fail(engine, errors.ILLEGAL_ARGUMENT, f"{function_name}invalid input string")
        return False
    end = min(size, len(rest)) if _is_simple(rest[:size + 1]) else _extracted(rest, size, type)
    _tell(engine, next, offset + end)
    return rest[:end]


def _tell(engine: Engine, reference: Any, offset: int) -> None:
    if reference is not None:
        assign_by_reference(engine, reference, offset)


def _extracted(string: str, size: int, type: int) -> int:
    """The number of bytes of as many graphemes as `size` of that type allows."""
    text, ends = _characters(string.encode("latin-1"))
    found = 0
    for count, boundary in enumerate(graphemes.boundaries(text), 1):
        end = ends[boundary - 1]
        if size < (count, end, boundary)[type]:
            break
        found = end
    return found


def _characters(data: bytes) -> tuple[str, list[int]]:
    """The text, with a replacement for each sequence that is wrong, and where each character ends in the data."""
    text, ends, at = "", [], 0
    while True:
        try:
            part, wrong = data[at:].decode("utf-8"), 0
        except UnicodeDecodeError as error:
            part, wrong = data[at:at + error.start].decode("utf-8"), error.end - error.start
        text += part
        for character in part:
            at += len(character.encode("utf-8"))
            ends.append(at)
        if not wrong:
            return text, ends
        at += wrong
        text += "\ufffd"
        ends.append(at)
