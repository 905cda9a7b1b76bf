"""A request's body: in memory while it is small, then in a temporary file (sapi_read_standard_form_data).

Servers append what they receive; forms, php://input and whoever else takes it in read it in pieces. Also the chunked
transfer coding of bodies (RFC 9112, section 7.1), for servers that leave it to the application.
"""
from __future__ import annotations

import os
import tempfile
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import BinaryIO

PIECE = 1 << 16  # bytes that are read at a time
_IN_MEMORY = 1 << 18  # bytes
_LONGEST_LINE = 1024  # bytes of the line before a chunk
_LINE_END = 2  # bytes after a chunk, which nothing looks at
_HEX = frozenset(b"0123456789abcdefABCDEF")


class MalformedChunk(Exception):
    """A body is not in the chunked transfer coding."""


class Body:
    """Bytes that are appended, and read anywhere."""

    __slots__ = ("_data", "_file", "_size")

    def __init__(self, data: bytes = b"") -> None:
        self._data = bytearray()
        self._file: BinaryIO | None = None
        self._size = 0
        self.append(data)

    def __len__(self) -> int:
        return self._size

    def append(self, data: bytes | memoryview) -> None:
        """Add bytes at the end. Raises OSError where the temporary file cannot take them."""
        if self._file is None and self._size + len(data) > _IN_MEMORY:
            self._file = tempfile.TemporaryFile(buffering=0)  # noqa: SIM115  # closed when the body is freed
            self._file.write(self._data)
            self._data = bytearray()
        if self._file is None:
            self._data += data
        else:
            view = memoryview(data)
            while view:
                view = view[self._file.write(view):]
        self._size += len(data)

    def read(self, start: int, size: int) -> bytes:
        """At most `size` bytes from `start` on; fewer only at the end."""
        size = max(min(size, self._size - start), 0)
        if self._file is None:
            return bytes(self._data[start:start + size])
        data = os.pread(self._file.fileno(), size, start)
        while len(data) < size and (more := os.pread(self._file.fileno(), size - len(data), start + len(data))):
            data += more
        return data

    def pieces(self, start: int, size: int) -> Iterator[bytes]:
        """`size` bytes from `start` on, piece by piece."""
        end = min(start + size, self._size)
        for place in range(start, end, PIECE):
            yield self.read(place, min(PIECE, end - place))

    def whole(self) -> bytes:
        """All of it."""
        return self.read(0, self._size)


def read_input(file: Any, length: int) -> Iterator[bytes]:
    """The `length` bytes that follow in a file, piece by piece; fewer where it ends before."""
    while length > 0 and (data := file.read(min(PIECE, length))):
        length -= len(data)
        yield data


def read_to_end(file: Any) -> Iterator[bytes]:
    """What follows in a file up to its end, piece by piece."""
    while data := file.read(PIECE):
        yield data


def read_chunks(file: Any) -> Iterator[bytes]:
    """The contents of a chunked body that follows in a file, which is read no further than that body goes. Raises
    MalformedChunk."""
    while size := chunk_size(file.readline(_LONGEST_LINE)):
        yield from read_input(file, size)
        if file.readline(_LONGEST_LINE) not in (b"\r\n", b"\n"):
            raise MalformedChunk
    while file.readline(_LONGEST_LINE) not in (b"\r\n", b"\n", b""):  # trailers
        continue


def chunk_size(line: bytes) -> int:
    """The size that the line before a chunk says. Raises MalformedChunk."""
    digits = line.partition(b";")[0].strip()
    if not digits or not set(digits) <= _HEX or len(digits) > 15:
        raise MalformedChunk
    return int(digits, 16)


class ChunkReader:
    """Takes a chunked body as it comes; `complete` at its end, with what follows in `data`."""

    __slots__ = ("data", "complete", "_left", "_in_trailers")

    def __init__(self) -> None:
        self.data = b""
        self.complete = self._in_trailers = False
        self._left = 0  # bytes of the chunk that are missing, with the line end after it

    def feed(self, data: bytes, body: Body) -> None:
        """Append the contents of what came to a body. Raises MalformedChunk, OSError."""
        self.data += data
        while not self.complete and self._step(body):
            continue

    def _step(self, body: Body) -> bool:
        """Take in a piece of a chunk or a line; whether there may be another."""
        if self._left:
            piece = self.data[:self._left]
            body.append(piece[:max(self._left - _LINE_END, 0)])
            self.data = self.data[len(piece):]
            self._left -= len(piece)
            return bool(piece)
        line, end, rest = self.data.partition(b"\r\n")
        if not end:
            if len(line) > _LONGEST_LINE:
                raise MalformedChunk
            return False
        self.data = rest
        if self._in_trailers:
            self.complete = not line
        else:
            size = chunk_size(line)
            self._left = size + _LINE_END if size else 0
            self._in_trailers = not size
        return True
