"""RIPEMD-128, -160, -256 and -320 (Dobbertin, Bosselaers, Preneel): two lines of rounds side by side."""
from __future__ import annotations

from struct import pack

from zvm.ext.hash.blocks import MASK32, CountedHasher
from zvm.ext.hash.md import INITIAL
from zvm.ext.native import Row, compiled, native

_LEFT_CONSTANTS = (0x00000000, 0x5A827999, 0x6ED9EBA1, 0x8F1BBCDC, 0xA953FD4E)
_RIGHT_CONSTANTS = (0x50A28BE6, 0x5C4DD124, 0x6D703EF3, 0x7A6D76E9, 0x00000000)


def _digits(*rounds: str) -> tuple[int, ...]:
    return tuple(int(digit, 16) for each in rounds for digit in each)


# a hexadecimal digit a step, 16 steps a round: which word is taken, and how far the sum is turned
_LEFT_WORDS = _digits("0123456789abcdef", "74d1a6f3c0952eb8", "3ae49f812706db5c", "19ba08c4d37fe562",
                      "40597c2ae138b6fd")
_RIGHT_WORDS = _digits("5e7092b4d6f81a3c", "6b370d5aef8c4912", "f5137e69b8c2a04d", "86413bf05c2d97ae",
                       "cfa4158762de039b")
_LEFT_TURNS = _digits("befc5879bdef6798", "768db97f7cf9b7dc", "bd67e9dfe8d65c75", "bcefef989e56865c",
                      "9f5b68dc5cdeb856")
_RIGHT_TURNS = _digits("899bdff5778beec6", "9df7c89b77c76fdb", "97fb866ecd5edd75", "f58bee6e69c9c5f8",
                       "85c9c5e68d65fdbb")
_SWAPPED = (1, 3, 0, 2, 4)  # which word the lines of five words exchange after each round


@native
def _ripemd_function(number: int, x: int, y: int, z: int) -> int:
    if number == 0:
        return x ^ y ^ z
    if number == 1:
        return x & y | ~x & z
    if number == 2:
        return (x | ~y) ^ z
    if number == 3:
        return x & z | y & ~z
    return x ^ (y | ~z)


@native
def ripemd_blocks(state: list[int], data: bytes, start: int, end: int, rounds: int) -> None:
    """Take in the blocks of data[start:end]. `rounds`: four or five, as many words as a line has. The lines exchange
    words where the state has both."""
    is_double = len(state) > rounds
    words = Row(16)
    lines = Row(10)
    while start + 64 <= end:
        for index in range(16):
            at = start + index * 4
            words[index] = data[at] | data[at + 1] << 8 | data[at + 2] << 16 | data[at + 3] << 24
        for index in range(rounds):
            lines[index] = state[index] & MASK32
            lines[index + 5] = state[index + rounds if is_double else index] & MASK32
        for number in range(rounds):
            _ripemd_round(lines, 0, words, rounds, number, number, _LEFT_CONSTANTS[number])
            constant = _RIGHT_CONSTANTS[number] if number < rounds - 1 else 0
            _ripemd_round(lines, 5, words, rounds, number, rounds - 1 - number, constant)
            if is_double:
                index = number if rounds == 4 else _SWAPPED[number]
                left = lines[index]
                lines[index] = lines[index + 5]
                lines[index + 5] = left
        if is_double:
            for index in range(rounds):
                state[index] = state[index] + lines[index] & MASK32
                state[index + rounds] = state[index + rounds] + lines[index + 5] & MASK32
        else:
            first = state[0] & MASK32
            for index in range(rounds):
                following = state[index + 1] & MASK32 if index + 1 < rounds else first
                left = lines[index + 2 if index + 2 < rounds else index + 2 - rounds]
                right = lines[(index + 3 if index + 3 < rounds else index + 3 - rounds) + 5]
                state[index] = following + left + right & MASK32
        start += 64


@native
def _ripemd_round(lines: list[int], line: int, words: list[int], size: int, number: int, function: int,
                  constant: int) -> None:
    """One round of the line that begins at lines[line], on four or five words."""
    a, b, c, d = lines[line] & MASK32, lines[line + 1] & MASK32, lines[line + 2] & MASK32, lines[line + 3] & MASK32
    e = lines[line + 4] & MASK32
    for step in range(16):
        at = number * 16 + step
        word = words[_RIGHT_WORDS[at] if line else _LEFT_WORDS[at]] & MASK32
        turn = _RIGHT_TURNS[at] if line else _LEFT_TURNS[at]
        total = a + _ripemd_function(function, b, c, d) + word + constant & MASK32
        total = (total << turn | total >> 32 - turn) & MASK32
        if size == 4:
            a, b, c, d = d, total, b, c
        else:
            a, b, c, d, e = e, total + e & MASK32, b, (c << 10 | c >> 22) & MASK32, d
    lines[line], lines[line + 1], lines[line + 2], lines[line + 3], lines[line + 4] = a, b, c, d, e


class _RIPEMD(CountedHasher):
    __slots__ = ()
    rounds = 4

    def _transform_all(self, data: bytes, start: int, end: int) -> None:
        compiled(ripemd_blocks)(self.state, data, start, end, self.rounds)

    def _finish(self) -> bytes:
        self._pad(b"\x80", pack("<Q", self.length * 8 & 0xFFFF_FFFF_FFFF_FFFF))
        return pack(f"<{len(self.state)}I", *self.state)


class RIPEMD128(_RIPEMD):
    __slots__ = ()
    spec = "l4l2b64."
    initial = INITIAL


class RIPEMD160(_RIPEMD):
    __slots__ = ()
    spec = "l5l2b64."
    initial = (*INITIAL, 0xC3D2E1F0)
    rounds = 5


class RIPEMD256(_RIPEMD):
    __slots__ = ()
    spec = "l8l2b64."
    initial = (*INITIAL, 0x76543210, 0xFEDCBA98, 0x89ABCDEF, 0x01234567)


class RIPEMD320(_RIPEMD):
    __slots__ = ()
    spec = "l10l2b64."
    initial = (*INITIAL, 0xC3D2E1F0, 0x76543210, 0xFEDCBA98, 0x89ABCDEF, 0x01234567, 0x3C2D1E0F)
    rounds = 5
