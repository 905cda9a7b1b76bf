"""Integers as texts in bases 2 to 62, as mpz_set_str() and mpz_get_str() read and write them."""
from __future__ import annotations

from zvm.runtime.values.big_integers import from_decimal, to_decimal

_DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
_SPACE = {ord(char): None for char in " \t\n\v\f\r"}
_PREFIXES = {"x": 16, "o": 8, "b": 2}
_POWERS = {2: "b", 8: "o", 16: "x"}


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
    if base & base - 1 == 0 and base <= 32:
        return int(digits, base)  # powers of two are not limited in length
    return _join([_DIGITS.index(digit if base > 36 else digit.upper()) for digit in digits], base)


def _join(digits: list[int], base: int) -> int:
    """The value of digits, pairs of neighbours joined until one is left."""
    digits.reverse()
    while len(digits) > 1:
        if len(digits) & 1:
            digits.append(0)
        digits = [low + high * base for low, high in zip(digits[::2], digits[1::2], strict=True)]
        base *= base
    return digits[0]


def text_of(number: int, base: int = 10) -> str:
    """The digits of an integer; a negative base means upper-case ones."""
    if base == 10:
        return to_decimal(number)
    sign, number = ("-", -number) if number < 0 else ("", number)
    code = _POWERS.get(abs(base))
    digits = format(number, code) if code is not None else _split(number, abs(base))
    if abs(base) <= 36:
        digits = digits.upper() if base < 0 else digits.lower()
    return sign + digits


def _split(number: int, base: int) -> str:
    """The digits of what is not negative, the number cut into halves until they are short."""
    powers = [base]
    while powers[-1] * powers[-1] <= number:
        powers.append(powers[-1] * powers[-1])
    parts = [number]
    for power in reversed(powers):
        parts = [half for part in parts for half in divmod(part, power)]
    return "".join([_DIGITS[part] for part in parts]).lstrip("0") or "0"
