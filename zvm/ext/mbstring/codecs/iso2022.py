"""Encodings that switch between sets of characters: the ISO-2022-JP family, ISO-2022-KR and HZ.

Sets are by number: ASCII and the two halves of JIS X 0201, which have one byte a character, and those of two bytes,
whose number is what makes a code one of the encoding's table (tables.py).
"""
from __future__ import annotations

from zvm.ext.mbstring.codecs.base import BAD, Codec, Substitute
from zvm.ext.mbstring.codecs.iso2022_loops import (
    designation_text,
    iso2022_decoded,
    iso2022_encoded,
    point_table,
    set_bytes,
    switch_text,
)
from zvm.ext.mbstring.codecs.points import SHORT_TEXT, text_of, utf8_of
from zvm.ext.mbstring.codecs.tables import table
from zvm.ext.native import compiled
from zvm.runtime.services.function_tools import cached_property
from zvm.runtime.values.patterns import lazy_pattern

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Iterable, Iterator

ASCII, LATIN, KANA, DOUBLE, PLANE_TWO, USER = 0, 0x8D00, 0x8E80, 0x8080, 0x8F8080, 0x908080
_ONE_BYTE = (ASCII, LATIN, KANA)
_YEN = str.maketrans("\\~", "¥‾")
_SHIFTS = {0x0E: KANA, 0x0F: ASCII}


