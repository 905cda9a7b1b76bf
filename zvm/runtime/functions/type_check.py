"""Checking and coercing values against declared types (zend_verify_arg_type … in zend_execute.c, zend_API.c).

Reads DeclaredType, classes already loaded; reports through the engine. Imported by handlers, ext and runtime. The
scalar coercions (`coerce_*_weak`) are those of zend_parse_arg_*_weak, for user and internal functions alike; they
return FAILED when the value does not convert.
"""
from __future__ import annotations

from zvm.opcodes import types
from zvm.opcodes.error_levels import E_DEPRECATED
from zvm.runtime.classes.visibility import is_subclass
from zvm.runtime.execute_data import calling_place
from zvm.runtime.signals import raise_pending
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.convert import object_to_string_or_none, report_nan, to_string
from zvm.runtime.values.numbers import float_to_string, numeric_prefix
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.strings import lower
from zvm.runtime.values.zval import INT_MAX, INT_MIN, UNDEF, Reference, value_name

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine
    from zvm.opcodes.op_array import ArgInfo, Function
    from zvm.opcodes.types import DeclaredType
    from zvm.runtime.classes.class_entry import ClassEntry, PropertyInfo


class _Failed:
    """The type of FAILED."""

    __slots__ = ()


FAILED = _Failed()  # the value is not of the type and does not convert to it

_MASK_OF = {type(None): types.MAY_BE_NULL, int: types.MAY_BE_LONG, float: types.MAY_BE_DOUBLE,
            str: types.MAY_BE_STRING, PhpArray: types.MAY_BE_ARRAY}
SCALARS = types.MAY_BE_LONG | types.MAY_BE_DOUBLE | types.MAY_BE_STRING | types.MAY_BE_BOOL


def type_mask(value: Any) -> int:
    """The MAY_BE_* bit of a value's type."""
    mask = _MASK_OF.get(type(value))
    if mask is not None:
        return mask
    if value is True:
        return types.MAY_BE_TRUE
    if value is False:
        return types.MAY_BE_FALSE
    return types.MAY_BE_OBJECT if isinstance(value, PhpObject) else types.MAY_BE_RESOURCE


def matches(value: Any, mask: int) -> bool:
    """Is the value of one of the mask's types? A closed resource is none to is_resource() alone (ZEND_TYPE_CHECK)."""
    return type_mask(value) & mask != 0 and not (mask == types.MAY_BE_RESOURCE and value.is_closed)


# ---- any type ----------------------------------------------------------------------------------------------------

def check_type(engine: Engine, declared: DeclaredType, value: Any, strict: bool, scope: ClassEntry | None = None,
               called_scope: ClassEntry | None = None, internal: bool = False) -> Any:
    """`value`, coerced if need be, or FAILED (zend_check_type).

    `scope` is what self and parent mean, `called_scope` what static does. `internal` allows null for scalars as
    internal functions do. May report deprecations and throw what __toString throws.
    """
    mask = declared.mask
    found = _MASK_OF.get(type(value))
    if found is None:
        found = type_mask(value)
    if mask & found:
        return value
    if isinstance(value, PhpObject):
        if declared.names and _is_instance(engine, declared, value.ce, scope):
            return value
        if mask & types.MAY_BE_STATIC and called_scope is not None and is_subclass(value.ce, called_scope):
            return value
    if mask & types.MAY_BE_CALLABLE and is_callable(engine, value):
        return value
    if mask & types.MAY_BE_ITERABLE and is_iterable(engine, value):
        return value
    if not mask & SCALARS:
        return FAILED
    if strict:
        return float(value) if type(value) is int and mask & types.MAY_BE_DOUBLE else FAILED
    if value is None:
        return value if internal else FAILED
    return coerce_scalar_weak(engine, mask, value)


class TypesAsked:
    """The types that remember classes of an engine."""

    def __init__(self, engine: Engine) -> None:
        self.declared: list[DeclaredType] = []


