"""The class IntlGregorianCalendar and its functions (ext/intl/calendar/gregoriancalendar_methods.cpp)."""
from __future__ import annotations

from zvm.ext.icu import zones
from zvm.ext.icu.calendar import (
    DAY_OF_MONTH,
    GREGORIAN,
    HOUR,
    MINUTE,
    MONTH,
    SECOND,
    YEAR,
    IntlCalendar,
    open_calendar,
    set_zone,
)
from zvm.ext.icu.cplusplus import is_leap_year
from zvm.ext.icu.library import Handle, Status, icu, name_at
from zvm.ext.icu.objects import (
    INT32_MAX,
    INT32_MIN,
    argument_error,
    argument_number,
    begin,
    check,
    default_locale,
    new_object,
)
from zvm.ext.intl import errors
from zvm.ext.vocabulary import UNDEF, Bool, Float, Int, Null, Static, Untyped, function, method, php_class
from zvm.runtime.functions.parameters import argument_type_error, integer_argument, value_error
from zvm.runtime.functions.type_check import FAILED
from zvm.runtime.objects.lifecycle import instantiate
from zvm.runtime.values.convert import to_string
from zvm.runtime.values.zval import value_name
from zvm.targets import V8_4

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine
    from zvm.runtime.classes.class_entry import ClassEntry

# mypy: disable-error-code="misc"
# ruff: noqa: F821, UP037
# mypy: disable-error-code="no-any-return"

_NAME = "IntlCalendar"
_ERA, _AD = 0, 1
_FIELDS = (YEAR, MONTH, DAY_OF_MONTH, HOUR, MINUTE, SECOND)


def _string_argument(engine: Engine, value: Any) -> str | None:
    """A locale that was given as an argument without declared type."""
    if value is None or type(value) is str:
        return value
    if type(value) in (int, float, bool):
        return to_string(engine, value)
    argument_type_error(engine, 2, f"must be of type ?string, {value_name(engine, value)} given")


def _from_zone(engine: Engine, zone_argument: Any, locale: str | None) -> Handle | None:
    """A calendar at the present moment."""
    zone = zones.argument(engine, zone_argument, None, "intlgregcal_create_instance")
    if zone is None:
        engine.throw("IntlException", "Constructor failed")
    status = Status()
    handle = open_calendar(zone, default_locale(engine) if locale is None else locale, GREGORIAN, status)
    if handle is None:
        errors.fail(engine, status.value, "intlgregcal_create_instance: error creating ICU GregorianCalendar from time "
                                          "zone and locale")
    return handle


def _from_fields(engine: Engine, values: list[Any]) -> Handle | None:
    """A calendar with those fields set, in PHP's default zone."""
    numbers = []
    for index, value in enumerate(values):
        number = value if type(value) is int else integer_argument(engine, index + 1, value)
        if number is FAILED:
            argument_type_error(engine, index + 1, f"must be of type int, {value_name(engine, value)} given")
        numbers.append(number)
    for index, number in enumerate(numbers):
        if not INT32_MIN <= number <= INT32_MAX:
            value_error(engine, argument_number(engine, index), f"must be between {INT32_MIN} and {INT32_MAX}")
    status = Status()
    handle = open_calendar(None, name_at(icu.uloc_getDefault()), GREGORIAN, status)
    if handle is None:
        errors.fail(engine, status.value, "intlgregcal_create_instance: error creating ICU GregorianCalendar from date")
        return None
    icu.ucal_clear(handle)
    icu.ucal_set(handle, _ERA, _AD)
    for field, number in zip(_FIELDS, numbers, strict=False):
        icu.ucal_set(handle, field, number)
    set_zone(handle, zones.create(zones.default_id(engine)))
    return handle


def _construct(engine: Engine, obj: Any, arguments: list[Any]) -> bool:
    """Give an object its calendar; False after an error (_php_intlgregcal_constructor_body)."""
    errors.reset(engine)
    given = [value for value in arguments if value is not UNDEF]
    while given and given[-1] is None:
        given.pop()
    if len(given) == 4:
        engine.throw("ArgumentCountError", "No variant with 4 arguments (excluding trailing NULLs)")
    if len(given) <= 2:
        given += [None] * (2 - len(given))
        locale = _string_argument(engine, given[1])
    if obj.held is not None:
        engine.throw("Error", "IntlGregorianCalendar object is already constructed")
    if len(given) == 2:
        obj.held = _from_zone(engine, given[0], locale)
    else:
        obj.held = _from_fields(engine, given)
    return obj.held is not None


