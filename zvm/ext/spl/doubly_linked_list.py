"""SplDoublyLinkedList, SplQueue, SplStack (ext/spl/spl_dllist.c)."""
from __future__ import annotations

from zvm.executor.iteration import ElementSteps
from zvm.ext.spl.members import (
    MethodDimensions,
    debug_table,
    load_properties,
    overrides,
    own_properties,
)
from zvm.ext.vocabulary import Array, Bool, Int, Mixed, Null, Str, Void, method, php_class
from zvm.opcodes.flags import BP_VAR_IS
from zvm.runtime.execute_data import running_internal
from zvm.runtime.functions.parameters import type_error
from zvm.runtime.objects.array_access import LINKED_ELEMENTS
from zvm.runtime.objects.iterators import ObjectIterator
from zvm.runtime.objects.lifecycle import initialise
from zvm.runtime.services.memory_usage import string_bytes
from zvm.runtime.services.modules import LateModule
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.zval import UNDEF, deref
from zvm.targets import V8_4

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine
    from zvm.ext.spl import serialized_text
else:
    serialized_text = LateModule("zvm.ext.spl.serialized_text")

# ruff: noqa: N802

IT_MODE_DELETE, IT_MODE_LIFO = 1, 2
_MASK = IT_MODE_DELETE | IT_MODE_LIFO
_FIXED = 4
_OWN_BYTES, _ELEMENT_BYTES = 112, 32  # of memory in Zend


class _Element:
    """One element; UNDEF once it was taken out, while an iterator may still be at it."""

    __slots__ = ("data", "next", "previous")

    def __init__(self, data: Any, previous: _Element | None, next: _Element | None) -> None:
        self.data, self.previous, self.next = data, previous, next


class _LinkedList:
    """The elements. Its end takes them apart from the tail on, so that no cycle of references is left."""

    __slots__ = ("head", "tail", "count")

    def __init__(self) -> None:
        self.head: _Element | None = None
        self.tail: _Element | None = None
        self.count = 0

    def __del__(self) -> None:
        self.head = None
        while (element := self.tail) is not None:
            self.tail = element.previous
            element.previous = element.next = None
            element.data = UNDEF

    def push(self, value: Any) -> None:
        """Append a value."""
        element = _Element(value, self.tail, None)
        if self.tail is None:
            self.head = element
        else:
            self.tail.next = element
        self.tail = element
        self.count += 1

    def unshift(self, value: Any) -> None:
        """Insert a value before all others."""
        element = _Element(value, None, self.head)
        if self.head is None:
            self.tail = element
        else:
            self.head.previous = element
        self.head = element
        self.count += 1

    def insert_before(self, element: _Element, value: Any) -> None:
        """Insert a value before an element."""
        if element.previous is None:
            self.unshift(value)
            return
        element.previous.next = inserted = _Element(value, element.previous, element)
        element.previous = inserted
        self.count += 1

    def remove(self, element: _Element) -> Any:
        """Take an element out; its value. It still knows where it stood."""
        before, after = element.previous, element.next
        if before is None:
            self.head = after
        else:
            before.next = after
        if after is None:
            self.tail = before
        else:
            after.previous = before
        self.count -= 1
        value, element.data = element.data, UNDEF
        return value

    def pop(self) -> Any:
        """Take out the last element; UNDEF when there is none."""
        tail = self.tail
        if tail is None:
            return UNDEF
        value = self.remove(tail)
        tail.previous = None
        return value

    def shift(self) -> Any:
        """Take out the first element; UNDEF when there is none."""
        head = self.head
        if head is None:
            return UNDEF
        value = self.remove(head)
        head.next = None
        return value

    def at(self, index: int, backward: bool) -> _Element:
        """An element by its number, which must be less than `count`, from either end."""
        if backward:
            index = self.count - 1 - index
        element: Any
        if index <= self.count // 2:
            element = self.head
            for _ in range(index):
                element = element.next
        else:
            element = self.tail
            for _ in range(self.count - 1 - index):
                element = element.previous
        return element  # type: ignore[no-any-return]

    def values(self) -> list[Any]:
        """The values, first to last."""
        found = []
        element = self.head
        while element is not None:
            found.append(element.data)
            element = element.next
        return found


