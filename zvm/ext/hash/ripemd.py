"""RIPEMD-128, -160, -256 and -320 (Dobbertin, Bosselaers, Preneel): two lines of rounds side by side."""
from __future__ import annotations

from struct import pack, unpack

from zvm.ext.hash.blocks import MASK32, CountedHasher, rotate_left
from zvm.ext.hash.md import INITIAL

_LEFT_CONSTANTS = (0x00000000, 0x5A827999, 0x6ED9EBA1, 0x8F1BBCDC, 0xA953FD4E)
_RIGHT_CONSTANTS = (0x50A28BE6, 0x5C4DD124, 0x6D703EF3, 0x7A6D76E9, 0x00000000)

# a hexadecimal digit a step, 16 steps a round: which word is taken, and how far the sum is turned
_LEFT_WORDS = ("0123456789abcdef", "74d1a6f3c0952eb8", "3ae49f812706db5c", "19ba08c4d37fe562",
               "40597c2ae138b6fd")
_RIGHT_WORDS = ("5e7092b4d6f81a3c", "6b370d5aef8c4912", "f5137e69b8c2a04d", "86413bf05c2d97ae", "cfa4158762de039b")
_LEFT_TURNS = ("befc5879bdef6798", "768db97f7cf9b7dc", "bd67e9dfe8d65c75", "bcefef989e56865c", "9f5b68dc5cdeb856")
_RIGHT_TURNS = ("899bdff5778beec6", "9df7c89b77c76fdb", "97fb866ecd5edd75", "f58bee6e69c9c5f8",
                "85c9c5e68d65fdbb")


def _function(number: int, x: int, y: int, z: int) -> int:
    if number == 0:
        return x ^ y ^ z
    if number == 1:
        return x & y | ~x & z
    if number == 2:
        return (x | ~y) ^ z
    if number == 3:
        return x & z | y & ~z
    return x ^ (y | ~z)


def _line(state: list[int], words: tuple[int, ...], function: int, constant: int, order: str, turns: str) -> list[int]:
    """One round of one line, on four or five words of state."""
    if len(state) == 4:
        a, b, c, d = state
        for word, turn in zip(order, turns, strict=True):
            total = a + _function(function, b, c, d) + words[int(word, 16)] + constant & MASK32
            a, b, c, d = d, rotate_left(total, int(turn, 16)), b, c
        return [a, b, c, d]
    a, b, c, d, e = state
    for word, turn in zip(order, turns, strict=True):
        total = a + _function(function, b, c, d) + words[int(word, 16)] + constant & MASK32
        a, b, c, d, e = e, rotate_left(total, int(turn, 16)) + e & MASK32, b, rotate_left(c, 10), d
    return [a, b, c, d, e]


class _RIPEMD(CountedHasher):
    """`swapped` is None, or says which word the lines exchange after each round (256 and 320)."""

    __slots__ = ()
    rounds = 4
    swapped: tuple[int, ...] | None = None

    def _transform(self, block: bytes) -> None:
        words = unpack("<16I", block)
        rounds = self.rounds
        left = self.state[:rounds]
        right = self.state[-rounds:]
        for number in range(rounds):
            constant = _RIGHT_CONSTANTS[number] if number < rounds - 1 else 0
            left = _line(left, words, number, _LEFT_CONSTANTS[number], _LEFT_WORDS[number], _LEFT_TURNS[number])
            right = _line(right, words, rounds - 1 - number, constant, _RIGHT_WORDS[number], _RIGHT_TURNS[number])
            if self.swapped is not None:
                index = self.swapped[number]
                left[index], right[index] = right[index], left[index]
        if self.swapped is not None:
            self.state = [old + new & MASK32 for old, new in zip(self.state, left + right, strict=True)]
        else:
            state = self.state
            self.state = [state[(index + 1) % rounds] + left[(index + 2) % rounds] + right[(index + 3) % rounds]
                          & MASK32 for index in range(rounds)]

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
    swapped = (0, 1, 2, 3)


class RIPEMD320(_RIPEMD):
    __slots__ = ()
    spec = "l10l2b64."
    initial = (*INITIAL, 0xC3D2E1F0, 0x76543210, 0xFEDCBA98, 0x89ABCDEF, 0x01234567, 0x3C2D1E0F)
    rounds = 5
    swapped = (1, 3, 0, 2, 4)
