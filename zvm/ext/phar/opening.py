"""Opening archives and making new ones (phar_open_from_filename, phar_open_or_create_filename)."""
from __future__ import annotations

from zvm.ext.phar import files
from zvm.ext.phar.aliases import find_archive, free_alias
from zvm.ext.phar.constants import HALT, STUB, WHOLE_BZ2, WHOLE_GZ
from zvm.ext.phar.errors import PharError
from zvm.ext.phar.manifest import read_manifest
from zvm.ext.phar.names import DATA, EXECUTABLE, FOUND, URL, detect, is_valid_alias, real_name
from zvm.ext.phar.records import Archive
from zvm.ext.phar.state import PharState, has_bz2, has_zlib
from zvm.ext.phar.tar_reading import is_tar, read_tar
from zvm.ext.phar.zip_reading import LOCAL, read_zip
from zvm.ext.standard.streams.path_checks import permitted

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

_WINDOW = 1024  # what the stub is read by, which shows where a file is too short
_TOKEN = HALT.encode()
_HALT_WORD = b"__halt_compiler"
_READ_AHEAD = 8192
_NOT_RUNNABLE = "'{}' is not a phar archive. Use PharData::__construct() for a standard zip or tar archive"


def phar_state(engine: Engine) -> PharState:
    """The engine's state, the archives of phar.cache_list having been read."""
    state = engine.state_of(PharState)
    if not state.is_listed:
        state.is_listed = True
        _read_cache_list(engine, state)
    return state


def _read_cache_list(engine: Engine, state: PharState) -> None:
    """Open the archives that phar.cache_list names, all or none (phar_split_cache_list)."""
    names = [name for name in (engine.ini.get("phar.cache_list") or "").split(":") if name]
    try:
        for name in names:
            archive = open_archive(engine, name)
            archive.is_cached = True
            archive.file = None
    except PharError:
        pass
    else:
        state.cached, state.cached_aliases = state.archives, state.aliases
    state.archives, state.aliases = {}, {}
    state.forget_last()


# ---- archives that are open ------------------------------------------------------------------------------------------

def _find_open(state: PharState, path: str, alias: str | None, is_data: bool) -> Archive | None:
    """An archive that is open already, None where there is none. Raises PharError (phar_open_parsed_phar)."""
    try:
        found = find_archive(state, path, alias)
    except PharError as error:
        if error.text is not None:
            raise
        return None
    if alias is not None and path != found.path:
        return None
    if not is_data and not found.halt_offset and not found.is_new and (found.is_tar or found.is_zip) and \
            state.is_read_only and STUB not in found.entries:
        raise PharError(_NOT_RUNNABLE.format(path))
    return found


def open_archive(engine: Engine, path: str, alias: str | None = None) -> Archive:
    """The archive at that path. Raises PharError (phar_open_from_filename)."""
    state = phar_state(engine)
    is_data = ".phar" not in path
    found = _find_open(state, path, alias, is_data)
    if found is not None:
        return found
    if not permitted(engine, path):
        raise PharError
    file = files.open_quietly(path)
    if file is None:
        raise PharError(f'unable to open phar for reading "{path}"')
    return _read(engine, state, file, real_name(path) or path, alias)


def open_running(engine: Engine, alias: str | None) -> None:
    """Open the archive whose stub is running. Raises PharError (phar_open_executed_filename)."""
    state = phar_state(engine)
    path = engine.diagnostics.position()[0]
    try:
        if _find_open(state, path, alias, False) is not None:
            return
    except PharError:
        pass
    if engine.current_execute_data is None:
        raise PharError("cannot initialize a phar outside of PHP execution")
    if not permitted(engine, path):
        raise PharError
    file = files.open_quietly(path)
    if file is None or not _ends_in_halt(file):
        raise PharError("__HALT_COMPILER(); must be declared in a phar")
    _read(engine, state, file, real_name(path) or path, alias)


