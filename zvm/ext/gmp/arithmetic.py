"""What GMP computes beyond Python's operators, on Python's integers; gmpy2 does the heaviest of it where it is there.

Answers are those of GMP 6.2: which of several right answers, and what it makes of negative numbers.
"""
from __future__ import annotations

import math

try:
    import gmpy2  # type: ignore[import-not-found,unused-ignore]
except ImportError:
    gmpy2 = None

_SMALL_PRIMES = (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79, 83, 89, 97)
_CERTAIN = 31 << 46  # GMP calls what is prime below this certainly so, above probably
_LIMB_MASK = 0x7FFFFFFFFFFFFFFF


def truncated_quotient(dividend: int, divisor: int) -> int:
    """Division rounded towards zero."""
    quotient = abs(dividend) // abs(divisor)
    return quotient if (dividend < 0) is (divisor < 0) else -quotient


def ceiling_quotient(dividend: int, divisor: int) -> int:
    """Division rounded up."""
    return -(-dividend // divisor)


def floor_quotient(dividend: int, divisor: int) -> int:
    """Division rounded down."""
    return dividend // divisor


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


def modular_power(base: int, exponent: int, modulus: int) -> int:
    """base ** exponent reduced by the modulus, never negative."""
    if gmpy2 is not None:
        return int(gmpy2.powmod(base, exponent, abs(modulus)))
    return pow(base, exponent, abs(modulus))


def root(number: int, degree: int) -> int:
    """The root, cut off towards zero; of a negative number an odd one."""
    if number < 0:
        return -root(-number, degree)
    if degree == 1 or number < 2:
        return number
    if degree == 2:
        return math.isqrt(number)
    if degree >= number.bit_length():
        return 1
    guess = 1 << -(-number.bit_length() // degree)
    while True:
        better = ((degree - 1) * guess + number // guess ** (degree - 1)) // degree
        if better >= guess:
            return guess
        guess = better


def is_perfect_power(number: int) -> bool:
    """Is it some integer raised to a power above 1?"""
    size = abs(number)
    if size < 2:
        return True
    return any(root(size, degree) ** degree == size
               for degree in range(3 if number < 0 else 2, size.bit_length() + 1) if number > 0 or degree & 1)


def prime_certainty(number: int, rounds: int) -> int:
    """0 for a composite number, 1 for one that is probably prime, 2 for one that is (mpz_probab_prime_p)."""
    number = abs(number)
    if not is_prime(number, rounds):
        return 0
    return 2 if number < _CERTAIN else 1


def is_prime(number: int, rounds: int = 25) -> bool:
    """Trial division, then the Baillie-PSW test and Miller-Rabin rounds."""
    for prime in _SMALL_PRIMES:
        if number % prime == 0:
            return number == prime
    if number < 97 * 97:
        return number > 1
    if gmpy2 is not None:
        return bool(gmpy2.is_prime(number, max(rounds, 25)))
    return _passes_miller_rabin(number, 2) and _passes_lucas(number) and \
        all(_passes_miller_rabin(number, prime) for prime in _SMALL_PRIMES[1:max(rounds - 24, 0) + 1])


def _passes_miller_rabin(number: int, base: int) -> bool:
    twos = (number - 1 & 1 - number).bit_length() - 1
    power = pow(base, number - 1 >> twos, number)
    if power == 1 or power == number - 1:
        return True
    for _ in range(twos - 1):
        power = power * power % number
        if power == number - 1:
            return True
    return False


def _passes_lucas(number: int) -> bool:
    """The strong Lucas test with Selfridge's parameters, of an odd number."""
    if math.isqrt(number) ** 2 == number:
        return False
    discriminant = 5
    while (symbol := kronecker(discriminant, number)) != -1:
        if symbol == 0 and abs(discriminant) % number:
            return False
        discriminant = -discriminant - 2 if discriminant > 0 else 2 - discriminant
    q = (1 - discriminant) // 4
    twos = (number + 1 & -number - 1).bit_length() - 1
    u, v, power = 1, 1, q
    for bit in bin(number + 1 >> twos)[3:]:
        u, v, power = u * v % number, (v * v - 2 * power) % number, power * power % number
        if bit == "1":
            u, v = u + v, v + discriminant * u
            u, v = (u + (u & 1) * number >> 1) % number, (v + (v & 1) * number >> 1) % number
            power = power * q % number
    if not u:
        return True
    for _ in range(twos):
        if not v:
            return True
        v, power = (v * v - 2 * power) % number, power * power % number
    return False


def next_prime(number: int) -> int:
    """The smallest prime above the number; 2 for what is negative."""
    if number < 2:
        return 2
    if gmpy2 is not None:
        return int(gmpy2.next_prime(number))
    number += 1 + (number & 1)
    while not is_prime(number):
        number += 2
    return number


def kronecker(a: int, b: int) -> int:
    """The Kronecker symbol, which continues Jacobi's and Legendre's."""
    if b == 0:
        return int(abs(a) == 1)
    if not (a & 1 or b & 1):
        return 0
    twos = (b & -b).bit_length() - 1
    symbol = -1 if twos & 1 and a & 7 in (3, 5) else 1
    b >>= twos
    if b < 0:
        b = -b
        symbol = -symbol if a < 0 else symbol
    a %= b
    while a:
        twos = (a & -a).bit_length() - 1
        a >>= twos
        if twos & 1 and b & 7 in (3, 5):
            symbol = -symbol
        if a & b & 3 == 3:
            symbol = -symbol
        a, b = b % a, a
    return symbol if b == 1 else 0


def extended_gcd(a: int, b: int) -> tuple[int, int, int]:
    """(g, s, t) with a·s + b·t = g, the smallest s and t as mpz_gcdext() chooses among them."""
    g = math.gcd(a, b)
    sign_a, sign_b = (a > 0) - (a < 0), (b > 0) - (b < 0)
    if abs(a) == abs(b):
        return g, 0, sign_b
    if not b or abs(b) == 2 * g:
        return g, sign_a, (g - abs(a)) // b if b else 0
    if not a or abs(a) == 2 * g:
        return g, (g - abs(b)) // a if a else 0, sign_b
    modulus = abs(b) // g
    s = pow(abs(a) // g, -1, modulus) if modulus > 1 else 0
    if 2 * s > modulus:
        s -= modulus
    s *= sign_a
    return g, s, (g - a * s) // b


def binomial(n: int, k: int) -> int:
    """n over k; n may be negative."""
    if n >= 0:
        return math.comb(n, k)
    return math.comb(k - n - 1, k) * (-1 if k & 1 else 1)
