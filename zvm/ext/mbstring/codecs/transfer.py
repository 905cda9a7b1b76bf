"""What mbstring counts as encodings though they encode bytes, or entities: BASE64, Quoted-Printable, UUENCODE,
HTML-ENTITIES and 7bit. Text of the former is characters U+0000 to U+00FF.
"""
from __future__ import annotations

import re
from base64 import b64decode, b64encode
from binascii import a2b_uu, b2a_uu

from zvm.ext.mbstring.codecs.base import BAD, Codec, Substitute
from zvm.runtime.services.function_tools import cached_property

_BASE64_LINE = 57  # bytes that make a line of 76 characters
_UU_LINE = 45


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
    _skipped = re.compile(rb"[\r\n \t=]+")
    _foreign = re.compile(rb"[^A-Za-z0-9+/]")

    def decode(self, data: bytes) -> str:
        data = self._skipped.sub(b"", data)
        found: list[str] = []
        digits = b""
        position = 0
        for foreign in self._foreign.finditer(data):
            digits += data[position:foreign.start()]
            position = foreign.end()
            whole = len(digits) // 4 * 4
            found.append(b64decode(digits[:whole]).decode("latin-1") + BAD)
            digits = digits[whole:]
        digits += data[position:]
        if len(digits) % 4 == 1:
            digits = digits[:-1]
        found.append(b64decode(digits + b"=" * (-len(digits) % 4)).decode("latin-1"))
        return "".join(found)

    def encode_known(self, text: str) -> bytes:
        data = text.encode("latin-1")
        return b"\r\n".join([b64encode(data[start:start + _BASE64_LINE])
                             for start in range(0, len(data), _BASE64_LINE)])


class QuotedPrintable(Bytes):
    """Quoted-Printable (RFC 2045)."""

    __slots__ = ()
    _escape = re.compile(rb"=([0-9A-Fa-f]{2}|\r\n?|\n|\Z)", re.DOTALL)

    def decode(self, data: bytes) -> str:
        return self._escape.sub(self._unescaped, data).decode("latin-1")

    def _unescaped(self, match: re.Match[bytes]) -> bytes:
        escaped = match[1]
        if len(escaped) == 2 and escaped != b"\r\n":
            return bytes((int(escaped, 16),))
        return b"" if escaped else b"="

    def encode_known(self, text: str) -> bytes:
        found: list[str] = []
        width = 0
        for line, after in re.findall(r"([^\n\0]*)([\n\0]|\Z)", text.replace("\r\n", "\n").replace("\r", "")):
            for char in line:
                if width >= 72:
                    found.append("=\r\n")
                    width = 0
                written = char if char < "\x80" and char != "=" else f"={ord(char):02X}"
                found.append(written)
                width += len(written)
            found.append("\r\n" if after == "\n" else after)
            width = 0
        return "".join(found).encode("latin-1")


class UuEncode(Bytes):
    """UUENCODE: what is between a line `begin …` and the end."""

    __slots__ = ()
    _begin = re.compile(rb"^begin [^\n]*\n", re.MULTILINE)

    def decode(self, data: bytes) -> str:
        begin = self._begin.search(data)
        if begin is None:
            return ""
        found: list[bytes] = []
        position = begin.end()
        while position < len(data):
            size = (data[position] - 0x20) & 0x3F
            groups = (size + 2) // 3
            line = data[position + 1:position + 1 + groups * 4]
            whole = len(line) // 4 * 4
            octets = a2b_uu(bytes((0x20 + min(size, whole // 4 * 3),))
                            + bytes(0x20 + ((byte - 0x20) & 0x3F) for byte in line[:whole]))
            found.append(octets)
            position += 2 + groups * 4
        return b"".join(found).decode("latin-1")

    def encode(self, text: str, substitute: Substitute) -> bytes:
        """Nothing is replaced: the low byte of a character is taken."""
        data = bytes([ord(char) & 0xFF for char in text])
        if not data:
            return b""
        lines = [b2a_uu(data[start:start + _UU_LINE], backtick=True) for start in range(0, len(data), _UU_LINE)]
        return b"begin 0644 filename\n" + b"".join(lines)


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
