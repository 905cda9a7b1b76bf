"""Operands and results of oplines as values of a region, and the arithmetic that several opcodes share."""
from __future__ import annotations

from zvm.opcodes import metadata as ops
from zvm.opcodes.flags import ACC_ENUM
from zvm.opcodes.op_array import CONST, CV, UNUSED
from zvm.regions.kinds import (
    ANY,
    ARRAY,
    BOOL,
    BORROWED,
    CHAR,
    CLOSURE,
    FLOAT,
    HASH,
    INT,
    LOOPS,
    NULL,
    OBJECT,
    OWN,
    STRING,
    State,
    kind_of,
)
from zvm.regions.micro import Unsupported, bank_of
from zvm.runtime.values.arrays import PhpArray

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from zvm.opcodes.op_array import Opline
    from zvm.regions.lowering import Lowering
    from zvm.regions.micro import Value

    Ways = list[tuple[int, State]]
    Operand = tuple[str, Value]  # its kind and where it is

ARITHMETIC = {ops.ADD: "ADD", ops.SUB: "SUB", ops.MUL: "MUL", ops.DIV: "DIV"}
INTEGER = {ops.MOD: "MOD", ops.SL: "SL", ops.SR: "SR", ops.BW_OR: "BW_OR", ops.BW_AND: "BW_AND",
           ops.BW_XOR: "BW_XOR"}
COMMUTATIVE = {"ADD", "MUL", "BW_OR", "BW_AND", "BW_XOR"}


def name_of(opcode: int) -> str:
    return ops.NAMES[opcode] or str(opcode)


class Named(tuple[str, int]):
    """The address of a constant, which is known."""

    constant: Any

    def __new__(cls, constant: Any) -> Named:
        value = super().__new__(cls, ("p", id(constant)))
        value.constant = constant
        return value


# -- operands --------------------------------------------------------------------------------------------------------

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
    if constant is None:
        return NULL, ("c", 0)
    if type(constant) is str:
        return STRING, Named(constant)
    if type(constant) is PhpArray:
        return kind_of(constant) or ARRAY, ("p", id(constant))
    raise Unsupported("a constant of another type")


def first(opline: Opline, state: State, stays: bool = False) -> Operand:
    return operand(state, opline.op1_type, opline.op1, opline.const1, stays)


def second(opline: Opline, state: State) -> Operand:
    return operand(state, opline.op2_type, opline.op2, opline.const2)


def narrowed(work: Lowering, number: int, given: Operand, kind: str) -> Operand:
    """An operand of any kind as one of that kind; others as they are."""
    if given[0] != ANY:
        return given
    value = work.intermediate(bank_of(kind))
    work.op(f"NARROW_{kind}", value, given[1], exit=work.repeat_at(number))
    return kind, value


def as_number(work: Lowering, number: int, given: Operand, kind: str) -> Operand:
    """An operand of any kind as an int, or as a float where it is an int or a float; others as they are."""
    if given[0] != ANY or kind != FLOAT:
        return narrowed(work, number, given, kind)
    value = work.intermediate("f")
    work.op("WIDEN", value, given[1], exit=work.repeat_at(number))
    return FLOAT, value


def as_float(work: Lowering, given: Operand) -> Value:
    """The operand as a float."""
    kind, value = given
    if kind == FLOAT:
        return value
    if kind != INT:
        raise Unsupported("a bool as a number")
    if value[0] == "c":
        return "k", float(value[1])
    converted = work.intermediate("f")
    work.op("CONVERT", converted, value)
    return converted


def truncated(work: Lowering, number: int, value: Value) -> Value:
    """A float as an int."""
    result = work.intermediate("i")
    work.op("TRUNCATE_f_i", result, value, exit=work.repeat_at(number))
    return result


def as_register(work: Lowering, given: Operand) -> Value:
    """The operand, but for a float constant, which is moved to where stencils find it."""
    if given[1][0] != "k":
        return given[1]
    constant = work.intermediate("f")
    work.op("MOVE_f", constant, given[1])
    return constant


def in_memory(work: Lowering, value: Value) -> Value:
    """The value where stencils find it that take no constants."""
    if value[0] != "c":
        return value
    moved = work.intermediate("i")
    work.op("MOVE_i", moved, value)
    return moved


def as_pointer(work: Lowering, number: int, given: Operand) -> Value:
    """What is stored where strings, arrays, objects and null are."""
    kind, value = given
    if kind == NULL:
        if isinstance(value[0], int):
            work.consulted.add(value[0])  # the value is not read
        return "p", id(None)
    if kind != CHAR:
        return value
    if value[0] == "c":
        return "p", id(chr(value[1]))
    text = work.intermediate("i")
    work.op("CHARACTER", text, value, value, exit=work.repeat_at(number))
    return text


