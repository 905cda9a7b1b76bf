"""The functions of GMP (ext/gmp/gmp.c)."""
from __future__ import annotations

import math

from zvm.ext.gmp import arithmetic
from zvm.ext.gmp.number import GMP, MAX_BASE, argument, check_base, make, power
from zvm.ext.gmp.random_state import RandomState
from zvm.ext.gmp.texts import text_of
from zvm.ext.vocabulary import Array, Bool, False_, Int, Mixed, Str, Void, function
from zvm.runtime.functions.parameters import value_error
from zvm.runtime.services.big_number_limits import check_modular_power
from zvm.runtime.services.memory import check_block
from zvm.runtime.values import big_integers
from zvm.runtime.values.arrays import PhpArray
from zvm.targets import V8_5

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

# ruff: noqa: F821, UP037

GMP_ROUND_ZERO, GMP_ROUND_PLUSINF, GMP_ROUND_MINUSINF = 0, 1, 2
GMP_MSW_FIRST, GMP_LSW_FIRST, GMP_LITTLE_ENDIAN, GMP_BIG_ENDIAN, GMP_NATIVE_ENDIAN = 1, 2, 4, 8, 16

CONSTANTS = {
    "GMP_ROUND_ZERO": GMP_ROUND_ZERO, "GMP_ROUND_PLUSINF": GMP_ROUND_PLUSINF,
    "GMP_ROUND_MINUSINF": GMP_ROUND_MINUSINF, "GMP_VERSION": "6.2.1", "GMP_MSW_FIRST": GMP_MSW_FIRST,
    "GMP_LSW_FIRST": GMP_LSW_FIRST, "GMP_LITTLE_ENDIAN": GMP_LITTLE_ENDIAN, "GMP_BIG_ENDIAN": GMP_BIG_ENDIAN,
    "GMP_NATIVE_ENDIAN": GMP_NATIVE_ENDIAN,
}

# What reflection shows of arguments that argument() checks: null and fractions are another matter there than of Int.
_NUMBER = "'GMP' | Str | Int"
_ONE, _TWO = {"num": _NUMBER}, {"num1": _NUMBER, "num2": _NUMBER}
_QUOTIENTS = {GMP_ROUND_ZERO: big_integers.quotient, GMP_ROUND_PLUSINF: arithmetic.ceiling_quotient,
              GMP_ROUND_MINUSINF: arithmetic.floor_quotient}


_MOST_BITS = 0x7FFFFFFF * 64


def _pair(engine: Engine, num1: Any, num2: Any) -> tuple[int, int]:
    return argument(engine, 1, num1), argument(engine, 2, num2)


def _division(engine: Engine, num1: Any, num2: Any, rounding_mode: int = GMP_ROUND_ZERO) -> tuple[int, int]:
    """Quotient and remainder; throws for another mode and for zero."""
    if engine.target < V8_5:
        _check_rounding(engine, rounding_mode)
    dividend, divisor = _pair(engine, num1, num2)
    _not_zero(engine, divisor, "Division by zero")
    _check_rounding(engine, rounding_mode)
    quotient = _QUOTIENTS[rounding_mode](dividend, divisor)
    return quotient, dividend - big_integers.product(quotient, divisor)


def _check_rounding(engine: Engine, mode: int) -> None:
    """Throw ValueError for a mode that is none; PHP does so after looking at the operands since 8.5."""
    if mode not in _QUOTIENTS:
        value_error(engine, 3, "must be one of GMP_ROUND_ZERO, GMP_ROUND_PLUSINF, or GMP_ROUND_MINUSINF")


def _not_zero(engine: Engine, divisor: int, message: str) -> None:
    """Throw the message for zero as the second argument."""
    if not divisor:
        engine.throw("DivisionByZeroError", message if engine.target < V8_5 else
                     f"{engine.active_function_name()}(): Argument #2 ($num2) {message}")


def _bit_index(engine: Engine, index: int) -> int:
    """The second argument, the number of a bit; throws ValueError. Before PHP 8.5 there is no greatest one."""
    if engine.target < V8_5:
        return _not_negative(engine, 2, index)
    if not 0 <= index < _MOST_BITS:
        value_error(engine, 2, f"must be between 0 and {0x7FFFFFFF} * 64")
    return index


def _not_negative(engine: Engine, number: int, value: int) -> int:
    if value < 0:
        value_error(engine, number, "must be greater than or equal to 0")
    return value


def _list(engine: Engine, *numbers: int) -> PhpArray:
    return PhpArray.from_list([make(engine, number) for number in numbers])


# ---- texts and bytes -----------------------------------------------------------------------------------------------

@function
def gmp_init(engine: Engine, num: Str | Int, base: Int = 0) -> 'GMP':
    check_base(engine, base)
    return make(engine, argument(engine, 1, num, base))


