"""Open directories, which are streams, too. Made by wrappers; directory.py has PHP's functions on them."""
from __future__ import annotations

import os

from zvm.runtime.services.streams import Stream

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.engine import Engine


class DirectoryStream(Stream):
    """An open directory; `names` are its entries."""

    __slots__ = ("names", "next_name")

    def __init__(self, engine: Engine, names: list[str], wrapper_type: str = "plainfile") -> None:
        super().__init__(engine, "r", "", wrapper_type, "dir")
        self.readable, self.read_only = False, True
        self.options["no_fclose"] = True
        self.names = names
        self.next_name = 0

    def read_entry(self) -> str | None:
        """The next entry's name, None after the last."""
        if self.next_name >= len(self.names):
            return None
        self.next_name += 1
        return self.names[self.next_name - 1]

    def rewind_entries(self) -> None:
        """Back to the first entry."""
        self.next_name = 0

    def seek(self, offset: int, whence: int = 0) -> bool:
        """A directory can only be rewound, whatever the offset."""
        self.rewind_entries()
        return True


class FolderStream(DirectoryStream):
    """An open directory of the system's: entries are looked for when the first one is read."""

    __slots__ = ("descriptor", "is_read")

    def __init__(self, engine: Engine, descriptor: int) -> None:
        super().__init__(engine, [])
        self.descriptor = descriptor
        self.is_read = False

    def close_raw(self) -> None:
        os.close(self.descriptor)

    def read_entry(self) -> str | None:
        if not self.is_read:
            self.is_read = True
            own = [".", ".."] if os.fstat(self.descriptor).st_nlink else []  # none in a folder that was removed
            self.names = [*own, *(os.fsencode(name).decode("latin-1") for name in os.listdir(self.descriptor))]
        return super().read_entry()

    def rewind_entries(self) -> None:
        self.is_read = False
        super().rewind_entries()
