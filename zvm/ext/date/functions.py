"""Dates as numbers and text: time, date, mktime, getdate, the default time zone (ext/date/php_date.c)."""
from __future__ import annotations

import time as host_time

from zvm.ext.vocabulary import Array, Bool, False_, Int, Null, Str, function
from zvm.runtime.functions.parameters import value_error
from zvm.runtime.values.arrays import PhpArray

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.engine import Engine

CONSTANTS = {
    "DATE_ATOM": "Y-m-d\\TH:i:sP", "DATE_COOKIE": "l, d-M-Y H:i:s T", "DATE_ISO8601": "Y-m-d\\TH:i:sO",
    "DATE_ISO8601_EXPANDED": "X-m-d\\TH:i:sP", "DATE_RFC822": "D, d M y H:i:s O", "DATE_RFC850": "l, d-M-y H:i:s T",
    "DATE_RFC1036": "D, d M y H:i:s O", "DATE_RFC1123": "D, d M Y H:i:s O", "DATE_RFC7231": "D, d M Y H:i:s \\G\\M\\T",
    "DATE_RFC2822": "D, d M Y H:i:s O", "DATE_RFC3339": "Y-m-d\\TH:i:sP", "DATE_RFC3339_EXTENDED": "Y-m-d\\TH:i:s.vP",
    "DATE_RSS": "D, d M Y H:i:s O", "DATE_W3C": "Y-m-d\\TH:i:sP",
}

DAYS = ("Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday")
MONTHS = ("January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
          "December")


# ---- the default time zone ---------------------------------------------------------------------------------------

def default_zone(engine: Engine) -> str:
    """The name of the zone in force: date_default_timezone_set()'s, date.timezone's, or UTC (guess_timezone)."""
    found: str | None = engine.state.get("timezone")
    return found or engine.ini.get("date.timezone") or "UTC"


def known_zone(name: str) -> str | None:
    """A zone's name as the database spells it, None where there is none."""
    from zoneinfo import available_timezones

    lower = name.lower()
    if lower == "utc":
        return "UTC"
    return next((zone for zone in available_timezones() if zone.lower() == lower), None)


@function
def date_default_timezone_set(engine: Engine, timezoneId: Str) -> Bool:  # noqa: N803
    found = known_zone(timezoneId)
    if found is None:
        engine.diagnostics.notice(f"date_default_timezone_set(): Timezone ID '{timezoneId}' is invalid")
        return False
    engine.state["timezone"] = found
    return True


@function
def date_default_timezone_get(engine: Engine) -> Str:
    return default_zone(engine)


# ---- calendar arithmetic, for any year ---------------------------------------------------------------------------

def days_from_civil(year: int, month: int, day: int) -> int:
    """Days from 1970-01-01 in the Gregorian calendar; month and day may be out of range."""
    year, month = year + (month - 1) // 12, (month - 1) % 12 + 1
    shifted = year - (month <= 2)
    era = shifted // 400
    of_era = shifted - era * 400
    of_year = (153 * (month + (-3 if month > 2 else 9)) + 2) // 5
    return era * 146097 + of_era * 365 + of_era // 4 - of_era // 100 + of_year - 719468 + day - 1