class _Place:
    """A position in a list: the object's own, or a foreach's."""

    __slots__ = ("element", "number")

    def __init__(self) -> None:
        self.element: _Element | None = None
        self.number = 0

    def rewind(self, elements: _LinkedList, mode: int) -> None:
        """To the first element in the mode's direction."""
        if mode & IT_MODE_LIFO:
            self.element, self.number = elements.tail, elements.count - 1
        else:
            self.element, self.number = elements.head, 0

    def step(self, elements: _LinkedList, mode: int) -> None:
        """To the next element, perhaps taking out the one it leaves (spl_dllist_it_helper_move_forward)."""
        left = self.element
        if left is None:
            return
        if mode & IT_MODE_LIFO:
            self.element = left.previous
            self.number -= 1
            if mode & IT_MODE_DELETE:
                elements.pop()
        else:
            self.element = left.next
            if mode & IT_MODE_DELETE:
                elements.shift()
            else:
                self.number += 1

    def value(self) -> Any:
        """The value there, null where there is none."""
        if self.element is None or self.element.data is UNDEF:
            return None
        return self.element.data


class _Iteration(ObjectIterator):
    """foreach over a list (spl_dllist_it_funcs)."""

    __slots__ = ("obj", "place", "mode")

    def __init__(self, obj: Any) -> None:
        self.obj = obj
        self.mode = obj.mode & _MASK
        self.place = _Place()
        self.place.element, self.place.number = obj.place.element, obj.place.number

    def rewind(self) -> None:
        self.place.rewind(self.obj.elements, self.mode)

    def valid(self) -> bool:
        return self.place.element is not None

    def current(self) -> Any:
        return self.place.value()

    def key(self) -> int:
        return self.place.number

    def next(self) -> None:
        self.place.step(self.obj.elements, self.mode)

    def walk(self, with_keys: bool) -> ElementSteps:
        return ElementSteps(self, with_keys, self.obj)


def _get_iterator(engine: Engine, obj: Any, by_ref: bool) -> _Iteration:
    """ClassEntry.get_iterator of the three classes."""
    if by_ref:
        engine.throw("Error", "An iterator cannot be used with foreach by reference")
    return _Iteration(obj)


class _Hooks(MethodDimensions):
    """Cloning, and the plain cases of dimensions and count()."""

    __slots__ = ()
    elements = (LINKED_ELEMENTS, "elements", "place", "mode", (_LinkedList, "head"), (_LinkedList, "tail"),
                (_LinkedList, "count"), (_Element, "data"), (_Element, "next"), (_Element, "previous"),
                (_Place, "element"), (_Place, "number"), _Element, (_Iteration, "place"), (_Iteration, "mode"))

    @staticmethod
    def read_dimension(engine: Engine, obj: Any, offset: Any, mode: int) -> Any:
        """`$list[offset]`."""
        if type(offset) is not int or not 0 <= offset < obj.elements.count or overrides(obj, "offsetget") \
                or mode == BP_VAR_IS and overrides(obj, "offsetexists"):
            return MethodDimensions.read_dimension(engine, obj, offset, mode)
        return obj.elements.at(offset, bool(obj.mode & IT_MODE_LIFO)).data

    @staticmethod
    def write_dimension(engine: Engine, obj: Any, offset: Any, value: Any) -> None:
        """`$list[] = value` and `$list[offset] = value`."""
        if offset is UNDEF and not overrides(obj, "offsetset"):
            obj.elements.push(value)
        else:
            MethodDimensions.write_dimension(engine, obj, offset, value)

    @staticmethod
    def count_elements(engine: Engine, obj: Any) -> int:
        """count($list)."""
        return MethodDimensions.count_elements(engine, obj) if overrides(obj, "count") else obj.elements.count

    @staticmethod
    def clone(engine: Engine, obj: Any) -> Any:
        """A list of the same values, at its head."""
        copy = type(obj)()
        initialise(engine, copy, obj.ce)
        for value in obj.elements.values():
            copy.elements.push(value)
        copy.place.element = copy.elements.head
        copy.mode = obj.mode
        return copy


