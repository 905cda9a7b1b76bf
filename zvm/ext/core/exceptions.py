"""Exception, Error and their descendants of the core (zend_exceptions.c); making exceptions from Python.

The fields Exception and Error declare are in the same slots in every Throwable: MESSAGE … PREVIOUS below.
"""
from __future__ import annotations

from zvm.executor.backtrace import IGNORE_ARGS, fetch_backtrace
from zvm.ext.vocabulary import (
    EMPTY,
    PRIVATE,
    PROTECTED,
    Array,
    Int,
    Methods,
    Null,
    Str,
    Untyped,
    Void,
    method,
    php_class,
    prop,
)
from zvm.opcodes.error_levels import E_ERROR
from zvm.opcodes.flags import ACC_ENUM, ACC_NOT_CLONEABLE
from zvm.runtime.execute_data import executed_filename, executed_lineno
from zvm.runtime.objects.lifecycle import initialise, instantiate, prepare_object_type
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.convert import dumped_class_name, to_string
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.zval import UNDEF, Reference
from zvm.targets import V8_3

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine
    from zvm.runtime.classes.class_entry import ClassEntry
    from zvm.runtime.values.php_object import PhpObject as Throwable

# ruff: noqa: F821, UP037, N802

MESSAGE, STRING, CODE, FILE, LINE, TRACE, PREVIOUS, SEVERITY = range(8)



def create(engine: Engine, ce: ClassEntry) -> PhpObject:
    """A new exception that knows where it was made (zend_default_exception_new; kernels/calls/exceptions.py)."""
    exception: PhpObject = prepare_object_type(engine, ce)()
    initialise(engine, exception, ce)
    slots = exception.slots
    if engine.current_execute_data is None:
        slots[TRACE] = PhpArray()
    else:
        trace = engine.tier.backtrace(engine) if engine.tier is not None else None
        if trace is None:
            trace = fetch_backtrace(engine, False, IGNORE_ARGS if engine.ini.exception_ignore_args else 0)
        slots[TRACE] = trace
    slots[FILE] = executed_filename(engine)
    slots[LINE] = executed_lineno(engine)
    return exception


def make_exception(engine: Engine, class_name: str, message: str, code: int = 0, file: str | None = None,
                   line: int | None = None) -> PhpObject:
    """An exception of an internal class, as if made at the running opline, or at `file` and `line`."""
    exception: PhpObject = instantiate(engine, engine.internal_class(class_name))
    slots = exception.slots
    slots[MESSAGE] = message
    if code:
        slots[CODE] = code
    if file is not None:
        slots[FILE] = file
    if line is not None:
        slots[LINE] = line
    return exception


def field(exception: Any, number: int) -> Any:
    """A field's value."""
    value = exception.slots[number]
    return value.value if type(value) is Reference else value


def _passed(engine: Any, number: int) -> bool:
    """Whether the running constructor got argument `number` (from 0)."""
    return len(engine.current_execute_data.slots) > number


def construct(self: PhpObject, engine: Any, message: str, code: int, previous: Any) -> None:
    """What every constructor does: set the fields that were given."""
    slots = self.slots
    if message or _passed(engine, 0):
        slots[MESSAGE] = message
    if code:
        slots[CODE] = code
    if previous is not None:
        slots[PREVIOUS] = previous


# ---- texts -------------------------------------------------------------------------------------------------------

def trace_as_string(engine: Any, trace: PhpArray) -> str:
    """getTraceAsString()'s text of a trace (zend_trace_to_string)."""
    lines = []
    number = 0
    for _, frame in trace.items():
        if type(frame) is Reference:
            frame = frame.value
        if not isinstance(frame, PhpArray):
            engine.diagnostics.warning(f"Expected array for frame {number}")
            continue
        lines.append(f"#{number} {_frame_text(engine, frame)}\n")
        number += 1
    return "".join(lines) + f"#{number} {{main}}"


