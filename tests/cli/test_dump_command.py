"""zvm-dump: what goes where, and the exit codes."""
import subprocess
import sys
from pathlib import Path

import pytest

COMMAND = [sys.executable, "-m", "zvm.cli.dump"]
ROOT = Path(__file__).resolve().parents[2]


def run(*words, stdin="", cwd=ROOT):
    return subprocess.run([*COMMAND, *map(str, words)], input=stdin, capture_output=True, text=True, cwd=cwd,
                          env={"PYTHONPATH": str(ROOT), "PATH": ""})


@pytest.fixture
def tree(tmp_path):
    (tmp_path / "a").mkdir()
    (tmp_path / "a" / "good.php").write_text("<?php echo 1;\n")
    (tmp_path / "a" / "bad.php").write_text("<?php\nuse X;\nbreak;\n")
    return tmp_path


def test_file(tree):
    done = run(tree / "a" / "good.php")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == ("\n$_main:\n     ; (lines=2, args=0, vars=0, tmps=0)\n     ; (before optimizer)\n"
                           f"     ; {tree}/a/good.php:1-2\n0000 ECHO int(1)\n0001 RETURN int(1)\n")


def test_code_and_standard_input():
    assert "; Command line code:1-1\n0000 ECHO int(2)\n0001 RETURN null\n" in run("-r", "echo 2;").stdout
    assert "; Standard input code:1-1\n0000 ECHO string(\"x\")\n" in run("-", stdin="x").stdout


def test_compile_error(tree):
    done = run(tree / "a" / "bad.php")
    assert done.returncode == 255
    bad = f"{tree}/a/bad.php"
    assert done.stdout == (f"\nWarning: The use statement with non-compound name 'X' has no effect in {bad} on line 2\n"
                           f"\nFatal error: 'break' not in the 'loop' or 'switch' context in {bad} on line 3\n")


def test_syntax_error():
    done = run("-r", "echo")
    assert done.returncode == 255
    assert done.stdout == "\nParse error: syntax error, unexpected end of file in Command line code on line 1\n"


def test_missing_file_and_bad_options():
    done = run("/no/such/file.php")
    assert (done.returncode, done.stdout) == (1, "Could not open input file: /no/such/file.php\n")
    assert run().returncode == 1
    assert run("--what").returncode == 1


def test_output_dir(tree):
    assert run("--output-dir", tree / "out", tree).returncode == 255
    assert sorted(path.name for path in (tree / "out" / "a").iterdir()) == ["bad.error", "good.dump"]
    assert run("--output-dir", tree / "two", "a/good.php", cwd=tree).returncode == 0
    assert (tree / "two" / "a" / "good.dump").read_text() == (tree / "out" / "a" / "good.dump").read_text()


def test_lines(tree):
    assert "L0001 0000 ECHO int(1)\n" in run("-L", tree / "a" / "good.php").stdout
