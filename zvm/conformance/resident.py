"""Whether scripts do the same in a process whose code stays: `zvm-phpt --resident`.

Each test runs in a process of its own, forked from one that has an engine loaded: twice by fresh engines, which tells
whether it does the same at all, then in one World: twice, after another test of the run, and after that again. Any
difference is one of ours, whatever the test expects.
"""
from __future__ import annotations

import contextlib
import os
import pickle
import random
import select
import signal
import tempfile
import threading
import time
import traceback
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

from zvm.conformance.phpt_file import MalformedTest, PhptFile, read
from zvm.conformance.results import Result, Verdict
from zvm.conformance.runner import SETTINGS, written
from zvm.conformance.scratch import Scratch
from zvm.conformance.selection import TestCase

_MOST = 1 << 20  # bytes of output that are compared
_STACK = 256 << 20
_WARM_UP = "<?php class A { public $a = 1; } function f($x) { return $x; } echo f((new A)->a);"
_BEGUN = b"."  # what a test writes when fresh engines have done with it
_Scripted = tuple[PhptFile, Path]
_SECTIONS = ("REDIRECTTEST", "PHPDBG", "STDIN", "ARGS", "EXPECTHEADERS", "GET", "POST", "POST_RAW", "COOKIE")


def run_all(cases: Sequence[TestCase], timeout: float, workers: int, seed: int,
            report: Callable[[TestCase, Result], None]) -> None:
    """Compare the tests, in so many processes; `report` is called with each result as it comes. `seed` decides which
    other test each of them runs after."""
    _warm_up()
    others = list(cases)
    random.Random(seed).shuffle(others)
    pipes = []
    for worker in range(workers):
        reader, writer = os.pipe()
        if not os.fork():
            os.close(reader)
            with os.fdopen(writer, "wb") as answers, tempfile.TemporaryDirectory() as folder:
                scratch = Scratch(Path(folder))
                for number in range(worker, len(cases), workers):
                    pickle.dump((number, _compare(scratch, cases[number], others[number], timeout)), answers)
                    answers.flush()
            os._exit(0)
        os.close(writer)
        pipes.append(os.fdopen(reader, "rb"))
    lock = threading.Lock()

    def take(answers: Any) -> None:
        while True:
            try:
                number, result = pickle.load(answers)
            except EOFError:
                return
            with lock:
                report(cases[number], result)

    threads = [threading.Thread(target=take, args=(answers,)) for answers in pipes]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


def _warm_up() -> None:
    from zvm.engine import Engine

    Engine(write=lambda data: None).run_source(_WARM_UP, "warm-up")


def _compare(scratch: Scratch, case: TestCase, other: TestCase, timeout: float) -> Result:
    """The result of one test, run in a process of its own, on the worker's copies."""
    try:
        test, second = (read(scratch.root_for(each.root, each.name) / each.name) for each in (case, other))
    except (MalformedTest, OSError) as error:
        return Result(Verdict.BORK, str(error))
    if any(name in test for name in _SECTIONS) or "FILE" not in test:
        return Result(Verdict.SKIP, "needs more than a script")
    if "FILE" not in second:
        second = test
    with tempfile.TemporaryDirectory() as folder, _script(test, folder) as own, _script(second, folder) as others:
        return _judged(_Comparison(folder, (test, own), (second, others)), timeout)


def _judged(comparison: _Comparison, timeout: float) -> Result:
    """The result of a comparison that is made in another process."""
    reader, writer = os.pipe()
    child = os.fork()
    if not child:
        os.close(reader)
        _detach()
        threading.stack_size(_STACK)
        thread = threading.Thread(target=comparison.answer, args=(writer,))
        thread.start()
        thread.join()
        os._exit(0)
    os.close(writer)
    data, is_over = _received(reader, time.monotonic() + timeout)
    with contextlib.suppress(ProcessLookupError):
        os.killpg(child, signal.SIGKILL)  # with what the script has left running
    _, status = os.waitpid(child, 0)
    if not is_over:
        return Result(Verdict.SKIP, "takes too long")
    if not data:
        return Result(Verdict.SKIP, "ends its process")
    if data == _BEGUN:
        return Result(Verdict.FAIL, f"died with status {status}")
    result: Result = pickle.loads(data.removeprefix(_BEGUN))
    return result


