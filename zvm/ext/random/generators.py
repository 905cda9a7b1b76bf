"""The generators of random numbers, as numbers: what the engines' classes, Randomizer and mt_rand() draw from.

Follows engine_*.c and random.c of ext/random. Knows nothing of PHP values but for engines written in PHP.
"""
from __future__ import annotations

from _random import Random
from os import urandom

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

MT_RAND_MT19937, MT_RAND_PHP = 0, 1
MT_RAND_MAX = 0x7FFF_FFFF
ATTEMPTS = 50  # how often a number is drawn that is not too large

_MASK32, _MASK64, _MASK128 = 0xFFFF_FFFF, 0xFFFF_FFFF_FFFF_FFFF, (1 << 128) - 1
_WORDS, _DISTANCE = 624, 397


class Generator:
    """What gives `size` bytes a time, as a number whose lowest byte is the first (php_random_algo)."""

    __slots__ = ()
    size = 8

    def generate(self) -> int:
        raise NotImplementedError

    def draw(self) -> tuple[int, int]:
        """A number and how many bytes it has."""
        return self.generate(), self.size

    def give_up(self) -> None:
        """No acceptable number came up, time and again."""
        raise RuntimeError(f"{type(self).__name__} is broken")

    def range(self, low: int, high: int) -> int:
        """A number from low to high, both included, all equally likely (php_random_range)."""
        return low + self._up_to(high - low, 4 if high - low <= _MASK32 else 8)

    def range64(self, most: int) -> int:
        """A number from 0 to `most`, of 64 bits even where fewer would do (php_random_range64)."""
        return self._up_to(most, 8)

    def _up_to(self, span: int, size: int) -> int:
        limit = _MASK32 if size == 4 else _MASK64
        number = self._gathered(size)
        if span == limit:
            return number
        span += 1
        if span & span - 1 == 0:
            return number & span - 1
        ceiling = limit - limit % span - 1
        attempts = 0
        while number > ceiling:
            attempts += 1
            if attempts > ATTEMPTS:
                self.give_up()
            number = self._gathered(size)
        return number % span

    def _gathered(self, size: int) -> int:
        """A number of exactly that many bytes, of as many draws as it takes."""
        if size <= self.size:
            return self.generate() & (1 << 8 * size) - 1
        number, have = self.draw()
        while have < size:
            more, count = self.draw()
            number |= more << 8 * have
            have += count
        return number & (1 << 8 * size) - 1

    def shuffle(self, items: list[Any]) -> None:
        """Shuffle in place (php_array_data_shuffle)."""
        for last in range(len(items) - 1, 0, -1):
            index = self.range(0, last)
            if index != last:
                items[last], items[index] = items[index], items[last]

    def pick(self, available: int, wanted: int) -> list[int]:
        """`wanted` of the numbers below `available`, in ascending order (php_array_pick_keys)."""
        if wanted == 1:
            return [self.range(0, available - 1)]
        complement = wanted > available >> 1
        drawn: set[int] = set()
        failures = 0
        while len(drawn) < (available - wanted if complement else wanted):
            number = self.range(0, available - 1)
            if number in drawn:
                failures += 1
                if failures > ATTEMPTS:
                    self.give_up()
            else:
                failures = 0
                drawn.add(number)
        return [number for number in range(available) if (number in drawn) is not complement]


class Mt19937(Generator):
    """The Mersenne Twister. CPython's own makes the numbers; only MT_RAND_PHP, PHP 7.0's faulty one, is computed here.

    For the latter, `words` is the state and `used` how much of it was given out.
    """

    __slots__ = ("mode", "random", "words", "used")
    size = 4

    def __init__(self, seed: int, mode: int = MT_RAND_MT19937) -> None:
        self.mode = mode
        words = [seed & _MASK32]
        for index in range(1, _WORDS):
            words.append((1812433253 * (words[-1] ^ words[-1] >> 30) + index) & _MASK32)
        self.words = words
        self.used = 0
        self.random = Random()
        if mode == MT_RAND_PHP:
            self._reload()
        else:
            self.random.setstate((*words, _WORDS))
            self.random.getrandbits(32)  # makes the first numbers, as PHP's does at once
            self.random.setstate((*self.random.getstate()[:_WORDS], 0))

    def generate(self) -> int:
        if self.mode != MT_RAND_PHP:
            return self.random.getrandbits(32)
        if self.used == _WORDS:
            self._reload()
            self.used = 0
        number = self.words[self.used]
        self.used += 1
        number ^= number >> 11
        number ^= number << 7 & 0x9D2C_5680
        number ^= number << 15 & 0xEFC6_0000
        return number ^ number >> 18

    def range(self, low: int, high: int) -> int:
        span = high - low
        if self.mode == MT_RAND_PHP or span >= _MASK32:
            return super().range(low, high)
        draw = self.random.getrandbits
        number = draw(32)
        if not span & span + 1:
            return low + (number & span)
        ceiling = _MASK32 - _MASK32 % (span + 1) - 1
        while number > ceiling:
            number = draw(32)
        return low + number % (span + 1)

    def _reload(self) -> None:
        """The next 624 words, with the bit of the wrong word deciding."""
        words = self.words
        for index in range(_WORDS):
            mixed = words[index] & 0x8000_0000 | words[(index + 1) % _WORDS] & 0x7FFF_FFFF
            word = words[(index + _DISTANCE) % _WORDS] ^ mixed >> 1
            words[index] = word ^ 0x9908_B0DF if words[index] & 1 else word

    def scaled(self, low: int, high: int) -> int:
        """A number of a range as MT_RAND_PHP has it: scaled, with gaps in large ranges (RAND_RANGE_BADSCALING)."""
        number = self.generate() >> 1
        return low + int((float(high) - low + 1.0) * (number / (MT_RAND_MAX + 1.0)))

    def state(self) -> tuple[list[int], int, int]:
        """The words, how many of them are used, and the mode."""
        if self.mode == MT_RAND_PHP:
            return self.words, self.used, self.mode
        *words, used = self.random.getstate()
        return words, used, self.mode

    def restore(self, words: list[int], used: int, mode: int) -> None:
        self.mode = mode
        self.words, self.used = list(words), used
        if mode != MT_RAND_PHP:
            self.random.setstate((*words, used))


