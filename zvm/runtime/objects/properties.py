"""Reading, writing, testing and unsetting properties (the zend_std_*_property handlers of zend_object_handlers.c).

Reads class entries; works on PhpObject.slots and .dynamic. Imported by handlers, ext and runtime. `scope` is always the
class whose code asks (None outside classes), `strict` whether that code has strict_types=1. Operations that write
through references or combine reading and writing are in runtime/objects/property_operations.py, static properties in
runtime/objects/static_properties.py, walks over all properties in runtime/objects/property_tables.py.
"""
from __future__ import annotations

from gc import get_referrers
from sys import getrefcount

from zvm.opcodes import flags
from zvm.opcodes.error_levels import E_DEPRECATED, E_NOTICE, E_WARNING
from zvm.opcodes.flags import BP_VAR_IS, BP_VAR_R, BP_VAR_RW, BP_VAR_UNSET, BP_VAR_W
from zvm.runtime.classes.visibility import is_derived, may_reach_protected, visibility_name
from zvm.runtime.functions.type_check import accepted_kinds, verify_property_type
from zvm.runtime.objects.lifecycle import IN_GET, IN_ISSET, IN_SET, IN_UNSET, LAZY, REINITIALISED, is_reinitialised
from zvm.runtime.objects.typed_references import (
    assign_to_reference,
    handle_fetch_flags,
    remove_source,
    verify_assignable_by_ref,
)
from zvm.runtime.signals import Thrown, raise_pending
from zvm.runtime.values.convert import to_bool
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.strings import c_string, strip_anonymous_suffix
from zvm.runtime.values.zval import UNDEF, Reference
from zvm.targets import V8_4

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine
    from zvm.runtime.classes.class_entry import ClassEntry, PropertyInfo

# what has_property() asks: set and not null, not empty, or there at all (ZEND_PROPERTY_*)
PROPERTY_ISSET, PROPERTY_NOT_EMPTY, PROPERTY_EXISTS = 0, 1, 2


class _Wrong:
    """The type of WRONG."""

    __slots__ = ()


WRONG = _Wrong()  # lookup_property(): there is such a property and `scope` may not touch it

_RESTRICTED = flags.ACC_CHANGED | flags.ACC_PRIVATE | flags.ACC_PROTECTED


# ---- finding -----------------------------------------------------------------------------------------------------

def lookup_property(engine: Engine, ce: ClassEntry, name: str, scope: ClassEntry | None,
                    silent: bool = False) -> Any:
    """The PropertyInfo `scope` reaches by `name`, None for a dynamic property, WRONG when it may not (only if
    `silent`).

    Throws Error for inaccessible properties and names starting with NUL; a static property gives a notice and counts as
    dynamic. Follows zend_get_property_offset. The answer depends on nothing else and may be cached by (ce, name,
    scope).
    """
    key = (name, scope)
    found = ce.property_cache.get(key, UNDEF)
    if found is UNDEF:
        found = ce.property_cache[key] = _find_property(ce, name, scope)
    if type(found) is str:
        if silent:
            return None if found in ("", "static") else WRONG
        if found == "static":
            engine.diagnostics.notice(f"Accessing static property {ce.display_name}::${name} as non static")
            return None
        engine.throw("Error", found)
    return found


def _find_property(ce: ClassEntry, name: str, scope: ClassEntry | None) -> Any:
    """As lookup_property, but an error is returned as its text, and a static property as "static"."""
    info = ce.properties_info.get(name)
    if info is None:
        return 'Cannot access property starting with "\\0"' if name[:1] == "\0" else None
    member_flags = info.flags
    if member_flags & _RESTRICTED and info.ce is not scope:
        private = _parent_private(scope, ce, name) if member_flags & flags.ACC_CHANGED else None
        if private is not None and (not private.flags & flags.ACC_STATIC or member_flags & flags.ACC_STATIC):
            info = private
        elif member_flags & flags.ACC_CHANGED and member_flags & flags.ACC_PUBLIC:
            pass
        elif member_flags & flags.ACC_PRIVATE:
            if info.ce is not ce:
                return None
            return _inaccessible(info, ce, name)
        elif not may_reach_protected(info, scope):
            return _inaccessible(info, ce, name)
    return "static" if info.flags & flags.ACC_STATIC else info


def _inaccessible(info: PropertyInfo, ce: ClassEntry, name: str) -> str:
    return f"Cannot access {visibility_name(info.flags)} property {ce.display_name}::${name}"


