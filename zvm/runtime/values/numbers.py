"""Numbers and their text: numeric strings, float formatting, 64-bit wrapping (zend_operators.c, zend_strtod.c).

Imports only values. A PHP int is a Python int within INT_MIN … INT_MAX; what may leave that range is checked here or in
runtime/values/operators.py.
"""
from __future__ import annotations

from zvm.runtime.values.patterns import lazy_pattern
from zvm.runtime.values.zval import INT_MAX, INT_MIN

# groups: 1 the number, 2 its digits before a point, 3 point, fraction and exponent; 4 white space after it
_NUMERIC = lazy_pattern(r"[ \t\n\r\v\f]*([+-]?(?:([0-9]+)((?:\.[0-9]*)?(?:[eE][+-]?[0-9]+)?)"
                        r"|\.[0-9]+(?:[eE][+-]?[0-9]+)?))([ \t\n\r\v\f]*)")
_LONG_DIGITS = 19  # of INT_MAX; more digits are a float whatever follows them


def scan_numeric(text: str) -> tuple[int | float | None, int, int]:
    """The number a string begins with (None: it does not), how many characters it and the white space around it take,
    and 1 or -1 when it is written as an integer beyond PHP's range, else 0 (_is_numeric_string_ex)."""
    if text.isdigit() and len(text) < _LONG_DIGITS and text.isascii():
        return int(text), len(text), 0
    match = _NUMERIC.match(text)
    if match is None:
        return None, 0, 0
    number, digits, rest, _ = match.groups()
    used = match.end()
    if digits is None:
        return float(number), used, 0
    if len(digits) >= _LONG_DIGITS:
        length = len(digits.lstrip("0"))
        if length > _LONG_DIGITS or not rest and not _fits(int(number), text[match.end(1):]):
            return float(number), used, -1 if number[0] == "-" else 1
    return (float(number) if rest else int(number)), used, 0


def _fits(number: int, behind: str) -> bool:
    """Whether a number of 19 digits, before that text, is an int: Zend compares with INT_MIN and all that follows."""
    return INT_MIN < number <= INT_MAX or number == INT_MIN and behind[:1] in ("", "\0")


def parse_numeric(text: str) -> int | float | None:
    """The number a numeric string stands for; None for any other string, leading-numeric ones too."""
    number, used, _ = scan_numeric(text)
    return number if used == len(text) else None


def numeric_prefix(text: str, allow_errors: bool = True) -> int | float | None:
    """The number a string begins with, or None; allow_errors=False wants nothing after it (is_numeric_string)."""
    number, used, _ = scan_numeric(text)
    return number if allow_errors or used == len(text) else None


def is_numeric_string(text: str) -> bool:
    """is_numeric() of a string."""
    number, used, _ = scan_numeric(text)
    return number is not None and used == len(text)


def string_to_int(text: str) -> int:
    """(int) of a string: what it begins with, saturated; 0 for "1e1000" (ZEND_STRTOL by way of is_numeric_string)."""
    number = scan_numeric(text)[0]
    if type(number) is int:
        return number
    return 0 if number is None else float_to_int_saturated(number)


def string_to_float(text: str) -> float:
    """(float) of a string: what it begins with (zend_strtod)."""
    if "0" <= text[:1] <= "9" and "_" not in text:
        try:
            return float(text)
        except ValueError:
            pass
    number = scan_numeric(text)[0]
    if number == 0 and text.lstrip(" \t\n\r\v\f")[0] == "-":
        return -0.0
    return 0.0 if number is None else float(number)


def wrap(number: int) -> int:
    """An integer of any size modulo 2**64, as a signed one."""
    number &= 0xFFFF_FFFF_FFFF_FFFF
    return number - 0x1_0000_0000_0000_0000 if number > INT_MAX else number


def float_to_int(number: float) -> int:
    """(int) of a float: truncated, modulo 2**64; 0 for INF and NAN (zend_dval_to_lval)."""
    if -9223372036854775808.0 <= number < 9223372036854775808.0:
        return int(number)
    if number != number or number in (float("inf"), float("-inf")):
        return 0
    return wrap(int(number))


def c_int(number: int) -> int:
    """The low 32 bits of an int, signed: what a parameter that C keeps as an int is taken for."""
    return (number & 0xFFFF_FFFF) - ((number & 0x8000_0000) << 1)


def float_to_int_saturated(number: float) -> int:
    """As float_to_int, but too large values become the nearest integer (zend_dval_to_lval_cap)."""
    if -9223372036854775808.0 <= number < 9223372036854775808.0:
        return int(number)
    if number != number or number in (float("inf"), float("-inf")):
        return 0
    return INT_MAX if number > 0 else INT_MIN


def float_is_integer(number: float) -> bool:
    """Whether a float becomes an int without loss (zend_is_long_compatible)."""
    return -9223372036854775808.0 <= number < 9223372036854775808.0 and int(number) == number


def float_to_string(number: float, precision: int = -1) -> str:
    """A float's text at a `precision` or `serialize_precision`; -1 is the shortest that reads back
    (smart_str_append_double without zero_frac): "1.0E+25", "-0", "INF", "NAN"."""
    if precision == -1:
        text = repr(number)
        if "e" not in text:
            if text[-2:] == ".0":
                return text[:-2]
            return text if text[-1] not in "nf" else text.upper()
        mantissa, _, exponent = text.partition("e")
        if exponent == "+16":  # Python turns to exponents at 1e16, PHP at 1e17
            sign = "-" if mantissa[0] == "-" else ""
            return sign + mantissa.lstrip("-").replace(".", "").ljust(17, "0")
        return _exponential(mantissa, exponent, "E")
    text = f"{number:.{precision or 1}G}"
    if "E" not in text:
        return text if text[-1] not in "NF" else text[:precision or 1]  # which "%.*G" cuts as it does strings
    mantissa, _, exponent = text.partition("E")
    return _exponential(mantissa, exponent, "E")


def float_to_gcvt(number: float, precision: int) -> str:
    """As float_to_string, but with precision 0 what zend_gcvt makes of no digits at all, as serialize() and
    json_encode() show it: "3.0E+0", nothing for INF and NAN."""
    if precision or 0 < abs(number) < 1:
        return float_to_string(number, precision)
    if number - number != 0:
        return ""
    mantissa, _, exponent = f"{number:.0e}".partition("e")
    return f"{mantissa}.0E{exponent[0]}{exponent[1:].lstrip('0') or '0'}"


def format_general(number: float, precision: int, letter: str = "E") -> str:
    """zend_gcvt: `precision` significant digits, scientific below 1e-4 and from 10**precision."""
    text = f"{number:.{precision}G}"
    if "E" not in text:
        return text
    mantissa, _, exponent = text.partition("E")
    return _exponential(mantissa, exponent, letter)


def _exponential(mantissa: str, exponent: str, letter: str) -> str:
    if "." not in mantissa:
        mantissa += ".0"
    return f"{mantissa}{letter}{exponent[0]}{exponent[1:].lstrip('0')}"


def float_literal(number: float, precision: int = 17) -> str:
    """A float's text that reads back as a float, as var_export shows it (zero_frac): "1.0", "1.0E+25", "NAN"."""
    text = float_to_string(number, precision)
    return text if "." in text or number - number != 0 else text + ".0"
