"""Running one script: a process group with a time limit and captured streams."""
from __future__ import annotations

import contextlib
import os
import pty
import signal
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

GRACE = 2  # seconds in which a killed process group must have let go of its pipes


@dataclass(frozen=True, slots=True)
class Invocation:
    """What is started, and with what. `captured` names the streams that are pipes; the others are a terminal."""

    words: list[str]
    folder: Path
    environment: dict[str, str]
    stdin: bytes = b""
    captured: frozenset[str] = frozenset(("STDIN", "STDOUT", "STDERR"))


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a process did: its output and its exit status, negative for a signal, None when time ran out."""

    output: bytes
    status: int | None


@contextlib.contextmanager
def terminal(needed: bool) -> Iterator[int]:
    """The file descriptor of a new terminal, or of the null device where none is needed."""
    if not needed:
        yield subprocess.DEVNULL
        return
    master, slave = pty.openpty()
    try:
        yield slave
    finally:
        os.close(slave)
        os.close(master)


def run(invocation: Invocation, timeout: float) -> Outcome:
    """Run to the end or to the time limit; standard error is mixed into the output where both are captured."""
    captured = invocation.captured
    with terminal(len(captured) < 3) as tty:
        error = subprocess.STDOUT if {"STDOUT", "STDERR"} <= captured else \
            subprocess.PIPE if "STDERR" in captured else tty
        process = subprocess.Popen(
            invocation.words, cwd=invocation.folder, env=invocation.environment, start_new_session=True,
            stdin=subprocess.PIPE if "STDIN" in captured else tty,
            stdout=subprocess.PIPE if "STDOUT" in captured else tty, stderr=error)
        output, in_time = communicate(process, invocation.stdin if "STDIN" in captured else None, timeout)
    return Outcome(output, process.returncode if in_time else None)


def communicate(process: subprocess.Popen[bytes], stdin: bytes | None, timeout: float) -> tuple[bytes, bool]:
    """(what the process wrote, whether it ended in time)."""
    try:
        output, error = process.communicate(stdin, timeout=timeout)
        return output or error or b"", True
    except subprocess.TimeoutExpired:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        try:
            output, error = process.communicate(timeout=GRACE)
        except subprocess.TimeoutExpired:  # a process of another group holds the pipes
            for pipe in (process.stdin, process.stdout, process.stderr):
                if pipe is not None:
                    pipe.close()
            output = error = b""
        return output or error or b"", False
