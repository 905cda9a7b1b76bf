"""memory_limit, for what would take too much at once: Python's own memory is not counted (zend_alloc.c)."""
from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import

    from zvm.engine import Engine

_STRING_HEADER = 24  # bytes of a zend_string before its characters
PACKED_ELEMENT, HASH_ELEMENT = 16, 36  # bytes; the latter with its place in the hash
_PAGE = 4096
_LARGEST_IN_CHUNK = (2 << 20) - _PAGE
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
