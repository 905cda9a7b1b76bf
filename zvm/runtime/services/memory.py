"""memory_limit, for what would take too much at once (zend_alloc.c): it is refused before it is made."""
from __future__ import annotations

from zvm.runtime.services.memory_usage import held_bytes

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.engine import Engine

_STRING_HEADER = 24  # bytes of a zend_string before its characters
PACKED_ELEMENT, HASH_ELEMENT = 16, 36  # bytes; the latter with its place in the hash
_PAGE = 4096
_LARGEST_IN_CHUNK = (2 << 20) - _PAGE
_LARGE_SHARE = 3  # an eighth of the limit or more is held against what the script holds
CHUNK = 2 << 20  # what Zend takes from the system at once: PHP takes no limit that is lower


def check_string(engine: Engine, length: int) -> None:
    """Report a fatal error when a string of that length would exceed memory_limit. Raises Bailout."""
    if length >= CHUNK:
        check_block(engine, (_STRING_HEADER + length + 8) & ~7)


def check_array(engine: Engine, count: int, element: int = PACKED_ELEMENT) -> None:
    """The same for an array of so many elements: Zend makes room for a power of two. Raises Bailout."""
    if count * element >= CHUNK:
        check_block(engine, (1 << (count - 1).bit_length()) * element + 8)


def check_block(engine: Engine, size: int) -> None:
    """Report a fatal error when so many bytes and what the script holds would exceed memory_limit. Raises Bailout."""
    limit: int = engine.ini.memory_limit
    if 0 < limit < size or 0 < limit >> _LARGE_SHARE < size and limit < size + _held(engine, size):
        if size > _LARGEST_IN_CHUNK:  # the system's pages
            size = (size + _PAGE - 1) & -_PAGE
        engine.diagnostics.fatal(f"Allowed memory size of {limit} bytes exhausted (tried to allocate {size} bytes)")


def accepts_limit(engine: Engine, text: str) -> bool:
    """May memory_limit become that? What is in use already is not given back (OnChangeMemoryLimit)."""
    from zvm.runtime.services.ini import parse_quantity

    limit = parse_quantity(text)
    if limit < 0:
        return True
    used = max(held_bytes(engine) + CHUNK - 1, CHUNK) // CHUNK * CHUNK
    if limit < used:
        engine.diagnostics.warning(f"Failed to set memory limit to {limit} bytes "
                                   f"(Current memory usage is {used} bytes)")
    return limit >= used


def _held(engine: Engine, size: int) -> int:
    """What the script holds, as far as that matters to one that is about to take so many bytes more."""
    account = engine.memory_account
    return 0 if account is None else account.held(engine, size)
