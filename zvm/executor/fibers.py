"""Fibers: functions that can be suspended from any depth (zend_fibers.c), on greenlet.

A fiber runs in a greenlet of its own, so whatever lies between its function and Fiber::suspend() — dispatch loops,
internal functions calling back — stays on that greenlet's Python stack. Its bottom frame stands for Zend's
zend_fiber_function: back traces lead through it to the frame that resumed the fiber. Its class: zvm/ext/core/fiber.py.

What passes between greenlets is a transfer: (VALUE, value), (ERROR, signal to raise) or (BAILOUT, None).
"""
from __future__ import annotations

import sys
from _weakref import ref

from greenlet import getcurrent, greenlet  # type: ignore[import-untyped]

from zvm.executor.calls import complete_call, run
from zvm.executor.dispatch import defer_exception, raise_afresh
from zvm.opcodes.op_array import Function
from zvm.runtime.execute_data import ExecuteData, initial_stack_left, new_frame
from zvm.runtime.objects.exceptions import set_previous
from zvm.runtime.signals import Bailout, GracefulExit, Thrown, UnwindExit
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.zval import Reference

if sys.version_info >= (3, 14):
    from zvm.runtime.services.trashcan import empty_trashcan

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any, NoReturn

    from zvm.engine import Engine

VALUE, ERROR, BAILOUT = range(3)
INIT, RUNNING, SUSPENDED, DEAD = range(4)


class _FiberFunction(Function):
    """What the bottom frame of a fiber runs (zend_fiber_function)."""

    __slots__ = ()
    is_internal = True


_fiber_function = _FiberFunction()


class Context:
    """The running part of a fiber. It does not know its object: a suspended fiber dies with the last holder of that."""

    __slots__ = ("callable", "arguments", "greenlet", "status", "bottom", "suspended", "result", "threw", "bailed_out",
                 "destroyed")

    def __init__(self, callable: Any) -> None:
        self.callable = callable  # resolved; None once it has ended
        self.arguments: Any = None  # positional and named ones, until it begins
        self.greenlet: Any = None
        self.status = INIT
        self.bottom: Any = None  # its frame
        self.suspended: Any = None  # the frame it stopped in, while another runs
        self.result: Any = None
        self.threw = self.bailed_out = False
        self.destroyed = False  # being force-closed


_OWN_BYTES, _STACK_BYTES = 296, 16384  # of memory in Zend: the object, the VM stack of one that runs


class FiberObject(PhpObject):
    """An instance of Fiber."""

    __slots__ = ("context",)

    @property
    def own_bytes(self) -> int:  # type: ignore[override]
        return _OWN_BYTES + (0 if self.context.bottom is None else _STACK_BYTES)
    context: Any

    def __del__(self) -> None:
        if not hasattr(self, "token"):  # a limit ended the making of it
            return
        destroy(self)
        self.token.store.forget(self.handle)


class StartedFibers:
    """The fibers of an engine that may be suspended."""

    def __init__(self, engine: Engine) -> None:
        self.references: list[Any] = []
        self.most = 8  # after which dead ones are looked for

    def add(self, fiber: FiberObject) -> None:
        self.references.append(ref(fiber))
        if len(self.references) > self.most:
            self.suspended()
            self.most = 8 + 2 * len(self.references)

    def suspended(self) -> list[FiberObject]:
        """Those that are. Forgets those that have ended."""
        fibers = [fiber for fiber in (reference() for reference in self.references) if fiber is not None
                  and fiber.context.status != DEAD]
        self.references[:] = map(ref, fibers)
        return [fiber for fiber in fibers if fiber.context.status == SUSPENDED]


