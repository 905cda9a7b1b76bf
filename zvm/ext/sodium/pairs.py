"""Encryption, signatures and exchange with pairs of keys (ext/sodium/libsodium.c)."""
from __future__ import annotations

from ctypes import byref, c_ulonglong, create_string_buffer

from zvm.ext.sodium.calls import check_size, fail, filled
from zvm.ext.sodium.library import sodium
from zvm.ext.vocabulary import Array, Bool, False_, Str, function
from zvm.runtime.values.arrays import PhpArray

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.engine import Engine

_KEY, _SIGNING_KEY, _SIGNATURE = 32, 64, 64
_BOX_TAG, _SEAL = 16, 48


def _pair(engine: Engine, function_name: str, secret_size: int, *arguments: str) -> str:
    """A new pair as PHP keeps it: the secret key, then the public one."""
    secret = create_string_buffer(secret_size)
    public = filled(engine, _KEY, function_name, secret, *arguments)
    return secret.raw.decode("latin-1") + public


# ---- boxes -------------------------------------------------------------------------------------------------------

@function
def sodium_crypto_box_keypair(engine: Engine) -> Str:
    return _pair(engine, "crypto_box_keypair", _KEY)


@function(sensitive=("seed",))
def sodium_crypto_box_seed_keypair(engine: Engine, seed: Str) -> Str:
    check_size(engine, 1, seed, "CRYPTO_BOX_SEEDBYTES")
    return _pair(engine, "crypto_box_seed_keypair", _KEY, seed)


@function(sensitive=("secret_key",))
def sodium_crypto_box_keypair_from_secretkey_and_publickey(engine: Engine, secret_key: Str, public_key: Str) -> Str:
    check_size(engine, 1, secret_key, "CRYPTO_BOX_SECRETKEYBYTES")
    check_size(engine, 2, public_key, "CRYPTO_BOX_PUBLICKEYBYTES")
    return secret_key + public_key


@function(sensitive=("key_pair",))
def sodium_crypto_box_secretkey(engine: Engine, key_pair: Str) -> Str:
    check_size(engine, 1, key_pair, "CRYPTO_BOX_KEYPAIRBYTES")
    return key_pair[:_KEY]


@function(sensitive=("key_pair",))
def sodium_crypto_box_publickey(engine: Engine, key_pair: Str) -> Str:
    check_size(engine, 1, key_pair, "CRYPTO_BOX_KEYPAIRBYTES")
    return key_pair[_KEY:]


@function(sensitive=("secret_key",), aliases=("sodium_crypto_scalarmult_base",))
def sodium_crypto_box_publickey_from_secretkey(engine: Engine, secret_key: Str) -> Str:
    check_size(engine, 1, secret_key, "CRYPTO_BOX_SECRETKEYBYTES")
    return filled(engine, _KEY, "crypto_scalarmult_base", secret_key)


@function(sensitive=("key_pair",))
def sodium_crypto_box(engine: Engine, message: Str, nonce: Str, key_pair: Str) -> Str:
    check_size(engine, 2, nonce, "CRYPTO_BOX_NONCEBYTES")
    check_size(engine, 3, key_pair, "CRYPTO_BOX_KEYPAIRBYTES")
    return filled(engine, len(message) + _BOX_TAG, "crypto_box_easy", message, len(message), nonce, key_pair[_KEY:],
                  key_pair[:_KEY])


@function(sensitive=("key_pair",))
def sodium_crypto_box_open(engine: Engine, ciphertext: Str, nonce: Str, key_pair: Str) -> Str | False_:
    check_size(engine, 2, nonce, "CRYPTO_BOX_NONCEBYTES")
    check_size(engine, 3, key_pair, "CRYPTO_BOX_KEYPAIRBYTES")
    if len(ciphertext) < _BOX_TAG:
        return False
    pair, room = key_pair.encode("latin-1"), create_string_buffer(len(ciphertext))
    if sodium.crypto_box_open_easy(room, ciphertext.encode("latin-1"), len(ciphertext), nonce.encode("latin-1"),
                                   pair[_KEY:], pair[:_KEY]):
        return False
    return room.raw[:len(ciphertext) - _BOX_TAG].decode("latin-1")