def civil_from_days(days: int) -> tuple[int, int, int]:
    """(year, month, day) of a number of days from 1970-01-01."""
    days += 719468
    era = days // 146097
    of_era = days - era * 146097
    year = (of_era - of_era // 1460 + of_era // 36524 - of_era // 146096) // 365
    of_year = of_era - (365 * year + year // 4 - year // 100)
    shifted = (5 * of_year + 2) // 153
    month = shifted + (3 if shifted < 10 else -9)
    return year + era * 400 + (month <= 2), month, of_year - (153 * shifted + 2) // 5 + 1


class Moment:
    """A point in time as a zone shows it."""

    __slots__ = ("timestamp", "offset", "is_dst", "abbreviation", "zone", "year", "month", "day", "hour", "minute",
                 "second", "weekday", "yearday")

    def __init__(self, timestamp: int, zone: str) -> None:
        self.timestamp = timestamp
        self.zone = zone
        self.offset, self.is_dst, self.abbreviation = zone_at(timestamp, zone)
        days, seconds = divmod(timestamp + self.offset, 86400)
        self.year, self.month, self.day = civil_from_days(days)
        self.hour, rest = divmod(seconds, 3600)
        self.minute, self.second = divmod(rest, 60)
        self.weekday = (days + 4) % 7
        self.yearday = days - days_from_civil(self.year, 1, 1)

    @property
    def is_leap(self) -> bool:
        return self.year % 4 == 0 and (self.year % 100 != 0 or self.year % 400 == 0)

    def iso_week(self) -> tuple[int, int]:
        """(ISO year, week)."""
        day = self.weekday or 7
        week = (self.yearday - day + 11) // 7
        if week < 1:
            return self.year - 1, _weeks_in(self.year - 1)
        if week > _weeks_in(self.year):
            return self.year + 1, 1
        return self.year, week


def _weeks_in(year: int) -> int:
    first = (days_from_civil(year, 1, 1) + 4) % 7
    leap = year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
    return 53 if first == 4 or leap and first == 3 else 52


def zone_at(timestamp: int, zone: str) -> tuple[int, bool, str]:
    """(offset in seconds, is it summer time, abbreviation) of a zone at a time."""
    if zone == "UTC":
        return 0, False, "UTC"
    from datetime import UTC, datetime, timedelta
    from zoneinfo import ZoneInfo

    clipped = max(-62135596800 + 86400 * 2, min(timestamp, 253402300799 - 86400 * 2))
    local = (datetime(1970, 1, 1, tzinfo=UTC) + timedelta(seconds=clipped)).astimezone(ZoneInfo(zone))
    name = local.tzname() or ""
    return int((local.utcoffset() or timedelta()).total_seconds()), bool(local.dst()), name


def local_timestamp(year: int, month: int, day: int, hour: int, minute: int, second: int, zone: str) -> int:
    """The timestamp of a wall-clock time in a zone: the later of two, and what summer time skips moves forward."""
    plain = days_from_civil(year, month, 1) * 86400 + (day - 1) * 86400 + hour * 3600 + minute * 60 + second
    before, after = zone_at(plain - 86400, zone)[0], zone_at(plain + 86400, zone)[0]
    for offset in (after, before):
        if zone_at(plain - offset, zone)[0] == offset:
            return plain - offset
    return plain - before


# ---- formatting --------------------------------------------------------------------------------------------------

def _suffix(day: int) -> str:
    if 10 <= day % 100 <= 19:
        return "th"
    return {1: "st", 2: "nd", 3: "rd"}.get(day % 10, "th")


def offset_text(offset: int, colon: str) -> str:
    """+hh:mm of an offset in seconds."""
    sign, size = ("-", -offset) if offset < 0 else ("+", offset)
    return f"{sign}{size // 3600:02d}{colon}{size % 3600 // 60:02d}"


def format_date(format: str, moment: Moment, microseconds: int = 0) -> str:
    """date()'s format (date_format)."""
    out = []
    characters = iter(format)
    for char in characters:
        if char == "\\":
            out.append(next(characters, ""))
        else:
            formatter = _FORMATS.get(char)
            out.append(char if formatter is None else formatter(moment, microseconds))
    return "".join(out)


def _swatch(moment: Moment) -> str:
    beats = (moment.timestamp + 3600) % 86400 * 10 // 864
    return f"{beats:03d}"


def _year(moment: Moment) -> str:
    return f"{'-' if moment.year < 0 else ''}{abs(moment.year):04d}"


def _month_days(moment: Moment) -> int:
    return days_from_civil(moment.year, moment.month + 1, 1) - days_from_civil(moment.year, moment.month, 1)


_FORMATS = {
    "d": lambda m, u: f"{m.day:02d}", "D": lambda m, u: DAYS[m.weekday][:3], "j": lambda m, u: str(m.day),
    "l": lambda m, u: DAYS[m.weekday], "S": lambda m, u: _suffix(m.day), "w": lambda m, u: str(m.weekday),
    "N": lambda m, u: str(m.weekday or 7), "z": lambda m, u: str(m.yearday),
    "W": lambda m, u: f"{m.iso_week()[1]:02d}", "o": lambda m, u: str(m.iso_week()[0]),
    "F": lambda m, u: MONTHS[m.month - 1], "m": lambda m, u: f"{m.month:02d}",
    "M": lambda m, u: MONTHS[m.month - 1][:3],
    "n": lambda m, u: str(m.month), "t": lambda m, u: str(_month_days(m)), "L": lambda m, u: "1" if m.is_leap else "0",
    "y": lambda m, u: f"{m.year % 100:02d}", "Y": lambda m, u: _year(m),
    "x": lambda m, u: _year(m) if 0 <= m.year < 10000 else f"{m.year:+05d}", "X": lambda m, u: f"{m.year:+05d}",
    "a": lambda m, u: "pm" if m.hour >= 12 else "am", "A": lambda m, u: "PM" if m.hour >= 12 else "AM",
    "B": lambda m, u: _swatch(m), "g": lambda m, u: str(m.hour % 12 or 12), "G": lambda m, u: str(m.hour),
    "h": lambda m, u: f"{m.hour % 12 or 12:02d}", "H": lambda m, u: f"{m.hour:02d}",
    "i": lambda m, u: f"{m.minute:02d}",
    "s": lambda m, u: f"{m.second:02d}", "u": lambda m, u: f"{u:06d}", "v": lambda m, u: f"{u // 1000:03d}",
    "I": lambda m, u: "1" if m.is_dst else "0", "P": lambda m, u: offset_text(m.offset, ":"),
    "p": lambda m, u: "Z" if m.abbreviation == "UTC" else offset_text(m.offset, ":"),
    "O": lambda m, u: offset_text(m.offset, ""), "e": lambda m, u: m.zone,
    "T": lambda m, u: m.abbreviation if m.abbreviation[:1] not in "+-" else offset_text(m.offset, ":"),
    "Z": lambda m, u: str(m.offset), "U": lambda m, u: str(m.timestamp),
    "c": lambda m, u: format_date("Y-m-d\\TH:i:sP", m, u), "r": lambda m, u: format_date("D, d M Y H:i:s O", m, u),
}


def _now() -> int:
    return int(host_time.time())


@function
def time() -> Int:
    return _now()


@function
def date(engine: Engine, format: Str, timestamp: Int | Null = None) -> Str:
    return format_date(format, Moment(_now() if timestamp is None else timestamp, default_zone(engine)))


@function
def gmdate(format: Str, timestamp: Int | Null = None) -> Str:
    moment = Moment(_now() if timestamp is None else timestamp, "UTC")
    moment.abbreviation = "GMT"
    return format_date(format, moment)


@function
def idate(engine: Engine, format: Str, timestamp: Int | Null = None) -> Int | False_:
    if len(format) != 1:
        value_error(engine, 1, "must be one character")
    if format not in "dghijmnostwyzBGHILNUWYZ":
        engine.diagnostics.warning("idate(): Unrecognized date format token")
        return False
    moment = Moment(_now() if timestamp is None else timestamp, default_zone(engine))
    return int(format_date(format, moment))


# ---- to and from parts -------------------------------------------------------------------------------------------

def _make_time(zone: str, parts: list[int | None]) -> int:
    """mktime() with what was not given taken from now."""
    now = Moment(_now(), zone)
    hour, minute, second, month, day, year = (
        default if part is None else part for part, default in zip(
            parts, (now.hour, now.minute, now.second, now.month, now.day, now.year), strict=True))
    if parts[5] is not None:
        if 0 <= year < 70:
            year += 2000
        elif 70 <= year <= 100:
            year += 1900
    return local_timestamp(year, month, day, hour, minute, second, zone)


@function
def mktime(engine: Engine, hour: Int, minute: Int | Null = None, second: Int | Null = None, month: Int | Null = None,
           day: Int | Null = None, year: Int | Null = None) -> Int | False_:
    return _make_time(default_zone(engine), [hour, minute, second, month, day, year])


@function
def gmmktime(hour: Int, minute: Int | Null = None, second: Int | Null = None, month: Int | Null = None,
             day: Int | Null = None, year: Int | Null = None) -> Int | False_:
    return _make_time("UTC", [hour, minute, second, month, day, year])


@function
def checkdate(month: Int, day: Int, year: Int) -> Bool:
    if not (1 <= month <= 12 and 1 <= day <= 31 and 1 <= year <= 32767):
        return False
    return day <= days_from_civil(year, month + 1, 1) - days_from_civil(year, month, 1)


@function
def getdate(engine: Engine, timestamp: Int | Null = None) -> Array:
    moment = Moment(_now() if timestamp is None else timestamp, default_zone(engine))
    return PhpArray.from_dict({
        "seconds": moment.second, "minutes": moment.minute, "hours": moment.hour, "mday": moment.day,
        "wday": moment.weekday, "mon": moment.month, "year": moment.year, "yday": moment.yearday,
        "weekday": DAYS[moment.weekday], "month": MONTHS[moment.month - 1], 0: moment.timestamp})


@function
def localtime(engine: Engine, timestamp: Int | Null = None, associative: Bool = False) -> Array:
    moment = Moment(_now() if timestamp is None else timestamp, default_zone(engine))
    values = [moment.second, moment.minute, moment.hour, moment.day, moment.month - 1, moment.year - 1900,
              moment.weekday, moment.yearday, int(moment.is_dst)]
    if not associative:
        return PhpArray.from_list(values)
    names = ("tm_sec", "tm_min", "tm_hour", "tm_mday", "tm_mon", "tm_year", "tm_wday", "tm_yday", "tm_isdst")
    return PhpArray.from_dict(dict(zip(names, values, strict=True)))
