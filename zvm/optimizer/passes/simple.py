"""Pass 1: what one opline can tell by itself (zend_optimizer_pass1).

Operators on constants are computed, constants that every request has are substituted, conditional jumps on constants
become jumps or nothing, and some calls of internal functions with a constant argument are made now.

    0000 T1 = CAST (string) int(5)          0000 NOP
    0001 ECHO T1                     →      0001 ECHO string("5")
    0002 JMPZ bool(true) 0009               0002 NOP
"""
from __future__ import annotations

from zvm.compiler.constant_operators import cast, eval_binary, eval_unary, is_true
from zvm.opcodes import flags as f
from zvm.opcodes import metadata as ops
from zvm.opcodes.op_array import CONST, UNUSED
from zvm.optimizer.passes import callees
from zvm.optimizer.passes.constant_operands import replace_by_const, update_op1
from zvm.optimizer.passes.context import COLLECT_CONSTANTS
from zvm.optimizer.passes.editing import const1, const2, make_nop, unset_op2
from zvm.optimizer.passes.reasons import because
from zvm.optimizer.passes.special_calls import value_of_call
from zvm.runtime.classes.constant_expressions import ConstantExpression
from zvm.runtime.values import convert
from zvm.runtime.values.arrays import PhpArray
from zvm.targets import V8_4

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable
    from typing import Any

    from zvm.opcodes.op_array import OpArray, Opline
    from zvm.optimizer.passes.context import Context

_BINARY = (ops.ADD, ops.SUB, ops.MUL, ops.DIV, ops.POW, ops.MOD, ops.SL, ops.SR, ops.BW_OR, ops.BW_AND, ops.BW_XOR,
           ops.IS_EQUAL, ops.IS_NOT_EQUAL, ops.IS_SMALLER, ops.IS_SMALLER_OR_EQUAL, ops.IS_IDENTICAL,
           ops.IS_NOT_IDENTICAL, ops.BOOL_XOR, ops.SPACESHIP, ops.CASE, ops.CASE_STRICT)
# after these, what define() did before need not have happened
_ENDS_COLLECTING = frozenset((
    ops.RETURN, ops.RETURN_BY_REF, ops.GENERATOR_RETURN, ops.EXIT, ops.THROW, ops.MATCH_ERROR, ops.CATCH, ops.FAST_CALL,
    ops.FAST_RET, ops.JMP, ops.FE_RESET_R, ops.FE_RESET_RW, ops.FE_FETCH_R, ops.FE_FETCH_RW, ops.JMP_SET, ops.COALESCE,
    ops.ASSERT_CHECK, ops.JMP_NULL, ops.VERIFY_NEVER_TYPE, ops.JMPZ, ops.JMPNZ, ops.JMPZ_EX, ops.JMPNZ_EX))


def optimize(op_array: OpArray, ctx: Context) -> None:
    """Rewrite the oplines one after the other."""
    state = _Pass(op_array, ctx)
    for number, opline in enumerate(op_array.opcodes):
        rewrite = _REWRITES.get(opline.opcode)
        if rewrite is not None:
            rewrite(state, number, opline)
        if state.collects and opline.opcode in _ENDS_COLLECTING:
            state.collects = False


class _Pass:
    """`collects`: what define() defines is known to be defined from here on."""

    __slots__ = ("op_array", "ctx", "collects")

    def __init__(self, op_array: OpArray, ctx: Context) -> None:
        self.op_array, self.ctx = op_array, ctx
        self.collects = ctx.level & COLLECT_CONSTANTS != 0 and op_array is ctx.script.main

    def replace(self, number: int, value: Any) -> None:
        """The result of opline `number` is known."""
        opline = self.op_array.opcodes[number]
        if replace_by_const(self.ctx, self.op_array, number + 1, opline.result_type, opline.result, value):
            make_nop(opline)
        else:
            opline.opcode, opline.extended_value = ops.QM_ASSIGN, 0
            unset_op2(opline)
            update_op1(self.ctx, self.op_array, number, value)

    def replace_if(self, number: int, result: tuple[Any] | None) -> None:
        if result is not None:
            self.replace(number, result[0])


