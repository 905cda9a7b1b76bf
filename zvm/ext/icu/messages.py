"""Formatting and parsing by a MessageFormat of ICU, whose C functions know no named arguments.

An array of Formattables is made by the library itself, which alone knows their size: by parsing a text.
"""
from __future__ import annotations

from ctypes import addressof, byref, c_double, c_int32, c_int64, c_void_p, create_string_buffer

from zvm.ext.icu.cplusplus import UnicodeString, UnicodeStrings, function
from zvm.ext.icu.library import Handle, Status, count, icu, text_at, units
from zvm.ext.icu.message_types import DATE, DOUBLE, INT64, LONG, STRING

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

_LARGEST = 1024  # bytes in which the second of two Formattables must begin
_size = 0  # of a Formattable, once known


def _formattable(name: str, *arguments: Any) -> Any:
    return function(f"_ZN@11Formattable{name}", None, c_void_p, *arguments)


def _set_int64() -> Any:
    """Formattable::setInt64, whose parameter is a long or a long long."""
    try:
        return _formattable("8setInt64El", c_int64)
    except AttributeError:
        return _formattable("8setInt64Ex", c_int64)


def _parse(handle: Any, text: str, number: c_int32, status: Status) -> int | None:
    call = function("_ZNK@13MessageFormat5parseERKNS_13UnicodeStringERiR10UErrorCode", c_void_p, c_void_p, c_void_p,
                    c_void_p, c_void_p)
    found: int | None = call(handle, UnicodeString(text), byref(number), status)
    return found


def formattable_size() -> int:
    """How far the Formattables of an array lie apart: each begins with the address of its class's table."""
    global _size
    if not _size:
        pattern = units("{0} {1}")
        status = Status()
        handle = Handle(icu.umsg_open(pattern, count(pattern), b"en", None, status), "umsg_close")
        first = _parse(handle, "a b", c_int32(), status)
        assert first is not None
        table = c_int64.from_address(first).value
        _size = next(offset for offset in range(8, _LARGEST, 8) if c_int64.from_address(first + offset).value == table)
        _release(first, 2)
    return _size


def _release(first: int, number: int) -> None:
    """Free an array that the library made (delete[]), before which its length stands."""
    for index in reversed(range(number)):
        _formattable("D1Ev")(first + _size * index)
    if c_int64.from_address(first - 8).value == number:
        icu.uprv_free(first - 8)


class Formattables:
    """An array of them with those values: (type, value) each."""

    __slots__ = ("_memory", "_count", "_as_parameter_")

    def __init__(self, values: list[tuple[int, Any]]) -> None:
        size = formattable_size()
        self._memory = create_string_buffer(size * len(values) + 1)
        self._as_parameter_ = addressof(self._memory)
        self._count = 0
        for kind, value in values:
            address = self._as_parameter_ + size * self._count
            _formattable("C1Ev")(address)
            self._count += 1
            if kind == STRING:
                _formattable("9setStringERKNS_13UnicodeStringE", c_void_p)(address, UnicodeString(value))
            elif kind == DOUBLE:
                _formattable("9setDoubleEd", c_double)(address, value)
            elif kind == DATE:
                _formattable("7setDateEd", c_double)(address, value)
            elif kind == LONG:
                _formattable("7setLongEi", c_int32)(address, value)
            else:
                _set_int64()(address, value)

    def __del__(self) -> None:
        for index in range(self._count):
            _formattable("D1Ev")(self._as_parameter_ + formattable_size() * index)


def format_message(handle: Any, names: list[str], values: list[tuple[int, Any]], status: Status) -> str:
    """The message with those arguments (MessageFormat::format)."""
    call = function("_ZNK@13MessageFormat6formatEPKNS_13UnicodeStringEPKNS_11FormattableEiRS1_R10UErrorCode", c_void_p,
                    c_void_p, c_void_p, c_void_p, c_int32, c_void_p, c_void_p)
    result = UnicodeString()
    call(handle, UnicodeStrings(names) if names else None, Formattables(values) if names else None, len(names), result,
         status)
    return result.text


def date_formats(handle: Any) -> list[int]:
    """The addresses of the date formats that are part of a message (MessageFormat::getFormats)."""
    number = c_int32()
    first = function("_ZNK@13MessageFormat10getFormatsERi", c_void_p, c_void_p, c_void_p)(handle, byref(number))
    if not first:
        return []
    addresses = [c_int64.from_address(first + 8 * index).value for index in range(number.value)]
    status = Status()
    pattern = units("y")
    example = Handle(icu.udat_open(-2, -2, b"en", None, 0, pattern, 1, status), "udat_close")
    table = c_int64.from_address(example.address).value
    return [address for address in addresses if address and c_int64.from_address(address).value == table]


def parse_message(handle: Any, text: str, status: Status) -> list[tuple[int, Any]]:
    """The arguments that a message was made of: (type, value) each (MessageFormat::parse)."""
    number = c_int32()
    first = _parse(handle, text, number, status)
    if status.failed or not first:
        return []
    found = []
    size = formattable_size()
    for index in range(number.value):
        address = first + size * index
        kind = icu.ufmt_getType(address, status)
        value: Any = None
        if kind == STRING:
            length = c_int32()
            start = icu.ufmt_getUChars(address, byref(length), status)
            value = text_at(start, length.value)
        elif kind == DOUBLE:
            value = icu.ufmt_getDouble(address, status)
        elif kind == DATE:
            value = icu.ufmt_getDate(address, status)
        elif kind in (LONG, INT64):
            value = icu.ufmt_getInt64(address, status)
        found.append((kind, value))
    _release(first, number.value)
    return found
