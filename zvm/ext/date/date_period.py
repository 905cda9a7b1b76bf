"""DatePeriod (ext/date/php_date.c)."""
from __future__ import annotations

from zvm.ext.computed_properties import ComputedProperties
from zvm.ext.date.exceptions import exception_class
from zvm.ext.date.moments.arithmetic import settle, settle_clock
from zvm.ext.date.moments.moment import Moment, Relative
from zvm.ext.date.objects import (
    DateObject,
    IntervalObject,
    interval_of,
    moment_of,
    new_date,
    new_interval,
    plain,
    restore_members,
    serialized,
    uninitialised,
)
from zvm.ext.date.reading.iso_interval import parse_interval
from zvm.ext.vocabulary import UNDEF, Array, Int, Null, Scope, Static, Str, Untyped, Void, method, php_class, prop
from zvm.opcodes.flags import BP_VAR_IS, BP_VAR_R
from zvm.opcodes.types import MAY_BE_LONG, MAY_BE_STRING
from zvm.runtime.execute_data import uses_strict_types
from zvm.runtime.functions.type_check import FAILED, coerce_scalar_weak
from zvm.runtime.objects import properties
from zvm.runtime.objects.iterators import ObjectIterator
from zvm.runtime.objects.lifecycle import initialise, instantiate, object_type_of
from zvm.runtime.objects.property_tables import standard_table
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.strings import c_string
from zvm.targets import V8_3, V8_4, V8_5

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine
    from zvm.ext.date.date_interval import DateInterval
    from zvm.ext.date.objects import DateObject as DateTimeInterface
    from zvm.runtime.classes.class_entry import ClassEntry
    from zvm.runtime.values.php_object import PhpObject as Iterator

# ruff: noqa: F821, N802, N803, UP037

EXCLUDE_START_DATE, INCLUDE_END_DATE = 1, 2
INT32_MAX = (1 << 31) - 1
_PROPERTIES = ("start", "current", "end", "interval", "recurrences", "include_start_date", "include_end_date")
OWN_FIELDS = frozenset(_PROPERTIES)
_SIGNATURES = ("DatePeriod::__construct() accepts (DateTimeInterface, DateInterval, int [, int]), or "
               "(DateTimeInterface, DateInterval, DateTime [, int]), or (string [, int]) as arguments")
_INVALID = "Invalid serialization data for DatePeriod object"


class PeriodObject(PhpObject):
    """A DatePeriod. `recurrences` counts the start and the end if they are included; `date_class` is that of the
    dates it gives."""

    __slots__ = ("start", "current", "end", "interval", "recurrences", "includes_start", "includes_end", "date_class")

    def __init__(self) -> None:
        self.start: Moment | None = None
        self.current: Moment | None = None
        self.end: Moment | None = None
        self.interval: Relative | None = None
        self.recurrences = 0
        self.includes_start = self.includes_end = False
        self.date_class: ClassEntry | None = None


def _set_property(obj: Any, name: str, value: Any) -> None:
    obj.slots[obj.ce.properties_info[name].slot] = value


def _new_date(engine: Engine, obj: Any, moment: Moment | None) -> Any:
    """An object of a moment of the period, null for none."""
    return None if moment is None else new_date(engine, obj.date_class, moment.copy())


def _fields(engine: Engine, obj: Any) -> dict[str, Any]:
    """Functions that give the values of the properties, by name."""
    dates = {name: lambda name=name: _new_date(engine, obj, getattr(obj, name)) for name in ("start", "current", "end")}
    return dates | {"interval": lambda: None if obj.interval is None else new_interval(engine, obj.interval.copy()),
                    "recurrences": lambda: obj.recurrences, "include_start_date": lambda: obj.includes_start,
                    "include_end_date": lambda: obj.includes_end}


def _show(engine: Engine, obj: Any) -> None:
    """Set the properties to the state of the period, before PHP 8.5 computes them."""
    if engine.target < V8_5:
        for name, read in _fields(engine, obj).items():
            _set_property(obj, name, read())


# ---- hooks -------------------------------------------------------------------------------------------------------

