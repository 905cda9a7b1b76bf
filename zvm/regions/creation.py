"""New values: array literals and objects. The region has a reference to each until it is stored or dropped."""
from __future__ import annotations

from zvm.opcodes import metadata as ops
from zvm.opcodes.flags import ARRAY_ELEMENT_REF, FETCH_CLASS_MASK, FETCH_CLASS_SELF, FETCH_CLASS_STATIC
from zvm.opcodes.op_array import CONST, CV, UNUSED
from zvm.regions.branches import known
from zvm.regions.dispatch import kind_of_class
from zvm.regions.elements import constant_key, element_cell, stored
from zvm.regions.inlining import begin, may_be_called, static_class
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
    MOST_LETTERS,
    MOST_PARTS,
    OBJECT,
    OWN,
    STRING,
    State,
    array_of,
    first_element_of,
    parts_of,
    shape,
)
from zvm.regions.micro import Again, Unsupported
from zvm.regions.operands import after, as_pointer, as_register, first, is_pointer, second
from zvm.runtime.values.php_object import PhpObject

TYPE_CHECKING = False
if TYPE_CHECKING:

    from zvm.opcodes.op_array import Opline
    from zvm.regions.lowering import Lowering
    from zvm.regions.micro import Value
    from zvm.regions.operands import Operand

    Ways = list[tuple[int, State]]

_NOTHING = "p", id(None)


def lower_init_array(work: Lowering, number: int, opline: Opline, state: State) -> Ways:
    """INIT_ARRAY"""
    array = new_array(work, number)
    kind = ARRAY
    if opline.op1_type != UNUSED:
        kind = add(work, number, opline, state, (kind, array), work.dropping_exit(number, array))
    kind = whole(work, opline, kind)
    work.op("MOVE_i", work.define_owned(state, opline.result, kind), array)
    return after(opline, state)


def assign_empty(work: Lowering, number: int, opline: Opline, state: State) -> Ways:
    """ASSIGN of [], which gets elements later: a new array, of the kind that was seen there"""
    seen = work.observed.get(opline.op1, ARRAY)
    array = new_array(work, number)
    work.op("MOVE_i", work.define_owned(state, opline.op1, seen if seen[0] in (ARRAY, HASH) else ARRAY), array)
    return after(opline, state)


def new_array(work: Lowering, number: int) -> Value:
    """An array without elements, with a reference."""
    work.need_frames(number)
    array = work.intermediate("i")
    work.op("NEW_ARRAY", array, _NOTHING, exit=work.repeat_at(number))
    return array


def lower_add_element(work: Lowering, number: int, opline: Opline, state: State) -> Ways:
    """ADD_ARRAY_ELEMENT"""
    kind, held = state.get(opline.result, ("", BORROWED))
    if held != OWN or kind[0] not in (ARRAY, HASH):
        raise Unsupported("an element of that")
    kind = add(work, number, opline, state, (kind, (opline.result, "i")), work.repeat_at(number))
    state[opline.result] = whole(work, opline, kind), OWN
    return after(opline, state)


def whole(work: Lowering, opline: Opline, kind: str) -> str:
    """The kind of a literal that has got another element: its elements are told apart until all are there."""
    following = work.oplines.get(opline.number + 1)
    while following is not None and opline.result not in (
            following.op1 if following.op1_type == opline.result_type else None,
            following.op2 if following.op2_type == opline.result_type else None):
        if following.opcode == ops.ADD_ARRAY_ELEMENT and following.result == opline.result:
            return kind
        following = work.oplines.get(following.number + 1)
    parts = parts_of(kind)
    start = kind[:2] if kind[0] == HASH else ARRAY
    return kind if not parts else shape(start, parts) if len(parts) <= MOST_PARTS else start + first_element_of(kind)


def with_part(kind: str, key: object, element: str, start: str) -> str:
    """The kind of an array literal that has got an element under a key, None where that is not known."""
    parts = parts_of(kind)
    if kind != ARRAY and not parts:
        return kind  # there are too many, or they are of one kind
    if key is None or start[0] == HASH and not str(key).isidentifier():
        return start + first_element_of(kind) if parts else array_of(element, start)
    names = [f"{name}={part}" if start[0] == HASH else part for name, part in {**parts, key: element}.items()]
    result = f"{start}({';'.join(names)})"
    return result if len(result) <= 2 * MOST_LETTERS else start + first_element_of(kind)


