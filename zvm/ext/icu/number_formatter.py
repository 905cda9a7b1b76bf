"""The class NumberFormatter and its functions (ext/intl/formatter)."""
from __future__ import annotations

from ctypes import addressof, byref, c_int32, c_uint16

from zvm.ext.icu.library import Handle, Status, c_text, count, fetch, icu, name_at, zero_ended
from zvm.ext.icu.objects import (
    CloneHooks,
    IntlObject,
    argument_error,
    begin,
    check,
    default_locale,
    encoded,
    error_code_of,
    error_message_of,
    failed_constructor,
    locale_is_short,
    new_object,
    utf16,
)
from zvm.ext.intl import errors
from zvm.ext.vocabulary import (
    Bool,
    ByRef,
    False_,
    Float,
    Int,
    Null,
    Numeric,
    Str,
    Untyped,
    function,
    method,
    php_class,
    since,
)
from zvm.runtime.objects.typed_references import assign_by_reference
from zvm.runtime.values import convert
from zvm.runtime.values.numbers import c_int
from zvm.runtime.values.zval import INT_MIN

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine
    from zvm.runtime.classes.class_entry import ClassEntry

# ruff: noqa: F821, UP037
# mypy: disable-error-code="misc, no-any-return"

DEFAULT, INT32, INT64, DOUBLE = 0, 1, 2, 3  # TYPE_*
_NAME = "NumberFormatter"
_ROUNDING_INCREMENT = 12
_INTEGERS = frozenset((*range(12), *range(13, 20)))  # attributes that are integers (UNumberFormatAttribute)
_SYMBOLS = 29  # UNUM_FORMAT_SYMBOL_COUNT


def _open(engine: Engine, obj: Any, locale: str, style: int, pattern: str | None) -> bool:
    """Give an object its formatter (numfmt_ctor)."""
    errors.reset(engine)
    if not locale_is_short(engine, locale):
        return False
    if obj.held is not None:
        engine.throw("Error", "NumberFormatter object is already constructed")
    data: bytes | None = None
    if pattern:
        data = utf16(engine, obj, pattern, "numfmt_create: error converting pattern to UTF-16")
        if data is None:
            return False
    status = Status()
    address = icu.unum_open(style, data, 0 if data is None else count(data),
                            c_text(locale or default_locale(engine)), None, status)
    if not check(engine, obj, status, "numfmt_create: number formatter creation failed"):
        return False
    obj.held = Handle(address, "unum_close")
    return True


def _unsupported(engine: Engine, obj: Any, message: str) -> bool:
    errors.fail(engine, errors.UNSUPPORTED, message, obj)
    return False


@function(before=errors.reset)
def numfmt_create(engine: Engine, locale: Str, style: Int, pattern: Str | Null = None) -> "NumberFormatter" | Null:
    made = new_object(engine, "numberformatter")
    return made if _open(engine, made, locale, style, pattern) else None


@function(defaults={"type": "NumberFormatter::TYPE_DEFAULT"})
def numfmt_format(engine: Engine, formatter: "NumberFormatter", num: Numeric, type: Int = 0) -> Str | False_:
    handle = begin(engine, formatter, _NAME)
    if type == DEFAULT:
        type = INT64 if isinstance(num, int) else DOUBLE
    status = Status()
    if type == INT32:
        small = c_int(convert.to_int(engine, num))
        text = fetch(lambda buffer, size, status: icu.unum_format(handle, small, buffer, size, None, status), status)
    elif type == INT64:
        whole = num if isinstance(num, int) else _truncated(num)
        text = fetch(lambda buffer, size, status: icu.unum_formatInt64(handle, whole, buffer, size, None, status),
                     status)
    elif type == DOUBLE:
        real = float(num)
        text = fetch(lambda buffer, size, status: icu.unum_formatDouble(handle, real, buffer, size, None, status),
                     status)
    else:
        argument_error(engine, 3, "must be a NumberFormatter::TYPE_* constant")
    return check(engine, formatter, status, "Number formatting failed") and encoded(engine, formatter, text)


def _truncated(number: float) -> int:
    """A float as C makes an int64_t of it on x86: all that do not fit are the smallest."""
    return int(number) if -2.0**63 <= number < 2.0**63 else INT_MIN


@function(defaults={"type": "NumberFormatter::TYPE_DOUBLE"})
def numfmt_parse(engine: Engine, formatter: "NumberFormatter", string: Str, type: Int = 3,
                 offset: ByRef = None) -> Numeric | False_:
    start = c_int32(c_int(convert.to_int(engine, offset.value))) if offset is not None else None
    handle = begin(engine, formatter, _NAME)
    data = utf16(engine, formatter, string, "String conversion to UTF-16 failed")
    if data is None:
        return False
    if type not in (INT32, INT64, DOUBLE):
        argument_error(engine, 3, "must be a NumberFormatter::TYPE_* constant")
    parse = icu.unum_parse if type == INT32 else icu.unum_parseInt64 if type == INT64 else icu.unum_parseDouble
    status = Status()
    number = parse(handle, data, count(data), None if start is None else byref(start), status)
    if offset is not None and start is not None:
        assign_by_reference(engine, offset, start.value)
    return check(engine, formatter, status, "Number parsing failed") and number


