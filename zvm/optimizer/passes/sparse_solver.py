"""Data flow over SSA form that follows only the ways known to be taken (scdf.c).

A subclass gives a value to each variable, lowers it in `visit_opline` and `visit_phi`, and says `feasible_edges`; what
reads a lowered variable is looked at again until nothing changes. Sets of numbers are bits of an int.
"""
from __future__ import annotations

from zvm.opcodes import metadata as ops
from zvm.optimizer.cfg import BB_REACHABLE, FUNC_FREE_LOOP_VAR, is_loop_var_free

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Iterable

    from zvm.optimizer.cfg import BasicBlock
    from zvm.optimizer.ssa import Phi, Ssa


class SparseSolver:
    """`executable` are the blocks something leads to, `edges` (from, to) the ways that may be taken."""

    __slots__ = ("ssa", "opcodes", "blocks", "executable", "edges", "_oplines", "_phis", "_blocks")

    def __init__(self, ssa: Ssa) -> None:
        self.ssa, self.opcodes, self.blocks = ssa, ssa.op_array.opcodes, ssa.cfg.blocks
        self.executable = {0}
        self.edges: set[tuple[int, int]] = set()
        self._oplines = self._phis = 0  # to look at again; phis by their variable
        self._blocks = 1

    def visit_opline(self, number: int) -> None:
        """Lower what an opline defines."""
        raise NotImplementedError

    def visit_phi(self, phi: Phi) -> None:
        """Lower what a phi defines."""
        raise NotImplementedError

    def feasible_successors(self, block: BasicBlock, number: int) -> Iterable[int]:
        """Where a block with several successors may go on; `number` is its last opline."""
        raise NotImplementedError

    def lowered(self, variable: int) -> None:
        """Have everything that reads a variable looked at again (scdf_add_to_worklist)."""
        if len(self.blocks) == 1:  # what reads it comes later in the only block, and is still to be looked at
            return
        record = self.ssa.variables[variable]
        for number in record.uses:
            self._oplines |= 1 << number
        for phi in record.phi_uses:
            self._phis |= 1 << phi.ssa_var

    def solve(self) -> None:
        """Look at everything until nothing changes (scdf_solve)."""
        while self._oplines or self._phis or self._blocks:
            while self._phis:
                lowest = self._phis & -self._phis
                self._phis ^= lowest
                phi = self.ssa.variables[lowest.bit_length() - 1].definition_phi
                if phi is not None and phi.block in self.executable:
                    self.visit_phi(phi)
            while self._oplines:
                lowest = self._oplines & -self._oplines
                self._oplines ^= lowest
                self._revisit(lowest.bit_length() - 1)
            while self._blocks:
                lowest = self._blocks & -self._blocks
                self._blocks ^= lowest
                self._enter(lowest.bit_length() - 1)

    def _revisit(self, number: int) -> None:
        at = self.ssa.cfg.map[number]
        if at not in self.executable:
            return
        block = self.blocks[at]
        opline = number - 1 if self.opcodes[number].opcode == ops.OP_DATA else number
        self.visit_opline(opline)
        if number == block.start + block.length - 1:
            self._leave(at, block, opline)

    def _enter(self, at: int) -> None:
        """A block can be reached now."""
        block = self.blocks[at]
        self.executable.add(at)
        for phi in self.ssa.phis[at]:
            self._phis &= ~(1 << phi.ssa_var)
            self.visit_phi(phi)
        last = -1
        for number in block.numbers:
            if self._oplines >> number & 1:  # what came before has lowered its operands: it is looked at once
                self._oplines ^= 1 << number
            if self.opcodes[number].opcode != ops.OP_DATA:
                last = number
                self.visit_opline(number)
        self._leave(at, block, last)

    def _leave(self, at: int, block: BasicBlock, number: int) -> None:
        if len(block.successors) == 1:
            self._mark(at, block.successors[0])
        elif block.successors:
            for successor in self.feasible_successors(block, number):
                self._mark(at, successor)

    def _mark(self, start: int, end: int) -> None:
        """A way may be taken (scdf_mark_edge_feasible)."""
        if (start, end) in self.edges:
            return
        self.edges.add((start, end))
        if end not in self.executable:
            self._blocks |= 1 << end
            return
        for phi in self.ssa.phis[end]:
            self._phis &= ~(1 << phi.ssa_var)
            self.visit_phi(phi)

    def dead_blocks(self) -> dict[int, list[int]]:
        """Blocks that the graph can reach and execution cannot, with the oplines in them that must stay: they end a
        live range of one it does reach (scdf_remove_unreachable_blocks)."""
        return {number: self._ends_of_live_ranges(block) for number, block in enumerate(self.blocks)
                if number not in self.executable and block.flags & BB_REACHABLE}

    def _ends_of_live_ranges(self, block: BasicBlock) -> list[int]:
        if not self.ssa.cfg.flags & FUNC_FREE_LOOP_VAR:
            return []
        found = []
        for number in block.numbers:
            if is_loop_var_free(self.opcodes[number]):
                variable = self.ssa.ops[number].op1_use
                if variable >= 0 and self._defining_block(variable) in self.executable:
                    found.append(number)
        return found

    def _defining_block(self, variable: int) -> int:
        """The block a temporary is made in: by a phi where ways that make it meet, as of `switch ($a ? $b : $c)`."""
        record = self.ssa.variables[variable]
        return self.ssa.cfg.map[record.definition] if record.definition_phi is None else record.definition_phi.block