class Iso2022Jp(Codec):
    """An encoding of the ISO-2022-JP family.

    `designations` are the escape sequences, without ESC, that a decoder knows; `writes` those an encoder uses. With
    `resumes`, what follows ESC in a wrong one is text; otherwise it is dropped. `raw_kana` are the bytes A1 to DF,
    `shifts` the control characters SO and SI, and `last` is the last first byte of two.
    """

    setless = ""  # characters that are written without a switch to their set

    def __init__(self, name: str, designations: dict[bytes, int], writes: dict[int, bytes], *, resumes: bool = False,
                 raw_kana: bool = True, shifts: bool = False, last: int = 0x7E) -> None:
        self.name = name
        self.designations = designations
        self.writes = writes
        self.resumes = resumes
        self.raw_kana = raw_kana
        self.shifts = _SHIFTS if shifts else {}
        self.last = last

    @cached_property
    def beginnings(self) -> frozenset[bytes]:
        return frozenset(name[:end] for name in self.designations for end in range(len(name)))

    def decode(self, data: bytes) -> str:
        if data.isascii() and b"\x1b" not in data and b"\x0e" not in data and b"\x0f" not in data:
            return data.decode("ascii")
        return self._decode_short(data) if len(data) <= SHORT_TEXT else self._decode_long(data)

    def _decode_long(self, data: bytes) -> str:
        """decode() with a native loop, which stops at wrong escape sequences and at codes of several characters."""
        place = [0, 0]  # in the data; the number of the present set
        found: list[str] = []
        while place[0] < len(data):
            part = compiled(iso2022_decoded)(data, place, self.reads, self.sets_read, bool(self.shifts), self.raw_kana,
                                             self.last)
            found.append(text_of(part))
            position, number = place
            if position < len(data) and data[position] == 0x1B:
                position, current = self._designate(data, position + 1, self.sets[number], found)
                place = [position, self.sets.index(current)]
            elif position < len(data):
                found.append(self.double(self.sets[number], data[position], data[position + 1]))
                place[0] += 2
        return "".join(found)

    def _decode_short(self, data: bytes) -> str:
        found: list[str] = []
        position, current = 0, ASCII
        while position < len(data):
            byte = data[position]
            position += 1
            if byte == 0x1B:
                position, current = self._designate(data, position, current, found)
            elif byte in self.shifts:
                current = self.shifts[byte]
            elif current not in _ONE_BYTE and 0x20 < byte <= self.last:
                if position == len(data):
                    found.append(BAD)
                    break
                found.append(self.double(current, byte, data[position]))
                position += 1
            else:
                found.append(self.single(current, byte))
        return "".join(found)

    def _designate(self, data: bytes, position: int, current: int, found: list[str]) -> tuple[int, int]:
        """Where an escape sequence ends, and the set after it. What is wrong about it is added to `found`."""
        end = position
        while data[position:end] in self.beginnings and end < len(data):
            end += 1
            if data[position:end] in self.designations:
                return end, self.designations[data[position:end]]
        if data[position:end] in self.beginnings:  # the data ends
            found.append(BAD)
            return end, current
        found.append(BAD)
        if not self.resumes:
            return end, current
        found.append(data[position:end - 1].decode("latin-1"))
        return end - 1, current

    def single(self, current: int, byte: int) -> str:
        """The character that one byte stands for."""
        if current == KANA and 0x20 < byte < 0x60:
            return chr(0xFF40 + byte)
        if byte < 0x80:
            return chr(byte).translate(_YEN) if current == LATIN else chr(byte)
        return chr(0xFEC0 + byte) if self.raw_kana and 0xA0 < byte < 0xE0 else BAD

    def double(self, current: int, lead: int, trail: int) -> str:
        """The text that two bytes stand for."""
        if not 0x20 < trail < 0x7F:
            return BAD
        return self.known(current).get((lead << 8 | trail) + self.base(current), BAD)

    def known(self, current: int) -> dict[int, str]:
        """The codes of a set of two bytes."""
        return table(self.name).decode

    def base(self, current: int) -> int:
        """What a set adds to its codes."""
        return current

    @cached_property
    def sets(self) -> list[int]:
        """All sets, those of one byte first."""
        named = {*self.designations.values(), *self.writes}
        return [*_ONE_BYTE, *sorted(named.difference(_ONE_BYTE))]

    @cached_property
    def reads(self) -> str:
        return designation_text({name: self.sets.index(number) for name, number in self.designations.items()})

    @cached_property
    def sets_read(self) -> bytes:
        """The texts of the codes of all sets of two bytes."""
        return b"".join(set_bytes(self.known(current), self.base(current)) for current in self.sets[len(_ONE_BYTE):])

    @cached_property
    def points(self) -> bytes:
        """The codes of all characters."""
        return point_table({point: self.code_of(chr(point)) for point in self.encodable()}, self.sets)

    @cached_property
    def switches(self) -> str:
        return switch_text([[self.switch(before, after) if after in self.writes else b"" for after in self.sets]
                            for before in self.sets])

    def encodable(self) -> Iterable[int]:
        """The code points that may have a code."""
        return [*range(0x80), *table(self.name).encode]

    def can_encode(self, char: str) -> bool:
        return self.code_of(char) is not None

    def encode(self, text: str, substitute: Substitute) -> bytes:
        if text.isascii():
            return text.encode("ascii")
        encoded = self._encode_long(self.whole(text)) if len(text) > SHORT_TEXT else None
        return super().encode(text, substitute) if encoded is None else encoded

    def _encode_long(self, text: str) -> bytes | None:
        """The bytes; None where something cannot be encoded, or not by the native loop."""
        if self.setless and self.setless in text:
            return None
        encoded = compiled(iso2022_encoded)(utf8_of(text), self.points, self.switches)
        return None if encoded == "\xff" else encoded.encode("latin-1")

    def code_of(self, char: str) -> tuple[int, bytes] | None:
        """The set of a character, and its bytes there."""
        code = self.point_code(char)
        if code is None:
            return None
        for number in (USER, PLANE_TWO):
            if code >= number + 0x2121 and code > 0x8F0000:
                return (number, (code - number).to_bytes(2, "big")) if number in self.writes else None
        if code < 0x80:
            return ASCII, bytes((code,))
        if code >> 8 in (LATIN >> 8, KANA >> 8):
            current = LATIN if code >> 8 == LATIN >> 8 else KANA
            return (current, bytes((code & 0x7F,))) if current in self.writes else None
        return DOUBLE, (code - DOUBLE).to_bytes(2, "big")

    def point_code(self, char: str) -> int | None:
        """The code in the table, or of ASCII."""
        return ord(char) if char < "\x80" else table(self.name).encode.get(ord(char))

    def whole(self, text: str) -> str:
        """What is encoded of a text."""
        return text

    def encode_known(self, text: str) -> bytes:
        text = self.whole(text)
        encoded = self._encode_long(text) if len(text) > SHORT_TEXT else None
        if encoded is not None:
            return encoded
        parts: list[bytes] = []
        current = ASCII
        for char in text:
            found = self.code_of(char)
            assert found is not None
            if found[0] != current and char not in self.setless:
                parts.append(self.switch(current, found[0]))
                current = found[0]
            parts.append(found[1])
        if current != ASCII:
            parts.append(self.switch(current, ASCII))
        return b"".join(parts)

    def switch(self, before: int, after: int) -> bytes:
        """The escape sequence that leads from one set to another."""
        return b"\x1b" + self.writes[after]


