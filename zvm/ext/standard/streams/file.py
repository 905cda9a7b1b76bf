"""Reading and writing files and other streams: fopen … fclose, file_get_contents, … (ext/standard/file.c)."""
from __future__ import annotations

import os
from errno import EBADF, EDQUOT, EFBIG, EISDIR, ENOSPC
from stat import S_ISREG

from zvm.ext.standard.streams.arguments import stream_argument, stream_in
from zvm.ext.standard.streams.contexts import context_argument
from zvm.ext.standard.streams.filestat import stat_array
from zvm.ext.standard.streams.path_checks import permitted
from zvm.ext.standard.streams.wrappers import intercepted, open_stream
from zvm.ext.vocabulary import (
    UNDEF,
    Array,
    Bool,
    ByRef,
    False_,
    Int,
    Mixed,
    Null,
    Path,
    Resource,
    Str,
    Untyped,
    function,
)
from zvm.runtime.execute_data import running_function
from zvm.runtime.functions.parameters import value_error
from zvm.runtime.services.function_tools import closing
from zvm.runtime.services.memory import check_string
from zvm.runtime.services.streams import CHUNK, SEEK_CUR, FileStream, Stream, report_io_error
from zvm.runtime.services.temporary_files import open_temporary, temporary_directory
from zvm.runtime.services.working_directory import real_path
from zvm.runtime.values import convert
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.resources import Resource as AnyResource
from zvm.runtime.values.strings import lower
from zvm.runtime.values.zval import INT_MAX
from zvm.targets import V8_5

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable
    from typing import Any

    from zvm.engine import Engine

SEEK_SET = 0
_FINAL = (ENOSPC, EDQUOT, EFBIG, EISDIR)  # after which reading and writing is not tried
_LOCK_EX, _FILE_APPEND = 2, 8
_SKIPPED_AT_ONCE = 1024
_USE_INCLUDE_PATH, _IGNORE_NEW_LINES, _SKIP_EMPTY_LINES, _NO_DEFAULT_CONTEXT = 1, 2, 4, 16


# ---- reading and writing as every function here does it ----------------------------------------------------------

def read_stream(engine: Engine, stream: Stream, length: int) -> str | None:
    """Up to `length` bytes; None with a notice when reading fails."""
    try:
        check_readable(stream)
        return stream.read(length)
    except OSError as error:
        _reading_failed(engine, stream, stream.read_size(length), error)
        return None


def check_readable(stream: Stream) -> None:
    """Raise OSError for a stream that cannot be read, with a number where the system would have one."""
    if not stream.readable:
        raise _not_opened_for_it(stream)


def _not_opened_for_it(stream: Stream) -> OSError:
    return OSError(EBADF, "") if isinstance(stream, FileStream) else OSError()


def _reading_failed(engine: Engine, stream: Stream, size: int, error: OSError) -> None:
    """The notice, unless what failed has said so; after it nothing more comes."""
    if error.errno is not None:
        stream.eof = error.errno != EBADF
        report_io_error(engine, "Read", size, error)


def write_stream(engine: Engine, stream: Any, data: str) -> int | None:
    """How many bytes were written; None with a notice when that fails. Throws TypeError for anything but a stream."""
    stream = stream_argument(engine, stream)
    if not data:
        return 0
    written = 0
    try:
        if stream.read_only:
            engine.diagnostics.notice(f"{running_function(engine)}(): Stream is not writable")
            return None
        if not stream.writable and not stream.takes_anything:
            raise _not_opened_for_it(stream)
        written = stream.write(data)
        while 0 < written < len(data) and (more := stream.write(data[written:])) > 0:  # the rest, or why not
            written += more
        return written  # type: ignore[no-any-return]
    except BlockingIOError:
        return written  # the rest another time
    except OSError as error:
        if error.errno is not None:  # otherwise what refused has said so
            report_io_error(engine, stream.write_call, len(data) - written, error)
        return written or None


