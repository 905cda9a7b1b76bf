"""mb_strlen(), mb_substr(), mb_strpos() and the like, on the characters of an encoding."""
from __future__ import annotations

from zvm.ext.mbstring import case
from zvm.ext.mbstring.characters import (
    count,
    count_decoded,
    count_utf8,
    decode,
    encode,
    ended,
    filter_decode,
    filter_encode,
    offset_of,
    split,
    starts_before,
    utf8_offset,
)
from zvm.ext.mbstring.codecs.base import BAD, Substitute
from zvm.ext.mbstring.codecs.iso2022 import Iso2022Jp
from zvm.ext.mbstring.codecs.mobile import Cp50220
from zvm.ext.mbstring.encodings import ASCII_ENCODING, UTF_8, Encoding
from zvm.ext.mbstring.state import MbstringState
from zvm.ext.mbstring.width import fitting, width_of
from zvm.ext.vocabulary import Array, Bool, False_, Int, Null, Str, function
from zvm.runtime.functions.parameters import value_error
from zvm.runtime.values.arrays import PhpArray
from zvm.targets import V8_3

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable

    from zvm.engine import Engine

_CUT_MARGIN = 20
_INT, _LOWEST_INT = 0xFFFF_FFFF, 0x8000_0000
_SIGNED = bytes(range(0x80)) + b"\xff" * 0x80  # bytes as filters take them that compare signed ones
_LONGEST = 4  # bytes of a character in UTF-8
_FEW_BYTES = 512  # that are looked at one by one


@function
def mb_strlen(engine: Engine, string: Str, encoding: Str | Null = None) -> Int:
    known = engine.state_of(MbstringState).encoding(encoding, 2)
    return count(known, string) if engine.target < V8_3 else count_decoded(known, string)


@function
def mb_substr(engine: Engine, string: Str, start: Int, length: Int | Null = None,
              encoding: Str | Null = None) -> Str:
    known = engine.state_of(MbstringState).encoding(encoding, 4)
    is_later = engine.target >= V8_3
    if start < 0 or length is not None and length < 0:
        size = count_decoded(known, string) if is_later else count(known, string)
        if start < 0:
            start = max(size + start, 0)
        if length is not None and length < 0:
            length = max(size - start + length, 0)
    if is_later and not known.unit and not (string.isascii() and known.is_ascii_superset):
        end = None if length is None else start + length
        return encode(known, decode(known, string)[start:end], engine.state_of(MbstringState).substitute())
    return _substring(known, string, start, length)


def _substring(encoding: Encoding, string: str, start: int, length: int | None) -> str:
    """`length` characters from `start` on, all without a length (mbfl_substr)."""
    if encoding.unit:
        end = None if length is None else (start + length) * encoding.unit
        return string[start * encoding.unit:end]
    if encoding.lengths is None:
        end = count(encoding, string) if length is None else start + length  # of another decoder, which may count less
        return filter_encode(encoding, filter_decode(encoding, string)[start:end])
    begin = offset_of(encoding, string, start)
    if length is None:
        return string[begin:]
    rest = string[begin:begin + 4 * length]
    return rest[:offset_of(encoding, rest, length)]


@function
def mb_strcut(engine: Engine, string: Str, start: Int, length: Int | Null = None,
              encoding: Str | Null = None) -> Str:
    known = engine.state_of(MbstringState).encoding(encoding, 4)
    if length is None:
        length = len(string)
    if start < 0:
        start = max(len(string) + start, 0)
    if length < 0:
        length = max(len(string) - start + length, 0)
    if start > len(string):
        return ""
    if known.unit:
        start -= start % known.unit
        length = min(length, len(string) - start)
        return string[start:start + length - length % known.unit]
    if known.lengths is None:
        return _cut_text(known, string, start, length)
    start = starts_before(known, string, start)
    if length >= len(string) - start:
        return string[start:]
    return string[start:starts_before(known, string, start + length)]


