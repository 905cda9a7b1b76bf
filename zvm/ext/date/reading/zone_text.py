"""Reading a zone in a text: an offset, an abbreviation or an identifier (timelib_parse_zone)."""
from __future__ import annotations

from zvm.ext.date.moments.moment import ABBREVIATION, IDENTIFIER, OFFSET, Moment, Parsed
from zvm.ext.date.zones.abbreviations import find_abbreviation
from zvm.ext.date.zones.database import find_zone
from zvm.runtime.values.numbers import wrap
from zvm.runtime.values.strings import upper
from zvm.runtime.values.zval import INT_MAX, INT_MIN

_DIGITS = frozenset("0123456789")
_SPACES = " \t\n\r\v\f"
_OFFSET_CHARACTERS = _DIGITS | {":"}
_WORD = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789/_-+")


def read_zone(text: str, at: int, target: Parsed | Moment) -> tuple[int, bool]:
    """Read the zone at a place of a text into `target`: (the place after it, was there one that is known)."""
    while text[at:at + 1] in (" ", "\t", "("):
        at += 1
    if text.startswith("GMT", at) and text[at + 3:at + 4] in ("+", "-"):
        at += 3
    if text[at:at + 1] in ("+", "-"):
        end = _skip(text, at + 1, _OFFSET_CHARACTERS)
        seconds = _offset_seconds(text[at + 1:end], text[end:])
        target.zone_type, target.is_dst = OFFSET, False
        target.offset = wrap(-(seconds or 0) if text[at] == "-" else seconds or 0)
        found = seconds is not None
    else:
        end = _skip(text, at, _WORD)
        found = _read_name(text[at:end], target)
    while text[end:end + 1] == ")":
        end += 1
    return end, found


def _read_name(word: str, target: Parsed | Moment) -> bool:
    """Read an abbreviation or an identifier."""
    meaning = find_abbreviation(word)
    target.offset = 0
    if meaning is not None:
        target.zone_type, target.is_dst, target.abbreviation = ABBREVIATION, meaning.is_dst, upper(word)
        target.offset = meaning.offset - 3600 * meaning.is_dst
    if meaning is None or word == "UTC":
        zone = find_zone(word)
        if zone is not None:
            target.zone_type, target.zone = IDENTIFIER, zone
        return zone is not None or meaning is not None
    return True


def _skip(text: str, at: int, characters: frozenset[str]) -> int:
    while text[at:at + 1] in characters and at < len(text):
        at += 1
    return at


def _offset_seconds(text: str, following: str) -> int | None:
    """The seconds of h, hh, hmm, hhmm, hhmmss or the same with colons; None for any other text.

    Like timelib, which reads them with strtol(), minutes that are missing after a colon are read from what follows.
    """
    length = len(text)
    if length in (1, 2):
        return _number(text) * 3600
    if length in (3, 4) and text[1] == ":":
        return _number(text) * 3600 + _number(text[2:]) * 60
    if length in (3, 4, 5) and text[2] == ":":
        return _number(text) * 3600 + _number(text[3:] or following) * 60
    if length in (3, 4):
        number = _number(text)
        return number // 100 * 3600 + number % 100 * 60
    if length == 6:
        number = _number(text)
        return number // 10000 * 3600 + number // 100 % 100 * 60 + number % 100
    if length == 8 and text[2] == text[5] == ":":
        return _number(text) * 3600 + _number(text[3:]) * 60 + _number(text[6:])
    return None


def _number(text: str) -> int:
    """The number a text begins with, 0 where there is none (strtol)."""
    text = text.lstrip(_SPACES)
    sign = text[:1] if text[:1] in ("+", "-") else ""
    digits = text[len(sign):_skip(text, len(sign), _DIGITS)] or "0"
    return int(sign + digits) if len(digits) < 18 else INT_MIN if sign == "-" else INT_MAX


def offset_name(offset: int) -> str:
    """+hh:mm, with seconds where there are any."""
    sign, size = ("-", -offset) if offset < 0 else ("+", offset)
    text = f"{sign}{size // 3600:02d}:{size % 3600 // 60:02d}"
    return f"{text}:{size % 60:02d}" if size % 60 else text
