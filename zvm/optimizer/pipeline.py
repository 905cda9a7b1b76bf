"""The order of the passes (zend_optimize_script). What the engine and zvm-dump call.

Reads a Script as the compiler made it, before it is linked, and changes its op-arrays in place.
"""
from __future__ import annotations

from zvm.compiler.passes.live_ranges import calc_live_ranges
from zvm.optimizer.passes import (
    blocks,
    calls,
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

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable, Iterator

    from zvm.compiler.builder import CompilerOptions
    from zvm.opcodes.op_array import OpArray
    from zvm.opcodes.script import Script

    Pass = Callable[[OpArray, Context], None]


AFTER_OPTIMIZER = "after optimizer"


def optimize_script(script: Script, options: CompilerOptions, level: int = c.DEFAULT_LEVEL,
                    listen: Callable[[OpArray, str], None] | None = None) -> None:
    """Optimize everything in `script`, which was compiled with `options`; `level` is opcache.optimization_level.

    `listen(op_array, when)` is called after each pass over an op-array ("after pass 1") and when OPcache would list it
    ("after optimizer").
    """
    ctx = Context(script, options, level)
    for op_array in list(script.op_arrays()):
        for number, optimize in local_passes(level):
            optimize(op_array, ctx)
            if listen is not None:
                calc_live_ranges(op_array)
                listen(op_array, f"after pass {number}")
        if listen is not None:
            listen(op_array, AFTER_OPTIMIZER)
        if op_array.live_range:
            calc_live_ranges(op_array)
    if level & c.STACK_SIZES:
        for op_array in script.op_arrays():
            stack_sizes.optimize(op_array, ctx)


def prepare_for_data_flow(script: Script, ctx: Context) -> None:
    """Run what comes before the data-flow pass, whose analysis (analysis.py) looks at the whole script."""
    level = ctx.level & (c.SIMPLE | c.JUMPS | c.CALLS | c.BLOCKS | c.NOPS)
    for op_array in list(script.op_arrays()):
        for _, optimize in local_passes(level):
            optimize(op_array, ctx)


def lists_live_ranges(level: int) -> bool:
    """Whether OPcache's listing "after optimizer" has live ranges: it makes it before or after computing them."""
    return level & c.CALL_GRAPH != 0


def local_passes(level: int) -> Iterator[tuple[int, Pass]]:
    """The passes over one op-array in their order, as `level` switches them (zend_optimize)."""
    if level & c.SIMPLE:
        yield 1, simple.optimize
    if level & c.JUMPS:
        yield 3, jump_chains.optimize
    if level & c.CALLS:
        yield 4, calls.optimize
    if level & c.BLOCKS:
        yield 5, blocks.optimize
    if level & c.TEMPORARIES:
        yield 9, temporaries.optimize
    if level & c.NOPS and not level & c.BLOCKS:
        yield 10, nops.optimize
    if level & c.LITERALS:
        yield 11, literals.optimize
    if level & c.VARIABLES:
        yield 13, variables.optimize
