"""The class MessageFormatter and its functions (ext/intl/msgformat)."""
from __future__ import annotations

from ctypes import addressof, create_string_buffer

from zvm.ext.icu import calendar as calendars
from zvm.ext.icu import moments, zones
from zvm.ext.icu.library import Handle, Status, c_text, count, fetch, icu, name_at, units
from zvm.ext.icu.message_types import ARRAY, DATE, DOUBLE, INT64, LONG, OBJECT, STRING, Inconsistent, types_of
from zvm.ext.icu.messages import date_formats, format_message, parse_message
from zvm.ext.icu.objects import (
    INT32_MAX,
    INT32_MIN,
    IntlObject,
    bare_copy,
    begin,
    check,
    decoded,
    default_locale,
    encoded,
    failed_constructor,
    locale_is_short,
    new_object,
)
from zvm.ext.icu.parse_errors import PARSE_ERROR_SIZE, describe_parse_error
from zvm.ext.intl import errors
from zvm.ext.vocabulary import Array, Bool, False_, Int, Null, Str, Untyped, function, method, php_class
from zvm.runtime.values import convert
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.strings import c_string
from zvm.runtime.values.zval import deref

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine
    from zvm.runtime.classes.class_entry import ClassEntry

# ruff: noqa: F821, UP037
# mypy: disable-error-code="misc, no-any-return"

_NAME = "MessageFormatter"
_SYNTAX_ERROR = 65799  # U_PATTERN_SYNTAX_ERROR
_TYPE_MISMATCH = 65804  # U_ARGUMENT_TYPE_MISMATCH


class Message:
    """A message of ICU and what is remembered of it."""

    __slots__ = ("handle", "pattern", "text", "types", "has_zone")

    def __init__(self, handle: Handle, pattern: str, text: str) -> None:
        self.handle, self.pattern, self.text = handle, pattern, text
        self.types: dict[int | str, int] | None = None
        self.has_zone = False


def _quoted(text: str, status: Status) -> str:
    """A pattern with apostrophes as ICU wants them (msgformat_fix_quotes)."""
    if "'" not in text:
        return text
    data = units(text)
    return fetch(lambda buffer, size, status: icu.umsg_autoQuoteApostrophe(data, count(data), buffer, size, status),
                 status)


def _open(engine: Engine, obj: Any, locale: str, pattern: str, origin: str, problem: str) -> Message | None:
    """A message for an object; None after an error."""
    status = Status()
    text = decoded(pattern, status)
    if text is None:
        errors.fail(engine, status.value if origin == "msgfmt_create" else errors.ILLEGAL_ARGUMENT,
                    f"{origin}: error converting pattern to UTF-16", obj)
        return None
    text = _quoted(text, status)
    data, parse_error = units(text), create_string_buffer(PARSE_ERROR_SIZE)
    name = c_text(locale or default_locale(engine))
    address = icu.umsg_open(data if text else None, count(data), name, parse_error, status)
    if status.value == _SYNTAX_ERROR and origin != "msgfmt_parse_message":
        errors.fail(engine, status.value, f"pattern syntax error ({describe_parse_error(addressof(parse_error))})", obj)
        return None
    if status.failed and origin == "msgfmt_format_message":  # the request's last code stays
        errors.fail(engine, engine.state_of(errors.IntlState).code, problem)
        return None
    if not check(engine, obj, status, problem):
        return None
    return Message(Handle(address, "umsg_close"), pattern, text)


def _construct(engine: Engine, obj: Any, locale: str, pattern: str) -> bool:
    """Give an object its message (msgfmt_ctor)."""
    errors.reset(engine)
    if not locale_is_short(engine, locale):
        return False
    obj.held = _open(engine, obj, locale, pattern, "msgfmt_create",
                     "msgfmt_create: message formatter creation failed")
    return obj.held is not None


@function(before=errors.reset)
def msgfmt_create(engine: Engine, locale: Str, pattern: Str) -> "MessageFormatter" | Null:
    made = new_object(engine, "messageformatter")
    return made if _construct(engine, made, locale, pattern) else None


def _set_zones(engine: Engine, obj: Any, message: Message) -> bool:
    """Have dates in a message be those of PHP's default zone; False after an error (umsg_set_timezone)."""
    if message.has_zone:
        return True
    formats = date_formats(message.handle)
    if formats:
        zone = zones.argument(engine, None, obj, "msgfmt_format")
        if zone is None:
            return False
        for address in formats:
            calendars.set_zone(icu.udat_getCalendar(address), zone)
    message.has_zone = True
    return True


