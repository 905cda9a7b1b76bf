"""UTF-8, UTF-16, UTF-32, UCS-2, UCS-4, ASCII and the raw bytes: on Python's codecs."""
from __future__ import annotations

from codecs import utf_8_decode

from zvm.ext.mbstring.codecs.base import BAD, Codec, Substitute, character, count_stand_ins, is_wide, number_of
from zvm.ext.mbstring.codecs.points import put_bad, put_point, text_of
from zvm.ext.native import StringBuilder, compiled, native
from zvm.runtime.values.patterns import lazy_pattern

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Literal


_SURROGATE = lazy_pattern(r"[\ud800-\udfff]")


_REPLACEMENT = "\ufffd".encode()


def decode_marking(data: bytes, codec: str, replacement: bytes = b"") -> str:
    """The text by Python's codec, with BAD for what that does not know. `replacement` are its bytes of U+FFFD, with
    which it can do so itself where they are not in the data."""
    if replacement and replacement in data:
        return data.decode(codec, "zvm.mbstring")
    return data.decode(codec, "replace").replace("\ufffd", BAD)


class Utf8(Codec):
    """UTF-8. Illegal sequences are as long as Python has them: the longest start of a valid one."""

    __slots__ = ()

    def decode(self, data: bytes) -> str:
        return decode_marking(data, "utf-8", _REPLACEMENT)

    def decode_ended(self, data: bytes) -> str:
        return super().decode_ended(data) if _ends_in_surrogate(data) else utf_8_decode(data, "zvm.mbstring", False)[0]

    def first_error(self, data: bytes) -> int | None:
        try:
            utf_8_decode(data, "strict", False)
        except UnicodeDecodeError as error:
            return error.start + 1 if error.reason == "invalid start byte" else error.end + 1
        return len(data) if _ends_in_surrogate(data) else None

    def encode(self, text: str, substitute: Substitute) -> bytes:
        try:
            return text.encode("utf-8")
        except UnicodeEncodeError:
            replaced = encode_replacing(text, "utf-8", substitute, 3)
            return super().encode(text, substitute) if replaced is None else replaced

    def can_encode(self, char: str) -> bool:
        return char != BAD and not is_wide(char)

    def encode_known(self, text: str) -> bytes:
        return text.encode("utf-8", "surrogatepass")


def encode_replacing(text: str, codec: str, substitute: Substitute, size: int = 0) -> bytes | None:
    """The bytes by Python's codec, with substitutes that it can put in itself; None for others. `size` is that of a
    surrogate in a UTF, which has nothing else to replace; 0 stands for an encoding of one byte a character."""
    errors = substitute.errors
    if errors is None:
        return None
    left_out = text.encode(codec, "ignore")
    if size:
        count = (len(text.encode(codec, "surrogatepass")) - len(left_out)) // size
        if count != count_stand_ins(text):  # some are characters
            return None
    else:
        count = len(text) - len(left_out)
    substitute.count += count
    return left_out if errors == "ignore" else text.encode(codec, errors)


def _ends_in_surrogate(data: bytes) -> bool:
    """Are the last bytes the first two of a surrogate, for which Python's decoder waits though it is none in UTF-8?"""
    return data[-2:-1] == b"\xed" and b"\xa0" <= data[-1:] <= b"\xbf"


MOST_WIDE = 128  # different wide numbers of a text that the native loop takes, and one


@native
def units_read(data: bytes, is_little: int, is_strict: int, wide: list[int]) -> str:
    """The text in UTF-8 of units of four bytes. Strict: with BAD for what is no character. Otherwise wide numbers are
    gathered in `wide`, after their count, and U+10FF00 and those after it stand for them in this order; "\\xff" where
    there are too many, or such characters or surrogates in the data."""
    out = StringBuilder()
    at = 0
    while at + 4 <= len(data):
        unit = data[at] << 24 | data[at + 1] << 16 | data[at + 2] << 8 | data[at + 3]
        if is_little:
            unit = data[at + 3] << 24 | data[at + 2] << 16 | data[at + 1] << 8 | data[at]
        at += 4
        if unit < 0xD800 or 0xE000 <= unit < 0x10FF00 or is_strict and 0x10FF00 <= unit <= 0x10FFFF:
            put_point(out, unit)
        elif is_strict:
            put_bad(out)
        else:
            place = place_of(unit, wide)
            if unit <= 0x10FFFF or place < 0:
                return "\xff"
            put_point(out, 0x10FF00 + place)
    return out.text()


@native
def place_of(number: int, numbers: list[int]) -> int:
    """The place of a number among those after their count, to which it is added; -1 where there is no room."""
    count = numbers[0] & 0xFF
    for place in range(count):
        if numbers[place + 1] & 0xFFFFFFFF == number:
            return place
    if count + 1 >= MOST_WIDE:
        return -1
    numbers[count + 1] = number & 0xFFFFFFFF
    numbers[0] = count + 1
    return count


def _with_stand_ins(text: str, numbers: list[int]) -> str:
    """The text with the characters that stand for wide numbers."""
    for place, number in enumerate(numbers):
        text = text.replace(chr(0x10FF00 + place), character(number))
    return text


