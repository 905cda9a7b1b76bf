"""Whether one signature may stand for another: variance of types and methods (zend_inheritance.c).

Reads functions and declared types; looks classes up without loading them. Used by inheritance.py and traits.py.
Functions take a Lookup: a name's class entry, linked or being linked, or None where it is not known (yet). Then the
answer is UNRESOLVED and the names the types mention are noted, for the linker to load the classes.
"""
from __future__ import annotations

from zvm.opcodes import flags, types
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.strings import lower
from zvm.targets import V8_5

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any, Protocol

    from zvm.engine import Engine
    from zvm.opcodes.op_array import ArgInfo, Function
    from zvm.opcodes.types import DeclaredType
    from zvm.runtime.classes.class_entry import ClassConstant, ClassEntry, PropertyInfo

    class Lookup(Protocol):
        """runtime/classes/inheritance.py's Linker."""

        engine: Engine

        def find(self, name: str, scope: ClassEntry) -> ClassEntry | None: ...

        def note_unresolved(self, name: str) -> None: ...
        def note_name(self, name: str) -> None: ...

UNRESOLVED, ERROR, WARNING, SUCCESS = -1, 0, 1, 2  # inheritance_status


# ---- classes -----------------------------------------------------------------------------------------------------

def resolve_name(scope: ClassEntry, name: str) -> str:
    """The class name meant: self and parent replaced (resolve_class_name)."""
    key = lower(name)
    if key == "self":
        return scope.name
    if key == "parent":
        if scope.parent is not None:
            return scope.parent.name
        return scope.parent_name or name
    return name


def is_subtype(ce: ClassEntry, other: ClassEntry, lookup: Lookup) -> bool:
    """instanceof for classes that may not be linked yet (unlinked_instanceof)."""
    if ce is other:
        return True
    if ce.ancestors is not None:
        return other in ce.ancestors
    parent = ce.parent
    if parent is None and ce.parent_name:
        parent = lookup.find(ce.parent_name, ce)
    if parent is not None and parent is not ce and is_subtype(parent, other, lookup):
        return True
    interfaces = list(ce.interfaces)
    for name in ce.interface_names:
        interface = lookup.find(name, ce)
        if interface is not None:
            interfaces.append(interface)
    return any(interface is not ce and is_subtype(interface, other, lookup) for interface in interfaces)


# ---- types -------------------------------------------------------------------------------------------------------

def _alternatives(declared: DeclaredType) -> list[tuple[str, ...]]:
    """The class part of a type in disjunctive normal form: each alternative a tuple of names that intersect."""
    if declared.is_intersection:
        return [tuple(str(name) for name in declared.names)]
    return [name if isinstance(name, tuple) else (name,) for name in declared.names]


def _split_iterable(declared: DeclaredType) -> tuple[int, list[tuple[str, ...]]]:
    """Mask and alternatives with iterable written out as Traversable|array."""
    mask, alternatives = declared.mask, _alternatives(declared)
    if mask & types.MAY_BE_ITERABLE:
        mask = mask & ~types.MAY_BE_ITERABLE | types.MAY_BE_ARRAY
        alternatives.append(("Traversable",))
    return mask, alternatives


def covariant_types(lookup: Lookup, child_scope: ClassEntry, child: DeclaredType, parent_scope: ClassEntry,
                    parent: DeclaredType) -> int:
    """Whether `child` is a subtype of `parent` (zend_perform_covariant_type_check)."""
    if parent.mask & types.MAY_BE_ANY == types.MAY_BE_ANY and not child.mask & types.MAY_BE_VOID:
        return SUCCESS
    if child.mask == parent.mask and not child.names and not parent.names:
        return SUCCESS
    child_mask, child_names = _split_iterable(child)
    parent_mask, parent_names = _split_iterable(parent)
    added = child_mask & ~parent_mask
    if added & types.MAY_BE_STATIC and _permits_self(lookup, parent_mask, parent_names, parent_scope, child_scope):
        added &= ~types.MAY_BE_STATIC
    if added == types.MAY_BE_NEVER:
        return SUCCESS
    if added:
        return ERROR
    written = [resolve_name(scope, name) for scope, alternatives in ((child_scope, child_names),
                                                                     (parent_scope, parent_names))
               for alternative in alternatives for name in alternative]
    for name in written:
        lookup.note_name(name)
    unresolved = False
    for alternative in child_names:
        names = [resolve_name(child_scope, name) for name in alternative]
        status = _alternative_fits(lookup, child_scope, names, parent_scope, parent_mask, parent_names)
        if status == ERROR:
            return ERROR
        unresolved = unresolved or status == UNRESOLVED
    if not unresolved:
        return SUCCESS
    for name in written:
        lookup.note_unresolved(name)
    return UNRESOLVED


