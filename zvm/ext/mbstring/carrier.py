"""Is Oniguruma on this machine? Asked by zvm/ext/registry.py before a function that needs it is used."""
from __future__ import annotations


def is_available(module: str) -> bool:
    """Whether the library is there that mb_ereg*() are made of."""
    try:
        from zvm.ext.mbstring import oniguruma  # noqa: F401
    except ImportError:
        return False
    return True
