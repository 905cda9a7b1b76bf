"""Parameters, calls and returns; and the rule of opcodes that have none."""
from __future__ import annotations

from zvm.opcodes import metadata as meta
from zvm.opcodes import types as t
from zvm.opcodes.frameless import NAMES as FRAMELESS
from zvm.opcodes.op_array import CV, TMP_VAR, VAR
from zvm.optimizer import type_masks as m
from zvm.optimizer.declared_types import internal_classes, return_type, type_of
from zvm.optimizer.inference.internal_functions import internal_return_type, range_type

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.opcodes.op_array import Opline
    from zvm.optimizer.call_graph import CallInfo
    from zvm.optimizer.inference.types import Rule, TypeInference
    from zvm.optimizer.ssa import SsaOp

_FETCHES_PLACE = frozenset((meta.FETCH_W, meta.FETCH_RW, meta.FETCH_FUNC_ARG, meta.FETCH_UNSET))


def unknown(inference: TypeInference, opline: Opline, op: SsaOp, t1: int, t2: int) -> None:
    """What the opline defines may be anything."""
    inference.set_type(op.op1_def, m.ANY_REFERENCE)
    if op.result_def >= 0:
        mask = m.ANY_VALUE
        if opline.result_type not in (TMP_VAR, CV):
            mask |= m.MAY_BE_REF
            if opline.opcode in _FETCHES_PLACE:
                mask |= m.MAY_BE_INDIRECT
        inference.set_type(op.result_def, mask)


def _receive(inference: TypeInference, opline: Opline, op: SsaOp, t1: int, t2: int) -> None:
    info = inference.op_array.arg_info[opline.op1 - 1]
    mask, ce = type_of(inference.context.class_entry, info.type)
    if info.by_ref:
        mask |= m.MAY_BE_REF
        ce = None
    if opline.opcode == meta.RECV_VARIADIC:
        elements = m.ELEMENT_BITS if mask & m.MAY_BE_REF else m.as_elements(mask)
        mask = t.MAY_BE_ARRAY | m.KEY_BITS | elements
        ce = None
    inference.set_type(op.result_def, mask)
    inference.set_class(op.result_def, ce, ce is not None)


def _verify_return_type(inference: TypeInference, opline: Opline, op: SsaOp, t1: int, t2: int) -> None:
    mask, ce = t1, None
    if not t1 & m.MAY_BE_REF:
        info = inference.op_array.return_info
        mask, ce = type_of(inference.context.class_entry, None if info is None else info.type)
        mask |= t1 & m.MAY_BE_INDIRECT
        if opline.op1_type == CV and mask & t.MAY_BE_NULL:  # it passes for null and stays undefined
            mask |= m.MAY_BE_UNDEF
        if not t1 & ~mask:  # nothing is converted
            mask &= t1
    name = op.op1_def if opline.op1_type & (TMP_VAR | VAR | CV) else op.result_def
    inference.set_type(name, mask)
    inference.set_class(name, ce, ce is not None)


def _call(inference: TypeInference, opline: Opline, op: SsaOp, t1: int, t2: int) -> None:
    if op.result_def < 0:
        return
    call = inference.info.call_map.get(inference.position)
    if call is None:
        unknown(inference, opline, op, t1, t2)
        return
    mask, ce, is_instanceof = _returned(inference, call)
    inference.set_type(op.result_def, mask)
    if ce is not None:
        inference.set_class(op.result_def, ce, is_instanceof)


def _call_frameless(inference: TypeInference, opline: Opline, op: SsaOp, t1: int, t2: int) -> None:
    function = inference.context.function(FRAMELESS[opline.extended_value])
    if function is not None:
        inference.set_type(op.result_def, internal_return_type(inference.context, function, True)[0])


def _returned(inference: TypeInference, call: CallInfo) -> tuple[int, Any, bool]:
    """What a known function returns: types, class, whether it may be a class below that (zend_get_func_info)."""
    callee = call.callee
    if callee.is_internal:
        if callee.function_name == "range" and callee.scope is None:
            return range_type(inference, call), None, False
        mask, ce = internal_return_type(inference.context, callee, not call.is_prototype)
        return mask, ce, ce is not None
    if not call.is_prototype and callee in inference.functions:
        returned = inference.functions[callee].returned
        if returned.type:
            return returned.type, returned.ce, returned.is_instanceof
    mask, ce = return_type(internal_classes(inference.context), callee, not call.is_prototype)
    if call.is_prototype and mask & ~m.MAY_BE_REF:  # an overriding method may return a reference
        mask |= m.MAY_BE_REF
        ce = None
    return mask, ce, ce is not None


def callable_convert(inference: TypeInference, opline: Opline, op: SsaOp, t1: int, t2: int) -> None:
    """The result is a closure."""
    inference.set_type(op.result_def, t.MAY_BE_OBJECT)
    inference.set_class(op.result_def, inference.context.class_entry("closure"))


RULES: dict[int, Rule] = {
    **dict.fromkeys((meta.RECV, meta.RECV_INIT, meta.RECV_VARIADIC), _receive),
    **dict.fromkeys((meta.DO_FCALL, meta.DO_ICALL, meta.DO_UCALL, meta.DO_FCALL_BY_NAME), _call),
    **dict.fromkeys((meta.FRAMELESS_ICALL_0, meta.FRAMELESS_ICALL_1, meta.FRAMELESS_ICALL_2, meta.FRAMELESS_ICALL_3),
                    _call_frameless),
    meta.VERIFY_RETURN_TYPE: _verify_return_type, meta.CALLABLE_CONVERT: callable_convert,
}
