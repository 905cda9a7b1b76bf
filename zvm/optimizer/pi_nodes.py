"""Where a branch tells something of a variable: pi nodes, on the edges of conditional jumps (place_essa_pis).

    if ($a < 10)   ...   on the way where it holds, $a is at most 9; on the other, at least 10.

Reads the graph and its liveness; adds pis to an Ssa whose variables are not renamed yet.
"""
from __future__ import annotations

from zvm.opcodes import metadata as meta
from zvm.opcodes.op_array import CONST, CV, TMP_VAR
from zvm.opcodes.types import MAY_BE_ANY, MAY_BE_ARRAY, MAY_BE_NULL, MAY_BE_OBJECT, MAY_BE_RESOURCE
from zvm.optimizer.class_names import class_named
from zvm.optimizer.dominators import dominates
from zvm.optimizer.ssa import NEGATIVE_INIT, NOT_NEGATIVE, Phi, Range, RangeConstraint, TypeConstraint
from zvm.optimizer.type_masks import (
    ELEMENT_BITS,
    KEY_BITS,
    LONG_MAX,
    LONG_MIN,
    MAY_BE_REF,
    MAY_BE_UNDEF,
    type_of_constant,
)

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.opcodes.op_array import OpArray, Opline
    from zvm.optimizer.passes.context import Context
    from zvm.optimizer.ssa import Ssa

    Constraint = RangeConstraint | TypeConstraint

_COMPARES = frozenset((meta.IS_EQUAL, meta.IS_NOT_EQUAL, meta.IS_SMALLER, meta.IS_SMALLER_OR_EQUAL))
_STEPS = {  # what a variable is after the opline when its result was 0: (constant, without a value, is as good)
    meta.POST_DEC: -1, meta.POST_INC: 1, meta.PRE_INC: 0, meta.PRE_DEC: 0}
_IDENTICAL = frozenset((meta.IS_IDENTICAL, meta.IS_NOT_IDENTICAL))
_TYPE_BITS = MAY_BE_ANY | KEY_BITS | ELEMENT_BITS


