"""Rewriting within a block, by what made the temporaries an opline reads (zend_optimize_block); part of pass 5.

    0000 T1 = CAST (string) CV0         0000 T2 = CONCAT string("a") CV0
    0001 T2 = CONCAT string("a") T1  →  0001 ECHO string("xy")
    0002 ECHO string("x")
    0003 ECHO string("y")

Concatenations are in block_strings.py.
"""
from __future__ import annotations

from zvm.compiler.constant_operators import cast, eval_binary, eval_unary, is_true, type_code_of
from zvm.opcodes import metadata as ops
from zvm.opcodes.flags import FREE_VOID_CAST
from zvm.opcodes.op_array import CONST, TMP_VAR, UNUSED, VAR
from zvm.opcodes.types import MAY_BE_FALSE, MAY_BE_TRUE
from zvm.optimizer.cfg import BB_FOLLOW, BB_PROTECTED, BB_REACHABLE, BB_TARGET
from zvm.optimizer.passes import block_strings
from zvm.optimizer.passes.block_sources import BlockState, drop_source
from zvm.optimizer.passes.constant_operands import KEEP_OPERAND, update_op1, update_op2
from zvm.optimizer.passes.context import inverse
from zvm.optimizer.passes.editing import TEMPORARY, const1, const2, copy_result, make_nop, unset_op2, unset_result
from zvm.optimizer.passes.reasons import because
from zvm.optimizer.passes.temporary_usage import continues
from zvm.targets import V8_5

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable
    from typing import Any

    from zvm.opcodes.op_array import Opline
    from zvm.optimizer.cfg import ControlFlowGraph
    from zvm.optimizer.passes.context import Context

_BINARY = (ops.ADD, ops.SUB, ops.MUL, ops.DIV, ops.MOD, ops.SL, ops.SR, ops.IS_SMALLER, ops.IS_SMALLER_OR_EQUAL,
           ops.IS_IDENTICAL, ops.IS_NOT_IDENTICAL, ops.BOOL_XOR, ops.BW_OR, ops.BW_AND, ops.BW_XOR)
# what they make need not be made when it is freed at once
_NEEDS_NO_RESULT = frozenset((
    ops.ASSIGN, ops.ASSIGN_DIM, ops.ASSIGN_OBJ, ops.ASSIGN_STATIC_PROP, ops.ASSIGN_OP, ops.ASSIGN_DIM_OP,
    ops.ASSIGN_OBJ_OP, ops.ASSIGN_STATIC_PROP_OP, ops.PRE_INC, ops.PRE_DEC, ops.PRE_INC_OBJ, ops.PRE_DEC_OBJ,
    ops.PRE_INC_STATIC_PROP, ops.PRE_DEC_STATIC_PROP))
_NEEDS_RESULT = frozenset((ops.FETCH_R, ops.FETCH_STATIC_PROP_R, ops.FETCH_DIM_R, ops.FETCH_OBJ_R, ops.NEW,
                           ops.FETCH_THIS))
# comparisons whose result BOOL and BOOL_NOT can take over; the opposite one
_OPPOSITE = {ops.IS_EQUAL: ops.IS_NOT_EQUAL, ops.IS_NOT_EQUAL: ops.IS_EQUAL, ops.IS_IDENTICAL: ops.IS_NOT_IDENTICAL,
             ops.IS_NOT_IDENTICAL: ops.IS_IDENTICAL, ops.IS_SMALLER: ops.IS_SMALLER_OR_EQUAL,
             ops.IS_SMALLER_OR_EQUAL: ops.IS_SMALLER}
_ORDERED = frozenset((ops.IS_SMALLER, ops.IS_SMALLER_OR_EQUAL))
_GIVES_BOOL = frozenset((
    ops.ISSET_ISEMPTY_CV, ops.ISSET_ISEMPTY_VAR, ops.ISSET_ISEMPTY_DIM_OBJ, ops.ISSET_ISEMPTY_PROP_OBJ,
    ops.ISSET_ISEMPTY_STATIC_PROP, ops.INSTANCEOF, ops.TYPE_CHECK, ops.DEFINED, ops.IN_ARRAY, ops.ARRAY_KEY_EXISTS))
