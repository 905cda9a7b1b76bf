"""Calls of small user functions and methods as part of the region that calls them.

The oplines of the called function stand in the region as copies with numbers and slots of their own. What fails in
between starts over at the outermost INIT_*, by threaded handlers, which make the frames that nobody saw missing; where
something has changed by then that stays, exits make the frames (exits.py). recursion.py has functions that are not
copied.
"""
from __future__ import annotations

from zvm.opcodes import metadata as ops
from zvm.opcodes import types
from zvm.opcodes.flags import (
    ACC_ABSTRACT,
    ACC_CHANGED,
    ACC_DEPRECATED,
    ACC_GENERATOR,
    ACC_PRIVATE,
    ACC_PROTECTED,
    ACC_RETURN_REFERENCE,
    ACC_STATIC,
    ACC_TRAIT,
    ACC_VARIADIC,
    FETCH_CLASS_MASK,
    FETCH_CLASS_STATIC,
)
from zvm.opcodes.op_array import CONST, CV, UNUSED, OpArray, Opline
from zvm.regions.callees import CALL_STEP, Body, Call, RealCall
from zvm.regions.dispatch import classes_of, lower_dispatch, narrowed_object
from zvm.regions.kinds import ANY, ARRAY, BOOL, CHAR, CLOSURE, FLOAT, HASH, INT, LOOPS, NULL, OBJECT, OWN, STRING, State
from zvm.regions.micro import Unsupported, bank_of
from zvm.regions.operands import after, as_float, constant_operand, copy, destination, first, move, second, transfer
from zvm.regions.recursion import MOST_ARGUMENTS, lower_do_body, lower_return_body

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from zvm.regions.lowering import Lowering
    from zvm.regions.operands import Operand

    Ways = list[tuple[int, State]]

_MOST_OPLINES, _MOST_DEPTH, _MOST_CALLS = 80, 4, 40
_MOST_CALLED = 400  # oplines of a function that is called
_REFUSED = (ACC_ABSTRACT | ACC_DEPRECATED | ACC_GENERATOR | ACC_RETURN_REFERENCE | ACC_VARIADIC)
_MASKS = {INT: types.MAY_BE_LONG, FLOAT: types.MAY_BE_DOUBLE, BOOL: types.MAY_BE_BOOL, STRING: types.MAY_BE_STRING,
          CHAR: types.MAY_BE_STRING, ARRAY: types.MAY_BE_ARRAY, HASH: types.MAY_BE_ARRAY, OBJECT: types.MAY_BE_OBJECT,
          NULL: types.MAY_BE_NULL}


def may_be_called(work: Lowering, function: Any, init: Opline) -> bool:
    """Whether the function is one that a call of which may be part of a region."""
    return not refuses(function) and len(work.calls) < _MOST_CALLS \
        and function.required_num_args <= init.extended_value <= function.num_args


def refuses(function: Any) -> bool:
    """Whether the function is none that regions have inside."""
    return type(function) is not OpArray or bool(function.fn_flags & _REFUSED) or bool(function.takes_references) \
        or len(function.opcodes) > _MOST_CALLED or function.num_args > MOST_ARGUMENTS


def may_be_inlined(work: Lowering, function: OpArray, init: Opline) -> bool:
    """Whether its oplines are copied."""
    if function is work.op_array or len(function.opcodes) > _MOST_OPLINES:
        return False
    outer = work.call_around(init.number)
    while outer is not None:
        if outer.function is function or outer.depth >= _MOST_DEPTH:
            return False
        outer = outer.outer
    return True


def lower_init(work: Lowering, number: int, opline: Opline, state: State) -> Ways:
    """INIT_FCALL … of a user function: its arguments follow."""
    function = work.resolve(opline)
    if not may_be_called(work, function, opline) or number not in work.ends:
        raise Unsupported(f"a call of {getattr(function, 'function_name', None) or 'what is not known'}()")
    begin(work, number, function)
    return after(opline, state)


def begin(work: Lowering, number: int, function: OpArray) -> Call:
    """The call that begins at an INIT_*."""
    call = work.calls.get(number)
    if call is None or call.function is not function:
        kind = Call if may_be_inlined(work, function, work.oplines[number]) else RealCall
        call = work.calls[number] = kind(work, number, function, work.call_around(number))
    if call.is_called:
        work.op("CHECK_CALL", None, exit=work.repeat_at(number))  # DO_* visits Python, where it is time
    return call


def lower_init_method(work: Lowering, number: int, opline: Opline, state: State) -> Ways:
    """INIT_METHOD_CALL of an object whose class is known"""
    if opline.op2_type != CONST or type(opline.const2) is not str:
        raise Unsupported("a method whose name is computed")
    if opline.op1_type != UNUSED and number not in work.chosen and number in work.ends:
        kind, value = first(opline, dict(state))
        classes = classes_of(work, opline) if kind == ANY else []
        if len(classes) > 1:
            return lower_dispatch(work, number, opline, state, value, classes)
    kind, value = object_of(work, opline, state)
    function = method_of(work.classes[kind].ce, opline.const2, work.scope(number))
    if not may_be_called(work, function, opline) or number not in work.ends:
        raise Unsupported(f"a call of {opline.const2}()")
    call = begin(work, number, function)
    if not function.fn_flags & ACC_STATIC:
        transfer(work, state, call.this_slot, (kind, value))
    return after(opline, state)


