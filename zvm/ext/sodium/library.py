"""libsodium: the system's, else the one that the package PyNaCl is built with, whose extension module exports it.

All its functions take pointers and numbers of at most 64 bits: `sodium.NAME(…)` passes bytes and buffers as pointers,
None as NULL, and ints as 64-bit numbers; it returns an int but for the functions in _TEXTS.
"""
from __future__ import annotations

import ctypes

from zvm.ext.c_library import open_first

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

_TEXTS = ("sodium_version_string", "sodium_bin2base64")
_NEWEST_NEEDED = "crypto_core_ristretto255_add"  # what the oldest usable libsodium (1.0.18) has


class Library:
    """The functions of the loaded library."""

    def __init__(self, loaded: ctypes.CDLL) -> None:
        self._loaded = loaded

    def __getattr__(self, name: str) -> Any:
        function = self._loaded[name]
        if name in _TEXTS:
            function.restype = ctypes.c_char_p

        def call(*arguments: Any) -> Any:
            return function(*(ctypes.c_uint64(value & 0xFFFFFFFFFFFFFFFF) if type(value) is int else value
                              for value in arguments))

        setattr(self, name, call)
        return call


def _of_pynacl() -> list[str]:
    from importlib.util import find_spec
    from pathlib import Path

    try:
        spec = find_spec("nacl")
    except (ImportError, ValueError):
        return []
    if spec is None or not spec.submodule_search_locations:
        return []
    return [str(path) for folder in spec.submodule_search_locations for path in Path(folder).glob("_sodium*.so")]


def _load() -> Library | None:
    """The first library that is new enough; None where there is none."""
    for name in ("libsodium.so.26", "libsodium.so.23", "libsodium.so", *_of_pynacl()):
        loaded = open_first((name,))
        if loaded is not None and hasattr(loaded, _NEWEST_NEEDED) and loaded.sodium_init() >= 0:
            return Library(loaded)
    return None


_found = _load()
sodium: Any = _found


def is_available(package: str) -> bool:
    """Is libsodium there?"""
    return _found is not None
