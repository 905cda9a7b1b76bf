"""Objects: creation, handles, cloning and destruction (zend_objects.c, zend_objects_API.c).

Reads class entries that runtime/classes/inheritance.py linked; makes PhpObject. Imported by everything above and by the
other modules of runtime that handle objects.

An object dies when Python's last reference to it goes. Its slots are then cleared in alphabetic order, so `token` is
the last to go: the handle returns to the free list after the handles of what the object held, as in Zend.
"""
from __future__ import annotations

from gc import get_count
from sys import getrefcount
from time import thread_time

from zvm.opcodes import flags
from zvm.runtime.classes.visibility import is_protected_compatible, visibility_name
from zvm.runtime.execute_data import executed_scope
from zvm.runtime.objects.class_constants import update_class_constants
from zvm.runtime.objects.exceptions import chain
from zvm.runtime.objects.typed_references import add_source
from zvm.runtime.signals import Bailout, MemoryExhausted, Thrown, TimeLimitReached, UnwindExit, raise_pending
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.counting import DYING, UNSHARED, UNSHARED_BUT_COPIED
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.zval import UNDEF, Reference
from zvm.targets import V8_3, V8_5

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable
    from typing import Any

    from zvm.engine import Engine
    from zvm.runtime.classes.class_entry import ClassEntry

# bits of PhpObject.guards[name]: the magic method running for that property (zend_get_property_guard)
IN_GET, IN_SET, IN_UNSET, IN_ISSET = 1, 2, 4, 8
GC_THRESHOLD = 10_001
GROWTH_THRESHOLD = 30_000  # containers of Python: an array has two, a reference is one
_MANY_REFERENCES = GROWTH_THRESHOLD // 10
_SEARCH = 1e-6  # seconds that a search is taken to need for an object, before the first
REINITIALISED = "\0readonly"  # key of PhpObject.guards: slots of readonly properties that may get another value
LAZY = "\0lazy"  # key of PhpObject.guards: the LazyState of a lazy object (lazy_objects.py)
DESTRUCTED = -1  # key of PhpObject.guards: the destructor was called or is never to be (IS_OBJ_DESTRUCTOR_CALLED)


def _awaits_destructor(obj: PhpObject) -> bool:
    """Whether the destructor is still to be called; not of an object that a limit left half made."""
    return hasattr(obj, "guards") and not (obj.guards and DESTRUCTED in obj.guards)


def _order_slots(obj: PhpObject) -> None:
    """Python's __del__ of any object: have its values freed from the first to the last."""
    slots = getattr(obj, "slots", None)
    if slots is not None and len(slots) > 1 and getrefcount(slots) <= UNSHARED:
        slots.reverse()
    if obj.own_list is not None:
        values = getattr(obj, obj.own_list, None)
        if values is not None and len(values) > 1 and getrefcount(values) <= UNSHARED:
            values.reverse()


def _order_elements(array: PhpArray) -> None:
    """The same of an array."""
    packed = getattr(array, "packed", None)
    if packed is not None and len(packed) > 1 and getrefcount(packed) <= UNSHARED:
        packed.reverse()


def order_destruction() -> None:
    """Have lists that die with their array or object cleared from the front, as Zend does; Python starts at the end."""
    for kind, finaliser in finalisers.items():
        kind.__del__ = finaliser  # type: ignore[attr-defined]
    if after_finalisers is not None:
        after_finalisers()


finalisers: dict[type, Any] = {PhpObject: _order_slots, PhpArray: _order_elements}  # the native tier has its own
after_finalisers: Callable[[], None] | None = None  # what it does when they are set
make_young: Callable[[list[Any]], Any] | None = None  # how it has Python's collector take values for new ones
# … all that loses a reference and lives, from now on or no more; not where the collector has no list of new values
notice_losses: Callable[[int], Any] | None = None
find_new_garbage: Callable[[list[Any], int], bool] | None = None  # … and finds garbage among what is new
order_destruction()


class HandleToken:
    """The last thing an object lets go of, giving its handle back.

    A Python-level __del__ of a slotted object costs less than a weak reference with a callback, and its moment is
    right. With native handlers kernels/objects/instances.py is its deallocator.
    """

    __slots__ = ("handle", "store")
    handle: int
    store: ObjectStore

    def __del__(self) -> None:
        try:
            store, handle = self.store, self.handle
        except AttributeError:  # a limit was reached before it had one
            return
        if store.finalised is None:
            store.free.append(handle)
        else:
            store.finalised.append(self)


