"""What each opline is in micro-operations: a table of opcodes, most of which are one stencil of their definition.

A lowering is called twice: to carry types along, and to write the operations. It raises Unsupported before it has
written what another handler could not do again, and gives the oplines that may follow, the one after it first.
"""
from __future__ import annotations

from types import NoneType

from zvm.opcodes import metadata as ops
from zvm.opcodes import types
from zvm.opcodes.op_array import CONST, CV, TMP_VAR, UNUSED
from zvm.regions.branches import (
    lower_coalesce,
    lower_in_array,
    lower_isset,
    lower_jump_null,
    lower_jump_set,
    lower_key_exists,
    lower_switch,
    lower_text_comparison,
    lower_type_check,
)
from zvm.regions.calls import lower_bind, lower_call
from zvm.regions.creation import assign_empty, lower_add_element, lower_init_array, lower_instanceof, lower_new
from zvm.regions.elements import (
    as_truth,
    lower_assign_dim,
    lower_assign_dim_op,
    lower_end_loop,
    lower_fetch_dim,
    lower_foreach,
    lower_length,
    lower_nested,
    lower_reset,
    lower_unset_dim,
)
from zvm.regions.inlining import (
    lower_check,
    lower_do,
    lower_init_dynamic,
    lower_init_method,
    lower_init_static,
    lower_recv,
    lower_return,
    lower_send,
    lower_verify_return,
)
from zvm.regions.kinds import ANY, ARRAY, BOOL, CHAR, CLOSURE, FLOAT, HASH, INT, NULL, OBJECT, STRING, State, kind_of
from zvm.regions.lookups import (
    lower_assign_static,
    lower_assign_static_op,
    lower_constant,
    lower_count_static,
    lower_fetch_static,
)
from zvm.regions.micro import Unsupported
from zvm.regions.objects import (
    lower_assign_obj,
    lower_assign_obj_op,
    lower_count_obj,
    lower_fetch_obj,
    lower_fetch_this,
    lower_isset_obj,
    lower_nested_property,
)
from zvm.regions.operands import (
    ARITHMETIC,
    INTEGER,
    after,
    as_float,
    as_pointer,
    binary,
    constant_operand,
    destination,
    first,
    is_enum,
    move,
    name_of,
    narrowed,
    second,
    truncated,
)
from zvm.regions.strings import assign_text, lower_assign_concat, lower_concat, lower_rope
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.php_object import PhpObject

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from zvm.opcodes.op_array import Opline
    from zvm.regions.lowering import Lowering
    from zvm.regions.micro import Value
    from zvm.regions.operands import Operand

    Ways = list[tuple[int, State]]
    Lower = Callable[[Lowering, int, Opline, State], Ways]

COMPARISONS = {ops.IS_SMALLER: "IS_SMALLER", ops.IS_SMALLER_OR_EQUAL: "IS_SMALLER_OR_EQUAL", ops.IS_EQUAL: "IS_EQUAL",
               ops.IS_NOT_EQUAL: "IS_NOT_EQUAL", ops.IS_IDENTICAL: "IS_EQUAL", ops.IS_NOT_IDENTICAL: "IS_NOT_EQUAL",
               ops.CASE: "IS_EQUAL", ops.CASE_STRICT: "IS_EQUAL"}
IDENTITIES = {ops.IS_IDENTICAL, ops.IS_NOT_IDENTICAL, ops.CASE_STRICT}
KEEPS_LEFT = {ops.CASE, ops.CASE_STRICT}

# -- arithmetic ------------------------------------------------------------------------------------------------------

def lower_binary(work: Lowering, number: int, opline: Opline, state: State) -> Ways:
    left, right = first(opline, state), second(opline, state)
    slot, last = destination(work, number, opline)
    binary(work, number, opline.opcode, left, right, state, slot)
    return after(last, state)


def lower_assign_op(work: Lowering, number: int, opline: Opline, state: State) -> Ways:
    if opline.op1_type != CV:
        raise Unsupported("ASSIGN_OP to a place")
    if opline.extended_value == ops.CONCAT:
        return lower_assign_concat(work, number, opline, state)
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
    kind, value = as_truth(work, number, first(opline, state)) if opline.opcode != ops.BW_NOT else first(opline, state)
    if value[0] in ("c", "k"):
        raise Unsupported("constants")
    slot, last = destination(work, number, opline)
    if kind[0] in (OBJECT, NULL) and opline.opcode != ops.BW_NOT:
        work.consult(opline)
        move(work, state, slot, (BOOL, ("c", int((kind != NULL) is (opline.opcode == ops.BOOL)))))
        return after(last, state)
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
    kind, value = first(opline, state)
    wanted = opline.extended_value
    slot, last = destination(work, number, opline)
    if wanted == types.IS_LONG and kind in (INT, BOOL):
        move(work, state, slot, (INT, value))
    elif wanted == types.IS_LONG and kind == FLOAT and value[0] != "k":
        move(work, state, slot, (INT, truncated(work, number, value)))
    elif wanted == types.IS_DOUBLE and kind in (INT, FLOAT):
        move(work, state, slot, (FLOAT, as_float(work, (kind, value))))
    else:
        raise Unsupported("CAST")
    return after(last, state)


