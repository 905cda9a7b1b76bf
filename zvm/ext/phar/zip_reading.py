"""Reading zip files, of which some are archives that run (phar_parse_zipfile).

ext/zip does not know the rest of such an archive: signature, alias and metadata, and words what is wrong differently.
"""
from __future__ import annotations

import struct
import time
from os import SEEK_CUR

from zvm.ext.phar import files
from zvm.ext.phar.constants import (
    ALIAS,
    BZ2,
    COMPRESSION,
    FILE_PERMISSIONS,
    FOLDER_PERMISSIONS,
    GZ,
    PERMISSIONS,
    SIGNATURE,
    STUB,
)
from zvm.ext.phar.errors import PharError
from zvm.ext.phar.names import is_valid_alias
from zvm.ext.phar.records import Archive, Entry, Metadata, inode_of
from zvm.ext.phar.signatures import verify
from zvm.ext.phar.state import has_bz2, has_zlib

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.ext.phar.state import PharState

END, CENTRAL, LOCAL = b"PK\x05\x06", b"PK\x01\x02", b"PK\x03\x04"
END_FORMAT, CENTRAL_FORMAT, LOCAL_FORMAT = "<4s4H2LH", "<4s6H3L5H2L", "<4s5H3L2H"
_END_SIZE, _CENTRAL_SIZE, _LOCAL_SIZE = 22, 46, 30
_LONGEST_COMMENT = 65536
_LARGEST_SIGNATURE = 0x10000
ENCRYPTED = 1
STORED, DEFLATED, BZIPPED = 0, 8, 12
_METHODS = {1: "Shrunk", 2: "Reduce", 3: "Reduce", 4: "Reduce", 5: "Reduce", 6: "Implode", 7: "Tokenize",
            9: "Deflate64", 10: "PKWare Implode/old IBM TERSE", 14: "LZMA", 18: "IBM TERSE", 19: "IBM LZ77",
            97: "WavPack", 98: "PPMd"}
_PERMISSIONS_TAG = b"nu"  # of the extra field that has them
_EXTRA_HEADER, _PERMISSIONS_SIZE = 4, 14  # bytes of an extra field's head, and of what PHP reads of one of ours