class CheckedIso2022Jp(Iso2022Jp):
    """JIS or ISO-2022-JP, of which a check expects more than the decoder: that the string ends in ASCII, SI only after
    SO and, in ISO-2022-JP, nothing that is not defined there.
    """

    _shifted = lazy_pattern(rb"\x0e[^\x0f]*\x0f")

    def __init__(self, name: str, designations: dict[bytes, int], writes: dict[int, bytes], *, resumes: bool,
                 shifts: bool, checker: Iso2022Jp | None = None) -> None:
        super().__init__(name, designations, writes, resumes=resumes, shifts=shifts)
        self.checker = checker or self

    def is_valid(self, data: bytes) -> bool:
        text = self.checker.decode(data + b"\\")
        shifts = data if self.checker is not self else self._shifted.sub(b"", data)
        return BAD not in text and text[-1] == "\\" and b"\x0e" not in shifts and b"\x0f" not in shifts


class Jis(CheckedIso2022Jp):
    """JIS, of which the older encoder writes kana as two bytes of JIS X 0208, the first a NUL."""

    @cached_property
    def filtered(self) -> Codec:
        return _FilteredJis(self.name, self.designations, self.writes)

    def filter_encode(self, text: str, substitute: Substitute) -> bytes:
        return self.filtered.encode(text, substitute)


class _FilteredJis(Iso2022Jp):
    def code_of(self, char: str) -> tuple[int, bytes] | None:
        found = super().code_of(char)
        return (DOUBLE, b"\0" + found[1]) if found is not None and found[0] == KANA else found


class Iso2022JpProper(CheckedIso2022Jp):
    """ISO-2022-JP, which writes the overline as one of JIS X 0208."""

    def code_of(self, char: str) -> tuple[int, bytes] | None:
        return (DOUBLE, b"!1") if char == "\u203e" else super().code_of(char)


class Iso2022JpSequences(Iso2022Jp):
    """An encoding with codes that stand for several characters together."""

    @cached_property
    def stand_ins(self) -> dict[str, str]:
        """Such texts, and for each a character that there is not otherwise."""
        texts = [text for text in table(self.name).decode.values() if len(text) > 1]
        return {text: chr(0xDC00 + number) for number, text in enumerate(texts)}

    @cached_property
    def stand_in_codes(self) -> dict[str, int]:
        return {self.stand_ins[text]: code for code, text in table(self.name).decode.items() if len(text) > 1}

    def encode(self, text: str, substitute: Substitute) -> bytes:
        if not text.isascii():
            for sequence, char in self.stand_ins.items():
                text = text.replace(sequence, char)
        return super().encode(text, substitute)

    def point_code(self, char: str) -> int | None:
        return self.stand_in_codes.get(char) or super().point_code(char)

    def encodable(self) -> Iterable[int]:
        return [*super().encodable(), *map(ord, self.stand_in_codes)]


class Cp50222(Iso2022Jp):
    """CP50222: kana are between SO and SI instead of in a set of their own."""

    def switch(self, before: int, after: int) -> bytes:
        if after == KANA:
            return b"\x0e"
        shift = b"\x0f" if before == KANA else b""
        return shift if after == ASCII and before == KANA else shift + super().switch(before, after)


