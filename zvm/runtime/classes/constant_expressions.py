"""The record of a constant expression that could not be folded: in literals, defaults, constants, attribute arguments.

Made by zvm/compiler, evaluated by runtime/objects/evaluation.py when it is first needed: `engine.evaluate()`.
"""
from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from zvm.frontend.generated import ast


class ConstantExpression:
    """A value not known yet: `node` is its AST, checked and resolved by the compiler."""

    __slots__ = ("node",)

    def __init__(self, node: ast.Node) -> None:
        self.node = node
