"""The benchmark programs, and the parts of scripts/bench that do not measure."""
from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "scripts"))

from benchmarks import php_src  # noqa: E402
from benchmarks.measuring import Counts, Timing, parse_counts  # noqa: E402
from benchmarks.programs import SCALE, Program, bench_program, bench_programs  # noqa: E402
from benchmarks.results import TITLES, Result, Table, summary  # noqa: E402

PROGRAMS = bench_programs([])
REPORT = """\
1,300 of 20,000 oplines ran in Python (6.50 %)
        runs    share  handler, and where most of it was
       1,200  92.31 %  YIELD_CV_UNUSED                              /tmp/with space.php:3
         100   7.69 %  RETURN_TMPVAR                                /tmp/x.php(3) : eval()'d code:1
"""


@pytest.mark.parametrize("program", PROGRAMS, ids=[program.name for program in PROGRAMS])
def test_programs_print_what_php_prints(program: Program, zvm: list[str]) -> None:
    """At a small size; without php, only that they run."""
    size = program.quick_size
    assert size is not None
    php = shutil.which("php")
    ours = subprocess.run([*zvm, "-n", *program.arguments(size)], capture_output=True, check=False, cwd=program.folder)
    assert (ours.stderr, ours.returncode) == (b"", 0)
    if php is not None:
        loaded = [word for name in program.extensions for word in ("-d", f"extension={name}")]
        theirs = subprocess.run([php, "-n", *loaded, *program.arguments(size)], capture_output=True, check=True,
                                cwd=program.folder)
        assert ours.stdout == theirs.stdout


def test_a_program_says_what_it_is(tmp_path: Path) -> None:
    script = tmp_path / "x.php"
    script.write_text("<?php\n// Adds.\n// Group calls; quick size 25; needs pdo, pdo_sqlite.\n")
    program = bench_program(script)
    assert (program.name, program.group, program.quick_size, program.extensions) == (
        "x", "calls", 25, ("pdo", "pdo_sqlite"))
    script.write_text("<?php\n// Adds.\n")
    with pytest.raises(ValueError, match="Group NAME"):
        bench_program(script)
    with pytest.raises(ValueError, match="no such program: nonsense"):
        bench_programs(["loop", "nonsense"])


def test_reading_the_report_of_slow_oplines() -> None:
    counts = parse_counts(REPORT)
    assert counts is not None
    assert (counts.executed, counts.slow, counts.native_share) == (20000, 1300, 0.935)
    assert counts.handlers == {"YIELD_CV_UNUSED": (1200, "/tmp/with space.php:3"),
                               "RETURN_TMPVAR": (100, "/tmp/x.php(3) : eval()'d code:1")}
    assert parse_counts("zvm: native handlers are off: no image\n") is None


def result(name: str, group: str, seconds: float, php: float, agrees: bool = True) -> Result:
    return Result(Program(name, group, "", Path()), Timing(seconds, 20, b"", False), Timing(php, 10, b"", False),
                  counts=Counts(1000, 100, {}), agrees=agrees)


def test_summary() -> None:
    results = [result("a", "loops", 2, 1), result("b", "loops", 8, 1), result("c", "calls", 1, 2, agrees=False),
               result("d", SCALE, 100, 1)]
    assert summary(results) == [
        "numeric, array and string loops: geometric mean 4.00× of 2, at most 8.00× (b)",
        "calls, methods and objects: geometric mean 0.50× of 1, at most 0.50× (c)",
        "all programs of bench/: geometric mean 2.00× of 3, at most 8.00× (b)",
        "oplines run natively: 90.00 % of all, 90.00 % in the mean of programs",
        "output differs: c"]


def test_tables() -> None:
    cells = result("a", "loops", 2, 1).cells()
    shown = [title for title in TITLES if title in ("program", "php", "zvm", "to php", "native")]
    table = Table(TITLES, [title for title in TITLES if title not in shown])
    assert table.row(TITLES).split() == ["program", "php", "zvm", "to", "php", "native"]
    assert table.row(cells).split() == ["a", "1.000", "2.000", "2.00×", "90.00", "%"]
    assert table.markdown([cells]).splitlines() == [
        "| program | php | zvm | to php | native |", "| --- | ---: | ---: | ---: | ---: |",
        "| a | 1.000 | 2.000 | 2.00× | 90.00 % |"]


def test_parts_of_php_src_programs() -> None:
    source = ("<?php\nfunction gethrtime()\n{\n  return hrtime();\n}\n$pad = str_repeat(' ', 24-strlen($n));\n"
              "$num = number_format($last_time - $overhead,3);\nconst N = 5000000;\n")
    copy = php_src.measurable(source, 100)
    assert "getrusage()" in copy and "hrtime()" not in copy.replace("gethrtime()", "")
    assert "60-strlen($n)" in copy and "number_format($last_time - $overhead, 6)" in copy and "const N = 100;" in copy
    assert php_src.parts(b"simple            0.123456\n$x = 1   0.000010    0.000005\n-----\nTotal   0.500000\n") == {
        "simple": 0.123456, "$x = 1": 0.00001, "Total": 0.5}
