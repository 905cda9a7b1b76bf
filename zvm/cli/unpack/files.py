"""Files that exist in a run only, and hosts that answer nothing: the stream wrappers of `zvm unpack`."""
from __future__ import annotations

import bz2
import gzip
import os
from contextlib import suppress
from typing import TYPE_CHECKING, Any
from zlib import error

from zvm.ext.standard.streams.directory_stream import DirectoryStream
from zvm.ext.standard.streams.php_wrapper import PhpWrapper
from zvm.ext.standard.streams.wrapper_base import MKDIR_RECURSIVE, StreamWrapper, WrapperError
from zvm.ext.standard.streams.wrappers import WrapperRegistry, open_stream
from zvm.runtime.execute_data import running_function
from zvm.runtime.services.streams import MemoryStream

if TYPE_CHECKING:
    from collections.abc import Callable

    from zvm.cli.unpack.recording import Recorder
    from zvm.engine import Engine
    from zvm.ext.standard.streams.contexts import ContextResource
    from zvm.runtime.services.streams import Stream
    from zvm.runtime.values.arrays import PhpArray

    Packing = tuple[Callable[[bytes], bytes], Callable[[bytes], bytes]]

_FILE, _FOLDER = 0o100644, 0o40755
_TIME = 1_600_000_000  # of every file
_NETWORK = ("http", "https", "ftp", "ftps")


class FileStream(MemoryStream):
    """An open file: it shares its bytes with all others that have it open."""

    __slots__ = ("is_append",)

    def __init__(self, engine: Engine, path: str, mode: str, data: bytearray) -> None:
        super().__init__(engine, mode, path)
        self.mode, self.data = mode, data
        self.wrapper_type, self.stream_type = "plainfile", "STDIO"
        self.readable = mode[0] == "r" or "+" in mode
        self.writable = mode[0] != "r" or "+" in mode
        self.is_append = mode[0] == "a"

    def write_raw(self, data: str) -> int:
        if not self.writable:
            raise OSError
        if self.is_append:
            self.place = len(self.data)
        if self.place > len(self.data):
            self.data.extend(bytes(self.place - len(self.data)))
        self.data[self.place:self.place + len(data)] = data.encode("latin-1")
        self.place += len(data)
        return len(data)

    def truncate(self, size: int) -> bool:
        del self.data[size:]
        self.data.extend(bytes(size - len(self.data)))
        return True

    def stat(self) -> os.stat_result | None:
        return status(_FILE, len(self.data))

    def supports_lock(self) -> bool:
        return True

    def lock(self, operation: int) -> bool:
        return True


def status(mode: int, size: int) -> os.stat_result:
    """What stat() says of a file or folder."""
    return os.stat_result((mode, 1, 1, 1, os.getuid(), os.getgid(), size, _TIME, _TIME, _TIME))


