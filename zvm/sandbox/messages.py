"""Messages between host and sandbox: length, kind, number, values, and a code that proves who wrote them.

Each side numbers its messages from 1; the code is a keyed hash, whose key the host sends before any PHP code runs, so
that PHP code which writes to the descriptor cannot make a message. `KINDS` lists the kinds with the types of their
values. A reader says which kinds may come now. Anything else is a MalformedMessage, after which a channel is of no use.
"""
from __future__ import annotations

import hmac
import struct
import time
from functools import partial
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, TypeVar

from zvm.sandbox.values import MalformedMessage, Overdue, Reader, encode

if TYPE_CHECKING:
    import socket
    from collections.abc import Callable, Container

    Result = TypeVar("Result")

KEY_SIZE, CODE_SIZE = 32, 16  # bytes
LONGEST_MESSAGE = 64 << 20  # bytes of its values
OUTPUT_PIECE = 1 << 20  # bytes of output in one message
_PIECE = 1 << 20  # bytes that are received at once
_HEADER = struct.Struct(">IBQ")  # bytes of the values, kind, number

_ANY = object
KINDS: dict[str, tuple[type | tuple[type, ...], ...]] = {
    # from the host
    "settings": (dict,), "eval": ((str, bytes),), "run": ((str, bytes), (str, bytes)), "run_file": ((str, bytes),),
    "call": ((str, bytes), list, dict), "get": ((str, bytes),), "set": ((str, bytes), _ANY), "close": (),
    "returned": (_ANY,), "raised": ((str, bytes),),
    # from the sandbox
    "ready": (list,), "value": (_ANY,), "limit": (str, (str, bytes)), "error": (list,), "exit": (int,),
    "closed": ((str, bytes),), "refused": (str, (str, bytes)), "output": (bytes,), "function": (str, list, dict)}
_NAMES = list(KINDS)
_NUMBERS = {name: number for number, name in enumerate(_NAMES)}
ANSWERS = frozenset(("value", "limit", "error", "exit", "closed", "refused"))
REQUESTS = frozenset(("eval", "run", "run_file", "call", "get", "set", "close"))


class Disconnected(Exception):
    """The other side has gone."""


class Channel:
    """One end of a connection. One thread sends, one receives."""

    def __init__(self, connection: socket.socket, key: bytes) -> None:
        self.connection = connection
        self._key = key
        self._sent = self._received = 0

    def send(self, kind: str, data: bytes, deadline: float | None = None) -> None:
        """Send a message, whose values `encode_values()` wrote. Raises Disconnected, Overdue after the deadline (of
        time.monotonic())."""
        self._sent += 1
        frame = seal(self._key, kind, self._sent, data)
        self._wait(lambda: self.connection.sendall(frame), deadline)

    def receive(self, kinds: Container[str], deadline: float | None = None) -> tuple[str, list[Any]]:
        """Kind and values of the next message, which must be one of these kinds. Raises MalformedMessage,
        Disconnected, Overdue after the deadline."""
        header = self._read(_HEADER.size, deadline)
        size, number, order = _HEADER.unpack(header)
        kind = _NAMES[number] if number < len(_NAMES) else ""
        if kind not in kinds:
            raise MalformedMessage(f"a message of the kind {kind!r} was not expected")
        if order != self._received + 1:
            raise MalformedMessage(f"a message with the number {order} after {self._received}")
        if size > LONGEST_MESSAGE:
            raise MalformedMessage(f"a message of {size} bytes is too long")
        data = self._read(size, deadline)
        if not hmac.compare_digest(self._read(CODE_SIZE, deadline), _code(self._key, header, data)):
            raise MalformedMessage("a message that the other side did not write")
        self._received = order
        values = Reader(data, deadline).values()
        check_values(kind, values)
        return kind, values

    def close(self) -> None:
        self.connection.close()

    def _read(self, size: int, deadline: float | None) -> bytes:
        data = bytearray()
        while len(data) < size:
            piece = self._wait(partial(self.connection.recv, min(size - len(data), _PIECE)), deadline)
            if not piece:
                raise Disconnected
            data += piece
        return bytes(data)

    def _wait(self, task: Callable[[], Result], deadline: float | None) -> Result:
        """Carry out a task of the connection before the deadline."""
        left = None if deadline is None else deadline - time.monotonic()
        if left is not None and left <= 0:
            raise Overdue
        try:
            self.connection.settimeout(left)
            return task()
        except TimeoutError:
            raise Overdue from None
        except OSError:
            raise Disconnected from None


def encode_values(*values: Any) -> bytes:
    """The values of a message. Raises what encode() raises, ValueError for too long a message."""
    data = b"".join(map(encode, values))
    if len(data) > LONGEST_MESSAGE:
        raise ValueError(f"{len(data)} bytes are too many for a message")
    return data


def seal(key: bytes, kind: str, order: int, data: bytes) -> bytes:
    """A whole message."""
    header = _HEADER.pack(len(data), _NUMBERS[kind], order)
    return header + data + _code(key, header, data)


def check_values(kind: str, values: list[Any]) -> None:
    """Raise MalformedMessage unless the values have the types of that kind."""
    types = KINDS[kind]
    if len(values) != len(types) or not all(map(_fits, values, types)):
        raise MalformedMessage(f"a message of the kind {kind!r} with other values than it has")


def _fits(value: Any, types: type | tuple[type, ...]) -> bool:
    """An int is meant where it says so, never a bool."""
    return isinstance(value, types) and (types is _ANY or type(value) is not bool)


def _code(key: bytes, header: bytes, data: bytes) -> bytes:
    state = blake2b(header, key=key, digest_size=CODE_SIZE)
    state.update(data)
    return state.digest()
