"""Defaults of functions whose shared stubs do not know them (bundle_stubs.py), for references to such a function."""
from __future__ import annotations

import ast
from types import CodeType
from typing import Any


def defaults_of(code: CodeType, namespace: dict[str, Any], owner: type | None,
                ) -> tuple[tuple[Any, ...] | None, dict[str, Any] | None]:
    """Evaluate the defaults of a function's parameters, of positional ones and by name."""
    with open(code.co_filename, "rb") as file:
        tree = ast.parse(file.read())
    node = next(each for each in ast.walk(tree) if isinstance(each, ast.FunctionDef) and each.name == code.co_name
                and first_line(each) == code.co_firstlineno)
    own = {} if owner is None else dict(vars(owner))

    def evaluated(expression: ast.expr) -> Any:
        return eval(compile(ast.Expression(expression), code.co_filename, "eval"), namespace, own)

    named = {each.arg: evaluated(default) for each, default
             in zip(node.args.kwonlyargs, node.args.kw_defaults, strict=True) if default is not None}
    return tuple(map(evaluated, node.args.defaults)) or None, named or None


def first_line(node: ast.FunctionDef) -> int:
    """As the function's code has it."""
    return min([node.lineno, *(each.lineno for each in node.decorator_list)])
