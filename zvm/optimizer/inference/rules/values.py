"""Operators, casts, copies: what is made of values alone."""
from __future__ import annotations

from zvm.opcodes import metadata as meta
from zvm.opcodes import types as t
from zvm.optimizer import type_masks as m

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.opcodes.op_array import Opline
    from zvm.optimizer.inference.types import Rule, TypeInference
    from zvm.optimizer.ssa import SsaOp

_BOOLEANS = (
    meta.BOOL_NOT, meta.BOOL_XOR, meta.IS_IDENTICAL, meta.IS_NOT_IDENTICAL, meta.IS_EQUAL, meta.IS_NOT_EQUAL,
    meta.IS_SMALLER, meta.IS_SMALLER_OR_EQUAL, meta.INSTANCEOF, meta.JMPZ_EX, meta.JMPNZ_EX, meta.CASE,
    meta.CASE_STRICT, meta.BOOL, meta.ISSET_ISEMPTY_CV, meta.ISSET_ISEMPTY_VAR, meta.ISSET_ISEMPTY_DIM_OBJ,
    meta.ISSET_ISEMPTY_PROP_OBJ, meta.ISSET_ISEMPTY_STATIC_PROP, meta.ASSERT_CHECK, meta.IN_ARRAY,
    meta.ARRAY_KEY_EXISTS, meta.DEFINED)
_BINARY = (meta.ADD, meta.SUB, meta.MUL, meta.DIV, meta.POW, meta.MOD, meta.BW_OR, meta.BW_AND, meta.BW_XOR, meta.SL,
           meta.SR, meta.CONCAT)
_NUMBER = t.MAY_BE_LONG | t.MAY_BE_DOUBLE
_ARRAY_CONTENTS = m.KEY_BITS | m.ELEMENT_BITS


def with_null(mask: int) -> int:
    """A type when it is read: what is undefined is null."""
    return mask | t.MAY_BE_NULL if mask & m.MAY_BE_UNDEF else mask


def binary_type(inference: TypeInference, opcode: int, t1: int, t2: int, result: int) -> int:
    """The type of an operation's result; `result` is the variable whose range tells whether integers overflow."""
    left, right = with_null(t1) & t.MAY_BE_ANY, with_null(t2) & t.MAY_BE_ANY
    if opcode in (meta.CONCAT, meta.FAST_CONCAT):
        return t.MAY_BE_STRING
    mask = t.MAY_BE_OBJECT | t.MAY_BE_FALSE if (left | right) & t.MAY_BE_OBJECT else 0  # operators of extensions
    if opcode in (meta.ADD, meta.SUB, meta.MUL):
        return mask | _sum_type(inference, opcode, t1, t2, left, right, result)
    if opcode in (meta.DIV, meta.POW):
        return mask | (t.MAY_BE_DOUBLE if t.MAY_BE_DOUBLE in (left, right) else _NUMBER)
    if opcode in (meta.BW_OR, meta.BW_AND, meta.BW_XOR):
        if left & t.MAY_BE_STRING and right & t.MAY_BE_STRING:
            mask |= t.MAY_BE_STRING
        return mask | t.MAY_BE_LONG if (left | right) & ~t.MAY_BE_STRING else mask
    return mask | t.MAY_BE_LONG  # MOD, SL, SR


def _sum_type(inference: TypeInference, opcode: int, t1: int, t2: int, left: int, right: int, result: int) -> int:
    if left == right == t.MAY_BE_LONG:
        limits = inference.known[result].range if result >= 0 else None
        is_bounded = limits is not None and not limits.underflow and not limits.overflow
        return t.MAY_BE_LONG if is_bounded else _NUMBER
    if t.MAY_BE_DOUBLE in (left, right):
        return t.MAY_BE_DOUBLE
    if opcode == meta.ADD and left & right & t.MAY_BE_ARRAY:
        mask = t.MAY_BE_ARRAY | (t1 | t2) & _ARRAY_CONTENTS
        return mask if left == right == t.MAY_BE_ARRAY else mask | _NUMBER
    return _NUMBER


def _binary(inference: TypeInference, opline: Opline, op: SsaOp, t1: int, t2: int) -> None:
    inference.set_type(op.result_def, binary_type(inference, opline.opcode, t1, t2, op.result_def))


def _bitwise_not(inference: TypeInference, opline: Opline, op: SsaOp, t1: int, t2: int) -> None:
    mask = t1 & (t.MAY_BE_STRING | t.MAY_BE_OBJECT)
    if t1 & t.MAY_BE_ANY & ~t.MAY_BE_STRING:
        mask |= t.MAY_BE_LONG
    inference.set_type(op.result_def, mask)


def constant(mask: int) -> Rule:
    """The rule of an opcode whose result is always of the same types."""
    def rule(inference: TypeInference, opline: Opline, op: SsaOp, t1: int, t2: int) -> None:
        inference.set_type(op.result_def, mask)
    return rule


