"""The class IntlCalendar and its functions (ext/intl/calendar/calendar_methods.cpp, calendar_class.cpp)."""
from __future__ import annotations

from zvm.ext.icu import time_zone, zones
from zvm.ext.icu.cplusplus import open_gregorian_calendar
from zvm.ext.icu.iterators import over_enumeration
from zvm.ext.icu.library import Handle, Status, c_text, count, fetch, icu, name_at, units
from zvm.ext.icu.objects import (
    INT32_MAX,
    INT32_MIN,
    IntlObject,
    argument_error,
    begin,
    check,
    default_locale,
    error_code_of,
    error_message_of,
    new_object,
    refuse_clone,
)
from zvm.ext.icu.zones import Zone
from zvm.ext.intl import errors
from zvm.ext.vocabulary import (
    PRIVATE,
    UNDEF,
    Array,
    Bool,
    False_,
    Float,
    Int,
    Null,
    Str,
    Untyped,
    Void,
    function,
    method,
    php_class,
)
from zvm.runtime.execute_data import running_function
from zvm.runtime.objects.lifecycle import instantiate
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.convert import to_int
from zvm.runtime.values.zval import INT_MIN
from zvm.targets import V8_4

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine
    from zvm.runtime.classes.class_entry import ClassEntry

# ruff: noqa: F821, UP037
# mypy: disable-error-code="misc, name-defined, no-any-return"

TRADITIONAL, GREGORIAN = 0, 1  # UCalendarType
_NAME = "IntlCalendar"
_FIELD_NAMES = (
    "era", "year", "month", "week of year", "week of month", "day of month", "day of year", "day of week",
    "day of week in month", "AM/PM", "hour", "hour of day", "minute", "second", "millisecond", "zone offset",
    "DST offset", "year for week of year", "localized day of week", "extended year", "julian day",
    "milliseconds in day", "is leap month")  # by number (UCalendarDateFields)
FIELDS = len(_FIELD_NAMES)
YEAR, MONTH, DAY_OF_MONTH, HOUR, MINUTE, SECOND = 1, 2, 5, 11, 12, 13
_SHOWN = (0, 1, 2, 3, 4, 6, 5, *range(7, FIELDS))  # the order in which var_dump() shows them
# UCalendarLimitType
_MINIMUM, _MAXIMUM, _GREATEST_MINIMUM, _LEAST_MAXIMUM, _ACTUAL_MINIMUM, _ACTUAL_MAXIMUM = range(6)
# UCalendarAttribute
_LENIENT, _FIRST_DAY_OF_WEEK, _MINIMAL_DAYS, _REPEATED_WALL_TIME, _SKIPPED_WALL_TIME = range(5)
_WALL_TIME_LAST, _WALL_TIME_FIRST, _WALL_TIME_NEXT_VALID = range(3)


# ---- calendars of ICU, without objects ----------------------------------------------------------------------------

def open_calendar(zone: Zone | None, locale: str, kind: int, status: Status) -> Handle | None:
    """A calendar of a zone, that of the machine for None; None after an error."""
    if kind == GREGORIAN:
        address = open_gregorian_calendar(zone, c_text(locale), status)
    else:
        data = None if zone is None else units(zone.id)
        address = icu.ucal_open(data, 0 if data is None else count(data), c_text(locale), kind, status)
    return None if status.failed else Handle(address, "ucal_close")


def set_zone(calendar: Any, zone: Zone) -> None:
    data = units(zone.id)
    icu.ucal_setTimeZone(calendar, data, count(data), Status())


def zone_of(calendar: Any) -> Zone:
    """The zone of a calendar, which may be an address."""
    text = fetch(lambda buffer, size, status: icu.ucal_getTimeZoneID(calendar, buffer, size, status), Status())
    return zones.create(text)


def copy_of(calendar: Any) -> Handle:
    return Handle(icu.ucal_clone(calendar, Status()), "ucal_close")


def make(engine: Engine, handle: Handle) -> Any:
    """An object of a calendar, of the class that belongs to its kind (calendar_object_create)."""
    is_gregorian = name_at(icu.ucal_getType(handle, Status())) == "gregorian"
    return new_object(engine, "intlgregoriancalendar" if is_gregorian else "intlcalendar", handle)