class PiPlacement:
    """Places the pis of an op-array. `joins` collects, by block, the variables that need a phi after their pis."""

    __slots__ = ("ssa", "context", "joins", "defined")

    def __init__(self, ssa: Ssa, context: Context) -> None:
        self.ssa, self.context = ssa, context
        self.joins = [0] * len(ssa.cfg.blocks)
        self.defined = ssa.liveness.defined  # a pi is a definition, too

    def place(self) -> list[int]:
        """Place all; gives `joins`."""
        cfg = self.ssa.cfg
        for number, block in enumerate(cfg.blocks):
            last = cfg.last_opline(block)
            if not block.reachable or last is None:
                continue
            if last.opcode == meta.JMPZ:
                self._place_of_condition(number, last, block.successors[1], block.successors[0])
            elif last.opcode == meta.JMPNZ:
                self._place_of_condition(number, last, block.successors[0], block.successors[1])
            elif last.opcode == meta.COALESCE and last.op1_type == CV:
                self._add(number, block.successors[0], last.op1, _not_of_types(MAY_BE_NULL))
            elif last.opcode == meta.JMP_NULL and last.op1_type == CV:
                self._add(number, block.successors[1], last.op1, _not_of_types(MAY_BE_NULL))
        return self.joins

    def _place_of_condition(self, number: int, jump: Opline, when_true: int, when_false: int) -> None:
        """The pis of a jump on what the opline before it, in the same block, has found."""
        block = self.ssa.cfg.blocks[number]
        if block.length == 1 or jump.op1_type != TMP_VAR:
            return
        op_array = self.ssa.op_array
        position = block.start + block.length - 2
        condition = op_array.opcodes[position]
        if condition.result != jump.op1:
            return
        ways = number, when_true, when_false
        if condition.opcode in _COMPARES:
            self._place_of_comparison(ways, condition, position)
        elif condition.opcode in _STEPS and condition.op1_type == CV:
            after = _STEPS[condition.opcode]
            self._add(number, when_false, condition.op1, _equals(-1, after))
            self._add(number, when_true, condition.op1, _not_equals(-1, after))
        elif condition.opcode == meta.TYPE_CHECK and condition.op1_type == CV:
            mask = condition.extended_value
            checked = mask | KEY_BITS | ELEMENT_BITS if mask & MAY_BE_ARRAY else mask
            self._add(number, when_true, condition.op1, _of_types(checked))
            if mask != MAY_BE_RESOURCE:  # is_resource() is false of closed ones, too
                self._add(number, when_false, condition.op1, _not_of_types(checked))
        elif condition.opcode in _IDENTICAL:
            self._place_of_identity(ways, condition)
        elif condition.opcode == meta.INSTANCEOF and condition.op1_type == CV and condition.op2_type == CONST:
            ce = class_named(self.context, op_array, op_array.literals[condition.op2 + 1])
            if ce is not None:
                self._add(number, when_true, condition.op1, _of_types(MAY_BE_OBJECT, ce))

    def _place_of_identity(self, ways: tuple[int, int, int], condition: Opline) -> None:
        """`=== null` and `=== true` leave the other types on the other way."""
        number, same, different = ways
        if condition.opcode == meta.IS_NOT_IDENTICAL:
            same, different = different, same
        literals = self.ssa.op_array.literals
        if condition.op1_type == CV and condition.op2_type == CONST:
            variable, value = condition.op1, literals[condition.op2]
        elif condition.op1_type == CONST and condition.op2_type == CV:
            variable, value = condition.op2, literals[condition.op1]
        else:
            return
        if value is not None and type(value) is not bool:
            return
        mask = type_of_constant(value)
        # the pi of the way on which it is identical comes first, whichever way the jump goes
        self._add(number, same, variable, _of_types(mask))
        self._add(number, different, variable, _not_of_types(mask))

    def _place_of_comparison(self, ways: tuple[int, int, int], condition: Opline, position: int) -> None:
        """Of both sides that are variables, or a variable and a constant summand."""
        op_array = self.ssa.op_array
        left, right_value = _adjusted_variable(op_array, condition.op1_type, condition.op1, position)
        right, left_value = _adjusted_variable(op_array, condition.op2_type, condition.op2, position)
        if left >= 0 and right >= 0:
            if not _fits(left_value - right_value) or not _fits(right_value - left_value):
                return
            left_value, right_value = left_value - right_value, right_value - left_value
        elif left >= 0:
            constant = _long_constant(op_array, condition.op2_type, condition.op2)
            if constant is None or not _fits(right_value + constant):
                return
            right_value += constant
        elif right >= 0:
            constant = _long_constant(op_array, condition.op1_type, condition.op1)
            if constant is None or not _fits(left_value + constant):
                return
            left_value += constant
        if left >= 0:
            self._constrain(ways, condition.opcode, left, right, right_value, True)
        if right >= 0:
            self._constrain(ways, condition.opcode, right, left, left_value, False)

    def _constrain(self, ways: tuple[int, int, int], opcode: int, variable: int, other: int, value: int,
                   is_left: bool) -> None:
        """`variable` compared with `other` (-1: nothing) + `value`."""
        number, when_true, when_false = ways
        if opcode == meta.IS_EQUAL or opcode == meta.IS_NOT_EQUAL:
            if opcode == meta.IS_NOT_EQUAL:
                when_true, when_false = when_false, when_true
            self._add(number, when_true, variable, _equals(other, value))
            self._add(number, when_false, variable, _not_equals(other, value))
            return
        strict = 1 if opcode == meta.IS_SMALLER else 0
        if is_left:  # variable < other + value
            if not strict or value > LONG_MIN:
                self._add(number, when_true, variable, _at_most(other, value - strict))
            if strict or value < LONG_MAX:
                self._add(number, when_false, variable, _at_least(other, value + 1 - strict))
        else:  # other + value < variable
            if not strict or value < LONG_MAX:
                self._add(number, when_true, variable, _at_least(other, value + strict))
            if strict or value > LONG_MIN:
                self._add(number, when_false, variable, _at_most(other, value - 1 + strict))

    def _add(self, source: int, target: int, variable: int, constraint: Constraint) -> None:
        """A pi of the variable on the way from block `source` to `target`, where it is of use (add_pi)."""
        if not self._is_useful(source, target, variable):
            return
        predecessors = self.ssa.cfg.blocks[target].predecessors
        pi = Phi(variable, target, len(predecessors), source)
        pi.constraint = constraint
        self.ssa.phis[target].insert(0, pi)
        self.defined[target] |= 1 << variable
        if len(predecessors) > 1:
            self.joins[target] |= 1 << variable

    def _is_useful(self, source: int, target: int, variable: int) -> bool:
        """Whether the variable is alive there and does not at once meet its unconstrained self (needs_pi)."""
        if not self.ssa.liveness.alive_in[target] >> variable & 1:
            return False
        blocks = self.ssa.cfg.blocks
        first, second = blocks[source].successors
        if first == second:
            return False
        predecessors = blocks[target].predecessors
        if len(predecessors) == 1:
            return True
        other = second if first == target else first
        return not any(
            predecessor != source and not self.defined[predecessor] >> variable & 1
            and dominates(blocks, other, predecessor) for predecessor in predecessors)


