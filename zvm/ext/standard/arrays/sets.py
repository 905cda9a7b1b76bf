"""Differences and intersections of arrays (ext/standard/array.c).

Those by plain keys or strings look things up. Those with a callback sort every array and walk through them in step, as
php_array_diff and php_array_intersect do, since the callback sees in which order it is asked.
"""
from __future__ import annotations

from itertools import chain

from zvm.ext.native import dict_of, python_only
from zvm.ext.standard.arrays import zend_sort
from zvm.ext.standard.arrays.general import copied_items, string_key
from zvm.ext.vocabulary import Array, Untyped, function
from zvm.runtime.functions.parameters import argument_type_error
from zvm.runtime.signals import raise_pending
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.convert import to_string, to_string_in_passing
from zvm.runtime.values.zval import SCALAR_TYPES, UNDEF, deref, value_name
from zvm.targets import V8_5

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable, Iterable, Iterator
    from typing import Any

    from zvm.engine import Engine

    Entry = tuple[Any, Any]
    Compare = Callable[[Any, Any], int]

VALUES, ASSOC, KEYS = 0, 1, 2  # what an entry is matched by: its value, its key and value, its key


def _result(entries: list[Entry]) -> PhpArray:
    return PhpArray.from_dict(dict(entries)) if entries else PhpArray()


def _array(elements: dict[Any, Any]) -> PhpArray:
    return PhpArray.from_dict(elements) if elements else PhpArray()


# ---- arguments -----------------------------------------------------------------------------------------------------

def _split(engine: Engine, arguments: tuple[Any, ...], callbacks: int) -> tuple[Iterator[PhpArray], list[Any]]:
    """The arrays, and the resolved callbacks after them. Throws ArgumentCountError or TypeError."""
    name = engine.active_function_name()
    if len(arguments) < 1 + callbacks:
        expected = f"expects at least {1 + callbacks} arguments, {len(arguments)} given"
        engine.throw("ArgumentCountError", f"{name}() {expected}")
    first = len(arguments) - callbacks
    resolved = [_callback(engine, name, number, value) for number, value in enumerate(arguments[first:], first + 1)]
    return _arrays(engine, arguments[:first]), resolved


def _callback(engine: Engine, name: str, number: int, value: Any) -> Any:
    resolved = engine.resolve_callable(value)
    if type(resolved) is str:
        engine.throw("TypeError", f"{name}(): Argument #{number} must be a valid callback, {resolved}")
    return resolved


def _arrays(engine: Engine, arguments: tuple[Any, ...]) -> Iterator[PhpArray]:
    """The arguments, each checked when it is asked for: what sorts them has compared the first ones by then."""
    for number, argument in enumerate(arguments, 1):
        _require_array(engine, argument, number)
        yield argument


def _require_array(engine: Engine, argument: Any, number: int) -> None:
    if type(argument) is not PhpArray:
        argument_type_error(engine, number, f"must be of type array, {value_name(engine, argument)} given")


# ---- comparisons ---------------------------------------------------------------------------------------------------

def _string_order(engine: Engine) -> Compare:
    return zend_sort.comparator(engine, zend_sort.SORT_STRING)


def _by_value(compare: Compare) -> Compare:
    return lambda left, right: compare(deref(left[1]), deref(right[1]))


def _by_key(compare: Compare) -> Compare:
    return lambda left, right: compare(left[0], right[0])


def _user_values(engine: Engine, callback: Any) -> Compare:
    """A callback as zval_user_compare asks it: bools are not looked at."""
    return lambda left, right: zend_sort.plain_result(engine, callback.call([left, right]))


# ---- by key --------------------------------------------------------------------------------------------------------

def _filter_by_key(arrays: Iterable[PhpArray], compare: Compare, wanted: bool) -> PhpArray:
    """Entries whose key and value are in all others (`wanted`) or in none."""
    first, *others = arrays
    kept = []
    for key, value in copied_items(first):
        for other in others:
            if (key in other and compare(deref(value), deref(other.get(key))) == 0) is not wanted:
                break
        else:
            kept.append((key, value))
    return _result(kept)


