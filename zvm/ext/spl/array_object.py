"""ArrayObject, ArrayIterator, RecursiveArrayIterator (ext/spl/spl_array.c); their elements are array_storage.py's."""
from __future__ import annotations

from zvm.ext.spl import array_storage as storage
from zvm.ext.spl.array_storage import (
    ARRAY_AS_PROPS,
    CHILD_ARRAYS_ONLY,
    CLONE_MASK,
    IS_SELF,
    STD_PROP_LIST,
    USER_MASK,
    ArrayHooks,
    SplArray,
)
from zvm.ext.spl.members import debug_table, load_properties, own_properties
from zvm.ext.standard.arrays.zend_sort import SORT_REGULAR
from zvm.ext.vocabulary import (
    EMPTY,
    Array,
    Bool,
    Callable,
    Int,
    Methods,
    Mixed,
    Null,
    Object,
    Str,
    Untyped,
    Void,
    method,
    php_class,
)
from zvm.runtime.execute_data import passed_count
from zvm.runtime.functions.parameters import argument_type_error
from zvm.runtime.objects.lifecycle import instantiate
from zvm.runtime.services.modules import LateModule
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.convert import to_string
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.strings import c_string
from zvm.runtime.values.zval import UNDEF, Reference, deref
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


def _construct(engine: Engine, obj: Any, array: Any, ar_flags: int) -> None:
    """What the constructors do with arguments; without any they leave the object as it is."""
    passed = passed_count(engine)
    if passed:
        storage.set_array(engine, obj, array, ar_flags & USER_MASK, passed == 1)


def _iterator_class(engine: Engine, number: int, name: Any) -> Any:
    """The class entry of an iterator class; throws TypeError about argument `number`."""
    name = to_string(engine, name)
    found = engine.lookup_class(name)
    base = engine.internal_class("ArrayIterator")
    if found is None or base not in found.ancestors:
        argument_type_error(engine, number, f"must be a class name derived from ArrayIterator, {c_string(name)} given")
    return None if found is base else found


def _sort(engine: Engine, obj: Any, function_name: str, *arguments: Any) -> bool:
    """Sort the elements with one of the array functions; they must not be written meanwhile (spl_array_method)."""
    table = storage.table_of(obj)
    is_array = type(table) is PhpArray
    array = Reference(table if is_array else storage.copy_elements(engine, obj))
    obj.sorting += 1
    try:
        sorted_: bool = engine.call_function(engine.functions[function_name], [array, *arguments])
        return sorted_
    finally:
        obj.sorting -= 1
        root = storage.root_of(obj)
        if is_array:
            if type(root.container[root.index]) is Reference:
                root.container[root.index].value = array.value
            else:
                root.container[root.index] = array.value
        else:
            _reorder(table.obj, array.value)


def _reorder(obj: PhpObject, elements: PhpArray) -> None:
    """Bring dynamic properties into the order of a sorted table of properties."""
    if obj.dynamic:
        obj.dynamic = {str(key): obj.dynamic[str(key)] for key, _ in elements.items() if str(key) in obj.dynamic}


