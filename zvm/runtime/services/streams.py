"""Streams: plain files, memory, the standard streams and php://output (main/streams).

A stream is a Resource with one interface whatever it reads from; wrappers and filters of other kinds subclass Stream.
Used by zvm/ext/standard's file functions and wherever a run keeps a file open. Contents are byte strings (latin-1).
"""
from __future__ import annotations

import os
from stat import S_ISCHR, S_ISFIFO, S_ISSOCK

from zvm.runtime.services.descriptors import leave_own
from zvm.runtime.services.ini import parse_bool
from zvm.runtime.services.memory import check_string
from zvm.runtime.services.temporary_files import open_temporary, temporary_directory
from zvm.runtime.values.resources import Resource
from zvm.targets import V8_4

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

CHUNK = 8192
_CHECKED = 1 << 20  # characters that are read until memory_limit is looked at again
_LOCK_PAUSE = 0.01  # seconds between two attempts, where time is limited
SEEK_SET, SEEK_CUR, SEEK_END = 0, 1, 2


class Parts:
    """What is read piece by piece until it is one string, as far as memory_limit lets that grow."""

    __slots__ = ("engine", "pieces", "size", "checked")

    def __init__(self, engine: Engine, first: str = "") -> None:
        self.engine = engine
        self.pieces = [first]
        self.size = len(first)
        self.checked = _CHECKED  # when the size is beyond it, the limit is looked at

    def append(self, piece: str) -> None:
        """Raises Bailout."""
        self.pieces.append(piece)
        self.size += len(piece)
        if self.size > self.checked:
            check_string(self.engine, self.size)
            self.checked = self.size + _CHECKED

    def tail(self, length: int) -> str:
        """The last characters, at most so many."""
        last = self.pieces[-1]
        if len(last) < length:
            self.pieces[:] = ["".join(self.pieces)]
            last = self.pieces[0]
        return last[len(last) - length:] if length < len(last) else last

    def text(self) -> str:
        """All of it. Raises Bailout."""
        if self.size > _CHECKED:
            check_string(self.engine, self.size)
        return "".join(self.pieces)