def read_whole_file(engine: Engine, filename: str) -> str | None:
    """A file's contents; None with the warning when it cannot be opened."""
    stream = open_stream(engine, filename, "rb")
    if stream is None:
        return None
    with closing(stream):
        return read_rest(engine, stream)  # type: ignore[no-any-return]


def read_rest(engine: Engine, stream: Stream, failure: Any = "", ahead: int = 0) -> Any:
    """Everything up to the end, `failure` after an error. With the first read `ahead` bytes more are asked of a
    directory, its size."""
    return attempt(engine, stream, stream.read_all, failure, ahead)


def read_copy(engine: Engine, stream: Stream, length: int | None) -> str:
    """What follows, at most `length` bytes in as many reads as it takes (php_stream_copy_to_mem)."""
    if length is None:
        stream.announce_copy()
        check_string(engine, left := _left_of_file(stream))
        return read_rest(engine, stream, ahead=0 if stream.least_read() else left) or ""
    parts: list[str] = []
    while length > 0 and not stream.at_end():
        piece = read_stream(engine, stream, length)
        if not piece:
            break
        parts.append(piece)
        length -= len(piece)
    return "".join(parts)


def _left_of_file(stream: Stream) -> int:
    """How many bytes follow in a file or directory; 0 where that is not known."""
    if type(stream) is not FileStream:
        return 0
    try:
        return max(os.fstat(stream.descriptor).st_size - stream.position, 0)
    except OSError:
        return 0


def attempt(engine: Engine, stream: Stream, read: Callable[[], Any], failure: Any = None, ahead: int = 0) -> Any:
    """What read() gives; `failure` with a notice, where it could not read."""
    try:
        check_readable(stream)
        return read()
    except OSError as error:
        _reading_failed(engine, stream, stream.read_size(CHUNK) + (ahead if error.errno == EISDIR else 0), error)
        return failure


def read_contents(engine: Engine, stream: Stream) -> str:
    """Everything from here to the end; nothing, with a notice, where it cannot be read, such as in a directory."""
    contents: str = attempt(engine, stream, stream.read_all, "")
    return contents


def copy_stream(engine: Engine, source: Stream, target: Stream, length: int | None = None) -> int | None:
    """Write what follows in one stream, at most `length` bytes, to another: how many, None where one of them fails
    (_php_stream_copy_to_stream_ex)."""
    wanted = INT_MAX if length is None or length < 0 else length
    try:
        copied = _copy_file_range(source, target, wanted)
    except OSError:
        return None
    if copied is None:
        copied = 0
    elif copied in (0, wanted):
        return copied
    if is_mapped(source) and (size := min(_left_of_file(source), wanted - copied)):
        data = source.read(size)
        source.seek(source.position)  # nothing is read ahead
        return copied + size if _write_whole(engine, target, data) else None
    while copied < wanted:
        piece = read_stream(engine, source, min(CHUNK, wanted - copied))
        if not piece:
            return None if piece is None else copied
        if not _write_whole(engine, target, piece):
            return None
        copied += len(piece)
    return copied


def _copy_file_range(source: Stream, target: Stream, length: int) -> int | None:
    """Have the system copy from file to file; None where it does not. Raises OSError where there is no room or the
    source is a folder."""
    if type(source) is not FileStream or type(target) is not FileStream or source.buffer or target.mode[:1] == "a":
        return None
    try:
        copied = os.copy_file_range(source.descriptor, target.descriptor, length)
    except OSError as error:
        if error.errno in _FINAL:
            source.engine.last_errno = error.errno or 0
            raise
        return None
    source.position += copied
    target.position += copied
    return copied


def _write_whole(engine: Engine, target: Stream, data: str) -> bool:
    return write_stream(engine, target, data) == len(data)


def is_mapped(stream: Stream) -> bool:
    """Is what follows copied by mapping the file, which does not meet its end (php_stream_mmap_range)?"""
    return type(stream) is FileStream and stream.readable and stream.position % 4096 == 0 and \
        S_ISREG(os.fstat(stream.descriptor).st_mode)


