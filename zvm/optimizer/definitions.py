"""What an opline uses and defines (zend_dfg.c, zend_ssa.c).

A definition of a CV is a change of it that the optimizer sees: assigned, incremented, passed by reference, unset. Which
opcodes do so is declared with them (`changes=` in zvm/handlers/definitions) and read from metadata.py; what depends on
flags is decided here. An OP_DATA belongs to the opline before it.
"""
from __future__ import annotations

from zvm.opcodes import metadata as meta
from zvm.opcodes.flags import ACC_RETURN_REFERENCE, ARRAY_ELEMENT_REF, BIND_REF
from zvm.opcodes.op_array import CV, TMP_VAR, VAR
from zvm.opcodes.operands import opcodes_with

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.opcodes.op_array import OpArray, Opline

VARIABLE = CV | VAR | TMP_VAR

# opcodes whose oplines need a closer look: those of others use op1 and op2, and define their result
SPECIAL = opcodes_with(meta.CHANGES_OP1 | meta.CHANGES_OP2 | meta.CHANGES_OP_DATA | meta.CHANGES_REFERRED_OP1
                       | meta.CHANGES_REFERRED_OP2 | meta.USES_OP_DATA | meta.RESULT_STAYS | meta.DEFINES_OP2)
FETCHES_ELEMENT = opcodes_with(meta.DEFINES_OP2)
# of a rope, each piece is a variable of its own
_CHANGES_RESULT = opcodes_with(meta.RESULT_STAYS) - {meta.ROPE_ADD}


def defines_op1(op_array: OpArray, opline: Opline) -> bool:
    """Whether op1 is a variable that the opline changes."""
    properties = meta.PROPERTIES[opline.opcode]
    if properties & meta.CHANGES_OP1:
        # what VERIFY_RETURN_TYPE checks and converts stays where it is
        return opline.op1_type == CV or opline.opcode == meta.VERIFY_RETURN_TYPE and opline.op1_type & VARIABLE != 0
    if not properties & meta.CHANGES_REFERRED_OP1 or opline.op1_type != CV:
        return False
    if opline.opcode == meta.YIELD:
        return op_array.fn_flags & ACC_RETURN_REFERENCE != 0
    return opline.extended_value & ARRAY_ELEMENT_REF != 0


def defines_op2(opline: Opline) -> bool:
    """Likewise op2."""
    properties = meta.PROPERTIES[opline.opcode]
    if properties & meta.CHANGES_OP2:
        return opline.op2_type == CV or properties & meta.DEFINES_OP2 != 0
    return properties & meta.CHANGES_REFERRED_OP2 != 0 and opline.extended_value & BIND_REF != 0


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
    return meta.PROPERTIES[opline.opcode] & meta.CHANGES_OP_DATA != 0
