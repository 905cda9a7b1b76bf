"""The lexer: PHP source to a list of tokens, in one go.

Reads latin-1 text, makes `Lexer.tokens`, a list of (token number, value, line after it, start, end). The parser is its
only user at run time. Values: Zval nodes for names, variables and literals, the text for keywords, None else.

As in Zend's scanner there are states, each with its rules below in the style of PLY's lex (a name and a regular
expression a rule, first match wins): INITIAL (text outside of PHP), SCRIPTING, and those of zvm/frontend/interpolation.py.
A rule's regular expression is written so that the first match is the longest one. Whoever lexes a state runs until it
is left; SCRIPTING is the hot one.

The scanner's errors stop the lexing: `error` is then what the parser raises when it comes to the T_ERROR token.
"""
from __future__ import annotations

import re

from zvm.frontend.errors import PhpSyntaxError
from zvm.frontend.generated.ast import Zval
from zvm.frontend.interpolation import Interpolation
from zvm.frontend.literals import LiteralError, count_newlines, number, single_quoted, unescape
from zvm.frontend.tokens import END, KEYWORDS, NUMBERS, OPERATORS

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any, Callable, NoReturn

LABEL = r"[a-zA-Z_\x80-\xff][a-zA-Z0-9_\x80-\xff]*+"
_DIGITS = r"[0-9]++(?:_[0-9]++)*+"

SCRIPTING_RULES = (
    ("NEWLINE", r"[\n\r][ \n\r\t]*+"),
    ("VARIABLE", rf"\${LABEL}"),
    ("SINGLE_QUOTED", r"[bB]?'[^'\\]*+(?:\\.[^'\\]*+)*+'"),
    ("DOUBLE_QUOTED",
     r'[bB]?"[^"\\${]*+(?:(?:\\.|\$(?![a-zA-Z_\x80-\xff{])|\{(?!\$))[^"\\${]*+)*+"'),
    ("HEREDOC", rf"[bB]?<<<[ \t]*+(?:{LABEL}|'{LABEL}'|\"{LABEL}\")(?:\r\n|\n|\r)"),
    ("OPEN_QUOTE", r"[bB]?[\"'`]"),
    ("NAME", rf"\\?{LABEL}(?:\\{LABEL})*+"),
    ("PROPERTY", rf"\??->[ \n\r\t]*+{LABEL}"),
    ("NUMBER", r"0[xX][0-9a-fA-F]++(?:_[0-9a-fA-F]++)*+|0[bB][01]++(?:_[01]++)*+|0[oO][0-7]++(?:_[0-7]++)*+"
               rf"|(?:{_DIGITS}(?:\.(?:{_DIGITS})?+)?+|\.{_DIGITS})(?:[eE][+-]?+{_DIGITS})?"),
    ("COMMENT", r"(?:\#(?!\[)|//)[^\r\n?]*+(?:\?(?!>)[^\r\n?]*+)*+"),
    ("BLOCK_COMMENT", r"/\*"),
    ("CAST", r"\([ \t]*+(?i:int(?:eger)?|bool(?:ean)?|float|double|real|string|binary|array|object|unset)[ \t]*+\)"),
    ("OPEN", r"[(\[{]|\#\["),
    ("CLOSE", r"[)\]}]"),
    ("CLOSE_TAG", r"\?>(?:\r\n|\n|\r)?+"),
    ("AMPERSAND", r"&(?=[ \t\r\n]*+(?:\$|\.\.\.))"),
    ("OPERATOR", r"\*\*=|\.\.\.|<=>|===|!==|\?\?=|<<=|>>=|\?->|->|=>|==|!=|<>|<=|>=|\+=|-=|\*=|/=|\.=|%=|&=|\|=|\^="
                 r"|::|\+\+|--|&&|\|\||\?\?|<<|>>|\*\*|[-+*/%=<>!.,;:?^|&~@$\\]"),
    ("BAD_CHARACTER", r"[^ \t]"),
)
_SCRIPTING = re.compile("[ \t]*+(?:" + "|".join(f"({rule})" for _, rule in SCRIPTING_RULES) + ")", re.DOTALL)
(NEWLINE, VARIABLE, SINGLE_QUOTED, DOUBLE_QUOTED, HEREDOC, OPEN_QUOTE, NAME, PROPERTY, NUMBER, COMMENT, BLOCK_COMMENT,
 CAST, OPEN, CLOSE, CLOSE_TAG, AMPERSAND, OPERATOR, BAD_CHARACTER) = range(1, len(SCRIPTING_RULES) + 1)

