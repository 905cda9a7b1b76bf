"""How PHP sorts: the order of comparisons of zend_sort(), the comparators of the sort flags, natural order.

Used by the sort functions of arrays_sort.py and whatever else sorts. Sorting is stable, as since PHP 8.0. Where a
comparator is plain (one type of values) Python's sort gives the same result faster; otherwise zend_sort's own sequence
of comparisons is followed, which shows when a comparator is a user's or is not transitive.
"""
from __future__ import annotations

from zvm.opcodes.flags import ACC_ENUM
from zvm.runtime.signals import Thrown
from zvm.runtime.values.compare import UNCOMPARABLE, compare
from zvm.runtime.values.convert import to_float, to_string
from zvm.runtime.values.numbers import float_to_string, scan_numeric, string_to_float
from zvm.runtime.values.patterns import lazy_pattern
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.strings import WHITESPACE, c_string, lower, upper
from zvm.runtime.values.zval import SCALAR_TYPES
from zvm.targets import V8_5

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable
    from typing import Any

    Compare = Callable[[Any, Any], int]

SORT_REGULAR, SORT_NUMERIC, SORT_STRING, SORT_DESC, SORT_ASC, SORT_LOCALE_STRING, SORT_NATURAL = range(7)
SORT_FLAG_CASE = 8

_INSERTION_LIMIT = 16
_UNNATURAL = lazy_pattern(r"[\0\s]|(?<![0-9])0[0-9]|[0-9]{200}")
_DIGIT_RUN = lazy_pattern("[0-9]+")
_EXACT = 1 << 53  # integers up to this are exact as floats


# ---- zend_sort -----------------------------------------------------------------------------------------------------

def zend_sort(items: list[Any], compare: Compare) -> None:
    """Sorts in place with the comparisons zend_sort() makes, in its order."""
    _sort(items, 0, len(items), compare)


def _sort(items: list[Any], start: int, end: int, compare: Compare) -> None:
    while end - start > _INSERTION_LIMIT:
        boundary = _partition(items, start, end, compare)
        if boundary - 1 - start < end - boundary:
            _sort(items, start, boundary - 1, compare)
            start = boundary
        else:
            _sort(items, boundary, end, compare)
            end = boundary - 1
    _insertion_sort(items, start, end, compare)


def _partition(items: list[Any], start: int, end: int, compare: Compare) -> int:
    """Moves what is below a pivot before it; where what is not begins. The pivot is the item before that."""
    count = end - start
    half = count >> 1
    middle = start + half
    if count >> 10:
        step = half >> 1
        _sort_few(items, (start, start + step, middle, middle + step, end - 1), compare)
    else:
        _sort_few(items, (start, middle, end - 1), compare)
    items[start + 1], items[middle] = items[middle], items[start + 1]
    pivot = start + 1
    low, high = start + 2, end - 1
    while low < high:
        while compare(items[pivot], items[low]) > 0:
            low += 1
            if low == high:
                break
        else:
            high -= 1
            while high != low and compare(items[high], items[pivot]) > 0:
                high -= 1
            if high != low:
                items[low], items[high] = items[high], items[low]
                low += 1
    items[pivot], items[low - 1] = items[low - 1], items[pivot]
    return low


def _sort_few(items: list[Any], places: tuple[int, ...], compare: Compare) -> None:
    """Sorts the items at three or five places (zend_sort_3, …_5)."""
    first, second, third = places[:3]
    _sort_three(items, first, second, third, compare)
    for last in range(3, len(places)):
        _sink(items, places, last, compare)


def _sink(items: list[Any], places: tuple[int, ...], last: int, compare: Compare) -> None:
    """Moves the item at places[last] down to where it belongs among those before it."""
    while last:
        left, right = places[last - 1], places[last]
        if compare(items[left], items[right]) <= 0:
            return
        items[left], items[right] = items[right], items[left]
        last -= 1


def _sort_three(items: list[Any], a: int, b: int, c: int, compare: Compare) -> None:
    if compare(items[a], items[b]) <= 0:
        if compare(items[b], items[c]) > 0:
            items[b], items[c] = items[c], items[b]
            if compare(items[a], items[b]) > 0:
                items[a], items[b] = items[b], items[a]
    elif compare(items[c], items[b]) <= 0:
        items[a], items[c] = items[c], items[a]
    else:
        items[a], items[b] = items[b], items[a]
        if compare(items[b], items[c]) > 0:
            items[b], items[c] = items[c], items[b]


