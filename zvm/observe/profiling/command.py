"""`zvm --profile=FILE`: the name of the file says which format, and so how the run is looked at."""
from __future__ import annotations

import os
import sys

from zvm.observe.profiling import cachegrind, stacks
from zvm.observe.profiling.calls import CallProfiler
from zvm.observe.profiling.sampling import Sampler

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from zvm.engine.facade import Engine


def profiling(engine: Engine, target: str, run: Callable[[], int]) -> int:
    """Carry out a run and write its profile; the exit code, 1 where it cannot be written."""
    name = os.path.basename(target)
    if not name.endswith((".json", ".folded", ".txt", ".pb.gz", ".pprof")):
        return _exact(engine, target, run)
    sampler = Sampler(engine)
    sampler.start()
    status = run()
    sampler.stop()
    program = engine.arguments[0] if engine.arguments else ""
    if name.endswith(".json"):
        data = stacks.speedscope(sampler, program).encode()
    elif name.endswith((".folded", ".txt")):
        data = stacks.folded(sampler).encode("latin-1", "replace")
    else:
        data = stacks.pprof(sampler)
    return _write(target, data, status, f"{sampler.count:,} samples")


def _exact(engine: Engine, target: str, run: Callable[[], int]) -> int:
    profiler = CallProfiler(engine)
    profiler.attach()
    status = run()
    profiler.detach()
    program = engine.arguments[0] if engine.arguments else ""
    calls = sum(profile.calls for profile in profiler.functions.values())
    return _write(target, cachegrind.write(profiler, program).encode("latin-1", "replace"), status,
                  f"{calls:,} calls of {len(profiler.functions):,} functions")


def _write(target: str, data: bytes, status: int, summary: str) -> int:
    try:
        with open(target, "wb") as file:
            file.write(data)
    except OSError as error:
        sys.stderr.write(f"zvm: no profile: {error}\n")
        return status or 1
    sys.stderr.write(f"zvm: {summary}: {target}\n")
    return status
