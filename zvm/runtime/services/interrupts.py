"""What may interrupt a script: the signals that an extension queues for it (zend_signal.c, VM interrupts).

Without such an extension waiting is waiting. The extension's queue, `source`, is set when a script handles its first
signal: functions that wait ask it whether to go on. Used by what waits, by ticks, and by what starts programs.
"""
from __future__ import annotations

from posix import get_blocking

from zvm.runtime.signals import Interrupted, MemoryExhausted, TimeLimitReached

_SLICE = 0.05  # seconds
TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable
    from socket import socket as Socket
    from subprocess import Popen
    from typing import Any, Protocol

    from zvm.runtime.services.metering import OplineMeter

    class Source(Protocol):
        """A queue of signals."""

        descriptor: int  # readable when a signal waits to be taken in

        def is_listening(self) -> bool: ...
        def take_in(self) -> bool: ...
        def notice(self) -> None: ...
        def dispatch(self) -> None: ...
        def prepare_child(self) -> None: ...


class Interrupts:
    """The interrupts of one engine."""

    __slots__ = ("source", "after_fork", "deadline", "processor_time_left", "limit", "check", "task", "meter",
                 "may_be_raised", "settle")

    def __init__(self) -> None:
        self.source: Source | None = None
        self.deadline: float | None = None  # when the run must be over (time.monotonic), whatever waits
        self.processor_time_left: Callable[[], float] | None = None  # seconds until that limit; None: there is none
        self.limit: type[BaseException] | None = None  # was reached: native code raises it when it visits Python
        self.check: Callable[[], object] | None = None  # what it asks then: raises the limit that is reached
        self.task: Callable[[], object] | None = None  # what it does then, once
        self.settle: Callable[[], object] | None = None  # before a limit is reported: it is raised no more
        self.meter: OplineMeter | None = None  # of the oplines that a run may execute
        self.may_be_raised = False  # another thread may end what waits, by an exception raised in this one
        self.after_fork: list[Callable[[], object]] = []  # what a forked child does first

    def poll(self) -> None:
        """What native code does now and then. Raises TimeLimitReached, MemoryExhausted."""
        if self.meter is not None:
            self.meter.check()
        limit = self.limit
        if limit is not None:  # only then it is taken: another thread may be setting it
            self.limit = None
            raise limit
        if self.check is not None:
            self.check()
        task = self.task
        if task is not None:
            self.task = None
            task()

    def notice(self) -> None:
        """A signal may have come: have its handler called at the next opline, where scripts asked for that."""
        if self.source is not None:
            self.source.notice()

    def tick(self) -> None:
        """Call the handlers of signals that have come (what pcntl does at each tick)."""
        if self.source is not None:
            self.source.dispatch()

    def descriptors(self) -> list[int]:
        """What to wait for besides what is waited for: then ask interrupted()."""
        source = self.source
        if source is None or not source.is_listening():
            return []
        source.take_in()  # what has come before interrupts nothing any more
        return [source.descriptor]

    def interrupted(self) -> bool:
        """Has a signal come while something waited for descriptors()?"""
        source = self.source
        if source is None or not source.is_listening() or not source.take_in():
            return False
        source.notice()
        return True

    def sleep(self, seconds: float) -> float:
        """Wait; the seconds left when a signal came, 0.0 when none did."""
        from time import monotonic, sleep

        watched = self.descriptors()
        if not watched:
            if self.may_be_raised:
                _sleep_in_slices(seconds)
                return 0.0
            deadline = self.deadline
            if deadline is not None and monotonic() + seconds > deadline:
                sleep(max(deadline - monotonic(), 0.0))
                raise TimeLimitReached
            sleep(seconds)
            return 0.0
        from select import select

        end = monotonic() + seconds
        while (left := end - monotonic()) > 0:
            if select(watched, (), (), left)[0] and self.interrupted():
                return max(end - monotonic(), 0.0)
        return 0.0

    def await_descriptor(self, descriptor: int, is_for_writing: bool = False) -> None:
        """Before a system call that waits: wait for the descriptor, where the run has a deadline. Raises
        TimeLimitReached."""
        if self.deadline is not None and get_blocking(descriptor) and \
                not _is_ready(descriptor, is_for_writing, self.time_left()):
            raise TimeLimitReached

    def await_socket(self, socket: Socket) -> None:
        """The same for a Python socket that is to be read or to accept, as long as it has patience. Raises
        TimeoutError, TimeLimitReached."""
        patience = socket.gettimeout()
        if self.deadline is None or patience == 0.0 or not get_blocking(socket.fileno()) and patience is None or \
                hasattr(socket, "pending") and socket.pending():  # decrypted, but not taken
            return
        left = self.time_left()
        if not _is_ready(socket.fileno(), False, left if patience is None else min(left, patience)):
            raise TimeoutError if patience is not None and patience < left else TimeLimitReached

    def await_process(self, process: Popen[bytes]) -> int:
        """Popen.wait(), as long as the run may take. Raises TimeLimitReached."""
        if self.deadline is None:
            return process.wait()
        from subprocess import TimeoutExpired

        try:
            return process.wait(self.time_left())
        except TimeoutExpired:
            raise TimeLimitReached from None

    def time_left(self) -> float:
        """Seconds until the deadline; 0 where it has passed or there is none."""
        from time import monotonic

        return max((self.deadline or 0.0) - monotonic(), 0.0)

    def may_take(self, seconds: float) -> bool:
        """Is what takes so many seconds over before the limit of time?"""
        if self.deadline is not None:
            return seconds < self.time_left()
        return self.processor_time_left is None or seconds < self.processor_time_left()

    def child_setup(self) -> Callable[[], object] | None:
        """What a child must call before it runs another program, None for nothing."""
        return None if self.source is None else self.source.prepare_child


