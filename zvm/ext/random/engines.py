"""Random\\Engine and the engines PHP brings along (ext/random/engine_*.c)."""
from __future__ import annotations

from os import urandom

from zvm.ext.random.generators import MT_RAND_MT19937, MT_RAND_PHP, Generator, Mt19937, Pcg, Secure, UserEngine, Xoshiro
from zvm.ext.random.mt_rand import deprecate_old_mode
from zvm.ext.vocabulary import Array, Int, Methods, Null, Protocol, Str, Untyped, Void, method, php_class
from zvm.opcodes.flags import ACC_NO_DYNAMIC_PROPERTIES, ACC_NOT_CLONEABLE, ACC_NOT_SERIALIZABLE
from zvm.runtime.functions.parameters import value_error
from zvm.runtime.objects.lifecycle import initialise
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.zval import deref

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine


@php_class("Random\\Engine", interface=True)
class RandomEngine(Protocol):
    @method(abstract=True)
    def generate(self) -> Str: ...


@php_class("Random\\CryptoSafeEngine", interface=True, implements=("Random\\Engine",))
class CryptoSafeEngine(Protocol):
    pass


class _Hooks:
    """What `clone` does."""

    __slots__ = ()

    @staticmethod
    def clone(engine: Any, obj: Any) -> Any:
        copy = type(obj)()
        initialise(engine, copy, obj.ce)
        copy.restore(obj.state())
        return copy


class EngineObject(PhpObject):
    """An engine with a state that can be told: `state()` gives it as PHP serializes it, `restore()` takes it. Its
    methods are those that the engines have in common."""

    __slots__ = ("generator",)
    generator: Any

    def state(self) -> list[Any]:
        raise NotImplementedError

    def restore(self, state: list[Any]) -> bool:
        """Take over a state; False when it is none."""
        raise NotImplementedError

    @method
    def generate(self) -> Str:
        number: int = self.generator.generate()
        return number.to_bytes(self.generator.size, "little").decode("latin-1")

    @method
    def __serialize(self) -> Array:
        return PhpArray.from_list([self._members(), PhpArray.from_list(self.state())])

    @method
    def __unserialize(self, engine: Engine, data: Array) -> Void:
        members, state = deref(data.get(0)), deref(data.get(1))
        if len(data) != 2 or type(members) is not PhpArray or len(members) or type(state) is not PhpArray \
                or not self.restore([deref(value) for value in state.values()]):
            engine.throw("Exception", f"Invalid serialization data for {self.ce.name} object")

    @method
    def __debugInfo(self) -> Array:  # noqa: N802
        shown = self._members()
        shown.set("__states", PhpArray.from_list(self.state()))
        return shown

    def _members(self) -> PhpArray:
        return PhpArray.from_dict(dict(self.dynamic or {}))


def _hex(number: int, size: int) -> str:
    """The bytes of a number, the lowest first."""
    return number.to_bytes(size, "little").hex()


def _number(text: Any, size: int) -> int:
    """The reverse of _hex(). Raises ValueError."""
    if type(text) is not str or len(text) != 2 * size or not text.isascii() or " " in text:
        raise ValueError
    return int.from_bytes(bytes.fromhex(text), "little")


def generator_of(engine: Engine, obj: Any) -> Generator:
    """What gives the numbers of an engine, built-in or written in PHP."""
    if isinstance(obj, EngineObject | SecureEngine):
        return obj.generator
    return UserEngine(engine, obj)


def _seed_bytes(engine: Engine, seed: str, size: int) -> list[int]:
    """A seed given as a string, in words of eight bytes; throws ValueError."""
    if len(seed) != size:
        value_error(engine, 1, f"must be a {size} byte ({8 * size} bit) string")
    data = seed.encode("latin-1")
    return [int.from_bytes(data[start:start + 8], "little") for start in range(0, size, 8)]


@php_class("Random\\Engine\\Mt19937", implements=("Random\\Engine",), final=True, flags=ACC_NO_DYNAMIC_PROPERTIES,
           native=_Hooks())
