"""References that typed properties hold: every assignment through one must suit all of them (zend_execute.c).

A Reference bound to typed properties lists their PropertyInfos in `sources`, one entry a binding
(ZEND_REF_ADD_TYPE_SOURCE). Imported by whatever binds references to properties or assigns through them.
"""
from __future__ import annotations

from _weakref import ref

from zvm.opcodes import types
from zvm.opcodes.flags import FETCH_DIM_WRITE, FETCH_REF
from zvm.runtime.functions.type_check import FAILED, check_property_type, verify_property_type
from zvm.runtime.signals import Thrown, raise_pending
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.zval import UNDEF, Reference, type_name, value_name
from zvm.targets import V8_4

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any, NoReturn

    from zvm.engine import Engine
    from zvm.runtime.classes.class_entry import PropertyInfo


class _Binding:
    """Kept in an object's guards while one of its typed properties holds a reference; dies with the object.

    It does not hold the reference, which would count as being shared.
    """

    __slots__ = ("reference", "info")

    def __init__(self, reference: Reference, info: PropertyInfo) -> None:
        self.reference, self.info = ref(reference), info

    def __del__(self) -> None:
        reference = self.reference()
        if reference is not None:
            _unbind(reference, self.info)


def add_source(reference: Reference, info: PropertyInfo, owner: PhpObject | None = None) -> None:
    """Bind the reference to a typed property (ZEND_REF_ADD_TYPE_SOURCE) of the object `owner`; None: a static one."""
    if owner is not None:
        if owner.guards is None:
            owner.guards = {}
        owner.guards["source", info.slot] = _Binding(reference, info)
    if reference.sources is None:
        reference.sources = [info]
    else:
        reference.sources.append(info)


def remove_source(reference: Reference, info: PropertyInfo, owner: PhpObject | None = None) -> None:
    """Undo one add_source (ZEND_REF_DEL_TYPE_SOURCE)."""
    if owner is None:
        _unbind(reference, info)
    elif owner.guards is not None:
        owner.guards.pop(("source", info.slot), None)


def _unbind(reference: Reference, info: PropertyInfo) -> None:
    sources = reference.sources
    if sources is not None and info in sources:
        last = sources.pop()
        if last is not info:  # it takes the place, as Zend has it: errors name the first source
            sources[sources.index(info)] = last
        if not sources:
            reference.sources = None


def make_property_reference(engine: Engine, container: Any, key: Any, info: PropertyInfo | None,
                            owner: PhpObject | None = None) -> Reference:
    """The Reference in a slot, made and bound when there is none yet (ZEND_FETCH_REF)."""
    value = container[key]
    if type(value) is Reference:
        return value
    if value is UNDEF:
        if info is not None and info.type is not None and not allows_null(info.type):
            engine.throw("Error", "Cannot access uninitialized non-nullable "
                                  f"property {info.ce.display_name}::${info.name} by reference")
        value = None
    container[key] = reference = Reference(value)
    if info is not None and info.type is not None:
        add_source(reference, info, owner)
    return reference


def allows_null(declared: Any) -> bool:
    """ZEND_TYPE_ALLOW_NULL."""
    return bool(declared.mask & types.MAY_BE_NULL)


def handle_fetch_flags(engine: Engine, container: Any, key: Any, info: PropertyInfo, fetch_flags: int,
                       owner: PhpObject | None = None) -> None:
    """Prepare a typed property for being referenced or auto-vivified (zend_handle_fetch_obj_flags)."""
    if fetch_flags == FETCH_REF:
        make_property_reference(engine, container, key, info, owner)
    elif fetch_flags == FETCH_DIM_WRITE:
        value = container[key]
        value = value.value if type(value) is Reference else value
        if value is None or value is UNDEF or value is False:
            check_auto_init(engine, info)


def check_auto_init(engine: Engine, info: PropertyInfo) -> None:
    """Throw TypeError unless a null in this property may become an array (check_type_array_assignable)."""
    declared = info.type
    if declared is not None and not declared.mask & (types.MAY_BE_ARRAY | types.MAY_BE_ITERABLE):
        engine.throw("TypeError", "Cannot auto-initialize an array inside property "
                                  f"{info.ce.display_name}::${info.name} "
                                  f"of type {declared}")


def check_reference_auto_init(engine: Engine, reference: Reference) -> None:
    """The same for a null inside a reference (zend_verify_ref_array_assignable)."""
    for info in reference.sources or ():
        declared = info.type
        if not declared.mask & (types.MAY_BE_ARRAY | types.MAY_BE_ITERABLE):
            engine.throw("TypeError", "Cannot auto-initialize an array inside a reference held by property "
                                      f"{info.ce.display_name}::${info.name} of type {declared}")


