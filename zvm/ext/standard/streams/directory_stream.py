"""Open directories, which are streams, too. Made by wrappers; directory.py has PHP's functions on them."""
from __future__ import annotations

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
