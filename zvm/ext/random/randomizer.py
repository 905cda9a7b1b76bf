"""Random\\Randomizer (ext/random/randomizer.c)."""
from __future__ import annotations

from zvm.ext.random.engines import generator_of
from zvm.ext.random.generators import MT_RAND_PHP, Generator, Mt19937, Secure
from zvm.ext.vocabulary import PUBLIC, READONLY, Array, Float, Int, Null, Str, Untyped, Void, method, php_class, prop
from zvm.opcodes.flags import ACC_NO_DYNAMIC_PROPERTIES, ACC_NOT_CLONEABLE
from zvm.runtime.functions.parameters import is_instance, value_error
from zvm.runtime.objects.lifecycle import instantiate
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.zval import UNDEF, deref
from zvm.targets import V8_5

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

# ruff: noqa: F821, F722, UP037, N802

_ENGINE_SLOT = 0  # of the one declared property
_MOST_FAILURES = 50  # draws that give nothing of use (PHP_RANDOM_RANGE_ATTEMPTS)
_BROKEN = "Failed to generate an acceptable random number in 50 attempts"


@php_class("Random\\Randomizer", final=True, flags=ACC_NO_DYNAMIC_PROPERTIES | ACC_NOT_CLONEABLE,
           properties=[prop("engine", visibility=PUBLIC | READONLY, type="'Random\\Engine'")])
class Randomizer(PhpObject):
    """`generator` is None before the constructor ran."""

    __slots__ = ("generator",)
    generator: Any

    def __init__(self) -> None:
        self.generator: Generator | None = None

    def _install(self, engine: Engine, source: Any) -> None:
        self.slots[_ENGINE_SLOT] = source
        self.generator = generator_of(engine, source)

    @method
    def __construct(self, engine: Engine, engine_: 'Random\\Engine' | Null = None) -> Untyped:  # type: ignore[valid-type]
        if self.slots[_ENGINE_SLOT] is not UNDEF:
            engine.throw("Error", "Cannot modify readonly property Random\\Randomizer::$engine")
        if engine_ is None:
            engine_ = instantiate(engine, engine.internal_class("Random\\Engine\\Secure"))
        self._install(engine, engine_)

    @method
    def nextInt(self, engine: Engine) -> Int:
        number: int = self.generator.draw()[0]
        return number >> 1

    @method
    def getInt(self, engine: Engine, min: Int, max: Int) -> Int:
        if max < min:
            value_error(engine, 2, "must be greater than or equal to argument #1 ($min)")
        generator = self.generator
        if type(generator) is Mt19937 and generator.mode == MT_RAND_PHP:
            return generator.scaled(min, max)
        drawn: int = generator.range(min, max)
        return drawn

    @method
    def getBytes(self, engine: Engine, length: Int) -> Str:
        if length < 1:
            value_error(engine, 1, "must be greater than 0")
        generator = self.generator
        if type(generator) is Secure:
            from os import urandom

            return urandom(length).decode("latin-1")
        data = bytearray()
        while len(data) < length:
            number, size = generator.draw()
            data += number.to_bytes(size, "little")
        return data[:length].decode("latin-1")

    @method(since=80300)
    def getBytesFromString(self, engine: Engine, string: Str, length: Int) -> Str:
        if not string:
            value_error(engine, 1, "must not be empty")
        if length < 1:
            value_error(engine, 2, "must be greater than 0")
        return self._picked(string, length)

    def _picked(self, string: str, length: int) -> str:
        """Bytes of a string by chance: of each draw as many as it has bits for, where few bits tell one of them
        (Randomizer::getBytesFromString)."""
        generator = self.generator
        most = len(string) - 1
        if most > 0xFF:
            return "".join([string[generator.range(0, most)] for _ in range(length)])
        mask = (1 << most.bit_length()) - 1
        picked: list[str] = []
        failures = 0
        while len(picked) < length:
            number, size = generator.draw()
            for _ in range(size):
                index = number & mask
                number >>= 8
                if index > most:
                    failures += 1
                    if failures > _MOST_FAILURES:
                        self.ce.engine.throw("Random\\BrokenRandomEngineError", _BROKEN)
                    continue
                failures = 0
                picked.append(string[index])
                if len(picked) >= length:
                    break
        return "".join(picked)

    @method(since=80300)
    def nextFloat(self, engine: Engine) -> Float:
        return (self._bits64() >> 11) * 2.0 ** -53

    def _bits64(self) -> int:
        """64 bits by chance, of as many draws as that takes."""
        number, size = self.generator.draw()
        result, filled = int(number), size
        while filled < 8:
            number, size = self.generator.draw()
            result |= number << 8 * filled
            filled += size
        return result & 0xFFFF_FFFF_FFFF_FFFF

    @method(since=80300, defaults={"boundary": "Random\\IntervalBoundary::ClosedOpen"})
    def getFloat(self, engine: Engine, min: Float, max: Float,
                 boundary: 'Random\\IntervalBoundary' = UNDEF) -> Float:  # type: ignore[valid-type]
        from math import isfinite

        from zvm.ext.random.sections import section

        for number, bound in ((1, min), (2, max)):
            if not isfinite(bound):
                value_error(engine, number, "must be finite")
        name = "ClosedOpen" if boundary is UNDEF else boundary.slots[0]
        if name == "ClosedClosed":
            if max < min:
                value_error(engine, 2, "must be greater than or equal to argument #1 ($min)")
        elif max <= min:
            value_error(engine, 2, "must be greater than argument #1 ($min)")
        drawn = section(name, min, max, self._range64)
        if drawn is None:
            engine.throw("ValueError", "The given interval is empty, there are no floats between argument #1 ($min) "
                                       f"and argument #2 ($max){'' if engine.target >= V8_5 else '.'}")
        return drawn

    def _range64(self, most: int) -> int:
        """A number from 0 to `most` by chance."""
        return int(self.generator.range64(most))

    @method
    def shuffleArray(self, array: Array) -> Array:
        values = array.clone()
        items = list(values.values())
        self.generator.shuffle(items)
        return PhpArray.from_list(items)

    @method
    def shuffleBytes(self, bytes: Str) -> Str:
        chars = list(bytes)
        self.generator.shuffle(chars)
        return "".join(chars)

    @method
    def pickArrayKeys(self, engine: Engine, array: Array, num: Int) -> Array:
        return PhpArray.from_list(picked_keys(engine, self.generator, array, num))

    @method
    def __serialize(self) -> Array:
        members = PhpArray.from_dict({"engine": self.slots[_ENGINE_SLOT]})
        return PhpArray.from_list([members])

    @method
    def __unserialize(self, engine: Engine, data: Array) -> Void:
        members = deref(data.get(0))
        source = deref(members.get("engine")) if type(members) is PhpArray else None
        if len(data) != 1 or not isinstance(source, PhpObject) or not is_instance(engine, source, "Random\\Engine"):
            engine.throw("Exception", f"Invalid serialization data for {self.ce.name} object")
        self._install(engine, source)


def picked_keys(engine: Engine, generator: Any, array: PhpArray, num: int) -> list[Any]:
    """`num` keys of an array at random, in its order; throws ValueError (php_array_pick_keys)."""
    keys = list(array.keys())
    if not keys:
        value_error(engine, 1, "cannot be empty")
    if not 1 <= num <= len(keys):
        value_error(engine, 2, "must be between 1 and the number of elements in argument #1 ($array)")
    return [keys[index] for index in generator.pick(len(keys), num)]