@function
def sodium_crypto_box_seal(engine: Engine, message: Str, public_key: Str) -> Str:
    check_size(engine, 2, public_key, "CRYPTO_BOX_PUBLICKEYBYTES")
    return filled(engine, len(message) + _SEAL, "crypto_box_seal", message, len(message), public_key)


@function(sensitive=("key_pair",))
def sodium_crypto_box_seal_open(engine: Engine, ciphertext: Str, key_pair: Str) -> Str | False_:
    check_size(engine, 2, key_pair, "CRYPTO_BOX_KEYPAIRBYTES")
    if len(ciphertext) < _SEAL:
        return False
    pair, room = key_pair.encode("latin-1"), create_string_buffer(len(ciphertext))
    if sodium.crypto_box_seal_open(room, ciphertext.encode("latin-1"), len(ciphertext), pair[_KEY:], pair[:_KEY]):
        return False
    return room.raw[:len(ciphertext) - _SEAL].decode("latin-1")


# ---- signatures --------------------------------------------------------------------------------------------------

@function
def sodium_crypto_sign_keypair(engine: Engine) -> Str:
    return _pair(engine, "crypto_sign_keypair", _SIGNING_KEY)


@function(sensitive=("seed",))
def sodium_crypto_sign_seed_keypair(engine: Engine, seed: Str) -> Str:
    check_size(engine, 1, seed, "CRYPTO_SIGN_SEEDBYTES")
    return _pair(engine, "crypto_sign_seed_keypair", _SIGNING_KEY, seed)


@function(sensitive=("secret_key",))
def sodium_crypto_sign_keypair_from_secretkey_and_publickey(engine: Engine, secret_key: Str, public_key: Str) -> Str:
    check_size(engine, 1, secret_key, "CRYPTO_SIGN_SECRETKEYBYTES")
    check_size(engine, 2, public_key, "CRYPTO_SIGN_PUBLICKEYBYTES")
    return secret_key + public_key


@function(sensitive=("key_pair",))
def sodium_crypto_sign_secretkey(engine: Engine, key_pair: Str) -> Str:
    check_size(engine, 1, key_pair, "CRYPTO_SIGN_KEYPAIRBYTES")
    return key_pair[:_SIGNING_KEY]


@function(sensitive=("key_pair",))
def sodium_crypto_sign_publickey(engine: Engine, key_pair: Str) -> Str:
    check_size(engine, 1, key_pair, "CRYPTO_SIGN_KEYPAIRBYTES")
    return key_pair[_SIGNING_KEY:]


@function(sensitive=("secret_key",))
def sodium_crypto_sign_publickey_from_secretkey(engine: Engine, secret_key: Str) -> Str:
    check_size(engine, 1, secret_key, "CRYPTO_SIGN_SECRETKEYBYTES")
    return filled(engine, _KEY, "crypto_sign_ed25519_sk_to_pk", secret_key)


@function(sensitive=("secret_key",))
def sodium_crypto_sign(engine: Engine, message: Str, secret_key: Str) -> Str:
    check_size(engine, 2, secret_key, "CRYPTO_SIGN_SECRETKEYBYTES")
    return filled(engine, len(message) + _SIGNATURE, "crypto_sign", None, message, len(message), secret_key)


@function
def sodium_crypto_sign_open(engine: Engine, signed_message: Str, public_key: Str) -> Str | False_:
    check_size(engine, 2, public_key, "CRYPTO_SIGN_PUBLICKEYBYTES")
    room, size = create_string_buffer(len(signed_message) or 1), c_ulonglong()
    if sodium.crypto_sign_open(room, byref(size), signed_message.encode("latin-1"), len(signed_message),
                               public_key.encode("latin-1")):
        return False
    return room.raw[:size.value].decode("latin-1")


@function(sensitive=("secret_key",))
def sodium_crypto_sign_detached(engine: Engine, message: Str, secret_key: Str) -> Str:
    check_size(engine, 2, secret_key, "CRYPTO_SIGN_SECRETKEYBYTES")
    return filled(engine, _SIGNATURE, "crypto_sign_detached", None, message, len(message), secret_key)


