"""DateTimeInterface, DateTime and DateTimeImmutable (ext/date/php_date.c)."""
from __future__ import annotations

from zvm.ext.date import changes
from zvm.ext.date.exceptions import exception_class
from zvm.ext.date.moments.difference import difference
from zvm.ext.date.moments.formatting import ISO_FORMAT, format_moment
from zvm.ext.date.moments.moment import NO_ZONE
from zvm.ext.date.objects import (
    DateHooks,
    DateObject,
    copy_at,
    copy_of,
    date_fields,
    describe_error,
    moment_of,
    new_date,
    new_interval,
    new_zone,
    plain,
    read_moment,
    restore_members,
    serialized,
)
from zvm.ext.date.remarks import remarks_array
from zvm.ext.vocabulary import (
    Array,
    Bool,
    False_,
    Float,
    Int,
    Methods,
    Null,
    Path,
    Protocol,
    Scope,
    Static,
    Str,
    Untyped,
    Void,
    method,
    php_class,
)
from zvm.runtime.objects.lifecycle import instantiate
from zvm.runtime.objects.property_tables import standard_table
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.strings import lower

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine
    from zvm.ext.date.date_interval import DateInterval
    from zvm.ext.date.date_time_zone import DateTimeZone
    from zvm.runtime.classes.class_entry import ClassEntry

# ruff: noqa: F821, N802, N803, UP037

OWN_FIELDS = frozenset(("date", "timezone_type", "timezone"))
_HOOKS = DateHooks()
FORMATS = {
    "ATOM": ISO_FORMAT, "COOKIE": "l, d-M-Y H:i:s T", "ISO8601": "Y-m-d\\TH:i:sO",
    "ISO8601_EXPANDED": "X-m-d\\TH:i:sP", "RFC822": "D, d M y H:i:s O", "RFC850": "l, d-M-y H:i:s T",
    "RFC1036": "D, d M y H:i:s O", "RFC1123": "D, d M Y H:i:s O", "RFC7231": "D, d M Y H:i:s \\G\\M\\T",
    "RFC2822": "D, d M Y H:i:s O", "RFC3339": ISO_FORMAT, "RFC3339_EXTENDED": "Y-m-d\\TH:i:s.vP",
    "RSS": "D, d M Y H:i:s O", "W3C": ISO_FORMAT,
}


@php_class("DateTimeInterface", interface=True, constants=FORMATS)
class DateTimeInterface(Protocol):
    @method(tentative=True)
    def format(self, format: Str) -> Str: ...

    @method(tentative=True)
    def getTimezone(self) -> 'DateTimeZone' | False_: ...

    @method(tentative=True)
    def getOffset(self) -> Int: ...

    @method(tentative=True)
    def getTimestamp(self) -> Int: ...

    @method(since=80400)
    def getMicrosecond(self) -> Int: ...

    @method(tentative=True)
    def diff(self, targetObject: 'DateTimeInterface', absolute: Bool = False) -> 'DateInterval': ...

    @method(tentative=True)
    def __wakeup(self) -> Void: ...

    @method
    def __serialize(self) -> Array: ...

    @method
    def __unserialize(self, data: Array) -> Void: ...


# ---- what both classes do ----------------------------------------------------------------------------------------

def construct(engine: Engine, obj: Any, text: str, zone: Any) -> None:
    """What the constructors do; throws Exception for a text that is not a date."""
    moment, remarks = read_moment(engine, text, zone)
    obj.moment = moment
    if moment is None:
        engine.throw(exception_class(engine, "DateMalformedStringException"),
                     f"Failed to parse time string {describe_error(remarks, text)}")


def create(engine: Engine, ce: ClassEntry, text: str, zone: Any, format: str | None = None) -> Any:
    """A new object of a text, False where it is not a date."""
    moment, _ = read_moment(engine, text, zone, format)
    return False if moment is None else new_date(engine, ce, moment)


def initialise_from(engine: Engine, obj: Any, data: PhpArray) -> bool:
    """Take over what an object was stored as (php_date_initialize_from_hash)."""
    date, zone_type, zone = (plain(data.get(name)) for name in ("date", "timezone_type", "timezone"))
    if type(date) is not str or type(zone_type) is not int or type(zone) is not str:
        return False
    obj.moment = changes.stored_moment(engine, date, zone_type, zone)
    return obj.moment is not None


def set_state(engine: Engine, class_name: str, array: PhpArray) -> Any:
    """__set_state(); throws Error for anything but a stored date."""
    obj = instantiate(engine, engine.classes[lower(class_name)])
    if not initialise_from(engine, obj, array):
        _refuse(engine, class_name)
    return obj


def _refuse(engine: Engine, class_name: str) -> None:
    engine.throw("Error", f"Invalid serialization data for {class_name} object")


def get_timezone(engine: Engine, obj: Any) -> DateTimeZone | bool:
    moment = moment_of(engine, obj)
    return False if moment.zone_type == NO_ZONE else new_zone(engine, moment)


