"""zvm.sandbox: values both ways, and what the system keeps code from, even code that has left the engine."""
from __future__ import annotations

import io
import math
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from zvm import Allow, ClosedEngine, LimitReached, Limits, PhpError, PhpExit
from zvm.sandbox import Sandbox, SandboxDied, Unprotected


@pytest.fixture(scope="module")
def box() -> Iterator[Sandbox]:
    with Sandbox(functions={"add": lambda a, b=1: a + b, "fail": lambda: 1 / 0}) as made:
        made.run("<?php function same($x) { return $x; }")
        yield made


@pytest.mark.parametrize("value", [None, True, 0, -(1 << 63), 1.5, 1.0, math.inf, "text", "ä€", b"\xff\x00", [],
                                   [1, [2]], {"a": 1, 5: [None, {"b": b"\xfe"}]}])
def test_values_go_both_ways(box: Sandbox, value: object) -> None:
    box.set("x", value)
    found = box.get("x")
    assert found == value and type(found) is type(value)
    assert box.call("same", value) == value


def test_what_code_raises(box: Sandbox) -> None:
    with pytest.raises(PhpError) as caught:
        box.eval("throw new DomainException('x', 3, new Exception('why'))")
    assert (caught.value.php_class, caught.value.message, caught.value.code) == ("DomainException", "x", 3)
    assert caught.value.previous is not None and caught.value.previous.message == "why"
    with pytest.raises(PhpExit):
        box.eval("exit(3)")
    with pytest.raises(TypeError, match="stays in its process"):
        box.eval("new stdClass")
    with pytest.raises(KeyError):
        box.get("nothing")
    with pytest.raises(OverflowError):
        box.set("x", 1 << 64)


def test_functions_of_the_host(box: Sandbox) -> None:
    assert box.eval("add(b: 2, a: 3) + add(1)") == 7
    assert box.eval("(function () { try { fail(); } catch (RuntimeException $e) { return $e->getMessage(); } })()") == \
        "RuntimeError: ZeroDivisionError: division by zero"


def test_output_and_limits() -> None:
    out = io.BytesIO()
    box = Sandbox(stdout=out, limits=Limits(seconds=0.3, memory=64 << 20, output=1000))
    box.eval("echo 'printed';")
    assert out.getvalue() == b"printed"
    with pytest.raises(LimitReached) as caught:
        box.eval("while (true);")
    assert caught.value.limit == "seconds"
    with pytest.raises(ClosedEngine):
        box.eval("1")
    for limit, code in (("output", "while (true) echo '0123456789';"), ("memory", "str_repeat('x', 1 << 40);"),
                        ("memory", "for ($a = []; true;) $a[] = str_repeat('x', 1 << 16);"),
                        ("seconds", "preg_match('/(a+)+$/', str_repeat('a', 60) . 'b'); while (true);")):
        with Sandbox(stdout=io.BytesIO(), limits=Limits(seconds=2, memory=64 << 20, output=1000)) as box, \
                pytest.raises(LimitReached) as caught:
            box.eval(code)
        assert caught.value.limit == limit


def test_what_is_out_of_reach(tmp_path: Path) -> None:
    readable, writable = tmp_path / "in", tmp_path / "out"
    readable.mkdir()
    writable.mkdir()
    (readable / "a.txt").write_text("a")
    (readable / "lib.php").write_text("<?php return 5;")
    with Sandbox() as box:
        for code in ("file_get_contents('/etc/passwd')", "scandir('/')", "fopen('/tmp/x', 'w')", "tmpfile()",
                     f"file_get_contents('{readable}/a.txt')"):
            assert box.eval(f"@{code}") is False, code
        assert box.eval("function_exists('exec') || function_exists('fsockopen')") is False
    with Sandbox(allow=Allow(files=[readable, writable], write=[writable], processes=False, network=False)) as box:
        assert box.eval(f"file_get_contents('{readable}/a.txt')") == "a"
        assert box.run_file(readable / "lib.php") == 5
        assert box.eval(f"file_put_contents('{writable}/b.txt', 'b')") == 1
        for code in (f"file_put_contents('{readable}/b.txt', 'b')", f"unlink('{readable}/a.txt')",
                     f"rename('{readable}/a.txt', '{writable}/a.txt')", f"mkdir('{readable}/d')",
                     f"touch('{readable}/a.txt')", f"copy('{writable}/b.txt', '{readable}/c.txt')",
                     f"symlink('/etc/passwd', '{readable}/link')"):
            assert box.eval(f"@{code}") is False, code
    assert sorted(path.name for path in tmp_path.rglob("*")) == ["a.txt", "b.txt", "in", "lib.php", "out"]


