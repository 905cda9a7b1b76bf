"""Digests and ciphers by number and name; what there is of them (ext/openssl/openssl.c)."""
from __future__ import annotations

from ctypes import CFUNCTYPE, Structure, c_char_p, c_int, c_void_p, cast, create_string_buffer, string_at

from zvm.ext.openssl.errors import store, warn
from zvm.ext.openssl.library import crypto
from zvm.ext.vocabulary import Array, Bool, ByRef, False_, Int, Str, function
from zvm.runtime.functions.parameters import value_error
from zvm.runtime.values.arrays import PhpArray

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

_DIGESTS = {1: "EVP_sha1", 2: "EVP_md5", 3: "EVP_md4", 6: "EVP_sha224", 7: "EVP_sha256", 8: "EVP_sha384",
            9: "EVP_sha512", 10: "EVP_ripemd160"}  # OPENSSL_ALGO_*
_CIPHERS = ("EVP_rc2_40_cbc", "EVP_rc2_cbc", "EVP_rc2_64_cbc", "EVP_des_cbc", "EVP_des_ede3_cbc", "EVP_aes_128_cbc",
            "EVP_aes_192_cbc", "EVP_aes_256_cbc")  # OPENSSL_CIPHER_*
_MESSAGE_DIGESTS = 1  # OBJ_NAME_TYPE_MD_METH
_LARGEST_INT = 0x7FFFFFFF


def digest_of(algorithm: int | str) -> int | None:
    """The EVP_MD of a number OPENSSL_ALGO_* or a name."""
    if type(algorithm) is str:
        return crypto.EVP_get_digestbyname(c_text(algorithm))  # type: ignore[no-any-return]
    name = _DIGESTS.get(int(algorithm))
    return getattr(crypto, name)() if name is not None else None


def cipher_of(number: int) -> int | None:
    """The EVP_CIPHER of a number OPENSSL_CIPHER_*."""
    return getattr(crypto, _CIPHERS[number])() if 0 <= number < len(_CIPHERS) else None


def c_text(text: str) -> bytes:
    return text.partition("\0")[0].encode("latin-1")


# ---- what there is -----------------------------------------------------------------------------------------------

class _ObjectName(Structure):
    _fields_ = (("type", c_int), ("alias", c_int), ("name", c_char_p), ("data", c_char_p))


@function
def openssl_get_md_methods(aliases: Bool = False) -> Array:
    found: list[str] = []

    def add(pointer: int, _: Any) -> None:
        entry = cast(pointer, c_void_p).value
        name = _ObjectName.from_address(entry or 0)
        if aliases or not name.alias:
            found.append(name.name.decode("latin-1"))

    crypto.OBJ_NAME_do_all_sorted(_MESSAGE_DIGESTS, cast(_entry_visitor(add), c_void_p), None)
    return PhpArray.from_list(found)


_entry_visitor = CFUNCTYPE(None, c_void_p, c_void_p)
_name_visitor = CFUNCTYPE(None, c_void_p, c_void_p)


@function
def openssl_get_cipher_methods(aliases: Bool = False) -> Array:
    found: list[str] = []

    def add_name(name: int, _: Any) -> None:
        found.append(string_at(name).decode("latin-1").lower())

    visitor = _name_visitor(add_name)

    def add(cipher: int, _: Any) -> None:
        if aliases:
            crypto.EVP_CIPHER_names_do_all(cipher, cast(visitor, c_void_p), None)
        else:
            found.append(crypto.EVP_CIPHER_get0_name(cipher).decode("latin-1").lower())

    crypto.EVP_CIPHER_do_all_provided(None, cast(_entry_visitor(add), c_void_p), None)
    return PhpArray.from_list(sorted(found))


class _Curve(Structure):
    _fields_ = (("number", c_int), ("comment", c_char_p))


@function
def openssl_get_curve_names() -> Array | False_:
    count = crypto.EC_get_builtin_curves(None, 0)
    curves = (_Curve * count)()
    if not crypto.EC_get_builtin_curves(curves, count):
        return False
    names = [crypto.OBJ_nid2sn(curve.number) for curve in curves]
    return PhpArray.from_list([name.decode("latin-1") for name in names if name is not None])


# ---- digests and chance ------------------------------------------------------------------------------------------

@function
def openssl_digest(engine: Engine, data: Str, digest_algo: Str, binary: Bool = False) -> Str | False_:
    kind = digest_of(digest_algo)
    if not kind:
        warn(engine, "Unknown digest algorithm")
        return False
    context = crypto.EVP_MD_CTX_new()
    result = create_string_buffer(crypto.EVP_MD_get_size(kind))
    source = data.encode("latin-1")
    done = crypto.EVP_DigestInit_ex(context, kind, None) and crypto.EVP_DigestUpdate(context, source, len(source)) \
        and crypto.EVP_DigestFinal_ex(context, result, None)
    crypto.EVP_MD_CTX_free(context)
    if not done:
        store(engine)
        return False
    return result.raw.decode("latin-1") if binary else result.raw.hex()


@function(sensitive=("password",))
def openssl_pbkdf2(engine: Engine, password: Str, salt: Str, key_length: Int, iterations: Int,
                   digest_algo: Str = "sha1") -> Str | False_:
    if key_length <= 0:
        value_error(engine, 3, "must be greater than 0")
    kind = digest_of(digest_algo or "sha1")
    if not kind:
        warn(engine, "Unknown digest algorithm")
        return False
    if max(key_length, abs(iterations)) > _LARGEST_INT:
        warn(engine, "key length is too long" if key_length > _LARGEST_INT else "iterations is too long")
        return False
    secret, grains = password.encode("latin-1"), salt.encode("latin-1")
    result = create_string_buffer(key_length)
    if crypto.PKCS5_PBKDF2_HMAC(secret, len(secret), grains, len(grains), iterations, kind, key_length, result) != 1:
        store(engine)
        return False
    return result.raw.decode("latin-1")


@function
def openssl_random_pseudo_bytes(engine: Engine, length: Int, strong_result: ByRef = None) -> Str:
    if strong_result is not None:
        strong_result.value = False
    if length <= 0:
        value_error(engine, 1, "must be greater than 0")
    if length > _LARGEST_INT:
        value_error(engine, 1, f"must be less than or equal to {_LARGEST_INT}")
    buffer = create_string_buffer(length)
    if crypto.RAND_bytes(buffer, length) <= 0:
        engine.throw("Exception", "Error reading from source device")
    store(engine)
    if strong_result is not None:
        strong_result.value = True
    return buffer.raw.decode("latin-1")
