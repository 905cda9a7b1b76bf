"""The cycle collector (zend_gc.c): finds objects and arrays that only hold each other, and destroys them.

Python's collector does the search (runtime/services/python_collector.py), which changes nothing.
Then destructors are called, what they have brought back is found by searching again, and the rest is freed. After the
first search only what it found is looked at, where native code can tell Python's collector so (`make_young`).
"""
from __future__ import annotations

import gc
import sys
from itertools import chain
from sys import getrefcount
from weakref import ref

from zvm.executor.roots import Roots
from zvm.opcodes.op_array import OpArray
from zvm.runtime.classes.class_entry import ClassEntry
from zvm.runtime.objects import lifecycle
from zvm.runtime.objects.lifecycle import DESTRUCTED, GC_THRESHOLD, GROWTH_THRESHOLD, call_destructor
from zvm.runtime.services import python_collector
from zvm.runtime.services.python_collector import WHOLE_HEAP, YOUNG, instances
from zvm.runtime.services.reachability import held_by_others
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.counting import UNHELD
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.resources import Resource
from zvm.runtime.values.zval import Reference

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Iterable
    from typing import Any

    from zvm.runtime.objects.lifecycle import ObjectStore

_VALUES = (PhpObject, PhpArray, Reference)
# The generation of young values that a search has found to live. Of Python 3.14 nobody can say where these are.
_SURVIVORS = 1 if sys.version_info < (3, 14) else WHOLE_HEAP
_WORTHWHILE = 100  # dead objects and arrays; where a search finds less, the next is later (GC_THRESHOLD_TRIGGER)


def collect(store: ObjectStore, is_explicit: bool) -> int:
    """Destroy what only cycles hold; how many objects and arrays died, as Zend counts.

    It is explicit where a script asks, which may do so often; else the whole heap is searched.
    """
    if store.roots is None:
        store.roots = Roots(store.engine)
    if store.engine.has_fibers:
        from zvm.executor.fiber_cycles import unreachable_fibers  # greenlet is not always there

        return _call_destructors(store, unreachable_fibers(store.engine)) + _collect_values(store, is_explicit)
    return _collect_values(store, is_explicit)


def _collect_values(store: ObjectStore, is_explicit: bool) -> int:
    """collect() but for suspended fibers."""
    garbage = store.roots.new_garbage(store.top - len(store.free)) if is_explicit else None
    if garbage is not None:
        if not garbage:
            return 0
        if _awaiting_destructors(garbage):
            garbage = _leave_out(store, garbage)
        return _destroy(store, garbage)
    before = store.collected
    died = _destroy(store, _search(store, WHOLE_HEAP))
    alive = store.top - len(store.free)
    is_worthwhile = store.collected - before >= _WORTHWHILE
    store.collect_at = max(alive * (2 if is_worthwhile else 4), GC_THRESHOLD)
    store.growth_limit = max(len(gc.get_objects()) * (1 if is_worthwhile else 3), GROWTH_THRESHOLD)
    if is_explicit:
        store.roots.searched_all(alive)
    return died


def _destroy(store: ObjectStore, found: list[Any]) -> int:
    """Call the destructors of what was found and destroy it, as Zend does in one run, or in two.

    Of a first run that calls destructors, what these objects hold is left to a second one, which also finds what the
    destructors have left; of the second, to the next collection. There is none where nothing is left.
    """
    if not any(isinstance(value, _VALUES) for value in found):
        _free(store, found)
        return 0
    destructible = _awaiting_destructors(found)
    if not destructible:
        died = _count(store, found)
        _free(store, found)
        return died
    of_first = _leave_out(store, found)
    died = _count(store, of_first)
    numbers = set(map(id, of_first))
    of_first.clear()
    references = [ref(obj) for obj in destructible]
    freed = _call_destructors(store, destructible)
    found = _search(store, _narrowed(store, _SURVIVORS))
    if died:
        found = _free_first(store, found, numbers)
        if not freed and not any(isinstance(value, _VALUES) for value in found) \
                and not any(reference() is not None for reference in references):
            return died
    destructible = _awaiting_destructors(found)
    if destructible:
        found = _leave_out(store, found)
    died += _count(store, found) + freed
    store.collected += freed
    _free(store, found)
    _make_young(destructible)
    _call_destructors(store, destructible)
    return died


def _free_first(store: ObjectStore, found: list[Any], numbers: set[int]) -> list[Any]:
    """Free those found that have these ids; what the others are that do not die of that."""
    others = [value for value in found if id(value) not in numbers]
    found[:] = [value for value in found if id(value) in numbers]
    _free(store, found)
    return _leave_out(store, others)


def _count(store: ObjectStore, found: list[Any]) -> int:
    """The objects and arrays that a run destroys."""
    died = _count_values(found)
    store.runs += 1
    store.collected += died
    _make_young(found)
    return died


