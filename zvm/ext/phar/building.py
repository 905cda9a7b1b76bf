"""Putting files into archives: addFile(), buildFromDirectory(), buildFromIterator() (ext/phar/phar_object.c)."""
from __future__ import annotations

import os
import stat as modes

from zvm.ext.phar import files
from zvm.ext.phar.constants import PERMISSIONS
from zvm.ext.phar.contents import place_of
from zvm.ext.phar.entries import FILES, FOLDERS, Handle, open_or_create_entry, stat_path
from zvm.ext.phar.errors import PharError
from zvm.ext.phar.exceptions import throwing
from zvm.ext.phar.holding import own_copy, save
from zvm.ext.phar.names import checked_name, is_magic, real_name
from zvm.ext.phar.records import OWN, UNPACKED
from zvm.ext.phar.state import PharState
from zvm.ext.spl.directory_iterators import SKIP_DOTS, UNIX_PATHS, DirectoryIterator
from zvm.ext.spl.file_info import SplFileInfo
from zvm.ext.spl.iterators import make_object
from zvm.ext.standard.streams.path_checks import permitted
from zvm.ext.standard.streams.wrappers import open_stream
from zvm.runtime.objects.iterators import get_iterator
from zvm.runtime.services.streams import Stream
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.zval import Reference

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any, NoReturn

    from zvm.engine import Engine
    from zvm.ext.phar.records import Archive, Entry


def _permissions(entry: Entry, found: os.stat_result | None) -> int:
    """Those of the file that the contents come from, else what the process gives new files."""
    if found is not None:
        return found.st_mode & PERMISSIONS
    mask = os.umask(0)
    os.umask(mask)
    return entry.flags & ~mask


def add_file(engine: Engine, archive: Archive, name: str, source: Any) -> None:
    """Add an entry with the contents of a string or stream (phar_add_file)."""
    inner = name.removeprefix("/")
    if is_magic(inner) and inner[5:6] in ("", "/", "\\"):
        engine.throw("BadMethodCallException", 'Cannot create any files in magic ".phar" directory')
    handle = _open(engine, archive, name, FILES, "Entry")
    entry = handle.entry
    found = None
    if isinstance(source, Stream):
        data = source.read_all()
        found = source.stat()
    else:
        data = source
    handle.file.write(data.encode("latin-1"))
    entry.size = entry.packed_size = len(data)
    entry.flags = _permissions(entry, found)
    archive = handle.archive
    handle.release()
    save(engine, archive)


def add_folder(engine: Engine, archive: Archive, name: str) -> None:
    """Add an empty folder (phar_mkdir)."""
    handle = _open(engine, archive, name, FOLDERS, "Directory")
    archive = handle.archive
    handle.release()
    save(engine, archive)


def _open(engine: Engine, archive: Archive, name: str, kind: int, what: str) -> Handle:
    try:
        return open_or_create_entry(engine, archive.path, name, "w+b", kind)
    except PharError as error:
        reason = "" if error.text is None else f": {error.text}"
    engine.throw("BadMethodCallException", f"{what} {name} does not exist and cannot be created{reason}")


def add_path(engine: Engine, archive: Archive, path: str, name: str | None) -> None:
    """Add a file of the file system, or of any wrapper."""
    if "://" not in path and not permitted(engine, path):
        engine.throw("RuntimeException", f'phar error: unable to open file "{path}" to add to phar archive, '
                                         "open_basedir restrictions prevent this")
    stream = open_stream(engine, path, "rb", report=False)
    if stream is None:
        engine.throw("RuntimeException", f'phar error: unable to open file "{path}" to add to phar archive')
    add_file(engine, archive, path if name is None else name, stream)


# ---- many files ------------------------------------------------------------------------------------------------------

def build_from_folder(engine: Engine, archive: Archive, folder: str, pattern: str) -> PhpArray:
    """Add all files of a folder, or those whose paths match a pattern; what was added."""
    def make(name: str, *arguments: Any) -> Any:
        return make_object(engine, engine.lookup_class(name, False), *arguments)

    iterator = make("RecursiveIteratorIterator",
                    make("RecursiveDirectoryIterator", folder, SKIP_DOTS | UNIX_PATHS))
    if pattern:
        iterator = make("RegexIterator", iterator, pattern)
    return build(engine, own_copy(engine, archive), iterator, folder)


def build(engine: Engine, archive: Archive, iterator: Any, base: str) -> PhpArray:
    """Add what an object gives when it is iterated: paths, streams, file objects; what was added."""
    builder = _Builder(engine, archive, iterator, base)
    elements = get_iterator(engine, iterator)
    elements.rewind()
    while elements.valid():
        builder.add(elements)
        elements.next()
    archive.unpacked = builder.target
    save(engine, archive)
    return builder.added