def _is_ready(descriptor: int, is_for_writing: bool, seconds: float) -> bool:
    """Does a descriptor become ready within so many seconds?"""
    from select import POLLIN, POLLOUT, poll

    poller = poll()
    poller.register(descriptor, POLLOUT if is_for_writing else POLLIN)
    return bool(poller.poll(seconds * 1000))


def _sleep_in_slices(seconds: float) -> None:
    """Sleep; Python raises what another thread asks for only where this one runs Python code."""
    from time import monotonic, sleep

    end = monotonic() + seconds
    while (left := end - monotonic()) > 0:
        sleep(min(left, _SLICE))


def pass_over_finalizers(report: Callable[[Any], None] | None = None) -> None:
    """Have Python say nothing when a signal that another thread raised arrives inside a finaliser, which cannot raise:
    it is raised again until it arrives elsewhere. Nor when the stack is full or the system refuses memory where Python
    goes on without. Other errors of finalisers go to `report`; without one Python reports them as before."""
    import sys

    before = sys.unraisablehook
    if getattr(before, "passes_over", False):
        return

    def hook(unraisable: Any) -> None:
        if unraisable.exc_type is RecursionError:  # first, and without a call, for which there is no room
            return
        if not isinstance(unraisable.exc_value, (MemoryError, MemoryExhausted, TimeLimitReached, Interrupted)):
            (report or before)(unraisable)
    hook.passes_over = True  # type: ignore[attr-defined]
    sys.unraisablehook = hook


def start_thread(task: Callable[[], object]) -> None:
    """Run a task in a thread that receives no signals: they are for the one that runs PHP."""
    import _signal  # type: ignore[import-not-found]
    import _thread

    mask = _signal.pthread_sigmask(_signal.SIG_BLOCK, _signal.valid_signals())
    try:
        _thread.start_new_thread(task, ())
    finally:
        _signal.pthread_sigmask(_signal.SIG_SETMASK, mask)


_IMPORTING = "<frozen importlib._bootstrap>"  # the file of the functions that import modules


def raise_in(thread: int, signal: type[BaseException]) -> None:
    """Have a signal raised in another thread, wherever Python code is there, unless it imports a module, whose locks
    would stay locked: ask again later."""
    import sys

    frame = sys._current_frames().get(thread)
    while frame is not None and not frame.f_code.co_filename.endswith("executor/dispatch.py"):
        if frame.f_code.co_filename == _IMPORTING:
            return
        frame = frame.f_back
    del frame
    _set_asynchronous(thread, signal)


def _set_asynchronous(thread: int, signal: type[BaseException]) -> None:
    import ctypes

    ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread), ctypes.py_object(signal))


class _Nothing(BaseException):
    """What arrives in place of a signal that is taken back."""


def take_back() -> None:
    """Drop what raise_in() had raised in this thread, unless it has arrived; it may still arrive here.

    Something must arrive: until then Python 3.11 keeps its note that something is on the way, looks for it at every
    call and loop, and never ends to where a profiler or tracer is on.
    """
    from _thread import get_ident

    try:
        _set_asynchronous(get_ident(), _Nothing)
        while True:
            pass
    except _Nothing:
        pass
