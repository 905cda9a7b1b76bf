"""Profiles by sampling: a thread looks every millisecond at which functions and lines run.

Nothing is added to the program. Native code lets other threads run every few milliseconds; a sample counts for the time
since the one before.
"""
from __future__ import annotations

import threading
import time

from zvm.runtime.execute_data import line_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from zvm.engine.facade import Engine

    Place = tuple[str, str, int]  # function, file, line

_INTERVAL = 0.001  # seconds


class Sampler:
    """Of one engine. `stacks` has the time of each, in nanoseconds, by its places from the outermost on."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.stacks: dict[tuple[Place, ...], int] = {}
        self.count = 0
        self._ends = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)

    def start(self) -> None:
        """Begin; the engine is about to run something."""
        self._thread.start()

    def stop(self) -> None:
        """The run is over."""
        self._ends.set()
        self._thread.join()

    def _run(self) -> None:
        last = time.perf_counter_ns()
        while not self._ends.wait(_INTERVAL):
            now = time.perf_counter_ns()
            stack = stack_now(self.engine)
            if stack:
                self.stacks[stack] = self.stacks.get(stack, 0) + now - last
                self.count += 1
            last = now


def stack_now(engine: Engine) -> tuple[Place, ...]:
    """The places of an engine that runs in another thread, from the outermost on."""
    opline: Any = None
    if engine.tier is not None:
        _, opline = engine.tier.running(engine)
    frame = engine.current_execute_data
    places: list[Place] = []
    while frame is not None:
        function: Any = frame.func
        if function.is_internal:
            places.append((name_of(function), "php:internal", 0))
        else:
            is_inner = opline is not None and not any(place[1] != "php:internal" for place in places)
            places.append((name_of(function), function.filename, opline.lineno if is_inner else line_of(frame)))
        frame = frame.prev
    return tuple(reversed(places))


def name_of(function: Any) -> str:
    """What profiles call a function: with its class, a file's code by its path."""
    if function.function_name is None:
        return "{fiber}" if function.is_internal else f"{{main}} {function.filename}"
    prefix = "" if function.scope is None else f"{function.scope.display_name}::"
    return f"{prefix}{function.function_name}"
