"""The class IntlDateFormatter and its functions (ext/intl/dateformat)."""
from __future__ import annotations

from ctypes import byref, c_int32
from math import ceil, floor

from zvm.ext.icu import calendar as calendars
from zvm.ext.icu import moments, time_zone, zones
from zvm.ext.icu.cplusplus import Locale
from zvm.ext.icu.date_styles import format_object
from zvm.ext.icu.library import Handle, Status, c_text, count, fetch, icu, name_at
from zvm.ext.icu.objects import (
    INT32_MAX,
    INT32_MIN,
    CloneHooks,
    IntlObject,
    argument_number,
    begin,
    check,
    default_locale,
    encoded,
    error_code_of,
    error_message_of,
    failed_constructor,
    locale_is_short,
    new_object,
    utf16,
)
from zvm.ext.intl import errors
from zvm.ext.vocabulary import (
    Array,
    Bool,
    ByRef,
    False_,
    Int,
    Null,
    Numeric,
    Str,
    Untyped,
    Void,
    function,
    method,
    php_class,
    since,
)
from zvm.runtime.functions.parameters import argument_type_error, integer_argument, is_instance
from zvm.runtime.functions.type_check import FAILED
from zvm.runtime.objects.typed_references import assign_by_reference
from zvm.runtime.values import convert
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.zval import deref, value_name
from zvm.targets import V8_4

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable
    from typing import Any

    from zvm.engine import Engine
    from zvm.runtime.classes.class_entry import ClassEntry

# ruff: noqa: F821, UP037
# mypy: disable-error-code="misc, name-defined"

_NAME = "IntlDateFormatter"
_RELATIVE = 1 << 7
_STYLES = frozenset((-2, -1, 0, 1, 2, 3, *(_RELATIVE | style for style in range(4))))  # UDateFormatStyle
_NO_CALENDAR = -1
_LOCAL_TIME = {"tm_sec": 13, "tm_min": 12, "tm_hour": 11, "tm_year": 1, "tm_mday": 5, "tm_wday": 7, "tm_yday": 6,
               "tm_mon": 2}  # what localtime() gives, with the fields of the calendar
_LOWEST = {"tm_year": 1900, "tm_wday": 1}


def _calendar_argument(engine: Engine, number: int, value: Any, locale: str, obj: Any,
                       origin: str) -> tuple[Any, int, bool] | None:
    """The calendar that argument `number` stands for, its kind, and whether it was made here; None after an error
    (datefmt_process_calendar_arg)."""
    if isinstance(value, IntlObject) and is_instance(engine, value, "intlcalendar"):
        if value.held is None:
            errors.fail(engine, errors.ILLEGAL_ARGUMENT, f"{origin}: Found unconstructed IntlCalendar object", obj)
            return None
        return value.held, _NO_CALENDAR, False
    kind = calendars.GREGORIAN if value is None else value if type(value) is int else \
        integer_argument(engine, number, value)
    if kind is FAILED:
        argument_type_error(engine, number, f"must be of type IntlCalendar|int|null, {value_name(engine, value)} given")
    if kind not in (calendars.TRADITIONAL, calendars.GREGORIAN):
        errors.fail(engine, errors.ILLEGAL_ARGUMENT,
                    f"{origin}: Invalid value for calendar type; it must be one of IntlDateFormatter::TRADITIONAL "
                    "(locale's default calendar) or IntlDateFormatter::GREGORIAN. Alternatively, it can be an "
                    "IntlCalendar object",
                    obj)
        return None
    made = calendars.open_calendar(None, locale, kind, Status())
    if made is None:
        errors.fail(engine, errors.ILLEGAL_ARGUMENT, f"{origin}: Failure instantiating calendar", obj)
        return None
    return made, kind, True


def _checked(engine: Engine, obj: Any, date_type: int, time_type: int, locale: str) -> bool:
    """False after an error in what a formatter is to be made of."""
    if obj.held is not None:
        errors.fail(engine, errors.ILLEGAL_ARGUMENT, "datefmt_create: cannot call constructor twice", obj)
        return False
    for name, style in (("date", date_type), ("time", time_type)):
        if style not in _STYLES:
            errors.fail(engine, errors.ILLEGAL_ARGUMENT, f"datefmt_create: invalid {name} format style")
            return False
    return locale_is_short(engine, locale)


