"""What GMP computes and Python has no operator for, on Python's integers, by gmpy2: answers are GMP's, which of several
right ones, and what it makes of negative numbers.
"""
from __future__ import annotations

import math

import gmpy2

from zvm.runtime.values.big_integers import LONG, MOST

_CERTAIN = 31 << 46  # GMP calls what is prime below this certainly so, above probably
_LIMB_MASK = 0x7FFFFFFFFFFFFFFF


def ceiling_quotient(dividend: int, divisor: int) -> int:
    """Division rounded up."""
    return int(gmpy2.c_div(dividend, divisor))


def floor_quotient(dividend: int, divisor: int) -> int:
    """Division rounded down."""
    return int(gmpy2.f_div(dividend, divisor))


def residue(dividend: int, divisor: int) -> int:
    """What is left of a division, never negative."""
    if dividend.bit_length() > LONG:
        return int(gmpy2.f_mod(dividend, abs(divisor)))
    return dividend % abs(divisor)


def to_long(number: int) -> int:
    """The low 63 bits with the sign (mpz_get_si)."""
    return number & _LIMB_MASK if number >= 0 else -1 - (-number - 1 & _LIMB_MASK)


def to_double(number: int) -> float:
    """The float next to it towards zero (mpz_get_d)."""
    size = abs(number)
    excess = size.bit_length() - 53
    if excess > 0:
        size = size >> excess << excess
    try:
        value = float(size)
    except OverflowError:
        value = math.inf
    return -value if number < 0 else value


def signed_limbs(number: int) -> int:
    """How many 64-bit limbs the number has, negative for a negative one."""
    limbs = (number.bit_length() + 63) // 64
    return -limbs if number < 0 else limbs


def order(left: int, right: int, by_limbs: bool) -> int:
    """left <=> right; `by_limbs`: how many limbs one has more, where they differ in that (mpz_cmp_si)."""
    difference = signed_limbs(left) - signed_limbs(right) if by_limbs else 0
    return difference or (left > right) - (left < right)


def inverse(number: int, modulus: int) -> int | None:
    """What the number has to be multiplied with for 1; None where there is no such number below the modulus."""
    try:
        return int(gmpy2.invert(number, abs(modulus)))
    except ZeroDivisionError:
        return None


def root(number: int, degree: int) -> int:
    """The root, cut off towards zero; of a negative number an odd one."""
    size = int(gmpy2.iroot(abs(number), degree)[0])
    return -size if number < 0 else size


def is_perfect_power(number: int) -> bool:
    """Is it some integer raised to a power above 1?"""
    return bool(gmpy2.is_power(number))


def prime_certainty(number: int, rounds: int) -> int:
    """0 for a composite number, 1 for one that is probably prime, 2 for one that is (mpz_probab_prime_p)."""
    number = abs(number)
    if not gmpy2.is_prime(number, max(rounds, 25)):
        return 0
    return 2 if number < _CERTAIN else 1


def next_prime(number: int) -> int:
    """The smallest prime above the number; 2 for what is negative."""
    return int(gmpy2.next_prime(number))


def kronecker(a: int, b: int) -> int:
    """The Kronecker symbol, which continues Jacobi's and Legendre's."""
    return int(gmpy2.kronecker(a, b))


def extended_gcd(a: int, b: int) -> tuple[int, int, int]:
    """(g, s, t) with a·s + b·t = g."""
    g, s, t = gmpy2.gcdext(a, b)
    return int(g), int(s), int(t)


def factorial(n: int) -> int:
    """n!. Raises MemoryError for what no memory holds."""
    if factorial_bits(n) > MOST:
        raise MemoryError
    return int(gmpy2.fac(n))


def factorial_bits(n: int) -> int:
    """About how many bits n! has (Stirling)."""
    return n * max(n.bit_length() - 2, 0)


def binomial(n: int, k: int) -> int:
    """n over k; n may be negative."""
    return int(gmpy2.bincoef(n, k))
