"""Pass 12: INIT_FCALL says what the frame takes of functions that passes have changed (zend_adjust_fcall_stack_size).

    0000 INIT_FCALL 0 144 string("f")    →    0000 INIT_FCALL 0 112 string("f")
"""
from __future__ import annotations

from zvm.compiler.expressions.calls import used_stack
from zvm.opcodes import metadata as ops
from zvm.optimizer.passes.reasons import because

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.opcodes.op_array import OpArray
    from zvm.optimizer.passes.context import Context


@because("the frame of the function has another size than before the other passes")
def optimize(op_array: OpArray, ctx: Context) -> None:
    """Compute the sizes again for the script's own functions."""
    for opline in op_array.opcodes:
        if opline.opcode == ops.INIT_FCALL:
            function = ctx.script.functions.get(op_array.literals[opline.op2])
            if function is not None:
                opline.op1 = used_stack(opline.extended_value, function)
