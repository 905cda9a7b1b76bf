"""What each opline is in micro-operations: a table of opcodes, most of which are one stencil of their definition.

A lowering is called twice: to carry types along, and to write the operations. It raises Unsupported before it has
written what another handler could not do again, and gives the oplines that may follow, the one after it first.
"""
from __future__ import annotations

from zvm.opcodes import metadata as ops
from zvm.opcodes.op_array import CONST, CV, UNUSED
from zvm.regions.kinds import ARRAY, BOOL, CHAR, FLOAT, INT, LOOP, STRING, State
from zvm.regions.micro import Unsupported, Value, bank_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from zvm.opcodes.op_array import Opline
    from zvm.regions.lowering import Lowering

    Ways = list[tuple[int, State]]
    Lower = Callable[[Lowering, int, Opline, State], Ways]

ARITHMETIC = {ops.ADD: "ADD", ops.SUB: "SUB", ops.MUL: "MUL", ops.DIV: "DIV"}
INTEGER = {ops.MOD: "MOD", ops.SL: "SL", ops.SR: "SR", ops.BW_OR: "BW_OR", ops.BW_AND: "BW_AND",
           ops.BW_XOR: "BW_XOR"}
COMMUTATIVE = {"ADD", "MUL", "BW_OR", "BW_AND", "BW_XOR"}
COMPARISONS = {ops.IS_SMALLER: "IS_SMALLER", ops.IS_SMALLER_OR_EQUAL: "IS_SMALLER_OR_EQUAL", ops.IS_EQUAL: "IS_EQUAL",
               ops.IS_NOT_EQUAL: "IS_NOT_EQUAL", ops.IS_IDENTICAL: "IS_EQUAL", ops.IS_NOT_IDENTICAL: "IS_NOT_EQUAL",
               ops.CASE: "IS_EQUAL", ops.CASE_STRICT: "IS_EQUAL"}
IDENTITIES = {ops.IS_IDENTICAL, ops.IS_NOT_IDENTICAL, ops.CASE_STRICT}
KEEPS_LEFT = {ops.CASE, ops.CASE_STRICT}
_NAMES = {number: name for name, number in vars(ops).items() if name.isupper() and type(number) is int}


def name_of(opcode: int) -> str:
    return _NAMES.get(opcode, str(opcode))


# -- operands ------------------------------------------------------------------------------------------------------------

Operand = tuple[str, Value]  # its kind and where it is


def operand(state: State, type: int, slot: int, constant: Any, stays: bool = False) -> Operand:
    """An operand as it is read; a temporary is consumed unless it stays."""
    if type == CONST:
        return constant_operand(constant)
    if slot not in state:
        raise Unsupported("a value of another type")
    kind = state[slot][0]
    if type != CV and not stays:
        del state[slot]
    return kind, (slot, bank_of(kind))


def constant_operand(constant: Any) -> Operand:
    if type(constant) is int:
        return INT, ("c", constant)
    if type(constant) is float:
        return FLOAT, ("k", constant)
    if type(constant) is bool:
        return BOOL, ("c", int(constant))
    if type(constant) is str and len(constant) == 1:
        return CHAR, ("c", ord(constant))
    raise Unsupported("a constant of another type")


def first(opline: Opline, state: State, stays: bool = False) -> Operand:
    return operand(state, opline.op1_type, opline.op1, opline.const1, stays)


def second(opline: Opline, state: State) -> Operand:
    return operand(state, opline.op2_type, opline.op2, opline.const2)


def as_float(work: Lowering, given: Operand) -> Value:
    """The operand as a float."""
    kind, value = given
    if kind == FLOAT:
        return value
    if kind != INT:
        raise Unsupported("a bool as a number")
    if value[0] == "c":
        return "k", float(value[1])  # type: ignore[arg-type]
    converted = work.intermediate("f")
    work.op("CONVERT", converted, value)
    return converted


def move(work: Lowering, state: State, slot: int, given: Operand) -> None:
    """slot := the operand."""
    kind, value = given
    if kind[0] == LOOP or kind[0] == ARRAY and isinstance(value[0], int) and not work.is_from_element(state, value[0]):
        raise Unsupported("a copy of an array")  # which then is shared
    work.op("MOVE_f" if kind == FLOAT else "MOVE_i", work.define(state, slot, kind), value)