class Fixed(Codec):
    """UTF-16, UTF-32, UCS-2 and UCS-4 in one byte order; or, with `by_mark`, in that which a byte order mark says."""

    __slots__ = ("size", "order", "by_mark", "strict")

    def __init__(self, size: int, order: str, by_mark: bool, strict: bool) -> None:
        self.size = size
        self.order = order
        self.by_mark = by_mark
        self.strict = strict  # UTF: surrogates are not characters

    def decode(self, data: bytes) -> str:
        size, order = self.size, self.order
        if self.by_mark:
            mark = data[:size]
            if mark == "\ufeff".encode(_name(size, "le")):
                data, order = data[size:], "le"
            elif mark == "\ufeff".encode(_name(size, "be")):
                data = data[size:]
        rest = len(data) % size
        whole = data[:-rest] if rest else data
        text = self._decode_whole(whole, order)
        if size == 2 and self.strict and "\ud800" <= text[-1:] <= "\udbff":  # half of a pair
            text = text[:-1] + BAD
        return text + BAD if rest else text

    def filter_decode(self, data: bytes) -> str:
        """Half of a pair and what is left of the next unit are one error."""
        text = self.decode(data)
        return text[:-1] if len(data) % self.size and text[-2:] == BAD * 2 and self._ends_in_half(data[:-1]) else text

    def decode_ended(self, data: bytes) -> str:
        whole = data[:len(data) - len(data) % self.size]
        text = self.decode(whole)
        return text[:-1] if text[-1:] == BAD and self._ends_in_half(whole) else text

    def _ends_in_half(self, data: bytes) -> bool:
        """Whether the last unit is the first half of a pair."""
        order = "le" if self.order == "le" or self.by_mark and data[:2] == b"\xff\xfe" else "be"
        return self.size == 2 and self.strict and _units(data[-2:], 2, order)[0] & 0xFC00 == 0xD800

    def _decode_whole(self, data: bytes, order: str) -> str:
        name = _name(self.size, order)
        try:
            text = data.decode(name)
        except UnicodeDecodeError:
            pass
        else:
            if self.strict or self.size == 4 or not text or max(text) <= "\uffff":
                return text
        if self.size == 2:
            if self.strict:
                return _mark_surrogates(data.decode(name, "surrogatepass"))
            return "".join(map(character, _units(data, 2, order)))
        wide = [0] * MOST_WIDE
        read = compiled(units_read)(data, order == "le", self.strict, wide)
        if read == "\xff":
            return "".join(map(character, _units(data, 4, order)))
        return _with_stand_ins(text_of(read), wide[1:wide[0] + 1])

    def encode(self, text: str, substitute: Substitute) -> bytes:
        if self.strict or self.size == 4 or not text or max(text) <= "\uffff":
            name = _name(self.size, self.order)
            try:
                return text.encode(name)
            except UnicodeEncodeError:
                replaced = encode_replacing(text, name, substitute, self.size) if self.strict else None
            if replaced is not None:
                return replaced
        return super().encode(text, substitute)

    def can_encode(self, char: str) -> bool:
        if self.size == 4 and not self.strict:
            return char != BAD
        return char != BAD and not is_wide(char) and (self.strict or char <= "\uffff")

    def encode_known(self, text: str) -> bytes:
        if self.size == 4 and any(map(is_wide, text)):
            order: Literal["little", "big"] = "little" if self.order == "le" else "big"
            return b"".join([number_of(char).to_bytes(4, order) for char in text])
        return text.encode(_name(self.size, self.order), "surrogatepass")


def _name(size: int, order: str) -> str:
    return f"utf-{size * 8}-{order}"


def _units(data: bytes, size: int, order: str) -> list[int]:
    from sys import byteorder
    if byteorder[0] + "e" != order:
        swapped = bytearray(len(data))
        for place in range(size):
            swapped[place::size] = data[size - 1 - place::size]
        data = bytes(swapped)
    return memoryview(data).cast("H" if size == 2 else "I").tolist()


def _mark_surrogates(text: str) -> str:
    """UTF-16 with surrogates that are not pairs; the last may be the first of a pair that is yet to come."""
    marked = _SURROGATE.sub(BAD, text)
    return marked[:-1] + text[-1] if "\ud800" <= text[-1:] <= "\udbff" else marked


class SingleBytes(Codec):
    """An encoding of one byte a character; `codec` is Python's name of it."""

    __slots__ = ("codec", "characters")

    def __init__(self, codec: str) -> None:
        self.codec = codec
        self.characters = frozenset(bytes(range(256)).decode(codec, "ignore"))

    def decode(self, data: bytes) -> str:
        return decode_marking(data, self.codec)

    decode_ended = decode

    def first_error(self, data: bytes) -> int | None:
        try:
            data.decode(self.codec)
        except UnicodeDecodeError as error:
            return error.start + 1
        return None

    def encode(self, text: str, substitute: Substitute) -> bytes:
        try:
            return text.encode(self.codec)
        except UnicodeEncodeError:
            replaced = encode_replacing(text, self.codec, substitute)
            return super().encode(text, substitute) if replaced is None else replaced

    def can_encode(self, char: str) -> bool:
        return char in self.characters

    def can_encode_all(self, text: str) -> bool:
        return self.characters.issuperset(text)

    def encode_known(self, text: str) -> bytes:
        return text.encode(self.codec)
