"""Checksums: Adler-32, the CRC-32s, FNV, Jenkins's one-at-a-time (ext/hash/hash_adler32.c, …)."""
from __future__ import annotations

from zvm.ext.hash.blocks import MASK32, MASK64, Hasher
from zvm.ext.native import Word, compiled, native

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any


class Checksum(Hasher):
    """A hash whose whole state is one number."""

    __slots__ = ("value",)
    spec = "l."
    initial = 0
    size = 4

    def __init__(self) -> None:
        self.value = self.initial

    def copy(self) -> Any:
        copy = type(self)()
        copy.value = self.value
        return copy

    def digest(self) -> bytes:
        return self.value.to_bytes(self.size, "big")

    def fields(self) -> list[Any]:
        return [self.value]

    def restore(self, fields: list[Any]) -> bool:
        self.value = fields[0]
        return True


class Adler32(Checksum):
    __slots__ = ()
    initial = 1

    def update(self, data: bytes) -> None:
        from zlib import adler32

        self.value = adler32(data, self.value)


class CRC32B(Checksum):
    """The CRC-32 of Ethernet and zip, which PHP keeps inverted."""

    __slots__ = ()
    initial = MASK32

    def update(self, data: bytes) -> None:
        from binascii import crc32

        self.value = crc32(data, self.value ^ MASK32) ^ MASK32

    def digest(self) -> bytes:
        return (self.value ^ MASK32).to_bytes(4, "big")


def _reflected_tables(polynomial: int) -> list[int]:
    """Tables of a CRC, its least significant bit first: of 256 values each, for a byte with 0 to 7 bytes after it."""
    tables = []
    for value in range(256):
        for _ in range(8):
            value = value >> 1 ^ (polynomial if value & 1 else 0)
        tables.append(value)
    for at in range(7 * 256):
        tables.append(tables[at] >> 8 ^ tables[tables[at] & 0xFF])
    return tables


def _straight_tables(polynomial: int) -> list[int]:
    """The same of a CRC with its most significant bit first."""
    tables = []
    for index in range(256):
        value = index << 24
        for _ in range(8):
            value = value << 1 ^ (polynomial if value & 0x8000_0000 else 0)
        tables.append(value & MASK32)
    for at in range(7 * 256):
        tables.append(tables[at] << 8 & MASK32 ^ tables[tables[at] >> 24])
    return tables


# ---- the loops over bytes: each gives the value after more data ------------------------------------------------------

_CASTAGNOLI = _reflected_tables(0x82F6_3B78)
_BZIP2 = _straight_tables(0x04C1_1DB7)


@native
def crc32c(data: bytes, value: int) -> int:
    """With Castagnoli's polynomial. Eight bytes a turn."""
    at = 0
    while at + 8 <= len(data):
        value ^= data[at] | data[at + 1] << 8 | data[at + 2] << 16 | data[at + 3] << 24
        value = (_CASTAGNOLI[(value & 0xFF) + 1792] ^ _CASTAGNOLI[(value >> 8 & 0xFF) + 1536]
                 ^ _CASTAGNOLI[(value >> 16 & 0xFF) + 1280] ^ _CASTAGNOLI[(value >> 24 & 0xFF) + 1024]
                 ^ _CASTAGNOLI[data[at + 4] + 768] ^ _CASTAGNOLI[data[at + 5] + 512]
                 ^ _CASTAGNOLI[data[at + 6] + 256] ^ _CASTAGNOLI[data[at + 7]])
        at += 8
    while at < len(data):
        value = value >> 8 & 0xFF_FFFF ^ _CASTAGNOLI[(value ^ data[at]) & 0xFF]
        at += 1
    return value


@native
def bzip2_crc32(data: bytes, value: int) -> int:
    """Most significant bit first. Eight bytes a turn."""
    at = 0
    while at + 8 <= len(data):
        value ^= data[at] << 24 | data[at + 1] << 16 | data[at + 2] << 8 | data[at + 3]
        value = (_BZIP2[(value >> 24 & 0xFF) + 1792] ^ _BZIP2[(value >> 16 & 0xFF) + 1536]
                 ^ _BZIP2[(value >> 8 & 0xFF) + 1280] ^ _BZIP2[(value & 0xFF) + 1024]
                 ^ _BZIP2[data[at + 4] + 768] ^ _BZIP2[data[at + 5] + 512]
                 ^ _BZIP2[data[at + 6] + 256] ^ _BZIP2[data[at + 7]])
        at += 8
    while at < len(data):
        value = value << 8 & MASK32 ^ _BZIP2[(value >> 24 ^ data[at]) & 0xFF]
        at += 1
    return value


@native
def fnv32(data: bytes, value: int) -> int:
    """FNV-1."""
    for at in range(len(data)):
        value = value * 0x0100_0193 & MASK32 ^ data[at]
    return value


@native
def fnv1a32(data: bytes, value: int) -> int:
    """FNV-1a."""
    for at in range(len(data)):
        value = (value ^ data[at]) * 0x0100_0193 & MASK32
    return value


@native
def fnv64(data: bytes, value: Word) -> Word:
    """FNV-1 of 64 bits."""
    for at in range(len(data)):
        value = value * 0x0100_0000_01B3 & MASK64 ^ data[at]
    return value


@native
def fnv1a64(data: bytes, value: Word) -> Word:
    """FNV-1a of 64 bits."""
    for at in range(len(data)):
        value = (value ^ data[at]) * 0x0100_0000_01B3 & MASK64
    return value


@native
def joaat(data: bytes, value: int) -> int:
    """Jenkins's one-at-a-time."""
    for at in range(len(data)):
        value = value + data[at] & MASK32
        value = value + (value << 10) & MASK32
        value ^= value >> 6
    return value


class CRC32C(CRC32B):
    """Castagnoli's polynomial."""

    __slots__ = ()

    def update(self, data: bytes) -> None:
        self.value = compiled(crc32c)(data, self.value)


class CRC32(Checksum):
    """BZip2's CRC-32, most significant bit first; its digest is turned round."""

    __slots__ = ()
    initial = MASK32

    def update(self, data: bytes) -> None:
        self.value = compiled(bzip2_crc32)(data, self.value)

    def digest(self) -> bytes:
        return (self.value ^ MASK32).to_bytes(4, "little")


class FNV32(Checksum):
    __slots__ = ()
    initial = 0x811C_9DC5

    def update(self, data: bytes) -> None:
        self.value = compiled(fnv32)(data, self.value)


class FNV1a32(FNV32):
    __slots__ = ()

    def update(self, data: bytes) -> None:
        self.value = compiled(fnv1a32)(data, self.value)


class FNV64(Checksum):
    __slots__ = ()
    spec = "q."
    initial = 0xCBF2_9CE4_8422_2325
    size = 8

    def update(self, data: bytes) -> None:
        self.value = compiled(fnv64)(data, self.value)


class FNV1a64(FNV64):
    __slots__ = ()

    def update(self, data: bytes) -> None:
        self.value = compiled(fnv1a64)(data, self.value)


class Joaat(Checksum):
    __slots__ = ()

    def update(self, data: bytes) -> None:
        self.value = compiled(joaat)(data, self.value)

    def digest(self) -> bytes:
        value = self.value
        value = value + (value << 3) & MASK32
        value ^= value >> 11
        return (value + (value << 15) & MASK32).to_bytes(4, "big")
