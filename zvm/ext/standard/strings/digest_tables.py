"""The tables of MD5 (RFC 1321) and CRC-32 as 32-bit numbers in the machine's order, for native code."""
from __future__ import annotations

from array import array
from math import sin

_POLYNOMIAL = 0xEDB88320  # with the bits turned round


def _remainder(byte: int) -> int:
    for _ in range(8):
        byte = byte >> 1 ^ (_POLYNOMIAL if byte & 1 else 0)
    return byte


MD5_SINES = array("I", (int(abs(sin(step)) * 2 ** 32) for step in range(1, 65))).tobytes()
CRC_REMAINDERS = array("I", map(_remainder, range(256))).tobytes()
