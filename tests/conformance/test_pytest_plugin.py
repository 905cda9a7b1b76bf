"""The pytest plugin: what it makes of verdicts, and what a failure shows."""
from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest


@pytest.fixture
def outcomes(tmp_path: Path) -> Callable[..., str]:
    """Runs pytest in the test's folder; what it prints."""
    def run(*options: str) -> str:
        words = [sys.executable, "-m", "pytest", "--rootdir=.", "-p", "zvm.conformance.pytest_plugin", "-p", "no:xdist"]
        done = subprocess.run([*words, "-rA", *options], cwd=tmp_path, capture_output=True, text=True, check=False)
        return done.stdout

    return run


def test_each_file_is_a_test(phpt: Callable[..., Path], outcomes: Callable[..., str]) -> None:
    phpt("good", FILE="a", EXPECT="a")
    phpt("bad", FILE="a\nb", EXPECT="a\nc")
    phpt("skipped", FILE="a", EXPECT="a", SKIPIF="skip today")
    phpt("expected", FILE="a", EXPECT="b", XFAIL="not yet")
    phpt("exit", FILE="<?php exit(1);", EXPECT="")
    output = outcomes("-o", "phpt_exit_status=0")
    assert "PASSED good.phpt::zvm" in output
    assert "FAILED bad.phpt::zvm" in output
    assert "--- wanted\n+++ output\n@@ -1,2 +1,2 @@\n a\n-c\n+b\n" in output
    assert "SKIPPED [1]" in output and ": today\n" in output
    assert "XFAIL expected.phpt::zvm - not yet" in output
    assert "FAILED exit.phpt::zvm - failed: exit status 1, wanted 0" in output


def test_commands_to_run_them_with(phpt: Callable[..., Path], outcomes: Callable[..., str], zvm: list[str]) -> None:
    phpt("good", FILE="a", EXPECT="a")
    output = outcomes("--phpt-command", zvm[0], "--phpt-command", "true")
    assert "PASSED good.phpt::zvm" in output
    assert "FAILED good.phpt::true" in output
