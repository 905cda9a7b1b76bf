"""The manager of a pool: starts workers, replaces those that end, and carries out signals (fpm_process_ctl.c).

SIGTERM and SIGINT end the pool at once, SIGQUIT when what is being answered is answered; SIGUSR2 (and SIGHUP) reads
the settings again and replaces all workers, none of which leaves a request unanswered. The manager has one thread, and
runs no PHP.
"""
from __future__ import annotations

import os
import signal
import time
from typing import TYPE_CHECKING

from zvm.web.fastcgi.scoreboard import IDLE, Scoreboard

if TYPE_CHECKING:
    from collections.abc import Callable

_SIGNALS = (signal.SIGTERM, signal.SIGINT, signal.SIGQUIT, signal.SIGUSR2, signal.SIGHUP, signal.SIGCHLD)
_LOOK = 0.25  # seconds between two looks at the workers
_SHORT_LIFE = 1.0  # a worker that fails sooner is not replaced at once
_GRACE = 5.0  # seconds a worker has to end after SIGTERM


class Manager:
    """`run_worker(slot, board)` is what a worker's process does, and gives its exit code; `reload()` reads the settings
    again; a request that runs for more than `terminate_seconds` has its worker ended."""

    def __init__(self, pool: str, workers: int, run_worker: Callable[[int, Scoreboard], int],
                 reload: Callable[[], object], log: Callable[[str, str], None], terminate_seconds: float = 0.0) -> None:
        self.pool, self.workers, self.run_worker, self.reload, self.log = pool, workers, run_worker, reload, log
        self.terminate_seconds = terminate_seconds
        self.board = Scoreboard(3 * workers)  # those that are being replaced may still be busy
        self.children: dict[int, int] = {}  # process → slot
        self.current: set[int] = set()  # those of them that are to stay
        self.doomed: dict[int, float] = {}  # told to end, since when
        self.started: dict[int, float] = {}
        self.next_start = 0.0
        self.ending: float | None = None  # since when

    def run(self) -> int:
        """Manage until the pool is to end; the exit code."""
        signal.pthread_sigmask(signal.SIG_BLOCK, _SIGNALS)
        self.log("NOTICE", f"fpm is running, pid {os.getpid()}")
        self._fill()
        self.log("NOTICE", "ready to handle connections")
        while self.children or self.ending is None:
            received = signal.sigtimedwait(_SIGNALS, _LOOK)
            if received is not None and received.si_signo != signal.SIGCHLD:
                self._carry_out(received.si_signo)
            self._reap()
            self._end_what_takes_too_long()
            if self.ending is None:
                self._fill()
        self.log("NOTICE", "exiting, bye-bye!")
        return 0

    def _carry_out(self, number: int) -> None:
        if number in (signal.SIGUSR2, signal.SIGHUP):
            self.log("NOTICE", "Reloading in progress ...")
            self.reload()
            old, self.current = self.current, set()
            self._fill()
            self._tell(old, signal.SIGQUIT)
            return
        is_graceful = number == signal.SIGQUIT
        self.log("NOTICE", "Finishing ..." if is_graceful else "Terminating ...")
        self.ending = time.monotonic()
        self._tell(set(self.children), signal.SIGQUIT if is_graceful else signal.SIGTERM)

    def _fill(self) -> None:
        """Start as many workers as are missing."""
        while len(self.current) < self.workers and time.monotonic() >= self.next_start:
            slot = self.board.free_slot()
            if slot is None:
                return
            self._start(slot)

    def _start(self, slot: int) -> None:
        pid = os.fork()
        if not pid:
            status = 70
            try:
                signal.pthread_sigmask(signal.SIG_UNBLOCK, _SIGNALS)
                status = self.run_worker(slot, self.board)
            finally:
                os._exit(status)
        self.board.occupy(slot, pid)
        self.children[pid] = slot
        self.current.add(pid)
        self.started[pid] = time.monotonic()

    def _reap(self) -> None:
        """Take in the workers that have ended."""
        while self.children:
            pid, code = os.waitpid(-1, os.WNOHANG)
            if not pid:
                return
            slot = self.children.pop(pid, None)
            if slot is None:
                continue
            self.board.release(slot)
            lived = time.monotonic() - self.started.pop(pid)
            was_told = self.doomed.pop(pid, None) is not None
            self.current.discard(pid)
            if code and not was_told:
                how = f"with code {os.WEXITSTATUS(code)}" if os.WIFEXITED(code) else \
                    f"on signal {os.WTERMSIG(code)} ({signal.Signals(os.WTERMSIG(code)).name})"
                self.log("WARNING", f"[pool {self.pool}] child {pid} exited {how} after {lived:f} seconds from start")
                if lived < _SHORT_LIFE:
                    self.next_start = time.monotonic() + _SHORT_LIFE

    def _tell(self, processes: set[int], number: int) -> None:
        for pid in processes:
            self.doomed.setdefault(pid, time.monotonic())
            try:
                os.kill(pid, number)
            except ProcessLookupError:
                continue

    def _end_what_takes_too_long(self) -> None:
        """Requests that run for too long, and workers that do not end although they were told to."""
        now = time.monotonic()
        if self.ending is not None and now - self.ending > _GRACE:
            self._tell({pid for pid, since in self.doomed.items() if now - since > _GRACE and not self._is_busy(pid)},
                       signal.SIGKILL)
        if not self.terminate_seconds:
            return
        for pid, number in self.children.items():
            slot = self.board.read(number)
            since = time.time() - slot.request_started
            if slot.request_started and since > self.terminate_seconds:
                self.log("WARNING", f"[pool {self.pool}] child {pid}, script '{slot.script.decode('latin-1')}' "
                                    f"(request: \"{slot.method.decode('latin-1')} {slot.uri.decode('latin-1')}\") "
                                    f"execution timed out ({since:f} sec), terminating")
                self._tell({pid}, signal.SIGKILL if since > self.terminate_seconds + _GRACE else signal.SIGTERM)

    def _is_busy(self, pid: int) -> bool:
        return self.board.read(self.children[pid]).state_name != IDLE
