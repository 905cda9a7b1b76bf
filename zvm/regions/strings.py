"""Strings that a region makes: in the slot of a variable or of a temporary, which is up to date from then on.

So a string has an owner from the beginning, and where the region is left nothing is to be done for it. A temporary
whose string has been used keeps it until it gets another one. What a slot gets drops what it had, which may be another
slot's value that nobody has counted yet: before anything is made, own_texts() gives all slots theirs.
"""
from __future__ import annotations

from zvm.opcodes import metadata as ops
from zvm.opcodes.op_array import UNUSED
from zvm.regions.kinds import ANY, BORROWED, CHAR, FIRST_COPY, IN_SLOT, INT, OWN, STRING, State
from zvm.regions.micro import Unsupported
from zvm.regions.operands import after, first, narrowed, second

TYPE_CHECKING = False
if TYPE_CHECKING:
    from zvm.opcodes.op_array import Opline
    from zvm.regions.lowering import Lowering
    from zvm.regions.operands import Operand

    Ways = list[tuple[int, State]]

_PARTS = (STRING, CHAR, INT)


def put(work: Lowering, number: int, verb: str, slot: int, part: Operand, state: State, is_moved: bool = False,
        otherwise: int | None = None) -> None:
    """The string in a slot := the operand ("SET"), or gets it at its end ("APPEND"); "HOLD" counts a string that "KEEP"
    puts there. `is_moved`: it is the slot's own, with the reference that the region has; `otherwise`: another exit than
    that of the opline."""
    kind, value = narrowed(work, number, part, STRING)
    if kind not in _PARTS:
        raise Unsupported("a string of that")
    if slot in work.references or slot >= FIRST_COPY:
        raise Unsupported("a string in a place of its own")
    source = value
    if value[0] == "c":
        source = work.intermediate("i")
        work.op("MOVE_i", source, value)
    if not is_moved and verb != "HOLD":
        work.displace(state, slot)
    otherwise = work.repeat_at(number) if otherwise is None else otherwise
    work.op(f"{verb}_TEXT_{kind}", (slot, "i"), ("c", slot), source, exit=otherwise)
    state[slot] = STRING, IN_SLOT if verb != "HOLD" else BORROWED
    work.assigned.add(slot)


def own_texts(work: Lowering, number: int, state: State, slot: int | None = None) -> None:
    """All strings that are not in their slots yet go there, but for that of `slot`, which is about to get another one.
    What one slot drops may be what the next one gets, so all are counted first. A value of any kind may be a variable's
    string: it gets a reference."""
    for other, (kind, held) in list(state.items()):
        if kind == ANY and held == BORROWED and work.loads_any:
            work.need_frames(number)
            work.op("HOLD", None, (other, "i"))
            state[other] = kind, OWN
    borrowed = [other for other, (kind, held) in state.items() if kind == STRING and held == BORROWED and other != slot]
    if len(borrowed) == 1:
        put(work, number, "SET", borrowed[0], (STRING, (borrowed[0], "i")), state)
        return
    for verb in ("HOLD", "KEEP"):
        for other in borrowed:
            put(work, number, verb, other, (STRING, (other, "i")), state)


def lower_assign_concat(work: Lowering, number: int, opline: Opline, state: State) -> Ways:
    """$s .= …"""
    refuse_in_call(work, number)
    slot = opline.op1
    own_texts(work, number, state)
    left = state.get(slot)
    if left is None or left[0] not in (STRING, CHAR) or opline.result_type != UNUSED:
        raise Unsupported(".= to that")
    otherwise = None
    if left == (STRING, OWN):
        put(work, number, "KEEP", slot, (STRING, (slot, "i")), state, is_moved=True)
        work.moved.add(slot)
        otherwise = work.repeat_with(number, state)
    part = second(opline, state)
    if left[0] == CHAR:
        put(work, number, "SET", slot, (CHAR, (slot, "i")), state)
    put(work, number, "APPEND", slot, part, state, otherwise=otherwise)
    return after(opline, state)


def refuse_in_call(work: Lowering, number: int) -> None:
    """Within an argument of a library function, which starts over, strings of temporaries are made again."""
    if work.restart is None or work.restart != work.library_call:
        work.need_frames(number)


def lower_concat(work: Lowering, number: int, opline: Opline, state: State) -> Ways:
    """CONCAT, FAST_CONCAT"""
    refuse_in_call(work, number)
    own_texts(work, number, state)
    left, right = first(opline, state), second(opline, state)
    if left[0] not in _PARTS or right[0] not in _PARTS:
        raise Unsupported("a string of that")
    slot = opline.result
    if slot in (left[1][0], right[1][0]):
        raise Unsupported("a string in its own place")
    put(work, number, "SET", slot, left, state)
    put(work, number, "APPEND", slot, right, state)
    return after(opline, state)


def lower_rope(work: Lowering, number: int, opline: Opline, state: State) -> Ways:
    """ROPE_INIT to ROPE_END, with what is between them"""
    refuse_in_call(work, number)
    own_texts(work, number, state)
    slot, verb = opline.result, "SET"
    following: Opline | None = opline
    with work.restarting_at(number):
        while following is not None:
            if following.number in work.targets and following is not opline or following.number > work.last:
                raise Unsupported("a jump into a string")
            if following.opcode not in (ops.ROPE_INIT, ops.ROPE_ADD, ops.ROPE_END):
                following = work.oplines[work.lower_pure(following, state)]
                continue
            part = second(following, state)
            put(work, number, verb, slot, part, state)
            verb = "APPEND"
            if following.opcode == ops.ROPE_END:
                del state[slot]
                put(work, number, "SET", following.result, (STRING, (slot, "i")), state)
                if following.result != slot:
                    work.op("CLEAR_TEXT", (slot, "i"), ("c", slot), exit=work.repeat_at(number))
                return after(following, state)
            following = following.next
    raise Unsupported("a string without end")


def assign_text(work: Lowering, number: int, opline: Opline, state: State) -> Ways:
    """A variable := the string of a temporary, which loses it."""
    refuse_in_call(work, number)
    if opline.result_type != UNUSED:
        raise Unsupported("the value of an assignment")
    own_texts(work, number, state, opline.op1)
    del state[opline.op2]
    put(work, number, "SET", opline.op1, (STRING, (opline.op2, "i")), state)
    work.op("CLEAR_TEXT", (opline.op2, "i"), ("c", opline.op2), exit=work.repeat_at(number))
    return after(opline, state)