def _parent_private(scope: ClassEntry | None, ce: ClassEntry, name: str) -> PropertyInfo | None:
    """The private property `name` of `scope` when ce extends it (zend_get_parent_private_property)."""
    if scope is not None and scope is not ce and is_derived(ce, scope):
        info = scope.properties_info.get(name)
        if info is not None and info.flags & flags.ACC_PRIVATE and info.ce is scope:
            return info
    return None


def accepted_at_once(info: PropertyInfo) -> Any:
    """The Python types and the class entries whose values the property takes without a closer look; None when it has
    no type. Class entries are added as they are met."""
    if info.accepted is None and info.type is not None:
        info.accepted = accepted_kinds(info.type.mask)
    return info.accepted


# ---- magic -------------------------------------------------------------------------------------------------------

def is_guarded(obj: PhpObject, name: str, bit: int) -> bool:
    """Whether the magic method of `bit` already runs for this property."""
    guards = obj.guards
    return guards is not None and bool(guards.get(name, 0) & bit)


def _call_magic(engine: Engine, obj: PhpObject, function: Any, name: str, bit: int, *more: Any) -> Any:
    """Call a magic property method with its recursion guard set; what waits to be raised is, instead."""
    raise_pending(engine)
    guards = obj.guards
    if guards is None:
        guards = obj.guards = {}
    guards[name] = guards.get(name, 0) | bit
    try:
        if bit == IN_GET and function.fn_flags & flags.ACC_RETURN_REFERENCE:
            return engine.call_function_by_reference(function, [name, *more], obj)
        return engine.call_function(function, [name, *more], this=obj, called_scope=obj.ce)
    finally:
        _clear_guard(guards, name, bit)


def _clear_guard(guards: dict[Any, Any], name: str, bit: int) -> None:
    left = guards[name] & ~bit
    if left:
        guards[name] = left
    else:
        del guards[name]


def _never_written(obj: PhpObject, info: PropertyInfo) -> bool:
    """Whether a declared property without a value was never given one: magic methods are not asked then. Lazy ones are
    such (IS_PROP_UNINIT)."""
    guards = obj.guards
    if guards is None:
        return info.type is not None
    if LAZY in guards and info.slot in guards[LAZY].slots:
        return True
    return info.type is not None and info.slot not in guards


def is_unset(obj: PhpObject, info: PropertyInfo) -> bool:
    """Whether a declared property has no value because it was unset: magic methods are asked first, then."""
    return obj.slots[info.slot] is UNDEF and not _never_written(obj, info)


def _real_instance(engine: Engine, obj: PhpObject, info: Any, name: str, bit: int) -> tuple[PhpObject, bool] | None:
    """Of a lazy object, or an initialised proxy: initialise it where the property needs that. The object that the
    operation goes on with, and whether the magic method of `bit` runs for the property of the proxy and not yet of that
    one; None where the property is not lazy."""
    guards = obj.guards
    if guards is None or LAZY not in guards or info is WRONG:
        return None
    if info is not None and info.slot not in guards[LAZY].slots:
        return None
    instance = guards[LAZY].initialise(engine, obj)
    return instance, instance is not obj and is_guarded(obj, name, bit) and not is_guarded(instance, name, bit)


def _forwards_guarded(obj: PhpObject, name: str, bit: int) -> PhpObject | None:
    """The real instance of an initialised proxy, where the magic method of `bit` runs for the property of that one
    already."""
    guards = obj.guards
    if guards is None or LAZY not in guards:
        return None
    instance: PhpObject | None = guards[LAZY].instance
    return instance if instance is not None and is_guarded(instance, name, bit) else None


class _guarding:  # noqa: N801
    """While this context lasts the magic method of `bit` counts as running for a property, if `needed`."""

    __slots__ = ("obj", "name", "bit", "needed")

    def __init__(self, obj: PhpObject, name: str, bit: int, needed: bool) -> None:
        self.obj, self.name, self.bit, self.needed = obj, name, bit, needed

    def __enter__(self) -> None:
        if self.needed:
            if self.obj.guards is None:
                self.obj.guards = {}
            self.obj.guards[self.name] = self.obj.guards.get(self.name, 0) | self.bit

    def __exit__(self, *error: object) -> None:
        if self.needed and self.obj.guards is not None:
            _clear_guard(self.obj.guards, self.name, self.bit)


