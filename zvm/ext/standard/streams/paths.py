"""Names of files: basename, dirname, pathinfo, realpath, fnmatch, glob (ext/standard/string.c, dir.c)."""
from __future__ import annotations

import os

from zvm.ext.native import native
from zvm.ext.standard.streams.path_checks import check_folders, check_length, permitted
from zvm.ext.standard.streams.state import StreamState
from zvm.ext.vocabulary import Array, Bool, False_, Int, Path, Str, function
from zvm.runtime.functions.parameters import value_error
from zvm.runtime.services.descriptors import require_one
from zvm.runtime.services.working_directory import resolved
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.strings import c_string, lower
from zvm.targets import V8_5

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.engine import Engine

PATHINFO_ALL = 15
_DIRNAME, _BASENAME, _EXTENSION, _FILENAME = 1, 2, 4, 8
_NOESCAPE, _PATHNAME, _PERIOD, _CASEFOLD = 2, 1, 4, 16
_ONLYDIR = 8192
_WILD = frozenset("*?[")
_AVAILABLE = 9303  # GLOB_AVAILABLE_FLAGS
_OF_LIBRARY = _AVAILABLE & ~_ONLYDIR
_LATER_FLAGS = ((4, 1), (8, 2), (16, 16), (32, 4), (128, 1024), (4096, 64), (1 << 30, _ONLYDIR))  # (since 8.5, here)
_LATER_AVAILABLE = 1073746108


@function(pure=True)
def basename(path: Str, suffix: Str = "") -> Str:
    name = path.rstrip("/").rpartition("/")[2]
    if suffix and len(suffix) < len(name) and name.endswith(suffix):
        return name[:-len(suffix)]
    return name


def parent(path: str) -> str:
    """One level up (zend_dirname)."""
    size = folder_size(path, len(path))
    return "." if size < 0 else path[:size]


@native
def folder_size(path: str, length: int) -> int:
    """How many of the first bytes of a path are its folder, without slashes at its end; -1 for no folder."""
    end = size_without_slashes(path, length)
    while end > 0 and path[end - 1] != "/":
        end -= 1
        if end == 0:
            return -1
    if end == 0:
        return 1 if length > 0 else 0
    return max(size_without_slashes(path, end), 1)


@native
def size_without_slashes(path: str, length: int) -> int:
    end = max(length, 0)
    while end > 0 and path[end - 1] == "/":
        end -= 1
    return end


@function(pure=True, native=True)
def dirname(engine: Engine, path: Str, levels: Int = 1) -> Str:
    if levels < 1:
        value_error(engine, 2, "must be greater than or equal to 1")
    left = levels
    size = len(path)
    before = size + 1
    while left > 0 and size > 0 and size < before:
        before = size
        size = folder_size(path, size)
        left -= 1
    return "." if size < 0 else path[:max(size, 0)]


@function(pure=True)
def pathinfo(path: Str, flags: Int = PATHINFO_ALL) -> Array | Str:
    found = {}
    if flags & _DIRNAME and (folder := c_string(parent(path))):
        found["dirname"] = folder
    name = basename(path)
    if flags & _BASENAME:
        found["basename"] = name
    stem, dot, extension = name.rpartition(".")
    if flags & _EXTENSION and dot:
        found["extension"] = extension
    if flags & _FILENAME:
        found["filename"] = stem if dot else name
    if flags == PATHINFO_ALL:
        return PhpArray.from_dict(found)
    return next(iter(found.values()), "")


@function
def realpath(engine: Engine, path: Path) -> Str | False_:
    known = engine.state_of(StreamState).real_paths
    try:
        absolute = path if path[:1] == "/" else os.getcwdb().decode("latin-1") + "/" + path
    except OSError:  # the working directory is gone
        return os.path.normpath(path) if os.path.exists(path.encode("latin-1")) else False
    if absolute in known:
        return known[absolute][0]
    try:
        check_length(path)
        check_folders(path)
        found = resolved(path.encode("latin-1") or b".", strict=True)
    except OSError:
        return False
    shown = found.decode("latin-1")
    if not permitted(engine, shown):
        return False
    known[absolute] = shown, os.path.isdir(found)
    return shown


def real_paths(engine: Engine) -> dict[str, tuple[str, bool]]:
    """The paths resolved so far, those of the scripts and their directories included: path → (real path, is a
    directory) (realpath_cache)."""
    known = dict(engine.state_of(StreamState).real_paths)
    for file in engine.included_files:
        known[file] = file, False
        while "/" in file[1:]:
            file = file.rpartition("/")[0]
            known[file] = file, True
    return known


