"""Expressions of the definition language → expressions of the plan.

Reads Python expressions of a folded body; refuses, naming file and line, words outside of language and vocabulary.
Used by planning.py, which says what the names stand for.
"""
from __future__ import annotations

import ast
from collections.abc import Callable
from typing import Protocol

from zvm.handlers.generator import definition_vocabulary as vocabulary
from zvm.handlers.generator import plan
from zvm.handlers.generator.catalogue import Catalogue
from zvm.handlers.generator.definition_vocabulary import CONSTANTS, FUNCTIONS
from zvm.handlers.generator.model import UNUSED, DefinitionError, Parameter

EXITS = ("slow", "jump", "jump_if", "jump_to", "switch_frame", "throw")
STATEMENTS = ("set_result", "settle", "settle_quietly", "take", "save_opline", "put")

BINARY = {ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.Div: "/", ast.FloorDiv: "//", ast.Mod: "%", ast.Pow: "**",
          ast.LShift: "<<", ast.RShift: ">>", ast.BitAnd: "&", ast.BitOr: "|", ast.BitXor: "^"}
UNARY = {ast.USub: "-", ast.Invert: "~"}
COMPARISONS = {ast.Eq: "==", ast.NotEq: "!=", ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">=", ast.Is: "is",
               ast.IsNot: "is not", ast.In: "in", ast.NotIn: "not in"}
_OPLINE_NUMBERS = ("op1", "op2", "result", "extended_value", "op1_type", "op2_type", "result_type")
_OPLINE_PARTS: dict[str, plan.Expr] = {
    "next": plan.Following(False), "target": plan.Target(), "cache": plan.Cache(), "const1": plan.Constant("op1"),
    "const2": plan.Constant("op2")}
_ROOTS: dict[str, plan.Expr] = {"ex": plan.Frame(), "op": plan.Opline(), "slots": plan.Slots(), "engine": plan.Engine()}


class Scope(Protocol):
    """What a body's names are, as planning.py knows it."""

    parameters: dict[str, Parameter]
    locals: set[str]
    catalogue: Catalogue

    def kind(self, parameter: Parameter) -> str: ...
    def error(self, node: ast.AST, message: str) -> DefinitionError: ...
    def refuse_raw(self, call: ast.Call) -> None: ...


def called_word(node: ast.expr | None) -> str | None:
    """f for a call `f(...)` of a bare name."""
    return node.func.id if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) else None


def expression(node: ast.expr, scope: Scope) -> plan.Expr:
    """The plan's form of an expression. Raises DefinitionError."""
    convert = _FORMS.get(type(node))
    if convert is None:
        if isinstance(node, ast.Lambda):
            raise scope.error(node, "functions inside a definition are refused")
        raise scope.error(node, f"{type(node).__name__} has no place in a definition")
    return convert(node, scope)


def arguments(nodes: list[ast.expr], scope: Scope) -> tuple[plan.Expr, ...]:
    """Arguments of a call; a place is one argument here, for its container and its key."""
    result: list[plan.Expr] = []
    for node in nodes:
        parameter = scope.parameters.get(node.id) if isinstance(node, ast.Name) else None
        if parameter is not None and parameter.mode == "Place" and scope.kind(parameter) != UNUSED:
            result.append(plan.PlaceArgument(parameter.name))
        else:
            result.append(expression(node, scope))
    return tuple(result)


def parameter_named(node: ast.expr, scope: Scope) -> Parameter:
    """The parameter a name stands for. Raises DefinitionError."""
    parameter = scope.parameters.get(node.id) if isinstance(node, ast.Name) else None
    if parameter is None:
        raise scope.error(node, f"{ast.unparse(node)} is no parameter")
    return parameter


def _name(node: ast.Name, scope: Scope) -> plan.Expr:
    name = node.id
    parameter = scope.parameters.get(name)
    if parameter is not None:
        if parameter.mode == "Place" and scope.kind(parameter) != UNUSED:
            raise scope.error(node, f"{name} is a Place: only get, put and arguments of calls")
        return plan.Local(name)
    if name in scope.locals:
        return plan.Local(name)
    if name in _ROOTS:
        return _ROOTS[name]
    if name in CONSTANTS:
        return plan.Literal(CONSTANTS[name])
    if name in vocabulary.NAMES or name in vocabulary.TYPES:
        return plan.Word(name)
    raise scope.error(node, f"{name} is no parameter, local or word of the vocabulary")


def _attribute(node: ast.Attribute, scope: Scope) -> plan.Expr:
    if isinstance(node.value, ast.Name) and node.value.id == "op" and "op" not in scope.locals:
        if node.attr in _OPLINE_NUMBERS:
            return plan.Number(node.attr)
        if node.attr in _OPLINE_PARTS:
            return _OPLINE_PARTS[node.attr]
    return plan.Field(expression(node.value, scope), node.attr)


def _subscript(node: ast.Subscript, scope: Scope) -> plan.Expr:
    of, key = expression(node.value, scope), expression(node.slice, scope)
    return plan.Slot(key) if of == plan.Slots() else plan.Item(of, key)


