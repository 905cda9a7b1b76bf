"""Variables of the frame of which nothing is known at an opline, as ways there disagree, are read where they are used.

The kind is the one that the variable had when the loop was looked at; where another one turns up often, ANY.
"""
from __future__ import annotations

from zvm.opcodes import metadata as ops
from zvm.opcodes.op_array import CV
from zvm.regions.kinds import ANY, CHAR, FIRST_COPY, IN_SLOT, LOOPS, NULL, STRING, State
from zvm.regions.micro import bank_of, letter

TYPE_CHECKING = False
if TYPE_CHECKING:
    from zvm.opcodes.op_array import Opline
    from zvm.regions.lowering import Lowering

# oplines whose first, or second, operand is a variable that they do not read
_WRITES_FIRST = frozenset((ops.ASSIGN, ops.ASSIGN_REF, ops.BIND_STATIC, ops.BIND_LEXICAL, ops.BIND_GLOBAL, ops.UNSET_CV,
                           ops.ISSET_ISEMPTY_CV, ops.MAKE_REF, ops.SEND_REF, ops.CATCH))
_WRITES_SECOND = frozenset((ops.FE_FETCH_R, ops.FE_FETCH_RW))


def load_operands(work: Lowering, number: int, opline: Opline, state: State) -> None:
    """Read the variables of an opline that are not known; the opline `number` is executed again where one is of another
    kind."""
    if opline.op1_type == CV and opline.opcode not in _WRITES_FIRST:
        _load(work, number, opline, opline.op1, state)
    if opline.op2_type == CV and opline.opcode not in _WRITES_SECOND:
        _load(work, number, opline, opline.op2, state)
    data = work.oplines.get(opline.number + 1)
    if data is not None and data.opcode == ops.OP_DATA and data.op1_type == CV:
        _load(work, number, opline, data.op1, state)


def _load(work: Lowering, number: int, opline: Opline, slot: int, state: State) -> None:
    if slot in state or slot >= FIRST_COPY or slot in work.references:
        return
    kind = work.observed.get(slot, ANY)
    if kind == CHAR:
        kind = STRING
    if kind == NULL or kind[0] in LOOPS or work.is_varied(opline.number):
        kind = ANY
    if kind == ANY:
        work.load_any()
    repeats = work.repeat_at(number)
    work.note_load(opline.number, repeats)
    target = slot, bank_of(kind)
    fetched = work.fetched(target, kind)
    work.op(f"LOAD_TEXT_{letter(kind)}", fetched, ("c", slot), exit=repeats)
    work.check_class(target, fetched, kind, repeats)
    state[slot] = kind, IN_SLOT
