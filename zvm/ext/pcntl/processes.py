"""Processes: pcntl_fork, pcntl_wait, pcntl_exec, priorities and namespaces (ext/pcntl/pcntl.c)."""
from __future__ import annotations

import os
from errno import EACCES, EINTR, EINVAL, ENOMEM, ENOSPC, EPERM, ESRCH, EUSERS

from zvm.ext.pcntl.signals import SignalQueue, library
from zvm.ext.vocabulary import EMPTY, Array, Bool, ByRef, False_, Int, Null, Path, Str, function
from zvm.runtime.execute_data import passed_count
from zvm.runtime.functions.parameters import value_error
from zvm.runtime.services.environment import environment_bytes
from zvm.runtime.values import convert
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.zval import Reference
from zvm.targets import V8_5

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

PRIO_PROCESS = 0
_USAGE = ("ru_oublock", "ru_inblock", "ru_msgsnd", "ru_msgrcv", "ru_maxrss", "ru_ixrss", "ru_idrss", "ru_minflt",
          "ru_majflt", "ru_nsignals", "ru_nvcsw", "ru_nivcsw", "ru_nswap")
_REFUSED_PRIORITY = {
    ESRCH: "No process was located using the given parameters",
    EPERM: "A process was located, but neither its effective nor real user ID matched the effective user ID of the "
           "caller",
    EACCES: "Only a super user may attempt to increase the process priority"}
_REFUSED_UNSHARE = {
    ENOMEM: "Insufficient memory for unshare", EPERM: "No privilege to use these flags",
    ENOSPC: "Reached the maximum nesting limit for one of the specified namespaces",
    EUSERS: "Reached the maximum nesting limit for the user namespace"}


def as_int(number: int) -> int:
    """What C makes of a zend_long that is passed as int."""
    return (number + 0x80000000) % 0x100000000 - 0x80000000


@function
def pcntl_fork(engine: Engine) -> Int:
    engine.output.flush()  # what has left the script's buffers is not the child's to write again
    queue = engine.state_of(SignalQueue)
    try:
        process = os.fork()
    except OSError as error:
        queue.last_error = error.errno or 0
        engine.diagnostics.warning(f"pcntl_fork(): Error {error.errno}")
        return -1
    if process == 0:
        for task in engine.interrupts.after_fork:
            task()
        queue.after_fork()
    return process


# ---- waiting for children ----------------------------------------------------------------------------------------

def _wait(engine: Engine, process: int, status: Reference, flags: int, usage: Reference | PhpArray) -> int:
    """wait4(2), whose status and usage go into the references; an array is that of no argument."""
    engine.output.flush()
    queue = engine.state_of(SignalQueue)
    status.value = convert.to_int(engine, status.value)
    if type(usage) is Reference:
        usage.value = PhpArray()
    try:
        child, word, used = _wait4(queue, as_int(process), as_int(flags))
    except OSError as error:
        queue.last_error = error.errno or 0
        engine.interrupts.notice()
        return -1
    if child > 0:
        status.value = word
        if type(usage) is Reference:
            usage.value = usage_array(used)
    engine.interrupts.notice()
    return child


def _wait4(queue: SignalQueue, process: int, flags: int) -> tuple[int, int, Any]:
    """Wait; signals that do not restart system calls end it with an InterruptedError."""
    if flags & os.WNOHANG or queue.handled <= queue.restarting:
        return os.wait4(process, flags)
    from time import sleep

    pause = 0.0005
    while True:
        found = os.wait4(process, flags | os.WNOHANG)
        if found[0]:
            return found
        if queue.is_listening() and queue.cuts_short():
            raise InterruptedError(EINTR, os.strerror(EINTR))
        sleep(pause)
        pause = min(pause * 2, 0.02)


def usage_array(usage: Any) -> PhpArray:
    """What getrusage() tells, as PHP names it."""
    found: dict[int | str, Any] = {name: getattr(usage, name) for name in _USAGE}
    for name, seconds in (("ru_utime", usage.ru_utime), ("ru_stime", usage.ru_stime)):
        whole = int(seconds)
        found[f"{name}.tv_usec"], found[f"{name}.tv_sec"] = round((seconds - whole) * 1_000_000), whole
    return PhpArray.from_dict(found)


@function
def pcntl_waitpid(engine: Engine, process_id: Int, status: ByRef, flags: Int = 0,
                  resource_usage: ByRef = EMPTY) -> Int:
    return _wait(engine, process_id, status, flags, resource_usage)


@function
def pcntl_wait(engine: Engine, status: ByRef, flags: Int = 0, resource_usage: ByRef = EMPTY) -> Int:
    return _wait(engine, -1, status, flags, resource_usage)


@function
def pcntl_wifexited(status: Int) -> Bool:
    return status & 0x7F == 0


@function
def pcntl_wifstopped(status: Int) -> Bool:
    return status & 0xFF == 0x7F


