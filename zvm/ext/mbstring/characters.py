"""Strings as characters of an encoding: counting them and finding where they begin.

Encodings with lengths by first byte are counted by those, whatever the other bytes are; in UTF-8 that is Python's
count as long as the text is valid.
"""
from __future__ import annotations

from codecs import utf_8_decode

from zvm.ext.mbstring.codecs.base import Substitute
from zvm.ext.mbstring.encodings import UTF_8, Encoding
from zvm.runtime.services.function_tools import cache
from zvm.runtime.values.patterns import lazy_pattern
from zvm.runtime.values.strings import is_utf8

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    import re

_LONGEST = 4  # bytes of a character in UTF-8
_STEPS = (512, 32, 4, 1)  # how many characters are skipped at once
_CONTINUING = bytes(range(0x80, 0xC0))
_NOT_CONTINUED = lazy_pattern("[^\x80-\xbf]")


def decode(encoding: Encoding, string: str) -> str:
    """The text of a string."""
    if string.isascii() and encoding.is_ascii_superset:
        return string
    return encoding.codec.decode(string.encode("latin-1"))


def encode(encoding: Encoding, text: str, substitute: Substitute | None = None) -> str:
    """The string of a text."""
    if text.isascii() and encoding.is_ascii_superset:
        return text
    return encoding.codec.encode(text, substitute or Substitute()).decode("latin-1")


def filter_encode(encoding: Encoding, text: str, substitute: Substitute | None = None) -> str:
    """encode() by the older encoder (Codec.filter_encode)."""
    if text.isascii() and encoding.is_ascii_superset:
        return text
    return encoding.codec.filter_encode(text, substitute or Substitute()).decode("latin-1")


def filter_decode(encoding: Encoding, string: str) -> str:
    """decode() by the older decoder (Codec.filter_decode)."""
    if string.isascii() and encoding.is_ascii_superset:
        return string
    return encoding.codec.filter_decode(string.encode("latin-1"))


def ended(encoding: Encoding, data: bytes) -> str:
    """The text of characters that are over: without BAD for one that more bytes might complete."""
    return encoding.codec.decode_ended(data)


def count(encoding: Encoding, string: str) -> int:
    """How many characters a string has (mb_get_strlen)."""
    if encoding.unit:
        return len(string) // encoding.unit
    if encoding.lengths is None:
        return len(decode(encoding, string))
    if string.isascii():
        return len(string)
    if encoding.is_utf8:
        try:
            return len(string.encode("latin-1").decode("utf-8"))
        except UnicodeDecodeError:
            pass
    number, position = 0, 0
    several = _several(encoding.lengths, _STEPS[0])
    while (match := several.match(string, position)) is not None:
        position = match.end()
        number += _STEPS[0]
    return number + len(_character(encoding.lengths).findall(string, position))


def count_decoded(encoding: Encoding, string: str) -> int:
    """How many characters a string has since PHP 8.3: those that decoding gives, one for each error."""
    return len(string) // encoding.unit if encoding.unit else len(decode(encoding, string))


def split(encoding: Encoding, string: str, size: int) -> list[str]:
    """The string in pieces of so many characters, by the encoding's lengths."""
    if size >= len(string):
        return [string] if string else []
    if string.isascii():
        return [string[start:start + size] for start in range(0, len(string), size)]
    if encoding.is_utf8:
        try:
            text = string.encode("latin-1").decode("utf-8")
        except UnicodeDecodeError:
            pass
        else:
            if size == 1:
                pieces = {char: char.encode().decode("latin-1") for char in set(text)}
                return list(map(pieces.__getitem__, text))
            return [text[start:start + size].encode().decode("latin-1") for start in range(0, len(text), size)]
    assert encoding.lengths is not None
    return _pieces(encoding.lengths, size).findall(string)


def offset_of(encoding: Encoding, string: str, number: int) -> int:
    """Where the character of that number begins, by the encoding's lengths; the string's length beyond the last."""
    if number <= 0 or string.isascii():
        return min(max(number, 0), len(string))
    assert encoding.lengths is not None
    if encoding.is_utf8:
        found = _valid_utf8_offset(string, number)
        if found >= 0:
            return found
    position = 0
    for size in _STEPS:
        several = _several(encoding.lengths, size)
        while number >= size and (match := several.match(string, position)) is not None:
            position = match.end()
            number -= size
    return position


def _valid_utf8_offset(string: str, number: int) -> int:
    """offset_of() in UTF-8, reading no more than needed; -1 where what has been read is not valid."""
    size = number + (number >> 1) + 8
    while True:
        size = min(size, len(string))
        try:
            text, _ = utf_8_decode(string[:size].encode("latin-1"), "strict", size == len(string))
        except UnicodeDecodeError:
            return -1
        if len(text) >= number or size == len(string):
            return len(text[:number].encode("utf-8"))
        size *= 2


def starts_before(encoding: Encoding, string: str, position: int) -> int:
    """Where the character begins that a position is in."""
    assert encoding.lengths is not None
    if string.isascii():
        return min(position, len(string))
    lengths = encoding.lengths
    if encoding.is_utf8 and position < len(string):
        start = position
        while start > max(position - _LONGEST, 0) and "\x80" <= string[start] <= "\xbf":
            start -= 1
        if is_utf8(string[:start]) and start + lengths[ord(string[start])] > position:
            return start
    start = 0
    for size in _STEPS:
        several = _several(lengths, size)
        while (match := several.match(string, start)) is not None and match.end() < position:
            start = match.end()
    while start < position and start + lengths[ord(string[start])] <= position:
        start += lengths[ord(string[start])]
    return start


def count_utf8(string: str) -> int:
    """The characters of UTF-8, by the bytes that do not continue one."""
    return len(string) if string.isascii() else len(string.encode("latin-1").translate(None, _CONTINUING))


def utf8_offset(string: str, number: int) -> int:
    """Where a character of UTF-8 begins, counted from the end if negative; -1 when there are not so many."""
    if number == 0:
        return 0
    if number > 0:
        is_there = number <= len(string) // _LONGEST or number <= len(string) and number <= count(UTF_8, string)
        return offset_of(UTF_8, string, number) if is_there else -1
    if string.isascii():
        return len(string) + number if -number <= len(string) else -1
    starts = _NOT_CONTINUED.finditer(string)
    positions = [match.start() for match in starts]
    return positions[number] if -number <= len(positions) else -1


@cache
def _character(lengths: bytes) -> re.Pattern[str]:
    import re

    return re.compile(_character_pattern(lengths), re.DOTALL)


@cache
def _pieces(lengths: bytes, size: int) -> re.Pattern[str]:
    import re

    return re.compile(f"(?:{_character_pattern(lengths)}){{1,{size}}}", re.DOTALL)


@cache
def _several(lengths: bytes, size: int) -> re.Pattern[str]:
    import re

    return re.compile(f"(?>{_character_pattern(lengths)}){{{size}}}+", re.DOTALL)  # without backtracking


def _character_pattern(lengths: bytes) -> str:
    """A pattern of one character, which may be cut at the end."""
    parts = []
    for size in sorted(set(lengths) - {1}):
        leads = "".join(f"\\x{byte:02x}" for byte in range(256) if lengths[byte] == size)
        parts.append(f"[{leads}].{{0,{size - 1}}}")
    return "|".join([*parts, "."])