class Hz(Codec):
    """HZ: GB 2312 between ~{ and ~}."""

    def decode(self, data: bytes) -> str:
        if data.isascii() and b"~" not in data:
            return data.decode("ascii")
        found: list[str] = []
        known = table("HZ").decode
        double = False
        bytes_left: Iterator[int] = iter(data)
        for byte in bytes_left:
            if byte == 0x7E:
                after = next(bytes_left, 0x0A)
                if after == (0x7D if double else 0x7B):
                    double = not double
                elif after == 0x7E and not double:
                    found.append("~")
                elif after != 0x0A:
                    found.append(BAD)
            elif double and (0x20 < byte <= 0x29 or 0x30 <= byte <= 0x77):
                trail = next(bytes_left, 0)
                found.append(known.get((byte << 8 | trail) + DOUBLE, BAD) if 0x20 < trail < 0x7F else BAD)
            else:
                found.append(chr(byte) if byte < 0x80 and not double else BAD)
        return "".join(found)

    def can_encode(self, char: str) -> bool:
        return char < "\x80" or ord(char) in table("HZ").encode

    def encode(self, text: str, substitute: Substitute) -> bytes:
        if text.isascii():
            return text.replace("~", "~~").encode("ascii")
        return super().encode(text, substitute)

    def encode_known(self, text: str) -> bytes:
        parts: list[bytes] = []
        known = table("HZ").encode
        double = False
        for char in text:
            if (char >= "\x80") != double:
                double = not double
                parts.append(b"~{" if double else b"~}")
            if double:
                parts.append((known[ord(char)] - DOUBLE).to_bytes(2, "big"))
            else:
                parts.append(b"~~" if char == "~" else char.encode())
        if double:
            parts.append(b"~}")
        return b"".join(parts)


_KOREAN_HEADER = b"\x1b$)C"
_ONLY_WRITTEN = frozenset((0x2266, 0x2267))  # euro and registered sign: PHP encodes them, and does not know them again


class Iso2022Kr(Codec):
    """ISO-2022-KR: KS X 1001 between SO and SI, after a header that is always written."""

    def decode(self, data: bytes) -> str:
        if data.isascii() and b"\x1b" not in data and b"\x0e" not in data and b"\x0f" not in data:
            return data.decode("ascii")
        found: list[str] = []
        known = table("EUC-KR").decode
        double = False
        position = 0
        while position < len(data):
            byte = data[position]
            position += 1
            if byte in (0x0E, 0x0F):
                double = byte == 0x0E
            elif byte == 0x1B:
                header = data[position:position + 3]
                if header != _KOREAN_HEADER[1:]:
                    found.append(BAD)
                position += self.header_size(header)
            elif double and 0x20 < byte < 0x7F:
                trail = data[position] if position < len(data) else 0
                position += 1
                code = byte << 8 | trail
                is_known = 0x20 < trail < 0x7F and code not in _ONLY_WRITTEN
                found.append(known.get(code + DOUBLE, BAD) if is_known else BAD)
            else:
                found.append(chr(byte) if byte < 0x80 and not double else BAD)
        return "".join(found)

    def filter_decode(self, data: bytes) -> str:
        return _FilteredIso2022Kr().decode(data)

    def decode_ended(self, data: bytes) -> str:
        return _FilteredIso2022Kr().decode_ended(data)

    def header_size(self, header: bytes) -> int:
        """How many bytes after ESC are taken for the header."""
        if header[1:2] == b")" and len(header) == 3:
            return 3
        return self.matching_size(header)

    def matching_size(self, header: bytes) -> int:
        """Those that are right, and the first that is wrong."""
        return min(next((n for n in range(3) if header[n:n + 1] != _KOREAN_HEADER[n + 1:n + 2]), 3) + 1, 3)

    def can_encode(self, char: str) -> bool:
        return char < "\x80" or self._code(char) is not None

    def _code(self, char: str) -> int | None:
        point = ord(char)
        code = table("EUC-KR").encode.get(point)
        if code is not None and code > 0xFF:
            return code - DOUBLE
        return point if 0x2121 <= point < 0x8000 else None  # as PHP has it, though these are other characters there

    def encode(self, text: str, substitute: Substitute) -> bytes:
        if text.isascii():
            return _KOREAN_HEADER + text.encode("ascii") if text else b""
        return super().encode(text, substitute) or (_KOREAN_HEADER if text else b"")  # also before nothing in its place

    def encode_known(self, text: str) -> bytes:
        parts = [_KOREAN_HEADER] if text else []
        double = False
        for char in text:
            code = self._code(char) if char >= "\x80" else None
            if (code is not None) != double:
                double = not double
                parts.append(b"\x0e" if double else b"\x0f")
            parts.append(code.to_bytes(2, "big") if code is not None else char.encode())
        if double:
            parts.append(b"\x0f")
        return b"".join(parts)


