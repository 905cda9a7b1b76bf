"""The tokens of PHP source with everything between them: white space, comments, tags (ext/tokenizer/tokenizer.c).

Reads zvm/frontend's lexer; makes SourceTokens. Used by token_get_all(), PhpToken, highlight_string() and
php_strip_whitespace().
"""
from __future__ import annotations

from zvm.frontend import literals
from zvm.frontend.dialects import dialect_of
from zvm.frontend.lexer import Lexer
from zvm.frontend.tokens import END, NUMBERS, is_token

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Iterator
    from typing import Any

    from zvm.engine import Engine
    from zvm.targets import Target

# PHP numbers its tokens from T_LNUMBER = 260 on; those the parser never sees come before T_START_HEREDOC.
_FIRST = 260
_HIDDEN = ("T_COMMENT", "T_DOC_COMMENT", "T_OPEN_TAG", "T_OPEN_TAG_WITH_ECHO", "T_CLOSE_TAG", "T_WHITESPACE")

_OPENINGS = {")": "(", "]": "[", "}": "{"}
_SPACE = " \t\n\r"


def _in_order(target: Target) -> list[str]:
    """The tokens' names by their numbers, from the first on."""
    names = [name for name in NUMBERS if name[:2] == "T_" and name != "T_ERROR" and is_token(name, target)]
    place = names.index("T_START_HEREDOC")
    return [*names[:place], *_HIDDEN, *names[place:]]


class Numbering:
    """The numbers that a version of PHP gives to tokens."""

    __slots__ = ("by_name", "names", "table", "comment", "doc_comment", "open_tag", "echo_tag", "close_tag",
                 "white_space", "html", "string", "_by_lexer")

    def __init__(self, target: Target) -> None:
        self.by_name = {name: number for number, name in enumerate(_in_order(target), _FIRST)}
        self.comment, self.doc_comment, self.open_tag, self.echo_tag, self.close_tag, self.white_space = map(
            self.by_name.__getitem__, _HIDDEN)
        self.html, self.string = self.by_name["T_INLINE_HTML"], self.by_name["T_STRING"]
        self._by_lexer = {NUMBERS[name]: number for name, number in self.by_name.items() if name in NUMBERS}
        self.names = {number: name for name, number in self.by_name.items()}  # of every token there is
        self.names[self.by_name["T_PAAMAYIM_NEKUDOTAYIM"]] = "T_DOUBLE_COLON"
        # by the lexer's numbers, for native code; -1 of what only _Reader knows how to go on after
        self.table = tuple(-1 if number in (NUMBERS["T_ERROR"], NUMBERS["T_HALT_COMPILER"]) else self.of(number)
                           for number in range(max(NUMBERS.values()) + 1))

    def of(self, number: int) -> int:
        """PHP's number of one of the lexer's tokens; 0 for single characters."""
        return self._by_lexer.get(number, 0)


_numberings: dict[Target, Numbering] = {}


def numbering_of(target: Target) -> Numbering:
    numbering = _numberings.get(target)
    if numbering is None:
        numbering = _numberings[target] = Numbering(target)
    return numbering


class SourceToken:
    """A token: `number` is PHP's or, of a single character, its code."""

    __slots__ = ("number", "text", "line", "position")

    def __init__(self, number: int, text: str, line: int, position: int) -> None:
        self.number, self.text, self.line, self.position = number, text, line, position


class _LenientLexer(Lexer):
    """A lexer that takes what is wrong for what it looks like, as PHP's does outside of the parser."""

    __slots__ = ()

    def bad_close(self, closing: str, start: int) -> None:
        self.nesting.append((_OPENINGS[closing], self.line))

    def finish(self) -> None:
        self.nesting.clear()
        super().finish()

    def unescaped(self, text: str, quote: str, start: int, end: int) -> str:
        return text

    def number(self, text: str, start: int, end: int) -> Any:
        try:
            value = literals.number(text)
        except literals.LiteralError:  # an octal number ends at the first other digit
            digits = text.replace("_", "")
            value = literals.number(digits[:next(at for at, digit in enumerate(digits) if digit in "89")])
        return NUMBERS["T_LNUMBER" if type(value) is int else "T_DNUMBER"], None, self.line, start, end

    def cast(self, text: str, start: int, end: int) -> int:
        is_real = text[1:-1].strip(" \t").isascii() and text[1:-1].strip(" \t").lower() == "real"
        return NUMBERS["T_DOUBLE_CAST"] if is_real else super().cast(text, start, end)

    def check_spacing(self, spacing: str, start: int, end: int) -> None:
        return

    def without_indentation(self, text: str, spacing: str, start: int, end: int) -> str:
        return text

    def settle(self, heredoc: Any, indentation: int, spaces: bool) -> None:
        return


def source_tokens(engine: Engine, source: str) -> list[SourceToken]:
    """All tokens in order; put together, their texts are the source."""
    found = native_tokens(engine, source, as_arrays=False)
    if found is not None:
        return [SourceToken(*token) for token in found]
    return list(_Reader(source, engine.ini.short_open_tag, engine.target).read())


def native_tokens(engine: Engine, source: str, as_arrays: bool) -> list[Any] | None:
    """Their numbers, texts, lines and positions, or what token_get_all() gives, by native code; None where there is
    none, and of sources that lexing does not get through."""
    parser = None if engine.tier is None else engine.tier.parser
    if parser is None:
        return None
    lexer = _LenientLexer(source, engine.ini.short_open_tag, lazily=True, dialect=dialect_of(engine.target))
    numbers = numbering_of(engine.target)
    return parser.source_tokens(lexer, numbers.table, numbers.comment, numbers.html, as_arrays)


