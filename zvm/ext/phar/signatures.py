"""Signatures of archives: hashes, and those made with a private key (phar_verify_signature, phar_create_signature)."""
from __future__ import annotations

from zvm.ext.phar.constants import MD5, OPENSSL, OPENSSL_SHA256, OPENSSL_SHA512, SHA1, SHA256, SHA512
from zvm.ext.phar.errors import PharError
from zvm.ext.phar.files import open_quietly, pieces
from zvm.ext.registry import is_available

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.ext.phar.records import Archive
    from zvm.ext.phar.state import PharState

HASHES = {MD5: "md5", SHA1: "sha1", SHA256: "sha256", SHA512: "sha512"}
_OF_KEYS = {OPENSSL: "sha1", OPENSSL_SHA256: "sha256", OPENSSL_SHA512: "sha512"}


def has_keys() -> bool:
    """Can archives be signed with a key?"""
    return is_available("openssl")


def is_with_key(kind: int) -> bool:
    """Is it a signature made with a key?"""
    return kind in _OF_KEYS


def digest_size(kind: int) -> int:
    """How long a hash of that kind is."""
    from hashlib import new

    return new(HASHES[kind]).digest_size


def _hash(kind: int, file: Any, end: int | None) -> bytes:
    from hashlib import new

    made = new(HASHES[kind])
    for piece in pieces(file, 0, end):
        made.update(piece)
    return made.digest()


def verify(file: Any, end: int, kind: int, signature: bytes, path: str) -> str:
    """The signature of the beginning of a file as text, once it is known to be right. Raises PharError."""
    if kind in _OF_KEYS:
        _verify_by_key(file, end, kind, signature, path)
        return signature.hex().upper()
    if kind not in HASHES:
        raise PharError("broken or unsupported signature")
    digest = _hash(kind, file, end)
    if signature[:len(digest)] != digest:
        raise PharError("broken signature")
    return digest.hex().upper()


def sign(state: PharState, archive: Archive, file: Any) -> bytes:
    """The signature of a file, which the archive keeps as text. Raises PharError."""
    archive.signature = None
    kind = archive.signature_kind
    if kind in _OF_KEYS:
        made = _sign_by_key(state, archive, file)
    else:
        if kind not in HASHES:
            archive.signature_kind = kind = SHA256
        made = _hash(kind, file, None)
    archive.signature = made.hex().upper()
    return made


# ---- with keys -----------------------------------------------------------------------------------------------------

def _read_key(text: bytes, name: str) -> Any:
    """A key by OpenSSL's function of that name; None where it is none."""
    from zvm.ext.openssl.handles import Held, hold
    from zvm.ext.openssl.library import crypto

    source = Held(crypto.BIO_new_mem_buf(text, len(text)), crypto.BIO_free_all)
    found = getattr(crypto, name)(source.pointer, None, None, b"" if name == "PEM_read_bio_PrivateKey" else None)
    crypto.ERR_clear_error()
    return hold(found, crypto.EVP_PKEY_free)


def _digest(file: Any, end: int | None, kind: int) -> Any:
    """OpenSSL's digest that has taken in the beginning of a file."""
    from zvm.ext.openssl.handles import Held
    from zvm.ext.openssl.library import crypto

    context = Held(crypto.EVP_MD_CTX_new(), crypto.EVP_MD_CTX_free)
    crypto.EVP_DigestInit_ex(context.pointer, crypto.EVP_get_digestbyname(_OF_KEYS[kind].encode()), None)
    for piece in pieces(file, 0, end):
        crypto.EVP_DigestUpdate(context.pointer, piece, len(piece))
    return context


def _verify_by_key(file: Any, end: int, kind: int, signature: bytes, path: str) -> None:
    if not has_keys():
        raise PharError("openssl not loaded")
    key_file = open_quietly(path + ".pubkey")
    text = b""
    if key_file is not None:
        with key_file:
            text = key_file.read()
    if not text:
        raise PharError("openssl public key could not be read")
    key = _read_key(text, "PEM_read_bio_PUBKEY")
    if key is None:
        raise PharError("openssl signature could not be processed")
    from zvm.ext.openssl.library import crypto

    context = _digest(file, end, kind)
    right = crypto.EVP_VerifyFinal(context.pointer, signature, len(signature), key.pointer)
    crypto.ERR_clear_error()
    if right != 1:
        raise PharError("broken openssl signature")


def _sign_by_key(state: PharState, archive: Archive, file: Any) -> bytes:
    if not has_keys():
        raise PharError(f'unable to write phar "{archive.path}" with requested openssl signature')
    key = _read_key(state.private_key.encode("latin-1"), "PEM_read_bio_PrivateKey")
    if key is None:
        raise PharError("unable to process private key")
    from ctypes import byref, c_uint, create_string_buffer

    from zvm.ext.openssl.library import crypto

    size = c_uint()
    room = create_string_buffer(max(crypto.EVP_PKEY_get_size(key.pointer), 1))
    context = _digest(file, None, archive.signature_kind)
    if not crypto.EVP_SignFinal(context.pointer, room, byref(size), key.pointer):
        crypto.ERR_clear_error()
        raise PharError(f'unable to write phar "{archive.path}" with requested openssl signature')
    return room.raw[:size.value]
