"""SplFileInfo, which directory iterators and file objects extend (ext/spl/spl_directory.c)."""
from __future__ import annotations

import os

from zvm.ext.spl.members import debug_table
from zvm.ext.standard.streams import file_kinds, filestat
from zvm.ext.standard.streams.paths import basename, parent
from zvm.ext.vocabulary import (
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
    method,
    php_class,
)
from zvm.runtime.functions.parameters import argument_type_error
from zvm.runtime.objects.lifecycle import initialise, instantiate
from zvm.runtime.services.working_directory import real_path, working_directory
from zvm.runtime.values.convert import to_string
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.strings import c_string
from zvm.runtime.values.zval import UNDEF

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable
    from typing import Any, TypeVar

    from zvm.engine import Engine
    from zvm.ext.spl.file_object import SplFileObject

    Stated = TypeVar("Stated")

# ruff: noqa: F821, N802, UP037

NOT_INITIALISED = "Object not initialized"


def derived_class(engine: Engine, name: Any, base: Any, or_null: bool = False) -> Any:
    """The class of that name; throws TypeError about the first argument unless it is `base` or extends it."""
    name = to_string(engine, name)
    found = engine.lookup_class(name)
    if found is None or base not in found.ancestors:
        tail = " or null" if or_null else ""
        argument_type_error(engine, 1, f"must be a class name derived from {base.display_name}{tail}, "
                                       f"{c_string(name)} given")
    return found


def without_slash(path: str) -> str:
    """A path without slashes at its end, unless it is only that."""
    return path.rstrip("/") or path[:1] if path[-1:] == "/" else path


def folder_of(path: str) -> str:
    """The part of a path before its last slash as SplFileInfo sees it: "" for what is directly below the root."""
    return without_slash(path).rpartition("/")[0]


class _Hooks:
    """Conversion and cloning (spl_filesystem_object_cast, spl_filesystem_object_clone)."""

    __slots__ = ()

    @staticmethod
    def cast(engine: Engine, obj: Any, kind: str) -> Any:
        """By __toString()."""
        if kind == "bool":
            return True
        return engine.call_method(obj, "__tostring") if kind == "string" else UNDEF

    @staticmethod
    def clone(engine: Engine, obj: Any) -> Any:
        """An object for the same file or directory entry."""
        copy = type(obj)()
        initialise(engine, copy, obj.ce)
        obj.copy_to(engine, copy)
        return copy


HOOKS = _Hooks()


