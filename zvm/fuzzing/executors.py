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
from abc import ABC, abstractmethod
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from zvm.conformance.php_command import PhpCommand, oracle_command
from zvm.fuzzing.worker import DUMP, LINT, NATIVE, NATIVE_LINT, OPTIMIZED, PYTHON, SETTINGS

PROGRAMS_PER_PROCESS = 1000  # after which a worker makes way for a new one
CHECKS_PER_PROCESS = 10_000  # of syntax, which leave less behind than programs that run
EXTENSIONS = ["ctype", "iconv", "intl", "mbstring", "tokenizer"]  # that zvm has and php may have to load
# php's own optimizer, with one process for a file that was written just now
OPCACHE_SETTINGS = (("zend_extension", "opcache.so"), ("opcache.enable_cli", "1"), ("opcache.jit", "0"),
                    ("opcache.file_update_protection", "0"), ("opcache.jit_buffer_size", "0"))
# what has it list op-arrays as they were compiled, each time a file is compiled
DUMP_SETTINGS = (*OPCACHE_SETTINGS, ("opcache.opt_debug_level", "0x10000"), ("opcache.optimization_level", "0"),
                 ("opcache.revalidate_freq", "0"))
# what is done with a program: it runs, its syntax is checked, or its op-arrays are listed
RUN, CHECK, LIST = "run", "check", "list"
TIME_LIMIT = 20.0  # seconds for one program
MOST_OUTPUT = 1 << 24  # bytes of answers not yet read: a program that writes for ever is out of time
SHORT_LIMIT = 3.0  # while a program is made small: parts of it may have kept it from going on for ever
FORK_SERVER = Path(__file__).with_name("fork_server.c")
# zvm's native tier with regions switched off, compiled at once, and left at any opline: name → ZVM_REGIONS
REGIONS = {"threaded": "0", "forced": "1", "stressed": "stress"}
_END = re.compile(rb"\0END (-?\d+)\n")


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a program did: its output and its exit status, negative for a signal, None when time ran out."""

    status: int | None
    output: bytes

    @property
    def crashed(self) -> bool:
        """Whether the process died of a signal."""
        return self.status is not None and self.status < 0


class Executor(ABC):
    """Runs PHP files."""

    name: str
    programs: int  # that ran in the present process, where they share one
    most_programs = PROGRAMS_PER_PROCESS
    time_limit = TIME_LIMIT

    @abstractmethod
    def run_all(self, files: Sequence[Path], path: Path) -> list[Outcome]:
        """Run these files, one after the other, as if each had that path."""

    def run(self, path: Path) -> Outcome:
        """Run one file."""
        outcome, = self.run_all([path], path)
        return outcome

    @abstractmethod
    def close(self) -> None:
        """End the processes."""


class Php(Executor):
    """The reference: a process for each program. `settings` come after those that all executors have."""

    def __init__(self, command: str = "php", task: str = RUN, name: str = "php",
                 settings: Sequence[tuple[str, str]] = ()) -> None:
        self.name = name
        self.programs = 0
        self._words = php_words(command, task, settings)
        self._errors = standard_error(task)

    def run_all(self, files: Sequence[Path], path: Path) -> list[Outcome]:
        """Run the files; standard error is not looked at, but where listings go there."""
        return [self._run(file, path) for file in files]

    def _run(self, file: Path, path: Path) -> Outcome:
        if file != path:
            shutil.copyfile(file, path)
        try:
            done = subprocess.run([*self._words, str(path)], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                                  stderr=self._errors, timeout=self.time_limit, check=False)
        except subprocess.TimeoutExpired:
            return Outcome(None, b"")
        return Outcome(done.returncode, done.stdout)

    def close(self) -> None:
        """There is nothing to close."""


def standard_error(task: str) -> int:
    """Where php's goes: OPcache lists op-arrays there."""
    return subprocess.STDOUT if task == LIST else subprocess.DEVNULL


def php_words(command: str, task: str, settings: Sequence[tuple[str, str]] = ()) -> list[str]:
    """How php is called, but for the file."""
    php = PhpCommand(command)
    loading = DUMP_SETTINGS if task == LIST else php.loading(EXTENSIONS)[0]  # zvm-dump knows the functions of php alone
    settings = [*SETTINGS, ("memory_limit", "256M"), *loading, *settings]
    return [*php.words, "-n", *(word for key, value in settings for word in ("-d", f"{key}={value}")),
            *(["-l"] if task != RUN else [])]


def opcache() -> Php:
    """php with OPcache, whose optimizer may do away with objects and arguments that a program could have seen."""
    return Php(name="opcache", settings=OPCACHE_SETTINGS)


