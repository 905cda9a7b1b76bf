"""Events of a running program, for tools: which oplines stand for each kind, and who is told.

Any number of tools watch at once, each certain functions and files. A callback gets an Event; what it returns is
ignored but for DISABLE: then that opline tells it no more.
"""
from __future__ import annotations

from fnmatch import fnmatchcase
from weakref import ref

from zvm.observe.marks import Marks
from zvm.observe.statements import line_starts, statements
from zvm.opcodes import metadata as ops
from zvm.opcodes.flags import EVAL
from zvm.runtime.execute_data import line_of
from zvm.runtime.values import strings

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from typing import Any

    from zvm.engine.facade import Engine
    from zvm.observe.watching import Callback
    from zvm.opcodes.op_array import OpArray, Opline
    from zvm.opcodes.script import Script
    from zvm.runtime.execute_data import ExecuteData
    from zvm.runtime.values.php_object import PhpObject

    Subscriber = Callable[["Event"], object]

RETURNS = frozenset((ops.RETURN, ops.RETURN_BY_REF, ops.GENERATOR_RETURN))
YIELDS = frozenset((ops.YIELD, ops.YIELD_FROM))
CALLS = frozenset((ops.DO_FCALL, ops.DO_ICALL, ops.DO_FCALL_BY_NAME))
OPLINE, STATEMENT, LINE, CALL, RETURN = "opline", "statement", "line", "call", "return"
YIELD, RESUME = "yield", "resume"
INTERNAL_CALL, THROW, CATCH, INCLUDE, EVALUATE = "internal call", "throw", "catch", "include", "eval"
COMPILE, OUTPUT = "compile", "output"
KINDS = (OPLINE, STATEMENT, LINE, CALL, RETURN, YIELD, RESUME, INTERNAL_CALL, THROW, CATCH, INCLUDE, EVALUATE, COMPILE,
         OUTPUT)


class Event:
    """Something that is about to happen at an opline of a frame. `value` is the exception of a throw, the name of the
    function of an internal call, the file of a compile, the bytes of an output."""

    __slots__ = ("kind", "frame", "opline", "value")

    def __init__(self, kind: str, frame: ExecuteData | None, opline: Opline | None, value: Any = None) -> None:
        self.kind, self.frame, self.opline, self.value = kind, frame, opline, value

    @property
    def function(self) -> str:
        """The name of the function, with its class; "{main}" for a file's code."""
        if self.frame is None or self.frame.func.function_name is None:
            return "{main}"
        return full_name(self.frame.func)

    @property
    def file(self) -> str:
        function: Any = None if self.frame is None else self.frame.func
        return "" if function is None or function.is_internal else function.filename

    @property
    def line(self) -> int:
        if self.opline is not None:
            return self.opline.lineno
        return 0 if self.frame is None else line_of(self.frame)


def full_name(function: Any) -> str:
    """A function's name, with its class."""
    own: str = function.function_name
    return own if function.scope is None else f"{function.scope.display_name}::{own}"


