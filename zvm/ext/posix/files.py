"""Terminals and special files: posix_isatty, posix_mkfifo, posix_access (ext/posix/posix.c)."""
from __future__ import annotations

import os
import stat
from errno import EBADF

from zvm.ext.posix.state import PosixState, attempt, attempt_bool
from zvm.ext.standard.streams.arguments import stream_in
from zvm.ext.standard.streams.path_checks import permitted
from zvm.ext.vocabulary import Bool, False_, Int, Path, Str, Untyped, function
from zvm.runtime.functions.parameters import value_error
from zvm.runtime.services.working_directory import absolute_path
from zvm.runtime.values import convert
from zvm.runtime.values.resources import Resource as AnyResource
from zvm.targets import V8_5

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine


_MOST_DESCRIPTOR = 0x7FFFFFFF


def _descriptor(engine: Engine, value: Any) -> int | None:
    """Of a stream, or the number itself; None after a warning (php_posix_stream_get_fd)."""
    if not isinstance(value, AnyResource):
        return (convert.to_int(engine, value) + 0x80000000) % 0x100000000 - 0x80000000
    stream = stream_in(engine, value)
    found = getattr(stream.cast_for_select(), "descriptor", None)
    if found is None:
        from zvm.runtime.execute_data import running_function

        engine.diagnostics.warning(f"{running_function(engine)}(): Could not use stream of type '{stream.stream_type}'")
    return found


def _refuses_descriptor(engine: Engine, descriptor: int) -> bool:
    """Whether a descriptor cannot be one, after a warning; before PHP 8.5 none is looked at."""
    if descriptor >= 0 or engine.target < V8_5:
        return False
    from zvm.runtime.execute_data import running_function

    engine.state_of(PosixState).last_error = EBADF
    engine.diagnostics.warning(f"{running_function(engine)}(): Argument #1 ($file_descriptor) must be between 0 and "
                               f"{_MOST_DESCRIPTOR}")
    return True


@function
def posix_ctermid() -> Str | False_:
    return os.ctermid()


@function
def posix_ttyname(engine: Engine, file_descriptor: Untyped) -> Str | False_:
    descriptor = _descriptor(engine, file_descriptor)
    if descriptor is None:
        return False
    if _refuses_descriptor(engine, descriptor):
        return False
    name = attempt(engine, os.ttyname, descriptor)
    return os.fsencode(name).decode("latin-1") if name else False


@function
def posix_isatty(engine: Engine, file_descriptor: Untyped) -> Bool:
    descriptor = _descriptor(engine, file_descriptor)
    if descriptor is None or _refuses_descriptor(engine, descriptor):
        return False
    return os.isatty(descriptor)


@function
def posix_getcwd(engine: Engine) -> Str | False_:
    found = attempt(engine, os.getcwdb)
    return found.decode("latin-1") if found else False


@function
def posix_mkfifo(engine: Engine, filename: Path, permissions: Int) -> Bool:
    return permitted(engine, filename) and \
        attempt_bool(engine, os.mkfifo, filename.encode("latin-1"), permissions & 0xFFFFFFFF)


@function
def posix_mknod(engine: Engine, filename: Path, flags: Int, major: Int = 0, minor: Int = 0) -> Bool:
    if not permitted(engine, filename):
        return False
    device = 0
    if flags & stat.S_IFCHR or flags & stat.S_IFBLK:
        if major == 0:
            value_error(engine, 3, "cannot be 0 for the POSIX_S_IFCHR and POSIX_S_IFBLK modes")
        device = os.makedev(major & 0xFFFFFFFF, minor & 0xFFFFFFFF)
    return attempt_bool(engine, os.mknod, filename.encode("latin-1"), flags & 0xFFFFFFFF, device)


@function
def posix_access(engine: Engine, filename: Path, flags: Int = 0) -> Bool:
    return _may_access(engine, "access", filename, flags)


@function(since=80300)
def posix_eaccess(engine: Engine, filename: Path, flags: Int = 0) -> Bool:
    if not filename:
        value_error(engine, 1, "must not be empty")
    return _may_access(engine, "eaccess", filename, flags)


def _may_access(engine: Engine, name: str, filename: str, flags: int) -> bool:
    """What a function of the C library says of a file; its error is kept."""
    from ctypes import CDLL, get_errno

    state = engine.state_of(PosixState)
    if not filename:
        from errno import EIO

        state.last_error = EIO
        return False
    if not permitted(engine, filename):
        from errno import EPERM

        state.last_error = EPERM
        return False
    path = absolute_path(filename.encode("latin-1"))
    if getattr(CDLL(None, use_errno=True), name)(path, flags & 0xFFFFFFFF):  # os.access() does not tell why not
        state.last_error = get_errno()
        return False
    return True


@function(since=80300)
def posix_sysconf(conf_id: Int) -> Int:
    try:
        return os.sysconf(conf_id)
    except (OSError, ValueError):
        return -1


@function(since=80300)
def posix_pathconf(engine: Engine, path: Path, name: Int) -> Int | False_:
    if not path:
        value_error(engine, 1, "must not be empty")
    if not permitted(engine, path):
        return False
    limit = attempt(engine, os.pathconf, absolute_path(path.encode("latin-1")), name)
    return limit if type(limit) is int else False


@function(since=80300)
def posix_fpathconf(engine: Engine, file_descriptor: Untyped, name: Int) -> Int | False_:
    descriptor = _descriptor(engine, file_descriptor)
    if descriptor is None:
        return False
    if _refuses_descriptor(engine, descriptor):
        return False
    limit = attempt(engine, os.fpathconf, descriptor, name)
    return limit if type(limit) is int else False
