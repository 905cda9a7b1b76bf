"""DirectoryIterator, FilesystemIterator, RecursiveDirectoryIterator, GlobIterator (ext/spl/spl_directory.c)."""
from __future__ import annotations

import os
import stat as modes

from zvm.ext.spl.file_info import HOOKS, NOT_INITIALISED, SplFileInfo, without_slash
from zvm.ext.standard.streams import filestat
from zvm.ext.standard.streams.directory_stream import DirectoryStream
from zvm.ext.standard.streams.path_checks import permitted
from zvm.ext.standard.streams.paths import basename, glob_paths
from zvm.ext.standard.streams.state import StreamState
from zvm.ext.standard.streams.wrapper_base import STAT_LINK, STAT_QUIET
from zvm.ext.standard.streams.wrappers import open_directory
from zvm.ext.vocabulary import Bool, Int, Methods, Mixed, Path, Str, Untyped, Void, method, php_class
from zvm.opcodes.flags import ACC_NOT_CLONEABLE
from zvm.runtime.functions.parameters import value_error
from zvm.runtime.objects.iterators import ObjectIterator
from zvm.runtime.values.convert import to_bool

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

# ruff: noqa: F821, N802, UP037

CURRENT_AS_FILEINFO, CURRENT_AS_SELF, CURRENT_AS_PATHNAME, CURRENT_MODE_MASK = 0, 0x10, 0x20, 0xF0
KEY_AS_PATHNAME, KEY_AS_FILENAME, KEY_MODE_MASK = 0, 0x100, 0xF00
SKIP_DOTS, UNIX_PATHS, FOLLOW_SYMLINKS, OTHER_MODE_MASK = 0x1000, 0x2000, 0x4000, 0x7000
_MASK = CURRENT_MODE_MASK | KEY_MODE_MASK | OTHER_MODE_MASK


class GlobStream(DirectoryStream):
    """glob://pattern: `found` are the paths, `at` the folder of the entry read last."""

    __slots__ = ("found", "at")

    def __init__(self, engine: Engine, pattern: str) -> None:
        self.found = [path for path in glob_paths(pattern, 0) if permitted(engine, path, False)]
        super().__init__(engine, [basename(path) for path in self.found], "glob")
        self.at = _folder(self.found[0]) if self.found else ""

    def read_entry(self) -> str | None:
        self.at = _folder(self.found[self.next_name]) if self.next_name < len(self.found) else ""
        return super().read_entry()


def _folder(path: str) -> str:
    folder, slash, _ = path.rpartition("/")
    return folder or slash


class _Iteration(ObjectIterator):
    """foreach over a DirectoryIterator, which is its own element (spl_filesystem_dir_it_funcs)."""

    __slots__ = ("obj",)

    def __init__(self, obj: Any) -> None:
        self.obj = obj

    def rewind(self) -> None:
        self.obj.restart(False)

    def valid(self) -> bool:
        return bool(self.obj.entry)

    def current(self) -> Any:
        return self.obj

    def key(self) -> Any:
        return self.obj.number

    def next(self) -> None:
        self.obj.number += 1
        self.obj.read_entry()


class _TreeIteration(ObjectIterator):
    """foreach over a FilesystemIterator (spl_filesystem_tree_it_funcs)."""

    __slots__ = ("engine", "obj", "shown")

    def __init__(self, engine: Engine, obj: Any) -> None:
        self.engine, self.obj = engine, obj
        self.shown: Any = None

    def rewind(self) -> None:
        self.shown = None
        self.obj.restart(bool(self.obj.fs_flags & SKIP_DOTS))

    def valid(self) -> bool:
        return bool(self.obj.entry)

    def current(self) -> Any:
        if self.shown is None:
            found = self.obj.element(self.engine)
            if found is self.obj:
                return found
            self.shown = found
        return self.shown

    def key(self) -> Any:
        return self.obj.element_key(self.engine)

    def next(self) -> None:
        self.shown = None
        self.obj.step()