class Hooks:
    """Cloning and dumping."""

    __slots__ = ()

    @staticmethod
    def clone(engine: Engine, obj: Any) -> Any:
        copy = refuse_clone(engine, obj, _NAME)
        copy.held = copy_of(obj.held)
        return copy

    @staticmethod
    def get_debug_info(engine: Engine, obj: Any) -> PhpArray:
        handle = obj.held
        if handle is None:
            return PhpArray.from_dict({"valid": False})
        status = Status()
        locale = name_at(icu.ucal_getLocaleByType(handle, 1, status))
        fields: dict[int | str, Any] = {}
        for field in _SHOWN:
            status = Status()
            value = icu.ucal_get(handle, field, status)
            fields[_FIELD_NAMES[field]] = errors.NAMES[status.value] if status.failed else value
        return PhpArray.from_dict({
            "valid": True, "type": name_at(icu.ucal_getType(handle, Status())),
            "timeZone": time_zone.debug_info(zone_of(handle)), "locale": locale,
            "fields": PhpArray.from_dict(fields)})


# ---- checking arguments -------------------------------------------------------------------------------------------

def _check_field(engine: Engine, field: int, number: int) -> None:
    if not 0 <= field < FIELDS:
        argument_error(engine, number, "must be a valid field")


def _check_int32(engine: Engine, value: int, number: int) -> None:
    if not INT32_MIN <= value <= INT32_MAX:
        argument_error(engine, number, f"must be between {INT32_MIN} and {INT32_MAX}")


def _check_day(engine: Engine, day: int) -> None:
    if not 1 <= day <= 7:
        argument_error(engine, 2, "must be a valid day of the week")


def _limit(engine: Engine, calendar: Any, field: int, kind: int) -> Any:
    _check_field(engine, field, 2)
    status = Status()
    result = icu.ucal_getLimit(begin(engine, calendar, _NAME), field, kind, status)
    return check(engine, calendar, status, "Call to ICU method has failed") and result


def _time(engine: Engine, calendar: Any, status: Status) -> float:
    result: float = icu.ucal_getMillis(calendar.held, status)
    return result


def _compared(engine: Engine, calendar: Any, other: Any, message: str) -> int | None:
    """How two calendars' times compare; None after an error."""
    begin(engine, calendar, _NAME)
    _check_other(engine, other)
    status = Status()
    first, second = _time(engine, calendar, status), _time(engine, other, status)
    return (first > second) - (first < second) if check(engine, calendar, status, message) else None


def _check_other(engine: Engine, other: Any) -> None:
    if other.held is None:
        name = running_function(engine)
        engine.throw("Error", f"{name}(): Argument #2 {'' if '::' in name else '($other) '}is uninitialized")


@function
def intlcal_create_instance(engine: Engine, timezone: Untyped = None,
                            locale: Str | Null = None) -> "IntlCalendar" | Null:
    errors.reset(engine)
    zone = zones.argument(engine, timezone, None, "intlcal_create_instance")
    if zone is None:
        return None
    status = Status()
    handle = open_calendar(zone, default_locale(engine) if locale is None else locale, TRADITIONAL, status)
    if handle is None:
        errors.fail(engine, status.value, "Error creating ICU Calendar object")
        return None
    return make(engine, handle)


@function
def intlcal_get_keyword_values_for_locale(engine: Engine, keyword: Str, locale: Str,
                                          onlyCommon: Bool) -> "IntlIterator" | False_:
    errors.reset(engine)
    status = Status()
    address = icu.ucal_getKeywordValuesForLocale(c_text(keyword), c_text(locale), onlyCommon, status)
    if not address or status.failed:
        errors.fail(engine, status.value, "intlcal_get_keyword_values_for_locale: error calling underlying method")
        return False
    return over_enumeration(engine, address)


@function
def intlcal_get_now(engine: Engine) -> Float:
    errors.reset(engine)
    return icu.ucal_getNow()


@function
def intlcal_get_available_locales(engine: Engine) -> Array:
    errors.reset(engine)
    return PhpArray.from_list([name_at(icu.ucal_getAvailable(index)) for index in range(icu.ucal_countAvailable())])


@function
def intlcal_get(engine: Engine, calendar: "IntlCalendar", field: Int) -> Int | False_:
    _check_field(engine, field, 2)
    status = Status()
    result = icu.ucal_get(begin(engine, calendar, _NAME), field, status)
    return check(engine, calendar, status, "Call to ICU method has failed") and result