def diff(engine: Engine, one: Any, two: Any, absolute: bool) -> DateInterval:
    """diff(): a DateInterval."""
    result = difference(moment_of(engine, one, "DateTimeInterface"), moment_of(engine, two, "DateTimeInterface"))
    if absolute:
        result.invert = 0
    return new_interval(engine, result)


def convert(engine: Engine, ce: ClassEntry, source: Any, class_name: str = "DateTimeInterface") -> DateObject:
    """An object of the class with the moment of another; `class_name` is what a message calls that."""
    return new_date(engine, ce, moment_of(engine, source, class_name).copy())


class _Dated(DateObject):
    """The methods that DateTime and DateTimeImmutable have in common."""

    __slots__ = ()
    stored_as = ""  # the class that messages about stored objects name

    @method
    def __construct(self, engine: Engine, datetime: Str = "now", timezone: 'DateTimeZone' | Null = None) -> Untyped:
        construct(engine, self, datetime, timezone)

    @method
    def __serialize(self, engine: Engine) -> Array:
        return serialized(self, date_fields(moment_of(engine, self, self.stored_as)))

    @method
    def __unserialize(self, engine: Engine, data: Array) -> Void:
        if not initialise_from(engine, self, data):
            _refuse(engine, self.stored_as)
        restore_members(engine, self, data, OWN_FIELDS)

    @method(tentative=True)
    def __wakeup(self, engine: Engine) -> Void:
        if not initialise_from(engine, self, standard_table(self)):
            _refuse(engine, self.stored_as)

    @method(static=True, tentative=True)
    def getLastErrors(scope: Scope, engine: Engine) -> Array | False_:
        return remarks_array(engine)

    @method(tentative=True)
    def format(self, engine: Engine, format: Str) -> Str:
        return format_moment(format, moment_of(engine, self))

    @method(tentative=True)
    def getTimezone(self, engine: Engine) -> 'DateTimeZone' | False_:
        return get_timezone(engine, self)

    @method(tentative=True)
    def getOffset(self, engine: Engine) -> Int:
        return moment_of(engine, self).utc_offset

    @method(tentative=True)
    def getTimestamp(self, engine: Engine) -> Int:
        return moment_of(engine, self).timestamp

    @method(since=80400)
    def getMicrosecond(self, engine: Engine) -> Int:
        return moment_of(engine, self).microsecond

    @method(static=True, since=80400, tentative=True)
    def createFromTimestamp(scope: Scope, engine: Engine, timestamp: Int | Float) -> Static:
        seconds, microsecond = changes.split_timestamp(engine, timestamp)
        made: _Dated = create(engine, scope, f"@{seconds}", None)
        moment_of(engine, made).microsecond = microsecond
        return made

    @method(tentative=True)
    def diff(self, engine: Engine, targetObject: 'DateTimeInterface', absolute: Bool = False) -> 'DateInterval':
        return diff(engine, self, targetObject, absolute)


@php_class("DateTime", implements=("DateTimeInterface",), native=_HOOKS)
class DateTime(_Dated):
    __slots__ = ()
    stored_as = "DateTime"

    shared_making = Methods(_Dated, "__construct __serialize __unserialize __wakeup")

    @method(static=True, tentative=True)
    def __set_state(scope: Scope, engine: Engine, array: Array) -> 'DateTime':
        restored: DateTime = set_state(engine, "DateTime", array)
        return restored

    @method(static=True, tentative=True)
    def createFromImmutable(scope: Scope, engine: Engine, object: 'DateTimeImmutable') -> Static:
        return convert(engine, scope, object, "DateTimeImmutable")

    @method(static=True)
    def createFromInterface(scope: Scope, engine: Engine, object: 'DateTimeInterface') -> 'DateTime':
        return convert(engine, scope, object)  # type: ignore[return-value]  # `scope` is DateTime or derived from it

    @method(static=True, tentative=True)
    def createFromFormat(scope: Scope, engine: Engine, format: Str, datetime: Path,
                         timezone: 'DateTimeZone' | Null = None) -> 'DateTime' | False_:
        date: DateTime | bool = create(engine, scope, datetime, timezone, format)
        return date

    shared_showing = Methods(_Dated, "createFromTimestamp getLastErrors format")

    @method(tentative=True)
    def modify(self, engine: Engine, modifier: Str) -> 'DateTime' | False_:
        return self if changes.modify(engine, self, modifier) else False

    @method(tentative=True)
    def add(self, engine: Engine, interval: 'DateInterval') -> 'DateTime':
        self.moment = changes.later(engine, self, interval)
        return self

    @method(tentative=True)
    def sub(self, engine: Engine, interval: 'DateInterval') -> 'DateTime':
        self.moment = changes.earlier(engine, self, interval)
        return self

    shared_zone = Methods(_Dated, "getTimezone")

    @method(tentative=True)
    def setTimezone(self, engine: Engine, timezone: 'DateTimeZone') -> 'DateTime':
        changes.set_timezone(engine, self, timezone)
        return self

    shared_offset = Methods(_Dated, "getOffset getMicrosecond")

    @method(tentative=True)
    def setTime(self, engine: Engine, hour: Int, minute: Int, second: Int = 0, microsecond: Int = 0) -> 'DateTime':
        changes.set_time(engine, self, hour, minute, second, microsecond)
        return self

    @method(tentative=True)
    def setDate(self, engine: Engine, year: Int, month: Int, day: Int) -> 'DateTime':
        changes.set_date(engine, self, year, month, day)
        return self

    @method(tentative=True)
    def setISODate(self, engine: Engine, year: Int, week: Int, dayOfWeek: Int = 1) -> 'DateTime':
        changes.set_iso_date(engine, self, year, week, dayOfWeek)
        return self

    @method(tentative=True)
    def setTimestamp(self, engine: Engine, timestamp: Int) -> 'DateTime':
        changes.set_timestamp(engine, self, timestamp)
        return self

    @method(since=80400)
    def setMicrosecond(self, engine: Engine, microsecond: Int) -> Static:
        changes.set_microsecond(engine, self, microsecond)
        return self

    shared_moment = Methods(_Dated, "getTimestamp diff")


