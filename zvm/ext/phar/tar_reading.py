"""Reading tar files, of which some are archives that run (phar_parse_tarfile)."""
from __future__ import annotations

from zvm.ext.phar.constants import (
    ALIAS,
    PERMISSIONS,
    SIGNATURE,
    STUB,
    TAR_FILE,
    TAR_FOLDER,
    TAR_LINK,
    TAR_SYMLINK,
)
from zvm.ext.phar.errors import PharError
from zvm.ext.phar.files import size_of
from zvm.ext.phar.names import is_valid_alias
from zvm.ext.phar.records import Archive, Entry, Metadata, inode_of
from zvm.ext.phar.signatures import verify

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.ext.phar.state import PharState

BLOCK = 512
CHECKSUM = slice(148, 156)
_NAME, _MODE, _SIZE, _TIME, _LINK, _PREFIX = (slice(0, 100), slice(100, 108), slice(124, 136), slice(136, 148),
                                              slice(157, 257), slice(345, 500))
_OLD_HEADER = 257  # bytes of a header before there was ustar
_LONG_NAME, _GLOBAL, _EXTENDED = b"L", b"g", b"x"
_LONGEST_TEXT = 511  # of an alias or a signature
METADATA, METADATA_FOLDER, METADATA_FILE = ".phar/.metadata.bin", ".phar/.metadata/", "/.metadata.bin"
_LARGEST = 0xFFFFFFFF - BLOCK + 1  # so that its blocks still can be counted
_FOLDER_MODE, _KIND_MODE = 0o040000, 0o170000


def number(field: bytes) -> int:
    """An octal number, blanks in front of it."""
    found = 0
    for digit in field.lstrip(b" "):
        if not 48 <= digit <= 55:
            break
        found = found * 8 + digit - 48
    return found & 0xFFFFFFFF


def size_field(field: bytes) -> int | None:
    """The size in a header; None for what is not an octal number, or one that is too large."""
    text = field.lstrip(b" ")
    digits = text.rstrip(b" \0")
    if digits.strip(b"01234567"):
        return None
    found = int(digits or b"0", 8)
    return found if found <= _LARGEST else None


def checksum(header: bytes) -> int:
    """The sum of a header's bytes, those of the checksum itself being blanks."""
    return sum(header) - sum(header[CHECKSUM]) + 32 * 8


def is_tar(head: bytes, path: str) -> bool:
    """Is it the beginning of a tar file, or of a damaged one, as its name says (phar_is_tar)?"""
    if head[:5] == b"<?php":
        return False
    if number(head[CHECKSUM]) == checksum(head[:BLOCK]):
        return True
    name = path[path.rfind("/") + 1:]
    place = name.find(".tar")
    return place >= 0 and name[place + 4:place + 5] in ("", ".")


def _text(field: bytes) -> str:
    return field.partition(b"\0")[0].decode("latin-1")


