"""The order of the passes (zend_optimize_script). What the engine and zvm-dump call.

Reads a Script as the compiler made it, before it is linked, and changes its op-arrays in place.
"""
from __future__ import annotations

import sys

from zvm.compiler.passes import oplines
from zvm.compiler.passes.live_ranges import calc_live_ranges
from zvm.opcodes.metadata import DECLARE_ATTRIBUTED_CONST
from zvm.optimizer.analysis import analyse_op_array, analyse_script
from zvm.optimizer.call_graph import FunctionInfo
from zvm.optimizer.passes import (
    blocks,
    calls,
    data_flow,
    jump_chains,
    literals,
    nops,
    simple,
    stack_sizes,
    temporaries,
    variables,
)
from zvm.optimizer.passes import context as c
from zvm.optimizer.passes.context import Context
from zvm.targets import V8_5

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable, Iterator
    from typing import TypeVar

    from zvm.compiler.builder import CompilerOptions
    from zvm.opcodes.op_array import OpArray
    from zvm.opcodes.script import Script
    from zvm.optimizer.recorder import Recorder

    Pass = Callable[[OpArray, Context], None]
    Listener = Callable[[OpArray, str], None]
    Subject = TypeVar("Subject")
    Result = TypeVar("Result")


AFTER_OPTIMIZER = "after optimizer"
NUMBER_OF_EXTRA = 16  # that listings give passes of one's own


def optimize_script(script: Script, options: CompilerOptions, level: int = c.DEFAULT_LEVEL,
                    listen: Listener | None = None, recorder: Recorder | None = None, to_run: bool = False) -> None:
    """Optimize everything in `script`, which was compiled with `options`; `level` is opcache.optimization_level.
    With `to_run` temporaries share no slots where there are loops, since native code runs quicker so.

    `listen(op_array, when)` is called after each pass over an op-array ("after pass 1") and when OPcache would list it
    ("after optimizer"). `recorder` learns what each pass did and why.
    """
    if options.target >= V8_5 and any(opline.opcode == DECLARE_ATTRIBUTED_CONST for opline in script.main.opcodes):
        return  # its attributes are more than the passes know of constants
    script.by_types = level & c.DATA_FLOW != 0
    optimization = _Optimization(Context(script, options, level, to_run), listen, recorder)
    if looks_at_calls(level):
        optimization.by_call_graph()
    else:
        optimization.one_by_one()
    if options.passes:
        from zvm.optimizer.extra_passes import verify_passes

        verify_passes(optimization.op_arrays, options.passes, script.by_types)


class _Optimization:
    """One run over a script."""

    __slots__ = ("ctx", "listen", "recorder", "op_arrays")

    def __init__(self, ctx: Context, listen: Listener | None, recorder: Recorder | None) -> None:
        self.ctx, self.listen, self.recorder = ctx, listen, recorder
        self.op_arrays = list(ctx.script.op_arrays())

    def one_by_one(self) -> None:
        """All passes over one op-array, then over the next one."""
        for op_array in self.op_arrays:
            for number, optimize in [*early_passes(self.ctx.level), *self._extra(), *late_passes(self.ctx.level)]:
                self._run(number, optimize, op_array)
            self._list(op_array, AFTER_OPTIMIZER)
            _exchange_operands(op_array)
            if op_array.live_range:
                calc_live_ranges(op_array, None, self.ctx.options.target)
        if self.ctx.level & c.STACK_SIZES:
            for op_array in self.op_arrays:
                self._apply(12, stack_sizes.optimize, op_array, op_array)

    def by_call_graph(self) -> None:
        """Each pass over all op-arrays, so that data flow knows functions by what earlier passes have left of them."""
        early, late = list(early_passes(self.ctx.level)), [*self._extra(), *late_passes(self.ctx.level)]
        for op_array in self.op_arrays:
            for number, optimize in early:
                self._run(number, optimize, op_array)
        infos = analyse_script(self.ctx.script, self.ctx)
        needs_live_range = {}
        for op_array in self.op_arrays:
            if infos[op_array].ssa is not None:
                needs_live_range[op_array] = self._apply(7, data_flow.optimize, infos[op_array], op_array)
                if self.listen is not None:
                    calc_live_ranges(op_array, needs_live_range[op_array], self.ctx.options.target)
                    self.listen(op_array, "after pass 7")
        for number, optimize in late:
            for op_array in self.op_arrays:
                self._run(number, optimize, op_array)
        for op_array in self.op_arrays:
            if self.ctx.level & c.STACK_SIZES and op_array in needs_live_range:
                self._apply(12, stack_sizes.optimize, op_array, op_array)
            _exchange_operands(op_array)
            if op_array.live_range:
                calc_live_ranges(op_array, needs_live_range.get(op_array), self.ctx.options.target)
        for op_array in self.op_arrays:
            self._list(op_array, AFTER_OPTIMIZER)

    def _extra(self) -> Iterator[tuple[int, Pass]]:
        """The passes of `--pass`."""
        for extra in self.ctx.options.passes:
            yield NUMBER_OF_EXTRA, extra.run

    def _run(self, number: int, optimize: Pass, op_array: OpArray) -> None:
        if self.recorder is None:
            optimize(op_array, self.ctx)
        else:
            self._apply(number, optimize, op_array, op_array)
        if self.listen is not None:
            calc_live_ranges(op_array, None, self.ctx.options.target)
            self.listen(op_array, f"after pass {number}")

    def _apply(self, number: int, optimize: Callable[[Subject, Context], Result], subject: Subject,
               op_array: OpArray) -> Result:
        """Let a pass do its work on an op-array or what is known of it."""
        if self.recorder is None:
            return optimize(subject, self.ctx)
        self.recorder.begin(op_array)
        result = optimize(subject, self.ctx)
        self.recorder.end(op_array, number, pass_title(optimize))
        return result

    def _list(self, op_array: OpArray, when: str) -> None:
        if self.listen is not None:
            self.listen(op_array, when)


