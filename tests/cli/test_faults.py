"""What goes wrong with output, files and limits: both streams and the exit code are php's, no tracebacks."""
from __future__ import annotations

import json
from pathlib import Path

import pytest
from cli.faults import RECORDED, read_cases, run_line

CASES = read_cases()


@pytest.mark.parametrize("line", CASES)
def test_answers_of_php(line: str, zvm: list[str], tmp_path: Path) -> None:
    answer = run_line(line, zvm[0], tmp_path / "files")
    if answer is None:
        pytest.skip("no disk can be mounted here")
    recorded = json.loads(RECORDED.read_text())[line]
    assert "Traceback" not in f"{answer}" and "internal error" not in f"{answer}"
    if CASES[line]:
        assert answer != recorded, "equal now: no reason is needed any more"
    else:
        assert answer == recorded


def test_there_are_enough_and_few_differ() -> None:
    assert len(CASES) >= 300
    assert sum(map(bool, CASES.values())) <= 7