ESCAPES = """
import ctypes, os, signal, socket, sys
from zvm.sandbox import confinement
confinement.limit_resources(None, 1 << 20, False)
confinement.give_up_rights()
have = [confinement.restrict_files([sys.prefix, sys.base_prefix, "/usr/lib", "/lib"], [sys.argv[1]], False),
        confinement.restrict_system_calls(True, False, False)]
def tried(task):
    try:
        task()
        return "done"
    except OSError:
        return "refused"
print(have, [tried(task) for task in (
    lambda: open("/etc/passwd"), lambda: os.listdir("/home"), lambda: open("/tmp/escape", "w"), lambda: os.fork(),
    lambda: os.execv("/bin/true", ["true"]), lambda: socket.socket(), lambda: os.kill(os.getppid(), signal.SIGTERM),
    lambda: os.symlink("/etc", sys.argv[1] + "/link"), lambda: os.mknod(sys.argv[1] + "/node"),
    lambda: os.chroot("/"), lambda: os.setuid(0), lambda: open("/proc/self/mem", "r+b"),
    lambda: open(sys.argv[1] + "/own", "w").close())])
"""


def test_the_system_keeps_code_that_has_left_the_engine(tmp_path: Path) -> None:
    done = subprocess.run([sys.executable, "-c", ESCAPES, str(tmp_path)], capture_output=True, text=True)
    have, _, results = done.stdout.partition("] ")
    if have != "[True, True":
        pytest.skip("this system has not both Landlock and libseccomp")
    assert eval(results) == ["refused"] * 12 + ["done"]


def test_protections_can_be_required() -> None:
    with pytest.raises(Unprotected, match="an angel"):
        Sandbox(require=["an angel"])
    with Sandbox() as box:
        assert {"rlimits", "no_new_privs"} <= box.protections


def test_a_process_that_dies(box: Sandbox) -> None:
    mine = Sandbox()
    os.kill(mine.process.pid, 9)
    with pytest.raises((SandboxDied, ClosedEngine)):
        mine.eval("1")
    busy = Sandbox(limits=Limits(seconds=30), functions={"crash": lambda: os.kill(busy.process.pid, 11)})
    with pytest.raises(SandboxDied) as caught:
        busy.eval("crash() . sleep(5)")
    assert caught.value.status == -11


def test_no_process_is_left() -> None:
    before = time.monotonic()
    made = [Sandbox() for _ in range(3)]
    processes = [each.process for each in made]
    for each in made:
        each.close()
    assert all(process.returncode is not None for process in processes)
    assert time.monotonic() - before < 30


def test_a_request_within_a_request_is_refused() -> None:
    with Sandbox(functions={"again": lambda: box.eval("1"), "close": lambda: box.close()}) as box:
        assert box.eval("(function () { try { again(); } catch (RuntimeException $e) { return $e->getMessage(); } })()"
                        ) == "RuntimeError: RuntimeError: the sandbox is running"
        assert box.eval("(function () { try { close(); } catch (RuntimeException $e) { return 5; } })()") == 5
        assert box.eval("1") == 1


def test_output_is_limited_over_all_calls() -> None:
    box = Sandbox(stdout=io.BytesIO(), limits=Limits(output=1000))
    box.eval("echo str_repeat('x', 600);")
    with pytest.raises(LimitReached):
        box.eval("echo str_repeat('x', 600);")


def test_functions_that_interrupt() -> None:
    def interrupt() -> None:
        raise KeyboardInterrupt
    box = Sandbox(functions={"interrupt": interrupt})
    with pytest.raises(KeyboardInterrupt):
        box.eval("interrupt()")
    with pytest.raises(ClosedEngine):
        box.eval("1")


def test_programs_end_with_their_sandbox(tmp_path: Path) -> None:
    box = Sandbox(allow=Allow(files=[tmp_path, "/bin", "/usr"], write=[tmp_path, "/dev/null"], network=False))
    box.eval(f"shell_exec('(sleep 100 & echo $! > {tmp_path}/pid) >/dev/null 2>&1')")
    number = int((tmp_path / "pid").read_text())
    os.kill(number, 0)
    box.close()
    for _ in range(100):
        if not Path(f"/proc/{number}").exists() or "Z" in Path(f"/proc/{number}/stat").read_text().split()[2]:
            break
        time.sleep(0.05)
    else:
        pytest.fail("the program still runs")


def test_forked_processes_do_not_talk_to_the_host(tmp_path: Path) -> None:
    out = io.BytesIO()
    allow = Allow(files=[tmp_path], network=False)
    code = "$p = pcntl_fork(); if (!$p) { echo 'child'; exit(5); } pcntl_waitpid($p, $s); return pcntl_wexitstatus($s);"
    with Sandbox(stdout=out, allow=allow, functions={"f": lambda: 1}) as box:
        box.eval(code)
        assert (box.eval("f()"), out.getvalue()) == (1, b"")
