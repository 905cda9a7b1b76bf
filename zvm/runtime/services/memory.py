"""memory_limit, for what would take too much at once (zend_alloc.c), and what the process holds."""
from __future__ import annotations

import os

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.engine import Engine

_STRING_HEADER = 24  # bytes of a zend_string before its characters
PACKED_ELEMENT, HASH_ELEMENT = 16, 36  # bytes; the latter with its place in the hash
_PAGE = 4096
_LARGEST_IN_CHUNK = (2 << 20) - _PAGE
_SYSTEM_PAGE = os.sysconf("SC_PAGE_SIZE")
_CHUNK = 2 << 20  # what Zend takes from the system at once: PHP takes no limit that is lower


def check_string(engine: Engine, length: int) -> None:
    """Report a fatal error when a string of that length would exceed memory_limit. Raises Bailout."""
    if length >= _CHUNK:
        check_block(engine, (_STRING_HEADER + length + 8) & ~7)


def check_array(engine: Engine, count: int, element: int = PACKED_ELEMENT) -> None:
    """The same for an array of so many elements: Zend makes room for a power of two. Raises Bailout."""
    if count * element >= _CHUNK:
        check_block(engine, (1 << (count - 1).bit_length()) * element + 8)


def check_block(engine: Engine, size: int) -> None:
    """Report a fatal error when so many bytes would exceed memory_limit. Raises Bailout."""
    limit: int = engine.ini.memory_limit
    if 0 < limit < size:
        if size > _LARGEST_IN_CHUNK:  # the system's pages
            size = (size + _PAGE - 1) & -_PAGE
        engine.diagnostics.fatal(f"Allowed memory size of {limit} bytes exhausted (tried to allocate {size} bytes)")


def resident_bytes() -> int:
    """What the process holds of memory; 0 where the system does not tell."""
    try:
        with open("/proc/self/statm", "rb") as handle:
            return int(handle.read().split()[1]) * _SYSTEM_PAGE
    except OSError:
        return 0