class Stream(Resource):
    """An open stream. Subclasses give `read_raw`, `write_raw`, `seek_raw` and `close_raw`.

    `position` is where the next read or write takes place; `buffer` holds what was read ahead of it; `eof` is set by a
    read that met the end. `mode` is what fopen() was given. `read_only` streams know no writing at all; those that are
    not `writable` were not opened for it: writing fails, but where the stream `takes_anything`, which loses it.
    """

    __slots__ = ("mode", "uri", "wrapper_type", "stream_type", "readable", "writable", "read_only", "seekable", "eof",
                 "position", "buffer", "options")
    takes_anything = False
    write_call = "Write"  # what messages call writing
    read_ahead = CHUNK  # how much read() asks for at least; 0 of streams without buffer (PHP_STREAM_FLAG_NO_BUFFER)

    def __init__(self, engine: Engine, mode: str, uri: str, wrapper_type: str, stream_type: str,
                 number: int = 0) -> None:
        super().__init__(engine, "stream", number)
        self.mode, self.uri = mode, uri
        self.wrapper_type, self.stream_type = wrapper_type, stream_type
        self.readable = "r" in mode or "+" in mode
        self.writable = mode[:1] != "r" or "+" in mode
        self.seekable = True
        self.read_only = False
        self.eof = False
        self.position = 0
        self.buffer = ""
        self.options: dict[str, Any] = {}  # context, time-outs and whatever else functions keep
        if engine.ini.get_bool("auto_detect_line_endings"):
            self.options["line ending"] = None  # to be found out

    # what subclasses give

    def cast_for_select(self) -> Stream | None:
        """The stream with a descriptor that stands for this one in stream_select(); None where there is none."""
        return None

    def read_raw(self, length: int) -> str:
        """Up to `length` characters; "" at the end. Raises OSError."""
        return ""

    def write_raw(self, data: str) -> int:
        """How many characters were written. Raises OSError."""
        return 0

    def seek_raw(self, offset: int, whence: int) -> int | None:
        """The new position, None when there is no such place."""
        return None

    def truncate(self, size: int) -> bool:
        """Cut or extend what the stream reads from; False where it cannot be."""
        return False

    def can_truncate(self) -> bool:
        """Is there a truncate() for streams of this kind?"""
        return type(self).truncate is not Stream.truncate

    def stat(self) -> os.stat_result | None:
        """What fstat() gives; None where there is nothing to ask."""
        return None

    def supports_lock(self) -> bool:
        """Can flock() lock it?"""
        return False

    def lock(self, operation: int) -> bool:
        """flock() with LOCK_* as PHP numbers them; False where it fails. Raises BlockingIOError where it would wait."""
        return False

    def set_blocking(self, enable: bool) -> bool:
        """Wait for data or not. Streams that never wait take any setting."""
        return True

    def set_timeout(self, seconds: int, microseconds: int) -> bool:
        """How long to wait; False where the stream has no such setting. So do the next two."""
        return False

    def least_read(self) -> int:
        """The bytes that read() asks for at least: `read_ahead`, or 0 where the buffer was switched off."""
        return self.read_ahead

    def set_read_buffer(self, size: int) -> bool:
        """How much to read ahead, which most leave to themselves."""
        return True

    def set_write_buffer(self, size: int) -> bool:
        """How much to hold back."""
        return False

    def close_raw(self) -> None:
        """Release what the stream reads and writes."""

    # what everybody uses

    def read(self, length: int) -> str:
        """Up to `length` characters, fewer only at the end (_php_stream_read). Raises OSError."""
        data = self.buffer[:length]
        self.buffer = self.buffer[length:]
        while len(data) < length:
            more = self._more(max(length - len(data), self.least_read()), bool(data))
            if not more:
                self.eof = not self.options.pop("waiting", False)
                break
            wanted = length - len(data)
            data += more[:wanted]
            self.buffer = more[wanted:]
        self.position += len(data)
        return data

    def read_size(self, missing: int) -> int:
        """How many bytes one reading asks for where so many are missing: a chunk, or those of a stream without
        buffer."""
        chunk: int = self.options.get("chunk_size", CHUNK)
        return chunk if self.least_read() and chunk > 1 else missing

    def read_chunk(self, length: int) -> str:
        """What was read ahead and one reading more, at most `length` characters: read() of what is not a file. Raises
        OSError where there is nothing."""
        data, self.buffer = self.buffer[:length], self.buffer[length:]
        missing = length - len(data)
        if missing:
            try:
                more = self.read_raw(self.least_read() or missing)
            except OSError:
                if not data:
                    raise
                more = ""
            data += more[:missing]
            self.buffer = more[missing:]
        self.position += len(data)
        return data

    def _more(self, length: int, has_some: bool) -> str:
        """read_raw(), but where a filter fails after something was read, that is the end."""
        try:
            return self.read_raw(length)
        except OSError as error:
            if error.errno is not None or not has_some:
                raise
            return ""

    def read_line(self, limit: int = -1, ending: str = "\n") -> str | None:
        """The next line with its ending, at most `limit` characters; None at the end (php_stream_get_line)."""
        end = self.buffer.find(ending)
        if end < 0 and not 0 <= limit <= len(self.buffer):
            end = self._read_until(limit, ending)
        size = end + len(ending) if end >= 0 else len(self.buffer)
        if 0 <= limit < size:
            size = limit
        if not size:
            return None
        line, self.buffer = self.buffer[:size], self.buffer[size:]
        self.position += size
        return line

    def _read_until(self, limit: int, ending: str) -> int:
        """Read on until the buffer, which does not have the ending, has it or `limit` characters: where it is, -1 for
        nowhere."""
        parts = Parts(self.engine, self.buffer)
        overlap, end = len(ending) - 1, -1
        while end < 0 and not 0 <= limit <= parts.size:
            try:
                more = self._more(CHUNK, parts.size > 0)
            except OSError:
                self.buffer = parts.text()
                raise
            if not more:
                self.eof = not self.options.pop("waiting", False)
                break
            before = parts.tail(overlap)
            found = (before + more).find(ending)
            if found >= 0:
                end = parts.size - len(before) + found
            parts.append(more)
        self.buffer = parts.text()
        return end

    def read_record(self, limit: int, ending: str) -> str | None:
        """read_line() for stream_get_line(), which does not take what is incomplete and may yet be completed."""
        return self.read_line(limit, ending)

    def read_all(self) -> str:
        """Everything from here to the end."""
        parts = Parts(self.engine, self.buffer)
        self.buffer = ""
        while more := self.read_raw(1 << 16):
            parts.append(more)
        self.eof = not self.options.pop("waiting", False)
        self.position += parts.size
        return parts.text()

    def write(self, data: str) -> int:
        """How many characters were written at the position. Raises OSError."""
        if self.buffer and self.seekable:  # what was read ahead lies after the place to write at
            self.buffer = ""
            self.seek_raw(self.position, SEEK_SET)
        written = self.write_raw(data)
        self.position += written
        return written

    def seek(self, offset: int, whence: int = SEEK_SET) -> bool:
        """Go to another place; False when there is none. Forgets having met the end."""
        if whence == SEEK_SET and offset < 0 and self.engine.target >= V8_4:
            return False  # nothing changes
        if whence == SEEK_CUR:
            offset = offset + self.position if self.position >= 0 else -1  # from nowhere, after a failed seek
            whence = SEEK_SET
        if self.least_read() and whence == SEEK_SET and 0 < offset - self.position <= len(self.buffer):
            self.buffer, self.position, self.eof = self.buffer[offset - self.position:], offset, False
            return True
        if not self.seekable:
            return False
        place = self.seek_raw(offset, whence)
        if place is None:
            self.buffer = "" if self.seekable else self.buffer  # forgotten all the same, but where that is new
            return False
        self.buffer, self.position, self.eof = "", place, False
        return True

    def cast_quietly(self) -> Stream | None:
        """The stream that stands for this one where the system asks for a descriptor."""
        return None

    def announce_copy(self) -> None:
        """Everything that follows is going to be read: those who are asked for their size notice."""

    def at_end(self) -> bool:
        """feof()."""
        return self.eof and not self.buffer

    def flush(self) -> bool:
        """Pass on what is held back; nothing is by default."""
        return True

    def close(self) -> None:
        if not self.is_closed:
            super().close()
            self.close_raw()

    def end_request(self) -> None:
        self.release()

    def release(self) -> None:
        """Close it where no script does: filters with something left to do meet a closed resource."""
        self.close()

    def __del__(self) -> None:
        self.release()


