"""Call sites of functions, fused: their DO_* does what their INIT_* and SEND_* did.

Read by the handlers of INIT_*, when one finds its function for the first time: nothing can be under way between it and
its DO_* then, in any frame. What a fused call site consists of stays in the op-array as it is; only handlers change,
and `next` and `target` of what leads to oplines that have nothing left to do:

- INIT_*, SEND_* of constants and temporaries, and the SEND_* in front of DO_* are passed over. DO_* fetches those
  arguments, in their order; until then a temporary stays where it is.
- SEND_* of a variable with more to evaluate after it keeps its value for DO_* in the slot of DO_*'s result.
- DO_* runs `CallSite.call`, and after some executions what internal.py or user.py makes for function and
  operands.

An op-array whose handlers were replaced (to count or trace oplines) keeps its calls as they are.
"""
from __future__ import annotations

from zvm.executor.arguments import sent_by_ref
from zvm.executor.dispatch import handler_changes
from zvm.executor.static_properties import fetch_argument_value
from zvm.executor.variables import make_reference, undefined_cv
from zvm.handlers.call_fusion.site import CallSite, MethodSite, NewSite, Send, pass_over_skipped, skip
from zvm.linker.handler_selection import handler_for
from zvm.opcodes import metadata as ops
from zvm.opcodes.flags import ACC_ABSTRACT, ACC_CLOSURE, ACC_DEPRECATED, ACC_PUBLIC, ACC_STATIC
from zvm.opcodes.op_array import BY_REFERENCE, CONST, CV, TMP_VAR, UNUSED, VAR, OpArray, Opline
from zvm.runtime.services.locking import locked_by
from zvm.runtime.values.strings import lower
from zvm.runtime.values.zval import UNDEF, Reference

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.handlers.call_fusion.site import Handler
    from zvm.opcodes.op_array import Function

_ALWAYS_BY_VALUE = frozenset((ops.SEND_VAL, ops.SEND_VAR))
_AS_WANTED = frozenset((ops.SEND_VAL_EX, ops.SEND_VAR_EX, ops.SEND_VAR_NO_REF_EX, ops.SEND_FUNC_ARG))
_ENDS = frozenset((ops.DO_ICALL, ops.DO_UCALL, ops.DO_FCALL_BY_NAME, ops.DO_FCALL))
_READING = {ops.FETCH_FUNC_ARG: ops.FETCH_R, ops.FETCH_DIM_FUNC_ARG: ops.FETCH_DIM_R,
            ops.FETCH_OBJ_FUNC_ARG: ops.FETCH_OBJ_R, ops.FETCH_STATIC_PROP_FUNC_ARG: ops.FETCH_STATIC_PROP_R}


def fuse(ex: Any, init: Opline, function: Function) -> bool:
    """Fuse the call site that begins with `init`, whose function was just found; False if it is to stay as it is.

    Afterwards execution goes on at `init.next`.
    """
    tier = ex.engine.tier
    if tier is not None and not (function.is_internal and tier.may_be_frameless(function, init)):
        return False
    return _fuse(ex, init, function)


@locked_by(handler_changes)
def _fuse(ex: Any, init: Opline, function: Function) -> bool:
    """fuse() of what may be fused."""
    if ex.engine.interrupted:  # some handlers are not the oplines' own
        return False
    if ex.engine.tier is not None:
        return _make_frameless(ex, init, function)
    if ex.engine.observer is not None:
        return False
    found = _take_over(ex.func, init, function)
    if found is None:
        return False
    end, sends, kept, slot = found
    opcodes = ex.func.opcodes
    _install(opcodes, init, end, CallSite(function, sends, kept, slot, opcodes), skip)
    return True


