#!/usr/bin/env python3
"""Load and run damaged op-array files: each must be rejected with one line, or run within its limits.

usage: mutate_opfiles.py [--count 200000] [--first 0] [--megabytes 1024]

The files are made of the programs in tests/php, and a number says how one is damaged (zvm/fuzzing/opfiles.py): what
went wrong can be made again with --first NUMBER --count 1. Processes that crash, hang or take more than --megabytes are
found from outside. Exit status 1 when anything went wrong.
"""
from __future__ import annotations

import argparse
import os
import resource
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
CHUNK, PATIENCE = 250, 60.0  # files a process takes, seconds one may take: of the processor's, or ten times as many
LONGEST = 6000  # bytes of a source


def sources() -> list[tuple[str, str]]:
    """Programs that do not touch the machine, by name."""
    from zvm.conformance.phpt_file import split

    found = []
    for path in sorted((ROOT / "tests/php").rglob("*.phpt")):
        sections = split(path.read_bytes())
        text = sections.get("FILE", b"").decode("latin-1")
        if 0 < len(text) < LONGEST and not sections.keys() & {"SKIPIF", "EXTENSIONS", "STDIN", "CGI", "CLEAN", "INI"}:
            found.append((str(path), text))
    return found


def seeds() -> list[bytes]:
    from zvm.fuzzing.opfiles import seed_file
    from zvm.runtime.signals import Bailout, Thrown

    found = []
    for name, text in sources()[::7]:
        try:
            found.append(seed_file(text, name))
        except (Thrown, Bailout):  # it is about what does not compile
            continue
    return found


def worker(first: int, count: int, megabytes: int) -> None:
    """Take `count` files; say on standard output which one begins, and what became of it.

    Address space: `megabytes`, and what the large stack and the native image take.
    """
    from zvm.cli.main import run_with_large_stack
    from zvm.cli.watchdog import Watchdog
    from zvm.engine import Engine
    from zvm.fuzzing.opfiles import mutated, outcome

    resource.setrlimit(resource.RLIMIT_AS, ((megabytes << 20) + (2 << 30),) * 2)
    files = seeds()
    os.chdir("/")
    for number in range(first, first + count):
        data = mutated(files[number % len(files)], number)
        print(f"begin {number}", flush=True)
        watchdog = Watchdog()
        result = ["internal error"]

        class Watched(Engine):
            def __init__(self, *arguments: object, watchdog: Watchdog = watchdog) -> None:
                super().__init__(*arguments)  # type: ignore[arg-type]
                watchdog.engine = self

        def task(data: bytes = data, result: list[str] = result, watched: type[Engine] = Watched) -> int:
            result[0] = outcome(data, watched)
            return 0

        if run_with_large_stack(task, watchdog) != 0:
            print(f"failed {number}", flush=True)
        else:
            print(f"end {number} {result[0].partition(':')[0] if result[0] == 'ran' else 'rejected'}", flush=True)


def run(first: int, count: int, megabytes: int, totals: dict[str, int]) -> list[str]:
    """Have processes take the files from `first` on; what went wrong."""
    problems = []
    number, end = first, first + count
    while number < end:
        command = [sys.executable, __file__, "--worker", "--first", str(number), "--count",
                   str(min(CHUNK, end - number)), "--megabytes", str(megabytes)]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, errors="replace")
        last, number = _follow(process, number, totals, problems)
        if last is not None:
            assert process.stderr is not None
            text = process.stderr.read().strip().rpartition("\n")[2]
            problems.append(f"{last}: the process ended with status {process.returncode}: {text}")
            print(problems[-1], file=sys.stderr)
            number = last + 1
        print(f"{number - first:,} files: {totals}, {len(problems)} problems", file=sys.stderr, flush=True)
    return problems


def _follow(process: subprocess.Popen[str], number: int, totals: dict[str, int],
            problems: list[str]) -> tuple[int | None, int]:
    """Read what a process says; the file it died of, if it did, and the next one."""
    import select

    assert process.stdout is not None
    current: int | None = None
    began, used = time.monotonic(), 0.0
    buffer = ""
    while True:
        ready, _, _ = select.select([process.stdout], [], [], 1.0)
        if ready:
            piece = os.read(process.stdout.fileno(), 65536).decode("latin-1")
            if not piece:
                break
            *lines, buffer = (buffer + piece).split("\n")
            for line in lines:
                word, _, rest = line.partition(" ")
                if word == "begin":
                    current, began, used = int(rest), time.monotonic(), _processor_time(process.pid)
                elif word in ("end", "failed"):
                    number, current = int(rest.split(" ")[0]) + 1, None
                    key = rest.partition(" ")[2] if word == "end" else "failed"
                    totals[key] = totals.get(key, 0) + 1
                    if word == "failed":
                        problems.append(f"{number - 1}: an internal error")
                        print(problems[-1], file=sys.stderr)
        elif current is not None and (_processor_time(process.pid) - used > PATIENCE
                                      or time.monotonic() - began > 10 * PATIENCE):
            process.kill()
            problems.append(f"{current}: hangs")
            print(problems[-1], file=sys.stderr)
    process.wait()
    return current, number


def _processor_time(pid: int) -> float:
    """Seconds that a process has had, which on a busy machine are fewer than have passed (proc(5): utime, stime)."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:  # it has ended
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=200_000, help="how many files (default 200,000)")
    parser.add_argument("--first", type=int, default=0, help="the number of the first one")
    parser.add_argument("--megabytes", type=int, default=1024, help="of memory a process may take (default 1024)")
    parser.add_argument("--worker", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.worker:
        worker(options.first, options.count, options.megabytes)
        os._exit(0)
    totals: dict[str, int] = {}
    problems = run(options.first, options.count, options.megabytes, totals)
    print(f"{sum(totals.values()):,} files: {totals}")
    print("\n".join(problems) if problems else "nothing went wrong")
    sys.exit(bool(problems))


if __name__ == "__main__":
    main()
