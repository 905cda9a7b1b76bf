"""The stream filters convert.base64-* and convert.quoted-printable-* (ext/standard/filters.c).

Each works on pieces as they come and keeps what is undecided of one piece for the next. Made by filters.py.
"""
from __future__ import annotations

from zvm.ext.standard.streams.filter_base import NORMAL, Filter
from zvm.runtime.execute_data import running_function
from zvm.runtime.values import convert
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.zval import Reference
from zvm.targets import V8_4

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

_DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
_BASE64 = frozenset(_DIGITS)
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
        size = len(data) if flag != NORMAL else len(data) // 3 * 3
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

    def refuse(self) -> str | None:
        """Warn; what a filter that fails gives."""
        self.engine.diagnostics.warning(f"{running_function(self.engine)}(): Stream filter ({self.name}): invalid byte "
                                        "sequence")
        return None


class Base64Decode(_Decoder):
    """Skips bytes that are not digits; nothing may follow the padding. Each byte comes out as soon as its bits
    are there, but not those of a piece with an error."""

    def __init__(self, engine: Engine, name: str, params: Any) -> None:
        super().__init__(engine, name, params)
        self.ended = self.broken = False
        self.digits = self.bits = 0  # how many digits have come, and those of their bits that are not a byte yet

    def process(self, data: str, flag: int) -> str | None:
        if self.broken:
            return self.refuse() if data else ""
        out: list[str] = []
        for char in data:
            if char == "=":
                self.broken = not self.ended and self.digits % 4 < 2
                self.ended = True
                if self.broken:
                    return self.refuse()
            elif char in _BASE64:
                if self.ended:
                    return self.refuse()
                self._digit(char, out)
        return "".join(out)

    def _digit(self, char: str, out: list[str]) -> None:
        self.bits = self.bits << 6 | _DIGITS.index(char)
        self.digits += 1
        missing = self.digits % 4  # of four digits the first has but six bits, then there are two more each
        if missing != 1:
            spare = 4 if missing == 2 else 2 if missing == 3 else 0
            out.append(chr(self.bits >> spare & 0xFF))
            self.bits &= (1 << spare) - 1


class QuotedPrintableEncode(Filter):
    """Lines are broken where parameters say how long they are; white space that seems to end a line is encoded
    (php_conv_qprint_encode_convert)."""

    def __init__(self, engine: Engine, name: str, params: Any) -> None:
        self.options = _Options(engine, params)
        self.length = self.options.length if self.options.breaks is not None else 0
        self.left = self.length
        self.matched = 0  # characters of a line break that have come
        self.passed_on = 0  # of these, as text since what followed made no line break of them

    def process(self, data: str, flag: int) -> str | None:
        breaks = self.options.breaks
        out: list[str] = []
        at = trailing = 0
        while True:
            if breaks and not self.options.binary and data[at:at + 1] == breaks[self.matched]:
                at += 1
                self.matched += 1
                if self.matched == len(breaks):
                    out.append(breaks)
                    self.left = self.length
                    self.matched = self.passed_on = 0
                continue
            if self.passed_on < self.matched and breaks:
                char = breaks[self.passed_on]
            elif at < len(data):
                char = data[at]
            else:
                return "".join(out)
            if char in " \t" and not trailing and not self.options.binary:
                if breaks is not None:
                    if self.left < 2:
                        self._break_line(out)
                        continue
                    trailing = self._trailing_space(data, at)
                    if trailing:
                        continue
                out.append(char)
                self.left -= 1
            else:
                trailing -= self._encode(char, out) and trailing > 0
            if self.passed_on < self.matched:
                self.passed_on += 1
            else:
                self.matched = self.passed_on = 0
                at += 1

    def _break_line(self, out: list[str]) -> None:
        out.append(f"={self.options.breaks}")
        self.left = self.length

    def _encode(self, char: str, out: list[str]) -> bool:
        """Append a character, after a soft line break where it needs one; whether it was encoded."""
        is_first = not self.length or self.left >= self.length
        plain = "!" <= char <= "~" and char != "=" and not (self.options.force_first and is_first)
        if self.options.breaks is not None and self.left < (2 if plain else 4):
            self._break_line(out)
        out.append(char if plain else f"={ord(char):02X}")
        self.left -= 1 if plain else 3
        return not plain

    def _trailing_space(self, data: str, at: int) -> int:
        """How much white space is taken for the end of a line; PHP does not look at the last character of a piece."""
        assert self.options.breaks is not None
        count, matched = 1, 0
        for char in data[at:-1]:
            if char == self.options.breaks[matched]:
                matched += 1
                if matched == len(self.options.breaks):
                    break
            elif matched or char not in " \t":
                return 0
            else:
                count += 1
        return count


class QuotedPrintableDecode(_Decoder):
    """=XX and soft line breaks taken out, those of a parameter or, without it, any. What cannot be decoded is lost
    with the rest of its piece, and decoding goes on where it was (php_conv_qprint_decode_convert)."""

    def __init__(self, engine: Engine, name: str, params: Any) -> None:
        super().__init__(engine, name, params)
        breaks = params.get("line-break-chars", None) if type(params) is PhpArray else None
        breaks = breaks.value if type(breaks) is Reference else breaks
        self.breaks = None if breaks is None else convert.to_string(engine, breaks)
        self.step = self._text
        self.matched = 0  # characters of a line break
        self.byte = 0
        self.reads_small = engine.target == V8_4  # digits "a" to "f" as what they are

    def process(self, data: str, flag: int) -> str | None:
        out: list[str] = []
        at = 0
        while at < len(data):
            taken = self.step(data[at], out)
            if taken is None:
                return self.refuse()
            at += taken
        return "".join(out)

    def _text(self, char: str, out: list[str]) -> int | None:
        if char == "=":
            self.step = self._escape
        else:
            out.append(char)
        return 1

    def _escape(self, char: str, out: list[str]) -> int | None:
        if char in " \t":
            self.step = self._blanks
        elif self.breaks is None and char == "\n":
            self.step = self._text
        elif char == ("\r" if self.breaks is None else self.breaks[:1]):
            self.matched = 1
            self.step = self._break
        else:
            return self._digit(char, out)
        return 1

    def _digit(self, char: str, out: list[str]) -> int | None:
        if char not in _HEX:
            return None
        if self.reads_small:
            char = char.upper()
        self.byte = self.byte << 4 | ord(char) - (0x37 if char >= "A" else 0x30)  # small letters set a bit too many
        if self.step == self._digit:
            out.append(chr(self.byte & 0xFF))
            self.step = self._text
        else:
            self.step = self._digit
        return 1

    def _blanks(self, char: str, out: list[str]) -> int | None:
        if self.breaks is not None and char == self.breaks[:1]:
            self.matched = 1
            self.step = self._break
        elif char not in " \t":
            return None
        return 1

    def _break(self, char: str, out: list[str]) -> int | None:
        """After the first character of a soft line break."""
        breaks = "\r\n" if self.breaks is None else self.breaks
        if self.matched < len(breaks) and char == breaks[self.matched]:
            self.matched += 1
            taken = 1
        else:
            if self.matched < len(breaks) and self.breaks is not None:
                out.append(breaks[:self.matched])  # it was none
            taken = 0
        if not taken or self.matched == len(breaks):
            self.step = self._text
            self.matched = 0
        return taken
