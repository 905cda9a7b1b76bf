"""Reading dates in words and figures (strtotime's language): scanner.py finds the pieces, actions here take them in.

`parse_date()` gives what a text says, with warnings and errors and their places; `complete()` fills in what it does not
say and makes a Moment of it.
"""
from __future__ import annotations

from zvm.ext.date.moments.arithmetic import settle_clock, wrapped
from zvm.ext.date.moments.calendar import day_offset_of_iso_week, is_valid_date, is_valid_time
from zvm.ext.date.moments.moment import (
    FIRST_DAY,
    IDENTIFIER,
    IN_THAT_WEEK,
    INCLUDE_TODAY,
    LAST_DAY,
    LAST_WEEKDAY_OF_MONTH,
    NO_ZONE,
    OFFSET,
    WEEKDAY_OF_MONTH,
    WORKDAYS,
    Moment,
    Parsed,
    Remarks,
)
from zvm.ext.date.reading import scanner, words
from zvm.ext.date.reading.formats import FORMATS
from zvm.ext.date.reading.zone_text import read_zone
from zvm.ext.date.zones.zone_file import Zone
from zvm.runtime.services.function_tools import lru_cache
from zvm.runtime.values.patterns import lazy_pattern
from zvm.runtime.values.strings import lower
from zvm.targets import DEFAULT, V8_4, V8_5, Target

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable

    Fields = dict[str, str]

UNSET = -9999999  # what a missing field counts as when a date is checked
_SHORT = 64  # characters
_LONGEST_TIMESTAMP = 24  # digits
MOST_ERRORS = 1000  # of a text; none are noted after these before PHP 8.5
DOUBLE_TIME, DOUBLE_DATE = "Double time specification", "Double date specification"
DOUBLE_ZONE = "Double timezone specification"
UNKNOWN_ZONE = "The timezone could not be found in the database"
OUT_OF_RANGE = "Number out of range"
_C_SPACE = " \t\n\r\v\f"
_AMOUNT = "([+-][0-9]{1,9}) ((?:sec|second|min|minute|hour|day|week|month|year)s?)"
# an ISO date, perhaps with a time, one signed amount of a unit, or both, as programs write them
_COMMON_FORM = lazy_pattern("([0-9]{4})-(0[1-9]|1[0-2])-([0-3][0-9])"
                            "(?: ([01][0-9]|2[0-3]):([0-5][0-9])(?::([0-5][0-9]))?)?"
                            f"(?: {_AMOUNT})?|{_AMOUNT}")


class _Refused(Exception):
    """A piece that must not be taken in; the error has been noted."""


def parse_date(text: str, target: Target = DEFAULT) -> tuple[Parsed, Remarks]:
    """What a text says of a date, and what is wrong with it; not to be changed, for short texts are remembered."""
    if target >= V8_4 and (not text or text.isspace() and text.isascii()):
        remarks = Remarks()
        if target < V8_5 or not text:
            remarks.errors.append((0, " ", "Empty string"))
        return Parsed(), remarks
    if len(text) <= _SHORT:
        return _parse_short(text)
    return _parse(text, MOST_ERRORS if target < V8_5 else len(text) + 1)


def _parse(text: str, most_errors: int = MOST_ERRORS) -> tuple[Parsed, Remarks]:
    common = _parse_common(text)
    if common is not None:
        return common, Remarks()
    parser = DateParser(_trimmed(text), most_errors)
    parser.run()
    return parser.parsed, parser.remarks


def _parse_common(text: str) -> Parsed | None:
    """What the commonest texts say, without the scanner; None for all others."""
    found = _COMMON_FORM.fullmatch(text)
    if found is None:
        return None
    year, month, day, hour, minute, second, amount, unit, amount_alone, unit_alone = found.groups()
    parsed = Parsed()
    if year is not None:
        if not is_valid_date(int(year), int(month), int(day)):
            return None
        parsed.has_date = True
        parsed.year, parsed.month, parsed.day = int(year), int(month), int(day)
        if hour is not None:
            parsed.time_count = 1
            parsed.hour, parsed.minute, parsed.second, parsed.microsecond = int(hour), int(minute), int(second or 0), 0
        if amount is None:
            return parsed
    parsed.has_relative = True
    field, size = words.UNITS[unit or unit_alone]
    setattr(parsed.relative, field, int(amount or amount_alone) * size)
    return parsed


