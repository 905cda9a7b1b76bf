"""libbz2 as PHP asks it: Python's bz2 module with the error numbers of the C library (bzlib.h).

Contents are bytes here. Python's compressor knows neither a work factor nor a flush in between, which change how fast
data are packed and when they come out.
"""
from __future__ import annotations

import bz2

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

OK, STREAM_END = 0, 4
SEQUENCE_ERROR, PARAM_ERROR, DATA_ERROR, DATA_ERROR_MAGIC, IO_ERROR, UNEXPECTED_EOF = -1, -2, -4, -5, -6, -7
_NAMES = ("OK", "SEQUENCE_ERROR", "PARAM_ERROR", "MEM_ERROR", "DATA_ERROR", "DATA_ERROR_MAGIC", "IO_ERROR",
          "UNEXPECTED_EOF", "OUTBUFF_FULL", "CONFIG_ERROR")
_MAGIC = (b"B", b"Z", b"h", b"123456789")


class Bzip2Error(Exception):
    """libbz2 failed; `number` is its code."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


def name_of(number: int) -> str:
    """What libbz2 calls an error."""
    return _NAMES[-number]


class Decompressor:
    """One compressed stream, piece by piece."""

    __slots__ = ("stream", "head")

    def __init__(self) -> None:
        self.stream = bz2.BZ2Decompressor()
        self.head = b""  # the first four bytes, which tell whether this is bzip2's format at all

    @property
    def ended(self) -> bool:
        return self.stream.eof

    @property
    def rest(self) -> bytes:
        """What follows the end of the stream."""
        return self.stream.unused_data

    def feed(self, data: bytes, size: int = -1) -> bytes:
        """What comes out, at most `size` bytes where that is given. Raises Bzip2Error."""
        if len(self.head) < len(_MAGIC):
            self.head += data[:len(_MAGIC) - len(self.head)]
            if any(byte not in allowed for byte, allowed in zip(self.head, _MAGIC, strict=False)):
                raise Bzip2Error(DATA_ERROR_MAGIC)
        try:
            return self.stream.decompress(data, size)
        except (OSError, ValueError, EOFError):
            raise Bzip2Error(DATA_ERROR) from None


def compressor(blocks: int) -> Any:
    """What packs piece by piece, in blocks of that many hundred kilobytes."""
    return bz2.BZ2Compressor(blocks)
