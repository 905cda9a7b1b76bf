"""SodiumException, and what all functions of sodium do: check sizes, call, fail (ext/sodium/libsodium.c)."""
from __future__ import annotations

from ctypes import create_string_buffer

from zvm.ext.sodium.constants import CONSTANTS
from zvm.ext.sodium.library import sodium
from zvm.ext.vocabulary import php_class
from zvm.runtime.functions.parameters import type_error
from zvm.runtime.signals import Thrown
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.zval import deref

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any, NoReturn

    from zvm.engine import Engine


@php_class("SodiumException", extends="Exception")
class SodiumException(PhpObject):
    __slots__ = ()


def _without_arguments(thrown: Thrown) -> Thrown:
    """The exception, whose back trace shows no secrets (sodium_remove_param_values_from_backtrace)."""
    obj = thrown.object
    base: Any = obj.ce.engine.classes["exception"]
    slot = base.properties_info["trace"].slot
    frames = []
    for frame in deref(obj.slots[slot]).plain_values():
        if type(frame) is PhpArray and "args" in frame:
            frame = frame.clone()
            frame.set("args", PhpArray())
        frames.append(frame)
    obj.slots[slot] = PhpArray.from_list(frames)
    return thrown


def fail(engine: Engine, problem: str) -> NoReturn:
    """Throw SodiumException."""
    try:
        engine.throw("SodiumException", problem)
    except Thrown as thrown:
        _without_arguments(thrown)
        raise


def argument_fails(engine: Engine, number: int, problem: str) -> NoReturn:
    """Throw SodiumException of the running function's argument."""
    frame: Any = engine.current_execute_data
    try:
        type_error(engine, frame.func, number - 1, problem, "SodiumException")
    except Thrown as thrown:
        _without_arguments(thrown)
        raise


def size_of(name: str) -> int:
    """The constant SODIUM_… of that name."""
    value: int = CONSTANTS[f"SODIUM_{name}"]
    return value


def check_size(engine: Engine, number: int, value: str, name: str) -> None:
    """Throw unless an argument is as long as the constant SODIUM_… says."""
    if len(value) != size_of(name):
        argument_fails(engine, number, f"must be SODIUM_{name} bytes long")


def chance(name: str) -> str:
    """As many random bytes as the constant says."""
    from os import urandom

    return urandom(size_of(name)).decode("latin-1")


def filled(engine: Engine, size: int, function: str, *arguments: Any) -> str:
    """What a function of libsodium writes to a buffer of that size, its first argument."""
    room = create_string_buffer(size or 1)
    if getattr(sodium, function)(room, *(
            value.encode("latin-1") if type(value) is str else value for value in arguments)):
        fail(engine, "internal error")
    return room.raw[:size].decode("latin-1")
