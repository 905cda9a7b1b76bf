"""Threads with a large C stack, for PHP code, which recurses through internal functions as deep as memory allows."""
from __future__ import annotations

import threading
from typing import TYPE_CHECKING, TypeVar

from zvm.runtime.services.stacks import RECURSION_LIMIT, STACK_BYTES, allow_depth, start_with_stack

if TYPE_CHECKING:
    from collections.abc import Callable

Result = TypeVar("Result")
_lock = threading.Lock()


def run_in_thread(task: Callable[[], Result]) -> Result:
    """The task's result, or what it raised, from a thread of its own."""
    results: list[Result] = []
    problems: list[BaseException] = []

    def body() -> None:
        try:
            results.append(task())
        except BaseException as problem:
            problems.append(problem)
    start_thread(body).join()
    if problems:
        raise problems[0]
    return results[0]


def start_thread(body: Callable[[], None]) -> threading.Thread:
    """Start a thread with the large stack; the size that others get stays as it is."""
    def run(size: int) -> None:
        allow_depth(RECURSION_LIMIT // (STACK_BYTES // size))
        body()

    def start(size: int) -> threading.Thread:
        thread = threading.Thread(target=run, args=(size,), daemon=True)
        thread.start()
        return thread

    with _lock:
        return start_with_stack(STACK_BYTES, start)
