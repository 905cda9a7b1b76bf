"""Calendars by serial day number, the Julian day count: dates to days and back (ext/calendar/*.c).

A date is (year, month, day). (0, 0, 0) stands for a day that a calendar does not reach, day 0 for a date it has not.
Years before 1 are negative, there is no year 0.
"""
from __future__ import annotations

from zvm.runtime.values.zval import INT_MAX

Date = tuple[int, int, int]

NONE: Date = (0, 0, 0)
_INT_MAX = 0x7FFFFFFF
_CYCLE = 1461  # days of four years, of which one is a leap year
_GREGORIAN_CYCLE = 146097  # days of 400 years
# Both begin their years in March of 4801 B.C., so that the leap day is the last one.
_GREGORIAN_OFFSET, _JULIAN_OFFSET = 32045, 32083
_FIRST_YEAR = 4800


def _int(number: int) -> int:
    """What a C int keeps of the number."""
    return (number + 0x80000000 & 0xFFFFFFFF) - 0x80000000


def _from_march(years: int, day_of_year: int) -> Date:
    """The date of a day, counted from 0, of the year that began in March so many years after March 4801 B.C."""
    month, days = divmod(day_of_year * 5 + 2, 153)
    if month >= 10:
        years, month = years + 1, month - 12
    year = years - _FIRST_YEAR
    return _int(year if year > 0 else year - 1), month + 3, days // 5 + 1


def _since_march(year: int, month: int, day: int) -> tuple[int, int]:
    """(years since March 4801 B.C., days since the last 1 March) of a date."""
    years = year + _FIRST_YEAR + (year < 0)
    if month <= 2:
        years, month = years - 1, month + 12
    return years, ((month - 3) * 153 + 2) // 5 + day - 1


def _is_month_and_day(month: int, day: int) -> bool:
    return 1 <= month <= 12 and 1 <= day <= 31


