"""Whether an opline can throw or report anything, by the types of its operands (zend_may_throw).

Opcodes without an entry here may do so whatever they are given. Asked by dead_code.py and type_rewriting.py.
"""
from __future__ import annotations

from zvm.opcodes import flags as f
from zvm.opcodes import metadata as ops
from zvm.opcodes import types as t
from zvm.opcodes.op_array import CONST, CV, UNUSED
from zvm.opcodes.types import MAY_BE_ANY, MAY_BE_ARRAY, MAY_BE_DOUBLE, MAY_BE_NULL, MAY_BE_OBJECT, MAY_BE_STRING
from zvm.optimizer import type_masks as m
from zvm.optimizer.passes.editing import TEMPORARY
from zvm.runtime.classes.constant_expressions import ConstantExpression
from zvm.targets import V8_3

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable

    from zvm.opcodes.op_array import Opline
    from zvm.optimizer.passes.ssa_editing import SsaEditor

    Rule = Callable[[SsaEditor, int, Opline, int, int], bool]

_TAKES_UNDEFINED_OP1 = frozenset((
    ops.ISSET_ISEMPTY_DIM_OBJ, ops.ISSET_ISEMPTY_PROP_OBJ, ops.ASSIGN, ops.ASSIGN_DIM, ops.ASSIGN_REF, ops.BIND_GLOBAL,
    ops.BIND_STATIC, ops.FETCH_DIM_IS, ops.FETCH_OBJ_IS, ops.SEND_REF, ops.UNSET_CV, ops.ISSET_ISEMPTY_CV,
    ops.MAKE_REF, ops.FETCH_DIM_W))
_TAKES_UNDEFINED_OP2 = frozenset((ops.ASSIGN_REF, ops.FE_FETCH_R, ops.FE_FETCH_RW))
# they move the temporary, or leave it
_FREES_NOT_OP1 = frozenset((
    ops.CASE, ops.CASE_STRICT, ops.FE_FETCH_R, ops.FE_FETCH_RW, ops.FETCH_LIST_R, ops.QM_ASSIGN, ops.SEND_VAL,
    ops.SEND_VAL_EX, ops.SEND_VAR, ops.SEND_VAR_EX, ops.SEND_FUNC_ARG, ops.SEND_VAR_NO_REF, ops.SEND_VAR_NO_REF_EX,
    ops.SEND_REF, ops.SEPARATE, ops.END_SILENCE, ops.MAKE_REF))
_FREES_NOT_OP2 = frozenset((ops.ASSIGN, ops.FE_FETCH_R, ops.FE_FETCH_RW))

_HAS_DESTRUCTOR = (MAY_BE_OBJECT | t.MAY_BE_RESOURCE
                   | m.as_elements(MAY_BE_OBJECT | t.MAY_BE_RESOURCE | MAY_BE_ARRAY))
_COMPARES_OBJECTS = MAY_BE_OBJECT | m.as_elements(MAY_BE_ARRAY | MAY_BE_OBJECT)
_NO_NUMBER = MAY_BE_STRING | MAY_BE_ARRAY | MAY_BE_OBJECT | t.MAY_BE_RESOURCE
_NO_INTEGER = _NO_NUMBER | MAY_BE_DOUBLE
_NO_KEY = MAY_BE_ARRAY | MAY_BE_OBJECT | t.MAY_BE_RESOURCE
_ARRAY_OR_OBJECT = MAY_BE_ARRAY | MAY_BE_OBJECT


def may_throw(editor: SsaEditor, number: int) -> bool:
    """Whether anything but its result can come of opline `number`."""
    opline = editor.opcodes[number]
    left, right = editor.type1(number), editor.type2(number)
    if opline.op1_type == CV:
        if left & m.MAY_BE_UNDEF and opline.opcode not in _TAKES_UNDEFINED_OP1:
            return True
    elif opline.op1_type & TEMPORARY and left & _HAS_DESTRUCTOR and opline.opcode not in _FREES_NOT_OP1:
        return True
    if opline.op2_type == CV:
        if right & m.MAY_BE_UNDEF and opline.opcode not in _TAKES_UNDEFINED_OP2:
            return True
    elif opline.op2_type & TEMPORARY and right & _HAS_DESTRUCTOR and opline.opcode not in _FREES_NOT_OP2:
        return True
    if opline.opcode in _NEVER:
        return False
    rule = _RULES.get(opline.opcode)
    return rule is None or rule(editor, number, opline, left, right)