_parse_short = lru_cache(maxsize=512)(_parse)


def _trimmed(text: str) -> str:
    """The text without white space around; of white space alone the last character stays."""
    return text.strip(_C_SPACE) or text[-1:]


def or_unset(field: int | None) -> int:
    return UNSET if field is None else field


def full_year(year: int, digits: int) -> int:
    """The year that fewer than four digits stand for: 70 to 99 of the last century, 0 to 69 of this one."""
    if digits >= 4 or year >= 100:
        return year
    return year + (2000 if year < 70 else 1900)


def meridian_hours(letter: str, hour: int) -> int:
    """What "am" or "pm" after an hour adds to it."""
    if letter in "aA":
        return -12 if hour == 12 else 0
    return 0 if hour == 12 else 12


def fraction_microseconds(digits: str) -> int:
    """Microseconds of the digits after the point."""
    if len(digits) > 300:
        digits = digits[:300]
    return int(float(digits) * 10.0 ** (6 - len(digits)))


class DateParser:
    """One text being read. The methods whose names formats.py lists take in a piece, given its fields."""

    __slots__ = ("text", "parsed", "remarks", "start", "most_errors")

    def __init__(self, text: str, most_errors: int = MOST_ERRORS) -> None:
        self.text = text
        self.most_errors = most_errors  # that are noted
        self.parsed = Parsed()
        self.remarks = Remarks()
        self.start = 0  # of the piece that is being read

    def run(self) -> None:
        """Read it all."""
        if not self.text:
            self.remarks.errors.append((0, "\0", "Empty string"))
            return
        text = self.text + "\0"
        pieces = scanner.Pieces(text)
        for format, start, end in pieces:
            self.start = start
            if len(self.remarks.errors) == self.most_errors and self.parsed.zone_count > 1:
                pieces.passed = _WITHOUT_EFFECT
            if format == scanner.NO_FORMAT:
                self.error("Unexpected character")
                continue
            action = _ACTIONS[format]
            if action is None:
                continue
            try:
                action(self, scanner.fields(format, text, start, end))
            except _Refused:
                continue
        self.start = len(text)
        self._check()

    def _check(self) -> None:
        """Warn of a time or date that cannot be."""
        parsed = self.parsed
        if parsed.time_count and not is_valid_time(or_unset(parsed.hour), or_unset(parsed.minute),
                                                   or_unset(parsed.second)):
            self.warn("The parsed time was invalid")
        if parsed.has_date and not is_valid_date(or_unset(parsed.year), or_unset(parsed.month),
                                                 or_unset(parsed.day)):
            self.warn("The parsed date was invalid")

    def error(self, message: str) -> None:
        if len(self.remarks.errors) < self.most_errors:
            self.remarks.errors.append((self.start, self._character(), message))

    def warn(self, message: str) -> None:
        self.remarks.warnings.append((self.start, self._character(), message))

    def _character(self) -> str:
        return self.text[self.start:self.start + 1] or "\0"

    # ---- what pieces have in common ------------------------------------------------------------------------------

    def _claim_time(self) -> None:
        if self.parsed.time_count:
            self.error(DOUBLE_TIME)
            raise _Refused
        self.parsed.time_count = 1
        self._set_time(0, 0, 0)

    def _claim_date(self) -> None:
        if self.parsed.has_date:
            self.error(DOUBLE_DATE)
            raise _Refused
        self.parsed.has_date = True

    def _claim_zone(self) -> None:
        count = self.parsed.zone_count
        self.parsed.zone_count += 1
        if count:
            if count > 1:
                self.error(DOUBLE_ZONE)
            else:
                self.warn(DOUBLE_ZONE)
            raise _Refused

    def _set_time(self, hour: int, minute: int, second: int, microsecond: int = 0) -> None:
        parsed = self.parsed
        parsed.hour, parsed.minute, parsed.second, parsed.microsecond = hour, minute, second, microsecond

    def _drop_time(self) -> None:
        self.parsed.time_count = 0
        self._set_time(0, 0, 0)

    def _set_date(self, fields: Fields) -> None:
        """Set year, month and day, each as far as given; a year that is not given is not known."""
        parsed = self.parsed
        if "month" in fields:
            parsed.month = int(fields["month"])
        elif "month_name" in fields:
            parsed.month = words.ALL_MONTHS[lower(fields["month_name"])]
        parsed.day = int(fields["day"]) if "day" in fields else 1
        year = fields.get("year")
        parsed.year = None if year is None else self._checked_year(year)

    def _checked_year(self, text: str) -> int:
        if text[0] in "+-":
            year = int(text)
            if wrapped(year) != year:
                self.error(OUT_OF_RANGE)
                return 0
            return year
        return full_year(int(text), len(text))

    def _set_clock(self, fields: Fields) -> None:
        """Set the time by what is given of it."""
        hour = int(fields["hour"])
        if "meridian" in fields:
            hour += meridian_hours(fields["meridian"][0], hour)
        self._set_time(hour, int(fields.get("minute", 0)), int(fields.get("second", 0)),
                       fraction_microseconds(fields["fraction"]) if "fraction" in fields else 0)

    def _set_zone(self, text: str) -> None:
        self.parsed.is_local = True
        if not read_zone(text, 0, self.parsed)[1]:
            self.error(UNKNOWN_ZONE)

    # ---- days and times by name ----------------------------------------------------------------------------------

    def yesterday(self, fields: Fields) -> None:
        self._go_to_day(-1)

    def tomorrow(self, fields: Fields) -> None:
        self._go_to_day(1)

    def _go_to_day(self, distance: int) -> None:
        self.parsed.has_relative = True
        self._drop_time()
        self.parsed.relative.day = distance

    def now(self, fields: Fields) -> None:
        """Nothing is said."""

    def today(self, fields: Fields) -> None:
        self._drop_time()

    def noon(self, fields: Fields) -> None:
        self._drop_time()
        self._claim_time()
        self.parsed.hour = 12

    def timestamp(self, fields: Fields) -> None:
        parsed = self.parsed
        parsed.has_relative = True
        parsed.has_date = False
        parsed.year = parsed.month = parsed.day = 0
        self._drop_time()
        self._claim_zone()
        parsed.year, parsed.month, parsed.day = 1970, 1, 1
        digits = fields["seconds"].lstrip("-")
        digits, left = digits[:_LONGEST_TIMESTAMP], digits[_LONGEST_TIMESTAMP:]
        sign = -1 if fields["seconds"][0] == "-" else 1
        seconds = sign * int(digits)
        if wrapped(seconds) != seconds:
            self.error(OUT_OF_RANGE)
            seconds = 0
        parsed.relative.second = wrapped(parsed.relative.second + seconds)
        if "fraction" in fields:
            if left:  # timelib takes digits that are left for the fraction, one place higher
                parsed.relative.microsecond = sign * int(left[:6]) * 10 ** (7 - len(left[:6]))
            elif fraction := fields["fraction"]:
                parsed.relative.microsecond = sign * int(fraction) * 10 ** (6 - len(fraction))
            else:
                self.error("Found unexpected data")
                parsed.relative.microsecond = 0
        parsed.zone_type, parsed.offset, parsed.is_dst, parsed.is_local = OFFSET, 0, False, True

    def first_day_of(self, fields: Fields) -> None:
        self._go_to_day_of_month(FIRST_DAY)

    def last_day_of(self, fields: Fields) -> None:
        self._go_to_day_of_month(LAST_DAY)

    def _go_to_day_of_month(self, which: int) -> None:
        self.parsed.has_relative = True
        self.parsed.relative.day_of_month = which

    def quarter(self, fields: Fields) -> None:
        """Back of an hour is a quarter past it, front of it a quarter to."""
        self._drop_time()
        self._claim_time()
        is_back = fields["side"][0] == "b"
        hour = int(fields["hour"]) - (not is_back)
        if "meridian" in fields:
            hour += meridian_hours(fields["meridian"][0], hour)
        self.parsed.hour, self.parsed.minute = hour, 15 if is_back else 45

    # ---- dates and times in figures ------------------------------------------------------------------------------

    def time(self, fields: Fields) -> None:
        self._claim_time()
        self._set_clock(fields)

    def four_digits(self, fields: Fields) -> None:
        """A time, or a year after a time."""
        parsed = self.parsed
        if parsed.time_count > 1:
            self.error(DOUBLE_TIME)
            return
        if parsed.time_count == 0:
            parsed.hour, parsed.minute, parsed.second = int(fields["hour"]), int(fields["minute"]), 0
        else:
            parsed.year = int(fields["hour"] + fields["minute"])
        parsed.time_count += 1

    def year(self, fields: Fields) -> None:
        self.parsed.year = int(fields["year"])

    def date(self, fields: Fields) -> None:
        self._claim_date()
        self._set_date(fields)

    month_of_year = date

    def month_and_day(self, fields: Fields) -> None:
        """A date that leaves the year as it is."""
        self._claim_date()
        year = self.parsed.year
        self._set_date(fields)
        self.parsed.year = year

    def month(self, fields: Fields) -> None:
        self._claim_date()
        self.parsed.month = words.ALL_MONTHS[lower(fields["month_name"])]

    def date_and_time(self, fields: Fields) -> None:
        self._claim_time()
        self._claim_date()
        self._set_date(fields)
        self._set_clock(fields)
        if "zone" in fields:
            self._set_zone(fields["zone"])

    def compact_date_and_time(self, fields: Fields) -> None:
        """A date and a time without marks: each number takes as many digits as it may, so that seconds may lack."""
        digits = fields["hour"] + fields["minute"] + fields["second"]
        self.date_and_time(fields | {"hour": digits[:2], "minute": digits[2:4], "second": digits[4:]})

    def named_date_and_time(self, fields: Fields) -> None:
        self.month_and_day({field: fields[field] for field in ("month_name", "day")})
        self._claim_time()
        if fields.get("mark") == ".":  # only a colon leads to seconds: what follows is taken for a zone
            self._set_clock(fields | {"second": "0"})
            self._set_zone("." + fields["second"])
            return
        self._set_clock(fields)
        if "zone" in fields:
            self._set_zone(fields["zone"])

    def day_of_year(self, fields: Fields) -> None:
        self._claim_date()
        self._set_date(fields | {"month": "1"})

    def iso_week(self, fields: Fields) -> None:
        self._claim_date()
        parsed = self.parsed
        parsed.has_relative = True
        year = int(fields["year"])
        parsed.year, parsed.month, parsed.day = year, 1, 1
        parsed.relative.day = day_offset_of_iso_week(year, int(fields["week"]), int(fields.get("week_day", 1)))

    def zone(self, fields: Fields) -> None:
        self._claim_zone()
        self._set_zone(fields["zone"])

    # ---- relative texts ------------------------------------------------------------------------------------------

    def ago(self, fields: Fields) -> None:
        """Turn round what was said so far, but for fractions."""
        relative = self.parsed.relative
        for name in ("year", "month", "day", "hour", "minute", "second", "weekday"):
            setattr(relative, name, -getattr(relative, name))
        if relative.weekday == 0:
            relative.weekday = -7
        if relative.has_special and relative.special == WORKDAYS:
            relative.special_amount = -relative.special_amount

    def weekday(self, fields: Fields) -> None:
        parsed = self.parsed
        parsed.has_relative = parsed.relative.has_weekday = True
        self._drop_time()
        parsed.relative.weekday = words.UNITS[lower(fields["unit"])][1]
        if parsed.relative.weekday_behavior != IN_THAT_WEEK:
            parsed.relative.weekday_behavior = INCLUDE_TODAY

    def weekday_of(self, fields: Fields) -> None:
        parsed = self.parsed
        parsed.has_relative = parsed.relative.has_special = True
        word = lower(fields["ordinal"])
        amount = words.ALL_ORDINALS[word]
        parsed.relative.special = WEEKDAY_OF_MONTH if amount > 0 else LAST_WEEKDAY_OF_MONTH
        self._add(amount, fields["unit"], INCLUDE_TODAY if amount > 0 or word == "this" else 0, keep_time=False)

    def relative(self, fields: Fields) -> None:
        self.parsed.has_relative = True
        text = fields["number"]
        amount = int(text.strip("+- \t"))
        self._add(-amount if text.count("-") % 2 else amount, fields["unit"], INCLUDE_TODAY, keep_time=True)

    def relative_text(self, fields: Fields) -> None:
        self.parsed.has_relative = True
        word = lower(fields["ordinal"])
        self._add(words.ALL_ORDINALS[word], fields["unit"], int(word == "this"), keep_time=False)

    def relative_week(self, fields: Fields) -> None:
        self.relative_text(fields)
        relative = self.parsed.relative
        relative.weekday_behavior = IN_THAT_WEEK
        if not relative.has_weekday:  # the day of the week stays what it is
            relative.has_weekday = True
            relative.weekday = 1

    def _add(self, amount: int, unit: str, behavior: int, keep_time: bool) -> None:
        """Add so many units; a weekday or workday makes it midnight unless the time is kept."""
        relative = self.parsed.relative
        field, size = words.UNITS[lower(unit)]
        if field not in (words.WEEKDAY, words.WORKDAYS):
            total = getattr(relative, field) + amount * size
            if wrapped(total) != total:
                self.error(OUT_OF_RANGE)
            setattr(relative, field, wrapped(total))
            return
        if not keep_time:
            self._drop_time()
        if field == words.WEEKDAY:
            relative.has_weekday = True
            relative.day += (amount - 1 if amount > 0 else amount) * 7
            relative.weekday, relative.weekday_behavior = size, behavior
        else:
            relative.has_special = True
            relative.special, relative.special_amount = WORKDAYS, amount


