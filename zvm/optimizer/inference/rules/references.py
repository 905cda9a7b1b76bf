"""What makes references, binds variables and passes them on."""
from __future__ import annotations

from zvm.opcodes import metadata as meta
from zvm.opcodes import types as t
from zvm.opcodes.flags import ACC_RETURN_REFERENCE, BIND_IMPLICIT, BIND_REF
from zvm.opcodes.op_array import CV
from zvm.optimizer import type_masks as m
from zvm.optimizer.inference.rules.values import with_null

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.opcodes.op_array import Opline
    from zvm.optimizer.inference.types import Rule, TypeInference
    from zvm.optimizer.ssa import SsaOp


def referred(mask: int) -> int:
    """The type of a variable that a reference was made of."""
    return with_null(mask) & ~m.MAY_BE_UNDEF | m.MAY_BE_REF


def _assign_ref(inference: TypeInference, opline: Opline, op: SsaOp, t1: int, t2: int) -> None:
    mask = referred(t2)
    for name in (op.op2_def, op.op1_def, op.result_def):
        inference.set_type(name, mask)


def _assign_obj_ref(inference: TypeInference, opline: Opline, op: SsaOp, t1: int, t2: int) -> None:
    if opline.op1_type == CV:
        inference.set_type(op.op1_def, t1)
        inference.copy_class(op.op1_use, op.op1_def)
    mask = referred(inference.data_type())
    inference.set_type(op.result_def, mask)
    inference.set_type(inference.ssa.ops[inference.position + 1].op1_def, mask)


def _assign_static_prop_ref(inference: TypeInference, opline: Opline, op: SsaOp, t1: int, t2: int) -> None:
    inference.set_type(op.result_def, m.MAY_BE_REF)
    inference.set_type(inference.ssa.ops[inference.position + 1].op1_def, m.MAY_BE_REF)


def _reference(inference: TypeInference, opline: Opline, op: SsaOp, t1: int, t2: int) -> None:
    inference.set_type(op.result_def, m.ANY_REFERENCE)
    inference.set_type(op.op1_def, m.ANY_REFERENCE)


def _bind_static(inference: TypeInference, opline: Opline, op: SsaOp, t1: int, t2: int) -> None:
    mask = m.ANY_REFERENCE if opline.extended_value & BIND_REF else m.ANY_VALUE
    inference.set_type(op.op1_def, mask | m.MAY_BE_UNDEF if opline.extended_value & BIND_IMPLICIT else mask)


def _bind_lexical(inference: TypeInference, opline: Opline, op: SsaOp, t1: int, t2: int) -> None:
    inference.set_type(op.op2_def, t2 | m.MAY_BE_REF)
    inference.copy_class(op.op2_use, op.op2_def)


def _yield(inference: TypeInference, opline: Opline, op: SsaOp, t1: int, t2: int) -> None:
    if inference.op_array.fn_flags & ACC_RETURN_REFERENCE:
        inference.set_type(op.op1_def, t1 | m.MAY_BE_REF)
        inference.copy_class(op.op1_use, op.op1_def)
    inference.set_type(op.result_def, m.ANY_VALUE)


def _send_maybe_by_reference(inference: TypeInference, opline: Opline, op: SsaOp, t1: int, t2: int) -> None:
    inference.set_type(op.op1_def, t1 & m.MAY_BE_UNDEF | m.ANY_REFERENCE)


def _send_unpack(inference: TypeInference, opline: Opline, op: SsaOp, t1: int, t2: int) -> None:
    if t1 & t.MAY_BE_ARRAY and t1 & m.MAY_BE_ARRAY_OF_ANY:  # it may make references of the elements
        t1 |= m.ELEMENT_BITS
    inference.set_type(op.op1_def, t1)


RULES: dict[int, Rule] = {
    meta.ASSIGN_REF: _assign_ref, meta.ASSIGN_OBJ_REF: _assign_obj_ref,
    meta.ASSIGN_STATIC_PROP_REF: _assign_static_prop_ref, meta.BIND_GLOBAL: _reference, meta.SEND_REF: _reference,
    meta.MAKE_REF: _reference, meta.BIND_STATIC: _bind_static, meta.BIND_LEXICAL: _bind_lexical, meta.YIELD: _yield,
    meta.SEND_VAR_EX: _send_maybe_by_reference, meta.SEND_FUNC_ARG: _send_maybe_by_reference,
    meta.SEND_UNPACK: _send_unpack,
}
