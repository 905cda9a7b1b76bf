"""Default values of parameters: where they are kept, what they are.

Reads the RECV_INIT oplines of user functions and the declared default texts of internal ones, which are parsed here.
Imported by parameters.py and text.py.
"""
from __future__ import annotations

from zvm.frontend.generated import ast
from zvm.opcodes.metadata import RECV, RECV_INIT
from zvm.opcodes.op_array import CONST
from zvm.runtime.classes.constant_expressions import ConstantExpression
from zvm.runtime.values.zval import UNDEF

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any


def user_default(function: Any, number: int) -> Any:
    """The default of a user function's parameter (from 0), perhaps a ConstantExpression; UNDEF for none."""
    for opline in function.opcodes:
        if opline.opcode == RECV_INIT and opline.op1 == number + 1:
            return function.literals[opline.op2] if opline.op2_type == CONST else UNDEF
        if opline.opcode == RECV and opline.op1 == number + 1:
            return UNDEF
    return UNDEF


def default_of(function: Any, number: int) -> Any:
    """The default of any function's parameter, perhaps a ConstantExpression; UNDEF for none."""
    if not function.is_internal:
        return user_default(function, number)
    if getattr(function, "arg_info", None) is None or number >= len(function.arg_info):
        return UNDEF
    text = function.arg_info[number].default
    return UNDEF if text is None else parse_default(text)


def parse_default(text: str) -> Any:
    """The value or ConstantExpression that PHP source stands for (zend_get_default_from_internal_arg_info)."""
    from zvm.compiler.builder import CompilerOptions
    from zvm.compiler.sources import compile_source

    options = CompilerOptions(lambda name: None, lambda name: None, lambda name: None, None)
    script = compile_source(f"<?php function f($x = {text}) {{}}", "", options)
    return user_default(next(iter(script.functions.values())), 0)


def evaluated(engine: Any, value: Any, scope: Any) -> Any:
    """The value, a ConstantExpression worked out."""
    return engine.evaluate(value, scope) if type(value) is ConstantExpression else value


def constant_name(value: Any) -> str | None:
    """The constant a default consists of, None for anything else (ReflectionParameter::getDefaultValueConstantName)."""
    if type(value) is not ConstantExpression:
        return None
    node: Any = value.node
    if isinstance(node, ast.Const):
        return node.name.value  # type: ignore[no-any-return, attr-defined]
    if isinstance(node, ast.ConstantClass):
        return "__CLASS__"
    if isinstance(node, ast.ClassConst):
        return f"{node.class_name.value}::{node.name.value}"  # type: ignore[attr-defined]
    return None