@function
def intlcal_get_time(engine: Engine, calendar: "IntlCalendar") -> Float | False_:
    begin(engine, calendar, _NAME)
    status = Status()
    result = _time(engine, calendar, status)
    return check(engine, calendar, status, "intlcal_get_time: error calling ICU Calendar::getTime") and result


@function
def intlcal_set_time(engine: Engine, calendar: "IntlCalendar", timestamp: Float) -> Bool:
    status = Status()
    icu.ucal_setMillis(begin(engine, calendar, _NAME), timestamp, status)
    return check(engine, calendar, status, "Call to underlying method failed")


@function
def intlcal_add(engine: Engine, calendar: "IntlCalendar", field: Int, value: Int) -> Bool:
    _check_field(engine, field, 2)
    _check_int32(engine, value, 3)
    status = Status()
    icu.ucal_add(begin(engine, calendar, _NAME), field, value, status)
    return check(engine, calendar, status, "intlcal_add: Call to underlying method failed")


@function
def intlcal_set_time_zone(engine: Engine, calendar: "IntlCalendar", timezone: Untyped) -> Bool:
    handle = begin(engine, calendar, _NAME)
    if timezone is None:
        return True
    zone = zones.argument(engine, timezone, calendar, "intlcal_set_time_zone")
    if zone is None:
        return False
    set_zone(handle, zone)
    return True


@function
def intlcal_after(engine: Engine, calendar: "IntlCalendar", other: "IntlCalendar") -> Bool:
    result = _compared(engine, calendar, other, "intlcal_before/after: Error calling ICU method")
    return result is not None and result > 0


@function
def intlcal_before(engine: Engine, calendar: "IntlCalendar", other: "IntlCalendar") -> Bool:
    result = _compared(engine, calendar, other, "intlcal_before/after: Error calling ICU method")
    return result is not None and result < 0


@function
def intlcal_set(engine: Engine, calendar: "IntlCalendar", year: Int, month: Int, dayOfMonth: Int = UNDEF,
                hour: Int = UNDEF, minute: Int = UNDEF, second: Int = UNDEF) -> Bool:
    given = [value for value in (year, month, dayOfMonth, hour, minute, second) if value is not UNDEF]
    for number, value in enumerate(given):
        _check_int32(engine, value, number + 1)
    name = engine.active_function_name()
    if len(given) > 2 and engine.target >= V8_4 and name == "IntlCalendar::set":
        engine.diagnostics.deprecated("Calling IntlCalendar::set() with more than 2 arguments is deprecated, use "
                                      "either IntlCalendar::setDate() or IntlCalendar::setDateTime() instead")
    handle = begin(engine, calendar, _NAME)
    if len(given) == 2:
        _check_field(engine, year, 2)
        icu.ucal_set(handle, year, month)
        return True
    if len(given) == 4:
        engine.throw("ArgumentCountError", "IntlCalendar::set() has no variant with exactly 4 parameters")
    for field, value in zip((YEAR, MONTH, DAY_OF_MONTH, HOUR, MINUTE, SECOND), given, strict=False):
        icu.ucal_set(handle, field, value)
    return True


@function
def intlcal_roll(engine: Engine, calendar: "IntlCalendar", field: Int, value: Untyped) -> Bool:
    handle = begin(engine, calendar, _NAME)
    _check_field(engine, field, 2)
    if type(value) is bool:
        engine.diagnostics.deprecated(f"{running_function(engine)}(): Passing bool is deprecated, use 1 or -1 instead")
        value = 1 if value else -1
    else:
        value = to_int(engine, value)
        _check_int32(engine, value, 3)
    status = Status()
    icu.ucal_roll(handle, field, value, status)
    return check(engine, calendar, status, "intlcal_roll: Error calling ICU Calendar::roll")


@function
def intlcal_clear(engine: Engine, calendar: "IntlCalendar", field: Int | Null = None) -> Bool:
    handle = begin(engine, calendar, _NAME)
    if field is None:
        icu.ucal_clear(handle)
    else:
        _check_field(engine, field, 2)
        icu.ucal_clearField(handle, field)
    return True


