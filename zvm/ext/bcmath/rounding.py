"""bcfloor(), bcceil(), bcround() and bcdivmod() (PHP 8.4)."""
from __future__ import annotations

from zvm.ext.bcmath import numbers
from zvm.ext.bcmath.functions import number_argument, scale_argument
from zvm.ext.bcmath.numbers import Number
from zvm.ext.vocabulary import UNDEF, Array, Int, Null, Str, function
from zvm.runtime.values.arrays import PhpArray

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.engine import Engine
    from zvm.ext.standard.rounding import RoundingMode

# ruff: noqa: F821, UP037


def round_number(value: Number, places: int, mode: str) -> Number:
    """The number to so many places, negative ones before the point, as a RoundingMode says."""
    if places >= value.scale:
        return value
    step = 10 ** (value.scale - places)
    whole, rest = divmod(abs(value.units), step)
    if _rounds_up(mode, value.units < 0, 2 * rest - step, rest, whole):
        whole += 1
    units = -whole if value.units < 0 else whole
    return Number(units, places) if places >= 0 else Number(units * 10 ** -places, 0)


def _rounds_up(mode: str, is_negative: bool, side: int, rest: int, whole: int) -> bool:
    """Whether what is cut off makes the rest larger by one; `side` is 0 for exactly a half."""
    if not rest or mode == "TowardsZero":
        return False
    if mode.startswith("Half"):
        if side:
            return side > 0
        is_odd = whole % 2 == 1
        return mode == "HalfAwayFromZero" or mode == "HalfEven" and is_odd or mode == "HalfOdd" and not is_odd
    return mode == "AwayFromZero" or is_negative is (mode == "NegativeInfinity")


@function(since=80400)
def bcfloor(engine: Engine, num: Str) -> Str:
    return round_number(number_argument(engine, 1, num), 0, "NegativeInfinity").text(0)


@function(since=80400)
def bcceil(engine: Engine, num: Str) -> Str:
    return round_number(number_argument(engine, 1, num), 0, "PositiveInfinity").text(0)


@function(since=80400, defaults={"mode": "RoundingMode::HalfAwayFromZero"})
def bcround(engine: Engine, num: Str, precision: Int = 0,
            mode: 'RoundingMode' = UNDEF) -> Str:
    name = "HalfAwayFromZero" if mode is UNDEF else mode.slots[0]
    return round_number(number_argument(engine, 1, num), precision, name).text(max(precision, 0))


@function(since=80400)
def bcdivmod(engine: Engine, num1: Str, num2: Str, scale: Int | Null = None) -> Array:
    places = scale_argument(engine, 3, scale)
    dividend, divisor = number_argument(engine, 1, num1), number_argument(engine, 2, num2)
    if not divisor.units:
        engine.throw("DivisionByZeroError", "Division by zero")
    quotient = numbers.divide(dividend, divisor, 0)
    return PhpArray.from_list([quotient.text(0), numbers.remainder(dividend, divisor, places).text(places)])
