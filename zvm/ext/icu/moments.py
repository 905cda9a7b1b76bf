"""What scripts may give for a moment, in milliseconds (ext/intl/common/common_date.cpp)."""
from __future__ import annotations

from zvm.ext.date.objects import DateObject
from zvm.ext.icu.library import Status, icu
from zvm.ext.icu.objects import IntlObject
from zvm.ext.intl import errors
from zvm.runtime.functions.parameters import is_instance
from zvm.runtime.values.numbers import parse_numeric
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.strings import c_string

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine


def of_date(engine: Engine, date: DateObject, obj: Any, origin: str) -> float | None:
    """The milliseconds of a DateTimeInterface; None after an error (intl_datetime_decompose)."""
    timestamp = engine.call_method(date, "gettimestamp")
    if type(timestamp) is not int or date.moment is None:
        errors.fail(engine, errors.INTERNAL_ERROR, f"{origin}: error calling ::getTimeStamp() on the object", obj)
        return None
    return 1000.0 * timestamp + date.moment.microsecond // 1000


def of_value(engine: Engine, value: Any, obj: Any, origin: str) -> float | None:
    """The milliseconds of a number of seconds, a date or a calendar; None after an error (intl_zval_to_millis)."""
    problem = "invalid PHP type for date"
    if type(value) is str:
        number = parse_numeric(value)
        if number is not None:
            return 1000.0 * number
        problem = f"string '{c_string(value)}' is not numeric, which would be required for it to be a valid date"
    elif type(value) is int or type(value) is float:
        return 1000.0 * value
    elif isinstance(value, DateObject):
        return of_date(engine, value, obj, origin)
    elif isinstance(value, IntlObject) and is_instance(engine, value, "intlcalendar"):
        if value.held is not None:
            return _of_calendar(engine, value.held, obj, origin)
        problem = "IntlCalendar object is not properly constructed"
    elif isinstance(value, PhpObject):
        problem = "invalid object type for date/time (only IntlCalendar and DateTimeInterface permitted)"
    errors.fail(engine, errors.ILLEGAL_ARGUMENT, f"{origin}: {problem}", obj)
    return None


def _of_calendar(engine: Engine, calendar: Any, obj: Any, origin: str) -> float | None:
    status = Status()
    found: float = icu.ucal_getMillis(calendar, status)
    if status.failed:
        errors.fail(engine, status.value, f"{origin}: call to internal Calendar::getTime() has failed", obj)
        return None
    return found