_RESULT_IS_NOT_MOVED = frozenset((ops.COPY_TMP, ops.ADD_ARRAY_ELEMENT, ops.ADD_ARRAY_UNPACK))


def rewrite(cfg: ControlFlowGraph, ctx: Context, used_outside: int) -> None:
    """Rewrite all blocks; `used_outside` are the slots, as bits, that are read in others than those that set them."""
    state = BlockState(cfg, ctx, used_outside)
    opcodes = cfg.op_array.opcodes
    for block in cfg.blocks:
        if not block.flags & BB_REACHABLE:
            continue
        if not continues(block):
            state.sources.clear()
        while block.length and opcodes[block.start].opcode == ops.NOP:
            block.start += 1
            block.length -= 1
        state.enter(block)
        for number in block.numbers:
            _rewrite_opline(state, number, opcodes[number])


def _rewrite_opline(state: BlockState, number: int, opline: Opline) -> None:
    if opline.op1_type == TMP_VAR and opline.opcode != ops.FREE:
        source = _constant_source(state, opline.op1)
        if source is not None:
            _propagate_op1(state, number, opline, source)
    if opline.op2_type == TMP_VAR:
        source = _constant_source(state, opline.op2)
        if source is not None:
            _propagate_op2(state, number, opline, source)
    rule = _RULES.get(opline.opcode)
    if rule is not None:
        rule(state, number, opline)
    if opline.result_type & TEMPORARY:
        state.sources[opline.result] = opline


def _constant_source(state: BlockState, temporary: int) -> Opline | None:
    source = state.sources.get(temporary)
    if source is not None and source.opcode == ops.QM_ASSIGN and source.op1_type == CONST:
        return source
    return None


@because("the temporary it reads is known to be a constant")
def _propagate_op1(state: BlockState, number: int, opline: Opline, source: Opline) -> None:
    """T = QM_ASSIGN constant, OP(T) becomes OP(constant)."""
    temporary = opline.op1
    if opline.opcode == ops.VERIFY_RETURN_TYPE:
        opline.result_type, opline.result = opline.op1_type, opline.op1
        opline.op1_type, opline.op1 = CONST, source.op1
    elif opline.opcode in KEEP_OPERAND or not update_op1(state.ctx, state.op_array, number,
                                                         const1(state.op_array, source)):
        return
    del state.sources[temporary]
    drop_source(source)


@because("the temporary it reads is known to be a constant")
def _propagate_op2(state: BlockState, number: int, opline: Opline, source: Opline) -> None:
    temporary = opline.op2
    if update_op2(state.ctx, state.op_array, number, const1(state.op_array, source)):
        del state.sources[temporary]
        drop_source(source)


def _become_constant(state: BlockState, number: int, opline: Opline, result: tuple[Any] | None) -> None:
    if result is not None:
        opline.opcode, opline.extended_value = ops.QM_ASSIGN, 0
        unset_op2(opline)
        update_op1(state.ctx, state.op_array, number, result[0])


@because("both operands are constants: the operator is computed now")
def binary(state: BlockState, number: int, opline: Opline) -> None:
    """An operator whose operands are constants."""
    if opline.op1_type == CONST == opline.op2_type:
        left, right = const1(state.op_array, opline), const2(state.op_array, opline)
        _become_constant(state, number, opline, eval_binary(state.ctx.options.engine, opline.opcode, left, right))


@because("the operand is a constant: the operator is computed now")
def _unary(state: BlockState, number: int, opline: Opline) -> None:
    if opline.op1_type == CONST:
        value = const1(state.op_array, opline)
        _become_constant(state, number, opline, eval_unary(state.ctx.options.engine, opline.opcode, value))


@because("a constant is cast now")
def _cast(state: BlockState, number: int, opline: Opline) -> None:
    if opline.op1_type == CONST:
        value = const1(state.op_array, opline)
        _become_constant(state, number, opline, cast(state.ctx.options.engine, opline.extended_value, value))


