"""The thumbnail in a picture: its data, made a file of its own, and its size."""
from __future__ import annotations

import struct

from zvm.ext.exif import tags, values
from zvm.ext.exif.picture import TIFF_II, TIFF_MM

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.ext.exif.picture import Entry, Picture

_LARGEST = 65536
_START_OF_SCAN, _END_OF_IMAGE = 0xDA, 0xD9
FRAMES = frozenset(range(0xC0, 0xD0)) - {0xC4, 0xC8, 0xCC}  # markers that tell a picture's size
_OUTSIDE = "Thumbnail goes IFD boundary or end of file reached"


def extract(picture: Picture, data: bytes | None) -> None:
    """Take the thumbnail of a JPEG file, None where it does not lie within (exif_thumbnail_extract)."""
    thumbnail = picture.thumbnail
    if thumbnail.data is not None:
        picture.complain("Multiple possible thumbnails")
    elif thumbnail.size >= _LARGEST:
        picture.complain("Illegal thumbnail size/offset")
    elif data is None:
        picture.complain(_OUTSIDE)
    else:
        thumbnail.data = data
        _complete(picture)


def take_from_file(picture: Picture) -> None:
    """Take the thumbnail of a TIFF file."""
    thumbnail = picture.thumbnail
    if thumbnail.data is not None or not (thumbnail.offset and thumbnail.size and picture.reads_thumbnail):
        return
    data = picture.data[thumbnail.offset:thumbnail.offset + thumbnail.size]
    if len(data) != thumbnail.size:
        picture.complain(_OUTSIDE)
        return
    thumbnail.data = data
    _complete(picture)


def _complete(picture: Picture) -> None:
    """Put a header and a directory before data that are a TIFF file's (exif_thumbnail_build)."""
    thumbnail = picture.thumbnail
    if thumbnail.type not in (TIFF_II, TIFF_MM) or thumbnail.data is None:
        return
    order = ">" if picture.motorola else "<"
    entries = picture.entries["THUMBNAIL"]
    directory_end = 8 + 2 + len(entries) * 12 + 4
    contents = {id(entry): _packed(entry, order) for entry in entries}
    outside = [contents[id(entry)] for entry in entries if len(contents[id(entry)]) > 4]
    data_offset = directory_end + sum(map(len, outside))
    head = struct.pack(order + "2sHIH", b"MM" if picture.motorola else b"II", 42, 8, len(entries))
    value_offset = directory_end
    for entry in entries:
        if entry.tag in (tags.STRIP_OFFSETS, tags.JPEG_INTERCHANGE_FORMAT):
            head += struct.pack(order + "HHII", entry.tag, values.ULONG, 1, data_offset)
            continue
        data = contents[id(entry)]
        head += struct.pack(order + "HHI", entry.tag, entry.format, entry.count)
        if len(data) <= 4:
            head += data.ljust(4, b"\0")
        else:
            head += struct.pack(order + "I", value_offset)
            value_offset += len(data)
    thumbnail.data = head + bytes(4) + b"".join(outside) + thumbnail.data
    thumbnail.size = len(thumbnail.data)


def _packed(entry: Entry, order: str) -> bytes:
    """The bytes of an entry's value."""
    if type(entry.value) is bytes:
        return entry.value
    codes = {values.USHORT: "H", values.ULONG: "I", values.SSHORT: "h", values.SLONG: "i", values.SINGLE: "f",
             values.DOUBLE: "d"}
    parts = []
    for value in entry.value:
        if type(value) is str:
            above, below = (int(part) & 0xFFFFFFFF for part in value.split("/"))
            parts.append(struct.pack(order + "II", above, below))
        else:
            code = codes[entry.format]
            parts.append(struct.pack(order + code, value & 0xFFFFFFFF if code == "I" else value))
    return b"".join(parts)


def measure(picture: Picture) -> bool:
    """Find width and height in a thumbnail that is a JPEG picture (exif_scan_thumbnail)."""
    thumbnail = picture.thumbnail
    data = thumbnail.data
    if data is None or len(data) < 4:
        return False
    if data[:3] != b"\xff\xd8\xff":
        if not thumbnail.width and not thumbnail.height:
            picture.complain("Thumbnail is not a JPEG image")
        return False
    at = 2
    while at + 3 < len(data) and data[at] == 0xFF:
        padding = 0
        while data[at + 1] == 0xFF and padding < 8 and at + 5 < len(data):
            at, padding = at + 1, padding + 1
        marker, at = data[at + 1], at + 2
        if marker == 0xFF or at + 1 >= len(data):
            return False
        length = struct.unpack_from(">H", data, at)[0]
        if at + length >= len(data):
            return False
        if marker in FRAMES:
            if length < 8:
                return False
            thumbnail.height, thumbnail.width = struct.unpack_from(">HH", data, at + 3)
            return True
        if marker in (_START_OF_SCAN, _END_OF_IMAGE):
            picture.complain("Could not compute size of thumbnail")
            return False
        at += length
    return False
