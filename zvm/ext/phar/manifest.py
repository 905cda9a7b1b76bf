"""Reading the format of PHP's own, an archive after a stub (phar_parse_pharfile)."""
from __future__ import annotations

import struct

from zvm.ext.phar.constants import BZ2, COMPRESSION, FOLDER_PERMISSIONS, GZ, SIGNATURE_NAMES, SIGNED, WHOLE
from zvm.ext.phar.errors import PharError
from zvm.ext.phar.files import size_of
from zvm.ext.phar.records import Archive, Entry, Metadata, inode_of
from zvm.ext.phar.signatures import digest_size, is_with_key, verify
from zvm.ext.phar.state import has_bz2, has_zlib

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.ext.phar.state import PharState

_FIXED = 18  # bytes of a manifest that are always there
_LARGEST = 100 << 20
_SMALLEST_ENTRY = 21
_WITH_FOLDERS = 0x1110  # the version since which a slash at the end of a name means a folder
_OLDEST = 0x1000
_VERSION = 0xFFF0
_MARK = b"GBMB"


class _Manifest:
    """The bytes of a manifest, taken one after another."""

    __slots__ = ("data", "at", "path")

    def __init__(self, data: bytes, path: str) -> None:
        self.data, self.at, self.path = data, 0, path

    def problem(self, text: str) -> PharError:
        return PharError(f'internal corruption of phar "{self.path}" ({text})')

    def number(self) -> int:
        """A number of 32 bits."""
        if self.at + 4 > len(self.data):
            raise self.problem("truncated manifest header")
        self.at += 4
        return struct.unpack_from("<L", self.data, self.at - 4)[0]  # type: ignore[no-any-return]

    def text(self, size: int, fault: str) -> str:
        """A string of that size."""
        if size > len(self.data) - self.at:
            raise self.problem(fault)
        self.at += size
        return self.data[self.at - size:self.at].decode("latin-1")


def read_manifest(state: PharState, file: Any, path: str, alias: str | None, halt_offset: int,
                  whole: int) -> tuple[Archive, str | None]:
    """The archive in a file, and its alias if it has one. `halt_offset` is where its stub ends, `whole` how the file
    was compressed. Raises PharError."""
    halt_offset = _end_of_stub(file, path, halt_offset)
    manifest = _read(file, path, halt_offset)
    count = manifest.number()
    if not count:
        raise PharError(f'in phar "{path}", manifest claims to have zero entries.  Phars must have at least 1 entry')
    version = manifest.data[4] << 8 | manifest.data[5]
    manifest.at += 2
    if version & _VERSION < _OLDEST:
        raise PharError(f'phar "{path}" is API version {version >> 12}.{version >> 8 & 15}.{version >> 4 & 15}, and '
                        "cannot be processed")
    flags = manifest.number() & ~COMPRESSION & ~WHOLE | whole
    archive = Archive(path)
    if flags & SIGNED:
        archive.signature_kind, archive.signature = _verify(file, path)
    elif state.requires_hash:
        raise PharError(f'phar "{path}" does not have a signature')
    alias_size = manifest.number()
    own_alias = manifest.text(alias_size, "buffer overrun")
    if len(manifest.data) < _FIXED + alias_size:
        raise manifest.problem("truncated manifest header")
    if own_alias and alias and alias != own_alias:
        raise PharError(f'cannot load phar "{path}" with implicit alias "{own_alias}" under different alias "{alias}"')
    if count > (len(manifest.data) - _FIXED - alias_size) // _SMALLEST_ENTRY:
        raise manifest.problem("too many manifest entries for size of manifest")
    archive.metadata = Metadata(manifest.text(manifest.number(), "trying to read past buffer end") or None)
    offset = halt_offset + len(manifest.data) + 4
    for _ in range(count):
        entry = _read_entry(archive, manifest, version, offset)
        flags |= entry.compression
        entry.is_checked = bool(flags & SIGNED)
        entry.inode = inode_of(path, entry.name)
        archive.entries.setdefault(entry.name, entry)
        offset += entry.packed_size
    archive.version = f"{version >> 12}.{version >> 8 & 15}.{version >> 4 & 15}"
    archive.halt_offset, archive.flags, archive.file = halt_offset, flags, file
    return archive, own_alias or None