def report_io_error(engine: Engine, call: str, size: int, error: OSError) -> None:
    """The notice of a read or write of so many bytes that failed."""
    from zvm.runtime.execute_data import message_origin

    engine.diagnostics.notice(f"{message_origin(engine)}: {call} of {size} bytes failed with errno={error.errno} "
                              f"{os.strerror(error.errno or 0)}")


class FileStream(Stream):
    """The file, pipe or terminal of a descriptor (plain_wrapper.c)."""

    __slots__ = ("descriptor", "is_unbuffered")

    def __init__(self, engine: Engine, descriptor: int, mode: str, uri: str, wrapper_type: str = "plainfile",
                 number: int = 0) -> None:
        super().__init__(engine, mode, uri, wrapper_type, "STDIO", number)
        self.descriptor = descriptor
        self.is_unbuffered = False  # by stream_set_read_buffer()
        try:
            kind = os.fstat(descriptor).st_mode
            self.seekable = not (S_ISFIFO(kind) or S_ISCHR(kind) and engine.target < V8_4 or S_ISSOCK(kind))
            self.position = os.lseek(descriptor, 0, SEEK_CUR) if self.seekable else -1
        except OSError:  # a standard stream that was closed before the start
            self.seekable = False

    def least_read(self) -> int:
        return 0 if self.is_unbuffered else self.read_ahead

    def set_read_buffer(self, size: int) -> bool:
        self.is_unbuffered = size == 0
        return True

    def cast_for_select(self) -> Stream | None:
        return self

    def read_raw(self, length: int) -> str:
        if not self.seekable and self.engine.interrupts.deadline is not None:
            self.engine.interrupts.await_descriptor(self.descriptor)
        try:
            return os.read(self.descriptor, length).decode("latin-1")
        except BlockingIOError:  # nothing yet, but this is not the end
            self.options["waiting"] = True
            return ""

    def write_raw(self, data: str) -> int:
        if not self.seekable and self.engine.interrupts.deadline is not None:
            self.engine.interrupts.await_descriptor(self.descriptor, is_for_writing=True)
            from select import PIPE_BUF

            data = data[:PIPE_BUF]  # so much does not wait
        return os.write(self.descriptor, data.encode("latin-1"))

    def seek_raw(self, offset: int, whence: int) -> int | None:
        try:
            return os.lseek(self.descriptor, offset, whence)
        except (OSError, OverflowError):
            return None

    def truncate(self, size: int) -> bool:
        try:
            os.ftruncate(self.descriptor, size)
        except OSError:
            return False
        return True

    def stat(self) -> os.stat_result | None:
        return os.fstat(self.descriptor)

    def supports_lock(self) -> bool:
        return True

    def lock(self, operation: int) -> bool:
        from fcntl import LOCK_EX, LOCK_NB, LOCK_SH, LOCK_UN, flock

        interrupts, waits = self.engine.interrupts, not operation & 4
        is_limited = waits and interrupts.deadline is not None
        how = (LOCK_SH, LOCK_EX, LOCK_UN)[(operation & 3) - 1] | (LOCK_NB if is_limited or not waits else 0)
        while True:
            try:
                flock(self.descriptor, how)
                return True
            except BlockingIOError:
                if not is_limited:
                    raise
                interrupts.sleep(_LOCK_PAUSE)
            except OSError:
                return False

    def set_blocking(self, enable: bool) -> bool:
        os.set_blocking(self.descriptor, enable)
        self.options["blocked"] = enable
        return True

    def set_write_buffer(self, size: int) -> bool:
        return self.handle <= 3  # the C library's FILE, which has a buffer to set, belongs to the standard ones

    def close_raw(self) -> None:
        if self.descriptor > 2:
            os.close(self.descriptor)


