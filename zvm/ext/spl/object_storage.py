"""SplObjectStorage, and MultipleIterator, which is built on the same storage (ext/spl/spl_observer.c)."""
from __future__ import annotations

from zvm.ext.spl.members import (
    MethodDimensions,
    debug_table,
    load_properties,
    overrides,
    own_properties,
)
from zvm.ext.standard.arrays.general import COUNT_NORMAL
from zvm.ext.vocabulary import Array, Bool, Int, Mixed, Null, Object, Str, Untyped, Void, method, php_class
from zvm.opcodes.flags import BP_VAR_IS
from zvm.runtime.objects.array_access import STORED_OBJECTS
from zvm.runtime.objects.lifecycle import initialise
from zvm.runtime.services.memory_usage import table_bytes
from zvm.runtime.services.modules import LateModule
from zvm.runtime.signals import Thrown
from zvm.runtime.values.arrays import HashTableIterator, PhpArray
from zvm.runtime.values.compare import UNCOMPARABLE, compare, is_identical
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.zval import UNDEF, deref, value_name
from zvm.targets import V8_4

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine
    from zvm.ext.spl import serialized_text
    from zvm.runtime.values.php_object import PhpObject as Iterator
else:
    serialized_text = LateModule("zvm.ext.spl.serialized_text")

# ruff: noqa: F821, N802, UP037

_OWN_BYTES, _ELEMENT_BYTES = 88, 24  # of memory in Zend, besides the table
NEED_ANY, NEED_ALL, KEYS_NUMERIC, KEYS_ASSOC = 0, 1, 0, 2


class _Entries(PhpArray):
    """A table that is not a PHP value: gc_collect_cycles() does not count it."""

    __slots__ = ()


class StorageObject(PhpObject):
    """`entries` maps an object's handle, or what a PHP class's getHash() gave, to the list [info, object]:
    Python clears lists from the end, PHP lets go of the object first. `cursor` is None at the first entry."""

    __slots__ = ("entries", "cursor", "index", "storage_flags")

    def __init__(self) -> None:
        self.entries = _Entries()
        self.entries.to_hash()
        self.cursor: HashTableIterator | None = None
        self.index = 0
        self.storage_flags = 0

    @property
    def own_bytes(self) -> int:  # type: ignore[override]
        count = len(self.entries)
        return _OWN_BYTES + table_bytes(count) + _ELEMENT_BYTES * count

    def key_of(self, engine: Engine, obj: PhpObject) -> Any:
        """The key of an object (spl_object_storage_get_hash)."""
        ce = self.ce
        if ce.is_internal:
            return obj.token.handle
        method = ce.function_table.get("gethash")
        if method is None or method.is_internal:
            return obj.token.handle
        key = engine.call_method(self, "gethash", obj)
        if type(key) is not str:
            if engine.target >= V8_4:
                engine.throw("TypeError", f"{ce.display_name}::getHash(): Return value must be of type string, "
                                          f"{value_name(engine, key)} returned")
            engine.throw("RuntimeException", "Hash needs to be a string")
        return key

    def put(self, engine: Engine, obj: PhpObject, info: Any) -> None:
        """Add an object, or change its info."""
        key = self.key_of(engine, obj)
        entry = self.entries.get(key)
        if entry is not None:
            entry[0] = info
        else:
            self.entries.set(key, [info, obj])

    def drop(self, engine: Engine, obj: PhpObject) -> bool:
        """Take an object out; False when it is not in."""
        return self.entries.delete(self.key_of(engine, obj))

    def has(self, engine: Engine, obj: PhpObject) -> bool:
        """Is the object in?"""
        return self.key_of(engine, obj) in self.entries

    def put_all(self, engine: Engine, other: StorageObject) -> None:
        """Add the objects of another storage."""
        for info, obj in list(other.entries.values()):
            self.put(engine, obj, info)
        self.index = 0

    def restart(self) -> None:
        """To the first entry."""
        self.cursor = None
        self.index = 0

    def entry(self) -> Any:
        """The entry the position is at, None at the end."""
        if self.cursor is None:
            return next(iter(self.entries.values()), None)
        key = self.cursor.key(self.entries)
        return None if key is None else self.entries.get(key)

    def advance(self) -> None:
        """From an entry to the next one."""
        if self.cursor is None:
            self.cursor = HashTableIterator(self.entries)
        self.cursor.next_key(self.entries)


