"""zvm-dump's listings: OPcache's and phpdbg's, notes beside the oplines, colours and progress on a terminal."""
from __future__ import annotations

import os
import pty
import subprocess
import sys
from pathlib import Path

import pytest
from dumping import dump

from zvm.engine import Engine
from zvm.handlers.native.tier import status

ROOT = Path(__file__).resolve().parents[2]
LOOP = "foreach ($a as $v) {\n  echo f() . $v;\n}\n"
CLASSES = """<?php
interface I { const K = 5; function m(); }
abstract class A implements I { abstract function n(); function m() { return function() { return 1; }; } }
class P extends Exception { function own() { return I::K; } }
trait T { static function t() { f(); self::t(); } }
function f() { function inner() { strlen(...$a); } f(1); new P; return f(...); }
if (f()) { class Late extends Missing {} }
class Empty_ {}
echo f(), phpversion();
"""


def test_lines(capsysbinary):
    assert "L0001 0000 ECHO int(1)\n" in dump(capsysbinary, "-L", "-r", "echo 1;").output


def test_notes(capsysbinary):
    done = dump(capsysbinary, "--source", "--live-ranges", "--handlers", "-r", LOOP)
    assert "     ;    1: foreach ($a as $v) {\n0000 V2 = FE_RESET_R" in done.output
    assert "     ;    2:   echo f() . $v;\n0002 INIT_FCALL_BY_NAME" in done.output
    assert "0003 V3 = DO_FCALL_BY_NAME".ljust(60) + "; alive: V2 (loop); DO_FCALL_BY_NAME_RETVAL_USED" in done.output
    assert "0004 T4 = CONCAT V3 CV1($v)".ljust(60) + "; alive: V2 (loop); CONCAT_TMPVAR_CV" in done.output
    assert "LIVE RANGES:\n     2: 0001 - 0007 (loop)\n" in done.output


def test_native_handlers_are_marked(capsysbinary):
    mark = " (native)" if status(Engine) else ""
    output = dump(capsysbinary, "--handlers", "-r", "echo $a + 1; isset($this);").output
    assert f"; ADD_CV_LONG{mark}\n" in output
    assert "; ISSET_ISEMPTY_THIS\n" in output


def test_notes_do_not_change_what_they_stand_beside(capsysbinary):
    plain = dump(capsysbinary, "-r", LOOP).output
    noted = dump(capsysbinary, "-r", LOOP, "--handlers", "--live-ranges", "--source").output
    lines = [line.partition(" ;" if line[:1].isdigit() else "\0")[0].rstrip() for line in noted.splitlines()
             if not line.startswith("     ;    ")]
    assert lines == plain.splitlines()


def test_phpdbg_style(tmp_path, capsysbinary):
    (tmp_path / "x.php").write_text(CLASSES)
    output = dump(capsysbinary, "--style=phpdbg", tmp_path / "x.php").output
    assert output.startswith(f"\n$_main:\n     ; (lines=12, args=0, vars=0, tmps=3)\n     ; {tmp_path}/x.php:1-10\n"
                             "L0003 0000 DECLARE_CLASS string(\"a\")\n")
    assert "(before optimizer)" not in output and "DO_UCALL" not in output and "DELAYED" not in output
    assert "\ndynamic def: 0, function name: inner\n\ninner:\n" in output
    assert "\nuser abstract Class: A\n2 methods: n, m\n" in output
    assert "\nuser interface: I\n1 methods: m\n" in output
    assert "\nuser class: Empty_\n0 methods: -\n" in output
    assert "\tInternal Exception::getMessage()\n" in output
    assert "L0004 0000 RETURN int(5)\n" in output


@pytest.mark.differential
def test_phpdbg_style_is_phpdbg_s(tmp_path, capsysbinary):
    (tmp_path / "x.php").write_text(CLASSES)
    done = subprocess.run(["phpdbg", "-n", "-qrr", "-p*", tmp_path / "x.php"], stdout=subprocess.PIPE,
                          stderr=subprocess.STDOUT, check=True)
    assert dump(capsysbinary, "--style=phpdbg", tmp_path / "x.php").output == done.stdout.decode("latin-1")


def test_phpdbg_style_with_notes_on_one_function(tmp_path, capsysbinary):
    (tmp_path / "x.php").write_text("<?php function f($a) {\n" + LOOP + "}")
    words = ["--style=phpdbg", "--function=f", "--source", "--live-ranges", tmp_path / "x.php"]
    output = dump(capsysbinary, *words).output
    assert output.count(":\n") == 2 and "     ;    3:   echo f() . $v;\nL0003 0003 INIT_FCALL" in output
    assert "LIVE RANGES:\n" in output


# ---- for people ----------------------------------------------------------------------------------------------------

def on_a_terminal(*words, **environment):
    """What the command sends to a terminal, standard error too."""
    try:
        child, terminal = pty.fork()
    except OSError as error:  # a container without /dev/pts
        pytest.skip(f"no pseudo-terminal: {error}")
    if child == 0:
        os.chdir(ROOT)
        for name, value in {"TERM": "xterm", "NO_COLOR": "", **environment}.items():
            os.environ[name] = value
        os.execv(sys.executable, [sys.executable, "-m", "zvm.cli.dump", *map(str, words)])
    shown = b""
    while True:
        try:
            piece = os.read(terminal, 4096)
        except OSError:
            break
        if not piece:
            break
        shown += piece
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), shown.decode()


def test_terminal_gets_colours_unless_no_color_is_set():
    status, shown = on_a_terminal("-r", "echo 'Zo\u00eb\x1b[31m';")
    assert status == 0
    assert "\x1b[1;34mECHO\x1b[0m" in shown and "Zo\u00eb\\x1b[31m" in shown
    assert "\x1b" not in on_a_terminal("-r", "echo 1;", NO_COLOR="1")[1]


def test_pipe_gets_none_unless_asked_for(capsysbinary, monkeypatch):
    monkeypatch.delenv("NO_COLOR", raising=False)
    assert "\x1b" not in dump(capsysbinary, "-r", "echo 1;").output
    code = ("import sys; from zvm.cli.dump.command import run; from zvm.cli.dump.options import parse;"
            "run(parse(['-r', 'echo 1;'])); print(*sys.modules)")
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=ROOT, check=True)
    assert "rich" not in {name.partition(".")[0] for name in done.stdout.split()}


def test_colour_changes_nothing_but_colour(capfd):
    from zvm.cli.dump import command, options

    command.run(options.parse(["-r", LOOP, "--color=always", "--handlers"]))
    coloured = capfd.readouterr().out
    command.run(options.parse(["-r", LOOP, "--color=never", "--handlers"]))
    plain = capfd.readouterr().out
    from rich.text import Text

    assert Text.from_ansi(coloured).plain.rstrip() == plain.rstrip() and coloured != plain


def test_progress_bar_on_a_terminal(tmp_path):
    for number in range(3):
        (tmp_path / f"{number}.php").write_text("<?php echo 1;")
    status, shown = on_a_terminal("--output-dir", tmp_path / "out", tmp_path)
    assert status == 0 and "compiling" in shown and "/3" in shown
    assert len(list((tmp_path / "out").iterdir())) == 3


def test_statistics_as_a_table():
    status, shown = on_a_terminal("--stats", "-r", "echo 1;")
    assert status == 0 and "\u2503" in shown and "ECHO_CONST" in shown
