"""Stream wrappers written in PHP: stream_wrapper_register and the streams it makes (main/streams/userspace.c)."""
from __future__ import annotations

import os
from contextlib import contextmanager

from zvm.ext.standard.streams.directory_stream import DirectoryStream
from zvm.ext.standard.streams.wrapper_base import OPEN_FOR_INCLUDE, OPEN_FOR_ZEND_STREAM, StreamWrapper, WrapperError
from zvm.ext.standard.streams.wrappers import BUILT_IN, registry_of
from zvm.ext.vocabulary import Bool, Int, Mixed, Str, function
from zvm.opcodes import flags
from zvm.runtime.execute_data import running_function
from zvm.runtime.functions.parameters import class_argument
from zvm.runtime.objects.lifecycle import instantiate
from zvm.runtime.objects.properties import write_property
from zvm.runtime.services.streams import CHUNK, SEEK_CUR, Stream
from zvm.runtime.signals import Bailout, Thrown, UnwindExit, is_throwing
from zvm.runtime.values import convert
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.strings import SCHEME_CHARACTERS, c_string
from zvm.runtime.values.zval import Reference, deref, value_name
from zvm.targets import V8_5

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Iterator
    from typing import Any

    from zvm.engine import Engine
    from zvm.ext.standard.streams.contexts import ContextResource
    from zvm.ext.standard.streams.wrappers import WrapperRegistry
    from zvm.runtime.classes.class_entry import ClassEntry

STREAM_IS_URL = 1  # a flag of stream_wrapper_register()
_OPTION_BLOCKING, _OPTION_READ_BUFFER, _OPTION_WRITE_BUFFER, _OPTION_READ_TIMEOUT = 1, 2, 3, 4  # PHP_STREAM_OPTION_*
_BUFFER_FULL = 2  # PHP_STREAM_BUFFER_FULL
_NOT_INSTANTIABLE = (flags.ACC_INTERFACE | flags.ACC_TRAIT | flags.ACC_ENUM | flags.ACC_IMPLICIT_ABSTRACT_CLASS
                     | flags.ACC_EXPLICIT_ABSTRACT_CLASS)


