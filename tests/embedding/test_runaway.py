"""Scripts that would never end are ended at their limit, time after time, embedded and in the command."""
from __future__ import annotations

import gc
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest
from embedding.runaway import CASES

from zvm import Engine, LimitReached, Limits, PhpError
from zvm.ext.standard.arrays.zend_sort import Settler
from zvm.runtime.signals import MemoryExhausted

SECONDS, MEMORY, OUTPUT = 0.2, 32 << 20, 1_000_000
TIMES = int(os.environ.get("RUNAWAY_TIMES", "2"))
FATAL = {"depth": "Maximum call stack size reached", "seconds": "Maximum execution time of 1 second exceeded",
         "memory": "Allowed memory size of "}


@pytest.mark.parametrize("name", CASES)
def test_embedded(name: str, capfd: pytest.CaptureFixture[str]) -> None:
    limits, code = CASES[name]
    for _ in range(TIMES):
        printed: list[int] = []
        engine = Engine(stdout=lambda data, printed=printed: printed.append(len(data)),  # type: ignore[misc]
                        limits=Limits(SECONDS if "seconds" in limits else 20, MEMORY if "memory" in limits else None,
                                      OUTPUT))
        started = time.monotonic()
        with pytest.raises(PhpError) as caught:
            engine.eval(code)
        limit = getattr(caught.value, "limit", "depth")
        assert limit in limits.split(), caught.value
        assert sum(printed) <= OUTPUT
        assert time.monotonic() - started < (SECONDS * 1.1 + 10 if limit == "seconds" else 20)
        del engine, caught
        gc.collect()
    assert "ignored" not in capfd.readouterr().err


@pytest.mark.parametrize("name", [name for name, (limits, _) in CASES.items() if "seconds" in limits and
                                  "sleep" not in name and "depth" not in limits and name != "fibers in fibers"])
def test_by_oplines(name: str) -> None:
    for _ in range(TIMES):
        with pytest.raises(LimitReached) as caught:
            Engine(stdout=lambda data: None, limits=Limits(oplines=20_000)).eval(CASES[name][1])
        assert caught.value.limit == "oplines"


@pytest.mark.parametrize("name", [name for name, (limits, _) in CASES.items() if "output" not in limits and
                                  "sleep" not in name and name != "fibers in fibers"])  # takes a minute to unwind
def test_by_the_command(name: str, zvm: list[str], tmp_path: Path) -> None:
    limits, code = CASES[name]
    seconds = 1 if "seconds" in limits else 20
    done = subprocess.run([*zvm, "-d", "memory_limit=32M", "-d", f"max_execution_time={seconds}", "-r", code],
                          capture_output=True, text=True, timeout=120, env={**os.environ, "PHPRC": "/dev/null"})
    assert done.returncode == 255
    assert any(FATAL[limit] in done.stdout for limit in FATAL) or name == "output callback"  # which ate the message
    assert "ignored" not in done.stderr and "internal error" not in done.stderr
    assert limits != "memory" or FATAL["memory"] in done.stdout


def test_a_limit_while_a_sort_prepares_for_odd_results(monkeypatch: pytest.MonkeyPatch) -> None:
    """What sees to them could not be made: the sort fails, and the limit is what the caller gets."""
    def refuse(self: Settler, *arguments: object) -> None:
        raise MemoryExhausted
    monkeypatch.setattr(Settler, "__init__", refuse)
    with pytest.raises(LimitReached) as caught:
        Engine(limits=Limits(memory=MEMORY)).eval(
            "(function () { $a = [3, 1, 2]; usort($a, fn($x, $y) => (string)($x - $y)); })()")
    assert caught.value.limit == "memory"


NESTED = """import sys
from zvm import Engine, PhpError
sys.setrecursionlimit(100_000)  # so that nothing but the stack itself ends it
for _ in range(3):
    try:
        Engine().eval("function f() { (new Fiber('f'))->start(); } f();")
    except PhpError as error:
        print(error)
"""


@pytest.mark.skipif(sys.version_info < (3, 14), reason="the stack is not looked at")
def test_fibers_at_the_end_of_the_stack() -> None:
    """Objects whose end CPython puts off there are not ended twice by greenlet (runtime/services/trashcan.py)."""
    done = subprocess.run([sys.executable, "-c", NESTED], capture_output=True, text=True, timeout=120)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.count("Maximum call stack size reached") == 3


LOST = """import sys
from zvm.cli.watchdog import Watchdog
interrupt = Watchdog._interrupt
def lose(self, signal):
    Watchdog._interrupt = interrupt
Watchdog._interrupt = lose
Watchdog._check = lambda self: None
from zvm.cli.main import main
sys.exit(main())"""


def test_a_time_limit_that_a_finaliser_has_swallowed() -> None:
    """It is raised again, long before hard_timeout."""
    done = subprocess.run([sys.executable, "-c", LOST, "-n", "-d", "max_execution_time=1", "-r",
                           "register_shutdown_function(fn() => print('end')); while (true);"],
                          capture_output=True, text=True, timeout=60)
    assert done.returncode == 255
    assert FATAL["seconds"] in done.stdout and done.stdout.endswith("\nend")


TWICE = """import sys, time
from zvm.cli.watchdog import Watchdog
interrupt = Watchdog._interrupt
def interrupt_twice(self, signal):
    interrupt(self, signal)
    time.sleep(0.3)
    interrupt(self, signal)
Watchdog._interrupt = interrupt_twice
from zvm.cli.main import main
sys.exit(main())"""


def test_a_time_limit_that_is_raised_again_while_it_is_reported() -> None:
    code = """register_shutdown_function(function () {
        for ($end = hrtime(true) + 600_000_000; hrtime(true) < $end;);
        echo "end";
    });
    while (true);"""
    done = subprocess.run([sys.executable, "-c", TWICE, "-n", "-d", "max_execution_time=1", "-r", code],
                          capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stderr) == (255, "")
    assert done.stdout == f"\nFatal error: {FATAL['seconds']} in Command line code on line 5\nend"
