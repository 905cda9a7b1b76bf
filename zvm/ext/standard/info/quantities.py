"""Numbers with an optional K, M or G, as directives take them, and what is said of those that are none (zend_ini.c)."""
from __future__ import annotations

from zvm.runtime.services.ini_directives import QUANTITIES

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable

_UNITS = {"k": 1 << 10, "K": 1 << 10, "m": 1 << 20, "M": 1 << 20, "g": 1 << 30, "G": 1 << 30}
_ESCAPES = {"\n": "\\n", "\r": "\\r", "\t": "\\t", "\f": "\\f", "\v": "\\v", "\\": "\\\\", "\x1b": "\\e"}
_SPACE = " \t\n\r\v\f"
_BASES = {"x": (16, "0123456789abcdefABCDEF"), "o": (8, "01234567"), "b": (2, "01")}


def check_number(name: str, text: str, warn: Callable[[str], object]) -> bool:
    """Warn of what is no quantity; False, having said so, for one that the directive refuses (OnUpdateLong)."""
    if name not in QUANTITIES:
        return True
    value, problem = quantity(text, signed=name != "memory_limit")
    if problem is not None:
        warn(f'Invalid "{name}" setting. {problem}')
    refusal = None
    if name == "fiber.stack_size" and value < 0:
        refusal = "fiber.stack_size must be a positive number"
    elif name == "memory_hard_limit_percent" and value < 100 and value != -1:
        refusal = "memory_hard_limit_percent must be >= 100, or -1"
    if refusal is not None:
        warn(refusal)
    return refusal is None


def quantity(text: str, signed: bool = True) -> tuple[int, str | None]:
    """A quantity and what is wrong with its text, None for nothing (zend_ini_parse_quantity_internal). Where it is not
    `signed`, -1 is still no limit."""
    whole = text
    text = text.rstrip(_SPACE)
    start = len(text) - len(text.lstrip(_SPACE))
    if start == len(text):
        return 0, None
    negative = text[start] == "-"
    start += text[start] in "+-"
    if not "0" <= text[start:start + 1] <= "9":
        return 0, _invalid(whole, ": no valid leading digits", "0")
    if text[start:] == "0":
        return 0, None
    base, digits = 10, "0123456789"
    if text[start] == "0" and start + 1 < len(text):
        prefix = text[start + 1].lower()
        base, digits = 8, "01234567"
        if prefix in _BASES:
            base, digits = _BASES[prefix]
            start += 2
            if start == len(text) or text[start] in _SPACE + "+-":
                return 0, _invalid(whole, ": no digits after base prefix", "0")
            if text[start] not in digits:
                return 0, _invalid(whole, ": no valid leading digits", "0")
        elif not "0" <= prefix <= "9" and prefix not in _UNITS:
            return 0, (f'Invalid prefix "0{text[start + 1]}", interpreting as "0" for backwards compatibility')
    end = start
    while end < len(text) and text[end] in digits:
        end += 1
    number = int(text[start:end], base)
    if not signed and not negative:
        return _unsigned(whole, text, end, number)
    number = min(number, (1 << 64) - 1)
    if negative and not signed and (number != 1 or end < len(text)):
        value, problem = _with_unit(whole, text, end, number, False)
        return value, problem or _out_of_range(whole)
    return _with_unit(whole, text, end, number, negative)


def _with_unit(whole: str, text: str, end: int, number: int, negative: bool) -> tuple[int, str | None]:
    """The number that stops at `end`, times what the last character says."""
    fits = number <= (1 << 63) - (not negative)
    value = -number if negative and fits else number
    problem = None
    while end < len(text) and text[end] in _SPACE:
        end += 1
    if end < len(text):
        factor = _UNITS.get(text[-1])
        if factor is None:
            return _wrapped(value), _invalid(whole, f': unknown multiplier "{_escaped(text[-1])}"', text[:end])
        value = _wrapped(value) * factor
        if end != len(text) - 1:
            problem = _invalid(whole, "", text[:end] + text[-1])
    if problem is None and (not fits or _wrapped(value) != value):
        problem = _out_of_range(whole)
    return _wrapped(value), problem


def _unsigned(whole: str, text: str, end: int, number: int) -> tuple[int, str | None]:
    """The same for a number that may need all 64 bits."""
    value, problem = _with_unit(whole, text, end, min(number, (1 << 63) - 1), False)
    unit = _UNITS.get(text[-1], 1) if end < len(text) else 1
    if problem is None or "out of range" in problem:
        value = number * unit
        problem = _out_of_range(whole) if value >= 1 << 64 else None
    return value % (1 << 64), problem


def _wrapped(value: int) -> int:
    """A number as 64 bits have it."""
    return (value + (1 << 63)) % (1 << 64) - (1 << 63)


def _out_of_range(text: str) -> str:
    return (f'Invalid quantity "{_escaped(text)}": value is out of range, using overflow result for backwards '
            "compatibility")


def _invalid(text: str, reason: str, taken: str) -> str:
    return (f'Invalid quantity "{_escaped(text)}"{reason}, interpreting as "{_escaped(taken)}" for backwards '
            "compatibility")


def _escaped(text: str) -> str:
    """With a backslash before a backslash and bytes beyond ASCII or print as \\xHH, \\n and the like."""
    return "".join([_ESCAPES.get(char) or (char if " " <= char <= "~" else f"\\x{ord(char):02X}") for char in text])