class Mt19937Engine(EngineObject):
    __slots__ = ()

    def __init__(self) -> None:
        self.generator = Mt19937(0)

    def state(self) -> list[Any]:
        words, used, mode = self.generator.state()
        return [*(_hex(word, 4) for word in words), used, mode]

    def restore(self, state: list[Any]) -> bool:
        if len(state) != 626 or type(state[624]) is not int or state[625] not in (MT_RAND_MT19937, MT_RAND_PHP):
            return False
        try:
            words = [_number(text, 4) for text in state[:624]]
        except ValueError:
            return False
        if not 0 <= state[624] <= 624:
            return False
        self.generator.restore(words, state[624], state[625])
        return True

    @method
    def __construct(self, engine: Engine, seed: Int | Null = None, mode: Int = MT_RAND_MT19937) -> Untyped:
        if mode not in (MT_RAND_MT19937, MT_RAND_PHP):
            value_error(engine, 2, "must be either MT_RAND_MT19937 or MT_RAND_PHP")
        deprecate_old_mode(engine, mode)
        self.generator = Mt19937(int.from_bytes(urandom(4), "little") if seed is None else seed, mode)

    shared_methods = Methods(EngineObject)


@php_class("Random\\Engine\\PcgOneseq128XslRr64", implements=("Random\\Engine",), final=True,
           flags=ACC_NO_DYNAMIC_PROPERTIES, native=_Hooks())
class PcgEngine(EngineObject):
    __slots__ = ()

    def __init__(self) -> None:
        self.generator = Pcg(0)

    def state(self) -> list[Any]:
        number = self.generator.state
        return [_hex(number >> 64, 8), _hex(number & 0xFFFF_FFFF_FFFF_FFFF, 8)]

    def restore(self, state: list[Any]) -> bool:
        if len(state) != 2:
            return False
        try:
            self.generator.state = _number(state[0], 8) << 64 | _number(state[1], 8)
        except ValueError:
            return False
        return True

    @method
    def __construct(self, engine: Engine, seed: Str | Int | Null = None) -> Untyped:
        if seed is None:
            number = int.from_bytes(urandom(16), "little")
        elif isinstance(seed, str):
            high, low = _seed_bytes(engine, seed, 16)
            number = high << 64 | low
        else:
            number = seed & 0xFFFF_FFFF_FFFF_FFFF
        self.generator = Pcg(number)

    shared_generating = Methods(EngineObject, "generate")

    @method
    def jump(self, engine: Engine, advance: Int) -> Void:
        if advance < 0:
            value_error(engine, 1, "must be greater than or equal to 0")
        self.generator.advance(advance)

    shared_storing = Methods(EngineObject, "__serialize __unserialize __debugInfo")


@php_class("Random\\Engine\\Xoshiro256StarStar", implements=("Random\\Engine",), final=True,
           flags=ACC_NO_DYNAMIC_PROPERTIES, native=_Hooks())
class XoshiroEngine(EngineObject):
    __slots__ = ()

    def __init__(self) -> None:
        self.generator = Xoshiro.seeded(0)

    def state(self) -> list[Any]:
        return [_hex(word, 8) for word in self.generator.words]

    def restore(self, state: list[Any]) -> bool:
        if len(state) != 4:
            return False
        try:
            self.generator.words = [_number(text, 8) for text in state]
        except ValueError:
            return False
        return True

    @method
    def __construct(self, engine: Engine, seed: Str | Int | Null = None) -> Untyped:
        if seed is None:
            self.generator = Xoshiro(_seed_bytes(engine, urandom(32).decode("latin-1"), 32))
        elif isinstance(seed, str):
            words = _seed_bytes(engine, seed, 32)
            if not any(words):
                value_error(engine, 1, "must not consist entirely of NUL bytes")
            self.generator = Xoshiro(words)
        else:
            self.generator = Xoshiro.seeded(seed & 0xFFFF_FFFF_FFFF_FFFF)

    shared_generating = Methods(EngineObject, "generate")

    @method
    def jump(self) -> Void:
        self.generator.jump(Xoshiro.jump_bits)

    @method
    def jumpLong(self) -> Void:  # noqa: N802
        self.generator.jump(Xoshiro.long_jump_bits)

    shared_storing = Methods(EngineObject, "__serialize __unserialize __debugInfo")


@php_class("Random\\Engine\\Secure", implements=("Random\\CryptoSafeEngine",), final=True,
           flags=ACC_NO_DYNAMIC_PROPERTIES | ACC_NOT_CLONEABLE | ACC_NOT_SERIALIZABLE)
class SecureEngine(PhpObject):
    __slots__ = ("generator",)

    def __init__(self) -> None:
        self.generator = Secure()

    @method
    def generate(self) -> Str:
        return urandom(8).decode("latin-1")
