"""Type declarations: an AST type becomes a DeclaredType.

Imported by functions.py and members.py; follows zend_compile_typename(), with the disjunctive normal form types of 8.2.
"""
from __future__ import annotations

from zvm.compiler.constant_operators import type_code_of
from zvm.compiler.names import (
    assert_valid_class_name,
    class_fetch_type_of,
    ensure_valid_class_fetch_type,
    is_scope_known,
    resolve_class_name_of,
    string_of,
)
from zvm.frontend.generated import ast
from zvm.opcodes import flags as f
from zvm.opcodes import types as t
from zvm.opcodes.error_levels import E_COMPILE_WARNING
from zvm.opcodes.types import DeclaredType
from zvm.runtime.values.strings import lower
from zvm.targets import V8_5

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.compiler.builder import CompileContext
    from zvm.frontend.generated.ast import Node

_BUILTIN = {
    "null": t.MAY_BE_NULL, "false": t.MAY_BE_FALSE, "true": t.MAY_BE_TRUE, "int": t.MAY_BE_LONG,
    "float": t.MAY_BE_DOUBLE, "string": t.MAY_BE_STRING, "bool": t.MAY_BE_BOOL, "void": t.MAY_BE_VOID,
    "never": t.MAY_BE_NEVER, "object": t.MAY_BE_OBJECT, "mixed": t.MAY_BE_ANY,
}
# class names that may have been meant as a type, as in other languages
_CONFUSABLE: dict[str, str | None] = {"boolean": "bool", "integer": "int", "double": "float", "resource": None}
# names of types that mean no class, or must not
RESERVED_TYPES = frozenset((*_BUILTIN, *_CONFUSABLE, "iterable", "self", "parent", "static"))
_TOKENS = {t.IS_ARRAY: t.MAY_BE_ARRAY, t.IS_CALLABLE: t.MAY_BE_CALLABLE, t.IS_STATIC: t.MAY_BE_STATIC}


TYPE_NAMES = {t.IS_NULL: "null", t.IS_FALSE: "bool", t.IS_TRUE: "bool", t.IS_LONG: "int", t.IS_DOUBLE: "float",
              t.IS_STRING: "string", t.IS_ARRAY: "array", t.IS_OBJECT: "object"}


def compile_type(ctx: CompileContext, node: Node, force_allow_null: bool = False) -> DeclaredType:
    """Compile a type; `force_allow_null` is the `Type $x = null` that makes it nullable (zend_compile_typename)."""
    attr: int = node.attr  # type: ignore[attr-defined]
    nullable = attr & f.TYPE_NULLABLE != 0
    node.attr = attr & ~f.TYPE_NULLABLE  # type: ignore[attr-defined]
    if isinstance(node, ast.TypeUnion):
        declared = _compile_union(ctx, node)
    elif isinstance(node, ast.TypeIntersection):
        declared = DeclaredType(0, _compile_intersection(ctx, node), is_intersection=True)
    else:
        declared = _compile_single(ctx, node)
    node.attr = attr  # type: ignore[attr-defined]

    mask, names = declared.mask, declared.names
    if nullable and mask == t.MAY_BE_ANY:
        ctx.error("Type mixed cannot be marked as nullable since mixed already includes null")
    if nullable and mask & t.MAY_BE_NULL:
        ctx.error("null cannot be marked as nullable")
    if nullable or force_allow_null:
        mask |= t.MAY_BE_NULL
    if mask & t.MAY_BE_VOID and (names or mask != t.MAY_BE_VOID):
        ctx.error("Void can only be used as a standalone type")
    if mask & t.MAY_BE_NEVER and (names or mask != t.MAY_BE_NEVER):
        ctx.error("never can only be used as a standalone type")
    if mask == declared.mask:
        return declared
    if declared.is_intersection:
        return DeclaredType(mask, (tuple(name for name in names if isinstance(name, str)),))
    return DeclaredType(mask, names, iterable=declared.iterable)


def _compile_single(ctx: CompileContext, node: Node) -> DeclaredType:
    """One name, or array, callable, static (zend_compile_single_typename)."""
    if isinstance(node, ast.Type):
        if node.attr == t.IS_STATIC and ctx.class_entry is None and is_scope_known(ctx):
            ctx.error('Cannot use "static" when no class scope is active')
        return DeclaredType(_TOKENS[node.attr])
    assert isinstance(node, ast.Zval)
    name = string_of(node)
    lowered = lower(name)
    mask = _BUILTIN.get(lowered)
    if mask is not None or lowered == "iterable":
        if node.attr != f.NAME_NOT_FQ:
            ctx.error(f"Type declaration '{lowered}' must be unqualified")
        if mask is None:
            return DeclaredType(t.MAY_BE_ARRAY, ("Traversable",), iterable=True)
        return DeclaredType(mask)
    fetch_type = class_fetch_type_of(node)
    class_name = name
    if fetch_type == f.FETCH_CLASS_DEFAULT:
        class_name = resolve_class_name_of(ctx, node)
        assert_valid_class_name(ctx, class_name)
    else:
        ensure_valid_class_fetch_type(ctx, fetch_type)
        class_name = _class_meant(ctx, fetch_type) or name
    if node.attr == f.NAME_NOT_FQ and name in _CONFUSABLE and lowered not in ctx.file.imports:
        _warn_confusable(ctx, name, class_name)
    return DeclaredType(0, (class_name,))