@php_class("DateTimeImmutable", implements=("DateTimeInterface",), native=_HOOKS)
class DateTimeImmutable(_Dated):
    __slots__ = ()
    stored_as = "DateTimeImmutable"

    shared_making = Methods(_Dated, "__construct __serialize __unserialize __wakeup")

    @method(static=True, tentative=True)
    def __set_state(scope: Scope, engine: Engine, array: Array) -> 'DateTimeImmutable':
        restored: DateTimeImmutable = set_state(engine, "DateTimeImmutable", array)
        return restored

    @method(static=True, tentative=True)
    def createFromFormat(scope: Scope, engine: Engine, format: Str, datetime: Path,
                         timezone: 'DateTimeZone' | Null = None) -> 'DateTimeImmutable' | False_:
        date: DateTimeImmutable | bool = create(engine, scope, datetime, timezone, format)
        return date

    shared_asking = Methods(_Dated, "createFromTimestamp getLastErrors format getTimezone getOffset "
                                    "getTimestamp getMicrosecond diff")

    @method(tentative=True)
    def modify(self, engine: Engine, modifier: Str) -> 'DateTimeImmutable' | False_:
        changed = copy_of(engine, self)
        return changed if changes.modify(engine, changed, modifier) else False

    @method(tentative=True)
    def add(self, engine: Engine, interval: 'DateInterval') -> 'DateTimeImmutable':
        return copy_at(engine, self, changes.later(engine, self, interval))

    @method(tentative=True)
    def sub(self, engine: Engine, interval: 'DateInterval') -> 'DateTimeImmutable':
        return copy_at(engine, self, changes.earlier(engine, self, interval))

    @method(tentative=True)
    def setTimezone(self, engine: Engine, timezone: 'DateTimeZone') -> 'DateTimeImmutable':
        changed = copy_of(engine, self)
        changes.set_timezone(engine, changed, timezone)
        return changed

    @method(tentative=True)
    def setTime(self, engine: Engine, hour: Int, minute: Int, second: Int = 0,
                microsecond: Int = 0) -> 'DateTimeImmutable':
        changed = copy_of(engine, self)
        changes.set_time(engine, changed, hour, minute, second, microsecond)
        return changed

    @method(tentative=True)
    def setDate(self, engine: Engine, year: Int, month: Int, day: Int) -> 'DateTimeImmutable':
        changed = copy_of(engine, self)
        changes.set_date(engine, changed, year, month, day)
        return changed

    @method(tentative=True)
    def setISODate(self, engine: Engine, year: Int, week: Int, dayOfWeek: Int = 1) -> 'DateTimeImmutable':
        changed = copy_of(engine, self)
        changes.set_iso_date(engine, changed, year, week, dayOfWeek)
        return changed

    @method(tentative=True)
    def setTimestamp(self, engine: Engine, timestamp: Int) -> 'DateTimeImmutable':
        changed = copy_of(engine, self)
        changes.set_timestamp(engine, changed, timestamp)
        return changed

    @method(since=80400)
    def setMicrosecond(self, engine: Engine, microsecond: Int) -> Static:
        changed = copy_of(engine, self)
        changes.set_microsecond(engine, changed, microsecond)
        return changed

    @method(static=True, tentative=True)
    def createFromMutable(scope: Scope, engine: Engine, object: 'DateTime') -> Static:
        return convert(engine, scope, object, "DateTime")

    @method(static=True)
    def createFromInterface(scope: Scope, engine: Engine, object: 'DateTimeInterface') -> 'DateTimeImmutable':
        return convert(engine, scope, object)  # type: ignore[return-value]  # as above
