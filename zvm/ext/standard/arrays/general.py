"""Arrays: stack and queue functions, parts, keys, searches, simple new arrays (ext/standard/array.c)."""
from __future__ import annotations

from _operator import add, itemgetter, mul
from itertools import islice

from zvm.ext.native import dict_of
from zvm.ext.vocabulary import (
    EMPTY,
    UNDEF,
    Array,
    Bool,
    ByRef,
    False_,
    Int,
    Mixed,
    Null,
    Numeric,
    Str,
    Untyped,
    function,
)
from zvm.runtime.execute_data import result_is_used
from zvm.runtime.functions.parameters import argument_type_error, is_instance, value_error
from zvm.runtime.objects.casts import to_array
from zvm.runtime.objects.lifecycle import Unreleased
from zvm.runtime.services.function_tools import reduce
from zvm.runtime.services.memory import HASH_ELEMENT, PACKED_ELEMENT, check_array
from zvm.runtime.signals import Thrown, raise_pending
from zvm.runtime.values import compare, operators
from zvm.runtime.values.arrays import OCCUPIED, PhpArray, normalize_key, separate_reference
from zvm.runtime.values.convert import (
    cast_object,
    class_name,
    float_to_int_safe,
    is_resource,
    to_float,
    to_int,
    to_key,
    to_number,
    to_string_in_passing,
)
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.strings import lower, upper
from zvm.runtime.values.zval import INT_MAX, SCALAR_TYPES, Reference, value_name
from zvm.targets import V8_3, V8_4, V8_5

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Iterator
    from typing import Any

    from zvm.engine import Engine

CASE_LOWER, CASE_UPPER = 0, 1
COUNT_NORMAL, COUNT_RECURSIVE = 0, 1



# what a new array takes over: values, references that nothing else holds unwrapped

def copied_values(array: PhpArray) -> list[Any]:
    if array.holds_references():
        array = array.clone()
    return list(array.values())


def copied_items(array: PhpArray) -> list[tuple[Any, Any]]:
    if array.holds_references():
        array = array.clone()
    return list(array.items())


def renumbered(items: Any) -> PhpArray:
    """An array of (key, value) pairs, string keys kept and the others renumbered."""
    items = list(items)
    keys = set(map(type, map(itemgetter(0), items)))
    if keys == {int}:
        return PhpArray.from_list(list(map(itemgetter(1), items)))
    if keys == {str}:
        return PhpArray.from_record(dict(items))
    result = PhpArray()
    for key, value in items:
        if type(key) is str:
            result.set(key, value)
        else:
            result.append(value)
    return result


# ---- counting ------------------------------------------------------------------------------------------------------

def _count_recursive(engine: Engine, array: PhpArray, active: set[int]) -> int:
    if id(array) in active:
        engine.diagnostics.warning("count(): Recursion detected")
        return 0
    active.add(id(array))
    total = len(array)
    for value in array.values():
        if type(value) is Reference:
            value = value.value
        if type(value) is PhpArray:
            total += _count_recursive(engine, value, active)
    active.discard(id(array))
    return total


@function(aliases=("sizeof",), pure=True, shown={"value": "'Countable' | Array"})
def count(engine: Engine, value: Mixed, mode: Int = COUNT_NORMAL) -> Int:
    if mode not in (COUNT_NORMAL, COUNT_RECURSIVE):
        value_error(engine, 2, "must be either COUNT_NORMAL or COUNT_RECURSIVE")
    if type(value) is PhpArray:
        return len(value) if mode == COUNT_NORMAL else _count_recursive(engine, value, set())
    if isinstance(value, PhpObject):
        hook = getattr(value.ce.native, "count_elements", None)
        if hook is not None:
            counted: int = hook(engine, value)
            return counted
        if is_instance(engine, value, "countable"):
            return to_int(engine, engine.call_method(value, "count"))
    return argument_type_error(engine, 1, f"must be of type Countable|array, {value_name(engine, value)} given")


# ---- both ends -----------------------------------------------------------------------------------------------------

