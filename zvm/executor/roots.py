"""Which part of the heap a search for cycles has to look at (the buffer of possible roots of zend_gc.c).

While few objects are alive, all of it. Where they are many, a search of the whole heap would be in the program's way.
After the first, native code moves what loses a reference and lives, and what is used again, to the young generation of
Python's collector, where all that is new is anyway: the next search begins with this. What Python code alone has
let go of is found by the next search of the whole heap, when a quarter more objects are alive or after many calls.
"""
from __future__ import annotations

from zvm.runtime.objects import lifecycle
from zvm.runtime.services.python_collector import may_narrow

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable
    from typing import Any

    from zvm.engine import Engine

_MANY = 2_000  # objects, whose search takes about half a millisecond
_CALLS = 10_000  # after which the whole heap is searched again, or as many as objects are alive
_ALL = 1 << 60  # references
_noticing: list[Roots] = []  # those for which native code notices losses: one, since a process has one collector


class Roots:
    """Of one engine: whether native code tells what loses references, and how long that is enough."""

    __slots__ = ("engine", "calls_left", "most_alive")

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.calls_left = self.most_alive = 0

    def searched_all(self, alive: int) -> None:
        """A script had the whole heap searched, in which so many objects are left."""
        if alive >= _MANY and lifecycle.notice_losses is not None:
            _noticing[:] = [self]
            self.calls_left, self.most_alive = max(_CALLS, alive), alive + alive // 4
            lifecycle.notice_losses(_ALL)
        else:
            self.forget()

    def forget(self) -> None:
        """The next search is one of the whole heap."""
        if self in _noticing and lifecycle.notice_losses is not None:
            _noticing.clear()
            lifecycle.notice_losses(0)
        self.calls_left = 0

    def unnoticed(self, task: Callable[[], object]) -> None:
        """Run a task of Python's collector; what it does loses no references that matter. For another engine that
        notices losses young values are no longer all that there can be."""
        for other in _noticing:
            if other is not self:
                other.forget()
        if self in _noticing and lifecycle.notice_losses is not None:
            lifecycle.notice_losses(0)
            task()
            lifecycle.notice_losses(_ALL)
        else:
            task()

    def new_garbage(self, alive: int) -> list[Any] | None:
        """The garbage among what native code has told of and all that hangs on it; None where the whole heap is to be
        searched, of which so many objects are alive."""
        if self.calls_left > 0:
            self.calls_left -= 1
        if self.calls_left == 0 or alive > self.most_alive or self not in _noticing \
                or not may_narrow(self.engine):
            self.forget()
            return None
        garbage: list[Any] = []
        if lifecycle.find_new_garbage is None or not lifecycle.find_new_garbage(garbage, alive // 4):
            self.forget()
            return None
        return garbage
