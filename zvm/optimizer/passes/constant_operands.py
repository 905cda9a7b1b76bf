"""Putting a constant where an opline reads a temporary (zend_optimizer_update_op1_const and the like).

    0000 T1 = ...         known to be int(5)
    0001 SEND_VAR T1 1    becomes  SEND_VAL int(5) 1

An opline may refuse: it wants a variable, or another type. Imported by the passes.
"""
from __future__ import annotations

from zvm.compiler.constant_operators import cast, type_code_of
from zvm.opcodes import metadata as ops
from zvm.opcodes import types as t
from zvm.opcodes.flags import ACC_RETURN_REFERENCE, FREE_ON_RETURN
from zvm.opcodes.op_array import CONST
from zvm.opcodes.operands import literal_kind
from zvm.optimizer.passes.editing import add_literal, make_nop
from zvm.optimizer.passes.reasons import because
from zvm.runtime.values import convert
from zvm.runtime.values.arrays import PhpArray, normalize_key
from zvm.runtime.values.strings import lower

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.opcodes.op_array import OpArray, Opline
    from zvm.optimizer.passes.context import Context

_STATIC_PROPERTIES = frozenset((
    ops.ASSIGN_STATIC_PROP, ops.ASSIGN_STATIC_PROP_REF, ops.ASSIGN_STATIC_PROP_OP, ops.FETCH_STATIC_PROP_R,
    ops.FETCH_STATIC_PROP_W, ops.FETCH_STATIC_PROP_RW, ops.FETCH_STATIC_PROP_IS, ops.FETCH_STATIC_PROP_UNSET,
    ops.FETCH_STATIC_PROP_FUNC_ARG, ops.UNSET_STATIC_PROP, ops.ISSET_ISEMPTY_STATIC_PROP, ops.PRE_INC_STATIC_PROP,
    ops.PRE_DEC_STATIC_PROP, ops.POST_INC_STATIC_PROP, ops.POST_DEC_STATIC_PROP))
_PROPERTIES = frozenset((
    ops.ASSIGN_OBJ, ops.ASSIGN_OBJ_REF, ops.ASSIGN_OBJ_OP, ops.FETCH_OBJ_R, ops.FETCH_OBJ_W, ops.FETCH_OBJ_RW,
    ops.FETCH_OBJ_IS, ops.FETCH_OBJ_UNSET, ops.FETCH_OBJ_FUNC_ARG, ops.UNSET_OBJ, ops.ISSET_ISEMPTY_PROP_OBJ,
    ops.PRE_INC_OBJ, ops.PRE_DEC_OBJ, ops.POST_INC_OBJ, ops.POST_DEC_OBJ))
_DIMENSIONS = frozenset(opcode for opcode in range(len(ops.LITERALS)) if literal_kind(opcode, True) == ops.LITERAL_KEY)
_CONCATENATIONS = frozenset((ops.CONCAT, ops.FAST_CONCAT))

# oplines whose op1 cannot be a constant
_WANT_VARIABLE = frozenset((
    ops.SEND_VAR_EX, ops.SEND_FUNC_ARG, ops.FETCH_DIM_W, ops.FETCH_DIM_RW, ops.FETCH_DIM_FUNC_ARG, ops.FETCH_DIM_UNSET,
    ops.FETCH_LIST_W, ops.ASSIGN_DIM, ops.RETURN_BY_REF, ops.INSTANCEOF, ops.MAKE_REF, ops.SEPARATE,
    ops.SEND_VAR_NO_REF, ops.SEND_VAR_NO_REF_EX, ops.VERIFY_RETURN_TYPE, ops.COPY_TMP, ops.FETCH_CLASS_NAME))
