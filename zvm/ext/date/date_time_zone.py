"""DateTimeZone and the functions that list zones (ext/date/php_date.c)."""
from __future__ import annotations

from zvm.ext.date.exceptions import exception_class
from zvm.ext.date.moments.arithmetic import moment_in
from zvm.ext.date.moments.formatting import format_moment
from zvm.ext.date.moments.moment import IDENTIFIER
from zvm.ext.date.objects import (
    ZoneHooks,
    ZoneObject,
    full_zone_name,
    initialise_zone,
    moment_of,
    plain,
    read_zone_moment,
    restore_members,
    serialized,
    zone_fields,
    zone_moment_of,
)
from zvm.ext.date.zones import database
from zvm.ext.date.zones.abbreviations import meanings
from zvm.ext.date.zones.zone_file import LocalTime, Zone
from zvm.ext.vocabulary import Array, False_, Int, Null, Path, Scope, Str, Untyped, Void, method, php_class
from zvm.runtime.functions.parameters import value_error
from zvm.runtime.objects.lifecycle import instantiate
from zvm.runtime.objects.property_tables import standard_table
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.strings import lower
from zvm.targets import V8_3

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any, NoReturn

    from zvm.engine import Engine
    from zvm.ext.date.objects import DateObject as DateTimeInterface

# ruff: noqa: F821, N802, N803, UP037

_GROUPS = {"AFRICA": 1, "AMERICA": 2, "ANTARCTICA": 4, "ARCTIC": 8, "ASIA": 16, "ATLANTIC": 32, "AUSTRALIA": 64,
           "EUROPE": 128, "INDIAN": 256, "PACIFIC": 512, "UTC": 1024}
ALL, ALL_WITH_BC, PER_COUNTRY = 2047, 4095, 4096
INT_MIN, INT_MAX, INT32_MAX = -(1 << 63), (1 << 63) - 1, (1 << 31) - 1
OWN_FIELDS = frozenset(("timezone_type", "timezone"))


def initialise_from(engine: Engine, obj: Any, data: PhpArray) -> bool:
    """Take over what an object was stored as (php_date_timezone_initialize_from_hash)."""
    zone_type, zone = plain(data.get("timezone_type")), plain(data.get("timezone"))
    if type(zone_type) is not int or type(zone) is not str or not 1 <= zone_type <= 3:
        return False
    return initialise_zone(engine, obj, zone)


def location_array(engine: Engine, obj: Any) -> PhpArray | bool:
    zone = zone_moment_of(engine, obj).zone
    if zone is None:
        return False
    place = database.location_of(zone)
    return PhpArray.from_dict({"country_code": place.country, "latitude": place.latitude,
                               "longitude": place.longitude, "comments": place.comments})


def offset_at(engine: Engine, obj: Any, date: Any) -> int:
    """The offset of the zone at the moment of a date."""
    moment = zone_moment_of(engine, obj)
    timestamp = moment_of(engine, date, "DateTimeInterface").timestamp
    if moment.zone_type == IDENTIFIER:
        assert moment.zone is not None
        return moment.zone.at(timestamp).offset
    return moment.utc_offset


# ---- transitions -------------------------------------------------------------------------------------------------

_TRANSITION_FORMAT = "x-m-d\\TH:i:sP"


def transitions_array(engine: Engine, obj: Any, begin: int, end: int) -> PhpArray | bool:
    """getTransitions(): what counts at `begin`, and all transitions up to `end`; False for a zone without any."""
    zone = zone_moment_of(engine, obj).zone
    if zone is None:
        return False
    times = zone.transitions
    first = next((number for number, time in enumerate(times) if time > begin), len(times))
    if begin == INT_MIN:
        first = 0
        found = [(begin, zone.types[0])]
    elif first == len(times) and times and zone.rule is not None:
        found = [(begin, zone.at(begin))]
    else:
        found = [(begin, zone.types[zone.kinds[first - 1]] if first else zone.types[0])]
    for number in range(first, len(times)):
        if times[number] >= end:
            return _transition_list(found)
        found.append((times[number], zone.types[zone.kinds[number]]))
    found += [(time, kind) for time, kind in zone.tail(end) if time > begin]
    return _transition_list(found)


def _transition_list(transitions: list[tuple[int, LocalTime]]) -> PhpArray:
    utc = database.utc()
    return PhpArray.from_list([_transition(utc, time, kind) for time, kind in transitions])


