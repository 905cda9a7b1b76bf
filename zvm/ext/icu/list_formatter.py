"""The class IntlListFormatter (PHP 8.5; ext/intl/listformatter)."""
from __future__ import annotations

from ctypes import c_char_p, c_int32, c_void_p, cast

from zvm.ext.icu.library import Handle, Status, c_text, count, fetch, icu
from zvm.ext.icu.objects import IntlObject, check, default_locale, error_code_of, error_message_of, utf16
from zvm.ext.intl import errors
from zvm.ext.vocabulary import Array, False_, Int, Str, Untyped, method, php_class
from zvm.opcodes.flags import ACC_NOT_CLONEABLE, ACC_NOT_SERIALIZABLE
from zvm.runtime.functions.parameters import value_error
from zvm.runtime.values.convert import to_string

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.engine import Engine

# ruff: noqa: N802

_TYPES, _WIDTHS = ("AND", "OR", "UNITS"), ("WIDE", "SHORT", "NARROW")


@php_class("IntlListFormatter", since=80500, final=True, flags=ACC_NOT_CLONEABLE | ACC_NOT_SERIALIZABLE, constants={
    f"TYPE_{name}": number for number, name in enumerate(_TYPES)
} | {f"WIDTH_{name}": number for number, name in enumerate(_WIDTHS)})
class IntlListFormatter(IntlObject):
    __slots__ = ()

    @method(defaults={"type": "IntlListFormatter::TYPE_AND", "width": "IntlListFormatter::WIDTH_WIDE"})
    def __construct(self, engine: Engine, locale: Str, type: Int = 0, width: Int = 0) -> Untyped:
        for number, value, prefix, names in ((2, type, "TYPE", _TYPES), (3, width, "WIDTH", _WIDTHS)):
            if not 0 <= value < len(names):
                words = [f"IntlListFormatter::{prefix}_{name}" for name in names]
                value_error(engine, number, f"must be one of {', '.join(words[:-1])}, or {words[-1]}")
        status = Status()
        opened = icu.ulistfmt_openForType(c_text(locale or default_locale(engine)), type, width, status)
        if status.failed or not opened:
            errors.fail(engine, status.value, "Constructor failed")
            engine.throw("IntlException", "IntlListFormatter::__construct(): Constructor failed")
        self.held = Handle(opened, "ulistfmt_close")

    @method
    def format(self, engine: Engine, strings: Array) -> Str | False_:
        texts = []
        for value in strings.plain_values():
            text = utf16(engine, self, to_string(engine, value), "Failed to convert string to UTF-16")
            if text is None:
                return False
            texts.append(text)
        if not texts:
            return ""
        buffers = (c_char_p * len(texts))(*texts)
        pointers = cast(buffers, c_void_p)
        lengths = (c_int32 * len(texts))(*map(count, texts))
        status = Status()
        joined = fetch(lambda buffer, size, status: icu.ulistfmt_format(
            self.held, pointers, cast(lengths, c_void_p), len(texts), buffer, size, status), status)
        return errors.encode(joined) if check(engine, self, status, "Failed to format list") else False

    @method
    def getErrorCode(self, engine: Engine) -> Int:
        return error_code_of(engine, self)

    @method
    def getErrorMessage(self, engine: Engine) -> Str:
        return error_message_of(engine, self)
