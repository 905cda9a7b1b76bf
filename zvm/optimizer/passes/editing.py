"""Changing oplines: what all passes do to them.

Reads and writes op-arrays after pass two; imported by the passes.
"""
from __future__ import annotations

from zvm.opcodes import metadata as ops
from zvm.opcodes.op_array import CONST, CV, TMP_VAR, UNUSED, VAR

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.opcodes.op_array import OpArray, Opline

TEMPORARY = TMP_VAR | VAR
_COPIED = ("opcode", "op1_type", "op2_type", "result_type", "op1", "op2", "result", "extended_value", "lineno", "cache")


def make_nop(opline: Opline) -> None:
    """Nothing is left of it (MAKE_NOP)."""
    opline.opcode = ops.NOP
    opline.op1_type = opline.op2_type = opline.result_type = UNUSED
    opline.op1 = opline.op2 = opline.result = opline.extended_value = 0


def become(opline: Opline, other: Opline) -> None:
    """Make it do what `other` does (*opline = *other)."""
    for name in _COPIED:
        setattr(opline, name, getattr(other, name))


def unset_op1(opline: Opline) -> None:
    opline.op1_type, opline.op1 = UNUSED, 0


def unset_op2(opline: Opline) -> None:
    opline.op2_type, opline.op2 = UNUSED, 0


def unset_result(opline: Opline) -> None:
    opline.result_type, opline.result = UNUSED, 0


def copy_result(opline: Opline, other: Opline) -> None:
    """Make it give what `other` gives."""
    opline.result_type, opline.result = other.result_type, other.result


def add_literal(op_array: OpArray, value: Any) -> int:
    """Append a literal; gives its number (zend_optimizer_add_literal)."""
    op_array.literals.append(value)
    return len(op_array.literals) - 1


def const1(op_array: OpArray, opline: Opline) -> Any:
    """The first operand's value, which must be a constant (ZEND_OP1_LITERAL)."""
    return op_array.literals[opline.op1]


def const2(op_array: OpArray, opline: Opline) -> Any:
    """Likewise the second one's."""
    return op_array.literals[opline.op2]


def own_constant(op_array: OpArray, opline: Opline) -> None:
    """Give an opline that became a copy of another a literal of its own."""
    if opline.op1_type == CONST:
        opline.op1 = add_literal(op_array, op_array.literals[opline.op1])


def discard_op1(opline: Opline) -> bool:
    """Where the opline's only effect left is that its operand is used: report an undefined variable, free a temporary,
    or nothing. Says whether it is a NOP now."""
    opline.op2_type, opline.op2, opline.extended_value = UNUSED, 0, 0
    if opline.op1_type == CV:
        opline.opcode = ops.CHECK_VAR
    elif opline.op1_type & TEMPORARY:
        opline.opcode = ops.FREE
    else:
        make_nop(opline)
        return True
    return False


def is_same(kind: int, number: int, other_kind: int, other: int) -> bool:
    """Whether two operands are one (SAME_VAR)."""
    return kind == other_kind and number == other
