"""Directories of tags (IFDs), in JPEG's APP1 and in TIFF files, with the notes of camera makers."""
from __future__ import annotations

import math

from zvm.ext.exif import tags, values
from zvm.ext.exif.comments import user_comment, windows_text
from zvm.ext.exif.picture import DEEPEST, END_OF_FILE, JPEG, MOST_TAGS, TIFF_II, TIFF_MM, Picture
from zvm.ext.exif.thumbnails import extract
from zvm.opcodes.error_levels import E_NOTICE

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.ext.exif.tags import Maker, Table

_POINTERS = {tags.EXIF_IFD_POINTER: "EXIF", tags.GPS_IFD_POINTER: "GPS", tags.INTEROP_IFD_POINTER: "INTEROP"}
_UNITS = {1: 25.4, 2: 25.4, 3: 10.0, 4: 1.0, 5: 0.001}  # millimetres


class Memory:
    """The part of a file that offsets may point into: `data` begins at offset `start`; in the file it begins
    `displacement` bytes further on."""

    __slots__ = ("data", "start", "displacement")

    def __init__(self, data: bytes, start: int = 0, displacement: int = 0) -> None:
        self.data, self.start, self.displacement = data, start, displacement

    def get(self, offset: int, length: int) -> bytes | None:
        """That many bytes from an offset, None where they are not all there (exif_offset_info_try_get)."""
        at = offset - self.start
        return self.data[at:at + length] if 0 <= at <= at + length <= len(self.data) else None


def table_of(section: str) -> Table:
    """The names of the tags in a section's directory."""
    return tags.tables()[section if section in ("GPS", "INTEROP") else "IFD"]


def read_tag(picture: Picture, entry: bytes, memory: Memory, section: str, follows: bool, table: Table) -> bool:
    """Take in one entry of a directory; False where nothing more can be read (exif_process_IFD_TAG)."""
    picture.tags_met += 1
    if picture.tags_met > MOST_TAGS + 1:
        picture.complain("corrupt EXIF header: maximum IFD tag count reached")
        return False
    if picture.nesting > DEEPEST:
        picture.complain("corrupt EXIF header: maximum directory nesting level reached")
        return False
    picture.nesting += 1
    try:
        return _read_tag(picture, entry, memory, section, follows, table)
    finally:
        picture.nesting -= 1


def _read_tag(picture: Picture, entry: bytes, memory: Memory, section: str, follows: bool, table: Table) -> bool:
    motorola = bool(picture.motorola)
    tag, format = values.unpack("H", entry, motorola), values.unpack("H", entry, motorola, 2)
    count = values.unpack("I", entry, motorola, 4)
    named = f"Process tag(x{tag:04X}={tags.name_of(table, tag)})"
    if not 0 < format <= values.LAST_FORMAT:
        picture.complain(f"{named}: Illegal format code 0x{format:04X}, suppose BYTE")
        format = values.BYTE
    size = count * values.SIZES[format]
    if size > 0x7FFFFFFF:
        picture.complain(f"{named}: Illegal byte_count")
        return False
    data = _value(picture, entry, memory, size, named)
    if data is None:
        return False
    picture.sections.add("ANY_TAG")
    if section == "THUMBNAIL":
        if picture.thumbnail.data is None and not _note_thumbnail(picture, tag, format, data, size, named):
            return False
    elif section in ("IFD0", "EXIF") and not _note(picture, tag, format, data, size, memory, follows, named):
        return False
    picture.add(section, tags.key(table, tag), tag, format, count, data[:size])
    return True


def _value(picture: Picture, entry: bytes, memory: Memory, size: int, named: str) -> bytes | None:
    """The bytes of an entry's value, which stand in it or elsewhere; None after an error."""
    if size <= 4:
        return entry[8:12]
    offset = values.unpack("I", entry, bool(picture.motorola), 8)
    found = memory.get(offset, size)
    if found is not None:
        return found
    if size > picture.size or offset > picture.size - size or picture.type not in (JPEG, TIFF_II, TIFF_MM):
        end = offset + size & 0xFFFFFFFF
        picture.complain(f"{named}: Illegal pointer offset(x{offset:04X} + x{size:04X} = x{end:04X} > "
                         f"x{picture.size:04X})")
        return None
    at = memory.displacement + offset
    found = picture.data[at:at + size]
    if len(found) != size:
        picture.complain(END_OF_FILE)
        return None
    return found


def _is_empty(picture: Picture, size: int, named: str) -> bool:
    if not size:
        picture.complain(f"{named}: Cannot be empty")
    return not size


