"""Where a region goes on after an opline that has no stencil, or none for its types: a side trip.

The opline is an exit: all slots get their values, and its own handler carries it out, and what it takes to use up the
values that it makes. Then the region is entered again, behind guards, as at the head of a loop.
"""
from __future__ import annotations

from zvm.opcodes import metadata as ops
from zvm.opcodes.op_array import CV, TMP_VAR, VAR
from zvm.regions.callees import INITS
from zvm.regions.kinds import ARRAY, CHAR, FIRST_COPY, HASH, IN_SLOT, LOOPS, NUMBERS, OBJECT, OWN, State

TYPE_CHECKING = False
if TYPE_CHECKING:
    from zvm.opcodes.op_array import Opline
    from zvm.regions.lowering import Lowering

_CHANGES_OP1 = frozenset(number for number, name in enumerate(ops.NAMES) if name and name.startswith(
    ("ASSIGN", "PRE_", "POST_", "UNSET", "BIND", "FETCH_DIM_W", "FETCH_DIM_RW", "FETCH_OBJ_W", "FETCH_OBJ_RW",
     "MAKE_REF", "SEND_REF", "SEND_VAR_EX", "FE_RESET_RW", "FETCH_DIM_UNSET", "FETCH_LIST_W")))
_ENDS = frozenset((ops.RETURN, ops.RETURN_BY_REF, ops.GENERATOR_RETURN, ops.THROW, ops.FAST_RET, ops.FAST_CALL,
                   ops.HANDLE_EXCEPTION, ops.YIELD, ops.YIELD_FROM, ops.CATCH, ops.MATCH_ERROR, ops.VERIFY_NEVER_TYPE))
_STARTS, _LOOPS = (ops.FE_RESET_R, ops.FE_RESET_RW), (ops.FE_FETCH_R, ops.FE_FETCH_RW)
_KEEPS = frozenset((*_LOOPS, ops.CASE, ops.CASE_STRICT, ops.COPY_TMP, ops.ROPE_ADD))  # their temporaries
_OWNED = (ARRAY, HASH, OBJECT)  # of temporaries: regions have references to them
_MOST_OPLINES = 60  # that are carried out by their handlers in between


def resumptions(work: Lowering, number: int) -> list[tuple[int, State]]:
    """The oplines that follow when an opline, and what uses up what it makes, has been carried out; with what is taken
    for the state there, which guards ask for."""
    restart = work.outermost_init(number)
    begin = number if restart is None else restart
    begin = work.originals.get(begin, begin)
    if begin not in work.states or begin >= FIRST_COPY:
        return []
    state: State = {}
    for slot, (kind, _) in work.states[begin].items():
        is_owned = kind[0] in _OWNED and not work.is_variable(slot) and 0 <= slot < FIRST_COPY
        if work.is_variable(slot) or slot < 0 or kind[0] in LOOPS or kind in NUMBERS and kind != CHAR or is_owned:
            state[slot] = kind, OWN if is_owned else IN_SLOT
    unknown: set[int] = set()
    opline: Opline | None = work.oplines[begin]
    for _ in range(_MOST_OPLINES):
        if opline is None or opline.opcode in _ENDS:
            return []
        if opline.number != begin and opline.number in work.targets:
            return []
        last = _last_of(work, opline)
        for each in range(opline.number, last + 1):
            _carry_out(work, work.oplines[each], state, unknown)
        end = work.oplines[last]
        ways = _ways_from(end)
        if len(ways) != 1:
            return [] if unknown else [(way.number, dict(state)) for way in ways]
        opline = ways[0]
        if not unknown:
            return [(opline.number, state)]
    return []


def _last_of(work: Lowering, opline: Opline) -> int:
    """The last opline that belongs to one: a call's DO_*, data."""
    if opline.opcode in INITS:
        return work.ends.get(opline.number, opline.number)
    following = work.oplines.get(opline.number + 1)
    return opline.number if following is None or following.opcode != ops.OP_DATA else following.number


def _ways_from(opline: Opline) -> list[Opline]:
    """The oplines that may follow one."""
    ways = [] if opline.next is None or opline.opcode == ops.JMP else [opline.next]
    if opline.target is not None:
        ways.append(opline.target)
    return ways + list(opline.const2.values()) if type(opline.const2) is dict else ways


def _carry_out(work: Lowering, opline: Opline, state: State, unknown: set[int]) -> None:
    """What is known of the slots after an opline that its own handler carries out."""
    for type, slot in ((opline.op1_type, opline.op1), (opline.op2_type, opline.op2)):
        if type in (TMP_VAR, VAR) and opline.opcode not in _KEEPS:
            state.pop(slot, None)
            unknown.discard(slot)
        elif type == CV and (opline.opcode in _CHANGES_OP1 or opline.opcode in _LOOPS):
            _guess(work, state, slot)
    if opline.result_type == CV:
        _guess(work, state, opline.result)
    elif opline.result_type in (TMP_VAR, VAR):
        kind = work.observed.get(opline.result) if opline.opcode in _STARTS else work.temporaries.get(opline.result)
        if kind is None and opline.opcode in (*_STARTS, *_LOOPS):
            state.pop(opline.result, None)
        elif kind is None:
            unknown.add(opline.result)
            state.pop(opline.result, None)
        else:
            unknown.discard(opline.result)
            state[opline.result] = kind, False


def _guess(work: Lowering, state: State, slot: int) -> None:
    """A variable has what it had when the loop was looked at."""
    kind = work.observed.get(slot)
    if kind is None:
        state.pop(slot, None)
    else:
        state[slot] = kind, False
