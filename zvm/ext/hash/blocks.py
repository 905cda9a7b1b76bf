"""What the hashes written in Python have in common: blocks of input, their buffer, and the state PHP serializes.

Base of the classes in md.py, sha.py, ripemd.py, …, which zvm/ext/hash/algorithms.py lists. A hasher has `update(data)`,
`digest()`, which may be asked again, and `copy()`. `fields()` and `restore()` are PHP's context structure as values in
the order of `spec` (php_hash_serialize_spec): b<n> is a bytes object, everything else an int.
"""
from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

MASK32, MASK64 = 0xFFFF_FFFF, 0xFFFF_FFFF_FFFF_FFFF


def rotate_left(value: int, count: int) -> int:
    """A 32-bit word rotated."""
    return (value << count | value >> 32 - count) & MASK32


class Hasher:
    """The interface; `magic` is the layout number PHP stores beside the fields."""

    __slots__ = ()
    spec: str | None = None  # None where PHP cannot serialize the context
    magic = 2

    def update(self, data: bytes) -> None:
        raise NotImplementedError

    def digest(self) -> bytes:
        raise NotImplementedError

    def copy(self) -> Any:
        raise NotImplementedError

    def fields(self) -> list[Any]:
        raise NotImplementedError

    def restore(self, fields: list[Any]) -> bool:
        """Take over fields; False when they cannot be."""
        raise NotImplementedError


class BlockHasher(Hasher):
    """A hash over blocks of fixed size. Subclasses have `_transform` and `_finish`."""

    __slots__ = ("state", "buffer", "filled", "length")
    block_size = 64
    initial: tuple[int, ...] = ()
    # what is left in the buffer, which PHP serializes, too: does a first block go through an empty buffer, and are the
    # bytes after the input cleared?
    buffers_first = True
    clears_rest = False

    def __init__(self) -> None:
        self.state = list(self.initial)
        self.buffer = bytearray(self.block_size)
        self.filled = 0
        self.length = 0  # in bytes

    def update(self, data: bytes) -> None:
        size, filled, count = self.block_size, self.filled, len(data)
        self.length += count
        if filled + count < size:
            self.buffer[filled:filled + count] = data
            self.filled = filled + count
            return
        position = 0
        if filled or self.buffers_first:
            position = size - filled
            self.buffer[filled:] = data[:position]
            self._transform(bytes(self.buffer))
        end = count - (count - position) % size
        if position < end:
            self._transform_all(data, position, end)
            position = end
        rest = count - position
        self.buffer[:rest] = data[position:]
        if self.clears_rest:
            self.buffer[rest:] = bytes(size - rest)
        self.filled = rest

    def digest(self) -> bytes:
        return self.copy()._finish()  # type: ignore[no-any-return]

    def copy(self) -> Any:
        copy = type(self)()
        copy.state, copy.buffer = self.state.copy(), self.buffer.copy()
        copy.filled, copy.length = self.filled, self.length
        return copy

    def _transform(self, block: bytes) -> None:
        self._transform_all(block, 0, len(block))

    def _transform_all(self, data: bytes, start: int, end: int) -> None:
        """Take in the blocks of data[start:end]. Subclasses have this or _transform()."""
        size = self.block_size
        for at in range(start, end, size):
            self._transform(data[at:at + size])

    def _finish(self) -> bytes:
        raise NotImplementedError

    def _pad(self, first: bytes, length: bytes) -> None:
        """Append a marker, zeros and the message's length, so that the input ends with a block."""
        size = self.block_size
        zeros = -(self.filled + len(first) + len(length)) % size
        self.update(first + bytes(zeros) + length)


class CountedHasher(BlockHasher):
    """A hash that counts bits in two words, the low one first: the state, the counts, the buffer."""

    __slots__ = ()
    count_mask = MASK32

    def fields(self) -> list[Any]:
        mask = self.count_mask
        bits = self.length * 8
        return [*self.state, bits & mask, bits >> mask.bit_length() & mask, bytes(self.buffer)]

    def restore(self, fields: list[Any]) -> bool:
        *self.state, low, high, buffer = fields
        self.length = (high << self.count_mask.bit_length() | low) >> 3
        self.filled = self.length % self.block_size
        self.buffer[:] = buffer
        return True
