"""S/MIME messages as PKCS#7 has them: openssl_pkcs7_sign and the like; what openssl_cms_* do, too
(ext/openssl/openssl.c)."""
from __future__ import annotations

from ctypes import byref, c_void_p

from zvm.ext.openssl.algorithms import cipher_of
from zvm.ext.openssl.certificates import (
    OpenSSLCertificate,
    certificates_from,
    load_all,
    required_certificate,
    verification_store,
)
from zvm.ext.openssl.errors import store, store_and_warn, warn
from zvm.ext.openssl.handles import CertificateStack, Held, hold, members, memory_input, rewind, written
from zvm.ext.openssl.keys import key_from
from zvm.ext.openssl.library import crypto
from zvm.ext.openssl.paths import open_file, open_files
from zvm.ext.vocabulary import EMPTY, Array, Bool, ByRef, Int, Null, Path, Str, Untyped, function
from zvm.runtime.values import convert
from zvm.runtime.values.arrays import PhpArray

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

# ruff: noqa: F821, UP037

PKCS7_DETACHED, OPENSSL_CIPHER_AES_128_CBC = 0x40, 5
_BINARY = 0x80
_SIGNED, _SIGNED_AND_ENVELOPED = 22, 24  # NID_pkcs7_*


def read_mode(flags: int) -> str:
    return "rb" if flags & _BINARY else "r"


def write_mode(flags: int) -> str:
    return "wb" if flags & _BINARY else "w"


def write_headers(engine: Engine, output: Held, headers: PhpArray | None) -> None:
    for key, value in headers.plain_items() if headers is not None else ():
        text = convert.to_string(engine, value).partition("\0")[0]
        line = (f"{key}: {text}\n" if type(key) is str else f"{text}\n").encode("latin-1")
        crypto.BIO_write(output.pointer, line, len(line))


def recipients_from(engine: Engine, value: Any) -> CertificateStack | None:
    return certificates_from(engine, value, 3)


def signing_parts(engine: Engine, others_file: str | None, argument: int, private_key: Any,
                  certificate: Any) -> tuple[CertificateStack | None, Held, Held] | None:
    """Further certificates, the key and the certificate of who signs; None after a warning."""
    others = None
    if others_file is not None:
        others = load_all(engine, others_file, argument)
        if others is None:
            return None
    key = key_from(engine, private_key, False, "", 4)
    if key is None:
        warn(engine, "Error getting private key")
        return None
    found = required_certificate(engine, certificate, 3)
    if found is None:
        return None
    return others, key, found


def signing_files(engine: Engine, source: str, output: str, flags: int) -> tuple[Held, Held] | None:
    """The BIOs of both files; None after a warning."""
    source_bio = open_file(engine, source, 1, read_mode(flags))
    if source_bio is None:
        warn(engine, f"Error opening input file {source}!")
        return None
    output_bio = open_file(engine, output, 2, "wb")
    if output_bio is None:
        warn(engine, f"Error opening output file {output}!")
        return None
    return source_bio, output_bio


def receiving_parts(engine: Engine, certificate: Any, private_key: Any,
                    argument: int) -> tuple[Held, Held] | None:
    """Certificate and key of who receives; None after a warning."""
    found = required_certificate(engine, certificate, 3)
    if found is None:
        return None
    key = key_from(engine, certificate if private_key is None else private_key, False, "", argument)
    if key is None:
        warn(engine, "Unable to get private key")
        return None
    return found, key


def write_signers(engine: Engine, path: str, signers: int | None) -> bool:
    """Write the certificates of who signed; False after a warning."""
    output = open_file(engine, path, 3, "wb")
    if output is None:
        warn(engine, f"Signature OK, but cannot open {path} for writing")
        return False
    if not signers:
        store(engine)
        return False
    complete = True
    for index, signer in enumerate(members(signers)):
        if not crypto.PEM_write_bio_X509(output.pointer, signer):
            store_and_warn(engine, f"Failed to write signer {index}")
            complete = False
    return complete


def texts_of(certificates: int | None, revocations: int | None) -> PhpArray:
    """Certificates, then revocation lists, in PEM; both number from 0."""
    found: dict[int | str, Any] = {}
    for write, stack in ((crypto.PEM_write_bio_X509, certificates), (crypto.PEM_write_bio_X509_CRL, revocations)):
        for index, pointer in enumerate(members(stack)):
            text = written(write, pointer)
            if text is not None:
                found[index] = text
    return PhpArray.from_dict(found)


def _content_bio(pointer: c_void_p) -> Held | None:
    return hold(pointer.value, crypto.BIO_free)


def _read_message(engine: Engine, source: Held) -> tuple[Held | None, Held | None]:
    """The PKCS7 in a BIO and the BIO of its content, where that stands apart."""
    content = c_void_p()
    message = hold(crypto.SMIME_read_PKCS7(source.pointer, byref(content)), crypto.PKCS7_free)
    if message is None:
        store(engine)
    return message, _content_bio(content)


# ---- PKCS#7 ------------------------------------------------------------------------------------------------------

