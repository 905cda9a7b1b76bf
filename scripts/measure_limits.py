#!/usr/bin/env python3
"""Run the scripts of tests/embedding/runaway.py, which would never end, until their limits end them, and show by how
much those were passed: embedded, time after time in this process, and by the command.

Embedded, `seconds` are of the clock and `memory` is what the process grows by; in the command, max_execution_time is
processor time, from which start-up is subtracted, and memory_limit what the script holds as Zend counts it, of which
the last count is shown. The figures are per cent beyond a second or 64 MB, at the median and at most: one full
collection of Python's takes 0.1 seconds at 64 MB. Exit status 1 where a script ended otherwise.
"""
from __future__ import annotations

import argparse
import functools
import gc
import os
import resource
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]

from embedding.runaway import CASES  # noqa: E402

from zvm import Engine, Limits, PhpError  # noqa: E402

SECONDS, MEMORY, OUTPUT = 1, 64 << 20, 1_000_000  # as the command has them
PATIENCE = 60
COMMAND = [sys.executable, "-c", """import os, sys
from zvm.runtime.services.memory_usage import MemoryAccount
count = MemoryAccount._count
def told(self, engine, grown):
    held = count(self, engine, grown)
    os.write(3, b"%d\\n" % held)
    return held
MemoryAccount._count = told
from zvm.cli.main import main
sys.exit(main())"""]

Passed = tuple[str, float]  # the limit that ended a script, and per cent beyond it


def embedded(name: str) -> Passed:
    """One run in this process."""
    limits, code = CASES[name]
    printed: list[int] = []
    most = {"seconds": SECONDS if "seconds" in limits else PATIENCE,
            "memory": MEMORY if "memory" in limits else None, "output": OUTPUT}
    engine = Engine(stdout=lambda data: printed.append(len(data)), limits=Limits(**most))
    Path("/proc/self/clear_refs").write_text("5")  # the peak counts anew
    before, started = _peak(), time.monotonic()
    limit, ended = "none", started
    try:
        engine.eval(code)
    except PhpError as error:  # which holds the frames: they die after it
        limit, ended = getattr(error, "limit", "depth"), time.monotonic()
    used = {"seconds": ended - started, "memory": _peak() - before, "output": sum(printed)}
    del engine
    gc.collect()
    allowed = most.get(limit)  # None: another one ended it
    return limit, 100 * (used[limit] / allowed - 1) if allowed is not None else 0.0


def _peak() -> int:
    status = Path("/proc/self/status").read_text()
    return int(status.partition("VmHWM:")[2].split()[0]) * 1024


FATAL = {"seconds": "Maximum execution time of 1 second exceeded", "memory": "Allowed memory size of ",
         "depth": "Maximum call stack size reached"}


@functools.cache
def start_up() -> float:
    """Seconds of processor time that the command takes for an empty script, before and after the limit counts."""
    return min(_run(["-n", "-r", ";"], [])[0] for _ in range(5))


def by_the_command(name: str) -> Passed:
    """One run of the command, which has 64 MB and a second; a shutdown function has that anew, as in PHP."""
    limits, code = CASES[name]
    seconds = 1 if "seconds" in limits else PATIENCE
    held: list[int] = []
    limited = ["-n", "-d", f"memory_limit={MEMORY}", "-d", f"max_execution_time={seconds}", "-r", code]
    used, code_of_exit, output = _run(limited, held)
    used -= start_up()
    limit = next((limit for limit, text in FATAL.items() if text in output), "none")
    if name == "output callback":  # which eats the message
        limit = "seconds"
    if code_of_exit != 255 or "internal error" in output or "ignored" in output:
        limit = f"exit {code_of_exit}"
    most = 2 if name == "shutdown function" else 1
    per_cent = {"seconds": 100 * (used / most - 1), "memory": 100 * (max(held, default=0) / MEMORY - 1)}
    return limit, max(per_cent.get(limit, 0.0), 0.0)


def _run(arguments: list[str], held: list[int]) -> tuple[float, int, str]:
    """Processor time, exit code and output of the command; `held` gets what it counts that the script holds."""
    read, write = os.pipe()
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    process = subprocess.Popen(["bash", "-c", f'exec "$@" 3>&{write}', "bash", *COMMAND, *arguments],
                               stdout=subprocess.PIPE, stderr=subprocess.STDOUT, pass_fds=[write])
    os.close(write)
    output = process.communicate(timeout=PATIENCE)[0].decode("latin-1")
    with open(read) as counted:
        held += [int(line) for line in counted]
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime, process.returncode, output


def measure(run: Callable[[str], Passed], names: list[str], times: int) -> Iterator[tuple[str, str, bool]]:
    """By script a line about its runs, and whether each ended at a limit that it has."""
    for name in names:
        found = [run(name) for _ in range(times)]
        beyond = [max(per_cent, 0.0) for _, per_cent in found]
        ended = sorted({limit for limit, _ in found})
        is_right = set(ended) <= {*CASES[name][0].split(), "depth"}
        yield name, f"{' '.join(ended):16} {statistics.median(beyond):7.1f} {max(beyond):7.1f}", is_right


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", help="scripts (default: all)")
    parser.add_argument("--times", type=int, default=20)
    parser.add_argument("--only", choices=("embedded", "command"))
    options = parser.parse_args()
    status = 0
    for title, run in (("embedded", embedded), ("command", by_the_command)):
        if options.only not in (None, title):
            continue
        names = options.names or [name for name, (limits, _) in CASES.items() if run is embedded or
                                  "output" not in limits and name != "sleep"]  # which takes no processor time
        print(f"{title + ', ' + str(options.times) + ' times':32} ended by          median    most", flush=True)
        for name, line, is_right in measure(run, names, options.times):
            print(f"{name:32} {line}{'' if is_right else '  !'}", flush=True)
            status |= not is_right
    return status


if __name__ == "__main__":
    sys.exit(main())