def _constant(node: ast.Constant, scope: Scope) -> plan.Expr:
    if not (node.value is None or isinstance(node.value, (bool, int, float, str))):
        raise scope.error(node, f"{ast.unparse(node)} is no value of PHP")
    return plan.Literal(node.value)


def _unary(node: ast.UnaryOp, scope: Scope) -> plan.Expr:
    value = expression(node.operand, scope)
    if isinstance(node.op, ast.Not):
        return plan.Not(value)
    return plan.Unary(UNARY[type(node.op)], value)


def _compare(node: ast.Compare, scope: Scope) -> plan.Expr:
    return plan.Compare(expression(node.left, scope), tuple(COMPARISONS[type(operator)] for operator in node.ops),
                        tuple(expression(right, scope) for right in node.comparators))


def _bool(node: ast.BoolOp, scope: Scope) -> plan.Expr:
    values = tuple(expression(value, scope) for value in node.values)
    return plan.All(values) if isinstance(node.op, ast.And) else plan.Any(values)


def _display(node: ast.List | ast.Tuple | ast.Dict, scope: Scope) -> plan.Expr:
    if isinstance(node, ast.Dict):
        parts = [part for pair in zip(node.keys, node.values, strict=True) for part in pair if part is not None]
        return plan.Display("{", tuple(expression(part, scope) for part in parts))
    return plan.Display("[" if isinstance(node, ast.List) else "(",
                        tuple(expression(value, scope) for value in node.elts))


def _call(node: ast.Call, scope: Scope) -> plan.Expr:
    if node.keywords:
        raise scope.error(node, "arguments are passed by position")
    word = called_word(node)
    if word is not None:
        return _call_word(node, word, scope)
    assert isinstance(node.func, ast.Attribute) or not isinstance(node.func, ast.Name)
    if isinstance(node.func, ast.Attribute):
        module = node.func.value.id if isinstance(node.func.value, ast.Name) else None
        if module in vocabulary.MODULES and module not in scope.locals | set(scope.parameters):
            return _call_function(node, f"{module}.{node.func.attr}", scope)
        if node.func.attr not in vocabulary.METHODS:
            raise scope.error(node, f"{node.func.attr} is no method the vocabulary knows")
        return plan.MethodCall(expression(node.func.value, scope), node.func.attr, arguments(node.args, scope))
    return plan.CallValue(expression(node.func, scope), arguments(node.args, scope))


def _call_word(node: ast.Call, word: str, scope: Scope) -> plan.Expr:
    if word in EXITS or word in STATEMENTS:
        raise scope.error(node, f"{word} is no expression")
    if word == "get":
        return plan.PlaceValue(parameter_named(node.args[0], scope).name)
    if word == "deref":
        return plan.Dereferenced(expression(node.args[0], scope))
    if word == "is_unshared":
        return plan.Unshared(expression(node.args[0], scope))
    if word == "type":
        return plan.TypeOf(expression(node.args[0], scope))
    if word == "isinstance":
        return plan.IsInstance(expression(node.args[0], scope), expression(node.args[1], scope))
    if word in FUNCTIONS:
        return plan.Call(FUNCTIONS[word], arguments(node.args, scope))
    if word in scope.locals or word in scope.parameters:
        return plan.CallValue(plan.Local(word), arguments(node.args, scope))
    raise scope.error(node.func, f"{word} is no parameter, local or word of the vocabulary")


def _call_function(node: ast.Call, name: str, scope: Scope) -> plan.Expr:
    function = declared_function(node, name, scope)
    if function.raises and function.takes_engine:
        scope.refuse_raw(node)
    return plan.Call(function, arguments(node.args, scope))


def declared_function(node: ast.AST, name: str, scope: Scope) -> vocabulary.Function:
    """The function `module.name`, which exists and is declared. Raises DefinitionError."""
    module, _, attribute = name.partition(".")
    if not scope.catalogue.has(module, attribute):
        raise scope.error(node, f"{vocabulary.MODULES[module]} has no {attribute}")
    if name not in FUNCTIONS:
        raise scope.error(node, f"{name} is not declared in definition_vocabulary.py, with its effects")
    return FUNCTIONS[name]


_FORMS: dict[type[ast.expr], Callable[..., plan.Expr]] = {
    ast.Name: _name, ast.Attribute: _attribute, ast.Subscript: _subscript, ast.Constant: _constant, ast.UnaryOp: _unary,
    ast.BinOp: lambda node, scope: plan.Binary(BINARY[type(node.op)], expression(node.left, scope),
                                               expression(node.right, scope)),
    ast.Compare: _compare, ast.BoolOp: _bool, ast.List: _display, ast.Tuple: _display, ast.Dict: _display,
    ast.IfExp: lambda node, scope: plan.Choice(expression(node.test, scope), expression(node.body, scope),
                                               expression(node.orelse, scope)),
    ast.Call: _call,
}