def lower_init_dynamic(work: Lowering, number: int, opline: Opline, state: State) -> Ways:
    """INIT_DYNAMIC_CALL of a closure whose function is known"""
    closure = second(opline, state)
    if closure[0][0] != CLOSURE or number not in work.ends:
        raise Unsupported("a call of what is not known")
    sample: Any = work.classes[closure[0]]
    if not may_be_called(work, sample.func, opline):
        raise Unsupported("a call of a closure")
    call = begin(work, number, sample.func)
    call.captured = sample
    transfer(work, state, call.closure_slot, closure)
    return after(opline, state)


def object_of(work: Lowering, opline: Opline, state: State) -> Operand:
    """The object whose method or property it is: $this, or an operand."""
    if opline.op1_type == UNUSED:
        slot = work.this_slot(opline.number)
        if slot not in state or state[slot][0] == ANY:
            raise Unsupported("$this")
        return state[slot][0], (slot, "i")
    kind, value = first(opline, state)
    if kind == ANY:
        return narrowed_object(work, opline, state, value)
    if kind[0] != OBJECT:
        raise Unsupported("a member of that")
    return kind, value


def method_of(ce: Any, name: str, scope: Any) -> Any:
    """The method of that name that code of `scope` calls on an object of the class, None where that is not simple."""
    lower = name.lower()
    function = ce.function_table.get(lower)
    if function is None or function.is_internal:
        return None
    own = None if scope is None else scope.function_table.get(lower)
    if own is not None and own is not function and own.fn_flags & ACC_PRIVATE:
        return None
    if function.fn_flags & (ACC_PRIVATE | ACC_CHANGED):
        return function if function.scope is scope and function.fn_flags & ACC_PRIVATE else None
    if function.fn_flags & ACC_PROTECTED and (scope is None or function.scope is not scope
                                              and function.scope not in scope.ancestors):
        return None
    return function


def lower_init_static(work: Lowering, number: int, opline: Opline, state: State) -> Ways:
    """INIT_STATIC_METHOD_CALL of a class that is named, self, parent, or static where that is known"""
    late = static_class(work, number, state)
    is_late = opline.op1_type == UNUSED and opline.op1 & FETCH_CLASS_MASK == FETCH_CLASS_STATIC
    ce = late if is_late else work.class_named(opline)
    if ce is None or opline.op2_type != CONST or type(opline.const2) is not str:
        raise Unsupported("a method of a class that is not known")
    function = method_of(ce, opline.const2, work.scope(number))
    if function is None or not may_be_called(work, function, opline) or number not in work.ends:
        raise Unsupported(f"a call of {opline.const2}()")
    this = work.this_slot(number)
    if not function.fn_flags & ACC_STATIC and (opline.op1_type != UNUSED or this not in state):
        raise Unsupported("a method without an object")
    call = begin(work, number, function)
    call.forwards = opline.op1_type == UNUSED
    call.static_class = call.scope = late if call.forwards else ce
    if is_late:
        work.consulted.add(this)
    if not function.fn_flags & ACC_STATIC:
        state[call.this_slot] = state[this][0], True
        work.op("MOVE_i", (call.this_slot, "i"), (this, "i"))
    return after(opline, state)


def static_class(work: Lowering, number: int, state: State) -> Any:
    """The class that `static` is at an opline; None where that is not known."""
    this = work.this_slot(number)
    if this in state:
        return None if state[this][0] == ANY else work.classes[state[this][0]].ce
    call = work.call_around(number)
    return None if call is None else call.static_class


def lower_send(work: Lowering, number: int, opline: Opline, state: State) -> Ways:
    """SEND_VAL, SEND_VAR …: the argument is the parameter's variable from here on"""
    call = work.call_of_argument(number)
    if opline.op2_type == CONST:
        raise Unsupported("a named argument")
    kind, value = first(opline, state)
    if kind[0] in LOOPS:
        raise Unsupported("a loop as an argument")
    transfer(work, state, call.base + opline.op2 - 1, (kind, value))
    return after(opline, state)


def lower_check(work: Lowering, number: int, opline: Opline, state: State) -> Ways:
    """CHECK_FUNC_ARG: no function of a region takes a reference"""
    work.call_of_argument(number)
    return after(opline, state)


def lower_do(work: Lowering, number: int, opline: Opline, state: State) -> Ways:
    """DO_*: the function begins"""
    call = work.call_of_argument(number)
    if call.is_called:
        return lower_do_body(work, number, opline, call, state)
    return [(call.base, state)]


