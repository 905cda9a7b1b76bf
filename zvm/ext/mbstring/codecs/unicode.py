"""UTF-8, UTF-16, UTF-32, UCS-2, UCS-4, ASCII and the raw bytes: on Python's codecs."""
from __future__ import annotations

from codecs import utf_8_decode

from zvm.ext.mbstring.codecs.base import BAD, MAX_POINT, Codec, Substitute, character, is_wide, number_of

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Literal


class Utf8(Codec):
    """UTF-8. Illegal sequences are as long as Python has them: the longest start of a valid one."""

    __slots__ = ()

    def decode(self, data: bytes) -> str:
        return data.decode("utf-8", "zvm.mbstring")

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
            return super().encode(text, substitute)

    def can_encode(self, char: str) -> bool:
        return char != BAD and not is_wide(char)

    def encode_known(self, text: str) -> bytes:
        return text.encode("utf-8", "surrogatepass")


def _ends_in_surrogate(data: bytes) -> bool:
    """Are the last bytes the first two of a surrogate, for which Python's decoder waits though it is none in UTF-8?"""
    return data[-2:-1] == b"\xed" and b"\xa0" <= data[-1:] <= b"\xbf"


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
        if not self.strict:
            return "".join(map(character, _units(data, 4, order)))
        return "".join([chr(unit) if unit <= MAX_POINT and not 0xD800 <= unit < 0xE000 else BAD
                        for unit in _units(data, 4, order)])

    def encode(self, text: str, substitute: Substitute) -> bytes:
        if self.strict or self.size == 4 or not text or max(text) <= "\uffff":
            try:
                return text.encode(_name(self.size, self.order))
            except UnicodeEncodeError:
                pass
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
    view = memoryview(data).cast("H" if size == 2 else "I").tolist()
    from sys import byteorder
    if byteorder[0] + "e" == order:
        return view
    return [int.from_bytes(unit.to_bytes(size, "little"), "big") for unit in view]


def _mark_surrogates(text: str) -> str:
    """UTF-16 with surrogates that are not pairs; the last may be the first of a pair that is yet to come."""
    marked = [BAD if "\ud800" <= char <= "\udfff" else char for char in text]
    if "\ud800" <= text[-1:] <= "\udbff":
        marked[-1] = text[-1]
    return "".join(marked)


class SingleBytes(Codec):
    """An encoding of one byte a character; `codec` is Python's name of it."""

    __slots__ = ("codec", "characters")

    def __init__(self, codec: str) -> None:
        self.codec = codec
        self.characters = frozenset(bytes(range(256)).decode(codec, "ignore"))

    def decode(self, data: bytes) -> str:
        return data.decode(self.codec, "zvm.mbstring")

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
            return super().encode(text, substitute)

    def can_encode(self, char: str) -> bool:
        return char in self.characters

    def can_encode_all(self, text: str) -> bool:
        return self.characters.issuperset(text)

    def encode_known(self, text: str) -> bytes:
        return text.encode(self.codec)