@function
def array_push(engine: Engine, array: ByRef[Array], *values: Mixed) -> Int:
    stack = separate_reference(array)
    for value in values:
        if not stack.append(value):
            engine.throw("Error", OCCUPIED)
    return len(stack)


@function
def array_pop(array: ByRef[Array]) -> Mixed:
    value = separate_reference(array).pop()
    if value is UNDEF:
        return None
    return value.value if type(value) is Reference else value


@function
def array_shift(array: ByRef[Array]) -> Mixed:
    stack = separate_reference(array)
    stack.pos = 0
    if not len(stack):
        return None
    if stack.packed is not None and stack.order is None:
        stack.next_free = 0
        value = stack.packed.pop(0)
    else:
        items = iter(stack.items())
        value = next(items)[1]
        by_key = stack.stands_by_key()
        stack.replace(renumbered(items), lambda position, places: _shifted(position, places, by_key))
        if stack.order is not None and not len(stack):
            stack.order.clamp_iterators(0)
    return value.value if type(value) is Reference else value


def _shifted(position: int, places: list[int], by_key: bool) -> int:
    """Where an iterator stands when the first element is gone: one at it is at the next, and one that is then past the
    end of a packed array does not move."""
    if position == places[0]:
        position = places[1]
    if position == places[-1] and (by_key or len(places) == 2):
        return position
    return max(places.index(position) - 1, 0) if position in places else position


@function
def array_unshift(array: ByRef[Array], *values: Mixed) -> Int:
    stack = separate_reference(array)
    if stack.packed is not None and stack.order is None:
        stack.packed[:0] = values
        stack.pos = 0
    else:
        result = PhpArray.from_list(list(values))
        for key, value in stack.items():
            if type(key) is str:
                result.set(key, value)
            else:
                result.append(value)
        stack.replace(result, lambda position, places: position + len(values))
    return len(stack)


# ---- parts ---------------------------------------------------------------------------------------------------------

def _bounds(count: int, offset: int, length: int | None) -> tuple[int, int]:
    """Start and end of a part; the end is not before the start."""
    start = count if offset > count else max(offset + count, 0) if offset < 0 else offset
    if length is None:
        end = count
    elif length < 0:
        end = count + length
    else:
        end = min(start + length, count)
    return start, max(start, end)


@function
def array_splice(engine: Engine, array: ByRef[Array], offset: Int, length: Int | Null = None,
                 replacement: Mixed = EMPTY) -> Array:
    replacements = copied_values(to_array(engine, replacement))
    target = separate_reference(array)
    start, end = _bounds(len(target), offset, length)
    if length is not None and start + length > INT_MAX:  # overflows, and removes nothing
        end = len(target) if engine.target >= V8_4 else start
    if target.packed is not None and target.order is None:
        removed = target.packed[start:end]
        target.packed[start:end] = replacements
        target.pos = 0
        result = PhpArray.from_list(removed)
        del removed
    else:
        items = list(target.items())
        result = renumbered(items[start:end])
        left = renumbered(items[:start] + [(0, value) for value in replacements] + items[end:])
        del items
        spliced_end = start + len(replacements)
        cut_at = target.end_of(start) if start < end == len(target) else None  # the array ends here for a moment
        target.replace(left, lambda position, places: _spliced(position, places, start, end, spliced_end))
        if cut_at is not None and target.order is not None:
            target.order.clamp_iterators(cut_at)
    return result if result_is_used(engine) else PhpArray.empty()  # elements that nothing has any more die here


def _spliced(position: int, places: list[int], start: int, end: int, spliced_end: int) -> int:
    """Where an iterator stands when elements were cut out: one after them moves again with each element it meets
    (php_splice)."""
    if position in places[start:end]:
        position = places[end]
    for number, place in enumerate(places[end:-1]):
        if place == position:
            position = spliced_end + number
    return position


