"""Pieces of kernel AST, written as kernel text with names that stand for other pieces."""
from __future__ import annotations

import ast
import copy
import functools


class _Substitution(ast.NodeTransformer):
    """Puts pieces where their names are."""

    def __init__(self, pieces: dict[str, ast.expr]) -> None:
        self.pieces = pieces

    def visit_Name(self, node: ast.Name) -> ast.expr:
        piece = self.pieces.get(node.id)
        if piece is None:
            return node
        if isinstance(node.ctx, ast.Store) and isinstance(piece, ast.Name):
            return ast.Name(piece.id, ast.Store())
        return copy.deepcopy(piece)


@functools.cache
def _parsed(text: str) -> ast.Module:
    return ast.parse(text)


def statements(text: str, line: int, /, **pieces: ast.expr) -> list[ast.stmt]:
    """The statements of a template, all on one line of the Python source."""
    module: ast.Module = _Substitution(pieces).visit(copy.deepcopy(_parsed(text)))
    for node in ast.walk(module):
        if isinstance(node, (ast.expr, ast.stmt)):
            node.lineno = node.end_lineno = line
            node.col_offset = node.end_col_offset = 0
    return module.body


def expression(text: str, /, **pieces: ast.expr) -> ast.expr:
    """The expression of a template."""
    statement = _Substitution(pieces).visit(copy.deepcopy(_parsed(text))).body[0]
    assert isinstance(statement, ast.Expr)
    return statement.value


def number(value: int) -> ast.expr:
    """An int; the kernel language has no negative literals."""
    if value >= 0:
        return ast.Constant(value)
    return ast.BinOp(ast.Constant(0), ast.Sub(), ast.Constant(-value))


def name(identifier: str) -> ast.Name:
    return ast.Name(identifier, ast.Load())
