"""UTF-7, and the modified one of IMAP's mailbox names."""
from __future__ import annotations

import re
from base64 import b64encode

from zvm.ext.mbstring.codecs.base import BAD, Codec, Substitute, is_wide

_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+"


class Utf7(Codec):
    """UTF-7. What is not written directly is UTF-16 in Base64 between + and -."""

    __slots__ = ()
    shift, digits = "+", {char: value for value, char in enumerate(_LETTERS + "/")}
    # characters written as they are; before the others of them, Base64 need not be ended by -
    direct = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789\0/-")
    ending = frozenset(" \t\r\n'(),.:?")
    _section = re.compile(rb"\+[A-Za-z0-9+/]*")
    _undirected = re.compile(rb"[^\0\t\n\r -\[\]-}]")  # what must not be written directly, though it is read so

    def is_valid(self, data: bytes) -> bool:
        return super().is_valid(data) and self._undirected.search(self._section.sub(b"", data)) is None

    def decode(self, data: bytes) -> str:
        text = data.decode("latin-1")
        found: list[str] = []
        position = 0
        while position < len(text):
            char = text[position]
            position += 1
            if char != self.shift:
                found.append(self.plain(char))
                continue
            start = position
            while position < len(text) and text[position] in self.digits:
                position += 1
            units = [self.digits[digit] for digit in text[start:position]]
            ending = text[position:position + 1]
            position += 1
            found += self.section(units, ending)
            found.append(self.end(ending, bool(units)))
        return "".join(found)

    def filter_decode(self, data: bytes) -> str:
        return _FilteredUtf7().decode(data)

    def decode_ended(self, data: bytes) -> str:
        return _EndedUtf7().decode(data)

    def plain(self, char: str) -> str:
        return char if char < "\x80" else BAD

    def end(self, char: str, some: bool) -> str:
        """What the character after a section of Base64 stands for."""
        if char == "-":
            return "" if some else self.shift
        return self.plain(char) if char else ""

    def section(self, digits: list[int], ending: str) -> list[str]:
        """The text of a section of Base64."""
        bits, size = 0, 0
        found: list[str] = []
        high = 0
        for digit in digits:
            bits, size = bits << 6 | digit, size + 6
            if size < 16:
                continue
            size -= 16
            unit, bits = bits >> size, bits & (1 << size) - 1
            high = self.unit(unit, high, found)
        if (high or bits or ending and self.cuts(size)) and self.must_be_whole(ending):
            found.append(BAD)
        return found

    def cuts(self, bits: int) -> bool:
        """Is it an error of its own that so many bits, all of them 0, are left of Base64?"""
        return bits >= 6

    def must_be_whole(self, ending: str) -> bool:
        """Is what is left of Base64 before this character an error of its own?"""
        return True

    def unit(self, unit: int, high: int, found: list[str]) -> int:
        """Add a unit of UTF-16 to `found`; the first half of a pair is returned, to be given with the next."""
        if 0xDC00 <= unit <= 0xDFFF:
            found.append(chr(0x10000 + ((high & 0x3FF) << 10) + (unit & 0x3FF)) if high else BAD)
            return 0
        if high:
            found.append(BAD)
        if 0xD800 <= unit <= 0xDBFF:
            return unit
        found.append(self.encoded(chr(unit)))
        return 0

    def encoded(self, char: str) -> str:
        return char

    def can_encode(self, char: str) -> bool:
        return char != BAD and not is_wide(char)

    def encode_known(self, text: str) -> bytes:
        parts: list[str] = []
        pending = ""
        for char in text:
            if char in self.direct or char in self.ending:
                if pending:
                    parts.append(self.shift + self.base64(pending) + ("-" if char in self.direct else ""))
                    pending = ""
                parts.append(self.written(char))
            else:
                pending += char
        if pending:
            parts.append(self.shift + self.base64(pending) + "-")
        return "".join(parts).encode("latin-1")

    def base64(self, text: str) -> str:
        return b64encode(text.encode("utf-16-be", "surrogatepass")).decode().rstrip("=")

    def written(self, char: str) -> str:
        return char


class _FilteredUtf7(Utf7):
    """The older decoder, for which bits left of Base64 are only wrong if they are not 0."""

    __slots__ = ()

    def cuts(self, bits: int) -> bool:
        return False


class _EndedUtf7(_FilteredUtf7):
    """The same for text that more may follow."""

    __slots__ = ()

    def must_be_whole(self, ending: str) -> bool:
        return ending != ""


class Utf7Imap(Utf7):
    """UTF7-IMAP: the shift character is &, and only what cannot be written directly may be in Base64."""

    __slots__ = ()
    shift, digits = "&", {char: value for value, char in enumerate(_LETTERS + ",")}
    direct = frozenset(map(chr, range(0x20, 0x7F)))
    ending = frozenset()

    def is_valid(self, data: bytes) -> bool:
        return Codec.is_valid(self, data)

    def filter_decode(self, data: bytes) -> str:
        return self.decode(data)

    def decode_ended(self, data: bytes) -> str:
        return _EndedUtf7Imap().decode(data)

    def plain(self, char: str) -> str:
        return char if " " <= char <= "~" else BAD

    def end(self, char: str, some: bool) -> str:
        return super().end(char, some) if char == "-" else BAD

    def must_be_whole(self, ending: str) -> bool:
        return ending == "-"

    def encoded(self, char: str) -> str:
        return BAD if " " <= char <= "~" and char != "&" else char

    def base64(self, text: str) -> str:
        return super().base64(text).replace("/", ",")

    def written(self, char: str) -> str:
        return "&-" if char == "&" else char

    def filter_encode(self, text: str, substitute: Substitute) -> bytes:
        return _FilteredUtf7Imap().encode(text, substitute)


class _FilteredUtf7Imap(Utf7Imap):
    """The older encoder, which writes NUL directly."""

    __slots__ = ()
    direct = Utf7Imap.direct | {"\0"}


class _EndedUtf7Imap(Utf7Imap):
    """The decoder for text that more may follow."""

    __slots__ = ()

    def end(self, char: str, some: bool) -> str:
        return super().end(char, some) if char else ""