class UserStream(Stream):
    """A stream whose operations are methods of a PHP object."""

    __slots__ = ("object", "written")

    def __init__(self, engine: Engine, mode: str, uri: str, made: PhpObject) -> None:
        super().__init__(engine, mode, uri, "user-space", "user-space")
        self.object = made
        self.readable = self.writable = True  # whatever the mode says
        self.written = False
        self.options["wrapper_data"] = made

    def call(self, name: str, *arguments: Any) -> Any:
        """The method's result, _MISSING where there is none."""
        if not _has(self.object, name):
            return _MISSING
        return _call(self.engine, self.object, name, list(arguments))

    def _not_implemented(self, name: str) -> None:
        self.engine.diagnostics.warning(f"{running_function(self.engine)}(): {self.object.ce.name}::{name} is not "
                                        "implemented!")

    def _required(self, name: str, argument: Any) -> Any:
        """What a method gives that must be there; raises _Refused for false."""
        result = self.call(name, argument)
        if result is _MISSING and (name != "stream_read" or self.engine.target < V8_5):
            self._not_implemented(name)
        if result is _MISSING or result is False:
            raise _Refused
        return result

    def cast_for_select(self) -> Stream | None:
        """The stream that stands for this one in stream_select(), None after a warning (php_userstreamop_cast)."""
        inner = self.call("stream_cast", _CAST_FOR_SELECT)
        if inner is _MISSING:
            self._not_implemented("stream_cast")
            return None
        if not convert.to_bool(self.engine, inner):
            return None
        if isinstance(inner, Stream) and not inner.is_closed and inner is not self:
            return inner
        problem = "not return itself" if inner is self else "return a stream resource"
        self.engine.diagnostics.warning(f"{running_function(self.engine)}(): {self.object.ce.name}::stream_cast must "
                                        f"{problem}")
        return None

    def cast_quietly(self) -> Stream | None:
        for purpose in (_CAST_FOR_SELECT, _CAST_AS_STDIO):
            inner = self.call("stream_cast", purpose)
            if isinstance(inner, Stream) and not inner.is_closed and inner is not self:
                return inner
        return None

    def read_raw(self, length: int) -> str:
        size = self.options.get("chunk_size", CHUNK)
        result = self._required("stream_read", size)
        data = convert.to_string(self.engine, result)
        if len(data) > size:
            self.engine.diagnostics.warning(
                f"{running_function(self.engine)}(): {self.object.ce.name}::stream_read - read {len(data) - size} "
                f"bytes more data than requested ({len(data)} read, {size} max) - excess data will be lost")
            data = data[:size]
        ended = self.call("stream_eof")
        if ended is _MISSING:
            self._assume_end()
            if self.engine.target >= V8_5:
                raise _Refused
        elif convert.to_bool(self.engine, ended):
            self.eof = True
        self.options["waiting"] = not data and not self.eof
        return data

    def _assume_end(self) -> None:
        self.engine.diagnostics.warning(f"{running_function(self.engine)}(): {self.object.ce.name}::stream_eof is not "
                                        "implemented! Assuming EOF")
        self.eof = True

    read = Stream.read_chunk

    def read_line(self, limit: int = -1, ending: str = "\n") -> str | None:
        while ending not in self.buffer and not 0 <= limit <= len(self.buffer) and not self.eof:
            more = self._more(CHUNK, bool(self.buffer))
            if not more:
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

    def announce_copy(self) -> None:
        self.stat()

    def at_end(self) -> bool:
        if self.buffer:
            return False
        if not self.eof:
            ended = self.call("stream_eof")
            if type(ended) is bool:
                self.eof = ended
            elif ended is not _MISSING and self.engine.target >= V8_5:
                self.engine.diagnostics.warning(
                    f"{running_function(self.engine)}(): {self.object.ce.name}::stream_eof value must be of type bool, "
                    f"{value_name(self.engine, ended)} given")
                self.eof = True
            else:
                self._assume_end()
        return self.eof

    def write_raw(self, data: str) -> int:
        self.written = True
        result = self._required("stream_write", data)
        count = convert.to_int(self.engine, result)
        if count > len(data):
            self.engine.diagnostics.warning(
                f"{running_function(self.engine)}(): {self.object.ce.name}::stream_write wrote {count - len(data)} "
                f"bytes more data than requested ({count} written, {len(data)} max)")
            count = len(data)
        return count

    def seek_raw(self, offset: int, whence: int) -> int | None:
        result = self.call("stream_seek", offset, whence)
        if result is _MISSING:
            self.seekable = False
            return None
        if not convert.to_bool(self.engine, result):
            return None
        told = self.call("stream_tell")
        if told is _MISSING:
            self._not_implemented("stream_tell")
        return told if type(told) is int else None

    def can_truncate(self) -> bool:
        return _has(self.object, "stream_truncate")

    def truncate(self, size: int) -> bool:
        result = self.call("stream_truncate", size)
        if result is _MISSING:
            return False
        if type(result) is not bool:
            problem = "did not return a boolean!" if self.engine.target < V8_5 else \
                f"value must be of type bool, {value_name(self.engine, result)} given"
            self.engine.diagnostics.warning(f"{running_function(self.engine)}(): {self.object.ce.name}::"
                                            f"stream_truncate {problem}")
            return False
        return result

    def set_blocking(self, enable: bool) -> bool:
        return self.set_option(_OPTION_BLOCKING, int(enable), None)

    def set_timeout(self, seconds: int, microseconds: int) -> bool:
        return self.set_option(_OPTION_READ_TIMEOUT, seconds, microseconds)

    def set_read_buffer(self, size: int) -> bool:
        return self.set_option(_OPTION_READ_BUFFER, _BUFFER_FULL if size else 0, size or CHUNK)

    def set_write_buffer(self, size: int) -> bool:
        return self.set_option(_OPTION_WRITE_BUFFER, _BUFFER_FULL if size else 0, size or CHUNK)

    def supports_lock(self) -> bool:
        result = self.call("stream_lock", 0)
        return result is _MISSING or result is True

    def lock(self, operation: int) -> bool:
        result = self.call("stream_lock", operation)
        if result is _MISSING:
            self._not_implemented("stream_lock")
        return result is True

    def stat(self) -> os.stat_result | None:
        result = self.call("stream_stat")
        if result is _MISSING:
            self._not_implemented("stream_stat")
            return None
        return _stat_result(self.engine, result) if type(result) is PhpArray else None

    def set_option(self, option: int, value: int, detail: int | None) -> bool:
        """What stream_set_option() says to a setting."""
        result = self.call("stream_set_option", option, value, detail)
        if result is _MISSING:
            self._not_implemented("stream_set_option")
            return False
        return convert.to_bool(self.engine, result)

    def flush(self) -> bool:
        self.written = False
        result = self.call("stream_flush")
        return result is not _MISSING and convert.to_bool(self.engine, result)

    def close_raw(self) -> None:
        if is_throwing() or self.engine.pending_exception is not None:
            return
        if self.written:
            self.flush()
        self.call("stream_close")

    def release(self) -> None:
        """Close it where it dies: what stream_close() throws is raised after that."""
        try:
            super().release()
        except (Thrown, UnwindExit, Bailout) as signal:
            self.engine.defer_exception(signal)


