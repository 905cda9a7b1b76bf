"""Time zones of ICU, and what scripts may give for one (ext/intl/timezone/timezone_class.cpp,
common/common_date.cpp)."""
from __future__ import annotations

from ctypes import byref, c_double, c_int8, c_int32, c_void_p, create_string_buffer

from zvm.ext.date.moments.formatting import zone_name
from zvm.ext.date.moments.moment import ABBREVIATION, OFFSET, Moment
from zvm.ext.date.objects import DateObject, ZoneObject, new_zone
from zvm.ext.date.state import default_zone
from zvm.ext.icu.cplusplus import Locale, UnicodeString, class_name, delete, function, string_text, virtual
from zvm.ext.icu.library import Status
from zvm.ext.icu.objects import IntlObject, decoded
from zvm.ext.intl import errors
from zvm.runtime.functions.parameters import is_instance
from zvm.runtime.signals import Thrown
from zvm.runtime.values.convert import to_string
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.strings import c_string

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

UNKNOWN = "Etc/Unknown"


class Zone:
    """A TimeZone of ICU. Goes where a pointer to one goes."""

    __slots__ = ("_as_parameter_", "_owned")

    def __init__(self, address: int, owned: bool = True) -> None:
        self._as_parameter_, self._owned = address, owned

    def __del__(self) -> None:
        if self._owned:
            delete(self._as_parameter_)

    @property
    def address(self) -> int:
        return self._as_parameter_

    @property
    def id(self) -> str:
        """Its identifier, which is the first thing in a TimeZone."""
        return string_text(self._as_parameter_ + 8)

    @property
    def raw_offset(self) -> int:
        """Milliseconds east of Greenwich, without summer time."""
        offset: int = virtual(self.address, "8TimeZone", "12getRawOffsetEv", c_int32)(self)
        return offset

    @property
    def uses_daylight_time(self) -> bool:
        return bool(virtual(self.address, "8TimeZone", "15useDaylightTimeEv", c_int8)(self))

    @property
    def savings(self) -> int:
        """Milliseconds of summer time."""
        found: int = virtual(self.address, "8TimeZone", "13getDSTSavingsEv", c_int32)(self)
        return found

    def offsets(self, date: float, is_local: bool, status: Status) -> tuple[int, int]:
        """The raw offset and summer time at a moment, in milliseconds."""
        raw, summer = c_int32(), c_int32()
        call = virtual(self.address, "8TimeZone", "9getOffsetEdaRiS1_R10UErrorCode", None, c_double, c_int8, c_void_p,
                       c_void_p, c_void_p)
        call(self, date, is_local, byref(raw), byref(summer), status)
        return raw.value, summer.value

    def has_same_rules(self, other: Zone) -> bool:
        return bool(virtual(self.address, "8TimeZone", "12hasSameRulesERKNS_8TimeZoneE", c_int8, c_void_p)(self, other))

    def display_name(self, summer: bool, style: int, locale: bytes) -> str:
        result = UnicodeString()
        call = function("_ZNK@8TimeZone14getDisplayNameEaNS0_12EDisplayTypeERKNS_6LocaleERNS_13UnicodeStringE",
                        c_void_p, c_void_p, c_int8, c_int32, c_void_p, c_void_p)
        call(self, summer, style, Locale(locale), result)
        return result.text


def create(identifier: str) -> Zone:
    """The zone of an identifier, the unknown one where there is none (TimeZone::createTimeZone)."""
    call = function("_ZN@8TimeZone14createTimeZoneERKNS_13UnicodeStringE", c_void_p, c_void_p)
    return Zone(call(UnicodeString(identifier)))


def create_default() -> Zone:
    """The zone of the machine."""
    return Zone(function("_ZN@8TimeZone13createDefaultEv", c_void_p)())


def greenwich() -> Zone:
    return Zone(function("_ZN@8TimeZone6getGMTEv", c_void_p)(), False)


def unknown() -> Zone:
    return Zone(function("_ZN@8TimeZone10getUnknownEv", c_void_p)(), False)


def find(identifier: str) -> Zone | None:
    """The zone of an identifier, None where there is none; ICU's table has one that is called like the unknown one."""
    zone = create(identifier)
    is_unknown = zone.id == UNKNOWN and class_name(zone.address) == class_name(unknown().address)
    return None if is_unknown else zone


def region_of(identifier: str, status: Status) -> str:
    """The country of a zone, "001" for the world."""
    buffer = create_string_buffer(4)
    call = function("_ZN@8TimeZone9getRegionERKNS_13UnicodeStringEPciR10UErrorCode", c_int32, c_void_p, c_void_p,
                    c_int32, c_void_p)
    length = call(UnicodeString(identifier), buffer, 3, status)
    return "" if status.failed else buffer.raw[:length].decode("latin-1")


