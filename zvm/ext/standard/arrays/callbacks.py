"""Calling back for each element: array_map, array_filter, array_reduce, array_walk (ext/standard/array.c)."""
from __future__ import annotations

from zvm.ext.native import dict_of
from zvm.ext.standard.arrays.general import copied_items
from zvm.ext.vocabulary import UNDEF, Array, ByRef, Callable, Int, Mixed, Null, Object, True_, function
from zvm.runtime.functions.parameters import argument_type_error
from zvm.runtime.values.arrays import HashTableIterator, PhpArray, separate_reference
from zvm.runtime.values.convert import to_bool
from zvm.runtime.values.counting import UNSHARED
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.zval import Reference, deref, value_name

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

ARRAY_FILTER_USE_BOTH, ARRAY_FILTER_USE_KEY = 1, 2


@function
def array_map(engine: Engine, callback: Callable | Null, array: Array, *arrays: Array) -> Array:
    if arrays:
        return _map_several(engine, callback, [array, *arrays])
    if callback is None:
        return array
    call = callback.positional(keep_reference=True)
    if array.packed is not None:
        return PhpArray.from_list([call(value) for value in array.packed])
    result = {key: call(value) for key, value in list(array.items())}
    return PhpArray.from_dict(result) if result else PhpArray()


def _map_several(engine: Engine, callback: Any, arrays: list[Any]) -> PhpArray:
    columns = []
    for number, array in enumerate(arrays, 2):
        if type(array) is not PhpArray:
            argument_type_error(engine, number, f"must be of type array, {value_name(engine, array)} given")
        columns.append(list(array.values()))
    rows = [[column[index] if index < len(column) else None for column in columns]
            for index in range(max(map(len, columns)))]
    if callback is None:
        return PhpArray.from_list([PhpArray.from_list(row) for row in rows])
    call = callback.positional(keep_reference=True)
    return PhpArray.from_list([call(*row) for row in rows])


@function(native=True)
def array_filter(engine: Engine, array: Array, callback: Callable | Null = None, mode: Int = 0) -> Array:
    elements = dict_of(len(array))
    if callback is None:
        for key, value in copied_items(array):
            if to_bool(engine, deref(value)):
                elements[key] = value
        return PhpArray.from_dict(elements) if elements else PhpArray()
    call = callback.positional()
    for key, value in list(array.items()):
        if mode == ARRAY_FILTER_USE_KEY:
            is_wanted = to_bool(engine, call(key))
        elif mode == ARRAY_FILTER_USE_BOTH:
            is_wanted = to_bool(engine, call(value, key))
        else:
            is_wanted = to_bool(engine, call(value))
        if is_wanted:
            elements[key] = value
    unwrap_kept(elements, array)
    return PhpArray.from_dict(elements) if elements else PhpArray()


def unwrap_kept(elements: dict[Any, Any], array: PhpArray) -> None:
    """Among elements that were taken from an array, the values of references that only the two hold."""
    if Reference in set(map(type, elements.values())):
        keys = list(elements)
        elements.clear()  # so that only the array holds its references
        copies = dict(copied_items(array))
        elements.update((key, copies[key]) for key in keys)


@function(native=True)
def array_reduce(engine: Engine, array: Array, callback: Callable, initial: Mixed = None) -> Mixed:
    result = initial
    call = callback.positional()
    for value in list(array.values()):
        result = call(result, value)
    return result


# ---- array_walk ----------------------------------------------------------------------------------------------------

class _Walk:
    """A walk through an array or an object's properties, nested ones too when `recursive` (php_array_walk)."""

    __slots__ = ("engine", "call", "extra", "recursive", "active")

    def __init__(self, engine: Engine, callback: Any, argument: Any, recursive: bool) -> None:
        self.engine = engine
        self.call = callback.positional()
        self.extra = [] if argument is UNDEF else [argument]
        self.recursive = recursive
        self.active: set[int] = set()

    def array(self, place: Reference, iterator: HashTableIterator | None = None) -> None:
        """Calls back for each element of the array in `place`, which may change meanwhile, from a position on."""
        iterator = iterator or HashTableIterator(separate_reference(place))
        while True:
            if type(place.value) is not PhpArray:
                self.changed(place)
                return
            array = separate_reference(place)
            key = iterator.next_key(array)
            if key is None:
                return
            container: Any = array.packed if array.packed is not None else array.hash
            element = container[key]
            if type(element) is not Reference:
                element = container[key] = Reference(element)
            del container, array
            self.element(element, key)

    def changed(self, place: Reference) -> None:
        if isinstance(place.value, PhpObject):
            self.object(place.value)
        else:
            self.engine.throw("TypeError", "Iterated value is no longer an array or object")

    def element(self, element: Reference, key: Any) -> None:
        if self.recursive and type(element.value) is PhpArray:
            if id(element) in self.active:
                self.engine.throw("Error", "Recursion detected")
            self.active.add(id(element))
            self.array(element)
            self.active.discard(id(element))
        else:
            self.call(element, key, *self.extra)

    def object(self, obj: Any) -> None:
        """Calls back for each property, declared and dynamic, with its mangled name."""
        from zvm.runtime.objects.property_tables import mangled_name, real_object
        from zvm.runtime.objects.typed_references import make_property_reference

        obj = real_object(self.engine, obj)
        slots = obj.slots
        for info in list(obj.ce.slot_infos):
            if slots[info.slot] is not UNDEF:
                self.element(make_property_reference(self.engine, slots, info.slot, info), mangled_name(info))
        for name in list(obj.dynamic or ()):
            if obj.dynamic and name in obj.dynamic:
                self.element(make_property_reference(self.engine, obj.dynamic, name, None), name)


def _walk(engine: Engine, place: Reference, callback: Any, argument: Any, recursive: bool) -> bool:
    walk = _Walk(engine, callback, argument, recursive)
    if type(place.value) is PhpArray:
        walk.array(place)
        _unwrap(place)
    else:
        walk.object(place.value)
    return True


def finish_walk(engine: Engine, place: Reference, callback: Any, position: HashTableIterator | None,
                above: list[Reference] | None, argument: Any = UNDEF) -> bool:
    """Go on with a walk that native code has begun (kernels/loops/walks.py); `above`, of a recursive one, are the
    elements on the way to the array."""
    walk = _Walk(engine, engine.resolve_callable(callback), argument, above is not None)
    if above:
        if place in above:
            engine.throw("Error", "Recursion detected")
        walk.active.update(map(id, above))
    walk.array(place, position)
    _unwrap(place)
    return True


def _unwrap(place: Reference) -> None:
    """Turns the references made for the callbacks back into values where nothing else holds them and nothing tells the
    one from the other. Zend leaves them: array_sum() refuses arrays in references and passes over objects that are in
    none, and false in one becomes an array in silence."""
    from sys import getrefcount

    array = place.value
    if type(array) is PhpArray:
        container: Any = array.packed if array.packed is not None else array.hash
        for key in list(array.keys()):
            element = container[key]
            if type(element) is Reference and getrefcount(element) <= UNSHARED:
                value = element.value
                if value is not False and type(value) is not PhpArray and not isinstance(value, PhpObject):
                    container[key] = value


@function
def array_walk(engine: Engine, array: ByRef[Array | Object], callback: Callable, arg: Mixed = UNDEF) -> True_:
    return _walk(engine, array, callback, arg, False)


@function
def array_walk_recursive(engine: Engine, array: ByRef[Array | Object], callback: Callable, arg: Mixed = UNDEF) -> True_:
    return _walk(engine, array, callback, arg, True)