def _frame_text(engine: Any, frame: PhpArray) -> str:
    file = frame.get("file", UNDEF)
    if file is UNDEF:
        place = "[internal function]: "
    elif type(file) is not str:
        engine.diagnostics.warning("File name is not a string")
        place = "[unknown file]: "
    else:
        line = frame.get("line")
        if line is not None and type(line) is not int:
            engine.diagnostics.warning("Line is not an int")
        place = f"{file}({line if type(line) is int else 0}): "
    name = "".join(_name_part(engine, frame, key) for key in ("class", "type", "function"))
    arguments = frame.get("args", UNDEF)
    if arguments is UNDEF:
        return f"{place}{name}()"
    if not isinstance(arguments, PhpArray):
        engine.diagnostics.warning("args element is not an array")
        return f"{place}{name}()"
    limit = int(engine.ini.get("zend.exception_string_param_max_len") or 15)
    shown = ", ".join((f"{key}: " if type(key) is str else "") + argument_text(engine, value, limit)
                      for key, value in arguments.items())
    return f"{place}{name}({shown})"


def _name_part(engine: Any, frame: PhpArray, key: str) -> str:
    part = frame.get(key, UNDEF)
    if part is UNDEF:
        return ""
    if type(part) is not str:
        engine.diagnostics.warning(f"Value for {key} is not a string")
        return "[unknown]"
    return part.partition("\0")[0] if key == "class" else part


_ESCAPES = {"\n": "\\n", "\r": "\\r", "\t": "\\t", "\f": "\\f", "\v": "\\v", "\\": "\\\\", "\x1b": "\\e"}


def _escaped(text: str) -> str:
    """Unprintable bytes as escapes (smart_str_append_escaped)."""
    return "".join(char if " " <= char <= "~" and char != "\\" else _ESCAPES.get(char) or f"\\x{ord(char):02X}"
                   for char in text)


def argument_text(engine: Any, value: Any, limit: int) -> str:
    """An argument as traces show it (_build_trace_args)."""
    if type(value) is Reference:
        value = value.value
    if value is None:
        return "NULL"
    if type(value) is str:
        return f"'{_escaped(value[:limit])}{'...' if len(value) > limit else ''}'"
    if value is True or value is False:
        return "true" if value else "false"
    if type(value) is int:
        return str(value)
    if type(value) is float:
        from zvm.runtime.values.numbers import float_to_string

        text = float_to_string(value, engine.ini.precision)
        return text if "." in text or value != value or value - value != 0 else text + ".0"
    if isinstance(value, PhpArray):
        return "Array"
    if isinstance(value, PhpObject):
        if value.ce.flags & ACC_ENUM and engine.target >= V8_3:
            return f"{value.ce.name}::{value.slots[value.ce.properties_info['name'].slot]}"
        return f"Object({dumped_class_name(value)})"
    return f"Resource id #{value.handle}"


def exception_text(engine: Any, exception: PhpObject) -> str:
    """__toString()'s text of an exception and its causes (ZEND_METHOD(Exception, __toString))."""
    text = ""
    seen: set[int] = set()
    current: Any = exception
    while isinstance(current, PhpObject) and id(current) not in seen:
        seen.add(id(current))
        message = to_string(engine, field(current, MESSAGE))
        trace = to_string(engine, engine.call_method(current, "gettraceasstring"))
        if current.ce.name in ("TypeError", "ArgumentCountError") and ", called in " in message:
            message += " and defined"
        head = f"{current.ce.display_name}: {message}" if message else current.ce.display_name
        text = (f"{head} in {field(current, FILE)}:{field(current, LINE)}\nStack trace:\n{trace or '#0 {main}'}"
                + ("\n\nNext " + text if text else ""))
        current = field(current, PREVIOUS)
    exception.slots[STRING] = text
    return text


# ---- classes -----------------------------------------------------------------------------------------------------

_PROPERTIES = [
    prop("message", "", PROTECTED), prop("string", "", PRIVATE, "Str"), prop("code", 0, PROTECTED),
    prop("file", "", PROTECTED, "Str"), prop("line", 0, PROTECTED, "Int"), prop("trace", EMPTY, PRIVATE, "Array"),
    prop("previous", None, PRIVATE, "'Throwable' | Null"),
]
_ERROR_PROPERTIES = [prop("line", None, PROTECTED, "Int") if known[0] == "line" else known for known in _PROPERTIES]


