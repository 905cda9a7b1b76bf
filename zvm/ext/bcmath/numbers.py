"""Decimal numbers as libbcmath has them: an integer of units of the last place, and how many places there are.

Every operation gives exactly the digits that libbcmath computes: it cuts off, it does not round.
"""
from __future__ import annotations

from zvm.runtime.values import big_integers
from zvm.runtime.values.big_integers import from_decimal, product, quotient, to_decimal
from zvm.runtime.values.patterns import lazy_pattern

_FORM = lazy_pattern(r"([+-]?)0*([0-9]*)\.?([0-9]*)\Z")


class Number:
    """`units` · 10 ** -`scale`."""

    __slots__ = ("units", "scale")

    def __init__(self, units: int, scale: int = 0) -> None:
        self.units, self.scale = units, scale

    def at(self, scale: int) -> int:
        """The units at another scale; places beyond it are cut off."""
        if scale >= self.scale:
            return product(self.units, big_integers.power(10, scale - self.scale))
        return quotient(self.units, big_integers.power(10, self.scale - scale))

    def cut(self, scale: int) -> Number:
        """The number with at most that many places."""
        return self if self.scale <= scale else Number(self.at(scale), scale)

    def text(self, scale: int) -> str:
        """The number with exactly that many places (bc_num2str_ex)."""
        units = self.at(scale)
        sign = "-" if units < 0 else ""
        digits = to_decimal(abs(units)).rjust(scale + 1, "0")
        return f"{sign}{digits[:-scale]}.{digits[-scale:]}" if scale else sign + digits


ZERO, ONE, TWO, HALF = Number(0), Number(1), Number(2), Number(5, 1)


def parse(text: str, scale: int | None = None) -> Number | None:
    """The number a text writes, None where it writes none; at most `scale` places of it count (bc_str2num)."""
    found = _FORM.match(text.partition("\0")[0])
    if found is None:
        return None
    sign, whole, fraction = found.groups()
    if not whole and not fraction:
        return ZERO
    if scale is not None:
        fraction = fraction[:scale]
    units = from_decimal(whole + fraction)
    return Number(-units if sign == "-" else units, len(fraction))


def add(left: Number, right: Number) -> Number:
    """left + right, exact."""
    scale = max(left.scale, right.scale)
    return Number(left.at(scale) + right.at(scale), scale)


def subtract(left: Number, right: Number) -> Number:
    """left - right, exact."""
    scale = max(left.scale, right.scale)
    return Number(left.at(scale) - right.at(scale), scale)


def multiply(left: Number, right: Number, scale: int) -> Number:
    """left · right, with no fewer places than the longer operand (bc_multiply)."""
    return Number(product(left.units, right.units), left.scale + right.scale).cut(max(scale, left.scale, right.scale))


def divide(dividend: Number, divisor: Number, scale: int) -> Number:
    """dividend / divisor with `scale` places; the divisor is not zero (bc_divide)."""
    shift = scale + divisor.scale - dividend.scale
    top, bottom = dividend.units, divisor.units
    if shift >= 0:
        top = product(top, big_integers.power(10, shift))
    else:
        bottom *= big_integers.power(10, -shift)
    return Number(quotient(top, bottom), scale)


def remainder(dividend: Number, divisor: Number, scale: int) -> Number:
    """What dividing leaves, with the dividend's sign (bc_modulo)."""
    places = max(dividend.scale, divisor.scale + scale)
    whole = divide(dividend, divisor, 0)
    return subtract(dividend, multiply(whole, divisor, places))


def power(base: Number, exponent: int, scale: int) -> Number:
    """base ** exponent with at most `scale` places more than base has (bc_raise); 0 for a negative power of 0."""
    if exponent >= 0:
        raised = Number(big_integers.power(base.units, exponent), base.scale * exponent)
        return raised.cut(max(scale, base.scale)) if exponent else ONE
    if not base.units:
        return ZERO
    return divide(ONE, Number(big_integers.power(base.units, -exponent), base.scale * -exponent), scale)


def modular_power(base: int, exponent: int, modulus: int) -> int:
    """base ** exponent reduced by the modulus, with the power's sign (bc_raisemod)."""
    rest = big_integers.modular_power(abs(base), exponent, abs(modulus))
    return -rest if base < 0 and exponent & 1 else rest


def square_root(number: Number, scale: int) -> Number:
    """The square root of what is not negative, by Newton's method at the precisions bc_sqrt works with, whose last
    digit is not always the true one."""
    compared = subtract(number, ONE).units
    if not number.units or not compared:
        return ONE if number.units else ZERO
    wanted = max(scale, number.scale)
    if compared < 0:
        guess, precision = ONE, number.scale
    else:
        length = len(to_decimal(number.at(0)))
        guess, precision = Number(10 ** (length // 2)), 3
    while True:
        before = guess
        guess = multiply(add(divide(number, guess, precision), guess), HALF, precision)
        if abs(subtract(guess, before).at(precision)) > 1:
            continue
        if precision > wanted:
            return divide(guess, ONE, wanted)
        precision = min(precision * 3, wanted + 1)
