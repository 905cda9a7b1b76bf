"""Writing values as JSON (ext/json/json_encoder.c)."""
from __future__ import annotations

from math import isfinite

from zvm.ext.json import constants as json
from zvm.ext.native import compiled
from zvm.ext.standard.strings.encodings import repaired_utf8
from zvm.opcodes import flags as acc
from zvm.runtime.functions.parameters import is_instance
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.numbers import float_to_gcvt, numeric_prefix
from zvm.runtime.values.patterns import lazy_pattern
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.zval import Reference

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    import re
    from typing import Any

    from zvm.engine import Engine

_ESCAPES = {ord('"'): '\\"', ord("\\"): "\\\\", ord("/"): "\\/", 8: "\\b", 9: "\\t", 10: "\\n", 12: "\\f", 13: "\\r"}
_ESCAPES.update({byte: f"\\u{byte:04x}" for byte in range(32) if byte not in _ESCAPES})
_REPLACEMENT, _LINE_SEPARATOR, _PARAGRAPH_SEPARATOR = "\xef\xbf\xbd", "\xe2\x80\xa8", "\xe2\x80\xa9"  # in UTF-8
_BEYOND_ASCII = lazy_pattern("[^\0-\x7f]+")


def _as_units(run: re.Match[str]) -> str:
    """Characters as escaped units of UTF-16."""
    return "\\u" + run[0].encode("utf-16-be").hex(" ", 2).replace(" ", "\\u")


class _Stop(Exception):
    """An error that ends the encoding."""


