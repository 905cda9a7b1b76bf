"""The class Transliterator and its functions (ext/intl/transliterator)."""
from __future__ import annotations

from ctypes import addressof, byref, c_int32, c_uint16, create_string_buffer, memmove

from zvm.ext.icu.library import BUFFER_OVERFLOW, NOT_TERMINATED, Handle, Status, count, icu, text_at, units
from zvm.ext.icu.objects import (
    IntlObject,
    bare_copy,
    begin,
    check,
    decoded,
    encoded,
    error_code_of,
    error_message_of,
    new_object,
    utf16,
)
from zvm.ext.icu.parse_errors import PARSE_ERROR_SIZE, describe_parse_error
from zvm.ext.intl import errors
from zvm.ext.vocabulary import (
    PRIVATE,
    PUBLIC,
    READONLY,
    Array,
    False_,
    Int,
    Null,
    Str,
    Untyped,
    function,
    method,
    php_class,
    prop,
)
from zvm.runtime.execute_data import running_function
from zvm.runtime.functions.parameters import value_error
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.strings import c_string

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine
    from zvm.runtime.classes.class_entry import ClassEntry

# ruff: noqa: F821, UP037
# mypy: disable-error-code="misc, no-any-return"

FORWARD, REVERSE = 0, 1
_NAME = "transliterator"
_RULES_ID = "RulesTransPHP"


def _check_direction(engine: Engine, direction: int) -> None:
    if direction not in (FORWARD, REVERSE):
        value_error(engine, 2, "must be either Transliterator::FORWARD or Transliterator::REVERSE")


def _adopt(obj: Any, address: int) -> None:
    """Give an object its transliterator, whose identifier is its property (transliterator_object_construct)."""
    obj.held = Handle(address, "utrans_close")
    length = c_int32()
    start = icu.utrans_getUnicodeID(obj.held, byref(length))
    obj.slots[0] = errors.encode(text_at(start, length.value))


def _create(engine: Engine, identifier: str, direction: int) -> Any:
    """A new Transliterator by its identifier; None after an error (create_transliterator)."""
    errors.reset(engine)
    _check_direction(engine, direction)
    made = new_object(engine, "transliterator")
    status = Status()
    text = decoded(identifier, status)
    if text is None:
        errors.fail(engine, status.value, "String conversion of id to UTF-16 failed")
        return None
    data, parse_error = units(text), create_string_buffer(PARSE_ERROR_SIZE)
    address = icu.utrans_openU(data, count(data), direction, None, -1, parse_error, status)
    if status.failed:
        errors.fail(engine, status.value, "transliterator_create: unable to open ICU transliterator with id "
                                          f'"{c_string(identifier)}"')
        return None
    _adopt(made, address)
    return made


class _Hooks:
    """Cloning."""

    __slots__ = ()

    @staticmethod
    def clone(engine: Engine, obj: Any) -> Any:
        errors.reset(engine)
        obj.error_code, obj.error_message = errors.ZERO_ERROR, None
        if obj.held is None:
            engine.throw("Error", "Unconstructed Transliterator object cannot be cloned")
        copy = bare_copy(engine, obj)
        status = Status()
        address = icu.utrans_clone(obj.held, status)
        if status.failed:
            errors.fail(engine, status.value, "Could not clone transliterator", obj)
            engine.throw("Error", errors.describe(obj.error_code, obj.error_message))
        copy.held = Handle(address, "utrans_close")
        return copy


@function(defaults={"direction": "Transliterator::FORWARD"})
def transliterator_create(engine: Engine, id: Str, direction: Int = 0) -> "Transliterator" | Null:
    return _create(engine, id, direction)


@function(defaults={"direction": "Transliterator::FORWARD"})
def transliterator_create_from_rules(engine: Engine, rules: Str, direction: Int = 0) -> "Transliterator" | Null:
    errors.reset(engine)
    _check_direction(engine, direction)
    made = new_object(engine, "transliterator")
    data = utf16(engine, made, rules, "String conversion of rules to UTF-16 failed")
    if data is None:
        return None
    name, parse_error, status = units(_RULES_ID), create_string_buffer(PARSE_ERROR_SIZE), Status()
    address = icu.utrans_openU(name, count(name), direction, data, count(data), parse_error, status)
    errors.note(engine, status.value)
    if status.failed:
        errors.fail(engine, status.value, "transliterator_create_from_rules: unable to create ICU transliterator from "
                                          f"rules ({describe_parse_error(addressof(parse_error))})", made)
        return None
    _adopt(made, address)
    return made


@function
def transliterator_list_ids(engine: Engine) -> Array | False_:
    errors.reset(engine)
    status = Status()
    enumeration = icu.utrans_openIDs(status)
    if status.failed:
        errors.fail(engine, status.value, "transliterator_list_ids: Failed to obtain registered transliterators")
        return False
    found, length = [], c_int32()
    while start := icu.uenum_unext(enumeration, byref(length), status):
        found.append(errors.encode(text_at(start, length.value)))
    icu.uenum_close(enumeration)
    errors.note(engine, status.value)
    if status.failed:
        errors.fail(engine, status.value,
                    "transliterator_list_ids: Failed to build array of registered transliterators")
        return False
    return PhpArray.from_list(found)


