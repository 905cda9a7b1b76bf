"""Every tests/php/<topic>/<behaviour>.phpt on zvm, and with --differential on php as well."""
from __future__ import annotations

from pathlib import Path

import phpt
import pytest

HERE = Path(__file__).parent / "php"
TESTS = sorted(HERE.rglob("*.phpt"))


@pytest.mark.parametrize("path", TESTS, ids=lambda path: str(path.relative_to(HERE)))
def test_zvm(path: Path, zvm: list[str], tmp_path: Path) -> None:
    problem = phpt.differs(zvm, path, tmp_path)
    assert not problem, problem


@pytest.mark.parametrize("path", TESTS, ids=lambda path: str(path.relative_to(HERE)))
def test_php(path: Path, request: pytest.FixtureRequest, tmp_path: Path) -> None:
    if not request.config.getoption("--differential"):
        pytest.skip("only with --differential")
    problem = phpt.differs(request.getfixturevalue("php"), path, tmp_path)
    assert not problem, problem