_OPEN_TAG = re.compile(r"<\?(?:=|(?i:php)(?:[ \t]|\r\n|\n|\r|\Z))")
_SHORT_OPEN_TAG = re.compile(r"<\?(?:=|(?i:php)(?:[ \t]|\r\n|\n|\r|\Z)|)")
_SHEBANG = re.compile(r"#![^\n]*(?:\r\n|\n|\r)")
_BLANK_OR_COMMENT = r"(?:[ \n\r\t]++|/\*.*?\*/|(?:\#(?!\[)|//)[^\r\n?]*+(?:\?(?!>)[^\r\n?]*+)*+)*+"
_HALT = re.compile(rf"{_BLANK_OR_COMMENT}\({_BLANK_OR_COMMENT}\){_BLANK_OR_COMMENT}(?:;|\?>(?:\r\n|\n|\r)?)", re.DOTALL)
_YIELD_FROM = re.compile(r"[ \n\r\t]+from(?![a-zA-Z0-9_\x80-\xff])", re.IGNORECASE)
_ENUM = re.compile(r"[ \n\r\t]+(?!extends|implements)[a-zA-Z_\x80-\xff]", re.IGNORECASE)
_DOC_COMMENT = re.compile(r"/\*\*[ \n\r\t]")
_LOWER = {upper: upper + 32 for upper in range(65, 91)}

_CASTS = {word: NUMBERS[f"T_{token}_CAST"] for words, token in (
    ("int integer", "INT"), ("float double", "DOUBLE"), ("string binary", "STRING"), ("array", "ARRAY"),
    ("object", "OBJECT"), ("bool boolean", "BOOL"), ("unset", "UNSET")) for word in words.split(" ")}
_MATCHING = {"(": ")", "[": "]", "{": "}"}

T_STRING, T_VARIABLE, T_ERROR = NUMBERS["T_STRING"], NUMBERS["T_VARIABLE"], NUMBERS["T_ERROR"]
T_NAME_QUALIFIED, T_NAME_FULLY_QUALIFIED = NUMBERS["T_NAME_QUALIFIED"], NUMBERS["T_NAME_FULLY_QUALIFIED"]
T_NAME_RELATIVE = NUMBERS["T_NAME_RELATIVE"]
T_LNUMBER, T_DNUMBER = NUMBERS["T_LNUMBER"], NUMBERS["T_DNUMBER"]
T_CONSTANT_ENCAPSED_STRING = NUMBERS["T_CONSTANT_ENCAPSED_STRING"]
T_ENCAPSED_AND_WHITESPACE, T_INLINE_HTML = NUMBERS["T_ENCAPSED_AND_WHITESPACE"], NUMBERS["T_INLINE_HTML"]
T_YIELD, T_YIELD_FROM, T_ENUM = NUMBERS["T_YIELD"], NUMBERS["T_YIELD_FROM"], NUMBERS["T_ENUM"]
T_HALT_COMPILER, T_ECHO, T_BAD_CHARACTER = NUMBERS["T_HALT_COMPILER"], NUMBERS["T_ECHO"], NUMBERS["T_BAD_CHARACTER"]
T_AMPERSAND_VAR = NUMBERS["T_AMPERSAND_FOLLOWED_BY_VAR_OR_VARARG"]
OPERATORS = OPERATORS | {"&": NUMBERS["T_AMPERSAND_NOT_FOLLOWED_BY_VAR_OR_VARARG"]}
_SEMICOLON, _QUOTE, _BACKQUOTE = OPERATORS[";"], OPERATORS['"'], OPERATORS["`"]
# words whose meaning depends on what follows them
_CONTEXTUAL = frozenset((T_YIELD, T_ENUM, T_HALT_COMPILER))
_VALUED = frozenset((T_STRING, T_NAME_QUALIFIED))
E_COMPILE_WARNING = 128

