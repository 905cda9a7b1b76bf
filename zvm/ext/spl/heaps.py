"""SplHeap, SplMinHeap, SplMaxHeap, SplPriorityQueue: binary heaps (ext/spl/spl_heap.c).

The order of equal elements is that of Zend's sifting, so the heap is sifted here just as there.
"""
from __future__ import annotations

from zvm.ext.spl.members import debug_table, load_properties, overrides, own_properties
from zvm.ext.vocabulary import PROTECTED, Array, Bool, Int, Methods, Mixed, Untyped, Void, method, php_class
from zvm.runtime.objects.array_access import HEAP_ELEMENTS
from zvm.runtime.objects.iterators import ObjectIterator
from zvm.runtime.objects.lifecycle import initialise
from zvm.runtime.services.memory_usage import LARGE_LIST, string_bytes
from zvm.runtime.signals import Thrown
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.compare import compare
from zvm.runtime.values.convert import to_int
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.zval import UNDEF, deref

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

# ruff: noqa: N802

EXTR_DATA, EXTR_PRIORITY, EXTR_BOTH = 1, 2, 3
GREATEST_FIRST, SMALLEST_FIRST, BY_PRIORITY = range(3)  # HeapObject.kind: order(), for native code

_OWN_BYTES, _ENTRY_BYTES = 96, 16  # of memory in Zend
_LEAST_ROOM = 64  # entries
_CORRUPTED = "Heap is corrupted, heap properties are no longer ensured."
_BUSY = "Heap cannot be changed when it is already being modified."


class HeapObject(PhpObject):
    """A heap; `order` compares two entries without a PHP method: negative where the first belongs below."""

    __slots__ = ("entries", "heap_flags", "corrupted", "busy")
    kind = GREATEST_FIRST
    own_list = "entries"
    entry_bytes = _ENTRY_BYTES

    def __init__(self) -> None:
        self.entries: list[Any] = []
        self.heap_flags = 0
        self.corrupted = False
        self.busy = False

    @property
    def own_bytes(self) -> int:  # type: ignore[override]
        count = len(self.entries)
        counted = _ENTRY_BYTES if count >= LARGE_LIST else 0  # by itself
        room = 1 << (max(count, _LEAST_ROOM) - 1).bit_length()
        strings = 0 if counted and self.entry_bytes == counted else string_bytes(self.held_values(), 1)
        return _OWN_BYTES + (self.entry_bytes - counted) * room + strings

    def held_values(self) -> list[Any]:
        """What the entries hold."""
        return list(self.entries)

    def order(self, engine: Engine, left: Any, right: Any) -> int:
        """What the class's own compare() says of two entries."""
        return compare(engine, left, right)

    def ask(self, engine: Engine, left: Any, right: Any) -> int:
        """What the compare() of a PHP class says of two entries."""
        return to_int(engine, engine.call_method(self, "compare", left, right))

    # -- sifting -------------------------------------------------------------------------------------------------

    def begin(self, engine: Engine) -> Any:
        """Mark the heap as being changed; the comparison to use, which after an exception says that all are equal."""
        if self.busy:
            engine.throw("RuntimeException", _BUSY)
        if self.ce.function_table["compare"].is_internal:
            return _Comparison(engine, self.order)
        return _Comparison(engine, self.ask)

    def change_natively(self, engine: Engine, with_own: Any, asking: Any, *arguments: Any) -> Any:
        """The result of native code that changes the heap by what the class's own compare() says, or asking that of a
        PHP class. Raises what that throws."""
        function = self.ce.function_table["compare"]
        if function.is_internal:
            return with_own(self.entries, *arguments, self.kind)
        self.busy = True
        result = asking(self.entries, *arguments, self.kind, (engine, function, self, self.ce, None))
        self.busy = False
        if isinstance(result, BaseException):
            self.corrupted = True
            raise result
        return result

    def end(self, comparison: Any) -> None:
        """The change is made; throws what a comparison threw."""
        self.busy = False
        if comparison.failure is not None:
            self.corrupted = True
            raise comparison.failure

    def insert_entry(self, engine: Engine, entry: Any) -> None:
        """Add an entry, sifting it up (spl_ptr_heap_insert)."""
        tier = engine.tier
        if tier is not None and not self.busy and \
                self.change_natively(engine, tier.heap_insert, tier.heap_insert_asking, entry) is not False:
            return
        comparison = self.begin(engine)
        entries = self.entries
        self.busy = True
        index = len(entries)
        entries.append(entry)
        while index > 0:
            parent = (index - 1) // 2
            if comparison.of(entries[parent], entry) >= 0:
                break
            entries[index] = entries[parent]
            index = parent
        entries[index] = entry
        self.end(comparison)

    def delete_top(self, engine: Engine) -> Any:
        """Take out the top, sifting the last entry down; UNDEF when the heap is empty (spl_ptr_heap_delete_top)."""
        entries = self.entries
        tier = engine.tier
        if entries and tier is not None and not self.busy:
            top = self.change_natively(engine, tier.heap_delete, tier.heap_delete_asking)
            if top is not UNDEF:
                return top
        comparison = self.begin(engine)
        if not entries:
            return UNDEF
        self.busy = True
        limit = (len(entries) - 1) // 2
        top, bottom = entries[0], entries[-1]
        index = 0
        while index < limit:
            child = index * 2 + 1
            if comparison.of(entries[child + 1], entries[child]) > 0:
                child += 1
            if comparison.of(bottom, entries[child]) >= 0:
                break
            entries[index] = entries[child]
            index = child
        entries[index] = bottom
        entries.pop()
        self.end(comparison)
        return top

    def check(self, engine: Engine) -> None:
        """Throw when a comparison failed before."""
        if self.corrupted:
            engine.throw("RuntimeException", _CORRUPTED)

    def extract_top(self, engine: Engine) -> Any:
        """Take out the top entry; throws when there is none."""
        self.check(engine)
        entry = self.delete_top(engine)
        if entry is UNDEF:
            engine.throw("RuntimeException", "Can't extract from an empty heap")
        return entry

    def peek(self, engine: Engine) -> Any:
        """The top entry; throws when there is none."""
        self.check(engine)
        if not self.entries:
            engine.throw("RuntimeException", "Can't peek at an empty heap")
        return self.entries[0]

    def extracted_part(self, entry: Any) -> Any:
        """An entry as iteration gives it."""
        return entry


    # -- storing -------------------------------------------------------------------------------------------------

    def stored_entry(self, entry: Any) -> Any:
        """An entry as __serialize() has it."""
        return entry

    def entry_of(self, stored: Any) -> Any:
        """The entry that __serialize() has stored; UNDEF where it is none."""
        return stored

    def accepts_flags(self, heap_flags: Any) -> bool:
        """Whether a heap of this kind may have these flags."""
        return type(heap_flags) is int and heap_flags == 0