def _is_usable(locale: str, length: int) -> bool:
    """Does PHP give the locale to ICU? `length` is that of the argument, 0 for the default locale."""
    parsed = Locale(c_text(locale))
    if parsed.is_bogus:
        return False
    return length == 0 or locale == "C" or (length > 1 and parsed.has_known_language)


def _open(engine: Engine, obj: Any, locale: str | None, types: tuple[int, int], timezone: Any, calendar: Any,
          pattern: str | None) -> bool:
    """Give an object its formatter; False after an error (datefmt_ctor)."""
    errors.reset(engine)
    if not _checked(engine, obj, *types, locale or ""):
        return False
    length = len(locale or "")
    locale = locale or default_locale(engine)
    if not _is_usable(locale, length):
        return True  # without a formatter, and without an error
    found = _calendar_argument(engine, 5, calendar, locale, obj, "datefmt_create")
    if found is None:
        return False
    source, kind, owned = found
    zone = None
    if timezone is not None or owned:
        zone = zones.argument(engine, timezone, obj, "datefmt_create")
        if zone is None:
            return False
    status, data = Status(), None
    if pattern:
        data = utf16(engine, obj, pattern, "datefmt_create: error converting pattern to UTF-16")
        if data is None:
            return False
    length = 0 if data is None else count(data)
    address = icu.udat_open(types[1], types[0], c_text(locale), None, 0, data, length, status)
    if status.failed:
        errors.fail(engine, status.value, "datefmt_create: date formatter creation failed", obj)
        return False
    handle = Handle(address, "udat_close")
    if data is not None:
        icu.udat_applyPattern(handle, True, data, length)
    copy = calendars.copy_of(source)
    if zone is not None:
        calendars.set_zone(copy, zone)
    icu.udat_setCalendar(handle, copy)
    obj.held, obj.locale, obj.calendar_type = handle, locale, kind
    obj.date_type, obj.time_type = types
    return True


@function(defaults={"dateType": "IntlDateFormatter::FULL", "timeType": "IntlDateFormatter::FULL"})
def datefmt_create(engine: Engine, locale: Str | Null, dateType: Int = 0, timeType: Int = 0, timezone: Untyped = None,
                   calendar: "IntlCalendar" | Int | Null = None,
                   pattern: Str | Null = None) -> "IntlDateFormatter" | Null:
    made = new_object(engine, "intldateformatter")
    return made if _open(engine, made, locale, (dateType, timeType), timezone, calendar, pattern) else None


@function
def datefmt_get_datetype(engine: Engine, formatter: "IntlDateFormatter") -> Int | False_:
    begin(engine, formatter, _NAME)
    return formatter.date_type


@function
def datefmt_get_timetype(engine: Engine, formatter: "IntlDateFormatter") -> Int | False_:
    begin(engine, formatter, _NAME)
    return formatter.time_type


@function
def datefmt_get_calendar(engine: Engine, formatter: "IntlDateFormatter") -> Int | False_:
    begin(engine, formatter, _NAME)
    return False if formatter.calendar_type == _NO_CALENDAR else formatter.calendar_type


@function
def datefmt_set_calendar(engine: Engine, formatter: "IntlDateFormatter",
                         calendar: "IntlCalendar" | Int | Null) -> Bool:
    handle = begin(engine, formatter, _NAME)
    found = _calendar_argument(engine, argument_number(engine, 2), calendar, formatter.locale, formatter,
                               "datefmt_set_calendar")
    if found is None:
        return False
    source, kind, owned = found
    copy = calendars.copy_of(source)
    if owned:
        calendars.set_zone(copy, calendars.zone_of(icu.udat_getCalendar(handle)))
    icu.udat_setCalendar(handle, copy)
    formatter.calendar_type = kind
    return True


@function
def datefmt_get_timezone_id(engine: Engine, formatter: "IntlDateFormatter") -> Str | False_:
    return errors.encode(calendars.zone_of(icu.udat_getCalendar(begin(engine, formatter, _NAME))).id)


@function
def datefmt_get_calendar_object(engine: Engine, formatter: "IntlDateFormatter") -> "IntlCalendar" | False_ | Null:
    return calendars.make(engine, calendars.copy_of(icu.udat_getCalendar(begin(engine, formatter, _NAME))))


@function
def datefmt_get_timezone(engine: Engine, formatter: "IntlDateFormatter") -> "IntlTimeZone" | False_:
    return time_zone.make(engine, calendars.zone_of(icu.udat_getCalendar(begin(engine, formatter, _NAME))))


