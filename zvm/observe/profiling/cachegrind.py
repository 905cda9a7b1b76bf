"""Exact profiles in the format of Cachegrind, as Xdebug 3.2 writes it: KCachegrind, callgrind_annotate and others
read it."""
from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from zvm.observe.profiling.calls import CallProfiler

_UNIT = 10  # nanoseconds


class _Names:
    """Numbers of names: the first time with the name, then without."""

    def __init__(self) -> None:
        self._numbers: dict[str, int] = {}

    def __call__(self, name: str) -> str:
        number = self._numbers.get(name)
        if number is not None:
            return f"({number})"
        number = self._numbers[name] = len(self._numbers) + 1
        return f"({number}) {name}"


def write(profiler: CallProfiler, program: str) -> str:
    """The text of a profile."""
    target = profiler.engine.target
    lines = ["version: 1", f"creator: xdebug 3.2.0 (PHP {target.version})", f"cmd: {program}", "part: 1",
             "positions: line", "", "events: Time_(10ns)", ""]
    files, functions = _Names(), _Names()
    total = 0
    for profile in profiler.functions.values():
        own = max(profile.own, 0) // _UNIT
        total += own
        lines += [f"fl={files(profile.file)}", f"fn={functions(_shown(profile.name, profile.file))}",
                  f"{profile.line} {own}"]
        for ((name, file), line), (calls, passed) in profile.callees.items():
            lines += [f"cfl={files(file)}", f"cfn={functions(_shown(name, file))}", f"calls={calls} 0 0",
                      f"{line} {passed // _UNIT}"]
        lines.append("")
    lines += [f"summary: {total}", ""]
    return "\n".join(lines)


def _shown(name: str, file: str) -> str:
    """The name of a function as Xdebug has it."""
    if name.startswith("{main} "):
        return "{main}"
    return f"php::{name}" if file == "php:internal" else name
