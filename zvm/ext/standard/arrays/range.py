"""range() (ext/standard/array.c). A module of its own because the name hides Python's."""
from __future__ import annotations

import builtins

from zvm.ext.vocabulary import Array, Float, Int, Numeric, Str, Untyped, function
from zvm.runtime.functions.parameters import value_error
from zvm.runtime.services.memory import check_array
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.convert import to_float, to_int
from zvm.runtime.values.numbers import float_to_int, parse_numeric
from zvm.targets import V8_5

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable
    from typing import Any, NoReturn

    from zvm.engine import Engine

_MAX_SIZE = 0x4000_0000  # HT_MAX_SIZE
_EXCEEDED = "must not exceed the specified range"


@function(pure=True, until=80300)
def range(engine: Engine, start: Untyped, end: Untyped, step: Numeric = 1) -> Array:
    size = abs(step)
    if type(start) is str and type(end) is str and start and end:
        kinds = {type(parse_numeric(start)), type(parse_numeric(end))}
        if float in kinds or type(step) is float:
            return _floats(engine, start, end, float(size))
        if int not in kinds:
            return _characters(engine, ord(start[0]), ord(end[0]), int(size))
    elif type(start) is float or type(end) is float or type(step) is float:
        return _floats(engine, start, end, float(size))
    return _integers(engine, to_int(engine, start), to_int(engine, end), float(size))


def _characters(engine: Engine, low: int, high: int, step: int) -> PhpArray:
    if low == high:
        return PhpArray.from_list([chr(low)])
    if step <= 0 or abs(low - high) < step:
        value_error(engine, 3, _EXCEEDED)
    codes = builtins.range(low, high - 1, -step) if low > high else builtins.range(low, high + 1, step)
    return PhpArray.from_list([chr(code) for code in codes])


def _floats(engine: Engine, start: Any, end: Any, step: float) -> PhpArray:
    low, high = to_float(engine, start), to_float(engine, end)
    infinite = (float("inf"), float("-inf"))
    if low in infinite or high in infinite:
        engine.throw("ValueError", f"Invalid range supplied: start={_shown(low)} end={_shown(high)}")
    if not (low > high or high > low):
        return PhpArray.from_list([low])
    if step <= 0 or abs(high - low) < step:
        value_error(engine, 3, _EXCEEDED)
    size = abs(high - low) / step + 1
    if size >= _MAX_SIZE:
        _too_large(engine, low, high)
    count = int(size + 0.5) if size == size else 0  # of steps that are NAN there are none
    check_array(engine, count)
    if low > high:  # the first is as it was given, -0.0, too
        values = [low, *(low - index * step for index in builtins.range(1, count))][:count]
        return PhpArray.from_list([value for value in values if value >= high])
    values = [low, *(low + index * step for index in builtins.range(1, count))][:count]
    return PhpArray.from_list([value for value in values if value <= high])


def _too_large(engine: Engine, low: float, high: float) -> NoReturn:
    start, end = (f"{number:.0f}" if type(number) is float else str(number) for number in sorted((low, high)))
    engine.throw("ValueError", f"The supplied range exceeds the maximum array size: start={start} end={end}")


def _shown(number: float) -> str:
    """A number as spprintf's %0.0f gives it: infinity without sign."""
    return "inf" if number in (float("inf"), float("-inf")) else f"{number:.0f}"


