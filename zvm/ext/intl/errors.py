"""The last error of intl, and the functions that tell it (ext/intl/intl_error.c, common/common_error.c)."""
from __future__ import annotations

from zvm.ext.intl.codes import CONSTANTS as CODES
from zvm.ext.intl.codes import NAMES
from zvm.ext.vocabulary import Bool, Int, Str, function, php_class
from zvm.runtime.execute_data import running_function
from zvm.runtime.values.php_object import PhpObject

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.engine import Engine

ZERO_ERROR = CODES["U_ZERO_ERROR"]
ILLEGAL_ARGUMENT = CODES["U_ILLEGAL_ARGUMENT_ERROR"]
INVALID_CHARACTER = CODES["U_INVALID_CHAR_FOUND"]
BUFFER_OVERFLOW = CODES["U_BUFFER_OVERFLOW_ERROR"]
_UNKNOWN = "[BOGUS UErrorCode]"


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


def fail(engine: Engine, code: int, message: str) -> None:
    """Note an error, and report or throw it where the directives ask for that (intl_error_set)."""
    state = engine.state_of(IntlState)
    state.code = code
    level = engine.ini.get_int("intl.error_level")
    if level:
        engine.diagnostics.error(level, f"{running_function(engine)}(): {message}")
    if engine.ini.get_bool("intl.use_exceptions"):
        engine.throw("IntlException", message)
    state.message = message


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
    name = NAMES.get(state.code, _UNKNOWN)
    return name if state.message is None else f"{state.message}: {name}"


@function(pure=True)
def intl_is_failure(errorCode: Int) -> Bool:
    return errorCode > ZERO_ERROR


@function(pure=True)
def intl_error_name(errorCode: Int) -> Str:
    return NAMES.get((errorCode + 2**31) % 2**32 - 2**31, _UNKNOWN)