@because("the length of a constant string is known")
def _strlen(state: BlockState, number: int, opline: Opline) -> None:
    if opline.op1_type == CONST and type(const1(state.op_array, opline)) is str:
        _become_constant(state, number, opline, (len(const1(state.op_array, opline)),))


@because("the result is freed at once: it is not made")
def _free(state: BlockState, number: int, opline: Opline) -> None:
    source = state.sources.get(opline.op1)
    if source is None or opline.extended_value == FREE_VOID_CAST:
        return
    if opline.op1_type == TMP_VAR:
        if source.opcode in (ops.BOOL, ops.BOOL_NOT):  # which drop_unused() takes away
            del state.sources[opline.op1]
            make_nop(opline)
        elif source.opcode in _NEEDS_NO_RESULT:
            del state.sources[opline.op1]
            unset_result(source)
            make_nop(opline)
    elif opline.op1_type == VAR and source.opcode not in _NEEDS_RESULT:
        unset_result(source)
        make_nop(opline)
        if source.opcode == ops.QM_ASSIGN:
            if source.op1_type & TEMPORARY:
                source.opcode = ops.FREE
            else:
                make_nop(source)


def _keeps_operand(state: BlockState, number: int, opline: Opline) -> None:
    """The temporary is freed by a later opline."""
    if opline.op1_type & TEMPORARY:
        state.sources.pop(opline.op1, None)


def _switch(state: BlockState, number: int, opline: Opline) -> None:
    if opline.op1_type != CONST:
        _keeps_operand(state, number, opline)
        return
    _switch_on_constant(state, opline, _switch_target(state, opline))


@because("the subject is a constant: the case is known")
def _switch_on_constant(state: BlockState, opline: Opline, target: int) -> None:
    opline.opcode = ops.JMP
    opline.op1_type = opline.op2_type = UNUSED
    state.block.successors = [target]


def _switch_target(state: BlockState, opline: Opline) -> int:
    """The block that a switch on a constant goes to (get_const_switch_target)."""
    value, table = const1(state.op_array, opline), const2(state.op_array, opline)
    successors = state.block.successors
    wanted = {ops.SWITCH_LONG: (int,), ops.SWITCH_STRING: (str,), ops.MATCH: (int, str)}[opline.opcode]
    if type(value) not in wanted:
        return successors[-1]
    if value in table:
        return successors[list(table).index(value)]
    return successors[len(table)]


def _case(state: BlockState, number: int, opline: Opline) -> None:
    if opline.op1_type & TEMPORARY:
        _keeps_operand(state, number, opline)
    else:
        _equality(state, number, opline)


def _equality(state: BlockState, number: int, opline: Opline) -> None:
    """X == true is (bool) X, up to PHP 8.4: later that warns of NAN. Nothing of the kind holds for null: "0" == null is
    false."""
    if opline.op1_type == CONST == opline.op2_type:
        binary(state, number, opline)
        return
    if state.ctx.options.target >= V8_5:
        return
    if opline.op1_type == CONST and type(const1(state.op_array, opline)) is bool:
        _compare_with_bool(opline, const1(state.op_array, opline), opline.op2_type, opline.op2)
    elif opline.op2_type == CONST and type(const2(state.op_array, opline)) is bool:
        _compare_with_bool(opline, const2(state.op_array, opline), opline.op1_type, opline.op1)
    else:
        return
    _bool(state, number, opline)


def _identity(state: BlockState, number: int, opline: Opline) -> None:
    """X === true looks at the type (PHP 8.5)."""
    if opline.op1_type == CONST == opline.op2_type or state.ctx.options.target < V8_5:
        binary(state, number, opline)
        return
    if CONST not in (opline.op1_type, opline.op2_type):
        return
    value = (const1 if opline.op1_type == CONST else const2)(state.op_array, opline)
    if value is None or type(value) is bool:
        _look_at_type(opline, value)
        _type_check(state, number, opline)


