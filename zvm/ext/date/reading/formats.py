"""The formats in which strtotime() understands dates and times, as data.

A format is a regular expression in which {name} stands for a fragment; a fragment of FIELDS is captured as its field.
At each place of a text the format that matches most characters wins, of several the first one; its action, a method of
date_parser.py's DateParser, gets the captured fields. scripts/gen_date_scanner.py makes an automaton of all formats;
only those that win are ever compiled as regular expressions.

Texts are bytes, one a character, and end with a NUL, which some formats ask for. See PHP's manual, "Supported Date and
Time Formats".
"""
from __future__ import annotations

from zvm.ext.date.reading.words import DAY_NAMES, DIRECTIONS, MONTHS, ORDINALS, ROMAN_MONTHS, UNITS

TYPE_CHECKING = False
if TYPE_CHECKING:  # re is slow to import, and date() does not need it
    import re


def _any_of(*tables: object) -> str:
    """Any of the words, in whatever case."""
    words = [word for table in tables for word in table]  # type: ignore[attr-defined]
    return f"(?i:{'|'.join(sorted(words, key=len, reverse=True))})"


_SPACE = r"(?:[ \t]+|(?:\xc2\xa0)+|(?:\xe2\x80\xaf)+)"
_MONTH_NAMES = [name for name in MONTHS if len(name) > 3 and name != "sept"] + ["may"]
_MONTH_ABBREVIATIONS = [name for name in MONTHS if len(name) == 3] + ["sept"]
_ROMAN = "|".join(sorted((name.upper() for name in ROMAN_MONTHS), key=len, reverse=True))
_HOUR, _HOUR_2 = "2[0-4]|[01]?[0-9]", "2[0-4]|[01][0-9]"
_OFFSET = (rf"(?:GMT)?[+-](?:(?:{_HOUR_2}):[0-5][0-9]:(?:60|[0-5][0-9])|(?:{_HOUR_2})[0-5][0-9](?:60|[0-5][0-9])"
           rf"|(?:{_HOUR})(?::?[0-5]?[0-9])?)")
_ZONE_NAME = r"[A-Z][a-z]+(?:[_/-][A-Za-z]+)+|\(?[A-Za-z]{1,6}\)?"
_COUNTED_UNITS = [unit for unit in UNITS if unit != "week"]

# fragments that are captured: name → (field, pattern)
FIELDS = {
    "hour": ("hour", _HOUR), "hour_2": ("hour", _HOUR_2), "hour_12": ("hour", "1[0-2]|0?[1-9]"),
    "minute": ("minute", "[0-5]?[0-9]"), "minute_2": ("minute", "[0-5][0-9]"),
    "second": ("second", "60|[0-5]?[0-9]"), "second_2": ("second", "60|[0-5][0-9]"),
    "fraction": ("fraction", "[0-9]+"), "meridian": ("meridian", r"[AaPp]\.?[Mm]\.?"),
    "year": ("year", "[0-9]{1,4}"), "year_2": ("year", "[0-9]{2}"), "year_4": ("year", "[0-9]{4}"),
    "signed_year": ("year", "[+-]?[0-9]{4}"), "long_year": ("year", "[+-][0-9]{5,19}"),
    "month": ("month", "1[0-2]|0?[0-9]"), "month_2": ("month", "1[0-2]|0[0-9]"),
    "month_full": ("month_name", _any_of(_MONTH_NAMES)), "month_abbr": ("month_name", _any_of(_MONTH_ABBREVIATIONS)),
    "month_text": ("month_name", f"{_any_of(MONTHS)}|{_ROMAN}"),
    "day": ("day", "3[01]|[0-2]?[0-9]"), "day_2": ("day", "3[01]|[0-2][0-9]"),
    "day_of_year": ("day", "00[1-9]|0[1-9][0-9]|[12][0-9][0-9]|3[0-5][0-9]|36[0-6]"),
    "week": ("week", "0[1-9]|[1-4][0-9]|5[0-3]"), "week_day": ("week_day", "[0-7]"),
    "offset": ("zone", _OFFSET), "zone": ("zone", f"{_OFFSET}|{_ZONE_NAME}"),
    "seconds": ("seconds", "-?[0-9]+"), "micros": ("fraction", "[0-9]{0,6}"),
    "number": ("number", r"[+-]*[ \t]*[0-9]{1,13}"),
    "ordinal": ("ordinal", _any_of(ORDINALS, DIRECTIONS)), "direction": ("ordinal", _any_of(DIRECTIONS)),
    "unit": ("unit", _any_of(_COUNTED_UNITS)), "unit_or_week": ("unit", _any_of(UNITS)),
    "a_week": ("unit", "(?i:week)"),
    "day_name": ("unit", _any_of(DAY_NAMES)), "day_text": ("unit", _any_of(DAY_NAMES, ["weekday", "weekdays"])),
    "mark": ("mark", "[:.]"),
}
# fragments that only match
FRAGMENTS = {
    "space": _SPACE, "suffix": "(?:st|nd|rd|th)?", "end": r"[\0\t ]", "gap": r"[ .\t-]*", "t": "[tT]",
    "after_day": r"(?:[,.stndrh\t ]+|\0)",
}
_NAMED_DATE = "{month_text}{gap}{day}{suffix}{after_day}"

