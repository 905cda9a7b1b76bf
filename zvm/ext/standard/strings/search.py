"""Finding and comparing inside strings: strpos and its family, substr_count, strspn, … (ext/standard/string.c)."""
from __future__ import annotations

from zvm.ext.native import ByteSet, native
from zvm.ext.vocabulary import Bool, False_, Int, Null, Str, function
from zvm.runtime.functions.parameters import value_error
from zvm.runtime.values.strings import difference_of_parts, find_ignoring_case, lower
from zvm.runtime.values.zval import INT_MAX

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.engine import Engine

_NOT_CONTAINED = "must be contained in argument #1 ($haystack)"


@function(pure=True, native=True, aliases=("strchr",))
def strstr(haystack: Str, needle: Str, before_needle: Bool = False) -> Str | False_:
    place = haystack.find(needle)
    if place < 0:
        return False
    return haystack[:place] if before_needle else haystack[place:]


@function(pure=True, native=True)
def stristr(haystack: Str, needle: Str, before_needle: Bool = False) -> Str | False_:
    place = find_ignoring_case(haystack, needle)
    if place < 0:
        return False
    return haystack[:place] if before_needle else haystack[place:]


@function(pure=True, native=True)
def strpos(engine: Engine, haystack: Str, needle: Str, offset: Int = 0) -> Int | False_:
    start = offset + len(haystack) if offset < 0 else offset
    if not 0 <= start <= len(haystack):
        value_error(engine, 3, _NOT_CONTAINED)
    place = haystack.find(needle, start)
    return False if place < 0 else place


@function(pure=True, native=True)
def stripos(engine: Engine, haystack: Str, needle: Str, offset: Int = 0) -> Int | False_:
    start = offset + len(haystack) if offset < 0 else offset
    if not 0 <= start <= len(haystack):
        value_error(engine, 3, _NOT_CONTAINED)
    place = find_ignoring_case(haystack, needle, start)
    return False if place < 0 else place


@function(pure=True, native=True)
def strrpos(engine: Engine, haystack: Str, needle: Str, offset: Int = 0) -> Int | False_:
    size = len(haystack)
    if offset > size or offset < -size:
        value_error(engine, 3, _NOT_CONTAINED)
    start = max(offset, 0)
    place = haystack.rfind(needle, start, max(_end_of_last(size, len(needle), offset), 0))
    return False if place < 0 else place


@function(pure=True, native=True)
def strripos(engine: Engine, haystack: Str, needle: Str, offset: Int = 0) -> Int | False_:
    size = len(haystack)
    if offset > size or offset < -size:
        value_error(engine, 3, _NOT_CONTAINED)
    start = max(offset, 0)
    end = max(_end_of_last(size, len(needle), offset), 0)
    place = lower(haystack[start:end]).rfind(lower(needle))
    return False if place < 0 else place + start


@native
def _end_of_last(size: int, needle_size: int, offset: int) -> int:
    """Where the last needle must end: a negative offset says from where on none may begin."""
    return size if offset + needle_size > 0 or offset >= 0 else size + offset + needle_size


@function(pure=True, name="strrchr", since=80300)
def strrchr_before(haystack: Str, needle: Str, before_needle: Bool = False) -> Str | False_:
    found = haystack.rfind(needle[:1] or "\0")
    if found < 0:
        return False
    return haystack[:found] if before_needle else haystack[found:]


@function(pure=True, native=True, until=80300)
def strrchr(haystack: Str, needle: Str) -> Str | False_:
    wanted = needle[0] if needle else "\0"
    place = haystack.rfind(wanted)
    return False if place < 0 else haystack[place:]


@function(pure=True, native=True)
def str_contains(haystack: Str, needle: Str) -> Bool:
    return needle in haystack


@function(pure=True, native=True)
def str_starts_with(haystack: Str, needle: Str) -> Bool:
    return haystack.startswith(needle)


@function(pure=True, native=True)
def str_ends_with(haystack: Str, needle: Str) -> Bool:
    return haystack.endswith(needle)


@function(pure=True, native=True)
def substr_count(engine: Engine, haystack: Str, needle: Str, offset: Int = 0, length: Int | Null = None) -> Int:
    if not needle:
        value_error(engine, 2, "cannot be empty")
    size = len(haystack)
    start = offset + size if offset < 0 else offset
    if not 0 <= start <= size:
        value_error(engine, 3, "must be contained in argument #1 ($haystack)")
    end = size
    if length is not None:
        rest = length + size - start if length < 0 else length
        if not 0 <= rest <= size - start:
            value_error(engine, 4, "must be contained in argument #1 ($haystack)")
        end = start + rest
    return haystack.count(needle, start, end)


@function(pure=True, native=True)
def substr_compare(engine: Engine, haystack: Str, needle: Str, offset: Int, length: Int | Null = None,
                   case_insensitive: Bool = False) -> Int:
    if length is not None:
        if length == 0:
            return 0
        if length < 0:
            value_error(engine, 4, "must be greater than or equal to 0")
    start = max(offset + len(haystack), 0) if offset < 0 else offset
    if start > len(haystack):
        value_error(engine, 3, "must be contained in argument #1 ($haystack)")
    compared = INT_MAX
    if length is not None:
        compared = length
    return difference_of_parts(haystack, start, needle, compared, case_insensitive)


@function(pure=True, native=True)
def strpbrk(engine: Engine, string: Str, characters: Str) -> Str | False_:
    if not characters:
        value_error(engine, 2, "must be a non-empty string")
    wanted = ByteSet(characters)
    at = 0
    while at < len(string) and string[at] not in wanted:
        at += 1
    return string[at:] if at < len(string) else False


@function(pure=True, native=True)
def strspn(string: Str, characters: Str, offset: Int = 0, length: Int | Null = None) -> Int:
    size = len(string)
    start = max(offset + size, 0) if offset < 0 else min(offset, size)
    end = min(_end_of_span(size, start, length), size)
    accepted = ByteSet(characters)
    at = start
    while at < end and string[at] in accepted:
        at += 1
    return at - start


@function(pure=True, native=True, until=80400)
def strcspn(string: Str, characters: Str, offset: Int = 0, length: Int | Null = None) -> Int:
    size = len(string)
    start = max(offset + size, 0) if offset < 0 else min(offset, size)
    end = min(_end_of_span(size, start, length), size)
    refused = ByteSet(characters or "\0")
    at = start
    while at < end and string[at] not in refused:
        at += 1
    return at - start


@function(pure=True, name="strcspn", since=80400)
def strcspn_to_the_end(string: Str, characters: Str, offset: Int = 0, length: Int | Null = None) -> Int:
    """Without characters it stops at no NUL."""
    if characters:
        return strcspn(string, characters, offset, length)
    size = len(string)
    start = max(offset + size, 0) if offset < 0 else min(offset, size)
    return min(_end_of_span(size, start, length), size) - start


@native
def _end_of_span(size: int, start: int, length: int | None) -> int:
    """Where a part of a string ends that begins at `start` (php_spn_common_handler)."""
    if length is None:
        return size
    return max(size + length, start) if length < 0 else start + min(length, size - start)


@function(pure=True)
def strnatcmp(string1: Str, string2: Str) -> Int:
    from zvm.ext.standard.arrays.zend_sort import natural_compare

    return natural_compare(string1, string2)


@function(pure=True)
def strnatcasecmp(string1: Str, string2: Str) -> Int:
    from zvm.ext.standard.arrays.zend_sort import natural_compare

    return natural_compare(string1, string2, True)
