"""Command lines that php was given, too: both streams and the exit code are the same."""
from __future__ import annotations

from pathlib import Path

import pytest
from cli.command_lines import Case, read_cases, recorded, run_case

CASES = read_cases()


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.line)
def test_answers_of_php(case: Case, zvm: list[str], tmp_path: Path) -> None:
    answer = run_case(case, zvm[0], tmp_path / "files")
    if case.differs:
        assert answer != recorded()[case.line], "equal now: no reason is needed any more"
    else:
        assert answer == recorded()[case.line]


def test_there_are_enough_and_few_differ() -> None:
    assert len(CASES) >= 250
    assert len({case.line for case in CASES}) == len(CASES)
    assert sum(bool(case.differs) for case in CASES) <= 10
