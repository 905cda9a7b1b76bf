"""A forked child becomes what its client is: descriptors, folder, environment, limits, signals, process group.

Where something cannot be taken over, the command must run without the server: Refused.
"""
from __future__ import annotations

import fcntl
import io
import locale
import os
import resource
import signal
import sys
import time
from errno import EBADF

from zvm.cli.warm.peer import status_of
from zvm.cli.warm.protocol import Command, Refused
from zvm.runtime.services.process_title import write_title

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import IO

# variables that the dynamic linker, the C library, Python or ZVM read once, when a process starts …
_OF_START = (b"LD_", b"MALLOC_", b"GLIBC_TUNABLES", b"PYTHON", b"ZVM_NATIVE", b"ZVM_LIBXML", b"ZVM_RESIDENT")
# … but for some that look so and change nothing here; containers of Python's have most of them
_HARMLESS = (b"PYTHONUNBUFFERED", b"PYTHONDONTWRITEBYTECODE", b"PYTHON_VERSION", b"PYTHON_SHA256",
             b"PYTHON_PIP_VERSION", b"PYTHON_SETUPTOOLS_VERSION", b"PYTHON_GET_PIP_URL", b"PYTHON_GET_PIP_SHA256")
_COERCED = "C.UTF-8"  # what Python makes of the locale C (PEP 538)
_LIMITS = sorted({getattr(resource, name) for name in dir(resource) if name.startswith("RLIMIT_")})
_UNCHANGEABLE = (signal.SIGKILL, signal.SIGSTOP)


def take_over(command: Command, client: int, connection: int) -> int:
    """Become like the client, in all but its limits. Returns the number that descriptor `connection` has then. Raises
    Refused."""
    try:
        status = status_of(client)
        _take_environment(command.environment)
        connection = _take_descriptors(command, connection)
        os.fchdir(command.folder)
        os.close(command.folder)
        os.umask(int(status["Umask"], 8))
        _take_priority(client)
        _take_signals(int(status["SigIgn"], 16))
        os.setpgid(0, os.getpgid(client))
    except (OSError, ValueError, KeyError) as error:
        raise Refused(str(error)) from None
    _take_parent(client)
    return connection


def take_limits(client: int) -> None:
    """Take over the limits of resources: when little is to be opened any more. Raises Refused."""
    try:
        for limit in _LIMITS:
            values = resource.prlimit(client, limit)
            if values != resource.getrlimit(limit):
                resource.setrlimit(limit, values)
    except (OSError, ValueError) as error:
        raise Refused(str(error)) from None


def take_name(words: list[str]) -> None:
    """Have other programs see the command line that the command would have by itself: Python's, and the script's."""
    with open("/proc/self/comm", "wb", 0) as file:
        file.write(os.fsencode(os.path.basename(words[0])))
    write_title("\0".join(os.fsencode(word).decode("latin-1") for word in (sys.executable, *words)))


def open_standard_streams() -> None:
    """Make sys.stdin and the like, as Python does when it starts; None for a descriptor that is closed."""
    errors = "surrogateescape" if locale.setlocale(locale.LC_CTYPE) in ("C", "POSIX", _COERCED) else "strict"
    streams = {"stdin": _stream(0, "r", errors), "stdout": _stream(1, "w", errors),
               "stderr": _stream(2, "w", "backslashreplace")}
    for name, stream in streams.items():
        setattr(sys, name, stream)
        setattr(sys, f"__{name}__", stream)


def _stream(descriptor: int, mode: str, errors: str) -> IO[str] | None:
    try:
        return open(descriptor, mode, encoding="utf-8", errors=errors, closefd=False,
                    newline=None if mode == "r" else "\n", buffering=1 if descriptor == 2 else -1)
    except OSError as error:
        if error.errno == EBADF:
            return None
        raise Refused(str(error)) from None
    except io.UnsupportedOperation as error:
        raise Refused(str(error)) from None


def _take_descriptors(command: Command, connection: int) -> int:
    """Have the client's descriptors under the client's numbers, and no others but `connection`, whose number then is
    returned, and the folder's."""
    wanted = command.descriptors
    start = 1 + max(3, *wanted, *map(int, os.listdir("/proc/self/fd")))
    copies = [fcntl.fcntl(each, fcntl.F_DUPFD_CLOEXEC, start)
              for each in (connection, command.folder, *wanted.values())]
    os.closerange(0, start)
    for number, copy in zip(wanted, copies[2:], strict=True):
        os.dup2(copy, number)
        os.close(copy)
    command.folder = copies[1]
    return copies[0]


def _take_environment(words: list[bytes]) -> None:
    """Raises ValueError for an environment that Python would not hand on as it is."""
    variables = {}
    for word in words:
        name, equals, value = word.partition(b"=")
        if not name or not equals or name in variables:
            raise ValueError("the environment is damaged")
        if name.startswith(_OF_START) and name not in _HARMLESS:
            raise ValueError(f"{os.fsdecode(name)} is set")
        variables[name] = value
    os.environ.clear()
    os.environb.update(variables)
    time.tzset()
    _take_locale()


def _take_locale() -> None:
    """Choose LC_CTYPE as Python does when it starts. Raises ValueError where texts of the system are not UTF-8."""
    try:
        chosen = locale.setlocale(locale.LC_CTYPE, "")
    except locale.Error:
        chosen = "C"
    if chosen in ("C", "POSIX"):
        if not os.environ.get("LC_ALL"):
            locale.setlocale(locale.LC_CTYPE, _COERCED)
    elif locale.nl_langinfo(locale.CODESET).upper() != "UTF-8":
        raise ValueError(chosen)


def _take_priority(client: int) -> None:
    nice, processors = os.getpriority(os.PRIO_PROCESS, client), os.sched_getaffinity(client)
    if nice != os.getpriority(os.PRIO_PROCESS, 0):
        os.setpriority(os.PRIO_PROCESS, 0, nice)
    if processors != os.sched_getaffinity(0):
        os.sched_setaffinity(0, processors)
    with open(f"/proc/{client}/oom_score_adj", "rb", 0) as file:
        badness = file.read()
    with open("/proc/self/oom_score_adj", "r+b", 0) as file:
        if file.read() != badness:
            file.write(badness)


def _take_signals(ignored: int) -> None:
    """Ignore what the client ignores; the rest stays as Python has it."""
    for number in signal.valid_signals():
        if ignored >> number - 1 & 1 and number not in _UNCHANGEABLE:
            signal.signal(number, signal.SIG_IGN)


def _take_parent(client: int) -> None:
    """Have this process, though not those that it forks, be told the client's parent as its own."""
    own, process = os.getppid, os.getpid()

    def getppid() -> int:
        if os.getpid() == process:
            try:
                with open(f"/proc/{client}/stat", "rb", 0) as file:
                    return int(file.read().rpartition(b")")[2].split()[1])
            except (OSError, ValueError):
                return own()
        return own()

    os.getppid = getppid
