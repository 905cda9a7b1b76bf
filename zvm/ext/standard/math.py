"""Mathematics: rounding, trigonometry, logarithms, number bases, number_format (ext/standard/math.c).

Python's names of some of these functions are hidden here; `builtins` has them.
"""
from __future__ import annotations

import builtins
import math

from zvm.ext.native import Buffer, StringBuilder, compiled, native, python_only
from zvm.ext.vocabulary import Bool, Float, Int, Mixed, Null, Numeric, Object, Str, function
from zvm.runtime.functions.parameters import value_error
from zvm.runtime.values import operators
from zvm.runtime.values.strings import WHITESPACE
from zvm.runtime.values.zval import INT_MAX, INT_MIN
from zvm.targets import V8_4

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable

    from zvm.engine import Engine
    from zvm.ext.standard.rounding import RoundingMode
    from zvm.runtime.values.php_object import PhpObject

M_E = math.e
PHP_ROUND_HALF_UP, PHP_ROUND_HALF_DOWN, PHP_ROUND_HALF_EVEN, PHP_ROUND_HALF_ODD = 1, 2, 3, 4

_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
_MAX_PLACES = 0x7FFF_FFFF


# ---- rounding ------------------------------------------------------------------------------------------------------

@function(pure=True)
def abs(num: Numeric) -> Numeric:
    if num == INT_MIN and type(num) is int:
        return -float(INT_MIN)
    return builtins.abs(num)


@function(pure=True)
def ceil(num: Numeric) -> Float:
    return float(num) if type(num) is int else _whole(math.ceil, num)


@function(pure=True)
def floor(num: Numeric) -> Float:
    return float(num) if type(num) is int else _whole(math.floor, num)


def _whole(function: Callable[[float], int], number: float) -> float:
    """math.ceil or math.floor as C has it: INF, NAN and the sign of zero are kept."""
    if builtins.abs(number) >= 4503599627370496.0 or number != number:
        return number
    return math.copysign(float(function(number)), number)


_POWERS_OF_TEN = tuple(float(10 ** exponent) for exponent in range(23))


def _power_of_ten(exponent: int) -> float:
    return _POWERS_OF_TEN[exponent] if 0 <= exponent <= 22 else operators.float_pow(10.0, float(exponent))


def _round_half(value: float, mode: int) -> float:
    """To the nearest integer, halves as the mode says (php_round_helper)."""
    if mode == PHP_ROUND_HALF_UP:
        return float(math.floor(value + 0.5)) if value >= 0.0 else -float(math.floor(0.5 - value))
    if value < 0.0:
        return -_round_half(-value, mode)
    rounded = float(math.floor(value + 0.5))
    half = value == rounded - 0.5
    if half and (mode == PHP_ROUND_HALF_DOWN or mode == PHP_ROUND_HALF_EVEN and rounded % 2 == 1
                 or mode == PHP_ROUND_HALF_ODD and rounded % 2 == 0):
        rounded -= 1.0
    return rounded


def round_float(value: float, places: int, mode: int = PHP_ROUND_HALF_UP) -> float:
    """Rounds to decimal places as PHP 8.2 does: to the 15 digits a float has for certain first (_php_math_round)."""
    if not math.isfinite(value) or value == 0.0:
        return value
    certain = 14 - math.floor(math.log10(builtins.abs(value)))
    factor = _power_of_ten(builtins.abs(places))
    if certain > places > certain - 15:
        scale = _power_of_ten(builtins.abs(certain))
        rounded = _round_half(value * scale if certain >= 0 else value / scale, mode)
        rounded /= _power_of_ten(certain - places)
    else:
        rounded = value * factor if places >= 0 else value / factor
        if builtins.abs(rounded) >= 1e15:
            return value
    rounded = _round_half(rounded, mode)
    if builtins.abs(places) < 23:
        return rounded / factor if places > 0 else rounded * factor
    exact = float(f"{rounded or 0.0:.6f}e{-places}")
    return exact if math.isfinite(exact) else value


