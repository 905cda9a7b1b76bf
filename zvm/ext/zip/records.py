"""The records of a zip file: its central directory and the headers of entries, read and written (APPNOTE.TXT 4.3).

Names and comments are bytes as they stand in the file. Raises ZipError for a file that is not a zip file.
"""
from __future__ import annotations

import struct
import time

from zvm.ext.zip.ciphers import NONE, PKWARE, UNKNOWN
from zvm.ext.zip.errors import INCONS, MULTIDISK, NOENT, NOZIP, ZipError

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import BinaryIO

STORE, DEFLATE, BZIP2 = 0, 8, 12
UNIX = 3
FILE_ATTRIBUTES, FOLDER_ATTRIBUTES = 0o100666 << 16, 0o40777 << 16
_CENTRAL, _LOCAL, _END = b"PK\x01\x02", b"PK\x03\x04", b"PK\x05\x06"
_END64, _LOCATOR64 = b"PK\x06\x06", b"PK\x06\x07"
_CENTRAL_FORMAT, _LOCAL_FORMAT, _END_FORMAT = "<4s6H3L5H2L", "<4s5H3L2H", "<4s4H2LH"
_CENTRAL_SIZE, _LOCAL_SIZE, _END_SIZE = 46, 30, 22
_ENCRYPTED, _DESCRIPTOR, _STRONG, _UTF8 = 1, 8, 64, 0x800
_ZIP64, _AES = 1, 0x9901
_WINZIP = 99  # the method that says that the extra field has it
_MAX32, _MAX16 = 0xFFFFFFFF, 0xFFFF
_LONGEST_COMMENT = 65535


class Record:
    """What is known of an entry of a file."""

    __slots__ = ("name", "comment", "extra", "flags", "method", "encryption", "aes_version", "crc", "size",
                 "packed_size", "modified", "dos_time", "system", "attributes", "offset")

    def __init__(self, name: bytes = b"") -> None:
        self.name = name
        self.comment = self.extra = b""
        self.flags = 0
        self.method = STORE
        self.encryption = NONE
        self.aes_version = 0
        self.crc = self.size = self.packed_size = 0
        self.modified = 0
        self.dos_time = 0
        self.system = UNIX
        self.attributes = FOLDER_ATTRIBUTES if name[-1:] == b"/" else FILE_ATTRIBUTES
        self.offset = 0

    def copy(self) -> Record:
        made = Record(self.name)
        for field in self.__slots__:
            setattr(made, field, getattr(self, field))
        return made

    @property
    def is_utf8(self) -> bool:
        return bool(self.flags & _UTF8)

    @property
    def check_byte(self) -> int:
        """What the end of PKWARE's header must be."""
        return self.dos_time >> 8 & 0xFF if self.flags & _DESCRIPTOR else self.crc >> 24


def from_dos(date: int, clock: int) -> int:
    """A time stamp of a local time as DOS has it."""
    return int(time.mktime(((date >> 9) + 1980, date >> 5 & 15, date & 31, clock >> 11, clock >> 5 & 63,
                            (clock & 31) * 2, 0, 0, -1)))


def to_dos(moment: int) -> tuple[int, int]:
    """Date and time as DOS has them, from 1980 on."""
    local = time.localtime(moment)
    if local.tm_year < 1980:
        return 0x21, 0
    return (local.tm_year - 1980 << 9) + (local.tm_mon << 5) + local.tm_mday, \
        (local.tm_hour << 11) + (local.tm_min << 5) + (local.tm_sec >> 1)


def read_directory(file: BinaryIO, size: int) -> tuple[list[Record], bytes]:
    """All entries of a file of that size, and its comment."""
    window = min(size, _LONGEST_COMMENT + _END_SIZE + 20)
    file.seek(size - window)
    tail = file.read(window)
    place = tail.rfind(_END)
    while place >= 0:
        found = _try_end(file, size, tail, place, size - window)
        if found is not None:
            return found
        place = tail.rfind(_END, 0, place)
    raise ZipError(NOZIP)


