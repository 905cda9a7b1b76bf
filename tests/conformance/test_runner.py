"""Running single tests: every section that has a say in how a script runs and how its output is judged."""
from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from zvm.conformance.php_command import PhpCommand, own_command
from zvm.conformance.results import Result, Verdict
from zvm.conformance.runner import Options, Runner

Write = Callable[..., Path]


@pytest.fixture(scope="module")
def command() -> PhpCommand:
    return PhpCommand(own_command())


@pytest.fixture
def run(command: PhpCommand) -> Callable[..., Result]:
    def run(path: Path, **options: Any) -> Result:
        return Runner(command, Options(**options)).run(path, path.parent)

    return run


@pytest.mark.parametrize("sections", [
    {"FILE": "<?= ini_get('precision'), ini_get('error_log');", "INI": "precision = 5\nerror_log={PWD}/log",
     "EXPECT": "5{PWD}/log"},
    {"FILE": "<?= getenv('A'), getenv('HTTP_COOKIE');", "ENV": "A=b=c", "EXPECT": "b=c"},
    {"FILE": "<?= implode(',', array_slice($argv, 1));", "ARGS": "a 'b c' --d", "EXPECT": "a,b c,--d"},
    {"FILE": "<?= strrev(stream_get_contents(STDIN));", "STDIN": "abc", "EXPECTF": "%wcba"},
    {"FILE": "<?php fwrite(STDERR, 'e'); echo 'o';", "EXPECTREGEX": "eo|oe"},
    {"FILE": "<?php var_dump(stream_isatty(STDIN), stream_isatty(STDOUT));", "CAPTURE_STDIO": "STDOUT",
     "EXPECT": "bool(true)\nbool(false)"},
    {"FILE": "<?php echo 'o'; fwrite(STDERR, 'e');", "CAPTURE_STDIO": "STDIN STDERR", "EXPECT": "e"},
    {"FILE": "<?php exit(3);", "EXPECT": "", "EXIT": "3"},
    {"FILE": "<?= ucfirst(basename(__FILE__)), getcwd() === __DIR__;", "EXPECT": "Test.php1"},
    {"FILE": "<?= 1;", "SKIPIF": "<?php echo 'info: slow';", "EXPECT": "1"},
    {"FILE": "<?= 1;", "SKIPIF": "<?php echo 'nocache';", "EXPECT": "1"},
    {"FILE": "<?= extension_loaded('json');", "EXTENSIONS": "json", "EXPECT": "1"},
])
def test_passes(sections: dict[str, str], phpt: Write, run: Callable[..., Result]) -> None:
    result = run(phpt("test", **sections))
    assert result.verdict is Verdict.PASS, result


@pytest.mark.parametrize(("sections", "verdict", "reason"), [
    ({"FILE": "a", "EXPECT": "b"}, Verdict.FAIL, ""),
    ({"FILE": "a", "EXPECT": "a", "EXIT": "1"}, Verdict.FAIL, "exit status 0, wanted 1"),
    ({"FILE": "a", "EXPECT": "a", "SKIPIF": "<?php die('skip no a here');"}, Verdict.SKIP, "no a here"),
    ({"FILE": "a", "EXPECT": "a", "SKIPIF": "nonsense"}, Verdict.BORK, "invalid output from SKIPIF: nonsense"),
    ({"FILE": "a", "EXPECT": "a", "EXTENSIONS": "no_such"}, Verdict.SKIP, "Required extension missing: no_such"),
    ({"FILE": "a", "EXPECT": "b", "XFAIL": "not yet"}, Verdict.XFAIL, "not yet"),
    ({"FILE": "a", "EXPECT": "b", "SKIPIF": "xfail not yet"}, Verdict.XFAIL, "not yet"),
    ({"FILE": "a", "EXPECT": "a", "XFAIL": "not yet"}, Verdict.WARN, "XFAIL section but test passes"),
    ({"FILE": "<?php for (;;);", "EXPECT": ""}, Verdict.TIMEOUT, "more than 2 seconds"),
    ({"FILE": "a"}, Verdict.BORK, "missing section --EXPECT--, --EXPECTF-- or --EXPECTREGEX--"),
    ({"FILE": "a", "EXPECTREGEX": "("}, Verdict.BORK,
     "not a pattern: missing ), unterminated subpattern at position 1"),
    ({"FILE": "a", "EXPECT": "a", "CGI": "1"}, Verdict.SKIP, "CGI not available"),
    ({"PHPDBG": "r", "FILE": "a", "EXPECT": "a"}, Verdict.SKIP, "phpdbg not available"),
])
def test_other_verdicts(sections: dict[str, str], verdict: Verdict, reason: str, phpt: Write,
                        run: Callable[..., Result]) -> None:
    result = run(phpt("test", **sections), timeout=2)
    assert (result.verdict, result.reason) == (verdict, reason)


def test_nothing_is_asked_where_the_answers_are_known(phpt: Write, run: Callable[..., Result]) -> None:
    path = phpt("test", FILE="a", EXPECT="a", SKIPIF="skip", EXTENSIONS="no_such")
    assert run(path, ask_skipif=False).verdict is Verdict.PASS


def test_default_exit_status(phpt: Write, run: Callable[..., Result]) -> None:
    path = phpt("test", FILE="<?php exit(1);", EXPECT="")
    assert run(path).verdict is Verdict.PASS
    assert run(path, default_status=0).reason == "exit status 1, wanted 0"


def test_clean_runs_and_nothing_is_left(phpt: Write, run: Callable[..., Result]) -> None:
    path = phpt("test", FILE="<?php touch(__DIR__ . '/left');", EXPECT="", SKIPIF="",
                CLEAN="<?php unlink(__DIR__ . '/left');")
    assert run(path).verdict is Verdict.PASS
    assert [file.name for file in path.parent.iterdir()] == ["test.phpt"]


def test_skip_conditions_are_asked_once_a_folder(phpt: Write, command: PhpCommand, tmp_path: Path) -> None:
    condition = f"<?php file_put_contents('{tmp_path}/asked', 'x', FILE_APPEND);"
    runner = Runner(command, Options())
    for name in ("a", "b"):
        runner.run(phpt(name, FILE="", EXPECT="", SKIPIF=condition), tmp_path)
    assert (tmp_path / "asked").read_text() == "x"


def test_what_a_failure_tells(phpt: Write, run: Callable[..., Result]) -> None:
    result = run(phpt("test", FILE="a\nb", EXPECT="a\nc\n"))
    assert (result.wanted, result.output) == (b"a\nc", b"a\nb")
    assert result.seconds > 0