class _Reader:
    """Reads one zip file."""

    __slots__ = ("file", "path", "archive", "alias", "count", "directory", "comment")

    def __init__(self, file: Any, path: str) -> None:
        self.file, self.path = file, path
        self.archive = Archive(path)
        self.archive.is_zip = True
        self.alias: str | None = None
        self.count = self.directory = 0
        self.comment = b""

    def problem(self, text: str) -> PharError:
        return PharError(f'phar error: {text} in zip-based phar "{self.path}"')

    def read_end(self) -> None:
        """Find the record at the end, which says where the directory is."""
        size = files.size_of(self.file)
        window = min(size, _END_SIZE + _LONGEST_COMMENT)
        self.file.seek(size - window)
        tail = self.file.read(window)
        place = tail.rfind(END, 0, max(len(tail) - _END_SIZE + 4, 0))
        while place >= 0:
            fields = struct.unpack_from(END_FORMAT, tail, place)
            if place + _END_SIZE + fields[7] == len(tail):
                break
            place = tail.rfind(END, 0, place)
        else:
            raise self.problem("end of central directory not found")
        _, disk, first_disk, here, self.count, _, self.directory, _ = fields
        if disk or first_disk:
            raise self.problem("split archives spanning multiple zips cannot be processed")
        if here != self.count:
            raise self.problem("corrupt zip archive, conflicting file count in end of central directory record")
        self.comment = tail[place + _END_SIZE:]
        self.archive.metadata = Metadata(self.comment.decode("latin-1") or None)

    def read_directory(self) -> None:
        """Take in all entries."""
        place = self.directory
        for index in range(self.count):
            self.file.seek(place)
            head = self.file.read(_CENTRAL_SIZE)
            if len(head) != _CENTRAL_SIZE:
                raise self.problem("unable to read central directory entry, truncated")
            fields = struct.unpack(CENTRAL_FORMAT, head)
            if fields[0] != CENTRAL:
                raise self.problem("corrupted central directory entry, no magic signature")
            if fields[3] & ENCRYPTED:
                raise self.problem("Cannot process encrypted zip files")
            if not fields[10]:
                raise self.problem("Cannot process zips created from stdin (zero-length filename)")
            name = self.file.read(fields[10])
            if len(name) != fields[10]:
                raise self.problem("unable to read in filename from central directory, truncated")
            if name.decode("latin-1") == SIGNATURE:
                self._take_signature(fields, place)
                if index != self.count - 1:
                    raise self.problem("entries exist after signature, invalid phar")
                return
            self._take_entry(fields, name.decode("latin-1"))
            place += _CENTRAL_SIZE + fields[10] + fields[11] + fields[12]

    def _take_signature(self, fields: tuple[int, ...], place: int) -> None:
        size, header = fields[9], fields[16]
        if size > _LARGEST_SIGNATURE:
            raise self.problem("signatures larger than 64 KiB are not supported")
        signed = files.temporary()
        files.copy(self.file, 0, header, signed)
        files.copy(self.file, self.directory, max(place - self.directory, 0), signed)
        signed.write(self.comment)
        self.file.seek(_LOCAL_SIZE + header + fields[10] + fields[11])
        data = self.file.read(size)
        if len(data) != size or size <= 8:
            raise self.problem("signature cannot be read")
        kind = struct.unpack_from("<L", data)[0]
        self.archive.signature_kind = kind
        try:
            self.archive.signature = verify(signed, signed.tell(), kind, data[8:], self.path)
        except PharError as error:
            raise self.problem(f"signature cannot be verified: {error.text}") from None

    def _take_entry(self, fields: tuple[int, ...], name: str) -> None:
        archive = self.archive
        is_folder = name[-1] == "/"
        entry = Entry(archive, name[:-1] if is_folder and len(name) > 1 else name)
        entry.is_folder = is_folder
        entry.crc, entry.packed_size, entry.size = fields[7:10]
        entry.timestamp = _moment(fields[6], fields[5])
        entry.flags = FILE_PERMISSIONS | (FOLDER_PERMISSIONS if is_folder else 0)
        entry.header_offset = fields[16]
        entry.offset = fields[16] + _LOCAL_SIZE + fields[10] + fields[11]
        archive.add_folders(entry.name)
        if fields[11]:
            place = self.file.tell()
            self._take_permissions(entry, fields[11])
            self.file.seek(place + fields[11])
        entry.flags |= self._compression(fields[4])
        comment = self.file.read(fields[12])
        if len(comment) != fields[12]:
            raise self.problem("unable to read in file comment, truncated")
        entry.metadata = Metadata(comment.decode("latin-1") or None)
        entry.packed = entry.offset, entry.packed_size, entry.compression
        if self.alias is None and entry.name == ALIAS:
            self._take_alias(entry)
        entry.inode = inode_of(self.path, entry.name)
        archive.entries.setdefault(entry.name, entry)

    def _take_permissions(self, entry: Entry, left: int) -> None:
        """Those of an extra field of ours; the other fields are passed over (phar_zip_process_extra). Fields whose
        sizes do not add up to `left` bytes are read on, until the file ends."""
        while left:
            field = self.file.read(_EXTRA_HEADER)
            if field[:2] == _PERMISSIONS_TAG:
                field += self.file.read(_PERMISSIONS_SIZE)
                is_whole = len(field) == _EXTRA_HEADER + _PERMISSIONS_SIZE
            else:
                is_whole = len(field) == _EXTRA_HEADER
            if not is_whole:
                raise self.problem("Unable to process extra field header for file in central directory")
            size = struct.unpack_from("<H", field, 2)[0]
            if len(field) > _EXTRA_HEADER:
                permissions = struct.unpack_from("<H", field, 8)[0]
                entry.flags = entry.flags & COMPRESSION | permissions & PERMISSIONS
                if size > _PERMISSIONS_SIZE:  # a symbolic link's target, which PHP skips by these bytes
                    self.file.seek(size - 2, SEEK_CUR)
                left = (left - len(field)) & 0xFFFF
            else:
                self.file.seek(size, SEEK_CUR)
                left = (left - _EXTRA_HEADER - size) & 0xFFFF

    def _compression(self, method: int) -> int:
        if method == STORED:
            return 0
        if method == DEFLATED:
            if not has_zlib():
                raise self.problem("zlib extension is required")
            return GZ
        if method == BZIPPED:
            if not has_bz2():
                raise self.problem("bzip2 extension is required")
            return BZ2
        name = _METHODS.get(method, "unknown")
        raise self.problem(f"unsupported compression method ({name}) used in this zip")

    def _take_alias(self, entry: Entry) -> None:
        where = "phar error: internal corruption of zip-based phar"
        self.file.seek(entry.header_offset)
        head = self.file.read(_LOCAL_SIZE)
        if len(head) != _LOCAL_SIZE:
            raise self.problem(f"{where} (cannot read local file header for alias)")
        fields = struct.unpack(LOCAL_FORMAT, head)
        if (len(entry.name), entry.crc, entry.size, entry.packed_size) != (fields[9], fields[6], fields[8], fields[7]):
            raise self.problem(f"{where} (local header of alias does not match central directory)")
        offset = entry.header_offset + _LOCAL_SIZE + fields[9] + fields[10]
        made = files.temporary()
        if entry.compression:
            try:
                files.unpack(self.file, offset, entry.packed_size, made, entry.compression, entry.size)
            except PharError:
                made.truncate(0)
        else:
            files.copy(self.file, offset, entry.size, made)
        made.seek(0)
        self.alias = made.read(entry.size).decode("latin-1")
        if not self.alias:
            raise self.problem("unable to read in alias, truncated")


def _moment(date: int, clock: int) -> int:
    """A time stamp of a local time as DOS has it."""
    try:
        return int(time.mktime(((date >> 9 & 127) + 1980, date >> 5 & 15, date & 31, clock >> 11 & 31, clock >> 5 & 63,
                                clock << 1 & 62, 0, 0, -1)))
    except (OverflowError, ValueError):
        return 0


def read_zip(state: PharState, file: Any, path: str) -> tuple[Archive, str | None]:
    """The archive in a zip file, and its alias if it has one. Raises PharError."""
    reader = _Reader(file, path)
    reader.read_end()
    reader.read_directory()
    archive = reader.archive
    archive.is_data = STUB not in archive.entries
    if not archive.is_data and state.requires_hash and archive.signature is None:
        raise reader.problem("signature is missing")
    if reader.alias is not None and not is_valid_alias(reader.alias):
        raise PharError(f'phar error: invalid alias "{reader.alias}" in zip-based phar "{path}"')
    archive.file = file
    return archive, reader.alias
