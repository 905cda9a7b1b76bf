"""Loading an image into the running interpreter: addresses for its externals, executable memory, entry points.

Nothing is loaded whose fingerprint is not that of this interpreter's layouts, nor a file that another user could have
written. Memory is never writable and executable at once.
"""
from __future__ import annotations

import os
from _struct import Struct  # struct itself has nothing else to import
from marshal import loads

from zvm.handlers.native import abi
from zvm.handlers.native.proof import misplaced
from zvm.runtime.services.addresses import (
    PyObject,
    Word,
    address_of,
    allocate,
    c_function,
    find_function,
    python_function,
    read,
    write,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

METH_FASTCALL = 0x80
_READ_WRITE, _READ_EXECUTE, _PRIVATE = 3, 5, 2  # PROT_*, MAP_PRIVATE
_DEFINITION = Struct("<QQqQ")  # PyMethodDef: name, function, flags, documentation
_LENGTHS = Struct("<II")


class ImageRefused(Exception):
    """The image is not for this interpreter, or not to be trusted; says why."""


class Image:
    """A loaded image: `address(name)` of handlers, builtins made of entries, the memory all native code shares."""

    def __init__(self, path: str, engine: type) -> None:
        """Map and link. Raises ImageRefused, OSError."""
        header, self._base, size = _map(path)
        fingerprint, start, externals, internals, self._entries, self.provisions = header
        if fingerprint != abi.fingerprint(engine):
            raise ImageRefused("it was made for another interpreter")
        stranger = misplaced()
        if stranger is not None:
            raise ImageRefused(f"this interpreter has other layouts ({stranger})")
        self._objects = abi.symbol_objects()  # kept alive: the code has their addresses
        for name in abi.UNCOUNTED:
            place = id(self._objects[name])
            write(place, max(read(place), abi.immortal_count()))
        self.shared = allocate(abi.SHARED_SIZE)
        table = {place: self._external(name) for name, place in externals.items()}
        table |= {place: self._base + at for at, place in internals.items()}
        for place, address in table.items():
            write(self._base + place, address)
        if c_function("mprotect", Word, Word, Word)(self._base + start, size - start, _READ_EXECUTE) != 0:
            raise ImageRefused("the system refuses executable memory")
        self._definitions: dict[str, tuple[bytes, bytes]] = {}
        self._make = python_function("PyCFunction_NewEx", Word, PyObject, Word)

    def _external(self, name: str) -> int:
        """The address of an object (`py_LONG`), a C function (`c_memcmp`), or the shared memory."""
        if name == "shared":
            return address_of(self.shared)
        kind, _, rest = name.partition("_")
        if kind == "py":
            return id(self._objects[rest])
        try:
            return find_function(rest)
        except OSError:
            raise ImageRefused(f"there is no {rest} here") from None

    def address(self, name: str) -> int | None:
        """Where a function of the image is."""
        at = self._entries.get(name)
        return None if at is None else self._base + at

    def builtin(self, name: str, bound: object = None) -> Callable[..., Any]:
        """An @entry kernel as a Python function, which gets `bound` as its self."""
        return self._make(self._definition(name), bound, 0)  # type: ignore[no-any-return]

    def method(self, name: str, owner: type) -> Any:
        """An @entry kernel as a method of a class, which gets the object as its self."""
        return python_function("PyDescr_NewMethod", PyObject, Word)(owner, self._definition(name))

    def _definition(self, name: str) -> int:
        """The address of the PyMethodDef of an @entry kernel."""
        if name not in self._definitions:
            text = name.encode()
            record = _DEFINITION.pack(id(text) + abi.BYTES_DATA, self.address(name) or 0, METH_FASTCALL, 0)
            self._definitions[name] = text, record
        return id(self._definitions[name][1]) + abi.BYTES_DATA


def _map(path: str) -> tuple[Any, int, int]:
    """The header's tuple of a file that only its owner, us or root, can write, and where its block is in memory, with
    its size. It stays there, private to the process; the system reads what is used, when it is used. Raises
    ImageRefused, OSError."""
    with open(path, "rb") as file:
        status = os.fstat(file.fileno())
        if status.st_uid not in (0, os.getuid()) or status.st_mode & 0o022:
            raise ImageRefused("others can write the file")
        head = file.read(len(abi.IMAGE_MAGIC) + _LENGTHS.size)
        if len(head) < len(abi.IMAGE_MAGIC) + _LENGTHS.size or not head.startswith(abi.IMAGE_MAGIC):
            raise ImageRefused("it is no image")
        length, padding = _LENGTHS.unpack_from(head, len(abi.IMAGE_MAGIC))
        block = len(head) + length + padding
        header = loads(memoryview(file.read(length))[abi.KEY_SIZE:])
        size = status.st_size - block
        map_file = c_function("mmap", Word, Word, Word, Word, Word, Word)  # Python's mmap would keep a descriptor open
        base = map_file(0, size, _READ_WRITE, _PRIVATE, file.fileno(), block)
    if base in (0, -1):
        raise OSError("the image cannot be mapped")
    return header, base, size
