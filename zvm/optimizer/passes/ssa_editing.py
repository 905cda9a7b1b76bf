"""An op-array and its SSA form, changed together (the editing half of zend_ssa.c).

Used by the passes of data flow: constant_replacement.py, jump_folding.py, array_searches.py, dead_code.py,
type_rewriting.py. Kept up to date is what they ask: definitions, uses, phis, edges between
blocks; dominators are not.
"""
from __future__ import annotations

from zvm.opcodes.metadata import NOP
from zvm.opcodes.op_array import CONST
from zvm.opcodes.types import MAY_BE_ARRAY, MAY_BE_OBJECT, MAY_BE_RESOURCE, MAY_BE_STRING
from zvm.optimizer import type_masks as m
from zvm.optimizer.cfg import BB_REACHABLE
from zvm.optimizer.passes.editing import make_nop

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Sequence

    from zvm.optimizer.passes.context import Context
    from zvm.optimizer.ssa import Phi, Range, Ssa, SsaOp

_UNKNOWN = m.MAY_BE_ANYTHING
REFCOUNTED = MAY_BE_STRING | MAY_BE_ARRAY | MAY_BE_OBJECT | MAY_BE_RESOURCE | m.MAY_BE_REF  # what is freed


class SsaEditor:
    """One op-array whose types have been inferred."""

    __slots__ = ("ssa", "ctx", "op_array", "opcodes", "ops", "variables", "infos", "blocks")

    def __init__(self, ssa: Ssa, ctx: Context) -> None:
        self.ssa, self.ctx = ssa, ctx
        self.op_array, self.opcodes = ssa.op_array, ssa.op_array.opcodes
        self.ops, self.variables, self.infos = ssa.ops, ssa.variables, ssa.infos
        self.blocks = ssa.cfg.blocks

    # what is known

    def type_of(self, variable: int) -> int:
        """The types of an SSA variable; everything of what is not tracked."""
        return self.infos[variable].type if variable >= 0 else _UNKNOWN

    def type1(self, number: int) -> int:
        """The types of the first operand of opline `number` (OP1_INFO)."""
        opline = self.opcodes[number]
        if opline.op1_type == CONST:
            return m.type_of_constant(self.op_array.literals[opline.op1])
        return self.type_of(self.ops[number].op1_use)

    def type2(self, number: int) -> int:
        """Likewise the second one's."""
        opline = self.opcodes[number]
        if opline.op2_type == CONST:
            return m.type_of_constant(self.op_array.literals[opline.op2])
        return self.type_of(self.ops[number].op2_use)

    def range2(self, number: int) -> tuple[int, int] | None:
        """The integers the second operand can be, first and last; None where that is not known (OP2_HAS_RANGE)."""
        opline = self.opcodes[number]
        if opline.op2_type == CONST:
            value = self.op_array.literals[opline.op2]
            return (int(value or 0), int(value or 0)) if value is None or type(value) in (bool, int) else None
        use = self.ops[number].op2_use
        found: Range | None = self.infos[use].range if use >= 0 else None
        return None if found is None else (found.min, found.max)

    def is_used_only_by(self, variable: int, number: int) -> bool:
        """Whether opline `number` alone reads a variable, and reads it once."""
        record, op = self.variables[variable], self.ops[number]
        return (record.uses == [number] and not record.phi_uses and not record.constraint_uses
                and (op.op1_use, op.op2_use, op.result_use).count(variable) == 1)

    # changes

    def unlink_use(self, number: int, variable: int) -> None:
        """An opline does not read a variable any more (zend_ssa_unlink_use_chain)."""
        self.variables[variable].uses.remove(number)

    def add_use(self, number: int, variable: int) -> None:
        """An opline reads a variable."""
        if number not in self.variables[variable].uses:
            self.variables[variable].uses.insert(0, number)

    def forget(self, variable: int) -> None:
        """A variable is neither made nor read any more."""
        record = self.variables[variable]
        record.definition, record.uses = -1, []

    def remove_opline(self, number: int) -> None:
        """Make an opline whose definitions are gone a NOP (zend_ssa_remove_instr)."""
        op = self.ops[number]
        for variable in {op.op1_use, op.op2_use, op.result_use} - {-1}:
            self.unlink_use(number, variable)
        op.op1_use = op.op2_use = op.result_use = -1
        make_nop(self.opcodes[number])

    def remove_result(self, op: SsaOp) -> None:
        """An opline does not make its result any more (zend_ssa_remove_result_def)."""
        self.variables[op.result_def].definition = -1
        op.result_def = -1

    def rename_definitions(self, op: SsaOp) -> None:
        """What an opline changes is what it was before (zend_ssa_rename_defs_of_instr)."""
        if op.op1_def >= 0:
            if op.op1_use >= 0:
                self.rename_uses(op.op1_def, op.op1_use)
            self.variables[op.op1_def].definition = -1
            op.op1_def = -1
        if op.op2_def >= 0:
            if op.op2_use >= 0:
                self.rename_uses(op.op2_def, op.op2_use)
            self.variables[op.op2_def].definition = -1
            op.op2_def = -1
        if op.result_def >= 0:
            if op.result_use >= 0:
                self.rename_uses(op.result_def, op.result_use)
            self.variables[op.result_def].definition = -1
            op.result_def = -1

    def rename_uses(self, old: int, new: int, widen: bool = True) -> None:
        """Everything that reads `old` reads `new`; with `widen` phis can be what that can be, too
        (zend_ssa_rename_var_uses)."""
        record, replacement = self.variables[old], self.variables[new]
        replacement.no_val &= record.no_val
        for number in record.uses:
            op = self.ops[number]
            if op.result_use == old:
                op.result_use = new
            if op.op1_use == old:
                op.op1_use = new
            if op.op2_use == old:
                op.op2_use = new
            self.add_use(number, new)
        record.uses = []
        for phi in record.phi_uses:
            phi.sources = [new if source == old else source for source in phi.sources]
            if phi not in replacement.phi_uses:
                replacement.phi_uses.insert(0, phi)
            if widen:
                self._widen(phi.ssa_var, self.infos[new].type)
        record.phi_uses = []

    def _widen(self, variable: int, mask: int) -> None:
        """A phi's variable, and what gets its value by phis, may be of these types, too."""
        if mask & ~self.infos[variable].type:
            self.infos[variable].type |= mask
            for phi in self.variables[variable].phi_uses:
                self._widen(phi.ssa_var, self.infos[variable].type)

    def remove_phi(self, phi: Phi) -> None:
        """Nothing reads what it makes (zend_ssa_remove_phi)."""
        for source in set(phi.sources):
            if phi in self.variables[source].phi_uses:
                self.variables[source].phi_uses.remove(phi)
        self.ssa.phis[phi.block].remove(phi)
        self.variables[phi.ssa_var].definition_phi = None

    def remove_block(self, number: int, kept: Sequence[int] = ()) -> None:
        """Nothing leads to a block (zend_ssa_remove_block). It stays where oplines in it are kept
        (cleanup_loop_var_free_block)."""
        block = self.blocks[number]
        if not kept:
            block.flags &= ~BB_REACHABLE
        for phi in tuple(self.ssa.phis[number]):
            self.remove_uses(phi.ssa_var)
            self.remove_phi(phi)
        for at in block.numbers:
            if self.opcodes[at].opcode != NOP and at not in kept:
                self._remove_definitions(self.ops[at])
                self.remove_opline(at)
        for successor in block.successors:
            self.remove_predecessor(number, successor)
        for predecessor in block.predecessors:
            before = self.blocks[predecessor]
            before.successors = [successor for successor in before.successors if successor != number]
        block.successors, block.predecessors = [], []

    def _remove_definitions(self, op: SsaOp) -> None:
        """Nothing reads what an opline makes."""
        for variable in (op.op1_def, op.op2_def, op.result_def):
            if variable >= 0:
                self.remove_uses(variable)
                self.variables[variable].definition = -1
        op.op1_def = op.op2_def = op.result_def = -1

    def remove_predecessor(self, start: int, end: int) -> None:
        """Block `start` does not lead to `end` any more (zend_ssa_remove_predecessor)."""
        block = self.blocks[end]
        if start not in block.predecessors:
            return
        position = block.predecessors.index(start)
        for phi in tuple(self.ssa.phis[end]):
            if phi.pi == start:
                self.rename_uses(phi.ssa_var, phi.sources[0], widen=False)
                self.remove_phi(phi)
            else:
                self.remove_source(phi, position)
        del block.predecessors[position]

    def remove_source(self, phi: Phi, position: int) -> None:
        """One of the ways to a phi is gone (zend_ssa_remove_phi_source)."""
        source = phi.sources.pop(position)
        if source not in phi.sources and phi in self.variables[source].phi_uses:
            self.variables[source].phi_uses.remove(phi)

    def remove_uses(self, variable: int) -> None:
        """Nothing reads a variable any more (zend_ssa_remove_uses_of_var)."""
        record = self.variables[variable]
        for number in record.uses:
            op = self.ops[number]
            if op.op1_use == variable:
                op.op1_use = -1
            if op.op2_use == variable:
                op.op2_use = -1
            if op.result_use == variable:
                op.result_use = -1
        record.uses, record.phi_uses = [], []