@function
def intlcal_field_difference(engine: Engine, calendar: "IntlCalendar", timestamp: Float, field: Int) -> Int | False_:
    _check_field(engine, field, 3)
    status = Status()
    result = icu.ucal_getFieldDifference(begin(engine, calendar, _NAME), timestamp, field, status)
    return check(engine, calendar, status, "intlcal_field_difference: Call to ICU method has failed") and result


@function
def intlcal_get_actual_maximum(engine: Engine, calendar: "IntlCalendar", field: Int) -> Int | False_:
    return _limit(engine, calendar, field, _ACTUAL_MAXIMUM)


@function
def intlcal_get_actual_minimum(engine: Engine, calendar: "IntlCalendar", field: Int) -> Int | False_:
    return _limit(engine, calendar, field, _ACTUAL_MINIMUM)


@function
def intlcal_get_day_of_week_type(engine: Engine, calendar: "IntlCalendar", dayOfWeek: Int) -> Int | False_:
    _check_day(engine, dayOfWeek)
    status = Status()
    result = icu.ucal_getDayOfWeekType(begin(engine, calendar, _NAME), dayOfWeek, status)
    return check(engine, calendar, status, "intlcal_get_day_of_week_type: Call to ICU method has failed") and result


@function
def intlcal_get_first_day_of_week(engine: Engine, calendar: "IntlCalendar") -> Int | False_:
    return icu.ucal_getAttribute(begin(engine, calendar, _NAME), _FIRST_DAY_OF_WEEK)


@function
def intlcal_get_least_maximum(engine: Engine, calendar: "IntlCalendar", field: Int) -> Int | False_:
    return _limit(engine, calendar, field, _LEAST_MAXIMUM)


@function
def intlcal_get_greatest_minimum(engine: Engine, calendar: "IntlCalendar", field: Int) -> Int | False_:
    return _limit(engine, calendar, field, _GREATEST_MINIMUM)


@function
def intlcal_get_locale(engine: Engine, calendar: "IntlCalendar", type: Int) -> Str | False_:
    if type not in (0, 1):
        argument_error(engine, 2, "must be either Locale::ACTUAL_LOCALE or Locale::VALID_LOCALE")
    status = Status()
    address = icu.ucal_getLocaleByType(begin(engine, calendar, _NAME), type, status)
    name = name_at(address)
    return check(engine, calendar, status, "intlcal_get_locale: Call to ICU method has failed") and \
        ("" if name == "root" else name)


@function
def intlcal_get_maximum(engine: Engine, calendar: "IntlCalendar", field: Int) -> Int | False_:
    return _limit(engine, calendar, field, _MAXIMUM)


@function
def intlcal_get_minimal_days_in_first_week(engine: Engine, calendar: "IntlCalendar") -> Int | False_:
    return icu.ucal_getAttribute(begin(engine, calendar, _NAME), _MINIMAL_DAYS)


@function
def intlcal_set_minimal_days_in_first_week(engine: Engine, calendar: "IntlCalendar", days: Int) -> Bool:
    if not 1 <= days <= 7:
        argument_error(engine, 2, "must be between 1 and 7")
    icu.ucal_setAttribute(begin(engine, calendar, _NAME), _MINIMAL_DAYS, days)
    return True


@function
def intlcal_get_minimum(engine: Engine, calendar: "IntlCalendar", field: Int) -> Int | False_:
    return _limit(engine, calendar, field, _MINIMUM)


@function
def intlcal_get_time_zone(engine: Engine, calendar: "IntlCalendar") -> "IntlTimeZone" | False_:
    return time_zone.make(engine, zone_of(begin(engine, calendar, _NAME)))


@function
def intlcal_get_type(engine: Engine, calendar: "IntlCalendar") -> Str:
    return name_at(icu.ucal_getType(begin(engine, calendar, _NAME), Status()))


@function
def intlcal_get_weekend_transition(engine: Engine, calendar: "IntlCalendar", dayOfWeek: Int) -> Int | False_:
    _check_day(engine, dayOfWeek)
    status = Status()
    result = icu.ucal_getWeekendTransition(begin(engine, calendar, _NAME), dayOfWeek, status)
    return check(engine, calendar, status, "intlcal_get_weekend_transition: Error calling ICU method") and result