@function(pure=True)
def fnmatch(engine: Engine, pattern: Path, filename: Path, flags: Int = 0) -> Bool:
    for name, value in (("Pattern", pattern), ("Filename", filename)):
        if len(value) >= 4096:
            engine.diagnostics.warning(f"fnmatch(): {name} exceeds the maximum allowed length of 4096 characters")
            return False
    if flags & _CASEFOLD:
        pattern, filename = lower(pattern), lower(filename)
    return _matches(pattern, filename, flags, True)


def _matches(pattern: str, name: str, flags: int, start: bool) -> bool:
    """Does the pattern match the whole name? `start`: at its beginning or, with FNM_PATHNAME, that of a part."""
    at = 0
    for index, char in enumerate(pattern):
        leading = name[at:at + 1] == "." and flags & _PERIOD and start
        if char == "*":
            if leading:
                return False
            rest = pattern[index + 1:]
            for end in range(at, len(name) + 1):
                if _matches(rest, name[end:], flags, start and end == at):
                    return True
                if end < len(name) and name[end] == "/" and flags & _PATHNAME:
                    return False
            return False
        if at >= len(name):
            return False
        if char == "?":
            if leading or name[at] == "/" and flags & _PATHNAME:
                return False
        elif char == "[":
            end = _set_end(pattern, index)
            if end > 0:
                inside = _in_set(pattern[index + 1:end], name[at], flags)
                if leading or not inside or name[at] == "/" and flags & _PATHNAME:
                    return False
                return _matches(pattern[end + 1:], name[at + 1:], flags, name[at] == "/")
            if name[at] != "[":
                return False
        elif char == "\\" and not flags & _NOESCAPE and index + 1 < len(pattern):
            if name[at] != pattern[index + 1]:
                return False
            return _matches(pattern[index + 2:], name[at + 1:], flags, name[at] == "/" and bool(flags & _PATHNAME))
        elif char != name[at]:
            return False
        start = name[at] == "/" and bool(flags & _PATHNAME)
        at += 1
    return at == len(name)


def _set_end(pattern: str, start: int) -> int:
    """Where the ] of the [ at `start` is, -1 when there is none."""
    at = start + 1
    if pattern[at:at + 1] in ("!", "^"):
        at += 1
    return pattern.find("]", at + 1)


def _in_set(text: str, char: str, flags: int) -> bool:
    """Is the byte in a [set]?"""
    negated = text[:1] in ("!", "^")
    if negated:
        text = text[1:]
    found = False
    at = 0
    while at < len(text):
        low = text[at]
        if low == "\\" and not flags & _NOESCAPE and at + 1 < len(text):
            at += 1
            low = text[at]
        if text[at + 1:at + 2] == "-" and at + 2 < len(text):
            found = found or low <= char <= text[at + 2]
            at += 3
            continue
        found = found or low == char
        at += 1
    return found is not negated


@function
def glob(engine: Engine, pattern: Path, flags: Int = 0) -> Array | False_:
    if len(pattern) >= 4096:
        engine.diagnostics.warning("glob(): Pattern exceeds the maximum allowed length of 4096 characters")
        return False
    own_flags = library_flags(engine, flags, _AVAILABLE)
    if own_flags is None:
        engine.diagnostics.warning("glob(): At least one of the passed flags is invalid or not supported on this "
                                   "platform")
        return False
    found = glob_paths(pattern, own_flags)
    kept = [path for path in found if permitted(engine, path, False)]
    return False if found and not kept else PhpArray.from_list(kept)


def library_flags(engine: Engine, flags: int, available: int) -> int | None:
    """The C library's flags for GLOB_* constants, None where one is unknown; `available` are those before 8.5, which
    numbers them anew."""
    if engine.target < V8_5:
        return None if flags & ~available else flags
    return None if flags & ~_LATER_AVAILABLE else sum(ours for bit, ours in _LATER_FLAGS if flags & bit)


def glob_paths(pattern: str, flags: int) -> list[str]:
    """The paths a pattern stands for, which the C library finds, as for PHP: its slashes and braces are its own."""
    import ctypes

    if _WILD.intersection(pattern):
        try:
            require_one()  # for the folders
        except OSError:
            return []
    libc = ctypes.CDLL(None)
    result = (ctypes.c_size_t * 32)()  # a glob_t, which begins with the number of paths and their place
    try:
        if libc.glob(pattern.encode("latin-1"), flags & _OF_LIBRARY, None, result):
            return []
        paths = ctypes.cast(result[1], ctypes.POINTER(ctypes.c_char_p))
        found = [(paths[at] or b"").decode("latin-1") for at in range(result[0])]
    finally:
        libc.globfree(result)
    if flags & _ONLYDIR:
        found = [name for name in found if os.path.isdir(name.encode("latin-1"))]
    return found
