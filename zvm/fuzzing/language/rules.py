"""The registry of the grammar: weighted rules for each kind of expression, and for statements."""
from __future__ import annotations

from collections.abc import Callable
from itertools import accumulate
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from zvm.fuzzing.language.program import Program

Rule = Callable[["Program"], str]

KINDS = ("int", "float", "str", "bool", "arr", "obj", "any", "call")  # call: a callable
STATEMENT = "statement"


class Alternatives:
    """The rules of one kind with their weights."""

    def __init__(self) -> None:
        self.rules: list[Rule] = []
        self.cumulative: list[int] = []
        self._weights: list[int] = []

    def add(self, rule: Rule, weight: int) -> None:
        """Add a rule that is `weight` times as likely as one of weight 1."""
        self.rules.append(rule)
        self._weights.append(weight)
        self.cumulative = list(accumulate(self._weights))


GRAMMAR: dict[str, Alternatives] = {kind: Alternatives() for kind in (*KINDS, STATEMENT)}


def expression(*kinds: str, weight: int = 1) -> Callable[[Rule], Rule]:
    """A rule that makes expressions of these kinds."""
    def declare(rule: Rule) -> Rule:
        for kind in kinds:
            GRAMMAR[kind].add(rule, weight)
        return rule

    return declare


def statement(weight: int = 1) -> Callable[[Rule], Rule]:
    """A rule that makes a statement: one or several whole lines."""
    def declare(rule: Rule) -> Rule:
        GRAMMAR[STATEMENT].add(rule, weight)
        return rule

    return declare
