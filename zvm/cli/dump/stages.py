"""What OPcache shows of its optimizer's work on a script: `zvm-dump --stage`.

Reads a Compiled; runs the optimizer on its op-arrays, which are others afterwards.
"""
from __future__ import annotations

from zvm.cli.dump.view import select

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.cli.dump.compiling import Compiled
    from zvm.compiler.builder import CompilerOptions
    from zvm.opcodes.op_array import OpArray

BEFORE, AFTER, CFG, SSA, TYPES = "before", "after", "cfg", "ssa", "types"
STAGES = (BEFORE, AFTER, CFG, SSA, TYPES)
# what each stage lists; OPcache lists the SSA form before the types it infers of it
_LISTINGS = {CFG: (CFG,), SSA: (SSA,), TYPES: (SSA, TYPES)}


def listing(compiled: Compiled, stage: str, options: CompilerOptions, level: int,
            functions: tuple[str, ...] = ()) -> str:
    """The text of a stage, of all op-arrays or those of `functions`.

    `options` are those the script was compiled with, `level` is opcache.optimization_level.
    """
    assert compiled.script is not None
    if stage == AFTER:
        return _after(compiled, options, level, functions)
    from zvm.optimizer.analysis import analyse_script
    from zvm.optimizer.passes.context import Context
    from zvm.optimizer.pipeline import prepare_for_data_flow

    parts: list[str] = []
    shown = _LISTINGS[stage]
    selected = set(select(compiled.op_arrays, functions)[0])

    def listen(op_array: OpArray, kind: str, text: str) -> None:
        if kind in shown and op_array in selected:
            parts.append(text)

    context = Context(compiled.script, options, level)
    prepare_for_data_flow(compiled.script, context)
    analyse_script(compiled.script, context, listen)
    return "".join(parts)


def _after(compiled: Compiled, options: CompilerOptions, level: int, functions: tuple[str, ...]) -> str:
    from zvm.opcodes.dump import dump_op_array
    from zvm.optimizer.pipeline import AFTER_OPTIMIZER, lists_live_ranges, optimize_script

    assert compiled.script is not None
    parts: list[str] = []
    selected = set(select(compiled.op_arrays, functions)[0])

    def listen(op_array: OpArray, when: str) -> None:
        if when == AFTER_OPTIMIZER and op_array in selected:
            parts.append(dump_op_array(op_array, remark=when, live_ranges=lists_live_ranges(level)))

    optimize_script(compiled.script, options, level, listen)
    return "".join(parts)
