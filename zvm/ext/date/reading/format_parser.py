"""Reading a date by a given format (DateTime::createFromFormat, timelib_parse_from_format).

Each letter of a format has a function here that takes its part from the text; `FormatParser.at` is where the text has
been read to. Errors are noted at the place where the letter's part begins.
"""
from __future__ import annotations

from zvm.ext.date.moments.arithmetic import normalise, set_clock, wrapped
from zvm.ext.date.moments.calendar import is_valid_date, is_valid_time
from zvm.ext.date.moments.moment import INCLUDE_TODAY, OFFSET, Moment, Parsed, Remarks
from zvm.ext.date.reading import words
from zvm.ext.date.reading.date_parser import OUT_OF_RANGE, UNKNOWN_ZONE, full_year, meridian_hours, or_unset
from zvm.ext.date.reading.zone_text import read_zone
from zvm.runtime.services.function_tools import lru_cache
from zvm.runtime.values.patterns import lazy_pattern
from zvm.runtime.values.strings import c_string, lower

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    import re
    from collections.abc import Callable

_DIGITS = frozenset("0123456789")
_LETTERS = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")
_SEPARATORS = ";:/.,-()"
_SIGNS = frozenset("+-")
_DIGIT, _SIGN_OR_DIGIT, _MERIDIAN = lazy_pattern("[0-9]"), lazy_pattern("[-+0-9]"), lazy_pattern("[AaPp]")
_UNIT_END, _SEPARATOR_OR_DIGIT = lazy_pattern(r"[ ,\t;:/.\-()]"), lazy_pattern(r"[ \t.,:;/\-0-9]")
_SPACES = (" ", "\t", "\xe2\x80\xaf", "\xc2\xa0")
_TRAILING = "Trailing data"
_MERIDIANS, _MERIDIAN_ENDS, _POINT = frozenset("AaPp"), frozenset("Mm"), frozenset(".")
_SHORT = 128  # characters
_UNEXPECTED = "Unexpected data found."


def parse_by_format(format: str, text: str) -> tuple[Parsed, Remarks]:
    """What a text says of a date if it is read by a format, and what is wrong with it; not to be changed, for short
    ones are remembered."""
    return _parse_short(format, text) if len(format) + len(text) <= _SHORT else _parse(format, text)


def _parse(format: str, text: str) -> tuple[Parsed, Remarks]:
    parser = FormatParser(c_string(format), c_string(text))
    parser.run()
    return parser.parsed, parser.remarks


_parse_short = lru_cache(maxsize=512)(_parse)


class FormatParser:
    """One text being read by one format."""

    __slots__ = ("format", "text", "parsed", "remarks", "at", "start", "index", "allows_more")

    def __init__(self, format: str, text: str) -> None:
        self.format, self.text = format, text
        self.parsed = Parsed()
        self.remarks = Remarks()
        self.at = self.start = 0  # where the text has been read to; where the part of this letter began
        self.index = 0  # of the letter in the format
        self.allows_more = False

    def run(self) -> None:
        while self.index < len(self.format) and self.at < len(self.text):
            self.start = self.at
            letter = self.format[self.index]
            reader = _READERS.get(letter)
            if reader is not None:
                reader(self)
            else:
                if letter != self.text[self.at]:
                    self.error("The format separator does not match")
                self.at += 1
            self.index += 1
        self.start = self.at
        if self.at < len(self.text):
            if self.allows_more:
                self.warn(_TRAILING)
            else:
                self.error(_TRAILING)
        self._read_rest_of_format()
        self._check()

    def _read_rest_of_format(self) -> None:
        """After the end of the text only letters that need none may follow."""
        for letter in self.format[self.index:]:
            if letter == "!":
                reset_all(self)
            elif letter == "|":
                reset_unset(self)
            elif letter != "+":
                self.error("Not enough data available to satisfy format")
                return

    def _check(self) -> None:
        """Complete the time, and warn of a time or date that cannot be."""
        parsed = self.parsed
        if any(field is not None for field in (parsed.hour, parsed.minute, parsed.second, parsed.microsecond)):
            parsed.hour, parsed.minute, parsed.second = parsed.hour or 0, parsed.minute or 0, parsed.second or 0
            parsed.microsecond = parsed.microsecond or 0
            if not is_valid_time(parsed.hour, parsed.minute, parsed.second):
                self.warn("The parsed time was invalid")
        if parsed.year is not None and parsed.month is not None and parsed.day is not None and \
                not is_valid_date(parsed.year, parsed.month, parsed.day):
            self.warn("The parsed date was invalid")

    def error(self, message: str) -> None:
        self.remarks.errors.append((self.start, self._character(), message))

    def _error_at_start(self, message: str) -> None:
        """Note an error where PHP does not know its place."""
        self.remarks.errors.append((0, "\0", message))

    def warn(self, message: str) -> None:
        self.remarks.warnings.append((self.start, self._character(), message))

    def _character(self) -> str:
        return self.text[self.start:self.start + 1] or "\0"

    # ---- taking parts of the text --------------------------------------------------------------------------------

    def expect(self, characters: str) -> None:
        """Note an error unless one of these characters comes next; reading goes on."""
        if self.text[self.at] not in characters:
            self.error(_UNEXPECTED)

    def skip_to(self, pattern: re.Pattern[str]) -> None:
        """To the next of some characters, or to the end."""
        match = pattern.search(self.text, self.at)
        self.at = len(self.text) if match is None else match.start()

    def run_of(self, characters: frozenset[str], limit: int) -> str:
        """The characters of that kind that come next."""
        end = self.at
        while end < len(self.text) and end - self.at < limit and self.text[end] in characters:
            end += 1
        found = self.text[self.at:end]
        self.at = end
        return found

    def digits(self, limit: int) -> str:
        """The digits of the next number, wherever it begins; none when there is no number any more."""
        self.expect("0123456789")
        self.skip_to(_DIGIT)
        return self.run_of(_DIGITS, limit)

    def number(self, limit: int, what: str) -> int | None:
        """The next number of so many digits at most; an error when there is none."""
        found = self.digits(limit)
        if not found:
            self.error(f"A {what} could not be found")
            return None
        return int(found)

    def signed_number(self, limit: int) -> int:
        """The next number with its signs."""
        self.expect("+-0123456789")
        self.skip_to(_SIGN_OR_DIGIT)
        signs = self.run_of(_SIGNS, len(self.text))
        self.skip_to(_DIGIT)
        found = self.run_of(_DIGITS, limit)
        if not found:
            self._error_at_start("Found unexpected data")
            return 0
        number = -int(found) if signs.count("-") % 2 else int(found)
        if wrapped(number) != number:
            self._error_at_start(OUT_OF_RANGE)
            return 0
        return number


