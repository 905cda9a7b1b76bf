"""Signing, and encryption with keys: openssl_sign, openssl_public_encrypt (ext/openssl/openssl.c)."""
from __future__ import annotations

from ctypes import byref, c_size_t, c_uint, c_void_p, create_string_buffer

from zvm.ext.openssl.algorithms import digest_of
from zvm.ext.openssl.errors import store, warn
from zvm.ext.openssl.handles import Held, hold
from zvm.ext.openssl.keys import key_from
from zvm.ext.openssl.library import crypto
from zvm.ext.vocabulary import Bool, ByRef, False_, Int, Null, Str, Untyped, function

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable

    from zvm.engine import Engine
    from zvm.runtime.values.zval import Reference

OPENSSL_PKCS1_PADDING, OPENSSL_ALGO_SHA1 = 1, 1
_OAEP, _PSS, _RSA = 4, 6, 6  # OPENSSL_PKCS1_OAEP_PADDING, OPENSSL_PKCS1_PSS_PADDING, EVP_PKEY_RSA


def _transform(engine: Engine, key: Held | None, problem: str, data: str, output: Reference, padding: int,
               begin: Callable[[int], int], transform: Callable[..., int], digest_algo: str | None = None) -> bool:
    """Do what EVP_PKEY_encrypt() and the like do; `problem` is the warning where there is no key, `digest_algo` the
    digest of OAEP padding."""
    if key is None:
        warn(engine, problem)
        return False
    context = hold(crypto.EVP_PKEY_CTX_new(key.pointer, None), crypto.EVP_PKEY_CTX_free)
    size, source = c_size_t(), data.encode("latin-1")
    if context is None or begin(context.pointer) <= 0 or \
            crypto.EVP_PKEY_CTX_set_rsa_padding(context.pointer, padding) <= 0 or \
            digest_algo is not None and not _set_digest(engine, context, padding, digest_algo) or \
            transform(context.pointer, None, byref(size), source, len(source)) <= 0:
        store(engine)
        return False
    room = create_string_buffer(size.value or 1)
    if transform(context.pointer, room, byref(size), source, len(source)) <= 0:
        store(engine)
        return False
    output.value = room.raw[:size.value].decode("latin-1")
    return True


def _set_digest(engine: Engine, context: Held, padding: int, name: str) -> bool:
    """Set the digest of OAEP padding; other paddings have none."""
    kind = digest_of(name)
    if not kind:
        warn(engine, f"Unknown digest algorithm: {name}")
        return False
    return padding != _OAEP or bool(crypto.EVP_PKEY_CTX_set_rsa_oaep_md(context.pointer, kind) > 0)


@function
def openssl_private_encrypt(engine: Engine, data: Str, encrypted_data: ByRef, private_key: Untyped,
                            padding: Int = OPENSSL_PKCS1_PADDING) -> Bool:
    return _transform(engine, key_from(engine, private_key, False, "", 3), "key param is not a valid private key",
                      data, encrypted_data, padding, crypto.EVP_PKEY_sign_init, crypto.EVP_PKEY_sign)


@function(added={"digest_algo": 80500})
def openssl_private_decrypt(engine: Engine, data: Str, decrypted_data: ByRef, private_key: Untyped,
                            padding: Int = OPENSSL_PKCS1_PADDING, digest_algo: Str | Null = None) -> Bool:
    return _transform(engine, key_from(engine, private_key, False, "", 3), "key parameter is not a valid private key",
                      data, decrypted_data, padding, crypto.EVP_PKEY_decrypt_init, crypto.EVP_PKEY_decrypt,
                      digest_algo)


@function(added={"digest_algo": 80500})
def openssl_public_encrypt(engine: Engine, data: Str, encrypted_data: ByRef, public_key: Untyped,
                           padding: Int = OPENSSL_PKCS1_PADDING, digest_algo: Str | Null = None) -> Bool:
    return _transform(engine, key_from(engine, public_key, True, None, 3), "key parameter is not a valid public key",
                      data, encrypted_data, padding, crypto.EVP_PKEY_encrypt_init, crypto.EVP_PKEY_encrypt,
                      digest_algo)


@function
def openssl_public_decrypt(engine: Engine, data: Str, decrypted_data: ByRef, public_key: Untyped,
                           padding: Int = OPENSSL_PKCS1_PADDING) -> Bool:
    return _transform(engine, key_from(engine, public_key, True, None, 3), "key parameter is not a valid public key",
                      data, decrypted_data, padding, crypto.EVP_PKEY_verify_recover_init,
                      crypto.EVP_PKEY_verify_recover)