@function(native=True)
def array_slice(array: Array, offset: Int, length: Int | Null = None, preserve_keys: Bool = False) -> Array:
    size = len(array)
    start = max(offset + size, 0) if offset < 0 else min(offset, size)
    end = size
    if length is not None:
        end = size + length if length < 0 else start + min(length, size - start)
    if start >= end:
        return PhpArray.empty()
    if array.packed is not None and (not preserve_keys or start == 0):
        return PhpArray.from_list(copied_part(array, start, end))
    if preserve_keys:
        elements = dict_of(end - start)
        for key, value in islice(copied_items(array), start, end):
            elements[key] = value
        return PhpArray.from_dict(elements)
    result = PhpArray()
    for key, value in islice(copied_items(array), start, end):
        if type(key) is str:
            result.set(key, value)
        else:
            result.append(value)
    return result


def copied_part(array: PhpArray, start: int, end: int) -> list[Any]:
    """copied_values(array)[start:end] of a packed array."""
    packed: Any = array.packed
    values: list[Any] = packed[start:end]
    if Reference in map(type, values):
        del values
        return copied_values(array)[start:end]
    return values


def repeated_value(count: int, value: Any) -> list[Any]:
    """A list of one value so many times."""
    return [value] * count


@function(pure=True, native=True)
def array_chunk(engine: Engine, array: Array, length: Int, preserve_keys: Bool = False) -> Array:
    if length < 1:
        value_error(engine, 2, "must be greater than 0")
    chunks: list[Any] = []
    if preserve_keys:
        elements: dict[Any, Any] = {}
        for key, value in copied_items(array):
            elements[key] = value
            if len(elements) == length:
                chunks.append(PhpArray.from_dict(elements))
                elements = {}
        if elements:
            chunks.append(PhpArray.from_dict(elements))
        return PhpArray.from_list(chunks)
    values: list[Any] = []
    for value in copied_values(array):
        values.append(value)
        if len(values) == length:
            chunks.append(PhpArray.from_list(values))
            values = []
    if values:
        chunks.append(PhpArray.from_list(values))
    return PhpArray.from_list(chunks)


_MOST_ELEMENTS = 0x40000000  # HT_MAX_SIZE


@function(pure=True, native=True)
def array_pad(engine: Engine, array: Array, length: Int, value: Mixed) -> Array:
    size = -length if length < 0 else length
    missing = size - len(array)
    if engine.target >= V8_3:
        if size > _MOST_ELEMENTS:
            value_error(engine, 2, "must not exceed the maximum allowed array size")
    elif size > INT_MAX or missing > 1048576:
        value_error(engine, 2, "must be less than or equal to 1048576")
    if missing <= 0:
        return array
    check_array(engine, size)
    if array.packed is not None:
        values: list[Any] = []
        if length < 0:
            values.extend(repeated_value(missing, value))
        values.extend(array.values())
        if length > 0:
            values.extend(repeated_value(missing, value))
        return PhpArray.from_list(values)
    result = PhpArray()
    if length < 0:
        for _ in range(missing):
            result.append(value)
    for key, element in array.items():
        if type(key) is str:
            result.set(key, element)
        else:
            result.append(element)
    if length > 0:
        for _ in range(missing):
            result.append(value)
    return result


# ---- keys and values -----------------------------------------------------------------------------------------------

@function(aliases=("key_exists",), pure=True)
def array_key_exists(engine: Engine, key: Untyped, array: Array) -> Bool:
    kind = type(key)
    if kind is str:
        return normalize_key(key) in array
    if kind is int:
        return key in array
    if key is None:
        if engine.target >= V8_5:
            engine.diagnostics.deprecated("Using null as the key parameter for array_key_exists() is deprecated, use "
                                          "an empty string instead")
        return "" in array
    if kind is float:
        return float_to_int_safe(engine, key) in array
    if kind is bool:
        return int(key) in array
    if is_resource(key):
        number = key.handle
        engine.diagnostics.warning(f"Resource ID#{number} used as offset, casting to integer ({number})")
        return number in array
    argument_type_error(engine, 1, "must be a valid array offset type")
    return False