FORMATS: list[tuple[str, str]] = [
    (r"(?i:yesterday)", "yesterday"),
    (r"(?i:now)", "now"),
    (r"(?i:noon)", "noon"),
    (r"(?i:midnight|today)", "today"),
    (r"(?i:tomorrow)", "tomorrow"),
    (r"@{seconds}", "timestamp"),
    (r"@{seconds}\.{micros}", "timestamp"),
    (r"(?i:first day of)", "first_day_of"),
    (r"(?i:last day of)", "last_day_of"),
    (r"(?P<side>(?i:back|front))(?i: of ){hour}(?:{space}?{meridian}{end})?", "quarter"),
    (r"{ordinal}{space}{day_name}{space}(?i:of)", "weekday_of"),
    (r"{hour_12}{space}?{meridian}{end}", "time"),
    (r"{hour_12}[:.]{minute_2}{space}?{meridian}{end}", "time"),
    (r"{hour_12}[:.]{minute}[:.]{second_2}{space}?{meridian}{end}", "time"),
    (r"{hour_12}:{minute_2}:{second_2}[:.]{fraction}{meridian}{end}", "time"),
    (r"{t}{hour}", "time"),
    (r"{t}?{hour}[:.]{minute}", "time"),
    (r"{t}?{hour}[:.]{minute}[:.]{second}", "time"),
    (r"{t}?{hour}[:.]{minute}[:.]{second}\.{fraction}", "time"),
    (r"{t}?{hour_2}{minute_2}", "four_digits"),
    (r"{t}?{hour_2}{minute_2}{second_2}", "time"),
    (r"{month}/{day}{suffix}", "month_and_day"),
    (r"{month}/{day}{suffix}/{year}", "date"),
    (r"{signed_year}-{month_2}-{day_2}", "date"),
    (r"{year_4}/{month_2}/{day_2}/?", "date"),
    (r"{year_4}/{month}/{day}{suffix}", "date"),
    (r"{year_2}-{month_2}-{day_2}", "date"),
    (r"{long_year}-{month_2}-{day_2}", "date"),
    (r"{year_4}-{month}", "month_of_year"),
    (r"{year}-{month}-{day}{suffix}", "date"),
    (r"{day}{suffix}[ \t.-]*{month_text}[ \t.-]*{year}", "date"),
    (r"{day}{suffix}[.\t-]{month}[.-]{year_4}", "date"),
    (r"{day}{suffix}[.\t]{month}\.{year_2}", "date"),
    (r"{month_text}{gap}{year_4}", "month_of_year"),
    (r"{year_4}{gap}{month_text}", "month_of_year"),
    (r"{month_text}{gap}{day}{suffix}[,.stndrh\t ]+{year}", "date"),
    (_NAMED_DATE, "date"),
    (r"{day}{suffix}{gap}{month_text}", "month_and_day"),
    (r"{year_4}{month_2}{day_2}", "date"),
    (r"{year_4}{month_2}{day_2}T{hour}:{minute_2}:{second_2}", "date_and_time"),
    (r"{year_4}{month_2}{day_2}{t}{hour}{minute_2}{second_2}", "compact_date_and_time"),
    (r"{year_4}-{month_2}-{day_2}T{hour_2}:{minute_2}:{second_2}\.{fraction}{offset}?", "date_and_time"),
    (r"{year_4}-{month}-{day}{suffix}T{hour}:{minute}:{second}", "date_and_time"),
    (r"{year_4}:{month_2}:{day_2} {hour_2}:{minute_2}:{second_2}", "date_and_time"),
    (r"{year_4}[.-]?{day_of_year}", "day_of_year"),
    (r"{year_4}-?W{week}-?{week_day}", "iso_week"),
    (r"{year_4}-?W{week}", "iso_week"),
    (r"{month_abbr}-{day_2}-{year}", "date"),
    (r"{year}-{month_abbr}-{day_2}", "date"),
    (r"{day}{suffix}/{month_abbr}/{year_4}:{hour_2}:{minute_2}:{second_2}{space}{offset}", "date_and_time"),
    (r"{year_4}", "year"),
    (r"(?i:ago)", "ago"),
    (r"{day_text}", "weekday"),
    (r"{direction}{space}{a_week}", "relative_week"),
    (r"{ordinal}{space}{unit}", "relative_text"),
    (r"{month_full}", "month"),
    (r"{month_abbr}", "month"),
    (r"{zone}", "zone"),
    (_NAMED_DATE + r"{hour_12}[:.]{minute_2}{space}?{meridian}{end}", "named_date_and_time"),
    (_NAMED_DATE + r"{hour_12}[:.]{minute}[:.]{second_2}{space}?{meridian}{end}", "named_date_and_time"),
    (_NAMED_DATE + r"{t}?{hour}[:.]{minute}", "named_date_and_time"),
    (_NAMED_DATE + r"{t}?{hour}[:.]{minute}{mark}{second}", "named_date_and_time"),
    (_NAMED_DATE + r"{t}?{hour}[:.]{minute}{mark}{second_2}{space}?{zone}", "named_date_and_time"),
    (r"{number}{space}?{unit_or_week}", "relative"),
    (r"[.,]", "nothing"),
    (r"{space}", "nothing"),
    (r"[\0\n]", "nothing"),
]


def expanded(pattern: str) -> str:
    """A format as a regular expression."""
    import re

    return re.sub(r"\{(\w*[a-z]\w*)\}", _fragment, pattern)


def _fragment(match: re.Match[str]) -> str:
    name = match[1]
    if name in FRAGMENTS:
        return FRAGMENTS[name]
    field, pattern = FIELDS[name]
    return f"(?P<{field}>{pattern})"
