"""What Xdebug covers: goldens/xdebug.test has programs and what Xdebug 3.2.0 on PHP 8.2.36 says of their lines
(+ executed, - not, dead), goldens/xdebug_branches.test what it says of branches (with the ways out) and paths."""
from __future__ import annotations

from pathlib import Path

import pytest
from golden_files import GoldenCase, cases, each_case
from observe.extensions import run_covered

CASES = cases([Path(__file__).with_name("goldens") / "xdebug.test"])
BRANCH_CASES = cases([Path(__file__).with_name("goldens") / "xdebug_branches.test"])
COLLECT = """<?php
xdebug_start_code_coverage(XDEBUG_CC_UNUSED | XDEBUG_CC_DEAD_CODE);
include __DIR__ . "/case.php";
foreach (xdebug_get_code_coverage()[__DIR__ . "/case.php"] as $line => $state) {
    echo $line, [-2 => " dead", -1 => " -", 1 => " +"][$state], "\\n";
}
"""
COLLECT_BRANCHES = """<?php
xdebug_start_code_coverage(XDEBUG_CC_UNUSED | XDEBUG_CC_DEAD_CODE | XDEBUG_CC_BRANCH_CHECK);
include __DIR__ . "/case.php";
$functions = xdebug_get_code_coverage()[__DIR__ . "/case.php"]["functions"];
ksort($functions);
foreach ($functions as $name => ["branches" => $branches, "paths" => $paths]) {
    echo str_replace(__DIR__ . "/", "", $name), "\\n";
    foreach ($branches as $branch) {
        echo "  $branch[op_start]-$branch[op_end] (lines $branch[line_start]-$branch[line_end])";
        echo $branch["hit"] ? " +" : " -";
        foreach ($branch["out"] as $number => $out) {
            echo " ", $out === 2147483645 ? "exit" : $out, $branch["out_hit"][$number] ? "+" : "-";
        }
        echo "\\n";
    }
    foreach ($paths as $path) {
        echo "  ", implode(" > ", $path["path"]), $path["hit"] ? " +" : " -", "\\n";
    }
}
"""
PARTS = """<?php
function before($x) { if ($x) { return 1; }
  return 2; }
include __DIR__ . "/early.php";
xdebug_set_filter(XDEBUG_FILTER_CODE_COVERAGE, XDEBUG_PATH_EXCLUDE, [__DIR__ . "/late"]);
var_dump(xdebug_start_code_coverage(XDEBUG_CC_UNUSED));
include __DIR__ . "/late.php";
before(0);
$lines = xdebug_get_code_coverage();
ksort($lines);
echo str_replace(__DIR__, "", json_encode($lines, JSON_UNESCAPED_SLASHES)), "\\n";
var_dump(xdebug_stop_code_coverage(), xdebug_code_coverage_started(), xdebug_stop_code_coverage());
"""


def run(zvm: list[str], folder: Path, *arguments: str, native: bool = True, mode: str = "coverage") -> str:
    return run_covered(zvm, folder, "-d", "zend_extension=xdebug", *arguments, native=native, mode=mode)


@pytest.mark.parametrize("native", [True, False], ids=["native", "python"])
@each_case(CASES)
def test_lines(case: GoldenCase, native: bool, zvm: list[str], tmp_path: Path, pytestconfig: pytest.Config) -> None:
    (tmp_path / "case.php").write_text(case.source)
    (tmp_path / "collect.php").write_text(COLLECT)
    case.check(run(zvm, tmp_path, "collect.php", native=native), pytestconfig)


@pytest.mark.parametrize("native", [True, False], ids=["native", "python"])
def test_what_ran_before_and_what_is_filtered(native: bool, zvm: list[str], tmp_path: Path) -> None:
    for name in ("early", "late"):
        (tmp_path / f"{name}.php").write_text(f"<?php\nfunction {name}() {{\n    return 1;\n}}\n{name}();\n")
    (tmp_path / "parts.php").write_text(PARTS)
    assert run(zvm, tmp_path, "parts.php", native=native) == (
        'bool(true)\n{"/early.php":{"3":-1,"4":-1},"/parts.php":{"2":1,"3":1,"6":1,"7":1,"8":1,"9":1}}\nbool(true)\nbool(false)\nbool(false)\n')


def test_modes(zvm: list[str], tmp_path: Path) -> None:
    shown = run(zvm, tmp_path, "-r", "echo json_encode(xdebug_info('mode')), phpversion('xdebug');")
    assert shown == '["coverage"]3.2.0'
    code = "var_dump(xdebug_start_code_coverage(), extension_loaded('xdebug'));"
    assert run(zvm, tmp_path, "-r", code, mode="off") == (
        "\nWarning: Code coverage needs to be enabled in php.ini by setting 'xdebug.mode' to 'coverage' in "
        "Command line code on line 1\nbool(false)\nbool(true)\n")


@pytest.mark.parametrize("native", [True, False], ids=["native", "python"])
@each_case(BRANCH_CASES)
def test_branches(case: GoldenCase, native: bool, zvm: list[str], tmp_path: Path,
                  pytestconfig: pytest.Config) -> None:
    (tmp_path / "case.php").write_text(case.source)
    (tmp_path / "collect.php").write_text(COLLECT_BRANCHES)
    case.check(run(zvm, tmp_path, "collect.php", native=native), pytestconfig)


OPTIONS = """<?php
foreach ([0, XDEBUG_CC_UNUSED, XDEBUG_CC_UNUSED | XDEBUG_CC_DEAD_CODE] as $number => $options) {
    xdebug_start_code_coverage($options | XDEBUG_CC_BRANCH_CHECK);
    include __DIR__ . "/case$number.php";
    early($number);
    foreach (xdebug_get_code_coverage() as $file => $found) {
        echo basename($file), " ", implode(" ", array_keys($found)), ": ", count($found["functions"]), "\\n";
    }
    xdebug_stop_code_coverage();
}
function early($x) {
    return $x ?: 2;
}
"""


@pytest.mark.parametrize("native", [True, False], ids=["native", "python"])
def test_branches_come_with_dead_code_only(native: bool, zvm: list[str], tmp_path: Path) -> None:
    for number in range(3):
        (tmp_path / f"case{number}.php").write_text(
            f"<?php\nfunction f{number}($x) {{ return $x ?: 2; }}\nf{number}(1);\n")
    (tmp_path / "options.php").write_text(OPTIONS)
    assert sorted(run(zvm, tmp_path, "options.php", native=native).splitlines()) == [
        "case0.php lines functions: 0", "case0.php lines functions: 0", "case1.php lines functions: 0",
        "case2.php lines functions: 2", "options.php lines functions: 0", "options.php lines functions: 0",
        "options.php lines functions: 1"]