def _ends_in_halt(file: Any) -> bool:
    """Has the script that a file holds an end before the end of the file?"""
    before = b""
    for piece in files.pieces(file, 0):
        if _HALT_WORD in (before + piece).lower():
            return True
        before = piece[1 - len(_HALT_WORD):]
    return False


# ---- reading -------------------------------------------------------------------------------------------------------

def _read(engine: Engine, state: PharState, file: Any, path: str, alias: str | None) -> Archive:
    """The archive in a file, of whatever format (phar_open_from_fp)."""
    whole = 0
    while True:
        file.seek(0)
        head = file.read(_WINDOW)
        if len(head) < len(_TOKEN):
            raise PharError(f'internal corruption of phar "{path}" (truncated entry)')
        if head[:3] == b"\x1f\x8b\x08":
            whole = WHOLE_GZ
        elif head[:3] == b"BZh":
            whole = WHOLE_BZ2
        else:
            break
        file = _unpacked(engine, file, path, whole)
    if head[:4] == LOCAL:
        archive, own_alias = read_zip(state, file, path)
        return _register_other(state, archive, own_alias, alias, "zip")
    if len(head) > 512 and is_tar(head, path):
        archive, own_alias = read_tar(state, file, path, whole)
        return _register_other(state, archive, own_alias, alias, "tar")
    archive, own_alias = read_manifest(state, file, path, alias, _find_stub_end(file, path), whole)
    return _register(state, archive, own_alias, alias)


def _unpacked(engine: Engine, file: Any, path: str, whole: int) -> Any:
    """What a file that is compressed as a whole unpacks to."""
    name, is_there, extension = ("gzipped", has_zlib(), "zlib") if whole == WHOLE_GZ else ("bzipped", has_bz2(), "bz2")
    failed = f'unable to decompress {name} phar archive "{path}" to temporary file'
    if not is_there:
        raise PharError(f"{failed}, enable {extension} extension in php.ini")
    made = files.temporary()
    try:
        files.unpack_whole(file, made, whole)
    except PharError:
        files.notice_damage(engine, whole == WHOLE_GZ)
        raise PharError(failed) from None
    finally:
        file.close()
    return made


def _find_stub_end(file: Any, path: str) -> int:
    """Where the text that ends the stub ends."""
    size = files.size_of(file)
    last = size % _WINDOW
    limit = size - last if last < len(_TOKEN) else size
    before, offset = b"", 0
    for piece in files.pieces(file, 0, limit):
        place = (before + piece).find(_TOKEN)
        if place >= 0:
            return offset - len(before) + place + len(_TOKEN)
        before = (before + piece)[1 - len(_TOKEN):]
        offset += len(piece)
    if 0 < last < len(_TOKEN) or size % _READ_AHEAD == 0:
        raise PharError(f'internal corruption of phar "{path}" (truncated entry)')
    raise PharError(f'internal corruption of phar "{path}" (__HALT_COMPILER(); not found)')


def _register(state: PharState, archive: Archive, own_alias: str | None, alias: str | None) -> Archive:
    """Enter an archive of PHP's own format; an alias of its own goes before one that was asked for."""
    name = own_alias or alias
    archive.alias = name or archive.path
    archive.is_alias_temporary = own_alias is None
    if name:
        if not is_valid_alias(name):
            raise PharError(f'Cannot open archive "{archive.path}", invalid alias')
        known = state.aliases.get(name)
        if known is not None and not free_alias(state, known):
            raise PharError(f'Cannot open archive "{archive.path}", alias is already in use by existing archive')
        state.aliases[name] = archive
    state.archives.setdefault(archive.path, archive)
    return archive


def _register_other(state: PharState, archive: Archive, own_alias: str | None, alias: str | None,
                    kind: str) -> Archive:
    """Enter a tar or zip archive."""
    if archive.path in state.archives:
        raise PharError(f'phar error: Unable to add {kind}-based phar "{archive.path}" to phar registry')
    name = own_alias or alias
    known = state.aliases.get(name) if name else None
    if known is not None and not free_alias(state, known):
        how = "" if kind == "tar" else " with implicit alias" if own_alias else " with explicit alias"
        raise PharError(f'phar error: Unable to add {kind}-based phar "{archive.path}"{how}, alias is already in use')
    archive.alias = name or archive.path
    archive.is_alias_temporary = own_alias is None
    if name:
        state.aliases[name] = archive
    state.archives[archive.path] = archive
    return archive


