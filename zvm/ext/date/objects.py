"""What the classes of dates share: the fields of their objects, the engine's hooks, and how they come to be.

The Python fields are None until a constructor ran; `initialised()` and its like throw PHP's Error then.
"""
from __future__ import annotations

from zvm.ext.date import state
from zvm.ext.date.moments.arithmetic import show
from zvm.ext.date.moments.formatting import format_moment, zone_name
from zvm.ext.date.moments.moment import ABBREVIATION, IDENTIFIER, NO_ZONE, OFFSET, Moment, Relative, Remarks
from zvm.ext.date.reading.date_parser import complete, parse_date
from zvm.ext.date.reading.format_parser import parse_by_format
from zvm.ext.date.reading.zone_text import offset_name, read_zone
from zvm.runtime.objects.lifecycle import copy_members, initialise, instantiate, object_type_of
from zvm.runtime.objects.property_tables import standard_table
from zvm.runtime.services.function_tools import lru_cache
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.strings import c_string
from zvm.runtime.values.zval import Reference
from zvm.targets import V8_3, V8_4, V8_5

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any, NoReturn, TypeVar

    from zvm.engine import Engine
    from zvm.ext.date.date_interval import DateInterval
    from zvm.ext.date.date_time_zone import DateTimeZone
    from zvm.runtime.classes.class_entry import ClassEntry

    Date = TypeVar("Date", bound="DateObject")

FULL_FORMAT = "x-m-d H:i:s.u"
UNCOMPARABLE = 1
_OUT_OF_RANGE = "Timezone offset is out of range"


class DateObject(PhpObject):
    """A DateTime or DateTimeImmutable."""

    __slots__ = ("moment",)
    own_bytes = 272

    def __init__(self) -> None:
        self.moment: Moment | None = None


class ZoneObject(PhpObject):
    """A DateTimeZone: `moment` is any moment in its zone."""

    __slots__ = ("moment",)
    own_bytes = 40

    def __init__(self) -> None:
        self.moment: Moment | None = None


class IntervalObject(PhpObject):
    """A DateInterval: `counts_elapsed` tells one written as a duration from a difference or words; the latter are
    `words`."""

    __slots__ = ("interval", "counts_elapsed", "words")
    own_bytes = 152

    def __init__(self) -> None:
        self.interval: Relative | None = None
        self.counts_elapsed = False
        self.words: str | None = None


def plain(value: Any) -> Any:
    return value.value if type(value) is Reference else value


def uninitialised(engine: Engine, obj: Any, class_name: str) -> NoReturn:
    """Throw for an object whose constructor did not run; `class_name` is what PHP 8.2 calls it."""
    if engine.target < V8_3:
        engine.throw("Error", f"The {class_name} object has not been correctly initialized by its constructor")
    ce = obj.ce
    own = ce
    while not own.is_internal:
        own = own.parent
    heir = "" if own is ce else f" (inheriting {own.name})"
    engine.throw("DateObjectError", f"Object of type {ce.display_name}{heir} has not been correctly initialized by "
                                    "calling parent::__construct() in its constructor")


def moment_of(engine: Engine, obj: Any, class_name: str = "DateTime") -> Moment:
    """The moment of a date object; throws Error when it has none."""
    moment: Moment | None = obj.moment
    return uninitialised(engine, obj, class_name) if moment is None else moment


def zone_moment_of(engine: Engine, obj: Any) -> Moment:
    """The same for a zone object."""
    return moment_of(engine, obj, "DateTimeZone")


def interval_of(engine: Engine, obj: Any, class_name: str = "DateInterval") -> Relative:
    interval: Relative | None = obj.interval
    return uninitialised(engine, obj, class_name) if interval is None else interval


# ---- making objects ----------------------------------------------------------------------------------------------

def new_date(engine: Engine, ce: ClassEntry, moment: Moment) -> DateObject:
    obj: DateObject = instantiate(engine, ce)
    obj.moment = moment
    return obj


def new_interval(engine: Engine, interval: Relative, counts_elapsed: bool = False,
                 words: str | None = None) -> DateInterval:
    obj: DateInterval = instantiate(engine, engine.classes["dateinterval"])
    obj.interval, obj.counts_elapsed, obj.words = interval, counts_elapsed, words
    return obj


