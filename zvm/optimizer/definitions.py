"""What an opline uses and defines (zend_dfg.c, zend_ssa.c).

A definition of a CV is a change of it that the optimizer sees: assigned, incremented, passed by reference, unset. An
OP_DATA belongs to the opline before it. The facts are those of metadata.py; what depends on flags is decided here.
"""
from __future__ import annotations

from zvm.opcodes import metadata as meta
from zvm.opcodes.flags import ACC_RETURN_REFERENCE, ARRAY_ELEMENT_REF, BIND_REF
from zvm.opcodes.op_array import CV, TMP_VAR, VAR

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.opcodes.op_array import OpArray, Opline

VARIABLE = CV | VAR | TMP_VAR

# a CV that is op1 is another afterwards
DEFINES_OP1 = frozenset((
    meta.ASSIGN, meta.ASSIGN_REF, meta.ASSIGN_DIM, meta.ASSIGN_OBJ, meta.ASSIGN_OBJ_REF, meta.ASSIGN_DIM_OP,
    meta.ASSIGN_OBJ_OP, meta.ASSIGN_OP, meta.PRE_INC, meta.PRE_DEC, meta.POST_INC, meta.POST_DEC, meta.BIND_GLOBAL,
    meta.BIND_STATIC, meta.SEND_VAR_NO_REF, meta.SEND_VAR_NO_REF_EX, meta.SEND_VAR_EX, meta.SEND_FUNC_ARG,
    meta.SEND_REF, meta.SEND_UNPACK, meta.FE_RESET_RW, meta.MAKE_REF, meta.PRE_INC_OBJ, meta.PRE_DEC_OBJ,
    meta.POST_INC_OBJ, meta.POST_DEC_OBJ, meta.UNSET_DIM, meta.UNSET_OBJ, meta.FETCH_DIM_W, meta.FETCH_DIM_RW,
    meta.FETCH_DIM_FUNC_ARG, meta.FETCH_DIM_UNSET, meta.FETCH_LIST_W, meta.UNSET_CV, meta.VERIFY_RETURN_TYPE))
_ARRAY_ELEMENTS = frozenset((meta.INIT_ARRAY, meta.ADD_ARRAY_ELEMENT))
FETCHES_ELEMENT = frozenset((meta.FE_FETCH_R, meta.FE_FETCH_RW))
_CHANGES_RESULT = frozenset((meta.ADD_ARRAY_ELEMENT, meta.ADD_ARRAY_UNPACK))
_REFERS_TO_DATA = frozenset((meta.ASSIGN_OBJ_REF, meta.ASSIGN_STATIC_PROP_REF))


def defines_op1(op_array: OpArray, opline: Opline) -> bool:
    """Whether op1 is a variable that the opline changes."""
    opcode = opline.opcode
    if opcode in DEFINES_OP1:
        return opline.op1_type == CV or opcode == meta.VERIFY_RETURN_TYPE and opline.op1_type & VARIABLE != 0
    if opline.op1_type != CV:
        return False
    if opcode in _ARRAY_ELEMENTS:
        return opline.extended_value & ARRAY_ELEMENT_REF != 0
    return opcode == meta.YIELD and op_array.fn_flags & ACC_RETURN_REFERENCE != 0


def defines_op2(opline: Opline) -> bool:
    """Likewise op2."""
    opcode = opline.opcode
    if opcode == meta.ASSIGN_REF:
        return opline.op2_type == CV
    return opcode in FETCHES_ELEMENT or opcode == meta.BIND_LEXICAL and opline.extended_value & BIND_REF != 0


def uses_op2(opline: Opline) -> bool:
    """Whether op2 is a variable that is read; what FE_FETCH makes in a temporary is not."""
    return opline.op2_type == CV or opline.op2_type & VARIABLE != 0 and opline.opcode not in FETCHES_ELEMENT


def uses_result(opline: Opline) -> bool:
    """Whether the result is there before and is changed."""
    return opline.opcode in _CHANGES_RESULT


def uses_data(opline: Opline) -> bool:
    """Whether there is an OP_DATA after it."""
    return meta.PROPERTIES[opline.opcode] & meta.USES_OP_DATA != 0


def defines_data(opline: Opline) -> bool:
    """Whether a CV in its OP_DATA becomes a reference."""
    return opline.opcode in _REFERS_TO_DATA
