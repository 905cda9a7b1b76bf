"""Counting oplines: how many were executed, and which of them ran their Python handlers how often; calls of functions.

Reads the counters of the structs of op-arrays; used by `zvm --slow-oplines` and, through that, by scripts/bench, and by
`zvm --slow-functions`.
"""
from __future__ import annotations

import ctypes
from functools import wraps
from time import perf_counter_ns

from zvm.handlers.native import abi
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.convert import type_name
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.zval import Reference

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

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


class PythonCalls:
    """The calls of one internal function that Python carried out. Times are nanoseconds."""

    __slots__ = ("function", "has_kernel", "count", "total", "longest", "arguments")

    def __init__(self, function: Any, has_kernel: bool) -> None:
        self.function, self.has_kernel = function, has_kernel
        self.count = self.total = self.longest = 0
        self.arguments = ""  # a description of those of the longest call


class FunctionCounts:
    """The calls of internal functions that were left to Python, those of callbacks by them included."""

    def __init__(self, tier: Tier) -> None:
        self._tier = tier
        self.calls: dict[Any, PythonCalls] = {}

    def watch(self, function: Any) -> None:
        """Count and time what the Python function of an internal one does."""
        if function in self.calls:
            return
        calls = PythonCalls(function, self._tier.has_kernel_of(function))
        self.calls[function] = calls
        implementation = function.impl
        function.arg_info  # noqa: B018 - read from the signature before it is replaced

        @wraps(implementation)
        def counted(*arguments: Any, **named: Any) -> Any:
            description = "" if calls.count else describe(arguments)
            start = perf_counter_ns()
            try:
                return implementation(*arguments, **named)
            finally:
                time = perf_counter_ns() - start
                calls.count += 1
                calls.total += time
                if time > calls.longest:
                    calls.longest, calls.arguments = time, description or describe(arguments)

        function.impl = counted


def describe(arguments: tuple[Any, ...]) -> str:
    """The types and sizes of arguments: what the tests of kernels look at."""
    return ", ".join(_describe_value(each) for each in arguments
                     if isinstance(each, PhpObject) or not hasattr(each, "current_execute_data"))


def _describe_value(value: Any) -> str:
    if type(value) is Reference:
        return f"&{_describe_value(value.value)}"
    if type(value) is str:
        return f"string({len(value):,})"
    if type(value) is not PhpArray:
        return type_name(value)
    if not len(value):
        return "array(0)"
    kinds = sorted({"reference" if type(each) is Reference else type_name(each) for each in value.values()})
    shape = "list" if value.packed is not None else "hash"
    return f"{shape}({len(value):,}) of {'|'.join(kinds)}"