class ObjectStore:
    """The handles in use and the objects with destructors of one engine (zend_objects_store)."""

    __slots__ = ("engine", "free", "top", "destructibles", "destructors_disabled", "finalised",
                 "collect_at", "growth_limit", "references_before", "search_takes", "is_collecting", "runs",
                 "collected", "roots")

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.free: list[int] = []  # last freed is first reused
        self.top = 0
        self.destructibles: list[int] = []  # by handle: the address of an object that shutdown is to destroy, or 0
        self.destructors_disabled = False
        self.finalised: list[Any] | None = None  # tokens of what the cycle collector frees, while it does
        self.is_collecting = False
        self.runs = self.collected = 0  # of the cycle collector, as gc_status() tells
        self.roots: Any = None  # what the next search begins with (executor/roots.py), once there was one
        self.collect_at = GC_THRESHOLD  # the number of handles at which the engine looks for cycles by itself
        self.growth_limit = GROWTH_THRESHOLD  # … and the number of containers made since the last search
        self.references_before = 0  # that native code had made until then
        self.search_takes = _SEARCH  # seconds that the last of these searches took for a handle or new container

    def new_token(self) -> Any:
        """A token with the handle that is next; give it to exactly one object."""
        token = HandleToken()
        token.store = self
        free = self.free
        if free:
            token.handle = free.pop()
        else:
            self.top += 1
            token.handle = self.top
            if self.top >= self.collect_at:
                self.engine.interrupt(self.collect_if_due)
        return token

    def register_destructible(self, obj: PhpObject) -> None:
        """Remember an object whose destructor shutdown must call. Its __del__ has to call forget()."""
        table, handle = self.destructibles, obj.token.handle
        if handle >= len(table):
            table += [0] * (handle + 1 - len(table))
        table[handle] = id(obj)

    def forget(self, handle: int) -> None:
        """The object of that handle dies."""
        table = self.destructibles
        if handle < len(table):
            table[handle] = 0

    def alive(self) -> list[Any]:
        """The objects that have been registered and live."""
        from _ctypes import PyObj_FromPtr

        return [PyObj_FromPtr(address) for address in self.destructibles if address]

    def call_destructors(self) -> None:
        """Run the destructors of all objects still alive (zend_objects_store_call_destructors), in order of handles.

        Nothing else holds an object meanwhile: what another one's destructor lets go of dies there. Handles are not
        used again (EG_FLAGS_OBJECT_STORE_NO_REUSE), so that new objects have their turn in order.
        """
        from _ctypes import PyObj_FromPtr

        engine, table, handle = self.engine, self.destructibles, 0
        while handle < len(table):
            address = table[handle]
            handle += 1
            if address:
                obj = PyObj_FromPtr(address)
                if _awaits_destructor(obj):
                    engine.objects = engine.objects._successor()
                    call_destructor(engine, obj)
                    del obj
                    raise_pending(engine)

    def _successor(self) -> ObjectStore:
        """A store that goes on where this one is: handles of what dies are given back to this one, which is done."""
        store = ObjectStore(self.engine)
        store.top, store.destructibles, store.collect_at = self.top, self.destructibles, self.collect_at
        store.growth_limit, store.search_takes, store.is_collecting = \
            self.growth_limit, self.search_takes, self.is_collecting
        store.references_before = self.references_before
        store.runs, store.collected, store.roots = self.runs, self.collected, self.roots
        store.destructors_disabled = self.destructors_disabled
        return store

    def disable_destructors(self) -> None:
        """No destructor runs any more: a fatal error happened or all have run (zend_objects_store_mark_destructed)."""
        self.destructors_disabled = True

    def shut_down(self, engine: Engine) -> None:
        """End of request: globals that alone hold an object go, last first, then all destructors run in order of
        creation (shutdown_destructors). Raises what a destructor threw."""
        table = engine.symbol_table
        while True:
            count = len(table)
            for name in reversed(list(table)):
                value = table.get(name)
                if isinstance(value, PhpObject) and getrefcount(value) <= UNSHARED:
                    value = None
                    del table[name]
                    raise_pending(engine)
                value = None
            if len(table) == count:
                break
        self.call_destructors()

    def collect_cycles(self, is_explicit: bool = True) -> int:
        """Find and destroy unreachable cycles, because a script asks or it is due; how many objects and arrays died."""
        if self.is_collecting:
            return 0  # a destructor asks while it is being collected
        self.is_collecting = True
        try:
            return self.engine.collect_cycles(self, is_explicit)
        finally:
            self.is_collecting = False

    def collect_if_due(self) -> None:
        """Many objects are alive or many containers new: look for cycles unless the script switched that off
        (gc_possible_root_when_full), or its time would be over before that is done."""
        size = max(self.top - len(self.free), get_count()[0])
        if self.is_collecting or not self.engine.ini.get_bool("zend.enable_gc") or \
                not self.engine.interrupts.may_take(size * self.search_takes):
            self.collect_at, self.growth_limit = max(self.top * 2, self.collect_at), size * 2
            return
        if self.engine.tier is not None:
            self.references_before = self.engine.tier.references_made()
        began = thread_time()
        self.collect_cycles(is_explicit=False)
        self.search_takes = (thread_time() - began) / size

    def look_at_growth(self) -> None:
        """Have cycles looked for after the current opline where many objects are alive; or where many containers are
        new and references, of which a cycle of arrays has one, are among them: arrays and references have no handles.
        Native code asks when it visits Python, the Python tier where it makes a reference."""
        if get_count()[0] > self.growth_limit and self._has_new_references() or \
                self.top - len(self.free) >= self.collect_at:
            self.engine.interrupt(self.collect_if_due)

    def _has_new_references(self) -> bool:
        tier = self.engine.tier
        return tier is None or tier.references_made() - self.references_before >= _MANY_REFERENCES


