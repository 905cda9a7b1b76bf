"""Julian day counts, dates of four calendars, their names, and Easter (ext/calendar)."""
from __future__ import annotations

import time

from zvm.ext.calendar import days, names
from zvm.ext.vocabulary import Array, Bool, False_, Int, Null, Str, function
from zvm.runtime.functions.parameters import value_error
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.zval import INT_MAX
from zvm.targets import V8_4

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

CAL_GREGORIAN, CAL_JULIAN, CAL_JEWISH, CAL_FRENCH, CAL_NUM_CALS = range(5)
CAL_DOW_DAYNO, CAL_DOW_LONG, CAL_DOW_SHORT = range(3)
(CAL_MONTH_GREGORIAN_SHORT, CAL_MONTH_GREGORIAN_LONG, CAL_MONTH_JULIAN_SHORT, CAL_MONTH_JULIAN_LONG,
 CAL_MONTH_JEWISH, CAL_MONTH_FRENCH) = range(6)
CAL_EASTER_DEFAULT, CAL_EASTER_ROMAN, CAL_EASTER_ALWAYS_GREGORIAN, CAL_EASTER_ALWAYS_JULIAN = range(4)
CAL_JEWISH_ADD_ALAFIM_GERESH, CAL_JEWISH_ADD_ALAFIM, CAL_JEWISH_ADD_GERESHAYIM = 2, 4, 8

CONSTANTS = {
    "CAL_GREGORIAN": CAL_GREGORIAN, "CAL_JULIAN": CAL_JULIAN, "CAL_JEWISH": CAL_JEWISH, "CAL_FRENCH": CAL_FRENCH,
    "CAL_NUM_CALS": CAL_NUM_CALS, "CAL_DOW_DAYNO": CAL_DOW_DAYNO, "CAL_DOW_SHORT": CAL_DOW_SHORT,
    "CAL_DOW_LONG": CAL_DOW_LONG, "CAL_MONTH_GREGORIAN_SHORT": CAL_MONTH_GREGORIAN_SHORT,
    "CAL_MONTH_GREGORIAN_LONG": CAL_MONTH_GREGORIAN_LONG, "CAL_MONTH_JULIAN_SHORT": CAL_MONTH_JULIAN_SHORT,
    "CAL_MONTH_JULIAN_LONG": CAL_MONTH_JULIAN_LONG, "CAL_MONTH_JEWISH": CAL_MONTH_JEWISH,
    "CAL_MONTH_FRENCH": CAL_MONTH_FRENCH, "CAL_EASTER_DEFAULT": CAL_EASTER_DEFAULT,
    "CAL_EASTER_ROMAN": CAL_EASTER_ROMAN, "CAL_EASTER_ALWAYS_GREGORIAN": CAL_EASTER_ALWAYS_GREGORIAN,
    "CAL_EASTER_ALWAYS_JULIAN": CAL_EASTER_ALWAYS_JULIAN,
    "CAL_JEWISH_ADD_ALAFIM_GERESH": CAL_JEWISH_ADD_ALAFIM_GERESH, "CAL_JEWISH_ADD_ALAFIM": CAL_JEWISH_ADD_ALAFIM,
    "CAL_JEWISH_ADD_GERESHAYIM": CAL_JEWISH_ADD_GERESHAYIM,
}

_TO_DAYS = (days.gregorian_days, days.julian_days, days.jewish_days, days.french_days)
_FROM_DAYS = (days.gregorian_date, days.julian_date, days.jewish_date, days.french_date)
_EPOCH = 2440588  # the day count of 1 January 1970
_DAY = 24 * 3600
INT32_MAX = 0x7FFFFFFF
_LAST_YEAR = INT_MAX // 5 * 4  # what the reckoning of Easter can multiply


def _check_calendar(engine: Engine, number: int, calendar: int) -> None:
    if not 0 <= calendar < CAL_NUM_CALS:
        value_error(engine, number, "must be a valid calendar ID")


def _weekday(julian_day: int) -> int:
    return (julian_day + 1) % 7


def _text(date: days.Date) -> str:
    year, month, day = date
    return f"{month}/{day}/{year}"


