"""Where statements begin, in the oplines of a function."""
from __future__ import annotations

from zvm.opcodes import metadata as ops

TYPE_CHECKING = False
if TYPE_CHECKING:
    from zvm.opcodes.op_array import OpArray, Opline

_INSIDE = frozenset((ops.OP_DATA, ops.RECV, ops.RECV_INIT, ops.RECV_VARIADIC, ops.NOP, ops.FE_FREE, ops.FREE))


def statements(function: OpArray) -> list[Opline]:
    """The oplines in front of statements, of a function that was compiled with EXT_STMT."""
    return [opline for opline in function.opcodes if opline.opcode == ops.EXT_STMT]


def line_starts(function: OpArray) -> list[Opline]:
    """The oplines where another line begins."""
    starts = []
    line = 0
    for opline in function.opcodes:
        if opline.opcode not in _INSIDE:
            if opline.lineno != line:
                starts.append(opline)
            line = opline.lineno
    return starts
