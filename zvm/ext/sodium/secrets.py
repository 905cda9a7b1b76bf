"""Encryption, authentication and hashing with one key (ext/sodium/libsodium.c)."""
from __future__ import annotations

from ctypes import byref, c_ubyte, c_ulonglong, create_string_buffer

from zvm.ext.sodium.calls import argument_fails, chance, check_size, fail, filled, size_of
from zvm.ext.sodium.library import sodium
from zvm.ext.vocabulary import Array, Bool, ByRef, False_, Int, Str, True_, Void, function
from zvm.runtime.values.arrays import PhpArray

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.engine import Engine
    from zvm.runtime.values.zval import Reference

SODIUM_CRYPTO_GENERICHASH_BYTES = 32
SODIUM_CRYPTO_SECRETSTREAM_XCHACHA20POLY1305_TAG_MESSAGE = 0
_HASH_STATE, _STREAM_STATE = 384, 52  # bytes of libsodium's states
_STREAM_TAG = 17
_BOX_TAG = 16


# ---- one message -------------------------------------------------------------------------------------------------

@function
def sodium_crypto_secretbox_keygen() -> Str:
    return chance("CRYPTO_SECRETBOX_KEYBYTES")


@function(sensitive=("key",))
def sodium_crypto_secretbox(engine: Engine, message: Str, nonce: Str, key: Str) -> Str:
    check_size(engine, 2, nonce, "CRYPTO_SECRETBOX_NONCEBYTES")
    check_size(engine, 3, key, "CRYPTO_SECRETBOX_KEYBYTES")
    return filled(engine, len(message) + _BOX_TAG, "crypto_secretbox_easy", message, len(message), nonce, key)


@function(sensitive=("key",))
def sodium_crypto_secretbox_open(engine: Engine, ciphertext: Str, nonce: Str, key: Str) -> Str | False_:
    check_size(engine, 2, nonce, "CRYPTO_SECRETBOX_NONCEBYTES")
    check_size(engine, 3, key, "CRYPTO_SECRETBOX_KEYBYTES")
    if len(ciphertext) < _BOX_TAG:
        return False
    room = create_string_buffer(len(ciphertext))
    if sodium.crypto_secretbox_open_easy(room, ciphertext.encode("latin-1"), len(ciphertext), nonce.encode("latin-1"),
                                         key.encode("latin-1")):
        return False
    return room.raw[:len(ciphertext) - _BOX_TAG].decode("latin-1")


@function
def sodium_crypto_auth_keygen() -> Str:
    return chance("CRYPTO_AUTH_KEYBYTES")


@function(sensitive=("key",))
def sodium_crypto_auth(engine: Engine, message: Str, key: Str) -> Str:
    check_size(engine, 2, key, "CRYPTO_AUTH_KEYBYTES")
    return filled(engine, size_of("CRYPTO_AUTH_BYTES"), "crypto_auth", message, len(message), key)


@function(sensitive=("key",))
def sodium_crypto_auth_verify(engine: Engine, mac: Str, message: Str, key: Str) -> Bool:
    check_size(engine, 3, key, "CRYPTO_AUTH_KEYBYTES")
    check_size(engine, 1, mac, "CRYPTO_AUTH_BYTES")
    return not sodium.crypto_auth_verify(mac.encode("latin-1"), message.encode("latin-1"), len(message),
                                         key.encode("latin-1"))


# ---- streams of bytes --------------------------------------------------------------------------------------------

def _stream(engine: Engine, name: str, length: int, nonce: str, key: str) -> str:
    if length <= 0:
        argument_fails(engine, 1, "must be greater than 0")
    check_size(engine, 2, nonce, f"CRYPTO_{name.upper()}_NONCEBYTES")
    check_size(engine, 3, key, f"CRYPTO_{name.upper()}_KEYBYTES")
    return filled(engine, length, f"crypto_{name}", length, nonce, key)


def _xored(engine: Engine, name: str, message: str, nonce: str, key: str) -> str:
    check_size(engine, 2, nonce, f"CRYPTO_{name.upper()}_NONCEBYTES")
    check_size(engine, 3, key, f"CRYPTO_{name.upper()}_KEYBYTES")
    return filled(engine, len(message), f"crypto_{name}_xor", message, len(message), nonce, key)


@function
def sodium_crypto_stream_keygen() -> Str:
    return chance("CRYPTO_STREAM_KEYBYTES")


@function(sensitive=("key",))
def sodium_crypto_stream(engine: Engine, length: Int, nonce: Str, key: Str) -> Str:
    return _stream(engine, "stream", length, nonce, key)


