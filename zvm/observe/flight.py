"""The last oplines that a run has executed, for `zvm --flight=N`: what led to a fatal error.

Natively they enter a ring of addresses (handlers/native/kernels/base/fronts.py, `recorded`), which costs a store for
each; loops are not compiled meanwhile. Which function an address is in is looked up when the ring is read: functions
are kept, so that no address is used again.
"""
from __future__ import annotations

import sys
from collections import deque

from zvm.observe.marks import Marks, carries_jump, leave_world
from zvm.opcodes.dump import op_array_name, opline_record
from zvm.opcodes.error_levels import E_FATAL_ERRORS
from zvm.runtime.services.addresses import allocate

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from ctypes import c_int64
    from typing import Any

    from zvm.engine.facade import Engine
    from zvm.opcodes.op_array import OpArray, Opline

    Place = tuple[OpArray, Opline]

MOST = 1 << 20


class Flight:
    """The last `count` oplines of an engine. `landed` are those up to the last fatal error."""

    def __init__(self, marks: Marks, count: int) -> None:
        engine = marks.engine
        self.count = count
        self.landed: list[Place] | None = None
        self._tier: Any = engine.tier
        self._functions = marks.watches.functions
        self._last: deque[Place] = deque(maxlen=count)  # of Python handlers
        self._listener = engine.diagnostics.listener
        engine.diagnostics.listener = self._reported
        if self._tier is not None:
            self._ring = allocate(8 << (count - 1).bit_length())
            self._recorded: c_int64 = self._tier.record_into(engine, self._ring)

    def note(self, function: OpArray, opline: Opline) -> None:
        """A Python handler is about to execute an opline."""
        self._last.append((function, opline))

    def oplines(self) -> list[Place]:
        """The last oplines, with their functions; the newest comes last."""
        found: list[Place] = []
        for function, opline in self._entered():
            found.append((function, opline))
            if carries_jump(function, opline.number):
                found.append((function, function.opcodes[opline.number + 1]))
        return found[-self.count:]

    def _entered(self) -> list[Place]:
        """Those that a handler was entered for."""
        if self._tier is None:
            return list(self._last)
        end, addresses = self._recorded.value, memoryview(self._ring).cast("B").cast("q")
        places = {id(opline): (function, opline) for function in self._functions for opline in function.opcodes}
        return [places[addresses[number % len(addresses)]] for number in range(max(0, end - self.count), end)]

    def _reported(self, level: int, message: str, file: str, line: int) -> None:
        if level & E_FATAL_ERRORS:
            self.landed = self.oplines()
        if self._listener is not None:
            self._listener(level, message, file, line)


def flying(engine: Engine, count: str, run: Callable[[], int]) -> int:
    """Carry out a run; after a fatal error write its last oplines to standard error. The exit code."""
    if not count.isdecimal() or not 0 < int(count) <= MOST:
        sys.stderr.write(f"zvm: --flight takes a number from 1 to {MOST:,}\n")
        return 1
    leave_world(engine)
    marks = engine.observer or Marks(engine)
    flight = Flight(marks, int(count))
    marks.record(flight)
    status = run()
    if flight.landed is not None:
        sys.stderr.write(report(flight.landed, engine.target))
    return status


def report(places: list[Place], target: int) -> str:
    """A line for each opline, as zvm-dump shows it; a heading where another function goes on."""
    lines = [f"\nThe last {len(places):,} oplines:\n"]
    before: OpArray | None = None
    for function, opline in places:
        if function is not before:
            lines.append(f"{op_array_name(function)} in {function.filename}\n")
            before = function
        result, *rest = opline_record(function, opline)
        lines.append(f"{opline.lineno:7d}  {opline.number:04d} {result}{''.join(rest)}\n")
    return "".join(lines)
