"""The class IntlChar (ext/intl/uchar)."""
from __future__ import annotations

from ctypes import CFUNCTYPE, c_char_p, c_int8, c_int32, c_void_p, create_string_buffer

from zvm.ext.icu.character_constants import CHARACTER_CONSTANTS
from zvm.ext.icu.library import Status, c_text, fetch, fetch_name, icu, name_at
from zvm.ext.intl import errors
from zvm.ext.vocabulary import Array, Bool, Callable, False_, Float, Int, Null, Str, Void, method, php_class
from zvm.runtime.signals import Thrown
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.php_object import PhpObject

# mypy: disable-error-code="misc, no-any-return"
TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine
    from zvm.runtime.classes.class_entry import ClassEntry

_LAST = 0x10FFFF
_TypesCallback = CFUNCTYPE(c_int8, c_void_p, c_int32, c_int32, c_int32)
_NamesCallback = CFUNCTYPE(c_int8, c_void_p, c_int32, c_int32, c_char_p, c_int32)


def _code_point(engine: Engine, character: Any) -> int | None:
    """The number of a character, which is given as that or in UTF-8; None after an error (convert_cp)."""
    if type(character) is str:
        text = character.encode("latin-1").decode("utf-8", "replace")
        if len(text) != 1:
            errors.fail(engine, errors.ILLEGAL_ARGUMENT, "Passing a UTF-8 character for codepoint requires a string "
                                                         "which is exactly one UTF-8 codepoint long.")
            return None
        character = -1 if text == "\ufffd" and character != "\xef\xbf\xbd" else ord(text)
    if not 0 <= character <= _LAST:
        errors.fail(engine, errors.ILLEGAL_ARGUMENT, "Codepoint out of range")
        return None
    return int(character)


def _encoded(code_point: int) -> str:
    """A character in UTF-8, half of a pair as well."""
    return chr(code_point).encode("utf-8", "surrogatepass").decode("latin-1")


def _is(engine: Engine, character: Any, name: str) -> bool | None:
    """What the function of ICU says about a character."""
    code_point = _code_point(engine, character)
    return None if code_point is None else bool(getattr(icu, name)(code_point))


def _number(engine: Engine, character: Any, name: str) -> int | None:
    code_point = _code_point(engine, character)
    return None if code_point is None else getattr(icu, name)(code_point)


def _mapped(engine: Engine, character: Any, name: str, *options: int) -> str | int | None:
    """The character that the function of ICU makes of another, in the form in which that was given."""
    code_point = _code_point(engine, character)
    if code_point is None:
        return None
    found: int = getattr(icu, name)(code_point, *options)
    return _encoded(found) if type(character) is str else found


def _version(call: Any) -> PhpArray:
    """A UVersionInfo as an array."""
    version = create_string_buffer(4)
    call(version)
    return PhpArray.from_list(list(version.raw))


def unicode_version() -> PhpArray:
    """The version of Unicode whose characters ICU knows."""
    return _version(icu.u_getUnicodeVersion)


def _property_name(engine: Engine, address: int | None) -> str | bool:
    if address:
        return name_at(address)
    errors.fail(engine, errors.ILLEGAL_ARGUMENT, "Failed to get property name")
    return False


def _failed(engine: Engine, status: Status, message: str | None) -> bool:
    """Note a status; was it an error? (INTL_CHECK_STATUS)"""
    errors.note(engine, status.value)
    if status.failed and message is not None:
        errors.fail(engine, status.value, message)
    return status.failed


