"""Time zones as TZif files describe them (RFC 8536): local time types, transitions and the rule after the last one.

`parse_zone()` makes a Zone of a file's bytes; zone_database.py finds the files.
"""
from __future__ import annotations

import struct
from _bisect import bisect_right  # the module `bisect` would be one more to import

from zvm.ext.date.moments.calendar import SECONDS_PER_DAY, civil_from_days
from zvm.ext.date.zones.posix_rule import PosixRule, parse_rule
from zvm.runtime.services.function_tools import lru_cache

_HEADER = ">4sc15x6I"
_HEADER_SIZE = struct.calcsize(_HEADER)
_LAST_TIMESTAMP = (1 << 63) - 1
_FAR = 1 << 62  # seconds; what is nearer fits into 64 bits by any zone's clock
STRETCH = 20  # bits of seconds, twelve days
_MOST_STRETCHES = 4096
_MARGIN = 2 * SECONDS_PER_DAY  # no offset is larger


class CorruptZoneFile(Exception):
    """The bytes are not a TZif file of version 2 or later."""


class LocalTime:
    """A local time type: `offset` in seconds east of Greenwich."""

    __slots__ = ("offset", "is_dst", "abbreviation")

    def __init__(self, offset: int, is_dst: bool, abbreviation: str) -> None:
        self.offset, self.is_dst, self.abbreviation = offset, is_dst, abbreviation

    def is_same(self, offset: int, is_dst: bool, abbreviation: str) -> bool:
        return self.offset == offset and self.is_dst == is_dst and self.abbreviation == abbreviation


