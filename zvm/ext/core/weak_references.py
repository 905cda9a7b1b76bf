"""WeakReference and WeakMap (zend_weakrefs.c), on Python's own weak references."""
from __future__ import annotations

from sys import getrefcount
from weakref import getweakrefs, ref

from zvm.ext.vocabulary import Bool, Int, Mixed, Null, Object, Scope, Untyped, Void, method, php_class
from zvm.opcodes.flags import (
    ACC_NO_DYNAMIC_PROPERTIES,
    ACC_NOT_CLONEABLE,
    ACC_NOT_SERIALIZABLE,
    BP_VAR_IS,
    BP_VAR_RW,
    BP_VAR_W,
)
from zvm.runtime.objects.array_access import WEAK_OBJECTS, WEAK_REFERENCE
from zvm.runtime.objects.iterators import ObjectIterator
from zvm.runtime.objects.lifecycle import instantiate
from zvm.runtime.services.memory_usage import table_bytes
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.counting import UNSHARED, UNSHARED_IN_PLACE
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.zval import UNDEF, Reference
from zvm.targets import V8_4

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine
    from zvm.runtime.values.php_object import PhpObject as Iterator

# ruff: noqa: F821, UP037, N802

_OWN_BYTES, _TABLES = 56, 2  # of memory in Zend; the other table is that of the objects referred to
_CLOSED = ACC_NO_DYNAMIC_PROPERTIES | ACC_NOT_SERIALIZABLE


class _PythonReference(ref):  # type: ignore[type-arg]  # ref[PhpObject], which Python would evaluate
    __slots__ = ()


class _SharedReference(_PythonReference):
    """The Python weak reference that leads from an object to its WeakReference object, so that there is but one."""

    __slots__ = ("php",)
    php: ref[Any]


def _find_shared(obj: PhpObject) -> WeakReference | None:
    """The WeakReference object of `obj` that is still alive, or None."""
    for reference in getweakrefs(obj):
        if type(reference) is _SharedReference:
            found: WeakReference | None = reference.php()
            return found
    return None


class _WeakReferenceHooks:
    """Where native code finds what is referred to."""

    __slots__ = ()
    elements = (WEAK_REFERENCE, "referent")

    @staticmethod
    def get_debug_info(engine: Any, obj: Any) -> PhpArray:
        """Nothing, since PHP 8.4 what is referred to."""
        return PhpArray.from_dict({"object": obj.referent()} if engine.target >= V8_4 else {})


@php_class("WeakReference", final=True, flags=_CLOSED | ACC_NOT_CLONEABLE, native=_WeakReferenceHooks())
class WeakReference(PhpObject):
    __slots__ = ("referent",)
    referent: Any

    @method(uncounted=True)
    def __construct(self, engine: Engine) -> Untyped:
        engine.throw("Error", "Direct instantiation of WeakReference is not allowed, use WeakReference::create instead")

    @method(static=True)
    def create(scope: Scope, engine: Engine, object: Object) -> 'WeakReference':  # noqa: N805
        found = _find_shared(object)
        if found is not None:
            return found
        made: WeakReference = instantiate(engine, engine.internal_class("WeakReference"))
        made.referent = reference = _SharedReference(object)
        reference.php = ref(made)
        return made

    @method
    def get(self) -> Object | Null:
        found: PhpObject | None = self.referent()
        return found


class _WeakMapHooks:
    """What `$map[$object]` and the like do."""

    __slots__ = ()
    elements = (WEAK_OBJECTS, "entries")

    @staticmethod
    def read_dimension(engine: Any, obj: Any, offset: Any, mode: int = 0) -> Any:
        if mode == BP_VAR_IS and id(_checked(engine, offset)) not in obj.entries:
            return None
        value = read(engine, obj, offset)
        if mode in (BP_VAR_W, BP_VAR_RW):
            entry = obj.entries[id(_checked(engine, offset))]
            if type(entry[0]) is Reference:
                if getrefcount(entry[0]) > UNSHARED_IN_PLACE:
                    return entry[0]
                entry[0] = value
            return entry, 0
        return value

    @staticmethod
    def write_dimension(engine: Any, obj: Any, offset: Any, value: Any) -> None:
        write(engine, obj, offset, value)

    @staticmethod
    def has_dimension(engine: Any, obj: Any, offset: Any, check_empty: bool) -> bool:
        return has(engine, obj, offset, check_empty)

    @staticmethod
    def unset_dimension(engine: Any, obj: Any, offset: Any) -> None:
        unset(engine, obj, offset)

    @staticmethod
    def count_elements(engine: Any, obj: Any) -> int:
        return len(obj.entries)

    @staticmethod
    def get_debug_info(engine: Any, obj: Any) -> PhpArray:
        pairs = []
        for entry in list(obj.entries.values()):
            pairs.append(PhpArray.from_dict({"key": entry[1](), "value": entry[0]}))
        return PhpArray.from_list(pairs)

    @staticmethod
    def clone(engine: Any, obj: Any) -> Any:
        copy = instantiate(engine, obj.ce)
        for entry in list(obj.entries.values()):
            key, value = entry[1](), entry[0]
            if key is not None:
                if type(value) is Reference and getrefcount(value) <= UNSHARED:  # the entry's own
                    value = value.value
                add(copy, key, value)
        return copy


def _checked(engine: Engine, key: Any) -> PhpObject:
    value: Any = key.value if type(key) is Reference else key
    if value is UNDEF:
        engine.throw("Error", "Cannot append to WeakMap")
    if not isinstance(value, PhpObject):
        engine.throw("TypeError", "WeakMap key must be an object")
    return value


