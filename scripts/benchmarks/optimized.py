"""What optimized op-arrays save: oplines executed, and processor seconds from zvm's cache.

`scripts/bench --optimized` shows the table. Runs are paired, one of each in turn, so that both meet the same load.
"""
from __future__ import annotations

import math
import tempfile
from collections.abc import Iterator

from benchmarks.measuring import ZVM, Run, count_oplines
from benchmarks.programs import Program

OPTIMIZING = ["-d", "opcache.enable_cli=1"]
TITLES = ["program", "oplines", "optimized", "fewer", "seconds", "optimized", "ratio"]


def report(programs: list[Program], rounds: int) -> Iterator[str]:
    """A row a program at its quick size, then the totals: oplines of all and in the mean, the mean ratio of times."""
    yield _row(TITLES)
    falls, ratios, totals = [], [], [0, 0]
    for program in programs:
        before = count_oplines(program, program.quick_size)
        after = count_oplines(program, program.quick_size, OPTIMIZING)
        if before is None or after is None:
            continue
        seconds = _paired_seconds(program, rounds)
        totals = [totals[0] + before.executed, totals[1] + after.executed]
        falls.append(1 - after.executed / before.executed)
        ratios.append(seconds[1] / seconds[0])
        yield _row([program.name, f"{before.executed:,}", f"{after.executed:,}", f"{100 * falls[-1]:.1f} %",
                    *(f"{number:.3f}" for number in (*seconds, ratios[-1]))])
    if falls:
        mean, ratio = sum(falls) / len(falls), math.prod(ratios) ** (1 / len(ratios))
        yield (f"oplines: {100 * (1 - totals[1] / totals[0]):.1f} % fewer of all, {100 * mean:.1f} % in the mean of "
               f"{len(falls)} programs; seconds: {ratio:.3f} times as many")


def _paired_seconds(program: Program, rounds: int) -> tuple[float, float]:
    """The best of each, start-up included; the first runs fill the cache."""
    with tempfile.TemporaryDirectory() as cache:
        commands = [[*ZVM, *words, *program.arguments(program.quick_size)] for words in ([], OPTIMIZING)]
        taken: list[list[float]] = [[], []]
        for _ in range(rounds + 1):
            for command, seconds in zip(commands, taken, strict=True):
                seconds.append(Run(command, program.folder, {"XDG_CACHE_HOME": cache}).seconds)
        return min(taken[0][1:]), min(taken[1][1:])


def _row(cells: list[str]) -> str:
    return "  ".join([cells[0].ljust(24), *(cell.rjust(12) for cell in cells[1:])])
