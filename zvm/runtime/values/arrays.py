"""PHP arrays: ordered maps with copy on write by CPython's own reference counts (zend_hash.c, zend_array_dup).

Imported by everything that touches an array. Only the methods here add or remove keys, with two exceptions a handler
may inline: `a.packed.append(value)` on a packed array, and `container[key] = value` for a key that exists.

Packed arrays hold keys 0 … n-1 and their next free index is n: any other array is a hash. `next_free` is meaningful for
hashes and empty arrays (use `next_index()`); INT_MIN there means "no integer key yet", so that the first appended key
is 0 but after [-5 => …] it is -4, as PHP 8.2 has it. Only what started as the literal [] goes on with 0 even then.

Internal pointer and by-reference foreach need positions that survive deletion. A packed array's position is its index.
A hash gets an `Order` (Zend's arData with its tombstones) the first time such a position is needed; until then `pos`
is 0 and means the first element.
"""
from __future__ import annotations

from _weakref import ref
from gc import is_tracked
from sys import getrefcount

from zvm.runtime.values.counting import UNSHARED, UNSHARED_BUT_COPIED
from zvm.runtime.values.zval import INT_MAX, INT_MIN, UNDEF, Reference

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from typing import Any, TypeAlias

    Key: TypeAlias = int | str
    _new_array: Callable[[type[PhpArray]], PhpArray]
    AnyDict: TypeAlias = dict[Any, Any]  # of Keys: a dict of names, say, is not a dict[Key, Any] to a type checker

_new_array = object.__new__
_COMPACT_FROM = 32  # an Order with fewer dead entries than this is left alone
OCCUPIED = "Cannot add element to the array as the next element is already occupied"  # where append() is False


class Order:
    """Where the elements of a hash stand: `keys` with UNDEF for deleted ones, `where` each key's position.

    Positions are sequence numbers: they equal the index in `keys` until dead entries are squeezed out; then `sequence`
    lists the number of each entry, ascending, so that positions held elsewhere stay good. `keys` is None while nothing
    needed it: for a packed array, or when only the last element is pointed at (`pinned`, after end()). While `by_key`
    Zend's array is still a packed one with holes, where an element stands at its key.
    """

    __slots__ = ("keys", "where", "sequence", "end", "dead", "pinned", "iterators", "by_key")

    def __init__(self) -> None:
        self.keys: list[Any] | None = None
        self.where: dict[Key, int] = {}
        self.sequence: list[int] | None = None
        self.end = 0  # the position after the last entry
        self.dead = 0
        self.pinned: Any = UNDEF
        self.iterators: list[Any] = []  # weak references to the HashTableIterators at work
        self.by_key = False

    def fill(self, keys: Iterable[Key]) -> None:
        self.keys = list(keys)
        self.where = {key: index for index, key in enumerate(self.keys)}
        self.end = len(self.keys)
        self.by_key = False

    def index(self, position: int) -> int:
        """The index of the first living entry at or after a position, or len(keys)."""
        keys = self.keys
        if self.sequence is not None:
            position = _index(self.sequence, position)
        count = len(keys)  # type: ignore[arg-type]
        while position < count and keys[position] is UNDEF:  # type: ignore[index]
            position += 1
        return position if position < count else count

    def position(self, index: int) -> int:
        sequence = self.sequence
        if sequence is None:
            return index
        return sequence[index] if index < len(sequence) else self.end

    def add(self, key: Key) -> None:
        keys = self.keys
        if keys is None:
            return
        position = self.end
        if self.by_key:
            if type(key) is int and position <= key and self._holds(key):
                if self.sequence is None and key != position:
                    self.sequence = list(range(position))
                position = key
            else:
                self.by_key = False
        keys.append(key)
        if self.sequence is not None:
            self.sequence.append(position)
        self.where[key] = position
        self.end = position + 1

    def _holds(self, key: int) -> bool:
        """Whether a packed array would grow to take the key (_zend_hash_index_add_or_update_i)."""
        size = max(8, 1 << (self.end - 1).bit_length())
        return key < size or key >> 1 < size and size >> 1 < len(self.where)

    def remove(self, key: Key) -> None:
        """Leave a tombstone; move iterators at the element to the next one. Of tombstones at the end nothing is left
        (_zend_hash_del_el_ex)."""
        keys, sequence = self.keys, self.sequence
        if keys is None:
            return
        position = self.where.pop(key)
        index = position if sequence is None else _index(sequence, position)
        keys[index] = UNDEF
        self.dead += 1
        if self.iterators:
            self.move_iterators(position, self.position(self.index(position + 1)))
        if index == len(keys) - 1:
            while keys and keys[-1] is UNDEF:
                keys.pop()
                self.dead -= 1
            if sequence is not None:
                del sequence[len(keys):]
            self.end = self.position(len(keys) - 1) + 1 if keys else 0
        elif self.dead > _COMPACT_FROM and self.dead > len(keys) >> 1:
            where = self.where
            self.keys = living = [entry for entry in keys if entry is not UNDEF]
            self.sequence = [where[entry] for entry in living]
            self.dead = 0

    def move_iterators(self, position: int, target: int) -> None:
        for reference in self.iterators:
            iterator = reference()
            if iterator is not None and iterator.pos == position:
                iterator.pos = target

    def clamp_iterators(self, end: int) -> None:
        """The array ends earlier: iterators beyond stay where they are up to PHP 8.2."""

    def copy_iterators(self, source: PhpArray, copy: PhpArray) -> None:
        """The array was copied: iterators stay with the original up to PHP 8.2."""


