"""Arrays and objects that nothing outside of the function can reach (escape_analysis.c).

Escape Analysis in the Context of Dynamic Compilation and Deoptimization (Kotzmann, Mössenböck, VEE 2005): variables
that may be the same value form a set, and a set escapes when one of them is used where it may be kept.

Reads an Ssa with types; sets `escape_state` of its variables.
"""
from __future__ import annotations

from zvm.opcodes import flags as f
from zvm.opcodes import metadata as meta
from zvm.opcodes.op_array import CONST, CV, UNUSED
from zvm.opcodes.types import MAY_BE_ARRAY, MAY_BE_FALSE, MAY_BE_NULL, MAY_BE_OBJECT
from zvm.optimizer.passes.callees import class_of_op1
from zvm.optimizer.ssa import ESCAPE_UNKNOWN, GLOBAL_ESCAPE, NO_ESCAPE
from zvm.optimizer.type_masks import MAY_BE_REF, MAY_BE_UNDEF
from zvm.runtime.classes.constant_expressions import ConstantExpression
from zvm.runtime.values.arrays import PhpArray
from zvm.targets import V8_4, V8_5

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.opcodes.op_array import Opline
    from zvm.optimizer.inference.types import TypeInference
    from zvm.optimizer.ssa import SsaOp

_HEAP_VALUE = MAY_BE_ARRAY | MAY_BE_OBJECT
_NEVER_MADE = f.ACC_IMPLICIT_ABSTRACT_CLASS | f.ACC_EXPLICIT_ABSTRACT_CLASS | f.ACC_INTERFACE | f.ACC_TRAIT
_LOCAL_RESULTS = frozenset((meta.INIT_ARRAY, meta.ADD_ARRAY_ELEMENT, meta.QM_ASSIGN, meta.ASSIGN))
_LOCAL_CHANGES = frozenset((
    meta.ASSIGN, meta.ASSIGN_DIM, meta.ASSIGN_OBJ, meta.ASSIGN_OBJ_REF, meta.ASSIGN_DIM_OP, meta.ASSIGN_OBJ_OP,
    meta.PRE_INC_OBJ, meta.PRE_DEC_OBJ, meta.POST_INC_OBJ, meta.POST_DEC_OBJ))
# op1 is looked at or changed, never kept
_KEEPS_NOTHING = _LOCAL_CHANGES | {
    meta.ISSET_ISEMPTY_DIM_OBJ, meta.ISSET_ISEMPTY_PROP_OBJ, meta.FETCH_DIM_R, meta.FETCH_OBJ_R, meta.FETCH_DIM_IS,
    meta.FETCH_OBJ_IS, meta.ASSIGN_STATIC_PROP_OP}
_ARRAY_LITERALS = frozenset((meta.INIT_ARRAY, meta.ADD_ARRAY_ELEMENT))
_ASSIGNS_MEMBER = frozenset((meta.ASSIGN_DIM, meta.ASSIGN_OBJ))


def find_escapes(inference: TypeInference) -> None:
    """Set the escape states of a function's variables."""
    _Escapes(inference).run()


def _has_values(ce: Any) -> bool:
    """Whether no default of the class is a constant expression (ZEND_ACC_CONSTANTS_UPDATED)."""
    values = [*(ce.default_properties or ()), *(ce.default_static_members or ()),
              *(constant.value for constant in ce.constants_table.values())]
    return not any(type(value) is ConstantExpression for value in values)


