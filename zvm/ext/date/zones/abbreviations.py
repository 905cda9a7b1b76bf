"""What abbreviations of time zones mean: EST, cest, Z.

Reads abbreviations.txt, facts asked of PHP (scripts/gen_zone_abbreviations.php). One abbreviation may stand for
several offsets and many zones; the first entry is what it means in a date.
"""
from __future__ import annotations

import os

from zvm.runtime.services.function_tools import cache
from zvm.runtime.values.strings import lower

LONGEST = 5  # letters; what is longer can only be the name of a zone


class Abbreviation:
    """One meaning: `offset` in seconds east of Greenwich, summer time included; `zone` is a name or None."""

    __slots__ = ("is_dst", "offset", "zone")

    def __init__(self, is_dst: bool, offset: int, zone: str | None) -> None:
        self.is_dst, self.offset, self.zone = is_dst, offset, zone


_UTC = Abbreviation(False, 0, "UTC")


@cache
def meanings() -> dict[str, list[Abbreviation]]:
    """Every abbreviation in lower case → its meanings; "*" → zones known by offset alone."""
    found: dict[str, list[Abbreviation]] = {}
    with open(os.path.join(os.path.dirname(__file__), "abbreviations.txt"), encoding="ascii") as file:
        lines = file.read().splitlines()
    for line in lines:
        if line[0] != "#":
            name, is_dst, offset, *zones = line.split(" ")
            found.setdefault(name, []).extend(
                Abbreviation(is_dst == "1", int(offset), None if zone == "-" else zone) for zone in zones)
    return found


def find_abbreviation(word: str) -> Abbreviation | None:
    """What an abbreviation in a date means."""
    if len(word) > LONGEST:
        return None
    word = lower(word)
    if word in ("utc", "gmt"):
        return _UTC
    found = meanings().get(word)
    return found[0] if found is not None and word != "*" else None


def find_zone_name(word: str, offset: int, is_dst: int) -> str | None:
    """The zone an abbreviation stands for, preferably at that offset; by offset alone for an unknown one
    (timelib_timezone_id_from_abbr). -1 stands for any offset."""
    word = lower(word)
    if word in ("utc", "gmt"):
        return "UTC"
    table = meanings()
    found = table.get(word) if word != "*" else None
    if found is not None:
        return next((meaning for meaning in found if meaning.offset == offset), found[0]).zone
    return next((meaning.zone for meaning in table["*"] if meaning.offset == offset and meaning.is_dst == is_dst), None)
