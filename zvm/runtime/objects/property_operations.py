"""Properties bound to references, and those read and written at once: `= &`, `op=`, `++` (zend_execute.c).

Reads PropertyInfo types; works on slots found by properties.py. Imported by zvm/executor.
"""
from __future__ import annotations

from sys import getrefcount

from zvm.opcodes import types
from zvm.opcodes.flags import BP_VAR_RW, BP_VAR_W
from zvm.runtime.objects.lifecycle import LAZY, Unreleased, clone_object, reinitialising
from zvm.runtime.objects.properties import fetch_property_address, get_property_pointer, read_property, write_property
from zvm.runtime.objects.typed_references import assign_to_typed_ref
from zvm.runtime.signals import Thrown
from zvm.runtime.values.counting import UNSHARED_BUT_COPIED
from zvm.runtime.values.operators import concat
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.zval import INT_MAX, INT_MIN, UNDEF, Reference

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable
    from typing import Any

    from zvm.engine import Engine
    from zvm.runtime.classes.class_entry import ClassEntry, PropertyInfo
    from zvm.runtime.values.arrays import PhpArray


# ---- $obj->p = &$x ------------------------------------------------------------------------------------------------

def place_to_bind(engine: Engine, obj: PhpObject, name: str,
                  scope: ClassEntry | None) -> tuple[Any, Any, PropertyInfo | None]:
    """Container, key and, of a declared one, PropertyInfo of a property that is to be bound to a variable
    (ZEND_ASSIGN_OBJ_REF)."""
    pointer = fetch_property_address(engine, obj, name, scope, BP_VAR_W)
    if type(pointer) is not tuple:
        engine.throw("Error", "Cannot assign by reference to overloaded object")
    container, key = pointer
    return container, key, _declared_at(obj, container, key)


def _declared_at(obj: PhpObject, container: Any, key: Any) -> PropertyInfo | None:
    """The declaration of the property in a place of the object, or of a proxy's instance; None of a dynamic one."""
    if container is not obj.slots and obj.guards is not None and LAZY in obj.guards:
        obj = obj.guards[LAZY].instance
    return obj.ce.slot_infos[key] if container is obj.slots else None


# ---- ++, --, .=, … ------------------------------------------------------------------------------------------------

def assign_op_property(engine: Engine, obj: PhpObject, name: str, operator: Callable[[Any, Any, Any], Any],
                       operand: Any, scope: ClassEntry | None, strict: bool) -> Any:
    """`$obj->name op= operand`; returns the new value (ZEND_ASSIGN_OBJ_OP). `operator(engine, left, right)`."""
    pointer = get_property_pointer(engine, obj, name, scope, BP_VAR_RW)
    if pointer is None:
        value = operator(engine, _read_overloaded(engine, obj, name, scope), operand)
        return write_property(engine, obj, name, value, scope, strict)
    container, key = pointer
    info = _declared_at(obj, container, key)
    return assign_op_at(engine, container, key, info, operator, operand, strict)


def _read_overloaded(engine: Engine, obj: PhpObject, name: str, scope: ClassEntry | None) -> Any:
    """The value of a property that has no place, to be changed and written. One that its type refuses is never released
    (zend_assign_op_overloaded_property)."""
    return read_property(engine, obj, name, scope, refused=engine.state_of(Unreleased).values)


def assign_op_at(engine: Engine, container: Any, key: Any, info: PropertyInfo | None,
                 operator: Callable[[Any, Any, Any], Any], operand: Any, strict: bool) -> Any:
    """`op=` on a known place, typed when `info` says so (zend_binary_assign_op_typed_prop, …_typed_ref)."""
    value = container[key]
    if type(value) is Reference:
        try:
            result = operator(engine, value.value, operand)
        except Thrown as thrown:
            assign_nothing_to_reference(engine, value, operator, strict, thrown)
            raise
        if value.sources is not None:
            return assign_to_typed_ref(engine, value, result, strict)
        value.value = result
        return result
    if value is UNDEF:
        value = None
    try:
        result = operator(engine, value, operand)
    except Thrown:
        assign_nothing(container, key, info, operator, strict)
        raise
    if info is not None and info.type is not None:
        from zvm.runtime.functions.type_check import verify_property_type

        result = verify_property_type(engine, info, result, strict)
    container[key] = result
    return result


def assign_nothing(container: Any, key: Any, info: PropertyInfo | None, operator: Any, strict: bool) -> None:
    """Zend assigns the result that an operator which threw does not have: coerced weakly, it is the type's zero."""
    if info is None or info.type is None or strict or type(container[key]) is str and operator is concat:
        return
    zero = _zero_of(info.type)
    if zero is not UNDEF:
        container[key] = zero


def assign_nothing_to_reference(engine: Engine, reference: Reference, operator: Any, strict: bool,
                                thrown: Thrown) -> None:
    """The same through a reference. Throws TypeError, with what was thrown before it, for a type that has no zero."""
    if reference.sources is None or type(reference.value) is str and operator is concat:
        return
    zeros = [UNDEF if strict else _zero_of(info.type) for info in reference.sources]
    if UNDEF not in zeros:
        reference.value = zeros[0]
        return
    from zvm.runtime.objects.exceptions import set_previous

    info = reference.sources[zeros.index(UNDEF)]
    try:
        engine.throw("TypeError", "Cannot assign null to reference held by property "
                                  f"{info.ce.display_name}::${info.name} of type {info.type}")
    except Thrown as later:
        set_previous(engine, later.object, thrown.object)
        raise


