"""Changing the file system: unlink, rename, copy, mkdir, chmod, links, … (ext/standard/file.c, filestat.c, link.c)."""
from __future__ import annotations

import os
import stat as modes
from errno import ENOENT

from zvm.ext.standard.streams.contexts import context_argument
from zvm.ext.standard.streams.file import copy_stream
from zvm.ext.standard.streams.path_checks import check_folders, is_below_file, permitted
from zvm.ext.standard.streams.paths import parent
from zvm.ext.standard.streams.plain_wrapper import (
    PlainWrapper,
    create_missing,
    group_id,
    has_file_scheme,
    set_times,
    user_id,
)
from zvm.ext.standard.streams.state import StreamState
from zvm.ext.standard.streams.wrapper_base import (
    META_ACCESS,
    META_GROUP,
    META_GROUP_NAME,
    META_OWNER,
    META_OWNER_NAME,
    META_TOUCH,
    MKDIR_RECURSIVE,
    REPORT_ERRORS,
    STAT_QUIET,
    StreamWrapper,
)
from zvm.ext.standard.streams.wrappers import locate, open_stream
from zvm.ext.vocabulary import Bool, False_, Float, Int, Null, Path, Resource, Str, function
from zvm.runtime.execute_data import running_function
from zvm.runtime.functions.parameters import value_error
from zvm.runtime.services.environment import set_umask
from zvm.runtime.services.working_directory import real_path
from zvm.runtime.values.arrays import PhpArray
from zvm.targets import V8_4

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable

    from zvm.engine import Engine


def _file_argument(engine: Engine, path: str) -> StreamWrapper | None:
    """The wrapper that is to change a file; None with a warning where there is none."""
    wrapper, _ = locate(engine, path)
    if wrapper is None:
        engine.diagnostics.warning(f"{running_function(engine)}(): Unable to locate stream wrapper")
    return wrapper


@function
def unlink(engine: Engine, filename: Path, context: Resource | Null = None) -> Bool:
    wrapper = _file_argument(engine, filename)
    return wrapper is not None and wrapper.unlink(engine, filename, context_argument(engine, context))


@function
def rename(engine: Engine, from_: Path, to: Path, context: Resource | Null = None) -> Bool:
    wrapper = _file_argument(engine, from_)
    if wrapper is None or not wrapper.can_rename(engine):
        return False
    if locate(engine, to)[0] is not wrapper:
        engine.diagnostics.warning("rename(): Cannot rename a file across wrapper types")
        return False
    return wrapper.rename(engine, from_, to, context_argument(engine, context))


@function
def copy(engine: Engine, from_: Path, to: Path, context: Resource | Null = None) -> Bool:
    context = context_argument(engine, context)
    if isinstance(locate(engine, from_)[0], PlainWrapper) and not permitted(engine, from_):
        return False
    origin = _stat(engine, from_, 0)
    if origin is not None and not _may_copy(engine, origin, to):
        return False
    source = open_stream(engine, from_, "rb", context=context)
    if source is None:
        return False
    target = open_stream(engine, to, "wb", context=context)
    if target is None:
        return False
    copied = copy_stream(engine, source, target)
    source.close()
    target.close()
    return copied is not None


def _stat(engine: Engine, path: str, flags: int) -> os.stat_result | None:
    """What there is at a path; None also where its wrapper cannot tell (php_stream_stat_path)."""
    wrapper, local = locate(engine, path)
    return None if wrapper is None else wrapper.stat(engine, local, flags)


def _may_copy(engine: Engine, origin: os.stat_result, to: str) -> bool:
    """Are both files, and different ones? A warning for directories."""
    if modes.S_ISDIR(origin.st_mode):
        engine.diagnostics.warning("copy(): The first argument to copy() function cannot be a directory")
        return False
    there = _stat(engine, to, STAT_QUIET)
    if there is not None and modes.S_ISDIR(there.st_mode):
        engine.diagnostics.warning("copy(): The second argument to copy() function cannot be a directory")
        return False
    return there is None or not origin.st_ino or not os.path.samestat(origin, there)


@function(defaults={"permissions": "0777"})
def mkdir(engine: Engine, directory: Path, permissions: Int = 0o777, recursive: Bool = False,
          context: Resource | Null = None) -> Bool:
    wrapper, _ = locate(engine, directory)
    options = REPORT_ERRORS | (MKDIR_RECURSIVE if recursive else 0)
    return wrapper is not None and wrapper.make_directory(engine, directory, permissions, options,
                                                          context_argument(engine, context))


@function
def rmdir(engine: Engine, directory: Path, context: Resource | Null = None) -> Bool:
    wrapper, _ = locate(engine, directory)
    return wrapper is not None and wrapper.remove_directory(engine, directory, REPORT_ERRORS,
                                                            context_argument(engine, context))


