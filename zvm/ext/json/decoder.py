"""Reading JSON (ext/json/json_scanner.re, json_parser.y)."""
from __future__ import annotations

from zvm.ext.json import constants as json
from zvm.ext.standard.strings.encodings import next_utf8
from zvm.runtime.objects.lifecycle import instantiate
from zvm.runtime.values.arrays import PhpArray, normalize_key
from zvm.runtime.values.zval import INT_MAX, INT_MIN

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

_SPACE = " \t\n\r"
_DIGITS = frozenset("0123456789")
_HEX = frozenset("0123456789abcdefABCDEF")
_ESCAPES = {'"': '"', "\\": "\\", "/": "/", "b": "\b", "f": "\f", "n": "\n", "r": "\r", "t": "\t"}
_STACK_LIMIT = 9999  # YYMAXDEPTH of the parser PHP has Bison make, less one
_LITERALS = (("true", True), ("false", False), ("null", None))


class DecodeError(Exception):
    """The text is not JSON; `code` is a JSON_ERROR_*."""

    def __init__(self, code: int) -> None:
        self.code = code


class Decoder:
    """One json_decode()."""

    __slots__ = ("engine", "text", "at", "flags", "max_depth", "depth", "stack", "object_class")

    def __init__(self, engine: Engine, text: str, flags: int, depth: int) -> None:
        self.engine = engine
        self.text = text
        self.at = 0
        self.flags = flags
        self.max_depth = depth
        self.depth = 0
        self.stack = 1  # symbols Bison would have on its stack, those being read aside
        self.object_class = engine.internal_class("stdClass")

    def decode(self) -> Any:
        """The value. Raises DecodeError."""
        value = self.value()
        if self.peek():
            self.unexpected()
        return value

    def peek(self) -> str:
        """The next byte that is not white space, "" at the end."""
        text, at = self.text, self.at
        while True:
            char = text[at:at + 1]
            if not char or char not in _SPACE:
                self.at = at
                return char
            at += 1

    def unexpected(self, closing: str = "") -> None:
        """Raise the error the token at hand means, where only `closing` or more were expected."""
        char = self.peek()
        if char == '"':
            self.string()
        elif char and char < " ":
            raise DecodeError(json.CTRL_CHAR)
        elif char and char in "]}" and closing:
            raise DecodeError(json.STATE_MISMATCH)
        elif char >= "\x80" and next_utf8(self.text, self.at)[0] < 0:
            raise DecodeError(json.UTF8)
        raise DecodeError(json.SYNTAX)

    def value(self) -> Any:
        """The value at hand."""
        char = self.peek()
        if char == '"':
            return self.string()
        if char == "{":
            return self.object()
        if char == "[":
            return self.array()
        if char == "-" or char in _DIGITS:
            return self.number()
        for name, value in _LITERALS:
            if char == name[0] and self.text.startswith(name, self.at):
                self.at += len(name)
                return value
        return self.unexpected()

    def enter(self) -> None:
        """One level deeper: a bracket and the action after it, with what closes it."""
        self.at += 1
        self.depth += 1
        if self.depth >= self.max_depth:
            raise DecodeError(json.DEPTH)
        self.stack += 2
        self.make_room(2)

    def make_room(self, symbols: int) -> None:
        """A syntax error where Bison's stack overflows."""
        if self.stack + symbols > _STACK_LIMIT:
            raise DecodeError(json.SYNTAX)

    def nested_value(self, symbols: int) -> Any:
        """The value at hand, of an array or object of which so many symbols are on the stack."""
        self.make_room(symbols + 1)
        self.stack += symbols
        value = self.value()
        self.stack -= symbols
        return value

    def leave(self) -> None:
        self.at += 1
        self.depth -= 1
        self.stack -= 2

    def array(self) -> PhpArray:
        """A list."""
        self.enter()
        values: list[Any] = []
        if self.peek() != "]":
            while True:
                if not values and self.peek() == "}":
                    raise DecodeError(json.STATE_MISMATCH)
                values.append(self.nested_value(2 if values else 0))
                char = self.peek()
                if char == ",":
                    self.at += 1
                    continue
                if char == "]":
                    break
                self.unexpected("]")
        self.leave()
        return PhpArray.from_list(values)

    def object(self) -> Any:
        """An object, or with JSON_OBJECT_AS_ARRAY an array. It is made when its first value has been read."""
        self.enter()
        made: Any = None
        as_array = self.flags & json.OBJECT_AS_ARRAY
        if self.peek() != "}":
            while True:
                if self.peek() != '"':
                    self.unexpected("}" if made is None else "")
                name = self.string()
                if self.peek() != ":":
                    self.unexpected()
                self.at += 1
                value = self.nested_value(2 if made is None else 4)
                if made is None:
                    made = PhpArray() if as_array else instantiate(self.engine, self.object_class)
                self.store(made, name, value)
                char = self.peek()
                if char == ",":
                    self.at += 1
                    continue
                if char == "}":
                    break
                self.unexpected("}")
        elif as_array:
            made = PhpArray()
        self.leave()
        return instantiate(self.engine, self.object_class) if made is None else made

    def store(self, container: Any, name: str, value: Any) -> None:
        """Add a member."""
        if type(container) is PhpArray:
            container.set(normalize_key(name), value)
            return
        if name[:1] == "\0":
            raise DecodeError(json.INVALID_PROPERTY_NAME)
        if container.dynamic is None:
            container.dynamic = {}
        container.dynamic[name] = value

    def number(self) -> Any:
        """An int, or a float when it has a fraction, an exponent or does not fit."""
        text, start = self.text, self.at
        at = start + 1 if text[start] == "-" else start
        first = text[at:at + 1]
        if first not in _DIGITS:
            raise DecodeError(json.SYNTAX)
        at += 1
        if first != "0":
            while text[at:at + 1] in _DIGITS:
                at += 1
        end = at
        if text[end:end + 1] == "." and text[end + 1:end + 2] in _DIGITS:
            end += 2
            while text[end:end + 1] in _DIGITS:
                end += 1
        if text[end:end + 1] in ("e", "E"):
            digits = end + 2 if text[end + 1:end + 2] in ("+", "-") else end + 1
            if text[digits:digits + 1] in _DIGITS:
                end = digits
                while text[end:end + 1] in _DIGITS:
                    end += 1
        self.at = end
        if end > at:
            return float(text[start:end])
        value = int(text[start:end])
        if INT_MIN <= value <= INT_MAX:
            return value
        return text[start:end] if self.flags & json.BIGINT_AS_STRING else float(value)

    def string(self) -> str:
        """A string with its escapes resolved."""
        text = self.text
        at = self.at + 1
        parts: list[str] = []
        while True:
            char = text[at:at + 1]
            if char == '"':
                self.at = at + 1
                return "".join(parts)
            if char < " ":
                raise DecodeError(json.CTRL_CHAR)
            if char == "\\":
                part, at = self.escape(at)
                parts.append(part)
            elif char < "\x80":
                parts.append(char)
                at += 1
            else:
                code, size = next_utf8(text, at)
                if code >= 0:
                    parts.append(text[at:at + size])
                elif self.flags & json.INVALID_UTF8_SUBSTITUTE:
                    parts.append("\xef\xbf\xbd")
                elif not self.flags & json.INVALID_UTF8_IGNORE:
                    raise DecodeError(json.UTF8)
                at += size if code >= 0 else 1

    def escape(self, at: int) -> tuple[str, int]:
        """The escape sequence at `at` and the place after it."""
        char = self.text[at + 1:at + 2]
        if char != "u":
            if char in _ESCAPES:
                return _ESCAPES[char], at + 2
            raise DecodeError(json.SYNTAX)
        code = self.hex(at + 2)
        if code < 0:
            raise DecodeError(json.SYNTAX)
        at += 6
        if 0xD800 <= code <= 0xDFFF:
            low = self.hex(at + 2) if self.text[at:at + 2] == "\\u" else -1
            if code >= 0xDC00 or not 0xDC00 <= low <= 0xDFFF:
                raise DecodeError(json.UTF16)
            code = 0x10000 + ((code & 0x3FF) << 10) + (low & 0x3FF)
            at += 6
        return chr(code).encode("utf-8").decode("latin-1"), at

    def hex(self, at: int) -> int:
        """What four hexadecimal digits are; -1 where they are not."""
        digits = self.text[at:at + 4]
        return int(digits, 16) if len(digits) == 4 and _HEX.issuperset(digits) else -1
