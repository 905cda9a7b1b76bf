"""What is made of the results: the summary by folder, the JSON report, files for failures."""
from __future__ import annotations

import difflib
import json
from collections import Counter
from pathlib import Path
from typing import Any

from zvm.conformance.results import Result, Verdict, counts
from zvm.conformance.selection import TestCase


class Report:
    """The results of one run, in the order they came."""

    def __init__(self, command: str, version: str) -> None:
        self.command, self.version = command, version
        self.results: list[tuple[TestCase, Result]] = []

    def add(self, case: TestCase, result: Result) -> None:
        self.results.append((case, result))

    def totals(self) -> Counter[Verdict]:
        return Counter(result.verdict for _, result in self.results)

    def by_category(self) -> dict[str, Counter[Verdict]]:
        """The counts of each category, sorted by name."""
        categories: dict[str, Counter[Verdict]] = {}
        for case, result in self.results:
            categories.setdefault(case.category, Counter())[result.verdict] += 1
        return dict(sorted(categories.items()))

    def summary(self) -> str:
        """A line a category, and one for all."""
        rows = [(name, verdicts) for name, verdicts in self.by_category().items()] + [("all", self.totals())]
        width = max(len(name) for name, _ in rows)
        return "".join(f"{name:{width}} {verdicts[Verdict.PASS]:6} of {verdicts.total():6}   {counts(verdicts)}\n"
                       for name, verdicts in rows)

    def as_json(self) -> dict[str, Any]:
        totals = self.totals()
        tests = sorted(self.results, key=lambda row: row[0].label)
        return {
            "command": self.command, "php_version": self.version,
            "totals": {verdict.name: totals[verdict] for verdict in Verdict if totals[verdict]},
            "tests": [{"name": case.label, "root": str(case.root), "category": case.category,
                       "verdict": result.verdict.name, "reason": result.reason, "seconds": round(result.seconds, 3)}
                      for case, result in tests]}


def difference(result: Result) -> str:
    """What came against what was wanted, as a unified diff."""
    wanted, output = (text.decode("utf-8", "backslashreplace").splitlines() for text in (result.wanted, result.output))
    return "\n".join(difflib.unified_diff(wanted, output, "wanted", "output", lineterm="", n=2))


def save_failure(folder: Path, case: TestCase, result: Result) -> None:
    """Write NAME.out, NAME.exp and NAME.diff below `folder`, as run-tests.php does beside the test."""
    target = folder / case.name
    target.parent.mkdir(parents=True, exist_ok=True)
    target.with_suffix(".out").write_bytes(result.output + b"\n")
    target.with_suffix(".exp").write_bytes(result.wanted + b"\n")
    target.with_suffix(".diff").write_text(f"{result.reason}\n{difference(result)}\n", encoding="utf-8",
                                           errors="backslashreplace")


def write_json(path: Path, report: Report) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(report.as_json(), indent=1) + "\n")

