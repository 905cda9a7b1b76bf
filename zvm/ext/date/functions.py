"""Dates as numbers and text: date, mktime, getdate, the default time zone (ext/date/php_date.c)."""
from __future__ import annotations

from zvm.ext.date import state
from zvm.ext.date.moments.arithmetic import settle, show
from zvm.ext.date.moments.calendar import (
    DAYS,
    MONTHS,
    SECONDS_PER_DAY,
    day_of_year,
    days_from_civil,
    is_valid_date,
)
from zvm.ext.date.moments.formatting import ISO_FORMAT, MAIL_FORMAT, NUMBERS, format_moment, weekday_of
from zvm.ext.date.moments.moment import Moment
from zvm.ext.date.zones.database import VERSION, find_zone
from zvm.ext.vocabulary import Array, Bool, False_, Int, Null, Str, function
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.strings import c_string

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.engine import Engine

CONSTANTS = {
    "DATE_ATOM": ISO_FORMAT, "DATE_COOKIE": "l, d-M-Y H:i:s T", "DATE_ISO8601": "Y-m-d\\TH:i:sO",
    "DATE_ISO8601_EXPANDED": "X-m-d\\TH:i:sP", "DATE_RFC822": "D, d M y H:i:s O", "DATE_RFC850": "l, d-M-y H:i:s T",
    "DATE_RFC1036": "D, d M y H:i:s O", "DATE_RFC1123": MAIL_FORMAT, "DATE_RFC7231": "D, d M Y H:i:s \\G\\M\\T",
    "DATE_RFC2822": MAIL_FORMAT, "DATE_RFC3339": ISO_FORMAT, "DATE_RFC3339_EXTENDED": "Y-m-d\\TH:i:s.vP",
    "DATE_RSS": MAIL_FORMAT, "DATE_W3C": ISO_FORMAT,
}
_NEAR = 1 << 31
_LOCAL_NAMES = ("tm_sec", "tm_min", "tm_hour", "tm_mday", "tm_mon", "tm_year", "tm_wday", "tm_yday", "tm_isdst")


# ---- the default time zone ---------------------------------------------------------------------------------------

@function
def date_default_timezone_set(engine: Engine, timezoneId: Str) -> Bool:  # noqa: N803
    name = c_string(timezoneId)
    if find_zone(name) is None:
        engine.diagnostics.notice(f"date_default_timezone_set(): Timezone ID '{name}' is invalid")
        return False
    state.set_default_zone(engine, name)
    return True


@function
def date_default_timezone_get(engine: Engine) -> Str:
    return state.default_zone(engine).name


@function
def timezone_version_get() -> Str:
    return VERSION


# ---- formatting --------------------------------------------------------------------------------------------------

@function
def time() -> Int:
    return state.seconds_now()


@function
def date(engine: Engine, format: Str, timestamp: Int | Null = None) -> Str:
    return format_moment(format, state.moment_at(engine, timestamp))


@function
def gmdate(format: Str, timestamp: Int | Null = None) -> Str:
    return format_moment(format, _greenwich(timestamp))


def _greenwich(timestamp: int | None) -> Moment:
    """The moment of a timestamp without a zone."""
    moment = Moment()
    show(moment, state.seconds_now() if timestamp is None else timestamp)
    return moment


@function
def idate(engine: Engine, format: Str, timestamp: Int | Null = None) -> Int | False_:
    if len(format) != 1:
        engine.diagnostics.warning("idate(): idate format is one char")
        return False
    number = NUMBERS.get(format)
    if number is None:
        engine.diagnostics.warning("idate(): Unrecognized date format token")
        return False
    return number(state.moment_at(engine, timestamp))


# ---- to and from parts -------------------------------------------------------------------------------------------

def _make_time(moment: Moment, hour: int, minute: int | None, second: int | None, month: int | None, day: int | None,
               year: int | None) -> int:
    """mktime() with what is not given taken from a moment."""
    moment.hour = hour
    moment.minute = moment.minute if minute is None else minute
    moment.second = moment.second if second is None else second
    moment.month = moment.month if month is None else month
    moment.day = moment.day if day is None else day
    if year is not None:
        if 0 <= year < 70:
            year += 2000
        elif 70 <= year <= 100:
            year += 1900
        moment.year = year
    settle(moment)
    return moment.timestamp


@function
def mktime(engine: Engine, hour: Int, minute: Int | Null = None, second: Int | Null = None, month: Int | Null = None,
           day: Int | Null = None, year: Int | Null = None) -> Int | False_:
    if minute is not None and second is not None and month is not None and day is not None and year is not None \
            and year > 100 and -_NEAR < month < _NEAR:
        seconds = days_from_civil(year, month, day) * SECONDS_PER_DAY + hour * 3600 + minute * 60 + second
        local = state.default_zone(engine).at_clock(seconds)
        if local is not None:  # no change of the clock is near, so that it does not matter which time it is now
            return seconds - local.offset
    return _make_time(state.moment_at(engine, None), hour, minute, second, month, day, year)


@function
def gmmktime(hour: Int, minute: Int | Null = None, second: Int | Null = None, month: Int | Null = None,
             day: Int | Null = None, year: Int | Null = None) -> Int | False_:
    return _make_time(_greenwich(None), hour, minute, second, month, day, year)


@function
def checkdate(month: Int, day: Int, year: Int) -> Bool:
    return 1 <= year <= 32767 and is_valid_date(year, month, day)


@function
def getdate(engine: Engine, timestamp: Int | Null = None) -> Array:
    moment = state.moment_at(engine, timestamp)
    weekday = weekday_of(moment)
    return PhpArray.from_dict({
        "seconds": moment.second, "minutes": moment.minute, "hours": moment.hour, "mday": moment.day,
        "wday": weekday, "mon": moment.month, "year": moment.year,
        "yday": day_of_year(moment.year, moment.month, moment.day), "weekday": DAYS[weekday],
        "month": MONTHS[moment.month - 1], 0: moment.timestamp})


@function
def localtime(engine: Engine, timestamp: Int | Null = None, associative: Bool = False) -> Array:
    moment = state.moment_at(engine, timestamp)
    values = [moment.second, moment.minute, moment.hour, moment.day, moment.month - 1, moment.year - 1900,
              weekday_of(moment), day_of_year(moment.year, moment.month, moment.day), int(moment.is_dst)]
    if not associative:
        return PhpArray.from_list(values)
    return PhpArray.from_dict(dict(zip(_LOCAL_NAMES, values, strict=True)))