class _Refused(OSError):
    """The PHP method would not write; it has reported that itself."""


class UserDirectory(DirectoryStream):
    """A directory whose entries a PHP object gives."""

    __slots__ = ("object",)

    def __init__(self, engine: Engine, made: PhpObject) -> None:
        super().__init__(engine, [], "user-space-dir")
        self.object = made

    def read_entry(self) -> str | None:
        entry = _call(self.engine, self.object, "dir_readdir", [])
        return None if entry is False else convert.to_string(self.engine, entry)

    def rewind_entries(self) -> None:
        _call(self.engine, self.object, "dir_rewinddir", [])

    def close_raw(self) -> None:
        if _has(self.object, "dir_closedir"):
            _call(self.engine, self.object, "dir_closedir", [])


_MISSING = object()
_CAST_AS_STDIO, _CAST_FOR_SELECT = 0, 3  # STREAM_CAST_AS_STREAM, STREAM_CAST_FOR_SELECT


def _has(made: PhpObject, method: str) -> bool:
    """Can the method be called, be it by __call()?"""
    return method in made.ce.function_table or made.ce.call is not None


def _succeeds(engine: Engine, made: PhpObject, method: str, arguments: list[Any]) -> bool:
    """Does the method exist and give something true?"""
    return _has(made, method) and convert.to_bool(engine, _call(engine, made, method, arguments))


def _call(engine: Engine, made: PhpObject, name: str, arguments: list[Any]) -> Any:
    """Call a method by name, __call included."""
    found = made.ce.function_table.get(name)
    if found is None:
        return engine.call_callable(PhpArray.from_list([made, name]), arguments)
    return engine.call_function(found, arguments, this=made, called_scope=made.ce)


def _failure(engine: Engine, made: PhpObject, method: str) -> str:
    """Why something could not be opened by a method."""
    missing = engine.target >= V8_5 and not _has(made, method)
    return f'"{made.ce.name}::{method}" {"is not implemented" if missing else "call failed"}'