_NEVER = frozenset((
    ops.NOP, ops.IS_IDENTICAL, ops.IS_NOT_IDENTICAL, ops.QM_ASSIGN, ops.JMP, ops.CHECK_VAR, ops.MAKE_REF,
    ops.BEGIN_SILENCE, ops.END_SILENCE, ops.FREE, ops.FE_FREE, ops.SEPARATE, ops.TYPE_CHECK, ops.DEFINED,
    ops.ISSET_ISEMPTY_THIS, ops.COALESCE, ops.SWITCH_LONG, ops.SWITCH_STRING, ops.MATCH, ops.ISSET_ISEMPTY_VAR,
    ops.ISSET_ISEMPTY_CV, ops.FUNC_NUM_ARGS, ops.FUNC_GET_ARGS, ops.COPY_TMP, ops.CASE_STRICT, ops.JMP_NULL,
    ops.INIT_FCALL))


def _named(editor: SsaEditor, number: int, opline: Opline, left: int, right: int) -> bool:
    return opline.op2_type == CONST


def _bind_global(editor: SsaEditor, number: int, opline: Opline, left: int, right: int) -> bool:
    following = editor.opcodes[number + 1]
    return following.opcode == ops.BIND_GLOBAL and may_throw(editor, number + 1)


def _add(editor: SsaEditor, number: int, opline: Opline, left: int, right: int) -> bool:
    if left & MAY_BE_ANY == MAY_BE_ARRAY == right & MAY_BE_ANY:
        return False
    return (left | right) & _NO_NUMBER != 0


def _number(editor: SsaEditor, number: int, opline: Opline, left: int, right: int) -> bool:
    return (left | right) & _NO_NUMBER != 0


def _divides_by_zero(editor: SsaEditor, number: int) -> bool:
    limits = editor.range2(number)
    return limits is None or limits[0] <= 0 <= limits[1]


def _shifts_backwards(editor: SsaEditor, number: int) -> bool:
    limits = editor.range2(number)
    return limits is None or limits[0] < 0


def _divide(editor: SsaEditor, number: int, opline: Opline, left: int, right: int) -> bool:
    return _divides_by_zero(editor, number) or (left | right) & _NO_NUMBER != 0


def _modulo(editor: SsaEditor, number: int, opline: Opline, left: int, right: int) -> bool:
    return _divides_by_zero(editor, number) or _shift(editor, number, opline, left, right)


def _shift(editor: SsaEditor, number: int, opline: Opline, left: int, right: int) -> bool:
    return (left | right) & _NO_INTEGER != 0 or _shifts_backwards(editor, number)


def _concat(editor: SsaEditor, number: int, opline: Opline, left: int, right: int) -> bool:
    return (left | right) & _ARRAY_OR_OBJECT != 0


def _bitwise(editor: SsaEditor, number: int, opline: Opline, left: int, right: int) -> bool:
    if left & MAY_BE_ANY == MAY_BE_STRING == right & MAY_BE_ANY:
        return False
    return (left | right) & _NO_INTEGER != 0


def _bitwise_not(editor: SsaEditor, number: int, opline: Opline, left: int, right: int) -> bool:
    return left & (MAY_BE_NULL | t.MAY_BE_BOOL | MAY_BE_DOUBLE | _NO_KEY) != 0


def _increment(editor: SsaEditor, number: int, opline: Opline, left: int, right: int) -> bool:
    """++, --; since PHP 8.3 they say something about most values that are no numbers."""
    if editor.ctx.options.target < V8_3:
        return left & _NO_KEY != 0
    silent = t.MAY_BE_LONG | MAY_BE_DOUBLE | (MAY_BE_NULL if opline.opcode in (ops.PRE_INC, ops.POST_INC) else 0)
    return left & MAY_BE_ANY & ~silent != 0


def _truth(editor: SsaEditor, number: int, opline: Opline, left: int, right: int) -> bool:
    return left & MAY_BE_OBJECT != 0


def _truth_of_both(editor: SsaEditor, number: int, opline: Opline, left: int, right: int) -> bool:
    return (left | right) & MAY_BE_OBJECT != 0


