"""The Mersenne Twister behind mt_rand(), rand(), shuffle(), array_rand() and str_shuffle() (ext/random).

Its state lives on the engine. CPython's own twister makes the numbers; only MT_RAND_PHP, PHP 7.0's faulty variant, is
computed here.
"""
from __future__ import annotations

from _random import Random

from zvm.ext.vocabulary import UNDEF, Float, Int, Void, function
from zvm.runtime.parameters import value_error

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.engine import Engine

MT_RAND_MT19937, MT_RAND_PHP = 0, 1
MT_RAND_MAX = 0x7FFF_FFFF
CONSTANTS = {"MT_RAND_MT19937": MT_RAND_MT19937, "MT_RAND_PHP": MT_RAND_PHP}

_SIZE, _DISTANCE = 624, 397
_WORD = 0xFFFF_FFFF


class Twister:
    """One seeded generator of 32-bit numbers (php_mt_rand)."""

    __slots__ = ("mode", "random", "words", "left")

    def __init__(self, seed: int, mode: int) -> None:
        self.mode = mode
        words = [seed & _WORD]
        for index in range(1, _SIZE):
            words.append((1812433253 * (words[-1] ^ words[-1] >> 30) + index) & _WORD)
        self.words = words
        self.left: list[int] = []  # MT_RAND_PHP: numbers made and not given out, last first
        self.random = Random()
        if mode != MT_RAND_PHP:
            self.random.setstate((*words, _SIZE))

    def next(self) -> int:
        """The next number of 32 bits."""
        if self.mode != MT_RAND_PHP:
            return self.random.getrandbits(32)
        if not self.left:
            self._reload()
        number = self.left.pop()
        number ^= number >> 11
        number ^= number << 7 & 0x9D2C_5680
        number ^= number << 15 & 0xEFC6_0000
        return number ^ number >> 18

    def _reload(self) -> None:
        """The next 624 words, with the bit of the wrong word deciding (reload of MT_RAND_PHP)."""
        words = self.words
        for index in range(_SIZE):
            following = words[(index + 1) % _SIZE]
            mixed = words[index] & 0x8000_0000 | following & 0x7FFF_FFFF
            word = words[(index + _DISTANCE) % _SIZE] ^ mixed >> 1
            words[index] = word ^ 0x9908_B0DF if words[index] & 1 else word
        self.left = words[::-1]

    def range(self, low: int, high: int) -> int:
        """A number from low to high, both included, all equally likely (php_mt_rand_range)."""
        span = high - low
        if span <= 0:
            return low
        number = self.next()
        if span > _WORD:
            number |= self.next() << 32
        limit = 0xFFFF_FFFF_FFFF_FFFF if span > _WORD else _WORD
        if span == limit:
            return low + number
        span += 1
        if span & span - 1 == 0:
            return low + (number & span - 1)
        ceiling = limit - limit % span - 1
        while number > ceiling:
            number = self.next()
            if limit != _WORD:
                number |= self.next() << 32
        return low + number % span


def twister(engine: Engine) -> Twister:
    """The engine's generator, seeded at random when the script has not."""
    found: Twister | None = engine.state.get("mt_rand")
    if found is None:
        from os import urandom

        found = engine.state["mt_rand"] = Twister(int.from_bytes(urandom(4), "little"), MT_RAND_MT19937)
    return found


def shuffled(engine: Engine, items: list[object]) -> None:
    """Shuffles a list in place as shuffle() and str_shuffle() do."""
    generator = twister(engine)
    for last in range(len(items) - 1, 0, -1):
        index = generator.range(0, last)
        if index != last:
            items[last], items[index] = items[index], items[last]


def _between(engine: Engine, low: int, high: int) -> int:
    """php_mt_rand_common: MT_RAND_PHP scales instead of rejecting."""
    generator = twister(engine)
    if generator.mode == MT_RAND_MT19937:
        return generator.range(low, high)
    number = generator.next() >> 1
    return low + int((float(high) - low + 1.0) * (number / (MT_RAND_MAX + 1.0)))


@function(aliases=("srand",))
def mt_srand(engine: Engine, seed: Int = UNDEF, mode: Int = MT_RAND_MT19937) -> Void:
    if seed is UNDEF:
        from os import urandom

        seed = int.from_bytes(urandom(4), "little")
    engine.state["mt_rand"] = Twister(seed, MT_RAND_PHP if mode == MT_RAND_PHP else MT_RAND_MT19937)


@function
def mt_rand(engine: Engine, min_: Int = UNDEF, max_: Int = UNDEF) -> Int:
    if min_ is UNDEF:
        return twister(engine).next() >> 1
    if max_ is UNDEF:
        engine.throw("ArgumentCountError", "mt_rand() expects exactly 2 arguments, 1 given")
    if max_ < min_:
        value_error(engine, 2, "must be greater than or equal to argument #1 ($min)")
    return _between(engine, min_, max_)


@function
def rand(engine: Engine, min_: Int = UNDEF, max_: Int = UNDEF) -> Int:
    if min_ is UNDEF:
        return twister(engine).next() >> 1
    if max_ is UNDEF:
        engine.throw("ArgumentCountError", "rand() expects exactly 2 arguments, 1 given")
    return _between(engine, max_, min_) if max_ < min_ else _between(engine, min_, max_)


@function(aliases=("getrandmax",))
def mt_getrandmax() -> Int:
    return MT_RAND_MAX


@function
def lcg_value() -> Float:
    from os import urandom

    return int.from_bytes(urandom(4), "little") / 4294967296.0
