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

BEFORE, CFG, SSA, TYPES = "before", "cfg", "ssa", "types"
STAGES = (BEFORE, CFG, SSA, TYPES)
# what each stage lists; OPcache lists the SSA form before the types it infers of it
_LISTINGS = {CFG: (CFG,), SSA: (SSA,), TYPES: (SSA, TYPES)}


def listing(compiled: Compiled, stage: str, options: CompilerOptions, level: int,
            functions: tuple[str, ...] = ()) -> str:
    """The text of a stage, of all op-arrays or those of `functions`.

    `options` are those the script was compiled with, `level` is opcache.optimization_level.
    """
    from zvm.optimizer.analysis import analyse_script
    from zvm.optimizer.passes.context import Context

    parts: list[str] = []
    shown = _LISTINGS[stage]
    selected = set(select(compiled.op_arrays, functions)[0])

    def listen(op_array: OpArray, kind: str, text: str) -> None:
        if kind in shown and op_array in selected:
            parts.append(text)

    assert compiled.script is not None
    analyse_script(compiled.script, Context(compiled.script, options, level), listen)
    return "".join(parts)
