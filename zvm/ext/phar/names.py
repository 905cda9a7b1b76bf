"""What a path means: which part of it is an archive, which an entry, and which names entries may have (ext/phar/phar.c,
phar_path_check.re)."""
from __future__ import annotations

import os
import stat as modes

from zvm.ext.phar.errors import PharError
from zvm.ext.standard.streams.path_checks import check_length
from zvm.runtime.services.working_directory import real_path
from zvm.runtime.values.patterns import lazy_pattern

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.ext.phar.state import PharState

SCHEME = "phar://"
EXECUTABLE, DATA, ANY = 1, 0, 2  # which kinds of archives are meant
_LONGEST_EXTENSION = 50
_ENDS = ("", "/", ".")
# the first of these that a path has is what is wrong with it; anything that is not a character of UTF-8 comes last
_FAULT = lazy_pattern(
    rb"(?P<double_slash>//)|(?P<upper_directory_reference>/\.\.(?=/|\Z))|(?P<current_directory_reference>/\.(?=/|\Z))|"
    rb"(?P<back_slash>\\)|(?P<star>\*)|(?P<query>\?)|[\x1A-\x7F]|[\xC2-\xDF][\x80-\xBF]|\xE0[\xA0-\xBF][\x80-\xBF]|"
    rb"[\xE1-\xEC\xEE\xEF][\x80-\xBF]{2}|\xED[\x80-\x9F][\x80-\xBF]|\xF0[\x90-\xBF][\x80-\xBF]{2}|"
    rb"[\xF1-\xF3][\x80-\xBF]{3}|\xF4[\x80-\x8F][\x80-\xBF]{2}")


def checked_name(path: str) -> str:
    """The path as the name of an entry: without a slash in front, and up to a question mark. Raises PharError, whose
    text is what is wrong with it (phar_path_check)."""
    if path == ".":
        raise PharError("current directory reference")
    if path == "..":
        raise PharError("upper directory reference")
    data = path.encode("latin-1")
    at = 0
    while at < len(data):
        found = _FAULT.match(data, at)
        if found is None:
            raise PharError("illegal character")
        fault = found.lastgroup
        if fault == "query":
            return path[:at].removeprefix("/")
        if fault is not None:
            raise PharError("back-slash" if fault == "back_slash" else fault.replace("_", " "))
        at = found.end()
    return path.removeprefix("/")


def is_valid_alias(alias: str) -> bool:
    """May an archive have that alias?"""
    return not any(char in alias for char in "/\\:;\n\r")


def is_magic(name: str) -> bool:
    """Is it a name that only the extension itself uses?"""
    return name.startswith(".phar")


def real_name(path: str) -> str | None:
    """The absolute path, links followed, whether there is such a file or not; None for none and where it would be too
    long (expand_filepath)."""
    if not path:
        return None
    try:
        check_length(path)
        return real_path(path.encode("latin-1")).decode("latin-1")
    except (OSError, ValueError):
        return None


class Detection:
    """Where a path's archive ends. `kind` is one of FOUND, ALIAS (the first part is an alias), URL and NOT_FOUND;
    `start` is where the extension begins, None where none was met."""

    __slots__ = ("kind", "start", "end")

    def __init__(self, kind: int, start: int | None = None, end: int = 0) -> None:
        self.kind, self.start, self.end = kind, start, end


FOUND, ALIAS, URL, NOT_FOUND = range(4)


def detect(state: PharState, path: str, executable: int, for_create: int, is_complete: bool) -> Detection:
    """Find the extension that ends the archive's name, which must exist unless it is `for_create`: 1 for one that must
    not, 2 for either. `is_complete`: nothing follows it (phar_detect_phar_fname_ext)."""
    if len(path) < 2:
        return Detection(NOT_FOUND)
    slash = path.find("/")
    if slash > 0:
        if path[slash - 1] == ":" and path[slash + 1:slash + 2] == "/":
            return Detection(URL)
        if path[:slash] in state.aliases or path[:slash] in state.cached_aliases:
            return Detection(ALIAS, slash, slash)
    known = _known(state, path, executable, is_complete)
    if known is not None:
        return known
    dot = path.find(".", 1)
    start: int | None = None
    while dot >= 0:
        while dot > 0 and path[dot - 1] in "/\0":
            dot = path.find(".", dot + 1)
            if dot < 0:
                return Detection(NOT_FOUND, None)
        end = path.find("/", dot)
        if end < 0:
            found = _is_extension(state, path, dot, len(path), executable, for_create)
            return Detection(FOUND if found else NOT_FOUND, dot, len(path))
        if _is_extension(state, path, dot, end, executable, for_create):
            return Detection(FOUND, dot, end)
        start, dot = dot, path.find(".", dot + 1)
    return Detection(NOT_FOUND, start)


