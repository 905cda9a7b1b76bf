"""Elements of lists and characters of strings: reading, writing, counting, foreach."""
from __future__ import annotations

from zvm.opcodes import metadata as ops
from zvm.opcodes import types
from zvm.opcodes.op_array import CONST, CV, UNUSED, VAR
from zvm.regions.kinds import (
    ANY,
    ARRAY,
    BOOL,
    BORROWED,
    CHAR,
    CLOSURE,
    FIRST_COPY,
    FLOAT,
    HASH,
    INT,
    ITEMS,
    KEYED,
    LOOP,
    LOOPS,
    OBJECT,
    OWN,
    STRING,
    VALUES,
    State,
    element_of,
    first_element_of,
)
from zvm.regions.micro import Unsupported, bank_of, letter
from zvm.regions.operands import (
    Named,
    after,
    as_pointer,
    as_register,
    binary,
    destination,
    first,
    in_memory,
    is_pointer,
    move,
    name_of,
    narrowed,
    second,
    user_of,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from zvm.opcodes.op_array import Opline
    from zvm.regions.lowering import Lowering
    from zvm.regions.micro import Value
    from zvm.regions.operands import Operand

    Ways = list[tuple[int, State]]

# TYPE_CHECK's masks of types that have one value, and of all others → the comparison, and that value
_ONLY_VALUES: dict[int, tuple[str, bool | None]] = {
    wanted: (name, value)
    for mask, value in ((types.MAY_BE_NULL, None), (types.MAY_BE_FALSE, False), (types.MAY_BE_TRUE, True))
    for wanted, name in ((mask, "IS_EQUAL"), (types.MAY_BE_ANY & ~mask, "IS_NOT_EQUAL"))}
_LOOPS = {ARRAY: (LOOP, KEYED), HASH: (VALUES, ITEMS)}  # without keys and with them
_COUNTS = {ops.PRE_INC: (True, False), ops.PRE_DEC: (False, False), ops.POST_INC: (True, True),
           ops.POST_DEC: (False, True)}  # whether it counts up, whether the result is the old value


def fetch(work: Lowering, number: int, container: Operand, key: Operand, state: State, slot: object,
          kind: str = "") -> Operand:
    """slot, or an intermediate value, := container[key], of a kind where that is not the array's to say"""
    element = CHAR if container[0] == STRING else kind or element_of(container[0], constant_key(key)) or ANY
    if container[0][0] not in (ARRAY, STRING, HASH):
        raise Unsupported("an element of that")
    if key[0] != INT and (container[0][0] != HASH or key[0] not in (STRING, CHAR)):
        raise Unsupported("a key of another type")
    repeats = work.repeat_at(number)
    if container[0][0] == HASH:
        cell = element_cell(work, container, key, repeats)
    target = work.define(state, slot, element) if isinstance(slot, int) else work.intermediate(bank_of(element))
    fetched = work.fetched(target, element)
    if container[0][0] == HASH:
        work.op(f"FETCH_CELL_{letter(element)}", fetched, cell, exit=repeats)
    else:
        work.op(f"FETCH_DIM_R_{container[0][0]}i_{letter(element)}", fetched, container[1], key[1], exit=repeats)
    work.check_class(target, fetched, element, repeats)
    return element, target


def constant_key(key: Operand) -> int | str | None:
    """A key that is a constant."""
    kind, value = key
    if value[0] == "c" and kind in (INT, CHAR):
        return int(value[1]) if kind == INT else chr(value[1])
    return value.constant if isinstance(value, Named) else None


def element_cell(work: Lowering, container: Operand, key: Operand, repeats: int | None, verb: str = "ELEMENT") -> Value:
    """The address of an element that is there; "PLACE": it is made where there is none; "INNER", "OWN": the array that
    it is then, to be written to; "HAS": 2 where one is there and not null, else 1; "EXISTS": 2 where one is there;
    "UNSET": it is taken out."""
    cell = work.intermediate("i")
    work.op(f"{verb}_{key[0]}", cell, container[1], in_memory(work, key[1]), exit=repeats)
    return cell


def lower_fetch_dim(work: Lowering, number: int, opline: Opline, state: State) -> Ways:
    """FETCH_DIM_R, FETCH_DIM_IS, FETCH_LIST_R"""
    container, key = first(opline, state, stays=opline.opcode == ops.FETCH_LIST_R), second(opline, state)
    if opline.opcode == ops.FETCH_LIST_R and container[0][0] not in (ARRAY, HASH):
        raise Unsupported("list() of that")
    if opline.opcode == ops.FETCH_DIM_IS and coalescing(work, opline) is not None and container[0][0] in (ARRAY, HASH) \
            and key[0] in (INT, STRING, CHAR):
        return coalesced(work, number, opline, state, container, key)
    if container[0][0] in (ARRAY, HASH) and is_compared_to_value(work, opline):
        _, value = fetch(work, number, container, key, state, None, ANY)
        return lower_checked_value(work, number, opline, state, value)
    slot, last = destination(work, number, opline)
    kind = ANY if container[0] != STRING and work.is_loose(number) else ""
    fetch(work, number, container, key, state, slot, kind)
    return after(last, state)


def is_compared_to_value(work: Lowering, opline: Opline) -> bool:
    """Whether what an opline gives is only for === or !== with null, false or true."""
    following = user_of(work, opline)
    return following is not None and following.opcode == ops.TYPE_CHECK and following.extended_value in _ONLY_VALUES


def lower_value_check(work: Lowering, number: int, opline: Opline, state: State, value: Value) -> Ways:
    """TYPE_CHECK, of a value of any kind, for a type that has one value, or for all others"""
    if opline.extended_value not in _ONLY_VALUES:
        raise Unsupported("TYPE_CHECK of that")
    name, only = _ONLY_VALUES[opline.extended_value]
    operands, repeats = (value, ("p", id(only))), work.repeat_at(number)
    if opline.target is None:
        work.op(f"{name}_ii_b", work.define(state, opline.result, BOOL), *operands, exit=repeats)
        return after(opline, state)
    fused = name_of(work.oplines[opline.number + 1].opcode)
    work.op(f"{name}_{fused}_ii", None, *operands, exit=repeats, jump=work.way_to(opline.target.number, state))
    return [*after(opline, state), (opline.target.number, dict(state))]


def lower_checked_value(work: Lowering, number: int, opline: Opline, state: State, value: Value) -> Ways:
    """The TYPE_CHECK after an opline that has fetched a value of any kind"""
    assert opline.next is not None
    return lower_value_check(work, number, opline.next, state, value)


def coalescing(work: Lowering, opline: Opline) -> Opline | None:
    """The COALESCE that an element is for, or an element of it; None where it is for others."""
    following = user_of(work, opline)
    while following is not None and following.opcode != ops.COALESCE:
        if following.opcode != ops.FETCH_DIM_IS or following.op2_type not in (CONST, CV):
            return None
        following = user_of(work, following)
    return following


def coalesced(work: Lowering, number: int, opline: Opline, state: State, container: Operand, key: Operand) -> Ways:
    """array[key] ?? …, with COALESCE"""
    following = coalescing(work, opline)
    assert following is not None and following.target is not None
    otherwise, repeats = dict(state), work.repeat_at(number)
    has = element_cell(work, container, key, repeats, "HAS")
    assert following.next is not None
    work.op("IS_EQUAL_JMPNZ_ii", None, has, ("c", 1), exit=repeats, jump=work.way_to(following.next.number, otherwise))
    is_last = opline.next is following
    try:
        fetch(work, number, container, key, state, following.result if is_last else opline.result)
    except Unsupported:
        if element_of(container[0], constant_key(key)):  # else nothing says yet what is there
            raise
        work.op("JUMP", None, jump=("exit", repeats or 0))
        return [(following.next.number, otherwise)]
    if not is_last:
        return [*after(opline, state), (following.next.number, otherwise)]
    return [(following.target.number, state), (following.next.number, otherwise)]


def written_array(work: Lowering, number: int, opline: Opline, state: State) -> Operand:
    """The array of an assignment to an element, which has to be the variable's own. Of one that is assigned to others
    in the region a copy is made where it is not."""
    if opline.op1_type != CV or opline.op1 not in state:
        raise Unsupported("an element of a place")
    kind, held = state[opline.op1]
    if kind[0] not in (ARRAY, HASH) or held == BORROWED:
        raise Unsupported("an element of that")
    if any(slot >= FIRST_COPY and other[0][0] in (ARRAY, HASH) and other[1] == BORROWED
           for slot, other in state.items()):
        raise Unsupported("a write to what may be an argument")
    array = opline.op1, "i"
    if opline.op1 in work.copied and opline.op1 < FIRST_COPY:
        if held == OWN:
            work.op("SEPARATE", array, array, exit=work.repeat_at(number))
        else:
            work.op("SEPARATE_TEXT", array, ("c", opline.op1), array, exit=work.repeat_at(number))
    return kind, array


def store(work: Lowering, number: int, array: Operand, key: Operand | None, value: Operand) -> None:
    work.begin_effect(number)
    kind, source = value
    is_hash = array[0][0] == HASH
    keys = ("", INT) if not is_hash else (INT, STRING, CHAR)
    if kind not in (INT, FLOAT, BOOL) and not is_pointer(kind) or (key[0] if key else "") not in keys \
            or source == array[1]:
        raise Unsupported("an element of another type")
    source = as_pointer(work, number, value) if is_pointer(kind) else as_register(work, value)
    kind = STRING if is_pointer(kind) else kind
    if is_hash:
        assert key is not None
        repeats = work.repeat_at(number)
        work.op("UNSHARED_a", None, array[1], exit=repeats)
        cell = element_cell(work, array, key, repeats, "PLACE")
        work.op(f"ASSIGN_CELL_{kind}", None, cell, ("c", 0), source, exit=repeats)
        return
    index = () if key is None else (key[1],)
    if index and index[0][0] == source[0] == "c":  # stencils have one constant
        source = in_memory(work, source)
    name = f"ASSIGN_DIM_a{'' if key is None else 'i'}{kind}"
    work.op(name, None, array[1], *index, source, exit=work.repeat_at(number))


def stored(work: Lowering, state: State, value: Operand) -> None:
    """Something else has a reference to the value now."""
    if work.is_consumed(state, value[1]):
        work.stored.add(value[1][0])


def lower_assign_dim(work: Lowering, number: int, opline: Opline, state: State) -> Ways:
    return assign(work, number, opline, state, written_array(work, number, opline, state))


def assign(work: Lowering, number: int, opline: Opline, state: State, array: Operand) -> Ways:
    """array[op2] := OP_DATA"""
    key = None if opline.op2_type == UNUSED else second(opline, state)
    data = work.oplines[opline.number + 1]
    value = first(data, state)
    store(work, number, array, key, value)
    stored(work, state, value)
    if opline.result_type != UNUSED:
        move(work, state, opline.result, value)
    return after(data, state)


def lower_assign_dim_op(work: Lowering, number: int, opline: Opline, state: State) -> Ways:
    return assign_op(work, number, opline, state, written_array(work, number, opline, state))


def lower_unset_dim(work: Lowering, number: int, opline: Opline, state: State) -> Ways:
    return remove(work, number, opline, state, written_array(work, number, opline, state))


def remove(work: Lowering, number: int, opline: Opline, state: State, array: Operand) -> Ways:
    """unset(array[op2]) of a hash table"""
    key = second(opline, state)
    if array[0][0] != HASH or key[0] not in (INT, STRING, CHAR):
        raise Unsupported("unset() of that")
    work.begin_effect(number)
    repeats = work.repeat_at(number)
    work.op("UNSHARED_a", None, array[1], exit=repeats)
    element_cell(work, array, key, repeats, "UNSET")
    return after(opline, state)


def assign_op(work: Lowering, number: int, opline: Opline, state: State, array: Operand) -> Ways:
    """array[op2] op= OP_DATA"""
    if opline.op2_type == UNUSED:
        raise Unsupported("[] op=")
    key = second(opline, state)
    data = work.oplines[opline.number + 1]
    result = change(work, number, array, key, first(data, state), opline.extended_value, state)
    if opline.result_type != UNUSED:
        move(work, state, opline.result, result)
    return after(data, state)


def change(work: Lowering, number: int, array: Operand, key: Operand, operand: Operand, opcode: int,
           state: State) -> Operand:
    """array[key] op= operand; the new value."""
    old = fetch(work, number, array, key, state, None)
    slot = work.scratch_slot()
    binary(work, number, opcode, old, operand, state, slot)
    kind = state.pop(slot)[0]
    result = kind, (slot, bank_of(kind))
    store(work, number, array, key, result)
    return result


def lower_nested(work: Lowering, number: int, opline: Opline, state: State) -> Ways:
    """FETCH_DIM_W and FETCH_DIM_RW with what writes to the place that they give, as one: $a[$i][$j] = …, $a[$i]++"""
    array = written_array(work, number, opline, state)
    work.begin_place()
    work.hold_arrays(number, state)
    with work.restarting_at(number):
        return nested(work, number, opline, state, array)


def nested(work: Lowering, number: int, opline: Opline, state: State, array: Operand) -> Ways:
    """FETCH_DIM_W, FETCH_DIM_RW of an array that is reached, and what follows."""
    is_copied = opline.op1_type == CV and opline.op1 in work.copied
    while True:
        if opline.op2_type == UNUSED:
            raise Unsupported("[] of a place")
        work.op("UNSHARED_a", None, array[1], exit=work.repeat_at(number))
        key = second(opline, state)
        following = opline.next
        assert following is not None
        if following.number in work.targets or following.op1 != opline.result or following.op1_type != VAR:
            raise Unsupported("a place that is used later")
        if following.opcode in _COUNTS:
            return count(work, number, following, state, array, key)
        may_make = opline.opcode == ops.FETCH_DIM_W and not is_copied
        array = inner_array(work, number, array, key, state, may_make, is_copied)
        ways = write_to(work, number, following, state, array)
        if ways is not None:
            return ways
        opline = following


def inner_array(work: Lowering, number: int, array: Operand, key: Operand, state: State, may_make: bool,
                is_copied: bool) -> Operand:
    """The array under a key, to be written to; in a hash table one is made where there is none, if that may be, and of
    an array that has been copied it may be another's."""
    if array[0][0] != HASH and not is_copied or key[0] not in (INT, STRING, CHAR):
        return fetch(work, number, array, key, state, None)
    kind = element_of(array[0], constant_key(key))
    if not kind or kind[0] not in (ARRAY, HASH):
        raise Unsupported("an element of a place")
    return kind, element_cell(work, array, key, work.repeat_at(number), "INNER" if may_make else "OWN")


def write_to(work: Lowering, number: int, opline: Opline, state: State, array: Operand) -> Ways | None:
    """What an opline does to the array in its place; None where it gives a place of it."""
    if array[0][0] not in (ARRAY, HASH):
        raise Unsupported("an element of a place")
    if opline.opcode == ops.ASSIGN_DIM:
        return assign(work, number, opline, state, array)
    if opline.opcode == ops.ASSIGN_DIM_OP:
        return assign_op(work, number, opline, state, array)
    if opline.opcode == ops.UNSET_DIM:
        return remove(work, number, opline, state, array)
    if opline.opcode not in (ops.FETCH_DIM_W, ops.FETCH_DIM_RW, ops.FETCH_DIM_UNSET):
        raise Unsupported(f"{name_of(opline.opcode)} of a place")
    return None


def count(work: Lowering, number: int, opline: Opline, state: State, array: Operand, key: Operand) -> Ways:
    """PRE_INC … POST_DEC of array[key]"""
    is_up, is_post = _COUNTS[opline.opcode]
    if is_post:
        old = fetch(work, number, array, key, state, None)
    result = change(work, number, array, key, (INT, ("c", 1)), ops.ADD if is_up else ops.SUB, state)
    if opline.result_type != UNUSED:
        move(work, state, opline.result, old if is_post else result)
    return after(opline, state)


def count_elements(work: Lowering, number: int, array: Operand, target: Value) -> None:
    """The target := how many elements a list or a hash table has."""
    kind, value = array
    repeats = work.repeat_at(number)
    if kind[0] == ARRAY:
        work.op("COUNT_a_i", target, value, exit=repeats)
        return
    more = work.intermediate("i")
    work.op("COUNT_ANY", more, value, exit=repeats)
    work.op("SUB_ii_i", target, more, ("c", 1), exit=repeats)


def as_truth(work: Lowering, number: int, given: Operand) -> Operand:
    """The operand, or how many elements it has, which is as true."""
    if given[0][0] not in (ARRAY, HASH):
        return given
    count = work.intermediate("i")
    count_elements(work, number, given, count)
    return INT, count


def lower_length(work: Lowering, number: int, opline: Opline, state: State) -> Ways:
    """COUNT, STRLEN"""
    kind, value = first(opline, state)
    if opline.opcode == ops.STRLEN:
        kind, value = narrowed(work, number, (kind, value), STRING)
    slot, last = destination(work, number, opline)
    if opline.opcode == ops.COUNT and kind[0] in (ARRAY, HASH):
        count_elements(work, number, (kind, value), work.define(state, slot, INT))
    elif opline.opcode == ops.STRLEN and kind == STRING:
        work.op("STRLEN_s_i", work.define(state, slot, INT), value, exit=work.repeat_at(number))
    elif opline.opcode == ops.STRLEN and kind == CHAR:
        work.consult(opline)
        move(work, state, slot, (INT, ("c", 1)))
    else:
        raise Unsupported(f"{name_of(opline.opcode)} of that")
    return after(last, state)


def lower_reset(work: Lowering, number: int, opline: Opline, state: State) -> Ways:
    """FE_RESET_R of an array: the loop is in its slot of the frame from here on"""
    kind, value = first(opline, state)
    slot, step = opline.result, opline.next
    if kind[0] not in _LOOPS or slot >= FIRST_COPY or step is None or step.opcode != ops.FE_FETCH_R:
        raise Unsupported("FE_RESET_R of that")
    loop = _LOOPS[kind[0]][step.result_type != UNUSED] + (kind[1] if kind[0] == HASH else "")
    element = first_element_of(kind) or work.observed.get(slot, "").partition(loop)[2]
    if not element:
        raise Unsupported("FE_RESET_R of that")
    work.need_frames(number)
    work.op(f"LOOP_TEXT_{loop[0]}", (slot, "i"), ("c", slot), value, exit=work.repeat_at(number))
    state[slot] = loop + element, False
    stored(work, state, (kind, value))
    return after(opline, state)


def lower_end_loop(work: Lowering, number: int, opline: Opline, state: State) -> Ways:
    """FE_FREE of a loop over an array"""
    kind, _ = first(opline, state)
    if kind[0] not in LOOPS or opline.op1 >= FIRST_COPY:
        raise Unsupported("FE_FREE of that")
    work.need_frames(number)
    walk = work.intermediate("i")
    work.op("TAKE_TEXT", walk, ("c", opline.op1))
    work.displaced.append(walk)
    return after(opline, state)


def lower_foreach(work: Lowering, number: int, opline: Opline, state: State) -> Ways:
    """FE_FETCH_R"""
    kind, _ = state.get(opline.op1, ("", False))
    if kind and kind[0] in _LOOPS[HASH]:
        return hash_loop(work, number, opline, state, kind)
    loop = _LOOPS[ARRAY][opline.result_type != UNUSED]
    if len(kind) < 2 or kind[0] != loop:
        raise Unsupported("FE_FETCH_R over that")
    work.begin_effect(number)
    element, repeats, iterator = ANY if work.is_loose(number) else kind[1:], work.repeat_at(number), (opline.op1, "i")
    assert opline.target is not None
    at_end, more = dict(state), work.intermediate("i")
    work.op(f"FE_MORE_{loop}", more, iterator, exit=repeats)
    work.op("JMPZ_b", None, more, exit=repeats, jump=work.way_to(opline.target.number, at_end))
    fetched: Value = work.intermediate("i")
    if element[0] in (OBJECT, CLOSURE):  # its class is asked for before the loop steps
        work.op(f"FE_PEEK_{loop}_o", fetched, iterator, exit=repeats)
        work.check_class(None, fetched, element, repeats)
    name = f"FE_FETCH_R_l_{letter(element)}"
    last = opline
    if loop == KEYED:
        slot, last = destination(work, number, opline)
        key: Value = work.intermediate("i")
        work.op("FE_INDEX_k", key, iterator, exit=repeats)
        name = f"FE_STEP_k_{letter(element)}"
    work.op(name, work.define(state, opline.op2, element), iterator, exit=repeats)
    if loop == KEYED:
        move(work, state, slot, (INT, key))
    return [*after(last, state), (opline.target.number, at_end)]


def hash_loop(work: Lowering, number: int, opline: Opline, state: State, kind: str) -> Ways:
    """FE_FETCH_R over a hash table"""
    element, has_keys = ANY if work.is_loose(number) else element_of(kind), opline.result_type != UNUSED
    if kind[0] != _LOOPS[HASH][has_keys] or not element:
        raise Unsupported("FE_FETCH_R over that")
    work.begin_effect(number)
    repeats, iterator = work.repeat_at(number), (opline.op1, "i")
    assert opline.target is not None
    at_end, cell = dict(state), work.intermediate("i")
    work.op("NEXT_ENTRY", cell, iterator, exit=repeats)
    work.op("IS_EQUAL_JMPNZ_ii", None, cell, ("c", 1), exit=repeats, jump=work.way_to(opline.target.number, at_end))
    last = opline
    if has_keys:
        slot, last = destination(work, number, opline)
        key_kind = kind[1]
        key_cell, key = work.intermediate("i"), work.intermediate("i")
        work.op("ADD_ii_i", key_cell, cell, ("c", -8), exit=repeats)
        work.op(f"FETCH_CELL_{key_kind}", key, key_cell, exit=repeats)
    fetched = work.intermediate(bank_of(element))
    work.op(f"FETCH_CELL_{letter(element)}", fetched, cell, exit=repeats)
    work.check_class(None, fetched, element, repeats)
    work.op("STEP_ENTRY", None, iterator)
    move(work, state, opline.op2, (element, fetched))
    if has_keys:
        move(work, state, slot, (key_kind, key))
    return [*after(last, state), (opline.target.number, at_end)]
