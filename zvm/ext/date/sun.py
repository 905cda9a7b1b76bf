"""Sunrise and sunset: date_sunrise, date_sunset, date_sun_info.

The sun's place is found as Paul Schlyter's "Computing planetary positions" describes it, angles in degrees; like PHP
for 12 o'clock of the day, so that the times are right to a minute or two.
"""
from __future__ import annotations

from math import acos, atan2, cos, floor, isfinite, nan, pi, sin, sqrt

from zvm.ext.date import state
from zvm.ext.date.moments.arithmetic import moment_in, settle
from zvm.ext.date.moments.calendar import SECONDS_PER_DAY, days_from_civil
from zvm.ext.date.moments.moment import Moment
from zvm.ext.vocabulary import Array, False_, Float, Int, Null, Str, function
from zvm.runtime.functions.parameters import value_error
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.zval import INT_MIN
from zvm.targets import V8_4

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

SUNFUNCS_RET_TIMESTAMP, SUNFUNCS_RET_STRING, SUNFUNCS_RET_DOUBLE = 0, 1, 2
CONSTANTS = {"SUNFUNCS_RET_TIMESTAMP": 0, "SUNFUNCS_RET_STRING": 1, "SUNFUNCS_RET_DOUBLE": 2}

ALWAYS_BELOW, RISES, ALWAYS_ABOVE = -1, 0, 1
_DEGREES, _RADIANS = 180.0 / pi, pi / 180.0
_INT32_MIN = -2 ** 31
_EPOCH, _J2000 = 2440587.5, 2451545  # days of the Julian calendar
_TWILIGHTS = (("civil", -6.0), ("nautical", -12.0), ("astronomical", -18.0))


class SunTimes:
    """When the sun crosses an altitude on a day: timestamps, and hours from midnight in Greenwich. `kind` tells
    whether it does."""

    __slots__ = ("kind", "rise", "set", "transit", "rise_hour", "set_hour")

    def __init__(self) -> None:
        self.kind = RISES
        self.rise = self.set = self.transit = 0
        self.rise_hour = self.set_hour = 0.0


def _floor(number: float) -> float:
    """C's floor(), which keeps what is not finite."""
    return float(floor(number)) if isfinite(number) else number


def _whole(number: float, lowest: int = INT_MIN) -> int:
    """A number converted to an integer as C compiled for x86 does: `lowest` where it is out of range."""
    return int(number) if lowest <= number < -lowest else lowest


def _revolution(angle: float) -> float:
    """An angle from 0 to 360 degrees."""
    return angle - 360.0 * _floor(angle * (1.0 / 360.0))


def _sun_position(days: float) -> tuple[float, float, float]:
    """(right ascension, declination, distance) of the sun, days after the last day of 1999."""
    anomaly = _revolution(356.0470 + 0.9856002585 * days)
    perihelion = 282.9404 + 4.70935E-5 * days
    eccentricity = 0.016709 - 1.151E-9 * days
    eccentric = anomaly + eccentricity * _DEGREES * sin(anomaly * _RADIANS) * (
        1.0 + eccentricity * cos(anomaly * _RADIANS))
    x = cos(eccentric * _RADIANS) - eccentricity
    y = (sqrt(1.0 - eccentricity * eccentricity) if abs(eccentricity) <= 1.0 else nan) * sin(eccentric * _RADIANS)
    distance = sqrt(x * x + y * y)
    longitude = _DEGREES * atan2(y, x) + perihelion
    if longitude >= 360.0:
        longitude -= 360.0
    x = distance * cos(longitude * _RADIANS)
    y = distance * sin(longitude * _RADIANS)
    obliquity = 23.4393 - 3.563E-7 * days
    z = y * sin(obliquity * _RADIANS)
    y = y * cos(obliquity * _RADIANS)
    return _DEGREES * atan2(y, x), _DEGREES * atan2(z, sqrt(x * x + y * y)), distance


def sun_times(day: Moment, longitude: float, latitude: float, altitude: float, upper_limb: bool) -> SunTimes:
    """When the sun's centre, or its upper limb, crosses an altitude (timelib_astro_rise_set_altitude)."""
    altitude = altitude if isfinite(altitude) else nan  # the sine of infinity is an error in Python
    noon = day.copy()
    noon.hour, noon.minute, noon.second = 12, 0, 0
    settle(noon)
    midnight = days_from_civil(noon.year, noon.month, noon.day) * SECONDS_PER_DAY
    days = float(midnight) / SECONDS_PER_DAY + _EPOCH - _J2000 + 2 - longitude / 360.0
    sidereal = _revolution(
        _revolution((180.0 + 356.0470 + 282.9404) + (0.9856002585 + 4.70935E-5) * days) + 180.0 + longitude)
    ascension, declination, distance = _sun_position(days)
    angle = sidereal - ascension
    south = 12.0 - (angle - 360.0 * _floor(angle * (1.0 / 360.0) + 0.5)) / 15.0
    if upper_limb:
        altitude -= 0.2666 / distance
    cosine = (sin(altitude * _RADIANS) - sin(latitude * _RADIANS) * sin(declination * _RADIANS)) / (
        cos(latitude * _RADIANS) * cos(declination * _RADIANS))
    times = SunTimes()
    times.transit = _whole(midnight + south * 3600)
    if cosine >= 1.0:
        times.kind = ALWAYS_BELOW
    elif cosine <= -1.0:
        times.kind = ALWAYS_ABOVE
    else:
        arc = _DEGREES * acos(cosine) / 15.0
        times.rise_hour, times.set_hour = south - arc, south + arc
        times.rise = _whole((south - arc) * 3600 + midnight)
        times.set = _whole((south + arc) * 3600 + midnight)
    return times


