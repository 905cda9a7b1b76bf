"""The class ResourceBundle and its functions (ext/intl/resourcebundle)."""
from __future__ import annotations

from ctypes import byref, c_int32, string_at

from zvm.ext.icu.library import Handle, Status, c_text, icu, name_at, names_of, text_at
from zvm.ext.icu.objects import (
    IntlObject,
    begin,
    check,
    default_locale,
    encoded,
    error_code_of,
    error_message_of,
    failed_constructor,
    locale_is_short,
    new_object,
)
from zvm.ext.intl import errors
from zvm.ext.vocabulary import Array, Bool, False_, Int, Mixed, Null, Str, Untyped, function, method, php_class
from zvm.opcodes import flags
from zvm.runtime.functions.parameters import value_error
from zvm.runtime.objects.iterators import ObjectIterator
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.numbers import c_int
from zvm.runtime.values.strings import c_string
from zvm.runtime.values.zval import UNDEF

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine
    from zvm.runtime.classes.class_entry import ClassEntry

# ruff: noqa: F821, UP037
# mypy: disable-error-code="misc, name-defined, no-any-return"

_NAME = "ResourceBundle"
_LONGEST_PATH = 4096  # MAXPATHLEN
_STRING, _BINARY, _TABLE, _INTEGER, _ARRAY, _VECTOR = 0, 1, 2, 7, 8, 14  # UResType
_USING_FALLBACK, _USING_DEFAULT = -128, -127  # U_USING_*_WARNING


def _open(engine: Engine, obj: Any, locale: str | None, bundle: str | None, fallback: bool) -> bool:
    """Give an object its bundle (resourcebundle_ctor)."""
    errors.reset(engine)
    if obj.held is not None:
        engine.throw("Error", "ResourceBundle object is already constructed")
    if not locale_is_short(engine, locale or ""):
        return False
    name = default_locale(engine) if locale is None else c_string(locale)
    if len(bundle or "") >= _LONGEST_PATH:
        value_error(engine, 2, "is too long")
    status = Status()
    call = icu.ures_open if fallback else icu.ures_openDirect
    address = call(None if bundle is None else c_text(bundle), c_text(name), status)
    if not check(engine, obj, status, "resourcebundle_ctor: Cannot load libICU resource bundle"):
        return False
    obj.held = Handle(address, "ures_close")
    if not fallback and status.value in (_USING_FALLBACK, _USING_DEFAULT):
        actual = name_at(icu.ures_getLocaleByType(obj.held, 0, Status()))
        shown = "(default data)" if bundle is None else c_string(bundle)
        errors.fail(engine, status.value, f"resourcebundle_ctor: Cannot load libICU resource '{shown}' without "
                                          f"fallback from {name} to {actual}", obj)
        return False
    return True


def _value(engine: Engine, obj: Any, child: int) -> Any:
    """What a resource of a bundle is in PHP (resourcebundle_extract_value)."""
    handle = Handle(child, "ures_close")
    kind = icu.ures_getType(handle)
    status, length = Status(), c_int32()
    status.value = obj.error_code  # what failed before foreach fails its first value, too
    if kind == _STRING:
        start = icu.ures_getString(handle, byref(length), status)
        return check(engine, obj, status, "Failed to retrieve string value") and \
            encoded(engine, obj, text_at(start, length.value))
    if kind == _BINARY:
        start = icu.ures_getBinary(handle, byref(length), status)
        return check(engine, obj, status, "Failed to retrieve binary value") and \
            string_at(start, length.value).decode("latin-1")
    if kind == _INTEGER:
        number = icu.ures_getInt(handle, status)
        return check(engine, obj, status, "Failed to retrieve integer value") and number
    if kind == _VECTOR:
        start = icu.ures_getIntVector(handle, byref(length), status)
        return check(engine, obj, status, "Failed to retrieve vector value") and \
            PhpArray.from_list(list((c_int32 * length.value).from_address(start)))
    if kind in (_ARRAY, _TABLE):
        made = new_object(engine, "resourcebundle", handle)
        errors.reset(engine)
        obj.error_code, obj.error_message = errors.ZERO_ERROR, None
        return made
    errors.fail(engine, errors.ILLEGAL_ARGUMENT, "Unknown resource type", obj)
    return False


def _element(engine: Engine, obj: Any, index: Any, fallback: bool) -> Any:
    """The element of a bundle; None after an error (resourcebundle_array_fetch)."""
    held = begin(engine, obj, _NAME)
    status = Status()
    if type(index) is int:
        shown = str(c_int(index))
        child = icu.ures_getByIndex(held, index, None, status)
    elif type(index) is str:
        shown = f"'{c_string(index)}'"
        child = icu.ures_getByKey(held, c_text(index), None, status)
    else:
        errors.fail(engine, errors.ILLEGAL_ARGUMENT, "resourcebundle_get: index should be integer or string", obj)
        return None
    errors.note(engine, status.value, obj)
    if status.failed:
        errors.fail(engine, status.value, f"Cannot load resource element {shown}", obj)
        return None
    if not fallback and status.value in (_USING_FALLBACK, _USING_DEFAULT):
        icu.ures_close(child)
        actual = name_at(icu.ures_getLocaleByType(held, 0, Status()))
        errors.fail(engine, status.value, f"Cannot load element {shown} without fallback from to {actual}", obj)
        return None
    return _value(engine, obj, child)


