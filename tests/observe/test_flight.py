"""`zvm --flight=N`: the last oplines before a fatal error."""
from __future__ import annotations

import os
import subprocess

import pytest

PROGRAM = """<?php
function countdown(int $n): int {
    if ($n == 0) {
        return broken($n);
    }
    return countdown($n - 1);
}
function broken($n) {
    $list = [strlen("abc")];
    return $list->size();
}
register_shutdown_function(function () { echo "the end\\n"; });
for ($i = 0; $i < 3000; $i++) {
    $sum = $i & 7;
}
countdown(2);
"""


@pytest.fixture
def run(zvm):
    def run(environment, *words):
        return subprocess.run([*zvm, "-d", "display_errors=0", "-d", "log_errors=0", *words], env=environment,
                              capture_output=True, text=True)
    return run


def test_a_fatal_error_shows_what_led_to_it(run, environment, tmp_path):
    path = tmp_path / "program.php"
    path.write_text(PROGRAM)
    ran = run(environment, "--flight=9", str(path))
    assert (ran.stdout, ran.returncode) == ("the end\n", 255)
    assert ran.stderr == f"""
The last 9 oplines:
countdown in {path}
      2  0000 CV0($n) = RECV 1
      3  0001 T1 = IS_EQUAL CV0($n) int(0)
      3  0002 JMPZ T1 0008
      4  0003 INIT_FCALL_BY_NAME 1 string("broken")
      4  0004 SEND_VAR_EX CV0($n) 1
      4  0005 V2 = DO_FCALL_BY_NAME
broken in {path}
      9  0001 T2 = INIT_ARRAY 1 (packed) int(3) NEXT
      9  0002 ASSIGN CV1($list) T2
     10  0003 INIT_METHOD_CALL 0 CV1($list) string("size")
"""


def test_loops_are_seen_turn_by_turn(run, environment):
    ran = run(environment, "--flight=6", "-r", "for ($i = 0; $i < 5000; $i++) { if ($i == 4000) missing(); }")
    assert ran.stderr.splitlines()[2:] == [
        "$_main in Command line code",
        "      1  0006 PRE_INC CV0($i)",
        "      1  0007 T5 = IS_SMALLER CV0($i) int(5000)",
        "      1  0008 JMPNZ T5 0002",
        "      1  0002 T2 = IS_EQUAL CV0($i) int(4000)",
        "      1  0003 JMPZ T2 0006",
        "      1  0004 INIT_FCALL_BY_NAME 0 string(\"missing\")"]


def test_a_run_without_error_shows_nothing(run, environment):
    ran = run(environment, "--flight=5", "-r", "echo 1;")
    assert (ran.stdout, ran.stderr, ran.returncode) == ("1", "", 0)


@pytest.mark.parametrize("count", ["0", "x", "2000000"])
def test_counts_that_make_no_sense_are_refused(run, count):
    ran = run(dict(os.environ), f"--flight={count}", "-r", "echo 1;")
    assert (ran.stdout, ran.stderr, ran.returncode) == ("", "zvm: --flight takes a number from 1 to 1,048,576\n", 1)
