#!/usr/bin/env python3
"""Time bench/*.php on zvm, and on php and in plain Python where those are to be had.

Every figure of a table comes from the same run on the same machine, so its ratios can be compared where seconds cannot.
Seconds are processor seconds (user and system) of whole processes, start-up included, the best of --rounds: on a
machine that does other things, too, they are steadier than the clock. Oplines are counted in a run of their own, a
jump that the comparison in front of it carries out included. Where bench/without/ has a program without what another
one is about, "net to Python" compares what is left when its seconds are taken off on both sides. The scale_* and lib_*
programs are left out of the closing line: what they take is memory, and functions of the library.
Exit status 1 when zvm and php print different things.
"""
from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

ROOT = Path(__file__).resolve().parent.parent
BENCH = ROOT / "bench"
ZVM = str(ROOT / ".venv/bin/zvm")
COUNTER = "import sys; from zvm.cli.count_oplines import main; main(sys.argv[1:])"
TURNS = 5_000_000
WHILE_LOOP = f"""
import time
def turns():
    i = 0
    while i < {TURNS}:
        i += 1
started = time.process_time()
turns()
print(time.process_time() - started)
"""


class Result:
    """What was measured of one program; None where the other system is missing or failed."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.seconds = 0.0
        self.megabytes = 0.0
        self.oplines = 0
        self.php_seconds: float | None = None
        self.php_failed = False
        self.python_seconds: float | None = None
        self.net_to_python: float | None = None
        self.agrees: bool | None = None


class Run:
    """One command carried out: processor seconds, peak memory in megabytes, output and exit status."""

    def __init__(self, command: list[str], folder: Path | None = None) -> None:
        with tempfile.TemporaryFile() as errors:
            process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=errors,
                                       cwd=folder)
            assert process.stdout is not None
            self.output = process.stdout.read()
            _, status, usage = os.wait4(process.pid, 0)
            process.returncode = os.waitstatus_to_exitcode(status)
            errors.seek(0)
            self.errors = errors.read()
        self.seconds = usage.ru_utime + usage.ru_stime
        self.megabytes = usage.ru_maxrss / 1024
        self.status = process.returncode

    def check(self) -> Run:
        if self.status:
            sys.exit(f"bench: exit status {self.status}\n{(self.output + self.errors).decode('latin-1')}")
        return self


def best(command: list[str], rounds: int, folder: Path | None = None) -> Run:
    """The quickest of `rounds` runs, or the first that failed."""
    runs = [Run(command, folder) for _ in range(rounds)]
    return next((run for run in runs if run.status), min(runs, key=lambda run: run.seconds))


def measure(name: str, script: str, arguments: list[str], rounds: int, php: str | None,
            folder: Path | None = None) -> Result:
    result = Result(name)
    run = best([ZVM, "-n", script, *arguments], rounds, folder).check()
    result.seconds, result.megabytes = run.seconds, run.megabytes
    counted = Run([sys.executable, "-c", COUNTER, script, *arguments], folder).check()
    result.oplines = int(counted.errors.split()[-1])
    if php:
        other = best([php, "-n", "-d", "memory_limit=-1", script, *arguments], rounds, folder)
        result.php_failed = other.status != 0  # PHP's own stack is not up to all of scale_*
        if not result.php_failed:
            result.php_seconds, result.agrees = other.seconds, other.output == run.output
    twin = BENCH / "python" / f"{name}.py"
    if twin.exists():
        result.python_seconds = python_seconds(twin, arguments, rounds)
        without = BENCH / "without" / f"{name}.php"
        if without.exists():
            rest = best([ZVM, "-n", str(without), *arguments], rounds).check().seconds
            python_rest = python_seconds(BENCH / "without/python" / f"{name}.py", arguments, rounds)
            result.net_to_python = (result.seconds - rest) / (result.python_seconds - python_rest)
    return result


def python_seconds(script: Path, arguments: list[str], rounds: int) -> float:
    return best([sys.executable, "-I", str(script), *arguments], rounds).check().seconds


def row(result: Result) -> list[str]:
    ratio = "" if result.php_seconds is None else f"{result.seconds / result.php_seconds:.0f}×"
    if result.php_failed:
        ratio = "php fails"
    python = "" if result.python_seconds is None else f"{result.seconds / result.python_seconds:.1f}×"
    net = "" if result.net_to_python is None else f"{result.net_to_python:.1f}×"
    same = {None: "", True: "yes", False: "NO"}[result.agrees]
    return [result.name, f"{result.seconds:.2f}", f"{result.megabytes:.0f}", ratio,
            f"{result.oplines / result.seconds / 1e6:.2f}", python, net, same]


def report(results: list[Result], turn: float, console: Console) -> None:
    table = Table(title="zvm benchmarks")
    for column in ("program", "seconds", "MB", "to php", "M oplines/s", "to Python", "net to Python",
                   "as php"):
        table.add_column(column, justify="left" if column == "program" else "right")
    for result in results:
        table.add_row(*row(result))
    console.print(table)
    classic = [r for r in results if not r.name.startswith(("scale_", "lib_", "client "))] or results
    oplines, seconds = sum(r.oplines for r in classic), sum(r.seconds for r in classic)
    console.print(f"one turn of a plain Python while loop: {turn * 1e9:.0f} ns; one opline over the classic set: "
                  f"{seconds / oplines * 1e9:.0f} ns = {seconds / oplines / turn:.1f} turns")
    differing = [r.name for r in results if r.agrees is False]
    if differing:
        console.print(f"output differs from php's: {', '.join(differing)}")
        sys.exit(1)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="scripts/bench", description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", help="programs of bench/ (default: all)")
    parser.add_argument("--rounds", type=int, default=2, help="runs of each command, the best counts (default 2)")
    parser.add_argument("--scale", default="", help="the argument given to every program instead of its own default")
    parser.add_argument("--clients", type=Path, metavar="DIR",
                        help="also run DIR/<name>/driver.php of real programs laid out there")
    parser.add_argument("--php", default=shutil.which("php"), help="php to compare with (default: the one on the PATH)")
    return parser.parse_args()


def main() -> None:
    options = arguments()
    names = options.names or sorted(path.stem for path in BENCH.glob("*.php"))
    unknown = [name for name in names if not (BENCH / f"{name}.php").exists()]
    if unknown:
        sys.exit(f"bench: no such program: {', '.join(unknown)}")
    clients = sorted(options.clients.glob("*/driver.php")) if options.clients else []
    console = Console(width=None if sys.stdout.isatty() else 100)
    turn = float(subprocess.run([sys.executable, "-c", WHILE_LOOP], capture_output=True, check=True).stdout) / TURNS
    extra = [options.scale] if options.scale else []
    results = []
    with Progress(TextColumn("{task.description:20s}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(),
                  console=Console(stderr=True), disable=not os.isatty(2), transient=True) as progress:
        task = progress.add_task("", total=len(names) + len(clients))
        for name in names:
            progress.update(task, description=name)
            results.append(measure(name, str(BENCH / f"{name}.php"), extra, options.rounds, options.php))
            progress.advance(task)
        for driver in clients:
            progress.update(task, description=driver.parent.name)
            results.append(measure(f"client {driver.parent.name}", "driver.php", [], options.rounds, options.php,
                                   driver.parent))
            progress.advance(task)
    report(results, turn, console)


if __name__ == "__main__":
    main()