class _Comparison:
    """The comparisons of one change. Once one has thrown, no more are made and all entries count as equal."""

    __slots__ = ("engine", "function", "failure")

    def __init__(self, engine: Engine, function: Any) -> None:
        self.engine, self.function = engine, function
        self.failure: Thrown | None = None

    def of(self, left: Any, right: Any) -> int:
        """Negative, 0 or positive."""
        if self.failure is not None:
            return 0
        try:
            return self.function(self.engine, left, right)  # type: ignore[no-any-return]
        except Thrown as thrown:
            self.failure = thrown
            return 0


class _Iteration(ObjectIterator):
    """foreach over a heap: each step takes out the top (spl_heap_it_funcs, spl_pqueue_it_funcs)."""

    __slots__ = ("engine", "obj")

    def __init__(self, engine: Engine, obj: Any) -> None:
        self.engine, self.obj = engine, obj

    def rewind(self) -> None:
        return None

    def valid(self) -> bool:
        return bool(self.obj.entries)

    def current(self) -> Any:
        self.obj.check(self.engine)
        return self.obj.extracted_part(self.obj.entries[0]) if self.obj.entries else None

    def key(self) -> int:
        return len(self.obj.entries) - 1

    def next(self) -> None:
        self.obj.check(self.engine)
        self.obj.delete_top(self.engine)


def _get_iterator(engine: Engine, obj: Any, by_ref: bool) -> _Iteration:
    """ClassEntry.get_iterator of the heaps."""
    if by_ref:
        engine.throw("Error", "An iterator cannot be used with foreach by reference")
    return _Iteration(engine, obj)