def after(opline: Opline, state: State) -> Ways:
    assert opline.next is not None
    return [(opline.next.number, state)]


# -- arithmetic ----------------------------------------------------------------------------------------------------------

def destination(work: Lowering, number: int, opline: Opline) -> tuple[int, Opline]:
    """Where a result goes, straight to the variable if the next opline assigns it to one; the last opline taken."""
    following = opline.next
    if following is not None and following.opcode == ops.ASSIGN and following.op1_type == CV \
            and following.op2_type not in (CV, CONST) and following.op2 == opline.result \
            and following.result_type == UNUSED and following.number == number + 1 \
            and following.number not in work.targets and following.number <= work.last:
        return following.op1, following
    return opline.result, opline


def binary(work: Lowering, number: int, opcode: int, left: Operand, right: Operand, state: State, slot: int) -> None:
    """slot := left op right."""
    repeats = work.repeat_at(number)
    name = ARITHMETIC.get(opcode)
    if name is not None and FLOAT in (left[0], right[0]):
        given = as_float(work, left), as_float(work, right)
        work.op(f"{name}_ff_f", work.define(state, slot, FLOAT), *given, exit=repeats)
        return
    name = name or INTEGER.get(opcode)
    if name is None or left[0] != INT or right[0] != INT:
        raise Unsupported(f"{name_of(opcode)} of these types")
    first_value, second_value = left[1], right[1]
    if first_value[0] == second_value[0] == "c":
        raise Unsupported("constants")
    if second_value[0] == "c" and not _is_safe(name, second_value[1]):
        raise Unsupported("a constant that throws")
    if name in COMMUTATIVE and first_value[0] == "c":
        first_value, second_value = second_value, first_value
    result = INT
    if name == "DIV" and work.observed.get(slot) != INT:
        result = FLOAT
    work.op(f"{name}_ii_{result}", work.define(state, slot, result), first_value, second_value, exit=repeats)


def _is_safe(name: str, constant: object) -> bool:
    """Whether a constant right operand is one that stencils have code for; their tests take a hole for an address."""
    assert type(constant) is int
    return constant > 0 if name in ("MOD", "DIV") else 0 <= constant < 64 if name in ("SL", "SR") else True


def lower_binary(work: Lowering, number: int, opline: Opline, state: State) -> Ways:
    left, right = first(opline, state), second(opline, state)
    slot, last = destination(work, number, opline)
    binary(work, number, opline.opcode, left, right, state, slot)
    return after(last, state)


def lower_assign_op(work: Lowering, number: int, opline: Opline, state: State) -> Ways:
    if opline.op1_type != CV:
        raise Unsupported("ASSIGN_OP to a place")
    left, right = first(opline, state), second(opline, state)
    binary(work, number, opline.extended_value, left, right, state, opline.op1)
    if opline.result_type != UNUSED:
        move(work, state, opline.result, first(opline, state))
    return after(opline, state)


def lower_count(work: Lowering, number: int, opline: Opline, state: State) -> Ways:
    """PRE_INC … POST_DEC"""
    if opline.op1_type != CV:
        raise Unsupported("++ of a place")
    value = first(opline, state)
    if opline.opcode in (ops.POST_INC, ops.POST_DEC):
        move(work, state, opline.result, value)
    is_up = opline.opcode in (ops.PRE_INC, ops.POST_INC)
    binary(work, number, ops.ADD if is_up else ops.SUB, value, (INT, ("c", 1)), state, opline.op1)
    if opline.opcode in (ops.PRE_INC, ops.PRE_DEC) and opline.result_type != UNUSED:
        move(work, state, opline.result, first(opline, state))
    return after(opline, state)


