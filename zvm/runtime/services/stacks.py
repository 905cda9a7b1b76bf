"""Threads with a large C stack, on which PHP code recurses through internal functions as deep as memory allows."""
from __future__ import annotations

import _thread
import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import TypeVar

    Started = TypeVar("Started")

STACK_BYTES = 256 << 20  # of address space; touched only as deep as a script goes
RECURSION_LIMIT = 100_000  # of a thread with such a stack
_ROOM = 128 << 20  # bytes of address space left to modules and heaps (each thread reserves 64 MiB for its own)
_SMALLER = (8, 4)  # parts of a stack, where there is no address space for the whole; then of that part
# where a PyThreadState has the limit of calls, and how many of those through C functions are left to it, up to 3.13
_LIMIT_PLACES = {(3, 11): (36, 32), (3, 12): (32, 36), (3, 13): (48, 52)}


def start_with_stack(size: int, start: Callable[[int], Started]) -> Started:
    """Have `start` start a thread whose stack has so many bytes, fewer where the process may not have them
    (`ulimit -v`); it gets their number, and what it gives is the result. The size that others get stays as it is.
    Raises RuntimeError."""
    usual = _thread.stack_size(size)
    try:
        for part in _SMALLER:
            try:
                return _start_leaving_room(size, start)
            except (MemoryError, RuntimeError):
                size //= part
                _thread.stack_size(size)
        return start(size)
    finally:
        _thread.stack_size(usual)


def _start_leaving_room(size: int, start: Callable[[int], Started]) -> Started:
    room = bytes(_ROOM)  # which the system gives when it is written to: never
    try:
        return start(size)
    finally:
        del room


def allow_depth(limit: int) -> None:
    """Let calls nest so deep, those through C functions, too, in the running thread, whose stack has room for them.
    Other threads may not: with the usual stack they would crash.

    From Python 3.12 on calls through C functions are counted apart, down from 1,500 or 10,000, and those of Python take
    no stack. Before, all are counted down from sys.getrecursionlimit(), by which compile() tells how deep they are.
    Python 3.14 and newer do not count them but look how much of the thread's stack is left, however large that is.
    """
    version = sys.version_info[:2]
    if version >= (3, 12) and sys.getrecursionlimit() < limit:
        sys.setrecursionlimit(limit)
    places = _LIMIT_PLACES.get(version)
    if places is not None:
        from zvm.runtime.services.addresses import Half, thread_state

        found, remaining = (Half.from_address(thread_state() + place) for place in places)
        if found.value == sys.getrecursionlimit():
            remaining.value = limit