@function
def transliterator_create_inverse(engine: Engine, transliterator: "Transliterator") -> "Transliterator" | Null:
    held = begin(engine, transliterator, _NAME)
    made = new_object(engine, "transliterator")
    status = Status()
    address = icu.utrans_openInverse(held, status)
    if not check(engine, made, status, "transliterator_create_inverse: could not create inverse ICU transliterator"):
        return None
    _adopt(made, address)
    return made


def _transform(engine: Engine, obj: Any, data: bytes, start: int, end: int) -> str | bool:
    """What a transliterator makes of a part of a text."""
    status = Status()
    capacity = count(data) + 1
    while True:
        buffer = (c_uint16 * (capacity + 1))()
        memmove(buffer, data, len(data) - 2)
        length, limit = c_int32(count(data)), c_int32(count(data) if end == -1 else end)
        status.value = errors.ZERO_ERROR
        icu.utrans_transUChars(obj.held, buffer, byref(length), capacity, start, byref(limit), status)
        if status.value != BUFFER_OVERFLOW or length.value < capacity:
            break
        capacity = length.value + 1
    if status.value == NOT_TERMINATED:
        status.value = errors.ZERO_ERROR
    return check(engine, obj, status, "transliterator_transliterate: transliteration failed") and \
        encoded(engine, obj, text_at(addressof(buffer), length.value))


@function
def transliterator_transliterate(engine: Engine, transliterator: "Transliterator" | Str, string: Str, start: Int = 0,
                                 end: Int = -1) -> Str | False_:
    obj: Any = transliterator
    if type(transliterator) is str:
        obj = _create(engine, transliterator, FORWARD)
        if obj is None:
            state = engine.state_of(errors.IntlState)
            engine.diagnostics.warning(
                f'{running_function(engine)}(): Could not create transliterator with ID "{c_string(transliterator)}" '
                f"({errors.describe(state.code, state.message)})")
            return False
    if end < -1:
        value_error(engine, 3, "must be greater than or equal to -1")
    if start < 0:
        value_error(engine, 2, "must be greater than or equal to 0")
    if end != -1 and start > end:
        value_error(engine, 2, "must be less than or equal to argument #3 ($end)")
    begin(engine, obj, _NAME)
    data = utf16(engine, obj, string, "String conversion of string to UTF-16 failed")
    if data is None:
        return False
    if start > count(data) or end > count(data):
        errors.fail(engine, errors.ILLEGAL_ARGUMENT,
                    'transliterator_transliterate: Neither "start" nor the "end" arguments can exceed the '
                    f"number of UTF-16 code units (in this case, {count(data)})", obj)
        return False
    return _transform(engine, obj, data, start, end)


@function
def transliterator_get_error_code(engine: Engine, transliterator: "Transliterator") -> Int | False_:
    return error_code_of(engine, transliterator)


@function
def transliterator_get_error_message(engine: Engine, transliterator: "Transliterator") -> Str | False_:
    return error_message_of(engine, transliterator)


_CONSTANTS = {
    "FORWARD": 0, "REVERSE": 1,
}


@php_class("Transliterator", constants=_CONSTANTS,
           properties=[prop("id", visibility=PUBLIC | READONLY, type="Str")], serializable=False, native=_Hooks())
class Transliterator(IntlObject):
    __slots__ = ()

    @method(final=True, visibility=PRIVATE)
    def __construct(self, engine: Engine) -> Untyped:
        engine.throw("Exception", "An object of this type cannot be created with the new operator.")

    @method(static=True, tentative=True, defaults={"direction": "Transliterator::FORWARD"})
    def create(scope: ClassEntry, engine: Engine, id: Str, direction: Int = 0) -> "Transliterator" | Null:
        return transliterator_create(engine, id, direction)

    @method(static=True, tentative=True, defaults={"direction": "Transliterator::FORWARD"})
    def createFromRules(scope: ClassEntry, engine: Engine, rules: Str, direction: Int = 0) -> "Transliterator" | Null:
        return transliterator_create_from_rules(engine, rules, direction)

    @method(tentative=True)
    def createInverse(self, engine: Engine) -> "Transliterator" | Null:
        return transliterator_create_inverse(engine, self)

    @method(static=True, tentative=True)
    def listIDs(scope: ClassEntry, engine: Engine) -> Array | False_:
        return transliterator_list_ids(engine)

    @method(tentative=True)
    def transliterate(self, engine: Engine, string: Str, start: Int = 0, end: Int = -1) -> Str | False_:
        return transliterator_transliterate(engine, self, string, start, end)

    @method(tentative=True)
    def getErrorCode(self, engine: Engine) -> Int | False_:
        return transliterator_get_error_code(engine, self)

    @method(tentative=True)
    def getErrorMessage(self, engine: Engine) -> Str | False_:
        return transliterator_get_error_message(engine, self)