def _make_frameless(ex: Any, init: Opline, function: Function) -> bool:
    """Fuse the site natively: of a function that may be frameless, whose SEND_* by value stand in front of DO_*."""
    engine, op_array = ex.engine, ex.func
    meter = engine.interrupts.meter
    if function.fn_flags & ACC_DEPRECATED or meter is not None and meter.opcode is None \
            or engine.observer is not None and engine.observer.whole_calls:
        return False
    sends: list[Send] = []
    asking: list[Opline] = []
    end = _read(op_array.opcodes, init, function, sends, asking)
    if end is None or end.result_type == CV:
        return False
    first = sends[0].opline if sends else end
    if end.number - first.number != len(sends) or any(send.by_reference or _is_null(send.opline) for send in sends):
        return False
    engine.tier.prepare(function, engine)
    checks = [opline for opline in asking if opline.opcode == ops.CHECK_FUNC_ARG]
    if not engine.tier.make_frameless(op_array, init, first, checks):
        return False
    for opline in asking:
        if opline not in checks:
            opline.handler = _reading_handler(opline)
            engine.tier.refill(op_array, opline)
    return True


def _is_null(send: Opline) -> bool:
    return send.op1_type == CONST and send.const1 is None


@locked_by(handler_changes)
def fuse_new(ex: Any, init: Opline) -> None:
    """Fuse a `new` of a class that is a constant, if NEW has just made the first frame of a public constructor.

    The frame is taken back: execution goes on at `init.next`. NEW goes on making the object.
    """
    cached: Any = init.cache
    function = cached and cached[1]
    if type(function) is not OpArray or not function.fn_flags & ACC_PUBLIC or ex.engine.tier is not None:
        return
    found = None if ex.engine.interrupted or ex.engine.observer is not None else _take_over(ex.func, init, function)
    if found is None:
        return
    end, sends, kept, slot = found
    opcodes = ex.func.opcodes
    ex.call = ex.call.prev
    site = NewSite(cached[0], function, sends, kept, slot, opcodes, init.result)
    _install(opcodes, init, end, site, site.create)


def _install(opcodes: list[Opline], init: Opline, end: Opline, site: CallSite, begin: Handler) -> None:
    """Give INIT_* and DO_* their handlers. The first that may lead to an opline of the call is a comparison fused with
    its jump, two in front of INIT_*."""
    init.handler = begin
    end.handler = site.count
    pass_over_skipped(opcodes[max(init.number - 2, 0):end.number])


def _take_over(op_array: OpArray, init: Opline, function: Function) -> tuple[Opline, list[Send], int, int] | None:
    """Have DO_* of the call do what is between it and `init`; None where that cannot be.

    The DO_*, its arguments, how many of them are kept, and the slot of the result, where they are.
    """
    if function.fn_flags & (ACC_ABSTRACT | ACC_DEPRECATED) or init.handler is not handler_for(init):
        return None
    opcodes = op_array.opcodes
    sends: list[Send] = []
    asking: list[Opline] = []
    end = _read(opcodes, init, function, sends, asking)
    if end is None or not _choose_kept(opcodes, end, sends):
        return None
    slot = end.result if end.result_type != UNUSED else op_array.last_var + end.result
    kept = [send for send in sends if send.is_kept]
    if end.result_type == CV or kept and not _is_free(op_array, init, end, slot):
        return None
    for opline in asking:
        opline.handler = skip if opline.opcode == ops.CHECK_FUNC_ARG else _reading_handler(opline)
    for send in sends:
        send.opline.handler = skip
    for number, send in enumerate(kept):
        send.opline.handler = _keeping(send, slot, len(kept), number)
    return end, sends, len(kept), slot


def _is_free(op_array: OpArray, init: Opline, end: Opline, slot: int) -> bool:
    """Whether arguments can be kept in a slot until the call: the optimizer lets temporaries share slots."""
    last_var = op_array.last_var
    if slot >= last_var + op_array.T:
        return False
    first, last = (init.number, end.number) if end.result_type != UNUSED else (0, len(op_array.opcodes))
    return not any(
        kind & (TMP_VAR | VAR) and number == slot for opline in op_array.opcodes[first:last] if opline is not end
        for kind, number in ((opline.op1_type, opline.op1), (opline.op2_type, opline.op2),
                             (opline.result_type, opline.result)))


