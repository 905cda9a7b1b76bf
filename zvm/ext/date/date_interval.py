"""DateInterval (ext/date/php_date.c)."""
from __future__ import annotations

from zvm.ext.date.exceptions import exception_class
from zvm.ext.date.moments.arithmetic import settle
from zvm.ext.date.moments.difference import difference
from zvm.ext.date.moments.formatting import format_interval
from zvm.ext.date.moments.moment import Relative, Remarks
from zvm.ext.date.objects import IntervalObject, interval_of, new_interval, plain, restore_members, serialized
from zvm.ext.date.reading.date_parser import parse_date
from zvm.ext.date.reading.iso_interval import parse_interval
from zvm.ext.vocabulary import Array, False_, Scope, Str, Untyped, Void, method, php_class
from zvm.opcodes.flags import BP_VAR_IS
from zvm.runtime.objects import properties
from zvm.runtime.objects.lifecycle import initialise, instantiate, object_type_of
from zvm.runtime.objects.property_tables import standard_table
from zvm.runtime.services.ini import parse_int
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.convert import to_bool, to_float, to_int, to_string
from zvm.runtime.values.strings import c_string
from zvm.targets import V8_3

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

# ruff: noqa: F821, N802, UP037

_AMOUNTS = {"y": "year", "m": "month", "d": "day", "h": "hour", "i": "minute", "s": "second"}
_FIELDS = _AMOUNTS | {"f": "microsecond", "invert": "invert", "days": "days"}
OWN_FIELDS = frozenset((*_FIELDS, "from_string", "date_string"))


def fields_of(obj: Any) -> dict[str, Any]:
    """What an interval is shown and stored as."""
    if obj.words is not None:
        return {"from_string": True, "date_string": obj.words}
    interval: Relative = obj.interval
    return {name: _field(interval, name) for name in _FIELDS} | {"from_string": False}


def _field(interval: Relative, name: str) -> Any:
    """The value of one of _FIELDS."""
    value = getattr(interval, _FIELDS[name])
    if name == "f":
        return value / 1_000_000
    return False if value is None else value


def _microseconds(engine: Engine, value: Any) -> int:
    return to_int(engine, to_float(engine, value) * 1_000_000)


# ---- hooks -------------------------------------------------------------------------------------------------------

class IntervalHooks:
    """The engine's hooks of DateInterval: its fields are read and written as properties."""

    __slots__ = ()

    @staticmethod
    def clone(engine: Engine, obj: Any) -> Any:
        copy: Any = object_type_of(obj.ce)()
        initialise(engine, copy, obj.ce)
        copy.interval = None if obj.interval is None else obj.interval.copy()
        copy.counts_elapsed, copy.words = obj.counts_elapsed, obj.words
        return copy

    @staticmethod
    def update_dynamic(obj: Any) -> None:
        """Put the fields among the properties; once asked for, they stay there in their place."""
        if obj.interval is not None or obj.words is not None:
            if obj.dynamic is None:
                obj.dynamic = {}
            obj.dynamic.update(fields_of(obj))

    @staticmethod
    def get_properties(engine: Engine, obj: Any) -> PhpArray:
        IntervalHooks.update_dynamic(obj)
        return standard_table(obj)

    @staticmethod
    def compare(engine: Engine, left: Any, right: Any) -> int | None:
        if not isinstance(left, IntervalObject) or not isinstance(right, IntervalObject):
            return None
        engine.diagnostics.warning("Cannot compare DateInterval objects")
        return 1

    @staticmethod
    def read_property(engine: Engine, obj: Any, name: str, scope: Any, mode: int) -> Any:
        if obj.interval is not None and name in _FIELDS:
            return _field(obj.interval, name)
        return plain(properties.read_standard(engine, obj, name, scope, mode))

    @staticmethod
    def write_property(engine: Engine, obj: Any, name: str, value: Any, scope: Any, strict: bool) -> Any:
        interval = obj.interval
        if interval is None or name not in _FIELDS or name == "days":
            return properties.write_standard(engine, obj, name, value, scope, strict)
        if name == "f":
            interval.microsecond = _microseconds(engine, value)
        elif name == "invert":
            interval.invert = to_int(engine, value)
        else:
            setattr(interval, _AMOUNTS[name], to_int(engine, value))
        return value

    @staticmethod
    def has_property(engine: Engine, obj: Any, name: str, scope: Any, check: int) -> bool:
        if obj.interval is None or name not in _FIELDS:
            return properties.has_standard(engine, obj, name, scope, check)
        value = IntervalHooks.read_property(engine, obj, name, scope, BP_VAR_IS)
        if check == properties.PROPERTY_NOT_EMPTY:
            return to_bool(engine, value)
        return check == properties.PROPERTY_EXISTS or value is not None

    @staticmethod
    def get_property_pointer(engine: Engine, obj: Any, name: str, scope: Any, mode: int) -> Any:
        if name in _FIELDS:
            return None
        return properties.pointer_standard(engine, obj, name, scope, mode)


