"""Requests for certificates: openssl_csr_new, openssl_csr_sign (ext/openssl/openssl.c)."""
from __future__ import annotations

from ctypes import create_string_buffer

from zvm.ext.handles import HANDLE, HandleHooks, make
from zvm.ext.openssl.certificates import OpenSSLCertificate, name_array, new_certificate, required_certificate
from zvm.ext.openssl.errors import store, store_and_warn, warn
from zvm.ext.openssl.handles import Held, contents, hold, memory_input, memory_output, written
from zvm.ext.openssl.key_generation import generate
from zvm.ext.openssl.keys import OpenSSLAsymmetricKey, key_from, new_key
from zvm.ext.openssl.library import crypto
from zvm.ext.openssl.paths import open_export, open_text
from zvm.ext.openssl.request_config import Refused, RequestConfig
from zvm.ext.vocabulary import Array, Bool, ByRef, False_, Int, Null, Path, Str, Untyped, function, php_class
from zvm.runtime.signals import Thrown
from zvm.runtime.values import convert
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.php_object import PhpObject

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

# ruff: noqa: F821, UP037

_NOT_RETRIEVED = "X.509 Certificate Signing Request cannot be retrieved"
_UTF8 = 0x1000  # MBSTRING_UTF8
_DAY = 24 * 60 * 60
_LONGEST_LINE = 1024  # of hexadecimal digits
_LONGEST_NAME = 200  # of a value in the configuration, without "_default"


@php_class("OpenSSLCertificateSigningRequest",
           native=HandleHooks("Cannot directly construct OpenSSLCertificateSigningRequest, use openssl_csr_new() "
                              "instead"), **HANDLE)
class OpenSSLCertificateSigningRequest(PhpObject):
    __slots__ = ("request",)
    request: Held


def _request_from(engine: Engine, value: OpenSSLCertificateSigningRequest | str) -> Held | None:
    """The request an argument stands for."""
    if isinstance(value, OpenSSLCertificateSigningRequest):
        return value.request
    source = open_text(engine, value, 1)
    if source is None:
        return None
    found = hold(crypto.PEM_read_bio_X509_REQ(source.pointer, None, None, None), crypto.X509_REQ_free)
    if found is None:
        store(engine)
    return found


def _required(engine: Engine, value: OpenSSLCertificateSigningRequest | str) -> Held | None:
    found = _request_from(engine, value)
    if found is None:
        warn(engine, _NOT_RETRIEVED)
    return found


# ---- out of here -------------------------------------------------------------------------------------------------

@function
def openssl_csr_export_to_file(engine: Engine, csr: "OpenSSLCertificateSigningRequest" | Str, output_filename: Path,
                               no_text: Bool = True) -> Bool:
    request = _required(engine, csr)
    export = open_export(engine, output_filename) if request is not None else None
    if request is None or export is None:
        return False
    output, path = export
    if not no_text and not crypto.X509_REQ_print(output.pointer, request.pointer):
        store(engine)
    if not crypto.PEM_write_bio_X509_REQ(output.pointer, request.pointer):
        warn(engine, f"Error writing PEM to file {path}")
        store(engine)
        return False
    return True


@function
def openssl_csr_export(engine: Engine, csr: "OpenSSLCertificateSigningRequest" | Str, output: ByRef,
                       no_text: Bool = True) -> Bool:
    request = _required(engine, csr)
    if request is None:
        return False
    bio = memory_output()
    if not no_text and not crypto.X509_REQ_print(bio.pointer, request.pointer):
        store(engine)
    if not crypto.PEM_write_bio_X509_REQ(bio.pointer, request.pointer):
        store(engine)
        return False
    output.value = contents(bio).decode("latin-1")
    return True


@function
def openssl_csr_get_subject(engine: Engine, csr: "OpenSSLCertificateSigningRequest" | Str,
                            short_names: Bool = True) -> Array | False_:
    request = _request_from(engine, csr)
    return request is not None and name_array(engine, crypto.X509_REQ_get_subject_name(request.pointer), short_names)


@function
def openssl_csr_get_public_key(engine: Engine, csr: "OpenSSLCertificateSigningRequest" | Str,
                               short_names: Bool = True) -> "OpenSSLAsymmetricKey" | False_:
    request = _request_from(engine, csr)
    if request is None:
        return False
    key = hold(crypto.X509_REQ_get_pubkey(request.pointer), crypto.EVP_PKEY_free)
    text = written(crypto.PEM_write_bio_PUBKEY, key.pointer) if key is not None else None
    source = memory_input((text or "").encode("latin-1"))  # without what only the private key has
    public = hold(crypto.PEM_read_bio_PUBKEY(source.pointer, None, None, None), crypto.EVP_PKEY_free)
    if public is None:
        store(engine)
        return False
    return new_key(engine, public, False)


