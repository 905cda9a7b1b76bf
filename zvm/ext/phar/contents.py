"""The contents of entries: where they are, unpacking and checking them, making them writable (ext/phar/util.c)."""
from __future__ import annotations

import struct

from zvm.ext.phar import files
from zvm.ext.phar.constants import COMPRESSION, FILE_PERMISSIONS, GZ, TAR_FILE
from zvm.ext.phar.errors import PharError
from zvm.ext.phar.records import IN_ARCHIVE, MOUNTED, OWN, UNPACKED

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine
    from zvm.ext.phar.records import Archive, Entry

_LOCAL_HEADER, _LOCAL_FORMAT = 30, "<4s5H3L2H"
_DESCRIPTOR = 8  # the flag of a zip's entry whose sizes follow its contents


def link_source(entry: Entry) -> Entry | None:
    """The entry that a link leads to, the entry itself where it is none; None for a link to nowhere
    (phar_get_link_source)."""
    seen = set()
    while entry.link:
        if entry.name in seen:
            return None
        seen.add(entry.name)
        entries = entry.archive.entries
        folder, slash, _ = entry.name.rpartition("/")
        inside = entry.link[1:] if entry.link[0] == "/" else f"{folder}/{entry.link}" if slash else entry.link
        found = entries.get(entry.link) or entries.get(inside)
        if found is None:
            return None
        entry = found
    return entry


def archive_file(engine: Engine, archive: Archive) -> Any:
    """The archive's file, opened if need be. Raises PharError."""
    if archive.file is None:
        archive.file = files.open_for_reading(engine, archive.path)
        if archive.file is None:
            raise PharError(f'phar error: Cannot open phar archive "{archive.path}" for reading')
    return archive.file


def place_of(engine: Engine, entry: Entry) -> tuple[Any, int]:
    """The file in which the contents are, not a packed one, and where they begin. Raises PharError."""
    open_contents(engine, entry)
    if entry.place == IN_ARCHIVE:
        return archive_file(engine, entry.archive), entry.offset
    if entry.place == UNPACKED:
        return entry.archive.unpacked, entry.offset
    if entry.own_file is None:
        entry.own_file = files.temporary()
    return entry.own_file, entry.offset


def open_contents(engine: Engine, entry: Entry) -> None:
    """Unpack the contents of an entry, unless they are at hand. Raises PharError (phar_open_entry_fp)."""
    if entry.place == MOUNTED and entry.own_file is None:
        entry.own_file = _open_mounted(engine, entry)
    if entry.place != IN_ARCHIVE or entry.is_folder:
        return
    archive = entry.archive
    file = archive_file(engine, archive)
    if entry.packed is None:
        return
    if archive.is_zip and not entry.is_located:
        _locate(entry, file)
    offset, size, compression = entry.packed
    if not compression:
        return
    if archive.unpacked is None:
        archive.unpacked = files.temporary()
    target = archive.unpacked
    start = files.size_of(target)
    problem = f'phar error: internal corruption of phar "{archive.path}" (actual filesize mismatch on file ' \
              f'"{entry.name}")'
    try:
        count = files.unpack(file, offset, size, target, compression, entry.size) if entry.size else 0
    except PharError:
        files.notice_damage(engine, compression == GZ)
        count = -1
    if count != entry.size:
        target.truncate(start)
        raise PharError(problem)
    if files.crc_of(target, start, entry.size) != entry.crc:
        raise PharError(_crc_problem(entry))
    entry.is_checked = True
    entry.place, entry.offset = UNPACKED, start


def _open_mounted(engine: Engine, entry: Entry) -> Any:
    from zvm.ext.standard.streams.wrappers import open_stream

    path = entry.mounted_path or ""
    file = files.open_quietly(path)
    if file is not None:
        return file
    made = files.temporary()
    stream = open_stream(engine, path, "rb", report=False)
    if stream is not None:
        made.write(stream.read_all().encode("latin-1"))
        stream.close()
    return made


def _crc_problem(entry: Entry) -> str:
    return f'phar error: internal corruption of phar "{entry.archive.path}" (crc32 mismatch on file "{entry.name}")'


def check(engine: Engine, entry: Entry) -> None:
    """Raise PharError unless the contents, which are at hand, have their checksum (phar_postprocess_file)."""
    if entry.archive.is_zip and not entry.is_located and entry.place == IN_ARCHIVE:
        _locate(entry, archive_file(engine, entry.archive))
    file, offset = place_of(engine, entry)
    if files.crc_of(file, offset, entry.size) != entry.crc:
        raise PharError(_crc_problem(entry))
    entry.is_checked = True


def _locate(entry: Entry, file: Any) -> None:
    """Read the header in front of the contents of a zip's entry: only it tells where they begin."""
    where = f'phar error: internal corruption of zip-based phar "{entry.archive.path}" '
    file.seek(entry.header_offset)
    head = file.read(_LOCAL_HEADER)
    if len(head) != _LOCAL_HEADER:
        raise PharError(f'{where}(cannot read local file header for file "{entry.name}")')
    _, _, flags, _, _, _, crc, packed_size, size, name_size, extra_size = struct.unpack(_LOCAL_FORMAT, head)
    offset = entry.header_offset + _LOCAL_HEADER + name_size + extra_size
    if flags & _DESCRIPTOR:
        file.seek(offset + entry.packed_size)
        descriptor = file.read(16)
        if len(descriptor) != 16:
            raise PharError(f'{where}(cannot read local data descriptor for file "{entry.name}")')
        crc, packed_size, size = struct.unpack_from("<3L", descriptor, 4 if descriptor[:2] == b"PK" else 0)
    if (len(entry.name), entry.crc, entry.size, entry.packed_size) != (name_size, crc, size, packed_size):
        raise PharError(f'{where}(local header of file "{entry.name}" does not match central directory)')
    assert entry.packed is not None
    entry.packed = offset, entry.packed_size, entry.packed[2]
    entry.offset = offset
    entry.is_located = True


# ---- writing -------------------------------------------------------------------------------------------------------

def empty(entry: Entry) -> None:
    """Make the entry an empty file that can be written (phar_create_writeable_entry)."""
    _unlink(entry)
    entry.own_file = files.temporary()
    entry.archive.is_modified = entry.is_modified = True
    entry.size = entry.packed_size = entry.crc = 0
    entry.flags = FILE_PERMISSIONS
    _own(entry)


def separate(engine: Engine, entry: Entry) -> None:
    """Give the entry its contents in a file of its own, which can be written. Raises PharError
    (phar_separate_entry_fp)."""
    if entry.place == OWN:
        return
    source = link_source(entry) or entry
    file, offset = place_of(engine, source)
    made = files.temporary()
    files.copy(file, offset, source.size, made)
    entry.size = source.size
    _unlink(entry)
    entry.own_file = made
    entry.is_modified = True
    _own(entry)


def _own(entry: Entry) -> None:
    entry.place, entry.offset, entry.packed = OWN, 0, None


def _unlink(entry: Entry) -> None:
    if entry.link:
        entry.link = None
        entry.tar_type = TAR_FILE if entry.archive.is_tar else ""


def read(engine: Engine, entry: Entry) -> bytes:
    """All contents of an entry. Raises PharError."""
    file, offset = place_of(engine, entry)
    return b"".join(files.pieces(file, offset, entry.size))


def with_compression(flags: int, compression: int) -> int:
    """Flags of an entry that is compressed that way."""
    return flags & ~COMPRESSION | compression
