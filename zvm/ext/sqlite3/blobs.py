"""SQLite3::openBlob()'s stream: a BLOB read and written in place, which never changes its size."""
from __future__ import annotations

from zvm.runtime.execute_data import running_function
from zvm.runtime.services.streams import SEEK_END, Stream

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    import os
    from typing import Any

    from zvm.engine import Engine


class BlobStream(Stream):
    """`place` is where the library reads or writes next."""

    __slots__ = ("blob", "size", "place", "for_writing")

    def __init__(self, engine: Engine, blob: Any, for_writing: bool, takes_writes: bool) -> None:
        super().__init__(engine, "r+b" if for_writing else "rb", "", "", "SQLite3")
        self.engine, self.blob = engine, blob
        self.for_writing = takes_writes
        self.writable = True  # it is write_raw() that complains
        self.size = blob.length()
        self.place = 0

    def read_raw(self, length: int) -> str:
        length = min(length, self.size - self.place)
        if not length:
            return ""
        self.blob.seek(self.place)
        data: bytes = self.blob.read(length)
        self.place += length
        return data.decode("latin-1")

    def write_raw(self, data: str) -> int:
        problem = "" if self.for_writing else "Can't write to blob stream: is open as read only"
        if not problem and self.place + len(data) > self.size:
            problem = "It is not possible to increase the size of a BLOB"
        if problem:
            self.engine.diagnostics.warning(f"{running_function(self.engine)}(): {problem}")
            raise OSError(problem)
        self.blob.seek(self.place)
        self.blob.write(data.encode("latin-1"))
        self.place += len(data)
        self.eof = self.place >= self.size
        return len(data)

    def seek_raw(self, offset: int, whence: int) -> int | None:
        place = self.size + offset if whence == SEEK_END else offset
        self.place = min(max(place, 0), self.size)
        return self.place if self.place == place else None

    def stat(self) -> os.stat_result:
        import os

        return os.stat_result((0, 0, 0, 0, 0, 0, self.size, 0, 0, 0),
                              {"st_rdev": 0, "st_blksize": 0, "st_blocks": 0})

    def close_raw(self) -> None:
        self.blob.close(True)
