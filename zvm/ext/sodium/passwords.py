"""Hashes of passwords: sodium_crypto_pwhash and the like (ext/sodium/libsodium.c)."""
from __future__ import annotations

from ctypes import create_string_buffer

from zvm.ext.sodium.calls import argument_fails, check_size, fail, filled
from zvm.ext.sodium.library import sodium
from zvm.ext.vocabulary import Bool, Int, Str, function

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.engine import Engine

_ARGON2I, SODIUM_CRYPTO_PWHASH_ALG_DEFAULT = 1, 2
_LEAST_OPERATIONS, _LEAST_MEMORY = 1, 8192
_SCRYPT_OPERATIONS, _SCRYPT_MEMORY = 524288, 16777216  # the limits for interactive use, which are the least
_LONGEST, _LONGEST_SCRYPT = 0xFFFFFFFF, 0x1FFFFFFFE0
_HASH_ROOM, _SCRYPT_HASH = 128, 102  # bytes of the texts, with their NUL
_SECRET = ("password",)


def _check_limits(engine: Engine, operations: int, memory: int, first: int) -> None:
    if operations <= 0:
        argument_fails(engine, first, "must be greater than 0")
    if memory <= 0:
        argument_fails(engine, first + 1, "must be greater than 0")


def _check_least(engine: Engine, operations: int, memory: int, first: int, least: tuple[int, int]) -> None:
    if operations < least[0]:
        argument_fails(engine, first, f"must be greater than or equal to {least[0]}")
    if memory < least[1]:
        argument_fails(engine, first + 1, f"must be greater than or equal to {least[1]}")


def _check_password(engine: Engine, password: str, number: int) -> None:
    if len(password) >= _LONGEST:
        argument_fails(engine, number, "is too long")
    if not password:
        engine.diagnostics.warning("empty password")


@function(sensitive=_SECRET)
def sodium_crypto_pwhash(engine: Engine, length: Int, password: Str, salt: Str, opslimit: Int, memlimit: Int,
                         algo: Int = SODIUM_CRYPTO_PWHASH_ALG_DEFAULT) -> Str:
    if length <= 0:
        argument_fails(engine, 1, "must be greater than 0")
    if length >= _LONGEST:
        argument_fails(engine, 1, "is too large")
    if len(password) >= _LONGEST:
        argument_fails(engine, 2, "is too long")
    _check_limits(engine, opslimit, memlimit, 4)
    if algo not in (_ARGON2I, SODIUM_CRYPTO_PWHASH_ALG_DEFAULT):
        fail(engine, "unsupported password hashing algorithm")
    _check_password(engine, password, 2)
    check_size(engine, 3, salt, "CRYPTO_PWHASH_SALTBYTES")
    _check_least(engine, opslimit, memlimit, 4, (_LEAST_OPERATIONS, _LEAST_MEMORY))
    return filled(engine, length, "crypto_pwhash", length, password, len(password), salt, opslimit, memlimit, algo)


def _text(engine: Engine, name: str, room: int, password: str, operations: int, memory: int) -> str:
    return filled(engine, room, name, password, len(password), operations, memory).partition("\0")[0]


@function(sensitive=_SECRET)
def sodium_crypto_pwhash_str(engine: Engine, password: Str, opslimit: Int, memlimit: Int) -> Str:
    _check_limits(engine, opslimit, memlimit, 2)
    _check_password(engine, password, 1)
    _check_least(engine, opslimit, memlimit, 2, (_LEAST_OPERATIONS, _LEAST_MEMORY))
    return _text(engine, "crypto_pwhash_str", _HASH_ROOM, password, opslimit, memlimit)


@function(sensitive=_SECRET)
def sodium_crypto_pwhash_str_verify(engine: Engine, hash: Str, password: Str) -> Bool:
    _check_password(engine, password, 2)
    return not sodium.crypto_pwhash_str_verify(hash.encode("latin-1"), password.encode("latin-1"), len(password))


@function(sensitive=_SECRET)
def sodium_crypto_pwhash_str_needs_rehash(password: Str, opslimit: Int, memlimit: Int) -> Bool:
    return bool(sodium.crypto_pwhash_str_needs_rehash(password.encode("latin-1"), opslimit, memlimit))


# ---- scrypt ------------------------------------------------------------------------------------------------------

@function(sensitive=_SECRET)
def sodium_crypto_pwhash_scryptsalsa208sha256(engine: Engine, length: Int, password: Str, salt: Str, opslimit: Int,
                                              memlimit: Int) -> Str:
    if not 0 < length <= _LONGEST_SCRYPT:
        argument_fails(engine, 1, "must be greater than 0")
    _check_limits(engine, opslimit, memlimit, 4)
    if not password:
        engine.diagnostics.warning("empty password")
    check_size(engine, 3, salt, "CRYPTO_PWHASH_SCRYPTSALSA208SHA256_SALTBYTES")
    _check_least(engine, opslimit, memlimit, 4, (_SCRYPT_OPERATIONS, _SCRYPT_MEMORY))
    return filled(engine, length, "crypto_pwhash_scryptsalsa208sha256", length, password, len(password), salt, opslimit,
                  memlimit)


@function(sensitive=_SECRET)
def sodium_crypto_pwhash_scryptsalsa208sha256_str(engine: Engine, password: Str, opslimit: Int, memlimit: Int) -> Str:
    _check_limits(engine, opslimit, memlimit, 2)
    if not password:
        engine.diagnostics.warning("empty password")
    _check_least(engine, opslimit, memlimit, 2, (_SCRYPT_OPERATIONS, _SCRYPT_MEMORY))
    return _text(engine, "crypto_pwhash_scryptsalsa208sha256_str", _SCRYPT_HASH, password, opslimit, memlimit)


@function(sensitive=_SECRET)
def sodium_crypto_pwhash_scryptsalsa208sha256_str_verify(engine: Engine, hash: Str, password: Str) -> Bool:
    if not password:
        engine.diagnostics.warning("empty password")
    if len(hash) != _SCRYPT_HASH - 1:
        engine.diagnostics.warning("wrong size for the hashed password")
        return False
    room = create_string_buffer(hash.encode("latin-1"), _SCRYPT_HASH)
    return not sodium.crypto_pwhash_scryptsalsa208sha256_str_verify(room, password.encode("latin-1"), len(password))
