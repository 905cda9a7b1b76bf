"""Huge pages for what the C library hands out in the thread that runs scripts.

glibc gives a thread a heap of its own, 64 MB of address space at a multiple of that, and makes it accessible by and by,
in pieces too small for huge pages. Its beginning is made accessible at once, so that the system can back it with huge
pages, where it has any: a page fault for 2 MB in place of 512. What is not touched takes no memory.
"""
from __future__ import annotations

from zvm.runtime.services.addresses import Half, Word, c_function

_HEAP, _BEGINNING = 64 << 20, 16 << 20  # bytes: HEAP_MAX_SIZE of glibc; what is made accessible
_READ_WRITE, _HUGE_PAGES = 3, 14  # PROT_READ | PROT_WRITE, MADV_HUGEPAGE
_SMALL = 64  # bytes of a block that shows where the heap is


def use_huge_pages() -> None:
    """Do so for the calling thread, if its heap is one of glibc's; else do nothing."""
    try:
        with open("/proc/self/maps", "rb", 0) as file:
            maps = file.read()
    except OSError:
        return
    block = c_function("malloc", Word)(_SMALL)
    c_function("free", Word)(block)
    heap = block & -_HEAP
    if is_heap(maps, heap) and c_function("mprotect", Word, Word, Half)(heap, _BEGINNING, _READ_WRITE) == 0:
        c_function("madvise", Word, Word, Half)(heap, _BEGINNING, _HUGE_PAGES)


def is_heap(maps: bytes, heap: int) -> bool:
    """Whether memory at that address begins with some that is accessible and belongs to no file, and the rest of a heap
    after it is not accessible."""
    at = maps.find(b"\n%x-" % heap)
    if at < 0:
        return False
    accessible, reserved = (maps[at + 1:] + b"\n\n").split(b"\n", 2)[:2]
    end = accessible.partition(b"-")[2].partition(b" ")[0]
    return accessible[len(b"%x-" % heap) + len(end):].split() == [b"rw-p", b"00000000", b"00:00", b"0"] \
        and reserved.startswith(b"%s-%x ---p " % (end, heap + _HEAP))
