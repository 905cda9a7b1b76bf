"""The adapter: answers a client's requests about one program.

A thread reads requests. Before the program starts and while it is stopped they are carried out in the thread that runs
PHP, which waits for them; while it runs, by the reading thread, as far as that is possible.
"""
from __future__ import annotations

import os
import threading
from collections import deque

from zvm.observe.debugger.core import ENTRY, EXCEPTION, INTO, OUT, OVER, PAUSE, STEP, Debugger
from zvm.observe.debugger.dap.inspection import Inspection
from zvm.observe.debugger.dap.output import OutputRelay
from zvm.observe.debugger.dap.past import PastInspection, inspect_in
from zvm.observe.debugger.dap.points import FILTERS, Points, describe, source_of
from zvm.observe.debugger.values import readable
from zvm.observe.past.history import History, PastLost
from zvm.runtime.signals import Bailout

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from zvm.engine.facade import Engine
    from zvm.observe.debugger.breakpoints import Breakpoint, FileLines
    from zvm.observe.debugger.core import Stop
    from zvm.observe.debugger.dap.wire import Message, Wire
    from zvm.observe.past.history import Place
    from zvm.observe.recording.files import Record

THREAD = 1  # the number of the only thread
TERMINATED = 143  # the exit code of a program that the client has ended, as a signal gives it
CAPABILITIES = {
    "supportsConfigurationDoneRequest": True, "supportsFunctionBreakpoints": True,
    "supportsConditionalBreakpoints": True, "supportsHitConditionalBreakpoints": True, "supportsLogPoints": True,
    "supportsEvaluateForHovers": True, "supportsSetVariable": True, "supportsSetExpression": True,
    "supportsExceptionInfoRequest": True, "supportsExceptionOptions": True, "supportsExceptionFilterOptions": True,
    "supportsTerminateRequest": True, "supportTerminateDebuggee": True, "supportsDelayedStackTraceLoading": True,
    "supportsBreakpointLocationsRequest": True, "supportsLoadedSourcesRequest": True,
    "supportsDataBreakpoints": True,
    "supportsClipboardContext": True, "supportsValueFormattingOptions": True, "supportsCompletionsRequest": True,
    "completionTriggerCharacters": ["$", ">", ":"], "exceptionBreakpointFilters": FILTERS}
_REASONS = {STEP: "step", EXCEPTION: "exception", PAUSE: "pause", ENTRY: "entry"}
_POINT_REASONS = {"line": "breakpoint", "watch": "data breakpoint"}
_WHILE_RUNNING = frozenset(("setBreakpoints", "setFunctionBreakpoints", "setExceptionBreakpoints",
                            "setDataBreakpoints", "threads", "pause", "disconnect", "terminate", "configurationDone",
                            "breakpointLocations", "cancel", "loadedSources"))


