"""Stream wrappers written in PHP: stream_wrapper_register and the streams it makes (main/streams/userspace.c)."""
from __future__ import annotations

import os

from zvm.ext.standard.streams.directory import DirectoryStream
from zvm.ext.standard.streams.wrappers import BUILT_IN, open_failed
from zvm.ext.vocabulary import Bool, Int, Mixed, Str, function
from zvm.opcodes import flags
from zvm.runtime.execute_data import running_function
from zvm.runtime.functions.parameters import class_argument
from zvm.runtime.objects.lifecycle import instantiate
from zvm.runtime.services.streams import CHUNK, Stream
from zvm.runtime.values import convert
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.strings import without_password
from zvm.runtime.values.zval import Reference

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

_SCHEME = frozenset("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789+-.")
_USE_PATH = 1
_NOT_INSTANTIABLE = (flags.ACC_INTERFACE | flags.ACC_TRAIT | flags.ACC_ENUM | flags.ACC_IMPLICIT_ABSTRACT_CLASS
                     | flags.ACC_EXPLICIT_ABSTRACT_CLASS)
_LINK, _QUIET = 1, 2  # STREAM_URL_STAT_*


class _Handler:
    """A registered wrapper: the class of its streams."""

    __slots__ = ("ce", "flags")

    def __init__(self, ce: Any, flags: int) -> None:
        self.ce = ce
        self.flags = flags

    def make(self, engine: Engine, context: Any) -> Any:
        """A new wrapper object, its constructor called; None for what has no instances (user_stream_create_object)."""
        if self.ce.flags & _NOT_INSTANTIABLE:
            return None
        made = instantiate(engine, self.ce)
        info = self.ce.properties_info.get("context")
        if info is not None:
            made.slots[info.slot] = context
        else:
            from zvm.runtime.objects.properties import write_property

            write_property(engine, made, "context", context, None)
        if self.ce.constructor is not None:
            engine.call_function(self.ce.constructor, [], this=made, called_scope=self.ce)
        return made