def _check_range(engine: Engine, index: int, limit: int) -> None:
    """Throw OutOfRangeException about the first argument unless 0 <= index < limit."""
    if not 0 <= index < limit:
        type_error(engine, running_internal(engine), 0, "is out of range", "OutOfRangeException")


@php_class("SplDoublyLinkedList", implements=("Iterator", "Countable", "ArrayAccess", "Serializable"), native=_Hooks(),
           get_iterator=_get_iterator, constants={"IT_MODE_LIFO": IT_MODE_LIFO, "IT_MODE_FIFO": 0,
                                                  "IT_MODE_DELETE": IT_MODE_DELETE, "IT_MODE_KEEP": 0})
class SplDoublyLinkedList(PhpObject):
    __slots__ = ("elements", "place", "mode")

    def __init__(self) -> None:
        self.elements = _LinkedList()
        self.place = _Place()
        self.mode = 0

    @property
    def own_bytes(self) -> int:  # type: ignore[override]
        return _OWN_BYTES + _ELEMENT_BYTES * self.elements.count + string_bytes(self.elements.values(), 1)

    @method(tentative=True)
    def add(self, engine: Engine, index: Int, value: Mixed) -> Void:
        elements = self.elements
        _check_range(engine, index, elements.count + 1)
        if index == elements.count:
            elements.push(value)
        else:
            elements.insert_before(elements.at(index, bool(self.mode & IT_MODE_LIFO)), value)

    @method(tentative=True)
    def pop(self, engine: Engine) -> Mixed:
        value = self.elements.pop()
        if value is UNDEF:
            engine.throw("RuntimeException", "Can't pop from an empty datastructure")
        return value

    @method(tentative=True)
    def shift(self, engine: Engine) -> Mixed:
        value = self.elements.shift()
        if value is UNDEF:
            engine.throw("RuntimeException", "Can't shift from an empty datastructure")
        return value

    @method(tentative=True)
    def push(self, value: Mixed) -> Void:
        self.elements.push(value)

    @method(tentative=True)
    def unshift(self, value: Mixed) -> Void:
        self.elements.unshift(value)

    @method(tentative=True)
    def top(self, engine: Engine) -> Mixed:
        if self.elements.tail is None:
            engine.throw("RuntimeException", "Can't peek at an empty datastructure")
        return self.elements.tail.data

    @method(tentative=True)
    def bottom(self, engine: Engine) -> Mixed:
        if self.elements.head is None:
            engine.throw("RuntimeException", "Can't peek at an empty datastructure")
        return self.elements.head.data

    @method(tentative=True)
    def __debugInfo(self) -> Array:
        return debug_table(self, SplDoublyLinkedList__flags=self.mode,
                           SplDoublyLinkedList__dllist=PhpArray.from_list(self.elements.values()))

    @method(tentative=True)
    def count(self) -> Int:
        return self.elements.count

    @method(tentative=True)
    def isEmpty(self, engine: Engine) -> Bool:
        return _Hooks.count_elements(engine, self) == 0

    @method(tentative=True)
    def setIteratorMode(self, engine: Engine, mode: Int) -> Int:
        if self.mode & _FIXED and (self.mode ^ mode) & IT_MODE_LIFO:
            engine.throw("RuntimeException", "Iterators' LIFO/FIFO modes for SplStack/SplQueue objects are frozen")
        self.mode = mode & _MASK | self.mode & _FIXED
        return self.mode

    @method(tentative=True)
    def getIteratorMode(self) -> Int:
        return self.mode

    @method(tentative=True, shown={"index": "Untyped"})
    def offsetExists(self, index: Int) -> Bool:
        return 0 <= index < self.elements.count

    @method(tentative=True, shown={"index": "Untyped"})
    def offsetGet(self, engine: Engine, index: Int) -> Mixed:
        _check_range(engine, index, self.elements.count)
        return self.elements.at(index, bool(self.mode & IT_MODE_LIFO)).data

    @method(tentative=True, shown={"index": "Untyped"})
    def offsetSet(self, engine: Engine, index: Int | Null, value: Mixed) -> Void:
        if index is None:
            self.elements.push(value)
            return
        _check_range(engine, index, self.elements.count)
        self.elements.at(index, bool(self.mode & IT_MODE_LIFO)).data = value

    @method(tentative=True, shown={"index": "Untyped"})
    def offsetUnset(self, engine: Engine, index: Int) -> Void:
        _check_range(engine, index, self.elements.count)
        element = self.elements.at(index, bool(self.mode & IT_MODE_LIFO))
        if self.place.element is element:
            self.place.element = None
        self.elements.remove(element)
        if engine.target >= V8_4:  # a loop that is at it ends
            element.previous = element.next = None

    @method(tentative=True)
    def rewind(self) -> Void:
        self.place.rewind(self.elements, self.mode)

    @method(tentative=True)
    def current(self) -> Mixed:
        return self.place.value()

    @method(tentative=True)
    def key(self) -> Int:
        return self.place.number

    @method(tentative=True)
    def prev(self) -> Void:
        self.place.step(self.elements, self.mode ^ IT_MODE_LIFO)

    @method(tentative=True)
    def next(self) -> Void:
        self.place.step(self.elements, self.mode)

    @method(tentative=True)
    def valid(self) -> Bool:
        return self.place.element is not None

    @method(tentative=True)
    def unserialize(self, engine: Engine, data: Str) -> Void:
        if not data:
            return
        self.elements = _LinkedList()
        self.place = _Place()
        with serialized_text.Reader(engine, data) as reader:
            mode = reader.value()
            if type(mode) is not int:
                raise serialized_text.Failure
            self.mode = mode
            while reader.peek() == ":":
                reader.expect(":")
                self.elements.push(reader.value())
            if reader.peek():
                raise serialized_text.Failure

    @method(tentative=True)
    def serialize(self, engine: Engine) -> Str:
        writer = serialized_text.Writer(engine)
        writer.value(self.mode)
        for value in self.elements.values():
            writer.text(":")
            writer.value(value)
        return writer.result()

    @method(tentative=True)
    def __serialize(self) -> Array:
        return PhpArray.from_list([self.mode, PhpArray.from_list(self.elements.values()), own_properties(self)])

    @method(tentative=True)
    def __unserialize(self, engine: Engine, data: Array) -> Void:
        mode, values, members = (deref(data.get(index, UNDEF)) for index in range(3))
        if type(mode) is not int or type(values) is not PhpArray or type(members) is not PhpArray:
            engine.throw("UnexpectedValueException", "Incomplete or ill-typed serialization data")
        self.mode = mode
        for value in values.plain_values():
            self.elements.push(value)
        load_properties(engine, self, members)


@php_class("SplQueue", extends="SplDoublyLinkedList", get_iterator=_get_iterator)
class SplQueue(SplDoublyLinkedList):
    __slots__ = ()

    def __init__(self) -> None:
        super().__init__()
        self.mode = _FIXED

    @method(tentative=True)
    def enqueue(self, value: Mixed) -> Void:
        self.elements.push(value)

    @method(tentative=True)
    def dequeue(self, engine: Engine) -> Mixed:
        value = self.elements.shift()
        if value is UNDEF:
            engine.throw("RuntimeException", "Can't shift from an empty datastructure")
        return value


@php_class("SplStack", extends="SplDoublyLinkedList", get_iterator=_get_iterator)
class SplStack(SplDoublyLinkedList):
    __slots__ = ()

    def __init__(self) -> None:
        super().__init__()
        self.mode = _FIXED | IT_MODE_LIFO