def _get_iterator(engine: Engine, obj: Any, by_ref: bool) -> _Iteration:
    """ClassEntry.get_iterator of DirectoryIterator."""
    _refuse_reference(engine, by_ref)
    return _Iteration(obj)


def _get_tree_iterator(engine: Engine, obj: Any, by_ref: bool) -> _TreeIteration:
    """ClassEntry.get_iterator of FilesystemIterator and its children."""
    _refuse_reference(engine, by_ref)
    return _TreeIteration(engine, obj)


def _refuse_reference(engine: Engine, by_ref: bool) -> None:
    if by_ref:
        engine.throw("Error", "An iterator cannot be used with foreach by reference")


@php_class("DirectoryIterator", extends="SplFileInfo", implements=("SeekableIterator",), get_iterator=_get_iterator)
class DirectoryIterator(SplFileInfo):
    """`entry` is the name of the current entry, "" at the end; `number` counts them."""

    __slots__ = ("stream", "entry", "number", "sub_path")

    def __init__(self) -> None:
        super().__init__()
        self.stream: Any = None
        self.entry = ""
        self.number = 0
        self.sub_path = ""

    # -- the directory -------------------------------------------------------------------------------------------

    def begin(self, engine: Engine, path: str, flags: int) -> None:
        """The constructors' work (spl_filesystem_object_construct)."""
        if not path:
            value_error(engine, 1, "cannot be empty")
        if self.folder is not None:
            engine.throw("Error", "Directory object is already initialized")
        self.fs_flags = flags
        self.open_folder(engine, path)

    def open_folder(self, engine: Engine, path: str) -> None:
        """Open the directory and read its first entry; throws UnexpectedValueException."""
        self.folder = without_slash(path)
        with engine.diagnostics.throwing("UnexpectedValueException"):
            if path.startswith("glob://"):
                self.stream = GlobStream(engine, path[7:])
            else:
                self.stream = open_directory(engine, path, engine.state_of(StreamState).default_context)
        if self.stream is None:
            engine.throw("UnexpectedValueException", f'Failed to open directory "{path}"')
        self.number = 0
        self.skip_to_entry()

    def read_entry(self) -> None:
        """To the next entry (spl_filesystem_dir_read)."""
        self.file_name = None
        self.entry = (self.stream.read_entry() if self.stream is not None else None) or ""

    def skip_to_entry(self) -> None:
        """To the next entry that is wanted."""
        self.read_entry()
        while self.fs_flags & SKIP_DOTS and self.entry in (".", ".."):
            self.read_entry()

    def step(self) -> None:
        """To the next element."""
        self.number += 1
        self.skip_to_entry()

    def restart(self, skip_dots: bool) -> None:
        """To the first element."""
        self.number = 0
        if self.stream is not None:
            self.stream.rewind_entries()
        if skip_dots:
            self.skip_to_entry()
        else:
            self.read_entry()

    def check(self, engine: Engine) -> None:
        """Throw unless the constructor has run."""
        if self.stream is None:
            engine.throw("Error", NOT_INITIALISED)

    def element(self, engine: Engine) -> Any:
        """The current element as the flags want it."""
        shown_as = self.fs_flags & CURRENT_MODE_MASK
        if shown_as == CURRENT_AS_PATHNAME:
            return self.need_name(engine)
        return self.make_info(engine) if shown_as == CURRENT_AS_FILEINFO else self

    def element_key(self, engine: Engine) -> str:
        """The current key as the flags want it."""
        return self.entry if self.fs_flags & KEY_MODE_MASK == KEY_AS_FILENAME else self.need_name(engine)

    # -- of SplFileInfo ------------------------------------------------------------------------------------------

    def copy_to(self, engine: Engine, copy: Any) -> None:
        super().copy_to(engine, copy)
        if self.folder is None:
            return
        copy.sub_path = ""
        copy.open_folder(engine, self.folder)
        for _ in range(self.number):
            copy.skip_to_entry()
        copy.number = self.number

    def own_folder(self) -> str:
        if isinstance(self.stream, GlobStream):
            return self.stream.at
        return self.folder or ""

    def need_name(self, engine: Engine) -> str:
        if self.stream is None:
            engine.throw("Error", NOT_INITIALISED)
        if self.file_name is None:
            folder = self.own_folder()
            self.file_name = f"{folder}/{self.entry}" if folder else self.entry
        return self.file_name

    def path_name(self) -> str | None:
        return self.need_name(None) if self.entry and self.stream is not None else None  # type: ignore[arg-type]

    def short_name(self, engine: Engine) -> str:
        self.check(engine)
        return self.entry

    def check_entry(self, engine: Engine) -> None:
        if self.stream is not None and not self.entry:
            engine.throw("RuntimeException", "Could not open file")

    def debug_fields(self) -> dict[str, Any]:
        fields = super().debug_fields()
        if self.folder is not None:
            fields["DirectoryIterator__glob"] = self.folder if isinstance(self.stream, GlobStream) else False
            fields["RecursiveDirectoryIterator__subPathName"] = self.sub_path
        return fields

    # -- methods -------------------------------------------------------------------------------------------------

    @method
    def __construct(self, engine: Engine, directory: Path) -> Untyped:
        self.begin(engine, directory, KEY_AS_PATHNAME | CURRENT_AS_SELF)

    shared_names = Methods(SplFileInfo, "getFilename getExtension getBasename")

    @method(tentative=True)
    def isDot(self, engine: Engine) -> Bool:
        return self.short_name(engine) in (".", "..")

    @method(tentative=True)
    def rewind(self, engine: Engine) -> Void:
        self.check(engine)
        self.restart(False)

    @method(tentative=True)
    def valid(self, engine: Engine) -> Bool:
        self.check(engine)
        return self.entry != ""

    @method(tentative=True)
    def key(self, engine: Engine) -> Mixed:
        self.check(engine)
        return self.number

    @method(tentative=True)
    def current(self, engine: Engine) -> Mixed:
        self.check(engine)
        return self

    @method(tentative=True)
    def next(self, engine: Engine) -> Void:
        self.check(engine)
        self.step()

    @method(tentative=True)
    def seek(self, engine: Engine, offset: Int) -> Void:
        self.check(engine)
        if self.number > offset:
            engine.call_method(self, "rewind")
        while self.number < offset:
            if not to_bool(engine, engine.call_method(self, "valid")):
                engine.throw("OutOfBoundsException", f"Seek position {offset} is out of range")
            engine.call_method(self, "next")

    @method
    def __toString(self, engine: Engine) -> Str:
        return self.short_name(engine)


