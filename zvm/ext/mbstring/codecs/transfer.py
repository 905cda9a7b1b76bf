"""What mbstring counts as encodings though they encode bytes, or entities: BASE64, Quoted-Printable, UUENCODE,
HTML-ENTITIES and 7bit. Text of the former is characters U+0000 to U+00FF.
"""
from __future__ import annotations

import re
from binascii import b2a_base64

from zvm.ext.mbstring.codecs.base import BAD, Codec, Substitute
from zvm.ext.mbstring.codecs.points import put_bad, put_point, text_of
from zvm.ext.native import StringBuilder, compiled, native
from zvm.runtime.services.function_tools import cached_property

_BASE64_LINE = 76  # characters
_UU_LINE = 45  # bytes
_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
_SKIPPED, _FOREIGN = 64, 65
# of bytes: the digit of Base64, or one of these
_DIGITS = tuple(
    _SKIPPED if chr(byte) in "\r\n \t=" else _LETTERS.index(chr(byte)) if chr(byte) in _LETTERS
    else _FOREIGN for byte in range(256)
)
_HEXADECIMAL = "0123456789ABCDEF"
_FIGURES = tuple(int(chr(byte), 16) if chr(byte) in "0123456789abcdefABCDEF" else -1 for byte in range(256))


@native
def base64_decoded(data: bytes) -> str:
    """The bytes as UTF-8, with BAD for characters that are no digits of Base64."""
    out = StringBuilder()
    bits = 0
    count = 0  # digits in `bits`
    for at in range(len(data)):
        digit = _DIGITS[data[at]]
        if digit > 64:
            put_bad(out)
        elif digit < 64:
            bits = (bits << 6 | digit) & 0xFFFFFF
            count += 1
            if count == 4:
                put_point(out, bits >> 16)
                put_point(out, bits >> 8 & 0xFF)
                put_point(out, bits & 0xFF)
                count = 0
    if count >= 2:
        put_point(out, (bits << 6 * (4 - count & 3)) >> 16 & 0xFF)
    if count == 3:
        put_point(out, bits >> 2 & 0xFF)
    return out.text()


@native
def quoted_printable_decoded(text: str) -> str:
    """The bytes that Quoted-Printable stands for."""
    out = StringBuilder()
    at = 0
    while at < len(text):
        byte = ord(text[at])
        at += 1
        if byte != 0x3D or at >= len(text):
            out.byte(byte)
        elif text[at] == "\n":
            at += 1
        elif text[at] == "\r" and at + 1 < len(text):
            at += 1
            if text[at] == "\n":
                at += 1
        elif at + 1 < len(text) and _FIGURES[ord(text[at])] >= 0 and _FIGURES[ord(text[at + 1])] >= 0:
            out.byte(_FIGURES[ord(text[at])] * 16 + _FIGURES[ord(text[at + 1])])
            at += 2
        else:
            out.byte(byte)
    return out.text()


@native
def quoted_printable_encoded(text: str) -> str:
    """Bytes in lines of Quoted-Printable."""
    out = StringBuilder()
    width = 0
    for at in range(len(text)):
        byte = ord(text[at])
        if byte == 0x0D:
            continue
        if byte == 0x0A or byte == 0:
            if byte:
                out.byte(0x0D)
            out.byte(byte)
            width = 0
            continue
        if width >= 72:
            out.add("=\r\n")
            width = 0
        if byte < 0x80 and byte != 0x3D:
            out.byte(byte)
            width += 1
        else:
            out.byte(0x3D)
            out.byte(ord(_HEXADECIMAL[byte >> 4]))
            out.byte(ord(_HEXADECIMAL[byte & 15]))
            width += 3
    return out.text()


