"""The lexer: PHP source to tokens, all at once or piece by piece.

Reads latin-1 text, makes `Lexer.tokens`, a list of (token number, value, line after it, start, end). The parser is
its only user at run time; where that is native code (zvm/handlers/native/parsing.py), it reads most tokens itself and
has only the rest read here, by lex_more(). Values: Zval nodes for names, variables and literals, the text for keywords,
None else.

As in Zend's scanner there are states, whose rules are in zvm/frontend/rules.py: INITIAL (text outside of PHP),
SCRIPTING, and the insides of strings (zvm/frontend/interpolation.py). What lexes a state runs until it is left;
SCRIPTING is the hot one.

The scanner's errors stop the lexing: `error` is then what the parser raises when it comes to the T_ERROR token.
"""
from __future__ import annotations

from zvm.frontend.dialects import dialect_of
from zvm.frontend.errors import PhpSyntaxError
from zvm.frontend.generated.ast import Zval
from zvm.frontend.generated.lex_tables import (
    SCRIPTING_AMPERSAND,
    SCRIPTING_BAD_CHARACTER,
    SCRIPTING_BLOCK_COMMENT,
    SCRIPTING_CAST,
    SCRIPTING_CLOSE,
    SCRIPTING_CLOSE_TAG,
    SCRIPTING_COMMENT,
    SCRIPTING_DOUBLE_QUOTED,
    SCRIPTING_HEREDOC,
    SCRIPTING_NAME,
    SCRIPTING_NEWLINE,
    SCRIPTING_NUMBER,
    SCRIPTING_OPEN,
    SCRIPTING_OPERATOR,
    SCRIPTING_PROPERTY,
    SCRIPTING_SINGLE_QUOTED,
    SCRIPTING_VARIABLE,
)
from zvm.frontend.interpolation import BACKQUOTE, DOUBLE_QUOTES, INITIAL, SCRIPTING, STOP, Interpolation, Stop
from zvm.frontend.literals import LiteralError, count_newlines, number, single_quoted, unescape
from zvm.frontend.patterns import pattern
from zvm.frontend.tokens import END, NUMBERS
from zvm.opcodes.error_levels import E_COMPILE_WARNING, E_DEPRECATED
from zvm.targets import DEFAULT, V8_4, V8_5

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable
    from typing import Any, NoReturn

    from zvm.frontend.dialects import Dialect

_OPEN_TAG, _SHORT_OPEN_TAG, _SHEBANG = pattern("OPEN_TAG"), pattern("SHORT_OPEN_TAG"), pattern("SHEBANG")
_HALT, _YIELD_FROM, _ENUM = pattern("HALT"), pattern("YIELD_FROM"), pattern("ENUM")
_DOC_COMMENT = pattern("DOC_COMMENT")
_AFTER_ARROW = pattern("AFTER_ARROW")
_LOWER = {upper: upper + 32 for upper in range(65, 91)}

_CASTS = {word: NUMBERS[f"T_{token}_CAST"] for words, token in (
    ("int integer", "INT"), ("float double", "DOUBLE"), ("string binary", "STRING"), ("array", "ARRAY"),
    ("object", "OBJECT"), ("bool boolean", "BOOL"), ("unset", "UNSET"), ("void", "VOID")) for word in words.split(" ")}
_CANONICAL = {"integer": "int", "boolean": "bool", "double": "float", "binary": "string"}
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
OPERATORS = dialect_of(DEFAULT).operators  # of single characters and arrows, which all versions have
_SEMICOLON, _QUOTE, _BACKQUOTE = OPERATORS[";"], OPERATORS['"'], OPERATORS["`"]
# words whose meaning depends on what follows them
_NAMES = frozenset((T_STRING, T_NAME_QUALIFIED))
CONTEXTUAL = frozenset((T_YIELD, T_ENUM, T_HALT_COMPILER))
_SETTERS = {NUMBERS[f"T_{word}"]: NUMBERS[f"T_{word}_SET"] for word in ("PRIVATE", "PROTECTED", "PUBLIC")}
_SET = "(set)"


def contextual_words(dialect: Dialect) -> frozenset[int]:
    """The tokens of a version whose meaning depends on what follows them."""
    return CONTEXTUAL if dialect.target < V8_4 else CONTEXTUAL.union(_SETTERS)


def classify(text: str, keywords: dict[str, int]) -> int:
    """The token of a name that is not a keyword in lower case."""
    if "\\" in text:
        if text[0] == "\\":
            return T_NAME_FULLY_QUALIFIED
        if text[:10].translate(_LOWER) == "namespace\\":
            return T_NAME_RELATIVE
        return T_NAME_QUALIFIED
    return keywords.get(text.translate(_LOWER), T_STRING)