@function(too_many="Too many arguments")
def intlgregcal_create_instance(engine: Engine, timezoneOrYear: Untyped = UNDEF, localeOrMonth: Untyped = UNDEF,
                                day: Untyped = UNDEF, hour: Untyped = UNDEF, minute: Untyped = UNDEF,
                                second: Untyped = UNDEF) -> "IntlGregorianCalendar" | Null:
    made = new_object(engine, "intlgregoriancalendar")
    return made if _construct(engine, made, [timezoneOrYear, localeOrMonth, day, hour, minute, second]) else None


@function
def intlgregcal_set_gregorian_change(engine: Engine, calendar: "IntlGregorianCalendar", timestamp: Float) -> Bool:
    status = Status()
    icu.ucal_setGregorianChange(begin(engine, calendar, _NAME), timestamp, status)
    return check(engine, calendar, status, "intlgregcal_set_gregorian_change: error calling ICU method")


@function
def intlgregcal_get_gregorian_change(engine: Engine, calendar: "IntlGregorianCalendar") -> Float:
    return icu.ucal_getGregorianChange(begin(engine, calendar, _NAME), Status())


@function
def intlgregcal_is_leap_year(engine: Engine, calendar: "IntlGregorianCalendar", year: Int) -> Bool:
    if not INT32_MIN <= year <= INT32_MAX:
        argument_error(engine, 2, f"must be between {INT32_MIN} and {INT32_MAX}")
    return is_leap_year(begin(engine, calendar, _NAME), year)


def _created(engine: Engine, ce: ClassEntry, values: list[Any]) -> IntlGregorianCalendar:
    """An object of a class with those fields. Throws IntlException."""
    errors.reset(engine)
    made: IntlGregorianCalendar = instantiate(engine, ce)
    made.held = _from_fields(engine, values)
    if made.held is None:
        engine.throw("IntlException", "Constructor failed")
    return made


@php_class("IntlGregorianCalendar", extends="IntlCalendar")
class IntlGregorianCalendar(IntlCalendar):
    __slots__ = ()

    @method(static=True, since=80300)
    def createFromDate(scope: ClassEntry, engine: Engine, year: Int, month: Int, dayOfMonth: Int) -> Static:
        return _created(engine, scope, [year, month, dayOfMonth])

    @method(static=True, since=80300)
    def createFromDateTime(scope: ClassEntry, engine: Engine, year: Int, month: Int, dayOfMonth: Int, hour: Int,
                           minute: Int, second: Int | Null = None) -> Static:
        values = [year, month, dayOfMonth, hour, minute]
        return _created(engine, scope, values if second is None else [*values, second])

    @method
    def __construct(self, engine: Engine, timezoneOrYear: Untyped = UNDEF, localeOrMonth: Untyped = UNDEF,
                    day: Untyped = UNDEF, hour: Untyped = UNDEF, minute: Untyped = UNDEF,
                    second: Untyped = UNDEF) -> Untyped:
        if day is not UNDEF and engine.target >= V8_4:
            engine.diagnostics.deprecated(
                "Calling IntlGregorianCalendar::__construct() with more than 2 arguments is deprecated, use either "
                "IntlGregorianCalendar::createFromDate() or IntlGregorianCalendar::createFromDateTime() instead")
        with engine.diagnostics.throwing("IntlException"):
            _construct(engine, self, [timezoneOrYear, localeOrMonth, day, hour, minute, second])

    @method(tentative=True)
    def setGregorianChange(self, engine: Engine, timestamp: Float) -> Bool:
        return intlgregcal_set_gregorian_change(engine, self, timestamp)

    @method(tentative=True)
    def getGregorianChange(self, engine: Engine) -> Float:
        return intlgregcal_get_gregorian_change(engine, self)

    @method(tentative=True)
    def isLeapYear(self, engine: Engine, year: Int) -> Bool:
        return intlgregcal_is_leap_year(engine, self, year)
