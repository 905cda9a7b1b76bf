"""Jumps on constants, and blocks of which nothing is left (zend_dfa_optimize_jmps); after passes 8 and 14.

    0000 JMPZ bool(true) 0003     0000 NOP
    0001 JMP 0002              →  0001 NOP
    0002 …                        0002 …

Changes an op-array and its SSA form together; NOPs are left behind.
"""
from __future__ import annotations

from zvm.compiler.constant_operators import is_true
from zvm.opcodes import metadata as ops
from zvm.opcodes.op_array import CONST, CV, UNUSED
from zvm.opcodes.operands import JUMP_TABLES, jump_slots
from zvm.optimizer.cfg import BB_REACHABLE, is_loop_var_free
from zvm.optimizer.passes.constant_propagation import looks_up_case
from zvm.optimizer.passes.editing import make_nop, unset_op1, unset_op2, unset_result
from zvm.optimizer.passes.reasons import because
from zvm.optimizer.passes.ssa_editing import REFCOUNTED, SsaEditor
from zvm.optimizer.type_masks import MAY_BE_UNDEF

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.opcodes.op_array import Opline
    from zvm.optimizer.cfg import BasicBlock
    from zvm.optimizer.passes.context import Context
    from zvm.optimizer.ssa import Ssa

_PLAIN = {ops.JMPZ_EX: ops.JMPZ, ops.JMPNZ_EX: ops.JMPNZ, ops.JMP_SET: ops.JMPNZ}
_LOOKED_AT = frozenset((ops.JMP, ops.JMPZ, ops.JMPNZ, ops.COALESCE, ops.JMP_NULL, ops.NOP, *_PLAIN)) | JUMP_TABLES


def optimize(ssa: Ssa, ctx: Context) -> None:
    """Fold the jumps at the ends of all blocks."""
    folding = _Folding(ssa, ctx)
    folding.unlink_empty()
    folding.fold()


