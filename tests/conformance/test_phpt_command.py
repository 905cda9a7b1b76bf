"""zvm-phpt from the command line: which tests run, in what order, and what is written about them."""
from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from zvm.conformance import command
from zvm.conformance.scratch import unit_of
from zvm.conformance.selection import category_of

Write = Callable[..., Path]
Run = Callable[..., tuple[int, str]]


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs a command line; its exit status and what it prints. The results of the last run lie in the test's folder."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))

    def run(*words: object) -> tuple[int, str]:
        status = command.main([str(word) for word in words])
        return status, capsys.readouterr().out

    return run


@pytest.fixture
def checkout(phpt: Write, tmp_path: Path) -> Path:
    """Something laid out like php-src, with one test that fails and one that is skipped."""
    phpt("src/Zend/tests/good", FILE="<?= basename(getcwd());", EXPECT="0")
    phpt("src/Zend/tests/bad", FILE="a", EXPECT="b")
    phpt("src/ext/standard/tests/array/skipped", FILE="a", EXPECT="a", SKIPIF="skip today")
    phpt("src/ext/json/tests/good", FILE="<?php include __DIR__ . '/../../standard/tests/common.inc';", EXPECT="common")
    (tmp_path / "src/ext/standard/tests/common.inc").write_text("common")
    return tmp_path / "src"


SUMMARY = """\
FAIL    Zend/tests/bad.phpt
Zend/tests              1 of      2   1 passed, 1 failed
ext/json                1 of      1   1 passed
ext/standard/array      0 of      1   1 skipped
all                     2 of      4   2 passed, 1 failed, 1 skipped
"""


def test_a_checkout(checkout: Path, run: Run) -> None:
    assert run(checkout, "-j", "1") == (1, SUMMARY)


def test_tests_do_not_touch_what_they_were_copied_from(checkout: Path, phpt: Write, run: Run) -> None:
    phpt("src/Zend/tests/litter", FILE="<?php touch(__DIR__ . '/litter.txt');", EXPECT="")
    before = sorted(checkout.rglob("*"))
    assert run(checkout, "--filter", "Zend/tests/litter")[0] == 0
    assert sorted(checkout.rglob("*")) == before


def test_filters_and_dry_runs(checkout: Path, run: Run) -> None:
    assert run(checkout, "--dry-run", "--filter", "Zend/tests/b,ext/json") == (
        0, "Zend/tests/bad.phpt\next/json/tests/good.phpt\n")
    assert run(checkout / "ext", "--dry-run") == (
        0, "ext/json/tests/good.phpt\next/standard/tests/array/skipped.phpt\n")
    assert run(checkout / "Zend/tests/bad.phpt", "--dry-run") == (0, "Zend/tests/bad.phpt\n")


def test_folders_outside_of_a_checkout(phpt: Write, run: Run, tmp_path: Path) -> None:
    """There the working directory is the test's own folder."""
    phpt("own/topic/behaviour", FILE="<?= getcwd() === __DIR__ ? 'own' : 'other';", EXPECT="own")
    status, output = run(tmp_path / "own", "-v")
    assert status == 0
    assert output.startswith("PASS    topic/behaviour.phpt\ntopic      1 of      1   1 passed\n")


def test_a_list_names_tests_that_are_not_skipped(checkout: Path, run: Run, tmp_path: Path) -> None:
    listed = tmp_path / "list.tsv"
    listed.write_text("Zend/tests/good.phpt\tengine\t-\next/standard/tests/array/skipped.phpt\n")
    status, output = run(checkout, "--list", listed)
    assert status == 0
    assert output.splitlines() == ["engine                  1 of      1   1 passed",
                                   "ext/standard/array      1 of      1   1 passed",
                                   "all                     2 of      2   2 passed"]


