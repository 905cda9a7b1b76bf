"""The contents of entries: where new ones come from, packing, and reading what is in a file (libzip's sources)."""
from __future__ import annotations

import os
import time
import zlib
from importlib.util import find_spec

from zvm.ext.zip import ciphers
from zvm.ext.zip.errors import (
    COMPNOTSUPP,
    COMPRESSED_DATA,
    CRC,
    ENCRNOTSUPP,
    EOF,
    NOPASSWD,
    OPEN,
    READ,
    ZIPCLOSED,
    ZipError,
)
from zvm.ext.zip.records import BZIP2, DEFLATE, STORE, Record

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.ext.zip.archive import Archive

DEFAULT_METHOD, REPLACED_DEFAULT = -1, -2
_CHUNK = 1 << 16
_FIRST_READ = 8192  # contents up to that size are stored where packing gains nothing
_AE1, _AE2 = 1, 2
_SMALL = 20  # below, WinZip leaves the checksum out


def can_pack(method: int) -> bool:
    """Can contents be packed and unpacked by that method?"""
    if method == BZIP2:
        return find_spec("_bz2") is not None
    return method in (DEFAULT_METHOD, REPLACED_DEFAULT, STORE, DEFLATE)


class Source:
    """New contents: a text, or a part of a file, `length` 0 for all of the rest."""

    __slots__ = ("data", "path", "start", "length", "modified")

    def __init__(self, data: bytes = b"", path: str | None = None, start: int = 0, length: int = 0) -> None:
        self.data, self.path, self.start, self.length = data, path, start, length
        self.modified = int(time.time())

    def facts(self) -> tuple[int, int]:
        """Size and time of change. Raises ZipError."""
        if self.path is None:
            return len(self.data), self.modified
        try:
            found = os.stat(self.path.encode("latin-1"))
        except OSError as error:
            raise ZipError(READ, error.errno or 0) from None
        return self.length or max(found.st_size - self.start, 0), int(found.st_mtime)

    def read(self) -> bytes:
        """All of it. Raises ZipError."""
        if self.path is None:
            return self.data
        try:
            with open(self.path.encode("latin-1"), "rb") as file:
                file.seek(self.start)
                return file.read(self.length or -1)
        except OSError as error:
            raise ZipError(READ if isinstance(error, IsADirectoryError) else OPEN, error.errno or 0) from None


def pack(data: bytes, method: int, level: int) -> tuple[int, bytes]:
    """The method used and the packed bytes."""
    if method == STORE:
        return STORE, data
    if method == BZIP2:
        import bz2

        return BZIP2, bz2.compress(data, level if 1 <= level <= 9 else 9)
    deflater = zlib.compressobj(level if 1 <= level <= 9 else 9, zlib.DEFLATED, -15, 9)
    packed = deflater.compress(data) + deflater.flush()
    if method in (DEFAULT_METHOD, REPLACED_DEFAULT) and len(data) <= min(len(packed), _FIRST_READ):
        return STORE, data
    return DEFLATE, packed


def fill(record: Record, data: bytes, method: int, level: int, encryption: int, password: bytes | None) -> bytes:
    """Set what a record says of its contents; the bytes that the file is to have. Raises ZipError."""
    record.size = len(data)
    record.crc = zlib.crc32(data)
    record.method, packed = pack(data, method, level)
    record.encryption = encryption
    if encryption:
        if password is None:
            raise ZipError(NOPASSWD)
        check = record.crc >> 24
        packed = ciphers.encrypt(encryption, password, packed, check)
        if encryption > ciphers.PKWARE:
            record.aes_version = _AE2 if record.size < _SMALL else _AE1
            if record.aes_version == _AE2:
                record.crc = 0
    record.packed_size = len(packed)
    return packed