def _integers(engine: Engine, low: int, high: int, step: float) -> PhpArray:
    width = float_to_int(step)
    if step <= 0 or width <= 0:
        value_error(engine, 3, _EXCEEDED)
    if low == high:
        return PhpArray.from_list([low])
    if abs(high - low) < width:
        value_error(engine, 3, _EXCEEDED)
    if abs(high - low) // width >= _MAX_SIZE - 1:
        _too_large(engine, low, high)
    check_array(engine, abs(high - low) // width + 1)
    if low > high:
        return PhpArray.from_list(list(builtins.range(low, high - 1, -width)))
    return PhpArray.from_list(list(builtins.range(low, high + 1, width)))


# ---- since PHP 8.3 -------------------------------------------------------------------------------------------------

_LONG_MIN = -1 << 63
_NUMBER, _DIGIT, _CHARACTER = builtins.range(3)  # what an end is: a digit may be either


@function(name="range", since=80300)
def range_of_ends(engine: Engine, start: Str | Int | Float, end: Str | Int | Float, step: Int | Float = 1) -> Array:
    if step != step or abs(step) == float("inf"):
        value_error(engine, 3, f"must be a finite number, {'NAN' if step != step else 'INF'} provided")
    if step == 0:
        value_error(engine, 3, "cannot be 0")
    if step == _LONG_MIN and type(step) is int:
        value_error(engine, 3, f"must be greater than {_LONG_MIN}")
    low_kind, low = _end(engine, start, "#1 ($start)", 1)
    high_kind, high = _end(engine, end, "#2 ($end)", 2)
    has_fraction = type(step) is float and not step.is_integer()
    if low_kind != _NUMBER and high_kind != _NUMBER:
        if not has_fraction:
            return _ascending_or_not(engine, ord(str(start)[0]), ord(str(end)[0]), int(step), chr)
        if _CHARACTER in (low_kind, high_kind):
            _warn(engine, "#3 ($step) must be of type int when generating an array of characters, inputs converted to "
                          "0")
    elif low_kind == _CHARACTER:
        _warn(engine, "#2 ($end) must be a single byte string if argument #1 ($start) is a single byte string, "
                      "argument #1 ($start) converted to 0")
    elif high_kind == _CHARACTER:
        _warn(engine, "#1 ($start) must be a single byte string if argument #2 ($end) is a single byte string, "
                      "argument #2 ($end) converted to 0")
    if has_fraction or type(low) is float or type(high) is float:
        _check_step(engine, low, high, step)
        if low != high and abs(high - low) / abs(step) + 1 >= _MAX_SIZE:
            _too_many(engine, abs(high - low) / abs(step), min(low, high), max(low, high), abs(float(step)))
        return _floats(engine, low, high, abs(float(step)))
    return _ascending_or_not(engine, int(low), int(high), int(step), int)


def _check_step(engine: Engine, low: float, high: float, step: float) -> None:
    if step < 0 and high > low:
        value_error(engine, 3, "must be greater than 0 for increasing ranges")
    if low != high and abs(high - low) < abs(step):
        value_error(engine, 3, "must be less than the range spanned by argument #1 ($start) and argument #2 ($end)")


def _end(engine: Engine, value: Any, name: str, number: int) -> tuple[int, int | float]:
    """What one end of the range is, and its number (php_range_process_input)."""
    if type(value) is str:
        if not value:
            _warn(engine, f"{name} must not be empty, casted to 0")
            return _NUMBER, 0
        parsed = parse_numeric(value)
        if parsed is None:
            if len(value) > 1:
                _warn(engine, f"{name} must be a single byte, subsequent bytes are ignored")
            return _CHARACTER, 0
        if len(value) == 1:
            return _DIGIT, parsed
        value = parsed
    if type(value) is float and (value != value or abs(value) == float("inf")):
        value_error(engine, number, f"must be a finite number, {'NAN' if value != value else 'INF'} provided")
    return _NUMBER, value


def _ascending_or_not(engine: Engine, low: int, high: int, step: int, element: Callable[[int], Any]) -> PhpArray:
    _check_step(engine, low, high, step)
    width = abs(step)
    if abs(high - low) // width >= _MAX_SIZE - 1:
        _too_many(engine, abs(high - low) // width, min(low, high), max(low, high), width)
    check_array(engine, abs(high - low) // width + 1)
    numbers = builtins.range(low, high - 1, -width) if low > high else builtins.range(low, high + 1, width)
    return PhpArray.from_list(list(map(element, numbers)))


def _too_many(engine: Engine, steps: float, low: float, high: float, step: float) -> NoReturn:
    style = ".1f" if type(step) is float else "d"
    problem, separator, remark = "", " ", ""
    if engine.target >= V8_5:
        problem, separator = f" by {steps + 1 - _MAX_SIZE:{style}} elements", ", "
        remark = f". Max size: {_MAX_SIZE}" if type(step) is float else \
            f". Calculated size: {steps}. Maximum size: {_MAX_SIZE}."
    numbers = separator.join(f"{name}={number:{style}}" for name, number in (
        ("start", low), ("end", high), ("step", step)))
    engine.throw("ValueError", f"The supplied range exceeds the maximum array size{problem}: {numbers}{remark}")


def _warn(engine: Engine, problem: str) -> None:
    engine.diagnostics.warning(f"range(): Argument {problem}")