@because("comparing with null, true or false is looking at the type")
def _look_at_type(opline: Opline, value: bool | None) -> None:
    if opline.op1_type == CONST:
        opline.op1_type, opline.op1 = opline.op2_type, opline.op2
    unset_op2(opline)
    opline.opcode, opline.extended_value = ops.TYPE_CHECK, 1 << type_code_of(value)


@because("the operand was made a bool")
def _type_check(state: BlockState, number: int, opline: Opline) -> None:
    """TYPE_CHECK (true) of what BOOL or BOOL_NOT made (PHP 8.5)."""
    if state.ctx.options.target < V8_5 or opline.op1_type != TMP_VAR or state.is_used_outside(opline.op1):
        return
    source = state.sources.get(opline.op1)
    if (source is None or source.opcode not in (ops.BOOL, ops.BOOL_NOT)
            or opline.extended_value not in (MAY_BE_TRUE, MAY_BE_FALSE)):
        return
    negated = (source.opcode == ops.BOOL_NOT) == (opline.extended_value == MAY_BE_TRUE)
    source.opcode = ops.BOOL_NOT if negated else ops.BOOL
    copy_result(source, opline)
    state.sources[source.result] = source
    make_nop(opline)


@because("comparing with true or false is asking whether it is true")
def _compare_with_bool(opline: Opline, value: bool, kind: int, number: int) -> None:
    opline.opcode = ops.BOOL if value == (opline.opcode != ops.IS_NOT_EQUAL) else ops.BOOL_NOT
    opline.op1_type, opline.op1 = kind, number
    unset_op2(opline)


@because("the operand is a bool already: what makes it makes the result")
def _bool(state: BlockState, number: int, opline: Opline) -> None:
    """BOOL and BOOL_NOT of what is a bool already, or of one that another of them made."""
    while opline.op1_type == TMP_VAR and not state.is_used_outside(opline.op1):
        source = state.sources.get(opline.op1)
        if source is None:
            return
        negated = opline.opcode == ops.BOOL_NOT
        if source.opcode in (ops.BOOL, ops.BOOL_NOT):
            opline.opcode = ops.BOOL if negated == (source.opcode == ops.BOOL_NOT) else ops.BOOL_NOT
            state.take_over_op1(opline, source)
            continue
        if source.opcode in _OPPOSITE:
            if negated:
                _negate(source)
        elif source.opcode not in _GIVES_BOOL or negated:
            return
        copy_result(source, opline)
        state.sources[source.result] = source
        make_nop(opline)
        return
    _unary(state, number, opline)


def _negate(comparison: Opline) -> None:
    comparison.opcode = _OPPOSITE[comparison.opcode]
    if comparison.opcode in _ORDERED:
        comparison.op1_type, comparison.op2_type = comparison.op2_type, comparison.op1_type
        comparison.op1, comparison.op2 = comparison.op2, comparison.op1


def _conditional_jump(state: BlockState, number: int, opline: Opline) -> None:
    while opline.op1_type == TMP_VAR and not state.is_used_outside(opline.op1):
        source = state.sources.get(opline.op1)
        if source is None or source.opcode not in (ops.BOOL, ops.BOOL_NOT, ops.QM_ASSIGN):
            return
        if source.opcode == ops.BOOL_NOT:
            _negate_jump(opline)
        state.take_over_op1(opline, source)
    if opline.op1_type == CONST:
        _jump_on_constant(state, opline)


@because("it jumps on the opposite of a value: the opposite jump needs only the value")
def _negate_jump(opline: Opline) -> None:
    opline.opcode = inverse(opline.opcode)


@because("the condition is a constant: it always jumps, or never")
def _jump_on_constant(state: BlockState, opline: Opline) -> None:
    block, blocks = state.block, state.cfg.blocks
    target, following = block.successors
    if is_true(const1(state.op_array, opline)) == (opline.opcode == ops.JMPZ):
        make_nop(opline)
        block.length -= 1
        block.successors = [following]
        blocks[following].flags |= BB_FOLLOW
        return
    blocks[following].flags &= ~BB_FOLLOW
    if not blocks[following].flags & (BB_TARGET | BB_PROTECTED):
        blocks[following].flags &= ~BB_REACHABLE
    opline.opcode, opline.op1_type, opline.op1, opline.op2 = ops.JMP, UNUSED, opline.op2, 0
    block.successors = [target]