def _insertion_sort(items: list[Any], start: int, end: int, compare: Compare) -> None:
    count = end - start
    if count <= 5:
        if count >= 3:
            _sort_few(items, tuple(range(start, end)), compare)
        elif count == 2:
            _sink(items, (start, start + 1), 1, compare)
        return
    for place in range(start + 1, end):
        item = items[place]
        if compare(items[place - 1], item) <= 0:
            continue
        target = _linear_search(items, start, place, item, compare) if place < start + 6 \
            else _stepping_search(items, start, place, item, compare)
        del items[place]
        items.insert(target, item)


def _linear_search(items: list[Any], start: int, place: int, item: Any, compare: Compare) -> int:
    """Where an item smaller than the one before it belongs."""
    target = place - 1
    while target != start:
        target -= 1
        if compare(items[target], item) <= 0:
            return target + 1
    return target


def _stepping_search(items: list[Any], start: int, place: int, item: Any, compare: Compare) -> int:
    """The same, looking at every second item first."""
    target = place - 1
    while True:
        target -= 2
        if compare(items[target], item) <= 0:
            target += 1
            return target + 1 if compare(items[target], item) <= 0 else target
        if target == start:
            return target
        if target == start + 1:
            return target if compare(item, items[start]) > 0 else start


# ---- comparators ---------------------------------------------------------------------------------------------------

def natural_compare(left: str, right: str, fold_case: bool = False) -> int:
    """-1, 0 or 1 in natural order: runs of digits count as numbers (strnatcmp_ex)."""
    if not left or not right:
        return (len(left) > len(right)) - (len(left) < len(right))
    if fold_case:
        left, right = upper(left), upper(right)
    end, other_end = len(left), len(right)
    left += "\0"
    right += "\0"
    i, j = _skip_zeros(left), _skip_zeros(right)
    while True:
        while left[i] in WHITESPACE:
            i += 1
        while right[j] in WHITESPACE:
            j += 1
        if "0" <= left[i] <= "9" and "0" <= right[j] <= "9":
            run, other_run = _digits(left, i), _digits(right, j)
            if left[i] == "0" or right[j] == "0":
                if run != other_run:
                    return -1 if run < other_run else 1
            elif run != other_run:
                return -1 if (len(run), run) < (len(other_run), other_run) else 1
            i += len(run)
            j += len(other_run)
            if i == end or j == other_end:
                return (i < end) - (j < other_end)
        if left[i] != right[j]:
            return -1 if left[i] < right[j] else 1
        i += 1
        j += 1
        if i >= end or j >= other_end:
            return (i < end) - (j < other_end)


def _skip_zeros(text: str) -> int:
    index = 0
    while text[index] == "0" and "0" <= text[index + 1] <= "9":
        index += 1
    return index


def _digits(text: str, start: int) -> str:
    end = start
    while "0" <= text[end] <= "9":
        end += 1
    return text[start:end]


def _order(left: Any, right: Any) -> int:
    """ZEND_THREEWAY_COMPARE of strings or floats: NAN is greater than anything on either side."""
    return 0 if left == right else -1 if left < right else 1


def comparator(engine: Any, flags: int, failures: list[Thrown] | None = None) -> Compare:
    """The comparison of values or keys that sort flags ask for (php_get_data_compare_func, …_key_…).

    With `failures`, which get what conversions throw, it goes on with empty strings: PHP calls no __toString()
    while there is an exception.
    """
    def text(value: Any) -> str:
        if type(value) is str:
            return value
        if failures is None or not isinstance(value, PhpObject):
            return to_string(engine, value)
        try:
            return "" if failures else to_string(engine, value)
        except Thrown as thrown:
            failures.append(thrown)
            return ""
    kind, fold = flags & ~SORT_FLAG_CASE, bool(flags & SORT_FLAG_CASE)
    if kind == SORT_NUMERIC:
        return lambda left, right: _order(to_float(engine, left), to_float(engine, right))
    if kind == SORT_STRING:
        if fold:
            return lambda left, right: _order(lower(text(left)), lower(text(right)))
        return lambda left, right: _order(text(left), text(right))
    if kind == SORT_NATURAL:
        return lambda left, right: natural_compare(text(left), text(right), fold)
    if kind == SORT_LOCALE_STRING:
        from zvm.runtime.services.c_locale import LC_COLLATE, CLocale

        locale = engine.state_of(CLocale)
        if locale.name(LC_COLLATE) == "C":
            return lambda left, right: _order(c_string(text(left)), c_string(text(right)))
        return lambda left, right: locale.compare(c_string(text(left)), c_string(text(right)))
    return lambda left, right: _compare_regular(engine, left, right, failures)


