"""bcadd() and the like: decimal numbers of any length, given and returned as strings (ext/bcmath/bcmath.c)."""
from __future__ import annotations

from zvm.ext.bcmath import numbers
from zvm.ext.bcmath.numbers import Number
from zvm.ext.bcmath.state import INT_MAX
from zvm.ext.vocabulary import Int, Null, Str, function
from zvm.runtime.functions.parameters import value_error
from zvm.runtime.services.big_number_limits import check_modular_power, check_power
from zvm.runtime.services.ini import parse_quantity
from zvm.runtime.values.zval import INT_MAX as LONG_MAX
from zvm.targets import V8_4

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.engine import Engine


def default_scale(engine: Engine) -> int:
    """bcmath.scale"""
    return parse_quantity(engine.ini.get("bcmath.scale"))


def scale_argument(engine: Engine, number: int, scale: int | None) -> int:
    """The scale that argument `number` asks for, bcmath.scale by default; throws ValueError."""
    if scale is None:
        return default_scale(engine)
    if not 0 <= scale <= INT_MAX:
        value_error(engine, number, f"must be between 0 and {INT_MAX}")
    return scale


def number_argument(engine: Engine, number: int, text: str, scale: int | None = None) -> Number:
    """Argument `number` as a number; throws ValueError."""
    parsed = numbers.parse(text, scale)
    if parsed is None:
        value_error(engine, number, "is not well-formed")
    return parsed


def _whole(engine: Engine, number: int, value: Number) -> int:
    """A number without places; throws ValueError."""
    if value.scale and (engine.target < V8_4 or value.units % 10 ** value.scale):
        value_error(engine, number, "cannot have a fractional part")
    return value.at(0)


@function(pure=True)
def bcadd(engine: Engine, num1: Str, num2: Str, scale: Int | Null = None) -> Str:
    places = scale_argument(engine, 3, scale)
    return numbers.add(number_argument(engine, 1, num1), number_argument(engine, 2, num2)).text(places)


@function(pure=True)
def bcsub(engine: Engine, num1: Str, num2: Str, scale: Int | Null = None) -> Str:
    places = scale_argument(engine, 3, scale)
    return numbers.subtract(number_argument(engine, 1, num1), number_argument(engine, 2, num2)).text(places)


@function(pure=True)
def bcmul(engine: Engine, num1: Str, num2: Str, scale: Int | Null = None) -> Str:
    places = scale_argument(engine, 3, scale)
    return numbers.multiply(number_argument(engine, 1, num1), number_argument(engine, 2, num2), places).text(places)


@function(pure=True)
def bcdiv(engine: Engine, num1: Str, num2: Str, scale: Int | Null = None) -> Str:
    places = scale_argument(engine, 3, scale)
    dividend, divisor = number_argument(engine, 1, num1), number_argument(engine, 2, num2)
    if not divisor.units:
        engine.throw("DivisionByZeroError", "Division by zero")
    return numbers.divide(dividend, divisor, places).text(places)


@function(pure=True)
def bcmod(engine: Engine, num1: Str, num2: Str, scale: Int | Null = None) -> Str:
    places = scale_argument(engine, 3, scale)
    dividend, divisor = number_argument(engine, 1, num1), number_argument(engine, 2, num2)
    if not divisor.units:
        engine.throw("DivisionByZeroError", "Modulo by zero")
    return numbers.remainder(dividend, divisor, places).text(places)


@function(pure=True)
def bcpowmod(engine: Engine, num: Str, exponent: Str, modulus: Str, scale: Int | Null = None) -> Str:
    places = scale_argument(engine, 4, scale)
    parsed = [number_argument(engine, number, text) for number, text in enumerate((num, exponent, modulus), 1)]
    base = _whole(engine, 1, parsed[0])
    power = _whole(engine, 2, parsed[1])
    if power < 0:
        value_error(engine, 2, "must be greater than or equal to 0")
    divisor = _whole(engine, 3, parsed[2])
    if not divisor:
        engine.throw("DivisionByZeroError", "Modulo by zero")
    check_modular_power(engine, base, power, divisor)
    return Number(numbers.modular_power(base, power, divisor)).text(places)


@function(pure=True)
def bcpow(engine: Engine, num: Str, exponent: Str, scale: Int | Null = None) -> Str:
    places = scale_argument(engine, 3, scale)
    base, raised_to = number_argument(engine, 1, num), number_argument(engine, 2, exponent)
    power = _whole(engine, 2, raised_to)
    if abs(power) > LONG_MAX:
        value_error(engine, 2, "is too large")
    if power < 0 and not base.units and engine.target >= V8_4:
        engine.throw("DivisionByZeroError", "Negative power of zero")
    check_power(engine, base.units, abs(power), True)
    return numbers.power(base, power, places).text(places)


@function(pure=True)
def bcsqrt(engine: Engine, num: Str, scale: Int | Null = None) -> Str:
    places = scale_argument(engine, 2, scale)
    number = number_argument(engine, 1, num)
    if number.units < 0:
        value_error(engine, 1, "must be greater than or equal to 0")
    return numbers.square_root(number, places).text(places)


@function(pure=True)
def bccomp(engine: Engine, num1: Str, num2: Str, scale: Int | Null = None) -> Int:
    places = scale_argument(engine, 3, scale)
    left, right = number_argument(engine, 1, num1, places), number_argument(engine, 2, num2, places)
    difference = numbers.subtract(left, right).units
    return (difference > 0) - (difference < 0)


@function
def bcscale(engine: Engine, scale: Int | Null = None) -> Int:
    before = scale_argument(engine, 1, None)
    if scale is not None:
        engine.ini.set("bcmath.scale", str(scale_argument(engine, 1, scale)))
    return before