@function
def intlcal_in_daylight_time(engine: Engine, calendar: "IntlCalendar") -> Bool:
    status = Status()
    result = icu.ucal_inDaylightTime(begin(engine, calendar, _NAME), status)
    return check(engine, calendar, status, "intlcal_in_daylight_time: Error calling ICU method") and bool(result)


@function
def intlcal_is_lenient(engine: Engine, calendar: "IntlCalendar") -> Bool:
    return bool(icu.ucal_getAttribute(begin(engine, calendar, _NAME), _LENIENT))


@function
def intlcal_is_set(engine: Engine, calendar: "IntlCalendar", field: Int) -> Bool:
    _check_field(engine, field, 2)
    return bool(icu.ucal_isSet(begin(engine, calendar, _NAME), field))


@function
def intlcal_is_equivalent_to(engine: Engine, calendar: "IntlCalendar", other: "IntlCalendar") -> Bool:
    _check_other(engine, other)
    return bool(icu.ucal_equivalentTo(begin(engine, calendar, _NAME), other.held))


@function
def intlcal_is_weekend(engine: Engine, calendar: "IntlCalendar", timestamp: Float | Null = None) -> Bool:
    handle = begin(engine, calendar, _NAME)
    status = Status()
    date = _time(engine, calendar, status) if timestamp is None else timestamp
    result = icu.ucal_isWeekend(handle, date, status)
    return check(engine, calendar, status, "intlcal_is_weekend: Error calling ICU method") and bool(result)


@function
def intlcal_set_first_day_of_week(engine: Engine, calendar: "IntlCalendar", dayOfWeek: Int) -> Bool:
    _check_day(engine, dayOfWeek)
    icu.ucal_setAttribute(begin(engine, calendar, _NAME), _FIRST_DAY_OF_WEEK, dayOfWeek)
    return True


@function
def intlcal_set_lenient(engine: Engine, calendar: "IntlCalendar", lenient: Bool) -> Bool:
    icu.ucal_setAttribute(begin(engine, calendar, _NAME), _LENIENT, lenient)
    return True


@function
def intlcal_get_repeated_wall_time_option(engine: Engine, calendar: "IntlCalendar") -> Int:
    return icu.ucal_getAttribute(begin(engine, calendar, _NAME), _REPEATED_WALL_TIME)


@function
def intlcal_equals(engine: Engine, calendar: "IntlCalendar", other: "IntlCalendar") -> Bool:
    return _compared(engine, calendar, other, "intlcal_equals: error calling ICU Calendar::equals") == 0


@function
def intlcal_get_skipped_wall_time_option(engine: Engine, calendar: "IntlCalendar") -> Int:
    return icu.ucal_getAttribute(begin(engine, calendar, _NAME), _SKIPPED_WALL_TIME)


@function
def intlcal_set_repeated_wall_time_option(engine: Engine, calendar: "IntlCalendar", option: Int) -> Bool:
    if option not in (_WALL_TIME_FIRST, _WALL_TIME_LAST):
        argument_error(engine, 2, "must be either IntlCalendar::WALLTIME_FIRST or IntlCalendar::WALLTIME_LAST")
    icu.ucal_setAttribute(begin(engine, calendar, _NAME), _REPEATED_WALL_TIME, option)
    return True


@function
def intlcal_set_skipped_wall_time_option(engine: Engine, calendar: "IntlCalendar", option: Int) -> Bool:
    if option not in (_WALL_TIME_FIRST, _WALL_TIME_LAST, _WALL_TIME_NEXT_VALID):
        argument_error(engine, 2, "must be one of IntlCalendar::WALLTIME_FIRST, IntlCalendar::WALLTIME_LAST, or "
                                  "IntlCalendar::WALLTIME_NEXT_VALID")
    icu.ucal_setAttribute(begin(engine, calendar, _NAME), _SKIPPED_WALL_TIME, option)
    return True


