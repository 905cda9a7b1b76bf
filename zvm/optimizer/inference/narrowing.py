"""Integers that might as well be floats (zend_type_narrowing).

    $sum = 0; foreach ($a as $v) { $sum += 1.5 * $v; }

$sum is an integer or a float, unless it begins as 0.0: then it is a float throughout. That is done where every
operation the integer takes part in gives the same value for the float.
"""
from __future__ import annotations

from zvm.opcodes import metadata as meta
from zvm.opcodes.op_array import CONST, CV, UNUSED
from zvm.opcodes.types import MAY_BE_ANY, MAY_BE_DOUBLE, MAY_BE_LONG
from zvm.optimizer.inference.components import Worklist
from zvm.optimizer.ssa import is_no_val_use
from zvm.optimizer.type_masks import LONG_MAX, LONG_MIN, MAY_BE_REF, MAY_BE_UNDEF

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.opcodes.op_array import Opline
    from zvm.optimizer.ssa import Ssa, SsaOp

    Number = int | float

_OPERATIONS = frozenset((meta.ADD, meta.SUB, meta.MUL, meta.DIV))
_NUMBER = MAY_BE_LONG | MAY_BE_DOUBLE
# what the other operand is when the operation only makes a float of the one not known
_NEUTRAL_RIGHT = {meta.ADD: 0, meta.SUB: 0, meta.MUL: 1, meta.DIV: 1}
_NEUTRAL_LEFT = {meta.ADD: 0, meta.SUB: 0, meta.MUL: 1}


def find_narrowable(ssa: Ssa) -> Worklist:
    """Mark the assignments of integers that may be floats; gives the variables whose types are to be inferred again."""
    changed = Worklist()
    op_array = ssa.op_array
    for name in range(op_array.last_var, ssa.count):
        variable, info = ssa.variables[name], ssa.infos[name]
        if (info.type & (MAY_BE_REF | MAY_BE_ANY | MAY_BE_UNDEF) != MAY_BE_LONG or variable.definition < 0
                or variable.no_val):
            continue
        opline = op_array.opcodes[variable.definition]
        if (opline.opcode == meta.ASSIGN and opline.result_type == UNUSED and opline.op1_type == CV
                and opline.op2_type == CONST):
            visited = Worklist()
            if _can_be_float(ssa, name, op_array.literals[opline.op2], visited):
                info.use_as_double = True
                for visited_name in range(ssa.count):
                    if visited_name in visited:
                        ssa.infos[visited_name].type &= ~MAY_BE_ANY
                        changed.add(visited_name)
    return changed


def _can_be_float(ssa: Ssa, name: int, value: Number | None, visited: Worklist) -> bool:
    """Whether every use of the variable, whose value is `value` or, of None, only made a float, stays the same."""
    if name in visited:
        return True
    visited.add(name)
    variable = ssa.variables[name]
    for use in variable.uses:
        opline, op = ssa.op_array.opcodes[use], ssa.ops[use]
        if not is_no_val_use(opline.opcode, op, name) and not _use_allows_float(ssa, name, value, opline, op, visited):
            return False
    for phi in variable.phi_uses:
        if ssa.infos[phi.ssa_var].type & MAY_BE_ANY & ~_NUMBER:
            return False
        if not _can_be_float(ssa, phi.ssa_var, value, visited):
            return False
    return True


def _use_allows_float(ssa: Ssa, name: int, value: Number | None, opline: Opline, op: SsaOp,
                      visited: Worklist) -> bool:
    if opline.opcode not in _OPERATIONS:
        return False
    mask = ssa.infos[op.result_def].type & MAY_BE_ANY
    if mask == MAY_BE_DOUBLE:
        return True
    if value is None or mask & ~_NUMBER:
        return False
    left = value if op.op1_use == name else _constant(ssa, opline.op1_type, opline.op1)
    right = value if op.op2_use == name else _constant(ssa, opline.op2_type, opline.op2)
    result: Number | None
    if left is None or right is None:
        known, neutral = (right, _NEUTRAL_RIGHT) if left is None else (left, _NEUTRAL_LEFT)
        if opline.opcode == meta.MUL and known == 0:
            result = 0
        elif type(known) is int and known == neutral.get(opline.opcode):
            result = None
        else:
            return False
    else:
        if opline.opcode == meta.DIV and right == 0:
            return False
        result = _calculate(opline.opcode, left, right)
        as_float = _calculate(opline.opcode, float(left) if op.op1_use == name else left,
                              float(right) if op.op2_use == name else right)
        if float(result) != as_float:
            return False
    return _can_be_float(ssa, op.result_def, result, visited)


def _constant(ssa: Ssa, kind: int, number: int) -> Number | None:
    value = ssa.op_array.literals[number] if kind == CONST else None
    return value if type(value) is int or type(value) is float else None


def _calculate(opcode: int, left: Number, right: Number) -> Number:
    """The operation as PHP does it: integers that leave 64 bits or do not divide become floats."""
    if opcode == meta.DIV:
        if type(left) is int and type(right) is int and left % right == 0:
            return _as_long(left // right)
        return float(left) / float(right)
    if opcode == meta.ADD:
        return _as_long(left + right)
    return _as_long(left - right if opcode == meta.SUB else left * right)


def _as_long(value: Number) -> Number:
    return value if type(value) is float or LONG_MIN <= value <= LONG_MAX else float(value)
