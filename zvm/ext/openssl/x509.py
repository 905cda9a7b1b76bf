"""Certificates: openssl_x509_read, openssl_x509_parse, openssl_x509_checkpurpose (ext/openssl/openssl.c)."""
from __future__ import annotations

from calendar import timegm
from ctypes import byref, c_int, c_void_p, create_string_buffer

from zvm.ext.openssl.algorithms import c_text
from zvm.ext.openssl.certificates import (
    OpenSSLCertificate,
    certificate_from,
    load_all,
    name_array,
    new_certificate,
    required_certificate,
    verification_store,
)
from zvm.ext.openssl.errors import store, store_and_warn, warn
from zvm.ext.openssl.handles import (
    CertificateStack,
    Held,
    allocated_text,
    asn1_bytes,
    contents,
    members,
    memory_output,
    object_numbers,
)
from zvm.ext.openssl.keys import key_from
from zvm.ext.openssl.library import crypto
from zvm.ext.openssl.paths import open_export
from zvm.ext.vocabulary import EMPTY, Array, Bool, ByRef, False_, Int, Null, Path, Str, Untyped, Void, function
from zvm.runtime.values.arrays import PhpArray

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

# ruff: noqa: F821, UP037

_ALTERNATIVE_NAMES = 85  # NID_subject_alt_name
_UTC_TIME, _GENERALIZED_TIME = 23, 24  # V_ASN1_*
_EMAIL, _DNS, _URI = 1, 2, 6  # GEN_*
_LABELS = {_EMAIL: b"email:", _DNS: b"DNS:", _URI: b"URI:"}


@function
def openssl_x509_read(engine: Engine, certificate: "OpenSSLCertificate" | Str) -> "OpenSSLCertificate" | False_:
    found = required_certificate(engine, certificate, 1)
    if found is None:
        return False
    if isinstance(certificate, OpenSSLCertificate):
        found = Held(crypto.X509_dup(found.pointer), crypto.X509_free)
    return new_certificate(engine, found)


@function(deprecated=True)
def openssl_x509_free(certificate: "OpenSSLCertificate") -> Void:
    return None


def _write(engine: Engine, bio: Held, certificate: Held, no_text: bool) -> bool:
    if not no_text and not crypto.X509_print(bio.pointer, certificate.pointer):
        store(engine)
    if not crypto.PEM_write_bio_X509(bio.pointer, certificate.pointer):
        store(engine)
        return False
    return True


@function
def openssl_x509_export_to_file(engine: Engine, certificate: "OpenSSLCertificate" | Str, output_filename: Path,
                                no_text: Bool = True) -> Bool:
    found = required_certificate(engine, certificate, 1)
    export = open_export(engine, output_filename) if found is not None else None
    if found is None or export is None:
        return False
    _write(engine, export[0], found, no_text)
    return True


@function
def openssl_x509_export(engine: Engine, certificate: "OpenSSLCertificate" | Str, output: ByRef,
                        no_text: Bool = True) -> Bool:
    found = required_certificate(engine, certificate, 1)
    if found is None:
        return False
    bio = memory_output()
    if not _write(engine, bio, found, no_text):
        return False
    output.value = contents(bio).decode("latin-1")
    return True


@function
def openssl_x509_fingerprint(engine: Engine, certificate: "OpenSSLCertificate" | Str, digest_algo: Str = "sha1",
                             binary: Bool = False) -> Str | False_:
    found = required_certificate(engine, certificate, 1)
    if found is None:
        return False
    kind = crypto.EVP_get_digestbyname(c_text(digest_algo))
    if not kind:
        warn(engine, "Unknown digest algorithm")
        return False
    room, size = create_string_buffer(64), c_int()
    if not crypto.X509_digest(found.pointer, kind, room, byref(size)):
        store(engine)
        engine.diagnostics.fatal("openssl_x509_fingerprint(): Could not generate signature")
    data = room.raw[:size.value]
    return data.decode("latin-1") if binary else data.hex()


@function
def openssl_x509_check_private_key(engine: Engine, certificate: "OpenSSLCertificate" | Str,
                                   private_key: Untyped) -> Bool:
    found = certificate_from(engine, certificate, 1)
    key = key_from(engine, private_key, False, "", 2) if found is not None else None
    return found is not None and key is not None and bool(crypto.X509_check_private_key(found.pointer, key.pointer))