# ---- new ones ----------------------------------------------------------------------------------------------------

@function
def openssl_csr_new(engine: Engine, distinguished_names: Array, private_key: ByRef, options: Array | Null = None,
                    extra_attributes: Array | Null = None) -> "OpenSSLCertificateSigningRequest" | Bool:
    try:
        config = RequestConfig(engine, options)
        key = None
        try:
            if private_key.value is not None:
                key = key_from(engine, private_key.value, False, None, 2)
        except Thrown as thrown:
            engine.defer_exception(thrown)  # PHP goes on, and warns of what else is wrong
        is_new = key is None
        if key is None:
            key = generate(engine, config)
        if key is None:
            warn(engine, "Unable to generate a private key")
            return False
        request = Held(crypto.X509_REQ_new(), crypto.X509_REQ_free)
        _fill(engine, config, request.pointer, distinguished_names, extra_attributes)
    except Refused:
        return False
    if not crypto.X509_REQ_set_pubkey(request.pointer, key.pointer):
        store(engine)
    section = config.request_extensions
    if section is not None and not crypto.X509V3_EXT_REQ_add_nconf(
            config.config.pointer, config.extension_context(None, None, request.pointer), section, request.pointer):
        store_and_warn(engine, f"Error loading extension section {section.decode('latin-1')}")
        return False
    result: Any = True
    if crypto.X509_REQ_sign(request.pointer, key.pointer, config.digest):
        result = make(engine, "opensslcertificatesigningrequest")
        result.request = request
    else:
        store_and_warn(engine, "Error signing request")
    if is_new:
        private_key.value = new_key(engine, key, True)
    return result  # type: ignore[no-any-return]


def _fill(engine: Engine, config: RequestConfig, request: int, names: PhpArray, attributes: PhpArray | None) -> None:
    """Set names and attributes from arrays, then from the configuration. Raises Refused (php_openssl_make_REQ)."""
    section = config.configured(b"distinguished_name")
    defaults = config.section_values(section) if section is not None else None
    if defaults is None:
        store(engine)
        raise Refused
    section = config.configured(b"attributes")
    attribute_defaults = config.section_values(section) if section is not None else iter(())
    if attribute_defaults is None:
        store(engine)
        raise Refused
    if not crypto.X509_REQ_set_version(request, 0):
        store(engine)
        return
    subject = crypto.X509_REQ_get_subject_name(request)
    for key, value in names.plain_items():
        if type(key) is str:
            _add(engine, subject, key, value, "dn", " (failed; check error queue and value of string_mask OpenSSL "
                                                    "option if illegal characters are reported)")
    _add_defaults(engine, subject, defaults)
    if attributes is None:
        return
    for key, value in attributes.plain_items():
        if type(key) is not str:
            warn(engine, "dn: numeric fild names are not supported")
        else:
            _add(engine, subject, key, value, "attribs", " (failed)")
    for name, text in attribute_defaults:
        number = crypto.OBJ_txt2nid(name)
        if crypto.X509_REQ_get_attr_by_NID(request, number, -1) < 0 and \
                not crypto.X509_REQ_add1_attr_by_txt(request, name, _UTF8, text, -1):
            store_and_warn(engine, f"add1_attr_by_txt {name.decode('latin-1')} -> {text.decode('latin-1')} (failed; "
                                   "check error queue and value of string_mask OpenSSL option if illegal characters "
                                   "are reported)")
            raise Refused


def _add(engine: Engine, subject: int, key: str, value: Any, what: str, problem: str) -> None:
    """Add an entry of an array to the name."""
    number = crypto.OBJ_txt2nid(key.partition("\0")[0].encode("latin-1"))
    if not number:
        warn(engine, f"dn: {key} is not a recognized name")
        return
    text = convert.to_string(engine, value).partition("\0")[0]
    if not crypto.X509_NAME_add_entry_by_NID(subject, number, _UTF8, text.encode("latin-1"), -1, -1, 0):
        store_and_warn(engine, f"{what}: add_entry_by_NID {number} -> {text}{problem}")
        raise Refused