def same_text(engine: Engine, left: Any, right: Any) -> bool:
    """Whether two elements are equal as strings."""
    left, right = deref(left), deref(right)
    if type(left) is str and type(right) is str:
        return left == right
    return _string_order(engine)(left, right) == 0


@function(pure=True, at_least=1, native=True)
def array_diff_key(engine: Engine, array: Array, *arrays: Array) -> Array:
    elements = dict_of(len(array))
    for key, value in copied_items(array):
        is_wanted = True
        for other in arrays:
            if key in other:
                is_wanted = False
                break
        if is_wanted:
            elements[key] = value
    return PhpArray.from_dict(elements) if elements else PhpArray()


@function(pure=True, at_least=1, native=True)
def array_diff_assoc(engine: Engine, array: Array, *arrays: Array) -> Array:
    elements = dict_of(len(array))
    for key, value in copied_items(array):
        is_wanted = True
        for other in arrays:
            match = other.get(key, UNDEF)
            if match is not UNDEF and same_text(engine, value, match):
                is_wanted = False
                break
        if is_wanted:
            elements[key] = value
    return PhpArray.from_dict(elements) if elements else PhpArray()


@function(unchecked=True, at_least=2)
def array_udiff_assoc(engine: Engine, array: Array, *rest: Untyped) -> Array:
    arrays, (callback,) = _split(engine, (array, *rest), 1)
    return _filter_by_key(arrays, _user_values(engine, callback), False)


@function(pure=True, at_least=1, native=True)
def array_intersect_key(engine: Engine, array: Array, *arrays: Array) -> Array:
    elements: dict[Any, Any] = {}
    for key, value in copied_items(array):
        is_wanted = True
        for other in arrays:
            if key not in other:
                is_wanted = False
                break
        if is_wanted:
            elements[key] = value
    return PhpArray.from_dict(elements) if elements else PhpArray()


@function(pure=True, at_least=1, native=True)
def array_intersect_assoc(engine: Engine, array: Array, *arrays: Array) -> Array:
    elements: dict[Any, Any] = {}
    for key, value in copied_items(array):
        is_wanted = True
        for other in arrays:
            match = other.get(key, UNDEF)
            if match is UNDEF or not same_text(engine, value, match):
                is_wanted = False
                break
        if is_wanted:
            elements[key] = value
    return PhpArray.from_dict(elements) if elements else PhpArray()


@function(unchecked=True, at_least=2)
def array_uintersect_assoc(engine: Engine, array: Array, *rest: Untyped) -> Array:
    arrays, (callback,) = _split(engine, (array, *rest), 1)
    return _filter_by_key(arrays, _user_values(engine, callback), True)


# ---- in sorted order -----------------------------------------------------------------------------------------------

def _clone_and_sort(arrays: Iterable[PhpArray], compare: Compare) -> tuple[PhpArray, list[list[Entry]]]:
    """(a clone of the first array, the sorted entries of each)."""
    iterator = iter(arrays)
    first = next(iterator)
    return first.clone(), [_sorted(first, compare), *(_sorted(array, compare) for array in iterator)]


def _sorted(array: PhpArray, compare: Compare) -> list[Entry]:
    entries = list(array.items())
    if len(entries) > 1:
        zend_sort.zend_sort(entries, compare)
    return entries


def _diff(arrays: Iterable[PhpArray], mode: int, values: Compare, keys: Compare) -> PhpArray:
    """php_array_diff: `values` and `keys` compare entries."""
    result, lists = _clone_and_sort(arrays, values if mode == VALUES else keys)
    first, places = lists[0], [0] * len(lists)
    at = 0
    while at < len(first):
        entry = first[at]
        different = 1
        for number in range(1, len(lists)):
            other = lists[number]
            if mode == VALUES:
                while places[number] < len(other) and (different := values(entry, other[places[number]])) > 0:
                    places[number] += 1
                if not different:
                    places[number] += places[number] < len(other)
                    break
            else:
                different = _diff_by_key(entry, other, mode, values, keys, different)
                if not different:
                    break
        if not different:
            result.delete(entry[0])
        at += 1
        while mode == VALUES and at < len(first) and not values(first[at - 1], first[at]):
            if not different:
                result.delete(first[at][0])
            at += 1
    return result