def _is_true(engine: Engine, value: Any) -> bool:
    return to_bool(engine, value)


# ---- reading -----------------------------------------------------------------------------------------------------

def read_property(engine: Engine, obj: PhpObject, name: str, scope: ClassEntry | None, mode: int = BP_VAR_R,
                  refused: list[Any] | None = None) -> Any:
    """The property's value, dereferenced; null with a warning when undefined (zend_std_read_property).

    `mode` BP_VAR_IS is silent and asks __isset first. Throws Error for inaccessible or uninitialised typed properties,
    TypeError for what __get returned for a typed one that takes no such value; `refused` gets that.
    """
    ce = obj.ce
    native = ce.native
    dynamic = obj.dynamic
    if dynamic is not None and native is None and name in dynamic and name not in ce.properties_info:
        value = dynamic[name]
        return value.value if type(value) is Reference else value
    if native is not None and (hook := getattr(native, "read_property", None)) is not None:
        return hook(engine, obj, name, scope, mode)
    value = read_standard(engine, obj, name, scope, mode, refused)
    return value.value if type(value) is Reference else value


def read_standard(engine: Engine, obj: PhpObject, name: str, scope: ClassEntry | None, mode: int = BP_VAR_R,
                  refused: list[Any] | None = None) -> Any:
    """read_property without the class's hook; what it returns may be a Reference."""
    ce = obj.ce
    info = lookup_property(engine, ce, name, scope, mode == BP_VAR_IS or ce.get is not None)
    if info is None:
        dynamic = obj.dynamic
        if dynamic is not None and (value := dynamic.get(name, UNDEF)) is not UNDEF:
            return value
    elif info is not WRONG:
        value = obj.slots[info.slot]
        if value is not UNDEF:
            return value
        if _never_written(obj, info):
            return _uninitialised(engine, obj, info, name, mode, scope)  # __get is not asked
    getter = ce.get
    instance = _forwards_guarded(obj, name, IN_ISSET if mode == BP_VAR_IS and ce.isset is not None else IN_GET)
    if instance is not None:
        return read_property(engine, instance, name, scope, mode)
    if mode == BP_VAR_IS and ce.isset is not None:
        if not is_guarded(obj, name, IN_ISSET) and not _is_true(
                engine, _call_magic(engine, obj, ce.isset, name, IN_ISSET)):
            return None
        if getter is None or is_guarded(obj, name, IN_GET):
            return _uninitialised(engine, obj, info, name, mode, scope)
    elif getter is None:
        return _uninitialised(engine, obj, info, name, mode, scope)
    elif is_guarded(obj, name, IN_GET):
        if info is WRONG:
            lookup_property(engine, ce, name, scope)
        return _uninitialised(engine, obj, info, name, mode, scope)
    value = _call_magic(engine, obj, getter, name, IN_GET)
    writing = mode in (BP_VAR_W, BP_VAR_RW, BP_VAR_UNSET)
    if writing and type(value) is not Reference and not isinstance(value, PhpObject):
        engine.diagnostics.report_in_passing(
            E_NOTICE, f"Indirect modification of overloaded property {ce.display_name}::${c_string(name)} "
                      "has no effect")
    if info is not None and info is not WRONG and info.type is not None:
        try:
            value = verify_assignable_by_ref(engine, info, value, bool(getter.fn_flags & flags.ACC_STRICT_TYPES))
        except Thrown as thrown:
            if refused is not None:
                refused.append(value)
            if not writing:
                raise
            engine.defer_exception(thrown)  # what is about to write has its own complaint
    return value


def _uninitialised(engine: Engine, obj: PhpObject, info: Any, name: str, mode: int, scope: ClassEntry | None) -> Any:
    """Report the reading of a property that is not there, after looking for it in a lazy object."""
    ce = obj.ce
    bit = IN_ISSET if mode == BP_VAR_IS and ce.isset is not None else IN_GET
    real = _real_instance(engine, obj, info, name, bit)
    if real is not None:
        with _guarding(real[0], name, bit, real[1]):
            return read_property(engine, real[0], name, scope, mode)
    if mode != BP_VAR_IS:
        if info is not None and info is not WRONG and info.type is not None:
            engine.throw("Error", f"Typed property {info.ce.display_name}::${name} must not be accessed before "
                                  "initialization")
        engine.diagnostics.warning(f"Undefined property: {ce.display_name}::${c_string(name)}")
    return None


# ---- writing -----------------------------------------------------------------------------------------------------

