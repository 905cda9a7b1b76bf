"""Pieces of kernel AST, written as kernel text with names that stand for other pieces."""
from __future__ import annotations

import ast
import functools
from typing import Any


def _copied(node: ast.AST, pieces: dict[str, ast.expr], line: int) -> Any:
    """A copy with pieces where their names are, all of it on that line, or on its own lines where that is 0."""
    kind = type(node)
    if isinstance(node, ast.Name):
        piece = pieces.get(node.id)
        if isinstance(node.ctx, ast.Store):
            node = ast.Name(piece.id, node.ctx) if isinstance(piece, ast.Name) else node
        elif piece is not None:
            return _copied(piece, {}, line)
    copy = kind.__new__(kind)  # without __init__(), which asks for all fields
    fields = copy.__dict__
    for field, value in node.__dict__.items():
        if isinstance(value, list):
            fields[field] = [_copied(each, pieces, line) if isinstance(each, ast.AST) else each for each in value]
        else:
            fields[field] = _copied(value, pieces, line) if isinstance(value, ast.AST) else value
    if line and isinstance(node, (ast.expr, ast.stmt)):
        fields |= {"lineno": line, "end_lineno": line, "col_offset": 0, "end_col_offset": 0}
    return copy


@functools.cache
def _parsed(text: str) -> ast.Module:
    return ast.parse(text)


def statements(text: str, line: int, /, **pieces: ast.expr) -> list[ast.stmt]:
    """The statements of a template, all on one line of the Python source."""
    return [_copied(each, pieces, line) for each in _parsed(text).body]


def expression(text: str, /, **pieces: ast.expr) -> ast.expr:
    """The expression of a template."""
    statement = _parsed(text).body[0]
    assert isinstance(statement, ast.Expr)
    result: ast.expr = _copied(statement.value, pieces, 0)
    return result


def number(value: int) -> ast.expr:
    """An int; the kernel language has no negative literals."""
    if value >= 0:
        return ast.Constant(value)
    return ast.BinOp(ast.Constant(0), ast.Sub(), ast.Constant(-value))


def name(identifier: str) -> ast.Name:
    return ast.Name(identifier, ast.Load())
