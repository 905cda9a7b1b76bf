"""The lexer's states inside of strings: double quotes, backquotes, heredoc and nowdoc, "$a[…]", "$a->b", "${…".

The base class of zvm/frontend/lexer.py's Lexer, which alone may import this.
"""
from __future__ import annotations

import re

from zvm.frontend.generated.ast import Zval
from zvm.frontend.literals import LiteralError, offset_number, strip_indentation, unescape
from zvm.frontend.tokens import NUMBERS, OPERATORS

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

_LABEL = r"[a-zA-Z_\x80-\xff][a-zA-Z0-9_\x80-\xff]*+"
_STARTS_LABEL = r"[a-zA-Z_\x80-\xff]"
# what ends a run of text
_VARIABLE = rf"\$({_LABEL})(\[|(?:->|\?->)(?={_STARTS_LABEL}))?"
_DOUBLE_QUOTES = re.compile(rf'{_VARIABLE}|(\$\{{)|(\{{)(?=\$)|(")|\\.', re.DOTALL)
_BACKQUOTE = re.compile(rf"{_VARIABLE}|(\$\{{)|(\{{)(?=\$)|(`)|\\.", re.DOTALL)
_HEREDOC = re.compile(rf"{_VARIABLE}|(\$\{{)|(\{{)(?=\$)|((?:\r\n|\n|\r)(?:[ \t]*+(?:{_LABEL})?))|\\[^\r\n]")
_NOWDOC = re.compile(rf"(\r\n|\n|\r)([ \t]*+)({_LABEL})?")
_CLOSING_LABEL = re.compile(rf"([ \t]*+)({_LABEL})?")
_HEREDOC_LINE = re.compile(rf"(\r\n|\n|\r)([ \t]*+)({_LABEL})?")
_START = re.compile(rf"[bB]?<<<[ \t]*+(['\"]?)({_LABEL})")
_VARNAME = re.compile(rf"({_LABEL})(?=[\[}}])")
_OFFSET = re.compile(
    r"(0[xX][0-9a-fA-F]++(?:_[0-9a-fA-F]++)*+|0[bB][01]++(?:_[01]++)*+|0[oO][0-7]++(?:_[0-7]++)*+"
    rf"|[0-9]++(?:_[0-9]++)*+)|\$({_LABEL})|({_LABEL})|(\])|([ \n\r\t\\'#])|([-;:,.|^&+/*=%!~$<>?@\[(){{}}\"`])|(.)",
    re.DOTALL)

T_STRING, T_VARIABLE, T_NUM_STRING = NUMBERS["T_STRING"], NUMBERS["T_VARIABLE"], NUMBERS["T_NUM_STRING"]
T_ENCAPSED_AND_WHITESPACE, T_STRING_VARNAME = NUMBERS["T_ENCAPSED_AND_WHITESPACE"], NUMBERS["T_STRING_VARNAME"]
T_START_HEREDOC, T_END_HEREDOC = NUMBERS["T_START_HEREDOC"], NUMBERS["T_END_HEREDOC"]
T_DOLLAR_OPEN_CURLY_BRACES, T_CURLY_OPEN = NUMBERS["T_DOLLAR_OPEN_CURLY_BRACES"], NUMBERS["T_CURLY_OPEN"]
T_BAD_CHARACTER = NUMBERS["T_BAD_CHARACTER"]
_AMPERSAND = NUMBERS["T_AMPERSAND_NOT_FOLLOWED_BY_VAR_OR_VARARG"]
SCRIPTING, IN_HEREDOC = 1, 4  # as in lexer.py
_BODY_INDENTATION = "Invalid body indentation level (expecting an indentation level of at least {})"
_MIXED = "Invalid indentation - tabs and spaces cannot be mixed"


class _Heredoc:
    """An open heredoc. Its texts wait until the closing label tells how far they are indented."""

    __slots__ = ("label", "first_token", "texts")

    def __init__(self, label: str, first_token: int) -> None:
        self.label = label
        self.first_token = first_token  # index of T_START_HEREDOC
        self.texts: list[tuple[int, str, bool, bool]] = []  # token index, text, newline before, label behind