class Encoder:
    """One json_encode(). `error` is the code of the last error met."""

    __slots__ = ("engine", "flags", "max_depth", "depth", "error", "active", "escapes", "plain", "precision")

    def __init__(self, engine: Engine, flags: int, depth: int) -> None:
        self.engine = engine
        self.flags = flags
        self.max_depth = depth
        self.depth = 0
        self.error = json.NONE
        self.active: set[int] = set()
        self.precision = engine.ini.serialize_precision
        escapes = dict(_ESCAPES)
        if flags & json.UNESCAPED_SLASHES:
            del escapes[ord("/")]
        for flag, chars in ((json.HEX_TAG, "<>"), (json.HEX_AMP, "&"), (json.HEX_APOS, "'"), (json.HEX_QUOT, '"')):
            if flags & flag:
                escapes.update({ord(char): f"\\u{ord(char):04X}" for char in chars})
        self.escapes = escapes

    def encode(self, value: Any) -> str:
        """The text; what comes after an error is only good with JSON_PARTIAL_OUTPUT_ON_ERROR."""
        out: list[str] = []
        try:
            self.value(value, out)
        except _Stop:
            return "".join(out)
        return "".join(out)

    def fail(self, code: int) -> None:
        """Note an error; ends the encoding unless partial output is wanted."""
        self.error = code
        if not self.flags & json.PARTIAL_OUTPUT:
            raise _Stop

    def value(self, value: Any, out: list[str]) -> None:
        """Append one value."""
        kind = type(value)
        if kind is str:
            self.string(value, out)
        elif kind is int:
            out.append(str(value))
        elif value is None:
            out.append("null")
        elif kind is bool:
            out.append("true" if value else "false")
        elif kind is float:
            self.float(value, out)
        elif kind is PhpArray:
            self.array(value, out)
        elif isinstance(value, PhpObject):
            self.object(value, out)
        else:
            self.fail(json.UNSUPPORTED_TYPE)
            out.append("null")

    def float(self, value: float, out: list[str]) -> None:
        """A float; infinite ones are errors, written as 0."""
        if value != value or value in (float("inf"), float("-inf")):
            self.fail(json.INF_OR_NAN)
            out.append("0")
            return
        text = float_to_gcvt(value, self.precision).replace("E", "e")
        if self.flags & json.PRESERVE_ZERO_FRACTION and "." not in text:
            text += ".0"
        out.append(text)

    # -- strings -------------------------------------------------------------------------------------------------

    def string(self, value: str, out: list[str]) -> None:
        """A string, or with JSON_NUMERIC_CHECK the number it holds."""
        if self.flags & json.NUMERIC_CHECK:
            number = numeric_prefix(value, False)
            if type(number) is int:
                out.append(str(number))
                return
            if type(number) is float and isfinite(number):
                self.float(number, out)
                return
        if value.isascii():
            out.append(f'"{value.translate(self.escapes)}"')
            return
        text = self.characters(value)
        out.append("null" if text is None else f'"{text}"')

    def characters(self, value: str) -> str | None:
        """The inside of a string that has bytes beyond ASCII; None when it is malformed."""
        flags = self.flags
        if flags & (json.INVALID_UTF8_IGNORE | json.INVALID_UTF8_SUBSTITUTE):
            value = compiled(repaired_utf8)(value, "" if flags & json.INVALID_UTF8_IGNORE else _REPLACEMENT)
        try:
            text = value.encode("latin-1").decode()
        except UnicodeDecodeError:
            self.fail(json.UTF8)
            return None
        if not flags & json.UNESCAPED_UNICODE:
            return _BEYOND_ASCII.sub(_as_units, text.translate(self.escapes))
        value = value.translate(self.escapes)
        if not flags & json.UNESCAPED_LINE_TERMINATORS:
            value = value.replace(_LINE_SEPARATOR, "\\u2028").replace(_PARAGRAPH_SEPARATOR, "\\u2029")
        return value

    # -- arrays and objects --------------------------------------------------------------------------------------

    def array(self, array: PhpArray, out: list[str]) -> None:
        """An array: as a list when it is one, else as an object."""
        if id(array) in self.active:
            self.fail(json.RECURSION)
            out.append("null")
            return
        as_list = not self.flags & json.FORCE_OBJECT and (
            array.packed is not None or all(key == index for index, key in enumerate(array.hash or ())))
        items = array.plain_items()
        self.members(id(array), items, as_list, out)

    def members(self, identity: int, items: list[tuple[Any, Any]], as_list: bool, out: list[str]) -> None:
        """The elements between brackets or braces."""
        opening, closing = "[]" if as_list else "{}"
        self.depth += 1
        self.active.add(identity)
        out.append(opening)
        pretty = self.flags & json.PRETTY_PRINT
        for index, (key, value) in enumerate(items):
            if index:
                out.append(",")
            if pretty:
                out.append("\n" + "    " * self.depth)
            if not as_list:
                self.key(key, out)
                out.append(": " if pretty else ":")
            self.value(value, out)
        self.active.discard(identity)
        if self.depth > self.max_depth:
            self.error = json.DEPTH
            if not self.flags & json.PARTIAL_OUTPUT:
                raise _Stop
        self.depth -= 1
        if items and pretty:
            out.append("\n" + "    " * self.depth)
        out.append(closing)

    def key(self, key: Any, out: list[str]) -> None:
        """A member's name; a malformed one becomes empty, and is an error that does not end the encoding."""
        if type(key) is int:
            out.append(f'"{key}"')
            return
        try:
            text = key.translate(self.escapes) if key.isascii() else self.characters(key)
        except _Stop:
            text = None
        out.append(f'"{text or ""}"')

    def object(self, obj: PhpObject, out: list[str]) -> None:
        """An object: what jsonSerialize() gives, an enum's value, else the public properties."""
        ce = obj.ce
        if is_instance(self.engine, obj, "jsonserializable"):
            self.serializable(obj, out)
            return
        if ce.flags & acc.ACC_ENUM:
            if not ce.enum_backing_type:
                self.fail(json.NON_BACKED_ENUM)
                out.append("0")
                return
            self.value(obj.slots[1], out)
            return
        if id(obj) in self.active:
            self.fail(json.RECURSION)
            out.append("null")
            return
        from zvm.runtime.objects.property_tables import visible_properties

        items = [(key, value.value if type(value) is Reference else value)
                 for key, value in visible_properties(self.engine, obj, None, True)]
        self.members(id(obj), items, False, out)

    def serializable(self, obj: PhpObject, out: list[str]) -> None:
        """An object that says itself what to encode (php_json_encode_serializable_object)."""
        if id(obj) in self.active:
            self.fail(json.RECURSION)
            out.append("null")
            return
        self.active.add(id(obj))
        value = self.engine.call_method(obj, "jsonserialize")
        if isinstance(value, PhpObject) and value is obj:
            self.active.discard(id(obj))
            if id(obj) in self.active:
                return
            from zvm.runtime.objects.property_tables import visible_properties

            items = [(key, item.value if type(item) is Reference else item)
                     for key, item in visible_properties(self.engine, obj, None, True)]
            self.members(id(obj), items, False, out)
            return
        self.value(value, out)
        self.active.discard(id(obj))
