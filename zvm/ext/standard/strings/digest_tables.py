"""Tables of MD5 (RFC 1321), SHA-256 (FIPS 180-4) and CRC-32 for native code: 32-bit numbers as the machine has them."""
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
_PRIMES = [number for number in range(2, 312) if all(number % divisor for divisor in range(2, int(number ** 0.5) + 1))]
SHA256_ROOTS = array("I", (int(prime ** (1 / 3) % 1 * 2 ** 32) for prime in _PRIMES)).tobytes()