class PeriodHooks:
    """The engine's hooks of DatePeriod: its properties can only be read."""

    __slots__ = ()

    @staticmethod
    def clone(engine: Engine, obj: Any) -> Any:
        copy: Any = object_type_of(obj.ce)()
        initialise(engine, copy, obj.ce)
        for name in ("start", "current", "end", "interval"):
            value = getattr(obj, name)
            setattr(copy, name, None if value is None else value.copy())
        copy.recurrences, copy.date_class = obj.recurrences, obj.date_class
        copy.includes_start, copy.includes_end = obj.includes_start, obj.includes_end
        return copy

    @staticmethod
    def read_property(engine: Engine, obj: Any, name: str, scope: Any, mode: int) -> Any:
        if mode not in (BP_VAR_IS, BP_VAR_R):
            _refuse_writing(engine, name)
        return plain(properties.read_standard(engine, obj, name, scope, mode))

    @staticmethod
    def write_property(engine: Engine, obj: Any, name: str, value: Any, scope: Any, strict: bool) -> Any:
        _refuse_writing(engine, name)
        return properties.write_standard(engine, obj, name, value, scope, strict)

    @staticmethod
    def get_property_pointer(engine: Engine, obj: Any, name: str, scope: Any, mode: int) -> Any:
        _refuse_writing(engine, name)
        return properties.pointer_standard(engine, obj, name, scope, mode)


def _reader(name: str) -> Any:
    def read(obj: Any) -> Any:
        if obj.start is None:
            return UNDEF
        return _fields(obj.ce.engine, obj)[name]()

    return read, None


class LaterPeriodHooks(ComputedProperties):
    """The hooks since PHP 8.5, where the properties are virtual: each read makes new objects."""

    __slots__ = ()
    virtual_since = V8_5
    clone = staticmethod(PeriodHooks.clone)

    def read_property(self, engine: Engine, obj: Any, name: str, scope: Any, mode: int) -> Any:
        if mode not in (BP_VAR_IS, BP_VAR_R):
            _refuse_writing(engine, name)
        return super().read_property(engine, obj, name, scope, mode)

    def write_property(self, engine: Engine, obj: Any, name: str, value: Any, scope: Any, strict: bool) -> Any:
        _refuse_writing(engine, name)
        return properties.write_standard(engine, obj, name, value, scope, strict)

    get_property_pointer = staticmethod(PeriodHooks.get_property_pointer)

    @staticmethod
    def unset_property(engine: Engine, obj: Any, name: str, scope: Any) -> None:
        if name in OWN_FIELDS:
            engine.throw("Error", f"Cannot unset {obj.ce.display_name}::${name}")
        properties.unset_standard(engine, obj, name, scope)

    @staticmethod
    def get_properties(engine: Engine, obj: Any) -> PhpArray:
        table = standard_table(obj)
        if obj.start is not None:
            for name, read in _fields(engine, obj).items():
                table.set(name, read())
        return table

    get_debug_info = get_properties


MOST_RECURRENCES = 2147483639
RECURRENCES = "Recurrence count must be greater or equal to 1 and lower than 2147483640"


def _refuse_writing(engine: Engine, name: str) -> None:
    if name in OWN_FIELDS:
        engine.throw("Error", f"Cannot modify readonly property DatePeriod::${name}")


class PeriodIterator(ObjectIterator):
    """The dates of a period; the period itself knows which is the current one."""

    __slots__ = ("engine", "period", "index", "value")

    def __init__(self, engine: Engine, period: Any) -> None:
        self.engine, self.period = engine, period
        self.index = 0
        self.value: Any = None

    def rewind(self) -> None:
        period = self.period
        self.index = 0
        self.value = None
        if period.start is None:
            if self.engine.target >= V8_3:
                self.engine.throw("DateObjectError", "Object of type DatePeriod has not been correctly initialized by "
                                                     "calling parent::__construct() in its constructor")
            self.engine.throw("Error", "DatePeriod has not been initialized correctly")
        period.current = period.start.copy()
        if not period.includes_start:
            self._step()

    def valid(self) -> bool:
        period = self.period
        if period.end is None:
            return self.index < period.recurrences  # type: ignore[no-any-return]
        if period.includes_end:
            return period.current.timestamp <= period.end.timestamp  # type: ignore[no-any-return]
        return period.current.timestamp < period.end.timestamp  # type: ignore[no-any-return]

    def current(self) -> Any:
        if self.value is None:
            self.value = _new_date(self.engine, self.period, self.period.current)
        return self.value

    def key(self) -> int:
        return self.index

    def next(self) -> None:
        self.index += 1
        self.value = None
        self._step()
        if self.engine.target < V8_5:
            _set_property(self.period, "current", _new_date(self.engine, self.period, self.period.current))

    def _step(self) -> None:
        current = self.period.current
        settle_clock(current, self.period.interval)

    def invalidate(self) -> None:
        self.value = None


def get_iterator(engine: Engine, obj: Any, by_ref: bool) -> PeriodIterator:
    if by_ref:
        engine.throw("Error", "An iterator cannot be used with foreach by reference")
    return PeriodIterator(engine, obj)


# ---- making periods ----------------------------------------------------------------------------------------------