class _Builder:
    """Adds one element after another; their contents are collected in one file, `target`."""

    __slots__ = ("engine", "archive", "name", "base", "target", "added")

    def __init__(self, engine: Engine, archive: Archive, iterator: Any, base: str) -> None:
        self.engine, self.archive = engine, archive
        self.name: str = iterator.ce.name
        self.base = base
        self.target = archive.unpacked or files.temporary()
        self.added = PhpArray.from_dict({})

    def fail(self, class_name: str, text: str) -> NoReturn:
        self.engine.throw(class_name, f"Iterator {self.name} {text}")

    def add(self, elements: Any) -> None:
        """The current element (phar_build)."""
        value = elements.current()
        value = value.value if type(value) is Reference else value
        if isinstance(value, Stream):
            self._copy(value, self._key(elements), "[stream]")
            return
        if isinstance(value, SplFileInfo):
            path = self._path_of(value)
            if path is None:
                return
        elif type(value) is str:
            path = value
        else:
            self.fail("UnexpectedValueException", "returned an invalid value (must return a string)")
        name = self._inside(path) if self.base else self._key(elements)
        if name is None:
            return
        if not permitted(self.engine, path):
            self.fail("UnexpectedValueException", f'returned a path "{path}" that open_basedir prevents opening')
        stream = open_stream(self.engine, path, "rb", report=False)
        if stream is None:
            self.fail("UnexpectedValueException", f'returned a file that could not be opened "{path}"')
        self._copy(stream, name, (real_name(path) or path) if "://" not in path else path)
        stream.close()

    def _key(self, elements: Any) -> str:
        key = elements.key()
        if type(key) is not str:
            self.fail("UnexpectedValueException", "returned an invalid key (must return a string)")
        return str(key)

    def _path_of(self, info: Any) -> str | None:
        """The path of a file object; None for a folder, which is passed over."""
        if not self.base:
            self.fail("BadMethodCallException", "returns an SplFileInfo object, so base directory must be specified")
        if isinstance(info, DirectoryIterator):
            path = f"{info.own_folder()}/{info.entry}"
            found = stat_path(self.engine, path)
            if found is not None and modes.S_ISDIR(found.st_mode):
                return None
        else:
            path = info.file_name or ""
        real = real_name(path)
        if real is None:
            self.engine.throw("UnexpectedValueException", "Could not resolve file path")
        return real

    def _inside(self, path: str) -> str | None:
        """The path below the base folder; None for that itself."""
        base = real_name(self.base)
        if base is None:
            self.engine.throw("UnexpectedValueException", "Could not resolve file path")
        if not path.startswith(base) or path[len(base) - (base[-1] == "/"):][:1] not in ("", "/"):
            self.fail("UnexpectedValueException", f'returned a path "{path}" that is not in the base directory '
                                                  f'"{base}"')
        rest = path[len(base):]
        if not rest:
            return None
        return rest[1:] if rest[0] in "/\\" else rest

    def _copy(self, stream: Stream, name: str, shown: str) -> None:
        if is_magic(name):
            return
        try:
            handle = open_or_create_entry(self.engine, self.archive.path, name, "w+b")
        except PharError as error:
            self.engine.throw("BadMethodCallException", f"Entry {name} cannot be created: {error.text or '(null)'}")
        entry = handle.entry
        entry.own_file, entry.place, entry.packed = None, UNPACKED, None
        entry.offset = files.size_of(self.target)
        entry.size = 0
        while piece := stream.read(files.CHUNK):
            entry.size += self.target.write(piece.encode("latin-1"))
        entry.packed_size = entry.size
        entry.flags = _permissions(entry, stream.stat())
        self.added.set(name, shown)
        handle.release()


def copy_entry(engine: Engine, archive: Archive, old: str, new: str) -> None:
    """Phar::copy(): a second entry with the same contents."""
    state = engine.state_of(PharState)
    what = f'file "{old}" cannot be copied to file "{new}",'
    problem = None
    if state.forbids(archive):
        problem = f'Cannot copy "{old}" to "{new}", phar is read-only'
    elif is_magic(old):
        problem = f"{what} cannot copy Phar meta-file in {archive.path}"
    elif is_magic(new):
        problem = f"{what} cannot copy to Phar meta-file in {archive.path}"
    elif old not in archive.entries or archive.entries[old].is_deleted:
        problem = f"{what} file does not exist in {archive.path}"
    elif new in archive.entries:
        problem = f"{what} file must not already exist in phar {archive.path}"
    else:
        try:
            name = checked_name(new)
        except PharError as error:
            problem = f'file "{new}" contains invalid characters {error.text}, cannot be copied from "{old}" in phar ' \
                      f"{archive.path}"
    if problem is not None:
        engine.throw("UnexpectedValueException", problem)
    archive = own_copy(engine, archive)
    made = archive.entries[old].copy(archive, name)
    if made.place == OWN:
        with throwing(engine):
            file, offset = place_of(engine, archive.entries[old])
            made.own_file = files.temporary()
            files.copy(file, offset, made.size, made.own_file)
            made.is_modified = True
    archive.entries[name] = made
    archive.is_modified = True
    save(engine, archive)