@function
def numfmt_format_currency(engine: Engine, formatter: "NumberFormatter", amount: Float, currency: Str) -> Str | False_:
    handle = begin(engine, formatter, _NAME)
    data = utf16(engine, formatter, currency, "Currency conversion to UTF-16 failed")
    if data is None:
        return False
    status = Status()
    text = fetch(lambda buffer, size, status:
                 icu.unum_formatDoubleCurrency(handle, amount, data, buffer, size, None, status), status)
    return check(engine, formatter, status, "Number formatting failed") and encoded(engine, formatter, text)


@function
def numfmt_parse_currency(engine: Engine, formatter: "NumberFormatter", string: Str, currency: ByRef,
                          offset: ByRef = None) -> Float | False_:
    handle = begin(engine, formatter, _NAME)
    data = utf16(engine, formatter, string, "String conversion to UTF-16 failed")
    if data is None:
        return False
    start = c_int32(c_int(convert.to_int(engine, offset.value))) if offset is not None else None
    unit = (c_uint16 * 5)()
    status = Status()
    number = icu.unum_parseDoubleCurrency(handle, data, count(data), None if start is None else byref(start), unit,
                                          status)
    if offset is not None and start is not None:
        assign_by_reference(engine, offset, start.value)
    if not check(engine, formatter, status, "Number parsing failed"):
        return False
    assign_by_reference(engine, currency, errors.encode(zero_ended(addressof(unit))))
    return number


@function
def numfmt_set_attribute(engine: Engine, formatter: "NumberFormatter", attribute: Int, value: Numeric) -> Bool:
    handle = begin(engine, formatter, _NAME)
    if attribute in _INTEGERS:
        icu.unum_setAttribute(handle, attribute, c_int(convert.to_int(engine, value)))
    elif attribute == _ROUNDING_INCREMENT:
        icu.unum_setDoubleAttribute(handle, attribute, float(value))
    else:
        return _unsupported(engine, formatter, "Error setting attribute value")
    return True


@function
def numfmt_get_attribute(engine: Engine, formatter: "NumberFormatter", attribute: Int) -> Numeric | False_:
    handle = begin(engine, formatter, _NAME)
    if attribute in _INTEGERS:
        value = icu.unum_getAttribute(handle, attribute)
    elif attribute == _ROUNDING_INCREMENT:
        value = icu.unum_getDoubleAttribute(handle, attribute)
    else:
        value = -1
    return _unsupported(engine, formatter, "Error getting attribute value") if value == -1 else value


@function
def numfmt_set_text_attribute(engine: Engine, formatter: "NumberFormatter", attribute: Int, value: Str) -> Bool:
    handle = begin(engine, formatter, _NAME)
    data = utf16(engine, formatter, value, "Error converting attribute value to UTF-16")
    if data is None:
        return False
    status = Status()
    icu.unum_setTextAttribute(handle, attribute, data, count(data), status)
    return check(engine, formatter, status, "Error setting text attribute")


@function
def numfmt_get_text_attribute(engine: Engine, formatter: "NumberFormatter", attribute: Int) -> Str | False_:
    handle = begin(engine, formatter, _NAME)
    status = Status()
    text = fetch(lambda buffer, size, status: icu.unum_getTextAttribute(handle, attribute, buffer, size, status),
                 status)
    return check(engine, formatter, status, "Error getting attribute value") and encoded(engine, formatter, text)


@function
def numfmt_set_symbol(engine: Engine, formatter: "NumberFormatter", symbol: Int, value: Str) -> Bool:
    errors.reset(engine)
    if not 0 <= symbol < _SYMBOLS:
        errors.fail(engine, errors.ILLEGAL_ARGUMENT, "numfmt_set_symbol: invalid symbol value")
        return False
    handle = begin(engine, formatter, _NAME)
    data = utf16(engine, formatter, value, "Error converting symbol value to UTF-16")
    if data is None:
        return False
    status = Status()
    icu.unum_setSymbol(handle, symbol, data, count(data), status)
    return check(engine, formatter, status, "Error setting symbol value")


