"""Asking the file system and changing it: stat and its family, unlink, mkdir, … (ext/standard/filestat.c, file.c)."""
from __future__ import annotations

import os
import stat as modes
from errno import ENOENT

from zvm.ext.standard.streams.paths import forget_real_paths, parent, real_paths
from zvm.ext.standard.streams.wrappers import (
    check_folders,
    is_below_file,
    permitted,
    registered,
    split_scheme,
    url_allowed,
    warn_unknown,
)
from zvm.ext.vocabulary import Array, Bool, False_, Float, Int, Null, Path, Resource, Str, Void, function
from zvm.runtime.execute_data import running_function
from zvm.runtime.functions.parameters import value_error
from zvm.runtime.values.arrays import PhpArray

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

_NAMES = ("dev", "ino", "mode", "nlink", "uid", "gid", "rdev", "size", "atime", "mtime", "ctime", "blksize", "blocks")


def stat_array(found: os.stat_result, blocks: int | None = None) -> PhpArray:
    """stat()'s array, by number and by name."""
    values = [found.st_dev, found.st_ino, found.st_mode, found.st_nlink, found.st_uid, found.st_gid,
              getattr(found, "st_rdev", -1) if blocks is None else -1, found.st_size, int(found.st_atime),
              int(found.st_mtime), int(found.st_ctime), getattr(found, "st_blksize", -1) if blocks is None else -1,
              getattr(found, "st_blocks", -1) if blocks is None else blocks]
    return PhpArray.from_dict({**dict(enumerate(values)), **dict(zip(_NAMES, values, strict=True))})


def _user_class(engine: Engine, path: str) -> Any:
    """The class of a registered wrapper for that path, None for others; a warning for a scheme that has none."""
    scheme, _ = split_scheme(path)
    handler = registered(engine, scheme) if scheme else None
    if handler is False:
        warn_unknown(engine, scheme)
    return handler or None


def _local(path: str) -> bytes:
    scheme, rest = split_scheme(path)
    return (rest if scheme.lower() == "file" else path).encode("latin-1")


def _permitted(engine: Engine, path: str, report: bool = True) -> bool:
    return permitted(engine, _local(path).decode("latin-1"), report)


def find(engine: Engine, path: str, link: bool = False, quiet: bool = True) -> os.stat_result | None:
    """What the file system, or a registered wrapper's url_stat(), says of a path; None when there is nothing."""
    handler = _user_class(engine, path)
    if handler is not None:
        from zvm.ext.standard.streams.user_wrapper import url_stat

        return url_stat(engine, handler, path, link, quiet)
    if not path or "\0" in path:
        return None
    if _other_scheme(engine, path) or not _permitted(engine, path):
        return None
    try:
        return os.lstat(_local(path)) if link else os.stat(_local(path))
    except OSError:
        return None


def _required(engine: Engine, path: str, link: bool = False) -> os.stat_result | None:
    """find(), with a warning when there is nothing; none for an empty name."""
    if not path:
        return None
    if "\0" in path:
        engine.diagnostics.warning(f"{running_function(engine)}(): Filename contains null byte")
        return None
    found = find(engine, path, link, False)
    if found is None and (_permitted(engine, path, False) or _user_class(engine, path) is not None):
        what = "Lstat" if link else "stat"
        engine.diagnostics.warning(f"{running_function(engine)}(): {what} failed for {path}")
    return found


@function
def stat(engine: Engine, filename: Str) -> Array | False_:
    found = _required(engine, filename)
    return False if found is None else stat_array(found)


@function
def lstat(engine: Engine, filename: Str) -> Array | False_:
    found = _required(engine, filename, True)
    return False if found is None else stat_array(found)


def _field(engine: Engine, filename: str, name: str) -> int | bool:
    found = _required(engine, filename)
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
    found = _required(engine, filename, True)
    if found is None:
        return False
    return next((name for test, name in _TYPES if test(found.st_mode)), "unknown")


@function
def file_exists(engine: Engine, filename: Str) -> Bool:
    return find(engine, filename) is not None


@function
def is_file(engine: Engine, filename: Str) -> Bool:
    found = find(engine, filename)
    return found is not None and modes.S_ISREG(found.st_mode)


@function
def is_dir(engine: Engine, filename: Str) -> Bool:
    found = find(engine, filename)
    return found is not None and modes.S_ISDIR(found.st_mode)