def _adjusted_variable(op_array: OpArray, kind: int, number: int, position: int) -> tuple[int, int]:
    """The CV an operand is, and what is to be added to the other side when the operand is CV + constant
    (find_adjusted_tmp_var); -1 for other operands."""
    if kind == CV:
        return number, 0
    if kind != TMP_VAR:
        return -1, 0
    for before in range(position, -1, -1):
        opline = op_array.opcodes[before]
        if opline.result_type == TMP_VAR and opline.result == number:
            return _adjustment(op_array, opline)
    return -1, 0


def _adjustment(op_array: OpArray, opline: Opline) -> tuple[int, int]:
    opcode = opline.opcode
    if opcode in (meta.POST_DEC, meta.POST_INC):
        return (opline.op1, _STEPS[opcode]) if opline.op1_type == CV else (-1, 0)
    if opcode not in (meta.ADD, meta.SUB):
        return -1, 0
    if opline.op1_type == CV:
        variable, constant = opline.op1, _long_constant(op_array, opline.op2_type, opline.op2)
    elif opline.op2_type == CV and opcode == meta.ADD:
        variable, constant = opline.op2, _long_constant(op_array, opline.op1_type, opline.op1)
    else:
        return -1, 0
    if constant is None or opcode == meta.ADD and constant == LONG_MIN:
        return -1, 0
    return variable, -constant if opcode == meta.ADD else constant


def _long_constant(op_array: OpArray, kind: int, number: int) -> int | None:
    value = op_array.literals[number] if kind == CONST else None
    return value if type(value) is int else None


def _fits(value: int) -> bool:
    return LONG_MIN <= value <= LONG_MAX


def _equals(variable: int, value: int) -> RangeConstraint:
    return RangeConstraint(Range(value, value), variable, variable, NOT_NEGATIVE)


def _not_equals(variable: int, value: int) -> RangeConstraint:
    return RangeConstraint(Range(value, value), variable, variable, NEGATIVE_INIT)


def _at_least(variable: int, value: int) -> RangeConstraint:
    return RangeConstraint(Range(value, LONG_MAX, overflow=True), variable, -1, NOT_NEGATIVE)


def _at_most(variable: int, value: int) -> RangeConstraint:
    return RangeConstraint(Range(LONG_MIN, value, underflow=True), -1, variable, NOT_NEGATIVE)


def _of_types(mask: int, ce: object = None) -> TypeConstraint:
    return TypeConstraint(mask | MAY_BE_REF | (MAY_BE_UNDEF if mask & MAY_BE_NULL else 0), ce)


def _not_of_types(mask: int) -> TypeConstraint:
    return _of_types(~mask & _TYPE_BITS)
