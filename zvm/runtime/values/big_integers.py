"""Arithmetic of integers of any size, and their decimal digits: long ones are given to GMP (gmpy2), which is faster
there, the way to it and back included, and has no limit on the length of such texts. Used by ext/bcmath, ext/gmp.
"""
from __future__ import annotations

LONG = 2048  # bits from which on GMP multiplies and divides faster
MOST = 1 << 37  # bits: where a number has more, GMP ends the process
_SHORT = 600  # digits that int() and str() take whatever the interpreter's limit is set to
_SMALL = 10 ** _SHORT


def product(left: int, right: int) -> int:
    """left * right."""
    if left.bit_length() > LONG and right.bit_length() > LONG:
        import gmpy2

        return int(gmpy2.mul(left, right))
    return left * right


def quotient(dividend: int, divisor: int) -> int:
    """Division rounded towards zero."""
    if dividend.bit_length() > LONG:
        import gmpy2

        return int(gmpy2.t_div(dividend, divisor))
    size = abs(dividend) // abs(divisor)
    return size if (dividend < 0) is (divisor < 0) else -size


def power(base: int, exponent: int) -> int:
    """base ** exponent. Raises MemoryError for what no memory holds."""
    bits = power_bits(base, exponent)
    if bits > MOST:
        raise MemoryError
    if bits > LONG:
        import gmpy2

        return int(gmpy2.mpz(base) ** exponent)
    return int(base ** exponent)


def power_bits(base: int, exponent: int) -> int:
    """About how many bits base ** exponent has."""
    return (base.bit_length() - 1) * exponent + 1


def modular_power(base: int, exponent: int, modulus: int) -> int:
    """base ** exponent reduced by a modulus that is greater than 0."""
    import gmpy2

    return int(gmpy2.powmod(base, exponent, modulus))


def from_decimal(digits: str) -> int:
    """The integer that decimal digits, and nothing else, write."""
    if len(digits) <= _SHORT:
        return int(digits or "0")
    import gmpy2

    return int(gmpy2.mpz(digits))


def to_decimal(number: int) -> str:
    """The decimal digits of an integer, with its sign."""
    if -_SMALL < number < _SMALL:
        return str(number)
    import gmpy2

    return str(gmpy2.digits(number))
