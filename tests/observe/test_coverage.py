"""`zvm --coverage=DIR` and its reports."""
from __future__ import annotations

import subprocess
from pathlib import Path
from xml.etree import ElementTree

import pytest

MAIN = """<?php
require "library.php";
require "vendor/package.php";
echo half(4);
exit(3);
"""
LIBRARY = """<?php
function half($x) {
    if ($x % 2)
        return null;
    return $x / 2;
}
class Unused {
    function name() {
        return "<unused>";
    }
}
"""


@pytest.fixture
def covered(zvm: list[str], tmp_path: Path) -> Path:
    """The folder of a program, with the reports in `out`."""
    (tmp_path / "vendor").mkdir()
    (tmp_path / "main.php").write_text(MAIN)
    (tmp_path / "library.php").write_text(LIBRARY)
    (tmp_path / "vendor/package.php").write_text("<?php\nreturn 1;\n")
    done = subprocess.run([*zvm, "-n", "--coverage=out", "main.php"], cwd=tmp_path, capture_output=True, text=True,
                          timeout=60)
    assert (done.stdout, done.returncode) == ("2", 3)
    assert done.stderr == "zvm: 7 of 9 lines were executed (77.78 %): out/index.html\n"
    return tmp_path


def test_lcov(covered: Path) -> None:
    assert (covered / "out/lcov.info").read_text() == f"""TN:
SF:{covered}/library.php
FN:2,half
FN:8,Unused::name
FNDA:1,half
FNDA:0,Unused::name
FNF:2
FNH:1
DA:3,1
DA:4,0
DA:5,1
DA:9,0
DA:12,1
LF:5
LH:3
end_of_record
TN:
SF:{covered}/main.php
FNF:0
FNH:0
DA:2,1
DA:3,1
DA:4,1
DA:5,1
LF:4
LH:4
end_of_record
"""


def test_clover(covered: Path) -> None:
    library, main = ElementTree.parse(covered / "out/clover.xml").findall("project/file")
    assert main.attrib["name"] == f"{covered}/main.php"
    lines = [(line.attrib["num"], line.attrib["type"], line.attrib["count"]) for line in library.findall("line")]
    assert lines[:3] == [("2", "method", "1"), ("3", "stmt", "1"), ("4", "stmt", "0")]
    metrics = library.find("metrics")
    assert metrics is not None and metrics.attrib["coveredelements"] == "4" and metrics.attrib["elements"] == "7"


def test_cobertura(covered: Path) -> None:
    root = ElementTree.parse(covered / "out/cobertura.xml").getroot()
    assert root.attrib["lines-valid"] == "9" and root.attrib["line-rate"] == "0.7778"
    assert [each.attrib["filename"] for each in root.iter("class")] == ["library.php", "main.php"]


def test_the_page_has_the_source(covered: Path) -> None:
    page = (covered / "out/index.html").read_text()
    assert '<span data-line="4" class="missed">        return null;</span>' in page
    assert "&lt;unused&gt;" in page and "package.php</summary>" not in page


def test_a_folder_that_cannot_be_written(zvm: list[str], tmp_path: Path) -> None:
    (tmp_path / "main.php").write_text("<?php echo 1;")
    done = subprocess.run([*zvm, "-n", "--coverage=/proc/nothing", "main.php"], cwd=tmp_path, capture_output=True,
                          text=True, timeout=60)
    assert (done.stdout, done.returncode) == ("1", 1)
    assert "no coverage report: " in done.stderr and "Traceback" not in done.stderr
