"""Archives of other formats or compressed otherwise as a whole (phar_convert_to_other, phar_rename_archive)."""
from __future__ import annotations

from zvm.ext.phar import files
from zvm.ext.phar.constants import (
    BZ2,
    GZ,
    LEGACY_SAME,
    NONE,
    PHAR,
    SAME,
    TAR,
    TAR_FILE,
    TAR_FOLDER,
    WHOLE,
    WHOLE_BZ2,
    WHOLE_GZ,
    ZIP,
)
from zvm.ext.phar.contents import link_source, place_of
from zvm.ext.phar.entries import stat_path
from zvm.ext.phar.errors import PharError
from zvm.ext.phar.flushing import flush
from zvm.ext.phar.names import DATA, EXECUTABLE, FOUND, checked_name, detect
from zvm.ext.phar.records import UNPACKED, Archive, Entry, inode_of
from zvm.ext.phar.state import PharState, has_bz2, has_zlib
from zvm.ext.spl.iterators import make_object

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

_EXTENSIONS = (".phar.tar.bz2", ".phar.tar.gz", ".phar.php", ".phar.bz2", ".phar.zip", ".phar.tar", ".phar.gz",
               ".tar.bz2", ".tar.gz", ".phar", ".tar", ".zip")
_PACKED = {WHOLE_GZ: ".gz", WHOLE_BZ2: ".bz2"}


def whole_flag(engine: Engine, compression: int, is_zip: bool) -> int:
    """The flag of an archive compressed that way as a whole; throws where that cannot be."""
    problem = None
    if compression == NONE:
        return 0
    if compression not in (GZ, BZ2):
        problem = "Unknown compression specified, please pass one of Phar::GZ or Phar::BZ2"
    else:
        name, extension, is_there = ("gzip", "zlib", has_zlib()) if compression == GZ else ("bz2", "bz2", has_bz2())
        if is_zip:
            problem = f"Cannot compress entire archive with {name}, zip archives do not support whole-archive " \
                      "compression"
        elif not is_there:
            problem = f"Cannot compress entire archive with {name}, enable ext/{extension} in php.ini"
    if problem is not None:
        engine.throw("BadMethodCallException", problem)
    return WHOLE_GZ if compression == GZ else WHOLE_BZ2


def to_other(engine: Engine, archive: Archive, wanted: tuple[int | None, int | None, str | None],
             is_data: bool) -> Any:
    """An object for a copy of the archive of another format, compression and extension; None for the present ones."""
    number, compression, extension = wanted
    kind = SAME if number in (None, LEGACY_SAME) else number
    if kind == SAME:
        kind = TAR if archive.is_tar else ZIP if archive.is_zip else PHAR
    if is_data and kind == PHAR:
        engine.throw("UnexpectedValueException", "Cannot write out data phar archive, use Phar::TAR or Phar::ZIP")
    if kind not in (PHAR, TAR, ZIP):
        names = "Phar::TAR or Phar::ZIP" if is_data else "Phar::PHAR, Phar::TAR or Phar::ZIP"
        engine.throw("BadMethodCallException", f"Unknown file format specified, please pass one of {names}")
    if compression is None or compression == LEGACY_SAME:
        flags = archive.flags & WHOLE
    else:
        flags = whole_flag(engine, compression, kind == ZIP)
    return convert(engine, archive, kind, extension, flags, is_data)


def convert(engine: Engine, source: Archive, kind: int | None, extension: str | None, flags: int,
            is_data: bool) -> Any:
    """An object for a copy of an archive."""
    state = engine.state_of(PharState)
    state.forget_last()
    archive = Archive(source.path)
    archive.flags = flags
    archive.is_tar, archive.is_zip = kind == TAR, kind == ZIP
    archive.is_data = is_data and kind != PHAR
    archive.unpacked = files.temporary()
    archive.alias, archive.is_alias_temporary = source.alias, source.is_alias_temporary
    archive.metadata = source.metadata.copy()
    for entry in source.entries.values():
        made = entry.copy(archive, entry.name)
        if not made.link and not made.is_mounted:
            _copy_contents(engine, entry, made)
        made.tar_type = (TAR_FOLDER if entry.is_folder else TAR_FILE) if archive.is_tar else ""
        made.is_modified = True
        made.inode = inode_of(archive.path, made.name)
        archive.entries[made.name] = made
        archive.add_folders(made.name)
    return _rename(engine, state, archive, extension)