class _Elements(SplArray):
    """The methods that ArrayObject and ArrayIterator have in common."""

    __slots__ = ()

    @method(tentative=True)
    def offsetExists(self, engine: Engine, key: Mixed) -> Bool:
        return storage.element(engine, self, key) is not UNDEF

    @method(tentative=True)
    def offsetGet(self, engine: Engine, key: Mixed) -> Mixed:
        return storage.get(engine, self, key)

    @method(tentative=True)
    def offsetSet(self, engine: Engine, key: Mixed, value: Mixed) -> Void:
        storage.put(engine, self, key, value)

    @method(tentative=True)
    def offsetUnset(self, engine: Engine, key: Mixed) -> Void:
        storage.remove(engine, self, key)

    @method(tentative=True)
    def append(self, engine: Engine, value: Mixed) -> Void:
        append(engine, self, value)

    @method(tentative=True)
    def getArrayCopy(self, engine: Engine) -> Array:
        return storage.copy_elements(engine, self)

    @method(tentative=True)
    def count(self) -> Int:
        return len(storage.table_of(self))

    @method(tentative=True)
    def getFlags(self) -> Int:
        return self.ar_flags & USER_MASK

    @method(tentative=True)
    def setFlags(self, flags: Int) -> Void:
        self.ar_flags = self.ar_flags & ~USER_MASK | flags & USER_MASK

    @method(tentative=True)
    def asort(self, engine: Engine, flags: Int = SORT_REGULAR) -> Bool:
        return _sort(engine, self, "asort", flags)

    @method(tentative=True)
    def ksort(self, engine: Engine, flags: Int = SORT_REGULAR) -> Bool:
        return _sort(engine, self, "ksort", flags)

    @method(tentative=True, unchecked=True)
    def uasort(self, engine: Engine, callback: Callable) -> Bool:
        return _sort(engine, self, "uasort", callback)

    @method(tentative=True, unchecked=True)
    def uksort(self, engine: Engine, callback: Callable) -> Bool:
        return _sort(engine, self, "uksort", callback)

    @method(tentative=True)
    def natsort(self, engine: Engine) -> Bool:
        return _sort(engine, self, "natsort")

    @method(tentative=True)
    def natcasesort(self, engine: Engine) -> Bool:
        return _sort(engine, self, "natcasesort")

    @method(tentative=True)
    def unserialize(self, engine: Engine, data: Str) -> Void:
        if not data:
            return
        if self.sorting:
            engine.throw("Error", storage.SORTING)
        with serialized_text.Reader(engine, data) as reader:
            _read(engine, self, reader)

    @method(tentative=True)
    def serialize(self, engine: Engine) -> Str:
        writer = serialized_text.Writer(engine)
        writer.text("x:")
        writer.value(self.ar_flags & CLONE_MASK)
        if not self.ar_flags & IS_SELF:
            writer.value(_stored(self))
            writer.text(";")
        writer.text("m:")
        writer.value(own_properties(self))
        return writer.result()

    @method(tentative=True)
    def __serialize(self) -> Array:
        kept = None if self.ar_flags & IS_SELF else _stored(self)
        name = self.iterator_class.name if self.iterator_class is not None else None
        return PhpArray.from_list([self.ar_flags & CLONE_MASK, kept, own_properties(self), name])

    @method(tentative=True)
    def __unserialize(self, engine: Engine, data: Array) -> Void:
        ar_flags, kept, members, iterator_class = (deref(data.get(index, UNDEF)) for index in range(4))
        if type(ar_flags) is not int or kept is UNDEF or type(members) is not PhpArray or \
                iterator_class is not UNDEF and iterator_class is not None and type(iterator_class) is not str:
            engine.throw("UnexpectedValueException", "Incomplete or ill-typed serialization data")
        self.ar_flags = self.ar_flags & ~CLONE_MASK | ar_flags & CLONE_MASK
        if ar_flags & IS_SELF:
            self.target = None
        else:
            storage.set_array(engine, self, kept, 0, True)
            self.ar_flags |= ar_flags & USER_MASK
        load_properties(engine, self, members)
        if type(iterator_class) is str:
            self.iterator_class = _unserialized_class(engine, iterator_class)


class _Debugging(SplArray):
    """What var_dump() shows of both, which PHP lists last."""

    __slots__ = ()

    @method(tentative=True)
    def __debugInfo(self) -> Array:
        if self.ar_flags & IS_SELF:
            return debug_table(self)
        if any(ce.name == "ArrayIterator" for ce in self.ce.ancestors):
            return debug_table(self, ArrayIterator__storage=_stored(self))
        return debug_table(self, ArrayObject__storage=_stored(self))


def _stored(obj: Any) -> Any:
    """The array or object the constructor got."""
    return obj.target if obj.target is not None else storage.own_array(obj)


def append(engine: Engine, obj: Any, value: Any) -> None:
    """ArrayObject::append(): `$obj[] = $value`, but not for objects' properties (spl_array_iterator_append)."""
    if storage.is_object(obj):
        engine.throw("Error", "Cannot append properties to objects, use "
                              f"{obj.ce.display_name}::offsetSet() instead")
    ArrayHooks.write_dimension(engine, obj, UNDEF, value)


def _read(engine: Engine, obj: Any, reader: serialized_text.Reader) -> None:
    """Take over what serialize() wrote; raises Failure."""
    reader.expect("x:")
    ar_flags = reader.value()
    if type(ar_flags) is not int:
        raise serialized_text.Failure
    if reader.data[reader.at - 1:reader.at] != ";":
        raise serialized_text.Failure
    if ar_flags & IS_SELF:
        obj.ar_flags = obj.ar_flags & ~CLONE_MASK | ar_flags & CLONE_MASK
        obj.target = None
    else:
        if reader.peek() not in ("a", "O", "C", "r"):
            raise serialized_text.Failure
        kept = reader.value()
        if type(kept) is not PhpArray and not isinstance(kept, PhpObject):
            raise serialized_text.Failure
        obj.ar_flags = obj.ar_flags & ~CLONE_MASK | ar_flags & CLONE_MASK
        storage.set_array(engine, obj, kept, 0, True)
        reader.expect(";")
    reader.expect("m:")
    members = reader.value()
    if type(members) is not PhpArray:
        raise serialized_text.Failure
    load_properties(engine, obj, members)


def _unserialized_class(engine: Engine, name: str) -> Any:
    found = engine.lookup_class(name)
    start = f"Cannot deserialize ArrayObject with iterator class '{name}'; "
    if found is None:
        engine.throw("UnexpectedValueException", start + "no such class exists")
    if engine.internal_class("Iterator") not in found.ancestors:
        engine.throw("UnexpectedValueException", start + "this class does not implement the Iterator interface")
    return found