class _Walk(ObjectIterator):
    """What foreach uses: keys of a table, numbers of an array."""

    __slots__ = ("engine", "obj", "index", "value", "name")

    def __init__(self, engine: Engine, obj: Any) -> None:
        self.engine, self.obj = engine, obj
        self.index = 0
        self.value: Any = UNDEF
        self.name: str | None = None

    def rewind(self) -> None:
        self.index = 0
        self.value = UNDEF

    def valid(self) -> bool:
        return self.index < icu.ures_getSize(self.obj.held)

    def _read(self) -> None:
        if self.value is UNDEF:
            status = Status()
            child = icu.ures_getByIndex(self.obj.held, self.index, None, status)
            if status.failed:
                return
            self.name = name_at(icu.ures_getKey(child))
            self.value = _value(self.engine, self.obj, child)

    def current(self) -> Any:
        self._read()
        return None if self.value is UNDEF else self.value

    def key(self) -> Any:
        self._read()
        return self.name if icu.ures_getType(self.obj.held) == _TABLE else self.index

    def next(self) -> None:
        self.index += 1
        self.value = UNDEF


def _get_iterator(engine: Engine, obj: Any, by_ref: bool) -> _Walk:
    """ClassEntry.get_iterator of ResourceBundle."""
    if by_ref:
        engine.diagnostics.fatal("ResourceBundle does not support writable iterators")
    if obj.held is None:
        engine.throw("Error", f"Found unconstructed {_NAME}")
    return _Walk(engine, obj)


class _Hooks:
    """Reading with brackets, and count()."""

    __slots__ = ()

    @staticmethod
    def read_dimension(engine: Engine, obj: Any, offset: Any, mode: int) -> Any:
        if offset is UNDEF:
            engine.diagnostics.fatal("Cannot apply [] to ResourceBundle object")
        return _element(engine, obj, offset, True)

    @staticmethod
    def count_elements(engine: Engine, obj: Any) -> int:
        if obj.held is None:
            errors.fail(engine, errors.ILLEGAL_ARGUMENT, "Found unconstructed ResourceBundle", obj)
            return 0
        return icu.ures_getSize(obj.held)


@function
def resourcebundle_create(engine: Engine, locale: Str | Null, bundle: Str | Null,
                          fallback: Bool = True) -> "ResourceBundle" | Null:
    made = new_object(engine, "resourcebundle")
    return made if _open(engine, made, locale, bundle, fallback) else None


@function(typed_later=("index",))
def resourcebundle_get(engine: Engine, bundle: "ResourceBundle", index: Untyped, fallback: Bool = True) -> Mixed:
    return _element(engine, bundle, index, fallback)


@function
def resourcebundle_count(engine: Engine, bundle: "ResourceBundle") -> Int:
    return icu.ures_getSize(begin(engine, bundle, _NAME))


@function
def resourcebundle_locales(engine: Engine, bundle: Str) -> Array | False_:
    errors.reset(engine)
    if len(bundle) >= _LONGEST_PATH:
        value_error(engine, 1, "is too long")
    status = Status()
    address = icu.ures_openAvailableLocales(c_text(bundle) if bundle else None, status)
    errors.note(engine, status.value)
    if status.failed:
        errors.fail(engine, status.value, "Cannot fetch locales list")
        return False
    return PhpArray.from_list(list(names_of(address, status)))


@function
def resourcebundle_get_error_code(engine: Engine, bundle: "ResourceBundle") -> Int:
    return error_code_of(engine, bundle)


@function
def resourcebundle_get_error_message(engine: Engine, bundle: "ResourceBundle") -> Str:
    return error_message_of(engine, bundle)


@php_class("ResourceBundle", implements=("IteratorAggregate", "Countable"), get_iterator=_get_iterator,
           serializable=False, native=_Hooks(), flags=flags.ACC_NOT_CLONEABLE)
class ResourceBundle(IntlObject):
    __slots__ = ()

    @method
    def __construct(self, engine: Engine, locale: Str | Null, bundle: Str | Null, fallback: Bool = True) -> Untyped:
        with engine.diagnostics.throwing("IntlException"):
            if not _open(engine, self, locale, bundle, fallback):
                failed_constructor(engine, False)

    @method(static=True, tentative=True)
    def create(scope: ClassEntry, engine: Engine, locale: Str | Null, bundle: Str | Null,
               fallback: Bool = True) -> "ResourceBundle" | Null:
        return resourcebundle_create(engine, locale, bundle, fallback)

    @method(tentative=True, typed_later=("index",))
    def get(self, engine: Engine, index: Untyped, fallback: Bool = True) -> Mixed:
        return resourcebundle_get(engine, self, index, fallback)

    @method(tentative=True)
    def count(self, engine: Engine) -> Int:
        return resourcebundle_count(engine, self)

    @method(static=True, tentative=True)
    def getLocales(scope: ClassEntry, engine: Engine, bundle: Str) -> Array | False_:
        return resourcebundle_locales(engine, bundle)

    @method(tentative=True)
    def getErrorCode(self, engine: Engine) -> Int:
        return resourcebundle_get_error_code(engine, self)

    @method(tentative=True)
    def getErrorMessage(self, engine: Engine) -> Str:
        return resourcebundle_get_error_message(engine, self)

    @method
    def getIterator(self, engine: Engine) -> "Iterator":
        from zvm.ext.core.internal_iterator import iterator_for

        return iterator_for(engine, self)