def _directive(engine: Engine, name: str) -> float:
    from zvm.runtime.values.convert import to_float

    return to_float(engine, engine.ini.get(name) or "")


def _sun_function(engine: Engine, is_set: bool, timestamp: int, return_format: int, latitude: float | None,
                  longitude: float | None, zenith: float | None, offset: float | None) -> str | int | float | bool:
    """What date_sunrise() and date_sunset() share (php_do_date_sunrise_sunset)."""
    if latitude is None:
        latitude = _directive(engine, "date.default_latitude")
    if longitude is None:
        longitude = _directive(engine, "date.default_longitude")
    if zenith is None:
        zenith = _directive(engine, "date.sunset_zenith" if is_set else "date.sunrise_zenith")
    if return_format not in (SUNFUNCS_RET_TIMESTAMP, SUNFUNCS_RET_STRING, SUNFUNCS_RET_DOUBLE):
        value_error(engine, 2, "must be one of SUNFUNCS_RET_TIMESTAMP, SUNFUNCS_RET_STRING, or SUNFUNCS_RET_DOUBLE")
    if not isfinite(latitude) or not isfinite(longitude):
        return False
    zone = state.default_zone(engine)
    if offset is None:
        offset = int(zone.at(0).offset / 3600)  # that of 1970, as PHP has it
    times = sun_times(moment_in(zone, timestamp), longitude, latitude, 90 - zenith, True)
    if times.kind != RISES:
        return False
    if return_format == SUNFUNCS_RET_TIMESTAMP:
        return times.set if is_set else times.rise
    hours = (times.set_hour if is_set else times.rise_hour) + offset
    if not isfinite(hours) and engine.target >= V8_4:
        return False
    if hours > 24 or hours < 0:
        hours -= _floor(hours / 24) * 24
    if return_format == SUNFUNCS_RET_DOUBLE:
        return hours
    hour = _whole(hours, _INT32_MIN)
    return f"{hour:02d}:{_whole(60 * (hours - hour), _INT32_MIN):02d}"


@function(deprecated=True)
def date_sunrise(engine: Engine, timestamp: Int, returnFormat: Int = SUNFUNCS_RET_STRING,  # noqa: N803
                 latitude: Float | Null = None, longitude: Float | Null = None, zenith: Float | Null = None,
                 utcOffset: Float | Null = None) -> Str | Int | Float | False_:  # noqa: N803
    return _sun_function(engine, False, timestamp, returnFormat, latitude, longitude, zenith, utcOffset)


@function(deprecated=True)
def date_sunset(engine: Engine, timestamp: Int, returnFormat: Int = SUNFUNCS_RET_STRING,  # noqa: N803
                latitude: Float | Null = None, longitude: Float | Null = None, zenith: Float | Null = None,
                utcOffset: Float | Null = None) -> Str | Int | Float | False_:  # noqa: N803
    return _sun_function(engine, True, timestamp, returnFormat, latitude, longitude, zenith, utcOffset)


@function
def date_sun_info(engine: Engine, timestamp: Int, latitude: Float, longitude: Float) -> Array:
    for number, coordinate in ((2, latitude), (3, longitude)):
        if not isfinite(coordinate):
            value_error(engine, number, "must be finite")
    day = moment_in(state.default_zone(engine), timestamp)
    times = sun_times(day, longitude, latitude, (-35.0 if engine.target >= V8_4 else -50.0) / 60, True)
    found: dict[Any, Any] = {"sunrise": _shown(times, times.rise), "sunset": _shown(times, times.set),
                             "transit": times.transit}
    for name, altitude in _TWILIGHTS:
        times = sun_times(day, longitude, latitude, altitude, False)
        found[f"{name}_twilight_begin"] = _shown(times, times.rise)
        found[f"{name}_twilight_end"] = _shown(times, times.set)
    return PhpArray.from_dict(found)


def _shown(times: SunTimes, timestamp: int) -> int | bool:
    """The time of a crossing; else whether the sun stays above."""
    return timestamp if times.kind == RISES else times.kind == ALWAYS_ABOVE