@locked_by(handler_changes)
def fuse_method_call(ex: Any, init: Opline) -> None:
    """Fuse a method call whose INIT_* has just made its first frame, if that can be done later: as nothing is evaluated
    in between, or as INIT_* cannot fail.

    The frame is taken back: execution goes on at `init.next`.
    """
    pending = ex.call
    function = pending.func
    if type(function) is not OpArray or pending.this is None or ex.engine.tier is not None:
        return
    if ex.engine.interrupted or ex.engine.observer is not None:
        return
    found = (_take_over if _is_own_method(ex.func, init) else _take_simple)(ex.func, init, function)
    if found is None:
        return
    end, sends, kept, slot = found
    opcodes = ex.func.opcodes
    if init.op1_type & (TMP_VAR | VAR):
        ex.slots[init.op1] = pending.this
    ex.call = pending.prev
    _install(opcodes, init, end, MethodSite(function, sends, kept, slot, opcodes, init), skip)


def _is_own_method(op_array: OpArray, init: Opline) -> bool:
    """Is it a call on $this of a method that the running method's class has? Then all that extend it have one with the
    same parameters by reference."""
    if init.op1_type != UNUSED or op_array.scope is None or op_array.fn_flags & (ACC_CLOSURE | ACC_STATIC):
        return False
    declared = op_array.scope.function_table.get(lower(init.const2))
    return type(declared) is OpArray and init.extended_value <= declared.num_args


def _take_simple(op_array: OpArray, init: Opline, function: Function) -> tuple[Opline, list[Send], int, int] | None:
    """_take_over() of a call with nothing but SEND_* of constants and CVs by value, for any method."""
    opcodes = op_array.opcodes
    for number in range(init.number + 1, init.number + init.extended_value + 1):
        opline = opcodes[number]
        if not ops.PROPERTIES[opline.opcode] & ops.CALL_SENDS or opline.op1_type & (TMP_VAR | VAR):
            return None
        send = _send(function, opline, number - init.number)
        if send is None or send.by_reference:
            return None
    end = opcodes[init.number + init.extended_value + 1]
    return _take_over(op_array, init, function) if end.opcode in _ENDS else None


def _read(opcodes: list[Opline], init: Opline, function: Function, sends: list[Send],
          asking: list[Opline]) -> Opline | None:
    """The DO_* of the call, None where it cannot be fused; its SEND_* and what asks how an argument goes are added."""
    depth = 0
    for number in range(init.number + 1, len(opcodes)):
        opline = opcodes[number]
        properties = ops.PROPERTIES[opline.opcode]
        if properties & ops.CALL_BEGINS:
            depth += 1
        elif depth:
            if properties & ops.CALL_ENDS:
                depth -= 1
        elif properties & ops.CALL_ENDS:
            return opline if opline.opcode in _ENDS else None
        elif properties & ops.CALL_SENDS:
            send = _send(function, opline, len(sends) + 1)
            if send is None:
                return None
            sends.append(send)
        elif properties & ops.CALL_NEEDS:
            if opline.opcode == ops.CHECK_FUNC_ARG:
                if opline.op2_type == CONST or sent_by_ref(function, opline.op2):
                    return None
            elif opline.opcode not in _READING or opline.opcode == ops.FETCH_DIM_FUNC_ARG and not opline.op2_type:
                return None
            asking.append(opline)
    return None


def _send(function: Function, opline: Opline, number: int) -> Send | None:
    """Argument `number` of the call, None for one that has to be sent when it is its turn."""
    if opline.op2_type == CONST:
        return None
    opcode = opline.opcode
    if opcode in _ALWAYS_BY_VALUE:
        return Send(opline, False)
    if opcode == ops.SEND_REF:
        return Send(opline, True)
    if opcode not in _AS_WANTED:
        return None
    how = sent_by_ref(function, number)
    if opcode == ops.SEND_VAR_EX:
        return Send(opline, how != 0)
    return Send(opline, False) if not how or opcode == ops.SEND_VAL_EX and how != BY_REFERENCE else None