class MemoryStream(Stream):
    """php://memory and what is made like it: a string of its own (memory.c)."""

    __slots__ = ("data", "place")
    read_ahead = 0

    def __init__(self, engine: Engine, mode: str, uri: str = "php://memory", data: str = "") -> None:
        mode = "a+b" if "a" in mode else "w+b" if "w" in mode or "+" in mode else "rb"  # anywhere: "rw" is not "r"
        super().__init__(engine, mode, uri, "PHP", "MEMORY")
        self.readable = True
        self.data = bytearray(data, "latin-1")
        self.place = 0

    @property
    def own_bytes(self) -> int:  # type: ignore[override]
        return len(self.data)

    def read_raw(self, length: int) -> str:
        found = self.data[self.place:self.place + length]
        self.place += len(found)
        return found.decode("latin-1")

    def write_raw(self, data: str) -> int:
        if self.mode == "a+b":
            self.place = len(self.data)
        missing = self.place - len(self.data)
        if missing > 0:
            self.data += bytes(missing)
        self.data[self.place:self.place + len(data)] = data.encode("latin-1")
        self.place += len(data)
        return len(data)

    def size(self) -> int:
        """The number of bytes."""
        return len(self.data)

    def seek_raw(self, offset: int, whence: int) -> int | None:
        size = self.size()
        place = offset + size if whence == SEEK_END else offset
        if self.engine.target >= V8_4:  # also beyond the end
            self.place = max(place, 0)
        else:
            self.place = place if 0 <= place <= size else 0 if whence == SEEK_END and offset < 0 else size
        if self.place != place:
            self.position = -1  # what ftell() then calls false
            return None
        self.eof = False
        return place

    def stat(self) -> os.stat_result | None:
        mode = 0o100444 if self.mode == "rb" else 0o100666
        return os.stat_result((mode, 0, 0xC, 1, 0, 0, len(self.data), 0, 0, 0),
                              {"st_rdev": -1, "st_blksize": -1, "st_blocks": -1})

    def truncate(self, size: int) -> bool:
        try:
            self.data = self.data[:size] + bytes(max(size - len(self.data), 0))
        except OverflowError:
            raise MemoryError from None
        self.place = min(self.place, size)
        return True


