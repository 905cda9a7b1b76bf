"""`GROUP`: the late_key() of a group of records, which native code asks for when it first needs one of them."""
from __future__ import annotations

from zvm.handlers.native.abi import LATE, late_key


def __getattr__(group: str) -> int:
    if group not in LATE:
        raise AttributeError(group)
    return late_key(group)