def _round_common(value: float, places: int) -> float:
    """round_float() of what programs round: neither large nor tiny, to few places."""
    size = -value if value < 0.0 else value
    certain = 14 - math.floor(math.log10(size))  # from 0 to 18
    if certain > places > certain - 15:
        size = math.floor(size * _POWERS_OF_TEN[certain] + 0.5) / _POWERS_OF_TEN[certain - places]
    else:
        size *= _POWERS_OF_TEN[places]
        if size >= 1e15:
            return value
    size = math.floor(size + 0.5) / _POWERS_OF_TEN[places]
    return -size if value < 0.0 else size


def round_exactly(value: float, places: int, mode: str) -> float:
    """Round to decimal places as PHP 8.4 does: the float is held against the edge, not its product with a power of ten
    (_php_math_round). `mode` is the name of a RoundingMode."""
    if not math.isfinite(value) or value == 0.0:
        return value
    factor = _power_of_ten(builtins.abs(places))
    scaled = value * factor if places >= 0 else value / factor
    size = builtins.abs(value)
    if builtins.abs(scaled) >= 1e16:
        return value
    whole = float(math.floor(builtins.abs(scaled) + 0.5))
    if _unscaled(whole, factor, places) > size:
        whole -= 1.0
    edge, exact = _unscaled(whole + 0.5, factor, places), _unscaled(whole, factor, places) == size
    if _rounds_up(mode, value < 0.0, size, edge, exact, whole % 2.0 == 1.0):
        whole += 1.0
    if builtins.abs(places) < 23:
        rounded = _unscaled(whole, factor, places)
    else:
        rounded = float(f"{whole:.6f}e{-places}")
        if not math.isfinite(rounded):
            return value
    return math.copysign(rounded, value)


def _unscaled(whole: float, factor: float, places: int) -> float:
    return whole / factor if places > 0 else whole * factor


def _rounds_up(mode: str, is_negative: bool, size: float, edge: float, exact: bool, is_odd: bool) -> bool:
    """Whether a size between two rounded ones becomes the larger one."""
    if mode.startswith("Half"):
        if size != edge:
            return size > edge
        return mode == "HalfAwayFromZero" or mode == "HalfEven" and is_odd or mode == "HalfOdd" and not is_odd
    if exact or mode == "TowardsZero":
        return False
    return mode == "AwayFromZero" or is_negative is (mode == "NegativeInfinity")


_MODES = {1: "HalfAwayFromZero", 2: "HalfTowardsZero", 3: "HalfEven", 4: "HalfOdd"}  # of PHP_ROUND_HALF_*


@function(name="round", since=80400, defaults={"mode": "RoundingMode::HalfAwayFromZero"})
def round_by_mode(engine: Engine, num: Numeric, precision: Int = 0,
                  mode: Int | 'RoundingMode' = 1) -> Float:  # noqa: UP037
    name = _MODES.get(mode) if isinstance(mode, int) else mode.slots[0]
    if name is None:
        value_error(engine, 3, "must be a valid rounding mode (RoundingMode::*)")
    places = max(min(precision, _MAX_PLACES), -_MAX_PLACES)
    if type(num) is int and places >= 0:
        return float(num)
    return round_exactly(float(num), places, name)


@function(pure=True, until=80400)
def round(num: Numeric, precision: Int = 0, mode: Int = PHP_ROUND_HALF_UP) -> Float:
    places = max(min(precision, _MAX_PLACES), -_MAX_PLACES)
    if type(num) is int and places >= 0:
        return float(num)
    if mode == PHP_ROUND_HALF_UP and 0 <= places <= 14 and 1e-4 < builtins.abs(num) < 1e14:
        return _round_common(float(num), places)
    return round_float(float(num), places, mode)


# ---- C's functions -------------------------------------------------------------------------------------------------

def _c(function: Callable[..., float], *arguments: float) -> float:
    """A function of Python's math as C has it: NAN where it has no value, INF where that is too large."""
    try:
        return function(*arguments)
    except ValueError:
        return math.nan
    except OverflowError:
        return math.inf