def _try_end(file: BinaryIO, size: int, tail: bytes, place: int, base: int) -> tuple[list[Record], bytes] | None:
    """What an end record there leads to; None where it is none."""
    if place + _END_SIZE > len(tail):
        return None
    _, disk, first_disk, here, count, length, offset, comment_size = struct.unpack_from(_END_FORMAT, tail, place)
    if disk or first_disk:
        raise ZipError(MULTIDISK)
    if here != count:
        raise ZipError(NOZIP)
    comment = tail[place + _END_SIZE:place + _END_SIZE + comment_size]
    if len(comment) != comment_size:
        return None
    end = base + place
    if place >= 20 and tail[place - 20:place - 16] == _LOCATOR64:
        wide = _read_end64(file, struct.unpack_from("<Q", tail, place - 12)[0])
        if wide is not None:
            count, length, offset, end = wide
    if offset + length > end:
        raise ZipError(INCONS)
    file.seek(offset)
    data = file.read(length)
    return _records(data, count), comment


def _read_end64(file: BinaryIO, offset: int) -> tuple[int, int, int, int] | None:
    file.seek(offset)
    data = file.read(56)
    if len(data) < 56 or data[:4] != _END64:
        return None
    count, length, start = struct.unpack_from("<3Q", data, 32)
    return count, length, start, offset


def _records(data: bytes, count: int) -> list[Record]:
    records: list[Record] = []
    place = 0
    for _ in range(count):
        if data[place:place + 4] != _CENTRAL or len(data) < place + _CENTRAL_SIZE:
            raise ZipError(INCONS if records else NOZIP)
        fields = struct.unpack_from(_CENTRAL_FORMAT, data, place)
        lengths = fields[10:13]
        end = place + _CENTRAL_SIZE + sum(lengths)
        if end > len(data):
            raise ZipError(INCONS)
        records.append(_record(fields, data[place + _CENTRAL_SIZE:end], lengths))
        place = end
    if place != len(data):
        raise ZipError(INCONS)
    return records


def _record(fields: tuple[int, ...], texts: bytes, lengths: tuple[int, ...]) -> Record:
    name_end, extra_end = lengths[0], lengths[0] + lengths[1]
    made = Record(texts[:name_end])
    made.comment = texts[extra_end:]
    made.flags, made.method = fields[3], fields[4]
    made.dos_time = fields[5]
    made.modified = from_dos(fields[6], fields[5])
    made.crc, made.packed_size, made.size = fields[7:10]
    made.system, made.attributes, made.offset = fields[1] >> 8, fields[15], fields[16]
    if made.flags & _ENCRYPTED:
        made.encryption = UNKNOWN if made.flags & _STRONG else PKWARE
    _read_extra(made, texts[name_end:extra_end])
    return made


def _read_extra(record: Record, extra: bytes) -> None:
    """Take in the fields that this module writes itself; the others are kept."""
    kept = []
    place = 0
    is_wide = False
    while place + 4 <= len(extra):
        kind, length = struct.unpack_from("<2H", extra, place)
        body = extra[place + 4:place + 4 + length]
        if kind == _ZIP64:
            is_wide = True
            _read_zip64(record, body)
        elif kind == _AES and len(body) >= 7:
            record.aes_version, _, strength, method = struct.unpack_from("<H2sBH", body)
            if record.method == _WINZIP:
                record.method = method
                record.encryption = 256 + strength if 1 <= strength <= 3 else UNKNOWN
        else:
            kept.append(extra[place:place + 4 + length])
        place += 4 + length
    record.extra = b"".join(kept)
    if not is_wide and _MAX32 in (record.size, record.packed_size, record.offset):
        raise ZipError(NOENT)  # the field with what does not fit into 32 bits


def _read_zip64(record: Record, body: bytes) -> None:
    place = 0
    for field in ("size", "packed_size", "offset"):
        if getattr(record, field) == _MAX32 and place + 8 <= len(body):
            setattr(record, field, struct.unpack_from("<Q", body, place)[0])
            place += 8


def _local_header(file: BinaryIO, record: Record) -> bytes:
    """The header of fixed size that stands before the contents of an entry."""
    file.seek(record.offset)
    head = file.read(_LOCAL_SIZE)
    if len(head) < _LOCAL_SIZE:
        raise ZipError(INCONS)
    return head


def data_offset(file: BinaryIO, record: Record) -> int:
    """Where the contents of an entry begin."""
    name_size, extra_size = struct.unpack_from("<2H", _local_header(file, record), 26)
    return record.offset + _LOCAL_SIZE + name_size + extra_size  # type: ignore[no-any-return]


