"""Where statements begin, in the oplines of a function."""
from __future__ import annotations

from zvm.opcodes import metadata as ops

TYPE_CHECKING = False
if TYPE_CHECKING:
    from zvm.opcodes.op_array import OpArray, Opline

_INSIDE = frozenset((ops.OP_DATA, ops.RECV, ops.RECV_INIT, ops.RECV_VARIADIC, ops.NOP, ops.FE_FREE, ops.FREE))


def statements(function: OpArray) -> list[Opline]:
    """The first opline of each statement: EXT_STMT where the function was compiled with it, else where another line
    begins."""
    marked = [opline for opline in function.opcodes if opline.opcode == ops.EXT_STMT]
    return marked or _line_starts(function)


def _line_starts(function: OpArray) -> list[Opline]:
    starts = []
    line = 0
    for opline in function.opcodes:
        if opline.opcode not in _INSIDE:
            if opline.lineno != line:
                starts.append(opline)
            line = opline.lineno
    return starts
