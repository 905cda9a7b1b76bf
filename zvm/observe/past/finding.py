"""What is looked for while a run is repeated: each finder is told of statements, in their order, and keeps the last
that fits. It is made in the process that repeats the run."""
from __future__ import annotations

from zvm.observe.debugger.places import function_key
from zvm.observe.debugger.stack import depth_of
from zvm.observe.debugger.watchpoints import RETURNS
from zvm.observe.past.paths import VariablePath, fingerprint, oplines_that_write
from zvm.opcodes.metadata import EXT_STMT
from zvm.runtime.values.zval import UNDEF

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from zvm.observe.debugger.core import Debugger
    from zvm.observe.past.positions import Positions
    from zvm.opcodes.op_array import OpArray, Opline
    from zvm.runtime.execute_data import ExecuteData


class Finder:
    """Looks at statements. `result` is the position of the last that fits, None for none."""

    def __init__(self, debugger: Debugger, positions: Positions) -> None:
        self.debugger, self.positions = debugger, positions
        self.result: Any = None

    def begin(self, frame: ExecuteData, opline: Opline) -> None:
        """The run is at a statement, which is the first to be looked at."""
        self.debugger.watches.add_everywhere(EXT_STMT, self.look)
        self.look(frame, opline)

    def look(self, frame: ExecuteData, opline: Opline) -> None:
        """A statement is about to begin."""

    def end(self, frame: ExecuteData, opline: Opline) -> None:
        """The run has come to the last statement to be looked at."""
        self.look(frame, opline)
        self.debugger.watches.remove_everywhere(EXT_STMT, self.look)


class DepthFinder(Finder):
    """The last statement with at most so many frames on the stack."""

    def __init__(self, debugger: Debugger, positions: Positions, most: int) -> None:
        super().__init__(debugger, positions)
        self._most = most

    def look(self, frame: ExecuteData, opline: Opline) -> None:
        if depth_of(frame) <= self._most:
            self.result = self.positions.now


class WriteFinder(Finder):
    """The last statement that has changed what a variable has, or an element or property of it, in the frame at a
    depth: (position, line). It compares what there is before each statement; of a plain variable, it looks at the
    oplines that may write it instead."""

    def __init__(self, debugger: Debugger, positions: Positions, path: str, depth: int, place: tuple[Any, ...]) -> None:
        super().__init__(debugger, positions)
        self._path, self._depth = VariablePath(path), depth
        self._place = place  # of the function whose variable it is
        self._last: Any = UNDEF
        self._statement: tuple[int, int] = -1, 0  # the one that was begun last, and its line
        self._is_there = False
        self._watched: list[tuple[OpArray, Opline]] = []

    def begin(self, frame: ExecuteData, opline: Opline) -> None:
        owner = self._owner(frame)
        if owner is not None and function_key(owner) == self._place:
            function: Any = owner.func
            found = oplines_that_write(function, self._path, owner, self.debugger.watches.functions)
            if found is not None:
                self._watched = [(function, each) for each in function.opcodes
                                 if each in found or each.opcode in RETURNS]
                for _, each in self._watched:
                    self.debugger.watches.add(function, each, self._written)
                self._note(frame, opline)
                return
        super().begin(frame, opline)

    def _owner(self, frame: ExecuteData) -> ExecuteData | None:
        """The frame whose variable it is, None where it is not on the stack."""
        inner: ExecuteData | None = frame
        for _ in range(depth_of(frame) - self._depth):
            assert inner is not None
            inner = inner.prev
        return inner if inner is not None and depth_of(inner) == self._depth else None

    def _written(self, frame: ExecuteData, opline: Opline) -> None:
        if depth_of(frame) == self._depth:
            self.result = None if opline.opcode in RETURNS else (self.positions.now - 1, opline.lineno)

    def _note(self, frame: ExecuteData, opline: Opline) -> None:
        self._statement = self.positions.now, opline.lineno

    def look(self, frame: ExecuteData, opline: Opline) -> None:
        owner = self._owner(frame)
        if owner is None:
            self._is_there = False
            self.result = None
        else:
            value = fingerprint(self._path.value_in(owner))
            if self._is_there and value != self._last:
                self.result = self._statement
            self._last, self._is_there = value, True
        self._note(frame, opline)

    def end(self, frame: ExecuteData, opline: Opline) -> None:
        if not self._watched:
            super().end(frame, opline)
        for function, each in self._watched:
            self.debugger.watches.remove(function, each, self._written)
