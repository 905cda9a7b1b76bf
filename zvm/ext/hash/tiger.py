"""Tiger (Anderson, Biham 1996), with three and with four passes.

Its substitution boxes come from the designers' own procedure: the hash itself, on a fixed text, shuffles them.
"""
from __future__ import annotations

from struct import pack, unpack

from zvm.ext.hash.blocks import MASK64, BlockHasher
from zvm.ext.native import Words, compiled, native

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Sequence
    from typing import Any

INITIAL = (0x0123456789ABCDEF, 0xFEDCBA9876543210, 0xF096A5B4C3B2E187)
_TEXT = b"Tiger - A Fast New Hash Function, by Ross Anderson and Eli Biham"


@native
def tiger_schedule(x: list[int]) -> None:
    """Mix the eight words between passes, in place."""
    x[0] = x[0] - (x[7] ^ 0xA5A5A5A5A5A5A5A5) & MASK64
    x[1] ^= x[0]
    x[2] = x[2] + x[1] & MASK64
    x[3] = x[3] - (x[2] ^ (~x[1] << 19 & MASK64)) & MASK64
    x[4] ^= x[3]
    x[5] = x[5] + x[4] & MASK64
    x[6] = x[6] - (x[5] ^ (~x[4] & MASK64) >> 23) & MASK64
    x[7] ^= x[6]
    x[0] = x[0] + x[7] & MASK64
    x[1] = x[1] - (x[0] ^ (~x[7] << 19 & MASK64)) & MASK64
    x[2] ^= x[1]
    x[3] = x[3] + x[2] & MASK64
    x[4] = x[4] - (x[3] ^ (~x[2] & MASK64) >> 23) & MASK64
    x[5] ^= x[4]
    x[6] = x[6] + x[5] & MASK64
    x[7] = x[7] - (x[6] ^ 0x0123456789ABCDEF) & MASK64


def _compress(block: bytes, state: Sequence[int], passes: int, boxes: Sequence[Sequence[int]]) -> list[int]:
    words = list(unpack("<8Q", block))
    t1, t2, t3, t4 = boxes
    a, b, c = state
    for number in range(passes):
        if number:
            tiger_schedule(words)
        factor = (5, 7, 9)[min(number, 2)]
        for word in words:
            c ^= word
            a = a - (t1[c & 255] ^ t2[c >> 16 & 255] ^ t3[c >> 32 & 255] ^ t4[c >> 48 & 255]) & MASK64
            b = (b + (t4[c >> 8 & 255] ^ t3[c >> 24 & 255] ^ t2[c >> 40 & 255] ^ t1[c >> 56])) * factor & MASK64
            a, b, c = b, c, a
    return [a ^ state[0], b - state[1] & MASK64, c + state[2] & MASK64]


def _make_boxes() -> list[list[int]]:
    """Four permutations of the bytes in each column, shuffled in five runs by the hash they serve."""
    columns = [[bytearray([value] * 8) for value in range(256)] for _ in range(4)]
    boxes = [[int.from_bytes(row, "little") for row in box] for box in columns]
    state: Sequence[int] = INITIAL
    turn = 2
    for _ in range(5):
        for index in range(256):
            for rows, box in zip(columns, boxes, strict=True):
                turn = (turn + 1) % 3
                if not turn:
                    state = _compress(_TEXT, state, 3, boxes)
                row = rows[index]
                for column, other in enumerate(state[turn].to_bytes(8, "little")):
                    row[column], rows[other][column] = rows[other][column], row[column]
                    box[other] = int.from_bytes(rows[other], "little")
                box[index] = int.from_bytes(row, "little")
    return boxes


_BOXES = _make_boxes()


_T1, _T2, _T3, _T4 = _BOXES
_FACTORS = (5, 7, 9, 9)


@native
def tiger_blocks(state: list[int], data: bytes, start: int, end: int, passes: int) -> None:
    """Take in the blocks of data[start:end]."""
    words = Words(8)
    while start + 64 <= end:
        for index in range(8):
            at = start + index * 8
            low = data[at] | data[at + 1] << 8 | data[at + 2] << 16 | data[at + 3] << 24
            high = data[at + 4] | data[at + 5] << 8 | data[at + 6] << 16 | data[at + 7] << 24
            words[index] = (low | high << 32) & MASK64
        a, b, c = state[0], state[1], state[2]
        for number in range(passes):
            if number > 0:
                tiger_schedule(words)
            for index in range(8):
                c ^= words[index]
                a = a - (_T1[c & 255] ^ _T2[c >> 16 & 255] ^ _T3[c >> 32 & 255] ^ _T4[c >> 48 & 255]) & MASK64
                b = (b + (_T4[c >> 8 & 255] ^ _T3[c >> 24 & 255] ^ _T2[c >> 40 & 255] ^ _T1[c >> 56])) \
                    * _FACTORS[min(number, 3)] & MASK64
                a, b, c = b, c, a
        state[0] = a ^ state[0]
        state[1] = b - state[1] & MASK64
        state[2] = c + state[2] & MASK64
        start += 64


class Tiger(BlockHasher):
    __slots__ = ()
    spec = "q3qb64l"
    initial = INITIAL
    buffers_first = False
    clears_rest = True
    passes = 3
    digest_size = 24

    def _transform_all(self, data: bytes, start: int, end: int) -> None:
        compiled(tiger_blocks)(self.state, data, start, end, self.passes)

    def _finish(self) -> bytes:
        self._pad(b"\x01", pack("<Q", self.length * 8 & MASK64))
        return pack("<3Q", *self.state)[:self.digest_size]

    def fields(self) -> list[Any]:
        return [*self.state, (self.length - self.filled) * 8, bytes(self.buffer), self.filled]

    def restore(self, fields: list[Any]) -> bool:
        *self.state, passed, self.buffer[:], self.filled = fields
        self.length = passed // 8 + self.filled
        return bool(0 <= self.filled < 64)