_CLASS_IN_OP1 = frozenset((ops.CATCH, ops.DEFINED, ops.NEW, ops.INIT_STATIC_METHOD_CALL, ops.FETCH_CLASS_CONSTANT))
_STRING_IN_OP1 = _STATIC_PROPERTIES | _CONCATENATIONS | frozenset((
    ops.FETCH_R, ops.FETCH_W, ops.FETCH_RW, ops.FETCH_IS, ops.FETCH_UNSET, ops.FETCH_FUNC_ARG, ops.ISSET_ISEMPTY_VAR,
    ops.UNSET_VAR))
_BY_CONSTANT = {ops.SEND_VAR: ops.SEND_VAL, ops.CASE: ops.IS_EQUAL, ops.CASE_STRICT: ops.IS_IDENTICAL}
_REFERENCE_ASSIGNMENTS = frozenset((ops.ASSIGN_OBJ_REF, ops.ASSIGN_STATIC_PROP_REF))

# likewise op2
_CLASS_IN_OP2 = _STATIC_PROPERTIES | frozenset((ops.FETCH_CLASS, ops.INSTANCEOF, ops.INIT_FCALL_BY_NAME))
_METHOD_IN_OP2 = frozenset((ops.INIT_METHOD_CALL, ops.INIT_STATIC_METHOD_CALL))
_STRING_IN_OP2 = _PROPERTIES | _CONCATENATIONS | frozenset((ops.ROPE_INIT, ops.ROPE_ADD, ops.ROPE_END))
_SPECIAL_CALLS = frozenset((  # zend_optimizer_classify_function
    "extract", "compact", "get_defined_vars", "db2_execute", "func_num_args", "func_get_arg", "func_get_args"))

# they leave their operand to later oplines
KEEP_OPERAND = frozenset((ops.FETCH_LIST_R, ops.CASE, ops.CASE_STRICT, ops.SWITCH_LONG, ops.SWITCH_STRING, ops.MATCH,
                          ops.JMP_NULL))
_RETURNS = frozenset((ops.RETURN, ops.RETURN_BY_REF))


def _add_class_name(op_array: OpArray, name: str) -> int:
    """Name and lower-case name, without a leading backslash."""
    name = name[1:] if name[:1] == "\\" else name
    number = add_literal(op_array, name)
    add_literal(op_array, lower(name))
    return number


def _string_operand(ctx: Context, opline: Opline, value: Any, other: int) -> str | None:
    """What needs no warning to become a string (TO_STRING_NOWARN). Two strings are concatenated without conversion:
    `other` is the kind of the opline's other operand."""
    if type(value) is PhpArray or not isinstance(value, str | int | float | None):
        return None
    if opline.opcode == ops.CONCAT and other == CONST:
        opline.opcode = ops.FAST_CONCAT
    return str(convert.to_string(ctx.options.engine, value))


def update_op1(ctx: Context, op_array: OpArray, number: int, value: Any) -> bool:
    """Make `value` the first operand of opline `number`; whether that could be done."""
    opline = op_array.opcodes[number]
    opcode = opline.opcode
    if opcode in _WANT_VARIABLE:
        return False
    if opcode == ops.OP_DATA and op_array.opcodes[number - 1].opcode in _REFERENCE_ASSIGNMENTS:
        return False
    if opcode in (ops.FREE, ops.CHECK_VAR):
        make_nop(opline)
        return True
    if opcode in _CLASS_IN_OP1:
        if type(value) is not str:
            return False
        opline.op1 = _add_class_name(op_array, value)
    else:
        if opcode in _STRING_IN_OP1:
            value = _string_operand(ctx, opline, value, opline.op2_type)
            if value is None:
                return False
        elif opcode == ops.ECHO:
            text = cast(ctx.options.engine, t.IS_STRING, value)
            if text is not None:
                value = text[0]
            if value == "" and type(value) is str:
                make_nop(opline)
                return True
        opline.opcode = _BY_CONSTANT.get(opcode, opline.opcode)
        opline.op1 = add_literal(op_array, value)
    opline.op1_type = CONST
    return True


