"""Waiting for descriptors, as stream_select() and socket_select() do (main/php_network.h)."""
from __future__ import annotations

from errno import EINTR

from zvm.runtime.execute_data import running_function
from zvm.runtime.signals import TimeLimitReached

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.engine import Engine

_FD_SETSIZE = 1024


def exceeds_fd_setsize(engine: Engine, lists: list[list[int]]) -> bool:
    """Whether a descriptor is too high for select(), after a warning (PHP_SAFE_MAX_FD)."""
    highest = max(descriptor for descriptors in lists for descriptor in descriptors)
    if highest < _FD_SETSIZE:
        return False
    engine.diagnostics.warning(
        f"{running_function(engine)}(): You MUST recompile PHP with a larger value of FD_SETSIZE.\n"
        f"It is set to {_FD_SETSIZE}, but you have descriptors numbered at least as high as {highest}.\n"
        f" --enable-fd-setsize={(highest + 1024) & ~1023} is recommended, but you may want to set it\n"
        "to equal the maximum number of open files supported by your system,\n"
        "in order to avoid seeing this error again at a later date.")
    return True


def wait(engine: Engine, lists: list[list[int]], timeout: float | None) -> tuple[list[int], list[int], list[int]]:
    """select(): of the descriptors to read, to write, with exceptions those that are ready. Raises OSError, also when
    a signal comes that the script handles. Raises TimeLimitReached."""
    from select import select

    interrupts = engine.interrupts
    watched = interrupts.descriptors()
    left = None if interrupts.deadline is None else interrupts.time_left()
    is_last = left is not None and (timeout is None or left < timeout)
    to_read, to_write, exceptional = select(lists[0] + watched, lists[1], lists[2], left if is_last else timeout)
    if is_last and not (to_read or to_write or exceptional):
        raise TimeLimitReached
    if watched and watched[0] in to_read:
        if engine.interrupts.interrupted():
            raise InterruptedError(EINTR, "")
        to_read.remove(watched[0])
    return to_read, to_write, exceptional