def descriptor_of(stream: Stream) -> int | None:
    """The descriptor of the file under a stream, which php://temp may have, too; None where there is none."""
    plain = getattr(stream, "file", None) or stream
    return plain.descriptor if isinstance(plain, FileStream) else None


def append_to_file(engine: Engine, filename: str, data: str) -> bool:
    """error_log()'s way to a file."""
    stream = open_stream(engine, filename, "a")
    if stream is None:
        return False
    with closing(stream):
        written = write_stream(engine, stream, data)
    return written == len(data)


# ---- opening and closing -----------------------------------------------------------------------------------------

@function
def fopen(engine: Engine, filename: Path, mode: Str, use_include_path: Bool = False,
          context: Resource | Null = None) -> Untyped:
    filename = intercepted(engine, filename, use_include_path)
    stream = open_stream(engine, filename, mode, use_include_path, context_argument(engine, context))
    return False if stream is None else stream


@function
def fclose(engine: Engine, stream: Resource) -> Bool:
    found = stream_argument(engine, stream)
    if found.options.get("no_fclose"):
        engine.diagnostics.warning(f"fclose(): {found.handle} is not a valid stream resource")
        return False
    found.close()
    return True


class _TemporaryFile(FileStream):
    """What tmpfile() makes: a file that is there as long as it is open."""

    __slots__ = ()

    def __init__(self, engine: Engine, descriptor: int, path: str) -> None:
        super().__init__(engine, descriptor, "r+b", path)
        engine.temporary_files.add(path)

    def close_raw(self) -> None:
        super().close_raw()
        self.engine.temporary_files.discard(self.uri)
        if os.path.exists(self.uri):
            os.unlink(self.uri)


@function
def tmpfile(engine: Engine) -> Untyped:
    try:
        descriptor, path = open_temporary(temporary_directory(engine), "php")
    except OSError:
        return False
    return _TemporaryFile(engine, descriptor, path)


@function
def tempnam(engine: Engine, directory: Path, prefix: Path) -> Str | False_:
    if directory and not permitted(engine, directory):
        return False
    name = prefix.rpartition("/")[2][:63]
    if directory and os.path.isdir(directory.encode("latin-1")):
        try:
            return _make_temporary(real_path(directory.encode("latin-1")).decode("latin-1"), name)
        except OSError:
            pass
    if directory:
        engine.diagnostics.notice("tempnam(): file created in the system's temporary directory")
    folder = temporary_directory(engine)
    if not permitted(engine, folder):
        return False
    try:
        return _make_temporary(folder, name)
    except OSError:
        return False


def _make_temporary(folder: str, prefix: str) -> str:
    """The path of a new file. Raises OSError."""
    descriptor, path = open_temporary(folder, prefix)
    os.close(descriptor)
    return path


# ---- at the position ---------------------------------------------------------------------------------------------

@function
def fread(engine: Engine, stream: Resource, length: Int) -> Str | False_:
    found = stream_argument(engine, stream)
    if length <= 0:
        value_error(engine, 2, "must be greater than 0")
    check_string(engine, length)
    data = read_stream(engine, found, length)
    return False if data is None else data


@function
def fgets(engine: Engine, stream: Resource, length: Int | Null = None) -> Str | False_:
    found = stream_argument(engine, stream)
    if length is not None and length <= 0:
        value_error(engine, 2, "must be greater than 0")
    line = read_line(engine, found, -1 if length is None else length - 1)
    return False if line is None else line


def read_line(engine: Engine, stream: Stream, limit: int = -1) -> str | None:
    """The next line, at most `limit` bytes of it; None at the end, and with a notice when reading fails."""
    if limit == 0 or stream.eof and not stream.buffer:
        return None
    try:
        check_readable(stream)
        ending = "\n" if "line ending" not in stream.options else _line_ending(stream)
        return stream.read_line(limit, ending)
    except OSError as error:
        _reading_failed(engine, stream, CHUNK, error)
        return None