def is_pointer(kind: str) -> bool:
    """Whether values of the kind are stored by as_pointer()."""
    return kind[0] in (STRING, CHAR, ARRAY, HASH, OBJECT, NULL, ANY, CLOSURE)


def is_enum(work: Lowering, kind: str) -> bool:
    """Whether values of the kind are cases of an enum, of which there is one object each."""
    return kind[0] == OBJECT and bool(work.classes[kind].ce.flags & ACC_ENUM)


def move(work: Lowering, state: State, slot: int, given: Operand) -> None:
    """slot := the operand."""
    if given[0] == CHAR and slot in work.texts:
        given = STRING, as_pointer(work, work.number, given)
    kind, value = given
    if kind[0] in LOOPS:
        raise Unsupported("a copy of a loop")
    if work.is_consumed(state, value):
        assert isinstance(value[0], int)
        work.moved.add(value[0])
        work.op("MOVE_i", work.define_owned(state, slot, kind), value)
    elif kind[0] in (ARRAY, HASH) and (value[0] == "p" or isinstance(value[0], int)
                                       and not work.is_from_element(state, value[0])):
        copy(work, state, slot, given)
    else:
        work.op("MOVE_f" if kind == FLOAT else "MOVE_i", work.define(state, slot, kind), value)


def copy(work: Lowering, state: State, slot: int, given: Operand) -> None:
    """slot := the operand, a pointer, with a reference."""
    kind, value = given
    if value == (slot, "i"):
        raise Unsupported("a copy of itself")
    work.need_frames(work.number)
    work.copied |= {slot, value[0]}
    work.op("HOLD", None, value)
    work.op("MOVE_i", work.define_owned(state, slot, kind), value)


def transfer(work: Lowering, state: State, slot: int, given: Operand) -> None:
    """slot, which nothing has dropped a value of, := the operand, with the reference of one that is consumed."""
    kind, value = given
    is_owned = work.is_consumed(state, value)
    if is_owned:
        work.moved.add(value[0])
    state[slot] = kind, OWN if is_owned else BORROWED
    work.op("MOVE_f" if kind == FLOAT else "MOVE_i", (slot, bank_of(kind)), value)


def after(opline: Opline, state: State) -> Ways:
    assert opline.next is not None
    return [(opline.next.number, state)]


# -- arithmetic ------------------------------------------------------------------------------------------------------

def destination(work: Lowering, number: int, opline: Opline) -> tuple[int, Opline]:
    """Where a result goes, straight to the variable if the next opline assigns it to one; the last opline taken."""
    following = opline.next
    if following is not None and following.opcode == ops.ASSIGN and following.op1_type == CV \
            and following.op2_type not in (CV, CONST) and following.op2 == opline.result \
            and following.result_type == UNUSED and following.number == number + 1 \
            and following.number not in work.targets and following.number <= work.last:
        return following.op1, following
    return opline.result, opline


def user_of(work: Lowering, opline: Opline) -> Opline | None:
    """The next opline where it has the result as its first operand and nothing else leads to it."""
    following = opline.next
    if following is None or following.op1_type != opline.result_type or following.op1 != opline.result \
            or following.number in work.targets or following.number != opline.number + 1:
        return None
    return following


def binary(work: Lowering, number: int, opcode: int, left: Operand, right: Operand, state: State, slot: int) -> None:
    """slot := left op right."""
    repeats = work.repeat_at(number)
    if ANY in (left[0], right[0]):
        kind = FLOAT if FLOAT in (left[0], right[0]) else INT
        left, right = as_number(work, number, left, kind), as_number(work, number, right, kind)
    name = ARITHMETIC.get(opcode)
    if name is not None and FLOAT in (left[0], right[0]):
        inputs = as_float(work, left), as_float(work, right)
        work.op(f"{name}_ff_f", work.define(state, slot, FLOAT), *inputs, exit=repeats)
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
    if name == "DIV" and work.observed.get(slot) != INT and not work.gives_int(number, repeats):
        result = FLOAT
    work.op(f"{name}_ii_{result}", work.define(state, slot, result), first_value, second_value, exit=repeats)


def _is_safe(name: str, constant: object) -> bool:
    """Whether a constant right operand is one that stencils have code for; their tests take a hole for an address."""
    assert type(constant) is int
    return constant > 0 if name in ("MOD", "DIV") else 0 <= constant < 64 if name in ("SL", "SR") else True


