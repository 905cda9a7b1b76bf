"""`zvm -a` on a terminal: what is typed, what is shown, what ends what."""
from __future__ import annotations

import importlib.util
import os
import pty
import re
import select
import signal
import time
from pathlib import Path

import pytest

from zvm.cli.interactive.completion import complete
from zvm.cli.interactive.reading import code_of, is_finished, prompt
from zvm.engine import Engine, request

ESCAPES = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]|\x1b[=>]|\x1b\][^\x07]*\x07")
HAS_PROMPT_TOOLKIT = importlib.util.find_spec("prompt_toolkit") is not None
PATIENCE = 30.0  # seconds for one answer


class Terminal:
    """A shell behind a pseudo-terminal."""

    def __init__(self, zvm: list[str], history: Path, *options: str, **environ: str) -> None:
        self.text = ""
        self.child, self.descriptor = pty.fork()
        if not self.child:
            signal.signal(signal.SIGINT, signal.SIG_DFL)  # ignored by what a shell runs in the background
            os.environ.update({"TERM": "xterm", "PROMPT_TOOLKIT_NO_CPR": "1", "ZVM_HISTORY": str(history), **environ})
            os.execv(zvm[0], [*zvm, *options, "-a"])
        self.expect("php >")

    def type(self, text: str) -> None:
        os.write(self.descriptor, text.encode())

    def expect(self, text: str) -> str:
        """What was shown up to the text, which must come; it counts once."""
        end = time.monotonic() + PATIENCE
        while text not in self.text:
            assert time.monotonic() < end, f"{text!r} is missing in {self.text!r}"
            if select.select([self.descriptor], [], [], 0.1)[0]:
                try:
                    data = os.read(self.descriptor, 1 << 16).decode(errors="replace")
                except OSError:
                    data = ""
                assert data, f"{text!r} is missing in {self.text!r}"
                self.text = ESCAPES.sub("", self.text + data)
        shown, _, self.text = self.text.partition(text)
        return shown

    def run(self, text: str, answer: str) -> str:
        """Type a line and wait for an answer; what came before that."""
        self.type(text + "\r")
        return self.expect(answer)

    def close(self) -> int:
        os.close(self.descriptor)
        return os.waitstatus_to_exitcode(os.waitpid(self.child, 0)[1])


def test_a_terminal_that_goes_ends_the_shell(zvm: list[str], tmp_path: Path) -> None:
    """As at the end of the input where SIGHUP, which ends it otherwise, is ignored."""
    before = signal.signal(signal.SIGHUP, signal.SIG_IGN)
    try:
        shell = Terminal(zvm, tmp_path / "history")
    finally:
        signal.signal(signal.SIGHUP, before)
    assert shell.close() == 0


@pytest.fixture
def terminal(zvm: list[str], tmp_path: Path):  # type: ignore[no-untyped-def]
    if not HAS_PROMPT_TOOLKIT:
        pytest.skip("prompt_toolkit is not installed")
    made = Terminal(zvm, tmp_path / "history")
    yield made
    made.close()


def test_values_are_shown_and_errors_end_nothing(terminal: Terminal) -> None:
    terminal.run("1 + 1", "int(2)")
    terminal.run("$x = ['a' => 1];", "php >")
    terminal.run("$x", '["a"]=>\r\n  int(1)')
    terminal.run("missing();", "Uncaught Error: Call to undefined function missing()")
    terminal.run("str_repeat('x', 1 << 40)", "Allowed memory size")
    terminal.run("1 +;", "Parse error: ")
    terminal.run("echo 'still ', 'here';", "still here\r\n")


def test_a_piece_ends_when_it_is_complete(terminal: Terminal) -> None:
    terminal.run("function twice($n) {", "php {")
    terminal.run("return 2 * $n;", "php {")
    terminal.run("}", "php >")
    terminal.run("twice(", "php (")
    terminal.run("21)", "int(42)")


def test_an_interrupt_ends_what_runs(terminal: Terminal) -> None:
    for loop in ("while (true);", "sleep(100);", "while (true) usleep(100);", "$y = 0; while (true) $y++;"):
        terminal.run("echo 'begu', 'n', PHP_EOL; " + loop, "begun\r\n")
        terminal.type("\x03")
        terminal.expect("php >")
    terminal.run("$y > 1000", "bool(true)")
    terminal.type("half a line")
    terminal.expect("half a line")
    terminal.type("\x03")
    terminal.expect("php >")
    terminal.run("'go' . 'on'", '"goon"')