def _end_of_stub(file: Any, path: str, offset: int) -> int:
    """After the PHP end tag, if there is one, and its line end."""
    problem = PharError(f'internal corruption of phar "{path}" (truncated manifest at stub end)')
    file.seek(offset)
    head = file.read(5)
    if len(head) < 3:
        raise problem
    if head[:3] not in (b" ?>", b"\n?>"):
        return offset
    ending = head[3:]
    if not ending or ending[:1] == b"\r" and ending != b"\r\n":
        raise problem
    return offset + 3 + (2 if ending == b"\r\n" else 1 if ending[:1] == b"\n" else 0)


def _read(file: Any, path: str, offset: int) -> _Manifest:
    """The manifest, whose length stands in front of it."""
    file.seek(offset)
    head = file.read(4)
    if len(head) != 4:
        raise PharError(f'internal corruption of phar "{path}" (truncated manifest at manifest length)')
    size = struct.unpack("<L", head)[0]
    if size > _LARGEST:
        raise PharError(f'manifest cannot be larger than 100 MB in phar "{path}"')
    manifest = _Manifest(file.read(size), path)
    if size < _FIXED or len(manifest.data) != size:
        raise manifest.problem("truncated manifest header")
    return manifest


def _verify(file: Any, path: str) -> tuple[int, str]:
    """Kind and text of the signature at the end of the file, which must be right."""
    size = size_of(file)
    broken = PharError(f'phar "{path}" has a broken signature')
    if size < 28:
        raise broken
    file.seek(size - 8)
    kind, mark = struct.unpack("<L4s", file.read(8))
    if mark != _MARK:
        raise broken
    if is_with_key(kind):
        signature, end = _read_key_signature(file, path, size)
        name = "openssl"
    elif kind in SIGNATURE_NAMES:
        end = size - 8 - digest_size(kind)
        if end < 0:
            raise broken
        file.seek(end)
        signature = file.read(digest_size(kind))
        name = SIGNATURE_NAMES[kind].replace("-", "")
    else:
        raise PharError(f'phar "{path}" has a broken or unsupported signature')
    try:
        return kind, verify(file, end, kind, signature, path)
    except PharError as error:
        raise PharError(f'phar "{path}" {name} signature could not be verified: {error.text}') from None


def _read_key_signature(file: Any, path: str, size: int) -> tuple[bytes, int]:
    """A signature whose length follows it, and where it begins."""
    file.seek(max(size - 12, 0))
    length = struct.unpack("<L", file.read(4))[0]
    start = size - 12 - length
    if start <= 0:
        raise PharError(f'phar "{path}" openssl signature could not be read')
    file.seek(start)
    return file.read(length), start


def _read_entry(archive: Archive, manifest: _Manifest, version: int, offset: int) -> Entry:
    fault = "truncated manifest entry"
    if manifest.at + 28 > len(manifest.data):
        raise manifest.problem(fault)
    name_size = manifest.number()
    if not name_size:
        raise PharError(f'zero-length filename encountered in phar "{archive.path}"')
    if name_size > len(manifest.data) - manifest.at - 24:
        raise manifest.problem(fault)
    name = manifest.text(name_size, fault)
    archive.add_folders(name)
    is_folder = version & _VERSION >= _WITH_FOLDERS and name[-1] == "/"
    entry = Entry(archive, name[:-1] if is_folder else name)
    entry.is_folder = is_folder
    entry.size, entry.timestamp, entry.packed_size, entry.crc, entry.flags = \
        struct.unpack_from("<5L", manifest.data, manifest.at)
    manifest.at += 20
    archive.latest = max(archive.latest, entry.timestamp)
    if is_folder:
        entry.flags |= FOLDER_PERMISSIONS
    entry.metadata = Metadata(manifest.text(manifest.number(), fault) or None)
    entry.offset = offset
    entry.packed = offset, entry.packed_size, entry.compression
    _check_compression(entry, manifest)
    return entry


def _check_compression(entry: Entry, manifest: _Manifest) -> None:
    if entry.compression == GZ:
        if not has_zlib():
            raise PharError(f'zlib extension is required for gz compressed .phar file "{manifest.path}"')
    elif entry.compression == BZ2:
        if not has_bz2():
            raise PharError(f'bz2 extension is required for bzip2 compressed .phar file "{manifest.path}"')
    elif entry.size != entry.packed_size:
        raise manifest.problem("compressed and uncompressed size does not match for uncompressed entry")
    else:
        assert entry.packed is not None
        entry.packed = entry.packed[0], entry.packed_size, 0
