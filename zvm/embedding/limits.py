"""Limits of an embedded run, and what watches them.

A run looks itself whenever native code visits Python, every few milliseconds. One thread watches all limited runs of
the process besides: it raises in the thread of one that goes beyond a limit, again and again until the run has ended,
so that code which swallows the first is ended by the next. Allocations that are large by themselves are refused before
they are made (runtime/services/memory.py).
"""
from __future__ import annotations

import ctypes
import os
import threading
import time
from typing import TYPE_CHECKING

from zvm.runtime.services.interrupts import pass_over_finalizers, raise_in, take_back
from zvm.runtime.services.locking import call_locked
from zvm.runtime.services.memory_usage import MemoryAccount, resident_bytes
from zvm.runtime.services.metering import OplineMeter
from zvm.runtime.signals import MemoryExhausted, TimeLimitReached

if TYPE_CHECKING:
    from collections.abc import Iterable

    from zvm.engine import Engine as World

INTERVAL, SHORTEST = 0.01, 0.001  # seconds between two looks, at most and at least
FASTEST_GROWTH = 2 << 30  # bytes a second
PATIENCE = 2  # looks that native code has time to see the limit itself


class Limits:
    """What one call into PHP may use: `seconds` of wall-clock time, `memory` in bytes by which the process may grow
    meanwhile, `oplines` that are executed, `output` in bytes that the engine may print in its life. None is no
    limit."""

    __slots__ = ("seconds", "memory", "output", "oplines")

    def __init__(self, seconds: float | None = None, memory: int | None = None, output: int | None = None,
                 oplines: int | None = None) -> None:
        for name, value in (("seconds", seconds), ("memory", memory), ("output", output), ("oplines", oplines)):
            if value is not None and value <= 0:
                raise ValueError(f"{name} must be greater than 0")
        self.seconds, self.memory, self.output, self.oplines = seconds, memory, output, oplines


class Allow:
    """What PHP code may reach: `files` are the folders and files it may open (None: all), `write` those of them that it
    may change (None: the same), `processes` whether it may start programs, `network` whether it may connect,
    `functions` names that are the only internal functions there are (None: all), `host` whether it may change what
    belongs to the process or the system: working directory, environment, umask, shared memory, open descriptors.
    `environment` are the names of the variables that it may read (None: all where `files` is None, else none). Raises
    ValueError for a path with ":", which separates paths in open_basedir."""

    __slots__ = ("files", "write", "processes", "network", "functions", "host", "environment")

    def __init__(self, files: Iterable[str | os.PathLike[str]] | None = None, processes: bool = True,
                 network: bool = True, functions: Iterable[str] | None = None, host: bool = False,
                 write: Iterable[str | os.PathLike[str]] | None = None,
                 environment: Iterable[str] | None = None) -> None:
        self.files = None if files is None else [os.path.realpath(path) for path in files]
        if any(":" in path or "\0" in path for path in self.files or ()):
            raise ValueError("a path with ':' cannot be allowed")
        self.environment = frozenset(environment) if environment is not None else \
            None if files is None else frozenset()
        self.write = None if write is None else [os.path.realpath(path) for path in write]
        self.processes, self.network, self.host = processes, network, host
        self.functions = None if functions is None else frozenset(name.lower() for name in functions)

    def descriptors(self) -> frozenset[int] | None:
        """The descriptors of the process that php://fd and the like may open; None: all. They may be of any file."""
        return frozenset() if self.files is not None else None if self.host else _STANDARD_DESCRIPTORS


_STANDARD_DESCRIPTORS = frozenset((0, 1, 2))
PROCESSES = ("exec", "system", "passthru", "shell_exec", "popen", "proc_open", "mail", "pcntl_exec", "pcntl_fork", "dl",
             "mb_send_mail")
NETWORK = ("fsockopen", "pfsockopen", "stream_socket_client", "stream_socket_server", "stream_socket_pair",
           "socket_create", "socket_create_listen", "socket_create_pair", "socket_addrinfo_lookup", "socket_connect",
           "socket_bind", "gethostbyname", "gethostbynamel", "gethostbyaddr",
           "dns_get_record", "dns_check_record", "checkdnsrr", "dns_get_mx", "getmxrr", "curl_exec", "curl_multi_exec",
           "ftp_connect", "ftp_ssl_connect")
OWN_PROCESS = ("chdir", "chroot", "putenv", "umask", "setlocale", "cli_set_process_title", "pcntl_signal",
               "pcntl_alarm", "pcntl_async_signals", "pcntl_sigprocmask", "posix_setrlimit", "sapi_windows_cp_set")
