"""A process that repeats a part of a run: it goes where it is told to, stops at statements, and answers questions."""
from __future__ import annotations

import os

from zvm.observe.debugger.core import STEP
from zvm.observe.debugger.core import WRITE as CHANGE
from zvm.observe.debugger.watchpoints import Watchpoint
from zvm.observe.past.finding import DepthFinder, Finder, WriteFinder
from zvm.observe.past.positions import FAR
from zvm.observe.past.processes import in_copy
from zvm.observe.recording.record import CLOSED, REPLAY
from zvm.opcodes.metadata import EXT_STMT
from zvm.runtime.signals import Bailout

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from zvm.observe.debugger.breakpoints import Breakpoint
    from zvm.observe.debugger.core import Stop
    from zvm.observe.past.history import History
    from zvm.observe.past.processes import Channel
    from zvm.opcodes.op_array import Opline
    from zvm.runtime.execute_data import ExecuteData

DEPTH, WRITE, HITS = "depth", "write", "hits"  # what may be looked for
_FINDERS: dict[str, type[Finder]] = {DEPTH: DepthFinder, WRITE: WriteFinder}
ARRIVED, STOPPED, FOUND, ANSWER, REFUSED, DIVERGED, OVER = \
    "arrived", "stopped", "found", "answer", "refused", "diverged", "over"  # kinds of replies


