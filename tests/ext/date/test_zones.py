"""Time zones from TZif files, POSIX rules, the system's database and that of the package tzdata."""
from __future__ import annotations

import struct
from pathlib import Path

import pytest

from zvm.ext.date.zones import database
from zvm.ext.date.zones.abbreviations import find_abbreviation, find_zone_name, meanings
from zvm.ext.date.zones.posix_rule import parse_rule
from zvm.ext.date.zones.zone_file import CorruptZoneFile, parse_zone


def tzif(transitions: list[tuple[int, int]], types: list[tuple[int, int, int]], names: bytes, rule: bytes) -> bytes:
    """A TZif file of version 2: transitions (time, type), types (offset, summer time, place of the name)."""
    header = struct.pack(">4sc15x6I", b"TZif", b"2", 0, 0, 0, len(transitions), len(types), len(names))
    body = b"".join(struct.pack(">q", time) for time, _ in transitions) + bytes(kind for _, kind in transitions)
    body += b"".join(struct.pack(">lBB", *one) for one in types) + names
    first = struct.pack(">4sc15x6I", b"TZif", b"2", 0, 0, 0, 0, 1, 1) + struct.pack(">lBB", 0, 0, 0) + b"\0"
    return first + header + body + b"\n" + rule + b"\n"


def test_before_between_and_after_transitions() -> None:
    data = tzif([(1000, 1), (2000, 0)], [(60, 0, 0), (7200, 1, 4)], b"AAA\0BBB\0", b"")
    zone = parse_zone("X/Y", data)
    assert [zone.at(moment).abbreviation for moment in (-5, 999, 1000, 1999, 2000, 10**12)] == \
        ["AAA", "AAA", "BBB", "BBB", "AAA", "AAA"]
    assert zone.find(1500) == (zone.types[1], 1000)
    assert zone.find(0) == (zone.types[0], None)


def test_rule_after_the_last_transition() -> None:
    zone = parse_zone("X", tzif([(0, 0)], [(3600, 0, 0)], b"CET\0", b"CET-1CEST,M3.5.0,M10.5.0/3"))
    assert (zone.at(1720000000).abbreviation, zone.at(1720000000).offset) == ("CEST", 7200)
    assert zone.at(1705000000).abbreviation == "CET"
    assert [time for time, _ in zone.tail(1729990800)][-2:] == [1711846800, 1729990800]


@pytest.mark.parametrize(("text", "begin", "end"), [
    ("EST5EDT,M3.2.0,M11.1.0", 1710054000, 1730613600), ("<-03>3<-02>,M3.5.0/-2,M10.5.0/-1", 1711846800, 1729990800),
    ("AEST-10AEDT,J300/0,J90/24", 1729951200, 1711890000), ("XXX0YYY-2,0/0,365/24", 1704067200, 1735682400)])
def test_rules_of_every_kind(text: str, begin: int, end: int) -> None:
    rule = parse_rule(text)
    assert rule is not None
    assert {is_summer: time for time, is_summer in rule.transitions(2024)} == {True: begin, False: end}


@pytest.mark.parametrize("text", ["", "EST", "5EST", "EST5EDT", "EST5EDT,M3.2.0", "EST5EDT,M3.2,M11.1.0", "<>5"])
def test_texts_that_are_no_rule(text: str) -> None:
    assert parse_rule(text) is None


@pytest.mark.parametrize("data", [b"", b"TZif", b"XXXX" + bytes(60), b"TZif\0" + bytes(60),
                                  tzif([(0, 9)], [(0, 0, 0)], b"A\0", b"")[:90]])
def test_corrupt_files(data: bytes) -> None:
    with pytest.raises(CorruptZoneFile):
        parse_zone("X", data)


@pytest.mark.parametrize("name", ["../../etc/passwd", "/etc/passwd", "Europe/Prague\0", "", ".", "zone.tab", "Europe"])
def test_names_that_are_no_zone(name: str) -> None:
    assert database.find_zone(name) is None


def test_every_zone_can_be_read() -> None:
    names = database.identifiers()
    assert len(names) > 400
    assert all(database.find_zone(name) is not None for name in names)


def test_names_in_any_case_are_kept() -> None:
    zone = database.find_zone("eUROPE/pRAGUE")
    assert zone is not None and zone.name == "eUROPE/pRAGUE"
    place = database.location_of(zone)
    assert (place.country, place.latitude, place.longitude) == ("CZ", 50.08333, 14.43333)


def test_the_package_stands_in_for_the_system(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    pytest.importorskip("tzdata")
    monkeypatch.setattr(database, "SYSTEM_DIRECTORY", str(tmp_path / "none"))
    caches = (database.directory, database._files, database.locations, database.find_zone)
    for cached in caches:
        cached.cache_clear()
    try:
        zone = database.find_zone("America/New_York")
        assert zone is not None and zone.at(1720000000).abbreviation == "EDT"
        assert "europe/prague" in database.locations()
    finally:
        for cached in caches:
            cached.cache_clear()


def test_abbreviations() -> None:
    est = find_abbreviation("EsT")
    assert est is not None and (est.offset, est.is_dst, est.zone) == (-18000, False, "America/New_York")
    assert find_abbreviation("nope") is None and find_abbreviation("*") is None
    assert find_zone_name("", 3600, 0) == "Europe/Paris"
    assert sum(map(len, meanings().values())) == 1127 + 42