def _compare_regular(engine: Any, left: Any, right: Any, failures: list[Thrown] | None) -> int:
    """compare() for sorting: cases of enums, which operators cannot order, come last and by object, so that equal ones
    meet (php_array_data_compare_unstable_i). Objects, which are not converted any more after `failures`, are greater
    than strings."""
    if failures and isinstance(left, PhpObject) != isinstance(right, PhpObject) and str in (type(left), type(right)):
        return 1 if isinstance(left, PhpObject) else -1
    result = compare(engine, left, right)
    if result == UNCOMPARABLE and isinstance(right, PhpObject) and right.ce.flags & ACC_ENUM:
        if not (isinstance(left, PhpObject) and left.ce.flags & ACC_ENUM):
            return -1
        return 1 if left.handle > right.handle else -1
    return result


_BOOL_RESULT = ("Returning bool from comparison function is deprecated, "
                "return an integer less than, equal to, or greater than zero")


def user_comparator(engine: Any, callback: Any, failures: list[Thrown] | None = None) -> Compare:
    """The comparison a callback makes (php_array_user_compare). Once there are `failures` nothing is called."""
    call = callback.positional()
    understand = comparison_results(engine, call)

    def compare_by_callback(left: Any, right: Any) -> int:
        if failures:
            return 0
        result = call(left, right)
        return result if type(result) is int else understand(result, left, right)
    return compare_by_callback


def comparison_results(engine: Any, call: Callable[..., Any]) -> Callable[[Any, Any, Any], int]:
    """What a comparison callback means by a result (for left, right) that is not an int: bools are understood with a
    deprecation, once."""
    warned = False

    def understand(result: Any, left: Any, right: Any) -> int:
        nonlocal warned
        if type(result) is bool:
            if not warned:
                warned = True
                engine.diagnostics.deprecated(f"{engine.active_function_name()}(): {_BOOL_RESULT}")
            if not result:
                return -plain_result(engine, call(right, left))
        return plain_result(engine, result)
    return understand


def plain_result(engine: Any, result: Any) -> int:
    """What a comparison callback returned, as a sign (php_get_long)."""
    from zvm.runtime.values.convert import to_int

    number = to_int(engine, result)
    return (number > 0) - (number < 0)


# ---- sorting values ------------------------------------------------------------------------------------------------

def plain_sort_keys(engine: Any, values: list[Any], flags: int) -> list[Any] | None:
    """Keys by which Python's sort orders the values as the flags ask, None where that is not certain."""
    kinds = set(map(type, values))
    if not kinds <= SCALAR_TYPES or _reports_nan(engine, values, flags):
        return None
    kind = flags & ~SORT_FLAG_CASE
    if kind in (SORT_STRING, SORT_NATURAL):
        texts = values if kinds == {str} else [_scalar_text(engine, value) for value in values]
        if kind == SORT_NATURAL:
            return _natural_keys(texts, bool(flags & SORT_FLAG_CASE))
        return [lower(text) for text in texts] if flags & SORT_FLAG_CASE else texts
    if kind == SORT_NUMERIC:
        numbers = [string_to_float(value) if type(value) is str else float(value or 0) for value in values]
        return None if any(number != number for number in numbers) else numbers
    if kind == SORT_LOCALE_STRING:
        return None
    if kinds == {int}:
        return values
    if kinds <= {int, float}:
        exact = all(-_EXACT < value < _EXACT for value in values)  # NAN is not
        return values if exact else None
    if kinds == {str} and not any(map(_is_numeric, filter(_may_be_numeric, values))):
        return values
    return _numbers(values) if kinds <= {int, float, str} else None


def _reports_nan(engine: Any, values: list[Any], flags: int) -> bool:
    """Whether each comparison warns of NAN that becomes a string (PHP 8.5)."""
    return engine.target >= V8_5 and flags & ~SORT_FLAG_CASE not in (SORT_NUMERIC, SORT_REGULAR) \
        and any(type(value) is float and value != value for value in values)


def _may_be_numeric(text: str) -> bool:
    """Whether a string begins as numbers do; white space may."""
    return text[:1] <= "9" and text != ""


def _is_numeric(text: str) -> bool:
    number, used, _ = scan_numeric(text)
    return number is not None and used == len(text)


def _numbers(values: list[Any]) -> list[Any] | None:
    """Ints, floats and numeric strings as numbers that are exact; None where one is something else."""
    numbers = []
    for value in values:
        if type(value) is str:
            number, used, overflow = scan_numeric(value)
            if number is None or used < len(value) or overflow:
                return None
            value = number
        if not -_EXACT < value < _EXACT:
            return None
        numbers.append(value)
    return numbers


def _natural_keys(values: list[str], fold_case: bool) -> list[str] | None:
    """Strings in whose order the values are in natural order; None where white space or leading zeros would count.

    A run of digits gets its length before it, and a digit before that, which other characters are compared with.
    """
    text = "\1".join(values)
    if _UNNATURAL.search(text) or text.count("\1") >= len(values):
        return None
    if fold_case:
        text = upper(text)
    return _DIGIT_RUN.sub(lambda run: f"0{chr(31 + len(run[0]))}{run[0]}", text).split("\1")


