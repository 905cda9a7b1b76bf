"""PKCS#12 files and SPKAC texts: openssl_pkcs12_read, openssl_spki_new (ext/openssl/openssl.c)."""
from __future__ import annotations

from ctypes import byref, c_void_p

from zvm.ext.openssl.algorithms import c_text, digest_of
from zvm.ext.openssl.certificates import OpenSSLCertificate, certificates_from, required_certificate
from zvm.ext.openssl.errors import store, store_and_warn, warn
from zvm.ext.openssl.handles import (
    Held,
    allocated_text,
    asn1_bytes,
    contents,
    hold,
    memory_input,
    memory_output,
    written,
)
from zvm.ext.openssl.keys import OpenSSLAsymmetricKey, key_from
from zvm.ext.openssl.library import crypto
from zvm.ext.openssl.paths import open_export
from zvm.ext.vocabulary import EMPTY, Array, Bool, ByRef, False_, Int, Path, Str, Untyped, function
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.zval import deref

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

# ruff: noqa: F821, UP037

OPENSSL_ALGO_MD5 = 2


def _container(engine: Engine, certificate: Any, private_key: Any, passphrase: str, options: PhpArray) -> Held | None:
    """A PKCS12 of a certificate, its key and further certificates; None after a warning."""
    found = required_certificate(engine, certificate, 1)
    if found is None:
        return None
    key = key_from(engine, private_key, False, "", 3)
    if key is None:
        warn(engine, "Cannot get private key from parameter 3")
        return None
    if not crypto.X509_check_private_key(found.pointer, key.pointer):
        store_and_warn(engine, "Private key does not correspond to cert")
        return None
    name = deref(options.get("friendly_name", None))
    others = deref(options.get("extracerts", None))
    stack = None if others is None else certificates_from(engine, others, 5, "option extracerts ")
    made = hold(crypto.PKCS12_create(c_text(passphrase), c_text(name) if type(name) is str else None, key.pointer,
                                     found.pointer, None if stack is None else stack.pointer, 0, 0, 0, 0, 0),
                crypto.PKCS12_free)
    if made is None:
        store(engine)
    return made


@function(sensitive=("passphrase",))
def openssl_pkcs12_export_to_file(engine: Engine, certificate: "OpenSSLCertificate" | Str, output_filename: Path,
                                  private_key: Untyped, passphrase: Str, options: Array = EMPTY) -> Bool:
    made = _container(engine, certificate, private_key, passphrase, options)
    export = open_export(engine, output_filename) if made is not None else None
    if made is None or export is None:
        return False
    crypto.i2d_PKCS12_bio(export[0].pointer, made.pointer)
    return True


@function(sensitive=("passphrase",))
def openssl_pkcs12_export(engine: Engine, certificate: "OpenSSLCertificate" | Str, output: ByRef, private_key: Untyped,
                          passphrase: Str, options: Array = EMPTY) -> Bool:
    made = _container(engine, certificate, private_key, passphrase, options)
    if made is None:
        return False
    bio = memory_output()
    if not crypto.i2d_PKCS12_bio(bio.pointer, made.pointer):
        store(engine)
        return False
    output.value = contents(bio).decode("latin-1")
    return True


@function(sensitive=("passphrase",))
def openssl_pkcs12_read(engine: Engine, pkcs12: Str, certificates: ByRef, passphrase: Str) -> Bool:
    if not pkcs12:
        return False
    source = memory_input(pkcs12.encode("latin-1"))
    container = hold(crypto.d2i_PKCS12_bio(source.pointer, None), crypto.PKCS12_free)
    key, certificate, others = c_void_p(), c_void_p(), c_void_p()
    if container is None or not crypto.PKCS12_parse(container.pointer, c_text(passphrase), byref(key),
                                                    byref(certificate), byref(others)):
        store(engine)
        return False
    found: dict[int | str, Any] = {}
    held = hold(certificate.value, crypto.X509_free), hold(key.value, crypto.EVP_PKEY_free)
    if held[0] is not None:
        found["cert"] = written(crypto.PEM_write_bio_X509, held[0].pointer)
    if held[1] is not None:
        found["pkey"] = written(crypto.PEM_write_bio_PrivateKey, held[1].pointer, None, None, 0, None, None)
    texts = []
    while others.value and (other := hold(crypto.OPENSSL_sk_pop(others.value), crypto.X509_free)):
        texts.append(written(crypto.PEM_write_bio_X509, other.pointer))
    if others.value:
        crypto.OPENSSL_sk_free(others.value)
    if texts:
        found["extracerts"] = PhpArray.from_list(texts)
    store(engine)
    certificates.value = PhpArray.from_dict(found)
    return True