def lower_not(work: Lowering, number: int, opline: Opline, state: State) -> Ways:
    """BW_NOT, BOOL_NOT, BOOL"""
    kind, value = first(opline, state)
    if value[0] in ("c", "k"):
        raise Unsupported("constants")
    slot, last = destination(work, number, opline)
    if opline.opcode == ops.BW_NOT:
        if kind != INT:
            raise Unsupported("~ of another type")
        work.op("BW_NOT_i_i", work.define(state, slot, INT), value)
    elif opline.opcode == ops.BOOL and kind == BOOL:
        move(work, state, slot, (kind, value))
    elif opline.opcode == ops.BOOL_NOT and kind == FLOAT:
        raise Unsupported("! of a float")
    else:
        work.op(f"{name_of(opline.opcode)}_{kind}_b", work.define(state, slot, BOOL), value,
                exit=work.repeat_at(number))
    return after(last, state)


def lower_cast(work: Lowering, number: int, opline: Opline, state: State) -> Ways:
    from zvm.opcodes import types

    kind, value = first(opline, state)
    wanted = opline.extended_value
    slot, last = destination(work, number, opline)
    if wanted == types.IS_LONG and kind in (INT, BOOL):
        move(work, state, slot, (INT, value))
    elif wanted == types.IS_DOUBLE and kind in (INT, FLOAT):
        move(work, state, slot, (FLOAT, as_float(work, (kind, value))))
    else:
        raise Unsupported("CAST")
    return after(last, state)


# -- copies --------------------------------------------------------------------------------------------------------------

def lower_assign(work: Lowering, number: int, opline: Opline, state: State) -> Ways:
    if opline.op1_type != CV:
        raise Unsupported("ASSIGN to a place")
    value = second(opline, state)
    move(work, state, opline.op1, value)
    if opline.result_type != UNUSED:
        move(work, state, opline.result, value)
    return after(opline, state)


def lower_copy(work: Lowering, number: int, opline: Opline, state: State) -> Ways:
    """QM_ASSIGN, COPY_TMP"""
    move(work, state, opline.result, first(opline, state, stays=opline.opcode == ops.COPY_TMP))
    return after(opline, state)


def lower_free(work: Lowering, number: int, opline: Opline, state: State) -> Ways:
    first(opline, state)
    return after(opline, state)


def lower_nothing(work: Lowering, number: int, opline: Opline, state: State) -> Ways:
    return after(opline, state)


# -- arrays and strings --------------------------------------------------------------------------------------------------

def fetch(work: Lowering, number: int, container: Operand, key: Operand, state: State, slot: object) -> Operand:
    """slot, or an intermediate value, := container[key]"""
    if key[0] != INT:
        raise Unsupported("a key of another type")
    element = CHAR if container[0] == STRING else container[0][1:]
    if container[0][0] not in (ARRAY, STRING) or not element:
        raise Unsupported("an element of that")
    target = work.define(state, slot, element) if isinstance(slot, int) else work.intermediate(bank_of(element))
    work.op(f"FETCH_DIM_R_{container[0][0]}i_{element[0]}", target, container[1], key[1], exit=work.repeat_at(number))
    return element, target


def lower_fetch_dim(work: Lowering, number: int, opline: Opline, state: State) -> Ways:
    container, key = first(opline, state), second(opline, state)
    slot, last = destination(work, number, opline)
    fetch(work, number, container, key, state, slot)
    return after(last, state)


def written_array(opline: Opline, state: State) -> Operand:
    """The array of an assignment to an element, which has to be the variable's own."""
    if opline.op1_type != CV or opline.op1 not in state:
        raise Unsupported("an element of a place")
    kind, is_dirty = state[opline.op1]
    if kind[0] != ARRAY or is_dirty:
        raise Unsupported("an element of that")
    return kind, (opline.op1, "i")


def store(work: Lowering, number: int, array: Operand, key: Operand | None, value: Operand) -> None:
    kind, source = value
    if kind not in (INT, FLOAT, BOOL) or key is not None and key[0] != INT:
        raise Unsupported("an element of another type")
    if source[0] == "k":
        constant = work.intermediate("f")
        work.op("MOVE_f", constant, source)
        source = constant
    keys = () if key is None else (key[1],)
    if keys and keys[0][0] == source[0] == "c":  # stencils have one constant
        moved = work.intermediate("i")
        work.op("MOVE_i", moved, source)
        source = moved
    name = f"ASSIGN_DIM_a{'' if key is None else 'i'}{kind}"
    work.op(name, None, array[1], *keys, source, exit=work.repeat_at(number))


