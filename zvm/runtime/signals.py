"""How control leaves a handler other than by its value: the Python exceptions the executor knows.

Raised anywhere above zvm/opcodes; caught only by zvm/executor's unwinder and by internal functions that must clean up.
"""
from __future__ import annotations

from sys import exc_info

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine


class Thrown(Exception):
    """A PHP exception under way; `object` is the Throwable's PhpObject. `opline`, where it is set, threw it."""

    __slots__ = ("object", "opline")

    def __init__(self, object: Any) -> None:
        self.object = object


def raise_pending(engine: Engine) -> None:
    """Raise what destructors or error handlers threw since the last check, if anything (`if (EG(exception))`)."""
    pending = engine.pending_exception
    if pending is not None:
        engine.pending_exception = None
        raise pending


def is_throwing() -> bool:
    """Whether a PHP exception or an exit is on its way out of the running internal function: what ends then calls no
    PHP code."""
    signal = exc_info()[1]
    return isinstance(signal, (Thrown, UnwindExit)) and signal.__traceback__ is not None


class Bailout(BaseException):
    """A fatal error was reported; the request ends, shutdown functions still run (zend_bailout)."""


class UnwindExit(BaseException):
    """exit() was called; `status` is the exit code. Finally blocks do not run (zend_throw_unwind_exit)."""

    def __init__(self, status: int = 0) -> None:
        self.status = status


EXCEPTIONS = (Thrown, UnwindExit)  # what Zend has in EG(exception): both leave frames one after the other


class GracefulExit(BaseException):
    """A fiber or generator is being destroyed and unwinds quietly (zend_throw_graceful_exit).

    `gives_way`: to an exception that waits for the end of a finally block, as a generator's end does.
    """

    def __init__(self, gives_way: bool = False) -> None:
        self.gives_way = gives_way


REFUSALS = (MemoryError, RuntimeError, SystemError)  # made now: without any memory there is none for a tuple


def refusal(error: BaseException) -> BaseException:
    """A MemoryError in place of the errors that Python raises instead where memory is refused; any other as it is.

    RuntimeError: the memory of a lock (each import makes two, each open file one). OverflowError: what no memory can
    hold. ImportError: a shared library. SystemError: CPython has lost the exception.
    """
    kind, text = type(error), str(error)
    start, ends = _ENDS.get(kind, ("", ()))
    if error.args == (text,) and text in _TEXTS.get(kind, ()) or text.startswith(start) and text.endswith(ends):
        return MemoryError()
    return error


_TEXTS: dict[type, tuple[str, ...]] = {
    RuntimeError: ("can't allocate lock", "can't allocate read lock"),  # the second: of an open file
    OverflowError: ("repeated string is too long", "byte string is too large", "repeated bytes are too long",
                    "strings are too large to concat", "cannot fit 'int' into an index-sized integer"),
    SystemError: ("error return without exception set",)}
_ENDS: dict[type, tuple[str, tuple[str, ...]]] = {  # and how those texts begin
    SystemError: ("<function ", ("returned NULL without setting an exception",)),
    ImportError: ("", ("failed to map segment from shared object", "cannot allocate memory"))}  # the dynamic linker's


class MemoryExhausted(BaseException):
    """The process holds more than memory_limit allows; raised from another thread, anywhere."""

    place: tuple[str, int] | None = None  # file and line, where the frames have been left


class Interrupted(BaseException):
    """The user does not want the code to go on (^C in the interactive shell); raised from another thread."""


class TimeLimitReached(BaseException):
    """max_execution_time is over; raised from another thread, anywhere."""

    place: tuple[str, int] | None = None  # as above


class OplinesUsedUp(TimeLimitReached):
    """The run has executed as many oplines as it may; raised at each further one."""