def _transition(utc: Zone, time: int, kind: LocalTime) -> PhpArray:
    return PhpArray.from_dict({
        "ts": time, "time": format_moment(_TRANSITION_FORMAT, moment_in(utc, time)), "offset": kind.offset,
        "isdst": kind.is_dst, "abbr": kind.abbreviation})


# ---- lists -------------------------------------------------------------------------------------------------------

def identifiers_array(engine: Engine, group: int, country: str | None) -> PhpArray:
    """listIdentifiers(): by group or country; throws ValueError."""
    if group == PER_COUNTRY and (country is None or len(country) != 2):
        value_error(engine, 2, "must be a two-letter ISO 3166-1 compatible country code when argument #1 "
                               "($timezoneGroup) is DateTimeZone::PER_COUNTRY")
    names = database.identifiers()
    places = database.locations()
    if group == ALL_WITH_BC:
        return PhpArray.from_list(names)
    if group == PER_COUNTRY:
        return PhpArray.from_list([name for name in names if country == (
            places[lower(name)].country if lower(name) in places else database.UNKNOWN_COUNTRY)])
    prefixes = tuple("utc" if prefix == "UTC" else lower(prefix) + "/"
                     for prefix, bit in _GROUPS.items() if group & bit)
    return PhpArray.from_list([name for name in names if lower(name).startswith(prefixes)
                               and (lower(name) in places or name == "UTC")])


def abbreviations_array() -> PhpArray:
    """listAbbreviations()."""
    return PhpArray.from_dict({name: PhpArray.from_list([
        PhpArray.from_dict({"dst": one.is_dst, "offset": one.offset, "timezone_id": one.zone}) for one in entries])
        for name, entries in meanings().items() if name != "*"})


def _refuse_data(engine: Engine) -> NoReturn:
    engine.throw("Error", "Timezone initialization failed" if engine.target < V8_3 else
                 "Invalid serialization data for DateTimeZone object")


@php_class("DateTimeZone", native=ZoneHooks(),
           constants={**_GROUPS, "ALL": ALL, "ALL_WITH_BC": ALL_WITH_BC, "PER_COUNTRY": PER_COUNTRY})
class DateTimeZone(ZoneObject):
    __slots__ = ()

    @method
    def __construct(self, engine: Engine, timezone: Path) -> Untyped:
        found = read_zone_moment(timezone)
        if isinstance(found, str):
            engine.throw(exception_class(engine, "DateInvalidTimeZoneException"),
                         f"DateTimeZone::__construct(): {found}")
        self.moment = found

    @method(tentative=True)
    def getName(self, engine: Engine) -> Str:
        return full_zone_name(zone_moment_of(engine, self))

    @method(tentative=True)
    def getOffset(self, engine: Engine, datetime: 'DateTimeInterface') -> Int:
        return offset_at(engine, self, datetime)

    @method(tentative=True, defaults={"timestampBegin": "PHP_INT_MIN", "timestampEnd": "PHP_INT_MAX"})
    def getTransitions(self, engine: Engine, timestampBegin: Int = INT_MIN,
                       timestampEnd: Int = INT32_MAX) -> Array | False_:
        return transitions_array(engine, self, timestampBegin, timestampEnd)

    @method(tentative=True)
    def getLocation(self, engine: Engine) -> Array | False_:
        return location_array(engine, self)

    @method(static=True, tentative=True)
    def listAbbreviations(scope: Scope) -> Array:
        return abbreviations_array()

    @method(static=True, tentative=True, defaults={"timezoneGroup": "DateTimeZone::ALL"})
    def listIdentifiers(scope: Scope, engine: Engine, timezoneGroup: Int = ALL,
                        countryCode: Str | Null = None) -> Array:
        return identifiers_array(engine, timezoneGroup, countryCode)

    @method
    def __serialize(self, engine: Engine) -> Array:
        return serialized(self, zone_fields(zone_moment_of(engine, self), True))

    @method
    def __unserialize(self, engine: Engine, data: Array) -> Void:
        if not initialise_from(engine, self, data):
            engine.throw("Error", "Invalid serialization data for DateTimeZone object")
        restore_members(engine, self, data, OWN_FIELDS)

    @method(tentative=True)
    def __wakeup(self, engine: Engine) -> Void:
        if not initialise_from(engine, self, standard_table(self)):
            _refuse_data(engine)

    @method(static=True, tentative=True)
    def __set_state(scope: Scope, engine: Engine, array: Array) -> 'DateTimeZone':
        obj: DateTimeZone = instantiate(engine, engine.classes["datetimezone"])
        if not initialise_from(engine, obj, array):
            _refuse_data(engine)
        return obj
