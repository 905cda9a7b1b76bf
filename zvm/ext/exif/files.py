"""Pictures as files: the sections of JPEG, the directories of TIFF (exif_scan_FILE_header and what it calls)."""
from __future__ import annotations

from zvm.ext.exif import tags, values
from zvm.ext.exif.directories import Memory, read_directory, read_tag, table_of
from zvm.ext.exif.picture import CORRUPT, DEEPEST, JPEG, MOST_TAGS, TIFF_II, TIFF_MM, Picture
from zvm.ext.exif.thumbnails import FRAMES, take_from_file
from zvm.opcodes.error_levels import E_NOTICE

_COMMENT, _APP1, _APP12, _START_OF_SCAN, _END_OF_IMAGE = 0xFE, 0xE1, 0xEC, 0xDA, 0xD9
_POINTERS = {tags.EXIF_IFD_POINTER: "EXIF", tags.GPS_IFD_POINTER: "GPS", tags.INTEROP_IFD_POINTER: "INTEROP",
             tags.SUB_IFD: "THUMBNAIL"}
_GREY, _COLOR = frozenset((0, 1, 4)), frozenset((2, 3, 5, 6, 8))  # photometric interpretations


def read(picture: Picture) -> bool:
    """Read a file of a kind that is known; False where that fails, which was reported."""
    data = picture.data
    if picture.size < 2:
        picture.complain(f"File too small ({picture.size})")
        return False
    if data[:2] == b"\xff\xd8":
        picture.type = JPEG
        if _read_jpeg(picture):
            return True
        picture.complain("Invalid JPEG file")
        return False
    if picture.size < 8:
        return False
    if data[:4] not in (b"II*\0", b"MM\0*"):
        picture.complain("File not supported")
        return False
    picture.motorola = data[:1] == b"M"
    picture.type = TIFF_MM if picture.motorola else TIFF_II
    picture.sections.add("IFD0")
    if _read_tiff_directory(picture, values.unpack("I", data, picture.motorola, 4), "IFD0"):
        return True
    picture.complain("Invalid TIFF file")
    return False


# ---- JPEG ------------------------------------------------------------------------------------------------------------

class _Markers:
    """Finds the markers of a JPEG file; a comment whose length is one too small is forgiven once."""

    __slots__ = ("picture", "at", "corrections")

    def __init__(self, picture: Picture) -> None:
        self.picture = picture
        self.at = 2
        self.corrections = 1

    def next(self, after_comment: bool) -> int | None:
        """The next marker; None at the end of the file, which was reported."""
        data = self.picture.data
        if after_comment and self.corrections:
            self.corrections = 2
        while True:
            if self.at >= len(data):
                self.picture.complain(CORRUPT)
                return None
            marker = data[self.at]
            self.at += 1
            if after_comment and self.corrections > 0:
                if marker != 0xFF:
                    marker = 0xFF
                    self.corrections -= 1
                else:
                    after_comment = False
            if marker != 0xFF:
                break
        if after_comment and not self.corrections:
            self.picture.complain("Image has corrupt COM section: some software set wrong length information", E_NOTICE)
        return marker


def _read_jpeg(picture: Picture) -> bool:
    """Read section after section up to the compressed data (exif_scan_JPEG_header)."""
    data, markers, last = picture.data, _Markers(picture), 0
    while True:
        marker = markers.next(last == _COMMENT)
        if marker is None:
            return False
        at = markers.at
        if at + 1 >= len(data):
            picture.complain(CORRUPT)
            return False
        length = values.unpack("H", data, True, at)
        if length < 2:
            picture.complain(CORRUPT)
            return False
        section = data[at:at + length]
        markers.at = at + length
        if len(section) < length:
            got, wanted = len(section) - 2, length - 2
            picture.complain(f"Error reading from file: got=x{got:04X}(={got}) != itemlen-2=x{wanted:04X}(={wanted})")
            return False
        if marker == _START_OF_SCAN:
            return True
        if marker == _END_OF_IMAGE:
            picture.complain("No image in jpeg!")
            return bool(picture.sections - {"COMPUTED"})
        if not _read_section(picture, marker, section, at):
            return False
        last = marker


def _read_section(picture: Picture, marker: int, section: bytes, at: int) -> bool:
    """Take in a section of a JPEG file that stands at `at`, with its length at the beginning."""
    if marker == _COMMENT:
        picture.add("COMMENT", "Comment", -2, values.STRING, len(section) - 2, section[2:])
    elif marker == _APP1:
        if "IFD0" not in picture.sections:
            _read_exif(picture, section, at)
    elif marker == _APP12:
        company, _, rest = section[2:].partition(b"\0")
        if company:
            picture.add("APP12", "Company", -1, values.STRING, len(company), company)
            if len(section) > 2 + len(company) + 1:
                info = values.until_nul(rest)
                picture.add("APP12", "Info", -1, values.STRING, len(info), info)
    elif marker in FRAMES:
        if len(section) < 8:
            return False
        picture.height, picture.width = values.unpack("H", section, True, 3), values.unpack("H", section, True, 5)
        picture.is_color = int(section[7] == 3)
    return True


