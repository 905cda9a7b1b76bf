"""foreach: what FE_RESET_* leaves in its variable and how FE_FETCH_* goes on, off the fast path.

By value, a ForeachState has a Python iterator of values, or of (key, value) where the loop wants keys: of the array's
own list or dict (the state holds the array, so that a writer gets a copy), or a Python generator over an object's
properties or its iterator. Opcode-level helpers; each takes the frame first and expects its opline saved.
"""
from __future__ import annotations

from zvm.opcodes.flags import ACC_READONLY
from zvm.opcodes.op_array import CV, TMP_VAR, UNUSED, VAR
from zvm.runtime.objects import iterators
from zvm.runtime.values.arrays import HashTableIterator, LaterIterator, PhpArray, separate_reference
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.zval import UNDEF, Reference, value_name
from zvm.targets import V8_3

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Generator, Iterator
    from typing import Any

    from zvm.engine import Engine
    from zvm.opcodes.op_array import Opline
    from zvm.runtime.execute_data import ExecuteData


class ForeachState:
    """A foreach by value under way."""

    __slots__ = ("iterator", "source")

    def __init__(self, iterator: Iterator[Any], source: Any) -> None:
        self.iterator, self.source = iterator, source


class ForeachReference:
    """A foreach by reference under way over the array (or plain object) in `reference`."""

    __slots__ = ("reference", "position", "places", "slots")

    def __init__(self, reference: Reference) -> None:
        self.reference = reference
        self.position: HashTableIterator | None = None
        self.places: Generator[Any, None, None] | None = None  # over an object: (name, container, key)
        self.slots: list[Any] | None = None  # of that object


# ---- by value ------------------------------------------------------------------------------------------------------

def reset_r(ex: ExecuteData, value: Any) -> ForeachState | None:
    """The state of a loop over the value; None when there is nothing to iterate (FE_RESET_R)."""
    with_keys = ex.opline.next.result_type != UNUSED  # type: ignore[union-attr]
    if type(value) is PhpArray:
        if value.packed is not None:
            return ForeachState(enumerate(value.packed) if with_keys else iter(value.packed), value)
        elements: Any = value.hash
        return ForeachState(iter(elements.items() if with_keys else elements.values()), value)
    if isinstance(value, PhpObject):
        if not iterators.is_traversable(ex.engine, value):
            return ForeachState(PropertySteps(ex, value, with_keys), value)
        return _loop_over(iterators.get_iterator(ex.engine, value), with_keys)
    _refuse(ex, value)
    return None


def _loop_over(iterator: Any, with_keys: bool) -> ForeachState:
    iterator.rewind()
    return ForeachState(steps_of(iterator, with_keys), iterator) if iterator.valid() else empty_loop(iterator)


def empty_loop(iterator: Any) -> ForeachState:
    """A loop over an iterator that has nothing, and which holds it all the same: as in PHP it dies when the loop is
    dropped, and what it goes over dies before it."""
    return ForeachState(iter(()), iterator)


def loop_over_inner(ex: ExecuteData, obj: PhpObject, inner: Any, with_keys: bool) -> ForeachState:
    """reset_r() over an IteratorAggregate whose getIterator() has returned `inner`."""
    return _loop_over(iterators.iterator_of_aggregate(ex.engine, obj, inner), with_keys)


def steps_of(iterator: Any, with_keys: bool) -> Any:
    """A Python iterator of the elements of a rewound iterator that is valid: values, or (key, value)."""
    walk = getattr(iterator, "walk", None)
    return Steps(iterator, with_keys) if walk is None else walk(with_keys)


def _refuse(ex: ExecuteData, value: Any) -> None:
    given = value_name(ex.engine, value)
    ex.engine.diagnostics.warning(f"foreach() argument must be of type array|object, {given} given")


class Steps:
    """A Python iterator of the elements of a rewound iterator that is valid: values, or (key, value). Nothing here
    keeps an element: it must be able to die meanwhile. kernels/loops/iterators.py takes the steps of a UserIterator."""

    __slots__ = ("iterator", "with_keys", "is_fresh")

    def __init__(self, iterator: Any, with_keys: bool) -> None:
        self.iterator, self.with_keys = iterator, with_keys
        self.is_fresh = True  # the present element was not taken yet

    def __iter__(self) -> Steps:
        return self

    def __next__(self) -> Any:
        iterator = self.iterator
        if self.is_fresh:
            self.is_fresh = False
        else:
            iterator.next()
            if not iterator.valid():
                raise StopIteration
        if not self.with_keys:
            return iterator.current()
        value = iterator.current()
        return iterator.key(), value


