"""The loops of encodings that switch between sets (iso2022.py), native, and the tables they work with.

Sets are numbered: ASCII, the two halves of JIS X 0201, then those of two bytes.
"""
from __future__ import annotations

from zvm.ext.mbstring.codecs.points import point_at, put_bad, put_point, size_at
from zvm.ext.native import StringBuilder, native

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Mapping

ROWS, CELLS = 0x77, 94  # of a set of two bytes, from 21 on
_SEQUENCE, _SETS = 8, 8  # bytes of an escape sequence with its length; sets that there may be


def designation_text(designations: Mapping[bytes, int]) -> str:
    """For each escape sequence: its length, the number of the set, the bytes."""
    return b"".join(bytes((len(name), number)) + name for name, number in designations.items()).decode("latin-1")


def switch_text(sequences: list[list[bytes]]) -> str:
    """The sequences that lead from one set to another: the length and the bytes of each."""
    rows = [b"".join(bytes((len(each),)) + each.ljust(_SEQUENCE - 1, b"\0") for each in row) for row in sequences]
    return b"".join(row.ljust(_SEQUENCE * _SETS, b"\0") for row in rows).decode("latin-1")


def set_bytes(known: Mapping[int, str], base: int) -> bytes:
    """The code points of a set in rows and cells, three bytes each, 0 where there is none. A code of several characters
    has the code point of the first with 0x80_0000."""
    found = bytearray(3 * ROWS * CELLS)
    for code, text in known.items():
        row, cell = (code - base >> 8) - 0x21, (code - base & 0xFF) - 0x21
        if 0 <= row < ROWS and 0 <= cell < CELLS:
            at = 3 * (row * CELLS + cell)
            found[at:at + 3] = (ord(text[0]) | (len(text) > 1) << 23).to_bytes(3, "little")
    return bytes(found)


def point_table(codes: Mapping[int, tuple[int, bytes] | None], sets: list[int]) -> bytes:
    """The codes of the characters up to U+FFFF: number of the set and number of bytes, and the bytes."""
    found = bytearray(3 * 0x10000)
    for point, code in codes.items():
        if code is not None and point <= 0xFFFF:
            number, octets = code
            found[3 * point:3 * point + 3] = bytes((sets.index(number) << 2 | len(octets), *octets)).ljust(3, b"\0")
    return bytes(found)


@native
def designated(data: bytes, at: int, designations: str) -> int:
    """Of the escape sequence whose bytes after ESC are at a place: its length << 8 | the set; -1 for no such."""
    entry = 0
    while entry + 1 < len(designations):
        length = ord(designations[entry])
        if at + length <= len(data):
            matched = 0
            while matched < length and data[at + matched] == ord(designations[entry + 2 + matched]):
                matched += 1
            if matched == length:
                return length << 8 | ord(designations[entry + 1])
        entry += 2 + length
    return -1


@native
def put_single(out: StringBuilder, byte: int, current: int, raw_kana: int) -> None:
    """Append the character of one byte in a set."""
    if current == 2 and 0x20 < byte < 0x60:
        put_point(out, 0xFF40 + byte)
    elif byte < 0x80:
        if current == 1 and byte == 0x5C:
            put_point(out, 0xA5)
        elif current == 1 and byte == 0x7E:
            put_point(out, 0x203E)
        else:
            out.byte(byte)
    elif raw_kana and 0xA0 < byte < 0xE0:
        put_point(out, 0xFEC0 + byte)
    else:
        put_bad(out)


@native
def iso2022_decoded(data: bytes, place: list[int], designations: str, sets: bytes, shifts: int, raw_kana: int,
                    last: int) -> str:
    """The text in UTF-8 up to a wrong escape sequence or a code of several characters; `place` gets where that is, and
    the number of the set there."""
    out = StringBuilder()
    at = place[0] & 0xFFFFFFFFFFFF
    current = place[1] & 7
    while at < len(data):
        byte = data[at]
        if byte == 0x1B:
            found = designated(data, at + 1, designations)
            if found < 0:
                break
            current = found & 7
            at += 1 + (found >> 8 & 7)
        elif shifts and (byte == 0x0E or byte == 0x0F):
            current = 2 if byte == 0x0E else 0
            at += 1
        elif current > 2 and 0x20 < byte <= last:
            at += 2
            if at > len(data):
                put_bad(out)
                break
            trail = data[at - 1]
            point = 0
            if 0x20 < trail < 0x7F:
                cell = 3 * (((current - 3) * ROWS + byte - 0x21) * CELLS + trail - 0x21)
                point = data_point(sets, cell)
            if point >= 0x800000:
                at -= 2
                break
            if point:
                put_point(out, point)
            else:
                put_bad(out)
        else:
            put_single(out, byte, current, raw_kana)
            at += 1
    place[0] = at
    place[1] = current
    return out.text()


@native
def data_point(table: bytes, at: int) -> int:
    """A number of three bytes."""
    return table[at] | table[at + 1] << 8 | table[at + 2] << 16


@native
def iso2022_encoded(data: bytes, points: bytes, switches: str) -> str:
    """The bytes of a text in UTF-8; "\\xff" where something has no code."""
    out = StringBuilder()
    at = 0
    current = 0
    while at < len(data):
        point = point_at(data, at)
        at += size_at(data, at)
        entry = points[3 * point] if 0 <= point <= 0xFFFF else 0
        if entry == 0:
            return "\xff"
        if entry >> 2 != current:
            put_switch(out, switches, current, entry >> 2)
            current = entry >> 2
        out.byte(points[3 * point + 1])
        if entry & 2:
            out.byte(points[3 * point + 2])
    if current != 0:
        put_switch(out, switches, current, 0)
    return out.text()


@native
def put_switch(out: StringBuilder, switches: str, before: int, after: int) -> None:
    """Append the sequence that leads from one set to another."""
    start = 8 * (8 * (before & 7) + (after & 7))
    for at in range(ord(switches[start])):
        out.byte(ord(switches[start + 1 + at]))
