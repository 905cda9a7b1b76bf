"""An opcode's declared operands → its flag word, the bits of which PHP's dumps are printed by (zend_vm_opcodes.h)."""
from __future__ import annotations

from zvm.handlers.generator.model import Opcode, Operand

_SPEC, _CONST, _TMPVAR, _TMPVARCV = 1, 2, 4, 8
_OPERAND_BITS = {
    "ANY": 0, "CONST": _SPEC | _CONST, "TMP": _SPEC, "VAR": _SPEC, "UNUSED": _SPEC, "CV": _SPEC,
    "TMPVAR": _SPEC | _TMPVAR, "TMPVARCV": _SPEC | _TMPVARCV, "NUM": 0x10, "JMP_ADDR": 0x20, "TRY_CATCH": 0x30,
    "THIS": 0x50, "NEXT": 0x60, "CLASS_FETCH": 0x70, "CONSTRUCTOR": 0x80, "CONST_FETCH": 0x90, "CACHE_SLOT": 0xA0,
}
_EXTENDED_BITS = {
    "VAR_FETCH": 1 << 16, "ISSET": 1 << 17, "CACHE_SLOT": 1 << 18, "ARRAY_INIT": 1 << 19, "REF": 1 << 20,
    "FETCH_REF": 1 << 21, "DIM_WRITE": 1 << 22, "NUM": 0x01000000, "LAST_CATCH": 0x02000000, "JMP_ADDR": 0x03000000,
    "OP": 0x04000000, "TYPE": 0x07000000, "EVAL": 0x08000000, "TYPE_MASK": 0x09000000, "SRC": 0x0B000000,
}
_RULE_BITS = {"NO_CONST_CONST": 0x40000000, "COMMUTATIVE": 0x80000000}


def flag_word(opcode: Opcode) -> int:
    """The word of ZEND_VM_OP_*, ZEND_VM_EXT_* and the two rules PHP keeps in it."""
    word = _operand(opcode.op1) | _operand(opcode.op2) << 8
    for name in opcode.ext:
        word |= _EXTENDED_BITS[name]
    for name in opcode.rules:
        word |= _RULE_BITS.get(name, 0)
    return word


def _operand(operand: Operand) -> int:
    word = 0
    for name in operand.declared:
        word |= _OPERAND_BITS[name]
    return word
