"""MurmurHash3 in its three sizes (Appleby), fed piece by piece as PMurHash does."""
from __future__ import annotations

from zvm.ext.hash.blocks import MASK32, MASK64, Hasher
from zvm.ext.native import Word, compiled, native

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any


# of 64 bits, for each of the two words: factor and second factor of the input, summand of the hash
_FACTOR_1, _SECOND_FACTOR_1, _SUMMAND_1 = 0x87C3_7B91_1142_53D5, 0x4CF5_AD43_2745_937F, 0x52DC_E729
_FACTOR_2, _SECOND_FACTOR_2, _SUMMAND_2 = 0x4CF5_AD43_2745_937F, 0x87C3_7B91_1142_53D5, 0x3849_5AB5


@native
def murmur_blocks(words: list[int], data: bytes, start: int, end: int, block: list[int], steps: list[int]) -> None:
    """Take in the blocks of data[start:end], of words of 32 bits; the last one's scrambled words stay in `block`."""
    count = len(words)
    while start + count * 4 <= end:
        for index in range(count):
            at = start + index * 4
            word = data[at] | data[at + 1] << 8 | data[at + 2] << 16 | data[at + 3] << 24
            word = word * steps[index * 5] & MASK32
            turn = steps[index * 5 + 1] & 31
            word = (word << turn | word >> 32 - turn) & MASK32
            block[index] = word * steps[index * 5 + 2] & MASK32
        for index in range(count):
            turn = steps[index * 5 + 3] & 31
            word = (words[index] ^ block[index]) & MASK32
            word = (word << turn | word >> 32 - turn) & MASK32
            if count > 1:
                word = word + words[0 if index + 1 == count else index + 1] & MASK32
            words[index] = word * 5 + steps[index * 5 + 4] & MASK32
        start += count * 4


@native
def murmur_long_blocks(words: list[int], data: bytes, start: int, end: int, block: list[int]) -> None:
    """The same of two words of 64 bits."""
    first, second = words[0], words[1]
    while start + 16 <= end:
        word = _little_word(data, start) * _FACTOR_1 & MASK64
        word = (word << 31 | word >> 33) & MASK64
        block[0] = word * _SECOND_FACTOR_1 & MASK64
        word = first ^ block[0]
        word = (word << 27 | word >> 37) & MASK64
        first = (word + second) * 5 + _SUMMAND_1 & MASK64
        word = _little_word(data, start + 8) * _FACTOR_2 & MASK64
        word = (word << 33 | word >> 31) & MASK64
        block[1] = word * _SECOND_FACTOR_2 & MASK64
        word = second ^ block[1]
        word = (word << 31 | word >> 33) & MASK64
        second = (word + first) * 5 + _SUMMAND_2 & MASK64
        start += 16
    words[0], words[1] = first, second


@native
def _little_word(data: bytes, at: int) -> Word:
    """Eight bytes, the least significant first."""
    return (data[at] | data[at + 1] << 8 | data[at + 2] << 16 | data[at + 3] << 24 | data[at + 4] << 32
            | data[at + 5] << 40 | data[at + 6] << 48 | data[at + 7] << 56) & MASK64


