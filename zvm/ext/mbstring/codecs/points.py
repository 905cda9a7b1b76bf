"""Code points in UTF-8, as the loops of codecs read and write them: those loops are native (zvm/ext/native.py).

Text with surrogates has them, too: BAD and those that stand for wide numbers (base.py).
"""
from __future__ import annotations

from zvm.ext.mbstring.codecs.base import BAD
from zvm.ext.native import StringBuilder, native

SHORT_TEXT = 256  # characters for which making tables for native loops does not pay


@native
def put_point(out: StringBuilder, point: int) -> None:
    """Append a code point."""
    if point < 0x80:
        out.byte(point)
    elif point < 0x800:
        out.byte(0xC0 | point >> 6)
        out.byte(0x80 | point & 0x3F)
    elif point < 0x10000:
        out.byte(0xE0 | point >> 12)
        out.byte(0x80 | point >> 6 & 0x3F)
        out.byte(0x80 | point & 0x3F)
    else:
        out.byte(0xF0 | point >> 18)
        out.byte(0x80 | point >> 12 & 0x3F)
        out.byte(0x80 | point >> 6 & 0x3F)
        out.byte(0x80 | point & 0x3F)


@native
def put_bad(out: StringBuilder) -> None:
    """Append BAD."""
    out.add("\xed\xbf\xbf")


@native
def size_at(data: bytes, at: int) -> int:
    """How many bytes the character at a place has."""
    byte = data[at]
    if byte < 0x80:
        return 1
    if byte < 0xE0:
        return 2
    return 3 if byte < 0xF0 else 4


@native
def point_at(data: bytes, at: int) -> int:
    """The code point at a place."""
    byte = data[at]
    if byte < 0x80:
        return byte
    if byte < 0xE0:
        return (byte & 0x1F) << 6 | data[at + 1] & 0x3F
    if byte < 0xF0:
        return (byte & 0x0F) << 12 | (data[at + 1] & 0x3F) << 6 | data[at + 2] & 0x3F
    return (byte & 7) << 18 | (data[at + 1] & 0x3F) << 12 | (data[at + 2] & 0x3F) << 6 | data[at + 3] & 0x3F


def utf8_of(text: str) -> bytes:
    """The text as these loops read it."""
    return text.encode("utf-8", "surrogatepass")


def text_of(utf8: str) -> str:
    """The text of what they wrote."""
    if utf8.isascii():
        return utf8
    if "\xed" not in utf8:
        return utf8.encode("latin-1").decode("utf-8")
    if _LAST in utf8:
        return utf8.encode("latin-1").decode("utf-8", "surrogatepass")
    marked = utf8.replace(_BAD, _LAST).encode("latin-1")  # Python's handlers of errors take long
    return marked.decode("utf-8", "surrogatepass").replace("\U0010ffff", BAD)


_BAD, _LAST = "\xed\xbf\xbf", "\xf4\x8f\xbf\xbf"  # BAD and U+10FFFF in UTF-8
