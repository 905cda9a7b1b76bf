"""Constant expressions: defaults of parameters, properties, static variables; values of constants; attribute arguments.

`compile_const_expr(ctx, node, allow_dynamic)` gives the value when it is known now, else a ConstantExpression whose AST
is checked and resolved: names are full names, self and parent stay, `__CLASS__` in a trait is a ConstantClass node
(zend_const_expr_to_zval). The node may be changed in place. Imported by the modules that compile declarations.
"""
from __future__ import annotations

from zvm.compiler import visitor
from zvm.compiler.expressions.folding import eval_const, fold
from zvm.compiler.names import (
    class_fetch_type,
    resolve_class_name_of,
    resolve_const_name,
    resolve_function_name,
    string_of,
)
from zvm.frontend.generated import ast
from zvm.opcodes import flags as f
from zvm.opcodes import types as t
from zvm.runtime.classes.constant_expressions import ConstantExpression
from zvm.targets import V8_5

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable
    from typing import Any

    from zvm.compiler.builder import CompileContext
    from zvm.frontend.generated.ast import Node

_SINCE_8_5 = frozenset((ast.Closure, ast.Call, ast.StaticCall, ast.CallableConvert, ast.Cast))
ALLOWED = _SINCE_8_5 | frozenset((
    ast.Zval, ast.BinaryOp, ast.Greater, ast.GreaterEqual, ast.And, ast.Or, ast.UnaryOp, ast.UnaryPlus, ast.UnaryMinus,
    ast.Conditional, ast.Dim, ast.Array, ast.ArrayElem, ast.Unpack, ast.Const, ast.ClassConst, ast.ClassName,
    ast.MagicConst, ast.Coalesce, ast.ConstEnumInit, ast.New, ast.ArgList, ast.NamedArg, ast.Prop, ast.NullsafeProp,
))


def compile_const_expr(ctx: CompileContext, node: Node, allow_dynamic: bool = False) -> Any:
    """The value of a constant expression, or a ConstantExpression. `new` is allowed where `allow_dynamic`."""
    node = _resolve(ctx, fold(ctx, node), allow_dynamic)
    return node.value if isinstance(node, ast.Zval) else ConstantExpression(node)


def _resolve(ctx: CompileContext, node: Node, allow_dynamic: bool) -> Node:
    """Check a node and those below it, and resolve its names (zend_compile_const_expr)."""
    if isinstance(node, ast.Zval):
        return node
    if type(node) not in ALLOWED or type(node) in _SINCE_8_5 and ctx.options.target < V8_5:
        ctx.error("Constant expression contains invalid operations")
    if isinstance(node, ast.New) and not allow_dynamic:
        ctx.error("New expressions are not supported in this context")
    if isinstance(node, ast.Cast):
        _check_cast(ctx, node, allow_dynamic)
    rule = _RULES.get(type(node))
    if rule is not None:
        node = rule(ctx, node)
        if isinstance(node, ast.ConstantClosure):
            return node
    if isinstance(node, ast.ListNode):
        node.children = [None if child is None else _resolve(ctx, child, allow_dynamic) for child in node.children]
    for name in node.children_names:
        child = getattr(node, name)
        if child is not None:
            setattr(node, name, _resolve(ctx, child, allow_dynamic))
    return node


def _resolve_class_const(ctx: CompileContext, node: ast.ClassConst) -> Node:
    if not isinstance(node.class_name, ast.Zval):
        ctx.error("Dynamic class names are not allowed in compile-time class constant references")
    fetch_type = class_fetch_type(string_of(node.class_name))
    if fetch_type == f.FETCH_CLASS_STATIC:
        ctx.error('"static::" is not allowed in compile-time constants')
    if fetch_type == f.FETCH_CLASS_DEFAULT:
        resolved = _full_name(ctx, node.class_name)
        if resolved.value != node.class_name.value:  # else it is shown as it was written
            node.class_name = resolved
    return node


def _full_name(ctx: CompileContext, node: Node) -> ast.Zval:
    return ast.Zval(node.lineno, resolve_class_name_of(ctx, node), f.NAME_FQ)


def _resolve_class_name(ctx: CompileContext, node: ast.ClassName) -> Node:
    """What folding left is self::class and parent::class of unknown scope."""
    if not isinstance(node.class_name, ast.Zval):
        ctx.error("(expression)::class cannot be used in constant expressions")
    if class_fetch_type(string_of(node.class_name)) == f.FETCH_CLASS_STATIC:
        ctx.error("static::class cannot be used for compile-time class name resolution")
    return node


