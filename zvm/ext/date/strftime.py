"""strftime and gmstrftime: the C library's formats, in the locale that setlocale() chose."""
from __future__ import annotations

from zvm.ext.date import state
from zvm.ext.date.moments.arithmetic import show
from zvm.ext.date.moments.calendar import day_of_year
from zvm.ext.date.moments.formatting import weekday_of
from zvm.ext.date.moments.moment import Moment
from zvm.ext.vocabulary import False_, Int, Null, Str, function

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

_FIRST_SIZE, _SIZES = 256, 5


def _format(format: str, moment: Moment, zone: str) -> Any:
    """What the C library makes of a format; False for nothing, or for too much."""
    import ctypes

    class BrokenDownTime(ctypes.Structure):
        """C's struct tm."""

        _fields_ = [*((name, ctypes.c_int) for name in ("sec", "min", "hour", "mday", "mon", "year", "wday", "yday",
                                                        "isdst")),
                    ("gmtoff", ctypes.c_long), ("zone", ctypes.c_char_p)]

    parts = BrokenDownTime(
        moment.second, moment.minute, moment.hour, moment.day, moment.month - 1, moment.year - 1900, weekday_of(moment),
        day_of_year(moment.year, moment.month, moment.day), int(moment.is_dst), moment.utc_offset,
        zone.encode("latin-1"))
    library = ctypes.CDLL(None)
    library.strftime.restype = ctypes.c_size_t
    size = _FIRST_SIZE
    for _ in range(_SIZES):
        buffer = ctypes.create_string_buffer(size)
        length: int = library.strftime(buffer, ctypes.c_size_t(size), format.encode("latin-1"), ctypes.byref(parts))
        if length:
            return buffer.raw[:length].decode("latin-1")
        size *= 2
    return False


@function(deprecated=True)
def strftime(engine: Engine, format: Str, timestamp: Int | Null = None) -> Str | False_:
    moment = state.moment_at(engine, timestamp)
    return _format(format, moment, moment.abbreviation)


@function(deprecated=True)
def gmstrftime(format: Str, timestamp: Int | Null = None) -> Str | False_:
    moment = Moment()
    show(moment, state.seconds_now() if timestamp is None else timestamp)
    return _format(format, moment, "GMT")
