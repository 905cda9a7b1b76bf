"""Asking about files: stat and its family (ext/standard/filestat.c). file_system.py changes them."""
from __future__ import annotations

import os
import stat as modes
from errno import EACCES, ENOENT

from zvm.ext.standard.streams.path_checks import permitted
from zvm.ext.standard.streams.paths import real_paths
from zvm.ext.standard.streams.plain_wrapper import PlainWrapper
from zvm.ext.standard.streams.state import StreamState
from zvm.ext.standard.streams.wrapper_base import STAT_IGNORE_OPEN_BASEDIR, STAT_LINK, STAT_QUIET
from zvm.ext.standard.streams.wrappers import locate
from zvm.ext.vocabulary import Array, Bool, False_, Int, Str, Void, function
from zvm.runtime.execute_data import running_function
from zvm.runtime.values.arrays import PhpArray

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.engine import Engine

_NAMES = ("dev", "ino", "mode", "nlink", "uid", "gid", "rdev", "size", "atime", "mtime", "ctime", "blksize", "blocks")


_ACCESS = {os.R_OK: 0o4, os.W_OK: 0o2, os.X_OK: 0o1}


def stat_array(found: os.stat_result) -> PhpArray:
    """stat()'s array, by number and by name."""
    values = [int(getattr(found, "st_" + name)) for name in _NAMES]
    return PhpArray.from_dict({**dict(enumerate(values)), **dict(zip(_NAMES, values, strict=True))})


def find(engine: Engine, path: str, flags: int = STAT_QUIET) -> os.stat_result | None:
    """What a path's wrapper says of it, or said when it was last asked; None when there is nothing, with a warning
    unless `flags` has STAT_QUIET (php_stat)."""
    registry = engine.stream_wrappers
    if registry is not None and registry.interceptor is not None:
        try:
            return _reported(engine, path, flags, registry.interceptor.stat(engine, path, flags))
        except LookupError:
            pass
    state = engine.state_of(StreamState)
    cached = state.lstat_cache if flags & STAT_LINK else state.stat_cache
    if cached is not None and cached[0] == path:
        return cached[1]
    if not _is_name(engine, path, flags):
        return None
    wrapper, local = locate(engine, path)
    if isinstance(wrapper, PlainWrapper) and not permitted(engine, local):
        return None
    found = None if wrapper is None else wrapper.stat(engine, local, flags | STAT_IGNORE_OPEN_BASEDIR)
    if found is None:
        return _reported(engine, path, flags, None)
    if flags & STAT_LINK:
        state.lstat_cache = path, found
    if not flags & STAT_LINK or not modes.S_ISLNK(found.st_mode):
        state.stat_cache = path, found
    return found


def _reported(engine: Engine, path: str, flags: int, found: os.stat_result | None) -> os.stat_result | None:
    """What was found; a warning for nothing, unless `flags` has STAT_QUIET."""
    if found is None and not flags & STAT_QUIET:
        what = "Lstat" if flags & STAT_LINK else "stat"
        engine.diagnostics.warning(f"{running_function(engine)}(): {what} failed for {path}")
    return found


def _is_name(engine: Engine, path: str, flags: int) -> bool:
    """Can a file have that name? A warning for a null byte, unless `flags` has STAT_QUIET."""
    if "\0" in path and not flags & STAT_QUIET:
        engine.diagnostics.warning(f"{running_function(engine)}(): Filename contains null byte")
    return bool(path) and "\0" not in path


@function
def stat(engine: Engine, filename: Str) -> Array | False_:
    found = find(engine, filename, 0)
    return False if found is None else stat_array(found)


@function
def lstat(engine: Engine, filename: Str) -> Array | False_:
    found = find(engine, filename, STAT_LINK)
    return False if found is None else stat_array(found)


def _field(engine: Engine, filename: str, name: str) -> int | bool:
    found = find(engine, filename, 0)
    return False if found is None else int(getattr(found, name))


@function
def fileatime(engine: Engine, filename: Str) -> Int | False_:
    return _field(engine, filename, "st_atime")