class FakeFiles(StreamWrapper):
    """The file system: `files` by path, and `folders`. Every operation is recorded."""

    __slots__ = ("recorder", "files", "folders", "written", "directory", "temporary")
    label = "plainfile"
    sets_metadata = True

    def __init__(self, recorder: Recorder, directory: str) -> None:
        self.recorder = recorder
        self.files: dict[str, bytearray] = {}
        self.folders: set[str] = {"/", "/tmp", "/var/tmp"}
        self.written: dict[str, None] = {}  # paths of files that the run has made or changed
        self.directory = directory  # the working directory
        self.temporary = 0
        self.add_folder(directory)

    def add_folder(self, path: str) -> None:
        """Make a folder and those above it."""
        while path not in self.folders:
            self.folders.add(path)
            path = os.path.dirname(path) or "/"

    def add(self, path: str, data: bytes) -> None:
        """Have a file from the beginning."""
        self.files[path] = bytearray(data)
        self.add_folder(os.path.dirname(path) or "/")

    def absolute(self, path: str) -> str:
        """A path without dots."""
        path = path.removeprefix("file://")
        return os.path.normpath(os.path.join(self.directory, path)) if path else ""

    def make_temporary(self, folder: str, prefix: str) -> str:
        """The path of a new file."""
        self.temporary += 1
        path = f"{self.absolute(folder or '/tmp').rstrip('/')}/{prefix}{self.temporary:06d}"
        self.files[path] = bytearray()
        self.written[path] = None
        return path

    def names(self, folder: str) -> list[str]:
        """The entries of a folder."""
        prefix = folder.rstrip("/") + "/"
        return sorted({path[len(prefix):].partition("/")[0] for path in (*self.files, *self.folders)
                       if path.startswith(prefix) and len(path) > len(prefix)})

    def _record(self, engine: Engine, what: str, *arguments: Any, result: Any = True) -> None:
        name = running_function(engine)
        self.recorder.io(engine, "file", name, [*arguments], f"{what}: {'done' if result else 'failed'}")

    # -- the wrapper ------------------------------------------------------------------------------------------------

    def open(self, engine: Engine, path: str, mode: str, options: int, context: ContextResource | None) -> Stream:
        path = self.absolute(path)
        if mode[:1] not in "rwaxc" or not mode:
            raise WrapperError(f"`{mode}' is not a valid mode for fopen")
        is_there = path in self.files
        fails = (not is_there if mode[0] == "r" else is_there if mode[0] == "x" else False) or path in self.folders
        self._record(engine, f"open {mode}", path, result=not fails)
        if fails:
            raise WrapperError("No such file or directory" if not is_there else "File exists")
        if mode[0] != "r" or "+" in mode:
            self.written[path] = None
        if mode[0] == "w" or not is_there:
            self.files[path] = bytearray()
        return FileStream(engine, path, mode, self.files[path])

    def open_directory(self, engine: Engine, path: str, options: int,
                       context: ContextResource | None) -> DirectoryStream:
        path = self.absolute(path)
        self._record(engine, "list", path, result=path in self.folders)
        if path not in self.folders:
            raise WrapperError("No such file or directory", 2)
        return DirectoryStream(engine, [".", "..", *self.names(path)])

    def stat(self, engine: Engine, path: str, flags: int) -> os.stat_result | None:
        path = self.absolute(path)
        if path in self.folders:
            return status(_FOLDER, 4096)
        return status(_FILE, len(self.files[path])) if path in self.files else None

    def unlink(self, engine: Engine, path: str, context: ContextResource | None) -> bool:
        path = self.absolute(path)
        is_there = path in self.files
        self._record(engine, "remove", path, result=is_there)
        if is_there:
            if path in self.written:  # what it had is still told
                self.written.pop(path)
                self.recorder.io(engine, "removed file", "unlink", [path, self.files[path].decode("latin-1")])
            del self.files[path]
        return is_there

    def can_rename(self, engine: Engine) -> bool:
        return True

    def rename(self, engine: Engine, path: str, target: str, context: ContextResource | None) -> bool:
        path, target = self.absolute(path), self.absolute(target)
        is_there = path in self.files
        self._record(engine, "rename", path, target, result=is_there)
        if is_there:
            self.files[target] = self.files.pop(path)
            self.written.pop(path, None)
            self.written[target] = None
        return is_there

    def make_directory(self, engine: Engine, path: str, mode: int, options: int,
                       context: ContextResource | None) -> bool:
        path = self.absolute(path)
        fails = path in self.folders or path in self.files or \
            not options & MKDIR_RECURSIVE and os.path.dirname(path) not in self.folders
        self._record(engine, "make folder", path, result=not fails)
        if not fails:
            self.add_folder(path)
        return not fails

    def remove_directory(self, engine: Engine, path: str, options: int, context: ContextResource | None) -> bool:
        path = self.absolute(path)
        fails = path not in self.folders or bool(self.names(path))
        self._record(engine, "remove folder", path, result=not fails)
        if not fails:
            self.folders.discard(path)
        return not fails

    def set_metadata(self, engine: Engine, url: str, option: int, value: int | str | PhpArray) -> bool:
        path = self.absolute(url)
        self._record(engine, "change", path, value)
        if path not in self.files and path not in self.folders:
            self.files[path] = bytearray()  # touch() makes it
            self.written[path] = None
        return True


class PackedStream(MemoryStream):
    """A compressed file: what is written is packed when it is closed."""

    __slots__ = ("inner", "pack")

    def __init__(self, engine: Engine, inner: Stream, mode: str, packing: Packing) -> None:
        data = ""
        if mode[0] == "r":
            data = inner.read_all()
            with suppress(OSError, EOFError, ValueError, error):  # such a file reads as it is
                data = packing[1](data.encode("latin-1")).decode("latin-1")
        super().__init__(engine, "r" if mode[0] == "r" else "w", inner.uri, data)
        self.inner, self.pack = inner, packing[0]
        self.wrapper_type = self.stream_type = "ZLIB"

    def close_raw(self) -> None:
        if self.mode != "rb":
            self.inner.write(self.pack(bytes(self.data)).decode("latin-1"))
        self.inner.close()


