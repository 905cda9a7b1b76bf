"""ISO 8601's intervals: durations (P1Y2M10DT2H30M), two dates, dates and durations that recur (R5/…/P7D).

Used by DateInterval and DatePeriod.
"""
from __future__ import annotations

from zvm.ext.date.moments.moment import OFFSET, Moment, Relative
from zvm.runtime.services.function_tools import cache, lru_cache

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    import re

_YEAR, _MONTH, _DAY, _HOUR = "([0-9]{4})", "(0[1-9]|1[0-2])", "(0[1-9]|[12][0-9]|3[01])", "[01][0-9]|2[0-4]"
_PATTERNS = {  # at any place only one of them matches
    "duration": "P(?![0-9]{4}-)(?:([0-9]+)Y)?(?:([0-9]+)M)?(?:([0-9]+)W)?(?:([0-9]+)D)?"
                "(T(?:([0-9]+)H)?(?:([0-9]+)M)?(?:([0-9]+)S)?)?",
    "recurrences": "R([0-9]+)",
    "date": f"{_YEAR}-{_MONTH}-{_DAY}T({_HOUR}):([0-5][0-9]):([0-5][0-9])Z",
    "compact_date": f"{_YEAR}{_MONTH}{_DAY}T({_HOUR})([0-5][0-9])([0-5][0-9])Z",
    "combined": f"P{_YEAR}-(0[0-9]|1[0-2])-(0[0-9]|[12][0-9]|3[01])T({_HOUR}):([0-5][0-9]):([0-5][0-9])",
    "separator": r"[ .,\t/\0\n]",
}
_LONGEST_NUMBER = 12
_SHORT = 64  # characters
_C_SPACE = " \t\n\r\v\f"


class IsoInterval:
    """What a text says: `begin`, `end`, `period` and `recurrences` are None where it does not say them."""

    __slots__ = ("begin", "end", "period", "recurrences", "is_wrong", "_has_date")

    def __init__(self) -> None:
        self.begin: Moment | None = None
        self.end: Moment | None = None
        self.period: Relative | None = None
        self.recurrences: int | None = None
        self.is_wrong = False
        self._has_date = False

    def take_recurrences(self, found: re.Match[str]) -> None:
        self.recurrences = int(found[1][:9])

    def take_date(self, found: re.Match[str]) -> None:
        moment = Moment()
        moment.year, moment.month, moment.day, moment.hour, moment.minute, moment.second = map(int, found.groups())
        moment.zone_type = OFFSET
        if self._has_date or self.period is not None:
            self.end = moment
        else:
            self.begin = moment
        self._has_date = True

    def take_combined(self, found: re.Match[str]) -> None:
        period = self.period = self.period or Relative()
        period.year, period.month, period.day, period.hour, period.minute, period.second = map(int, found.groups())

    def take_duration(self, found: re.Match[str]) -> None:
        year, month, week, day, times, hour, minute, second = found.groups()
        if len(found[0]) == 1 or times == "T" or len(found[0]) > _LONGEST_NUMBER and \
                any(amount is not None and len(amount) > _LONGEST_NUMBER
                    for amount in (year, month, week, day, hour, minute, second)):
            self.is_wrong = True
            return
        period = self.period = self.period or Relative()
        if year is not None:
            period.year = int(year)
        if month is not None:
            period.month = int(month)
        period.day += int(week or 0) * 7 + int(day or 0)
        if hour is not None:
            period.hour = int(hour)
        if minute is not None:
            period.minute = int(minute)
        if second is not None:
            period.second = int(second)


_ACTIONS = {"recurrences": IsoInterval.take_recurrences, "date": IsoInterval.take_date,
            "compact_date": IsoInterval.take_date, "combined": IsoInterval.take_combined,
            "duration": IsoInterval.take_duration}


@cache
def _expressions() -> list[tuple[str, re.Pattern[str]]]:
    import re

    return [(name, re.compile(pattern)) for name, pattern in _PATTERNS.items()]


def parse_interval(text: str) -> IsoInterval:
    """Read an interval; `is_wrong` where there is anything that does not belong there. Not to be changed, for short
    texts are remembered."""
    return _parse_short(text) if len(text) <= _SHORT else _parse(text)


def _parse(text: str) -> IsoInterval:
    interval = IsoInterval()
    text = text.strip(_C_SPACE) or text[:1]
    if not text:
        interval.is_wrong = True
    at = 0
    while at < len(text) and not interval.is_wrong:
        for name, expression in _expressions():
            found = expression.match(text, at)
            if found is not None:
                if name in _ACTIONS:
                    _ACTIONS[name](interval, found)
                at = found.end()
                break
        else:
            interval.is_wrong = True
    return interval


_parse_short = lru_cache(maxsize=512)(_parse)
