"""Diagnostics: notices, warnings, deprecations, fatal errors and uncaught exceptions (zend_error(), php_error_cb()).

The one place that formats and routes them: user handler, log, display. Used by everything above zvm/opcodes through
`engine.diagnostics`.
"""
from __future__ import annotations

import os

from zvm.opcodes.error_levels import (
    E_COMPILE_ERROR,
    E_COMPILE_WARNING,
    E_CORE_ERROR,
    E_CORE_WARNING,
    E_DEPRECATED,
    E_ERROR,
    E_FATAL_ERRORS,
    E_NOTICE,
    E_PARSE,
    E_RECOVERABLE_ERROR,
    E_STRICT,
    E_USER_DEPRECATED,
    E_USER_ERROR,
    E_USER_NOTICE,
    E_USER_WARNING,
    E_WARNING,
)
from zvm.runtime.services.ini import parse_int
from zvm.runtime.services.modules import LateModule
from zvm.runtime.signals import EXCEPTIONS, Bailout, Thrown, UnwindExit
from zvm.runtime.values.strings import c_string, lower, strip_anonymous_suffix
from zvm.targets import DEFAULT, V8_5

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any, NoReturn

    from zvm.engine import Engine
    from zvm.runtime.services import wording
    from zvm.runtime.values.arrays import PhpArray
else:
    wording = LateModule("zvm.runtime.services.wording")

_USER_ERRORS = E_USER_ERROR | E_USER_WARNING | E_USER_NOTICE | E_USER_DEPRECATED  # messages of programs
_NEVER_HANDLED = E_ERROR | E_PARSE | E_CORE_ERROR | E_CORE_WARNING | E_COMPILE_ERROR | E_COMPILE_WARNING

_TITLES = {
    E_ERROR: "Fatal error", E_CORE_ERROR: "Fatal error", E_COMPILE_ERROR: "Fatal error", E_USER_ERROR: "Fatal error",
    E_RECOVERABLE_ERROR: "Recoverable fatal error", E_WARNING: "Warning", E_CORE_WARNING: "Warning",
    E_COMPILE_WARNING: "Warning", E_USER_WARNING: "Warning", E_PARSE: "Parse error", E_NOTICE: "Notice",
    E_USER_NOTICE: "Notice", E_STRICT: "Strict Standards", E_DEPRECATED: "Deprecated",
    E_USER_DEPRECATED: "Deprecated",
}


_MODES = {"": "", "off": "", "no": "", "false": "", "on": "stdout", "yes": "stdout", "true": "stdout",
          "stdout": "stdout", "stderr": "stderr"}  # what display_errors says besides numbers
_XMLRPC = ('<?xml version="1.0"?><methodResponse><fault><value><struct><member><name>faultCode</name><value>'
           '<int>{}</int></value></member><member><name>faultString</name><value><string>{}:{} in {} on line {}'
           '</string></value></member></struct></value></fault></methodResponse>')


def _manual_page(function: str) -> str:
    """The page of the manual about a function or method, without its extension."""
    class_name, is_method, name = function.rpartition("::")
    return lower(f"{class_name if is_method else 'function'}.{name.lstrip('_')}".replace("_", "-"))


class HandlerStack:
    """A user handler and the ones it replaced (set_error_handler, set_exception_handler)."""

    __slots__ = ("current", "is_last_resort", "replaced")

    def __init__(self) -> None:
        self.current: Any = None
        self.is_last_resort = False  # whether it also gets what leaves calls at the bottom of the stack
        self.replaced: list[Any] = []

    def set(self, handler: Any) -> Any:
        """Install a handler, or None for none; the one replaced."""
        previous = self.current
        self.replaced.append(previous)
        self.current = handler
        return previous

    def restore(self) -> None:
        """Go back to the handler before the current one."""
        self.current = self.replaced.pop() if self.replaced else None


class _Throwing:
    """While entered, warnings are exceptions of a class (zend_replace_error_handling with EH_THROW)."""

    __slots__ = ("diagnostics", "class_name", "outer")

    def __init__(self, diagnostics: Diagnostics, class_name: str) -> None:
        self.diagnostics, self.class_name = diagnostics, class_name

    def __enter__(self) -> None:
        self.outer = self.diagnostics.thrown_class
        self.diagnostics.thrown_class = self.class_name

    def __exit__(self, *problem: object) -> None:
        self.diagnostics.thrown_class = self.outer


class _Counting:
    """While entered, what is reported is counted only, fatal errors aside (EG(capture_warnings_during_sccp))."""

    __slots__ = ("diagnostics", "reported")

    def __init__(self, diagnostics: Diagnostics) -> None:
        self.diagnostics, self.reported = diagnostics, 0

    def __enter__(self) -> _Counting:
        self.diagnostics.counter = self
        return self

    def __exit__(self, *problem: object) -> None:
        self.diagnostics.counter = None


