"""What every encoding of mbstring can do: decode bytes to text, and encode text.

Text is a Python str of code points, as the wchars of libmbfl are. BAD stands for a sequence of bytes that is no
character. wchars have 32 bits: for numbers of UCS-4 above U+10FFFF stand surrogates, given to them as they are met.
Surrogates are characters only in UCS-2 and UCS-4: character() takes one back that is met there.
"""
from __future__ import annotations

import codecs

from zvm.runtime.services.function_tools import counts_of

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable

BAD = "\udfff"
MAX_POINT = 0x10FFFF
_FEW_NUMBERS = 128  # wide numbers that are counted one after the other
_STAND_INS = range(0xDE00, 0xDFFE)  # as many different wide numbers may be in a text

# what stands for characters that cannot be encoded (mb_substitute_character)
CHARACTER, NONE, LONG, ENTITY = range(4)

# bytes that complete characters of any encoding
_CONTINUATIONS = (b"\0", b"!!", b"AA", b"BB", b"AAAA", b"\xb0\xa1", b"\xa2\xa1\xa1", b"\x80\x80", b"(B", b"\x810", b"0")
_SECOND_BYTES = (b"\x80", b"\xa1")  # that belong to a first byte, though it be a wrong one


# ---- wide numbers ------------------------------------------------------------------------------------------------

_numbers: dict[str, int] = {}  # by the characters that stand for them, the oldest first
_stand_ins: dict[int, str] = {}  # the reverse


def character(number: int) -> str:
    """The character of a number of 32 bits."""
    if number > MAX_POINT:
        return _stand_ins.get(number) or _stand_in(number)
    char = chr(number)
    if char in _numbers:
        del _stand_ins[_numbers.pop(char)]
    return char


def _stand_in(number: int) -> str:
    if len(_numbers) < len(_STAND_INS):
        char = next(chr(point) for point in _STAND_INS if chr(point) not in _numbers)
    else:
        char = next(iter(_numbers))
        del _stand_ins[_numbers.pop(char)]
    _numbers[char] = number
    _stand_ins[number] = char
    return char


def is_wide(char: str) -> bool:
    """Does it stand for a number above U+10FFFF?"""
    return char in _numbers


def count_stand_ins(text: str) -> int | None:
    """How many characters are BAD or stand for wide numbers; None where there are too many kinds to be counted."""
    if len(_numbers) > _FEW_NUMBERS:
        return None
    return sum([text.count(char) for char in (BAD, *_numbers)])


def number_of(char: str) -> int:
    """The number of a character."""
    number = _numbers.get(char)
    return ord(char) if number is None else number


def _mark_bad(error: UnicodeError) -> tuple[str, int]:
    assert isinstance(error, UnicodeDecodeError)
    return BAD, error.end


codecs.register_error("zvm.mbstring", _mark_bad)


class Substitute:
    """What is encoded in place of a character that an encoding does not have, and how often that was needed."""

    __slots__ = ("mode", "character", "count")

    def __init__(self, mode: int = CHARACTER, character: str = "?") -> None:
        self.mode = mode
        self.character = character
        self.count = 0

    @property
    def errors(self) -> str | None:
        """Python's handler of errors that puts the same into what is encoded; None for no such."""
        if self.mode == NONE:
            return "ignore"
        return "replace" if self.mode == CHARACTER and self.character == "?" else None

    def text_for(self, char: str, can_encode: Callable[[str], bool], count: int = 1) -> str:
        """The text to encode instead of `char`, which is met `count` times (mb_illegal_output)."""
        self.count += count
        if self.mode == NONE:
            return ""
        if self.mode == LONG and char != BAD:
            return f"U+{number_of(char):X}"
        if self.mode == ENTITY and char != BAD:
            return f"&#x{number_of(char):X};"
        if can_encode(self.character):
            return self.character
        self.count += count
        return "?" if self.mode == CHARACTER and self.character != "?" and can_encode("?") else ""

    def applied(self, text: str, can_encode: Callable[[str], bool]) -> str:
        """The text with substitutes for what cannot be encoded."""
        unknown = [char for char in set(text) if not can_encode(char)]
        if len(unknown) > _FEW_CHARACTERS:
            return text.translate({ord(char): self.text_for(char, can_encode, count)
                                   for char, count in counts_of(text).items() if not can_encode(char)})
        replacements = {char: self.text_for(char, can_encode, text.count(char)) for char in unknown}
        for char, replacement in replacements.items():
            text = text.replace(char, replacement)
        return text


_FEW_CHARACTERS = 16  # that are replaced one after the other
_FIRST_LOOK = 32  # bytes in which an error is looked for first


class Codec:
    """An encoding. Shared by all engines: nothing in it changes."""

    __slots__ = ()
    keeps_last = False  # does the older encoder keep each character until it knows the next?

    def decode(self, data: bytes) -> str:
        """The text, with BAD for bytes that are none; also for a character that is cut at the end."""
        raise NotImplementedError

    def filter_decode(self, data: bytes) -> str:
        """decode() as the older one of libmbfl's two decoders does it, which some functions still use."""
        return self.decode(data)

    def decode_ended(self, data: bytes) -> str:
        """The text of characters that are over: without BAD for one that more bytes might complete."""
        text = self.decode(data)
        if text[-1:] == BAD and (any(not self.decode(data + more).startswith(text) for more in _CONTINUATIONS)
                                 or any(self.decode(data + more) == text for more in _SECOND_BYTES)):
            return text[:-1]
        return text

    def first_error(self, data: bytes) -> int | None:
        """After how many bytes the first error is met, whatever may follow; None where there is none."""
        low, high = 0, min(_FIRST_LOOK, len(data))
        while BAD not in self.decode_ended(data[:high]):
            if high == len(data):
                return None
            low, high = high, min(2 * high, len(data))
        while high - low > 1:
            middle = (low + high) // 2
            if BAD in self.decode_ended(data[:middle]):
                high = middle
            else:
                low = middle
        return high

    def is_valid(self, data: bytes) -> bool:
        """Does mb_check_encoding() find nothing wrong?"""
        return BAD not in self.decode(data)

    def encode(self, text: str, substitute: Substitute) -> bytes:
        """The bytes, back in the initial state. What cannot be encoded is replaced."""
        if not self.can_encode_all(text):
            text = substitute.applied(text, self.can_encode)
        return self.encode_known(text)

    def filter_encode(self, text: str, substitute: Substitute) -> bytes:
        """encode() as the older one of libmbfl's two encoders does it, which some functions still use."""
        return self.encode(text, substitute)

    def can_encode(self, char: str) -> bool:
        """Does the encoding have this character?"""
        raise NotImplementedError

    def can_encode_all(self, text: str) -> bool:
        return all(map(self.can_encode, set(text)))

    def encode_known(self, text: str) -> bytes:
        """Encode text of which all can be encoded."""
        raise NotImplementedError
