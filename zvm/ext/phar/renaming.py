"""Renaming entries, and folders with all that is in them (phar_wrapper_rename)."""
from __future__ import annotations

from zvm.ext.phar import contents
from zvm.ext.phar.aliases import copy_on_write, find_archive
from zvm.ext.phar.errors import PharError
from zvm.ext.phar.flushing import flush
from zvm.ext.phar.records import Archive
from zvm.ext.phar.state import PharState

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine


def rename_entries(engine: Engine, path: str, names: tuple[str, str], urls: tuple[str, str]) -> None:
    """Give what is at one name, which begins with a slash, another one. Raises PharError with the whole message."""
    what = f'phar error: cannot rename "{urls[0]}" to "{urls[1]}"'
    state = engine.state_of(PharState)
    try:
        archive = find_archive(state, path)
    except PharError as error:
        raise PharError(f"{what}: {error.text or ''}") from None
    try:
        archive = copy_on_write(state, archive)
    except PharError:
        raise PharError(f"{what}: could not make cached phar writeable") from None
    old, new = names[0][1:], names[1][1:]
    entry = archive.entries.get(old)
    is_modified = entry is not None
    if entry is not None:
        if entry.is_deleted:
            raise PharError(f"{what} from extracted phar archive, source has been deleted")
        _rename_entry(engine, archive, old, new, what)
        is_folder = entry.is_folder
    else:
        is_folder = old in archive.folders
        if not is_folder:
            raise PharError(f"{what} from extracted phar archive, source does not exist")
    if is_folder:
        is_modified = _rename_contents(archive, old, new) or is_modified
    if is_modified:
        try:
            flush(engine, archive)
        except PharError as error:
            raise PharError(f"{what}: {error.text}") from None


def _rename_entry(engine: Engine, archive: Archive, old: str, new: str, what: str) -> None:
    entry = archive.entries[old]
    made = entry.copy(archive, new)
    if not entry.is_folder and not entry.is_mounted:
        try:
            contents.separate(engine, made)
        except PharError as error:
            raise PharError(f"{what}: {error.text}") from None
    made.is_modified = True
    entry.is_deleted = True
    if not entry.handles:
        del archive.entries[old]
    archive.entries[new] = made


def _rename_contents(archive: Archive, old: str, new: str) -> bool:
    """What is in a folder; was there something?"""
    found = False
    renamed = {}
    for name, entry in archive.entries.items():
        if not entry.is_deleted and name.startswith(old + "/"):
            found = entry.is_modified = True
            name = new + name[len(old):]
            entry.name = name
        renamed[name] = entry
    archive.entries = renamed
    archive.folders = _renamed_keys(archive.folders, old, new)
    archive.mounts = _renamed_keys(archive.mounts, old, new)
    return found


def _renamed_keys(table: dict[str, Any], old: str, new: str) -> dict[str, Any]:
    return {new + name[len(old):] if name == old or name.startswith(old + "/") else name: value
            for name, value in table.items()}