def _layout(engine: Engine, size: int, flags: int) -> tuple[bool, bool]:
    """(most significant word first, big-endian words) of a word size and flags that make sense."""
    if size < 1:
        value_error(engine, 2, "must be greater than or equal to 1")
    if flags & (GMP_MSW_FIRST | GMP_LSW_FIRST) == GMP_MSW_FIRST | GMP_LSW_FIRST:
        value_error(engine, 3, "cannot use multiple word order options")
    endian = flags & (GMP_LITTLE_ENDIAN | GMP_BIG_ENDIAN | GMP_NATIVE_ENDIAN)
    if endian & endian - 1:
        value_error(engine, 3, "cannot use multiple endian options")
    return not flags & GMP_LSW_FIRST, endian == GMP_BIG_ENDIAN


def _big_endian(data: str, size: int, msw_first: bool, big_endian: bool) -> str:
    """Words of `size` bytes turned from their order into that of a big-endian number, or back."""
    words = [data[start:start + size] for start in range(0, len(data), size)]
    if not big_endian:
        words = [word[::-1] for word in words]
    return "".join(words if msw_first else reversed(words))


@function
def gmp_import(engine: Engine, data: Str, word_size: Int = 1,
               flags: Int = GMP_MSW_FIRST | GMP_NATIVE_ENDIAN) -> 'GMP':
    msw_first, big_endian = _layout(engine, word_size, flags)
    if len(data) % word_size:
        value_error(engine, 1, "must be a multiple of argument #2 ($word_size)")
    ordered = _big_endian(data, word_size, msw_first, big_endian)
    return make(engine, int.from_bytes(ordered.encode("latin-1"), "big"))


