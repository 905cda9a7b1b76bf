"""memory_limit: what would take too much at once, and what the process holds already (zend_alloc.c).

Python's values are larger than Zend's, and the process holds the engine, too: what a script may hold in all is
memory_limit times FACTOR, beyond what the process held when the script began.
"""
from __future__ import annotations

import os

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.engine import Engine

_STRING_HEADER = 24  # bytes of a zend_string before its characters
PACKED_ELEMENT, HASH_ELEMENT = 16, 36  # bytes; the latter with its place in the hash
_PAGE = 4096
_LARGEST_IN_CHUNK = (2 << 20) - _PAGE
FACTOR = 4
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


def accepts_limit(engine: Engine, text: str) -> bool:
    """May memory_limit become that? What is in use already is not given back (OnChangeMemoryLimit)."""
    from zvm.runtime.services.ini import parse_quantity

    limit = parse_quantity(text)
    if limit < 0:
        return True
    held = (resident_bytes() - engine.resident_at_start) // FACTOR
    used = max(held + _CHUNK - 1, _CHUNK) // _CHUNK * _CHUNK
    if limit < used:
        engine.diagnostics.warning(f"Failed to set memory limit to {limit} bytes "
                                   f"(Current memory usage is {used} bytes)")
    return limit >= used


def resident_bytes() -> int:
    """What the process holds of memory; 0 where the system does not tell."""
    try:
        with open("/proc/self/statm", "rb") as handle:
            return int(handle.read().split()[1]) * _SYSTEM_PAGE
    except OSError:
        return 0