def _compare(editor: SsaEditor, number: int, opline: Opline, left: int, right: int) -> bool:
    if left & MAY_BE_ANY == MAY_BE_NULL or right & MAY_BE_ANY == MAY_BE_NULL:
        return False
    return (left | right) & _COMPARES_OBJECTS != 0


def _assign_op(editor: SsaEditor, number: int, opline: Opline, left: int, right: int) -> bool:
    operator = opline.extended_value
    if operator == ops.ADD:
        return _add(editor, number, opline, left, right)
    if operator == ops.CONCAT:
        return _concat(editor, number, opline, left, right)
    if operator in (ops.BW_OR, ops.BW_AND, ops.BW_XOR) and left & MAY_BE_ANY == MAY_BE_STRING == right & MAY_BE_ANY:
        return False
    if operator in (ops.DIV, ops.MOD) and _divides_by_zero(editor, number):
        return True
    if operator in (ops.SL, ops.SR) and _shifts_backwards(editor, number):
        return True
    return (left | right) & _NO_NUMBER != 0


def _assign(editor: SsaEditor, number: int, opline: Opline, left: int, right: int) -> bool:
    return left & (m.MAY_BE_REF | _HAS_DESTRUCTOR) != 0


def _unset(editor: SsaEditor, number: int, opline: Opline, left: int, right: int) -> bool:
    return left & _HAS_DESTRUCTOR != 0


def _bind_static(editor: SsaEditor, number: int, opline: Opline, left: int, right: int) -> bool:
    if left & _HAS_DESTRUCTOR:
        return True
    values = list((editor.op_array.static_variables or {}).values())
    return isinstance(values[opline.extended_value >> f.BIND_SHIFT], ConstantExpression)


def _assign_dim(editor: SsaEditor, number: int, opline: Opline, left: int, right: int) -> bool:
    if editor.opcodes[number + 1].op1_type == CV and editor.type1(number + 1) & m.MAY_BE_UNDEF:
        return True
    if left & _HAS_DESTRUCTOR:  # of what was under the key, too
        return True
    return (left & (_NO_INTEGER & ~MAY_BE_ARRAY | t.MAY_BE_BOOL | t.MAY_BE_LONG) != 0 or opline.op2_type == UNUSED
            or right & (m.MAY_BE_UNDEF | _NO_KEY) != 0)


def _assign_obj(editor: SsaEditor, number: int, opline: Opline, left: int, right: int) -> bool:
    """Assigning a property of an object whose class is known exactly, and has neither handlers nor parents."""
    if left & MAY_BE_ANY & ~MAY_BE_OBJECT or opline.op2_type != CONST or editor.ops[number].op1_use < 0:
        return True
    if editor.opcodes[number + 1].op1_type == CV and editor.type1(number + 1) & m.MAY_BE_UNDEF:
        return True
    known = editor.infos[editor.ops[number].op1_use]
    ce = known.ce
    name = editor.op_array.literals[opline.op2]
    if (known.is_instanceof or ce is None or ce.create_object or ce.get or ce.set or ce.parent or ce.parent_name
            or name.startswith("\0")):
        return True
    info = ce.properties_info.get(name)
    if info is None:
        return not ce.flags & f.ACC_ALLOW_DYNAMIC_PROPERTIES
    return info.type is not None or not info.flags & f.ACC_PUBLIC and info.ce is not editor.op_array.scope


def _rope(editor: SsaEditor, number: int, opline: Opline, left: int, right: int) -> bool:
    return right & _ARRAY_OR_OBJECT != 0


def _first_element(editor: SsaEditor, number: int, opline: Opline, left: int, right: int) -> bool:
    return opline.op2_type != UNUSED and right & _NO_KEY != 0


def _next_element(editor: SsaEditor, number: int, opline: Opline, left: int, right: int) -> bool:
    return opline.op2_type == UNUSED or right & _NO_KEY != 0


def _strlen(editor: SsaEditor, number: int, opline: Opline, left: int, right: int) -> bool:
    return left & MAY_BE_ANY != MAY_BE_STRING


def _count(editor: SsaEditor, number: int, opline: Opline, left: int, right: int) -> bool:
    return left & MAY_BE_ANY != MAY_BE_ARRAY


def _receive(editor: SsaEditor, number: int, opline: Opline, left: int, right: int) -> bool:
    if isinstance(editor.op_array.literals[opline.op2], ConstantExpression):
        return True
    return editor.op_array.arg_info[opline.op1 - 1].type is not None


