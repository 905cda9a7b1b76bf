"""The functions that do what methods of the date classes do: date_create, date_add, timezone_open … (php_date.c)."""
from __future__ import annotations

from zvm.ext.date import changes, date_interval, date_time, date_time_zone
from zvm.ext.date.date_time_zone import ALL, INT32_MAX, INT_MIN
from zvm.ext.date.moments.formatting import format_interval, format_moment
from zvm.ext.date.objects import full_zone_name, initialise_zone, interval_of, moment_of, zone_moment_of
from zvm.ext.date.remarks import remarks_array
from zvm.ext.date.zones.abbreviations import find_zone_name
from zvm.ext.vocabulary import Array, Bool, False_, Int, Null, Path, Str, function
from zvm.runtime.objects.lifecycle import instantiate
from zvm.runtime.values.strings import c_string

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.engine import Engine
    from zvm.ext.date.date_interval import DateInterval
    from zvm.ext.date.date_time import DateTime, DateTimeImmutable
    from zvm.ext.date.date_time_zone import DateTimeZone
    from zvm.ext.date.objects import DateObject as DateTimeInterface

# ruff: noqa: F821, N803, UP037


# ---- dates -------------------------------------------------------------------------------------------------------

@function
def date_create(engine: Engine, datetime: Str = "now", timezone: 'DateTimeZone' | Null = None) -> 'DateTime' | False_:
    date: DateTime | bool = \
        date_time.create(engine, engine.classes["datetime"], datetime, timezone)
    return date


@function
def date_create_immutable(engine: Engine, datetime: Str = "now",
                          timezone: 'DateTimeZone' | Null = None) -> 'DateTimeImmutable' | False_:
    date: DateTimeImmutable | bool = \
        date_time.create(engine, engine.classes["datetimeimmutable"], datetime, timezone)
    return date


@function
def date_create_from_format(engine: Engine, format: Str, datetime: Path,
                            timezone: 'DateTimeZone' | Null = None) -> 'DateTime' | False_:
    date: DateTime | bool = \
        date_time.create(engine, engine.classes["datetime"], datetime, timezone, format)
    return date


@function
def date_create_immutable_from_format(engine: Engine, format: Str, datetime: Path,
                                      timezone: 'DateTimeZone' | Null = None) -> 'DateTimeImmutable' | False_:
    date: DateTimeImmutable | bool = \
        date_time.create(engine, engine.classes["datetimeimmutable"], datetime, timezone, format)
    return date


@function
def date_get_last_errors(engine: Engine) -> Array | False_:
    return remarks_array(engine)


@function
def date_format(engine: Engine, object: 'DateTimeInterface', format: Str) -> Str:
    return format_moment(format, moment_of(engine, object))


@function
def date_modify(engine: Engine, object: 'DateTime', modifier: Str) -> 'DateTime' | False_:
    return object if changes.modify(engine, object, modifier) else False


@function
def date_add(engine: Engine, object: 'DateTime', interval: 'DateInterval') -> 'DateTime':
    object.moment = changes.later(engine, object, interval)
    return object


@function
def date_sub(engine: Engine, object: 'DateTime', interval: 'DateInterval') -> 'DateTime':
    object.moment = changes.earlier(engine, object, interval)
    return object


@function
def date_timezone_get(engine: Engine, object: 'DateTimeInterface') -> 'DateTimeZone' | False_:
    return date_time.get_timezone(engine, object)


@function
def date_timezone_set(engine: Engine, object: 'DateTime', timezone: 'DateTimeZone') -> 'DateTime':
    changes.set_timezone(engine, object, timezone)
    return object


@function
def date_offset_get(engine: Engine, object: 'DateTimeInterface') -> Int:
    return moment_of(engine, object).utc_offset


@function
def date_diff(engine: Engine, baseObject: 'DateTimeInterface', targetObject: 'DateTimeInterface',
              absolute: Bool = False) -> 'DateInterval':
    return date_time.diff(engine, baseObject, targetObject, absolute)


@function
def date_time_set(engine: Engine, object: 'DateTime', hour: Int, minute: Int, second: Int = 0,
                  microsecond: Int = 0) -> 'DateTime':
    changes.set_time(engine, object, hour, minute, second, microsecond)
    return object


@function
def date_date_set(engine: Engine, object: 'DateTime', year: Int, month: Int, day: Int) -> 'DateTime':
    changes.set_date(engine, object, year, month, day)
    return object


@function
def date_isodate_set(engine: Engine, object: 'DateTime', year: Int, week: Int, dayOfWeek: Int = 1) -> 'DateTime':
    changes.set_iso_date(engine, object, year, week, dayOfWeek)
    return object


@function
def date_timestamp_set(engine: Engine, object: 'DateTime', timestamp: Int) -> 'DateTime':
    changes.set_timestamp(engine, object, timestamp)
    return object


@function
def date_timestamp_get(engine: Engine, object: 'DateTimeInterface') -> Int:
    return moment_of(engine, object).timestamp


# ---- intervals ---------------------------------------------------------------------------------------------------

@function
def date_interval_create_from_date_string(engine: Engine, datetime: Str) -> 'DateInterval' | False_:
    return date_interval.create_from_words(engine, datetime)


@function
def date_interval_format(engine: Engine, object: 'DateInterval', format: Str) -> Str:
    return format_interval(format, interval_of(engine, object))


# ---- zones -------------------------------------------------------------------------------------------------------

@function
def timezone_open(engine: Engine, timezone: Path) -> 'DateTimeZone' | False_:
    obj = instantiate(engine, engine.classes["datetimezone"])
    return obj if initialise_zone(engine, obj, timezone) else False


@function
def timezone_name_get(engine: Engine, object: 'DateTimeZone') -> Str:
    return full_zone_name(zone_moment_of(engine, object))


@function
def timezone_name_from_abbr(abbr: Str, utcOffset: Int = -1, isDST: Int = -1) -> Str | False_:
    return find_zone_name(c_string(abbr), utcOffset, isDST) or False


@function
def timezone_offset_get(engine: Engine, object: 'DateTimeZone', datetime: 'DateTimeInterface') -> Int:
    return date_time_zone.offset_at(engine, object, datetime)


@function(defaults={"timestampBegin": "PHP_INT_MIN", "timestampEnd": "PHP_INT_MAX"})
def timezone_transitions_get(engine: Engine, object: 'DateTimeZone', timestampBegin: Int = INT_MIN,
                             timestampEnd: Int = INT32_MAX) -> Array | False_:
    return date_time_zone.transitions_array(engine, object, timestampBegin, timestampEnd)


@function
def timezone_location_get(engine: Engine, object: 'DateTimeZone') -> Array | False_:
    return date_time_zone.location_array(engine, object)


@function(defaults={"timezoneGroup": "DateTimeZone::ALL"})
def timezone_identifiers_list(engine: Engine, timezoneGroup: Int = ALL, countryCode: Str | Null = None) -> Array:
    return date_time_zone.identifiers_array(engine, timezoneGroup, countryCode)


@function
def timezone_abbreviations_list() -> Array:
    return date_time_zone.abbreviations_array()