def _is_instance(engine: Engine, declared: DeclaredType, ce: ClassEntry, scope: ClassEntry | None) -> bool:
    """Whether objects of `ce` are of the class part of the type; never autoloads."""
    cache = declared.cache
    if cache is None:
        cache = declared.cache = {}
        engine.state_of(TypesAsked).declared.append(declared)
    key = (ce, scope)
    known = cache.get(key)  # type: ignore[attr-defined]
    if known is not None:
        return known  # type: ignore[no-any-return]
    if declared.is_intersection:
        result = all(is_instance_of_name(engine, ce, name, scope) for name in declared.names)
    else:
        result = any(is_instance_of_name(engine, ce, name, scope) if type(name) is str else
                     all(is_instance_of_name(engine, ce, part, scope) for part in name) for name in declared.names)
    if result:
        cache[key] = True  # type: ignore[index]
    return result


def accepts_class(engine: Engine, declared: DeclaredType, ce: ClassEntry, scope: ClassEntry | None) -> bool:
    """Whether every object of class `ce` is of the type, for any asker and in any request: not by being of class
    static, nor by being callable, unless it is a closure, nor by the name of an alias."""
    if declared.mask & types.MAY_BE_OBJECT or declared.mask & types.MAY_BE_CALLABLE and ce is engine.closure_class:
        return True
    if declared.is_intersection:
        return all(_is_named(ce, name, scope) for name in declared.names)
    return any(_is_named(ce, name, scope) if type(name) is str else all(_is_named(ce, part, scope) for part in name)
               for name in declared.names)


def _is_named(ce: ClassEntry, name: Any, scope: ClassEntry | None) -> bool:
    """Whether `ce` or what it extends or implements was declared under the name."""
    key = lower(name[1:] if name[:1] == "\\" else name)
    if key in ("self", "parent", "static"):
        wanted = scope if key != "parent" or scope is None else scope.parent
        return wanted is not None and is_subclass(ce, wanted)
    return any(lower(ancestor.name) == key for ancestor in ce.ancestors)


_KINDS = ((types.MAY_BE_LONG, int), (types.MAY_BE_STRING, str), (types.MAY_BE_DOUBLE, float),
          (types.MAY_BE_ARRAY, PhpArray), (types.MAY_BE_NULL, type(None)))


_kinds: dict[int, set[Any]] = {}  # what accepted_kinds() gives copies of, by mask


def accepted_kinds(mask: int) -> set[Any]:
    """The Python types of values that a type with this mask takes without a closer look.

    The keeper of the set may add the class entries that accepts_class() is true of.
    """
    kinds = _kinds.get(mask)
    if kinds is None:
        kinds = {kind for bit, kind in _KINDS if mask & bit}
        if mask & types.MAY_BE_FALSE:
            kinds.add(bool if mask & types.MAY_BE_TRUE else FalseType)
        if mask & types.MAY_BE_CALLABLE:
            kinds.add(CallableType)
        _kinds[mask] = kinds
    return set(kinds)


class FalseType:
    """Among accepted kinds: of bools only false is taken. No value is of this type; native code knows it."""


class CallableType:
    """Likewise: what is_callable() is true of is taken."""


def is_instance_of_name(engine: Engine, ce: ClassEntry, name: Any, scope: ClassEntry | None) -> bool:
    """Whether `ce` is, extends or implements the class written as `name`; no class of that name: False."""
    key = lower(name)
    if key == "self":
        wanted = scope
    elif key == "parent":
        wanted = scope.parent if scope is not None else None
    elif key == "static":
        wanted = scope
    else:
        wanted = engine.lookup_class(name, False)
    return wanted is not None and is_subclass(ce, wanted)


def is_callable(engine: Engine, value: Any) -> bool:
    """Whether call_user_func() would take it from the running scope (zend_is_callable)."""
    if type(value) is not str and not isinstance(value, (PhpArray, PhpObject)):
        return False
    return type(engine.resolve_callable(value)) is not str


def is_iterable(engine: Engine, value: Any) -> bool:
    """Whether it is an array or a Traversable (zend_is_iterable)."""
    if isinstance(value, PhpArray):
        return True
    return isinstance(value, PhpObject) and is_instance_of_name(engine, value.ce, "Traversable", None)