@function
def numfmt_get_symbol(engine: Engine, formatter: "NumberFormatter", symbol: Int) -> Str | False_:
    errors.reset(engine)
    if not 0 <= symbol < _SYMBOLS:
        errors.fail(engine, errors.ILLEGAL_ARGUMENT, "numfmt_get_symbol: invalid symbol value")
        return False
    handle = begin(engine, formatter, _NAME)
    status = Status()
    text = fetch(lambda buffer, size, status: icu.unum_getSymbol(handle, symbol, buffer, size, status), status)
    return check(engine, formatter, status, "Error getting symbol value") and encoded(engine, formatter, text)


@function
def numfmt_set_pattern(engine: Engine, formatter: "NumberFormatter", pattern: Str) -> Bool:
    handle = begin(engine, formatter, _NAME)
    data = utf16(engine, formatter, pattern, "Error converting pattern to UTF-16")
    if data is None:
        return False
    status = Status()
    icu.unum_applyPattern(handle, 0, data, count(data), None, status)
    return check(engine, formatter, status, "Error setting pattern value")


@function
def numfmt_get_pattern(engine: Engine, formatter: "NumberFormatter") -> Str | False_:
    handle = begin(engine, formatter, _NAME)
    status = Status()
    text = fetch(lambda buffer, size, status: icu.unum_toPattern(handle, 0, buffer, size, status), status)
    return check(engine, formatter, status, "Error getting formatter pattern") and encoded(engine, formatter, text)


@function(defaults={"type": "ULOC_ACTUAL_LOCALE"})
def numfmt_get_locale(engine: Engine, formatter: "NumberFormatter", type: Int = 0) -> Str | False_:
    handle = begin(engine, formatter, _NAME)
    status = Status()
    address = icu.unum_getLocaleByType(handle, type, status)
    return check(engine, formatter, status, "Error getting locale") and name_at(address)


@function
def numfmt_get_error_code(engine: Engine, formatter: "NumberFormatter") -> Int:
    return error_code_of(engine, formatter)


@function
def numfmt_get_error_message(engine: Engine, formatter: "NumberFormatter") -> Str:
    return error_message_of(engine, formatter)


_CONSTANTS = {
    "PATTERN_DECIMAL": 0, "DECIMAL": 1, "CURRENCY": 2, "PERCENT": 3, "SCIENTIFIC": 4, "SPELLOUT": 5, "ORDINAL": 6,
    "DURATION": 7, "PATTERN_RULEBASED": 9, "IGNORE": 0, "CURRENCY_ACCOUNTING": 12, "DEFAULT_STYLE": 1,
    "ROUND_AWAY_FROM_ZERO": since(80400, 3), "ROUND_HALFODD": since(80400, 8),
    "ROUND_TOWARD_ZERO": since(80400, 2), "ROUND_CEILING": 0, "ROUND_FLOOR": 1, "ROUND_DOWN": 2, "ROUND_UP": 3,
    "ROUND_HALFEVEN": 4, "ROUND_HALFDOWN": 5,
    "DECIMAL_COMPACT_SHORT": since(80500, 14), "DECIMAL_COMPACT_LONG": since(80500, 15),
    "CURRENCY_ISO": since(80500, 10), "CURRENCY_PLURAL": since(80500, 11), "CASH_CURRENCY": since(80500, 13),
    "CURRENCY_STANDARD": since(80500, 16),
    "ROUND_HALFUP": 6, "PAD_BEFORE_PREFIX": 0, "PAD_AFTER_PREFIX": 1, "PAD_BEFORE_SUFFIX": 2, "PAD_AFTER_SUFFIX": 3,
    "PARSE_INT_ONLY": 0, "GROUPING_USED": 1, "DECIMAL_ALWAYS_SHOWN": 2, "MAX_INTEGER_DIGITS": 3,
    "MIN_INTEGER_DIGITS": 4, "INTEGER_DIGITS": 5, "MAX_FRACTION_DIGITS": 6, "MIN_FRACTION_DIGITS": 7,
    "FRACTION_DIGITS": 8, "MULTIPLIER": 9, "GROUPING_SIZE": 10, "ROUNDING_MODE": 11, "ROUNDING_INCREMENT": 12,
    "FORMAT_WIDTH": 13, "PADDING_POSITION": 14, "SECONDARY_GROUPING_SIZE": 15, "SIGNIFICANT_DIGITS_USED": 16,
    "MIN_SIGNIFICANT_DIGITS": 17, "MAX_SIGNIFICANT_DIGITS": 18, "LENIENT_PARSE": 19, "POSITIVE_PREFIX": 0,
    "POSITIVE_SUFFIX": 1, "NEGATIVE_PREFIX": 2, "NEGATIVE_SUFFIX": 3, "PADDING_CHARACTER": 4, "CURRENCY_CODE": 5,
    "DEFAULT_RULESET": 6, "PUBLIC_RULESETS": 7, "DECIMAL_SEPARATOR_SYMBOL": 0, "GROUPING_SEPARATOR_SYMBOL": 1,
    "PATTERN_SEPARATOR_SYMBOL": 2, "PERCENT_SYMBOL": 3, "ZERO_DIGIT_SYMBOL": 4, "DIGIT_SYMBOL": 5,
    "MINUS_SIGN_SYMBOL": 6, "PLUS_SIGN_SYMBOL": 7, "CURRENCY_SYMBOL": 8, "INTL_CURRENCY_SYMBOL": 9,
    "MONETARY_SEPARATOR_SYMBOL": 10, "EXPONENTIAL_SYMBOL": 11, "PERMILL_SYMBOL": 12, "PAD_ESCAPE_SYMBOL": 13,
    "INFINITY_SYMBOL": 14, "NAN_SYMBOL": 15, "SIGNIFICANT_DIGIT_SYMBOL": 16, "MONETARY_GROUPING_SEPARATOR_SYMBOL": 17,
    "TYPE_DEFAULT": 0, "TYPE_INT32": 1, "TYPE_INT64": 2, "TYPE_DOUBLE": 3, "TYPE_CURRENCY": 4,
}


