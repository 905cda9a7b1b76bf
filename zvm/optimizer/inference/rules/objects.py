"""Objects, classes and properties."""
from __future__ import annotations

from zvm.opcodes import flags as f
from zvm.opcodes import metadata as meta
from zvm.opcodes import types as t
from zvm.opcodes.op_array import CONST, TMP_VAR, UNUSED, VAR
from zvm.optimizer import type_masks as m
from zvm.optimizer.class_names import class_named
from zvm.optimizer.inference.properties import property_of_operand, property_type, static_property_of
from zvm.optimizer.passes.callees import class_of_op1

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.opcodes.op_array import Opline
    from zvm.optimizer.inference.types import Rule, TypeInference
    from zvm.optimizer.ssa import SsaOp

_READS_PROPERTY = (meta.FETCH_OBJ_R, meta.FETCH_OBJ_IS)
_READS_STATIC = (meta.FETCH_STATIC_PROP_R, meta.FETCH_STATIC_PROP_IS)


def _declare_anonymous_class(inference: TypeInference, opline: Opline, op: SsaOp, t1: int, t2: int) -> None:
    inference.set_type(op.result_def, m.MAY_BE_CLASS)
    ce = inference.context.script.classes.get(inference.op_array.literals[opline.op1])
    if ce is not None:
        inference.set_class(op.result_def, ce)


def _fetch_class(inference: TypeInference, opline: Opline, op: SsaOp, t1: int, t2: int) -> None:
    inference.set_type(op.result_def, m.MAY_BE_CLASS)
    scope = inference.op_array.scope
    ce = None
    if opline.op2_type == UNUSED:
        fetch = opline.op1 & f.FETCH_CLASS_MASK
        if fetch == f.FETCH_CLASS_SELF:
            ce = scope
        elif fetch == f.FETCH_CLASS_PARENT and scope is not None and scope.flags & f.ACC_LINKED:
            ce = scope.parent
    elif opline.op2_type == CONST:
        if type(inference.op_array.literals[opline.op2]) is str:
            ce = class_named(inference.context, inference.op_array, inference.op_array.literals[opline.op2 + 1])
    else:
        inference.copy_class(op.op2_use, op.result_def)
        return
    inference.set_class(op.result_def, ce)


def _new(inference: TypeInference, opline: Opline, op: SsaOp, t1: int, t2: int) -> None:
    ce, is_instanceof = class_of_op1(inference.context, inference.op_array, opline), False
    if ce is None and t1 & m.MAY_BE_CLASS and inference.class_of(op.op1_use) is not None:
        known = inference.known[op.op1_use]
        ce, is_instanceof = known.ce, known.is_instanceof
    inference.set_class(op.result_def, ce, is_instanceof)
    inference.set_type(op.result_def, t.MAY_BE_OBJECT)


def _clone(inference: TypeInference, opline: Opline, op: SsaOp, t1: int, t2: int) -> None:
    inference.set_type(op.result_def, t.MAY_BE_OBJECT)
    inference.copy_class(op.op1_use, op.result_def)


def _fetch_this(inference: TypeInference, opline: Opline, op: SsaOp, t1: int, t2: int) -> None:
    if not inference.op_array.fn_flags & f.ACC_TRAIT_CLONE:
        inference.set_class(op.result_def, inference.op_array.scope, True)
    inference.set_type(op.result_def, t.MAY_BE_OBJECT)


def _place_type(opline: Opline) -> int:
    """What a property fetched for writing may be besides its value."""
    mask = m.MAY_BE_REF | m.MAY_BE_INDIRECT
    is_for_element = opline.extended_value & f.FETCH_OBJ_FLAGS == f.FETCH_DIM_WRITE
    return mask | m.MAY_BE_UNDEF if is_for_element else mask


def _fetch_property(inference: TypeInference, opline: Opline, op: SsaOp, t1: int, t2: int) -> None:
    if op.result_def < 0:
        return
    mask, ce = 0, None
    if opline.op1_type != UNUSED and t1 & (t.MAY_BE_ANY | m.MAY_BE_UNDEF) & ~t.MAY_BE_OBJECT:
        mask = t.MAY_BE_NULL
    if opline.op1_type == UNUSED or t1 & t.MAY_BE_OBJECT:
        declared, ce = property_type(inference, property_of_operand(inference, opline, op))
        mask |= declared
        if opline.opcode not in _READS_PROPERTY:
            mask |= _place_type(opline)
            ce = None
        elif opline.opcode == meta.FETCH_OBJ_IS and not opline.op1_type & (VAR | TMP_VAR):
            mask |= t.MAY_BE_NULL  # a typed property may not be initialized
    inference.set_type(op.result_def, mask)
    if ce is not None:
        inference.set_class(op.result_def, ce, True)


def _fetch_static_property(inference: TypeInference, opline: Opline, op: SsaOp, t1: int, t2: int) -> None:
    mask, ce = property_type(inference, static_property_of(inference, opline))
    if opline.opcode not in _READS_STATIC:
        mask |= _place_type(opline)
        ce = None
    elif opline.opcode == meta.FETCH_STATIC_PROP_IS:
        mask |= m.MAY_BE_UNDEF
    inference.set_type(op.result_def, mask)
    if ce is not None:
        inference.set_class(op.result_def, ce, True)


RULES: dict[int, Rule] = {
    meta.DECLARE_ANON_CLASS: _declare_anonymous_class, meta.FETCH_CLASS: _fetch_class, meta.NEW: _new,
    meta.CLONE: _clone, meta.FETCH_THIS: _fetch_this,
    **dict.fromkeys((meta.FETCH_OBJ_R, meta.FETCH_OBJ_IS, meta.FETCH_OBJ_RW, meta.FETCH_OBJ_W, meta.FETCH_OBJ_UNSET,
                     meta.FETCH_OBJ_FUNC_ARG), _fetch_property),
    **dict.fromkeys((meta.FETCH_STATIC_PROP_R, meta.FETCH_STATIC_PROP_IS, meta.FETCH_STATIC_PROP_RW,
                     meta.FETCH_STATIC_PROP_W, meta.FETCH_STATIC_PROP_UNSET, meta.FETCH_STATIC_PROP_FUNC_ARG),
                    _fetch_static_property),
}