# ---- weak scalar coercions ---------------------------------------------------------------------------------------

def coerce_scalar_weak(engine: Engine, mask: int, value: Any) -> Any:
    """The value as the first of int, float, string, bool in `mask` it converts to, or FAILED
    (zend_verify_weak_scalar_type_hint)."""
    if mask & types.MAY_BE_LONG:
        if mask & types.MAY_BE_DOUBLE and type(value) is str:
            number = numeric_prefix(value, False)
            if number is not None:
                return number
        else:
            converted = coerce_int_weak(engine, value)
            if converted is not FAILED or engine.pending_exception is not None:
                return converted
    if mask & types.MAY_BE_DOUBLE:
        converted = coerce_float_weak(engine, value)
        if converted is not FAILED:
            return converted
    if mask & types.MAY_BE_STRING:
        converted = coerce_string_weak(engine, value)
        if converted is not FAILED:
            return converted
    if mask & types.MAY_BE_BOOL == types.MAY_BE_BOOL:
        return coerce_bool_weak(engine, value)
    return FAILED


def coerce_int_weak(engine: Engine, value: Any) -> Any:
    """zend_parse_arg_long_weak, null excepted: deprecation for lost fractions, FAILED for what does not fit."""
    kind = type(value)
    if kind is int:
        return value
    if kind is bool:
        return 1 if value else 0
    number = value
    if kind is str:
        number = numeric_prefix(value, False)
        if number is None:
            return FAILED
        if type(number) is int:
            return number
    elif kind is not float:
        return FAILED
    if number != number or not INT_MIN <= number < INT_MAX:  # INT_MAX as a float is out of range
        return FAILED
    whole = int(number)
    if whole != number:
        shown = f'float-string "{value}"' if kind is str else f"float {float_to_string(number)}"
        message = f"Implicit conversion from {shown} to int loses precision"
        engine.diagnostics.report_in_passing(E_DEPRECATED, message)
        if engine.pending_exception is not None:
            return FAILED
    return whole


def coerce_float_weak(engine: Engine, value: Any) -> Any:
    """zend_parse_arg_double_weak, null excepted."""
    kind = type(value)
    if kind is float:
        return value
    if kind is int or kind is bool:
        return float(value)
    if kind is str:
        number = numeric_prefix(value, False)
        return FAILED if number is None else float(number)
    return FAILED


def coerce_string_weak(engine: Engine, value: Any) -> Any:
    """zend_parse_arg_str_weak, null excepted: scalars and objects with __toString."""
    kind = type(value)
    if kind is str:
        return value
    if kind is int or kind is float or kind is bool:
        return to_string(engine, value)
    if isinstance(value, PhpObject):
        converted = object_to_string_or_none(engine, value)
        return FAILED if converted is None else converted
    return FAILED


def coerce_bool_weak(engine: Engine, value: Any) -> Any:
    """zend_parse_arg_bool_weak, null excepted."""
    kind = type(value)
    if kind is bool:
        return value
    if kind is int or kind is float:
        if value != value:
            report_nan(engine, "bool")
        return value != 0
    if kind is str:
        return value != "" and value != "0"
    return FAILED


# ---- parameters and returns --------------------------------------------------------------------------------------

def verify_argument(engine: Engine, function: Function, number: int, value: Any, strict: bool,
                    called_scope: ClassEntry | None = None) -> Any:
    """A user function's argument `number` (from 1), coerced; throws TypeError (zend_verify_recv_arg_type).

    `strict` is the caller's. For RECV, RECV_INIT and RECV_VARIADIC.
    """
    info = function.arg_info[min(number, len(function.arg_info)) - 1]
    declared = info.type
    if declared is None:
        return value
    if type(value) is Reference:
        return _verify_reference(engine, function, number, info, value, strict, called_scope)
    result = check_type(engine, declared, value, strict, function.scope, called_scope)
    if result is FAILED:
        argument_type_error(engine, function, number, info, value)
    return result


