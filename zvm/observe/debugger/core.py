"""The debugger itself: breakpoints, steps and stops of one engine.

While it is attached nothing is paid but at oplines where a breakpoint or a step waits. A `Client` is called where the
program stops; when its stopped() returns the program goes on, as go() or one of the steps has said before.
"""
from __future__ import annotations

from zvm.observe.debugger import breakpoints as kinds
from zvm.observe.debugger.breakpoints import Breakpoint, FileLines
from zvm.observe.debugger.catching import is_caught
from zvm.observe.debugger.evaluating import EvaluationFailed, evaluate
from zvm.observe.debugger.stack import depth_of
from zvm.observe.debugger.watchpoints import RETURNS, Watchpoint, WriteWatcher
from zvm.observe.marks import Marks
from zvm.observe.statements import line_starts, statements
from zvm.observe.watching import DISABLE
from zvm.opcodes import error_levels as levels
from zvm.opcodes import metadata as ops
from zvm.opcodes.op_array import CONST, UNUSED, OpArray
from zvm.runtime.execute_data import CALL_TOP, line_of
from zvm.runtime.values import strings
from zvm.runtime.values.convert import to_bool
from zvm.runtime.values.zval import Reference

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Protocol

    from zvm.engine.facade import Engine
    from zvm.observe.debugger.watchpoints import Change
    from zvm.observe.past.history import History
    from zvm.opcodes.op_array import Opline
    from zvm.opcodes.script import Script
    from zvm.runtime.execute_data import ExecuteData
    from zvm.runtime.values.php_object import PhpObject

    class Client(Protocol):
        """Who is told."""

        def stopped(self, stop: Stop) -> None:
            """The program has stopped; it goes on when this returns."""

        def logged(self, text: str, file: str, line: int) -> None:
            """A logpoint was passed."""

        def resolved(self, breakpoint: Breakpoint) -> None:
            """A breakpoint has found its line in a file that was compiled."""

        def reported(self, level: int, text: str, file: str, line: int) -> None:
            """A message is reported; breakpoints may stop there next."""

        def removed(self, breakpoint: Breakpoint) -> None:
            """The variable of a watchpoint is gone, and with it the watchpoint."""

STEP, BREAKPOINT, EXCEPTION, PAUSE, ENTRY, REQUEST = "step", "breakpoint", "exception", "pause", "entry", "request"
WRITE = "write"
INTO, OVER, OUT = "into", "over", "out"
ANY_EXCEPTION, UNCAUGHT = "*", "uncaught"  # exception breakpoints for all, and for those that nothing catches
MESSAGES = {
    levels.E_ERROR: "Fatal error", levels.E_CORE_ERROR: "Fatal error", levels.E_COMPILE_ERROR: "Fatal error",
    levels.E_USER_ERROR: "Fatal error", levels.E_RECOVERABLE_ERROR: "Recoverable fatal error",
    levels.E_WARNING: "Warning", levels.E_CORE_WARNING: "Warning", levels.E_COMPILE_WARNING: "Warning",
    levels.E_USER_WARNING: "Warning", levels.E_PARSE: "Parse error", levels.E_NOTICE: "Notice",
    levels.E_USER_NOTICE: "Notice", levels.E_STRICT: "Strict standards", levels.E_DEPRECATED: "Deprecated",
    levels.E_USER_DEPRECATED: "Deprecated"}  # what exception breakpoints call what is reported
_CALLS = (ops.DO_FCALL, ops.DO_ICALL, ops.DO_FCALL_BY_NAME)


class Stop:
    """Where and why a program has stopped. `breakpoint` is the one that was hit, `exception` what was thrown; `name`,
    `message` and `code` describe that or the message that was reported; `returned` is there at a return, and has the
    value if somebody takes it; `change` is what a watchpoint has seen."""

    __slots__ = ("reason", "frame", "file", "line", "breakpoint", "exception", "name", "message", "code", "returned",
                 "change")

    def __init__(self, reason: str, frame: ExecuteData | None, file: str, line: int) -> None:
        self.reason, self.frame, self.file, self.line = reason, frame, file, line
        self.breakpoint: Breakpoint | None = None
        self.exception: PhpObject | None = None
        self.name = self.message = self.code = ""
        self.returned: tuple[Any] | tuple[()] | None = None
        self.change: Change | None = None


