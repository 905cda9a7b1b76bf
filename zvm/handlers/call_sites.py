"""Call sites of internal functions, fused: their DO_* does what their INIT_* and SEND_* did.

Read by the handlers of INIT_*, when one finds its function for the first time: nothing can be under way between it and
its DO_* then, in any frame. What a fused call site consists of stays in the op-array as it is; only handlers change,
and `next` and `target` of what leads to oplines that have nothing left to do:

- INIT_*, SEND_* of constants and temporaries, and the SEND_* in front of DO_* are passed over. DO_* fetches those
  arguments, in their order; until then a temporary stays where it is.
- SEND_* of a variable with more to evaluate behind it keeps its value for DO_* in the slot of DO_*'s result.
- DO_* runs `CallSite.call`, and after some executions what handlers/call_source.py makes for function and operands.

An op-array whose handlers somebody has replaced (to count or trace oplines) keeps its calls as they are.
"""
from __future__ import annotations

from itertools import islice

from zvm.executor import calls
from zvm.executor.arguments import BY_REFERENCE, make_reference, sent_by_ref
from zvm.executor.variables import undefined_cv
from zvm.handlers.linker import handler_for
from zvm.opcodes import metadata as ops
from zvm.opcodes.flags import ACC_ABSTRACT, ACC_DEPRECATED, ACC_STRICT_TYPES
from zvm.opcodes.op_array import CONST, CV, UNUSED, VAR, Opline
from zvm.runtime.values import UNDEF, Reference

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable
    from typing import Any

    from zvm.opcodes.op_array import OpArray
    from zvm.runtime.functions import InternalFunction

    Handler = Callable[[Any, Opline], Opline | None]

HOT = 300  # executions that pay for generating source
FAILURES = 30  # of the frameless form, before it is given up

_ALWAYS_BY_VALUE = frozenset((ops.SEND_VAL, ops.SEND_VAR))
_AS_WANTED = frozenset((ops.SEND_VAL_EX, ops.SEND_VAR_EX, ops.SEND_VAR_NO_REF_EX, ops.SEND_FUNC_ARG))
_ENDS = frozenset((ops.DO_ICALL, ops.DO_FCALL_BY_NAME))
_READING = {ops.FETCH_FUNC_ARG: ops.FETCH_R, ops.FETCH_DIM_FUNC_ARG: ops.FETCH_DIM_R,
            ops.FETCH_OBJ_FUNC_ARG: ops.FETCH_OBJ_R, ops.FETCH_STATIC_PROP_FUNC_ARG: ops.FETCH_STATIC_PROP_R}


class Send:
    """An argument of a call site."""

    __slots__ = ("opline", "handler", "by_reference", "is_kept")

    def __init__(self, opline: Opline, by_reference: bool) -> None:
        self.opline = opline
        self.handler: Any = opline.handler  # the SEND_*'s own
        self.by_reference = by_reference
        self.is_kept = False  # evaluated by its SEND_*, which leaves the value for DO_*


class CallSite:
    """What DO_* of a fused call site knows."""

    __slots__ = ("function", "sends", "kept", "slot", "opcodes", "executions", "failures", "hot", "fast")

    def __init__(self, function: InternalFunction, sends: list[Send], kept: int, slot: int,
                 opcodes: list[Opline]) -> None:
        self.function = function
        self.sends = sends
        self.kept = kept  # how many arguments SEND_* evaluates: one is in `slot` as it is, more are in a list there
        self.slot = slot  # of the result
        self.opcodes = opcodes
        self.executions = self.failures = 0
        self.hot = max(HOT, len(opcodes))  # going over all oplines must pay
        self.fast: Handler | None = None

    def count(self, ex: Any, op: Opline) -> Opline | None:
        """The handler of DO_* at first: `call`, until it has been executed often."""
        self.executions += 1
        if self.executions >= self.hot:
            if self.executions == self.hot:
                pass_over_skipped(self.opcodes)
                self._specialise(ex, op, True)
            op.handler = self.fast or self.call  # op may be a copy of the one that was counted
        return self.call(ex, op)

    def retry(self, ex: Any, op: Opline) -> Opline | None:
        """What the frameless form does with arguments it is not made for: `call`; after some of them it is replaced."""
        self.failures += 1
        if self.failures >= FAILURES:
            if self.failures == FAILURES:
                self._specialise(ex, op, False)
            op.handler = self.fast or self.call
        return self.call(ex, op)

    def _specialise(self, ex: Any, op: Opline, may_be_frameless: bool) -> None:
        from zvm.handlers.call_source import specialised

        self.fast = specialised(self, op, bool(ex.func.fn_flags & ACC_STRICT_TYPES), may_be_frameless)

    def call(self, ex: Any, op: Opline) -> Opline | None:
        """Carry out the whole call as INIT_*, SEND_* and DO_* would."""
        pending = calls.push_call(ex, self.function)
        if self.kept:
            kept = ex.slots[self.slot]
            ex.slots[self.slot] = None
            values = iter(kept if self.kept > 1 else (kept,))
            del kept
            for send in self.sends:
                if send.is_kept:
                    pending.slots.append(next(values))
                else:
                    send.handler(ex, send.opline)
            del values
        else:
            for send in self.sends:
                send.handler(ex, send.opline)
        del pending
        calls.do_call(ex, op)
        return op.next