class Zone:
    """A zone under the name it was asked for by. `transitions` ascend; from `transitions[n]` on, `types[kinds[n]]`
    counts, before the first `types[0]`, and after the last what `rule` says, if there is one."""

    __slots__ = ("name", "transitions", "kinds", "types", "rule", "standard", "summer", "is_constant", "span",
                 "clock", "last_span", "last_clock", "by_time", "by_clock")

    def __init__(self, name: str, transitions: list[int], kinds: list[int], types: list[LocalTime],
                 rule: PosixRule | None) -> None:
        self.name, self.transitions, self.kinds, self.types, self.rule = name, transitions, kinds, types, rule
        self.standard = self.summer = types[0]
        if rule is not None:
            self.standard = self._type(rule.standard_offset, False, rule.standard_name)
            if rule.summer_name is not None:
                self.summer = self._type(rule.summer_offset, True, rule.summer_name)
        self.is_constant = not transitions and (rule is None or rule.summer_name is None)
        # the two spans between transitions asked for last, as (from, to, answer): in timestamps, and in seconds that a
        # clock shows, so far from transitions that no other answer comes into question
        self.span: tuple[int, int, LocalTime] = (0, 0, types[0])
        self.clock = (-_FAR, _FAR, self.standard) if self.is_constant else self.span
        self.last_span, self.last_clock = self.span, self.clock
        # answers of at() and at_clock() by stretches of time that lie in one span
        self.by_time: dict[int, LocalTime] = {}
        self.by_clock: dict[int, LocalTime] = {}

    def _type(self, offset: int, is_dst: bool, abbreviation: str) -> LocalTime:
        """The local time type of the rule, one of the file's own where it has that."""
        for known in self.types:
            if known.is_same(offset, is_dst, abbreviation):
                return known
        return LocalTime(offset, is_dst, abbreviation)

    def at(self, timestamp: int) -> LocalTime:
        """The local time type in force at a moment."""
        if self.is_constant:
            return self.standard
        answer = self.by_time.get(timestamp >> STRETCH)
        if answer is None:
            answer = self.find(timestamp)[0]
            _keep(self.by_time, timestamp >> STRETCH, self.span)
        return answer

    def at_clock(self, seconds: int) -> LocalTime | None:
        """The local time type when the clock shows that many seconds since 1970; None near a transition."""
        known = self.by_clock.get(seconds >> STRETCH)
        if known is not None:
            return known
        for since, until, answer in (self.clock, self.last_clock):
            if since <= seconds < until:
                _keep(self.by_clock, seconds >> STRETCH, (since, until, answer))
                return answer
        if self.is_constant or not -_FAR < seconds < _FAR:
            return None
        answer, since_moment = self.find(seconds)
        since, until, answer = self.clock
        if since_moment is None or not since <= seconds < until:
            return None
        _keep(self.by_clock, seconds >> STRETCH, self.clock)
        return answer

    def find(self, timestamp: int) -> tuple[LocalTime, int | None]:
        """The local time type at a moment, and the transition since when it counts, if there was one."""
        if self.is_constant:
            return self.standard, None
        first, until, answer = self.span
        if first <= timestamp < until:
            return answer, first
        first, until, answer = self.last_span
        if first <= timestamp < until:
            return answer, first
        transitions = self.transitions
        index = bisect_right(transitions, timestamp)
        if index == len(transitions) and self.rule is not None:
            return self._find_by_rule(self.rule, timestamp)
        if index == 0:
            return self.types[0], None
        answer = self.types[self.kinds[index - 1]]
        self._remember(transitions[index - 1], transitions[index] if index < len(transitions) else _FAR, answer)
        return answer, transitions[index - 1]

    def _remember(self, since: int, until: int, answer: LocalTime) -> None:
        self.last_span, self.last_clock = self.span, self.clock
        self.span = (since, until, answer)
        self.clock = (since + answer.offset + _MARGIN, until + answer.offset - _MARGIN, answer)

    def _find_by_rule(self, rule: PosixRule, timestamp: int) -> tuple[LocalTime, int | None]:
        """The same for a moment after the last transition."""
        last = self.transitions[-1] if self.transitions else None
        if rule.summer_name is None:
            if last is not None:
                self._remember(last, _FAR, self.standard)
            return self.standard, last
        year = civil_from_days(timestamp // SECONDS_PER_DAY)[0]
        moments = _transitions_about(rule, year)
        index = bisect_right(moments, timestamp, key=_time_of) - 1
        since, is_summer = moments[index]
        if moments[index + 1][0] > _LAST_TIMESTAMP:
            return LocalTime(0, False, self.types[0].abbreviation), None  # timelib finds none in the last year
        answer = self.summer if is_summer else self.standard
        if last is None or since >= last:
            self._remember(since, moments[index + 1][0], answer)
        return answer, since

    def tail(self, until: int) -> list[tuple[int, LocalTime]]:
        """The transitions by rule after the last one of the file and not after `until`."""
        if self.rule is None or self.rule.summer_name is None or not self.transitions:
            return []
        last = self.transitions[-1]
        first_year, last_year = (civil_from_days(moment // SECONDS_PER_DAY)[0] for moment in (last, until))
        found = []
        for year in range(first_year, last_year + 1):
            for moment, is_summer in self.rule.transitions(year):
                if last < moment <= until:
                    found.append((moment, self.summer if is_summer else self.standard))
        return found


def _keep(answers: dict[int, LocalTime], stretch: int, span: tuple[int, int, LocalTime]) -> None:
    """Keep the answer of a span for a stretch that lies in it."""
    since, until, answer = span
    if since <= stretch << STRETCH and stretch + 1 << STRETCH <= until:
        if len(answers) > _MOST_STRETCHES:
            answers.clear()
        answers[stretch] = answer


@lru_cache(maxsize=1024)
def _transitions_about(rule: PosixRule, year: int) -> list[tuple[int, bool]]:
    """The transitions of a year and of those next to it."""
    return [moment for near in (year - 1, year, year + 1) for moment in rule.transitions(near)]


def _time_of(moment: tuple[int, bool]) -> int:
    return moment[0]


def parse_zone(name: str, data: bytes) -> Zone:
    """The zone that a TZif file describes; raises CorruptZoneFile."""
    try:
        return _parse_zone(name, data)
    except (struct.error, IndexError, ValueError) as error:
        raise CorruptZoneFile(name) from error


def _parse_zone(name: str, data: bytes) -> Zone:
    """The same by the second, 64-bit part of the file."""
    magic, version, *counts = struct.unpack_from(_HEADER, data)
    if magic != b"TZif" or version < b"2":
        raise CorruptZoneFile(name)
    isut, isstd, leap, times, types, chars = counts
    at = _HEADER_SIZE + times * 5 + types * 6 + chars + leap * 8 + isstd + isut
    magic, version, *counts = struct.unpack_from(_HEADER, data, at)
    isut, isstd, leap, times, types, chars = counts
    at += _HEADER_SIZE
    transitions = list(struct.unpack_from(f">{times}q", data, at))
    kinds = list(data[at + times * 8:at + times * 9])
    at += times * 9
    names = data[at + types * 6:at + types * 6 + chars]
    local_times = []
    for number in range(types):
        offset, is_dst, start = struct.unpack_from(">lBB", data, at + number * 6)
        local_times.append(LocalTime(offset, bool(is_dst), names[start:names.index(0, start)].decode("latin-1")))
    at += types * 6 + chars + leap * 12 + isstd + isut
    rule = parse_rule(data[at:].strip(b"\n").decode("latin-1"))
    return Zone(name, transitions, kinds, local_times, rule)