@function(pure=True, native=True)
def array_keys(engine: Engine, array: Array, filter_value: Mixed = UNDEF, strict: Bool = False) -> Array:
    if filter_value is UNDEF:
        return PhpArray.from_list(list(array.keys()))
    keys: list[Any] = []
    for key, value in array.plain_items():
        if strict:
            if compare.is_identical(filter_value, value):
                keys.append(key)
        elif compare.is_equal(engine, filter_value, value):
            keys.append(key)
    return PhpArray.from_list(keys)


@function(native=True)
def array_values(array: Array) -> Array:
    if array.packed is not None:
        return array
    return PhpArray.from_list(copied_values(array))


@function(native=True)
def array_key_first(array: Array) -> Int | Str | Null:
    return next(iter(array.keys()), None)


@function(native=True)
def array_key_last(array: Array) -> Int | Str | Null:
    return next(reversed(array.keys()), None)


@function(native=True)
def array_is_list(array: Array) -> Bool:
    if array.packed is not None:
        return True
    is_list = True
    for index, key in enumerate(array.keys()):
        if key != index:
            is_list = False
            break
    return is_list


@function(pure=True, native=True)
def array_flip(engine: Engine, array: Array) -> Array:
    flipped = dict_of(len(array))
    for key, value in array.plain_items():
        if type(value) is int:
            flipped[value] = key
        elif type(value) is str:
            flipped[normalize_key(value)] = key
        else:
            engine.diagnostics.warning("array_flip(): Can only flip string and integer values, entry skipped")
    return PhpArray.from_dict(flipped) if flipped else PhpArray()


def string_key(engine: Engine, value: Any) -> int | str:
    """The key that a value is by its text (zend_symtable_update of zval_get_string)."""
    if type(value) is Reference:
        value = value.value
    return value if type(value) is int else normalize_key(to_string_in_passing(engine, value))


def has_int_keys(array: PhpArray) -> bool:
    return int in map(type, array.keys())


def add_copied(result: PhpArray, array: PhpArray) -> None:
    """Add elements as another array takes them over, those with int keys at the end."""
    if not len(result) and array.has_only_names():
        copy = array.clone()
        result.packed, result.hash = copy.packed, copy.hash
    elif result.packed is not None and array.packed is not None:
        result.packed += copied_values(array)
    else:
        for key, value in copied_items(array):
            if type(key) is str:
                result.set(key, value)
            else:
                result.append(value)


@function(pure=True, native=True)
def array_combine(engine: Engine, keys: Array, values: Array) -> Array:
    if len(keys) != len(values):
        value_error(engine, 1, "and argument #2 ($values) must have the same number of elements")
    elements = dict_of(len(keys))
    for key, value in zip(keys.plain_values(), copied_values(values), strict=True):
        elements[string_key(engine, key)] = value
    raise_pending(engine)
    return PhpArray.from_dict(elements) if elements else PhpArray()


_INTS, _STRINGS = {int}, {str}


@function(pure=True, native=True)
def array_fill_keys(engine: Engine, keys: Array, value: Mixed) -> Array:
    elements = dict_of(len(keys))
    for key in keys.plain_values():
        elements[string_key(engine, key)] = value
    raise_pending(engine)
    return PhpArray.from_dict(elements) if elements else PhpArray()


@function(pure=True, native=True)
def array_fill(engine: Engine, start_index: Int, count: Int, value: Mixed) -> Array:
    if count < 0:
        value_error(engine, 2, "must be greater than or equal to 0")
    if count > 0x7FFF_FFFF:
        value_error(engine, 2, "is too large")
    if not count:
        return PhpArray.empty()
    if start_index > INT_MAX - count + 1:
        engine.throw("Error", OCCUPIED)
    check_array(engine, count, PACKED_ELEMENT if 0 <= start_index < count else HASH_ELEMENT)
    if start_index == 0:
        return PhpArray.from_list(repeated_value(count, value))
    elements = dict_of(count)
    for number in range(count):
        elements[start_index + number] = value
    return PhpArray.from_dict(elements)


