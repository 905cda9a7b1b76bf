"""The class IntlTimeZone and its functions (ext/intl/timezone)."""
from __future__ import annotations

from ctypes import byref, c_int32

from zvm.ext.date.objects import ZoneObject
from zvm.ext.icu import zones
from zvm.ext.icu.iterators import over_enumeration
from zvm.ext.icu.library import Status, c_text, count, fetch, icu, name_at, text_at, units
from zvm.ext.icu.objects import (
    INT32_MAX,
    INT32_MIN,
    IntlObject,
    begin,
    check,
    decoded,
    default_locale,
    error_code_of,
    error_message_of,
    new_object,
    refuse_clone,
)
from zvm.ext.icu.zones import Zone
from zvm.ext.intl import errors
from zvm.ext.vocabulary import PRIVATE, Bool, ByRef, False_, Float, Int, Null, Str, Untyped, function, method, php_class
from zvm.runtime.objects.typed_references import assign_by_reference
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.compare import UNCOMPARABLE
from zvm.runtime.values.convert import to_int, to_string
from zvm.runtime.values.numbers import parse_numeric
from zvm.runtime.values.php_object import PhpObject

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine
    from zvm.runtime.classes.class_entry import ClassEntry

# ruff: noqa: F821, UP037
# mypy: disable-error-code="misc, name-defined, no-any-return"

_NAME = "IntlTimeZone"
_TYPES = range(3)  # TYPE_*
_STYLES = range(1, 9)  # DISPLAY_*


def make(engine: Engine, zone: Zone) -> Any:
    """An IntlTimeZone of a zone (timezone_object_construct)."""
    return new_object(engine, "intltimezone", zone)


def debug_info(zone: Zone | None) -> PhpArray:
    """What var_dump() shows of a zone."""
    if zone is None:
        return PhpArray.from_dict({"valid": False})
    shown: dict[int | str, Any] = {"valid": True, "id": errors.encode(zone.id)}
    status = Status()
    raw, summer = zone.offsets(icu.ucal_getNow(), False, status)
    if not status.failed:
        shown |= {"rawOffset": raw, "currentOffset": raw + summer}
    return PhpArray.from_dict(shown)


class _Hooks:
    """Cloning, comparing and dumping."""

    __slots__ = ()

    @staticmethod
    def clone(engine: Engine, obj: Any) -> Any:
        copy = refuse_clone(engine, obj, _NAME)
        copy.held = obj.held
        return copy

    @staticmethod
    def compare(engine: Engine, left: Any, right: Any) -> int | None:
        if not isinstance(left, IntlTimeZone) or not isinstance(right, IntlTimeZone):
            return None
        if left.held is None or right.held is None:
            engine.throw("Exception", "Comparison with at least one unconstructed IntlTimeZone operand")
        return 0 if left.held.id == right.held.id else UNCOMPARABLE

    @staticmethod
    def get_debug_info(engine: Engine, obj: Any) -> PhpArray:
        return debug_info(obj.held)


def _text(engine: Engine, string: str, origin: str) -> str | None:
    """An identifier as text; None after an error where it is not UTF-8."""
    status = Status()
    text = decoded(string, status)
    if text is None:
        errors.fail(engine, status.value, f"{origin}: could not convert time zone id to UTF-16")
    return text


@function
def intltz_count_equivalent_ids(engine: Engine, timezoneId: Str) -> Int | False_:
    errors.reset(engine)
    text = _text(engine, timezoneId, "intltz_count_equivalent_ids")
    return False if text is None else zones.count_equivalent(text)


@function
def intltz_create_default(engine: Engine) -> "IntlTimeZone":
    errors.reset(engine)
    return make(engine, zones.create_default())


def _enumerate(engine: Engine, address: int | None) -> Any:
    if address:
        return over_enumeration(engine, address)
    errors.fail(engine, errors.ILLEGAL_ARGUMENT, "intltz_create_enumeration: error obtaining enumeration")
    return False


