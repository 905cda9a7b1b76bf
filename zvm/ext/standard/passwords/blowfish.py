"""crypt()'s Blowfish, with the two variants that care for hashes made by a bug of 1998 (crypt_blowfish.c).

The bug: bytes above 127 were taken as negative numbers, which set all bits to their left in their word of the key.
`$2x$` has it; `$2a$` gives up compatibility where it does not change the key, so that such a key is not mistaken for
another. The work is the package bcrypt's, but for that last case.
"""
from __future__ import annotations

_ALPHABET = "./ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
_KEY_SIZE = 72  # bytes of a password that count
_SETTING_SIZE = 29  # "$2y$", two digits, "$" and 22 characters of salt
_WORDS = 18  # subkeys
_MASK = 0xFFFF_FFFF
_MAGIC = b"OrpheanBeholderScryDoubt"


def blowfish_crypt(password: bytes, setting: str) -> str | None:
    """The hash with its setting in front; None for an invalid setting."""
    kind, cost, salt = setting[2:3], setting[4:6], setting[7:_SETTING_SIZE]
    valid = kind in ("a", "b", "x", "y") and cost.isascii() and cost.isdigit() and setting[6:7] == "$"
    if not valid or not 4 <= int(cost) <= 31 or len(salt) < 22 or not set(salt) <= set(_ALPHABET):
        return None
    kept = setting[:_SETTING_SIZE - 1] + _ALPHABET[_ALPHABET.index(salt[-1]) & 0x30]
    key = password[:_KEY_SIZE]
    if kind in ("a", "x") and not password.isascii():
        proper, bugged, has_sign = _key_words(password)
        if kind == "x":
            key = b"".join(word.to_bytes(4, "big") for word in bugged)
        elif proper == bugged and has_sign:
            return kept + _encoded(_digest(proper, _decoded(kept[7:]), int(cost)), 31)
    from bcrypt import hashpw

    found = hashpw(key, f"$2y${kept[4:]}".encode("latin-1")).decode("latin-1")
    return kept + found[_SETTING_SIZE:]


def _key_words(password: bytes) -> tuple[list[int], list[int], bool]:
    """The words of the key, those the bug makes, and whether a byte with a sign stands where it could do harm."""
    cycle = password.partition(b"\0")[0] + b"\0"
    proper, bugged = [], []
    has_sign = False
    for number in range(_WORDS):
        word = negative = 0
        for place in range(4):
            byte = cycle[(4 * number + place) % len(cycle)]
            word = word << 8 | byte
            negative = (negative << 8 | (byte if byte < 128 else byte | 0xFFFF_FF00)) & _MASK
            has_sign |= bool(place and negative & 0x80)
        proper.append(word)
        bugged.append(negative)
    return proper, bugged, has_sign


def _decoded(text: str) -> bytes:
    """The sixteen bytes of a salt."""
    number = 0
    for char in text:
        number = number << 6 | _ALPHABET.index(char)
    return (number >> 4).to_bytes(16, "big")


def _encoded(data: bytes, size: int) -> str:
    number = int.from_bytes(data, "big") << -len(data) * 8 % 6
    return "".join(_ALPHABET[number >> 6 * place & 63] for place in range(size - 1, -1, -1))


class _Blowfish:
    """The cipher in the making: 18 subkeys and four boxes of 256 words, at first the digits of pi."""

    __slots__ = ("subkeys", "boxes")

    def __init__(self) -> None:
        from struct import unpack

        from zvm.ext.hash.pi import pi_times

        size = 4 * (_WORDS + 1024)
        digits = (pi_times(1 << 8 * size) & (1 << 8 * size) - 1).to_bytes(size, "big")
        words = list(unpack(f">{_WORDS + 1024}I", digits))
        self.subkeys = words[:_WORDS]
        self.boxes = [words[start:start + 256] for start in range(_WORDS, len(words), 256)]

    def encrypt(self, left: int, right: int) -> tuple[int, int]:
        s0, s1, s2, s3 = self.boxes
        subkeys = self.subkeys
        for number in range(16):
            left ^= subkeys[number]
            right ^= ((s0[left >> 24] + s1[left >> 16 & 255] ^ s2[left >> 8 & 255]) + s3[left & 255]) & _MASK
            left, right = right, left
        return right ^ subkeys[17], left ^ subkeys[16]

    def expand(self, key: list[int], salt: list[int]) -> None:
        """Mix a key into the subkeys, then replace everything by encryptions that the salt disturbs."""
        self.subkeys = [old ^ word for old, word in zip(self.subkeys, key, strict=True)]
        left = right = position = 0
        for table in (self.subkeys, *self.boxes):
            for index in range(0, len(table), 2):
                left, right = self.encrypt(left ^ salt[position], right ^ salt[position + 1])
                table[index], table[index + 1] = left, right
                position = (position + 2) % len(salt)


def _digest(key: list[int], salt: bytes, cost: int) -> bytes:
    """The 23 bytes of a hash, the first subkey made different from what the key alone would make it."""
    from struct import pack, unpack

    cipher = _Blowfish()
    season = list(unpack(">4I", salt))
    cipher.subkeys[0] ^= 0x1_0000
    cipher.expand(key, season)
    nothing = [0, 0, 0, 0]
    salt_key = (season * 5)[:_WORDS]
    for _ in range(1 << cost):
        cipher.expand(key, nothing)
        cipher.expand(salt_key, nothing)
    words = list(unpack(">6I", _MAGIC))
    for index in range(0, 6, 2):
        for _ in range(64):
            words[index], words[index + 1] = cipher.encrypt(words[index], words[index + 1])
    return pack(">6I", *words)[:23]
