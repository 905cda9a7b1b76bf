"""GOST R 34.11-94, with its test parameters and with CryptoPro's (RFC 4357, RFC 5831)."""
from __future__ import annotations

from struct import pack, unpack

from zvm.ext.hash.blocks import MASK32, BlockHasher

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Sequence
    from typing import Any

# eight substitutions of four bits each, the one for the lowest bits first
_TEST_BOXES = ("4a92d80e6b1c7f53", "eb4c6dfa23810759", "581da342efc7609b", "7da1089fe46cb253",
               "6c715fd84a9e03b2", "4ba0721d36859cfe", "db413f590ae7682c", "1fd057a4923e6b8c")
_CRYPTO_BOXES = ("a4568137dce092bf", "5f402db91763cea8", "7fce94103b526a8d", "4a7c0f28e165db93",
                 "764b9c2a180efd35", "7624d9f0a15b8ec3", "de41705a3c8f629b", "13a95b4f867ed02c")
_THIRD_CONSTANT = bytes.fromhex("00ff00ff00ff00ffff00ff00ff00ff0000ffff00ff0000ffff000000ffff00ff")


def _tables(boxes: tuple[str, ...]) -> list[list[int]]:
    """Substitution of each byte of a word and the turn by eleven bits in one look-up."""
    tables = []
    for number in range(4):
        low, high = boxes[2 * number], boxes[2 * number + 1]
        words = [(int(high[value >> 4], 16) << 4 | int(low[value & 15], 16)) << 8 * number for value in range(256)]
        tables.append([(word << 11 | word >> 21) & MASK32 for word in words])
    return tables


def _exclusive_or(left: bytes, right: bytes) -> bytes:
    return (int.from_bytes(left, "little") ^ int.from_bytes(right, "little")).to_bytes(32, "little")


def _turned(value: bytes) -> bytes:
    """The standard's transformation A, on four lanes of eight bytes."""
    first, second = value[:8], value[8:16]
    return value[8:] + bytes(left ^ right for left, right in zip(first, second, strict=True))


def _shuffled(value: bytes, count: int) -> bytes:
    """The transformation psi, `count` times: a linear feedback shift register of sixteen half-words."""
    words = list(unpack("<16H", value))
    for _ in range(count):
        words.append(words[-16] ^ words[-15] ^ words[-14] ^ words[-13] ^ words[-4] ^ words[-1])
    return pack("<16H", *words[-16:])


def _encrypt(block: bytes, key: Sequence[int], tables: list[list[int]]) -> bytes:
    """GOST 28147-89 on eight bytes."""
    t0, t1, t2, t3 = tables
    right, left = unpack("<2I", block)
    for part in (*key, *key, *key, *reversed(key)):
        word = part + right & MASK32
        right, left = left ^ t0[word & 255] ^ t1[word >> 8 & 255] ^ t2[word >> 16 & 255] ^ t3[word >> 24], right
    return pack("<2I", left, right)


class Gost(BlockHasher):
    """`state` is the hash in eight words and the sum of all blocks in eight more."""

    __slots__ = ()
    block_size = 32
    spec = "l16l2bb32"
    initial = (0,) * 16
    buffers_first = False
    clears_rest = True
    tables = _tables(_TEST_BOXES)

    def _step(self, block: bytes) -> None:
        """Chain a block to the hash."""
        chained = pack("<8I", *self.state[:8])
        upper, lower = chained, block
        encrypted = b""
        for number in range(4):
            if number:
                upper = _turned(upper)
                if number == 2:
                    upper = _exclusive_or(upper, _THIRD_CONSTANT)
                lower = _turned(_turned(lower))
            mixed = _exclusive_or(upper, lower)
            key = unpack("<8I", bytes(mixed[8 * lane + index] for index in range(8) for lane in range(4)))
            encrypted += _encrypt(chained[8 * number:8 * number + 8], key, self.tables)
        mixed = _exclusive_or(block, _shuffled(encrypted, 12))
        mixed = _exclusive_or(chained, _shuffled(mixed, 1))
        self.state[:8] = unpack("<8I", _shuffled(mixed, 61))

    def _transform(self, block: bytes) -> None:
        total = int.from_bytes(pack("<8I", *self.state[8:]), "little") + int.from_bytes(block, "little")
        self.state[8:] = unpack("<8I", (total & (1 << 256) - 1).to_bytes(32, "little"))
        self._step(block)

    def _finish(self) -> bytes:
        bits = self.length * 8
        if self.filled:
            self._transform(bytes(self.buffer[:self.filled]) + bytes(32 - self.filled))
        self._step((bits & 0xFFFF_FFFF_FFFF_FFFF).to_bytes(32, "little"))
        self._step(pack("<8I", *self.state[8:]))
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
    tables = _tables(_CRYPTO_BOXES)