@function(shown=_ONE)
def gmp_export(engine: Engine, num: Mixed, word_size: Int = 1, flags: Int = GMP_MSW_FIRST | GMP_NATIVE_ENDIAN) -> Str:
    msw_first, big_endian = _layout(engine, word_size, flags)
    number = abs(argument(engine, 1, num))
    words = -(-number.bit_length() // (word_size * 8))
    data = number.to_bytes(words * word_size, "big").decode("latin-1")
    return _big_endian(data, word_size, msw_first, big_endian)


@function(shown=_ONE)
def gmp_intval(engine: Engine, num: Mixed) -> Int:
    return arithmetic.to_long(argument(engine, 1, num))


@function(shown=_ONE)
def gmp_strval(engine: Engine, num: Mixed, base: Int = 10) -> Str:
    if -2 < base < 2 or base > MAX_BASE or base < -36:
        value_error(engine, 2, f"must be between 2 and {MAX_BASE}, or -2 and -36")
    return text_of(argument(engine, 1, num), base)


# ---- arithmetic ----------------------------------------------------------------------------------------------------

@function(shown=_TWO)
def gmp_add(engine: Engine, num1: Mixed, num2: Mixed) -> 'GMP':
    left, right = _pair(engine, num1, num2)
    return make(engine, left + right)


@function(shown=_TWO)
def gmp_sub(engine: Engine, num1: Mixed, num2: Mixed) -> 'GMP':
    left, right = _pair(engine, num1, num2)
    return make(engine, left - right)


@function(shown=_TWO)
def gmp_mul(engine: Engine, num1: Mixed, num2: Mixed) -> 'GMP':
    left, right = _pair(engine, num1, num2)
    return make(engine, big_integers.product(left, right))


@function(shown=_TWO)
def gmp_div_qr(engine: Engine, num1: Mixed, num2: Mixed, rounding_mode: Int = GMP_ROUND_ZERO) -> Array:
    return _list(engine, *_division(engine, num1, num2, rounding_mode))


@function(shown=_TWO, aliases=("gmp_div",))
def gmp_div_q(engine: Engine, num1: Mixed, num2: Mixed, rounding_mode: Int = GMP_ROUND_ZERO) -> 'GMP':
    return make(engine, _division(engine, num1, num2, rounding_mode)[0])


@function(shown=_TWO)
def gmp_div_r(engine: Engine, num1: Mixed, num2: Mixed, rounding_mode: Int = GMP_ROUND_ZERO) -> 'GMP':
    return make(engine, _division(engine, num1, num2, rounding_mode)[1])


@function(shown=_TWO)
def gmp_mod(engine: Engine, num1: Mixed, num2: Mixed) -> 'GMP':
    dividend, divisor = _pair(engine, num1, num2)
    _not_zero(engine, divisor, "Modulo by zero")
    return make(engine, arithmetic.residue(dividend, divisor))


@function(shown=_TWO)
def gmp_divexact(engine: Engine, num1: Mixed, num2: Mixed) -> 'GMP':
    return make(engine, _division(engine, num1, num2)[0])


@function(shown=_ONE)
def gmp_neg(engine: Engine, num: Mixed) -> 'GMP':
    return make(engine, -argument(engine, 1, num))


@function(shown=_ONE)
def gmp_abs(engine: Engine, num: Mixed) -> 'GMP':
    return make(engine, abs(argument(engine, 1, num)))


@function(shown=_ONE)
def gmp_fact(engine: Engine, num: Mixed) -> 'GMP':
    number = _not_negative(engine, 1, argument(engine, 1, num))
    check_block(engine, arithmetic.factorial_bits(number) >> 3)
    return make(engine, arithmetic.factorial(number))


@function(shown={"n": _NUMBER})
def gmp_binomial(engine: Engine, n: Mixed, k: Int) -> 'GMP':
    _not_negative(engine, 2, k)
    return make(engine, arithmetic.binomial(argument(engine, 1, n), k))


@function(shown=_ONE)
def gmp_pow(engine: Engine, num: Mixed, exponent: Int) -> 'GMP':
    _not_negative(engine, 2, exponent)
    return make(engine, power(engine, argument(engine, 1, num), exponent))


@function(shown={"num": _NUMBER, "exponent": _NUMBER, "modulus": _NUMBER})
def gmp_powm(engine: Engine, num: Mixed, exponent: Mixed, modulus: Mixed) -> 'GMP':
    base = argument(engine, 1, num)
    raised_to = _not_negative(engine, 2, argument(engine, 2, exponent))
    divisor = argument(engine, 3, modulus)
    if not divisor:
        engine.throw("DivisionByZeroError", "Modulo by zero")
    check_modular_power(engine, base, raised_to, divisor)
    return make(engine, big_integers.modular_power(base, raised_to, abs(divisor)))


@function(shown=_ONE)
def gmp_sqrt(engine: Engine, num: Mixed) -> 'GMP':
    return make(engine, math.isqrt(_not_negative(engine, 1, argument(engine, 1, num))))


@function(shown=_ONE)
def gmp_sqrtrem(engine: Engine, num: Mixed) -> Array:
    number = _not_negative(engine, 1, argument(engine, 1, num))
    root = math.isqrt(number)
    return _list(engine, root, number - root * root)


def _radicand(engine: Engine, num: Any, nth: int, problem: str) -> int:
    """The number whose root is wanted; throws ValueError where there is none."""
    if nth <= 0:
        value_error(engine, 2, problem)
    number = argument(engine, 1, num)
    if number < 0 and nth % 2 == 0:
        value_error(engine, 2, "must be odd if argument #1 ($a) is negative")
    return number


@function(shown=_ONE)
def gmp_root(engine: Engine, num: Mixed, nth: Int) -> 'GMP':
    return make(engine, arithmetic.root(_radicand(engine, num, nth, "must be greater than 0"), nth))


@function(shown=_ONE)
def gmp_rootrem(engine: Engine, num: Mixed, nth: Int) -> Array:
    number = _radicand(engine, num, nth, "must be greater than or equal to 1")
    root = arithmetic.root(number, nth)
    return _list(engine, root, number - big_integers.power(root, nth))


# ---- number theory -------------------------------------------------------------------------------------------------

@function(shown=_ONE)
def gmp_perfect_square(engine: Engine, num: Mixed) -> Bool:
    number = argument(engine, 1, num)
    return number >= 0 and math.isqrt(number) ** 2 == number


@function(shown=_ONE)
def gmp_perfect_power(engine: Engine, num: Mixed) -> Bool:
    return arithmetic.is_perfect_power(argument(engine, 1, num))


@function(shown=_ONE)
def gmp_prob_prime(engine: Engine, num: Mixed, repetitions: Int = 10) -> Int:
    return arithmetic.prime_certainty(argument(engine, 1, num), repetitions)


@function(shown=_ONE)
def gmp_nextprime(engine: Engine, num: Mixed) -> 'GMP':
    return make(engine, arithmetic.next_prime(argument(engine, 1, num)))


@function(shown=_TWO)
def gmp_gcd(engine: Engine, num1: Mixed, num2: Mixed) -> 'GMP':
    return make(engine, math.gcd(*_pair(engine, num1, num2)))


@function(shown=_TWO)
def gmp_lcm(engine: Engine, num1: Mixed, num2: Mixed) -> 'GMP':
    return make(engine, math.lcm(*_pair(engine, num1, num2)))


@function(shown=_TWO)
def gmp_gcdext(engine: Engine, num1: Mixed, num2: Mixed) -> Array:
    numbers = arithmetic.extended_gcd(*_pair(engine, num1, num2))
    return PhpArray.from_dict({key: make(engine, number) for key, number in zip("gst", numbers, strict=True)})


@function(shown=_TWO)
def gmp_invert(engine: Engine, num1: Mixed, num2: Mixed) -> 'GMP' | False_:
    number, modulus = _pair(engine, num1, num2)
    if not modulus:
        engine.throw("DivisionByZeroError", "Division by zero")
    inverse = arithmetic.inverse(number, modulus)
    return False if inverse is None else make(engine, inverse)


@function(shown=_TWO, aliases=("gmp_legendre", "gmp_kronecker"))
def gmp_jacobi(engine: Engine, num1: Mixed, num2: Mixed) -> Int:
    return arithmetic.kronecker(*_pair(engine, num1, num2))


@function(shown=_TWO)
def gmp_cmp(engine: Engine, num1: Mixed, num2: Mixed) -> Int:
    left, right = _pair(engine, num1, num2)
    return arithmetic.order(left, right, type(num2) is int and engine.target < V8_5)


@function(shown=_ONE)
def gmp_sign(engine: Engine, num: Mixed) -> Int:
    number = argument(engine, 1, num)
    return (number > 0) - (number < 0)


# ---- random numbers ------------------------------------------------------------------------------------------------

@function(shown={"seed": _NUMBER})
def gmp_random_seed(engine: Engine, seed: Mixed) -> Void:
    engine.state_of(RandomState).seed(argument(engine, 1, seed))


@function
def gmp_random_bits(engine: Engine, bits: Int) -> 'GMP':
    if not 1 <= bits <= 0x7FFFFFFF:
        value_error(engine, 1, f"must be between 1 and {0x7FFFFFFF}")
    return make(engine, engine.state_of(RandomState).bits(bits))


@function(shown={"min_": _NUMBER, "max_": _NUMBER})
def gmp_random_range(engine: Engine, min_: Mixed, max_: Mixed) -> 'GMP':
    most = argument(engine, 2, max_)
    least = argument(engine, 1, min_)
    if most <= least:
        value_error(engine, 1, "must be less than argument #2 ($maximum)")
    return make(engine, least + engine.state_of(RandomState).below(most - least + 1))


# ---- bits ----------------------------------------------------------------------------------------------------------

@function(shown=_TWO)
def gmp_and(engine: Engine, num1: Mixed, num2: Mixed) -> 'GMP':
    left, right = _pair(engine, num1, num2)
    return make(engine, left & right)


@function(shown=_TWO)
def gmp_or(engine: Engine, num1: Mixed, num2: Mixed) -> 'GMP':
    left, right = _pair(engine, num1, num2)
    return make(engine, left | right)


@function(shown=_ONE)
def gmp_com(engine: Engine, num: Mixed) -> 'GMP':
    return make(engine, ~argument(engine, 1, num))


@function(shown=_TWO)
def gmp_xor(engine: Engine, num1: Mixed, num2: Mixed) -> 'GMP':
    left, right = _pair(engine, num1, num2)
    return make(engine, left ^ right)


@function
def gmp_setbit(engine: Engine, num: 'GMP', index: Int, value: Bool = True) -> Void:
    _bit_index(engine, index)
    if index >= _MOST_BITS:
        value_error(engine, 2, f"must be less than {0x7FFFFFFF} * 64")
    num.number = num.number | 1 << index if value else num.number & ~(1 << index)


@function
def gmp_clrbit(engine: Engine, num: 'GMP', index: Int) -> Void:
    _bit_index(engine, index)
    num.number &= ~(1 << index)


@function(shown=_ONE)
def gmp_testbit(engine: Engine, num: Mixed, index: Int) -> Bool:
    _bit_index(engine, index)
    return bool(argument(engine, 1, num) >> index & 1)


@function(shown=_ONE)
def gmp_popcount(engine: Engine, num: Mixed) -> Int:
    number = argument(engine, 1, num)
    return number.bit_count() if number >= 0 else -1


@function(shown=_TWO)
def gmp_hamdist(engine: Engine, num1: Mixed, num2: Mixed) -> Int:
    left, right = _pair(engine, num1, num2)
    return (left ^ right).bit_count() if (left < 0) is (right < 0) else -1


def _scan(number: int, start: int) -> int:
    """The first set bit from `start` on, -1 where there is none."""
    rest = number >> start
    return start + (rest & -rest).bit_length() - 1 if rest else -1


@function(shown={"num1": _NUMBER})
def gmp_scan0(engine: Engine, num1: Mixed, start: Int) -> Int:
    _bit_index(engine, start)
    return _scan(~argument(engine, 1, num1), start)


@function(shown={"num1": _NUMBER})
def gmp_scan1(engine: Engine, num1: Mixed, start: Int) -> Int:
    _bit_index(engine, start)
    return _scan(argument(engine, 1, num1), start)