def _add_defaults(engine: Engine, subject: int, defaults: Any) -> None:
    """What the configuration has for names that are not set: those that end in _default."""
    for key, value in defaults:
        if not key.endswith(b"_default") or key == b"_default":
            continue
        name = key[:-len(b"_default")][:_LONGEST_NAME]
        for place, char in enumerate(name):
            if char in b":,.":  # several of a name are told apart by what stands in front
                name = name[place + 1:] or name
                break
        if crypto.X509_NAME_get_index_by_NID(subject, crypto.OBJ_txt2nid(name), -1) >= 0:
            continue
        if not crypto.X509_NAME_add_entry_by_txt(subject, name, _UTF8, value, -1, -1, 0):
            store_and_warn(engine, f"add_entry_by_txt {name.decode('latin-1')} -> {value.decode('latin-1')} (failed)")
            raise Refused
        if not crypto.X509_NAME_entry_count(subject):
            warn(engine, "No objects specified in config file")
            raise Refused


# ---- certificates of them ----------------------------------------------------------------------------------------

@function(added={"serial_hex": 80400})
def openssl_csr_sign(engine: Engine, csr: "OpenSSLCertificateSigningRequest" | Str,
                     ca_certificate: "OpenSSLCertificate" | Str | Null, private_key: Untyped, days: Int,
                     options: Array | Null = None, serial: Int = 0,
                     serial_hex: Str | Null = None) -> "OpenSSLCertificate" | False_:
    request = _required(engine, csr)
    if request is None:
        return False
    issuer = None
    if ca_certificate is not None:
        issuer = required_certificate(engine, ca_certificate, 2)
        if issuer is None:
            return False
    key = key_from(engine, private_key, False, "", 3)
    if key is None:
        warn(engine, "Cannot get private key from parameter 3")
        return False
    if issuer is not None and not crypto.X509_check_private_key(issuer.pointer, key.pointer):
        store_and_warn(engine, "Private key does not correspond to signing cert")
        return False
    try:
        config = RequestConfig(engine, options)
    except Refused:
        return False
    public = _verified(engine, request)
    certificate = None if public is None else _signed(engine, config, request, issuer, public, key, days,
                                                        serial if serial_hex is None else serial_hex)
    return certificate is not None and new_certificate(engine, certificate)


def _set_serial(engine: Engine, number: int, serial: int | str) -> bool:
    """Set an ASN1_INTEGER, to a number or to hexadecimal digits; a warning where they are none."""
    if isinstance(serial, int):
        crypto.ASN1_INTEGER_set_int64(number, serial)
        return True
    source = memory_input(serial.encode("latin-1"))
    line = create_string_buffer(_LONGEST_LINE)
    if not crypto.a2i_ASN1_INTEGER(source.pointer, number, line, len(line)):
        store_and_warn(engine, "Error parsing serial number")
        return False
    return True


def _verified(engine: Engine, request: Held) -> Held | None:
    """The key of a request that is signed with it; None after a warning."""
    public = hold(crypto.X509_REQ_get_pubkey(request.pointer), crypto.EVP_PKEY_free)
    if public is None:
        store_and_warn(engine, "Error unpacking public key")
        return None
    result = crypto.X509_REQ_verify(request.pointer, public.pointer)
    if result < 0:
        store_and_warn(engine, "Signature verification problems")
    elif result == 0:
        warn(engine, "Signature did not match the certificate request")
    return public if result > 0 else None


def _signed(engine: Engine, config: RequestConfig, request: Held, issuer: Held | None, public: Held, key: Held,
            days: int, serial: int | str) -> Held | None:
    """The certificate; None where OpenSSL refuses a part of it."""
    certificate = Held(crypto.X509_new(), crypto.X509_free)
    pointer = certificate.pointer
    issuing = pointer if issuer is None else issuer.pointer
    crypto.X509_set_version(pointer, 2)
    if not _set_serial(engine, crypto.X509_get_serialNumber(pointer), serial):
        return None
    crypto.X509_set_subject_name(pointer, crypto.X509_REQ_get_subject_name(request.pointer))
    if not crypto.X509_set_issuer_name(pointer, crypto.X509_get_subject_name(issuing)):
        store(engine)
        return None
    crypto.X509_gmtime_adj(crypto.X509_getm_notBefore(pointer), 0)
    crypto.X509_gmtime_adj(crypto.X509_getm_notAfter(pointer), _DAY * days)
    if not crypto.X509_set_pubkey(pointer, public.pointer):
        store(engine)
        return None
    if config.extensions is not None:
        context = config.extension_context(issuing, pointer, request.pointer)
        if not crypto.X509V3_EXT_add_nconf(config.config.pointer, context, config.extensions, pointer):
            store(engine)
            return None
    if not crypto.X509_sign(pointer, key.pointer, config.digest):
        store_and_warn(engine, "Failed to sign it")
        return None
    return certificate