@function(native=True)
def array_reverse(array: Array, preserve_keys: Bool = False) -> Array:
    if preserve_keys:
        elements = dict_of(len(array))
        for key, value in reversed(copied_items(array)):
            elements[key] = value
        return PhpArray.from_dict(elements) if elements else PhpArray()
    if array.packed is not None:
        return PhpArray.from_list(copied_values(array)[::-1])
    result = PhpArray()
    for key, value in reversed(copied_items(array)):
        if type(key) is str:
            result.set(key, value)
        else:
            result.append(value)
    return result


@function(native=True)
def array_change_key_case(array: Array, case: Int = CASE_LOWER) -> Array:
    if array.packed is not None:
        return PhpArray.from_list(copied_values(array))
    elements = dict_of(len(array))
    for key, value in copied_items(array):
        elements[key_in_case(key, case)] = value
    return PhpArray.from_dict(elements) if elements else PhpArray()


def key_in_case(key: int | str, case: int) -> int | str:
    """A key, a string in upper case or in lower case (0)."""
    if type(key) is int:
        return key
    return upper(str(key)) if case else lower(str(key))


@function(pure=True, native=True)
def array_count_values(engine: Engine, array: Array) -> Array:
    counts: dict[Any, Any] = {}
    for value in array.plain_values():
        if type(value) is int:
            counts[value] = count_of(counts, value) + 1
        elif type(value) is str:
            key = normalize_key(value)
            counts[key] = count_of(counts, key) + 1
        else:
            engine.diagnostics.warning("array_count_values(): Can only count string and integer values, entry skipped")
    return PhpArray.from_dict(counts) if counts else PhpArray()


def count_of(counts: dict[Any, Any], key: Any) -> int:
    """The number under a key, 0 where there is none."""
    number: int = counts.get(key, 0)
    return number


def column_of(engine: Engine, row: Any, name: Any) -> Any:
    """row[name] of an array, row->name of an object; UNDEF where there is none (array_column_fetch_prop)."""
    if type(row) is PhpArray:
        value = row.get(normalize_key(name) if type(name) is str else name, UNDEF)
        return value.value if type(value) is Reference else value
    if not isinstance(row, PhpObject):
        return UNDEF
    from zvm.runtime.execute_data import executed_scope
    from zvm.runtime.objects.properties import PROPERTY_EXISTS, has_property, read_property

    scope, text = executed_scope(engine), str(name)
    if has_property(engine, row, text, scope, PROPERTY_EXISTS) or has_property(engine, row, text, scope):
        return read_property(engine, row, text, scope)
    return UNDEF


@function(pure=True, native=True)
def array_column(engine: Engine, array: Array, column_key: Int | Str | Null,
                 index_key: Int | Str | Null = None) -> Array:
    result = PhpArray()
    for row in array.plain_values():
        if column_key is None:
            value = row
        else:
            value = column_of(engine, row, column_key)
            if value is UNDEF:
                continue
        if index_key is None:
            result.append(value)
            continue
        key = column_of(engine, row, index_key)
        if key is UNDEF:
            result.append(value)
        else:
            result.set(to_key(engine, key), value)
    return result


# ---- searching -----------------------------------------------------------------------------------------------------

@function(pure=True)
def in_array(engine: Engine, needle: Mixed, haystack: Array, strict: Bool = False) -> Bool:
    values = haystack.values()
    kind = type(needle)
    if kind is str or kind is int:
        if needle in values:
            if kind is str if strict else set(map(type, values)) <= SCALAR_TYPES:
                return True  # for PHP, too: no object had to be asked for a text; 1 and True are not identical
        elif not _may_hide(needle, values, strict):
            return False
    return next(_positions(engine, needle, values, strict), None) is not None


def _may_hide(needle: Any, values: Any, strict: bool) -> bool:
    """May the needle, an int or a string that Python finds equal to none of the values, be equal to one for PHP?"""
    kind = type(needle)
    if kind is str and not strict and needle <= ":":  # perhaps a number
        return True
    if strict:
        return Reference in map(type, values)
    return not set(map(type, values)) <= {kind}


