"""The filters that accept or refuse a string, some converting it (logical_filters.c), but for addresses.

Each is f(engine, string, flags, options) -> value, FAILED for what is refused. Used by zvm/ext/filter/functions.py.
"""
from __future__ import annotations

from zvm.ext.filter.constants import ALLOW_HEX, ALLOW_OCTAL, ALLOW_THOUSAND
from zvm.runtime.execute_data import running_function
from zvm.runtime.values import convert
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.numbers import numeric_prefix
from zvm.runtime.values.zval import INT_MAX, INT_MIN, Reference

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

FAILED: Any = object()
_DIGITS = "0123456789"
_SPACE = " \t\r\v\n"
_BOOLEANS = {"1": True, "on": True, "yes": True, "true": True, "": False, "0": False, "no": False, "off": False,
             "false": False}


def option(options: Any, name: str) -> Any:
    """The value of an option, None where there is none."""
    if type(options) is not PhpArray:
        return None
    value = options.get(name, None)
    return value.value if type(value) is Reference else value


def _within(engine: Engine, number: Any, options: Any, to_number: Any) -> bool:
    lowest, highest = option(options, "min_range"), option(options, "max_range")
    return (lowest is None or number >= to_number(engine, lowest)) and \
        (highest is None or number <= to_number(engine, highest))


def validate_int(engine: Engine, string: str, flags: int, options: Any) -> Any:
    text = string.strip(_SPACE)
    number = _parse_int(text, flags)
    if number is None or not _within(engine, number, options, convert.to_int):
        return FAILED
    return number


def _parse_int(text: str, flags: int) -> int | None:
    """The integer that is written in the one way the flags allow; None for anything else."""
    if text[:1] == "0":
        if flags & ALLOW_HEX and text[1:2] in ("x", "X"):
            return _unsigned(text[2:], "0123456789abcdefABCDEF", 16) if len(text) > 2 else None
        if flags & ALLOW_OCTAL:
            prefixed = text[1:2] in ("o", "O")
            if prefixed and len(text) == 2:
                return None
            return _unsigned(text[2:] if prefixed else text, "01234567", 8)
        return 0 if text == "0" else None
    digits = text[1:] if text[:1] in ("+", "-") else text
    if digits == "0":
        return 0
    if not digits or digits[0] == "0" or digits.strip(_DIGITS) or len(digits) > 19:
        return None
    number = int(text)
    return number if INT_MIN <= number <= INT_MAX else None


def _unsigned(digits: str, allowed: str, base: int) -> int | None:
    """The digits as 64 bits, of which the first is the sign."""
    if digits.strip(allowed):
        return None
    number = int(digits, base)
    if number >= 1 << 64:
        return None
    return number - (1 << 64) if number > INT_MAX else number


def validate_bool(engine: Engine, string: str, flags: int, options: Any) -> Any:
    from zvm.runtime.values.strings import lower

    return _BOOLEANS.get(lower(string.strip(_SPACE)), FAILED)


def validate_float(engine: Engine, string: str, flags: int, options: Any) -> Any:
    text = string.strip(_SPACE)
    if not text:
        return FAILED
    point, groups = ".", "',."
    decimal, thousand = option(options, "decimal"), option(options, "thousand")
    if type(decimal) is str:
        if len(decimal) != 1:
            engine.throw("ValueError", f'{running_function(engine)}(): "decimal" option must be one character long')
        point = decimal
    if type(thousand) is str:
        if not thousand:
            engine.throw("ValueError", f'{running_function(engine)}(): "thousand" option cannot be empty')
        groups = thousand[:3]
    plain = _without_groups(text, point, groups if flags & ALLOW_THOUSAND else "")
    number = None if plain is None else numeric_prefix(plain, False)
    if number is None:
        return FAILED
    number = float(number)
    underflown = number == 0 and bool(set(plain or "") & set("123456789"))
    if underflown or number in (float("inf"), float("-inf")) or not _within(engine, number, options, convert.to_float):
        return FAILED
    return number


def _without_groups(text: str, point: str, groups: str) -> str | None:
    """The number with "." for its decimal separator and no thousands separators; None where they stand wrong."""
    sign = text[0] if text[0] in "+-" else ""
    at = len(sign)
    out = sign
    first = True
    while True:
        end = _digits_end(text, at)
        count = end - at
        out += text[at:end]
        at = end
        char = text[at:at + 1]
        if char in ("", point, "e", "E"):
            break
        if char not in groups or not (1 <= count <= 3 if first else count == 3):
            return None
        first = False
        at += 1
    if not first and count != 3:
        return None
    if char == point and char:
        end = _digits_end(text, at + 1)
        out += "." + text[at + 1:end]
        at = end
    if text[at:at + 1] in ("e", "E"):
        end = _digits_end(text, at + 2 if text[at + 1:at + 2] in ("+", "-") else at + 1)
        out += text[at:end]
        at = end
    return out if at == len(text) else None


def _digits_end(text: str, at: int) -> int:
    while text[at:at + 1] and text[at] in _DIGITS:
        at += 1
    return at


def validate_regexp(engine: Engine, string: str, flags: int, options: Any) -> Any:
    from zvm.ext.pcre.patterns import PcreState, compiled

    pattern = option(options, "regexp")
    if type(pattern) is not str:
        engine.throw("ValueError", f'{running_function(engine)}(): "regexp" option is missing')
    state = engine.state_of(PcreState)
    regex = compiled(engine, state, pattern)
    if regex is None or regex.match(state.encode(string), 0, state.options(regex, string)) < 0:
        return FAILED
    return string