@function
def filectime(engine: Engine, filename: Str) -> Int | False_:
    return _field(engine, filename, "st_ctime")


@function
def filemtime(engine: Engine, filename: Str) -> Int | False_:
    return _field(engine, filename, "st_mtime")


@function
def filegroup(engine: Engine, filename: Str) -> Int | False_:
    return _field(engine, filename, "st_gid")


@function
def fileowner(engine: Engine, filename: Str) -> Int | False_:
    return _field(engine, filename, "st_uid")


@function
def fileinode(engine: Engine, filename: Str) -> Int | False_:
    return _field(engine, filename, "st_ino")


@function
def fileperms(engine: Engine, filename: Str) -> Int | False_:
    return _field(engine, filename, "st_mode")


@function
def filesize(engine: Engine, filename: Str) -> Int | False_:
    return _field(engine, filename, "st_size")


_TYPES = ((modes.S_ISLNK, "link"), (modes.S_ISFIFO, "fifo"), (modes.S_ISCHR, "char"), (modes.S_ISDIR, "dir"),
          (modes.S_ISBLK, "block"), (modes.S_ISREG, "file"), (modes.S_ISSOCK, "socket"))


@function
def filetype(engine: Engine, filename: Str) -> Str | False_:
    found = find(engine, filename, STAT_LINK)
    if found is None:
        return False
    return next((name for test, name in _TYPES if test(found.st_mode)), "unknown")


@function
def file_exists(engine: Engine, filename: Str) -> Bool:
    return _access(engine, filename, os.F_OK)


@function
def is_link(engine: Engine, filename: Str) -> Bool:
    found = find(engine, filename, STAT_LINK | STAT_QUIET)
    return found is not None and modes.S_ISLNK(found.st_mode)


def _access(engine: Engine, filename: str, mode: int) -> bool:
    """May this process access a file in that `mode` of access(2)? With a script's wrapper its permissions decide."""
    if not _is_name(engine, filename, STAT_QUIET):
        return False
    registry = engine.stream_wrappers
    if registry is not None and registry.interceptor is not None:
        try:
            return _allows(registry.interceptor.stat(engine, filename, 0), mode)
        except LookupError:
            pass
    wrapper, local = locate(engine, filename)
    if isinstance(wrapper, PlainWrapper):
        if permitted(engine, local) and os.access(local.encode("latin-1"), mode):
            return True
        engine.last_errno = ENOENT if mode == os.F_OK else EACCES
        return False
    return _allows(find(engine, filename), mode)


def _allows(found: os.stat_result | None, mode: int) -> bool:
    """Do the permissions of what was found let this process access it?"""
    if found is None or mode == os.F_OK:
        return found is not None
    if found.st_uid == os.getuid():
        return bool(found.st_mode & _ACCESS[mode] << 6)
    if found.st_gid == os.getgid() or found.st_gid in os.getgroups():
        return bool(found.st_mode & _ACCESS[mode] << 3)
    return bool(found.st_mode & _ACCESS[mode])


@function(aliases=("is_writeable",))
def is_writable(engine: Engine, filename: Str) -> Bool:
    return _access(engine, filename, os.W_OK)


@function
def is_readable(engine: Engine, filename: Str) -> Bool:
    return _access(engine, filename, os.R_OK)


@function
def is_executable(engine: Engine, filename: Str) -> Bool:
    return _access(engine, filename, os.X_OK)


@function
def clearstatcache(engine: Engine, clear_realpath_cache: Bool = False, filename: Str = "") -> Void:
    engine.state_of(StreamState).forget_paths(clear_realpath_cache, filename)


@function
def realpath_cache_size(engine: Engine) -> Int:
    return sum(56 + 2 * len(path) for path in real_paths(engine))


@function
def realpath_cache_get(engine: Engine) -> Array:
    from time import time
    from zlib import crc32

    expires = int(time()) + 120
    return PhpArray.from_dict({path: PhpArray.from_dict({
        "key": float(crc32(path.encode("latin-1"))), "is_dir": is_folder, "realpath": found, "expires": expires})
        for path, (found, is_folder) in real_paths(engine).items()})