@function
def is_link(engine: Engine, filename: Str) -> Bool:
    found = find(engine, filename, True)
    return found is not None and modes.S_ISLNK(found.st_mode)


def _access(engine: Engine, filename: str, how: int) -> bool:
    handler = _user_class(engine, filename)
    if handler is not None:
        found = find(engine, filename)
        return found is not None and bool(found.st_mode & (how << 6 | how << 3 | how))
    if not filename or "\0" in filename or not _permitted(engine, filename):
        return False
    return os.access(_local(filename), how)


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
    if clear_realpath_cache:
        forget_real_paths(engine, filename)


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


# ---- changing ----------------------------------------------------------------------------------------------------

def _attempt(engine: Engine, action: Any, *arguments: Any, prefix: str = "()") -> bool:
    """Do it; False with a warning giving the reason when the system refuses."""
    try:
        action(*arguments)
    except OSError as error:
        engine.diagnostics.warning(f"{running_function(engine)}{prefix}: {os.strerror(error.errno or 0)}")
        return False
    forget_real_paths(engine)
    return True


def _by_wrapper(engine: Engine, path: str, method: str, context: Any, *arguments: Any) -> bool | None:
    """What a registered wrapper's method gives; False, with PHP's warning, for wrappers that are no file system's.
    None for plain files."""
    handler = _user_class(engine, path)
    if handler is not None:
        from zvm.ext.standard.streams.user_wrapper import call_wrapper

        return call_wrapper(engine, handler, method, context, path, *arguments)
    scheme = _other_scheme(engine, path)
    if not scheme:
        return None
    name = {"php": "PHP", "data": "RFC2397", "https": "http"}.get(scheme, scheme)
    if method in ("unlink", "rename") and not url_allowed(engine, scheme, False, False):
        engine.diagnostics.warning(f"{method}(): Unable to locate stream wrapper")
    elif method == "unlink":
        engine.diagnostics.warning(f"unlink(): {name} does not allow unlinking")
    elif method == "rename":
        engine.diagnostics.warning(f"rename(): {name} wrapper does not support renaming")
    elif method == "stream_metadata":
        called = running_function(engine)
        if called == "touch" and not len(arguments[1]):
            from zvm.ext.standard.streams.wrappers import open_stream

            return open_stream(engine, path, "r") is not None  # opening it is all PHP does
        engine.diagnostics.warning(f"{called}(): Cannot call {called.removeprefix('l')}() for a non-standard stream")
    return False


def _other_scheme(engine: Engine, path: str) -> str:
    """The scheme of a wrapper of PHP's that is not for files; "" for files."""
    scheme = split_scheme(path)[0].lower()
    return scheme if scheme not in ("", "file") and registered(engine, scheme) is None else ""


@function
def unlink(engine: Engine, filename: Path, context: Resource | Null = None) -> Bool:
    done = _by_wrapper(engine, filename, "unlink", context)
    if done is not None:
        return done
    if not _permitted(engine, filename):
        return False
    return _attempt(engine, os.unlink, _local(filename), prefix=f"({filename})")


@function
def rename(engine: Engine, from_: Path, to: Path, context: Resource | Null = None) -> Bool:
    done = _by_wrapper(engine, from_, "rename", context, to)
    if done is not None:
        return done
    if _other_scheme(engine, to) or _user_class(engine, to) is not None:
        engine.diagnostics.warning("rename(): Cannot rename a file across wrapper types")
        return False
    source, target = _local(from_), _local(to)
    if not _permitted(engine, from_) or not _permitted(engine, to):
        return False
    try:
        os.rename(source, target)
    except OSError as error:
        if error.errno == 18:  # EXDEV
            from shutil import move

            move(source, target)
            return True
        engine.diagnostics.warning(f"rename({from_},{to}): {os.strerror(error.errno or 0)}")
        return False
    forget_real_paths(engine)
    return True


