"""Cryptographic messages: openssl_cms_sign and the like (ext/openssl/openssl.c)."""
from __future__ import annotations

from ctypes import byref, c_void_p

from zvm.ext.openssl.algorithms import cipher_of
from zvm.ext.openssl.certificates import OpenSSLCertificate, load_all, verification_store
from zvm.ext.openssl.errors import store, store_and_warn, warn
from zvm.ext.openssl.handles import Held, hold, memory_input, rewind
from zvm.ext.openssl.library import crypto
from zvm.ext.openssl.paths import open_file, open_files
from zvm.ext.openssl.smime import (
    read_mode,
    receiving_parts,
    recipients_from,
    signing_files,
    signing_parts,
    texts_of,
    write_headers,
    write_mode,
    write_signers,
)
from zvm.ext.vocabulary import EMPTY, Array, Bool, ByRef, Int, Null, Path, Str, Untyped, function
from zvm.runtime.functions.parameters import value_error
from zvm.runtime.values.arrays import PhpArray

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.engine import Engine

# ruff: noqa: F821, UP037

_DER, OPENSSL_ENCODING_SMIME, _PEM = 0, 1, 2
OPENSSL_CIPHER_AES_128_CBC = 5
_DETACHED, _STREAM, _PARTIAL = 0x40, 0x1000, 0x4000  # CMS_*
_SIGNED, _SIGNED_AND_ENVELOPED = 22, 24  # NID_pkcs7_*


def _read(engine: Engine, source: Held, encoding: int) -> tuple[Held | None, Held | None]:
    """The message in a BIO and, of S/MIME, the BIO of its content, where that stands apart."""
    content = c_void_p()
    if encoding == _PEM:
        pointer = crypto.PEM_read_bio_CMS(source.pointer, None, None, None)
    elif encoding == _DER:
        pointer = crypto.d2i_CMS_bio(source.pointer, None)
    else:
        pointer = crypto.SMIME_read_CMS(source.pointer, byref(content))
    message = hold(pointer, crypto.CMS_ContentInfo_free)
    if message is None:
        store(engine)
    return message, hold(content.value, crypto.BIO_free)


def _write(engine: Engine, output: Held, message: Held, source: Held, encoding: int, flags: int) -> bool:
    """Write a message; it is completed first where the flags left that for later."""
    pointer = message.pointer
    if encoding not in (OPENSSL_ENCODING_SMIME, _DER, _PEM):
        warn(engine, "Unknown OPENSSL encoding")
        return False
    if encoding == OPENSSL_ENCODING_SMIME:
        done = crypto.SMIME_write_CMS(output.pointer, pointer, source.pointer, flags)
    else:
        if flags & _PARTIAL and not flags & _STREAM and \
                crypto.CMS_final(pointer, source.pointer, None, flags & 0xFFFFFFFF) != 1:
            store(engine)
            return False
        if encoding == _DER:
            done = crypto.i2d_CMS_bio(output.pointer, pointer)
        elif flags & _STREAM:
            done = crypto.PEM_write_bio_CMS_stream(output.pointer, pointer, source.pointer, flags)
        else:
            done = crypto.PEM_write_bio_CMS(output.pointer, pointer)
    if done:
        return True
    store(engine)
    return False


@function(at_least=2)  # though one is declared to be enough
def openssl_cms_verify(engine: Engine, input_filename: Path, flags: Int = 0, certificates: Path | Null = None,
                       ca_info: Array = EMPTY, untrusted_certificates_filename: Path | Null = None,
                       content: Path | Null = None, pk7: Path | Null = None, sigfile: Path | Null = None,
                       encoding: Int = OPENSSL_ENCODING_SMIME) -> Bool:
    source = open_file(engine, input_filename, 1, read_mode(flags))
    if source is None:
        return False
    signature: Held | None = source
    if sigfile and flags & _DETACHED:
        signature = open_file(engine, sigfile, 1, read_mode(flags))
        if encoding == OPENSSL_ENCODING_SMIME:
            warn(engine, "Detached signatures not possible with S/MIME encoding")
            return False
    if encoding not in (OPENSSL_ENCODING_SMIME, _DER, _PEM):
        warn(engine, "Unknown encoding")
        return False
    if signature is None:
        return False
    message, apart = _read(engine, signature, encoding)
    if message is None:
        return False
    if encoding != OPENSSL_ENCODING_SMIME and flags & _DETACHED:
        apart = source
    others = None
    if untrusted_certificates_filename:
        others = load_all(engine, untrusted_certificates_filename, 5)
        if others is None:
            return False
    trusted = verification_store(engine, ca_info, 4)
    outputs = []
    for path, argument in ((content, 6), (pk7, 7)):
        outputs.append(open_file(engine, path, argument, "wb") if path else None)
        if path and outputs[-1] is None:
            return False
    if not crypto.CMS_verify(message.pointer, None if others is None else others.pointer, trusted.pointer,
                             None if apart is None else apart.pointer,
                             None if outputs[0] is None else outputs[0].pointer, flags & 0xFFFFFFFF):
        store(engine)
        return False
    if not certificates:
        return True
    signers = crypto.CMS_get0_signers(message.pointer)
    complete = write_signers(engine, certificates, signers)
    if signers:
        crypto.OPENSSL_sk_free(signers)
    if outputs[1] is not None:
        crypto.PEM_write_bio_CMS(outputs[1].pointer, message.pointer)
    return complete