class Interpolation:
    """The part of the lexer that reads the inside of strings."""

    __slots__ = ()
    if TYPE_CHECKING:
        source: str
        tokens: list[Any]
        pos: int
        end: int
        line: int
        state: int
        stack: list[int]
        nesting: list[tuple[str, int]]
        heredocs: list[_Heredoc]
        fail: Any
        finish: Any
        newlines: Any
        unescaped: Any
        warner: Any

    def lex_double_quotes(self) -> None:
        self._lex_quoted(_DOUBLE_QUOTES, '"')

    def lex_backquote(self) -> None:
        self._lex_quoted(_BACKQUOTE, "`")

    def _lex_quoted(self, pattern: re.Pattern[str], quote: str) -> None:
        source, start = self.source, self.pos
        for match in pattern.finditer(source, start, self.end):
            kind = match.lastindex
            if kind is None:
                continue
            self._text(start, match.start(), quote)
            if kind == 5:
                self.tokens.append((OPERATORS[quote], None, self.line, match.start(), match.end()))
                self.pos = match.end()
                self.state = SCRIPTING
                return
            if self._interpolate(kind, match):
                return
            start = self.pos
            if start != match.end():
                return  # the rest of "$a[…]" or "$a->b" was read too: search again from there
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

    def _interpolate(self, kind: int, match: re.Match[str]) -> bool:
        """Tokens of a variable or of what opens an expression; whether the state has changed."""
        start, end, line, append = match.start(), match.end(), self.line, self.tokens.append
        self.pos = end
        if kind <= 2:
            name = match[1]
            after_name = start + 1 + len(name)
            append((T_VARIABLE, Zval(line, name, 0), line, start, after_name))
            if kind == 2:
                self.pos = after_name
                if match[2] == "[":
                    self._offset(after_name)
                else:
                    self._property(after_name, end)
            return False
        if kind == 3:
            self.nesting.append(("{", line))
            append((T_DOLLAR_OPEN_CURLY_BRACES, None, line, start, end))
            varname = _VARNAME.match(self.source, end, self.end)
            if varname:
                self.pos = varname.end()
                append((T_STRING_VARNAME, Zval(line, varname[1], 0), line, end, self.pos))
        else:
            self.nesting.append(("{", line))
            append((T_CURLY_OPEN, None, line, start, end))
        self.stack.append(self.state)
        self.state = SCRIPTING
        return True

    def _property(self, start: int, end: int) -> None:
        """`->name` or `?->name`."""
        source, line = self.source, self.line
        self.tokens.append((OPERATORS[source[start:end]], None, line, start, end))
        match = _CLOSING_LABEL.match(source, end, self.end)
        self.pos = match.end()
        self.tokens.append((T_STRING, Zval(line, match[2], 0), line, end, self.pos))

    def _offset(self, start: int) -> None:
        """`[…]` behind a variable, up to the bracket or what cannot stand there."""
        source, line, append = self.source, self.line, self.tokens.append
        append((OPERATORS["["], None, line, start, start + 1))
        for match in _OFFSET.finditer(source, start + 1, self.end):
            kind, start, self.pos = match.lastindex, match.start(), match.end()
            if kind == 1:
                append((T_NUM_STRING, Zval(line, offset_number(match[0]), 0), line, start, self.pos))
            elif kind == 2:
                append((T_VARIABLE, Zval(line, match[2], 0), line, start, self.pos))
            elif kind == 3:
                append((T_STRING, Zval(line, match[3], 0), line, start, self.pos))
            elif kind == 4:
                append((OPERATORS["]"], None, line, start, self.pos))
                return
            elif kind == 5:
                self.pos = start
                append((T_ENCAPSED_AND_WHITESPACE, Zval(line, None, 0), line, start, start))
                return
            elif kind == 6:
                append((_AMPERSAND if match[6] == "&" else OPERATORS[match[6]], None, line, start, self.pos))
            else:
                append((T_BAD_CHARACTER, None, line, start, self.pos))
        self.pos = self.end

    # heredoc and nowdoc

    def start_heredoc(self, start: int, end: int) -> None:
        source = self.source
        match = _START.match(source, start)
        label = match[2]
        self.line += 1
        closing = _CLOSING_LABEL.match(source, end, self.end)
        closes_at_once = closing[2] == label and closing.end() < self.end
        if closes_at_once and " " in closing[1] and "\t" in closing[1]:
            self.fail(_MIXED, self.line, start, end)
        heredoc = _Heredoc(label, len(self.tokens))
        self.tokens.append((T_START_HEREDOC, None, self.line, start, end))
        if closes_at_once:
            self.pos = closing.end()
            self.tokens.append((T_END_HEREDOC, None, self.line, end, self.pos))
        elif match[1] == "'":
            self._lex_nowdoc(label, end)
        else:
            self.heredocs.append(heredoc)
            self.state = IN_HEREDOC

    def _lex_nowdoc(self, label: str, start: int) -> None:
        source = self.source
        for match in _NOWDOC.finditer(source, start, self.end):
            if match[3] == label and match.end() < self.end:
                break
        else:
            self.pos = self.end
            if start < self.end:
                self.line += self.newlines(start, self.end)
                self.tokens.append((T_ENCAPSED_AND_WHITESPACE, Zval(self.line, None, 0), self.line, start, self.end))
            self.finish()
            return
        spacing = match[2]
        if " " in spacing and "\t" in spacing:
            self.fail(_MIXED, self.line, start, self.end)
        text = source[start:match.start()]
        value = Zval(self.line, text, 0)
        try:
            value.value = strip_indentation(text, len(spacing), " " in spacing, True, True)
        except LiteralError as error:
            self.fail(error.message, self.line + error.newlines, start, match.end())
        self.line += self.newlines(start, match.start())
        self.tokens.append((T_ENCAPSED_AND_WHITESPACE, value, self.line, start, match.end(1)))
        self.line += 1
        self.pos = match.end()
        self.tokens.append((T_END_HEREDOC, None, self.line, match.end(1), self.pos))

    def lex_heredoc(self) -> None:
        source, start = self.source, self.pos
        heredoc = self.heredocs[-1]
        for match in _HEREDOC.finditer(source, start, self.end):
            kind = match.lastindex
            if kind is None:
                continue
            if kind == 5:
                line_end = _HEREDOC_LINE.match(source, match.start(), self.end)
                if line_end[3] == heredoc.label and line_end.end() < self.end:
                    self._end_heredoc(heredoc, start, line_end)
                    return
                continue
            self._heredoc_text(heredoc, start, match.start())
            if self._interpolate(kind, match):
                return
            start = self.pos
            if start != match.end():
                return
        self._heredoc_text(heredoc, start, self.end)
        self.pos = self.end
        self.finish()

    def _heredoc_text(self, heredoc: _Heredoc, start: int, end: int, closing: int = 0) -> None:
        if start == end and not closing:
            return
        text = self.source[start:end]
        line = self.line
        self.line = line + self.newlines(start, end)
        heredoc.texts.append((len(self.tokens), text, self.source[start - 1] in "\r\n", closing > 0))
        self.tokens.append((T_ENCAPSED_AND_WHITESPACE, Zval(line, text, 0), self.line, start, closing or end))

    def _end_heredoc(self, heredoc: _Heredoc, start: int, line_end: re.Match[str]) -> None:
        spacing = line_end[2]
        if " " in spacing and "\t" in spacing:
            line = self.line
            self.fail(_MIXED, line, start, line_end.end())
        self._heredoc_text(heredoc, start, line_end.start(), line_end.end(1))
        self.line += 1
        self.heredocs.pop()
        self.state = SCRIPTING
        self.pos = line_end.end()
        self.tokens.append((T_END_HEREDOC, None, self.line, line_end.end(1), self.pos))
        self._settle(heredoc, len(spacing), " " in spacing)

    def settle_heredocs(self) -> None:
        """No closing label was found: the texts are not indented. The outermost heredoc's error comes first."""
        pending, self.heredocs = self.heredocs, []
        for heredoc in pending:
            self._settle(heredoc, 0, False)

    def _settle(self, heredoc: _Heredoc, indentation: int, spaces: bool) -> None:
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
