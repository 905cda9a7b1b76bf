"""Archives as libzip keeps them: entries by index, changes that wait for the archive to be closed, the last error.

Operations raise ZipError. Names are PHP strings; what a file has in code page 437 is given as UTF-8.
"""
from __future__ import annotations

import os
import time
from stat import S_IMODE, S_ISDIR

from zvm.ext.zip import ciphers
from zvm.ext.zip.contents import DEFAULT_METHOD, Reader, Source, can_pack
from zvm.ext.zip.errors import (
    CHANGED,
    COMPNOTSUPP,
    DELETED,
    ENCRNOTSUPP,
    EXISTS,
    INVAL,
    NOENT,
    NOZIP,
    OK,
    OPEN,
    OPNOTSUPP,
    RDONLY,
    READ,
    ZipError,
)
from zvm.ext.zip.records import Record, check_entry, data_offset, read_directory
from zvm.runtime.values.strings import lower

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable
    from typing import Any

CREATE, EXCL, CHECKCONS, TRUNCATE, READ_ONLY = 1, 2, 4, 8, 16
FL_NOCASE, FL_NODIR, FL_COMPRESSED, FL_UNCHANGED, FL_ENCRYPTED = 1, 2, 4, 8, 32
FL_RAW, FL_UTF8, FL_CP437, FL_OVERWRITE = 64, 2048, 4096, 8192
_UTF8_FLAG = 0x800


class Entry:
    """An entry: what the file has of it, None for a new one, and what it will be."""

    __slots__ = ("original", "record", "source", "is_deleted", "method", "level", "encryption", "password", "modified")

    def __init__(self, original: Record | None, record: Record) -> None:
        self.original, self.record = original, record
        self.source: Source | None = None
        self.is_deleted = False
        self.method: int | None = None  # where another way of packing was asked for
        self.level = 0
        self.encryption: int | None = None
        self.password: bytes | None = None
        self.modified: int | None = None

    @property
    def is_changed(self) -> bool:
        record, original = self.record, self.original
        return original is None or self.is_deleted or self.source is not None or self.method is not None or \
            self.encryption is not None or self.modified is not None or (
                record.name, record.comment, record.attributes, record.system) != (
                original.name, original.comment, original.attributes, original.system)

    def unchange(self) -> None:
        """Be what the file has again; a new entry goes."""
        if self.original is None:
            self.is_deleted = True
            return
        original = self.original
        Entry.__init__(self, original, original.copy())


def display(raw: bytes, flags: int, is_utf8: bool) -> str:
    """A name or comment as it is given out: UTF-8 stays, what else is not ASCII was code page 437."""
    if flags & FL_RAW or is_utf8 or raw.isascii():
        return raw.decode("latin-1")
    try:
        if not flags & FL_CP437:
            raw.decode("utf-8")
            return raw.decode("latin-1")
    except UnicodeDecodeError:
        pass
    return raw.decode("cp437").encode().decode("latin-1")