@function
def sodium_crypto_sign_verify_detached(engine: Engine, signature: Str, message: Str, public_key: Str) -> Bool:
    check_size(engine, 1, signature, "CRYPTO_SIGN_BYTES")
    check_size(engine, 3, public_key, "CRYPTO_SIGN_PUBLICKEYBYTES")
    return not sodium.crypto_sign_verify_detached(signature.encode("latin-1"), message.encode("latin-1"), len(message),
                                                  public_key.encode("latin-1"))


def _converted(engine: Engine, name: str, key: str) -> str:
    room = create_string_buffer(_KEY)
    if getattr(sodium, name)(room, key.encode("latin-1")):
        fail(engine, "conversion failed")
    return room.raw.decode("latin-1")


@function
def sodium_crypto_sign_ed25519_pk_to_curve25519(engine: Engine, public_key: Str) -> Str:
    check_size(engine, 1, public_key, "CRYPTO_SIGN_PUBLICKEYBYTES")
    return _converted(engine, "crypto_sign_ed25519_pk_to_curve25519", public_key)


@function(sensitive=("secret_key",))
def sodium_crypto_sign_ed25519_sk_to_curve25519(engine: Engine, secret_key: Str) -> Str:
    check_size(engine, 1, secret_key, "CRYPTO_SIGN_SECRETKEYBYTES")
    return _converted(engine, "crypto_sign_ed25519_sk_to_curve25519", secret_key)


# ---- exchange ----------------------------------------------------------------------------------------------------

@function
def sodium_crypto_kx_keypair(engine: Engine) -> Str:
    return _pair(engine, "crypto_kx_keypair", _KEY)


@function(sensitive=("seed",))
def sodium_crypto_kx_seed_keypair(engine: Engine, seed: Str) -> Str:
    check_size(engine, 1, seed, "CRYPTO_KX_SEEDBYTES")
    return _pair(engine, "crypto_kx_seed_keypair", _KEY, seed)


@function(sensitive=("key_pair",))
def sodium_crypto_kx_secretkey(engine: Engine, key_pair: Str) -> Str:
    check_size(engine, 1, key_pair, "CRYPTO_KX_KEYPAIRBYTES")
    return key_pair[:_KEY]


@function(sensitive=("key_pair",))
def sodium_crypto_kx_publickey(engine: Engine, key_pair: Str) -> Str:
    check_size(engine, 1, key_pair, "CRYPTO_KX_KEYPAIRBYTES")
    return key_pair[_KEY:]


def _session(engine: Engine, side: str, key_pair: str, other: str) -> PhpArray:
    """The keys to receive and to send with."""
    check_size(engine, 1, key_pair, "CRYPTO_KX_KEYPAIRBYTES")
    check_size(engine, 2, other, "CRYPTO_KX_PUBLICKEYBYTES")
    sending = create_string_buffer(_KEY)
    receiving = filled(engine, _KEY, f"crypto_kx_{side}_session_keys", sending, key_pair[_KEY:], key_pair[:_KEY], other)
    return PhpArray.from_list([receiving, sending.raw.decode("latin-1")])


@function(sensitive=("client_key_pair",))
def sodium_crypto_kx_client_session_keys(engine: Engine, client_key_pair: Str, server_key: Str) -> Array:
    return _session(engine, "client", client_key_pair, server_key)


@function(sensitive=("server_key_pair",))
def sodium_crypto_kx_server_session_keys(engine: Engine, server_key_pair: Str, client_key: Str) -> Array:
    return _session(engine, "server", server_key_pair, client_key)


@function(sensitive=("n",))
def sodium_crypto_scalarmult(engine: Engine, n: Str, p: Str) -> Str:
    check_size(engine, 1, n, "CRYPTO_SCALARMULT_SCALARBYTES")
    check_size(engine, 2, p, "CRYPTO_SCALARMULT_SCALARBYTES")
    return filled(engine, _KEY, "crypto_scalarmult", n, p)