def new_zone(engine: Engine, moment: Moment) -> DateTimeZone:
    """A DateTimeZone of the zone a moment is in."""
    obj: DateTimeZone = instantiate(engine, engine.classes["datetimezone"])
    obj.moment = _bare_zone(moment)
    return obj


def _bare_zone(moment: Moment) -> Moment:
    zone = Moment()
    zone.take_zone(moment)
    return zone


def copy_of(engine: Engine, obj: Date) -> Date:
    """A clone of a date object, without __clone (date_clone_immutable)."""
    moment: Moment | None = obj.moment
    return copy_at(engine, obj, moment and moment.copy())


def copy_at(engine: Engine, obj: Date, moment: Moment | None) -> Date:
    """The same of another moment."""
    copy: Date = instantiate(engine, obj.ce)
    if obj.slots or obj.dynamic or obj.guards:
        copy_members(copy, obj)
    copy.moment = moment
    return copy


# ---- reading dates and zones -------------------------------------------------------------------------------------

def describe_error(remarks: Remarks, text: str) -> str:
    """The first error, as messages tell it."""
    position, character, message = remarks.errors[0]
    return c_string(f"({c_string(text)}) at position {position} ({character}): {message}")


def read_moment(engine: Engine, text: str, zone: Any, format: str | None = None) -> tuple[Moment | None, Remarks]:
    """The moment that a text stands for in the zone of a DateTimeZone (None: the default one); None and the remarks
    where it cannot be read (php_date_initialize)."""
    if format is not None:
        parsed, remarks = parse_by_format(format, text)
    else:
        text = text or "now"
        parsed, remarks = parse_date(text, engine.target)
    state.note_remarks(engine, remarks)
    if remarks.errors:
        return None, remarks
    if zone is not None:
        now = state.now(state.default_zone(engine))
        if zone.moment is None:
            engine.throw("Error" if engine.target < V8_3 else "DateObjectError",
                         "The DateTimeZone object has not been correctly initialized by its constructor")
        now.take_zone(zone.moment)
        show(now, now.timestamp)
    else:
        now = state.now(parsed.zone or state.default_zone(engine))
    if text == "now" and format is None:
        return now, remarks
    return complete(parsed, now, now.zone, keeps_time=format is not None), remarks


def initialise_zone(engine: Engine, obj: Any, text: str) -> bool:
    """Give a zone object the zone that a text names; False with a warning where there is none. After an offset out of
    range the object has none, but PHP is content (timezone_initialize)."""
    found = read_zone_moment(text)
    if type(found) is str:
        engine.diagnostics.warning(f"{engine.active_function_name()}(): {found}")
        return found.startswith(_OUT_OF_RANGE) and engine.target < V8_4
    obj.moment = found
    return True


@lru_cache(maxsize=512)
def read_zone_moment(text: str) -> Moment | str:
    """A moment in the zone that a text names, not to be changed, or why there is none."""
    if "\0" in text:
        return "Timezone must not contain null bytes"
    moment = Moment()
    end, found = read_zone(text, 0, moment)
    if moment.zone_type == OFFSET and abs(moment.offset) >= 100 * 3600:
        return f"{_OUT_OF_RANGE} ({text})"
    if not found or end < len(text):
        return f"Unknown or bad timezone ({text})"
    return moment


# ---- tables of properties ----------------------------------------------------------------------------------------

def zone_fields(moment: Moment, with_seconds: bool) -> dict[str, Any]:
    """What a zone is shown and stored as."""
    if moment.zone_type == NO_ZONE:
        return {}
    name = full_zone_name(moment) if with_seconds else zone_name(moment)
    return {"timezone_type": moment.zone_type, "timezone": name}


def full_zone_name(moment: Moment) -> str:
    """The name of its zone, an offset with its seconds."""
    return offset_name(moment.offset) if moment.zone_type == OFFSET else zone_name(moment)


def date_fields(moment: Moment) -> dict[str, Any]:
    """What a date is shown and stored as."""
    return {"date": format_moment(FULL_FORMAT, moment), **zone_fields(moment, False)}