def update_op2(ctx: Context, op_array: OpArray, number: int, value: Any) -> bool:
    """Likewise the second operand."""
    opline = op_array.opcodes[number]
    opcode = opline.opcode
    if opcode in (ops.ASSIGN_REF, ops.FAST_CALL):
        return False
    if opcode == ops.INIT_DYNAMIC_CALL and type(value) is str:
        if ":" in value or value in _SPECIAL_CALLS:
            return False
        opline.opcode = opcode = ops.INIT_FCALL_BY_NAME
    if opcode in _CLASS_IN_OP2 or opcode in _METHOD_IN_OP2 or opcode == ops.INIT_FCALL:
        if type(value) is not str:
            return False
        if opcode in _CLASS_IN_OP2:
            opline.op2 = _add_class_name(op_array, value)
        elif opcode == ops.INIT_FCALL:
            opline.op2 = add_literal(op_array, lower(value))
        else:
            opline.op2 = add_literal(op_array, value)
            add_literal(op_array, lower(value))
    elif opcode == ops.FETCH_CLASS_CONSTANT and type(value) is not str:  # A::{$name}
        return False
    else:
        if opcode in _STRING_IN_OP2:
            value = _string_operand(ctx, opline, value, opline.op1_type)
            if value is None:
                return False
        _set_op2(op_array, opline, value)
    opline.op2_type = CONST
    return True


def _set_op2(op_array: OpArray, opline: Opline, value: Any) -> None:
    """A literal as op2; an integer-like string becomes an integer where it is a key."""
    is_dimension = opline.opcode in _DIMENSIONS
    if type(value) is str and (is_dimension or opline.opcode in (ops.INIT_ARRAY, ops.ADD_ARRAY_ELEMENT)):
        key = normalize_key(value)
        if type(key) is int and is_dimension:  # objects get the string (zend_handle_numeric_dim)
            opline.op2 = add_literal(op_array, key)
            add_literal(op_array, value)
            opline.cache = value
            return
        value = key
    opline.op2 = add_literal(op_array, value)


@because("the temporary it reads is known to be a constant")
def replace_by_const(ctx: Context, op_array: OpArray, number: int, kind: int, var: int, value: Any) -> bool:
    """Make `value` the operand of whatever reads temporary `var` from opline `number` on; False: it stays as it is."""
    opcodes = op_array.opcodes
    while number < len(opcodes):
        opline = opcodes[number]
        if opline.op1_type == kind and opline.op1 == var:
            if opline.opcode in KEEP_OPERAND:
                return _replace_all(ctx, op_array, number, kind, var, value)
            if opline.opcode == ops.VERIFY_RETURN_TYPE:
                if not _is_returnable(op_array, value):
                    return False
                make_nop(opline)
                while opcodes[number].opcode not in _RETURNS:  # what leaves loops and finally blocks may come first
                    number += 1
            return update_op1(ctx, op_array, number, value)
        if opline.op2_type == kind and opline.op2 == var:
            return update_op2(ctx, op_array, number, value)
        number += 1
    return True


def _replace_all(ctx: Context, op_array: OpArray, number: int, kind: int, var: int, value: Any) -> bool:
    """All uses up to the one that frees the temporary."""
    for at in range(number, len(op_array.opcodes)):
        opline = op_array.opcodes[at]
        if opline.op1_type != kind or opline.op1 != var:
            continue
        is_last = opline.opcode not in KEEP_OPERAND and not (
            opline.opcode == ops.FREE and opline.extended_value == FREE_ON_RETURN)
        if not update_op1(ctx, op_array, at, value):
            return False
        if is_last:
            break
    return True


def _is_returnable(op_array: OpArray, value: Any) -> bool:
    """Whether the constant needs no check of the return type."""
    info = op_array.return_info
    return (info is not None and info.type is not None and info.type.mask & 1 << type_code_of(value) != 0
            and not op_array.fn_flags & ACC_RETURN_REFERENCE)
