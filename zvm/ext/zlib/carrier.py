"""Does this Python have the modules that the extensions of archives and compression are built on?"""
from __future__ import annotations

from importlib.util import find_spec

_MODULES = {"bz2": "_bz2", "zip": "zlib", "zlib": "zlib"}


def is_available(package: str) -> bool:
    """Is there what that extension needs?"""
    return find_spec(_MODULES[package]) is not None
