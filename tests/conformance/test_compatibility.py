"""docs/reference/compatibility.md is made of reports, causes and the fuzzer's summary."""
from __future__ import annotations

import json
from pathlib import Path

from zvm.conformance import compatibility


def report(path: Path, verdicts: dict[str, str]) -> Path:
    tests = [{"name": name, "category": name.partition("/")[0], "verdict": verdict}
             for name, verdict in verdicts.items()]
    path.write_text(json.dumps({"tests": tests}))
    return path


def test_later_reports_win_and_failures_stand_under_their_causes(tmp_path: Path) -> None:
    first = report(tmp_path / "1.json", {"lang/a": "PASS", "lang/b": "FAIL", "gc/one": "FAIL", "gc/two": "FAIL"})
    second = report(tmp_path / "2.json", {"lang/b": "PASS"})
    (tmp_path / "causes.tsv").write_text("# beginning\tcause\ngc/\troots\ngc/two\tthreshold\n")
    summary = tmp_path / "summary.json"
    summary.write_text(json.dumps({"kind": "language", "seed": 5, "against": "php,native", "programs": 10,
                                   "differences": 1, "causes": {"x | y": 1}}))
    text = compatibility.page(compatibility.read_tests([first, second]),
                              compatibility.read_causes(tmp_path / "causes.tsv"), [summary],
                              "# Fuzzing\n\n## Differences that stay\n\n- one\n", "Versions.", "2026-11-23")
    assert "| lang | 2 | 2 | 100.0 % |\n" in text
    assert "- roots (1): `gc/one`\n- threshold (1): `gc/two`\n" in text
    assert "- 10 programs of kind language with the seeds from 5 on, php,native; differences: 1.\n" in text
    assert "  - 1 × `x | y`\n" in text
    assert text.endswith("## Differences that are accepted\n\n- one\n")


def test_every_listed_failure_is_explained() -> None:
    page = (Path(__file__).parent.parent.parent / "docs/reference/compatibility.md").read_text(encoding="utf-8")
    assert compatibility.UNEXPLAINED not in page