@function(typed_later=("countryOrRawOffset",))
def intltz_create_enumeration(engine: Engine, countryOrRawOffset: Untyped = None) -> "IntlIterator" | False_:
    errors.reset(engine)
    value, status = countryOrRawOffset, Status()
    if value is None:
        return _enumerate(engine, icu.ucal_openTimeZones(status))
    if type(value) is str or isinstance(value, PhpObject):
        value = to_string(engine, value)
        number = parse_numeric(value)
        if number is None:
            return _enumerate(engine, icu.ucal_openCountryTimeZones(c_text(value), status))
        value = number
    if type(value) is float:
        value = to_int(engine, value)
    if type(value) is not int:
        errors.fail(engine, errors.ILLEGAL_ARGUMENT, "intltz_create_enumeration: invalid argument type")
        return False
    if not INT32_MIN <= value <= INT32_MAX:
        errors.fail(engine, errors.ILLEGAL_ARGUMENT, "intltz_create_enumeration: value is out of range")
        return False
    offset = c_int32(value)
    return _enumerate(engine, icu.ucal_openTimeZoneIDEnumeration(0, None, byref(offset), status))


@function
def intltz_create_time_zone(engine: Engine, timezoneId: Str) -> "IntlTimeZone" | Null:
    errors.reset(engine)
    text = _text(engine, timezoneId, "intltz_create_time_zone")
    return None if text is None else make(engine, zones.create(text))


@function
def intltz_create_time_zone_id_enumeration(engine: Engine, type: Int, region: Str | Null = None,
                                           rawOffset: Int | Null = None) -> "IntlIterator" | False_:
    errors.reset(engine)
    if type not in _TYPES:
        errors.fail(engine, errors.ILLEGAL_ARGUMENT, "intltz_create_time_zone_id_enumeration: bad zone type")
        return False
    if rawOffset is not None and not INT32_MIN <= rawOffset <= INT32_MAX:
        errors.fail(engine, errors.ILLEGAL_ARGUMENT, "intltz_create_time_zone_id_enumeration: offset out of bounds")
        return False
    offset = None if rawOffset is None else byref(c_int32(rawOffset))
    status = Status()
    address = icu.ucal_openTimeZoneIDEnumeration(type, None if region is None else c_text(region), offset, status)
    if status.failed:
        errors.fail(engine, status.value,
                    "intltz_create_time_zone_id_enumeration: Error obtaining time zone id enumeration")
        return False
    return over_enumeration(engine, address)


@function
def intltz_from_date_time_zone(engine: Engine, timezone: "DateTimeZone") -> "IntlTimeZone" | Null:
    errors.reset(engine)
    assert isinstance(timezone, ZoneObject)
    if timezone.moment is None:
        errors.fail(engine, errors.ILLEGAL_ARGUMENT, "intltz_from_date_time_zone: DateTimeZone object is unconstructed")
        return None
    zone = zones.of_moment(engine, timezone.moment, None, "intltz_from_date_time_zone")
    return None if zone is None else make(engine, zone)


@function(since=80400)
def intltz_get_iana_id(engine: Engine, timezoneId: Str) -> Str | False_:
    errors.reset(engine)
    text = _text(engine, timezoneId, "intltz_get_iana_id")
    if text is None:
        return False
    found = zones.iana_id(text, Status())
    if not found:
        errors.fail(engine, errors.ILLEGAL_ARGUMENT, "error obtaining IANA ID")
        return False
    return errors.encode(found)


@function
def intltz_get_canonical_id(engine: Engine, timezoneId: Str, isSystemId: ByRef = None) -> Str | False_:
    errors.reset(engine)
    text = _text(engine, timezoneId, "intltz_get_canonical_id")
    if text is None:
        return False
    status = Status()
    found, is_system = zones.canonical_id(text, status)
    if status.failed:
        errors.fail(engine, status.value, "intltz_get_canonical_id: error obtaining canonical ID")
        return False
    if isSystemId is not None:
        assign_by_reference(engine, isSystemId, is_system)
    return errors.encode(found)


@function(defaults={"style": "IntlTimeZone::DISPLAY_LONG"})
def intltz_get_display_name(engine: Engine, timezone: "IntlTimeZone", dst: Bool = False, style: Int = 2,
                            locale: Str | Null = None) -> Str | False_:
    errors.reset(engine)
    if style not in _STYLES:
        errors.fail(engine, errors.ILLEGAL_ARGUMENT, "intltz_get_display_name: wrong display type")
        return False
    name = c_text(default_locale(engine) if locale is None else locale)
    return errors.encode(begin(engine, timezone, _NAME).display_name(dst, style, name))


