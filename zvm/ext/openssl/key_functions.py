"""Keys: openssl_pkey_new, openssl_pkey_export, openssl_pkey_get_details (ext/openssl/openssl.c)."""
from __future__ import annotations

from ctypes import byref, c_size_t, c_void_p, create_string_buffer

from zvm.ext.openssl.errors import store, warn
from zvm.ext.openssl.handles import Held, contents, hold, memory_output, object_numbers, written
from zvm.ext.openssl.key_generation import DH, DSA, EC, RSA, RSA_NUMBERS, from_numbers, generate
from zvm.ext.openssl.keys import OpenSSLAsymmetricKey, key_from, new_key
from zvm.ext.openssl.library import crypto
from zvm.ext.openssl.paths import full_path, open_file
from zvm.ext.openssl.request_config import (
    KEY_TYPE_DH,
    KEY_TYPE_DSA,
    KEY_TYPE_EC,
    KEY_TYPE_RSA,
    Refused,
    RequestConfig,
)
from zvm.ext.vocabulary import Array, Bool, ByRef, False_, Int, Null, Path, Str, Untyped, Void, function
from zvm.runtime.execute_data import passed_count
from zvm.runtime.functions.parameters import value_error
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.zval import deref
from zvm.targets import V8_5

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

# ruff: noqa: F821, UP037

_FINITE_FIELD = {"priv_key": b"priv", "pub_key": b"pub"}
# by EVP_PKEY type: PHP's type, the array's name, its numbers
_DETAILS: dict[int, tuple[int, str, dict[str, bytes]]] = {
    RSA: (KEY_TYPE_RSA, "rsa", RSA_NUMBERS),
    DSA: (KEY_TYPE_DSA, "dsa", {"p": b"p", "q": b"q", "g": b"g", **_FINITE_FIELD}),
    DH: (KEY_TYPE_DH, "dh", {"p": b"p", "g": b"g", **_FINITE_FIELD}),
    EC: (KEY_TYPE_EC, "ec", {"x": b"qx", "y": b"qy", "d": b"priv"})}


@function
def openssl_pkey_new(engine: Engine, options: Array | Null = None) -> "OpenSSLAsymmetricKey" | False_:
    for kind in ("rsa", "dsa", "dh", "ec"):
        data = None if options is None else deref(options.get(kind, None))
        if type(data) is PhpArray:
            found = from_numbers(engine, kind, data)
            return new_key(engine, *found) if found is not None else False
    try:
        key = generate(engine, RequestConfig(engine, options))
    except Refused:
        return False
    return new_key(engine, key, True) if key is not None else False


def _key_to_export(engine: Engine, value: Any, passphrase: str | None) -> Held | None:
    key = key_from(engine, value, False, passphrase, 1)
    if key is None:
        warn(engine, "Cannot get key from parameter 1")
    return key


def _write(engine: Engine, bio: Held, key: Held, config: RequestConfig, passphrase: str | None) -> bool:
    secret = passphrase.encode("latin-1") if passphrase is not None else None
    cipher = config.cipher if passphrase is not None and config.encrypts else None
    if not crypto.PEM_write_bio_PrivateKey(bio.pointer, key.pointer, cipher, secret, len(secret or b""), None, None):
        store(engine)
        return False
    return True


@function(sensitive=("passphrase",))
def openssl_pkey_export_to_file(engine: Engine, key: Untyped, output_filename: Path, passphrase: Str | Null = None,
                                options: Array | Null = None) -> Bool:
    found = _key_to_export(engine, key, passphrase)
    if found is None or full_path(engine, output_filename, 2) is None:
        return False
    try:
        config = RequestConfig(engine, options)
    except Refused:
        return False
    output = open_file(engine, output_filename, 2, "wb")
    return output is not None and _write(engine, output, found, config, passphrase)


@function(sensitive=("passphrase",))
def openssl_pkey_export(engine: Engine, key: Untyped, output: ByRef, passphrase: Str | Null = None,
                        options: Array | Null = None) -> Bool:
    found = _key_to_export(engine, key, passphrase)
    if found is None:
        return False
    try:
        config = RequestConfig(engine, options)
    except Refused:
        return False
    bio = memory_output()
    if not _write(engine, bio, found, config, passphrase):
        return False
    output.value = contents(bio).decode("latin-1")
    return True


@function(aliases=("openssl_get_publickey",))
def openssl_pkey_get_public(engine: Engine, public_key: Untyped) -> "OpenSSLAsymmetricKey" | False_:
    found = key_from(engine, public_key, True, None, 1)
    return new_key(engine, found, False) if found is not None else False


