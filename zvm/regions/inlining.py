"""Calls of small user functions and methods as part of the region that calls them.

The oplines of the called function stand in the region as copies with numbers and slots of their own. Nothing but
temporaries of the call changes until its result is there, so what fails in between starts over at the outermost INIT_*,
by threaded handlers, which make the frames that nobody saw missing. Hence the function may have no effect.
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
    ACC_VARIADIC,
)
from zvm.opcodes.op_array import CONST, CV, TMP_VAR, UNUSED, VAR, OpArray, Opline
from zvm.regions.kinds import ARRAY, BOOL, CHAR, FIRST_COPY, FLOAT, HASH, INT, KEYED, LOOP, NULL, OBJECT, STRING, State
from zvm.regions.liveness import live_variables
from zvm.regions.micro import Unsupported, bank_of
from zvm.regions.operands import after, as_float, constant_operand, destination, first, move

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from zvm.regions.lowering import Lowering
    from zvm.regions.operands import Operand

    Ways = list[tuple[int, State]]

CALL_STEP = 1 << 12  # between the numbers of two calls, from FIRST_COPY on
_MOST_OPLINES, _MOST_DEPTH, _MOST_CALLS = 80, 4, 40
INITS = frozenset((ops.INIT_FCALL, ops.INIT_FCALL_BY_NAME, ops.INIT_NS_FCALL_BY_NAME, ops.INIT_METHOD_CALL,
                   ops.INIT_STATIC_METHOD_CALL, ops.INIT_USER_CALL, ops.INIT_DYNAMIC_CALL, ops.NEW))
DOES = frozenset((ops.DO_ICALL, ops.DO_UCALL, ops.DO_FCALL, ops.DO_FCALL_BY_NAME))
_REFUSED = (ACC_ABSTRACT | ACC_DEPRECATED | ACC_GENERATOR | ACC_RETURN_REFERENCE | ACC_VARIADIC)
_MASKS = {INT: types.MAY_BE_LONG, FLOAT: types.MAY_BE_DOUBLE, BOOL: types.MAY_BE_BOOL, STRING: types.MAY_BE_STRING,
          CHAR: types.MAY_BE_STRING, ARRAY: types.MAY_BE_ARRAY, HASH: types.MAY_BE_ARRAY, OBJECT: types.MAY_BE_OBJECT,
          NULL: types.MAY_BE_NULL}


class Call:
    """One call of a user function that a region has inside: `base`: what is added to numbers of oplines and slots;
    `outer`: the call whose function makes it."""

    def __init__(self, work: Lowering, init: int, function: OpArray, outer: Call | None) -> None:
        self.init, self.function, self.outer = init, function, outer
        self.depth: int = 1 if outer is None else outer.depth + 1
        self.base = FIRST_COPY + CALL_STEP * len(work.calls)
        self.this_slot = self.base + CALL_STEP - 1
        self.scope: Any = None  # the class that `static` is, where it is not that of $this
        self._live: list[int] | None = None
        work.calls_by_base[self.base] = self
        copies = [self._copy(opline) for opline in function.opcodes]
        for copy, opline in zip(copies, function.opcodes, strict=True):
            copy.next = None if opline.next is None else copies[opline.next.number]
            copy.target = None if opline.target is None else copies[opline.target.number]
            if type(opline.const2) is dict:  # a jump table
                copy.const2 = {key: copies[to.number] for key, to in opline.const2.items()}
            work.oplines[copy.number] = copy
        work.targets |= targets_of(copies)
        self.loop_heads = {copy.target.number for copy in copies
                           if copy.target is not None and copy.target.number <= copy.number}
        work.match_calls(copies)

    def is_live(self, slot: int, number: int) -> bool:
        """Whether what a slot of the function has at one of its oplines may still be asked for."""
        if slot >= len(self.function.vars):
            return True
        if self._live is None:
            self._live = live_variables(self.function)
        return bool(self._live[number] >> slot & 1)

    def _copy(self, opline: Opline) -> Opline:
        copy = Opline(opline.opcode, opline.lineno)
        for name in Opline.__slots__:
            setattr(copy, name, getattr(opline, name))
        copy.number += self.base
        copy.cache = opline.cache
        for name in ("op1", "op2", "result"):
            if getattr(opline, f"{name}_type") in (CV, TMP_VAR, VAR):
                setattr(copy, name, getattr(opline, name) + self.base)
        return copy


def targets_of(oplines: list[Opline]) -> set[int]:
    """The numbers of oplines that jumps go to."""
    targets = {opline.target.number for opline in oplines if opline.target is not None}
    return targets.union(*(map(_number, opline.const2.values()) for opline in oplines if type(opline.const2) is dict))


def _number(opline: Opline) -> int:
    return opline.number


def may_be_inlined(work: Lowering, function: Any, init: Opline) -> bool:
    """Whether the function is one that a call of which may be part of a region."""
    if type(function) is not OpArray or function is work.op_array:
        return False
    if function.fn_flags & _REFUSED or function.takes_references or function.try_catch_array \
            or len(function.opcodes) > _MOST_OPLINES or len(work.calls) >= _MOST_CALLS \
            or not function.required_num_args <= init.extended_value <= function.num_args:
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
    if not may_be_inlined(work, function, opline) or number not in work.ends:
        raise Unsupported(f"a call of {getattr(function, 'function_name', None) or 'what is not known'}()")
    begin(work, number, function)
    return after(opline, state)


def begin(work: Lowering, number: int, function: OpArray) -> Call:
    """The call that begins at an INIT_*."""
    call = work.calls.get(number)
    if call is None or call.function is not function:
        call = work.calls[number] = Call(work, number, function, work.call_around(number))
    return call


def lower_init_method(work: Lowering, number: int, opline: Opline, state: State) -> Ways:
    """INIT_METHOD_CALL of an object whose class is known"""
    if opline.op2_type != CONST or type(opline.const2) is not str:
        raise Unsupported("a method whose name is computed")
    kind, value = object_of(work, opline, state)
    function = method_of(work.classes[kind].ce, opline.const2, work.scope(number))
    if not may_be_inlined(work, function, opline) or number not in work.ends:
        raise Unsupported(f"a call of {opline.const2}()")
    call = begin(work, number, function)
    if not function.fn_flags & ACC_STATIC:
        state[call.this_slot] = kind, True
        work.op("MOVE_i", (call.this_slot, "i"), value)
    return after(opline, state)


def object_of(work: Lowering, opline: Opline, state: State) -> Operand:
    """The object whose method or property it is: $this, or an operand."""
    if opline.op1_type == UNUSED:
        slot = work.this_slot(opline.number)
        if slot not in state:
            raise Unsupported("$this")
        return state[slot][0], (slot, "i")
    kind, value = first(opline, state)
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
    """INIT_STATIC_METHOD_CALL of a class that is named"""
    ce = work.class_named(opline)
    if ce is None or opline.op2_type != CONST or type(opline.const2) is not str:
        raise Unsupported("a method of a class that is not known")
    function = method_of(ce, opline.const2, work.scope(number))
    if function is None or not function.fn_flags & ACC_STATIC or not may_be_inlined(work, function, opline) \
            or number not in work.ends:
        raise Unsupported(f"a call of {opline.const2}()")
    begin(work, number, function).scope = ce
    return after(opline, state)


def lower_send(work: Lowering, number: int, opline: Opline, state: State) -> Ways:
    """SEND_VAL, SEND_VAR …: the argument is the parameter's variable from here on"""
    call = work.call_of_argument(number)
    if opline.op2_type == CONST:
        raise Unsupported("a named argument")
    kind, value = first(opline, state)
    if kind[0] in (LOOP, KEYED):
        raise Unsupported("a loop as an argument")
    slot = call.base + opline.op2 - 1
    state[slot] = kind, True
    work.op("MOVE_f" if kind == FLOAT else "MOVE_i", (slot, bank_of(kind)), value)
    return after(opline, state)


