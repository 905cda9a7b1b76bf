"""Sorting arrays: sort and its family, array_multisort, array_unique (ext/standard/array.c)."""
from __future__ import annotations

from _operator import itemgetter

from zvm.ext.native import python_only
from zvm.ext.standard.arrays import zend_sort
from zvm.ext.standard.arrays.general import copied_items, string_key
from zvm.ext.standard.arrays.zend_sort import (
    SORT_ASC,
    SORT_DESC,
    SORT_FLAG_CASE,
    SORT_NATURAL,
    SORT_NUMERIC,
    SORT_REGULAR,
    SORT_STRING,
)
from zvm.ext.vocabulary import Array, Bool, ByRef, Callable, Int, PreferRef, True_, function
from zvm.runtime.functions.parameters import argument_type_error, value_error
from zvm.runtime.signals import Thrown, raise_pending
from zvm.runtime.values.arrays import PhpArray, separate_reference
from zvm.runtime.values.zval import Reference

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine



def _sort_values(engine: Engine, array: Reference, flags: int, reverse: bool, renumber: bool) -> None:
    """Sorts the array in a reference by its values."""
    source = separate_reference(array)
    if len(source) <= (0 if renumber else 1):
        return
    if renumber:
        values = zend_sort.sorted_list(list(source.values()), flags, reverse)
        if values is not None:
            source.replace(PhpArray.from_list(values))
            return
    elif zend_sort.compares_alike(source.values(), flags):
        source.replace(_sorted_items(source, _value_of, reverse))
        return
    failures: list[Thrown] = []
    order = zend_sort.sorted_order(engine, source.plain_values(), flags, reverse, failures)
    source.replace(_reordered(source, order, renumber))
    if failures:
        raise failures[0]


def _sorted_items(source: PhpArray, key: Any, reverse: bool) -> PhpArray:
    """The elements in the order of their keys or values, which Python compares as they are to be."""
    result = PhpArray.from_record(dict(sorted(source.items(), key=key, reverse=reverse)))
    result.next_free = source.next_free if source.hash is not None else len(source)
    return result


_key_of, _value_of = itemgetter(0), itemgetter(1)


def _reordered(source: PhpArray, order: list[int], renumber: bool) -> PhpArray:
    """The elements in another order, with new keys or their own."""
    if renumber:
        values = source.packed if source.packed is not None else list(source.values())
        return PhpArray.from_list(list(map(values.__getitem__, order)))
    items = list(source.items())
    result = PhpArray.from_record(dict(map(items.__getitem__, order)))
    result.next_free = source.next_free if source.hash is not None else len(items)
    return result


@function
def sort(engine: Engine, array: ByRef[Array], flags: Int = SORT_REGULAR) -> True_:
    _sort_values(engine, array, flags, False, True)
    return True


@function
def rsort(engine: Engine, array: ByRef[Array], flags: Int = SORT_REGULAR) -> Bool:
    _sort_values(engine, array, flags, True, True)
    return True


@function
def asort(engine: Engine, array: ByRef[Array], flags: Int = SORT_REGULAR) -> True_:
    _sort_values(engine, array, flags, False, False)
    return True


@function
def arsort(engine: Engine, array: ByRef[Array], flags: Int = SORT_REGULAR) -> True_:
    _sort_values(engine, array, flags, True, False)
    return True


@function
def natsort(engine: Engine, array: ByRef[Array]) -> Bool:
    _sort_values(engine, array, SORT_NATURAL, False, False)
    return True


@function
def natcasesort(engine: Engine, array: ByRef[Array]) -> Bool:
    _sort_values(engine, array, SORT_NATURAL | SORT_FLAG_CASE, False, False)
    return True


def _sort_keys(engine: Engine, array: Reference, flags: int, reverse: bool) -> None:
    source = separate_reference(array)
    if len(source) <= 1:
        return
    if source.packed is not None and not reverse and flags == SORT_REGULAR:
        source.pos = 0
        return
    if zend_sort.compares_alike(source.keys(), flags):
        source.replace(_sorted_items(source, _key_of, reverse))
        return
    keys = list(source.keys())
    if flags == SORT_NUMERIC and str not in map(type, keys):
        flags = SORT_REGULAR  # ints among themselves are not compared as floats
    order = zend_sort.sorted_order(engine, keys, flags, reverse, [])
    source.replace(_reordered(source, order, False))


