"""Writing zip files (phar_zip_flush)."""
from __future__ import annotations

import struct
import time
import zlib

from zvm.ext.phar import files
from zvm.ext.phar.aliases import find_archive
from zvm.ext.phar.constants import BZ2, GZ, PERMISSIONS, SHA256, SIGNATURE
from zvm.ext.phar.contents import archive_file, open_contents, place_of
from zvm.ext.phar.errors import PharError
from zvm.ext.phar.metadata import ensure_text
from zvm.ext.phar.signatures import sign
from zvm.ext.phar.tar_writing import own_entry, set_magic_entries
from zvm.ext.phar.zip_reading import (
    BZIPPED,
    CENTRAL,
    CENTRAL_FORMAT,
    DEFLATED,
    END,
    END_FORMAT,
    LOCAL,
    LOCAL_FORMAT,
    STORED,
)

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine
    from zvm.ext.phar.records import Archive, Entry
    from zvm.ext.phar.state import PharState

_UTF8 = 1 << 11
_EXTRA_FORMAT, _EXTRA_SIZE = "<2sHLH2L", 18
_METHODS = {GZ: DEFLATED, BZ2: BZIPPED}
_MAX16 = 0xFFFF


class _Writer:
    """Writes one file: `made` has the contents, `directory` what follows them."""

    __slots__ = ("engine", "archive", "made", "directory")

    def __init__(self, engine: Engine, archive: Archive) -> None:
        self.engine, self.archive = engine, archive
        self.made = files.temporary()
        self.directory = bytearray()

    def write(self, entry: Entry) -> None:
        """An entry and its record in the directory."""
        source, offset = self._prepare(entry)
        name = entry.name.encode("latin-1") + (b"/" if entry.is_folder else b"")
        permissions = struct.pack("<H", entry.flags & PERMISSIONS)
        extra = struct.pack(_EXTRA_FORMAT, b"nu", _EXTRA_SIZE - 4, zlib.crc32(permissions), entry.flags & PERMISSIONS,
                            0, 0)
        comment = ensure_text(self.engine, entry.metadata)
        clock, date = _dos_time(entry.timestamp)
        method = _METHODS.get(entry.compression, STORED)
        header_offset = self.made.tell()
        sizes = (0, 0, 0) if entry.is_folder else (entry.crc, entry.packed_size, entry.size)
        self.made.write(struct.pack(LOCAL_FORMAT, LOCAL, 0, _UTF8, method, clock, date, *sizes, len(name),
                                    len(extra)) + name + extra)
        self.directory += struct.pack(CENTRAL_FORMAT, CENTRAL, 0, 0, _UTF8, method, clock, date, *sizes, len(name),
                                      len(extra), len(comment) & _MAX16, 0, 0, 0, header_offset)
        self.directory += name + extra + comment
        start = self.made.tell()
        if not entry.is_folder and files.copy(source, offset, entry.packed_size, self.made) != entry.packed_size:
            raise PharError(f'unable to copy contents of file "{entry.name}" while creating zip-based phar '
                            f'"{self.archive.path}"')
        entry.header_offset = header_offset
        entry.keep_at(start)
        entry.is_located = True

    def _prepare(self, entry: Entry) -> tuple[Any, int]:
        """Where the contents are as they are to be written."""
        if entry.is_folder:
            return None, 0
        if entry.is_kept:
            if not entry.is_located:
                self._locate(entry)
            assert entry.packed is not None
            return archive_file(self.engine, self.archive), entry.packed[0]
        source, offset = place_of(self.engine, entry)
        entry.crc = files.crc_of(source, offset, entry.size)
        entry.is_checked = True
        if not entry.compression:
            entry.packed_size = entry.size
            return source, offset
        packed = files.temporary()
        entry.packed_size = files.pack(source, offset, entry.size, packed, entry.compression)
        return packed, 0

    def _locate(self, entry: Entry) -> None:
        try:
            open_contents(self.engine, entry)
        except PharError:
            raise PharError(f'unable to open file contents of file "{entry.name}" in zip-based phar '
                            f'"{self.archive.path}"') from None


def _dos_time(moment: int) -> tuple[int, int]:
    """A time as DOS has it, and its date."""
    local = time.localtime(moment)
    if local.tm_year < 1980:
        return 0, 0x21
    return ((local.tm_hour << 11) + (local.tm_min << 5) + (local.tm_sec >> 1),
            (local.tm_year - 1980 << 9) + (local.tm_mon << 5) + local.tm_mday)


def write_zip(engine: Engine, state: PharState, archive: Archive, stub: str | None, is_default: bool) -> Any:
    """A new file with the archive. Raises PharError."""
    if not archive.is_data:
        set_magic_entries(archive, None if is_default else stub, is_default)
        if archive.alias:
            find_archive(state, archive.path, archive.alias)
        archive.signature_kind = archive.signature_kind or SHA256
    writer = _Writer(engine, archive)
    try:
        for entry in list(archive.entries.values()):
            if entry.is_deleted and not entry.handles:
                del archive.entries[entry.name]
            elif not entry.is_deleted and not entry.is_mounted:
                archive.add_folders(entry.name)
                writer.write(entry)
    except PharError as error:
        raise PharError(f'phar zip flush of "{archive.path}" failed: {error.text}') from None
    count = sum(not entry.is_deleted and not entry.is_mounted for entry in archive.entries.values())
    comment = ensure_text(engine, archive.metadata)
    if archive.signature_kind:
        _write_signature(state, archive, writer, comment)
        count += 1
    offset = writer.made.tell()
    end = struct.pack(END_FORMAT, END, 0, 0, count & _MAX16, count & _MAX16, len(writer.directory), offset,
                      len(comment) & _MAX16)
    writer.made.write(bytes(writer.directory) + end + comment)
    return writer.made


def _write_signature(state: PharState, archive: Archive, writer: _Writer, comment: bytes) -> None:
    """The signature is of the contents, the directory and the comment."""
    signed = files.temporary()
    files.copy(writer.made, 0, None, signed)
    signed.write(writer.directory)
    signed.write(comment)
    try:
        signature = sign(state, archive, signed)
    except PharError as error:
        raise PharError(f"phar error: unable to write signature to zip-based phar: {error.text}") from None
    writer.made.seek(0, 2)
    entry = own_entry(archive, SIGNATURE, struct.pack("<2L", archive.signature_kind, len(signature)) + signature)
    del archive.entries[SIGNATURE]
    entry.flags = entry.timestamp = 0
    writer.write(entry)
