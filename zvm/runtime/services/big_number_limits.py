"""max_execution_time and memory_limit for powers of integers of any size: one step in C that nothing interrupts.

What would not be over in time is not begun. Used by ext/bcmath, ext/gmp.
"""
from __future__ import annotations

from time import thread_time

from zvm.runtime.services.memory import check_string
from zvm.runtime.signals import TimeLimitReached
from zvm.runtime.values.big_integers import modular_power, power_bits

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.engine import Engine

_DIGITS = 0.30103  # decimal digits of a bit
_POWER_SECONDS, _TEXT_SECONDS = 2.5e-10, 1e-9  # for a bit of a long power, or of its decimal text, times the length of
# the number of bits: what a fast machine takes
_FREE_BITS = 1 << 20  # of a power, which takes no time to speak of
_FREE_STEPS = 2_000 ** 3  # likewise: bits of the exponent times bits of the modulus, squared
_PROBED_BITS = 64  # of the exponent, for which the time is measured


def check_power(engine: Engine, base: int, exponent: int, is_text: bool) -> None:
    """Refuse a power whose digits (`is_text`) would exceed memory_limit, a fatal error, or that would not be over in
    time. Raises Bailout, TimeLimitReached."""
    bits = power_bits(base, exponent)
    if bits > _FREE_BITS:
        if is_text:
            check_string(engine, int(bits * _DIGITS))
        _require_time(engine, bits * bits.bit_length() * (_TEXT_SECONDS if is_text else _POWER_SECONDS))


def check_modular_power(engine: Engine, base: int, exponent: int, modulus: int) -> None:
    """Refuse a power reduced by a modulus that would not be over in time. Raises TimeLimitReached."""
    length = exponent.bit_length()
    if length * modulus.bit_length() ** 2 > _FREE_STEPS and length > 2 * _PROBED_BITS:
        began = thread_time()
        modular_power(abs(base), exponent >> length - _PROBED_BITS, abs(modulus))
        _require_time(engine, (thread_time() - began) * length / _PROBED_BITS / 2)


def _require_time(engine: Engine, seconds: float) -> None:
    if not engine.interrupts.may_take(seconds):
        raise TimeLimitReached
