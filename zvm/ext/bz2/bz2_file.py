"""Files in bzip2's format, read and written as libbz2's BZ2_bzread() and BZ2_bzwrite() do.

Both work on a descriptor and keep the number of the last error. Only the first stream of a file is read.
"""
from __future__ import annotations

import os

from zvm.ext.bz2.library import (
    DATA_ERROR,
    DATA_ERROR_MAGIC,
    IO_ERROR,
    OK,
    SEQUENCE_ERROR,
    STREAM_END,
    UNEXPECTED_EOF,
    Bzip2Error,
    Decompressor,
    compressor,
)

_INPUT = 5000  # libbz2's BZ_MAX_UNUSED


class Bzip2Reader:
    """Reads; nothing can be written to it."""

    __slots__ = ("descriptor", "decompressor", "error", "at_file_end")

    def __init__(self, descriptor: int) -> None:
        self.descriptor = descriptor
        self.decompressor = Decompressor()
        self.error = OK
        self.at_file_end = False

    def read(self, size: int) -> bytes | None:
        """Up to `size` bytes, none after the end; None after an error, with which what was read last is lost."""
        if self.error == STREAM_END:
            return b""
        if self.error in (DATA_ERROR, DATA_ERROR_MAGIC):
            return None
        self.error = OK
        parts: list[bytes] = []
        try:
            while size and not self.decompressor.ended:
                part = self._step(size)
                parts.append(part)
                size -= len(part)
        except Bzip2Error as error:
            self.error = error.number
            return None
        if self.decompressor.ended:
            self.error = STREAM_END
        return b"".join(parts)

    def _step(self, size: int) -> bytes:
        data = b""
        if self.decompressor.stream.needs_input and not self.at_file_end:
            try:
                data = os.read(self.descriptor, _INPUT)
            except OSError:
                raise Bzip2Error(IO_ERROR) from None
            self.at_file_end = not data
        if self.at_file_end and self.decompressor.stream.needs_input:
            raise Bzip2Error(UNEXPECTED_EOF)
        return self.decompressor.feed(data, size)

    def write(self, data: bytes) -> int | None:
        self.error = SEQUENCE_ERROR
        return None

    def finish(self) -> None:
        """Nothing is left to do when it is closed."""


class Bzip2Writer:
    """Writes; nothing can be read from it. After an error the file stays incomplete."""

    __slots__ = ("descriptor", "compressor", "error")

    def __init__(self, descriptor: int, blocks: int) -> None:
        self.descriptor = descriptor
        self.compressor = compressor(blocks)
        self.error = OK

    def read(self, size: int) -> bytes | None:
        self.error = SEQUENCE_ERROR
        return None

    def write(self, data: bytes) -> int | None:
        """How many bytes were taken; None after an error."""
        self.error = OK
        self._put(self.compressor.compress(data))
        return len(data) if self.error == OK else None

    def _put(self, data: bytes) -> None:
        view = memoryview(data)
        while view:
            try:
                view = view[os.write(self.descriptor, view):]
            except OSError:
                self.error = IO_ERROR
                return

    def finish(self) -> None:
        """Write the end of the stream, unless something failed."""
        if self.error == OK:
            self._put(self.compressor.flush())
