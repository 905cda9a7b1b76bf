"""The records of static single assignment form (zend_ssa.h), as ssa_construction.py makes them.

A variable of the op-array (`var`, a slot number) becomes many SSA variables, each defined once: by an opline, by a
phi, or, for the first `last_var` of them, by the function's beginning. SSA variables are named by number; -1 is none.
"""
from __future__ import annotations

from zvm.opcodes import metadata as meta
from zvm.optimizer.type_masks import LONG_MAX, LONG_MIN

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Iterator
    from typing import Any

    from zvm.optimizer.cfg import ControlFlowGraph
    from zvm.optimizer.liveness import Liveness

NOT_NEGATIVE, NEGATIVE_INIT = 0, 1  # RangeConstraint.negative (NEG_*)
NEGATIVE_INVARIANT, NEGATIVE_USE_LT, NEGATIVE_USE_GT, NEGATIVE_UNKNOWN = 2, 3, 4, 5

NO_ALIAS, SYMTABLE_ALIAS, HTTP_RESPONSE_HEADER_ALIAS = 0, 1, 2  # SsaVariable.alias
ESCAPE_UNKNOWN, NO_ESCAPE, FUNCTION_ESCAPE, GLOBAL_ESCAPE = 0, 1, 2, 3  # SsaVariable.escape_state


class Range:
    """The integers min ≤ n ≤ max; `underflow` and `overflow`: it may also be less, or more, having left 64 bits.

    Never changed: variables share them."""

    __slots__ = ("min", "max", "underflow", "overflow")

    def __init__(self, minimum: int, maximum: int, underflow: bool = False, overflow: bool = False) -> None:
        self.min, self.max, self.underflow, self.overflow = minimum, maximum, underflow, overflow

    @property
    def is_unlimited(self) -> bool:
        return self.underflow and self.overflow

    def key(self) -> tuple[int, int, bool, bool]:
        """Equal for equal ranges."""
        return self.min, self.max, self.underflow, self.overflow


FULL_RANGE = Range(LONG_MIN, LONG_MAX, True, True)  # every integer and more


class RangeConstraint:
    """What a comparison tells of a variable: within `range`, its bounds counted from variables where min_var or max_var
    name one; `negative`: or, at first, outside of it."""

    __slots__ = ("range", "min_var", "max_var", "min_ssa_var", "max_ssa_var", "negative")

    def __init__(self, limits: Range, min_var: int, max_var: int, negative: int) -> None:
        self.range, self.min_var, self.max_var, self.negative = limits, min_var, max_var, negative
        self.min_ssa_var = self.max_ssa_var = -1


class TypeConstraint:
    """What a type check tells of a variable: a mask of the types it can have, and a class it is an instance of."""

    __slots__ = ("type", "ce")

    def __init__(self, mask: int, ce: Any = None) -> None:
        self.type, self.ce = mask, ce


class Phi:
    """`ssa_var` is that of `sources` whose block, in the order of the predecessors, was left last.

    With `pi` ≥ 0 it is a pi: the one variable all sources name, as the way from block `pi` constrains it.
    """

    __slots__ = ("var", "ssa_var", "block", "pi", "sources", "constraint")

    def __init__(self, var: int, block: int, count: int, pi: int = -1) -> None:
        self.var, self.block, self.pi = var, block, pi
        self.ssa_var = -1
        self.sources = [-1] * count
        self.constraint: RangeConstraint | TypeConstraint | None = None

    @property
    def is_pi(self) -> bool:
        return self.pi >= 0

    @property
    def distinct_sources(self) -> list[int]:
        """The sources, that of a pi once (FOREACH_PHI_SOURCE)."""
        return self.sources[:1] if self.pi >= 0 else self.sources


class SsaOp:
    """The SSA variables of an opline's operands, before (`use`) and after (`definition`) it."""

    __slots__ = ("op1_use", "op2_use", "result_use", "op1_def", "op2_def", "result_def")

    def __init__(self) -> None:
        self.op1_use = self.op2_use = self.result_use = self.op1_def = self.op2_def = self.result_def = -1


class SsaVariable:
    """`definition` is an opline number or -1; `uses` are those of oplines ascending, `phi_uses` the latest first,
    `constraint_uses` the pis whose range it bounds.

    `no_val`: its value does not matter. `scc` numbers strongly connected components of definitions.
    """

    __slots__ = ("var", "definition", "definition_phi", "uses", "phi_uses", "constraint_uses", "no_val", "scc",
                 "scc_entry", "alias", "escape_state")

    def __init__(self, var: int) -> None:
        self.var = var
        self.definition = -1
        self.definition_phi: Phi | None = None
        self.uses: list[int] = []
        self.phi_uses: list[Phi] = []
        self.constraint_uses: list[Phi] = []
        self.no_val = self.scc_entry = False
        self.scc = -1
        self.alias = NO_ALIAS
        self.escape_state = ESCAPE_UNKNOWN


class VariableInfo:
    """What is inferred of an SSA variable: a mask of types, a class, a range (None: not known)."""

    __slots__ = ("type", "range", "ce", "is_instanceof", "recursive", "use_as_double", "indirect_reference")

    def __init__(self) -> None:
        self.type = 0
        self.range: Range | None = None
        self.ce: Any = None
        self.is_instanceof = self.recursive = self.use_as_double = False
        self.indirect_reference = False  # IS_INDIRECT, as FETCH_DIM_W and FETCH_OBJ_W give


class Ssa:
    """An op-array in SSA form. `phis` are by block, pis first; `variables` and `infos` empty until they are found."""

    __slots__ = ("cfg", "op_array", "liveness", "phis", "ops", "count", "variables", "infos", "sccs")

    def __init__(self, cfg: ControlFlowGraph, liveness: Liveness) -> None:
        self.cfg, self.op_array, self.liveness = cfg, cfg.op_array, liveness
        self.phis: list[list[Phi]] = [[] for _ in cfg.blocks]
        self.ops = [SsaOp() for _ in cfg.op_array.opcodes]
        self.count = 0
        self.variables: list[SsaVariable] = []
        self.infos: list[VariableInfo] = []
        self.sccs = 0

    def all_phis(self) -> Iterator[Phi]:
        for phis in self.phis:
            yield from phis


_IGNORES_OP1 = frozenset((meta.ASSIGN, meta.UNSET_CV, meta.BIND_GLOBAL, meta.BIND_STATIC))
_IGNORES_OP2 = frozenset((meta.FE_FETCH_R, meta.FE_FETCH_RW))
IGNORES_VALUE = _IGNORES_OP1 | _IGNORES_OP2  # of other opcodes, every use regards the value


def is_no_val_use(opcode: int, op: SsaOp, variable: int) -> bool:
    """Whether an opline uses the variable without regard to its value (zend_ssa_is_no_val_use)."""
    if opcode in _IGNORES_OP1:
        return op.op1_use == variable and op.op2_use != variable
    return opcode in _IGNORES_OP2 and op.op2_use == variable and op.op1_use != variable