# -- copies ----------------------------------------------------------------------------------------------------------

def lower_assign(work: Lowering, number: int, opline: Opline, state: State) -> Ways:
    if opline.op1_type != CV:
        raise Unsupported("ASSIGN to a place")
    if opline.op2_type == TMP_VAR and state.get(opline.op2) == (STRING, False):
        return assign_text(work, number, opline, state)
    if opline.op2_type == CONST and type(opline.const2) is PhpArray and not len(opline.const2) \
            and opline.result_type == UNUSED:
        return assign_empty(work, number, opline, state)
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


# -- branches --------------------------------------------------------------------------------------------------------

def lower_jump(work: Lowering, number: int, opline: Opline, state: State) -> Ways:
    assert opline.target is not None
    return [(opline.target.number, state)]


def lower_branch(work: Lowering, number: int, opline: Opline, state: State) -> Ways:
    """JMPZ, JMPNZ, and with a result that both ways have, JMPZ_EX, JMPNZ_EX"""
    assert opline.target is not None
    kind, value = as_truth(work, number, first(opline, state))
    if kind == ANY:
        kind, value = BOOL, object_truth(work, number, value)
    name = "JMPZ" if opline.opcode in (ops.JMPZ, ops.JMPZ_EX) else "JMPNZ"
    if kind[0] in (OBJECT, NULL):
        work.consult(opline)
        value, kind = ("c", int(kind != NULL)), BOOL
        if opline.opcode in (ops.JMPZ_EX, ops.JMPNZ_EX):
            move(work, state, opline.result, (kind, value))
    elif opline.opcode in (ops.JMPZ_EX, ops.JMPNZ_EX):
        if value[0] in ("c", "k"):
            raise Unsupported("constants")
        if kind == BOOL:
            move(work, state, opline.result, (kind, value))
        else:
            work.op(f"BOOL_{kind[0]}_b", work.define(state, opline.result, BOOL), value, exit=work.repeat_at(number))
        kind, value = BOOL, (opline.result, "i")
    if value[0] in ("c", "k"):
        if kind in (STRING, CHAR):
            raise Unsupported("constants")
        is_true = bool(value[1])
        return [(opline.target.number, state)] if is_true is (name == "JMPNZ") else after(opline, state)
    return branch(work, opline, state, f"{name}_{kind[0]}", (value,), work.repeat_at(number))


def object_truth(work: Lowering, number: int, value: Value) -> Value:
    """Whether a value of any kind is an object; the exit is taken where it is neither that nor null."""
    repeats, truth, done = work.repeat_at(number), work.intermediate("i"), work.mark()
    work.op("MOVE_i", truth, ("c", 0))
    work.op("IS_EQUAL_JMPNZ_ii", None, value, ("p", id(None)), exit=repeats, jump=("mark", done))
    work.op("CLASS_OF", truth, value, ("p", id(PhpObject)), exit=repeats)
    work.op("IS_EQUAL_JMPNZ_ii", None, truth, ("c", 0), exit=repeats, jump=("exit", repeats or 0))
    work.op("MOVE_i", truth, ("c", 1))
    work.set_mark(done)
    return truth


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
    if right is None and opline.op2_type == CONST and type(opline.const2) is str:
        right = constant_operand(opline.const2)
    if right is not None and (left[0] == ANY) != (right[0] == ANY):
        kind = {CHAR: STRING}.get(other := left[0] if right[0] == ANY else right[0], other)
        if kind in (INT, FLOAT, BOOL, STRING):
            left, right = narrowed(work, number, left, kind), narrowed(work, number, right, kind)
    if right is not None and {left[0], right[0]} in ({STRING}, {STRING, CHAR}) \
            and COMPARISONS[opline.opcode] in ("IS_EQUAL", "IS_NOT_EQUAL"):
        return lower_text_comparison(work, number, opline, state, left, right)
    if right is not None and has_objects(work, opline, left[0], right[0]):
        kind, values = INT, (as_pointer(work, number, left), as_pointer(work, number, right))
    else:
        truth = identity_of_types(opline, left[0], None if right is None else right[0])
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


