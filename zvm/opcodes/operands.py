"""The words of metadata.FLAGS: what each operand of an opcode means (zend_vm_opcodes.h).

Bits 0–7 describe op1, 8–15 op2, the rest extended_value. Reads metadata.py; imported by dumper, linker and verifier.
"""
from __future__ import annotations

from zvm.opcodes import metadata
from zvm.opcodes.flags import CONSTANT_UNQUALIFIED_IN_NAMESPACE

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.opcodes.op_array import Opline

OP_MASK, OP_NUM, OP_JMP_ADDR, OP_TRY_CATCH, OP_THIS, OP_NEXT = 0xF0, 0x10, 0x20, 0x30, 0x50, 0x60
OP_CLASS_FETCH, OP_CONSTRUCTOR, OP_CONST_FETCH, OP_CACHE_SLOT = 0x70, 0x80, 0x90, 0xA0
EXT_VAR_FETCH, EXT_ISSET, EXT_CACHE_SLOT, EXT_ARRAY_INIT = 0x10000, 0x20000, 0x40000, 0x80000
EXT_REF, EXT_FETCH_REF, EXT_DIM_WRITE = 0x100000, 0x200000, 0x400000
EXT_MASK, EXT_NUM, EXT_LAST_CATCH, EXT_JMP_ADDR, EXT_OP = 0x0F000000, 0x01000000, 0x02000000, 0x03000000, 0x04000000
EXT_TYPE, EXT_EVAL, EXT_TYPE_MASK, EXT_SRC = 0x07000000, 0x08000000, 0x09000000, 0x0B000000
COMMUTATIVE = 0x80000000

# op2 is a literal that is a dict of value → opline number
JUMP_TABLES = frozenset((metadata.SWITCH_LONG, metadata.SWITCH_STRING, metadata.MATCH))
_LITERAL_COUNTS = {metadata.LITERAL_KEYED_NAME: 2, metadata.LITERAL_NAMESPACED_NAME: 3}


def opcodes_with(properties: int) -> frozenset[int]:
    """The opcodes that have one of these bits of metadata.PROPERTIES."""
    return frozenset(opcode for opcode, word in enumerate(metadata.PROPERTIES) if word & properties)


def literal_kind(opcode: int, op2: bool) -> int:
    """What a CONST there is, one of metadata.LITERAL_…."""
    return metadata.LITERALS[opcode] >> (4 if op2 else 0) & 15


def literal_count(opline: Opline, op2: bool) -> int:
    """How many literals a CONST operand has: itself, and what a name is looked up by or a number was written as."""
    kind = literal_kind(opline.opcode, op2)
    if kind == metadata.LITERAL_KEY:
        return 2 if type(opline.cache) is str else 1
    if kind == metadata.LITERAL_CONSTANT_NAME:
        return 3 if opline.op1 & CONSTANT_UNQUALIFIED_IN_NAMESPACE else 2
    return _LITERAL_COUNTS.get(kind, 1)


def jump_slots(opcode: int) -> tuple[str, ...]:
    """Which fields of such an opline hold an opline number: of "op1", "op2" and "extended_value".

    The last CATCH of a try (extended_value & LAST_CATCH) has none all the same.
    """
    flags = metadata.FLAGS[opcode]
    slots = []
    if flags & OP_MASK == OP_JMP_ADDR:
        slots.append("op1")
    if flags >> 8 & OP_MASK == OP_JMP_ADDR:
        slots.append("op2")
    if flags & EXT_MASK == EXT_JMP_ADDR:
        slots.append("extended_value")
    return tuple(slots)
