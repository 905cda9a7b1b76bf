"""Calculating with moments: from fields to timestamp and back, adding and subtracting.

`settle()` is the heart: it adds what a Relative says to a moment's fields and finds the timestamp that the clock of its
zone shows them at. Timestamps are kept within 64 bits, as PHP's are. Differences are difference.py's.
"""
from __future__ import annotations

from zvm.ext.date.moments.calendar import (
    SECONDS_PER_DAY,
    civil_from_days,
    day_of_week,
    days_from_civil,
    days_in_month,
    normalised_date,
)
from zvm.ext.date.moments.moment import (
    ABBREVIATION,
    ANY_DAY,
    FIRST_DAY,
    IDENTIFIER,
    IN_THAT_WEEK,
    LAST_DAY,
    LAST_WEEKDAY_OF_MONTH,
    NO_ZONE,
    OFFSET,
    WEEKDAY_OF_MONTH,
    WORKDAYS,
    Moment,
    Relative,
)
from zvm.ext.date.zones.zone_file import Zone

_HALF, _WHOLE = 1 << 63, 1 << 64
_SAFE_YEAR = 10**11  # timestamps up to here fit into 64 bits


def wrapped(number: int) -> int:
    """A number as 64 bits hold it."""
    return number if -_HALF <= number < _HALF else (number + _HALF) % _WHOLE - _HALF


# ---- from a timestamp --------------------------------------------------------------------------------------------