def _integer(engine: Engine, obj: Any, value: Any, bits: int) -> int | None:
    """An argument as an integer of that many bits; None after an error."""
    low, high = (INT32_MIN, INT32_MAX) if bits == 32 else (-2**63, 2**64 if type(value) is float else 2**63)
    if type(value) in (int, float) and not low <= value <= high:
        kind = "float" if type(value) is float else "integer"
        errors.fail(engine, errors.ILLEGAL_ARGUMENT, f"Found PHP {kind} with absolute value too large for {bits} bit "
                                                     "integer argument", obj)
        return None
    number = int(value) if type(value) is float else convert.to_int(engine, value)
    return max(-2**63, min(number, 2**63 - 1))


def _string(engine: Engine, obj: Any, value: Any) -> tuple[int, Any] | None:
    string = convert.to_string(engine, value)
    status = Status()
    text = decoded(string, status)
    if text is None:
        errors.fail(engine, status.value, f"Invalid UTF-8 data in string argument: '{c_string(string)}'", obj)
        return None
    return STRING, text


def _of_unknown_type(engine: Engine, obj: Any, key: str, value: Any) -> tuple[int, Any] | None:
    """An argument that the pattern does not have."""
    if type(value) is float:
        return DOUBLE, value
    if value is None or type(value) in (bool, int):
        return INT64, int(value or 0)
    if type(value) is str or isinstance(value, PhpObject):
        return _string(engine, obj, value)
    errors.fail(engine, errors.ILLEGAL_ARGUMENT, "No strategy to convert the value given for the argument with key "
                                                 f"'{key}' is available", obj)
    return None


def _formattable(engine: Engine, obj: Any, key: str, value: Any, kind: int) -> tuple[int, Any] | None:
    """An argument as what its place in the pattern takes; None after an error."""
    if kind == OBJECT:
        return _of_unknown_type(engine, obj, key, value)
    if kind == STRING:
        return _string(engine, obj, value)
    if kind == DOUBLE:
        return kind, convert.to_float(engine, value)
    if kind in (LONG, INT64):
        number = _integer(engine, obj, value, 32 if kind == LONG else 64)
        return None if number is None else (kind, number)
    date = moments.of_value(engine, value, obj, "msgfmt_format")
    if date is None:
        errors.fail(engine, obj.error_code, f"The argument for key '{key}' cannot be used as a date or time", obj)
        return None
    return DATE, date


def _format(engine: Engine, obj: Any, message: Message, values: PhpArray) -> str | bool:
    """The message with those arguments; False after an error (umsg_format_helper)."""
    if message.types is None:
        try:
            message.types = types_of(message.text)
        except Inconsistent:
            errors.fail(engine, _TYPE_MISMATCH, "Inconsistent types declared for an argument", obj)
            return False
    if not _set_zones(engine, obj, message):
        return False
    names: list[str] = []
    arguments: list[tuple[int, Any]] = []
    for key, value in values.items():
        if type(key) is int and not 0 <= key <= INT32_MAX:
            errors.fail(engine, errors.ILLEGAL_ARGUMENT, "Found negative or too large array key", obj)
            return False
        status = Status()
        name = decoded(str(key), status)
        if name is None:
            errors.fail(engine, status.value, f"Invalid UTF-8 data in argument key: '{c_string(str(key))}'", obj)
            return False
        kind = message.types.get(key if type(key) is int else name, OBJECT)
        argument = _formattable(engine, obj, str(key), deref(value), kind)
        if argument is None:
            return False
        names.append(name)
        arguments.append(argument)
    status = Status()
    text = format_message(message.handle, names, arguments, status)
    return check(engine, obj, status, "Call to ICU MessageFormat::format() has failed") and encoded(engine, obj, text)


@function
def msgfmt_format(engine: Engine, formatter: "MessageFormatter", values: Array) -> Str | False_:
    return _format(engine, formatter, begin(engine, formatter, _NAME), values)


@function
def msgfmt_format_message(engine: Engine, locale: Str, pattern: Str, values: Array) -> Str | False_:
    if not locale_is_short(engine, locale):
        return None  # type: ignore[return-value]
    helper: Any = _Helper()
    message: Any = _open(engine, helper, locale, pattern, "msgfmt_format_message", "Creating message formatter failed")
    return False if message is None else _format(engine, helper, message, values)


class _Helper:
    """Stands for the object in the functions that have none."""

    error_code = errors.ZERO_ERROR
    error_message: str | None = None


def _parse(engine: Engine, obj: Any, message: Message, string: str) -> PhpArray | bool:
    """The arguments that a text was made of; False after an error (msgfmt_do_parse)."""
    status = Status()
    text = decoded(string, status)
    if text is None:
        return check(engine, obj, status, "Converting parse string failed")
    found = []
    for kind, value in parse_message(message.handle, text, status):
        if kind in (OBJECT, ARRAY):
            status.value = errors.ILLEGAL_ARGUMENT
            break
        found.append(value / 1000 if kind == DATE else errors.encode(value) if kind == STRING else value)
    return check(engine, obj, status, "Parsing failed") and PhpArray.from_list(found)


