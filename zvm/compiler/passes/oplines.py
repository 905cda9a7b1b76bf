"""Loops over all oplines of an op-array, for pass_two.py and live_ranges.py.

Native code has the same (zvm/engine/native_compiling.py), which an engine that has it puts in the place of `loops`.
"""
from __future__ import annotations

from zvm.opcodes import metadata as ops
from zvm.opcodes.op_array import TMP_VAR, VAR, Opline
from zvm.opcodes.operands import COMMUTATIVE, opcodes_with

# opcodes that only live until pass two (ZEND_GOTO, ZEND_BRK, ZEND_CONT)
GOTO, BRK, CONT = 253, 254, 255

_TEMPORARY = TMP_VAR | VAR
# what is particular about an opcode: pass two has more to do; operands are exchanged so that constants come second and
# there are fewer handlers (zend_swap_operands); the result is changed, not made; the first operand is freed by a later
# opline; the second one is written; it is part of the opline before it
SPECIAL, SWAPS, FAKE_DEFINITION, KEEPS_FIRST, DEFINES_SECOND, SECOND_HALF = 1, 2, 4, 8, 16, 32


def _flags() -> bytes:
    flags = bytearray(256)
    for flag, opcodes in (
            (SPECIAL, (ops.FAST_CALL, BRK, CONT, GOTO, ops.RETURN, ops.RETURN_BY_REF, ops.ASSERT_CHECK)),
            (SWAPS, [opcode for opcode, words in enumerate(ops.FLAGS) if words & COMMUTATIVE]),
            (FAKE_DEFINITION, opcodes_with(ops.RESULT_STAYS)), (KEEPS_FIRST, opcodes_with(ops.KEEPS_OP1)),
            (DEFINES_SECOND, opcodes_with(ops.DEFINES_OP2)), (SECOND_HALF, (ops.OP_DATA,))):
        for opcode in opcodes:
            flags[opcode] |= flag
    return bytes(flags)


OPCODE_FLAGS = _flags()


class Loops:
    """The loops in Python."""

    @staticmethod
    def special_oplines(opcodes: list[Opline]) -> list[int]:
        """The numbers of those that are SPECIAL."""
        return [number for number, opline in enumerate(opcodes) if OPCODE_FLAGS[opline.opcode] & SPECIAL]

    @staticmethod
    def number_operands(opcodes: list[Opline], first: int) -> None:
        """Make temporaries slots, from `first` on, and exchange operands."""
        for opline in opcodes:
            if OPCODE_FLAGS[opline.opcode] & SWAPS and opline.op1_type < opline.op2_type:
                opline.op1_type, opline.op2_type = opline.op2_type, opline.op1_type
                opline.op1, opline.op2 = opline.op2, opline.op1
            if opline.op1_type & _TEMPORARY:
                opline.op1 += first
            if opline.op2_type & _TEMPORARY:
                opline.op2 += first
            if opline.result_type & _TEMPORARY:
                opline.result += first

    @staticmethod
    def temporary_lives(opcodes: list[Opline], first: int, memory: bytes) -> list[int]:
        """Slot, definition and last use of each temporary whose use does not follow its definition at once, one after
        the other, the last definition first. `memory` has four bytes for each temporary, for native code."""
        last_use: dict[int, int] = {}
        found: list[int] = []
        for number in range(len(opcodes) - 1, -1, -1):
            opline = opcodes[number]
            flags = OPCODE_FLAGS[opline.opcode]
            if opline.result_type & _TEMPORARY and not flags & FAKE_DEFINITION:
                use = last_use.pop(opline.result, -1)
                if use != -1 and number + 1 != use:
                    found += opline.result, number, use
            if opline.op1_type & _TEMPORARY and opline.op1 not in last_use and not flags & KEEPS_FIRST:
                last_use[opline.op1] = number - (flags & SECOND_HALF != 0)
            if opline.op2_type & _TEMPORARY:
                if flags & DEFINES_SECOND:
                    use = last_use.pop(opline.op2, -1)
                    if use != -1 and number + 1 != use:
                        found += opline.op2, number, use
                elif opline.op2 not in last_use:
                    last_use[opline.op2] = number
        return found

    @staticmethod
    def pack_oplines(opcodes: list[Opline], memory: bytes) -> bool:
        """Write their records (zvm/opfile/format.py) into a bytes object. False where that is left to
        zvm/opfile/writer.py."""
        return False


loops: Loops = Loops()
