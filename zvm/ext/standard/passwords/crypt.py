"""crypt(): DES, MD5, Blowfish, SHA-256 and SHA-512 (ext/standard/crypt.c and what it calls).

Blowfish is the package bcrypt's, MD5 and SHA are built on hashlib, DES is our own.
"""
from __future__ import annotations

from zvm.ext.standard.passwords.des import ITOA64
from zvm.ext.vocabulary import Str, function

_SALT_MAX = 123
_ROUNDS_DEFAULT, _ROUNDS_MIN, _ROUNDS_MAX = 5000, 1000, 999_999_999


@function(sensitive=("string",))
def crypt(string: Str, salt: Str) -> Str:
    setting = salt[:_SALT_MAX].partition("\0")[0]
    found = crypted(string, setting)
    if found is not None:
        return found
    return "*1" if setting.startswith("*0") else "*0"


def crypted(password: str, setting: str) -> str | None:
    """The hash for a setting, which may be another hash; None for an invalid setting (php_crypt)."""
    data = password.partition("\0")[0].encode("latin-1")
    if setting.startswith("$1$"):
        return _md5_crypt(data, setting)
    if setting.startswith("$5$"):
        return _sha_crypt(data, setting, "sha256")
    if setting.startswith("$6$"):
        return _sha_crypt(data, setting, "sha512")
    if setting.startswith("$2") and setting[3:4] == "$":
        from zvm.ext.standard.passwords.blowfish import blowfish_crypt

        return blowfish_crypt(data, setting)
    if setting.startswith("_") or len(setting) > 1 and setting[0] in ITOA64 and setting[1] in ITOA64:
        from zvm.ext.standard.passwords.des import des_crypt

        return des_crypt(data, setting)
    return None


def _encoded(value: int, count: int) -> str:
    """`count` digits in base 64, least significant first."""
    return "".join(ITOA64[value >> 6 * place & 63] for place in range(count))


def _encoded_bytes(digest: bytes, order: list[tuple[int, ...]]) -> str:
    """Groups of bytes of a digest, each a big-endian number."""
    digits = {3: 4, 2: 3, 1: 2}
    return "".join(_encoded(int.from_bytes(bytes(digest[index] for index in group), "big"), digits[len(group)])
                   for group in order)


def _md5_crypt(password: bytes, setting: str) -> str:
    """FreeBSD's scheme: a thousand rounds of MD5."""
    from hashlib import md5

    shown = setting[3:].partition("$")[0][:8]
    salt = shown.encode("latin-1")
    size = len(password)
    inner = md5(password + salt + password).digest()
    start = password + b"$1$" + salt + (inner * (size // 16 + 1))[:size]
    while size:
        start += b"\0" if size & 1 else password[:1]
        size >>= 1
    digest = md5(start).digest()
    for number in range(1000):
        odd = number & 1
        digest = md5((password if odd else digest) + (salt if number % 3 else b"") + (password if number % 7 else b"")
                     + (digest if odd else password)).digest()
    order: list[tuple[int, ...]] = [(0, 6, 12), (1, 7, 13), (2, 8, 14), (3, 9, 15), (4, 10, 5), (11,)]
    return f"$1${shown}${_encoded_bytes(digest, order)}"


def _rounds(text: str) -> tuple[int | None, str, str]:
    """(number of rounds, how they are shown, salt) of what follows "$5$"; None for a number that is out of range."""
    if text.startswith("rounds="):
        number, separator, rest = text[7:].partition("$")
        digits = number.lstrip(" \t\n\r\v\f")
        if separator and (not digits or digits.isascii() and digits.isdigit()):
            rounds = int(digits or 0)
            return (rounds if _ROUNDS_MIN <= rounds <= _ROUNDS_MAX else None), f"rounds={rounds}$", rest
    return _ROUNDS_DEFAULT, "", text


def _sha_crypt(password: bytes, setting: str, name: str) -> str | None:
    """Drepper's scheme: thousands of rounds of SHA-2 (crypt_sha256.c, crypt_sha512.c)."""
    from hashlib import new

    rounds, prefix, rest = _rounds(setting[3:])
    if rounds is None:
        return None
    shown = rest.partition("$")[0][:16]
    salt = shown.encode("latin-1")
    size = len(password)
    second = new(name, password + salt + password).digest()
    width = len(second)
    first = new(name, password + salt + (second * (size // width + 1))[:size])
    remaining = size
    while remaining:
        first.update(second if remaining & 1 else password)
        remaining >>= 1
    digest = first.digest()
    key = (new(name, password * size).digest() * (size // width + 1))[:size]
    season = new(name, salt * (16 + digest[0])).digest()[:len(salt)]
    for number in range(rounds):
        odd = number & 1
        digest = new(name, (key if odd else digest) + (season if number % 3 else b"") + (key if number % 7 else b"")
                     + (digest if odd else key)).digest()
    return f"{setting[:3]}{prefix}{shown}${_encoded_bytes(digest, _sha_order(width))}"


def _sha_order(width: int) -> list[tuple[int, ...]]:
    """Which bytes go together: three a third of the digest apart, their order turning from group to group."""
    third, turn = (10, 2) if width == 32 else (21, 1)
    order: list[tuple[int, ...]] = []
    for number in range(third):
        group = (number, number + third, number + 2 * third)
        start = number * turn % 3
        order.append(group[start:] + group[:start])
    return [*order, (31, 30) if width == 32 else (63,)]
