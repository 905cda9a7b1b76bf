"""Placeholders of SQL: found, rewritten as a server has them, or replaced by values (pdo_sql_parser.re)."""
from __future__ import annotations

import re

from zvm.ext.pdo.constants import PARAM_BOOL, PARAM_INT, PARAM_LOB, PARAM_NULL
from zvm.ext.pdo.drivers import Complaint
from zvm.runtime.services.streams import Stream
from zvm.runtime.values.convert import to_bool, to_int, to_string
from zvm.runtime.values.resources import Resource

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable
    from typing import Any

    from zvm.engine import Engine

_TOKENS = re.compile(r'''
    "(?:\\[^\0]|[^"\\\0])*" | '(?:\\[^\0]|[^'\\\0])*' | ::+ | /\*(?:[^*]|\*+[^/*])*\**\*/ | --[^\r\n]*
    | (?P<escaped>\?\?) | (?P<named>:[a-zA-Z0-9_]+) | (?P<positional>\?)''', re.VERBOSE)
_NAMED, _POSITIONAL = 1, 2
UNKNOWN = "HY093"


class Query:
    """SQL with its placeholders: (from, to, text, number), whose number is -1 for an escaped question mark."""

    __slots__ = ("sql", "placeholders", "kinds", "count")

    def __init__(self, sql: str, keeps_escapes: bool = False) -> None:
        """Raises Complaint for SQL with both kinds; `keeps_escapes` has "??" stay what it is."""
        self.sql = sql
        self.placeholders: list[tuple[int, int, str, int]] = []
        self.kinds = self.count = 0
        for token in _TOKENS.finditer(sql):
            kind = token.lastgroup
            start = token.start()
            if kind is None or kind == "escaped" and keeps_escapes:
                continue
            if kind == "named" and start and sql[start - 1].isascii() and sql[start - 1].isalnum():
                continue
            if kind == "escaped":
                self.placeholders.append((start, token.end(), "?", -1))
                continue
            self.kinds |= _NAMED if kind == "named" else _POSITIONAL
            self.placeholders.append((start, token.end(), token.group(), self.count))
            self.count += 1
        if self.kinds == _NAMED | _POSITIONAL:
            raise Complaint(UNKNOWN, "mixed named and positional parameters")

    @property
    def is_positional(self) -> bool:
        """Are its placeholders question marks?"""
        return self.kinds == _POSITIONAL

    @property
    def is_named(self) -> bool:
        """Have its placeholders names?"""
        return self.kinds == _NAMED

    def written(self, texts: list[str]) -> str:
        """The SQL with other texts for the placeholders."""
        parts: list[str] = []
        position = 0
        for (start, end, _, _), text in zip(self.placeholders, texts, strict=True):
            parts += self.sql[position:start], text
            position = end
        return "".join((*parts, self.sql[position:]))

    @property
    def names(self) -> list[str]:
        """The placeholders' texts by number."""
        return [text for _, _, text, number in self.placeholders if number >= 0]


def numbered(query: Query, template: str) -> tuple[str, dict[Any, int]]:
    """(the SQL with numbered placeholders, their numbers by name and by number of the placeholder, from 0)."""
    numbers: dict[Any, int] = {}
    texts = []
    last = 0
    for _, _, text, number in query.placeholders:
        if number < 0:
            texts.append("?")
            continue
        place = numbers.get(text) if text != "?" else None
        if place is None:
            place = last
            last += 1
            numbers[text] = place
        numbers[number] = place
        texts.append(template % (place + 1))
    return query.written(texts), numbers


# ---- values in their place -----------------------------------------------------------------------------------------

def _as_literal(engine: Engine, parameter: Any, quote: Callable[[str, int], str]) -> str:
    value = parameter.current()
    kind = parameter.type
    if kind == PARAM_LOB and isinstance(value, Resource):
        if not isinstance(value, Stream):
            raise Complaint("HY105", "Expected a stream resource")
        return quote(value.read_all(), kind)
    if value is None or kind == PARAM_NULL:
        return "NULL"
    if kind == PARAM_BOOL:
        return "1" if to_bool(engine, value) else "0"
    if kind == PARAM_INT:
        return str(to_int(engine, value))
    return quote(to_string(engine, value), kind)


def expand(engine: Engine, query: Query, parameters: dict[Any, Any], quote: Callable[[str, int], str]) -> str:
    """The SQL with the values of `parameters` as literals. Raises Complaint where they do not fit."""
    if parameters and query.count != len(parameters) and not (
            not query.is_positional and query.count > len(parameters) and
            all(text in parameters for _, _, text, _ in query.placeholders)):
        raise Complaint(UNKNOWN, "number of bound variables does not match number of tokens")
    texts = []
    for _, _, text, number in query.placeholders:
        if number < 0 or not parameters:
            texts.append(text)
            continue
        parameter = parameters.get(number if query.is_positional else text)
        if parameter is None:
            raise Complaint(UNKNOWN, "parameter was not defined")
        texts.append(_as_literal(engine, parameter, quote))
    return query.written(texts)
