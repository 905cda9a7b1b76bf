"""hash() and what belongs to it, for the algorithms Python brings along (ext/hash/hash.c)."""
from __future__ import annotations

from zvm.ext.vocabulary import EMPTY, Array, Bool, False_, Int, Path, Str, function
from zvm.runtime.arrays import PhpArray
from zvm.runtime.convert import type_name
from zvm.runtime.parameters import argument_type_error, value_error
from zvm.runtime.strings import lower

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.engine import Engine

# PHP's name → hashlib's
_HASHLIB = {
    "md5": "md5", "sha1": "sha1", "sha224": "sha224", "sha256": "sha256", "sha384": "sha384",
    "sha512/224": "sha512_224", "sha512/256": "sha512_256", "sha512": "sha512",
    "sha3-224": "sha3_224", "sha3-256": "sha3_256",
    "sha3-384": "sha3_384", "sha3-512": "sha3_512",
}
_CHECKSUMS = ("adler32", "crc32", "crc32b", "crc32c", "fnv132", "fnv1a32", "fnv164", "fnv1a64", "joaat")


def _digest(algorithm: str, data: bytes) -> bytes | None:
    """The raw hash, None for an algorithm there is none of."""
    if algorithm in _HASHLIB:
        from hashlib import new

        return new(_HASHLIB[algorithm], data, usedforsecurity=False).digest()
    if algorithm in _CHECKSUMS:
        from zvm.ext.hash.checksums import checksum

        return checksum(algorithm, data)
    return None


def is_known(algorithm: str) -> bool:
    """Is there an algorithm of that lower-case name?"""
    return algorithm in _HASHLIB or algorithm in _CHECKSUMS


def is_cryptographic(algorithm: str) -> bool:
    """May it be used for an HMAC?"""
    return algorithm in _HASHLIB


def digest_of(algorithm: str, data: bytes, key: bytes | None) -> bytes:
    """The raw hash, or with a key the HMAC, by a known algorithm."""
    return (_digest(algorithm, data) or b"") if key is None else _hmac(algorithm, data, key)


def _shown(digest: bytes, binary: bool) -> str:
    return digest.decode("latin-1") if binary else digest.hex()


@function
def hash_algos() -> Array:
    return PhpArray.from_list([*_HASHLIB, *_CHECKSUMS])


@function
def hash_hmac_algos() -> Array:
    return PhpArray.from_list(list(_HASHLIB))


@function
def hash_(engine: Engine, algo: Str, data: Str, binary: Bool = False, options: Array = EMPTY) -> Str:
    digest = _digest(lower(algo), data.encode("latin-1"))
    if digest is None:
        return value_error(engine, 1, "must be a valid hashing algorithm")
    return _shown(digest, binary)


@function
def hash_file(engine: Engine, algo: Str, filename: Str, binary: Bool = False, options: Array = EMPTY) -> Str | False_:
    from zvm.ext.standard.file import read_whole_file

    if _digest(lower(algo), b"") is None:
        value_error(engine, 1, "must be a valid hashing algorithm")
    data = read_whole_file(engine, filename)
    return False if data is None else hash_(engine, algo, data, binary, options)


def _hmac(algorithm: str, data: bytes, key: bytes) -> bytes:
    from hmac import new

    return new(key, data, _HASHLIB[algorithm]).digest()


@function
def hash_hmac(engine: Engine, algo: Str, data: Str, key: Str, binary: Bool = False) -> Str:
    algorithm = lower(algo)
    if algorithm not in _HASHLIB:
        value_error(engine, 1, "must be a valid cryptographic hashing algorithm")
    return _shown(_hmac(algorithm, data.encode("latin-1"), key.encode("latin-1")), binary)


@function
def hash_hmac_file(engine: Engine, algo: Str, filename: Path, key: Str, binary: Bool = False) -> Str | False_:
    from zvm.ext.standard.file import read_whole_file

    if lower(algo) not in _HASHLIB:
        value_error(engine, 1, "must be a valid cryptographic hashing algorithm")
    data = read_whole_file(engine, filename)
    return False if data is None else hash_hmac(engine, algo, data, key, binary)


@function(unchecked=True)
def hash_equals(engine: Engine, known_string: Str, user_string: Str) -> Bool:
    from hmac import compare_digest

    for number, value in ((1, known_string), (2, user_string)):
        if type(value) is not str:
            argument_type_error(engine, number, f"must be of type string, {type_name(value)} given")
    return compare_digest(known_string.encode("latin-1"), user_string.encode("latin-1"))


@function
def hash_pbkdf2(engine: Engine, algo: Str, password: Str, salt: Str, iterations: Int, length: Int = 0,
                binary: Bool = False, options: Array = EMPTY) -> Str:
    from hashlib import pbkdf2_hmac

    algorithm = lower(algo)
    if algorithm not in _HASHLIB:
        value_error(engine, 1, "must be a valid cryptographic hashing algorithm")
    if iterations <= 0:
        value_error(engine, 4, "must be greater than 0")
    if length < 0:
        value_error(engine, 5, "must be greater than or equal to 0")
    size = length if binary else (length + 1) // 2
    raw = pbkdf2_hmac(_HASHLIB[algorithm], password.encode("latin-1"), salt.encode("latin-1"), iterations, size or None)
    shown = _shown(raw, binary)
    return shown[:length] if length else shown


@function
def hash_hkdf(engine: Engine, algo: Str, key: Str, length: Int = 0, info: Str = "", salt: Str = "") -> Str:
    algorithm = lower(algo)
    if algorithm not in _HASHLIB:
        value_error(engine, 1, "must be a valid cryptographic hashing algorithm")
    if not key:
        value_error(engine, 2, "cannot be empty")
    if length < 0:
        value_error(engine, 3, "must be greater than or equal to 0")
    size = len(_digest(algorithm, b"") or b"")
    if length > size * 255:
        value_error(engine, 3, f"must be less than or equal to {size * 255}")
    pseudo_random = _hmac(algorithm, key.encode("latin-1"), salt.encode("latin-1") or bytes(size))
    block, out, number = b"", b"", 1
    while len(out) < (length or size):
        block = _hmac(algorithm, block + info.encode("latin-1") + bytes((number,)), pseudo_random)
        out += block
        number += 1
    return out[:length or size].decode("latin-1")
