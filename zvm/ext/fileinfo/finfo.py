"""The class finfo, finfo_open() and the like, mime_content_type() (ext/fileinfo/fileinfo.c)."""
from __future__ import annotations

import os
from errno import EISDIR
from stat import S_ISDIR

from zvm.ext.fileinfo.library import READ_AT_MOST, Magic, is_compiled
from zvm.ext.standard.streams.path_checks import permitted
from zvm.ext.standard.streams.wrappers import open_stream
from zvm.ext.vocabulary import Bool, False_, Int, Null, Path, Resource, Str, Untyped, function, method, php_class
from zvm.opcodes.flags import ACC_NOT_CLONEABLE, ACC_NOT_SERIALIZABLE
from zvm.runtime.execute_data import passed_count, running_function, running_internal
from zvm.runtime.functions.parameters import argument_type_error, type_error, value_error
from zvm.runtime.objects.lifecycle import instantiate
from zvm.runtime.services.streams import CHUNK, SEEK_SET, Stream, report_io_error
from zvm.runtime.services.working_directory import absolute_path
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.zval import value_name
from zvm.targets import V8_5

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

# ruff: noqa: F821, UP037

FILEINFO_NONE, FILEINFO_MIME_TYPE, FILEINFO_MIME_ENCODING = 0, 16, 1024
_CHECK = 64  # libmagic's, which PHP has no constant for

CONSTANTS = {
    "FILEINFO_NONE": FILEINFO_NONE, "FILEINFO_SYMLINK": 2, "FILEINFO_MIME": 1040,
    "FILEINFO_MIME_TYPE": FILEINFO_MIME_TYPE, "FILEINFO_MIME_ENCODING": FILEINFO_MIME_ENCODING,
    "FILEINFO_DEVICES": 8, "FILEINFO_CONTINUE": 32, "FILEINFO_PRESERVE_ATIME": 128, "FILEINFO_RAW": 256,
    "FILEINFO_APPLE": 2048, "FILEINFO_EXTENSION": 16777216,
}


_ABORTING = "Expected numeric type got"  # after this warning libmagic calls abort(), which PHP makes a fatal error


def _warn(engine: Engine, message: str) -> None:
    engine.diagnostics.warning(f"{running_function(engine)}(): {message}")


def _open(engine: Engine, flags: int, path: str | None) -> Magic | None:
    """A cookie with its database loaded, None after a warning."""
    database = None
    if path:
        if not permitted(engine, path):
            return None
        database = absolute_path(path.encode("latin-1"))
    try:
        magic = Magic(flags)
    except ValueError:
        _warn(engine, f"Invalid mode '{flags}'.")
        return None
    if database is not None and os.path.isdir(database):  # PHP reads it as a compiled one first
        report_io_error(engine, "Read", CHUNK, IsADirectoryError(EISDIR, ""))
    loaded, problems = magic.load_database(database)
    if not loaded:
        if database is not None and not os.path.exists(database):
            missing = f"({database.decode('latin-1')}): Failed to open stream: No such file or directory"
            for _ in range(2):  # for the compiled one and for the other
                engine.diagnostics.warning(running_function(engine) + missing)
        for problem in problems:
            _warn(engine, problem)
            if problem.startswith(_ABORTING):
                engine.diagnostics.fatal("fatal libmagic error")
        shown = "(null)" if database is None else database.decode("latin-1")
        _warn(engine, f'Failed to load magic database at "{shown}"')
        return None
    if database is not None and flags & _CHECK and not is_compiled(database):
        _warn(engine, f"using regular magic file `{database.decode('latin-1')}'")
    return magic


def _identify_stream(magic: Magic, stream: Any) -> str | None:
    """What an open stream has from here on."""
    return magic.identify(stream.read(READ_AT_MOST).encode("latin-1"))


def _identify_file(engine: Engine, magic: Magic, path: str, context: Any, number: int = 2) -> str | None | bool:
    """What a file, argument `number`, is; False where it cannot be opened, which was reported."""
    if not path:
        value_error(engine, number, "cannot be empty")
    if "\0" in path:
        if engine.target >= V8_5:
            function = running_internal(engine)
            index = 0 if function.scope is not None else number - 1
            type_error(engine, function, index, "must not contain any null bytes", "ValueError")
        argument_type_error(engine, number, "must not contain any null bytes")
    stream = open_stream(engine, path, "rb", context=context)
    if stream is None:
        return False
    try:
        found = stream.stat()
        return "directory" if found is not None and S_ISDIR(found.st_mode) else _identify_stream(magic, stream)
    finally:
        stream.close()


