"""Loading an image into the running interpreter: addresses for its externals, executable memory, entry points.

Nothing is loaded whose fingerprint is not that of this interpreter's layouts, nor a file that somebody else could have
written. Memory is never writable and executable at once.
"""
from __future__ import annotations

import ctypes
import mmap
import os
import struct
import sys

from zvm.handlers.native import abi
from zvm.handlers.native.image import MAGIC

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

METH_FASTCALL = 0x80
_READ_EXECUTE = 5


class ImageRefused(Exception):
    """The image is not for this interpreter, or not to be trusted; says why."""


class _PyMethodDef(ctypes.Structure):
    _fields_ = [("name", ctypes.c_char_p), ("function", ctypes.c_void_p), ("flags", ctypes.c_int),
                ("doc", ctypes.c_char_p)]


class Image:
    """A loaded image: `address(name)` of handlers, builtins made of entries, the memory all native code shares."""

    def __init__(self, path: str, engine: type) -> None:
        """Map and link. Raises ImageRefused, OSError."""
        header, self._base, size = _map(path)
        _, fingerprint, start, externals, internals, entries, provisions = header
        if fingerprint != abi.fingerprint(engine):
            raise ImageRefused("it was made for another interpreter")
        self._entries = _numbers(entries)
        self.provisions = provisions.split("\t")
        self._objects = abi.symbol_objects()  # kept alive: the code has their addresses
        for name in abi.UNCOUNTED:
            count = ctypes.c_ssize_t.from_address(id(self._objects[name]))
            count.value = max(count.value, abi.immortal_count(sys.version_info[:2]))
        self.shared = ctypes.create_string_buffer(abi.SHARED_SIZE)
        table = {place: self._external(name) for name, place in _numbers(externals).items()}
        table |= {place: self._base + int(at) for at, place in _numbers(internals).items()}
        for place, address in table.items():
            ctypes.c_uint64.from_address(self._base + place).value = address
        code = ctypes.c_void_p(self._base + int(start))
        if ctypes.CDLL(None).mprotect(code, ctypes.c_size_t(size - int(start)), _READ_EXECUTE) != 0:
            raise ImageRefused("the system refuses executable memory")
        self._definitions: dict[str, _PyMethodDef] = {}
        self._make = ctypes.pythonapi.PyCFunction_NewEx
        self._make.restype, self._make.argtypes = ctypes.py_object, [ctypes.c_void_p, ctypes.py_object, ctypes.c_void_p]

    def _external(self, name: str) -> int:
        """The address of an object (`py_LONG`), a C function (`c_memcmp`), or the shared memory."""
        if name == "shared":
            return ctypes.addressof(self.shared)
        kind, _, rest = name.partition("_")
        if kind == "py":
            return id(self._objects[rest])
        library = ctypes.pythonapi if rest.startswith(("Py", "_Py")) else ctypes.CDLL(None)
        function = getattr(library, rest, None)
        if function is None:
            raise ImageRefused(f"there is no {rest} here")
        return ctypes.cast(function, ctypes.c_void_p).value or 0

    def address(self, name: str) -> int | None:
        """Where a function of the image is."""
        at = self._entries.get(name)
        return None if at is None else self._base + at

    def builtin(self, name: str, bound: object = None) -> Callable[..., Any]:
        """An @entry kernel as a Python function, which gets `bound` as its self."""
        definition = self._definitions.get(name)
        if definition is None:
            definition = self._definitions[name] = _PyMethodDef(name.encode(), self.address(name), METH_FASTCALL, None)
        return self._make(ctypes.addressof(definition), bound, None)  # type: ignore[no-any-return]

    def method(self, name: str, owner: type) -> Any:
        """An @entry kernel as a method of a class, which gets the object as its self."""
        definition = self._definitions[name] = _PyMethodDef(name.encode(), self.address(name), METH_FASTCALL, None)
        make = ctypes.pythonapi.PyDescr_NewMethod
        make.restype, make.argtypes = ctypes.py_object, [ctypes.py_object, ctypes.c_void_p]
        return make(owner, ctypes.addressof(definition))


def _numbers(line: str) -> dict[str, int]:
    words = line.split(" ")
    return dict(zip(words[::2], map(int, words[1::2]), strict=True)) if line else {}


def _map(path: str) -> tuple[list[str], int, int]:
    """The header's lines of a file that only its owner, us or root, can write, and where its block is in memory, with
    its size. It stays there, private to the process; the system reads what is used, when it is used. Raises
    ImageRefused, OSError."""
    with open(path, "rb") as file:
        status = os.fstat(file.fileno())
        if status.st_uid not in (0, os.getuid()) or status.st_mode & 0o022:
            raise ImageRefused("others can write the file")
        head = file.read(len(MAGIC) + 8)
        if len(head) < len(MAGIC) + 8 or not head.startswith(MAGIC):
            raise ImageRefused("it is no image")
        length, padding = struct.unpack_from("<II", head, len(MAGIC))
        block = len(head) + length + padding
        header = file.read(length).decode().split("\n")
        size = status.st_size - block
        map_file = ctypes.CDLL(None, use_errno=True).mmap  # Python's mmap would keep a descriptor open
        map_file.restype = ctypes.c_void_p
        map_file.argtypes = [ctypes.c_void_p, ctypes.c_size_t, *[ctypes.c_int] * 3, ctypes.c_long]
        base = map_file(None, size, mmap.PROT_READ | mmap.PROT_WRITE, mmap.MAP_PRIVATE, file.fileno(), block)
    if base in (None, ctypes.c_void_p(-1).value):
        raise OSError(ctypes.get_errno(), "the image cannot be mapped")
    return header, int(base), size
