"""date()'s format: moments as text (date_format), and DateInterval::format().

A format is compiled into a function of a moment once, and kept. A moment without a zone is one of Greenwich.
"""
from __future__ import annotations

from zvm.ext.date.moments.arithmetic import wrapped
from zvm.ext.date.moments.calendar import DAYS, MONTHS, day_of_week, day_of_year, days_in_month, is_leap, iso_week
from zvm.ext.date.moments.moment import ABBREVIATION, IDENTIFIER, NO_ZONE, OFFSET, Moment, Relative
from zvm.runtime.services.function_tools import lru_cache
from zvm.runtime.values.numbers import c_int
from zvm.runtime.values.zval import C_INT_MAX

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable

    Formatter = Callable[[Moment], str]
    IntervalFormatter = Callable[[Relative], str]

_SHORT_DAYS, _SHORT_MONTHS = tuple(name[:3] for name in DAYS), tuple(name[:3] for name in MONTHS)

_C_INT_MIN = -C_INT_MAX - 1

ISO_FORMAT = "Y-m-d\\TH:i:sP"
MAIL_FORMAT = "D, d M Y H:i:s O"


def format_moment(format: str, moment: Moment) -> str:
    return _formatter(format)(moment)


@lru_cache(maxsize=512)
def _formatter(format: str) -> Formatter:
    """The function for a format, compiled from one template."""
    template = ""
    characters = iter(format)
    for character in characters:
        if character == "\\":
            template += _literal(next(characters, "\0"))  # PHP takes the NUL after the format
        else:
            template += _TEMPLATES.get(character) or _literal(character)
    formatter: Formatter = eval(f"lambda m: f{template!r}", globals())
    return formatter


def _literal(character: str) -> str:
    return character * 2 if character in "{}" else character


# ---- the date ----------------------------------------------------------------------------------------------------

def day_suffix(day: int) -> str:
    """The end of an ordinal: st, nd, rd or th."""
    if 10 <= day <= 19:
        return "th"
    return {1: "st", 2: "nd", 3: "rd"}.get(day % 10, "th")


@lru_cache(maxsize=4096)
def _weekday(year: int, month: int, day: int) -> int:
    return day_of_week(year, month, day)


def weekday_of(moment: Moment) -> int:
    return _weekday(moment.year, moment.month, moment.day)


def short_year(moment: Moment) -> int:
    """The last two digits of the year, with its sign."""
    return moment.year % 100 if moment.year >= 0 else -(-moment.year % 100)


class _Years(dict[int, str]):
    """Years with at least four digits, those of four remembered."""

    def __missing__(self, year: int) -> str:
        text = f"{year:04d}" if year >= 0 else f"-{wrapped(-year):04d}"  # the least year has no absolute value
        if 0 <= year <= 9999:
            self[year] = text
        return text


_YEARS = _Years()
_TWO = tuple(f"{number:02d}" for number in range(62))  # two digits of what is below a minute


def _signed_year(moment: Moment) -> str:
    return ("" if moment.year < 0 else "+") + _YEARS[moment.year]


def _expanded_year(moment: Moment) -> str:
    """The year with a sign where four digits do not hold it."""
    return _YEARS[moment.year] if 0 <= moment.year <= 9999 else _signed_year(moment)


def _iso_date_and_time(moment: Moment) -> str:
    return (f"{moment.year:04d}-{_TWO[moment.month]}-{_TWO[moment.day]}T{_TWO[moment.hour]}:{_TWO[moment.minute]}:"
            f"{_TWO[moment.second]}{_offset(moment)}")


def _mail_date(moment: Moment) -> str:
    return (f"{_SHORT_DAYS[weekday_of(moment)]}, {_TWO[moment.day]} {_SHORT_MONTHS[moment.month - 1]} "
            f"{moment.year:04d} {_TWO[moment.hour]}:{_TWO[moment.minute]}:{_TWO[moment.second]} "
            f"{_offset(moment, False)}")


# ---- the time ----------------------------------------------------------------------------------------------------

def swatch_beat(moment: Moment) -> int:
    """Internet time: thousandths of a day in Biel."""
    seconds = abs(moment.timestamp) % 86400
    seconds = (-seconds if moment.timestamp < 0 else seconds) + 3600
    return (seconds if seconds >= 0 else seconds + 86400) * 10 // 864 % 1000


def _hour_12(moment: Moment) -> int:
    return moment.hour % 12 or 12


def _meridian(moment: Moment) -> str:
    return "p" if moment.hour >= 12 else "a"


def _upper_meridian(moment: Moment) -> str:
    return "P" if moment.hour >= 12 else "A"


# ---- the zone ----------------------------------------------------------------------------------------------------

def is_dst(moment: Moment) -> bool:
    if moment.zone_type == IDENTIFIER:
        assert moment.zone is not None
        return moment.zone.at(moment.timestamp).is_dst
    return moment.zone_type == ABBREVIATION and moment.is_dst


def _offset(moment: Moment, with_colon: bool = True) -> str:
    return _offset_text(moment.utc_offset, with_colon)


@lru_cache(maxsize=256)
def _offset_text(offset: int, with_colon: bool) -> str:
    sign, size = ("-", -offset) if offset < 0 else ("+", offset)
    return f"{sign}{size // 3600:02d}{':' if with_colon else ''}{size % 3600 // 60:02d}"


def _offset_or_z(moment: Moment) -> str:
    is_zulu = moment.zone_type == NO_ZONE or _abbreviation(moment) in ("UTC", "Z", "GMT+0000")
    return "Z" if is_zulu else _offset(moment)


