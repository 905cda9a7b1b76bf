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
GROWTH = 2.0  # of the factor between the first size and the last
BATCH = 25  # cases in a process
ENOUGH = 1_000_000  # microseconds of one turn in php, after which larger sizes are not tried
SECONDS = 60  # for a batch, and this many times php's time besides
PATIENCE = 40
SIZES, ELEMENTS = "1000,100000,1000000", "100,10000,300000"
Times = dict[str, list[object]]  # by label: for each size microseconds, or what was thrown; None: given up


def main() -> int:
    parser = argparse.ArgumentParser(prog="scripts/grow", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--cases", default="", help="words, of which one is in the label: 'sort,hash '")
    parser.add_argument("--sizes", default=SIZES, help="bytes of strings")
    parser.add_argument("--elements", default=ELEMENTS, help="elements of arrays")
    parser.add_argument("--all", action="store_true", help="print every case")
    options = parser.parse_args()
    words = [word for word in options.cases.split(",") if word]
    cases = [case for case in all_cases() if not words or any(word in case.label for word in words)]
    factors: list[float] = []
    listed = 0
    for kinds, sizes in ((TEXTS, options.sizes), (None, options.elements)):
        group = [case for case in cases if (case.subject in TEXTS) == (kinds is TEXTS)]
        for start in range(0, len(group), BATCH):
            batch = group[start : start + BATCH]
            print(f"{start} of {len(group)}", end="\r", file=sys.stderr)
            for label, line, factor, is_slow in compare(batch, [int(size) for size in sizes.split(",")]):
                factors.append(factor)
                listed += is_slow
                if is_slow or options.all:
                    print(f"{label:44}{line}", flush=True)
    mean = math.exp(sum(map(math.log, factors)) / max(len(factors), 1))
    above = [sum(factor > limit for factor in factors) for limit in (20, FACTOR)]
    print(f"{len(factors)} cases: geometric mean {mean:.2f} times php's time, {above[0]} above 20, "
          f"{above[1]} above {FACTOR:g}; {listed} listed")
    return 1 if listed else 0


def compare(cases: list[Case], sizes: list[int]) -> list[tuple[str, str, float, bool]]:
    """Of each case that works: its label, its factors as text, the greatest, and whether it is to be listed."""
    php, zvm = Times(), Times()
    left = cases
    for size in sizes:
        of_php = measure("php", left, size, SECONDS)
        left = [case for case in left if isinstance(of_php.get(case.label), float | int)]
        patience = SECONDS + PATIENCE * sum(float(str(of_php[case.label])) for case in left) / 1e6
        of_zvm = measure(str(Path(sys.prefix) / "bin/zvm"), left, size, patience)
        for case in left:
            php.setdefault(case.label, []).append(of_php[case.label])
            zvm.setdefault(case.label, []).append(of_zvm.get(case.label))
        left = [
            case
            for case in left
            if float(str(of_php[case.label])) < ENOUGH and isinstance(of_zvm.get(case.label), float | int)
        ]
    results = []
    for label, of_php_at in php.items():
        pairs = list(zip(of_php_at, zvm[label], strict=True))
        if any(isinstance(time, str) for _, time in pairs):
            results.append((label, f"  zvm throws {pairs[-1][1]}", 1.0, True))
            continue
        factors = [math.inf if time is None else float(str(time)) / max(float(str(base)), 0.05) for base, time in pairs]
        grows = len(factors) > 1 and factors[-1] > GROWTH * factors[0] and factors[-1] > 1.5
        greatest = min(max(factors), 1000.0)
        line = "".join(f"{factor:9.2f}" for factor in factors) + ("  grows" if grows else "")
        results.append((label, line, max(greatest, 0.001), greatest > FACTOR or grows))
    return results


def measure(command: str, cases: list[Case], size: int, seconds: float) -> dict[str, object]:
    """Microseconds of each case, or what it threw. A case that does not end, or ends the process, has none."""
    times: dict[str, object] = {}
    with tempfile.TemporaryDirectory() as folder:
        file, results = Path(folder) / "cases.json", Path(folder) / "results"
        while cases:
            results.write_text("")
            file.write_text(json.dumps([[case.label, case.code, case.subject, case.most, case.uses] for case in cases]))
            words = [
                command,
                "-d",
                "memory_limit=3G",
                str(Path(__file__).with_suffix(".php")),
                str(file),
                str(size),
                str(results),
            ]
            with contextlib.suppress(subprocess.TimeoutExpired):
                subprocess.run(words, capture_output=True, cwd=folder, timeout=seconds, check=False)
            times.update(json.loads(line) for line in results.read_text().splitlines())
            done = next((number for number, case in enumerate(cases) if case.label not in times), len(cases))
            cases = cases[done + 1 :]
    return times


if __name__ == "__main__":
    sys.exit(main())
