"""mb_encode_mimeheader() and mb_decode_mimeheader(): encoded words of RFC 2047 (mime_header_encoder, …_decoder)."""
from __future__ import annotations

from base64 import b64encode

from zvm.ext.mbstring.characters import decode, encode, ended
from zvm.ext.mbstring.codecs.base import BAD, Substitute
from zvm.ext.mbstring.encodings import ASCII_ENCODING, Encoding, find_encoding
from zvm.ext.mbstring.state import MbstringState
from zvm.ext.vocabulary import UNDEF, Int, Str, function
from zvm.runtime.execute_data import passed_count
from zvm.runtime.functions.parameters import text_for_null
from zvm.targets import V8_3

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.engine import Engine

_LINE, _WORD_LINE = 74, 60  # a line is at most so long; an encoded word begins in it up to there
_NEWLINE_SIZE = 8
_LONGEST_CHARSET = 98  # the position in the word after which no charset's end is looked for
_PLAIN = frozenset(map(chr, range(0x21, 0x7F))) - frozenset("=?_")
_QUOTED = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!*+-/")


@function(shown={"charset": "Str | Null", "transfer_encoding": "Str | Null"},  # as declared; null is refused
          defaults={"charset": "null", "transfer_encoding": "null"})
def mb_encode_mimeheader(engine: Engine, string: Str, charset: Str = UNDEF, transfer_encoding: Str = UNDEF,
                         newline: Str = "\r\n", indent: Int = 0) -> Str:
    passed = passed_count(engine)
    if charset is UNDEF and passed > 1:  # skipped by named arguments: the declared default, null
        charset = text_for_null(engine, 2)
    if transfer_encoding is UNDEF and passed > 2:
        transfer_encoding = text_for_null(engine, 3)
    state = engine.state_of(MbstringState)
    quoted = False
    if charset is not UNDEF:
        target = state.encoding(charset, 2)
    else:
        found = find_encoding(state.language.mail_charset)
        assert found is not None
        target = found
        quoted = state.language.mail_header_encoding != "BASE64"
    if transfer_encoding is not UNDEF and transfer_encoding[:1] in ("B", "b", "Q", "q"):
        quoted = transfer_encoding[0] in "Qq"
    if not target.mime_name:
        return ""
    return encode_header(ended(state.internal_encoding, string.encode("latin-1")), target, quoted, newline, indent)


def encode_header(text: str, charset: Encoding, quoted: bool, newline: str, indent: int) -> str:
    """The text as a header field's value: from the first word that is not ASCII on, it is in encoded words."""
    encoder = _HeaderEncoder(charset, quoted, newline.partition("\0")[0][:_NEWLINE_SIZE] + " ",
                             indent if 0 < indent < _LINE else 0)
    return encoder.encode(text)


class _HeaderEncoder:
    """One header in the making: `output`, of which `line_start` is where the last line begins."""

    def __init__(self, charset: Encoding, quoted: bool, folding: str, indent: int) -> None:
        self.charset = charset
        self.quoted = quoted
        self.folding = folding
        self.indent = indent  # what is before the value in its first line
        self.start = f"=?{charset.mime_name}?{'Q' if quoted else 'B'}?"
        self.output = ""
        self.line_start = 0

    def encode(self, text: str) -> str:
        word = ""
        for position, char in enumerate(text):
            if char in _PLAIN or char == " " and not word.strip(" "):
                word += char
            elif char == " " and len(word) < _LINE:
                self._separate(self._used() + len(word) > _LINE)
                self.output += word
                word = ""
            else:
                self._separate(self._used() + len(self.start) > _WORD_LINE)
                self._encode_words(word + text[position:])
                return self.output
        if word:
            if self.output:
                self._separate(self._used() + len(word) > _LINE)
            self.output += word
        return self.output

    def _used(self) -> int:
        return len(self.output) - self.line_start + self.indent

    def _separate(self, fold: bool) -> None:
        """Begin a new line, or a new word in this one."""
        if fold:
            self.output += self.folding
            self.line_start = len(self.output)
            self.indent = 0
        elif self.output:
            self.output += " "

    def _encode_words(self, text: str) -> None:
        """Add encoded words, as few as the lines allow."""
        self.output += self.start
        part = ""
        for char in text:
            if part and self._used() + len(self._encoded(part + char)) >= _LINE:
                self.output += self._encoded(part) + "?="
                self._separate(True)
                self.output += self.start
                part = ""
            part += char
        self.output += self._encoded(part) + "?="

    def _encoded(self, text: str) -> str:
        data = self.charset.codec.encode(text, Substitute())
        if not self.quoted:
            return b64encode(data).decode()
        return "".join([char if char in _QUOTED or char == "\0" else f"={ord(char):02X}"
                        for char in data.decode("latin-1")])


