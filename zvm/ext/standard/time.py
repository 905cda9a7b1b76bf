"""Clocks and waiting: microtime, hrtime, sleep, uniqid (ext/standard/microtime.c, hrtime.c, uniqid.c)."""
from __future__ import annotations

import time as host_time

from zvm.ext.standard.state import StandardState
from zvm.ext.vocabulary import Array, Bool, False_, Float, Int, Str, Void, function
from zvm.runtime.functions.parameters import value_error
from zvm.runtime.values.arrays import PhpArray

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.engine import Engine


def _now() -> tuple[int, int]:
    """Seconds and microseconds."""
    return divmod(host_time.time_ns() // 1000, 1_000_000)


@function
def microtime(as_float: Bool = False) -> Str | Float:
    seconds, microseconds = _now()
    return seconds + microseconds / 1_000_000 if as_float else f"{microseconds / 1_000_000:.8f} {seconds}"


@function
def gettimeofday(engine: Engine, as_float: Bool = False) -> Array | Float:
    from zvm.ext.date.state import default_zone

    seconds, microseconds = _now()
    if as_float:
        return seconds + microseconds / 1_000_000
    local = default_zone(engine).at(seconds)
    return PhpArray.from_dict({"sec": seconds, "usec": microseconds, "minuteswest": int(-local.offset / 60),
                               "dsttime": int(local.is_dst)})


@function
def hrtime(as_number: Bool = False) -> Array | Int | Float | False_:
    now = host_time.monotonic_ns()
    return now if as_number else PhpArray.from_list([now // 1_000_000_000, now % 1_000_000_000])


@function
def sleep(engine: Engine, seconds: Int) -> Int:
    if seconds < 0:
        value_error(engine, 1, "must be greater than or equal to 0")
    engine.output.flush()
    return int(engine.interrupts.sleep(seconds))


@function
def usleep(engine: Engine, microseconds: Int) -> Void:
    if microseconds < 0:
        value_error(engine, 1, "must be greater than or equal to 0")
    engine.output.flush()
    engine.interrupts.sleep(microseconds / 1_000_000)


@function
def time_nanosleep(engine: Engine, seconds: Int, nanoseconds: Int) -> Array | Bool:
    if seconds < 0:
        value_error(engine, 1, "must be greater than or equal to 0")
    if nanoseconds < 0:
        value_error(engine, 2, "must be greater than or equal to 0")
    if nanoseconds > 999_999_999:
        engine.throw("ValueError", "Nanoseconds was not in the range 0 to 999 999 999 or seconds was negative")
    engine.output.flush()
    left = round(engine.interrupts.sleep(seconds + nanoseconds / 1_000_000_000) * 1_000_000_000)
    if left:
        return PhpArray.from_dict({"seconds": left // 1_000_000_000, "nanoseconds": left % 1_000_000_000})
    return True


@function
def time_sleep_until(engine: Engine, timestamp: Float) -> Bool:
    missing = timestamp - host_time.time()
    if missing <= 0:
        engine.diagnostics.warning("time_sleep_until(): Argument #1 ($timestamp) must be greater than or equal to the "
                                   "current time")
        return False
    engine.output.flush()
    while missing := engine.interrupts.sleep(missing):  # it goes on after signals
        pass
    return True


@function
def uniqid(engine: Engine, prefix: Str = "", more_entropy: Bool = False) -> Str:
    state = engine.state_of(StandardState)
    now = host_time.time_ns() // 1000
    while now <= state.uniqid:
        host_time.sleep(0.000001)
        now = host_time.time_ns() // 1000
    state.uniqid = now
    text = f"{prefix}{now // 1_000_000:08x}{now % 1_000_000:05x}"
    if more_entropy:
        from os import urandom

        text += f"{int.from_bytes(urandom(7), 'big') / (1 << 56) * 10:.8f}"
    return text


@function
def getrusage(mode: Int = 0) -> Array | False_:
    import resource

    used = resource.getrusage(resource.RUSAGE_CHILDREN if mode == 1 else resource.RUSAGE_SELF)
    return PhpArray.from_dict({
        "ru_oublock": used.ru_oublock, "ru_inblock": used.ru_inblock, "ru_msgsnd": used.ru_msgsnd,
        "ru_msgrcv": used.ru_msgrcv, "ru_maxrss": used.ru_maxrss, "ru_ixrss": used.ru_ixrss,
        "ru_idrss": used.ru_idrss, "ru_minflt": used.ru_minflt, "ru_majflt": used.ru_majflt,
        "ru_nsignals": used.ru_nsignals, "ru_nvcsw": used.ru_nvcsw, "ru_nivcsw": used.ru_nivcsw,
        "ru_nswap": used.ru_nswap, "ru_utime.tv_usec": int(used.ru_utime % 1 * 1_000_000),
        "ru_utime.tv_sec": int(used.ru_utime), "ru_stime.tv_usec": int(used.ru_stime % 1 * 1_000_000),
        "ru_stime.tv_sec": int(used.ru_stime)})


@function(deprecated=True)
def strptime(engine: Engine, timestamp: Str, format: Str) -> Array | False_:
    from zvm.runtime.services.c_locale import CLocale

    parsed = engine.state_of(CLocale).parse_time(timestamp, format)
    if parsed is None:
        return False
    time, rest = parsed
    names = ("sec", "min", "hour", "mday", "mon", "year", "wday", "yday")
    return PhpArray.from_dict({**{f"tm_{name}": getattr(time, name) for name in names}, "unparsed": rest})
