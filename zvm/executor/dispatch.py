"""The dispatch loop (zend_execute_ex).

Runs linked op-arrays; the only place where a handler is called and where the signals of runtime/signals.py are caught.
Imported by zvm/executor, the engine and internal functions that call back (through the engine).
"""
from __future__ import annotations

import sys
from _thread import RLock

from zvm.executor.unwinder import drop_traceback, unwind
from zvm.opcodes.error_levels import E_ERROR
from zvm.opcodes.op_array import Opline
from zvm.runtime.execute_data import ExecuteData
from zvm.runtime.services.addresses import ArgumentError
from zvm.runtime.services.locking import locked_by
from zvm.runtime.signals import (
    REFUSALS,
    GracefulExit,
    MemoryExhausted,
    Thrown,
    TimeLimitReached,
    UnwindExit,
    refusal,
)
from zvm.runtime.values.zval import Reference

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable, Iterable
    from typing import Any, NoReturn

    from zvm.engine import Engine


def execute(engine: Engine, ex: ExecuteData, signal: Any = None) -> None:
    """Run a complete frame, after its saved opline, and all that it calls, until it returns or yields.

    `ex.prev` is the frame that waits for it. `signal` is raised first, by the saved opline (Generator::throw()). Raises
    what the frame lets out: Thrown, UnwindExit, GracefulExit after unwinding it, Bailout without.
    """
    stop = ex.prev
    engine.current_execute_data = ex
    op: Opline | None = ex.opline
    if signal is not None:
        try:
            ex, op = unwind(engine, ex, op, signal, stop)
        finally:
            signal = None
    else:
        op = op.next  # type: ignore[union-attr]
    del ex  # the frame dies when it returns
    (_run if engine.tier is None else _run_natively)(engine, op, stop)


def _run(engine: Engine, op: Opline | None, stop: ExecuteData | None) -> None:
    """Run the engine's frame from `op` on until `stop` is its frame again.

    Short, as whatever sees a MemoryError pass: at an instruction beyond the 256th Python needs memory to go to a
    handler, and without any tries for ever.
    """
    ex: Any = engine.current_execute_data
    signal: Any
    meter: Any = engine.observer or engine.interrupts.meter
    while True:
        try:
            while True:
                if meter is not None:
                    op = meter.run(ex, op)
                while op is not None:
                    handler = op.handler
                    op = handler(ex, op)  # type: ignore[misc]
                ex = engine.current_execute_data  # a frame that returned dies here
                if ex is stop:
                    if engine.pending_exception is None:
                        return
                    raise_deferred(engine)
                op = ex.opline
                if engine.pending_exception is not None:
                    signal, engine.pending_exception = engine.pending_exception, None
                    break
                op = op.next
        except (Thrown, UnwindExit, GracefulExit) as caught:
            if ex is stop:
                raise
            signal = caught
        except RecursionError:
            signal = _stack_exhausted
        except REFUSALS as error:
            engine.reserve = None  # at once, as below
            ex.opline = op
            raise refusal(error) from None
        except _LIMITS:
            if op is not None:
                ex.opline = op
            raise
        if signal is _stack_exhausted or type(signal) is RecursionError:  # the latter of a destructor
            report_stack_exhausted(engine)
        if meter is not None:
            op = ex.opline
        try:
            ex, op = unwind(engine, ex, op, signal, stop)
        finally:
            signal = None  # it must not be held by a Python frame that its traceback will hold


def _run_natively(engine: Engine, op: Opline | None, stop: ExecuteData | None) -> None:
    """Run the engine's frame from `op` on, None: from where it is to be looked at, until `stop` is its frame again."""
    tier: Any = engine.tier
    signal: Any
    while True:
        try:
            while True:
                if op is not None:
                    tier.enter(op, stop, engine)
                    op = None
                ex: Any = engine.current_execute_data
                if ex is stop:
                    if engine.pending_exception is None:
                        return
                    raise_deferred(engine)
                op = ex.opline
                if engine.pending_exception is not None:
                    signal, engine.pending_exception = engine.pending_exception, None
                    break
                op = op.next
                del ex  # the frame dies when it returns, not when this loop has another
        except (Thrown, UnwindExit, GracefulExit) as caught:
            if op is None:  # raised here
                raise
            ex, op = tier.failed_at(engine)
            signal = caught
        except _STACK_EXHAUSTED:
            ex, op = tier.failed_at(engine)
            signal = _stack_exhausted
        except REFUSALS as error:
            engine.reserve = None  # at once: without any memory Python unwinds for ever
            _note_failed(engine)
            raise refusal(error) from None
        except _LIMITS:
            if op is not None:
                _note_failed(engine)
            raise
        if signal is _stack_exhausted or type(signal) is RecursionError:
            report_stack_exhausted(engine)
        try:
            ex, op = unwind(engine, ex, op, signal, stop)
        finally:
            signal = None
        del ex