@function
def openssl_pkcs7_verify(engine: Engine, input_filename: Path, flags: Int,
                         signers_certificates_filename: Path | Null = None, ca_info: Array = EMPTY,
                         untrusted_certificates_filename: Path | Null = None, content: Path | Null = None,
                         output_filename: Path | Null = None) -> Int | Bool:
    others = None
    if untrusted_certificates_filename:
        others = load_all(engine, untrusted_certificates_filename, 5)
        if others is None:
            return -1
    flags &= ~PKCS7_DETACHED
    trusted = verification_store(engine, ca_info, 4)
    source = open_file(engine, input_filename, 1, read_mode(flags))
    if source is None:
        return -1
    message, apart = _read_message(engine, source)
    if message is None:
        return -1
    outputs = []
    for path, argument in ((content, 6), (output_filename, 7)):
        outputs.append(open_file(engine, path, argument, "wb") if path else None)
        if path and outputs[-1] is None:
            return -1
    if not crypto.PKCS7_verify(message.pointer, None if others is None else others.pointer, trusted.pointer,
                               None if apart is None else apart.pointer,
                               None if outputs[0] is None else outputs[0].pointer, flags):
        store(engine)
        return False
    if not signers_certificates_filename:
        return True
    signers = crypto.PKCS7_get0_signers(message.pointer, None, flags)
    complete = write_signers(engine, signers_certificates_filename, signers)
    if signers:
        crypto.OPENSSL_sk_free(signers)
    if outputs[1] is not None:
        crypto.PEM_write_bio_PKCS7(outputs[1].pointer, message.pointer)
    return True if complete else -1


@function
def openssl_pkcs7_encrypt(engine: Engine, input_filename: Path, output_filename: Path, certificate: Untyped,
                          headers: Array | Null, flags: Int = 0, cipher_algo: Int = OPENSSL_CIPHER_AES_128_CBC) -> Bool:
    files = open_files(engine, input_filename, output_filename, read_mode(flags), write_mode(flags))
    recipients = recipients_from(engine, certificate) if files is not None else None
    if files is None or recipients is None:
        return False
    source, output = files
    cipher = cipher_of(cipher_algo)
    if not cipher:
        warn(engine, "Failed to get cipher")
        return False
    message = hold(crypto.PKCS7_encrypt(recipients.pointer, source.pointer, cipher, flags), crypto.PKCS7_free)
    if message is None:
        store(engine)
        return False
    write_headers(engine, output, headers)
    rewind(source)
    return _write(engine, output, message, source, flags)


def _write(engine: Engine, output: Held, message: Held, source: Held, flags: int) -> bool:
    if crypto.SMIME_write_PKCS7(output.pointer, message.pointer, source.pointer, flags):
        return True
    store(engine)
    return False


@function
def openssl_pkcs7_read(engine: Engine, data: Str, certificates: ByRef) -> Bool:
    source = memory_input(data.encode("latin-1"))
    message = hold(crypto.PEM_read_bio_PKCS7(source.pointer, None, None, None), crypto.PKCS7_free)
    if message is None:
        store(engine)
        return False
    pointer = message.pointer
    kind = crypto.OBJ_obj2nid(c_void_p.from_address(pointer + 24).value)  # PKCS7.type, before its content
    inner = c_void_p.from_address(pointer + 32).value
    if kind in (_SIGNED, _SIGNED_AND_ENVELOPED) and inner:  # both begin: version, digests, certificates, revocations
        certificates.value = texts_of(c_void_p.from_address(inner + 16).value, c_void_p.from_address(inner + 24).value)
    else:
        certificates.value = PhpArray()
    return True


@function
def openssl_pkcs7_sign(engine: Engine, input_filename: Path, output_filename: Path,
                       certificate: "OpenSSLCertificate" | Str, private_key: Untyped, headers: Array | Null,
                       flags: Int = PKCS7_DETACHED, untrusted_certificates_filename: Path | Null = None) -> Bool:
    parts = signing_parts(engine, untrusted_certificates_filename, 7, private_key, certificate)
    files = signing_files(engine, input_filename, output_filename, flags) if parts is not None else None
    if parts is None or files is None:
        return False
    others, key, found = parts
    source, output = files
    message = hold(crypto.PKCS7_sign(found.pointer, key.pointer, None if others is None else others.pointer,
                                     source.pointer, flags), crypto.PKCS7_free)
    if message is None:
        store_and_warn(engine, "Error creating PKCS7 structure!")
        return False
    rewind(source)
    write_headers(engine, output, headers)
    return _write(engine, output, message, source, flags)


@function
def openssl_pkcs7_decrypt(engine: Engine, input_filename: Path, output_filename: Path, certificate: Untyped,
                          private_key: Untyped = None) -> Bool:
    parts = receiving_parts(engine, certificate, private_key, 4)
    if parts is None:
        return False
    files = open_files(engine, input_filename, output_filename)
    if files is None:
        return False
    source, output = files
    message, _ = _read_message(engine, source)
    if message is None:
        return False
    if crypto.PKCS7_decrypt(message.pointer, parts[1].pointer, parts[0].pointer, output.pointer, PKCS7_DETACHED):
        return True
    store(engine)
    return False