class UserWrapper(StreamWrapper):
    """A wrapper whose operations are methods of objects of a PHP class, one made for each stream or operation."""

    __slots__ = ("registry", "ce", "is_url")
    label = "user-space"
    sets_metadata = True

    def __init__(self, registry: WrapperRegistry, ce: ClassEntry, is_url: bool) -> None:
        self.registry = registry
        self.ce = ce
        self.is_url = is_url

    def open(self, engine: Engine, path: str, mode: str, options: int, context: ContextResource | None) -> Stream:
        with self._opening(path, options, engine):
            made = self._make(engine, context)
            if made is None:
                raise WrapperError
            if not _succeeds(engine, made, "stream_open", [path, mode, options, Reference(None)]):
                raise WrapperError(_failure(engine, made, "stream_open"))
        stream = UserStream(engine, mode, path, made)
        if "a" in mode:
            stream.position = stream.seek_raw(0, SEEK_CUR) or 0
        if options & OPEN_FOR_ZEND_STREAM:
            stream.set_option(_OPTION_READ_BUFFER, 0, CHUNK)
        return stream

    def open_directory(self, engine: Engine, path: str, options: int,
                       context: ContextResource | None) -> DirectoryStream:
        with self._opening(path, 0, engine):
            made = self._make(engine, context)
            if made is None:
                raise WrapperError
            if not _succeeds(engine, made, "dir_opendir", [path, options]):
                raise WrapperError(_failure(engine, made, "dir_opendir"))
        directory = UserDirectory(engine, made)
        directory.options["wrapper_data"] = made
        return directory

    def stat(self, engine: Engine, path: str, flags: int) -> os.stat_result | None:
        result = self._perform(engine, None, "url_stat", path, flags)
        return _stat_result(engine, result) if type(result) is PhpArray else None

    def unlink(self, engine: Engine, path: str, context: ContextResource | None) -> bool:
        return self._perform(engine, context, "unlink", path) is True

    def can_rename(self, engine: Engine) -> bool:
        return True

    def rename(self, engine: Engine, path: str, target: str, context: ContextResource | None) -> bool:
        return self._perform(engine, context, "rename", path, target) is True

    def make_directory(self, engine: Engine, path: str, mode: int, options: int,
                       context: ContextResource | None) -> bool:
        return self._perform(engine, context, "mkdir", path, mode, options) is True

    def remove_directory(self, engine: Engine, path: str, options: int, context: ContextResource | None) -> bool:
        return self._perform(engine, context, "rmdir", path, options) is True

    def set_metadata(self, engine: Engine, url: str, option: int, value: int | str | PhpArray) -> bool:
        return self._perform(engine, None, "stream_metadata", url, option, value) is True

    def _make(self, engine: Engine, context: ContextResource | None) -> PhpObject | None:
        """A new wrapper object, its constructor called; None for what has no instances (user_stream_create_object)."""
        if self.ce.flags & _NOT_INSTANTIABLE:
            return None
        made: PhpObject = instantiate(engine, self.ce)
        write_property(engine, made, "context", context, self.ce)
        if self.ce.constructor is not None:
            engine.call_function(self.ce.constructor, [], this=made, called_scope=self.ce)
        return made

    def _perform(self, engine: Engine, context: ContextResource | None, method: str, *arguments: Any) -> Any:
        """What a method of a new wrapper object gives; None, with a warning, where there is none."""
        made = self._make(engine, context)
        if made is None:
            return None
        if not _has(made, method):
            engine.diagnostics.warning(f"{running_function(engine)}(): {made.ce.name}::{method} is not implemented!")
            return None
        return _call(engine, made, method, list(arguments))

    @contextmanager
    def _opening(self, path: str, options: int, engine: Engine) -> Iterator[None]:
        """While a URL is being opened it must not be opened again, and a local wrapper opens for include only what
        include may open itself. Raises WrapperError."""
        registry = self.registry
        if registry.opening == path:
            raise WrapperError("infinite recursion prevented")
        registry.opening = path
        before = registry.in_user_include
        if not self.is_url and options & OPEN_FOR_INCLUDE and not engine.ini.get_bool("allow_url_include"):
            registry.in_user_include = True
        try:
            yield
        finally:
            registry.opening = None
            registry.in_user_include = before


def _stat_result(engine: Engine, array: PhpArray) -> os.stat_result:
    """stat()'s names in an array, as the host's structure (statbuf_from_array)."""
    def field(name: str) -> int:
        return convert.to_int(engine, deref(array.get(name, 0)))

    names = ("mode", "ino", "dev", "nlink", "uid", "gid", "size", "atime", "mtime", "ctime")
    return os.stat_result([field(name) for name in names],
                          {f"st_{name}": field(name) for name in ("rdev", "blksize", "blocks")})


@function(aliases=("stream_register_wrapper",), shown={"class_": "Str"})
def stream_wrapper_register(engine: Engine, protocol: Str, class_: Mixed, flags: Int = 0) -> Bool:
    ce = class_argument(engine, 2, class_)
    engine.next_resource_id()  # that of the registration, which scripts never see
    registry = registry_of(engine)
    if protocol in registry.names():
        engine.diagnostics.warning(f"{running_function(engine)}(): Protocol {protocol}:// is already defined.")
        return False
    if not SCHEME_CHARACTERS.issuperset(protocol):
        engine.diagnostics.warning(f"{running_function(engine)}(): Invalid protocol scheme specified. Unable to "
                                   f"register wrapper class {ce.name} to {c_string(protocol)}://")
        return False
    registry.change(engine, protocol, UserWrapper(registry, ce, bool(flags & STREAM_IS_URL)))
    return True


@function
def stream_wrapper_unregister(engine: Engine, protocol: Str) -> Bool:
    registry = registry_of(engine)
    if protocol not in registry.names():
        engine.diagnostics.warning(f"stream_wrapper_unregister(): Unable to unregister protocol {protocol}://")
        return False
    if protocol in BUILT_IN:
        registry.change(engine, protocol, None)
    else:
        registry.restore(engine, protocol)
    return True


@function
def stream_wrapper_restore(engine: Engine, protocol: Str) -> Bool:
    registry = registry_of(engine)
    if protocol not in BUILT_IN:
        engine.diagnostics.warning(f"stream_wrapper_restore(): {protocol}:// never existed, nothing to restore")
        return False
    if protocol not in registry.changed:
        engine.diagnostics.notice(f"stream_wrapper_restore(): {protocol}:// was never changed, nothing to restore")
        return True
    registry.restore(engine, protocol)
    return True
