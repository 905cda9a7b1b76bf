"""From an op-array to static single assignment form, with pi nodes, numbered as Zend numbers (zend_ssa.c).

`build_ssa()` finds liveness, `name_variables()` places phis and names, `find_uses()` makes the records of variables.
"""
from __future__ import annotations

from zvm.opcodes import metadata as meta
from zvm.opcodes.op_array import CV
from zvm.optimizer.cfg import BB_IRREDUCIBLE_LOOP, FUNC_INDIRECT_VAR_ACCESS
from zvm.optimizer.definitions import (
    FETCHES_ELEMENT,
    SPECIAL,
    VARIABLE,
    defines_data,
    defines_op1,
    defines_op2,
    uses_data,
    uses_op2,
    uses_result,
)
from zvm.optimizer.liveness import Liveness, find_liveness
from zvm.optimizer.pi_nodes import PiPlacement
from zvm.optimizer.ssa import HTTP_RESPONSE_HEADER_ALIAS, SYMTABLE_ALIAS, Phi, RangeConstraint, Ssa, SsaVariable
from zvm.targets import V8_4

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.opcodes.op_array import Opline
    from zvm.optimizer.cfg import ControlFlowGraph
    from zvm.optimizer.passes.context import Context
    from zvm.optimizer.ssa import SsaOp

_MOST_CELLS = 4 * 1024 * 1024  # of blocks × variables: Zend does not analyse larger functions


def build_ssa(cfg: ControlFlowGraph, lists_liveness: bool) -> Ssa | None:
    """The SSA form of a graph with dominators and loops, its variables not named yet; None of very big functions.

    Without `lists_liveness` the sets are empty where nothing needs them: of a single block.
    """
    op_array = cfg.op_array
    if len(cfg.blocks) * (op_array.last_var + op_array.T) > _MOST_CELLS:
        return None
    return Ssa(cfg, find_liveness(cfg) if lists_liveness or len(cfg.blocks) > 1 else Liveness(1))


def name_variables(ssa: Ssa, context: Context) -> None:
    """Place pis and phis and name all variables (zend_build_ssa). Changes `liveness.defined`."""
    if len(ssa.cfg.blocks) > 1:
        joins = PiPlacement(ssa, context).place()
        _find_joins(ssa, joins)
        for number, variables in enumerate(joins):
            if variables:
                _place_phis(ssa, number, variables)
    _Renaming(ssa, context).run()


def _find_joins(ssa: Ssa, joins: list[int]) -> None:
    """Add the variables of which several definitions meet at a block; meeting is a definition, too."""
    blocks = ssa.cfg.blocks
    defined, alive_in = ssa.liveness.defined, ssa.liveness.alive_in
    changed = True
    while changed:
        changed = False
        for number, block in enumerate(blocks):
            if len(block.predecessors) < 2:
                continue
            if block.flags & BB_IRREDUCIBLE_LOOP:
                joins[number] |= alive_in[number]
            else:
                for predecessor in block.predecessors:
                    while predecessor != -1 and predecessor != block.idom:
                        joins[number] |= defined[predecessor] & alive_in[number]
                        predecessor = blocks[predecessor].idom
            if joins[number] & ~defined[number]:
                defined[number] |= joins[number]
                changed = True


def _place_phis(ssa: Ssa, number: int, variables: int) -> None:
    count = len(ssa.cfg.blocks[number].predecessors)
    while variables:
        lowest = variables & -variables
        variables ^= lowest
        ssa.phis[number].append(Phi(lowest.bit_length() - 1, number, count))


