"""Leaving regions in every way: the output is PHP's, recorded from 8.2 with -d zend.exception_ignore_args=0."""
from __future__ import annotations

import re

import pytest

from tests.regions.conftest import MODES, PROGRAMS, Run


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("name", ["exits", "globals", "withdrawals", "calls", "objects", "values", "texts", "frames",
                                  "recursion", "statics", "stores", "loops", "literals", "creation",
                                  "callbacks", "chains", "dispatch"])
def test_output_is_what_php_prints(run_regions: Run, name: str, mode: str) -> None:
    program = PROGRAMS / f"{name}.php"
    done = run_regions(mode, "-d", "zend.exception_ignore_args=0", str(program))
    assert done.stdout.replace(str(program), "FILE") == (PROGRAMS / f"{name}.out").read_text()


def test_loops_are_compiled(run_regions: Run) -> None:
    """All that the output is right for would be for nothing if no loop were compiled."""
    done = run_regions("1", "--regions", str(PROGRAMS / "exits.php"))
    compiled = set(re.findall(r"(\w+)\(\), oplines \d+ to \d+: \d+ stencils", done.stderr))
    assert compiled >= {"overflow", "missing", "throws", "changes", "shared", "bits", "shifts", "floats",
                        "appends", "grids", "rows", "each", "texts", "smallest", "generate"}


def test_report_says_why_a_loop_is_left(run_regions: Run) -> None:
    done = run_regions("1", "--regions", "-r",
                       "for ($i = 0, $s = PHP_INT_MAX - 300; $i < 400; $i++) { $s += 1; } echo $s;")
    assert done.stdout == "9.2233720368548E+18"
    assert re.search(r"left 1 times at opline \d+ \(Command line code:1\): what it holds for changed", done.stderr)


def test_report_says_why_a_loop_is_not_compiled(run_regions: Run) -> None:
    done = run_regions("1", "--regions", "-r", "for ($i = 0; $i < 400; $i++) { echo ''; }")
    assert "not compiled: ECHO" in done.stderr