class Archive:
    """An open archive. `error` is (libzip's number, the system's) of the last operation that failed."""

    def __init__(self, path: str, descriptor: int | None, records: list[Record], comment: bytes) -> None:
        self.path = path
        self.descriptor = descriptor
        self.entries = [Entry(record, record.copy()) for record in records]
        self.comment = self.original_comment = comment
        self.is_read_only = False
        self.must_write = False  # the file is to be replaced, even by nothing
        self.password: bytes | None = None
        self.error = (OK, 0)
        self.progress: tuple[float, Callable[[float], Any]] | None = None
        self.cancel: Callable[[], bool] | None = None
        self.is_open = True
        self._names: dict[str, int] | None = None

    def __del__(self) -> None:
        self.discard()

    def discard(self) -> None:
        """Close the file; changes are lost."""
        self.is_open = False
        descriptor, self.descriptor = self.descriptor, None
        if descriptor is not None:
            os.close(descriptor)

    # ---- entries ---------------------------------------------------------------------------------------------------

    def entry(self, index: int, flags: int = 0) -> Entry:
        """The entry with that index, which must be there."""
        if not 0 <= index < len(self.entries):
            raise ZipError(INVAL)
        found = self.entries[index]
        if flags & FL_UNCHANGED:
            if found.original is None:
                raise ZipError(INVAL)
        elif found.is_deleted:
            raise ZipError(DELETED)
        return found

    def record(self, index: int, flags: int = 0) -> Record:
        """What is known of an entry, on request as the file has it."""
        found = self.entry(index, flags)
        return found.original if flags & FL_UNCHANGED and found.original is not None else found.record

    def name(self, index: int, flags: int = 0) -> str:
        record = self.record(index, flags)
        return display(record.name, flags, record.is_utf8)

    def locate(self, name: str, flags: int = 0) -> int:
        """The index of the entry of that name."""
        name = name.partition("\0")[0]
        if not flags & (FL_NOCASE | FL_NODIR | FL_RAW | FL_UNCHANGED):
            if self._names is None:
                self._names = {}
                for index in range(len(self.entries)):
                    if not self.entries[index].is_deleted:
                        self._names.setdefault(self.name(index), index)
            if name in self._names:
                return self._names[name]
            raise ZipError(NOENT)
        wanted = lower(name) if flags & FL_NOCASE else name
        for index in range(len(self.entries)):
            try:
                found = self.name(index, flags)
            except ZipError:
                continue
            if flags & FL_NODIR:
                found = found.rpartition("/")[2]
            if (lower(found) if flags & FL_NOCASE else found) == wanted:
                return index
        raise ZipError(NOENT)

    def _check_writable(self) -> None:
        if self.is_read_only:
            raise ZipError(RDONLY)

    def _raw(self, name: str, flags: int = 0) -> tuple[bytes, int]:
        """A name as it is kept, and the flag that tells its encoding."""
        raw = name.partition("\0")[0].encode("latin-1")
        return raw, _UTF8_FLAG if flags & FL_UTF8 and not raw.isascii() else 0

    def add(self, name: str, source: Source, flags: int) -> int:
        """A new entry, or new contents of the one of that name where flags allow it; its index."""
        self._check_writable()
        try:
            index = self.locate(name)
        except ZipError:
            index = -1
        if index >= 0:
            if not flags & FL_OVERWRITE:
                raise ZipError(EXISTS)
            self.replace(index, source)
            return index
        raw, encoding = self._raw(name, flags)
        record = Record(raw)
        record.flags = encoding
        entry = Entry(None, record)
        entry.source = source
        self.entries.append(entry)
        if self._names is not None:
            self._names[self.name(len(self.entries) - 1)] = len(self.entries) - 1
        return len(self.entries) - 1

    def replace(self, index: int, source: Source) -> None:
        self._check_writable()
        self.entry(index).source = source

    def delete(self, index: int) -> None:
        self._check_writable()
        self.entry(index).is_deleted = True
        self._names = None

    def rename(self, index: int, name: str) -> None:
        """Give an entry another name; a folder stays a folder, a file a file."""
        self._check_writable()
        entry = self.entry(index)
        raw, encoding = self._raw(name)
        if not raw or (raw[-1:] == b"/") != (entry.record.name[-1:] == b"/"):
            raise ZipError(INVAL)
        try:
            known = self.locate(name)
        except ZipError:
            known = index
        if known != index:
            raise ZipError(EXISTS)
        entry.record.name = raw
        entry.record.flags = entry.record.flags & ~_UTF8_FLAG | encoding
        self._names = None

    def unchange(self, index: int) -> None:
        if not 0 <= index < len(self.entries):
            raise ZipError(INVAL)
        self.entries[index].unchange()
        self._names = None

    def unchange_all(self) -> None:
        for entry in self.entries:
            entry.unchange()
        self.entries = [entry for entry in self.entries if entry.original is not None]
        self._names = None
        self.comment = self.original_comment

    def set_compression(self, index: int, method: int, level: int) -> None:
        self._check_writable()
        entry = self.entry(index)
        if not can_pack(method):
            raise ZipError(COMPNOTSUPP)
        entry.method, entry.level = method, level

    def set_encryption(self, index: int, method: int, password: str | None) -> None:
        self._check_writable()
        entry = self.entry(index)
        if method == ciphers.UNKNOWN or not ciphers.is_supported(method):
            raise ZipError(ENCRNOTSUPP)
        entry.encryption = method
        entry.password = password.encode("latin-1") if password is not None else None

    def set_modified(self, index: int, moment: int) -> None:
        self._check_writable()
        self.entry(index).modified = moment

    def set_attributes(self, index: int, system: int, attributes: int) -> None:
        self._check_writable()
        record = self.entry(index).record
        record.system, record.attributes = system & 0xFF, attributes & 0xFFFFFFFF

    def set_comment(self, index: int, comment: str) -> None:
        self._check_writable()
        self.entry(index).record.comment = comment.encode("latin-1")

    def stat(self, index: int, flags: int = 0) -> dict[int | str, Any]:
        """What zip_stat() tells of an entry."""
        name = self.name(index, flags)
        entry = self.entry(index, flags)
        if entry.source is not None and not flags & FL_UNCHANGED:
            size, modified = entry.source.facts()
            crc, packed, method, encryption = 0, size, 0, 0
            if entry.modified is not None:
                modified = entry.modified
        else:
            record = entry.original or entry.record
            size, packed, crc, method = record.size, record.packed_size, record.crc, record.method
            encryption = record.encryption
            modified = record.modified if entry.modified is None or flags & FL_UNCHANGED else entry.modified
            if entry.method is not None and not flags & FL_UNCHANGED:
                packed = size
        return {"name": name, "index": index, "crc": crc, "size": size, "mtime": modified, "comp_size": packed,
                "comp_method": method, "encryption_method": encryption}

    def open_entry(self, index: int, flags: int = 0) -> Reader:
        """What reads the contents of an entry as the file has them."""
        entry = self.entry(index, flags)
        if entry.original is None or entry.source is not None and not flags & FL_UNCHANGED:
            raise ZipError(CHANGED)
        return self.reader(entry.original, bool(flags & FL_COMPRESSED))

    def reader(self, record: Record, as_packed: bool = False) -> Reader:
        """What reads the contents of a record."""
        assert self.descriptor is not None
        with os.fdopen(os.dup(self.descriptor), "rb") as file:
            offset = data_offset(file, record)
        return Reader(self, record, offset, as_packed, self.password)