@function
def intltz_get_dst_savings(engine: Engine, timezone: "IntlTimeZone") -> Int:
    return begin(engine, timezone, _NAME).savings


def _resource(parent: int, key: bytes, status: Status) -> int:
    found: int = icu.ures_getByKey(parent, key, None, status)
    return found


def _equivalent(identifier: str, index: int) -> str:
    """One of the identifiers with the same zone, from ICU's table of zones (TimeZone::getEquivalentID)."""
    status = Status()
    opened = [icu.ures_openDirect(None, b"zoneinfo64", status)]
    opened += [_resource(opened[0], b"Names", status), _resource(opened[0], b"Zones", status)]
    length = c_int32()

    def name(number: int) -> str:
        item = icu.ures_getByIndex(opened[1], number, None, status)
        start = icu.ures_getString(item, byref(length), status)
        text = text_at(start, length.value)
        icu.ures_close(item)
        return text

    try:
        low, high = 0, icu.ures_getSize(opened[1])
        while low < high:
            middle = (low + high) // 2
            low, high = (middle + 1, high) if name(middle) < identifier else (low, middle)
        if status.failed or low >= icu.ures_getSize(opened[1]) or name(low) != identifier:
            return ""
        opened.append(icu.ures_getByIndex(opened[2], low, None, status))
        if icu.ures_getType(opened[3]) == 7:  # an int: the zone that it is another name of
            opened[3] = icu.ures_getByIndex(opened[2], icu.ures_getInt(opened[3], status), opened[3], status)
        opened.append(_resource(opened[3], b"links", status))
        start = icu.ures_getIntVector(opened[4], byref(length), status)
        if status.failed or not 0 <= index < length.value:
            return ""
        return name(c_int32.from_address(start + 4 * index).value)
    finally:
        for address in reversed(opened):
            icu.ures_close(address)


@function
def intltz_get_equivalent_id(engine: Engine, timezoneId: Str, offset: Int) -> Str | False_:
    errors.reset(engine)
    if not INT32_MIN <= offset <= INT32_MAX:
        return False
    text = _text(engine, timezoneId, "intltz_get_equivalent_id")
    return False if text is None else errors.encode(_equivalent(text, offset))


@function
def intltz_get_error_code(engine: Engine, timezone: "IntlTimeZone") -> Int | False_:
    return error_code_of(engine, timezone)


@function
def intltz_get_error_message(engine: Engine, timezone: "IntlTimeZone") -> Str | False_:
    return error_message_of(engine, timezone)


@function
def intltz_get_gmt(engine: Engine) -> "IntlTimeZone":
    errors.reset(engine)
    return make(engine, zones.greenwich())


@function
def intltz_get_id(engine: Engine, timezone: "IntlTimeZone") -> Str | False_:
    return errors.encode(begin(engine, timezone, _NAME).id)


@function
def intltz_get_offset(engine: Engine, timezone: "IntlTimeZone", timestamp: Float, local: Bool, rawOffset: ByRef,
                      dstOffset: ByRef) -> Bool:
    status = Status()
    raw, summer = begin(engine, timezone, _NAME).offsets(timestamp, local, status)
    if not check(engine, timezone, status, "intltz_get_offset: error obtaining offset"):
        return False
    assign_by_reference(engine, rawOffset, raw)
    assign_by_reference(engine, dstOffset, summer)
    return True


@function
def intltz_get_raw_offset(engine: Engine, timezone: "IntlTimeZone") -> Int:
    return begin(engine, timezone, _NAME).raw_offset


@function
def intltz_get_region(engine: Engine, timezoneId: Str) -> Str | False_:
    errors.reset(engine)
    text = _text(engine, timezoneId, "intltz_get_region")
    if text is None:
        return False
    status = Status()
    found = zones.region_of(text, status)
    errors.note(engine, status.value)
    if status.failed:
        errors.fail(engine, status.value, "intltz_get_region: Error obtaining region")
        return False
    return found


@function
def intltz_get_tz_data_version(engine: Engine) -> Str | False_:
    errors.reset(engine)
    status = Status()
    address = icu.ucal_getTZDataVersion(status)
    if status.failed:
        errors.fail(engine, status.value, "intltz_get_tz_data_version: Error obtaining time zone data version")
        return False
    return name_at(address)


@function
def intltz_get_unknown(engine: Engine) -> "IntlTimeZone":
    errors.reset(engine)
    return make(engine, zones.unknown())


