"""hash(), HMAC, PBKDF2, HKDF and the lists of algorithms (ext/hash/hash.c)."""
from __future__ import annotations

from zvm.ext.hash.algorithms import ALGORITHMS
from zvm.ext.hash.contexts import digest_text, feed, find_algorithm, start
from zvm.ext.vocabulary import EMPTY, Array, Bool, False_, Int, Str, function
from zvm.runtime.functions.parameters import argument_type_error, value_error
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.zval import value_name

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.engine import Engine
    from zvm.runtime.services.streams import Stream


@function
def hash_algos() -> Array:
    return PhpArray.from_list(list(ALGORITHMS))


@function
def hash_hmac_algos() -> Array:
    return PhpArray.from_list([name for name, algorithm in ALGORITHMS.items() if algorithm.is_crypto])


@function(pure=True)
def hash_(engine: Engine, algo: Str, data: Str, binary: Bool = False, options: Array = EMPTY) -> Str:
    algorithm = find_algorithm(engine, algo)
    if algorithm.seeded and len(options):
        hasher = start(engine, algorithm, options)
        hasher.update(data.encode("latin-1"))
        return digest_text(hasher.digest(), binary)
    return digest_text(algorithm.hash(data.encode("latin-1")), binary)


def _open(engine: Engine, filename: str, number: int) -> Stream | None:
    """The file; throws ValueError about an argument that has NUL bytes."""
    from zvm.ext.standard.streams.wrappers import open_stream

    if "\0" in filename:
        value_error(engine, number, "must not contain any null bytes")
    return open_stream(engine, filename, "rb")


@function
def hash_file(engine: Engine, algo: Str, filename: Str, binary: Bool = False, options: Array = EMPTY) -> Str | False_:
    algorithm = find_algorithm(engine, algo)
    stream = _open(engine, filename, 1)
    if stream is None:
        return False
    hasher = start(engine, algorithm, options)
    return digest_text(hasher.digest(), binary) if feed(engine, hasher, stream) else False


@function(sensitive=("key",))
def hash_hmac(engine: Engine, algo: Str, data: Str, key: Str, binary: Bool = False) -> Str:
    algorithm = find_algorithm(engine, algo, True)
    return digest_text(algorithm.hmac(key.encode("latin-1"), data.encode("latin-1")), binary)


@function(sensitive=("key",))
def hash_hmac_file(engine: Engine, algo: Str, filename: Str, key: Str, binary: Bool = False) -> Str | False_:
    algorithm = find_algorithm(engine, algo, True)
    stream = _open(engine, filename, 2)
    if stream is None:
        return False
    secret, hasher = key.encode("latin-1"), algorithm.start()
    hasher.update(algorithm.hmac_pad(secret, 0x36))
    if not feed(engine, hasher, stream):
        return False
    return digest_text(algorithm.hash(algorithm.hmac_pad(secret, 0x5C) + hasher.digest()), binary)


@function(unchecked=True, pure=True, sensitive=("known_string", "user_string"))
def hash_equals(engine: Engine, known_string: Str, user_string: Str) -> Bool:
    from hmac import compare_digest

    for number, value in ((1, known_string), (2, user_string)):
        if type(value) is not str:
            argument_type_error(engine, number, f"must be of type string, {value_name(engine, value)} given")
    return compare_digest(known_string.encode("latin-1"), user_string.encode("latin-1"))


@function(sensitive=("password",))
def hash_pbkdf2(engine: Engine, algo: Str, password: Str, salt: Str, iterations: Int, length: Int = 0,
                binary: Bool = False, options: Array = EMPTY) -> Str:
    algorithm = find_algorithm(engine, algo, True)
    if iterations <= 0:
        value_error(engine, 4, "must be greater than 0")
    if length < 0:
        value_error(engine, 5, "must be greater than or equal to 0")
    size = (length if binary else (length + 1) // 2) or algorithm.digest_size
    secret, seasoning = password.encode("latin-1"), salt.encode("latin-1")
    if algorithm.native:
        from hashlib import pbkdf2_hmac

        raw = pbkdf2_hmac(algorithm.native, secret, seasoning, iterations, size)
    else:
        raw = b""
        while len(raw) < size:
            number = len(raw) // algorithm.digest_size + 1
            digest = algorithm.hmac(secret, seasoning + number.to_bytes(4, "big"))
            total = int.from_bytes(digest, "big")
            for _ in range(iterations - 1):
                digest = algorithm.hmac(secret, digest)
                total ^= int.from_bytes(digest, "big")
            raw += total.to_bytes(algorithm.digest_size, "big")
    text = digest_text(raw[:size], binary)
    return text[:length] if length else text


@function(sensitive=("key",))
def hash_hkdf(engine: Engine, algo: Str, key: Str, length: Int = 0, info: Str = "", salt: Str = "") -> Str:
    algorithm = find_algorithm(engine, algo, True)
    size = algorithm.digest_size
    if not key:
        value_error(engine, 2, "cannot be empty")
    if length < 0:
        value_error(engine, 3, "must be greater than or equal to 0")
    if length > size * 255:
        value_error(engine, 3, f"must be less than or equal to {size * 255}")
    pseudo_random = algorithm.hmac(salt.encode("latin-1"), key.encode("latin-1"))
    block, out, number = b"", b"", 1
    while len(out) < (length or size):
        block = algorithm.hmac(pseudo_random, block + info.encode("latin-1") + bytes((number,)))
        out += block
        number += 1
    return out[:length or size].decode("latin-1")
