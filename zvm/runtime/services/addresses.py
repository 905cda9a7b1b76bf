"""Words of memory by address, and functions of the C library and of Python by name.

What the loader and the tier need of ctypes, made of what ctypes is made of: importing that takes as long as all of
zvm/runtime, and most programs need nothing else of it.
"""
from __future__ import annotations

import os
import sys

# libffi opens its own file, for good: not as a standard descriptor that is closed
_closed = None in (sys.stdin, sys.stdout, sys.stderr)
_taken = [os.open(os.devnull, os.O_RDONLY) for _ in range(4)] if _closed else []

import _ctypes  # noqa: E402

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

TP_HASH, TP_DEL = 120, 376  # where a class has these functions (handlers/native/abi.py has all other places)
CDECL, PYTHON_API = 1, 4  # FUNCFLAG_CDECL, FUNCFLAG_PYTHONAPI: it needs the interpreter's lock and may raise


class Word(_ctypes._SimpleCData):  # type: ignore[type-arg]
    """64 bits, signed."""

    _type_ = "q"


class Half(_ctypes._SimpleCData):  # type: ignore[type-arg]
    """32 bits, signed."""

    _type_ = "i"


class PyObject(_ctypes._SimpleCData):  # type: ignore[type-arg]
    """A pointer to an object, which counts as a reference."""

    _type_ = "O"


class Char(_ctypes._SimpleCData):  # type: ignore[type-arg]
    """A byte."""

    _type_ = "c"


class _CFunction(_ctypes.CFuncPtr):
    _flags_ = CDECL
    _restype_ = Word


class _PyFunction(_ctypes.CFuncPtr):
    _flags_ = CDECL | PYTHON_API
    _restype_ = PyObject


if _closed:
    class _Callback(_ctypes.CFuncPtr):
        _flags_ = CDECL
        _argtypes_ = ()
        _restype_ = None

    _Callback(int)  # libffi has its file now, if not before
    for _descriptor in _taken:
        os.close(_descriptor)

address_of = _ctypes.addressof
ArgumentError = _ctypes.ArgumentError
# what the process has loaded: Python and the C library
_process = _ctypes.dlopen(None, 0)  # type: ignore[arg-type]


def read(address: int) -> int:
    """The word at an address."""
    return Word.from_address(address).value  # type: ignore[no-any-return]


def write(address: int, value: int) -> None:
    """Set the word at an address; of a number beyond 64 bits, what fits."""
    Word.from_address(address).value = value


def allocate(size: int) -> Any:
    """A buffer of so many zero bytes."""
    return (Char * size)()


def find_function(name: str) -> int:
    """The address of a function of Python or of the C library. Raises OSError."""
    return _ctypes.dlsym(_process, name)


def c_function(name: str, *arguments: type) -> Callable[..., int]:
    """A function of the C library that returns an address or a number."""
    function = _CFunction(find_function(name))
    function.argtypes = arguments
    return function


def python_function(name: str, *arguments: type, result: type | None = PyObject) -> Callable[..., Any]:
    """A function of Python's C interface, by default one that returns a new object."""
    function = _PyFunction(find_function(name))
    function.argtypes, function.restype = arguments, result
    return function


thread_state = python_function("PyThreadState_Get", result=Word)  # where the running thread's PyThreadState is
