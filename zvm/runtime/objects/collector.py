"""The cycle collector (zend_gc.c): finds objects and arrays that only hold each other, and destroys them.

Python's collector does the search. While it looks, the classes of PHP values have the mark of finalisers that may run
only when somebody says so (`tp_del`): it lists what is unreachable and leaves it as it is, weak references and all.
Then destructors are called, what they have brought back is found by searching again, and the rest is freed. After the
first search only what it found is looked at, where native code can tell Python's collector so (`make_young`).
"""
from __future__ import annotations

import gc
import sys
from sys import getrefcount

from zvm.runtime.objects import lifecycle
from zvm.runtime.objects.lifecycle import DESTRUCTED, GC_THRESHOLD, call_destructor
from zvm.runtime.objects.roots import VALUES, Roots
from zvm.runtime.services.addresses import read, write
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.counting import UNSHARED_IN_PLACE
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.zval import Reference

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.runtime.objects.lifecycle import ObjectStore

# Generations of Python's collector: what is new, and that with what it has found to live among that. Of Python 3.14 nobody
# can say where the latter is.
_YOUNG, _WHOLE_HEAP = 0, 2
_SURVIVORS = 1 if sys.version_info < (3, 14) else _WHOLE_HEAP
_TP_HASH, _TP_DEL = 120, 376  # where a Python class has these functions
_WORTHWHILE = 100  # dead objects and arrays; where a search finds less, the next is later (GC_THRESHOLD_TRIGGER)
_HARMLESS = read(id(object) + _TP_HASH)  # a function of one object that changes nothing


def collect(store: ObjectStore, is_explicit: bool) -> int:
    """Destroy what only cycles hold; how many objects and arrays died in the last of its runs, as in Zend.

    It is explicit where a script asks, which may do so often; else the whole heap is searched.
    """
    if store.roots is None:
        store.roots = Roots()
    candidates = store.roots.candidates(store.top - len(store.free)) if is_explicit else None
    if candidates is not None:
        if not candidates:
            return 0
        _make_young(candidates)
        candidates.clear()
        return _destroy(store, _search(store, _YOUNG))
    before = store.collected
    died = _destroy(store, _search(store, _WHOLE_HEAP))
    alive = store.top - len(store.free)
    store.collect_at = max(alive * (2 if store.collected - before >= _WORTHWHILE else 4), GC_THRESHOLD)
    if is_explicit:
        store.roots.searched_all(alive)
    return died


def _destroy(store: ObjectStore, found: list[Any]) -> int:
    """Call the destructors of what was found and destroy it.

    Where destructors were called, a second run destroys what they have left.
    """
    if not any(isinstance(value, VALUES) for value in found):
        _free(store, found)
        return 0
    destructible = _awaiting_destructors(found)
    if not destructible:
        return _finish_run(store, found)
    _call_destructors(store, destructible, found)
    _finish_run(store, _search_dead(store, destructible))
    freed = _let_go(destructible)
    found = _search(store, _narrowed(_SURVIVORS))
    destructible = _awaiting_destructors(found)
    if destructible:  # they live until the next time
        _call_destructors(store, destructible, found)
        found = _search_dead(store, destructible)
    return _finish_run(store, found, freed)


def _call_destructors(store: ObjectStore, objects: list[PhpObject], found: list[Any]) -> None:
    """Call them; what was found besides is let go of, and is what is looked at next."""
    _make_young(found)
    found.clear()
    for index in range(len(objects)):
        if not store.destructors_disabled:
            call_destructor(store.engine, objects[index])


def _search_dead(store: ObjectStore, kept: list[PhpObject]) -> list[Any]:
    """The same, after destructors have run, without what awaits one, since destructors have made more of that: it is
    added to what is kept."""
    found = _search(store, _narrowed(_YOUNG))
    awaiting = _awaiting_destructors(found)
    if awaiting:
        kept += awaiting
        _make_young(found)
        found.clear()
        found = _search(store, _narrowed(_YOUNG))
    return found


def _let_go(objects: list[PhpObject]) -> int:
    """Empty the list; how many objects died of that, since their destructors have freed them of their cycles."""
    freed = 0
    while objects:
        freed += getrefcount(objects[-1]) <= UNSHARED_IN_PLACE
        del objects[-1]
    return freed


def _finish_run(store: ObjectStore, found: list[Any], freed: int = 0) -> int:
    """Free what was found, which nothing awaits any more; how many objects and arrays that was, with those freed before."""
    died = _count_values(found) + freed
    store.runs += 1
    store.collected += died
    _free(store, found)
    return died


def _free(store: ObjectStore, found: list[Any]) -> None:
    """Have Python free what was found, and give back the handles."""
    if not found:
        return
    _make_young(found)
    found.clear()
    tokens: list[Any] = []
    store.finalised = tokens
    try:
        store.roots.collect(_narrowed(_YOUNG))
    finally:
        store.finalised = None
        while tokens:
            store.free.append(tokens.pop().handle)


def _search(store: ObjectStore, generation: int) -> list[Any]:
    """What nothing reaches. It is as it was: no finaliser has run, no weak reference is cleared."""
    places = [id(kind) + _TP_DEL for kind in _kinds()]
    for place in places:
        write(place, _HARMLESS)
    gc.set_debug(gc.DEBUG_SAVEALL)
    try:
        store.roots.collect(generation)
    finally:
        gc.set_debug(0)
        for place in places:
            write(place, 0)
        found = gc.garbage[:]
        gc.garbage.clear()
    return found


def _kinds() -> list[type]:
    """The Python classes of which every cycle of PHP values has an instance."""
    kinds: list[type] = [Reference, PhpObject]
    for kind in kinds:
        kinds += kind.__subclasses__()
    return kinds


def _make_young(found: list[Any]) -> None:
    if lifecycle.make_young is not None:
        lifecycle.make_young(found)


def _narrowed(generation: int) -> int:
    """The generation to look at for what _make_young() was told of."""
    return _WHOLE_HEAP if lifecycle.make_young is None else generation


def _awaiting_destructors(found: list[Any]) -> list[PhpObject]:
    return [value for value in found if isinstance(value, PhpObject) and _awaits_destructor(value)]


def _awaits_destructor(obj: PhpObject) -> bool:
    if getattr(obj, "guards", None) and DESTRUCTED in obj.guards:  # type: ignore[operator]
        return False
    ce = getattr(obj, "ce", None)
    return ce is not None and (ce.destructor is not None or hasattr(ce.native, "destroy_object"))


def _count_values(garbage: list[Any]) -> int:
    """The objects and arrays among what the collector found, without the arrays of compiled code that nothing uses any
    more: no script ever had those."""
    from zvm.opcodes.op_array import OpArray
    from zvm.runtime.classes.class_entry import ClassEntry

    constants: list[Any] = []
    for found in garbage:
        if type(found) is OpArray:
            constants += found.literals
        elif type(found) is ClassEntry:
            constants += found.default_properties + found.default_static_members
    of_code = set()
    while constants:
        value = constants.pop()
        if type(value) is PhpArray and id(value) not in of_code:
            of_code.add(id(value))
            constants += value.values()
    return sum(1 for found in garbage
               if type(found) is PhpArray and id(found) not in of_code or isinstance(found, PhpObject))