class UserStream(Stream):
    """A stream whose operations are methods of a PHP object."""

    __slots__ = ("engine", "object")

    def __init__(self, engine: Engine, mode: str, uri: str, made: PhpObject) -> None:
        super().__init__(engine, mode, uri, "user-space", "user-space")
        self.engine = engine
        self.object = made
        self.options["wrapper_data"] = made

    def call(self, name: str, *arguments: Any) -> Any:
        """The method's result, None with a warning where there is none."""
        method = self.object.ce.function_table.get(name)
        if method is None and self.object.ce.call is None:
            return _MISSING
        return _call(self.engine, self.object, name, list(arguments))

    def _not_implemented(self, name: str) -> None:
        self.engine.diagnostics.warning(f"{running_function(self.engine)}(): {self.object.ce.name}::{name} is not "
                                        "implemented!")

    def read_raw(self, length: int) -> str:
        size = self.options.get("chunk_size", CHUNK)
        result = self.call("stream_read", size)
        function_name = running_function(self.engine)
        name = self.object.ce.name
        if result is _MISSING:
            self._not_implemented("stream_read")
            return ""
        data = "" if result is False or result is None else convert.to_string(self.engine, result)
        if len(data) > size:
            self.engine.diagnostics.warning(f"{function_name}(): {name}::stream_read - read {len(data) - size} bytes "
                                            f"more data than requested ({len(data)} read, {size} max) - excess data "
                                            "will be lost")
            data = data[:size]
        ended = self.call("stream_eof")
        if ended is _MISSING:
            self.engine.diagnostics.warning(f"{function_name}(): {name}::stream_eof is not implemented! Assuming EOF")
            self.eof = True
        elif convert.to_bool(self.engine, ended):
            self.eof = True
        return data

    def read(self, length: int) -> str:
        """One call of stream_read at most, as for every stream that is no plain file."""
        if not self.buffer and not self.eof:
            self.buffer = self.read_raw(length)
        data, self.buffer = self.buffer[:length], self.buffer[length:]
        self.position += len(data)
        return data

    def read_line(self, limit: int = -1, ending: str = "\n") -> str | None:
        while ending not in self.buffer and not 0 <= limit <= len(self.buffer) and not self.eof:
            more = self.read_raw(CHUNK)
            if not more and not self.eof:
                break
            self.buffer += more
        end = self.buffer.find(ending)
        size = end + len(ending) if end >= 0 else len(self.buffer)
        size = min(size, limit) if limit >= 0 else size
        if not size:
            return None
        line, self.buffer = self.buffer[:size], self.buffer[size:]
        self.position += size
        return line

    def read_all(self) -> str:
        parts = [self.buffer]
        self.buffer = ""
        while not self.eof:
            more = self.read_raw(CHUNK)
            if not more:
                break
            parts.append(more)
        data = "".join(parts)
        self.position += len(data)
        return data

    def write_raw(self, data: str) -> int:
        result = self.call("stream_write", data)
        if result is _MISSING:
            self._not_implemented("stream_write")
            raise _Refused
        if result is False:
            raise _Refused
        count = convert.to_int(self.engine, result)
        if count > len(data):
            self.engine.diagnostics.warning(
                f"{running_function(self.engine)}(): {self.object.ce.name}::stream_write wrote {count - len(data)} "
                f"bytes more data than requested ({count} written, {len(data)} max)")
            count = len(data)
        return count

    def seek_raw(self, offset: int, whence: int) -> int | None:
        result = self.call("stream_seek", offset, whence)
        if result is _MISSING or not convert.to_bool(self.engine, result):
            return None
        told = self.call("stream_tell")
        if told is _MISSING:
            self._not_implemented("stream_tell")
            return None
        return convert.to_int(self.engine, told)

    def truncate(self, size: int) -> bool:
        result = self.call("stream_truncate", size)
        if result is _MISSING:
            self.engine.diagnostics.warning("ftruncate(): Can't truncate this stream!")
            return False
        if type(result) is not bool:
            self.engine.diagnostics.warning(f"{running_function(self.engine)}(): {self.object.ce.name}::stream_truncate"
                                            " did not return a boolean!")
            return False
        return result

    def lock(self, operation: int) -> bool:
        """flock()."""
        result = self.call("stream_lock", operation)
        if result is _MISSING:
            self._not_implemented("stream_lock")
            return False
        return convert.to_bool(self.engine, result)

    def stat(self) -> Any:
        """fstat()."""
        result = self.call("stream_stat")
        if result is _MISSING:
            self._not_implemented("stream_stat")
            return False
        if type(result) is not PhpArray:
            return False
        from zvm.ext.standard.streams.filestat import stat_array

        return stat_array(_stat_result(self.engine, result))

    def flush(self) -> bool:
        result = self.call("stream_flush")
        return result is not _MISSING and convert.to_bool(self.engine, result)

    def close_raw(self) -> None:
        if self.writable and self.position and "stream_flush" in self.object.ce.function_table:
            self.call("stream_flush")
        self.call("stream_close")


class _Refused(OSError):
    """The PHP method would not write; it has reported that itself."""


class UserDirectory(DirectoryStream):
    """A directory whose entries a PHP object gives."""

    __slots__ = ("engine", "object")

    def __init__(self, engine: Engine, made: PhpObject) -> None:
        super().__init__(engine, [], "user-space-dir")
        self.engine = engine
        self.object = made

    def read_entry(self) -> str | None:
        entry = _call(self.engine, self.object, "dir_readdir", [])
        return None if entry is False else convert.to_string(self.engine, entry)

    def rewind_entries(self) -> None:
        _call(self.engine, self.object, "dir_rewinddir", [])

    def close_raw(self) -> None:
        if "dir_closedir" in self.object.ce.function_table:
            _call(self.engine, self.object, "dir_closedir", [])


_MISSING = object()


def _call(engine: Engine, made: PhpObject, name: str, arguments: list[Any]) -> Any:
    """Call a method by name, __call included."""
    found = made.ce.function_table.get(name)
    if found is None:
        return engine.call_callable(PhpArray.from_list([made, name]), arguments)
    return engine.call_function(found, arguments, this=made, called_scope=made.ce)


def open_user_stream(engine: Engine, handler: _Handler, path: str, mode: str, use_include_path: bool, context: Any,
                     report: bool) -> Stream | None:
    """fopen() of a registered wrapper's URL (user_wrapper_opener)."""
    made = handler.make(engine, context)
    if made is None:
        open_failed(engine, path, "operation failed")
        return None
    options = _USE_PATH if use_include_path else 0
    opened_path = Reference(None)
    if "stream_open" not in made.ce.function_table and made.ce.call is None:
        open_failed(engine, path, f'"{made.ce.name}::stream_open" is not implemented!')
        return None
    result = _call(engine, made, "stream_open", [path, mode, options, opened_path])
    if not convert.to_bool(engine, result):
        if report:
            open_failed(engine, path, f'"{made.ce.name}::stream_open" call failed')
        return None
    stream = UserStream(engine, mode, path, made)
    stream.readable = stream.writable = True
    stream.options["context"] = context
    if mode[:1] == "a":
        stream.seek(0, 2)
    return stream