class Unreleased:
    """Values that Zend forgets to release: objects live and references count until the request ends."""

    def __init__(self, engine: Engine) -> None:
        self.values: list[Any] = []


def instantiate(engine: Engine, ce: ClassEntry) -> Any:
    """A new object of class `ce` with default properties, no constructor called (object_init_ex).

    Throws Error for what cannot be instantiated and whatever evaluating the defaults throws.
    """
    object_type = ce.object_type if ce.instantiable else prepare_class(engine, ce)
    if ce.create_object is not None:
        return ce.create_object(engine, ce)
    obj = object_type()
    obj.ce = ce
    obj.slots = ce.default_properties.copy()
    obj.dynamic = None
    obj.guards = None
    store = engine.objects
    token = HandleToken()
    token.store = store
    free = store.free
    if free:
        token.handle = free.pop()
    else:
        store.top += 1
        token.handle = store.top
        if store.top >= store.collect_at:
            obj.token = token
            store.collect_if_due()
    obj.token = token
    if ce.destructor is not None:
        store.register_destructible(obj)
    return obj


def initialise(engine: Engine, obj: PhpObject, ce: ClassEntry) -> None:
    """Give an object made by hand (by a create_object hook) its standard fields (zend_object_std_init)."""
    obj.ce = ce
    obj.slots = ce.default_properties.copy()
    obj.dynamic = None
    obj.guards = None
    obj.token = engine.objects.new_token()
    if ce.destructor is not None:
        engine.objects.register_destructible(obj)


def prepare_class(engine: Engine, ce: ClassEntry) -> type:
    """Check that `ce` can be instantiated, evaluate its constants and choose the Python class of its instances."""
    class_flags = ce.flags
    if class_flags & (flags.ACC_INTERFACE | flags.ACC_TRAIT | flags.ACC_ENUM | flags.ACC_IMPLICIT_ABSTRACT_CLASS
                      | flags.ACC_EXPLICIT_ABSTRACT_CLASS):
        kind = "interface" if class_flags & flags.ACC_INTERFACE else "trait" if class_flags & flags.ACC_TRAIT else \
            "enum" if class_flags & flags.ACC_ENUM else "abstract class"
        engine.throw("Error", f"Cannot instantiate {kind} {ce.display_name}")
    prepare_object_type(engine, ce)
    ce.instantiable = True
    return ce.object_type  # type: ignore[no-any-return]


def prepare_object_type(engine: Engine, ce: ClassEntry) -> type:
    """What prepare_class does, without asking whether `new` may: for enum cases and internal makers."""
    if not ce.constants_updated:
        update_class_constants(engine, ce)
    return object_type_of(ce)


def object_type_of(ce: ClassEntry) -> type:
    """The Python class of the class's instances, chosen on first use."""
    if ce.object_type is None or (ce.destructor is not None and not ce.object_type.is_destructible):
        ce.object_type = _choose_object_type(ce)
    return ce.object_type  # type: ignore[no-any-return]