def lower_do(work: Lowering, number: int, opline: Opline, state: State) -> Ways:
    """DO_*: the function begins"""
    call = work.call_of_argument(number)
    return [(call.base, state)]


def lower_recv(work: Lowering, number: int, opline: Opline, state: State) -> Ways:
    """RECV, RECV_INIT: the type of a parameter is what was declared"""
    call = work.call_around(number)
    if call is None:
        raise Unsupported("the beginning of a function")
    if opline.result not in state:
        if opline.opcode != ops.RECV_INIT:
            raise Unsupported("a missing argument")
        kind, value = constant_operand(opline.const2)
        state[opline.result] = kind, True
        work.op("MOVE_f" if kind == FLOAT else "MOVE_i", (opline.result, bank_of(kind)), value)
    info = call.function.arg_info[opline.op1 - 1]
    settle_type(work, info.type, opline.result, state)
    return after(opline, state)


def settle_type(work: Lowering, declared: Any, slot: int, state: State) -> None:
    """The value of a slot is of the declared type, an int becomes a float where that is asked for."""
    kind = state[slot][0]
    if declared is None:
        return
    mask = _MASKS.get(kind[0])
    if mask is None:
        raise Unsupported("an argument of another type")
    if declared.mask & mask == mask:
        return
    if kind == INT and declared.mask & types.MAY_BE_DOUBLE:
        converted = as_float(work, (INT, (slot, "i")))
        state[slot] = FLOAT, True
        work.op("MOVE_f", (slot, "f"), converted)
        return
    if kind[0] == OBJECT and not declared.is_intersection:
        ce = work.classes[kind].ce
        names = {each.name.lower() for each in (ce, *ce.ancestors)}
        if any(type(name) is str and name.lower() in names for name in declared.names):
            return
    raise Unsupported("an argument of another type")


def lower_verify_return(work: Lowering, number: int, opline: Opline, state: State) -> Ways:
    """VERIFY_RETURN_TYPE"""
    call = work.call_around(number)
    if call is None or call.function.return_info is None or opline.op1_type == UNUSED:
        raise Unsupported("VERIFY_RETURN_TYPE")
    if opline.op1_type == CONST:
        kind, value = constant_operand(opline.const1)
        state[opline.result] = kind, True
        work.op("MOVE_f" if kind == FLOAT else "MOVE_i", (opline.result, bank_of(kind)), value)
        settle_type(work, call.function.return_info.type, opline.result, state)
    else:
        if opline.op1 not in state:
            raise Unsupported("a value of another type")
        settle_type(work, call.function.return_info.type, opline.op1, state)
    return after(opline, state)


def lower_return(work: Lowering, number: int, opline: Opline, state: State) -> Ways:
    """RETURN within a call that is part of the region"""
    call = work.call_around(number)
    if call is None:
        raise Unsupported("RETURN")
    done = work.oplines[work.ends[call.init]]
    last = done
    if done.result_type == UNUSED:
        if opline.op1_type not in (CONST, CV):
            first(opline, state)
    else:
        value = first(opline, state)
        if value[0][0] in (ARRAY, HASH, LOOP, KEYED):
            raise Unsupported("an array that is returned")
        slot, last = destination(work, done.number, done)
        work.allow_assignment(call.init)
        if work.restart is not None:
            slot, last = done.result, done
        move(work, state, slot, value)
    for slot in [slot for slot in state if call.base <= slot < call.base + CALL_STEP]:
        del state[slot]
    return after(last, state)