def _read_exif(picture: Picture, section: bytes, at: int) -> None:
    """Read the TIFF file in an APP1 section."""
    if len(section) <= 8 or section[2:8] != b"Exif\0\0":
        picture.complain("Incorrect APP1 Exif Identifier Code")
        return
    data = section[8:]
    if len(data) < 2:
        picture.complain("Missing TIFF alignment marker")
        return
    if data[:2] not in (b"II", b"MM"):
        picture.complain("Invalid TIFF alignment marker")
        return
    picture.motorola = data[:1] == b"M"
    if len(data) < 8 or values.unpack("H", data, picture.motorola, 2) != 42 or \
            values.unpack("I", data, picture.motorola, 4) < 8:
        picture.complain("Invalid TIFF start (1)")
        return
    offset = values.unpack("I", data, picture.motorola, 4)
    if offset > len(data):
        picture.complain("Invalid IFD start")
        return
    read_directory(picture, Memory(data, 0, at + 8), offset, "IFD0", 0)
    if picture.focal_plane_resolution:
        picture.ccd_width = picture.exif_width * picture.focal_plane_units / picture.focal_plane_resolution


# ---- TIFF ------------------------------------------------------------------------------------------------------------

def _read_tiff_directory(picture: Picture, offset: int, section: str) -> bool:
    """Read a directory of a TIFF file, and those that it points to (exif_process_IFD_in_TIFF)."""
    picture.tags_met += 1
    if picture.tags_met > MOST_TAGS + 1 or picture.nesting > DEEPEST:
        return False
    picture.nesting += 1
    try:
        return _read_tiff(picture, offset, section)
    finally:
        picture.nesting -= 1


def _read_tiff(picture: Picture, offset: int, section: str) -> bool:
    size = picture.size
    short = f"Error in TIFF: filesize(x{size:04X}) less than "
    if size - 2 < offset:
        picture.complain(f"{short}start of IFD dir(x{offset + 2:04X})")
        return False
    motorola = bool(picture.motorola)
    count = values.unpack("H", picture.data[offset:offset + 2].ljust(2, b"\0"), motorola)
    length = 2 + 12 * count + 4
    if size - length < offset:
        picture.complain(f"{short}size of IFD dir(x{offset + length:04X})")
        return False
    directory = picture.data[offset:offset + length].ljust(length, b"\0")
    entries = [directory[at:at + 12] for at in range(2, 2 + 12 * count, 12)]
    with_values = _measure(picture, entries, offset, length, section)
    if size < with_values or offset > size - with_values:
        picture.complain(f"{short}size of IFD(x{offset:04X} + x{with_values:04X})")
        return False
    memory = Memory(picture.data[offset:offset + with_values], offset)
    for entry in entries:
        if not _read_tiff_entry(picture, entry, memory, section):
            return False
    following = values.unpack("I", directory, motorola, length - 4)
    if following and section != "THUMBNAIL":
        _read_tiff_directory(picture, following, "THUMBNAIL")
        take_from_file(picture)
    return True


def _measure(picture: Picture, entries: list[bytes], offset: int, length: int, section: str) -> int:
    """How long a directory is with the values that follow it; its picture's size is noted on the way."""
    motorola = bool(picture.motorola)
    value = 0  # of another format: the last one stays
    for entry in entries:
        tag, format = values.unpack("H", entry, motorola), values.unpack("H", entry, motorola, 2)
        if format > values.LAST_FORMAT:
            name = tags.name_of(table_of(section), tag)
            picture.complain(f"Read from TIFF: tag(0x{tag:04X},{name:>12}): Illegal format code 0x{format:04X}, "
                             "switching to BYTE", E_NOTICE)
            format = values.BYTE
        size = values.unpack("I", entry, motorola, 4) * values.SIZES[format]
        if size > 4:
            start = values.unpack("I", entry, motorola, 8)
            if start == offset + length:
                length = start + size - offset
        else:
            if format in (values.USHORT, values.SSHORT, values.ULONG, values.SLONG):
                value = values.integer(entry[8:], format, motorola)
            _note_size(picture, tag, value)
    return length


def _note_size(picture: Picture, tag: int, value: int) -> None:
    if tag in (tags.IMAGE_WIDTH, tags.COMPUTED_IMAGE_WIDTH):
        picture.width = values.to_c_int(value)
    elif tag in (tags.IMAGE_HEIGHT, tags.COMPUTED_IMAGE_HEIGHT):
        picture.height = values.to_c_int(value)
    elif tag == tags.PHOTOMETRIC_INTERPRETATION and value in _GREY | _COLOR:
        picture.is_color = int(value in _COLOR)


def _read_tiff_entry(picture: Picture, entry: bytes, memory: Memory, section: str) -> bool:
    motorola = bool(picture.motorola)
    tag = values.unpack("H", entry, motorola)
    target = _POINTERS.get(tag)
    if target is None:
        return read_tag(picture, entry, memory, section, False, table_of(section))
    picture.sections.add(target)
    _read_tiff_directory(picture, values.unpack("I", entry, motorola, 8), target)
    if tag == tags.SUB_IFD and section != "THUMBNAIL" and picture.thumbnail.type:
        take_from_file(picture)
    return True