def _as(engine: Engine, mask: int, value: Any, number: int, name: str) -> Any:
    """The argument of that number and name as int or string, FAILED where it is neither."""
    python_type, type_name = (int, "int") if mask == MAY_BE_LONG else (str, "string")
    if type(value) is python_type:
        return value
    if uses_strict_types(engine):
        return FAILED
    if value is None:
        engine.diagnostics.deprecated(f"DatePeriod::__construct(): Passing null to parameter #{number} (${name}) of "
                                      f"type {type_name} is deprecated")
        return python_type()
    return coerce_scalar_weak(engine, mask, value) if type(value) in (bool, int, float, str) else FAILED


def _construct_from_parts(engine: Engine, obj: Any, start: Any, interval: Any, limit: Any) -> None:
    """Start, interval and an end or a number of recurrences."""
    if start.moment is None and engine.target >= V8_3:
        engine.throw("DateObjectError", "Object of type DateTimeInterface has not been correctly initialized by "
                                        "calling parent::__construct() in its constructor")
    obj.start = moment_of(engine, start, "DateTimeInterface").copy()
    obj.date_class = start.ce
    obj.interval = interval_of(engine, interval, "Z_OBJCE_P(interval)").copy()  # PHP's own slip
    if type(limit) is int:
        obj.recurrences = limit
    else:
        obj.end = moment_of(engine, limit, "DateTimeInterface").copy()


def _origin(engine: Engine) -> str:
    """The method whose exceptions are thrown."""
    return engine.active_function_name() if engine.target >= V8_3 else "DatePeriod::__construct"


def _construct_from_text(engine: Engine, obj: Any, text: str) -> None:
    """R5/2008-03-01T13:00:00Z/P1Y; throws Exception for what is missing."""
    found = parse_interval(text)
    if found.is_wrong:
        engine.throw(exception_class(engine, "DateMalformedPeriodStringException"),
                     f"Unknown or bad format ({c_string(text)})")
    missing = ("a start date" if found.begin is None else "an interval" if found.period is None else
               "an end date or a recurrence count" if found.end is None and not found.recurrences else "")
    if found.begin is not None and found.period is not None and missing and engine.target >= V8_5:
        _check_recurrences(engine, 0)
    if missing:
        engine.throw(exception_class(engine, "DateMalformedPeriodStringException"),
                     f"{_origin(engine)}(): ISO interval must contain {missing}, "
                     f"\"{c_string(text)}\" given")
    assert found.begin is not None and found.period is not None
    obj.start, obj.interval = found.begin.copy(), found.period.copy()
    settle(obj.start)
    if found.end is not None:
        obj.end = found.end.copy()
        settle(obj.end)
    obj.recurrences = found.recurrences or 0
    obj.date_class = engine.classes["datetime"]


def _finish(engine: Engine, obj: Any, options: int) -> None:
    if obj.end is None:
        _check_recurrences(engine, obj.recurrences)
    obj.includes_start = not options & EXCLUDE_START_DATE
    obj.includes_end = bool(options & INCLUDE_END_DATE)
    obj.recurrences += obj.includes_start + obj.includes_end
    if obj.recurrences > MOST_RECURRENCES and engine.target >= V8_4:
        engine.throw("DateMalformedStringException", f"{_origin(engine)}(): {RECURRENCES} (including options)")
    _show(engine, obj)


def _check_recurrences(engine: Engine, count: int) -> None:
    if count < 1 or count > MOST_RECURRENCES and engine.target >= V8_4:
        engine.throw(exception_class(engine, "DateMalformedPeriodStringException"),
                     f"{_origin(engine)}(): "
                     f"{RECURRENCES if engine.target >= V8_4 else 'Recurrence count must be greater than 0'}")


def initialise_from(engine: Engine, obj: Any, data: PhpArray) -> bool:
    """Take over what a period was stored as (php_date_period_initialize_from_hash)."""
    values = {name: plain(data.get(name, UNDEF)) for name in _PROPERTIES}
    for name in ("start", "end", "current"):
        value = values[name]
        if isinstance(value, DateObject):
            if value.moment is None:
                return False
            setattr(obj, name, value.moment.copy())
            if name == "start":
                obj.date_class = value.ce
        elif value is not None:
            return False
    interval = values["interval"]
    if not isinstance(interval, IntervalObject) or interval.interval is None:
        return False
    obj.interval = interval.interval.copy()
    recurrences, start, end = (values[name] for name in ("recurrences", "include_start_date", "include_end_date"))
    if type(recurrences) is not int or not 0 <= recurrences <= INT32_MAX or type(start) is not bool or \
            type(end) is not bool:
        return False
    obj.recurrences, obj.includes_start, obj.includes_end = recurrences, start, end
    if obj.date_class is None and (obj.end is not None or obj.current is not None):
        obj.date_class = engine.classes["datetime"]
    _show(engine, obj)
    return True