def assign_to_typed_ref(engine: Engine, reference: Reference, value: Any, strict: bool) -> Any:
    """Assign through a bound reference; returns what was assigned (zend_assign_to_typed_ref).

    Throws TypeError naming the property that does not accept the value, or whose coercion differs from another's.
    """
    value = verify_reference_assignable(engine, reference, value, strict)
    reference.value = value
    return value


def verify_reference_assignable(engine: Engine, reference: Reference, value: Any, strict: bool) -> Any:
    """The value as every source coerces it (zend_verify_ref_assignable_zval)."""
    first: PropertyInfo | None = None
    accepted = value
    for info in reference.sources or ():
        try:
            result = check_property_type(engine, info, value, strict)
        except Thrown as thrown:
            _throw_refused(engine, info, value, thrown)
        if result is FAILED:
            _throw_refused(engine, info, value)
        if first is None:
            first, accepted = info, result
        elif type(accepted) is not type(result) or result is not value and accepted != result:
            engine.throw("TypeError", f"Cannot assign {value_name(engine, value)} to reference held by property "
                                      f"{first.ce.display_name}::${first.name} of type {first.type} and property "
                                      f"{info.ce.display_name}::${info.name} of type {info.type}, "
                                      "as this would result in an inconsistent type conversion")
    return accepted


def _throw_refused(engine: Engine, info: PropertyInfo, value: Any, cause: Thrown | None = None) -> NoReturn:
    """Throw that a property's type refuses the value; `cause`: what a conversion has thrown is the previous one."""
    try:
        engine.throw("TypeError", f"Cannot assign {value_name(engine, value)} to reference held by property "
                                  f"{info.ce.display_name}::${info.name} of type {info.type}")
    except Thrown as refused:
        if cause is not None:
            from zvm.runtime.objects.exceptions import set_previous

            set_previous(engine, refused.object, cause.object)
        raise


def verify_assignable_by_ref(engine: Engine, info: PropertyInfo, value: Any, strict: bool) -> Any:
    """What a __get returned for a typed property, coerced (zend_verify_prop_assignable_by_ref)."""
    inner = value.value if type(value) is Reference else value
    if engine.target >= V8_4 and check_property_type(engine, info, inner, strict) is FAILED:
        raise_pending(engine)
        owner = info.ce.display_name
        engine.throw("TypeError", f"Value of type {type_name(inner)} returned from {owner}::__get() must be compatible "
                                  f"with unset property {owner}::${info.name} of type {info.type}")
    if type(value) is Reference:
        verify_bindable(engine, info, value, strict)
        return value
    return verify_property_type(engine, info, value, strict)


def bind_reference(engine: Engine, container: Any, key: Any, info: PropertyInfo | None, reference: Reference,
                   strict: bool, owner: PhpObject | None = None) -> None:
    """Put a Reference into a property's place, checking and recording its type
    (zend_assign_to_typed_property_reference)."""
    if info is not None and info.type is not None:
        old = container[key]
        verify_bindable(engine, info, reference, strict)
        if type(old) is Reference:
            remove_source(old, info, owner)
        add_source(reference, info, owner)
    container[key] = reference


def verify_bindable(engine: Engine, info: PropertyInfo, reference: Reference, strict: bool) -> None:
    """Whether the reference's value and other sources suit the property (zend_verify_prop_assignable_by_ref)."""
    value = reference.value
    result = check_property_type(engine, info, value, strict)
    if result is FAILED:
        raise_pending(engine)
        engine.throw("TypeError", f"Cannot assign {value_name(engine, value)} to property "
                                  f"{info.ce.display_name}::${info.name} of type {info.type}")
    if type(result) is not type(value) and reference.sources:
        first = reference.sources[0]
        engine.throw("TypeError", f"Reference with value of type {value_name(engine, value)} held by property "
                                  f"{first.ce.display_name}::${first.name} of type {first.type} is not compatible with "
                                  f"property {info.ce.display_name}::${info.name} of type {info.type}")
    reference.value = result


def assign_to_reference(engine: Engine, reference: Reference, value: Any, strict: bool) -> Any:
    """Assign through a reference, honouring the typed properties bound to it (zend_assign_to_variable)."""
    if reference.sources is None:
        reference.value = value
        return value
    return assign_to_typed_ref(engine, reference, value, strict)


def assign_by_reference(engine: Engine, reference: Reference, value: Any) -> None:
    """Give a by-reference argument its value, as the typed properties bound to it allow (ZEND_TRY_ASSIGN_REF)."""
    if reference.sources is None:
        reference.value = value
        return
    assign_to_typed_ref(engine, reference, value, False)
