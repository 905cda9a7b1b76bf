"""The class Collator and its functions (ext/intl/collator)."""
from __future__ import annotations

from ctypes import create_string_buffer

from zvm.ext.icu.collation import sort_array, sort_with_keys
from zvm.ext.icu.library import Handle, Status, c_text, count, icu, name_at
from zvm.ext.icu.objects import (
    IntlObject,
    check,
    default_locale,
    error_code_of,
    error_message_of,
    failed_constructor,
    locale_is_short,
    new_object,
    utf16,
)
from zvm.ext.intl import errors
from zvm.ext.vocabulary import Array, Bool, ByRef, False_, Int, Null, Str, Untyped, function, method, php_class
from zvm.opcodes import flags

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine
    from zvm.runtime.classes.class_entry import ClassEntry

# ruff: noqa: F821, UP037
# mypy: disable-error-code="misc, no-any-return"

CONSTANTS = {"ULOC_ACTUAL_LOCALE": 0, "ULOC_VALID_LOCALE": 1}


def _open(engine: Engine, obj: Any, locale: str) -> bool:
    """Give an object its collator (collator_ctor)."""
    errors.reset(engine)
    if not locale_is_short(engine, locale):
        return False
    status = Status()
    address = icu.ucol_open(c_text(locale or default_locale(engine)), status)
    if not check(engine, obj, status, "collator_create: unable to open ICU collator"):
        return False
    obj.held = Handle(address, "ucol_close")
    return True


def _constructed(engine: Engine, obj: Any) -> Any:
    """The object's collator; throws Error where it has none."""
    errors.reset(engine)
    obj.error_code, obj.error_message = errors.ZERO_ERROR, None
    if obj.held is None:
        errors.fail(engine, errors.ZERO_ERROR, "Object not initialized", obj)
        engine.throw("Error", "Object not initialized")
    return obj.held


@function
def collator_create(engine: Engine, locale: Str) -> "Collator" | Null:
    made = new_object(engine, "collator")
    return made if _open(engine, made, locale) else None


@function
def collator_compare(engine: Engine, object: "Collator", string1: Str, string2: Str) -> Int | False_:
    collator = _constructed(engine, object)
    first = utf16(engine, object, string1, "Error converting first argument to UTF-16")
    if first is None:
        return False
    second = utf16(engine, object, string2, "Error converting second argument to UTF-16")
    if second is None:
        return False
    return icu.ucol_strcoll(collator, first, count(first), second, count(second))


@function
def collator_get_attribute(engine: Engine, object: "Collator", attribute: Int) -> Int | False_:
    status = Status()
    value = icu.ucol_getAttribute(_constructed(engine, object), attribute, status)
    return value if check(engine, object, status, "Error getting attribute value") else False


@function
def collator_set_attribute(engine: Engine, object: "Collator", attribute: Int, value: Int) -> Bool:
    status = Status()
    icu.ucol_setAttribute(_constructed(engine, object), attribute, value, status)
    return check(engine, object, status, "Error setting attribute value")


@function
def collator_get_strength(engine: Engine, object: "Collator") -> Int:
    return icu.ucol_getStrength(_constructed(engine, object))


@function
def collator_set_strength(engine: Engine, object: "Collator", strength: Int) -> Bool:
    icu.ucol_setStrength(_constructed(engine, object), strength)
    return True


@function(defaults={"flags": "Collator::SORT_REGULAR"})
def collator_sort(engine: Engine, object: "Collator", array: ByRef[Array], flags: Int = 0) -> Bool:
    return sort_array(engine, object, _constructed(engine, object), array, flags, True)


@function
def collator_sort_with_sort_keys(engine: Engine, object: "Collator", array: ByRef[Array]) -> Bool:
    return sort_with_keys(engine, object, _constructed(engine, object), array)


@function(defaults={"flags": "Collator::SORT_REGULAR"})
def collator_asort(engine: Engine, object: "Collator", array: ByRef[Array], flags: Int = 0) -> Bool:
    return sort_array(engine, object, _constructed(engine, object), array, flags, False)


@function
def collator_get_locale(engine: Engine, object: "Collator", type: Int) -> Str | False_:
    status = Status()
    address = icu.ucol_getLocaleByType(_constructed(engine, object), type, status)
    return name_at(address) if check(engine, object, status, "Error getting locale by type") else False


