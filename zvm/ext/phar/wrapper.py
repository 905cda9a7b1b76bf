"""The wrapper phar:// (ext/phar/stream.c, dirstream.c)."""
from __future__ import annotations

from zvm.ext.phar import contents
from zvm.ext.phar.aliases import copy_on_write, find_archive
from zvm.ext.phar.constants import COMPRESSION, FOLDER_PERMISSIONS, STUB, TAR_FOLDER
from zvm.ext.phar.entries import (
    FILES,
    FOLDERS,
    Handle,
    find_entry,
    mount,
    open_entry,
    open_or_create_entry,
    stat_path,
)
from zvm.ext.phar.entry_stream import PharStream, folder_stream, stat_of
from zvm.ext.phar.errors import PharError
from zvm.ext.phar.flushing import flush
from zvm.ext.phar.names import ANY, SCHEME, NoArchive, split_path
from zvm.ext.phar.opening import open_archive, open_or_create, phar_state
from zvm.ext.phar.records import IN_ARCHIVE, OWN, Archive, Entry
from zvm.ext.phar.renaming import rename_entries
from zvm.ext.standard.streams.contexts import options_of
from zvm.ext.standard.streams.wrapper_base import OPEN_FOR_INCLUDE, StreamWrapper, WrapperError
from zvm.ext.standard.streams.wrappers import open_directory
from zvm.runtime.execute_data import running_function
from zvm.runtime.values.zval import deref

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    import os

    from zvm.engine import Engine
    from zvm.ext.standard.streams.contexts import ContextResource
    from zvm.ext.standard.streams.directory_stream import DirectoryStream

_READ_ONLY = "phar error: write operations disabled by the php.ini setting phar.readonly"


def parse(engine: Engine, url: str, mode: str) -> tuple[str, str]:
    """Archive and entry that a URL names, the archive being open, for writing if the mode says so. Raises PharError
    (phar_parse_url)."""
    if url[:7].lower() != SCHEME:
        raise PharError
    state = phar_state(engine)
    if mode[0] == "a":
        raise PharError("phar error: open mode append not supported")
    try:
        path, name = split_path(state, url, ANY, 2 if mode[0] == "w" else 0)
    except NoArchive as found:
        if found.name is not None:
            raise PharError(f'phar error: no directory in "{url}", must have at least phar://{found.name}/ for root '
                            "directory (always use full path to a new phar)") from None
        raise PharError(f'phar error: invalid url or non-existent phar "{url}"') from None
    if mode[0] == "w" or mode[:2] == "r+":
        known = state.archives.get(path)
        if state.is_read_only and (known is None or not known.is_data):
            raise PharError(_READ_ONLY)
        archive = open_or_create(engine, path, None, False)
        try:
            copy_on_write(state, archive)
        except PharError:
            raise PharError(f"Cannot open cached phar '{path}' as writeable, copy on write failed") from None
    else:
        open_archive(engine, path)
    return path, name


def _warn(engine: Engine, text: str | None) -> bool:
    if text is not None:
        engine.diagnostics.warning(f"{running_function(engine)}(): {text}")
    return False


