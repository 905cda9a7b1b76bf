"""`engine.debugger`: breakpoints, steps and stops for Python programs.

    debugger = engine.debugger
    debugger.break_at("page.php", 12, condition="$n > 3")
    for stop in debugger.run_file("page.php"):
        print(stop.line, stop.variables, stop.evaluate("$n * 2"))
        stop.step_over()

The program runs in a thread of its own while it is iterated over. Without that, `debugger.on_stop` is called in the
thread that runs PHP, with each Stop.
"""
from __future__ import annotations

import os
import queue
import threading
from typing import TYPE_CHECKING, Any

from zvm.embedding.conversions import php_text, to_php, to_python
from zvm.embedding.past import PastInspector, PastObject
from zvm.observe.debugger import breakpoints as kinds
from zvm.observe.debugger import core
from zvm.observe.debugger.breakpoints import Breakpoint, hit_condition
from zvm.observe.debugger.evaluating import EvaluationFailed, evaluate, run_code
from zvm.observe.debugger.places import UNSET, Place, StaticPlace, place_of
from zvm.observe.debugger.stack import StackFrame, plain, stack_of
from zvm.observe.debugger.values import format_value, readable
from zvm.observe.debugger.watchpoints import Change, PropertyWatchpoint, Watchpoint
from zvm.observe.past.history import History, PastLost
from zvm.observe.past.inspecting import is_harmless
from zvm.observe.recording.files import Record, load, save
from zvm.runtime.services.stacks import allow_depth, start_with_stack
from zvm.runtime.values.zval import UNDEF

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from zvm.embedding.engine import Engine

_STACK_BYTES = 256 << 20
_DEPTH = 100_000


class Frame:
    """A frame of a stopped program. `variables` are those that are set, by name; `this` is the object, or None."""

    def __init__(self, debugger: Debugger, frame: StackFrame) -> None:
        self._debugger, self._frame = debugger, frame
        self.function = readable(frame.name)
        self.file, self.line = readable(frame.file), frame.line
        self.is_internal = frame.is_internal

    @property
    def variables(self) -> dict[str, Any]:
        """The variables that are set."""
        def read() -> dict[Any, Any]:
            return {readable(name): self._debugger._python(value) for name, value in self._frame.variables().items()
                    if value is not UNDEF and name != "this"}

        variables: dict[str, Any] = self._debugger._inside(read)
        return variables

    @property
    def this(self) -> Any:
        return self._debugger._inside(lambda: self._debugger._python(self._frame.data.this))

    def evaluate(self, expression: str) -> Any:
        """The value of a PHP expression, which may change variables. Raises EvaluationFailed."""
        if not is_harmless(expression):
            self._debugger._note_change()
        return self._debugger._inside(lambda: self._debugger._python(
            evaluate(self._debugger._world, self._frame.data, php_text(expression))))

    def execute(self, code: str) -> Any:
        """Run PHP statements; what they return. Raises EvaluationFailed."""
        self._debugger._note_change()
        return self._debugger._inside(lambda: self._debugger._python(
            run_code(self._debugger._world, self._frame.data, php_text(code))))

    def set(self, name: str, value: Any) -> None:
        """Give a variable a value of Python's."""
        from zvm.runtime.execute_data import symbol_table

        def assign() -> None:
            symbol_table(self._frame.data).assign(php_text(name.lstrip("$")), to_php(self._debugger._engine, value))

        self._debugger._note_change()
        self._debugger._inside(assign)

    def watch(self, variable: str, condition: str = "", hits: str = "", log: str = "") -> Watchpoint:
        """Stop after whatever changes a variable of this frame, or an element or property of one ("$total",
        "$rows['a'][0]", "$this->name", "Class::$count"): through a reference, by another function, by unset(). That of
        a variable ends with the frame, that of a property with its object. Raises ValueError for another text."""
        def place() -> Place:
            return place_of(self._debugger._world, self._frame.data, php_text(variable))

        return self._debugger._watch(place, condition, hits, log)

    def __repr__(self) -> str:
        return f"<Frame {self.function} {self.file}:{self.line}>"


