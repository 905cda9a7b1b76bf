"""Files in gzip's format, read and written as zlib's gz functions do (gzread.c, gzwrite.c).

A GzReader or GzWriter works on a descriptor, which it does not close. Contents are bytes. Used by gz_stream.py.
"""
from __future__ import annotations

import os
import zlib

from zvm.ext.zlib.library import GZIP, ZlibError, failure

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

_SIZE = 8192  # zlib's GZBUFSIZE; twice as much is inflated at a time
_INPUT = 1 << 16
_MAGIC = b"\x1f\x8b"
_LOOK, _COPY, _INFLATE = range(3)  # gzread.c's `how`
_ZEROS = bytes(_SIZE)
_STRATEGIES = {"f": 1, "h": 2, "R": 3, "F": 4}


class GzMode:
    """What the letters of a mode ask for; `is_valid` as gzopen() sees it."""

    def __init__(self, text: str) -> None:
        self.level, self.strategy = -1, 0
        self.reads = self.is_transparent = False
        self.is_valid = False
        for char in text:
            if char in "0123456789":
                self.level = int(char)
            elif char in "rwa":
                self.is_valid = True
                self.reads = char == "r"
            elif char == "T":
                self.is_transparent = True
            elif char in _STRATEGIES:
                self.strategy = _STRATEGIES[char]
        if self.reads and self.is_transparent:
            self.is_valid = False


def _distance(file: GzReader | GzWriter, offset: int, is_relative: bool) -> int:
    """How far ahead a seek goes, with what an earlier one has left to skip, which is forgotten."""
    distance = offset + file.skip if is_relative else offset - file.position
    file.skip = 0
    return distance


class GzReader:
    """Reads members one after another; what is not in gzip's format passes as it is, after a member it is dropped.

    `past` tells that a read met the end. After an error only rewinding would help, which zlib refuses, too.
    """

    __slots__ = ("descriptor", "start", "how", "is_direct", "input", "output", "at_file_end", "past", "position",
                 "skip", "error", "decompressor")

    def __init__(self, descriptor: int) -> None:
        self.descriptor = descriptor
        try:
            self.start = os.lseek(descriptor, 0, os.SEEK_CUR)
        except OSError:
            self.start = 0
        self.is_direct = True
        self.decompressor: Any = None
        self.error: ZlibError | OSError | None = None
        self._reset()

    def _reset(self) -> None:
        self.how = _LOOK
        self.input = self.output = b""
        self.at_file_end = self.past = False
        self.position = self.skip = 0

    def read(self, size: int) -> bytes:
        """Up to `size` bytes, fewer at the end only. Raises ZlibError or OSError, then and ever after."""
        if self.error is not None:
            raise self.error
        parts: list[bytes] = []
        try:
            self._skip_ahead()
            while size:
                if self.output:
                    part, self.output = self.output[:size], self.output[size:]
                elif self.at_file_end and not self.input:
                    self.past = True
                    break
                elif self.how == _LOOK or size < 2 * _SIZE:
                    self.output = self._fetch()
                    continue
                else:
                    part = self._load(size) if self.how == _COPY else self._inflate(size)
                size -= len(part)
                self.position += len(part)
                parts.append(part)
        except (ZlibError, OSError) as error:
            self.error = error
            raise
        return b"".join(parts)

    def _load(self, size: int) -> bytes:
        """As much of the file as is asked for, less at its end."""
        found = os.read(self.descriptor, size)
        while 0 < len(found) < size:
            more = os.read(self.descriptor, size - len(found))
            if not more:
                break
            found += more
        if len(found) < size:
            self.at_file_end = True
        return found

    def _fill(self) -> None:
        """Have input, unless the file has ended."""
        if not self.at_file_end:
            self.input += self._load(_INPUT)

    def _fetch(self) -> bytes:
        """The next output, which may be none yet (gz_fetch)."""
        if self.how == _LOOK:
            found = self._look()
            if self.how != _INFLATE:
                return found
        if self.how == _COPY:
            return self._load(2 * _SIZE)
        return self._inflate(2 * _SIZE)

    def _look(self) -> bytes:
        """Find out what comes next; the output if that is not a member (gz_look)."""
        if len(self.input) < 2:
            self._fill()
        if self.input[:2] == _MAGIC:
            self.how, self.is_direct = _INFLATE, False
            self.decompressor = zlib.decompressobj(GZIP)
            return b""
        found, self.input = self.input, b""
        if not self.is_direct:
            self.at_file_end = True
            return b""
        self.how = _COPY
        return found

    def _inflate(self, size: int) -> bytes:
        """Up to `size` bytes of the member; all that there is of one that is cut off (gz_decomp)."""
        parts: list[bytes] = []
        while size:
            if not self.input:
                self._fill()
                if not self.input:
                    break
            try:
                part = self.decompressor.decompress(self.input, size)
            except zlib.error as error:
                raise failure(error) from None
            parts.append(part)
            size -= len(part)
            if self.decompressor.eof:
                self.input = self.decompressor.unused_data
                self.how = _LOOK
                break
            self.input = self.decompressor.unconsumed_tail
        return b"".join(parts)

    def _skip_ahead(self) -> None:
        """Carry out what seek() has put off (gz_skip)."""
        while self.skip:
            if self.output:
                size = min(self.skip, len(self.output))
                self.output = self.output[size:]
                self.skip -= size
                self.position += size
            elif self.at_file_end and not self.input:
                self.skip = 0
            else:
                self.output = self._fetch()

    def seek(self, offset: int, is_relative: bool) -> int | None:
        """The new position, None where there is no such place; ahead, it is not looked whether there is (gzseek)."""
        if self.error is not None:
            return None
        offset = _distance(self, offset, is_relative)
        if offset < 0:
            offset += self.position
            if offset < 0 or not self._rewind():
                return None
        self.skip = offset
        return self.position + offset

    def _rewind(self) -> bool:
        try:
            os.lseek(self.descriptor, self.start, os.SEEK_SET)
        except OSError:
            return False
        self._reset()
        return True


