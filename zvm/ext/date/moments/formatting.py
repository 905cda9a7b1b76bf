"""date()'s format: moments as text (date_format), and DateInterval::format().

A format becomes a list of functions of a moment once, and is kept. A moment without a zone is one of Greenwich.
"""
from __future__ import annotations

from functools import lru_cache

from zvm.ext.date.moments.calendar import DAYS, MONTHS, day_of_week, day_of_year, days_in_month, is_leap, iso_week
from zvm.ext.date.moments.moment import ABBREVIATION, IDENTIFIER, NO_ZONE, OFFSET, Moment, Relative

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable

    Piece = Callable[[Moment], str]

ISO_FORMAT = "Y-m-d\\TH:i:sP"
LARGE_YEAR_FORMAT = "x-m-d\\TH:i:sP"
MAIL_FORMAT = "D, d M Y H:i:s O"


def format_moment(format: str, moment: Moment) -> str:
    return "".join([piece(moment) for piece in _pieces(format)])


@lru_cache(maxsize=512)
def _pieces(format: str) -> tuple[Piece, ...]:
    pieces: list[Piece] = []
    characters = iter(format)
    literal = ""
    for character in characters:
        if character == "\\":
            literal += next(characters, "\0")  # PHP takes the NUL behind the format
        elif character not in _FORMATS:
            literal += character
        else:
            if literal:
                pieces.append(_constant(literal))
                literal = ""
            pieces.append(_FORMATS[character])
    if literal:
        pieces.append(_constant(literal))
    return tuple(pieces)


def _constant(text: str) -> Piece:
    return lambda moment: text


# ---- the date ----------------------------------------------------------------------------------------------------

def day_suffix(day: int) -> str:
    """The end of an ordinal: st, nd, rd or th."""
    if 10 <= day <= 19:
        return "th"
    return {1: "st", 2: "nd", 3: "rd"}.get(day % 10, "th")


def weekday_of(moment: Moment) -> int:
    return day_of_week(moment.year, moment.month, moment.day)


def short_year(moment: Moment) -> int:
    """The last two digits of the year, with its sign."""
    return moment.year % 100 if moment.year >= 0 else -(-moment.year % 100)


def _year(moment: Moment) -> str:
    return f"{moment.year:04d}" if moment.year >= 0 else f"-{-moment.year:04d}"


def _signed_year(moment: Moment) -> str:
    return ("" if moment.year < 0 else "+") + _year(moment)


def _expanded_year(moment: Moment) -> str:
    """The year with a sign where four digits do not hold it."""
    return _year(moment) if 0 <= moment.year <= 9999 else _signed_year(moment)


def _iso_date_and_time(moment: Moment) -> str:
    return (f"{moment.year:04d}-{moment.month:02d}-{moment.day:02d}T{moment.hour:02d}:{moment.minute:02d}:"
            f"{moment.second:02d}{_offset(moment, ':')}")


def _mail_date(moment: Moment) -> str:
    return (f"{DAYS[weekday_of(moment)][:3]}, {moment.day:02d} {MONTHS[moment.month - 1][:3]} {moment.year:04d} "
            f"{moment.hour:02d}:{moment.minute:02d}:{moment.second:02d} {_offset(moment, '')}")


# ---- the time ----------------------------------------------------------------------------------------------------

def swatch_beat(moment: Moment) -> int:
    """Internet time: thousandths of a day in Biel."""
    seconds = abs(moment.timestamp) % 86400
    seconds = (-seconds if moment.timestamp < 0 else seconds) + 3600
    return (seconds if seconds >= 0 else seconds + 86400) * 10 // 864 % 1000


def _hour_12(moment: Moment) -> int:
    return moment.hour % 12 or 12


# ---- the zone ----------------------------------------------------------------------------------------------------

def is_dst(moment: Moment) -> bool:
    if moment.zone_type == IDENTIFIER:
        assert moment.zone is not None
        return moment.zone.at(moment.timestamp).is_dst
    return moment.zone_type == ABBREVIATION and moment.is_dst


def _offset(moment: Moment, colon: str) -> str:
    offset = moment.utc_offset
    sign, size = ("-", -offset) if offset < 0 else ("+", offset)
    return f"{sign}{size // 3600:02d}{colon}{size % 3600 // 60:02d}"


def _offset_or_z(moment: Moment) -> str:
    is_zulu = moment.zone_type == NO_ZONE or _abbreviation(moment) in ("UTC", "Z", "GMT+0000")
    return "Z" if is_zulu else _offset(moment, ":")


def _abbreviation(moment: Moment) -> str:
    if moment.zone_type == IDENTIFIER:
        assert moment.zone is not None
        return moment.zone.at(moment.timestamp).abbreviation
    if moment.zone_type == ABBREVIATION:
        return moment.abbreviation
    return "GMT" + (_offset(moment, "") if moment.zone_type == OFFSET else "")


def zone_name(moment: Moment) -> str:
    """The zone as it was given."""
    if moment.zone_type == IDENTIFIER:
        assert moment.zone is not None
        return moment.zone.name
    if moment.zone_type == ABBREVIATION:
        return moment.abbreviation
    return _offset(moment, ":") if moment.zone_type == OFFSET else "UTC"