# ---- the letters -------------------------------------------------------------------------------------------------

def day_name(parser: FormatParser) -> None:
    begin = parser.at
    parser.skip_to(_UNIT_END)
    unit = words.UNITS.get(lower(parser.text[begin:parser.at]))
    if unit is None:
        parser.error("A textual day could not be found")
        return
    relative = parser.parsed.relative
    parser.parsed.has_relative = relative.has_weekday = True
    relative.weekday, relative.weekday_behavior = unit[1], INCLUDE_TODAY


def day(parser: FormatParser) -> None:
    parser.parsed.day = parser.number(2, "two digit day")
    if parser.parsed.day is not None:
        parser.parsed.has_date = True


def day_suffix(parser: FormatParser) -> None:
    if lower(parser.text[parser.at:parser.at + 2]) in ("nd", "rd", "st", "th"):
        parser.at += 2


def day_of_year(parser: FormatParser) -> None:
    parsed = parser.parsed
    parser.expect("0123456789")
    if parsed.year is None:
        parser.error("A 'day of year' can only come after a year has been found")
    parser.skip_to(_DIGIT)
    found = parser.run_of(_DIGITS, 3)
    if not found:
        parser.error("A three digit day-of-year could not be found")
    elif parsed.year is not None:
        moment = Moment()
        moment.year, moment.month, moment.day = parsed.year, 1, int(found) + 1
        if parsed.second is not None:
            moment.hour, moment.minute, moment.second = or_unset(parsed.hour), or_unset(parsed.minute), parsed.second
            moment.microsecond = parsed.microsecond or 0
        normalise(moment)
        parsed.has_date = True
        parsed.year, parsed.month, parsed.day = moment.year, moment.month, moment.day
        if parsed.second is not None:
            parsed.hour, parsed.minute, parsed.second = moment.hour, moment.minute, moment.second


def month(parser: FormatParser) -> None:
    parser.parsed.month = parser.number(2, "two digit month")
    if parser.parsed.month is not None:
        parser.parsed.has_date = True


def month_name(parser: FormatParser) -> None:
    found = words.ALL_MONTHS.get(lower(parser.run_of(_LETTERS, len(parser.text))))
    if found is None:
        parser.error("A textual month could not be found")
        return
    parser.parsed.has_date = True
    parser.parsed.month = found


def short_year(parser: FormatParser) -> None:
    found = parser.digits(2)
    if not found:
        parser.error("A two digit year could not be found")
        parser.parsed.year = None
        return
    parser.parsed.has_date = True
    parser.parsed.year = full_year(int(found), len(found))


def year(parser: FormatParser) -> None:
    parser.parsed.year = parser.number(4, "four digit year")
    if parser.parsed.year is not None:
        parser.parsed.has_date = True


def long_year(parser: FormatParser) -> None:
    parser.parsed.year = parser.signed_number(19)
    parser.parsed.has_date = True


def hour_12(parser: FormatParser) -> None:
    found = parser.parsed.hour = parser.number(2, "two digit hour")
    if found is None:
        return
    if found > 12:
        parser.error("Hour cannot be higher than 12")
        return
    parser.parsed.time_count = 1


def hour(parser: FormatParser) -> None:
    parser.parsed.hour = parser.number(2, "two digit hour")
    if parser.parsed.hour is not None:
        parser.parsed.time_count = 1