def _diff_by_key(entry: Entry, other: list[Entry], mode: int, values: Compare, keys: Compare, different: int) -> int:
    """0 when the other array has such an entry."""
    for candidate in other:
        different = keys(entry, candidate)
        if not different:
            return -1 if mode == ASSOC and values(entry, candidate) else 0
    return different


def _intersect(arrays: Iterable[PhpArray], mode: int, values: Compare, keys: Compare) -> PhpArray:
    """php_array_intersect: `values` and `keys` compare entries."""
    compare = values if mode == VALUES else keys
    result, lists = _clone_and_sort(arrays, compare)
    first, places = lists[0], [0] * len(lists)
    at = different = number = 0
    while at < len(first):
        for number in range(1, len(lists)):
            other = lists[number]
            while places[number] < len(other) and (different := compare(first[at], other[places[number]])) > 0:
                places[number] += 1
            if places[number] == len(other):
                for key, _ in first[at:]:
                    result.delete(key)
                return result
            if mode == ASSOC and not different and values(first[at], other[places[number]]):
                different = 1
            if different:
                break
            places[number] += 1
        if different:
            result.delete(first[at][0])
            at += 1
            while mode == VALUES and at < len(first) and values(first[at], lists[number][places[number]]) < 0:
                result.delete(first[at][0])
                at += 1
        else:
            at += 1
            while mode == VALUES and at < len(first) and not values(first[at - 1], first[at]):
                at += 1
    return result


@function(pure=True, unchecked=True, native=True)
def array_diff(engine: Engine, array: Array, *arrays: Array) -> Array:
    if type(array) is not PhpArray:
        return _diff_in_order(engine, array, arrays)
    others = 0
    for other in arrays:
        if type(other) is not PhpArray:
            return _diff_in_order(engine, array, arrays)
        others += len(other)
    if len(array) == 1:
        for own in array.plain_values():
            if type(own) is not str and type(own) is not int:
                return _diff_in_order(engine, array, arrays)
        for other in arrays:
            for each in other.plain_values():
                if type(each) is not str and type(each) is not int:
                    return _diff_in_order(engine, array, arrays)
    if len(array) == 0 or others == 0:
        return array
    excluded = dict_of(others)
    for other in arrays:
        for dropped in other.plain_values():
            excluded[string_key(engine, dropped)] = True
    elements = dict_of(len(array))
    for key, value in copied_items(array):
        if string_key(engine, value) not in excluded:
            elements[key] = value
    raise_pending(engine)
    if len(elements) == 1 and len(array) == 1:
        return array
    return PhpArray.from_dict(elements) if elements else PhpArray()


@python_only
def _diff_in_order(engine: Engine, array: PhpArray, arrays: tuple[Any, ...]) -> PhpArray:
    """The same where it can be seen when arguments are checked: of an array of one element each when the strings of
    those before it were compared."""
    _require_array(engine, array, 1)
    if len(array) != 1:
        for number, other in enumerate(arrays, 2):
            _require_array(engine, other, number)
    wanted = _text_in_passing(engine, next(iter(array.values())))
    is_found = False
    for number, other in enumerate(arrays, 2):
        if type(other) is not PhpArray:
            raise_pending(engine)
        _require_array(engine, other, number)
        is_found = is_found or any(_text_in_passing(engine, value) == wanted for value in other.values())
    raise_pending(engine)
    return PhpArray() if is_found else array


def _text_in_passing(engine: Engine, value: Any) -> str:
    return value if type(value) is str else to_string_in_passing(engine, deref(value))


def _text(engine: Engine, value: Any) -> str:
    return value if type(value) is str else to_string(engine, deref(value))


