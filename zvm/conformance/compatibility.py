"""docs/reference/compatibility.md: what passes, what fails and why, from reports of the runner and of the fuzzer.

Reads JSON reports of `zvm-phpt --json` (a later one replaces the tests it has of earlier ones),
docs/reference/causes.tsv (the beginning of tests' names, a tab, why they fail), summaries of `scripts/fuzz` and the
differences that docs/inside/fuzzing.md accepts. Used by scripts/compatibility.py.
"""
from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

UNEXPLAINED = "not explained yet"
_STAY = "## Differences that stay\n"


def read_tests(paths: list[Path]) -> dict[str, dict[str, Any]]:
    """The tests of all reports by name."""
    return {test["name"]: test for path in paths for test in json.loads(path.read_text())["tests"]}


def read_causes(path: Path) -> list[tuple[str, str]]:
    """(beginning of a name, cause), longer beginnings first."""
    rows = [line.split("\t") for line in path.read_text(encoding="utf-8").splitlines() if line and line[0] != "#"]
    return sorted(((prefix, cause) for prefix, cause in rows), key=lambda row: -len(row[0]))


def cause_of(name: str, causes: list[tuple[str, str]]) -> str:
    return next((cause for prefix, cause in causes if name.startswith(prefix)), UNEXPLAINED)


def folders(tests: dict[str, dict[str, Any]]) -> str:
    """A row per folder: passed, all, share."""
    total: Counter[str] = Counter(test["category"] for test in tests.values())
    passed: Counter[str] = Counter(test["category"] for test in tests.values() if test["verdict"] == "PASS")
    rows = [*((name, passed[name], total[name]) for name in sorted(total)),
            ("**all**", passed.total(), total.total())]
    return "| folder | passed | of | share |\n| --- | ---: | ---: | ---: |\n" + "".join(
        f"| {name} | {good:,} | {count:,} | {100 * good / count:.1f} % |\n" for name, good, count in rows)


def failures(tests: dict[str, dict[str, Any]], causes: list[tuple[str, str]]) -> str:
    """The tests that fail, by cause, the most frequent first."""
    by_cause: dict[str, list[str]] = {}
    for name in sorted(tests):
        if tests[name]["verdict"] != "PASS":
            by_cause.setdefault(cause_of(name, causes), []).append(name)
    rows = sorted(by_cause.items(), key=lambda row: (-len(row[1]), row[0]))
    return "".join(f"- {cause} ({len(names)}): {', '.join(f'`{name}`' for name in names)}\n" for cause, names in rows)


def fuzzing(paths: list[Path]) -> str:
    """What runs of the fuzzer found."""
    text = ""
    for path in paths:
        run = json.loads(path.read_text())
        text += (f"- {run['programs']:,} programs of kind {run['kind']} with the seeds from {run['seed']:,} on, "
                 f"{run['against']}; differences: {run['differences']:,}.\n")
        text += "".join(f"  - {count} × `{cause}`\n" for cause, count in run["causes"].items())
    return text or "No run is recorded.\n"


def accepted(fuzzing_page: str) -> str:
    """The differences that docs/inside/fuzzing.md says will stay."""
    return fuzzing_page.partition(_STAY)[2].partition("\n## ")[0].strip() + "\n"


def page(tests: dict[str, dict[str, Any]], causes: list[tuple[str, str]], runs: list[Path], fuzzing_page: str,
         versions: str, date: str) -> str:
    """The text of docs/reference/compatibility.md."""
    return (f"# Compatibility\n\nWritten by `scripts/compatibility.py` on {date}; do not edit. {versions}\n\n"
            "## php-src's own tests\n\nThose that pass on PHP itself.\n\n"
            f"{folders(tests)}\n## What fails, and why\n\n{failures(tests, causes)}\n"
            "## Random programs\n\n"
            "Differences whose reduced program prints the same by now are left out; the seeds were not run again.\n\n"
            f"{fuzzing(runs)}\n## Differences that are accepted\n\n{accepted(fuzzing_page)}")
