"""What sys.getrefcount gives for a value that one container holds, and the order in which locals die: measured.

From CPython 3.14 on functions borrow the locals they are passed (LOAD_FAST_BORROW); earlier versions count each
argument. So the numbers depend on the version and on the form of the question. Each name below belongs to one form, and
code that compares with it asks in exactly that form; other code compares two counts taken in the same function.
"""
from __future__ import annotations

from sys import getrefcount

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any


def _ask_local(container: list[Any]) -> int:
    value = container[0]
    return getrefcount(value)


def _ask_copied(container: list[Any]) -> int:
    copy = container.copy()
    value = copy[0]
    return getrefcount(value)


def _ask_in_place(container: list[Any]) -> int:
    return getrefcount(container[0])


def _ask_argument(value: Any) -> int:
    return getrefcount(value)


def _pass_local(container: list[Any]) -> int:
    value = container[0]
    return _ask_argument(value)


class _Dying:
    __slots__ = ()
    count = 0

    def __del__(self) -> None:
        _Dying.count = getrefcount(self)


_Dying()


class _Local:
    __slots__ = ("number",)
    deaths: list[int] = []

    def __init__(self, number: int) -> None:
        self.number = number

    def __del__(self) -> None:
        _Local.deaths.append(self.number)


def _leave_locals() -> None:
    first = _Local(1)  # noqa: F841
    second = _Local(2)  # noqa: F841


_leave_locals()

# `value = container[key]`, then `getrefcount(value)`
UNSHARED = _ask_local([object()])
# the same where nothing but the local holds the value
UNHELD = UNSHARED - 1
# the same where the container has been copied, and its copy holds the value as well
UNSHARED_BUT_COPIED = _ask_copied([object()])
# `getrefcount(container[key])`
UNSHARED_IN_PLACE = _ask_in_place([object()])
# `value = container[key]`, then `f(value)`, which asks for `getrefcount(parameter)`
UNSHARED_ARGUMENT = _pass_local([object()])
# `getrefcount(self)` in __del__
DYING = _Dying.count
# whether a function that returns clears its locals from the last to the first: Python 3.14 and newer
LOCALS_DIE_BACKWARDS = _Local.deaths == [2, 1]
