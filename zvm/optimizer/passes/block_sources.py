"""What is known while a block is rewritten: which opline made each temporary."""
from __future__ import annotations

from zvm.optimizer.passes.editing import make_nop
from zvm.optimizer.passes.reasons import because

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.opcodes.op_array import Opline
    from zvm.optimizer.cfg import BasicBlock, ControlFlowGraph
    from zvm.optimizer.passes.context import Context


class BlockState:
    """`sources` are the oplines that made temporaries, by slot; `block` is the one being rewritten, `last_echo` the
    number of the last ECHO of a constant in it."""

    __slots__ = ("cfg", "op_array", "ctx", "used_outside", "sources", "block", "last_echo")

    def __init__(self, cfg: ControlFlowGraph, ctx: Context, used_outside: int) -> None:
        self.cfg, self.op_array, self.ctx = cfg, cfg.op_array, ctx
        self.used_outside = used_outside
        self.sources: dict[int, Opline] = {}
        self.block: BasicBlock = cfg.blocks[0]
        self.last_echo = -2

    def enter(self, block: BasicBlock) -> None:
        """Begin with a block."""
        self.block, self.last_echo = block, -2

    def is_used_outside(self, temporary: int) -> bool:
        """Whether another block than the one that makes it reads a temporary."""
        return self.used_outside >> temporary & 1 != 0

    @because("its operand was only passed on or converted: it reads what that opline read")
    def take_over_op1(self, opline: Opline, source: Opline) -> None:
        """`opline` reads what `source`, which made its op1, read."""
        del self.sources[opline.op1]
        opline.op1_type, opline.op1 = source.op1_type, source.op1
        drop_source(source)


@because("the opline that read its result does without it")
def drop_source(source: Opline) -> None:
    """Take away what made an operand that is not read any more."""
    make_nop(source)