def wake_up(exception: PhpObject) -> None:
    """Fields that unserialize() filled with values of wrong types become null again (Exception::__wakeup)."""
    for number, kinds in ((MESSAGE, str), (STRING, str), (CODE, int), (FILE, str), (LINE, int), (TRACE, PhpArray)):
        if type(field(exception, number)) is not kinds:
            exception.slots[number] = exception.ce.default_properties[number]
    previous = field(exception, PREVIOUS)
    if not isinstance(previous, PhpObject):
        exception.slots[PREVIOUS] = None


class _Common(PhpObject):
    """The methods that Exception and Error have in common."""

    __slots__ = ()

    @method(visibility=PRIVATE)
    def __clone(self) -> Void:
        return None

    @method
    def __construct(self, engine: Engine, message: Str = "", code: Int = 0,
                    previous: 'Throwable' | Null = None) -> Untyped:
        construct(self, engine, message, code, previous)

    @method(tentative=True)
    def __wakeup(self) -> Void:
        wake_up(self)

    @method(final=True)
    def getMessage(self, engine: Engine) -> Str:
        value = field(self, MESSAGE)
        return value if type(value) is str else to_string(engine, value)

    @method(final=True)
    def getCode(self) -> Untyped:
        return field(self, CODE)

    @method(final=True)
    def getFile(self) -> Str:
        value: str = field(self, FILE)
        return value

    @method(final=True)
    def getLine(self) -> Int:
        value: int = field(self, LINE)
        return value

    @method(final=True)
    def getTrace(self) -> Array:
        value: PhpArray = field(self, TRACE)
        return value

    @method(final=True)
    def getPrevious(self) -> 'Throwable' | Null:
        value: Throwable | None = field(self, PREVIOUS)
        return value

    @method(final=True)
    def getTraceAsString(self, engine: Engine) -> Str:
        return trace_as_string(engine, field(self, TRACE))

    @method
    def __toString(self, engine: Engine) -> Str:
        return exception_text(engine, self)


@php_class("Exception", implements=("Throwable",), properties=_PROPERTIES, create_object=create,
           flags=ACC_NOT_CLONEABLE)
class ExceptionObject(PhpObject):
    __slots__ = ()
    shared_methods = Methods(_Common)


@php_class("Error", implements=("Throwable",), properties=_ERROR_PROPERTIES, create_object=create,
           flags=ACC_NOT_CLONEABLE)
class Error(PhpObject):
    __slots__ = ()
    shared_methods = Methods(_Common)


@php_class("ErrorException", extends="Exception", properties=[prop("severity", E_ERROR, PROTECTED, "Int")])
class ErrorException(ExceptionObject):
    __slots__ = ()

    @method
    def __construct(self, engine: Engine, message: Str = "", code: Int = 0, severity: Int = E_ERROR,
                    filename: Str | Null = None, line: Int | Null = None,
                    previous: 'Throwable' | Null = None) -> Untyped:
        construct(self, engine, message, code, previous)
        self.slots[SEVERITY] = severity
        if filename is not None:
            self.slots[FILE] = filename
            self.slots[LINE] = 0
        if line is not None:
            self.slots[LINE] = line

    @method(final=True)
    def getSeverity(self) -> Int:
        value: int = field(self, SEVERITY)
        return value


@php_class("CompileError", extends="Error")
class CompileError(Error):
    __slots__ = ()


@php_class("ParseError", extends="CompileError")
class ParseError(CompileError):
    __slots__ = ()


@php_class("TypeError", extends="Error")
class TypeErrorObject(Error):
    __slots__ = ()


@php_class("ArgumentCountError", extends="TypeError")
class ArgumentCountError(TypeErrorObject):
    __slots__ = ()


@php_class("ValueError", extends="Error")
class ValueErrorObject(Error):
    __slots__ = ()


@php_class("ArithmeticError", extends="Error")
class ArithmeticErrorObject(Error):
    __slots__ = ()


@php_class("DivisionByZeroError", extends="ArithmeticError")
class DivisionByZeroError(ArithmeticErrorObject):
    __slots__ = ()


@php_class("RequestParseBodyException", extends="Exception", since=80400)
class RequestParseBodyException(ExceptionObject):
    __slots__ = ()


@php_class("UnhandledMatchError", extends="Error")
class UnhandledMatchError(Error):
    __slots__ = ()
