"""Jumps between blocks: chains, jumps that lead to the next block, conditions asked twice (zend_jmp_optimization).

    block 0: JMPZ CV0 → 2, else 1        block 0: JMPNZ CV0 → 3, else 2
    block 1: JMP → 3                →
    block 2: …                           block 2: …

Part of pass 5; jump_chains.py does some of this on oplines.
"""
from __future__ import annotations

from zvm.opcodes import metadata as ops
from zvm.opcodes.flags import ACC_HAS_FINALLY_BLOCK
from zvm.opcodes.operands import jump_slots
from zvm.optimizer.cfg import BB_FOLLOW, BB_PROTECTED, BB_REACHABLE, BB_TARGET
from zvm.optimizer.passes.context import inverse
from zvm.optimizer.passes.editing import is_same, make_nop
from zvm.optimizer.passes.jump_chains import (
    CONDITIONAL,
    CONDITIONAL_WITH_VALUE,
    LEAVES,
    PLAIN,
    asks_same_value,
    discard_condition,
    drop_jmp,
    keep_value,
    leave,
    take_over_result,
)
from zvm.optimizer.passes.reasons import because

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable

    from zvm.opcodes.op_array import Opline
    from zvm.optimizer.cfg import BasicBlock, ControlFlowGraph

    # where control goes on from a block of one opline, coming from a jump
    Step = Callable[[Opline, BasicBlock, Opline], "int | None"]

_SLOTS = {opcode: slots[0] for opcode in range(len(ops.NAMES)) if (slots := jump_slots(opcode))}


def optimize(cfg: ControlFlowGraph) -> int:
    """Shorten the jumps at the ends of all blocks; how many changes that were."""
    jumps = _Jumps(cfg)
    for number, block in enumerate(cfg.blocks):
        last = cfg.last_opline(block) if block.flags & BB_REACHABLE else None
        if last is None:
            continue
        if last.opcode == ops.JMP:
            jumps.shorten_jmp(number, block, last)
        elif last.opcode in (ops.JMP_SET, ops.COALESCE, ops.JMP_NULL):
            jumps.follow(block, last, _after_any)
        elif last.opcode in CONDITIONAL:
            jumps.shorten_conditional(block, last)
        elif last.opcode in CONDITIONAL_WITH_VALUE:
            jumps.shorten_with_value(block, last)
    return jumps.changes


def _after_any(last: Opline, block: BasicBlock, at: Opline) -> int | None:
    return block.successors[0] if at.opcode == ops.JMP else None


def _after_conditional(last: Opline, block: BasicBlock, at: Opline) -> int | None:
    if at.opcode in CONDITIONAL and is_same(at.op1_type, at.op1, last.op1_type, last.op1):
        return block.successors[at.opcode != last.opcode]
    return _after_any(last, block, at)


def _after_conditional_with_value(last: Opline, block: BasicBlock, at: Opline) -> int | None:
    if asks_same_value(last, at):
        plain = PLAIN[last.opcode]
        stays = at.result == last.result
        if at.opcode == plain or (at.opcode == last.opcode and stays):
            return block.successors[0]
        if at.opcode == inverse(plain) or (at.opcode == inverse(last.opcode) and stays):
            return block.successors[1]
        if at.opcode == ops.BOOL:  # the result is used nowhere else
            take_over_result(last, at)
            return block.successors[0]
    return _after_any(last, block, at)


class _Jumps:
    __slots__ = ("cfg", "blocks", "changes")

    def __init__(self, cfg: ControlFlowGraph) -> None:
        self.cfg, self.blocks = cfg, cfg.blocks
        self.changes = 0

    def _past_empty(self, number: int) -> int:
        """The block where `number` leads, empty ones passed over."""
        while not self.blocks[number].length and not self.blocks[number].flags & BB_PROTECTED:
            number = self.blocks[number].successors[0]
        return number

    def _target(self, block: BasicBlock, edge: int) -> BasicBlock:
        target = self._past_empty(block.successors[edge])
        if target != block.successors[edge]:
            block.successors[edge] = target
            self.changes += 1
        return self.blocks[target]

    def _next(self, number: int) -> int:
        """The block that follows in memory; -1: there is none."""
        for after in range(number + 1, len(self.blocks)):
            if self.blocks[after].flags & BB_REACHABLE:
                return self._past_empty(after)
        return -1

    def follow(self, block: BasicBlock, last: Opline, step: Step) -> BasicBlock:
        """Move the first edge along; the block where it ends."""
        passed: set[int] = set()
        target = self._target(block, 0)
        while target.length == 1:
            following = step(last, target, self.cfg.op_array.opcodes[target.start])
            if following is None or following in passed:
                break
            passed.add(following)
            self._lead(block, last, following)
            self.changes += 1
            target = self._target(block, 0)
        return target

    @because("where it jumps to there is a jump: it goes where that leads")
    def _lead(self, block: BasicBlock, last: Opline, successor: int) -> None:
        block.successors[0] = successor
        setattr(last, _SLOTS[last.opcode], self.blocks[successor].start)

    def shorten_jmp(self, number: int, block: BasicBlock, last: Opline) -> None:
        target = self.follow(block, last, _after_any)
        if block.successors[0] == self._next(number):
            drop_jmp(last)
            block.length -= 1
            self.changes += 1
        elif target.length == 1 and not self.cfg.op_array.fn_flags & ACC_HAS_FINALLY_BLOCK:
            at = self.cfg.op_array.opcodes[target.start]
            if at.opcode in LEAVES:
                leave(self.cfg.op_array, last, at)
                block.successors = []
                self.changes += 1

    def shorten_conditional(self, block: BasicBlock, last: Opline) -> None:
        self.follow(block, last, _after_conditional)
        following = self._target(block, 1)
        if block.successors[0] == block.successors[1]:
            self._forget_condition(block, last, block.successors[0])
        elif following.length == 1:
            at = self.cfg.op_array.opcodes[following.start]
            if at.opcode == ops.JMP:
                self._swap(block, last, following, at)

    def _forget_condition(self, block: BasicBlock, last: Opline, successor: int) -> None:
        """Both ways are the same."""
        if discard_condition(last):
            block.length -= 1
        block.successors = [successor]
        self.changes += 1

    @because("the next opline jumps over the target of this one: the opposite jump does both")
    def _swap(self, block: BasicBlock, last: Opline, following: BasicBlock, jmp: Opline) -> None:
        """What follows is a JMP: over it goes the opposite jump."""
        target = block.successors[0]
        if target == following.successors[0]:
            self._forget_condition(block, last, block.successors[1])
            return
        if following.flags & (BB_TARGET | BB_PROTECTED) or target != self._next(block.successors[1]):
            return
        last.opcode = inverse(last.opcode)
        block.successors = [following.successors[0], target]
        following.flags &= ~BB_REACHABLE
        make_nop(jmp)
        following.length = 0
        self.blocks[target].flags |= BB_FOLLOW

    def shorten_with_value(self, block: BasicBlock, last: Opline) -> None:
        self.follow(block, last, _after_conditional_with_value)
        self._target(block, 1)
        if block.successors[0] == block.successors[1]:
            keep_value(last)
            block.successors = [block.successors[0]]
            self.changes += 1
