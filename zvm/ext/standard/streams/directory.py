"""Directories: opendir, readdir, scandir, the Directory class, getcwd, chdir (ext/standard/dir.c)."""
from __future__ import annotations

import os
from errno import ENOTDIR, EPERM

from zvm.ext.standard.streams.paths import forget_real_paths
from zvm.ext.standard.streams.wrappers import permitted, registered, split_scheme, url_allowed, warn_unknown
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
from zvm.runtime.values.strings import without_password

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

SCANDIR_SORT_ASCENDING, SCANDIR_SORT_NONE = 0, 2


class DirectoryStream(Stream):
    """An open directory; `names` are its entries."""

    __slots__ = ("names", "next_name")

    def __init__(self, engine: Engine, names: list[str], wrapper_type: str = "plainfile") -> None:
        super().__init__(engine, "r", "", wrapper_type, "dir")
        self.readable, self.read_only = False, True
        self.options["no_fclose"] = True
        self.names = names
        self.next_name = 0

    def read_entry(self) -> str | None:
        """The next entry's name, None behind the last."""
        if self.next_name >= len(self.names):
            return None
        self.next_name += 1
        return self.names[self.next_name - 1]

    def rewind_entries(self) -> None:
        """Back to the first entry."""
        self.next_name = 0

    def seek(self, offset: int, whence: int = 0) -> bool:
        """A directory can only be rewound, which it does wherever one wants to go."""
        self.rewind_entries()
        return True


def list_names(path: str) -> list[str]:
    """A directory's entries as the system gives them, "." and ".." first. Raises OSError."""
    return [".", "..", *(name.decode("latin-1") for name in os.listdir(path.encode("latin-1")))]


def open_directory(engine: Engine, path: str, context: Any) -> Any:
    """A directory stream; None with a warning when it cannot be opened."""
    scheme, rest = split_scheme(path)
    handler = registered(engine, scheme) if scheme else None
    if handler is False:
        warn_unknown(engine, scheme)
    if handler:
        from zvm.ext.standard.streams.user_wrapper import open_user_directory

        return open_user_directory(engine, handler, path, context)
    if scheme.lower() == "glob":
        from zvm.ext.standard.streams.paths import basename, glob_paths

        return DirectoryStream(engine, [basename(name) for name in glob_paths(rest, 0)], "glob")
    if scheme.lower() not in ("", "file") and handler is None:
        why = "not implemented" if url_allowed(engine, scheme, False, True) else "no suitable wrapper could be found"
        _open_failed(engine, path, why)
        return None
    local = rest if scheme.lower() == "file" else path
    if not permitted(engine, local):
        _open_failed(engine, path, "Operation not permitted")
        return None
    try:
        return DirectoryStream(engine, list_names(local))
    except OSError as error:
        _open_failed(engine, path, os.strerror(error.errno or 0))
        return None


def _open_failed(engine: Engine, path: str, why: str) -> None:
    shown = without_password(path)
    engine.diagnostics.warning(f"{running_function(engine)}({shown}): Failed to open directory: {why}")


@function
def opendir(engine: Engine, directory: Path, context: Resource | Null = None):
    if not directory:
        return False
    opened = open_directory(engine, directory, context)
    if opened is None:
        return False
    engine.state["directory"] = opened
    return opened


def _handle(engine: Engine, handle: Any) -> Any:
    """The directory meant: the argument, or the one opened last."""
    name = running_function(engine)
    if handle is None:
        handle = engine.state.get("directory")
        if handle is None:
            engine.throw("TypeError", "No resource supplied")
    if not isinstance(handle, Stream) or handle.is_closed:
        engine.throw("TypeError", f"{name}(): supplied resource is not a valid Directory resource")
    if not hasattr(handle, "read_entry"):
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
    handle = _handle(engine, dir_handle)
    handle.close()
    if engine.state.get("directory") is handle:
        engine.state["directory"] = None


@function
def scandir(engine: Engine, directory: Path, sorting_order: Int = SCANDIR_SORT_ASCENDING,
            context: Resource | Null = None) -> Array | False_:
    if not directory:
        value_error(engine, 1, "cannot be empty")
    opened = open_directory(engine, directory, context)
    if opened is None:
        number = _why_not(engine, directory)
        engine.diagnostics.warning(f"scandir(): (errno {number}): {os.strerror(number)}")
        return False
    names = []
    while (entry := opened.read_entry()) is not None:
        names.append(entry)
    opened.close()
    if sorting_order != SCANDIR_SORT_NONE:
        names.sort(reverse=sorting_order != SCANDIR_SORT_ASCENDING)
    return PhpArray.from_list(names)


def _why_not(engine: Engine, path: str) -> int:
    """The error number of a directory that could not be opened; 0 where a wrapper has none."""
    scheme, rest = split_scheme(path)
    if scheme and registered(engine, scheme) is None and scheme.lower() not in ("file", "glob"):
        return 0
    path = rest if scheme.lower() == "file" else path
    if not permitted(engine, path, False):
        return EPERM
    try:
        os.stat(path.encode("latin-1"))
    except OSError as error:
        return error.errno or 0
    return ENOTDIR


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
    return True


@function
def chroot(engine: Engine, directory: Path) -> Bool:
    try:
        os.chroot(directory.encode("latin-1"))
        os.chdir(b"/")
    except OSError as error:
        engine.diagnostics.warning(f"chroot(): {os.strerror(error.errno or 0)} (errno {error.errno})")
        return False
    forget_real_paths(engine)
    return True


# ---- class Directory ---------------------------------------------------------------------------------------------

@php_class("Directory", properties=[prop("path", None, READONLY, "Str"), prop("handle", None, READONLY, "Mixed")])
class Directory(PhpObject):
    __slots__ = ()

    @method(tentative=True)
    def close(self, engine: Engine) -> Void:
        _own_handle(engine, self).close()

    @method(tentative=True)
    def rewind(self, engine: Engine) -> Void:
        _own_handle(engine, self).rewind_entries()

    @method(tentative=True)
    def read(self, engine: Engine) -> Str | False_:
        entry = _own_handle(engine, self).read_entry()
        return False if entry is None else entry


def _own_handle(engine: Engine, directory: PhpObject) -> Any:
    """The handle of a Directory object."""
    handle = directory.slots[1]
    if not isinstance(handle, Stream):
        engine.throw("Error", "Unable to find my handle property")
    if handle.is_closed:
        engine.throw("TypeError", f"{running_function(engine)}(): supplied resource is not a valid Directory resource")
    return handle


@function(name="dir")
def dir_(engine: Engine, directory: Path, context: Resource | Null = None) -> 'Directory' | False_:  # noqa: UP037
    if not directory:
        return False
    opened = open_directory(engine, directory, context)
    if opened is None:
        return False
    engine.state["directory"] = opened
    made = instantiate(engine, engine.lookup_class("Directory", False))
    made.slots[0], made.slots[1] = directory, opened
    return made