class _MultipleHooks:
    """Cloning and comparison."""

    __slots__ = ()

    @staticmethod
    def compare(engine: Engine, left: Any, right: Any) -> int | None:
        """Two plain storages by size, then info by info."""
        if not isinstance(left, PhpObject) or not isinstance(right, PhpObject):
            return None
        if left.ce.name != "SplObjectStorage" or right.ce.name != "SplObjectStorage":
            return UNCOMPARABLE
        return _compare_entries(engine, left.entries, right.entries)  # type: ignore[attr-defined]

    @staticmethod
    def clone(engine: Engine, obj: Any) -> Any:
        """A storage of the same objects."""
        copy = type(obj)()
        initialise(engine, copy, obj.ce)
        copy.put_all(engine, obj)
        copy.storage_flags = obj.storage_flags
        return copy


class _Hooks(_MultipleHooks, MethodDimensions):
    """The plain cases of dimensions and count(), too. A getHash() of PHP code is called by the methods, whose frames
    back traces show."""

    __slots__ = ()
    elements = (STORED_OBJECTS, "entries", "cursor", "index")

    @staticmethod
    def read_dimension(engine: Engine, obj: Any, offset: Any, mode: int) -> Any:
        """`$storage[$object]`."""
        if isinstance(offset, PhpObject) and not _overrides_any(obj, "offsetget", "offsetexists", "gethash"):
            entry = obj.entries.get(obj.key_of(engine, offset))
            if entry is not None:
                return entry[0]
            if mode != BP_VAR_IS:
                engine.throw("UnexpectedValueException", "Object not found")
        return MethodDimensions.read_dimension(engine, obj, offset, mode)

    @staticmethod
    def write_dimension(engine: Engine, obj: Any, offset: Any, value: Any) -> None:
        """`$storage[$object] = info`."""
        if isinstance(offset, PhpObject) and not _overrides_any(obj, "offsetset", "gethash"):
            obj.put(engine, offset, value)
        else:
            MethodDimensions.write_dimension(engine, obj, offset, value)

    @staticmethod
    def has_dimension(engine: Engine, obj: Any, offset: Any, check_empty: bool) -> bool:
        """isset($storage[$object])."""
        if check_empty or not isinstance(offset, PhpObject) or _overrides_any(obj, "offsetexists", "gethash"):
            return MethodDimensions.has_dimension(engine, obj, offset, check_empty)
        return bool(obj.has(engine, offset))

    @staticmethod
    def count_elements(engine: Engine, obj: Any) -> int:
        """count($storage)."""
        return MethodDimensions.count_elements(engine, obj) if overrides(obj, "count") else len(obj.entries)


def _overrides_any(obj: Any, *names: str) -> bool:
    return not obj.ce.is_internal and any(overrides(obj, name) for name in names)


def _compare_entries(engine: Engine, left: PhpArray, right: PhpArray) -> int:
    if len(left) != len(right):
        return -1 if len(left) < len(right) else 1
    for key, entry in left.items():
        other = right.get(key)
        if other is None:
            return UNCOMPARABLE
        result = compare(engine, entry[0], other[0])
        if result:
            return result
    return 0


def _debug_entries(storage: StorageObject) -> PhpArray:
    return PhpArray.from_list([PhpArray.from_dict({"obj": obj, "inf": info})
                               for info, obj in storage.entries.values()])


@php_class("SplObjectStorage", implements=("Countable", "Iterator", "Serializable", "ArrayAccess"), native=_Hooks(),
           changes=(80400, {"implements": ("Countable", "SeekableIterator", "Serializable", "ArrayAccess")}))