def _accepts_padding(engine: Engine, key: Held, padding: int) -> bool:
    """Whether a signature of the key may have the padding; a warning where not."""
    if crypto.EVP_PKEY_get_base_id(key.pointer) != _RSA:
        warn(engine, "Padding parameter is only supported for RSA keys")
        return False
    if padding not in (OPENSSL_PKCS1_PADDING, _PSS):
        warn(engine, "Unknown padding type")
        return False
    return True


def _signed_with_padding(key: Held, kind: int, data: bytes, padding: int) -> bytes | None:
    """The signature, None where OpenSSL fails."""
    context, padded, size = Held(crypto.EVP_MD_CTX_new(), crypto.EVP_MD_CTX_free), c_void_p(), c_size_t()
    if crypto.EVP_DigestSignInit(context.pointer, byref(padded), kind, None, key.pointer) <= 0 or \
            crypto.EVP_PKEY_CTX_set_rsa_padding(padded.value, padding) <= 0 or \
            crypto.EVP_DigestSign(context.pointer, None, byref(size), data, len(data)) <= 0:
        return None
    room = create_string_buffer(size.value or 1)
    if crypto.EVP_DigestSign(context.pointer, room, byref(size), data, len(data)) <= 0:
        return None
    return room.raw[:size.value]


def _verified_with_padding(key: Held, kind: int, data: bytes, signed: bytes, padding: int) -> int:
    """1 where the signature is one of the data, 0 where it is none, negative where OpenSSL fails."""
    context, padded = Held(crypto.EVP_MD_CTX_new(), crypto.EVP_MD_CTX_free), c_void_p()
    if crypto.EVP_DigestVerifyInit(context.pointer, byref(padded), kind, None, key.pointer) <= 0 or \
            crypto.EVP_PKEY_CTX_set_rsa_padding(padded.value, padding) <= 0:
        return -1
    result: int = crypto.EVP_DigestVerify(context.pointer, signed, len(signed), data, len(data))
    return result


@function(added={"padding": 80500})
def openssl_sign(engine: Engine, data: Str, signature: ByRef, private_key: Untyped,
                 algorithm: Str | Int = OPENSSL_ALGO_SHA1, padding: Int = 0) -> Bool:
    key = key_from(engine, private_key, False, "", 3)
    if key is None:
        warn(engine, "Supplied key param cannot be coerced into a private key")
        return False
    kind = digest_of(algorithm)
    if not kind:
        warn(engine, "Unknown digest algorithm")
        return False
    source, size = data.encode("latin-1"), c_uint()
    if padding:
        if not _accepts_padding(engine, key, padding):
            return False
        signed = _signed_with_padding(key, kind, source, padding)
        if signed is None:
            store(engine)
            return False
        signature.value = signed.decode("latin-1")
        return True
    context = Held(crypto.EVP_MD_CTX_new(), crypto.EVP_MD_CTX_free)
    room = create_string_buffer(max(crypto.EVP_PKEY_get_size(key.pointer), 1))
    if not crypto.EVP_DigestInit_ex(context.pointer, kind, None) or \
            not crypto.EVP_DigestUpdate(context.pointer, source, len(source)) or \
            not crypto.EVP_SignFinal(context.pointer, room, byref(size), key.pointer):
        store(engine)
        return False
    signature.value = room.raw[:size.value].decode("latin-1")
    return True


@function(added={"padding": 80500})
def openssl_verify(engine: Engine, data: Str, signature: Str, public_key: Untyped,
                   algorithm: Str | Int = OPENSSL_ALGO_SHA1, padding: Int = 0) -> Int | False_:
    kind = digest_of(algorithm)
    if not kind:
        warn(engine, "Unknown digest algorithm")
        return False
    key = key_from(engine, public_key, True, None, 3)
    if key is None:
        warn(engine, "Supplied key param cannot be coerced into a public key")
        return False
    source, signed = data.encode("latin-1"), signature.encode("latin-1")
    context = Held(crypto.EVP_MD_CTX_new(), crypto.EVP_MD_CTX_free)
    result = 0
    if padding:
        result = _verified_with_padding(key, kind, source, signed, padding) \
            if _accepts_padding(engine, key, padding) else -1
    elif crypto.EVP_DigestInit_ex(context.pointer, kind, None) and \
            crypto.EVP_DigestUpdate(context.pointer, source, len(source)):
        result = crypto.EVP_VerifyFinal(context.pointer, signed, len(signed), key.pointer)
    if result < 0:
        store(engine)
    return result
