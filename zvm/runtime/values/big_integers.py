"""Integers of any size as decimal digits and back, without the limit that Python sets on the length of such texts.

Halves are converted apart, so that long numbers take less than the square of their length. Used by ext/bcmath, ext/gmp.
"""
from __future__ import annotations

_CHUNK = 2000  # digits that int() and str() take whatever the interpreter's limit is set to


def from_decimal(digits: str) -> int:
    """The integer that decimal digits, and nothing else, write."""
    if len(digits) <= _CHUNK:
        return int(digits or "0")
    low = 1 << (len(digits) - 1).bit_length() - 1  # the largest power of 2 below the length: its power of 10 is reused
    return _join(digits, low, {})


def _join(digits: str, low: int, powers: dict[int, int]) -> int:
    if len(digits) <= _CHUNK:
        return int(digits or "0")
    while low >= len(digits):
        low >>= 1
    return _join(digits[:-low], low, powers) * _power(low, powers) + _join(digits[-low:], low >> 1, powers)


def _power(exponent: int, powers: dict[int, int]) -> int:
    known = powers.get(exponent)
    if known is None:
        known = powers[exponent] = 10 ** exponent
    return known


def to_decimal(number: int) -> str:
    """The decimal digits of an integer, with its sign."""
    if number < 0:
        return "-" + to_decimal(-number)
    if number.bit_length() <= _CHUNK * 3:
        return str(number)
    low = 1 << (number.bit_length() * 30103 // 200000).bit_length()
    return _split(number, low, {}).lstrip("0")


def _split(number: int, low: int, powers: dict[int, int]) -> str:
    """The digits of a number below 10 ** (2 * low), padded to that many."""
    if low * 2 <= _CHUNK:
        return str(number).rjust(low * 2, "0")
    head, tail = divmod(number, _power(low, powers))
    return _split(head, low >> 1, powers) + _split(tail, low >> 1, powers)
