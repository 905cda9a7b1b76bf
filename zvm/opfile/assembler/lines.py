"""Assembler text as lines of tokens, and where they stand.

A `Line` is read from left to right. Whatever is wrong raises AssemblyError, whose text begins with file, line, column.
"""
from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NoReturn

from zvm.opfile.format import OpFileError

# kinds of tokens, by group
DIRECTIVE, STRING, FLOAT, INTEGER, VARIABLE, LITERAL, NUMBER, NAME, MARK = \
    "directive", "string", "float", "integer", "variable", "literal", "number", "name", "mark"
_TOKEN = re.compile(r"""
    (?P<space>[ \t]+|;.*)
  | (?P<directive>\.[a-z-]+)
  | (?P<string>"(?:[^"\\\n]|\\.)*")
  | (?P<float>[+-]?(?:\d+\.\d*(?:[eE][+-]?\d+)?|\d+[eE][+-]?\d+|inf\b|nan\b))
  | (?P<integer>[+-]?(?:0x[0-9a-fA-F]+|\d+))
  | (?P<variable>\$(?:[A-Za-z0-9_]+|"(?:[^"\\\n]|\\.)*"))
  | (?P<literal>\#\d+)
  | (?P<number>%[+-]?\d+)
  | (?P<name>[A-Za-z_][A-Za-z0-9_-]*)
  | (?P<mark>->|[][(){},:|])
""", re.VERBOSE)
_ESCAPE = re.compile(r'\\(x[0-9a-fA-F]{2}|.)')
_ESCAPES = {"n": "\n", "r": "\r", "t": "\t", "\\": "\\", '"': '"'}


class AssemblyError(OpFileError):
    """What is wrong with assembler text, and where."""


class Line:
    """The tokens of a line: (kind, text, column), with the place of the next one."""

    __slots__ = ("file", "number", "tokens", "at")

    def __init__(self, file: str, number: int, text: str) -> None:
        self.file, self.number, self.at = file, number, 0
        self.tokens: list[tuple[str, str, int]] = []
        place = 0
        while place < len(text):
            match = _TOKEN.match(text, place)
            if match is None:
                self.fail(f"cannot read {text[place:place + 10]!r}", place + 1)
            assert match.lastgroup is not None
            if match.lastgroup != "space":
                self.tokens.append((match.lastgroup, match.group(), place + 1))
            place = match.end()

    def fail(self, problem: str, column: int | None = None) -> NoReturn:
        """Raise AssemblyError at the next token, or at a column."""
        if column is None:
            column = self.tokens[self.at][2] if self.at < len(self.tokens) else \
                self.tokens[-1][2] + len(self.tokens[-1][1]) if self.tokens else 1
        raise AssemblyError(f"{self.file}:{self.number}:{column}: {problem}")

    @property
    def kind(self) -> str:
        """What the next token is; "" at the end."""
        return self.tokens[self.at][0] if self.at < len(self.tokens) else ""

    @property
    def text(self) -> str:
        return self.tokens[self.at][1] if self.at < len(self.tokens) else ""

    def take(self, kind: str, what: str) -> str:
        """The next token, which must be of that kind; `what` names it in messages."""
        if self.kind != kind:
            self.fail(f"{what} expected")
        self.at += 1
        return self.tokens[self.at - 1][1]

    def skip(self, text: str) -> bool:
        """Pass over a mark or word, if it is the next token."""
        if self.kind in (MARK, NAME) and self.text == text:
            self.at += 1
            return True
        return False

    def expect(self, text: str) -> None:
        if not self.skip(text):
            self.fail(f"{text!r} expected")

    def end(self) -> None:
        if self.at < len(self.tokens):
            self.fail(f"unexpected {self.text!r}")

    def string(self, what: str = "a string") -> str:
        return unescaped(self.take(STRING, what)[1:-1])

    def optional(self, what: str = "a string or _") -> str | None:
        return None if self.skip("_") else self.string(what)

    def integer(self, what: str = "a number") -> int:
        return int(self.take(INTEGER, what), 0)


def unescaped(text: str) -> str:
    return _ESCAPE.sub(_character, text)


def _character(match: re.Match[str]) -> str:
    code = match[1]
    return chr(int(code[1:], 16)) if code[0] == "x" and len(code) == 3 else _ESCAPES.get(code, code)


def lines_of(text: str, file: str) -> Iterator[Line]:
    """The lines that have tokens."""
    for number, line in enumerate(text.split("\n"), 1):
        found = Line(file, number, line.rstrip("\r"))
        if found.tokens:
            yield found
