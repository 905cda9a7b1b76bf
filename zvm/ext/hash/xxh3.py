"""XXH3 with 64 and 128 bits on a secret of the caller's (Collet), which the package xxhash cannot take.

The input is kept and hashed at the end. Names follow the algorithm's description: `mix16`, stripes of 64 bytes, lanes.
"""
from __future__ import annotations

from struct import unpack_from

from zvm.ext.hash.blocks import MASK32, MASK64, Hasher
from zvm.ext.hash.xxh import PRIMES32, PRIMES64

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

SECRET_MIN, SECRET_MAX = 136, 256
_MX1, _MX2 = 0x1656_6791_9E37_79F9, 0x9FB2_1C65_1E98_DF25
_P1, _P2, _P3, _P4, _P5 = PRIMES64
_STRIPE = 64
_LANES = (PRIMES32[2], _P1, _P2, _P3, _P4, PRIMES32[1], _P5, PRIMES32[0])


def _word(data: bytes, position: int) -> int:
    """Eight bytes, little-endian."""
    return unpack_from("<Q", data, position)[0]  # type: ignore[no-any-return]


def _half(data: bytes, position: int) -> int:
    """Four bytes, little-endian."""
    return unpack_from("<I", data, position)[0]  # type: ignore[no-any-return]


def _fold(left: int, right: int) -> int:
    product = left * right
    return product & MASK64 ^ product >> 64


def _avalanche(value: int) -> int:
    value = (value ^ value >> 37) * _MX1 & MASK64
    return value ^ value >> 32


def _avalanche64(value: int) -> int:
    """The last steps of XXH64."""
    value = (value ^ value >> 33) * _P2 & MASK64
    value = (value ^ value >> 29) * _P3 & MASK64
    return value ^ value >> 32


def _swap(value: int, size: int) -> int:
    return int.from_bytes(value.to_bytes(size, "little"), "big")


def _mix16(data: bytes, position: int, secret: bytes, offset: int) -> int:
    return _fold(_word(data, position) ^ _word(secret, offset), _word(data, position + 8) ^ _word(secret, offset + 8))