class Server(Executor):
    """A process that runs one program after the other. It gets a line for each, many at a time, and answers them in
    their order; `programs` is how many the present process has run."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.programs = 0
        self._process: subprocess.Popen[bytes] | None = None
        self._received = b""  # of the answers, and not yet read

    @abstractmethod
    def _start(self, path: Path) -> subprocess.Popen[bytes]:
        """A new process; its programs shall have that path."""

    @abstractmethod
    def _ask(self, process: subprocess.Popen[bytes], files: Sequence[Path], path: Path) -> None:
        """Have the files run."""

    @abstractmethod
    def _take(self) -> Outcome | None:
        """Take the next answer out of what was received, where it is whole."""

    def run_all(self, files: Sequence[Path], path: Path) -> list[Outcome]:
        """Run the files in the present process, and what is left in new ones where that ends."""
        if self.programs >= self.most_programs:
            self.close()
        outcomes: list[Outcome] = []
        while len(outcomes) < len(files):
            self._process = process = self._process or self._start(path)
            with suppress(BrokenPipeError):
                self._ask(process, files[len(outcomes):], path)
            while len(outcomes) < len(files) and self._process is not None:
                outcomes.append(self._answer(process))
        return outcomes

    def _answer(self, process: subprocess.Popen[bytes]) -> Outcome:
        """The next answer. Where there is none, in time, the process is ended."""
        assert process.stdout is not None
        descriptor, deadline = process.stdout.fileno(), time.monotonic() + self.time_limit
        self.programs += 1
        while (outcome := self._take()) is None:
            left = deadline - time.monotonic() if len(self._received) < MOST_OUTPUT else 0.0
            timely = left > 0.0 and select.select([descriptor], [], [], left)[0]
            data = os.read(descriptor, 1 << 16) if timely else b""
            if not data:
                outcome = Outcome(process.wait() if timely else None, self._received)
                self.close()
                return outcome
            self._received += data
        return outcome

    def close(self) -> None:
        """End the process, and what it runs."""
        self.programs = 0
        self._received = b""
        if self._process is not None:
            with suppress(ProcessLookupError):
                os.killpg(self._process.pid, signal.SIGKILL)
            self._process.communicate()
            self._process = None


class ForkingPhp(Server):
    """The reference, started once: fork_server.c, loaded as an extension, forks it for each program. All programs have
    the same path."""

    def __init__(self, extension: Path, command: str = "php", task: str = RUN) -> None:
        super().__init__("php")
        self._task = task
        self.most_programs = PROGRAMS_PER_PROCESS if task == RUN else CHECKS_PER_PROCESS
        self._words = php_words(command, task)
        self._words[1:1] = ["-d", f"extension={extension}"]

    def _start(self, path: Path) -> subprocess.Popen[bytes]:
        path.touch()
        return subprocess.Popen([*self._words, str(path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                stderr=standard_error(self._task), start_new_session=True,
                                env={**os.environ, "FORK_SERVER": "run" if self._task == RUN else "lint",
                                     "FORK_SERVER_SCRIPT": str(path.resolve())})

    def _ask(self, process: subprocess.Popen[bytes], files: Sequence[Path], path: Path) -> None:
        assert process.stdin is not None
        process.stdin.write(b"".join(os.fsencode(file.resolve()) + b"\n" for file in files))
        process.stdin.flush()

    def _take(self) -> Outcome | None:
        end = _END.search(self._received)
        if end is None:
            return None
        outcome = Outcome(int(end[1]), self._received[:end.start()])
        self._received = self._received[end.end():]
        return outcome


def compile_fork_server(folder: Path) -> Path | None:
    """The extension that forks php, compiled into a folder; None where there is no C compiler."""
    compiler = shutil.which("cc")
    extension = folder / "fork_server.so"
    if compiler is None or subprocess.run([compiler, "-O1", "-shared", "-fPIC", "-o", str(extension), str(FORK_SERVER)],
                                          stderr=subprocess.DEVNULL, check=False).returncode:
        return None
    return extension


class Zvm(Server):
    """zvm with or without its native tier, by name with a mode of regions. Programs share a process, so that what one
    leaves behind meets the next."""

    def __init__(self, name: str, native: bool, task: str = RUN) -> None:
        super().__init__(name)
        if task == RUN:
            self._way = OPTIMIZED if name == OPTIMIZED else NATIVE if native else PYTHON
        else:
            self.most_programs = CHECKS_PER_PROCESS
            self._way = DUMP if task == LIST else NATIVE_LINT if native else LINT

    def _start(self, path: Path) -> subprocess.Popen[bytes]:
        """A process of worker.py. Hashes of strings are the same in all of them."""
        environment = {**os.environ, "PYTHONHASHSEED": "0"}
        if self.name in REGIONS:
            environment["ZVM_REGIONS"] = REGIONS[self.name]
        return subprocess.Popen([sys.executable, "-m", "zvm.fuzzing.worker"], stdin=subprocess.PIPE,
                                stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=environment,
                                start_new_session=True)

    def _ask(self, process: subprocess.Popen[bytes], files: Sequence[Path], path: Path) -> None:
        assert process.stdin is not None
        process.stdin.write("".join(f"{self._way}\t{file}\t{path}\n" for file in files).encode())
        process.stdin.flush()

    def _take(self) -> Outcome | None:
        head, newline, body = self._received.partition(b"\n")
        if not newline or len(body) < (length := int(head.split()[1])):
            return None
        self._received = body[length:]
        return Outcome(int(head.split()[0]), body[:length])


def executors(names: list[str], folder: Path, task: str = RUN) -> list[Executor]:
    """Those of these names, in their order, for a task. The folder is for php's fork server."""
    return [reference(folder, task) if name == "php" else Zvm(name, name == "native" or name in REGIONS, task)
            for name in names]


def reference(folder: Path, task: str = RUN) -> Executor:
    """php, forked for each program where that can be; the oracle of the version that ZVM_PHP names, if it does."""
    version = os.environ.get("ZVM_PHP")
    if version:
        return Php(oracle_command(version), task)
    extension = compile_fork_server(folder)
    return Php(task=task) if extension is None else ForkingPhp(extension, task=task)