class Lexer(Interpolation):
    """The tokens of a source: all of them, made on construction, or, `lazily`, those that lex_more() is asked for.

    `doc_comments` lists (offset, text): from there on the doc comment is that, or none (None, at a closing brace).
    `warnings` lists (offset, level, message, line).
    """

    __slots__ = ("doc_comments", "warnings", "error", "short_open_tag", "has_cr", "words",
                 "dialect", "contextual_tokens")

    def __init__(self, source: str, short_open_tag: bool = False, scripting: bool = False,
                 skip_shebang: bool = False, lazily: bool = False, dialect: Dialect | None = None) -> None:
        self.source = source
        self.dialect = dialect = dialect or dialect_of(DEFAULT)
        self.contextual_tokens = contextual_words(dialect)
        self.tokens = []
        self.doc_comments: list[tuple[int, str | None]] = []
        self.warnings: list[tuple[int, int, str, int]] = []
        self.error: PhpSyntaxError | None = None
        self.short_open_tag = short_open_tag
        self.pos = 0
        self.end = len(source)
        self.line = 1
        self.state = SCRIPTING if scripting else INITIAL
        self.stack = []
        self.nesting = []
        self.heredocs = []
        self.has_cr = "\r" in source
        self.words = {} if lazily else dict(dialect.keywords)  # spelling -> token, growing
        if skip_shebang and source.startswith("#!"):
            match = _SHEBANG.match(source)
            if match:
                self.pos = match.end()
                self.line = 2 if source[self.pos - 1] == "\n" else 1
        if not lazily:
            while self.state != STOP:
                self._lex()
            self.settle_heredocs()

    def _lex(self) -> None:
        """Lex until the state is left."""
        try:
            (self.lex_initial, self.lex_scripting, self.lex_double_quotes, self.lex_backquote,
             self.lex_heredoc)[self.state]()
        except Stop:
            self.state = STOP

    def lex_more(self) -> None:
        """Forget the tokens there are and lex a little more: one thing in PHP code, otherwise until the state is left.
        A heredoc is read to its end, since that decides what the texts in it are."""
        self.tokens.clear()
        try:
            if self.state == SCRIPTING:
                self.lex_scripting(once=True)
            else:
                self._lex()
        except Stop:
            self.state = STOP
        while self.heredocs and self.state != STOP:
            self._lex()
        if self.state == STOP:
            self.settle_heredocs()

    # what ends the lexing

    def fail(self, message: str, line: int, start: int, end: int, at_caller: bool = False) -> NoReturn:
        """Stop at a ParseError."""
        self.error = PhpSyntaxError(message, line, at_caller)
        self.tokens.append((T_ERROR, None, line, start, end))
        raise Stop

    def finish(self) -> None:
        """The end of the source was reached."""
        end = self.end
        if self.nesting:
            opening, line = self.nesting[-1]
            self.fail(f"Unclosed '{opening}'" + self._on_line(line), self.line, end, end)
        self.tokens.append((END, None, self.line, end, end))
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

    def lex_scripting(self, once: bool = False) -> None:
        """PHP code, until something leads to another state, or one token of it. The rules are tried in order of their
        frequency."""
        source, tokens, nesting = self.source, self.tokens, self.nesting
        append, line, has_cr = tokens.append, self.line, self.has_cr
        words, operators, matching, contextual = self.words, self.dialect.operators, _MATCHING, self.contextual_tokens
        for match in self.dialect.scripting.finditer(source, self.pos, self.end):
            kind: Any = match.lastindex  # every rule is a group
            start, end = match.span(kind)
            if kind == SCRIPTING_OPERATOR:
                append((operators[source[start:end]], None, line, start, end))
            elif kind == SCRIPTING_NAME:
                text = source[start:end]
                token = words.get(text)
                if token is None:
                    words[text] = token = classify(text, self.dialect.keywords)
                if token in _NAMES:
                    append((token, Zval(line, text, 0), line, start, end))
                elif token == T_NAME_FULLY_QUALIFIED:
                    append((token, Zval(line, text[1:], 0), line, start, end))
                elif token in contextual:
                    self.line, self.pos = line, end
                    self.contextual(token, text, start)
                    return
                elif token == T_NAME_RELATIVE:
                    append((token, Zval(line, text[10:], 0), line, start, end))
                else:
                    append((token, text, line, start, end))
            elif kind == SCRIPTING_NEWLINE:
                line += self.newlines(start, end) if has_cr else source.count("\n", start, end)
            elif kind == SCRIPTING_OPEN:
                text = source[start:end]
                nesting.append((text[-1], line))
                append((operators[text], None, line, start, end))
                if text == "{":
                    self.stack.append(SCRIPTING)
            elif kind == SCRIPTING_CLOSE:
                text = source[start]
                if text == "}":
                    self.close_brace(start)
                if not nesting or matching[nesting[-1][0]] != text:
                    self.line = line
                    self.bad_close(text, start)
                del nesting[-1]
                append((operators[text], None, line, start, end))
                if self.state != SCRIPTING:
                    self.line, self.pos = line, end
                    return
            elif kind == SCRIPTING_VARIABLE:
                append((T_VARIABLE, Zval(line, source[start + 1:end], 0), line, start, end))
            elif kind == SCRIPTING_NUMBER:
                self.line = line
                append(self.number(source[start:end], start, end))
            elif kind == SCRIPTING_DOUBLE_QUOTED:
                text = source[source.index('"', start, end) + 1:end - 1]
                self.line = line
                value = Zval(line, self.unescaped(text, '"', start, end) if "\\" in text else text, 0)
                line += count_newlines(text)
                append((T_CONSTANT_ENCAPSED_STRING, value, line, start, end))
            elif kind == SCRIPTING_PROPERTY:
                line = self.property(start, end, line)
            elif kind == SCRIPTING_SINGLE_QUOTED:
                text = source[source.index("'", start, end) + 1:end - 1]
                value = Zval(line, single_quoted(text), 0)
                line += count_newlines(text)
                append((T_CONSTANT_ENCAPSED_STRING, value, line, start, end))
            elif kind == SCRIPTING_AMPERSAND:
                append((T_AMPERSAND_VAR, None, line, start, end))
            elif kind == SCRIPTING_CAST:
                self.line = line
                append((self.cast(source[start:end], start, end), None, line, start, end))
            elif kind == SCRIPTING_BAD_CHARACTER:
                append((T_BAD_CHARACTER, None, line, start, end))
            elif kind != SCRIPTING_COMMENT:
                self.line, self.pos = line, end
                self.rare(kind, start, end)
                return
            if once:
                self.line, self.pos = line, end
                return
        self.line, self.pos = line, self.end
        self.finish()

    def close_brace(self, start: int) -> None:
        """`}` ends a doc comment's validity and returns to the state the brace was opened in."""
        if self.doc_comments and self.doc_comments[-1][1] is not None:
            self.doc_comments.append((start, None))
        if self.stack:
            self.state = self.stack.pop()

    def property(self, start: int, end: int, line: int) -> int:
        """`->name` or `?->name`, where every word is a name, also after comments; or an arrow and comments."""
        source, append = self.source, self.tokens.append
        arrow_end = source.index(">", start) + 1
        append((OPERATORS[source[start:arrow_end]], None, line, start, arrow_end))
        comments = _AFTER_ARROW.match(source, arrow_end, end)
        assert comments is not None  # there may be none of them
        name_start = comments.end()
        if arrow_end != name_start:
            line += self.newlines(arrow_end, name_start)
        if name_start != end:
            append((T_STRING, Zval(line, source[name_start:end], 0), line, name_start, end))
        return line

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
        if word in _CANONICAL and self.dialect.target >= V8_5:
            self.warnings.append((start, E_DEPRECATED, f"Non-canonical cast ({word}) is deprecated, use the "
                                                       f"({_CANONICAL[word]}) cast instead", self.line))
        return _CASTS[word]

    def contextual(self, token: int, text: str, start: int) -> None:
        """`yield from`, `enum`, `__halt_compiler` and `private(set)`, which must look ahead."""
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
        elif token in _SETTERS:
            if source[end:end + len(_SET)].translate(_LOWER) == _SET:
                token, self.pos = _SETTERS[token], end + len(_SET)
                value = source[start:self.pos]
        else:
            match = _HALT.match(source, end)
            if match:
                self.end = match.end()
        self.tokens.append((token, value, self.line, start, self.pos))

    def rare(self, kind: int, start: int, end: int) -> None:
        """What leads to another state, and block comments."""
        source, line = self.source, self.line
        if kind == SCRIPTING_BLOCK_COMMENT:
            self.block_comment(start)
        elif kind == SCRIPTING_CLOSE_TAG:
            self.tokens.append((_SEMICOLON, None, line, start, end))
            self.line += end - start > 2
            self.state = INITIAL
        elif kind == SCRIPTING_HEREDOC:
            self.start_heredoc(start, end)
        elif source[end - 1] == '"':
            self.state = DOUBLE_QUOTES
            self.tokens.append((_QUOTE, None, line, start, end))
        elif source[start] == "`":
            self.state = BACKQUOTE
            self.tokens.append((_BACKQUOTE, None, line, start, end))
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
