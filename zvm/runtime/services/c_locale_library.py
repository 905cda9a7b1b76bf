"""What the C library has for locales, and its struct tm: by ctypes, which is loaded where a locale is needed."""
from __future__ import annotations

import ctypes

from zvm.runtime.services.function_tools import cache


@cache
def library() -> ctypes.CDLL:
    """The C library, with the signatures of those functions."""
    library = ctypes.CDLL(None)
    pointer, text = ctypes.c_void_p, ctypes.c_char_p
    library.newlocale.argtypes, library.newlocale.restype = [ctypes.c_int, text, pointer], pointer
    library.freelocale.argtypes, library.freelocale.restype = [pointer], None
    library.nl_langinfo_l.argtypes, library.nl_langinfo_l.restype = [ctypes.c_int, pointer], pointer
    library.strcoll_l.argtypes = [text, text, pointer]
    library.strftime_l.argtypes = [pointer, ctypes.c_size_t, text, pointer, pointer]
    library.strftime_l.restype = ctypes.c_size_t
    library.strptime_l.argtypes, library.strptime_l.restype = [pointer, text, pointer, pointer], pointer
    library.uselocale.argtypes, library.uselocale.restype = [pointer], pointer
    return library


class BrokenDownTime(ctypes.Structure):
    """C's struct tm."""

    _fields_ = [*((name, ctypes.c_int) for name in ("sec", "min", "hour", "mday", "mon", "year", "wday", "yday",
                                                    "isdst")),
                ("gmtoff", ctypes.c_long), ("zone", ctypes.c_char_p)]
