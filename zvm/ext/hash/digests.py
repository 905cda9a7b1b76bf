"""MD5, SHA-1 and SHA-2 of data at hand, without OpenSSL until there is much of it: hashlib takes 5 ms to load it."""
from __future__ import annotations

import sys

from zvm.runtime.services.function_tools import cache

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

# modules that hashlib takes where there is no OpenSSL, of several versions of Python
_MODULES = {"md5": ("_md5",), "sha1": ("_sha1",), "sha224": ("_sha2", "_sha256"), "sha256": ("_sha2", "_sha256"),
            "sha384": ("_sha2", "_sha512"), "sha512": ("_sha2", "_sha512")}
_WORTH_OPENSSL = 1 << 20  # bytes that take as much longer without it as loading it does
_counts = {"bytes": 0}  # that were digested without it


def new_hasher(name: str, data: bytes) -> Any:
    """An object of hashlib that has that data, which are all or most of it. Raises ValueError where there is none of
    that name."""
    if "_hashlib" not in sys.modules and name in _MODULES:
        _counts["bytes"] += len(data)
        make = _plain(name) if _counts["bytes"] < _WORTH_OPENSSL or name == "md5" else None  # that MD5 is as fast
        if make is not None:
            return make(data, usedforsecurity=False)
    return openssl_hasher(name, data)


def openssl_hasher(name: str, data: bytes = b"") -> Any:
    """Likewise, of data that are to come."""
    import hashlib

    return hashlib.new(name, data, usedforsecurity=False)


@cache
def _plain(name: str) -> Any:
    """What makes hashers without OpenSSL; None where Python was built without that."""
    for module in _MODULES[name]:
        try:
            return getattr(__import__(module), name)
        except ImportError:
            continue
    return None