def _note_thumbnail(picture: Picture, tag: int, format: int, data: bytes, size: int, named: str) -> bool:
    """Learn about the thumbnail from its directory."""
    if _is_empty(picture, size, named):
        return False
    thumbnail = picture.thumbnail
    value = values.unsigned(data, format, bool(picture.motorola))
    if tag in (tags.IMAGE_WIDTH, tags.COMPUTED_IMAGE_WIDTH):
        thumbnail.width = value
    elif tag in (tags.IMAGE_HEIGHT, tags.COMPUTED_IMAGE_HEIGHT):
        thumbnail.height = value
    elif tag in (tags.STRIP_OFFSETS, tags.JPEG_INTERCHANGE_FORMAT):
        thumbnail.offset = value
    elif tag == tags.STRIP_BYTE_COUNTS:
        thumbnail.type = picture.type if picture.type in (TIFF_II, TIFF_MM) else TIFF_MM
        thumbnail.size = value
    elif tag == tags.JPEG_INTERCHANGE_FORMAT_LENGTH and not thumbnail.type:
        thumbnail.type, thumbnail.size = JPEG, value
    return True


def _note(picture: Picture, tag: int, format: int, data: bytes, size: int, memory: Memory, follows: bool,
          named: str) -> bool:
    """Learn about the picture from a tag; False where nothing more can be read."""
    if tag in _COMPUTED:
        needed = tag not in (tags.APERTURE, tags.MAX_APERTURE) or not picture.aperture
        needed = needed and (tag != tags.SHUTTER_SPEED or not picture.exposure_time)
        if needed and _is_empty(picture, size, named):
            return False
        if needed:
            _compute(picture, tag, format, data)
    elif tag == tags.EXPOSURE_TIME:
        picture.exposure_time = -1
    elif tag == tags.COPYRIGHT:
        _note_copyright(picture, data[:size])
    elif tag == tags.USER_COMMENT:
        picture.user_comment, picture.user_comment_encoding = user_comment(picture, data[:size])
    elif tag in tags.XP_FIELDS:
        picture.sections.add("WINXP")
        picture.xp_fields.append((tag, windows_text(picture, data[:size])))
    elif tag == tags.SUB_IFD and format == values.IFD:
        picture.complain("Skip SUB IFD", E_NOTICE)
    elif tag == tags.MAKE:
        picture.make = values.until_nul(data[:size])
    elif tag == tags.MAKER_NOTE:
        return _read_maker_note(picture, data[:size], memory)
    elif tag in _POINTERS and follows:
        return not _is_empty(picture, size, named) and _follow(picture, tag, data, memory)
    return True


def _follow(picture: Picture, tag: int, data: bytes, memory: Memory) -> bool:
    section = _POINTERS[tag]
    picture.sections.add(section)
    offset = values.unpack("I", data, bool(picture.motorola))
    if memory.get(offset, 0) is None:
        picture.complain("Illegal IFD Pointer")
        return False
    return read_directory(picture, memory, offset, section, tag)


_COMPUTED = frozenset((tags.F_NUMBER, tags.APERTURE, tags.MAX_APERTURE, tags.SHUTTER_SPEED, tags.COMPUTED_IMAGE_WIDTH,
                       tags.FOCAL_PLANE_X_RESOLUTION, tags.SUBJECT_DISTANCE, tags.FOCAL_PLANE_RESOLUTION_UNIT))


def _compute(picture: Picture, tag: int, format: int, data: bytes) -> None:
    motorola = bool(picture.motorola)
    value = values.number(data, format, motorola)
    if tag == tags.F_NUMBER:
        picture.aperture = value
    elif tag in (tags.APERTURE, tags.MAX_APERTURE):
        picture.aperture = _exp(value * math.log(2) * 0.5)
    elif tag == tags.SHUTTER_SPEED:
        picture.exposure_time = _exp(-value * math.log(2))
    elif tag == tags.COMPUTED_IMAGE_WIDTH:
        picture.exif_width = values.unsigned(data, format, motorola)
    elif tag == tags.FOCAL_PLANE_X_RESOLUTION:
        picture.focal_plane_resolution = value
    elif tag == tags.SUBJECT_DISTANCE:
        picture.distance = value
    else:
        picture.focal_plane_units = _UNITS.get(values.integer(data, format, motorola), picture.focal_plane_units)


def _exp(power: float) -> float:
    try:
        return math.exp(power)
    except OverflowError:
        return math.inf


