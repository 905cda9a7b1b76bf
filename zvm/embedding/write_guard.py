"""Allow(write=…): what changes files is refused outside of some folders, wherever in the libraries it is done.

Python tells an audit hook of everything that opens, removes, renames or makes files; the hook refuses as the system
does, with "Permission denied", so that PHP's functions say what they say then. It is installed when the first engine
asks for it and looks at threads that run such an engine only. Extensions whose C libraries open files themselves
(SQLite, libcurl) ask `may_write()`.
"""
from __future__ import annotations

import os
import sys
import threading
from errno import EACCES
from typing import Any

_WRITING = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_TRUNC | os.O_APPEND
_CHANGES = {  # events, and how many of their first arguments are paths
    "os.remove": 1, "os.rmdir": 1, "os.mkdir": 1, "os.chmod": 1, "os.chown": 1, "os.truncate": 1, "os.utime": 1,
    "os.rename": 2, "os.link": 2, "os.setxattr": 1, "os.removexattr": 1}
_DEVICES = frozenset((b"/dev/null", b"/dev/stdout", b"/dev/stderr", b"/dev/tty"))
_roots: dict[int, tuple[bytes, ...]] = {}  # thread → folders
_is_installed = False


class WriteGuard:
    """Holds the calling thread to some folders while it is entered; `roots` None: to none at all."""

    def __init__(self, roots: list[str] | None) -> None:
        self.roots = None if roots is None else tuple(os.fsencode(root) for root in roots)
        self.outer: list[tuple[bytes, ...] | None] = []
        if roots is not None:
            _install()

    def __enter__(self) -> None:
        thread = threading.get_ident()
        self.outer.append(_roots.pop(thread, None))
        if self.roots is not None:
            _roots[thread] = self.roots

    def __exit__(self, *problem: object) -> None:
        thread = threading.get_ident()
        outer = self.outer.pop()
        _roots.pop(thread, None)
        if outer is not None:
            _roots[thread] = outer

    def may_write(self, path: str) -> bool:
        """May PHP code change the file (a PHP string)?"""
        return self.roots is None or _is_below(path.encode("latin-1"), self.roots)


def _install() -> None:
    global _is_installed
    if not _is_installed:
        _is_installed = True
        sys.addaudithook(_audit)


def _audit(event: str, arguments: tuple[Any, ...]) -> None:
    if not _roots:
        return
    if event == "open":
        path, mode, flags = arguments
        if not (flags & _WRITING if type(flags) is int else mode and set(mode) & set("wax+")):
            return
        paths = arguments[:1]
    elif event == "os.symlink":
        paths = arguments[1:2]
    elif event in _CHANGES:
        paths = arguments[:_CHANGES[event]]
    else:
        return
    roots = _roots.get(threading.get_ident())
    if roots is None:
        return
    for path in paths:
        if not isinstance(path, int) and not _is_below(os.fsencode(path), roots):
            raise PermissionError(EACCES, os.strerror(EACCES), os.fsdecode(path))


def _is_below(path: bytes, roots: tuple[bytes, ...]) -> bool:
    if path in _DEVICES:
        return True
    real = os.path.join(os.path.realpath(os.path.dirname(path) or b"."), os.path.basename(path))
    if os.path.islink(real):
        real = os.path.realpath(real)
    return any(real == root or real.startswith(root.rstrip(b"/") + b"/") for root in roots)
