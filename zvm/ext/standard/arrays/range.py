"""range() (ext/standard/array.c). A module of its own because the name hides Python's."""
from __future__ import annotations

import builtins

from zvm.ext.vocabulary import Array, Numeric, Untyped, function
from zvm.runtime.functions.parameters import value_error
from zvm.runtime.services.memory import check_array
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.convert import to_float, to_int
from zvm.runtime.values.numbers import float_to_int, parse_numeric

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any, NoReturn

    from zvm.engine import Engine

_MAX_SIZE = 0x4000_0000  # HT_MAX_SIZE
_EXCEEDED = "must not exceed the specified range"


@function(pure=True)
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