@function
def intlcal_from_date_time(engine: Engine, datetime: "DateTime" | Str,
                           locale: Str | Null = None) -> "IntlCalendar" | Null:
    errors.reset(engine)
    date: Any = datetime
    if type(date) is str:
        date = instantiate(engine, engine.classes["datetime"])
        engine.call_function(date.ce.constructor, [datetime], date, date.ce)
    if date.moment is None:
        errors.fail(engine, errors.ILLEGAL_ARGUMENT, "intlcal_from_date_time: DateTime object is unconstructed")
        return None
    timestamp = engine.call_method(date, "gettimestamp")
    if type(timestamp) is not int:
        errors.fail(engine, errors.ILLEGAL_ARGUMENT,
                    "intlcal_from_date_time: bad DateTime; call to DateTime::getTimestamp() failed")
        return None
    zone = zones.of_moment(engine, date.moment, None, "intlcal_from_date_time")
    if zone is None:
        return None
    status = Status()
    handle = open_calendar(zone, default_locale(engine) if locale is None else locale, TRADITIONAL, status)
    if handle is None:
        errors.fail(engine, status.value, "intlcal_from_date_time: error creating ICU Calendar object")
        return None
    icu.ucal_setMillis(handle, timestamp * 1000.0, status)
    if status.failed:
        errors.fail(engine, status.value, "intlcal_from_date_time: error creating ICU Calendar::setTime()")
        return None
    return make(engine, handle)


@function
def intlcal_to_date_time(engine: Engine, calendar: "IntlCalendar") -> "DateTime" | False_:
    handle = begin(engine, calendar, _NAME)
    status = Status()
    date = _time(engine, calendar, status) / 1000
    if not check(engine, calendar, status, "Call to ICU method has failed"):
        return False
    if not -2.0**63 <= date <= 2.0**64:
        errors.fail(engine, errors.ILLEGAL_ARGUMENT,
                    "intlcal_to_date_time: The calendar date is out of the range for a 64-bit integer", calendar)
        return False
    zone = zones.to_date_time_zone(engine, zone_of(handle), calendar, "intlcal_to_date_time")
    made = instantiate(engine, engine.classes["datetime"])
    seconds = int(date) if date < 2.0**63 else INT_MIN
    engine.call_function(made.ce.constructor, [f"@{seconds}", zone], made, made.ce)
    if engine.call_method(made, "settimezone", zone) is False:
        errors.fail(engine, errors.ILLEGAL_ARGUMENT, "intlcal_to_date_time: call to DateTime::setTimeZone has failed",
                    calendar)
        return False
    return made


@function
def intlcal_get_error_code(engine: Engine, calendar: "IntlCalendar") -> Int | False_:
    return error_code_of(engine, calendar)


@function
def intlcal_get_error_message(engine: Engine, calendar: "IntlCalendar") -> Str | False_:
    return error_message_of(engine, calendar)


_CONSTANTS = {
    "FIELD_ERA": 0, "FIELD_YEAR": 1, "FIELD_MONTH": 2, "FIELD_WEEK_OF_YEAR": 3, "FIELD_WEEK_OF_MONTH": 4,
    "FIELD_DATE": 5, "FIELD_DAY_OF_YEAR": 6, "FIELD_DAY_OF_WEEK": 7, "FIELD_DAY_OF_WEEK_IN_MONTH": 8,
    "FIELD_AM_PM": 9, "FIELD_HOUR": 10, "FIELD_HOUR_OF_DAY": 11, "FIELD_MINUTE": 12, "FIELD_SECOND": 13,
    "FIELD_MILLISECOND": 14, "FIELD_ZONE_OFFSET": 15, "FIELD_DST_OFFSET": 16, "FIELD_YEAR_WOY": 17,
    "FIELD_DOW_LOCAL": 18, "FIELD_EXTENDED_YEAR": 19, "FIELD_JULIAN_DAY": 20, "FIELD_MILLISECONDS_IN_DAY": 21,
    "FIELD_IS_LEAP_MONTH": 22, "FIELD_FIELD_COUNT": 23, "FIELD_DAY_OF_MONTH": 5, "DOW_SUNDAY": 1, "DOW_MONDAY": 2,
    "DOW_TUESDAY": 3, "DOW_WEDNESDAY": 4, "DOW_THURSDAY": 5, "DOW_FRIDAY": 6, "DOW_SATURDAY": 7,
    "DOW_TYPE_WEEKDAY": 0, "DOW_TYPE_WEEKEND": 1, "DOW_TYPE_WEEKEND_OFFSET": 2, "DOW_TYPE_WEEKEND_CEASE": 3,
    "WALLTIME_FIRST": 1, "WALLTIME_LAST": 0, "WALLTIME_NEXT_VALID": 2,
}


