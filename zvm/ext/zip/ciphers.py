"""Encryption of entries: PKWARE's traditional cipher and WinZip's AES (APPNOTE.TXT 6.1, WinZip's AE-1 and AE-2).

AES comes from OpenSSL, as the extension openssl finds it; without it those methods are not supported. Contents are
bytes.
"""
from __future__ import annotations

import hashlib
import hmac
import os
import zlib

from zvm.ext.registry import is_available
from zvm.ext.zip.errors import ENCRNOTSUPP, INTERNAL, WRONGPASSWD, ZipError

NONE, PKWARE, AES_128, AES_192, AES_256, UNKNOWN = 0, 1, 257, 258, 259, 65535
_HEADER = 12  # bytes before what PKWARE's cipher encrypts
_KEY_SIZES = {AES_128: 16, AES_192: 24, AES_256: 32}
_VERIFIER, _MAC, _ROUNDS = 2, 10, 1000
_BLOCK = 16
_CRC = [zlib.crc32(bytes((byte,)), 0xFFFFFFFF) ^ 0xFFFFFFFF for byte in range(256)]


def is_supported(method: int) -> bool:
    """Can entries be encrypted and decrypted by that method?"""
    return method in (NONE, PKWARE) or method in _KEY_SIZES and is_available("openssl")


def overhead(method: int) -> int:
    """How many bytes encryption adds."""
    return _HEADER if method == PKWARE else _KEY_SIZES[method] // 2 + _VERIFIER + _MAC


class _Pkware:
    """The stream cipher of PKZIP 2."""

    def __init__(self, password: bytes) -> None:
        self.keys = (0x12345678, 0x23456789, 0x34567890)
        for byte in password:
            self._update(byte)

    def _update(self, byte: int) -> None:
        first, second, third = self.keys
        first = _CRC[(first ^ byte) & 0xFF] ^ first >> 8
        second = ((second + (first & 0xFF)) * 134775813 + 1) & 0xFFFFFFFF
        third = _CRC[(third ^ second >> 24) & 0xFF] ^ third >> 8
        self.keys = (first, second, third)

    def decrypt(self, data: bytes) -> bytes:
        out = bytearray(len(data))
        for place, byte in enumerate(data):
            mixed = (self.keys[2] | 2) & 0xFFFF
            out[place] = byte = byte ^ (mixed * (mixed ^ 1) >> 8 & 0xFF)
            self._update(byte)
        return bytes(out)

    def encrypt(self, data: bytes) -> bytes:
        out = bytearray(len(data))
        for place, byte in enumerate(data):
            mixed = (self.keys[2] | 2) & 0xFFFF
            out[place] = byte ^ (mixed * (mixed ^ 1) >> 8 & 0xFF)
            self._update(byte)
        return bytes(out)


def _aes_keys(method: int, password: bytes, salt: bytes) -> tuple[bytes, bytes, bytes]:
    """Key, key of the authentication code, and what tells a wrong password."""
    size = _KEY_SIZES[method]
    made = hashlib.pbkdf2_hmac("sha1", password, salt, _ROUNDS, 2 * size + _VERIFIER)
    return made[:size], made[size:2 * size], made[2 * size:]


def _aes_apply(key: bytes, data: bytes) -> bytes:
    """Counter mode with a counter that begins at 1, low byte first."""
    blocks = (len(data) + _BLOCK - 1) // _BLOCK
    counters = b"".join(number.to_bytes(_BLOCK, "little") for number in range(1, blocks + 1))
    size = len(data)
    stream = _aes_blocks(key, counters)[:size]
    return (int.from_bytes(data, "little") ^ int.from_bytes(stream, "little")).to_bytes(size, "little")


def _aes_blocks(key: bytes, blocks: bytes) -> bytes:
    """Whole blocks, each encrypted for itself."""
    from ctypes import byref, c_int, create_string_buffer

    from zvm.ext.openssl.library import crypto

    output, size = create_string_buffer(len(blocks) + _BLOCK), c_int()
    context = crypto.EVP_CIPHER_CTX_new()
    try:
        kind = crypto.EVP_get_cipherbyname(f"AES-{8 * len(key)}-ECB".encode())
        if not crypto.EVP_CipherInit_ex(context, kind, None, key, None, 1) or \
                not crypto.EVP_CIPHER_CTX_set_padding(context, 0) or \
                not crypto.EVP_CipherUpdate(context, output, byref(size), blocks, len(blocks)):
            raise ZipError(INTERNAL)
    finally:
        crypto.EVP_CIPHER_CTX_free(context)
    return output.raw[:size.value]


def decrypt(method: int, password: bytes, data: bytes, check: int) -> bytes:
    """The plain bytes of an entry; `check` is the byte that tells a wrong password. Raises ZipError."""
    if not is_supported(method):
        raise ZipError(ENCRNOTSUPP)
    if method == PKWARE:
        cipher = _Pkware(password)
        head = cipher.decrypt(data[:_HEADER])
        if head[-1:] != bytes((check,)):
            raise ZipError(WRONGPASSWD)
        return cipher.decrypt(data[_HEADER:])
    size = _KEY_SIZES[method] // 2
    key, mac_key, verifier = _aes_keys(method, password, data[:size])
    body = data[size + _VERIFIER:-_MAC]
    if data[size:size + _VERIFIER] != verifier:
        raise ZipError(WRONGPASSWD)
    if not hmac.compare_digest(hmac.new(mac_key, body, "sha1").digest()[:_MAC], data[-_MAC:]):
        raise ZipError(WRONGPASSWD)
    return _aes_apply(key, body)


def encrypt(method: int, password: bytes, data: bytes, check: int) -> bytes:
    """The encrypted bytes of an entry. Raises ZipError."""
    if not is_supported(method):
        raise ZipError(ENCRNOTSUPP)
    if method == PKWARE:
        return _Pkware(password).encrypt(os.urandom(_HEADER - 1) + bytes((check,)) + data)
    salt = os.urandom(_KEY_SIZES[method] // 2)
    key, mac_key, verifier = _aes_keys(method, password, salt)
    body = _aes_apply(key, data)
    return salt + verifier + body + hmac.new(mac_key, body, "sha1").digest()[:_MAC]
