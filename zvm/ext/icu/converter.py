"""The class UConverter (ext/intl/converter)."""
from __future__ import annotations

from ctypes import (
    CFUNCTYPE,
    Structure,
    addressof,
    c_int8,
    c_int32,
    c_uint16,
    c_void_p,
    create_string_buffer,
    memmove,
    string_at,
)
from weakref import ref

from zvm.ext.c_library import raise_pending_of
from zvm.ext.icu.library import BUFFER_OVERFLOW, Handle, Status, c_text, icu, name_at, text_at
from zvm.ext.icu.objects import IntlObject, bare_copy
from zvm.ext.intl import errors
from zvm.ext.vocabulary import Array, Bool, ByRef, False_, Int, Null, Str, Untyped, method, php_class
from zvm.runtime.execute_data import running_function
from zvm.runtime.functions.parameters import value_error
from zvm.runtime.objects.typed_references import assign_by_reference
from zvm.runtime.signals import Thrown
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.zval import Reference

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine
    from zvm.runtime.classes.class_entry import ClassEntry

# ruff: noqa: F821, UP037
# mypy: disable-error-code="misc"

_AMBIGUOUS_ALIAS = -122  # U_AMBIGUOUS_ALIAS_WARNING
_REASONS = ("UNASSIGNED", "ILLEGAL", "IRREGULAR", "RESET", "CLOSE", "CLONE")  # UConverterCallbackReason
_UNASSIGNED, _ILLEGAL, _IRREGULAR = range(3)
_LONGEST_SUBSTITUTE = 127
_SUBSTITUTE = "\x1a"


class Converter(Handle):
    """A UConverter, whose functions for what it cannot convert live as long as it does."""

    __slots__ = ("functions",)

    def __init__(self, address: int) -> None:
        super().__init__(address, "ucnv_close")
        self.functions: tuple[Any, ...] = ()

    def call(self, to_unicode: Any, from_unicode: Any) -> None:
        """Have ICU call those."""
        self.functions = (to_unicode, from_unicode)
        icu.ucnv_setToUCallBack(self, to_unicode, None, None, None, Status())
        icu.ucnv_setFromUCallBack(self, from_unicode, None, None, None, Status())


class ToUnicodeArguments(Structure):
    """UConverterToUnicodeArgs."""

    _fields_ = (("size", c_uint16), ("flush", c_int8), ("converter", c_void_p), ("source", c_void_p),
                ("source_limit", c_void_p), ("target", c_void_p), ("target_limit", c_void_p), ("offsets", c_void_p))


class FromUnicodeArguments(Structure):
    """UConverterFromUnicodeArgs, laid out likewise."""

    _fields_ = ToUnicodeArguments._fields_


_ToUnicode = CFUNCTYPE(None, c_void_p, c_void_p, c_void_p, c_int32, c_int32, c_void_p)
_FromUnicode = CFUNCTYPE(None, c_void_p, c_void_p, c_void_p, c_int32, c_int32, c_int32, c_void_p)


def _fail(engine: Engine, obj: Any, function: str, code: int) -> None:
    """Note an error of ICU (php_converter_throw_failure)."""
    errors.fail(engine, code, f"{function}() returned error {code}: {errors.NAMES[code]}", obj)


def _open(engine: Engine, obj: Any, encoding: str) -> Converter | None:
    """A converter; None after an error (php_converter_set_encoding)."""
    status = Status()
    address = icu.ucnv_open(c_text(encoding), status)
    if status.failed:
        if obj is not None:
            _fail(engine, obj, "ucnv_open", status.value)
        else:
            name = errors.NAMES[status.value]
            engine.diagnostics.warning(
                f"{running_function(engine)}(): Error setting encoding: {status.value} - {name}")
        return None
    handle = Converter(address)
    if status.value == _AMBIGUOUS_ALIAS:
        actual = name_at(icu.ucnv_getName(handle, Status()))
        engine.diagnostics.warning(f"{running_function(engine)}(): Ambiguous encoding specified, using {actual}")
    if obj is not None:
        obj.watch(engine, handle)
    return handle


