"""preg_match, preg_match_all, preg_grep, preg_split, preg_quote and the last error (php_pcre.c)."""
from __future__ import annotations

from zvm.ext.native import StringBuilder
from zvm.ext.pcre.library import MatchError, Pattern
from zvm.ext.pcre.patterns import (
    BACKTRACK_LIMIT_ERROR,
    BAD_UTF8_ERROR,
    BAD_UTF8_OFFSET_ERROR,
    INTERNAL_ERROR,
    JIT_STACKLIMIT_ERROR,
    NO_ERROR,
    RECURSION_LIMIT_ERROR,
    PcreState,
    compiled,
)
from zvm.ext.pcre.results import columns_array, group_array, group_values
from zvm.ext.vocabulary import Array, ByRef, False_, Int, Null, Str, function
from zvm.runtime.functions.parameters import value_error
from zvm.runtime.services.patterns import (
    LARGE,
    NO_UTF_CHECK,
    NOMATCH,
    OFFSET_CAPTURE,
    PATTERN_ORDER,
    SET_ORDER,
    SPLIT_DELIM_CAPTURE,
    SPLIT_NO_EMPTY,
    SPLIT_OFFSET_CAPTURE,
    UNMATCHED_AS_NULL,
)
from zvm.runtime.values import convert
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.zval import INT_MIN, Reference

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine


def _version(engine: Engine) -> str:
    from zvm.ext.pcre.library import version

    return version()


def _version_part(index: int) -> Any:
    return lambda engine: int(_version(engine).partition(" ")[0].split(".")[index])


GREP_INVERT = 1

CONSTANTS = {
    "PREG_PATTERN_ORDER": PATTERN_ORDER, "PREG_SET_ORDER": SET_ORDER, "PREG_OFFSET_CAPTURE": OFFSET_CAPTURE,
    "PREG_UNMATCHED_AS_NULL": UNMATCHED_AS_NULL, "PREG_SPLIT_NO_EMPTY": SPLIT_NO_EMPTY,
    "PREG_SPLIT_DELIM_CAPTURE": SPLIT_DELIM_CAPTURE, "PREG_SPLIT_OFFSET_CAPTURE": SPLIT_OFFSET_CAPTURE,
    "PREG_GREP_INVERT": GREP_INVERT, "PREG_NO_ERROR": NO_ERROR, "PREG_INTERNAL_ERROR": INTERNAL_ERROR,
    "PREG_BACKTRACK_LIMIT_ERROR": BACKTRACK_LIMIT_ERROR, "PREG_RECURSION_LIMIT_ERROR": RECURSION_LIMIT_ERROR,
    "PREG_BAD_UTF8_ERROR": BAD_UTF8_ERROR, "PREG_BAD_UTF8_OFFSET_ERROR": BAD_UTF8_OFFSET_ERROR,
    "PREG_JIT_STACKLIMIT_ERROR": JIT_STACKLIMIT_ERROR, "PCRE_VERSION": _version, "PCRE_VERSION_MAJOR": _version_part(0),
    "PCRE_VERSION_MINOR": _version_part(1), "PCRE_JIT_SUPPORT": True,
}

_MESSAGES = {
    NO_ERROR: "No error", INTERNAL_ERROR: "Internal error", BACKTRACK_LIMIT_ERROR: "Backtrack limit exhausted",
    RECURSION_LIMIT_ERROR: "Recursion limit exhausted",
    BAD_UTF8_ERROR: "Malformed UTF-8 characters, possibly incorrectly encoded",
    BAD_UTF8_OFFSET_ERROR: "The offset did not correspond to the beginning of a valid UTF-8 code point",
    JIT_STACKLIMIT_ERROR: "JIT stack limit exhausted",
}


def assign(engine: Engine, reference: Reference, value: Any) -> None:
    """Write an argument passed by reference; throws TypeError when a typed property holds it."""
    if reference.sources is None:
        reference.value = value
    else:
        from zvm.runtime.objects.typed_references import assign_to_typed_ref

        assign_to_typed_ref(engine, reference, value, False)


