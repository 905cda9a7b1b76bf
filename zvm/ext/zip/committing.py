"""Writing an archive with its changes, when it is closed (zip_close.c)."""
from __future__ import annotations

import os
from errno import ENOSPC
from tempfile import mkstemp

from zvm.ext.zip.archive import Archive, Entry, permissions_of
from zvm.ext.zip.contents import DEFAULT_METHOD, fill
from zvm.ext.zip.errors import CANCELLED, REMOVE, RENAME, TMPOPEN, WRITE, ZipError
from zvm.ext.zip.records import Record, directory, local_header

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import BinaryIO

_CHUNK = 1 << 20


def close_archive(archive: Archive) -> None:
    """Write what has changed and close the archive, which stays as it is after an error. Raises ZipError."""
    survivors = [entry for entry in archive.entries if not entry.is_deleted]
    changed = archive.comment != archive.original_comment or any(entry.is_changed for entry in archive.entries)
    if not survivors:
        if changed and archive.entries or archive.must_write:
            _remove(archive)
    elif changed:
        _write(archive, survivors)
    archive.discard()


def _remove(archive: Archive) -> None:
    try:
        os.unlink(archive.path.encode("latin-1"))
    except FileNotFoundError:
        pass
    except OSError as error:
        raise ZipError(REMOVE, error.errno or 0) from None


def _write(archive: Archive, survivors: list[Entry]) -> None:
    """Write a new file and put it in place of the old one."""
    target = archive.path.encode("latin-1")
    try:
        descriptor, temporary = mkstemp(prefix=os.path.basename(target) + b".", dir=os.path.dirname(target) or b".")
    except OSError as error:
        raise ZipError(TMPOPEN, error.errno or 0) from None
    try:
        with os.fdopen(descriptor, "wb") as file:
            _write_entries(archive, survivors, file)
            os.fchmod(file.fileno(), permissions_of(target))
        os.rename(temporary, target)
    except BaseException as error:
        os.unlink(temporary)
        if isinstance(error, OSError):
            raise ZipError(RENAME if file.closed and error.errno != ENOSPC else WRITE, error.errno or 0) from None
        raise


def _write_entries(archive: Archive, survivors: list[Entry], file: BinaryIO) -> None:
    records = []
    reported = 0.0
    if archive.progress is not None:
        archive.progress[1](0.0)
    for number, entry in enumerate(survivors):
        share = number / len(survivors)
        if archive.progress is not None and share - reported > archive.progress[0]:
            archive.progress[1](share)
            reported = share
        if archive.cancel is not None and (archive.cancel() or archive.cancel()):
            raise ZipError(CANCELLED)
        record = entry.record.copy()
        record.offset = file.tell()
        _write_entry(archive, entry, record, file)
        records.append(record)
    if archive.progress is not None and 1.0 - reported > archive.progress[0]:
        archive.progress[1](1.0)
    file.write(directory(records, archive.comment, file.tell()))
    file.flush()


def _write_entry(archive: Archive, entry: Entry, record: Record, file: BinaryIO) -> None:
    """Header and contents; those that did not change are copied."""
    original = entry.original
    if entry.source is None and original is not None and entry.method is None and entry.encryption is None:
        record.modified = original.modified if entry.modified is None else entry.modified
        reader = archive.reader(original, as_packed=True)
        file.write(local_header(record))
        while part := reader.read(_CHUNK):
            file.write(part)
        return
    if entry.source is not None:
        data = entry.source.read()
        record.modified = entry.source.facts()[1]
    else:
        assert original is not None
        data = archive.reader(original).read_all()
        record.modified = original.modified
    if entry.modified is not None:
        record.modified = entry.modified
    method = entry.method if entry.method is not None else \
        DEFAULT_METHOD if entry.source is not None or original is None else original.method
    encryption = entry.encryption if entry.encryption is not None else \
        original.encryption if entry.source is None and original is not None else 0
    packed = fill(record, data, method, entry.level, encryption, entry.password or archive.password)
    file.write(local_header(record))
    file.write(packed)