def _convert(engine: Engine, obj: Any, target: Converter | None, source: Converter | None, string: str) -> str | None:
    """A string in another encoding; None after an error (php_converter_do_convert)."""
    if source is None or target is None:
        errors.fail(engine, errors.INVALID_STATE, "Internal converters not initialized", obj)
        return None
    data, status = string.encode("latin-1"), Status()
    length = icu.ucnv_toUChars(source, None, 0, data, len(data), status)
    if status.failed and status.value != BUFFER_OVERFLOW:
        _fail(engine, obj, "ucnv_toUChars", status.value)
        return None
    status.value = errors.ZERO_ERROR
    middle = (c_uint16 * (length + 1))()
    length = icu.ucnv_toUChars(source, middle, length + 1, data, len(data), status)
    if status.failed:
        _fail(engine, obj, "ucnv_toUChars", status.value)
        return None
    size = icu.ucnv_fromUChars(target, None, 0, middle, length, status)
    if status.failed and status.value != BUFFER_OVERFLOW:
        _fail(engine, obj, "ucnv_fromUChars", status.value)
        return None
    status.value = errors.ZERO_ERROR
    result = create_string_buffer(size + 1)
    size = icu.ucnv_fromUChars(target, result, size + 1, middle, length, status)
    if status.failed:
        _fail(engine, obj, "ucnv_fromUChars", status.value)
        return None
    return result.raw[:size].decode("latin-1")


def _flattened(value: Any) -> list[Any]:
    """The values of nested arrays."""
    if type(value) is not PhpArray:
        return [value]
    return [part for element in value.values() for part in _flattened(element)]


def _units_of(engine: Engine, obj: Any, value: Any) -> list[int]:
    """What toUCallback() gave, as code units (php_converter_append_toUnicode_target)."""
    units: list[int] = []
    for part in _flattened(value):
        if part is None:
            continue
        if type(part) is int:
            if not 0 <= part <= 0x10FFFF:
                errors.fail(engine, errors.ILLEGAL_ARGUMENT, f"Invalid codepoint U+{part % 2**64:04x}", obj)
            elif part > 0xFFFF:
                units += [(part - 0x10000 >> 10) | 0xD800, (part - 0x10000 & 0x3FF) | 0xDC00]
            else:
                units.append(part)
        elif type(part) is str:
            units += [ord(character) & 0xFFFF for character in part.encode("latin-1").decode("utf-8", "replace")]
        else:
            errors.fail(engine, errors.ILLEGAL_ARGUMENT,
                        "toUCallback() specified illegal type for substitution character", obj)
    return units


def _bytes_of(engine: Engine, obj: Any, value: Any) -> list[bytes]:
    """What fromUCallback() gave, as bytes (php_converter_append_fromUnicode_target)."""
    found: list[bytes] = []
    for part in _flattened(value):
        if part is None:
            continue
        if type(part) is int:
            found.append(bytes((part & 0xFF,)))
        elif type(part) is str:
            found.append(part.encode("latin-1"))
        else:
            errors.fail(engine, errors.ILLEGAL_ARGUMENT,
                        "fromUCallback() specified illegal type for substitution character", obj)
    return found


def _default_callback(engine: Engine, obj: Any, reason: int, error: Any) -> str | None:
    """The substitute of the source's encoding for what cannot be converted (php_converter_default_callback)."""
    if reason not in (_UNASSIGNED, _ILLEGAL, _IRREGULAR):
        return None
    if obj.held is None:
        errors.fail(engine, errors.INVALID_STATE, "Source Converter has not been initialized yet", obj)
        assign_by_reference(engine, error, errors.INVALID_STATE)
        return _SUBSTITUTE
    status = Status()
    found = _substitute(obj.held, status)
    if status.failed:
        _fail(engine, obj, "ucnv_getSubstChars", status.value)
        found = _SUBSTITUTE
    assign_by_reference(engine, error, status.value)
    return found


