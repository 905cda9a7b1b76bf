"""The `zvm` command: command lines, exit codes, bad input."""
from __future__ import annotations

import os
import select
import signal
import subprocess
import time
from pathlib import Path

import pytest

from zvm import PHP_VERSION

PARSE_ERROR = "\nParse error: syntax error, unexpected end of file"


def run(command: list[str], *arguments: str, stdin: bytes = b"", cwd: Path | None = None) -> tuple[str, str, int]:
    done = subprocess.run([*command, *arguments], input=stdin, capture_output=True, check=False, cwd=cwd, timeout=120)
    assert b"Traceback" not in done.stderr + done.stdout
    return done.stdout.decode("latin-1"), done.stderr.decode("latin-1"), done.returncode


@pytest.mark.parametrize(("arguments", "output", "status"), [
    (["-r", "echo 1 + 1;"], "2", 0),
    (["-n", "-d", "precision=3", "-r", "echo 10 / 3;"], "3.33", 0),
    (["-d", "foo", "-r", "var_dump(ini_get('precision'), ini_get('foo'));"], 'string(2) "14"\nbool(false)\n', 0),
    (["-r", "exit(3);"], "", 3),
    (["-r", "exit('bye');"], "bye", 0),
    (["-r", "echo 1"], PARSE_ERROR + ', expecting "," or ";" in Command line code on line 1\n', 255),
    (["-r", "var_dump($argc, $argv);", "--", "-x"],
     'int(2)\narray(2) {\n  [0]=>\n  string(19) "Standard input code"\n  [1]=>\n  string(2) "-x"\n}\n', 0),
    (["missing.php"], "Could not open input file: missing.php\n", 1),
    (["-f", "missing.php"], "Could not open input file: missing.php\n", 1),
    (["-l", "missing.php"], "Could not open input file: missing.php\n", 1),
    (["/tmp"], "", 0),
])
def test_command_lines(zvm: list[str], arguments: list[str], output: str, status: int) -> None:
    assert run(zvm, *arguments) == (output, "", status)


def test_environment_is_the_one_given(zvm: list[str]) -> None:
    source = "var_dump(getenv('LC_CTYPE')); passthru('echo $LC_CTYPE');"
    for given, shown in (({}, "bool(false)\n\n"), ({"LC_CTYPE": "C.UTF-8"}, 'string(7) "C.UTF-8"\nC.UTF-8\n')):
        environment = {"PATH": os.environ["PATH"], **given}
        done = subprocess.run([*zvm, "-r", source], env=environment, capture_output=True, text=True, check=True)
        assert done.stdout == shown


def test_php_binary_is_what_a_link_points_to(zvm: list[str], tmp_path: Path) -> None:
    link = tmp_path / "php"
    link.symlink_to(zvm[0])
    assert run([str(link)], "-r", "echo PHP_BINARY;")[0] == os.path.realpath(zvm[0])


def test_unknown_option_prints_the_usage(zvm: list[str]) -> None:
    output, errors, status = run(zvm, "-Q")
    assert (errors, status) == ("Error in argument 1, char 2: option not found Q\n", 1)
    assert output.startswith("Usage: ")


def test_version_and_help(zvm: list[str]) -> None:
    assert run(zvm, "-v")[0].startswith(f"PHP {PHP_VERSION} (cli)")
    assert "-r <code>" in run(zvm, "--help")[0]


def test_information(zvm: list[str]) -> None:
    assert run(zvm, "-i")[0].startswith(f"phpinfo()\nPHP Version => {PHP_VERSION}\n")
    output, _, status = run(zvm, "-n", "-m")
    assert output.startswith("[PHP Modules]\n") and output.endswith("\n[Zend Modules]\nZend OPcache\n\n")
    assert "\nCore\nctype\n" in output
    assert status == 0


def test_no_interactive_shell(zvm: list[str]) -> None:
    assert run(zvm, "-n", "-a", "x.php") == ("Interactive shell (-a) requires the readline extension.\n", "", 1)


@pytest.mark.parametrize("option", ["--rf=strrev", "--rfunction=nope", "--rf=ArrayObject::count", "--rc=Countable",
                                    "--rclass=Nope\\'", "--re=nope"])
def test_reflection_as_php_shows_it(zvm: list[str], php: list[str], option: str) -> None:
    name, _, value = option.partition("=")
    assert run(zvm, "-n", name, value) == run(php, "-n", name, value)


@pytest.mark.parametrize("option", ["-s", "-w"])
def test_source_as_php_shows_it(zvm: list[str], php: list[str], tmp_path: Path, option: str) -> None:
    (tmp_path / "it's.php").write_text("<?php // comment\n  echo  1 ; /* another */")
    assert run(zvm, "-n", option, "it's.php", cwd=tmp_path) == run(php, "-n", option, "it's.php", cwd=tmp_path)
    assert run(zvm, "-n", option, "missing.php") == ("Could not open input file: missing.php\n", "", 1)