@function
def datefmt_set_timezone(engine: Engine, formatter: "IntlDateFormatter", timezone: Untyped) -> Bool | Null:
    handle = begin(engine, formatter, _NAME)
    zone = zones.argument(engine, timezone, formatter, "datefmt_set_timezone")
    if zone is None:
        return False
    calendars.set_zone(icu.udat_getCalendar(handle), zone)
    return None


@function
def datefmt_set_pattern(engine: Engine, formatter: "IntlDateFormatter", pattern: Str) -> Bool:
    handle = begin(engine, formatter, _NAME)
    data = utf16(engine, formatter, pattern, "Error converting pattern to UTF-16")
    if data is None:
        return False
    icu.udat_applyPattern(handle, False, data, count(data))
    return True


@function
def datefmt_get_pattern(engine: Engine, formatter: "IntlDateFormatter") -> Str | False_:
    handle = begin(engine, formatter, _NAME)
    status = Status()
    text = fetch(lambda buffer, size, status: icu.udat_toPattern(handle, False, buffer, size, status), status)
    return check(engine, formatter, status, "Error getting formatter pattern") and encoded(engine, formatter, text)


@function(defaults={"type": "ULOC_ACTUAL_LOCALE"})
def datefmt_get_locale(engine: Engine, formatter: "IntlDateFormatter", type: Int = 0) -> Str | False_:
    status = Status()
    address = icu.udat_getLocaleByType(begin(engine, formatter, _NAME), type, status)
    return check(engine, formatter, status, "Error getting locale") and name_at(address)


@function
def datefmt_set_lenient(engine: Engine, formatter: "IntlDateFormatter", lenient: Bool) -> Void:
    icu.udat_setLenient(begin(engine, formatter, _NAME), lenient)


@function
def datefmt_is_lenient(engine: Engine, formatter: "IntlDateFormatter") -> Bool:
    return bool(icu.udat_isLenient(begin(engine, formatter, _NAME)))


def _field(engine: Engine, obj: Any, fields: PhpArray, key: str) -> int | None:
    """A field of an array as localtime() gives it, 0 where it is missing; None after an error."""
    value = fields.get(key, 0)
    if engine.target >= V8_4:
        value = deref(value)
    if type(value) is not int:
        errors.fail(engine, errors.ILLEGAL_ARGUMENT,
                    f"datefmt_format: parameter array contains a non-integer element for key '{key}'", obj)
        return None
    if not INT32_MIN <= value <= INT32_MAX:
        errors.fail(engine, errors.ILLEGAL_ARGUMENT,
                    f"datefmt_format: value {value} is out of bounds for a 32-bit integer in key '{key}'", obj)
        return None
    return value


def _moment_of_fields(engine: Engine, obj: Any, fields: PhpArray) -> float | None:
    """The moment of an array as localtime() gives it; None after an error (internal_get_timestamp)."""
    values = []
    for key in ("tm_year", "tm_mon", "tm_hour", "tm_min", "tm_sec", "tm_mday"):
        value = _field(engine, obj, fields, key)
        if value is None:
            errors.fail(engine, errors.ILLEGAL_ARGUMENT, "datefmt_format: date formatting failed", obj)
            return None
        values.append(value)
    year, month, hour, minute, second, day = values
    calendar = calendars.copy_of(icu.udat_getCalendar(obj.held))
    status = Status()
    icu.ucal_setDateTime(calendar, year + 1900, month, day, hour, minute, second, status)
    result: float = icu.ucal_getMillis(calendar, status)
    return result if check(engine, obj, status, "datefmt_format: date formatting failed") else None


@function
def datefmt_format(engine: Engine, formatter: "IntlDateFormatter", datetime: Untyped) -> Str | False_:
    handle = begin(engine, formatter, _NAME)
    if type(datetime) is PhpArray:
        if not len(datetime):
            return False
        date = _moment_of_fields(engine, formatter, datetime)
    else:
        date = moments.of_value(engine, datetime, formatter, "datefmt_format")
    if date is None:
        return False
    status = Status()
    text = fetch(lambda buffer, size, status: icu.udat_format(handle, date, buffer, size, None, status), status)
    return check(engine, formatter, status, "Date formatting failed") and encoded(engine, formatter, text)