@function
def msgfmt_parse(engine: Engine, formatter: "MessageFormatter", string: Str) -> Array | False_:
    return _parse(engine, formatter, begin(engine, formatter, _NAME), string)


@function
def msgfmt_parse_message(engine: Engine, locale: Str, pattern: Str, message: Str) -> Array | False_:
    if not locale_is_short(engine, locale):
        return None  # type: ignore[return-value]
    helper = _Helper()
    opened = _open(engine, helper, locale, pattern, "msgfmt_parse_message", "Creating message formatter failed")
    return False if opened is None else _parse(engine, helper, opened, message)


@function
def msgfmt_set_pattern(engine: Engine, formatter: "MessageFormatter", pattern: Str) -> Bool:
    held = begin(engine, formatter, _NAME)
    status = Status()
    text = decoded(pattern, status)
    if text is None:
        return check(engine, formatter, status, "Error converting pattern to UTF-16")
    text = _quoted(text, status)
    data = units(text)
    icu.umsg_applyPattern(held.handle, data, count(data), None, status)
    if not check(engine, formatter, status, "Error setting symbol value"):
        return False
    held.pattern, held.text, held.types = pattern, text, None
    return True


@function
def msgfmt_get_pattern(engine: Engine, formatter: "MessageFormatter") -> Str | False_:
    return begin(engine, formatter, _NAME).pattern


@function
def msgfmt_get_locale(engine: Engine, formatter: "MessageFormatter") -> Str:
    return name_at(icu.umsg_getLocale(begin(engine, formatter, _NAME).handle))


@function
def msgfmt_get_error_code(engine: Engine, formatter: "MessageFormatter") -> Int:
    return formatter.error_code


@function
def msgfmt_get_error_message(engine: Engine, formatter: "MessageFormatter") -> Str:
    return errors.describe(formatter.error_code, formatter.error_message)


class _Hooks:
    """Cloning, which forgets the pattern (MessageFormatter_object_clone)."""

    __slots__ = ()

    @staticmethod
    def clone(engine: Engine, obj: Any) -> Any:
        obj.error_code, obj.error_message = errors.ZERO_ERROR, None
        if obj.held is None:
            engine.throw("Exception", "Cannot clone unconstructed MessageFormatter")
        copy = bare_copy(engine, obj)
        status = Status()
        address = icu.umsg_clone(obj.held.handle, status)
        if status.failed:
            errors.fail(engine, status.value, "Failed to clone MessageFormatter object", obj)
            engine.throw("Exception", "Failed to clone MessageFormatter object")
        copy.held = Message(Handle(address, "umsg_close"), obj.held.pattern, obj.held.text)
        return copy


@php_class("MessageFormatter", serializable=False, native=_Hooks())
class MessageFormatter(IntlObject):
    __slots__ = ()

    @method(before=errors.reset)
    def __construct(self, engine: Engine, locale: Str, pattern: Str) -> Untyped:
        with engine.diagnostics.throwing("IntlException"):
            if not _construct(engine, self, locale, pattern):
                failed_constructor(engine, True)

    @method(static=True, tentative=True, before=errors.reset)
    def create(scope: ClassEntry, engine: Engine, locale: Str, pattern: Str) -> "MessageFormatter" | Null:
        return msgfmt_create(engine, locale, pattern)

    @method(tentative=True)
    def format(self, engine: Engine, values: Array) -> Str | False_:
        return msgfmt_format(engine, self, values)

    @method(static=True, tentative=True)
    def formatMessage(scope: ClassEntry, engine: Engine, locale: Str, pattern: Str, values: Array) -> Str | False_:
        return msgfmt_format_message(engine, locale, pattern, values)

    @method(tentative=True)
    def parse(self, engine: Engine, string: Str) -> Array | False_:
        return msgfmt_parse(engine, self, string)

    @method(static=True, tentative=True)
    def parseMessage(scope: ClassEntry, engine: Engine, locale: Str, pattern: Str, message: Str) -> Array | False_:
        return msgfmt_parse_message(engine, locale, pattern, message)

    @method(tentative=True)
    def setPattern(self, engine: Engine, pattern: Str) -> Bool:
        return msgfmt_set_pattern(engine, self, pattern)

    @method(tentative=True)
    def getPattern(self, engine: Engine) -> Str | False_:
        return msgfmt_get_pattern(engine, self)

    @method(tentative=True)
    def getLocale(self, engine: Engine) -> Str:
        return msgfmt_get_locale(engine, self)

    @method(tentative=True)
    def getErrorCode(self, engine: Engine) -> Int:
        return msgfmt_get_error_code(engine, self)

    @method(tentative=True)
    def getErrorMessage(self, engine: Engine) -> Str:
        return msgfmt_get_error_message(engine, self)
