"""What becomes of an exception: catch and finally blocks, live ranges, frames left (ZEND_HANDLE_EXCEPTION).

Reads the try/catch elements and live ranges of op-arrays; called by the dispatch loop only.

Steps, as in Zend: find the innermost try element around the opline; drop the calls that were being prepared; destroy
the temporaries that are alive; go to the catch block, or to the finally block with the exception kept in its FAST_CALL
variable, or leave the frame and go on in the caller at the opline of its call.
"""
from __future__ import annotations

from _bisect import bisect_right  # the module `bisect` would be one more to import
from itertools import accumulate

from zvm.executor.unfinished_calls import drop_pending_frames, drop_temporaries
from zvm.opcodes import metadata as ops
from zvm.opcodes.loop_ends import alive_until, leaves_loop, thrown_at
from zvm.opcodes.op_array import LIVE_NEW, LIVE_SILENCE, TMP_VAR, VAR, OpArray, Opline
from zvm.runtime import execute_data
from zvm.runtime.execute_data import CALL_CODE, CALL_GENERATOR, CALL_TOP, ExecuteData
from zvm.runtime.services.diagnostics import end_silence
from zvm.runtime.signals import REFUSALS, GracefulExit, Thrown, UnwindExit
from zvm.runtime.values.counting import LOCALS_DIE_BACKWARDS

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Iterable
    from typing import Any

    from zvm.engine import Engine
    from zvm.opcodes.op_array import LiveRange, TryCatchElement
    from zvm.runtime.values.php_object import PhpObject

_TEMPORARY = TMP_VAR | VAR
MANY_RANGES, MANY_TEMPORARIES = 64, 1000  # from where on not all of them are looked at for each exception


class FinallyState:
    """What a FAST_CALL variable holds: how to go on after the finally block. All None: nothing, not even a jump."""

    __slots__ = ("signal", "exception", "opline")

    def __init__(self, signal: BaseException | None = None, opline: Opline | None = None) -> None:
        self.signal = signal  # to be raised again
        self.exception: PhpObject | None = None  # that native code is to throw again, in place of a signal
        self.opline = opline  # the FAST_CALL to go back to

    def take_signal(self) -> BaseException | None:
        """What is to be raised again, which no longer waits."""
        signal, exception = self.signal, self.exception
        self.signal = self.exception = None
        return signal if exception is None else Thrown(exception)


def unwind(engine: Engine, ex: ExecuteData, op: Opline | None, signal: Any, stop: ExecuteData | None,
           ) -> tuple[ExecuteData, Opline]:
    """Handle `signal`, raised by opline `op` of frame `ex`: the frame and opline where execution goes on.

    Raises the signal again after leaving the frame above `stop`.
    """
    drop_traceback(signal)
    source = getattr(signal, "opline", None)
    if source is not None:
        op, signal.opline = source, None
    if engine.current_execute_data is not ex:
        _leave_internal_functions(engine, ex)
        if engine.pending_exception is not None:
            signal = chain_pending(engine, signal)
    if engine.observer is not None and type(signal) is Thrown:
        ex.opline = op if op is not None else ex.opline
        engine.observer.watches.thrown(ex, op, signal.object, op is not None and op.opcode == ops.THROW)
    while True:
        engine.current_execute_data = ex
        if ex.call is not None:
            drop_pending_frames(ex)
        op_array: Any = ex.func
        if op_array.try_catch_array or op_array.live_range:
            target, signal = _find_target(engine, ex, _number_of(ex, op), signal)
            if target is not None:
                if type(signal) is Thrown and signal.object is engine.exception:
                    # caught: who began this run may hold the signal until it ends
                    signal.object, signal.args = None, ()
                return ex, target
        previous = ex.prev
        leave_frame(engine, ex)
        if previous is stop:
            if type(engine.pending_exception) in (Thrown, UnwindExit):
                signal = chain_pending(engine, signal)
            try:
                raise signal
            finally:
                del signal  # see dispatch.raise_afresh()
        ex = previous  # type: ignore[assignment]
        op = ex.opline
        if engine.pending_exception is not None:
            signal = chain_pending(engine, signal)