@function(unchecked=True, at_least=2)
def array_udiff(engine: Engine, array: Array, *rest: Untyped) -> Array:
    arrays, (callback,) = _split(engine, (array, *rest), 1)
    return _diff(arrays, VALUES, _by_value(zend_sort.user_comparator(engine, callback)), _never)


def _never(left: Entry, right: Entry) -> int:
    """Stands for the comparison a mode does not make."""
    raise AssertionError("not compared")


@function(unchecked=True, at_least=2)
def array_diff_ukey(engine: Engine, array: Array, *rest: Untyped) -> Array:
    arrays, (callback,) = _split(engine, (array, *rest), 1)
    return _diff(arrays, KEYS, _never, _by_key(zend_sort.user_comparator(engine, callback)))


@function(unchecked=True, at_least=2)
def array_diff_uassoc(engine: Engine, array: Array, *rest: Untyped) -> Array:
    arrays, (callback,) = _split(engine, (array, *rest), 1)
    return _diff(arrays, ASSOC, _by_value(_string_order(engine)), _by_key(zend_sort.user_comparator(engine, callback)))


@function(unchecked=True, at_least=3)
def array_udiff_uassoc(engine: Engine, array: Array, *rest: Untyped) -> Array:
    arrays, (data, key) = _split(engine, (array, *rest), 2)
    return _diff(arrays, ASSOC, _by_value(zend_sort.user_comparator(engine, data)),
                 _by_key(zend_sort.user_comparator(engine, key)))


@function(unchecked=True, at_least=1)
def array_intersect(engine: Engine, array: Array, *arrays: Array) -> Array:
    everything = (array, *arrays)
    kinds = set(map(type, chain.from_iterable([each.values() for each in everything]))) \
        if set(map(type, everything)) == {PhpArray} else {PhpArray}
    reports_nan = engine.target >= V8_5 and float in kinds and any(
        value != value for each in everything for value in each.values())  # at each comparison while it sorts
    if kinds <= SCALAR_TYPES and not reports_nan:
        if len(arrays) == 1 and len(kinds) == 1 and kinds <= {int, str}:
            wanted = set(arrays[0].values())
            result = _array({key: value for key, value in array.items() if value in wanted})
        else:
            common = [{_text(engine, value) for value in other.values()} for other in arrays]
            result = _result([(key, value) for key, value in array.items()
                              if all(_text(engine, value) in texts for texts in common)])
        result.to_hash()
        result.next_free = array.next_index()  # PHP deletes from a copy
        return result
    return _intersect(_arrays(engine, everything), VALUES, _by_value(_string_order(engine)), _never)


@function(unchecked=True, at_least=2)
def array_uintersect(engine: Engine, array: Array, *rest: Untyped) -> Array:
    arrays, (callback,) = _split(engine, (array, *rest), 1)
    return _intersect(arrays, VALUES, _by_value(zend_sort.user_comparator(engine, callback)), _never)


@function(unchecked=True, at_least=2)
def array_intersect_ukey(engine: Engine, array: Array, *rest: Untyped) -> Array:
    arrays, (callback,) = _split(engine, (array, *rest), 1)
    return _intersect(arrays, KEYS, _never, _by_key(zend_sort.user_comparator(engine, callback)))


@function(unchecked=True, at_least=2)
def array_intersect_uassoc(engine: Engine, array: Array, *rest: Untyped) -> Array:
    arrays, (callback,) = _split(engine, (array, *rest), 1)
    return _intersect(arrays, ASSOC, _by_value(_string_order(engine)),
                      _by_key(zend_sort.user_comparator(engine, callback)))


@function(unchecked=True, at_least=3)
def array_uintersect_uassoc(engine: Engine, array: Array, *rest: Untyped) -> Array:
    arrays, (data, key) = _split(engine, (array, *rest), 2)
    return _intersect(arrays, ASSOC, _by_value(zend_sort.user_comparator(engine, data)),
                      _by_key(zend_sort.user_comparator(engine, key)))
