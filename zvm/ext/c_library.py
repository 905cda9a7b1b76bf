"""C libraries through ctypes: found under one of several names, their functions declared when they are first called.

A signature is what a function returns and then what it takes, a letter each: p pointer (None, an int, bytes or a ctypes
array), s C string, b signed byte, i int, u unsigned, l long, w unsigned long, z size_t, o 64-bit number, f float,
d double, v nothing.
"""
from __future__ import annotations

from ctypes import (
    CDLL,
    addressof,
    c_char_p,
    c_double,
    c_float,
    c_int,
    c_int8,
    c_int64,
    c_long,
    c_size_t,
    c_ubyte,
    c_uint,
    c_ulong,
    c_void_p,
)

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Iterable
    from typing import Any

_TYPES: dict[str, Any] = {"p": c_void_p, "s": c_char_p, "b": c_int8, "i": c_int, "u": c_uint, "l": c_long,
                          "w": c_ulong, "z": c_size_t, "o": c_int64, "f": c_float, "d": c_double, "v": None}


def open_first(names: Iterable[str], kind: type[CDLL] = CDLL) -> CDLL | None:
    """The first of the libraries that is there; None where none is."""
    for name in names:
        try:
            return kind(name)
        except OSError:
            continue
    return None


def raise_pending_of(holder: Any) -> None:
    """Raise what PHP code threw that a library called: `holder.pending` has kept it until the library returned."""
    signal, holder.pending = holder.pending, None
    if signal is not None:
        try:
            raise signal
        finally:
            del signal  # else it and its traceback, which has this frame, would keep each other alive


def read_signatures(text: str) -> dict[str, str]:
    """The words "function:signature" of a text."""
    return dict(word.split(":") for word in text.split())


class CLibrary:
    """The functions of a library, as attributes; several that belong together count as one. `suffix` ends the names
    that the library itself has."""

    def __init__(self, signatures: dict[str, str], *loaded: CDLL, suffix: str = "") -> None:
        self._signatures, self._loaded, self._suffix = signatures, loaded, suffix

    def __getattr__(self, name: str) -> Any:
        """Raises AttributeError for a function that is not declared or that this version of the library lacks."""
        signature = self._signatures.get(name)
        if signature is None:
            raise AttributeError(name)
        function = self.symbol(name + self._suffix)
        function.restype = _TYPES[signature[0]]
        function.argtypes = [_TYPES[letter] for letter in signature[1:]]
        setattr(self, name, function)
        return function

    def symbol(self, name: str) -> Any:
        """The function that the library calls so, undeclared. AttributeError where there is none."""
        for library in self._loaded:
            try:
                return library[name]
            except AttributeError:
                continue
        raise AttributeError(f"the library has no function {name}")

    def has(self, name: str) -> bool:
        """Is there a function or variable of that name?"""
        return any(hasattr(library, name) for library in self._loaded)

    def address_of(self, name: str) -> int:
        """The address of a function or variable that the library exports."""
        for library in self._loaded:
            try:
                return addressof(c_ubyte.in_dll(library, name))
            except ValueError:
                continue
        raise AttributeError(name)
