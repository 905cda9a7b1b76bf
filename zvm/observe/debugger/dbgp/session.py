"""A session: the connection of one request to a client, and what is told over it."""
from __future__ import annotations

import os
from urllib.parse import quote

from zvm.observe.debugger import breakpoints as kinds
from zvm.observe.debugger.breakpoints import Breakpoint, FileLines
from zvm.observe.debugger.core import EXCEPTION, MESSAGES, Debugger
from zvm.observe.debugger.dbgp.commands import CONTINUES, ENDS, POST_MORTEM, CommandError, Commands, parse_command
from zvm.observe.debugger.dbgp.properties import Exporter, ExportOptions
from zvm.observe.debugger.dbgp.starting import COMMUNICATION, WARNING, Log, Starting
from zvm.observe.debugger.dbgp.xml import Node, message
from zvm.observe.debugger.values import php_bytes
from zvm.observe.debugger.watchpoints import RETURNS, Watchpoint
from zvm.opcodes.error_levels import E_ERROR
from zvm.runtime.signals import Bailout

TYPE_CHECKING = False
if TYPE_CHECKING:
    import socket
    from typing import Any

    from zvm.engine.facade import Engine
    from zvm.observe.debugger.core import Stop
    from zvm.observe.marks import Marks
    from zvm.opcodes.op_array import OpArray
    from zvm.opcodes.script import Script
    from zvm.runtime.execute_data import ExecuteData
    from zvm.runtime.values.php_object import PhpObject

VERSION = "3.2.0"
STARTING, STOPPING, STOPPED, RUNNING, BREAK, DETACHED = "starting", "stopping", "stopped", "running", "break", \
    "detached"
_HEADER = '<?xml version="1.0" encoding="iso-8859-1"?>\n'
_EVAL_CODE = "eval()'d code"
_IDS_BY_PROCESS = 10000


class DbgpDebugger(Debugger):
    """Breakpoints as Xdebug has them: at all statements of a line, moved only when the client asks for that; in code of
    eval(), too, which has an address of its own."""

    moves_breakpoints = False
    stops_once = False

    def __init__(self, engine: Engine, client: Session) -> None:
        super().__init__(engine, client)
        self.evals: dict[str, int] = {}  # names of files → numbers of code that eval() runs
        self.eval_texts: dict[int, str] = {}

    def path_of(self, function: Any) -> str:
        return self.url_of_code(function.filename) or function.filename

    def url_of_code(self, filename: str) -> str | None:
        """The address of code that eval() runs, None for a file."""
        number = self.evals.get(filename)
        return None if number is None else f"dbgp://{number}"

    def expire(self, breakpoint: Breakpoint) -> None:
        breakpoint.is_enabled = False

    def _prepared(self, function: OpArray) -> None:
        filename = function.filename
        if function.function_name is None and filename.endswith(_EVAL_CODE) and filename in self.marks.texts:
            number = len(self.eval_texts) + 1
            self.evals[filename] = number
            self.eval_texts[number] = self.marks.texts[filename]
            lines = self.lines[f"dbgp://{number}"] = FileLines([function, *function.dynamic_func_defs])
            self._resolve_in(f"dbgp://{number}", lines)
        super()._prepared(function)