def lower_assign_dim(work: Lowering, number: int, opline: Opline, state: State) -> Ways:
    array = written_array(opline, state)
    key = None if opline.op2_type == UNUSED else second(opline, state)
    data = work.oplines[number + 1]
    value = first(data, state)
    store(work, number, array, key, value)
    if opline.result_type != UNUSED:
        move(work, state, opline.result, value)
    return after(data, state)


def lower_assign_dim_op(work: Lowering, number: int, opline: Opline, state: State) -> Ways:
    array = written_array(opline, state)
    if opline.op2_type == UNUSED:
        raise Unsupported("[] op=")
    key = second(opline, state)
    data = work.oplines[number + 1]
    operand = first(data, state)
    old = fetch(work, number, array, key, state, None)
    kind = binary_kind(opline.extended_value, old, operand)
    slot = work.scratch_slot()
    binary(work, number, opline.extended_value, old, operand, state, slot)
    result = state.pop(slot)[0], (slot, bank_of(kind))
    store(work, number, array, key, result)
    if opline.result_type != UNUSED:
        move(work, state, opline.result, result)
    return after(data, state)


def binary_kind(opcode: int, left: Operand, right: Operand) -> str:
    return FLOAT if FLOAT in (left[0], right[0]) or opcode == ops.DIV else INT


def lower_length(work: Lowering, number: int, opline: Opline, state: State) -> Ways:
    """COUNT, STRLEN"""
    kind, value = first(opline, state)
    wanted = ARRAY if opline.opcode == ops.COUNT else STRING
    slot, last = destination(work, number, opline)
    if kind[0] == CHAR and wanted == STRING:
        work.consult(opline)
        move(work, state, slot, (INT, ("c", 1)))
        return after(last, state)
    if kind[0] != wanted:
        raise Unsupported(f"{name_of(opline.opcode)} of that")
    work.op(f"{name_of(opline.opcode)}_{wanted}_i", work.define(state, slot, INT), value, exit=work.repeat_at(number))
    return after(last, state)


def lower_foreach(work: Lowering, number: int, opline: Opline, state: State) -> Ways:
    """FE_FETCH_R; at its end the loop is left by the opline's own handler."""
    if opline.op2_type != CV or opline.result_type != UNUSED:
        raise Unsupported("FE_FETCH_R with keys")
    kind, _ = state.get(opline.op1, ("", False))
    if not kind or kind[0] != LOOP:
        raise Unsupported("FE_FETCH_R over that")
    element = kind[1:]
    work.op(f"FE_FETCH_R_l_{element[0]}", work.define(state, opline.op2, element), (opline.op1, "i"),
            exit=work.repeat_at(number))
    return after(opline, state)


# -- branches ------------------------------------------------------------------------------------------------------------

def lower_jump(work: Lowering, number: int, opline: Opline, state: State) -> Ways:
    assert opline.target is not None
    return [(opline.target.number, state)]


def lower_branch(work: Lowering, number: int, opline: Opline, state: State) -> Ways:
    """JMPZ, JMPNZ, and with a result that both ways have, JMPZ_EX, JMPNZ_EX"""
    assert opline.target is not None
    kind, value = first(opline, state)
    name = "JMPZ" if opline.opcode in (ops.JMPZ, ops.JMPZ_EX) else "JMPNZ"
    if opline.opcode in (ops.JMPZ_EX, ops.JMPNZ_EX):
        if kind != BOOL:
            raise Unsupported(f"{name}_EX of another type")
        move(work, state, opline.result, (kind, value))
    if value[0] in ("c", "k"):
        is_true = bool(value[1])
        return [(opline.target.number, state)] if is_true is (name == "JMPNZ") else after(opline, state)
    return branch(work, opline, state, f"{name}_{kind}", (value,), None)


