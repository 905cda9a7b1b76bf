"""Allow(files=…, write=…): what opens or changes files elsewhere is refused, wherever in the libraries it is done.

PHP's functions check paths themselves, as open_basedir says; this is for one that does not. Python tells an audit hook
of everything that opens, lists, removes, renames or makes files; the hook refuses as the system does, with "Permission
denied", so that PHP's functions say what they say then. It is installed when the first engine asks for it and looks at
threads that run such an engine only. Extensions whose C libraries open files themselves (SQLite, libcurl) ask
`may_write()`.
"""
from __future__ import annotations

import os
import sys
import threading
from errno import EACCES
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable

    Folders = tuple[bytes, ...]

_WRITING = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_TRUNC | os.O_APPEND
_CHANGES = {  # events, and how many of their first arguments are paths
    "os.remove": 1, "os.rmdir": 1, "os.mkdir": 1, "os.chmod": 1, "os.chown": 1, "os.truncate": 1, "os.utime": 1,
    "os.rename": 2, "os.link": 2, "os.setxattr": 1, "os.removexattr": 1}
_LISTINGS = ("os.listdir", "os.scandir")
_DEVICES = frozenset((b"/dev/null", b"/dev/stdout", b"/dev/stderr", b"/dev/tty"))
_SYSTEM_FILES = (b"/usr", b"/lib", b"/lib64", b"/etc/ssl", b"/etc/localtime", b"/etc/protocols", b"/etc/services",
                 b"/etc/mime.types", b"/proc/self/statm", b"/proc/self/status", b"/proc/meminfo", b"/dev/urandom")


class _Roots(NamedTuple):
    """Folders and files; None: all."""

    read: Folders | None
    write: Folders | None


_roots: dict[int, _Roots] = {}  # by thread
_is_installed = False


class FileGuard:
    """Holds the calling thread to some folders while it is entered: `read` to open files in, `write` to change them in;
    None: all. What ZVM and Python need themselves may always be read."""

    def __init__(self, read: list[str] | None = None, write: list[str] | None = None) -> None:
        self._read = None if read is None else (*map(os.fsencode, read), *_own_files())
        self._write = None if write is None else tuple(map(os.fsencode, write))
        self._outer: list[_Roots | None] = []
        if self._read is not None or self._write is not None:
            _install()

    def add_readable(self, path: str) -> None:
        """Let a file be read as well."""
        if self._read is not None:
            self._read = (*self._read, os.fsencode(path))

    def __enter__(self) -> None:
        thread = threading.get_ident()
        self._outer.append(_roots.pop(thread, None))
        if self._read is not None or self._write is not None:
            _roots[thread] = _Roots(self._read, self._write)

    def __exit__(self, *problem: object) -> None:
        thread = threading.get_ident()
        outer = self._outer.pop()
        _roots.pop(thread, None)
        if outer is not None:
            _roots[thread] = outer

    def may_write(self, path: str) -> bool:
        """May PHP code change the file (a PHP string)?"""
        return self._write is None or _is_below(path.encode("latin-1"), self._write)


def _own_files() -> Iterable[bytes]:
    """What is read while PHP code runs, without its asking."""
    from zvm.bundle import cache_folder

    package = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
    folders = [sys.prefix, sys.base_prefix, package, *filter(None, (*sys.path, cache_folder()))]
    return (*_SYSTEM_FILES, *(os.fsencode(os.path.realpath(folder)) for folder in folders))


def _install() -> None:
    global _is_installed
    if not _is_installed:
        _is_installed = True
        sys.addaudithook(_audit)


def _audit(event: str, arguments: tuple[Any, ...]) -> None:
    if not _roots:
        return
    changes = True
    if event == "open":
        path, mode, flags = arguments
        changes = bool(flags & _WRITING if type(flags) is int else mode and set(mode) & set("wax+"))
        paths = arguments[:1]
    elif event == "os.symlink":
        paths = arguments[1:2]
    elif event in _CHANGES:
        paths = arguments[:_CHANGES[event]]
    elif event in _LISTINGS:
        changes, paths = False, (arguments[0] or ".",)
    else:
        return
    roots = _roots.get(threading.get_ident())
    folders = None if roots is None else roots.write if changes else roots.read
    if folders is None:
        return
    for path in paths:
        if not isinstance(path, int) and not _is_below(os.fsencode(path), folders):
            raise PermissionError(EACCES, os.strerror(EACCES), os.fsdecode(path))


def _is_below(path: bytes, roots: Folders) -> bool:
    if path in _DEVICES:
        return True
    real = os.path.join(os.path.realpath(os.path.dirname(path) or b"."), os.path.basename(path))
    if os.path.islink(real):
        real = os.path.realpath(real)
    return any(real == root or real.startswith(root.rstrip(b"/") + b"/") for root in roots)