class PastFrame(Frame):
    """A frame as it was at an earlier statement: objects are PastObjects, and nothing can be changed."""

    def __init__(self, debugger: Debugger, number: int, shown: tuple[str, str, int, bool]) -> None:
        self._debugger, self._number = debugger, number
        self.function, self.file, self.line, self.is_internal = shown

    def _ask(self, method: str, *arguments: Any, in_copy: bool = False) -> Any:
        return self._debugger._ask_past(method, self._number, *arguments, in_copy=in_copy)

    @property
    def variables(self) -> dict[str, Any]:
        """The variables that were set."""
        variables: dict[str, Any] = self._ask("variables")
        return variables

    @property
    def this(self) -> Any:
        return self._ask("this")

    def evaluate(self, expression: str) -> Any:
        """The value of a PHP expression then. What it changes, it changes for itself alone; what reaches outside throws
        an Error. Raises EvaluationFailed."""
        return self._evaluated("evaluate", expression, not is_harmless(expression))

    def execute(self, code: str) -> Any:
        """The same with statements; what they return."""
        return self._evaluated("execute", code, True)

    def _evaluated(self, method: str, code: str, in_copy: bool) -> Any:
        try:
            return self._ask(method, code, in_copy=in_copy)
        except ValueError as failure:
            raise EvaluationFailed(str(failure)) from None

    def set(self, name: str, value: Any) -> None:
        """Raise ValueError: the past stays as it was."""
        raise ValueError("the past cannot be changed")

    def watch(self, variable: str, condition: str = "", hits: str = "", log: str = "") -> Watchpoint:
        """Raise ValueError: there Stop.who_wrote() and Stop.back_to_write() lead to changes."""
        raise ValueError("the past has no watchpoints")


class Write:
    """The statement that was the last to change a variable: its `position`, for Stop.go_to(), and its line."""

    __slots__ = ("position", "line")

    def __init__(self, position: int, line: int) -> None:
        self.position, self.line = position, line

    def __repr__(self) -> str:
        return f"<Write line {self.line}, position {self.position}>"


class Stop:
    """Where and why the program has stopped. `reason` is "breakpoint", "step", "exception", "pause", "entry", "request"
    (xdebug_break()) or "write" (at a watchpoint; in the past, by back_to_write()); `breakpoint` is the one that was
    hit; `exception` is the object that is thrown, and `message` its text; `change` is what a watchpoint has seen: the
    `variable`, its `old` and `new` values, `file` and `line` of the code that has changed it. The methods that go on
    return at once; without one the program goes on to the next breakpoint.

    Where the run is recorded (Debugger.record()) there are methods that go back, too: they return whether there was
    anything to go back to, and the next Stop is there. `is_past` says that it is an earlier one, `position` how many
    statements were begun before. What is done with a Stop of the past leaves the program alone; to go on from there
    leads to the present, where the program has stopped, and only then on. They raise PastLost where the run could not
    be repeated.
    """

    def __init__(self, debugger: Debugger, stop: core.Stop) -> None:
        self._debugger, self._stop = debugger, stop
        self.reason, self.file, self.line = stop.reason, readable(stop.file), stop.line
        self.breakpoint = stop.breakpoint
        self.message = readable(stop.message)
        self.exception_class = readable(stop.name)
        self.exception = None if stop.exception is None else debugger._python(stop.exception)
        self.returned = debugger._python(stop.returned[0]) if stop.returned else None
        self.change = stop.change
        self.stack: list[Frame] = [Frame(debugger, frame) for frame in stack_of(debugger._world)]
        history = debugger._core.history
        self.is_past = False
        self.position = 0 if history is None else history.positions.now

    @property
    def frame(self) -> Frame:
        """The innermost frame of PHP code."""
        return next(frame for frame in self.stack if not frame.is_internal)

    @property
    def function(self) -> str:
        return self.frame.function

    @property
    def variables(self) -> dict[str, Any]:
        """Those of the innermost frame."""
        return self.frame.variables

    def evaluate(self, expression: str) -> Any:
        """The value of a PHP expression in the innermost frame."""
        return self.frame.evaluate(expression)

    def set(self, name: str, value: Any) -> None:
        """Give a variable of the innermost frame a value."""
        self.frame.set(name, value)

    def watch(self, variable: str, condition: str = "", hits: str = "", log: str = "") -> Watchpoint:
        """Stop after whatever changes a variable of the innermost frame, as Frame.watch() says."""
        return self.frame.watch(variable, condition, hits, log)

    def step_in(self) -> None:
        """Stop at the next statement."""
        self._debugger._decide(core.INTO)

    def step_over(self) -> None:
        """Stop at the next statement of this function, or of the one outside when it has returned."""
        self._debugger._decide(core.OVER)

    def step_out(self) -> None:
        """Stop when this function has returned."""
        self._debugger._decide(core.OUT)

    def resume(self) -> None:
        """Go on to the next breakpoint."""
        self._debugger._decide("")

    def step_back(self) -> bool:
        """Stop at the statement before, in this function or in one outside."""
        return self._debugger._move(lambda history: history.step_back(core.OVER))

    def step_back_in(self) -> bool:
        """Stop at the statement before, in whatever function."""
        return self._debugger._move(lambda history: history.step_back(core.INTO))

    def step_back_out(self) -> bool:
        """Stop at the statement that has called this function."""
        return self._debugger._move(lambda history: history.step_back(core.OUT))

    def reverse_continue(self) -> bool:
        """Stop where a breakpoint would have stopped last, or at the first statement."""
        return self._debugger._move(lambda history: history.reverse_continue())

    def go_to(self, position: int) -> bool:
        """Stop at the statement of a position."""
        def go(history: History) -> bool:
            history.go_to(position)
            return True

        return self._debugger._move(go)

    def who_wrote(self, variable: str) -> Write | None:
        """The statement that was the last to change what a variable of this function has, or an element or property of
        one ("$total", "$this->items['a']"); None where that was before the run was recorded. Raises ValueError."""
        place = self._debugger._inside(lambda: self._debugger._past().find_write(variable))
        return None if place is None else Write(*place)

    def back_to_write(self, variable: str) -> bool:
        """Stop at that statement, before it is executed."""
        return self._debugger._move(lambda history: history.back_to_write(variable) is not None)

    def __repr__(self) -> str:
        return f"<Stop {self.reason} {self.function} {self.file}:{self.line}>"


