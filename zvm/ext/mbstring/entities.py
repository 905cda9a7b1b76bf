"""mb_encode_numericentity() and mb_decode_numericentity()."""
from __future__ import annotations

from zvm.ext.mbstring.characters import decode
from zvm.ext.mbstring.codecs.base import BAD, character, number_of
from zvm.ext.mbstring.state import MbstringState
from zvm.ext.vocabulary import Array, Bool, Null, Str, function
from zvm.runtime.functions.parameters import value_error
from zvm.runtime.values import convert
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.patterns import lazy_pattern

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    import re

    from zvm.engine import Engine

_DECIMAL, _HEXADECIMAL = 10, 16
_ENTITY = lazy_pattern("&#(?:x([0-9a-fA-F]+)|([0-9]+));?")

Map = list[tuple[int, int, int, int]]


def _map(engine: Engine, array: PhpArray) -> Map:
    """(first, last, offset, mask) for each four elements, as unsigned 32-bit numbers (make_conversion_map)."""
    if len(array) % 4:
        value_error(engine, 2, "must have a multiple of 4 elements")
    numbers = [convert.to_int(engine, value) & 0xFFFFFFFF for value in array.plain_values()]
    return [(numbers[at], numbers[at + 1], numbers[at + 2], numbers[at + 3]) for at in range(0, len(numbers), 4)]


@function
def mb_encode_numericentity(engine: Engine, string: Str, map: Array, encoding: Str | Null = None,
                            hex: Bool = False) -> Str:
    state = engine.state_of(MbstringState)
    known = state.encoding(encoding, 3)
    ranges = _map(engine, map)
    text = decode(known, string)
    changed = {char: _entity(char, ranges, hex) for char in set(text)}
    encoded = "".join([changed[char] for char in text])
    return known.codec.encode(encoded, state.substitute()).decode("latin-1")


def _entity(char: str, ranges: Map, hex: bool) -> str:
    """The entity for a character in one of the ranges, else the character."""
    point = number_of(char) if char != BAD else 0xFFFFFFFF
    for first, last, offset, mask in ranges:
        if first <= point <= last:
            number = (point + offset & 0xFFFFFFFF) & mask
            return f"&#x{number:X};" if hex else f"&#{number};"
    return char


@function
def mb_decode_numericentity(engine: Engine, string: Str, map: Array, encoding: Str | Null = None) -> Str:
    state = engine.state_of(MbstringState)
    known = state.encoding(encoding, 3)
    ranges = _map(engine, map)
    text = _ENTITY.sub(lambda match: _character(match, ranges), decode(known, string))
    return known.codec.encode(text, state.substitute()).decode("latin-1")


def _character(match: re.Match[str], ranges: Map) -> str:
    """The character an entity stands for, or the entity itself when it is in no range."""
    hexadecimal, decimal = match.groups()
    number = int(hexadecimal, 16) if hexadecimal else int(decimal)
    if number <= 0xFFFFFFFF:
        for first, last, offset, _ in ranges:
            point = number - offset & 0xFFFFFFFF
            if first <= point <= last:
                return character(point)
    return match[0]