@php_class("FilesystemIterator", extends="DirectoryIterator", get_iterator=_get_tree_iterator,
           constants={"CURRENT_MODE_MASK": CURRENT_MODE_MASK, "CURRENT_AS_PATHNAME": CURRENT_AS_PATHNAME,
                      "CURRENT_AS_FILEINFO": CURRENT_AS_FILEINFO, "CURRENT_AS_SELF": CURRENT_AS_SELF,
                      "KEY_MODE_MASK": KEY_MODE_MASK, "KEY_AS_PATHNAME": KEY_AS_PATHNAME,
                      "FOLLOW_SYMLINKS": FOLLOW_SYMLINKS, "KEY_AS_FILENAME": KEY_AS_FILENAME,
                      "NEW_CURRENT_AND_KEY": KEY_AS_FILENAME, "OTHER_MODE_MASK": OTHER_MODE_MASK,
                      "SKIP_DOTS": SKIP_DOTS, "UNIX_PATHS": UNIX_PATHS})
class FilesystemIterator(DirectoryIterator):
    __slots__ = ()

    @method(defaults={"flags": "FilesystemIterator::KEY_AS_PATHNAME | FilesystemIterator::CURRENT_AS_FILEINFO | "
                               "FilesystemIterator::SKIP_DOTS"})
    def __construct(self, engine: Engine, directory: Path, flags: Int = SKIP_DOTS) -> Untyped:
        self.begin(engine, directory, flags)

    @method(tentative=True)
    def rewind(self, engine: Engine) -> Void:
        if self.stream is not None:
            self.restart(bool(self.fs_flags & SKIP_DOTS))

    @method(tentative=True)
    def key(self, engine: Engine) -> Str:
        return self.element_key(engine)

    @method(tentative=True)
    def current(self, engine: Engine) -> 'SplFileInfo' | 'FilesystemIterator' | Str:
        element: SplFileInfo | str = self.element(engine)
        return element

    @method(tentative=True)
    def getFlags(self) -> Int:
        return self.fs_flags & _MASK

    @method(tentative=True)
    def setFlags(self, flags: Int) -> Void:
        self.fs_flags = self.fs_flags & ~_MASK | flags & _MASK


