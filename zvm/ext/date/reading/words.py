"""The English words of dates: months, units of time, ordinals. All in lower case; reading ignores case."""
from __future__ import annotations

# what a unit adds to: the fields of a Relative, or one of these two
WEEKDAY, WORKDAYS = "weekday", "workdays"

MONTHS = {
    "january": 1, "february": 2, "march": 3, "april": 4, "may": 5, "june": 6, "july": 7, "august": 8, "september": 9,
    "october": 10, "november": 11, "december": 12, "jan": 1, "feb": 2, "mar": 3, "apr": 4, "jun": 6, "jul": 7, "aug": 8,
    "sep": 9, "sept": 9, "oct": 10, "nov": 11, "dec": 12,
}
ROMAN_MONTHS = {"i": 1, "ii": 2, "iii": 3, "iv": 4, "v": 5, "vi": 6, "vii": 7, "viii": 8, "ix": 9, "x": 10, "xi": 11,
                "xii": 12}
ALL_MONTHS = MONTHS | ROMAN_MONTHS

DAY_NAMES = {
    "sunday": 0, "monday": 1, "tuesday": 2, "wednesday": 3, "thursday": 4, "friday": 5, "saturday": 6, "sundays": 0,
    "mondays": 1, "tuesdays": 2, "wednesdays": 3, "thursdays": 4, "fridays": 5, "saturdays": 6, "sun": 0, "mon": 1,
    "tue": 2, "wed": 3, "thu": 4, "fri": 5, "sat": 6,
}

_MICRO = "\xc2\xb5"  # the sign as UTF-8 has it

# unit → (field, how many of it); a number in front is multiplied. "week" alone can only follow a number or "next" etc.
UNITS: dict[str, tuple[str, int]] = {
    "ms": ("microsecond", 1000), "msec": ("microsecond", 1000), "msecs": ("microsecond", 1000),
    "millisecond": ("microsecond", 1000), "milliseconds": ("microsecond", 1000), _MICRO + "s": ("microsecond", 1),
    "usec": ("microsecond", 1), "usecs": ("microsecond", 1), _MICRO + "sec": ("microsecond", 1),
    _MICRO + "secs": ("microsecond", 1), "microsecond": ("microsecond", 1), "microseconds": ("microsecond", 1),
    "sec": ("second", 1), "secs": ("second", 1), "second": ("second", 1), "seconds": ("second", 1),
    "min": ("minute", 1), "mins": ("minute", 1), "minute": ("minute", 1), "minutes": ("minute", 1),
    "hour": ("hour", 1), "hours": ("hour", 1), "day": ("day", 1), "days": ("day", 1), "week": ("day", 7),
    "weeks": ("day", 7), "fortnight": ("day", 14), "fortnights": ("day", 14), "forthnight": ("day", 14),
    "forthnights": ("day", 14), "month": ("month", 1), "months": ("month", 1), "year": ("year", 1),
    "years": ("year", 1), **{name: (WEEKDAY, number) for name, number in DAY_NAMES.items()},
    "weekday": (WORKDAYS, 1), "weekdays": (WORKDAYS, 1),
}

ORDINALS = {"first": 1, "second": 2, "third": 3, "fourth": 4, "fifth": 5, "sixth": 6, "seventh": 7, "eight": 8,
            "eighth": 8, "ninth": 9, "tenth": 10, "eleventh": 11, "twelfth": 12}
DIRECTIONS = {"next": 1, "last": -1, "previous": -1, "this": 0}
ALL_ORDINALS = ORDINALS | DIRECTIONS
