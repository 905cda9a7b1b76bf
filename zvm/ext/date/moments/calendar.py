"""The Gregorian calendar in both directions of time, for years of any size.

Plain numbers: a day is its number from 1970-01-01, a weekday counts from Sunday as 0.
"""
from __future__ import annotations

from zvm.runtime.services.function_tools import lru_cache

DAYS = ("Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday")
MONTHS = ("January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
          "December")
SECONDS_PER_DAY = 86400

_MONTH_LENGTHS = (31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)
_DAYS_BEFORE = (0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334)
_DAYS_PER_ERA = 146097  # in 400 years
EPOCH_SHIFT = 719468  # days from 0000-03-01 to 1970-01-01
# from 1 March to the day before the first of each month, by its number, counted from 1970
_DAYS_SINCE_MARCH = (0, *(days - 1 - EPOCH_SHIFT for days in (306, 337, 0, 31, 61, 92, 122, 153, 184, 214, 245, 275)))


def is_leap(year: int) -> bool:
    return year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)


def days_in_month(year: int, month: int) -> int:
    """The length of a month from 1 to 12."""
    return 29 if month == 2 and is_leap(year) else _MONTH_LENGTHS[month - 1]


def is_valid_date(year: int, month: int, day: int) -> bool:
    return 1 <= month <= 12 and 1 <= day <= days_in_month(year, month)


def is_valid_time(hour: int, minute: int, second: int) -> bool:
    return 0 <= hour <= 23 and 0 <= minute <= 59 and 0 <= second <= 59


def days_from_civil(year: int, month: int, day: int) -> int:
    """The number of a day; month and day may be out of range."""
    if not 1 <= month <= 12:
        year, month = year + (month - 1) // 12, (month - 1) % 12 + 1
    if month <= 2:
        year -= 1
    return 365 * year + year // 4 - year // 100 + year // 400 + _DAYS_SINCE_MARCH[month] + day


@lru_cache(maxsize=4096)
def civil_from_days(days: int) -> tuple[int, int, int]:
    """(year, month, day) of the number of a day."""
    era, day_of_era = divmod(days + EPOCH_SHIFT, _DAYS_PER_ERA)
    year = (day_of_era - day_of_era // 1460 + day_of_era // 36524 - day_of_era // 146096) // 365
    day_of_year = day_of_era - (365 * year + year // 4 - year // 100)
    shifted = (5 * day_of_year + 2) // 153
    day = day_of_year - (153 * shifted + 2) // 5 + 1
    if shifted < 10:
        return year + era * 400, shifted + 3, day
    return year + era * 400 + 1, shifted - 9, day


def day_of_week(year: int, month: int, day: int) -> int:
    return (days_from_civil(year, month, day) + 4) % 7


def day_of_year(year: int, month: int, day: int) -> int:
    """How many days of the year precede this one."""
    return _DAYS_BEFORE[month - 1] + (month > 2 and is_leap(year)) + day - 1


def iso_week(year: int, month: int, day: int) -> tuple[int, int]:
    """(year, week) by ISO 8601, where the week with the first Thursday is a year's first."""
    days = days_from_civil(year, month, day)
    thursday = days - (days + 3) % 7 + 3
    iso_year = civil_from_days(thursday)[0]
    return iso_year, (thursday - days_from_civil(iso_year, 1, 1)) // 7 + 1


def day_offset_of_iso_week(iso_year: int, week: int, day: int) -> int:
    """How many days after 1 January of that year a day of an ISO week is."""
    first = day_of_week(iso_year, 1, 1)
    return -(first - 7 if first > 4 else first) + (week - 1) * 7 + day


def normalised_date(year: int, month: int, day: int) -> tuple[int, int, int]:
    """The date that a month or day out of range stands for."""
    if 1 <= month <= 12 and 1 <= day <= 28:
        return year, month, day
    return civil_from_days(days_from_civil(year, month, day))
