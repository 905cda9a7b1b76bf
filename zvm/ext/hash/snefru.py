"""Snefru with 256 bits and eight passes (Merkle 1990)."""
from __future__ import annotations

from base64 import b85decode
from struct import pack, unpack

from zvm.ext.hash.blocks import MASK32, BlockHasher
from zvm.ext.hash.snefru_boxes import BOXES
from zvm.ext.native import Row, compiled, native

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

_ENTRIES = list(unpack(">4096I", b85decode(BOXES)))  # of sixteen boxes of 256
_TURNS = (16, 8, 16, 24)


@native
def snefru_blocks(state: list[int], data: bytes, start: int, end: int) -> None:
    """Take in the blocks of data[start:end]: the state becomes half of sixteen words that are mixed with each other."""
    mixed = Row(16)
    while start + 32 <= end:
        for index in range(8):
            at = start + index * 4
            mixed[index] = state[index] & MASK32
            mixed[index + 8] = data[at] << 24 | data[at + 1] << 16 | data[at + 2] << 8 | data[at + 3]
        for number in range(8):
            for round in range(4):
                turn = _TURNS[round]
                for index in range(16):
                    entry = _ENTRIES[(number * 2 + (index >> 1 & 1)) << 8 | mixed[index] & 255]
                    mixed[index + 15 & 15] ^= entry
                    mixed[index + 1 & 15] ^= entry
                for index in range(16):
                    word = mixed[index] & MASK32
                    mixed[index] = (word >> turn | word << 32 - turn) & MASK32
        for index in range(8):
            state[index] = (state[index] ^ mixed[15 - index]) & MASK32
        start += 32


class Snefru(BlockHasher):
    __slots__ = ()
    block_size = 32
    spec = "l16l2bb32"
    initial = (0,) * 8
    buffers_first = False
    clears_rest = True

    def _transform_all(self, data: bytes, start: int, end: int) -> None:
        compiled(snefru_blocks)(self.state, data, start, end)

    def _finish(self) -> bytes:
        bits = self.length * 8
        if self.filled:
            self._transform(bytes(self.buffer[:self.filled]) + bytes(32 - self.filled))
        self._transform(bytes(24) + pack(">Q", bits & 0xFFFF_FFFF_FFFF_FFFF))
        return pack(">8I", *self.state)

    def fields(self) -> list[Any]:
        bits = self.length * 8
        return [*self.state, *[0] * 8, bits >> 32 & MASK32, bits & MASK32, self.filled, bytes(self.buffer)]

    def restore(self, fields: list[Any]) -> bool:
        self.state = fields[:8]
        high, low, self.filled, self.buffer[:] = fields[16:]
        self.length = (high << 32 | low) >> 3
        return bool(0 <= self.filled < 32)
