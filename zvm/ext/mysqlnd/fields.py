"""What the server says of a column (MYSQLND_FIELD), and how its values become PHP's: from texts, and from the binary
protocol of prepared statements (mysqlnd_ps_codec.c)."""
from __future__ import annotations

from struct import unpack_from

from zvm.ext.mysqlnd.wire import read_length
from zvm.runtime.values.zval import INT_MAX

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable
    from typing import Any

(TYPE_DECIMAL, TYPE_TINY, TYPE_SHORT, TYPE_LONG, TYPE_FLOAT, TYPE_DOUBLE, TYPE_NULL, TYPE_TIMESTAMP, TYPE_LONGLONG,
 TYPE_INT24, TYPE_DATE, TYPE_TIME, TYPE_DATETIME, TYPE_YEAR, TYPE_NEWDATE, TYPE_VARCHAR, TYPE_BIT) = range(17)
TYPE_JSON, TYPE_NEWDECIMAL, TYPE_ENUM, TYPE_SET, TYPE_TINY_BLOB, TYPE_MEDIUM_BLOB, TYPE_LONG_BLOB = range(245, 252)
TYPE_BLOB, TYPE_VAR_STRING, TYPE_STRING, TYPE_GEOMETRY = range(252, 256)

(NOT_NULL_FLAG, PRI_KEY_FLAG, UNIQUE_KEY_FLAG, MULTIPLE_KEY_FLAG, BLOB_FLAG, UNSIGNED_FLAG, ZEROFILL_FLAG, BINARY_FLAG,
 ENUM_FLAG, AUTO_INCREMENT_FLAG, TIMESTAMP_FLAG, SET_FLAG, NO_DEFAULT_VALUE_FLAG, ON_UPDATE_NOW_FLAG, PART_KEY_FLAG,
 NUM_FLAG) = (1 << bit for bit in range(16))

_NOT_FIXED = 31  # decimals of a float that may have any number
_INTEGERS = {TYPE_TINY: (1, "<b", "<B"), TYPE_SHORT: (2, "<h", "<H"), TYPE_YEAR: (2, "<h", "<H"),
             TYPE_INT24: (4, "<i", "<I"), TYPE_LONG: (4, "<i", "<I"), TYPE_LONGLONG: (8, "<q", "<Q")}


class Field:
    """A column of a result."""

    __slots__ = ("catalog", "db", "table", "org_table", "name", "org_name", "default", "charset", "length", "type",
                 "flags", "decimals")

    def __init__(self, data: bytes) -> None:
        position = 0
        texts = []
        for _ in range(6):
            length, position = read_length(data, position)
            end = position + (length or 0)
            texts.append(data[position:end].decode("latin-1"))
            position = end
        self.catalog, self.db, self.table, self.org_table, self.name, self.org_name = texts
        self.charset, self.length, self.type, self.flags, self.decimals = unpack_from("<HIBHB", data, position + 1)
        kind = self.type
        if kind == TYPE_YEAR or kind <= TYPE_INT24 and (kind != TYPE_TIMESTAMP or self.length in (8, 14)):
            self.flags |= NUM_FLAG
        position += 13
        self.default = ""
        if position < len(data):
            length, position = read_length(data, position)
            if length:
                self.default = data[position:position + length].decode("latin-1")


# ---- texts ---------------------------------------------------------------------------------------------------------

def _integer(field: Field, number: int) -> Any:
    """A number, as a text where it is padded or does not fit."""
    if field.flags & ZEROFILL_FLAG and field.flags & UNSIGNED_FLAG:
        return str(number).zfill(field.length)
    return number if number <= INT_MAX else str(number)


def text_converter(field: Field, native: bool) -> Callable[[str], Any] | None:
    """What makes a column's text a value, None where it stays as it is; `native` asks for numbers where it can."""
    kind = field.type
    if kind == TYPE_BIT:
        def bits(text: str) -> Any:
            value = _integer(field, int.from_bytes(text.encode("latin-1"), "big"))
            return value if native or type(value) is str else str(value)

        return bits
    if not native:
        return None
    if kind in _INTEGERS and not field.flags & ZEROFILL_FLAG:
        if kind == TYPE_LONGLONG and field.flags & UNSIGNED_FLAG:
            return lambda text: int(text) if int(text) <= INT_MAX else text
        return int
    return float if kind in (TYPE_FLOAT, TYPE_DOUBLE) else None


