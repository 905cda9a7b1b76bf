"""Declared properties of objects whose class is the expected one: reading them, numbers stored to them, op= and ++."""
from __future__ import annotations

from zvm.opcodes import metadata as ops
from zvm.opcodes import types
from zvm.opcodes.flags import ACC_CHANGED, ACC_PRIVATE, ACC_PROTECTED, ACC_READONLY, ACC_STATIC, ISEMPTY
from zvm.opcodes.op_array import CONST, UNUSED, VAR
from zvm.regions.branches import known
from zvm.regions.elements import is_compared_to_value, lower_checked_value, nested, stored, write_to
from zvm.regions.inlining import fits, object_of
from zvm.regions.kinds import ANY, ARRAY, BOOL, BORROWED, CHAR, FLOAT, HASH, INT, NULL, OBJECT, STRING, State, kind_of
from zvm.regions.micro import Unsupported, bank_of, letter
from zvm.regions.operands import (
    after,
    as_float,
    as_pointer,
    as_register,
    binary,
    destination,
    first,
    is_pointer,
    move,
    name_of,
    user_of,
)
from zvm.runtime.values.zval import UNDEF, Reference

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from zvm.opcodes.op_array import Opline
    from zvm.regions.lowering import Lowering
    from zvm.regions.operands import Operand
    from zvm.runtime.classes.class_entry import ClassEntry, PropertyInfo

    Ways = list[tuple[int, State]]

COUNTED = {"PRE_INC": (ops.ADD, False), "PRE_DEC": (ops.SUB, False), "POST_INC": (ops.ADD, True),
           "POST_DEC": (ops.SUB, True)}  # the operation, whether the result is the old value
_MASKS = {INT: types.MAY_BE_LONG, FLOAT: types.MAY_BE_DOUBLE, BOOL: types.MAY_BE_BOOL, STRING: types.MAY_BE_STRING,
          CHAR: types.MAY_BE_STRING, ARRAY: types.MAY_BE_ARRAY}


def accepts(declared: Any, kind: str) -> bool:
    """Whether what has the declared type takes values of the kind as they are."""
    return declared is None or declared.mask & _MASKS[kind] == _MASKS[kind]


class Property:
    """A declared property of the object that an opline names: `slot`, and the kind of its values.

    `is_reference`: it is a reference to such a value, as after sort($this->list), and can be read only."""

    def __init__(self, container: Operand, slot: int, info: PropertyInfo, kind: str | None, is_reference: bool) -> None:
        self.container, self.slot, self.info, self.kind = container, slot, info, kind
        self.is_reference = is_reference

    def takes(self, kind: str) -> bool:
        """Whether values of the kind are stored as they are."""
        return not self.info.flags & ACC_READONLY and accepts(self.info.type, kind)


def property_of(work: Lowering, opline: Opline, state: State) -> Property:
    container = object_of(work, opline, state)
    if opline.op2_type != CONST or type(opline.const2) is not str:
        raise Unsupported("a property by a name that is computed")
    sample = work.classes[container[0]]
    info = reached(sample.ce, opline.const2, work.scope(opline.number))
    if info is None:
        raise Unsupported("a property that is not declared, or not plain")
    value = sample.slots[info.slot]
    is_reference = type(value) is Reference
    kind = kind_of(value.value if is_reference else value, work.classes)
    if kind in (NULL, None) and info.type is not None:
        declared = declared_kind(work, info.type)
        kind = declared if kind is None or declared is not None and declared[0] == OBJECT else kind
    return Property(container, info.slot, info, kind, is_reference)


def declared_kind(work: Lowering, declared: Any) -> str | None:
    """The kind of the values of a type, but for null; None where it does not say that."""
    for kind, mask in _MASKS.items():
        if declared.mask & ~types.MAY_BE_NULL == mask and kind not in (CHAR, ARRAY):
            return kind
    if declared.mask & ~types.MAY_BE_NULL or len(declared.names) != 1 or type(declared.names[0]) is not str:
        return None
    for kind, sample in work.classes.items():
        if sample.ce.name.lower() == declared.names[0].lower():
            return kind
    return None


def reached(ce: ClassEntry, name: str, scope: Any) -> PropertyInfo | None:
    """The plain declared property of that name, where code of `scope` reaches it."""
    info: PropertyInfo | None = ce.properties_info.get(name)
    if info is None or info.hooks is not None or info.flags & ACC_STATIC:
        return None
    if info.flags & (ACC_PRIVATE | ACC_PROTECTED | ACC_CHANGED) and info.ce is not scope and (
            info.flags & (ACC_CHANGED | ACC_PRIVATE) or scope is None or info.ce not in scope.ancestors):
        return None
    return info