def drop_traceback(signal: BaseException) -> None:
    """Free the Python frames that a signal passed through, which would keep PHP values alive.

    Their values die as in Zend: those of the innermost frame first, and each frame's in the order of its locals.
    """
    values: list[Any] = []
    if LOCALS_DIE_BACKWARDS and not isinstance(signal, REFUSALS):  # of those there may be no memory for a list
        frames = []
        traceback = signal.__traceback__
        while traceback is not None:
            frames.append(traceback.tb_frame)
            traceback = traceback.tb_next
        while frames:
            values += frames.pop().f_locals.values()
    signal.__traceback__ = signal.__context__ = None
    values.reverse()  # Python clears lists from the end
    values.clear()


def _leave_internal_functions(engine: Engine, ex: ExecuteData) -> None:
    """Make `ex` the running frame again after internal functions that raised; arguments die from the first on."""
    call = engine.current_execute_data
    engine.current_execute_data = ex
    while call is not ex and call is not None and type(call.func) is not OpArray:
        slots, call = call.slots, call.prev
        slots.reverse()  # Python clears lists from the end
        slots.clear()


def _number_of(ex: ExecuteData, op: Opline | None) -> int:
    """The number of the opline that threw, for try elements and live ranges."""
    number = op.number if op is not None else 0  # 0, too, of the entry in front of the first opline
    return number if op is None or not leaves_loop(op) else thrown_at(ex.func, number)  # type: ignore[arg-type]


def _find_target(engine: Engine, ex: ExecuteData, number: int, signal: Any) -> tuple[Opline | None, Any]:
    """The first opline of the catch or finally block that takes the signal, with everything ready for it.

    Also the signal, which another may have replaced.
    """
    op_array: Any = ex.func
    elements = op_array.try_catch_array
    for index in range(bisect_right(elements, number, key=_try_op) - 1, -1, -1):
        element = elements[index]
        if number < element.catch_op and type(signal) is Thrown:
            cleanup_live_vars(engine, ex, number, element.catch_op, element.try_op)
            if engine.pending_exception is not None:
                signal = chain_pending(engine, signal)
                if type(signal) is UnwindExit:
                    continue
            engine.exception = signal.object
            return op_array.opcodes[element.catch_op], signal
        if number < element.finally_op:
            if type(signal) is UnwindExit:
                continue
            cleanup_live_vars(engine, ex, number, element.finally_op, element.try_op)
            if engine.pending_exception is not None:
                signal = chain_pending(engine, signal)
                if type(signal) is UnwindExit:
                    continue
            variable = op_array.opcodes[element.finally_end].op1
            ex.slots[variable] = FinallyState(signal)
            return op_array.opcodes[element.finally_op], signal
        if number < element.finally_end:
            signal = _leave_finally(engine, ex, op_array.opcodes[element.finally_end].op1, signal)
    cleanup_live_vars(engine, ex, number, 0)
    return None, signal


def _leave_finally(engine: Engine, ex: ExecuteData, variable: int, signal: Any) -> Any:
    """A signal leaves a finally block: an exception that waited for its end becomes the previous one of the present
    one. An exit, or the end of a fiber, forgets it, and that of a generator gives way to it."""
    state = ex.slots[variable]
    ex.slots[variable] = None
    if type(state) is not FinallyState:
        return signal
    if state.opline is not None and state.opline.op2_type & (TMP_VAR | VAR):
        ex.slots[state.opline.op2] = None  # the value of the return statement that is not completed
    waiting = state.take_signal()
    if type(waiting) is not Thrown:
        return signal
    if type(signal) is GracefulExit and signal.gives_way:
        return waiting
    if type(signal) is Thrown:
        from zvm.runtime.objects.exceptions import set_previous

        set_previous(engine, signal.object, waiting.object)
    return signal


def _try_op(element: TryCatchElement) -> int:
    return element.try_op


def cleanup_live_vars(engine: Engine, ex: ExecuteData, number: int, target: int, since: int = 0) -> None:
    """Destroy what temporaries hold at opline `number`, except what is still alive at opline `target` (0: nothing).

    `since` is where the statement around begins that may catch: what is older and alive is in a live range.
    """
    op_array: Any = ex.func
    slots = ex.slots
    alive = _alive_at(op_array.live_range, number)
    temporaries = _temporaries(op_array, number, since)
    waiting = {slot for slot in temporaries if slots[slot] is not None and type(slots[slot]) is not FinallyState}
    waiting.difference_update([live.var for live in alive], _returned(slots, temporaries))
    if waiting:
        drop_temporaries(ex, number, waiting, since)
    for live in alive:
        if target and target < alive_until(op_array, live):
            continue
        if live.kind == LIVE_SILENCE:
            end_silence(engine, slots[live.var])
        elif live.kind == LIVE_NEW:
            from zvm.runtime.objects.lifecycle import forget_destructor

            forget_destructor(slots[live.var])
        slots[live.var] = None