def _permits_self(lookup: Lookup, mask: int, alternatives: list[tuple[str, ...]], scope: ClassEntry,
                  self: ClassEntry) -> bool:
    """Whether a type accepts objects of class `self` (zend_type_permits_self)."""
    if mask & types.MAY_BE_OBJECT:
        return True
    for alternative in alternatives:
        for name in alternative:
            ce = lookup.find(resolve_name(scope, name), scope)
            if ce is None or not is_subtype(self, ce, lookup):
                break
        else:
            return True
    return False


def _alternative_fits(lookup: Lookup, child_scope: ClassEntry, names: list[str], parent_scope: ClassEntry,
                      parent_mask: int, parent_names: list[tuple[str, ...]]) -> int:
    """Whether objects that are of all classes `names` are accepted by the parent's type."""
    unresolved = False
    if lookup.engine.target >= V8_5 and _is_closure_or_static(child_scope, names, parent_mask):
        return SUCCESS
    if parent_mask & types.MAY_BE_OBJECT:
        for name in names:
            if lookup.find(name, child_scope) is not None:
                return SUCCESS
        unresolved = True
    for alternative in parent_names:
        status = SUCCESS
        for wanted in alternative:
            fits = _is_one_of(lookup, child_scope, names, parent_scope, resolve_name(parent_scope, wanted))
            if fits == ERROR:
                status = ERROR
                break
            if fits == UNRESOLVED:
                status = UNRESOLVED
        if status == SUCCESS:
            return SUCCESS
        unresolved = unresolved or status == UNRESOLVED
    return UNRESOLVED if unresolved else ERROR


def _is_closure_or_static(child_scope: ClassEntry, names: list[str], parent_mask: int) -> bool:
    """Whether a type has a Closure, where the parent's has callable, or the final class itself, where that has static
    (PHP 8.5)."""
    if parent_mask & types.MAY_BE_CALLABLE and any(lower(name) == "closure" for name in names):
        return True
    is_final = child_scope.flags & (flags.ACC_FINAL | flags.ACC_ENUM)
    return bool(parent_mask & types.MAY_BE_STATIC and is_final) and \
        any(lower(name) == lower(child_scope.name) for name in names)


def _is_one_of(lookup: Lookup, child_scope: ClassEntry, names: list[str], parent_scope: ClassEntry, wanted: str) -> int:
    """Whether one of the intersecting classes `names` is a subtype of class `wanted`."""
    wanted_key = lower(wanted)
    if any(lower(name) == wanted_key for name in names):
        return SUCCESS
    wanted_ce = lookup.find(wanted, parent_scope)
    unresolved = wanted_ce is None
    for name in names:
        ce = lookup.find(name, child_scope)
        if ce is None:
            unresolved = True
        elif wanted_ce is not None and is_subtype(ce, wanted_ce, lookup):
            return SUCCESS
    return UNRESOLVED if unresolved else ERROR


def property_types_compatible(lookup: Lookup, parent: PropertyInfo, child: PropertyInfo) -> int:
    """Property types are invariant (property_types_compatible)."""
    if parent.type is None or child.type is None:
        return SUCCESS if parent.type is child.type else ERROR
    if parent.type.mask == child.type.mask and parent.type.names == child.type.names and \
            parent.type.is_intersection == child.type.is_intersection and not any(
                type(name) is str and lower(name) in ("self", "parent") for name in parent.type.names):
        return SUCCESS
    if parent.hooks is not None and parent.flags & flags.ACC_ABSTRACT and len(parent.hooks) == 1:  # one way is enough
        if "get" in parent.hooks:
            return covariant_types(lookup, child.ce, child.type, parent.ce, parent.type)
        return covariant_types(lookup, parent.ce, parent.type, child.ce, child.type)
    down = covariant_types(lookup, child.ce, child.type, parent.ce, parent.type)
    up = covariant_types(lookup, parent.ce, parent.type, child.ce, child.type)
    if down == SUCCESS and up == SUCCESS:
        return SUCCESS
    return ERROR if ERROR in (down, up) else UNRESOLVED


def constant_types_compatible(lookup: Lookup, child: ClassConstant, parent: ClassConstant) -> int:
    """A class constant's type may be narrowed (class_constant_types_compatible)."""
    assert parent.type is not None
    if child.type is None:
        return ERROR
    return covariant_types(lookup, child.ce, child.type, parent.ce, parent.type)


# ---- methods -----------------------------------------------------------------------------------------------------