# ---- SPKAC -------------------------------------------------------------------------------------------------------

@function
def openssl_spki_new(engine: Engine, private_key: "OpenSSLAsymmetricKey", challenge: Str,
                     digest_algo: Int = OPENSSL_ALGO_MD5) -> Str | False_:
    key = key_from(engine, private_key, False, challenge, 1)
    if key is None:
        warn(engine, "Unable to use supplied private key")
        return False
    kind = digest_of(digest_algo)
    if not kind:
        warn(engine, "Unknown digest algorithm")
        return False
    made = Held(crypto.NETSCAPE_SPKI_new(), crypto.NETSCAPE_SPKI_free)
    data = challenge.encode("latin-1")
    if not crypto.ASN1_STRING_set(_challenge(made), data, len(data)):
        store_and_warn(engine, "Unable to set challenge data")
        return False
    if not crypto.NETSCAPE_SPKI_set_pubkey(made.pointer, key.pointer):
        store_and_warn(engine, "Unable to embed public key")
        return False
    if not crypto.NETSCAPE_SPKI_sign(made.pointer, key.pointer, kind):
        store_and_warn(engine, "Unable to sign with specified digest algorithm")
        return False
    text = allocated_text(crypto.NETSCAPE_SPKI_b64_encode(made.pointer))
    if text is None:
        store_and_warn(engine, "Unable to encode SPKAC")
        return False
    return "SPKAC=" + text


def _public(spki: Held) -> int:
    """Its X509_PUBKEY: the first member of the first member."""
    return c_void_p.from_address(c_void_p.from_address(spki.pointer).value or 0).value or 0


def _challenge(spki: Held) -> int:
    return c_void_p.from_address((c_void_p.from_address(spki.pointer).value or 0) + 8).value or 0


def _read(engine: Engine, text: str, supplied: str = "supplied ") -> Held | None:
    data = c_text(text).replace(b"\r", b"").replace(b"\n", b"")
    if not data:
        warn(engine, "Invalid SPKAC")
        return None
    found = hold(crypto.NETSCAPE_SPKI_b64_decode(data, len(data)), crypto.NETSCAPE_SPKI_free)
    if found is None:
        store_and_warn(engine, f"Unable to decode {supplied}SPKAC")
    return found


def _key(engine: Engine, spki: Held) -> Held | None:
    key = hold(crypto.X509_PUBKEY_get(_public(spki)), crypto.EVP_PKEY_free)
    if key is None:
        store_and_warn(engine, "Unable to acquire signed public key")
    return key


@function
def openssl_spki_verify(engine: Engine, spki: Str) -> Bool:
    found = _read(engine, spki)
    key = _key(engine, found) if found is not None else None
    valid = found is not None and key is not None and crypto.NETSCAPE_SPKI_verify(found.pointer, key.pointer) > 0
    if not valid:
        store(engine)
    return valid


@function
def openssl_spki_export(engine: Engine, spki: Str) -> Str | False_:
    found = _read(engine, spki)
    key = _key(engine, found) if found is not None else None
    if key is None:
        return False
    text = written(crypto.PEM_write_bio_PUBKEY, key.pointer)
    if text is None:
        store(engine)
        return False
    return text


@function
def openssl_spki_export_challenge(engine: Engine, spki: Str) -> Str | False_:
    found = _read(engine, spki, "")
    return found is not None and asn1_bytes(_challenge(found)).partition(b"\0")[0].decode("latin-1")
