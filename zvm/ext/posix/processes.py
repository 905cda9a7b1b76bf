"""Processes, their owners and limits: posix_kill, posix_setuid, posix_getrlimit (ext/posix/posix.c)."""
from __future__ import annotations

import os
from errno import EINVAL

from zvm.ext.posix.state import PosixState, attempt, attempt_bool
from zvm.ext.vocabulary import Array, Bool, False_, Int, Null, Str, function
from zvm.runtime.functions.parameters import value_error
from zvm.runtime.values.arrays import PhpArray
from zvm.targets import V8_5

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.engine import Engine

_LIMITS = (("core", "RLIMIT_CORE"), ("data", "RLIMIT_DATA"), ("stack", "RLIMIT_STACK"), ("totalmem", "RLIMIT_AS"),
           ("rss", "RLIMIT_RSS"), ("maxproc", "RLIMIT_NPROC"), ("memlock", "RLIMIT_MEMLOCK"), ("cpu", "RLIMIT_CPU"),
           ("filesize", "RLIMIT_FSIZE"), ("openfiles", "RLIMIT_NOFILE"))


_MOST_ID = 0x7FFFFFFF  # of a process


def _as_int(number: int) -> int:
    """What C makes of a zend_long that is passed as int."""
    return (number + 0x80000000) % 0x100000000 - 0x80000000


def _as_id(number: int) -> int:
    """What C makes of a zend_long that is passed as uid_t; -1 is what Python wants for the highest."""
    number %= 0x100000000
    return -1 if number == 0xFFFFFFFF else number


def _process_id(engine: Engine, position: int, number: int, least: int = 0) -> int:
    """The argument at `position` as pid_t, which PHP checks since 8.5; throws ValueError."""
    if engine.target >= V8_5 and not least <= number <= _MOST_ID:
        value_error(engine, position, f"must be between {abs(least)} and {_MOST_ID}")
    return _as_int(number)


@function
def posix_kill(engine: Engine, process_id: Int, signal: Int) -> Bool:
    engine.output.flush()  # what it ends prints nothing any more
    done = attempt_bool(engine, os.kill, _process_id(engine, 1, process_id, -_MOST_ID - 1), _as_int(signal))
    engine.interrupts.notice()  # it may be for this process
    return done


@function
def posix_getpid() -> Int:
    return os.getpid()


@function
def posix_getppid() -> Int:
    return os.getppid()


@function
def posix_getuid() -> Int:
    return os.getuid()


@function
def posix_geteuid() -> Int:
    return os.geteuid()


@function
def posix_getgid() -> Int:
    return os.getgid()


@function
def posix_getegid() -> Int:
    return os.getegid()


@function
def posix_setuid(engine: Engine, user_id: Int) -> Bool:
    return attempt_bool(engine, os.setuid, _as_id(user_id))


@function
def posix_seteuid(engine: Engine, user_id: Int) -> Bool:
    return attempt_bool(engine, os.seteuid, _as_id(user_id))


@function
def posix_setgid(engine: Engine, group_id: Int) -> Bool:
    return attempt_bool(engine, os.setgid, _as_id(group_id))


@function
def posix_setegid(engine: Engine, group_id: Int) -> Bool:
    return attempt_bool(engine, os.setegid, _as_id(group_id))


@function
def posix_getgroups(engine: Engine) -> Array | False_:
    found = attempt(engine, os.getgroups)
    return found is not False and PhpArray.from_list(found)


@function
def posix_initgroups(username: Str, group_id: Int) -> Bool:
    if not username:
        return False
    try:
        os.initgroups(os.fsdecode(username.partition("\0")[0].encode("latin-1")), _as_id(group_id))
    except (OSError, OverflowError):
        return False
    return True


@function
def posix_getpgrp() -> Int:
    return os.getpgrp()


@function
def posix_setsid(engine: Engine) -> Int:
    try:
        os.setsid()
    except OSError as error:
        engine.state_of(PosixState).last_error = error.errno or 0
        return -1
    return os.getsid(0)


@function
def posix_setpgid(engine: Engine, process_id: Int, process_group_id: Int) -> Bool:
    return attempt_bool(engine, os.setpgid, _process_id(engine, 1, process_id),
                        _process_id(engine, 2, process_group_id))


@function
def posix_getpgid(engine: Engine, process_id: Int) -> Int | False_:
    found: int | bool = attempt(engine, os.getpgid, _as_int(process_id))
    return found


@function
def posix_getsid(engine: Engine, process_id: Int) -> Int | False_:
    found: int | bool = attempt(engine, os.getsid, _process_id(engine, 1, process_id))
    return found


@function
def posix_uname(engine: Engine) -> Array | False_:
    system = os.uname()
    try:
        with open("/proc/sys/kernel/domainname", encoding="latin-1") as handle:
            domain = handle.read().rstrip("\n")
    except OSError:
        domain = "(none)"
    values = {"sysname": system.sysname, "nodename": system.nodename, "release": system.release,
              "version": system.version, "machine": system.machine, "domainname": domain}
    return PhpArray.from_dict({key: os.fsencode(value).decode("latin-1") for key, value in values.items()})


@function
def posix_times() -> Array | False_:
    """In the clock ticks of times(2), which Python tells in seconds."""
    tick = os.sysconf("SC_CLK_TCK")
    found = os.times()
    return PhpArray.from_dict({
        "ticks": round(found.elapsed * tick), "utime": round(found.user * tick), "stime": round(found.system * tick),
        "cutime": round(found.children_user * tick), "cstime": round(found.children_system * tick)})


@function(added={"resource": 80300})
def posix_getrlimit(engine: Engine, resource: Int | Null = None) -> Array | False_:
    import resource as limiting

    if resource is not None:
        limits = _limits(engine, resource)
        return False if limits is None else PhpArray.from_list(limits)
    table: dict[int | str, int | str] = {}
    for name, constant in _LIMITS:
        limits = _limits(engine, getattr(limiting, constant))
        if limits is None:
            return False
        table[f"soft {name}"], table[f"hard {name}"] = limits
    return PhpArray.from_dict(table)


def _limits(engine: Engine, number: int) -> list[int | str] | None:
    """The soft and the hard limit of that number, None after an error."""
    import resource

    try:
        limits = attempt(engine, resource.getrlimit, number)
    except ValueError:  # Python knows the numbers
        engine.state_of(PosixState).last_error = EINVAL
        return None
    return None if limits is False else ["unlimited" if value == resource.RLIM_INFINITY else value for value in limits]


@function
def posix_setrlimit(engine: Engine, resource: Int, soft_limit: Int, hard_limit: Int) -> Bool:
    from ctypes import CDLL, c_uint64, get_errno

    if engine.target >= V8_5:
        for position, limit in (2, soft_limit), (3, hard_limit):
            if limit < -1:
                value_error(engine, position, "must be greater or equal to -1")
        if hard_limit > -1 and soft_limit > hard_limit:
            value_error(engine, 2, f"must be lower or equal to {hard_limit}")
    pair = (c_uint64 * 2)(soft_limit, hard_limit)  # Python's setrlimit checks values PHP passes on
    if CDLL(None, use_errno=True).setrlimit(_as_int(resource), pair) == -1:
        engine.state_of(PosixState).last_error = get_errno()
        return False
    return True


@function(aliases=("posix_errno",))
def posix_get_last_error(engine: Engine) -> Int:
    return engine.state_of(PosixState).last_error


@function
def posix_strerror(error_code: Int) -> Str:
    return os.strerror(_as_int(error_code))
