"""The stream filters convert.base64-* and convert.quoted-printable-* (ext/standard/filters.c).

Each works on pieces as they come and keeps what is undecided of one piece for the next. Made by filters.py.
"""
from __future__ import annotations

from zvm.ext.standard.streams.filter_base import CLOSING, Filter
from zvm.runtime.execute_data import running_function
from zvm.runtime.values import convert
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.zval import Reference

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

_BASE64 = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
_HEX = frozenset("0123456789abcdefABCDEF")


class _Options:
    """The filter's parameters, from an array: line length and line break, None where lines are not broken."""

    def __init__(self, engine: Engine, params: Any) -> None:
        def option(name: str) -> Any:
            value = params.get(name, None) if type(params) is PhpArray else None
            return value.value if type(value) is Reference else value

        length, breaks = option("line-length"), option("line-break-chars")
        self.length = 0 if length is None else convert.to_int(engine, length)
        self.breaks: str | None = None
        if self.length >= 4:
            self.breaks = "\r\n" if breaks is None else convert.to_string(engine, breaks)
        self.binary = convert.to_bool(engine, option("binary"))
        self.force_first = convert.to_bool(engine, option("force-encode-first"))


class Base64Encode(Filter):
    """Groups of three bytes; the rest waits."""

    def __init__(self, engine: Engine, name: str, params: Any) -> None:
        self.options = _Options(engine, params)
        self.held = ""
        self.left = self.options.length

    def process(self, data: str, flag: int) -> str | None:
        from zvm.ext.standard.network.url import base64_encode

        data = self.held + data
        size = len(data) if flag == CLOSING else len(data) // 3 * 3
        self.held = data[size:]
        text = base64_encode(data[:size])
        if self.options.breaks is None:
            return text
        lines = []
        for at in range(0, len(text), 4):
            if self.left < 4:
                lines.append(self.options.breaks)
                self.left = self.options.length
            lines.append(text[at:at + 4])
            self.left -= 4
        return "".join(lines)


class _Decoder(Filter):
    """A filter that may meet what it cannot decode."""

    def __init__(self, engine: Engine, name: str, params: Any) -> None:
        self.engine = engine
        self.name = name
        self.held = ""
        self.ended = self.broken = False

    def refuse(self) -> str | None:
        """Warn; what a filter that fails gives."""
        self.broken = True
        self.engine.diagnostics.warning(f"{running_function(self.engine)}(): Stream filter ({self.name}): invalid byte "
                                        "sequence")
        return None


class Base64Decode(_Decoder):
    """Bytes that are no digits are passed over; nothing may follow the padding."""

    def process(self, data: str, flag: int) -> str | None:
        from zvm.ext.standard.network.url import base64_decode

        if self.broken:
            return self.refuse() if data else ""
        for char in data:
            if char == "=":
                if not self.ended and len(self.held) % 4 < 2:
                    return self.refuse()
                self.ended = True
            elif char in _BASE64:
                if self.ended:
                    return self.refuse()
                self.held += char
        size = len(self.held) if self.ended or flag == CLOSING else len(self.held) // 4 * 4
        whole, self.held = self.held[:size], self.held[size:]
        return base64_decode(whole) or ""


class QuotedPrintableEncode(Filter):
    """Lines are broken where parameters say how long they are; white space before a break is encoded."""

    def __init__(self, engine: Engine, name: str, params: Any) -> None:
        self.options = _Options(engine, params)
        self.held = ""  # the beginning of a line break
        self.left = self.options.length
        self.trailing = 0  # white space to encode yet

    def process(self, data: str, flag: int) -> str | None:
        options = self.options
        text, self.held = self.held + data, ""
        out: list[str] = []
        at = 0
        while at < len(text):
            if options.breaks and not options.binary:
                if text.startswith(options.breaks, at):
                    out.append(options.breaks)
                    at += len(options.breaks)
                    self.left = options.length
                    continue
                if options.breaks.startswith(text[at:]):
                    self.held = text[at:]
                    break
            at += self._encode(text, at, out)
        return "".join(out)

    def _encode(self, text: str, at: int, out: list[str]) -> int:
        """Append one character, or a soft line break before it; how many characters were taken."""
        options, char = self.options, text[at]
        is_space = char in " \t" and not options.binary and not self.trailing
        plain = "!" <= char <= "~" and char != "=" and not (options.force_first and self.left >= options.length)
        if options.breaks is not None and self.left < (2 if is_space or plain else 4):
            out.append("=" + options.breaks)
            self.left = options.length
            if not plain:
                return 0
        if is_space:
            self.trailing = self._trailing_space(text, at)
            if self.trailing:
                return 0
        if is_space or plain:
            out.append(char)
            self.left -= 1
            return 1
        out.append(f"={ord(char):02X}")
        self.left -= 3
        self.trailing -= self.trailing > 0
        return 1

    def _trailing_space(self, text: str, at: int) -> int:
        """How much white space stands before a line break or the end of the piece; 0 for that within a line."""
        if self.options.breaks is None:
            return 0
        end = at
        while text[end:end + 1] and text[end] in " \t":
            end += 1
        return end - at if end == len(text) or text.startswith(self.options.breaks, end) else 0


class QuotedPrintableDecode(_Decoder):
    """=XX and soft line breaks taken out."""

    def process(self, data: str, flag: int) -> str | None:
        if self.broken:
            return self.refuse() if data else ""
        text, self.held = self.held + data, ""
        out: list[str] = []
        at = 0
        while (mark := text.find("=", at)) >= 0:
            out.append(text[at:mark])
            end = self._escape_end(text, mark)
            if end is None:
                return self.refuse()
            if end < 0:
                self.held = text[mark:]
                return "".join(out)
            if text[mark + 1] in _HEX:
                out.append(chr(int(text[mark + 1:end], 16)))
            at = end
        out.append(text[at:])
        return "".join(out)

    @staticmethod
    def _escape_end(text: str, mark: int) -> int | None:
        """Where the escape that starts at `mark` ends: -1 beyond the piece, None when it is none."""
        rest = text[mark + 1:]
        if not rest:
            return -1
        if rest[0] in _HEX:
            return mark + 3 if len(rest) > 1 and rest[1] in _HEX else -1 if len(rest) == 1 else None
        if rest[0] == "\n":
            return mark + 2
        after = rest.lstrip(" \t")
        if after[:2] == "\r\n":
            return mark + 3 + len(rest) - len(after)
        return -1 if after in ("", "\r") else None
