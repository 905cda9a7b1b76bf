"""Memory of the image for stress: the number its draws begin with, and a byte for each kernel that was reached.

`ZVM_NATIVE_STRESS` is the seed, `ZVM_NATIVE_REACHED` a file that all processes with that variable write into as they
run (scripts/kernels_reached reads it).
"""
from __future__ import annotations

import os

from zvm.runtime.services.addresses import Char, Word, address_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

MOST_KERNELS = 1 << 14
_Words = Word * 2
_Reached = Char * MOST_KERNELS


def memory() -> Any:
    """The two words that SHARED.stress points to (kernels/base/stress.py); what they point to lives as long."""
    reached = _reached()
    words: Any = _Words(int(os.environ.get("ZVM_NATIVE_STRESS", "0")), address_of(reached))
    words.reached = reached
    return words


def _reached() -> Any:
    path = os.environ.get("ZVM_NATIVE_REACHED")
    if path is None:
        return _Reached()
    from mmap import mmap

    file = os.open(path, os.O_RDWR | os.O_CREAT, 0o666)
    try:
        os.truncate(file, MOST_KERNELS)
        return _Reached.from_buffer(mmap(file, MOST_KERNELS))
    finally:
        os.close(file)
