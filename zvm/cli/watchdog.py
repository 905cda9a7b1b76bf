"""Limits of memory and time, and output in time, seen to from outside: costs the running script nothing.

The main thread, which only waits for the one that runs PHP, looks at the process now and then and raises an interrupt
in that thread when memory_limit or max_execution_time is exceeded (runtime/services/memory_usage.py counts). That
thread looks itself whenever native code visits Python: scripts that often give way, as for files, may have the other
wait for long. What was printed and stands in the output's block by then, it has written out when native code next
visits Python, or between two oplines of the Python handlers.
"""
from __future__ import annotations

import os
import time
from _thread import allocate_lock

from zvm.runtime.execute_data import executed_filename, executed_lineno
from zvm.runtime.services.ini import parse_int
from zvm.runtime.services.interrupts import raise_in, take_back
from zvm.runtime.services.locking import call_locked
from zvm.runtime.services.memory_usage import MemoryAccount, resident_bytes
from zvm.runtime.signals import Bailout, MemoryExhausted, TimeLimitReached

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable
    from typing import NoReturn

    from zvm.engine import Engine

INTERVAL, SHORTEST = 0.1, 0.005  # seconds between two looks, at most and at least
PATIENCE = 0.02  # seconds until a script that goes on is interrupted again
FOREVER = float("inf")
TERMINATED = 124  # the exit code of a process that could not end by itself


def terminate(engine: Engine, seconds: str) -> NoReturn:
    """End the process, as the script is in an internal function that does not end (zend_timeout_handler)."""
    from contextlib import suppress

    filename = executed_filename(engine)
    if filename[:1] == "[":
        filename = "Unknown"
    with suppress(Bailout, OSError):  # where a stream takes no more
        if engine.output.is_waiting():
            engine.output.flush()
        os.write(2, f"\nFatal error: Maximum execution time of {seconds} seconds exceeded (terminated) in {filename} "
                    f"on line {executed_lineno(engine)}\n".encode("latin-1"))
    os._exit(TERMINATED)


