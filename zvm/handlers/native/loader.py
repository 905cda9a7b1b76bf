"""Loading an image into the running interpreter: addresses for its externals, executable memory, entry points.

Nothing is loaded whose fingerprint is not that of this interpreter's layouts, nor a file that is less protected than
the sources of this package. Memory is never writable and executable at once.
"""
from __future__ import annotations

import os
import sys
from _struct import Struct  # struct itself has nothing else to import

from zvm.handlers.native import abi
from zvm.handlers.native.image import Header, ImageDamaged, read_header
from zvm.handlers.native.processor import machine, missing_features
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
from zvm.runtime.services.locking import keep_first

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

METH_FASTCALL = 0x80
_READ_WRITE, _READ_EXECUTE, _PRIVATE = 3, 5, 2  # PROT_*, MAP_PRIVATE
_DEFINITION = Struct("<QQqQ")  # PyMethodDef: name, function, flags, documentation
_GROUP_WRITES, _OTHERS_WRITE = 0o020, 0o002


class ImageRefused(Exception):
    """The image is not for this interpreter, or not to be trusted; says why."""


class Image:
    """A loaded image: `address(name)` of handlers, builtins made of entries, the memory all native code shares."""

    def __init__(self, path: str, engine: type) -> None:
        """Map and link. Raises ImageRefused, OSError."""
        header, self._base = _map(path, engine)
        self._entries, self.provisions = header.entries, header.provisions
        stranger = misplaced()
        if stranger is not None:
            raise ImageRefused(f"this interpreter has other layouts ({stranger})")
        self._objects = abi.symbol_objects()  # kept alive: the code has their addresses
        for name in abi.UNCOUNTED:
            place = id(self._objects[name])
            write(place, max(read(place), abi.immortal_count()))
        self.shared = allocate(abi.SHARED_SIZE)
        table = {place: self._external(name) for name, place in header.externals.items()}
        table |= {place: self._base + at for at, place in header.internals.items()}
        for place, address in table.items():
            write(self._base + place, address)
        code, size = self._base + header.start, header.size - header.start
        if c_function("mprotect", Word, Word, Word)(code, size, _READ_EXECUTE) != 0:
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
        _, record = keep_first(self._definitions, name, self._make_definition)
        return id(record) + abi.BYTES_DATA

    def _make_definition(self, name: str) -> tuple[bytes, bytes]:
        """The name that a PyMethodDef has the address of, and the PyMethodDef."""
        text = name.encode()
        return text, _DEFINITION.pack(id(text) + abi.BYTES_DATA, self.address(name) or 0, METH_FASTCALL, 0)


def _map(path: str, engine: type) -> tuple[Header, int]:
    """The header of a file that is for this interpreter, and where its block is in memory. It stays there, private to
    the process; the system reads what is used, when it is used. Raises ImageRefused, OSError."""
    with open(path, "rb") as file:
        status = os.fstat(file.fileno())
        _check_protection(status)
        try:
            header, block = read_header(file, status.st_size)
        except ImageDamaged as error:
            raise ImageRefused(str(error)) from None
        _check_header(header, engine)
        map_file = c_function("mmap", Word, Word, Word, Word, Word, Word)  # Python's mmap would keep a descriptor open
        base = map_file(0, header.size, _READ_WRITE, _PRIVATE, file.fileno(), block)
    if base in (0, -1):
        raise OSError("the image cannot be mapped")
    return header, base


def _check_protection(image: os.stat_result) -> None:
    """Refuse what more users can write than the package's own sources, which run as well: its owner must be theirs,
    root or the user, its mode may allow no more. Raises ImageRefused."""
    source = os.stat(sys.modules["zvm"].__file__ or "")
    if image.st_uid not in (0, source.st_uid, os.getuid()):
        raise ImageRefused("it belongs to another user than the package")
    writers = image.st_mode & (_GROUP_WRITES | _OTHERS_WRITE)
    if writers & ~source.st_mode or writers & _GROUP_WRITES and image.st_gid != source.st_gid:
        raise ImageRefused("more users can write it than the package")


def _check_header(header: Header, engine: type) -> None:
    """Raises ImageRefused where the image is for another machine, interpreter or version of this package."""
    if header.machine != machine():
        raise ImageRefused(f"it is for {header.machine} processors, this is {machine()}")
    if header.python != sys.implementation.cache_tag:
        raise ImageRefused(f"it is for {header.python}, this is {sys.implementation.cache_tag}")
    missing = missing_features(header.features)
    if missing:
        raise ImageRefused(f"it needs a processor with {', '.join(missing)}")
    if header.fingerprint != abi.fingerprint(engine):
        raise ImageRefused("it is for another version of ZVM")