class _Reader:
    """Reads one tar file."""

    __slots__ = ("file", "path", "size", "archive", "is_old", "alias", "name")

    def __init__(self, file: Any, path: str, whole: int) -> None:
        self.file, self.path = file, path
        self.size = size_of(file)
        self.archive = Archive(path)
        self.archive.is_tar = True
        self.archive.flags = whole
        self.is_old = False  # a header without ustar's mark
        self.alias: str | None = None
        self.name: str | None = None  # a long one, told before its entry

    def corrupted(self, text: str = "truncated") -> PharError:
        return PharError(f'phar error: "{self.path}" is a corrupted tar file ({text})')

    def block(self) -> bytes:
        """The next header."""
        data = self.file.read(BLOCK)
        if len(data) != BLOCK:
            raise self.corrupted()
        return data  # type: ignore[no-any-return]

    def skip(self, size: int) -> None:
        """Pass over contents, of which the last block is filled up."""
        self.file.seek(self.file.tell() + (size + BLOCK - 1 & ~(BLOCK - 1)))
        if self.file.tell() > self.size:
            raise self.corrupted()

    def run(self) -> None:
        """Take in all entries."""
        self.file.seek(0)
        header = self.file.read(BLOCK)
        if len(header) != BLOCK:
            raise PharError(f'phar error: "{self.path}" is not a tar file or is truncated')
        self.is_old = header[257:262] != b"ustar"
        while any(header):
            if self.take(header):
                return
            header = self.block()

    def take(self, header: bytes) -> bool:
        """Take in what follows a header; is it the last one?"""
        sum_ = number(header[CHECKSUM])
        right = sum_ == self._checksum(header, sum_)
        size = size_field(header[_SIZE])
        if size is None:
            raise self.corrupted("invalid entry size")
        kind = header[156:157]
        if not self.is_old and kind in (_GLOBAL, _EXTENDED):
            self.skip(size)
            return False
        if _text(header[_NAME]) == SIGNATURE and (self.is_old or not header[345]):
            self._take_signature(size, kind)
            return True
        if self.name is None and kind == _LONG_NAME:
            self._take_long_name(size)
            return False
        self._take_entry(header, size, right)
        return False

    def _checksum(self, header: bytes, wanted: int) -> int:
        found = checksum(header[:_OLD_HEADER] if self.is_old else header)
        if self.is_old and found != wanted and checksum(header) == wanted:
            self.is_old = False  # ustar's, without its mark
            return wanted
        return found

    def _take_long_name(self, size: int) -> None:
        if not size:
            raise self.corrupted("invalid entry size")
        start = self.file.tell()
        if start + size > self.size:
            raise self.corrupted()
        self.name = self.file.read(size).rstrip(b"\0").decode("latin-1")
        self.file.seek(start)
        self.skip(size)

    def _take_signature(self, size: int, kind: bytes) -> None:
        if size > _LONGEST_TEXT:
            raise PharError(f'phar error: tar-based phar "{self.path}" has signature that is larger than 511 bytes, '
                            "cannot process")
        start = self.file.tell()
        data = self.file.read(size)
        if len(data) != size or size <= 8:
            raise PharError(f'phar error: tar-based phar "{self.path}" signature cannot be read')
        archive = self.archive
        archive.signature_kind = data[0]
        try:
            archive.signature = verify(self.file, start - BLOCK, data[0], data[8:], self.path)
        except PharError as error:
            raise PharError(f'phar error: tar-based phar "{self.path}" signature cannot be verified: '
                            f"{error.text}") from None
        self.file.seek(start + BLOCK)
        if kind in (b"\0", b"0"):
            self.skip(BLOCK)
        if any(self.block()):
            raise PharError(f'phar error: "{self.path}" has entries after signature, invalid phar')

    def _entry_name(self, header: bytes) -> str:
        name, self.name = self.name, None
        if name is None:
            name = _text(header[_NAME])
            prefix = "" if self.is_old else _text(header[_PREFIX])
            name = f"{prefix}/{name}" if prefix else name
        return name.removesuffix("/")

    def _take_entry(self, header: bytes, size: int, right: bool) -> None:
        archive, offset = self.archive, self.file.tell()
        entry = Entry(archive, self._entry_name(header))
        archive.add_folders(entry.name)
        if not right:
            raise self.corrupted(f'checksum mismatch of file "{entry.name}"')
        kind = header[156:157].decode("latin-1")
        entry.tar_type = TAR_FILE if self.is_old and kind == "\0" else kind
        mode = number(header[_MODE])
        entry.flags, entry.timestamp = mode & PERMISSIONS, number(header[_TIME])
        if self.is_old and entry.tar_type == TAR_FILE and entry.flags & _KIND_MODE == _FOLDER_MODE:
            entry.tar_type = TAR_FOLDER
        entry.is_folder = entry.tar_type == TAR_FOLDER
        entry.is_checked = True
        entry.size = entry.packed_size = size
        entry.offset, entry.packed = offset, (offset, size, 0)
        self._take_link(entry, _text(header[_LINK]))
        entry.inode = inode_of(self.path, entry.name)
        archive.entries[entry.name] = entry
        if entry.name.startswith(".phar/.metadata") and not self._take_metadata(entry):
            raise PharError(f'phar error: tar-based phar "{self.path}" has invalid metadata in magic file '
                            f'"{entry.name}"')
        if self.alias is None and entry.name == ALIAS:
            self._take_alias(size)
        self.file.seek(offset)
        if kind in ("\0", TAR_FILE):
            self.skip(size)

    def _take_link(self, entry: Entry, target: str) -> None:
        if entry.tar_type == TAR_LINK and target not in self.archive.entries:
            raise PharError(f'phar error: "{self.path}" is a corrupted tar file - hard link to non-existent file '
                            f'"{target}"')
        if entry.tar_type in (TAR_LINK, TAR_SYMLINK):
            entry.link = target

    def _take_metadata(self, entry: Entry) -> bool:
        """Give what a magic file has to the entry, or the archive, that it is about; False where that cannot be."""
        if self.file.tell() + entry.size > self.size:
            return False
        text = self.file.read(entry.size).decode("latin-1") or None
        name = entry.name
        if name == METADATA:
            about: Any = self.archive
        else:
            inner = name[len(METADATA_FOLDER):-len(METADATA_FILE)]
            about = self.archive.entries.get(inner) if len(name) > len(METADATA_FOLDER + METADATA_FILE) else None
        if about is not None:
            if about.metadata.exists:
                return False
            about.metadata = Metadata(text)
        return True

    def _take_alias(self, size: int) -> None:
        if size > _LONGEST_TEXT:
            raise PharError(f'phar error: tar-based phar "{self.path}" has alias that is larger than 511 bytes, cannot '
                            "process")
        alias = self.file.read(size).decode("latin-1")
        if len(alias) != size:
            raise PharError(f'phar error: Unable to read alias from tar-based phar "{self.path}"')
        if not is_valid_alias(alias):
            shown = alias if size <= 50 else alias[:50] + "..."
            raise PharError(f'phar error: invalid alias "{shown}" in tar-based phar "{self.path}"')
        self.alias = alias


def read_tar(state: PharState, file: Any, path: str, whole: int) -> tuple[Archive, str | None]:
    """The archive in a tar file, and its alias if it has one. Raises PharError."""
    reader = _Reader(file, path, whole)
    reader.run()
    archive = reader.archive
    archive.is_data = STUB not in archive.entries
    if not archive.is_data and state.requires_hash and archive.signature is None:
        raise PharError(f'tar-based phar "{path}" does not have a signature')
    archive.file = file
    return archive, reader.alias
