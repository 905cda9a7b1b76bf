"""Threads with a large C stack, for PHP code, which recurses through internal functions as deep as memory allows.

Starting one takes as long as a small request: those that have run a task wait for another.
"""
from __future__ import annotations

import os
import threading
from queue import SimpleQueue
from typing import TYPE_CHECKING

from zvm.runtime.services.stacks import RECURSION_LIMIT, STACK_BYTES, allow_depth, start_with_stack

if TYPE_CHECKING:
    from collections.abc import Callable

    Task = Callable[[], object]

_MOST_TASKS = 100  # of one thread: what a deep recursion has touched of its stack is given back with it
_lock = threading.Lock()
_idle: list[SimpleQueue[Task]] = []  # of the threads that wait
os.register_at_fork(after_in_child=_idle.clear)  # which has none of them


def start(task: Task) -> None:
    """Run a task in such a thread; what it raises is reported as of any thread, which ends."""
    try:
        tasks = _idle.pop()
    except IndexError:
        tasks = SimpleQueue()
        with _lock:
            start_with_stack(STACK_BYTES, lambda size: _start_thread(size, tasks))
    tasks.put(task)


def _start_thread(size: int, tasks: SimpleQueue[Task]) -> None:
    """Start a thread with a stack of so many bytes; the size that others get stays as it is."""
    def run() -> None:
        allow_depth(RECURSION_LIMIT // (STACK_BYTES // size))
        for _ in range(_MOST_TASKS - 1):
            tasks.get()()
            _idle.append(tasks)
        tasks.get()()

    threading.Thread(target=run, daemon=True).start()
