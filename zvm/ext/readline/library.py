"""libedit through ctypes: the line editor that PHP is built with. Its state is of the process, as there."""
from __future__ import annotations

import ctypes

from zvm.ext.c_library import open_first
from zvm.runtime.services.function_tools import cache

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

_NAMES = ("libedit.so.2", "libedit.so.0", "libedit.dylib")
CompletionFunction = ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_char_p, ctypes.c_int, ctypes.c_int)
GeneratorFunction = ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_char_p, ctypes.c_int)
LineFunction = ctypes.CFUNCTYPE(None, ctypes.c_void_p)

@cache
def load() -> Any:
    """The library, None where there is none."""
    library = open_first(_NAMES)
    if library is not None:
        _declare(library)
    return library


def _declare(library: Any) -> None:
    library.readline.restype = ctypes.c_void_p
    library.readline.argtypes = [ctypes.c_char_p]
    library.history_list.restype = ctypes.POINTER(ctypes.POINTER(HistoryEntry))
    library.history_get_history_state.restype = ctypes.POINTER(HistoryState)
    library.rl_completion_matches.restype = ctypes.c_void_p
    library.rl_completion_matches.argtypes = [ctypes.c_char_p, GeneratorFunction]
    library.rl_callback_handler_install.argtypes = [ctypes.c_char_p, LineFunction]
    for name in ("add_history", "read_history", "write_history"):
        getattr(library, name).argtypes = [ctypes.c_char_p]


class HistoryEntry(ctypes.Structure):
    """HIST_ENTRY"""

    _fields_ = [("line", ctypes.c_char_p), ("data", ctypes.c_void_p)]


class HistoryState(ctypes.Structure):
    """HISTORY_STATE of libedit"""

    _fields_ = [("length", ctypes.c_int)]


def is_available(package: str) -> bool:
    """Is libedit installed?"""
    return load() is not None


def number(name: str) -> ctypes.c_int:
    """One of the library's int variables."""
    return ctypes.c_int.in_dll(load(), name)


def text(name: str) -> ctypes.c_char_p:
    """One of the library's string variables."""
    return ctypes.c_char_p.in_dll(load(), name)


_libc = ctypes.CDLL(None)
_libc.strdup.restype = ctypes.c_void_p
_libc.strdup.argtypes = [ctypes.c_char_p]
_libc.free.argtypes = [ctypes.c_void_p]
_libc.calloc.restype = ctypes.c_void_p
_libc.calloc.argtypes = [ctypes.c_size_t, ctypes.c_size_t]


def duplicate(data: bytes) -> int:
    """A copy of a string that the library will free."""
    return int(_libc.strdup(data))


def take(pointer: int) -> str:
    """A string that the library made, which is freed."""
    data = ctypes.string_at(pointer)
    _libc.free(pointer)
    return data.decode("latin-1")


def no_matches() -> int:
    """A list of matches of which the only one is empty."""
    pointer = int(_libc.calloc(ctypes.sizeof(ctypes.c_void_p), 3))
    ctypes.c_void_p.from_address(pointer).value = duplicate(b"")
    return pointer
