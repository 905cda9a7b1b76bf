"""`zvm --setup`: do at once what makes the starts of an installation fast, and the same after its first start.

A checkout has the bundle of its modules from scripts/run. An installation has none: pip unpacks sources, and bundle.py
knows them by the time that happened. So the first command that finds none has it written by a process of low priority
that nobody waits for.
"""
from __future__ import annotations

import fcntl
import os
import sys
from time import time

from zvm import bundle

RETRY_SECONDS = 3600  # after which the first start that finds no bundle tries again to have it written
_PROGRAM = "from zvm.cli.setup import write_in_background; write_in_background()"
_LOWEST_PRIORITY = 19


def set_up() -> int:
    """Compile the modules and write their bundle, saying what is done; the exit status."""
    from compileall import compile_dir

    installation = bundle.installation
    assert installation is not None
    print("zvm: compiling modules", file=sys.stderr, flush=True)
    if os.access(installation.package, os.W_OK):
        compile_dir(installation.package, quiet=2)
    path = _place(installation)
    if path is None:
        print("zvm: neither the package's folder nor a cache of yours can be written", file=sys.stderr)
        return 1
    try:
        is_new = _write(installation, path)
    except OSError as error:
        print(f"zvm: {path}: {error.strerror}", file=sys.stderr)
        return 1
    print(f"zvm: {path} {'is written' if is_new else 'is up to date'}", file=sys.stderr)
    return 0


def start_writing() -> None:
    """Start a process that writes the bundle, unless one was started a short time ago. Raises nothing."""
    installation = bundle.installation
    path = None if installation is None else _place(installation)
    if path is None or not sys.executable:
        return
    try:
        with open("/dev/null", "r+b") as null:
            if not _is_tried(_lock_of(path)):
                actions = [(os.POSIX_SPAWN_DUP2, null.fileno(), number) for number in range(3)]
                # -P: modules of this name in the current folder are not ours
                os.posix_spawn(sys.executable, [sys.executable, "-P", "-c", _PROGRAM], os.environ,
                               file_actions=actions, setsid=True)
    except OSError:
        return


def write_in_background() -> None:
    """What that process does."""
    installation = bundle.installation
    path = None if installation is None else _place(installation)
    if installation is not None and path is not None:
        os.nice(_LOWEST_PRIORITY)
        _write(installation, path)


def _write(installation: bundle.Installation, path: str) -> bool:
    """Write the bundle, one process at a time; whether it was not up to date. The lock stays where that fails, so that
    it is not tried again at once. Raises OSError."""
    from zvm.cli.module_bundle import write_for

    lock = os.open(_lock_of(path), os.O_RDWR | os.O_CREAT | os.O_CLOEXEC | os.O_NOFOLLOW, 0o600)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX)
        os.utime(lock)
        is_new = write_for(installation, path)
        _enter_into_record(installation, path)
        if os.path.exists(_lock_of(path)):  # the process that had it before may have removed it
            os.unlink(_lock_of(path))
        return is_new
    finally:
        os.close(lock)


def _place(installation: bundle.Installation) -> str | None:
    """Where the bundle can be written; None where nowhere."""
    for path in installation.places():
        folder = os.path.dirname(path)
        if os.path.dirname(path) != installation.package:
            try:
                os.makedirs(folder, 0o700, exist_ok=True)
            except OSError:
                return None
        if os.access(folder, os.W_OK):
            return path
    return None


def _lock_of(path: str) -> str:
    return f"{path}.lock"


def _is_tried(lock: str) -> bool:
    """Whether a process took the lock a short time ago."""
    try:
        return time() - os.stat(lock).st_mtime < RETRY_SECONDS
    except FileNotFoundError:
        return False


def _enter_into_record(installation: bundle.Installation, path: str) -> None:
    """Have the installer remove the bundle with the package it lies in."""
    name = installation.recorded()
    if installation.state and path.endswith(name) and os.access(installation.record, os.W_OK):
        with open(installation.record, "r+", encoding="utf-8") as file:
            if f"{name},," not in file.read():
                file.write(f"{name},,\n")
