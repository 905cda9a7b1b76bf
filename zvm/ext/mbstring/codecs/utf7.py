"""UTF-7, and the modified one of IMAP's mailbox names."""
from __future__ import annotations

import re

from zvm.ext.mbstring.codecs.base import BAD, Codec, Substitute, is_wide
from zvm.ext.mbstring.codecs.points import point_at, put_bad, put_point, size_at, text_of, utf8_of
from zvm.ext.native import ByteSet, Row, StringBuilder, compiled, native

_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+"
_VALUES = tuple(_LETTERS.find(chr(byte)) for byte in range(256))  # of digits; -1 of others
# where bits left of Base64 are an error: always, if more follows, before "-"; _ENDED: the same for text that may go on
_ALWAYS, _IF_MORE, _BEFORE_HYPHEN, _ENDED = range(4)


@native
def utf7_decoded(data: bytes, shift: str, last: str, is_imap: int, cuts: int, remainder: int) -> str:
    """The text of UTF-7 as UTF-8. `last` is the digit 63; `cuts`: six bits or more that are left are an error, though
    they be 0."""
    out = StringBuilder()
    left = Row(1)
    at = 0
    while at < len(data):
        byte = data[at]
        at += 1
        if byte != ord(shift[0]):
            put_plain(out, byte, is_imap)
            continue
        start = at
        at = put_section(out, data, start, last, is_imap, left)
        ends = at >= len(data)
        is_hyphen = not ends and data[at] == 0x2D
        if (left[0] & 1 or cuts and left[0] & 2 and not ends) and (
            remainder == 0 or remainder == 1 and not ends or remainder >= 2 and is_hyphen
        ):
            put_bad(out)
        if is_hyphen:
            if at == start:
                out.byte(ord(shift[0]))
        elif is_imap:
            if not ends or remainder != 3:
                put_bad(out)
        elif not ends:
            put_plain(out, data[at], 0)
        at += 1
    return out.text()


@native
def put_plain(out: StringBuilder, byte: int, is_imap: int) -> None:
    """Append a byte that is not in Base64."""
    if byte > 0x7F or is_imap and (byte < 0x20 or byte > 0x7E):
        put_bad(out)
    else:
        out.byte(byte)


@native
def put_section(out: StringBuilder, data: bytes, start: int, last: str, is_imap: int, left: list[int]) -> int:
    """Append the text of a section of Base64; where it ends. `left` gets what is left: 1 for a half of a pair or bits
    that are not 0, 2 for six bits or more."""
    at = max(start, 0)
    bits = 0
    size = 0
    high = 0  # the first half of a pair
    while at < len(data):
        digit = 63 if data[at] == ord(last[0]) else _VALUES[data[at]]
        if digit < 0:
            break
        at += 1
        bits = (bits << 6 | digit) & 0xFFFFFF
        size += 6
        if size < 16:
            continue
        size -= 16
        unit = bits >> 2 if size == 2 else bits >> 4 if size == 4 else bits
        bits &= 3 if size == 2 else 15 if size == 4 else 0
        if 0xDC00 <= unit <= 0xDFFF:
            if high:
                put_point(out, 0x10000 + ((high & 0x3FF) << 10) + (unit & 0x3FF))
            else:
                put_bad(out)
            high = 0
            continue
        if high:
            put_bad(out)
        high = unit if 0xD800 <= unit <= 0xDBFF else 0
        if is_imap and 0x20 <= unit <= 0x7E and unit != 0x26:
            put_bad(out)
        elif not high:
            put_point(out, unit)
    left[0] = (1 if high or bits else 0) | (2 if size >= 6 else 0)
    return at


@native
def put_digits(out: StringBuilder, number: int, count: int, last: str) -> None:
    """Append up to three digits of Base64, the highest first."""
    place = count
    while place > 0:
        place -= 1
        digit = number & 0x3F
        if place == 2:
            digit = number >> 12 & 0x3F
        elif place == 1:
            digit = number >> 6 & 0x3F
        if digit == 63:
            out.byte(ord(last[0]))
        else:
            out.byte(ord(_LETTERS[digit]))


@native
def put_unit(out: StringBuilder, unit: int, left: int, last: str) -> int:
    """Append what is whole of a unit of UTF-16 in Base64. `left` says what was left before, and the result what is now:
    0 or the bits with 0x10 for four of them, 0x20 for two."""
    if left & 0x10:
        bits = (left & 15) << 16 | unit & 0xFFFF
        put_digits(out, bits >> 2, 3, last)
        return 0x20 | bits & 3
    if left & 0x20:
        put_digits(out, (left & 3) << 16 | unit & 0xFFFF, 3, last)
        return 0
    put_digits(out, (unit & 0xFFFF) >> 4, 2, last)
    return 0x10 | unit & 15