def lower_recv(work: Lowering, number: int, opline: Opline, state: State) -> Ways:
    """RECV, RECV_INIT: the type of a parameter is what was declared"""
    call = work.call_around(number)
    if call is None:
        return lower_received(work, opline, state)
    if opline.result not in state:
        if opline.opcode != ops.RECV_INIT:
            raise Unsupported("a missing argument")
        kind, value = constant_operand(opline.const2)
        state[opline.result] = kind, True
        work.op("MOVE_f" if kind == FLOAT else "MOVE_i", (opline.result, bank_of(kind)), value)
    info = call.function.arg_info[opline.op1 - 1]
    settle_type(work, info.type, opline.result, state, call.function.scope)
    return after(opline, state)


def lower_received(work: Lowering, opline: Opline, state: State) -> Ways:
    """RECV, RECV_INIT where the region is the whole function"""
    if opline.result not in state or opline.result in work.references:
        raise Unsupported("an argument of another type")
    kind = state[opline.result]
    settle_type(work, work.op_array.arg_info[opline.op1 - 1].type, opline.result, state, work.op_array.scope)
    if state[opline.result] != kind:
        raise Unsupported("an argument of another type")
    work.consulted.add(opline.result)
    return after(opline, state)


def settle_type(work: Lowering, declared: Any, slot: int, state: State, scope: Any, late: Any = None) -> None:
    """The value of a slot is of the type that code of the class `scope` declares, an int becomes a float where that is
    asked for. `late`: the class that `static` is, where that is known."""
    kind = state[slot][0]
    if fits(work, declared, kind, scope, late):
        return
    if kind == INT and declared.mask & types.MAY_BE_DOUBLE:
        converted = as_float(work, (INT, (slot, "i")))
        state[slot] = FLOAT, True
        work.op("MOVE_f", (slot, "f"), converted)
        return
    raise Unsupported("an argument of another type")


def fits(work: Lowering, declared: Any, kind: str, scope: Any = None, late: Any = None) -> bool:
    """Whether values of the kind are of the type that code of the class `scope` declares as they are. `late`: the class
    that `static` is, where that is known."""
    if declared is None:
        return True
    mask = types.MAY_BE_ANY if kind == ANY else _MASKS.get(kind[0], -1)
    if declared.mask & mask == mask:
        return True
    if kind[0] != OBJECT or declared.is_intersection:
        return False
    ce = work.classes[kind].ce
    if late is not None and declared.mask & types.MAY_BE_STATIC and late in (ce, *ce.ancestors):
        return True
    names = {each.name.lower() for each in (ce, *ce.ancestors)}
    if scope is not None and not scope.flags & ACC_TRAIT:
        names |= {name for name, own in (("self", scope), ("parent", scope.parent)) if own in (ce, *ce.ancestors)}
    return any(type(name) is str and name.lower() in names for name in declared.names)


def lower_verify_return(work: Lowering, number: int, opline: Opline, state: State) -> Ways:
    """VERIFY_RETURN_TYPE"""
    call = work.call_around(number)
    if call is None or call.function.return_info is None or opline.op1_type == UNUSED:
        raise Unsupported("VERIFY_RETURN_TYPE")
    if opline.op1_type == CONST:
        kind, value = constant_operand(opline.const1)
        state[opline.result] = kind, True
        work.op("MOVE_f" if kind == FLOAT else "MOVE_i", (opline.result, bank_of(kind)), value)
        settle_type(work, call.function.return_info.type, opline.result, state, call.function.scope)
    else:
        if opline.op1 not in state:
            raise Unsupported("a value of another type")
        settle_type(work, call.function.return_info.type, opline.op1, state, call.function.scope,
                    static_class(work, number, state))
    return after(opline, state)


def returned(opline: Opline, state: State) -> Operand:
    """The value that a function returns: a variable's is consumed, too, where the region has a reference to it."""
    value = first(opline, state)
    if value[0][0] in LOOPS:
        raise Unsupported("a loop that is returned")
    if opline.op1_type == CV and state[opline.op1][1] == OWN:
        del state[opline.op1]
    return value


def lower_return(work: Lowering, number: int, opline: Opline, state: State) -> Ways:
    """RETURN within a call that is part of the region"""
    call = work.call_around(number)
    if call is None:
        raise Unsupported("RETURN")
    if isinstance(call, Body):
        return lower_return_body(work, call, opline, state)
    done = work.oplines[work.ends[call.init]]
    last = done
    if done.result_type == UNUSED:
        if opline.op1_type not in (CONST, CV):
            first(opline, state)
    else:
        value = returned(opline, state)
        slot, last = destination(work, done.number, done)
        work.allow_assignment(call.init)
        if work.restart is not None:
            slot, last = done.result, done
        if value[0][0] in (ARRAY, HASH) and not work.is_consumed(state, value):
            copy(work, state, slot, value)
        else:
            move(work, state, slot, value)
    for slot in [slot for slot in state if call.base <= slot < call.base + CALL_STEP]:
        del state[slot]
    return after(last, state)