def branch(work: Lowering, opline: Opline, state: State, name: str, values: tuple[Value, ...],
           repeats: int | None) -> Ways:
    """A jump to the opline's target, or the opline after it."""
    assert opline.target is not None
    target = opline.target.number
    work.op(name, None, *values, exit=repeats, jump=work.way_to(target, state))
    return [*after(opline, state), (target, dict(state))]


def lower_comparison(work: Lowering, number: int, opline: Opline, state: State) -> Ways:
    left = first(opline, state, stays=opline.opcode in KEEPS_LEFT and opline.op1_type != CONST)
    right = identity_operand(opline, state) if opline.opcode in IDENTITIES else second(opline, state)
    name = COMPARISONS[opline.opcode]
    fused = None
    if opline.target is not None:  # with the jump after it
        fused = name_of(work.oplines[number + 1].opcode)
    truth = identity_of_types(opline.opcode, left[0], None if right is None else right[0])
    if truth is not None:
        work.consult(opline)
        return known_comparison(work, opline, state, fused, truth)
    assert right is not None
    kind, values = common_kind(work, left, right)
    if values[0][0] in ("c", "k") and values[1][0] in ("c", "k"):
        raise Unsupported("constants")
    if fused is not None:
        return branch(work, opline, state, f"{name}_{fused}_{kind}{kind}", values, work.repeat_at(number))
    work.op(f"{name}_{kind}{kind}_b", work.define(state, opline.result, BOOL), *values, exit=work.repeat_at(number))
    return after(opline, state)


def identity_operand(opline: Opline, state: State) -> Operand | None:
    """The right operand of === and !==; None of a constant that no number is identical with."""
    if opline.op2_type == CONST and type(opline.const2) not in (int, float, bool):
        return None
    return second(opline, state)


def identity_of_types(opcode: int, left: str, right: str | None) -> bool | None:
    """What === or !== gives for different types; None where it is for the values to say."""
    if opcode not in IDENTITIES or left == right:
        return None
    return opcode == ops.IS_NOT_IDENTICAL


def known_comparison(work: Lowering, opline: Opline, state: State, fused: str | None, truth: bool) -> Ways:
    if fused is None:
        move(work, state, opline.result, (BOOL, ("c", int(truth))))
        return after(opline, state)
    assert opline.target is not None
    return [(opline.target.number, state)] if truth is (fused == "JMPNZ") else after(opline, state)


def common_kind(work: Lowering, left: Operand, right: Operand) -> tuple[str, tuple[Value, Value]]:
    """Both operands as ints, or as floats. An int of more than 53 bits is not compared as a float."""
    if left[0] == right[0]:
        return (FLOAT if left[0] == FLOAT else INT), (left[1], right[1])
    for one, other in ((left, right), (right, left)):
        if one[0] == FLOAT and other[0] == INT and other[1][0] == "c" and abs(other[1][1]) < 1 << 53:  # type: ignore
            return FLOAT, (as_float(work, left), as_float(work, right))
    raise Unsupported("a comparison of these types")


LOWERINGS: dict[int, Lower] = {
    **dict.fromkeys((*ARITHMETIC, *INTEGER), lower_binary), **dict.fromkeys(COMPARISONS, lower_comparison),
    ops.ASSIGN_OP: lower_assign_op,
    **dict.fromkeys((ops.PRE_INC, ops.PRE_DEC, ops.POST_INC, ops.POST_DEC), lower_count),
    **dict.fromkeys((ops.BW_NOT, ops.BOOL_NOT, ops.BOOL), lower_not), ops.CAST: lower_cast,
    ops.ASSIGN: lower_assign, ops.QM_ASSIGN: lower_copy, ops.COPY_TMP: lower_copy, ops.FREE: lower_free,
    ops.FETCH_DIM_R: lower_fetch_dim, ops.ASSIGN_DIM: lower_assign_dim, ops.ASSIGN_DIM_OP: lower_assign_dim_op,
    ops.COUNT: lower_length, ops.STRLEN: lower_length, ops.FE_FETCH_R: lower_foreach,
    ops.NOP: lower_nothing, ops.JMP: lower_jump,
    **dict.fromkeys((ops.JMPZ, ops.JMPNZ, ops.JMPZ_EX, ops.JMPNZ_EX), lower_branch),
}