def _class_meant(ctx: CompileContext, fetch_type: int) -> str | None:
    """The class that self or parent in a type stands for, which PHP 8.5 puts in its place; None where that is not
    certain yet, or it has no name of its own."""
    class_entry = ctx.class_entry
    if ctx.options.target < V8_5 or class_entry is None or not is_scope_known(ctx) or \
            class_entry.flags & f.ACC_ANON_CLASS:
        return None
    name: str | None = class_entry.name if fetch_type == f.FETCH_CLASS_SELF else class_entry.parent_name
    return name


def _warn_confusable(ctx: CompileContext, name: str, class_name: str) -> None:
    meant = _CONFUSABLE[name]
    extra = ' or import the class with "use"' if ctx.file.current_namespace else ""
    advice = f'Write "\\{class_name}"{extra} to suppress this warning'
    if meant is not None:
        message = f'"{name}" will be interpreted as a class name. Did you mean "{meant}"? {advice}'
    else:
        message = f'"{name}" is not a supported builtin type and will be interpreted as a class name. {advice}'
    ctx.warning(message, E_COMPILE_WARNING)


def _compile_union(ctx: CompileContext, node: ast.TypeUnion) -> DeclaredType:
    mask = 0
    names: list[str | tuple[str, ...]] = []
    only_iterable = True
    for child in node.children:
        assert child is not None
        if isinstance(child, ast.TypeIntersection):
            only_iterable = False
            parts = _compile_intersection(ctx, child)
            for other in names:
                _check_intersection_redundancy(ctx, parts, other)
            names.append(parts)
            continue
        single = _compile_single(ctx, child)
        if single.mask == t.MAY_BE_ANY:
            ctx.error("Type mixed can only be used as a standalone type")
        overlap = mask & single.mask
        if overlap:
            ctx.error(f"Duplicate type {DeclaredType(overlap)} is redundant")
        if (mask & t.MAY_BE_TRUE and single.mask == t.MAY_BE_FALSE) or (
                mask & t.MAY_BE_FALSE and single.mask == t.MAY_BE_TRUE):
            ctx.error("Type contains both true and false, bool should be used instead")
        mask |= single.mask
        for name in single.names:
            assert isinstance(name, str)
            only_iterable = only_iterable and single.iterable
            for other in names:
                _check_name_redundancy(ctx, name, other)
            names.append(name)
    declared = DeclaredType(mask, tuple(names))
    if mask & t.MAY_BE_OBJECT and ((names and not only_iterable) or mask & t.MAY_BE_STATIC):
        ctx.error(f"Type {declared} contains both object and a class type, which is redundant")
    return declared


def _compile_intersection(ctx: CompileContext, node: ast.TypeIntersection) -> tuple[str, ...]:
    names: list[str] = []
    for child in node.children:
        assert child is not None
        single = _compile_single(ctx, child)
        if single.mask or not single.names:
            ctx.error(f"Type {single} cannot be part of an intersection type")
        name = single.names[0]
        assert isinstance(name, str)
        if lower(name) in ("self", "parent"):
            ctx.error(f"Type {name} cannot be part of an intersection type")
        if any(lower(name) == lower(other) for other in names):
            ctx.error(f"Duplicate type {name} is redundant")
        names.append(name)
    return tuple(names)


def _check_name_redundancy(ctx: CompileContext, name: str, other: str | tuple[str, ...]) -> None:
    """A class beside itself, or beside an intersection that holds it."""
    if isinstance(other, tuple):
        _check_intersection_redundancy(ctx, other, name)
    elif lower(name) == lower(other):
        ctx.error(f"Duplicate type {name} is redundant")


def _check_intersection_redundancy(ctx: CompileContext, parts: tuple[str, ...], other: str | tuple[str, ...]) -> None:
    """An intersection is redundant beside one of its parts or beside an intersection of some of them."""
    others = other if isinstance(other, tuple) else (other,)
    smaller, larger = (others, parts) if len(parts) >= len(others) else (parts, others)
    lowered = {lower(name) for name in larger}
    if not all(lower(name) in lowered for name in smaller):
        return
    if len(smaller) == len(larger):
        ctx.error(f"Type {'&'.join(parts)} is redundant with type {'&'.join(others)}")
    ctx.error(f"Type {'&'.join(larger)} is redundant as it is more restrictive than type {'&'.join(smaller)}")


def valid_default(declared: DeclaredType, value: Any) -> tuple[Any] | None:
    """The value as `declared` takes it as a default, as a 1-tuple: an int becomes a float where only that is declared.
    None when it does not take it (zend_is_valid_default_value)."""
    code = type_code_of(value)
    if declared.mask & (1 << code):
        return (value,)
    if declared.mask & t.MAY_BE_DOUBLE and code == t.IS_LONG:
        return (float(value),)
    return None
