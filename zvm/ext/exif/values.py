"""Numbers and texts in directories, by TIFF's formats and byte orders."""
from __future__ import annotations

import math
import struct

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

(BYTE, STRING, USHORT, ULONG, URATIONAL, SBYTE, UNDEFINED, SSHORT, SLONG, SRATIONAL, SINGLE, DOUBLE,
 IFD) = range(1, 14)
SIZES = (0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 1)  # bytes by format
LAST_FORMAT = 13
# formats of numbers; all others are bytes
ELEMENTS = frozenset((USHORT, ULONG, URATIONAL, SSHORT, SLONG, SRATIONAL, SINGLE, DOUBLE))
_CODES = {BYTE: "B", USHORT: "H", ULONG: "I", URATIONAL: "II", SBYTE: "b", SSHORT: "h", SLONG: "i", SRATIONAL: "ii"}
_UNSIGNED = {SBYTE: BYTE, SSHORT: USHORT, SLONG: ULONG, SRATIONAL: URATIONAL}
_SIZE_MAX = (1 << 64) - 1


def unpack(code: str, data: bytes, motorola: bool, at: int = 0) -> Any:
    """One number, by struct's code."""
    return struct.unpack_from((">" if motorola else "<") + code, data, at)[0]


def until_nul(data: bytes) -> bytes:
    """What stands before the first NUL byte."""
    return data.partition(b"\0")[0]


def to_c_int(number: int) -> int:
    """What a C int keeps of the number."""
    return (number + 0x80000000 & 0xFFFFFFFF) - 0x80000000


def number(data: bytes, format: int, motorola: bool) -> float:
    """The first value as a number (exif_convert_any_format)."""
    if format in (SINGLE, DOUBLE):
        return float(struct.unpack_from("<f" if format == SINGLE else "<d", data)[0])
    code = _CODES.get(format)
    if code is None:
        return 0
    found = struct.unpack_from((">" if motorola else "<") + code, data)
    if len(found) == 1:
        return found[0]  # type: ignore[no-any-return]
    return found[0] / found[1] if found[1] else 0


def integer(data: bytes, format: int, motorola: bool) -> int:
    """The first value as a size, cut off (exif_convert_any_to_int)."""
    value = number(data, format, motorola)
    if type(value) is int:
        return value & _SIZE_MAX
    if math.isnan(value) or value < 0 and format in (SINGLE, DOUBLE):
        return 0
    return min(int(min(value, float(_SIZE_MAX))), _SIZE_MAX) & _SIZE_MAX


def unsigned(data: bytes, format: int, motorola: bool) -> int:
    """The same, of what is never negative."""
    return integer(data, _UNSIGNED.get(format, format), motorola)


def element(data: bytes, format: int, motorola: bool) -> Any:
    """One value of an entry as PHP shows it: a number, or a rational as text."""
    if format in (SINGLE, DOUBLE):
        return number(data, format, False)
    found = struct.unpack_from((">" if motorola else "<") + _CODES[format], data)
    return to_c_int(found[0]) if len(found) == 1 else f"{found[0]}/{found[1]}"
