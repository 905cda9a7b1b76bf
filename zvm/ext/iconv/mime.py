"""iconv_mime_encode(), iconv_mime_decode() and iconv_mime_decode_headers() (ext/iconv/iconv.c)."""
from __future__ import annotations

from base64 import b64encode
from contextlib import suppress
from errno import E2BIG, EINVAL

from zvm.ext.iconv.conversion import (
    ASCII,
    MALFORMED,
    TOO_BIG,
    UNKNOWN,
    WRONG_CHARSET,
    Failure,
    append,
    failure,
    open_converter,
    report,
)
from zvm.ext.iconv.functions import charset_of, is_too_long, setting
from zvm.ext.vocabulary import EMPTY, Array, False_, Int, Null, Str, function
from zvm.runtime.values import convert
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.patterns import lazy_pattern
from zvm.runtime.values.zval import Reference

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine
    from zvm.ext.iconv.library import Converter

STRICT, CONTINUE_ON_ERROR = 1, 2
_PLAIN = frozenset(range(0x21, 0x7F)) - frozenset(b"=?_")
_WORDS = lazy_pattern("[!-<>-~]+(?:[ \t]+[!-<>-~]+)*")
_LINE_LENGTH = 76
_AHEAD = 16  # bytes, more than a character has
# charsets without states in which ASCII is the same
_STATELESS = lazy_pattern("(?i:utf-?8|(?:us-)?ascii|iso-?8859-[0-9]+|latin1|(?:windows-|cp)125[0-9]|koi8-[ru])(?://.*)?")

CONSTANTS = {"ICONV_MIME_DECODE_STRICT": STRICT, "ICONV_MIME_DECODE_CONTINUE_ON_ERROR": CONTINUE_ON_ERROR}


# ---- encoding ----------------------------------------------------------------------------------------------------

@function
def iconv_mime_encode(engine: Engine, field_name: Str, field_value: Str, options: Array = EMPTY) -> Str | False_:
    def option(name: str) -> Any:
        value = options.get(name, None)
        return value.value if type(value) is Reference else value

    charsets = []
    for name in ("input-charset", "output-charset"):
        given = option(name)
        if type(given) is str and is_too_long(engine, given):
            return False
        charsets.append(given if type(given) is str and given else setting(engine, "internal_encoding"))
    scheme, length, breaks = option("scheme"), option("line-length"), option("line-break-chars")
    encoder = _Encoder(charsets[0], charsets[1], type(scheme) is str and scheme[:1] in ("Q", "q"),
                       _LINE_LENGTH if length is None else convert.to_int(engine, length),
                       "\r\n" if breaks is None else convert.to_string(engine, breaks))
    try:
        return encoder.encode(field_name, field_value)
    except Failure as problem:
        report(engine, problem, charsets[1], charsets[0])
        return False


class _Encoder:
    """Makes one header field, with as much in each encoded word as its line has room for."""

    def __init__(self, from_charset: str, to_charset: str, quoted: bool, line_length: int, line_break: str) -> None:
        self.from_charset, self.to_charset = from_charset, to_charset
        self.quoted = quoted
        self.line_length = line_length
        self.line_break = line_break.partition("\0")[0]
        self.keeps_ascii = all(_STATELESS.fullmatch(charset) for charset in (from_charset, to_charset))

    def encode(self, field_name: str, field_value: str) -> str:
        """Raises Failure."""
        least = max(len(field_name) + 2, len(self.to_charset) + 12)
        if self.line_length < 0 or least >= self.line_length:
            raise Failure(TOO_BIG)
        name, value = field_name.encode("latin-1"), field_value.encode("latin-1")
        plain = open_converter(ASCII, self.from_charset)
        converter = open_converter(self.to_charset, self.from_charset)
        converted: list[bytes] = []
        with suppress(Failure):
            append(converted, name, plain)
        parts = [b"".join(converted).decode("latin-1") + ": "]
        room = self.line_length - len(name) - 2
        start = f"=?{self.to_charset}?{'Q' if self.quoted else 'B'}?"
        shortest = len(start) + 2 + (3 if self.quoted else 4)
        position = 0
        while True:
            if room < shortest + len(self.line_break) + 1:
                parts.append(self.line_break + " ")
                room = self.line_length - 1
            room -= len(start)
            text, used = self._word(converter, value, position, room - 2)
            parts.append(f"{start}{text}?=")
            room -= len(text) + 2
            position += used
            if position >= len(value):
                return "".join(parts)

    def _word(self, converter: Converter, value: bytes, start: int, room: int) -> tuple[str, int]:
        if self.quoted:
            return self._quoted(converter, value, start, room)
        return self._base64(converter, value, start, room)

    def _step(self, converter: Converter, value: bytes, start: int, room: int) -> tuple[bytes, int, int]:
        """converter.step() of the rest of the value, of which no more is handed over than there is room for."""
        output, position, error = b"", start, 0
        while True:
            part = value[position:position + room + _AHEAD]
            if self.keeps_ascii and part.isascii():
                used = min(len(part), room - len(output))
                return output + part[:used], position + used - start, E2BIG if used < len(part) else 0
            found, used, error = converter.step(part, room - len(output))
            output += found
            position += used
            if error not in (0, EINVAL) or position + len(part) - used >= len(value) or not used:
                return output, position - start, error

    def _base64(self, converter: Converter, value: bytes, start: int, room: int) -> tuple[str, int]:
        """What of the value fits into so many characters, and how much that is."""
        size = room // 4 * 3
        reserved = 4  # for what leads back to the initial state
        while True:
            if size <= reserved:
                raise Failure(TOO_BIG)
            output, used, error = self._step(converter, value, start, size - reserved)
            if error and error != E2BIG:
                raise failure(error)
            if error and not used:
                raise Failure(TOO_BIG)
            if self.keeps_ascii:
                return b64encode(output).decode(), used
            ending, _, error = converter.step(None, size - len(output))
            if not error:
                return b64encode(output + ending).decode(), used
            converter.reset()
            reserved += 4

    def _quoted(self, converter: Converter, value: bytes, start: int, room: int) -> tuple[str, int]:
        size = room
        while size > 0:
            output, used, error = self._step(converter, value, start, size)
            if error and error != E2BIG:
                raise failure(error)
            if error and not used:
                raise Failure(UNKNOWN)
            if not self.keeps_ascii:
                output += converter.step(None, size - len(output))[0]
            text = "".join([chr(byte) if byte in _PLAIN else f"={byte:02X}" for byte in output])
            if len(text) <= room:
                if not self.keeps_ascii:
                    converter.reset()
                return text, used
            size -= (len(text) - room + 2) // 3
        raise Failure(UNKNOWN)


