"""What dates are made of: Moment, a date and time in a zone, and Relative, a distance or what words like "+1 day" say.

Imported by all of the package that calculates; arithmetic.py keeps a Moment's fields and its timestamp in step.
"""
from __future__ import annotations

from zvm.ext.date.zones.zone_file import Zone

# Moment.zone_type: how the zone was given
NO_ZONE, OFFSET, ABBREVIATION, IDENTIFIER = 0, 1, 2, 3

# Relative.weekday_behavior
EXCLUDE_TODAY, INCLUDE_TODAY, IN_THAT_WEEK = 0, 1, 2
# Relative.special
NOTHING_SPECIAL, WORKDAYS, WEEKDAY_OF_MONTH, LAST_WEEKDAY_OF_MONTH = 0, 1, 2, 3
# Relative.day_of_month
ANY_DAY, FIRST_DAY, LAST_DAY = 0, 1, 2


class Relative:
    """Amounts to add, and which weekday or day of the month to go to then (timelib_rel_time).

    `invert`, if not 0, turns the direction round; `days` is the length of a difference in days, None for anything
    else.
    """

    __slots__ = ("year", "month", "day", "hour", "minute", "second", "microsecond", "weekday", "weekday_behavior",
                 "day_of_month", "invert", "days", "special", "special_amount", "has_weekday", "has_special")

    def __init__(self) -> None:
        self.year = self.month = self.day = self.hour = self.minute = self.second = self.microsecond = 0
        self.weekday = self.weekday_behavior = 0
        self.day_of_month = ANY_DAY
        self.invert = 0
        self.days: int | None = None
        self.special = NOTHING_SPECIAL
        self.special_amount = 0
        self.has_weekday = self.has_special = False

    def copy(self) -> Relative:
        twin = self.amounts(1)
        twin.weekday, twin.weekday_behavior, twin.day_of_month = self.weekday, self.weekday_behavior, self.day_of_month
        twin.invert, twin.days = self.invert, self.days
        twin.special, twin.special_amount = self.special, self.special_amount
        twin.has_weekday, twin.has_special = self.has_weekday, self.has_special
        return twin

    def dates(self, factor: int) -> Relative:
        """Years, months and days, times 1 or -1."""
        twin = Relative()
        twin.year, twin.month, twin.day = self.year * factor, self.month * factor, self.day * factor
        return twin

    def amounts(self, factor: int) -> Relative:
        """The same with the times."""
        twin = self.dates(factor)
        twin.hour, twin.minute, twin.second = self.hour * factor, self.minute * factor, self.second * factor
        twin.microsecond = self.microsecond * factor
        return twin


class Moment:
    """A date and time on the clock of a zone, and the `timestamp` it stands for (timelib_time).

    `offset` is in seconds east of Greenwich; for an abbreviation it is that of standard time, and an hour is added
    where `is_dst`. `zone` is there for zones by identifier only.
    """

    __slots__ = ("year", "month", "day", "hour", "minute", "second", "microsecond", "timestamp", "zone_type", "offset",
                 "is_dst", "abbreviation", "zone")

    def __init__(self) -> None:
        self.year = self.month = self.day = self.hour = self.minute = self.second = self.microsecond = 0
        self.timestamp = 0
        self.zone_type = NO_ZONE
        self.offset = 0
        self.is_dst = False
        self.abbreviation = ""
        self.zone: Zone | None = None

    def copy(self) -> Moment:
        twin = _new_moment(Moment)
        twin.year = self.year
        twin.month = self.month
        twin.day = self.day
        twin.hour = self.hour
        twin.minute = self.minute
        twin.second = self.second
        twin.microsecond = self.microsecond
        twin.timestamp = self.timestamp
        twin.zone_type = self.zone_type
        twin.offset = self.offset
        twin.is_dst = self.is_dst
        twin.abbreviation = self.abbreviation
        twin.zone = self.zone
        return twin

    def take_zone(self, other: Moment) -> None:
        """Be in the same zone."""
        self.zone_type, self.offset, self.is_dst = other.zone_type, other.offset, other.is_dst
        self.abbreviation, self.zone = other.abbreviation, other.zone

    @property
    def utc_offset(self) -> int:
        """Seconds east of Greenwich at this moment."""
        if self.zone_type == IDENTIFIER:
            assert self.zone is not None
            return self.zone.at(self.timestamp).offset
        return self.offset + 3600 if self.is_dst and self.zone_type == ABBREVIATION else self.offset

    def is_in_same_zone(self, other: Moment) -> bool:
        """Do both clocks always show the same? (timelib_same_timezone)"""
        if self.zone_type != other.zone_type or self.zone_type == NO_ZONE:
            return False
        if self.zone_type == IDENTIFIER:
            assert self.zone is not None and other.zone is not None
            return self.zone is other.zone or self.zone.name == other.zone.name
        return self.utc_offset == other.utc_offset


_new_moment = Moment.__new__


class Parsed:
    """What a text says of a date: fields are None where it does not say them."""

    __slots__ = ("year", "month", "day", "hour", "minute", "second", "microsecond", "zone_type", "offset", "is_dst",
                 "abbreviation", "zone", "zone_count", "is_local", "has_date", "time_count", "has_relative", "relative")

    def __init__(self) -> None:
        self.year: int | None = None
        self.month: int | None = None
        self.day: int | None = None
        self.hour: int | None = None
        self.minute: int | None = None
        self.second: int | None = None
        self.microsecond: int | None = None
        self.zone_type = NO_ZONE
        self.offset: int | None = None
        self.is_dst: bool | None = None
        self.abbreviation = ""
        self.zone: Zone | None = None
        self.zone_count = 0
        self.is_local = False  # was a zone given, if only an unknown one?
        self.has_date = False
        self.time_count = 0
        self.has_relative = False
        self.relative = Relative()


class Remarks:
    """The warnings and errors of reading a text: (position, character there, message)."""

    __slots__ = ("warnings", "errors")

    def __init__(self) -> None:
        self.warnings: list[tuple[int, str, str]] = []
        self.errors: list[tuple[int, str, str]] = []