@function(aliases=("openssl_get_privatekey",), defaults={"passphrase": "null"}, sensitive=("passphrase",))
def openssl_pkey_get_private(engine: Engine, private_key: Untyped,
                             passphrase: Str | Null = "") -> "OpenSSLAsymmetricKey" | False_:
    found = key_from(engine, private_key, False, passphrase, 1)
    return new_key(engine, found, True) if found is not None else False


@function(deprecated=True, aliases=("openssl_free_key",))
def openssl_pkey_free(key: "OpenSSLAsymmetricKey") -> Void:
    return None


# ---- details -----------------------------------------------------------------------------------------------------

def _number(key: int, name: bytes) -> str | None:
    """A number of a key as bytes."""
    pointer = c_void_p()
    if crypto.EVP_PKEY_get_bn_param(key, name, byref(pointer)) <= 0:
        return None
    number = Held(pointer.value or 0, crypto.BN_free)
    room = create_string_buffer((crypto.BN_num_bits(number.pointer) + 7) // 8 or 1)
    size = crypto.BN_bn2bin(number.pointer, room)
    return room.raw[:size].decode("latin-1")


def _curve(key: int) -> dict[int | str, Any]:
    room, size = create_string_buffer(64), c_size_t()
    if crypto.EVP_PKEY_get_utf8_string_param(key, b"group", room, len(room), byref(size)) <= 0:
        return {}
    found: dict[int | str, Any] = {"curve_name": room.value.decode("latin-1")}
    number = crypto.OBJ_sn2nid(room.value)
    if number:
        found["curve_oid"] = object_numbers(crypto.OBJ_nid2obj(number))
    return found


@function
def openssl_pkey_get_details(engine: Engine, key: "OpenSSLAsymmetricKey") -> Array | False_:
    pointer = key.key.pointer
    text = written(crypto.PEM_write_bio_PUBKEY, pointer)
    if text is None:
        store(engine)
        return False
    found: dict[int | str, Any] = {"bits": crypto.EVP_PKEY_get_bits(pointer), "key": text}
    kind, name, numbers = _DETAILS.get(crypto.EVP_PKEY_get_base_id(pointer), (-1, "", {}))
    if name:
        values = _curve(pointer) if name == "ec" else {}
        values |= {shown: value for shown, parameter in numbers.items()
                   if (value := _number(pointer, parameter)) is not None}
        found[name] = PhpArray.from_dict(values)
    store(engine)
    found["type"] = kind
    return PhpArray.from_dict(found)


# ---- secrets of two ----------------------------------------------------------------------------------------------

def _derive(engine: Engine, key: Held, peer: Held, size: int) -> str | bool:
    context = hold(crypto.EVP_PKEY_CTX_new(key.pointer, None), crypto.EVP_PKEY_CTX_free)
    length = c_size_t(size)
    if context is None:
        return False
    if crypto.EVP_PKEY_derive_init(context.pointer) <= 0 or \
            crypto.EVP_PKEY_derive_set_peer(context.pointer, peer.pointer) <= 0 or \
            size == 0 and crypto.EVP_PKEY_derive(context.pointer, None, byref(length)) <= 0:
        store(engine)
        return False
    room = create_string_buffer(length.value or 1)
    if crypto.EVP_PKEY_derive(context.pointer, room, byref(length)) <= 0:
        store(engine)
        return False
    return room.raw[:length.value].decode("latin-1")


@function
def openssl_dh_compute_key(engine: Engine, public_key: Str, private_key: "OpenSSLAsymmetricKey") -> Str | False_:
    key = private_key.key
    if crypto.EVP_PKEY_get_base_id(key.pointer) != DH:
        return False
    peer = Held(crypto.EVP_PKEY_new(), crypto.EVP_PKEY_free)
    data = public_key.encode("latin-1")
    if crypto.EVP_PKEY_copy_parameters(peer.pointer, key.pointer) <= 0 or \
            crypto.EVP_PKEY_set1_encoded_public_key(peer.pointer, data, len(data)) <= 0:
        store(engine)
        return False
    return _derive(engine, key, peer, 0)


@function
def openssl_pkey_derive(engine: Engine, public_key: Untyped, private_key: Untyped, key_length: Int = 0) -> Str | False_:
    if engine.target >= V8_5 and passed_count(engine) > 2:
        engine.diagnostics.deprecated("openssl_pkey_derive(): the $key_length parameter is deprecated as it is either "
                                      "ignored or truncates the key")
    if key_length < 0:
        value_error(engine, 3, "must be greater than or equal to 0")
    key = key_from(engine, private_key, False, "", 2)
    if key is None:
        return False
    peer = key_from(engine, public_key, True, None, 1)
    return peer is not None and _derive(engine, key, peer, key_length)


