"""Exact profiles: each call of a function, with its time, by who has called it at which line."""
from __future__ import annotations

import time

from zvm.observe.marks import Marks
from zvm.observe.profiling.sampling import name_of
from zvm.opcodes import metadata as ops
from zvm.runtime.execute_data import line_of, user_frame

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from zvm.engine.facade import Engine
    from zvm.opcodes.op_array import OpArray, Opline
    from zvm.runtime.execute_data import ExecuteData

    Key = tuple[str, str]  # function and file

_CALLS = frozenset((ops.DO_FCALL, ops.DO_ICALL, ops.DO_FCALL_BY_NAME))
_LEAVING = frozenset((ops.RETURN, ops.RETURN_BY_REF, ops.GENERATOR_RETURN))
_YIELDS = frozenset((ops.YIELD, ops.YIELD_FROM))
INTERNAL = "php:internal"


class FunctionProfile:
    """Of one function: `calls` of it, its own time, and what it has called: (function, line) → [calls, time]. Times
    are nanoseconds; `inclusive` counts the outermost of recursive calls only."""

    __slots__ = ("name", "file", "line", "calls", "own", "inclusive", "callees", "depth")

    def __init__(self, name: str, file: str, line: int) -> None:
        self.name, self.file, self.line = name, file, line
        self.calls = self.own = self.inclusive = self.depth = 0
        self.callees: dict[tuple[Key, int], list[int]] = {}


class _Entry:
    """A call under way. `frame` is None for an internal function."""

    __slots__ = ("profile", "frame", "line", "begin", "inner")

    def __init__(self, profile: FunctionProfile, frame: ExecuteData | None, line: int, begin: int) -> None:
        self.profile, self.frame, self.line, self.begin = profile, frame, line, begin
        self.inner = 0  # time of the calls it has made


class CallProfiler:
    """Of one engine, from attach() to detach()."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.functions: dict[Key, FunctionProfile] = {}
        self.total = 0
        self._marks = engine.observer or Marks(engine)
        self._marks.whole_calls = True
        self._stack: list[_Entry] = []
        self._entered: tuple[ExecuteData | None, int] = None, 0

    def attach(self) -> None:
        """Count what is called from now on."""
        watches = self._marks.watches
        watches.preparing.append(self._prepared)
        for function in watches.functions:
            self._prepared(function)

    def detach(self) -> None:
        """The run is over: what has not returned ends now."""
        if self._prepared in self._marks.watches.preparing:
            self._marks.watches.preparing.remove(self._prepared)
        while self._stack:
            self._pop()

    def _prepared(self, function: OpArray) -> None:
        """Watch entries, exits, and calls of internal functions."""
        watches = self._marks.watches
        oplines = function.opcodes
        for opline in oplines[:function.num_args + 1]:
            watches.add(function, opline, self._at_entry)
        for number, opline in enumerate(oplines):
            if opline.opcode in _LEAVING or opline.opcode in _YIELDS:
                watches.add(function, opline, self._at_exit)
                if opline.opcode in _YIELDS:
                    watches.add(function, oplines[number + 1], self._at_resume)
            elif opline.opcode in _CALLS:
                watches.add(function, opline, self._at_call)
                watches.add(function, oplines[number + 1], self._after_call)

    def _profile(self, function: Any) -> FunctionProfile:
        name = name_of(function)
        file = INTERNAL if function.is_internal else function.filename
        profile = self.functions.get((name, file))
        if profile is None:
            line = 0 if function.is_internal else function.line_start
            profile = self.functions[name, file] = FunctionProfile(name, file, line)
        return profile

    def _at_entry(self, frame: ExecuteData, opline: Opline) -> None:
        entered, number = self._entered
        self._entered = frame, opline.number
        if entered is frame and number < opline.number and self._stack and self._stack[-1].frame is frame:
            return
        self._enter(frame)

    def _at_resume(self, frame: ExecuteData, opline: Opline) -> None:
        if not any(entry.frame is frame for entry in self._stack):
            self._enter(frame)

    def _enter(self, frame: ExecuteData) -> None:
        outer = user_frame(frame.prev)
        while self._stack and self._stack[-1].frame is not None and self._stack[-1].frame is not outer:
            self._pop()  # an exception has left it
        self._push(frame.func, frame, 0 if outer is None else line_of(outer))

    def _push(self, function: Any, frame: ExecuteData | None, line: int) -> None:
        profile = self._profile(function)
        profile.calls += 1
        profile.depth += 1
        self._stack.append(_Entry(profile, frame, line, time.perf_counter_ns()))

    def _pop(self) -> None:
        entry = self._stack.pop()
        passed = time.perf_counter_ns() - entry.begin
        profile = entry.profile
        profile.depth -= 1
        profile.own += passed - entry.inner
        if profile.depth == 0:
            profile.inclusive += passed
        if not self._stack:
            self.total += passed
            return
        outer = self._stack[-1]
        outer.inner += passed
        counts = outer.profile.callees.setdefault(((profile.name, profile.file), entry.line), [0, 0])
        counts[0] += 1
        counts[1] += passed

    def _at_exit(self, frame: ExecuteData, opline: Opline) -> None:
        if any(entry.frame is frame for entry in self._stack):
            self._leave_to(frame)
            self._pop()
            self._entered = None, 0

    def _at_call(self, frame: ExecuteData, opline: Opline) -> None:
        call = frame.call
        if call is not None and call.func.is_internal:
            self._leave_to(frame)
            self._push(call.func, None, opline.lineno)

    def _after_call(self, frame: ExecuteData, opline: Opline) -> None:
        self._leave_to(frame)

    def _leave_to(self, frame: ExecuteData) -> None:
        """A frame goes on: what it has called is over."""
        if any(entry.frame is frame for entry in self._stack):
            while self._stack[-1].frame is not frame:
                self._pop()