class SplObjectStorage(StorageObject):
    __slots__ = ()

    @method(tentative=True)
    def attach(self, engine: Engine, object: Object, info: Mixed = None) -> Void:
        self.put(engine, object, info)

    @method(tentative=True)
    def detach(self, engine: Engine, object: Object) -> Void:
        self.drop(engine, object)
        self.restart()

    @method(tentative=True)
    def contains(self, engine: Engine, object: Object) -> Bool:
        return self.has(engine, object)

    @method(tentative=True)
    def addAll(self, engine: Engine, storage: 'SplObjectStorage') -> Int:
        self.put_all(engine, storage)
        return len(self.entries)

    @method(tentative=True)
    def removeAll(self, engine: Engine, storage: 'SplObjectStorage') -> Int:
        for _, obj in list(storage.entries.values()):
            self.drop(engine, obj)
        self.restart()
        return len(self.entries)

    @method(tentative=True)
    def removeAllExcept(self, engine: Engine, storage: 'SplObjectStorage') -> Int:
        for _, obj in list(self.entries.values()):
            if not storage.has(engine, obj):
                self.drop(engine, obj)
        self.restart()
        return len(self.entries)

    @method(tentative=True)
    def getInfo(self) -> Mixed:
        entry = self.entry()
        return None if entry is None else entry[0]

    @method(tentative=True)
    def setInfo(self, info: Mixed) -> Void:
        entry = self.entry()
        if entry is not None:
            entry[0] = info

    @method(tentative=True, defaults={"mode": "COUNT_NORMAL"})
    def count(self, mode: Int = COUNT_NORMAL) -> Int:
        return len(self.entries)

    @method(tentative=True)
    def rewind(self) -> Void:
        self.restart()

    @method(tentative=True)
    def valid(self) -> Bool:
        return self.entry() is not None

    @method(tentative=True)
    def key(self) -> Int:
        return self.index

    @method(tentative=True)
    def current(self, engine: Engine) -> Object:
        entry = self.entry()
        if entry is None:
            engine.throw("RuntimeException", "Called current() on invalid iterator")
        current: PhpObject = entry[1]
        return current

    @method(tentative=True)
    def next(self) -> Void:
        if self.entry() is not None:
            self.advance()
        self.index += 1

    @method(since=80400)
    def seek(self, engine: Engine, offset: Int) -> Void:
        if not 0 <= offset < len(self.entries):
            engine.throw("OutOfBoundsException", f"Seek position {offset} is out of range")
        if offset < self.index:
            self.restart()
        while self.index < offset:
            self.advance()
            self.index += 1

    @method(tentative=True)
    def unserialize(self, engine: Engine, data: Str) -> Void:
        if not data:
            return
        with serialized_text.Reader(engine, data) as reader:
            _read(engine, self, reader)

    @method(tentative=True)
    def serialize(self, engine: Engine) -> Str:
        writer = serialized_text.Writer(engine)
        writer.text("x:")
        writer.value(len(self.entries))
        for info, obj in list(self.entries.values()):
            writer.value(obj)
            writer.text(",")
            writer.value(info)
            writer.text(";")
        writer.text("m:")
        writer.value(own_properties(self))
        return writer.result()

    @method(tentative=True, shown={"object": "Untyped"})
    def offsetExists(self, engine: Engine, object: Object) -> Bool:
        return self.has(engine, object)

    @method(tentative=True, shown={"object": "Untyped"})
    def offsetGet(self, engine: Engine, object: Object) -> Mixed:
        entry = self.entries.get(self.key_of(engine, object))
        if entry is None:
            engine.throw("UnexpectedValueException", "Object not found")
        return entry[0]

    @method(tentative=True, shown={"object": "Untyped"})
    def offsetSet(self, engine: Engine, object: Object, info: Mixed = None) -> Void:
        self.put(engine, object, info)

    @method(tentative=True, shown={"object": "Untyped"})
    def offsetUnset(self, engine: Engine, object: Object) -> Void:
        self.drop(engine, object)
        self.restart()

    @method(tentative=True)
    def getHash(self, object: Object) -> Str:
        return f"{object.handle:016x}0000000000000000"

    @method(tentative=True)
    def __serialize(self) -> Array:
        flat = [value for entry in self.entries.values() for value in reversed(entry)]
        return PhpArray.from_list([PhpArray.from_list(flat), own_properties(self)])

    @method(tentative=True)
    def __unserialize(self, engine: Engine, data: Array) -> Void:
        flat, members = (deref(data.get(index, UNDEF)) for index in range(2))
        if type(flat) is not PhpArray or type(members) is not PhpArray:
            engine.throw("UnexpectedValueException", "Incomplete or ill-typed serialization data")
        values = flat.plain_values()
        if len(values) % 2:
            engine.throw("UnexpectedValueException", "Odd number of elements")
        for obj, info in zip(values[::2], values[1::2], strict=True):
            if not isinstance(obj, PhpObject):
                engine.throw("UnexpectedValueException", "Non-object key")
            self.put(engine, obj, info)
        load_properties(engine, self, members)

    @method(tentative=True)
    def __debugInfo(self) -> Array:
        return debug_table(self, SplObjectStorage__storage=_debug_entries(self))


def _read(engine: Engine, storage: StorageObject, reader: serialized_text.Reader) -> None:
    """Take over what serialize() wrote; raises Failure."""
    reader.expect("x:")
    count = reader.value()
    if type(count) is not int:
        raise serialized_text.Failure
    reader.at -= 1  # the number's own semicolon stands before each entry
    if count < 0:
        raise serialized_text.Failure
    for _ in range(count):
        reader.expect(";")
        if reader.peek() not in ("O", "C", "r"):
            raise serialized_text.Failure
        obj = reader.value()
        info = None
        if reader.peek() == ",":
            reader.expect(",")
            info = reader.value()
        if not isinstance(obj, PhpObject):
            raise serialized_text.Failure
        storage.put(engine, obj, info)
    reader.expect(";m:")
    members = reader.value()
    if type(members) is not PhpArray:
        raise serialized_text.Failure
    load_properties(engine, storage, members)