class TempStream(MemoryStream):
    """php://temp: a string until a write reaches `limit`, then a temporary file (php_stream_temp_ops).

    The file may be written whatever the mode says. `metadata` are the facts stream_get_meta_data() gives instead of
    the usual ones.
    """

    __slots__ = ("limit", "file", "writes", "metadata")

    def __init__(self, engine: Engine, mode: str, uri: str, limit: int = 1 << 21, data: str = "") -> None:
        super().__init__(engine, mode, uri, data)
        self.stream_type = "TEMP"
        self.limit = limit
        self.file: FileStream | None = None
        self.writes = self.writable
        self.writable = True  # perhaps later
        self.metadata: dict[str, Any] = {}
        engine.next_resource_id()  # that of the stream inside

    def cast_for_select(self) -> Stream | None:
        if self.file is None:
            place = self.place
            try:
                self._leave_memory().seek_raw(place, SEEK_SET)
            except OSError:
                return None
        return self.file

    def read_raw(self, length: int) -> str:
        """What the stream inside gives, which reads until there is no more: then this one is at its end, too."""
        data = self.file.read_raw(length) if self.file else super().read_raw(length)
        self.eof = len(data) < length
        return data

    def write_raw(self, data: str) -> int:
        if not self.file and self.position + len(data) >= self.limit:
            try:
                self._leave_memory()
            except OSError:
                self._report_no_file()
                return 0
        if self.file:
            return self.file.write_raw(data)
        if not self.writes:
            raise OSError
        return super().write_raw(data)

    def _report_no_file(self) -> None:
        from zvm.runtime.execute_data import message_origin

        self.engine.diagnostics.warning(f"{message_origin(self.engine)}: Unable to create temporary file, Check "
                                        "permissions in temporary files directory.")

    def _leave_memory(self) -> FileStream:
        """Go on in a file. Raises OSError."""
        descriptor, path = open_temporary(temporary_directory(self.engine), "php")
        os.unlink(path.encode("latin-1"))
        self.file = file = FileStream(self.engine, descriptor, "r+b", "")
        os.write(descriptor, self.data)
        if self.position >= 0:  # otherwise the last seek failed
            os.lseek(descriptor, self.position, SEEK_SET)
        self.data.clear()
        return file

    def seek_raw(self, offset: int, whence: int) -> int | None:
        if self.file:
            return self.file.seek_raw(offset, whence)
        if whence == SEEK_SET and offset < 0 and self.engine.target >= V8_4:
            return None
        return super().seek_raw(offset, whence)

    def stat(self) -> os.stat_result | None:
        return self.file.stat() if self.file else super().stat()

    def supports_lock(self) -> bool:
        return self.file is not None

    def lock(self, operation: int) -> bool:
        return self.file is not None and self.file.lock(operation)

    def truncate(self, size: int) -> bool:
        if self.file:
            return self.file.truncate(size)
        return self.writes and super().truncate(size)


class InputStream(MemoryStream):
    """php://input: the request's body, empty on the command line."""

    __slots__ = ("body",)

    def __init__(self, engine: Engine, mode: str, uri: str) -> None:
        super().__init__(engine, mode, uri)
        self.stream_type = "Input"
        self.body: Any = b"" if engine.web is None else engine.web.body

    def read_raw(self, length: int) -> str:
        if not self.body:
            return ""
        found: str = self.body.read(self.place, length).decode("latin-1")
        self.place += len(found)
        return found

    def write_raw(self, data: str) -> int:
        raise OSError

    def size(self) -> int:
        return len(self.body)

    truncate = Stream.truncate

    def flush(self) -> bool:
        return False

    def stat(self) -> os.stat_result | None:
        return None


class OutputStream(Stream):
    """php://output: what is written goes where echo's does."""

    __slots__ = ()

    def __init__(self, engine: Engine, mode: str) -> None:
        super().__init__(engine, "wb", "php://output", "PHP", "Output")
        self.readable = self.seekable = False

    def write_raw(self, data: str) -> int:
        self.engine.output.write(data)
        return len(data)