def parsed_tokens(source: str, short_open_tag: bool, target: Target,
                  ) -> tuple[list[SourceToken], list[tuple[int, str, int]]]:
    """All tokens of a source that is parsed, and the parser's warnings; keywords used as names are T_STRINGs.

    Raises what the parser raises.
    """
    from zvm.frontend.errors import PhpCompileError, PhpSyntaxError
    from zvm.frontend.parser import Parser

    lexer = Lexer(source, short_open_tag, dialect=dialect_of(target))
    parser = Parser(lexer)
    parser.words_as_names = []
    try:
        parser.parse()
    except (PhpSyntaxError, PhpCompileError) as error:
        error.diagnostics = parser.warnings()
        raise
    reader = _Reader(source, short_open_tag, target)
    found = list(reader.read_after(lexer))
    _make_names(found, parser.words_as_names, numbering_of(target).string)
    return found, parser.warnings()


def _make_names(tokens: list[SourceToken], words: list[tuple[str, int]], string: int) -> None:
    """Turn the words, each the last of its spelling that ends at or before an offset, into T_STRINGs."""
    at = 0
    for word, seen in words:
        while at < len(tokens) and tokens[at].position + len(tokens[at].text) <= seen:
            at += 1
        index = at - 1
        while tokens[index].text != word:
            index -= 1
        tokens[index].number = string


class _Reader:
    """Walks over the lexer's tokens and fills the gaps between them."""

    __slots__ = ("source", "short_open_tag", "line", "at", "inside", "until_rest", "dialect", "numbers")

    def __init__(self, source: str, short_open_tag: bool, target: Target) -> None:
        self.dialect = dialect_of(target)
        self.numbers = numbering_of(target)
        self.source = source
        self.short_open_tag = short_open_tag
        self.line = 1
        self.at = 0
        self.inside = False  # of PHP code
        self.until_rest = -1  # tokens up to what follows __halt_compiler();

    def make(self, number: int, end: int) -> SourceToken:
        """The token from here to `end`."""
        text = self.source[self.at:end]
        made = SourceToken(number, text, self.line, self.at)
        self.line += text.count("\n") + text.count("\r") - text.count("\r\n")
        self.at = end
        return made

    def read(self) -> Iterator[SourceToken]:
        """The tokens. What the lexer stops at is taken for what it looks like, and lexing begins again after it."""
        while True:
            lexer = _LenientLexer(self.source[self.at:], self.short_open_tag, scripting=self.inside,
                                  dialect=self.dialect)
            yield from self.read_after(lexer)
            if self.at >= len(self.source):
                return
            yield self.unlexed()

    def read_after(self, lexer: Lexer) -> Iterator[SourceToken]:
        """The tokens of a lexer that read the source from here on, and what follows __halt_compiler();."""
        yield from self.lexed(lexer, self.at)
        if self.until_rest == 0 and self.at < len(self.source):
            yield self.make(self.numbers.html, len(self.source))

    def unlexed(self) -> SourceToken:
        """A token from what the lexer refused."""
        if self.source.startswith("/*", self.at):
            return self.make(self.numbers.comment, len(self.source))
        return self.make(ord(self.source[self.at]), self.at + 1)

    def lexed(self, lexer: Lexer, base: int) -> Iterator[SourceToken]:
        """The lexer's tokens with what is between them; `base` is where its source begins."""
        error, html = NUMBERS["T_ERROR"], NUMBERS["T_INLINE_HTML"]
        echo, halt = NUMBERS["T_ECHO"], NUMBERS["T_HALT_COMPILER"]
        for number, _, _, start, end in lexer.tokens:
            if self.until_rest == 0:
                return
            start, end = start + base, end + base
            if start > self.at:
                yield from self.gap(start)
            if number in (error, END):
                return
            text = self.source[start:end]
            if number == html:
                yield self.make(self.numbers.of(number), end)
                self.inside = False
                continue
            self.inside = True
            if number == echo and text == "<?=":
                yield self.make(self.numbers.echo_tag, end)
                continue
            if text[:2] == "?>":
                yield self.make(self.numbers.close_tag, end)
                self.inside = False
            else:
                yield self.make(self.numbers.of(number) or ord(text[-1]), end)
            self.until_rest = 3 if number == halt else self.until_rest - 1 if self.until_rest > 0 else -1

    def gap(self, end: int) -> Iterator[SourceToken]:
        """Tags, white space and comments up to `end`."""
        source = self.source
        if not self.inside:
            self.inside = True
            tag_end = self.at + (5 if source[self.at + 2:self.at + 5].lower() == "php" else 2)
            if source[tag_end:tag_end + 2] == "\r\n":
                tag_end += 2
            elif source[tag_end:tag_end + 1] in (" ", "\t", "\n", "\r") and tag_end - self.at == 5:
                tag_end += 1
            yield self.make(self.numbers.open_tag, min(tag_end, end))
        while self.at < end:
            char = source[self.at]
            if char in _SPACE:
                stop = self.at
                while stop < end and source[stop] in _SPACE:
                    stop += 1
                yield self.make(self.numbers.white_space, stop)
            elif char == "#" or source.startswith("//", self.at):
                yield self.make(self.numbers.comment, self._line_end(end))
            elif source.startswith("/*", self.at):
                stop = source.find("*/", self.at + 2, end)
                is_doc = source.startswith("/**", self.at) and source[self.at + 3:self.at + 4] in tuple(_SPACE)
                number = self.numbers.doc_comment if is_doc else self.numbers.comment
                yield self.make(number, end if stop < 0 else stop + 2)
            else:
                yield self.make(ord(char), self.at + 1)

    def _line_end(self, end: int) -> int:
        """Where a one-line comment ends: before the line end or a closing tag."""
        stops = [place for place in (self.source.find(mark, self.at, end) for mark in ("\n", "\r", "?>")) if place >= 0]
        return min(stops, default=end)