def _choose_kept(opcodes: list[Opline], end: Opline, sends: list[Send]) -> bool:
    """Mark variables that cannot wait for `end`; False where one is a place that cannot be kept, or a temporary that is
    written again before: the optimizer lets arguments share one."""
    number = end.number - 1
    for send in reversed(sends):
        if send.opline is opcodes[number]:
            number -= 1  # nothing between it and DO_* but other SEND_*
            continue
        if send.opline.op1_type & (TMP_VAR | VAR) and any(
                opline.result_type & (TMP_VAR | VAR) and opline.result == send.opline.op1
                for opline in opcodes[send.opline.number + 1:end.number]):
            return False
        if send.opline.op1_type & (VAR | CV) and not _is_plain_result(opcodes[send.opline.number - 1], send.opline):
            if send.by_reference and send.opline.op1_type == VAR:
                return False
            send.is_kept = True
    return True


def _is_plain_result(earlier: Opline, opline: Opline) -> bool:
    """Is the operand what an internal function gave: a VAR that is never a Reference?"""
    return earlier.opcode == ops.DO_ICALL and opline.op1_type == VAR and earlier.result == opline.op1


def _reading_handler(opline: Opline) -> Handler:
    """The handler that fetches for an argument by value."""
    return _read_static_property if opline.opcode == ops.FETCH_STATIC_PROP_FUNC_ARG else _plain_reading_handler(opline)


def _read_static_property(ex: Any, op: Opline) -> Opline | None:
    """result := value of op2::$op1; a plain read from the next time on, when a typed property is a reference."""
    ex.opline = op
    ex.slots[op.result] = fetch_argument_value(ex, op)
    if op.cache is not None:
        _read_plainly(ex, op)
    return op.next


@locked_by(handler_changes)
def _read_plainly(ex: Any, op: Opline) -> None:
    """Give a fetch for an argument by value the handler of a plain read."""
    if not ex.engine.interrupted:
        op.handler = _plain_reading_handler(op)
        if ex.engine.tier is not None:
            ex.engine.tier.refill(ex.func, op)


def _plain_reading_handler(opline: Opline) -> Handler:
    """The handler of the same operands that reads."""
    reading = Opline(_READING[opline.opcode], opline.lineno)
    for name in ("op1_type", "op2_type", "result_type", "op1", "op2", "result", "const1", "const2", "next"):
        setattr(reading, name, getattr(opline, name))
    return handler_for(reading)


# ---- arguments that cannot wait ------------------------------------------------------------------------------------

def _keeping(send: Send, slot: int, total: int, number: int) -> Handler:
    """The handler of a SEND_* that leaves its argument, `number` of `total` such, in `slot`."""
    fetch = _reference if send.by_reference else _value
    if total == 1:
        def keep(ex: Any, op: Opline) -> Opline | None:
            ex.slots[slot] = fetch(ex, op)
            return op.next
    elif number == 0:
        def keep(ex: Any, op: Opline) -> Opline | None:
            ex.slots[slot] = [fetch(ex, op)]
            return op.next
    else:
        def keep(ex: Any, op: Opline) -> Opline | None:
            ex.slots[slot].append(fetch(ex, op))
            return op.next
    return keep


def _value(ex: Any, op: Opline) -> Any:
    """The value of op1, a CV or a VAR, which is taken."""
    slots = ex.slots
    value = slots[op.op1]
    if op.op1_type == VAR:
        slots[op.op1] = None
    if type(value) is Reference:
        return value.value
    return undefined_cv(ex, op, op.op1) if value is UNDEF else value


def _reference(ex: Any, op: Opline) -> Reference:
    return make_reference(ex.slots, op.op1)
