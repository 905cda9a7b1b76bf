"""crypt()'s oldest schemes: DES with 25 rounds and a salt of 12 bits, and BSD's extension of both (crypt_freesec.c).

Bits are numbered as in FIPS 46, from 1 at the most significant end; the salt exchanges bits of the expanded half-block.
"""
from __future__ import annotations

ITOA64 = "./0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"

_BOXES = (  # FIPS 46's S1 … S8, row by row
    "e4d12fb83a6c59070f74e2d1a6cb953841e8d62bfc973a50fc8249175b3ea06d",
    "f18e6b34972dc05a3d47f28ec01a69b50e7ba4d158c6932fd8a13f42b67c05e9",
    "a09e63f51dc7b428d709346a285ecbf1d6498f30b12c5ae71ad069874fe3b52c",
    "7de3069a1285bc4fd8b56f03472c1ae9a690cb7df13e52843f06a1d8945bc72e",
    "2c417ab6853fd0e9eb2c47d150fa3986421bad78f9c5630eb8c71e2d6f09a453",
    "c1af92680d34e75baf427c9561de0b389ef528c3704a1db6432c95fabe17608d",
    "4b2ef08d3c975a61d0b7491ae35c2f8614bdc37eaf6805926bd814a7950fe23c",
    "d2846fb1a93e50c71fd8a374c56b0e927b419ce206adf35821e74a8dfc90356b",
)
_ROUND_PERMUTATION = (16, 7, 20, 21, 29, 12, 28, 17, 1, 15, 23, 26, 5, 18, 31, 10,
                      2, 8, 24, 14, 32, 27, 3, 9, 19, 13, 30, 6, 22, 11, 4, 25)
_KEY_PERMUTATION = (57, 49, 41, 33, 25, 17, 9, 1, 58, 50, 42, 34, 26, 18, 10, 2, 59, 51, 43, 35, 27, 19, 11, 3, 60, 52,
                    44, 36, 63, 55, 47, 39, 31, 23, 15, 7, 62, 54, 46, 38, 30, 22, 14, 6, 61, 53, 45, 37, 29, 21, 13,
                    5, 28, 20, 12, 4)
_KEY_COMPRESSION = (14, 17, 11, 24, 1, 5, 3, 28, 15, 6, 21, 10, 23, 19, 12, 4, 26, 8, 16, 7, 27, 20, 13, 2, 41, 52, 31,
                    37, 47, 55, 30, 40, 51, 45, 33, 48, 44, 49, 39, 56, 34, 53, 46, 42, 50, 36, 29, 32)
_KEY_SHIFTS = (1, 1, 2, 2, 2, 2, 2, 2, 1, 2, 2, 2, 2, 2, 2, 1)
_INITIAL_PERMUTATION = tuple(column - 8 * row for column in (58, 60, 62, 64, 57, 59, 61, 63) for row in range(8))
_FINAL_PERMUTATION = tuple(_INITIAL_PERMUTATION.index(bit) + 1 for bit in range(1, 65))


def _permuted(value: int, width: int, places: tuple[int, ...]) -> int:
    """The bits of a value of that width at those places."""
    found = 0
    for place in places:
        found = found << 1 | value >> width - place & 1
    return found


def _expanded(half: int, salt: int) -> int:
    """FIPS 46's E of 32 bits, with those bits exchanged between its two halves of 24 that the salt says."""
    wide = (half & 1) << 33 | half << 1 | half >> 31
    found = 0
    for shift in range(28, -1, -4):
        found = found << 6 | wide >> shift & 63
    swapped = (found >> 24 ^ found) & salt
    return found ^ (swapped << 24 | swapped)


def _collapsed(wide: int, salt: int) -> int:
    """The reverse of _expanded()."""
    swapped = (wide >> 24 ^ wide) & salt
    wide ^= swapped << 24 | swapped
    found = 0
    for shift in range(43, 0, -6):
        found = found << 4 | wide >> shift & 15
    return found


def _tables(salt: int) -> list[list[int]]:
    """Substitution of twelve bits, the round's permutation and the next round's expansion in one look-up.

    Expansion and salt only copy and exchange bits, so halves can stay expanded from round to round.
    """
    singles = []
    for number, digits in enumerate(_BOXES):
        table = []
        for value in range(64):
            nibble = int(digits[16 * (value >> 4 & 2 | value & 1) + (value >> 1 & 15)], 16)
            half = _permuted(nibble << 28 - 4 * number, 32, _ROUND_PERMUTATION)
            table.append(_expanded(half, salt))
        singles.append(table)
    return [[left ^ right for left in singles[number] for right in singles[number + 1]] for number in range(0, 8, 2)]


def _round_keys(key: bytes) -> list[int]:
    """The sixteen keys of 48 bits."""
    chosen = _permuted(int.from_bytes(key, "big"), 64, _KEY_PERMUTATION)
    left, right = chosen >> 28, chosen & 0xFFF_FFFF
    keys = []
    for shift in _KEY_SHIFTS:
        left = (left << shift | left >> 28 - shift) & 0xFFF_FFFF
        right = (right << shift | right >> 28 - shift) & 0xFFF_FFFF
        keys.append(_permuted(left << 28 | right, 56, _KEY_COMPRESSION))
    return keys


def _encrypt(block: int, keys: list[int], salt: int, count: int) -> int:
    """DES `count` times, with the initial and final permutations once; `salt` has its first bit at the top of 24."""
    block = _permuted(block, 64, _INITIAL_PERMUTATION)
    left, right = _expanded(block >> 32, salt), _expanded(block & 0xFFFF_FFFF, salt)
    t0, t1, t2, t3 = _tables(salt)
    pairs = list(zip(keys[::2], keys[1::2], strict=True))
    for _ in range(count):
        for even, odd in pairs:
            even ^= right
            left ^= t0[even >> 36] ^ t1[even >> 24 & 4095] ^ t2[even >> 12 & 4095] ^ t3[even & 4095]
            odd ^= left
            right ^= t0[odd >> 36] ^ t1[odd >> 24 & 4095] ^ t2[odd >> 12 & 4095] ^ t3[odd & 4095]
        left, right = right, left
    return _permuted(_collapsed(left, salt) << 32 | _collapsed(right, salt), 64, _FINAL_PERMUTATION)


def _decoded(text: str) -> int:
    """A number in base 64, least significant digit first. Raises ValueError."""
    return sum(ITOA64.index(char) << 6 * place for place, char in enumerate(text))


def des_crypt(password: bytes, setting: str) -> str | None:
    """The hash with its setting in front; None for an invalid setting."""
    try:
        if setting[0] == "_":
            count, salt, kept = _decoded(setting[1:5]), _decoded(setting[5:9]), setting[:9]
            if len(setting) < 9 or not count:
                return None
        else:
            count, salt, kept = 25, _decoded(setting[:2]), setting[:2]
            password = password[:8]
    except ValueError:
        return None
    salt = int(f"{salt:024b}"[::-1], 2)
    key = bytes(byte << 1 & 0xFF for byte in password[:8].ljust(8, b"\0"))
    for start in range(8, len(password), 8):
        folded = _encrypt(int.from_bytes(key, "big"), _round_keys(key), 0, 1)
        piece = bytes(byte << 1 & 0xFF for byte in password[start:start + 8].ljust(8, b"\0"))
        key = (folded ^ int.from_bytes(piece, "big")).to_bytes(8, "big")
    block = _encrypt(0, _round_keys(key), salt, count)
    return kept + "".join(ITOA64[block << 2 >> 60 - 6 * place & 63] for place in range(11))