@because("what is concatenated becomes a string anyway: a constant is one now")
def _make_string(state: _Pass, literal: int) -> None:
    """A constant part of a concatenation becomes a string; of an array the run time must warn."""
    literals = state.op_array.literals
    if type(literals[literal]) is not PhpArray:
        literals[literal] = convert.to_string(state.ctx.options.engine, literals[literal])


def _concat(state: _Pass, number: int, opline: Opline) -> None:
    if opline.op1_type == CONST:
        _make_string(state, opline.op1)
    if opline.op2_type == CONST:
        _make_string(state, opline.op2)
    _binary(state, number, opline)


@because("both operands are constants: the operator is computed now")
def _binary(state: _Pass, number: int, opline: Opline) -> None:
    if opline.op1_type == CONST == opline.op2_type:
        left, right = const1(state.op_array, opline), const2(state.op_array, opline)
        state.replace_if(number, eval_binary(state.ctx.options.engine, opline.opcode, left, right))


def _assign_op(state: _Pass, number: int, opline: Opline) -> None:
    if opline.extended_value == ops.CONCAT and opline.op2_type == CONST:
        _make_string(state, opline.op2)


@because("a constant is cast now")
def _cast(state: _Pass, number: int, opline: Opline) -> None:
    if opline.op1_type == CONST:
        value = const1(state.op_array, opline)
        state.replace_if(number, cast(state.ctx.options.engine, opline.extended_value, value))


@because("the operand is a constant: the operator is computed now")
def _unary(state: _Pass, number: int, opline: Opline) -> None:
    if opline.op1_type == CONST:
        value = const1(state.op_array, opline)
        state.replace_if(number, eval_unary(state.ctx.options.engine, opline.opcode, value))


@because("the length of a constant string is known")
def _strlen(state: _Pass, number: int, opline: Opline) -> None:
    if opline.op1_type == CONST:
        value = const1(state.op_array, opline)
        if type(value) is str:
            state.replace(number, len(value))


@because("the value of the constant is known: every request has it, or this file has defined it before")
def _fetch_constant(state: _Pass, number: int, opline: Opline) -> None:
    name = const2(state.op_array, opline)
    if name == "__COMPILER_HALT_OFFSET__":
        offset = state.ctx.script.halt_offset
        if offset is not None:
            state.replace(number, offset)
        return
    value = state.ctx.persistent_constant(name)
    if value is None and name in state.ctx.constants:
        value = (state.ctx.constants[name],)
    state.replace_if(number, value)


@because("the class constant is public, and its class is known with its value")
def _fetch_class_constant(state: _Pass, number: int, opline: Opline) -> None:
    if opline.op2_type != CONST:
        return
    constant = callees.class_constant(state.ctx, state.op_array, opline, const2(state.op_array, opline))
    if (constant is not None and constant.flags & f.ACC_PPP_MASK == f.ACC_PUBLIC
            and isinstance(constant.value, None | bool | int | float | str | PhpArray)
            and (constant.attributes is None or state.ctx.options.target < V8_4)):
        state.replace(number, constant.value)


@because("every request has this constant")
def _defined(state: _Pass, number: int, opline: Opline) -> None:
    if state.ctx.persistent_constant(const1(state.op_array, opline)) is not None:
        state.replace(number, True)


def _declare_const(state: _Pass, number: int, opline: Opline) -> None:
    value = const2(state.op_array, opline)
    if state.collects and not isinstance(value, ConstantExpression):
        state.ctx.constants.setdefault(const1(state.op_array, opline), value)


def _before(op_array: OpArray, number: int) -> int:
    """The opline before, past NOPs."""
    number -= 1
    while op_array.opcodes[number].opcode == ops.NOP:
        number -= 1
    return number


