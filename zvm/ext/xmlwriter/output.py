"""Where a text writer's output goes: a string or a stream, in UTF-8 or another encoding (xmlIO.c, encoding.c)."""
from __future__ import annotations

from errno import EILSEQ

from zvm.ext.iconv.library import Converter, UnknownCharset
from zvm.runtime.services.streams import report_io_error

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.engine import Engine
    from zvm.runtime.services.streams import Stream

_ROOM = 4000  # bytes held back before they are written
# the encodings that libxml2 knows by names of its own
_OWN_NAMES = {"UTF-8": "UTF-8", "ISO-8859-1": "ISO-8859-1", "US-ASCII": "US-ASCII", "ASCII": "ASCII",
              "UTF-16": "UTF-16", "UTF-16LE": "UTF-16LE", "UTF-16BE": "UTF-16BE", "HTML": "HTML"}


class Encoder:
    """Turns UTF-8 into another encoding; a character that it lacks becomes a reference to it."""

    __slots__ = ("name", "converter")

    def __init__(self, name: str) -> None:
        """Raises UnknownCharset."""
        self.name = _OWN_NAMES.get(name.upper(), name)
        self.converter = Converter("ISO-8859-1" if self.name == "HTML" else self.name, "UTF-8")

    def encode(self, text: str) -> str:
        """The text so far as it is complete. Raises ValueError for text that is not UTF-8."""
        if self.name == "UTF-8":
            return text
        pending = text.encode("latin-1")
        parts = []
        while pending:
            part, used, error = self.converter.step(pending, 4 * len(pending) + 64)
            parts.append(part)
            pending = pending[used:]
            if error == EILSEQ:
                size = _length(pending[0])
                character = pending[:size].decode("utf-8", "ignore")
                if not character:
                    raise ValueError
                reference = f"&#{ord(character)};".encode()
                parts.append(self.converter.step(reference, 4 * len(reference) + 64)[0])
                pending = pending[size:]
            elif not used:
                break
        return b"".join(parts).decode("latin-1")


def _length(first: int) -> int:
    """How many bytes a character of UTF-8 has, by its first one."""
    return 1 if first < 0xC0 else 2 if first < 0xE0 else 3 if first < 0xF0 else 4


class Output:
    """The output of a writer. `stream` is None where it is gathered in memory, in `pieces`."""

    __slots__ = ("engine", "stream", "pieces", "size", "encoder", "is_broken", "has_failed")

    def __init__(self, engine: Engine, stream: Stream | None = None) -> None:
        self.engine = engine
        self.stream = stream
        self.pieces: list[str] = []
        self.size = 0
        self.encoder: Encoder | None = None
        self.is_broken = False  # something could not be encoded: what is held back is lost, and all that follows
        self.has_failed = False  # the stream did not take something

    def set_encoding(self, name: str) -> bool:
        """Encode what follows; False where there is no such encoding."""
        try:
            self.encoder = Encoder(name) if name else None
        except UnknownCharset:
            return False
        return self.encoder is not None

    def write(self, text: str) -> None:
        if self.is_broken:
            return
        if self.encoder is not None:
            try:
                text = self.encoder.encode(text)
            except ValueError:
                self.is_broken = True
                self.take()
                return
        self.pieces.append(text)
        self.size += len(text)
        if self.stream is not None and self.size >= _ROOM:
            self.flush()

    def flush(self) -> int:
        """Write out what is held back; how many bytes those were, -1 after an error."""
        if self.stream is None:
            return self.size
        if self.has_failed:
            return -1
        data = self.take()
        try:
            return self.stream.write(data) if data else 0
        except OSError as error:
            self.is_broken = self.has_failed = True
            report_io_error(self.engine, "Write", len(data), error)
            return -1

    def contents(self) -> str:
        """All that was written and not yet taken."""
        self.pieces = ["".join(self.pieces)]
        return self.pieces[0]

    def take(self) -> str:
        """The same, which is forgotten."""
        found = self.contents()
        self.pieces.clear()
        self.size = 0
        return found

    def close(self) -> None:
        if self.stream is not None and not self.stream.is_closed:
            self.flush()
            self.stream.close()
