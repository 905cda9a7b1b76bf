"""Writing the format of PHP's own (phar_flush)."""
from __future__ import annotations

import struct
import time

from zvm.ext.phar import files
from zvm.ext.phar.constants import SIGNED
from zvm.ext.phar.contents import archive_file, place_of
from zvm.ext.phar.default_stub import default_stub
from zvm.ext.phar.errors import PharError
from zvm.ext.phar.metadata import ensure_text
from zvm.ext.phar.signatures import is_with_key, sign

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine
    from zvm.ext.phar.records import Archive, Entry
    from zvm.ext.phar.state import PharState

_WITH_FOLDERS, _WITHOUT = b"\x11\x10", b"\x11\x00"  # the versions written
_MARK = b"GBMB"


def write_manifest(engine: Engine, state: PharState, archive: Archive, stub: str | None) -> Any:
    """A new file with the archive. Raises PharError."""
    made, packed = files.temporary(), files.temporary()
    _write_stub(archive, stub, made)
    halt_offset = made.tell()
    for name in [name for name, entry in archive.entries.items() if entry.is_deleted and not entry.handles]:
        del archive.entries[name]
    written = [entry for entry in archive.entries.values() if not entry.is_deleted and not entry.is_mounted]
    flags = SIGNED
    places = []
    for entry in written:
        archive.add_folders(entry.name)
        place = _prepare(engine, entry, packed)
        places.append(place)
        if place[0] is packed:
            flags |= entry.compression
    manifest = _manifest(engine, archive, written, flags)
    made.write(manifest)
    for entry, (source, offset) in zip(written, places, strict=True):
        if entry.is_folder:
            continue
        start = made.tell()
        if files.copy(source, offset, entry.packed_size, made) != entry.packed_size:
            raise PharError(f'unable to write contents of file "{entry.name}" to new phar "{archive.path}"')
        entry.keep_at(start)
    _write_signature(state, archive, made)
    archive.halt_offset = halt_offset
    return made


def _write_stub(archive: Archive, stub: str | None, made: Any) -> None:
    """The stub given, that of the file there is, or PHP's."""
    source = archive.file or files.open_quietly(archive.path)
    if stub is None and archive.halt_offset and not archive.is_new and source is not None:
        if files.copy(source, 0, archive.halt_offset, made) != archive.halt_offset:
            raise PharError(f'unable to copy stub of old phar to new phar "{archive.path}"')
        return
    made.write((default_stub() if stub is None else stub).encode("latin-1"))


def _prepare(engine: Engine, entry: Entry, packed: Any) -> tuple[Any, int]:
    """Where the contents are as they are to be written: what must be packed goes to a file of its own."""
    if entry.is_folder:
        return None, 0
    if entry.is_kept:
        return _existing(engine, entry)
    source, offset = _existing(engine, entry)
    entry.crc = files.crc_of(source, offset, entry.size)
    entry.is_checked = True
    if not entry.compression:
        entry.packed_size = entry.size
        return source, offset
    start = files.size_of(packed)
    entry.packed_size = files.pack(source, offset, entry.size, packed, entry.compression)
    return packed, start


def _existing(engine: Engine, entry: Entry) -> tuple[Any, int]:
    """Where the contents are now, packed or not."""
    try:
        if entry.is_kept:
            assert entry.packed is not None
            return archive_file(engine, entry.archive), entry.packed[0]
        return place_of(engine, entry)
    except PharError:
        raise PharError(f'unable to seek to start of file "{entry.name}" while creating new phar '
                        f'"{entry.archive.path}"') from None


def _manifest(engine: Engine, archive: Archive, written: list[Entry], flags: int) -> bytes:
    alias = b"" if archive.is_alias_temporary else (archive.alias or "").encode("latin-1")
    metadata = ensure_text(engine, archive.metadata)
    parts = [struct.pack("<L", len(metadata)), metadata]
    now = int(time.time())
    for entry in written:
        name = entry.name.encode("latin-1") + (b"/" if entry.is_folder else b"")
        text = ensure_text(engine, entry.metadata)
        parts += [struct.pack("<L", len(name)), name, struct.pack(
            "<6L", entry.size, now & 0xFFFFFFFF, entry.packed_size, entry.crc, entry.flags & 0xFFFFFFFF, len(text)),
            text]
    version = _WITH_FOLDERS if any(entry.is_folder for entry in written) else _WITHOUT
    body = struct.pack("<L", len(written)) + version + struct.pack("<2L", flags, len(alias)) + alias + b"".join(parts)
    if len(body) & 0xFF in (10, 13):  # the number of that length would look like the end of the stub's line
        body += struct.pack("<L", len(body))[:1]
    return struct.pack("<L", len(body)) + body


def _write_signature(state: PharState, archive: Archive, made: Any) -> None:
    try:
        signature = sign(state, archive, made)
    except PharError as error:
        raise PharError(f"phar error: unable to write signature: {error.text}") from None
    made.seek(0, 2)
    made.write(signature)
    if is_with_key(archive.signature_kind):
        made.write(struct.pack("<L", len(signature)))
    made.write(struct.pack("<L", archive.signature_kind) + _MARK)