class _Murmur(Hasher):
    """`words` is the hash, `carry` the words being filled with `count` bytes of input.

    A word keeps what earlier bytes left in it, and the lowest byte of the last one is the count: PHP serializes that.
    """

    __slots__ = ("words", "carry", "count", "length")
    bits = 32
    # for each word: factor, turn and second factor of the input; turn and summand of the hash
    steps: tuple[tuple[int, int, int, int, int], ...] = ()
    mixers = ((16, 0x85EB_CA6B), (13, 0xC2B2_AE35), (16, 1))
    keeps_carry = False  # do whole blocks leave the carry alone?

    def __init__(self, seed: int = 0) -> None:
        self.words = [seed & (1 << self.bits) - 1] * len(self.steps)
        self.carry = [0] * len(self.steps)
        self.count = 0
        self.length = 0

    def copy(self) -> Any:
        copy = type(self)()
        copy.words, copy.carry = self.words.copy(), self.carry.copy()
        copy.count, copy.length = self.count, self.length
        return copy

    def _turned(self, value: int, count: int) -> int:
        bits = self.bits
        return (value << count | value >> bits - count) & (1 << bits) - 1

    def _scrambled(self, index: int, word: int) -> int:
        mask = (1 << self.bits) - 1
        first, turn, second, _, _ = self.steps[index]
        return self._turned(word * first & mask, turn) * second & mask

    def _mix(self, block: list[int]) -> None:
        """Take in a whole block; its words are scrambled in place."""
        mask = (1 << self.bits) - 1
        words = self.words
        for index, (_, _, _, turn, summand) in enumerate(self.steps):
            block[index] = self._scrambled(index, block[index])
            word = self._turned(words[index] ^ block[index], turn)
            if len(words) > 1:
                word += words[(index + 1) % len(words)]
            words[index] = word * 5 + summand & mask

    def _mix_all(self, block: list[int], data: bytes, start: int, end: int) -> None:
        """Take in whole blocks; `block` gets the scrambled words of the last one."""
        steps = [each for step in self.steps for each in step]
        compiled(murmur_blocks)(self.words, data, start, end, block, steps)

    def _feed(self, data: bytes) -> None:
        size = self.bits // 8
        for byte in data:
            index = self.count // size
            self.carry[index] = self.carry[index] >> 8 | byte << self.bits - 8
            self.count += 1
            if self.count == size * len(self.steps):
                self._mix(self.carry)
                self.count = 0

    def update(self, data: bytes) -> None:
        self.length += len(data)
        size = self.bits // 8 * len(self.steps)
        position = -self.count % size
        if position > len(data):
            position = 0
        self._feed(data[:position])
        end = position + (len(data) - position) // size * size
        if position < end:
            block = self.carry.copy()
            self._mix_all(block, data, position, end)
            if not self.keeps_carry:
                self.carry = block
        self._feed(data[end:])
        self.carry[-1] = self.carry[-1] & ~0xFF | self.count

    def digest(self) -> bytes:
        size, mask = self.bits // 8, (1 << self.bits) - 1
        words = self.words.copy()
        for index in range((self.count + size - 1) // size):
            missing = max(size * (index + 1) - self.count, 0)
            words[index] ^= self._scrambled(index, self.carry[index] >> 8 * missing)
        words = self._blended([word ^ self.length & MASK32 for word in words])
        for index, word in enumerate(words):
            for shift, factor in self.mixers:
                word = (word ^ word >> shift) * factor & mask
            words[index] = word
        return b"".join([word.to_bytes(size, "big") for word in self._blended(words)])

    def _blended(self, words: list[int]) -> list[int]:
        """The first word with all others added, the others with that added."""
        if len(words) == 1:
            return words
        mask = (1 << self.bits) - 1
        first = sum(words) & mask
        return [first, *(word + first & mask for word in words[1:])]

    def fields(self) -> list[Any]:
        return [*self.words, *self.carry, self.length & MASK32]

    def restore(self, fields: list[Any]) -> bool:
        count = len(self.steps)
        self.words, self.carry, self.length = fields[:count], fields[count:-1], fields[-1]
        self.count = self.carry[-1] & (self.bits // 8 * count - 1)
        return True


class Murmur3A(_Murmur):
    __slots__ = ()
    spec = "lll"
    keeps_carry = True
    steps = ((0xCC9E_2D51, 15, 0x1B87_3593, 13, 0xE654_6B64),)


class Murmur3C(_Murmur):
    __slots__ = ()
    spec = "lllllllll"
    steps = ((0x239B_961B, 15, 0xAB0E_9789, 19, 0x561C_CD1B), (0xAB0E_9789, 16, 0x38B3_4AE5, 17, 0x0BCA_A747),
             (0x38B3_4AE5, 17, 0xA1E3_8B93, 15, 0x96CD_1C35), (0xA1E3_8B93, 18, 0x239B_961B, 13, 0x32AC_3B17))


class Murmur3F(_Murmur):
    __slots__ = ()
    spec = "qqqql"
    bits = 64
    steps = ((_FACTOR_1, 31, _SECOND_FACTOR_1, 27, _SUMMAND_1), (_FACTOR_2, 33, _SECOND_FACTOR_2, 31, _SUMMAND_2))
    mixers = ((33, 0xFF51_AFD7_ED55_8CCD), (33, 0xC4CE_B9FE_1A85_EC53), (33, 1))

    def _mix_all(self, block: list[int], data: bytes, start: int, end: int) -> None:
        compiled(murmur_long_blocks)(self.words, data, start, end, block)