class _Escapes:
    """`roots` names each variable's set by one of its variables, which alone has the set's state until the end."""

    __slots__ = ("inference", "ssa", "variables", "known", "oplines", "last_var", "roots")

    def __init__(self, inference: TypeInference) -> None:
        self.inference, self.ssa = inference, inference.ssa
        self.variables, self.known = inference.variables, inference.known
        self.oplines, self.last_var = inference.op_array.opcodes, inference.op_array.last_var
        self.roots = list(range(self.ssa.count))

    def run(self) -> None:
        names = range(self.last_var, self.ssa.count)
        known, variables = self.known, self.variables
        for name in names:
            if known[name].type & _HEAP_VALUE and variables[name].definition >= 0 and self._is_allocated(name):
                break
        else:
            return
        self._build_sets()
        for name in names:
            self._classify(name)
        for name, variable in enumerate(self.variables):
            if self._state(name) == NO_ESCAPE and any(self._escapes_at(use, name) for use in variable.uses):
                self._set_state(name, GLOBAL_ESCAPE)
        while self._escape_with_containers():
            pass
        for name, variable in enumerate(self.variables):
            variable.escape_state = self._state(name)

    def _holds_heap_value(self, name: int) -> bool:
        return self.variables[name].definition >= 0 and self.known[name].type & _HEAP_VALUE != 0

    def _root(self, name: int) -> int:
        roots = self.roots
        while roots[name] != name:
            roots[name] = roots[roots[name]]
            name = roots[name]
        return name

    def _state(self, name: int) -> int:
        return self.variables[self._root(name)].escape_state

    def _set_state(self, name: int, state: int) -> None:
        self.variables[self._root(name)].escape_state = state

    def _unite(self, first: int, second: int) -> None:
        if first >= 0 and second >= 0:
            self.roots[self._root(first)] = self._root(second)

    def _build_sets(self) -> None:
        for phi in self.ssa.all_phis():
            for source in phi.distinct_sources:
                self._unite(phi.ssa_var, source)
        for opline, op in zip(self.oplines, self.ssa.ops, strict=True):
            if opline.opcode == meta.ASSIGN:
                self._unite(op.op1_def, op.op2_use)
                self._unite(op.result_def, op.op2_use)
                self._unite(op.result_def, op.op1_def)
            else:
                self._unite(op.op1_def, op.op1_use)
            self._unite(op.op2_def, op.op2_use)
            self._unite(op.result_def, op.op1_use if opline.opcode == meta.QM_ASSIGN else op.result_use)

    def _classify(self, name: int) -> None:
        state = self._state(name)
        if state > NO_ESCAPE:
            return
        if self.variables[name].alias and self.known[name].type & MAY_BE_REF:
            self._set_state(name, GLOBAL_ESCAPE)
        elif self._holds_heap_value(name):
            if not self._is_local(name):
                self._set_state(name, GLOBAL_ESCAPE)
            elif state == ESCAPE_UNKNOWN and self._is_allocated(name):
                self._set_state(name, NO_ESCAPE)

    def _class_made(self, opline: Opline) -> Any:
        """The class a NEW makes an object of, if that runs no code and its objects have no hooks."""
        ce = class_of_op1(self.inference.context, self.inference.op_array, opline)
        if (ce is None or ce.parent is not None or ce.parent_name is not None or ce.create_object is not None
                or ce.constructor is not None or ce.destructor is not None or ce.get is not None
                or ce.set is not None):
            return None
        return ce

    def _is_allocated(self, name: int) -> bool:
        """Whether the variable's definition makes an array or an object."""
        definition = self.variables[name].definition
        opline, op = self.oplines[definition], self.ssa.ops[definition]
        opcode = opline.opcode
        if op.result_def == name:
            if opcode == meta.NEW:
                ce = self._class_made(opline)
                return ce is not None and not ce.flags & _NEVER_MADE and _has_values(ce)
            if opcode == meta.QM_ASSIGN:
                return self._is_array_operand(opline.op1_type, opline.op1, op.op1_use)
            if opcode == meta.ASSIGN:
                return opline.op1_type == CV and self._type_of_op1(opline, op) & MAY_BE_ARRAY != 0
            return opcode == meta.INIT_ARRAY
        if op.op1_def == name:
            if opcode == meta.ASSIGN:
                return self._is_array_operand(opline.op2_type, opline.op2, op.op2_use)
            made_of_nothing = MAY_BE_UNDEF | MAY_BE_NULL | MAY_BE_FALSE
            return opcode == meta.ASSIGN_DIM and self._type_of_op1(opline, op) & made_of_nothing != 0
        return False

    def _is_array_operand(self, kind: int, number: int, use: int) -> bool:
        """Whether it is a literal array, or a CV that may be one."""
        if kind == CONST:
            return type(self.inference.op_array.literals[number]) is PhpArray
        return kind == CV and self.inference.type_of(use) & MAY_BE_ARRAY != 0

    def _is_local(self, name: int) -> bool:
        """Whether the variable's definition makes it of what the function has."""
        definition = self.variables[name].definition
        opline, op = self.oplines[definition], self.ssa.ops[definition]
        if op.result_def == name:
            if opline.opcode == meta.NEW:
                return self._class_made(opline) is not None
            return opline.opcode in _LOCAL_RESULTS
        return op.op1_def == name and opline.opcode in _LOCAL_CHANGES

    def _type_of_op1(self, opline: Opline, op: SsaOp) -> int:
        return self.inference.operand_type(opline.op1_type, opline.op1, op.op1_use)

    def _type_of_op2(self, opline: Opline, op: SsaOp) -> int:
        return self.inference.operand_type(opline.op2_type, opline.op2, op.op2_use)

    def _escapes_at(self, use: int, name: int) -> bool:
        opline, op = self.oplines[use], self.ssa.ops[use]
        if op.op1_use == name and self._op1_escapes(use, opline, op):
            return True
        if op.op2_use == name:
            if opline.opcode != meta.ASSIGN or self._is_shared_target(opline, op):
                return True
            if ((opline.op2_type == CV or opline.result_type != UNUSED)
                    and self._type_of_op2(opline, op) & MAY_BE_OBJECT):
                return True
        return op.result_use == name and opline.opcode not in _LOCAL_RESULTS

    def _op1_escapes(self, use: int, opline: Opline, op: SsaOp) -> bool:
        opcode = opline.opcode
        if opcode in _KEEPS_NOTHING:
            return opcode == meta.ASSIGN_OBJ_REF and V8_4 <= self.inference.context.options.target < V8_5
        is_object = self._type_of_op1(opline, op) & MAY_BE_OBJECT != 0
        if opcode == meta.QM_ASSIGN:
            return opline.op1_type == CV and is_object
        if opcode in _ARRAY_LITERALS:
            return opline.extended_value & f.ARRAY_ELEMENT_REF != 0 or is_object
        if opcode == meta.OP_DATA:
            assign, assign_op = self.oplines[use - 1], self.ssa.ops[use - 1]
            return assign.opcode not in _ASSIGNS_MEMBER or is_object or self._is_shared_target(assign, assign_op)
        return True

    def _is_shared_target(self, opline: Opline, op: SsaOp) -> bool:
        """Whether what is assigned to is seen from elsewhere."""
        return (opline.op1_type != CV or self._type_of_op1(opline, op) & MAY_BE_REF != 0
                or op.op1_def >= 0 and self.variables[op.op1_def].alias != 0)

    def _escape_with_containers(self) -> bool:
        """What is put into something that escapes escapes, too. Whether anything did."""
        changed = False
        for name, variable in enumerate(self.variables):
            for use in variable.uses:
                if self._state(name) != NO_ESCAPE:
                    break
                container = self._container(use, name)
                if container >= 0 and self._state(container) != NO_ESCAPE:
                    self._set_state(name, GLOBAL_ESCAPE)
                    changed = True
        return changed

    def _container(self, use: int, name: int) -> int:
        """The array or object that an opline puts the variable into, -1 of other oplines."""
        opline, op = self.oplines[use], self.ssa.ops[use]
        if op.op1_use != name:
            return -1
        if opline.opcode == meta.OP_DATA:
            assigns = self.oplines[use - 1].opcode in _ASSIGNS_MEMBER | {meta.ASSIGN_OBJ_REF}
            return self.ssa.ops[use - 1].op1_use if assigns else -1
        return op.result_def if opline.opcode in _ARRAY_LITERALS else -1