def _note_copyright(picture: Picture, data: bytes) -> None:
    """Photographer and editor, or one text for both."""
    first = values.until_nul(data)
    if len(data) <= 1 or not first:
        return
    if len(first) < len(data) - 1:
        picture.photographer, picture.editor = first, values.until_nul(data[len(first) + 1:])
        picture.copyright = first + b", " + picture.editor
    else:
        picture.copyright = values.until_nul(data)


# ---- notes of camera makers ----------------------------------------------------------------------------------------

def _maker_of(picture: Picture, note: bytes) -> Maker | None:
    """The layout of a note."""
    make = (picture.make or b"").decode("latin-1")
    for maker in tags.MAKERS:
        if maker.make != make or picture.make is None:
            continue
        checked = maker.identifier and len(note) >= tags.IDENTIFIER_LENGTHS[make]
        if not checked or values.until_nul(note).startswith(maker.identifier) and (
                len(maker.identifier) >= tags.IDENTIFIER_LENGTHS[make] or
                values.until_nul(note[:tags.IDENTIFIER_LENGTHS[make]]) == maker.identifier):
            return maker
    return None


def _read_maker_note(picture: Picture, note: bytes, memory: Memory) -> bool:
    """Read the directory in a note, if its maker is known (exif_process_IFD_in_MAKERNOTE)."""
    maker = _maker_of(picture, note)
    if maker is None:
        return True
    if len(note) < 2 or maker.offset >= len(note) - 1:
        picture.complain(f"IFD data too short: 0x{len(note):04X} offset 0x{maker.offset:04X}")
        return True
    picture.sections.add("MAKERNOTE")
    before = picture.motorola
    if maker.motorola is not None:
        picture.motorola = maker.motorola
    count = values.unpack("H", note, bool(picture.motorola), maker.offset)
    if 2 + count * 12 > len(note):
        picture.complain("Potentially invalid endianess, trying again with different endianness before imminent "
                         "failure.", E_NOTICE)
        picture.motorola = not picture.motorola
        count = values.unpack("H", note, bool(picture.motorola), maker.offset)
    size = 2 + count * 12
    if size > len(note):
        picture.complain(f"Illegal IFD size: 2 + 0x{count:04X}*12 = 0x{size:04X} > 0x{len(note):04X}")
        return False
    if maker.offset > len(note) - size:
        picture.complain(f"Illegal IFD size: 0x{maker.offset + size:04X} > 0x{len(note):04X}")
        return False
    if maker.own_offsets:
        memory = Memory(note, 0, memory.displacement)
    table = tags.tables()[maker.table]
    for at in range(maker.offset + 2, maker.offset + size, 12):
        if not read_tag(picture, note[at:at + 12], memory, "MAKERNOTE", False, table):
            return False
    picture.motorola = before
    return True


# ---- directories in JPEG ---------------------------------------------------------------------------------------------

def read_directory(picture: Picture, memory: Memory, offset: int, section: str, tag: int) -> bool:
    """Read a directory and those that it points to (exif_process_IFD_in_JPEG)."""
    picture.sections.add("IFD0")
    head = memory.get(offset, 2)
    if head is None:
        picture.complain("Illegal IFD size")
        return False
    count = values.unpack("H", head, bool(picture.motorola))
    at = offset + 2 - memory.start
    entries = memory.get(offset + 2, count * 12)
    if entries is None:
        picture.complain(f"Illegal IFD size: x{at:04X} + 2 + x{count:04X}*12 = x{at + count * 12:04X} > "
                         f"x{len(memory.data):04X}")
        return False
    table = table_of(section)
    for start in range(0, len(entries), 12):
        if not read_tag(picture, entries[start:start + 12], memory, section, True, table):
            return False
    if section == "THUMBNAIL":
        return True
    following = memory.get(offset + 2 + count * 12, 4)
    if following is None:
        picture.complain("Illegal IFD size")
        return False
    if tag in (tags.EXIF_IFD_POINTER, tags.GPS_IFD_POINTER):
        return True
    next_offset = values.unpack("I", following, bool(picture.motorola))
    return not next_offset or _read_thumbnail_directory(picture, memory, next_offset)


def _read_thumbnail_directory(picture: Picture, memory: Memory, offset: int) -> bool:
    if memory.get(offset, 0) is None:
        picture.complain("Illegal IFD offset")
        return False
    if not read_directory(picture, memory, offset, "THUMBNAIL", 0):
        return False
    thumbnail = picture.thumbnail
    if thumbnail.type and thumbnail.size and thumbnail.offset and picture.reads_thumbnail:
        extract(picture, memory.get(thumbnail.offset, thumbnail.size))
    return True