def meridian(parser: FormatParser) -> None:
    parsed = parser.parsed
    if parsed.hour is None:
        parser.error("Meridian can only come after an hour has been found")
    parser.skip_to(_MERIDIAN)
    letter = parser.run_of(_MERIDIANS, 1)
    has_point = bool(letter and parser.run_of(_POINT, 1))
    if not letter or not parser.run_of(_MERIDIAN_ENDS, 1) or has_point and not parser.run_of(_POINT, 1):
        parser.error("A meridian could not be found")
        return
    parsed.time_count = 1
    if parsed.hour is not None:
        parsed.hour += meridian_hours(letter, parsed.hour)


def minute(parser: FormatParser) -> None:
    found = parser.digits(2)
    if len(found) != 2:
        parser.error("A two digit minute could not be found")
        return
    parser.parsed.time_count = 1
    parser.parsed.minute = int(found)


def second(parser: FormatParser) -> None:
    found = parser.digits(2)
    if len(found) != 2:
        parser.error("A two digit second could not be found")
        return
    parser.parsed.time_count = 1
    parser.parsed.second = int(found)


def microsecond(parser: FormatParser) -> None:
    found = parser.digits(6)
    if not found:
        parser.error("A six digit microsecond could not be found")
        return
    length = parser.at - parser.start  # with what was skipped, as PHP counts
    parser.parsed.microsecond = int(int(found) * 10.0 ** (6 - length))


def millisecond(parser: FormatParser) -> None:
    found = parser.digits(3)
    if not found:
        parser.error("A three digit millisecond could not be found")
        return
    length = parser.at - parser.start
    parser.parsed.microsecond = int(int(found) * 10.0 ** (3 - length) * 1000)


def spaces(parser: FormatParser) -> None:
    while found := next((space for space in _SPACES if parser.text.startswith(space, parser.at)), ""):
        parser.at += len(found)


def timestamp(parser: FormatParser) -> None:
    parsed = parser.parsed
    moment = Moment()
    set_clock(moment, parser.signed_number(24))
    parsed.zone_count = 1
    parsed.zone_type, parsed.offset, parsed.is_dst, parsed.is_local = OFFSET, 0, False, True
    parsed.year, parsed.month, parsed.day = moment.year, moment.month, moment.day
    parsed.hour, parsed.minute, parsed.second = moment.hour, moment.minute, moment.second


def any_separator(parser: FormatParser) -> None:
    if parser.text[parser.at] in _SEPARATORS:
        parser.at += 1
    else:
        parser.error("The separation symbol ([;:/.,-]) could not be found")


def separator(parser: FormatParser) -> None:
    if parser.text[parser.at] == parser.format[parser.index]:
        parser.at += 1
    else:
        parser.error("The separation symbol could not be found")


def any_character(parser: FormatParser) -> None:
    parser.at += 1


def escape(parser: FormatParser) -> None:
    if parser.index + 1 >= len(parser.format):
        parser.error("Escaped character expected")
        return
    parser.index += 1
    if parser.text[parser.at] == parser.format[parser.index]:
        parser.at += 1
    else:
        parser.error("The escaped character could not be found")


def skip(parser: FormatParser) -> None:
    """Anything up to a separator or number."""
    parser.at += 1
    parser.skip_to(_SEPARATOR_OR_DIGIT)


def allow_more(parser: FormatParser) -> None:
    parser.allows_more = True


def zone(parser: FormatParser) -> None:
    parser.parsed.is_local = True
    parser.at, found = read_zone(parser.text, parser.at, parser.parsed)
    if found:
        parser.parsed.zone_count = 1
    else:
        parser.error(UNKNOWN_ZONE)


def reset_all(parser: FormatParser) -> None:
    parsed = parser.parsed
    parsed.year, parsed.month, parsed.day = 1970, 1, 1
    parsed.hour = parsed.minute = parsed.second = parsed.microsecond = 0
    parsed.zone = None


def reset_unset(parser: FormatParser) -> None:
    parsed = parser.parsed
    for name, value in (("year", 1970), ("month", 1), ("day", 1), ("hour", 0), ("minute", 0), ("second", 0),
                        ("microsecond", 0)):
        if getattr(parsed, name) is None:
            setattr(parsed, name, value)


_READERS: dict[str, Callable[[FormatParser], None]] = {
    "D": day_name, "l": day_name, "d": day, "j": day, "S": day_suffix, "z": day_of_year, "m": month, "n": month,
    "M": month_name, "F": month_name, "y": short_year, "Y": year, "x": long_year, "X": long_year, "g": hour_12,
    "h": hour_12, "G": hour, "H": hour, "a": meridian, "A": meridian, "i": minute, "s": second, "u": microsecond,
    "v": millisecond, " ": spaces, "U": timestamp, "#": any_separator, "?": any_character, "\\": escape, "*": skip,
    "+": allow_more, "e": zone, "p": zone, "P": zone, "T": zone, "O": zone, "!": reset_all, "|": reset_unset,
    **dict.fromkeys(_SEPARATORS, separator),
}