def _scalar_text(engine: Any, value: Any) -> str:
    if type(value) is float:
        return float_to_string(value, engine.ini.precision)
    return value if type(value) is str else to_string(engine, value)


def sorted_list(values: list[Any], flags: int, reverse: bool) -> list[Any] | None:
    """The values themselves in the order the flags ask for, where Python compares them as PHP does; None where that is
    not certain."""
    return sorted(values, reverse=reverse) if compares_alike(values, flags) else None


def compares_alike(values: Any, flags: int) -> bool:
    """Are these all ints, floats or strings that Python compares as the flags ask?"""
    kinds = set(map(type, values))
    if len(kinds) != 1:
        return False
    kind = flags & ~SORT_FLAG_CASE
    if str in kinds:
        return flags == SORT_STRING or kind == SORT_REGULAR and not any(map(_may_be_numeric, values))
    if int in kinds:
        return kind == SORT_REGULAR
    return float in kinds and kind in (SORT_REGULAR, SORT_NUMERIC) and not any(value != value for value in values)


def sorted_order(engine: Any, values: list[Any], flags: int, reverse: bool, failures: list[Thrown]) -> list[int]:
    """The indices of the values in the order the flags ask for; equal ones keep theirs. See order_by for `failures`."""
    if flags == SORT_FLAG_CASE:
        flags = SORT_REGULAR
    is_native = engine.tier is not None and flags & ~SORT_FLAG_CASE in _NATIVE_ORDERS \
        and not _reports_nan(engine, values, flags)
    if not is_native or flags != SORT_REGULAR:
        keys = plain_sort_keys(engine, values, flags)
        if keys is not None:
            return sorted(range(len(values)), key=keys.__getitem__, reverse=reverse)
    compare_values = comparator(engine, flags, failures)
    native = (flags, -1 if reverse else 1) if is_native else ()
    if reverse:
        return order_by(engine, values, lambda left, right: -compare_values(left, right), failures, native)
    return order_by(engine, values, compare_values, failures, native)


_NATIVE_ORDERS = (SORT_REGULAR, SORT_STRING, SORT_NATURAL)


def order_by(engine: Any, values: list[Any], compare_values: Compare, failures: list[Thrown],
             native: tuple[int, ...] = ()) -> list[int]:
    """The indices of the values in the order of a comparison, zend_sort's way; equal ones keep theirs. `native`: flags,
    and 1 or -1, by which native code compares scalars in place of the comparison.

    What the comparison throws does not end the sorting: it goes to `failures`, and the values compared then are equal.
    The caller raises the first failure when it has stored the result.
    """
    order = list(range(len(values)))
    if engine.tier is not None:
        def settle(result: Any, signal: BaseException | None, left: Any, right: Any) -> int:
            if isinstance(signal, Thrown):
                failures.append(signal)
                return 0
            if signal is not None:
                raise signal
            return int(result)
        engine.tier.zend_sort(order, values, compare_values, settle, *native)
        return order

    def compare_places(left: int, right: int) -> int:
        try:
            return compare_values(values[left], values[right]) or left - right
        except Thrown as thrown:
            failures.append(thrown)
            return left - right
    zend_sort(order, compare_places)
    return order


def order_by_callback(engine: Any, values: list[Any], callback: Any, failures: list[Thrown]) -> list[int]:
    """order_by() of a comparison that a callback makes, which is not called any more once it has thrown
    (zend_call_function)."""
    if engine.tier is None:
        return order_by(engine, values, user_comparator(engine, callback, failures), failures)
    settler = Settler(engine, callback, failures)
    order = list(range(len(values)))
    engine.tier.zend_sort(order, values, settler.call, settler)
    return order


class Settler:
    """What becomes of a callback's results that are not ints, and of what it raises: native zend_sort()'s `settle`."""

    __slots__ = ("call", "understand", "failures")

    def __init__(self, engine: Any, callback: Any, failures: list[Thrown] | None = None) -> None:
        """`callback`: resolved, or a value of PHP that can be called."""
        if failures is None:
            callback, failures = engine.resolve_callable(callback), []
        self.call = callback.positional()
        self.understand = comparison_results(engine, self.call)
        self.failures = failures

    def __call__(self, result: Any, signal: BaseException | None, left: Any, right: Any) -> int | None:
        try:
            if signal is not None:
                raise signal
            return self.understand(result, left, right)
        except Thrown as thrown:
            self.failures.append(thrown)
            return None

    def raise_first(self) -> None:
        raise self.failures[0]
