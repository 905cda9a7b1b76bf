"""Real programs that are laid out elsewhere, without and with compiled files in the cache, and where their time goes.

`scripts/bench --real DIR`. All is processor time, less what the system takes for an empty script. php and zvm take
turns, so that a busy machine slows both; the best turn of each counts. "cold" starts with an empty cache folder, "warm"
with one that two runs before have filled.
"""
from __future__ import annotations

import json
import os
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import geometric_mean, mean, median

from benchmarks.measuring import PHP_OPTIONS, ZVM, Run
from benchmarks.programs import ROOT, Program
from benchmarks.results import Table, times

# that php has to load and zvm has built in, and that libraries ask for
EXTENSIONS = ("ctype", "gmp", "iconv", "mbstring", "tokenizer", "phar", "xml", "dom", "simplexml", "xmlwriter", "pdo",
              "pdo_sqlite")
TITLES = ("program", "php", "cold", "warm", "cold to php", "warm to php")
PHP, COLD, WARM = "php", "cold", "warm"
FILLING_RUNS, COLD_ROUNDS = 2, 2
SHORTEST = 0.001  # seconds: below that nothing is divided by
_PROFILER = ROOT / "scripts/benchmarks/kinds.py"


@dataclass
class Measurement:
    """One program: seconds of the best turn by way of running it, and those of each kind of work."""

    program: Program
    seconds: dict[str, float] = field(default_factory=dict)
    kinds: dict[str, float] = field(default_factory=dict)
    agrees: bool = True

    def note(self, way: str, seconds: float) -> None:
        self.seconds[way] = min(self.seconds.get(way, seconds), seconds)

    def ratio(self, way: str) -> float:
        return self.seconds[way] / self.seconds[PHP]

    def share(self, kind: str) -> float:
        return self.kinds.get(kind, 0) / sum(self.kinds.values())

    def cells(self) -> list[str]:
        return [self.program.name, *(f"{1000 * self.seconds[way]:.1f}" for way in (PHP, COLD, WARM)),
                times(self.ratio(COLD)), times(self.ratio(WARM))]


class Ways:
    """The commands that are compared, and what each takes for an empty script."""

    def __init__(self, php: str, folder: Path) -> None:
        self.folder = folder
        self.warm_cache = folder / "warm"
        self.empty = folder / "empty.php"
        self.empty.write_text("<?php\n")
        os.utime(self.empty, (1, 1))  # old enough to be kept in the cache
        loading = [word for name in EXTENSIONS for word in ("-d", f"extension={name}")]
        self.commands = {PHP: [php, *PHP_OPTIONS, *loading], COLD: ZVM, WARM: ZVM}
        self.startup: dict[str, float] = {}
        self.startup_kinds: dict[str, float] | None = None
        for _ in range(FILLING_RUNS):
            self._run(WARM, [str(self.empty)], None)

    def run(self, way: str, program: Program) -> Run:
        """Run a program, and an empty script for the start-up."""
        start = self._run(WARM if way == COLD else way, [str(self.empty)], None).seconds
        self.startup[way] = min(self.startup.get(way, start), start)
        return self._run(way, program.arguments(), program.folder)

    def _run(self, way: str, arguments: list[str], folder: Path | None) -> Run:
        if way != COLD:
            return Run([*self.commands[way], *arguments], folder, {"XDG_CACHE_HOME": str(self.warm_cache)})
        with tempfile.TemporaryDirectory(dir=self.folder, ignore_cleanup_errors=True) as cache:  # a writer may go on
            return Run([*self.commands[way], *arguments], folder, {"XDG_CACHE_HOME": cache})

    def profile(self, program: Program) -> dict[str, float]:
        """Seconds by kind of work of one run with a warm cache, beyond those of an empty script."""
        if self.startup_kinds is None:
            self.startup_kinds = self._profile([str(self.empty)], None)
        kinds = self._profile(program.arguments(), program.folder)
        return {kind: max(seconds - self.startup_kinds.get(kind, 0), 0) for kind, seconds in kinds.items()}

    def _profile(self, arguments: list[str], folder: Path | None) -> dict[str, float]:
        """Seconds by kind of work of one run (kinds.py). Raises ValueError where it wrote none."""
        result = self.folder / "kinds.json"
        run = Run([sys.executable, str(_PROFILER), str(result), *PHP_OPTIONS, *arguments], folder,
                  {"XDG_CACHE_HOME": str(self.warm_cache)})
        try:
            kinds: dict[str, float] = json.loads(result.read_text())
        except (OSError, ValueError):
            raise ValueError(f"{arguments[0]} cannot be profiled\n{run.errors}") from None
        result.unlink()
        return kinds


