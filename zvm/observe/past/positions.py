"""Positions in a run: how many statements were begun before, which is the same each time the run is repeated.

Natively the EXT_STMT of each statement is metered, as all oplines of a run with a limit of oplines are
(handlers/native/kernels/base/fronts.py): a decrement, and a visit of Python at the statement that is waited for.
"""
from __future__ import annotations

import ctypes

from zvm.opcodes.metadata import EXT_STMT
from zvm.runtime.services.metering import OplineMeter

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from zvm.observe.marks import Marks
    from zvm.opcodes.op_array import Opline
    from zvm.runtime.execute_data import ExecuteData

FAR = 1 << 60  # statements: no run gets there


class _StatementMeter(OplineMeter):
    """What native code counts with."""

    __slots__ = ("arrived",)
    opcode = EXT_STMT

    def __init__(self, left: ctypes.c_int64, arrived: Callable[[], None]) -> None:
        super().__init__(left)
        self.arrived = arrived

    def check(self) -> None:
        """The statement that is waited for has come if none is left."""
        if self.left.value < 0:
            self.arrived()


class Positions:
    """Counts the statements of one engine. `on_arrival` is called at the statement that await_() has named, before it
    is executed; it has to call await_() again."""

    def __init__(self, marks: Marks) -> None:
        self.watches = marks.watches
        engine = self.engine = marks.engine
        tier: Any = engine.tier
        self._left = ctypes.c_int64()
        if tier is not None and engine.native_state is not None:
            tier.prepare_in_python(engine)
            self._left = tier.oplines_left(engine.native_state)
            engine.interrupts.meter = _StatementMeter(self._left, self._await_frame)
            tier.meter(self.watches.functions, EXT_STMT)
        self.watches.positions = self
        self._target = FAR
        self._left.value = FAR
        self._suspended = 0
        self._held = 0  # what is left while it is suspended
        self.on_arrival: Callable[[ExecuteData, Opline], None] = lambda frame, opline: self.await_(FAR)

    @property
    def now(self) -> int:
        """How many statements were begun; where one is about to begin, its position."""
        return self._target - (self._held if self._suspended else self._left.value)

    def await_(self, position: int) -> None:
        """Call `on_arrival` at the statement of that position, which is not over yet, and not before."""
        now = self.now
        self._target = position
        if self._suspended:
            self._held = position - now
        else:
            self._left.value = position - now

    def suspend(self) -> None:
        """What is executed from now on does not count."""
        self._suspended += 1
        if self._suspended == 1:
            self._held = self._left.value
            self._left.value = FAR

    def resume(self) -> None:
        """It counts again."""
        self._suspended -= 1
        if not self._suspended:
            self._left.value = self._held

    def _await_frame(self) -> None:
        """Native code visits Python at the statement: have it tell frame and opline, too, by a watch."""
        self._left.value = 0
        self.watches.arriving = self._arrived
        self.watches.add_everywhere(EXT_STMT, self._pass)

    def _arrived(self, frame: ExecuteData, opline: Opline) -> None:
        self.watches.remove_everywhere(EXT_STMT, self._pass)
        self.on_arrival(frame, opline)

    def _pass(self, frame: ExecuteData, opline: Opline) -> None:
        """Stands in front of statements while a frame is waited for."""

    def count(self, frame: ExecuteData, opline: Opline) -> None:
        """A statement begins, with Python handlers."""
        if self._suspended:
            return
        if self._left.value == 0:
            frame.opline = opline
            self.on_arrival(frame, opline)
        self._left.value -= 1