def _start(state: PcreState, subject: str, offset: int) -> int:
    """The offset in bytes, a negative one counting from the end; -1 beyond the end, which is an error."""
    if offset < 0:
        return max(len(subject) + offset, 0)
    if offset <= len(subject):
        return offset
    state.error = INTERNAL_ERROR
    return -1


@function
def preg_match(engine: Engine, pattern: Str, subject: Str, matches: ByRef = None, flags: Int = 0,
               offset: Int = 0) -> Int | False_:
    state = engine.state_of(PcreState)
    regex = state.cache.get(pattern) or compiled(engine, state, pattern)
    if regex is None:
        return False
    if offset == INT_MIN:
        return value_error(engine, 5, f"must be greater than {INT_MIN}")
    if flags & 0xFF:
        _unmatched(engine, matches, 0)
        return value_error(engine, 4, "must be a PREG_* constant")
    if offset and (offset := _start(state, subject, offset)) < 0:
        return _unmatched(engine, matches, False)
    options = state.options(regex, subject, offset) if regex.is_utf else NO_UTF_CHECK
    count = regex.match(subject.encode("latin-1") if len(subject) < LARGE else state.encode(subject), offset, options)
    state.error = NO_ERROR
    if count > 0:
        if matches is not None:
            offsets = regex.unpack(regex.vector)
            if offsets[1] < offsets[0]:
                engine.diagnostics.warning("preg_match(): Get subpatterns list failed")
                return _unmatched(engine, matches, False)
            found = group_array(regex, subject, count, offsets, flags)
            if matches.sources is None:
                matches.value = found
            else:
                assign(engine, matches, found)
        if not options:
            state.note_valid(subject, offset)
        return 1
    if count == NOMATCH:
        if not options:
            state.note_valid(subject, offset)
        return _unmatched(engine, matches, 0)
    state.fail(count)
    return _unmatched(engine, matches, False)


def _unmatched(engine: Engine, matches: Reference | None, result: int) -> int:
    if matches is not None:
        assign(engine, matches, PhpArray())
    return result


@function
def preg_match_all(engine: Engine, pattern: Str, subject: Str, matches: ByRef = None, flags: Int = 0,
                   offset: Int = 0) -> Int | False_:
    state = engine.state_of(PcreState)
    regex = compiled(engine, state, pattern)
    if regex is None:
        return False
    if offset == INT_MIN:
        return value_error(engine, 5, f"must be greater than {INT_MIN}")
    if matches is not None:
        assign(engine, matches, PhpArray())
    order = flags & 0xFF or PATTERN_ORDER
    if order > SET_ORDER:
        return value_error(engine, 4, "must be a PREG_* constant")
    offset = _start(state, subject, offset)
    if offset < 0:
        return False
    state.error = NO_ERROR
    collected = _Matches(regex, subject, order, flags, matches is not None)
    options = state.options(regex, subject, offset)
    try:
        for count, offsets in regex.matches(state.encode(subject), offset, options):
            if matches is not None and offsets[1] < offsets[0]:
                engine.diagnostics.warning("preg_match_all(): Get subpatterns list failed")
                return False
            collected.add(count, offsets)
    except MatchError as error:
        state.fail(error.code)
    if matches is not None:
        assign(engine, matches, collected.array())
    if state.error != NO_ERROR:
        return False
    if not options:
        state.note_valid(subject, offset)
    return collected.total