def open_archive(path: str, flags: int) -> Archive:
    """The archive at a path (zip_open)."""
    if flags & TRUNCATE and flags & READ_ONLY:
        raise ZipError(RDONLY)
    place = path.encode("latin-1")
    try:
        facts = os.stat(place)
    except OSError:
        if not flags & CREATE or flags & READ_ONLY:
            raise ZipError(NOENT) from None
        return Archive(path, None, [], b"")
    if flags & EXCL:
        raise ZipError(EXISTS)
    if S_ISDIR(facts.st_mode):
        raise ZipError(OPNOTSUPP)
    if flags & TRUNCATE:
        archive = Archive(path, None, [], b"")
        archive.must_write = True
        return archive
    try:
        descriptor = os.open(place, os.O_RDONLY | os.O_CLOEXEC)
    except OSError as error:
        raise ZipError(OPEN, error.errno or 0) from None
    archive = Archive(path, descriptor, [], b"")
    archive.is_read_only = bool(flags & READ_ONLY)
    _load(archive, facts.st_size, bool(flags & CHECKCONS))
    return archive


def _load(archive: Archive, size: int, checks: bool) -> None:
    """Read the directory."""
    assert archive.descriptor is not None
    if not size:
        raise ZipError(NOZIP)
    try:
        with os.fdopen(os.dup(archive.descriptor), "rb") as file:
            records, comment = read_directory(file, size)
            if checks:
                for record in records:
                    check_entry(file, size, record)
    except OSError as error:
        raise ZipError(READ, error.errno or 0) from None
    archive.entries = [Entry(record, record.copy()) for record in records]
    archive.comment = archive.original_comment = comment


def permissions_of(path: bytes) -> int:
    """Those of the file there, or of a new file."""
    try:
        return S_IMODE(os.stat(path).st_mode)
    except OSError:
        mask = os.umask(0)
        os.umask(mask)
        return 0o666 & ~mask


def now() -> int:
    return int(time.time())


__all__ = ["DEFAULT_METHOD", "Archive", "Entry", "display", "now", "open_archive", "permissions_of"]