def lower_spaceship(work: Lowering, number: int, opline: Opline, state: State) -> Ways:
    """<=> of numbers or characters: 1 less what is taken off where they are equal, and where the left one is smaller"""
    left, right = first(opline, state), second(opline, state)
    if BOOL in (left[0], right[0]):
        raise Unsupported("an order of these types")
    kind, values = common_kind(work, left, right)
    if values[0][0] in ("c", "k") and values[1][0] in ("c", "k"):
        raise Unsupported("constants")
    repeats = work.repeat_at(number)
    smaller, equal, double, rest = (work.intermediate("i") for _ in range(4))
    work.op(f"IS_SMALLER_{kind}{kind}_b", smaller, *values, exit=repeats)
    work.op(f"IS_EQUAL_{kind}{kind}_b", equal, *values, exit=repeats)
    work.op("ADD_ii_i", double, smaller, smaller, exit=repeats)
    work.op("ADD_ii_i", rest, double, equal, exit=repeats)
    slot, last = destination(work, number, opline)
    work.op("SUB_ii_i", work.define(state, slot, INT), ("c", 1), rest, exit=repeats)
    return after(last, state)


def identity_operand(opline: Opline, state: State) -> Operand | None:
    """The right operand of === and !==; None of a constant that is of no kind."""
    if opline.op2_type == CONST and kind_of(opline.const2) not in (INT, FLOAT, BOOL, CHAR, NULL):
        return None
    return second(opline, state)


def has_objects(work: Lowering, opline: Opline, left: str, right: str) -> bool:
    """Whether the operands are equal where they are the same object or null, and only there."""
    if opline.opcode not in IDENTITIES:
        return is_enum(work, left) and is_enum(work, right)
    kinds = {left[0], right[0]}
    return kinds in ({OBJECT}, {CLOSURE}, {OBJECT, ANY}, {CLOSURE, ANY}, {NULL, ANY})


def identity_of_types(opline: Opline, left: str, right: str | None) -> bool | None:
    """What === or !== gives for different types; None where it is for the values to say."""
    if opline.opcode not in IDENTITIES:
        return None
    if ANY in (left, right):
        raise Unsupported("=== of these types")
    type = type_of(left)
    other = (opline.const2.__class__ if right is None else type_of(right))
    if type is other:
        if left == right and left in (INT, FLOAT, BOOL, CHAR):
            return None
        if type is NoneType:
            return opline.opcode != ops.IS_NOT_IDENTICAL
        raise Unsupported("=== of these types")
    return opline.opcode == ops.IS_NOT_IDENTICAL


def type_of(kind: str) -> type:
    """Python's type of the values of a kind."""
    return {INT: int, FLOAT: float, BOOL: bool, CHAR: str, STRING: str, ARRAY: PhpArray, HASH: PhpArray,
            NULL: NoneType}.get(kind[0], object)


def known_comparison(work: Lowering, opline: Opline, state: State, fused: str | None, truth: bool) -> Ways:
    if fused is None:
        move(work, state, opline.result, (BOOL, ("c", int(truth))))
        return after(opline, state)
    assert opline.target is not None
    return [(opline.target.number, state)] if truth is (fused == "JMPNZ") else after(opline, state)


def common_kind(work: Lowering, left: Operand, right: Operand) -> tuple[str, tuple[Value, Value]]:
    """Both operands as ints, or as floats."""
    if left[0] == right[0] and left[0] in (INT, BOOL, CHAR):
        return INT, (left[1], right[1])
    if left[0] in (INT, FLOAT) and right[0] in (INT, FLOAT):
        return FLOAT, (as_float(work, left), as_float(work, right))
    raise Unsupported("a comparison of these types")