# ---- decoding ----------------------------------------------------------------------------------------------------

@function
def mb_decode_mimeheader(engine: Engine, string: Str) -> Str:
    text = _HeaderDecoder(string, engine.target >= V8_3).decode()
    return encode(engine.state_of(MbstringState).internal_encoding, text)


class _HeaderDecoder:
    """Reads a header: plain ASCII, encoded words, and blanks that fold lines."""

    def __init__(self, header: str, reads_underscores: bool) -> None:
        self.header = header
        self.reads_underscores = reads_underscores  # as the blanks that they stand for, since PHP 8.3
        self.position = 0
        self.found: list[str] = []

    def decode(self) -> str:
        while self.position < len(self.header):
            end = next((at for at in range(self.position, len(self.header)) if self.header[at] in "=\r\n"),
                       len(self.header))
            self._plain(self.header[self.position:end])
            self.position = end
            if end == len(self.header):
                break
            if self.header[end] == "=":
                self._equals("")
            else:
                self._folding()
        return "".join(self.found)

    def _plain(self, text: str) -> None:
        self.found.append(decode(ASCII_ENCODING, text))

    def _folding(self, pending: str | None = None) -> None:
        """Pass over the end of a line and blanks, for which there is one blank, none at the end; `pending`, what is
        between an encoded word and that, is dropped when another one follows."""
        header = self.header
        while self.position < len(header) and header[self.position] in "\r\n \t":
            self.position += 1
        if self.position == len(header):
            self._plain(pending or "")
        elif header[self.position] != "=":
            self._plain((pending or "") + " ")
        elif pending is None:
            self._plain(" ")
            self._equals("")
        else:
            self._equals(pending + " ")

    def _equals(self, pending: str) -> None:
        """Decode the encoded words that begin here, at "=", if they do. `pending` is text before that which only
        counts if it does not begin one."""
        while True:
            start = self.position
            if self.header[start + 1:start + 2] != "?":
                self.position += 1
                self._plain(pending + "=")
                if self.header[start + 1:start + 2] != "=":
                    return
                pending = ""
                continue
            if not self._word():
                self._plain(pending + self.header[start:self.position])
                return
            blanks = self.position
            while self.header[blanks:blanks + 1] in (" ", "\t"):
                blanks += 1
            pending = self.header[self.position:blanks]
            self.position = blanks
            following = self.header[blanks:blanks + 1]
            if following in ("\r", "\n"):
                self._folding(pending)
                return
            if following != "=":
                self._plain(pending)
                return

    def _word(self) -> bool:
        """Decode an encoded word. If it is none, the position is where it ceased to look like one."""
        header = self.header
        name_start = self.position + 2
        encoding = self._charset(name_start)
        if encoding is None:
            return False
        for expected in ("BbQq", "?"):
            char = header[self.position:self.position + 1]
            if char not in ("\r", "\n"):
                self.position += 1
            if not char or char not in expected:
                self.position = min(self.position, len(header))
                return False
        is_base64 = header[self.position - 2] in "Bb"
        end = header.find("?=", self.position)
        body = header[self.position:end] if end >= 0 else header[self.position:].removesuffix("?")
        self.position = end + 2 if end >= 0 else len(header)
        if self.reads_underscores and not is_base64:
            body = body.replace("_", " ")
        transfer = find_encoding("BASE64" if is_base64 else "Quoted-Printable")
        assert transfer is not None
        parts = transfer.codec.decode(body.encode("latin-1")).split(BAD)
        self.found.append(BAD.join([encoding.codec.decode(part.encode("latin-1")) for part in parts]))
        return True

    def _charset(self, start: int) -> Encoding | None:
        """The encoding named from there to a question mark; the position is after that."""
        header = self.header
        for at in range(start, len(header)):
            if header[at] in "\r\n":
                self.position = at
                return None
            if header[at] == "?":
                encoding = find_encoding(header[start:at])
                if encoding is not None:
                    self.position = at + 1
                    return encoding
            if at - start >= _LONGEST_CHARSET:
                self.position = at + 1
                return None
        self.position = len(header)
        return None