class Pcg(Generator):
    """PCG XSL RR 128/64 with one sequence: `state` is a number of 128 bits."""

    __slots__ = ("state",)
    multiplier = 2549297995355413924 << 64 | 4865540595714422341
    increment = 6364136223846793005 << 64 | 1442695040888963407

    def __init__(self, seed: int) -> None:
        self.state = 0
        self._step()
        self.state = self.state + seed & _MASK128
        self._step()

    def _step(self) -> None:
        self.state = self.state * self.multiplier + self.increment & _MASK128

    def generate(self) -> int:
        self._step()
        state = self.state
        number, turn = (state >> 64 ^ state) & _MASK64, state >> 122
        return (number >> turn | number << (64 - turn & 63)) & _MASK64

    def advance(self, count: int) -> None:
        """Skip `count` numbers, in as many steps as `count` has bits."""
        multiplier, increment = self.multiplier, self.increment
        total_multiplier, total_increment = 1, 0
        while count:
            if count & 1:
                total_multiplier = total_multiplier * multiplier & _MASK128
                total_increment = total_increment * multiplier + increment & _MASK128
            increment = (multiplier + 1) * increment & _MASK128
            multiplier = multiplier * multiplier & _MASK128
            count >>= 1
        self.state = self.state * total_multiplier + total_increment & _MASK128


class Xoshiro(Generator):
    """xoshiro256**: `words` are four numbers of 64 bits."""

    __slots__ = ("words",)
    jump_bits = (0x180E_C6D3_3CFD_0ABA, 0xD5A6_1266_F0C9_392C, 0xA958_2618_E03F_C9AA, 0x39AB_DC45_29B1_661C)
    long_jump_bits = (0x76E1_5D3E_FEFD_CBBF, 0xC500_4E44_1C52_2FB3, 0x7771_0069_854E_E241, 0x3910_9BB0_2ACB_E635)

    def __init__(self, words: list[int]) -> None:
        self.words = words

    @classmethod
    def seeded(cls, seed: int) -> Xoshiro:
        """The words made of one number, by SplitMix64."""
        words = []
        for _ in range(4):
            seed = seed + 0x9E37_79B9_7F4A_7C15 & _MASK64
            word = (seed ^ seed >> 30) * 0xBF58_476D_1CE4_E5B9 & _MASK64
            word = (word ^ word >> 27) * 0x94D0_49BB_1331_11EB & _MASK64
            words.append(word ^ word >> 31)
        return cls(words)

    def generate(self) -> int:
        first, second, third, fourth = self.words
        product = second * 5 & _MASK64
        result = (product << 7 | product >> 57) * 9 & _MASK64
        shifted = second << 17 & _MASK64
        third ^= first
        fourth ^= second
        self.words = [first ^ fourth, second ^ third, third ^ shifted, (fourth << 45 | fourth >> 19) & _MASK64]
        return result

    def jump(self, bits: tuple[int, ...]) -> None:
        """Skip 2**128 or 2**192 numbers."""
        total = [0, 0, 0, 0]
        for word in bits:
            for place in range(64):
                if word >> place & 1:
                    total = [left ^ right for left, right in zip(total, self.words, strict=True)]
                self.generate()
        self.words = total


class Secure(Generator):
    """The operating system's generator."""

    __slots__ = ()

    def generate(self) -> int:
        return int.from_bytes(urandom(8), "little")

    def range(self, low: int, high: int) -> int:
        span = high - low + 1
        return low + int.from_bytes(urandom((span.bit_length() + 7) // 8 + 8), "big") % span


class UserEngine(Generator):
    """An engine written in PHP, which gives strings of any length; what is beyond eight bytes is ignored."""

    __slots__ = ("engine", "object")
    size = 0  # each draw says how many

    def __init__(self, engine: Engine, object: Any) -> None:
        self.engine, self.object = engine, object

    def draw(self) -> tuple[int, int]:
        text = self.engine.call_method(self.object, "generate")
        if not text:
            self.engine.throw("Random\\BrokenRandomEngineError", "A random engine must return a non-empty string")
        data = text[:8].encode("latin-1")
        return int.from_bytes(data, "little"), len(data)

    def generate(self) -> int:
        return self.draw()[0]

    def give_up(self) -> None:
        self.engine.throw("Random\\BrokenRandomEngineError",
                          f"Failed to generate an acceptable random number in {ATTEMPTS} attempts")
