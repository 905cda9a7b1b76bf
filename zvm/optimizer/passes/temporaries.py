"""Pass 9: temporaries that are not alive at the same time share a slot (zend_optimize_temporary_variables).

    0000 T2 = CONCAT CV0 CV1         0000 T1 = CONCAT CV0 CV1
    0001 ECHO T2                →    0001 ECHO T1
    0002 T3 = ADD CV0 CV1            0002 T1 = ADD CV0 CV1

Not in loops of code that is to run: native code leaves a number in its slot and changes it there the next time round,
which needs a slot that holds nothing else. Without a loop there is no next time, and a smaller frame is made quicker.
"""
from __future__ import annotations

from zvm.opcodes import metadata as ops
from zvm.opcodes.cfg import targets
from zvm.opcodes.flags import ACC_HAS_FINALLY_BLOCK
from zvm.opcodes.operands import opcodes_with
from zvm.optimizer.passes.editing import TEMPORARY
from zvm.optimizer.passes.reasons import because

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.opcodes.op_array import OpArray, Opline
    from zvm.optimizer.passes.context import Context

_JUMPS = opcodes_with(ops.JUMPS)
_OUTLIVES_FINALLY = frozenset((ops.RETURN, ops.GENERATOR_RETURN, ops.RETURN_BY_REF, ops.FREE, ops.FE_FREE))
_BETWEEN = frozenset((ops.FREE, ops.FE_FREE, ops.VERIFY_RETURN_TYPE, ops.DISCARD_EXCEPTION))


@because("temporaries that are not alive at the same time share a slot", renumbers=True)
def optimize(op_array: OpArray, ctx: Context) -> None:
    """Number the temporaries again, walking backwards: the last use takes the lowest free slot, what made the value
    gives it back."""
    if not op_array.T or ctx.to_run and _has_loop(op_array):
        return
    numbering = _Numbering(op_array)
    for number in range(len(op_array.opcodes) - 1, -1, -1):
        opline = op_array.opcodes[number]
        if (opline.op1_type | opline.op2_type | opline.result_type) & TEMPORARY:
            numbering.renumber(number, opline)
    op_array.T = numbering.count


def _has_loop(op_array: OpArray) -> bool:
    """Whether an opline jumps backwards."""
    return any(target <= number for number, opline in enumerate(op_array.opcodes) if opline.opcode in _JUMPS
               for target in targets(op_array, opline))


def rope_slots(parts: int) -> int:
    """The slots a rope of `parts` strings takes: two pointers to a zval."""
    return (parts + 1) // 2


class _Numbering:
    """`slots` are those of the temporaries met so far; `taken` those in use, as bits."""

    __slots__ = ("op_array", "first", "definitions", "slots", "taken", "count")

    def __init__(self, op_array: OpArray) -> None:
        self.op_array = op_array
        self.first = len(op_array.vars)
        self.definitions: dict[int, Opline] = {}
        for opline in reversed(op_array.opcodes):
            if opline.result_type & TEMPORARY:
                self.definitions[opline.result] = opline
        self.slots: dict[int, int] = {}
        self.taken = 0
        self.count = 0

    def renumber(self, number: int, opline: Opline) -> None:
        if opline.op1_type & TEMPORARY:
            if opline.opcode == ops.ROPE_END:
                self._take_rope(opline)
            elif opline.op1 not in self.slots:
                if opline.opcode in _OUTLIVES_FINALLY and self._comes_after_finally(number):
                    self._take(opline.op1, self.count)
                else:
                    self._take_free(opline.op1)
            opline.op1 = self.slots[opline.op1] + self.first
        if opline.op2_type & TEMPORARY:
            if opline.op2 not in self.slots:
                self._take_free(opline.op2)
            opline.op2 = self.slots[opline.op2] + self.first
        if opline.result_type & TEMPORARY:
            self._define(opline)

    def _take(self, temporary: int, slot: int) -> None:
        self.slots[temporary] = slot
        self.taken |= 1 << slot
        if slot >= self.count:
            self.count = slot + 1

    def _take_free(self, temporary: int) -> None:
        taken = self.taken
        self._take(temporary, (~taken & (taken + 1)).bit_length() - 1)

    def _take_rope(self, opline: Opline) -> None:
        """Slots side by side, above all that are taken."""
        slots = rope_slots(opline.extended_value + 1)
        slot = self.taken.bit_length()
        self._take(opline.op1, slot)
        self.taken |= ((1 << slots) - 1) << slot
        self.count = max(self.count, slot + slots)

    def _comes_after_finally(self, number: int) -> bool:
        """Code of finally blocks may change temporaries, so a value that outlives one needs a slot of its own."""
        if not self.op_array.fn_flags & ACC_HAS_FINALLY_BLOCK:
            return False
        while number:
            number -= 1
            opcode = self.op_array.opcodes[number].opcode
            if opcode not in _BETWEEN:
                return opcode == ops.FAST_CALL
        return False

    def _define(self, opline: Opline) -> None:
        temporary = opline.result
        if temporary not in self.slots:  # nothing uses it
            self._take_free(temporary)
        slot = self.slots[temporary]
        opline.result = slot + self.first
        # an exception on the way into a finally block sets that of FAST_CALL, too
        if self.definitions[temporary] is opline and opline.opcode != ops.FAST_CALL:
            slots = rope_slots(opline.extended_value) if opline.opcode == ops.ROPE_INIT else 1
            self.taken &= ~(((1 << slots) - 1) << slot)