@php_class("IntlChar", constants=CHARACTER_CONSTANTS)
class IntlChar(PhpObject):
    __slots__ = ()

    @method(static=True, tentative=True)
    def hasBinaryProperty(scope: ClassEntry, engine: Engine, codepoint: Str | Int, property: Int) -> Bool | Null:
        code_point = _code_point(engine, codepoint)
        return None if code_point is None else bool(icu.u_hasBinaryProperty(code_point, property))

    @method(static=True, tentative=True)
    def charAge(scope: ClassEntry, engine: Engine, codepoint: Str | Int) -> Array | Null:
        code_point = _code_point(engine, codepoint)
        return None if code_point is None else _version(lambda version: icu.u_charAge(code_point, version))

    @method(static=True, tentative=True)
    def charDigitValue(scope: ClassEntry, engine: Engine, codepoint: Str | Int) -> Int | Null:
        return _number(engine, codepoint, "u_charDigitValue")

    @method(static=True, tentative=True)
    def charDirection(scope: ClassEntry, engine: Engine, codepoint: Str | Int) -> Int | Null:
        return _number(engine, codepoint, "u_charDirection")

    @method(static=True, tentative=True, defaults={"type": "IntlChar::UNICODE_CHAR_NAME"})
    def charFromName(scope: ClassEntry, engine: Engine, name: Str, type: Int = 0) -> Int | Null:
        status = Status()
        found = icu.u_charFromName(type, c_text(name), status)
        return None if _failed(engine, status, None) else found

    @method(static=True, tentative=True)
    def charMirror(scope: ClassEntry, engine: Engine, codepoint: Str | Int) -> Str | Int | Null:
        return _mapped(engine, codepoint, "u_charMirror")

    @method(static=True, tentative=True, defaults={"type": "IntlChar::UNICODE_CHAR_NAME"})
    def charName(scope: ClassEntry, engine: Engine, codepoint: Str | Int, type: Int = 0) -> Str | Null:
        code_point = _code_point(engine, codepoint)
        if code_point is None:
            return None
        status = Status()
        found = fetch_name(lambda buffer, size, status: icu.u_charName(code_point, type, buffer, size, status), status)
        return None if status.failed and _failed(engine, status, "Failure getting character name") else found

    @method(static=True, tentative=True)
    def charType(scope: ClassEntry, engine: Engine, codepoint: Str | Int) -> Int | Null:
        return _number(engine, codepoint, "u_charType")

    @method(static=True, tentative=True)
    def chr(scope: ClassEntry, engine: Engine, codepoint: Str | Int) -> Str | Null:
        code_point = _code_point(engine, codepoint)
        return None if code_point is None else _encoded(code_point)

    @method(static=True, tentative=True)
    def digit(scope: ClassEntry, engine: Engine, codepoint: Str | Int, base: Int = 10) -> Int | False_ | Null:
        code_point = _code_point(engine, codepoint)
        if code_point is None:
            return None
        found = icu.u_digit(code_point, base)
        if found < 0:
            errors.fail(engine, errors.ILLEGAL_ARGUMENT, "Invalid digit")
            return False
        return found

    @method(static=True, tentative=True, defaults={"type": "IntlChar::UNICODE_CHAR_NAME"})
    def enumCharNames(scope: ClassEntry, engine: Engine, start: Str | Int, end: Str | Int, callback: Callable,
                      type: Int = 0) -> Bool | Null:
        first, last = _code_point(engine, start), _code_point(engine, end)
        if first is None or last is None:
            return None
        thrown: list[Thrown] = []

        def visit(context: int, code_point: int, choice: int, name: bytes, length: int) -> int:
            try:
                callback.call([code_point, choice, name[:length].decode("latin-1")])
            except Thrown as exception:
                thrown.append(exception)
            return not thrown

        status = Status()
        icu.u_enumCharNames(first, last, _NamesCallback(visit), None, type, status)
        if thrown:
            raise thrown[0]
        return None if not _failed(engine, status, None) else False

    @method(static=True, tentative=True)
    def enumCharTypes(scope: ClassEntry, engine: Engine, callback: Callable) -> Void:
        thrown: list[Thrown] = []

        def visit(context: int, start: int, limit: int, category: int) -> int:
            try:
                callback.call([start, limit, category])
            except Thrown as exception:
                thrown.append(exception)
            return not thrown

        icu.u_enumCharTypes(_TypesCallback(visit), None)
        if thrown:
            raise thrown[0]

    @method(static=True, tentative=True, defaults={"options": "IntlChar::FOLD_CASE_DEFAULT"})
    def foldCase(scope: ClassEntry, engine: Engine, codepoint: Str | Int, options: Int = 0) -> Str | Int | Null:
        return _mapped(engine, codepoint, "u_foldCase", options)

    @method(static=True, tentative=True)
    def forDigit(scope: ClassEntry, engine: Engine, digit: Int, base: Int = 10) -> Int:
        return icu.u_forDigit(digit, base)

    @method(static=True, tentative=True)
    def getBidiPairedBracket(scope: ClassEntry, engine: Engine, codepoint: Str | Int) -> Str | Int | Null:
        return _mapped(engine, codepoint, "u_getBidiPairedBracket")

    @method(static=True, tentative=True)
    def getBlockCode(scope: ClassEntry, engine: Engine, codepoint: Str | Int) -> Int | Null:
        return _number(engine, codepoint, "ublock_getCode")

    @method(static=True, tentative=True)
    def getCombiningClass(scope: ClassEntry, engine: Engine, codepoint: Str | Int) -> Int | Null:
        return _number(engine, codepoint, "u_getCombiningClass")

    @method(static=True, tentative=True)
    def getFC_NFKC_Closure(scope: ClassEntry, engine: Engine, codepoint: Str | Int) -> Str | False_ | Null:
        code_point = _code_point(engine, codepoint)
        if code_point is None:
            return None
        status = Status()
        found = fetch(lambda buffer, size, status: icu.u_getFC_NFKC_Closure(code_point, buffer, size, status), status)
        if not found and not status.failed:
            return ""
        return False if _failed(engine, status, "Failed getting closure") else errors.encode(found)

    @method(static=True, tentative=True)
    def getIntPropertyMaxValue(scope: ClassEntry, engine: Engine, property: Int) -> Int:
        return icu.u_getIntPropertyMaxValue(property)

    @method(static=True, tentative=True)
    def getIntPropertyMinValue(scope: ClassEntry, engine: Engine, property: Int) -> Int:
        return icu.u_getIntPropertyMinValue(property)

    @method(static=True, tentative=True)
    def getIntPropertyValue(scope: ClassEntry, engine: Engine, codepoint: Str | Int, property: Int) -> Int | Null:
        code_point = _code_point(engine, codepoint)
        return None if code_point is None else icu.u_getIntPropertyValue(code_point, property)

    @method(static=True, tentative=True)
    def getNumericValue(scope: ClassEntry, engine: Engine, codepoint: Str | Int) -> Float | Null:
        return _number(engine, codepoint, "u_getNumericValue")

    @method(static=True, tentative=True)
    def getPropertyEnum(scope: ClassEntry, engine: Engine, alias: Str) -> Int:
        return icu.u_getPropertyEnum(c_text(alias))

    @method(static=True, tentative=True, defaults={"type": "IntlChar::LONG_PROPERTY_NAME"})
    def getPropertyName(scope: ClassEntry, engine: Engine, property: Int, type: Int = 1) -> Str | False_:
        return _property_name(engine, icu.u_getPropertyName(property, type))

    @method(static=True, tentative=True)
    def getPropertyValueEnum(scope: ClassEntry, engine: Engine, property: Int, name: Str) -> Int:
        return icu.u_getPropertyValueEnum(property, c_text(name))

    @method(static=True, tentative=True, defaults={"type": "IntlChar::LONG_PROPERTY_NAME"})
    def getPropertyValueName(scope: ClassEntry, engine: Engine, property: Int, value: Int,
                             type: Int = 1) -> Str | False_:
        return _property_name(engine, icu.u_getPropertyValueName(property, value, type))

    @method(static=True, tentative=True)
    def getUnicodeVersion(scope: ClassEntry, engine: Engine) -> Array:
        return unicode_version()

    @method(static=True, tentative=True)
    def isalnum(scope: ClassEntry, engine: Engine, codepoint: Str | Int) -> Bool | Null:
        return _is(engine, codepoint, "u_isalnum")

    @method(static=True, tentative=True)
    def isalpha(scope: ClassEntry, engine: Engine, codepoint: Str | Int) -> Bool | Null:
        return _is(engine, codepoint, "u_isalpha")

    @method(static=True, tentative=True)
    def isbase(scope: ClassEntry, engine: Engine, codepoint: Str | Int) -> Bool | Null:
        return _is(engine, codepoint, "u_isbase")

    @method(static=True, tentative=True)
    def isblank(scope: ClassEntry, engine: Engine, codepoint: Str | Int) -> Bool | Null:
        return _is(engine, codepoint, "u_isblank")

    @method(static=True, tentative=True)
    def iscntrl(scope: ClassEntry, engine: Engine, codepoint: Str | Int) -> Bool | Null:
        return _is(engine, codepoint, "u_iscntrl")

    @method(static=True, tentative=True)
    def isdefined(scope: ClassEntry, engine: Engine, codepoint: Str | Int) -> Bool | Null:
        return _is(engine, codepoint, "u_isdefined")

    @method(static=True, tentative=True)
    def isdigit(scope: ClassEntry, engine: Engine, codepoint: Str | Int) -> Bool | Null:
        return _is(engine, codepoint, "u_isdigit")

    @method(static=True, tentative=True)
    def isgraph(scope: ClassEntry, engine: Engine, codepoint: Str | Int) -> Bool | Null:
        return _is(engine, codepoint, "u_isgraph")

    @method(static=True, tentative=True)
    def isIDIgnorable(scope: ClassEntry, engine: Engine, codepoint: Str | Int) -> Bool | Null:
        return _is(engine, codepoint, "u_isIDIgnorable")

    @method(static=True, tentative=True)
    def isIDPart(scope: ClassEntry, engine: Engine, codepoint: Str | Int) -> Bool | Null:
        return _is(engine, codepoint, "u_isIDPart")

    @method(static=True, tentative=True)
    def isIDStart(scope: ClassEntry, engine: Engine, codepoint: Str | Int) -> Bool | Null:
        return _is(engine, codepoint, "u_isIDStart")

    @method(static=True, tentative=True)
    def isISOControl(scope: ClassEntry, engine: Engine, codepoint: Str | Int) -> Bool | Null:
        return _is(engine, codepoint, "u_isISOControl")

    @method(static=True, tentative=True)
    def isJavaIDPart(scope: ClassEntry, engine: Engine, codepoint: Str | Int) -> Bool | Null:
        return _is(engine, codepoint, "u_isJavaIDPart")

    @method(static=True, tentative=True)
    def isJavaIDStart(scope: ClassEntry, engine: Engine, codepoint: Str | Int) -> Bool | Null:
        return _is(engine, codepoint, "u_isJavaIDStart")

    @method(static=True, tentative=True)
    def isJavaSpaceChar(scope: ClassEntry, engine: Engine, codepoint: Str | Int) -> Bool | Null:
        return _is(engine, codepoint, "u_isJavaSpaceChar")

    @method(static=True, tentative=True)
    def islower(scope: ClassEntry, engine: Engine, codepoint: Str | Int) -> Bool | Null:
        return _is(engine, codepoint, "u_islower")

    @method(static=True, tentative=True)
    def isMirrored(scope: ClassEntry, engine: Engine, codepoint: Str | Int) -> Bool | Null:
        return _is(engine, codepoint, "u_isMirrored")

    @method(static=True, tentative=True)
    def isprint(scope: ClassEntry, engine: Engine, codepoint: Str | Int) -> Bool | Null:
        return _is(engine, codepoint, "u_isprint")

    @method(static=True, tentative=True)
    def ispunct(scope: ClassEntry, engine: Engine, codepoint: Str | Int) -> Bool | Null:
        return _is(engine, codepoint, "u_ispunct")

    @method(static=True, tentative=True)
    def isspace(scope: ClassEntry, engine: Engine, codepoint: Str | Int) -> Bool | Null:
        return _is(engine, codepoint, "u_isspace")

    @method(static=True, tentative=True)
    def istitle(scope: ClassEntry, engine: Engine, codepoint: Str | Int) -> Bool | Null:
        return _is(engine, codepoint, "u_istitle")

    @method(static=True, tentative=True)
    def isUAlphabetic(scope: ClassEntry, engine: Engine, codepoint: Str | Int) -> Bool | Null:
        return _is(engine, codepoint, "u_isUAlphabetic")

    @method(static=True, tentative=True)
    def isULowercase(scope: ClassEntry, engine: Engine, codepoint: Str | Int) -> Bool | Null:
        return _is(engine, codepoint, "u_isULowercase")

    @method(static=True, tentative=True)
    def isupper(scope: ClassEntry, engine: Engine, codepoint: Str | Int) -> Bool | Null:
        return _is(engine, codepoint, "u_isupper")

    @method(static=True, tentative=True)
    def isUUppercase(scope: ClassEntry, engine: Engine, codepoint: Str | Int) -> Bool | Null:
        return _is(engine, codepoint, "u_isUUppercase")

    @method(static=True, tentative=True)
    def isUWhiteSpace(scope: ClassEntry, engine: Engine, codepoint: Str | Int) -> Bool | Null:
        return _is(engine, codepoint, "u_isUWhiteSpace")

    @method(static=True, tentative=True)
    def isWhitespace(scope: ClassEntry, engine: Engine, codepoint: Str | Int) -> Bool | Null:
        return _is(engine, codepoint, "u_isWhitespace")

    @method(static=True, tentative=True)
    def isxdigit(scope: ClassEntry, engine: Engine, codepoint: Str | Int) -> Bool | Null:
        return _is(engine, codepoint, "u_isxdigit")

    @method(static=True, tentative=True)
    def ord(scope: ClassEntry, engine: Engine, character: Str | Int) -> Int | Null:
        return _code_point(engine, character)

    @method(static=True, tentative=True)
    def tolower(scope: ClassEntry, engine: Engine, codepoint: Str | Int) -> Str | Int | Null:
        return _mapped(engine, codepoint, "u_tolower")

    @method(static=True, tentative=True)
    def totitle(scope: ClassEntry, engine: Engine, codepoint: Str | Int) -> Str | Int | Null:
        return _mapped(engine, codepoint, "u_totitle")

    @method(static=True, tentative=True)
    def toupper(scope: ClassEntry, engine: Engine, codepoint: Str | Int) -> Str | Int | Null:
        return _mapped(engine, codepoint, "u_toupper")
