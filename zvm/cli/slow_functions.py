"""`zvm --slow-functions`: which calls of internal functions were left to Python, how often, and for how long."""
from __future__ import annotations

import sys

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable

    from zvm.engine import Engine
    from zvm.handlers.native.counting import FunctionCounts

HEADING = "     calls   total ms  longest ms  function, and the arguments of the longest call\n"
_MILLION = 1e6  # nanoseconds of a millisecond


def reporting_slow_functions(engine: Engine, task: Callable[[], int]) -> int:
    """Carry out the task, then write the report to standard error; the task's exit code."""
    if engine.tier is None:
        sys.stderr.write(f"zvm: native handlers are {engine.native}\n")
        return 1
    counts = engine.tier.count_functions()
    try:
        status = task()
    finally:
        engine.tier.function_counts = None
    sys.stderr.write(report(counts))
    return status


def report(counts: FunctionCounts) -> str:
    """A line for each function, the slowest first. `no kernel`: native code has none for it; of others the arguments
    are what its kernel refused."""
    called = sorted((calls for calls in counts.calls.values() if calls.count), key=lambda calls: -calls.total)
    if not called:
        return "no call of an internal function was left to Python\n"
    lines = [f"{calls.count:10,} {calls.total / _MILLION:10.2f} {calls.longest / _MILLION:11.3f}  "
             f"{calls.function.display_name}({calls.arguments}){'' if calls.has_kernel else '  no kernel'}\n"
             for calls in called]
    total = sum(calls.total for calls in called) / _MILLION
    count = sum(calls.count for calls in called)
    return "".join([f"{count:,} calls were left to Python, for {total:.2f} ms\n", HEADING, *lines])