def _note_failed(engine: Engine) -> None:
    """Have the frame in which native code ended know the opline that it was at, for the report."""
    ex, op = engine.tier.failed_at(engine)  # type: ignore[union-attr]
    if op is not None:
        ex.opline = op


def finish_call(engine: Engine, stop: ExecuteData, call: ExecuteData, signal: BaseException | None) -> Any:
    """Go on with the call of a function from Python that native code began in the frame `call`. The call's value."""
    finish_run(engine, stop, signal)
    value, call.return_value = call.return_value, None
    return value.value if type(value) is Reference else value


def finish_run(engine: Engine, stop: ExecuteData, signal: BaseException | None) -> None:
    """Go on with a run of native code that raised `signal`, or (None) is to be looked at, until `stop` is the running
    frame again. Raises what the run lets out."""
    op: Opline | None = None
    if signal is not None:
        ex, op = engine.tier.failed_at(engine)  # type: ignore[union-attr]
        if isinstance(signal, _STACK_EXHAUSTED):
            report_stack_exhausted(engine)
        if not isinstance(signal, (Thrown, UnwindExit, GracefulExit)):
            if op is not None:
                ex.opline = op
            raise_afresh(signal)
        try:
            ex, op = unwind(engine, ex, op, signal, stop)
        finally:
            signal = None
        del ex
    _run_natively(engine, op, stop)


def raise_deferred(engine: Engine) -> NoReturn:
    """Raise engine.pending_exception, which is none any more."""
    raise_afresh(take_pending(engine))


_LIMITS = (TimeLimitReached, MemoryExhausted)  # made now, as there may be no memory for a tuple later
_stack_exhausted = object()
_STACK_EXHAUSTED = (RecursionError, ArgumentError)  # the latter where ctypes has no room to convert what it passes


def report_stack_exhausted(engine: Engine) -> None:
    """Python's own stack is full: internal functions call back into user code too deep. Zend would crash here. On the
    way out it may be full again, which is no news."""
    diagnostics = engine.diagnostics
    try:
        if not engine.is_stack_exhausted:
            diagnostics.report(E_ERROR, "Maximum call stack size reached. Infinite recursion?", *diagnostics.position())
            engine.is_stack_exhausted = True
        diagnostics.bail_out()
    except Exception:  # there is not even room to report it: further out there is
        raise RecursionError from None


def take_pending(engine: Engine) -> Any:
    """engine.pending_exception, which is none any more."""
    signal, engine.pending_exception = engine.pending_exception, None
    return signal


def raise_afresh(signal: BaseException) -> NoReturn:
    """Raise without the Python frames an earlier raise left on the signal: they would keep PHP values alive."""
    drop_traceback(signal)
    try:
        raise signal
    finally:
        del signal  # else the traceback, which has this Python frame, and the signal would keep each other alive


# ---- exceptions that cannot be raised where they arise -------------------------------------------------------------

handler_changes = RLock()  # any thread may interrupt, which changes oplines' handlers


def defer_exception(engine: Engine, signal: BaseException) -> None:
    """Have `signal` raised as if by the opline now being executed, once its handler is done, without the Python frames
    it passed through, which would keep values alive.

    For what destructors throw: they run inside Python's deallocation, where nothing can be raised. The successors of
    the opline get a handler that raises; the first to enter or leave a frame finds engine.pending_exception.
    """
    drop_traceback(signal)
    engine.pending_exception = signal
    function, op = _running_opline(engine, sys._getframe(1))
    if op is not None:
        _interrupt_after(engine, function, op)