@function
def copy(engine: Engine, from_: Path, to: Path, context: Resource | Null = None) -> Bool:
    from zvm.ext.standard.streams.file import read_rest
    from zvm.ext.standard.streams.wrappers import default_context, open_stream

    context = context or default_context(engine)
    if _is_plain(engine, from_) and not permitted(engine, from_):
        return False
    origin = find(engine, from_, quiet=False)
    if origin is not None:
        if modes.S_ISDIR(origin.st_mode):
            engine.diagnostics.warning("copy(): The first argument to copy() function cannot be a directory")
            return False
        there = None if _is_plain(engine, to) and not _permitted(engine, to, False) else find(engine, to)
        if there is not None and modes.S_ISDIR(there.st_mode):
            engine.diagnostics.warning("copy(): The second argument to copy() function cannot be a directory")
            return False
        if there is not None and origin.st_ino and os.path.samestat(origin, there):
            return False
    source = open_stream(engine, from_, "rb", context=context)
    if source is None:
        return False
    target = open_stream(engine, to, "wb", context=context)
    if target is None:
        return False
    target.write(read_rest(engine, source))
    source.close()
    target.close()
    return True


def _is_plain(engine: Engine, path: str) -> bool:
    scheme = split_scheme(path)[0]
    return not scheme or scheme.lower() == "file" and registered(engine, scheme) is None


@function(defaults={"permissions": "0777"})
def mkdir(engine: Engine, directory: Path, permissions: Int = 0o777, recursive: Bool = False,
          context: Resource | Null = None) -> Bool:
    done = _by_wrapper(engine, directory, "mkdir", context, permissions, 1 if recursive else 0)
    if done is not None:
        return done
    path = _local(directory)
    if recursive and not path:
        engine.diagnostics.warning("mkdir(): Invalid path")
        return False
    if not _permitted(engine, "/" + os.path.abspath(path).decode("latin-1").lstrip("/") if recursive else directory):
        return False
    if recursive and not os.path.isdir(path):
        return _attempt(engine, _make_folders, path, permissions)
    return _attempt(engine, os.mkdir, path, permissions)


def _make_folders(path: bytes, permissions: int) -> None:
    above = os.path.dirname(path.rstrip(b"/"))
    if above and not os.path.exists(above):
        _make_folders(above, permissions)
    if not os.path.isdir(path):
        os.mkdir(path, permissions)


@function
def rmdir(engine: Engine, directory: Path, context: Resource | Null = None) -> Bool:
    done = _by_wrapper(engine, directory, "rmdir", context, 0)
    if done is not None:
        return done
    if not _permitted(engine, directory):
        return False
    return _attempt(engine, os.rmdir, _local(directory), prefix=f"({directory})")


@function
def chmod(engine: Engine, filename: Path, permissions: Int) -> Bool:
    done = _by_wrapper(engine, filename, "stream_metadata", None, 6, permissions)
    if done is not None:
        return done
    if not _permitted(engine, filename):
        return False
    return _attempt(engine, os.chmod, _local(filename), permissions & 0o7777)


def _owner(engine: Engine, filename: str, user: int, group: int, follow: bool) -> bool:
    if not _permitted(engine, filename):
        return False
    try:
        os.chown(_local(filename), user, group, follow_symlinks=follow)
    except OSError as error:
        engine.diagnostics.warning(f"{running_function(engine)}(): {os.strerror(error.errno or 0)}")
        return False
    return True


def _user_id(engine: Engine, user: Any) -> int | None:
    if type(user) is int:
        return user
    import pwd

    try:
        return pwd.getpwnam(user).pw_uid
    except KeyError:
        engine.diagnostics.warning(f"{running_function(engine)}(): Unable to find uid for {user}")
        return None


def _group_id(engine: Engine, group: Any) -> int | None:
    if type(group) is int:
        return group
    import grp

    try:
        return grp.getgrnam(group).gr_gid
    except KeyError:
        engine.diagnostics.warning(f"{running_function(engine)}(): Unable to find gid for {group}")
        return None


@function
def chown(engine: Engine, filename: Path, user: Str | Int) -> Bool:
    done = _by_wrapper(engine, filename, "stream_metadata", None, 3 if type(user) is int else 2, user)
    if done is not None:
        return done
    number = _user_id(engine, user)
    return number is not None and _owner(engine, filename, number, -1, True)


@function
def chgrp(engine: Engine, filename: Path, group: Str | Int) -> Bool:
    done = _by_wrapper(engine, filename, "stream_metadata", None, 5 if type(group) is int else 4, group)
    if done is not None:
        return done
    number = _group_id(engine, group)
    return number is not None and _owner(engine, filename, -1, number, True)


@function
def lchown(engine: Engine, filename: Path, user: Str | Int) -> Bool:
    done = _by_wrapper(engine, filename, "stream_metadata", None, 3 if type(user) is int else 2, user)
    if done is not None:
        return done
    number = _user_id(engine, user)
    return number is not None and _owner(engine, filename, number, -1, False)


