"""Streams of what compressed data unpacks to: damage ends them, and what came before it is given."""
from __future__ import annotations

from zvm.runtime.services.streams import CHUNK, Stream


class PackedStream(Stream):
    """A stream whose read_raw() unpacks; it raises OSError at what is damaged."""

    __slots__ = ()
    takes_anything = True

    read = Stream.read_chunk

    def read_line(self, limit: int = -1, ending: str = "\n") -> str | None:
        """The next line; before what is damaged, what there is of it."""
        try:
            return super().read_line(limit, ending)
        except OSError:
            line, self.buffer = self.buffer, ""
            if not line:
                raise
            self.position += len(line)
            return line

    def read_all(self) -> str:
        """Everything up to the end, or to what is damaged: in larger pieces more would be lost there."""
        parts = [self.buffer]
        self.buffer = ""
        try:
            while more := self.read_raw(CHUNK):
                parts.append(more)
        except OSError:
            pass
        data = "".join(parts)
        self.position += len(data)
        return data