def _copy_contents(engine: Engine, entry: Entry, made: Entry) -> None:
    where = f'Cannot convert phar archive "{entry.archive.path}", unable to'
    source = link_source(entry) or entry
    target = made.archive.unpacked
    start = files.size_of(target)
    text = None
    if not entry.is_folder:
        try:
            file, offset = place_of(engine, source)
            target.seek(start)
            if files.copy(file, offset, source.size, target) != source.size:
                text = f'{where} copy entry "{entry.name}" contents'
        except PharError as error:
            text = f'{where} open entry "{entry.name}" contents: {error.text}'
    if text is not None:
        engine.throw("UnexpectedValueException", text)
    made.place, made.offset, made.packed, made.own_file = UNPACKED, start, None, None


def _extension_of(archive: Archive) -> str:
    """The extension that such archives have."""
    if archive.is_zip:
        return "zip" if archive.is_data else "phar.zip"
    base = "" if archive.is_data else "phar"
    if archive.is_tar:
        base += ".tar"
    return (base + _PACKED.get(archive.flags & WHOLE, "")).removeprefix(".")


def _new_path(path: str, extension: str) -> str:
    """The path with another extension in place of one that archives have, else of the last one."""
    folder, slash, name = path.rpartition("/")
    for known in _EXTENSIONS:
        if name.endswith(known) and len(name) > len(known):
            name = name.removesuffix(known)
            break
    else:
        name = name.rpartition(".")[0] if "." in name else name
    return f"{folder}{slash}{name}.{extension.removeprefix('.')}"


def _rename(engine: Engine, state: PharState, archive: Archive, extension: str | None) -> Any:
    """Write the archive under its new name; an object for it."""
    problem = None
    if extension is not None:
        try:
            checked_name(extension)
        except PharError:
            what = "data phar" if archive.is_data else "phar"
            problem = f'{what} converted from "{archive.path}" has invalid extension {extension}'
    else:
        extension = _extension_of(archive)
    if problem is None:
        archive.set_path(_new_path(archive.path, extension))
        problem = _unusable(engine, state, archive, extension.removeprefix("."))
    if problem is None:
        problem = _write(engine, state, archive)
    if problem is not None:
        engine.throw("BadMethodCallException", problem)
    ce = engine.lookup_class("PharData" if archive.is_data else "Phar", False)
    return make_object(engine, ce, archive.path)


def _unusable(engine: Engine, state: PharState, archive: Archive, extension: str) -> str | None:
    """Why an archive cannot have its new name."""
    path = archive.path
    unlisted = f'Unable to add newly converted phar "{path}" to the list of phars,'
    if path in state.cached:
        return f"{unlisted} new phar name is in phar.cache_list"
    known = state.archives.get(path)
    if known is not None and archive.entries:
        return f"{unlisted} a phar with that name already exists"
    if stat_path(engine, path) is not None:
        return f'phar "{path}" exists and must be unlinked prior to conversion'
    found = detect(state, path, DATA if archive.is_data else EXECUTABLE, 1, True)
    if found.kind != FOUND:
        return f'{"data phar" if archive.is_data else "phar"} "{path}" has invalid extension {extension}'
    assert found.start is not None
    archive.extension_size = found.end - found.start
    return None


def _write(engine: Engine, state: PharState, archive: Archive) -> str | None:
    """Write an archive that is new under its name; why that cannot be."""
    if archive.is_data or archive.is_alias_temporary:
        archive.alias = None
    elif archive.alias:
        archive.alias, archive.is_alias_temporary = archive.path, True
        state.aliases[archive.path] = archive
    state.archives[archive.path] = archive
    try:
        flush(engine, archive, None, True)
    except PharError as error:
        state.drop(archive)
        return error.text
    return None