@function
def datefmt_format_object(engine: Engine, datetime: Untyped, format: Untyped = None,
                          locale: Str | Null = None) -> Str | False_:
    if not isinstance(datetime, PhpObject):
        argument_type_error(engine, 1, f"must be of type object, {value_name(engine, datetime)} given")
    return format_object(engine, datetime, format, default_locale(engine) if locale is None else locale)


def _position(engine: Engine, string: str, offset: Any) -> Any:
    """Where to begin to parse, None for the beginning without a report of the end; False after an error."""
    if offset is None:
        return None
    start = convert.to_int(engine, offset.value)
    if not INT32_MIN <= start <= INT32_MAX:
        errors.fail(engine, errors.ILLEGAL_ARGUMENT, "String index is out of valid range.")
        return False
    return c_int32(start) if 0 <= start <= len(string) else False


def _parse(engine: Engine, formatter: Any, string: str, offset: Any,
           parse: Callable[[Any, int, Any, Status], Any]) -> Any:
    """What parse(text, its length, where to begin, status) gives; False after an error. `offset` := where it ended."""
    position = _position(engine, string, offset)
    if position is False:
        return False
    data = utf16(engine, formatter, string, "Error converting timezone to UTF-16")
    if data is None:
        return False
    status = Status()
    result = parse(data, count(data), None if position is None else byref(position), status)
    if offset is not None:
        assign_by_reference(engine, offset, position.value)
    return check(engine, formatter, status, "Date parsing failed") and result


@function
def datefmt_parse(engine: Engine, formatter: "IntlDateFormatter", string: Str,
                  offset: ByRef = None) -> Numeric | False_:
    handle = begin(engine, formatter, _NAME)
    date = _parse(engine, formatter, string, offset,
                  lambda data, size, position, status: icu.udat_parse(handle, data, size, position, status))
    if date is False:
        return False
    seconds = date / 1000
    if -2.0**63 <= seconds < 2.0**63:
        return int(seconds)
    return float(ceil(seconds) if seconds < 0 else floor(seconds))


def _parse_to_calendar(engine: Engine, formatter: Any, string: str, offset: Any) -> Any:
    """The formatter's calendar, set to the time that a text gives; None where it gives none."""
    handle = begin(engine, formatter, _NAME)
    calendar = icu.udat_getCalendar(handle)
    parsed = _parse(engine, formatter, string, offset, lambda data, size, position, status:
                    icu.udat_parseCalendar(handle, calendar, data, size, position, status))
    return None if parsed is False else calendar


@function
def datefmt_localtime(engine: Engine, formatter: "IntlDateFormatter", string: Str,
                      offset: ByRef = None) -> Array | False_:
    calendar = _parse_to_calendar(engine, formatter, string, offset)
    if calendar is None:
        return False
    status = Status()
    found: dict[int | str, Any] = {}
    for key, field in _LOCAL_TIME.items():
        found[key] = icu.ucal_get(calendar, field, status) - _LOWEST.get(key, 0)
        if not check(engine, formatter, status,
                     "Date parsing - localtime failed : could not get a field from calendar"):
            return False
    found["tm_isdst"] = icu.ucal_inDaylightTime(calendar, status)
    return PhpArray.from_dict(found)


@function
def datefmt_get_error_code(engine: Engine, formatter: "IntlDateFormatter") -> Int:
    return error_code_of(engine, formatter)


@function
def datefmt_get_error_message(engine: Engine, formatter: "IntlDateFormatter") -> Str:
    return error_message_of(engine, formatter)


_CONSTANTS = {
    "FULL": 0, "LONG": 1, "MEDIUM": 2, "SHORT": 3, "NONE": -1, "RELATIVE_FULL": 128, "RELATIVE_LONG": 129,
    "RELATIVE_MEDIUM": 130, "RELATIVE_SHORT": 131, "GREGORIAN": 1, "TRADITIONAL": 0,
    "PATTERN": since(80400, -2),
}


@php_class("IntlDateFormatter", constants=_CONSTANTS, serializable=False,
           native=CloneHooks(_NAME, "udat_clone", "udat_close"))
