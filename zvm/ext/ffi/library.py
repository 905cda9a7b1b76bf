"""Whether cffi is installed: its backend, which brings libffi, calls C functions and makes C pointers of callbacks."""
from __future__ import annotations

from importlib.util import find_spec

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

_backend: Any = None  # imported with the first use


def is_available(package: str) -> bool:
    """Can C functions be called?"""
    return find_spec("_cffi_backend") is not None


def load() -> Any:
    """The module _cffi_backend."""
    global _backend
    if _backend is None:
        import _cffi_backend

        _backend = _cffi_backend
    return _backend
