"""Lazy objects (PHP 8.4): ghosts, which an initialiser fills when a property is first needed, and proxies, which a
factory gives a real instance that stands for them from then on.

A lazy object keeps its `LazyState` in its guards. Its lazy properties are UNDEF and the guards are not None, so every
fast path gives up and the slow paths, where an uninitialised property would be reported, ask here. Walks over all
properties ask property_tables.real_object() first; the class gets LazyHooks, so that native code leaves these walks to
Python.
Follows zend_lazy_objects.c.
"""
from __future__ import annotations

from zvm.opcodes import flags
from zvm.runtime.classes.class_entry import HOOKS_COMPARE, HOOKS_PROPERTIES
from zvm.runtime.objects.class_constants import update_class_constants
from zvm.runtime.objects.lifecycle import (
    DESTRUCTED,
    LAZY,
    call_destructor,
    check_cloneable,
    clone_object,
    initialise,
    is_reinitialised,
    object_type_of,
    prepare_class,
)
from zvm.runtime.objects.properties import write_standard
from zvm.runtime.objects.property_tables import present_object, real_object
from zvm.runtime.objects.typed_references import add_source, remove_source
from zvm.runtime.signals import raise_pending
from zvm.runtime.values.compare import compare_standard_objects
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.zval import UNDEF, Reference, value_name

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine
    from zvm.runtime.classes.class_entry import ClassEntry, PropertyInfo

# options of ReflectionClass::newLazyGhost() and similar
SKIP_INITIALIZATION_ON_SERIALIZE, SKIP_DESTRUCTOR = 8, 16
INITIALISING = "\0initialising"  # … of one whose initialiser runs: it may not be reset
_UNINSTANTIABLE = (flags.ACC_INTERFACE | flags.ACC_TRAIT | flags.ACC_ENUM | flags.ACC_IMPLICIT_ABSTRACT_CLASS
                   | flags.ACC_EXPLICIT_ABSTRACT_CLASS)


class LazyState:
    """What makes an object lazy: `initializer` is a resolved callable. `slots` are its properties that are still lazy;
    `instance` is the real object of a proxy that has been initialised."""

    __slots__ = ("initializer", "options", "is_proxy", "slots", "instance")

    def __init__(self, initializer: Any, options: int, is_proxy: bool, slots: set[int]) -> None:
        self.initializer, self.options, self.is_proxy, self.slots = initializer, options, is_proxy, slots
        self.instance: PhpObject | None = None

    def initialise(self, engine: Engine, obj: PhpObject) -> PhpObject:
        """Initialise the object, unless that has happened; the object whose properties count then."""
        return initialise_lazy(engine, obj)

    @property
    def kind(self) -> str:
        """What var_dump() says instead of "object"."""
        return "lazy proxy object" if self.is_proxy else "lazy ghost object"


class LazyHooks:
    """ClassEntry.native of classes that have lazy objects: native code leaves their walks to Python. Everything else is
    `inner`'s, the hooks that the class had before."""

    __slots__ = ("inner",)
    has_lazy_objects = True

    def __init__(self, inner: Any) -> None:
        self.inner = inner

    def __getattr__(self, name: str) -> Any:
        inner = object.__getattribute__(self, "inner")
        if inner is None:
            raise AttributeError(name)
        return getattr(inner, name)

    def compare(self, engine: Engine, left: Any, right: Any) -> int | None:
        """Lazy objects are compared by their properties, which initialises them, the right one first."""
        if isinstance(left, PhpObject) and isinstance(right, PhpObject) and left.ce is right.ce:
            right = real_object(engine, right)
            left = real_object(engine, left)
            return 0 if left is right else compare_standard_objects(engine, left, right)
        return None


def lazy_state(obj: PhpObject) -> LazyState | None:
    """The state of a lazy object, or of a proxy that has been initialised; None of any other object."""
    guards = obj.guards
    return None if guards is None else guards.get(LAZY)


def is_uninitialised_lazy(obj: PhpObject) -> bool:
    """Whether it is lazy and nothing has initialised it."""
    state = lazy_state(obj)
    return state is not None and state.instance is None


def is_lazy_slot(obj: PhpObject, slot: int) -> bool:
    """Whether reading this property, which is UNDEF, initialises the object or goes to the real one."""
    state = lazy_state(obj)
    return state is not None and slot in state.slots


# ---- making objects lazy -------------------------------------------------------------------------------------------

def _slots_of(ce: ClassEntry) -> set[int]:
    return {info.slot for info in ce.slot_infos if not info.flags & flags.ACC_VIRTUAL}


def check_class(engine: Engine, ce: ClassEntry) -> None:
    """Throw Error for classes that are internal or extend such ones; stdClass may be lazy."""
    each: ClassEntry | None = ce
    while each is not None:
        if each.is_internal and each.name != "stdClass":
            what = "is internal" if each is ce else f"inherits internal class {each.name}"
            engine.throw("Error", f"Cannot make instance of internal class lazy: {ce.display_name} {what}")
        each = each.parent


