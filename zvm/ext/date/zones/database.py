"""The time zone database: which zones there are, where their files are, and where on earth they lie.

The system's /usr/share/zoneinfo is used, as Debian's PHP does, else that of the package tzdata. Zones and tables are
immutable and the same for every engine.
"""
from __future__ import annotations

import os

from zvm.ext.date.zones.zone_file import CorruptZoneFile, Zone, parse_zone
from zvm.runtime.services.function_tools import cache, lru_cache

VERSION = "0.system"
SYSTEM_DIRECTORY = "/usr/share/zoneinfo"
UNKNOWN_COUNTRY = "??"
_IGNORED = ("posix", "right", "posixrules")
_NAME_CHARACTERS = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789/_+-")


class Location:
    """Where a zone's principal place lies; degrees, north and east positive."""

    __slots__ = ("country", "latitude", "longitude", "comments")

    def __init__(self, country: str, latitude: float, longitude: float, comments: str) -> None:
        self.country, self.latitude, self.longitude, self.comments = country, latitude, longitude, comments


NOWHERE = Location(UNKNOWN_COUNTRY, 0.0, 0.0, "?")


@cache
def directory() -> str:
    """The folder with the TZif files."""
    if os.path.exists(f"{SYSTEM_DIRECTORY}/zone.tab"):
        return SYSTEM_DIRECTORY
    from importlib.util import find_spec

    spec = find_spec("tzdata")
    places = spec.submodule_search_locations if spec is not None else None
    return os.path.join(places[0], "zoneinfo") if places else SYSTEM_DIRECTORY


@cache
def _files() -> dict[str, str]:
    """The zones there are: name in lower case → name, in the order of the lower-case names."""
    root = directory()
    found = {}
    for folder, folders, files in os.walk(root):
        if folder == root:
            folders[:] = [name for name in folders if name not in _IGNORED]
        for file in files:
            path = os.path.join(folder, file)
            if file not in _IGNORED and _is_zone_file(path):
                name = os.path.relpath(path, root)
                found[name.lower()] = name
    return dict(sorted(found.items()))


def _is_zone_file(path: str) -> bool:
    try:
        with open(path, "rb") as file:
            return file.read(4) == b"TZif"
    except OSError:
        return False


def identifiers() -> list[str]:
    """The names of all zones, in alphabetic order."""
    return list(_files().values())


@lru_cache(maxsize=1024)
def find_zone(name: str) -> Zone | None:
    """The zone of that name, in whatever case; it keeps the name it was asked for by."""
    if not name or not _NAME_CHARACTERS.issuperset(name):
        return None
    data = _read(name)
    if data is None and (file := _files().get(name.lower())) is not None:
        data = _read(file)
    if data is None:
        return None
    try:
        return parse_zone(name, data)
    except CorruptZoneFile:
        return None


def _read(file: str) -> bytes | None:
    try:
        with open(f"{directory()}/{file}", "rb") as opened:
            return opened.read()
    except OSError:
        return None


def utc() -> Zone:
    """The zone UTC, which there is even without a database."""
    from zvm.ext.date.zones.zone_file import LocalTime

    return find_zone("UTC") or Zone("UTC", [], [], [LocalTime(0, False, "UTC")], None)


# ---- places ------------------------------------------------------------------------------------------------------

@cache
def locations() -> dict[str, Location]:
    """What zone.tab says: name in lower case → place."""
    found = {}
    data = _read("zone.tab") or b""
    for line in data.decode("latin-1").split("\n"):
        if line and line[0] != "#":
            country, coordinates, name, *comments = line.split("\t")
            latitude, longitude = _coordinates(coordinates)
            found[name.lower()] = Location(country, latitude, longitude, comments[0] if comments else "")
    return found


def location_of(zone: Zone) -> Location:
    return locations().get(zone.name.lower(), NOWHERE)


def _coordinates(text: str) -> tuple[float, float]:
    """Latitude and longitude of an ISO 6709 text like +5005+01426 or -724740-0023340."""
    middle = max(text.rfind("+"), text.rfind("-"))
    return _degrees(text[:middle], 2), _degrees(text[middle:], 3)


def _degrees(text: str, digits: int) -> float:
    """Degrees of [+-]d…mm[ss], where `digits` are degrees, cut to five places."""
    number = text[1:].ljust(digits + 4, "0")
    degrees = int(number[:digits]) + int(number[digits:digits + 2]) / 60 + int(number[digits + 2:]) / 3600
    degrees = int(degrees * 100000) / 100000
    return -degrees if text[0] == "-" else degrees