@native
def put_rest(out: StringBuilder, left: int, last: str) -> None:
    """Append the last digit of Base64."""
    if left & 0x10:
        put_digits(out, (left & 15) << 2, 1, last)
    elif left & 0x20:
        put_digits(out, (left & 3) << 4, 1, last)


@native
def utf7_encoded(data: bytes, direct: str, ending: str, shift: str, last: str) -> str:
    """The UTF-7 of a text in UTF-8."""
    plain = ByteSet(direct)
    loose = ByteSet(ending)
    out = StringBuilder()
    at = 0
    left = -1  # of Base64, see put_unit(); -1 outside
    while at < len(data):
        point = point_at(data, at)
        at += size_at(data, at)
        is_plain = 0 <= point < 0x80 and chr(point) in plain
        if is_plain or 0 <= point < 0x80 and chr(point) in loose:
            if left >= 0:
                put_rest(out, left, last)
                if is_plain:
                    out.byte(0x2D)
                left = -1
            out.byte(point)
            if point == ord(shift[0]):
                out.byte(0x2D)
            continue
        if left < 0:
            out.byte(ord(shift[0]))
            left = 0
        if point > 0xFFFF:
            left = put_unit(out, 0xD7C0 + (point >> 10), left, last)
            point = 0xDC00 | point & 0x3FF
        left = put_unit(out, point, left, last)
    if left >= 0:
        put_rest(out, left, last)
        out.byte(0x2D)
    return out.text()


class Utf7(Codec):
    """UTF-7. What is not written directly is UTF-16 in Base64 between + and -."""

    __slots__ = ()
    shift, last = "+", "/"
    # characters written as they are; before the others of them, Base64 need not be ended by -
    direct = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789\0/-"
    ending = " \t\r\n'(),.:?"
    is_imap, cuts = False, True
    remainder = _ALWAYS
    _section = re.compile(rb"\+[A-Za-z0-9+/]*")
    _undirected = re.compile(rb"[^\0\t\n\r -\[\]-}]")  # what must not be written directly, though it is read so

    def is_valid(self, data: bytes) -> bool:
        return super().is_valid(data) and self._undirected.search(self._section.sub(b"", data)) is None

    def decode(self, data: bytes) -> str:
        if data.isascii() and ord(self.shift) not in data and not self.is_imap:
            return data.decode("ascii")
        return text_of(compiled(utf7_decoded)(data, self.shift, self.last, self.is_imap, self.cuts, self.remainder))

    def filter_decode(self, data: bytes) -> str:
        return _FilteredUtf7().decode(data)

    def decode_ended(self, data: bytes) -> str:
        return _EndedUtf7().decode(data)

    def can_encode(self, char: str) -> bool:
        return char != BAD and not is_wide(char)

    def encode_known(self, text: str) -> bytes:
        encoded = compiled(utf7_encoded)(utf8_of(text), self.direct, self.ending, self.shift, self.last)
        return encoded.encode("latin-1")


class _FilteredUtf7(Utf7):
    """The older decoder, for which bits left of Base64 are only wrong if they are not 0."""

    __slots__ = ()
    cuts = False


class _EndedUtf7(_FilteredUtf7):
    """The same for text that more may follow."""

    __slots__ = ()
    remainder = _IF_MORE


class Utf7Imap(Utf7):
    """UTF7-IMAP: the shift character is &, and only what cannot be written directly may be in Base64."""

    __slots__ = ()
    shift, last = "&", ","
    direct = "".join(map(chr, range(0x20, 0x7F)))
    ending = ""
    is_imap = True
    remainder = _BEFORE_HYPHEN

    def is_valid(self, data: bytes) -> bool:
        return Codec.is_valid(self, data)

    def filter_decode(self, data: bytes) -> str:
        return self.decode(data)

    def decode_ended(self, data: bytes) -> str:
        return _EndedUtf7Imap().decode(data)

    def filter_encode(self, text: str, substitute: Substitute) -> bytes:
        return _FilteredUtf7Imap().encode(text, substitute)


class _FilteredUtf7Imap(Utf7Imap):
    """The older encoder, which writes NUL directly."""

    __slots__ = ()
    direct = Utf7Imap.direct + "\0"


class _EndedUtf7Imap(Utf7Imap):
    """The decoder for text that more may follow."""

    __slots__ = ()
    remainder = _ENDED
