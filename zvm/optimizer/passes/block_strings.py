"""Strings within a block: ECHO and concatenation (zend_optimize_block); part of pass 5.

    0000 T1 = CONCAT CV0 string("a")        0000 T2 = CONCAT CV0 string("ab")
    0001 T2 = CONCAT T1 string("b")    →    0001 T3 = CAST (string) CV1
    0002 T3 = CONCAT CV1 string("")
"""
from __future__ import annotations

from zvm.compiler.constant_operators import eval_binary
from zvm.opcodes import metadata as ops
from zvm.opcodes import types as t
from zvm.opcodes.op_array import CONST, TMP_VAR
from zvm.optimizer.passes.block_sources import drop_source
from zvm.optimizer.passes.constant_operands import update_op1
from zvm.optimizer.passes.editing import TEMPORARY, const1, const2, make_nop, unset_op2
from zvm.optimizer.passes.reasons import because
from zvm.runtime.values import convert
from zvm.runtime.values.arrays import PhpArray

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.opcodes.op_array import Opline
    from zvm.optimizer.passes.block_sources import BlockState

_CONCATENATIONS = frozenset((ops.CONCAT, ops.FAST_CONCAT))
# they give strings, or what is one
_GIVES_STRING = frozenset((ops.FAST_CONCAT, ops.ROPE_END, ops.FETCH_CONSTANT, ops.FETCH_CLASS_CONSTANT))


def echo(state: BlockState, number: int, opline: Opline) -> None:
    """ECHO needs no cast; several of constants are one."""
    if opline.op1_type & TEMPORARY:
        source = state.sources.get(opline.op1)
        if source is not None and _is_string_cast(source):
            state.take_over_op1(opline, source)
        return
    if opline.op1_type != CONST or type(const1(state.op_array, opline)) in (float, PhpArray):
        return  # how a float looks depends on settings, of an array the run time must warn
    if state.last_echo == number - 1:
        _join_echoes(state, state.op_array.opcodes[number - 1], opline)
    state.last_echo = number


@because("several constants are echoed one after the other: the last ECHO has them all")
def _join_echoes(state: BlockState, before: Opline, opline: Opline) -> None:
    text = _text(state, const1(state.op_array, before)) + _text(state, const1(state.op_array, opline))
    state.op_array.literals[opline.op1] = text
    make_nop(before)


def _text(state: BlockState, value: Any) -> str:
    return str(convert.to_string(state.ctx.options.engine, value))


def _is_string_cast(opline: Opline) -> bool:
    return opline.opcode == ops.CAST and opline.extended_value == t.IS_STRING


def concat(state: BlockState, number: int, opline: Opline) -> None:
    """CONCAT and FAST_CONCAT."""
    if opline.op1_type == CONST == opline.op2_type:
        if _fold(state, number, opline):
            return
    else:
        _join_constants(state, opline)
    _skip_casts(state, opline)
    if opline.op1_type == CONST and const1(state.op_array, opline) == "":
        _become_cast(opline, opline.op2_type, opline.op2)
    elif opline.op2_type == CONST and const2(state.op_array, opline) == "":
        _become_cast(opline, opline.op1_type, opline.op1)
    elif (opline.opcode == ops.CONCAT and _gives_string(state, opline.op1_type, opline.op1)
            and _gives_string(state, opline.op2_type, opline.op2)):
        _concatenate_strings(opline)


@because("both sides are strings")
def _concatenate_strings(opline: Opline) -> None:
    opline.opcode = ops.FAST_CONCAT


@because("both operands are constants: they are concatenated now")
def _fold(state: BlockState, number: int, opline: Opline) -> bool:
    left, right = const1(state.op_array, opline), const2(state.op_array, opline)
    result = eval_binary(state.ctx.options.engine, opline.opcode, left, right)
    if result is not None:
        opline.opcode = ops.QM_ASSIGN
        unset_op2(opline)
        update_op1(state.ctx, state.op_array, number, result[0])
    return True


@because("the operand ends with a constant already: the constants are joined")
def _join_constants(state: BlockState, opline: Opline) -> None:
    """(X . "a") . "b" is X . "ab"."""
    if opline.op2_type != CONST or opline.op1_type != TMP_VAR:
        return
    source = state.sources.get(opline.op1)
    if source is not None and source.opcode in _CONCATENATIONS and source.op2_type == CONST:
        first, second = const2(state.op_array, source), const2(state.op_array, opline)
        if PhpArray in (type(first), type(second)):
            return  # the run time must warn
        text = _text(state, first) + _text(state, second)
        state.op_array.literals[opline.op2] = text
        state.take_over_op1(opline, source)


@because("what is concatenated becomes a string anyway: it needs no cast")
def _skip_casts(state: BlockState, opline: Opline) -> None:
    if opline.op1_type & TEMPORARY:
        source = state.sources.get(opline.op1)
        if source is not None and _is_string_cast(source) and source.op1_type != CONST:
            state.take_over_op1(opline, source)
    if opline.op2_type & TEMPORARY:
        source = state.sources.get(opline.op2)
        if source is not None and _is_string_cast(source) and source.op1_type != CONST:
            del state.sources[opline.op2]
            opline.op2_type, opline.op2 = source.op1_type, source.op1
            drop_source(source)


@because("one side is the empty string: the other one has only to become a string")
def _become_cast(opline: Opline, kind: int, number: int) -> None:
    opline.opcode, opline.extended_value = ops.CAST, t.IS_STRING
    opline.op1_type, opline.op1 = kind, number
    unset_op2(opline)


def _gives_string(state: BlockState, kind: int, number: int) -> bool:
    if kind == TMP_VAR:
        source = state.sources.get(number)
        return source is not None and source.opcode in _GIVES_STRING
    return kind == CONST