def add(work: Lowering, number: int, opline: Opline, state: State, array: Operand, otherwise: int | None) -> str:
    """The array gets another element; its kind then."""
    if opline.extended_value & ARRAY_ELEMENT_REF and opline.op1_type != CONST:
        raise Unsupported("a reference in an array")
    kind, literal = array
    key = None if opline.op2_type == UNUSED else second(opline, state)
    value = first(opline, state)
    if value[0][0] in LOOPS:
        raise Unsupported("a loop in an array")
    source, stencil_kind = pointer_or_number(work, number, value)
    if key is None:
        if kind[0] != ARRAY:
            raise Unsupported("an element without a key")
        kind = with_part(kind, len(parts_of(kind)), value[0], ARRAY)
        work.op(f"ASSIGN_DIM_a{stencil_kind}", None, literal, source, exit=otherwise)
    else:
        if key[0] not in (STRING, CHAR) and (key[0] != INT or kind[0] != HASH) or kind[0] == ARRAY and kind != ARRAY:
            raise Unsupported("a key of another type")
        kind = with_part(kind, constant_key(key), value[0], kind[:2] if kind[0] == HASH else HASH + STRING)
        cell = element_cell(work, array, key, otherwise, "ENTRY")
        work.op(f"ASSIGN_CELL_{stencil_kind}", None, cell, ("c", 0), source, exit=otherwise)
    stored(work, state, value)
    return kind


def pointer_or_number(work: Lowering, number: int, value: Operand) -> tuple[Value, str]:
    """What is stored, and the kind that its stencils are named by."""
    if is_pointer(value[0]):
        return as_pointer(work, number, value), STRING
    if value[0] not in (INT, FLOAT, BOOL):
        raise Unsupported("an element of another type")
    return as_register(work, value), value[0]


def lower_new(work: Lowering, number: int, opline: Opline, state: State) -> Ways:
    """NEW of a class without a destructor, whose constructor is a user function, or which has none"""
    is_static = opline.op1_type == UNUSED and opline.op1 & FETCH_CLASS_MASK == FETCH_CLASS_STATIC
    ce = static_class(work, number, state) if is_static else work.class_named(opline)
    if is_static:
        work.consulted.add(work.this_slot(number))
    if ce is None or ce.destructor is not None or ce.create_object is not None or ce.instantiable is not True \
            or ce.object_type is not PhpObject or number not in work.ends:
        raise Unsupported("NEW of that")
    constructor = ce.constructor
    if constructor is not None and not may_be_called(work, constructor, opline):
        raise Unsupported(f"a call of {ce.name}::__construct()")
    outermost = work.outermost_init(number)
    outermost = number if outermost is None else outermost
    if outermost not in work.framed:  # an object is made once
        work.framed.add(outermost)
        raise Again
    work.restart = None
    kind = kind_of_class(work, ce)
    instance = work.intermediate("i")
    call = None if constructor is None else begin(work, number, constructor)
    work.op("NEW_OBJECT", instance, ("p", id(ce)), exit=work.repeat_at(number))
    work.op("MOVE_i", work.define_owned(state, opline.result, kind), instance)
    if call is None:
        return after(work.oplines[work.ends[number]], state)
    state[call.this_slot] = kind, BORROWED
    work.op("MOVE_i", (call.this_slot, "i"), (opline.result, "i"))
    return after(opline, state)


def lower_instanceof(work: Lowering, number: int, opline: Opline, state: State) -> Ways:
    """INSTANCEOF of a class that is named or self, of a value whose class is known"""
    kind, _ = first(opline, state)
    is_self = opline.op2_type == UNUSED and opline.op2 & FETCH_CLASS_MASK == FETCH_CLASS_SELF
    ce = work.scope(number) if is_self else opline.cache
    if kind[0] in (ANY, CLOSURE) or kind[0] == OBJECT and (ce is None or opline.op2_type != CONST and not is_self):
        raise Unsupported("INSTANCEOF of what is not known")
    if opline.op1_type == CV:
        work.consult(opline)
    truth = kind[0] == OBJECT and ce in work.classes[kind].ce.ancestors
    return known(work, number, opline, state, truth)
