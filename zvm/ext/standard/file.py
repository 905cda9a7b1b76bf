"""Opening, reading and writing files (ext/standard/file.c, main/streams/streams.c)."""
from __future__ import annotations

import os

from zvm.ext.vocabulary import Bool, False_, Int, Mixed, Null, Path, Resource, Str, function
from zvm.runtime import streams
from zvm.runtime.arrays import PhpArray
from zvm.runtime.convert import to_string
from zvm.runtime.parameters import value_error
from zvm.runtime.streams import Stream

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

_FILE_APPEND = 8


def stream_of(engine: Engine, resource: Any) -> Any:
    """The open stream a resource argument is; throws TypeError when it is closed or none (php_stream_from_zval)."""
    if not isinstance(resource, Stream) or resource.is_closed:
        name = engine.active_function_name()
        engine.throw("TypeError", f"{name}(): supplied resource is not a valid stream resource")
    return resource


def open_stream(engine: Engine, path: str, mode: str) -> Stream | None:
    """Opens a path or URI; warns and gives None when that fails (php_stream_open_wrapper)."""
    name = engine.active_function_name()
    if not path:
        engine.throw("ValueError", "Path cannot be empty")
    engine.state.setdefault("default_context", 0)
    if not engine.state["default_context"]:  # PHP's default context takes a resource number when first needed
        engine.state["default_context"] = engine.next_resource_id()
    reason = "operation failed"
    try:
        if path[:6].lower() == "php://":
            stream = streams.open_php(engine, path, mode)
            if stream is not None:
                return stream
        else:
            return streams.open_file(engine, path[7:] if path[:7].lower() == "file://" else path, mode)
    except ValueError:
        reason = f"`{mode}' is not a valid mode for fopen"
    except OSError as error:
        reason = os.strerror(error.errno or 0)
    engine.diagnostics.warning(f"{name}({path}): Failed to open stream: {reason}")
    return None


def _failed(engine: Engine, verb: str, size: int, error: OSError) -> bool:
    name, number = engine.active_function_name(), error.errno or 0
    engine.diagnostics.notice(f"{name}(): {verb} of {size} bytes failed with errno={number} {os.strerror(number)}")
    return False


def _read(engine: Engine, read: Any, *arguments: Any) -> Any:
    try:
        return read(*arguments)
    except OSError as error:
        return _failed(engine, "Read", streams.CHUNK, error)


@function
def fopen(engine: Engine, filename: Path, mode: Str, use_include_path: Bool = False, context: Mixed = None) -> Mixed:
    return open_stream(engine, filename, mode) or False


@function
def fclose(engine: Engine, stream: Resource) -> Bool:
    stream_of(engine, stream).close()
    return True


@function
def feof(engine: Engine, stream: Resource) -> Bool:
    return stream_of(engine, stream).at_end()


@function
def fread(engine: Engine, stream: Resource, length: Int) -> Str | False_:
    source = stream_of(engine, stream)
    if length < 1:
        value_error(engine, 2, "must be greater than 0")
    return _read(engine, source.read, length)


@function
def fgets(engine: Engine, stream: Resource, length: Int | Null = None) -> Str | False_:
    source = stream_of(engine, stream)
    if length is not None and length < 1:
        value_error(engine, 2, "must be greater than 0")
    line = _read(engine, source.read_line, -1 if length is None else length - 1)
    return False if line is None else line


@function
def fgetc(engine: Engine, stream: Resource) -> Str | False_:
    return _read(engine, stream_of(engine, stream).read, 1) or False


@function(aliases=("fputs",))
def fwrite(engine: Engine, stream: Resource, data: Str, length: Int | Null = None) -> Int | False_:
    target = stream_of(engine, stream)
    if length is not None:
        data = data[:max(length, 0)]
    if not data:
        return 0
    try:
        return target.write(data)
    except OSError as error:
        return _failed(engine, "Write", len(data), error)


@function
def fflush(engine: Engine, stream: Resource) -> Bool:
    return stream_of(engine, stream).flush()


@function
def fseek(engine: Engine, stream: Resource, offset: Int, whence: Int = streams.SEEK_SET) -> Int:
    return 0 if stream_of(engine, stream).seek(offset, whence) else -1


@function
def ftell(engine: Engine, stream: Resource) -> Int | False_:
    return stream_of(engine, stream).position


@function
def rewind(engine: Engine, stream: Resource) -> Bool:
    return stream_of(engine, stream).seek(0)


@function
def ftruncate(engine: Engine, stream: Resource, size: Int) -> Bool:
    target = stream_of(engine, stream)
    if size < 0:
        value_error(engine, 2, "must be greater than or equal to 0")
    return target.truncate(size)


@function
def file_get_contents(engine: Engine, filename: Path, use_include_path: Bool = False, context: Mixed = None,
                      offset: Int = 0, length: Int | Null = None) -> Str | False_:
    if length is not None and length < 0:
        value_error(engine, 5, "must be greater than or equal to 0")
    stream = open_stream(engine, filename, "rb")
    if stream is None:
        return False
    if offset and not stream.seek(offset, streams.SEEK_END if offset < 0 else streams.SEEK_SET):
        engine.diagnostics.warning(f"file_get_contents(): Failed to seek to position {offset} in the stream")
        return False
    try:
        return stream.read_all() if length is None else stream.read(length)
    except OSError as error:
        _failed(engine, "read", streams.CHUNK, error)
        return ""
    finally:
        stream.close()


@function
def file_put_contents(engine: Engine, filename: Path, data: Mixed, flags: Int = 0,
                      context: Mixed = None) -> Int | False_:
    stream = open_stream(engine, filename, "ab" if flags & _FILE_APPEND else "wb")
    if stream is None:
        return False
    if type(data) is PhpArray:
        text = "".join(to_string(engine, value) for value in data.plain_values())
    elif isinstance(data, Stream):
        text = data.read_all()
    else:
        text = to_string(engine, data)
    try:
        return stream.write(text) if text else 0
    finally:
        stream.close()


@function
def unlink(engine: Engine, filename: Path, context: Mixed = None) -> Bool:
    try:
        os.unlink(filename.encode("latin-1"))
    except OSError as error:
        engine.diagnostics.warning(f"unlink({filename}): {os.strerror(error.errno or 0)}")
        return False
    return True


@function
def file_exists(filename: Str) -> Bool:
    return "\0" not in filename and filename != "" and os.path.exists(filename.encode("latin-1"))