class LaterOrder(Order):
    """The order of an array that a LaterIterator is at work on, with PHP 8.3's rules of iterators."""

    __slots__ = ()

    def remove(self, key: Key) -> None:
        end = self.end
        Order.remove(self, key)
        if self.end < end:
            self.clamp_iterators(self.end)

    def clamp_iterators(self, end: int) -> None:
        """Move iterators beyond the end to it (zend_hash_iterators_clamp_max)."""
        for reference in self.iterators:
            iterator = reference()
            if iterator is not None and iterator.pos > end:
                iterator.pos = end

    def copy_iterators(self, source: PhpArray, copy: PhpArray) -> None:
        """Give the copy an iterator for each (zend_array_dup_ht_iterators)."""
        for iterator in [known for reference in self.iterators if (known := reference()) is not None]:
            if type(iterator) is LaterIterator:
                iterator.copy_to(source, copy)


class PhpArray:
    """A PHP array. Exactly one of `packed` and `hash` is not None; see docs/inside/runtime.md."""

    __slots__ = ("packed", "hash", "next_free", "pos", "order")

    def __init__(self) -> None:
        self.packed: list[Any] | None = []
        self.hash: dict[Key, Any] | None = None
        self.next_free = INT_MIN
        self.pos = 0
        self.order: Order | None = None

    @classmethod
    def from_list(cls, values: list[Any]) -> PhpArray:
        """An array that owns this list."""
        array = _new_array(cls)
        array.packed = values
        array.hash = array.order = None
        array.next_free = INT_MIN
        array.pos = 0
        return array

    @classmethod
    def from_dict(cls, elements: AnyDict) -> PhpArray:
        """An array that owns this dict, whose keys are normalised."""
        array = _new_array(cls)
        array.packed = array.order = None
        array.hash = elements
        array.pos = 0
        if int not in map(type, elements):
            array.next_free = INT_MIN
        else:
            most = max([key for key in elements if type(key) is int]) if str in map(type, elements) else max(elements)
            array.next_free = min(most, INT_MAX - 1) + 1
        return array

    @classmethod
    def from_record(cls, elements: AnyDict) -> PhpArray:
        """An array that owns this dict, none of whose keys is an int."""
        array = _new_array(cls)
        array.packed = array.order = None
        array.hash = elements
        array.next_free = INT_MIN
        array.pos = 0
        return array

    @classmethod
    def empty(cls) -> PhpArray:
        """The literal [], whose next free index is 0 whatever negative keys it is given (zend_empty_array)."""
        array = cls()
        array.next_free = 0
        return array

    def __len__(self) -> int:
        packed = self.packed
        return len(packed) if packed is not None else len(self.hash)  # type: ignore[arg-type]

    def __contains__(self, key: Key) -> bool:
        packed = self.packed
        if packed is not None:
            return type(key) is int and 0 <= key < len(packed)
        return key in self.hash  # type: ignore[operator]

    def __repr__(self) -> str:
        return f"PhpArray({self.packed if self.packed is not None else self.hash!r})"

    def get(self, key: Key, default: Any = None) -> Any:
        """The element as stored (perhaps a Reference), or the default."""
        packed = self.packed
        if packed is not None:
            if type(key) is int and 0 <= key < len(packed):
                return packed[key]
            return default
        return self.hash.get(key, default)  # type: ignore[union-attr]

    def set(self, key: Key, value: Any) -> None:
        """Stores an element in place of what was there, a Reference included."""
        packed = self.packed
        if packed is not None:
            if type(key) is int:
                count = len(packed)
                if 0 <= key < count:
                    packed[key] = value
                    return
                if key == count:
                    packed.append(value)
                    return
            self.to_hash()
        elements: Any = self.hash
        if self.order is not None and key not in elements:
            self._note(key)
        elements[key] = value
        if type(key) is int and key >= self.next_free:
            self.next_free = key + 1 if key < INT_MAX else INT_MAX

    def append(self, value: Any) -> bool:
        """Stores a value at the next free index; False when INT_MAX is taken."""
        packed = self.packed
        if packed is not None:
            packed.append(value)
            return True
        key = self.next_free
        if key == INT_MIN:
            key = 0
        elements: Any = self.hash
        if key == INT_MAX and key in elements:
            return False
        if self.order is not None:
            self._note(key)
        elements[key] = value
        self.next_free = key + 1 if key < INT_MAX else INT_MAX
        return True

    def _note(self, key: Key) -> None:
        """Enters a new key in the order structure, or drops that when nothing needs it any more."""
        order: Any = self.order
        if self.pos == 0 and order.pinned is UNDEF and not any(ref() is not None for ref in order.iterators):
            self.order = None
        else:
            order.add(key)

    def next_index(self) -> int:
        """The index append() would use."""
        packed = self.packed
        if packed is not None:
            return len(packed)
        return self.next_free if self.next_free != INT_MIN else 0

    def delete(self, key: Key) -> bool:
        """Removes an element; the next free index stays. The value may run a destructor when it goes."""
        packed = self.packed
        if packed is not None:
            if type(key) is not int or not 0 <= key < len(packed):
                return False
            self.to_hash()
        elements: Any = self.hash
        if key not in elements:
            return False
        order = self.order
        if order is not None:
            if order.pinned == key and order.pinned is not UNDEF:
                self.materialise()
            order.remove(key)
            if order.keys is not None:
                self.pos = min(self.pos, order.end)
        del elements[key]
        return True

    def pop(self) -> Any:
        """Removes and returns the last element and gives its index back (array_pop); UNDEF when empty."""
        packed = self.packed
        self.pos = 0
        if packed is not None:
            if not packed:
                return UNDEF
            self.next_free = 0
            if self.order is not None:
                self.order.move_iterators(len(packed) - 1, len(packed))
                self.order.clamp_iterators(len(packed) - 1)
            return packed.pop()
        elements: Any = self.hash
        if not elements:
            return UNDEF
        key, value = elements.popitem()
        if self.order is not None:
            self.order.remove(key)
            self.order.pinned = UNDEF
        if type(key) is int and key + 1 == self.next_free:
            self.next_free = key
        return value

    def clear(self) -> None:
        """Empties the array as zend_hash_clean does: the next free index starts again."""
        self.packed, self.hash, self.pos, self.order = [], None, 0, None
        self.next_free = INT_MIN

    def replace(self, other: PhpArray, move: Callable[[int, list[int]], int] | None = None) -> None:
        """Becomes what another, unshared array is, for functions that rewrite their argument in place.

        Iterators go where `move` says, which gets their position and those of all elements, with that after the last.
        Without it the array is sorted: a packed one's holes close up before, a hash's without regard to iterators.
        """
        order = self.order
        if order is not None and (iterators := [found for found in (ref() for ref in order.iterators) if found]):
            if move is None and self.stands_by_key():
                move = _closed_up
            if move is not None:
                places = self._places()
                for iterator in iterators:
                    iterator.pos = move(iterator.pos, places)
            order.keys = order.sequence = None
            order.dead = 0
            order.pinned = UNDEF
            if other.hash is not None:
                order.fill(other.hash)
        else:
            self.order = None
        self.packed, self.hash, self.next_free, self.pos = other.packed, other.hash, other.next_free, 0

    def _places(self) -> list[int]:
        """The positions of all elements and the end."""
        if self.packed is not None:
            return list(range(len(self.packed) + 1))
        order = self.materialise()
        return [*order.where.values(), order.end]

    def end_of(self, count: int) -> int:
        """The position after the first `count` elements."""
        return self._places()[count - 1] + 1 if count else 0

    def stands_by_key(self) -> bool:
        """Whether it is a packed array for Zend, be it one with holes."""
        return self.packed is not None or self.order is not None and self.order.by_key

    def merge(self, other: PhpArray) -> None:
        """Adds the elements under keys this array has not, in place (zend_hash_merge without overwriting)."""
        for key, value in other.clone().items():
            if key not in self:
                self.set(key, value)

    def keys(self) -> Any:
        packed = self.packed
        return range(len(packed)) if packed is not None else self.hash.keys()  # type: ignore[union-attr]

    def values(self) -> Any:
        packed = self.packed
        return packed if packed is not None else self.hash.values()  # type: ignore[union-attr]

    def items(self) -> Any:
        packed = self.packed
        return enumerate(packed) if packed is not None else self.hash.items()  # type: ignore[union-attr]

    def plain_values(self) -> list[Any]:
        """A new list of the values, references followed."""
        return [value.value if type(value) is Reference else value for value in self.values()]

    def plain_items(self) -> list[tuple[Key, Any]]:
        """A new list of keys and values, references followed."""
        return [(key, value.value if type(value) is Reference else value) for key, value in self.items()]

    def to_hash(self) -> dict[Key, Any]:
        """The elements as a dict, converting a packed array for good."""
        packed = self.packed
        if packed is not None:
            self.hash = dict(enumerate(packed))
            if packed:
                self.next_free = len(packed)
            self.packed = None
            if self.order is not None or self.pos:
                if self.order is None:
                    self.order = Order()
                self.order.fill(range(len(packed)))
                self.order.by_key = True
        return self.hash  # type: ignore[return-value]

    def has_only_names(self) -> bool:
        """Is it known, without looking at the keys, that all are strings?"""
        return self.hash is not None and self.next_free == INT_MIN

    def holds_references(self) -> bool:
        """Is any element stored as a Reference?"""
        values = self.packed
        if values is None:
            elements = self.hash
            return is_tracked(elements) and Reference in map(type, elements.values())  # type: ignore[union-attr]
        return Reference in map(type, values)

    def clone(self) -> PhpArray:
        """A separate array of the same elements; references held by this array alone are unwrapped (zend_array_dup)."""
        copy = _new_array(PhpArray)
        copy.pos = 0
        copy.order = None
        packed = self.packed
        if packed is not None:
            copy.packed = values = packed.copy()
            copy.hash = None
            copy.next_free = self.next_free
            if Reference in map(type, values):
                _unwrap(values, range(len(values)), self)
            if self.pos < len(values):
                copy.pos = self.pos
            if self.order is not None:
                self.order.copy_iterators(self, copy)
            return copy
        elements: Any = self.hash
        copy.packed = None
        copy.hash = elements = elements.copy()
        copy.next_free = self.next_free
        if is_tracked(elements) and Reference in map(type, elements.values()):
            _unwrap(elements, elements, self)
        if self.order is not None:
            key = self.current_key()
            if key is not None:
                copy.order = Order()
                copy.order.pinned = key
            self.order.copy_iterators(self, copy)
        return copy

    # the internal pointer (zend_hash_move_forward and the like)

    def materialise(self) -> Order:
        """The order structure of a hash, made now if need be."""
        order = self.order
        if order is None:
            self.order = order = Order()
        if order.keys is None:
            order.fill(self.hash)  # type: ignore[arg-type]
            if order.pinned is not UNDEF:
                self.pos = order.where[order.pinned]
        elif order.pinned is not UNDEF:
            self.pos = order.where[order.pinned]
        order.pinned = UNDEF
        return order

    def current_key(self) -> Any:
        """The key the internal pointer is at, None when it is past the end."""
        packed = self.packed
        if packed is not None:
            return self.pos if self.pos < len(packed) else None
        order = self.order
        if order is None:
            return next(iter(self.hash), None)  # type: ignore[arg-type]
        if order.pinned is not UNDEF:
            return order.pinned
        if order.keys is None:
            return next(iter(self.hash), None)  # type: ignore[arg-type]
        index = order.index(self.pos)
        self.pos = order.position(index)
        return order.keys[index] if index < len(order.keys) else None

    def pointer_reset(self) -> None:
        self.pos = 0
        if self.order is not None:
            self.order.pinned = UNDEF

    def pointer_end(self) -> None:
        """Points at the last element."""
        packed = self.packed
        if packed is not None:
            self.pos = len(packed) - 1 if packed else 0
            return
        elements: Any = self.hash
        if elements:
            if self.order is None:
                self.order = Order()
            self.order.pinned = next(reversed(elements))

    def pointer_next(self) -> None:
        packed = self.packed
        if packed is not None:
            if self.pos < len(packed):
                self.pos += 1
            return
        order = self.materialise()
        index = order.index(self.pos)
        if index < len(order.keys):  # type: ignore[arg-type]
            self.pos = order.position(order.index(order.position(index) + 1))

    def pointer_prev(self) -> None:
        """Points at the element before, past the end when there is none."""
        packed = self.packed
        if packed is not None:
            if self.pos < len(packed):
                self.pos = self.pos - 1 if self.pos else len(packed)
            return
        order = self.materialise()
        keys: Any = order.keys
        index = order.index(self.pos)
        if index < len(keys):
            index -= 1
            while index >= 0 and keys[index] is UNDEF:
                index -= 1
            self.pos = order.position(index) if index >= 0 else order.end

    def position(self) -> int:
        """The internal pointer as a position a HashTableIterator can start from."""
        if self.packed is not None:
            return self.pos
        order = self.materialise()
        return order.position(order.index(self.pos))


