"""Limits of requests that run in threads of one process: memory_limit, max_execution_time, and clients that have gone.

One thread watches all of them. Processor time is that of the request's thread; what a request holds is counted from its
own variables, since the process holds other requests, too. A request that does not end although it was stopped, in an
internal function, is given up: its client gets an error, its thread goes on alone.
"""
from __future__ import annotations

import gc
import threading
import time
from math import inf
from typing import TYPE_CHECKING, Any

from zvm.runtime.execute_data import ExecuteData
from zvm.runtime.services.ini import parse_int
from zvm.runtime.services.interrupts import pass_over_finalizers, raise_in, take_back
from zvm.runtime.services.locking import call_locked
from zvm.runtime.services.memory_usage import MemoryAccount, measure_of, resident_bytes
from zvm.runtime.signals import Bailout, MemoryExhausted, TimeLimitReached
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.zval import Reference

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Protocol

    from zvm.engine import Engine

    class Client(Protocol):
        """Who waits for the answer."""

        closed: bool  # nobody does any more

        def give_up(self) -> None:
            """The request will not end: answer for it."""

_INTERVAL, _SHORTEST = 0.05, 0.005  # seconds between two looks, at most and at least
_PATIENCE = 2  # looks that native code has time to see a limit itself
_FALLBACK, _MODULES = 8, 32 << 20  # growth that is too much for each request: that many limits, and bytes
_CONTAINERS = (PhpArray, PhpObject, Reference, ExecuteData, list, dict, tuple)


class RequestAccount(MemoryAccount):
    """What one of several engines of a process holds."""

    def _measure(self, engine: Engine) -> int:
        return engine_bytes(engine)


def engine_bytes(engine: Engine) -> int:
    """About what the script holds: what its variables, frames and static properties lead to. To be called in the
    thread that runs the engine."""
    total: int = engine.output.buffered_bytes()
    waiting: list[Any] = [engine.symbol_table, list(engine.symbol_table.values())]
    frame = engine.current_execute_data
    while frame is not None:
        waiting.append(frame.slots)
        frame = frame.prev
    waiting += [ce.static_members for ce in engine.classes.values() if getattr(ce, "static_members", None)]
    seen = {id(found) for found in waiting}
    while waiting:
        found = waiting.pop()
        measure = measure_of(type(found))
        if measure is not None:
            total += measure(found)
        for child in gc.get_referents(found):
            if isinstance(child, _CONTAINERS) and id(child) not in seen:
                seen.add(id(child))
                waiting.append(child)
    return total


class RequestLimits:
    """The limits of one request, in whose thread this is made."""

    def __init__(self, engine: Engine, client: Client) -> None:
        self.engine, self.client = engine, client
        self.thread = threading.get_ident()
        self.account = engine.memory_account = RequestAccount(resident_bytes())
        self.looks = 0  # since a limit was reached
        self.is_raised = False  # in the request's thread, by another
        self._clock = time.pthread_getcpuclockid(self.thread)
        self._limit: tuple[int, float] = (0, 0.0)  # which a report sets anew
        self._since = 0.0  # processor time of the thread when that was noticed
        self._reached: type[BaseException] | None = None
        self._reached_at = 0.0
        self.is_over = False
        self._was_too_large = self._was_abandoned = self._is_given_up = False
        engine.interrupts.check = self._check
        engine.interrupts.processor_time_left = self._time_left

    def reached(self, requests: int) -> type[BaseException] | None:
        """What ends the request, one of so many, until that is reported; None: nothing does."""
        engine = self.engine
        limit = engine.ini.time_limit
        if limit is not self._limit:
            self._limit, self._since, self._reached, self.looks = limit, self._processor_time(), None, 0
        if self._reached is Bailout and engine.is_unclean:
            self._reached = None
        if self._reached is None:
            self._reached = self._find(limit[0], requests)
            self._reached_at = time.monotonic()
        return self._reached

    def _find(self, seconds: int, requests: int) -> type[BaseException] | None:
        engine = self.engine
        if 0 < seconds <= self._processor_time() - self._since:
            return TimeLimitReached
        most = engine.ini.memory_limit
        if most > 0 and not self._was_too_large and \
                resident_bytes() - self.account.start > requests * _FALLBACK * most + _MODULES:
            self._was_too_large = True
            return MemoryExhausted
        if self.client.closed and not self._was_abandoned and not engine.ini.get_bool("ignore_user_abort"):
            self._was_abandoned = engine.output.aborted = engine.output.broken = True
            return Bailout
        return None

    def stop(self, signal: type[BaseException]) -> None:
        """Have the request's thread raise the signal: native code sees it when it looks at its interrupts; else it is
        raised wherever Python code is."""
        self.looks += 1
        self.engine.interrupts.limit = signal
        if self.looks > _PATIENCE:
            self.is_raised = True
            raise_in(self.thread, signal)
        overdue = time.monotonic() - self._reached_at
        if not self._is_given_up and overdue > max(parse_int(self.engine.ini.get("hard_timeout") or "0"), 1):
            self._is_given_up = True
            self.client.give_up()

    def _check(self) -> None:
        """What the request's thread asks when native code visits Python. Raises TimeLimitReached, MemoryExhausted."""
        engine, account = self.engine, self.account
        signal = self.reached(watcher.count()) if self._reached is None else None
        if signal is not None:
            raise signal
        if engine.ini.memory_limit > 0 and account.should_count(engine) and account.is_exceeded(engine):
            raise MemoryExhausted

    def _time_left(self) -> float:
        """Seconds of processor time until max_execution_time is over."""
        seconds = self.engine.ini.time_limit[0]
        return seconds - (self._processor_time() - self._since) if seconds > 0 else inf

    def _processor_time(self) -> float:
        return time.clock_gettime(self._clock)


class Watcher:
    """The thread that watches; it is there while requests run."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._requests: set[RequestLimits] = set()
        self._is_running = False

    def count(self) -> int:
        return len(self._requests)

    def begin(self, limits: RequestLimits) -> None:
        pass_over_finalizers()
        with self._lock:
            self._requests.add(limits)
            if not self._is_running:
                self._is_running = True
                threading.Thread(target=self._watch, name="zvm request limits", daemon=True).start()

    def end(self, limits: RequestLimits) -> None:
        """Stop watching it, in its thread, where a signal may arrive until this returns: call it again then."""
        call_locked(self._lock, lambda: self._remove(limits))

    def _remove(self, limits: RequestLimits) -> None:
        self._requests.discard(limits)
        interrupts = limits.engine.interrupts
        interrupts.limit = interrupts.check = interrupts.processor_time_left = None
        if limits.is_raised:
            take_back()
        limits.is_over = True

    def _watch(self) -> None:
        while True:
            time.sleep(_INTERVAL)
            with self._lock:
                if not self._requests:
                    self._is_running = False
                    return
                stopped = self._stop_all()
            while stopped:
                time.sleep(_SHORTEST)
                with self._lock:
                    stopped = self._stop_all()

    def _stop_all(self) -> bool:
        """Look at all requests; whether one of them is to end."""
        found = False
        for limits in self._requests:
            signal = limits.reached(len(self._requests))
            if signal is not None:
                found = True
                limits.stop(signal)
        return found


watcher = Watcher()


def limited(engine: Engine, client: Client, task: Callable[[], object]) -> None:
    """Run a task of the engine in this thread under the limits."""
    limits = RequestLimits(engine, client)
    watcher.begin(limits)
    try:
        task()
    finally:
        while not limits.is_over:
            try:
                watcher.end(limits)
            except (TimeLimitReached, MemoryExhausted, Bailout):
                continue  # it came just before the end
