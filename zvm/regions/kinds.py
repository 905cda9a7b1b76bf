"""Kinds of values that regions have unboxed, and what is known of a frame's slots at an opline."""
from __future__ import annotations

from zvm.executor.closures import ClosureObject
from zvm.executor.iteration import ForeachState
from zvm.opcodes.op_array import OpArray
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.zval import UNDEF

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from typing import Any

    Classes = dict[str, PhpObject]  # kind of objects → one of them

# The first letter of a kind. A bool is 0 or 1; arrays and strings are pointers, which are borrowed; a string of one
# character is its number. After ARRAY comes the kind of its elements: "ai", "aaf"; "a" alone says nothing of them.
# Where a list has few elements of several kinds, these follow, "a(i;s)", and in a hash table with their keys:
# "hs(x=i;name=s)".
# LOOP is the iterator of a foreach over a list, after which comes the kind of the elements. OBJECT is a pointer to an
# object of the class whose identity comes after it; KEYED is a loop over the keys and values of a list; NULL is 0.
# HASH is an array that was a hash table when it was looked at, followed by the kind of its first key, INT or STRING,
# and the kind of its elements: "hsi"; VALUES and ITEMS are loops over one, without keys and with them: "tsi".
# CLOSURE is one of the function whose identity comes after it, without $this.
# ANY is a pointer to any value that is not a reference: it is moved, stored, and compared to null.
INT, FLOAT, BOOL, ARRAY, STRING, CHAR, LOOP, OBJECT, KEYED, NULL, HASH, VALUES, ITEMS, ANY, CLOSURE = (
    "i", "f", "b", "a", "s", "c", "l", "o", "k", "n", "h", "v", "t", "x", "u")
LOOPS = (LOOP, KEYED, VALUES, ITEMS)
# the numbers of guards and boxes (kernels/base/regions.py)
GUARDS = {INT: 0, FLOAT: 1, BOOL: 2, ARRAY: 4, STRING: 5, CHAR: 6, LOOP: 7, OBJECT: 8, KEYED: 9, NULL: 10, HASH: 4,
          VALUES: 11, ITEMS: 12, ANY: 14, CLOSURE: 15}

SCALAR_GUARD = 3  # what is there runs no destructor when it is dropped, and is not a reference
PLAIN_GUARD = 13  # what is there is not a reference
NUMBERS = (INT, FLOAT, BOOL, CHAR, NULL)  # kinds that nothing is borrowed for

_LIST_ITERATOR: type = type(iter([]))
_HASH_LOOPS: dict[type, str] = {type(iter({}.values())): VALUES, type(iter({}.items())): ITEMS}
_SCALARS = {int: INT, float: FLOAT, bool: BOOL, str: STRING, PhpArray: ARRAY, ForeachState: LOOP}

FIRST_COPY = 1 << 20  # slots and oplines of functions that are called within a region have numbers from here on
THIS = -1  # what stands for the slot of $this
# How a slot's value is held: the frame's slot has it; it is a number or a borrowed pointer, and the frame's slot is not
# up to date; it is a pointer with a reference of the region's own, and the frame's slot has nothing that matters.
IN_SLOT, BORROWED, OWN = 0, 1, 2
POINTERS = (STRING, ARRAY, HASH, OBJECT, ANY, CLOSURE)  # kinds that have references
# slot → its kind, and how it is held. A slot that is missing is as the frame has it.
State = dict[int, tuple[str, int]]
MOST_NESTED = 3  # kinds of arrays within arrays
MOST_PARTS, MOST_LETTERS = 6, 100  # of an array with elements of several kinds, which are kept apart; of its kind


def kind_of(value: Any, classes: Classes | None = None, depth: int = 3) -> str | None:
    """The kind of a value, or None if it has none; arrays are those that are lists. `classes` gets the objects that are
    met; without it they have no kind."""
    kind = _SCALARS.get(type(value))
    if kind == STRING and len(value) == 1:
        return CHAR
    if kind == ARRAY:
        if depth == 0:
            return None
        return _kind_of_array(value, classes, depth - 1)
    if kind == LOOP:
        return _kind_of_loop(value, classes, depth)
    if value is None:
        return NULL
    if isinstance(value, ClosureObject) and classes is not None and type(value.func) is OpArray \
            and value.this is None and value.called_scope is None:
        kind = f"{CLOSURE}{id(value.func)}"
        classes.setdefault(kind, value)
    elif kind is None and classes is not None and isinstance(value, PhpObject) and value.ce.native is None:
        kind = f"{OBJECT}{id(value.ce)}"
        classes.setdefault(kind, value)
    return kind


def _kind_of_array(array: PhpArray, classes: Classes | None, depth: int) -> str:
    if array.packed is None:
        table: Any = array.hash
        start = HASH + (INT if type(next(iter(table), "")) is int else STRING)
        if 1 < len(table) <= MOST_PARTS and all(type(key) is str and key.isidentifier() for key in table):
            return shape(start, {key: kind_of(each, classes, depth) or "" for key, each in table.items()})
        return start + (kind_of(next(iter(table.values()), UNDEF), classes, depth) or "")
    if 1 < len(array.packed) <= MOST_PARTS:
        return shape(ARRAY, {index: kind_of(each, classes, depth) or "" for index, each in enumerate(array.packed)})
    return ARRAY + (kind_of(array.packed[0], classes, depth) or "" if array.packed else "")


