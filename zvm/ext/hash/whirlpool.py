"""Whirlpool (ISO/IEC 10118-3; Rijmen, Barreto): a block cipher in 8 × 8 bytes, whose tables are made here."""
from __future__ import annotations

from struct import pack, unpack

from zvm.ext.hash.blocks import MASK64, BlockHasher

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


def _mix(rows: list[int]) -> list[int]:
    t0, t1, t2, t3, t4, t5, t6, t7 = _TABLES
    return [t0[rows[row] >> 56] ^ t1[rows[row - 1] >> 48 & 255] ^ t2[rows[row - 2] >> 40 & 255]
            ^ t3[rows[row - 3] >> 32 & 255] ^ t4[rows[row - 4] >> 24 & 255] ^ t5[rows[row - 5] >> 16 & 255]
            ^ t6[rows[row - 6] >> 8 & 255] ^ t7[rows[row - 7] & 255] for row in range(8)]


class Whirlpool(BlockHasher):
    __slots__ = ()
    spec = "q8b32iib64."
    initial = (0,) * 8

    def update(self, data: bytes) -> None:
        super().update(data)
        if data:
            self.buffer[self.filled] = 0

    def _transform(self, block: bytes) -> None:
        self.buffer[:] = block
        words = unpack(">8Q", block)
        key = self.state
        rows = [word ^ part for word, part in zip(words, key, strict=True)]
        for constant in _ROUND_KEYS:
            key = _mix(key)
            key[0] ^= constant
            rows = [row ^ part for row, part in zip(_mix(rows), key, strict=True)]
        self.state = [old ^ row ^ word for old, row, word in zip(self.state, rows, words, strict=True)]

    def _finish(self) -> bytes:
        self._pad(b"\x80", (self.length * 8).to_bytes(32, "big"))
        return pack(">8Q", *self.state)

    def fields(self) -> list[Any]:
        return [*self.state, (self.length * 8).to_bytes(32, "big"), self.filled, self.filled * 8, bytes(self.buffer)]

    def restore(self, fields: list[Any]) -> bool:
        *self.state, bits, self.filled, filled_bits, self.buffer[:] = fields
        self.length = int.from_bytes(bits, "big") >> 3
        return bool(0 <= self.filled < 64 and 8 * self.filled <= filled_bits < 8 * self.filled + 8)
