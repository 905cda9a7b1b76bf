"""Phar::interceptFileFuncs(): relative paths that functions of files get in a script of an archive mean entries of it
(ext/phar/func_interceptors.c)."""
from __future__ import annotations

import os
from stat import S_IFLNK, S_IFMT

from zvm.ext.phar.aliases import find_archive
from zvm.ext.phar.entry_stream import stat_of
from zvm.ext.phar.errors import PharError
from zvm.ext.phar.names import ANY, SCHEME, normalized, split_path
from zvm.ext.phar.opening import phar_state
from zvm.ext.standard.streams.wrapper_base import STAT_LINK
from zvm.ext.standard.streams.wrappers import Interceptor, registry_of
from zvm.runtime.execute_data import running_function

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.engine import Engine
    from zvm.ext.phar.records import Archive, Entry


class PharInterceptor(Interceptor):
    """Finds entries of the archive whose script is running."""

    __slots__ = ()

    def _archive(self, engine: Engine, path: str) -> Archive | None:
        """The archive in which a path is to be looked for; None: in none."""
        state = phar_state(engine)
        running = engine.diagnostics.position()[0]
        if not path or running[:7].lower() != SCHEME or not (state.archives or state.cached):
            return None
        try:
            return find_archive(state, split_path(state, running, ANY)[0])
        except PharError:
            return None

    def url(self, engine: Engine, path: str, use_include_path: bool, exists: bool) -> str | None:
        if not use_include_path and (path[:1] == "/" or "://" in path):
            return None
        archive = self._archive(engine, path)
        if archive is None:
            return None
        if use_include_path:
            found = engine.resolve_include_path(path)
            return found if found is not None and found.startswith(SCHEME) else None
        name = normalized(path, phar_state(engine).folder).removeprefix("/")
        return f"{SCHEME}{archive.path}/{name}" if not exists or name in archive.entries else None

    def stat(self, engine: Engine, path: str, flags: int) -> os.stat_result | None:
        if running_function(engine) == "is_writeable":  # PHP intercepts it by its other name only
            raise LookupError
        archive = None if path[:1] == "/" or "://" in path else self._archive(engine, path)
        if archive is None:
            raise LookupError
        for folder in (phar_state(engine).folder, None):
            name = normalized(path, folder).removeprefix("/")
            entry = archive.entries.get(name)
            if entry is not None:
                return _stat(archive, entry) if flags & STAT_LINK else stat_of(archive, entry)
            if name in archive.folders:
                return stat_of(archive, None)
        return None


def _stat(archive: Archive, entry: Entry) -> os.stat_result:
    found = stat_of(archive, entry)
    if not entry.link:
        return found
    mode = found.st_mode & ~S_IFMT(found.st_mode) | S_IFLNK
    return os.stat_result((mode, *found[1:10]), {"st_rdev": -1, "st_blksize": -1, "st_blocks": -1})


def intercept(engine: Engine) -> None:
    """Have paths mean entries from now on."""
    registry_of(engine).intercept(engine, PharInterceptor())