class HashTableIterator:
    """A position in an array that may be written meanwhile: foreach by reference (EG(ht_iterators)).

    It belongs to the array it was last used with. Given another one (the variable was separated or assigned), it goes
    on from that array's internal pointer, as zend_hash_iterator_pos does.
    """

    __slots__ = ("order", "pos", "__weakref__")

    def __init__(self, array: PhpArray) -> None:
        self.pos = 0
        self.order = _watch(array, self)

    def next_key(self, array: PhpArray) -> Any:
        """The key of the next element, None at the end. The array must be unshared if it `rebinds`."""
        order = self.order
        if array.order is not order:
            self.order = order = _watch(array, self)
            self.pos = array.position()
        packed = array.packed
        if packed is not None:
            key = self.pos
            if key >= len(packed):
                return None
            self.pos = key + 1
            return key
        index = order.index(self.pos)
        keys: Any = order.keys
        if index >= len(keys):
            self.pos = order.end
            return None
        self.pos = order.position(index) + 1
        return keys[index]

    def rebinds(self, array: PhpArray) -> bool:
        """Whether next_key(array) would start again."""
        return array.order is not self.order

    # for iterators whose key, value and step are asked for one by one (SPL's)

    def key(self, array: PhpArray) -> Any:
        """The key it is at, None at the end: of a deleted element, the next one's. In another array it is as far as it
        was in the last one."""
        if array.order is not self.order:
            self.order = _watch(array, self)
        packed = array.packed
        if packed is not None:
            return self.pos if self.pos < len(packed) else None
        order = self.order
        index = order.index(self.pos)
        keys: Any = order.keys
        return keys[index] if index < len(keys) else None

    def rewind(self, array: PhpArray) -> None:
        """To the first element."""
        if array.order is not self.order:
            self.order = _watch(array, self)
        self.pos = 0

    def seek(self, array: PhpArray, index: int) -> None:
        """To the element of an index, counted from the first; to the end where there are fewer."""
        self.rewind(array)
        if array.packed is not None:
            self.pos = min(index, len(array.packed))
            return
        keys: Any = self.order.keys
        if len(keys) == len(array):
            self.pos = self.order.position(min(index, len(array)))
            return
        for _ in range(index):
            if self.next_key(array) is None:
                return