def new_lazy(engine: Engine, ce: ClassEntry, initializer: Any, options: int, is_proxy: bool) -> PhpObject:
    """A lazy object of the class; one without properties is an ordinary object at once (zend_object_make_lazy)."""
    check_class(engine, ce)
    if ce.flags & _UNINSTANTIABLE:
        prepare_class(engine, ce)
    obj: PhpObject = object_type_of(ce)()
    initialise(engine, obj, ce)
    obj.slots = [UNDEF] * len(ce.slot_infos)
    _make_lazy(obj, LazyState(initializer, options, is_proxy, _slots_of(ce)))
    return obj


def reset_as_lazy(engine: Engine, obj: PhpObject, ce: ClassEntry, initializer: Any, options: int,
                  is_proxy: bool) -> None:
    """Make an existing object lazy; its properties are unset. `ce` is the class whose properties these are."""
    check_class(engine, ce)
    if obj.guards is not None and LAZY in obj.guards:
        del obj.guards[LAZY]
    else:
        if obj.guards is not None and INITIALISING in obj.guards:
            engine.throw("Error", "Can not reset an object while it is being initialized")
        if not options & SKIP_DESTRUCTOR and obj.ce.destructor is not None and not (
                obj.guards is not None and DESTRUCTED in obj.guards):
            call_destructor(engine, obj)
            raise_pending(engine)
    if obj.guards is not None:
        obj.guards.pop(DESTRUCTED, None)
    obj.dynamic = None
    slots = set()
    for info in obj.ce.slot_infos[:len(ce.slot_infos)]:
        if info.flags & flags.ACC_VIRTUAL:
            continue
        if obj.slots[info.slot] is not UNDEF:
            if info.flags & flags.ACC_READONLY and not is_reinitialised(obj, info.slot) \
                    and (obj.ce.flags | info.flags) & flags.ACC_FINAL:
                continue
            _clear(obj, info.slot)
        if obj.guards is not None:
            obj.guards.pop(info.slot, None)
        slots.add(info.slot)
    _make_lazy(obj, LazyState(initializer, options, is_proxy, slots))


def _clear(obj: PhpObject, slot: int) -> None:
    """Let go of a property's value."""
    value = obj.slots[slot]
    info = obj.ce.slot_infos[slot]
    if type(value) is Reference and value.sources is not None and info.type is not None:
        remove_source(value, info, obj)
    obj.slots[slot] = UNDEF


def _make_lazy(obj: PhpObject, state: LazyState) -> None:
    if not state.slots:
        return
    ce = obj.ce
    if not getattr(ce.native, "has_lazy_objects", False):
        ce.native = LazyHooks(ce.native)
        ce.hooks |= HOOKS_PROPERTIES | HOOKS_COMPARE
    _set_state(obj, state)


def _set_state(obj: PhpObject, state: LazyState) -> None:
    """No destructor is called while an object is lazy, and never one of an initialised proxy."""
    if obj.guards is None:
        obj.guards = {}
    obj.guards[LAZY] = state
    obj.guards[DESTRUCTED] = True


def _remove_state(obj: PhpObject) -> None:
    assert obj.guards is not None
    obj.guards.pop(LAZY, None)
    obj.guards.pop(DESTRUCTED, None)
    if not obj.guards:
        obj.guards = None


# ---- initialising --------------------------------------------------------------------------------------------------

def initialise_lazy(engine: Engine, obj: PhpObject) -> PhpObject:
    """Initialise a lazy object; the object whose properties count then (zend_lazy_object_init)."""
    state = lazy_state(obj)
    if state is None:
        return obj
    if state.instance is not None:
        return state.instance
    raise_pending(engine)
    if not obj.ce.constants_updated:
        update_class_constants(engine, obj.ce)
    return _initialise_proxy(engine, obj, state) if state.is_proxy else _initialise_ghost(engine, obj, state)


def _initialise_ghost(engine: Engine, obj: PhpObject, state: LazyState) -> PhpObject:
    before, dynamic = obj.slots.copy(), obj.dynamic
    _remove_state(obj)
    _set_defaults(obj, state)
    if obj.guards is None:
        obj.guards = {}
    obj.guards[INITIALISING] = True
    try:
        result = state.initializer.call([obj])
        if result is not None:
            engine.throw("TypeError", "Lazy object initializer must return NULL or no value")
    except BaseException:
        _revert(obj, before, dynamic)
        _set_state(obj, state)
        raise
    finally:
        if obj.guards is not None:
            obj.guards.pop(INITIALISING, None)
            if not obj.guards:
                obj.guards = None
    return obj


def _set_defaults(obj: PhpObject, state: LazyState) -> None:
    for slot in state.slots:
        obj.slots[slot] = obj.ce.default_properties[slot]