@php_class("IntlCalendar", constants=_CONSTANTS, serializable=False, native=Hooks())
class IntlCalendar(IntlObject):
    __slots__ = ()

    @method(visibility=PRIVATE)
    def __construct(self, engine: Engine) -> Untyped:
        engine.throw("Exception", "An object of this type cannot be created with the new operator")

    @method(static=True, tentative=True)
    def createInstance(scope: ClassEntry, engine: Engine, timezone: Untyped = None,
                       locale: Str | Null = None) -> "IntlCalendar" | Null:
        return intlcal_create_instance(engine, timezone, locale)

    @method(tentative=True)
    def equals(self, engine: Engine, other: "IntlCalendar") -> Bool:
        return intlcal_equals(engine, self, other)

    @method(tentative=True)
    def fieldDifference(self, engine: Engine, timestamp: Float, field: Int) -> Int | False_:
        return intlcal_field_difference(engine, self, timestamp, field)

    @method(tentative=True)
    def add(self, engine: Engine, field: Int, value: Int) -> Bool:
        return intlcal_add(engine, self, field, value)

    @method(tentative=True)
    def after(self, engine: Engine, other: "IntlCalendar") -> Bool:
        return intlcal_after(engine, self, other)

    @method(tentative=True)
    def before(self, engine: Engine, other: "IntlCalendar") -> Bool:
        return intlcal_before(engine, self, other)

    @method
    def clear(self, engine: Engine, field: Int | Null = None) -> Untyped:
        return intlcal_clear(engine, self, field)

    @method(static=True, tentative=True)
    def fromDateTime(scope: ClassEntry, engine: Engine, datetime: "DateTime" | Str,
                     locale: Str | Null = None) -> "IntlCalendar" | Null:
        return intlcal_from_date_time(engine, datetime, locale)

    @method(tentative=True)
    def get(self, engine: Engine, field: Int) -> Int | False_:
        return intlcal_get(engine, self, field)

    @method(tentative=True)
    def getActualMaximum(self, engine: Engine, field: Int) -> Int | False_:
        return intlcal_get_actual_maximum(engine, self, field)

    @method(tentative=True)
    def getActualMinimum(self, engine: Engine, field: Int) -> Int | False_:
        return intlcal_get_actual_minimum(engine, self, field)

    @method(static=True, tentative=True)
    def getAvailableLocales(scope: ClassEntry, engine: Engine) -> Array:
        return intlcal_get_available_locales(engine)

    @method(tentative=True)
    def getDayOfWeekType(self, engine: Engine, dayOfWeek: Int) -> Int | False_:
        return intlcal_get_day_of_week_type(engine, self, dayOfWeek)

    @method(tentative=True)
    def getErrorCode(self, engine: Engine) -> Int | False_:
        return intlcal_get_error_code(engine, self)

    @method(tentative=True)
    def getErrorMessage(self, engine: Engine) -> Str | False_:
        return intlcal_get_error_message(engine, self)

    @method(tentative=True)
    def getFirstDayOfWeek(self, engine: Engine) -> Int | False_:
        return intlcal_get_first_day_of_week(engine, self)

    @method(tentative=True)
    def getGreatestMinimum(self, engine: Engine, field: Int) -> Int | False_:
        return intlcal_get_greatest_minimum(engine, self, field)

    @method(static=True, tentative=True)
    def getKeywordValuesForLocale(scope: ClassEntry, engine: Engine, keyword: Str, locale: Str,
                                  onlyCommon: Bool) -> "IntlIterator" | False_:
        return intlcal_get_keyword_values_for_locale(engine, keyword, locale, onlyCommon)

    @method(tentative=True)
    def getLeastMaximum(self, engine: Engine, field: Int) -> Int | False_:
        return intlcal_get_least_maximum(engine, self, field)

    @method(tentative=True)
    def getLocale(self, engine: Engine, type: Int) -> Str | False_:
        return intlcal_get_locale(engine, self, type)

    @method(tentative=True)
    def getMaximum(self, engine: Engine, field: Int) -> Int | False_:
        return intlcal_get_maximum(engine, self, field)

    @method(tentative=True)
    def getMinimalDaysInFirstWeek(self, engine: Engine) -> Int | False_:
        return intlcal_get_minimal_days_in_first_week(engine, self)

    @method
    def setMinimalDaysInFirstWeek(self, engine: Engine, days: Int) -> Untyped:
        return intlcal_set_minimal_days_in_first_week(engine, self, days)

    @method(tentative=True)
    def getMinimum(self, engine: Engine, field: Int) -> Int | False_:
        return intlcal_get_minimum(engine, self, field)

    @method(static=True, tentative=True)
    def getNow(scope: ClassEntry, engine: Engine) -> Float:
        return intlcal_get_now(engine)

    @method(tentative=True)
    def getRepeatedWallTimeOption(self, engine: Engine) -> Int:
        return intlcal_get_repeated_wall_time_option(engine, self)

    @method(tentative=True)
    def getSkippedWallTimeOption(self, engine: Engine) -> Int:
        return intlcal_get_skipped_wall_time_option(engine, self)

    @method(tentative=True)
    def getTime(self, engine: Engine) -> Float | False_:
        return intlcal_get_time(engine, self)

    @method(tentative=True)
    def getTimeZone(self, engine: Engine) -> "IntlTimeZone" | False_:
        return intlcal_get_time_zone(engine, self)

    @method(tentative=True)
    def getType(self, engine: Engine) -> Str:
        return intlcal_get_type(engine, self)

    @method(tentative=True)
    def getWeekendTransition(self, engine: Engine, dayOfWeek: Int) -> Int | False_:
        return intlcal_get_weekend_transition(engine, self, dayOfWeek)

    @method(tentative=True)
    def inDaylightTime(self, engine: Engine) -> Bool:
        return intlcal_in_daylight_time(engine, self)

    @method(tentative=True)
    def isEquivalentTo(self, engine: Engine, other: "IntlCalendar") -> Bool:
        return intlcal_is_equivalent_to(engine, self, other)

    @method(tentative=True)
    def isLenient(self, engine: Engine) -> Bool:
        return intlcal_is_lenient(engine, self)

    @method(tentative=True)
    def isWeekend(self, engine: Engine, timestamp: Float | Null = None) -> Bool:
        return intlcal_is_weekend(engine, self, timestamp)

    @method(tentative=True)
    def roll(self, engine: Engine, field: Int, value: Untyped) -> Bool:
        return intlcal_roll(engine, self, field, value)

    @method(tentative=True)
    def isSet(self, engine: Engine, field: Int) -> Bool:
        return intlcal_is_set(engine, self, field)

    @method
    def set(self, engine: Engine, year: Int, month: Int, dayOfMonth: Int = UNDEF, hour: Int = UNDEF,
            minute: Int = UNDEF, second: Int = UNDEF) -> Untyped:
        return intlcal_set(engine, self, year, month, dayOfMonth, hour, minute, second)

    @method(since=80300)
    def setDate(self, engine: Engine, year: Int, month: Int, dayOfMonth: Int) -> Void:
        intlcal_set(engine, self, year, month, dayOfMonth)

    @method(since=80300)
    def setDateTime(self, engine: Engine, year: Int, month: Int, dayOfMonth: Int, hour: Int, minute: Int,
                    second: Int | Null = None) -> Void:
        intlcal_set(engine, self, year, month, dayOfMonth, hour, minute, UNDEF if second is None else second)

    @method
    def setFirstDayOfWeek(self, engine: Engine, dayOfWeek: Int) -> Untyped:
        return intlcal_set_first_day_of_week(engine, self, dayOfWeek)

    @method
    def setLenient(self, engine: Engine, lenient: Bool) -> Untyped:
        return intlcal_set_lenient(engine, self, lenient)

    @method
    def setRepeatedWallTimeOption(self, engine: Engine, option: Int) -> Untyped:
        return intlcal_set_repeated_wall_time_option(engine, self, option)

    @method
    def setSkippedWallTimeOption(self, engine: Engine, option: Int) -> Untyped:
        return intlcal_set_skipped_wall_time_option(engine, self, option)

    @method(tentative=True)
    def setTime(self, engine: Engine, timestamp: Float) -> Bool:
        return intlcal_set_time(engine, self, timestamp)

    @method(tentative=True)
    def setTimeZone(self, engine: Engine, timezone: Untyped) -> Bool:
        return intlcal_set_time_zone(engine, self, timezone)

    @method(tentative=True)
    def toDateTime(self, engine: Engine) -> "DateTime" | False_:
        return intlcal_to_date_time(engine, self)