_HOOKS = ArrayHooks()
_CONSTANTS = {"STD_PROP_LIST": STD_PROP_LIST, "ARRAY_AS_PROPS": ARRAY_AS_PROPS}


@php_class("ArrayObject", implements=("IteratorAggregate", "ArrayAccess", "Serializable", "Countable"),
           constants=_CONSTANTS, native=_HOOKS)
class ArrayObject(_Elements):
    __slots__ = ()

    @method(defaults={"iteratorClass": "ArrayIterator::class"}, shown={"iteratorClass": "Str"})
    def __construct(self, engine: Engine, array: Array | Object = EMPTY, flags: Int = 0,
                    iteratorClass: Mixed = "ArrayIterator") -> Untyped:
        if passed_count(engine) > 2:
            self.iterator_class = _iterator_class(engine, 3, iteratorClass)
        _construct(engine, self, array, flags)

    shared_elements = Methods(_Elements)

    @method(tentative=True)
    def getIterator(self, engine: Engine) -> 'Iterator':
        iterator: ArrayIterator = instantiate(engine, self.iterator_class or engine.internal_class("ArrayIterator"))
        iterator.target = self
        iterator.ar_flags |= self.ar_flags & USER_MASK
        iterator.iterator_class = self.iterator_class
        return iterator

    @method(tentative=True)
    def exchangeArray(self, engine: Engine, array: Array | Object) -> Array:
        if self.sorting:
            engine.throw("Error", storage.SORTING)
        old = storage.copy_elements(engine, self)
        storage.set_array(engine, self, array, 0, True)
        return old

    @method(tentative=True, unchecked=True)
    def setIteratorClass(self, engine: Engine, iteratorClass: Str) -> Void:
        self.iterator_class = _iterator_class(engine, 1, iteratorClass)

    @method(tentative=True)
    def getIteratorClass(self) -> Str:
        return self.iterator_class.name if self.iterator_class is not None else "ArrayIterator"

    shared_shown = Methods(_Debugging)


@php_class("ArrayIterator", implements=("SeekableIterator", "ArrayAccess", "Serializable", "Countable"),
           constants=_CONSTANTS, native=_HOOKS, get_iterator=storage.get_iterator)
class ArrayIterator(_Elements):
    __slots__ = ()

    @method
    def __construct(self, engine: Engine, array: Array | Object = EMPTY, flags: Int = 0) -> Untyped:
        _construct(engine, self, array, flags)

    shared_elements = Methods(_Elements)

    @method(tentative=True)
    def rewind(self) -> Void:
        storage.rewind(self)

    @method(tentative=True)
    def current(self) -> Mixed:
        value = storage.current_value(self)
        return None if value is UNDEF else deref(value)

    @method(tentative=True)
    def key(self) -> Str | Int | Null:
        key: str | int | None = storage.current_key(self)
        return key

    @method(tentative=True)
    def next(self) -> Void:
        storage.step(self)

    @method(tentative=True)
    def valid(self) -> Bool:
        return storage.current_key(self) is not None

    @method(tentative=True)
    def seek(self, engine: Engine, offset: Int) -> Void:
        if offset >= 0:
            storage.seek(self, offset)
            if offset < len(storage.table_of(self)) and storage.current_key(self) is not None:
                return
        engine.throw("OutOfBoundsException", f"Seek position {offset} is out of range")

    shared_shown = Methods(_Debugging)


@php_class("RecursiveArrayIterator", extends="ArrayIterator", implements=("RecursiveIterator",),
           constants={"CHILD_ARRAYS_ONLY": CHILD_ARRAYS_ONLY}, get_iterator=storage.get_iterator)
class RecursiveArrayIterator(ArrayIterator):
    __slots__ = ()

    @method(tentative=True)
    def hasChildren(self) -> Bool:
        value = deref(storage.current_value(self))
        return type(value) is PhpArray or isinstance(value, PhpObject) and not self.ar_flags & CHILD_ARRAYS_ONLY

    @method(tentative=True)
    def getChildren(self, engine: Engine) -> 'RecursiveArrayIterator' | Null:
        key = storage.current_key(self)
        value = deref(storage.current_value(self))
        if value is UNDEF:
            return None
        if isinstance(value, PhpObject):
            if self.ar_flags & CHILD_ARRAYS_ONLY:
                return None
            if self.ce in value.ce.ancestors:
                return value  # type: ignore[return-value]
        child: RecursiveArrayIterator = instantiate(engine, self.ce)
        construct = self.ce.function_table["__construct"]
        engine.call_function(construct, [value, self.ar_flags], this=child, called_scope=self.ce)
        if type(value) is PhpArray and engine.target < V8_4 and child.target is None and not child.ar_flags & IS_SELF:
            value = None
            storage.set_place(child, *storage.place_of(storage.writable(self), key))
        return child
