"""Sorting arrays by a collator (ext/intl/collator/collator_sort.c, collator_convert.c, collator_is_numeric.c)."""
from __future__ import annotations

from ctypes import create_string_buffer
from math import isinf

from zvm.ext.icu.library import Status, count, icu, units
from zvm.ext.icu.objects import check, decoded
from zvm.ext.intl import errors
from zvm.ext.standard.arrays.zend_sort import zend_sort
from zvm.runtime.signals import Thrown
from zvm.runtime.values.arrays import PhpArray, separate_reference
from zvm.runtime.values.compare import compare
from zvm.runtime.values.convert import object_to_string_or_none, to_float, to_string
from zvm.runtime.values.patterns import lazy_pattern
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.zval import INT_MAX, INT_MIN, Reference, deref

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable
    from typing import Any

    from zvm.engine import Engine

SORT_REGULAR, SORT_STRING, SORT_NUMERIC = 0, 1, 2
_INTEGER = lazy_pattern(r"\s*([+-]?[0-9]+)")
_FLOAT = lazy_pattern(r"\s*([+-]?(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][+-]?[0-9]+)?)")


class Text:
    """A string of the array, as text and for ICU."""

    __slots__ = ("text", "data")

    def __init__(self, text: str) -> None:
        self.text = text
        self.data = units(text)


def numeric_value(text: str) -> int | float | None:
    """The number that a text is, or begins with where that begins with a digit's place; None for any other
    (collator_is_numeric)."""
    if not text:
        return None
    integer = _INTEGER.match(text)
    whole = integer.end() if integer is not None else 0
    in_range = integer is not None and INT_MIN <= int(integer[1]) <= INT_MAX
    if integer is not None and in_range and whole == len(text):
        return int(integer[1])
    if integer is None and text[0] not in ".-\0":
        return None
    number = _FLOAT.match(text)
    if number is not None and number.end() == len(text):
        return None if isinf(float(number[1])) else float(number[1])
    if number is not None and (not in_range or number.end() > whole):
        return float(number[1])
    return int(integer[1]) if integer is not None and in_range else (0 if integer is None else None)


def _as_text(engine: Engine, value: Any) -> Any:
    """An object that can be a string as Text, anything else as it is (collator_convert_object_to_string)."""
    if isinstance(value, PhpObject):
        string = object_to_string_or_none(engine, value)
        if string is not None:
            return Text(decoded(string, Status()) or "")
    return value


def _plain(value: Any) -> Any:
    """A Text as PHP compares it: a number, or a string (collator_normalize_sort_argument)."""
    if type(value) is not Text:
        return value
    number = numeric_value(value.text)
    return errors.encode(value.text) if number is None else number


def _comparer(engine: Engine, collator: Any, flags: int) -> Callable[[Any, Any], int]:
    """The comparison of two values for a sort flag (collator_get_compare_function)."""
    def by_collator(left: Text, right: Text) -> int:
        result: int = icu.ucol_strcoll(collator, left.data, count(left.data), right.data, count(right.data))
        return result

    def regular(left: Any, right: Any) -> int:
        left, right = _as_text(engine, left), _as_text(engine, right)
        if type(left) is Text and type(right) is Text and (
                numeric_value(left.text) is None or numeric_value(right.text) is None):
            return by_collator(left, right)
        return compare(engine, _plain(left), _plain(right))

    def numeric(left: Any, right: Any) -> int:
        first, second = (float(numeric_value(value.text) or 0) if type(value) is Text else to_float(engine, value)
                         for value in (left, right))
        return (first > second) - (first < second)

    def strings(left: Any, right: Any) -> int:
        first, second = (value if type(value) is Text else
                         Text(decoded(to_string(engine, value), Status()) or "") for value in (left, right))
        return by_collator(first, second)

    return numeric if flags == SORT_NUMERIC else strings if flags == SORT_STRING else regular


def sort_array(engine: Engine, obj: Any, collator: Any, array: Reference, flags: int, renumber: bool) -> bool:
    """sort() and asort(): the array in a reference, by its values (collator_sort_internal)."""
    source = separate_reference(array)
    items: list[list[Any]] = []
    for key, value in list(source.items()):
        plain = deref(value)
        if type(value) is str:
            status = Status()
            text = decoded(plain, status)
            if not check(engine, obj, status, "Error converting hash from UTF-8 to UTF-16"):
                return False
            plain = Text(text or "")
        items.append([key, value, plain])
    compare_values = _comparer(engine, collator, flags)
    failures: list[Thrown] = []

    def compare_items(left: list[Any], right: list[Any]) -> int:
        if failures:
            return 0
        try:
            return compare_values(left[2], right[2])
        except Thrown as thrown:
            failures.append(thrown)
            return 0

    zend_sort(items, compare_items)
    if renumber:
        source.replace(PhpArray.from_list([item[1] for item in items]))
    else:
        ordered = PhpArray.from_record({item[0]: item[1] for item in items})
        ordered.next_free = source.next_free if source.hash is not None else len(items)
        source.replace(ordered)
    if failures:
        raise failures[0]
    return True


def sort_with_keys(engine: Engine, obj: Any, collator: Any, array: Reference) -> bool:
    """sortWithSortKeys(): by the bytes of the strings' sort keys; anything else counts as an empty string."""
    source = separate_reference(array)
    keyed: list[tuple[bytes, Any]] = []
    for value in source.values():
        plain = deref(value)
        data = units("")
        if type(plain) is str:
            status = Status()
            text = decoded(plain, status)
            if not check(engine, obj, status, "Sort with sort keys failed"):
                return False
            data = units(text or "")
        size = icu.ucol_getSortKey(collator, data, count(data), None, 0)
        buffer = create_string_buffer(size)
        icu.ucol_getSortKey(collator, data, count(data), buffer, size)
        keyed.append((buffer.raw, value))
    if keyed:
        zend_sort(keyed, lambda left, right: (left[0] > right[0]) - (left[0] < right[0]))
        source.replace(PhpArray.from_list([value for _, value in keyed]))
    return True