INITIAL, SCRIPTING, DOUBLE_QUOTES, BACKQUOTE, IN_HEREDOC, STOP = range(6)


class _Stop(Exception):
    """The lexer met an error of its own."""


class Lexer(Interpolation):
    """All tokens of a source, made on construction.

    `doc_comments` lists (offset, text): from there on the doc comment is that, or none (None, at a closing brace).
    `warnings` lists (offset, level, message, line).
    """

    __slots__ = ("source", "tokens", "doc_comments", "warnings", "error", "short_open_tag", "pos", "end", "line", "state",
                 "stack", "nesting", "heredocs", "has_cr")

    def __init__(self, source: str, short_open_tag: bool = False, scripting: bool = False,
                 skip_shebang: bool = False) -> None:
        self.source = source
        self.tokens: list[tuple[int, Any, int, int, int]] = []
        self.doc_comments: list[tuple[int, str | None]] = []
        self.warnings: list[tuple[int, int, str, int]] = []
        self.error: PhpSyntaxError | None = None
        self.short_open_tag = short_open_tag
        self.pos = 0
        self.end = len(source)
        self.line = 1
        self.state = SCRIPTING if scripting else INITIAL
        self.stack: list[int] = []  # states to return to at a closing brace
        self.nesting: list[tuple[str, int]] = []  # open brackets and their lines
        self.heredocs: list[Any] = []
        self.has_cr = "\r" in source
        if skip_shebang and source.startswith("#!"):
            match = _SHEBANG.match(source)
            if match:
                self.pos = match.end()
                self.line = 2
        self._run()

    def _run(self) -> None:
        lexers = (self.lex_initial, self.lex_scripting, self.lex_double_quotes, self.lex_backquote, self.lex_heredoc)
        try:
            while self.state != STOP:
                lexers[self.state]()
        except _Stop:
            try:
                self.settle_heredocs()
            except _Stop:
                pass  # an error that comes before the one met

    # what ends the lexing

    def fail(self, message: str, line: int, start: int, end: int, at_caller: bool = False) -> NoReturn:
        """Stop at a ParseError."""
        self.error = PhpSyntaxError(message, line, at_caller)
        self.tokens.append((T_ERROR, None, line, start, end))
        raise _Stop

    def finish(self) -> None:
        """The end of the source was reached."""
        end = self.end
        if self.nesting:
            opening, line = self.nesting[-1]
            self.fail(f"Unclosed '{opening}'" + self._on_line(line), self.line, end, end)
        self.tokens.append((END, None, self.line, end, end))
        self.settle_heredocs()
        self.state = STOP

    def _on_line(self, line: int) -> str:
        return f" on line {line}" if line != self.line else ""

    def bad_close(self, closing: str, start: int) -> None:
        if not self.nesting:
            self.fail(f"Unmatched '{closing}'", self.line, start, start + 1)
        opening, line = self.nesting[-1]
        self.fail(f"Unclosed '{opening}'{self._on_line(line)} does not match '{closing}'", self.line, start, start + 1)

    def newlines(self, start: int, end: int) -> int:
        """The number of line ends in a part of the source; \\r\\n counts where its \\n is."""
        source = self.source
        count = source.count("\n", start, end)
        if self.has_cr:
            count += source.count("\r", start, end) - source.count("\r\n", start, end + 1)
        return count

    def unescaped(self, text: str, quote: str, start: int, end: int) -> str:
        """`text` without its escape sequences; it begins at the current line."""
        try:
            return unescape(text, quote, self.warner(start, self.line))
        except LiteralError as error:
            self.fail(error.message, self.line + error.newlines, start, end)

    def warner(self, start: int, line: int) -> Callable[[str, int], None]:
        """Takes warnings (message, lines before it) about a literal."""
        return lambda message, newlines: self.warnings.append((start, E_COMPILE_WARNING, message, line + newlines))

    # the states

    def lex_initial(self) -> None:
        """Text up to the next open tag, and the tag."""
        source, pos, tokens = self.source, self.pos, self.tokens
        match = (_SHORT_OPEN_TAG if self.short_open_tag else _OPEN_TAG).search(source, pos, self.end)
        start = match.start() if match else self.end
        if start > pos:
            line = self.line
            self.line = line + self.newlines(pos, start)
            tokens.append((T_INLINE_HTML, Zval(line, source[pos:start], 0), self.line, pos, start))
        self.pos = start
        if match is None:
            self.finish()
            return
        self.pos = match.end()
        self.state = SCRIPTING
        text = match.group()
        if text == "<?=":
            tokens.append((T_ECHO, text, self.line, start, self.pos))
        elif text[-1] in "\r\n":
            self.line += 1

    def lex_scripting(self) -> None:
        """PHP code, until something leads to another state."""
        source, tokens, nesting = self.source, self.tokens, self.nesting
        append, newlines, line = tokens.append, self.newlines, self.line
        words = dict(KEYWORDS)
        operators, matching, has_cr = OPERATORS, _MATCHING, self.has_cr
        for match in _SCRIPTING.finditer(source, self.pos, self.end):
            kind = match.lastindex
            start, end = match.span(kind)
            if kind == VARIABLE:
                append((T_VARIABLE, Zval(line, source[start + 1:end], 0), line, start, end))
            elif kind == OPERATOR:
                append((operators[source[start:end]], None, line, start, end))
            elif kind == NAME:
                text = source[start:end]
                token = words.get(text)
                if token is None:
                    words[text] = token = self.classify(text)
                if token == T_STRING or token == T_NAME_QUALIFIED:
                    append((token, Zval(line, text, 0), line, start, end))
                elif token == T_NAME_FULLY_QUALIFIED:
                    append((token, Zval(line, text[1:], 0), line, start, end))
                elif token in _CONTEXTUAL:
                    self.line, self.pos = line, end
                    self.contextual(token, text, start)
                    return
                elif token == T_NAME_RELATIVE:
                    append((token, Zval(line, text[10:], 0), line, start, end))
                else:
                    append((token, text, line, start, end))
            elif kind == NEWLINE:
                line += newlines(start, end) if has_cr else source.count("\n", start, end)
            elif kind == OPEN:
                text = source[start:end]
                nesting.append((text[-1], line))
                append((operators[text], None, line, start, end))
                if text == "{":
                    self.stack.append(SCRIPTING)
            elif kind == CLOSE:
                text = source[start]
                if text == "}":
                    if self.doc_comments and self.doc_comments[-1][1] is not None:
                        self.doc_comments.append((start, None))
                    if self.stack:
                        self.state = self.stack.pop()
                if not nesting or matching[nesting[-1][0]] != text:
                    self.line = line
                    self.bad_close(text, start)
                del nesting[-1]
                append((operators[text], None, line, start, end))
                if self.state != SCRIPTING:
                    self.line, self.pos = line, end
                    return
            elif kind == PROPERTY:
                arrow = 3 if source[start] == "?" else 2
                append((operators[source[start:start + arrow]], None, line, start, start + arrow))
                text = source[start + arrow:end]
                if text[0] in " \t\r\n":
                    name = text.lstrip(" \t\r\n")
                    line += count_newlines(text)
                    append((T_STRING, Zval(line, name, 0), line, end - len(name), end))
                else:
                    append((T_STRING, Zval(line, text, 0), line, start + arrow, end))
            elif kind == SINGLE_QUOTED:
                text = source[source.index("'", start, end) + 1:end - 1]
                value = Zval(line, single_quoted(text), 0)
                line += count_newlines(text)
                append((T_CONSTANT_ENCAPSED_STRING, value, line, start, end))
            elif kind == NUMBER:
                self.line = line
                append(self.number(source[start:end], start, end))
            elif kind == DOUBLE_QUOTED:
                text = source[source.index('"', start, end) + 1:end - 1]
                self.line = line
                value = Zval(line, self.unescaped(text, '"', start, end) if "\\" in text else text, 0)
                line += count_newlines(text)
                append((T_CONSTANT_ENCAPSED_STRING, value, line, start, end))
            elif kind == AMPERSAND:
                append((T_AMPERSAND_VAR, None, line, start, end))
            elif kind == CAST:
                self.line = line
                append((self.cast(source[start:end], start, end), None, line, start, end))
            elif kind == BAD_CHARACTER:
                append((T_BAD_CHARACTER, None, line, start, end))
            elif kind != COMMENT:
                self.line, self.pos = line, end
                self.rare(kind, start, end)
                return
        self.line, self.pos = line, self.end
        self.finish()

    def classify(self, text: str) -> int:
        """The token of a name that is not a keyword in lower case."""
        if "\\" in text:
            if text[0] == "\\":
                return T_NAME_FULLY_QUALIFIED
            if text[:10].translate(_LOWER) == "namespace\\":
                return T_NAME_RELATIVE
            return T_NAME_QUALIFIED
        return KEYWORDS.get(text.translate(_LOWER), T_STRING)

    def number(self, text: str, start: int, end: int) -> tuple[int, Zval, int, int, int]:
        try:
            value = number(text)
        except LiteralError as error:
            self.fail(error.message, self.line, start, end)
        token = T_LNUMBER if type(value) is int else T_DNUMBER
        return token, Zval(self.line, value, 0), self.line, start, end

    def cast(self, text: str, start: int, end: int) -> int:
        word = text[1:-1].strip(" \t").translate(_LOWER)
        if word == "real":
            self.fail("The (real) cast has been removed, use (float) instead", self.line, start, end)
        return _CASTS[word]

    def contextual(self, token: int, text: str, start: int) -> None:
        """`yield from`, `enum` and `__halt_compiler`, which must look ahead."""
        source, end, line = self.source, self.pos, self.line
        value: Any = text
        if token == T_YIELD:
            match = _YIELD_FROM.match(source, end, self.end)
            if match:
                token = T_YIELD_FROM
                self.line += self.newlines(end, match.end())
                self.pos = match.end()
        elif token == T_ENUM:
            if not _ENUM.match(source, end, self.end):
                token, value = T_STRING, Zval(line, text, 0)
        else:
            match = _HALT.match(source, end)
            if match:
                self.end = match.end()
        self.tokens.append((token, value, self.line, start, self.pos))

    def rare(self, kind: int, start: int, end: int) -> None:
        """What leads to another state, and block comments."""
        source, line = self.source, self.line
        if kind == BLOCK_COMMENT:
            self.block_comment(start)
        elif kind == CLOSE_TAG:
            self.tokens.append((_SEMICOLON, None, line, start, end))
            self.line += end - start > 2
            self.state = INITIAL
        elif kind == HEREDOC:
            self.start_heredoc(start, end)
        else:
            quote = source[end - 1]
            if quote == '"':
                self.state = DOUBLE_QUOTES
                self.tokens.append((_QUOTE, None, line, start, end))
            elif quote == "`" and end == start + 1:
                self.state = BACKQUOTE
                self.tokens.append((_BACKQUOTE, None, line, start, end))
            elif quote == "`":  # b` is a name and a backquote
                self.pos = start + 1
                self.tokens.append((T_STRING, Zval(line, source[start], 0), line, start, start + 1))
            else:  # an unclosed single quote takes all that is left
                self.pos = self.end
                self.tokens.append((T_ENCAPSED_AND_WHITESPACE, Zval(line, None, 0), line, start, self.end))

    def block_comment(self, start: int) -> None:
        source = self.source
        is_doc_comment = _DOC_COMMENT.match(source, start)
        close = source.find("*/", start + 2, self.end)
        if close < 0:
            self.fail(f"Unterminated comment starting line {self.line}", self.line, start, self.end)
        self.pos = close + 2
        self.line += self.newlines(start, self.pos)
        if is_doc_comment:
            self.doc_comments.append((start, source[start:self.pos]))