def _resolve_const(ctx: CompileContext, node: ast.Const) -> Node:
    assert isinstance(node.name, ast.Zval)
    name, is_fully_qualified = resolve_const_name(ctx, string_of(node.name), node.name.attr)
    known = eval_const(ctx, name, is_fully_qualified)
    if known is not None:
        return ast.Zval(node.lineno, known[0], 0)
    fallback = not is_fully_qualified and ctx.file.current_namespace is not None
    node.name = ast.Zval(node.name.lineno, name, f.NAME_NOT_FQ if fallback else f.NAME_FQ)
    return node


def _resolve_magic_const(ctx: CompileContext, node: ast.MagicConst) -> Node:
    return ast.ConstantClass(node.lineno)


def _resolve_new(ctx: CompileContext, node: ast.New) -> Node:
    if isinstance(node.class_name, ast.ClassDecl):
        ctx.error("Cannot use anonymous class in constant expression")
    if not isinstance(node.class_name, ast.Zval):
        ctx.error("Cannot use dynamic class name in constant expression")
    fetch_type = class_fetch_type(resolve_class_name_of(ctx, node.class_name))
    if fetch_type == f.FETCH_CLASS_STATIC:
        ctx.error('"static" is not allowed in compile-time constants')
    if fetch_type == f.FETCH_CLASS_DEFAULT:
        node.class_name = _full_name(ctx, node.class_name)
    if isinstance(node.args, ast.CallableConvert) and ctx.options.target >= V8_5:
        ctx.error("Cannot create Closure for new expression")
    return node


def _resolve_closure(ctx: CompileContext, node: ast.Closure) -> Node:
    """zend_compile_const_expr_closure()."""
    if not node.flags & f.ACC_STATIC:
        ctx.error("Closures in constant expressions must be static")
    if node.uses is not None:
        ctx.error("Cannot use(...) variables in constant expression")
    return ast.ConstantClosure(node.lineno, visitor.compile_constant_closure(ctx, node))


def _resolve_call(ctx: CompileContext, node: ast.Call) -> Node:
    """f(...), a first-class callable (zend_compile_const_expr_fcc)."""
    if not isinstance(node.args, ast.CallableConvert):
        ctx.error("Constant expression contains invalid operations")
    if not isinstance(node.name, ast.Zval):
        ctx.error("Cannot use dynamic function name in constant expression")
    if type(node.name.value) is not str:
        ctx.error("Illegal function name")
    name, is_fully_qualified = resolve_function_name(ctx, node.name.value, node.name.attr)
    node.name = ast.Zval(node.name.lineno, name, f.NAME_FQ if is_fully_qualified else f.NAME_NOT_FQ)
    return node


def _resolve_static_call(ctx: CompileContext, node: ast.StaticCall) -> Node:
    """A::m(...)."""
    if not isinstance(node.args, ast.CallableConvert):
        ctx.error("Constant expression contains invalid operations")
    if not isinstance(node.class_name, ast.Zval):
        ctx.error("Cannot use dynamic class name in constant expression")
    if not isinstance(node.method, ast.Zval):
        ctx.error("Cannot use dynamic method name in constant expression")
    if type(node.class_name.value) is not str:
        ctx.error("Illegal class name")
    if type(node.method.value) is not str:
        ctx.error("Illegal method name")
    fetch_type = class_fetch_type(resolve_class_name_of(ctx, node.class_name))
    if fetch_type == f.FETCH_CLASS_STATIC:
        ctx.error('"static" is not allowed in compile-time constants')
    if fetch_type == f.FETCH_CLASS_DEFAULT:
        node.class_name = _full_name(ctx, node.class_name)
    return node


def _check_cast(ctx: CompileContext, node: ast.Cast, allow_dynamic: bool) -> None:
    if node.attr == t.IS_NULL:
        ctx.error("The (unset) cast is no longer supported")
    if node.attr == t.IS_OBJECT and not allow_dynamic:
        ctx.error("Object casts are not supported in this context")


def _check_args(ctx: CompileContext, node: ast.ArgList) -> Node:
    uses_named = False
    for arg in node.children:
        if isinstance(arg, ast.Unpack):
            ctx.error("Argument unpacking in constant expressions is not supported")
        if isinstance(arg, ast.NamedArg):
            uses_named = True
        elif uses_named:
            ctx.error("Cannot use positional argument after named argument")
    return node


_RULES: dict[type[Node], Callable[[CompileContext, Any], Node]] = {
    ast.ClassConst: _resolve_class_const, ast.ClassName: _resolve_class_name, ast.Const: _resolve_const,
    ast.MagicConst: _resolve_magic_const, ast.New: _resolve_new, ast.ArgList: _check_args,
    ast.Closure: _resolve_closure, ast.Call: _resolve_call, ast.StaticCall: _resolve_static_call,
}
