#!/usr/bin/env python3
"""Time bench/*.php on zvm, and on php and in plain Python where those are to be had.

Every figure of a table comes from the same run on the same machine, so its ratios can be compared where seconds cannot.
Seconds are whole processes (start-up included, the best of --rounds); oplines are counted in a run of their own, which
is not timed. Exit status 1 when zvm and php print different things.
"""
from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import time
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
started = time.perf_counter()
turns()
print(time.perf_counter() - started)
"""


class Result:
    """What was measured of one program; None where the other system is missing."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.seconds = 0.0
        self.oplines = 0
        self.php_seconds: float | None = None
        self.python_seconds: float | None = None
        self.agrees: bool | None = None


def timed(command: list[str], rounds: int) -> tuple[float, bytes]:
    """Best wall time of `rounds` runs, in seconds, and what the last one printed."""
    best, output = float("inf"), b""
    for _ in range(rounds):
        started = time.perf_counter()
        done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, check=False)
        best = min(best, time.perf_counter() - started)
        output = done.stdout
        if done.returncode:
            sys.exit(f"bench: {' '.join(command)} exited with {done.returncode}\n{(output + done.stderr).decode('latin-1')}")
    return best, output


def measure(name: str, arguments: list[str], rounds: int, php: str | None) -> Result:
    result = Result(name)
    script = str(BENCH / f"{name}.php")
    result.seconds, output = timed([ZVM, "-n", script, *arguments], rounds)
    counted = subprocess.run([sys.executable, "-c", COUNTER, script, *arguments], capture_output=True, check=True)
    result.oplines = int(counted.stderr.split()[-1])
    if php:
        result.php_seconds, wanted = timed([php, "-n", script, *arguments], rounds)
        result.agrees = wanted == output
    twin = BENCH / "python" / f"{name}.py"
    if twin.exists():
        result.python_seconds, _ = timed([sys.executable, "-I", str(twin), *arguments], rounds)
    return result


def row(result: Result) -> list[str]:
    ratio = "" if result.php_seconds is None else f"{result.seconds / result.php_seconds:.0f}×"
    python = "" if result.python_seconds is None else f"{result.seconds / result.python_seconds:.1f}×"
    same = {None: "", True: "yes", False: "NO"}[result.agrees]
    return [result.name, f"{result.seconds:.2f}", ratio, f"{result.oplines / result.seconds / 1e6:.2f}", python, same]


def report(results: list[Result], turn: float, console: Console) -> None:
    table = Table(title="zvm benchmarks")
    for column in ("program", "seconds", "to php", "M oplines/s", "to Python", "as php"):
        table.add_column(column, justify="left" if column == "program" else "right")
    for result in results:
        table.add_row(*row(result))
    console.print(table)
    oplines, seconds = sum(r.oplines for r in results), sum(r.seconds for r in results)
    console.print(f"one turn of a plain Python while loop: {turn * 1e9:.0f} ns; one opline over the whole set: "
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
    parser.add_argument("--php", default=shutil.which("php"), help="php to compare with (default: the one on the PATH)")
    return parser.parse_args()


def main() -> None:
    options = arguments()
    names = options.names or sorted(path.stem for path in BENCH.glob("*.php"))
    unknown = [name for name in names if not (BENCH / f"{name}.php").exists()]
    if unknown:
        sys.exit(f"bench: no such program: {', '.join(unknown)}")
    console = Console(width=None if sys.stdout.isatty() else 100)
    turn = float(subprocess.run([sys.executable, "-c", WHILE_LOOP], capture_output=True, check=True).stdout) / TURNS
    extra = [options.scale] if options.scale else []
    results = []
    with Progress(TextColumn("{task.description:20s}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(),
                  console=Console(stderr=True), disable=not os.isatty(2), transient=True) as progress:
        task = progress.add_task("", total=len(names))
        for name in names:
            progress.update(task, description=name)
            results.append(measure(name, extra, options.rounds, options.php))
            progress.advance(task)
    report(results, turn, console)


if __name__ == "__main__":
    main()