def _positions(engine: Engine, needle: Any, values: Any, strict: bool) -> Iterator[int]:
    """Where among the values those are that are equal, or identical, to the needle."""
    kind = type(needle)
    is_plain = kind in SCALAR_TYPES if strict else kind is int or kind is str and needle > ":"
    for position, value in enumerate(values):
        if type(value) is Reference:
            value = value.value
        if is_plain and type(value) is kind:
            if value == needle:
                yield position
        elif strict:
            if not is_plain and compare.is_identical(needle, value):
                yield position
        elif compare.is_equal(engine, needle, value):
            yield position


@function(pure=True)
def array_search(engine: Engine, needle: Mixed, haystack: Array, strict: Bool = False) -> Int | Str | False_:
    values = haystack.values()
    kind = type(needle)
    if (kind is int or kind is str and (strict or needle > ":")) and set(map(type, values)) <= {kind}:
        found = needle in values
        position = (values if type(values) is list else list(values)).index(needle) if found else None
    else:
        position = next(_positions(engine, needle, values, strict), None)
    return False if position is None else next(islice(haystack.keys(), position, None))


# ---- numbers -------------------------------------------------------------------------------------------------------

def _addends(array: PhpArray) -> Iterator[Any]:
    """What is added up: arrays and objects are left out, except where references lead to them."""
    for value in array.values():
        if type(value) is Reference:
            yield value.value
        elif type(value) is not PhpArray and not isinstance(value, PhpObject):
            yield value


@function(pure=True, until=80300)
def array_sum(engine: Engine, array: Array) -> Numeric:
    values = array.values()
    kinds = set(map(type, values))
    if kinds == {float}:
        return reduce(add, values, 0)  # from Python 3.12 on sum() corrects for rounding
    if kinds and kinds <= {int, float}:
        most = INT_MAX // len(array)
        if max(values) <= most and min(values) >= -most:
            return sum(values) if kinds == _INTS else reduce(add, values, 0)
    if kinds == _STRINGS and (numbers := _decimals(values)) is not None:
        return sum(numbers)
    total: int | float = 0
    for value in _addends(array):
        try:
            if type(value) is PhpArray:  # convert_scalar_to_number() leaves it as it is, and a reference to it behind
                engine.state_of(Unreleased).values.append(value)
                total = operators.add(engine, total, value)
            else:
                total = operators.add(engine, total, _addend(engine, value))
        except Thrown as thrown:
            engine.pending_exception = thrown
    raise_pending(engine)
    return total


def _addend(engine: Engine, value: Any) -> int | float:
    """The number of a value also where one before could not be added (convert_scalar_to_number)."""
    if engine.pending_exception is None or not isinstance(value, PhpObject):
        return to_number(engine, value)
    number: int | float = cast_object(engine, value, "number")
    if number is not UNDEF:
        return number
    engine.diagnostics.warning_while_throwing(f"Object of class {class_name(value)} could not be converted to number")
    return 1


def _decimals(values: Any) -> list[int] | None:
    """The numbers of strings where all are short and plain decimal ones."""
    digits = "".join(values)
    if digits.isascii() and digits.isdigit() and "" not in values and max(map(len, values)) <= 12 \
            and len(values) < 1_000_000:
        return list(map(int, values))
    return None


@function(pure=True, until=80300)
def array_product(engine: Engine, array: Array) -> Numeric:
    kinds = set(map(type, array.values()))
    if kinds == {float}:
        return reduce(mul, array.values(), 1)
    if kinds == _INTS and -INT_MAX <= (whole := reduce(mul, array.values(), 1)) <= INT_MAX and 0 not in array.values():
        return whole  # without a zero no step on the way was larger
    product: int | float = 1
    for value in _addends(array):
        number = to_float(engine, value) if type(value) is PhpArray else to_number(engine, value)
        product = operators.mul(engine, product, number)
    return product
