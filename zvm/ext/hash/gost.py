"""GOST R 34.11-94, with its test parameters and with CryptoPro's (RFC 4357, RFC 5831)."""
from __future__ import annotations

from struct import pack

from zvm.ext.hash.blocks import MASK32, BlockHasher
from zvm.ext.native import Row, compiled, native

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

# eight substitutions of four bits each, the one for the lowest bits first
_TEST_BOXES = ("4a92d80e6b1c7f53", "eb4c6dfa23810759", "581da342efc7609b", "7da1089fe46cb253",
               "6c715fd84a9e03b2", "4ba0721d36859cfe", "db413f590ae7682c", "1fd057a4923e6b8c")
_CRYPTO_BOXES = ("a4568137dce092bf", "5f402db91763cea8", "7fce94103b526a8d", "4a7c0f28e165db93",
                 "764b9c2a180efd35", "7624d9f0a15b8ec3", "de41705a3c8f629b", "13a95b4f867ed02c")
_THIRD_CONSTANT = (0xFF00FF00, 0xFF00FF00, 0x00FF00FF, 0x00FF00FF, 0x00FFFF00, 0xFF0000FF, 0x000000FF, 0xFF00FFFF)


def _tables(boxes: tuple[str, ...]) -> list[int]:
    """Substitution of each byte of a word and the turn by eleven bits in one look-up, the lowest byte's 256 first."""
    tables = []
    for number in range(4):
        low, high = boxes[2 * number], boxes[2 * number + 1]
        words = [(int(high[value >> 4], 16) << 4 | int(low[value & 15], 16)) << 8 * number for value in range(256)]
        tables += [(word << 11 | word >> 21) & MASK32 for word in words]
    return tables


_TABLES = [*_tables(_TEST_BOXES), *_tables(_CRYPTO_BOXES)]
_CRYPTO = 1024  # where CryptoPro's begin


@native
def _gost_turn(words: list[int]) -> None:
    """The standard's transformation A, on four lanes of two words."""
    first, second = (words[0] ^ words[2]) & MASK32, (words[1] ^ words[3]) & MASK32
    for index in range(6):
        words[index] = words[index + 2]
    words[6], words[7] = first, second


@native
def _gost_shuffle(words: list[int], count: int) -> None:
    """The transformation psi, up to 61 times: a linear feedback shift register of sixteen half-words."""
    halves = Row(80)
    for index in range(8):
        halves[index * 2] = words[index] & 0xFFFF
        halves[index * 2 + 1] = words[index] >> 16 & 0xFFFF
    for index in range(count):
        halves[index + 16] = (halves[index] ^ halves[index + 1] ^ halves[index + 2] ^ halves[index + 3]
                              ^ halves[index + 12] ^ halves[index + 15])
    for index in range(8):
        words[index] = (halves[count + index * 2] & 0xFFFF) | (halves[count + index * 2 + 1] & 0xFFFF) << 16


@native
def _gost_encrypt(words: list[int], at: int, key: list[int], tables: int) -> None:
    """GOST 28147-89 on two words."""
    right, left = words[at] & MASK32, words[at + 1] & MASK32
    for step in range(32):
        word = key[step & 7 if step < 24 else 31 - step] + right & MASK32
        mixed = (left ^ _TABLES[tables + (word & 255)] ^ _TABLES[tables + 256 + (word >> 8 & 255)]
                 ^ _TABLES[tables + 512 + (word >> 16 & 255)] ^ _TABLES[tables + 768 + (word >> 24)])
        left = right
        right = mixed & MASK32
    words[at], words[at + 1] = left, right


@native
def _gost_step(state: list[int], block: list[int], tables: int) -> None:
    """Chain a block to the hash."""
    upper = Row(8)
    lower = Row(8)
    key = Row(8)
    encrypted = Row(8)
    for index in range(8):
        upper[index] = state[index] & MASK32
        encrypted[index] = state[index] & MASK32
        lower[index] = block[index] & MASK32
    for number in range(4):
        if number:
            _gost_turn(upper)
            if number == 2:
                for index in range(8):
                    upper[index] = upper[index] ^ _THIRD_CONSTANT[index]
            _gost_turn(lower)
            _gost_turn(lower)
        for index in range(8):
            word = 0
            for lane in range(4):
                at = lane * 2 + (index >> 2)
                word |= ((upper[at] ^ lower[at]) >> (index & 3) * 8 & 255) << (lane * 8 & 31)
            key[index] = word
        _gost_encrypt(encrypted, number * 2, key, tables)
    _gost_shuffle(encrypted, 12)
    for index in range(8):
        encrypted[index] = (encrypted[index] ^ block[index]) & MASK32
    _gost_shuffle(encrypted, 1)
    for index in range(8):
        encrypted[index] = (encrypted[index] ^ state[index]) & MASK32
    _gost_shuffle(encrypted, 61)
    for index in range(8):
        state[index] = encrypted[index] & MASK32


@native
def gost_blocks(state: list[int], data: bytes, start: int, end: int, tables: int, sums: int) -> None:
    """Take in the blocks of data[start:end], which are added to the sum, too, where `sums` says so."""
    block = Row(8)
    while start + 32 <= end:
        carry = 0
        for index in range(8):
            at = start + index * 4
            word = data[at] | data[at + 1] << 8 | data[at + 2] << 16 | data[at + 3] << 24
            block[index] = word
            if sums:
                total = (state[index + 8] & MASK32) + word + carry
                state[index + 8] = total & MASK32
                carry = total >> 32 & 1
        _gost_step(state, block, tables)
        start += 32


class Gost(BlockHasher):
    """`state` is the hash in eight words and the sum of all blocks in eight more."""

    __slots__ = ()
    block_size = 32
    spec = "l16l2bb32"
    initial = (0,) * 16
    buffers_first = False
    clears_rest = True
    tables = 0  # where its own begin

    def _transform_all(self, data: bytes, start: int, end: int) -> None:
        compiled(gost_blocks)(self.state, data, start, end, self.tables, True)

    def _chain(self, block: bytes) -> None:
        """Take in a block that is not part of the sum."""
        compiled(gost_blocks)(self.state, block, 0, 32, self.tables, False)

    def _finish(self) -> bytes:
        bits = self.length * 8
        if self.filled:
            self._transform(bytes(self.buffer[:self.filled]) + bytes(32 - self.filled))
        self._chain((bits & 0xFFFF_FFFF_FFFF_FFFF).to_bytes(32, "little"))
        self._chain(pack("<8I", *self.state[8:]))
        return pack("<8I", *self.state[:8])

    def fields(self) -> list[Any]:
        bits = self.length * 8
        return [*self.state, bits & MASK32, bits >> 32 & MASK32, self.filled, bytes(self.buffer)]

    def restore(self, fields: list[Any]) -> bool:
        *self.state, low, high, self.filled, self.buffer[:] = fields
        self.length = (high << 32 | low) >> 3
        return bool(0 <= self.filled < 32)


class GostCrypto(Gost):
    __slots__ = ()
    tables = _CRYPTO
