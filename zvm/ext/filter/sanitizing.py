"""The filters that change a string: drop or encode bytes (sanitizing_filters.c).

Each is f(engine, string, flags, options) -> value. Used by zvm/ext/filter/functions.py.
"""
from __future__ import annotations

from zvm.ext.filter.constants import (
    ALLOW_FRACTION,
    ALLOW_SCIENTIFIC,
    ALLOW_THOUSAND,
    EMPTY_STRING_NULL,
    ENCODE_AMP,
    ENCODE_HIGH,
    ENCODE_LOW,
    NO_ENCODE_QUOTES,
    STRIP_BACKTICK,
    STRIP_HIGH,
    STRIP_LOW,
)
from zvm.ext.native import ByteSet, StringBuilder, compiled, native
from zvm.targets import V8_5

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

_DIGITS = "0123456789"
_ALPHANUMERIC = _DIGITS + "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
_EMAIL = _ALPHANUMERIC + "!#$%&'*+-=?^_`{|}~@.[]"
_URL = _ALPHANUMERIC + "$-_.+!*'(),{}|\\^~[]`<>#%\";/?:@&="
_LOW, _HIGH = range(32), range(127, 256)
_HEXADECIMAL = tuple(b"0123456789ABCDEF")


def strip(string: str, flags: int) -> str:
    """Without control characters, bytes above 127, backticks, as the flags say (php_filter_strip)."""
    dropped = b""
    if flags & STRIP_LOW:
        dropped += bytes(_LOW)
    if flags & STRIP_HIGH:
        dropped += bytes(_HIGH)
    if flags & STRIP_BACKTICK:
        dropped += b"`"
    return _without(string, dropped) if dropped else string


def _without(string: str, dropped: bytes) -> str:
    return string.encode("latin-1").translate(None, dropped).decode("latin-1")


def _with_only(string: str, kept: str) -> str:
    return _without(string, bytes(range(256)).translate(None, kept.encode()))


def _ranges(flags: int) -> list[int]:
    """The bytes that ENCODE_LOW and ENCODE_HIGH name."""
    return [*(_LOW if flags & ENCODE_LOW else ()), *(_HIGH if flags & ENCODE_HIGH else ())]


def _as_entities(string: str, codes: list[int]) -> str:
    return compiled(numbered_entities)(string, bytes(codes).decode("latin-1"))


@native
def numbered_entities(text: str, coded: str) -> str:
    """The text with `&#…;` for some bytes."""
    codes = ByteSet(coded)
    out = StringBuilder()
    for at in range(len(text)):
        if text[at] in codes:
            code = ord(text[at])
            out.add("&#")
            if code > 99:
                out.byte(48 + code // 100)
            if code > 9:
                out.byte(48 + code // 10 % 10)
            out.byte(48 + code % 10)
            out.add(";")
        else:
            out.byte(ord(text[at]))
    return out.text()


@native
def percent_encoded(text: str, kept: str) -> str:
    """The text with `%XX` for all bytes but some."""
    plain = ByteSet(kept)
    out = StringBuilder()
    for at in range(len(text)):
        if text[at] in plain:
            out.byte(ord(text[at]))
        else:
            code = ord(text[at])
            out.add("%")
            out.byte(_HEXADECIMAL[code >> 4])
            out.byte(_HEXADECIMAL[code & 15])
    return out.text()


def unsafe_raw(engine: Engine, string: str, flags: int, options: Any) -> str | None:
    if not string and flags & EMPTY_STRING_NULL:
        return None
    codes = _ranges(flags)
    if flags & ENCODE_AMP:
        codes.append(ord("&"))
    return _as_entities(strip(string, flags), codes)


def string(engine: Engine, string: str, flags: int, options: Any) -> str | None:
    from zvm.ext.standard.strings.tags import without_tags

    codes = _ranges(flags)
    if not flags & NO_ENCODE_QUOTES:
        codes += map(ord, "'\"")
    if flags & ENCODE_AMP:
        codes.append(ord("&"))
    text = without_tags(_as_entities(strip(string, flags), codes), "", True)
    return None if not text and flags & EMPTY_STRING_NULL else text


def encoded(engine: Engine, string: str, flags: int, options: Any) -> str:
    as_it_is = "\xff" if engine.target >= V8_5 else ""  # 8.5's table ends before it
    return compiled(percent_encoded)(strip(string, flags), _ALPHANUMERIC + "-._" + as_it_is)


def special_chars(engine: Engine, string: str, flags: int, options: Any) -> str:
    return _as_entities(strip(string, flags), [*map(ord, "'\"<>&"), *_LOW, *_ranges(flags & ENCODE_HIGH)])


def full_special_chars(engine: Engine, string: str, flags: int, options: Any) -> str:
    from zvm.ext.standard.strings.html import htmlentities

    quotes = 0 if flags & NO_ENCODE_QUOTES else 3
    return htmlentities(engine, string, quotes, None, False)


def email(engine: Engine, string: str, flags: int, options: Any) -> str:
    return _with_only(string, _EMAIL)


def url(engine: Engine, string: str, flags: int, options: Any) -> str:
    return _with_only(string, _URL)


def number_int(engine: Engine, string: str, flags: int, options: Any) -> str:
    return _with_only(string, "+-" + _DIGITS)


def number_float(engine: Engine, string: str, flags: int, options: Any) -> str:
    kept = "+-" + _DIGITS
    for flag, chars in ((ALLOW_FRACTION, "."), (ALLOW_THOUSAND, ","), (ALLOW_SCIENTIFIC, "eE")):
        if flags & flag:
            kept += chars
    return _with_only(string, kept)


def add_slashes(engine: Engine, string: str, flags: int, options: Any) -> str:
    from zvm.ext.standard.strings.slashes import addslashes

    return addslashes(string)
