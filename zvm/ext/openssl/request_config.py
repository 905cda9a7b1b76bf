"""OpenSSL's configuration file and the options of functions that make keys and requests (php_openssl_parse_config)."""
from __future__ import annotations

import os
from ctypes import Structure, byref, c_char_p, c_long, create_string_buffer

from zvm.ext.openssl.algorithms import c_text, cipher_of
from zvm.ext.openssl.errors import store, store_and_warn, warn
from zvm.ext.openssl.handles import Held, file_bio, members
from zvm.ext.openssl.library import crypto
from zvm.ext.openssl.paths import full_path
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.zval import deref

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Iterator
    from typing import Any

    from zvm.engine import Engine

_ONLY_TESTED = 1  # X509V3_CTX_TEST
_CONTEXT_SIZE = 128  # more than a struct X509V3_CTX has
KEY_TYPE_RSA, KEY_TYPE_DSA, KEY_TYPE_DH, KEY_TYPE_EC = range(4)  # OPENSSL_KEYTYPE_*


class Refused(Exception):
    """An option or the file is not what it must be, which has been told."""


class _ConfigValue(Structure):
    _fields_ = (("section", c_char_p), ("name", c_char_p), ("value", c_char_p))


def default_file() -> bytes:
    """The configuration file where no option names one."""
    named = os.environb.get(b"OPENSSL_CONF") or os.environb.get(b"SSLEAY_CONF")
    area: bytes = crypto.X509_get_default_cert_area()
    return named or area + b"/openssl.cnf"


class RequestConfig:
    """What the configuration file and an array of options say."""

    def __init__(self, engine: Engine, options: PhpArray | None) -> None:
        """Raises Refused."""
        self.engine = engine
        self.options = options
        default = default_file()
        self.file = self._text("config", default) or b""
        self.section = self._text("config_section_name", b"req") or b""
        if self._load(default) is None:
            store(engine)
        loaded = self._load(self.file)
        if loaded is None:
            raise Refused
        self.config = loaded
        self._read_objects()
        digest_name = self._setting("digest_alg", b"default_md")
        self.extensions = self._setting("x509_extensions", b"x509_extensions")
        self.request_extensions = self._setting("req_extensions", b"req_extensions")
        self.bits = self._number("private_key_bits", self._configured_bits())
        self.key_type = self._number("private_key_type", KEY_TYPE_RSA)
        self._read_encryption()
        self.digest = crypto.EVP_get_digestbyname(digest_name) if digest_name is not None else None
        if not self.digest:
            self.digest = crypto.EVP_sha1()
            store(engine)
        self._check("extensions_section", self.extensions)
        self._read_curve()
        mask = self.configured(b"string_mask")
        if mask is not None and not crypto.ASN1_STRING_set_default_mask_asc(mask):
            warn(engine, f"Invalid global string mask setting {mask.decode('latin-1')}")
            raise Refused
        self._check("request_extensions_section", self.request_extensions)

    @staticmethod
    def _load(path: bytes) -> Held | None:
        config = Held(crypto.NCONF_new(None), crypto.NCONF_free)
        return config if crypto.NCONF_load(config.pointer, path, None) > 0 else None

    # ---- options -----------------------------------------------------------------------------------------------

    def _option(self, name: str) -> Any:
        return None if self.options is None else deref(self.options.get(name, None))

    def _text(self, name: str, default: bytes | None) -> bytes | None:
        value = self._option(name)
        if type(value) is str:
            return c_text(value)
        if default is None:
            store(self.engine)
        return default

    def _setting(self, name: str, key: bytes) -> bytes | None:
        return self._text(name, self.configured(key))

    def _number(self, name: str, default: int) -> int:
        value = self._option(name)
        return value if type(value) is int else default

    # ---- the file ----------------------------------------------------------------------------------------------

    def configured(self, key: bytes, section: bytes | None = None, default: bool = False) -> bytes | None:
        """A value of the file's section, of those before all sections with `default`; None where there is none."""
        crypto.ERR_set_mark()
        found: bytes | None = crypto.NCONF_get_string(self.config.pointer,
                                                      None if default else section or self.section, key)
        crypto.ERR_pop_to_mark()
        return found

    def section_values(self, section: bytes) -> Iterator[tuple[bytes, bytes]] | None:
        """Names and values of a section; None where there is none."""
        stack = crypto.NCONF_get_section(self.config.pointer, section)
        if not stack:
            return None
        entries = (_ConfigValue.from_address(pointer) for pointer in members(stack))
        return ((entry.name, entry.value) for entry in entries)

    def _configured_bits(self) -> int:
        number = c_long()
        crypto.ERR_set_mark()
        crypto.NCONF_get_number_e(self.config.pointer, self.section, b"default_bits", byref(number))
        crypto.ERR_pop_to_mark()
        return number.value

    def _read_objects(self) -> None:
        """The names of objects that the file declares."""
        path = self.configured(b"oid_file", default=True)
        if path is not None:
            full = full_path(self.engine, path.decode("latin-1"), 0, "oid_file option ")
            source = file_bio(full, "rb") if full is not None else None
            if source is not None:
                crypto.OBJ_create_objects(source.pointer)
                store(self.engine)
        section = self.configured(b"oid_section", default=True)
        if section is None:
            return
        values = self.section_values(section)
        if values is None:
            store_and_warn(self.engine, f"Problem loading oid section {section.decode('latin-1')}")
            raise Refused
        for name, value in values:
            if not crypto.OBJ_sn2nid(name) and not crypto.OBJ_ln2nid(name) and \
                    not crypto.OBJ_create(value, name, name):
                store_and_warn(self.engine, f"Problem creating object {name.decode('latin-1')}="
                                            f"{value.decode('latin-1')}")
                raise Refused

    def _read_encryption(self) -> None:
        """Whether exported keys are encrypted, and how."""
        wanted = self._option("encrypt_key")
        if self.options is not None and "encrypt_key" in self.options:
            self.encrypts = wanted is True
        else:
            text = self.configured(b"encrypt_rsa_key") or self.configured(b"encrypt_key")
            self.encrypts = text != b"no"
        number = self._option("encrypt_key_cipher")
        self.cipher: int | None = crypto.EVP_des_ede3_cbc()
        if self.encrypts and type(number) is int:
            self.cipher = cipher_of(number)
            if not self.cipher:
                warn(self.engine, "Unknown cipher algorithm for private key")
                raise Refused

    def _read_curve(self) -> None:
        self.curve = 0
        name = self._option("curve_name")
        if type(name) is str:
            self.curve = crypto.OBJ_sn2nid(c_text(name))
            if not self.curve:
                warn(self.engine, f"Unknown elliptic curve (short) name {name}")
                raise Refused

    # ---- extensions --------------------------------------------------------------------------------------------

    def extension_context(self, issuer: int | None, subject: int | None, request: int | None, flags: int = 0) -> Any:
        """A struct X509V3_CTX."""
        context = create_string_buffer(_CONTEXT_SIZE)
        crypto.X509V3_set_ctx(context, issuer, subject, request, None, flags)
        crypto.X509V3_set_nconf(context, self.config.pointer)
        return context

    def _check(self, label: str, section: bytes | None) -> None:
        """Is a section of extensions well-formed?"""
        if section is None:
            return
        context = self.extension_context(None, None, None, _ONLY_TESTED)
        if not crypto.X509V3_EXT_add_nconf(self.config.pointer, context, section, None):
            store_and_warn(self.engine, f"Error loading {label} section {section.decode('latin-1')} of "
                                        f"{self.file.decode('latin-1')}")
            raise Refused