def interrupt(engine: Engine, task: Callable[[], object], is_elsewhere: bool = False) -> None:
    """Have `task` called between two oplines, soon: after the one that is being executed, unless that ends its frame.

    `is_elsewhere`: a thread asks that does not run the engine; it asks again while the task has not been called.
    """
    if task not in engine.interruptions:
        engine.interruptions.append(task)
    if is_elsewhere and engine.tier is None:
        _interrupt_function(engine)
        return
    function, op = _running_opline(engine, sys._getframe(1))
    if op is not None:
        _interrupt_after(engine, function, op, is_elsewhere)


def _interrupt_after(engine: Engine, function: Any, op: Opline, itself: bool = False) -> None:
    """Give the successors of an opline, and the opline `itself` that may not have begun, the handler raise_pending."""
    successors = [op.next, op.next and op.next.next, op.next and op.next.target, op.target]
    if type(op.const2) is dict:
        successors.extend(op.const2.values())
    if itself:
        successors.append(op)
    _interrupt_at(engine, function, successors, op)


def _interrupt_function(engine: Any) -> None:
    """Give all oplines of the function that another thread runs the handler raise_pending.

    Which opline it is at, its Python frames would tell; but a frame that a second thread holds dies there, and with it
    the script's values. So its ExecuteData is not held either, not even while this thread waits: it does not between
    the attributes of one expression.
    """
    try:
        if engine.current_execute_data.func.is_internal:
            oplines = engine.current_execute_data.prev.func.opcodes
        else:
            oplines = engine.current_execute_data.func.opcodes
    except AttributeError:  # none runs, or another than before
        return
    _interrupt_at(engine, None, oplines)


@locked_by(handler_changes)
def _interrupt_at(engine: Engine, function: Any, oplines: Iterable[Any], source: Opline | None = None) -> None:
    if source is not None:
        engine.interrupted_opline = source
    for opline in oplines:
        if opline is not None and opline.handler is not raise_pending:
            engine.interrupted.append((function, opline, opline.handler))
            _change_handler(engine, function, opline, raise_pending)


def raise_pending(ex: ExecuteData, op: Opline) -> Opline:
    """The handler of oplines that follow one in which a destructor threw, or after which an interrupt is to happen."""
    engine = ex.engine
    source = _restore_handlers(engine)
    signal, engine.pending_exception = engine.pending_exception, None
    if signal is None and engine.interruptions:
        ex.opline = op
        signal = _interruption(engine)
    if signal is None:  # taken meanwhile, where a frame ended
        return op
    signal.opline = source  # type: ignore[attr-defined]  # for the unwinder
    try:
        raise_afresh(signal)
    finally:
        del signal


@locked_by(handler_changes)
def _restore_handlers(engine: Engine) -> Any:
    """Give oplines their own handlers again; the one after which the interrupt was asked for."""
    for function, opline, handler in engine.interrupted:
        _change_handler(engine, function, opline, handler)
    engine.interrupted.clear()
    source, engine.interrupted_opline = engine.interrupted_opline, None
    return source


def _interruption(engine: Engine) -> BaseException | None:
    """Call what interrupts; what it throws."""
    tasks, engine.interruptions = engine.interruptions, []
    try:
        for task in tasks:
            task()
    except (Thrown, UnwindExit) as caught:
        return caught
    return None


def _change_handler(engine: Any, function: Any, opline: Opline, handler: Any) -> None:
    opline.handler = handler
    if engine.tier is not None:
        engine.tier.refill(function, opline)


def _running_opline(engine: Any, frame: Any) -> tuple[Any, Opline | None]:
    """The opline the innermost dispatch loop is executing, and its function where native code needs that; None when no
    loop runs or it is between two frames. `frame` is a Python frame of the thread that runs it."""
    if engine.tier is not None:
        return engine.tier.running(engine)  # type: ignore[no-any-return]
    code = _run.__code__
    while frame is not None and frame.f_code is not code:
        frame = frame.f_back
    if frame is None:
        return None, None
    variables = frame.f_locals
    op: Opline | None = variables.get("op")
    if type(variables) is dict:  # before Python 3.13: a copy, which would be kept with the frame
        variables.clear()
    return None, op