class _Folding(SsaEditor):
    __slots__ = ()

    def unlink_empty(self) -> None:
        """Pass over blocks of NOPs."""
        for number in range(1, len(self.blocks)):
            if self.blocks[number].flags & BB_REACHABLE:
                self._compress(number)

    def fold(self) -> None:
        """From the first block; where one has gone, the block before it is looked at again."""
        number = self._next(-1)
        while number < len(self.blocks):
            following = self._next(number)
            block = self.blocks[number]
            if block.length and self._fold_last(number, block, following) and self._compress(number):
                number = self._previous(number)
                if number >= 0:
                    continue
            number = following

    def _next(self, number: int) -> int:
        """The next block that can be reached; their count: there is none."""
        number += 1
        while number < len(self.blocks) and not self.blocks[number].flags & BB_REACHABLE:
            number += 1
        return number

    def _previous(self, number: int) -> int:
        number -= 1
        while number >= 0 and not self.blocks[number].flags & BB_REACHABLE:
            number -= 1
        return number

    def _compress(self, number: int) -> bool:
        """Leave off NOPs at the end of a block; whether nothing is left of it, which has then been unlinked if it
        could be."""
        block = self.blocks[number]
        while block.length and self.opcodes[block.start + block.length - 1].opcode == ops.NOP:
            block.length -= 1
        if block.length or not number:
            return False
        if len(block.predecessors) == 1 and not self.ssa.phis[number]:
            self._redirect(block.predecessors[0], number, block.successors[0])
            self.remove_block(number)
        return True

    def _redirect(self, start: int, old: int, new: int) -> None:
        """What leads from block `start` to `old` leads to `new` (zend_ssa_replace_control_link)."""
        block = self.blocks[start]
        block.successors = [new if successor == old else successor for successor in block.successors]
        if block.length:
            opline = self.opcodes[block.start + block.length - 1]
            old_start, new_start = self.blocks[old].start, self.blocks[new].start
            for slot in jump_slots(opline.opcode):
                if getattr(opline, slot) == old_start:
                    setattr(opline, slot, new_start)
            if opline.opcode in JUMP_TABLES:
                table = self.op_array.literals[opline.op2]
                self.op_array.literals[opline.op2] = {
                    value: new_start if target == old_start else target for value, target in table.items()}
        self._replace_predecessor(new, old, start)

    def _replace_predecessor(self, number: int, old: int, new: int) -> None:
        predecessors = self.blocks[number].predecessors
        position = predecessors.index(old)
        if new not in predecessors:
            predecessors[position] = new
            for phi in self.ssa.phis[number]:
                if phi.pi == old:
                    phi.pi = new
            return
        for phi in self.ssa.phis[number]:  # each leads there once
            self.remove_source(phi, position)
        del predecessors[position]

    def _take(self, number: int, block: BasicBlock, successor: int) -> None:
        """Of its successors only that one is left (take_successor_ex); what nothing leads to any more goes."""
        others = [other for other in block.successors if other != successor]
        for other in others:
            self.remove_predecessor(number, other)
        block.successors = [successor]
        for other in others:
            self._remove_unreachable(other)

    @because("nothing leads there any more")
    def _remove_unreachable(self, number: int) -> None:
        block = self.blocks[number]
        if block.predecessors or not block.flags & BB_REACHABLE or self._frees_loop_var(block):
            return
        successors = block.successors
        self.remove_block(number)
        for successor in successors:
            self._remove_unreachable(successor)

    def _frees_loop_var(self, block: BasicBlock) -> bool:
        """Whether a live range ends in a block."""
        return any(is_loop_var_free(self.opcodes[number]) for number in block.numbers)

    # the last opline of a block; each says whether it is a NOP now

    def _fold_last(self, number: int, block: BasicBlock, following: int) -> bool:
        at = block.start + block.length - 1
        opline = self.opcodes[at]
        opcode = opline.opcode
        if opcode not in _LOOKED_AT:
            return False
        if opcode in _PLAIN:
            if self._is_used(at):
                return self._fold_used(number, block, opline)
            opcode = self._forget_value(at, opline)
        if opcode in (ops.JMPZ, ops.JMPNZ):
            return self._fold_conditional(number, block, at, following)
        if opcode in (ops.COALESCE, ops.JMP_NULL):
            return self._fold_null_check(number, block, at, following)
        if opcode in JUMP_TABLES:
            return opline.op1_type == CONST and self._fold_switch(number, block, opline, following)
        return opcode == ops.NOP or self._fold_jump(block, opline, following)

    @because("nothing reads the value it leaves")
    def _forget_value(self, at: int, opline: Opline) -> int:
        opline.opcode = opcode = _PLAIN[opline.opcode]
        unset_result(opline)
        self.remove_result(self.ops[at])
        return opcode

    def _is_used(self, at: int) -> bool:
        record = self.variables[self.ops[at].result_def]
        return bool(record.uses or record.phi_uses)

    @because("it leads to the next opline")
    def _fold_jump(self, block: BasicBlock, opline: Opline, following: int) -> bool:
        """A JMP to the next block."""
        if block.successors[0] != following:
            return False
        make_nop(opline)
        return True

    @because("it always jumps")
    def _jump(self, number: int, block: BasicBlock, opline: Opline, following: int) -> bool:
        """It always jumps to what its op2 says."""
        self._take(number, block, block.successors[0])
        opline.opcode, opline.op1_type, opline.op1 = ops.JMP, UNUSED, opline.op2
        unset_op2(opline)
        unset_result(opline)
        opline.extended_value = 0
        return self._fold_jump(block, opline, following)

    @because("it never jumps")
    def _fall_through(self, number: int, block: BasicBlock, opline: Opline) -> bool:
        """It never jumps."""
        make_nop(opline)
        self._take(number, block, block.successors[-1])
        return True

    def _value(self, opline: Opline) -> Any:
        return self.op_array.literals[opline.op1]

    @because("it never jumps")
    def _fold_used(self, number: int, block: BasicBlock, opline: Opline) -> bool:
        """JMPZ_EX, JMPNZ_EX and JMP_SET on a constant that does not jump."""
        if opline.op1_type != CONST or is_true(self._value(opline)) != (opline.opcode == ops.JMPZ_EX):
            return False
        if opline.opcode == ops.JMP_SET:  # its result is of the other way only
            self.remove_result(self.ops[block.start + block.length - 1])
            return self._fall_through(number, block, opline)
        opline.opcode, opline.op2 = ops.QM_ASSIGN, 0
        self._take(number, block, block.successors[-1])
        return False

    @because("both ways lead to the same place")
    def _fold_conditional(self, number: int, block: BasicBlock, at: int, following: int) -> bool:
        opline = self.opcodes[at]
        if opline.op1_type == CONST:
            if is_true(self._value(opline)) == (opline.opcode == ops.JMPZ):
                return self._fall_through(number, block, opline)
            return self._jump(number, block, opline, following)
        if block.successors[0] != following or (opline.opcode == ops.JMPNZ and len(block.successors) != 2):
            return False
        self._take(number, block, following)  # both ways lead there
        mask = self.type1(at)
        if opline.op1_type == CV and mask & MAY_BE_UNDEF:
            opline.opcode, opline.op2 = ops.CHECK_VAR, 0
        elif opline.op1_type == CV or not mask & REFCOUNTED:
            self.remove_opline(at)
            return True
        else:
            opline.opcode, opline.op2 = ops.FREE, 0
        return False

    def _fold_null_check(self, number: int, block: BasicBlock, at: int, following: int) -> bool:
        """COALESCE and JMP_NULL on a constant whose result is not used."""
        opline = self.opcodes[at]
        if opline.op1_type != CONST or self._is_used(at):
            return False
        jumps = (self._value(opline) is None) == (opline.opcode == ops.JMP_NULL)
        self.remove_result(self.ops[at])
        if jumps:
            return self._jump(number, block, opline, following)
        return self._fall_through(number, block, opline)

    @because("which case is taken is known")
    def _fold_switch(self, number: int, block: BasicBlock, opline: Opline, following: int) -> bool:
        value, target = self._value(opline), opline.extended_value
        if looks_up_case(opline.opcode, value):
            target = self.op_array.literals[opline.op2].get(value, target)
        elif opline.opcode != ops.MATCH:
            return self._fall_through(number, block, opline)
        self._take(number, block, self.ssa.cfg.map[target])
        opline.opcode, opline.extended_value = ops.JMP, 0
        unset_op1(opline)
        unset_op2(opline)
        opline.op1 = target
        return self._fold_jump(block, opline, following)
