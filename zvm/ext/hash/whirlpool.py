"""Whirlpool (ISO/IEC 10118-3; Rijmen, Barreto): a block cipher in 8 × 8 bytes, whose tables are made here."""
from __future__ import annotations

from struct import pack

from zvm.ext.hash.blocks import MASK64, BlockHasher
from zvm.ext.native import Words, compiled, native

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

_EXPONENTIAL = bytes.fromhex("010b090c0d060f030e0807040a020500")  # the mini-box E
_RANDOM = bytes.fromhex("070c0b0d0e04090f0603080a02050100")  # the mini-box R
_DIFFUSION = (1, 1, 4, 1, 8, 5, 2, 9)  # the first row of the circulant matrix


def _substitution_box() -> bytes:
    inverse = bytes(_EXPONENTIAL.index(value) for value in range(16))
    box = []
    for value in range(256):
        upper, lower = _EXPONENTIAL[value >> 4], inverse[value & 15]
        mixed = _RANDOM[upper ^ lower]
        box.append(_EXPONENTIAL[upper ^ mixed] << 4 | inverse[lower ^ mixed])
    return bytes(box)


def _product(value: int, factor: int) -> int:
    """Multiplication of polynomials modulo x^8 + x^4 + x^3 + x^2 + 1."""
    total = 0
    while factor:
        if factor & 1:
            total ^= value
        value = value << 1 ^ (0x11D if value & 0x80 else 0)
        factor >>= 1
    return total


def _tables() -> list[list[int]]:
    """Substitution and diffusion of each byte of a row in one look-up; the eighth table is the first turned by 7."""
    first = [int.from_bytes(bytes(_product(value, factor) for factor in _DIFFUSION), "big")
             for value in _substitution_box()]
    return [[(value >> 8 * turn | value << 64 - 8 * turn) & MASK64 for value in first] for turn in range(8)]


_TABLES = _tables()
_ROUND_KEYS = [int.from_bytes(_substitution_box()[8 * number:8 * number + 8], "big") for number in range(10)]


_T0, _T1, _T2, _T3, _T4, _T5, _T6, _T7 = _TABLES


@native
def whirlpool_mix(rows: list[int], mixed: list[int]) -> None:
    """Substitute and diffuse the bytes of eight rows."""
    for row in range(8):
        mixed[row] = _T0[rows[row] >> 56] ^ _T1[rows[row + 7 & 7] >> 48 & 255] ^ _T2[rows[row + 6 & 7] >> 40 & 255] \
            ^ _T3[rows[row + 5 & 7] >> 32 & 255] ^ _T4[rows[row + 4 & 7] >> 24 & 255] \
            ^ _T5[rows[row + 3 & 7] >> 16 & 255] ^ _T6[rows[row + 2 & 7] >> 8 & 255] ^ _T7[rows[row + 1 & 7] & 255]


@native
def whirlpool_blocks(state: list[int], data: bytes, start: int, end: int) -> None:
    """Take in the blocks of data[start:end]."""
    words = Words(8)
    key = Words(8)
    rows = Words(8)
    mixed = Words(8)
    while start + 64 <= end:
        for index in range(8):
            at = start + index * 8
            high = data[at] << 24 | data[at + 1] << 16 | data[at + 2] << 8 | data[at + 3]
            low = data[at + 4] << 24 | data[at + 5] << 16 | data[at + 6] << 8 | data[at + 7]
            words[index] = (high << 32 | low) & MASK64
            key[index] = state[index]
            rows[index] = words[index] ^ key[index]
        for number in range(10):
            whirlpool_mix(key, mixed)
            for index in range(8):
                key[index] = mixed[index]
            key[0] ^= _ROUND_KEYS[number]
            whirlpool_mix(rows, mixed)
            for index in range(8):
                rows[index] = mixed[index] ^ key[index]
        for index in range(8):
            state[index] = state[index] ^ rows[index] ^ words[index]
        start += 64


class Whirlpool(BlockHasher):
    __slots__ = ()
    spec = "q8b32iib64."
    initial = (0,) * 8

    def update(self, data: bytes) -> None:
        super().update(data)
        if data:
            self.buffer[self.filled] = 0

    def _transform_all(self, data: bytes, start: int, end: int) -> None:
        self.buffer[:] = data[end - 64:end]
        compiled(whirlpool_blocks)(self.state, data, start, end)

    def _finish(self) -> bytes:
        self._pad(b"\x80", (self.length * 8).to_bytes(32, "big"))
        return pack(">8Q", *self.state)

    def fields(self) -> list[Any]:
        return [*self.state, (self.length * 8).to_bytes(32, "big"), self.filled, self.filled * 8, bytes(self.buffer)]

    def restore(self, fields: list[Any]) -> bool:
        *self.state, bits, self.filled, filled_bits, self.buffer[:] = fields
        self.length = int.from_bytes(bits, "big") >> 3
        return bool(0 <= self.filled < 64 and 8 * self.filled <= filled_bits < 8 * self.filled + 8)
