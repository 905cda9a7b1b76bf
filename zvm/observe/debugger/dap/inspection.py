"""Requests about a program that has stopped: its stack, its variables, code to evaluate there."""
from __future__ import annotations

from zvm.observe.debugger.core import MESSAGES
from zvm.observe.debugger.dap.points import source_of
from zvm.observe.debugger.dap.variables import Variables
from zvm.observe.debugger.evaluating import EvaluationFailed, evaluate, run_code
from zvm.observe.debugger.places import place_of
from zvm.observe.debugger.stack import StackFrame, is_main, plain, stack_of
from zvm.observe.debugger.values import parts_of, php_bytes, readable
from zvm.runtime.objects.exceptions import get_field
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.zval import UNDEF

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from zvm.observe.debugger.core import Debugger, Stop
    from zvm.observe.debugger.places import Place
    from zvm.runtime.execute_data import ExecuteData

    Message = dict[str, Any]


class Inspection:
    """Of one debugger. Each on_* carries out the request of that name; `shift` is what the client's lines are less."""

    def __init__(self, debugger: Debugger) -> None:
        self.debugger, self.engine = debugger, debugger.engine
        self.variables = Variables(debugger.engine)
        self._stop: Stop | None = None
        self._frames: dict[int, StackFrame] = {}
        self._stack: list[StackFrame] = []
        self._sources: list[str] = []  # names of code that is in no file
        self._last_frame = 0

    def begin(self, stop: Stop) -> None:
        """The program has stopped."""
        self._stop = stop
        self._stack = stack_of(self.engine)
        self._frames = {self._last_frame + number: frame for number, frame in enumerate(self._stack, 1)}
        self._last_frame += len(self._stack)

    def end(self) -> None:
        """The program goes on."""
        self._stop = None
        self._frames, self._stack = {}, []
        self.variables.forget()

    def _check(self) -> Stop:
        if self._stop is None:
            raise ValueError("notStopped")
        return self._stop

    def _frame(self, number: int | None) -> StackFrame | None:
        self._check()
        if number is None:
            return None
        frame = self._frames.get(number)
        if frame is None:
            raise ValueError("The frame is not there any more")
        return frame

    def on_stackTrace(self, arguments: Message, shift: int) -> Message:  # noqa: N802
        stop = self._check()
        first = arguments.get("startFrame") or 0
        levels = arguments.get("levels") or len(self._frames)
        records = []
        for number, frame in list(self._frames.items())[first:first + levels]:
            record: Message = {"id": number, "name": readable(frame.name), "line": 0, "column": 0}
            if frame.is_internal:
                record["presentationHint"] = "subtle"
            else:
                line = stop.line if frame.data is stop.frame and stop.line else frame.line
                record["line"], record["column"] = line + shift, 1 + shift
                record["source"] = self._source(frame.file)
            records.append(record)
        return {"stackFrames": records, "totalFrames": len(self._frames)}

    def _source(self, file: str) -> Message:
        """A file, or code that eval() has compiled, which the client asks for by a number."""
        if file in self.debugger.marks.texts:
            if file not in self._sources:
                self._sources.append(file)
            return {"name": readable(file), "sourceReference": self._sources.index(file) + 1, "origin": "eval()"}
        return source_of(readable(file))

    def on_source(self, arguments: Message, shift: int) -> Message:
        number = (arguments.get("source") or {}).get("sourceReference") or arguments.get("sourceReference") or 0
        if 0 < number <= len(self._sources):
            return {"content": f"<?php {readable(self.debugger.marks.texts[self._sources[number - 1]])}",
                    "mimeType": "text/x-php"}
        path = (arguments.get("source") or {}).get("path") or ""
        try:
            with open(path, encoding="utf-8", errors="replace") as file:
                return {"content": file.read(), "mimeType": "text/x-php"}
        except OSError as error:
            raise ValueError(str(error)) from None

    def on_scopes(self, arguments: Message, shift: int) -> Message:
        stop = self._check()
        frame = self._frame(arguments["frameId"])
        assert frame is not None
        returned = stop.returned if frame.data is stop.frame else None
        return {"scopes": self.variables.scopes(frame, returned)}

    def on_variables(self, arguments: Message, shift: int) -> Message:
        self._check()
        try:
            return {"variables": self.variables.page(arguments["variablesReference"], arguments.get("start") or 0,
                                                     arguments.get("count") or 0, arguments.get("filter") or "")}
        except KeyError:
            raise ValueError("The variables are not there any more") from None

    def on_setVariable(self, arguments: Message, shift: int) -> Message:  # noqa: N802
        self._check()
        try:
            record = self.variables.set(arguments["variablesReference"], arguments["name"], arguments["value"])
        except KeyError:
            raise ValueError(f"There is no variable {arguments['name']} to be set") from None
        except EvaluationFailed as failure:
            raise ValueError(readable(str(failure))) from None
        return _result(record, "value")

    def place(self, arguments: Message) -> Place:
        """The place that dataBreakpointInfo asks for: a variable of a container, or an expression. Raises ValueError,
        KeyError."""
        self._check()
        number = arguments.get("variablesReference")
        if number:
            return self.variables.place(number, arguments["name"])
        frame = self._frame(arguments.get("frameId"))
        data = self.global_frame() if frame is None else frame.data
        return place_of(self.engine, data, php_bytes(arguments["name"]))

    def on_setExpression(self, arguments: Message, shift: int) -> Message:  # noqa: N802
        frame = self._frame(arguments.get("frameId"))
        code = f"{php_bytes(arguments['expression'])} = {php_bytes(arguments['value'])}"
        record = self._evaluated(frame, code, arguments["expression"])
        return _result(record, "value")

    def on_evaluate(self, arguments: Message, shift: int) -> Message:
        context = arguments.get("context") or ""
        text: str = arguments["expression"]
        frame = self._frame(arguments.get("frameId"))
        if context == "repl":
            text = text.strip().rstrip(";")
        record = self._evaluated(frame, php_bytes(text), text, is_repl=context == "repl")
        if context == "clipboard" and type(record.get("whole")) is str:
            record["value"] = record["whole"]
        return _result(record, "result")

    def _evaluated(self, frame: StackFrame | None, code: str, expression: str, is_repl: bool = False) -> Message:
        """What an expression gives, as a variable."""
        data = self.global_frame() if frame is None else frame.data
        try:
            value = evaluate(self.engine, data, f"({code}\n)")
        except EvaluationFailed as failure:
            if not is_repl or failure.exception is None or failure.exception.ce.display_name != "ParseError":
                raise ValueError(readable(str(failure))) from None
            value = self._run(data, code, failure)
        finally:
            if not self.engine.output.stack:
                self.engine.output.flush()
        is_place = expression.startswith("$")
        record = self.variables.record("", value, expression if is_place else "", frame)
        record["whole"] = readable(value) if type(value) is str else None
        return record

    def _run(self, data: ExecuteData | None, code: str, failure: EvaluationFailed) -> Any:
        """Statements that are no expression."""
        try:
            return run_code(self.engine, data, f"{code};")
        except EvaluationFailed as second:
            is_syntax = second.exception is not None and second.exception.ce.display_name == "ParseError"
            raise ValueError(readable(str(failure if is_syntax else second))) from None

    def global_frame(self) -> ExecuteData | None:
        """The frame of the main script."""
        frame = self.engine.current_execute_data
        while frame is not None and not is_main(frame):
            frame = frame.prev
        return frame

    def on_exceptionInfo(self, arguments: Message, shift: int) -> Message:  # noqa: N802
        stop = self._check()
        exception = stop.exception
        if exception is None and stop.name not in MESSAGES.values():
            raise ValueError("The program has not stopped at an exception")
        details: Message = {"message": readable(stop.message), "typeName": readable(stop.name),
                            "fullTypeName": readable(stop.name)}
        if exception is not None:
            trace = self.engine.call_method(exception, "gettraceasstring") if exception.ce.is_internal else ""
            details["stackTrace"] = readable(trace) if trace else ""
            previous = get_field(exception, "previous")
            if isinstance(previous, PhpObject):
                details["innerException"] = [{"typeName": readable(previous.ce.display_name),
                                              "message": readable(str(get_field(previous, "message")))}]
        point = stop.breakpoint
        mode = "unhandled" if point is not None and point.exception == "uncaught" else "always"
        return {"exceptionId": readable(stop.name), "description": readable(stop.message), "breakMode": mode,
                "details": details}

    def on_completions(self, arguments: Message, shift: int) -> Message:
        """Names of variables, properties, methods, functions and classes that begin as the text before the cursor."""
        frame = self._frame(arguments.get("frameId")) or (self._stack[0] if self._stack else None)
        text = arguments["text"][:max(arguments["column"] - 1 - shift, 0)]
        place, arrow, start = text.rpartition("->")
        if arrow and place:
            return {"targets": self._members(frame, place, start)}
        start = text[max(text.rfind(each) for each in " ([,;=!+-.*/<>{&|?@\"'") + 1:]
        if start.startswith("$"):
            names = [] if frame is None else [f"${name}" for name, value in frame.variables().items()
                                              if value is not UNDEF]
            if frame is not None and frame.data.this is not None:
                names.append("$this")
            kind = "variable"
        else:
            names = [function.function_name or "" for function in list(self.engine.functions.values())]
            kind = "function"
        return {"targets": [{"label": readable(name), "type": kind, "start": len(text) - len(start) + shift,
                             "length": len(start)} for name in sorted(names)
                            if name.lower().startswith(start.lower())][:100]}

    def _members(self, frame: StackFrame | None, place: str, start: str) -> list[Message]:
        place = place[max(place.rfind(each) for each in " ([,;=!+.*/<{&|?@") + 1:]
        try:
            value = plain(evaluate(self.engine, None if frame is None else frame.data, php_bytes(place)))
        except EvaluationFailed:
            return []
        if not isinstance(value, PhpObject):
            return []
        names = [(part.name, "property") for part in parts_of(self.engine, value) if not part.is_static]
        names += [(function.function_name or "", "method") for function in value.ce.function_table.values()]
        return [{"label": readable(name), "type": kind} for name, kind in names
                if name.lower().startswith(start.lower())]


def _result(record: Message, name: str) -> Message:
    """A variable as the answer to a request, which calls its value `name`."""
    return {name: record["value"], **{key: record[key] for key in
                                      ("type", "variablesReference", "namedVariables", "indexedVariables")
                                      if key in record}}
