"""`engine.tool()` and `engine.observe()`: events of a running program, for Python programs."""
from __future__ import annotations

from typing import TYPE_CHECKING, Any

from zvm.embedding.conversions import php_text, to_python
from zvm.observe import events
from zvm.observe.debugger.evaluating import evaluate
from zvm.observe.debugger.stack import StackFrame, plain
from zvm.observe.debugger.values import readable
from zvm.observe.marks import leave_world
from zvm.observe.watching import DISABLE
from zvm.opcodes.metadata import NAMES
from zvm.runtime.values.zval import UNDEF

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import TracebackType

    from zvm.embedding.engine import Engine

__all__ = ["DISABLE", "Event", "Events", "Tool"]


class Event:
    """Something that is about to happen: `kind`, `function`, `file` and `line` say what and where, `opcode` which
    opline; `value` is the exception of a "throw", the function of an "internal call", the file of a "compile", the
    bytes of an "output". While the callback runs `variables` has the variables that are set, and `evaluate()` works."""

    def __init__(self, engine: Engine, event: events.Event) -> None:
        self._engine, self._event = engine, event
        self.kind, self.line = event.kind, event.line
        self.function, self.file = readable(event.function), readable(event.file)
        self.opcode = "" if event.opline is None else NAMES[event.opline.opcode]
        value = event.value
        self.value = value if isinstance(value, bytes) or value is None else to_python(engine, value)

    @property
    def variables(self) -> dict[str, Any]:
        """The variables that are set."""
        if self._event.frame is None:
            return {}
        return {readable(name): to_python(self._engine, plain(value))
                for name, value in StackFrame(self._event.frame).variables().items()
                if value is not UNDEF and name != "this"}

    def evaluate(self, expression: str) -> Any:
        """The value of a PHP expression in the frame. Raises EvaluationFailed."""
        return to_python(self._engine, evaluate(self._engine.world, self._event.frame, php_text(expression)))

    def __repr__(self) -> str:
        return f"<Event {self.kind} {self.function} {self.file}:{self.line}>"


class Tool:
    """What is told of events of one engine. Any number of them watch at once."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        leave_world(engine.world)
        self._tool = events.Tool(engine.world)

    def on(self, kind: str, callback: Callable[[Event], object], function: str = "", where: str = "") -> None:
        """Call a function at each event of a kind, in functions of that name ("name", "Class::name") and files whose
        path fits the pattern `where`; DISABLE as its result ends that for one opline. Raises ValueError."""
        self._tool.on(kind, lambda event: callback(Event(self._engine, event)), php_text(function), php_text(where))

    def detach(self) -> None:
        """Tell nothing any more."""
        self._tool.detach()


class Events(list[Event]):
    """The events of the kinds that were asked for, while it is entered."""

    def __init__(self, engine: Engine, kinds: tuple[str, ...], function: str, where: str) -> None:
        super().__init__()
        self._engine, self._kinds, self._function, self._where = engine, kinds, function, where
        self._tool: Tool | None = None

    def __enter__(self) -> Events:
        self._tool = Tool(self._engine)
        for kind in self._kinds:
            self._tool.on(kind, self.append, self._function, self._where)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None,
                 traceback: TracebackType | None) -> None:
        if self._tool is not None:
            self._tool.detach()