def _answer(engine: Engine, magic: Magic, found: str | None | bool) -> str | bool:
    """What PHP makes of the library's answer."""
    if found is None:
        _warn(engine, f"Failed identify data {magic.problem()}")
        return False
    return found


@php_class("finfo", flags=ACC_NOT_CLONEABLE | ACC_NOT_SERIALIZABLE)
class finfo(PhpObject):  # noqa: N801
    """`magic` is None before the constructor has run."""

    __slots__ = ("magic",)

    def __init__(self) -> None:
        self.magic: Magic | None = None

    def opened(self, engine: Engine) -> Magic:
        """The cookie; throws Error when there is none."""
        if self.magic is None:
            engine.throw("Error", "Invalid finfo object")
        return self.magic

    def ask(self, engine: Engine, flags: int, identify: Any) -> str | bool:
        """What `identify` finds out with the cookie, under other flags if some are given."""
        magic = self.opened(engine)
        if flags and not self._apply(engine, flags):
            return False
        try:
            return _answer(engine, magic, identify(magic))
        finally:
            if flags:
                magic.set_flags(magic.flags)

    def _apply(self, engine: Engine, flags: int) -> bool:
        magic = self.opened(engine)
        if magic.set_flags(flags):
            return True
        _warn(engine, f"Failed to set option '{flags}' {magic.problem()}")
        return False

    def change_flags(self, engine: Engine, flags: int) -> bool:
        """Set the flags for good."""
        if not self._apply(engine, flags):
            return False
        self.opened(engine).flags = flags
        return True

    @method
    def __construct(self, engine: Engine, flags: Int = FILEINFO_NONE, magic_database: Path | Null = None) -> Untyped:
        self.magic = None
        with engine.diagnostics.throwing("Exception"):
            self.magic = _open(engine, flags, magic_database)
        if self.magic is None:
            engine.throw("Exception", "Constructor failed")

    @method(tentative=True)
    def file(self, engine: Engine, filename: Str, flags: Int = FILEINFO_NONE,
             context: Resource | Null = None) -> Str | False_:
        return self.ask(engine, flags, lambda magic: _identify_file(engine, magic, filename, context))

    @method(tentative=True)
    def buffer(self, engine: Engine, string: Str, flags: Int = FILEINFO_NONE,
               context: Resource | Null = None) -> Str | False_:
        _deprecate_context(engine)
        return self.ask(engine, flags, lambda magic: magic.identify(string.encode("latin-1")))

    @method
    def set_flags(self, engine: Engine, flags: Int) -> Untyped:
        return self.change_flags(engine, flags)


@function
def finfo_open(engine: Engine, flags: Int = FILEINFO_NONE, magic_database: Path | Null = None) -> 'finfo' | False_:
    magic = _open(engine, flags, magic_database)
    if magic is None:
        return False
    made: finfo = instantiate(engine, engine.classes["finfo"])
    made.magic = magic
    return made


@function
def finfo_close(engine: Engine, finfo: 'finfo') -> Bool:
    return True


def _deprecate_context(engine: Engine) -> None:
    if engine.target >= V8_5 and passed_count(engine) > 2:
        engine.diagnostics.deprecated(f"{engine.active_function_name()}(): The $context parameter has no effect for "
                                      "finfo_buffer()")


@function
def finfo_set_flags(engine: Engine, finfo: 'finfo', flags: Int) -> Bool:
    return finfo.change_flags(engine, flags)


@function
def finfo_file(engine: Engine, finfo: 'finfo', filename: Str, flags: Int = FILEINFO_NONE,
               context: Resource | Null = None) -> Str | False_:
    return finfo.ask(engine, flags, lambda magic: _identify_file(engine, magic, filename, context))


@function
def finfo_buffer(engine: Engine, finfo: 'finfo', string: Str, flags: Int = FILEINFO_NONE,
                 context: Resource | Null = None) -> Str | False_:
    _deprecate_context(engine)
    return finfo.ask(engine, flags, lambda magic: magic.identify(string.encode("latin-1")))


@function
def mime_content_type(engine: Engine, filename: Untyped) -> Str | False_:
    if not isinstance(filename, str | Stream):
        argument_type_error(engine, 1, f"must be of type resource|string, {value_name(engine, filename)} given")
    magic = Magic(FILEINFO_MIME_TYPE)
    if not magic.load_database(None)[0]:
        _warn(engine, "Failed to load magic database")
    if isinstance(filename, str):
        return _answer(engine, magic, _identify_file(engine, magic, filename, None, 1))
    position = filename.position
    filename.seek(0, SEEK_SET)
    try:
        return _answer(engine, magic, _identify_stream(magic, filename))
    finally:
        filename.seek(position, SEEK_SET)