def check_entry(file: BinaryIO, size: int, record: Record) -> None:
    """Raise ZipError unless an entry lies within the file and its own header says the same as the directory
    (_zip_checkcons)."""
    mark, _, flags, method, clock, _, *facts, name_size, _ = struct.unpack(_LOCAL_FORMAT, _local_header(file, record))
    if mark != _LOCAL:
        raise ZipError(NOZIP)
    name = file.read(name_size)
    own_method = _WINZIP if record.encryption > PKWARE else record.method
    if (method, clock, name) != (own_method, record.dos_time, record.name):
        raise ZipError(INCONS)
    comes_later = flags & _DESCRIPTOR and not any(facts)
    if facts != [record.crc, record.packed_size, record.size] and not comes_later and _MAX32 not in facts[1:]:
        raise ZipError(INCONS)
    if data_offset(file, record) + record.packed_size > size:
        raise ZipError(INCONS)


def _version_needed(record: Record, wide: bool) -> int:
    if record.encryption > PKWARE:
        return 51
    if record.method == BZIP2:
        return 46
    return 45 if wide else 20 if record.method == DEFLATE or record.name[-1:] == b"/" or record.encryption else 10


def _extra_of(record: Record, is_local: bool) -> tuple[bytes, bool]:
    """The extra fields, and whether the sizes stand there."""
    wide = b""
    sizes = record.size >= _MAX32 or record.packed_size >= _MAX32
    if sizes:
        wide = struct.pack("<2Q", record.size, record.packed_size)
    if not is_local and record.offset >= _MAX32:
        wide += struct.pack("<Q", record.offset)
    extra = struct.pack("<2H", _ZIP64, len(wide)) + wide if wide else b""
    if record.encryption > PKWARE:
        extra += struct.pack("<4H", _AES, 7, record.aes_version, 0x4541)
        extra += struct.pack("<BH", record.encryption - 256, record.method)
    return extra + record.extra, sizes


def _flags_of(record: Record) -> int:
    flags = record.flags & ~(_ENCRYPTED | _DESCRIPTOR)
    if not record.name.isascii() and record.flags & _UTF8 == 0 and _is_utf8(record.name):
        flags |= _UTF8
    return flags | (_ENCRYPTED if record.encryption else 0)


def _is_utf8(text: bytes) -> bool:
    try:
        text.decode("utf-8")
    except UnicodeDecodeError:
        return False
    return True


def local_header(record: Record) -> bytes:
    """What stands before the contents of an entry."""
    extra, wide = _extra_of(record, True)
    date, clock = to_dos(record.modified)
    method = _WINZIP if record.encryption > PKWARE else record.method
    return struct.pack(
        _LOCAL_FORMAT, _LOCAL, _version_needed(record, wide), _flags_of(record), method, clock, date, record.crc,
        _MAX32 if wide else record.packed_size, _MAX32 if wide else record.size, len(record.name), len(extra)) + \
        record.name + extra


def directory(records: list[Record], comment: bytes, offset: int) -> bytes:
    """The central directory, which begins at `offset`, and the end of the file."""
    parts = []
    for record in records:
        extra, wide = _extra_of(record, False)
        date, clock = to_dos(record.modified)
        method = _WINZIP if record.encryption > PKWARE else record.method
        parts.append(struct.pack(
            _CENTRAL_FORMAT, _CENTRAL, record.system << 8 | 63, _version_needed(record, wide), _flags_of(record),
            method, clock, date, record.crc, _MAX32 if wide else record.packed_size, _MAX32 if wide else record.size,
            len(record.name), len(extra), len(record.comment), 0, 0, record.attributes, min(record.offset, _MAX32)) +
            record.name + extra + record.comment)
    data = b"".join(parts)
    count = len(records)
    wide_end = b""
    if count >= _MAX16 or offset >= _MAX32 or len(data) >= _MAX32:
        wide_end = struct.pack("<4sQ2H2L4Q", _END64, 44, 45, 45, 0, 0, count, count, len(data), offset) + \
            struct.pack("<4sLQL", _LOCATOR64, 0, offset + len(data), 1)
    return data + wide_end + struct.pack(
        _END_FORMAT, _END, 0, 0, min(count, _MAX16), min(count, _MAX16), min(len(data), _MAX32), min(offset, _MAX32),
        len(comment)) + comment