class Tool:
    """What is told of events of one engine, until detach()."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self._marks = engine.observer or Marks(engine)
        self._watches = self._marks.watches
        self._is_late = not self._marks.statements and bool(self._watches.functions)
        self._ends: list[Callable[[], object]] = []
        self._watched: list[tuple[OpArray, Opline, Callback]] = []
        self._watches.preparing.append(self._prepared)
        self._subscriptions: list[tuple[str, Subscriber, str, str]] = []

    def on(self, kind: str, subscriber: Subscriber, function: str = "", where: str = "") -> None:
        """Have a function called at each event of a kind; only in functions of that name ("name", "Class::name"), or in
        files whose path fits a pattern. Raises ValueError."""
        if kind not in KINDS:
            raise ValueError(f"{kind!r} is no kind of event: {', '.join(KINDS)}")
        subscription = kind, subscriber, strings.lower(function), where
        if kind in (THROW, COMPILE, OUTPUT):
            self._on_engine(subscription)
            return
        self._marks.statements |= kind == STATEMENT
        self._marks.whole_calls |= kind in (OPLINE, INTERNAL_CALL)
        self._subscriptions.append(subscription)
        for op_array in self._watches.functions:
            self._watch(op_array, subscription)

    def _on_engine(self, subscription: tuple[str, Subscriber, str, str]) -> None:
        """Events that no opline stands for."""
        kind, subscriber, function, where = subscription
        if kind == THROW:
            def thrown(frame: ExecuteData, opline: Opline, exception: PhpObject) -> None:
                if _fits(frame.func, function, where):
                    self._tell(subscriber, Event(THROW, frame, opline, exception))

            self._watches.add_throwing(thrown)
            self._ends.append(lambda: self._watches.remove_throwing(thrown))
        elif kind == COMPILE:
            listener = _Listener(lambda path: self._tell(subscriber, Event(COMPILE, None, None, path)), where)
            self._marks.listeners.append(listener)
            self._ends.append(lambda: self._marks.listeners.remove(listener))
        else:
            output = self.engine.output
            before = output.sink

            def printed(data: bytes) -> None:
                self._tell(subscriber, Event(OUTPUT, self.engine.current_execute_data, None, data))
                before(data)

            output.sink = printed
            self._ends.append(lambda: setattr(output, "sink", before))

    def detach(self) -> None:
        """Tell nothing any more."""
        for end in self._ends:
            end()
        for function, opline, callback in self._watched:
            self._watches.remove(function, opline, callback)
        if self._prepared in self._watches.preparing:
            self._watches.preparing.remove(self._prepared)
        self._ends, self._watched, self._subscriptions = [], [], []

    def _prepared(self, function: OpArray) -> None:
        for subscription in self._subscriptions:
            self._watch(function, subscription)

    def _watch(self, function: OpArray, subscription: tuple[str, Subscriber, str, str]) -> None:
        kind, subscriber, name, where = subscription
        if not _fits(function, name, where):
            return
        callback: Callback
        if kind == CALL:
            callback = _Entries(self, subscriber)
        elif kind == INTERNAL_CALL:
            def callback(frame: ExecuteData, opline: Opline) -> object:
                call = frame.call
                if call is None or not call.func.is_internal:
                    return None
                return self._tell(subscriber, Event(kind, frame, opline, full_name(call.func)))
        else:
            def callback(frame: ExecuteData, opline: Opline) -> object:
                return self._tell(subscriber, Event(kind, frame, opline))
        for opline in self._sites(kind, function):
            self._watches.add(function, opline, callback)
            self._watched.append((function, opline, callback))

    def _sites(self, kind: str, function: OpArray) -> Iterator[Opline]:
        """The oplines that stand for a kind."""
        oplines = function.opcodes
        if kind == STATEMENT:
            yield from statements(function) or (line_starts(function) if self._is_late else ())
        elif kind == LINE:
            yield from line_starts(function)
        elif kind == CALL:
            yield from oplines[:function.num_args + 1]
        elif kind == RESUME:
            yield from (oplines[opline.number + 1] for opline in oplines if opline.opcode in YIELDS)
        else:
            yield from (opline for opline in oplines if _stands_for(kind, opline))

    def _tell(self, subscriber: Subscriber, event: Event) -> object:
        """Call a subscriber; what PHP code it runs is not watched."""
        self._watches.hush()
        try:
            return subscriber(event)
        finally:
            self._watches.unhush()


def _stands_for(kind: str, opline: Opline) -> bool:
    opcode = opline.opcode
    if kind == OPLINE:
        return opcode != ops.OP_DATA
    if kind in (INCLUDE, EVALUATE):
        return opcode == ops.INCLUDE_OR_EVAL and (opline.extended_value == EVAL) == (kind == EVALUATE)
    return {RETURN: opcode in RETURNS, YIELD: opcode in YIELDS, INTERNAL_CALL: opcode in CALLS,
            CATCH: opcode == ops.CATCH}[kind]


class _Entries:
    """Tells of entries of one function: each opline that takes an argument may be the first."""

    __slots__ = ("tool", "subscriber", "last", "__weakref__")

    def __init__(self, tool: Tool, subscriber: Subscriber) -> None:
        self.tool, self.subscriber = tool, subscriber
        self.last: tuple[Any, int] = lambda: None, 0  # a weak reference: a frame that is held keeps its variables

    def __call__(self, frame: ExecuteData, opline: Opline) -> object:
        entered, number = self.last
        self.last = ref(frame), opline.number
        if entered() is frame and number < opline.number:
            return None
        return self.tool._tell(self.subscriber, Event(CALL, frame, opline))


class _Listener:
    """Tells of files that are compiled."""

    __slots__ = ("_tell", "_where")

    def __init__(self, tell: Callable[[str], object], where: str) -> None:
        self._tell, self._where = tell, where

    def compiled(self, script: Script) -> None:
        """A file was compiled."""
        path = script.main.filename
        if not self._where or fnmatchcase(path, self._where):
            self._tell(path)


def _fits(function: Any, name: str, where: str) -> bool:
    """Whether a function has the name, and is in a file whose path fits the pattern."""
    if where and not (not function.is_internal and fnmatchcase(function.filename, where)):
        return False
    if not name:
        return True
    return function.function_name is not None and strings.lower(full_name(function)) == name