def _zero_of(declared: Any) -> Any:
    """What nothing is coerced to in weak mode, UNDEF where there is nothing to coerce to."""
    for bits, zero in ((types.MAY_BE_LONG, 0), (types.MAY_BE_DOUBLE, 0.0), (types.MAY_BE_STRING, ""),
                       (types.MAY_BE_BOOL, False)):
        if declared.mask & bits == bits:
            return zero
    return UNDEF


def increment_property(engine: Engine, obj: PhpObject, name: str, step: int, scope: ClassEntry | None, strict: bool,
                       postfix: bool) -> Any:
    """++ and -- (`step` 1 or -1); returns the old value when `postfix`, else the new one (ZEND_PRE_INC_OBJ …)."""
    pointer = get_property_pointer(engine, obj, name, scope, BP_VAR_RW)
    if pointer is None:
        old = _read_overloaded(engine, obj, name, scope)
        return step_overloaded(engine, obj, name, old, step, scope, strict, postfix)
    container, key = pointer
    info = _declared_at(obj, container, key)
    return increment_at(engine, container, key, info, step, strict, postfix)


def step_overloaded(engine: Engine, obj: PhpObject, name: str, old: Any, step: int, scope: ClassEntry | None,
                    strict: bool, postfix: bool) -> Any:
    """++ and -- of a property that is written by its name, after it was read."""
    try:
        new = _stepped(engine, old, step)
    except Thrown as thrown:
        _write_back(engine, obj, name, old, scope, thrown)
        raise
    new = write_property(engine, obj, name, new, scope, strict)
    return old if postfix else new


def _write_back(engine: Engine, obj: PhpObject, name: str, value: Any, scope: ClassEntry | None,
                thrown: Thrown) -> None:
    """Zend writes the property although its value could not be stepped: a readonly one then throws as well. A user's
    error handler is told nothing meanwhile."""
    from zvm.runtime.objects.exceptions import set_previous

    info = obj.ce.properties_info.get(name)
    if obj.ce.set is None and (info is None or info.hooks is None):
        engine.pending_exception = thrown
        try:
            write_property(engine, obj, name, value, scope)
        except Thrown as later:
            if later is not thrown:
                set_previous(engine, later.object, thrown.object)
            raise
        finally:
            engine.pending_exception = None


def increment_at(engine: Engine, container: Any, key: Any, info: PropertyInfo | None, step: int, strict: bool,
                 postfix: bool) -> Any:
    """++ and -- on a known place (zend_incdec_typed_prop, zend_incdec_typed_ref)."""
    value = container[key]
    reference = value if type(value) is Reference else None
    old = reference.value if reference is not None else None if value is UNDEF else value
    new = _stepped(engine, old, step)
    if reference is not None:
        if reference.sources is not None:
            reference.value = new  # as the error's trace shows it where an argument is meant
            try:
                _check_overflow(engine, old, new, step, reference.sources, "a reference held by property")
            finally:
                reference.value = old
            new = assign_to_typed_ref(engine, reference, new, strict)
        else:
            reference.value = new
        return old if postfix else new
    if info is not None and info.type is not None:
        _check_overflow(engine, old, new, step, [info], "property")
        from zvm.runtime.functions.type_check import verify_property_type

        new = verify_property_type(engine, info, new, strict)
    container[key] = new
    return old if postfix else new


def _stepped(engine: Engine, value: Any, step: int) -> Any:
    """The value after ++ or --."""
    if type(value) is int and INT_MIN < value < INT_MAX:
        return value + step
    from zvm.runtime.values import operators

    return operators.increment(engine, value) if step > 0 else operators.decrement(engine, value)


def _check_overflow(engine: Engine, old: Any, new: Any, step: int, infos: list[PropertyInfo], what: str) -> None:
    """An int that overflowed may not become a float in a property that takes none (zend_throw_incdec_*_error)."""
    if type(old) is not int or type(new) is not float:
        return
    for info in infos:
        if info.type is not None and not info.type.mask & types.MAY_BE_DOUBLE:
            verb, side = ("increment", "maximal") if step > 0 else ("decrement", "minimal")
            engine.throw("TypeError", f"Cannot {verb} {what} {info.ce.display_name}::${info.name} of type {info.type} "
                                      "past "
                                      f"its {side} value")


def clone_with(engine: Engine, obj: PhpObject, properties: PhpArray, scope: ClassEntry | None) -> PhpObject:
    """A clone whose properties are those of an array afterwards, assigned in the scope (PHP 8.5)."""
    copy: PhpObject
    if obj.guards is not None and LAZY in obj.guards:
        from zvm.runtime.objects.lazy_objects import clone_lazy
        from zvm.runtime.objects.property_tables import present_object

        copy = clone_lazy(engine, obj, scope)
        target = present_object(copy)
    else:
        copy = target = clone_object(engine, obj, scope)
    if len(properties):
        with reinitialising(target):
            for name, value in list(properties.items()):
                if type(value) is Reference:
                    if getrefcount(value) > UNSHARED_BUT_COPIED:
                        engine.throw("Error", "Cannot assign by reference when cloning with updated properties")
                    value = value.value
                write_property(engine, copy, str(name), value, scope)
    return copy
