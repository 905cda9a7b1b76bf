"""The exceptions of dates, of PHP 8.3 (ext/date/php_date.c)."""
from __future__ import annotations

from zvm.ext.core.exceptions import ExceptionObject
from zvm.ext.vocabulary import php_class
from zvm.targets import V8_3

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.engine import Engine


def exception_class(engine: Engine, name: str) -> str:
    """The class to throw: that one, or Exception where the version has no such classes."""
    return name if engine.target >= V8_3 else "Exception"


@php_class("DateError", since=80300, extends="Error")
class DateError(ExceptionObject):
    __slots__ = ()


@php_class("DateObjectError", since=80300, extends="DateError")
class DateObjectError(ExceptionObject):
    __slots__ = ()


@php_class("DateRangeError", since=80300, extends="DateError")
class DateRangeError(ExceptionObject):
    __slots__ = ()


@php_class("DateException", since=80300, extends="Exception")
class DateException(ExceptionObject):
    __slots__ = ()


@php_class("DateInvalidTimeZoneException", since=80300, extends="DateException")
class DateInvalidTimeZoneException(ExceptionObject):
    __slots__ = ()


@php_class("DateInvalidOperationException", since=80300, extends="DateException")
class DateInvalidOperationException(ExceptionObject):
    __slots__ = ()


@php_class("DateMalformedStringException", since=80300, extends="DateException")
class DateMalformedStringException(ExceptionObject):
    __slots__ = ()


@php_class("DateMalformedIntervalStringException", since=80300, extends="DateException")
class DateMalformedIntervalStringException(ExceptionObject):
    __slots__ = ()


@php_class("DateMalformedPeriodStringException", since=80300, extends="DateException")
class DateMalformedPeriodStringException(ExceptionObject):
    __slots__ = ()
