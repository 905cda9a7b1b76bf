"""Running many tests with several workers: threads, each of which waits for the processes it starts.

A worker has a scratch copy of its own. Two tests that name the same thing in CONFLICTS never run at the same time, and
one that names "all" runs alone.
"""
from __future__ import annotations

import tempfile
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from zvm.conformance.php_command import PhpCommand
from zvm.conformance.phpt_file import MalformedTest, read
from zvm.conformance.results import Result, Verdict
from zvm.conformance.runner import Options, Runner
from zvm.conformance.scratch import Scratch
from zvm.conformance.selection import TestCase

ALL = "all"


class Queue:
    """The tests that are left, handed out in order, but never one in conflict with another that runs."""

    def __init__(self, cases: Sequence[TestCase]) -> None:
        self._waiting = [(case, conflicts_of(case)) for case in cases]
        self._running: list[frozenset[str]] = []
        self._changed = threading.Condition()

    def take(self) -> tuple[TestCase, frozenset[str]] | None:
        """The next test and its conflict keys, once one may run; None when all have been handed out."""
        with self._changed:
            while self._waiting:
                for index, (_case, keys) in enumerate(self._waiting):
                    if self._may_run(keys):
                        self._running.append(keys)
                        return self._waiting.pop(index)
                self._changed.wait()
            return None

    def _may_run(self, keys: frozenset[str]) -> bool:
        if ALL in keys:
            return not self._running
        return not any(keys & other or ALL in other for other in self._running)

    def done(self, keys: frozenset[str]) -> None:
        """A test with these keys has ended."""
        with self._changed:
            self._running.remove(keys)
            self._changed.notify_all()

    def clear(self) -> None:
        """Hand out nothing more."""
        with self._changed:
            self._waiting.clear()


def conflicts_of(case: TestCase) -> frozenset[str]:
    try:
        return read(case.path).conflict_keys()
    except (MalformedTest, OSError):
        return frozenset()


def run_all(cases: Sequence[TestCase], php: PhpCommand, options: Options, workers: int,
            report: Callable[[TestCase, Result], None]) -> None:
    """Run the tests; `report` is called with each result as it comes, by one thread at a time."""
    queue, lock = Queue(cases), threading.Lock()

    def work(worker: int, folder: Path) -> None:
        runner, scratch = Runner(php, options, worker), Scratch(folder)
        while (taken := queue.take()) is not None:
            case, keys = taken
            try:
                result = run_one(runner, scratch, case)
            finally:
                queue.done(keys)
            with lock:
                report(case, result)

    with tempfile.TemporaryDirectory(prefix="zvm-phpt-", ignore_cleanup_errors=True) as folder, \
            ThreadPoolExecutor(workers) as pool:
        running = [pool.submit(work, worker, Path(folder) / str(worker)) for worker in range(1, workers + 1)]
        try:
            for worker in running:
                worker.result()
        finally:
            queue.clear()


def run_one(runner: Runner, scratch: Scratch, case: TestCase) -> Result:
    """Run one test in the worker's copy."""
    if not case.path.exists():
        return Result(Verdict.BORK, "no such file")
    root = scratch.root_for(case.root, case.name if case.redirect is None else case.redirect.name)
    path = root / case.name
    return runner.run(path, root if case.in_checkout else path.parent, case.redirect)
