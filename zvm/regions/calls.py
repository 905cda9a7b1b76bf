"""Calls of small internal functions, from INIT_* to DO_*, as micro-operations.

What fails in between is done again from INIT_* on: nothing but temporaries of the call itself has changed by then.
"""
from __future__ import annotations

from zvm.opcodes import metadata as ops
from zvm.opcodes.flags import BIND_REF, BIND_SHIFT
from zvm.opcodes.op_array import UNUSED
from zvm.regions.callees import DOES, SENDS
from zvm.regions.inlining import lower_init
from zvm.regions.kinds import ANY, BOOL, CHAR, FLOAT, INT, STRING, State, kind_of
from zvm.regions.library import lower_library_call
from zvm.regions.micro import Unsupported, letter
from zvm.regions.operands import after, as_float, destination, first, move, truncated

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from zvm.opcodes.op_array import Opline
    from zvm.regions.lowering import Lowering
    from zvm.regions.micro import Value
    from zvm.regions.operands import Operand

    Ways = list[tuple[int, State]]
    Inline = Callable[[Lowering, int, list[Operand]], Operand]

def lower_call(work: Lowering, number: int, opline: Opline, state: State) -> Ways:
    """INIT_FCALL, INIT_FCALL_BY_NAME, INIT_NS_FCALL_BY_NAME; of an internal function with all until DO_*"""
    function = work.resolve(opline)
    if function is None or not function.is_internal:
        return lower_init(work, number, opline, state)
    inline = FUNCTIONS.get(function.function_name.lower())
    if inline is None:
        return lower_library_call(work, number, opline, state)
    arguments: list[Operand] = []
    with work.restarting_at(number):
        following = opline.next
        while following is not None and following.opcode not in DOES:
            if following.number in work.targets or not work.is_inside(following.number):
                raise Unsupported("a jump into a call")
            if following.opcode in SENDS:
                arguments.append(first(following, state))
                following = following.next
            else:
                following = work.oplines[work.lower_pure(following, state)]
        if following is None or len(arguments) != opline.extended_value:
            raise Unsupported("other arguments")
        result = inline(work, number, arguments)
        if following.result_type != UNUSED:
            slot, following = destination(work, following.number, following)
            if following.opcode == ops.ASSIGN and work.is_variable(slot):
                work.allow_assignment(number)
            move(work, state, slot, result)
    return after(following, state)


def lower_bind(work: Lowering, number: int, opline: Opline, state: State) -> Ways:
    """BIND_STATIC of a variable that a closure was given by value"""
    call = work.call_around(number)
    if call is None or call.captured is None or call.captured.statics is None or opline.op2_type != UNUSED \
            or opline.extended_value & BIND_REF or call.closure_slot not in state:
        raise Unsupported("BIND_STATIC")
    index = opline.extended_value >> BIND_SHIFT
    kind = kind_of(call.captured.statics[index], work.classes) or ANY
    repeats = work.repeat_at(number)
    target = work.define(state, opline.op1, kind)
    fetched = work.fetched(target, kind)
    work.op(f"FETCH_BOUND_{letter(kind)}", fetched, (call.closure_slot, "i"), ("c", index), exit=repeats)
    work.check_class(target, fetched, kind, repeats)
    return after(opline, state)


def only(arguments: list[Operand]) -> Operand:
    if len(arguments) != 1:
        raise Unsupported("other arguments")
    return arguments[0]


def _ord(work: Lowering, number: int, arguments: list[Operand]) -> Operand:
    kind, value = only(arguments)
    if kind == CHAR:
        return INT, value
    if kind != STRING:
        raise Unsupported("ord() of that")
    character = work.intermediate("i")
    work.op("FETCH_DIM_R_si_c", character, value, ("c", 0), exit=work.repeat_at(number))
    return INT, character


def _chr(work: Lowering, number: int, arguments: list[Operand]) -> Operand:
    kind, value = only(arguments)
    if kind != INT or value[0] == "c":
        raise Unsupported("chr() of that")
    character = work.intermediate("i")
    work.op("BW_AND_ii_i", character, value, ("c", 255), exit=work.repeat_at(number))
    return CHAR, character


def _intdiv(work: Lowering, number: int, arguments: list[Operand]) -> Operand:
    if len(arguments) != 2 or any(kind != INT for kind, _ in arguments) or arguments[0][1][0] == "c" \
            or arguments[1][1][0] == "c" and arguments[1][1][1] < 1:
        raise Unsupported("intdiv() of that")
    result = work.intermediate("i")
    work.op("INTDIV_ii_i", result, arguments[0][1], arguments[1][1], exit=work.repeat_at(number))
    return INT, result


def _floor(work: Lowering, number: int, arguments: list[Operand]) -> Operand:
    kind, value = only(arguments)
    if kind != FLOAT or value[0] == "k":
        raise Unsupported("floor() of that")
    result = work.intermediate("f")
    work.op("FLOOR_f_f", result, value, exit=work.repeat_at(number))
    return FLOAT, result


def _int(work: Lowering, number: int, arguments: list[Operand]) -> Operand:
    kind, value = only(arguments)
    if kind == FLOAT and value[0] != "k":
        return INT, truncated(work, number, value)
    if kind not in (INT, BOOL):
        raise Unsupported("intval() of that")
    return INT, value


def _float(work: Lowering, number: int, arguments: list[Operand]) -> Operand:
    return FLOAT, as_float(work, only(arguments))


def _smaller(is_least: bool) -> Inline:
    def inline(work: Lowering, number: int, arguments: list[Operand]) -> Operand:
        """min() or max() of ints"""
        if len(arguments) < 2 or any(kind != INT for kind, _ in arguments):
            raise Unsupported("min() or max() of that")
        result = work.intermediate("i")
        work.op("MOVE_i", result, arguments[0][1])
        for _, value in arguments[1:]:
            after_choice = work.mark()
            pair: tuple[Value, Value] = (value, result) if is_least else (result, value)
            work.op("IS_SMALLER_JMPZ_ii", None, *pair, exit=work.repeat_at(number), jump=("mark", after_choice))
            work.op("MOVE_i", result, value)
            work.set_mark(after_choice)
        return INT, result
    return inline


def _abs(work: Lowering, number: int, arguments: list[Operand]) -> Operand:
    kind, value = only(arguments)
    if kind != INT or value[0] == "c":
        raise Unsupported("abs() of that")
    result, is_positive = work.intermediate("i"), work.mark()
    work.op("MOVE_i", result, value)
    work.op("IS_SMALLER_JMPZ_ii", None, result, ("c", 0), exit=work.repeat_at(number), jump=("mark", is_positive))
    work.op("SUB_ii_i", result, ("c", 0), value, exit=work.repeat_at(number))
    work.set_mark(is_positive)
    return INT, result


def _sqrt(work: Lowering, number: int, arguments: list[Operand]) -> Operand:
    argument = only(arguments)
    result = work.intermediate("f")
    value = as_float(work, argument)
    if value[0] == "k":
        raise Unsupported("sqrt() of a constant")
    work.op("SQRT", result, value)
    return FLOAT, result


FUNCTIONS: dict[str | None, Inline] = {
    "ord": _ord, "min": _smaller(True), "max": _smaller(False), "abs": _abs, "sqrt": _sqrt,
    "chr": _chr, "intdiv": _intdiv, "floor": _floor, "intval": _int, "floatval": _float}
