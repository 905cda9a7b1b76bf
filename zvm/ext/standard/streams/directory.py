"""Directories: opendir, readdir, scandir, the Directory class, getcwd, chdir (ext/standard/dir.c)."""
from __future__ import annotations

import os

from zvm.ext.handles import HANDLE, HandleHooks
from zvm.ext.standard.streams.arguments import refuse_closed
from zvm.ext.standard.streams.contexts import context_argument
from zvm.ext.standard.streams.directory_stream import DirectoryStream
from zvm.ext.standard.streams.path_checks import permitted
from zvm.ext.standard.streams.state import StreamState
from zvm.ext.standard.streams.wrappers import intercepted, open_directory
from zvm.ext.vocabulary import (
    READONLY,
    Array,
    Bool,
    False_,
    Int,
    Null,
    Path,
    Resource,
    Str,
    Untyped,
    Void,
    function,
    method,
    php_class,
    prop,
)
from zvm.runtime.execute_data import running_function
from zvm.runtime.functions.parameters import value_error
from zvm.runtime.objects.lifecycle import instantiate
from zvm.runtime.services.streams import Stream
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.php_object import PhpObject
from zvm.targets import V8_5

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

SCANDIR_SORT_ASCENDING, SCANDIR_SORT_NONE = 0, 2


@function
def opendir(engine: Engine, directory: Path, context: Resource | Null = None) -> Untyped:
    if not directory:
        return False
    opened = open_directory(engine, intercepted(engine, directory, exists=False), context_argument(engine, context))
    if opened is None:
        return False
    engine.state_of(StreamState).last_directory = opened
    return opened


def _handle(engine: Engine, handle: Any) -> DirectoryStream:
    """The directory meant: the argument, or the one opened last."""
    name = running_function(engine)
    if handle is None:
        if engine.target >= V8_5:
            engine.diagnostics.deprecated(f"{name}(): Passing null is deprecated, instead the last opened directory "
                                          "stream should be provided")
        handle = engine.state_of(StreamState).last_directory
        if handle is None:
            engine.throw("TypeError", "No resource supplied")
    if not isinstance(handle, Stream) or handle.is_closed:
        refuse_closed(engine, handle, "Directory")
    if not isinstance(handle, DirectoryStream):
        engine.throw("TypeError", f"{name}(): Argument #1 ($dir_handle) must be a valid Directory resource")
    return handle


@function
def readdir(engine: Engine, dir_handle: Resource | Null = None) -> Str | False_:
    entry = _handle(engine, dir_handle).read_entry()
    return False if entry is None else entry


@function
def rewinddir(engine: Engine, dir_handle: Resource | Null = None) -> Void:
    _handle(engine, dir_handle).rewind_entries()


@function
def closedir(engine: Engine, dir_handle: Resource | Null = None) -> Void:
    _close(engine, _handle(engine, dir_handle))


def _close(engine: Engine, handle: DirectoryStream) -> None:
    """Close a directory, which then is no longer the one opened last."""
    handle.close()
    state = engine.state_of(StreamState)
    if state.last_directory is handle:
        state.last_directory = None


@function
def scandir(engine: Engine, directory: Path, sorting_order: Int = SCANDIR_SORT_ASCENDING,
            context: Resource | Null = None) -> Array | False_:
    if not directory:
        value_error(engine, 1, "cannot be empty")
    opened = open_directory(engine, directory, context)
    if opened is None:
        number = engine.state_of(StreamState).errno
        engine.diagnostics.warning(f"scandir(): (errno {number}): {os.strerror(number)}")
        return False
    names = []
    while (entry := opened.read_entry()) is not None:
        names.append(entry)
    opened.close()
    if sorting_order != SCANDIR_SORT_NONE:
        names.sort(reverse=sorting_order != SCANDIR_SORT_ASCENDING)
    return PhpArray.from_list(names)


@function
def getcwd() -> Str | False_:
    try:
        return os.getcwdb().decode("latin-1")
    except OSError:
        return False


@function
def chdir(engine: Engine, directory: Path) -> Bool:
    if not permitted(engine, directory):
        return False
    try:
        os.chdir(directory.encode("latin-1"))
    except OSError as error:
        engine.diagnostics.warning(f"chdir(): {os.strerror(error.errno or 0)} (errno {error.errno})")
        return False
    engine.state_of(StreamState).forget_relative_paths()
    return True


@function
def chroot(engine: Engine, directory: Path) -> Bool:
    try:
        os.chroot(directory.encode("latin-1"))
        os.chdir(b"/")
    except OSError as error:
        engine.diagnostics.warning(f"chroot(): {os.strerror(error.errno or 0)} (errno {error.errno})")
        return False
    engine.state_of(StreamState).forget_paths()
    return True


# ---- class Directory ---------------------------------------------------------------------------------------------

_HOOKS = HandleHooks("Cannot directly construct Directory, use dir() instead", needs_constructor=False)


@php_class("Directory", properties=[prop("path", None, READONLY, "Str"), prop("handle", None, READONLY, "Mixed")],
           changes=(80500, HANDLE | {"native": _HOOKS}))
class Directory(PhpObject):
    __slots__ = ()

    @method(tentative=True)
    def close(self, engine: Engine) -> Void:
        _close(engine, _own_handle(engine, self))

    @method(tentative=True)
    def rewind(self, engine: Engine) -> Void:
        _own_handle(engine, self).rewind_entries()

    @method(tentative=True)
    def read(self, engine: Engine) -> Str | False_:
        entry = _own_handle(engine, self).read_entry()
        return False if entry is None else entry


def _own_handle(engine: Engine, directory: PhpObject) -> DirectoryStream:
    """The handle of a Directory object."""
    handle = directory.slots[1]
    if not isinstance(handle, DirectoryStream):
        engine.throw("Error", "Unable to find my handle property")
    if handle.is_closed:
        engine.throw("TypeError", f"{running_function(engine)}(): supplied resource is not a valid Directory resource")
    return handle


@function(name="dir")
def dir_(engine: Engine, directory: Path, context: Resource | Null = None) -> 'Directory' | False_:  # noqa: UP037
    if not directory:
        return False
    opened = open_directory(engine, directory, context_argument(engine, context))
    if opened is None:
        return False
    engine.state_of(StreamState).last_directory = opened
    made: Directory = instantiate(engine, engine.internal_class("Directory"))
    made.slots[0], made.slots[1] = directory, opened
    return made