def _substitute(handle: Converter, status: Status) -> str:
    buffer, length = create_string_buffer(_LONGEST_SUBSTITUTE), c_int8(_LONGEST_SUBSTITUTE)
    icu.ucnv_getSubstChars(handle, buffer, addressof(length), status)
    return buffer.raw[:max(length.value, 0)].decode("latin-1")


class _Callbacks:
    """What ICU calls for characters it cannot convert: methods of the object. What these throw waits in `pending`."""

    def __init__(self, engine: Engine, obj: Any) -> None:
        self.engine = engine
        self.reference = ref(obj)
        self.pending: Thrown | None = None

    @property
    def obj(self) -> Any:
        return self.reference()

    def _call(self, name: str, arguments: list[Any], status_address: int) -> Any:
        status = c_int32.from_address(status_address)
        error = Reference(status.value)
        obj = self.obj
        if self.pending is not None or obj is None:  # it is closed because the object has died
            return None
        try:
            result = self.engine.call_method(obj, name, *arguments, error)
        except Thrown as thrown:
            self.pending = thrown
            return None
        if type(error.value) is int:
            status.value = error.value
        return result

    def to_unicode(self, context: int, arguments: int, bad: int, length: int, reason: int, status: int) -> None:
        """php_converter_to_u_callback."""
        state = ToUnicodeArguments.from_address(arguments)
        rest = string_at(state.source, state.source_limit - state.source).decode("latin-1") if state.source else ""
        given = string_at(bad, length).decode("latin-1") if bad else ""
        result = self._call("toucallback", [reason, rest, given], status)
        for unit in _units_of(self.engine, self.obj, result):
            if (state.target_limit or 0) - (state.target or 0) < 2:
                errors.fail(self.engine, BUFFER_OVERFLOW, "Buffer overrun 1 bytes needed, 0 available", self.obj)
                return
            c_uint16.from_address(state.target).value = unit
            state.target += 2

    def from_unicode(self, context: int, arguments: int, units: int, length: int, code_point: int, reason: int,
                     status: int) -> None:
        """php_converter_from_u_callback."""
        state = FromUnicodeArguments.from_address(arguments)
        text = text_at(units, length) if units and length > 0 else ""
        given = PhpArray.from_list([ord(character) for character in text])
        result = self._call("fromucallback", [reason, given, code_point], status)
        for data in _bytes_of(self.engine, self.obj, result):
            available = (state.target_limit or 0) - (state.target or 0)
            if available < len(data):
                errors.fail(self.engine, BUFFER_OVERFLOW,
                            f"Buffer overrun {len(data)} bytes needed, {available} available", self.obj)
                return
            memmove(state.target, data, len(data))
            state.target += len(data)


class _Hooks:
    """Cloning."""

    __slots__ = ()

    @staticmethod
    def clone(engine: Engine, obj: Any) -> Any:
        errors.reset(engine)
        obj.error_code, obj.error_message = errors.ZERO_ERROR, None
        copy = bare_copy(engine, obj)
        for field in ("held", "target"):
            status = Status()
            address = icu.ucnv_safeClone(getattr(obj, field), None, None, status)
            if status.failed:
                _fail(engine, obj, "ucnv_safeClone", status.value)
                engine.throw("Exception", errors.describe(obj.error_code, obj.error_message))
            handle = Converter(address)
            setattr(copy, field, handle)
            copy.watch(engine, handle)
        return copy


def _is_string(value: Any) -> bool:
    return type(value) is str


def _begin(engine: Engine, obj: Any) -> None:
    errors.reset(engine)
    obj.error_code, obj.error_message = errors.ZERO_ERROR, None


