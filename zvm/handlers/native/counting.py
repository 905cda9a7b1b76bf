"""Counting oplines: how many were executed, and which of them ran their Python handlers how often.

Reads the counters of the structs of op-arrays; used by `zvm --slow-oplines` and, through that, by scripts/bench.
"""
from __future__ import annotations

import ctypes

from zvm.handlers.native import abi

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from zvm.handlers.native.tier import Tier
    from zvm.opcodes.op_array import OpArray, Opline


class OplineCounts:
    """Of the op-arrays that are prepared while this is the tier's `counts`."""

    def __init__(self, tier: Tier) -> None:
        self._set_fronts = tier.set_fronts
        self._total = ctypes.c_int64.from_buffer(tier.image.shared, abi.STRUCTS["Shared"]["executed"][0])
        self._total.value = 0
        self._op_arrays: list[OpArray] = []

    @property
    def executed(self) -> int:
        """Oplines executed, in native code or by their Python handlers. A comparison that carries out the jump after
        it counts as one."""
        return self._total.value

    def watch(self, op_array: OpArray) -> None:
        """Count the oplines of an op-array that has just been prepared."""
        self._op_arrays.append(op_array)
        self._set_fronts([op_array], abi.Front.COUNT, 0)

    def slow_oplines(self) -> Iterator[tuple[OpArray, Opline, int]]:
        """The oplines that ran their Python handlers, and how often they did."""
        for op_array in self._op_arrays:
            for opline in op_array.opcodes:
                runs = _slow_runs(op_array, opline)
                if runs:
                    yield op_array, opline, runs


def _slow_runs(op_array: OpArray, opline: Opline) -> int:
    """A field of the opline's struct."""
    first = id(op_array.native) + abi.BYTES_DATA + abi.FUNCTION_INFO_SIZE
    return ctypes.c_int32.from_address(first + abi.OP_SIZE * opline.number + abi.STRUCTS["Op"]["slow_runs"][0]).value