@php_class("NumberFormatter", constants=_CONSTANTS, serializable=False,
           native=CloneHooks(_NAME, "unum_clone", "unum_close"))
class NumberFormatter(IntlObject):
    __slots__ = ()

    @method(before=errors.reset)
    def __construct(self, engine: Engine, locale: Str, style: Int, pattern: Str | Null = None) -> Untyped:
        with engine.diagnostics.throwing("IntlException"):
            if not _open(engine, self, locale, style, pattern):
                failed_constructor(engine, False)

    @method(static=True, tentative=True, before=errors.reset)
    def create(scope: ClassEntry, engine: Engine, locale: Str, style: Int,
               pattern: Str | Null = None) -> "NumberFormatter" | Null:
        return numfmt_create(engine, locale, style, pattern)

    @method(tentative=True, defaults={"type": "NumberFormatter::TYPE_DEFAULT"})
    def format(self, engine: Engine, num: Numeric, type: Int = 0) -> Str | False_:
        return numfmt_format(engine, self, num, type)

    @method(tentative=True, defaults={"type": "NumberFormatter::TYPE_DOUBLE"})
    def parse(self, engine: Engine, string: Str, type: Int = 3, offset: ByRef = None) -> Numeric | False_:
        return numfmt_parse(engine, self, string, type, offset)

    @method(tentative=True)
    def formatCurrency(self, engine: Engine, amount: Float, currency: Str) -> Str | False_:
        return numfmt_format_currency(engine, self, amount, currency)

    @method(tentative=True)
    def parseCurrency(self, engine: Engine, string: Str, currency: ByRef, offset: ByRef = None) -> Float | False_:
        return numfmt_parse_currency(engine, self, string, currency, offset)

    @method(tentative=True)
    def setAttribute(self, engine: Engine, attribute: Int, value: Numeric) -> Bool:
        return numfmt_set_attribute(engine, self, attribute, value)

    @method(tentative=True)
    def getAttribute(self, engine: Engine, attribute: Int) -> Numeric | False_:
        return numfmt_get_attribute(engine, self, attribute)

    @method(tentative=True)
    def setTextAttribute(self, engine: Engine, attribute: Int, value: Str) -> Bool:
        return numfmt_set_text_attribute(engine, self, attribute, value)

    @method(tentative=True)
    def getTextAttribute(self, engine: Engine, attribute: Int) -> Str | False_:
        return numfmt_get_text_attribute(engine, self, attribute)

    @method(tentative=True)
    def setSymbol(self, engine: Engine, symbol: Int, value: Str) -> Bool:
        return numfmt_set_symbol(engine, self, symbol, value)

    @method(tentative=True)
    def getSymbol(self, engine: Engine, symbol: Int) -> Str | False_:
        return numfmt_get_symbol(engine, self, symbol)

    @method(tentative=True)
    def setPattern(self, engine: Engine, pattern: Str) -> Bool:
        return numfmt_set_pattern(engine, self, pattern)

    @method(tentative=True)
    def getPattern(self, engine: Engine) -> Str | False_:
        return numfmt_get_pattern(engine, self)

    @method(tentative=True, defaults={"type": "ULOC_ACTUAL_LOCALE"})
    def getLocale(self, engine: Engine, type: Int = 0) -> Str | False_:
        return numfmt_get_locale(engine, self, type)

    @method(tentative=True)
    def getErrorCode(self, engine: Engine) -> Int:
        return numfmt_get_error_code(engine, self)

    @method(tentative=True)
    def getErrorMessage(self, engine: Engine) -> Str:
        return numfmt_get_error_message(engine, self)
