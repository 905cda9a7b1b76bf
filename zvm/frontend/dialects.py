"""What the frontend of each version of PHP goes by: keywords, operators, productions and the parser's tables.

Used by the lexer and the parser; the default one is there from the start, others are made when they are first asked
for. """
from __future__ import annotations

from zvm.frontend.patterns import pattern
from zvm.frontend.tokens import keywords, operators
from zvm.targets import DEFAULT, V8_5

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    import re
    from typing import Any

    from zvm.frontend.grammar.actions import Productions
    from zvm.targets import Target


class Dialect:
    """A version's syntax: `keywords` and `operators` are tokens by spelling, `productions` those of its grammar,
    `tables` the module with its automaton (generated/parse_tables*.py), `scripting` the lexer's pattern of PHP code."""

    __slots__ = ("target", "keywords", "operators", "scripting", "_productions", "_tables", "automaton")

    def __init__(self, target: Target) -> None:
        self.target = target
        self.keywords = keywords(target)
        self.operators = operators(target)
        self.scripting: re.Pattern[str] = _scripting(target)
        self._productions: Productions | None = None
        self._tables: Any = None
        self.automaton: Any = None  # what the parser in Python has made of them

    @property
    def productions(self) -> Productions:
        if self._productions is None:
            from zvm.frontend.grammar import productions_of  # listing tokens does without

            self._productions = productions_of(self.target)
        return self._productions

    @property
    def tables(self) -> Any:
        if self._tables is None:
            self._tables = __import__("zvm.frontend.generated." + tables_name(self.target), fromlist=("",))
        return self._tables


def _scripting(target: Target) -> re.Pattern[str]:
    if target < V8_5:
        return pattern("SCRIPTING")
    from zvm.frontend.generated import lex_tables_8_5

    return pattern("SCRIPTING", lex_tables_8_5)


def tables_name(target: Target) -> str:
    """The module of zvm/frontend/generated with a version's tables."""
    return "parse_tables" if target == DEFAULT else f"parse_tables_{target.name.replace('.', '_')}"


_dialects: dict[int, Dialect] = {}


def dialect_of(target: Target) -> Dialect:
    """The dialect of a version."""
    dialect = _dialects.get(target)
    if dialect is None:
        dialect = _dialects[target] = Dialect(target)
    return dialect