@function(sensitive=("key",))
def sodium_crypto_stream_xor(engine: Engine, message: Str, nonce: Str, key: Str) -> Str:
    return _xored(engine, "stream", message, nonce, key)


@function
def sodium_crypto_stream_xchacha20_keygen() -> Str:
    return chance("CRYPTO_STREAM_XCHACHA20_KEYBYTES")


@function(sensitive=("key",))
def sodium_crypto_stream_xchacha20(engine: Engine, length: Int, nonce: Str, key: Str) -> Str:
    return _stream(engine, "stream_xchacha20", length, nonce, key)


@function(sensitive=("key",))
def sodium_crypto_stream_xchacha20_xor(engine: Engine, message: Str, nonce: Str, key: Str) -> Str:
    return _xored(engine, "stream_xchacha20", message, nonce, key)


@function(sensitive=("key",))
def sodium_crypto_stream_xchacha20_xor_ic(engine: Engine, message: Str, nonce: Str, counter: Int, key: Str) -> Str:
    check_size(engine, 2, nonce, "CRYPTO_STREAM_XCHACHA20_NONCEBYTES")
    if len(key) != size_of("CRYPTO_STREAM_XCHACHA20_KEYBYTES"):
        argument_fails(engine, 3, "must be SODIUM_CRYPTO_STREAM_XCHACHA20_KEYBYTES bytes long")
    return filled(engine, len(message), "crypto_stream_xchacha20_xor_ic", message, len(message), nonce, counter, key)


# ---- hashes ------------------------------------------------------------------------------------------------------

@function
def sodium_crypto_shorthash_keygen() -> Str:
    return chance("CRYPTO_SHORTHASH_KEYBYTES")


@function(sensitive=("key",))
def sodium_crypto_shorthash(engine: Engine, message: Str, key: Str) -> Str:
    check_size(engine, 2, key, "CRYPTO_SHORTHASH_KEYBYTES")
    return filled(engine, size_of("CRYPTO_SHORTHASH_BYTES"), "crypto_shorthash", message, len(message), key)


def _check_hash(engine: Engine, length: int, key: str) -> None:
    if not 16 <= length <= 64:
        fail(engine, "unsupported output length")
    if key and not 16 <= len(key) <= 64:
        fail(engine, "unsupported key length")


@function
def sodium_crypto_generichash_keygen() -> Str:
    return chance("CRYPTO_GENERICHASH_KEYBYTES")


@function(sensitive=("key",))
def sodium_crypto_generichash(engine: Engine, message: Str, key: Str = "",
                              length: Int = SODIUM_CRYPTO_GENERICHASH_BYTES) -> Str:
    _check_hash(engine, length, key)
    return filled(engine, length, "crypto_generichash", length, message, len(message), key, len(key))


@function(sensitive=("key",))
def sodium_crypto_generichash_init(engine: Engine, key: Str = "",
                                   length: Int = SODIUM_CRYPTO_GENERICHASH_BYTES) -> Str:
    _check_hash(engine, length, key)
    return filled(engine, _HASH_STATE, "crypto_generichash_init", key, len(key), length)


def _state(engine: Engine, state: Reference, size: int, problem: str | None = None) -> bytes:
    """A state that a script keeps; throws where it is none."""
    if type(state.value) is not str:
        argument_fails(engine, 1, "must be a reference to a state")
    if len(state.value) != size:
        if problem is not None:
            argument_fails(engine, 1, problem)
        fail(engine, "incorrect state length")
    return state.value.encode("latin-1")


@function
def sodium_crypto_generichash_update(engine: Engine, state: ByRef[Str], message: Str) -> True_:
    room = create_string_buffer(_state(engine, state, _HASH_STATE), _HASH_STATE)
    if sodium.crypto_generichash_update(room, message.encode("latin-1"), len(message)):
        fail(engine, "internal error")
    state.value = room.raw.decode("latin-1")
    return True


@function
def sodium_crypto_generichash_final(engine: Engine, state: ByRef[Str],
                                    length: Int = SODIUM_CRYPTO_GENERICHASH_BYTES) -> Str:
    room = create_string_buffer(_state(engine, state, _HASH_STATE), _HASH_STATE)
    if not 16 <= length <= 64:
        fail(engine, "unsupported output length")
    result = create_string_buffer(length)
    if sodium.crypto_generichash_final(room, result, length):
        fail(engine, "internal error")
    state.value = None
    return result.raw.decode("latin-1")


# ---- derived keys ------------------------------------------------------------------------------------------------

@function
def sodium_crypto_kdf_keygen() -> Str:
    return chance("CRYPTO_KDF_KEYBYTES")


