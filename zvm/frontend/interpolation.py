"""The lexer's states inside of strings: double quotes, backquotes, heredoc and nowdoc, "$a[…]", "$a->b", "${…".

The base class of zvm/frontend/lexer.py's Lexer, which alone may import this.
"""
from __future__ import annotations

from zvm.frontend.dialects import dialect_of
from zvm.frontend.generated.ast import Zval
from zvm.frontend.generated.lex_tables import (
    DOUBLE_QUOTES_DOLLAR_OPEN_CURLY,
    DOUBLE_QUOTES_ESCAPE,
    DOUBLE_QUOTES_QUOTE,
    DOUBLE_QUOTES_VARIABLE,
    HEREDOC_ESCAPE,
    HEREDOC_LINE_END,
    NOWDOC_LINE_END,
    VAR_OFFSET_BAD_CHARACTER,
    VAR_OFFSET_CLOSE,
    VAR_OFFSET_MISPLACED,
    VAR_OFFSET_NUM_STRING,
    VAR_OFFSET_OPERATOR,
    VAR_OFFSET_STRING,
    VAR_OFFSET_VARIABLE,
)
from zvm.frontend.literals import LiteralError, offset_number, strip_indentation, unescape
from zvm.frontend.patterns import pattern
from zvm.frontend.tokens import NUMBERS
from zvm.targets import DEFAULT

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    import re
    from typing import Any, NoReturn

# the scanner's states
INITIAL, SCRIPTING, DOUBLE_QUOTES, BACKQUOTE, HEREDOC, STOP = range(6)

_DOUBLE_QUOTES, _BACKQUOTE, _HEREDOC, _NOWDOC, _VAR_OFFSET = (
    pattern("DOUBLE_QUOTES"), pattern("BACKQUOTE"), pattern("HEREDOC"), pattern("NOWDOC"), pattern("VAR_OFFSET"))
_HEREDOC_START, _HEREDOC_LABEL = pattern("HEREDOC_START"), pattern("HEREDOC_LABEL")
_PROPERTY_NAME, _VARNAME = pattern("PROPERTY_NAME"), pattern("VARNAME")
T_STRING, T_VARIABLE, T_NUM_STRING = NUMBERS["T_STRING"], NUMBERS["T_VARIABLE"], NUMBERS["T_NUM_STRING"]
T_ENCAPSED_AND_WHITESPACE, T_STRING_VARNAME = NUMBERS["T_ENCAPSED_AND_WHITESPACE"], NUMBERS["T_STRING_VARNAME"]
T_START_HEREDOC, T_END_HEREDOC = NUMBERS["T_START_HEREDOC"], NUMBERS["T_END_HEREDOC"]
T_DOLLAR_OPEN_CURLY_BRACES, T_CURLY_OPEN = NUMBERS["T_DOLLAR_OPEN_CURLY_BRACES"], NUMBERS["T_CURLY_OPEN"]
OPERATORS = dialect_of(DEFAULT).operators  # of single characters and arrows, which all versions have
T_BAD_CHARACTER = NUMBERS["T_BAD_CHARACTER"]
_AMPERSAND = NUMBERS["T_AMPERSAND_NOT_FOLLOWED_BY_VAR_OR_VARARG"]
_BODY_INDENTATION = "Invalid body indentation level (expecting an indentation level of at least {})"
_MIXED = "Invalid indentation - tabs and spaces cannot be mixed"


class Stop(Exception):
    """The lexer met an error of its own; Lexer.error has it."""


class _Heredoc:
    """An open heredoc. Its texts wait until the closing label tells how far they are indented."""

    __slots__ = ("label", "first_token", "texts")

    def __init__(self, label: str, first_token: int) -> None:
        self.label = label
        self.first_token = first_token  # index of T_START_HEREDOC
        self.texts: list[tuple[int, str, bool, bool]] = []  # token index, text, newline before, label after