class LaterIterator(HashTableIterator):
    """An iterator of PHP 8.3 and later: it goes on in a copy of its array at the same place.

    `copies` are the iterators of the copies that were made meanwhile; `original`, of such a copy, refers to the
    iterator that has it in its list.
    """

    __slots__ = ("copies", "original")

    def __init__(self, array: PhpArray) -> None:
        self.copies: list[LaterIterator] | None = None
        self.original: Any = None
        HashTableIterator.__init__(self, array)
        self.order.__class__ = LaterOrder

    def copy_to(self, source: PhpArray, copy: PhpArray) -> None:
        """Make the iterator of a copy of the array that this one is at work on."""
        original = self if self.original is None else self.original()
        if original is None:
            return
        made = LaterIterator(copy)
        made.original = ref(original)
        made.pos = self.pos
        order = self.order
        if source.packed is None and order.dead:
            index = order.index(self.pos)
            keys: Any = order.keys
            if index < len(keys):
                made.pos = sum(1 for key in keys[:index] if key is not UNDEF)
        if original.copies is None:
            original.copies = []
        original.copies.append(made)

    def next_key(self, array: PhpArray) -> Any:
        if array.order is not self.order:
            made = self._copy_at(array)
            self.copies = None
            self.order = _watch(array, self)
            self.order.__class__ = LaterOrder
            self.pos = array.position() if made is None else made.pos
        return HashTableIterator.next_key(self, array)

    def rebinds(self, array: PhpArray) -> bool:
        return array.order is not self.order and self._copy_at(array) is None

    def _copy_at(self, array: PhpArray) -> LaterIterator | None:
        """The iterator of a copy that the array is."""
        return next((made for made in self.copies or () if made.order is array.order), None)


