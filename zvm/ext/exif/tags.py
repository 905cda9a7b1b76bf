"""The names of tags, by the table of the directory they stand in.

Reads tags.txt, which scripts/gen_exif_tags.php writes.
"""
from __future__ import annotations

from zvm.runtime.services.function_tools import cache
from zvm.runtime.services.modules import text_beside

Table = dict[int, str]

MAKE, MODEL, STRIP_OFFSETS, STRIP_BYTE_COUNTS = 0x010F, 0x0110, 0x0111, 0x0117
IMAGE_WIDTH, IMAGE_HEIGHT, PHOTOMETRIC_INTERPRETATION, SUB_IFD = 0x0100, 0x0101, 0x0106, 0x014A
JPEG_INTERCHANGE_FORMAT, JPEG_INTERCHANGE_FORMAT_LENGTH, COPYRIGHT = 0x0201, 0x0202, 0x8298
EXPOSURE_TIME, F_NUMBER, EXIF_IFD_POINTER, GPS_IFD_POINTER = 0x829A, 0x829D, 0x8769, 0x8825
SHUTTER_SPEED, APERTURE, MAX_APERTURE, SUBJECT_DISTANCE = 0x9201, 0x9202, 0x9205, 0x9206
MAKER_NOTE, USER_COMMENT, COMPUTED_IMAGE_WIDTH, COMPUTED_IMAGE_HEIGHT = 0x927C, 0x9286, 0xA002, 0xA003
INTEROP_IFD_POINTER, FOCAL_PLANE_X_RESOLUTION, FOCAL_PLANE_RESOLUTION_UNIT = 0xA005, 0xA20E, 0xA210
XP_FIELDS = frozenset(range(0x9C9B, 0x9CA0))  # title, comments, author, keywords, subject


@cache
def tables() -> dict[str, Table]:
    """All tables by name."""
    found: dict[str, Table] = {}
    for line in text_beside(__file__, "tags.txt").splitlines():
        if line[0] == "[":
            table = found[line[1:-1]] = {}
        else:
            number, name = line.split(" ", 1)
            table[int(number, 16)] = name
    return found


def name_of(table: Table, tag: int) -> str:
    """A tag's name for messages."""
    return table.get(tag, "UndefinedTag")


def key(table: Table, tag: int) -> str:
    """A tag's name as key of what is found."""
    return table.get(tag) or f"UndefinedTag:0x{tag:04X}"


class Maker:
    """How a maker's notes are laid out: what they begin with, and where their directory begins."""

    __slots__ = ("table", "make", "identifier", "offset", "motorola", "own_offsets")

    def __init__(self, table: str, make: str, identifier: bytes = b"", offset: int = 0, motorola: bool | None = None,
                 own_offsets: bool = False) -> None:
        self.table, self.make, self.identifier, self.offset = table, make, identifier, offset
        self.motorola = motorola  # None: as the file
        self.own_offsets = own_offsets  # whether offsets count from the beginning of the note


MAKERS = (
    Maker("CANON", "Canon", motorola=False), Maker("CASIO", "CASIO", motorola=True),
    Maker("FUJI", "FUJIFILM", b"FUJIFILM\x0c", 12, False, True), Maker("NIKON", "NIKON", b"Nikon", 8),
    Maker("NIKON_990", "NIKON"), Maker("OLYMPUS", "OLYMPUS OPTICAL CO.,LTD", b"OLYMP", 8),
    Maker("SAMSUNG", "SAMSUNG"), Maker("PANASONIC", "Panasonic", b"Panasonic", 12), Maker("DJI", "DJI"),
    Maker("SONY", "SONY", b"SONY DSC ", 12), Maker("SONY", "SONY"), Maker("PENTAX", "PENTAX", b"AOC", 6),
    Maker("MINOLTA", "Minolta, KONICA MINOLTA"), Maker("SIGMA", "SIGMA, FOVEON", b"SIGMA", 10),
    Maker("SIGMA", "SIGMA, FOVEON", b"FOVEON", 10),
    Maker("KYOCERA", "KYOCERA, CONTAX", b"KYOCERA            ", 22, own_offsets=True),
    Maker("RICOH", "RICOH", b"Ricoh", 5, True), Maker("RICOH", "RICOH", b"RICOH", 5, True),
    Maker("OLYMPUS", "AGFA", b"AGFA ", 8), Maker("OLYMPUS", "EPSON", b"EPSON", 8),
)
# how many bytes a note must have before what it begins with is looked at
IDENTIFIER_LENGTHS = {"FUJIFILM": 12, "NIKON": 8, "OLYMPUS OPTICAL CO.,LTD": 8, "Panasonic": 12, "SONY": 12,
                      "PENTAX": 6, "SIGMA, FOVEON": 10, "KYOCERA, CONTAX": 22, "RICOH": 5, "AGFA": 8, "EPSON": 8}