def _isset_dim(editor: SsaEditor, number: int, opline: Opline, left: int, right: int) -> bool:
    return left & MAY_BE_OBJECT != 0 or right & _ARRAY_OR_OBJECT != 0


def _fetch_dim_is(editor: SsaEditor, number: int, opline: Opline, left: int, right: int) -> bool:
    return left & MAY_BE_OBJECT != 0 or right & (_NO_KEY | MAY_BE_DOUBLE) != 0


def _cast(editor: SsaEditor, number: int, opline: Opline, left: int, right: int) -> bool:
    if opline.extended_value == t.IS_OBJECT:
        return False
    return left & (_ARRAY_OR_OBJECT if opline.extended_value == t.IS_STRING else MAY_BE_OBJECT) != 0


def _key_exists(editor: SsaEditor, number: int, opline: Opline, left: int, right: int) -> bool:
    return right & MAY_BE_ANY != MAY_BE_ARRAY or left & _NO_KEY != 0


def _reset(editor: SsaEditor, number: int, opline: Opline, left: int, right: int) -> bool:
    return left & (MAY_BE_ANY | m.MAY_BE_REF) != MAY_BE_ARRAY


def _fetch(editor: SsaEditor, number: int, opline: Opline, left: int, right: int) -> bool:
    return _reset(editor, number, opline, left, right) or opline.op2_type == CV and right & _HAS_DESTRUCTOR != 0


def _fetch_to_write(editor: SsaEditor, number: int, opline: Opline, left: int, right: int) -> bool:
    return (left & (MAY_BE_ANY & ~(MAY_BE_NULL | MAY_BE_ARRAY) | m.MAY_BE_REF) != 0 or right & _NO_KEY != 0
            or opline.op2_type == UNUSED)


_RULES: dict[int, Rule] = {
    **dict.fromkeys((ops.SEND_VAR, ops.SEND_VAL, ops.SEND_REF, ops.SEND_VAR_EX, ops.SEND_FUNC_ARG,
                     ops.CHECK_FUNC_ARG), _named),
    ops.BIND_GLOBAL: _bind_global, ops.ADD: _add, ops.SUB: _number, ops.MUL: _number, ops.POW: _number,
    ops.DIV: _divide, ops.MOD: _modulo, ops.SL: _shift, ops.SR: _shift, ops.CONCAT: _concat, ops.FAST_CONCAT: _concat,
    ops.BW_OR: _bitwise, ops.BW_AND: _bitwise, ops.BW_XOR: _bitwise, ops.BW_NOT: _bitwise_not,
    **dict.fromkeys((ops.PRE_INC, ops.POST_INC, ops.PRE_DEC, ops.POST_DEC), _increment),
    **dict.fromkeys((ops.BOOL_NOT, ops.JMPZ, ops.JMPNZ, ops.JMPZ_EX, ops.JMPNZ_EX, ops.BOOL, ops.JMP_SET), _truth),
    ops.BOOL_XOR: _truth_of_both,
    **dict.fromkeys((ops.IS_EQUAL, ops.IS_NOT_EQUAL, ops.IS_SMALLER, ops.IS_SMALLER_OR_EQUAL, ops.CASE,
                     ops.SPACESHIP), _compare),
    ops.ASSIGN_OP: _assign_op, ops.ASSIGN: _assign, ops.UNSET_VAR: _unset, ops.BIND_STATIC: _bind_static,
    ops.ASSIGN_DIM: _assign_dim, ops.ASSIGN_OBJ: _assign_obj,
    ops.ROPE_INIT: _rope, ops.ROPE_ADD: _rope, ops.ROPE_END: _rope,
    ops.INIT_ARRAY: _first_element, ops.ADD_ARRAY_ELEMENT: _next_element, ops.STRLEN: _strlen, ops.COUNT: _count,
    ops.RECV_INIT: _receive, ops.ISSET_ISEMPTY_DIM_OBJ: _isset_dim, ops.FETCH_DIM_IS: _fetch_dim_is, ops.CAST: _cast,
    ops.ARRAY_KEY_EXISTS: _key_exists, ops.FE_RESET_R: _reset, ops.FE_RESET_RW: _reset, ops.FE_FETCH_R: _fetch,
    ops.FETCH_DIM_W: _fetch_to_write, ops.FETCH_LIST_W: _fetch_to_write,
}
