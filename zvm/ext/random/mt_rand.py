"""mt_rand() and the like on one Mersenne Twister, whose state lives on the engine (ext/random/random.c).

shuffle(), array_rand() and str_shuffle() in zvm/ext/standard draw from it, too.
"""
from __future__ import annotations

from os import urandom

from zvm.ext.random.generators import MT_RAND_MAX, MT_RAND_MT19937, MT_RAND_PHP, Mt19937
from zvm.ext.vocabulary import UNDEF, Float, Int, Null, Void, function
from zvm.handlers.native.proof import has_plain_twisters
from zvm.runtime.functions.parameters import value_error
from zvm.targets import V8_3

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.engine import Engine

CONSTANTS = {"MT_RAND_MT19937": MT_RAND_MT19937, "MT_RAND_PHP": MT_RAND_PHP}


class RandomState:
    """One engine's generator, seeded at random until the script seeds it. `twister`, for native code: what makes the
    numbers; None where they are MT_RAND_PHP's or cannot be found."""

    __slots__ = ("generator", "twister")

    def __init__(self, engine: Engine) -> None:
        self.seed(int.from_bytes(urandom(4), "little"), MT_RAND_MT19937)

    def seed(self, seed: int, mode: int) -> None:
        self.generator = Mt19937(seed, mode)
        self.twister = self.generator.random if mode == MT_RAND_MT19937 and has_plain_twisters() else None


def twister(engine: Engine) -> Mt19937:
    """The engine's generator."""
    return engine.state_of(RandomState).generator


def _between(engine: Engine, low: int, high: int) -> int:
    """php_mt_rand_common: MT_RAND_PHP scales instead of rejecting."""
    generator = twister(engine)
    return generator.range(low, high) if generator.mode == MT_RAND_MT19937 else generator.scaled(low, high)


def deprecate_old_mode(engine: Engine, mode: int) -> None:
    """Report that MT_RAND_PHP is chosen, which PHP 8.3 has deprecated."""
    if mode == MT_RAND_PHP and engine.target >= V8_3:
        engine.diagnostics.deprecated("The MT_RAND_PHP variant of Mt19937 is deprecated")


@function(aliases=("srand",), until=80400)
def mt_srand(engine: Engine, seed: Int = UNDEF, mode: Int = MT_RAND_MT19937) -> Void:
    _seed(engine, None if seed is UNDEF else seed, mode)


@function(aliases=("srand",), since=80400, name="mt_srand")
def mt_srand_or_anew(engine: Engine, seed: Int | Null = None, mode: Int = MT_RAND_MT19937) -> Void:
    _seed(engine, seed, mode)


def _seed(engine: Engine, seed: int | None, mode: int) -> None:
    if seed is None:
        seed = int.from_bytes(urandom(4), "little")
    deprecate_old_mode(engine, mode)
    engine.state_of(RandomState).seed(seed, MT_RAND_PHP if mode == MT_RAND_PHP else MT_RAND_MT19937)


@function
def mt_rand(engine: Engine, min_: Int = UNDEF, max_: Int = UNDEF) -> Int:
    if min_ is UNDEF:
        return twister(engine).generate() >> 1
    if max_ is UNDEF:
        engine.throw("ArgumentCountError", "mt_rand() expects exactly 2 arguments, 1 given")
    if max_ < min_:
        value_error(engine, 2, "must be greater than or equal to argument #1 ($min)")
    return _between(engine, min_, max_)


@function
def rand(engine: Engine, min_: Int = UNDEF, max_: Int = UNDEF) -> Int:
    if min_ is UNDEF:
        return twister(engine).generate() >> 1
    if max_ is UNDEF:
        engine.throw("ArgumentCountError", "rand() expects exactly 2 arguments, 1 given")
    return _between(engine, max_, min_) if max_ < min_ else _between(engine, min_, max_)


@function(aliases=("getrandmax",))
def mt_getrandmax() -> Int:
    return MT_RAND_MAX


@function
def lcg_value() -> Float:
    return int.from_bytes(urandom(4), "little") / 4294967296.0