def _line_ending(stream: Stream) -> str:
    """With auto_detect_line_endings: the first line's ending counts for all (php_stream_locate_eol)."""
    if stream.options["line ending"] is None:
        stream.buffer = stream.buffer or stream.read_raw(CHUNK)
        stream.options["line ending"] = _ending_of(stream.buffer)
    return stream.options["line ending"]  # type: ignore[no-any-return]


def _ending_of(data: str) -> str:
    carriage, feed = data.find("\r"), data.find("\n")
    mac = carriage >= 0 and feed != carriage + 1 and not 0 <= feed < carriage
    return "\r" if mac else "\n"


@function
def fgetc(engine: Engine, stream: Resource) -> Str | False_:
    data = read_stream(engine, stream_argument(engine, stream), 1)
    return data or False


@function(aliases=("fputs",))
def fwrite(engine: Engine, stream: Resource, data: Str, length: Int | Null = None) -> Int | False_:
    if length is not None:
        data = data[:max(length, 0)]
    if not data:
        return 0
    written = write_stream(engine, stream, data)
    return False if written is None else written


@function
def feof(engine: Engine, stream: Resource) -> Bool:
    return stream_argument(engine, stream).at_end()


@function
def ftell(engine: Engine, stream: Resource) -> Int | False_:
    position = stream_argument(engine, stream).position
    return False if position < 0 else position


@function
def fseek(engine: Engine, stream: Resource, offset: Int, whence: Int = SEEK_SET) -> Int:
    found = stream_argument(engine, stream)
    if whence not in (0, 1, 2):
        return -1
    return 0 if seek_stream(engine, found, offset, whence) else -1


def seek_stream(engine: Engine, stream: Stream, offset: int, whence: int) -> bool:
    """Go to another place; what cannot be sought in goes forward only, by reading (_php_stream_seek)."""
    could_seek = stream.seekable
    if stream.seek(offset, whence):
        return True
    if stream.seekable:
        return False
    if whence == SEEK_CUR and offset >= 0 and not could_seek:
        return _skip(engine, stream, offset)
    engine.diagnostics.warning(f"{running_function(engine)}(): Stream does not support seeking")
    return False


def _skip(engine: Engine, stream: Stream, length: int) -> bool:
    """Go forward by reading."""
    while length > 0:
        piece = read_stream(engine, stream, min(length, _SKIPPED_AT_ONCE))
        if not piece:
            return False
        length -= len(piece)
    stream.eof = False
    return True


@function
def rewind(engine: Engine, stream: Resource) -> Bool:
    return seek_stream(engine, stream_argument(engine, stream), 0, SEEK_SET)


@function
def fflush(engine: Engine, stream: Resource) -> Bool:
    return stream_argument(engine, stream).flush()


@function
def fsync(engine: Engine, stream: Resource) -> Bool:
    return _sync(engine, stream, os.fsync)


@function
def fdatasync(engine: Engine, stream: Resource) -> Bool:
    return _sync(engine, stream, os.fdatasync)


def _sync(engine: Engine, stream: Any, synchronise: Any) -> bool:
    found = stream_argument(engine, stream)
    descriptor = descriptor_of(found)
    if descriptor is None:
        engine.diagnostics.warning(f"{running_function(engine)}(): Can't fsync this stream!")
        return False
    try:
        synchronise(descriptor)
    except OSError:
        return False
    return True


@function
def ftruncate(engine: Engine, stream: Resource, size: Int) -> Bool:
    if engine.target >= V8_5:
        stream_argument(engine, stream)
    if size < 0:
        value_error(engine, 2, "must be greater than or equal to 0")
    found = stream_argument(engine, stream)
    if not found.can_truncate():
        engine.diagnostics.warning("ftruncate(): Can't truncate this stream!")
        return False
    return found.writable and found.truncate(size)


