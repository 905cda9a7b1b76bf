"""XXH32 and XXH64 in Python (Collet), for what the package xxhash cannot do: save and restore their state."""
from __future__ import annotations

from struct import pack, unpack, unpack_from

from zvm.ext.hash.blocks import MASK32, BlockHasher

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

PRIMES32 = (0x9E37_79B1, 0x85EB_CA77, 0xC2B2_AE3D, 0x27D4_EB2F, 0x1656_67B1)
PRIMES64 = (0x9E37_79B1_85EB_CA87, 0xC2B2_AE3D_27D4_EB4F, 0x1656_67B1_9E37_79F9, 0x85EB_CA77_C2B2_AE63,
            0x27D4_EB2F_1656_67C5)


class XXH32(BlockHasher):
    __slots__ = ()
    block_size = 16
    buffers_first = False
    spec = "llllllllllll"
    bits = 32
    form = "<4I"
    primes = PRIMES32
    turn = 13

    def __init__(self, seed: int = 0) -> None:
        super().__init__()
        mask, (first, second, *_) = (1 << self.bits) - 1, self.primes
        self.state = [seed + first + second & mask, seed + second & mask, seed & mask, seed - first & mask]

    def _turned(self, value: int, count: int) -> int:
        return (value << count | value >> self.bits - count) & (1 << self.bits) - 1

    def _round(self, total: int, word: int) -> int:
        mask = (1 << self.bits) - 1
        return self._turned(total + word * self.primes[1] & mask, self.turn) * self.primes[0] & mask

    def _transform(self, block: bytes) -> None:
        words = unpack(self.form, block)
        self.state = [self._round(total, word) for total, word in zip(self.state, words, strict=True)]

    def _gathered(self) -> int:
        """What the lanes of whole blocks come to; the seed alone when there was none."""
        if self.length < self.block_size:
            return self.state[2] + self.primes[4]
        return sum(self._turned(lane, count) for lane, count in zip(self.state, (1, 7, 12, 18), strict=True))

    def _finish(self) -> bytes:
        _, second, third, fourth, fifth = self.primes
        first = self.primes[0]
        total = self._gathered() + self.length & MASK32
        rest = bytes(self.buffer[:self.filled])
        position = 0
        while position + 4 <= len(rest):
            total = self._turned(total + unpack_from("<I", rest, position)[0] * third & MASK32, 17) * fourth & MASK32
            position += 4
        for byte in rest[position:]:
            total = self._turned(total + byte * fifth & MASK32, 11) * first & MASK32
        total = (total ^ total >> 15) * second & MASK32
        total = (total ^ total >> 13) * third & MASK32
        return pack(">I", total ^ total >> 16)

    def fields(self) -> list[Any]:
        return [self.length & MASK32, int(self.length >= 16), *self.state, *unpack("<4I", self.buffer), self.filled, 0]

    def restore(self, fields: list[Any]) -> bool:
        self.length = fields[0] | fields[1] << 32  # a flag for 16 bytes or more, as good as their number
        self.state = fields[2:6]
        self.buffer[:] = pack("<4I", *fields[6:10])
        self.filled = fields[10]
        return bool(0 <= self.filled < 16)


class XXH64(XXH32):
    __slots__ = ()
    block_size = 32
    spec = "qqqqqqqqqllq"
    bits = 64
    form = "<4Q"
    primes = PRIMES64
    turn = 31

    def _gathered(self) -> int:
        total = super()._gathered()
        if self.length >= 32:
            mask = (1 << 64) - 1
            for lane in self.state:
                total = (total & mask ^ self._round(0, lane)) * self.primes[0] + self.primes[3]
        return total

    def _finish(self) -> bytes:
        first, second, third, fourth, fifth = self.primes
        mask = (1 << 64) - 1
        total = self._gathered() + self.length & mask
        rest = bytes(self.buffer[:self.filled])
        position = 0
        while position + 8 <= len(rest):
            word = self._round(0, unpack_from("<Q", rest, position)[0])
            total = self._turned(total ^ word, 27) * first + fourth & mask
            position += 8
        if position + 4 <= len(rest):
            word = unpack_from("<I", rest, position)[0] * first & mask
            total = self._turned(total ^ word, 23) * second + third & mask
            position += 4
        for byte in rest[position:]:
            total = self._turned(total ^ byte * fifth & mask, 11) * first & mask
        total = (total ^ total >> 33) * second & mask
        total = (total ^ total >> 29) * third & mask
        return pack(">Q", total ^ total >> 32)

    def fields(self) -> list[Any]:
        return [self.length, *self.state, *unpack("<4Q", self.buffer), self.filled, 0, 0]

    def restore(self, fields: list[Any]) -> bool:
        self.length, self.state = fields[0], fields[1:5]
        self.buffer[:] = pack("<4Q", *fields[5:9])
        self.filled = fields[9]
        return bool(0 <= self.filled < 32)
