"""Kinds of values that regions have unboxed, and what is known of a frame's slots at an opline."""
from __future__ import annotations

from zvm.executor.iteration import ForeachState
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.zval import UNDEF

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    Classes = dict[str, PhpObject]  # kind of objects → one of them

# The first letter of a kind. A bool is 0 or 1; arrays and strings are pointers, which are borrowed; a string of one
# character is its number. After ARRAY comes the kind of its elements: "ai", "aaf"; "a" alone says nothing of them.
# LOOP is the iterator of a foreach over a list, after which comes the kind of the elements. OBJECT is a pointer to an
# object of the class whose identity comes after it; KEYED is a loop over the keys and values of a list; NULL is 0.
# HASH is an array that was a hash table when it was looked at, followed by the kind of its first key, INT or STRING,
# and the kind of its elements: "hsi"; VALUES and ITEMS are loops over one, without keys and with them: "tsi".
INT, FLOAT, BOOL, ARRAY, STRING, CHAR, LOOP, OBJECT, KEYED, NULL, HASH, VALUES, ITEMS = (
    "i", "f", "b", "a", "s", "c", "l", "o", "k", "n", "h", "v", "t")
LOOPS = (LOOP, KEYED, VALUES, ITEMS)
# the numbers of guards and boxes (kernels/base/regions.py)
GUARDS = {INT: 0, FLOAT: 1, BOOL: 2, ARRAY: 4, STRING: 5, CHAR: 6, LOOP: 7, OBJECT: 8, KEYED: 9, NULL: 10, HASH: 4,
          VALUES: 11, ITEMS: 12}

SCALAR_GUARD = 3  # what is there runs no destructor when it is dropped, and is not a reference
NUMBERS = (INT, FLOAT, BOOL, CHAR, NULL)  # kinds that nothing is borrowed for

_LIST_ITERATOR: type = type(iter([]))
_HASH_LOOPS: dict[type, str] = {type(iter({}.values())): VALUES, type(iter({}.items())): ITEMS}
_SCALARS = {int: INT, float: FLOAT, bool: BOOL, str: STRING, PhpArray: ARRAY, ForeachState: LOOP}

FIRST_COPY = 1 << 20  # slots and oplines of functions that are called within a region have numbers from here on
THIS = -1  # what stands for the slot of $this
# slot → its kind, and whether the frame's slot is not up to date. A slot that is missing is as the frame has it.
State = dict[int, tuple[str, bool]]


def kind_of(value: Any, classes: Classes | None = None, depth: int = 3) -> str | None:
    """The kind of a value, or None if it has none; arrays are those that are lists. `classes` gets the objects that are
    met; without it they have no kind."""
    kind = _SCALARS.get(type(value))
    if kind == STRING and len(value) == 1:
        return CHAR
    if kind == ARRAY:
        if depth == 0:
            return None
        if value.packed is None:
            key, element = next(iter(value.hash.items()), ("", UNDEF))
            return HASH + (INT if type(key) is int else STRING) + (kind_of(element, classes, depth - 1) or "")
        return ARRAY + (kind_of(value.packed[0], classes, depth - 1) or "" if value.packed else "")
    if kind == LOOP:
        return _kind_of_loop(value, classes, depth)
    if value is None:
        return NULL
    if kind is None and classes is not None and isinstance(value, PhpObject) and value.ce.native is None:
        kind = f"{OBJECT}{id(value.ce)}"
        classes.setdefault(kind, value)
    return kind


def element_of(kind: str) -> str:
    """The kind of what an array, or a loop over one, has; "" where that is not known."""
    return kind[2:] if kind[0] in (HASH, VALUES, ITEMS) else kind[1:]


def _kind_of_loop(state: ForeachState, classes: Classes | None, depth: int) -> str | None:
    """The kind of a loop over a list, by the element that it gave last, or over a hash table, by its first one."""
    iterator: Any = state.iterator
    if type(iterator) in _HASH_LOOPS and type(state.source) is PhpArray:
        kind = kind_of(state.source, classes, depth)
        return None if kind is None or kind[0] != HASH else _HASH_LOOPS[type(iterator)] + kind[1:]
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


def merge(known: State, arriving: State) -> bool:
    """Make `known` what holds on both ways to an opline; whether it changed."""
    changed = False
    for slot, (kind, is_dirty) in list(known.items()):
        other = arriving.get(slot)
        if other is None or other[0] != kind:
            del known[slot]
            changed = True
        elif other[1] and not is_dirty:
            known[slot] = kind, True
            changed = True
    return changed