class Session:
    """Of one engine, whether it is connected or not. `is_active`: it is."""

    def __init__(self, engine: Engine, marks: Marks) -> None:
        self.engine, self.marks = engine, marks
        self.log = Log(engine)
        self.options = ExportOptions()
        self.exporter = Exporter(engine, self.options)
        self.commands = Commands(self)
        self.debugger: DbgpDebugger | None = None
        self.status, self.reason = STARTING, "ok"
        self.features = {"notify_ok": 0, "resolved_breakpoints": 0, "breakpoint_details": 0,
                         "breakpoint_include_return_value": 0}
        self.output_mode = 0  # 1: output is sent, too; 2: it is only sent
        self.last_command: tuple[str, str] | None = None  # that is to be answered
        self.stop: Stop | None = None
        self.program = ""  # the main script
        self.starting = Starting(engine, self.log)
        self._connection: socket.socket | None = None
        self._buffer = b""
        self._process = 0
        self._count = 0  # of breakpoints
        self._has_begun = self._is_detached = self.is_before_script = False
        self._is_to_connect = False
        self._sink: Any = None
        marks.watches.preparing.append(self._prepared)
        engine.deactivators.append(self._end)

    @property
    def is_active(self) -> bool:
        return self._connection is not None

    # -- beginning and end ------------------------------------------------------------------------------------------

    def _prepared(self, function: OpArray) -> None:
        """The first function is the main script's: the request begins."""
        if self._has_begun:
            return
        self._has_begun = self.is_before_script = True
        self.program = function.filename
        self.log.open()
        for name in ("_ENV", "_REQUEST", "_SERVER"):
            self.engine.make_auto_globals(name)
        if self.starting.upon_error():
            self.marks.watches.add_throwing(self._begin_upon_error)
            self.engine.diagnostics.listener = lambda *message: self._begin_upon_error(None, None, None, message)
        if self.starting.at_request():
            self.begin()
        self.is_before_script = False

    def _begin_upon_error(self, frame: ExecuteData | None, opline: Any, exception: PhpObject | None,
                          message: tuple[int, str, str, int] | None = None) -> None:
        self.marks.watches.remove_throwing(self._begin_upon_error)
        if not self.is_active:
            self.begin()
            debugger = self.debugger
            if debugger is not None and exception is not None and frame is not None:
                debugger._thrown(frame, opline, exception)
            elif debugger is not None and message is not None:
                debugger._reported(*message)

    def begin_at_break(self) -> None:
        """xdebug_break() was called."""
        if not self.is_active and self.starting.at_break():
            self.begin()

    def connect_at_next(self) -> None:
        """xdebug_connect_to_client() was called: connect when the next statement is executed."""
        from zvm.opcodes import metadata as ops

        if self._is_to_connect:
            return
        self._is_to_connect = True

        def connect(frame: ExecuteData, opline: Any) -> None:
            self._is_to_connect = False
            self.marks.watches.remove_everywhere(ops.EXT_STMT, connect)
            self.begin_at_break()

        self.marks.watches.add_everywhere(ops.EXT_STMT, connect)

    def begin(self) -> None:
        """Connect, and serve the client until it lets the program go on."""
        if self._is_detached or self.is_active:
            return
        self._connection = self.starting.connect()
        if self._connection is None:
            return
        self._process = os.getpid()
        self.debugger = DbgpDebugger(self.engine, self)
        self.debugger.attach()
        self.status, self.reason = STARTING, "ok"
        self._sink = self.engine.output.sink
        self.engine.output.sink = self._print
        self._send(self._introduction())
        self._serve()

    def _introduction(self) -> Node:
        name = self.program
        attributes: dict[str, object] = {
            "fileuri": "dbgp://stdin" if name in ("Command line code", "Standard input code", "-") else self.url(name),
            "language": "PHP", "xdebug:language_version": self.engine.target.version, "protocol_version": "1.0",
            "appid": self._process}
        if os.environ.get("DBGP_COOKIE"):
            attributes["session"] = os.environ["DBGP_COOKIE"]
        if self.starting.ide_key:
            attributes["idekey"] = self.starting.ide_key
        node = message("init", attributes)
        node.add(Node("engine", {"version": VERSION}, "Xdebug"))
        for tag, text in (("author", "Derick Rethans"), ("url", "https://xdebug.org"),
                          ("copyright", "Copyright (c) 2002-2022 by Derick Rethans")):
            node.add(Node(tag, text=text))
        return node

    def _end(self) -> None:
        """The request is over."""
        if self.is_active:
            if not self.engine.output.stack:
                self.engine.output.flush()
            self.status, self.reason = STOPPING, "ok"
            self._send(self._response())
            self._serve(may_bail_out=False)
        self.close()
        self.log.close()

    def close(self) -> None:
        """There is no client any more."""
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()
        if self.debugger is not None:
            self.debugger.detach()
        if self._sink is not None:
            if not self.engine.output.stack:
                self.engine.output.flush()
            self.engine.output.sink, self._sink = self._sink, None
            self.engine.output.implicit_flush = False

    def detach(self) -> None:
        """The client goes, and does not come again."""
        self._is_detached = True
        self.output_mode = 0
        self.status, self.reason = STOPPING, "ok"
        self._send(self._response())
        self.close()

    # -- messages ---------------------------------------------------------------------------------------------------

    def url(self, filename: str) -> str:
        """The address of a file, or of code that eval() runs."""
        code = None if self.debugger is None else self.debugger.url_of_code(filename)
        if code is not None:
            return code
        if filename.startswith("phar://"):
            return filename
        return f"file://{quote(os.path.abspath(filename), safe='/:', encoding='latin-1').replace('~', '%7E')}"

    def _send(self, node: Node) -> None:
        if self._connection is None:
            return
        text = str(node)
        self.log.write(COMMUNICATION, f"-> {text}\n")
        data = (_HEADER + text).encode("latin-1", "replace")
        try:
            self._connection.sendall(b"%d\0%s\0" % (len(data), data))
        except OSError as error:
            self.log.write(WARNING, f"There was a problem sending {len(data)} bytes on socket "
                                    f"{self._connection.fileno()}: {error.strerror} (error: {error.errno}).")
            self.close()

    def _receive(self) -> str | None:
        """The next command, None at the end."""
        while b"\0" not in self._buffer:
            if self._connection is None:
                return None
            try:
                data = self._connection.recv(4096)
            except OSError:
                return None
            if not data:
                return None
            self._buffer += data
        line, _, self._buffer = self._buffer.partition(b"\0")
        return line.decode("latin-1")

    def _response(self) -> Node:
        """The answer to the command that has made the program go on."""
        attributes: dict[str, object] = {}
        if self.last_command is not None:
            attributes["command"], attributes["transaction_id"] = self.last_command
        attributes["status"], attributes["reason"] = self.status, self.reason
        return message("response", attributes)

    def _serve(self, may_bail_out: bool = True) -> None:
        """Carry out commands until one lets the program go on. Raises Bailout where one ends it."""
        while self.is_active:
            line = self._receive()
            if line is None:
                self.close()
                return
            self.log.write(COMMUNICATION, f"<- {line}")
            node = message("response")
            goes_on, is_answered_later = self._carry_out(line, node)
            if not is_answered_later:
                self._send(node)
            if goes_on:
                break
        if may_bail_out and self.status == STOPPED:
            self.close()
            raise Bailout

    def _carry_out(self, line: str, node: Node) -> tuple[bool, bool]:
        """Carry out a command: whether the program goes on, and whether the answer comes when it stops again."""
        name, arguments, code = parse_command(line)
        if name:
            node.attributes["command"] = name
        if "i" in arguments:
            node.attributes["transaction_id"] = arguments["i"]
        else:
            code = code or 3
        if code:
            node.add(_error(code))
            return False, False
        own = getattr(self.commands, f"on_{name}", None)
        if own is None:
            node.add(_error(4))
            return True, False
        is_post_mortem = self.status == STOPPING
        if name in CONTINUES:
            self.status, self.reason = RUNNING, "ok"
        self.last_command = name, arguments["i"]
        if is_post_mortem and name not in POST_MORTEM and name not in CONTINUES:
            node.add(_error(5))
            return True, False
        try:
            own(node, arguments)
        except CommandError as error:
            node.attributes["status"], node.attributes["reason"] = self.status, self.reason
            node.add(_error(error.code))
            return False, False
        return name in CONTINUES or name in ENDS, name in CONTINUES

    # -- what the debugger tells ------------------------------------------------------------------------------------

    def stopped(self, stop: Stop) -> None:
        """The program has stopped."""
        if os.getpid() != self._process:  # a child has the connection of its parent
            self._connection = None
            return
        self.status, self.reason = BREAK, "ok"
        node = self._response()
        child = node.add(Node("xdebug:message"))
        file, line = stop.file, stop.line
        if stop.returned is not None and stop.frame is not None and stop.frame.prev is not None \
                and stop.frame.opline is not None and stop.frame.opline.opcode in RETURNS:
            file, line = self.commands.calling_place(stop.frame)
        if file:
            child.attributes["filename"] = self.url(file)
        if line:
            child.attributes["lineno"] = line
        if stop.reason == EXCEPTION:
            child.attributes["exception"] = stop.name
            if stop.code:
                child.attributes["code"] = stop.code
            child.text = stop.message
        if stop.change is not None:
            child.text = php_bytes(str(stop.change))
        if stop.returned and self.features["breakpoint_include_return_value"]:
            container = node.add(Node("xdebug:return_value"))
            container.add(self.exporter.property(None, "", stop.returned[0]))
        if stop.breakpoint is not None and self.features["breakpoint_details"]:
            node.add(self.describe(stop.breakpoint))
        self._send(node)
        self.last_command = None
        self.stop = stop
        try:
            self._serve()
        finally:
            self.stop = None

    def logged(self, text: str, file: str, line: int) -> None:
        """DBGp has no logpoints."""

    def resolved(self, breakpoint: Breakpoint) -> None:
        """A breakpoint has found its line."""
        if self.features["notify_ok"] and self.features["resolved_breakpoints"]:
            node = message("notify", {"name": "breakpoint_resolved"})
            node.add(self.describe(breakpoint))
            self._send(node)

    def reported(self, level: int, text: str, file: str, line: int) -> None:
        """A message is reported."""
        if not self.features["notify_ok"] or not self.is_active:
            return
        node = message("notify", {"name": "error"})
        child = node.add(Node("xdebug:message"))
        if file:
            child.attributes["filename"] = self.url(file)
        if line:
            child.attributes["lineno"] = line
        child.attributes["type"] = MESSAGES.get(level, "Unknown error")
        child.text = _without_trace(text) if level == E_ERROR else text
        self._send(node)

    def removed(self, breakpoint: Breakpoint) -> None:
        """A watchpoint is gone, which breakpoint_list tells."""

    def notify(self, value: Any, file: str, line: int) -> None:
        """xdebug_notify() was called."""
        if not self.features["notify_ok"]:
            return
        node = message("notify", {"name": "user"})
        node.add(Node("xdebug:location", {"filename": self.url(file), "lineno": line}))
        child = node.add(Node("property"))
        self.exporter.value(child, "", value, 0)
        self._send(node)

    def _print(self, data: bytes) -> None:
        """Something is printed."""
        if self.output_mode in (1, 2) and self.is_active:
            node = message("stream", {"type": "stdout"})
            node.encode_text(data.decode("latin-1"))
            self._send(node)
        if self.output_mode != 2 and self._sink is not None:
            self._sink(data)

    # -- breakpoints ------------------------------------------------------------------------------------------------

    def new_number(self) -> int:
        """The number of another breakpoint."""
        self._count += 1
        return (self._process & 0x1FFFF) * _IDS_BY_PROCESS + self._count

    def describe(self, point: Breakpoint) -> Node:
        """A breakpoint as an element."""
        attributes: dict[str, object] = {"type": point.given_kind or point.kind}
        if self.features["resolved_breakpoints"]:
            attributes["resolved"] = "resolved" if point.is_resolved else "unresolved"
        if point.kind == kinds.LINE:
            attributes["filename"] = point.file if point.file.startswith("dbgp://") else self.url(point.file)
            attributes["lineno"] = point.resolved_line
        function, class_name = point.given_function
        if function:
            attributes["function"] = function
        if class_name is not None:
            attributes["class"] = class_name
        if point.exception:
            attributes["exception"] = point.exception
        attributes["state"] = "disabled" if not point.is_enabled else "temporary" if point.is_temporary else "enabled"
        attributes["hit_count"] = point.hits
        if point.hit_operator:
            attributes["hit_condition"] = point.hit_operator
        attributes["hit_value"] = point.hit_value
        attributes["id"] = point.id
        node = Node("breakpoint", attributes)
        if isinstance(point, Watchpoint):
            node.add(Node("expression")).encode_text(point.variable)
        elif point.condition:
            child = node.add(Node("expression"))
            child.encode_text(point.condition)
        return node

    def compiled(self, script: Script) -> None:
        """A file was compiled: the debugger looks at that."""


def _without_trace(text: str) -> str:
    """The message of an uncaught exception, without the place and the way there."""
    return text.rpartition(" in ")[0] or text if text.startswith("Uncaught ") and "\n" in text else text


_ERRORS = {
    1: "parse error in command", 2: "duplicate arguments in command", 3: "invalid or missing options",
    4: "unimplemented command", 5: "command is not available", 100: "can not open file",
    200: "breakpoint could not be set", 201: "breakpoint type is not supported", 205: "no such breakpoint",
    206: "error evaluating code", 300: "can not get property", 301: "stack depth invalid", 302: "context invalid",
    800: "profiler not started", 900: "encoding not supported"}


def _error(code: int) -> Node:
    node = Node("error", {"code": code})
    node.add(Node("message", text=_ERRORS[code]))
    return node