def text_row(data: bytes, converters: list[Any]) -> list[Any]:
    """The values of a row of texts. Raises IndexError where it ends too early."""
    text = data.decode("latin-1")
    values: list[Any] = []
    position = 0
    for convert in converters:
        length: int | None = data[position]
        if length < 251:  # type: ignore[operator]
            position += 1
        else:
            length, position = read_length(data, position)
            if length is None:
                values.append(None)
                continue
        end = position + length  # type: ignore[operator]
        value = text[position:end]
        values.append(value if convert is None else convert(value))
        position = end
    if position > len(data):
        raise IndexError
    return values


# ---- the binary protocol -------------------------------------------------------------------------------------------

def _single(field: Field, number: float) -> float:
    """A float of four bytes as the shortest text of it has it (mysql_float_to_double)."""
    return float(f"{number:.6g}" if field.decimals >= _NOT_FIXED else f"{number:.{field.decimals}f}")


def _fraction(field: Field, microseconds: int) -> str:
    if not 0 < field.decimals < 7:
        return ""
    return f".{int(microseconds / 10 ** (6 - field.decimals)):0{field.decimals}d}"


def _time(field: Field, data: bytes) -> str:
    if not data:
        return "00:00:00" + _fraction(field, 0)
    negative, days, hours, minutes, seconds = unpack_from("<BIBBB", data)
    microseconds = unpack_from("<I", data, 8)[0] if len(data) > 8 else 0
    sign = "-" if negative else ""
    return f"{sign}{hours + days * 24:02d}:{minutes:02d}:{seconds:02d}" + _fraction(field, microseconds)


def _date(field: Field, data: bytes) -> str:
    year, month, day = unpack_from("<HBB", data) if data else (0, 0, 0)
    return f"{year:04d}-{month:02d}-{day:02d}"


def _datetime(field: Field, data: bytes) -> str:
    hours, minutes, seconds = unpack_from("BBB", data, 4) if len(data) > 4 else (0, 0, 0)
    microseconds = unpack_from("<I", data, 7)[0] if len(data) > 7 else 0
    return f"{_date(field, data)} {hours:02d}:{minutes:02d}:{seconds:02d}" + _fraction(field, microseconds)


_MOMENTS = {TYPE_TIME: _time, TYPE_DATE: _date, TYPE_DATETIME: _datetime, TYPE_TIMESTAMP: _datetime}


def _binary_value(field: Field, data: bytes, position: int) -> tuple[Any, int]:
    """(the value there, where it ends)."""
    kind = field.type
    if kind in _INTEGERS:
        size, signed, unsigned = _INTEGERS[kind]
        number = unpack_from(unsigned if field.flags & UNSIGNED_FLAG else signed, data, position)[0]
        return _integer(field, number), position + size
    if kind == TYPE_DOUBLE:
        return unpack_from("<d", data, position)[0], position + 8
    if kind == TYPE_FLOAT:
        return _single(field, unpack_from("<f", data, position)[0]), position + 4
    if kind == TYPE_NULL:
        return None, position
    length, position = read_length(data, position)
    end = position + (length or 0)
    if end > len(data):
        raise IndexError
    part = data[position:end]
    if kind in _MOMENTS:
        return _MOMENTS[kind](field, part), end
    if kind == TYPE_BIT:
        return _integer(field, int.from_bytes(part, "big")), end
    return part.decode("latin-1"), end


def binary_row(data: bytes, fields: list[Field]) -> list[Any]:
    """The values of a row of a prepared statement (php_mysqlnd_rowp_read_binary_protocol)."""
    nulls = 1
    position = 1 + (len(fields) + 9) // 8
    values: list[Any] = []
    bit = 4
    for field in fields:
        if data[nulls] & bit:
            values.append(None)
        else:
            value, position = _binary_value(field, data, position)
            values.append(value)
        bit <<= 1
        if bit == 256:
            bit = 1
            nulls += 1
    return values