def _known(state: PharState, path: str, executable: int, is_complete: bool) -> Detection | None:
    """The archive that is open already, if it is one."""
    for archives in (state.archives, state.cached):
        for name, archive in archives.items():
            if path == name or not is_complete and path.startswith(name) and path[len(name)] == "/":
                found = executable == ANY or archive.is_data == (executable == DATA)
                return Detection(FOUND if found else NOT_FOUND, len(name) - archive.extension_size, len(name))
    return None


def _is_extension(state: PharState, path: str, start: int, end: int, executable: int, for_create: int) -> bool:
    """Is what stands there an extension that archives may have, and is there such an archive (phar_check_str)?"""
    if end - start >= _LONGEST_EXTENSION:
        return False
    place = path.find(".phar", start)
    is_phar = place >= 0 and path[place + 5:place + 6] in _ENDS
    if executable == EXECUTABLE:
        if not is_phar or place > start and path[place - 1] == "/" or 0 <= end - place < 5:
            return False
    elif executable == DATA and is_phar and path[place - 1:place] != "/" or path[start + 1:start + 2] in _ENDS:
        return False
    return _analyze(state, path[:end], for_create)


def _analyze(state: PharState, path: str, for_create: int) -> bool:
    """Is there such an archive, or can it be made (phar_analyze_path)?"""
    real = real_name(path)
    if real is not None and (real in state.archives or real in state.cached):
        return True
    mode = _mode(path)
    if mode is not None:
        return not modes.S_ISDIR(mode) and for_create != 1
    if not for_create:
        return False
    folder, slash, _ = path.rpartition("/")
    mode = _mode(folder) if slash else _mode(os.path.dirname(real or ""))
    return mode is not None and modes.S_ISDIR(mode)


def _mode(path: str) -> int | None:
    try:
        return os.stat(path.encode("latin-1")).st_mode if path else None
    except (OSError, ValueError):
        return None


def normalized(path: str, folder: str | None = None) -> str:
    """An entry's path without "." and "..", beginning with a slash, unless it has but one part or begins with "./" and
    the script that runs is in a `folder` of the archive (phar_fix_filepath)."""
    made = folder if folder and len(path) > 2 and path[:2] == "./" else "/"
    rest = path.lstrip("/")
    if rest and "/" not in rest:
        return "/" if rest in (".", "..") else path
    for part in rest.split("/"):
        if len(part) >= 2 and not part.strip("."):
            made = made[:made.rfind("/") + 1] or made[:1]
            if made[0] == "/" and len(made) > 1:
                made = made[:-1]
        elif part not in ("", "."):
            made += ("/" if len(made) > 1 else "") + part
    return made


class NoArchive(PharError):
    """A path has no archive; `name` is what it would be, None where its extension is that of an archive."""

    def __init__(self, name: str | None) -> None:
        super().__init__()
        self.name = name


def split_path(state: PharState, path: str, executable: int, for_create: int = 0) -> tuple[str, str]:
    """The archive's name or alias, and the entry, with a slash in front. Raises NoArchive (phar_split_fname)."""
    if "\0" in path:
        raise NoArchive(None)
    if path[:7].lower() == SCHEME:
        path = path[7:]
    found = detect(state, path, executable, for_create, False)
    if found.kind in (URL, NOT_FOUND):
        raise NoArchive(path if found.start is None else None)
    assert found.start is not None
    rest = path[found.end:]
    return path[:found.end], normalized(rest) if rest else "/"
