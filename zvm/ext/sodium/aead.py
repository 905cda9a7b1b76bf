"""Encryption with additional data: sodium_crypto_aead_* (ext/sodium/libsodium.c)."""
from __future__ import annotations

from ctypes import byref, c_ulonglong, create_string_buffer

from zvm.ext.sodium.calls import chance, check_size, fail
from zvm.ext.sodium.library import sodium
from zvm.ext.vocabulary import Bool, False_, Str, function

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.engine import Engine

_TAG = 16  # bytes that all of them add
_MOST_AES = 16 * ((1 << 32) - 2)  # bytes of a message for one key


def _encrypt(engine: Engine, name: str, message: str, additional_data: str, nonce: str, key: str) -> str:
    """`name` is that of the construction in libsodium."""
    _check(engine, name, nonce, key)
    data, extra = message.encode("latin-1"), additional_data.encode("latin-1")
    if name == "aes256gcm" and len(data) > _MOST_AES:
        fail(engine, "message too long for a single key")
    room, size = create_string_buffer(len(data) + _TAG), c_ulonglong()
    if getattr(sodium, f"crypto_aead_{name}_encrypt")(room, byref(size), data, len(data), extra, len(extra), None,
                                                      nonce.encode("latin-1"), key.encode("latin-1")):
        fail(engine, "internal error")
    return room.raw[:size.value].decode("latin-1")


def _decrypt(engine: Engine, name: str, ciphertext: str, additional_data: str, nonce: str, key: str) -> str | bool:
    _check(engine, name, nonce, key)
    data, extra = ciphertext.encode("latin-1"), additional_data.encode("latin-1")
    if len(data) < _TAG:
        return False
    room, size = create_string_buffer(len(data)), c_ulonglong()
    if getattr(sodium, f"crypto_aead_{name}_decrypt")(room, byref(size), None, data, len(data), extra, len(extra),
                                                      nonce.encode("latin-1"), key.encode("latin-1")):
        return False
    return room.raw[:size.value].decode("latin-1")


def _check(engine: Engine, name: str, nonce: str, key: str) -> None:
    check_size(engine, 3, nonce, f"CRYPTO_AEAD_{name.upper()}_NPUBBYTES")
    check_size(engine, 4, key, f"CRYPTO_AEAD_{name.upper()}_KEYBYTES")


@function
def sodium_crypto_aead_aes256gcm_is_available() -> Bool:
    return bool(sodium.crypto_aead_aes256gcm_is_available())


@function(sensitive=("key",))
def sodium_crypto_aead_aes256gcm_encrypt(engine: Engine, message: Str, additional_data: Str, nonce: Str,
                                         key: Str) -> Str:
    return _encrypt(engine, "aes256gcm", message, additional_data, nonce, key)


@function(sensitive=("key",))
def sodium_crypto_aead_aes256gcm_decrypt(engine: Engine, ciphertext: Str, additional_data: Str, nonce: Str,
                                         key: Str) -> Str | False_:
    return _decrypt(engine, "aes256gcm", ciphertext, additional_data, nonce, key)


@function
def sodium_crypto_aead_aes256gcm_keygen() -> Str:
    return chance("CRYPTO_AEAD_AES256GCM_KEYBYTES")


@function(sensitive=("key",))
def sodium_crypto_aead_chacha20poly1305_encrypt(engine: Engine, message: Str, additional_data: Str, nonce: Str,
                                                key: Str) -> Str:
    return _encrypt(engine, "chacha20poly1305", message, additional_data, nonce, key)


@function(sensitive=("key",))
def sodium_crypto_aead_chacha20poly1305_decrypt(engine: Engine, ciphertext: Str, additional_data: Str, nonce: Str,
                                                key: Str) -> Str | False_:
    return _decrypt(engine, "chacha20poly1305", ciphertext, additional_data, nonce, key)


@function
def sodium_crypto_aead_chacha20poly1305_keygen() -> Str:
    return chance("CRYPTO_AEAD_CHACHA20POLY1305_KEYBYTES")


@function(sensitive=("key",))
def sodium_crypto_aead_chacha20poly1305_ietf_encrypt(engine: Engine, message: Str, additional_data: Str, nonce: Str,
                                                     key: Str) -> Str:
    return _encrypt(engine, "chacha20poly1305_ietf", message, additional_data, nonce, key)


@function(sensitive=("key",))
def sodium_crypto_aead_chacha20poly1305_ietf_decrypt(engine: Engine, ciphertext: Str, additional_data: Str, nonce: Str,
                                                     key: Str) -> Str | False_:
    return _decrypt(engine, "chacha20poly1305_ietf", ciphertext, additional_data, nonce, key)


@function
def sodium_crypto_aead_chacha20poly1305_ietf_keygen() -> Str:
    return chance("CRYPTO_AEAD_CHACHA20POLY1305_IETF_KEYBYTES")


@function(sensitive=("key",))
def sodium_crypto_aead_xchacha20poly1305_ietf_encrypt(engine: Engine, message: Str, additional_data: Str, nonce: Str,
                                                      key: Str) -> Str:
    return _encrypt(engine, "xchacha20poly1305_ietf", message, additional_data, nonce, key)


@function(sensitive=("key",))
def sodium_crypto_aead_xchacha20poly1305_ietf_decrypt(engine: Engine, ciphertext: Str, additional_data: Str, nonce: Str,
                                                      key: Str) -> Str | False_:
    return _decrypt(engine, "xchacha20poly1305_ietf", ciphertext, additional_data, nonce, key)


@function
def sodium_crypto_aead_xchacha20poly1305_ietf_keygen() -> Str:
    return chance("CRYPTO_AEAD_XCHACHA20POLY1305_IETF_KEYBYTES")