@function(pure=True)
def sin(num: Float) -> Float:
    return _c(math.sin, num)


@function(pure=True)
def cos(num: Float) -> Float:
    return _c(math.cos, num)


@function(pure=True)
def tan(num: Float) -> Float:
    return _c(math.tan, num)


@function(pure=True)
def asin(num: Float) -> Float:
    return _c(math.asin, num)


@function(pure=True)
def acos(num: Float) -> Float:
    return _c(math.acos, num)


@function(pure=True)
def atan(num: Float) -> Float:
    return math.atan(num)


@function(pure=True)
def atanh(num: Float) -> Float:
    return math.copysign(math.inf, num) if builtins.abs(num) == 1.0 else _c(math.atanh, num)


@function(pure=True)
def atan2(y: Float, x: Float) -> Float:
    return math.atan2(y, x)


@function(pure=True)
def sinh(num: Float) -> Float:
    return math.copysign(_c(math.sinh, builtins.abs(num)), num)


@function(pure=True)
def cosh(num: Float) -> Float:
    return _c(math.cosh, num)


@function(pure=True)
def tanh(num: Float) -> Float:
    return math.tanh(num)


@function(pure=True)
def asinh(num: Float) -> Float:
    return math.asinh(num)


@function(pure=True)
def acosh(num: Float) -> Float:
    return _c(math.acosh, num)


@function(pure=True)
def expm1(num: Float) -> Float:
    return _c(math.expm1, num)


@function(pure=True)
def log1p(num: Float) -> Float:
    return -math.inf if num == -1.0 else _c(math.log1p, num)


@function(pure=True)
def exp(num: Float) -> Float:
    return _c(math.exp, num)


def _logarithm(function: Callable[[float], float], number: float) -> float:
    return -math.inf if number == 0.0 else _c(function, number)


@function(pure=True)
def log(engine: Engine, num: Float, base: Float = M_E) -> Float:
    if base == M_E:
        return _logarithm(math.log, num)
    if base == 2.0:
        return _logarithm(math.log2, num)
    if base == 10.0:
        return _logarithm(math.log10, num)
    if base == 1.0:
        return math.nan
    if base <= 0.0:
        value_error(engine, 2, "must be greater than 0")
    return _logarithm(math.log, num) / _logarithm(math.log, base)


@function(pure=True)
def log10(num: Float) -> Float:
    return _logarithm(math.log10, num)


@function(pure=True)
def sqrt(num: Float) -> Float:
    return math.sqrt(num) if num >= 0 else math.nan


@function(pure=True)
def hypot(x: Float, y: Float) -> Float:
    try:
        return builtins.abs(complex(x, y))  # C's hypot(), which math.hypot() is not
    except OverflowError:
        return math.inf


@function(pure=True)
def pi() -> Float:
    return math.pi


@function(pure=True)
def deg2rad(num: Float) -> Float:
    return num / 180.0 * math.pi


@function(pure=True)
def rad2deg(num: Float) -> Float:
    return num / math.pi * 180.0


@function(pure=True)
def is_finite(num: Float) -> Bool:
    return math.isfinite(num)


@function(pure=True)
def is_nan(num: Float) -> Bool:
    return num != num


@function(pure=True)
def is_infinite(num: Float) -> Bool:
    return math.isinf(num)


# ---- division and powers -------------------------------------------------------------------------------------------

@function(pure=True)
def pow(engine: Engine, num: Mixed, exponent: Mixed) -> Int | Float | Object:
    power: int | float | PhpObject = operators.pow(engine, num, exponent)
    return power


@function(pure=True)
def intdiv(engine: Engine, num1: Int, num2: Int) -> Int:
    if num1 >= 0 and num2 > 0:
        return num1 // num2
    if num2 == 0:
        engine.throw("DivisionByZeroError", "Division by zero")
    if num2 == -1 and num1 == INT_MIN:
        engine.throw("ArithmeticError", "Division of PHP_INT_MIN by -1 is not an integer")
    quotient = builtins.abs(num1) // builtins.abs(num2)
    return quotient if (num1 < 0) is (num2 < 0) else -quotient


