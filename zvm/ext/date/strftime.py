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
    from zvm.engine import Engine

_FIRST_SIZE, _SIZES = 256, 5


def _format(engine: Engine, format: str, moment: Moment, zone: str) -> str | bool:
    """What the C library makes of a format; False for nothing, or for too much."""
    from zvm.runtime.services.c_locale import CLocale
    from zvm.runtime.services.c_locale_library import BrokenDownTime

    time = BrokenDownTime(
        moment.second, moment.minute, moment.hour, moment.day, moment.month - 1, moment.year - 1900, weekday_of(moment),
        day_of_year(moment.year, moment.month, moment.day), int(moment.is_dst), moment.utc_offset,
        zone.encode("latin-1"))
    sizes = (_FIRST_SIZE << doubled for doubled in range(_SIZES))
    texts = (engine.state_of(CLocale).format_time(format, time, size) for size in sizes)
    return next(filter(None, texts), False)


@function(deprecated=True)
def strftime(engine: Engine, format: Str, timestamp: Int | Null = None) -> Str | False_:
    moment = state.moment_at(engine, timestamp)
    return _format(engine, format, moment, moment.abbreviation)


@function(deprecated=True)
def gmstrftime(engine: Engine, format: Str, timestamp: Int | Null = None) -> Str | False_:
    moment = Moment()
    show(moment, state.seconds_now() if timestamp is None else timestamp)
    return _format(engine, format, moment, "GMT")
