"""`zvm --slow-oplines`: which oplines of a run were left to their Python handlers, how often, and where.

What `scripts/bench` reads, too: the first line has the totals, then a line for each handler, the busiest first.
"""
from __future__ import annotations

import sys

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable

    from zvm.engine import Engine
    from zvm.handlers.native.counting import OplineCounts

HEADING = "        runs    share  handler, and where most of it was\n"


def reporting_slow_oplines(engine: Engine, task: Callable[[], int]) -> int:
    """Carry out the task, then write the report to standard error; the task's exit code."""
    if engine.tier is None:
        sys.stderr.write(f"zvm: native handlers are {engine.native}\n")
        return 1
    counts = engine.tier.count_oplines()
    try:
        status = task()
    finally:
        engine.tier.counts = None
    sys.stderr.write(report(counts))
    return status


def report(counts: OplineCounts) -> str:
    """The totals and a line for each handler; shares are of all oplines that ran in Python."""
    by_handler: dict[str, dict[str, int]] = {}
    for op_array, opline, runs in counts.slow_oplines():
        places = by_handler.setdefault(getattr(opline.handler, "__name__", "?"), {})
        place = f"{op_array.filename}:{opline.lineno}"
        places[place] = places.get(place, 0) + runs
    totals = {handler: sum(places.values()) for handler, places in by_handler.items()}
    slow = sum(totals.values())
    share = 100 * slow / counts.executed if counts.executed else 0.0
    lines = [f"{slow:,} of {counts.executed:,} oplines ran in Python ({share:.2f} %)\n"]
    for handler in sorted(totals, key=lambda name: (-totals[name], name)):
        places = by_handler[handler]
        hottest = max(places, key=lambda place: places[place])
        lines.append(f"{totals[handler]:12,} {100 * totals[handler] / slow:6.2f} %  {handler:<44} {hottest}\n")
    return "".join([lines[0], HEADING, *lines[1:]] if slow else lines)
