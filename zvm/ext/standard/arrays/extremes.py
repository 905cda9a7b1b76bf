"""min() and max() (ext/standard/array.c). A module of its own because these names hide Python's."""
from __future__ import annotations

import builtins
from math import isnan

from zvm.ext.vocabulary import Mixed, function
from zvm.runtime.functions.parameters import argument_type_error, value_error
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.compare import compare
from zvm.runtime.values.zval import value_name
from zvm.targets import V8_3

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine


_INTS, _FLOATS, _NUMBERS = {int}, {float}, (int, float)
_EXACT = 1 << 53  # integers up to this are exact as floats


def _is_double(value: Any) -> bool:
    """Whether it is a number that a double holds exactly."""
    return type(value) is float or type(value) is int and -_EXACT <= value <= _EXACT


def _extreme(engine: Engine, arguments: tuple[Any, ...], sign: int) -> Any:
    """min() with sign -1, max() with 1: of an array, or of the arguments."""
    if len(arguments) == 1:
        array = arguments[0]
        if type(array) is not PhpArray:
            argument_type_error(engine, 1, f"must be of type array, {value_name(engine, array)} given")
        kinds = set(map(type, array.values()))
        if kinds == _INTS or kinds == _FLOATS and not any(map(isnan, array.values())):
            return builtins.max(array.values()) if sign > 0 else builtins.min(array.values())
        values = array.plain_values()
        if not values:
            value_error(engine, 1, "must contain at least one element")
        found = values[0]
        for value in values[1:]:
            if compare(engine, found, value) * sign < 0:
                found = value
        return found
    found = arguments[0]
    are_numbers = engine.target >= V8_3
    for value in arguments[1:]:
        are_numbers = are_numbers and _is_double(value) and _is_double(found)
        if are_numbers and (isnan(value) or isnan(found)):
            continue  # PHP compares numbers at the beginning as doubles
        result = compare(engine, value, found)
        if result < 0 if sign < 0 else result > 0:
            found = value
    return found


def _first_of_two(engine: Engine, left: Any, right: Any, sign: int) -> bool:
    """Whether the first of two values is the extreme one of a call without frame."""
    if _is_double(left) and _is_double(right) and not (type(left) is int and type(right) is int):
        return bool(left >= right if sign > 0 else left < right)
    order = compare(engine, left, right)
    return order >= 0 if sign > 0 else order < 0


@function(name="min", frameless=2, pure=True)
def min_of_two(engine: Engine, value: Mixed, values: Mixed) -> Mixed:
    """The arguments come in reverse."""
    return values if _first_of_two(engine, values, value, -1) else value


@function(name="max", frameless=2, pure=True)
def max_of_two(engine: Engine, value: Mixed, values: Mixed) -> Mixed:
    return value if _first_of_two(engine, value, values, 1) else values


@function(pure=True)
def min(engine: Engine, value: Mixed, *values: Mixed) -> Mixed:
    if len(values) == 1 and type(value) in _NUMBERS and type(values[0]) in _NUMBERS and \
            -_EXACT <= value <= _EXACT and -_EXACT <= values[0] <= _EXACT:  # NAN is not
        return value if value <= values[0] else values[0]
    return _extreme(engine, (value, *values), -1)


@function(pure=True)
def max(engine: Engine, value: Mixed, *values: Mixed) -> Mixed:
    if len(values) == 1 and type(value) in _NUMBERS and type(values[0]) in _NUMBERS and \
            -_EXACT <= value <= _EXACT and -_EXACT <= values[0] <= _EXACT:  # NAN is not
        return value if value >= values[0] else values[0]
    return _extreme(engine, (value, *values), 1)