@function
def pcntl_wifsignaled(status: Int) -> Bool:
    return 0 < status & 0x7F < 0x7F


@function
def pcntl_wifcontinued(status: Int) -> Bool:
    return status & 0xFFFFFFFF == 0xFFFF


@function
def pcntl_wexitstatus(status: Int) -> Int | False_:
    return status >> 8 & 0xFF


@function
def pcntl_wtermsig(status: Int) -> Int | False_:
    return status & 0x7F


@function
def pcntl_wstopsig(status: Int) -> Int | False_:
    return status >> 8 & 0xFF


def _refuse_null_bytes(engine: Engine, words: list[str], env_vars: PhpArray) -> None:
    """Throw for arguments and variables of pcntl_exec() that C would cut (PHP 8.5)."""
    if any("\0" in word for word in words):
        value_error(engine, 2, "individual argument must not contain null bytes")
    for key, value in env_vars.plain_items():
        if type(key) is str and "\0" in key:
            value_error(engine, 3, "name for environment variable must not contain null bytes")
        if "\0" in convert.to_string(engine, value):
            value_error(engine, 3, "value for environment variable must not contain null bytes")


# ---- another program ---------------------------------------------------------------------------------------------

@function
def pcntl_exec(engine: Engine, path: Path, args: Array = EMPTY, env_vars: Array = EMPTY) -> Bool:
    from ctypes import c_char_p, get_errno

    words = [convert.to_string(engine, word) for word in args.plain_values()]
    if engine.target >= V8_5:
        _refuse_null_bytes(engine, words, env_vars)
    arguments = [_c_string(word) for word in (path, *words)]
    queue = engine.state_of(SignalQueue)
    engine.output.flush()
    held = {*queue.handled, *queue.blocked}
    argv = (c_char_p * (len(arguments) + 1))(*arguments)
    pairs = [_c_string(f"{key}={convert.to_string(engine, value)}") for key, value in env_vars.plain_items()] \
        if passed_count(engine) > 2 else [b"=".join(pair) for pair in environment_bytes(engine).items()]
    envp = (c_char_p * (len(pairs) + 1))(*pairs)
    if held:
        queue.prepare_child()
    library.execve(_c_string(path), argv, envp)
    number = get_errno()
    if held:
        queue.set_blocked(queue.blocked)
    queue.last_error = number
    engine.diagnostics.warning(f"pcntl_exec(): Error has occurred: (errno {number}) {os.strerror(number)}")
    return False


def _c_string(text: str) -> bytes:
    return text.partition("\0")[0].encode("latin-1")


# ---- priorities and namespaces -----------------------------------------------------------------------------------

@function
def pcntl_getpriority(engine: Engine, process_id: Int | Null = None, mode: Int = PRIO_PROCESS) -> Int | False_:
    try:
        return os.getpriority(as_int(mode), os.getpid() if process_id is None else process_id & 0xFFFFFFFF)
    except OSError as error:
        return _refused(engine, "pcntl_getpriority", error.errno or 0, 2, (ESRCH,))


@function
def pcntl_setpriority(engine: Engine, priority: Int, process_id: Int | Null = None, mode: Int = PRIO_PROCESS) -> Bool:
    try:
        os.setpriority(as_int(mode), os.getpid() if process_id is None else process_id & 0xFFFFFFFF, as_int(priority))
    except OSError as error:
        return _refused(engine, "pcntl_setpriority", error.errno or 0, 3, tuple(_REFUSED_PRIORITY))
    return True


def _refused(engine: Engine, name: str, number: int, argument: int, told: tuple[int, ...]) -> bool:
    engine.state_of(SignalQueue).last_error = number
    if number == EINVAL:
        value_error(engine, argument, "must be one of PRIO_PGRP, PRIO_USER, or PRIO_PROCESS")
    engine.diagnostics.warning(f"{name}(): Error {number}: {_REFUSED_PRIORITY[number]}" if number in told else
                               f"{name}(): Unknown error {number} has occurred")
    return False


@function
def pcntl_unshare(engine: Engine, flags: Int) -> Bool:
    from ctypes import get_errno

    if library.unshare(as_int(flags)) == 0:
        return True
    number = get_errno()
    engine.state_of(SignalQueue).last_error = number
    if number == EINVAL:
        value_error(engine, 1, "must be a combination of CLONE_* flags")
    problem = _REFUSED_UNSHARE.get(number)
    engine.diagnostics.warning(f"pcntl_unshare(): Error {number}: {problem}" if problem is not None else
                               f"pcntl_unshare(): Unknown error {number} has occurred")
    return False


@function(aliases=("pcntl_errno",))
def pcntl_get_last_error(engine: Engine) -> Int:
    return engine.state_of(SignalQueue).last_error


@function
def pcntl_strerror(error_code: Int) -> Str:
    return os.strerror(as_int(error_code))