class Watchdog:
    """Watches one engine running in the thread `thread`; both are set where they are started."""

    def __init__(self) -> None:
        self.engine: Engine | None = None
        self.thread = 0
        self.on_interrupt: type[BaseException] | None = None  # what ^C raises in the thread; None: it ends the process
        self.stop: Callable[[], object] | None = None  # what ^C calls instead, in the main thread
        self.survives_interrupts = False  # ^C while nothing runs ends nothing
        self.interval = INTERVAL  # seconds until the next look
        self._account = MemoryAccount(resident_bytes())
        self._far_exceeded: tuple[int, float] | None = None  # the time limit then, which a report sets anew
        self._should_count = False
        self._has_raised = False  # a signal in the engine's thread, since take_back()
        self._last_limit: tuple[int, float] = (0, 0.0)  # the time limit that was reached; it does not count again,
        self._reaching = allocate_lock()  # and only for one thread
        self._looking = allocate_lock()  # held while another thread looks: the watch does not end meanwhile

    def watch(self, engine: Engine | None) -> None:
        """Watch another engine of this process from now on: what earlier ones left does not count as its own, and what
        was raised for them does not arrive any more. To be called in the engine's thread, or before it starts."""
        self._settle(ends=True)
        self.engine = engine
        if engine is not None:
            self._far_exceeded, self._should_count = None, False
            engine.memory_account = self._account = MemoryAccount(resident_bytes())
            engine.interrupts.check = self._check
            engine.interrupts.processor_time_left = lambda: self._time_left(engine)
            engine.interrupts.settle = self._settle

    def _settle(self, ends: bool = False) -> None:
        """Have nothing arrive any more of what was raised: it is being reported, or the watch `ends`. Called in the
        engine's thread."""
        def settle() -> None:
            if ends:
                self.engine = None
            self.take_back()

        while True:
            try:
                call_locked(self._looking, settle)
                return
            except (TimeLimitReached, MemoryExhausted):
                continue  # it came just before

    def look(self) -> None:
        """Interrupt the engine's thread if it exceeds a limit, until that is reported."""
        with self._looking:
            self._look()

    def _look(self) -> None:
        self.interval = INTERVAL
        engine = self.engine  # the engine's thread may end the watch meanwhile
        if engine is None:
            return
        self._look_at_time(engine)
        if engine.ini.memory_limit > 0:
            self._look_at_memory(engine)
        is_waiting = engine.output.is_waiting()
        if is_waiting and engine.tier is None:
            engine.interrupt(engine.output.flush, is_elsewhere=True)
        elif is_waiting or self._should_count:
            engine.interrupts.task = self._attend

    def _look_at_time(self, engine: Engine) -> None:
        seconds, since = limit = engine.ini.time_limit
        left = self._time_left(engine)
        if left > 0:
            self.interval = min(max(left, SHORTEST), INTERVAL)
        elif self._reaches_limit(engine):
            self._interrupt(TimeLimitReached)
        if limit == self._last_limit and seconds > 0:
            self._insist(engine, time.process_time() - since - seconds)

    def _insist(self, engine: Engine, overdue: float) -> None:
        """End a script that is still there although its time was over so many seconds ago: a finaliser may have
        swallowed what was raised, and an internal function may not end."""
        limit = engine.ini.time_limit
        more = parse_int(engine.ini.get("hard_timeout") or "0")
        if 0 < more < overdue:
            terminate(engine, f"{limit[0]}+{more}")
        self.interval = PATIENCE
        if overdue > PATIENCE:
            self._interrupt(TimeLimitReached)
            if engine.ini.time_limit != limit:  # its end has been reported meanwhile
                engine.interrupts.limit = None

    def _time_left(self, engine: Engine) -> float:
        """Seconds of processor time until max_execution_time is reached, which may have been; FOREVER where it counts
        no longer."""
        seconds, since = limit = engine.ini.time_limit
        return seconds - (time.process_time() - since) if seconds > 0 and limit != self._last_limit else FOREVER

    def _reaches_limit(self, engine: Engine) -> bool:
        """Is it this thread that ends the run, as no time is left?"""
        with self._reaching:
            is_first = engine.ini.time_limit != self._last_limit
            self._last_limit = engine.ini.time_limit
            return is_first

    def _look_at_memory(self, engine: Engine) -> None:
        """Have the engine's thread count what it holds, when it is time and native code visits Python; end what is not
        counted although it grows, such as one internal function."""
        account = self._account
        self.interval = min(self.interval, account.interval)
        if not account.is_far_exceeded(engine):
            self._far_exceeded = None
            if account.should_count(engine):
                self._should_count = True
        elif self._far_exceeded in (None, engine.ini.time_limit):  # what it holds stays while its end is reported
            self._far_exceeded = engine.ini.time_limit
            self._interrupt(MemoryExhausted)
            self.interval = PATIENCE

    def _attend(self) -> None:
        """What the engine's thread does. Raises MemoryExhausted, and Bailout where standard output takes no more."""
        engine = self.engine
        if engine is None:
            return
        if engine.output.is_waiting():
            engine.output.flush()
        if self._should_count:
            self._should_count = False
            self._check_memory()  # it may just have been done

    def _check(self) -> None:
        """What the engine's thread does whenever native code visits Python. Raises TimeLimitReached,
        MemoryExhausted."""
        engine = self.engine
        if engine is not None and self._time_left(engine) <= 0 and self._reaches_limit(engine):
            raise TimeLimitReached
        self._check_memory()

    def _check_memory(self) -> None:
        """Large arrays are copied faster than another thread looks. A count that would take what time is left is not
        begun. Raises MemoryExhausted."""
        engine, account = self.engine, self._account
        if engine is not None and engine.tier is not None and account.is_asked_often(engine):
            engine.tier.answer_memory_questions(engine, 0, 0, 0)
        if engine is not None and engine.ini.memory_limit > 0 and account.should_count(engine) and \
                account.may_take(self._time_left(engine)) and account.is_exceeded(engine):
            raise MemoryExhausted

    def interrupt(self) -> bool:
        """^C was typed; whether that is all, and the process goes on."""
        if self.stop is not None:
            self.stop()
            return True
        if self.on_interrupt is not None:
            self._interrupt(self.on_interrupt)
            return True
        return self.survives_interrupts

    def take_back(self) -> None:
        """Nothing is to be raised any more of what was asked for. To be called in the engine's thread."""
        if self.engine is not None:
            self.engine.interrupts.limit = None
        if self._has_raised:
            self._has_raised = False
            take_back()

    def keep_looking(self) -> None:
        """Look from a thread of its own: in a forked process there is no other."""
        import _thread

        from zvm.runtime.services.interrupts import start_thread

        def run() -> None:
            while True:
                time.sleep(self.interval)
                self.look()

        self.thread = _thread.get_ident()
        _thread.stack_size(0)
        start_thread(run)

    def _interrupt(self, signal: type[BaseException]) -> None:
        if self.engine is not None:
            self.engine.interrupts.limit = signal
        self._has_raised = True
        raise_in(self.thread, signal)
