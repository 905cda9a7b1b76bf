"""Certificates: the class OpenSSLCertificate, arguments that stand for one, stores to verify against
(php_openssl_x509_from_param, php_openssl_setup_verify)."""
from __future__ import annotations

import os
import stat

from zvm.ext.handles import HANDLE, HandleHooks, make
from zvm.ext.openssl.errors import store, store_and_warn, warn
from zvm.ext.openssl.handles import CertificateStack, Held, allocated_text, asn1_bytes, file_bio, hold, name_of_object
from zvm.ext.openssl.library import crypto
from zvm.ext.openssl.paths import ITEM, full_path, is_file, open_text
from zvm.ext.vocabulary import php_class
from zvm.runtime.execute_data import running_function
from zvm.runtime.signals import Thrown
from zvm.runtime.values import convert
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.php_object import PhpObject

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

_NOT_RETRIEVED = "X.509 Certificate cannot be retrieved"
_FILE_TYPE_PEM, _FILE_TYPE_DEFAULT = 1, 3  # X509_FILETYPE_*
_LOAD_FILE, _ADD_DIRECTORY = 1, 2  # X509_L_*
_UTF8_STRING = 12  # V_ASN1_UTF8STRING
_INFO_CERTIFICATE = 0  # where a struct X509_INFO has its certificate


@php_class("OpenSSLCertificate",
           native=HandleHooks("Cannot directly construct OpenSSLCertificate, use openssl_x509_read() instead"),
           **HANDLE)
class OpenSSLCertificate(PhpObject):
    __slots__ = ("certificate",)
    certificate: Held


def new_certificate(engine: Engine, certificate: Held) -> OpenSSLCertificate:
    made: OpenSSLCertificate = make(engine, "opensslcertificate")
    made.certificate = certificate
    return made


def read_certificate(engine: Engine, text: str, argument: int, part: str = "") -> Held | None:
    """The certificate in a text in PEM or in the file it names; None, with the errors kept, where there is none."""
    source = open_text(engine, text, argument, part)
    if source is None:
        return None
    if is_file(text):
        pointer = crypto.PEM_read_bio_X509(source.pointer, None, None, None)
    else:
        from ctypes import c_void_p, cast

        parse = cast(crypto.d2i_X509, c_void_p)
        pointer = crypto.PEM_ASN1_read_bio(parse, b"CERTIFICATE", source.pointer, None, None, None)
    certificate = hold(pointer, crypto.X509_free)
    if certificate is None:
        store(engine)
    return certificate


def certificate_from(engine: Engine, value: Any, argument: int, part: str = "") -> Held | None:
    """The certificate that an argument, or a part of it, stands for."""
    if isinstance(value, OpenSSLCertificate):
        return value.certificate
    return read_certificate(engine, convert.to_string(engine, value), argument, part)


def required_certificate(engine: Engine, value: Any, argument: int) -> Held | None:
    """The same; None after a warning, which PHP gives also where something was thrown."""
    try:
        found = certificate_from(engine, value, argument)
    except Thrown:
        engine.diagnostics.warning_while_throwing(f"{running_function(engine)}(): {_NOT_RETRIEVED}")
        raise
    if found is None:
        warn(engine, _NOT_RETRIEVED)
    return found


def certificates_from(engine: Engine, value: Any, argument: int, part: str = "") -> CertificateStack | None:
    """Those of one or of an array; None where one is none."""
    stack = CertificateStack()
    if type(value) is PhpArray:
        part += ITEM
    for single in value.plain_values() if type(value) is PhpArray else [value]:
        certificate = certificate_from(engine, single, argument, part)
        if certificate is None:
            return None
        stack.push(crypto.X509_dup(certificate.pointer))
    return stack


def load_all(engine: Engine, path: str, argument: int) -> CertificateStack | None:
    """All certificates in a file; None after a warning (php_openssl_load_all_certs_from_file)."""
    from ctypes import c_void_p

    full = full_path(engine, path, argument)
    if full is None:
        return None
    source = file_bio(full, "rb")
    if source is None:
        store_and_warn(engine, f"Error opening the file, {full}")
        return None
    infos = crypto.PEM_X509_INFO_read_bio(source.pointer, None, None, None)
    if not infos:
        store_and_warn(engine, f"Error reading the file, {full}")
        return None
    stack = CertificateStack()
    found = 0
    while info := crypto.OPENSSL_sk_shift(infos):
        place = c_void_p.from_address(info + _INFO_CERTIFICATE)
        if place.value:
            stack.push(place.value)
            place.value = None
            found += 1
        crypto.X509_INFO_free(info)
    crypto.OPENSSL_sk_free(infos)
    if not found:
        warn(engine, f"No certificates in file, {full}")
        return None
    return stack


def verification_store(engine: Engine, sources: PhpArray, argument: int) -> Held:
    """A X509_STORE of files and directories, of the system's own where none is given."""
    found = Held(crypto.X509_STORE_new(), crypto.X509_STORE_free)
    files = directories = 0
    for value in sources.plain_values():
        path = full_path(engine, convert.to_string(engine, value), argument, ITEM)
        if path is None:
            continue
        try:
            mode = os.stat(path.encode("latin-1")).st_mode
        except (OSError, ValueError):
            warn(engine, f"Unable to stat {path}")
            continue
        if stat.S_ISREG(mode):
            if _look_up(found, crypto.X509_LOOKUP_file(), _LOAD_FILE, path, _FILE_TYPE_PEM):
                files += 1
            else:
                store_and_warn(engine, f"Error loading file {path}")
        elif _look_up(found, crypto.X509_LOOKUP_hash_dir(), _ADD_DIRECTORY, path, _FILE_TYPE_PEM):
            directories += 1
        else:
            store_and_warn(engine, f"Error loading directory {path}")
    if not files and not _look_up(found, crypto.X509_LOOKUP_file(), _LOAD_FILE, None, _FILE_TYPE_DEFAULT):
        store(engine)
    if not directories and not _look_up(found, crypto.X509_LOOKUP_hash_dir(), _ADD_DIRECTORY, None,
                                        _FILE_TYPE_DEFAULT):
        store(engine)
    return found


def _look_up(found: Held, method: int, command: int, path: str | None, kind: int) -> bool:
    lookup = crypto.X509_STORE_add_lookup(found.pointer, method)
    return bool(lookup) and crypto.X509_LOOKUP_ctrl(
        lookup, command, None if path is None else path.encode("latin-1"), kind, None) > 0


def name_array(engine: Engine, name: int, short: bool) -> PhpArray:
    """The parts of a X509_NAME by their names; of several of one name an array (php_openssl_add_assoc_name_entry)."""
    from ctypes import byref, c_void_p

    found: dict[int | str, Any] = {}
    for index in range(crypto.X509_NAME_entry_count(name)):
        entry = crypto.X509_NAME_get_entry(name, index)
        key = name_of_object(crypto.X509_NAME_ENTRY_get_object(entry), short)
        data = crypto.X509_NAME_ENTRY_get_data(entry)
        if crypto.ASN1_STRING_type(data) == _UTF8_STRING:
            text = asn1_bytes(data).decode("latin-1")
        else:
            room = c_void_p()
            size = crypto.ASN1_STRING_to_UTF8(byref(room), data)
            if size < 0:
                store(engine)
                continue
            text = (allocated_text(room.value) or "")[:size]
        if key not in found:
            found[key] = text
        elif isinstance(found[key], PhpArray):
            found[key].append(text)
        else:
            found[key] = PhpArray.from_list([found[key], text])
    return PhpArray.from_dict(found)