class PharWrapper(StreamWrapper):
    """phar://ARCHIVE/ENTRY, where the archive is a path or an alias."""

    __slots__ = ()
    label = "phar"

    def open(self, engine: Engine, path: str, mode: str, options: int, context: ContextResource | None) -> PharStream:
        try:
            archive_path, name = parse(engine, path, mode or "r")
            name = name[1:]
            if mode[0] == "w" or mode[:2] == "r+":
                return self._open_for_writing(engine, (archive_path, name), path, mode, context)
            if not name and options & OPEN_FOR_INCLUDE:
                return _open_stub(engine, archive_path, mode, path)
            return _open_for_reading(engine, (archive_path, name), mode, options, path)
        except PharError as error:
            raise WrapperError(error.text) from None

    def _open_for_writing(self, engine: Engine, place: tuple[str, str], path: str, mode: str,
                          context: ContextResource | None) -> PharStream:
        try:
            handle = open_or_create_entry(engine, *place, mode)
        except PharError as error:
            text = f'phar error: file "{place[1]}" could not be created in phar "{place[0]}"'
            raise WrapperError(error.text or text) from None
        entry = handle.entry
        given = options_of(context, "phar")
        if not entry.size and "compress" in given:
            wanted = deref(given["compress"])
            if type(wanted) is int and not wanted & ~COMPRESSION:
                entry.flags = contents.with_compression(entry.flags, wanted)
        if "metadata" in given:
            entry.metadata.clear()
            entry.metadata.value = deref(given["metadata"])
            handle.archive.is_modified = True
        return PharStream(engine, handle, mode, path)

    def open_directory(self, engine: Engine, path: str, options: int,
                       context: ContextResource | None) -> DirectoryStream:
        try:
            archive_path, name = parse(engine, path, "r")
        except PharError as error:
            unknown = f'phar url "{path}" is unknown'
            raise WrapperError(unknown if error.text is None else f"{error.text}\n{unknown}") from None
        archive = find_archive(phar_state(engine), archive_path)
        name = name[1:]
        entry = archive.entries.get(name)
        if entry is not None and entry.is_mounted and entry.is_folder:
            found = open_directory(engine, entry.mounted_path or "", context)
            if found is None:
                raise WrapperError
            return found
        if not name or (entry.is_folder if entry is not None else
                        any(other.startswith(name) and other != name for other in archive.entries)):
            return folder_stream(engine, archive, name)
        raise WrapperError

    def stat(self, engine: Engine, path: str, flags: int) -> os.stat_result | None:
        try:
            archive_path, name = parse(engine, path, "r")
            archive = find_archive(phar_state(engine), archive_path)
            return _stat(engine, archive, name[1:])
        except PharError:
            return None

    def canonical(self, engine: Engine, path: str) -> str:
        """The archive's path and the entry's name; of the archive itself its path."""
        try:
            archive_path, name = parse(engine, path, "r")
            archive = find_archive(phar_state(engine), archive_path)
        except PharError:
            return path
        if name == "/":
            return archive.path
        return f"{SCHEME}{archive.path}{name}" if name[1:] in archive.entries else path

    def unlink(self, engine: Engine, path: str, context: ContextResource | None) -> bool:
        try:
            archive_path, name = parse(engine, path, "rb")
        except PharError as error:
            _warn(engine, error.text)
            return _warn(engine, "phar error: unlink failed")
        state = phar_state(engine)
        known = state.archives.get(archive_path)
        if state.is_read_only and (known is None or not known.is_data):
            return _warn(engine, _READ_ONLY)
        try:
            handle = open_entry(engine, archive_path, name[1:], "r")
        except PharError as error:
            reason = ", file does not exist" if error.text is None else f": {error.text}"
            return _warn(engine, f'unlink of "{path}" failed{reason}')
        assert handle is not None
        if handle.entry.handles > 1:
            handle.release()
            return _warn(engine, f'phar error: "{name[1:]}" in phar "{archive_path}", has open file pointers, cannot '
                                 "unlink")
        _remove(engine, handle)
        return True

    def can_rename(self, engine: Engine) -> bool:
        return True

    def rename(self, engine: Engine, path: str, target: str, context: ContextResource | None) -> bool:
        try:
            places = []
            for url in (path, target):
                places.append(_renamed_place(engine, path, target, url))
            if places[0][0] != places[1][0]:
                raise PharError(f'phar error: cannot rename "{path}" to "{target}", not within the same phar archive')
            rename_entries(engine, places[0][0], (places[0][1], places[1][1]), (path, target))
        except PharError as error:
            return _warn(engine, error.text)
        return True

    def make_directory(self, engine: Engine, path: str, mode: int, options: int,
                       context: ContextResource | None) -> bool:
        try:
            place = _folder_place(engine, path, (
                f'phar error: cannot create directory "{path}", no phar archive specified',
                f'phar error: cannot create directory "{path}", write operations disabled'))
            _make_folder(engine, *place)
        except PharError as error:
            return _warn(engine, error.text)
        return True

    def remove_directory(self, engine: Engine, path: str, options: int, context: ContextResource | None) -> bool:
        try:
            place = _folder_place(engine, path, (
                f'phar error: cannot remove directory "{path}", no phar archive specified, or phar archive does not '
                "exist", f'phar error: cannot rmdir directory "{path}", write operations disabled'))
            _remove_folder(engine, *place)
        except PharError as error:
            return _warn(engine, error.text)
        return True


def _open_stub(engine: Engine, path: str, mode: str, url: str) -> PharStream:
    """The stub of an archive, which is what including the archive itself runs."""
    try:
        archive = find_archive(phar_state(engine), path)
    except PharError:
        raise PharError(f"file {path} is not a valid phar archive") from None
    if archive.is_tar or archive.is_zip:
        try:
            handle = open_entry(engine, path, STUB, "r", FILES, False)
        except PharError as error:
            raise PharError(error.text or f'phar error: "" is not a file in phar "{path}"') from None
        assert handle is not None
    else:
        entry = Entry(archive, "")
        entry.size = entry.packed_size = archive.halt_offset
        entry.is_checked = True
        handle = Handle(phar_state(engine), entry, contents.archive_file(engine, archive))
    return PharStream(engine, handle, mode, url)


