"""Pass 4: calls whose function is known now (zend_optimize_func_calls).

    0000 INIT_FCALL_BY_NAME 1 string("f")        0000 INIT_FCALL 1 96 string("f")
    0001 SEND_VAR_EX CV0($a) 1              →    0001 SEND_VAR CV0($a) 1
    0002 DO_FCALL_BY_NAME                        0002 DO_UCALL

How each argument goes is known with the function, so that nothing looks at run time; with INLINING a call of a function
that only returns a constant is that constant.
"""
from __future__ import annotations

from zvm.compiler.expressions.calls import do_opcode, passing_of, used_stack
from zvm.opcodes import metadata as ops
from zvm.opcodes.flags import ACC_VARIADIC
from zvm.opcodes.op_array import BY_REFERENCE, BY_VALUE, CONST, PREFER_REFERENCE, TMP_VAR, UNUSED
from zvm.opcodes.operands import opcodes_with
from zvm.optimizer.passes.callees import called_function
from zvm.optimizer.passes.context import INLINING
from zvm.optimizer.passes.editing import make_nop
from zvm.optimizer.passes.inlining import inline
from zvm.optimizer.passes.reasons import because
from zvm.targets import V8_5

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.opcodes.op_array import OpArray, Opline
    from zvm.optimizer.passes.context import Context

_BEGINS = opcodes_with(ops.CALL_BEGINS)
_ENDS = opcodes_with(ops.CALL_ENDS)
_DYNAMIC = frozenset((ops.INIT_DYNAMIC_CALL, ops.INIT_USER_CALL))
_BY_NAME = frozenset((ops.INIT_FCALL_BY_NAME, ops.INIT_NS_FCALL_BY_NAME))
# FETCH_*_FUNC_ARG as writes and as reads
_FETCHES = {
    ops.FETCH_FUNC_ARG: (ops.FETCH_W, ops.FETCH_R), ops.FETCH_DIM_FUNC_ARG: (ops.FETCH_DIM_W, ops.FETCH_DIM_R),
    ops.FETCH_OBJ_FUNC_ARG: (ops.FETCH_OBJ_W, ops.FETCH_OBJ_R),
    ops.FETCH_STATIC_PROP_FUNC_ARG: (ops.FETCH_STATIC_PROP_W, ops.FETCH_STATIC_PROP_R),
}
_SEND_VAR = {BY_VALUE: ops.SEND_VAR, BY_REFERENCE: ops.SEND_REF, PREFER_REFERENCE: ops.SEND_REF}
# what each SEND becomes when the argument goes BY_…; none: the run time reports what is wrong
_SENDS = {
    ops.SEND_VAL_EX: {BY_VALUE: ops.SEND_VAL, PREFER_REFERENCE: ops.SEND_VAL},
    ops.SEND_VAR_EX: _SEND_VAR, ops.SEND_FUNC_ARG: _SEND_VAR,
    ops.SEND_VAR_NO_REF_EX: {BY_VALUE: ops.SEND_VAR, BY_REFERENCE: ops.SEND_VAR_NO_REF,
                             PREFER_REFERENCE: ops.SEND_VAL},
    ops.SEND_VAL: {}, ops.SEND_VAR: {}, ops.SEND_REF: {},
}
_UNKNOWN_ARGUMENTS = frozenset((ops.SEND_UNPACK, ops.SEND_USER, ops.SEND_ARRAY))


class _Call:
    """A call between its INIT and its DO. `argument` is the one that FETCH_*_FUNC_ARG are working for, if it is known
    how that goes."""

    __slots__ = ("function", "is_prototype", "init", "may_inline", "argument")

    def __init__(self, function: Any, is_prototype: bool, init: Opline) -> None:
        self.function, self.is_prototype, self.init = function, is_prototype, init
        self.may_inline = function is not None and not is_prototype and init.opcode != ops.NEW
        self.argument: int | None = None

    def passing(self, arg_num: int) -> int | None:
        """How an argument goes; None if that is not known. What overrides a prototype may have more parameters."""
        function = self.function
        if function is None or (self.is_prototype and arg_num > function.num_args
                                and not function.fn_flags & ACC_VARIADIC):
            return None
        return passing_of(function, arg_num)