def test_standard_input(zvm: list[str]) -> None:
    code = b"<html><?php echo count($argv), __FILE__;"
    assert run(zvm, "--", "a", "b", stdin=code) == ("<html>3Standard input code", "", 0)


def test_lint(zvm: list[str], tmp_path: Path) -> None:
    (tmp_path / "good.php").write_text("<?php echo 1;")
    (tmp_path / "bad.php").write_text("<?php echo 1 +;")
    assert run(zvm, "-l", "good.php", cwd=tmp_path) == ("No syntax errors detected in good.php\n", "", 0)
    message = '\nParse error: syntax error, unexpected token ";" in bad.php on line 1\nErrors parsing bad.php\n'
    assert run(zvm, "-l", "bad.php", cwd=tmp_path) == (message, "", 255)


@pytest.mark.parametrize("source", [
    b"<?php\n$x = [1, 2,", b"<?php function f() {", b"<?php /* never closed", b"<?php echo 'open",
    b"<?php echo <<<X\nabc",
    b"<?php \x00\x01\xff;", b"<?php echo \"$a[", b"<?php if (1):", b"<?php class",
])
def test_truncated_and_binary_scripts(zvm: list[str], php: list[str], tmp_path: Path, source: bytes) -> None:
    (tmp_path / "bad.php").write_bytes(source)
    assert run(zvm, "-n", "bad.php", cwd=tmp_path) == run(php, "-n", "bad.php", cwd=tmp_path)


def test_binary_file_without_tags_is_printed(zvm: list[str], tmp_path: Path) -> None:
    data = bytes(range(256)) * 10
    (tmp_path / "x.bin").write_bytes(data)
    done = subprocess.run([*zvm, str(tmp_path / "x.bin")], capture_output=True, check=True)
    assert done.stdout == data


def test_one_line_script_of_a_megabyte(zvm: list[str], tmp_path: Path) -> None:
    statements = b"$a = 1 + 2; " * 87000
    (tmp_path / "long.php").write_bytes(b"<?php " + statements + b"echo $a;")
    assert run(zvm, "-n", str(tmp_path / "long.php")) == ("3", "", 0)


@pytest.mark.parametrize(("opening", "inner", "closing"), [
    ("(", "1", ")"), ("[", "", "]"), ("!", "1", ""), ("-(", "1", ")"),
])
def test_ten_thousand_levels_of_nesting(zvm: list[str], tmp_path: Path, opening: str, inner: str, closing: str) -> None:
    (tmp_path / "deep.php").write_text("<?php $x = " + opening * 10000 + inner + closing * 10000 + "; echo 'ok';")
    output, errors, status = run(zvm, "-n", str(tmp_path / "deep.php"))
    assert (output, errors, status) == (f"\nParse error: memory exhausted in {tmp_path}/deep.php on line 1\n", "", 255)


def test_a_thousand_levels_of_nesting(zvm: list[str], tmp_path: Path) -> None:
    (tmp_path / "deep.php").write_text("<?php $x = " + "[(!" * 1000 + "1" + ")]" * 1000 + "; echo 'ok';")
    assert run(zvm, "-n", str(tmp_path / "deep.php")) == ("ok", "", 0)


def test_interrupt_ends_it_as_a_signal(zvm: list[str]) -> None:
    # a background job inherits SIGINT ignored, and PHP leaves it so
    process = subprocess.Popen([*zvm, "-r", "echo 'started'; while (true) {}"], stdout=subprocess.PIPE,
                               stderr=subprocess.PIPE, preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL))
    try:
        time.sleep(1)
        os.kill(process.pid, signal.SIGINT)
        output, errors = process.communicate(timeout=20)
    finally:
        process.kill()
    assert process.returncode == -signal.SIGINT
    assert errors == b""


def test_broken_pipe_is_quiet(zvm: list[str]) -> None:
    done = subprocess.run(f"{zvm[0]} -r 'while (true) echo 1, PHP_EOL;' | head -n 1", shell=True, capture_output=True,
                          check=True, timeout=60)
    assert (done.stdout, done.stderr) == (b"1\n", b"")


def test_output_comes_while_the_script_runs(zvm: list[str]) -> None:
    """What is printed can be seen soon, whatever the script computes then."""
    with subprocess.Popen([*zvm, "-n", "-r", 'echo "begun\n"; while (true);'], stdout=subprocess.PIPE) as running:
        assert running.stdout is not None
        try:
            assert select.select([running.stdout], [], [], 60)[0]
            assert running.stdout.readline() == b"begun\n"
        finally:
            running.kill()


@pytest.mark.parametrize("arguments", [["--php=9.9", "-r", "1;"], ["-d", "zvm.php=9.9", "-r", "1;"],
                                       ["--php=9.9", "-S", "localhost:0"]])
def test_unknown_versions_are_refused(zvm: list[str], arguments: list[str]) -> None:
    message = "zvm: PHP 9.9 is no target: there are 8.2, 8.3, 8.4 and 8.5\n"
    assert run(zvm, "-n", *arguments) == ("", message, 1)