def start(engine: Engine, fiber: FiberObject, args: list[Any], named: Any) -> Any:
    """Fiber::start(). Returns what is first suspended with, null when it ends; raises what it throws."""
    check_switch(engine)
    context = fiber.context
    if context.status != INIT:
        engine.throw("FiberError", "Cannot start a fiber that has already been started")
    context.bottom = new_frame(engine, _fiber_function)
    context.bottom.stack_left = initial_stack_left(engine)
    context.arguments = args, named
    context.greenlet = _new_greenlet(engine, context)
    engine.has_fibers = True
    engine.objects.register_destructible(fiber)
    engine.state_of(StartedFibers).add(fiber)
    return _resume(engine, fiber, (VALUE, None))


def _new_greenlet(engine: Engine, context: Context) -> Any:
    return greenlet(lambda transfer: _body(engine, context))


def resume(engine: Engine, fiber: FiberObject, transfer: tuple[int, Any]) -> Any:
    """Fiber::resume() and throw(). Returns what is next suspended with, null when it ends; raises what it throws."""
    check_switch(engine)
    if fiber.context.status != SUSPENDED:
        engine.throw("FiberError", "Cannot resume a fiber that is not suspended")
    return _resume(engine, fiber, transfer)


def suspend(engine: Engine, value: Any) -> Any:
    """Fiber::suspend(): what the fiber is resumed with. Raises FiberError where there is nothing to suspend."""
    if engine.active_fiber is None:
        engine.throw("FiberError", "Cannot suspend outside of a fiber")
    context = engine.active_fiber.context
    if context.destroyed:
        engine.throw("FiberError", "Cannot suspend in a force-closed fiber")
    check_switch(engine)
    ini = engine.ini
    frame, error_reporting = engine.current_execute_data, ini.error_reporting
    context.status = SUSPENDED
    context.bottom.prev = None
    context.suspended = frame
    transfer = _switch_greenlet(engine, context.greenlet.parent, (VALUE, value))
    value = context.suspended = None
    context.status = RUNNING
    engine.current_execute_data, ini.error_reporting = frame, error_reporting
    return transfer[1] if transfer[0] == VALUE else _fail(transfer)


def check_switch(engine: Engine) -> None:
    """Throw FiberError where fibers may not be switched: while an object is being destroyed. Raises RecursionError."""
    if engine.fiber_switch_blocked:
        engine.throw("FiberError", "Cannot switch fibers in current execution context")
    if sys.version_info >= (3, 14):
        empty_trashcan()


def destroy(fiber: FiberObject) -> None:
    """A suspended fiber that nothing holds any more: unwind it by its finally blocks (zend_fiber_object_destroy)."""
    try:
        context, engine = fiber.context, fiber.ce.engine
    except AttributeError:
        return  # died half made
    if context is None or context.status != SUSPENDED:
        return
    context.destroyed = True
    if engine.objects.destructors_disabled:
        _abandon(engine, fiber)
        return
    pending, engine.pending_exception = engine.pending_exception, None  # not this fiber's affair
    engine.fiber_switch_blocked += 1
    exception = engine.objects.new_token()  # Zend unwinds the fiber by an object, which has a handle meanwhile
    try:
        _switch(engine, fiber, (ERROR, GracefulExit()))
    except (Thrown, UnwindExit, Bailout) as signal:
        signal.__traceback__ = None
        for earlier in (engine.pending_exception, pending):
            if isinstance(signal, Thrown) and isinstance(earlier, Thrown):
                set_previous(engine, signal.object, earlier.object)
        pending = signal
    else:
        left = _pending(engine)  # by something that died with the fiber
        if isinstance(left, Thrown) and isinstance(pending, Thrown):
            set_previous(engine, left.object, pending.object)
        pending = left or pending
    finally:
        engine.fiber_switch_blocked -= 1
        del exception
    if isinstance(pending, Thrown) and engine.current_execute_data is None:
        engine.report_uncaught(pending)
    elif pending is not None:
        defer_exception(engine, pending)


def abandon_all(engine: Engine) -> None:
    """End the fibers that a fatal error has left: their stacks hold the engine, and would keep it for ever."""
    for found in engine.objects.alive():
        if isinstance(found, FiberObject):
            destroy(found)