def read(work: Lowering, number: int, property: Property, state: State, slot: int | None) -> Operand:  # noqa: A002
    """slot, or an intermediate value, := the property."""
    kind = property.kind
    if kind is None:
        raise Unsupported("a property of another type")
    repeats = work.repeat_at(number)
    target = work.intermediate(bank_of(kind)) if slot is None else work.define(state, slot, kind)
    fetched = work.fetched(target, kind)
    place = "THROUGH" if property.is_reference else "SLOT"
    work.op(f"FETCH_{place}_{letter(kind)}", fetched, property.container[1], ("c", property.slot), exit=repeats)
    work.check_class(target, fetched, kind, repeats)
    return kind, target


def write(work: Lowering, number: int, property: Property, value: Operand) -> None:  # noqa: A002
    if property.is_reference:
        raise Unsupported("a property that is a reference")
    work.begin_effect(number)
    kind, source = value
    if kind == INT and not accepts(property.info.type, INT) and accepts(property.info.type, FLOAT):
        kind, source = FLOAT, as_float(work, value)
    is_first = bool(property.info.flags & ACC_READONLY)
    if is_first and property.info.ce is not work.scope(number):
        raise Unsupported("a property that is read only")
    if is_pointer(kind) and fits(work, property.info.type, kind, property.info.ce):
        refuse_second(work, number, property, is_first)
        work.op(f"ASSIGN_SLOT_{STRING}", None, property.container[1], ("c", property.slot),
                as_pointer(work, number, value), exit=work.repeat_at(number))
        return
    if kind not in (INT, FLOAT, BOOL) or not accepts(property.info.type, kind):
        raise Unsupported("a property of another type")
    refuse_second(work, number, property, is_first)
    work.op(f"ASSIGN_SLOT_{kind}", None, property.container[1], ("c", property.slot),
            as_register(work, (kind, source)), exit=work.repeat_at(number))


def refuse_second(work: Lowering, number: int, property: Property, is_read_only: bool) -> None:  # noqa: A002
    """Take the exit where a property that is written to once has a value."""
    if is_read_only:
        repeats, old = work.repeat_at(number), work.intermediate("i")
        work.op("FETCH_SLOT_o", old, property.container[1], ("c", property.slot), exit=repeats)
        work.op("IS_EQUAL_JMPZ_ii", None, old, ("p", id(UNDEF)), exit=repeats, jump=("exit", repeats or 0))


def lower_fetch_obj(work: Lowering, number: int, opline: Opline, state: State) -> Ways:
    """FETCH_OBJ_R, FETCH_OBJ_IS"""
    property = property_of(work, opline, state)  # noqa: A001
    if is_compared_to_value(work, opline):
        property.kind = ANY
        return lower_checked_value(work, number, opline, state, read(work, number, property, state, None)[1])
    if is_jumped_if_null(work, opline) and property.kind is not None and property.kind[0] == OBJECT:
        return read_or_jump(work, number, opline, state, property)
    slot, last = destination(work, number, opline)
    if work.is_loose(number):
        property.kind = ANY
    if property.kind is not None and property.kind[0] in (ARRAY, HASH):
        slot, last = opline.result, opline
    read(work, number, property, state, slot)
    return after(last, state)


def is_jumped_if_null(work: Lowering, opline: Opline) -> bool:
    """Whether ?-> follows."""
    following = user_of(work, opline)
    return following is not None and following.opcode == ops.JMP_NULL \
        and not following.extended_value & 3  # isset(), empty()


def read_or_jump(work: Lowering, number: int, opline: Opline, state: State, property: Property) -> Ways:  # noqa: A002
    """A property with JMP_NULL after it, whose result is null where the property is"""
    following, kind = opline.next, property.kind
    assert following is not None and following.target is not None and kind is not None
    property.kind = ANY
    repeats = work.repeat_at(number)
    _, value = read(work, number, property, state, None)
    otherwise, target = dict(state), following.target
    if target.opcode == ops.COALESCE and target.op1 == following.result and target.op1_type == following.result_type:
        assert target.next is not None
        target = target.next
    else:
        otherwise[following.result] = NULL, BORROWED
        work.op("MOVE_i", (following.result, "i"), ("c", 0))
    work.op("IS_EQUAL_JMPNZ_ii", None, value, ("p", id(None)), exit=repeats, jump=work.way_to(target.number, otherwise))
    work.check_class(work.define(state, opline.result, kind), value, kind, repeats)
    return [*after(following, state), (target.number, otherwise)]


def lower_nested_property(work: Lowering, number: int, opline: Opline, state: State) -> Ways:
    """FETCH_OBJ_W and FETCH_OBJ_RW with what writes to the array there, as one: $this->a[$i] = …"""
    property = property_of(work, opline, state)  # noqa: A001
    following = user_of(work, opline)
    if following is None or following.op1_type != VAR:
        raise Unsupported("a place that is used later")
    if property.kind is not None and property.kind[0] == OBJECT:
        return lower_object_of_property(work, number, opline, following, state, property)
    if property.kind is None or property.kind[0] not in (ARRAY, HASH) or property.info.flags & ACC_READONLY:
        raise Unsupported("a place of a property")
    work.begin_place()
    work.hold_arrays(number, state)
    with work.restarting_at(number):
        array = read(work, number, property, state, None)
        ways = write_to(work, number, following, state, array)
        return nested(work, number, following, state, array) if ways is None else ways


