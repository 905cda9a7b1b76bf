"""Finding entries by name, opening them for reading and writing, making new ones, mounting files (ext/phar/util.c)."""
from __future__ import annotations

import stat as modes
import time

from zvm.ext.phar import contents, files
from zvm.ext.phar.aliases import copy_on_write, find_archive, release
from zvm.ext.phar.constants import FILE_PERMISSIONS, FOLDER_PERMISSIONS, TAR_FILE, TAR_FOLDER
from zvm.ext.phar.errors import PharError
from zvm.ext.phar.names import SCHEME, checked_name, is_magic, real_name
from zvm.ext.phar.records import MOUNTED, OWN, Archive, Entry
from zvm.ext.phar.state import PharState
from zvm.ext.standard.streams.path_checks import permitted
from zvm.ext.standard.streams.wrapper_base import STAT_QUIET
from zvm.ext.standard.streams.wrappers import locate

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    import os
    from typing import Any

    from zvm.engine import Engine

FILES, BOTH, FOLDERS = range(3)  # what an entry that is looked for may be; FOLDERS must be in the archive themselves


def stat_path(engine: Engine, path: str) -> os.stat_result | None:
    """What there is at a path, which may be a URL."""
    wrapper, local = locate(engine, path)
    return None if wrapper is None else wrapper.stat(engine, local, STAT_QUIET)


def find_entry(engine: Engine, archive: Archive, path: str, kind: int = FILES,
               is_guarded: bool = True) -> Entry | None:
    """The entry of that name; None where there is none. Magic ones are not found when they are `is_guarded`. Raises
    PharError for what cannot be an entry, or is not of that kind (phar_get_entry_info_dir)."""
    if is_guarded and is_magic(path):
        raise PharError('phar error: cannot directly access magic ".phar" directory or files within it')
    if not path and kind == FILES:
        raise PharError('phar error: invalid path "" must not be empty')
    try:
        name = checked_name(path)
    except PharError as error:
        raise PharError(f'phar error: invalid path "{path}" contains {error.text}') from None
    if path[-1:] == "/":
        if len(name) < 2:
            return None
        name = name.removesuffix("/")
    entry = archive.entries.get(name)
    if entry is not None:
        if entry.is_deleted:
            return None
        if entry.is_folder and kind == FILES:
            raise PharError(f'phar error: path "{name}" is a directory')
        if not entry.is_folder and kind == FOLDERS:
            raise PharError(f'phar error: path "{name}" exists and is a not a directory')
        return entry
    if kind != FILES and name in archive.folders:
        entry = Entry(archive, name)
        entry.is_virtual = entry.is_folder = True
        return entry
    return _find_mounted(engine, archive, name, kind)


def _find_mounted(engine: Engine, archive: Archive, name: str, kind: int) -> Entry | None:
    """What is in a folder that was mounted, which is then mounted itself."""
    for folder in archive.mounts:
        if not name.startswith(folder) or len(folder) >= len(name):
            continue
        path = (archive.entries[folder].mounted_path or "") + name[len(folder):]
        found = stat_path(engine, path)
        if found is None:
            return None
        is_folder = modes.S_ISDIR(found.st_mode)
        if is_folder and kind == FILES:
            raise PharError(f'phar error: path "{name}" is a directory')
        if not is_folder and kind != FILES:
            raise PharError(f'phar error: path "{name}" exists and is a not a directory')
        try:
            return mount(engine, archive, path, name)
        except PharError:
            raise PharError(f'phar error: path "{name}" exists as file "{path}" and could not be mounted') from None
    return None


def mount(engine: Engine, archive: Archive, path: str, name: str) -> Entry:
    """Give a file or folder from elsewhere a name in the archive, for this run. Raises PharError
    (phar_mount_entry)."""
    name = checked_name(name)
    if is_magic(name):
        raise PharError
    if not path.startswith(SCHEME):
        path = real_name(path) or path
        if not permitted(engine, path):
            raise PharError
    found = stat_path(engine, path)
    if found is None or name in archive.entries:
        raise PharError
    entry = Entry(archive, name)
    entry.mounted_path = path
    entry.is_checked = True
    entry.place = MOUNTED
    entry.flags = found.st_mode
    if modes.S_ISDIR(found.st_mode):
        entry.is_folder = True
        archive.mounts[name] = None
    else:
        entry.size = entry.packed_size = found.st_size
    archive.entries[name] = entry
    return entry


