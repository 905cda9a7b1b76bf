"""Checksums that hashlib has not: adler32, the CRC-32s, FNV, Jenkins (ext/hash/hash_adler32.c, …)."""
from __future__ import annotations

_FNV32, _FNV64 = (0x01000193, 0x811C9DC5, 32), (0x100000001B3, 0xCBF29CE484222325, 64)


def checksum(algorithm: str, data: bytes) -> bytes:
    """The raw checksum by PHP's name of the algorithm."""
    if algorithm == "crc32b":
        from binascii import crc32

        return crc32(data).to_bytes(4, "big")
    if algorithm == "adler32":
        from zlib import adler32

        return adler32(data).to_bytes(4, "big")
    if algorithm == "crc32":
        return _crc_msb(data).to_bytes(4, "little")
    if algorithm == "crc32c":
        return _crc_lsb(data, 0x82F63B78).to_bytes(4, "big")
    if algorithm == "joaat":
        return _joaat(data).to_bytes(4, "big")
    prime, value, bits = _FNV32 if algorithm.endswith("32") else _FNV64
    mask = (1 << bits) - 1
    for byte in data:
        value = (value ^ byte) * prime & mask if "1a" in algorithm else value * prime & mask ^ byte
    return value.to_bytes(bits // 8, "big")


def _crc_msb(data: bytes) -> int:
    """BZip2's CRC-32, most significant bit first."""
    table = []
    for index in range(256):
        value = index << 24
        for _ in range(8):
            value = value << 1 ^ (0x04C11DB7 if value & 0x80000000 else 0)
        table.append(value & 0xFFFFFFFF)
    crc = 0xFFFFFFFF
    for byte in data:
        crc = crc << 8 & 0xFFFFFFFF ^ table[crc >> 24 ^ byte]
    return crc ^ 0xFFFFFFFF


def _crc_lsb(data: bytes, polynomial: int) -> int:
    """A CRC-32 with reflected bits."""
    table = []
    for index in range(256):
        value = index
        for _ in range(8):
            value = value >> 1 ^ (polynomial if value & 1 else 0)
        table.append(value)
    crc = 0xFFFFFFFF
    for byte in data:
        crc = crc >> 8 ^ table[(crc ^ byte) & 0xFF]
    return crc ^ 0xFFFFFFFF


def _joaat(data: bytes) -> int:
    """Bob Jenkins's one-at-a-time hash."""
    value = 0
    for byte in data:
        value = value + byte & 0xFFFFFFFF
        value = value + (value << 10) & 0xFFFFFFFF
        value ^= value >> 6
    value = value + (value << 3) & 0xFFFFFFFF
    value ^= value >> 11
    return value + (value << 15) & 0xFFFFFFFF
