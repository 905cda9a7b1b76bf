"""What each pass does to each opline, and why: made while the passes run, only on request.

    recorder = Recorder()
    optimize_script(script, options, level, recorder=recorder)
    recorder.history(op_array).steps

Oplines, op-arrays and literal tables that are watched have another class, which notes each write together with the
reason that the running function of the pass declares (passes/reasons.py). Passes know nothing of it, and nothing is
watched without a Recorder. Read by zvm-dump.
"""
from __future__ import annotations

import sys

from zvm.opcodes import metadata as ops
from zvm.opcodes.dump import opline_record
from zvm.opcodes.op_array import CONST, OpArray, Opline
from zvm.optimizer.passes.reasons import REASONS

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable
    from types import FrameType
    from typing import Any

    from zvm.optimizer.passes.reasons import Reason

REWRITTEN, RENUMBERED, REMOVED = "rewritten", "renumbered", "removed"  # kinds of changes


class Line:
    """An opline as it is listed at some moment. `opline` says which one it is at other moments."""

    __slots__ = ("opline", "number", "text", "lineno", "is_nop")

    def __init__(self, op_array: OpArray, opline: Opline, number: int) -> None:
        self.opline, self.number = opline, number
        self.text = "".join(opline_record(op_array, opline))
        self.lineno, self.is_nop = opline.lineno, opline.opcode == ops.NOP


class Change:
    """What a pass did to one opline; `after` is None where it was taken away. `reasons` are in the order in which the
    pass had them, each once."""

    __slots__ = ("before", "after", "reasons", "kind")

    def __init__(self, before: Line, after: Line | None, reasons: list[Reason]) -> None:
        self.before, self.after = before, after
        real = [reason.text for reason in reasons if not reason.renumbers]
        self.reasons = real or [reason.text for reason in reasons]
        is_removal = after is None or after.is_nop
        self.kind = REMOVED if is_removal else REWRITTEN if real or not reasons else RENUMBERED


class Step:
    """One pass over one op-array: its number, its title, the listings around it, and what is different. NOPs that go
    are not changes."""

    __slots__ = ("number", "title", "before", "after", "changes")

    def __init__(self, number: int, title: str, before: list[Line], after: list[Line], changes: list[Change]) -> None:
        self.number, self.title, self.before, self.after, self.changes = number, title, before, after, changes


class History:
    """The passes over one op-array in their order, also those that changed nothing; `first` is the listing before."""

    __slots__ = ("first", "steps")

    def __init__(self, first: list[Line]) -> None:
        self.first = first
        self.steps: list[Step] = []

    @property
    def last(self) -> list[Line]:
        """The listing after the last pass."""
        return self.steps[-1].after if self.steps else self.first


class Recorder:
    """Watches one op-array at a time, from begin() to end()."""

    __slots__ = ("histories", "_notes", "_opline", "_op_array")

    def __init__(self) -> None:
        self.histories: dict[OpArray, History] = {}
        self._notes: dict[Opline, list[Reason]] = {}
        self._opline = _watched_opline(self._note)
        self._op_array = _watched_op_array(self._note)

    def history(self, op_array: OpArray) -> History:
        """What happened to an op-array; of one that no pass has worked on, its listing now."""
        if op_array not in self.histories:
            self.histories[op_array] = History(_listing(op_array))
        return self.histories[op_array]

    def begin(self, op_array: OpArray) -> None:
        """A pass begins to work on an op-array."""
        self.history(op_array)
        self._notes = {}
        op_array.literals = _WatchedLiterals(op_array, self._note)
        object.__setattr__(op_array, "__class__", self._op_array)
        for opline in op_array.opcodes:
            object.__setattr__(opline, "__class__", self._opline)

    def end(self, op_array: OpArray, number: int, title: str) -> None:
        """It has done its work."""
        history = self.histories[op_array]
        object.__setattr__(op_array, "__class__", OpArray)
        op_array.literals = list(op_array.literals)
        for line in history.last:
            object.__setattr__(line.opline, "__class__", Opline)
        after = _listing(op_array)
        lines = {line.opline: line for line in after}
        changes = []
        for line in history.last:
            new = lines.get(line.opline)
            if not line.is_nop and (new is None or new.text != line.text):
                changes.append(Change(line, new, self._notes.get(line.opline, [])))
        history.steps.append(Step(number, title, history.last, after, changes))

    def _note(self, oplines: list[Opline]) -> None:
        reason = _running_reason()
        if reason is not None:
            for opline in oplines:
                known = self._notes.setdefault(opline, [])
                if reason not in known:
                    known.append(reason)


def _listing(op_array: OpArray) -> list[Line]:
    return [Line(op_array, opline, number) for number, opline in enumerate(op_array.opcodes)]


def _running_reason() -> Reason | None:
    """That of the innermost function that declares one."""
    frame: FrameType | None = sys._getframe(2)
    while frame is not None:
        reason = REASONS.get(frame.f_code)
        if reason is not None:
            return reason
        frame = frame.f_back
    return None


def _watched_opline(note: Callable[[list[Opline]], None]) -> type[Opline]:
    class WatchedOpline(Opline):
        __slots__ = ()

        def __setattr__(self, name: str, value: Any) -> None:
            if getattr(self, name) != value:
                note([self])
            object.__setattr__(self, name, value)

    return WatchedOpline


def _watched_op_array(note: Callable[[list[Opline]], None]) -> type[OpArray]:
    class WatchedOpArray(OpArray):
        __slots__ = ()

        def __setattr__(self, name: str, value: Any) -> None:
            if name == "opcodes":
                left = set(value)
                note([opline for opline in self.opcodes if opline.opcode != ops.NOP and opline not in left])
            object.__setattr__(self, name, value)

    return WatchedOpArray


class _WatchedLiterals(list[object]):
    """A literal table where a literal that is replaced is a change of the oplines that read it."""

    __slots__ = ("op_array", "note")

    def __init__(self, op_array: OpArray, note: Callable[[list[Opline]], None]) -> None:
        super().__init__(op_array.literals)
        self.op_array, self.note = op_array, note

    def __setitem__(self, index: Any, value: Any) -> None:
        super().__setitem__(index, value)
        self.note([opline for opline in self.op_array.opcodes
                   if (opline.op1_type == CONST and opline.op1 == index)
                   or (opline.op2_type == CONST and opline.op2 == index)])
