"""libmagic through ctypes: its cookies, which tell what files are by the system's database or another one."""
from __future__ import annotations

import ctypes
import os
import re
import tempfile
from contextlib import suppress

from zvm.ext.c_library import open_first
from zvm.runtime.services.function_tools import cache

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

_COMPILED = (b"\xf1\x1e\x04\x1c", b"\x1c\x04\x1e\xf1")  # how compiled databases begin, by byte order
_NAMES = ("libmagic.so.1", "libmagic.dylib")
READ_AT_MOST = 7 << 20  # bytes of a file that libmagic looks at

# what other databases call otherwise than PHP's
_RENAMED = (("image/bmp", "image/x-ms-bmp"), ("application/wasm", "application/octet-stream"),
            ("JSON text data", "JSON data"))
# what newer versions began to refuse
_STRICTER = ("non-ascii characters in regex", "Current entry does not yet have a description")
_PROBLEM = re.compile(rb"^(.*), (\d+): Warning: (.*)$", re.MULTILINE)


@cache
def load() -> Any:
    """The library, None where there is none."""
    library = open_first(_NAMES)
    if library is not None:
        library.magic_open.restype = ctypes.c_void_p
        for function in ("magic_buffer", "magic_error"):
            getattr(library, function).restype = ctypes.c_char_p
    return library


def is_available(package: str) -> bool:
    """Is libmagic installed?"""
    return load() is not None


def is_compiled(path: bytes) -> bool:
    """Is the database of that path read from its compiled form, which is the file or lies beside it?"""
    for name in (path + b".mgc", path):
        with suppress(OSError), open(name, "rb") as file:
            return file.read(4) in _COMPILED
    return False


def _copied(path: bytes, refused: dict[bytes, set[int]], folder: bytes) -> bytes:
    """A copy of a database, a file or a folder of files, in another folder, without the lines refused."""
    names = [os.path.join(path, name) for name in sorted(os.listdir(path))] if os.path.isdir(path) else [path]
    for name in names:
        with open(name, "rb") as source, open(os.path.join(folder, os.path.basename(name)), "wb") as target:
            left_out = refused.get(name, ())
            target.writelines(b"\n" if number in left_out else line for number, line in enumerate(source, 1))
    return folder if os.path.isdir(path) else os.path.join(folder, os.path.basename(path))


class Magic:
    """One cookie of the library's, closed with this object."""

    __slots__ = ("cookie", "flags")

    def __init__(self, flags: int) -> None:
        """Open it; raises ValueError for flags that the library does not take."""
        pointer = load().magic_open(flags & 0x7FFFFFFF)
        self.cookie = ctypes.c_void_p(pointer)
        self.flags = flags
        if pointer is None:
            raise ValueError(flags)

    def __del__(self) -> None:
        if self.cookie:
            load().magic_close(self.cookie)

    def load_database(self, path: bytes | None) -> tuple[bool, list[str]]:
        """Read a database, the system's by default: whether that worked, and what is wrong with it.

        Lines that PHP's libmagic takes and stricter versions refuse are left out.
        """
        loaded, problems = self._read(path)
        if loaded or path is None:
            return loaded, []
        refused: dict[bytes, set[int]] = {}
        messages = []
        for name, line, message in problems:
            if any(text in message for text in _STRICTER):
                refused.setdefault(name, set()).add(line)
            else:
                messages.append(message)
        if messages or not refused:
            return False, messages
        with tempfile.TemporaryDirectory() as folder:
            return self._read(_copied(path, refused, os.fsencode(folder)))[0], []

    def _read(self, path: bytes | None) -> tuple[bool, list[tuple[bytes, int, str]]]:
        """Read a database; (file, line, message) of what the library prints about it."""
        with os.fdopen(os.memfd_create("messages"), "w+b") as file:
            kept = os.dup(2)
            os.dup2(file.fileno(), 2)
            try:
                loaded = load().magic_load(self.cookie, path) != -1
            finally:
                os.dup2(kept, 2)
                os.close(kept)
            file.seek(0)
            found = _PROBLEM.findall(file.read())
        return loaded, [(name, int(line), message.decode("latin-1")) for name, line, message in found]

    def set_flags(self, flags: int) -> bool:
        """Have it answer otherwise from now on."""
        return bool(load().magic_setflags(self.cookie, flags & 0x7FFFFFFF) != -1)

    def identify(self, data: bytes) -> str | None:
        """What the data is; None after an error."""
        found = load().magic_buffer(self.cookie, data, ctypes.c_size_t(len(data)))
        if found is None:
            return None
        text: str = found.decode("latin-1")
        for name, php_name in _RENAMED:
            if text.startswith(name):
                return php_name + text[len(name):]
        return text

    def problem(self) -> str:
        """Number and text of the last error."""
        text = load().magic_error(self.cookie) or b""
        return f"{load().magic_errno(self.cookie)}:{text.decode('latin-1')}"