def _received(reader: int, deadline: float) -> tuple[bytes, bool]:
    """What comes until the end, or until the deadline, and whether it was the end."""
    data = b""
    with contextlib.closing(os.fdopen(reader, "rb", 0)) as answer:
        while True:
            ready, _, _ = select.select([answer], [], [], max(deadline - time.monotonic(), 0))
            piece = answer.read(65536) if ready else None
            if not piece:
                return data, piece is not None
            data += piece


def _detach() -> None:
    os.setpgid(0, 0)
    null = os.open(os.devnull, os.O_RDWR)
    for descriptor in range(3):
        os.dup2(null, descriptor)


class _Comparison:
    """One test with its script, another to be run between, and a folder for the cache of compiled files."""

    def __init__(self, folder: str, own: _Scripted, other: _Scripted) -> None:
        self._folder, self._own, self._other = folder, own, other

    def answer(self, writer: int) -> None:
        """Write the result, and before that _BEGUN once fresh engines have done with it."""
        try:
            result = self._compared(lambda: os.write(writer, _BEGUN))
        except BaseException as error:
            place = traceback.extract_tb(error.__traceback__)[-1]
            result = Result(Verdict.FAIL, f"{type(error).__name__} at {place.filename}:{place.lineno}: {error}, "
                                          f"with {self._other[0].path.name}")
        with os.fdopen(writer, "wb") as answer:
            pickle.dump(result, answer)

    def _compared(self, begin: Callable[[], object]) -> Result:
        own, other = self._own, self._other
        wanted = _run(*own, self._folder, False)
        if _run(*own, self._folder, False) != wanted:
            return Result(Verdict.SKIP, "does not do the same twice")
        _run(*other, self._folder, False)
        if _run(*own, self._folder, False) != wanted:
            return Result(Verdict.SKIP, "does not do the same after another")
        begin()
        for number, which in enumerate((own, own, other, own, other, own)):
            output = _run(*which, self._folder, True)
            if which is own and output != wanted:
                return Result(Verdict.FAIL, f"differs as number {number + 1} in one process", wanted, output)
        return Result(Verdict.PASS)


@contextlib.contextmanager
def _script(test: PhptFile, folder: str) -> Iterator[Path]:
    """The test's script as a file beside it, old enough to be cached."""
    path = test.path.with_name(f"{test.path.stem}.{os.path.basename(folder)}.php")
    with written(path, test["FILE"]):
        os.utime(path, (1, 1))
        yield path


def _settings(test: PhptFile, folder: str) -> list[tuple[str, str]]:
    settings = {**SETTINGS, "zvm.cache_dir": folder}
    text = test.text("INI").replace("{PWD}", str(test.path.parent)).replace("{TMP}", tempfile.gettempdir())
    for line in text.splitlines():
        name, separator, value = (part.strip() for part in line.partition("="))
        if separator and name not in ("extension", "zend_extension"):
            settings[name] = value
    return list(settings.items())


def _run(test: PhptFile, script: Path, folder: str, is_resident: bool) -> bytes:
    """What the script prints."""
    from zvm.engine import Engine, resident

    pieces: list[bytes] = []
    left = [_MOST]

    def write(data: bytes) -> None:
        if left[0] > 0:
            pieces.append(bytes(data))
            left[0] -= len(data)

    os.chdir(test.path.parent)
    engine = Engine(_settings(test, folder), write)
    if is_resident:
        resident.lease(engine)
    try:
        engine.set_arguments(str(script), [])
        engine.run_file(str(script))
    finally:
        resident.release(engine)
    return b"".join(pieces)
