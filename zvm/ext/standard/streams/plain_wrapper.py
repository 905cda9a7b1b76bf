"""Plain files and directories (main/streams/plain_wrapper.c)."""
from __future__ import annotations

import os
from errno import EEXIST, ELOOP, ENOENT, ENOTDIR, EPERM, EXDEV
from stat import S_ISDIR, S_ISREG

from zvm.ext.standard.streams.directory_stream import DirectoryStream, FolderStream
from zvm.ext.standard.streams.path_checks import expanded, permitted
from zvm.ext.standard.streams.state import StreamState
from zvm.ext.standard.streams.wrapper_base import (
    META_ACCESS,
    META_GROUP,
    META_GROUP_NAME,
    META_OWNER,
    META_OWNER_NAME,
    META_TOUCH,
    MKDIR_RECURSIVE,
    OPEN_FOR_INCLUDE,
    REPORT_ERRORS,
    STAT_IGNORE_OPEN_BASEDIR,
    STAT_LINK,
    STAT_QUIET,
    StreamWrapper,
    WrapperError,
)
from zvm.runtime.execute_data import running_function
from zvm.runtime.services.descriptors import leave_own
from zvm.runtime.services.streams import OPEN_FLAGS, FileStream, open_file, report_io_error
from zvm.runtime.services.working_directory import absolute_path, real_path
from zvm.targets import V8_4

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.engine import Engine
    from zvm.ext.standard.streams.contexts import ContextResource
    from zvm.runtime.values.arrays import PhpArray

_FILE_SCHEME = "file://"


def has_file_scheme(url: str) -> bool:
    """Is a plain file named by a URL?"""
    return url[:7].lower() == _FILE_SCHEME


def without_file_scheme(url: str) -> str:
    """The path in a URL of a plain file; of a host's name nothing is known here."""
    return url[7:] if has_file_scheme(url) else url


def user_id(user: int | str) -> int | None:
    """The number of a user, None where there is none of that name (php_get_uid_by_name)."""
    if type(user) is int:
        return user
    import pwd

    try:
        return pwd.getpwnam(str(user)).pw_uid
    except KeyError:
        return None


def group_id(group: int | str) -> int | None:
    """The number of a group, None where there is none of that name (php_get_gid_by_name)."""
    if type(group) is int:
        return group
    import grp

    try:
        return grp.getgrnam(str(group)).gr_gid
    except KeyError:
        return None


