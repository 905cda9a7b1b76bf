"""GMP's Mersenne Twister (gmp_randinit_mt): the generator of gmp_random_bits() and gmp_random_range()."""
from __future__ import annotations

from os import urandom

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.engine import Engine

_SIZE, _MIDDLE = 624, 397
_WARM_UP = 2000  # numbers thrown away after seeding
_TRIES = 80  # of random_below() before it settles for a number that is too large, less the bound


class RandomState:
    """One engine's generator, seeded at random until the script seeds it."""

    __slots__ = ("words", "at")

    def __init__(self, engine: Engine) -> None:
        self.seed(int.from_bytes(urandom(8), "little"))

    def seed(self, seed: int) -> None:
        """Begin again from any integer: its power in a field of 19937 bits fills the state."""
        modulus = (1 << 19937) - 20023
        filled = pow(seed % (modulus - 4) + 2, 1074888996, modulus)
        first, filled = filled >> 19936 & 1, filled & (1 << 19936) - 1
        self.words = [first << 31] + [filled >> 32 * index & 0xFFFFFFFF for index in range(_SIZE - 1)]
        for _ in range(_WARM_UP // _SIZE):
            self._refill()
        self.at = _WARM_UP % _SIZE

    def _refill(self) -> None:
        words = self.words
        for index in range(_SIZE):
            mixed = words[index] & 0x80000000 | words[(index + 1) % _SIZE] & 0x7FFFFFFF
            words[index] = words[(index + _MIDDLE) % _SIZE] ^ mixed >> 1 ^ (0x9908B0DF if mixed & 1 else 0)
        self.at = 0

    def _word(self) -> int:
        if self.at >= _SIZE:
            self._refill()
        word = self.words[self.at]
        self.at += 1
        word ^= word >> 11
        word ^= word << 7 & 0x9D2C5680
        word ^= word << 15 & 0xEFC60000
        return word ^ word >> 18

    def bits(self, count: int) -> int:
        """A number of that many random bits (mpz_urandomb)."""
        words = -(-count // 32)
        number = int.from_bytes(b"".join(self._word().to_bytes(4, "little") for _ in range(words)), "little")
        return number & (1 << count) - 1

    def below(self, bound: int) -> int:
        """A random number from 0 up to the bound (mpz_urandomm)."""
        size = (bound - 1).bit_length()
        number = 0
        for _ in range(_TRIES):
            number = self.bits(size)
            if number < bound:
                return number
        return number - bound