def lower_object_of_property(work: Lowering, number: int, opline: Opline, following: Opline, state: State,
                             property: Property) -> Ways:  # noqa: A002
    """FETCH_OBJ_W and FETCH_OBJ_RW of an object with what writes to a property of that, as one: $this->a->b = …"""
    lower = _OF_OBJECTS.get(following.opcode)
    if lower is None:
        raise Unsupported("a place of a property")
    with work.restarting_at(number):
        kind, value = read(work, number, property, state, None)
        state[opline.result] = kind, BORROWED
        work.op("MOVE_i", (opline.result, "i"), value)
        return lower(work, following.number, following, state)


def lower_assign_obj(work: Lowering, number: int, opline: Opline, state: State) -> Ways:
    property = property_of(work, opline, state)  # noqa: A001
    data = work.oplines[opline.number + 1]
    value = first(data, state)
    if opline.result_type != UNUSED and (value[0][0] in (ARRAY, HASH) or not is_pointer(value[0])
                                         and value[0] != (INT if property.takes(INT) else FLOAT)):
        raise Unsupported("the value of an assignment to a property")
    write(work, number, property, value)
    stored(work, state, value)
    if opline.result_type != UNUSED:
        move(work, state, opline.result, value)
    return after(data, state)


def change(work: Lowering, number: int, property: Property, opcode: int, right: Operand,  # noqa: A002
           state: State) -> tuple[Operand, Operand]:
    """property := property op right; the old and the new value."""
    old = read(work, number, property, state, None)
    slot = work.scratch_slot()
    binary(work, number, opcode, old, right, state, slot)
    kind = state.pop(slot)[0]
    new = kind, (slot, bank_of(kind))
    if kind != old[0] and property.info.type is not None:
        raise Unsupported("a property of another type")
    write(work, number, property, new)
    return old, new


def lower_assign_obj_op(work: Lowering, number: int, opline: Opline, state: State) -> Ways:
    property = property_of(work, opline, state)  # noqa: A001
    data = work.oplines[opline.number + 1]
    _, new = change(work, number, property, opline.extended_value, first(data, state), state)
    if opline.result_type != UNUSED:
        move(work, state, opline.result, new)
    return after(data, state)


def lower_count_obj(work: Lowering, number: int, opline: Opline, state: State) -> Ways:
    """PRE_INC_OBJ … POST_DEC_OBJ"""
    property = property_of(work, opline, state)  # noqa: A001
    opcode, is_post = COUNTED[name_of(opline.opcode).partition("_OBJ")[0]]
    old, new = change(work, number, property, opcode, (INT, ("c", 1)), state)
    if opline.result_type != UNUSED:
        move(work, state, opline.result, old if is_post else new)
    return after(opline, state)


def lower_isset_obj(work: Lowering, number: int, opline: Opline, state: State) -> Ways:
    """ISSET_ISEMPTY_PROP_OBJ of a property that is not null, or null as it was"""
    property = property_of(work, opline, state)  # noqa: A001
    kind, value = read(work, number, property, state, None)
    if kind == ANY:
        raise Unsupported("isset() of that")
    if not opline.extended_value & ISEMPTY:
        return known(work, number, opline, state, kind != NULL)
    if kind not in (INT, BOOL):
        raise Unsupported("empty() of that")
    is_empty = work.intermediate("i")
    work.op(f"BOOL_NOT_{kind}_b", is_empty, value, exit=work.repeat_at(number))
    if opline.target is not None:
        name = name_of(work.oplines[number + 1].opcode)
        work.op(f"{name}_b", None, is_empty, exit=work.repeat_at(number), jump=work.way_to(opline.target.number, state))
        return [*after(opline, state), (opline.target.number, dict(state))]
    slot, last = destination(work, number, opline)
    move(work, state, slot, (BOOL, is_empty))
    return after(last, state)


def lower_fetch_this(work: Lowering, number: int, opline: Opline, state: State) -> Ways:
    slot = work.this_slot(number)
    if slot not in state:
        raise Unsupported("$this")
    move(work, state, opline.result, (state[slot][0], (slot, "i")))
    return after(opline, state)


_OF_OBJECTS = {
    **dict.fromkeys((ops.FETCH_OBJ_W, ops.FETCH_OBJ_RW, ops.FETCH_OBJ_UNSET), lower_nested_property),
    ops.ASSIGN_OBJ: lower_assign_obj, ops.ASSIGN_OBJ_OP: lower_assign_obj_op,
    **dict.fromkeys((ops.PRE_INC_OBJ, ops.PRE_DEC_OBJ, ops.POST_INC_OBJ, ops.POST_DEC_OBJ), lower_count_obj)}
