"""Ways to an opline on which slots have values that other ways do not bring: these go to the frame first.

What is known of slots at an opline is what all ways there agree on. A variable that is an int by one way and a float by
another, or by one way only has what its slot in the frame has, is as the frame has it: a way that has a value for it
stores that, in code of its own before the opline. Arrays and objects are not stored, so the way is an exit there. Where
another way has a reference to a value that this one borrows, or has in its slot, this one gets a reference, too.
"""
from __future__ import annotations

from zvm.regions.kinds import (
    ANY,
    BOOL,
    BORROWED,
    CHAR,
    CLOSURE,
    FIRST_COPY,
    FLOAT,
    IN_SLOT,
    INT,
    NULL,
    OBJECT,
    OWN,
    STRING,
    State,
)
from zvm.regions.micro import bank_of
from zvm.regions.strings import own_texts, put

TYPE_CHECKING = False
if TYPE_CHECKING:
    from zvm.regions.lowering import Lowering

_STORED = (INT, FLOAT, BOOL, CHAR, NULL, STRING)
_OBJECTS = (OBJECT, ANY, CLOSURE)


class SettledWay:
    """Code that stores slots of `state` and goes on at an opline; `counted` get a reference."""

    def __init__(self, mark: int, number: int, state: State, slots: list[int], counted: list[int],
                 nulls: list[int]) -> None:
        """`nulls`: slots with null that are of any kind there."""
        self.mark, self.number, self.state, self.slots, self.counted = mark, number, state, slots, counted
        self.nulls = nulls


def lost_slots(state: State, known: State) -> list[int]:
    """The slots of the frame whose values a way with this state to an opline where `known` holds has to store."""
    return [slot for slot, (_, held) in state.items() if held and slot not in known and slot < FIRST_COPY]


def counted_slots(state: State, known: State) -> list[int]:
    """Those of which the other ways have a reference, and this one none."""
    return [slot for slot, (_, held) in known.items() if held == OWN and slot in state and state[slot][1] != OWN]


def can_settle(state: State, slots: list[int]) -> bool:
    """Whether these can be stored. A string that goes then may be what a slot of a call has."""
    return all((state[slot][0] in _STORED or state[slot][0][0] in _OBJECTS) and slot >= 0 for slot in slots) \
        and not any(kind == STRING and held == BORROWED and slot >= FIRST_COPY for slot, (kind, held) in state.items())


def settle(work: Lowering, way: SettledWay, falls_through: bool) -> None:
    """Write the code of a way, which an opline follows that is the next one if it falls through."""
    work.set_mark(way.mark)
    state = dict(way.state)
    _store_objects(work, way)
    for slot in way.nulls:
        work.op("MOVE_i", (slot, "i"), ("p", id(None)))
    for slot in way.counted:
        kind, held = state[slot]
        if held == IN_SLOT:
            work.op("TAKE_TEXT", work.intermediate("i"), ("c", slot))
        else:
            work.op("HOLD", None, (slot, "i"))
        state[slot] = kind, OWN
    if way.slots:
        own_texts(work, way.number, state)
    exit = work.leave_at(way.number, way.state)
    for slot in way.slots:
        kind = state[slot][0]
        place = slot, bank_of(kind)
        if kind == CHAR:
            put(work, way.number, "SET", slot, (CHAR, place), state)
        elif kind == NULL:
            work.op("CLEAR_TEXT", (slot, "i"), ("c", slot), exit=exit)
        elif kind == STRING and state[slot][1] == OWN:
            put(work, way.number, "KEEP", slot, (STRING, place), state, is_moved=True)
        elif kind in (INT, FLOAT, BOOL):
            work.op(f"BOX_TEXT_{kind}", work.intermediate("i"), ("c", slot), place, exit=exit)
    if not falls_through:
        work.op("JUMP", None, jump=("opline", way.number))


def _store_objects(work: Lowering, way: SettledWay) -> None:
    """Store the objects of a way, which is left where a slot has something that may not be dropped."""
    objects = [slot for slot in way.slots if way.state[slot][0][0] in _OBJECTS]
    for slot in objects:
        work.op("PUT_TEXT", work.intermediate("i"), ("c", slot), (slot, "i"), exit=work.leave_at(way.number, way.state))
    for slot in objects:
        if way.state[slot][1] == OWN:
            work.op("UNHOLD", None, (slot, "i"))
