"""Which part of the heap a search for cycles has to look at (the buffer of possible roots of zend_gc.c).

While few objects are alive, all of it. Where they are many, a search of the whole heap would be in the program's way.
After the first, native code moves what loses a reference and lives, and what is used again, to the young generation of
Python's collector, where all that is new is anyway: the next search begins with this. What Python code alone has
let go of is found by the next search of the whole heap, when a quarter more objects are alive or after many calls.
"""
from __future__ import annotations

import gc
import sys

from zvm.runtime.execute_data import ExecuteData
from zvm.runtime.objects import lifecycle
from zvm.runtime.services.python_collector import YOUNG, may_narrow
from zvm.runtime.services.reachability import add_referents, held_by_others, reached_from
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.zval import Reference

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable
    from typing import Any

    from zvm.engine import Engine

VALUES = (PhpObject, PhpArray, Reference)
_MANY = 2_000  # objects, whose search takes about half a millisecond
_CALLS = 10_000  # after which the whole heap is searched again
_FEW = 200  # values that are looked at here before Python's collector is bothered
_YOUNG_ENOUGH = 100  # objects of any kind that are not looked at again and again
_HOLDERS = frozenset((list, dict, tuple, PhpArray, Reference, ExecuteData))  # besides objects
_ALL = 1 << 60  # references
_CAN_NARROW = sys.version_info < (3, 14)  # later ones search what is not new bit by bit
_noticing: list[Roots] = []  # those for which native code notices losses: one, since a process has one collector


class Roots:
    """Of one engine: whether native code tells what loses references, and how long that is enough."""

    __slots__ = ("engine", "calls_left", "most_alive", "garbage")

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.garbage: list[Any] | None = None  # those of the last candidates that are, where these were few
        self.calls_left = self.most_alive = 0

    def searched_all(self, alive: int) -> None:
        """A script had the whole heap searched, in which so many objects are left."""
        if alive >= _MANY and _CAN_NARROW and lifecycle.notice_losses is not None:
            _noticing[:] = [self]
            self.calls_left, self.most_alive = _CALLS, alive + alive // 4
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

    def candidates(self, alive: int) -> list[Any] | None:
        """What may be garbage, with all that hangs on it; None where the whole heap is to be searched."""
        if self.calls_left > 0:
            self.calls_left -= 1
        if self.calls_left == 0 or alive > self.most_alive or self not in _noticing \
                or not may_narrow(self.engine):
            self.forget()
            return None
        young = gc.get_objects(0)
        held = [value for value in young if isinstance(value, VALUES)]
        is_much = len(young) > _YOUNG_ENOUGH
        del young
        if held:
            self.garbage = _find_garbage(held) if len(held) <= _FEW else None
            if self.garbage is None and not _add_held(held, alive // 4):
                self.forget()
                return None
            if self.garbage != []:
                return held
        if held or is_much:
            held.clear()
            self.unnoticed(_make_old)  # there is no garbage among them
        return held


def _is_holder(kind: type) -> bool:
    return kind in _HOLDERS or issubclass(kind, PhpObject)


def _make_old() -> None:
    gc.collect(YOUNG)


def _add_held(values: list[Any], most: int) -> bool:
    """Add what they hold, directly or not; false where that is more than so many."""
    known = set(map(id, values))
    first = 0
    while first < len(values):
        layer = values[first:]
        first = len(values)
        for found in gc.get_referents(*layer):
            if _is_holder(type(found)) and id(found) not in known and gc.is_tracked(found):
                known.add(id(found))
                values.append(found)
        if len(values) > most:
            return False
    return True


def _find_garbage(values: list[Any]) -> list[Any] | None:
    """What is reached from nowhere but itself among some values, which this list alone holds besides, and among all
    that hangs on them, which is added; None where that is much."""
    referents = add_referents(values, _is_holder, _FEW)
    if referents is None:
        return None
    counts = held_by_others(values, referents)
    reached = reached_from((number for number, count in enumerate(counts) if count > 0), referents)
    return [value for number, value in enumerate(values) if number not in reached]
