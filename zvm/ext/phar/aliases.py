"""Finding archives that are open, by path or alias, and letting go of them (ext/phar/util.c)."""
from __future__ import annotations

from zvm.ext.phar.constants import WHOLE
from zvm.ext.phar.errors import PharError
from zvm.ext.phar.names import real_name
from zvm.ext.phar.records import Archive

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.ext.phar.state import PharState


def free_alias(state: PharState, archive: Archive) -> bool:
    """Forget an archive that is not in use, so that its alias can be another's; False where that cannot be."""
    if archive.users or archive.is_cached or not state.drop(archive):
        return False
    state.forget_last()
    return True


def find_archive(state: PharState, path: str, alias: str | None = None) -> Archive:
    """The open archive of that path, or of that alias, which it is given. Raises PharError, without a text where there
    is simply none (phar_get_archive)."""
    last = state.last
    if last is not None and path == state.last_name:
        if alias:
            _give_alias(state, last, alias, path)
            state.last_alias = alias
        return last
    if alias:
        named = last if last is not None and alias == state.last_alias else \
            state.aliases.get(alias) or state.cached_aliases.get(alias)
        if named is not None:
            return _by_alias(state, named, path, alias)
    if not path:
        raise PharError
    found = state.archives.get(path)
    if found is not None:
        if alias:
            _give_alias(state, found, alias, path)
    else:
        found = _find_elsewhere(state, path, alias)
    state.remember(found, found.path, found.alias)
    return found


def _by_alias(state: PharState, archive: Archive, path: str, alias: str) -> Archive:
    """The archive of an alias, which must be at that path."""
    if path and path != archive.path:
        text = f'alias "{alias}" is already used for archive "{archive.path}" cannot be overloaded with "{path}"'
        raise PharError(None if free_alias(state, archive) else text)
    state.remember(archive, archive.path, alias)
    return archive


def _give_alias(state: PharState, archive: Archive, alias: str, path: str) -> None:
    if not archive.is_alias_temporary and alias != archive.alias:
        raise PharError(f'alias "{alias}" is already used for archive "{archive.path}" cannot be overloaded with '
                        f'"{path}"')
    if archive.alias:
        state.aliases.pop(archive.alias, None)
    state.aliases.setdefault(alias, archive)


def _find_elsewhere(state: PharState, path: str, alias: str | None) -> Archive:
    """Among the archives of phar.cache_list, by an alias in place of the path, and by the real path."""
    found = state.cached.get(path)
    if found is not None:
        if not found.is_alias_temporary and alias and alias != found.alias:
            raise PharError(f'alias "{alias}" is already used for archive "{found.path}" cannot be overloaded with '
                            f'"{path}"')
        return found
    found = state.aliases.get(path) or state.cached_aliases.get(path)
    if found is not None:
        return found
    real = real_name(path) or ""
    found = state.archives.get(real) or state.cached.get(real)
    if found is None:
        raise PharError
    if alias:
        state.aliases.setdefault(alias, found)
    return found


def release(state: PharState, archive: Archive) -> bool:
    """One user fewer; is the archive forgotten then (phar_archive_delref)?"""
    if archive.is_cached:
        return False
    archive.users -= 1
    if archive.users < 0:
        state.drop(archive)
        return True
    if archive.users == 0:
        state.forget_last()
        if archive.file is not None and not archive.flags & WHOLE:
            archive.file = None  # opened again when it is needed
        if not archive.entries:
            state.drop(archive)
            return True
    return False


def copy_on_write(state: PharState, archive: Archive) -> Archive:
    """The archive that may be changed: of one of phar.cache_list a copy, which takes its place. Raises PharError."""
    if not archive.is_cached:
        return archive
    if archive.path in state.archives:
        raise PharError
    made = Archive(archive.path)
    for field in Archive.__slots__:
        if field != "__weakref__":
            setattr(made, field, getattr(archive, field))
    made.is_cached = False
    made.users = 0
    made.metadata = archive.metadata.copy()
    made.entries = {name: entry.copy(made, name) for name, entry in archive.entries.items()}
    made.folders, made.mounts = dict(archive.folders), {}
    state.archives[made.path] = made
    state.forget_last()
    if made.alias:
        if made.alias in state.aliases:
            state.drop(made)
            raise PharError
        state.aliases[made.alias] = made
    return made
