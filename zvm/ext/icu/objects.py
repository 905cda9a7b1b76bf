"""What the classes that stand on ICU share: the object of ICU, the last error, and how methods begin and end.

`begin()` is what a method does first and `check()` what it does after a call (INTL_METHOD_FETCH_OBJECT,
INTL_METHOD_CHECK_STATUS of ext/intl/intl_data.h).
"""
from __future__ import annotations

from zvm.ext.icu.library import Handle, Status, icu, name_at, units
from zvm.ext.intl import errors
from zvm.runtime.execute_data import running_function
from zvm.runtime.functions.parameters import value_error
from zvm.runtime.objects.lifecycle import initialise, instantiate
from zvm.runtime.values.php_object import PhpObject
from zvm.targets import V8_5

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any, NoReturn

    from zvm.engine import Engine

LONGEST_LOCALE = 156  # INTL_MAX_LOCALE_LEN
INT32_MIN, INT32_MAX = -2**31, 2**31 - 1
ACTUAL_LOCALE, VALID_LOCALE = 0, 1


class IntlObject(PhpObject):
    """An object with an object of ICU in `held`, None until it is constructed, and an error of its own."""

    __slots__ = ("held", "error_code", "error_message")
    held: Any

    def __init__(self) -> None:
        self.held = None
        self.error_code = errors.ZERO_ERROR
        self.error_message: str | None = None


def begin(engine: Engine, obj: Any, name: str) -> Any:
    """Forget the last errors; what the object holds. Throws Error for an object that was never constructed, which is
    called by `name`."""
    errors.reset(engine)
    obj.error_code, obj.error_message = errors.ZERO_ERROR, None
    if obj.held is None:
        engine.throw("Error", f"Found unconstructed {name}")
    return obj.held


def check(engine: Engine, obj: Any, status: Status, message: str) -> bool:
    """Note the status of a call; False after an error, which is reported with `message`."""
    if status.failed:
        errors.fail(engine, status.value, message, obj)
        return False
    errors.note(engine, status.value, obj)
    return True


def error_code_of(engine: Engine, obj: Any) -> int:
    """getErrorCode() of an object, which forgets the request's last error."""
    errors.reset(engine)
    code: int = obj.error_code
    return code


def error_message_of(engine: Engine, obj: Any) -> str:
    """getErrorMessage() of an object, likewise."""
    errors.reset(engine)
    return errors.describe(obj.error_code, obj.error_message)


def new_object(engine: Engine, lower_name: str, handle: Any = None) -> Any:
    """A new object of a class of intl, no constructor called."""
    made = instantiate(engine, engine.classes[lower_name])
    made.held = handle
    return made


def refuse_clone(engine: Engine, obj: Any, name: str) -> Any:
    """A bare copy for clone, whose object of ICU is still missing; throws where there is none to copy."""
    obj.error_code, obj.error_message = errors.ZERO_ERROR, None
    errors.reset(engine)
    if obj.held is None:
        engine.throw("Exception", f"Cannot clone unconstructed {name}")
    return bare_copy(engine, obj)


def bare_copy(engine: Engine, obj: Any) -> Any:
    copy = type(obj)()
    initialise(engine, copy, obj.ce)
    return copy


class CloneHooks:
    """Cloning by a function of ICU. `name` is the class's in messages."""

    __slots__ = ("name", "function", "close")

    def __init__(self, name: str, function: str, close: str) -> None:
        self.name, self.function, self.close = name, function, close

    def clone(self, engine: Engine, obj: Any) -> Any:
        copy = refuse_clone(engine, obj, self.name)
        status = Status()
        address = getattr(icu, self.function)(obj.held, status)
        if status.failed:
            errors.fail(engine, status.value, f"Failed to clone {self.name} object", obj)
            engine.throw("Exception", f"Failed to clone {self.name} object")
        copy.held = Handle(address, self.close)
        return copy


def argument_number(engine: Engine, number: int) -> int:
    """The place of an argument of the function in the method that is running, if it is the method."""
    return number - 1 if "::" in running_function(engine) else number


def argument_error(engine: Engine, number: int, problem: str) -> NoReturn:
    """Throw ValueError about argument `number` of the function, whose first is the object where a method runs."""
    value_error(engine, argument_number(engine, number), problem)


def default_locale(engine: Engine) -> str:
    """intl.default_locale, else ICU's (intl_locale_get_default)."""
    return engine.ini.get("intl.default_locale") or name_at(icu.uloc_getDefault())


def locale_is_short(engine: Engine, locale: str) -> bool:
    """False after the error that the name of a locale is too long."""
    if len(locale) <= LONGEST_LOCALE:
        return True
    errors.fail(engine, errors.ILLEGAL_ARGUMENT,
                f"Locale string too long, should be no longer than {LONGEST_LOCALE} characters")
    return False


def decoded(string: str, status: Status) -> str | None:
    """A string of UTF-8 as text; None with the status where it is not UTF-8 (intl_convert_utf8_to_utf16)."""
    try:
        return string if string.isascii() else string.encode("latin-1").decode("utf-8")
    except UnicodeDecodeError:
        status.value = errors.INVALID_CHARACTER
        return None


def utf16(engine: Engine, obj: Any, string: str, message: str) -> bytes | None:
    """A string of UTF-8 for ICU; None after the error `message` where it is not UTF-8."""
    status = Status()
    text = decoded(string, status)
    return units(text) if check(engine, obj, status, message) and text is not None else None


def encoded(engine: Engine, obj: Any, text: str) -> str | bool:
    """A text of ICU as a string; False after an error where it has half a pair (INTL_METHOD_RETVAL_UTF8)."""
    status = Status()
    try:
        encoded_text = errors.encode(text)
        errors.note(engine, status.value, obj)
        return encoded_text
    except UnicodeEncodeError:
        status.value = errors.INVALID_CHARACTER
        return check(engine, obj, status, "Error converting value to UTF-8")


def failed_constructor(engine: Engine, with_message: bool) -> NoReturn:
    """Throw what `new` throws after a constructor's error: the error itself, or that there was one."""
    if not with_message:
        engine.throw("IntlException", "Constructor failed")
    state = engine.state_of(errors.IntlState)
    described = state.message if engine.target >= V8_5 and state.message else errors.describe(state.code, state.message)
    engine.throw("IntlException", described, state.code)
