"""The difference of two moments (timelib_diff): in years, months, days and so on, and in whole days."""
from __future__ import annotations

from zvm.ext.date.moments.arithmetic import carry_into_day, wrapped
from zvm.ext.date.moments.calendar import SECONDS_PER_DAY, days_from_civil, days_in_month
from zvm.ext.date.moments.moment import IDENTIFIER, Moment, Relative

_HALF_32 = 1 << 31


def difference(one: Moment, two: Moment) -> Relative:
    """How far it is from `one` to `two`; inverted where `two` is the earlier one."""
    result = Relative()
    same_zone = one.is_in_same_zone(two)
    share_zone = same_zone and one.zone_type == IDENTIFIER
    result.days = _whole_days(one, two, same_zone)
    if _is_later(one, two, share_zone):
        one, two = two, one
        result.invert = 1
    result.year, result.month, result.day = two.year - one.year, two.month - one.month, two.day - one.day
    result.hour, result.minute = two.hour - one.hour, two.minute - one.minute
    result.second, result.microsecond = two.second - one.second, two.microsecond - one.microsecond
    if share_zone:
        _finish_in_zone(result, one, two)
        return result
    if one.zone_type != IDENTIFIER and one.is_dst:
        result.hour += 1
    if two.zone_type != IDENTIFIER and two.is_dst:
        result.hour -= 1
    result.second += one.offset - two.offset
    _normalise(result, one if result.invert else two)
    return result


def _is_later(one: Moment, two: Moment, by_clock: bool) -> bool:
    """Is the first the later one, by the clock where both have the same, else by the time that passes?"""
    if by_clock:
        if one.year != two.year:
            return one.year > two.year
        return (one.month, one.day, _time_of_day(one)) > (two.month, two.day, _time_of_day(two))
    return (one.timestamp, one.microsecond) > (two.timestamp, two.microsecond)


def _finish_in_zone(result: Relative, one: Moment, two: Moment) -> None:
    """Correct a difference on one clock for summer time that began or ended meanwhile (timelib_diff_with_tzid)."""
    assert two.zone is not None
    shift = two.offset - one.offset
    passed = two.timestamp - one.timestamp
    if passed < 0:
        flipped = abs(result.minute * 60 + result.second - shift)
        result.hour, rest = divmod(flipped, 3600)
        result.minute, result.second = divmod(rest, 60)
        result.invert = 1 - result.invert
    _normalise(result, one if result.invert else two)
    if one.is_dst and not two.is_dst:
        if passed + shift < SECONDS_PER_DAY:
            _take_back(result, shift)
    elif two.is_dst and not one.is_dst:
        since = two.zone.find(two.timestamp)[1]
        day_later = one.timestamp + SECONDS_PER_DAY
        if since is not None and not since < day_later <= since + shift and two.timestamp >= since and \
                _remainder(passed + shift, SECONDS_PER_DAY) > two.timestamp - since:
            _take_back(result, shift)
    elif passed >= SECONDS_PER_DAY:
        local, since = two.zone.find(two.timestamp - two.offset)
        if since is not None and since - (one.offset - local.offset) <= two.timestamp < since:
            result.day -= 1
            result.hour = 24


def _take_back(result: Relative, shift: int) -> None:
    """Take the hours and minutes of a shift of the clock off."""
    sign = -1 if shift < 0 else 1
    hours, rest = divmod(abs(shift), 3600)
    result.hour -= sign * hours
    result.minute -= sign * (rest // 60)


def _remainder(number: int, divisor: int) -> int:
    """The remainder with the sign of the dividend."""
    return number % divisor if number >= 0 else -(-number % divisor)


def _normalise(result: Relative, base: Moment) -> None:
    """Bring the amounts into their ranges, days by the lengths of the months next to `base`
    (timelib_do_rel_normalize)."""
    if not (0 <= result.hour < 24 and 0 <= result.minute < 60 and 0 <= result.second < 60 and
            0 <= result.microsecond < 1_000_000):
        carry_into_day(result)
    if result.day < 0:
        _borrow_days(result, base)
    if not 0 <= result.month < 12:
        carried, result.month = divmod(result.month, 12)
        result.year += carried


def _borrow_days(result: Relative, base: Moment) -> None:
    """Take months for days until these are no longer below zero."""
    year, month = base.year, base.month
    while result.day < 0:
        if not result.invert:
            year, month = (year, month - 1) if month > 1 else (year - 1, 12)
        result.day += days_in_month(year, month)
        result.month -= 1
        if result.invert:
            year, month = (year, month + 1) if month < 12 else (year + 1, 1)


def _whole_days(one: Moment, two: Moment, same_zone: bool) -> int:
    """The whole days between two moments: on the clock where both have the same, else of 24 hours."""
    if not same_zone:
        return _wrapped_32(abs(wrapped(one.timestamp - two.timestamp)) // SECONDS_PER_DAY)
    days = days_from_civil(one.year, one.month, one.day) - days_from_civil(two.year, two.month, two.day)
    if days:
        days = abs(days)
        if one.timestamp < two.timestamp or one.timestamp == two.timestamp and one.microsecond < two.microsecond:
            earliest, latest = one, two
        else:
            earliest, latest = two, one
        if latest.hour <= earliest.hour and _time_of_day(latest) < _time_of_day(earliest):
            days -= 1
    return _wrapped_32(days)


def _wrapped_32(number: int) -> int:
    """A number as 32 bits hold it, as timelib keeps days."""
    return number if -_HALF_32 <= number < _HALF_32 else (number + _HALF_32) % (2 * _HALF_32) - _HALF_32


def _time_of_day(moment: Moment) -> int:
    """In microseconds."""
    return ((moment.hour * 60 + moment.minute) * 60 + moment.second) * 1_000_000 + moment.microsecond
