"""What types tell: checks that hold, operators for the types there are, results that go where they are wanted
(zend_dfa_optimize_op_array). Part of passes 6 and 7.

    0000 T1 = ADD CV0 CV1  [long]        0000 CV2 = ADD CV0 CV1
    0001 ASSIGN CV2 T1             →     0001 T3 = FAST_CONCAT CV2 string("x")
    0002 T3 = CONCAT CV2 string("x")     0002 RETURN T3
    0003 VERIFY_RETURN_TYPE T3
    0004 RETURN T3
"""
from __future__ import annotations

from zvm.opcodes import metadata as ops
from zvm.opcodes import types as t
from zvm.opcodes.flags import ACC_LINKED
from zvm.opcodes.op_array import CONST, CV, UNUSED
from zvm.opcodes.types import MAY_BE_ANY, MAY_BE_DOUBLE, MAY_BE_LONG, MAY_BE_NULL, MAY_BE_OBJECT
from zvm.optimizer.passes.editing import TEMPORARY, add_literal, make_nop, unset_op2, unset_result
from zvm.optimizer.passes.reasons import because
from zvm.optimizer.passes.ssa_editing import REFCOUNTED, SsaEditor
from zvm.optimizer.passes.throwing import may_throw
from zvm.optimizer.ssa import NO_ALIAS
from zvm.optimizer.type_masks import MAY_BE_REF, MAY_BE_UNDEF
from zvm.runtime.values.strings import lower

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.opcodes.op_array import Opline
    from zvm.optimizer.passes.context import Context
    from zvm.optimizer.ssa import Ssa

_ARITHMETIC = frozenset((ops.ADD, ops.SUB, ops.MUL, ops.IS_EQUAL, ops.IS_NOT_EQUAL, ops.IS_SMALLER,
                         ops.IS_SMALLER_OR_EQUAL))
_CALLS = frozenset((ops.DO_ICALL, ops.DO_UCALL, ops.DO_FCALL, ops.DO_FCALL_BY_NAME))
_GIVES_CHANGED = frozenset((ops.ASSIGN, ops.ASSIGN_OP, ops.PRE_INC, ops.PRE_DEC))
_POST = {ops.POST_INC: ops.PRE_INC, ops.POST_DEC: ops.PRE_DEC}
# Zend lets CASE and CASE_STRICT read variables, too, and the latter then ends in "Invalid opcode"
_WANTS_TEMPORARY = frozenset((ops.FREE, ops.SEND_VAL, ops.SEND_VAL_EX, ops.VERIFY_RETURN_TYPE, ops.YIELD, ops.CASE,
                              ops.CASE_STRICT))
_SIMPLE = MAY_BE_NULL | t.MAY_BE_BOOL | MAY_BE_LONG | MAY_BE_DOUBLE
_KNOWN = MAY_BE_ANY | MAY_BE_UNDEF


def rewrite(ssa: Ssa, ctx: Context) -> None:
    """Look at the opline that defines every SSA variable. NOPs are left behind."""
    rewriting = _Rewriting(ssa, ctx)
    for variable in range(len(ssa.op_array.vars), len(ssa.variables)):
        number = ssa.variables[variable].definition
        if number >= 0:
            rewriting.rewrite(variable, number)