@function
def intltz_get_windows_id(engine: Engine, timezoneId: Str) -> Str | False_:
    text = _text(engine, timezoneId, "intltz_get_windows_id")
    if text is None:
        return False
    data, status = units(text), Status()
    found = fetch(lambda buffer, size, status: icu.ucal_getWindowsTimeZoneID(data, count(data), buffer, size, status),
                  status)
    return _known_id(engine, found, status, "intltz_get_windows_id: Unable to get timezone from windows ID",
                     "intltz_get_windows_id: Unknown system timezone")


def _known_id(engine: Engine, found: str, status: Status, failure: str, unknown: str) -> str | bool:
    """What was found; False, with one of the messages, where that has failed or there is none."""
    errors.note(engine, status.value)
    if status.failed:
        errors.fail(engine, status.value, failure)
        return False
    if not found:
        errors.fail(engine, errors.ILLEGAL_ARGUMENT, unknown)
        return False
    return errors.encode(found)


@function
def intltz_get_id_for_windows_id(engine: Engine, timezoneId: Str, region: Str | Null = None) -> Str | False_:
    text = _text(engine, timezoneId, "intltz_get_id_for_windows_id")
    if text is None:
        return False
    data, status = units(text), Status()
    wanted = None if region is None else c_text(region)
    found = fetch(lambda buffer, size, status: icu.ucal_getTimeZoneIDForWindowsID(
        data, count(data), wanted, buffer, size, status), status)
    return _known_id(engine, found, status, "intltz_get_id_for_windows_id: Unable to get windows ID for timezone",
                     "intltz_get_windows_id: Unknown windows timezone")


@function
def intltz_has_same_rules(engine: Engine, timezone: "IntlTimeZone", other: "IntlTimeZone") -> Bool:
    zone = begin(engine, timezone, _NAME)
    if other.held is None:
        errors.fail(engine, errors.ILLEGAL_ARGUMENT, "intltz_has_same_rules: The second IntlTimeZone is unconstructed",
                    timezone)
        return False
    return zone.has_same_rules(other.held)


@function
def intltz_to_date_time_zone(engine: Engine, timezone: "IntlTimeZone") -> "DateTimeZone" | False_:
    found = zones.to_date_time_zone(engine, begin(engine, timezone, _NAME), timezone, "intltz_to_date_time_zone")
    return False if found is None else found


@function
def intltz_use_daylight_time(engine: Engine, timezone: "IntlTimeZone") -> Bool:
    return begin(engine, timezone, _NAME).uses_daylight_time


_CONSTANTS = {
    "DISPLAY_SHORT": 1, "DISPLAY_LONG": 2, "DISPLAY_SHORT_GENERIC": 3, "DISPLAY_LONG_GENERIC": 4,
    "DISPLAY_SHORT_GMT": 5, "DISPLAY_LONG_GMT": 6, "DISPLAY_SHORT_COMMONLY_USED": 7, "DISPLAY_GENERIC_LOCATION": 8,
    "TYPE_ANY": 0, "TYPE_CANONICAL": 1, "TYPE_CANONICAL_LOCATION": 2,
}