_CONSTANTS = {
    "REASON_UNASSIGNED": 0, "REASON_ILLEGAL": 1, "REASON_IRREGULAR": 2, "REASON_RESET": 3, "REASON_CLOSE": 4,
    "REASON_CLONE": 5, "UNSUPPORTED_CONVERTER": -1, "SBCS": 0, "DBCS": 1, "MBCS": 2, "LATIN_1": 3, "UTF8": 4,
    "UTF16_BigEndian": 5, "UTF16_LittleEndian": 6, "UTF32_BigEndian": 7, "UTF32_LittleEndian": 8,
    "EBCDIC_STATEFUL": 9, "ISO_2022": 10, "LMBCS_1": 11, "LMBCS_2": 12, "LMBCS_3": 13, "LMBCS_4": 14, "LMBCS_5": 15,
    "LMBCS_6": 16, "LMBCS_8": 17, "LMBCS_11": 18, "LMBCS_16": 19, "LMBCS_17": 20, "LMBCS_18": 21, "LMBCS_19": 22,
    "LMBCS_LAST": 22, "HZ": 23, "SCSU": 24, "ISCII": 25, "US_ASCII": 26, "UTF7": 27, "BOCU1": 28, "UTF16": 29,
    "UTF32": 30, "CESU8": 31, "IMAP_MAILBOX": 32,
}