def write_property(engine: Engine, obj: PhpObject, name: str, value: Any, scope: ClassEntry | None,
                   strict: bool = False) -> Any:
    """Assign; returns the value assigned, after coercion (zend_std_write_property)."""
    ce = obj.ce
    native = ce.native
    dynamic = obj.dynamic
    if dynamic is not None and native is None and name in dynamic and name not in ce.properties_info:
        if type(dynamic[name]) is Reference:
            return assign_to_reference(engine, dynamic[name], value, strict)
        dynamic[name] = value
        return value
    if native is not None and (hook := getattr(native, "write_property", None)) is not None:
        return hook(engine, obj, name, value, scope, strict)
    return write_standard(engine, obj, name, value, scope, strict)


def write_standard(engine: Engine, obj: PhpObject, name: str, value: Any, scope: ClassEntry | None,
                   strict: bool) -> Any:
    """write_property without the class's hook."""
    ce = obj.ce
    info = lookup_property(engine, ce, name, scope, ce.set is not None)
    if info is None:
        dynamic = obj.dynamic
        if dynamic is not None and (old := dynamic.get(name, UNDEF)) is not UNDEF:
            if type(old) is Reference:
                return assign_to_reference(engine, old, value, strict)
            dynamic[name] = value
            return value
    elif info is not WRONG:
        slot = info.slot
        old = obj.slots[slot]
        if old is not UNDEF or _never_written(obj, info):
            return _write_slot(engine, obj, info, value, scope, strict)  # __set is not asked
    instance = _forwards_guarded(obj, name, IN_SET)
    if instance is not None:
        return write_property(engine, instance, name, value, scope, strict)
    setter = ce.set
    if setter is not None:
        if not is_guarded(obj, name, IN_SET):
            _call_magic(engine, obj, setter, name, IN_SET, value)
            return value
        if info is WRONG:
            lookup_property(engine, ce, name, scope)
    if info is not None:
        return _write_slot(engine, obj, info, value, scope, strict)
    real = _real_instance(engine, obj, None, name, IN_SET)
    if real is not None:
        with _guarding(real[0], name, IN_SET, real[1]):
            return write_property(engine, real[0], name, value, scope, strict)
    create_dynamic(engine, obj, name)
    if obj.dynamic is None:
        obj.dynamic = {}
    obj.dynamic[name] = value
    return value


def _write_slot(engine: Engine, obj: PhpObject, info: PropertyInfo, value: Any, scope: ClassEntry | None,
                strict: bool) -> Any:
    """Assign to a declared property, checking readonly and type."""
    slot = info.slot
    slots = obj.slots
    if slots[slot] is UNDEF and obj.guards is not None and LAZY in obj.guards:
        if info.flags & flags.ACC_READONLY:
            check_readonly_scope(engine, obj.ce, info, scope, "initialize")
        real = _real_instance(engine, obj, info, info.name, IN_SET)
        if real is not None:
            with _guarding(real[0], info.name, IN_SET, real[1]):
                return write_property(engine, real[0], info.name, value, scope, strict)
    if info.type is not None:
        if info.flags & flags.ACC_READONLY:
            if slots[slot] is not UNDEF and not _reinitialise(obj, slot):
                engine.throw("Error", f"Cannot modify readonly property {info.ce.display_name}::${info.name}")
            check_readonly_scope(engine, obj.ce, info, scope, "initialize")
        value = verify_property_type(engine, info, value, strict)
    old = slots[slot]
    if type(old) is Reference:
        return assign_to_reference(engine, old, value, strict)
    slots[slot] = value
    return value


def _reinitialise(obj: PhpObject, slot: int) -> bool:
    """Whether a readonly property that has a value may be given another, which uses that up."""
    if not is_reinitialised(obj, slot):
        return False
    assert obj.guards is not None
    obj.guards[REINITIALISED].discard(slot)
    return True


def refuse_readonly(engine: Engine, info: PropertyInfo, scope: ClassEntry | None, operation: str) -> None:
    """Throw for writing a readonly property, which without a word about it only the class's family may."""
    visibility = "private" if info.flags & flags.ACC_PRIVATE else "protected(set)"
    where = f"scope {scope.display_name}" if scope is not None else "global scope"
    engine.throw("Error", f"Cannot {operation} {visibility} readonly property {info.ce.display_name}::${info.name} "
                          f"from {where}")


