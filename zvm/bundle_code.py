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


def compiled(tree: ast.Module, like: CodeType) -> CodeType:
    """The code of a module's tree, from the file and with the future statements of other code of it."""
    code: CodeType = compile(ast.fix_missing_locations(tree), like.co_filename, "exec", like.co_flags & ANNOTATIONS,
                             dont_inherit=True)
    return without_columns(code)


def without_columns(code: CodeType) -> CodeType:
    """The same code, all it contains included, whose locations are lines."""
    constants = tuple(without_columns(each) if isinstance(each, CodeType) else each for each in code.co_consts)
    return code.replace(co_linetable=b"".join(_entries(code)), co_consts=constants)


def _entries(code: CodeType) -> Iterator[bytes]:
    """The entries of a location table with the lines of code."""
    last = code.co_firstlineno
    for start, end, line in code.co_lines():
        for at in range(start, end, _MOST_UNITS * _UNIT):
            units = min((end - at) // _UNIT, _MOST_UNITS)
            if line is None:
                yield bytes([0x80 | _NO_LOCATION << 3 | units - 1])
            else:
                yield bytes([0x80 | _NO_COLUMNS << 3 | units - 1]) + _signed(line - last)
                last = line


def _signed(number: int) -> bytes:
    """A signed number as a location table has it: six bits a byte, the lowest first."""
    rest = -number << 1 | 1 if number < 0 else number << 1
    parts = bytearray()
    while rest > 0x3F:
        parts.append(0x40 | rest & 0x3F)
        rest >>= 6
    parts.append(rest)
    return bytes(parts)


def without_documentation(tree: ast.Module) -> ast.Module:
    """A module's tree without its documentation, that of its classes and of its functions. It is changed itself."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) \
                and ast.get_docstring(node, clean=False) is not None:
            text = node.body.pop(0)
            if not node.body and not isinstance(node, ast.Module):
                node.body.append(ast.copy_location(ast.Pass(), text))
    return tree