def _cut_text(encoding: Encoding, string: str, start: int, length: int) -> str:
    """What encodes to no more than `length` bytes of the characters that end after `start`. A character that is cut at
    the end counts as an illegal one, though it is not written then (mbfl_strcut)."""
    codec, data = encoding.codec, string.encode("latin-1")
    skipped = len(ended(encoding, data[:start]))

    def cut(end: int) -> str:
        return codec.filter_decode(data[:end])[skipped:]

    def fits(end: int) -> bool:
        return len(codec.filter_encode(cut(end), Substitute())) <= length

    length = min(length, len(data) - start)
    end = start + max(length - _CUT_MARGIN, 0)
    if not fits(end):
        end = start
    while end < len(data) and fits(end + 1):
        end += 1
    whole = ended(encoding, data[:end])[skipped:]
    if codec.keeps_last:
        whole = whole[:-1]
    return codec.filter_encode(cut(end), _FewSubstitutes(whole.count(BAD))).decode("latin-1")


class _FewSubstitutes(Substitute):
    """A question mark for so many illegal sequences, nothing for more."""

    __slots__ = ("left",)

    def __init__(self, number: int) -> None:
        super().__init__()
        self.left = number

    def text_for(self, char: str, can_encode: Callable[[str], bool], count: int = 1) -> str:
        if char == BAD:
            self.left -= count
        return "" if self.left < 0 else super().text_for(char, can_encode, count)

    def applied(self, text: str, can_encode: Callable[[str], bool]) -> str:
        return "".join([char if can_encode(char) else self.text_for(char, can_encode) for char in text])


@function
def mb_str_split(engine: Engine, string: Str, length: Int = 1, encoding: Str | Null = None) -> Array:
    if length <= 0:
        value_error(engine, 2, "must be greater than 0")
    known = engine.state_of(MbstringState).encoding(encoding, 3)
    if known.unit:
        size = length * known.unit
        ends = range(size, len(string) - len(string) % known.unit, size)
        pieces = [string[end - size:end] for end in ends]
        if len(string) >= known.unit:
            pieces.append(string[len(ends) * size:])
    elif known.lengths is not None:
        pieces = split(known, string, length)
    elif engine.target >= V8_3:
        text, state = decode(known, string), engine.state_of(MbstringState)
        pieces = [encode(known, text[at:at + length], state.substitute()) for at in range(0, len(text), length)]
    else:
        if known.name == "GB18030":  # of which PHP has no old filter, so that only ASCII is left
            known = ASCII_ENCODING
        pieces = [filter_encode(known, text) for text in _pieces_of_text(known, string.encode("latin-1"), length)]
    return PhpArray.from_list(pieces)


def _pieces_of_text(known: Encoding, data: bytes, size: int) -> list[str]:
    """The text in pieces, of which the last is only there if the last byte ends a character (mbfl_split_output)."""
    if isinstance(known.codec, (Iso2022Jp, Cp50220)):  # whose filters get signed bytes here
        data = data.translate(_SIGNED)
    before, text = ended(known, data[:-1]), ended(known, data)
    whole = len(before) - len(before) % size
    pieces = [text[begin:begin + size] for begin in range(0, whole, size)]
    if len(text) > len(before):
        pieces.append(text[whole:len(before) + 1])
        rest = text[len(before) + 1:]
        pieces += [rest[begin:begin + size] for begin in range(0, len(rest) - len(rest) % size, size)]
    return pieces


@function
def mb_substr_count(engine: Engine, haystack: Str, needle: Str, encoding: Str | Null = None) -> Int:
    if not needle:
        value_error(engine, 2, "must not be empty")
    known = engine.state_of(MbstringState).encoding(encoding, 3)
    if engine.target >= V8_3 and known is not UTF_8:
        part = decode(known, needle)
        if not part:
            value_error(engine, 2, "must not be empty")
        return decode(known, haystack).count(part)
    part = filter_decode(known, needle)
    if known is UTF_8 and BAD not in part:
        return haystack.count(needle)
    if not part:
        return None  # type: ignore[return-value]  # as PHP does, whatever its signature says
    data = haystack.encode("latin-1")
    return _count_by_bytes(known, data, part) if part == BAD and len(data) <= _FEW_BYTES else \
        ended(known, data).count(part)


