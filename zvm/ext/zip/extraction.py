"""What is taken out of an archive: facts, contents, streams, files (ext/zip/php_zip.c)."""
from __future__ import annotations

import os

from zvm.ext.standard.streams.path_checks import permitted
from zvm.ext.standard.streams.wrapper_base import MKDIR_RECURSIVE, REPORT_ERRORS, STAT_QUIET
from zvm.ext.standard.streams.wrappers import locate as locate_wrapper
from zvm.ext.standard.streams.wrappers import open_stream
from zvm.ext.zip.archive import Archive, display
from zvm.ext.zip.entry_stream import ZipStream
from zvm.ext.zip.errors import ZipError
from zvm.runtime.execute_data import running_function
from zvm.runtime.values.arrays import PhpArray

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

_LONGEST_PATH = 4096
_CHUNK = 1 << 16


def _remember(archive: Archive, error: ZipError) -> bool:
    archive.error = (error.number, error.errno)
    return False


def archive_comment(archive: Archive, flags: int) -> str:
    return display(archive.comment, flags, False)


def comment(archive: Archive, index: int, flags: int) -> str | bool:
    """The comment of an entry; false where there is no such entry."""
    try:
        record = archive.record(index, flags)
    except ZipError as error:
        return _remember(archive, error)
    return display(record.comment, flags, record.is_utf8)


def stat(archive: Archive, index: int, flags: int) -> PhpArray | bool:
    """The facts of an entry; false where there is no such entry."""
    try:
        return PhpArray.from_dict(dict(archive.stat(index, flags)))
    except ZipError as error:
        return _remember(archive, error)


def contents(archive: Archive, index: int, length: int, flags: int) -> str | bool:
    """The beginning of an entry, all of it where `length` is 0; false where it cannot be read."""
    try:
        size = archive.stat(index)["size"]
        if not size:
            return ""
        reader = archive.open_entry(index, flags)
    except ZipError as error:
        return _remember(archive, error)
    try:
        return reader.read(length if length >= 1 else int(size)).decode("latin-1")
    except ZipError:
        return ""


def stream(engine: Engine, archive: Archive, index: int, flags: int) -> Any:
    """A stream of an entry's contents; false where it cannot be read."""
    try:
        found = archive.stat(index, flags)
        return ZipStream(engine, archive.open_entry(index, flags), archive, "rb", str(found["name"]))
    except ZipError as error:
        return _remember(archive, error)


# ---- files -----------------------------------------------------------------------------------------------------------

def extract(engine: Engine, archive: Archive, folder: str, files: PhpArray | str | None) -> bool:
    """ZipArchive::extractTo(): one entry by name, several, or all."""
    if not folder or not _have_folder(engine, folder):
        return False
    if type(files) is str:
        return _extract_entry(engine, archive, folder, files)
    if type(files) is PhpArray:
        if not len(files):
            return False
        names = [files.get(place) for place in range(len(files)) if place in files]
        plain = [getattr(name, "value", name) for name in names]
        return all(_extract_entry(engine, archive, folder, name) for name in plain if type(name) is str)
    for index in range(len(archive.entries)):
        try:
            name = archive.name(index, 8)
        except ZipError as error:
            return _remember(archive, error)
        if not _extract_entry(engine, archive, folder, name):
            return False
    return True


def _have_folder(engine: Engine, folder: str) -> bool:
    """Is there that folder? It is made where it is missing."""
    wrapper, local = locate_wrapper(engine, folder)
    if wrapper is None:
        return False
    return wrapper.stat(engine, local, STAT_QUIET) is not None or \
        wrapper.make_directory(engine, local, 0o777, MKDIR_RECURSIVE | REPORT_ERRORS, None)


def cleaned(name: str) -> str:
    """An entry's name as a path below the folder, whatever ".." it has (php_zip_make_relative_path)."""
    parts: list[str] = []
    for part in name.split("/"):
        if part == "..":
            if parts:
                parts.pop()
        elif part not in ("", "."):
            parts.append(part)
    return "/".join(parts) + ("/" if name[-1:] == "/" and parts else "")


def _leaves_folder(name: str) -> bool:
    """Whether an entry's name begins with a slash or leads out of the folder by its ".."."""
    depth = 0
    for part in name.split("/"):
        depth += -1 if part == ".." else part not in ("", ".")
        if depth < 0:
            return True
    return name[0] == "/"


def _extract_entry(engine: Engine, archive: Archive, folder: str, name: str) -> bool:
    path = cleaned(name)
    if not name or len(path) >= _LONGEST_PATH:
        return False
    if not path:
        if name[-1] == "/" and not _leaves_folder(name):
            return True
        path = "" if name[-1] == "/" else ".." if _leaves_folder(name) else "."  # a folder, which cannot be written to
    try:
        index = archive.locate(name)
        facts = archive.stat(index)
    except ZipError as error:
        return _remember(archive, error)
    if path[-1:] == "/":
        return _have_folder(engine, f"{folder}/{path}")
    above = path.rpartition("/")[0]
    target = f"{folder}/{above}" if above else folder
    if not permitted(engine, target) or not _have_folder(engine, target):
        return False
    full = f"{target}/{path.rpartition('/')[2]}"
    if len(full) > _LONGEST_PATH:
        engine.diagnostics.warning(f"{running_function(engine)}(): Full extraction path exceed MAXPATHLEN "
                                   f"({_LONGEST_PATH})")
        return False
    return permitted(engine, full) and _write_file(engine, archive, index, full, int(facts["mtime"]))


def _write_file(engine: Engine, archive: Archive, index: int, path: str, modified: int) -> bool:
    """Write the contents of an entry to a file; False where the entry cannot be read or the file not opened."""
    try:
        reader = archive.open_entry(index)
    except ZipError as error:
        return _remember(archive, error)
    target = open_stream(engine, path, "w+b")
    if target is None:
        return False
    try:
        while part := reader.read(_CHUNK):
            target.write(part.decode("latin-1"))
    except (ZipError, OSError):
        pass  # what could be read stays, and nothing is said
    finally:
        target.close()
    if "://" not in path:
        os.utime(path.encode("latin-1"), (modified, modified))
    return True