def _jump_with_value(state: BlockState, number: int, opline: Opline) -> None:
    while opline.op1_type == TMP_VAR and (not state.is_used_outside(opline.op1) or opline.op1 == opline.result):
        source = state.sources.get(opline.op1)
        if source is None or source.opcode not in (ops.BOOL, ops.QM_ASSIGN):
            return
        state.take_over_op1(opline, source)
    if opline.op1_type == CONST:
        value = is_true(const1(state.op_array, opline))
        if value == (opline.opcode == ops.JMPZ_EX):
            _keep_constant(state, opline, value)


@because("the condition is a constant that does not jump: its value is left")
def _keep_constant(state: BlockState, opline: Opline, value: bool) -> None:
    opline.opcode, opline.op2 = ops.QM_ASSIGN, 0
    state.op_array.literals[opline.op1] = value
    following = state.block.successors[1]
    state.block.successors = [following]
    state.cfg.blocks[following].flags |= BB_FOLLOW


def _leave(state: BlockState, number: int, opline: Opline) -> None:
    """RETURN and EXIT of a copy take what was copied, if nothing else does."""
    source = state.sources.get(opline.op1) if opline.op1_type == TMP_VAR else None
    if source is None or source.opcode != ops.QM_ASSIGN:
        return
    for before in range(number - 1, -1, -1):
        between = state.op_array.opcodes[before]
        if between is source:
            state.take_over_op1(opline, source)
            return
        if ((between.op1_type == TMP_VAR and between.op1 == opline.op1)
                or (between.op2_type == TMP_VAR and between.op2 == opline.op1)):
            return


@because("what makes the temporary that is copied writes the copy itself")
def _copy(state: BlockState, number: int, opline: Opline) -> None:
    """T2 = QM_ASSIGN T1: what makes T1 makes T2."""
    if opline.op1_type == opline.result_type and opline.op1 == opline.result:
        make_nop(opline)
        return
    if opline.op1_type != TMP_VAR or opline.result_type != TMP_VAR or state.is_used_outside(opline.op1):
        return
    source = state.sources.get(opline.op1)
    if source is None or source.opcode in _RESULT_IS_NOT_MOVED:
        return
    if source.opcode == ops.DECLARE_LAMBDA_FUNCTION and source is not state.op_array.opcodes[number - 1]:
        return
    del state.sources[opline.op1]
    source.result = opline.result
    state.sources[opline.result] = source
    make_nop(opline)


_RULES: dict[int, Callable[[BlockState, int, Opline], None]] = {
    **dict.fromkeys(_BINARY, binary),
    ops.ECHO: block_strings.echo, ops.FREE: _free, ops.FETCH_LIST_R: _keeps_operand, ops.FETCH_LIST_W: _keeps_operand,
    ops.SWITCH_LONG: _switch, ops.SWITCH_STRING: _switch, ops.MATCH: _switch, ops.CASE: _case,
    ops.CASE_STRICT: _keeps_operand, ops.COPY_TMP: _keeps_operand, ops.IS_EQUAL: _equality, ops.IS_NOT_EQUAL: _equality,
    ops.BOOL: _bool, ops.BOOL_NOT: _bool, ops.JMPZ: _conditional_jump, ops.JMPNZ: _conditional_jump,
    ops.JMPZ_EX: _jump_with_value, ops.JMPNZ_EX: _jump_with_value, ops.BW_NOT: _unary, ops.CAST: _cast,
    ops.IS_IDENTICAL: _identity, ops.TYPE_CHECK: _type_check, ops.STRLEN: _strlen, ops.RETURN: _leave,
    ops.EXIT: _leave, ops.QM_ASSIGN: _copy,
    ops.CONCAT: block_strings.concat, ops.FAST_CONCAT: block_strings.concat,
}
