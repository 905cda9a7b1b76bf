"""Threads for deep recursion."""
from __future__ import annotations

import functools
from queue import SimpleQueue

import pytest

from zvm.runtime.services.stacks import RECURSION_LIMIT
from zvm.web import threads


def nest(depth: int) -> int:
    """A call through a C function for each level."""
    return depth and functools.reduce(lambda sum, _: sum + nest(depth - 1), (0,), 1)


def test_calls_nest_through_c_functions_as_well() -> None:
    depth, results = RECURSION_LIMIT // 5, SimpleQueue[int]()
    threads.start(lambda: results.put(nest(depth)))
    assert results.get(timeout=60) == depth


def test_other_threads_keep_their_depth() -> None:
    results = SimpleQueue[int]()
    threads.start(lambda: results.put(nest(10)))
    assert results.get(timeout=60) == 10
    with pytest.raises(RecursionError):  # where a thread of the usual stack would crash
        nest(RECURSION_LIMIT // 5)