@function
def ksort(engine: Engine, array: ByRef[Array], flags: Int = SORT_REGULAR) -> True_:
    _sort_keys(engine, array, flags, False)
    return True


@function
def krsort(engine: Engine, array: ByRef[Array], flags: Int = SORT_REGULAR) -> True_:
    _sort_keys(engine, array, flags, True)
    return True


# ---- by callback ---------------------------------------------------------------------------------------------------

def _sort_by_callback(engine: Engine, array: Reference, callback: Any, by_key: bool, renumber: bool) -> bool:
    """Sorts a copy, so that the callback sees the array as it was (php_usort). What it throws leaves the array sorted
    as far as that went."""
    if not len(array.value):
        return True
    source = array.value.clone()
    values = list(source.keys() if by_key else source.values())
    failures: list[Thrown] = []
    order = zend_sort.order_by_callback(engine, values, callback, failures)
    array.value = _reordered(source, order, renumber)
    if failures:
        raise failures[0]
    return True


@function
def usort(engine: Engine, array: ByRef[Array], callback: Callable) -> True_:
    return _sort_by_callback(engine, array, callback, False, True)


@function
def uasort(engine: Engine, array: ByRef[Array], callback: Callable) -> True_:
    return _sort_by_callback(engine, array, callback, False, False)


@function
def uksort(engine: Engine, array: ByRef[Array], callback: Callable) -> True_:
    return _sort_by_callback(engine, array, callback, True, False)


# ---- several arrays ------------------------------------------------------------------------------------------------

_MOST_EQUAL_ROWS = 16
_FLAG_TWICE = "must be an array or a sort flag that has not already been specified"


class _Column:
    """One array of array_multisort with its flags."""

    __slots__ = ("place", "order", "type", "order_given", "type_given")

    def __init__(self, place: Any) -> None:
        self.place = place  # a Reference, or an array that was passed by value
        self.order = SORT_ASC
        self.type = SORT_REGULAR
        self.order_given = self.type_given = False

    @property
    def array(self) -> PhpArray:
        return self.place.value if type(self.place) is Reference else self.place  # type: ignore[no-any-return]


def _columns(engine: Engine, arguments: list[Any]) -> list[_Column]:
    """Arrays and the flags after each; throws TypeError or ValueError for anything else."""
    columns: list[_Column] = []
    for number, place in enumerate(arguments, 1):
        value = place.value if type(place) is Reference else place
        if type(value) is PhpArray:
            columns.append(_Column(place))
        elif type(value) is not int:
            argument_type_error(engine, number, "must be an array or a sort flag")
        else:
            column = columns[-1] if columns else None
            kind = value & ~SORT_FLAG_CASE
            if kind in (SORT_ASC, SORT_DESC):
                if column is None or column.order_given:
                    argument_type_error(engine, number, _FLAG_TWICE)
                column.order, column.order_given = value, True
            elif SORT_REGULAR <= kind <= SORT_NATURAL:
                if column is None or column.type_given:
                    argument_type_error(engine, number, _FLAG_TWICE)
                column.type, column.type_given = value, True
            else:
                value_error(engine, number, "must be a valid sort flag")
    return columns


@function
def array_multisort(engine: Engine, array: PreferRef, *rest: PreferRef) -> Bool:
    columns = _columns(engine, [array, *rest])
    count = len(columns[0].array)
    if any(len(column.array) != count for column in columns):
        engine.throw("ValueError", "Array sizes are inconsistent")
    if not count:
        return True
    order = _multisort_order(engine, columns, count)
    places = [column.place for column in columns if type(column.place) is Reference]
    sorted_arrays = [_renumbered(separate_reference(place), order) for place in places]
    for place, sorted_array in zip(places, sorted_arrays, strict=True):
        place.value = sorted_array
    return True


