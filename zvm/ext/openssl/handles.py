"""What libcrypto allocates, freed when nothing holds it; reading and writing through its BIOs; stacks."""
from __future__ import annotations

from ctypes import byref, c_void_p, string_at

from zvm.ext.openssl.library import crypto

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable, Iterator
    from typing import Any

_BIO_RESET, _BIO_INFO = 1, 3  # BIO_CTRL_*


class Held:
    """A pointer and what frees it."""

    __slots__ = ("pointer", "_free")

    def __init__(self, pointer: int, free: Callable[[int], Any]) -> None:
        self.pointer: int = pointer
        self._free = free

    def __del__(self) -> None:
        self._free(self.pointer)

    def release(self) -> int:
        """The pointer, which something else frees from now on."""
        self._free = _leave
        return self.pointer


def _leave(pointer: int) -> None:
    return None


def hold(pointer: int | None, free: Callable[[int], Any]) -> Held | None:
    return None if not pointer else Held(pointer, free)


# ---- BIO ---------------------------------------------------------------------------------------------------------

def memory_input(data: bytes) -> Held:
    """A BIO that reads the bytes, which live as long as it."""
    bio = Held(crypto.BIO_new(crypto.BIO_s_mem()), crypto.BIO_free)
    crypto.BIO_ctrl(bio.pointer, 130, 0, None)  # BIO_C_SET_BUF_MEM_EOF_RETURN: the end is an end
    if data:
        crypto.BIO_write(bio.pointer, data, len(data))
    return bio


def memory_output() -> Held:
    return Held(crypto.BIO_new(crypto.BIO_s_mem()), crypto.BIO_free)


def contents(bio: Held) -> bytes:
    """What was written to a memory BIO."""
    start = c_void_p()
    size = crypto.BIO_ctrl(bio.pointer, _BIO_INFO, 0, byref(start))
    return string_at(start.value, size) if size > 0 and start.value else b""


def rewind(bio: Held) -> None:
    crypto.BIO_ctrl(bio.pointer, _BIO_RESET, 0, None)


def file_bio(path: str, mode: str) -> Held | None:
    return hold(crypto.BIO_new_file(path.encode("latin-1"), mode.encode()), crypto.BIO_free)


def written(write: Callable[..., int], *arguments: Any) -> str | None:
    """What a function PEM_write_bio_… writes; None where it fails."""
    bio = memory_output()
    return contents(bio).decode("latin-1") if write(bio.pointer, *arguments) else None


def allocated_text(pointer: int | None) -> str | None:
    """A C string that libcrypto allocated, which is freed."""
    if not pointer:
        return None
    text = string_at(pointer).decode("latin-1")
    crypto.CRYPTO_free(pointer, b"", 0)
    return text


# ---- stacks ------------------------------------------------------------------------------------------------------

def members(stack: int | None) -> Iterator[int]:
    """The pointers in a stack."""
    for index in range(crypto.OPENSSL_sk_num(stack) if stack else 0):
        yield crypto.OPENSSL_sk_value(stack, index)


class CertificateStack:
    """A STACK_OF(X509) that owns its certificates."""

    __slots__ = ("pointer",)

    def __init__(self, pointer: int | None = None) -> None:
        self.pointer: int = pointer or crypto.OPENSSL_sk_new_null()

    def push(self, certificate: int) -> None:
        """Take over a certificate."""
        crypto.OPENSSL_sk_push(self.pointer, certificate)

    def __del__(self) -> None:
        while True:
            certificate = crypto.OPENSSL_sk_pop(self.pointer)
            if not certificate:
                break
            crypto.X509_free(certificate)
        crypto.OPENSSL_sk_free(self.pointer)


# ---- names -------------------------------------------------------------------------------------------------------

def name_of_object(pointer: int, short: bool) -> str:
    """OBJ_nid2sn() or OBJ_nid2ln() of an ASN1_OBJECT."""
    number = crypto.OBJ_obj2nid(pointer)
    text: bytes = (crypto.OBJ_nid2sn if short else crypto.OBJ_nid2ln)(number) or b""
    return text.decode("latin-1")


def object_numbers(pointer: int) -> str:
    """An ASN1_OBJECT as numbers and dots."""
    from ctypes import create_string_buffer

    buffer = create_string_buffer(256)
    crypto.OBJ_obj2txt(buffer, len(buffer) - 1, pointer, 1)
    return buffer.value.decode("latin-1")


def asn1_bytes(pointer: int) -> bytes:
    """The bytes of an ASN1_STRING."""
    start = crypto.ASN1_STRING_get0_data(pointer)
    return string_at(start, crypto.ASN1_STRING_length(pointer)) if start else b""
