"""The heap of the thread that runs scripts (zvm/cli/heap.py)."""
from __future__ import annotations

import pytest

from zvm.cli.heap import is_heap

HEAP = 0x7F0004000000
OTHERS = b"55d000000000-55d000021000 rw-p 00000000 00:00 0                          [heap]\n"
ACCESSIBLE = b"7f0004000000-7f0004021000 rw-p 00000000 00:00 0 \n"
RESERVED = b"7f0004021000-7f0008000000 ---p 00000000 00:00 0 \n"


def test_a_heap_of_a_thread() -> None:
    assert is_heap(OTHERS + ACCESSIBLE + RESERVED + OTHERS, HEAP)


@pytest.mark.parametrize("maps", [
    b"", OTHERS, OTHERS + ACCESSIBLE, OTHERS + RESERVED, OTHERS + ACCESSIBLE + OTHERS,
    OTHERS + ACCESSIBLE + RESERVED.replace(b"7f0008000000", b"7f0006000000"),
    OTHERS + ACCESSIBLE + RESERVED.replace(b"---p", b"rw-p"),
    OTHERS + ACCESSIBLE.replace(b"00:00 0 ", b"fe:00 77 /lib/x.so") + RESERVED,
    OTHERS + ACCESSIBLE.replace(b"rw-p", b"r--p") + RESERVED])
def test_anything_else(maps: bytes) -> None:
    assert not is_heap(maps, HEAP)
