"""Parameters of PHP's functions: what their annotations say becomes checks of arguments and defaults.

An argument of another type, which PHP would convert or refuse, leaves the call to Python.
"""
from __future__ import annotations

import ast
from dataclasses import dataclass

from zvm.handlers.generator.native.lowering.types import (
    ANNOTATIONS,
    ARRAY,
    BOOL,
    CALLABLE,
    FLOAT,
    INT,
    NONE,
    NULL,
    REFERENCE,
    STR,
    VALUE,
)

_RESULTS = {"Str": STR, "Int": INT, "Bool": BOOL, "Float": FLOAT, "False_": BOOL, "Null": NULL}
_KINDS = {"Str": "it.type is STR", "Int": "it.type is LONG", "Bool": "it.type is BOOL", "Float": "it.type is FLOAT",
          "Array": "it.type is PHP_ARRAY", "Null": "it is NONE"}  # of a parameter of several types
CHECKS = {  # of an argument, and the value it has then
    STR: ("string_argument(it)", None), INT: ("unbox_int(it)", "it.type is LONG"),
    BOOL: ("it is TRUE", "it.type is BOOL"), FLOAT: ("Float(it).value", "it.type is FLOAT"),
    ARRAY: ("PhpArray(it)", "it.type is PHP_ARRAY"), VALUE: ("it", None),
    CALLABLE: ("it", None),
    REFERENCE: ("it", "is_plain_reference(it)"),
}


@dataclass(frozen=True)
class Parameter:
    """One parameter of a PHP function or of a helper."""

    name: str
    type: str
    is_nullable: bool
    default: ast.expr | None
    check: str = ""  # of a value of several types


@dataclass(frozen=True)
class Signature:
    """What a function takes and gives."""

    parameters: tuple[Parameter, ...]
    takes_engine: bool
    variadic: Parameter | None
    results: frozenset[str]  # the types of what it returns

    @property
    def required(self) -> int:
        return sum(each.default is None for each in self.parameters)


class UnknownType(Exception):
    """An annotation that has no native form."""


def read(node: ast.FunctionDef) -> Signature:
    """The signature of a function. Raises UnknownType."""
    arguments = node.args.args
    takes_engine = bool(arguments) and arguments[0].arg == "engine"
    arguments = arguments[1:] if takes_engine else arguments
    defaults: list[ast.expr | None] = [None] * (len(arguments) - len(node.args.defaults))
    defaults += node.args.defaults
    if node.args.kwonlyargs:
        raise UnknownType("it has parameters that are named only")
    variadic = None if node.args.vararg is None else _parameter(node.args.vararg, None)
    parameters = tuple(_parameter(each, default) for each, default in zip(arguments, defaults, strict=True))
    results = frozenset(_result_type(name) for name in _names(node.returns))
    return Signature(parameters, takes_engine, variadic, results)


def _parameter(argument: ast.arg, default: ast.expr | None) -> Parameter:
    names = _names(argument.annotation)
    if names == ["ByRef"]:
        return Parameter(argument.arg, REFERENCE, True, default)
    others = [name for name in names if name not in ("Null", "None")]
    if len(others) > 1 and all(name in _KINDS for name in names):
        return Parameter(argument.arg, VALUE, False, default, " or ".join(_KINDS[name] for name in names))
    if len(others) != 1 or others[0] not in ANNOTATIONS:
        raise UnknownType(f"parameter {argument.arg} is {' | '.join(names)}")
    return Parameter(argument.arg, ANNOTATIONS[others[0]], len(others) < len(names), default)


def _result_type(name: str) -> str:
    if name not in _RESULTS and name not in ANNOTATIONS and name != "None":
        raise UnknownType(f"the result is {name}")
    return _RESULTS.get(name) or ANNOTATIONS.get(name, NONE)


def _names(annotation: ast.expr | None) -> list[str]:
    """The types of an annotation such as `Str | Null`."""
    if isinstance(annotation, ast.BinOp):
        return _names(annotation.left) + _names(annotation.right)
    return ["None"] if annotation is None else [ast.unparse(annotation)]