LOWERINGS: dict[int, Lower] = {
    **dict.fromkeys((*ARITHMETIC, *INTEGER), lower_binary), **dict.fromkeys(COMPARISONS, lower_comparison),
    ops.ASSIGN_OP: lower_assign_op,
    **dict.fromkeys((ops.PRE_INC, ops.PRE_DEC, ops.POST_INC, ops.POST_DEC), lower_count),
    **dict.fromkeys((ops.BW_NOT, ops.BOOL_NOT, ops.BOOL), lower_not), ops.CAST: lower_cast,
    ops.ASSIGN: lower_assign, ops.QM_ASSIGN: lower_copy, ops.COPY_TMP: lower_copy, ops.FREE: lower_free,
    **dict.fromkeys((ops.FETCH_DIM_R, ops.FETCH_DIM_IS, ops.FETCH_LIST_R), lower_fetch_dim),
    ops.ASSIGN_DIM: lower_assign_dim, ops.ASSIGN_DIM_OP: lower_assign_dim_op,
    **dict.fromkeys((ops.FETCH_DIM_W, ops.FETCH_DIM_RW, ops.FETCH_DIM_UNSET), lower_nested),
    ops.UNSET_DIM: lower_unset_dim,
    **dict.fromkeys((ops.INIT_FCALL, ops.INIT_FCALL_BY_NAME, ops.INIT_NS_FCALL_BY_NAME), lower_call),
    ops.INIT_METHOD_CALL: lower_init_method, ops.INIT_STATIC_METHOD_CALL: lower_init_static,
    **dict.fromkeys((ops.SEND_VAL, ops.SEND_VAR, ops.SEND_VAL_EX, ops.SEND_VAR_EX, ops.SEND_VAR_NO_REF_EX,
                     ops.SEND_FUNC_ARG), lower_send),
    ops.CHECK_FUNC_ARG: lower_check, ops.FETCH_DIM_FUNC_ARG: lower_fetch_dim, ops.FETCH_OBJ_FUNC_ARG: lower_fetch_obj,
    **dict.fromkeys((ops.DO_UCALL, ops.DO_FCALL, ops.DO_FCALL_BY_NAME), lower_do),
    **dict.fromkeys((ops.RECV, ops.RECV_INIT), lower_recv),
    ops.VERIFY_RETURN_TYPE: lower_verify_return, ops.RETURN: lower_return,
    **dict.fromkeys((ops.FETCH_CONSTANT, ops.FETCH_CLASS_CONSTANT), lower_constant),
    **dict.fromkeys((ops.FETCH_STATIC_PROP_R, ops.FETCH_STATIC_PROP_IS), lower_fetch_static),
    ops.ASSIGN_STATIC_PROP: lower_assign_static, ops.ASSIGN_STATIC_PROP_OP: lower_assign_static_op,
    **dict.fromkeys((ops.PRE_INC_STATIC_PROP, ops.PRE_DEC_STATIC_PROP, ops.POST_INC_STATIC_PROP,
                     ops.POST_DEC_STATIC_PROP), lower_count_static),
    ops.TYPE_CHECK: lower_type_check, ops.COALESCE: lower_coalesce, ops.JMP_SET: lower_jump_set,
    ops.JMP_NULL: lower_jump_null, ops.ISSET_ISEMPTY_DIM_OBJ: lower_isset,
    ops.ARRAY_KEY_EXISTS: lower_key_exists, ops.IN_ARRAY: lower_in_array,
    **dict.fromkeys((ops.SWITCH_LONG, ops.SWITCH_STRING, ops.MATCH), lower_switch),
    ops.ISSET_ISEMPTY_PROP_OBJ: lower_isset_obj, ops.FETCH_THIS: lower_fetch_this,
    **dict.fromkeys((ops.CONCAT, ops.FAST_CONCAT), lower_concat), ops.ROPE_INIT: lower_rope,
    ops.COUNT: lower_length, ops.STRLEN: lower_length, ops.FE_FETCH_R: lower_foreach,
    ops.FE_RESET_R: lower_reset, ops.FE_FREE: lower_end_loop,
    **dict.fromkeys((ops.FETCH_OBJ_R, ops.FETCH_OBJ_IS), lower_fetch_obj),
    **dict.fromkeys((ops.FETCH_OBJ_W, ops.FETCH_OBJ_RW, ops.FETCH_OBJ_UNSET), lower_nested_property),
    ops.ASSIGN_OBJ: lower_assign_obj, ops.ASSIGN_OBJ_OP: lower_assign_obj_op,
    **dict.fromkeys((ops.PRE_INC_OBJ, ops.PRE_DEC_OBJ, ops.POST_INC_OBJ, ops.POST_DEC_OBJ), lower_count_obj),
    ops.BIND_STATIC: lower_bind, ops.SPACESHIP: lower_spaceship,
    ops.INIT_DYNAMIC_CALL: lower_init_dynamic,
    ops.INIT_ARRAY: lower_init_array, ops.ADD_ARRAY_ELEMENT: lower_add_element, ops.NEW: lower_new,
    ops.INSTANCEOF: lower_instanceof, ops.NOP: lower_nothing, ops.JMP: lower_jump,
    **dict.fromkeys((ops.JMPZ, ops.JMPNZ, ops.JMPZ_EX, ops.JMPNZ_EX), lower_branch),
}
# oplines that may stand within a call that is started over: they change nothing but temporaries
PURE = frozenset((*ARITHMETIC, *INTEGER, *COMPARISONS, ops.SPACESHIP, ops.BW_NOT, ops.BOOL_NOT, ops.BOOL, ops.CAST,
                  ops.QM_ASSIGN,
                  ops.CONCAT, ops.FAST_CONCAT, ops.ROPE_INIT, ops.NOP,
                  ops.FETCH_DIM_R, ops.FETCH_OBJ_R, ops.FETCH_OBJ_IS, ops.FETCH_CONSTANT, ops.FETCH_CLASS_CONSTANT,
                  ops.FETCH_STATIC_PROP_R, ops.COUNT, ops.STRLEN, ops.INIT_FCALL, ops.INIT_FCALL_BY_NAME,
                  ops.INIT_NS_FCALL_BY_NAME))
