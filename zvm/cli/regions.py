"""`zvm --regions`: the loops of a run that were compiled, how often they were left and where, and why others were not.

See docs/inside/regions.md.
"""
from __future__ import annotations

import sys

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable, Iterator

    from zvm.engine import Engine
    from zvm.handlers.native.regions import FunctionRegions, Region
    from zvm.opcodes.op_array import OpArray
    from zvm.regions.micro import Exit


def reporting_regions(engine: Engine, task: Callable[[], int]) -> int:
    """Carry out the task with regions switched on, then write the report to standard error; the task's exit code."""
    if engine.tier is None:
        sys.stderr.write(f"zvm: native handlers are {engine.native}\n")
        return 1
    engine.tier.start_regions(keeps=True)
    if engine.tier.regions_status() != "on":
        sys.stderr.write(f"zvm: there are no compiled regions: {engine.tier.regions_status()}\n")
        return 1
    status = task()
    regions = engine.tier.regions
    lines = [line for state in (regions.functions.values() if regions is not None else ())
             for line in function_lines(state)]
    sys.stderr.write("".join(lines) or "no loop ran for long enough to be compiled\n")
    return status


def function_lines(state: FunctionRegions) -> Iterator[str]:
    """The lines about one function."""
    function = state.function()
    if function is None:
        return
    name = f"{function.function_name}()" if function.function_name else "main script"
    for region in (*state.regions, *state.retired):
        gone = "" if region in state.regions else ", withdrawn"
        yield (f"{_place(function, region.first)} {name}, oplines {region.first} to {region.last}: "
               f"{len(region.stencils)} stencils, {region.code_size} bytes; entered {region.count('entries'):,} times, "
               f"{region.count('turns'):,} turns, {region.count('refusals'):,} refusals{gone}\n")
        yield from _exit_lines(region)
    for (first, last), reason in state.refused.items():
        yield f"{_place(function, first)} {name}, oplines {first} to {last}: not compiled: {reason}\n"


def _exit_lines(region: Region) -> Iterator[str]:
    for index, exit in enumerate(region.work.exits):
        taken = region.taken(index)
        if taken:
            function, number = region.places[index]
            owner = function()
            place = "a function that is gone" if owner is None else _place(owner, number)
            yield f"    left {taken:,} times at opline {number} ({place}): {_reason(region, exit)}\n"


def _reason(region: Region, exit: Exit) -> str:
    """Why a region is left by an exit."""
    if exit.polls:
        return "to visit Python"
    if exit.is_in_call:
        return "what is called was left"
    if exit.repeats:
        return region.work.refused.get(exit.number, "what it holds for changed")
    return "end of the loop"


def _place(function: OpArray, number: int) -> str:
    return f"{function.filename}:{function.opcodes[number].lineno}"