class Step:
    """A step that is under way: where it has begun."""

    __slots__ = ("kind", "depth", "frame", "reason", "has_left")

    def __init__(self, kind: str, frame: ExecuteData | None, reason: str) -> None:
        self.kind, self.frame, self.reason = kind, frame, reason
        self.depth = depth_of(frame)
        self.has_left = False  # the function where it has begun has returned


class Debugger:
    """Of one engine."""

    def __init__(self, engine: Engine, client: Client) -> None:
        self.engine, self.client = engine, client
        self.breakpoints: dict[int, Breakpoint] = {}
        self.lines: dict[str, FileLines] = {}  # by real path
        self.marks = engine.observer or Marks(engine)
        self._is_late = not self.marks.statements and _has_code(engine)
        self.marks.statements = True
        self.watches = self.marks.watches
        self.includes_returns = False  # steps stop at returns, too
        self.is_stopped = False
        self.current: Stop | None = None
        self.history: History | None = None  # while the run is recorded, so that one can go back
        self._last_id = 0
        self._step: Step | None = None
        self._armed: list[tuple[OpArray, Opline, Any]] = []  # for a step
        self._at_all = False  # a step waits at all statements
        self._at_returns = False  # … and at all returns
        self._is_throwing = False  # since the last statement
        self._points: dict[int, list[tuple[OpArray, Opline, Any]]] = {}  # what breakpoints watch, by their ids
        self._entered: tuple[ExecuteData | None, int] = None, 0  # the frame and opline of the last entry
        self._break_next: Breakpoint | None = None
        self._passed: dict[tuple[int, int, Any], int] = {}  # breakpoint and frame → the last opline there
        self._watches_calls = False
        self._writes: WriteWatcher | None = None  # while there are watchpoints

    def statements(self, function: OpArray) -> list[Opline]:
        """Where statements of a function begin; where lines do, if it was compiled before there was a debugger."""
        found = statements(function)
        return line_starts(function) if self._is_late and not found else found

    def attach(self) -> None:
        """Be told of what the engine runs from now on."""
        self.watches.preparing.append(self._prepared)
        self.watches.add_throwing(self._thrown)
        self.engine.diagnostics.listener = self._reported
        self.marks.listen(self)
        for function in self.watches.functions:
            self._prepared(function)

    def detach(self) -> None:
        """Let the program run as if there were no debugger."""
        if self._prepared not in self.watches.preparing:
            return
        self.go()
        for breakpoint in list(self.breakpoints.values()):
            self.remove(breakpoint)
        self.watches.preparing.remove(self._prepared)
        self.watches.remove_throwing(self._thrown)
        self.engine.diagnostics.listener = None
        self.marks.listeners.remove(self)

    # -- breakpoints ------------------------------------------------------------------------------------------------

    def add(self, breakpoint: Breakpoint) -> Breakpoint:
        """Set a breakpoint, which gets a number unless it has one."""
        if not breakpoint.id:
            self._last_id += 1
            breakpoint.id = self._last_id
        self.breakpoints[breakpoint.id] = breakpoint
        if breakpoint.kind == kinds.LINE and breakpoint.file in self.lines and self.moves_breakpoints:
            breakpoint.resolve(self.lines[breakpoint.file])
        self._arm(breakpoint)
        return breakpoint

    moves_breakpoints = True  # to the next line that has a statement
    stops_once = True  # at a line, whose statements are executed one after the other

    def remove(self, breakpoint: Breakpoint) -> None:
        """Take a breakpoint away."""
        self.breakpoints.pop(breakpoint.id, None)
        self.disarm(breakpoint)

    def expire(self, breakpoint: Breakpoint) -> None:
        """A temporary breakpoint was hit."""
        self.remove(breakpoint)

    def rearm(self, breakpoint: Breakpoint) -> None:
        """A breakpoint was changed."""
        self.disarm(breakpoint)
        self._arm(breakpoint)

    def disarm(self, breakpoint: Breakpoint) -> None:
        self._passed.clear()
        for function, opline, callback in self._points.pop(breakpoint.id, ()):
            self.watches.remove(function, opline, callback)
        if self._writes is not None and isinstance(breakpoint, Watchpoint):
            self._writes.remove(breakpoint)

    def end(self, point: Watchpoint) -> None:
        """The variable of a watchpoint is gone."""
        self.remove(point)
        self.client.removed(point)

    def _arm(self, breakpoint: Breakpoint) -> None:
        self._points[breakpoint.id] = []
        if isinstance(breakpoint, Watchpoint):
            self._writes = self._writes or WriteWatcher(self)
            self._writes.add(breakpoint)
            return
        if breakpoint.kind in (kinds.CALL, kinds.RETURN):
            self._watch_internal_calls(breakpoint)
        for function in self.watches.functions:
            self._arm_in(breakpoint, function)

    def _arm_in(self, breakpoint: Breakpoint, function: OpArray) -> None:
        """Watch what a breakpoint waits for in a function."""
        if breakpoint.kind == kinds.LINE:
            if self.path_of(function) == breakpoint.file:
                for opline in self.statements(function):
                    if opline.lineno == breakpoint.resolved_line:
                        self._point(breakpoint, function, opline, self._at_statement)
        elif breakpoint.kind == kinds.CALL and _may_be_named(function, breakpoint.function):
            for opline in function.opcodes[:function.num_args + 1]:
                self._point(breakpoint, function, opline, self._at_entry)
        elif breakpoint.kind == kinds.RETURN and _may_be_named(function, breakpoint.function):
            for opline in function.opcodes:
                if opline.opcode in RETURNS:
                    self._point(breakpoint, function, opline, self._at_return)

    def _point(self, breakpoint: Breakpoint, function: OpArray, opline: Opline, callback: Any) -> None:
        entry = function, opline, callback
        shared = any(entry in entries for entries in self._points.values())
        self._points[breakpoint.id].append(entry)
        if not shared or callback not in self.watches.at.get(opline, ()):
            self.watches.add(function, opline, callback)

    def _watch_internal_calls(self, breakpoint: Breakpoint) -> None:
        """Look at all calls where the function is an internal one."""
        function = self.engine.internal_function(strings.lower(breakpoint.function))
        if self._watches_calls or function is None and "::" not in breakpoint.function:
            return
        self._watches_calls = self.marks.whole_calls = True
        for opcode in _CALLS:
            self.watches.add_everywhere(opcode, self._at_call)

    # -- what the engine tells --------------------------------------------------------------------------------------

    def compiled(self, script: Script) -> None:
        """A file was compiled."""
        lines = self.lines[script.main.filename] = FileLines(script.op_arrays(), self.statements)
        self._resolve_in(script.main.filename, lines)

    def _resolve_in(self, path: str, lines: FileLines) -> None:
        """Find the lines of breakpoints in code that was compiled."""
        for breakpoint in list(self.breakpoints.values()):
            if breakpoint.kind == kinds.LINE and breakpoint.file == path and not breakpoint.is_resolved \
                    and self.moves_breakpoints and breakpoint.resolve(lines):
                self.client.resolved(breakpoint)

    def _prepared(self, function: OpArray) -> None:
        """A function is about to be called for the first time."""
        for breakpoint in list(self.breakpoints.values()):
            self._arm_in(breakpoint, function)
        if self._at_all and not any(opline.opcode == ops.EXT_STMT for opline in function.opcodes):
            self._arm_statements(function)

    def _at_statement(self, frame: ExecuteData, opline: Opline) -> None:
        """A statement at which a breakpoint or a step waits is about to be executed."""
        self._is_throwing = False
        if self.is_stopped:
            return
        pending, self._break_next = self._break_next, None
        if pending is not None:
            self._stop(BREAKPOINT, frame, pending)
            return
        step = self._step
        if step is not None and (step.kind == INTO or _has_come(step, frame)):
            self._stop(step.reason, frame)
            return
        for breakpoint in list(self.breakpoints.values()):
            if breakpoint.kind == kinds.LINE and breakpoint.is_enabled and breakpoint.resolved_line == opline.lineno \
                    and breakpoint.file == self.path_of(frame.func) \
                    and not self._has_passed(breakpoint, frame, opline) and self._is_hit(breakpoint, frame):
                self._stop(BREAKPOINT, frame, breakpoint)
                return

    def _has_passed(self, breakpoint: Breakpoint, frame: ExecuteData, opline: Opline) -> bool:
        """Whether an earlier statement of the line was the last there that the frame has executed."""
        place = breakpoint.id, id(frame), frame.func
        last = self._passed.get(place)
        self._passed[place] = opline.number
        return self.stops_once and last is not None and last < opline.number

    def path_of(self, function: Any) -> str:
        """What breakpoints call the code of a function."""
        path: str = function.filename
        return path

    def _at_entry(self, frame: ExecuteData, opline: Opline) -> None:
        """A function with a breakpoint is entered. Each opline that takes an argument may be the first."""
        function: Any = frame.func
        entered, number = self._entered
        self._entered = frame, opline.number
        if entered is frame and number < opline.number:
            return
        for breakpoint in list(self.breakpoints.values()):
            if breakpoint.kind == kinds.CALL and breakpoint.is_enabled and _is_named(frame, breakpoint.function) \
                    and self._is_hit(breakpoint, frame):
                if opline in self.statements(function):
                    self._stop(BREAKPOINT, frame, breakpoint)
                else:
                    self.break_at_next(breakpoint)
                return

    def break_at_next(self, breakpoint: Breakpoint | None, reason: str = BREAKPOINT) -> None:
        """Stop at the statement that is executed next."""
        self._break_next = breakpoint
        if breakpoint is None:
            self._step = Step(INTO, None, reason)
        self._arm_everything()

    def _at_return(self, frame: ExecuteData, opline: Opline) -> None:
        """A function with a breakpoint, or in which a step waits, returns."""
        for breakpoint in list(self.breakpoints.values()):
            if breakpoint.kind == kinds.RETURN and breakpoint.is_enabled and not self.is_stopped \
                    and _is_named(frame, breakpoint.function) and self._is_hit(breakpoint, frame):
                self._stop(BREAKPOINT, frame, breakpoint, returned=self.returned(frame, opline) or ())
                return

    def _at_call(self, frame: ExecuteData, opline: Opline) -> None:
        """A function is about to be called, which may be internal."""
        call = frame.call
        if call is None or not call.func.is_internal:
            return
        for breakpoint in list(self.breakpoints.values()):
            if breakpoint.kind == kinds.CALL and breakpoint.is_enabled and not self.is_stopped \
                    and _is_named(call, breakpoint.function) and self._is_hit(breakpoint, frame):
                self._stop(BREAKPOINT, frame, breakpoint)
                break
        for breakpoint in list(self.breakpoints.values()):
            if breakpoint.kind == kinds.RETURN and breakpoint.is_enabled and _is_named(call, breakpoint.function):
                self._await_internal(breakpoint, frame, opline)
                break

    def _await_internal(self, breakpoint: Breakpoint, frame: ExecuteData, call: Opline) -> None:
        """Stop when an internal function has returned."""
        function: Any = frame.func

        def at_next(after: ExecuteData, opline: Opline) -> object:
            if after is not frame:
                return None
            if not self.is_stopped and breakpoint.is_enabled and self._is_hit(breakpoint, frame):
                stop = self.made(BREAKPOINT, frame, breakpoint)
                stop.line = call.lineno
                stop.returned = () if call.result_type == UNUSED else (_slot(frame, call.result),)
                self._wait(stop)
            return DISABLE

        self.watches.add(function, function.opcodes[call.number + 1], at_next)

    def _thrown(self, frame: ExecuteData, opline: Opline, exception: PhpObject) -> None:
        """Something is thrown."""
        self._is_throwing = True
        if self._writes is not None:
            self._writes.thrown(frame)
        breakpoint = None if self.is_stopped else self._exception_breakpoint(frame, exception)
        if breakpoint is None or not self._is_hit(breakpoint, frame):
            return
        from zvm.runtime.objects.exceptions import get_field

        stop = self.made(EXCEPTION, frame, breakpoint)
        stop.exception, stop.name = exception, exception.ce.display_name
        stop.message = str(get_field(exception, "message"))
        code = get_field(exception, "code")
        stop.code = str(code) if code else ""
        self._wait(stop)

    def _exception_breakpoint(self, frame: ExecuteData, exception: PhpObject) -> Breakpoint | None:
        names = {ce.display_name for ce in exception.ce.ancestors}
        for breakpoint in list(self.breakpoints.values()):
            if breakpoint.kind == kinds.EXCEPTION and breakpoint.is_enabled:
                wanted = breakpoint.exception
                if wanted == ANY_EXCEPTION or wanted in names \
                        or wanted == UNCAUGHT and not is_caught(self.engine, frame, exception):
                    return breakpoint
        return None

    def _reported(self, level: int, message: str, file: str, line: int) -> None:
        """A message is reported."""
        if self.is_stopped or self.watches.quiet:
            return
        self.client.reported(level, message, file, line)
        name = MESSAGES.get(level, "Unknown error")
        for breakpoint in list(self.breakpoints.values()):
            if breakpoint.kind == kinds.EXCEPTION and breakpoint.is_enabled \
                    and breakpoint.exception in (name, ANY_EXCEPTION) and breakpoint.count_hit():
                stop = self.made(EXCEPTION, self.engine.current_execute_data, breakpoint)
                stop.file, stop.line = file, line
                stop.name, stop.message, stop.code = name, message, str(level)
                self._wait(stop)
                return

    def look_at_watches(self, frame: ExecuteData | None) -> None:
        """Stop for changes that were not told of yet."""
        if self._writes is not None and frame is not None:
            self._writes.look(frame)

    def written(self, point: Watchpoint, frame: ExecuteData, change: Change) -> None:
        """What a watchpoint looks at was changed."""
        if not self._is_hit(point, frame):
            return
        stop = self.made(WRITE, frame, point)
        stop.change, stop.message = change, str(change)
        self._wait(stop)

    def _is_hit(self, breakpoint: Breakpoint, frame: ExecuteData) -> bool:
        """Whether to stop at a breakpoint that was reached. A logpoint prints its text and does not stop."""
        if breakpoint.condition:
            try:
                if not to_bool(self.engine, evaluate(self.engine, frame, breakpoint.condition)):
                    return False
            except EvaluationFailed:
                return False
        if not breakpoint.count_hit():
            return False
        if breakpoint.log:
            function: Any = frame.func
            self.client.logged(self.interpolated(frame, breakpoint.log), function.filename, line_of(frame))
            return False
        return True

    def interpolated(self, frame: ExecuteData, text: str) -> str:
        """A logpoint's text, with the values of the expressions in braces."""
        from zvm.observe.debugger.values import interpolate

        return interpolate(self.engine, frame, text)

    # -- stopping ---------------------------------------------------------------------------------------------------

    def made(self, reason: str, frame: ExecuteData | None, breakpoint: Breakpoint | None = None) -> Stop:
        """A Stop in a frame."""
        user: Any = frame
        while user is not None and user.func.is_internal:
            user = user.prev
        stop = Stop(reason, frame, "" if user is None else user.func.filename, 0 if user is None else line_of(user))
        stop.breakpoint = breakpoint
        return stop

    def _stop(self, reason: str, frame: ExecuteData, breakpoint: Breakpoint | None = None,
              returned: tuple[Any] | tuple[()] | None = None) -> None:
        stop = self.made(reason, frame, breakpoint)
        stop.returned = returned
        self._wait(stop)

    def _wait(self, stop: Stop) -> None:
        """Have the client look at the program until it goes on."""
        if stop.change is None:
            self.look_at_watches(stop.frame)
        self.go()
        if stop.breakpoint is not None and stop.breakpoint.is_temporary:
            self.expire(stop.breakpoint)
        engine = self.engine
        if not engine.output.stack:
            engine.output.flush()
        self.is_stopped, self.current = True, stop
        deadline = engine.interrupts.deadline
        engine.interrupts.deadline = None
        positions = self.watches.positions
        if positions is not None:
            positions.suspend()
        try:
            self.client.stopped(stop)
            if self.history is not None:
                self.history.going_on(stop)
        finally:
            engine.interrupts.deadline = deadline
            self.is_stopped, self.current = False, None
            if self._writes is not None:
                self._writes.refresh()
            if positions is not None:
                positions.resume()

    def go(self) -> None:
        """Go on to the next breakpoint."""
        self._step = self._break_next = None
        for function, opline, callback in self._armed:
            self.watches.remove(function, opline, callback)
        self._armed.clear()
        if self._at_returns:
            self._at_returns = False
            for opcode in RETURNS:
                self.watches.remove_everywhere(opcode, self._at_stepped_return)
        if self._at_all:
            self._at_all = False
            self.watches.remove_everywhere(ops.EXT_STMT, self._at_step)

    def step(self, kind: str, reason: str = STEP) -> None:
        """Go on to the next statement: INTO functions that are called, OVER them, or OUT of the one that runs."""
        frame = self.engine.current_execute_data
        self.go()
        self._step = Step(kind, frame, reason)
        if kind == INTO or frame is None:
            self._arm_everything()
            if self.includes_returns:
                self._arm_returns_for_values()
            return
        functions: set[OpArray] = set()
        while frame is not None:
            function: Any = frame.func
            if type(function) is OpArray:
                if function not in functions:
                    functions.add(function)
                    self._arm_statements(function)
                if frame.flags & CALL_TOP or kind == OUT and frame is self._step.frame:
                    self._arm_returns(function)
            frame = frame.prev
        if self.includes_returns and kind == OUT:
            self._arm_returns_for_values()

    def pause(self) -> None:
        """Stop at the next statement. Any thread may ask."""
        self._step = Step(INTO, None, PAUSE)
        self._arm_everything()

    def _arm_everything(self) -> None:
        if self._at_all:
            return
        self._at_all = True
        self.watches.add_everywhere(ops.EXT_STMT, self._at_step)
        for function in self.watches.functions:
            if not any(opline.opcode == ops.EXT_STMT for opline in function.opcodes):
                self._arm_statements(function)

    def _arm_statements(self, function: OpArray) -> None:
        for opline in self.statements(function):
            self._armed.append((function, opline, self._at_step))
            self.watches.add(function, opline, self._at_step)

    def _arm_returns(self, function: OpArray) -> None:
        """What comes after a function that Python code has called is not on the stack."""
        for opline in function.opcodes:
            if opline.opcode in RETURNS:
                self._armed.append((function, opline, self._at_last_return))
                self.watches.add(function, opline, self._at_last_return)

    def _at_step(self, frame: ExecuteData, opline: Opline) -> None:
        """A statement at which a step waits; where a breakpoint does, too, that has been told."""
        if self._step is None and self._break_next is None or self._at_statement in self.watches.at.get(opline, ()):
            return
        self._at_statement(frame, opline)

    def _at_last_return(self, frame: ExecuteData, opline: Opline) -> None:
        step = self._step
        if step is None or depth_of(frame) > step.depth:
            return
        if frame is step.frame:
            step.has_left = True
        if frame.flags & CALL_TOP or step.has_left:
            self._arm_everything()

    def _arm_returns_for_values(self) -> None:
        """Stop where a function returns a value, too."""
        if not self._at_returns:
            self._at_returns = True
            for opcode in RETURNS:
                self.watches.add_everywhere(opcode, self._at_stepped_return)

    def _at_stepped_return(self, frame: ExecuteData, opline: Opline) -> None:
        step = self._step
        if step is None or self.is_stopped or frame.func.function_name is None or self._is_throwing \
                or step.kind == OVER or step.kind == OUT and depth_of(frame) > step.depth:
            return
        value = self.returned(frame, opline)
        if value is not None:
            self._stop(step.reason, frame, returned=value)

    def returned(self, frame: ExecuteData, opline: Opline) -> tuple[Any] | None:
        """What a RETURN returns, None where nobody takes it."""
        outer = frame.prev
        if outer is not None and not frame.flags & CALL_TOP and not outer.func.is_internal \
                and outer.opline is not None and outer.opline.result_type == UNUSED:
            return None
        return (returned_value(frame, opline),)


