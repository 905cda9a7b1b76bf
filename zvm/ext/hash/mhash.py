"""The functions of the former extension mhash, deprecated since PHP 8.1 (ext/hash/hash.c)."""
from __future__ import annotations

from zvm.ext.hash.algorithms import ALGORITHMS, Algorithm
from zvm.ext.hash.contexts import find_algorithm
from zvm.ext.vocabulary import False_, Int, Null, Str, function
from zvm.runtime.functions.parameters import value_error
from zvm.runtime.values.numbers import c_int

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.engine import Engine

CONSTANTS = {
    "MHASH_CRC32": 0, "MHASH_MD5": 1, "MHASH_SHA1": 2, "MHASH_HAVAL256": 3, "MHASH_RIPEMD160": 5, "MHASH_TIGER": 7,
    "MHASH_GOST": 8, "MHASH_CRC32B": 9, "MHASH_HAVAL224": 10, "MHASH_HAVAL192": 11, "MHASH_HAVAL160": 12,
    "MHASH_HAVAL128": 13, "MHASH_TIGER128": 14, "MHASH_TIGER160": 15, "MHASH_MD4": 16, "MHASH_SHA256": 17,
    "MHASH_ADLER32": 18, "MHASH_SHA224": 19, "MHASH_SHA512": 20, "MHASH_SHA384": 21, "MHASH_WHIRLPOOL": 22,
    "MHASH_RIPEMD128": 23, "MHASH_RIPEMD256": 24, "MHASH_RIPEMD320": 25, "MHASH_SNEFRU256": 27, "MHASH_MD2": 28,
    "MHASH_FNV132": 29, "MHASH_FNV1A32": 30, "MHASH_FNV164": 31, "MHASH_FNV1A64": 32, "MHASH_JOAAT": 33,
    "MHASH_CRC32C": 34, "MHASH_MURMUR3A": 35, "MHASH_MURMUR3C": 36, "MHASH_MURMUR3F": 37, "MHASH_XXH32": 38,
    "MHASH_XXH64": 39, "MHASH_XXH3": 40, "MHASH_XXH128": 41,
}
_NAMES = {number: name[6:] for name, number in CONSTANTS.items()}
_SALT_SIZE = 8


def _hash_name(number: int) -> str:
    """hash()'s name of an algorithm, "" for none."""
    name = _NAMES.get(number, "")
    if name.startswith("HAVAL"):
        return name.lower() + ",3"
    if name.startswith("TIGER"):
        return f"tiger{name[5:] or '192'},3"
    return name.lower()


def _algorithm(number: int) -> Algorithm | None:
    return ALGORITHMS.get(_hash_name(number))


@function(deprecated=True)
def mhash(engine: Engine, algo: Int, data: Str, key: Str | Null = None) -> Str | False_:
    if not _hash_name(algo):
        return False
    algorithm = find_algorithm(engine, _hash_name(algo), key is not None)
    if key is None:
        return algorithm.hash(data.encode("latin-1")).decode("latin-1")
    return algorithm.hmac(key.encode("latin-1"), data.encode("latin-1")).decode("latin-1")


@function(deprecated=True)
def mhash_get_hash_name(algo: Int) -> Str | False_:
    return _NAMES.get(algo, False)


@function(deprecated=True)
def mhash_count() -> Int:
    return max(_NAMES)


@function(deprecated=True)
def mhash_get_block_size(algo: Int) -> Int | False_:
    algorithm = _algorithm(algo)
    return False if algorithm is None else algorithm.digest_size


@function(deprecated=True)
def mhash_keygen_s2k(engine: Engine, algo: Int, password: Str, salt: Str, length: Int) -> Str | False_:
    size = c_int(length)
    if size <= 0:
        value_error(engine, 4, "must be a greater than 0")
    algorithm = _algorithm(algo)
    if algorithm is None:
        return False
    secret = salt[:_SALT_SIZE].ljust(_SALT_SIZE, "\0").encode("latin-1") + password.encode("latin-1")
    key = b""
    while len(key) < size:
        key += algorithm.hash(bytes(len(key) // algorithm.digest_size) + secret)
    return key[:size].decode("latin-1")
