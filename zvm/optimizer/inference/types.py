"""Types, until nothing changes (zend_infer_types_ex). The rules of opcodes are in the modules of `rules`, by topic.

Reads an Ssa with ranges; sets `type`, `ce` and `is_instanceof` of its infos. Types only ever grow: a rule that would
take one back is a mistake, and the function counts as one that cannot be analysed.
"""
from __future__ import annotations

from zvm.opcodes import metadata as meta
from zvm.opcodes.flags import ACC_FINAL, ACC_LINKED
from zvm.opcodes.op_array import CONST
from zvm.opcodes.types import MAY_BE_ANY, MAY_BE_ARRAY, MAY_BE_OBJECT
from zvm.optimizer import type_masks as m
from zvm.optimizer.inference.components import Worklist
from zvm.optimizer.inference.rules import arrays, assignment, calls, later, objects, references, values
from zvm.optimizer.ssa import HTTP_RESPONSE_HEADER_ALIAS, TypeConstraint
from zvm.targets import V8_4

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable
    from typing import Any

    from zvm.opcodes.op_array import OpArray, Opline
    from zvm.optimizer.call_graph import FunctionInfo
    from zvm.optimizer.passes.context import Context
    from zvm.optimizer.ssa import Phi, SsaOp

    Rule = Callable[["TypeInference", Opline, SsaOp, int, int], None]

_UNKNOWN_OPERAND = m.MAY_BE_ANYTHING | m.MAY_BE_INDIRECT
_SOME_TYPE = MAY_BE_ANY | m.MAY_BE_UNDEF | m.MAY_BE_CLASS
_HTTP_RESPONSE_HEADER = MAY_BE_ARRAY | m.MAY_BE_ARRAY_KEY_LONG | m.as_elements(1 << 6)

_ASSIGNS_DATA = frozenset((meta.ASSIGN_DIM_OP, meta.ASSIGN_OBJ_OP, meta.ASSIGN_STATIC_PROP_OP, meta.ASSIGN_DIM,
                           meta.ASSIGN_OBJ))

_RULES: dict[int, Rule] = {
    **values.RULES, **assignment.RULES, **references.RULES, **arrays.RULES, **objects.RULES, **calls.RULES}
_LATER_RULES = {**_RULES, **later.RULES}


class TypesNarrowed(Exception):
    """A rule took back a type it had given."""


def alias_types(alias: int) -> int:
    """What a variable may be that changes without an opline naming it (get_ssa_alias_types)."""
    return _HTTP_RESPONSE_HEADER if alias == HTTP_RESPONSE_HEADER_ALIAS else m.MAY_BE_ANYTHING