@native
def uu_decoded(data: bytes, start: int) -> str:
    """The bytes of the lines from a place on."""
    out = StringBuilder()
    line = max(start, 0)
    while line < len(data):
        size = data[line] - 0x20 & 0x3F
        groups = max((size + 2) // 3, 1)
        at = line + 1
        for _ in range(groups):
            if at + 4 >= len(data):  # a group counts when a byte follows it
                break
            first = data[at] - 0x20 & 0x3F
            second = data[at + 1] - 0x20 & 0x3F
            third = data[at + 2] - 0x20 & 0x3F
            if size > 0:
                out.byte(first << 2 | second >> 4)
            if size > 1:
                out.byte(second << 4 | third >> 2)
            if size > 2:
                out.byte(third << 6 | (data[at + 3] - 0x20 & 0x3F))
            size -= 3
            at += 4
        line += 2 + groups * 4
    return out.text()


@native
def uu_encoded(data: bytes) -> str:
    """Bytes in lines of UUENCODE."""
    out = StringBuilder()
    line = 0
    while line < len(data):
        size = min(len(data) - line, _UU_LINE)
        out.byte(size + 0x20)
        for group in range((size + 2) // 3):
            at = line + 3 * group
            bits = data[at] << 16
            if at + 1 < len(data):
                bits |= data[at + 1] << 8
            if at + 2 < len(data):
                bits |= data[at + 2]
            put_uu_digit(out, bits >> 18)
            put_uu_digit(out, bits >> 12)
            put_uu_digit(out, bits >> 6)
            put_uu_digit(out, bits)
        out.byte(10)
        line += _UU_LINE
    return out.text()


@native
def put_uu_digit(out: StringBuilder, digit: int) -> None:
    """Append one of UUENCODE's digits."""
    out.byte(0x20 + (digit & 0x3F) if digit & 0x3F else 0x60)


class Bytes(Codec):
    """An encoding of bytes."""

    __slots__ = ()

    def can_encode(self, char: str) -> bool:
        return char <= "\xff"


class EightBit(Bytes):
    """8bit: the bytes themselves."""

    __slots__ = ()

    def decode(self, data: bytes) -> str:
        return data.decode("latin-1")

    def encode_known(self, text: str) -> bytes:
        return text.encode("latin-1")


class SevenBit(Codec):
    """7bit: ASCII, whose decoder takes no offence at other bytes when they are converted to bytes."""

    __slots__ = ()

    def decode(self, data: bytes) -> str:
        return data.decode("ascii", "zvm.mbstring")

    def can_encode(self, char: str) -> bool:
        return char < "\x80"

    def encode_known(self, text: str) -> bytes:
        return text.encode("ascii")


class Base64(Bytes):
    """BASE64 (RFC 2045), in lines of 76 characters."""

    __slots__ = ()

    def decode(self, data: bytes) -> str:
        return text_of(compiled(base64_decoded)(data))

    def encode_known(self, text: str) -> bytes:
        digits = b2a_base64(text.encode("latin-1"), newline=False)
        return b"\r\n".join([digits[start:start + _BASE64_LINE] for start in range(0, len(digits), _BASE64_LINE)])


class QuotedPrintable(Bytes):
    """Quoted-Printable (RFC 2045)."""

    __slots__ = ()

    def decode(self, data: bytes) -> str:
        return compiled(quoted_printable_decoded)(data.decode("latin-1"))

    def encode_known(self, text: str) -> bytes:
        return compiled(quoted_printable_encoded)(text).encode("latin-1")


class UuEncode(Bytes):
    """UUENCODE: what is between a line `begin …` and the end."""

    __slots__ = ()
    _begin = re.compile(rb"^begin [^\n]*\n", re.MULTILINE)

    def decode(self, data: bytes) -> str:
        begin = self._begin.search(data)
        if begin is None:
            return ""
        return compiled(uu_decoded)(data, begin.end())

    def encode(self, text: str, substitute: Substitute) -> bytes:
        """Nothing is replaced: the low byte of a character is taken."""
        try:
            data = text.encode("latin-1")
        except UnicodeEncodeError:
            data = bytes([ord(char) & 0xFF for char in text])
        return b"begin 0644 filename\n" + compiled(uu_encoded)(data).encode("latin-1") if data else b""


class HtmlEntities(Codec):
    """HTML-ENTITIES: ASCII with entities for everything else. Nothing cannot be encoded."""

    _longest = 16  # of an entity, as far as it is looked at
    _reference = re.compile(r"&(?:#(?:[xX]([0-9A-Fa-f]+)|([0-9]+))|([A-Za-z0-9]+));")

    @cached_property
    def points(self) -> dict[str, int]:
        from html.entities import name2codepoint
        return name2codepoint

    @cached_property
    def names(self) -> dict[str, str]:
        return {chr(point): name for name, point in self.points.items()}

    def decode(self, data: bytes) -> str:
        text = data.decode("latin-1")
        return self._reference.sub(self._character, text)

    def _character(self, match: re.Match[str]) -> str:
        hexadecimal, decimal, name = match.groups()
        if name is not None:
            point = self.points.get(name, -1)
        else:
            digits = hexadecimal or decimal
            point = int(digits, 16 if hexadecimal else 10) if len(match[0]) <= self._longest else -1
        return chr(point) if 0 <= point <= 0x10FFFF else match[0]

    def encode(self, text: str, substitute: Substitute) -> bytes:
        return text.encode("ascii") if text.isascii() else \
            "".join([char if char < "\x80" else self._entity(char) for char in text]).encode("ascii")

    def _entity(self, char: str) -> str:
        if char == BAD:
            return "&#4294967295;"
        name = self.names.get(char)
        return f"&{name};" if name else f"&#{ord(char)};"
