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
    else. What is not set is inherited from the class, which makes new ones cheap.
    """

    year = month = day = hour = minute = second = microsecond = 0
    weekday = weekday_behavior = 0
    day_of_month = ANY_DAY
    invert = 0
    days: int | None = None
    special = NOTHING_SPECIAL
    special_amount = 0
    has_weekday = has_special = False

    def copy(self) -> Relative:
        twin = Relative()
        twin.__dict__.update(self.__dict__)
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

    year = month = day = hour = minute = second = microsecond = 0
    timestamp = 0
    zone_type = NO_ZONE
    offset = 0
    is_dst = False
    abbreviation = ""
    zone: Zone | None = None

    def copy(self) -> Moment:
        twin = Moment()
        twin.__dict__.update(self.__dict__)
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
            return self.zone.name == other.zone.name
        return self.utc_offset == other.utc_offset


class Parsed:
    """What a text says of a date: fields are None where it does not say them."""

    year: int | None = None
    month: int | None = None
    day: int | None = None
    hour: int | None = None
    minute: int | None = None
    second: int | None = None
    microsecond: int | None = None
    zone_type = NO_ZONE
    offset: int | None = None
    is_dst: bool | None = None
    abbreviation = ""
    zone: Zone | None = None
    zone_count = 0
    is_local = False  # was a zone given, if only an unknown one?
    has_date = False
    time_count = 0
    has_relative = False

    def __init__(self) -> None:
        self.relative = Relative()


class Remarks:
    """The warnings and errors of reading a text: (position, character there, message)."""

    __slots__ = ("warnings", "errors")

    def __init__(self) -> None:
        self.warnings: list[tuple[int, str, str]] = []
        self.errors: list[tuple[int, str, str]] = []