class PlainWrapper(StreamWrapper):
    """The file system."""

    __slots__ = ()
    label = "plainfile"
    sets_metadata = True

    def open(self, engine: Engine, path: str, mode: str, options: int, context: ContextResource | None) -> FileStream:
        if not permitted(engine, path):
            raise WrapperError("Operation not permitted")
        try:
            stream = _open(engine, path, mode)
        except ValueError:
            raise WrapperError(f"`{mode}' is not a valid mode for fopen") from None
        except OSError as error:
            # a path that cannot be expanded is one that is not there (virtual_file_ex)
            number = ENOENT if error.errno in (ENOTDIR, ELOOP) else error.errno or 0
            engine.last_errno = number
            raise WrapperError(os.strerror(number)) from None
        if engine.target >= V8_4 and mode[:1] != "r":
            engine.state_of(StreamState).forget_paths(False)
        if options & OPEN_FOR_INCLUDE and not S_ISREG(os.fstat(stream.descriptor).st_mode):
            stream.close()
            raise WrapperError(os.strerror(engine.last_errno))
        return stream

    def open_directory(self, engine: Engine, path: str, options: int,
                       context: ContextResource | None) -> DirectoryStream:
        if not permitted(engine, path):
            raise WrapperError("Operation not permitted", EPERM)
        try:
            descriptor = os.open(path.encode("latin-1"), os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
            leave_own(descriptor)
        except OSError as error:
            raise WrapperError(os.strerror(error.errno or 0), error.errno) from None
        return FolderStream(engine, descriptor)

    def stat(self, engine: Engine, path: str, flags: int) -> os.stat_result | None:
        if not flags & STAT_IGNORE_OPEN_BASEDIR and not permitted(engine, path, not flags & STAT_QUIET):
            return None
        place = path.encode("latin-1")
        try:
            return os.lstat(place) if flags & STAT_LINK else os.stat(place)
        except OSError as error:
            engine.last_errno = error.errno or 0
            return None
        except ValueError:  # a null byte
            return None

    def unlink(self, engine: Engine, path: str, context: ContextResource | None) -> bool:
        path = without_file_scheme(path)
        if not permitted(engine, path):
            return False
        try:
            os.unlink(path.encode("latin-1"))
        except OSError as error:
            return _refused(engine, path, error)
        engine.state_of(StreamState).forget_paths()
        return True

    def can_rename(self, engine: Engine) -> bool:
        return True

    def rename(self, engine: Engine, path: str, target: str, context: ContextResource | None) -> bool:
        path, target = without_file_scheme(path), without_file_scheme(target)
        if not permitted(engine, path) or not permitted(engine, target):
            return False
        source, destination = path.encode("latin-1"), target.encode("latin-1")
        try:
            os.rename(source, destination)
        except OSError as error:
            if error.errno == EXDEV:
                return _move(engine, path, target)
            return _refused(engine, f"{path},{target}", error)
        engine.state_of(StreamState).forget_paths()
        return True

    def make_directory(self, engine: Engine, path: str, mode: int, options: int,
                       context: ContextResource | None) -> bool:
        path = without_file_scheme(path)
        place = path.encode("latin-1")
        is_recursive = bool(options & MKDIR_RECURSIVE)
        if is_recursive and not path:
            engine.diagnostics.warning(f"{running_function(engine)}(): Invalid path")
            return False
        if not permitted(engine, absolute_path(place).decode("latin-1") if is_recursive else path):
            return False
        try:
            if is_recursive and not os.path.isdir(place):
                _make_directories(place, mode)
            else:
                os.mkdir(place, mode)
        except OSError as error:
            return bool(options & REPORT_ERRORS) and _refused(engine, "", error)
        return True

    def remove_directory(self, engine: Engine, path: str, options: int, context: ContextResource | None) -> bool:
        path = without_file_scheme(path)
        if not permitted(engine, path):
            return False
        try:
            os.rmdir(path.encode("latin-1"))
        except OSError as error:
            return _refused(engine, path, error)
        engine.state_of(StreamState).forget_paths()
        return True

    def set_metadata(self, engine: Engine, url: str, option: int, value: int | str | PhpArray) -> bool:
        """Of what is named by a URL; the functions themselves change what is named by a path."""
        path = without_file_scheme(url)
        if not permitted(engine, path):
            return False
        try:
            problem = _change(path, option, value)
        except OSError as error:
            problem = f"Operation failed: {os.strerror(error.errno or 0)}"
        if problem is not None:
            engine.diagnostics.warning(f"{running_function(engine)}({path}): {problem}")
            return False
        engine.state_of(StreamState).forget_paths(False)
        return True


def _open(engine: Engine, path: str, mode: str) -> FileStream:
    """open_file() of an expanded path, which makes what a link points to, too, where it must not be there yet."""
    if mode[:1] not in OPEN_FLAGS or not mode:
        raise ValueError(mode)
    path = expanded(path)
    try:
        return open_file(engine, path, mode)
    except OSError as error:
        place = path.encode("latin-1")
        if error.errno != EEXIST or not os.path.islink(place):
            raise
        return open_file(engine, real_path(place).decode("latin-1"), mode)


def _move(engine: Engine, path: str, target: str) -> bool:
    """Rename to another device: copy a file with owner and rights, then remove it (php_plain_files_rename)."""
    source, destination = path.encode("latin-1"), target.encode("latin-1")
    failing = path  # what cannot be opened
    try:
        found = os.stat(source)
        if not S_ISREG(found.st_mode) or os.path.isdir(destination):
            if S_ISDIR(found.st_mode) or S_ISREG(found.st_mode):
                which = "first" if S_ISDIR(found.st_mode) else "second"
                engine.diagnostics.warning(f"rename(): The {which} argument to copy() function cannot be a directory")
            return _refused(engine, f"{path},{target}", OSError(EXDEV, ""))
        origin, failing = open_file(engine, path, "rb"), target
        copy = open_file(engine, target, "wb")
    except OSError as error:
        engine.diagnostics.warning(f"rename({failing}): Failed to open stream: {os.strerror(error.errno or 0)}")
        return _refused(engine, f"{path},{target}", error)
    data = origin.read_all()
    origin.close()
    try:
        while data:
            data = data[copy.write(data):]
    except OSError as error:
        report_io_error(engine, copy.write_call, len(data), error)
        return _refused(engine, f"{path},{target}", error)
    finally:
        copy.close()
    try:  # noqa: SIM105  # contextlib takes longer to import than a small script
        os.chown(destination, found.st_uid, found.st_gid)
    except PermissionError:
        pass
    os.chmod(destination, found.st_mode & 0o7777)
    os.unlink(source)
    engine.state_of(StreamState).forget_paths()
    return True


def _refused(engine: Engine, argument: str, error: OSError) -> bool:
    """False, with the warning that gives the system's reason."""
    engine.last_errno = error.errno or 0
    engine.diagnostics.warning(f"{running_function(engine)}({argument}): {os.strerror(error.errno or 0)}")
    return False


def _make_directories(path: bytes, mode: int) -> None:
    above = os.path.dirname(path.rstrip(b"/"))
    if above and not os.path.exists(above):
        _make_directories(above, mode)
    if not os.path.isdir(path):
        os.mkdir(path, mode)


def create_missing(path: str) -> str | None:
    """Make an empty file where there is none; why that cannot be done."""
    place = path.encode("latin-1")
    if not os.path.exists(place):
        try:
            descriptor = os.open(place, os.O_WRONLY | os.O_CREAT, 0o666)
            leave_own(descriptor)
            os.close(descriptor)
        except OSError as error:
            return f"Unable to create file {path} because {os.strerror(error.errno or 0)}"
    return None


def set_times(path: str, times: PhpArray) -> None:
    """Set the times of change and of access; both to now where there are none. Raises OSError."""
    given = times.plain_values()
    os.utime(path.encode("latin-1"), (given[1], given[0]) if given else None)


def _change(path: str, option: int, value: int | str | PhpArray) -> str | None:
    """What set_metadata() does to a path; why it cannot. Raises OSError."""
    place = path.encode("latin-1")
    if option == META_TOUCH:
        problem = create_missing(path)
        if problem is not None:
            return problem
        set_times(path, value)  # type: ignore[arg-type]
    elif option in (META_OWNER, META_OWNER_NAME):
        user = user_id(value)  # type: ignore[arg-type]
        if user is None:
            return f"Unable to find uid for {value}"
        os.chown(place, user, -1)
    elif option in (META_GROUP, META_GROUP_NAME):
        group = group_id(value)  # type: ignore[arg-type]
        if group is None:
            return f"Unable to find gid for {value}"
        os.chown(place, -1, group)
    elif option == META_ACCESS:
        os.chmod(place, value & 0o7777)  # type: ignore[operator]
    return None