def check_readonly_scope(engine: Engine, ce: ClassEntry, info: PropertyInfo, scope: ClassEntry | None,
                         operation: str) -> None:
    """Throw unless `scope` may initialise the readonly property (verify_readonly_initialization_access): since PHP 8.4
    it is one that subclasses may write, where nothing else is said."""
    if info.ce is scope:
        return
    if info.flags & flags.ACC_PPP_SET_MASK:
        return  # property_hooks.py has seen to it
    if engine.target >= V8_4:
        if not info.flags & flags.ACC_PRIVATE and may_reach_protected(info, scope):
            return
        refuse_readonly(engine, info, scope, "modify" if operation == "initialize" else operation)
    if scope is not None and is_derived(ce, scope):
        own = scope.properties_info.get(info.name)
        if own is not None and own.ce is scope:
            return  # redeclared further down: the class that declared it first may still initialise it
    where = f"scope {scope.display_name}" if scope is not None else "global scope"
    engine.throw("Error", f"Cannot {operation} readonly property {info.ce.display_name}::${info.name} from {where}")


def create_dynamic(engine: Engine, obj: PhpObject, name: str) -> None:
    """Throw or report as creating a dynamic property of this object requires; an error handler that lets go of the
    object ends the operation (zend_deprecated_dynamic_property)."""
    ce = obj.ce
    if not ce.flags & (flags.ACC_NO_DYNAMIC_PROPERTIES | flags.ACC_ALLOW_DYNAMIC_PROPERTIES):
        holders = getrefcount(obj)
        engine.diagnostics.report_in_passing(E_DEPRECATED, strip_anonymous_suffix(
            f"Creation of dynamic property {ce.display_name}::${c_string(name)} is deprecated"))
        if getrefcount(obj) >= holders or get_referrers(obj):
            return
        raise_pending(engine)  # only locals of Python's functions hold it now
    elif ce.flags & flags.ACC_ALLOW_DYNAMIC_PROPERTIES:
        return
    engine.throw("Error", f"Cannot create dynamic property {ce.display_name}::${c_string(name)}")


# ---- isset, empty, property_exists -------------------------------------------------------------------------------

def has_property(engine: Engine, obj: PhpObject, name: str, scope: ClassEntry | None,
                 check: int = PROPERTY_ISSET) -> bool:
    """isset() (PROPERTY_ISSET), !empty() (PROPERTY_NOT_EMPTY) or mere existence (zend_std_has_property)."""
    ce = obj.ce
    native = ce.native
    if native is not None and (hook := getattr(native, "has_property", None)) is not None:
        return hook(engine, obj, name, scope, check)  # type: ignore[no-any-return]
    return has_standard(engine, obj, name, scope, check)


def has_standard(engine: Engine, obj: PhpObject, name: str, scope: ClassEntry | None, check: int) -> bool:
    """has_property without the class's hook."""
    ce = obj.ce
    info = lookup_property(engine, ce, name, scope, True)
    value: Any = UNDEF
    if info is None:
        if obj.dynamic is not None:
            value = obj.dynamic.get(name, UNDEF)
    elif info is not WRONG:
        value = obj.slots[info.slot]
        if value is UNDEF and _never_written(obj, info):  # __isset is not asked
            return _has_real(engine, obj, info, name, scope, check)
    if value is not UNDEF:
        if type(value) is Reference:
            value = value.value
        if check == PROPERTY_NOT_EMPTY:
            return _is_true(engine, value)
        return check == PROPERTY_EXISTS or value is not None
    instance = _forwards_guarded(obj, name, IN_ISSET)
    if instance is not None:
        return has_property(engine, instance, name, scope, check)
    if check == PROPERTY_EXISTS or ce.isset is None or is_guarded(obj, name, IN_ISSET):
        return _has_real(engine, obj, info, name, scope, check)
    result = _is_true(engine, _call_magic(engine, obj, ce.isset, name, IN_ISSET))
    if check != PROPERTY_NOT_EMPTY or not result:
        return result
    if ce.get is None or is_guarded(obj, name, IN_GET):
        return False
    guards: Any = obj.guards
    guards[name] = guards.get(name, 0) | IN_ISSET  # __isset is not asked again while __get answers
    try:
        value = _call_magic(engine, obj, ce.get, name, IN_GET)
    finally:
        _clear_guard(guards, name, IN_ISSET)
    return _is_true(engine, value.value if type(value) is Reference else value)