SYSTEM = ("pcntl_fork", "pcntl_rfork", "pcntl_setpriority", "pcntl_unshare", "posix_kill", "posix_setuid",
          "posix_setgid", "posix_seteuid", "posix_setegid", "posix_setsid", "posix_setpgid", "posix_initgroups",
          "proc_nice", "syslog", "openlog", "closelog", "msg_get_queue", "msg_queue_exists", "sem_get",
          "shm_attach", "shmop_open")
HOST = (*OWN_PROCESS, *SYSTEM)
USERS = ("posix_getpwnam", "posix_getpwuid", "posix_getgrnam", "posix_getgrgid")  # read /etc/passwd and /etc/group
TERMINAL = ("readline", "readline_callback_handler_install", "readline_callback_read_char", "readline_redisplay",
            "readline_on_new_line")  # standard input and output of the process


class Watched:
    """One run under limits."""

    __slots__ = ("thread", "interrupts", "deadline", "memory", "reached", "looks", "active", "is_raised")

    def __init__(self, limits: Limits, world: World) -> None:
        self.interrupts = world.interrupts
        self.looks = 0  # since a limit was reached
        self.thread = threading.get_ident()
        self.deadline = None if limits.seconds is None else time.monotonic() + limits.seconds
        self.memory: int | None = None
        if limits.memory is not None:
            start = resident_bytes()
            self.memory = start + limits.memory
            world.memory_account = Growth(start)
        self.reached: str | None = None
        self.active = True
        self.is_raised = False  # another thread has raised it in this one

    def exceeded(self) -> str | None:
        """Which limit it comes from; the first one stays."""
        if self.reached is None:
            if self.deadline is not None and time.monotonic() > self.deadline:
                self.reached = "seconds"
            elif self.memory is not None and resident_bytes() > self.memory:
                self.reached = "memory"
        return self.reached

    def check(self) -> None:
        """What the run itself asks now and then, since the watcher may have to wait for the interpreter's lock. Raises
        TimeLimitReached, MemoryExhausted."""
        limit = self.exceeded()
        if limit is not None:
            raise TimeLimitReached if limit == "seconds" else MemoryExhausted

    def pause(self) -> float:
        """Seconds until it is to be looked at again: growth is to be noticed in time, and that a limit was ignored."""
        if self.reached is not None:
            return SHORTEST
        if self.memory is None:
            return INTERVAL
        return min(max((self.memory - resident_bytes()) / FASTEST_GROWTH, SHORTEST), INTERVAL)


def meter_of(limits: Limits, world: World) -> OplineMeter | None:
    """What counts the oplines that an engine executes; None where they are not limited."""
    if limits.oplines is None:
        return None
    tier = world.tier
    left = ctypes.c_int64()
    if tier is not None and world.native_state is not None:
        tier.prepare_in_python(world)
        left = tier.oplines_left(world.native_state)
    world.interrupts.meter = OplineMeter(left)
    return world.interrupts.meter


class Growth(MemoryAccount):
    """What an embedded run holds: by how much the process has grown, since its objects are among those of the host."""

    def held(self, engine: World, more: int) -> int:
        return resident_bytes() - self.start


class Watcher:
    """The thread that watches; it is there while something is watched."""

    def __init__(self) -> None:
        self.lock = threading.Lock()
        self.runs: set[Watched] = set()
        self.is_running = False

    def begin(self, limits: Limits, world: World) -> Watched:
        """Watch the calling thread, which runs that engine."""
        run = Watched(limits, world)
        run.interrupts.check = run.check
        pass_over_finalizers()
        call_locked(self.lock, lambda: self._add(run))
        return run

    def _add(self, run: Watched) -> None:
        self.runs.add(run)
        if not self.is_running:
            self.is_running = True
            threading.Thread(target=self._watch, name="zvm limits", daemon=True).start()

    def end(self, run: Watched) -> None:
        """Stop watching it; nothing is raised in its thread from now on."""
        call_locked(self.lock, lambda: self._remove(run))

    def _remove(self, run: Watched) -> None:
        run.active = False
        self.runs.discard(run)
        run.interrupts.limit = run.interrupts.check = None
        if run.is_raised:
            take_back()

    def _watch(self) -> None:
        pause = SHORTEST
        while True:
            time.sleep(pause)
            with self.lock:
                if not self.runs:
                    self.is_running = False
                    return
                for run in self.runs:
                    limit = run.exceeded()
                    if limit is not None:
                        _stop(run, TimeLimitReached if limit == "seconds" else MemoryExhausted)
                pause = min(run.pause() for run in self.runs)


def _stop(run: Watched, signal: type[BaseException]) -> None:
    """End a run: native code sees `limit` when it looks at its interrupts; else the signal is raised wherever Python
    code is, which may be a finaliser that swallows it."""
    run.looks += 1
    run.interrupts.limit = signal
    if signal is MemoryExhausted or run.looks > PATIENCE:
        run.is_raised = True
        raise_in(run.thread, signal)


watcher = Watcher()