@function
def flock(engine: Engine, stream: Resource, operation: Int, would_block: ByRef = None) -> Bool:
    found = stream_argument(engine, stream)
    if not operation & 3:
        value_error(engine, 2, "must be one of LOCK_SH, LOCK_EX, or LOCK_UN")
    if would_block is not None:
        would_block.value = 0
    try:
        return found.lock(operation)
    except BlockingIOError:
        if would_block is not None:
            would_block.value = 1
        return False


@function
def fpassthru(engine: Engine, stream: Resource) -> Int:
    found = stream_argument(engine, stream)
    if isinstance(found, FileStream):
        mapped = is_mapped(found)
        data = read_rest(engine, found, None)
        if data is None:
            return -1
        if mapped and data:
            found.eof = False
        engine.output.write(data)
        return len(data)
    sent = 0
    while piece := read_stream(engine, found, CHUNK):
        engine.output.write(piece)
        sent += len(piece)
    return -1 if piece is None and not sent else sent


@function
def fstat(engine: Engine, stream: Resource) -> Array | False_:
    found = stream_argument(engine, stream).stat()
    return False if found is None else stat_array(found)


# ---- whole files -------------------------------------------------------------------------------------------------

@function
def file_get_contents(engine: Engine, filename: Path, use_include_path: Bool = False, context: Resource | Null = None,
                      offset: Int = 0, length: Int | Null = None) -> Str | False_:
    if length is not None and length < 0:
        value_error(engine, 5, "must be greater than or equal to 0")
    filename = intercepted(engine, filename, use_include_path)
    stream = open_stream(engine, filename, "rb", use_include_path, context_argument(engine, context))
    if stream is None:
        return False
    if offset and not stream.seek(offset, 0 if offset > 0 else 2):
        if not stream.seekable:
            engine.diagnostics.warning("file_get_contents(): Stream does not support seeking")
        engine.diagnostics.warning(f"file_get_contents(): Failed to seek to position {offset} in the stream")
        return False
    with closing(stream):
        if isinstance(stream, FileStream):
            stream.set_read_buffer(0)
        return read_copy(engine, stream, length)


@function
def file_put_contents(engine: Engine, filename: Path, data: Mixed, flags: Int = 0,
                      context: Resource | Null = None) -> Int | False_:
    if isinstance(data, AnyResource):
        data = stream_in(engine, data)
    mode = "ab" if flags & _FILE_APPEND else "cb" if flags & _LOCK_EX else "wb"
    if mode == "cb" and "://" in filename and not lower(filename).startswith("file://"):
        engine.diagnostics.warning("file_put_contents(): Exclusive locks may only be set for regular files")
        return False
    stream = open_stream(engine, filename, mode, bool(flags & _USE_INCLUDE_PATH), context_argument(engine, context))
    if stream is None:
        return False
    if flags & _LOCK_EX:
        if not stream.supports_lock() or not flock(engine, stream, _LOCK_EX):
            engine.diagnostics.warning("file_put_contents(): Exclusive locks are not supported for this stream")
            return False
        if mode[0] == "c":
            stream.truncate(0)
    with closing(stream):
        return _put(engine, stream, data)


def _put(engine: Engine, stream: Stream, data: Any) -> int | bool:
    if isinstance(data, Stream):
        if type(data) is FileStream is type(stream) and not data.readable:
            return False  # the system refuses to copy, without a word
        copied = copy_stream(engine, data, stream)
        return False if copied is None else copied
    if type(data) is PhpArray:
        total = 0
        for piece in data.plain_values():
            text = convert.to_string(engine, piece)
            written = write_stream(engine, stream, text)
            if written != len(text):
                engine.diagnostics.warning(f"file_put_contents(): Failed to write {len(text)} bytes to {stream.uri}")
                return False
            total += written
        return total
    if isinstance(data, PhpObject):
        converted = convert.object_to_string_or_none(engine, data)
        if converted is None:
            return False
        data = converted
    return _put_text(engine, stream, convert.to_string(engine, data))