def set_clock(moment: Moment, seconds: int) -> None:
    """Set the fields to what a clock shows that counts these seconds from 1970."""
    moment.year, moment.month, moment.day = civil_from_days(seconds // SECONDS_PER_DAY)
    minutes = seconds // 60
    moment.second = seconds - minutes * 60
    moment.minute = minutes % 60
    moment.hour = minutes // 60 % 24


def show(moment: Moment, timestamp: int) -> None:
    """Be the moment of that timestamp, in the zone it is in (timelib_unixtime2local)."""
    if not -_HALF <= timestamp < _HALF:
        timestamp = wrapped(timestamp)
    moment.timestamp = timestamp
    if moment.zone_type == IDENTIFIER:
        assert moment.zone is not None
        local = moment.zone.at(timestamp)
        moment.offset, moment.is_dst, moment.abbreviation = local.offset, local.is_dst, local.abbreviation
        set_clock(moment, wrapped(timestamp + local.offset))
    else:
        set_clock(moment, wrapped(timestamp + moment.utc_offset))


def refresh(moment: Moment) -> None:
    """Set the fields by the timestamp, keeping what was last known of summer time (timelib_update_from_sse)."""
    set_clock(moment, wrapped(moment.timestamp + moment.utc_offset))


def moment_in(zone: Zone, timestamp: int) -> Moment:
    """The moment of a timestamp in a zone."""
    moment = Moment()
    moment.zone_type, moment.zone = IDENTIFIER, zone
    show(moment, timestamp)
    return moment


def note_zone(moment: Moment, zone: Zone) -> None:
    """Be in that zone and know its offset at the timestamp; the fields stay (timelib_set_timezone)."""
    local = zone.at(moment.timestamp)
    moment.zone_type, moment.zone = IDENTIFIER, zone
    moment.offset, moment.is_dst, moment.abbreviation = local.offset, local.is_dst, local.abbreviation


def carry_into_day(fields: Moment | Relative) -> None:
    """Bring the fields of a time into their ranges: what is too much, or too little, goes to the day."""
    second = fields.second
    if fields.microsecond:
        carried, fields.microsecond = divmod(fields.microsecond, 1_000_000)
        second += carried
    carried, rest = divmod((fields.hour * 60 + fields.minute) * 60 + second, SECONDS_PER_DAY)
    minutes = rest // 60
    fields.second = rest - minutes * 60
    fields.hour = hour = minutes // 60
    fields.minute = minutes - hour * 60
    fields.day += carried


# ---- to a timestamp ----------------------------------------------------------------------------------------------

def normalise(moment: Moment) -> None:
    """Bring all fields into their ranges (timelib_do_normalize)."""
    if not (0 <= moment.hour < 24 and 0 <= moment.minute < 60 and 0 <= moment.second < 60 and
            0 <= moment.microsecond < 1_000_000):
        carry_into_day(moment)
    day = moment.day
    if not (1 <= moment.month <= 12 and
            (1 <= day <= 28 or 28 < day <= 31 and day <= days_in_month(moment.year, moment.month))):
        years, month = divmod(moment.month - 1, 12)
        year, moment.month, moment.day = normalised_date(wrapped(moment.year + years), month + 1, day)
        moment.year = wrapped(year)


def settle(moment: Moment, relative: Relative | None = None, fallback: Zone | None = None,
           has_zone: bool = True) -> bool:
    """Add `relative` and find the timestamp (timelib_update_ts). `fallback` is the zone of a moment without any;
    `has_zone` is whether the moment's own was known before, so that its offset may choose between two hours.

    False where the clock may show something else than the fields then: of times that summer time skips.
    """
    if relative is not None:
        _add_relative(moment, relative)
    else:
        normalise(moment)
    seconds = days_from_civil(moment.year, moment.month, moment.day) * SECONDS_PER_DAY + \
        moment.hour * 3600 + moment.minute * 60 + moment.second
    zone_type = moment.zone_type
    zone = moment.zone if zone_type == IDENTIFIER else fallback
    if zone is None or zone_type in (OFFSET, ABBREVIATION):
        moment.timestamp = wrapped(seconds - (0 if zone_type == NO_ZONE else moment.utc_offset))
        return moment.timestamp + moment.utc_offset == seconds
    local = zone.at_clock(seconds)
    if local is not None:
        moment.timestamp = seconds - local.offset
        moment.zone_type, moment.zone = IDENTIFIER, zone
        moment.offset, moment.is_dst, moment.abbreviation = local.offset, local.is_dst, local.abbreviation
        return True
    offset = zone.standard.offset if zone.is_constant else \
        _offset_of_clock(zone, wrapped(seconds), moment.is_dst, has_zone)
    moment.timestamp = wrapped(seconds - offset)
    note_zone(moment, zone)
    return False


def settle_clock(moment: Moment, relative: Relative | None = None, fallback: Zone | None = None,
                 has_zone: bool = True) -> None:
    """settle(), and have the fields be what the clock shows then."""
    if not settle(moment, relative, fallback, has_zone):
        refresh(moment)


def _offset_of_clock(zone: Zone, seconds: int, is_dst: bool, has_zone: bool) -> int:
    """The offset that counts when a zone's clock shows that many seconds (do_adjust_timezone).

    A time that summer time skips is taken by the offset before it; of two times that the clock shows twice it is the
    first, unless the moment is known to be the one in standard or summer time.
    """
    current, _ = zone.find(seconds)
    actual, since = zone.find(seconds - current.offset)
    if current.offset == actual.offset and has_zone:
        if current.offset >= 0 and is_dst and not current.is_dst:
            earlier, earlier_since = zone.find(seconds - current.offset - 7200)
            if earlier.offset != actual.offset and since is not None and seconds - earlier.offset < since:
                actual, since = earlier, earlier_since
        elif current.offset <= 0 and current.is_dst and not is_dst:
            later, later_since = zone.find(seconds - current.offset + 7200)
            if later.offset != actual.offset and later_since is not None and seconds - later.offset >= later_since:
                actual, since = later, later_since
    if current.offset == actual.offset:
        return current.offset
    elapsed = seconds - actual.offset
    if since is not None and since + current.offset - actual.offset <= elapsed < since:
        return current.offset
    return actual.offset


def _add_relative(moment: Moment, relative: Relative) -> None:
    """Add the amounts, going to the weekday and the day of the month that are asked for, in timelib's order."""
    if not (relative.has_special or relative.has_weekday or relative.day_of_month):
        normalise(moment)
        if relative.month or relative.year or relative.day or relative.microsecond:
            _add_amounts(moment, relative, relative.month)
        else:
            moment.second += relative.second
            moment.minute += relative.minute
            moment.hour += relative.hour
        normalise(moment)
        return
    amount_of_months = relative.month
    if relative.has_special and relative.special in (WEEKDAY_OF_MONTH, LAST_WEEKDAY_OF_MONTH):
        moment.day = 1
        moment.month += relative.month + (relative.special == LAST_WEEKDAY_OF_MONTH)
        amount_of_months = 0
    _go_to_day_of_month(moment, relative.day_of_month)
    normalise(moment)
    if relative.has_weekday:
        _go_to_weekday(moment, relative)
        normalise(moment)
    _add_amounts(moment, relative, amount_of_months)
    _go_to_day_of_month(moment, relative.day_of_month)
    normalise(moment)
    if relative.has_special and relative.special == WORKDAYS:
        moment.day += _days_of_workdays(day_of_week(moment.year, moment.month, moment.day), relative.special_amount)
        normalise(moment)


def _add_amounts(moment: Moment, relative: Relative, months: int) -> None:
    moment.microsecond += relative.microsecond
    moment.second += relative.second
    moment.minute += relative.minute
    moment.hour += relative.hour
    moment.day += relative.day
    moment.month += months
    moment.year += relative.year


def _go_to_day_of_month(moment: Moment, which: int) -> None:
    if which == ANY_DAY:
        return
    if which == FIRST_DAY:
        moment.day = 1
    elif which == LAST_DAY:
        moment.day = 0
        moment.month += 1


def _go_to_weekday(moment: Moment, relative: Relative) -> None:
    """Go to a weekday: the next one, or that of the week where "this week" and the like were said."""
    today = day_of_week(moment.year, moment.month, moment.day)
    weekday = relative.weekday
    if relative.weekday_behavior == IN_THAT_WEEK:
        if today == 0 and weekday != 0:
            weekday -= 7
        elif weekday == 0 and today != 0:
            weekday = 7
        moment.day += weekday - today
        return
    distance = weekday - today
    if distance < 0 if relative.day < 0 else distance <= -relative.weekday_behavior:
        distance += 7
    if weekday >= 0:
        moment.day += distance
    else:
        moment.day -= 7 - (abs(weekday) - today)


def _days_of_workdays(today: int, count: int) -> int:
    """How many days pass until that many workdays have passed, from weekday `today` on (do_adjust_special_weekday)."""
    sign = 1 if count > 0 else -1
    weeks, rest = divmod(abs(count), 5)
    days = sign * (weeks * 7 + rest)
    if count > 0:
        if rest == 0:
            return days - {0: 2, 6: 1}.get(today, 0)
        if today == 6:
            return days + 1
        return days + 2 if today + rest > 5 else days
    if rest == 0:
        return days + {6: 2, 0: 1}.get(today, 0)
    if today == 0:
        return days - 1
    return days - 2 if today - rest < 1 else days


# ---- adding intervals --------------------------------------------------------------------------------------------

def add(moment: Moment, interval: Relative) -> Moment:
    """The moment later by what words or a difference say, hours counted on the clock (timelib_add)."""
    later = moment.copy()
    settle_clock(later, interval if interval.has_weekday or interval.has_special else
                 interval.amounts(-1 if interval.invert else 1))
    return later


def subtract(moment: Moment, interval: Relative) -> Moment:
    """The moment earlier by that (timelib_sub)."""
    earlier = moment.copy()
    settle_clock(earlier, interval.amounts(1 if interval.invert else -1))
    return earlier


def add_elapsed(moment: Moment, interval: Relative, direction: int) -> Moment:
    """The moment later (`direction` 1) or earlier (-1) by an interval: years, months and days on the calendar, hours
    and what is below as time that passes (timelib_add_wall, timelib_sub_wall)."""
    changed = moment.copy()
    if interval.has_weekday or interval.has_special:
        settle_clock(changed, interval)
    else:
        factor = -direction if interval.invert else direction
        shows_time = False  # do the fields say what the clock shows?
        if interval.year or interval.month or interval.day:
            shows_time = settle(changed, interval.dates(factor))
        carried, microsecond = divmod(interval.microsecond, 1_000_000)
        seconds = interval.hour * 3600 + interval.minute * 60 + interval.second + carried
        if not seconds and not microsecond and (shows_time and changed.zone is not None or
                                                changed.zone is None and abs(changed.year) < _SAFE_YEAR):
            return changed
        changed.timestamp = wrapped(changed.timestamp + factor * seconds)
        refresh(changed)
        if interval.microsecond:
            changed.microsecond += factor * microsecond
            settle(changed)
    if changed.zone is not None:
        note_zone(changed, changed.zone)
    return changed