_FORMATS: dict[str, Piece] = {
    "d": lambda m: f"{m.day:02d}", "j": lambda m: str(m.day), "S": lambda m: day_suffix(m.day),
    "D": lambda m: DAYS[weekday_of(m)][:3], "l": lambda m: DAYS[weekday_of(m)],
    "w": lambda m: str(weekday_of(m)), "N": lambda m: str(weekday_of(m) or 7),
    "z": lambda m: str(day_of_year(m.year, m.month, m.day)),
    "W": lambda m: f"{iso_week(m.year, m.month, m.day)[1]:02d}",
    "o": lambda m: str(iso_week(m.year, m.month, m.day)[0]),
    "F": lambda m: MONTHS[m.month - 1], "M": lambda m: MONTHS[m.month - 1][:3],
    "m": lambda m: f"{m.month:02d}", "n": lambda m: str(m.month), "t": lambda m: str(days_in_month(m.year, m.month)),
    "L": lambda m: "1" if is_leap(m.year) else "0", "y": lambda m: f"{short_year(m):02d}",
    "Y": _year, "x": _expanded_year, "X": _signed_year,
    "a": lambda m: "pm" if m.hour >= 12 else "am", "A": lambda m: "PM" if m.hour >= 12 else "AM",
    "B": lambda m: f"{swatch_beat(m):03d}", "g": lambda m: str(_hour_12(m)), "G": lambda m: str(m.hour),
    "h": lambda m: f"{_hour_12(m):02d}", "H": lambda m: f"{m.hour:02d}", "i": lambda m: f"{m.minute:02d}",
    "s": lambda m: f"{m.second:02d}", "u": lambda m: f"{m.microsecond:06d}",
    "v": lambda m: f"{m.microsecond // 1000:03d}",
    "I": lambda m: "1" if is_dst(m) else "0", "P": lambda m: _offset(m, ":"), "p": _offset_or_z,
    "O": lambda m: _offset(m, ""), "T": _abbreviation, "e": zone_name, "Z": lambda m: str(m.utc_offset),
    "c": _iso_date_and_time, "r": _mail_date, "U": lambda m: str(m.timestamp),
}

# idate()'s letters
NUMBERS: dict[str, Callable[[Moment], int]] = {
    "d": lambda m: m.day, "j": lambda m: m.day, "w": weekday_of, "N": lambda m: weekday_of(m) or 7,
    "z": lambda m: day_of_year(m.year, m.month, m.day), "W": lambda m: iso_week(m.year, m.month, m.day)[1],
    "o": lambda m: iso_week(m.year, m.month, m.day)[0], "m": lambda m: m.month, "n": lambda m: m.month,
    "t": lambda m: days_in_month(m.year, m.month), "L": lambda m: int(is_leap(m.year)), "y": short_year,
    "Y": lambda m: m.year, "B": swatch_beat, "g": _hour_12, "h": _hour_12, "G": lambda m: m.hour,
    "H": lambda m: m.hour, "i": lambda m: m.minute, "s": lambda m: m.second, "I": lambda m: int(is_dst(m)),
    "Z": lambda m: m.utc_offset, "U": lambda m: m.timestamp,
}


# ---- intervals ---------------------------------------------------------------------------------------------------

def format_interval(format: str, interval: Relative) -> str:
    """DateInterval::format()."""
    return "".join([piece(interval) for piece in _interval_pieces(format)])


@lru_cache(maxsize=512)
def _interval_pieces(format: str) -> tuple[Callable[[Relative], str], ...]:
    pieces: list[Callable[[Relative], str]] = []
    characters = iter(format)
    for character in characters:
        if character != "%":
            pieces.append(_interval_constant(character))
        elif letter := next(characters, ""):
            pieces.append(_INTERVAL_FORMATS.get(letter) or _interval_constant("%" + letter))
    return tuple(pieces)


def _interval_constant(text: str) -> Callable[[Relative], str]:
    return lambda interval: text


def _padded(number: int, width: int) -> str:
    """The number with zeros in front, the sign counted, as C prints it."""
    return f"{number:0{width}d}"


_INTERVAL_FORMATS: dict[str, Callable[[Relative], str]] = {
    "Y": lambda r: _padded(r.year, 2), "y": lambda r: str(r.year),
    "M": lambda r: _padded(r.month, 2), "m": lambda r: str(r.month),
    "D": lambda r: _padded(r.day, 2), "d": lambda r: str(r.day),
    "H": lambda r: _padded(r.hour, 2), "h": lambda r: str(r.hour),
    "I": lambda r: _padded(r.minute, 2), "i": lambda r: str(r.minute),
    "S": lambda r: _padded(r.second, 2), "s": lambda r: str(r.second),
    "F": lambda r: _padded(r.microsecond, 6), "f": lambda r: str(r.microsecond),
    "a": lambda r: "(unknown)" if r.days is None else str(r.days),
    "r": lambda r: "-" if r.invert else "", "R": lambda r: "-" if r.invert else "+", "%": lambda r: "%",
}
