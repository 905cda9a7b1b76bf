"""`zvm check`: what a project uses that a version of PHP lacks, deprecates or compiles otherwise."""
from __future__ import annotations

import json
from pathlib import Path

import pytest

from zvm.cli.check import command
from zvm.cli.check.project import Project, check_files

OLD = """\
<?php
namespace Shop;
class Price extends \\BcMath\\Number implements \\Countable {}
function total(?array $rows, string $currency = null) { return array_find($rows, fn($row) => $row); }
function own() { return strftime('%Y') . \\E_STRICT . count([1]); }
ini_set('disable_classes', '');
\\DateTime::createFromTimestamp(1);
try { own(); } catch (\\DateMalformedStringException $error) { }
"""


def findings(tmp_path: Path, source: str, php: str, compares: bool = False) -> list[tuple[int, str, str]]:
    file = tmp_path / "shop.php"
    file.write_text(source)
    project = Project(php, "8.2", compares)
    found = check_files(project, [str(file)], lambda path: Path(path).read_text(), lambda: None)
    return [(each.line, each.kind, each.message) for each in found]


def test_what_an_older_version_lacks(tmp_path: Path) -> None:
    assert [each for each in findings(tmp_path, OLD, "8.2") if each[1] == "missing"] == [
        (3, "missing", "Class BcMath\\Number is not in PHP 8.2: it is there since PHP 8.4"),
        (4, "missing", "Function array_find() is not in PHP 8.2: it is there since PHP 8.4"),
        (7, "missing", "Method DateTime::createFromTimestamp() is not in PHP 8.2: it is there since PHP 8.4"),
        (8, "missing", "Class DateMalformedStringException is not in PHP 8.2: it is there since PHP 8.3")]


def test_what_a_newer_version_removes_and_deprecates(tmp_path: Path) -> None:
    kinds = {(line, kind): message for line, kind, message in findings(tmp_path, OLD, "8.5")}
    assert kinds[6, "missing"] == "Setting disable_classes is not in PHP 8.5: it is there until PHP 8.4"
    assert kinds[4, "deprecated"] == (
        "Shop\\total(): Implicitly marking parameter $currency as nullable is deprecated, the explicit nullable type "
        "must be used instead")
    assert "E_STRICT is deprecated since 8.4" in kinds[5, "deprecated"]


def test_names_of_the_project_itself_are_not_missing(tmp_path: Path) -> None:
    source = "<?php function array_find() {} array_find(); class Override {} new Override; const A = 1; echo A;"
    assert findings(tmp_path, source, "8.2") == []


def test_errors_have_the_line_of_the_version_that_gives_them(tmp_path: Path) -> None:
    assert findings(tmp_path, "<?php\n$x = 1\n  |> strlen(...);", "8.4") == [
        (3, "error", 'syntax error, unexpected token ">"')]
    assert findings(tmp_path, "<?php\n$x = 1\n  |> strlen(...);", "8.5") == []


def test_op_arrays_that_differ_are_named_on_request(tmp_path: Path) -> None:
    source = "<?php\nfunction f() { exit(1); }\nfunction g() { return 1; }\n"
    changed = [each for each in findings(tmp_path, source, "8.4", compares=True) if each[1] == "changed"]
    assert changed == [(2, "changed", "f is compiled otherwise than for PHP 8.2")]


def test_the_command_writes_json_and_tells_by_its_status(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "a.php").write_text("<?php echo 1;")
    assert command.run([str(tmp_path)]) == 0
    assert "1 file against PHP 8.5: nothing to change" in capsys.readouterr().out
    (tmp_path / "b.php").write_text("<?php\ncurl_close($x);")
    assert command.run(["--json", str(tmp_path)]) == 1
    report = json.loads(capsys.readouterr().out)
    assert report["files"] == 2
    assert [(each["line"], each["kind"]) for each in report["findings"]] == [(2, "deprecated")]
