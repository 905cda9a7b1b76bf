"""Functions of a region that are called, not copied into it: recursive ones, and those that are too long.

Such a function is there once for each kinds of its arguments. It has a frame of its own, after its caller's, where the
caller puts the arguments, and gives its result there. Where it is left by an exit, it says so, and its caller is left,
too: by an exit that has the function's frame as the innermost one.
"""
from __future__ import annotations

from zvm.opcodes.op_array import UNUSED
from zvm.regions.callees import CALL_STEP, Body, Call
from zvm.regions.kinds import ARRAY, BORROWED, FLOAT, HASH, LOOPS, OWN, POINTERS, State
from zvm.regions.micro import Unsupported, bank_of
from zvm.regions.operands import after, destination, first, move

TYPE_CHECKING = False
if TYPE_CHECKING:
    from zvm.opcodes.op_array import OpArray, Opline
    from zvm.regions.lowering import Lowering
    from zvm.regions.micro import Value

    Ways = list[tuple[int, State]]

MOST_ARGUMENTS = 12
# the slots of $this and of the closure in a function of a region, and where a caller stores them, after its arguments
THIS_SLOT, CLOSURE_SLOT = CALL_STEP - 1, CALL_STEP - 2
_PLACES = {THIS_SLOT: MOST_ARGUMENTS, CLOSURE_SLOT: MOST_ARGUMENTS + 2}
WORDS = MOST_ARGUMENTS + 3  # of the arguments and the result
_MOST_BODIES = 6
_BORROWED = (ARRAY, HASH)


def argument(slot: int, kind: str, is_outgoing: bool) -> Value:
    """An argument, as the caller stores it to the frame of the function, or as that finds it."""
    return ("out" if is_outgoing else "in", _PLACES.get(slot, slot)), bank_of(kind)


def result(kind: str, is_incoming: bool) -> Value:
    return ("out" if is_incoming else "in", MOST_ARGUMENTS + 1), bank_of(kind)


def lower_do_body(work: Lowering, number: int, opline: Opline, call: Call, state: State) -> Ways:
    """DO_* of a function that is called."""
    work.need_frames(number)
    slots = [slot for slot in sorted(state) if call.base <= slot < call.base + CALL_STEP]
    if work.frees or any(state[slot][1] == OWN for slot in slots):
        work.hold_all(state)
    kinds = tuple((slot - call.base, *state[slot]) for slot in slots)
    rest = {slot: held for slot, held in state.items() if slot not in slots}
    if any(kind[0] in LOOPS for _, kind, _ in kinds):
        raise Unsupported("a loop as an argument")
    if any(kind[0] in _BORROWED and held == BORROWED for kind, held in state.values()):
        work.lends(number)
    body = body_of(work, call.function, kinds)
    body.captured = call.captured
    if work.is_emitting and body.result is None:
        raise Unsupported(f"{call.function.function_name}() never returns")
    body.calls.add(number)
    work.moved.update(slots)
    for slot, kind, _ in kinds:
        work.op("MOVE_f" if kind == FLOAT else "MOVE_i", argument(slot, kind, True),
                (call.base + slot, bank_of(kind)))
    work.op("CALL", None, ("c", 0), exit=work.called_exit(number, state), jump=("body", body.base))
    if body.result is None:
        work.waits = True
        return []
    last = opline
    if opline.result_type != UNUSED:
        slot, last = destination(work, number, opline)
        work.restart = None
        value = body.result, result(body.result, True)
        if body.result[0] in POINTERS:
            work.op("MOVE_i", work.define_owned(rest, slot, body.result), value[1])
        else:
            move(work, rest, slot, value)
    elif body.result[0] in POINTERS:
        work.displaced.append(work.intermediate("i"))
        work.op("MOVE_i", work.displaced[-1], result(body.result, True))
    state.clear()
    state.update(rest)
    return after(last, state)


def body_of(work: Lowering, function: OpArray, kinds: tuple[tuple[int, str, int], ...]) -> Body:
    key = id(function), kinds
    body = work.bodies.get(key)
    if body is None:
        if len(work.bodies) >= _MOST_BODIES:
            raise Unsupported("too many functions")
        body = work.bodies[key] = Body(work, function, kinds)
    work.begin_body(body)
    return body


def begin_body(work: Lowering, body: Body) -> None:
    """What a function does first: its arguments get to where they are needed."""
    for slot, kind, _ in body.kinds:
        work.op("MOVE_f" if kind == FLOAT else "MOVE_i", (body.base + slot, bank_of(kind)),
                argument(slot, kind, False))


def lower_return_body(work: Lowering, body: Body, opline: Opline, state: State) -> Ways:
    """RETURN of a function that is called, which gives a value with a reference, and drops what its variables have."""
    kind, value = first(opline, state)
    if kind[0] in LOOPS:
        raise Unsupported("a loop that is returned")
    if body.result is None:
        body.result = kind
        work.wakes |= body.calls
    if kind != body.result:
        raise Unsupported("a result of another type")
    drop_variables(work, body, opline, state, kind, value)
    work.op("MOVE_f" if kind == FLOAT else "MOVE_i", result(kind, False), value)
    work.op("RETURN", None)
    work.returns = True
    return []


def drop_variables(work: Lowering, body: Body, opline: Opline, state: State, kind: str, value: Value) -> None:
    """Before the RETURN of a function that is called: drop what its slots have, but for the result."""
    result_slot = value[0] if isinstance(value[0], int) else None
    owned = [slot for slot, (_, held) in work.states[opline.number].items()
             if held == OWN and slot != result_slot and body.base <= slot < body.base + CALL_STEP]
    left = dict(work.states[opline.number])
    if kind[0] in POINTERS and (result_slot is None or left[result_slot][1] != OWN):
        work.op("HOLD", None, value)
        if result_slot is not None:
            left[result_slot] = kind, OWN
    for slot in owned:
        del left[slot]
    for slot, (other, held) in list(left.items()):  # which what is dropped may have been the owner of
        if held == BORROWED and other[0] in POINTERS and slot != result_slot:
            del left[slot]
    for index, slot in enumerate(owned):
        # what has not been dropped yet is still there where the region is left
        now = {**left, **{other: work.states[opline.number][other] for other in owned[index:]}}
        work.release(opline.number, now, [(slot, "i")], repeats=True)
        left.update((other, held) for other, held in now.items() if other in left)
