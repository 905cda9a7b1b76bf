"""What several threads of a process share: locks, and objects that are made when they are first needed.

In a thread another may raise a signal (interrupts.raise_in()). From Python 3.14 on it may arrive between the
acquisition by a `with` statement and its block, where the lock would stay locked.
"""
from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable
    from typing import Any, Protocol, TypeVar

    Result = TypeVar("Result")
    Locked = TypeVar("Locked", bound=Callable[..., Any])
    Key = TypeVar("Key")

    class Lock(Protocol):
        """A lock of threading's."""

        def acquire(self, blocking: bool = ...) -> bool: ...
        def release(self) -> None: ...


def call_locked(lock: Lock, task: Callable[[], Result]) -> Result:
    """What a task gives that is called while the lock is held."""
    acquired: list[bool] = []
    try:
        acquired.extend(map(lock.acquire, (True,)))  # one call: a signal arrives before it or after it
        return task()
    finally:
        if acquired:
            lock.release()


def locked_by(lock: Lock) -> Callable[[Locked], Locked]:
    """A decorator of functions that hold the lock while they run."""
    def decorate(function: Locked) -> Locked:
        def locked(*arguments: Any) -> Any:
            return call_locked(lock, lambda: function(*arguments))
        locked.__name__, locked.__doc__ = function.__name__, function.__doc__
        return locked  # type: ignore[return-value]
    return decorate


def keep_first(objects: dict[Key, Result], key: Key, make: Callable[[Key], Result]) -> Result:
    """Return objects[key], which make(key) gives when it is first needed.

    Threads that need it at the same time may each make one. All of them get the first that is entered; the others are
    dropped. So make() must not give an object's address to native code. No lock is held: a fork() leaves nothing
    locked.
    """
    found = objects.get(key)
    return objects.setdefault(key, make(key)) if found is None else found