class Diagnostics:
    """The diagnostics of one engine. `error_handler.current` is None or (callable, mask)."""

    __slots__ = ("place", "error_handler", "counter", "thrown_class", "listener", "receiver", "last_error",
                 "__dict__")  # slots for what native code reads

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.error_handler = HandlerStack()
        self.last_error: tuple[int, str, str, int] | None = None  # level, message, file, line (error_get_last)
        self.bailed_out = False
        # a fatal error, or an exception that left a function which nothing but the engine called, ended something
        self.starting = False  # while settings are read
        self.place: tuple[str, int] | None = None  # stands for the running opline's (EG(filename_override), …)
        self.phase: str | None = None  # of the request, as messages name it before the script runs
        self.thrown_class: str | None = None  # warnings become exceptions of it
        self.counter: _Counting | None = None
        self.backtrace = ""  # of the fatal error that is being reported, as text
        self.traced: tuple[object, PhpArray] | None = None  # a fatal error, as last_error has it, and its frames
        self.receiver: Any = None  # gets what would be logged and shown, and says whether that is all
        self.listener: Any = None  # is told of all that is reported first (zvm/observe)

    def throwing(self, class_name: str) -> _Throwing:
        """A context in which warnings are thrown as exceptions of a class instead of being reported."""
        return _Throwing(self, class_name)

    def counting(self) -> _Counting:
        """A context in which what is reported is counted in `reported` and goes nowhere else."""
        return _Counting(self)

    # -- reporting -----------------------------------------------------------------------------------------------

    def notice(self, message: str) -> None:
        self.error(E_NOTICE, strip_anonymous_suffix(message))

    def warning(self, message: str) -> None:
        self.error(E_WARNING, strip_anonymous_suffix(message))

    def deprecated(self, message: str) -> None:
        self.error(E_DEPRECATED, strip_anonymous_suffix(message))

    def fatal(self, message: str, is_traced: bool = True) -> NoReturn:
        """Report an E_ERROR at the current opline. Raises Bailout."""
        file, line = self.position()
        self.fatal_at(E_ERROR, message, file, line, is_traced)

    def fatal_at(self, level: int, message: str, file: str, line: int, is_traced: bool = True) -> NoReturn:
        """Report a fatal error of that level at a place. While an exception is thrown PHP has no trace
        (`is_traced` false). Raises Bailout."""
        if self.engine.target != DEFAULT:
            message = wording.worded(message, self.engine.target)
        (self.report_fatal if is_traced else self.report)(level, message, file, line)
        self.bail_out()

    def bail_out(self) -> NoReturn:
        """End the request: shutdown functions still run, destructors do not. Raises Bailout."""
        self.bailed_out = self.engine.is_unclean = True
        self.engine.exit_status = 255
        self.engine.objects.disable_destructors()
        raise Bailout

    def error(self, level: int, message: str, file: str | None = None, line: int | None = None) -> None:
        """Report at a place, by default the current opline: to the user's handler, if it wants it, or by report().

        Raises what the handler throws, and Bailout for a fatal level.
        """
        if self.counter is not None and not level & E_FATAL_ERRORS:
            self.counter.reported += 1
            return
        target = self.engine.target
        if target != DEFAULT and not level & _USER_ERRORS:
            message = wording.worded(message, target)
        if self.thrown_class is not None and level in (E_WARNING, E_USER_WARNING):
            self.engine.throw(self.thrown_class, message)
        if file is None or line is None:
            file, line = self.position()
        if self.engine.ini.html_errors:
            message = self._marked_up(message)
        handler = self.error_handler.current
        if handler is not None and handler[1] & level and not level & _NEVER_HANDLED \
                and self._handled(handler, level, message, file, line):
            return
        if level & E_FATAL_ERRORS and level != E_PARSE:
            self.report_fatal(level, message, file, line)
            self.bail_out()
        self.report(level, message, file, line)

    def report_fatal(self, level: int, message: str, file: str, line: int) -> None:
        """Report a fatal error, since PHP 8.5 with the way that led to it."""
        engine = self.engine
        if engine.target < V8_5 or not engine.ini.get_bool("fatal_error_backtraces"):
            self.report(level, message, file, line)
            return
        frames, text = engine.trace_to_here()
        self.backtrace = f"\nStack trace:\n{text}"
        try:
            self.report(level, message, file, line)
        finally:
            self.backtrace = ""
            self.traced = (self.last_error, frames)

    def trace_of_last_error(self) -> PhpArray | None:
        """The frames of the last error where it was a fatal one (EG(last_fatal_error_backtrace))."""
        return self.traced[1] if self.traced is not None and self.traced[0] is self.last_error else None

    def report_in_passing(self, level: int, message: str) -> None:
        """Report for an operation that PHP completes whatever the user's handler throws: that is raised when the
        running opline is done."""
        engine = self.engine
        if self.error_handler.current is None:
            self.error(level, message)
        else:
            try:
                self.error(level, message)
            except EXCEPTIONS as thrown:
                engine.defer_exception(thrown)

    def warning_while_throwing(self, message: str) -> None:
        """The warning of code that goes on with an exception: a user's handler that would get it is not called, and
        nothing is reported (zend_call_function)."""
        handler = self.error_handler.current
        if handler is None or not handler[1] & E_WARNING:
            self.warning(message)

    def _marked_up(self, message: str) -> str:
        """The message as html_errors has it: those in the name of the running function escaped, with a link to the
        function's page if docref_root says where those are (php_verror)."""
        from zvm.runtime.execute_data import running_function

        named = (running_function(self.engine) + "(", "include(", "include_once(", "require(", "require_once(")
        if not message.startswith(named):
            return message
        ini = self.engine.ini
        if not message.isascii() and (ini.get("default_charset") or "UTF-8").upper() == "UTF-8":
            message = message.encode("latin-1").decode("utf-8", "replace").encode().decode("latin-1")
        for char, entity in (("&", "&amp;"), ('"', "&quot;"), ("<", "&lt;"), (">", "&gt;")):
            message = message.replace(char, entity)
        root = ini.get("docref_root")
        origin, colon, text = message.partition("): ")
        if not root or not colon:
            return message
        function = origin[:origin.index("(")]
        if function == "include_once" and text.startswith("Failed opening "):
            function = "include"  # which Zend names there for both
        page = _manual_page(function) + (ini.get("docref_ext") or "")
        return f"{origin}) [<a href='{root}{page}'>{page}</a>]: {text}"

    def _handled(self, handler: Any, level: int, message: str, file: str, line: int) -> bool:
        """Call the user's handler, which is out of force meanwhile; whether it did not decline by returning false.

        While an exception waits to be raised, nothing is called (zend_call_function) and nothing reported."""
        if self.engine.pending_exception is not None:
            return True
        stack = self.error_handler
        stack.current, depth = None, len(stack.replaced)
        try:
            return handler[0].call([level, message, file, line]) is not False
        finally:
            if stack.current is None and len(stack.replaced) >= depth:  # else it was restored to none
                stack.current = handler

    def report(self, level: int, message: str, file: str, line: int) -> None:
        """Log and display, as error_reporting, log_errors and display_errors have it; remember for error_get_last()."""
        if self.listener is not None:
            self.listener(level, message, file, line)
        if self.receiver is not None and self.receiver(level, message, file, line):
            return
        ini = self.engine.ini
        if not (ini.error_reporting & level or level & (E_CORE_ERROR | E_CORE_WARNING)):
            self.last_error = (level, message, file, line)
            return
        repeated = self._is_last(message, file, line) and ini.get_bool("ignore_repeated_errors")
        self.last_error = (level, message, file, line)
        if repeated:
            return
        if ini.log_errors or self.starting and not self._displays_at_start():
            self.log(f"PHP {_TITLES[level]}:  {c_string(message)} in {file} on line {line}{self.backtrace}")
        if ini.display_errors is not None and (not self.starting or self._displays_at_start()):
            self._display(level, message, file, line)

    def _displays_at_start(self) -> bool:
        ini = self.engine.ini
        return ini.get_bool("display_startup_errors") and self.display_mode() != ""

    def display_mode(self) -> str:
        """Where messages are shown, "stdout" or "stderr", "" where they are not (php_get_display_errors_mode)."""
        mode = (self.engine.ini.display_errors or "").lower()
        if mode in _MODES:
            return _MODES[mode]
        number = parse_int(mode)
        return "" if number == 0 else "stderr" if number == 2 else "stdout"

    def _is_last(self, message: str, file: str, line: int) -> bool:
        last = self.last_error
        if last is None or last[1] != message:
            return False
        return self.engine.ini.get_bool("ignore_repeated_source") or last[2:] == (file, line)

    def _display(self, level: int, message: str, file: str, line: int) -> None:
        ini = self.engine.ini
        mode = self.display_mode()
        if not mode:
            return
        title = _TITLES[level]
        before, after = ini.get("error_prepend_string") or "", ini.get("error_append_string") or ""
        if ini.get_bool("xmlrpc_errors"):
            self.engine.output.write(_XMLRPC.format(ini.get_int("xmlrpc_error_number"), title, message, file, line))
        elif ini.html_errors:
            if level in (E_ERROR, E_PARSE):
                for char, entity in (("&", "&amp;"), ('"', "&quot;"), ("<", "&lt;"), (">", "&gt;")):
                    message = message.replace(char, entity)
            where = f"in <b>{file}</b> on line <b>{line}</b>{self.backtrace}"
            self.engine.output.write(f"{before}<br />\n<b>{title}</b>:  {message} {where}<br />\n{after}")
        elif mode == "stderr":
            self.write_stderr(f"{title}: {message} in {file} on line {line}{self.backtrace}\n")
        else:
            self.engine.output.write(f"{before}\n{title}: {message} in {file} on line {line}{self.backtrace}\n{after}")

    def log(self, line: str) -> None:
        """Write a line to the error_log file, to standard error without one."""
        target = self.engine.ini.get("error_log")
        if not target:
            self.log_to_server(line)
            return
        from datetime import UTC, datetime
        from zoneinfo import ZoneInfo

        name = self.engine.timezone or self.engine.ini.get("date.timezone") or "UTC"
        try:
            now = datetime.now(ZoneInfo(name))
        except (KeyError, ValueError):
            now = datetime.now(UTC)
        try:
            descriptor = self._open_log(target)
        except OSError:
            self.write_stderr(line + "\n")
            return
        try:
            os.write(descriptor, f"[{now:%d-%b-%Y %H:%M:%S} {name}] {line}\n".encode("latin-1"))
        except OSError:
            return  # a full disk takes no more of the log
        finally:
            os.close(descriptor)

    def log_to_server(self, line: str) -> None:
        """Write a line to the log of the server, to standard error without one (sapi_module.log_message)."""
        web = self.engine.web
        if web is not None and web.log is not None:
            web.log(line)
        else:
            self.write_stderr(line + "\n")

    def _open_log(self, path: str) -> int:
        """Open the error log; error_log_mode, in octal, is for a file that is made. Raises OSError."""
        try:
            mode = int(self.engine.ini.get("error_log_mode") or "", 8)
        except ValueError:
            mode = 0o644
        flags = os.O_CREAT | os.O_APPEND | os.O_WRONLY | os.O_CLOEXEC
        return os.open(path.encode("latin-1"), flags, mode or 0o644)

    def write_stderr(self, text: str) -> None:
        """Write to standard error, after everything printed so far."""
        self.engine.output.flush()
        try:
            os.write(2, text.encode("latin-1"))
        except OSError:
            return  # nothing reads it, and there is nowhere else to say so

    # -- uncaught exceptions -------------------------------------------------------------------------------------

    def uncaught(self, exception: Any, level: int = E_ERROR) -> None:
        """Report an uncaught exception (zend_exception_error), not bailing out. Raises what __toString throws."""
        from zvm.runtime.objects.exceptions import get_field, is_throwable

        name = exception.ce.name
        file, line = get_field(exception, "file"), get_field(exception, "line")
        if name in ("ParseError", "CompileError"):
            level = E_PARSE if name == "ParseError" else E_COMPILE_ERROR
            self.report(level, get_field(exception, "message"), file, line)
        elif is_throwable(exception.ce):
            text = self.engine.call_method(exception, "__tostring")
            self.report(level, f"Uncaught {text}\n  thrown", file or "Unknown", line)
        else:
            self.report(level, f"Uncaught exception {name}", *self.position())

    def fatal_uncaught(self, where: str, signal: Thrown | UnwindExit) -> NoReturn:
        """Report what ended a step that must not fail as a fatal error (zend_exception_uncaught_error): Zend's object
        of exit(), too, which has no text. Raises Bailout."""
        try:
            if isinstance(signal, UnwindExit):
                self.engine.throw("Error", "Object of class UnwindExit could not be converted to string")
            text = self.engine.call_method(signal.object, "__tostring")
        except Thrown as failure:
            self.uncaught(failure.object, E_WARNING)
            text = ""
        self.fatal(f"{where}: Uncaught {text}", is_traced=isinstance(signal, Thrown))

    # -- where we are --------------------------------------------------------------------------------------------

    def position(self) -> tuple[str, int]:
        """File and line of the innermost user frame (zend_get_executed_filename, …_lineno)."""
        if self.place is not None:
            return self.place
        frame = self.engine.current_execute_data
        while frame is not None and frame.func.is_internal:
            frame = frame.prev
        if frame is None:
            return "Unknown", 0
        opline = frame.opline
        function: Any = frame.func
        return function.filename, opline.lineno if opline is not None else function.line_start


# ---- the silence operator ------------------------------------------------------------------------------------------

def begin_silence(engine: Engine) -> int:
    """What @ does before its expression: only fatal errors are reported. Gives what end_silence() takes."""
    level: int = engine.ini.error_reporting
    if level & ~E_FATAL_ERRORS:
        engine.ini.error_reporting = level & E_FATAL_ERRORS
    return level


def end_silence(engine: Engine, level: int) -> None:
    """What @ does after it: restores error_reporting, unless the expression set another one."""
    if not engine.ini.error_reporting & ~E_FATAL_ERRORS and level & ~E_FATAL_ERRORS:
        engine.ini.error_reporting = level