def _choose_object_type(ce: ClassEntry) -> type:
    """The Python class for instances of `ce`: its nearest internal ancestor's, with __del__ when it has a
    destructor."""
    base: type = PhpObject
    ancestor: ClassEntry | None = ce
    while ancestor is not None:
        if ancestor.object_type is not None:
            base = ancestor.object_type
            break
        ancestor = ancestor.parent
    if ce.destructor is None or base.is_destructible:  # type: ignore[attr-defined]
        return base
    if base is PhpObject:
        return DestructibleObject
    return type(base.__name__, (base,), {"__slots__": (), "__del__": destroy, "is_destructible": True})


# ---- destruction -------------------------------------------------------------------------------------------------

def destroy(obj: PhpObject) -> None:
    """Python's __del__ of an object with a destructor."""
    token = getattr(obj, "token", None)
    if token is None:
        return  # died half made
    engine = token.store.engine  # its class may have been lent to another
    store = engine.objects
    store.forget(token.handle)
    if not store.destructors_disabled and (obj.guards is None or DESTRUCTED not in obj.guards):
        call_destructor(engine, obj)
    if getrefcount(obj) <= DYING and store.finalised is None:  # the destructor has not stored it somewhere
        _order_slots(obj)


class DestructibleObject(PhpObject):
    """An instance of a class with a destructor."""

    __slots__ = ()
    is_destructible = True
    __del__ = destroy


def call_destructor(engine: Engine, obj: PhpObject) -> None:
    """Run `obj`'s destructor once; what it throws waits in engine.pending_exception (zend_objects_destroy_object)."""
    guards = obj.guards
    if guards is None:
        obj.guards = guards = {}
    guards[DESTRUCTED] = True
    destructor = obj.ce.destructor
    if destructor is None:
        hook = getattr(obj.ce.native, "destroy_object", None)
        if hook is not None:
            hook(obj)
        return
    if destructor.fn_flags & (flags.ACC_PRIVATE | flags.ACC_PROTECTED) and not _may_destroy(engine, obj, destructor):
        return
    pending, engine.pending_exception = engine.pending_exception, None
    raised: BaseException | None = None
    frame = engine.current_execute_data
    engine.fiber_switch_blocked += engine.destructor_blocks
    try:
        engine.call_function(destructor, [], this=obj, called_scope=obj.ce)
    except (Thrown, Bailout, UnwindExit, MemoryExhausted, TimeLimitReached, RecursionError) as signal:
        raised = signal
        if isinstance(signal, (MemoryExhausted, TimeLimitReached)) and signal.place is None:
            signal.place = engine.diagnostics.position()
        engine.current_execute_data = frame  # a fatal error leaves the frames as they are
    finally:
        engine.fiber_switch_blocked -= engine.destructor_blocks
    settle_destructor(engine, raised, pending)


def settle_destructor(engine: Engine, raised: BaseException | None, pending: BaseException | None) -> None:
    """A destructor has run: what it raised waits, with what was pending before it and what its end has set off.

    After a fatal error no other one runs: those of the objects that the frames left behind hold would begin again.
    """
    if isinstance(raised, (Bailout, MemoryExhausted, TimeLimitReached, RecursionError)):
        engine.objects.disable_destructors()
    for later in (raised, engine.pending_exception):
        chain(engine, later, pending)
        pending = pending if later is None else later
    if pending is not None:
        _hold(engine, pending)


def _hold(engine: Engine, signal: BaseException | None) -> None:
    """Have what a destructor threw raised at the executor's next check."""
    if signal is not None:
        engine.defer_exception(signal)


def _may_destroy(engine: Engine, obj: PhpObject, destructor: Any) -> bool:
    """Whether the running scope may call a destructor that is not public; reports when it may not."""
    ce = obj.ce
    kind = visibility_name(destructor.fn_flags)
    if engine.current_execute_data is None:
        engine.diagnostics.warning(f"Call to {kind} {ce.display_name}::__destruct() from global scope during shutdown "
                                   "ignored")
        return False
    scope = executed_scope(engine)
    allowed = ce is scope if destructor.fn_flags & flags.ACC_PRIVATE else is_protected_compatible(ce, scope)
    if not allowed:
        where = f"scope {scope.display_name}" if scope is not None else "global scope"
        try:
            engine.throw("Error", f"Call to {kind} {ce.display_name}::__destruct() from {where}")
        except Thrown as thrown:
            _hold(engine, thrown)
    return allowed


def forget_destructor(obj: PhpObject) -> None:
    """The constructor failed or the request is over: this object's destructor must not run."""
    if obj.guards is None:
        obj.guards = {}
    obj.guards[DESTRUCTED] = True


# ---- cloning -----------------------------------------------------------------------------------------------------

