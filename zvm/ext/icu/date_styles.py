"""IntlDateFormatter::formatObject(), which makes a formatter for one date (ext/intl/dateformat/
dateformat_format_object.cpp)."""
from __future__ import annotations

from zvm.ext.date.objects import DateObject
from zvm.ext.icu import calendar as calendars
from zvm.ext.icu import moments, zones
from zvm.ext.icu.cplusplus import Locale
from zvm.ext.icu.library import Handle, Status, c_text, count, fetch, icu, units
from zvm.ext.icu.objects import IntlObject
from zvm.ext.intl import errors
from zvm.runtime.functions.parameters import is_instance
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.convert import to_string

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

_NONE, _MEDIUM, _PATTERN = -1, 2, -2  # UDateFormatStyle
_RELATIVE = 1 << 7
_STYLES = frozenset((_NONE, *range(4), *range(_RELATIVE, _RELATIVE + 4)))


def _fail(engine: Engine, problem: str, code: int = errors.ILLEGAL_ARGUMENT) -> None:
    errors.fail(engine, code, f"datefmt_format_object: {problem}")


def _styles(engine: Engine, format: PhpArray) -> tuple[int, int] | None:
    """The styles of date and time in an array; None after an error."""
    if len(format) != 2:
        _fail(engine, "bad format; if array, it must have two elements")
        return None
    values = list(format.values())
    for value, what in zip(values, ("date format (first element", "time format (second element"), strict=True):
        if type(value) is not int or value not in _STYLES:
            _fail(engine, f"bad format; the {what} of the array) is not valid")
            return None
    return values[0], values[1]


def _read_format(engine: Engine, format: Any) -> tuple[int, int] | str | None:
    """Styles or a pattern; None after an error."""
    if format is None:
        return _MEDIUM, _MEDIUM
    if type(format) is PhpArray:
        return _styles(engine, format)
    if type(format) is int:
        if format in _STYLES:
            return format, format
        _fail(engine, "the date/time format type is invalid")
        return None
    pattern = to_string(engine, format)
    if not pattern:
        _fail(engine, "the format is empty")
        return None
    return pattern


def _subject(engine: Engine, subject: Any, locale: str) -> tuple[float, Handle] | None:
    """The moment of an object, and a calendar for it; None after an error."""
    status = Status()
    if isinstance(subject, IntlObject) and is_instance(engine, subject, "intlcalendar"):
        if subject.held is None:
            _fail(engine, "bad IntlCalendar instance: not initialized properly")
            return None
        date = icu.ucal_getMillis(subject.held, status)
        if status.failed:
            _fail(engine, "error obtaining instant from IntlCalendar", status.value)
            return None
        return date, calendars.copy_of(subject.held)
    if not isinstance(subject, DateObject):
        _fail(engine, "the passed object must be an instance of either IntlCalendar or DateTimeInterface",
              errors.ZERO_ERROR)
        return None
    date = moments.of_date(engine, subject, None, "datefmt_format_object")
    zone = None if date is None else zones.of_date(engine, subject, None, "datefmt_format_object")
    if date is None or zone is None:
        return None
    calendar = calendars.open_calendar(zone, locale, calendars.GREGORIAN, status)
    if calendar is None:
        _fail(engine, "could not create GregorianCalendar", status.value)
        return None
    return date, calendar


def format_object(engine: Engine, subject: Any, format: Any, locale: str) -> str | bool:
    """A date or calendar as text; False after an error."""
    wanted = _read_format(engine, format)
    found = None if wanted is None else _subject(engine, subject, locale)
    if wanted is None or found is None:
        return False
    date, calendar = found
    status = Status()
    if isinstance(wanted, str):
        data = units(wanted.encode("latin-1").decode("utf-8", "replace"))
        address = icu.udat_open(_PATTERN, _PATTERN, c_text(locale), None, 0, data, count(data), status)
    else:
        style, time_style = wanted
        if Locale(c_text(locale)).is_bogus:  # PHP crashes
            _fail(engine, "could not create DateFormat")
            return False
        if time_style != _NONE:
            time_style &= ~_RELATIVE
        address = icu.udat_open(time_style, style, c_text(locale), None, 0, None, 0, status)
    if status.failed:
        _fail(engine, "could not create SimpleDateFormat" if type(wanted) is str else "could not create DateFormat",
              status.value)
        return False
    handle = Handle(address, "udat_close")
    icu.udat_setCalendar(handle, calendar)
    return errors.encode(fetch(lambda buffer, size, status: icu.udat_format(handle, date, buffer, size, None, status),
                               status))
