"""Values as bytes: a tag, then a number or a length with the content.

Objects and callables cannot be written, so they never leave their process. The reader takes bytes that an attacker
may have written: it makes nothing larger than the bytes that are there, and is bounded in depth, values and time.
"""
from __future__ import annotations

import struct
import time
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable

DEEPEST = 120  # levels of containers; an engine converts 100, and messages add a few
MOST_VALUES = 1 << 22  # in one message
_POLL_INTERVAL = 1024  # elements between two looks at the clock
_NULL, _FALSE, _TRUE, _INT, _FLOAT, _TEXT, _BYTES, _LIST, _MAP = b"NFTidsblm"
_CONSTANTS = {_NULL: None, _FALSE: False, _TRUE: True}
_NUMBER, _REAL, _SIZE = struct.Struct(">q"), struct.Struct(">d"), struct.Struct(">I")
_INT_MIN, _INT_MAX = -(1 << 63), (1 << 63) - 1


class MalformedMessage(Exception):
    """Bytes that are no message, or not one that may come now."""


class Overdue(Exception):
    """The deadline has passed."""


def encode(value: Any) -> bytes:
    """A value as bytes. Raises TypeError for values that stay in their process, OverflowError for ints beyond 64 bits,
    ValueError for containers that are too deep or hold too much."""
    out = bytearray()
    _write(out, value, 0)
    return bytes(out)


def _write(out: bytearray, value: Any, depth: int) -> None:
    if value is None or isinstance(value, bool):
        out.append(_NULL if value is None else _TRUE if value else _FALSE)
    elif isinstance(value, int):
        number = int.__int__(value)
        if not _INT_MIN <= number <= _INT_MAX:
            raise OverflowError(f"{number} does not fit into 64 bits")
        out.append(_INT)
        out += _NUMBER.pack(number)
    elif isinstance(value, float):
        out.append(_FLOAT)
        out += _REAL.pack(value)
    elif isinstance(value, str):
        _write_text(out, value)
    elif isinstance(value, bytes | bytearray | memoryview):
        _write_content(out, _BYTES, bytes(value))
    elif isinstance(value, list | tuple | Mapping):
        if depth >= DEEPEST:
            raise ValueError(f"containers more than {DEEPEST} levels deep stay in their process")
        _write_container(out, value, depth + 1)
    else:
        raise TypeError(f"a value of type {type(value).__name__} stays in its process")


def _write_text(out: bytearray, text: str) -> None:
    """UTF-8, or bytes where surrogates stand for bytes."""
    try:
        _write_content(out, _TEXT, str.encode(text))
    except UnicodeEncodeError:
        _write_content(out, _BYTES, str.encode(text, "utf-8", "surrogateescape"))


def _write_content(out: bytearray, tag: int, data: bytes) -> None:
    if len(data) > 0xFFFFFFFF:
        raise ValueError("the value is too long")
    out.append(tag)
    out += _SIZE.pack(len(data))
    out += data


def _write_container(out: bytearray, value: Any, depth: int) -> None:
    if len(value) > MOST_VALUES:
        raise ValueError(f"containers of more than {MOST_VALUES} values stay in their process")
    is_map = isinstance(value, Mapping)
    out.append(_MAP if is_map else _LIST)
    out += _SIZE.pack(len(value))
    if not is_map:
        for element in value:
            _write(out, element, depth)
        return
    for key, element in value.items():
        if isinstance(key, bool) or not isinstance(key, int | str | bytes):
            raise TypeError(f"a key of type {type(key).__name__} has no counterpart in PHP")
        _write(out, key, depth)
        _write(out, element, depth)


class Reader:
    """Reads the values of one message, which must end with the last one, before the deadline (of time.monotonic(),
    None: none)."""

    def __init__(self, data: bytes, deadline: float | None = None) -> None:
        self._data, self._at, self._left = data, 0, MOST_VALUES
        self._deadline = deadline

    def values(self) -> list[Any]:
        """All values. Raises MalformedMessage, Overdue."""
        found = []
        while self._at < len(self._data):
            found.append(self._value(0))
        return found

    def _value(self, depth: int) -> Any:
        self._left -= 1
        if self._left < 0:
            raise MalformedMessage(f"more than {MOST_VALUES} values")
        if self._deadline is not None and not self._left % _POLL_INTERVAL and time.monotonic() > self._deadline:
            raise Overdue
        tag = self._take(1)[0]
        if tag in _CONSTANTS:
            return _CONSTANTS[tag]
        if tag == _INT:
            return _NUMBER.unpack(self._take(8))[0]
        if tag == _FLOAT:
            return _REAL.unpack(self._take(8))[0]
        read = _READERS.get(tag)
        if read is None:
            raise MalformedMessage("a value of an unknown type")
        (size,) = _SIZE.unpack(self._take(4))
        return read(self, size, depth)

    def _take(self, size: int) -> bytes:
        end = self._at + size
        if end > len(self._data):
            raise MalformedMessage("a value that is longer than its message")
        found = self._data[self._at:end]
        self._at = end
        return found

    def _text(self, size: int, depth: int) -> str:
        try:
            return self._take(size).decode()
        except UnicodeDecodeError:
            raise MalformedMessage("text that is not UTF-8") from None

    def _bytes(self, size: int, depth: int) -> bytes:
        return self._take(size)

    def _list(self, size: int, depth: int) -> list[Any]:
        self._check_container(size, depth)
        return [self._value(depth + 1) for _ in range(size)]

    def _map(self, size: int, depth: int) -> dict[Any, Any]:
        self._check_container(2 * size, depth)
        found = {}
        for _ in range(size):
            key = self._value(depth + 1)
            if type(key) not in (int, str, bytes) or key in found:
                raise MalformedMessage("a key that is repeated or none")
            found[key] = self._value(depth + 1)
        return found

    def _check_container(self, size: int, depth: int) -> None:
        """Every value takes a byte or more."""
        if size > len(self._data) - self._at:
            raise MalformedMessage("a container that is longer than its message")
        if depth >= DEEPEST:
            raise MalformedMessage("containers that are too deep")


_READERS: dict[int, Callable[[Reader, int, int], Any]] = {
    _TEXT: Reader._text, _BYTES: Reader._bytes, _LIST: Reader._list, _MAP: Reader._map}