# ---- making --------------------------------------------------------------------------------------------------------

def open_or_create(engine: Engine, path: str, alias: str | None, is_data: bool) -> Archive:
    """The archive at that path, which is made where there is none; it is written when it has an entry. Raises
    PharError (phar_open_or_create_filename)."""
    state = phar_state(engine)
    kind = DATA if is_data else EXECUTABLE
    found = detect(state, path, kind, 0, True)
    if found.kind != FOUND:
        found = detect(state, path, kind, 1, True)
        if found.kind == URL:
            raise PharError(f'Cannot create a phar archive from a URL like "{path}". Phar objects can only be created '
                            "from local files")
        if found.kind != FOUND:
            raise PharError(f"Cannot create phar '{path}', file extension (or combination) not recognised or the "
                            "directory does not exist")
    archive = _find_open(state, path, alias, is_data)
    if archive is not None:
        return _checked_open(state, archive, path)
    extension = path[found.start:found.end]
    is_zip = len(extension) > 3 and extension[extension.find("z"):][1:3] == "ip" and "z" in extension
    is_tar_file = len(extension) > 3 and extension[extension.find("t"):][1:3] == "ar" and "t" in extension
    archive = _create_or_read(engine, state, path, alias, is_data)
    if is_zip:
        return _of_format(archive, path, is_data, "zip")
    return _of_format(archive, path, is_data, "tar") if is_tar_file else archive


def _checked_open(state: PharState, archive: Archive, path: str) -> Archive:
    if archive.is_data and not archive.is_tar and not archive.is_zip:
        raise PharError(f"Cannot open '{path}' as a PharData object. Use Phar::__construct() for executable archives")
    if state.forbids(archive) and (archive.is_tar or archive.is_zip) and STUB not in archive.entries:
        raise PharError(_NOT_RUNNABLE.format(path))
    if not state.forbids(archive):
        archive.is_writable = True
    return archive


def _of_format(archive: Archive, path: str, is_data: bool, kind: str) -> Archive:
    """An archive whose name says that it is a tar or zip file."""
    archive.is_data = is_data
    if archive.is_new:
        archive.is_tar, archive.is_zip = kind == "tar", kind == "zip"
    elif not (archive.is_tar if kind == "tar" else archive.is_zip):
        what = f'phar tar error: "{path}"' if kind == "tar" else f'phar zip error: phar "{path}"'
        raise PharError(f"{what} already exists as a regular phar and must be deleted from disk prior to creating as a "
                        f"{kind}-based phar")
    return archive


def _create_or_read(engine: Engine, state: PharState, path: str, alias: str | None, is_data: bool) -> Archive:
    """phar_create_or_parse_filename()."""
    if not permitted(engine, path):
        raise PharError
    file = files.open_quietly(path)
    if file is not None:
        archive = _read(engine, state, file, real_name(path) or path, alias)
        if not state.forbids(archive):
            archive.is_writable = True
        return archive
    if state.is_read_only and not is_data:
        raise PharError(f'creating archive "{path}" disabled by the php.ini setting phar.readonly')
    real = real_name(path)
    if real is None:
        raise PharError
    archive = Archive(real)
    archive.is_alias_temporary = alias is None
    archive.is_writable = archive.is_new = True
    state.archives.setdefault(archive.path, archive)
    if is_data:
        archive.is_data = archive.is_tar = True
        return archive
    archive.alias = archive.path if alias is None else alias
    if alias:
        known = state.aliases.get(alias)
        if known is not None and not free_alias(state, known):
            state.drop(archive)
            raise PharError(f'phar error: phar "{archive.path}" cannot set alias "{alias}", already in use by another '
                            "phar archive")
        state.aliases[alias] = archive
    return archive
