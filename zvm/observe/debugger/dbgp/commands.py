"""The commands of DBGp, as Xdebug 3.2 carries them out."""
from __future__ import annotations

import os
from base64 import b64decode
from binascii import Error as NotBase64
from urllib.parse import unquote_to_bytes

from zvm.observe.debugger import breakpoints as kinds
from zvm.observe.debugger.breakpoints import Breakpoint
from zvm.observe.debugger.core import INTO, OUT, OVER
from zvm.observe.debugger.dbgp.starting import WARNING
from zvm.observe.debugger.dbgp.symbols import SymbolReader
from zvm.observe.debugger.dbgp.xml import Node
from zvm.observe.debugger.evaluating import EvaluationFailed, evaluate
from zvm.observe.debugger.places import place_of
from zvm.observe.debugger.stack import SUPERGLOBALS, StackFrame, plain, stack_of
from zvm.observe.debugger.watchpoints import Watchpoint
from zvm.observe.statements import statements
from zvm.opcodes.flags import ACC_CLOSURE
from zvm.runtime import execute_data
from zvm.runtime.execute_data import CALL_CODE
from zvm.runtime.values.zval import UNDEF

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from zvm.observe.debugger.dbgp.session import Session
    from zvm.runtime.execute_data import ExecuteData

    Arguments = dict[str, str]

CONTINUES = frozenset(("run", "step_into", "step_over", "step_out"))
ENDS = frozenset(("stop", "detach"))
POST_MORTEM = frozenset(("breakpoint_list", "context_names", "feature_get", "typemap_get", "status", "stop", "detach",
                         "xcmd_profiler_name_get"))
RETURN_VALUE = "__RETURN_VALUE"
_HIDDEN = frozenset((*SUPERGLOBALS, "argc", "argv", "GLOBALS"))
_OPERATORS = (">=", "==", "%")
_CASTS = {"bool": "(bool) ", "int": "(int) ", "float": "(float) ", "string": "(string) "}
_TYPES = (("bool", "bool", "xsd:boolean"), ("int", "int", "xsd:decimal"), ("float", "float", "xsd:double"),
          ("string", "string", "xsd:string"), ("null", "null", None), ("hash", "array", None),
          ("object", "object", None), ("resource", "resource", None))
_FEATURES = {"breakpoint_languages": None, "data_encoding": None, "encoding": "iso-8859-1", "language_name": "PHP",
             "breakpoint_types": "line conditional call return exception watch", "language_supports_threads": "0",
             "protocol_version": "1.0", "supported_encodings": "iso-8859-1", "supports_async": "0",
             "supports_postmortem": "1"}
_OPTIONS = ("max_children", "max_data", "max_depth", "show_hidden", "extended_properties")