@php_class("SplFileInfo", implements=("Stringable",), native=HOOKS, serializable=False)
class SplFileInfo(PhpObject):
    """`file_name` is None before construction, `folder` the path it is in. The class entries are None for PHP's own."""

    __slots__ = ("file_name", "folder", "file_class", "info_class", "fs_flags")

    def __init__(self) -> None:
        self.file_name: str | None = None
        self.folder: str | None = None
        self.file_class: Any = None
        self.info_class: Any = None
        self.fs_flags = 0

    # -- for the classes that extend it --------------------------------------------------------------------------

    def copy_to(self, engine: Engine, copy: Any) -> None:
        """What cloning takes over."""
        copy.file_name, copy.folder, copy.fs_flags = self.file_name, self.folder, self.fs_flags
        copy.file_class, copy.info_class = self.file_class, self.info_class

    def own_folder(self) -> str:
        """The path the file is in, "" when it is not known (spl_filesystem_object_get_path)."""
        return self.folder or ""

    def need_name(self, engine: Engine) -> str:
        """The name with path; throws Error before construction (spl_filesystem_object_get_file_name)."""
        if self.file_name is None:
            engine.throw("Error", NOT_INITIALISED)
        return self.file_name

    def path_name(self) -> str | None:
        """The name with path, None when there is none (spl_filesystem_object_get_pathname)."""
        return self.file_name

    def opened_path(self) -> str | None:
        """The path whose real path is asked for, None when there is none."""
        name = self.path_name()
        return self.file_name if name is None else name

    def short_name(self, engine: Engine) -> str:
        """The name without path."""
        name = self.need_name(engine)
        folder = self.own_folder()
        return name[len(folder) + 1:] if folder and len(folder) < len(name) else name

    def check_entry(self, engine: Engine) -> None:
        """Throw when there is no file to make an object for; directory iterators may be at their end."""

    def set_name(self, path: str) -> None:
        """Become the object for a path (spl_filesystem_info_set_filename)."""
        self.file_name = without_slash(path)
        self.folder = folder_of(path)

    def make_info(self, engine: Engine, ce: Any = None) -> SplFileInfo:
        """A file info object for the file (spl_filesystem_object_create_type)."""
        self.check_entry(engine)
        ce = ce or self.info_class or engine.internal_class("SplFileInfo")
        made: SplFileInfo = instantiate(engine, ce)
        name = self.need_name(engine)
        if ce.constructor.scope.name != "SplFileInfo":
            engine.call_function(ce.constructor, [name], this=made, called_scope=ce)
        else:
            made.file_name, made.folder = name, self.own_folder()
        return made

    def stated(self, engine: Engine, function: Callable[[Engine, str], Stated]) -> Stated:
        """What one of the stat functions says of the file; its warnings are RuntimeExceptions."""
        name = self.need_name(engine)
        with engine.diagnostics.throwing("RuntimeException"):
            return function(engine, name)

    # -- methods -------------------------------------------------------------------------------------------------

    @method
    def __construct(self, filename: Path) -> Untyped:
        self.set_name(filename)

    @method(tentative=True)
    def getPath(self) -> Str:
        return self.own_folder()

    @method(tentative=True)
    def getFilename(self, engine: Engine) -> Str:
        return self.short_name(engine)

    @method(tentative=True)
    def getExtension(self, engine: Engine) -> Str:
        return extension_of(self.short_name(engine))

    @method(tentative=True)
    def getBasename(self, engine: Engine, suffix: Str = "") -> Str:
        return basename(self.short_name(engine), suffix)

    @method(tentative=True)
    def getPathname(self) -> Str:
        return self.path_name() or ""

    @method(tentative=True)
    def getPerms(self, engine: Engine) -> Int | False_:
        return self.stated(engine, filestat.fileperms)

    @method(tentative=True)
    def getInode(self, engine: Engine) -> Int | False_:
        return self.stated(engine, filestat.fileinode)

    @method(tentative=True)
    def getSize(self, engine: Engine) -> Int | False_:
        return self.stated(engine, filestat.filesize)

    @method(tentative=True)
    def getOwner(self, engine: Engine) -> Int | False_:
        return self.stated(engine, filestat.fileowner)

    @method(tentative=True)
    def getGroup(self, engine: Engine) -> Int | False_:
        return self.stated(engine, filestat.filegroup)

    @method(tentative=True)
    def getATime(self, engine: Engine) -> Int | False_:
        return self.stated(engine, filestat.fileatime)

    @method(tentative=True)
    def getMTime(self, engine: Engine) -> Int | False_:
        return self.stated(engine, filestat.filemtime)

    @method(tentative=True)
    def getCTime(self, engine: Engine) -> Int | False_:
        return self.stated(engine, filestat.filectime)

    @method(tentative=True)
    def getType(self, engine: Engine) -> Str | False_:
        return self.stated(engine, filestat.filetype)

    @method(tentative=True)
    def isWritable(self, engine: Engine) -> Bool:
        return self.stated(engine, filestat.is_writable)

    @method(tentative=True)
    def isReadable(self, engine: Engine) -> Bool:
        return self.stated(engine, filestat.is_readable)

    @method(tentative=True)
    def isExecutable(self, engine: Engine) -> Bool:
        return self.stated(engine, filestat.is_executable)

    @method(tentative=True)
    def isFile(self, engine: Engine) -> Bool:
        return self.stated(engine, file_kinds.is_file)

    @method(tentative=True)
    def isDir(self, engine: Engine) -> Bool:
        return self.stated(engine, file_kinds.is_dir)

    @method(tentative=True)
    def isLink(self, engine: Engine) -> Bool:
        return self.stated(engine, filestat.is_link)

    @method(tentative=True)
    def getLinkTarget(self, engine: Engine) -> Str | False_:
        name = self.need_name(engine)
        if not name:
            engine.diagnostics.warning("SplFileInfo::getLinkTarget(): No such file or directory")
            return False
        try:
            return os.readlink(name.encode("latin-1")).decode("latin-1")
        except OSError as error:
            engine.throw("RuntimeException", f"Unable to read link {name}, error: {os.strerror(error.errno or 0)}")

    @method(tentative=True)
    def getRealPath(self) -> Str | False_:
        name = self.opened_path()
        if name is None:
            return False
        found = real_path(name.encode("latin-1") or working_directory())
        return found.decode("latin-1") if os.path.exists(found) else False

    @method(tentative=True, unchecked=True)
    def getFileInfo(self, engine: Engine, class_: Str | Null = None) -> 'SplFileInfo':
        return self.make_info(engine, self.wanted_info(engine, class_))

    @method(tentative=True, unchecked=True)
    def getPathInfo(self, engine: Engine, class_: Str | Null = None) -> 'SplFileInfo' | Null:
        ce: Any = self.wanted_info(engine, class_) or engine.internal_class("SplFileInfo")
        folder = parent(self.path_name() or "")
        if not folder:
            return None
        made: SplFileInfo = instantiate(engine, ce)
        if ce.constructor.scope.name != "SplFileInfo":
            engine.call_function(ce.constructor, [folder], this=made, called_scope=ce)
        else:
            made.set_name(folder)
        return made

    def wanted_info(self, engine: Engine, name: str | None) -> Any:
        """The class an argument names, else that of setInfoClass() or None."""
        if name is None:
            return self.info_class
        return derived_class(engine, name, self.info_class or engine.internal_class("SplFileInfo"), True)

    @method(tentative=True, shown={"context": "Untyped"})
    def openFile(self, engine: Engine, mode: Str = "r", useIncludePath: Bool = False,
                 context: Resource | Null = None) -> 'SplFileObject':
        self.check_entry(engine)
        ce: Any = self.file_class or engine.internal_class("SplFileObject")
        made: SplFileObject = instantiate(engine, ce)
        name = self.need_name(engine)
        if ce.constructor.scope.name != "SplFileObject":
            engine.call_function(ce.constructor, [name, mode], this=made, called_scope=ce)
        else:
            made.open_stream(engine, name, mode, useIncludePath, context)
            made.folder = self.own_folder()
        return made

    @method(tentative=True, unchecked=True, defaults={"class_": "SplFileObject::class"})
    def setFileClass(self, engine: Engine, class_: Str = "SplFileObject") -> Void:
        self.file_class = derived_class(engine, class_, engine.internal_class("SplFileObject"))

    @method(tentative=True, unchecked=True, defaults={"class_": "SplFileInfo::class"})
    def setInfoClass(self, engine: Engine, class_: Str = "SplFileInfo") -> Void:
        self.info_class = derived_class(engine, class_, engine.internal_class("SplFileInfo"))

    @method
    def __toString(self) -> Str:
        return self.path_name() or ""

    @method(tentative=True)
    def __debugInfo(self) -> Array:
        return debug_table(self, **self.debug_fields())

    def debug_fields(self) -> dict[str, Any]:
        """What var_dump() shows, as members.debug_table() takes it."""
        fields: dict[str, Any] = {"SplFileInfo__pathName": self.path_name() or ""}
        if self.file_name is not None:
            folder = self.own_folder()
            inside = bool(folder) and len(folder) < len(self.file_name)
            fields["SplFileInfo__fileName"] = self.file_name[len(folder) + 1:] if inside else self.file_name
        return fields

    @method(tentative=True, final=True, deprecated=True)
    def _bad_state_ex(self, engine: Engine) -> Void:
        engine.throw("Error", "The parent constructor was not called: the object is in an invalid state")


def extension_of(name: str) -> str:
    """What is after the last dot of a file name."""
    _, dot, extension = basename(name).rpartition(".")
    return extension if dot else ""
