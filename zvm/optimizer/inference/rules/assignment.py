"""Assignments, compound assignments, increments, unset."""
from __future__ import annotations

from zvm.opcodes import metadata as meta
from zvm.opcodes import types as t
from zvm.opcodes.op_array import CV, UNUSED
from zvm.optimizer import type_masks as m
from zvm.optimizer.inference.properties import property_of_operand, property_type, static_property_of
from zvm.optimizer.inference.rules.arrays import changed_array_type, element_of
from zvm.optimizer.inference.rules.values import binary_type, with_null

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.opcodes.op_array import Opline
    from zvm.optimizer.inference.types import Rule, TypeInference
    from zvm.optimizer.ssa import Range, SsaOp

SCALARS = (t.MAY_BE_NULL | t.MAY_BE_BOOL | t.MAY_BE_LONG | t.MAY_BE_DOUBLE | t.MAY_BE_STRING)
_NO_ARRAY_MADE = t.MAY_BE_TRUE | t.MAY_BE_LONG | t.MAY_BE_DOUBLE | t.MAY_BE_RESOURCE
_NUMBER = t.MAY_BE_LONG | t.MAY_BE_DOUBLE
_INCREMENTS = (meta.PRE_INC, meta.POST_INC)


def _assign(inference: TypeInference, opline: Opline, op: SsaOp, t1: int, t2: int) -> None:
    mask = with_null(t2) & ~(m.MAY_BE_UNDEF | m.MAY_BE_REF) | t1 & m.MAY_BE_REF
    if op.op1_def >= 0:
        if inference.known[op.op1_def].use_as_double:
            mask = mask & ~t.MAY_BE_LONG | t.MAY_BE_DOUBLE
        inference.set_type(op.op1_def, mask)
        inference.copy_class(op.op2_use, op.op1_def)
    if op.result_def >= 0:
        if mask & m.MAY_BE_REF:  # a typed reference may convert it
            mask = mask & ~m.MAY_BE_REF | SCALARS
        inference.set_type(op.result_def, mask)
        inference.copy_class(op.op2_use, op.result_def)


def _assign_dim(inference: TypeInference, opline: Opline, op: SsaOp, t1: int, t2: int) -> None:
    value = inference.data_type()
    if opline.op1_type == CV:
        mask = changed_array_type(t1, t2, value, opline.op2_type)
        inference.set_type(op.op1_def, mask | inference.known[op.op1_def].type & m.KEY_BITS & ~m.MAY_BE_ARRAY_EMPTY)
        inference.copy_class(op.op1_use, op.op1_def)
    if op.result_def >= 0:
        mask = t.MAY_BE_STRING | t.MAY_BE_NULL if t1 & t.MAY_BE_STRING else 0
        if t1 & t.MAY_BE_OBJECT:
            mask |= m.ANY_VALUE
        if t1 & (t.MAY_BE_ARRAY | t.MAY_BE_FALSE | t.MAY_BE_NULL | m.MAY_BE_UNDEF):
            mask |= with_null(value) & m.ANY_VALUE
            if t1 & m.MAY_BE_ARRAY_OF_REF:
                mask |= SCALARS
        if t1 & _NO_ARRAY_MADE:
            mask |= t.MAY_BE_NULL
        inference.set_type(op.result_def, mask)


def _assign_obj(inference: TypeInference, opline: Opline, op: SsaOp, t1: int, t2: int) -> None:
    _object_changed(inference, opline, op, t1)
    if op.result_def >= 0:
        mask, ce = property_type(inference, property_of_operand(inference, opline, op))
        inference.set_type(op.result_def, mask)
        if ce is not None:
            inference.set_class(op.result_def, ce, True)


def _object_changed(inference: TypeInference, opline: Opline, op: SsaOp, t1: int) -> None:
    """A CV whose property was written is an object, or it threw."""
    if opline.op1_type == CV:
        inference.set_type(op.op1_def, t1 & (m.MAY_BE_REF | t.MAY_BE_OBJECT))
        inference.copy_class(op.op1_use, op.op1_def)


