"""The encodings of Japanese mobile phones, with the emoji of three carriers; MacJapanese and CP50220.

All are variants of others that look further than one character, or have other sets.
"""
from __future__ import annotations

from zvm.ext.mbstring.codecs.base import BAD, Codec, Substitute
from zvm.ext.mbstring.codecs.iso2022 import KANJI_DESIGNATIONS, FilteredCp50221, Iso2022JpSequences, cp50221
from zvm.ext.mbstring.codecs.table_based import PlaneTwoCodec
from zvm.ext.mbstring.codecs.tables import table
from zvm.ext.mbstring.codecs.unicode import Utf8
from zvm.runtime.services.function_tools import cached_property

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    import re


class MobileShiftJis(PlaneTwoCodec):
    """SJIS-Mobile of a carrier: flags and the keys of a phone are two characters but one code."""


class Softbank(MobileShiftJis):
    """SJIS-Mobile#SOFTBANK, where emoji are also written between ESC $, a letter, and SI."""

    # the letter → the row of the emoji's codes, the first and the last byte there are
    _rows = {0x47: (0x91, 0x22, 0x7A), 0x45: (0x8D, 0x22, 0x7A), 0x46: (0x8E, 0x23, 0x7A), 0x4F: (0x92, 0x23, 0x6D),
             0x50: (0x95, 0x22, 0x6C), 0x51: (0x96, 0x23, 0x5E)}

    def decode_by_table(self, data: bytes) -> str:
        found: list[str] = []
        position = 0
        while position < len(data):
            entry = self.decoder.get(data[position], BAD)
            if data[position] == 0x1B:
                position = self._section(data, position + 1, found)
            elif type(entry) is str:
                found.append(entry)
                position += 1
            else:
                text = entry.get(data[position + 1], BAD) if position + 1 < len(data) else BAD  # type: ignore[union-attr]
                found.append(text if type(text) is str else BAD)
                position += 2
        return "".join(found)

    def _section(self, data: bytes, position: int, found: list[str]) -> int:
        """Decode what follows ESC; where it ends."""
        row, first, last = self._rows.get(data[position + 1] if data[position:position + 1] == b"$" and
                                   position + 1 < len(data) else 0, (0, 0, 0))
        if not row:
            found.append(BAD)
            return position + (2 if data[position:position + 1] == b"$" else 1)
        position += 1
        for byte in data[position + 1:]:
            position += 1
            if byte == 0x0F:
                break
            text = self._emoji(row, byte) if first <= byte <= last else BAD
            found.append(text)
            if text == BAD:
                break
        return position + 1

    def _emoji(self, row: int, cell: int) -> str:
        """What a code of JIS stands for."""
        lead = ((row - 1) >> 1) + (0x71 if row < 0x5F else 0xB1)
        trail = cell + 0x7E if not row & 1 else cell + 0x20 - (cell < 0x60)
        return table(self.name).decode.get(lead << 8 | trail, BAD)


class MacJapanese(PlaneTwoCodec):
    """SJIS-mac, whose codes may stand for a character and what hints at its form."""


class MobileUtf8(Utf8):
    """UTF-8 with a carrier's emoji in the private use area; the table's codes are their bytes as one number."""

    def __init__(self, name: str, leads: str) -> None:
        self.name = name

    @cached_property
    def emoji(self) -> dict[int, str]:
        """Code point of the private use area → text."""
        return {ord(_utf8(code)): text for code, text in table(self.name).decode.items()}

    @cached_property
    def private(self) -> dict[str, str]:
        """Text → character of the private use area."""
        found = {chr(point): _utf8(code) for point, code in table(self.name).encode.items()}
        return found | {text: _utf8(code) for code, text in table(self.name).decode.items() if len(text) > 1}

    @cached_property
    def tokens(self) -> re.Pattern[str]:
        import re

        return re.compile("|".join(map(re.escape, sorted(self.private, key=len, reverse=True))))

    @cached_property
    def halves(self) -> frozenset[str]:
        """The first characters of flags: they cannot be encoded alone."""
        flags = any(text[0] > "9" for text in self.private if len(text) > 1)
        return frozenset(map(chr, range(0x1F1E8, 0x1F1FB))) if flags else frozenset()

    def decode(self, data: bytes) -> str:
        return super().decode(data).translate(self.emoji)

    def encode(self, text: str, substitute: Substitute) -> bytes:
        text = self.tokens.sub(lambda match: self.private[match[0]], text)
        if not self.halves.isdisjoint(text):
            text = "".join([char if char not in self.halves else substitute.text_for(char, self.can_encode)
                            for char in text])
        return super().encode(text, substitute)


def _utf8(code: int) -> str:
    return code.to_bytes(3, "big").decode("utf-8")


def iso_2022_jp_mobile() -> Codec:
    """ISO-2022-JP-MOBILE#KDDI: emoji in rows of JIS X 0208 that have nothing else."""
    reads = {**KANJI_DESIGNATIONS, b"(B": 0, b"(J": 0, b"(I": 0x8E80}
    return Iso2022JpSequences("ISO-2022-JP-MOBILE#KDDI", reads, {0: b"(B", 0x8E80: b"(I", 0x8080: b"$B"}, last=0x7F)


class Cp50220(Codec):
    """CP50220: CP50221 whose encoder makes half-width kana full-width."""

    keeps_last = True

    def __init__(self) -> None:
        self.inner, self.filtered = cp50221(), cp50221(FilteredCp50221)

    def decode(self, data: bytes) -> str:
        return self.inner.decode(data)

    def encode(self, text: str, substitute: Substitute) -> bytes:
        from zvm.ext.mbstring.kana import convert_kana

        return self.inner.encode(convert_kana(text, "KV"), substitute)

    def filter_encode(self, text: str, substitute: Substitute) -> bytes:
        from zvm.ext.mbstring.kana import convert_kana

        return self.filtered.encode(convert_kana(text, "KV"), substitute)
