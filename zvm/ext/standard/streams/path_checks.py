"""Which paths a script may use, and the checks of a path that the system does not make (main/fopen_wrappers.c)."""
from __future__ import annotations

import os
from errno import EINVAL, ENAMETOOLONG, ENOTDIR

from zvm.runtime.execute_data import running_function
from zvm.runtime.services.working_directory import absolute_path, real_path, working_directory
from zvm.runtime.values.strings import c_string

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.engine import Engine

_MAXPATHLEN = 4096
_LONGEST_NAME = 255  # of a part of a path


def permitted(engine: Engine, path: str, report: bool = True) -> bool:
    """Does open_basedir allow that path? A warning when not (php_check_open_basedir). Both end at their first NUL."""
    allowed = c_string(engine.ini.open_basedir or "")
    if not allowed:
        return True
    path = c_string(path)
    if len(path) >= _MAXPATHLEN:
        engine.diagnostics.warning(f"{running_function(engine)}(): File name is longer than the maximum allowed path "
                                   f"length on this platform ({_MAXPATHLEN}): {path}")
        return False
    wanted = real_path(path.encode("latin-1"))
    for base in allowed.split(":"):
        if not base or not path or is_below_file(wanted):
            break  # Zend looks no further than to an empty directory, either
        folder = real_path(base.encode("latin-1"))
        if wanted == folder or wanted.startswith(folder.rstrip(b"/") + b"/"):
            return True
    if report:
        engine.diagnostics.warning(f"{running_function(engine)}(): open_basedir restriction in effect. File({path}) is "
                                   f"not within the allowed path(s): ({allowed})")
    return False


def fix_bases(engine: Engine) -> None:
    """Have open_basedir, which a script has set, mean the directories that it names now."""
    bases = engine.ini.open_basedir or ""
    if "\0" in bases:
        return  # names no directories
    engine.ini.open_basedir = ":".join(
        real_path(base.encode("latin-1")).decode("latin-1") if base else base for base in bases.split(":"))


def may_write(engine: Engine, path: str) -> bool:
    """May the script have a library change that file?"""
    return engine.may_write is None or engine.may_write(path)


def is_below_file(path: bytes) -> bool:
    """Is some part of a path, which others follow, a file?"""
    while path and not os.path.lexists(path):
        path = os.path.dirname(path)
        if os.path.isfile(path):
            return True
    return False


def tightens(engine: Engine, bases: str | None) -> bool:
    """May a script set open_basedir to that? Only to what is within what is allowed so far (OnUpdateBaseDir)."""
    if not engine.ini.open_basedir:
        return True
    return all(base not in ("", "..") and not base.startswith("../") and permitted(engine, base, False)
               for base in c_string(bases or "").split(":"))


def expanded(path: str) -> str:
    """The path without "." and "..", whether its last parts exist or not (expand_filepath).

    Raises OSError for one that is too long, NotADirectoryError where something that is not a directory stands before a
    ".." or a last slash.
    """
    check_length(path)
    if ".." not in path and path[-1:] != "/":
        return path
    check_folders(path)
    return real_path(path.encode("latin-1")).decode("latin-1") if ".." in path else path


def absolute_file(path: str) -> str:
    """The absolute path of a file, whether it exists or not (expand_filepath); links stay.

    Raises OSError for one that is too long or where something that is not a directory stands before another part.
    """
    check_length(path)
    check_folders(path, every_part=True)
    return absolute_path(path.encode("latin-1")).decode("latin-1")


def check_length(path: str) -> None:
    """Raise OSError for a path that is too long, by itself or below the working directory (virtual_file_ex)."""
    if len(path) >= _MAXPATHLEN - 1:
        raise OSError(EINVAL, "")
    if path[:1] != "/" and len(path) >= _LONGEST_NAME and len(path) + len(working_directory()) + 1 >= _MAXPATHLEN - 1:
        raise OSError(ENAMETOOLONG, "")


def check_folders(path: str, every_part: bool = False) -> None:
    """Raise NotADirectoryError where something that is not a directory stands before a ".." or a last slash
    (tsrm_realpath_r), which the system would overlook or call something else, or before any part."""
    at = path.find("/", 1) if every_part or ".." in path or path[-1:] == "/" else -1
    while at > 0:
        part = path[:at].encode("latin-1")
        needed = every_part or at + 1 == len(path) or path.startswith("..", at + 1)
        if needed and os.path.lexists(part) and not os.path.isdir(part):
            raise NotADirectoryError(ENOTDIR, os.strerror(ENOTDIR))
        at = path.find("/", at + 1)
