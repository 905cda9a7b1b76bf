"""Writing tar files (phar_tar_flush)."""
from __future__ import annotations

import struct
import time

from zvm.ext.phar import files
from zvm.ext.phar.constants import ALIAS, FILE_PERMISSIONS, PERMISSIONS, SIGNATURE, STUB, TAR_FILE
from zvm.ext.phar.contents import place_of
from zvm.ext.phar.errors import PharError
from zvm.ext.phar.metadata import ensure_text
from zvm.ext.phar.records import OWN, Entry
from zvm.ext.phar.signatures import sign
from zvm.ext.phar.tar_reading import BLOCK, CHECKSUM, METADATA, METADATA_FILE, METADATA_FOLDER, checksum

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine
    from zvm.ext.phar.records import Archive
    from zvm.ext.phar.state import PharState

_LONGEST_NAME, _LONGEST_PREFIX, _LONGEST_PATH = 100, 155, 256
_STUB = "<?php // {}-based phar archive stub file\n__HALT_COMPILER();"


def own_entry(archive: Archive, name: str, data: bytes) -> Entry:
    """A new entry of the extension's own, which takes the place of one that was there."""
    entry = Entry(archive, name)
    entry.flags = FILE_PERMISSIONS
    entry.timestamp = int(time.time())
    entry.is_modified = entry.is_checked = True
    entry.tar_type = TAR_FILE if archive.is_tar else ""
    entry.place = OWN
    entry.own_file = files.temporary()
    entry.own_file.write(data)
    entry.size = entry.packed_size = len(data)
    archive.entries[name] = entry
    return entry


def set_magic_entries(archive: Archive, stub: str | None, is_default: bool) -> None:
    """Alias and stub of an archive that runs are entries of it."""
    if not archive.is_alias_temporary and archive.alias:
        own_entry(archive, ALIAS, archive.alias.encode("latin-1"))
    else:
        archive.entries.pop(ALIAS, None)
    if stub is not None and not is_default:
        own_entry(archive, STUB, stub.encode("latin-1"))
    elif is_default or STUB not in archive.entries:
        own_entry(archive, STUB, _STUB.format("zip" if archive.is_zip else "tar").encode())


def write_tar(engine: Engine, state: PharState, archive: Archive, stub: str | None, is_default: bool) -> Any:
    """A new file with the archive. Raises PharError."""
    if not archive.is_data:
        set_magic_entries(archive, stub, is_default)
    _set_metadata(engine, archive)
    made = files.temporary()
    for entry in list(archive.entries.values()):
        if entry.is_mounted:
            continue
        if entry.is_deleted:
            if not entry.handles:
                del archive.entries[entry.name]
            continue
        archive.add_folders(entry.name)
        _write_entry(engine, entry, made)
    if not archive.is_data or archive.signature_kind:
        _write_signature(engine, state, archive, made)
    made.write(bytes(2 * BLOCK))
    return made


def _set_metadata(engine: Engine, archive: Archive) -> None:
    """Metadata are entries that the names of what they are about are part of (phar_tar_setupmetadata)."""
    if archive.metadata.exists:
        own_entry(archive, METADATA, ensure_text(engine, archive.metadata)).flags = 0
    elif METADATA in archive.entries:
        own_entry(archive, METADATA, b"").flags = 0
    for name, entry in list(archive.entries.items()):
        if name.startswith(METADATA_FOLDER):
            if name[len(METADATA_FOLDER):-len(METADATA_FILE)] not in archive.entries:
                del archive.entries[name]
        elif entry.is_modified and not name.startswith(".phar/.metadata"):
            about = METADATA_FOLDER + name + METADATA_FILE
            if entry.metadata.exists:
                own_entry(archive, about, ensure_text(engine, entry.metadata)).flags = 0
                archive.entries[about].timestamp = 0
            else:
                archive.entries.pop(about, None)
    if METADATA in archive.entries and archive.entries[METADATA].is_modified:
        archive.entries[METADATA].timestamp = 0


def _write_entry(engine: Engine, entry: Entry, made: Any) -> None:
    where = f'tar-based phar "{entry.archive.path}" cannot be created'
    made.write(_header(entry, where))
    start = made.tell()
    if entry.size and not entry.is_folder:
        source, offset = place_of(engine, entry)
        if files.copy(source, offset, entry.size, made) != entry.size:
            raise PharError(f'{where}, contents of file "{entry.name}" could not be written')
        made.write(bytes(-entry.size % BLOCK))
    entry.packed_size = entry.size
    entry.keep_at(start)
    entry.packed = start, entry.size, 0


def _octal(number: int, width: int) -> bytes | None:
    """A field of a header, None for a number that is too large for it."""
    text = f"{number:0{width - 1}o}"
    return text.encode() + b"\0" if len(text) < width else None


def _header(entry: Entry, where: str) -> bytes:
    name, prefix = _split(entry.name, where)
    size, moment = _octal(entry.size, 12), _octal(entry.timestamp, 12)
    if size is None:
        raise PharError(f'{where}, filename "{entry.name}" is too large for tar file format')
    if moment is None:
        raise PharError(f'{where}, file modification time of file "{entry.name}" is too large for tar file format')
    link = (entry.link or "").encode("latin-1")
    if len(link) >= _LONGEST_NAME:
        raise PharError(f'{where}, link "{entry.link}" is too long for format')
    header = struct.pack(
        "<100s8s8s8s12s12s8sc100s5sx2s32x32x8x8x155s12x", name, _octal(entry.flags & PERMISSIONS, 8), b"", b"", size,
        moment, b" " * 8, entry.tar_type.encode("latin-1") or b"\0", link, b"ustar", b"00", prefix)
    total = checksum(header)
    entry.crc = total
    return header[:CHECKSUM.start] + f"{total:07o} ".encode() + header[CHECKSUM.stop:]


def _split(name: str, where: str) -> tuple[bytes, bytes]:
    """A name, and what must stand in the field for the beginning of long ones."""
    data = name.encode("latin-1")
    if len(data) <= _LONGEST_NAME:
        return data, b""
    slash = data.find(b"/", len(data) - _LONGEST_NAME - 1) if len(data) <= _LONGEST_PATH else -1
    if slash < 0 or slash > _LONGEST_PREFIX:
        raise PharError(f'{where}, filename "{name}" is too long for tar file format')
    return data[slash + 1:], data[:slash]


def _write_signature(engine: Engine, state: PharState, archive: Archive, made: Any) -> None:
    try:
        signature = sign(state, archive, made)
    except PharError as error:
        raise PharError(f"phar error: unable to write signature to tar-based phar: {error.text}") from None
    made.seek(0, 2)
    entry = own_entry(archive, SIGNATURE, struct.pack("<2L", archive.signature_kind, len(signature)) + signature)
    del archive.entries[SIGNATURE]
    _write_entry(engine, entry, made)

