"""Comma-separated values: str_getcsv, and what fgetcsv and fputcsv share with it (php_fgetcsv)."""
from __future__ import annotations

from zvm.ext.vocabulary import UNDEF, Array, Str, function
from zvm.runtime.execute_data import passed_count
from zvm.runtime.functions.parameters import value_error
from zvm.runtime.values.arrays import PhpArray
from zvm.targets import V8_4

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable
    from typing import Any

    from zvm.engine import Engine

_SPACE = " \t\n\r\v\f"


@function(pure=True, defaults={"escape": '"\\\\"'})
def str_getcsv(engine: Engine, string: Str, separator: Str = ",", enclosure: Str = '"', escape: Str = UNDEF) -> Array:
    if engine.target >= V8_4:
        escape = checked_escape(engine, 2, separator, enclosure, escape)
    elif escape is UNDEF:
        escape = "\\"
    fields = parse_line(engine, string, separator[:1] or ",", enclosure[:1] or '"', escape[:1], lambda: "")
    return PhpArray.from_list(list(fields))


NOT_GIVEN = "must be provided as its default value will change"


def checked_escape(engine: Engine, first: int, separator: str, enclosure: str, escape: Any,
                   remark: str | None = NOT_GIVEN) -> str:
    """The escape character, a backslash where none is given; versions since PHP 8.4 remark on that. Separator and
    enclosure must be one byte each, the escape at most one; `first` is the separator's argument number."""
    if len(separator) != 1:
        value_error(engine, first, "must be a single character")
    if len(enclosure) != 1:
        value_error(engine, first + 1, "must be a single character")
    if escape is UNDEF:
        if engine.target >= V8_4 and remark is not None and passed_count(engine) < first + 2:
            engine.diagnostics.deprecated(f"{engine.active_function_name()}(): the $escape parameter {remark}")
        return "\\"
    if len(escape) > 1:
        value_error(engine, first + 2, "must be empty or a single character")
    return str(escape)


def parse_line(engine: Engine, line: str, separator: str, enclosure: str, escape: str,
               more: Callable[[], str]) -> list[str | None]:
    """The fields of a line; `more` gives the next line when an enclosed field goes on, "" when there is none.

    Before 8.4 PHP reads one byte beyond an enclosure that is the very last.
    One line end is not part of the last field, nor another one that a field without enclosure still ends with.
    """
    fields = _fields(_characters(line), _characters(separator), _characters(enclosure), _characters(escape),
                     lambda: _characters(more()), engine.target < V8_4)
    return [field if field is None or field.isascii() else field.encode("utf-8", "surrogateescape").decode("latin-1")
            for field in fields]


def _characters(text: str) -> str:
    """The characters of a byte string, its bytes that belong to none as surrogates: no byte of a character separates
    anything (php_mblen())."""
    return text if text.isascii() else text.encode("latin-1").decode("utf-8", "surrogateescape")


def _fields(line: str, separator: str, enclosure: str, escape: str, more: Callable[[], str],
            reads_beyond: bool) -> list[str | None]:
    """parse_line() of characters."""
    limit = _without_line_end(line)
    if not limit:
        return [None]
    fields: list[str | None] = []
    at = 0
    while True:
        start = at
        while at < len(line) and line[at] in _SPACE and line[at] != separator:
            at += 1
        if start < limit and line[at:at + 1] == enclosure:
            text, at, line, limit = _enclosed(line, limit, at + 1, enclosure, escape, more, reads_beyond)
            end = line.find(separator, at, limit)
            fields.append(text + line[at:end if end >= 0 else max(at, limit)])
        else:
            end = line.find(separator, start, limit)
            field = line[start:end if end >= 0 else limit]
            fields.append(field[:_without_line_end(field)])
        if end < 0:
            return fields
        at = end + 1


def _without_line_end(line: str) -> int:
    """Where a line's end begins. Bytes that are not UTF-8 do not count as what comes last, though they are cut off
    (php_fgetcsv_lookup_trailing_spaces)."""
    known = line if line.isascii() else line.encode("utf-8", "ignore").decode("utf-8")
    if known[-1:] not in ("\n", "\r"):
        return len(line)
    return len(line) - (2 if known.endswith("\r\n") else 1)


def _enclosed(line: str, limit: int, at: int, enclosure: str, escape: str,
              more: Callable[[], str], reads_beyond: bool) -> tuple[str, int, str, int]:
    """Read a field from after its opening enclosure: its text, the place after it, the line it ends on and that
    line's limit."""
    out: list[str] = []
    first = at
    while True:
        if at >= limit:
            out.append(line[limit:])
            following = more()
            if not following:
                if at == first and reads_beyond:
                    out.append(line[limit:limit + 1] or "\0")
                return "".join(out), limit, line, limit
            first = -1
            line, at, limit = following, 0, _without_line_end(following)
            continue
        char = line[at]
        if char == enclosure:
            if line[at + 1:min(at + 2, limit)] != enclosure:
                return "".join(out), at + 1, line, limit
            at += 1
        elif char == escape:
            out.append(char)
            at += 1
            if at >= limit:
                continue
            char = line[at]
        out.append(char)
        at += 1


def format_line(fields: list[str], separator: str, enclosure: str, escape: str, end: str) -> str:
    """A line for fputcsv: fields with special bytes are enclosed (php_fputcsv)."""
    special = {separator, enclosure, "\n", "\r", "\t", " "} | ({escape} if escape else set())
    out = []
    for field in fields:
        if not special & set(field):
            out.append(field)
            continue
        text, escaped = [], False
        for char in field:
            if char == escape:
                escaped = True
            elif not escaped and char == enclosure:
                text.append(enclosure)
            else:
                escaped = False
            text.append(char)
        out.append(enclosure + "".join(text) + enclosure)
    return separator.join(out) + end