def _open_for_reading(engine: Engine, place: tuple[str, str], mode: str, options: int, url: str) -> PharStream:
    path, name = place
    try:
        handle = open_entry(engine, path, name, "r", FILES, False)
    except PharError as error:
        raise PharError(error.text or f'phar error: "{name}" is not a file in phar "{path}"') from None
    assert handle is not None
    entry = handle.entry
    if not entry.is_checked:
        try:
            contents.check(engine, entry)
        except PharError:
            handle.release()
            raise
        if entry.place == IN_ARCHIVE:
            handle.zero = entry.offset
    state = phar_state(engine)
    if not state.folder_known and options & OPEN_FOR_INCLUDE and \
            not ((handle.archive.is_tar or handle.archive.is_zip) and entry.name == STUB):
        state.folder_known = True
        state.folder = entry.name.rpartition("/")[0] if "/" in entry.name else None
    return PharStream(engine, handle, mode, url)


def _stat(engine: Engine, archive: Archive, name: str) -> os.stat_result | None:
    """phar_wrapper_stat()."""
    entry = archive.entries.get(name)
    if entry is not None:
        return stat_of(archive, entry)
    if not name or name in archive.folders:
        return stat_of(archive, None)
    for folder in list(archive.mounts):
        if name.startswith(folder) and len(folder) < len(name):
            path = (archive.entries[folder].mounted_path or "") + name[len(folder):]
            if stat_path(engine, path) is not None:
                return stat_of(archive, mount(engine, archive, path, name))
    return None


def _remove(engine: Engine, handle: Handle) -> None:
    """Take an entry that is open but for this handle only out of its archive (phar_entry_remove)."""
    archive, entry = handle.archive, handle.entry
    archive.entries.pop(entry.name, None)
    archive.users -= 1
    if not archive.is_buffering:
        try:
            flush(engine, archive)
        except PharError as error:
            _warn(engine, error.text)


def _renamed_place(engine: Engine, path: str, target: str, url: str) -> tuple[str, str]:
    state = phar_state(engine)
    try:
        place = parse(engine, url, "wb")
    except PharError:
        raise PharError(f'phar error: cannot rename "{path}" to "{target}": invalid or non-writable url '
                        f'"{url}"') from None
    try:
        is_data = find_archive(state, place[0]).is_data
    except PharError:
        is_data = False
    if state.is_read_only and not is_data:
        raise PharError("phar error: Write operations disabled by the php.ini setting phar.readonly")
    return place


def _folder_place(engine: Engine, url: str, problems: tuple[str, str]) -> tuple[Archive, str, str]:
    """The archive in which a folder is to be made or removed, its path, and the folder's name."""
    state = phar_state(engine)
    try:
        path, _ = split_path(state, url, ANY, 2)
    except NoArchive:
        raise PharError(problems[0]) from None
    try:
        is_data = find_archive(state, path).is_data
    except PharError:
        is_data = False
    if state.is_read_only and not is_data:
        raise PharError(problems[1])
    path, name = parse(engine, url, "w")
    return find_archive(state, path), path, name[1:]


def _make_folder(engine: Engine, archive: Archive, path: str, name: str) -> None:
    where = f'phar error: cannot create directory "{name}" in phar "{path}",'
    try:
        is_there = find_entry(engine, archive, name, FOLDERS) is not None
        is_file = not is_there and find_entry(engine, archive, name) is not None
    except PharError as error:
        raise PharError(f"{where} {error.text}") from None
    if is_there or is_file:
        raise PharError(f"{where} {'directory' if is_there else 'file'} already exists")
    entry = Entry(archive, name)
    if archive.is_tar:
        entry.tar_type = TAR_FOLDER
    entry.is_folder = entry.is_modified = entry.is_checked = True
    entry.flags = FOLDER_PERMISSIONS
    entry.place = OWN
    archive.entries[name] = entry
    try:
        flush(engine, archive)
    except PharError as error:
        del archive.entries[name]
        raise PharError(f'phar error: cannot create directory "{name}" in phar "{archive.path}", {error.text}') \
            from None
    archive.add_folders(name)


def _remove_folder(engine: Engine, archive: Archive, path: str, name: str) -> None:
    where = f'phar error: cannot remove directory "{name}" in phar "{path}",'
    try:
        entry = find_entry(engine, archive, name, FOLDERS)
    except PharError as error:
        raise PharError(f"{where} {error.text}") from None
    if entry is None:
        raise PharError(f"{where} directory does not exist")
    if any(other.startswith(name + "/") for others in (archive.entries, archive.folders) for other in others):
        raise PharError("phar error: Directory not empty")
    if entry.is_virtual:
        archive.folders.pop(name, None)
        return
    entry.is_deleted = entry.is_modified = True
    try:
        flush(engine, archive)
    except PharError as error:
        raise PharError(f'phar error: cannot remove directory "{name}" in phar "{archive.path}", {error.text}') \
            from None