def _month_names(calendar: int, year: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """(long, short) names of the months of a year, under their numbers."""
    if calendar == CAL_JEWISH:
        shown = () if year <= 0 else names.JEWISH_LONG_YEAR if days.is_long_jewish_year(year) else names.JEWISH_YEAR
        return shown, shown
    return (names.FRENCH, names.FRENCH) if calendar == CAL_FRENCH else (names.MONTHS, names.MONTHS_SHORT)


def _info(calendar: int) -> PhpArray:
    long, short = _month_names(calendar, 3) if calendar == CAL_JEWISH else _month_names(calendar, 1)
    name, symbol, longest = names.CALENDARS[calendar]
    return PhpArray.from_dict({
        "months": PhpArray.from_dict(dict(enumerate(long[1:], 1))),
        "abbrevmonths": PhpArray.from_dict(dict(enumerate(short[1:], 1))),
        "maxdaysinmonth": longest, "calname": name, "calsymbol": symbol})


@function
def cal_info(engine: Engine, calendar: Int = -1) -> Array:
    if calendar == -1:
        return PhpArray.from_list([_info(known) for known in range(CAL_NUM_CALS)])
    _check_calendar(engine, 1, calendar)
    return _info(calendar)


def _check_month(engine: Engine, month: int) -> None:
    if not 0 < month < INT32_MAX and engine.target >= V8_4:
        value_error(engine, 2, f"must be between 1 and {INT32_MAX - 1}")


@function
def cal_days_in_month(engine: Engine, calendar: Int, month: Int, year: Int) -> Int:
    _check_calendar(engine, 1, calendar)
    _check_month(engine, month)
    to_days = _TO_DAYS[calendar]
    first = to_days(year, month, 1)
    if not first:
        engine.throw("ValueError", "Invalid date")
    following = to_days(year, month + 1, 1) or to_days(1 if year == -1 else year + 1, 1, 1)
    if not following and calendar == CAL_FRENCH:
        following = days.FRENCH_END
    return following - first


@function
def cal_to_jd(engine: Engine, calendar: Int, month: Int, day: Int, year: Int) -> Int:
    _check_calendar(engine, 1, calendar)
    _check_month(engine, month)
    return _TO_DAYS[calendar](year, month, day)


@function
def cal_from_jd(engine: Engine, julian_day: Int, calendar: Int) -> Array:
    _check_calendar(engine, 2, calendar)
    date = _FROM_DAYS[calendar](julian_day)
    year, month, day = date
    shown: dict[Any, Any] = {"date": _text(date), "month": month, "day": day, "year": year}
    if calendar != CAL_JEWISH or year > 0:
        weekday = _weekday(julian_day)
        shown |= {"dow": weekday, "abbrevdayname": names.DAYS[weekday][:3], "dayname": names.DAYS[weekday]}
    else:
        shown |= {"dow": None, "abbrevdayname": "", "dayname": ""}
    long, short = _month_names(calendar, year)
    shown |= {"abbrevmonth": short[month] if short else "", "monthname": long[month] if long else ""}
    return PhpArray.from_dict(shown)


@function
def jdtogregorian(engine: Engine, julian_day: Int) -> Str:
    return _text(days.gregorian_date(julian_day))


@function
def gregoriantojd(engine: Engine, month: Int, day: Int, year: Int) -> Int:
    return days.gregorian_days(year, month, day)


@function
def jdtojulian(engine: Engine, julian_day: Int) -> Str:
    return _text(days.julian_date(julian_day))


@function
def juliantojd(engine: Engine, month: Int, day: Int, year: Int) -> Int:
    return days.julian_days(year, month, day)


def _hebrew(number: int, flags: int) -> str:
    """A number from 1 to 9999 in Hebrew letters, ISO-8859-8; 15 and 16 avoid spelling the divine name."""
    thousands, rest = divmod(number, 1000)
    before = ""
    if thousands:
        before = names.ALEF_BET[thousands]
        before += "'" if flags & CAL_JEWISH_ADD_ALAFIM_GERESH else ""
        before += names.ALAFIM if flags & CAL_JEWISH_ADD_ALAFIM else ""
    letters = names.ALEF_BET[22] * (rest // 400)
    hundreds, rest = divmod(rest % 400, 100)
    letters += names.ALEF_BET[18 + hundreds] if hundreds else ""
    if rest in (15, 16):
        letters += names.ALEF_BET[9] + names.ALEF_BET[rest - 9]
    else:
        tens, ones = divmod(rest, 10)
        letters += (names.ALEF_BET[9 + tens] if tens else "") + (names.ALEF_BET[ones] if ones else "")
    if flags & CAL_JEWISH_ADD_GERESHAYIM and letters:
        letters = letters + "'" if len(letters) == 1 else f'{letters[:-1]}"{letters[-1]}'
    return before + letters


@function
def jdtojewish(engine: Engine, julian_day: Int, hebrew: Bool = False, flags: Int = 0) -> Str:
    date = days.jewish_date(julian_day)
    if not hebrew:
        return _text(date)
    year, month, day = date
    if not 0 < year <= 9999:
        engine.throw("ValueError", "Year out of range (0-9999)")
    month_names = names.HEBREW_LONG_YEAR if days.is_long_jewish_year(year) else names.HEBREW_YEAR
    return f"{_hebrew(day, flags)} {month_names[month]} {_hebrew(year, flags)}"


@function
def jewishtojd(engine: Engine, month: Int, day: Int, year: Int) -> Int:
    return days.jewish_days(year, month, day)


@function
def jdtofrench(engine: Engine, julian_day: Int) -> Str:
    return _text(days.french_date(julian_day))


@function
def frenchtojd(engine: Engine, month: Int, day: Int, year: Int) -> Int:
    return days.french_days(year, month, day)


@function
def jddayofweek(engine: Engine, julian_day: Int, mode: Int = CAL_DOW_DAYNO) -> Str | Int:
    weekday = _weekday(julian_day)
    if mode == CAL_DOW_LONG:
        return names.DAYS[weekday]
    return names.DAYS[weekday][:3] if mode == CAL_DOW_SHORT else weekday


@function
def jdmonthname(engine: Engine, julian_day: Int, mode: Int) -> Str:
    calendar = {CAL_MONTH_JULIAN_SHORT: CAL_JULIAN, CAL_MONTH_JULIAN_LONG: CAL_JULIAN, CAL_MONTH_JEWISH: CAL_JEWISH,
                CAL_MONTH_FRENCH: CAL_FRENCH}.get(mode, CAL_GREGORIAN)
    year, month, _ = _FROM_DAYS[calendar](julian_day)
    long, short = _month_names(calendar, year)
    shown = long if mode in (CAL_MONTH_GREGORIAN_LONG, CAL_MONTH_JULIAN_LONG) else short
    return shown[month] if shown else ""


# ---- time stamps ---------------------------------------------------------------------------------------------------

def _today(timestamp: int | None) -> Any:
    """The moment in the system's time zone, which is what the C library knows."""
    try:
        return time.localtime(timestamp)
    except (OverflowError, OSError):
        return None


@function
def unixtojd(engine: Engine, timestamp: Int | Null = None) -> Int | False_:
    if timestamp is not None and timestamp < 0:
        value_error(engine, 1, "must be greater than or equal to 0")
    local = _today(timestamp)
    return False if local is None else days.gregorian_days(local.tm_year, local.tm_mon, local.tm_mday)


@function
def jdtounix(engine: Engine, julian_day: Int) -> Int:
    last = INT_MAX // _DAY
    if not 0 <= julian_day - _EPOCH <= last:
        engine.throw("ValueError", f"jday must be between {_EPOCH} and {last + _EPOCH}")
    return (julian_day - _EPOCH) * _DAY


def _easter(year: int, mode: int) -> int:
    """How many days after 21 March Easter falls, by the Gregorian or the Julian reckoning of the moon."""
    golden = year % 19 + 1
    julian = year <= 1582 and mode != CAL_EASTER_ALWAYS_GREGORIAN or mode == CAL_EASTER_ALWAYS_JULIAN or \
        1583 <= year <= 1752 and mode not in (CAL_EASTER_ROMAN, CAL_EASTER_ALWAYS_GREGORIAN)
    if julian:
        sunday = (year + year // 4 + 5) % 7
        moon = (3 - 11 * golden - 7) % 30
    else:
        sunday = (year + year // 4 - year // 100 + year // 400) % 7
        solar = _part(year - 1600, 100) - _part(year - 1600, 400)
        lunar = _part(_part(year - 1400, 100) * 8, 25)
        moon = (3 - 11 * golden + solar - lunar) % 30
    if moon == 29 or moon == 28 and golden > 11:
        moon -= 1
    return moon + (4 - moon - sunday) % 7 + 1


def _part(number: int, divisor: int) -> int:
    """Division that cuts off towards zero, as C's."""
    return number // divisor if number >= 0 else -(-number // divisor)


def _check_year(engine: Engine, year: int) -> None:
    if not 0 < year <= _LAST_YEAR:
        value_error(engine, 1, f"must be between 1 and {_LAST_YEAR}")


@function
def easter_date(engine: Engine, year: Int | Null = None, mode: Int = CAL_EASTER_DEFAULT) -> Int:
    if year is None:
        year = _today(None).tm_year
    if engine.target >= V8_4:
        _check_year(engine, year)
        if year < 1970:
            value_error(engine, 1, "must be a year after 1970 (inclusive)")
    elif not 1970 <= year <= 2037:
        value_error(engine, 1, "must be between 1970 and 2037 (inclusive)")
    easter = _easter(year, mode)
    month, day = (3, easter + 21) if easter < 11 else (4, easter - 10)
    return int(time.mktime((year, month, day, 0, 0, 0, 0, 0, -1)))


@function
def easter_days(engine: Engine, year: Int | Null = None, mode: Int = CAL_EASTER_DEFAULT) -> Int:
    if year is None:
        year = _today(None).tm_year
    _check_year(engine, year)
    return _easter(year, mode)
