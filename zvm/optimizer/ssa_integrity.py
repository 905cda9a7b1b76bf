"""Does an SSA form keep what it promises (ssa_integrity.c)? For tests, after construction and after each pass.

`violations()` lists what is wrong, in words; `check()` raises with the listing.
"""
from __future__ import annotations

from zvm.optimizer.dominators import dominates

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Iterator

    from zvm.optimizer.ssa import Phi, Ssa, SsaOp


class SsaIntegrityError(Exception):
    """An SSA form breaks a rule."""


def check(ssa: Ssa) -> None:
    """Raise SsaIntegrityError with every violation and the listing, unless there is none."""
    found = list(violations(ssa))
    if found:
        from zvm.optimizer.call_graph import FunctionInfo
        from zvm.optimizer.dump.ssa import dump_ssa

        raise SsaIntegrityError("\n".join(found) + dump_ssa(ssa, FunctionInfo(ssa.op_array)))


def violations(ssa: Ssa) -> Iterator[str]:
    """What is wrong, in the order of variables, then oplines, then phis. Needs find_uses() to have run."""
    definitions = _definitions(ssa)
    for name, variable in enumerate(ssa.variables):
        places = definitions.get(name, [])
        if len(places) > 1:
            yield f"#{name} is defined {len(places)} times"
        if places and variable.var < 0:
            yield f"#{name} stands for no variable"
        if variable.definition >= 0 and name not in _defined_by(ssa.ops[variable.definition]):
            yield f"#{name} is not defined by opline {variable.definition}"
        if variable.definition_phi is not None and variable.definition_phi.ssa_var != name:
            yield f"#{name} is not defined by its phi"
        for position in variable.uses:
            if name not in _used_by(ssa.ops[position]):
                yield f"#{name} is not used by opline {position}"
        for phi in variable.phi_uses:
            if name not in phi.sources:
                yield f"#{name} is no source of #{phi.ssa_var}"
    yield from _opline_violations(ssa)
    for phi in ssa.all_phis():
        yield from _phi_violations(ssa, phi)


def _used_by(op: SsaOp) -> tuple[int, ...]:
    return tuple(name for name in (op.op1_use, op.op2_use, op.result_use) if name >= 0)


def _defined_by(op: SsaOp) -> tuple[int, ...]:
    return tuple(name for name in (op.op1_def, op.op2_def, op.result_def) if name >= 0)


def _definitions(ssa: Ssa) -> dict[int, list[int]]:
    """The blocks that define each variable."""
    found: dict[int, list[int]] = {}
    for number, block in enumerate(ssa.cfg.blocks):
        for position in block.numbers:
            for name in _defined_by(ssa.ops[position]):
                found.setdefault(name, []).append(number)
        for phi in ssa.phis[number]:
            found.setdefault(phi.ssa_var, []).append(number)
    return found


def _opline_violations(ssa: Ssa) -> Iterator[str]:
    for number, block in enumerate(ssa.cfg.blocks):
        for position in block.numbers:
            op = ssa.ops[position]
            if not block.reachable and (_used_by(op) or _defined_by(op)):
                yield f"opline {position} is not reachable and has SSA variables"
            for name in _used_by(op):
                if position not in ssa.variables[name].uses:
                    yield f"#{name} does not know that opline {position} uses it"
                if not _is_available(ssa, name, number, position):
                    yield f"#{name} is not there at opline {position}"


def _is_available(ssa: Ssa, name: int, number: int, position: int) -> bool:
    """Whether the definition of a variable dominates an opline of block `number`."""
    variable = ssa.variables[name]
    if variable.definition_phi is not None:
        return dominates(ssa.cfg.blocks, variable.definition_phi.block, number)
    if variable.definition < 0:
        return name < ssa.op_array.last_var
    defining = ssa.cfg.map[variable.definition]
    if defining == number:
        return variable.definition < position
    return dominates(ssa.cfg.blocks, defining, number)


def _phi_violations(ssa: Ssa, phi: Phi) -> Iterator[str]:
    predecessors = ssa.cfg.blocks[phi.block].predecessors
    if len(phi.sources) != len(predecessors):
        yield f"#{phi.ssa_var} has {len(phi.sources)} sources for {len(predecessors)} ways"
        return
    if phi.is_pi and phi.pi not in predecessors:
        yield f"#{phi.ssa_var} is a pi of a block that does not lead to its own"
    for source, predecessor in zip(phi.sources, predecessors, strict=True):
        if source < 0:
            yield f"#{phi.ssa_var} has no source from block {predecessor}"
            continue
        if ssa.variables[source].var != phi.var:
            yield f"#{phi.ssa_var} gets another variable from block {predecessor}"
        if phi not in ssa.variables[source].phi_uses:
            yield f"#{source} does not know that #{phi.ssa_var} uses it"
        end = ssa.cfg.blocks[predecessor].start + ssa.cfg.blocks[predecessor].length
        edge_pi = ssa.variables[source].definition_phi
        on_edge = edge_pi is not None and edge_pi.is_pi and edge_pi.block == phi.block
        if not phi.is_pi and not on_edge and not _is_available(ssa, source, predecessor, end):
            yield f"#{source} is not there at the end of block {predecessor}"
