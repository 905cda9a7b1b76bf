"""HAVAL (Zheng, Pieprzyk, Seberry 1992) with 3, 4 and 5 passes, folded to 128 … 256 bits."""
from __future__ import annotations

from struct import pack, unpack

from zvm.ext.hash.blocks import MASK32, CountedHasher
from zvm.ext.hash.pi import pi_times
from zvm.ext.native import Row, compiled, native

_VERSION = 1

# the digits of pi, in words: the initial state, then 32 constants for each pass but the first
_PI_WORDS = unpack(">136I", (pi_times(1 << 136 * 32) & (1 << 136 * 32) - 1).to_bytes(136 * 4, "big"))

# a digit of base 32 a step: the word each pass takes
_ORDERS = tuple(int(digit, 32) for order in (
    "0123456789abcdefghijklmnopqrstuv", "5eqibs7g0nkm1a48u3l9hot6jcfd2pvr",
    "j94ksh8mtepcougqvf7310ird6lanb52", "o40e27snq6ukipj3mbvl8rc91t5fhagd",
    "r3lqhbktj0c7d8va59eui6so2ngm41pf") for digit in order)

# for each pass of three, of four and of five: which registers, counted from the one written last, are x6 … x0
_ARGUMENTS = (
    1, 0, 3, 5, 6, 2, 4, 4, 2, 1, 0, 5, 3, 6, 6, 1, 2, 3, 4, 5, 0,
    2, 6, 1, 4, 5, 3, 0, 3, 5, 2, 0, 1, 6, 4, 1, 4, 3, 6, 0, 2, 5, 6, 4, 0, 5, 2, 1, 3,
    3, 4, 1, 0, 5, 2, 6, 6, 2, 1, 0, 3, 4, 5, 2, 6, 0, 4, 3, 1, 5, 1, 5, 3, 2, 0, 4, 6, 2, 5, 0, 6, 4, 3, 1,
)


@native
def _haval_function(number: int, x6: int, x5: int, x4: int, x3: int, x2: int, x1: int, x0: int) -> int:
    """The five Boolean functions."""
    if number == 0:
        return x1 & x4 ^ x2 & x5 ^ x3 & x6 ^ x0 & x1 ^ x0
    if number == 1:
        return x1 & x2 & x3 ^ x2 & x4 & x5 ^ x1 & x2 ^ x1 & x4 ^ x2 & x6 ^ x3 & x5 ^ x4 & x5 ^ x0 & x2 ^ x0
    if number == 2:
        return x1 & x2 & x3 ^ x1 & x4 ^ x2 & x5 ^ x3 & x6 ^ x0 & x3 ^ x0
    if number == 3:
        return (x1 & x2 & x3 ^ x2 & x4 & x5 ^ x3 & x4 & x6 ^ x1 & x4 ^ x2 & x6 ^ x3 & x4 ^ x3 & x5 ^ x3 & x6
                ^ x4 & x5 ^ x4 & x6 ^ x0 & x4 ^ x0)
    return x1 & x4 ^ x2 & x5 ^ x3 & x6 ^ x0 & x1 & x2 & x3 ^ x0 & x5 ^ x0


@native
def haval_blocks(state: list[int], data: bytes, start: int, end: int, passes: int) -> None:
    """Take in the blocks of data[start:end]."""
    words = Row(32)
    registers = Row(8)
    arguments = 0 if passes == 3 else 21 if passes == 4 else 49
    while start + 128 <= end:
        for index in range(32):
            at = start + index * 4
            words[index] = data[at] | data[at + 1] << 8 | data[at + 2] << 16 | data[at + 3] << 24
        for index in range(8):
            registers[index] = state[index] & MASK32
        for number in range(passes):
            first = arguments + number * 7
            for step in range(32):
                mixed = _haval_function(
                    number, registers[_ARGUMENTS[first] - step & 7], registers[_ARGUMENTS[first + 1] - step & 7],
                    registers[_ARGUMENTS[first + 2] - step & 7], registers[_ARGUMENTS[first + 3] - step & 7],
                    registers[_ARGUMENTS[first + 4] - step & 7], registers[_ARGUMENTS[first + 5] - step & 7],
                    registers[_ARGUMENTS[first + 6] - step & 7]) & MASK32
                target = 7 - step & 7
                last = registers[target] & MASK32
                constant = _PI_WORDS[number * 32 - 24 + step] if number else 0
                registers[target] = ((mixed >> 7 | mixed << 25) + (last >> 11 | last << 21)
                                     + words[_ORDERS[number * 32 + step]] + constant) & MASK32
        for index in range(8):
            state[index] = state[index] + registers[index] & MASK32
        start += 128


# by size of the digest in words: first bit and width of the pieces the words beyond are cut into
_PIECES = {
    4: ((0, 8), (8, 8), (16, 8), (24, 8)), 5: ((0, 6), (6, 6), (12, 7), (19, 6), (25, 7)),
    6: ((0, 5), (5, 5), (10, 6), (16, 5), (21, 5), (26, 6)),
    7: ((27, 5), (22, 5), (18, 4), (13, 5), (9, 4), (4, 5), (0, 4)), 8: (),
}


class Haval(CountedHasher):
    __slots__ = ()
    block_size = 128
    spec = "l8l2b128"
    initial = _PI_WORDS[:8]
    passes = 3
    digest_size = 16

    def _transform_all(self, data: bytes, start: int, end: int) -> None:
        compiled(haval_blocks)(self.state, data, start, end, self.passes)

    def _finish(self) -> bytes:
        bits = self.digest_size * 8
        tail = pack("<HQ", _VERSION | self.passes << 3 | bits << 6, self.length * 8 & 0xFFFF_FFFF_FFFF_FFFF)
        self._pad(b"\x01", tail)
        return pack(f"<{self.digest_size // 4}I", *self._folded())

    def _folded(self) -> list[int]:
        """The words of the digest, with a piece of each word beyond added to every one of them."""
        count = self.digest_size // 4
        pieces, beyond = _PIECES[count], self.state[count:]
        folded = []
        for number, word in enumerate(self.state[:count]):
            added, filled = 0, 0
            for index, extra in enumerate(beyond, number + 1 - len(beyond)):
                first, width = pieces[index % count]
                added |= (extra >> first & (1 << width) - 1) << filled
                filled += width
            folded.append(word + added & MASK32)
        return folded
