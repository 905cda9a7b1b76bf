"""Integers as texts in bases 2 to 62, as mpz_set_str() and mpz_get_str() read and write them."""
from __future__ import annotations

import gmpy2

from zvm.runtime.values.big_integers import from_decimal, to_decimal

_DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
_SPACE = {ord(char): None for char in " \t\n\v\f\r"}
_PREFIXES = {"x": 16, "o": 8, "b": 2}


def parse(text: str, base: int) -> int | None:
    """The integer that a text writes, by its prefix where the base is 0; None where it writes none."""
    text = text.partition("\0")[0]
    named = _PREFIXES.get(text[1:2].lower()) if text[:1] == "0" else None  # "0o" is PHP's own
    if named is not None and base in (0, named):
        return _read(text[2:], named)
    return _read(text, base)


def _read(text: str, base: int) -> int | None:
    text = text.translate(_SPACE)
    negative = text[:1] == "-"
    digits = text[negative:]
    if base == 0:
        base = 10
        if digits[:1] == "0" and len(digits) > 1:
            prefix = digits[1].lower()
            base = {"x": 16, "b": 2}.get(prefix, 8)
            digits = digits[2:] if base != 8 else digits[1:]
            if not digits:
                return 0
    value = _value(digits, base)
    return value if value is None or not negative else -value


def _value(digits: str, base: int) -> int | None:
    """The value of plain digits, None for an empty text or another character."""
    allowed = _DIGITS[:base] if base > 36 else _DIGITS[:base] + _DIGITS[10:base].lower()
    if not digits or not set(allowed).issuperset(digits):
        return None
    if base == 10:
        return from_decimal(digits)
    return int(gmpy2.mpz(digits, base))


def text_of(number: int, base: int = 10) -> str:
    """The digits of an integer; a negative base means upper-case ones."""
    if base == 10:
        return to_decimal(number)
    digits: str = gmpy2.digits(number, abs(base))
    return digits.upper() if base < 0 else digits