def clone_object(engine: Engine, obj: PhpObject, scope: ClassEntry | None = None) -> Any:
    """A copy of `obj`, its __clone called on it (ZEND_CLONE, zend_objects_clone_obj).

    Throws Error when the class cannot be cloned or `scope` may not call its __clone.
    """
    ce = obj.ce
    method = ce.clone
    if ce.flags & (flags.ACC_NOT_CLONEABLE | flags.ACC_ENUM) or method is not None:
        check_cloneable(engine, obj, scope)
    native = ce.native
    if native is not None and (hook := getattr(native, "clone", None)) is not None:
        copy = hook(engine, obj)
    else:
        copy = type(obj)()
        copy.ce = ce
        copy.dynamic = copy.guards = None
        copy.token = engine.objects.new_token()
        if ce.destructor is not None:
            engine.objects.register_destructible(copy)
    copy_members(copy, obj)
    if method is not None:
        if engine.target >= V8_3:
            with reinitialising(copy):
                engine.call_function(method, [], this=copy, called_scope=ce)
        else:
            engine.call_function(method, [], this=copy, called_scope=ce)
    return copy


def check_cloneable(engine: Engine, obj: PhpObject, scope: ClassEntry | None) -> None:
    """Throw Error when the object's class cannot be cloned or `scope` may not call its __clone."""
    ce = obj.ce
    if ce.flags & (flags.ACC_NOT_CLONEABLE | flags.ACC_ENUM):
        engine.throw("Error", f"Trying to clone an uncloneable object of class {ce.display_name}")
    method = ce.clone
    if method is not None and not method.fn_flags & flags.ACC_PUBLIC and method.scope is not scope:
        root = method.prototype.scope if method.prototype is not None else method.scope
        if method.fn_flags & flags.ACC_PRIVATE or not is_protected_compatible(root, scope):
            where = f"scope {scope.display_name}" if scope is not None else "global scope"
            kind = "method " if engine.target >= V8_5 else ""
            engine.throw("Error", f"Call to {visibility_name(method.fn_flags)} {kind}{ce.display_name}::__clone() from "
                                  f"{where}")


class reinitialising:  # noqa: N801
    """While this context lasts each readonly property that has a value may be given another, once
    (IS_PROP_REINITABLE)."""

    __slots__ = ("obj", "slots")

    def __init__(self, obj: PhpObject) -> None:
        self.obj = obj
        self.slots = {info.slot for info in obj.ce.slot_infos
                      if info.flags & flags.ACC_READONLY and obj.slots[info.slot] is not UNDEF}

    def __enter__(self) -> None:
        if self.slots:
            if self.obj.guards is None:
                self.obj.guards = {}
            self.obj.guards[REINITIALISED] = self.slots

    def __exit__(self, *error: object) -> None:
        if self.obj.guards is not None:
            self.obj.guards.pop(REINITIALISED, None)


def is_reinitialised(obj: PhpObject, slot: int) -> bool:
    """Whether a readonly property that has a value may be given another."""
    guards = obj.guards
    return guards is not None and slot in guards.get(REINITIALISED, ())


def copy_members(copy: PhpObject, source: PhpObject) -> None:
    """Give `copy` the property values of `source`; references that nothing else holds are unwrapped."""
    slots = source.slots.copy()
    for index in range(len(slots)) if Reference in map(type, slots) else ():  # enumerate() would hold a value as well
        value = slots[index]
        if type(value) is Reference:
            if getrefcount(value) <= UNSHARED_BUT_COPIED:
                slots[index] = value.value
            elif value.sources is not None:
                add_source(value, source.ce.slot_infos[index], copy)
    copy.slots = slots
    if source.dynamic:
        copied = source.dynamic.copy()
        for name in list(copied) if Reference in map(type, copied.values()) else ():
            value = copied[name]
            if type(value) is Reference and getrefcount(value) <= UNSHARED_BUT_COPIED:
                copied[name] = value.value
        copy.dynamic = copied
    for key in source.guards or ():
        if type(key) is int and key >= 0:
            if copy.guards is None:
                copy.guards = {}
            copy.guards[key] = True


def class_of(value: Any) -> ClassEntry | None:
    """The class entry of an object, None for any other value."""
    return value.ce if isinstance(value, PhpObject) else None


def is_uninitialised(obj: PhpObject, slot: int) -> bool:
    """Whether an UNDEF slot was never written, as opposed to unset() (Zend's IS_PROP_UNINIT)."""
    guards = obj.guards
    return obj.slots[slot] is UNDEF and not (guards is not None and slot in guards)