# ---- entries that are open -------------------------------------------------------------------------------------------

class Handle:
    """An entry that is open (phar_entry_data): `file` is where its contents are, `zero` where they begin there."""

    __slots__ = ("state", "archive", "entry", "file", "zero", "position")

    def __init__(self, state: PharState, entry: Entry, file: Any = None, zero: int = 0) -> None:
        self.state = state
        self.archive, self.entry = entry.archive, entry
        self.file, self.zero = file, zero
        self.position = 0
        entry.handles += 1
        if not self.archive.is_cached:
            self.archive.users += 1

    def release(self) -> None:
        """Let go of the entry (phar_entry_delref)."""
        self.entry.handles = max(self.entry.handles - 1, 0)
        release(self.state, self.archive)


def open_entry(engine: Engine, path: str, name: str, mode: str, kind: int = FILES,
               is_guarded: bool = True) -> Handle | None:
    """Open an entry of the archive at a path; None where it is to be made. Raises PharError (phar_get_entry_data)."""
    state = engine.state_of(PharState)
    is_written, is_created = mode[0] != "r" or mode[1:2] == "+", mode[0] != "r"
    archive = find_archive(state, path)
    if is_written and state.forbids(archive):
        raise PharError(f'phar error: file "{name}" in phar "{path}" cannot be opened for writing, disabled by ini '
                        "setting")
    if not name:
        raise PharError(f'phar error: file "" in phar "{path}" cannot be empty')
    try:
        entry = find_entry(engine, archive, name, kind, is_guarded)
    except PharError:
        if not is_created:
            raise
        entry = None
    if entry is None:
        if is_created:
            return None
        raise PharError
    if is_written and archive.is_cached:
        archive = _writable(state, archive, f'file "{name}" in phar "{path}" cannot be opened for writing')
        entry = archive.entries.get(entry.name, entry)
    where = f'phar error: file "{name}" in phar "{path}" cannot be opened for'
    if entry.is_modified and not is_written:
        raise PharError(f"{where} reading, writable file pointers are open")
    if entry.handles and is_written:
        raise PharError(f"{where} writing, readable file pointers are open")
    if entry.is_folder:
        return Handle(state, entry)
    if is_written:
        if mode[0] == "w":
            contents.empty(entry)
        else:
            contents.separate(engine, entry)
    source = contents.link_source(entry)
    if source is None:
        raise PharError
    file, zero = contents.place_of(engine, source)
    return Handle(state, entry, file, zero)


def _writable(state: PharState, archive: Archive, what: str) -> Archive:
    try:
        return copy_on_write(state, archive)
    except PharError:
        raise PharError(f"phar error: {what}, could not make cached phar writeable") from None


def open_or_create_entry(engine: Engine, path: str, name: str, mode: str, kind: int = FILES) -> Handle:
    """Open an entry for writing, a new one if there is none. Raises PharError (phar_get_or_create_entry_data)."""
    state = engine.state_of(PharState)
    archive = find_archive(state, path)
    handle = open_entry(engine, path, name, mode, kind)
    if handle is not None:
        return handle
    try:
        checked = checked_name(name)
    except PharError as error:
        raise PharError(f'phar error: invalid path "{name}" contains {error.text}') from None
    archive = _writable(state, archive, f'file "{name}" in phar "{path}" cannot be created')
    if name[-1:] == "/":
        checked = checked.removesuffix("/")
    entry = Entry(archive, checked)
    entry.place = OWN
    entry.own_file = files.temporary()
    entry.is_folder = kind == FOLDERS
    entry.flags = FOLDER_PERMISSIONS if entry.is_folder else FILE_PERMISSIONS
    archive.add_folders(checked)
    entry.is_modified = entry.is_checked = True
    entry.timestamp = int(time.time())
    if archive.is_tar:
        entry.tar_type = TAR_FOLDER if entry.is_folder else TAR_FILE
    known = archive.entries.get(checked)
    if known is not None and not known.is_deleted:
        raise PharError(f'phar error: unable to add new entry "{checked}" to phar "{archive.path}"')
    archive.entries[checked] = entry
    return Handle(state, entry, entry.own_file)
