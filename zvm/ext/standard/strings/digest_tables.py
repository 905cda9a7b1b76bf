"""Tables of MD5 (RFC 1321), SHA-256 (FIPS 180-4) and CRC-32 for native code: 32-bit numbers as the machine has them."""
from __future__ import annotations

import sys

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable, Iterable

_POLYNOMIAL = 0xEDB88320  # with the bits turned round


def _remainder(byte: int) -> int:
    for _ in range(8):
        byte = byte >> 1 ^ (_POLYNOMIAL if byte & 1 else 0)
    return byte


def _md5_sines() -> Iterable[int]:
    from math import sin  # a library of C

    return (int(abs(sin(step)) * 2 ** 32) for step in range(1, 65))


def _sha256_roots() -> Iterable[int]:
    primes = [number for number in range(2, 312)
              if all(number % divisor for divisor in range(2, int(number ** 0.5) + 1))]
    return (int(prime ** (1 / 3) % 1 * 2 ** 32) for prime in primes)


_TABLES: dict[str, Callable[[], Iterable[int]]] = {
    "MD5_SINES": _md5_sines,
    "CRC_REMAINDERS": lambda: map(_remainder, range(256)),
    "SHA256_ROOTS": _sha256_roots,
}


def __getattr__(name: str) -> bytes:
    """Each table is made when it is asked for. Raises AttributeError."""
    numbers = _TABLES.get(name)
    if numbers is None:
        raise AttributeError(name)
    table = globals()[name] = b"".join([number.to_bytes(4, sys.byteorder) for number in numbers()])
    return table