def open_user_directory(engine: Engine, handler: _Handler, path: str, context: Any) -> UserDirectory | None:
    """opendir() of a registered wrapper's URL."""
    made = handler.make(engine, context)
    result = _call(engine, made, "dir_opendir", [path, 0])
    if not convert.to_bool(engine, result):
        shown = without_password(path)
        engine.diagnostics.warning(f"{running_function(engine)}({shown}): Failed to open directory: "
                                   f'"{made.ce.name}::dir_opendir" call failed')
        return None
    return UserDirectory(engine, made)


def call_wrapper(engine: Engine, handler: _Handler, method: str, context: Any, *arguments: Any) -> bool:
    """unlink, rename, mkdir, rmdir, stream_metadata of a registered wrapper; what it returns, as a bool."""
    made = handler.make(engine, context)
    if method not in made.ce.function_table and made.ce.call is None:
        engine.diagnostics.warning(f"{running_function(engine)}(): {made.ce.name}::{method} is not implemented!")
        return False
    return convert.to_bool(engine, _call(engine, made, method, list(arguments)))


def url_stat(engine: Engine, handler: _Handler, path: str, link: bool, quiet: bool) -> os.stat_result | None:
    """What url_stat() gives, None when it gives no array."""
    made = handler.make(engine, None)
    if "url_stat" not in made.ce.function_table and made.ce.call is None:
        engine.diagnostics.warning(f"{running_function(engine)}(): {made.ce.name}::url_stat is not implemented!")
        return None
    result = _call(engine, made, "url_stat", [path, (_LINK if link else 0) | (_QUIET if quiet else 0)])
    return _stat_result(engine, result) if type(result) is PhpArray else None


def _stat_result(engine: Engine, array: PhpArray) -> os.stat_result:
    """stat()'s names in an array, as the host's structure."""
    def field(name: str) -> int:
        value = array.get(name, 0)
        return convert.to_int(engine, value.value if type(value) is Reference else value)

    return os.stat_result((field("mode"), field("ino"), field("dev"), field("nlink"), field("uid"), field("gid"),
                           field("size"), field("atime"), field("mtime"), field("ctime")))


@function(aliases=("stream_register_wrapper",), shown={"class_": "Str"})
def stream_wrapper_register(engine: Engine, protocol: Str, class_: Mixed, flags: Int = 0) -> Bool:
    ce = class_argument(engine, 2, class_)
    table: dict[str, Any] = engine.state.setdefault("wrappers", {})
    if table.get(protocol, protocol.lower() in BUILT_IN):
        engine.diagnostics.warning(f"{running_function(engine)}(): Protocol {protocol}:// is already defined.")
        return False
    if not protocol or not _SCHEME.issuperset(protocol):
        engine.diagnostics.warning(f"{running_function(engine)}(): Invalid protocol scheme specified. Unable to "
                                   f"register wrapper class {ce.name} to {protocol}://")
        return False
    table[protocol] = _Handler(ce, flags)
    return True


@function
def stream_wrapper_unregister(engine: Engine, protocol: Str) -> Bool:
    table: dict[str, Any] = engine.state.setdefault("wrappers", {})
    if not table.get(protocol, protocol.lower() in BUILT_IN):
        engine.diagnostics.warning(f"stream_wrapper_unregister(): Unable to unregister protocol {protocol}://")
        return False
    table[protocol] = False
    return True


@function
def stream_wrapper_restore(engine: Engine, protocol: Str) -> Bool:
    table: dict[str, Any] = engine.state.setdefault("wrappers", {})
    if protocol.lower() not in BUILT_IN:
        engine.diagnostics.warning(f"stream_wrapper_restore(): {protocol}:// never existed, nothing to restore")
        return False
    if protocol not in table:
        engine.diagnostics.notice(f"stream_wrapper_restore(): {protocol}:// was never changed, nothing to restore")
        return True
    del table[protocol]
    return True