class Replayer:
    """Serves one channel, in a process that was a checkpoint. It is the debugger's client there."""

    def __init__(self, history: History, channel: Channel) -> None:
        self.history, self.channel = history, channel
        self.debugger, self.positions, self.recording = history.debugger, history.positions, history.recording
        self._hits: list[tuple[int, str, int]] | None = None  # positions, reasons and breakpoints, while all are sought
        self._finder: Finder | None = None
        self._stop: Stop | None = None
        self._frame: Any = None
        self._opline: Any = None
        self._is_going = False

    def begin(self, frame: ExecuteData, opline: Opline) -> None:
        """Take over: the run is at a statement."""
        engine = self.history.engine
        engine.output.sink = _drop
        engine.temporary_files.clear()
        engine.interrupts.check = engine.interrupts.limit = engine.interrupts.task = None
        self.history.keep_outside()
        debugger = self.debugger
        debugger.go()
        self._known = dict(debugger.breakpoints)
        for breakpoint in self._known.values():
            debugger.remove(breakpoint)
        debugger.client = self
        debugger.is_stopped, debugger.history = False, None
        self.positions.on_arrival = self._arrived
        self.recording.on_divergence = self.diverged
        self.recording.repeat(self.channel.receive())
        self._serve(frame, opline)

    def over(self, error: BaseException | None) -> None:
        """The program has come to its end here, which it must not."""
        self._reply(OVER, None if error is None else f"{type(error).__name__}: {error}")
        os._exit(1)

    def _reply(self, kind: str, value: Any) -> None:
        try:
            self.channel.send((kind, value))
        except OSError:
            os._exit(0)

    def diverged(self, text: str) -> None:
        """The run is not the one that was recorded."""
        self._reply(DIVERGED, text)
        os._exit(1)

    # -- at a stop --------------------------------------------------------------------------------------------------

    def _serve(self, frame: ExecuteData | None, opline: Opline | None) -> None:
        """Answer until the run is to go on."""
        self._frame, self._opline = frame, opline
        self._is_going = False
        self._begin_stop()
        while not self._is_going:
            try:
                command, *arguments = self.channel.receive()
            except EOFError:
                os._exit(0)
            try:
                getattr(self, f"_do_{command}")(*arguments)
            except Exception as error:
                self.diverged(f"{type(error).__name__}: {error}")
        self._end_stop()
        self._frame = self._opline = None

    def _begin_stop(self) -> None:
        debugger = self.debugger
        debugger.is_stopped = True
        self.positions.suspend()
        stop = self._stop or debugger.made(STEP, self._frame)
        debugger.current = stop
        self.history.inspector.begin(stop)

    def _end_stop(self) -> None:
        self.history.inspector.end()
        self._stop = None
        self.debugger.is_stopped, self.debugger.current = False, None
        self.positions.resume()

    def _do_go(self, position: int) -> None:
        """Go on to a position."""
        if position == self.positions.now and self._is_at_statement():
            self._reply(ARRIVED, position)
            return
        self.positions.await_(position)
        self._is_going = True

    def _is_at_statement(self) -> bool:
        return self._opline is not None and self._opline.opcode == EXT_STMT

    def _do_step(self, kind: str, last: int, breakpoints: list[Breakpoint]) -> None:
        """Go on by a step, or to a breakpoint, as far as the statement of a position."""
        self._set(breakpoints)
        self.positions.await_(last)
        self._is_going = True
        if kind:
            self.debugger.step(kind)

    def _set(self, breakpoints: list[Breakpoint]) -> None:
        for breakpoint in list(self.debugger.breakpoints.values()):
            self.debugger.remove(breakpoint)
        for breakpoint in breakpoints:
            known = self._known.get(breakpoint.id)
            breakpoint.hits = 0 if known is None else known.hits
            breakpoint.log = ""
            if isinstance(breakpoint, Watchpoint):
                breakpoint.repeat(self.history.engine)
            self.debugger.add(breakpoint)
            self._known[breakpoint.id] = breakpoint

    def _do_find(self, kind: str, last: int, *arguments: Any) -> None:
        """Look for something up to the statement of a position."""
        if kind == HITS:
            self._hits = []
            self._set(arguments[0])
        else:
            self._finder = _FINDERS[kind](self.debugger, self.positions, *arguments)
            self._finder.begin(self._frame, self._opline)
        if last <= self.positions.now:
            self._end_finding(self._frame, self._opline)
            return
        self.positions.await_(last)
        self._is_going = True

    def _end_finding(self, frame: ExecuteData, opline: Opline) -> None:
        if self._hits is not None:
            self.debugger.look_at_watches(frame)
            hits, self._hits = self._hits, None
            self._set([])
            self._reply(FOUND, hits)
        elif self._finder is not None:
            finder, self._finder = self._finder, None
            finder.end(frame, opline)
            self._reply(FOUND, finder.result)

    def _do_ask(self, method: str, is_in_copy: bool, *arguments: Any) -> None:
        """Answer a question about the program."""
        def answer() -> Any:
            before = self.recording.mode
            self.recording.mode = CLOSED
            try:
                return ANSWER, self.history.inspector.answer(method, *arguments)
            except (ValueError, KeyError, TypeError, Bailout) as error:
                return REFUSED, str(error) or "that cannot be answered in the past"
            finally:
                self.recording.mode = before

        try:
            self._reply(*(in_copy(answer) if is_in_copy else answer()))
        except ValueError as error:
            self._reply(REFUSED, str(error))

    def _do_checkpoint(self) -> None:
        """Make a checkpoint here, for whoever is asking."""
        connection, channel = self.history.forker.fork()
        if connection is not None:
            self._reply(ANSWER, (self.positions.now, self.recording.index))
            self.channel.send_socket(connection)
            connection.close()
            return
        assert channel is not None
        self.channel.abandon()
        self.channel = channel
        self.recording.mode = REPLAY
        self.recording.repeat(self.channel.receive())

    # -- while it runs ----------------------------------------------------------------------------------------------

    def _arrived(self, frame: ExecuteData, opline: Opline) -> None:
        self.positions.await_(FAR)
        self.debugger.go()
        if self._hits is not None or self._finder is not None:
            self._end_finding(frame, opline)
        else:
            self._reply(ARRIVED, self.positions.now)
        self._serve(frame, opline)

    def stopped(self, stop: Stop) -> None:
        """A breakpoint or a step has come to its end."""
        opline = None if stop.frame is None else stop.frame.opline
        is_begun = opline is None or opline.opcode != EXT_STMT
        number = 0 if stop.breakpoint is None else stop.breakpoint.id
        if self._hits is not None:
            before = stop.reason == CHANGE or is_begun  # what has changed something was begun last
            self._hits.append((self.positions.now - before, stop.reason, number))
            return
        self._stop = stop
        self._reply(STOPPED, (self.positions.now - is_begun, stop.reason, number, is_begun))
        self.positions.await_(FAR)
        self._serve(stop.frame, opline)

    def logged(self, text: str, file: str, line: int) -> None:
        """Logpoints have been printed."""

    def resolved(self, breakpoint: Breakpoint) -> None:
        """It has been told where it is."""

    def reported(self, level: int, text: str, file: str, line: int) -> None:
        """Messages have been shown."""

    def removed(self, breakpoint: Breakpoint) -> None:
        """The variable of a watchpoint is gone."""


def _drop(data: bytes) -> None:
    """What was printed is not printed again."""