@function(sensitive=("key",))
def sodium_crypto_kdf_derive_from_key(engine: Engine, subkey_length: Int, subkey_id: Int, context: Str,
                                      key: Str) -> Str:
    if subkey_length < size_of("CRYPTO_KDF_BYTES_MIN"):
        argument_fails(engine, 1, "must be greater than or equal to SODIUM_CRYPTO_KDF_BYTES_MIN")
    if subkey_length > size_of("CRYPTO_KDF_BYTES_MAX"):
        argument_fails(engine, 1, "must be less than or equal to SODIUM_CRYPTO_KDF_BYTES_MAX")
    if subkey_id < 0:
        argument_fails(engine, 2, "must be greater than or equal to 0")
    check_size(engine, 3, context, "CRYPTO_KDF_CONTEXTBYTES")
    if len(key) != size_of("CRYPTO_KDF_KEYBYTES"):
        argument_fails(engine, 4, "must be SODIUM_CRYPTO_KDF_BYTES_MIN bytes long")
    return filled(engine, subkey_length, "crypto_kdf_derive_from_key", subkey_length, subkey_id, context, key)


# ---- streams of messages -----------------------------------------------------------------------------------------

@function
def sodium_crypto_secretstream_xchacha20poly1305_keygen() -> Str:
    return chance("CRYPTO_SECRETSTREAM_XCHACHA20POLY1305_KEYBYTES")


@function(sensitive=("key",))
def sodium_crypto_secretstream_xchacha20poly1305_init_push(engine: Engine, key: Str) -> Array:
    check_size(engine, 1, key, "CRYPTO_SECRETSTREAM_XCHACHA20POLY1305_KEYBYTES")
    header = create_string_buffer(size_of("CRYPTO_SECRETSTREAM_XCHACHA20POLY1305_HEADERBYTES"))
    state = filled(engine, _STREAM_STATE, "crypto_secretstream_xchacha20poly1305_init_push", header, key)
    return PhpArray.from_list([state, header.raw.decode("latin-1")])


@function(sensitive=("key",))
def sodium_crypto_secretstream_xchacha20poly1305_init_pull(engine: Engine, header: Str, key: Str) -> Str:
    check_size(engine, 1, header, "CRYPTO_SECRETSTREAM_XCHACHA20POLY1305_HEADERBYTES")
    check_size(engine, 2, key, "CRYPTO_SECRETSTREAM_XCHACHA20POLY1305_KEYBYTES")
    return filled(engine, _STREAM_STATE, "crypto_secretstream_xchacha20poly1305_init_pull", header, key)


@function
def sodium_crypto_secretstream_xchacha20poly1305_push(
        engine: Engine, state: ByRef[Str], message: Str, additional_data: Str = "",
        tag: Int = SODIUM_CRYPTO_SECRETSTREAM_XCHACHA20POLY1305_TAG_MESSAGE) -> Str:
    room = create_string_buffer(_state(engine, state, _STREAM_STATE, "must have a correct length"), _STREAM_STATE)
    if not 0 <= tag <= 255:
        argument_fails(engine, 4, "must be in the range of 0-255")
    output, size = create_string_buffer(len(message) + _STREAM_TAG), c_ulonglong()
    if sodium.crypto_secretstream_xchacha20poly1305_push(
            room, output, byref(size), message.encode("latin-1"), len(message), additional_data.encode("latin-1"),
            len(additional_data), c_ubyte(tag)):
        fail(engine, "internal error")
    state.value = room.raw.decode("latin-1")
    return output.raw[:size.value].decode("latin-1")


@function
def sodium_crypto_secretstream_xchacha20poly1305_pull(engine: Engine, state: ByRef[Str], ciphertext: Str,
                                                      additional_data: Str = "") -> Array | False_:
    room = create_string_buffer(_state(engine, state, _STREAM_STATE), _STREAM_STATE)
    if len(ciphertext) < _STREAM_TAG:
        return False
    output, size, tag = create_string_buffer(len(ciphertext)), c_ulonglong(), c_ubyte()
    if sodium.crypto_secretstream_xchacha20poly1305_pull(
            room, output, byref(size), byref(tag), ciphertext.encode("latin-1"), len(ciphertext),
            additional_data.encode("latin-1"), len(additional_data)):
        return False
    state.value = room.raw.decode("latin-1")
    return PhpArray.from_list([output.raw[:size.value].decode("latin-1"), tag.value])


@function
def sodium_crypto_secretstream_xchacha20poly1305_rekey(engine: Engine, state: ByRef[Str]) -> Void:
    room = create_string_buffer(_state(engine, state, _STREAM_STATE), _STREAM_STATE)
    sodium.crypto_secretstream_xchacha20poly1305_rekey(room)
    state.value = room.raw.decode("latin-1")
