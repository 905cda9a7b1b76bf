"""Signing, and encryption with keys: openssl_sign, openssl_public_encrypt (ext/openssl/openssl.c)."""
from __future__ import annotations

from ctypes import byref, c_size_t, c_uint, create_string_buffer

from zvm.ext.openssl.algorithms import digest_of
from zvm.ext.openssl.errors import store, warn
from zvm.ext.openssl.handles import Held, hold
from zvm.ext.openssl.keys import key_from
from zvm.ext.openssl.library import crypto
from zvm.ext.vocabulary import Bool, ByRef, False_, Int, Str, Untyped, function

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable

    from zvm.engine import Engine
    from zvm.runtime.values.zval import Reference

OPENSSL_PKCS1_PADDING, OPENSSL_ALGO_SHA1 = 1, 1


def _transform(engine: Engine, key: Held | None, problem: str, data: str, output: Reference, padding: int,
               begin: Callable[[int], int], transform: Callable[..., int]) -> bool:
    """Do what EVP_PKEY_encrypt() and the like do; `problem` is the warning where there is no key."""
    if key is None:
        warn(engine, problem)
        return False
    context = hold(crypto.EVP_PKEY_CTX_new(key.pointer, None), crypto.EVP_PKEY_CTX_free)
    size, source = c_size_t(), data.encode("latin-1")
    if context is None or begin(context.pointer) <= 0 or \
            crypto.EVP_PKEY_CTX_set_rsa_padding(context.pointer, padding) <= 0 or \
            transform(context.pointer, None, byref(size), source, len(source)) <= 0:
        store(engine)
        return False
    room = create_string_buffer(size.value or 1)
    if transform(context.pointer, room, byref(size), source, len(source)) <= 0:
        store(engine)
        return False
    output.value = room.raw[:size.value].decode("latin-1")
    return True


@function
def openssl_private_encrypt(engine: Engine, data: Str, encrypted_data: ByRef, private_key: Untyped,
                            padding: Int = OPENSSL_PKCS1_PADDING) -> Bool:
    return _transform(engine, key_from(engine, private_key, False, "", 3), "key param is not a valid private key",
                      data, encrypted_data, padding, crypto.EVP_PKEY_sign_init, crypto.EVP_PKEY_sign)


@function
def openssl_private_decrypt(engine: Engine, data: Str, decrypted_data: ByRef, private_key: Untyped,
                            padding: Int = OPENSSL_PKCS1_PADDING) -> Bool:
    return _transform(engine, key_from(engine, private_key, False, "", 3), "key parameter is not a valid private key",
                      data, decrypted_data, padding, crypto.EVP_PKEY_decrypt_init, crypto.EVP_PKEY_decrypt)


@function
def openssl_public_encrypt(engine: Engine, data: Str, encrypted_data: ByRef, public_key: Untyped,
                           padding: Int = OPENSSL_PKCS1_PADDING) -> Bool:
    return _transform(engine, key_from(engine, public_key, True, None, 3), "key parameter is not a valid public key",
                      data, encrypted_data, padding, crypto.EVP_PKEY_encrypt_init, crypto.EVP_PKEY_encrypt)


@function
def openssl_public_decrypt(engine: Engine, data: Str, decrypted_data: ByRef, public_key: Untyped,
                           padding: Int = OPENSSL_PKCS1_PADDING) -> Bool:
    return _transform(engine, key_from(engine, public_key, True, None, 3), "key parameter is not a valid public key",
                      data, decrypted_data, padding, crypto.EVP_PKEY_verify_recover_init,
                      crypto.EVP_PKEY_verify_recover)


@function
def openssl_sign(engine: Engine, data: Str, signature: ByRef, private_key: Untyped,
                 algorithm: Str | Int = OPENSSL_ALGO_SHA1) -> Bool:
    key = key_from(engine, private_key, False, "", 3)
    if key is None:
        warn(engine, "Supplied key param cannot be coerced into a private key")
        return False
    kind = digest_of(algorithm)
    if not kind:
        warn(engine, "Unknown digest algorithm")
        return False
    context = Held(crypto.EVP_MD_CTX_new(), crypto.EVP_MD_CTX_free)
    source, size = data.encode("latin-1"), c_uint()
    room = create_string_buffer(max(crypto.EVP_PKEY_get_size(key.pointer), 1))
    if not crypto.EVP_DigestInit_ex(context.pointer, kind, None) or \
            not crypto.EVP_DigestUpdate(context.pointer, source, len(source)) or \
            not crypto.EVP_SignFinal(context.pointer, room, byref(size), key.pointer):
        store(engine)
        return False
    signature.value = room.raw[:size.value].decode("latin-1")
    return True


@function
def openssl_verify(engine: Engine, data: Str, signature: Str, public_key: Untyped,
                   algorithm: Str | Int = OPENSSL_ALGO_SHA1) -> Int | False_:
    kind = digest_of(algorithm)
    if not kind:
        warn(engine, "Unknown digest algorithm")
        return False
    key = key_from(engine, public_key, True, None, 3)
    if key is None:
        warn(engine, "Supplied key param cannot be coerced into a public key")
        return False
    context = Held(crypto.EVP_MD_CTX_new(), crypto.EVP_MD_CTX_free)
    source, signed = data.encode("latin-1"), signature.encode("latin-1")
    result = 0
    if crypto.EVP_DigestInit_ex(context.pointer, kind, None) and \
            crypto.EVP_DigestUpdate(context.pointer, source, len(source)):
        result = crypto.EVP_VerifyFinal(context.pointer, signed, len(signed), key.pointer)
    if result < 0:
        store(engine)
    return result