def _not_contained(engine: Any, key: Any) -> None:
    obj = _checked(engine, key)
    engine.throw("Error", f"Object {obj.ce.name}#{obj.handle} not contained in WeakMap")


class _KeyReference(_PythonReference):
    """The Python weak reference from the maps that an object is a key of to that object, whose identity is `number`.
    One, as Python would call those of several maps in the opposite order (zend_weakrefs_notify)."""

    __slots__ = ("number", "maps")
    number: int
    maps: dict[int, ref[Any]]  # by identity, some of them no longer there, in the order in which they got the key

    def join(self, weak_map: Any) -> None:
        """The object is a key of that map from now on, which it may have been before."""
        maps = self.maps
        if maps:
            maps.pop(id(weak_map), None)
            if len(maps) & (len(maps) - 1) == 0:  # now and then
                self.maps = maps = {number: each for number, each in maps.items() if each() is not None}
        maps[id(weak_map)] = ref(weak_map)


def _forget(reference: Any) -> None:
    """The key has died: take the entries out."""
    for each in reference.maps.values():
        weak_map = each()
        if weak_map is not None:
            weak_map.entries.pop(reference.number, None)


def _key_reference(key: PhpObject) -> _KeyReference:
    for reference in getweakrefs(key):
        if type(reference) is _KeyReference:
            return reference
    reference = _KeyReference(key, _forget)
    reference.number, reference.maps = id(key), {}
    return reference


def add(weak_map: Any, key: PhpObject, value: Any) -> None:
    """Enter a new key; its death takes the entry out."""
    reference = _key_reference(key)
    reference.join(weak_map)
    weak_map.last_serial += 1
    weak_map.entries[reference.number] = [value, reference, weak_map.last_serial]


def read(engine: Any, weak_map: Any, key: Any) -> Any:
    """`$map[$key]`; throws Error when it is not contained."""
    entry = weak_map.entries.get(id(_checked(engine, key)))
    if entry is None:
        _not_contained(engine, key)
    value = entry[0]
    return value.value if type(value) is Reference else value


def write(engine: Any, weak_map: Any, key: Any, value: Any) -> None:
    """`$map[$key] = $value`."""
    key = _checked(engine, key)
    entry = weak_map.entries.get(id(key))
    if entry is None:
        add(weak_map, key, value)
    else:
        entry[0] = value  # in place of a reference, too


def has(engine: Any, weak_map: Any, key: Any, check_empty: bool = False) -> bool:
    """isset() and !empty()."""
    entry = weak_map.entries.get(id(_checked(engine, key)))
    if entry is None:
        return False
    value = entry[0].value if type(entry[0]) is Reference else entry[0]
    if check_empty:
        from zvm.runtime.values.convert import to_bool

        return to_bool(engine, value)
    return value is not None


def unset(engine: Any, weak_map: Any, key: Any) -> None:
    """unset($map[$key])."""
    weak_map.entries.pop(id(_checked(engine, key)), None)


class _Entries(ObjectIterator):
    """The iterator of a map (zend_weakmap_iterator). New entries are visited, too. When the current entry is removed,
    the next one takes its place, and next() passes over that."""

    __slots__ = ("weak_map", "by_ref", "entries", "index", "last_serial")

    def __init__(self, engine: Any, weak_map: Any, by_ref: bool) -> None:
        self.weak_map = weak_map
        self.by_ref = by_ref
        self.rewind()

    def rewind(self) -> None:
        self.entries: list[tuple[int, Any]] = []  # by the identity of their keys, as many as are known
        self.index = self.last_serial = 0

    def _find(self) -> Any:
        """The current entry, None at the end."""
        weak_map = self.weak_map
        while True:
            while self.index < len(self.entries):
                number, entry = self.entries[self.index]
                if weak_map.entries.get(number) is entry:
                    return entry
                self.index += 1
            if self.last_serial == weak_map.last_serial:
                return None
            self.entries = [pair for pair in weak_map.entries.items() if pair[1][2] > self.last_serial]
            self.index, self.last_serial = 0, weak_map.last_serial

    def next(self) -> None:
        if self._find() is not None:
            self.index += 1

    def valid(self) -> bool:
        return self._find() is not None

    def key(self) -> Any:
        return self._find()[1]()

    def current(self) -> Any:
        entry = self._find()
        if self.by_ref and type(entry[0]) is not Reference:
            entry[0] = Reference(entry[0])
        return entry[0]


@php_class("WeakMap", implements=("ArrayAccess", "Countable", "IteratorAggregate"), final=True, flags=_CLOSED,
           native=_WeakMapHooks(), get_iterator=_Entries)
class WeakMap(PhpObject):
    """`entries` maps the identity of a key to [value, weak reference to the key, serial number]."""

    __slots__ = ("entries", "last_serial")

    def __init__(self) -> None:
        self.last_serial = 0
        self.entries: dict[int, list[Any]] = {}

    @property
    def own_bytes(self) -> int:  # type: ignore[override]
        return _OWN_BYTES + _TABLES * table_bytes(len(self.entries))

    @method
    def offsetGet(self, engine: Engine, object: Untyped) -> Mixed:
        return read(engine, self, object)

    @method
    def offsetSet(self, engine: Engine, object: Untyped, value: Mixed) -> Void:
        write(engine, self, object, value)

    @method
    def offsetExists(self, engine: Engine, object: Untyped) -> Bool:
        return has(engine, self, object)

    @method
    def offsetUnset(self, engine: Engine, object: Untyped) -> Void:
        unset(engine, self, object)

    @method
    def count(self) -> Int:
        return len(self.entries)

    @method
    def getIterator(self, engine: Engine) -> 'Iterator':
        from zvm.ext.core.internal_iterator import iterator_for

        return iterator_for(engine, self)
