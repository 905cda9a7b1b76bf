"""Refusals, and where a kernel may still give up.

A lowered kernel gives up by returning null, after which the Python body runs from its beginning. That is allowed until
something has happened that a script could see: an argument by reference was set, PHP code was called. From there on the
lowering refuses whatever would give up.
"""
from __future__ import annotations

import ast


class Refusal(Exception):
    """A function cannot be lowered; says where and why."""


class Effects:
    """What has happened on the paths to the present statement."""

    __slots__ = ("path", "function", "first")

    def __init__(self, path: str, function: str) -> None:
        self.path, self.function = path, function
        self.first = ""  # the first effect, as it is written; "" where there was none

    def refuse(self, node: ast.AST, message: str) -> Refusal:
        """The exception for a place of the Python source."""
        return Refusal(f"{self.path}:{getattr(node, 'lineno', 0)}: {self.function}: {message}")

    def note(self, node: ast.expr) -> None:
        """A call with an effect is made."""
        self.first = self.first or ast.unparse(node)

    def require_none(self, node: ast.AST, why: str) -> None:
        """The kernel gives up here. Raises Refusal where it must not."""
        if self.first:
            raise self.refuse(node, f"{why}, which is not possible after {self.first}")
