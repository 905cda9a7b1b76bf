"""The class OpenSSLAsymmetricKey, and arguments that stand for keys (php_openssl_pkey_from_zval)."""
from __future__ import annotations

from ctypes import CFUNCTYPE, c_int, c_void_p, cast, memmove

from zvm.ext.handles import HANDLE, HandleHooks, make
from zvm.ext.openssl.certificates import OpenSSLCertificate, read_certificate
from zvm.ext.openssl.errors import store, warn
from zvm.ext.openssl.handles import Held, hold
from zvm.ext.openssl.library import crypto
from zvm.ext.openssl.paths import file_of, full_path, is_file, open_text
from zvm.ext.vocabulary import php_class
from zvm.runtime.values import convert
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.zval import deref

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

_MALFORMED = "Key array must be of the form array(0 => key, 1 => phrase)"


@php_class("OpenSSLAsymmetricKey",
           native=HandleHooks("Cannot directly construct OpenSSLAsymmetricKey, use openssl_pkey_new() instead"),
           **HANDLE)
class OpenSSLAsymmetricKey(PhpObject):
    __slots__ = ("key", "is_private")
    key: Held
    is_private: bool


def new_key(engine: Engine, key: Held, is_private: bool) -> OpenSSLAsymmetricKey:
    made: OpenSSLAsymmetricKey = make(engine, "opensslasymmetrickey")
    made.key, made.is_private = key, is_private
    return made


_password_callback = CFUNCTYPE(c_int, c_void_p, c_int, c_int, c_void_p)


def key_from(engine: Engine, value: Any, public: bool, passphrase: str | None, argument: int) -> Held | None:
    """The key that an argument stands for: an object, a certificate's, a text in PEM, "file://…", or [one of these,
    passphrase]. None where there is none, whose reason is kept."""
    value = deref(value)
    if type(value) is PhpArray:
        if 1 not in value or 0 not in value:
            engine.throw("ValueError", _MALFORMED)
        passphrase = convert.to_string(engine, deref(value.get(1, None)))
        value = deref(value.get(0, None))
    if isinstance(value, OpenSSLAsymmetricKey):
        return _key_of(engine, value, public)
    if isinstance(value, OpenSSLCertificate):
        store(engine)
        return _certified(engine, value.certificate) if public else None
    if type(value) is not str:
        if not isinstance(value, PhpObject):
            return None
        value = convert.to_string(engine, value)
    if is_file(value) and full_path(engine, file_of(value), argument) is None:
        return None
    return _public(engine, value, argument) if public else _private(engine, value, passphrase, argument)


def _key_of(engine: Engine, value: OpenSSLAsymmetricKey, public: bool) -> Held | None:
    if not public and not value.is_private:
        warn(engine, "Supplied key param is a public key")
        return None
    if public and value.is_private:
        warn(engine, "Don't know how to get public key from this private key")
        return None
    crypto.EVP_PKEY_up_ref(value.key.pointer)
    return Held(value.key.pointer, crypto.EVP_PKEY_free)


def _certified(engine: Engine, certificate: Held) -> Held | None:
    key = hold(crypto.X509_get_pubkey(certificate.pointer), crypto.EVP_PKEY_free)
    if key is None:
        store(engine)
    return key


def _public(engine: Engine, text: str, argument: int) -> Held | None:
    """Of a certificate or of a public key."""
    certificate = read_certificate(engine, text, argument)
    if certificate is not None:
        store(engine)
        return _certified(engine, certificate)
    source = open_text(engine, text, argument)
    if source is None:
        return None
    key = hold(crypto.PEM_read_bio_PUBKEY(source.pointer, None, None, None), crypto.EVP_PKEY_free)
    if key is None:
        store(engine)
    return key


def _private(engine: Engine, text: str, passphrase: str | None, argument: int) -> Held | None:
    source = open_text(engine, text, argument)
    if source is None:
        return None

    def tell(buffer: int, size: int, writing: int, _: Any) -> int:
        if passphrase is None:
            return -1  # PHP would ask the terminal
        data = passphrase.encode("latin-1")[:size]
        memmove(buffer, data, len(data))
        return len(data)

    callback = _password_callback(tell)
    key = hold(crypto.PEM_read_bio_PrivateKey(source.pointer, None, cast(callback, c_void_p), None),
               crypto.EVP_PKEY_free)
    if key is None:
        store(engine)
    return key