def _closed_up(position: int, places: list[int]) -> int:
    """A position when there are no more holes among the places of the elements."""
    return _index(places, position) if position <= places[-1] else position


def _index(sorted: list[int], position: int) -> int:
    """Where a position is in a sorted list, or would be."""
    from _bisect import bisect_left  # a library of C that most scripts do without

    return bisect_left(sorted, position)


def _watch(array: PhpArray, iterator: HashTableIterator) -> Order:
    """The order structure of an array an iterator is now at work on."""
    if array.packed is None:
        order = array.materialise()
    elif array.order is None:
        order = array.order = Order()
    else:
        order = array.order
    order.iterators = [known for known in order.iterators if known() is not None]
    order.iterators.append(ref(iterator))
    return order


def _unwrap(elements: Any, keys: Iterable[Key], source: PhpArray | None) -> None:
    """Replaces references that only the copied array and its copy hold by their values."""
    for key in keys:
        value = elements[key]
        if type(value) is Reference and getrefcount(value) <= UNSHARED_BUT_COPIED and value.value is not source:
            elements[key] = value.value


def separate(container: Any, key: Any) -> PhpArray:
    """The array at container[key], replaced there by a clone when something else holds it too (SEPARATE_ARRAY)."""
    array: PhpArray = container[key]
    if getrefcount(array) > UNSHARED:
        container[key] = array = array.clone()
    return array


def separate_reference(reference: Reference) -> PhpArray:
    """The array in a Reference, replaced there by a clone when something else holds it too."""
    array: PhpArray = reference.value
    if getrefcount(array) > UNSHARED:
        reference.value = array = array.clone()
    return array


def normalize_key(key: str) -> int | str:
    """A string as array key: an int when it is one's canonical decimal form (ZEND_HANDLE_NUMERIC_STR)."""
    if key > ":" or key < "-":  # most keys leave here
        return key
    digits = key[1:] if key[0] == "-" else key
    if not digits.isdigit() or not digits.isascii() or len(digits) > 19:
        return key
    if digits[0] == "0" and (len(digits) > 1 or digits is not key):
        return key
    number = int(key)
    return number if INT_MIN <= number <= INT_MAX else key


def is_text_key(key: str) -> bool:
    """Whether a string is an array key as it is, no integer's decimal form."""
    return key > ":" or type(normalize_key(key)) is str