def gregorian_date(days: int) -> Date:
    """The Gregorian date of a day."""
    if not 0 < days <= (INT_MAX - 4 * _GREGORIAN_OFFSET) // 4:
        return NONE
    centuries, rest = divmod((days + _GREGORIAN_OFFSET) * 4 - 1, _GREGORIAN_CYCLE)
    years, rest = divmod(rest // 4 * 4 + 3, _CYCLE)
    return _from_march(_int(_int(centuries) * 100 + years), rest // 4)


def gregorian_days(year: int, month: int, day: int) -> int:
    """The day of a Gregorian date, from 25 November 4714 B.C. on."""
    year, month, day = _int(year), _int(month), _int(day)
    if not year or year < -4714 or not _is_month_and_day(month, day) or \
            year == -4714 and (month, day) < (11, 25):
        return 0
    years, days = _since_march(year, month, day)
    centuries, rest = divmod(years, 100)
    return centuries * _GREGORIAN_CYCLE // 4 + rest * _CYCLE // 4 + days + 1 - _GREGORIAN_OFFSET


def julian_date(days: int) -> Date:
    """The Julian date of a day."""
    if not 0 < days <= (INT_MAX - _JULIAN_OFFSET * 4 + 1) // 4:
        return NONE
    years, rest = divmod((days + _JULIAN_OFFSET) * 4 - 1, _CYCLE)
    return _from_march(years, rest // 4) if years <= _INT_MAX else NONE


def julian_days(year: int, month: int, day: int) -> int:
    """The day of a Julian date, from 2 January 4713 B.C. on."""
    year, month, day = _int(year), _int(month), _int(day)
    if not year or year < -4713 or not _is_month_and_day(month, day) or (year, month, day) == (-4713, 1, 1):
        return 0
    years, days = _since_march(year, month, day)
    return years * _CYCLE // 4 + days + 1 - _JULIAN_OFFSET


# ---- the French republic ----------------------------------------------------------------------------------------

_FRENCH_OFFSET = 2375474
_FRENCH_DAYS = range(2375840, 2380953)
FRENCH_END = _FRENCH_DAYS.stop


def french_date(days: int) -> Date:
    """The date of a day in the years 1 to 14."""
    if days not in _FRENCH_DAYS:
        return NONE
    year, rest = divmod((days - _FRENCH_OFFSET) * 4 - 1, _CYCLE)
    month, day = divmod(rest // 4, 30)
    return year, month + 1, day + 1


def french_days(year: int, month: int, day: int) -> int:
    """The day of a date in the years 1 to 14; the days at the year's end are its month 13."""
    year, month, day = _int(year), _int(month), _int(day)
    if not 1 <= year <= 14 or not 1 <= month <= 13 or not 1 <= day <= 30:
        return 0
    return year * _CYCLE // 4 + (month - 1) * 30 + day + _FRENCH_OFFSET


# ---- the Jewish calendar ----------------------------------------------------------------------------------------

_JEWISH_OFFSET, _JEWISH_LAST = 347997, 324542846
_HALAKIM_PER_HOUR = 1080
_HALAKIM_PER_DAY = 24 * _HALAKIM_PER_HOUR
_HALAKIM_PER_MONTH = 29 * _HALAKIM_PER_DAY + 12 * _HALAKIM_PER_HOUR + 793
_FIRST_NEW_MOON = 31524  # halakim
_LONG_YEARS = frozenset((2, 5, 7, 10, 13, 16, 18))  # years of the 19-year cycle that have 13 months, counted from 0
_NOON, _EARLY, _LATE = 18 * _HALAKIM_PER_HOUR, 9 * _HALAKIM_PER_HOUR + 204, 15 * _HALAKIM_PER_HOUR + 589
_SUNDAY, _MONDAY, _TUESDAY, _WEDNESDAY, _FRIDAY = 0, 1, 2, 3, 5


def is_long_jewish_year(year: int) -> bool:
    """Has the year 13 months?"""
    return (year - 1) % 19 in _LONG_YEARS


def _new_year(year: int) -> int:
    """The day, less _JEWISH_OFFSET, of 1 Tishri: that of its new moon, or up to two days later by the four rules."""
    cycle, place = divmod(year - 1, 19)
    months = cycle * 235 + place * 12 + sum(1 for leap in _LONG_YEARS if leap < place)
    day, time = divmod(_FIRST_NEW_MOON + months * _HALAKIM_PER_MONTH, _HALAKIM_PER_DAY)
    weekday = day % 7
    if time >= _NOON or weekday == _TUESDAY and time >= _EARLY and place not in _LONG_YEARS or \
            weekday == _MONDAY and time >= _LATE and (place - 1) % 19 in _LONG_YEARS:
        day += 1
    return day + 1 if day % 7 in (_WEDNESDAY, _FRIDAY, _SUNDAY) else day


def _month_lengths(year: int) -> list[int]:
    """The days of the 13 months of a year; of a short one month 6 has none."""
    length = _new_year(year + 1) - _new_year(year)
    is_long = is_long_jewish_year(year)
    return [30, 30 if length in (355, 385) else 29, 29 if length in (353, 383) else 30, 29, 30, 30 if is_long else 0,
            29, 30, 29, 30, 29, 30, 29]


def jewish_date(days: int) -> Date:
    """The Jewish date of a day."""
    if not _JEWISH_OFFSET < days <= _JEWISH_LAST:
        return NONE
    days -= _JEWISH_OFFSET
    year = days * 98496 // 35975351 + 2  # one year too many at most
    while _new_year(year) > days:
        year -= 1
    days -= _new_year(year)
    for month, length in enumerate(_month_lengths(year), 1):
        if days < length:
            return year, month, days + 1
        days -= length
    return year, 13, days + 1


def jewish_days(year: int, month: int, day: int) -> int:
    """The day of a Jewish date; Adar of a short year is month 7, where month 6 counts back from it as Adar I would."""
    year, month, day = _int(year), _int(month), _int(day)
    if year <= 0 or not 1 <= day <= 30 or not 1 <= month <= 13:
        return 0
    lengths = _month_lengths(year)
    if month <= 3:
        return _new_year(year) + sum(lengths[:month - 1]) + day - 1 + _JEWISH_OFFSET
    if month == 6 and not lengths[5]:
        return _new_year(year + 1) - sum(lengths[6:]) + day - 1 + _JEWISH_OFFSET
    return _new_year(year + 1) - sum(lengths[month - 1:]) + day - 1 + _JEWISH_OFFSET