class PastStop(Stop):
    """A Stop at an earlier statement."""

    def __init__(self, debugger: Debugger, history: History) -> None:
        place = history.place
        assert place is not None
        stop: dict[str, Any] = history.question("stop")
        self._debugger = debugger
        self.reason, self.position, self.is_past = place.reason, place.position, True
        self.breakpoint = debugger._core.breakpoints.get(place.breakpoint)
        self.file, self.line = stop["file"], stop["line"]
        self.message, self.exception_class = stop["message"], stop["exception_class"]
        self.exception, self.returned = stop["exception"], stop["returned"]
        self.change = None
        self.stack = [PastFrame(debugger, number, frame) for number, frame in enumerate(stop["stack"])]


class Debugger:
    """Of one engine. Code that was compiled before it was asked for the first time stops at lines."""

    def __init__(self, engine: Engine) -> None:
        self._engine, self._world = engine, engine.world
        self._core = core.Debugger(engine.world, self)
        self._core.attach()
        self.on_stop: Callable[[Stop], object] | None = None
        self.on_log: Callable[[str], object] = print
        self._thread: int | None = None  # that runs PHP for an iteration
        self._jobs: queue.Queue[Callable[[], None] | None] = queue.Queue()
        self._stops: queue.Queue[Stop | None] = queue.Queue()
        self._decision: str | None = None  # the kind of a step, "" to go on
        self._has_moved = False  # in the past, since the last Stop was given
        self.saves: Callable[[list[Any]], object] = lambda log: None  # is given what a run has recorded
        self.result: Any = None  # of what was run last by an iteration

    # -- breakpoints ------------------------------------------------------------------------------------------------

    def break_at(self, path: str | os.PathLike[str], line: int, condition: str = "", hits: str = "", log: str = "",
                 ) -> Breakpoint:
        """Stop at a line of a file, or of code by the name it runs under. `hits` says at which hits (">= 3", "== 2",
        "% 10"); `log` is a text to print in place of stopping, with expressions in braces."""
        name = os.fspath(path)
        file = os.path.realpath(name) if os.path.exists(name) else name
        return self._add(Breakpoint(kinds.LINE, file=os.fsencode(file).decode("latin-1"), line=line), condition, hits,
                         log)

    def break_on_call(self, function: str, condition: str = "", hits: str = "", log: str = "") -> Breakpoint:
        """Stop where a function ("name", "Class::name") is called."""
        return self._add(Breakpoint(kinds.CALL, function=php_text(function)), condition, hits, log)

    def break_on_return(self, function: str, condition: str = "", hits: str = "", log: str = "") -> Breakpoint:
        """Stop where a function returns."""
        return self._add(Breakpoint(kinds.RETURN, function=php_text(function)), condition, hits, log)

    def break_on_exception(self, name: str = "Throwable", condition: str = "", hits: str = "") -> Breakpoint:
        """Stop where an exception of a class is thrown, "uncaught": one that nothing catches, or where a message is
        reported ("Warning", "Notice", "Deprecated", "Fatal error")."""
        return self._add(Breakpoint(kinds.EXCEPTION, exception=php_text(name)), condition, hits, "")

    def watch(self, variable: str, condition: str = "", hits: str = "", log: str = "") -> Watchpoint:
        """Stop after whatever changes a global variable or a static property ("Class::$name"), or an element of one.
        Raises ValueError for another text."""
        return self._watch(lambda: place_of(self._world, None, php_text(variable)), condition, hits, log)

    def watch_property(self, class_name: str, name: str, condition: str = "", hits: str = "",
                       log: str = "") -> Watchpoint:
        """Stop after whatever changes a property of any object of a class and of its subclasses, or its static
        property. What was made a reference before is not told of."""
        def place() -> Place:
            return StaticPlace(self._world, php_text(class_name).lstrip("\\"), php_text(name.lstrip("$")), [])

        return self._watch(place, condition, hits, log, PropertyWatchpoint)

    def _watch(self, place: Callable[[], Place], condition: str, hits: str, log: str,
               kind: type[Watchpoint] = Watchpoint) -> Watchpoint:
        def add() -> Watchpoint:
            point = kind(place())
            self._add(point, condition, hits, log)
            return point

        point: Watchpoint = self._inside(add)
        return point

    def _add(self, point: Breakpoint, condition: str, hits: str, log: str) -> Breakpoint:
        point.condition, point.log = php_text(condition), log
        if hits:
            point.hit_operator, point.hit_value = hit_condition(hits)
        return self._core.add(point)

    def remove(self, point: Breakpoint) -> None:
        """Take a breakpoint away."""
        self._core.remove(point)

    @property
    def breakpoints(self) -> list[Breakpoint]:
        """Those that are set."""
        return list(self._core.breakpoints.values())

    def pause(self) -> None:
        """Stop at the statement that is executed next. Any thread may ask."""
        self._core.pause()

    def detach(self) -> None:
        """Let the engine run as if there were no debugger."""
        self._core.detach()

    # -- running ----------------------------------------------------------------------------------------------------

    def run_file(self, path: str | os.PathLike[str], stop_on_entry: bool = False) -> Iterator[Stop]:
        """Run a file, and give each Stop; `result` has what it returns afterwards. Raises what Engine.run_file()
        does."""
        return self.run(lambda: self._engine.run_file(path), stop_on_entry)

    def run_source(self, source: str, filename: str = "string", stop_on_entry: bool = False) -> Iterator[Stop]:
        """The same with source text."""
        return self.run(lambda: self._engine.run(source, filename), stop_on_entry)

    def run(self, task: Callable[[], Any], stop_on_entry: bool = False) -> Iterator[Stop]:
        """The same with a function of Python that uses the engine."""
        failures: list[BaseException] = []

        def body(size: int) -> None:
            allow_depth(_DEPTH * size // _STACK_BYTES)
            self._thread = threading.get_ident()
            history = self._core.history
            try:
                if history is not None:
                    history.begin()
                self.result = task()
            except BaseException as error:
                failures.append(error)
            finally:
                if history is not None and (self._core.history is not None or history.replayer is not None):
                    history.end(failures[0] if failures else None)
                    self.saves(history.recording.log)
                self._thread = None
                self._stops.put(None)

        import _thread

        self.result = None
        if stop_on_entry:
            self._core.break_at_next(None, core.ENTRY)
        start_with_stack(_STACK_BYTES, lambda size: _thread.start_new_thread(body, (size,)))
        try:
            while (stop := self._stops.get()) is not None:
                yield stop
                self._jobs.put(None)
        except GeneratorExit:  # nobody looks at the rest
            self._inside(self._abandon)
            self._jobs.put(None)
            self._stops.get()
            return
        if failures:
            raise failures[0]

    def _abandon(self) -> None:
        """Let the program run on by itself."""
        if self._core.history is not None:
            self._core.history.end()
        self._core.detach()

    def _inside(self, job: Callable[[], Any]) -> Any:
        """What a job gives, which is carried out in the thread that runs PHP."""
        if self._thread is None or threading.get_ident() == self._thread:
            return job()
        outcome: queue.Queue[tuple[Any, BaseException | None]] = queue.Queue()

        def carry_out() -> None:
            try:
                outcome.put((job(), None))
            except BaseException as error:
                outcome.put((None, error))

        self._jobs.put(carry_out)
        result, error = outcome.get()
        if error is not None:
            raise error
        return result

    def _decide(self, kind: str) -> None:
        self._decision = kind

    # -- the past ---------------------------------------------------------------------------------------------------

    def record(self, path: str | os.PathLike[str] | None = None) -> None:
        """Record what run_file(), run_source() and run() run from now on, so that one can go back. `path`: the record
        is written to that file, for replay(). Raises ValueError for an engine with a limit of oplines, which counts
        them in another way."""
        if self._engine.limits.oplines is not None:
            raise ValueError("an engine with a limit of oplines cannot be recorded")
        if self._core.history is None:
            self._core.history = History(self._core, PastInspector(self._world))
        if path is not None:
            self.saves = lambda log: save(Record(log), path)

    def replay(self, record: Record | str | os.PathLike[str]) -> None:
        """Have the next run be the one that was recorded in a file: what it takes from outside comes from there, and
        nothing is done outside again. Raises OSError, ValueError for another file."""
        run = record if isinstance(record, Record) else load(record)
        self.record()
        self._past_of_run().recording.take_from(run.log)
        if run.start:
            self._world.start_time = run.start["time"]

    def _past_of_run(self) -> History:
        assert self._core.history is not None
        return self._core.history

    def _past(self) -> History:
        if self._core.history is None or not self._core.is_stopped:
            raise ValueError("the run is not recorded: Debugger.record() begins that")
        return self._core.history

    def _move(self, how: Callable[[History], bool]) -> bool:
        moved: bool = self._inside(lambda: how(self._past()))
        self._has_moved |= moved
        return moved

    def _note_change(self) -> None:
        if self._core.history is not None:
            self._core.history.note_change()

    def _ask_past(self, method: str, *arguments: Any, in_copy: bool = False) -> Any:
        return self._inside(lambda: self._past().question(method, *arguments, in_copy=in_copy))

    def _python(self, value: Any) -> Any:
        """A value of PHP as Python has it, a resource as text."""
        try:
            return to_python(self._engine, plain(value))
        except TypeError:
            return format_value(self._world, value)

    # -- what the debugger tells ------------------------------------------------------------------------------------

    def stopped(self, stop: core.Stop) -> None:
        """The program has stopped."""
        history = self._core.history
        shown = Stop(self, stop)
        while True:
            self._decision, self._has_moved = None, False
            self._offer(shown)
            kind: str = getattr(self, "_decision") or ""  # noqa: B009 (set meanwhile)
            is_recorded = history is not None and self._core.history is not None
            if history is not None and is_recorded and (self._has_moved or history.place is not None):
                if not self._has_moved:
                    history.go_forward(kind)
                shown = Stop(self, stop) if history.place is None else PastStop(self, history)
                continue
            if kind:
                self._core.step(kind)
            return

    def _offer(self, shown: Stop) -> None:
        """Have a Stop looked at."""
        if self._thread is not None:
            self._stops.put(shown)
            while (job := self._jobs.get()) is not None:
                job()
        elif self.on_stop is not None:
            self.on_stop(shown)

    def logged(self, text: str, file: str, line: int) -> None:
        """A logpoint was passed."""
        self.on_log(text)

    def resolved(self, breakpoint: Breakpoint) -> None:
        """A breakpoint has found its line, which it shows."""

    def reported(self, level: int, text: str, file: str, line: int) -> None:
        """Messages are printed."""

    def removed(self, breakpoint: Breakpoint) -> None:
        """A watchpoint is gone, which `breakpoints` shows."""


__all__ = ["UNSET", "Breakpoint", "Change", "Debugger", "EvaluationFailed", "Frame", "PastLost", "PastObject", "Stop",
           "Watchpoint", "Write"]