def _has_code(engine: Engine) -> bool:
    """Whether the engine has compiled something."""
    return engine.current_execute_data is not None or bool(engine.included_files) or \
        any(not function.is_internal for function in list(engine.functions.values())) or bool(engine.class_positions)


def _has_come(step: Step, frame: ExecuteData) -> bool:
    """Whether a step over or out has come to its end in a frame."""
    depth = depth_of(frame)
    if step.kind == OVER:
        return depth <= step.depth
    return depth < step.depth or depth == step.depth and step.has_left


def _may_be_named(function: Any, name: str) -> bool:
    """Whether calls of a function may have the name of a breakpoint."""
    if function.function_name is None:
        return False
    _, is_method, own = name.rpartition("::")
    is_alike = strings.lower(own) == strings.lower(function.function_name)
    return is_alike and bool(is_method) == (function.scope is not None)


def _is_named(frame: ExecuteData, name: str) -> bool:
    """Whether a breakpoint's name is that of a call: of a method, with its class or that of the object."""
    function = frame.func
    if not _may_be_named(function, name):
        return False
    if function.scope is None:
        return True
    classes = [function.scope] if frame.this is None else [function.scope, frame.this.ce]
    class_name = strings.lower(name.rpartition("::")[0])
    return any(strings.lower(ce.display_name) == class_name for ce in classes)


def returned_value(frame: ExecuteData, opline: Opline) -> Any:
    """What a RETURN is about to return."""
    if opline.op1_type == CONST:
        return opline.const1
    if opline.op1_type == UNUSED:
        return None
    return _slot(frame, opline.op1)


def _slot(frame: ExecuteData, slot: int) -> Any:
    value = frame.slots[slot]
    return value.value if type(value) is Reference else value