class _Matches:
    """The matches of preg_match_all, as sets or as columns."""

    __slots__ = ("regex", "subject", "order", "flags", "wanted", "total", "sets", "columns", "marks")

    def __init__(self, regex: Pattern, subject: str, order: int, flags: int, wanted: bool) -> None:
        self.regex, self.subject, self.order, self.flags, self.wanted = regex, subject, order, flags, wanted
        self.total = 0
        self.sets: list[Any] = []
        self.columns: list[list[Any]] = [[] for _ in range(regex.groups)]
        self.marks: dict[int | str, Any] = {}

    def add(self, count: int, offsets: tuple[int, ...]) -> None:
        if self.wanted:
            regex = self.regex
            if self.order == SET_ORDER:
                self.sets.append(group_array(regex, self.subject, count, offsets, self.flags))
            elif self.flags & (OFFSET_CAPTURE | UNMATCHED_AS_NULL) or regex.groups > 1:
                values = group_values(regex, self.subject, regex.groups, offsets, self.flags)
                for column, value in zip(self.columns, values, strict=True):
                    column.append(value)
            else:
                self.columns[0].append(self.subject[offsets[0]:offsets[1]])
            if regex.has_marks and self.order == PATTERN_ORDER and (mark := regex.mark()) is not None:
                self.marks[self.total] = mark
        self.total += 1

    def array(self) -> PhpArray:
        if self.order == SET_ORDER:
            return PhpArray.from_list(self.sets)
        return columns_array(self.regex, self.columns, self.marks)


@function
def preg_grep(engine: Engine, pattern: Str, array: Array, flags: Int = 0) -> Array | False_:
    state = engine.state_of(PcreState)
    regex = compiled(engine, state, pattern)
    if regex is None:
        return False
    state.error = NO_ERROR
    wanted = not flags & GREP_INVERT
    found = {}
    for key, value in list(array.items()):
        subject = convert.to_string(engine, value.value if type(value) is Reference else value)
        count = regex.match(state.encode(subject), 0, state.options(regex, subject))
        if count < NOMATCH:
            state.fail(count)
            break
        if (count > 0) is wanted:
            found[key] = value
    return PhpArray.from_dict(found)


@function
def preg_split(engine: Engine, pattern: Str, subject: Str, limit: Int = -1, flags: Int = 0) -> Array | False_:
    state = engine.state_of(PcreState)
    regex = compiled(engine, state, pattern)
    if regex is None:
        return False
    state.error = NO_ERROR
    keep_empty = not flags & SPLIT_NO_EMPTY
    with_offsets = flags & SPLIT_OFFSET_CAPTURE
    spans: list[tuple[int, int]] = []
    end = 0
    if limit <= 0:
        limit = len(subject) + 2  # more pieces than there can be
    matches = regex.matches(state.encode(subject), 0, state.options(regex, subject))
    try:
        for count, offsets in matches if limit > 1 else ():
            if keep_empty or offsets[0] != end:
                spans.append((end, offsets[0]))
                limit -= 1
            if flags & SPLIT_DELIM_CAPTURE:
                for number in range(1, count):
                    span = offsets[2 * number], offsets[2 * number + 1]
                    if keep_empty or span[0] != span[1]:
                        spans.append(span)
            end = offsets[1]
            if limit <= 1:
                break
    except MatchError as error:
        state.fail(error.code)
        return False
    if keep_empty or end < len(subject):
        spans.append((end, len(subject)))
    if with_offsets:
        return PhpArray.from_list([PhpArray.from_list([subject[first:last], first]) for first, last in spans])
    return PhpArray.from_list([subject[first:last] for first, last in spans])


_MARKS = ".\\+*?[^]$(){}=!<>|:-#\0"
_QUOTED = {ord(char): "\\" + char for char in _MARKS} | {0: "\\000"}


@function(pure=True, native=True)
def preg_quote(str: Str, delimiter: Str | Null = None) -> Str:
    if delimiter is None or not delimiter or delimiter[0] in _MARKS:
        return str.translate(_QUOTED)
    mark = ord(delimiter[0])
    out = StringBuilder()
    for at in range(len(str)):
        code = ord(str[at])
        if code == 0:
            out.add("\\000")
        else:
            if code == mark or chr(code) in _MARKS:
                out.byte(92)
            out.byte(code)
    return out.text()


@function
def preg_last_error(engine: Engine) -> Int:
    return engine.state_of(PcreState).error


@function
def preg_last_error_msg(engine: Engine) -> Str:
    return _MESSAGES[engine.state_of(PcreState).error]


