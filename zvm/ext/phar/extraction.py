"""Taking files out of archives: extractTo() (phar_extract_file). Nothing is ever written outside of the folder."""
from __future__ import annotations

import os
import stat as modes

from zvm.ext.phar import files
from zvm.ext.phar.constants import PERMISSIONS
from zvm.ext.phar.contents import link_source, place_of
from zvm.ext.phar.entries import stat_path
from zvm.ext.phar.errors import PharError
from zvm.ext.phar.names import is_magic
from zvm.ext.standard.streams.path_checks import permitted
from zvm.ext.standard.streams.wrapper_base import MKDIR_RECURSIVE
from zvm.ext.standard.streams.wrappers import locate, open_stream
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.zval import Reference

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.engine import Engine
    from zvm.ext.phar.records import Archive, Entry

_LONGEST_PATH, _SHOWN = 4096, 50


def extract(engine: Engine, archive: Archive, folder: str, wanted: PhpArray | str | None, overwrite: bool) -> bool:
    """Extract everything, one entry, or several; a name that ends in a slash stands for all that begin with it."""
    if files.open_quietly(archive.path) is None:
        engine.throw("InvalidArgumentException", f"Invalid argument, {archive.path} cannot be found")
    if not folder:
        engine.throw("InvalidArgumentException", "Invalid argument, extraction path must be non-zero length")
    if len(folder) >= _LONGEST_PATH:
        engine.throw("InvalidArgumentException", f'Cannot extract to "{folder[:_SHOWN]}...", destination directory is '
                                                 "too long for filesystem")
    _have_folder(engine, folder)
    if not isinstance(wanted, PhpArray):
        _extract_some(engine, archive, folder, wanted, overwrite)
        return True
    if not len(wanted):
        return False
    for name in wanted.values():
        name = name.value if type(name) is Reference else name
        if type(name) is not str:
            engine.throw("InvalidArgumentException", "Invalid argument, array of filenames to extract contains "
                                                     "non-string value")
        _extract_some(engine, archive, folder, name, overwrite)
    return True


def _have_folder(engine: Engine, folder: str) -> None:
    found = stat_path(engine, folder)
    if found is None:
        if not _make_folder(engine, folder, 0o777):
            engine.throw("RuntimeException", f'Unable to create path "{folder}" for extraction')
    elif not modes.S_ISDIR(found.st_mode):
        engine.throw("RuntimeException", f'Unable to use path "{folder}" for extraction, it is a file, must be a '
                                         "directory")


def _make_folder(engine: Engine, folder: str, mode: int) -> bool:
    wrapper, local = locate(engine, folder)
    return wrapper is not None and wrapper.make_directory(engine, local, mode, MKDIR_RECURSIVE, None)


def _extract_some(engine: Engine, archive: Archive, folder: str, wanted: str | None, overwrite: bool) -> None:
    entries = list(archive.entries.values())
    if wanted is not None and wanted[-1:] == "/":
        entries = [entry for entry in entries if entry.name.startswith(wanted)]
    elif wanted is not None:
        entries = [archive.entries[wanted]] if wanted in archive.entries else []
    text = None
    try:
        for entry in entries:
            _extract(engine, entry, folder, overwrite)
    except PharError as error:
        text = error.text
    if text is not None:
        engine.throw("PharException", f'Extraction from phar "{archive.path}" failed: {text}')
    if not entries and wanted is not None:
        engine.throw("PharException", "phar error: attempted to extract non-existent file or directory "
                                      f'"{wanted}" from phar "{archive.path}"')


def _inside(name: str) -> str:
    """The name without anything that leads out of the folder."""
    parts: list[str] = []
    for part in name.split("/"):
        if part == "..":
            del parts[-1:]
        elif part not in ("", "."):
            parts.append(part)
    return "/".join(parts)


def _extract(engine: Engine, entry: Entry, folder: str, overwrite: bool) -> None:
    if entry.is_mounted or is_magic(entry.name):
        return
    inside = _inside(entry.name)
    if not inside or "\0" in inside:
        raise PharError(f'Cannot extract "{entry.name}", internal error')
    path = f"{folder}/{inside}"
    _check(engine, entry, path, overwrite)
    parent = path.rpartition("/")[0]
    if stat_path(engine, parent) is None and \
            not _make_folder(engine, parent, entry.flags & PERMISSIONS if entry.is_folder else 0o777):
        raise PharError(f'Cannot extract "{entry.name}", could not create directory "{parent}"')
    if not entry.is_folder:
        _write(engine, entry, path)


def _check(engine: Engine, entry: Entry, path: str, overwrite: bool) -> None:
    """Raise PharError where the path cannot or must not be written."""
    if len(path) >= _LONGEST_PATH:
        name = entry.name if len(entry.name) <= _SHOWN else entry.name[:_SHOWN] + "..."
        raise PharError(f'Cannot extract "{name}" to "{path[:_SHOWN]}...", extracted filename is too long for '
                        "filesystem")
    what = f'Cannot extract "{entry.name}" to "{path}",'
    if not permitted(engine, path):
        raise PharError(f"{what} openbasedir/safe mode restrictions in effect")
    if not overwrite and stat_path(engine, path) is not None:
        raise PharError(f"{what} path already exists")


def _write(engine: Engine, entry: Entry, path: str) -> None:
    what = f'Cannot extract "{entry.name}" to "{path}",'
    stream = open_stream(engine, path, "w+b")
    if stream is None:
        raise PharError(f'Cannot extract "{entry.name}", could not open for writing "{path}"')
    try:
        source = link_source(entry) or entry
        try:
            file, offset = place_of(engine, source)
        except PharError as error:
            raise PharError(f"{what} unable to open internal file pointer: {error.text}") from None
        count = 0
        try:
            for piece in files.pieces(file, offset, source.size):
                count += stream.write(piece.decode("latin-1"))
        except OSError:
            count = -1
        if count != source.size:
            raise PharError(f"{what} copying contents failed")
    finally:
        stream.close()
    try:
        os.chmod(path.encode("latin-1"), entry.flags & PERMISSIONS)
    except OSError:
        raise PharError(f"{what} setting file permissions failed") from None
