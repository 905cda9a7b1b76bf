"""The rule at the end of a TZif file that says what follows its last transition ("CET-1CEST,M3.5.0,M10.5.0/3").

`parse_rule()` reads the text of POSIX's TZ variable with the extensions of RFC 8536 (hours from -167 to 167). Used by
zone_file.py.
"""
from __future__ import annotations

from zvm.ext.date.moments.calendar import SECONDS_PER_DAY, day_of_week, days_from_civil, days_in_month, is_leap
from zvm.runtime.values.patterns import lazy_pattern

_OFFSET = "[+-]?[0-9]+(?::[0-9]+){0,2}"
_NAME = "<[^>]+>|[A-Za-z]+"
_DAY = rf"(J?[0-9]+|M[0-9]+\.[0-9]+\.[0-9]+)(?:/({_OFFSET}))?"
_RULE = lazy_pattern(f"({_NAME})({_OFFSET})(?:({_NAME})({_OFFSET})?,{_DAY},{_DAY})?")
_DEFAULT_TIME = 2 * 3600


class TransitionDay:
    """A day of every year: `kind` is "J" (day 1 to 365, leap days not counted), "n" (day 0 to 365) or "M" (weekday
    `numbers[2]` in week `numbers[1]` of month `numbers[0]`, week 5 being the last); `time` in seconds of wall time."""

    __slots__ = ("kind", "numbers", "time")

    def __init__(self, text: str, time: str | None) -> None:
        self.kind = text[0] if text[0] in "JM" else "n"
        self.numbers = [int(number) for number in text.lstrip("JM").split(".")]
        self.time = _DEFAULT_TIME if time is None else _seconds(time)

    def wall_time(self, year: int) -> int:
        """Seconds from 1970 to that moment, as the clock on the wall counts them."""
        if self.kind == "M":
            month, week, weekday = self.numbers
            day = (weekday - day_of_week(year, month, 1)) % 7 + 1 + 7 * (week - 1)
            while day > days_in_month(year, month):
                day -= 7
            days = days_from_civil(year, month, day)
        else:
            days = days_from_civil(year, 1, 1) + self.numbers[0]
            if self.kind == "J" and not (is_leap(year) and self.numbers[0] >= 60):
                days -= 1
        return days * SECONDS_PER_DAY + self.time


class PosixRule:
    """Standard time and, perhaps, summer time with its begin and end. Offsets are in seconds east of Greenwich."""

    __slots__ = ("standard_name", "standard_offset", "summer_name", "summer_offset", "begin", "end")

    def __init__(self, standard_name: str, standard_offset: int) -> None:
        self.standard_name, self.standard_offset = standard_name, standard_offset
        self.summer_name: str | None = None
        self.summer_offset = standard_offset + 3600
        self.begin: TransitionDay | None = None
        self.end: TransitionDay | None = None

    def transitions(self, year: int) -> list[tuple[int, bool]]:
        """The two moments of a year at which summer time begins (True) or ends, in order."""
        assert self.begin is not None and self.end is not None
        begins = self.begin.wall_time(year) - self.standard_offset
        ends = self.end.wall_time(year) - self.summer_offset
        return [(begins, True), (ends, False)] if begins < ends else [(ends, False), (begins, True)]


def _seconds(text: str) -> int:
    """The seconds of [+-]hh[:mm[:ss]]."""
    parts = [int(part) for part in text.lstrip("+-").split(":")] + [0, 0]
    total = parts[0] * 3600 + parts[1] * 60 + parts[2]
    return -total if text[:1] == "-" else total


def parse_rule(text: str) -> PosixRule | None:
    """The rule a text stands for, None when it is none."""
    found = _RULE.fullmatch(text)
    if found is None:
        return None
    rule = PosixRule(found[1].strip("<>"), -_seconds(found[2]))
    if found[3] is not None:
        rule.summer_name = found[3].strip("<>")
        if found[4] is not None:
            rule.summer_offset = -_seconds(found[4])
        rule.begin, rule.end = TransitionDay(found[5], found[6]), TransitionDay(found[7], found[8])
    return rule