def _verify_reference(engine: Engine, function: Function, number: int, info: ArgInfo, reference: Reference,
                      strict: bool, called_scope: ClassEntry | None) -> Reference:
    """A by-reference argument: what the reference holds is coerced, unless typed properties hold it too."""
    value = reference.value
    result = check_type(engine, info.type, value, strict or reference.sources is not None, function.scope, called_scope)
    if result is FAILED or result is not value and reference.sources is not None:
        argument_type_error(engine, function, number, info, value)
    reference.value = result
    return reference


def argument_type_error(engine: Engine, function: Function, number: int, info: ArgInfo, value: Any) -> Any:
    """Throw the TypeError for an argument (zend_verify_arg_error), unless an exception waits to be raised."""
    raise_pending(engine)
    given = "none" if value is UNDEF else value_name(engine, value)
    frame = engine.current_execute_data
    called = None if frame is None else frame.this.ce if frame.this is not None else frame.called_scope
    wanted = info.type.to_string(function.scope, called)
    name = function.function_name if function.scope is None else f"{function.scope.name}::{function.function_name}"
    shown = str(name).partition("\0")[0]  # an anonymous class's name hides the method's, as in Zend
    named = "" if info.variadic else f" (${info.name})"
    message = f"{shown}(): Argument #{number}{named} must be of type {wanted}, {given} given"
    place = calling_place(frame) if frame is not None and frame.func is function else None
    if place is not None:
        message += f", called in {place}"
    return engine.throw("TypeError", message)


def function_name(function: Function) -> str:
    """`f` or `A::f` (get_function_or_method_name)."""
    name = function.function_name or "main"
    return f"{function.scope.display_name}::{name}" if function.scope is not None else name


def verify_return(engine: Engine, function: Function, value: Any, called_scope: ClassEntry | None = None) -> Any:
    """A user function's return value, coerced by the function's own strictness; throws TypeError
    (zend_verify_return_type). `value` UNDEF: control ran off the end."""
    from zvm.opcodes.flags import ACC_STRICT_TYPES

    declared = function.return_info.type  # type: ignore[union-attr]
    if value is UNDEF:
        return missing_return_error(engine, function, called_scope)
    strict = bool(function.fn_flags & ACC_STRICT_TYPES)
    if type(value) is Reference:
        result = check_type(engine, declared, value.value, strict, function.scope, called_scope)
        if result is not FAILED:
            value.value = result
            return value
        value = value.value
    else:
        result = check_type(engine, declared, value, strict, function.scope, called_scope)
        if result is not FAILED:
            return result
    wanted = declared.to_string(function.scope, called_scope)
    return engine.throw("TypeError", f"{function_name(function)}(): Return value must be of type {wanted}, "
                                     f"{value_name(engine, value)} returned")


def missing_return_error(engine: Engine, function: Function, called_scope: ClassEntry | None = None) -> Any:
    """Throw for a function that must return and did not (zend_verify_missing_return_type)."""
    wanted = function.return_info.type.to_string(function.scope, called_scope)  # type: ignore[union-attr]
    return engine.throw("TypeError", f"{function_name(function)}(): Return value must be of type {wanted}, "
                                     "none returned")


# ---- properties --------------------------------------------------------------------------------------------------

def check_property_type(engine: Engine, info: PropertyInfo, value: Any, strict: bool) -> Any:
    """The value coerced to the property's type, or FAILED (i_zend_check_property_type)."""
    return check_type(engine, info.type, value, strict, info.ce)  # type: ignore[arg-type]


def verify_property_type(engine: Engine, info: PropertyInfo, value: Any, strict: bool) -> Any:
    """The value coerced to the property's type; throws TypeError (zend_verify_property_type)."""
    result = check_type(engine, info.type, value, strict, info.ce)  # type: ignore[arg-type]
    if result is FAILED:
        raise_pending(engine)
        engine.throw("TypeError", f"Cannot assign {value_name(engine, value)} to property "
                                  f"{info.ce.display_name}::${info.name} of type {info.type}")
    return result
