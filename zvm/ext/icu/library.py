"""ICU: the system's libraries, else those that the package `icu4py` brings.

`icu.NAME(…)` is the C function NAME without the suffix of ICU's version (zvm/ext/c_library.py). Where text goes in or
out it is UTF-16 in the machine's byte order: `units()` and `text_at()`.

Measured on ICU 72 against PyICU: loading takes 2 ms instead of 47, a comparison 0.8 µs instead of 0.13. PyICU has to
be compiled, hides the C functions' status codes and has no converters; icu4py has few classes, but its wheel brings the
libraries.
"""
from __future__ import annotations

import ctypes
import sys
from ctypes import byref, c_char, c_int32, c_uint16, string_at

from zvm.ext.c_library import CLibrary
from zvm.ext.icu.signatures import SIGNATURES

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable
    from typing import Any

BUFFER_OVERFLOW, NOT_TERMINATED = 15, -124  # UErrorCode
_VERSIONS = range(99, 56, -1)  # of the libraries that are looked for; 57 is the oldest that PHP 8.2 is used with
_CODEC = "utf-16-le" if sys.byteorder == "little" else "utf-16-be"
_FIRST_SIZE = 256  # code units tried first for a result


class Status:
    """A UErrorCode that functions write to."""

    __slots__ = ("_cell", "_as_parameter_")

    def __init__(self) -> None:
        self._cell = c_int32()
        self._as_parameter_ = byref(self._cell)

    @property
    def value(self) -> int:
        return self._cell.value

    @value.setter
    def value(self, code: int) -> None:
        self._cell.value = code

    @property
    def failed(self) -> bool:
        """Is it an error, not a warning? (U_FAILURE)"""
        return self._cell.value > 0


class Handle:
    """An object of ICU, closed by the function of that name when nothing holds it. Goes where a pointer goes."""

    __slots__ = ("_as_parameter_", "_close")

    def __init__(self, address: int, close: str) -> None:
        self._as_parameter_ = address
        self._close = getattr(icu, close)

    @property
    def address(self) -> int:
        return self._as_parameter_

    def __del__(self) -> None:
        self._close(self._as_parameter_)


class Library(CLibrary):
    """ICU's libraries, and the version that their functions' names end with."""

    def __init__(self, version: int, *loaded: ctypes.PyDLL) -> None:
        super().__init__(SIGNATURES, *loaded, suffix=f"_{version}")
        self.version = version


def _of_icu4py() -> list[tuple[str, str, int]]:
    """The libraries beside the package icu4py, uc and i18n, with their version."""
    from importlib.util import find_spec
    from pathlib import Path

    try:
        spec = find_spec("icu4py")
    except (ImportError, ValueError):
        return []
    if spec is None or not spec.origin:
        return []
    folder = Path(spec.origin).resolve().parent.parent / "icu4py.libs"
    found = []
    for common in folder.glob("libicuuc-*.so.*"):
        for other in folder.glob("libicui18n-*.so.*"):
            found.append((str(common), str(other), int(common.name.partition(".so.")[2].partition(".")[0])))
    return found


def _load() -> Library | None:
    """The newest libraries of the system, else those of the package; None where there are none."""
    for version in _VERSIONS:
        loaded = _open(f"libicuuc.so.{version}", f"libicui18n.so.{version}", version)
        if loaded is not None:
            return loaded
    for common, other, version in _of_icu4py():
        loaded = _open(common, other, version)
        if loaded is not None:
            return loaded
    return None


def _open(common: str, other: str, version: int) -> Library | None:
    try:  # as PyDLL: Python's lock is kept, so that objects of ICU need none of their own
        library = Library(version, ctypes.PyDLL(other), ctypes.PyDLL(common))
    except OSError:
        return None
    return library if library.has(f"ucol_open_{version}") else None


def units(text: str) -> bytes:
    """Text as UTF-16 that ends with a zero unit, which `count()` leaves out."""
    return text.encode(_CODEC, "surrogatepass") + b"\0\0"


def count(data: bytes) -> int:
    """How many code units of `units()` there are."""
    return len(data) // 2 - 1


def text_at(address: int, length: int) -> str:
    """The text of that many code units there; half of a pair stays as it is."""
    return string_at(address, length * 2).decode(_CODEC, "surrogatepass") if length else ""


def zero_ended(address: int) -> str:
    """The text up to a zero unit."""
    length = 0
    cells = ctypes.cast(address, ctypes.POINTER(c_uint16))
    while cells[length]:
        length += 1
    return text_at(address, length)


def fetch(call: Callable[[Any, int, Status], int], status: Status) -> str:
    """The text that a function writes to a buffer: `call` gets it with its size, and is called again where that was too
    small. "" after an error, which `status` has."""
    if status.failed:
        return ""
    buffer, length = _filled(call, status, c_uint16)
    return "" if status.failed else text_at(ctypes.addressof(buffer), length)


def fetch_name(call: Callable[[Any, int, Status], int], status: Status) -> str:
    """The same of a function that writes single bytes."""
    buffer, length = _filled(call, status, c_char)
    return "" if status.failed else buffer.raw[:length].decode("latin-1")


def _filled(call: Callable[[Any, int, Status], int], status: Status, unit: Any) -> tuple[Any, int]:
    """The buffer of such units that a function has written to, and how many it wrote."""
    size = _FIRST_SIZE
    while True:
        buffer = (unit * size)()
        length = call(buffer, size, status)
        if status.value != BUFFER_OVERFLOW or length <= size:
            break
        size, status.value = length + 1, 0
    if status.value == NOT_TERMINATED:
        status.value = 0
    return buffer, length


def names_of(enumeration: int, status: Status) -> list[str]:
    """What a UEnumeration still has, as byte strings; it is closed."""
    found = []
    length = c_int32()
    while True:
        address = icu.uenum_next(enumeration, byref(length), status)
        if not address:
            break
        found.append(string_at(address).decode("latin-1"))
    icu.uenum_close(enumeration)
    return found


def name_at(address: int | None) -> str:
    """The C string at an address, "" for none."""
    return string_at(address).decode("latin-1") if address else ""


def c_text(string: str) -> bytes:
    """A PHP string as C sees it: up to its first zero byte."""
    return string.partition("\0")[0].encode("latin-1")


_found = _load()
icu: Any = _found


def icu_version() -> str | None:
    """The version of the libraries, as "72.1"; None where there are none."""
    if _found is None:
        return None
    parts = (ctypes.c_uint8 * 4)()
    icu.u_getVersion(ctypes.addressof(parts))
    return f"{parts[0]}.{parts[1]}"


def is_available(package: str) -> bool:
    """Is ICU there?"""
    return _found is not None


CONSTANTS = {"INTL_MAX_LOCALE_LEN": 156}