def _count_by_bytes(known: Encoding, data: bytes, part: str) -> int:
    """After how many bytes characters of that kind are met: two of one byte count once (mbfl_substr_count)."""
    total = before = 0
    for end in range(1, len(data) + 1):
        text = ended(known, data[:end])
        total += part in text[before:]
        before = len(text)
    return total


# ---- finding -----------------------------------------------------------------------------------------------------

def _position(engine: Engine, known: Encoding, haystack: str, needle: str, offset: int, reverse: bool,
              fold: bool = False) -> int:
    """Where a string is in another, in characters; -1 where it is not (mb_find_strpos, php_mb_stripos)."""
    if fold:
        haystack = _in_case(engine, known, haystack, case.FOLD_SIMPLE)
        needle = _in_case(engine, known, needle, case.FOLD_SIMPLE)
        if not haystack and engine.target < V8_3:
            return -1
    size = count(UTF_8, needle)
    if known is not UTF_8:
        haystack, needle = _utf8(known, haystack), _utf8(known, needle)
        size = count(known, needle)  # so PHP has it, though this is UTF-8 now
    begin = utf8_offset(haystack, offset)
    if begin < 0:
        value_error(engine, 3, "must be contained in argument #1 ($haystack)")
    if haystack.isascii() and not needle.isascii():
        return -1
    if not reverse:
        begin = haystack.find(needle[:1], begin)  # which is much faster: often there is none
        found = haystack.find(needle, begin) if begin >= 0 else -1
    elif offset >= 0:
        found = haystack.rfind(needle, begin)
    else:
        end = begin + offset_of(UTF_8, haystack[begin:], size)
        found = haystack.rfind(needle, 0, end)
    return count_utf8(haystack[:found]) if found >= 0 else -1


def _utf8(known: Encoding, string: str) -> str:
    return string if string.isascii() and known.is_ascii_superset else encode(UTF_8, filter_decode(known, string))


def _found_position(engine: Engine, encoding: str | None, haystack: str, needle: str, offset: int, reverse: bool,
                    fold: bool = False) -> int | bool:
    """_position() in the encoding of argument 4; False where there is none."""
    known = engine.state_of(MbstringState).encoding(encoding, 4)
    position = _position(engine, known, haystack, needle, offset, reverse, fold)
    return position if position >= 0 else False


@function
def mb_strpos(engine: Engine, haystack: Str, needle: Str, offset: Int = 0,
              encoding: Str | Null = None) -> Int | False_:
    return _found_position(engine, encoding, haystack, needle, offset, False)


@function
def mb_strrpos(engine: Engine, haystack: Str, needle: Str, offset: Int = 0,
               encoding: Str | Null = None) -> Int | False_:
    return _found_position(engine, encoding, haystack, needle, offset, True)


@function
def mb_stripos(engine: Engine, haystack: Str, needle: Str, offset: Int = 0,
               encoding: Str | Null = None) -> Int | False_:
    return _found_position(engine, encoding, haystack, needle, offset, False, True)


@function
def mb_strripos(engine: Engine, haystack: Str, needle: Str, offset: Int = 0,
                encoding: Str | Null = None) -> Int | False_:
    return _found_position(engine, encoding, haystack, needle, offset, True, True)


def _part(engine: Engine, haystack: str, needle: str, before: bool, encoding: str | None, reverse: bool,
          fold: bool) -> str | bool:
    """What is before or from a string on that is found in another."""
    known = engine.state_of(MbstringState).encoding(encoding, 4)
    position = _position(engine, known, haystack, needle, 0, reverse, fold)
    if position < 0:
        return False
    return _substring(known, haystack, 0, position) if before else _substring(known, haystack, position, None)


@function
def mb_strstr(engine: Engine, haystack: Str, needle: Str, before_needle: Bool = False,
              encoding: Str | Null = None) -> Str | False_:
    return _part(engine, haystack, needle, before_needle, encoding, False, False)