# ---- decoding ----------------------------------------------------------------------------------------------------

@function
def iconv_mime_decode(engine: Engine, string: Str, mode: Int = 0, encoding: Str | Null = None) -> Str | False_:
    charset = charset_of(engine, encoding)
    if charset is None:
        return False
    try:
        return _Decoder(string, charset, mode).decode()
    except Failure as problem:
        report(engine, problem, charset, "???")
        return False


@function
def iconv_mime_decode_headers(engine: Engine, headers: Str, mode: Int = 0,
                              encoding: Str | Null = None) -> Array | False_:
    charset = charset_of(engine, encoding)
    if charset is None:
        return False
    found = PhpArray()
    try:
        while headers:
            decoder = _Decoder(headers, charset, mode)
            line = decoder.decode()
            if not line and not decoder.output:
                break
            headers = headers[decoder.position:]
            name, colon, value = line.partition(":")
            if colon:
                _add_header(found, name, value.lstrip(" \t"))
    except Failure as problem:
        report(engine, problem, charset, "???")
        return False
    return found


def _add_header(found: PhpArray, name: str, value: str) -> None:
    """Add a field; of several with one name there is a list."""
    before = found.get(name, None)
    if before is None:
        found.set(name, value)
    elif type(before) is PhpArray:
        before.append(value)
    else:
        found.set(name, PhpArray.from_list([before, value]))