@function(pure=True)
def fmod(num1: Float, num2: Float) -> Float:
    return _c(math.fmod, num1, num2)


@function(pure=True)
def fdiv(num1: Float, num2: Float) -> Float:
    if num2 != 0.0:
        return num1 / num2
    if num1 == 0.0 or num1 != num1:
        return math.nan
    return math.copysign(math.inf, num1) * math.copysign(1.0, num2)


# ---- bases ---------------------------------------------------------------------------------------------------------

_MOST_DIGITS = 1024  # of a finite float in base 2; in other bases it has fewer
_DIGIT_VALUES = [int(chr(byte), 36) if chr(byte).isascii() and chr(byte).isalnum() else 99 for byte in range(256)]
_PREFIXES = {2: "bB", 8: "oO", 16: "xX"}


@native
def _plain_number(text: str, base: int) -> int:
    """The number that digits of a base are, after a prefix; -1 where it is large, or other bytes are among them."""
    base = min(max(base, 2), 36)
    number = start = 0
    if len(text) > 1 and text[0] == "0":
        letter = ord(text[1]) | 0x20
        if letter == 120 and base == 16 or letter == 111 and base == 8 or letter == 98 and base == 2:
            start = 2
    for at in range(start, len(text)):
        digit = _DIGIT_VALUES[ord(text[at])]
        if digit >= base or number > (INT_MAX - digit) // base:
            return -1
        number = number * base + digit
    return number


@native
def _to_base(number: int, base: int) -> str:
    """A non-negative number in any base."""
    base = min(max(base, 2), 36)
    rest = number = max(number, 0)
    size = 0
    while size == 0 or rest > 0:
        rest //= base
        size += 1
    out = Buffer(min(size, 64))
    while size > 0:
        size -= 1
        out[size] = ord(_DIGITS[number % base])
        number //= base
    return out.text()


@native
def _valid_digits(text: str, base: int) -> str:
    """The digits of a base among other bytes."""
    out = StringBuilder()
    for at in range(len(text)):
        if _DIGIT_VALUES[ord(text[at])] < base:
            out.byte(ord(text[at]))
    return out.text()


@python_only
def _from_base(engine: Engine, text: str, base: int) -> int | float:
    """The number some digits stand for, a float when it is too large; others are skipped (_php_math_basetozval)."""
    text = text.strip(WHITESPACE)
    if len(text) >= 2 and text[0] == "0" and text[1] in _PREFIXES.get(base, ""):
        text = text[2:]
    digits = compiled(_valid_digits)(text, base)
    if len(digits) < len(text):
        engine.diagnostics.deprecated("Invalid characters passed for attempted conversion, these have been ignored")
    number = 0
    digits = digits.lstrip("0")
    for place, digit in enumerate(digits):
        following = number * base + int(digit, base)
        if following > INT_MAX:
            return _scaled(float(number), base, len(digits) - place)
        number = following
    return number


def _scaled(number: float, base: int, digits: int) -> float:
    """A number followed by digits, which it is too large to be changed by but for their count."""
    for _ in range(min(digits, _MOST_DIGITS)):
        number *= base
    return number


@function(pure=True, native=True)
def bindec(engine: Engine, binary_string: Str) -> Int | Float:
    number = _plain_number(binary_string, 2)
    return number if number >= 0 else _from_base(engine, binary_string, 2)


@function(pure=True, native=True)
def hexdec(engine: Engine, hex_string: Str) -> Int | Float:
    number = _plain_number(hex_string, 16)
    return number if number >= 0 else _from_base(engine, hex_string, 16)


@function(pure=True, native=True)
def octdec(engine: Engine, octal_string: Str) -> Int | Float:
    number = _plain_number(octal_string, 8)
    return number if number >= 0 else _from_base(engine, octal_string, 8)


@python_only
def _word_in_base(number: int, base: str) -> str:
    """A negative number as an unsigned word of 64 bits."""
    return f"{number & 0xFFFF_FFFF_FFFF_FFFF:{base}}"