@php_class("RecursiveDirectoryIterator", extends="FilesystemIterator", implements=("RecursiveIterator",))
class RecursiveDirectoryIterator(FilesystemIterator):
    __slots__ = ()

    @method(defaults={"flags": "FilesystemIterator::KEY_AS_PATHNAME | FilesystemIterator::CURRENT_AS_FILEINFO"})
    def __construct(self, engine: Engine, directory: Path, flags: Int = 0) -> Untyped:
        self.begin(engine, directory, flags)

    @method(tentative=True)
    def hasChildren(self, engine: Engine, allowLinks: Bool = False) -> Bool:
        if self.entry in ("", ".", ".."):
            return False
        name = self.need_name(engine)
        found = filestat.find(engine, name, STAT_LINK | STAT_QUIET)
        if found is None:
            return False
        if not modes.S_ISLNK(found.st_mode):
            return modes.S_ISDIR(found.st_mode)
        if not allowLinks and not self.fs_flags & FOLLOW_SYMLINKS:
            return False
        return os.path.isdir(name.encode("latin-1"))

    @method(tentative=True)
    def getChildren(self, engine: Engine) -> 'RecursiveDirectoryIterator':
        from zvm.ext.spl.iterators import make_object

        children: RecursiveDirectoryIterator = make_object(engine, self.ce, self.need_name(engine), self.fs_flags)
        children.sub_path = f"{self.sub_path}/{self.entry}" if self.sub_path else self.entry
        children.info_class, children.file_class = self.info_class, self.file_class
        return children

    @method(tentative=True)
    def getSubPath(self) -> Str:
        return self.sub_path

    @method(tentative=True)
    def getSubPathname(self) -> Str:
        return f"{self.sub_path}/{self.entry}" if self.sub_path else self.entry


class _Hooks(type(HOOKS)):  # type: ignore[misc]
    """Method calls of a GlobIterator."""

    __slots__ = ()

    @staticmethod
    def get_method(engine: Engine, obj: Any, name: str, lower_name: str) -> None:
        """No method can be called before the constructor ran (spl_filesystem_object_get_method_check)."""
        if obj.stream is None and lower_name != "__construct":
            engine.throw("Error", "The parent constructor was not called: the object is in an invalid state")


@php_class("GlobIterator", extends="FilesystemIterator", implements=("Countable",), flags=ACC_NOT_CLONEABLE,
           native=_Hooks())
class GlobIterator(FilesystemIterator):
    __slots__ = ()

    @method(defaults={"flags": "FilesystemIterator::KEY_AS_PATHNAME | FilesystemIterator::CURRENT_AS_FILEINFO"})
    def __construct(self, engine: Engine, pattern: Path, flags: Int = 0) -> Untyped:
        self.begin(engine, pattern if pattern.startswith("glob://") or not pattern else "glob://" + pattern, flags)

    @method(tentative=True)
    def count(self, engine: Engine) -> Int:
        if self.stream is None:
            engine.diagnostics.fatal("GlobIterator::count(): GlobIterator lost glob state")
        return len(self.stream.names)