class _Decoder:
    """Decodes one header field; `position` is then where the next begins.

    `word` is where an encoded word began, and remains after it until other text follows, `blanks` where blanks did.
    """

    def __init__(self, header: str, charset: str, mode: int) -> None:
        self.header = header
        self.charset = charset
        self.strict = bool(mode & STRICT)
        self.lenient = bool(mode & CONTINUE_ON_ERROR)
        self.position = 0
        self.output: list[bytes] = []
        self.plain = open_converter(charset, ASCII)
        self.converter: Converter | None = None
        self.after_word = False

    def decode(self) -> str:
        """Raises Failure."""
        in_text = False  # in strict mode, "=" within other text begins nothing
        after_blanks = False
        while self.position < len(self.header):
            char = self.header[self.position]
            if char in "\r\n":
                if not self._fold():
                    break
                in_text = False
            elif char in " \t":
                self._blanks()
                in_text = False
                after_blanks = True
                continue
            elif char == "=" and not (in_text and self.strict):
                in_text = self._encoded_word()
            else:
                in_text = self._words() or self._text(char, after_blanks or in_text and self.strict)
            after_blanks = False
        if self.converter is not None:
            append(self.output, None, self.converter)
        append(self.output, None, self.plain)
        return b"".join(self.output).decode("latin-1")

    def _words(self) -> bool:
        """Add the words of ASCII that stand here, if the charset has all their characters; whether it did."""
        words = _WORDS.match(self.header, self.position)
        if words is None:
            return False
        size = len(self.output)
        try:
            self._plain(words[0])
        except Failure:
            del self.output[size:]
            self.plain.reset()
            return False
        self.position = words.end()
        self.after_word = False
        return True

    def _text(self, char: str, unchecked: bool) -> bool:
        """Add a character; PHP looks only at some of them for errors."""
        self.position += 1
        try:
            self._plain(char)
        except Failure:
            if not (self.lenient or unchecked):
                raise
        self.after_word = False
        return True

    def _plain(self, text: str) -> None:
        """Add text that is not encoded. Raises Failure."""
        append(self.output, text.encode("latin-1"), self.plain)

    def _fold(self) -> bool:
        """Pass over the end of a line; False where it ends the field. A line that begins with a blank goes on."""
        header = self.header
        if header[self.position] == "\r":
            if header[self.position + 1:self.position + 2] != "\n":
                if self.position + 1 == len(header) and not self.lenient:
                    raise Failure(MALFORMED)
                self._plain(header[self.position:self.position + 2])
                self.position += 2
                return True
            self.position += 1
        self.position += 1
        if header[self.position:self.position + 1] not in (" ", "\t"):
            return False
        while header[self.position:self.position + 1] in (" ", "\t"):
            self.position += 1
        if not self.after_word:
            self._plain(" ")
        return True

    def _blanks(self) -> None:
        """Blanks are text, but for those between encoded words and those at the end of a line or the field."""
        start = self.position
        header = self.header
        while header[self.position:self.position + 1] in (" ", "\t"):
            self.position += 1
        following = header[self.position:self.position + 1]
        if following in ("", "\r", "\n") or following == "=" and self.after_word:
            return
        self._plain(header[start:self.position])

    def _encoded_word(self) -> bool:
        """Decode the word that begins here; whether what is there is text instead."""
        start = self.position
        end = self._parse(start)
        if end is None:
            return True
        following = self.header[end:end + 1]
        if following and following not in "\r\n \t" and self.strict:
            self._plain(self.header[start:end + 1])
            self.position = end + 1
            return True
        self.position = end
        self.after_word = True
        self._add_word(start, end)
        return bool(following) and following not in "\r\n \t" and self.strict

    def _reject(self, start: int, end: int) -> None:
        """What looked like an encoded word until `end` is text if errors do not matter. Raises Failure."""
        if not self.lenient:
            raise Failure(MALFORMED)
        self._plain(self.header[start:end])
        self.position = end
        self.after_word = False

    def _parse(self, start: int) -> int | None:
        """The end of an encoded word; None when there is none, and the position is after what is text."""
        header = self.header
        if header[start + 1:start + 2] != "?":
            return self._no_word(start)
        name_start = start + 2
        name_end = next((at for at in range(name_start, len(header)) if header[at] in "?*\r\n"), len(header))
        if name_end == len(header):
            return self._cut(start)
        if header[name_end] in "\r\n":
            self._plain(header[start:name_end])
            self.position = name_end
            return None
        if name_end - name_start > 79:
            self._reject(start, name_end + 1)
            return None
        if not self._open(header[name_start:name_end], start, name_end):
            return None
        at = name_end if header[name_end] == "?" else header.find("?", name_end)
        if at < 0 or at + 1 >= len(header):
            return self._cut(start)
        self.quoted = header[at + 1] in "Qq"
        if header[at + 1] not in "BbQq":
            self._reject(start, at + 2)
            return None
        if at + 2 >= len(header):
            return self._cut(start)
        if header[at + 2] != "?":
            self._reject(start, at + 3)
            return None
        self.text_start = at + 3
        self.text_end = header.find("?", self.text_start)
        if self.text_end < 0 or self.text_end + 1 >= len(header):
            return self._cut(start)
        if header[self.text_end + 1] != "=":
            self._reject(start, self.text_end + 2)
            return None
        return self.text_end + 2

    def _no_word(self, start: int) -> int | None:
        """There is only an equals sign, and what follows it."""
        following = self.header[start + 1:start + 2]
        if not following:
            return self._cut(start)
        end = start + 1 if following in "\r\n" else start + 2
        self._plain(self.header[start:end])
        self.position = end
        self.after_word = False
        return None

    def _cut(self, start: int) -> int | None:
        """The header ends within an encoded word. Raises Failure."""
        if not self.lenient:
            raise Failure(MALFORMED)
        if start + 1 == len(self.header):
            self._plain("=")
        self.position = len(self.header)
        return None

    def _open(self, charset: str, start: int, name_end: int) -> bool:
        """Open the converter for a word's charset. Without such a charset the word is text if errors do not matter."""
        try:
            self.converter = open_converter(self.charset, charset)
        except Failure:
            if not self.lenient:
                raise Failure(WRONG_CHARSET) from None
            end = name_end
            for _ in range(2):
                end = self.header.find("?", end + 1)
                if end < 0:
                    end = len(self.header) - 1
                    break
            if self.header[end + 1:end + 2] == "=":
                end += 1
            self._plain(self.header[start:end + 1])
            self.position = end + 1
            self.after_word = True
            return False
        return True

    def _add_word(self, start: int, end: int) -> None:
        from zvm.ext.standard.network.url import base64_decode
        from zvm.ext.standard.strings.encodings import quoted_printable_decode

        text = self.header[self.text_start:self.text_end]
        decoded = quoted_printable_decode(text.replace("_", " ")) if self.quoted else base64_decode(text, False)
        assert self.converter is not None
        try:
            append(self.output, decoded.encode("latin-1") if type(decoded) is str else b"", self.converter)
            append(self.output, None, self.converter)  # what a character that may combine with the next one waits for
        except Failure:
            if not self.lenient:
                raise
            self.after_word = False
            try:
                self._plain(self.header[start:end])
            except Failure:
                self.position += 1  # with the word goes what separates it