def _exchange_operands(op_array: OpArray) -> None:
    """Constants that have become first operands of commutative operators go second (zend_redo_pass_two)."""
    oplines.loops.number_operands(op_array.opcodes, 0)


def prepare_for_data_flow(script: Script, ctx: Context) -> None:
    """Run what comes before the data-flow pass, whose analysis (analysis.py) looks at the whole script."""
    for op_array in list(script.op_arrays()):
        for number, optimize in early_passes(ctx.level):
            if number < 6:
                optimize(op_array, ctx)


def data_flow_alone(op_array: OpArray, ctx: Context) -> None:
    """The data-flow pass over a function of whose calls nothing is known (zend_optimize_dfa)."""
    info = FunctionInfo(op_array)
    analyse_op_array(info, {}, ctx)
    if info.ssa is not None:
        data_flow.optimize(info, ctx)


def pass_title(optimize: Callable[..., object]) -> str:
    """What a pass does, by the first sentence of its module ("Pass 1: ...")."""
    extra = getattr(optimize, "__self__", None)
    if extra is not None:
        return str(extra.title)
    return (sys.modules[optimize.__module__].__doc__ or "").partition("\n\n")[0].replace("\n", " ")


def looks_at_calls(level: int) -> bool:
    """Whether functions are optimized together, in the order of the call graph."""
    return level & c.DATA_FLOW != 0 and level & c.CALL_GRAPH != 0


def lists_live_ranges(level: int) -> bool:
    """Whether OPcache's listing "after optimizer" has live ranges: it makes it before or after computing them."""
    return level & c.CALL_GRAPH != 0


def early_passes(level: int) -> Iterator[tuple[int, Pass]]:
    """The passes before the whole script's data flow in their order, as `level` switches them (zend_optimize)."""
    if level & c.SIMPLE:
        yield 1, simple.optimize
    if level & c.JUMPS:
        yield 3, jump_chains.optimize
    if level & c.CALLS:
        yield 4, calls.optimize
    if level & c.BLOCKS:
        yield 5, blocks.optimize
    if level & c.DATA_FLOW and not level & c.CALL_GRAPH:
        yield 6, data_flow_alone
    if level & c.TEMPORARIES and not looks_at_calls(level):
        yield 9, temporaries.optimize
    if level & c.NOPS and not level & c.BLOCKS:
        yield 10, nops.optimize


def late_passes(level: int) -> Iterator[tuple[int, Pass]]:
    """Likewise those after it."""
    if level & c.TEMPORARIES and looks_at_calls(level):
        yield 9, temporaries.optimize
    if level & c.LITERALS:
        yield 11, literals.optimize
    if level & c.VARIABLES:
        yield 13, variables.optimize