def _assign_static_prop(inference: TypeInference, opline: Opline, op: SsaOp, t1: int, t2: int) -> None:
    inference.set_type(op.result_def, m.ANY_VALUE)


def _step_obj(inference: TypeInference, opline: Opline, op: SsaOp, t1: int, t2: int) -> None:
    _object_changed(inference, opline, op, t1)
    inference.set_type(op.result_def, m.ANY_VALUE)


def _assign_op(inference: TypeInference, opline: Opline, op: SsaOp, t1: int, t2: int) -> None:
    mask = binary_type(inference, opline.extended_value, t1, t2, op.op1_def) | t1 & m.MAY_BE_REF
    inference.set_type(op.op1_def, mask)
    inference.set_type(op.result_def, (mask | t.MAY_BE_ANY if mask & m.MAY_BE_REF else mask) & ~m.MAY_BE_REF)


def _assign_dim_op(inference: TypeInference, opline: Opline, op: SsaOp, t1: int, t2: int) -> None:
    element = element_of(t1, opline.op1_type, True, False)
    value = inference.data_type()
    mask = binary_type(inference, opline.extended_value, element, value, -1)
    if t1 & m.MAY_BE_ARRAY_OF_REF:
        mask |= m.MAY_BE_REF
    if opline.op1_type == CV:
        inference.set_type(op.op1_def, changed_array_type(t1, t2, mask, opline.op2_type))
        inference.copy_class(op.op1_use, op.op1_def)
    if op.result_def >= 0:
        made_array = t.MAY_BE_NULL | t.MAY_BE_FALSE | t.MAY_BE_STRING | t.MAY_BE_ARRAY
        if (opline.op2_type == UNUSED  # there may be no key left
                or value & (t.MAY_BE_ARRAY | t.MAY_BE_OBJECT) or element & t.MAY_BE_ANY & ~made_array):
            mask |= t.MAY_BE_NULL
        if mask & m.MAY_BE_REF:
            mask |= t.MAY_BE_ANY
        inference.set_type(op.result_def, mask & ~m.MAY_BE_REF)


def _assign_obj_op(inference: TypeInference, opline: Opline, op: SsaOp, t1: int, t2: int) -> None:
    info = property_of_operand(inference, opline, op)
    _assign_property_op(inference, opline, op, info)
    _object_changed(inference, opline, op, t1)


def _assign_static_prop_op(inference: TypeInference, opline: Opline, op: SsaOp, t1: int, t2: int) -> None:
    _assign_property_op(inference, opline, op, static_property_of(inference, opline))


def _assign_property_op(inference: TypeInference, opline: Opline, op: SsaOp, info: object) -> None:
    if op.result_def < 0:
        return
    declared, ce = property_type(inference, info)
    mask = binary_type(inference, opline.extended_value, declared, inference.data_type(), -1)
    if info is None:
        mask |= t.MAY_BE_LONG | t.MAY_BE_STRING  # what an unknown declared type may make of it
    else:
        if declared & _NUMBER == t.MAY_BE_LONG and mask & _NUMBER == t.MAY_BE_DOUBLE:
            mask = mask & ~t.MAY_BE_DOUBLE | t.MAY_BE_LONG
        elif declared & (_NUMBER | t.MAY_BE_STRING) == t.MAY_BE_STRING and mask & _NUMBER:
            mask = mask & ~_NUMBER | t.MAY_BE_STRING
        mask &= declared
    inference.set_type(op.result_def, mask & ~m.MAY_BE_REF)
    if info is not None and ce is not None:
        inference.set_class(op.result_def, ce, True)


