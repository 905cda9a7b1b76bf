"""Pass 16: a call of a function that does nothing but return a constant is that constant (zend_try_inline_call).

    0000 INIT_FCALL 1 96 string("f")        0000 NOP
    0001 SEND_VAR CV0($a) 1            →    0001 CHECK_VAR CV0($a)
    0002 V2 = DO_UCALL                      0002 V2 = QM_ASSIGN int(5)

Part of pass 4, which finds the functions.
"""
from __future__ import annotations

from zvm.opcodes import metadata as ops
from zvm.opcodes.flags import ACC_ABSTRACT, ACC_DEPRECATED, ACC_STATIC, ACC_TRAIT_CLONE
from zvm.opcodes.op_array import CONST, UNUSED
from zvm.opcodes.operands import opcodes_with
from zvm.optimizer.passes.editing import add_literal, discard_op1, make_nop, unset_op2
from zvm.optimizer.passes.reasons import because
from zvm.runtime.classes.constant_expressions import ConstantExpression
from zvm.runtime.objects.remarks import is_deprecated

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.opcodes.op_array import OpArray, Opline

_BEGINS = opcodes_with(ops.CALL_BEGINS)
_ENDS = opcodes_with(ops.CALL_ENDS) - {ops.CALLABLE_CONVERT}
_SENDS = frozenset((ops.SEND_VAL, ops.SEND_VAR))


@because("the function does nothing but return this constant")
def inline(op_array: OpArray, number: int, init: Opline, function: Any) -> None:
    """Replace the call that ends at opline `number`, if it can be."""
    opline = op_array.opcodes[number]
    if not _can_inline(init, function, opline.result_type != UNUSED):
        return
    if opline.result_type == UNUSED:
        make_nop(opline)
    else:
        opline.opcode, opline.op1_type = ops.QM_ASSIGN, CONST
        opline.op1 = add_literal(op_array, function.literals[function.opcodes[function.num_args].op1])
        unset_op2(opline)
        opline.extended_value = 0
    _remove_call(op_array, number - 1)


def _can_inline(init: Opline, function: Any, is_used: bool) -> bool:
    if function.fn_flags & ACC_DEPRECATED and not (is_used and not is_deprecated(function)):
        return False
    if (function.is_internal or function.fn_flags & (ACC_ABSTRACT | ACC_TRAIT_CLONE)
            or init.extended_value < function.required_num_args
            or any(info.type is not None or info.by_ref for info in function.arg_info)):
        return False
    if init.opcode == ops.INIT_STATIC_METHOD_CALL and not function.fn_flags & ACC_STATIC:
        return False
    total = function.num_args
    first = function.opcodes[total]
    if first.opcode != ops.RETURN or first.op1_type != CONST:
        return False
    defaults = function.opcodes[init.extended_value:total]
    return not any(isinstance(function.literals[recv.op2], ConstantExpression) for recv in defaults)


@because("the call is replaced by the constant that the function returns")
def _remove_call(op_array: OpArray, number: int) -> None:
    """Take away INIT and SENDs of the call before opline `number`; arguments are still looked at."""
    inner = 0
    while True:
        opline = op_array.opcodes[number]
        opcode = opline.opcode
        if opcode in _ENDS:
            inner += 1
        elif opcode in _BEGINS:
            if inner == 0:
                make_nop(opline)
                return
            inner -= 1
        elif opcode in _SENDS and inner == 0:
            discard_op1(opline)
        number -= 1
