"""SHA-3 in Python (FIPS 202), for what hashlib's cannot do: save and restore its state."""
from __future__ import annotations

from struct import pack, unpack

from zvm.ext.hash.blocks import MASK64, Hasher

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

_COMPLEMENTED = (1, 2, 8, 12, 17, 20)  # lanes that PHP's implementation keeps inverted


def _round_constants() -> list[int]:
    """What iota adds: bits of a linear feedback shift register at the places 2**n - 1."""
    found, register = [], 1
    for _ in range(24):
        constant = 0
        for place in range(7):
            if register & 1:
                constant |= 1 << (1 << place) - 1
            register = register << 1 ^ (0x171 if register & 0x80 else 0)
        found.append(constant)
    return found


def _rho_pi() -> list[tuple[int, int]]:
    """By lane: where pi moves it and how far rho turns it."""
    moves = [(0, 0)] * 25
    x, y = 1, 0
    for step in range(24):
        moves[x + 5 * y] = y + 5 * ((2 * x + 3 * y) % 5), (step + 1) * (step + 2) // 2 % 64
        x, y = y, (2 * x + 3 * y) % 5
    return moves


_ROUND_CONSTANTS = _round_constants()
_MOVES = _rho_pi()


def _permute(lanes: list[int]) -> list[int]:
    """Keccak-f[1600]."""
    for constant in _ROUND_CONSTANTS:
        sums = [lanes[x] ^ lanes[x + 5] ^ lanes[x + 10] ^ lanes[x + 15] ^ lanes[x + 20] for x in range(5)]
        moved = [0] * 25
        for index, (target, turn) in enumerate(_MOVES):
            right = sums[(index + 1) % 5]
            lane = lanes[index] ^ sums[(index - 1) % 5] ^ (right << 1 & MASK64 | right >> 63)
            moved[target] = (lane << turn | lane >> 64 - turn) & MASK64
        lanes = [moved[index] ^ ~moved[index // 5 * 5 + (index + 1) % 5] & moved[index // 5 * 5 + (index + 2) % 5]
                 for index in range(25)]
        lanes[0] ^= constant
    return lanes


class SHA3(Hasher):
    """`position` counts the bytes of the current block that were put into the state."""

    __slots__ = ("lanes", "position")
    spec = "b200IiIIB"
    magic = 100
    digest_size = 32

    def __init__(self) -> None:
        self.lanes = [0] * 25
        self.position = 0

    @property
    def block_size(self) -> int:
        return 200 - 2 * self.digest_size

    def update(self, data: bytes) -> None:
        size = self.block_size
        position = 0
        while position < len(data):
            piece = data[position:position + size - self.position]
            self._absorb(piece)
            position += len(piece)
            if self.position == size:
                self.lanes = _permute(self.lanes)
                self.position = 0

    def _absorb(self, piece: bytes) -> None:
        padded = bytes(self.position) + piece + bytes(200 - self.position - len(piece))
        self.lanes = [lane ^ word for lane, word in zip(self.lanes, unpack("<25Q", padded), strict=True)]
        self.position += len(piece)

    def digest(self) -> bytes:
        last = self.copy()
        last._absorb(b"\x06" + bytes(self.block_size - self.position - 1))
        last.position = self.block_size - 1
        last._absorb(b"\x80")
        return pack("<25Q", *_permute(last.lanes))[:self.digest_size]

    def copy(self) -> Any:
        copy = type(self)()
        copy.lanes, copy.position = self.lanes.copy(), self.position
        return copy

    def fields(self) -> list[Any]:
        return [pack("<25Q", *_complemented(self.lanes)), self.position]

    def restore(self, fields: list[Any]) -> bool:
        state, self.position = fields
        self.lanes = _complemented(list(unpack("<25Q", state)))
        return bool(0 <= self.position < self.block_size)


def _complemented(lanes: list[int]) -> list[int]:
    return [lane ^ MASK64 if index in _COMPLEMENTED else lane for index, lane in enumerate(lanes)]
