"""Streams of entries and lists of folders in archives (ext/phar/stream.c, dirstream.c)."""
from __future__ import annotations

import os
import stat as modes
import time

from zvm.ext.phar.constants import MAGIC, PERMISSIONS
from zvm.ext.phar.contents import link_source
from zvm.ext.phar.errors import PharError
from zvm.ext.phar.flushing import flush
from zvm.ext.standard.streams.directory_stream import DirectoryStream
from zvm.ext.standard.streams.packed import PackedStream
from zvm.runtime.execute_data import running_function
from zvm.runtime.services.streams import SEEK_CUR, SEEK_END

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.engine import Engine
    from zvm.ext.phar.entries import Handle
    from zvm.ext.phar.records import Archive, Entry

_DEVICE = 0xC


def stat_of(archive: Archive, entry: Entry | None) -> os.stat_result:
    """What stat() gives for an entry; None: a folder that only names of entries tell of (phar_dostat)."""
    if entry is None or entry.is_virtual:
        mode, size, moment, inode = 0o777 | modes.S_IFDIR, 0, archive.latest, 0
    else:
        mode = entry.flags & PERMISSIONS | (modes.S_IFDIR if entry.is_folder else modes.S_IFREG)
        size, moment, inode = 0 if entry.is_folder else entry.size, entry.timestamp, entry.inode
    if not archive.is_writable:
        mode = mode & 0o555 | mode & ~0o777
    return os.stat_result((mode, inode, _DEVICE, 1, 0, 0, size, moment, moment, moment),
                          {"st_rdev": -1, "st_blksize": -1, "st_blocks": -1})


class PharStream(PackedStream):
    """An entry that is open. The archive is written when it is flushed or closed, if the entry was changed."""

    __slots__ = ("entry_handle",)
    takes_anything = False

    def __init__(self, engine: Engine, entry_handle: Handle, mode: str, uri: str) -> None:
        super().__init__(engine, mode, uri, "phar", "phar stream")
        self.entry_handle = entry_handle
        self.readable = self.writable = True  # whatever the mode says

    def _source(self) -> Entry:
        entry = self.entry_handle.entry
        return link_source(entry) or entry

    def read_raw(self, length: int) -> str:
        handle, entry = self.entry_handle, self._source()
        if entry.is_deleted:
            self.eof = True
            return ""
        handle.file.seek(handle.position + handle.zero)
        data: bytes = handle.file.read(max(min(length, entry.size - handle.position), 0))
        handle.position += len(data)
        self.eof = handle.position == entry.size
        return data.decode("latin-1")

    def write_raw(self, data: str) -> int:
        handle, entry = self.entry_handle, self.entry_handle.entry
        handle.file.seek(handle.position)
        try:
            handle.file.write(data.encode("latin-1"))
        except OSError:
            self.engine.diagnostics.warning(f"{running_function(self.engine)}(): phar error: Could not write "
                                            f'{len(data)} characters to "{entry.name}" in phar "{handle.archive.path}"')
            raise OSError from None
        handle.position += len(data)
        entry.size = entry.packed_size = max(entry.size, handle.position)
        entry.is_modified = True
        return len(data)

    def seek_raw(self, offset: int, whence: int) -> int | None:
        handle, size = self.entry_handle, self._source().size
        place = offset + (size if whence == SEEK_END else handle.position if whence == SEEK_CUR else 0)
        if not 0 <= place <= size:
            self.position = -1  # what ftell() then calls false
            return None
        handle.position = place
        return place

    def stat(self) -> os.stat_result:
        return stat_of(self.entry_handle.archive, self.entry_handle.entry)

    def flush(self) -> bool:
        entry = self.entry_handle.entry
        if not entry.is_modified:
            return False
        entry.timestamp = int(time.time())
        try:
            flush(self.engine, self.entry_handle.archive)
        except PharError as error:
            if error.text is not None:
                self.engine.diagnostics.warning(f"{running_function(self.engine)}(): {error.text}")
        return False

    def close_raw(self) -> None:
        self.flush()
        self.entry_handle.release()


class FolderStream(DirectoryStream):
    """A folder that is open. Unlike others it can be sought in."""

    __slots__ = ()

    def __init__(self, engine: Engine, names: list[str]) -> None:
        super().__init__(engine, names, "phar")
        self.stream_type = "phar dir"
        self.read_only = self.writable = False  # writing fails without a word

    def seek(self, offset: int, whence: int = 0) -> bool:
        if whence == SEEK_CUR:
            offset += self.position
        elif whence == SEEK_END:
            offset += len(self.names)
        if offset < 0:
            return False
        self.next_name = self.position = min(offset, len(self.names))
        return True


def folder_stream(engine: Engine, archive: Archive, folder: str) -> DirectoryStream:
    """The names of what is in a folder of an archive, "" for its root (phar_make_dirstream)."""
    start = folder + "/" if folder else ""
    names = set()
    if not folder.startswith(MAGIC):
        for name in archive.entries:
            if name.startswith(start) and not (not folder and name.startswith(MAGIC)):
                names.add(name[len(start):].partition("/")[0])
    names.discard("")
    return FolderStream(engine, sorted(names))