@php_class("MultipleIterator", implements=("Iterator",), native=_MultipleHooks(),
           constants={"MIT_NEED_ANY": NEED_ANY, "MIT_NEED_ALL": NEED_ALL, "MIT_KEYS_NUMERIC": KEYS_NUMERIC,
                      "MIT_KEYS_ASSOC": KEYS_ASSOC})
class MultipleIterator(StorageObject):
    __slots__ = ()

    def each(self) -> Any:
        """The entries one by one, the position with them."""
        self.cursor = None
        while (entry := self.entry()) is not None:
            yield entry
            if self.entry() is not None:
                self.advance()

    @staticmethod
    def _call(engine: Engine, iterator: PhpObject, name: str) -> Any:
        """What a method of an iterator gives; what it throws is the previous exception of a RuntimeException."""
        try:
            return engine.call_method(iterator, name)
        except Thrown as thrown:
            thrown.__traceback__ = thrown.__context__ = None
            engine.pending_exception = thrown
        engine.throw("RuntimeException", "Failed to call sub iterator method")

    def collect(self, engine: Engine, name: str) -> PhpArray:
        """What the iterators' current() or key() give (spl_multiple_iterator_get_all)."""
        if not len(self.entries):
            engine.throw("RuntimeException", f"Called {name}() on an invalid iterator")
        found = PhpArray()
        for info, iterator in self.each():
            value = None
            if engine.call_method(iterator, "valid") is True:
                value = self._call(engine, iterator, name)
            elif self.storage_flags & NEED_ALL:
                engine.throw("RuntimeException", f"Called {name}() with non valid sub iterator")
            if not self.storage_flags & KEYS_ASSOC:
                found.append(value)
            elif info is None:
                engine.throw("InvalidArgumentException", "Sub-Iterator is associated with NULL")
            else:
                from zvm.runtime.values.convert import to_key

                found.set(to_key(engine, info), value)
        return found

    @method(defaults={"flags": "MultipleIterator::MIT_NEED_ALL | MultipleIterator::MIT_KEYS_NUMERIC"})
    def __construct(self, flags: Int = NEED_ALL | KEYS_NUMERIC) -> Untyped:
        self.storage_flags = flags

    @method(tentative=True)
    def getFlags(self) -> Int:
        return self.storage_flags

    @method(tentative=True)
    def setFlags(self, flags: Int) -> Void:
        self.storage_flags = flags

    @method(tentative=True)
    def attachIterator(self, engine: Engine, iterator: 'Iterator', info: Str | Int | Null = None) -> Void:
        if info is not None and any(is_identical(info, entry[0]) for entry in self.each()):
            engine.throw("InvalidArgumentException", "Key duplication error")
        self.put(engine, iterator, info)

    @method(tentative=True)
    def detachIterator(self, engine: Engine, iterator: 'Iterator') -> Void:
        self.drop(engine, iterator)
        self.restart()

    @method(tentative=True)
    def containsIterator(self, engine: Engine, iterator: 'Iterator') -> Bool:
        return self.has(engine, iterator)

    @method(tentative=True)
    def countIterators(self) -> Int:
        return len(self.entries)

    @method(tentative=True)
    def rewind(self, engine: Engine) -> Void:
        for _, iterator in self.each():
            engine.call_method(iterator, "rewind")

    @method(tentative=True)
    def valid(self, engine: Engine) -> Bool:
        if not len(self.entries):
            return False
        expected = bool(self.storage_flags & NEED_ALL)
        for _, iterator in self.each():
            if (engine.call_method(iterator, "valid") is True) != expected:
                return not expected
        return expected

    @method(tentative=True)
    def key(self, engine: Engine) -> Array:
        return self.collect(engine, "key")

    @method(tentative=True)
    def current(self, engine: Engine) -> Array:
        return self.collect(engine, "current")

    @method(tentative=True)
    def next(self, engine: Engine) -> Void:
        for _, iterator in self.each():
            engine.call_method(iterator, "next")

    @method(tentative=True)
    def __debugInfo(self) -> Array:
        return debug_table(self, SplObjectStorage__storage=_debug_entries(self))
