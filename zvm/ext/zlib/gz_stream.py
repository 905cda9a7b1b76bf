"""Streams over gzip files, and the wrapper compress.zlib:// (ext/zlib/zlib_fopen_wrapper.c)."""
from __future__ import annotations

from zvm.ext.standard.streams.casting import as_file
from zvm.ext.standard.streams.contexts import options_of
from zvm.ext.standard.streams.packed import PackedStream
from zvm.ext.standard.streams.wrapper_base import REPORT_ERRORS, USE_PATH, StreamWrapper, WrapperError
from zvm.ext.standard.streams.wrappers import open_stream
from zvm.ext.zlib.gz_file import GzMode, GzReader, GzWriter
from zvm.ext.zlib.library import ZlibError
from zvm.runtime.execute_data import running_function
from zvm.runtime.services.streams import SEEK_END, FileStream
from zvm.runtime.values import convert
from zvm.runtime.values.zval import deref
from zvm.targets import V8_4, V8_5

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine
    from zvm.ext.standard.streams.contexts import ContextResource

_SCHEMES = ("compress.zlib://", "zlib:")


class GzStream(PackedStream):
    """A gzip file, open either for reading or for writing. `inner` is the stream of the file itself."""

    __slots__ = ("inner", "file", "was_written")

    def __init__(self, engine: Engine, inner: FileStream, mode: str, file: GzReader | GzWriter,
                 wrapper_type: str) -> None:
        super().__init__(engine, mode, "", wrapper_type, "ZLIB")
        self.inner = inner
        self.file = file
        self.readable = isinstance(file, GzReader)
        self.writable = not self.readable
        self.was_written = False  # since the last flush

    def read(self, length: int) -> str:
        """What is asked for, without reading ahead, as long as there are no filters (PHP_STREAM_FLAG_NO_BUFFER)."""
        if self.options.get("read filters"):
            return super().read(length)
        data = self.buffer[:length]
        self.buffer = self.buffer[length:]
        if len(data) < length:
            data += self.read_raw(length - len(data))
        self.position += len(data)
        return data

    def read_raw(self, length: int) -> str:
        file = self.file
        if not isinstance(file, GzReader):
            raise OSError
        try:
            data = file.read(length)
        except (ZlibError, OSError):
            raise OSError from None
        if file.past:
            self.eof = True
        return data.decode("latin-1")

    def write_raw(self, data: str) -> int:
        file = self.file
        if not isinstance(file, GzWriter):
            return 0
        self.was_written = True
        return file.write(data.encode("latin-1"))

    def seek(self, offset: int, whence: int = 0) -> bool:
        if whence == 1:
            offset, whence = self.position + offset, 0
        if whence == SEEK_END:
            self.engine.diagnostics.warning(f"{running_function(self.engine)}(): SEEK_END is not supported")
            self.buffer = ""
            return False
        ahead = offset - self.position
        if 0 < ahead <= len(self.buffer):
            self.buffer = self.buffer[ahead:]
            self.position = offset
            self.eof = False
            return True
        place = self.file.seek(offset, False)
        self.buffer = ""
        if place is None:
            if self.engine.target < V8_4:
                self.position = -1
            return False
        self.position = place
        self.eof = False
        return True

    def flush(self) -> bool:
        """A synchronising flush."""
        self.was_written = False
        return isinstance(self.file, GzWriter) and self.file.flush()

    @property
    def metadata(self) -> dict[str, Any] | None:
        """Since PHP 8.5 the file's, which has not ended where the contents have."""
        if self.engine.target < V8_5:
            return None
        return {"timed_out": False, "blocked": self.options.get("blocked", True), "eof": self.inner.eof}

    def lock(self, operation: int) -> bool:
        """Since PHP 8.5 that of the file."""
        return self.engine.target >= V8_5 and self.inner.lock(operation)

    def close_raw(self) -> None:
        if isinstance(self.file, GzWriter) and not self.inner.is_closed:
            if self.was_written:
                self.flush()
            self.file.finish()
        self.inner.close()


def open_gz(engine: Engine, path: str, mode: str, options: int = 0, context: Any = None, report: bool = False,
            wrapper_type: str = "") -> GzStream | None:
    """The gzip file at `path`, which may be any stream over a file; None, with warnings where `report` is set, when
    it cannot be opened (php_stream_gzopen)."""
    if "+" in mode:
        if report:
            engine.diagnostics.warning(f"{running_function(engine)}(): Cannot open a zlib stream for reading and "
                                       "writing at the same time!")
        return None
    for scheme in _SCHEMES:
        if path[:len(scheme)].lower() == scheme:
            path = path[len(scheme):]
            break
    inner = open_stream(engine, path, mode, bool(options & USE_PATH), context, report,
                        options & ~(REPORT_ERRORS | USE_PATH))
    if inner is None:
        return None
    file = as_file(engine, inner, seekable=True)
    if file is None:
        inner.close()
        return None
    parsed = GzMode(mode)
    if not parsed.is_valid:
        file.close()
        if report:
            engine.diagnostics.warning(f"{running_function(engine)}(): gzopen failed")
        return None
    worker = GzReader(file.descriptor) if parsed.reads else \
        GzWriter(file.descriptor, parsed, _level(engine, parsed, context))
    return GzStream(engine, file, mode, worker, wrapper_type)


def _level(engine: Engine, mode: GzMode, context: Any) -> int:
    """The compression level: the context's option zlib.level, or that of the mode."""
    options = options_of(context, "zlib")
    return convert.to_int(engine, deref(options["level"])) if "level" in options else mode.level


class ZlibWrapper(StreamWrapper):
    """compress.zlib://FILE, where FILE may be a URL itself."""

    __slots__ = ()
    label = "ZLIB"

    def open(self, engine: Engine, path: str, mode: str, options: int, context: ContextResource | None) -> GzStream:
        stream = open_gz(engine, path, mode, options, context, wrapper_type=self.label)
        if stream is None:
            raise WrapperError
        return stream