def _leave_out(store: ObjectStore, found: list[Any]) -> list[Any]:
    """Those of the things found that nothing else holds, as a list of the caller does. Theirs is empty afterwards."""
    if lifecycle.make_young is None:
        return _search(store, WHOLE_HEAP, [(found.clear,)])
    return _search(store, YOUNG, [(lifecycle.make_young, found), (found.clear,)])


def _call_destructors(store: ObjectStore, objects: list[PhpObject]) -> int:
    """Call those of the objects, which the list holds no more: one of them may die of another's destructor. How many
    died of their own."""
    references = [ref(obj) for obj in objects]
    objects.clear()
    freed = 0
    for reference in references:
        obj = reference()
        if obj is not None and not store.destructors_disabled and _awaits_destructor(obj):
            call_destructor(store.engine, obj)
            freed += getrefcount(obj) <= UNHELD
    return freed


def _free(store: ObjectStore, found: list[Any]) -> None:
    """Have Python free what was found, and give back the handles."""
    if not found:
        return
    tokens: list[Any] = []
    store.finalised = tokens
    try:
        store.roots.unnoticed(lambda: python_collector.free(found, lifecycle.make_young))
    finally:
        store.finalised = None
        while tokens:
            store.free.append(tokens.pop().handle)


def _search(store: ObjectStore, generation: int, before: list[Any] | None = None) -> list[Any]:
    """What nothing reaches, without the values of other engines, after the steps `before`."""
    found: list[Any] = []
    store.roots.unnoticed(lambda: found.extend(
        python_collector.search(store.engine, generation, before, lifecycle.make_young)))
    return found


def _make_young(found: list[Any]) -> None:
    if lifecycle.make_young is not None:
        lifecycle.make_young(found)


def _narrowed(store: ObjectStore, generation: int) -> int:
    """The generation to look at for what _make_young() was told of."""
    if lifecycle.make_young is None or not python_collector.may_narrow(store.engine):
        return WHOLE_HEAP
    return generation


def _awaiting_destructors(found: list[Any]) -> list[PhpObject]:
    objects = instances(found, PhpObject)
    if not any(ce is not None and _destroys(ce) for ce in {getattr(value, "ce", None) for value in objects}):
        return []
    return [value for value in objects if _awaits_destructor(value)]


def _destroys(ce: ClassEntry) -> bool:
    """Whether something is called for its objects when they die."""
    return ce.destructor is not None or hasattr(ce.native, "destroy_object")


def _awaits_destructor(obj: PhpObject) -> bool:
    if getattr(obj, "guards", None) and DESTRUCTED in obj.guards:  # type: ignore[operator]
        return False
    ce = getattr(obj, "ce", None)
    return ce is not None and _destroys(ce)


def _count_values(garbage: list[Any]) -> int:
    """The objects, arrays and resources among what the collector found, with the strings that die with them.

    Without the arrays of compiled code that nothing uses any more: no script ever had those."""
    kinds = set(map(type, garbage))
    dying = [value for value in garbage if type(value) is PhpArray]
    if OpArray in kinds or ClassEntry in kinds:
        constants = _constants(garbage)
        dying = [array for array in dying if id(array) not in constants]
    dying += instances(garbage, (PhpObject, Resource))
    return len(dying) + _count_texts(dying)


def _constants(garbage: list[Any]) -> set[int]:
    """The addresses of arrays of compiled code."""
    constants: list[Any] = []
    for found in garbage:
        if type(found) is OpArray:
            constants += found.literals
        elif type(found) is ClassEntry:
            constants += found.default_properties + found.default_static_members
    addresses = set()
    while constants:
        value = constants.pop()
        if type(value) is PhpArray and id(value) not in addresses:
            addresses.add(id(value))
            constants += value.values()
    return addresses


def _count_texts(dying: list[Any]) -> int:
    """The strings that only these objects and arrays hold, which Zend counts as well."""
    values: list[Any] = []
    for value in dying:
        values += _values(value)
    held = [value for value in [value.value if type(value) is Reference else value for value in values]
            if type(value) is str]
    values.clear()
    numbers: dict[int, int] = {}
    texts: list[Any] = []
    referents: list[int] = []
    for value in held:
        number = numbers.setdefault(id(value), len(texts))
        if number == len(texts):
            texts.append(value)
        referents.append(number)
    value = None
    held.clear()
    return sum(1 for count in held_by_others(texts, [referents]) if count <= 0)


def _values(value: Any) -> Iterable[Any]:
    """What an array or an object holds."""
    if type(value) is PhpArray:
        values: Iterable[Any] = value.values()
        return values
    slots = getattr(value, "slots", None) or ()
    dynamic = getattr(value, "dynamic", None)
    return chain(slots, dynamic.values()) if dynamic else slots