class CommandError(Exception):
    """A command failed; `code` is one of DBGp's errors."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


def parse_command(line: str) -> tuple[str, Arguments, int]:
    """The name and the arguments of a command, by their letters, and the number of the error in it."""
    name, has_arguments, rest = line.partition(" ")
    arguments: Arguments = {}
    if not has_arguments:
        return name, arguments, 0 if name else 1
    at = 0
    while at < len(rest):
        if rest[at] != "-" or at + 2 >= len(rest) or rest[at + 2] != " ":
            return name, arguments, 1
        option = rest[at + 1]
        at += 3
        if option == "-":
            value, at = rest[at:], len(rest)
        elif rest[at:at + 1] == '"':
            value, at = _quoted(rest, at + 1)
        else:
            end = rest.find(" ", at + 1)
            end = len(rest) if end < 0 else end
            value, at = rest[at:end], end + 1
        if option in arguments:
            return name, arguments, 2
        arguments[option] = value
    return name, arguments, 0


def _quoted(text: str, at: int) -> tuple[str, int]:
    """A value in quotes, and where the next option begins."""
    pieces = []
    while at < len(text) and text[at] != '"':
        if text[at] == "\\" and at + 1 < len(text):
            at += 1
            pieces.append({"0": "\0", "n": "\n", "t": "\t", "r": "\r"}.get(text[at], text[at]))
        else:
            pieces.append(text[at])
        at += 1
    return "".join(pieces), at + 2


def _number(arguments: Arguments, letter: str, default: int = 0) -> int:
    """The number an argument begins with, as strtol() has it."""
    text = arguments.get(letter)
    if text is None:
        return default
    digits = ""
    for character in text.strip():
        if not (character.isdigit() or not digits and character in "+-"):
            break
        digits += character
    return int(digits) if digits.strip("+-") else 0


def _decoded(arguments: Arguments) -> str:
    """The data after `--`. Raises CommandError."""
    if "-" not in arguments:
        raise CommandError(3)
    try:
        data = arguments["-"]
        return b64decode(data + "=" * (-len(data) % 4)).decode("latin-1")
    except (NotBase64, ValueError):
        return ""


class Commands:
    """Of one session; on_* adds to the response."""

    def __init__(self, session: Session) -> None:
        self.session, self.engine = session, session.engine

    # -- the stack --------------------------------------------------------------------------------------------------

    def stack(self) -> list[StackFrame]:
        """The frames from the running one outwards; there is none before the script begins."""
        return [] if self.session.is_before_script else stack_of(self.engine)

    def _levels(self, stack: list[StackFrame]) -> int:
        """How many frames there are up to where a fiber begins."""
        return next((level + 1 for level, frame in enumerate(stack) if frame.is_fiber), len(stack))

    def _frame(self, depth: int) -> StackFrame:
        """A frame. Raises CommandError."""
        stack = self.stack()
        if not 0 <= depth < len(stack):
            raise CommandError(301)
        return stack[depth]

    def calling_place(self, data: ExecuteData) -> tuple[str, int]:
        """File and line of the innermost user code outside of a frame."""
        frame = execute_data.user_frame(data.prev) or data
        function: Any = frame.func
        return ("", 0) if function.is_internal else (function.filename, execute_data.line_of(frame))

    def on_stack_depth(self, node: Node, arguments: Arguments) -> None:
        node.attributes["depth"] = self._levels(self.stack())

    def on_stack_get(self, node: Node, arguments: Arguments) -> None:
        stack = self.stack()
        if "d" in arguments:
            self._frame(_number(arguments, "d"))
            levels = [_number(arguments, "d")]
        else:
            levels = list(range(self._levels(stack)))
        for level in levels:
            node.add(self._stack_frame(stack, level))

    def _stack_frame(self, stack: list[StackFrame], level: int) -> Node:
        stop = self.session.stop
        if level == 0 and stop is not None and stop.returned is not None and stop.frame is not None:
            file, line = self.calling_place(stop.frame)
        elif level == 0 and stop is not None and stop.line:
            file, line = stop.file, stop.line
        else:
            user = next((frame for frame in stack[level:] if not frame.is_internal), None)
            file, line = ("", 0) if user is None else (user.file, user.line)
        url = self.session.url(file) if file else ""
        attributes: dict[str, object] = {"where": function_name(stack[level]), "level": level}
        if url:
            attributes["type"] = "eval" if url.startswith("dbgp://") else "file"
            attributes["filename"] = url
        attributes["lineno"] = line
        return Node("stack", attributes)

    # -- going on ---------------------------------------------------------------------------------------------------

    def _go_on(self, kind: str | None) -> None:
        debugger = self.session.debugger
        if debugger is None:
            return
        debugger.includes_returns = bool(self.session.features["breakpoint_include_return_value"])
        if kind is None:
            debugger.go()
        elif self.session.is_before_script:
            debugger.go()  # there is no statement to come to
            if kind == INTO:
                debugger.pause()
        else:
            debugger.step(kind)

    def on_run(self, node: Node, arguments: Arguments) -> None:
        self._go_on(None)

    def on_step_into(self, node: Node, arguments: Arguments) -> None:
        self._go_on(INTO)

    def on_step_over(self, node: Node, arguments: Arguments) -> None:
        self._go_on(OVER)

    def on_step_out(self, node: Node, arguments: Arguments) -> None:
        self._go_on(OUT)

    def on_stop(self, node: Node, arguments: Arguments) -> None:
        self.session.status = "stopped"
        self.on_status(node, arguments)

    def on_detach(self, node: Node, arguments: Arguments) -> None:
        self.session.detach()

    def on_status(self, node: Node, arguments: Arguments) -> None:
        node.attributes["status"], node.attributes["reason"] = self.session.status, self.session.reason

    # -- breakpoints ------------------------------------------------------------------------------------------------

    def on_breakpoint_set(self, node: Node, arguments: Arguments) -> None:
        debugger = self.session.debugger
        assert debugger is not None
        kind = arguments.get("t")
        if kind not in ("line", "conditional", "call", "return", "exception", "watch"):
            raise CommandError(3)
        point = self._watchpoint(arguments) if kind == kinds.WATCH else \
            Breakpoint(kinds.LINE if kind == "conditional" else kind)
        point.given_kind = kind
        if "s" in arguments:
            self._set_state(point, arguments)
            node.attributes["state"] = arguments["s"]
        if "o" in arguments and "h" in arguments:
            self._set_operator(point, arguments)
            point.hit_value = _number(arguments, "h")
        point.is_temporary = bool(_number(arguments, "r"))
        if point.kind == kinds.LINE:
            self._place(point, arguments)
        elif kind in ("call", "return"):
            if "m" not in arguments:
                raise CommandError(3)
            point.function = f"{arguments['a']}::{arguments['m']}" if "a" in arguments else arguments["m"]
            point.given_function = arguments["m"], arguments.get("a")
        elif kind == "exception":
            if "x" not in arguments:
                raise CommandError(3)
            point.exception = arguments["x"]
        if kind != kinds.WATCH and any((each.kind, each.file, each.line, each.function, each.exception) ==
               (point.kind, point.file, point.line, point.function, point.exception)
               for each in debugger.breakpoints.values()):
            raise CommandError(200)
        point.id = self.session.new_number()
        lines = debugger.lines.get(point.file)
        if lines is not None and debugger.moves_breakpoints and point.kind == kinds.LINE and point.resolve(lines):
            self.session.resolved(point)
        debugger.add(point)
        node.attributes["id"] = point.id
        if self.session.features["resolved_breakpoints"]:
            node.attributes["resolved"] = "resolved" if point.is_resolved else "unresolved"

    def _watchpoint(self, arguments: Arguments) -> Watchpoint:
        """One of the variable that the data name, in a frame; before the program begins, of a global one."""
        if "-" not in arguments:
            raise CommandError(201)
        frame = None if self.session.is_before_script else self._frame(_number(arguments, "d")).data
        try:
            return Watchpoint(place_of(self.session.engine, frame, _decoded(arguments)))
        except ValueError:
            raise CommandError(200) from None

    def _place(self, point: Breakpoint, arguments: Arguments) -> None:
        """File, line and condition of a breakpoint at a line."""
        if "n" not in arguments:
            raise CommandError(3)
        point.line = point.resolved_line = _number(arguments, "n")
        if "f" in arguments:
            point.file = self._path(arguments["f"])
        else:
            point.file = self._frame(0).file
        if "-" in arguments:
            point.condition = _decoded(arguments)
        point.is_resolved = False
        if "://" not in point.file and not os.path.exists(point.file.encode("latin-1")):
            self.session.log.write(WARNING, f"Breakpoint file name does not exist: {point.file} "
                                            "(No such file or directory).")

    @staticmethod
    def _path(url: str) -> str:
        """The real path of an address."""
        if url.startswith("dbgp://"):
            return url
        path = unquote_to_bytes(url.encode("latin-1")).decode("latin-1") if url.startswith("file://") else url
        path = path.removeprefix("file://")
        if "://" in path:
            return path
        return os.path.realpath(path.encode("latin-1")).decode("latin-1")

    @staticmethod
    def _set_state(point: Breakpoint, arguments: Arguments) -> None:
        if arguments["s"] not in ("enabled", "disabled"):
            raise CommandError(3)
        point.is_enabled = arguments["s"] == "enabled"

    @staticmethod
    def _set_operator(point: Breakpoint, arguments: Arguments) -> None:
        if arguments["o"] not in _OPERATORS:
            raise CommandError(3)
        point.hit_operator = arguments["o"]

    def _breakpoint(self, arguments: Arguments) -> Breakpoint:
        debugger = self.session.debugger
        if "d" not in arguments:
            raise CommandError(3)
        point = None if debugger is None else debugger.breakpoints.get(_number(arguments, "d"))
        if point is None:
            raise CommandError(205)
        return point

    def on_breakpoint_get(self, node: Node, arguments: Arguments) -> None:
        node.add(self.session.describe(self._breakpoint(arguments)))

    def on_breakpoint_update(self, node: Node, arguments: Arguments) -> None:
        point = self._breakpoint(arguments)
        debugger = self.session.debugger
        assert debugger is not None
        if "s" in arguments:
            self._set_state(point, arguments)
        if "n" in arguments:
            point.line = point.resolved_line = _number(arguments, "n")
            debugger.rearm(point)
        if "h" in arguments:
            point.hit_value = _number(arguments, "h")
        if "o" in arguments:
            self._set_operator(point, arguments)
        node.add(self.session.describe(point))

    def on_breakpoint_remove(self, node: Node, arguments: Arguments) -> None:
        point = self._breakpoint(arguments)
        node.add(self.session.describe(point))
        assert self.session.debugger is not None
        self.session.debugger.remove(point)

    def on_breakpoint_list(self, node: Node, arguments: Arguments) -> None:
        debugger = self.session.debugger
        for number in sorted({} if debugger is None else debugger.breakpoints):
            assert debugger is not None
            node.add(self.session.describe(debugger.breakpoints[number]))

    # -- variables --------------------------------------------------------------------------------------------------

    def on_context_names(self, node: Node, arguments: Arguments) -> None:
        for number, name in enumerate(("Locals", "Superglobals", "User defined constants")):
            node.add(Node("context", {"name": name, "id": number}))

    def on_context_get(self, node: Node, arguments: Arguments) -> None:
        context, depth = _number(arguments, "c"), _number(arguments, "d")
        exporter, stop = self.session.exporter, self.session.stop
        self.session.options.page = 0
        if context == 1:
            table = self.engine.symbol_table
            for name in list(table):
                value = table.lookup(name)
                if value is not UNDEF:
                    node.add(exporter.variable(name, value))
        elif context == 2:
            for name, value in self.engine.constants.user.items():
                if "\0" not in name:
                    self._add_constant(node, name, value)
        elif depth == 0 and stop is not None and stop.returned \
                and self.session.features["breakpoint_include_return_value"]:
            node.add(exporter.variable(f"${RETURN_VALUE}", stop.returned[0])).add_facet("readonly return_value virtual")
        else:
            has_returned = depth == 0 and stop is not None and stop.returned is not None
            self._add_locals(node, self._frame(depth), not has_returned)
        node.attributes["context"] = context

    def _add_locals(self, node: Node, frame: StackFrame, has_this: bool) -> None:
        exporter = self.session.exporter
        if frame.is_internal:
            return
        function: Any = frame.data.func
        declared = function.vars
        variables = {name: value for name, value in frame.variables().items()
                     if name in declared or name not in _HIDDEN}
        for name in sorted(variables):
            value = variables[name]
            if name == "this":
                value = frame.data.this if frame.data.this is not None else UNDEF
            node.add(exporter.uninitialized(name) if value is UNDEF else exporter.variable(name, value))
        if "this" not in variables and frame.data.this is not None and has_this:
            node.add(exporter.variable("this", frame.data.this))
        if frame.data.this is None and frame.scope is not None and not frame.is_code:
            node.add(exporter.statics(frame.scope))

    def _add_constant(self, node: Node, name: str, value: Any) -> None:
        node.add(self.session.exporter.property(name, name, value)).add_facet("constant")

    def _lookup(self, arguments: Arguments) -> Any:
        """The value that an argument names, in a context and at a depth. Raises CommandError."""
        depth, context = _number(arguments, "d"), _number(arguments, "c")
        name = arguments["n"]
        if context == 0:
            frame = self._frame(depth)
            if frame.is_internal:
                raise CommandError(300)
            stop = self.session.stop
            returned = None if stop is None or depth else stop.returned
            variables = frame.variables()

            def root(variable: str) -> Any:
                if returned and variable == RETURN_VALUE:
                    return returned[0]
                if variable == "this":
                    return UNDEF if frame.data.this is None else frame.data.this
                return plain(variables.get(variable, UNDEF))

            value = SymbolReader(self.engine, name, root, frame.scope).read()
        elif context == 1:
            value = SymbolReader(self.engine, name, self.engine.symbol_table.lookup, None).read()
        else:
            raise CommandError(3)
        if value is UNDEF:
            raise CommandError(300)
        return value

    def on_property_get(self, node: Node, arguments: Arguments) -> None:
        if "n" not in arguments:
            raise CommandError(3)
        options, name = self.session.options, arguments["n"]
        options.page = _number(arguments, "p")
        before = options.max_data
        options.max_data = _number(arguments, "m", before)
        try:
            if _number(arguments, "c") == 2:
                value = self.engine.constants.get(name, UNDEF)
                if value is UNDEF:
                    raise CommandError(300)
                self._add_constant(node, name, value)
            else:
                node.add(self.session.exporter.variable(name, self._lookup(arguments)))
        finally:
            options.max_data = before

    def on_property_value(self, node: Node, arguments: Arguments) -> None:
        if "n" not in arguments:
            raise CommandError(3)
        options = self.session.options
        options.page = _number(arguments, "p")
        before = options.max_data
        limit = _number(arguments, "m", before)
        if limit < 0:
            raise CommandError(3)
        value = self._lookup(arguments)
        options.max_data = limit
        try:
            self.session.exporter.value(node, arguments["n"], value, 1)
        finally:
            options.max_data = before

    def on_property_set(self, node: Node, arguments: Arguments) -> None:
        if "n" not in arguments:
            raise CommandError(3)
        value = _decoded(arguments)
        data = self._frame(_number(arguments, "d")).data if _number(arguments, "c") == 0 else None
        kind = arguments.get("t")
        if kind is not None and kind not in _CASTS:
            node.attributes["success"] = 0
        try:
            evaluate(self.engine, data, f"{arguments['n']} = {_CASTS.get(kind or '', '')} {value}")
            node.attributes["success"] = 1
        except EvaluationFailed:
            node.attributes["success"] = 0

    def on_eval(self, node: Node, arguments: Arguments) -> None:
        code = _decoded(arguments)
        self.session.options.page = _number(arguments, "p")
        stack = self.stack()
        depth = _number(arguments, "d")
        data = stack[depth].data if 0 <= depth < len(stack) else self.engine.current_execute_data
        try:
            value = evaluate(self.engine, data, code)
        except EvaluationFailed:
            raise CommandError(206) from None
        node.add(self.session.exporter.property(None, "", value))

    # -- the rest ---------------------------------------------------------------------------------------------------

    def on_feature_get(self, node: Node, arguments: Arguments) -> None:
        if "n" not in arguments:
            raise CommandError(3)
        name = arguments["n"]
        node.attributes["feature_name"] = name
        text: str | None
        if name in _FEATURES:
            text = _FEATURES[name]
        elif name == "language_version":
            text = self.engine.target.version
        elif name in _OPTIONS:
            text = str(getattr(self.session.options, name))
        elif name in self.session.features:
            text = str(self.session.features[name])
        else:
            is_known = hasattr(self, f"on_{name}")
            node.attributes["supported"], node.text = int(is_known), str(int(is_known))
            return
        node.attributes["supported"] = 0 if text is None else 1
        node.text = text

    def on_feature_set(self, node: Node, arguments: Arguments) -> None:
        if "n" not in arguments or "v" not in arguments:
            raise CommandError(3)
        name, value = arguments["n"], _number(arguments, "v")
        if name == "encoding":
            if arguments["v"] != "iso-8859-1":
                raise CommandError(900)
        elif name in _OPTIONS:
            setattr(self.session.options, name, value)
        elif name in self.session.features:
            self.session.features[name] = value
            if name == "resolved_breakpoints" and self.session.debugger is not None:
                self.session.debugger.moves_breakpoints = bool(value)
        elif name != "multiple_sessions":
            raise CommandError(3)
        node.attributes["feature"], node.attributes["success"] = name, 1

    def on_typemap_get(self, node: Node, arguments: Arguments) -> None:
        node.attributes["xmlns:xsi"] = "http://www.w3.org/2001/XMLSchema-instance"
        node.attributes["xmlns:xsd"] = "http://www.w3.org/2001/XMLSchema"
        for common, own, schema in _TYPES:
            child = node.add(Node("map", {"name": own, "type": common}))
            if schema is not None:
                child.attributes["xsi:type"] = schema

    def on_source(self, node: Node, arguments: Arguments) -> None:
        name = arguments["f"] if "f" in arguments else self.session.url(self._frame(0).file)
        begin, end = max(_number(arguments, "b"), 0), _number(arguments, "e", 999999)
        debugger = self.session.debugger
        if name.startswith("dbgp://") and debugger is not None:
            number = name[len("dbgp://"):]
            text = debugger.eval_texts.get(int(number) if number.isdigit() else 0)
            if text is None:
                raise CommandError(100)
            node.encode_text("\n".join(text.split("\n")[begin:end + 1]))
            return
        lines = self._read_lines(self._path(name))
        first = max(begin - 1, 0)
        node.encode_text("".join(lines[first:max(end, first)]))

    def _read_lines(self, path: str) -> list[str]:
        """The lines of a file, or of what a stream wrapper has. Raises CommandError."""
        try:
            if "://" in path:
                text = evaluate(self.engine, None, f"file_get_contents('{path}')")
                if type(text) is not str:
                    raise CommandError(100)
                return text.splitlines(keepends=True)
            with open(path.encode("latin-1"), encoding="latin-1", newline="") as file:
                return file.readlines()
        except (OSError, EvaluationFailed):
            raise CommandError(100) from None

    def on_stdout(self, node: Node, arguments: Arguments) -> None:
        if "c" not in arguments:
            raise CommandError(3)
        self.session.output_mode = _number(arguments, "c")
        self.engine.output.implicit_flush = self.session.output_mode != 0
        node.attributes["success"] = 1

    def on_stderr(self, node: Node, arguments: Arguments) -> None:
        node.attributes["success"] = 0

    def on_xcmd_profiler_name_get(self, node: Node, arguments: Arguments) -> None:
        raise CommandError(800)

    def on_xcmd_get_executable_lines(self, node: Node, arguments: Arguments) -> None:
        if "d" not in arguments:
            raise CommandError(3)
        function: Any = self._frame(_number(arguments, "d")).data.func
        lines = node.add(Node("xdebug:lines"))
        for opline in statements(function):
            lines.add(Node("xdebug:line", {"lineno": opline.lineno}))


def function_name(frame: StackFrame) -> str:
    """What Xdebug calls the function of a frame."""
    data: Any = frame.data
    function = data.func
    if frame.is_fiber:
        return f"{{fiber:0x{id(data):x}}}"
    if function.function_name is None:
        return frame.function_name if data.flags & CALL_CODE or data.prev is not None else "{main}"
    name: str = function.function_name
    if function.fn_flags & ACC_CLOSURE and not function.is_internal:
        prefix, _, own = name.rpartition("\\")
        name = f"{prefix}{chr(92) if prefix else ''}{own.removesuffix('}')}:{function.filename}:" \
               f"{function.line_start}-{function.line_end}}}"
    elif name.startswith("call_user_func") and data.prev is not None and not data.prev.func.is_internal:
        name = f"{name}:{{{data.prev.func.filename}:{execute_data.line_of(data.prev)}}}"
    scope = function.scope
    if scope is None:
        return name
    class_name = scope.name
    if "@anonymous" in class_name:
        class_name = f"{{anonymous-class:{scope.filename}:{scope.line_start}-{scope.line_end}}}"
    return f"{class_name}{'->' if data.this is not None else '::'}{name}"