class Interpolation:
    """The part of the lexer that reads the inside of strings."""

    __slots__ = ("source", "tokens", "pos", "end", "line", "state", "stack", "nesting", "heredocs")
    source: str
    tokens: list[tuple[int, Any, int, int, int]]
    pos: int
    end: int
    line: int
    state: int
    stack: list[int]  # states to return to at a closing brace
    nesting: list[tuple[str, int]]  # open brackets and their lines
    heredocs: list[_Heredoc]
    if TYPE_CHECKING:  # the rest of the lexer has them
        finish: Any
        newlines: Any
        unescaped: Any
        warner: Any

        def fail(self, message: str, line: int, start: int, end: int, at_caller: bool = False) -> NoReturn: ...

    def lex_double_quotes(self) -> None:
        self._lex_quoted(_DOUBLE_QUOTES, '"')

    def lex_backquote(self) -> None:
        self._lex_quoted(_BACKQUOTE, "`")

    def _lex_quoted(self, rules: re.Pattern[str], quote: str) -> None:
        source, start = self.source, self.pos
        for match in rules.finditer(source, start, self.end):
            kind = match.lastindex
            if kind == DOUBLE_QUOTES_ESCAPE:
                continue
            self._text(start, match.start(), quote)
            if kind == DOUBLE_QUOTES_QUOTE:
                self.tokens.append((OPERATORS[quote], None, self.line, match.start(), match.end()))
                self.pos = match.end()
                self.state = SCRIPTING
                return
            self._interpolate(kind, match)
            start = self.pos
            if self.state == SCRIPTING or start != match.end():
                return  # to another state, or the rest of "$a[…]" was read too: search again from there
        self._text(start, self.end, quote)
        self.pos = self.end
        self.finish()

    def _text(self, start: int, end: int, quote: str) -> None:
        if start == end:
            return
        text = self.source[start:end]
        line = self.line
        value = Zval(line, self.unescaped(text, quote, start, end), 0)
        self.line = line + self.newlines(start, end)
        self.tokens.append((T_ENCAPSED_AND_WHITESPACE, value, self.line, start, end))

    def _interpolate(self, kind: int | None, match: re.Match[str]) -> None:
        """Tokens of a variable, or of what opens an expression and then leads to SCRIPTING."""
        start, end, line, append = match.start(), match.end(), self.line, self.tokens.append
        self.pos = end
        if kind == DOUBLE_QUOTES_VARIABLE:
            name, accessor = match[2], match[3]
            after_name = start + 1 + len(name)
            append((T_VARIABLE, Zval(line, name, 0), line, start, after_name))
            if accessor == "[":
                self._offset(after_name)
            elif accessor:
                append((OPERATORS[accessor], None, line, after_name, end))
                found: Any = _PROPERTY_NAME.match(self.source, end, self.end)  # the rule has looked that far
                self.pos = found.end()
                append((T_STRING, Zval(line, self.source[end:self.pos], 0), line, end, self.pos))
            return
        self.nesting.append(("{", line))
        self.stack.append(self.state)
        self.state = SCRIPTING
        if kind == DOUBLE_QUOTES_DOLLAR_OPEN_CURLY:
            append((T_DOLLAR_OPEN_CURLY_BRACES, None, line, start, end))
            varname = _VARNAME.match(self.source, end, self.end)
            if varname:
                self.pos = varname.end()
                append((T_STRING_VARNAME, Zval(line, varname[1], 0), line, end, self.pos))
        else:
            append((T_CURLY_OPEN, None, line, start, end))

    def _offset(self, start: int) -> None:
        """`[…]` after a variable, up to the bracket or what cannot stand there."""
        source, line, append = self.source, self.line, self.tokens.append
        append((OPERATORS["["], None, line, start, start + 1))
        for match in _VAR_OFFSET.finditer(source, start + 1, self.end):
            kind, start, self.pos = match.lastindex, match.start(), match.end()
            if kind == VAR_OFFSET_NUM_STRING:
                append((T_NUM_STRING, Zval(line, offset_number(match[0]), 0), line, start, self.pos))
            elif kind == VAR_OFFSET_VARIABLE:
                append((T_VARIABLE, Zval(line, match[0][1:], 0), line, start, self.pos))
            elif kind == VAR_OFFSET_STRING:
                append((T_STRING, Zval(line, match[0], 0), line, start, self.pos))
            elif kind == VAR_OFFSET_CLOSE:
                append((OPERATORS["]"], None, line, start, self.pos))
                return
            elif kind == VAR_OFFSET_MISPLACED:
                self.pos = start
                append((T_ENCAPSED_AND_WHITESPACE, Zval(line, None, 0), line, start, start))
                return
            elif kind == VAR_OFFSET_OPERATOR:
                append((_AMPERSAND if match[0] == "&" else OPERATORS[match[0]], None, line, start, self.pos))
            elif kind == VAR_OFFSET_BAD_CHARACTER:
                append((T_BAD_CHARACTER, None, line, start, self.pos))
        self.pos = self.end

    # heredoc and nowdoc

    def start_heredoc(self, start: int, end: int) -> None:
        source = self.source
        match: Any = _HEREDOC_START.match(source, start)  # the lexer's rule has matched it already
        label = match[2]
        self.line += 1
        closing: Any = _HEREDOC_LABEL.match(source, end, self.end)  # matches the empty string, too
        closes_at_once = closing[2] == label and closing.end() < self.end
        if closes_at_once:
            self.check_spacing(closing[1], start, end)
        heredoc = _Heredoc(label, len(self.tokens))
        self.tokens.append((T_START_HEREDOC, None, self.line, start, end))
        if closes_at_once:
            self.pos = closing.end()
            self.tokens.append((T_END_HEREDOC, None, self.line, end, self.pos))
        elif match[1] == "'":
            self._lex_nowdoc(label, end)
        else:
            self.heredocs.append(heredoc)
            self.state = HEREDOC

    def _lex_nowdoc(self, label: str, start: int) -> None:
        source = self.source
        for match in _NOWDOC.finditer(source, start, self.end):
            newline, spacing, name = match.group(NOWDOC_LINE_END + 1, NOWDOC_LINE_END + 2, NOWDOC_LINE_END + 3)
            if name == label and match.end() < self.end:
                break
        else:
            self.pos = self.end
            if start < self.end:
                self._strip_unclosed(start)
                self.line += self.newlines(start, self.end)
                self.tokens.append((T_ENCAPSED_AND_WHITESPACE, Zval(self.line, None, 0), self.line, start, self.end))
            self.finish()
            return
        self.check_spacing(spacing, start, self.end)
        text = source[start:match.start()]
        value = Zval(self.line, self.without_indentation(text, spacing, start, match.end()), 0)
        self.line += self.newlines(start, match.start())
        self._close_heredoc(value, start, match.start() + len(newline), match.end())

    def _strip_unclosed(self, start: int) -> None:
        """Fail where a nowdoc that never ends is less indented than its last line, which PHP takes for its label's."""
        line_start = max(self.source.rfind("\n", start), self.source.rfind("\r", start)) + 1
        last = self.source[line_start:]
        text = last.lstrip(" \t")
        if line_start and text:
            self.without_indentation(self.source[start:], last[:len(last) - len(text)], start, self.end)

    def check_spacing(self, spacing: str, start: int, end: int) -> None:
        """What stands before a closing label must be one kind of blanks."""
        if " " in spacing and "\t" in spacing:
            self.fail(_MIXED, self.line, start, end)

    def without_indentation(self, text: str, spacing: str, start: int, end: int) -> str:
        """The text of a nowdoc whose closing label stands after `spacing`."""
        try:
            return strip_indentation(text, len(spacing), "\t" not in spacing, True, True)
        except LiteralError as error:
            self.fail(error.message, self.line + error.newlines, start, end)

    def _close_heredoc(self, value: Zval, start: int, line_start: int, end: int) -> None:
        """The last text's token and the label's, which is on a line of its own."""
        self.tokens.append((T_ENCAPSED_AND_WHITESPACE, value, self.line, start, line_start))
        self.line += 1
        self.pos = end
        self.state = SCRIPTING
        self.tokens.append((T_END_HEREDOC, None, self.line, line_start, end))

    def lex_heredoc(self) -> None:
        source, start = self.source, self.pos
        heredoc = self.heredocs[-1]
        for match in _HEREDOC.finditer(source, start, self.end):
            kind = match.lastindex
            if kind == HEREDOC_ESCAPE:
                continue
            if kind == HEREDOC_LINE_END:
                if match[HEREDOC_LINE_END + 3] == heredoc.label and match.end() < self.end:
                    self._end_heredoc(heredoc, start, match)
                    return
                continue
            self._heredoc_text(heredoc, start, match.start())
            self._interpolate(kind, match)
            start = self.pos
            if self.state == SCRIPTING or start != match.end():
                return
        self._heredoc_text(heredoc, start, self.end)
        self.pos = self.end
        self.finish()

    def _end_heredoc(self, heredoc: _Heredoc, start: int, match: re.Match[str]) -> None:
        newline, spacing = match.group(HEREDOC_LINE_END + 1, HEREDOC_LINE_END + 2)
        self.check_spacing(spacing, start, match.end())
        line_end = match.start()
        text, line = self.source[start:line_end], self.line
        self.line = line + self.newlines(start, line_end)
        heredoc.texts.append((len(self.tokens), text, self.source[start - 1] in "\r\n", True))
        self._close_heredoc(Zval(line, text, 0), start, line_end + len(newline), match.end())
        self.heredocs.pop()
        self.settle(heredoc, len(spacing), " " in spacing)

    def _heredoc_text(self, heredoc: _Heredoc, start: int, end: int) -> None:
        if start == end:
            return
        text, line = self.source[start:end], self.line
        self.line = line + self.newlines(start, end)
        heredoc.texts.append((len(self.tokens), text, self.source[start - 1] in "\r\n", False))
        self.tokens.append((T_ENCAPSED_AND_WHITESPACE, Zval(line, text, 0), self.line, start, end))

    def settle_heredocs(self) -> None:
        """No closing label was found: the texts are not indented. The first error, in the source's order, is kept."""
        for heredoc in self.heredocs:
            try:
                self.settle(heredoc, 0, False)
            except Stop:
                return

    def settle(self, heredoc: _Heredoc, indentation: int, spaces: bool) -> None:
        """Give the texts of a heredoc their values."""
        tokens = self.tokens
        first = heredoc.first_token
        if indentation and tokens[first + 1][0] != T_ENCAPSED_AND_WHITESPACE:
            _, _, line, start, end = tokens[first]
            del tokens[first:]
            self.fail(_BODY_INDENTATION.format(indentation), line, start, end, at_caller=True)
        for index, text, newline_before, newline_after in heredoc.texts:
            _, value, _, start, end = tokens[index]
            try:
                if indentation:
                    text = strip_indentation(text, indentation, spaces, newline_before, newline_after)
                value.value = unescape(text, "", self.warner(start, value.lineno))
            except LiteralError as error:
                del tokens[index:]
                self.fail(error.message, value.lineno + error.newlines, start, end)