class Adapter:
    """One client and one program. `launch()` takes what a launch request says, and raises ValueError for what cannot
    be run; `lines_of()` gives the lines of a file that may not have been compiled yet."""

    def __init__(self, wire: Wire, launch: Callable[[Message], None],
                 lines_of: Callable[[str], FileLines | None]) -> None:
        self.wire, self._launch = wire, launch
        self.output = OutputRelay(lambda category, text: wire.event("output", category=category, output=text))
        self.points = Points(lines_of)
        self.debugger: Debugger | None = None
        self.inspection: Inspection | None = None
        self.first_line = 1  # what the client calls the first line of a file
        self.is_disconnected = False
        self._condition = threading.Condition()
        self._requests: deque[Message] = deque()
        self._is_serving = True  # the thread that runs PHP takes requests
        self._goes_on: Callable[[], None] | None = None
        self._arguments: Message = {}
        self._is_launched = self._is_configured = self._has_ended = self._is_terminated = False
        self._reader: threading.Thread | None = None
        self._stops_at_entry = self._is_plain_run = self._is_to_pause = False
        self.records = False  # the run, so that the client can go back in it
        self.record: Record | None = None  # that the run is to be taken from
        self.saves: Callable[[list[Any]], object] = lambda log: None  # is given the record when the run is over
        self.history: History | None = None
        self._has_moved = False  # in the past

    # -- the reading thread -----------------------------------------------------------------------------------------

    def read(self) -> None:
        """Take requests until the client is gone."""
        self._reader = threading.current_thread()
        while (message := self.wire.receive()) is not None:
            if message.get("type") != "request":
                continue
            if self._is_terminated:
                self._answer_terminated(message)
                continue
            with self._condition:
                if self._is_serving:
                    self._requests.append(message)
                    self._condition.notify()
                    continue
                self._answer_running(message)
        self._end({"command": "disconnect", "seq": 0}, is_lost=True)

    def _answer_terminated(self, request: Message) -> None:
        """A request after the program was ended: only to go is left."""
        if request.get("command") in ("disconnect", "terminate"):
            self.wire.respond(request)
            os._exit(0)
        self.wire.fail(request, "The program was terminated")

    def _answer_running(self, request: Message) -> None:
        """A request while the program runs."""
        command = request.get("command", "")
        if command in ("disconnect", "terminate"):
            self._end(request)
        elif command in _WHILE_RUNNING:
            self._answer(request)
        elif command in ("continue", "next", "stepIn", "stepOut"):
            self.wire.fail(request, "The program is running")
        else:
            self.wire.fail(request, "notStopped")

    def _end(self, request: Message, is_lost: bool = False) -> None:
        """The client ends the session, or is gone: so does the program, unless the client wants it to go on."""
        if request["command"] == "terminate" and not self._has_ended:
            self._is_terminated = True
            self.wire.respond(request)
            self._say_ended(TERMINATED)
            threading.Event().wait(None if threading.current_thread() is not self._reader else 0)
            return
        with self._condition:
            self.is_disconnected = True
            arguments = request.get("arguments") or {}
            ends = arguments.get("terminateDebuggee", True)
            if not is_lost:
                if self.debugger is not None and not self._is_serving:
                    self.debugger.detach()
                self.wire.respond(request)
            if self._is_serving:
                self._requests.append({"command": "disconnect", "seq": -1})
                self._condition.notify()
                if not ends:
                    return
            if ends:
                os._exit(0)

    # -- the thread that runs PHP -----------------------------------------------------------------------------------

    def serve_until(self, is_over: Callable[[], bool]) -> None:
        """Carry out requests."""
        with self._condition:
            self._is_serving = True
        while True:
            with self._condition:
                if is_over() or self.is_disconnected and not self._requests:
                    self._is_serving = False
                    while self._requests:  # what came after the one that goes on
                        self._answer_running(self._requests.popleft())
                    return
                if not self._requests:
                    self._condition.wait()
                    continue
                request = self._requests.popleft()
            if request["seq"] == -1:
                return
            self._answer(request)

    def wait_for_start(self) -> None:
        """Return when the program is to be run."""
        self.serve_until(lambda: self._is_launched and self._is_configured)

    def attach(self, engine: Engine) -> None:
        """The engine is about to run the program."""
        engine.output.sink = lambda data: self.output.write("stdout", data)
        engine.output.implicit_flush = True
        if self._is_plain_run:
            return
        self.debugger = Debugger(engine, self)
        self.inspection = Inspection(self.debugger)
        self.debugger.attach()
        self.points.use(self.debugger)
        if self.records:
            self.history = self.debugger.history = History(self.debugger, PastInspection(self.inspection))
            if self.record is not None:
                self.history.recording.take_from(self.record.log)
            self.history.begin()
        if self._stops_at_entry:
            self.debugger.break_at_next(None, ENTRY)
        elif self._is_to_pause:
            self.debugger.pause()
        name = readable(engine.arguments[0]) if engine.arguments else ""
        self.wire.event("process", name=name, systemProcessId=os.getpid(), isLocalProcess=True, startMethod="launch")
        self.wire.event("thread", reason="started", threadId=THREAD)

    def ended(self, status: int) -> None:
        """The program is over: say so, and wait for the client to go."""
        if self.history is not None:
            self.history.end()
            self.saves(self.history.recording.log)
        self.output.close()
        with self._condition:
            self._has_ended = True
        self._say_ended(status)
        self.serve_until(lambda: self.is_disconnected)

    def _say_ended(self, status: int) -> None:
        self.output.flush()
        if self.debugger is not None:
            self.wire.event("thread", reason="exited", threadId=THREAD)
        self.wire.event("exited", exitCode=status)
        self.wire.event("terminated")

    def stopped(self, stop: Stop) -> None:
        """The program has stopped: serve until it goes on."""
        if self._is_terminated:
            threading.Event().wait()
        if self.is_disconnected or self.debugger is None or self.inspection is None:
            return
        self.output.flush()
        self.inspection.begin(stop)
        self._serve_stop(*self._described_stop(stop))
        while self._goes_on is not None and self.history is not None \
                and (self._has_moved or self.history.place is not None):
            if not self._has_moved:
                try:
                    self._goes_on()
                except PastLost as lost:
                    self.wire.event("output", category="console", output=f"{lost}\n")
            self._has_moved = False
            self._serve_stop(*(self._described_stop(stop) if self.history.place is None
                               else self._described_place(self.history.place)))
        self.inspection.end()
        self._take_leave(self.debugger)

    def _described_place(self, place: Place) -> tuple[str, Message]:
        """Reason and further fields of a stop in the past."""
        point = self.debugger.breakpoints.get(place.breakpoint) if self.debugger is not None else None
        if point is None:
            return _REASONS.get(place.reason, "goto"), {}
        return _POINT_REASONS.get(point.kind, "function breakpoint"), {"hitBreakpointIds": [point.id]}

    def _described_stop(self, stop: Stop) -> tuple[str, Message]:
        """The same of a stop in the present."""
        reason = _REASONS.get(stop.reason, "breakpoint")
        body: dict[str, Any] = {}
        if stop.breakpoint is not None and stop.reason != EXCEPTION:
            reason = _POINT_REASONS.get(stop.breakpoint.kind, "function breakpoint")
            body["hitBreakpointIds"] = [stop.breakpoint.id]
        if stop.change is not None:
            body["description"], body["text"] = "Paused on a change", str(stop.change)
        if stop.reason == EXCEPTION:
            body["description"], body["text"] = "Paused on exception", f"{stop.name}: {readable(stop.message)}"
        return reason, body

    def _serve_stop(self, reason: str, body: Message) -> None:
        """Tell the client where the program has stopped, and serve it until that is to go on."""
        self._goes_on = None
        with self._condition:
            self._is_serving = True
        self.wire.event("stopped", reason=reason, threadId=THREAD, allThreadsStopped=True, **body)
        self.serve_until(lambda: self._goes_on is not None)

    def _take_leave(self, debugger: Debugger) -> None:
        """Go on as the client has said."""
        if self._goes_on is not None:
            self._goes_on()
        else:
            debugger.detach()
            if self.history is not None:
                self.history.end()

    def logged(self, text: str, file: str, line: int) -> None:
        """A logpoint was passed."""
        self.output.flush()
        self.wire.event("output", category="console", output=f"{text}\n", source=source_of(readable(file)),
                        line=line - 1 + self.first_line)

    def resolved(self, breakpoint: Breakpoint) -> None:
        """A breakpoint has found its line."""
        self.wire.event("breakpoint", reason="changed", breakpoint=self._described(describe(breakpoint)))

    def reported(self, level: int, text: str, file: str, line: int) -> None:
        """The message is in the output, where it is displayed."""

    def removed(self, breakpoint: Breakpoint) -> None:
        """A watchpoint is gone."""
        self.wire.event("breakpoint", reason="removed", breakpoint=describe(breakpoint))

    # -- requests ---------------------------------------------------------------------------------------------------

    def _answer(self, request: Message) -> None:
        """Carry out a request."""
        command = request.get("command", "")
        arguments = request.get("arguments") or {}
        own = getattr(self, f"_on_{command}", None)
        try:
            if own is not None:
                own(request, arguments)
                return
            inspecting = getattr(self.inspection, f"on_{command}", None)
            if inspecting is None:
                self.wire.fail(request, f"The request {command} is not known" if self.inspection is not None
                               else "notStopped")
                return
            if self.history is not None:
                body = inspect_in(self.history, inspecting, command, arguments, self.first_line - 1)
            else:
                body = inspecting(arguments, self.first_line - 1)
            self.output.flush()
            self.wire.respond(request, body)
        except (ValueError, KeyError, TypeError, Bailout, PastLost) as error:
            self.wire.fail(request, str(error) if isinstance(error, (ValueError, PastLost))
                           else f"{type(error).__name__}: {error}")

    def _on_initialize(self, request: Message, arguments: Message) -> None:
        self.first_line = 1 if arguments.get("linesStartAt1", True) else 0
        self.wire.respond(request, {**CAPABILITIES, "supportsStepBack": self.records})
        self.wire.event("initialized")

    def _on_launch(self, request: Message, arguments: Message) -> None:
        self._arguments = arguments
        self._launch(arguments)
        self._stops_at_entry = bool(arguments.get("stopOnEntry"))
        self._is_plain_run = bool(arguments.get("noDebug"))
        self._is_launched = True
        if arguments.get("record") and not self.records:
            self.records = True
            self.wire.event("capabilities", capabilities={"supportsStepBack": True})
        self.wire.respond(request)

    _on_attach = _on_launch

    def _on_configurationDone(self, request: Message, arguments: Message) -> None:  # noqa: N802
        self._is_configured = True
        self.wire.respond(request)

    def _on_disconnect(self, request: Message, arguments: Message) -> None:
        self._end(request)

    def _on_terminate(self, request: Message, arguments: Message) -> None:
        self._end(request)

    def _on_cancel(self, request: Message, arguments: Message) -> None:
        self.wire.respond(request)

    def _on_threads(self, request: Message, arguments: Message) -> None:
        self.wire.respond(request, {"threads": [{"id": THREAD, "name": "main"}]})

    def _on_setBreakpoints(self, request: Message, arguments: Message) -> None:  # noqa: N802
        path = arguments["source"].get("path") or arguments["source"].get("name") or ""
        specifications = arguments.get("breakpoints")
        if specifications is None:
            specifications = [{"line": line} for line in arguments.get("lines") or ()]
        moved = [{**each, "line": each["line"] + 1 - self.first_line} for each in specifications]
        records = self.points.set_lines(path, moved, self._is_serving)
        self.wire.respond(request, {"breakpoints": [self._described(record) for record in records]})

    def _described(self, record: Message) -> Message:
        if "line" in record:
            record["line"] += self.first_line - 1
        return record

    def _on_setFunctionBreakpoints(self, request: Message, arguments: Message) -> None:  # noqa: N802
        self.wire.respond(request, {"breakpoints": self.points.set_functions(arguments.get("breakpoints") or [])})

    def _on_setExceptionBreakpoints(self, request: Message, arguments: Message) -> None:  # noqa: N802
        self.wire.respond(request, {"breakpoints": self.points.set_exceptions(
            arguments.get("filters") or [], arguments.get("filterOptions") or [],
            arguments.get("exceptionOptions") or [])})

    def _on_dataBreakpointInfo(self, request: Message, arguments: Message) -> None:  # noqa: N802
        if self.inspection is None:
            raise ValueError("notStopped")
        try:
            if self.history is not None and self.history.place is not None:
                raise ValueError("The past has no watchpoints")
            place = self.inspection.place(arguments)
        except (ValueError, KeyError) as error:
            self.wire.respond(request, {"dataId": None, "description": str(error)})
            return
        self.wire.respond(request, {"dataId": self.points.data_id(place), "description": readable(place.text),
                                    "accessTypes": ["write"], "canPersist": False})

    def _on_setDataBreakpoints(self, request: Message, arguments: Message) -> None:  # noqa: N802
        self.wire.respond(request, {"breakpoints": self.points.set_data(arguments["breakpoints"])})

    def _on_breakpointLocations(self, request: Message, arguments: Message) -> None:  # noqa: N802
        first = arguments["line"] + 1 - self.first_line
        last = (arguments.get("endLine") or arguments["line"]) + 1 - self.first_line
        lines = self.points.locations(arguments["source"].get("path") or "", first, last) if self._is_serving else []
        self.wire.respond(request, {"breakpoints": [{"line": line + self.first_line - 1} for line in lines]})

    def _on_loadedSources(self, request: Message, arguments: Message) -> None:  # noqa: N802
        paths = [] if self.debugger is None else list(self.debugger.marks.scripts)
        self.wire.respond(request, {"sources": [source_of(readable(path)) for path in paths]})

    def _on_pause(self, request: Message, arguments: Message) -> None:
        self._is_to_pause = True
        if self.debugger is not None:
            self.debugger.pause()
        self.wire.respond(request)

    def _on_continue(self, request: Message, arguments: Message) -> None:
        self._go_on(request, "", {"allThreadsContinued": True})

    def _on_next(self, request: Message, arguments: Message) -> None:
        self._go_on(request, OVER)

    def _on_stepIn(self, request: Message, arguments: Message) -> None:  # noqa: N802
        self._go_on(request, INTO)

    def _on_stepOut(self, request: Message, arguments: Message) -> None:  # noqa: N802
        self._go_on(request, OUT)

    def _on_stepBack(self, request: Message, arguments: Message) -> None:  # noqa: N802
        self._go_back(request, lambda history: history.step_back(OVER))

    def _on_reverseContinue(self, request: Message, arguments: Message) -> None:  # noqa: N802
        self._go_back(request, lambda history: history.reverse_continue())

    def _go_back(self, request: Message, how: Callable[[History], bool]) -> None:
        """Go to an earlier place, if there is one."""
        if self.history is None or self.debugger is None or not self.debugger.is_stopped:
            raise ValueError("notStopped" if self.history is not None else
                             "The run is not recorded: zvm debug --record, or \"record\": true in the launch request")
        if not how(self.history):
            raise ValueError("There is nothing before that")
        self.wire.respond(request)
        self._has_moved = True
        self._goes_on = lambda: None

    def _go_on(self, request: Message, kind: str, body: Message | None = None) -> None:
        debugger = self.debugger
        if debugger is None or not debugger.is_stopped:
            self.wire.fail(request, "notStopped")
            return
        self.wire.respond(request, body)
        self._goes_on = lambda: self._leave(debugger, kind)

    def _leave(self, debugger: Debugger, kind: str) -> None:
        """Make a step, or go on, in the past or the present."""
        if self.history is not None and self.history.place is not None:
            self.history.go_forward(kind)
        elif kind:
            debugger.step(kind)
        else:
            debugger.go()
