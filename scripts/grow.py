#!/usr/bin/env python3
"""Time functions and statements at growing sizes, zvm against php; print what grows faster or takes much longer.

usage: grow [--cases WORDS] [--sizes LIST] [--elements LIST] [--all]

Processor time is measured, by getrusage(), of calls that are repeated until they take ten milliseconds. Where php takes
over a second the larger sizes are left out, where zvm takes over PATIENCE times php's they are given up. Without --all
only those above FACTOR times php's time are printed, and those whose factor grows with the size.
"""
from __future__ import annotations

import argparse
import contextlib
import json
import math
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
sys.path.insert(0, str(ROOT / "scripts"))

from grow_cases import TEXTS, Case, all_cases  # noqa: E402

FACTOR = 6.0  # of php's time, above which a case is listed
MUCH = 20.0  # likewise, counted apart
GROWTH = 2.0  # of the factor between the first size and the last
BATCH = 25  # cases in a process
ENOUGH = 1_000_000.0  # microseconds of one turn in php, after which larger sizes are not tried
SECONDS = 60  # for a batch, and this many times php's time besides
PATIENCE = 40
SHORTEST = 0.05  # microseconds that a turn is taken to last at least
GIVEN_UP = 1000.0  # the factor of what did not end
SIZES, ELEMENTS = "1000,100000,1000000", "100,10000,300000"


class Result:
    """What was measured of one case: microseconds of php and of zvm at each size."""

    def __init__(self, label: str) -> None:
        self.label = label
        self.php: list[float] = []
        self.zvm: list[float] = []  # infinite where it did not end
        self.thrown = ""  # by zvm alone

    @property
    def factors(self) -> list[float]:
        return [time / max(base, SHORTEST) for base, time in zip(self.php, self.zvm, strict=True)]

    @property
    def greatest(self) -> float:
        return min(max(self.factors, default=1.0), GIVEN_UP)

    @property
    def grows(self) -> bool:
        factors = self.factors
        return len(factors) > 1 and factors[-1] > GROWTH * factors[0] and factors[-1] > 1.5

    def is_listed(self) -> bool:
        return bool(self.thrown) or self.greatest > FACTOR or self.grows

    def __str__(self) -> str:
        if self.thrown:
            return f"{self.label:44}  zvm throws {self.thrown}"
        factors = "".join(f"{factor:9.2f}" for factor in self.factors)
        return f"{self.label:44}{factors}" + ("  grows" if self.grows else "")


def main() -> int:
    parser = argparse.ArgumentParser(prog="scripts/grow", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--cases", default="", help="words, of which one is in the label: 'sort,hash '")
    parser.add_argument("--sizes", default=SIZES, help="bytes of strings")
    parser.add_argument("--elements", default=ELEMENTS, help="elements of arrays")
    parser.add_argument("--all", action="store_true", help="print every case")
    options = parser.parse_args()
    words = [word for word in options.cases.split(",") if word]
    cases = [case for case in all_cases() if not words or any(word in case.label for word in words)]
    texts = [case for case in cases if case.subject in TEXTS]
    arrays = [case for case in cases if case.subject not in TEXTS]
    results = []
    for group, sizes in ((texts, options.sizes), (arrays, options.elements)):
        for start in range(0, len(group), BATCH):
            print(f"{start} of {len(group)}", end="\r", file=sys.stderr)
            for result in compare(group[start:start + BATCH], [int(size) for size in sizes.split(",")]):
                results.append(result)
                if result.is_listed() or options.all:
                    print(result, flush=True)
    listed = sum(result.is_listed() for result in results)
    print(summary([result.greatest for result in results]) + f"; {listed} listed")
    return 1 if listed else 0


def summary(factors: list[float]) -> str:
    mean = math.exp(sum(map(math.log, factors)) / max(len(factors), 1))
    above = [sum(factor > limit for factor in factors) for limit in (MUCH, FACTOR)]
    return f"{len(factors)} cases: geometric mean {mean:.2f} times php's time, " \
           f"{above[0]} above {MUCH:g}, {above[1]} above {FACTOR:g}"


def compare(cases: list[Case], sizes: list[int]) -> list[Result]:
    """Of those cases that php does not throw in."""
    results: dict[str, Result] = {}
    for size in sizes:
        php, _ = measure("php", cases, size, SECONDS)
        cases = [case for case in cases if case.label in php]
        patience = SECONDS + PATIENCE * sum(php[case.label] for case in cases) / 1e6
        zvm, thrown = measure(str(Path(sys.prefix) / "bin/zvm"), cases, size, patience)
        for case in cases:
            result = results.setdefault(case.label, Result(case.label))
            result.php.append(php[case.label])
            result.zvm.append(zvm.get(case.label, math.inf))
            result.thrown = thrown.get(case.label, "")
        cases = [case for case in cases if php[case.label] < ENOUGH and case.label in zvm]
    return list(results.values())


def measure(command: str, cases: list[Case], size: int, seconds: float) -> tuple[dict[str, float], dict[str, str]]:
    """Microseconds of each case, and what the others threw. A case that does not end, or ends the process, has none."""
    times: dict[str, float] = {}
    thrown: dict[str, str] = {}
    with tempfile.TemporaryDirectory() as folder:
        file, output = Path(folder) / "cases.json", Path(folder) / "results"
        script = str(Path(__file__).with_suffix(".php"))
        while cases:
            output.write_text("")
            file.write_text(json.dumps([[case.label, case.code, case.subject, case.most, case.uses] for case in cases]))
            words = [command, "-d", "memory_limit=3G", script, str(file), str(size), str(output)]
            with contextlib.suppress(subprocess.TimeoutExpired):
                subprocess.run(words, capture_output=True, cwd=folder, timeout=seconds, check=False)
            for label, answer in map(json.loads, output.read_text().splitlines()):
                if isinstance(answer, str):
                    thrown[label] = answer
                else:
                    times[label] = answer
            ended = next((number for number, case in enumerate(cases)
                          if case.label not in times and case.label not in thrown), len(cases))
            cases = cases[ended + 1:]
    return times, thrown


if __name__ == "__main__":
    sys.exit(main())
