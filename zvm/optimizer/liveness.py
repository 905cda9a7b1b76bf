"""Which variables are alive where blocks begin and end (zend_dfg.c).

Reads a ControlFlowGraph with predecessors; makes a Liveness. Sets of variables are ints, a bit for each slot number.
"""
from __future__ import annotations

from zvm.opcodes import metadata as meta
from zvm.opcodes.op_array import CV
from zvm.optimizer import definitions as d
from zvm.optimizer.definitions import VARIABLE

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.opcodes.op_array import OpArray, Opline
    from zvm.optimizer.cfg import BasicBlock, ControlFlowGraph


class Liveness:
    """By block: what it defines, what it uses before it defines it, what is alive at its beginning and at its end."""

    __slots__ = ("defined", "used", "alive_in", "alive_out")

    def __init__(self, count: int) -> None:
        self.defined, self.used = [0] * count, [0] * count
        self.alive_in, self.alive_out = [0] * count, [0] * count


def find_liveness(cfg: ControlFlowGraph) -> Liveness:
    """The sets of all reachable blocks; those of others are empty."""
    blocks = cfg.blocks
    liveness = Liveness(len(blocks))
    for number, block in enumerate(blocks):
        if block.reachable:
            liveness.used[number], liveness.defined[number] = _uses_and_definitions(cfg.op_array, block)
    waiting = [number for number, block in enumerate(blocks) if block.reachable]
    queued = set(waiting)
    alive_in = liveness.alive_in
    while waiting:
        number = waiting.pop()
        queued.discard(number)
        block = blocks[number]
        alive = 0
        for successor in block.successors:
            alive |= alive_in[successor]
        liveness.alive_out[number] = alive
        alive = liveness.used[number] | alive & ~liveness.defined[number]
        if alive != alive_in[number]:
            alive_in[number] = alive
            for predecessor in block.predecessors:
                if predecessor not in queued:
                    queued.add(predecessor)
                    waiting.append(predecessor)
    return liveness


def _uses_and_definitions(op_array: OpArray, block: BasicBlock) -> tuple[int, int]:
    used = defined = 0
    opcodes = op_array.opcodes
    for number in block.numbers:
        opline = opcodes[number]
        if opline.opcode in d.SPECIAL:
            used |= _special_uses(opcodes, opline, number) & ~defined
            defined |= _special_definitions(op_array, opline, number)
            continue
        if opline.opcode == meta.OP_DATA:
            continue
        if opline.op1_type & VARIABLE:
            used |= 1 << opline.op1 & ~defined
        if opline.op2_type & VARIABLE:
            used |= 1 << opline.op2 & ~defined
        if opline.result_type & VARIABLE:
            defined |= 1 << opline.result
    return used, defined


def _special_uses(opcodes: list[Opline], opline: Opline, number: int) -> int:
    """What an opline uses."""
    used = 1 << opline.op1 if opline.op1_type & VARIABLE else 0
    if d.uses_op2(opline):
        used |= 1 << opline.op2
    if d.uses_result(opline):
        used |= 1 << opline.result
    if d.uses_data(opline) and opcodes[number + 1].op1_type & VARIABLE:
        used |= 1 << opcodes[number + 1].op1
    return used


def _special_definitions(op_array: OpArray, opline: Opline, number: int) -> int:
    """What an opline defines."""
    defined = 1 << opline.result if opline.result_type & VARIABLE else 0
    if d.defines_op1(op_array, opline):
        defined |= 1 << opline.op1
    if d.defines_op2(opline):
        defined |= 1 << opline.op2
    if d.defines_data(opline) and op_array.opcodes[number + 1].op1_type & CV:
        defined |= 1 << op_array.opcodes[number + 1].op1
    return defined