def shape(start: str, parts: Mapping[Any, str]) -> str:
    """The kind of an array with elements of these kinds under their keys; one that is not known is of no kind."""
    kinds = list(parts.values())
    if all(kind == kinds[0] for kind in kinds):
        return array_of(kinds[0], start)
    names = [f"{key}={kind}" if start[0] == HASH else kind for key, kind in parts.items()]
    whole = f"{start}({';'.join(names)})"
    return whole if len(whole) <= MOST_LETTERS else start


def parts_of(kind: str) -> dict[Any, str]:
    """The kinds of the elements of a list or a hash table that has several, by their keys; of others nothing."""
    inside = kind[2 if kind[0] == HASH else 1:]
    if not inside.startswith("("):
        return {}
    parts, depth, begin = [], 0, 1
    for at, letter in enumerate(inside):
        depth += (letter == "(") - (letter == ")")
        if letter == ";" and depth == 1 or depth == 0:
            parts.append(inside[begin:at])
            begin = at + 1
    if kind[0] != HASH:
        return dict(enumerate(parts))
    return {key: each for key, _, each in (part.partition("=") for part in parts)}


def element_of(kind: str, key: object = None) -> str:
    """The kind of what an array, or a loop over one, has, under a key where that is known; "" where it is not."""
    if kind[0] in (ARRAY, HASH):
        parts = parts_of(kind)
        if parts:
            return parts.get(key, "") if key is not None else ""
    return kind[2:] if kind[0] in (HASH, VALUES, ITEMS) else kind[1:]


def first_element_of(kind: str) -> str:
    """The kind of the first element of an array."""
    return next(iter(parts_of(kind).values()), "") or element_of(kind)


def _kind_of_loop(state: ForeachState, classes: Classes | None, depth: int) -> str | None:
    """The kind of a loop over a list, by the element that it gave last, or over a hash table, by its first one."""
    iterator: Any = state.iterator
    if type(iterator) in _HASH_LOOPS and type(state.source) is PhpArray:
        kind = kind_of(state.source, classes, depth)
        return None if kind is None or kind[0] != HASH else _HASH_LOOPS[type(iterator)] + kind[1] \
            + first_element_of(kind)
    loop = LOOP
    reduced: Any
    if type(iterator) is enumerate:
        reduced = iterator.__reduce__()
        iterator, loop = reduced[1][0], KEYED
    if type(iterator) is not _LIST_ITERATOR:
        return None
    reduced = iterator.__reduce__()
    if len(reduced) < 3 or not reduced[1][0]:
        return None
    elements, index = reduced[1][0], int(reduced[2])
    kind = kind_of(elements[max(index - 1, 0)], classes, depth - 1)
    return None if kind is None else loop + kind


def array_of(element: str, kind: str = ARRAY) -> str:
    """The kind of an array, or of a hash table (HASH and the kind of its keys), with such elements."""
    at, depth = 0, 1
    while at < len(element) and element[at] in (ARRAY, HASH):
        if depth == MOST_NESTED:
            return kind + element[:at]
        at += 2 if element[at] == HASH else 1
        depth += 1
    return kind + element


def becomes_any(kind: str, known: str) -> bool:
    """Whether a value of the kind is one of any kind where another way brings such, which is known there."""
    return known == ANY and kind[0] in (OBJECT, CLOSURE, NULL)


def merge(known: State, arriving: State, is_variable: Callable[[int], bool], is_head: bool) -> bool:
    """Make `known` what holds on both ways to an opline, the head of a loop or another; whether it changed. A temporary
    keeps its kind, as it will be used: ways with others are exits. Null gives way to another. What is an int before a
    loop and a float in it is a float: the first turn is not part of the region."""
    changed = False
    for slot, (kind, held) in list(known.items()):
        other = arriving.get(slot)
        if other is not None and other[0] != kind and slot >= 0 and _join(kind, other[0]):
            if kind != ANY or other[1] > held:
                known[slot] = ANY, max(held, other[1])
                changed = True
        elif other is not None and is_head and is_variable(slot) and {kind, other[0]} == {INT, FLOAT}:
            if kind == INT or other[1] > held:
                known[slot] = FLOAT, max(held, other[1])
                changed = True
        elif other is not None and other[0] != kind and slot >= 0 and not is_variable(slot):
            if kind == NULL:
                known[slot] = other
                changed = True
        elif other is None or other[0] != kind:
            del known[slot]
            changed = True
        elif other[1] > held:
            known[slot] = kind, other[1]
            changed = True
    return changed


def _join(kind: str, other: str) -> bool:
    """Whether values of two kinds that differ are taken for ones of any kind where ways come together."""
    kinds = {kind[0], other[0]}
    return kinds <= {OBJECT, CLOSURE, ANY, NULL} and kinds != {NULL}


def may_be_object(known: tuple[str, int] | None) -> bool:
    """Whether a slot of the frame, of which this is known, may have an object or an array."""
    return known is None or known[1] != OWN and known[0][0] in (ARRAY, HASH, OBJECT, ANY, CLOSURE)