def test_a_report_is_the_list_of_what_passed(checkout: Path, run: Run, tmp_path: Path) -> None:
    report = tmp_path / "report.json"
    run(checkout, "--json", report)
    assert run(checkout, "--list", report, "--dry-run") == (0, "Zend/tests/good.phpt\next/json/tests/good.phpt\n")
    found = json.loads(report.read_text())
    assert found["totals"] == {"PASS": 2, "FAIL": 1, "SKIP": 1}
    assert [(test["name"], test["verdict"], test["reason"]) for test in found["tests"]] == [
        ("Zend/tests/bad.phpt", "FAIL", ""), ("Zend/tests/good.phpt", "PASS", ""),
        ("ext/json/tests/good.phpt", "PASS", ""), ("ext/standard/tests/array/skipped.phpt", "SKIP", "today")]


def test_failures_are_run_again(checkout: Path, run: Run) -> None:
    run(checkout)
    assert run(checkout, "--rerun-failed", "--dry-run") == (0, "Zend/tests/bad.phpt\n")


def test_failures_are_saved_and_shown(checkout: Path, run: Run, tmp_path: Path) -> None:
    _, output = run(checkout, "--filter", "Zend", "--save-failures", tmp_path / "failed", "--diff")
    assert "--- wanted\n+++ output\n@@ -1 +1 @@\n-b\n+a\n" in output
    saved = {path.name: path.read_text() for path in (tmp_path / "failed/Zend/tests").iterdir()}
    assert saved["bad.out"] == "a\n"
    assert saved["bad.exp"] == "b\n"
    assert saved["bad.diff"].endswith("-b\n+a\n")


def test_redirected_tests_run_beside_the_test_that_redirects(checkout: Path, phpt: Write, run: Run) -> None:
    phpt("src/ext/driver/tests/common", REDIRECTTEST="return ['ENV' => ['DRIVER' => 'd'], "
         "'TESTS' => __DIR__ . '/ext/shared/tests'];")
    phpt("src/ext/shared/tests/a", FILE="<?= getenv('DRIVER'), basename(dirname(__DIR__)), "
         "basename(dirname(getenv('REDIR_TEST_DIR')));", EXPECT="ddrivershared")
    status, output = run(checkout, "--filter", "ext/driver", "-v")
    assert status == 0, output
    assert output.startswith("PASS    ext/driver/tests/common.phpt: ext/shared/tests/a.phpt\n")


def test_conflicting_tests_never_run_together(checkout: Path, phpt: Write, run: Run, tmp_path: Path) -> None:
    alone = f"<?php $lock = '{tmp_path}/lock'; if (!mkdir($lock)) echo 'not alone'; usleep(100000); rmdir($lock);"
    for number in range(4):
        phpt(f"src/Zend/tests/c{number}", FILE=alone, EXPECT="", CONFLICTS="lock" if number else "all")
    assert run(checkout, "-j", "4", "--filter", "Zend/tests/c")[0] == 0


@pytest.mark.parametrize("words", [["/nowhere"], [".", "--php", "/nowhere/php"], [".", "--filter", "nothing"]])
def test_command_lines_without_sense(words: list[str], run: Run, tmp_path: Path,
                                     monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert run(*words) == (2, "")


@pytest.mark.parametrize(("name", "category"), [
    ("Zend/tests/try/a.phpt", "Zend/tests"), ("ext/date/tests/a.phpt", "ext/date"),
    ("ext/standard/tests/a.phpt", "ext/standard/(root)"), ("ext/standard/tests/file/b/a.phpt", "ext/standard/file"),
    ("tests/lang/operators/a.phpt", "tests/lang"), ("a.phpt", "."), ("topic/a.phpt", "topic")])
def test_categories(name: str, category: str) -> None:
    assert category_of(name) == category


@pytest.mark.parametrize(("name", "unit"), [
    ("Zend/tests/try/a.phpt", "Zend/tests"), ("tests/lang/operators/a.phpt", "tests"), ("a.phpt", "."),
    ("topic/a.phpt", "topic")])
def test_units_of_copying(name: str, unit: str) -> None:
    assert str(unit_of(name)) == unit
