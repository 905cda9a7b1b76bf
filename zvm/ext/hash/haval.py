"""HAVAL (Zheng, Pieprzyk, Seberry 1992) with 3, 4 and 5 passes, folded to 128 … 256 bits."""
from __future__ import annotations

from struct import pack, unpack

from zvm.ext.hash.blocks import MASK32, CountedHasher
from zvm.ext.hash.pi import pi_times

_VERSION = 1

# the digits of pi, in words: the initial state, then 32 constants for each pass but the first
_PI_WORDS = unpack(">136I", (pi_times(1 << 136 * 32) & (1 << 136 * 32) - 1).to_bytes(136 * 4, "big"))

# a digit of base 32 a step: the word each pass takes
_ORDERS = tuple([int(digit, 32) for digit in order] for order in (
    "0123456789abcdefghijklmnopqrstuv", "5eqibs7g0nkm1a48u3l9hot6jcfd2pvr",
    "j94ksh8mtepcougqvf7310ird6lanb52", "o40e27snq6ukipj3mbvl8rc91t5fhagd",
    "r3lqhbktj0c7d8va59eui6so2ngm41pf"))

# by number of passes, for each pass: which registers, counted from the one written last, are the function's x6 … x0
_ARGUMENTS = {
    3: ((1, 0, 3, 5, 6, 2, 4), (4, 2, 1, 0, 5, 3, 6), (6, 1, 2, 3, 4, 5, 0)),
    4: ((2, 6, 1, 4, 5, 3, 0), (3, 5, 2, 0, 1, 6, 4), (1, 4, 3, 6, 0, 2, 5), (6, 4, 0, 5, 2, 1, 3)),
    5: ((3, 4, 1, 0, 5, 2, 6), (6, 2, 1, 0, 3, 4, 5), (2, 6, 0, 4, 3, 1, 5), (1, 5, 3, 2, 0, 4, 6),
        (2, 5, 0, 6, 4, 3, 1)),
}


def _function(number: int, x: list[int]) -> int:
    """The five Boolean functions; `x` lists x6 … x0."""
    x6, x5, x4, x3, x2, x1, x0 = x
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

    def _transform(self, block: bytes) -> None:
        words = unpack("<32I", block)
        registers = self.state.copy()
        for number, arguments in enumerate(_ARGUMENTS[self.passes]):
            constants = _PI_WORDS[8 + 32 * (number - 1):] if number else (0,) * 32
            for step, word in enumerate(_ORDERS[number]):
                mixed = _function(number, [registers[(index - step) % 8] for index in arguments])
                target = (7 - step) % 8
                last = registers[target]
                registers[target] = (mixed >> 7 | mixed << 25) + (last >> 11 | last << 21) + words[word] + constants[
                    step] & MASK32
        self.state = [old + new & MASK32 for old, new in zip(self.state, registers, strict=True)]

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