@function
def openssl_x509_verify(engine: Engine, certificate: "OpenSSLCertificate" | Str, public_key: Untyped) -> Int:
    found = certificate_from(engine, certificate, 1)
    key = key_from(engine, public_key, True, None, 2) if found is not None else None
    if found is None or key is None:
        return -1
    result: int = crypto.X509_verify(found.pointer, key.pointer)
    if result < 0:
        store(engine)
    return result


@function
def openssl_x509_checkpurpose(engine: Engine, certificate: "OpenSSLCertificate" | Str, purpose: Int,
                              ca_info: Array = EMPTY, untrusted_certificates_file: Str | Null = None) -> Int | Bool:
    others = None
    if untrusted_certificates_file is not None:
        others = load_all(engine, untrusted_certificates_file, 4)
        if others is None:
            return -1
    trusted = verification_store(engine, ca_info, 3)
    found = certificate_from(engine, certificate, 1)
    if found is None:
        return -1
    result = _check(engine, trusted, found, others, purpose)
    return bool(result) if result in (0, 1) else result


def _check(engine: Engine, trusted: Held, certificate: Held, others: CertificateStack | None, purpose: int) -> int:
    context = Held(crypto.X509_STORE_CTX_new(), crypto.X509_STORE_CTX_free)
    if not crypto.X509_STORE_CTX_init(context.pointer, trusted.pointer, certificate.pointer,
                                      None if others is None else others.pointer):
        store_and_warn(engine, "Certificate store initialization failed")
        return 0
    if purpose >= 0 and not crypto.X509_STORE_CTX_set_purpose(context.pointer, purpose):
        store(engine)
    result: int = crypto.X509_verify_cert(context.pointer)
    if result < 0:
        store(engine)
    return result


# ---- what is in it -----------------------------------------------------------------------------------------------

@function
def openssl_x509_parse(engine: Engine, certificate: "OpenSSLCertificate" | Str,
                       short_names: Bool = True) -> Array | False_:
    held = certificate_from(engine, certificate, 1)
    if held is None:
        return False
    pointer = held.pointer
    subject = crypto.X509_get_subject_name(pointer)
    found: dict[int | str, Any] = {
        "name": allocated_text(crypto.X509_NAME_oneline(subject, None, 0)),
        "subject": name_array(engine, subject, short_names),
        "hash": f"{crypto.X509_subject_name_hash(pointer):08x}",
        "issuer": name_array(engine, crypto.X509_get_issuer_name(pointer), short_names),
        "version": crypto.X509_get_version(pointer)}
    serial = crypto.X509_get_serialNumber(pointer)
    number = Held(crypto.ASN1_INTEGER_to_BN(serial, None), crypto.BN_free)
    found["serialNumber"] = allocated_text(crypto.i2s_ASN1_INTEGER(None, serial))
    found["serialNumberHex"] = allocated_text(crypto.BN_bn2hex(number.pointer))
    begin, end = crypto.X509_getm_notBefore(pointer), crypto.X509_getm_notAfter(pointer)
    found |= {"validFrom": asn1_bytes(begin).decode("latin-1"), "validTo": asn1_bytes(end).decode("latin-1"),
              "validFrom_time_t": _timestamp(engine, begin), "validTo_time_t": _timestamp(engine, end)}
    alias = crypto.X509_alias_get0(pointer, None)
    if alias:
        found["alias"] = alias.decode("latin-1")
    signature = crypto.X509_get_signature_nid(pointer)
    found |= {"signatureTypeSN": (crypto.OBJ_nid2sn(signature) or b"").decode("latin-1"),
              "signatureTypeLN": (crypto.OBJ_nid2ln(signature) or b"").decode("latin-1"),
              "signatureTypeNID": signature, "purposes": _purposes(pointer, short_names)}
    extensions = _extensions(engine, pointer)
    if extensions is None:
        return False
    found["extensions"] = extensions
    return PhpArray.from_dict(found)


