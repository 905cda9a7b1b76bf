"""Jumps by what a value is: ??, ?:, ?->, is_int(), isset() of elements, switch and match."""
from __future__ import annotations

from zvm.opcodes import metadata as ops
from zvm.opcodes import types
from zvm.opcodes.flags import ISEMPTY
from zvm.opcodes.op_array import CONST, CV
from zvm.regions.elements import fetch
from zvm.regions.kinds import ARRAY, BOOL, CHAR, FLOAT, HASH, INT, NULL, OBJECT, STRING, State
from zvm.regions.micro import Unsupported
from zvm.regions.operands import after, destination, first, move, name_of, second

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from zvm.opcodes.op_array import Opline
    from zvm.regions.lowering import Lowering

    Ways = list[tuple[int, State]]

_MASKS = {INT: types.MAY_BE_LONG, FLOAT: types.MAY_BE_DOUBLE, STRING: types.MAY_BE_STRING, CHAR: types.MAY_BE_STRING,
          ARRAY: types.MAY_BE_ARRAY, HASH: types.MAY_BE_ARRAY, OBJECT: types.MAY_BE_OBJECT, NULL: types.MAY_BE_NULL}
_MOST_CASES = 24


def lower_type_check(work: Lowering, number: int, opline: Opline, state: State) -> Ways:
    kind, value = first(opline, state)
    if opline.op1_type == CV:
        work.consult(opline)
    mask = _MASKS.get(kind[0])
    if kind == BOOL:
        wanted = opline.extended_value & types.MAY_BE_BOOL
        if wanted not in (0, types.MAY_BE_BOOL):
            raise Unsupported("TYPE_CHECK of a bool")
        return known(work, number, opline, state, bool(wanted))
    if mask is None:
        raise Unsupported("TYPE_CHECK of that")
    return known(work, number, opline, state, bool(opline.extended_value & mask))


def known(work: Lowering, number: int, opline: Opline, state: State, truth: bool) -> Ways:
    """A test whose outcome the types say, maybe with the jump after it."""
    if opline.target is not None:
        is_jump = name_of(work.oplines[number + 1].opcode) == "JMPNZ"
        return [(opline.target.number, state)] if truth is is_jump else after(opline, state)
    slot, last = destination(work, number, opline)
    move(work, state, slot, (BOOL, ("c", int(truth))))
    return after(last, state)


def lower_coalesce(work: Lowering, number: int, opline: Opline, state: State) -> Ways:
    """COALESCE"""
    assert opline.target is not None
    value = first(opline, state)
    if opline.op1_type == CV:
        work.consult(opline)
    if value[0] == NULL:
        return after(opline, state)
    move(work, state, opline.result, value)
    return [(opline.target.number, state)]


def lower_jump_set(work: Lowering, number: int, opline: Opline, state: State) -> Ways:
    """JMP_SET"""
    assert opline.target is not None
    kind, value = first(opline, state)
    if kind not in (INT, FLOAT, BOOL) or value[0] in ("c", "k"):
        raise Unsupported("JMP_SET of that")
    otherwise = dict(state)
    move(work, state, opline.result, (kind, value))
    work.op(f"JMPNZ_{kind}", None, value, exit=work.repeat_at(number), jump=work.way_to(opline.target.number, state))
    return [*after(opline, otherwise), (opline.target.number, state)]


def lower_jump_null(work: Lowering, number: int, opline: Opline, state: State) -> Ways:
    """JMP_NULL, JMP_NULL's operand stays"""
    kind, _ = first(opline, state, stays=True)
    if opline.op1_type == CV:
        work.consult(opline)
    if kind == NULL:
        raise Unsupported("?-> of null")
    return after(opline, state)


def lower_isset(work: Lowering, number: int, opline: Opline, state: State) -> Ways:
    """ISSET_ISEMPTY_DIM_OBJ of a list whose elements are not null"""
    array, key = first(opline, state), second(opline, state)
    if opline.extended_value & ISEMPTY or array[0][0] != ARRAY or key[0] != INT or len(array[0]) < 2 \
            or array[0][1] == NULL:
        raise Unsupported("isset() of that")
    if array[0][1] == OBJECT:
        raise Unsupported("isset() of objects")
    result, count, done = work.intermediate("i"), work.intermediate("i"), work.mark()
    repeats = work.repeat_at(number)
    index = key[1]
    if index[0] == "c":
        index = work.intermediate("i")
        work.op("MOVE_i", index, key[1])
    work.op("MOVE_i", result, ("c", 0))
    work.op("COUNT_a_i", count, array[1], exit=repeats)
    work.op("IS_SMALLER_JMPZ_ii", None, index, count, exit=repeats, jump=("mark", done))
    work.op("IS_SMALLER_JMPNZ_ii", None, index, ("c", 0), exit=repeats, jump=("mark", done))
    fetch(work, number, array, (INT, index), state, None)
    work.op("MOVE_i", result, ("c", 1))
    work.set_mark(done)
    if opline.target is not None:
        name = name_of(work.oplines[number + 1].opcode)
        work.op(f"{name}_b", None, result, exit=repeats, jump=work.way_to(opline.target.number, state))
        return [*after(opline, state), (opline.target.number, dict(state))]
    slot, last = destination(work, number, opline)
    move(work, state, slot, (BOOL, result))
    return after(last, state)


def lower_switch(work: Lowering, number: int, opline: Opline, state: State) -> Ways:
    """SWITCH_LONG, SWITCH_STRING, MATCH by comparing, one after the other"""
    assert opline.target is not None
    stays = opline.op1_type != CONST
    kind, value = first(opline, state, stays=stays)
    if opline.op1_type == CV:
        work.consult(opline)
    wanted = {INT: int, CHAR: str}.get(kind)
    if wanted is None or value[0] == "c" or opline.opcode == ops.SWITCH_LONG and kind != INT \
            or opline.opcode == ops.SWITCH_STRING and kind != CHAR:
        raise Unsupported("a switch by that")
    table: dict[Any, Opline] = opline.const2
    cases = [(key if kind == INT else ord(str(key)), to) for key, to in table.items()
             if type(key) is wanted and (kind == INT or len(str(key)) == 1)]
    if len(cases) > _MOST_CASES:
        raise Unsupported("a switch of many cases")
    ways = [(opline.target.number, state)]
    for key, to in cases:
        work.op("IS_EQUAL_JMPNZ_ii", None, value, ("c", key),
                exit=work.repeat_at(number), jump=work.way_to(to.number, state))
        ways.append((to.number, dict(state)))
    return ways
