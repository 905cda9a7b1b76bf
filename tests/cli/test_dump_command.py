"""zvm-dump: what goes where, exit codes, bad input, --output-dir, --verify, --function."""
from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from dumping import dump

ROOT = Path(__file__).resolve().parents[2]
COMMAND = [sys.executable, "-m", "zvm.cli.dump"]


@pytest.fixture
def tree(tmp_path):
    (tmp_path / "a").mkdir()
    (tmp_path / "a" / "good.php").write_text("<?php echo 1;\n")
    (tmp_path / "a" / "bad.php").write_text("<?php\nuse X;\nbreak;\n")
    return tmp_path


def test_file(tree, capsysbinary):
    done = dump(capsysbinary, tree / "a" / "good.php")
    assert (done.status, done.messages) == (0, "")
    assert done.output == ("\n$_main:\n     ; (lines=2, args=0, vars=0, tmps=0)\n     ; (before optimizer)\n"
                           f"     ; {tree}/a/good.php:1-2\n0000 ECHO int(1)\n0001 RETURN int(1)\n")


def test_command_runs_in_a_process_of_its_own():
    done = subprocess.run([*COMMAND, "-"], input=b"x", capture_output=True, cwd=ROOT, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"; Standard input code:1-1\n0000 ECHO string(\"x\")\n" in done.stdout


def test_several_pieces_of_code(capsysbinary):
    done = dump(capsysbinary, "-r", "echo 2;", "-r", "return 3;")
    assert "; Command line code:1-1\n0000 ECHO int(2)\n0001 RETURN null\n" in done.output
    assert "0000 RETURN int(3)\n" in done.output


def test_compile_error(tree, capsysbinary):
    done = dump(capsysbinary, tree / "a" / "bad.php")
    bad = f"{tree}/a/bad.php"
    assert done.status == 255
    assert done.output == (
        f"\nWarning: The use statement with non-compound name 'X' has no effect in {bad} on line 2\n"
        f"\nFatal error: 'break' not in the 'loop' or 'switch' context in {bad} on line 3\n")


def test_warnings_go_to_standard_error(capsysbinary):
    done = dump(capsysbinary, "-r", "use A; echo 1;")
    assert done.messages.startswith("\nWarning: The use statement with non-compound name 'A'")
    assert (done.status, done.output.count("ECHO")) == (0, 1)


def test_syntax_error(capsysbinary):
    done = dump(capsysbinary, "-r", "echo")
    assert done.status == 255
    assert done.output == "\nParse error: syntax error, unexpected end of file in Command line code on line 1\n"


def test_what_loading_would_refuse_is_an_error(capsysbinary, tmp_path):
    (tmp_path / "x.php").write_text("<?php class B extends A { function f(int $x) {} } class A { function f() {} }")
    done = dump(capsysbinary, tmp_path / "x.php")
    assert done.status == 255
    assert done.output.startswith("\nFatal error: Declaration of B::f(int $x) must be compatible with A::f()")


# ---- bad input -----------------------------------------------------------------------------------------------------

def test_missing_file_among_good_ones(tree, capsysbinary):
    good = tree / "a" / "good.php"
    done = dump(capsysbinary, good, tree / "none.php", good)
    assert done.status == 1
    assert done.output.count("ECHO int(1)") == 2
    assert f"Could not open input file: {tree}/none.php\n" in done.output


def test_a_document_has_nothing_beside_it(tree, capsysbinary):
    good = tree / "a" / "good.php"
    done = dump(capsysbinary, "--format=json", tree / "none.php", good)
    assert done.status == 1
    assert len(json.loads(done.output)["files"]) == 1
    assert f"Could not open input file: {tree}/none.php\n" in done.messages


def test_what_does_not_compile_outweighs_what_is_missing(tree, capsysbinary):
    assert dump(capsysbinary, tree / "none.php", tree / "a" / "bad.php", tree / "none.php").status == 255


@pytest.mark.skipif(os.geteuid() == 0, reason="root may read everything")
def test_unreadable_file(tree, capsysbinary):
    (tree / "a" / "good.php").chmod(0)
    done = dump(capsysbinary, tree / "a" / "good.php")
    assert (done.status, "(Permission denied)" in done.output) == (1, True)


def test_not_php_at_all(tmp_path, capsysbinary):
    (tmp_path / "noise").write_bytes(bytes(range(256)) * 40)
    done = dump(capsysbinary, tmp_path / "noise", "--format=json")
    assert done.status == 0
    assert "\\u0000\\u0001" in done.output


def test_nul_bytes(tmp_path, capsysbinary):
    (tmp_path / "x.php").write_bytes(b"<?php echo 1;\0 echo 2;\n")
    done = dump(capsysbinary, tmp_path / "x.php")
    assert done.status == 255
    assert "unexpected character 0x00" in done.output
    (tmp_path / "y.php").write_bytes(b"<?php echo 'a\0b';\n")
    assert "ECHO string(\"a\")\n" in dump(capsysbinary, tmp_path / "y.php").output


def test_fifty_megabytes(tmp_path, capsysbinary):
    prose = "it was a bright cold day in April and the clocks were striking thirteen\n" * 730_000
    (tmp_path / "text").write_text(prose)
    (tmp_path / "text.php").write_text("<?php\n" + prose)
    done = dump(capsysbinary, tmp_path / "text", tmp_path / "text.php", "--output-dir", tmp_path / "out")
    assert done.status == 255
    assert (tmp_path / "out" / tmp_path.relative_to("/") / "text.dump").stat().st_size > len(prose)
    assert (tmp_path / "out" / tmp_path.relative_to("/") / "text.error").read_text() == (
        f"\nParse error: syntax error, unexpected identifier \"was\" in {tmp_path}/text.php on line 2\n")


def test_bug_in_one_file_does_not_stop_the_others(tree, capsysbinary, monkeypatch):
    real = sys.modules["zvm.compiler.sources"].compile_source

    def stumble(source, filename, *arguments, **options):
        if "bad" in filename:
            raise AssertionError("oops")
        return real(source, filename, *arguments, **options)

    monkeypatch.setattr("zvm.compiler.sources.compile_source", stumble)
    done = dump(capsysbinary, tree / "a" / "bad.php", tree / "a" / "good.php")
    assert done.status == 70
    assert "ECHO int(1)" in done.output
    assert "zvm: internal error: AssertionError: oops" in done.messages


def test_deep_nesting(capsysbinary):
    done = dump(capsysbinary, "-r", "echo " + "(" * 20000 + "1;")
    assert done.status == 255
    assert "Parse error: memory exhausted" in done.output


def test_reader_that_stops_early(tmp_path):
    (tmp_path / "x.php").write_text("<?php\n" + "echo $a;\n" * 20000)
    done = subprocess.run(f"{' '.join(COMMAND)} {tmp_path}/x.php | head -2", shell=True, capture_output=True, cwd=ROOT,
                          check=False)
    assert (done.returncode, done.stderr) == (0, b"")


# ---- the command line ----------------------------------------------------------------------------------------------

@pytest.mark.parametrize(("words", "message"), [
    ([], "nothing to compile"),
    (["--what"], "unrecognized arguments: --what"),
    (["--format=xml", "x.php"], "invalid choice: 'xml'"),
    (["--style=vld", "x.php"], "invalid choice: 'vld'"),
    (["-d", "=1", "x.php"], "-d takes KEY=VALUE"),
    (["--style=phpdbg", "--format=json", "x.php"], "a form of text"),
    (["--output-dir"], "expected one argument"),
])
def test_bad_usage(words, message, capsysbinary):
    done = dump(capsysbinary, *words)
    assert done.status == 1
    assert message in done.messages


def test_help_tells_exit_codes(capsys):
    with pytest.raises(SystemExit) as ended:
        dump(None, "--help")
    shown = capsys.readouterr().out
    assert ended.value.code == 0
    assert all(word in shown for word in ("--live-ranges", "255", "--output-dir", "NO_COLOR", "phpdbg -n -qrr"))


def test_settings(capsysbinary):
    assert "ASSERT_CHECK" in dump(capsysbinary, "-r", "assert($a);").output
    assert "ASSERT_CHECK" not in dump(capsysbinary, "-d", "zend.assertions=-1", "-r", "assert($a);").output


# ---- --output-dir --------------------------------------------------------------------------------------------------

def test_output_dir(tree, capsysbinary, monkeypatch):
    assert dump(capsysbinary, "--output-dir", tree / "out", tree).status == 255
    assert sorted(path.name for path in (tree / "out" / "a").iterdir()) == ["bad.error", "good.dump"]
    monkeypatch.chdir(tree)
    done = dump(capsysbinary, "--output-dir", tree / "two", "a/good.php")
    assert (done.status, done.output, done.messages) == (0, "", "")
    assert (tree / "two" / "a" / "good.dump").read_text() == (tree / "out" / "a" / "good.dump").read_text()


@pytest.mark.parametrize("format", ["json", "html", "dot"])
def test_output_dir_of_other_formats(tree, format, capsysbinary):
    assert dump(capsysbinary, "--output-dir", tree / "out", f"--format={format}", tree).status == 255
    assert sorted(path.name for path in (tree / "out" / "a").iterdir()) == ["bad.error", f"good.{format}"]


# ---- --function, --verify, --stats ---------------------------------------------------------------------------------

FUNCTIONS = """
namespace N;
function f() { return function() { return fn() => 1; }; }
class A { function M() { return fn() => 2; } }
"""


@pytest.mark.parametrize(("name", "found"), [
    ("{main}", ["$_main"]), ("$_main", ["$_main"]), ("n\\F", ["N\\f"]), ("\\N\\f", ["N\\f"]), ("N\\a::m", ["N\\A::M"]),
    ("{closure}", ["N\\{closure}"] * 3), ("{closure}#3", ["N\\{closure}"]), ("m", ["N\\A::M"]),
])
def test_function(name, found, capsysbinary):
    done = dump(capsysbinary, "-r", FUNCTIONS, "--function", name)
    assert done.status == 0
    assert [line[:-1] for line in done.output.split("\n") if line.endswith(":")] == found


def test_function_that_is_not_there(capsysbinary):
    done = dump(capsysbinary, "-r", FUNCTIONS, "--function", "N\\f", "--function", "g")
    assert (done.status, done.messages) == (1, "zvm-dump: there is no function g\n")
    assert "N\\f:" in done.output


def test_verify(tree, capsysbinary):
    done = dump(capsysbinary, "--verify", tree / "a" / "good.php", "-r", FUNCTIONS)
    assert (done.status, done.output) == (0, "7 op-arrays verified, no violations\n")


def test_verify_shows_violations(capsysbinary, monkeypatch):
    monkeypatch.setattr("zvm.compiler.sources.compile_source",
                        sys.modules["zvm.compiler.sources"].compile_source.__wrapped__)
    monkeypatch.setattr("zvm.compiler.passes.pass_two.calc_live_ranges", lambda *arguments: None)
    done = dump(capsysbinary, "--verify", "-r", "echo f() + g();")
    assert done.status == 70
    assert done.output.startswith("Command line code: $_main at 0002: live-range-missing: temporary 0 is alive, ")
    assert done.output.endswith("1 op-array verified, 1 violation\n")


def test_statistics(capsysbinary):
    done = dump(capsysbinary, "--stats", "-r", "if ($a == 1) echo 2; $b[1] = 3;")
    lines = [line.split() for line in done.output.splitlines()]
    assert lines[0] == ["6", "opcodes", "in", "6", "oplines", "of", "1", "op-array,", "1", "file"]
    assert ["IS_EQUAL", "1", "16.67", "%"] in lines
    assert ["IS_EQUAL_CV_LONG_JMPZ", "1", "16.67", "%"] in lines
    assert ["ASSIGN_DIM_CV_CONST_OP_DATA_CONST_RETVAL_UNUSED", "1", "16.67", "%"] in lines
    assert ["(none)", "1", "16.67", "%"] in lines


def test_stages_of_the_optimizer(tree, capsysbinary):
    done = dump(capsysbinary, "--stage=ssa", "-r", "function f($a) { return $a; } echo f(1);", "--function", "f")
    assert done.status == 0
    assert "(dfa ssa)" in done.output and "$_main" not in done.output
    done = dump(capsysbinary, "--stage=cfg", tree / "a" / "good.php", "--output-dir", tree / "out")
    assert (done.status, done.output) == (0, "")
    assert "DOMINATORS-TREE" in next((tree / "out").rglob("good.dump")).read_text()


@pytest.mark.parametrize("words", [
    ("--stage=cfg", "--format=asm"), ("--stage=types", "--style=phpdbg"), ("--stage=ssa", "--handlers"),
    ("-d", "opcache.optimization_level=much"),
])
def test_stages_that_make_no_sense(capsysbinary, words):
    assert dump(capsysbinary, *words, "-r", "1;").status == 1
