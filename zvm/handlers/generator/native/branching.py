"""What the analyses of kernels (refusals.py, borrowing.py) share: how a test splits a state, what a node is."""
from __future__ import annotations

import ast
from typing import Any


class Branching:
    """Follows a test of a kernel: each of two states becomes what is known on one of its ways."""

    def condition(self, test: ast.expr, on: Any, other: Any) -> None:
        """Make `on` and `other`, equal copies of a state, what holds where the test is true and where it is not."""
        if isinstance(test, ast.BoolOp):
            going, leaving = (on, other) if isinstance(test.op, ast.And) else (other, on)
            left = []
            for value in test.values:
                left.append(going.copy())
                self.condition(value, *((going, left[-1]) if going is on else (left[-1], going)))
            self.join_ways(left, leaving, test)
        elif isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
            self.condition(test.operand, other, on)
        elif isinstance(test, ast.Call) and called(test) in ("likely", "unlikely"):
            self.condition(test.args[0], on, other)
        else:
            self.single_test(test, on, other)

    def join_ways(self, states: list[Any], into: Any, test: ast.BoolOp) -> None:
        """Make `into` what holds after any of the states in which `and` or `or` is decided early."""
        raise NotImplementedError

    def single_test(self, test: ast.expr, on: Any, other: Any) -> None:
        """The same as condition(), for a test without `and`, `or` and `not`."""
        raise NotImplementedError


def called(node: ast.expr) -> str:
    """The name of the function that is called, or ""."""
    return node.func.id if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) else ""


def is_null(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and node.value is None
