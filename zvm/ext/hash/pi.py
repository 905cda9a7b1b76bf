"""Pi, from which MD2's permutation and HAVAL's constants are made."""
from __future__ import annotations

_GUARD = 1 << 64


def pi_times(scale: int) -> int:
    """The integer part of pi times `scale`, by Machin's formula."""
    unity = scale * _GUARD
    return 4 * (4 * _arctangent_of_inverse(5, unity) - _arctangent_of_inverse(239, unity)) // _GUARD


def _arctangent_of_inverse(number: int, unity: int) -> int:
    power = unity // number
    total, divisor, sign = power, 1, 1
    while power:
        power //= number * number
        divisor += 2
        sign = -sign
        total += sign * (power // divisor)
    return total