def test_history_and_completion(terminal: Terminal, zvm: list[str], tmp_path: Path) -> None:
    terminal.run("40 + 1", "int(41)")
    terminal.type("\x1b[A")
    terminal.expect("40 + 1")
    terminal.run("", "int(41)")
    terminal.type("str_repe\t")
    terminal.expect("str_repeat(")
    terminal.run("'ab', 2)", '"abab"')
    terminal.type("exit\r")
    terminal.expect("\r\n")
    again = Terminal(zvm, tmp_path / "history")
    again.type("\x1b[A\x1b[A")
    again.expect("str_repeat('ab', 2)")
    again.run("", '"abab"')
    assert again.close() in (0, 1, -1)


def test_dumps_and_directives(terminal: Terminal) -> None:
    assert "ADD int(1) CV0($x)" in terminal.run("\\d 1 + $x", "RETURN null")
    terminal.run("#serialize_precision=3", "php >")
    terminal.run("1 / 3", "float(0.333)")
    terminal.run("$_GET['a'] ?? 5", "int(5)")
    terminal.run("\\d", "COALESCE")


def test_no_echo_and_the_plain_editor(zvm: list[str], tmp_path: Path) -> None:
    (tmp_path / "prompt_toolkit.py").write_text("raise ImportError")
    silent = Terminal(zvm, tmp_path / "lines", "--no-echo", PYTHONPATH=str(tmp_path))
    silent.run("40 + 2", "\n")
    shown = silent.run("echo 'X', 40 + 3;", "X43")
    assert "42" not in shown
    silent.run("if (true) {", "php {")
    silent.run("echo 'Y', 2; }", "Y2")
    silent.type("exit\r")
    silent.expect("\n")
    silent.close()
    assert "echo 'Y', 2; }" in (tmp_path / "lines").read_text()


@pytest.fixture
def engine() -> Engine:
    made = Engine(write=lambda data: None)
    request.begin(made)
    made.execute_piece("class A { public $pub; public static $st; const C = 1; static function sf() {} function "
                       "meth() {} private function hidden() {} } $o = new A; $o->pub = new A; $var = 1; "
                       "function my_own() {}", "piece")
    return made


@pytest.mark.parametrize(("before", "word", "names"), [
    ("str_repe", "str_repe", ["str_repeat("]), ("1 + $va", "va", ["var"]), ("$o->", "", ["meth(", "pub", "sf("]),
    ("$o->pub->m", "m", ["meth("]), ("A::", "", ["$st", "C", "class", "sf("]), ("A::$", "$", ["$st"]),
    ("#memory_l", "memory_l", ["memory_limit="]), ("new ArrayIt", "ArrayIt", ["ArrayIterator"]),
    ("PHP_VERSION_", "PHP_VERSION_", ["PHP_VERSION_ID"]), ("whil", "whil", ["while"]), ("MY_O", "MY_O", ["my_own("]),
    ("$none->", "", []), ("1 + ", "", []), ("Nothing::", "", [])])
def test_what_may_follow(engine: Engine, before: str, word: str, names: list[str]) -> None:
    assert complete(engine, before) == (word, names)


def test_what_was_typed(engine: Engine) -> None:
    for text in ("1 + 1", "f()", "$a = 1", "exit", "\\d x", "#a=b", "echo 1;", "if (1) {}", "match(1) { 1 => 2 }"):
        assert is_finished(text, engine), text
    for text in ("f(", "echo 1", "'a", "/* x", "<<<X\n", "function f() {", "1 +", "$f = function () {"):
        assert not is_finished(text, engine), text
    assert [prompt(text) for text in ("", "f(\n", "'a\n", "/* x\n", "<<<X\n", "echo 1\n", "{\n")] == [
        "php > ", "php ( ", "php ' ", "/* > ", "<<< > ", "php > ", "php { "]
    assert code_of("$a = 1", engine) == ("$a = 1;", False)
    assert code_of("f();", engine) == ("return (f()\n);", True)
    assert code_of("echo 1;", engine) == ("echo 1;", False)