def restore_members(engine: Engine, obj: PhpObject, data: PhpArray, own: frozenset[str]) -> None:
    """Give an object the properties of serialized data that are not its `own` fields
    (restore_custom_datetime_properties)."""
    from zvm.runtime.objects.properties import write_property
    from zvm.runtime.objects.property_tables import unmangle

    for key, value in list(data.items()):
        if type(key) is not str or key in own or type(value) is Reference:
            continue
        class_name, name = unmangle(key)
        scope = obj.ce if class_name in (None, "*") else engine.lookup_class(class_name)
        write_property(engine, obj, name, value, scope)


def serialized(obj: PhpObject, fields: dict[str, Any]) -> PhpArray:
    """The fields and the properties of an object, as __serialize() gives them."""
    table = standard_table(obj)
    return PhpArray.from_dict(fields | {key: value for key, value in table.items() if key not in fields})


# ---- hooks -------------------------------------------------------------------------------------------------------

class DateHooks:
    """The engine's hooks of DateTime and DateTimeImmutable."""

    __slots__ = ()

    @staticmethod
    def clone(engine: Engine, obj: Any) -> Any:
        copy: Any = object_type_of(obj.ce)()
        initialise(engine, copy, obj.ce)
        copy.moment = None if obj.moment is None else obj.moment.copy()
        return copy

    @staticmethod
    def get_properties_for(engine: Engine, obj: Any) -> PhpArray:
        table = standard_table(obj)
        if obj.moment is not None:
            for name, value in date_fields(obj.moment).items():
                table.set(name, value)
        return table

    @classmethod
    def get_debug_info(cls, engine: Engine, obj: Any) -> PhpArray | None:
        """The fields; None where a derived class's __debugInfo() is asked, as PHP 8.4 alone does."""
        if V8_4 <= engine.target < V8_5 and obj.ce.debug_info is not None:
            return None
        return cls.get_properties_for(engine, obj)

    @staticmethod
    def compare(engine: Engine, left: Any, right: Any) -> int | None:
        if not isinstance(left, DateObject) or not isinstance(right, DateObject):
            return None
        one, two = left.moment, right.moment
        if one is None or two is None:
            if engine.target >= V8_3:
                engine.throw("DateObjectError", "Trying to compare an incomplete DateTime or DateTimeImmutable object")
            engine.diagnostics.warning(f"{engine.active_function_name()}(): Trying to compare an incomplete DateTime "
                                       "or DateTimeImmutable object")
            return UNCOMPARABLE
        ours, theirs = (one.timestamp, one.microsecond), (two.timestamp, two.microsecond)
        return (ours > theirs) - (ours < theirs)


class ZoneHooks:
    """The engine's hooks of DateTimeZone."""

    __slots__ = ()

    clone = staticmethod(DateHooks.clone)

    @staticmethod
    def get_properties_for(engine: Engine, obj: Any) -> PhpArray:
        table = standard_table(obj)
        if obj.moment is not None:
            for name, value in zone_fields(obj.moment, True).items():
                table.set(name, value)
        return table

    @classmethod
    def get_debug_info(cls, engine: Engine, obj: Any) -> PhpArray | None:
        """The fields; None where a derived class's __debugInfo() is asked, as PHP 8.4 alone does."""
        if V8_4 <= engine.target < V8_5 and obj.ce.debug_info is not None:
            return None
        return cls.get_properties_for(engine, obj)

    @staticmethod
    def compare(engine: Engine, left: Any, right: Any) -> int | None:
        if not isinstance(left, ZoneObject) or not isinstance(right, ZoneObject):
            return None
        one, two = left.moment, right.moment
        if one is None or two is None:
            engine.throw("Error" if engine.target < V8_3 else "DateObjectError",
                         "Trying to compare uninitialized DateTimeZone objects")
        assert one is not None and two is not None
        if one.zone_type != two.zone_type:
            if engine.target >= V8_3:
                engine.throw("DateException", "Cannot compare two different kinds of DateTimeZone objects")
            engine.diagnostics.warning(
                f"{engine.active_function_name()}(): Trying to compare different kinds of DateTimeZone objects")
            return UNCOMPARABLE
        return int(_identity(one) != _identity(two))


def _identity(moment: Moment) -> int | str:
    if moment.zone_type == IDENTIFIER:
        assert moment.zone is not None
        return moment.zone.name
    return moment.abbreviation if moment.zone_type == ABBREVIATION else moment.offset
