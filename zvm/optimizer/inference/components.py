"""Variables whose value does not matter, and strongly connected components of the others.

Reads an Ssa after find_uses(); fills in `no_val`, `scc` and `scc_entry` of its variables and `sccs`. Components are
numbered in topological order: what a component depends on has a lower number.
"""
from __future__ import annotations

from zvm.opcodes import metadata as meta
from zvm.optimizer.cfg import FUNC_NO_LOOPS
from zvm.optimizer.ssa import IGNORES_VALUE, is_no_val_use

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Iterable, Iterator

    from zvm.optimizer.ssa import Ssa, SsaVariable

_WORD = 64


class Worklist:
    """SSA variables that wait, each once. A set of bits, since the order in which Zend takes them shows in ranges."""

    __slots__ = ("bits",)

    def __init__(self, names: Iterable[int] = ()) -> None:
        self.bits = 0
        for name in names:
            self.bits |= 1 << name

    def add(self, name: int) -> None:
        self.bits |= 1 << name

    def __contains__(self, name: int) -> bool:
        return self.bits >> name & 1 == 1

    def take_first(self) -> int:
        """The lowest; there must be one."""
        lowest = self.bits & -self.bits
        self.bits ^= lowest
        return lowest.bit_length() - 1

    def drain(self) -> Iterator[int]:
        """All, until none is left, ascending; what is added to the 64 at hand waits for the next round
        (WHILE_WORKLIST)."""
        while self.bits:
            word = 0
            while self.bits >> word:
                rest = self.bits >> word & (1 << _WORD) - 1
                while rest:
                    lowest = rest & -rest
                    rest ^= lowest
                    name = word + lowest.bit_length() - 1
                    self.bits &= ~(1 << name)
                    yield name
                word += _WORD


def find_dependents(ssa: Ssa) -> list[list[int]]:
    """By variable, those that are defined where it is used: by oplines, then by phis (FOR_EACH_VAR_USAGE)."""
    defined: list[tuple[int, ...]] = []
    for op in ssa.ops:
        if op.op1_def < 0 and op.op2_def < 0:
            defined.append((op.result_def,) if op.result_def >= 0 else ())
        else:
            defined.append(tuple([name for name in (op.op1_def, op.op2_def, op.result_def) if name >= 0]))
    for number, opline in enumerate(ssa.op_array.opcodes):
        if opline.opcode == meta.OP_DATA:
            of_both = defined[number - 1] + defined[number]
            defined[number], defined[number - 1] = defined[number] + defined[number - 1], of_both
    dependents: list[list[int]] = []
    for variable in ssa.variables:
        found: list[int] = []
        for use in variable.uses:
            found += defined[use]
        for phi in variable.phi_uses:
            found.append(phi.ssa_var)
        dependents.append(found)
    return dependents


def find_false_dependencies(ssa: Ssa) -> None:
    """Mark variables whose value nothing looks at; in a file's main code, every value may be looked at."""
    op_array = ssa.op_array
    if op_array.function_name is None:
        return
    used = Worklist()
    oplines, ops = op_array.opcodes, ssa.ops
    for name, variable in enumerate(ssa.variables):
        for use in variable.uses:
            opcode = oplines[use].opcode
            if opcode not in IGNORES_VALUE or not is_no_val_use(opcode, ops[use], name):
                used.add(name)
                break
        else:
            variable.no_val = True
    while used.bits:
        phi = ssa.variables[used.take_first()].definition_phi
        if phi is not None:
            for source in phi.distinct_sources:
                if ssa.variables[source].no_val:
                    ssa.variables[source].no_val = False
                    used.add(source)


def find_components(ssa: Ssa, dependents: list[list[int]]) -> None:
    """Tarjan's algorithm, in Zend's order; a symbolic range makes the variable it constrains dependent, too."""
    variables = ssa.variables
    if ssa.cfg.flags & FUNC_NO_LOOPS:
        _number_variables(ssa, dependents)
        return
    search = _Search(ssa, dependents)
    for name, variable in enumerate(variables):
        if not variable.no_val and search.met[name] < 0:
            search.visit(name)
    for variable in variables:
        if variable.scc >= 0:
            variable.scc = ssa.sccs - 1 - variable.scc
    for name, variable in enumerate(variables):
        if variable.scc >= 0:
            if search.roots[name] == name:
                variable.scc_entry = True
            for dependent in dependents[name]:
                if variables[dependent].scc != variable.scc:
                    variables[dependent].scc_entry = True


def _number_variables(ssa: Ssa, dependents: list[list[int]]) -> None:
    """Where there are no loops each variable is a component: number them as the search would leave them."""
    variables = ssa.variables
    met = [variable.no_val for variable in variables]
    left: list[SsaVariable] = []
    for name, variable in enumerate(variables):
        if met[name]:
            continue
        met[name] = True
        path = [(variable, iter(_followers(variable, dependents[name])))]
        while path:
            variable, rest = path[-1]
            for dependent in rest:
                if not met[dependent]:
                    met[dependent] = True
                    other = variables[dependent]
                    path.append((other, iter(_followers(other, dependents[dependent]))))
                    break
            else:
                left.append(variable)
                path.pop()
    for number, variable in enumerate(reversed(left)):
        variable.scc = number
        variable.scc_entry = True
    ssa.sccs = len(left)


def _followers(variable: SsaVariable, dependents: list[int]) -> list[int]:
    """What a variable's component must come before: those its value goes to, and those whose range it bounds."""
    if not variable.constraint_uses:
        return dependents
    return dependents + [phi.ssa_var for phi in variable.constraint_uses]


class _Search:
    """`met` is when a variable was met, -1 before; `roots` the first met that it leads back to."""

    __slots__ = ("ssa", "dependents", "met", "roots", "stack", "count")

    def __init__(self, ssa: Ssa, dependents: list[list[int]]) -> None:
        self.ssa, self.dependents = ssa, dependents
        self.met = [-1] * ssa.count
        self.roots = list(range(ssa.count))
        self.stack: list[int] = []
        self.count = 0

    def visit(self, name: int) -> None:
        path = [self._enter(name)]
        while path:
            name, rest = path[-1]
            for dependent in rest:
                if self.ssa.variables[dependent].no_val:
                    continue
                if self.met[dependent] < 0:
                    path.append(self._enter(dependent))
                    break
                self._meet(name, dependent)
            else:
                self._leave(name)
                path.pop()
                if path:
                    self._meet(path[-1][0], name)

    def _enter(self, name: int) -> tuple[int, Iterator[int]]:
        self.met[name] = self.count
        self.count += 1
        return name, iter(_followers(self.ssa.variables[name], self.dependents[name]))

    def _meet(self, name: int, dependent: int) -> None:
        met, roots = self.met, self.roots
        if self.ssa.variables[dependent].scc < 0 and met[roots[name]] >= met[roots[dependent]]:
            roots[name] = roots[dependent]

    def _leave(self, name: int) -> None:
        if self.roots[name] != name:
            self.stack.append(name)
            return
        variables = self.ssa.variables
        variables[name].scc = self.ssa.sccs
        while self.stack and self.met[self.stack[-1]] > self.met[name]:
            variables[self.stack.pop()].scc = self.ssa.sccs
        self.ssa.sccs += 1