class XXH3(Hasher):
    __slots__ = ("data", "secret")

    def __init__(self, secret: bytes) -> None:
        self.data = b""
        self.secret = secret

    def update(self, data: bytes) -> None:
        self.data += data

    def copy(self) -> Any:
        copy = type(self)(self.secret)
        copy.data = self.data
        return copy

    def digest(self) -> bytes:
        length = len(self.data)
        if length <= 16:
            total = self._tiny(length)
        elif length <= 128:
            total = self._short(length)
        elif length <= 240:
            total = self._medium(length)
        else:
            total = self._merge(self._lanes(), 11, length * _P1 & MASK64)
        return total.to_bytes(8, "big")

    def _three(self, length: int) -> int:
        """One to three bytes and their number in one word."""
        data = self.data
        return data[0] << 16 | data[length >> 1] << 24 | data[-1] | length << 8

    def _tiny(self, length: int) -> int:
        data, secret = self.data, self.secret
        if length > 8:
            low = _word(data, 0) ^ _word(secret, 24) ^ _word(secret, 32)
            high = _word(data, length - 8) ^ _word(secret, 40) ^ _word(secret, 48)
            return _avalanche(length + _swap(low, 8) + high + _fold(low, high) & MASK64)
        if length >= 4:
            value = _half(data, length - 4) + (_half(data, 0) << 32) ^ _word(secret, 8) ^ _word(secret, 16)
            value ^= (value << 49 | value >> 15) & MASK64 ^ (value << 24 | value >> 40) & MASK64
            value = value * _MX2 & MASK64
            value = (value ^ (value >> 35) + length) * _MX2 & MASK64
            return value ^ value >> 28
        if length:
            return _avalanche64(self._three(length) ^ _half(secret, 0) ^ _half(secret, 4))
        return _avalanche64(_word(secret, 56) ^ _word(secret, 64))

    def _short(self, length: int) -> int:
        total = length * _P1
        for number in range((length - 1) // 32 + 1):
            total += _mix16(self.data, 16 * number, self.secret, 32 * number)
            total += _mix16(self.data, length - 16 * number - 16, self.secret, 32 * number + 16)
        return _avalanche(total & MASK64)

    def _medium(self, length: int) -> int:
        data, secret = self.data, self.secret
        total = length * _P1
        for number in range(8):
            total += _mix16(data, 16 * number, secret, 16 * number)
        total = _avalanche(total & MASK64)
        for number in range(8, length // 16):
            total += _mix16(data, 16 * number, secret, 16 * (number - 8) + 3)
        total += _mix16(data, length - 16, secret, SECRET_MIN - 17)
        return _avalanche(total & MASK64)

    def _lanes(self) -> list[int]:
        """The eight accumulators after all stripes."""
        data, secret = self.data, self.secret
        last = len(secret) - _STRIPE
        stripes_per_block = last // 8
        lanes = list(_LANES)
        for number in range((len(data) - 1) // _STRIPE):
            place = number % stripes_per_block
            _accumulate(lanes, data, _STRIPE * number, secret, 8 * place)
            if place == stripes_per_block - 1:
                keys = unpack_from("<8Q", secret, last)
                lanes = [(lane ^ lane >> 47 ^ key) * PRIMES32[0] & MASK64
                         for lane, key in zip(lanes, keys, strict=True)]
        _accumulate(lanes, data, len(data) - _STRIPE, secret, last - 7)
        return lanes

    def _merge(self, lanes: list[int], offset: int, total: int) -> int:
        for number in range(0, 8, 2):
            place = offset + 8 * number
            total += _fold(lanes[number] ^ _word(self.secret, place), lanes[number + 1] ^ _word(self.secret, place + 8))
        return _avalanche(total & MASK64)


def _accumulate(lanes: list[int], data: bytes, position: int, secret: bytes, offset: int) -> None:
    words, keys = unpack_from("<8Q", data, position), unpack_from("<8Q", secret, offset)
    for index, word in enumerate(words):
        mixed = word ^ keys[index]
        lanes[index ^ 1] = lanes[index ^ 1] + word & MASK64
        lanes[index] = lanes[index] + (mixed & MASK32) * (mixed >> 32) & MASK64


class XXH128(XXH3):
    """Results are pairs of a low and a high word."""

    __slots__ = ()

    def digest(self) -> bytes:
        length = len(self.data)
        if length <= 16:
            low, high = self._tiny_pair(length)
        elif length <= 240:
            low, high = self._short_pair(length) if length <= 128 else self._medium_pair(length)
            low, high = low + high & MASK64, low * _P1 + high * _P4 + length * _P2 & MASK64
            low, high = _avalanche(low), -_avalanche(high) & MASK64
        else:
            lanes = self._lanes()
            low = self._merge(lanes, 11, length * _P1 & MASK64)
            high = self._merge(lanes, len(self.secret) - _STRIPE - 11, ~(length * _P2) & MASK64)
        return high.to_bytes(8, "big") + low.to_bytes(8, "big")

    def _tiny_pair(self, length: int) -> tuple[int, int]:
        data, secret = self.data, self.secret
        if length > 8:
            low, high = _word(data, 0), _word(data, length - 8)
            product = (low ^ high ^ _word(secret, 32) ^ _word(secret, 40)) * _P1
            first = (product & MASK64) + (length - 1 << 54) & MASK64
            high ^= _word(secret, 48) ^ _word(secret, 56)
            second = (product >> 64) + high + (high & MASK32) * (PRIMES32[1] - 1) & MASK64
            product = (first ^ _swap(second, 8)) * _P2
            return _avalanche(product & MASK64), _avalanche((product >> 64) + second * _P2 & MASK64)
        if length >= 4:
            value = _half(data, 0) + (_half(data, length - 4) << 32) ^ _word(secret, 16) ^ _word(secret, 24)
            product = value * (_P1 + (length << 2) & MASK64)
            low = product & MASK64
            high = (product >> 64) + (low << 1) & MASK64
            low ^= high >> 3
            low = (low ^ low >> 35) * _MX2 & MASK64
            return low ^ low >> 28, _avalanche(high)
        if length:
            low = self._three(length)
            high = _swap(low, 4)
            high = (high << 13 | high >> 19) & MASK32
            return (_avalanche64(low ^ _half(secret, 0) ^ _half(secret, 4)),
                    _avalanche64(high ^ _half(secret, 8) ^ _half(secret, 12)))
        return _avalanche64(_word(secret, 64) ^ _word(secret, 72)), _avalanche64(_word(secret, 80) ^ _word(secret, 88))

    def _mix32(self, pair: tuple[int, int], left: int, right: int, offset: int) -> tuple[int, int]:
        data, secret = self.data, self.secret
        low, high = pair
        low = low + _mix16(data, left, secret, offset) & MASK64
        low ^= _word(data, right) + _word(data, right + 8) & MASK64
        high = high + _mix16(data, right, secret, offset + 16) & MASK64
        return low, high ^ _word(data, left) + _word(data, left + 8) & MASK64

    def _short_pair(self, length: int) -> tuple[int, int]:
        pair = length * _P1 & MASK64, 0
        for number in range((length - 1) // 32, -1, -1):
            pair = self._mix32(pair, 16 * number, length - 16 * number - 16, 32 * number)
        return pair

    def _medium_pair(self, length: int) -> tuple[int, int]:
        pair = length * _P1 & MASK64, 0
        for place in range(0, 128, 32):
            pair = self._mix32(pair, place, place + 16, place)
        pair = _avalanche(pair[0]), _avalanche(pair[1])
        for place in range(128, length - 31, 32):
            pair = self._mix32(pair, place, place + 16, place - 128 + 3)
        return self._mix32(pair, length - 16, length - 32, SECRET_MIN - 17 - 16)
