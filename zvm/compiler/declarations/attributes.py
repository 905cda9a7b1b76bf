"""Attributes: #[A(1), B] becomes a list of Attribute records.

Imported by functions.py, classes.py and members.py; follows zend_compile_attributes().
"""
from __future__ import annotations

from zvm.compiler.declarations.constant_expressions import compile_const_expr
from zvm.compiler.errors import CompileError
from zvm.compiler.names import resolve_class_name_of, string_of
from zvm.frontend.generated import ast
from zvm.opcodes import attribute as a
from zvm.opcodes import flags as f
from zvm.opcodes import types as t
from zvm.opcodes.attribute import Attribute
from zvm.opcodes.error_levels import E_ERROR
from zvm.runtime.values.strings import lower
from zvm.targets import V8_3, V8_4, V8_5

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.compiler.builder import CompileContext
    from zvm.frontend.generated.ast import Node
    from zvm.opcodes.op_array import OpArray

# the attributes PHP checks while compiling, with what they may stand on
_INTERNAL = {
    "attribute": a.TARGET_CLASS,
    "returntypewillchange": a.TARGET_METHOD,
    "allowdynamicproperties": a.TARGET_CLASS,
    "sensitiveparameter": a.TARGET_PARAMETER,
}
# those that later versions check as well, by the version
_INTERNAL_SINCE = {
    "override": (V8_3, a.TARGET_METHOD),
    "deprecated": (V8_4, a.TARGET_FUNCTION | a.TARGET_METHOD | a.TARGET_CLASS_CONST),
    "nodiscard": (V8_5, a.TARGET_FUNCTION | a.TARGET_METHOD),
}


def _allowed_targets(ctx: CompileContext, lc_name: str) -> int | None:
    """What one of PHP's own attributes may stand on; None of others."""
    version, allowed = _INTERNAL_SINCE.get(lc_name, (0, None))
    if allowed is None or ctx.options.target < version:
        return _INTERNAL.get(lc_name)
    if ctx.options.target >= V8_5:
        if lc_name == "override":
            allowed |= a.TARGET_PROPERTY
        elif lc_name == "deprecated":
            allowed |= a.TARGET_CLASS | a.TARGET_CONST
    return allowed


def compile_attributes(ctx: CompileContext, node: Node, target: int, twin: int = 0) -> list[Attribute]:
    """Compile an attribute list standing on a `target` (TARGET_*).

    On a promoted parameter it stands on the property as well: `twin` is the other of the two, to which those of PHP
    itself are left that may stand only there.
    """
    assert isinstance(node, ast.AttributeList)
    attributes: list[Attribute] = []
    for group in node.children:
        assert isinstance(group, ast.AttributeGroup)
        for element in group.children:
            assert isinstance(element, ast.Attribute)
            attribute = _compile_attribute(ctx, element)
            allowed = _allowed_targets(ctx, attribute.lc_name) or target
            if target & allowed or not twin & allowed:
                attributes.append(attribute)
    for attribute in attributes:
        _validate(ctx, attribute, attributes, target)
    return attributes


def _compile_attribute(ctx: CompileContext, node: ast.Attribute) -> Attribute:
    if isinstance(node.args, ast.CallableConvert):
        ctx.error("Cannot create Closure as attribute argument")
    name = resolve_class_name_of(ctx, node.name)
    args: list[tuple[str | None, Any]] = []
    if isinstance(node.args, ast.ArgList):
        for arg in node.args.children:
            assert arg is not None
            args.append(_compile_argument(ctx, arg, args))
    strict_types = ctx.op_array.fn_flags & f.ACC_STRICT_TYPES != 0
    return Attribute(name, lower(name), args, strict_types, node.lineno)


def _compile_argument(ctx: CompileContext, node: Node, before: list[tuple[str | None, Any]]) -> tuple[str | None, Any]:
    if isinstance(node, ast.Unpack):
        ctx.error("Cannot use unpacking in attribute argument list")
    name = None
    if isinstance(node, ast.NamedArg):
        name = string_of(node.name)
        if any(name == other for other, _ in before):
            ctx.error(f"Duplicate named parameter ${name}")
        node = node.expr
    elif before and before[-1][0] is not None:
        ctx.error("Cannot use positional argument after named argument")
    return name, compile_const_expr(ctx, node, allow_dynamic=True)