def measure(program: Program, ways: Ways, rounds: int) -> Measurement:
    """Run a program in all ways, by turns."""
    result = Measurement(program)
    for _ in range(FILLING_RUNS):
        ways.run(WARM, program)
    outputs = set()
    for turn in range(rounds):
        for way in (PHP, WARM, COLD):
            if way == COLD and turn >= COLD_ROUNDS:
                continue
            run = ways.run(way, program)
            result.note(way, run.seconds)
            outputs.add((run.output, run.status))
    result.kinds = ways.profile(program)
    result.agrees = len(outputs) == 1
    return result


def report(programs: Sequence[Program], php: str, rounds: int, markdown: bool) -> Iterator[str]:
    """The tables, line by line: programs with their ratios, their mean, kinds of work."""
    table = Table(TITLES)
    results = []
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as name:
        ways = Ways(php, Path(name))
        if not markdown:
            yield table.row(TITLES)
        for program in programs:
            results.append(measure(program, ways, rounds))
            if not markdown:
                subtracted = subtract_startup([results[-1]], ways.startup)[0]
                yield table.row(subtracted.cells()) + ("" if subtracted.agrees else "  OUTPUT DIFFERS")
    results = subtract_startup(results, ways.startup)
    if markdown:
        yield table.markdown([result.cells() for result in results])
    yield from summary(results)
    yield from kinds_table(results)


def subtract_startup(results: Sequence[Measurement], startup: Mapping[str, float]) -> list[Measurement]:
    """The measurements less what an empty script takes."""
    return [Measurement(each.program, {way: max(seconds - startup[way], SHORTEST)
                                       for way, seconds in each.seconds.items()}, each.kinds, each.agrees)
            for each in results]


def summary(results: Sequence[Measurement]) -> list[str]:
    """A line for each of cold and warm, and the programs whose output differs."""
    lines = []
    for way in (COLD, WARM):
        ratios = {each.program.name: each.ratio(way) for each in results}
        slowest = max(ratios, key=lambda name: ratios[name])
        lines.append(f"{way}: geometric mean {geometric_mean(ratios.values()):.2f}× of {len(ratios)}, "
                     f"at most {ratios[slowest]:.2f}× ({slowest})")
    differing = [each.program.name for each in results if not each.agrees]
    if differing:
        lines.append(f"output differs, between runs or from php's: {', '.join(differing)}")
    return lines


def kinds_table(results: Sequence[Measurement]) -> list[str]:
    """Markdown: kinds of work by their share of a program's time, in the mean of programs, and where they are most."""
    lines = ["", "| kind of work | share | ms in the median | most in |", "| --- | ---: | ---: | --- |"]
    kinds = {kind for each in results for kind in each.kinds}
    shares = {kind: mean(each.share(kind) for each in results) for kind in kinds}
    for kind in sorted(kinds, key=lambda kind: -shares[kind]):
        most = max(results, key=lambda each: each.share(kind))
        middle = median(each.kinds.get(kind, 0) for each in results)
        lines.append(f"| {kind} | {100 * shares[kind]:.1f} % | {1000 * middle:.1f} | "
                     f"{most.program.name}, {100 * most.share(kind):.0f} % |")
    return lines