def _abbreviation(moment: Moment) -> str:
    if moment.zone_type == IDENTIFIER:
        assert moment.zone is not None
        return moment.zone.at(moment.timestamp).abbreviation
    if moment.zone_type == ABBREVIATION:
        return moment.abbreviation
    return "GMT" + (_offset(moment, False) if moment.zone_type == OFFSET else "")


def zone_name(moment: Moment) -> str:
    """The zone as it was given."""
    if moment.zone_type == IDENTIFIER:
        assert moment.zone is not None
        return moment.zone.name
    if moment.zone_type == ABBREVIATION:
        return moment.abbreviation
    return _offset(moment) if moment.zone_type == OFFSET else "UTC"


# what a letter becomes in an f-string, with the moment as m
_TEMPLATES = {
    "d": "{_TWO[m.day]}", "j": "{m.day}", "S": "{day_suffix(m.day)}", "D": "{_SHORT_DAYS[weekday_of(m)]}",
    "l": "{DAYS[weekday_of(m)]}", "w": "{weekday_of(m)}", "N": "{weekday_of(m) or 7}",
    "z": "{day_of_year(m.year, m.month, m.day)}", "W": "{iso_week(m.year, m.month, m.day)[1]:02d}",
    "o": "{wrapped(iso_week(m.year, m.month, m.day)[0])}", "F": "{MONTHS[m.month - 1]}",
    "M": "{_SHORT_MONTHS[m.month - 1]}",
    "m": "{_TWO[m.month]}", "n": "{m.month}", "t": "{days_in_month(m.year, m.month)}", "L": "{is_leap(m.year):d}",
    "y": "{short_year(m):02d}", "Y": "{_YEARS[m.year]}", "x": "{_expanded_year(m)}", "X": "{_signed_year(m)}",
    "a": "{_meridian(m)}m", "A": "{_upper_meridian(m)}M", "B": "{swatch_beat(m):03d}", "g": "{_hour_12(m)}",
    "G": "{m.hour}", "h": "{_TWO[_hour_12(m)]}", "H": "{_TWO[m.hour]}", "i": "{_TWO[m.minute]}",
    "s": "{_TWO[m.second]}", "u": "{m.microsecond:06d}",
    "v": "{m.microsecond // 1000:03d}", "I": "{is_dst(m):d}", "P": "{_offset(m)}",
    "p": "{_offset_or_z(m)}", "O": "{_offset(m, False)}", "T": "{_abbreviation(m)}", "e": "{zone_name(m)}",
    "Z": "{m.utc_offset}", "U": "{m.timestamp}", "c": "{_iso_date_and_time(m)}", "r": "{_mail_date(m)}",
}

# idate()'s letters
NUMBERS: dict[str, Callable[[Moment], int]] = {
    "d": lambda m: m.day, "j": lambda m: m.day, "w": weekday_of, "N": lambda m: weekday_of(m) or 7,
    "z": lambda m: day_of_year(m.year, m.month, m.day), "W": lambda m: iso_week(m.year, m.month, m.day)[1],
    "o": lambda m: wrapped(iso_week(m.year, m.month, m.day)[0]), "m": lambda m: m.month, "n": lambda m: m.month,
    "t": lambda m: days_in_month(m.year, m.month), "L": lambda m: int(is_leap(m.year)), "y": short_year,
    "Y": lambda m: m.year, "B": swatch_beat, "g": _hour_12, "h": _hour_12, "G": lambda m: m.hour,
    "H": lambda m: m.hour, "i": lambda m: m.minute, "s": lambda m: m.second, "I": lambda m: int(is_dst(m)),
    "Z": lambda m: m.utc_offset, "U": lambda m: m.timestamp,
}


# ---- intervals ---------------------------------------------------------------------------------------------------

def format_interval(format: str, interval: Relative) -> str:
    """DateInterval::format()."""
    if not (_C_INT_MIN <= interval.year <= C_INT_MAX and _C_INT_MIN <= interval.month <= C_INT_MAX and
            _C_INT_MIN <= interval.day <= C_INT_MAX and _C_INT_MIN <= interval.hour <= C_INT_MAX and
            _C_INT_MIN <= interval.minute <= C_INT_MAX):
        interval = _as_c_ints(interval)
    return _interval_formatter(format)(interval)


def _as_c_ints(interval: Relative) -> Relative:
    """The interval as format() shows it, where all but seconds and what is below have 32 bits."""
    shown = interval.copy()
    for name in ("year", "month", "day", "hour", "minute"):
        setattr(shown, name, c_int(getattr(interval, name)))
    return shown


@lru_cache(maxsize=512)
def _interval_formatter(format: str) -> IntervalFormatter:
    template = ""
    characters = iter(format)
    for character in characters:
        if character != "%":
            template += _literal(character)
        elif letter := next(characters, ""):
            template += _INTERVAL_TEMPLATES.get(letter) or "%" + _literal(letter)
    formatter: IntervalFormatter = eval(f"lambda r: f{template!r}", globals())
    return formatter


def _days(interval: Relative) -> str:
    return "(unknown)" if interval.days is None else str(interval.days)


def _sign(interval: Relative, positive: str) -> str:
    return "-" if interval.invert else positive


_PLUS, _NOTHING = "+", ""
_INTERVAL_TEMPLATES = {
    "Y": "{r.year:02d}", "y": "{r.year}", "M": "{r.month:02d}", "m": "{r.month}", "D": "{r.day:02d}", "d": "{r.day}",
    "H": "{r.hour:02d}", "h": "{r.hour}", "I": "{r.minute:02d}", "i": "{r.minute}", "S": "{r.second:02d}",
    "s": "{r.second}", "F": "{r.microsecond:06d}", "f": "{r.microsecond}", "a": "{_days(r)}",
    "r": "{_sign(r, _NOTHING)}", "R": "{_sign(r, _PLUS)}", "%": "%",
}