# ---- making intervals --------------------------------------------------------------------------------------------

def duration(engine: Engine, text: str) -> Relative:
    """The interval that an ISO 8601 text stands for; throws Exception."""
    found = parse_interval(text)
    if found.is_wrong:
        engine.throw(exception_class(engine, "DateMalformedIntervalStringException"),
                     f"Unknown or bad format ({c_string(text)})")
    if found.period is not None:
        return found.period.copy()
    if found.begin is None or found.end is None:
        engine.throw(exception_class(engine, "DateMalformedIntervalStringException"),
                     f"Failed to parse interval ({c_string(text)})")
    assert found.begin is not None and found.end is not None
    begin, end = found.begin.copy(), found.end.copy()
    settle(begin)
    settle(end)
    return difference(begin, end)


def _describe(remarks: Remarks, text: str, when: str) -> str:
    position, character, message = remarks.errors[0]
    character = " " if character == "\0" else character
    return f"Unknown or bad format ({c_string(text)}) at position {position} ({character}){when}: {message}"


def _refuse_words(engine: Engine, problem: str) -> bool:
    """Say that a text is no interval: by an exception where PHP 8.3 or later calls the method."""
    name = engine.active_function_name()
    if engine.target >= V8_3 and "::" in name:
        engine.throw("DateMalformedIntervalStringException", problem)
    engine.diagnostics.warning(f"{name}(): {problem}")
    return False


def create_from_words(engine: Engine, text: str) -> DateInterval | bool:
    """createFromDateString(): False with a warning for anything but a date."""
    parsed, remarks = parse_date(text, engine.target)
    if remarks.errors:
        return _refuse_words(engine, _describe(remarks, text, ""))
    if parsed.has_date or parsed.time_count or parsed.zone_count:
        return _refuse_words(engine, f"String '{c_string(text)}' contains non-relative elements")
    return new_interval(engine, parsed.relative.copy(), words=text)


def initialise_from(engine: Engine, obj: Any, data: PhpArray) -> None:
    """Take over what an interval was stored as; what is missing counts as -1 (php_date_interval_initialize_from_hash).
    """
    text = plain(data.get("date_string"))
    if to_bool(engine, plain(data.get("from_string"))) and type(text) is str:
        parsed, remarks = parse_date(text, engine.target)
        obj.words = text
        if remarks.errors:
            engine.diagnostics.warning(
                f"{engine.active_function_name()}(): {_describe(remarks, text, ' while unserializing')}")
        else:
            obj.interval = parsed.relative.copy()
        return
    obj.counts_elapsed = False  # that the interval was made of words, as `words` says, is left as it was
    interval = obj.interval = Relative()
    for name, field in _AMOUNTS.items():
        setattr(interval, field, _stored_int(engine, data, name, -1))
    fraction = plain(data.get("f"))
    interval.microsecond = 0 if fraction is None else _microseconds(engine, fraction)
    interval.invert = _stored_int(engine, data, "invert", 0)
    days = plain(data.get("days", -1))
    interval.days = None if days is False else parse_int(to_string(engine, days)) if _is_scalar(days) else -1


def _is_scalar(value: Any) -> bool:
    return value is None or type(value) in (bool, int, float, str)


def _stored_int(engine: Engine, data: PhpArray, name: str, default: int) -> int:
    value = plain(data.get(name, default))
    return to_int(engine, value) if _is_scalar(value) else default


@php_class("DateInterval", native=IntervalHooks())
class DateInterval(IntervalObject):
    __slots__ = ()

    @method
    def __construct(self, engine: Engine, duration: Str) -> Untyped:
        construct(engine, self, duration)

    @method(static=True, tentative=True)
    def createFromDateString(scope: Scope, engine: Engine, datetime: Str) -> 'DateInterval' | False_:
        return create_from_words(engine, datetime)

    @method(tentative=True)
    def format(self, engine: Engine, format: Str) -> Str:
        return format_interval(format, interval_of(engine, self))

    @method
    def __serialize(self, engine: Engine) -> Array:
        if self.words is None:
            interval_of(engine, self)
        fields = fields_of(self)
        return serialized(self, fields)

    @method
    def __unserialize(self, engine: Engine, data: Array) -> Void:
        initialise_from(engine, self, data)
        restore_members(engine, self, data, OWN_FIELDS)

    @method(tentative=True)
    def __wakeup(self, engine: Engine) -> Void:
        initialise_from(engine, self, IntervalHooks.get_properties(engine, self))

    @method(static=True, tentative=True)
    def __set_state(scope: Scope, engine: Engine, array: Array) -> 'DateInterval':
        obj: DateInterval = instantiate(engine, engine.classes["dateinterval"])
        initialise_from(engine, obj, array)
        return obj


def construct(engine: Engine, obj: Any, text: str) -> None:
    """DateInterval::__construct()."""
    obj.interval, obj.counts_elapsed, obj.words = duration(engine, text), True, None
