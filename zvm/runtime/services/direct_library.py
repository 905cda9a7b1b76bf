"""A C library of which functions are called often, bound as closely as ctypes can and without importing it: what it is
made of is enough (runtime/services/addresses.py). Other libraries go through c_library.py.
"""
from __future__ import annotations

import _ctypes

from zvm.runtime.services.addresses import CDECL, PYTHON_API, Char, Half

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    _Simple = _ctypes._SimpleCData[Any]
else:
    _Simple = _ctypes._SimpleCData


class Size(_Simple):
    """A size_t."""

    _type_ = "Q"


class Unsigned(_Simple):
    """32 bits, unsigned."""

    _type_ = "I"


class Pointer(_Simple):
    """An address; None is a null pointer."""

    _type_ = "P"


class Text(_Simple):
    """The address of bytes that end at the first zero."""

    _type_ = "z"


class _LibraryFunction(_ctypes.CFuncPtr):
    _flags_ = CDECL | PYTHON_API  # Python's lock is kept
    _restype_ = Half


reference_to = _ctypes.byref


class Library:
    """A C library whose functions are called without giving Python's lock away."""

    def __init__(self, names: tuple[str, ...]) -> None:
        """The first of them that is there; "" is what the process has loaded. Raises OSError."""
        self._handle = 0
        for name in names[:-1]:
            try:
                self._handle = _ctypes.dlopen(name, 0)
                return
            except OSError:
                continue
        self._handle = _ctypes.dlopen(names[-1], 0)

    def address(self, name: str) -> int:
        """Of a function or variable. Raises OSError."""
        return _ctypes.dlsym(self._handle, name)

    def function(self, name: str, restype: type = Half) -> Any:
        """A function, which takes whatever it is given: a plain int as C's."""
        function = _LibraryFunction(self.address(name))
        function.restype = restype
        return function


def bytes_at(address: int, size: int) -> bytes:
    """A copy of so many bytes."""
    return bytes((Char * size).from_address(address))