class _Hooks:
    """Cloning and count(); where native code finds what a heap of that kind has (handlers/native/elements.py)."""

    __slots__ = ("elements",)

    def __init__(self, kind: int) -> None:
        self.elements = HEAP_ELEMENTS, "entries", "heap_flags", "corrupted", "busy", kind

    @staticmethod
    def count_elements(engine: Engine, obj: Any) -> int:
        """count($heap)."""
        return to_int(engine, engine.call_method(obj, "count")) if overrides(obj, "count") else len(obj.entries)

    @staticmethod
    def clone(engine: Engine, obj: Any) -> Any:
        """A heap of the same entries."""
        if obj.busy:
            engine.throw("RuntimeException", _BUSY)
        copy = type(obj)()
        initialise(engine, copy, obj.ce)
        copy.entries = list(obj.entries)
        copy.heap_flags, copy.corrupted = obj.heap_flags, obj.corrupted
        return copy


class _Common(HeapObject):
    """The methods that heaps and priority queues have in common."""

    __slots__ = ()

    @method(tentative=True)
    def count(self) -> Int:
        return len(self.entries)

    @method(tentative=True)
    def isEmpty(self) -> Bool:
        return not self.entries

    @method(tentative=True)
    def rewind(self) -> Void:
        return None

    @method(tentative=True)
    def current(self) -> Mixed:
        return self.extracted_part(self.entries[0]) if self.entries else None

    @method(tentative=True)
    def key(self) -> Int:
        return len(self.entries) - 1

    @method(tentative=True)
    def next(self, engine: Engine) -> Void:
        self.delete_top(engine)

    @method(tentative=True)
    def valid(self) -> Bool:
        return bool(self.entries)

    @method(tentative=True)
    def isCorrupted(self) -> Bool:
        return self.corrupted

    @method(since=80500, tentative=True)
    def __serialize(self, engine: Engine) -> Array:
        self.check(engine)
        entries = PhpArray.from_list([self.stored_entry(entry) for entry in self.entries])
        state = PhpArray.from_dict({"flags": self.heap_flags, "heap_elements": entries})
        return PhpArray.from_list([own_properties(self), state])

    @method(since=80500, tentative=True)
    def __unserialize(self, engine: Engine, data: Array) -> Void:
        members, state = (deref(data.get(index)) for index in range(2))
        if type(members) is PhpArray and type(state) is PhpArray and len(data) == len(state) == 2:
            heap_flags, stored = deref(state.get("flags")), deref(state.get("heap_elements"))
            entries = [self.entry_of(value) for value in stored.plain_values()] if type(stored) is PhpArray else [UNDEF]
            if self.accepts_flags(heap_flags) and all(entry is not UNDEF for entry in entries):
                load_properties(engine, self, members)
                self.heap_flags, self.entries = heap_flags, entries
                return
        engine.throw("Exception", f"Invalid serialization data for {self.ce.name} object")


@php_class("SplHeap", implements=("Iterator", "Countable"), abstract=True, native=_Hooks(GREATEST_FIRST),
            get_iterator=_get_iterator)
class SplHeap(HeapObject):
    __slots__ = ()

    @method(tentative=True)
    def extract(self, engine: Engine) -> Mixed:
        return self.extract_top(engine)

    @method(tentative=True)
    def insert(self, engine: Engine, value: Mixed) -> Bool:
        self.check(engine)
        self.insert_entry(engine, value)
        return True

    @method(tentative=True)
    def top(self, engine: Engine) -> Mixed:
        return self.peek(engine)

    shared_walking = Methods(_Common, "count isEmpty rewind current key next valid")

    @method(tentative=True)
    def recoverFromCorruption(self) -> Bool:
        self.corrupted = False
        return True

    @method(tentative=True, abstract=True, visibility=PROTECTED)
    def compare(self, engine: Engine, value1: Mixed, value2: Mixed) -> Int: ...  # type: ignore[empty-body]

    shared_state = Methods(_Common, "isCorrupted __serialize __unserialize")

    @method(tentative=True)
    def __debugInfo(self) -> Array:
        return debug_table(self, SplHeap__flags=self.heap_flags, SplHeap__isCorrupted=self.corrupted,
                           SplHeap__heap=PhpArray.from_list(list(self.entries)))