class _Rewriting(SsaEditor):
    __slots__ = ()

    def rewrite(self, variable: int, number: int) -> None:
        """`variable` is defined by opline `number`."""
        opline, op = self.opcodes[number], self.ops[number]
        if self.infos[variable].use_as_double:
            self._make_double(variable, number, opline)
        elif opline.opcode in _ARITHMETIC:
            self._calculate(number, opline)
        elif opline.opcode == ops.CONCAT:
            if not (self.type1(number) | self.type2(number)) & MAY_BE_OBJECT:
                self._concatenate(opline)
        elif opline.opcode == ops.VERIFY_RETURN_TYPE and opline.op1_type != CONST and op.op1_def == variable:
            self._check_return_type(variable, number, opline)
        if (opline.opcode == ops.QM_ASSIGN and op.result_def == variable and opline.op1_type & TEMPORARY
                and not self.type_of(variable) & REFCOUNTED):
            self._give_to(variable, number, opline.result, opline.result_type, op.op1_use, op.result_use)
        if op.op1_def != variable or self.variables[variable].var >= len(self.op_array.vars):
            return
        if opline.result_type != UNUSED:
            self._replace_result(variable, number, opline)
        if opline.opcode == ops.ASSIGN:
            self._assign(variable, number, opline)
        elif opline.opcode == ops.ASSIGN_OP:
            self._assign_op(number, opline)

    @because("neither side can be an object")
    def _concatenate(self, opline: Opline) -> None:
        opline.opcode = ops.FAST_CONCAT

    # constants

    def _literal(self, kind: int, number: int) -> Any:
        return self.op_array.literals[number] if kind == CONST else None

    @because("everything that reads the variable takes the int as a float")
    def _make_double(self, variable: int, number: int, opline: Opline) -> None:
        """Everything that reads the variable takes an int as a float."""
        if (opline.opcode == ops.ASSIGN and opline.op2_type == CONST and self.ops[number].op1_def == variable
                and opline.result_type == UNUSED):
            opline.op2 = add_literal(self.op_array, float(self.op_array.literals[opline.op2]))
        elif opline.opcode == ops.QM_ASSIGN and opline.op1_type == CONST:
            opline.op1 = add_literal(self.op_array, float(self.op_array.literals[opline.op1]))

    def _calculate(self, number: int, opline: Opline) -> None:
        """A constant operand: an int beside a float is one, X + 0 is X, X * 2 is X + X."""
        op = self.ops[number]
        if opline.op1_type == CONST and opline.op2_type != CONST:
            other = self.type2(number)
            if other & MAY_BE_ANY == MAY_BE_DOUBLE and type(self._literal(CONST, opline.op1)) is int:
                self._convert(opline, "op1")
            value = self._literal(CONST, opline.op1)
            if opline.opcode == ops.ADD and _is_zero(value, other):
                self._become_copy(opline, opline.op2_type, opline.op2)
                op.op1_use, op.op2_use = op.op2_use, -1
            elif opline.opcode == ops.MUL and _is_two(value, other):
                self._add_to_itself(opline, opline.op2_type, opline.op2)
                op.op1_use = op.op2_use
        elif opline.op2_type == CONST and opline.op1_type != CONST:
            other = self.type1(number)
            if other & MAY_BE_ANY == MAY_BE_DOUBLE and type(self._literal(CONST, opline.op2)) is int:
                self._convert(opline, "op2")
            value = self._literal(CONST, opline.op2)
            if opline.opcode in (ops.ADD, ops.SUB) and _is_zero(value, other):
                self._become_copy(opline, opline.op1_type, opline.op1)
            elif opline.opcode == ops.MUL and _is_two(value, other):
                self._add_to_itself(opline, opline.op1_type, opline.op1)
                op.op2_use = op.op1_use

    @because("the other operand is always a float: an int beside it is one, too")
    def _convert(self, opline: Opline, slot: str) -> None:
        setattr(opline, slot, add_literal(self.op_array, float(self._literal(CONST, getattr(opline, slot)))))

    @because("adding or subtracting zero changes nothing")
    def _become_copy(self, opline: Opline, kind: int, variable: int) -> None:
        opline.opcode, opline.op1_type, opline.op1 = ops.QM_ASSIGN, kind, variable
        unset_op2(opline)

    @because("twice a number is the number added to itself")
    def _add_to_itself(self, opline: Opline, kind: int, variable: int) -> None:
        opline.opcode, opline.op1_type, opline.op1 = ops.ADD, kind, variable
        opline.op2_type, opline.op2 = kind, variable

    # VERIFY_RETURN_TYPE

    @because("the value always has the type that the function declares")
    def _check_return_type(self, variable: int, number: int, opline: Opline) -> None:
        op = self.ops[number]
        original, uses = op.op1_use, self.variables[variable].uses
        if original < 0 or not self._surely_returns_type(original):
            return
        if self.variables[original].uses[-1] != number and (len(uses) != 1 or self.ops[uses[0]].op1_use != variable):
            return
        self.unlink_use(number, original)
        for use in uses:
            if self.ops[use].op1_use == variable:
                self.ops[use].op1_use = original
            self.add_use(use, original)
        self.forget(variable)
        op.op1_def = op.op1_use = -1
        make_nop(opline)

    def _surely_returns_type(self, variable: int) -> bool:
        """Whether the check of the return type cannot fail (can_elide_return_type_check)."""
        info = self.op_array.return_info
        assert info is not None and info.type is not None
        found = self.infos[variable]
        mask = found.type & _KNOWN
        if mask & MAY_BE_UNDEF:
            mask = mask & ~MAY_BE_UNDEF | MAY_BE_NULL
        disallowed = mask & ~info.type.mask
        if not disallowed:
            return True
        return (disallowed == MAY_BE_OBJECT and found.ce is not None
                and self._is_instance(found.ce, info.type.names, info.type.is_intersection))

    def _is_instance(self, ce: Any, names: tuple[str | tuple[str, ...], ...], is_intersection: bool) -> bool:
        for name in names:
            if isinstance(name, tuple):
                return self._is_instance(ce, name, True)
            wanted = self._class(name)
            found = wanted is not None and (wanted is ce or (ce.flags & ACC_LINKED != 0 and wanted in ce.ancestors))
            if found != is_intersection:
                return found
        return is_intersection

    def _class(self, name: str) -> Any:
        scope = self.op_array.scope
        found = self.ctx.class_entry(lower(name))
        return scope if found is None and scope is not None and lower(scope.name) == lower(name) else found

    # results

    @because("the value is only moved: what makes it puts it where it goes")
    def _give_to(self, variable: int, number: int, slot: int, kind: int, source: int, original: int) -> bool:
        """Opline `number` only moves what the one that made `source` gives to `slot`: let that give it there."""
        if not self._can_move(number, slot, source):
            return False
        maker_number = self.variables[source].definition
        maker, maker_op, op = self.opcodes[maker_number], self.ops[maker_number], self.ops[number]
        if original >= 0:
            self.unlink_use(number, original)
        self.variables[variable].definition = maker_number
        maker_op.result_def = variable
        self.forget(source)
        op.op1_use = op.op2_use = op.op1_def = op.result_use = op.result_def = -1
        maker.result_type, maker.result = kind, slot
        make_nop(self.opcodes[number])
        self._increment_in_place(variable, maker_number, maker)
        return True

    def _can_move(self, number: int, slot: int, source: int) -> bool:
        if source < 0 or self.type_of(source) & MAY_BE_REF or not self.type_of(source) & _KNOWN:
            return False
        maker = self.variables[source].definition
        if maker < 0 or self.ops[maker].result_def != source or self.ops[maker].result_use >= 0:
            return False
        return (self.is_used_only_by(source, number) and self._supports_moving(maker, source, slot)
                and not self._is_touched(slot, maker + 1, number))

    def _supports_moving(self, maker: int, source: int, slot: int) -> bool:
        """Whether the opline may give its result to a CV (opline_supports_assign_contraction)."""
        opline = self.opcodes[maker]
        opcode = opline.opcode
        reads_op1 = opline.op1_type == CV and opline.op1 == slot
        if opcode == ops.NEW:
            return False
        if opcode in _CALLS:  # what they give may be destroyed after it was written
            return not self.type_of(source) & MAY_BE_ANY & ~_SIMPLE
        if opcode in (ops.POST_INC, ops.POST_DEC):
            return not reads_op1
        if opcode == ops.INIT_ARRAY:
            return not reads_op1 and not (opline.op2_type == CV and opline.op2 == slot)
        if opcode == ops.CAST and opline.extended_value in (t.IS_ARRAY, t.IS_OBJECT):
            return not reads_op1
        return not (opcode == ops.ASSIGN_OP and reads_op1 and may_throw(self, maker))

    def _is_touched(self, slot: int, start: int, end: int) -> bool:
        """Whether an opline in that range names a slot."""
        for op in self.ops[start:end]:
            for variable in (op.op1_def, op.op2_def, op.result_def, op.op1_use, op.op2_use, op.result_use):
                if variable >= 0 and self.variables[variable].var == slot:
                    return True
        return False

    @because("adding one to the variable itself, or subtracting it, is an increment or decrement")
    def _increment_in_place(self, variable: int, number: int, opline: Opline) -> None:
        """CV = ADD CV 1 is PRE_INC CV."""
        op = self.ops[number]
        if opline.opcode not in (ops.ADD, ops.SUB) or opline.result_type != CV:
            return
        if opline.op1_type == CV and opline.op1 == opline.result and self._is_one(opline.op2_type, opline.op2):
            use = op.op1_use
        elif (opline.opcode == ops.ADD and opline.op2_type == CV and opline.op2 == opline.result
                and self._is_one(opline.op1_type, opline.op1)):
            use = op.op2_use
        else:
            return
        if use < 0 or self.type_of(use) & (t.MAY_BE_BOOL | REFCOUNTED):
            return
        opline.opcode = ops.PRE_INC if opline.opcode == ops.ADD else ops.PRE_DEC
        opline.op1_type, opline.op1 = CV, opline.result
        unset_op2(opline)
        unset_result(opline)
        op.result_def, op.op1_def = -1, variable
        op.op1_use, op.op2_use = use, -1

    def _is_one(self, kind: int, number: int) -> bool:
        value = self._literal(kind, number)
        return type(value) is int and value == 1

    def _replace_result(self, variable: int, number: int, opline: Opline) -> None:
        """What reads the result of an assignment can read the variable."""
        if opline.opcode in _GIVES_CHANGED:
            self._read_variable(variable, number, opline)
        elif opline.opcode in _POST:
            result = self.ops[number].result_def
            if result < 0 or self.type_of(result) & (_KNOWN | MAY_BE_REF) & ~(MAY_BE_LONG | MAY_BE_DOUBLE):
                return
            uses = self.variables[result].uses
            use = uses[0] if uses else -1
            if use < 0 or self.opcodes[use].opcode != ops.IS_SMALLER:
                return
            compared = self.ops[use].op1_use if opline.opcode == ops.POST_INC else self.ops[use].op2_use
            if compared == result and self._read_variable(variable, number, opline):
                self._compare_changed(opline, self.opcodes[use])

    @because("what the variable was before is not needed: < of that is <= of what it is after")
    def _compare_changed(self, change: Opline, comparison: Opline) -> None:
        change.opcode = _POST[change.opcode]
        comparison.opcode = ops.IS_SMALLER_OR_EQUAL

    @because("what reads the result can read the variable, which has the same value")
    def _read_variable(self, variable: int, number: int, opline: Opline) -> bool:
        """zend_dfa_try_to_replace_result()."""
        result, slot = self.ops[number].result_def, self.variables[variable].var
        if result < 0 or self.type_of(variable) & MAY_BE_REF or self.variables[variable].alias != NO_ALIAS:
            return False
        record = self.variables[result]
        if record.phi_uses or record.constraint_uses or len(record.uses) != 1:
            return False
        use = record.uses[0]
        reader, op = self.opcodes[use], self.ops[use]
        if reader.opcode in _WANTS_TEMPORARY or use <= number:
            return False
        for between in self.opcodes[number + 1:use + 1]:
            if ((between.op1_type == CV and between.op1 == slot) or (between.op2_type == CV and between.op2 == slot)
                    or (between.result_type == CV and between.result == slot)):
                return False
        self.forget(result)
        self.ops[number].result_def = -1
        unset_result(opline)
        if op.op1_use == result:
            op.op1_use, reader.op1_type, reader.op1 = variable, CV, slot
        elif op.op2_use == result:
            op.op2_use, reader.op2_type, reader.op2 = variable, CV, slot
        elif op.result_use == result:
            op.result_use, reader.result_type, reader.result = variable, CV, slot
        self.add_use(use, variable)
        return True

    # assignments

    def _assign(self, variable: int, number: int, opline: Opline) -> None:
        """An assignment to what needs no freeing is a copy, or none."""
        op = self.ops[number]
        original = op.op1_use
        if opline.result_type != UNUSED or original < 0 or self.type_of(original) & REFCOUNTED:
            return
        if opline.op2_type & TEMPORARY and self._give_to(variable, number, opline.op1, opline.op1_type, op.op2_use,
                                                         original):
            return
        if opline.op2_type == CONST or (op.op2_use >= 0 and op.op2_def < 0):
            if op.op1_use != op.op2_use:
                self.unlink_use(number, original)
            op.result_def, op.op1_def = variable, -1
            op.op1_use, op.op2_use = op.op2_use, -1
            self._become_assignment(opline)

    @because("the variable holds nothing that must be freed, nor a reference: a copy does")
    def _become_assignment(self, opline: Opline) -> None:
        opline.opcode = ops.QM_ASSIGN
        opline.result_type, opline.result = opline.op1_type, opline.op1
        opline.op1_type, opline.op1 = opline.op2_type, opline.op2
        unset_op2(opline)

    def _assign_op(self, number: int, opline: Opline) -> None:
        op = self.ops[number]
        if op.op1_use < 0:
            return
        before = self.type_of(op.op1_use)
        operator = opline.extended_value
        if (operator in (ops.ADD, ops.SUB) and self._is_one(opline.op2_type, opline.op2)
                and not before & (t.MAY_BE_BOOL | REFCOUNTED)):
            self._increment(opline)
        elif opline.result_type == UNUSED and operator != ops.CONCAT and not before & REFCOUNTED:
            op.result_def, op.op1_def = op.op1_def, -1
            self._operate_in_place(opline)

    @because("adding one to a number, or subtracting it, is an increment or decrement")
    def _increment(self, opline: Opline) -> None:
        opline.opcode = ops.PRE_INC if opline.extended_value == ops.ADD else ops.PRE_DEC
        opline.extended_value = 0
        unset_op2(opline)

    @because("the variable holds nothing that must be freed, nor a reference: the operator writes to it")
    def _operate_in_place(self, opline: Opline) -> None:
        opline.opcode, opline.extended_value = opline.extended_value, 0
        opline.result_type, opline.result = opline.op1_type, opline.op1


def _is_zero(value: Any, other: int) -> bool:
    """Whether X + value is X, X being of the types `other`."""
    if type(value) is int:
        return value == 0 and other & _KNOWN == MAY_BE_LONG
    return type(value) is float and value == 0.0 and other & _KNOWN == MAY_BE_DOUBLE


def _is_two(value: Any, other: int) -> bool:
    """Whether X * value is X + X."""
    if other & _KNOWN & ~(MAY_BE_LONG | MAY_BE_DOUBLE):
        return False
    return value == 2 and (type(value) is int or type(value) is float and not other & MAY_BE_LONG)