def _change(engine: Engine, filename: str, located: tuple[StreamWrapper | None, str], option: int,
            value: int | str | PhpArray, apply: Callable[[bytes], str | None], prefix: str = "") -> bool:
    """Change metadata through the wrapper that was `located`, those of a plain path by `apply`, which gives its problem
    or raises OSError. False with a warning where that fails."""
    wrapper, local = located
    name = running_function(engine)
    if wrapper is not None and wrapper.sets_metadata and \
            not (isinstance(wrapper, PlainWrapper) and not has_file_scheme(filename)):
        return wrapper.set_metadata(engine, filename, option, value)
    if not isinstance(wrapper, PlainWrapper):
        engine.diagnostics.warning(f"{name}(): Cannot call {name.removeprefix('l')}() for a non-standard stream")
        return False
    if not permitted(engine, filename):
        return False
    try:
        problem = apply(local.encode("latin-1"))
    except OSError as error:
        problem = prefix + os.strerror(error.errno or 0)
    if problem is not None:
        engine.diagnostics.warning(f"{name}(): {problem}")
        return False
    if engine.target >= V8_4:
        engine.state_of(StreamState).forget_paths(False, "")
    return True


@function
def chmod(engine: Engine, filename: Path, permissions: Int) -> Bool:
    return _change(engine, filename, locate(engine, filename), META_ACCESS, permissions,
                   lambda path: os.chmod(path, permissions & 0o7777))


def _change_owner(engine: Engine, filename: str, user: int | str, follow_links: bool) -> bool:
    def apply(path: bytes) -> str | None:
        number = user_id(user)
        if number is None:
            return f"Unable to find uid for {user}"
        os.chown(path, number, -1, follow_symlinks=follow_links)
        return None

    return _change(engine, filename, locate(engine, filename),
                   META_OWNER if type(user) is int else META_OWNER_NAME, user, apply)


def _change_group(engine: Engine, filename: str, group: int | str, follow_links: bool) -> bool:
    def apply(path: bytes) -> str | None:
        number = group_id(group)
        if number is None:
            return f"Unable to find gid for {group}"
        os.chown(path, -1, number, follow_symlinks=follow_links)
        return None

    return _change(engine, filename, locate(engine, filename),
                   META_GROUP if type(group) is int else META_GROUP_NAME, group, apply)


@function
def chown(engine: Engine, filename: Path, user: Str | Int) -> Bool:
    return _change_owner(engine, filename, user, True)


@function
def chgrp(engine: Engine, filename: Path, group: Str | Int) -> Bool:
    return _change_group(engine, filename, group, True)


@function
def lchown(engine: Engine, filename: Path, user: Str | Int) -> Bool:
    return _change_owner(engine, filename, user, False)


@function
def lchgrp(engine: Engine, filename: Path, group: Str | Int) -> Bool:
    return _change_group(engine, filename, group, False)


@function
def touch(engine: Engine, filename: Path, mtime: Int | Null = None, atime: Int | Null = None) -> Bool:
    if mtime is None and atime is not None:
        value_error(engine, 2, "cannot be null when argument #3 ($atime) is an integer")
    if not filename:
        return False
    times = PhpArray.from_list([] if mtime is None else [mtime, mtime if atime is None else atime])
    located = locate(engine, filename)
    if mtime is None and (located[0] is None or not located[0].sets_metadata):
        return open_stream(engine, filename, "c") is not None  # opening it is all PHP does

    def apply(path: bytes) -> str | None:
        problem = create_missing(filename)
        if problem is None:
            set_times(filename, times)
        return problem

    return _change(engine, filename, located, META_TOUCH, times, apply, "Utime failed: ")


@function
def umask(engine: Engine, mask: Int | Null = None) -> Int:
    if mask is not None:
        return set_umask(engine, mask & 0o777)
    current = os.umask(0o77)
    os.umask(current)
    return current


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


def _link(engine: Engine, make: Callable[[bytes, bytes], None], target: str, link: str) -> bool:
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
    try:
        make(target.encode("latin-1"), (link if make is os.link else place).encode("latin-1"))
    except OSError as error:
        engine.diagnostics.warning(f"{name}(): {os.strerror(error.errno or 0)}")
        return False
    return True


def _absolute(path: str) -> str:
    """The path from the root on, links followed, whether it exists or not (expand_filepath). Raises
    NotADirectoryError."""
    check_folders(path)
    found = real_path(path.encode("latin-1")).decode("latin-1")
    if is_below_file(found.encode("latin-1")):
        raise NotADirectoryError
    return found + "/" if path[-1:] == "/" != found else found
