"""Rewriting SQL around texts that are not UTF-8, which Python cannot pass: they go in and come out as bytes, cast."""
from __future__ import annotations

import re

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Iterator

_TOKEN = re.compile(r"""'(?:[^']|'')*'|"(?:[^"]|"")*"|`(?:[^`]|``)*`|\[[^]]*]|--[^\n]*|/\*.*?(?:\*/|\Z)"""
                    r"|[^\W\d][\w$]*|\d[\w$.]*|(?P<parameter>\?\d*|[:@$#][\w$]+)", re.DOTALL)


def _parameters(sql: str) -> Iterator[tuple[re.Match[str], int]]:
    """The parameters of a statement with their positions, as SQLite numbers them."""
    known: dict[str, int] = {}
    last = 0
    for found in _TOKEN.finditer(sql):
        token = found["parameter"]
        if token is None:
            continue
        if token == "?":
            position = last + 1
        elif token[0] == "?":
            position = int(token[1:])
        else:
            position = known.setdefault(token, last + 1)
        last = max(last, position)
        yield found, position


def spelled_in(sql: str, name: str) -> bool:
    """Is there a parameter of exactly that name, with its first character?"""
    return any(found["parameter"] == name for found, _ in _parameters(sql))


def with_casts(sql: str, positions: set[int]) -> str:
    """The statement with the parameters at these positions cast to texts."""
    parts, at = [], 0
    for found, position in _parameters(sql):
        if position in positions:
            parts += [sql[at:found.start()], "CAST(", found["parameter"], " AS TEXT)"]
            at = found.end()
    return "".join([*parts, sql[at:]])


def spell_out(sql: str) -> str:
    """SQL, its characters bytes, with the literals that are not UTF-8 written as bytes cast to texts."""
    def spell(found: re.Match[str]) -> str:
        literal = found[0]
        if literal[0] == "'":
            data = literal[1:-1].replace("''", "'").encode("latin-1")
            try:
                data.decode("utf-8")
            except UnicodeDecodeError:
                return f"CAST(x'{data.hex()}' AS TEXT)"
        return literal

    return _TOKEN.sub(spell, sql)


def as_bytes(sql: str, columns: int) -> str:
    """A query whose result has bytes where that of the given one has texts."""
    names = [f"c{number}" for number in range(columns)]
    shown = ", ".join(f"CASE typeof({name}) WHEN 'text' THEN CAST({name} AS BLOB) ELSE {name} END" for name in names)
    return f"WITH q({', '.join(names)}) AS ({sql.rstrip('; ')}\n) SELECT {shown} FROM q"