@php_class("DatePeriod", implements=("IteratorAggregate",), native=PeriodHooks(), get_iterator=get_iterator,
           changes=(80500, {"native": LaterPeriodHooks({name: _reader(name) for name in _PROPERTIES})}),
           constants={"EXCLUDE_START_DATE": EXCLUDE_START_DATE, "INCLUDE_END_DATE": INCLUDE_END_DATE},
           properties=[prop("start", UNDEF, type="'DateTimeInterface' | Null"),
                       prop("current", UNDEF, type="'DateTimeInterface' | Null"),
                       prop("end", UNDEF, type="'DateTimeInterface' | Null"),
                       prop("interval", UNDEF, type="'DateInterval' | Null"), prop("recurrences", UNDEF, type="Int"),
                       prop("include_start_date", UNDEF, type="Bool"), prop("include_end_date", UNDEF, type="Bool")])
class DatePeriod(PeriodObject):
    __slots__ = ()

    @method(unchecked=True, uncounted=True)
    def __construct(self, engine: Engine, start: Untyped, interval: Untyped = UNDEF, end: Untyped = UNDEF,
                    options: Untyped = UNDEF) -> Untyped:
        if isinstance(start, DateObject) and isinstance(interval, IntervalObject):
            limit = end if isinstance(end, DateObject) else _as(engine, MAY_BE_LONG, end, 3, "end")
            flags = 0 if options is UNDEF else _as(engine, MAY_BE_LONG, options, 4, "options")
            if limit is not FAILED and flags is not FAILED:
                _construct_from_parts(engine, self, start, interval, limit)
                _finish(engine, self, flags)
                return
        elif end is UNDEF:
            text = _as(engine, MAY_BE_STRING, start, 1, "start")
            flags = 0 if interval is UNDEF else _as(engine, MAY_BE_LONG, interval, 2, "interval")
            if text is not FAILED and flags is not FAILED:
                if engine.target >= V8_4:
                    engine.diagnostics.deprecated(
                        "Calling DatePeriod::__construct(string $isostr, int $options = 0) is deprecated, "
                        "use DatePeriod::createFromISO8601String() instead")
                _construct_from_text(engine, self, text)
                _finish(engine, self, flags)
                return
        engine.throw("TypeError", _SIGNATURES)

    @method(since=80300, static=True)
    def createFromISO8601String(scope: Scope, engine: Engine, specification: Str, options: Int = 0) -> Static:
        made: DatePeriod = instantiate(engine, scope)
        _construct_from_text(engine, made, specification)
        made.date_class = engine.classes["datetimeimmutable"]
        _finish(engine, made, options)
        return made

    @method(tentative=True)
    def getStartDate(self, engine: Engine) -> 'DateTimeInterface':
        _check(engine, self)
        start: DateObject = _new_date(engine, self, self.start)
        return start

    @method(tentative=True)
    def getEndDate(self, engine: Engine) -> 'DateTimeInterface' | Null:
        end: DateObject | None = _new_date(engine, self, self.end)
        return end

    @method(tentative=True)
    def getDateInterval(self, engine: Engine) -> 'DateInterval':
        _check(engine, self)
        assert self.interval is not None
        return new_interval(engine, self.interval.copy())

    @method(tentative=True)
    def getRecurrences(self) -> Int | Null:
        return self.recurrences - self.includes_start - self.includes_end or None

    @method
    def __serialize(self, engine: Engine) -> Array:
        _check(engine, self)
        if engine.target >= V8_5:
            return serialized(self, {name: read() for name, read in _fields(engine, self).items()})
        table = standard_table(self)
        return serialized(self, {name: table.get(name) for name in _PROPERTIES})

    @method
    def __unserialize(self, engine: Engine, data: Array) -> Void:
        if not initialise_from(engine, self, data):
            engine.throw("Error", _INVALID)
        restore_members(engine, self, data, OWN_FIELDS)

    @method(tentative=True)
    def __wakeup(self, engine: Engine) -> Void:
        engine.throw("Error", _INVALID)  # PHP looks for objects in a table that refers to declared properties

    @method(static=True, tentative=True)
    def __set_state(scope: Scope, engine: Engine, array: Array) -> 'DatePeriod':
        obj: DatePeriod = instantiate(engine, engine.classes["dateperiod"])
        if not initialise_from(engine, obj, array):
            engine.throw("Error", _INVALID)
        return obj

    @method
    def getIterator(self, engine: Engine) -> 'Iterator':
        from zvm.ext.core.internal_iterator import iterator_for

        return iterator_for(engine, self)


def _check(engine: Engine, obj: Any) -> None:
    """Throw Error for a period that was not constructed."""
    if obj.start is None or obj.interval is None:
        uninitialised(engine, obj, "DatePeriod")
