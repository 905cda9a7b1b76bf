"""Threads with a large C stack, on which PHP code recurses through internal functions as deep as memory allows."""
from __future__ import annotations

import _thread

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

_SMALLER = (8, 32)  # parts of a stack, where there is no address space for the whole


def start_with_stack(size: int, start: Callable[[], object]) -> int:
    """Have `start` start a thread whose stack has so many bytes, fewer where the process may not have them
    (`ulimit -v`); how many it has. The size that others get stays as it is. Raises RuntimeError."""
    usual = _thread.stack_size(size)
    try:
        for part in _SMALLER:
            try:
                start()
                return _thread.stack_size()
            except RuntimeError:
                _thread.stack_size(size // part)
        start()
        return _thread.stack_size()
    finally:
        _thread.stack_size(usual)