class StandardStream(FileStream):
    """php://stdin, php://stdout, php://stderr, php://fd/NUMBER: after what echo has printed so far.

    Which of reading and writing fails, the descriptor says, whatever the mode is.
    """

    __slots__ = ("is_kept",)

    def __init__(self, engine: Engine, descriptor: int, mode: str, uri: str, number: int = 0) -> None:
        super().__init__(engine, descriptor, mode, uri, "PHP", number)
        self.is_kept = False  # the descriptor outlives the stream
        self.readable = self.writable = True

    def is_socket(self) -> bool:
        """Was the command started with a socket in this place?"""
        return S_ISSOCK(os.fstat(self.descriptor).st_mode)

    def read_raw(self, length: int) -> str:
        self.engine.output.flush()
        return super().read_raw(length)

    def write_raw(self, data: str) -> int:
        self.engine.output.flush()
        return super().write_raw(data)

    def close_raw(self) -> None:
        if self.descriptor > 2:
            os.close(self.descriptor)
        elif self.engine.owns_process and not self.is_kept:
            # from now on what is printed fails, or goes to what is opened next
            self.engine.output.flush()
            os.close(self.descriptor)

    def end_request(self) -> None:
        self.is_kept = True
        self.release()

    def __del__(self) -> None:
        if self.descriptor > 2:
            self.release()


STANDARD = {"stdin": 0, "stdout": 1, "stderr": 2}  # descriptors by the names after php://


def open_php(engine: Engine, uri: str, mode: str) -> Stream | None:
    """A php:// stream, None where there is no such one. Its descriptor is a duplicate, as PHP's is."""
    name = uri.lower() if uri.isascii() else uri
    if name == "php://memory":
        return MemoryStream(engine, mode, uri)
    if name.startswith("php://temp"):
        return _open_temp(engine, uri, mode)
    if name == "php://output":
        return OutputStream(engine, mode)
    if name == "php://input":
        return InputStream(engine, "rb", uri)
    if name[6:] in STANDARD:
        number = STANDARD[name[6:]]
        if engine.descriptors is not None and number not in engine.descriptors:
            return None
        try:
            descriptor = os.dup(number)
        except OSError:  # closed
            return None
        return StandardStream(engine, descriptor, mode, uri)
    return None


def _open_temp(engine: Engine, uri: str, mode: str) -> TempStream:
    """php://temp or php://temp/maxmemory:NUMBER. Throws ValueError for a negative one."""
    limit = 1 << 21
    if uri[10:].lower().startswith("/maxmemory:"):
        from zvm.runtime.values.convert import to_int

        limit = to_int(engine, uri[21:])
        if limit < 0:
            engine.throw("ValueError", "fopen(): Argument #2 ($mode) must be greater than or equal to 0")
    return TempStream(engine, mode, uri, limit)


def standard_stream(engine: Engine, name: str) -> Stream:
    """STDIN, STDOUT or STDERR, which are resources 1, 2 and 3. They are made when a script first names one, but PHP
    opens them before it runs: ini settings count as they were then."""
    if name == "STDIN":
        stream = StandardStream(engine, 0, "rb", "php://stdin", 1)
        if not parse_bool(engine.ini.original("auto_detect_line_endings")):
            stream.options.pop("line ending", None)
        return stream
    number = 2 if name == "STDOUT" else 3
    return StandardStream(engine, number - 1, "wb", "php://" + name.lower(), number)


OPEN_FLAGS = {"r": 0, "w": os.O_CREAT | os.O_TRUNC, "a": os.O_CREAT | os.O_APPEND, "x": os.O_CREAT | os.O_EXCL,
              "c": os.O_CREAT}


def open_file(engine: Engine, path: str, mode: str) -> FileStream:
    """The file at a path. Raises ValueError for an unknown mode, OSError when it cannot be opened."""
    if mode[:1] not in OPEN_FLAGS or not mode:
        raise ValueError(mode)
    access = os.O_RDWR if "+" in mode else os.O_RDONLY if mode[0] == "r" else os.O_WRONLY
    flags = OPEN_FLAGS[mode[0]] | access | os.O_CLOEXEC
    descriptor = os.open(path.encode("latin-1"), flags, 0o666)
    leave_own(descriptor)
    return FileStream(engine, descriptor, mode, path)