@function
def openssl_cms_encrypt(engine: Engine, input_filename: Path, output_filename: Path, certificate: Untyped,
                        headers: Array | Null, flags: Int = 0, encoding: Int = OPENSSL_ENCODING_SMIME,
                        cipher_algo: Int = OPENSSL_CIPHER_AES_128_CBC) -> Bool:
    files = open_files(engine, input_filename, output_filename, read_mode(flags), write_mode(flags))
    recipients = recipients_from(engine, certificate) if files is not None else None
    if files is None or recipients is None:
        return False
    source, output = files
    cipher = cipher_of(cipher_algo)
    if not cipher:
        warn(engine, "Failed to get cipher")
        return False
    message = hold(crypto.CMS_encrypt(recipients.pointer, source.pointer, cipher, flags & 0xFFFFFFFF),
                   crypto.CMS_ContentInfo_free)
    if message is None:
        store(engine)
        return False
    if encoding == OPENSSL_ENCODING_SMIME:
        write_headers(engine, output, headers)
    rewind(source)
    return _write(engine, output, message, source, encoding, flags)


@function
def openssl_cms_sign(engine: Engine, input_filename: Path, output_filename: Path,
                     certificate: "OpenSSLCertificate" | Str, private_key: Untyped, headers: Array | Null,
                     flags: Int = 0, encoding: Int = OPENSSL_ENCODING_SMIME,
                     untrusted_certificates_filename: Path | Null = None) -> Bool:
    parts = signing_parts(engine, untrusted_certificates_filename, 8, private_key, certificate)
    if parts is None:
        return False
    if encoding & OPENSSL_ENCODING_SMIME and flags & _DETACHED:
        warn(engine, "Detached signatures not possible with S/MIME encoding")
        return False
    files = signing_files(engine, input_filename, output_filename, flags)
    if files is None:
        return False
    others, key, found = parts
    source, output = files
    message = hold(crypto.CMS_sign(found.pointer, key.pointer, None if others is None else others.pointer,
                                   source.pointer, flags & 0xFFFFFFFF), crypto.CMS_ContentInfo_free)
    if message is None:
        store_and_warn(engine, "Error creating CMS structure!")
        return False
    rewind(source)
    if encoding == OPENSSL_ENCODING_SMIME:
        write_headers(engine, output, headers)
    return _write(engine, output, message, source, encoding, flags)


@function
def openssl_cms_decrypt(engine: Engine, input_filename: Path, output_filename: Path, certificate: Untyped,
                        private_key: Untyped = None, encoding: Int = OPENSSL_ENCODING_SMIME) -> Bool:
    parts = receiving_parts(engine, certificate, private_key, 3 if private_key is None else 4)
    if parts is None:
        return False
    files = open_files(engine, input_filename, output_filename)
    if files is None:
        return False
    source, output = files
    if encoding not in (OPENSSL_ENCODING_SMIME, _DER, _PEM):
        value_error(engine, 5, "must be an OPENSSL_ENCODING_* constant")
    message, _ = _read(engine, source, encoding)
    if message is None:
        return False
    if crypto.CMS_decrypt(message.pointer, parts[1].pointer, parts[0].pointer, None, output.pointer, 0):
        return True
    store(engine)
    return False


@function
def openssl_cms_read(engine: Engine, input_filename: Str, certificates: ByRef) -> Bool:
    source = memory_input(input_filename.encode("latin-1"))
    message = hold(crypto.PEM_read_bio_CMS(source.pointer, None, None, None), crypto.CMS_ContentInfo_free)
    if message is None:
        store(engine)
        return False
    certificates.value = PhpArray()
    if crypto.OBJ_obj2nid(crypto.CMS_get0_type(message.pointer)) in (_SIGNED, _SIGNED_AND_ENVELOPED):
        from ctypes import cast

        stacks = crypto.CMS_get1_certs(message.pointer), crypto.CMS_get1_crls(message.pointer)
        certificates.value = texts_of(*stacks)
        for stack, free in zip(stacks, (crypto.X509_free, crypto.X509_CRL_free), strict=True):
            if stack:
                crypto.OPENSSL_sk_pop_free(stack, cast(free, c_void_p))
    return True