def _returned(slots: list[Any], temporaries: Iterable[int]) -> list[int]:
    """Those with the values of return statements that wait for the end of the finally blocks that are running."""
    states = [slots[slot] for slot in temporaries if type(slots[slot]) is FinallyState]
    return [state.opline.op2 for state in states if state.opline is not None and state.opline.op2_type & _TEMPORARY]


def _temporaries(op_array: OpArray, number: int, since: int) -> Iterable[int]:
    """All temporaries; where these are many, those that oplines from `since` up to `number` name. (Values of variables
    that wait for a fused call are in others; in such a function they wait for the end of the frame.)"""
    first = op_array.last_var
    if since == 0 or op_array.T < MANY_TEMPORARIES:
        return range(first, first + op_array.T)
    found = set()
    for opline in op_array.opcodes[since:number + 2]:  # with its OP_DATA
        if opline.op1_type & _TEMPORARY:
            found.add(opline.op1)
        if opline.op2_type & _TEMPORARY:
            found.add(opline.op2)
        if opline.result_type & _TEMPORARY:
            found.add(opline.result)
    return found


# of the function with many live ranges that was looked at last: these, and for each the last end up to there
_last_ends: tuple[list[LiveRange], list[int]] = [], []


def _alive_at(ranges: list[LiveRange], number: int) -> list[LiveRange]:
    """The live ranges around an opline, in their order."""
    global _last_ends
    if len(ranges) < MANY_RANGES:
        return [live for live in ranges if live.start <= number < live.end]
    last = _last_ends  # another thread may replace it
    if last[0] is not ranges:
        last = _last_ends = ranges, list(accumulate((live.end for live in ranges), max))
    ends = last[1]
    alive = []
    index = bisect_right(ranges, number, key=_start) - 1
    while index >= 0 and ends[index] > number:
        if number < ranges[index].end:
            alive.append(ranges[index])
        index -= 1
    return alive[::-1]


def _start(live: LiveRange) -> int:
    return live.start


def leave_frame(engine: Engine, ex: ExecuteData) -> None:
    """Destroy what a frame holds when it ends without RETURN, and make its caller the running one again."""
    engine.current_execute_data = ex.prev
    if ex.flags & CALL_GENERATOR:
        ex.return_value.finish()
        return
    release_frame(ex)


def release_frame(ex: ExecuteData) -> None:
    """Let go of a frame's variables, its `$this` and its closure, in Zend's order."""
    if ex.flags & CALL_CODE and ex.symbol_table is not None:
        leave_code(ex)
    slots = ex.slots
    slots.reverse()  # Python clears lists from the end
    slots.clear()
    ex.symbol_table = None
    ex.extra_named_params = None
    ex.this = None
    ex.closure = None


def leave_code(ex: ExecuteData) -> None:
    """Give the variables of a file's or eval()'s frame back to the frame that shares their table."""
    execute_data.detach_symbol_table(ex)
    table = ex.symbol_table
    outer = ex.prev
    while outer is not None:
        if outer.symbol_table is table:
            execute_data.attach_symbol_table(outer)
            break
        if ex.flags & CALL_TOP == 0 or outer.symbol_table is not None:
            break
        outer = outer.prev


def chain_pending(engine: Engine, signal: Any) -> Any:
    """A destructor threw while a frame was left: its exception goes on, with the present one as its previous one. An
    exit, or the end of a generator or fiber, is forgotten. A fatal error is raised at once: frames stay as they are."""
    pending: Any
    pending, engine.pending_exception = engine.pending_exception, None
    if not isinstance(pending, (Thrown, UnwindExit, GracefulExit)):
        try:
            raise pending
        finally:
            del pending, signal
    if type(signal) is Thrown:
        from zvm.runtime.objects.exceptions import chain

        chain(engine, pending, signal)
    return pending
