"""What runs a program: zvm's tiers, in a process that lives on from program to program, and php, forked for each."""
from __future__ import annotations

import os
import re
import select
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from zvm.conformance.php_command import PhpCommand
from zvm.fuzzing.worker import LINT, NATIVE, OPTIMIZED, PYTHON, SETTINGS

PROGRAMS_PER_PROCESS = 200  # after which a worker makes way for a new one
EXTENSIONS = ["ctype", "iconv", "mbstring", "tokenizer"]  # that zvm has and php may have to load
# php's own optimizer, with one process for a file that was written just now
OPCACHE_SETTINGS = (("zend_extension", "opcache.so"), ("opcache.enable_cli", "1"), ("opcache.jit", "0"),
                    ("opcache.file_update_protection", "0"), ("opcache.jit_buffer_size", "0"))
TIME_LIMIT = 20.0  # seconds for one program
FORK_SERVER = Path(__file__).with_name("fork_server.c")
_END = re.compile(rb"\0END (-?\d+)\n\Z")


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a program did: its output and its exit status, negative for a signal, None when time ran out."""

    status: int | None
    output: bytes

    @property
    def crashed(self) -> bool:
        """Whether the process died of a signal."""
        return self.status is not None and self.status < 0


class Executor(Protocol):
    """Runs PHP files."""

    name: str
    programs: int  # that ran in the present process, where they share one

    def run(self, path: Path) -> Outcome: ...

    def close(self) -> None: ...


class Php:
    """The reference: a process for each program. `settings` come after those that all executors have."""

    def __init__(self, command: str = "php", lint: bool = False, name: str = "php",
                 settings: Sequence[tuple[str, str]] = ()) -> None:
        self.name = name
        self.programs = 0
        php = PhpCommand(command)
        loading, _missing = php.loading(EXTENSIONS)
        settings = [*SETTINGS, ("memory_limit", "256M"), *loading, *settings]
        self._words = [*php.words, "-n", *(word for key, value in settings for word in ("-d", f"{key}={value}")),
                       *(["-l"] if lint else [])]

    def run(self, path: Path) -> Outcome:
        """Run a file; standard error is not looked at."""
        try:
            done = subprocess.run([*self._words, str(path)], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                                  stderr=subprocess.DEVNULL, timeout=TIME_LIMIT, check=False)
        except subprocess.TimeoutExpired:
            return Outcome(None, b"")
        return Outcome(done.returncode, done.stdout)

    def close(self) -> None:
        """There is nothing to close."""


def opcache() -> Php:
    """php with OPcache, whose optimizer may do away with objects and arguments that a program could have seen."""
    return Php(name="opcache", settings=OPCACHE_SETTINGS)


class ForkingPhp(Php):
    """The reference, started once: fork_server.c, loaded as an extension, forks it for each program. All programs have
    the same path."""

    def __init__(self, extension: Path, command: str = "php", lint: bool = False) -> None:
        super().__init__(command, lint)
        self._words[1:1] = ["-d", f"extension={extension}"]
        self._process: subprocess.Popen[bytes] | None = None
        self._control = -1

    def run(self, path: Path) -> Outcome:
        """Run the file."""
        process = self._process or self._start(path)
        assert process.stdout is not None
        os.write(self._control, b"\n")
        descriptor, deadline, received = process.stdout.fileno(), time.monotonic() + TIME_LIMIT, b""
        while (end := _END.search(received, len(received) - 20 if len(received) > 20 else 0)) is None:
            if not select.select([descriptor], [], [], max(0.0, deadline - time.monotonic()))[0]:
                self.close()
                return Outcome(None, b"")
            data = os.read(descriptor, 1 << 16)
            if not data:
                raise RuntimeError(f"php's fork server has ended: {received!r}")
            received += data
        return Outcome(int(end[1]), received[:end.start()])

    def _start(self, path: Path) -> subprocess.Popen[bytes]:
        reading, self._control = os.pipe()
        environment = {**os.environ, "FORK_SERVER_SCRIPT": str(path.resolve()), "FORK_SERVER_CONTROL": str(reading)}
        self._process = subprocess.Popen([*self._words, str(path)], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                                         stderr=subprocess.DEVNULL, env=environment, pass_fds=[reading],
                                         start_new_session=True)
        os.close(reading)
        return self._process

    def close(self) -> None:
        """End the server, and the program it runs."""
        if self._process is not None:
            os.close(self._control)
            os.killpg(self._process.pid, signal.SIGKILL)
            self._process.communicate()
            self._process = None


def compile_fork_server(folder: Path) -> Path | None:
    """The extension that forks php, compiled into a folder; None where there is no C compiler."""
    compiler = shutil.which("cc")
    extension = folder / "fork_server.so"
    if compiler is None or subprocess.run([compiler, "-O1", "-shared", "-fPIC", "-o", str(extension), str(FORK_SERVER)],
                                          stderr=subprocess.DEVNULL, check=False).returncode:
        return None
    return extension


class Zvm:
    """zvm with or without its native tier. Programs share a process, so that what one leaves behind meets the next;
    `programs` is how many the present process has run."""

    def __init__(self, name: str, native: bool, lint: bool = False) -> None:
        self.name = name
        self.programs = 0
        self._way = LINT if lint else OPTIMIZED if name == OPTIMIZED else NATIVE if native else PYTHON
        self._process: subprocess.Popen[bytes] | None = None

    def run(self, path: Path) -> Outcome:
        """Run a file in the present process, or in a new one where that has run enough."""
        if self._process is None or self.programs >= PROGRAMS_PER_PROCESS:
            self.close()
            self._process = start_worker()
        self.programs += 1
        outcome = self._ask(self._process, path)
        if outcome.status is None or outcome.crashed:
            self.close()
        return outcome

    def run_alone(self, path: Path) -> Outcome:
        """Run a file in a process of its own."""
        self.close()
        try:
            return self.run(path)
        finally:
            self.close()

    def _ask(self, process: subprocess.Popen[bytes], path: Path) -> Outcome:
        assert process.stdin is not None and process.stdout is not None
        try:
            process.stdin.write(f"{self._way} {path}\n".encode())
            process.stdin.flush()
            return self._answer(process)
        except BrokenPipeError:
            return Outcome(process.wait(), b"")

    def _answer(self, process: subprocess.Popen[bytes]) -> Outcome:
        assert process.stdout is not None
        descriptor, deadline, received = process.stdout.fileno(), time.monotonic() + TIME_LIMIT, b""
        while True:
            head, newline, body = received.partition(b"\n")
            if newline and len(body) >= int(head.split()[1]):
                return Outcome(int(head.split()[0]), body)
            if not select.select([descriptor], [], [], max(0.0, deadline - time.monotonic()))[0]:
                return Outcome(None, received)
            data = os.read(descriptor, 1 << 16)
            if not data:
                return Outcome(process.wait(), received)
            received += data

    def close(self) -> None:
        """End the process."""
        self.programs = 0
        if self._process is not None:
            self._process.kill()
            self._process.communicate()
            self._process = None


def start_worker() -> subprocess.Popen[bytes]:
    """A process of worker.py. Hashes of strings are the same in all of them."""
    environment = {**os.environ, "PYTHONHASHSEED": "0"}
    return subprocess.Popen([sys.executable, "-m", "zvm.fuzzing.worker"], stdin=subprocess.PIPE,
                            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=environment)


def executors(names: list[str], folder: Path, lint: bool = False) -> list[Executor]:
    """Those of these names, in their order; `lint`: they check the syntax only. The folder is for php's fork server."""
    return [reference(folder, lint) if name == "php" else Zvm(name, name == "native", lint) for name in names]


def reference(folder: Path, lint: bool = False) -> Php:
    """php, forked for each program where that can be."""
    extension = compile_fork_server(folder)
    return Php(lint=lint) if extension is None else ForkingPhp(extension, lint=lint)