def fuse(ex: Any, init: Opline, function: InternalFunction) -> bool:
    """Fuse the call site that begins with `init`, whose function was just found; False if it is to stay as it is.

    Afterwards execution goes on at `init.next`.
    """
    if function.fn_flags & (ACC_ABSTRACT | ACC_DEPRECATED) or init.handler is not handler_for(init):
        return False
    op_array: OpArray = ex.func
    opcodes = op_array.opcodes
    sends: list[Send] = []
    asking: list[Opline] = []
    end = _read(opcodes, init, function, sends, asking)
    if end is None or not _choose_kept(opcodes, end, sends):
        return False
    slot = end.result if end.result_type != UNUSED else op_array.last_var + end.result
    kept = [send for send in sends if send.is_kept]
    init.handler = _skip
    for opline in asking:
        opline.handler = _skip if opline.opcode == ops.CHECK_FUNC_ARG else _reading_handler(opline)
    for send in sends:
        send.opline.handler = _skip
    for number, send in enumerate(kept):
        send.opline.handler = _keeping(send, slot, len(kept), number)
    end.handler = CallSite(function, sends, len(kept), slot, opcodes).count
    first = max(init.number - 2, 0)  # a comparison fused with its jump is two in front
    pass_over_skipped(islice(opcodes, first, end.number))
    return True


def _read(opcodes: list[Opline], init: Opline, function: InternalFunction, sends: list[Send],
          asking: list[Opline]) -> Opline | None:
    """The DO_* of the call, None where it cannot be fused; its SEND_* and what asks how an argument goes are added."""
    depth = 0
    for opline in islice(opcodes, init.number + 1, None):
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


def _send(function: InternalFunction, opline: Opline, number: int) -> Send | None:
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
    """Mark variables that cannot wait for `end`; False where one is a place that cannot be kept."""
    number = end.number - 1
    for send in reversed(sends):
        if send.opline is opcodes[number]:
            number -= 1  # nothing between it and DO_* but other SEND_*
        elif send.opline.op1_type & (VAR | CV) and not _is_plain_result(opcodes[send.opline.number - 1], send.opline):
            if send.by_reference and send.opline.op1_type == VAR:
                return False
            send.is_kept = True
    return True


def _is_plain_result(earlier: Opline, opline: Opline) -> bool:
    """Is the operand what an internal function gave: a VAR that is never a Reference?"""
    return earlier.opcode == ops.DO_ICALL and opline.op1_type == VAR and earlier.result == opline.op1


def _reading_handler(opline: Opline) -> Handler:
    """The handler that fetches for an argument by value."""
    reading = Opline(_READING[opline.opcode], opline.lineno)
    for name in ("op1_type", "op2_type", "result_type", "op1", "op2", "result", "const1", "const2", "next"):
        setattr(reading, name, getattr(opline, name))
    return handler_for(reading)


def _skip(ex: Any, op: Opline) -> Opline | None:
    """The handler of an opline that DO_* does the work of."""
    return op.next


def pass_over_skipped(oplines: Any) -> None:
    """Have `next` and `target` of these oplines lead past those without work."""
    for opline in oplines:
        following = opline.next
        while following is not None and following.handler is _skip:
            following = opline.next = following.next
        following = opline.target
        while following is not None and following.handler is _skip:
            following = opline.target = following.next


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