class _Renaming:
    """A walk down the dominator tree that gives each definition a number. `names` holds, by slot, the SSA variable
    that is in it. `changes_object`: binding a property to a reference gives the object's variable a new number."""

    __slots__ = ("ssa", "op_array", "count", "names", "changes_object")

    def __init__(self, ssa: Ssa, context: Context) -> None:
        self.ssa, self.op_array = ssa, ssa.op_array
        self.changes_object = context.options.target < V8_4
        self.count = self.op_array.last_var
        self.names: list[int] = []

    def run(self) -> None:
        op_array, blocks = self.op_array, self.ssa.cfg.blocks
        waiting = [(0, list(range(op_array.last_var)) + [-1] * op_array.T)]
        while waiting:
            number, self.names = waiting.pop()
            self._rename_block(number)
            children = blocks[number].children
            for child in reversed(children[1:]):
                waiting.append((child, self.names.copy()))
            if children:
                waiting.append((children[0], self.names))
        self.ssa.count = self.count

    def _new(self, variable: int) -> int:
        name = self.count
        self.names[variable] = name
        self.count = name + 1
        return name

    def _rename_block(self, number: int) -> None:
        for phi in self.ssa.phis[number]:
            if phi.ssa_var < 0:
                phi.ssa_var = self._new(phi.var)
            else:
                self.names[phi.var] = phi.ssa_var
        block = self.ssa.cfg.blocks[number]
        opcodes, ops, names = self.op_array.opcodes, self.ssa.ops, self.names
        for position in block.numbers:
            opline = opcodes[position]
            if opline.opcode == meta.OP_DATA:
                continue
            ssa_op = ops[position]
            if opline.op1_type & VARIABLE:
                ssa_op.op1_use = names[opline.op1]
            if opline.opcode in SPECIAL:
                self._rename_special(opline, position, ssa_op)
            elif opline.op2_type & VARIABLE:
                ssa_op.op2_use = names[opline.op2]
            if opline.result_type & VARIABLE:
                names[opline.result] = ssa_op.result_def = self.count
                self.count += 1
        for order, successor in enumerate(block.successors):
            self._name_sources(number, order, successor)

    def _rename_special(self, opline: Opline, position: int, ssa_op: SsaOp) -> None:
        """What an opline uses and changes beside its op1 and its result."""
        names = self.names
        if uses_op2(opline):
            ssa_op.op2_use = names[opline.op2]
        if uses_result(opline):
            ssa_op.result_use = names[opline.result]
        if defines_op2(opline):
            ssa_op.op2_def = self._new(opline.op2)
        refers_to_data = defines_data(opline)
        if refers_to_data and self.changes_object and defines_op1(self.op_array, opline):
            ssa_op.op1_def = self._new(opline.op1)  # here Zend takes op1's new name for what is assigned
        if uses_data(opline):
            data, data_op = self.op_array.opcodes[position + 1], self.ssa.ops[position + 1]
            if data.op1_type & VARIABLE:
                data_op.op1_use = names[data.op1]
                if data.op1_type == CV and refers_to_data:
                    data_op.op1_def = self._new(data.op1)
        if not refers_to_data and defines_op1(self.op_array, opline):
            ssa_op.op1_def = self._new(opline.op1)

    def _name_sources(self, number: int, order: int, successor: int) -> None:
        """What the phis of a successor get from this block."""
        phis = self.ssa.phis[successor]
        if not phis:
            return
        index = self.ssa.cfg.blocks[successor].predecessors.index(number)
        fetched = self._fetched_variable(number) if order == 0 else None
        own = {}
        for phi in phis:
            name = self.names[phi.var]
            if phi.pi == number:
                self._bind_constraint(phi)
                phi.sources = [name] * len(phi.sources)
                if phi.ssa_var < 0:
                    phi.ssa_var = self.count
                    self.count += 1
                own[phi.var] = phi.ssa_var
            elif phi.pi < 0:
                if fetched is not None and name == fetched[0]:
                    name = fetched[1]
                phi.sources[index] = own.get(phi.var, name)

    def _bind_constraint(self, phi: Phi) -> None:
        constraint = phi.constraint
        if isinstance(constraint, RangeConstraint):
            if constraint.min_var >= 0:
                constraint.min_ssa_var = self.names[constraint.min_var]
            if constraint.max_var >= 0:
                constraint.max_ssa_var = self.names[constraint.max_var]

    def _fetched_variable(self, number: int) -> tuple[int, int] | None:
        """The CV a block's last FE_FETCH defines, and what it was before: where the loop ends it is not changed."""
        block = self.ssa.cfg.blocks[number]
        last = self.ssa.cfg.last_opline(block)
        if last is None or last.opcode not in FETCHES_ELEMENT or last.op2_type != CV:
            return None
        ssa_op = self.ssa.ops[block.start + block.length - 1]
        return ssa_op.op2_def, ssa_op.op2_use


def find_uses(ssa: Ssa) -> None:
    """Make the records of variables, with where they are defined and used (zend_ssa_compute_use_def_chains)."""
    op_array = ssa.op_array
    last_var = op_array.last_var
    variables = ssa.variables = [SsaVariable(number if number < last_var else -1) for number in range(ssa.count)]
    for position, (op, opline) in enumerate(zip(ssa.ops, op_array.opcodes, strict=True)):
        first, second, third = op.op1_use, op.op2_use, op.result_use
        if first >= 0:
            variables[first].uses.append(position)
        if second >= 0 and second != first:
            variables[second].uses.append(position)
        if third >= 0 and third != first and third != second:
            variables[third].uses.append(position)
        if op.op1_def >= 0:
            variable = variables[op.op1_def]
            variable.var, variable.definition = opline.op1, position
        if op.op2_def >= 0:
            variable = variables[op.op2_def]
            variable.var, variable.definition = opline.op2, position
        if op.result_def >= 0:
            variable = variables[op.result_def]
            variable.var, variable.definition = opline.result, position
    for phi in ssa.all_phis():
        _note_phi(ssa, phi)
    _mark_aliases(ssa)


def _note_phi(ssa: Ssa, phi: Phi) -> None:
    variables = ssa.variables
    variables[phi.ssa_var].var = phi.var
    variables[phi.ssa_var].definition_phi = phi
    for source in dict.fromkeys(phi.distinct_sources):
        variables[source].phi_uses.insert(0, phi)
    constraint = phi.constraint
    if isinstance(constraint, RangeConstraint):
        bound = constraint.min_ssa_var if constraint.min_ssa_var >= 0 else constraint.max_ssa_var
        if bound >= 0:
            variables[bound].constraint_uses.insert(0, phi)


def _mark_aliases(ssa: Ssa) -> None:
    """Variables that change without an opline naming them."""
    names = ssa.op_array.vars
    by_name = ssa.cfg.flags & FUNC_INDIRECT_VAR_ACCESS != 0
    if not by_name and "http_response_header" not in names:
        return
    for variable in ssa.variables:
        if 0 <= variable.var < len(names):
            if by_name:
                variable.alias = SYMTABLE_ALIAS
            elif names[variable.var] == "http_response_header":
                variable.alias = HTTP_RESPONSE_HEADER_ALIAS