class FakePacked(StreamWrapper):
    """compress.zlib:// and compress.bzip2://, of any stream."""

    __slots__ = ("scheme", "packing")

    def __init__(self, scheme: str, packing: Packing) -> None:
        self.scheme, self.packing = scheme, packing

    def open(self, engine: Engine, path: str, mode: str, options: int, context: ContextResource | None) -> Stream:
        inner = open_stream(engine, path.removeprefix(self.scheme + "://"), mode[0] + "b", report=False)
        if inner is None:
            raise WrapperError("operation failed")
        return PackedStream(engine, inner, mode, self.packing)


PACKED = {"compress.zlib": FakePacked("compress.zlib", (gzip.compress, gzip.decompress)),
          "compress.bzip2": FakePacked("compress.bzip2", (bz2.compress, bz2.decompress))}


class NetworkStream(MemoryStream):
    """A connection, or a pipe to a program: what is written is recorded, `reply` is read."""

    __slots__ = ("recorder", "kind", "reply")

    def __init__(self, engine: Engine, recorder: Recorder, kind: str, uri: str, reply: bytes) -> None:
        super().__init__(engine, "r+", uri)
        self.recorder, self.kind, self.reply = recorder, kind, reply
        self.wrapper_type, self.stream_type, self.seekable = "", "tcp_socket", False

    def read_raw(self, length: int) -> str:
        found, self.reply = self.reply[:length], self.reply[length:]
        return found.decode("latin-1")

    def write_raw(self, data: str) -> int:
        self.recorder.io(self.engine, self.kind, "write", [self.uri, data])
        return len(data)


class FakeHosts(StreamWrapper):
    """http:// and the like: each URL gives its reply, which is empty where there is none."""

    __slots__ = ("recorder", "replies")
    label = "http"
    is_url = True

    def __init__(self, recorder: Recorder, replies: dict[str, bytes]) -> None:
        self.recorder, self.replies = recorder, replies

    def open(self, engine: Engine, path: str, mode: str, options: int, context: ContextResource | None) -> Stream:
        given: Any = None if context is None else getattr(context, "options", None)
        reply = self.replies.get(path, b"")
        self.recorder.io(engine, "network", running_function(engine), [path, mode, given], f"{len(reply)} bytes")
        return NetworkStream(engine, self.recorder, "network", path, reply)


class FakeInput(PhpWrapper):
    """php://, with an input of one's own and no descriptors."""

    __slots__ = ("recorder", "input")

    def __init__(self, recorder: Recorder, given: bytes) -> None:
        super().__init__(open_stream)
        self.recorder, self.input = recorder, given

    def open(self, engine: Engine, path: str, mode: str, options: int, context: ContextResource | None) -> Stream:
        name = path[6:].lower()
        if name in ("input", "stdin"):
            self.recorder.io(engine, "input", running_function(engine), [path])
            return MemoryStream(engine, "r", path, self.input.decode("latin-1"))
        if name in ("stdout", "stderr"):
            return NetworkStream(engine, self.recorder, "output", path, b"")
        return super().open(engine, path, mode, options, context)


class FakeRegistry(WrapperRegistry):
    """Wrappers of which paths lead to `files` only, whatever a script registers."""

    __slots__ = ()

    def __init__(self, files: FakeFiles, hosts: FakeHosts, given: FakeInput) -> None:
        super().__init__()
        self.plain = files
        self.built_in.update({"file": files, "glob": files, "php": given, **dict.fromkeys(_NETWORK, hosts), **PACKED})
        self.is_plain = False

    def _note_change(self, engine: Engine) -> None:
        engine.has_plain_files = False


def install(engine: Engine, files: FakeFiles, hosts: FakeHosts, given: FakeInput) -> None:
    """Have an engine's paths and URLs lead to these only."""
    engine.stream_wrappers = FakeRegistry(files, hosts, given)
    engine.has_plain_files = False
