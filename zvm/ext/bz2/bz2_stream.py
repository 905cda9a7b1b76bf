"""Streams over bzip2 files, and the wrapper compress.bzip2:// (ext/bz2/bz2.c)."""
from __future__ import annotations

import os

from zvm.ext.bz2.bz2_file import Bzip2Reader, Bzip2Writer
from zvm.ext.standard.streams.casting import as_file
from zvm.ext.standard.streams.packed import PackedStream
from zvm.ext.standard.streams.path_checks import permitted
from zvm.ext.standard.streams.wrapper_base import REPORT_ERRORS, StreamWrapper, WrapperError
from zvm.ext.standard.streams.wrappers import open_stream
from zvm.runtime.services.streams import FileStream

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.engine import Engine
    from zvm.ext.standard.streams.contexts import ContextResource

_SCHEME = "compress.bzip2://"
_BLOCKS = 9  # of a hundred kilobytes, where the mode has no digit


class Bzip2Stream(PackedStream):
    """A bzip2 file. `inner` is the stream of the file itself, where it was not opened by its path."""

    __slots__ = ("inner", "file")

    def __init__(self, engine: Engine, descriptor: int, inner: FileStream | None, mode: str,
                 wrapper_type: str = "") -> None:
        super().__init__(engine, mode, "", wrapper_type, "BZip2")
        self.inner = inner
        writes = "w" in mode
        blocks = [int(char) for char in mode if "1" <= char <= "9"]
        self.file: Bzip2Reader | Bzip2Writer = \
            Bzip2Writer(descriptor, blocks[-1] if blocks else _BLOCKS) if writes else Bzip2Reader(descriptor)
        self.readable = True
        self.writable = writes
        self.seekable = False

    def read_raw(self, length: int) -> str:
        data = self.file.read(length)
        if data is None or len(data) < length:
            self.eof = True  # reading on after an error is not safe
        if data is None:
            raise OSError
        return data.decode("latin-1")

    def write_raw(self, data: str) -> int:
        written = self.file.write(data.encode("latin-1"))
        if written is None:
            raise OSError
        return written

    def close_raw(self) -> None:
        if self.inner is None:
            self.file.finish()
            os.close(self.file.descriptor)
        elif not self.inner.is_closed:
            self.file.finish()
            self.inner.close()


def open_bz2(engine: Engine, path: str, mode: str, report: bool, wrapper_type: str = "") -> Bzip2Stream | None:
    """The bzip2 file at `path`, which may be any stream over a file; None, with warnings where `report` is set, when
    it cannot be opened (_php_stream_bz2open)."""
    if path[:len(_SCHEME)].lower() == _SCHEME:
        path = path[len(_SCHEME):]
    if not mode or mode[0] not in "wr" and len(mode) > 1 or not permitted(engine, path):
        return None
    descriptor = _open_descriptor(path, "w" in mode)
    if descriptor is not None:
        return Bzip2Stream(engine, descriptor, None, mode, wrapper_type)
    stream = open_stream(engine, path, mode, report=report)
    if stream is None:
        return None
    inner = as_file(engine, stream)
    if inner is None:
        stream.close()
        return None
    return Bzip2Stream(engine, inner.descriptor, inner, mode, wrapper_type)


def _open_descriptor(path: str, writes: bool) -> int | None:
    """The file at a path; None where there is none, or where only a wrapper knows the path."""
    flags = os.O_WRONLY | os.O_CREAT | os.O_TRUNC if writes else os.O_RDONLY
    try:
        return os.open(path.encode("latin-1"), flags | os.O_CLOEXEC, 0o666)
    except OSError:
        return None


class Bzip2Wrapper(StreamWrapper):
    """compress.bzip2://FILE, where FILE may be a URL itself."""

    __slots__ = ()
    label = "BZip2"

    def open(self, engine: Engine, path: str, mode: str, options: int,
             context: ContextResource | None) -> Bzip2Stream:
        stream = open_bz2(engine, path, mode, bool(options & REPORT_ERRORS), self.label)
        if stream is None:
            raise WrapperError
        return stream