# what takes in the pieces of each format, None where there is nothing to take
_ACTIONS: list[Callable[[DateParser, Fields], None] | None] = [
    None if name == "nothing" else getattr(DateParser, name) for _, name in FORMATS]
# formats, by number and 1, that only make errors once there are two zones
_WITHOUT_EFFECT = bytes((1, *(name in ("nothing", "zone") for _, name in FORMATS))).ljust(256, b"\0")


# ---- from what is said to a moment -------------------------------------------------------------------------------

def complete(parsed: Parsed, now: Moment, zone: Zone | None, keeps_time: bool = False) -> Moment:
    """The moment a text stands for, where what it does not say is taken from `now`, in its zone or else `now`'s
    (timelib_fill_holes, timelib_update_ts). A date alone means midnight, unless the time is kept."""
    moment = Moment()
    year, month, day = parsed.year, parsed.month, parsed.day
    moment.year = now.year if year is None else year
    moment.month = now.month if month is None else month
    moment.day = now.day if day is None else day
    if not parsed.has_date or parsed.time_count or keeps_time:
        moment.hour = now.hour if parsed.hour is None else parsed.hour
        moment.minute = now.minute if parsed.minute is None else parsed.minute
        moment.second = now.second if parsed.second is None else parsed.second
        if parsed.microsecond is not None:
            moment.microsecond = parsed.microsecond
        elif parsed.year is parsed.month is parsed.day is parsed.hour is parsed.minute is parsed.second is None:
            moment.microsecond = now.microsecond
    _complete_zone(moment, parsed, now)
    settle_clock(moment, parsed.relative if parsed.has_relative else None, zone, parsed.zone_count > 0)
    return moment


def _complete_zone(moment: Moment, parsed: Parsed, now: Moment) -> None:
    moment.zone_type = parsed.zone_type or now.zone_type
    if parsed.zone is not None:
        moment.zone, moment.offset, moment.abbreviation = parsed.zone, parsed.offset or 0, parsed.abbreviation
        moment.is_dst = parsed.is_dst is not False  # not known yet: either will do
        return
    moment.zone = now.zone if moment.zone_type in (IDENTIFIER, NO_ZONE) else None
    moment.offset = now.offset if parsed.offset is None else parsed.offset
    moment.is_dst = now.is_dst if parsed.is_dst is None else parsed.is_dst
    moment.abbreviation = parsed.abbreviation or now.abbreviation