class TypeInference:
    """One function's inference; rules call its methods. `position` is the opline whose rule runs; `aliased` has what
    variables may be that change without an opline naming them."""

    __slots__ = ("info", "functions", "context", "op_array", "ssa", "variables", "known", "dependents", "worklist",
                 "position", "aliased", "is_later", "rules")

    def __init__(self, info: FunctionInfo, functions: dict[OpArray, FunctionInfo], context: Context,
                 dependents: list[list[int]]) -> None:
        assert info.ssa is not None
        self.info, self.functions, self.context, self.dependents = info, functions, context, dependents
        self.op_array, self.ssa = info.op_array, info.ssa
        self.variables, self.known = info.ssa.variables, info.ssa.infos
        self.worklist = Worklist()
        self.is_later = context.options.target >= V8_4
        self.rules = _LATER_RULES if self.is_later else _RULES
        self.position = 0
        self.aliased = {name: alias_types(variable.alias) for name, variable in enumerate(self.variables)
                        if variable.alias and variable.var < self.op_array.last_var}

    def run(self, worklist: Worklist) -> None:
        """Infer the types of these variables, and of those that depend on them. Raises TypesNarrowed."""
        self.worklist = worklist
        variables = self.variables
        while worklist.bits:
            lowest = worklist.bits & -worklist.bits  # Worklist.take_first(), without a call for each variable
            worklist.bits ^= lowest
            name = lowest.bit_length() - 1
            variable = variables[name]
            phi = variable.definition_phi
            if phi is None:
                if variable.definition >= 0:
                    self._infer_opline(variable.definition)
            elif phi.is_pi:
                self._infer_pi(name, phi)
            else:
                self._infer_phi(name, phi)

    # ---- what rules ask

    def type_of(self, name: int) -> int:
        """The type of an SSA variable; everything where there is none."""
        return self.known[name].type if name >= 0 else _UNKNOWN_OPERAND

    def operand_type(self, kind: int, number: int, use: int) -> int:
        """The type of an operand."""
        if kind == CONST:
            return m.type_of_constant(self.op_array.literals[number])
        return self.known[use].type if use >= 0 else _UNKNOWN_OPERAND

    def data_type(self) -> int:
        """The type of the OP_DATA's operand."""
        data = self.op_array.opcodes[self.position + 1]
        return self.operand_type(data.op1_type, data.op1, self.ssa.ops[self.position + 1].op1_use)

    def class_of(self, name: int) -> Any:
        """The class of an SSA variable's objects, where one is known."""
        return self.known[name].ce if name >= 0 else None

    # ---- what rules say

    def set_type(self, name: int, mask: int) -> None:
        """A variable has these types (UPDATE_SSA_TYPE); without effect for -1."""
        if name < 0:
            return
        if mask & m.MAY_BE_REF:
            mask |= m.ANY_VALUE
        if name in self.aliased:
            mask |= self.aliased[name]
        known = self.known[name]
        if known.type != mask:
            if known.type & ~mask:
                raise TypesNarrowed(f"#{name}")
            known.type = mask
            self._changed(name)

    def set_class(self, name: int, ce: Any, is_instanceof: bool = False) -> None:
        """A variable's objects are of this class, or with `is_instanceof` of one below it (UPDATE_SSA_OBJ_TYPE)."""
        if name < 0:
            return
        if is_instanceof and self.is_later and ce is not None and ce.flags & ACC_FINAL:
            is_instanceof = False
        known = self.known[name]
        if known.ce is not ce or known.is_instanceof != is_instanceof:
            known.ce, known.is_instanceof = ce, is_instanceof
            self._changed(name)

    def copy_class(self, source: int, target: int) -> None:
        """A variable's objects are those of another (COPY_SSA_OBJ_TYPE)."""
        if target < 0:
            return
        if source >= 0 and not self.known[target].type & m.MAY_BE_REF:
            known = self.known[source]
            if known.type & MAY_BE_OBJECT and known.ce is not None:
                self.set_class(target, known.ce, known.is_instanceof)
                return
        self.set_class(target, None)

    def _changed(self, name: int) -> None:
        bits = self.worklist.bits
        for dependent in self.dependents[name]:
            bits |= 1 << dependent
        self.worklist.bits = bits

    # ---- definitions

    def _infer_opline(self, position: int) -> None:
        opline = self.op_array.opcodes[position]
        if opline.opcode == meta.OP_DATA:
            position -= 1
            opline = self.op_array.opcodes[position]
        op = self.ssa.ops[position]
        self.position = position
        t1 = t2 = _UNKNOWN_OPERAND
        if op.op1_use >= 0 or opline.op1_type == CONST:
            t1 = self.operand_type(opline.op1_type, opline.op1, op.op1_use)
        if op.op2_use >= 0 or opline.op2_type == CONST:
            t2 = self.operand_type(opline.op2_type, opline.op2, op.op2_use)
        if not t1 & _SOME_TYPE or not t2 & _SOME_TYPE or self._lacks_other_operand(opline, op):
            for name in (op.result_def, op.op1_def, op.op2_def):  # by code that never runs
                if name >= 0 and not self.known[name].type & m.MAY_BE_REF:
                    self.set_type(name, 0)
            return
        self.rules.get(opline.opcode, calls.unknown)(self, opline, op, t1, t2)

    def _lacks_other_operand(self, opline: Opline, op: SsaOp) -> bool:
        """Whether the result before, or the OP_DATA, has no type yet."""
        if op.result_use >= 0 and not self.known[op.result_use].type & _SOME_TYPE:
            return True
        return opline.opcode in _ASSIGNS_DATA and not self.data_type() & _SOME_TYPE

    def _infer_pi(self, name: int, pi: Phi) -> None:
        source = self.known[pi.sources[0]]
        mask, ce, is_instanceof = source.type, source.ce, source.is_instanceof
        constraint = pi.constraint
        if isinstance(constraint, TypeConstraint):
            mask &= constraint.type
            if mask & MAY_BE_OBJECT and constraint.ce is not None and constraint.ce is not ce:
                if ce is None:
                    ce, is_instanceof = constraint.ce, True
                elif is_instanceof and _is_surely_instance(constraint.ce, ce):
                    ce = constraint.ce
        self.set_type(name, mask)
        if mask & m.MAY_BE_REF:
            self.set_class(name, None)
        else:
            self.set_class(name, ce, is_instanceof)

    def _infer_phi(self, name: int, phi: Phi) -> None:
        mask = 0
        for source in phi.sources:
            mask |= self.known[source].type
        self.set_type(name, mask)
        if not mask & MAY_BE_OBJECT:
            self.set_class(name, None)
            return
        classes = [known for known in map(self.known.__getitem__, phi.sources) if known.type & MAY_BE_OBJECT]
        ce, is_instanceof = classes[0].ce, classes[0].is_instanceof
        for known in classes[1:]:
            is_instanceof |= known.is_instanceof
            joined = _common_ancestor(ce, known.ce)
            is_instanceof |= joined is not None and ce is not known.ce
            ce = joined
        self.set_class(name, ce, is_instanceof and ce is not None)


def _ancestors(ce: Any) -> list[Any]:
    """A class and those above it, as far as it is linked."""
    found = [ce]
    while found[-1].flags & ACC_LINKED and found[-1].parent is not None:
        found.append(found[-1].parent)
    return found


def _common_ancestor(first: Any, second: Any) -> Any:
    """The closest class that both are or extend (join_class_entries)."""
    if first is second or first is None or second is None:
        return first if first is second else None
    others = _ancestors(second)
    return next((ce for ce in _ancestors(first) if ce in others), None)


def _is_surely_instance(ce: Any, ancestor: Any) -> bool:
    """Whether every object of one class is one of another (safe_instanceof)."""
    return ce is ancestor or bool(ce.flags & ACC_LINKED) and ancestor in ce.ancestors
