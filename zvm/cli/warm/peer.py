"""Whether another process is as this one is in all that a forked child cannot take over."""
from __future__ import annotations

import ctypes
import os

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

_NAMESPACES = [name for name in ("cgroup", "ipc", "mnt", "net", "pid", "time", "user", "uts")
               if os.path.lexists(f"/proc/self/ns/{name}")]
_STATUS = ("Uid", "Gid", "Groups", "CapInh", "CapPrm", "CapEff", "CapBnd", "CapAmb", "NoNewPrivs", "Seccomp",
           "Seccomp_filters")
_FILES = ("cgroup", "personality", "attr/current")
_LIBRARY = ctypes.CDLL(None)
_IOPRIO_GET = {"x86_64": 252, "aarch64": 31}


def status_of(process: int) -> dict[str, str]:
    """/proc/PID/status. Raises OSError."""
    with open(f"/proc/{process}/status", encoding="utf-8", errors="surrogateescape") as file:
        return dict(line.rstrip("\n").split(":\t", 1) for line in file if ":\t" in line)


def traits(process: int, status: dict[str, str]) -> dict[str, Any]:
    """What must be equal, by name. Raises OSError where the process may not be looked at."""
    found: dict[str, Any] = {name: status.get(name) for name in _STATUS}
    found.update((name, os.readlink(f"/proc/{process}/ns/{name}")) for name in _NAMESPACES)
    found.update((name, _contents(f"/proc/{process}/{name}")) for name in _FILES)
    found["root"] = os.stat(f"/proc/{process}/root")[1:3]  # inode, device
    found["session"] = os.getsid(process)
    found["scheduler"] = os.sched_getscheduler(process), os.sched_getparam(process).sched_priority
    found["input and output priority"] = _LIBRARY.syscall(_IOPRIO_GET.get(os.uname().machine, -1), 1, process)
    return found


def difference(process: int, own: dict[str, Any]) -> str | None:
    """In what a process is not as this one, whose traits are `own`; None if it is."""
    try:
        status = status_of(process)
        if status.get("TracerPid") != "0":
            return "tracer"
        others = traits(process, status)
    except (OSError, ValueError):
        return "process"
    return next((name for name, value in others.items() if value != own[name]), None)


def _contents(path: str) -> bytes | None:
    try:
        with open(path, "rb", 0) as file:
            return file.read()
    except OSError:
        return None
