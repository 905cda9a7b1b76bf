"""The last error of intl, and the functions that tell it (ext/intl/intl_error.c, common/common_error.c)."""
from __future__ import annotations

import re

from zvm.ext.intl.codes import CONSTANTS as CODES
from zvm.ext.intl.codes import NAMES as NAMES
from zvm.ext.vocabulary import Bool, Int, Str, function, php_class
from zvm.runtime.execute_data import running_function
from zvm.runtime.values.numbers import c_int
from zvm.runtime.values.php_object import PhpObject
from zvm.targets import V8_5

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

ZERO_ERROR = CODES["U_ZERO_ERROR"]
ILLEGAL_ARGUMENT = CODES["U_ILLEGAL_ARGUMENT_ERROR"]
INVALID_CHARACTER = CODES["U_INVALID_CHAR_FOUND"]
BUFFER_OVERFLOW = CODES["U_BUFFER_OVERFLOW_ERROR"]
UNSUPPORTED = CODES["U_UNSUPPORTED_ERROR"]
INVALID_STATE = CODES["U_INVALID_STATE_ERROR"]
INTERNAL_ERROR = CODES["U_INTERNAL_PROGRAM_ERROR"]
_UNKNOWN = "[BOGUS UErrorCode]"
_FORMER_ORIGIN = re.compile(r"^[a-z][a-z_0-9]+ ?: ")  # names of functions that messages began with before PHP 8.5


class IntlState:
    """The last error of a request."""

    __slots__ = ("code", "message")

    def __init__(self, engine: Engine) -> None:
        self.code = ZERO_ERROR
        self.message: str | None = None


def reset(engine: Engine) -> None:
    """Forget the last error (intl_error_reset)."""
    state = engine.state_of(IntlState)
    state.code, state.message = ZERO_ERROR, None


def note(engine: Engine, code: int, obj: Any = None) -> None:
    """Note a status, without a message, for the request and for an object (intl_errors_set_code)."""
    engine.state_of(IntlState).code = code
    if obj is not None:
        obj.error_code = code


def fail(engine: Engine, code: int, message: str, obj: Any = None) -> None:
    """Note an error for the request and for an object, and report or throw it where the directives ask for that
    (intl_errors_set)."""
    note(engine, code, obj)
    attributed = f"{running_function(engine)}(): {message}"
    if engine.target >= V8_5:
        message = attributed = f"{running_function(engine)}(): {_FORMER_ORIGIN.sub('', message, count=1)}"
    if obj is not None:
        obj.error_message = message
    state = engine.state_of(IntlState)
    level = engine.ini.get_int("intl.error_level")
    if level:
        engine.diagnostics.error(level, attributed)
    state.message = message
    if engine.ini.get_bool("intl.use_exceptions"):
        engine.throw("IntlException", message)


def describe(code: int, message: str | None) -> str:
    """An error in words (intl_error_get_message)."""
    name = NAMES.get(code, _UNKNOWN)
    return name if message is None else f"{message}: {name}"


def decode(engine: Engine, string: str, problem: str) -> str | None:
    """A string of UTF-8 as text; None after the error `problem` where it is not UTF-8."""
    if string.isascii():
        return string
    try:
        return string.encode("latin-1").decode("utf-8")
    except UnicodeDecodeError:
        fail(engine, INVALID_CHARACTER, problem)
        return None


def encode(text: str) -> str:
    """Text as a string of UTF-8."""
    return text if text.isascii() else text.encode("utf-8").decode("latin-1")


@php_class("IntlException", extends="Exception")
class IntlException(PhpObject):
    __slots__ = ()


@function
def intl_get_error_code(engine: Engine) -> Int:
    return engine.state_of(IntlState).code


@function
def intl_get_error_message(engine: Engine) -> Str:
    state = engine.state_of(IntlState)
    return describe(state.code, state.message)


@function(pure=True)
def intl_is_failure(errorCode: Int) -> Bool:
    return errorCode > ZERO_ERROR


@function(pure=True)
def intl_error_name(errorCode: Int) -> Str:
    return NAMES.get(c_int(errorCode), _UNKNOWN)
