"""Constants, and static properties in the place that their opline has found before."""
from __future__ import annotations

from zvm.opcodes.flags import ACC_READONLY
from zvm.opcodes.op_array import UNUSED
from zvm.regions.elements import stored
from zvm.regions.inlining import fits
from zvm.regions.kinds import BOOL, FLOAT, INT, OBJECT, STRING, State, kind_of
from zvm.regions.micro import Unsupported, bank_of, letter
from zvm.regions.objects import COUNTED, accepts
from zvm.regions.operands import (
    after,
    as_pointer,
    as_register,
    binary,
    constant_operand,
    destination,
    first,
    is_enum,
    is_pointer,
    move,
    name_of,
)
from zvm.runtime.values.php_object import PhpObject

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from zvm.opcodes.op_array import Opline
    from zvm.regions.lowering import Lowering
    from zvm.regions.micro import Value
    from zvm.regions.operands import Operand

    Ways = list[tuple[int, State]]


def lower_constant(work: Lowering, number: int, opline: Opline, state: State) -> Ways:
    """FETCH_CONSTANT, FETCH_CLASS_CONSTANT of what never changes once it was there"""
    value = work.names.constant(opline)
    if value is None and opline.op1_type == UNUSED and type(opline.cache) is tuple and len(opline.cache) == 2:
        this = work.this_slot(number)  # static::A
        if this in state and state[this][0] == f"{OBJECT}{id(opline.cache[1])}":
            work.consulted.add(this)
            value = opline.cache[:1]
    if value is None:
        raise Unsupported("a constant that is not known yet")
    slot, last = destination(work, number, opline)
    move(work, state, slot, known_constant(work, value[0]))
    return after(last, state)


def known_constant(work: Lowering, constant: Any) -> Operand:
    """A constant of an engine, which may be the case of an enum."""
    kind = kind_of(constant, work.classes) if isinstance(constant, PhpObject) else None
    if kind is None or not is_enum(work, kind):
        return constant_operand(constant)
    work.kept.append(constant)
    return kind, ("p", id(constant))


class StaticProperty:
    """A static property: where it is, and the kind of its value."""

    def __init__(self, work: Lowering, opline: Opline) -> None:
        found = work.names.static(opline, work.scope(opline.number))
        if found is None:
            raise Unsupported("a static property that was not looked up yet")
        self.container, self.index, self.info = found
        self.kind = kind_of(self.container[self.index], work.classes)

    @property
    def place(self) -> tuple[Value, Value]:
        return ("p", id(self.container)), ("c", self.index)


def read(work: Lowering, number: int, property: StaticProperty, state: State,  # noqa: A002
         slot: int | None) -> Operand:
    kind = property.kind
    if kind is None:
        raise Unsupported("a static property of another type")
    repeats = work.repeat_at(number)
    target = work.intermediate(bank_of(kind)) if slot is None else work.define(state, slot, kind)
    fetched = work.fetched(target, kind)
    work.op(f"FETCH_ITEM_{letter(kind)}", fetched, *property.place, exit=repeats)
    work.check_class(target, fetched, kind, repeats)
    return kind, target


def write(work: Lowering, number: int, property: StaticProperty, value: Operand) -> None:  # noqa: A002
    work.begin_effect(number)
    if property.info is not None and is_pointer(value[0]) and not property.info.flags & ACC_READONLY \
            and fits(work, property.info.type, value[0], property.info.ce):
        work.op(f"ASSIGN_ITEM_{STRING}", None, *property.place, as_pointer(work, number, value),
                exit=work.repeat_at(number))
        return
    if value[0] not in (INT, FLOAT, BOOL) or property.info is None or property.info.flags & ACC_READONLY \
            or not accepts(property.info.type, value[0]):
        raise Unsupported("a static property of another type")
    work.op(f"ASSIGN_ITEM_{value[0]}", None, *property.place, as_register(work, value), exit=work.repeat_at(number))


def lower_fetch_static(work: Lowering, number: int, opline: Opline, state: State) -> Ways:
    slot, last = destination(work, number, opline)
    read(work, number, StaticProperty(work, opline), state, slot)
    return after(last, state)


def lower_assign_static(work: Lowering, number: int, opline: Opline, state: State) -> Ways:
    data = work.oplines[opline.number + 1]
    value = first(data, state)
    write(work, number, StaticProperty(work, opline), value)
    stored(work, state, value)
    if opline.result_type != UNUSED:
        move(work, state, opline.result, value)
    return after(data, state)


def change(work: Lowering, number: int, opline: Opline, opcode: int, right: Operand,
           state: State) -> tuple[Operand, Operand]:
    """The old and the new value of a static property that is changed."""
    property = StaticProperty(work, opline)  # noqa: A001
    old = read(work, number, property, state, None)
    slot = work.scratch_slot()
    binary(work, number, opcode, old, right, state, slot)
    kind = state.pop(slot)[0]
    new = kind, (slot, bank_of(kind))
    write(work, number, property, new)
    return old, new


def lower_assign_static_op(work: Lowering, number: int, opline: Opline, state: State) -> Ways:
    data = work.oplines[opline.number + 1]
    _, new = change(work, number, opline, opline.extended_value, first(data, state), state)
    if opline.result_type != UNUSED:
        move(work, state, opline.result, new)
    return after(data, state)


def lower_count_static(work: Lowering, number: int, opline: Opline, state: State) -> Ways:
    """PRE_INC_STATIC_PROP … POST_DEC_STATIC_PROP"""
    opcode, is_post = COUNTED[name_of(opline.opcode).partition("_STATIC")[0]]
    old, new = change(work, number, opline, opcode, (INT, ("c", 1)), state)
    if opline.result_type != UNUSED:
        move(work, state, opline.result, old if is_post else new)
    return after(opline, state)


def known_static(opline: Opline) -> Any:
    """The list, index and description, if it has one, that the opline has found; None where it has not."""
    cache = opline.cache
    if type(cache) is not tuple or len(cache) < 2 or type(cache[0]) is not list or type(cache[1]) is not int:
        return None
    return (*cache, None)[:3]