def _multisort_order(engine: Engine, columns: list[_Column], count: int) -> list[int]:
    values = [column.array.plain_values() for column in columns]
    keys = [zend_sort.plain_sort_keys(engine, each, column.type) for each, column in zip(values, columns, strict=True)]
    order = list(range(count))
    leading = keys.index(None) if None in keys else len(keys)
    for key, column in reversed(list(zip(keys[:leading], columns, strict=False))):
        order.sort(key=key.__getitem__, reverse=column.order == SORT_DESC)
    if leading == len(keys):
        return order
    tests = [(each, zend_sort.comparator(engine, column.type), -1 if column.order == SORT_DESC else 1)
             for each, column in zip(values, columns, strict=True)]

    def compare_rows(left: int, right: int) -> int:
        for each, compare, sign in tests:
            result = compare(each[left], each[right])
            if result:
                return sign * result
        return left - right
    is_quiet = all(column.type == SORT_REGULAR for column in columns[leading:])
    if not leading or not is_quiet or not _settle_equal_rows(order, keys[:leading], compare_rows):
        order = list(range(count))
        zend_sort.zend_sort(order, compare_rows)
    return order


def _settle_equal_rows(order: list[int], keys: list[Any], compare_rows: Any) -> bool:
    """Sort each run of rows that the keys, by which they are sorted, do not tell apart. False where the order that
    comes out depends on which rows are compared with which."""
    first = 0
    while first < len(order):
        end = first + 1
        while end < len(order) and all(key[order[end]] == key[order[first]] for key in keys):
            end += 1
        if end > first + 1:
            run = order[first:end]
            if len(run) > _MOST_EQUAL_ROWS:
                return False
            zend_sort.zend_sort(run, compare_rows)
            if any(compare_rows(left, right) >= 0 or compare_rows(right, left) <= 0
                   for index, right in enumerate(run) for left in run[:index]):
                return False
            order[first:end] = run
        first = end
    return True


def _renumbered(source: PhpArray, order: list[int]) -> PhpArray:
    """The elements in a new order, string keys kept."""
    if source.packed is not None:
        return PhpArray.from_list([source.packed[index] for index in order])
    items = list(source.items())
    result = PhpArray()
    for index in order:
        key, value = items[index]
        if type(key) is str:
            result.set(key, value)
        else:
            result.append(value)
    if result.packed is None:
        result.next_free = len(order)
    return result


# ---- duplicates ----------------------------------------------------------------------------------------------------

@function(pure=True, native=True)
def array_unique(engine: Engine, array: Array, flags: Int = SORT_STRING) -> Array:
    if len(array) <= 1:
        return array
    if flags != SORT_STRING:
        return _unique_by_order(engine, array, flags)
    seen: dict[Any, Any] = {}
    kept: dict[Any, Any] = {}
    for key, value in copied_items(array):
        text = string_key(engine, value)
        if text not in seen:
            seen[text] = True
            kept[key] = value
    raise_pending(engine)
    return array if len(kept) == len(array) else PhpArray.from_dict(kept)


@python_only
def _unique_by_order(engine: Engine, array: PhpArray, flags: int) -> PhpArray:
    result = array.clone()
    _drop_duplicates(engine, result, flags)
    return result


def _drop_duplicates(engine: Engine, result: PhpArray, flags: int) -> None:
    """Deletes what compares equal to an earlier element, going through the values in sorted order."""
    keys, values = list(result.keys()), result.plain_values()
    sort_keys = zend_sort.plain_sort_keys(engine, values, flags)
    if sort_keys is not None:
        seen = set()
        for key, sort_key in zip(keys, sort_keys, strict=True):
            if sort_key in seen:
                result.delete(key)
            seen.add(sort_key)
        return
    compare = zend_sort.comparator(engine, flags)
    order = list(range(len(keys)))
    zend_sort.zend_sort(order, lambda left, right: compare(values[left], values[right]))
    kept = order[0]
    for index in order[1:]:
        if compare(values[kept], values[index]):
            kept = index
        else:
            result.delete(keys[max(kept, index)])
            kept = min(kept, index)