class _FilteredIso2022Kr(Iso2022Kr):
    """The older decoder, which leaves all that follows the first wrong byte of a header."""

    def filter_decode(self, data: bytes) -> str:
        return self.decode(data)

    def decode_ended(self, data: bytes) -> str:
        return Codec.decode_ended(self, data)

    def header_size(self, header: bytes) -> int:
        return self.matching_size(header)


KANJI_DESIGNATIONS = {b"$@": DOUBLE, b"$B": DOUBLE, b"$(@": DOUBLE, b"$(B": DOUBLE}
_JIS = {**KANJI_DESIGNATIONS, b"$(D": PLANE_TWO, b"(B": ASCII, b"(H": ASCII, b"(J": LATIN, b"(I": KANA}
_CHECKED = {b"$@": DOUBLE, b"$B": DOUBLE, b"(B": ASCII, b"(J": LATIN}
_MS = {**KANJI_DESIGNATIONS, b"(B": ASCII, b"(J": ASCII, b"(I": KANA}
_WRITES = {ASCII: b"(B", LATIN: b"(J", DOUBLE: b"$B"}
_ALL = {**_WRITES, KANA: b"(I", PLANE_TWO: b"$(D"}
_CP50221 = {**_WRITES, KANA: b"(I"}


def jis() -> Codec:
    return Jis("JIS", _JIS, _ALL, resumes=True, shifts=True)


def iso_2022_jp() -> Codec:
    checker = Iso2022Jp("JIS", _CHECKED, _WRITES, raw_kana=False)
    return Iso2022JpProper("JIS", _JIS, _WRITES, resumes=True, shifts=True, checker=checker)


def iso_2022_jp_ms() -> Codec:
    return Iso2022Jp("ISO-2022-JP-MS", {**_MS, b"$(?": USER}, {**_CP50221, USER: b"$(?"}, last=0x7F)


def iso_2022_jp_2004() -> Codec:
    reads = {b"$B": DOUBLE - 1, b"$(Q": DOUBLE, b"$(P": PLANE_TWO, b"(B": ASCII}
    return Iso2022Jp2004("ISO-2022-JP-2004", reads, {ASCII: b"(B", DOUBLE: b"$(Q", PLANE_TWO: b"$(P"}, raw_kana=False)


class FilteredCp50221(Iso2022Jp):
    """CP50221 as the older encoder of CP50220 writes it: NUL at once."""

    setless = "\0"


def cp50221(kind: type[Iso2022Jp] = Iso2022Jp) -> Codec:
    return kind("CP50221", _JIS, _CP50221, resumes=True, shifts=True, last=0x97)


def cp50222() -> Codec:
    return Cp50222("CP50221", _JIS, _CP50221, resumes=True, shifts=True, last=0x97)


class Iso2022Jp2004(Iso2022JpSequences):
    """ISO-2022-JP-2004: JIS X 0213, whose codes may stand for two characters, and JIS X 0208 when decoding."""

    def known(self, current: int) -> dict[int, str]:
        return table("EUC-JP").decode if current == DOUBLE - 1 else super().known(current)

    def base(self, current: int) -> int:
        return DOUBLE if current == DOUBLE - 1 else current

    @cached_property
    def filtered(self) -> Codec:
        return _FilteredIso2022Jp2004(self.name, self.designations, self.writes, raw_kana=False)

    def filter_encode(self, text: str, substitute: Substitute) -> bytes:
        return self.filtered.encode(text, substitute)


class _FilteredIso2022Jp2004(Iso2022Jp2004):
    """The older encoder, for which both planes are one set, and which forgets a character at the end that might have
    begun a sequence, if it is in that set already."""

    @cached_property
    def beginning(self) -> frozenset[str]:
        """What sequences begin with."""
        return frozenset(text[0] for text in self.stand_ins)

    def switch(self, before: int, after: int) -> bytes:
        return super().switch(before, after) if ASCII in (before, after) else b""

    def whole(self, text: str) -> str:
        if len(text) > 1 and text[-1] in self.beginning and (self.code_of(text[-2]) or (ASCII,))[0] != ASCII:
            return text[:-1]
        return text