class Reader:
    """Reads the contents of an entry from its file, unpacked, or `as_packed`."""

    __slots__ = ("archive", "record", "position", "left", "unpacker", "pending", "crc", "as_packed", "failure", "whole")

    def __init__(self, archive: Archive, record: Record, offset: int, as_packed: bool, password: bytes | None) -> None:
        self.archive, self.record = archive, record
        self.position, self.left = offset, record.packed_size
        self.as_packed = as_packed
        self.crc = 0
        self.pending = b""  # unpacked, and not yet asked for
        self.failure: tuple[int, int] | None = None  # not the error, whose traceback would hold this
        self.unpacker: Any = None
        self.whole: bytes | None = None  # of an encrypted entry, all that is packed
        if record.encryption and not as_packed:
            self._decrypt(password)
        if not as_packed:
            self.unpacker = self._make_unpacker()

    def _decrypt(self, password: bytes | None) -> None:
        if not ciphers.is_supported(self.record.encryption):
            raise ZipError(ENCRNOTSUPP)
        if password is None:
            raise ZipError(NOPASSWD)
        data = self._take(self.left)
        self.whole = ciphers.decrypt(self.record.encryption, password, data, self.record.check_byte)
        self.left = len(self.whole)
        self.position = 0

    def _make_unpacker(self) -> Any:
        method = self.record.method
        if method == STORE:
            return None
        if method == DEFLATE:
            return zlib.decompressobj(-15)
        if method == BZIP2 and can_pack(BZIP2):
            import bz2

            return bz2.BZ2Decompressor()
        raise ZipError(COMPNOTSUPP)

    def _take(self, size: int) -> bytes:
        """The next packed bytes."""
        size = min(size, self.left)
        if self.whole is not None:
            data = self.whole[self.position:self.position + size]
        else:
            if self.archive.descriptor is None:
                raise ZipError(ZIPCLOSED)
            try:
                data = os.pread(self.archive.descriptor, size, self.position)
            except OSError as error:
                raise ZipError(READ, error.errno or 0) from None
        if len(data) < size:
            raise ZipError(EOF)
        self.position += size
        self.left -= size
        return data

    def read(self, size: int) -> bytes:
        """Up to `size` bytes, none after the end. Raises ZipError, once what comes before the error has been given."""
        self._raise_failure()
        parts: list[bytes] = []
        missing = size
        try:
            while missing > 0:
                part = self._next(missing)
                if not part:
                    break
                parts.append(part)
                missing -= len(part)
        except ZipError as error:
            self.failure = error.number, error.errno
            if not parts:
                raise
        return b"".join(parts)

    def _raise_failure(self) -> None:
        if self.failure is not None:
            raise ZipError(*self.failure)

    def _next(self, size: int) -> bytes:
        if not self.archive.is_open:
            raise ZipError(ZIPCLOSED)
        found = self._unpack(size) if self.unpacker is not None else self._take(size) if self.left else b""
        if self.as_packed:
            return found
        if not found:
            self._check()
        self.crc = zlib.crc32(found, self.crc)
        return found

    def _unpack(self, size: int) -> bytes:
        unpacker = self.unpacker
        try:
            while not unpacker.eof:
                pending = self.pending or (self._take(_CHUNK) if self.left else b"")
                if not pending and not self.left and self.record.method == DEFLATE:
                    found = unpacker.decompress(b"", size)
                    if not found:
                        raise ZipError(EOF)
                    return found  # type: ignore[no-any-return]
                found = unpacker.decompress(pending, size)
                self.pending = unpacker.unconsumed_tail if self.record.method == DEFLATE else b""
                if found:
                    return found  # type: ignore[no-any-return]
                if not pending and not self.left:
                    raise ZipError(EOF)
        except (zlib.error, OSError, ValueError):
            raise ZipError(COMPRESSED_DATA) from None
        return b""

    def _check(self) -> None:
        """At the end the checksum must be right."""
        record = self.record
        if self.crc != record.crc and not (record.encryption > ciphers.PKWARE and record.aes_version == _AE2):
            raise ZipError(CRC)

    def read_all(self) -> bytes:
        """Everything. Raises ZipError."""
        parts = []
        while part := self.read(1 << 20):
            parts.append(part)
        self._raise_failure()
        return b"".join(parts)
