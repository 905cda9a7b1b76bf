"""Carrying out commands and measuring them: processor seconds, memory, oplines, instructions."""
from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from benchmarks.programs import ROOT, Program

PHP_OPTIONS = ["-n", "-d", "memory_limit=-1"]
ZVM = [str(ROOT / ".venv/bin/zvm"), *PHP_OPTIONS]
JIT_OPTIONS = ["-d", "zend_extension=opcache", "-d", "opcache.enable_cli=1", "-d", "opcache.jit=tracing",
               "-d", "opcache.jit_buffer_size=64M", "-d", "opcache.file_update_protection=0"]
MOST_RUNS, SHORT = 10, 0.5  # a program is run again until it has taken that many seconds, or so often


class Run:
    """One command carried out: processor seconds, peak memory in megabytes, output and exit status."""

    def __init__(self, command: list[str], folder: Path | None = None, environment: dict[str, str] | None = None,
                 ) -> None:
        with tempfile.TemporaryFile() as errors:
            process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=errors,
                                       cwd=folder, env={**os.environ, **(environment or {})})
            assert process.stdout is not None
            self.output = process.stdout.read()
            _, status, usage = os.wait4(process.pid, 0)
            process.returncode = os.waitstatus_to_exitcode(status)
            errors.seek(0)
            self.errors = errors.read().decode("latin-1")
        self.seconds = usage.ru_utime + usage.ru_stime
        self.megabytes = usage.ru_maxrss / 1024
        self.status = process.returncode


@dataclass
class Timing:
    """Of one program on one system: seconds without the system's start-up, of the best run."""

    seconds: float
    megabytes: float
    output: bytes
    failed: bool


class System:
    """Something that runs PHP scripts. Its start-up is measured when it is made and taken off every timing."""

    def __init__(self, command: list[str], rounds: int, environment: dict[str, str] | None = None) -> None:
        self.command, self.rounds, self.environment = command, rounds, environment
        with tempfile.TemporaryDirectory() as folder:
            empty = Path(folder) / "empty.php"
            empty.write_text("<?php\n")
            self.startup = min(Run([*command, str(empty)], None, environment).seconds for _ in range(MOST_RUNS))

    def run(self, program: Program, size: int | None = None) -> Run:
        return Run(self.command + self.extensions(program) + program.arguments(size), program.folder, self.environment)

    def extensions(self, program: Program) -> list[str]:
        """Options that have php load what zvm has built in."""
        names = program.extensions if self.command[0] != ZVM[0] else ()
        return [word for name in names for word in ("-d", f"extension={name}")]

    def time(self, program: Program) -> Timing:
        """The best of `rounds` runs, and of more where they are short."""
        best = self.run(program)
        total, runs = best.seconds, 1
        while not best.status and (runs < self.rounds or total < SHORT and runs < MOST_RUNS):
            again = self.run(program)
            total, runs = total + again.seconds, runs + 1
            if again.status or again.seconds < best.seconds:
                best = again
        return Timing(max(best.seconds - self.startup, 0.001), best.megabytes, best.output, best.status != 0)


@dataclass
class Counts:
    """Oplines executed, and how often each handler ran in Python, with its hottest line."""

    executed: int
    slow: int
    handlers: dict[str, tuple[int, str]]

    @property
    def native_share(self) -> float:
        return 1 - self.slow / self.executed if self.executed else 1.0


def count_oplines(program: Program, size: int | None, options: Sequence[str] = ()) -> Counts | None:
    """Have `zvm --slow-oplines` count, with further options of zvm; None where it cannot."""
    return parse_counts(Run([*ZVM, *options, "--slow-oplines", *program.arguments(size)], program.folder).errors)


def parse_counts(report: str) -> Counts | None:
    """What zvm/cli/slow_oplines.py wrote."""
    totals = re.search(r"^([\d,]+) of ([\d,]+) oplines ran in Python", report, re.M)
    if totals is None:
        return None
    slow, executed = (int(number.replace(",", "")) for number in totals.groups())
    rows = re.findall(r"^ *([\d,]+) +[\d.]+ %  (\S+) +(.+)$", report, re.M)
    return Counts(executed, slow, {handler: (int(runs.replace(",", "")), place) for runs, handler, place in rows})


@dataclass
class Instructions:
    """By callgrind: machine instructions per opline of zvm's, and how many times php's zvm takes."""

    per_opline: float
    to_php: float | None


def count_instructions(program: Program, php: System | None) -> Instructions | None:
    """Between two small sizes, so that start-up and compilation do not count; None where that cannot be told."""
    if program.quick_size is None:
        return None
    sizes = program.quick_size, program.quick_size // 2
    oplines = [count_oplines(program, size) for size in sizes]
    if oplines[0] is None or oplines[1] is None or oplines[0].executed == oplines[1].executed:
        return None
    zvm = [_callgrind(ZVM + program.arguments(size), program.folder) for size in sizes]
    difference = zvm[0] - zvm[1]
    to_php = None
    if php is not None:
        command = php.command + php.extensions(program)
        others = [_callgrind(command + program.arguments(size), program.folder) for size in sizes]
        to_php = difference / max(others[0] - others[1], 1)
    return Instructions(difference / (oplines[0].executed - oplines[1].executed), to_php)


def _callgrind(command: list[str], folder: Path) -> int:
    run = Run(["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", *command], folder,
              {"PYTHONHASHSEED": "0"})
    found = re.search(r"Collected : (\d+)", run.errors)
    if found is None:
        sys.exit(f"bench: valgrind failed\n{run.errors}")
    return int(found[1])