@php_class("IntlTimeZone", constants=_CONSTANTS, serializable=False, native=_Hooks())
class IntlTimeZone(IntlObject):
    __slots__ = ()

    @method(visibility=PRIVATE)
    def __construct(self, engine: Engine) -> Untyped:
        engine.throw("Exception", "An object of this type cannot be created with the new operator")

    @method(static=True, tentative=True)
    def countEquivalentIDs(scope: ClassEntry, engine: Engine, timezoneId: Str) -> Int | False_:
        return intltz_count_equivalent_ids(engine, timezoneId)

    @method(static=True, tentative=True)
    def createDefault(scope: ClassEntry, engine: Engine) -> "IntlTimeZone":
        return intltz_create_default(engine)

    @method(static=True, tentative=True, typed_later=("countryOrRawOffset",))
    def createEnumeration(scope: ClassEntry, engine: Engine,
                          countryOrRawOffset: Untyped = None) -> "IntlIterator" | False_:
        return intltz_create_enumeration(engine, countryOrRawOffset)

    @method(static=True, tentative=True)
    def createTimeZone(scope: ClassEntry, engine: Engine, timezoneId: Str) -> "IntlTimeZone" | Null:
        return intltz_create_time_zone(engine, timezoneId)

    @method(static=True, tentative=True)
    def createTimeZoneIDEnumeration(scope: ClassEntry, engine: Engine, type: Int, region: Str | Null = None,
                                    rawOffset: Int | Null = None) -> "IntlIterator" | False_:
        return intltz_create_time_zone_id_enumeration(engine, type, region, rawOffset)

    @method(static=True, tentative=True)
    def fromDateTimeZone(scope: ClassEntry, engine: Engine, timezone: "DateTimeZone") -> "IntlTimeZone" | Null:
        return intltz_from_date_time_zone(engine, timezone)

    @method(static=True, since=80400)
    def getIanaID(scope: ClassEntry, engine: Engine, timezoneId: Str) -> Str | False_:
        return intltz_get_iana_id(engine, timezoneId)

    @method(static=True, tentative=True)
    def getCanonicalID(scope: ClassEntry, engine: Engine, timezoneId: Str, isSystemId: ByRef = None) -> Str | False_:
        return intltz_get_canonical_id(engine, timezoneId, isSystemId)

    @method(tentative=True, defaults={"style": "IntlTimeZone::DISPLAY_LONG"})
    def getDisplayName(self, engine: Engine, dst: Bool = False, style: Int = 2,
                       locale: Str | Null = None) -> Str | False_:
        return intltz_get_display_name(engine, self, dst, style, locale)

    @method(tentative=True)
    def getDSTSavings(self, engine: Engine) -> Int:
        return intltz_get_dst_savings(engine, self)

    @method(static=True, tentative=True)
    def getEquivalentID(scope: ClassEntry, engine: Engine, timezoneId: Str, offset: Int) -> Str | False_:
        return intltz_get_equivalent_id(engine, timezoneId, offset)

    @method(tentative=True)
    def getErrorCode(self, engine: Engine) -> Int | False_:
        return intltz_get_error_code(engine, self)

    @method(tentative=True)
    def getErrorMessage(self, engine: Engine) -> Str | False_:
        return intltz_get_error_message(engine, self)

    @method(static=True, tentative=True)
    def getGMT(scope: ClassEntry, engine: Engine) -> "IntlTimeZone":
        return intltz_get_gmt(engine)

    @method(tentative=True)
    def getID(self, engine: Engine) -> Str | False_:
        return intltz_get_id(engine, self)

    @method(tentative=True)
    def getOffset(self, engine: Engine, timestamp: Float, local: Bool, rawOffset: ByRef, dstOffset: ByRef) -> Bool:
        return intltz_get_offset(engine, self, timestamp, local, rawOffset, dstOffset)

    @method(tentative=True)
    def getRawOffset(self, engine: Engine) -> Int:
        return intltz_get_raw_offset(engine, self)

    @method(static=True, tentative=True)
    def getRegion(scope: ClassEntry, engine: Engine, timezoneId: Str) -> Str | False_:
        return intltz_get_region(engine, timezoneId)

    @method(static=True, tentative=True)
    def getTZDataVersion(scope: ClassEntry, engine: Engine) -> Str | False_:
        return intltz_get_tz_data_version(engine)

    @method(static=True, tentative=True)
    def getUnknown(scope: ClassEntry, engine: Engine) -> "IntlTimeZone":
        return intltz_get_unknown(engine)

    @method(static=True, tentative=True)
    def getWindowsID(scope: ClassEntry, engine: Engine, timezoneId: Str) -> Str | False_:
        return intltz_get_windows_id(engine, timezoneId)

    @method(static=True, tentative=True)
    def getIDForWindowsID(scope: ClassEntry, engine: Engine, timezoneId: Str,
                          region: Str | Null = None) -> Str | False_:
        return intltz_get_id_for_windows_id(engine, timezoneId, region)

    @method(tentative=True)
    def hasSameRules(self, engine: Engine, other: "IntlTimeZone") -> Bool:
        return intltz_has_same_rules(engine, self, other)

    @method(tentative=True)
    def toDateTimeZone(self, engine: Engine) -> "DateTimeZone" | False_:
        return intltz_to_date_time_zone(engine, self)

    @method(tentative=True)
    def useDaylightTime(self, engine: Engine) -> Bool:
        return intltz_use_daylight_time(engine, self)