def _call(state: _Pass, number: int, opline: Opline) -> None:
    """DO_ICALL: a call with one or two constants."""
    if not _evaluate_call(state, number, opline):
        state.collects = False


@because("the function gives the same in every request: it is called now")
def _evaluate_call(state: _Pass, number: int, opline: Opline) -> bool:
    """Whether the call has been made, or is one of define()."""
    op_array = state.op_array
    opcodes = op_array.opcodes
    sends = [_before(op_array, number)]
    if opcodes[sends[0]].op2 == 2:
        sends.insert(0, _before(op_array, sends[0]))
    for at in sends:
        if opcodes[at].opcode != ops.SEND_VAL or opcodes[at].op1_type != CONST:
            return False
    init_number = _before(op_array, sends[0])
    init = opcodes[init_number]
    if init.opcode != ops.INIT_FCALL:
        return False
    name = const2(op_array, init)
    values = [const1(op_array, opcodes[at]) for at in sends]
    if type(values[0]) is not str:
        return False
    removed = [init, *(opcodes[at] for at in sends)]
    if name == "define" and len(values) == 2:
        _define(state, opline, removed, values)
        return True
    result = value_of_call(state.ctx, name, values[0]) if len(values) == 1 else None
    if result is None:
        return False
    for removed_opline in removed:
        make_nop(removed_opline)
    state.replace(number, result[0])
    return True


@because("define() of constants whose result is not used is a const declaration")
def _define(state: _Pass, opline: Opline, call: list[Opline], values: list[Any]) -> None:
    """define() whose result is not used is what `const` is."""
    if state.collects:
        state.ctx.constants.setdefault(values[0], values[1])
    if opline.result_type == UNUSED and "::" not in values[0]:
        opline.opcode, opline.extended_value = ops.DECLARE_CONST, 0
        opline.op1_type = opline.op2_type = CONST
        opline.op1, opline.op2, opline.result = call[1].op1, call[2].op1, 0
        for removed in call:
            make_nop(removed)


@because("the condition is a constant that does not jump: its value is left")
def _jump_with_value(state: _Pass, number: int, opline: Opline) -> None:
    """JMPZ_EX and JMPNZ_EX that do not jump."""
    if opline.op1_type == CONST and is_true(const1(state.op_array, opline)) == (opline.opcode == ops.JMPZ_EX):
        state.op_array.literals[opline.op1] = opline.opcode == ops.JMPZ_EX
        opline.opcode, opline.op2 = ops.QM_ASSIGN, 0


@because("the condition is a constant: it always jumps, or never")
def _conditional_jump(state: _Pass, number: int, opline: Opline) -> None:
    if opline.op1_type != CONST:
        return
    if is_true(const1(state.op_array, opline)) == (opline.opcode == ops.JMPNZ):
        opline.opcode = ops.JMP
        opline.op1_type, opline.op1, opline.op2 = UNUSED, opline.op2, 0
    else:
        make_nop(opline)


_REWRITES: dict[int, Callable[[_Pass, int, Opline], None]] = {
    **dict.fromkeys(_BINARY, _binary),
    ops.CONCAT: _concat, ops.FAST_CONCAT: _concat, ops.ASSIGN_OP: _assign_op, ops.CAST: _cast, ops.BW_NOT: _unary,
    ops.BOOL_NOT: _unary, ops.FETCH_CONSTANT: _fetch_constant, ops.FETCH_CLASS_CONSTANT: _fetch_class_constant,
    ops.DO_ICALL: _call, ops.STRLEN: _strlen, ops.DEFINED: _defined, ops.DECLARE_CONST: _declare_const,
    ops.JMPZ_EX: _jump_with_value, ops.JMPNZ_EX: _jump_with_value, ops.JMPZ: _conditional_jump,
    ops.JMPNZ: _conditional_jump,
}
