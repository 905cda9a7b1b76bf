"""Limits and signals hold while a region runs: it counts down to a visit to Python as jumps back do."""
from __future__ import annotations

import os
import signal
import subprocess
import time

import pytest

from tests.regions.conftest import Run


@pytest.mark.parametrize("mode", ["auto", "1"])
def test_time_limit(run_regions: Run, mode: str) -> None:
    begun = time.monotonic()
    done = run_regions(mode, "-d", "max_execution_time=1", "-r",
                       "set_time_limit(1); function f() { for ($i = 0; ; $i++) { $x = $i & 7; } } f();")
    assert "Maximum execution time of 1 second exceeded" in done.stdout + done.stderr
    assert time.monotonic() - begun < 30


def test_memory_limit(run_regions: Run) -> None:
    done = run_regions("auto", "-d", "memory_limit=32M", "-r",
                       "function f() { $a = []; for ($i = 0; $i < 100000000; $i++) { $a[] = $i; } } f();")
    assert "Allowed memory size of 33554432 bytes exhausted" in done.stdout + done.stderr


def test_signal_ends_the_process(zvm: list[str], run_regions: Run) -> None:
    process = subprocess.Popen([*zvm, "-r", "function f() { for ($i = 0; ; $i++) { $x = $i & 7; } } f();"],
                               env={"PATH": os.environ["PATH"], "ZVM_REGIONS": "auto"}, stdout=subprocess.DEVNULL,
                               stderr=subprocess.DEVNULL)
    time.sleep(2)
    process.send_signal(signal.SIGINT)
    assert process.wait(timeout=20) != 0


def test_signal_handler_runs_between_turns(run_regions: Run) -> None:
    done = run_regions("auto", "-r", """
        pcntl_async_signals(true);
        pcntl_signal(SIGALRM, function () { echo "alarm\\n"; $GLOBALS['stop'] = 1; });
        pcntl_alarm(1);
        $stop = 0; $i = 0;
        function f() { global $stop; for ($i = 0; !$stop; $i = ($i + 1) & 0xffff) { } return $i; }
        var_dump(f() >= 0);""")
    assert done.stdout == "alarm\nbool(true)\n"
