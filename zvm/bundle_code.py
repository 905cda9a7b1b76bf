"""Compiling modules for the bundle: without the columns of instructions, which only tracebacks show, and without
documentation where nothing asks for it. Reading code takes the less time the less there is (bundle.recall()).
"""
from __future__ import annotations

import ast
from collections.abc import Iterator
from types import CodeType

ANNOTATIONS = annotations.compiler_flag
_NO_COLUMNS, _NO_LOCATION = 13, 15  # codes of entries of a location table (Objects/locations.md)
_MOST_UNITS = 8  # instruction units that one entry covers
_UNIT = 2  # bytes
_BODIES = ("body", "orelse", "finalbody", "handlers", "cases")  # fields of statements with statements in them


def compiled(tree: ast.Module, like: CodeType) -> CodeType:
    """The code of a module's tree, from the file and with the future statements of other code of it. Every node of the
    tree has a location."""
    code: CodeType = compile(tree, like.co_filename, "exec", like.co_flags & ANNOTATIONS, dont_inherit=True)
    return without_columns(code)


def without_columns(code: CodeType) -> CodeType:
    """The same code, all it contains included, whose locations are lines."""
    constants = tuple(without_columns(each) if isinstance(each, CodeType) else each for each in code.co_consts)
    return code.replace(co_linetable=_lines_of(code), co_consts=constants)


def _lines_of(code: CodeType) -> bytes:
    """The location table with the lines of code."""
    table = bytearray()
    last = code.co_firstlineno
    for start, end, line in code.co_lines():
        units = (end - start) // _UNIT
        while units > 0:
            covered = min(units, _MOST_UNITS)
            units -= covered
            if line is None:
                table.append(0x80 | _NO_LOCATION << 3 | covered - 1)
            else:
                table.append(0x80 | _NO_COLUMNS << 3 | covered - 1)
                _add_signed(table, line - last)
                last = line
    return bytes(table)


def _add_signed(table: bytearray, number: int) -> None:
    """Add a signed number as a location table has it: six bits a byte, the lowest first."""
    rest = -number << 1 | 1 if number < 0 else number << 1
    while rest > 0x3F:
        table.append(0x40 | rest & 0x3F)
        rest >>= 6
    table.append(rest)


def without_documentation(tree: ast.Module) -> ast.Module:
    """A module's tree without its documentation, that of its classes and of its functions. It is changed itself."""
    for node in _with_bodies(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) \
                and ast.get_docstring(node, clean=False) is not None:
            text = node.body.pop(0)
            if not node.body and not isinstance(node, ast.Module):
                node.body.append(ast.copy_location(ast.Pass(), text))
    return tree


def _with_bodies(node: ast.AST) -> Iterator[ast.AST]:
    """Yield what has statements in it, from a node inwards."""
    yield node
    for field in _BODIES:
        for each in getattr(node, field, ()):
            if hasattr(each, "body"):
                yield from _with_bodies(each)