def _revert(obj: PhpObject, before: list[Any], dynamic: dict[str, Any] | None) -> None:
    """Take back what a failed initialiser did (zend_lazy_object_revert_init)."""
    for info in obj.ce.slot_infos:
        value = before[info.slot]
        if obj.slots[info.slot] is not value:
            _clear(obj, info.slot)
            obj.slots[info.slot] = value
            if type(value) is Reference and info.type is not None:
                add_source(value, info, obj)
    obj.dynamic = dynamic


def _initialise_proxy(engine: Engine, obj: PhpObject, state: LazyState) -> PhpObject:
    _remove_state(obj)  # it is no lazy object while the factory runs
    if obj.guards is None:
        obj.guards = {}
    obj.guards[INITIALISING] = True
    try:
        instance = _made_instance(engine, obj, state)
    finally:
        obj.guards.pop(INITIALISING, None)
        _set_state(obj, state)
    state.instance, state.initializer = instance, None
    obj.dynamic = None
    for slot in _slots_of(instance.ce):
        _clear(obj, slot)
        state.slots.add(slot)
    return instance


def _made_instance(engine: Engine, obj: PhpObject, state: LazyState) -> PhpObject:
    """The real instance that a proxy's factory makes. Throws where it cannot stand for the proxy."""
    instance = state.initializer.call([obj])
    ce = obj.ce
    if not isinstance(instance, PhpObject):
        engine.throw("TypeError", "Lazy proxy factory must return an instance of a class compatible with "
                                  f"{ce.display_name}, {value_name(engine, instance)} returned")
    if not _is_compatible(instance.ce, ce):
        engine.throw("TypeError", f"The real instance class {instance.ce.display_name} is not compatible with the "
                                  f"proxy class {ce.display_name}. The proxy must be a instance of the same class as "
                                  "the real instance, or a sub-class with no additional properties, and no overrides "
                                  "of the __destructor or __clone methods.")
    if instance is obj or lazy_state(instance) is not None:
        engine.throw("Error", "Lazy proxy factory must return a non-lazy object")
    return instance


def _is_compatible(real: ClassEntry, proxy: ClassEntry) -> bool:
    if real is proxy:
        return True
    return real in proxy.ancestors and len(real.properties_info) == len(proxy.properties_info) \
        and real.destructor is proxy.destructor and real.clone is proxy.clone


def mark_as_initialised(engine: Engine, obj: PhpObject) -> None:
    """Give a lazy object its default values instead of calling its initialiser."""
    state = lazy_state(obj)
    if state is None or state.instance is not None:
        return
    if not obj.ce.constants_updated:
        update_class_constants(engine, obj.ce)
    _remove_state(obj)
    _set_defaults(obj, state)


def skip_slot(obj: PhpObject, slot: int) -> None:
    """Have a property no longer be lazy; an object without lazy properties is no lazy object any more."""
    state = lazy_state(obj)
    if state is None or state.instance is not None:
        return
    state.slots.discard(slot)
    if not state.slots:
        _remove_state(obj)


def set_without_initialising(engine: Engine, obj: PhpObject, info: PropertyInfo, value: Any) -> None:
    """Give a property a value, not by its hooks; the object stays lazy unless it was the last lazy property."""
    state = lazy_state(obj)
    was_lazy = is_lazy_slot(obj, info.slot)
    if state is not None:
        state.slots.discard(info.slot)
    try:
        write_standard(engine, obj, info.name, value, info.ce, False)
    except BaseException:
        if was_lazy and state is not None:
            state.slots.add(info.slot)
        raise
    if was_lazy:
        skip_slot(obj, info.slot)


# ---- operations on whole objects -----------------------------------------------------------------------------------

def clone_lazy(engine: Engine, obj: PhpObject, scope: ClassEntry | None) -> PhpObject:
    """clone_object() of a lazy object, which initialises it; of a proxy the instance is cloned as well, and no
    __clone() is called on the proxy (zend_lazy_object_clone)."""
    check_cloneable(engine, obj, scope)
    instance = initialise_lazy(engine, obj)
    state = lazy_state(obj)
    copy: PhpObject
    if state is None:
        copy = clone_object(engine, obj, scope)
        return copy
    copy = type(obj)()
    initialise(engine, copy, obj.ce)
    copy.slots = [UNDEF] * len(obj.ce.slot_infos)
    own = LazyState(None, state.options, True, state.slots.copy())
    _set_state(copy, own)
    own.instance = clone_object(engine, instance, obj.ce)
    return copy


def serialized_object(engine: Engine, obj: PhpObject) -> PhpObject:
    """The object whose properties serialize() writes for a lazy one, which it initialises unless the options say
    otherwise."""
    state = lazy_state(obj)
    if state is None or state.options & SKIP_INITIALIZATION_ON_SERIALIZE:
        return present_object(obj)
    return initialise_lazy(engine, obj)