def _pre_step(inference: TypeInference, opline: Opline, op: SsaOp, t1: int, t2: int) -> None:
    mask = _stepped(inference, opline, op, t1) | t1 & (t.MAY_BE_BOOL | t.MAY_BE_OBJECT) * _is_mixed(t1)
    inference.set_type(op.result_def, mask)
    inference.set_type(op.op1_def, mask | t1 & m.MAY_BE_REF)


def _post_step(inference: TypeInference, opline: Opline, op: SsaOp, t1: int, t2: int) -> None:
    inference.set_type(op.result_def, with_null(t1) & ~(m.MAY_BE_UNDEF | m.MAY_BE_REF))
    kept = t.MAY_BE_BOOL | t.MAY_BE_RESOURCE | t.MAY_BE_ARRAY | t.MAY_BE_OBJECT | m.KEY_BITS | m.ELEMENT_BITS
    inference.set_type(op.op1_def, _stepped(inference, opline, op, t1) | t1 & m.MAY_BE_REF
                       | t1 & kept * _is_mixed(t1))


def _is_mixed(mask: int) -> bool:
    """Whether it may be anything but an integer."""
    return mask & (t.MAY_BE_ANY | m.MAY_BE_UNDEF) != t.MAY_BE_LONG


def _stepped(inference: TypeInference, opline: Opline, op: SsaOp, t1: int) -> int:
    """What numbers, null and strings become."""
    is_increment = opline.opcode in _INCREMENTS
    if not _is_mixed(t1):
        limits = inference.known[op.op1_use].range
        may_overflow = limits is None or _reaches_end(limits, is_increment)
        return t.MAY_BE_LONG | t.MAY_BE_DOUBLE if may_overflow else t.MAY_BE_LONG
    mask = t1 & t.MAY_BE_DOUBLE
    if t1 & (m.MAY_BE_UNDEF | t.MAY_BE_NULL):
        mask |= t.MAY_BE_LONG if is_increment else t.MAY_BE_NULL
    if t1 & t.MAY_BE_LONG:
        mask |= t.MAY_BE_LONG | t.MAY_BE_DOUBLE
    if t1 & t.MAY_BE_STRING:
        mask |= t.MAY_BE_STRING | t.MAY_BE_LONG | t.MAY_BE_DOUBLE
    return mask


def _reaches_end(limits: Range, is_increment: bool) -> bool:
    if is_increment:
        return limits.overflow or limits.max == m.LONG_MAX
    return limits.underflow or limits.min == m.LONG_MIN


def _unset_cv(inference: TypeInference, opline: Opline, op: SsaOp, t1: int, t2: int) -> None:
    is_global = inference.op_array.function_name is None
    inference.set_type(op.op1_def, m.MAY_BE_UNDEF | m.MAY_BE_REF if is_global else m.MAY_BE_UNDEF)


def _unset_member(inference: TypeInference, opline: Opline, op: SsaOp, t1: int, t2: int) -> None:
    inference.set_type(op.op1_def, t1)
    inference.copy_class(op.op1_use, op.op1_def)


RULES: dict[int, Rule] = {
    meta.ASSIGN: _assign, meta.ASSIGN_DIM: _assign_dim, meta.ASSIGN_OBJ: _assign_obj,
    meta.ASSIGN_STATIC_PROP: _assign_static_prop, meta.ASSIGN_OP: _assign_op, meta.ASSIGN_DIM_OP: _assign_dim_op,
    meta.ASSIGN_OBJ_OP: _assign_obj_op, meta.ASSIGN_STATIC_PROP_OP: _assign_static_prop_op,
    **dict.fromkeys((meta.PRE_INC, meta.PRE_DEC), _pre_step),
    **dict.fromkeys((meta.POST_INC, meta.POST_DEC), _post_step),
    **dict.fromkeys((meta.PRE_INC_OBJ, meta.PRE_DEC_OBJ, meta.POST_INC_OBJ, meta.POST_DEC_OBJ), _step_obj),
    meta.UNSET_CV: _unset_cv, meta.UNSET_DIM: _unset_member, meta.UNSET_OBJ: _unset_member,
}