@php_class("SplMinHeap", extends="SplHeap", native=_Hooks(SMALLEST_FIRST), get_iterator=_get_iterator)
class SplMinHeap(SplHeap):
    __slots__ = ()
    kind = SMALLEST_FIRST

    def order(self, engine: Engine, left: Any, right: Any) -> int:
        """The smaller one belongs above."""
        return compare(engine, right, left)

    @method(tentative=True, visibility=PROTECTED)
    def compare(self, engine: Engine, value1: Mixed, value2: Mixed) -> Int:
        return compare(engine, value2, value1)


@php_class("SplMaxHeap", extends="SplHeap", get_iterator=_get_iterator)
class SplMaxHeap(SplHeap):
    __slots__ = ()

    @method(tentative=True, visibility=PROTECTED)
    def compare(self, engine: Engine, value1: Mixed, value2: Mixed) -> Int:
        return compare(engine, value1, value2)


@php_class("SplPriorityQueue", implements=("Iterator", "Countable"), native=_Hooks(BY_PRIORITY),
           get_iterator=_get_iterator,
           constants={"EXTR_BOTH": EXTR_BOTH, "EXTR_PRIORITY": EXTR_PRIORITY, "EXTR_DATA": EXTR_DATA})
class SplPriorityQueue(HeapObject):
    """The entries are tuples (data, priority)."""

    __slots__ = ()
    kind = BY_PRIORITY
    entry_bytes = 2 * _ENTRY_BYTES

    def __init__(self) -> None:
        super().__init__()
        self.heap_flags = EXTR_DATA

    def held_values(self) -> list[Any]:
        return [value for entry in self.entries for value in entry]

    def order(self, engine: Engine, left: Any, right: Any) -> int:
        """By priority."""
        return compare(engine, left[1], right[1])

    def ask(self, engine: Engine, left: Any, right: Any) -> int:
        """By what a PHP class's compare() says of the priorities."""
        return to_int(engine, engine.call_method(self, "compare", left[1], right[1]))

    def stored_entry(self, entry: Any) -> Any:
        return _pair(entry)

    def entry_of(self, stored: Any) -> Any:
        if type(stored) is not PhpArray or len(stored) != 2:
            return UNDEF
        pair = deref(stored.get("data", UNDEF)), deref(stored.get("priority", UNDEF))
        return UNDEF if pair[0] is UNDEF or pair[1] is UNDEF else pair

    def accepts_flags(self, heap_flags: Any) -> bool:
        return type(heap_flags) is int and 0 < heap_flags <= EXTR_BOTH

    def extracted_part(self, entry: Any) -> Any:
        """What the extract flags want of an entry."""
        if self.heap_flags == EXTR_BOTH:
            return _pair(entry)
        return entry[0] if self.heap_flags == EXTR_DATA else entry[1]

    @method(tentative=True)
    def compare(self, engine: Engine, priority1: Mixed, priority2: Mixed) -> Int:
        return compare(engine, priority1, priority2)

    @method
    def insert(self, engine: Engine, value: Mixed, priority: Mixed) -> Untyped:
        self.check(engine)
        self.insert_entry(engine, (value, priority))
        return True

    @method(tentative=True)
    def setExtractFlags(self, engine: Engine, flags: Int) -> Int:
        flags &= EXTR_BOTH
        if not flags:
            engine.throw("RuntimeException", "Must specify at least one extract flag")
        self.heap_flags = flags
        return flags

    @method(tentative=True)
    def top(self, engine: Engine) -> Mixed:
        return self.extracted_part(self.peek(engine))

    @method(tentative=True)
    def extract(self, engine: Engine) -> Mixed:
        return self.extracted_part(self.extract_top(engine))

    shared_walking = Methods(_Common, "count isEmpty rewind current key next valid")

    @method
    def recoverFromCorruption(self) -> Untyped:
        self.corrupted = False
        return True

    shared_state = Methods(_Common, "isCorrupted __serialize __unserialize")

    @method(tentative=True)
    def getExtractFlags(self) -> Int:
        return self.heap_flags

    @method(tentative=True)
    def __debugInfo(self) -> Array:
        return debug_table(self, SplPriorityQueue__flags=self.heap_flags, SplPriorityQueue__isCorrupted=self.corrupted,
                           SplPriorityQueue__heap=PhpArray.from_list([_pair(entry) for entry in self.entries]))


def _pair(entry: tuple[Any, Any]) -> PhpArray:
    return PhpArray.from_dict({"data": entry[0], "priority": entry[1]})