def method_compatible(lookup: Lookup, child: Function, child_scope: ClassEntry, parent: Function,
                      parent_scope: ClassEntry) -> int:
    """Whether `child` may override `parent` (zend_do_perform_implementation_check)."""
    if parent.required_num_args < child.required_num_args:
        return ERROR
    if parent.fn_flags & flags.ACC_RETURN_REFERENCE and not child.fn_flags & flags.ACC_RETURN_REFERENCE:
        return ERROR
    parent_variadic = bool(parent.fn_flags & flags.ACC_VARIADIC)
    child_variadic = bool(child.fn_flags & flags.ACC_VARIADIC)
    if parent_variadic and not child_variadic:
        return ERROR
    parent_count = parent.num_args + parent_variadic
    child_count = child.num_args + child_variadic
    status = SUCCESS
    for index in range(max(parent_count, child_count)):
        parent_info = _argument(parent, index, parent_count, parent_variadic)
        if parent_info is None:
            continue  # an optional argument was added
        child_info = _argument(child, index, child_count, child_variadic)
        if child_info is None:
            return ERROR
        fits = _argument_fits(lookup, child_scope, child_info, parent_scope, parent_info)
        if fits == ERROR or int(child_info.by_ref) != int(parent_info.by_ref):
            return ERROR
        if fits == UNRESOLVED:
            status = UNRESOLVED
    return _return_fits(lookup, status, child, child_scope, parent, parent_scope)


def _argument(function: Function, index: int, count: int, variadic: bool) -> ArgInfo | None:
    if index < count:
        return function.arg_info[index]
    return function.arg_info[count - 1] if variadic else None


def _argument_fits(lookup: Lookup, child_scope: ClassEntry, child: ArgInfo, parent_scope: ClassEntry,
                   parent: ArgInfo) -> int:
    """Parameters are contravariant."""
    if child.type is None or child.type.mask & types.MAY_BE_ANY == types.MAY_BE_ANY:
        return SUCCESS
    if parent.type is None:
        return ERROR
    return covariant_types(lookup, parent_scope, parent.type, child_scope, child.type)


def _return_fits(lookup: Lookup, status: int, child: Function, child_scope: ClassEntry, parent: Function,
                 parent_scope: ClassEntry) -> int:
    """Return types are covariant; a mismatch with a tentative one is only a warning."""
    wanted = parent.return_info
    if wanted is None or wanted.type is None:
        return status
    if child.return_info is None or child.return_info.type is None:
        if not wanted.tentative:
            return ERROR
        return WARNING if status == SUCCESS else status
    fits = covariant_types(lookup, child_scope, child.return_info.type, parent_scope, wanted.type)
    if fits != SUCCESS:
        return WARNING if fits == ERROR and wanted.tentative else fits
    return status


# ---- declarations as messages show them --------------------------------------------------------------------------

def function_declaration(function: Function, scope: ClassEntry, owner: ClassEntry | None) -> str:
    """`A::f(int $x = 1): string`, as compatibility errors quote it (zend_get_function_declaration).

    `scope` is what self means, `owner` the class to name.
    """
    text = "& " if function.fn_flags & flags.ACC_RETURN_REFERENCE else ""
    if owner is not None:
        text += owner.display_name + "::"
    shown = ", ".join(_parameter(function, index, scope) for index in range(len(function.arg_info)))
    text += f"{function.function_name}({shown})"
    if function.return_info is not None and function.return_info.type is not None:
        text += ": " + function.return_info.type.to_string(scope)
    return text


def _parameter(function: Function, index: int, scope: ClassEntry) -> str:
    info = function.arg_info[index]
    text = info.type.to_string(scope) + " " if info.type is not None else ""
    if info.by_ref:
        text += "&"
    if index >= function.num_args:
        return f"{text}...${info.name}"
    text += f"${info.name}"
    if index >= function.required_num_args:
        if function.is_internal:
            return f"{text} = {'<default>' if info.default is None else info.default}"
        shown = _default(function, index + 1)
        if shown is not None:
            return f"{text} = {shown}"
    return text


def _default(function: Any, number: int) -> str | None:
    """A user function's default value as error messages abbreviate it."""
    from zvm.opcodes.metadata import RECV, RECV_INIT
    from zvm.opcodes.op_array import CONST

    for opline in function.opcodes:
        if opline.opcode == RECV_INIT and opline.op1 == number and opline.op2_type == CONST:
            return _literal(function.literals[opline.op2])
        if opline.opcode == RECV and opline.op1 == number:
            return None
    return None


def _literal(value: Any) -> str:
    if value is None:
        return "null"
    if value is True or value is False:
        return "true" if value else "false"
    if type(value) is str:
        return f"'{value[:10]}...'" if len(value) > 10 else f"'{value}'"
    if type(value) is PhpArray:
        return "[...]" if len(value) else "[]"
    if type(value) is int:
        return str(value)
    if type(value) is float:
        from zvm.runtime.values.numbers import float_to_string

        return float_to_string(value, 14)
    from zvm.frontend.generated import ast

    node = value.node
    if isinstance(node, ast.Const) and isinstance(node.name, ast.Zval):
        return str(node.name.value)
    if isinstance(node, ast.ClassConst) and isinstance(node.class_name, ast.Zval) and isinstance(node.name, ast.Zval):
        return f"{node.class_name.value}::{node.name.value}"
    return "<expression>"