@php_class("UConverter", constants=_CONSTANTS, serializable=False, native=_Hooks())
class UConverter(IntlObject):
    """`held` is the converter of the source, `target` that of the destination."""

    __slots__ = ("target", "callbacks", "functions")

    def __init__(self) -> None:
        super().__init__()
        self.target: Converter | None = None
        self.callbacks: _Callbacks | None = None
        self.functions: list[Any] = []

    def __del__(self) -> None:
        """The methods of a derived class are told that the converters are closed."""
        callbacks = getattr(self, "callbacks", None)
        if callbacks is None or callbacks.engine.objects.destructors_disabled:
            return
        self.held = None
        self.target = None
        if callbacks.pending is not None:
            callbacks.engine.defer_exception(callbacks.pending)

    def watch(self, engine: Engine, handle: Converter) -> None:
        """Have ICU call the methods of a derived class (php_converter_set_callbacks)."""
        if self.ce is engine.classes["uconverter"]:
            return
        if self.callbacks is None:
            self.callbacks = _Callbacks(engine, self)
            self.functions = [_ToUnicode(self.callbacks.to_unicode), _FromUnicode(self.callbacks.from_unicode)]
        handle.call(*self.functions)

    @method
    def __construct(self, engine: Engine, destination_encoding: Str | Null = None,
                    source_encoding: Str | Null = None) -> Untyped:
        errors.reset(engine)
        self.held = _open(engine, self, "utf-8" if source_encoding is None else source_encoding)
        self.target = _open(engine, self, "utf-8" if destination_encoding is None else destination_encoding)

    @method(tentative=True)
    def convert(self, engine: Engine, str: Str, reverse: Bool = False) -> Str | False_:
        _begin(engine, self)
        target, origin = (self.held, self.target) if reverse else (self.target, self.held)
        found = _convert(engine, self, target, origin, str)
        if self.callbacks is not None:
            raise_pending_of(self.callbacks)
        return False if found is None else found

    @method(tentative=True)
    def fromUCallback(self, engine: Engine, reason: Int, source: Array, codePoint: Int,
                      error: ByRef) -> Array | Str | Int | Null:
        return _default_callback(engine, self, reason, error)

    @method(static=True, tentative=True)
    def getAliases(scope: ClassEntry, engine: Engine, name: Str) -> Array | False_ | Null:
        errors.reset(engine)
        status = Status()
        number = icu.ucnv_countAliases(c_text(name), status) & 0xFFFF
        if status.failed:
            _fail(engine, None, "ucnv_countAliases", status.value)
            return False
        return PhpArray.from_list([name_at(icu.ucnv_getAlias(c_text(name), index, status)) for index in range(number)])

    @method(static=True, tentative=True)
    def getAvailable(scope: ClassEntry, engine: Engine) -> Array:
        errors.reset(engine)
        return PhpArray.from_list([name_at(icu.ucnv_getAvailableName(index))
                                   for index in range(icu.ucnv_countAvailable())])

    @method(tentative=True)
    def getDestinationEncoding(self, engine: Engine) -> Str | False_ | Null:
        _begin(engine, self)
        return None if self.target is None else name_at(icu.ucnv_getName(self.target, Status()))

    @method(tentative=True)
    def getDestinationType(self, engine: Engine) -> Int | False_ | Null:
        _begin(engine, self)
        return None if self.target is None else icu.ucnv_getType(self.target)

    @method(tentative=True)
    def getErrorCode(self, engine: Engine) -> Int:
        return self.error_code

    @method(tentative=True)
    def getErrorMessage(self, engine: Engine) -> Str | Null:
        return errors.describe(self.error_code, self.error_message)

    @method(tentative=True)
    def getSourceEncoding(self, engine: Engine) -> Str | False_ | Null:
        _begin(engine, self)
        return None if self.held is None else name_at(icu.ucnv_getName(self.held, Status()))

    @method(tentative=True)
    def getSourceType(self, engine: Engine) -> Int | False_ | Null:
        _begin(engine, self)
        return None if self.held is None else icu.ucnv_getType(self.held)

    @method(static=True, tentative=True)
    def getStandards(scope: ClassEntry, engine: Engine) -> Array | Null:
        errors.reset(engine)
        return PhpArray.from_list([name_at(icu.ucnv_getStandard(index, Status()))
                                   for index in range(icu.ucnv_countStandards())])

    @method(tentative=True)
    def getSubstChars(self, engine: Engine) -> Str | False_ | Null:
        _begin(engine, self)
        if self.held is None:
            return None
        status = Status()
        found = _substitute(self.held, status)
        if status.failed:
            _fail(engine, self, "ucnv_getSubstChars", status.value)
            return False
        return found

    @method(static=True, tentative=True)
    def reasonText(scope: ClassEntry, engine: Engine, reason: Int) -> Str:
        errors.reset(engine)
        if not 0 <= reason < len(_REASONS):
            value_error(engine, 1, "must be a UConverter::REASON_* constant")
        return f"REASON_{_REASONS[reason]}"

    @method(tentative=True)
    def setDestinationEncoding(self, engine: Engine, encoding: Str) -> Bool:
        _begin(engine, self)
        opened = _open(engine, self, encoding)
        if opened is not None:
            self.target = opened
        return opened is not None

    @method(tentative=True)
    def setSourceEncoding(self, engine: Engine, encoding: Str) -> Bool:
        _begin(engine, self)
        opened = _open(engine, self, encoding)
        if opened is not None:
            self.held = opened
        return opened is not None

    @method(tentative=True)
    def setSubstChars(self, engine: Engine, chars: Str) -> Bool:
        _begin(engine, self)
        succeeded, data = True, chars.encode("latin-1")
        for name, handle in (("Source", self.held), ("Destination", self.target)):
            status = Status()
            if handle is None:
                errors.fail(engine, errors.INVALID_STATE, f"{name} Converter has not been initialized yet", self)
                succeeded = False
                continue
            icu.ucnv_setSubstChars(handle, data, len(data), status)
            if status.failed:
                _fail(engine, self, "ucnv_setSubstChars", status.value)
                succeeded = False
        return succeeded

    @method(tentative=True)
    def toUCallback(self, engine: Engine, reason: Int, source: Str, codeUnits: Str,
                    error: ByRef) -> Array | Str | Int | Null:
        return _default_callback(engine, self, reason, error)

    @method(static=True, tentative=True)
    def transcode(scope: ClassEntry, engine: Engine, str: Str, toEncoding: Str, fromEncoding: Str,
                  options: Array | Null = None) -> Str | False_:
        errors.reset(engine)
        origin = _open(engine, None, fromEncoding)
        target = None if origin is None else _open(engine, None, toEncoding)
        if origin is None or target is None:
            return False
        status = Status()
        for key, handle in (("from_subst", origin), ("to_subst", target)):
            substitute: Any = None if options is None else options.get(key)
            if _is_string(substitute) and not status.failed:
                data = substitute.encode("latin-1")
                icu.ucnv_setSubstChars(handle, data, len(data) & 0x7F, status)
        if status.failed:
            _fail(engine, None, "transcode", status.value)
            return False
        return _convert(engine, None, target, origin, str)  # type: ignore[return-value]
