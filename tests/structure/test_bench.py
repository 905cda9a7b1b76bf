"""The benchmark programs, and the parts of scripts/bench that do not measure."""
from __future__ import annotations

import importlib
import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "scripts"))

from benchmarks import kinds, php_src, real  # noqa: E402
from benchmarks.measuring import Counts, Timing, parse_counts  # noqa: E402
from benchmarks.programs import SCALE, Program, bench_program, bench_programs, client_programs  # noqa: E402
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


def test_real_programs_lie_in_folders(tmp_path: Path) -> None:
    for file, text in {"a/driver.php": "", "b/run": "bin/tool list --x='y z'\n", "shared/x.php": ""}.items():
        (tmp_path / file).parent.mkdir()
        (tmp_path / file).write_text(text)
    assert [(each.name, each.arguments()) for each in client_programs(tmp_path)] == [
        ("a", ["driver.php"]), ("b", ["bin/tool", "list", "--x=y z"])]


@pytest.mark.parametrize("module", kinds.FUNCTIONS)
def test_kinds_of_work_name_functions(module: str) -> None:
    for path in kinds.FUNCTIONS[module]:
        assert callable(getattr(*kinds.find(importlib.import_module(module), path)))


def test_the_kinds_of_work_of_a_program(tmp_path: Path) -> None:
    script, result = tmp_path / "x.php", tmp_path / "kinds.json"
    script.write_text("<?php spl_autoload_register(fn ($name) => eval(\"class $name {}\")); new A; echo md5('x');")
    run = subprocess.run([sys.executable, ROOT / "scripts/benchmarks/kinds.py", result, "-n", script],
                         capture_output=True, check=True, env={"XDG_CACHE_HOME": str(tmp_path)})
    assert run.stdout == b"9dd4e461268c8034f5c8564e155c67a6"
    seconds = json.loads(result.read_text())
    assert {kinds.START, kinds.IMPORTS, kinds.COMPILE, kinds.RUNNING} <= seconds.keys()
    assert min(seconds.values()) >= 0


def test_ratios_of_real_programs() -> None:
    def measured(name: str, php: float, cold: float, warm: float) -> real.Measurement:
        return real.Measurement(Program(name, "", "", Path()), {"php": php, "cold": cold, "warm": warm},
                                {"imports": warm / 4, "running": warm * 3 / 4})

    startup = {"php": 0.01, "cold": 0.03, "warm": 0.03}
    results = real.subtract_startup([measured("a", 0.02, 0.13, 0.07), measured("b", 0.03, 0.13, 0.04)], startup)
    assert results[0].cells() == ["a", "10.0", "100.0", "40.0", "10.00×", "4.00×"]
    assert real.summary(results) == ["cold: geometric mean 7.07× of 2, at most 10.00× (a)",
                                     "warm: geometric mean 1.41× of 2, at most 4.00× (a)"]
    assert real.kinds_table(results)[3] == "| running | 75.0 % | 41.2 | a, 75 % |"
