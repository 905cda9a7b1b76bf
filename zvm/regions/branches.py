"""Jumps by what a value is: ??, ?:, ?->, is_int(), isset() of elements, switch and match."""
from __future__ import annotations

from zvm.opcodes import metadata as ops
from zvm.opcodes import types
from zvm.opcodes.flags import ISEMPTY
from zvm.opcodes.op_array import CONST, CV
from zvm.regions.elements import element_cell, fetch, lower_value_check
from zvm.regions.kinds import ANY, ARRAY, BOOL, CHAR, FLOAT, HASH, INT, NULL, OBJECT, STRING, State
from zvm.regions.micro import Unsupported
from zvm.regions.operands import after, as_pointer, destination, first, in_memory, move, name_of, second
from zvm.runtime.values.arrays import PhpArray

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from zvm.opcodes.op_array import Opline
    from zvm.regions.lowering import Lowering
    from zvm.regions.micro import Value
    from zvm.regions.operands import Operand

    Ways = list[tuple[int, State]]

_MASKS = {INT: types.MAY_BE_LONG, FLOAT: types.MAY_BE_DOUBLE, STRING: types.MAY_BE_STRING, CHAR: types.MAY_BE_STRING,
          ARRAY: types.MAY_BE_ARRAY, HASH: types.MAY_BE_ARRAY, OBJECT: types.MAY_BE_OBJECT, NULL: types.MAY_BE_NULL}
_MOST_CASES = 24


def lower_type_check(work: Lowering, number: int, opline: Opline, state: State) -> Ways:
    kind, value = first(opline, state)
    if kind == ANY:
        return lower_value_check(work, number, opline, state, value)
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
    if value[0] == ANY:
        return coalesce_any(work, number, opline, state, value[1])
    if opline.op1_type == CV:
        work.consult(opline)
    if value[0] == NULL:
        return after(opline, state)
    move(work, state, opline.result, value)
    return [(opline.target.number, state)]


def coalesce_any(work: Lowering, number: int, opline: Opline, state: State, value: Value) -> Ways:
    """COALESCE of a value of any kind"""
    assert opline.target is not None and opline.next is not None
    otherwise, repeats = dict(state), work.repeat_at(number)
    work.op("IS_EQUAL_JMPNZ_ii", None, value, ("p", id(None)), exit=repeats,
            jump=work.way_to(opline.next.number, otherwise))
    move(work, state, opline.result, (ANY, value))
    return [(opline.target.number, state), (opline.next.number, otherwise)]


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
    if kind in (NULL, ANY):
        raise Unsupported("?-> of null")
    return after(opline, state)


def lower_isset(work: Lowering, number: int, opline: Opline, state: State) -> Ways:
    """ISSET_ISEMPTY_DIM_OBJ of a list whose elements are not null"""
    array, key = first(opline, state), second(opline, state)
    if opline.extended_value & ISEMPTY or array[0][0] not in (ARRAY, HASH) or key[0] not in (INT, STRING, CHAR):
        raise Unsupported("isset() of that")
    if array[0][0] == HASH or key[0] != INT or len(array[0]) < 2 or array[0][1] in (NULL, OBJECT, ANY, "("):
        return lower_has(work, number, opline, state, element_cell(work, array, key, work.repeat_at(number), "HAS"))
    result, count, done = work.intermediate("i"), work.intermediate("i"), work.mark()
    repeats = work.repeat_at(number)
    index = in_memory(work, key[1])
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


def lower_key_exists(work: Lowering, number: int, opline: Opline, state: State) -> Ways:
    key, array = first(opline, state), second(opline, state)
    if array[0][0] not in (ARRAY, HASH) or key[0] not in (INT, STRING, CHAR):
        raise Unsupported("array_key_exists() of that")
    return lower_has(work, number, opline, state, element_cell(work, array, key, work.repeat_at(number), "EXISTS"))


def lower_in_array(work: Lowering, number: int, opline: Opline, state: State) -> Ways:
    """IN_ARRAY of a string among constants"""
    kind, value = first(opline, state)
    table: Any = opline.const2
    texts = dict.fromkeys([key for key in PhpArray.keys(table) if type(key) is str], 0)
    is_strict = opline.extended_value != 0
    if kind not in (STRING, CHAR) or not is_strict and len(texts) < len(table):
        raise Unsupported("in_array() of that")
    work.kept.append(texts)
    answer = work.intermediate("i")
    work.op("FIND_CASE", answer, ("p", id(texts)), as_pointer(work, number, (kind, value)), exit=work.repeat_at(number))
    return lower_has(work, number, opline, state, answer)


def lower_has(work: Lowering, number: int, opline: Opline, state: State, answer: Value) -> Ways:
    """A test whose answer is 2 for true, 1 for false, maybe with the jump after it."""
    if opline.target is not None:
        name = name_of(work.oplines[number + 1].opcode)
        work.op(f"IS_EQUAL_{name}_ii", None, answer, ("c", 2), exit=work.repeat_at(number),
                jump=work.way_to(opline.target.number, state))
        return [*after(opline, state), (opline.target.number, dict(state))]
    slot, last = destination(work, number, opline)
    result = work.intermediate("i")
    work.op("SUB_ii_i", result, answer, ("c", 1), exit=work.repeat_at(number))
    move(work, state, slot, (BOOL, result))
    return after(last, state)


def lower_text_comparison(work: Lowering, number: int, opline: Opline, state: State, left: Operand,
                          right: Operand) -> Ways:
    """Whether two strings are equal or not"""
    is_strict = opline.opcode in (ops.IS_IDENTICAL, ops.IS_NOT_IDENTICAL, ops.CASE_STRICT)
    answer, repeats = work.intermediate("i"), work.repeat_at(number)
    work.op("SAME_TEXT" if is_strict else "SAME_LOOSELY", answer, as_pointer(work, number, left),
            as_pointer(work, number, right), exit=repeats)
    if opline.opcode in (ops.IS_NOT_EQUAL, ops.IS_NOT_IDENTICAL):
        other = work.intermediate("i")
        work.op("SUB_ii_i", other, in_memory(work, ("c", 3)), answer, exit=repeats)
        answer = other
    return lower_has(work, number, opline, state, answer)


def lower_text_switch(work: Lowering, number: int, opline: Opline, state: State, value: Value) -> Ways:
    """SWITCH_STRING, MATCH of a string"""
    assert opline.target is not None
    cases = [(key, to) for key, to in opline.const2.items() if type(key) is str]
    if len(cases) > _MOST_CASES:
        raise Unsupported("a switch of many cases")
    table = {key: index for index, (key, _) in enumerate(cases)}
    work.kept.append(table)
    case = work.intermediate("i")
    repeats = work.repeat_at(number)
    work.op("FIND_CASE", case, ("p", id(table)), value, exit=repeats)
    ways = [(opline.target.number, state)]
    for index, (_, to) in enumerate(cases):
        work.op("IS_EQUAL_JMPNZ_ii", None, case, ("c", index + 2), exit=repeats, jump=work.way_to(to.number, state))
        ways.append((to.number, dict(state)))
    return ways


def lower_switch(work: Lowering, number: int, opline: Opline, state: State) -> Ways:
    """SWITCH_LONG, SWITCH_STRING, MATCH by comparing, one after the other"""
    assert opline.target is not None
    stays = opline.op1_type != CONST
    kind, value = first(opline, state, stays=stays)
    if opline.op1_type == CV:
        work.consult(opline)
    if kind == STRING and opline.opcode != ops.SWITCH_LONG:
        return lower_text_switch(work, number, opline, state, value)
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