@function
def mb_strrchr(engine: Engine, haystack: Str, needle: Str, before_needle: Bool = False,
               encoding: Str | Null = None) -> Str | False_:
    return _part(engine, haystack, needle, before_needle, encoding, True, False)


@function
def mb_stristr(engine: Engine, haystack: Str, needle: Str, before_needle: Bool = False,
               encoding: Str | Null = None) -> Str | False_:
    return _part(engine, haystack, needle, before_needle, encoding, False, True)


@function
def mb_strrichr(engine: Engine, haystack: Str, needle: Str, before_needle: Bool = False,
                encoding: Str | Null = None) -> Str | False_:
    return _part(engine, haystack, needle, before_needle, encoding, True, True)


# ---- width -------------------------------------------------------------------------------------------------------

@function
def mb_strwidth(engine: Engine, string: Str, encoding: Str | Null = None) -> Int:
    return width_of(decode(engine.state_of(MbstringState).encoding(encoding, 2), string))


@function
def mb_strimwidth(engine: Engine, string: Str, start: Int, width: Int, trim_marker: Str = "",
                  encoding: Str | Null = None) -> Str:
    state = engine.state_of(MbstringState)
    known = state.encoding(encoding, 5)
    if start:
        size = count(known, string) if engine.target < V8_3 else count_decoded(known, string)
        if start < 0:
            start += size
        if start < 0 or start > size:
            value_error(engine, 2, "is out of range")
    if known is UTF_8 and width >= 0:  # what comes after so many characters cannot fit: each takes a column or two
        string = string[:_LONGEST * (start + width + 2)]
    text = decode(known, string)
    if width < 0:
        if engine.target >= V8_3:
            engine.diagnostics.deprecated(
                "mb_strimwidth(): passing a negative integer to argument #3 ($width) is deprecated")
        width += width_of(text) - _width_skipped(state, known, text[:start])
        if width < 0:
            value_error(engine, 3, "is out of range")
    text = text[start:]
    needed = width_of(text)
    if engine.target < V8_3:
        width &= _INT  # PHP counts down from it in an int: from the lowest, one more is the greatest
        if width > _LOWEST_INT:
            width = 0
    if needed <= width:
        if start and known.unit and engine.target >= V8_3:
            return string[start * known.unit:]
        return encode(known, text, state.substitute()) if start or BAD in text else string
    kept = text[:fitting(text, width - width_of(decode(known, trim_marker)))]
    return encode(known, kept, state.substitute()) + trim_marker


def _width_skipped(state: MbstringState, known: Encoding, text: str) -> int:
    """The width of the beginning of a string, of which PHP makes a string first: illegal characters are substituted."""
    if BAD in text:
        text = decode(known, encode(known, text, state.substitute()))
    return width_of(text)


# ---- case --------------------------------------------------------------------------------------------------------

def _in_case(engine: Engine, known: Encoding, string: str, mode: int) -> str:
    is_later = engine.target >= V8_3
    text = decode(known, string) if is_later else filter_decode(known, string)
    text = case.convert_case(text, mode, known.name == "ISO-8859-9", is_later)
    return (encode if is_later else filter_encode)(known, text, engine.state_of(MbstringState).substitute())


@function
def mb_convert_case(engine: Engine, string: Str, mode: Int, encoding: Str | Null = None) -> Str:
    state = engine.state_of(MbstringState)
    known = state.encoding(encoding, 3)
    if not case.UPPER <= mode <= case.FOLD_SIMPLE:
        value_error(engine, 2, "must be one of the MB_CASE_* constants")
    return _in_case(engine, known, string, mode)


@function
def mb_strtoupper(engine: Engine, string: Str, encoding: Str | Null = None) -> Str:
    state = engine.state_of(MbstringState)
    return _in_case(engine, state.encoding(encoding, 2), string, case.UPPER)


@function
def mb_strtolower(engine: Engine, string: Str, encoding: Str | Null = None) -> Str:
    state = engine.state_of(MbstringState)
    return _in_case(engine, state.encoding(encoding, 2), string, case.LOWER)