def _put_text(engine: Engine, stream: Stream, text: str) -> int | bool:
    """How many bytes were written; False, with a warning, when they are not all."""
    written = write_stream(engine, stream, text)
    if written is None:
        return False
    if written != len(text):
        engine.diagnostics.warning(f"{running_function(engine)}(): Only {written} of {len(text)} bytes written, "
                                   "possibly out of free disk space")
        return False
    return written


@function
def file(engine: Engine, filename: Path, flags: Int = 0, context: Resource | Null = None) -> Array | False_:
    if flags < 0 or flags > (_USE_INCLUDE_PATH | _IGNORE_NEW_LINES | _SKIP_EMPTY_LINES | _NO_DEFAULT_CONTEXT):
        value_error(engine, 2, "must be a valid flag value")
    stream = open_stream(engine, filename, "rb", bool(flags & _USE_INCLUDE_PATH), context_argument(engine, context))
    if stream is None:
        return False
    with closing(stream):
        data = read_copy(engine, stream, None)
    ending = "\n"
    if engine.ini.get_bool("auto_detect_line_endings") and "\r" in data:
        ending = _ending_of(data)
    lines = data.split(ending)
    last = lines.pop()
    if not flags & _IGNORE_NEW_LINES:
        lines = [line + ending for line in lines]
    if last:
        lines.append(last)
    if flags & _IGNORE_NEW_LINES:
        lines = [line[:-1] if line[-1:] == "\r" else line for line in lines]
        if flags & _SKIP_EMPTY_LINES:
            lines = [line for line in lines if line]
    return PhpArray.from_list(lines)


@function
def readfile(engine: Engine, filename: Path, use_include_path: Bool = False,
             context: Resource | Null = None) -> Int | False_:
    filename = intercepted(engine, filename, use_include_path)
    stream = open_stream(engine, filename, "rb", use_include_path, context_argument(engine, context))
    if stream is None:
        return False
    with closing(stream):
        return fpassthru(engine, stream)


# ---- fields ------------------------------------------------------------------------------------------------------

@function(defaults={"escape": '"\\\\"'})
def fgetcsv(engine: Engine, stream: Resource, length: Int | Null = None, separator: Str = ",", enclosure: Str = '"',
            escape: Str = UNDEF) -> Array | False_:
    from zvm.ext.standard.strings.csv import checked_escape, parse_line

    if engine.target >= V8_5:
        stream_argument(engine, stream)
    escape = checked_escape(engine, 3, separator, enclosure, escape)
    if length is not None and length < 0:
        value_error(engine, 2, f"must be between 0 and {convert.to_string(engine, 9223372036854775806)}")
    found = stream_argument(engine, stream)
    line = read_line(engine, found, length or -1)
    if line is None:
        return False
    fields = parse_line(engine, line, separator, enclosure, escape, lambda: read_line(engine, found) or "")
    return PhpArray.from_list(list(fields))


@function(defaults={"escape": '"\\\\"'})
def fputcsv(engine: Engine, stream: Resource, fields: Array, separator: Str = ",", enclosure: Str = '"',
            escape: Str = UNDEF, eol: Str = "\n") -> Int | False_:
    from zvm.ext.standard.strings.csv import checked_escape, format_line

    if engine.target >= V8_5:
        stream_argument(engine, stream)
    escape = checked_escape(engine, 3, separator, enclosure, escape)
    found = stream_argument(engine, stream)
    texts = [convert.to_string(engine, value) for value in fields.plain_values()]
    written = write_stream(engine, found, format_line(texts, separator, enclosure, escape, eol))
    return False if written is None else written


@function
def fscanf(engine: Engine, stream: Resource, format: Str, *vars: ByRef[Mixed]) -> Array | Int | False_ | Null:
    from zvm.ext.standard.strings.scanf import scan

    if not isinstance(stream, Stream) or stream.is_closed:
        engine.throw("TypeError", "fscanf(): supplied resource is not a valid File-Handle resource")
    line = read_line(engine, stream)
    return False if line is None else scan(engine, line, format, list(vars))