def _has_real(engine: Engine, obj: PhpObject, info: Any, name: str, scope: ClassEntry | None, check: int) -> bool:
    """has_property() of a property without a value, which a lazy object is initialised for."""
    real = _real_instance(engine, obj, info, name, IN_ISSET)
    if real is None:
        return False
    with _guarding(real[0], name, IN_ISSET, real[1]):
        return has_property(engine, real[0], name, scope, check)


# ---- unset -------------------------------------------------------------------------------------------------------

def unset_property(engine: Engine, obj: PhpObject, name: str, scope: ClassEntry | None) -> None:
    """unset($obj->name) (zend_std_unset_property)."""
    ce = obj.ce
    native = ce.native
    if native is not None and (hook := getattr(native, "unset_property", None)) is not None:
        hook(engine, obj, name, scope)
    else:
        unset_standard(engine, obj, name, scope)


def unset_standard(engine: Engine, obj: PhpObject, name: str, scope: ClassEntry | None) -> None:
    """unset_property without the class's hook."""
    ce = obj.ce
    info = lookup_property(engine, ce, name, scope, ce.unset is not None)
    if info is None:
        dynamic = obj.dynamic
        if dynamic is not None and name in dynamic:
            del dynamic[name]
            return
    elif info is not WRONG:
        slot = info.slot
        value = obj.slots[slot]
        if value is not UNDEF:
            _unset_slot(engine, obj, info, value)
            return
        if _never_written(obj, info):
            real = _real_instance(engine, obj, info, name, IN_UNSET)
            if real is not None:
                unset_property(engine, real[0], name, scope)
                return
            if info.flags & flags.ACC_READONLY:
                check_readonly_scope(engine, ce, info, scope, "unset")
            _mark_unset(obj, slot)
            return
    instance = _forwards_guarded(obj, name, IN_UNSET)
    if instance is not None:
        unset_property(engine, instance, name, scope)
    elif ce.unset is not None and not is_guarded(obj, name, IN_UNSET):
        _call_magic(engine, obj, ce.unset, name, IN_UNSET)
    elif ce.unset is not None and info is WRONG:
        lookup_property(engine, ce, name, scope)
    elif (real := _real_instance(engine, obj, info, name, IN_UNSET)) is not None:
        with _guarding(real[0], name, IN_UNSET, real[1]):
            unset_property(engine, real[0], name, scope)


def _unset_slot(engine: Engine, obj: PhpObject, info: PropertyInfo, value: Any) -> None:
    if info.flags & flags.ACC_READONLY and not _reinitialise(obj, info.slot):
        engine.throw("Error", f"Cannot unset readonly property {info.ce.display_name}::${info.name}")
    if info.type is not None:
        if type(value) is Reference and value.sources is not None:
            remove_source(value, info, obj)
        _mark_unset(obj, info.slot)
    obj.slots[info.slot] = UNDEF


def _mark_unset(obj: PhpObject, slot: int) -> None:
    """From now on the magic methods answer for this typed property while it holds nothing."""
    if obj.guards is None:
        obj.guards = {}
    obj.guards[slot] = True


# ---- addresses ---------------------------------------------------------------------------------------------------

def get_property_pointer(engine: Engine, obj: PhpObject, name: str, scope: ClassEntry | None, mode: int) -> Any:
    """Where the property is, `(container, key)`; None when it must be read and written as a value
    (zend_std_get_property_ptr_ptr).

    A missing property is created holding null, with the warning `mode` BP_VAR_RW wants; a declared one that is unset
    stays UNDEF for BP_VAR_W and BP_VAR_UNSET: the caller makes it null or an array.
    """
    ce = obj.ce
    native = ce.native
    if native is not None and (hook := getattr(native, "get_property_pointer", None)) is not None:
        return hook(engine, obj, name, scope, mode)
    return pointer_standard(engine, obj, name, scope, mode)


def pointer_standard(engine: Engine, obj: PhpObject, name: str, scope: ClassEntry | None, mode: int) -> Any:
    """get_property_pointer without the class's hook."""
    ce = obj.ce
    info = lookup_property(engine, ce, name, scope, ce.get is not None)
    if info is WRONG:
        return None
    if info is None:
        return _dynamic_pointer(engine, obj, name, mode, scope)
    slot = info.slot
    slots = obj.slots
    if slots[slot] is not UNDEF:
        return None if info.flags & flags.ACC_READONLY else (slots, slot)
    if ce.get is not None and not _never_written(obj, info) and not is_guarded(obj, name, IN_GET):
        return None
    real = _real_instance(engine, obj, info, name, IN_GET)
    if real is not None:
        return get_property_pointer(engine, real[0], name, scope, mode)
    if mode in (BP_VAR_RW, BP_VAR_R):
        if info.type is not None:
            _uninitialised(engine, obj, info, name, mode, scope)
        slots[slot] = None
        _report_undefined(engine, obj, name)
    elif info.flags & flags.ACC_READONLY:
        return None
    return slots, slot