def count_equivalent(identifier: str) -> int:
    """How many identifiers have the same zone."""
    found: int = function("_ZN@8TimeZone18countEquivalentIDsERKNS_13UnicodeStringE", c_int32, c_void_p)(
        UnicodeString(identifier))
    return found


def canonical_id(identifier: str, status: Status) -> tuple[str, bool]:
    """The identifier that stands for those of a zone, and whether ICU knows the one given."""
    result, is_system = UnicodeString(), c_int8()
    function("_ZN@8TimeZone14getCanonicalIDERKNS_13UnicodeStringERS1_RaR10UErrorCode", c_void_p, c_void_p, c_void_p,
             c_void_p, c_void_p)(UnicodeString(identifier), result, byref(is_system), status)
    return result.text, bool(is_system.value)


def iana_id(identifier: str, status: Status) -> str:
    """The identifier that IANA prefers for a zone, "" where ICU does not know it (TimeZone::getIanaID() of ICU 74)."""
    from zvm.ext.icu.iana_zones import PREFERRED

    found, is_system = canonical_id(identifier, status)
    if not is_system or status.failed:
        return ""
    return PREFERRED.get(found, found)


def default_id(engine: Engine) -> str:
    """The identifier of PHP's default zone."""
    return default_zone(engine).name


# ---- what scripts give --------------------------------------------------------------------------------------------

def of_moment(engine: Engine, moment: Any, obj: Any, origin: str) -> Zone | None:
    """The zone of a date or DateTimeZone; None after an error (timezone_convert_datetimezone)."""
    if moment.zone_type == OFFSET:
        minutes = int(moment.offset / 60)
        if abs(minutes) >= 24 * 60:
            errors.fail(engine, errors.ILLEGAL_ARGUMENT, f"{origin}: object has an time zone offset that's too large",
                        obj)
            return None
        hours = int(minutes / 60)
        name = f"GMT{hours:+03d}:{abs(minutes - hours * 60):02d}"
    else:
        name = moment.abbreviation.upper() if moment.zone_type == ABBREVIATION else zone_name(moment)
    zone = find(name)
    if zone is None:
        errors.fail(engine, errors.ILLEGAL_ARGUMENT, f"{origin}: time zone id '{name}' extracted from ext/date "
                                                     "DateTimeZone not recognized", obj)
    return zone


def of_date(engine: Engine, date: DateObject, obj: Any, origin: str) -> Zone | None:
    """The zone of a DateTimeInterface; None after an error."""
    moment = date.moment
    if moment is None:
        errors.fail(engine, errors.ILLEGAL_ARGUMENT,
                    f"{origin}: the {date.ce.display_name} object is not properly initialized", obj)
        return None
    zone = of_moment(engine, moment, None, origin)
    if zone is None:
        errors.fail(engine, errors.ILLEGAL_ARGUMENT, f"{origin}: could not convert DateTime's time zone", obj)
    return zone


def argument(engine: Engine, value: Any, obj: Any, origin: str) -> Zone | None:
    """The zone that an argument stands for; None after an error (timezone_process_timezone_argument)."""
    if value is None:
        value = default_id(engine)
    if isinstance(value, IntlObject) and is_instance(engine, value, "intltimezone"):
        if value.held is None:
            errors.fail(engine, errors.ILLEGAL_ARGUMENT, f"{origin}: passed IntlTimeZone is not properly constructed",
                        obj)
        zone: Zone | None = value.held
        return zone
    if isinstance(value, ZoneObject):
        if value.moment is None:
            engine.throw("Error", "The DateTimeZone object has not been correctly initialized by its constructor")
        return of_moment(engine, value.moment, obj, origin)
    string = to_string(engine, value)
    status = Status()
    text = decoded(string, status)
    if text is None:
        errors.fail(engine, status.value, f"{origin}: Time zone identifier given is not a valid UTF-8 string", obj)
        return None
    zone = find(text)
    if zone is None:
        errors.fail(engine, errors.ILLEGAL_ARGUMENT, f"{origin}: No such time zone: '{c_string(string)}'", obj)
    return zone


def to_date_time_zone(engine: Engine, zone: Zone, obj: Any, origin: str) -> PhpObject | None:
    """A DateTimeZone of a zone; None after an error (timezone_convert_to_datetimezone)."""
    name = zone.id
    moment = Moment()
    if name.startswith("GMT"):
        moment.zone_type = OFFSET
        moment.offset = int(zone.raw_offset / 1000)
        made: PhpObject = new_zone(engine, moment)
        return made
    made = new_zone(engine, moment)
    made.moment = None
    frame = engine.current_execute_data
    constructor: Any = made.ce.constructor
    try:
        engine.call_function(constructor, [errors.encode(name)], made, made.ce)
    except Thrown:
        engine.current_execute_data = frame
        errors.fail(engine, errors.ILLEGAL_ARGUMENT, f"{origin}: DateTimeZone constructor threw exception", obj)
        raise
    return made
