"""Comma-separated values: str_getcsv, and what fgetcsv and fputcsv share with it (php_fgetcsv)."""
from __future__ import annotations

from zvm.ext.vocabulary import Array, Str, function
from zvm.runtime.arrays import PhpArray
from zvm.runtime.parameters import value_error

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable

    from zvm.engine import Engine

_SPACE = " \t\n\r\v\f"


@function
def str_getcsv(engine: Engine, string: Str, separator: Str = ",", enclosure: Str = '"', escape: Str = "\\") -> Array:
    fields = parse_line(string, separator[:1] or ",", enclosure[:1] or '"', escape[:1], lambda: "")
    return PhpArray.from_list(list(fields))


def check_characters(engine: Engine, first: int, separator: str, enclosure: str, escape: str) -> None:
    """Separator and enclosure are one byte each, escape at most one; `first` is the separator's argument number."""
    if len(separator) != 1:
        value_error(engine, first, "must be a single character")
    if len(enclosure) != 1:
        value_error(engine, first + 1, "must be a single character")
    if len(escape) > 1:
        value_error(engine, first + 2, "must be empty or a single character")


def parse_line(line: str, separator: str, enclosure: str, escape: str, more: Callable[[], str]) -> list[str | None]:
    """The fields of a line; `more` gives the next line when an enclosed field goes on, "" when there is none."""
    stripped = line.rstrip("\r\n")
    if not stripped.strip(_SPACE) and separator not in stripped:
        return [None] if not stripped else [stripped]
    fields: list[str | None] = []
    at = 0
    while True:
        start = at
        while at < len(line) and line[at] in _SPACE and line[at] != separator:
            at += 1
        if at < len(line) and line[at] == enclosure:
            text, at, line = _enclosed(line, at + 1, enclosure, escape, more)
            end = line.find(separator, at)
            tail = line[at:] if end < 0 else line[at:end]
            if end < 0:
                tail = tail.rstrip("\r\n")
            fields.append(text + tail)
        else:
            end = line.find(separator, start)
            fields.append(line[start:].rstrip("\r\n") if end < 0 else line[start:end])
        if end < 0:
            return fields
        at = end + 1


def _enclosed(line: str, at: int, enclosure: str, escape: str, more: Callable[[], str]) -> tuple[str, int, str]:
    """Read a field from behind its opening enclosure: its text, the place behind it, the line it ends on."""
    out: list[str] = []
    while True:
        if at >= len(line):
            following = more()
            if not following:
                text = "".join(out)
                return text, at, line
            line, at = following, 0
            continue
        char = line[at]
        if escape and char == escape and escape != enclosure:
            out.append(line[at:at + 2])
            at += 2
        elif char == enclosure:
            if line[at + 1:at + 2] != enclosure:
                return "".join(out), at + 1, line
            out.append(enclosure)
            at += 2
        else:
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
            if escape and char == escape and escape != enclosure:
                escaped = True
            elif not escaped and char == enclosure:
                text.append(enclosure)
            else:
                escaped = False
            text.append(char)
        out.append(enclosure + "".join(text) + enclosure)
    return separator.join(out) + end
