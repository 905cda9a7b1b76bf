"""The group ristretto255: sodium_crypto_core_ristretto255_* (ext/sodium/libsodium.c)."""
from __future__ import annotations

from ctypes import create_string_buffer

from zvm.ext.sodium.calls import argument_fails, check_size, fail
from zvm.ext.sodium.library import sodium
from zvm.ext.vocabulary import Bool, Str, function

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.engine import Engine

_SIZE = 32  # of points and scalars


def _made(name: str, *arguments: str) -> str | None:
    """What a function of libsodium makes; None where it refuses."""
    room = create_string_buffer(_SIZE)
    refused = getattr(sodium, f"crypto_{name}")(room, *(text.encode("latin-1") for text in arguments))
    return None if refused else room.raw.decode("latin-1")


def _points(engine: Engine, name: str, p: str, q: str) -> str:
    check_size(engine, 1, p, "CRYPTO_CORE_RISTRETTO255_BYTES")
    check_size(engine, 2, q, "CRYPTO_CORE_RISTRETTO255_BYTES")
    found = _made(f"core_ristretto255_{name}", p, q)
    return fail(engine, "internal error") if found is None else found


def _scalars(engine: Engine, name: str, *scalars: str) -> str:
    for number, scalar in enumerate(scalars, 1):
        check_size(engine, number, scalar, "CRYPTO_CORE_RISTRETTO255_SCALARBYTES")
    room = create_string_buffer(_SIZE)
    getattr(sodium, f"crypto_core_ristretto255_scalar_{name}")(room, *(text.encode("latin-1") for text in scalars))
    return room.raw.decode("latin-1")


@function
def sodium_crypto_core_ristretto255_add(engine: Engine, p: Str, q: Str) -> Str:
    return _points(engine, "add", p, q)


@function
def sodium_crypto_core_ristretto255_sub(engine: Engine, p: Str, q: Str) -> Str:
    return _points(engine, "sub", p, q)


@function
def sodium_crypto_core_ristretto255_from_hash(engine: Engine, s: Str) -> Str:
    check_size(engine, 1, s, "CRYPTO_CORE_RISTRETTO255_HASHBYTES")
    found = _made("core_ristretto255_from_hash", s)
    return fail(engine, "internal error") if found is None else found


@function
def sodium_crypto_core_ristretto255_is_valid_point(engine: Engine, s: Str) -> Bool:
    check_size(engine, 1, s, "CRYPTO_CORE_RISTRETTO255_BYTES")
    return bool(sodium.crypto_core_ristretto255_is_valid_point(s.encode("latin-1")))


def _random(name: str) -> str:
    room = create_string_buffer(_SIZE)
    getattr(sodium, f"crypto_core_ristretto255_{name}")(room)
    return room.raw.decode("latin-1")


@function
def sodium_crypto_core_ristretto255_random() -> Str:
    return _random("random")


@function
def sodium_crypto_core_ristretto255_scalar_random() -> Str:
    return _random("scalar_random")


@function
def sodium_crypto_core_ristretto255_scalar_add(engine: Engine, x: Str, y: Str) -> Str:
    return _scalars(engine, "add", x, y)


@function
def sodium_crypto_core_ristretto255_scalar_sub(engine: Engine, x: Str, y: Str) -> Str:
    return _scalars(engine, "sub", x, y)


@function
def sodium_crypto_core_ristretto255_scalar_mul(engine: Engine, x: Str, y: Str) -> Str:
    return _scalars(engine, "mul", x, y)


@function
def sodium_crypto_core_ristretto255_scalar_complement(engine: Engine, s: Str) -> Str:
    return _scalars(engine, "complement", s)


@function
def sodium_crypto_core_ristretto255_scalar_negate(engine: Engine, s: Str) -> Str:
    return _scalars(engine, "negate", s)


@function
def sodium_crypto_core_ristretto255_scalar_invert(engine: Engine, s: Str) -> Str:
    check_size(engine, 1, s, "CRYPTO_CORE_RISTRETTO255_SCALARBYTES")
    found = _made("core_ristretto255_scalar_invert", s)
    return fail(engine, "internal error") if found is None else found


@function
def sodium_crypto_core_ristretto255_scalar_reduce(engine: Engine, s: Str) -> Str:
    check_size(engine, 1, s, "CRYPTO_CORE_RISTRETTO255_NONREDUCEDSCALARBYTES")
    room = create_string_buffer(_SIZE)
    sodium.crypto_core_ristretto255_scalar_reduce(room, s.encode("latin-1"))
    return room.raw.decode("latin-1")


@function
def sodium_crypto_scalarmult_ristretto255(engine: Engine, n: Str, p: Str) -> Str:
    check_size(engine, 1, n, "CRYPTO_SCALARMULT_RISTRETTO255_SCALARBYTES")
    check_size(engine, 2, p, "CRYPTO_SCALARMULT_RISTRETTO255_BYTES")
    found = _made("scalarmult_ristretto255", n, p)
    return fail(engine, "Result is identity element") if found is None else found


@function
def sodium_crypto_scalarmult_ristretto255_base(engine: Engine, n: Str) -> Str:
    check_size(engine, 1, n, "CRYPTO_SCALARMULT_RISTRETTO255_SCALARBYTES")
    found = _made("scalarmult_ristretto255_base", n)
    return argument_fails(engine, 1, "must not be zero") if found is None else found
