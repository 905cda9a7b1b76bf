"""Processors of processes and waiting by identifier (PHP 8.4): pcntl_getcpu(), pcntl_waitid(), Pcntl\\QosClass."""
from __future__ import annotations

import os
from errno import EINVAL, ESRCH

from zvm.ext.pcntl.signals import SignalQueue
from zvm.ext.vocabulary import EMPTY, Array, Bool, ByRef, Cases, False_, Int, Null, function, php_class
from zvm.runtime.functions.parameters import value_error
from zvm.runtime.objects.typed_references import assign_by_reference
from zvm.runtime.values import convert
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.numbers import parse_numeric
from zvm.runtime.values.php_object import PhpObject
from zvm.targets import V8_5

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

_WEXITED = 4


@php_class("Pcntl\\QosClass", since=80400, implements=("UnitEnum",),
           cases=Cases("UserInteractive", "UserInitiated", "Default", "Utility", "Background"))
class QosClass(PhpObject):
    __slots__ = ()


@function(since=80400)
def pcntl_getcpu() -> Int:
    from ctypes import CDLL

    number: int = CDLL(None).sched_getcpu()
    return number


@function(since=80400)
def pcntl_getcpuaffinity(engine: Engine, process_id: Int | Null = None) -> Array | False_:
    try:
        found = os.sched_getaffinity(process_id or 0)
    except OSError as error:
        return _refused(engine, process_id, error)
    return PhpArray.from_list(sorted(found))


@function(since=80400)
def pcntl_setcpuaffinity(engine: Engine, process_id: Int | Null = None, cpu_ids: Array = EMPTY) -> Bool:
    if not len(cpu_ids):
        value_error(engine, 2, "must not be empty")
    most = (os.cpu_count() or 1) - (engine.target < V8_5)
    numbers = []
    for value in cpu_ids.plain_values():
        number = parse_numeric(value) if type(value) is str else value
        if type(number) is not int:
            value_error(engine, 2, f"cpu id invalid value ({convert.to_string(engine, value)})")
        if not 0 <= number < most:
            value_error(engine, 2, f"cpu id must be between 0 and {most} ({number})")
        numbers.append(number)
    try:
        os.sched_setaffinity(process_id or 0, numbers)
    except OSError as error:
        return _refused(engine, process_id, error)
    return True


def _refused(engine: Engine, process_id: int | None, error: OSError) -> bool:
    engine.state_of(SignalQueue).last_error = error.errno or 0
    if error.errno == ESRCH:
        value_error(engine, 1, f"invalid process ({process_id or 0})")
    return False


def _wait(engine: Engine, kind: int, process: int | None, info: Any, flags: int) -> bool:
    """waitid(2), whose answer becomes an array of `info`."""
    engine.output.flush()
    try:
        found = os.waitid(kind, process or 0, flags)
    except (OSError, OverflowError, ValueError) as error:
        engine.state_of(SignalQueue).last_error = getattr(error, "errno", None) or EINVAL
        return False
    if info is not None and found is not None:
        assign_by_reference(engine, info, PhpArray.from_dict({
            "signo": found.si_signo, "errno": 0, "code": found.si_code, "status": found.si_status,
            "utime": 0.0, "stime": 0.0, "pid": found.si_pid, "uid": found.si_uid}))
    return True


@function(since=80400, until=80500, defaults={"idtype": "P_ALL", "flags": "WEXITED", "info": "[]"})
def pcntl_waitid(engine: Engine, idtype: Int = 0, id: Int | Null = None, info: ByRef = None,
                 flags: Int = _WEXITED) -> Bool:
    return _wait(engine, idtype, id, info, flags)


@function(since=80500, name="pcntl_waitid",
          defaults={"idtype": "P_ALL", "flags": "WEXITED", "info": "[]", "resource_usage": "[]"})
def pcntl_waitid_with_usage(engine: Engine, idtype: Int = 0, id: Int | Null = None, info: ByRef = None,
                            flags: Int = _WEXITED, resource_usage: ByRef = None) -> Bool:
    from resource import RUSAGE_CHILDREN, getrusage

    from zvm.ext.pcntl.processes import usage_array

    waited = _wait(engine, idtype, id, info, flags)
    if waited and resource_usage is not None:
        assign_by_reference(engine, resource_usage, usage_array(getrusage(RUSAGE_CHILDREN)))
    return waited
