"""Changing the moment of a date object: what DateTime's methods do to it and DateTimeImmutable's to a copy."""
from __future__ import annotations

from zvm.ext.date import state
from zvm.ext.date.moments.arithmetic import add as add_on_clock
from zvm.ext.date.moments.arithmetic import add_elapsed, moment_in, settle, settle_clock, show, wrapped
from zvm.ext.date.moments.arithmetic import subtract as subtract_on_clock
from zvm.ext.date.moments.calendar import day_offset_of_iso_week
from zvm.ext.date.moments.moment import ABBREVIATION, IDENTIFIER, OFFSET, Moment, Parsed, Relative
from zvm.ext.date.objects import describe_error, interval_of, moment_of
from zvm.ext.date.reading.date_parser import complete, parse_date
from zvm.ext.date.zones.database import find_zone
from zvm.runtime.values.numbers import float_to_string
from zvm.targets import V8_3

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine


_EPOCH = (1970, 1, 1, 0, 0, 0, 0)  # what a timestamp sets the fields to


def modify(engine: Engine, obj: Any, modifier: str) -> bool:
    """Change the moment by a text; False with a warning where it cannot be read (php_date_modify)."""
    moment = moment_of(engine, obj)
    parsed, remarks = parse_date(modifier, engine.target)
    state.note_remarks(engine, remarks)
    if remarks.errors:
        if engine.target >= V8_3 and "::" in engine.active_function_name():
            engine.throw("DateMalformedStringException", f"{engine.active_function_name()}(): Failed to parse time "
                                                         f"string {describe_error(remarks, modifier)}")
        engine.diagnostics.warning(f"{engine.active_function_name()}(): Failed to parse time string "
                                   f"{describe_error(remarks, modifier)}")
        return False
    _overwrite(moment, parsed)
    settle_clock(moment, parsed.relative)
    return True


def _overwrite(moment: Moment, parsed: Parsed) -> None:
    """Set what a text says of date and time; a timestamp moves the moment to Greenwich."""
    if parsed.year is not None:
        moment.year = parsed.year
    if parsed.month is not None:
        moment.month = parsed.month
    if parsed.day is not None:
        moment.day = parsed.day
    if parsed.hour is not None:
        moment.hour, moment.minute, moment.second = parsed.hour, parsed.minute or 0, parsed.second or 0
    if parsed.microsecond is not None:
        moment.microsecond = parsed.microsecond
    fields = (parsed.year, parsed.month, parsed.day, parsed.hour, parsed.minute, parsed.second, parsed.microsecond)
    if fields == _EPOCH and parsed.zone_count and parsed.zone_type == OFFSET and not parsed.offset:
        moment.zone_type, moment.offset, moment.is_dst, moment.zone = OFFSET, 0, False, None


def later(engine: Engine, obj: Any, interval: Any) -> Moment:
    """The moment that an interval later than an object's is."""
    moment = moment_of(engine, obj)
    amount = interval_of(engine, interval)
    return add_elapsed(moment, amount, 1) if interval.counts_elapsed else add_on_clock(moment, amount)


def earlier(engine: Engine, obj: Any, interval: Any) -> Moment:
    """The moment that an interval earlier than an object's is; the same, with a warning, where it says a weekday."""
    moment = moment_of(engine, obj)
    amount = interval_of(engine, interval)
    if amount.has_special or amount.has_weekday:
        name = engine.active_function_name()
        problem = f"{name}(): Only non-special relative time specifications are supported for subtraction"
        if engine.target >= V8_3 and "::" in name:
            engine.throw("DateInvalidOperationException", problem)
        engine.diagnostics.warning(problem)
        return moment.copy()
    return add_elapsed(moment, amount, -1) if interval.counts_elapsed else subtract_on_clock(moment, amount)


def set_timezone(engine: Engine, obj: Any, zone: Any) -> None:
    moment = moment_of(engine, obj)
    if zone.moment is not None:
        moment.take_zone(zone.moment)
    show(moment, moment.timestamp)


def set_time(engine: Engine, obj: Any, hour: int, minute: int, second: int, microsecond: int) -> None:
    moment = moment_of(engine, obj)
    moment.hour, moment.minute, moment.second, moment.microsecond = hour, minute, second, microsecond
    settle_clock(moment)


def set_date(engine: Engine, obj: Any, year: int, month: int, day: int) -> None:
    moment = moment_of(engine, obj)
    moment.year, moment.month, moment.day = year, month, day
    settle(moment)


def set_iso_date(engine: Engine, obj: Any, year: int, week: int, day: int) -> None:
    moment = moment_of(engine, obj)
    moment.year, moment.month, moment.day = year, 1, 1
    relative = Relative()
    relative.day = wrapped(day_offset_of_iso_week(year, week, day))
    settle(moment, relative)


def set_timestamp(engine: Engine, obj: Any, timestamp: int) -> None:
    moment = moment_of(engine, obj)
    show(moment, timestamp)
    settle(moment)
    moment.microsecond = 0


def set_microsecond(engine: Engine, obj: Any, microsecond: int) -> None:
    if not 0 <= microsecond <= 999999:
        engine.throw("DateRangeError", f"{engine.active_function_name()}(): Argument #1 ($microsecond) must be between "
                                       f"0 and 999999, {microsecond} given")
    moment_of(engine, obj).microsecond = microsecond


def split_timestamp(engine: Engine, timestamp: int | float) -> tuple[int, int]:
    """Seconds and microseconds; throws DateRangeError."""
    if type(timestamp) is int:
        return timestamp, 0
    if not -float(1 << 63) <= timestamp < float(1 << 63):
        engine.throw("DateRangeError", f"{engine.active_function_name()}(): Argument #1 ($timestamp) must be a finite "
                                       f"number between {-1 << 63} and {(1 << 63) - 1}.999999, "
                                       f"{float_to_string(timestamp, engine.ini.precision).replace('E', 'e')} given")
    seconds = int(timestamp)
    microsecond = round((timestamp - seconds) * 1000000)
    return seconds + microsecond // 1000000, microsecond % 1000000


def stored_moment(engine: Engine, date: str, zone_type: int, zone: str) -> Moment | None:
    """The moment that an object was stored as; None where that is wrong."""
    if zone_type in (OFFSET, ABBREVIATION):
        date = f"{date} {zone}"
        known = state.default_zone(engine)
    elif zone_type == IDENTIFIER and (found := find_zone(zone)) is not None:
        known = found
    else:
        return None
    parsed, remarks = parse_date(date or "now")
    state.note_remarks(engine, remarks)
    if remarks.errors:
        return None
    now = moment_in(known, state.seconds_now())
    return complete(parsed, now, known)
