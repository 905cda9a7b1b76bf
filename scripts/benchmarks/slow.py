"""Which handlers run in Python, over many programs, weighed so that every program counts the same."""
from __future__ import annotations

import tempfile
from collections import defaultdict
from pathlib import Path

from benchmarks import php_src
from benchmarks.measuring import Counts, count_oplines
from benchmarks.programs import Program

FEWEST_OPLINES = 10_000  # of a program that counts: below, it is compilation and start that run


def ranking(programs: list[Program], checkout: Path | None) -> list[str]:
    """Markdown: programs by their share of oplines that ran in Python, then handlers by the sum of their shares."""
    counts = {program.name: count_oplines(program, program.quick_size) for program in programs}
    if checkout is not None:
        counts |= _php_src(checkout)
    counted = {name: each for name, each in counts.items() if each is not None and each.executed >= FEWEST_OPLINES}
    return [*_programs(counted), "", *_handlers(counted)]


def _php_src(checkout: Path) -> dict[str, Counts | None]:
    counts = {}
    for name in ("bench", "micro_bench"):
        with tempfile.TemporaryDirectory() as folder:
            script = Path(folder) / f"{name}.php"
            source = (checkout / "Zend" / script.name).read_text(encoding="latin-1")
            script.write_text(php_src.measurable(source, 20000), encoding="latin-1")
            counts[f"Zend/{name}"] = count_oplines(Program(name, "", script.name, script.parent), None)
    return counts


def _programs(counted: dict[str, Counts]) -> list[str]:
    lines = ["| program | in Python | oplines |", "| --- | ---: | ---: |"]
    lines += [f"| {name} | {100 * each.slow / each.executed:.2f} % | {each.executed:,} |"
              for name, each in sorted(counted.items(), key=lambda item: item[1].native_share)]
    slow, executed = (sum(numbers) for numbers in zip(*((each.slow, each.executed) for each in counted.values()),
                                                      strict=True))
    mean = sum(1 - each.native_share for each in counted.values()) / len(counted)
    return [*lines, f"| all | {100 * slow / executed:.2f} %, in the mean {100 * mean:.2f} % | {executed:,} |"]


def _handlers(counted: dict[str, Counts]) -> list[str]:
    """Of each handler the sum over programs of its share (percent) of the program's oplines, and where it is most."""
    shares: dict[str, dict[str, float]] = defaultdict(dict)
    runs: dict[str, int] = defaultdict(int)
    for name, each in counted.items():
        for handler, (count, _) in each.handlers.items():
            shares[handler][name] = 100 * count / each.executed
            runs[handler] += count
    lines = ["| points | runs | handler | in |", "| ---: | ---: | --- | --- |"]
    for handler in sorted(shares, key=lambda name: -sum(shares[name].values())):
        most = sorted(shares[handler].items(), key=lambda item: -item[1])[:5]
        places = ", ".join(f"{name} {share:.2f} %" for name, share in most)
        lines.append(f"| {sum(shares[handler].values()):.2f} | {runs[handler]:,} | {handler} | {places} |")
    return lines
