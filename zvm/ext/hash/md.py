"""MD2, MD4 and MD5 (RFC 1319, 1320, 1321)."""
from __future__ import annotations

from struct import pack, unpack

from zvm.ext.hash.blocks import MASK32, BlockHasher, CountedHasher, rotate_left
from zvm.ext.hash.pi import pi_times
from zvm.ext.native import Row, compiled, native

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

INITIAL = (0x67452301, 0xEFCDAB89, 0x98BADCFE, 0x10325476)
_MASK29 = 0x1FFF_FFFF


def _pi_permutation() -> list[int]:
    """0 … 255 shuffled by the decimal digits of pi, as RFC 1319 has it."""
    digits = iter(str(pi_times(10**800)))
    values = list(range(256))
    for count in range(2, 257):
        width = 1 if count <= 10 else 2 if count <= 100 else 3
        limit = 10**width // count * count
        number = limit
        while number >= limit:
            number = int("".join(next(digits) for _ in range(width)))
        number %= count
        values[number], values[count - 1] = values[count - 1], values[number]
    return values


_PI_BYTES = _pi_permutation()


@native
def md2_blocks(state: list[int], data: bytes, start: int, end: int) -> None:
    """Take in the blocks of data[start:end]. The state is the hash's 48 bytes and the checksum's 16."""
    while start + 16 <= end:
        for index in range(16):
            state[index + 16] = data[start + index]
            state[index + 32] = data[start + index] ^ state[index]
        last = 0
        for number in range(18):
            for index in range(48):
                last = (state[index] ^ _PI_BYTES[last]) & 0xFF
                state[index] = last
            last = last + number & 0xFF
        last = state[63] & 0xFF
        for index in range(16):
            last = (state[index + 48] ^ _PI_BYTES[data[start + index] ^ last]) & 0xFF
            state[index + 48] = last
        start += 16


class MD2(BlockHasher):
    __slots__ = ("checksum",)
    block_size = 16
    buffers_first = False
    spec = "b48b16b16b."
    initial = (0,) * 48

    def __init__(self) -> None:
        super().__init__()
        self.checksum = bytearray(16)

    def copy(self) -> Any:
        copy = super().copy()
        copy.checksum = self.checksum.copy()
        return copy

    def _transform_all(self, data: bytes, start: int, end: int) -> None:
        state = [*self.state, *self.checksum]
        compiled(md2_blocks)(state, data, start, end)
        self.state[:], self.checksum[:] = state[:48], state[48:]

    def _finish(self) -> bytes:
        missing = 16 - self.filled
        self.update(bytes([missing]) * missing)
        self._transform(bytes(self.checksum))
        return bytes(self.state[:16])

    def fields(self) -> list[Any]:
        return [bytes(self.state), bytes(self.checksum), bytes(self.buffer), self.filled]

    def restore(self, fields: list[Any]) -> bool:
        state, self.checksum[:], self.buffer[:], self.filled = fields
        self.state[:] = state
        return bool(0 <= self.filled < 16)


# MD4: for each step the word that is taken and by how much the sum is turned
_MD4_WORDS = (*range(16), 0, 4, 8, 12, 1, 5, 9, 13, 2, 6, 10, 14, 3, 7, 11, 15,
              0, 8, 4, 12, 2, 10, 6, 14, 1, 9, 5, 13, 3, 11, 7, 15)
_MD4_TURNS = ((3, 7, 11, 19) * 4) + ((3, 5, 9, 13) * 4) + ((3, 9, 11, 15) * 4)


@native
def md4_blocks(state: list[int], data: bytes, start: int, end: int) -> None:
    """Take in the blocks of data[start:end]."""
    words = Row(16)
    while start + 64 <= end:
        for index in range(16):
            at = start + index * 4
            words[index] = data[at] | data[at + 1] << 8 | data[at + 2] << 16 | data[at + 3] << 24
        a, b, c, d = state[0] & MASK32, state[1] & MASK32, state[2] & MASK32, state[3] & MASK32
        for step in range(48):
            if step < 16:
                mixed = b & c | ~b & d
            elif step < 32:
                mixed = (b & c | b & d | c & d) + 0x5A827999
            else:
                mixed = (b ^ c ^ d) + 0x6ED9EBA1
            total = a + mixed + words[_MD4_WORDS[step]] & MASK32
            a, b, c, d = d, (total << _MD4_TURNS[step] | total >> 32 - _MD4_TURNS[step]) & MASK32, b, c
        state[0] = state[0] + a & MASK32
        state[1] = state[1] + b & MASK32
        state[2] = state[2] + c & MASK32
        state[3] = state[3] + d & MASK32
        start += 64


class MD4(CountedHasher):
    __slots__ = ()
    spec = "l4l2b64."
    initial = INITIAL

    def _transform_all(self, data: bytes, start: int, end: int) -> None:
        compiled(md4_blocks)(self.state, data, start, end)

    def _finish(self) -> bytes:
        self._pad(b"\x80", pack("<Q", self.length * 8 & 0xFFFF_FFFF_FFFF_FFFF))
        return pack("<4I", *self.state)


_MD5_SHIFTS = ((7, 12, 17, 22), (5, 9, 14, 20), (4, 11, 16, 23), (6, 10, 15, 21))


def _md5_constants() -> tuple[int, ...]:
    from math import sin

    return tuple(int(abs(sin(index + 1)) * 2**32) for index in range(64))


class MD5(BlockHasher):
    """Used where hashlib's cannot be: to save and restore its state."""

    __slots__ = ("constants",)
    buffers_first = False
    spec = "llllllb64l16."
    initial = INITIAL

    def __init__(self) -> None:
        super().__init__()
        self.constants = _md5_constants()

    def _transform(self, block: bytes) -> None:
        words = unpack("<16I", block)
        a, b, c, d = self.state
        for step, constant in enumerate(self.constants):
            number = step >> 4
            if number == 0:
                mixed, word = b & c | ~b & d, step
            elif number == 1:
                mixed, word = b & d | c & ~d, 5 * step + 1
            elif number == 2:
                mixed, word = b ^ c ^ d, 3 * step + 5
            else:
                mixed, word = c ^ (b | ~d & MASK32), 7 * step
            total = a + mixed + words[word & 15] + constant & MASK32
            a, b, c, d = d, b + rotate_left(total, _MD5_SHIFTS[number][step & 3]) & MASK32, b, c
        self.state = [old + new & MASK32 for old, new in zip(self.state, (a, b, c, d), strict=True)]

    def _finish(self) -> bytes:
        self._pad(b"\x80", pack("<Q", self.length * 8 & 0xFFFF_FFFF_FFFF_FFFF))
        return pack("<4I", *self.state)

    def fields(self) -> list[Any]:
        return [self.length & _MASK29, self.length >> 29 & MASK32, *self.state, bytes(self.buffer), *[0] * 16]

    def restore(self, fields: list[Any]) -> bool:
        self.length = fields[0] & _MASK29 | fields[1] << 29
        self.filled = self.length & 63
        self.state = fields[2:6]
        self.buffer[:] = fields[6]
        return True