def _cast(inference: TypeInference, opline: Opline, op: SsaOp, t1: int, t2: int) -> None:
    mask = 1 << opline.extended_value
    if opline.extended_value == t.IS_ARRAY:
        scalars = t1 & t.MAY_BE_ANY & ~t.MAY_BE_NULL
        if t1 & (m.MAY_BE_UNDEF | t.MAY_BE_NULL):
            mask |= m.MAY_BE_ARRAY_EMPTY
        if t1 & t.MAY_BE_ARRAY:
            mask |= t1 & _ARRAY_CONTENTS
        if t1 & t.MAY_BE_OBJECT:
            mask |= _ARRAY_CONTENTS
        elif scalars:
            mask |= m.as_elements(scalars)
            mask |= m.MAY_BE_ARRAY_KEY_LONG if t1 & t.MAY_BE_NULL else m.MAY_BE_ARRAY_PACKED
    inference.set_type(op.result_def, mask)


def _copy(inference: TypeInference, opline: Opline, op: SsaOp, t1: int, t2: int) -> None:
    mask = with_null(t1) & ~(m.MAY_BE_UNDEF | m.MAY_BE_REF)
    if opline.opcode == meta.COALESCE:
        mask &= ~t.MAY_BE_NULL
    elif opline.opcode == meta.JMP_SET:
        mask &= ~(t.MAY_BE_NULL | t.MAY_BE_FALSE)
    inference.set_type(op.result_def, mask)
    inference.copy_class(op.op1_use, op.result_def)


_CHAIN_EXPR, _CHAIN_ISSET, _CHAIN_MASK = 0, 1, 3  # JMP_NULL: what a nullsafe chain cut short gives


def _jump_if_null(inference: TypeInference, opline: Opline, op: SsaOp, t1: int, t2: int) -> None:
    chain = opline.extended_value & _CHAIN_MASK
    given = {_CHAIN_EXPR: t.MAY_BE_NULL, _CHAIN_ISSET: t.MAY_BE_FALSE}
    inference.set_type(op.result_def, given.get(chain, t.MAY_BE_TRUE))


def _string_length(inference: TypeInference, opline: Opline, op: SsaOp, t1: int, t2: int) -> None:
    accepted = t.MAY_BE_NULL | t.MAY_BE_BOOL | _NUMBER | t.MAY_BE_STRING
    refused = t1 & t.MAY_BE_ANY & ~accepted
    inference.set_type(op.result_def, t.MAY_BE_LONG | t.MAY_BE_NULL if refused else t.MAY_BE_LONG)


def _type_check(inference: TypeInference, opline: Opline, op: SsaOp, t1: int, t2: int) -> None:
    found, wanted = with_null(t1), opline.extended_value
    mask = 0
    if found & wanted:
        mask = t.MAY_BE_BOOL if found & wanted & t.MAY_BE_RESOURCE else t.MAY_BE_TRUE  # it may be closed
    if found & t.MAY_BE_ANY & ~wanted:
        mask |= t.MAY_BE_FALSE
    inference.set_type(op.result_def, mask)


RULES: dict[int, Rule] = {
    **dict.fromkeys(_BOOLEANS, constant(t.MAY_BE_BOOL)),
    **dict.fromkeys(_BINARY, _binary),
    **dict.fromkeys((meta.FAST_CONCAT, meta.ROPE_INIT, meta.ROPE_ADD, meta.ROPE_END, meta.GET_TYPE),
                    constant(t.MAY_BE_STRING)),
    **dict.fromkeys((meta.BEGIN_SILENCE, meta.COUNT, meta.FUNC_NUM_ARGS), constant(t.MAY_BE_LONG)),
    **dict.fromkeys((meta.GET_CLASS, meta.GET_CALLED_CLASS), constant(t.MAY_BE_FALSE | t.MAY_BE_STRING)),
    **dict.fromkeys((meta.FETCH_CONSTANT, meta.FETCH_CLASS_CONSTANT),
                    constant(t.MAY_BE_ANY | m.KEY_BITS | m.MAY_BE_ARRAY_OF_ANY)),
    **dict.fromkeys((meta.QM_ASSIGN, meta.JMP_SET, meta.COALESCE, meta.COPY_TMP), _copy),
    meta.FUNC_GET_ARGS: constant(t.MAY_BE_ARRAY | m.MAY_BE_ARRAY_EMPTY | m.MAY_BE_ARRAY_PACKED
                                  | m.MAY_BE_ARRAY_OF_ANY),
    meta.BW_NOT: _bitwise_not, meta.CAST: _cast, meta.JMP_NULL: _jump_if_null, meta.STRLEN: _string_length,
    meta.TYPE_CHECK: _type_check,
}
