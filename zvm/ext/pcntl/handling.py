"""Signals: pcntl_signal, pcntl_async_signals, pcntl_sigprocmask, pcntl_alarm (ext/pcntl/pcntl.c)."""
from __future__ import annotations

import _signal as host  # type: ignore[import-not-found]
import os
from errno import EAGAIN, EINVAL

from zvm.ext.pcntl.processes import as_int
from zvm.ext.pcntl.signals import NSIG, SIG_DFL, SIG_IGN, SignalInfo, SignalQueue, is_handler, library
from zvm.ext.vocabulary import EMPTY, Array, Bool, ByRef, False_, Int, Null, Untyped, function
from zvm.runtime.functions.parameters import argument_type_error, value_error
from zvm.runtime.functions.type_check import FAILED, coerce_int_weak
from zvm.runtime.values import convert
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.zval import Reference, value_name
from zvm.targets import V8_4

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

_MASKING = {0: host.SIG_BLOCK, 1: host.SIG_UNBLOCK, 2: host.SIG_SETMASK}
_HIGHEST_TOLD = 32  # of which pcntl_signal_get_handler() gives the handler


@function(defaults={"restart_syscalls": "true"}, shown={"restart_syscalls": "Bool"})
def pcntl_signal(engine: Engine, signal: Int, handler: Untyped, restart_syscalls: Bool | Null = None) -> Bool:
    if signal < 1:
        value_error(engine, 1, "must be greater than or equal to 1")
    if signal >= NSIG:
        value_error(engine, 1, f"must be less than {NSIG}")
    if restart_syscalls is None:
        restart_syscalls = signal != host.SIGALRM
    queue = engine.state_of(SignalQueue)
    if type(handler) is int:
        if handler not in (SIG_DFL, SIG_IGN):
            value_error(engine, 2, "must be either SIG_DFL or SIG_IGN when an integer value is given")
        done = queue.ignore_or_reset(signal, handler)
    else:
        if not is_handler(handler) or isinstance(engine.resolve_callable(handler), str):
            queue.last_error = EINVAL
            argument_type_error(engine, 2, f"must be of type callable|int, {value_name(engine, handler)} given")
        done = queue.handle(signal, handler, restart_syscalls)
    if not done:
        engine.diagnostics.fatal(f"Error installing signal handler for {signal}")
    return True


@function
def pcntl_signal_get_handler(engine: Engine, signal: Int) -> Untyped:
    highest = 64 if engine.target >= V8_4 else _HIGHEST_TOLD
    if not 1 <= signal <= highest:
        value_error(engine, 1, f"must be between 1 and {highest}")
    return engine.state_of(SignalQueue).handlers.get(signal, SIG_DFL)


@function
def pcntl_signal_dispatch(engine: Engine) -> Bool:
    engine.state_of(SignalQueue).dispatch()
    return True


@function
def pcntl_async_signals(engine: Engine, enable: Bool | Null = None) -> Bool:
    queue = engine.state_of(SignalQueue)
    before = queue.is_async
    if enable is not None:
        queue.is_async = enable
        if enable and queue.handled:
            queue.watch()
    return before


@function
def pcntl_alarm(seconds: Int) -> Int:
    from ctypes import c_uint

    library.alarm.restype = c_uint
    return int(library.alarm(c_uint(seconds & 0xFFFFFFFF)))


# ---- masks and waiting -------------------------------------------------------------------------------------------

def _checked(engine: Engine, position: int, signals: PhpArray, may_be_empty: bool) -> list[int]:
    """The numbers of signals in the argument at `position`, which PHP checks since 8.4. Throws TypeError or
    ValueError."""
    if not signals and not may_be_empty:
        value_error(engine, position, "must not be empty")
    numbers = []
    for value in signals.plain_values():
        number: Any = 0 if value is None else coerce_int_weak(engine, value)
        if number is FAILED:
            argument_type_error(engine, position, f"signals must be of type int, {value_name(engine, value)} given")
        if not 1 <= number < NSIG:
            value_error(engine, position, f"signals must be between 1 and {NSIG - 1}")
        numbers.append(number)
    return numbers


def _numbers(engine: Engine, name: str, signals: PhpArray, position: int,
             may_be_empty: bool = False) -> set[int] | None:
    """A set of signals; None after a warning where one of them is none (sigaddset)."""
    found = set()
    values = _checked(engine, position, signals, may_be_empty) if engine.target >= V8_4 else signals.plain_values()
    for value in values:
        number = as_int(convert.to_int(engine, value))
        if not 1 <= number < NSIG or number in (32, 33):  # these two are the C library's
            engine.state_of(SignalQueue).last_error = EINVAL
            engine.diagnostics.warning(f"{name}(): {os.strerror(EINVAL)}")
            return None
        found.add(number)
    return found


@function
def pcntl_sigprocmask(engine: Engine, mode: Int, signals: Array, old_signals: ByRef = None) -> Bool:
    queue = engine.state_of(SignalQueue)
    how = as_int(mode)
    if how not in _MASKING and engine.target >= V8_4:
        value_error(engine, 1, "must be one of SIG_BLOCK, SIG_UNBLOCK, or SIG_SETMASK")
    numbers = _numbers(engine, "pcntl_sigprocmask", signals, 2, how == 2)
    if numbers is None:
        return False
    if how not in _MASKING:
        queue.last_error = EINVAL
        engine.diagnostics.warning(f"pcntl_sigprocmask(): {os.strerror(EINVAL)}")
        return False
    before = set(queue.blocked)
    numbers -= {host.SIGKILL, host.SIGSTOP}
    queue.set_blocked(before | numbers if how == 0 else before - numbers if how == 1 else numbers)
    if old_signals is not None:
        old_signals.value = PhpArray.from_list([int(number) for number in sorted(before)])
    return True


def _wait(engine: Engine, name: str, signals: PhpArray, info: Reference | PhpArray,
          timeout: tuple[int, int] | None) -> int | bool:
    engine.output.flush()
    queue = engine.state_of(SignalQueue)
    numbers = _numbers(engine, name, signals, 1)
    if numbers is None:
        return False
    found = queue.wait_for(numbers, timeout)
    if isinstance(found, SignalInfo):
        if type(info) is Reference:
            info.value = found.as_array()
        return found.number
    if found != EAGAIN:
        queue.last_error = found
        engine.diagnostics.warning(f"{name}(): {os.strerror(found)}")
    return False if engine.target >= V8_4 else -1


@function
def pcntl_sigwaitinfo(engine: Engine, signals: Array, info: ByRef = EMPTY) -> Int | False_:
    return _wait(engine, "pcntl_sigwaitinfo", signals, info, None)


@function
def pcntl_sigtimedwait(engine: Engine, signals: Array, info: ByRef = EMPTY, seconds: Int = 0,
                       nanoseconds: Int = 0) -> Int | False_:
    if engine.target >= V8_4:
        _checked(engine, 1, signals, False)
        if not 0 <= nanoseconds <= 10 ** 9:
            value_error(engine, 4, "must be between 0 and 1e9")
        if seconds < 0:
            value_error(engine, 3, "must be greater than or equal to 0")
        if not seconds and not nanoseconds:
            engine.throw("ValueError", "pcntl_sigtimedwait(): At least one of argument #3 ($seconds) or argument #4 "
                                       "($nanoseconds) must be greater than 0")
    return _wait(engine, "pcntl_sigtimedwait", signals, info, (seconds, nanoseconds))