class GzWriter:
    """Writes one member, or with a transparent mode plain contents, block by block. After an error it writes nothing
    more."""

    __slots__ = ("descriptor", "compressor", "position", "skip", "has_failed", "pending")

    def __init__(self, descriptor: int, mode: GzMode, level: int) -> None:
        self.descriptor = descriptor
        self.compressor: Any = None
        self.position = self.skip = 0
        self.has_failed = False
        self.pending = b""  # less than a block
        if not mode.is_transparent:
            try:
                self.compressor = zlib.compressobj(level, zlib.DEFLATED, GZIP, zlib.DEF_MEM_LEVEL, mode.strategy)
            except (ValueError, OverflowError):
                self.has_failed = True  # there is no such level

    def write(self, data: bytes) -> int:
        """How many bytes were taken, 0 after an error (gzwrite)."""
        self._fill_skipped()
        self._put(data)
        if self.has_failed:
            return 0
        self.position += len(data)
        return len(data)

    def _put(self, data: bytes) -> None:
        self.pending += data if self.compressor is None else self.compressor.compress(data)
        whole = len(self.pending) // _SIZE * _SIZE
        if whole:
            block, self.pending = self.pending[:whole], self.pending[whole:]
            self._write_out(block)

    def _fill_skipped(self) -> None:
        """Write zeros where seek() has gone ahead (gz_zero)."""
        while self.skip and not self.has_failed:
            size = min(self.skip, _SIZE)
            self._put(_ZEROS[:size])
            self.skip -= size
            self.position += size

    def _write_out(self, data: bytes) -> None:
        view = memoryview(data)
        while view and not self.has_failed:
            try:
                view = view[os.write(self.descriptor, view):]
            except OSError:
                self.has_failed = True

    def flush(self, mode: int = zlib.Z_SYNC_FLUSH) -> bool:
        """Write out what is held back (gzflush)."""
        self._fill_skipped()
        if self.compressor is not None and not self.has_failed:
            self.pending += self.compressor.flush(mode)
        pending, self.pending = self.pending, b""
        self._write_out(pending)
        return not self.has_failed

    def seek(self, offset: int, is_relative: bool) -> int | None:
        """The new position, which only grows; None otherwise."""
        if self.has_failed:
            return None
        offset = _distance(self, offset, is_relative)
        if offset < 0:
            return None
        self.skip = offset
        return self.position + offset

    def finish(self) -> None:
        """Write the end of the member."""
        self.flush(zlib.Z_FINISH)


