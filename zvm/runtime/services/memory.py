"""memory_limit, for what would take too much at once: Python's own memory is not counted (zend_alloc.c)."""
from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import

    from zvm.engine import Engine

_STRING_HEADER = 24  # bytes of a zend_string before its characters
_CHUNK = 2 << 20  # what Zend takes from the system at once: PHP takes no limit that is lower


def check_string(engine: Engine, length: int) -> None:
    """Report a fatal error when a string of that length would exceed memory_limit. Raises Bailout."""
    if length < _CHUNK:
        return
    limit: int = engine.ini.memory_limit
    if 0 < limit < length:
        size = (_STRING_HEADER + length + 8) & ~7
        engine.diagnostics.fatal(f"Allowed memory size of {limit} bytes exhausted (tried to allocate {size} bytes)")