class IntlDateFormatter(IntlObject):
    __slots__ = ("date_type", "time_type", "calendar_type", "locale")

    def __init__(self) -> None:
        super().__init__()
        self.date_type = self.time_type = 0
        self.calendar_type = _NO_CALENDAR
        self.locale = ""

    @method(defaults={"dateType": "IntlDateFormatter::FULL", "timeType": "IntlDateFormatter::FULL"})
    def __construct(self, engine: Engine, locale: Str | Null, dateType: Int = 0, timeType: Int = 0,
                    timezone: Untyped = None, calendar: Untyped = None, pattern: Str | Null = None) -> Untyped:
        with engine.diagnostics.throwing("IntlException"):
            if not _open(engine, self, locale, (dateType, timeType), timezone, calendar, pattern):
                failed_constructor(engine, True)

    @method(static=True, tentative=True, defaults={"dateType": "IntlDateFormatter::FULL",
            "timeType": "IntlDateFormatter::FULL"})
    def create(scope: ClassEntry, engine: Engine, locale: Str | Null, dateType: Int = 0, timeType: Int = 0,
               timezone: Untyped = None, calendar: "IntlCalendar" | Int | Null = None,
               pattern: Str | Null = None) -> "IntlDateFormatter" | Null:
        return datefmt_create(engine, locale, dateType, timeType, timezone, calendar, pattern)

    @method(tentative=True)
    def getDateType(self, engine: Engine) -> Int | False_:
        return datefmt_get_datetype(engine, self)

    @method(tentative=True)
    def getTimeType(self, engine: Engine) -> Int | False_:
        return datefmt_get_timetype(engine, self)

    @method(tentative=True)
    def getCalendar(self, engine: Engine) -> Int | False_:
        return datefmt_get_calendar(engine, self)

    @method(tentative=True)
    def setCalendar(self, engine: Engine, calendar: "IntlCalendar" | Int | Null) -> Bool:
        return datefmt_set_calendar(engine, self, calendar)

    @method(tentative=True)
    def getTimeZoneId(self, engine: Engine) -> Str | False_:
        return datefmt_get_timezone_id(engine, self)

    @method(tentative=True)
    def getCalendarObject(self, engine: Engine) -> "IntlCalendar" | False_ | Null:
        return datefmt_get_calendar_object(engine, self)

    @method(tentative=True)
    def getTimeZone(self, engine: Engine) -> "IntlTimeZone" | False_:
        return datefmt_get_timezone(engine, self)

    @method(tentative=True)
    def setTimeZone(self, engine: Engine, timezone: Untyped) -> Bool | Null:
        return datefmt_set_timezone(engine, self, timezone)

    @method(tentative=True)
    def setPattern(self, engine: Engine, pattern: Str) -> Bool:
        return datefmt_set_pattern(engine, self, pattern)

    @method(tentative=True)
    def getPattern(self, engine: Engine) -> Str | False_:
        return datefmt_get_pattern(engine, self)

    @method(tentative=True, defaults={"type": "ULOC_ACTUAL_LOCALE"})
    def getLocale(self, engine: Engine, type: Int = 0) -> Str | False_:
        return datefmt_get_locale(engine, self, type)

    @method(tentative=True)
    def setLenient(self, engine: Engine, lenient: Bool) -> Void:
        return datefmt_set_lenient(engine, self, lenient)

    @method(tentative=True)
    def isLenient(self, engine: Engine) -> Bool:
        return datefmt_is_lenient(engine, self)

    @method(tentative=True)
    def format(self, engine: Engine, datetime: Untyped) -> Str | False_:
        return datefmt_format(engine, self, datetime)

    @method(static=True, tentative=True)
    def formatObject(scope: ClassEntry, engine: Engine, datetime: Untyped, format: Untyped = None,
                     locale: Str | Null = None) -> Str | False_:
        return datefmt_format_object(engine, datetime, format, locale)

    @method(tentative=True)
    def parse(self, engine: Engine, string: Str, offset: ByRef = None) -> Numeric | False_:
        return datefmt_parse(engine, self, string, offset)

    @method(since=80400)
    def parseToCalendar(self, engine: Engine, string: Str, offset: ByRef = None) -> Numeric | False_:
        calendar = _parse_to_calendar(engine, self, string, offset)
        return False if calendar is None else int(icu.ucal_getMillis(calendar, Status()) / 1000)

    @method(tentative=True)
    def localtime(self, engine: Engine, string: Str, offset: ByRef = None) -> Array | False_:
        return datefmt_localtime(engine, self, string, offset)

    @method(tentative=True)
    def getErrorCode(self, engine: Engine) -> Int:
        return datefmt_get_error_code(engine, self)

    @method(tentative=True)
    def getErrorMessage(self, engine: Engine) -> Str:
        return datefmt_get_error_message(engine, self)