def _dynamic_pointer(engine: Engine, obj: PhpObject, name: str, mode: int, scope: ClassEntry | None) -> Any:
    dynamic = obj.dynamic
    if dynamic is not None and name in dynamic:
        return dynamic, name
    if obj.ce.get is not None and not is_guarded(obj, name, IN_GET):
        return None
    real = _real_instance(engine, obj, None, name, IN_GET)
    if real is not None:
        return get_property_pointer(engine, real[0], name, scope, mode)
    create_dynamic(engine, obj, name)
    if obj.dynamic is None:
        obj.dynamic = {}
    dynamic = obj.dynamic
    dynamic[name] = None
    if mode in (BP_VAR_RW, BP_VAR_R):
        _report_undefined(engine, obj, name)
    return dynamic, name


def _report_undefined(engine: Engine, obj: PhpObject, name: str) -> None:
    """Warn about a property that has just been made null, to be read and written."""
    engine.diagnostics.report_in_passing(
        E_WARNING, strip_anonymous_suffix(f"Undefined property: {obj.ce.display_name}::${c_string(name)}"))


def fetch_property_address(engine: Engine, obj: PhpObject, name: str, scope: ClassEntry | None, mode: int,
                           fetch_flags: int = 0) -> Any:
    """What FETCH_OBJ_W, _RW and _UNSET leave in their result: an INDIRECT tuple `(container, key)`, or the value a
    __get (or a readonly property holding an object) gave (zend_fetch_property_address).

    `fetch_flags`: FETCH_REF makes the property a Reference (bound to its type), FETCH_DIM_WRITE checks that a null
    may become an array.
    """
    pointer = get_property_pointer(engine, obj, name, scope, mode)
    if pointer is None:
        return _read_for_writing(engine, obj, name, scope, mode)
    container, key = pointer
    if container is not obj.slots and obj.guards is not None and LAZY in obj.guards:
        obj = obj.guards[LAZY].instance
    if container is obj.slots:
        info = obj.ce.slot_infos[key]
        if info.type is not None and fetch_flags:
            handle_fetch_flags(engine, container, key, info, fetch_flags, obj)
        if container[key] is UNDEF and (info.type is None or fetch_flags and mode != BP_VAR_UNSET):
            container[key] = None
    return pointer


def _read_for_writing(engine: Engine, obj: PhpObject, name: str, scope: ClassEntry | None, mode: int) -> Any:
    """The value of a property without address, when it is about to be modified."""
    native = obj.ce.native
    if native is not None and (hook := getattr(native, "read_property", None)) is not None:
        return hook(engine, obj, name, scope, mode)
    return read_for_writing(engine, obj, name, scope, mode)


def read_for_writing(engine: Engine, obj: PhpObject, name: str, scope: ClassEntry | None, mode: int) -> Any:
    """The same by the standard rules, whatever hooks the class has."""
    ce = obj.ce
    info = lookup_property(engine, ce, name, scope, ce.get is not None)
    if info is not None and info is not WRONG and info.flags & flags.ACC_READONLY:
        real = _real_instance(engine, obj, info, name, IN_GET)
        if real is not None:
            return _read_for_writing(engine, real[0], name, scope, mode)
        value = obj.slots[info.slot]
        if value is not UNDEF:
            if not isinstance(value, PhpObject):
                indirectly = engine.target >= V8_4 or is_reinitialised(obj, info.slot)
                how = "indirectly modify" if indirectly else "modify"
                engine.throw("Error", f"Cannot {how} readonly property {info.ce.display_name}::${info.name}")
            return value
        if mode == flags.BP_VAR_UNSET:
            return None  # there is nothing to unset something in
        if ce.get is None or not (obj.guards is not None and info.slot in obj.guards):
            engine.throw("Error", f"Cannot indirectly modify readonly property {info.ce.display_name}::${info.name}")
    return read_standard(engine, obj, name, scope, mode)
