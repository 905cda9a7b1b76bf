"""What host and sandbox tell each other: JSON, in which bytes, numbers that are not finite and dicts are marked, after
its length.

Both sides take only what these functions make: anything else is a MalformedMessage.
"""
from __future__ import annotations

import json
import math
import struct
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import socket

_LENGTH = struct.Struct(">I")
_FLOATS = {"nan": math.nan, "inf": math.inf, "-inf": -math.inf}
_INT_MIN, _INT_MAX = -(1 << 63), (1 << 63) - 1


class MalformedMessage(Exception):
    """What came is not a message, or too long a one."""


def encode(value: Any) -> Any:
    """A value as JSON has it. Raises TypeError for what cannot leave its process, objects and callables."""
    if value is None or isinstance(value, bool | str):
        if isinstance(value, str):
            value.encode()  # lone surrogates are not text
        return value
    if isinstance(value, int):
        if not _INT_MIN <= value <= _INT_MAX:
            raise OverflowError(f"{value} does not fit into 64 bits")
        return int(value)
    if isinstance(value, float):
        return float(value) if math.isfinite(value) else {"f": str(float(value))}
    if isinstance(value, bytes | bytearray | memoryview):
        return {"b": bytes(value).decode("latin-1")}
    if isinstance(value, list | tuple):
        return [encode(element) for element in value]
    if isinstance(value, Mapping):
        return {"m": [[encode(key), encode(element)] for key, element in value.items()]}
    raise TypeError(f"a value of type {type(value).__name__} stays in its process")


def decode(value: Any) -> Any:
    """The value that encode() made that of. Raises MalformedMessage."""
    if value is None or isinstance(value, bool | str | float):
        return value
    if isinstance(value, int):
        return value
    if isinstance(value, list):
        return [decode(element) for element in value]
    try:
        ((kind, content),) = value.items()
        if kind == "b":
            return content.encode("latin-1")
        if kind == "f":
            return _FLOATS[content]
        if kind == "m":
            return {decode(key): decode(element) for key, element in content}
    except (ValueError, KeyError, AttributeError, TypeError, UnicodeError):
        pass
    raise MalformedMessage("a value of an unknown kind")


def send(connection: socket.socket, kind: str, *values: Any) -> None:
    """Send a message. Raises OSError, and what encode() raises."""
    data = json.dumps([kind, *map(encode, values)], separators=(",", ":"), allow_nan=False).encode()
    connection.sendall(_LENGTH.pack(len(data)) + data)


def receive(connection: socket.socket, longest: int) -> tuple[str, list[Any]]:
    """Kind and values of the next message. Raises EOFError at the end, MalformedMessage, OSError, TimeoutError."""
    (length,) = _LENGTH.unpack(_read(connection, _LENGTH.size))
    if length > longest:
        raise MalformedMessage(f"a message of {length} bytes is too long")
    try:
        kind, *values = json.loads(_read(connection, length))
    except (ValueError, TypeError, RecursionError) as error:
        raise MalformedMessage(str(error)) from None
    if not isinstance(kind, str):
        raise MalformedMessage("a message without a kind")
    return kind, [decode(value) for value in values]


def _read(connection: socket.socket, size: int) -> bytes:
    data = bytearray()
    while len(data) < size:
        piece = connection.recv(min(size - len(data), 1 << 20))
        if not piece:
            raise EOFError("the other side has gone")
        data += piece
    return bytes(data)
