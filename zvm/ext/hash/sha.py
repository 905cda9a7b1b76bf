"""SHA-1 and SHA-2 in Python (FIPS 180-4), for what hashlib's cannot do: save and restore their state."""
from __future__ import annotations

from struct import pack, unpack

from zvm.ext.hash.blocks import MASK32, MASK64, CountedHasher, rotate_left

_SHA1_CONSTANTS = (0x5A827999, 0x6ED9EBA1, 0x8F1BBCDC, 0xCA62C1D6)


class SHA1(CountedHasher):
    __slots__ = ()
    spec = "l5l2b64."
    initial = (0x67452301, 0xEFCDAB89, 0x98BADCFE, 0x10325476, 0xC3D2E1F0)

    def _transform(self, block: bytes) -> None:
        words = list(unpack(">16I", block))
        for index in range(16, 80):
            words.append(rotate_left(words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16], 1))
        a, b, c, d, e = self.state
        for step, word in enumerate(words):
            number = step // 20
            if number == 0:
                mixed = b & c | ~b & d
            elif number == 2:
                mixed = b & c | b & d | c & d
            else:
                mixed = b ^ c ^ d
            total = rotate_left(a, 5) + mixed + e + word + _SHA1_CONSTANTS[number] & MASK32
            a, b, c, d, e = total, a, rotate_left(b, 30), c, d
        self.state = [old + new & MASK32 for old, new in zip(self.state, (a, b, c, d, e), strict=True)]

    def _finish(self) -> bytes:
        self._pad(b"\x80", pack(">Q", self.length * 8 & MASK64))
        return pack(">5I", *self.state)


def _primes(count: int) -> list[int]:
    found: list[int] = []
    number = 2
    while len(found) < count:
        if all(number % prime for prime in found):
            found.append(number)
        number += 1
    return found


def _cube_root_bits(number: int) -> int:
    """The first 64 bits of the fraction of a cube root."""
    target = number << 192
    root = 1 << 68
    while True:  # Newton's method, from above
        better = (2 * root + target // (root * root)) // 3
        if better >= root:
            return root & MASK64
        root = better


_CONSTANTS = tuple(map(_cube_root_bits, _primes(80)))  # of SHA-512; SHA-256's are the upper halves of the first 64


class _SHA2(CountedHasher):
    """What the two word sizes share."""

    __slots__ = ()
    bits = 32
    words = ">16I"
    rounds = 64
    # rotations of the big sigmas; rotations and shift of the small ones
    sigmas = ((2, 13, 22), (6, 11, 25), (7, 18, 3), (17, 19, 10))
    digest_size = 32

    def _transform(self, block: bytes) -> None:
        bits = self.bits
        mask = (1 << bits) - 1
        (a1, a2, a3), (e1, e2, e3), (l1, l2, l3), (h1, h2, h3) = self.sigmas
        words = list(unpack(self.words, block))
        for index in range(16, self.rounds):
            early, late = words[index - 15], words[index - 2]
            low = (early >> l1 | early << bits - l1) ^ (early >> l2 | early << bits - l2) ^ early >> l3
            high = (late >> h1 | late << bits - h1) ^ (late >> h2 | late << bits - h2) ^ late >> h3
            words.append(words[index - 16] + (low & mask) + words[index - 7] + (high & mask) & mask)
        a, b, c, d, e, f, g, h = self.state
        upper = 64 - bits
        for word, constant in zip(words, _CONSTANTS, strict=False):
            turned = (e >> e1 | e << bits - e1) ^ (e >> e2 | e << bits - e2) ^ (e >> e3 | e << bits - e3)
            first = h + (turned & mask) + (e & f ^ ~e & g) + (constant >> upper) + word
            turned = (a >> a1 | a << bits - a1) ^ (a >> a2 | a << bits - a2) ^ (a >> a3 | a << bits - a3)
            second = (turned & mask) + (a & b ^ a & c ^ b & c)
            a, b, c, d, e, f, g, h = first + second & mask, a, b, c, d + first & mask, e, f, g
        self.state = [old + new & mask for old, new in zip(self.state, (a, b, c, d, e, f, g, h), strict=True)]

    def _finish(self) -> bytes:
        self._pad(b"\x80", (self.length * 8).to_bytes(self.bits // 4, "big"))
        return pack(f">8{self.words[-1]}", *self.state)[:self.digest_size]


class SHA256(_SHA2):
    __slots__ = ()
    spec = "l8l2b64."
    initial = (0x6A09E667, 0xBB67AE85, 0x3C6EF372, 0xA54FF53A, 0x510E527F, 0x9B05688C, 0x1F83D9AB, 0x5BE0CD19)


class SHA224(SHA256):
    __slots__ = ()
    initial = (0xC1059ED8, 0x367CD507, 0x3070DD17, 0xF70E5939, 0xFFC00B31, 0x68581511, 0x64F98FA7, 0xBEFA4FA4)
    digest_size = 28


class SHA512(_SHA2):
    __slots__ = ()
    spec = "q8q2b128."
    block_size = 128
    count_mask = MASK64
    bits, words, rounds = 64, ">16Q", 80
    sigmas = ((28, 34, 39), (14, 18, 41), (1, 8, 7), (19, 61, 6))
    digest_size = 64
    initial = (0x6A09E667F3BCC908, 0xBB67AE8584CAA73B, 0x3C6EF372FE94F82B, 0xA54FF53A5F1D36F1,
               0x510E527FADE682D1, 0x9B05688C2B3E6C1F, 0x1F83D9ABFB41BD6B, 0x5BE0CD19137E2179)


class SHA384(SHA512):
    __slots__ = ()
    digest_size = 48
    initial = (0xCBBB9D5DC1059ED8, 0x629A292A367CD507, 0x9159015A3070DD17, 0x152FECD8F70E5939,
               0x67332667FFC00B31, 0x8EB44A8768581511, 0xDB0C2E0D64F98FA7, 0x47B5481DBEFA4FA4)


class SHA512_256(SHA512):  # noqa: N801
    __slots__ = ()
    digest_size = 32
    initial = (0x22312194FC2BF72C, 0x9F555FA3C84C64C2, 0x2393B86B6F53B151, 0x963877195940EABD,
               0x96283EE2A88EFFE3, 0xBE5E1E2553863992, 0x2B0199FC2C85B8AA, 0x0EB72DDC81C52CA2)


class SHA512_224(SHA512):  # noqa: N801
    __slots__ = ()
    digest_size = 28
    initial = (0x8C3D37C819544DA2, 0x73E1996689DCD4D6, 0x1DFAB7AE32FF9C82, 0x679DD514582F9FCF,
               0x0F6D2B697BD44DA8, 0x77E36F7304C48942, 0x3F9D85A86A1D36C8, 0x1112E6AD91D692A1)