def optimize(op_array: OpArray, ctx: Context) -> None:
    """Rewrite the calls from inner to outer."""
    pending: list[_Call] = []
    for number, opline in enumerate(op_array.opcodes):
        opcode = opline.opcode
        if opcode in _BEGINS:
            function, is_prototype = (None, False) if opcode in _DYNAMIC else called_function(ctx, op_array, opline)
            pending.append(_Call(function, is_prototype, opline))
        elif opcode in _ENDS:
            _finish(ctx, op_array, number, pending.pop())
        elif opcode in _SENDS:
            _send(opline, pending[-1])
        elif opcode == ops.CHECK_FUNC_ARG:
            _check_argument(op_array, number, pending[-1])
        elif opcode in _FETCHES:
            _fetch(opline, pending[-1])
        elif opcode in _UNKNOWN_ARGUMENTS:
            pending[-1].may_inline = False


@because("it is known which function is called: it is not looked for by name")
def _finish(ctx: Context, op_array: OpArray, number: int, call: _Call) -> None:
    if call.function is None:
        return
    init, opline = call.init, op_array.opcodes[number]
    if init.opcode in _BY_NAME:
        init.opcode = ops.INIT_FCALL
        init.op1 = used_stack(init.extended_value, call.function)
        init.op2 += 1
        if opline.opcode != ops.CALLABLE_CONVERT:
            opline.opcode = do_opcode(ctx.options, ops.INIT_FCALL, call.function, opline.result_type != UNUSED)
    elif ctx.options.target >= V8_5 and init.opcode != ops.NEW and opline.opcode != ops.CALLABLE_CONVERT:
        opline.opcode = do_opcode(ctx.options, init.opcode, call.function, opline.result_type != UNUSED)
    if ctx.level & INLINING and call.may_inline and opline.opcode != ops.CALLABLE_CONVERT:
        inline(op_array, number, init, call.function)


@because("it is known which function is called, and how it takes the argument")
def _send(opline: Opline, call: _Call) -> None:
    if opline.op2_type == CONST:  # by name
        call.may_inline = False
        return
    sends = _SENDS[opline.opcode]
    passing = call.passing(opline.op2) if sends else None
    if passing is None or (opline.opcode == ops.SEND_FUNC_ARG and call.argument is None):
        return
    if sends is _SEND_VAR:
        call.argument = None
    opline.opcode = sends.get(passing, opline.opcode)


@because("it is known how the function takes the argument: nothing is to be checked")
def _check_argument(op_array: OpArray, number: int, call: _Call) -> None:
    opline = op_array.opcodes[number]
    if opline.op2_type == CONST:
        call.may_inline = False
        call.argument = None
        return
    passing = call.passing(opline.op2)
    if passing is None or (passing != BY_VALUE and _is_of_temporary(op_array, number)):
        return
    call.argument = opline.op2
    make_nop(opline)


def _is_of_temporary(op_array: OpArray, number: int) -> bool:
    """Whether the argument checked there begins with a temporary's property or element: there are no handlers to write
    to it, FETCH_*_FUNC_ARG refuse it."""
    inner = 0  # calls that have begun since
    for opline in op_array.opcodes[number + 1:]:
        if opline.opcode in _BEGINS:
            inner += 1
        elif opline.opcode in _ENDS:
            inner -= 1
        elif not inner and opline.opcode in _FETCHES:
            return opline.op1_type == TMP_VAR
        elif not inner and opline.opcode == ops.SEND_FUNC_ARG:
            break
    return False


@because("it is known how the function takes the argument: to write to it, or to read it")
def _fetch(opline: Opline, call: _Call) -> None:
    if call.argument is None:
        return
    to_write, to_read = _FETCHES[opline.opcode]
    if call.passing(call.argument) != BY_VALUE:
        opline.opcode = to_write
    elif opline.opcode == ops.FETCH_DIM_FUNC_ARG and opline.op2_type == UNUSED:  # $a[] cannot be read
        call.may_inline = False
    else:
        opline.opcode = to_read