class ElementSteps(Steps):
    """Steps over an object that has elements as ClassEntry.elements tells; native code finds them there."""

    __slots__ = ("obj",)

    def __init__(self, iterator: Any, with_keys: bool, obj: Any) -> None:
        Steps.__init__(self, iterator, with_keys)
        self.obj = obj


class PropertySteps:
    """A Python iterator of the properties of an object that have not changed since the loop began: values, or (name,
    value). Native code takes those that `places` tells, (scope, name, slot, name, slot, …), and then the dynamic ones
    of `names`, up to `index`, which counts through both. From the first that is not as expected on, and for those
    that were added, it is Python's `rest`."""

    __slots__ = ("engine", "obj", "places", "names", "index", "with_keys", "rest")

    def __init__(self, ex: ExecuteData, obj: Any, with_keys: bool) -> None:
        from zvm.runtime.objects.property_tables import visible_slots

        self.engine, self.obj, self.with_keys = ex.engine, obj, with_keys
        self.places = visible_slots(ex.engine, obj.ce, ex.func.scope)
        self.names: list[str] | None = None
        self.index = 1
        self.rest: Iterator[Any] | None = None

    def __iter__(self) -> PropertySteps:
        return self

    def __next__(self) -> Any:
        if self.rest is None:
            seen = {*self.places[1:self.index:2], *(self.names or [])[:max(self.index - len(self.places), 0)]}
            self.rest = _properties(self.engine, self.obj, self.places[0], self.with_keys, seen)
        return next(self.rest)


def _properties(engine: Engine, obj: Any, scope: Any, with_keys: bool, seen: set[str]) -> Iterator[Any]:
    """The properties that code of a class may read and that were not seen yet, those added meanwhile included."""
    from zvm.runtime.objects.property_tables import HookedPlace

    for name, container, key in _places(engine, Reference(obj), scope, seen):
        if type(container) is HookedPlace:
            value = container.value()
            if value is not UNDEF:
                yield (name, value) if with_keys else value
        else:
            yield (name, container[key]) if with_keys else container[key]


def _places(engine: Engine, holder: Reference, scope: Any, seen: set[str]) -> Generator[Any, None, None]:
    """(name, container, key) of visible properties as they are when their turn comes; their names are seen then.
    Nothing but `holder` holds the object."""
    from zvm.runtime.objects.property_tables import mangling_error, unmangle, visible_places

    again = True
    while again:
        again = False
        for place in visible_places(engine, holder.value, scope, True):
            name, container, key = place
            if name in seen:
                continue
            seen.add(name)
            value = container.get(key, UNDEF) if isinstance(container, dict) else container[key]
            if value is not UNDEF:
                again = True
                value = None
                if name[:1] == "\0":
                    if problem := mangling_error(name):
                        engine.diagnostics.notice(problem)
                    place = unmangle(name)[1], container, key
                yield place


def fetch_into_reference(ex: ExecuteData, op: Any) -> bool:
    """FE_FETCH_R whose variable is a Reference: True at the end of the loop."""
    slots = ex.slots
    found: Any = next(slots[op.op1].iterator, UNDEF)
    if found is UNDEF:
        return True
    if op.result_type:
        slots[op.result], found = found
    from zvm.executor.variables import assign_to_reference

    assign_to_reference(ex, slots[op.op2], found.value if type(found) is Reference else found)
    return False


# ---- by reference --------------------------------------------------------------------------------------------------

def reset_rw(ex: ExecuteData, op: Opline) -> Any:
    """The state of a loop by reference over op1; None when there is nothing to iterate (FE_RESET_RW)."""
    reference = _operand_reference(ex, op)
    value = reference.value
    if type(value) is PhpArray:
        del value
        state = ForeachReference(reference)
        state.position = _array_iterator(ex, separate_reference(reference))
        return state
    if isinstance(value, PhpObject):
        if iterators.is_traversable(ex.engine, value):
            iterator = iterators.get_iterator(ex.engine, value, True)
            iterator.rewind()
            return ForeachState(Steps(iterator, True), iterator) if iterator.valid() else empty_loop(iterator)
        return ForeachReference(reference)
    _refuse(ex, value)
    return None