def _validate(ctx: CompileContext, attribute: Attribute, attributes: list[Attribute], target: int) -> None:
    """Check the attributes PHP itself declares; one on the class being compiled may change it."""
    allowed = _allowed_targets(ctx, attribute.lc_name)
    if allowed is None:
        return
    if not target & allowed:
        if ctx.options.target >= V8_5 and a.find_attribute(attributes, "delayedtargetvalidation") is not None:
            return
        raise CompileError(f'Attribute "{attribute.name}" cannot target {a.target_names(target)} '
                           f"(allowed targets: {a.target_names(allowed)})", ctx.lineno, E_ERROR)
    if sum(other.lc_name == attribute.lc_name for other in attributes) > 1:
        raise CompileError(f'Attribute "{attribute.name}" must not be repeated', ctx.lineno, E_ERROR)
    if attribute.lc_name in ("deprecated", "nodiscard") and target & (a.TARGET_FUNCTION | a.TARGET_METHOD):
        ctx.op_array.fn_flags |= f.ACC_DEPRECATED  # calls look for what is to be said
    is_delayed = ctx.options.target >= V8_5 and a.find_attribute(attributes, "delayedtargetvalidation") is not None
    if attribute.lc_name == "allowdynamicproperties":
        _allow_dynamic_properties(ctx, is_delayed)
    elif attribute.lc_name == "attribute" and ctx.options.target >= V8_5 and not is_delayed:
        _check_attribute_class(ctx)
    elif attribute.lc_name == "nodiscard" and (ctx.op_array.function_name or "")[:1] == "$":
        raise CompileError("#[\\NoDiscard] is not supported for property hooks", ctx.lineno, E_ERROR)
    elif attribute.lc_name == "deprecated" and target & a.TARGET_CLASS and not is_delayed:
        _check_deprecated_class(ctx)


def _check_attribute_class(ctx: CompileContext) -> None:
    """What cannot be instantiated is no attribute (PHP 8.5)."""
    flags = ctx.class_entry.flags
    kind = "trait" if flags & f.ACC_TRAIT else "interface" if flags & f.ACC_INTERFACE else \
        "enum" if flags & f.ACC_ENUM else "abstract class" if flags & f.ACC_EXPLICIT_ABSTRACT_CLASS else None
    if kind is not None:
        raise CompileError(f"Cannot apply #[\\Attribute] to {kind} {ctx.class_entry.name}", ctx.lineno, E_ERROR)


def _check_deprecated_class(ctx: CompileContext) -> None:
    """Of what has a class's attributes only traits may be deprecated (PHP 8.5)."""
    class_entry = ctx.class_entry
    if not class_entry.flags & f.ACC_TRAIT:
        kind = "interface" if class_entry.flags & f.ACC_INTERFACE else \
            "enum" if class_entry.flags & f.ACC_ENUM else "class"
        raise CompileError(f"Cannot apply #[\\Deprecated] to {kind} {class_entry.name}", ctx.lineno, E_ERROR)


def _allow_dynamic_properties(ctx: CompileContext, is_delayed: bool) -> None:
    class_entry = ctx.class_entry
    target = ctx.options.target
    where = None
    if class_entry.flags & f.ACC_TRAIT:
        where = "trait"
    elif class_entry.flags & f.ACC_INTERFACE:
        where = "interface"
    elif class_entry.flags & f.ACC_READONLY_CLASS:
        where = "readonly class"
    elif class_entry.flags & f.ACC_ENUM and target >= V8_3:
        where = "enum"
    if where is not None:
        if is_delayed:
            return
        named = f" {class_entry.name}" if target >= V8_3 or class_entry.flags & f.ACC_READONLY_CLASS else ""
        slash = "\\" if target >= V8_5 else ""
        raise CompileError(f"Cannot apply #[{slash}AllowDynamicProperties] to {where}{named}", ctx.lineno, E_ERROR)
    class_entry.flags |= f.ACC_ALLOW_DYNAMIC_PROPERTIES


def check_no_discard(ctx: CompileContext, op_array: OpArray) -> None:
    """Refuse #[NoDiscard] on functions that return nothing."""
    if a.find_attribute(op_array.attributes, "nodiscard") is None:
        return
    info = op_array.return_info
    mask = 0 if info is None or info.type is None else info.type.mask
    kind = "function" if op_array.scope is None else "method"
    if op_array.scope is not None and lower(op_array.function_name or "") in ("__construct", "__destruct", "__clone"):
        ctx.error(f"Method {op_array.scope.name}::{op_array.function_name} cannot be #[\\NoDiscard]")
    if mask & t.MAY_BE_VOID:
        ctx.error(f"A void {kind} does not return a value, but #[\\NoDiscard] requires a return value")
    if mask & t.MAY_BE_NEVER:
        ctx.error(f"A never returning {kind} does not return a value, but #[\\NoDiscard] requires a return value")
