"""A meter of oplines: ends a run that has executed as many as it may, wherever that is.

Native code counts by itself (handlers/native/kernels/base/fronts.py, `metered`) and visits Python when none is left;
the dispatch loop of the Python handlers has `run()` go from opline to opline.
"""
from __future__ import annotations

from zvm.runtime.signals import OplinesUsedUp

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ctypes import c_int64

    from zvm.opcodes.op_array import Opline
    from zvm.runtime.execute_data import ExecuteData


class OplineMeter:
    """`left` is counted down, by native code too. An opline that carries out those after it counts as one. `opcode` is
    the one that is counted, None: all."""

    __slots__ = ("left",)
    opcode: int | None = None

    def __init__(self, left: c_int64) -> None:
        self.left = left

    def check(self) -> None:
        """Raise OplinesUsedUp when more were executed than allowed."""
        if self.left.value < 0:
            raise OplinesUsedUp

    def count(self) -> None:
        """One more is executed. Raises OplinesUsedUp when it may not be."""
        self.left.value -= 1
        if self.left.value < 0:
            raise OplinesUsedUp

    def run(self, frame: ExecuteData, opline: Opline | None) -> None:
        """Execute oplines of a frame until it is left or waits; the running one is the frame's saved opline."""
        left = self.left
        while opline is not None:
            left.value -= 1
            if left.value < 0:
                raise OplinesUsedUp
            frame.opline = opline
            opline = opline.handler(frame, opline)  # type: ignore[misc]