def _abandon(engine: Engine, fiber: FiberObject) -> None:
    """After a fatal error: the fiber ends, and none of its finally blocks runs."""
    try:
        _switch(engine, fiber, (BAILOUT, None))
    except Bailout as signal:
        signal.__traceback__ = None


def _pending(engine: Engine) -> BaseException | None:
    return engine.pending_exception


def _resume(engine: Engine, fiber: FiberObject, transfer: tuple[int, Any]) -> Any:
    fiber.context.bottom.prev = engine.current_execute_data
    return _switch(engine, fiber, transfer)


def _switch_greenlet(engine: Engine, target: Any, transfer: tuple[int, Any]) -> tuple[int, Any]:
    """Switch, and be switched back to: native code's runs are on the stack of their greenlet."""
    if engine.tier is None:
        left: tuple[int, Any] = target.switch(transfer)
    else:
        left = engine.tier.switch_runs(engine, target.switch, transfer)
    return left


def _switch(engine: Engine, fiber: FiberObject, transfer: tuple[int, Any]) -> Any:
    context, ini = fiber.context, engine.ini
    previous, frame, error_reporting = engine.active_fiber, engine.current_execute_data, ini.error_reporting
    engine.active_fiber = fiber
    context.status = RUNNING
    greenlet = context.greenlet
    current = getcurrent()
    if greenlet.parent is not current:
        greenlet.parent = current
    if previous is not None:
        previous.context.suspended = frame
    transfer = _switch_greenlet(engine, greenlet, transfer)
    engine.active_fiber = previous
    if previous is not None:
        previous.context.suspended = None
    engine.current_execute_data, ini.error_reporting = frame, error_reporting
    return transfer[1] if transfer[0] == VALUE else _fail(transfer)


def _fail(transfer: tuple[int, Any]) -> NoReturn:
    """Raise what another greenlet has left to this one."""
    kind, value = transfer
    if kind == ERROR:
        raise_afresh(value)
    raise Bailout


def _call(engine: Engine, context: Context) -> Any:
    """Call the fiber's function. No Python frame has more than its frame, so that the cycle collector can tell what the
    fiber alone holds (executor/fiber_cycles.py)."""
    if context.callable.by_invoke:
        args, named = context.arguments
        context.arguments = None
        return context.callable.call(args, named)
    value = run(engine, context.bottom, _complete_call(engine, context))
    return value.value if type(value) is Reference else value


def _complete_call(engine: Engine, context: Context) -> ExecuteData:
    args, named = context.arguments
    context.arguments = None
    called = context.callable
    if engine.tier is not None:
        engine.tier.prepare(called.func, engine)
    return complete_call(engine, called.func, args, called.this, called.called_scope, named, called.closure)


def _body(engine: Engine, context: Context) -> tuple[int, Any]:
    """What the greenlet runs (zend_fiber_execute); its transfer goes to the frame that resumed the fiber last."""
    engine.current_execute_data = context.bottom
    if engine.tier is not None:
        engine.tier.forget_runs(engine)  # the runs of who resumes it are on another stack
    engine.ini.reset_error_reporting()
    transfer: tuple[int, Any] = (VALUE, None)
    try:
        context.result = _call(engine, context)
    except GracefulExit as signal:
        if context.destroyed:
            signal.__traceback__ = None  # whose frames hold it, and all that the fiber held
        else:
            transfer = (ERROR, signal)
    except UnwindExit as signal:
        if context.destroyed:
            signal.__traceback__ = None
        else:
            transfer = (ERROR, signal)
    except Thrown as signal:
        context.threw = True
        transfer = (ERROR, signal)
    except Bailout:
        context.bailed_out = True
        transfer = (BAILOUT, None)
    finally:  # a limit goes through to who resumed it
        context.status = DEAD
        context.callable = None
        context.bottom.prev = None
    return transfer
