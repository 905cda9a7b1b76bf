"""Extension pcov: goldens/pcov.test has programs and what pcov 1.0.11 on PHP 8.2.36 says of their lines (+ executed, -
not), and the rest of its functions."""
from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
from golden_files import GoldenCase, cases, each_case
from observe.extensions import run_covered

CASES = cases([Path(__file__).with_name("goldens") / "pcov.test"])
COLLECT = """<?php
\\pcov\\start();
include __DIR__ . "/case.php";
\\pcov\\stop();
foreach (\\pcov\\collect(\\pcov\\inclusive, [__DIR__ . "/case.php"])[__DIR__ . "/case.php"] as $line => $is_hit) {
    echo $line, $is_hit < 0 ? " -" : " +", "\\n";
}
"""


def run(zvm: list[str], folder: Path, *options: str, native: bool = True) -> str:
    return run_covered(zvm, folder, "-d", "extension=pcov", "-d", f"pcov.directory={folder}", *options, native=native)


@pytest.mark.parametrize("native", [True, False], ids=["native", "python"])
@each_case(CASES)
def test_lines(case: GoldenCase, native: bool, zvm: list[str], tmp_path: Path, pytestconfig: pytest.Config) -> None:
    (tmp_path / "case.php").write_text(case.source)
    (tmp_path / "collect.php").write_text(COLLECT)
    case.check(run(zvm, tmp_path, "collect.php", native=native), pytestconfig)


@pytest.mark.parametrize("native", [True, False], ids=["native", "python"])
def test_each_test_of_a_suite_has_its_own_lines(native: bool, zvm: list[str], tmp_path: Path) -> None:
    """What was executed before start() or since stop() does not count, and after clear() all counts again."""
    (tmp_path / "code.php").write_text("<?php\nfunction f($x) {\n    if ($x)\n        return 1;\n    return 2;\n}\n")
    (tmp_path / "run.php").write_text("""<?php
include __DIR__ . "/code.php";
f(0);
foreach ([1, 1, 0] as $argument) {
    \\pcov\\start();
    f($argument);
    \\pcov\\stop();
    f(!$argument);
    $lines = \\pcov\\collect(\\pcov\\inclusive, \\pcov\\waiting());
    echo json_encode($lines[__DIR__ . "/code.php"]), count(\\pcov\\collect()), "\\n";
    \\pcov\\clear();
}
""")
    first, second = '{"7":-1,"3":1,"4":1,"5":-1}0\n', '{"7":-1,"3":1,"4":-1,"5":1}0\n'
    assert run(zvm, tmp_path, "run.php", native=native) == first + first + second


def test_what_is_there(zvm: list[str], tmp_path: Path) -> None:
    code = """var_dump(extension_loaded("pcov"), phpversion("pcov"), ini_get("pcov.enabled"), pcov\\all,
                       pcov\\exclusive, pcov\\version, \\pcov\\collect(), \\pcov\\waiting(), \\pcov\\memory());"""
    assert run(zvm, tmp_path, "-r", code).split() == [
        "bool(true)", "string(6)", '"1.0.11"', "string(1)", '"1"', "int(0)", "int(2)", "string(6)", '"1.0.11"',
        "array(0)", "{", "}", "array(0)", "{", "}", "int(65312)"]
    assert run(zvm, tmp_path, "-d", "pcov.enabled=0", "-r", "var_dump(\\pcov\\collect());") == "NULL\n"
    wrong = run(zvm, tmp_path, "-r", "try { \\pcov\\collect(3); } catch (TypeError $e) { echo $e->getMessage(); }")
    assert wrong == "type must be \\pcov\\inclusive, \\pcov\\exclusive, or \\pcov\\all"


def test_it_is_not_there_unless_asked_for(zvm: list[str]) -> None:
    done = subprocess.run([*zvm, "-n", "-r", "var_dump(function_exists('pcov\\start'), ini_get('pcov.enabled'));"],
                          capture_output=True, text=True, timeout=60)
    assert done.stdout == "bool(false)\nbool(false)\n"