@function(pure=True, native=True)
def decbin(num: Int) -> Str:
    return _to_base(num, 2) if num >= 0 else _word_in_base(num, "b")


@function(pure=True, native=True)
def decoct(num: Int) -> Str:
    return _to_base(num, 8) if num >= 0 else _word_in_base(num, "o")


@function(pure=True, native=True)
def dechex(num: Int) -> Str:
    return _to_base(num, 16) if num >= 0 else _word_in_base(num, "x")


@function(pure=True, native=True)
def base_convert(engine: Engine, num: Str, from_base: Int, to_base: Int) -> Str:
    if not 2 <= from_base <= 36:
        value_error(engine, 2, "must be between 2 and 36 (inclusive)")
    if not 2 <= to_base <= 36:
        value_error(engine, 3, "must be between 2 and 36 (inclusive)")
    number = _plain_number(num, from_base)
    return _to_base(number, to_base) if number >= 0 else _convert_large(engine, num, from_base, to_base)


@python_only
def _convert_large(engine: Engine, text: str, from_base: int, to_base: int) -> str:
    """base_convert() of a number that may be a float, or has other bytes among its digits."""
    number = _from_base(engine, text, from_base)
    if type(number) is int:
        return _to_base(number, to_base)
    if math.isinf(number):
        engine.throw("ValueError", f"An infinite value cannot be converted to base {to_base}")
    digits = []
    most = 64 if engine.target != V8_4 else _MOST_DIGITS
    rest = float(math.floor(number))
    while True:
        digits.append(_DIGITS[int(math.fmod(rest, to_base))])
        rest /= to_base
        if rest < 1.0 or len(digits) == most:
            return "".join(reversed(digits))


# ---- text ----------------------------------------------------------------------------------------------------------

@function(pure=True, name="number_format", since=80300, shown={"num": "Float"})
def number_format_rounding(num: Float | Int, decimals: Int = 0, decimal_separator: Str | Null = ".",
                           thousands_separator: Str | Null = ",") -> Str:
    if type(num) is int:
        return _format_int(num, decimals, decimal_separator, thousands_separator)
    if decimals >= 0:
        return number_format(num, decimals, decimal_separator, thousands_separator)
    return number_format(round_float(num, builtins.max(decimals, -_MAX_PLACES)), 0, decimal_separator,
                         thousands_separator)


def _format_int(num: int, decimals: int, decimal_separator: str | None, thousands_separator: str | None) -> str:
    """number_format() of an int, exactly."""
    size = builtins.abs(num)
    if decimals < 0:
        unit = 10 ** builtins.min(-decimals, _MAX_PLACES)
        size = (size + unit // 2) // unit * unit
    text = f"{size:,}".replace(",", "," if thousands_separator is None else thousands_separator)
    if decimals > 0:
        text += ("." if decimal_separator is None else decimal_separator) + "0" * builtins.min(decimals, _MAX_PLACES)
    return "-" + text if num < 0 and size else text


@function(pure=True, since=80400)
def fpow(num: Float, exponent: Float) -> Float:
    return operators.float_pow(num, exponent)


@function(pure=True, until=80300)
def number_format(num: Float, decimals: Int = 0, decimal_separator: Str | Null = ".",
                  thousands_separator: Str | Null = ",") -> Str:
    decimals = max(0, min(decimals, _MAX_PLACES))
    rounded = round_float(builtins.abs(num), decimals)
    if not math.isfinite(rounded):
        return "nan" if rounded != rounded else "inf"
    text = f"{rounded:,.{decimals}f}"
    if thousands_separator != "," and thousands_separator is not None or \
            decimal_separator != "." and decimal_separator is not None:
        whole, _, fraction = text.partition(".")
        text = whole.replace(",", "," if thousands_separator is None else thousands_separator)
        if decimals:
            text += ("." if decimal_separator is None else decimal_separator) + fraction
    return "-" + text if num < 0 and rounded != 0.0 else text
