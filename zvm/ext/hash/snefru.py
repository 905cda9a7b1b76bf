"""Snefru with 256 bits and eight passes (Merkle 1990)."""
from __future__ import annotations

from base64 import b85decode
from struct import pack, unpack

from zvm.ext.hash.blocks import MASK32, BlockHasher
from zvm.ext.hash.snefru_boxes import BOXES

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

_BOXES = [unpack(">256I", b85decode(BOXES)[1024 * number:1024 * number + 1024]) for number in range(16)]
_TURNS = (16, 8, 16, 24)


def _permute(words: list[int]) -> list[int]:
    """The first half of sixteen words, mixed with all of them."""
    mixed = words.copy()
    for number in range(0, 16, 2):
        boxes = _BOXES[number], _BOXES[number + 1]
        for turn in _TURNS:
            for index in range(16):
                entry = boxes[index >> 1 & 1][mixed[index] & 255]
                mixed[index - 1] ^= entry
                mixed[(index + 1) & 15] ^= entry
            mixed = [(word >> turn | word << 32 - turn) & MASK32 for word in mixed]
    return [word ^ mixed[15 - index] for index, word in enumerate(words[:8])]


class Snefru(BlockHasher):
    __slots__ = ()
    block_size = 32
    spec = "l16l2bb32"
    initial = (0,) * 8
    buffers_first = False
    clears_rest = True

    def _transform(self, block: bytes) -> None:
        self.state = _permute([*self.state, *unpack(">8I", block)])

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