@function
def lchgrp(engine: Engine, filename: Path, group: Str | Int) -> Bool:
    done = _by_wrapper(engine, filename, "stream_metadata", None, 5 if type(group) is int else 4, group)
    if done is not None:
        return done
    number = _group_id(engine, group)
    return number is not None and _owner(engine, filename, -1, number, False)


@function
def touch(engine: Engine, filename: Path, mtime: Int | Null = None, atime: Int | Null = None) -> Bool:
    if mtime is None and atime is not None:
        value_error(engine, 2, "cannot be null when argument #3 ($atime) is an integer")
    if not filename:
        return False
    times = [] if mtime is None else [mtime, mtime if atime is None else atime]
    done = _by_wrapper(engine, filename, "stream_metadata", None, 1, PhpArray.from_list(times))
    if done is not None:
        return done
    path = _local(filename)
    if not _permitted(engine, filename):
        return False
    if not os.path.exists(path):
        try:
            with open(path, "ab"):
                pass
        except OSError as error:
            engine.diagnostics.warning(f"touch(): Unable to create file {filename} because "
                                       f"{os.strerror(error.errno or 0)}")
            return False
    if mtime is None:
        return _attempt(engine, os.utime, path)
    return _attempt(engine, os.utime, path, (mtime if atime is None else atime, mtime))


@function
def umask(mask: Int | Null = None) -> Int:
    old = os.umask(0o77 if mask is None else mask & 0o777)
    if mask is None:
        os.umask(old)
    return old


@function(aliases=("diskfreespace",))
def disk_free_space(engine: Engine, directory: Path) -> Float | False_:
    return _disk_space(engine, directory, "f_bavail")


@function
def disk_total_space(engine: Engine, directory: Path) -> Float | False_:
    return _disk_space(engine, directory, "f_blocks")


def _disk_space(engine: Engine, directory: str, field: str) -> float | bool:
    try:
        path = _absolute(directory)
    except NotADirectoryError:  # such a path cannot even be expanded
        return False
    if not directory or not permitted(engine, path):
        return False
    try:
        found = os.statvfs(path.encode("latin-1"))
    except OSError as error:
        engine.diagnostics.warning(f"{running_function(engine)}(): {os.strerror(error.errno or 0)}")
        return False
    return float(found.f_frsize * getattr(found, field))


# ---- links -------------------------------------------------------------------------------------------------------

@function
def readlink(engine: Engine, path: Path) -> Str | False_:
    if not permitted(engine, path):
        return False
    try:
        return os.readlink(path.encode("latin-1")).decode("latin-1")
    except OSError as error:
        engine.diagnostics.warning(f"readlink(): {os.strerror(error.errno or 0)}")
        return False


@function
def linkinfo(engine: Engine, path: Path) -> Int | False_:
    if not permitted(engine, parent(path)):
        return False
    try:
        return os.lstat(path.encode("latin-1")).st_dev
    except OSError as error:
        engine.diagnostics.warning(f"linkinfo(): {os.strerror(error.errno or 0)}")
        return -1


@function
def symlink(engine: Engine, target: Path, link: Path) -> Bool:
    return _link(engine, os.symlink, target, link)


@function
def link(engine: Engine, target: Path, link: Path) -> Bool:
    return _link(engine, os.link, target, link)


def _link(engine: Engine, make: Any, target: str, link: str) -> bool:
    """Make a link, a symbolic one where the path leads to; False, with a warning, where that cannot be."""
    name = running_function(engine)
    try:
        if not link or not target:
            raise NotADirectoryError
        place = _absolute(link)
        end = _absolute(os.path.join(parent(place), target) if make is os.symlink else target)
    except NotADirectoryError:
        engine.diagnostics.warning(f"{name}(): {os.strerror(ENOENT)}")
        return False
    if not permitted(engine, end) or not permitted(engine, place):
        return False
    return _attempt(engine, make, target.encode("latin-1"), (link if make is os.link else place).encode("latin-1"))


def _absolute(path: str) -> str:
    """The path from the root on, links followed, whether it exists or not (expand_filepath). Raises
    NotADirectoryError."""
    check_folders(path)
    found = os.path.realpath(path.encode("latin-1")).decode("latin-1")
    if is_below_file(found.encode("latin-1")):
        raise NotADirectoryError
    return found + "/" if path[-1:] == "/" != found else found