@function
def collator_get_error_code(engine: Engine, object: "Collator") -> Int | False_:
    return error_code_of(engine, object)


@function
def collator_get_error_message(engine: Engine, object: "Collator") -> Str | False_:
    return error_message_of(engine, object)


@function
def collator_get_sort_key(engine: Engine, object: "Collator", string: Str) -> Str | False_:
    collator = _constructed(engine, object)
    data = utf16(engine, object, string, "Error converting first argument to UTF-16")
    if data is None:
        return False
    length = icu.ucol_getSortKey(collator, data, count(data), None, 0)
    if not length:
        return False
    buffer = create_string_buffer(length)
    length = icu.ucol_getSortKey(collator, data, count(data), buffer, length)
    return buffer.raw[:length - 1].decode("latin-1") if length else False


_CONSTANTS = {
    "DEFAULT_VALUE": -1, "PRIMARY": 0, "SECONDARY": 1, "TERTIARY": 2, "DEFAULT_STRENGTH": 2, "QUATERNARY": 3,
    "IDENTICAL": 15, "OFF": 16, "ON": 17, "SHIFTED": 20, "NON_IGNORABLE": 21, "LOWER_FIRST": 24, "UPPER_FIRST": 25,
    "FRENCH_COLLATION": 0, "ALTERNATE_HANDLING": 1, "CASE_FIRST": 2, "CASE_LEVEL": 3, "NORMALIZATION_MODE": 4,
    "STRENGTH": 5, "HIRAGANA_QUATERNARY_MODE": 6, "NUMERIC_COLLATION": 7, "SORT_REGULAR": 0, "SORT_STRING": 1,
    "SORT_NUMERIC": 2,
}


@php_class("Collator", constants=_CONSTANTS, serializable=False, flags=flags.ACC_NOT_CLONEABLE)
class Collator(IntlObject):
    __slots__ = ()

    @method
    def __construct(self, engine: Engine, locale: Str) -> Untyped:
        with engine.diagnostics.throwing("IntlException"):
            if not _open(engine, self, locale):
                failed_constructor(engine, False)

    @method(static=True, tentative=True)
    def create(scope: ClassEntry, engine: Engine, locale: Str) -> "Collator" | Null:
        return collator_create(engine, locale)

    @method(tentative=True)
    def compare(self, engine: Engine, string1: Str, string2: Str) -> Int | False_:
        return collator_compare(engine, self, string1, string2)

    @method(tentative=True, defaults={"flags": "Collator::SORT_REGULAR"})
    def sort(self, engine: Engine, array: ByRef[Array], flags: Int = 0) -> Bool:
        return collator_sort(engine, self, array, flags)

    @method(tentative=True)
    def sortWithSortKeys(self, engine: Engine, array: ByRef[Array]) -> Bool:
        return collator_sort_with_sort_keys(engine, self, array)

    @method(tentative=True, defaults={"flags": "Collator::SORT_REGULAR"})
    def asort(self, engine: Engine, array: ByRef[Array], flags: Int = 0) -> Bool:
        return collator_asort(engine, self, array, flags)

    @method(tentative=True)
    def getAttribute(self, engine: Engine, attribute: Int) -> Int | False_:
        return collator_get_attribute(engine, self, attribute)

    @method(tentative=True)
    def setAttribute(self, engine: Engine, attribute: Int, value: Int) -> Bool:
        return collator_set_attribute(engine, self, attribute, value)

    @method(tentative=True)
    def getStrength(self, engine: Engine) -> Int:
        return collator_get_strength(engine, self)

    @method
    def setStrength(self, engine: Engine, strength: Int) -> Untyped:
        return collator_set_strength(engine, self, strength)

    @method(tentative=True)
    def getLocale(self, engine: Engine, type: Int) -> Str | False_:
        return collator_get_locale(engine, self, type)

    @method(tentative=True)
    def getErrorCode(self, engine: Engine) -> Int | False_:
        return collator_get_error_code(engine, self)

    @method(tentative=True)
    def getErrorMessage(self, engine: Engine) -> Str | False_:
        return collator_get_error_message(engine, self)

    @method(tentative=True)
    def getSortKey(self, engine: Engine, string: Str) -> Str | False_:
        return collator_get_sort_key(engine, self, string)