def _timestamp(engine: Engine, time: int) -> int:
    """Of an ASN1_TIME; -1 after a warning (php_openssl_asn1_time_to_time_t)."""
    kind, data = crypto.ASN1_STRING_type(time), asn1_bytes(time)
    if kind not in (_UTC_TIME, _GENERALIZED_TIME):
        warn(engine, "Illegal ASN1 data type for timestamp")
        return -1
    text = data.decode("latin-1")
    if b"\0" in data:
        warn(engine, "Illegal length in timestamp")
        return -1
    digits = text[:-1]
    if len(text) < 13 and len(text) != 11 or kind == _GENERALIZED_TIME and len(text) < 15 or not digits.isascii() \
            or not digits.isdigit():
        warn(engine, f"Unable to parse time string {text} correctly")
        return -1
    seconds = 0 if len(text) == 11 else int(digits[-2:])
    rest = digits if len(text) == 11 else digits[:-2]
    minute, hour, day, month = (int(rest[-end - 2:len(rest) - end]) for end in (0, 2, 4, 6))
    year = int(rest[:-8][-2:]) if kind == _UTC_TIME else int(rest[:-8][-4:])
    if kind == _UTC_TIME:
        year += 2000 if year < 68 else 1900
    return timegm((year, month, day, hour, minute, seconds))


def _purposes(certificate: int, short: bool) -> PhpArray:
    found: dict[int | str, Any] = {}
    for index in range(crypto.X509_PURPOSE_get_count()):
        purpose = crypto.X509_PURPOSE_get0(index)
        number = crypto.X509_PURPOSE_get_id(purpose)
        name = (crypto.X509_PURPOSE_get0_sname if short else crypto.X509_PURPOSE_get0_name)(purpose)
        found[number] = PhpArray.from_list([bool(crypto.X509_check_purpose(certificate, number, 0)),
                                            bool(crypto.X509_check_purpose(certificate, number, 1)),
                                            name.decode("latin-1")])
    return PhpArray.from_dict(found)


def _extensions(engine: Engine, certificate: int) -> PhpArray | None:
    """The extensions as text, by name; None where one cannot be read."""
    found: dict[int | str, Any] = {}
    for index in range(crypto.X509_get_ext_count(certificate)):
        extension = crypto.X509_get_ext(certificate, index)
        kind = crypto.X509_EXTENSION_get_object(extension)
        number = crypto.OBJ_obj2nid(kind)
        name = crypto.OBJ_nid2sn(number).decode("latin-1") if number else object_numbers(kind)
        bio = memory_output()
        if number == _ALTERNATIVE_NAMES:
            if not _print_names(engine, bio, extension):
                return None
        elif not crypto.X509V3_EXT_print(bio.pointer, extension, 0, 0):
            found[name] = asn1_bytes(crypto.X509_EXTENSION_get_data(extension)).decode("latin-1")
            continue
        found[name] = contents(bio).decode("latin-1")
    return PhpArray.from_dict(found)


def _print_names(engine: Engine, bio: Held, extension: int) -> bool:
    """A subjectAltName with all its bytes, NULs included: OpenSSL's own printing ends at one (CVE-2013-4073)."""
    names = crypto.X509V3_EXT_d2i(extension)
    if not names:
        store(engine)
        return False
    for index, name in enumerate(members(names)):
        if index:
            crypto.BIO_write(bio.pointer, b", ", 2)
        label = _LABELS.get(c_int.from_address(name).value)  # GENERAL_NAME.type; a pointer follows it
        if label is None:
            crypto.GENERAL_NAME_print(bio.pointer, name)
        else:
            data = label + asn1_bytes(c_void_p.from_address(name + 8).value or 0)
            crypto.BIO_write(bio.pointer, data, len(data))
    crypto.GENERAL_NAMES_free(names)
    return True


# ---- where certificates are --------------------------------------------------------------------------------------

@function
def openssl_get_cert_locations(engine: Engine) -> Array:
    names = {"default_cert_file": crypto.X509_get_default_cert_file,
             "default_cert_file_env": crypto.X509_get_default_cert_file_env,
             "default_cert_dir": crypto.X509_get_default_cert_dir,
             "default_cert_dir_env": crypto.X509_get_default_cert_dir_env,
             "default_private_dir": crypto.X509_get_default_private_dir,
             "default_default_cert_area": crypto.X509_get_default_cert_area}
    found: dict[int | str, Any] = {name: ask().decode("latin-1") for name, ask in names.items()}
    found["ini_cafile"] = engine.ini.get("openssl.cafile") or ""
    found["ini_capath"] = engine.ini.get("openssl.capath") or ""
    return PhpArray.from_dict(found)