def _array_iterator(ex: ExecuteData, array: PhpArray) -> HashTableIterator:
    """The position of a loop by reference, at the array's first element."""
    return LaterIterator(array) if ex.engine.target >= V8_3 else HashTableIterator(array)


def _operand_reference(ex: ExecuteData, op: Opline) -> Reference:
    """op1 as Reference: the variable's own one where its elements or properties are walked, else one of its own."""
    from zvm.executor.variables import make_reference, undefined_cv

    slots = ex.slots
    if op.op1_type == CV:
        if slots[op.op1] is UNDEF:
            return Reference(undefined_cv(ex, op, op.op1))
        place: Any = (slots, op.op1)
    elif op.op1_type & (VAR | TMP_VAR):
        place = slots[op.op1]
        slots[op.op1] = None
        if type(place) is not tuple:
            return place if type(place) is Reference else Reference(place)
    else:
        return Reference(op.const1)
    value = place[0][place[1]]
    walked = type(value) in (PhpArray, Reference) or \
        isinstance(value, PhpObject) and not iterators.is_traversable(ex.engine, value)
    return make_reference(*place) if walked else Reference(value)


def fetch_rw(ex: ExecuteData, state: Any) -> Any:
    """(key, Reference or value) of the next element, None at the end (FE_FETCH_RW)."""
    if type(state) is ForeachState:
        for found in state.iterator:
            return found
        return None
    reference = state.reference
    if type(reference.value) is PhpArray:
        return _next_element(ex, reference, state)
    if isinstance(reference.value, PhpObject):
        return _next_property(ex, state)
    _refuse(ex, reference.value)
    return None


def _next_element(ex: ExecuteData, reference: Reference, state: ForeachReference) -> Any:
    """Of an array that is shared since the last step, which the next write will separate (FE_FETCH_RW)."""
    position = state.position
    array = separate_reference(reference) if position is None or position.rebinds(reference.value) else reference.value
    if position is None:
        state.position = position = _array_iterator(ex, array)
    key = position.next_key(array)
    if key is None:
        return None
    elements: Any = array.packed if array.packed is not None else array.hash
    value = elements[key]
    if type(value) is not Reference:
        elements[key] = value = Reference(value)
    return key, value


def _next_property(ex: ExecuteData, state: ForeachReference) -> Any:
    """Of the object that the variable holds by now; another one begins at its first property."""
    from zvm.runtime.objects.property_tables import real_object

    obj = real_object(ex.engine, state.reference.value)
    if state.places is None or state.slots is not obj.slots:
        state.places, state.slots = _places(ex.engine, state.reference, ex.func.scope, set()), obj.slots
    for name, container, key in state.places:
        return name, _property_reference(ex, obj, container, key)
    return None


def _property_reference(ex: ExecuteData, obj: Any, container: Any, key: Any) -> Reference:
    from zvm.runtime.objects.property_tables import HookedPlace
    from zvm.runtime.objects.typed_references import make_property_reference

    if type(container) is HookedPlace:
        place = container.reference()
        return place if type(place) is Reference else Reference(place)
    info = obj.ce.slot_infos[key] if container is obj.slots else None
    if info is not None and info.flags & ACC_READONLY and type(container[key]) is not Reference:
        ex.engine.throw("Error", f"Cannot acquire reference to readonly property {info.ce.display_name}::${info.name}")
    return make_property_reference(ex.engine, container, key, info, obj)


# ---- unpacking -----------------------------------------------------------------------------------------------------

def unpack_traversable(ex: ExecuteData, source: Any) -> Iterator[tuple[Any, Any]]:
    """(key, value) of each element of `...source`, which is not an array."""
    engine = ex.engine
    if not iterators.is_traversable(engine, source):
        kind = "TypeError" if isinstance(source, PhpObject) else "Error"
        engine.throw(kind, iterators.not_unpackable(engine, source))
    iterator = iterators.get_iterator(engine, source)
    iterator.rewind()
    while iterator.valid():
        value = iterator.current()
        yield iterator.key(), value.value if type(value) is Reference else value
        iterator.next()
