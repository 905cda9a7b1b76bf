"""The stack of a program that has stopped: frames, their variables, the classes they run in."""
from __future__ import annotations

from zvm.executor.generators import delegating_frames
from zvm.opcodes.flags import EVAL, INCLUDE, INCLUDE_ONCE, REQUIRE, REQUIRE_ONCE
from zvm.opcodes.metadata import INCLUDE_OR_EVAL
from zvm.runtime import execute_data
from zvm.runtime.execute_data import CALL_CODE, CALL_GENERATOR
from zvm.runtime.values.symbol_table import Indirect
from zvm.runtime.values.zval import UNDEF, Reference

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from zvm.engine.facade import Engine
    from zvm.runtime.classes.class_entry import ClassEntry
    from zvm.runtime.execute_data import ExecuteData

_WORDS = {EVAL: "eval", INCLUDE: "include", INCLUDE_ONCE: "include_once", REQUIRE: "require",
          REQUIRE_ONCE: "require_once"}
SUPERGLOBALS = ("_GET", "_POST", "_COOKIE", "_FILES", "_SERVER", "_ENV", "_REQUEST", "_SESSION")


class StackFrame:
    """One frame. `line` is where it is, `calling_line` where the frame outside has called it."""

    __slots__ = ("data", "outer")

    def __init__(self, data: ExecuteData, outer: StackFrame | None = None) -> None:
        self.data = data
        self.outer = outer

    @property
    def is_internal(self) -> bool:
        return bool(self.data.func.is_internal)

    @property
    def is_code(self) -> bool:
        """Whether it runs a file or eval()'d code."""
        return self.data.func.function_name is None

    @property
    def is_fiber(self) -> bool:
        """Whether it is what a fiber begins with."""
        return self.data.func.function_name is None and self.data.func.is_internal

    @property
    def file(self) -> str:
        """The path of the code, "" of an internal function."""
        function: Any = self.data.func
        return "" if self.is_internal else function.filename

    @property
    def line(self) -> int:
        return 0 if self.is_internal else execute_data.line_of(self.data)

    @property
    def class_name(self) -> str:
        """The class the function belongs to, "" for none."""
        scope = self.data.func.scope
        return "" if scope is None or self.is_code else scope.display_name

    @property
    def function_name(self) -> str:
        """What the function is called: "{main}", "include" and the like for code."""
        data = self.data
        if self.is_fiber:
            return "{fiber}"
        if data.func.function_name is not None:
            return data.func.function_name
        opline = None if data.prev is None or data.prev.func.is_internal else data.prev.opline
        if opline is None or opline.opcode != INCLUDE_OR_EVAL:
            return "{main}"
        return _WORDS[opline.extended_value]

    @property
    def name(self) -> str:
        """The function with its class."""
        if not self.class_name:
            return self.function_name
        return f"{self.class_name}{'->' if self.data.this is not None else '::'}{self.function_name}"

    @property
    def scope(self) -> ClassEntry | None:
        scope: ClassEntry | None = self.data.func.scope
        return scope

    def variables(self) -> dict[str, Any]:
        """The variables by name, without `$this`: those that the code names, UNDEF where they are not set, and others
        that were made meanwhile. Values may be References."""
        data = self.data
        if self.is_internal:
            return {}
        function: Any = data.func
        names: list[str] = function.vars
        table = data.symbol_table
        if table is None:
            return dict(zip(names, data.slots, strict=False))
        found = {name: _entry(table, name) for name in names}
        for name in table:
            value = _entry(table, name)
            if value is not UNDEF and type(name) is str:
                found.setdefault(name, value)
        return found


def _entry(table: Any, name: str) -> Any:
    """What a symbol table has, which may be a Reference."""
    found = table.get(name, UNDEF)
    return found.slots[found.index] if type(found) is Indirect else found


def plain(value: Any) -> Any:
    """The value of a variable."""
    return value.value if type(value) is Reference else value


def stack_of(engine: Engine, internal: bool = True) -> list[StackFrame]:
    """The frames from the running one outwards; `internal`: those of internal functions, too."""
    frames: list[StackFrame] = []
    data = engine.current_execute_data
    while data is not None:
        _append(frames, data, internal)
        if data.flags & CALL_GENERATOR:
            for link in delegating_frames(data):
                _append(frames, link, internal)
        data = data.prev
    for frame, outer in zip(frames, frames[1:], strict=False):
        frame.outer = outer
    return frames


def _append(frames: list[StackFrame], data: ExecuteData, internal: bool) -> None:
    if internal or not data.func.is_internal:
        frames.append(StackFrame(data))


def depth_of(data: ExecuteData | None) -> int:
    """How many frames there are from one outwards."""
    depth = 0
    while data is not None:
        depth += 1
        data = data.prev
    return depth


def is_main(data: ExecuteData) -> bool:
    """Whether the frame is the outermost."""
    return data.prev is None and bool(data.flags & CALL_CODE)
