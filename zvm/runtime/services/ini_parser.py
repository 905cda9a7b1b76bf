"""Ini text as PHP's ini scanner and grammar read it (zend_ini_scanner.l, zend_ini_parser.y).

Used for ini files, the command line's -d and parse_ini_string(). A value is a run of pieces: words, which may be
constants, quoted strings, ${variables}; | & ^ ~ ! combine numbers, all binding alike.
"""
from __future__ import annotations

from zvm.runtime.services.ini import parse_int
from zvm.runtime.values.numbers import scan_numeric
from zvm.runtime.values.strings import c_string, is_identifier, lower
from zvm.targets import DEFAULT, V8_3, V8_4

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable, Iterator
    from typing import Any

INI_SCANNER_NORMAL, INI_SCANNER_RAW, INI_SCANNER_TYPED = 0, 1, 2

_PUNCTUATION = "\"$!(){}&|^~"
_BLANKS = " \t"
_NOT_IN_LABEL = "=\n\r\t;&|^$~(){}!\"["
_NOT_IN_WORD = "$= \t\n\r;&|^~()!\"'\0"
_NOT_IN_OFFSET = "$\n\r;\"']\\"
_BINARY = "|&^"
_WORDS = {"true": True, "on": True, "yes": True, "false": False, "off": False, "no": False, "none": False, "null": None}
_TOKENS = {True: "BOOL_TRUE", False: "BOOL_FALSE", None: "NULL_NULL"}


class IniSyntaxError(Exception):
    """Text that cannot be read: the message with its line, as zend_ini_parse reports it."""

    def __init__(self, problem: str, filename: str, line: int) -> None:
        super().__init__(f"syntax error, {problem} in {filename} on line {line}\n")


class IniParser:
    """Reads ini text. `constant(name)` and `variable(name)` give texts, None where there is none of that name; `target`
    is the version of PHP."""

    __slots__ = ("text", "mode", "constant", "variable", "filename", "target", "at", "line")

    def __init__(self, text: str, mode: int, constant: Callable[[str], str | None],
                 variable: Callable[[str], str | None] = lambda name: None, filename: str = "Unknown",
                 target: int = DEFAULT) -> None:
        self.filename, self.target = filename, target
        self.text = c_string(text)
        self.mode, self.constant, self.variable = mode, constant, variable
        self.at = 0
        self.line = 1

    def entries(self) -> Iterator[tuple[Any, ...]]:
        """("section", name), ("entry", name, value) and ("offset", name, offset, value). Raises IniSyntaxError."""
        while self.skip_blank_lines():
            if self.peek() == "[":
                self.at += 1
                yield "section", self.section()
                continue
            start = self.at
            name = self.label()
            if self.peek() == "[":
                self.at += 1
                offset = self.offset()
                self.skip(_BLANKS)
                if self.at_line_end() and self.peek():
                    self.fail_at_line_end(", expecting '='")
                elif self.peek() not in ("", "="):
                    self.fail(f"unexpected {self.next_token()}, expecting '='")
                self.expect("=")
                yield "offset", name, offset, self.value()
                self.end_of_value()
                continue
            self.skip(_BLANKS)
            if self.peek() == "=":
                self.at += 1
                yield "entry", name, self.value()
            elif lower(name) in _WORDS and self.target >= V8_4 and not self.follows_spaces(start):
                self.at = start
                self.fail()
            self.end_of_value()

    def next_token(self) -> str:
        """What the scanner would find at a place where an entry's name may begin."""
        char = self.peek()
        if char == "[":
            return "TC_SECTION"
        if char in _PUNCTUATION:
            return f"'{char}'"
        self.label()
        return "TC_OFFSET" if self.peek() == "[" else "TC_LABEL"

    # -- characters ----------------------------------------------------------------------------------------------

    def peek(self) -> str:
        return self.text[self.at:self.at + 1]

    def skip(self, chars: str) -> None:
        while self.peek() and self.peek() in chars:
            self.at += 1

    def run(self, stops: str) -> str:
        """The characters up to the next of `stops`; a $ that begins no variable goes along with its successor."""
        start = self.at
        while char := self.peek():
            following = self.text[self.at + 1:self.at + 2]
            is_pair = following not in ("", "{", "\0") if char == "$" else char == "\\" and "\\" in stops and following
            if is_pair:
                self.at += 2
            elif char in stops:
                break
            else:
                self.at += 1
        return self.text[start:self.at]

    def fail(self, problem: str | None = None) -> None:
        if problem is None:
            word = lower(self.text[self.at:self.at + 5])
            token = next((_TOKENS[_WORDS[each]] for each in _WORDS if word.startswith(each)), f"'{self.peek()}'")
            problem = f"unexpected {token}" if self.peek() else "unexpected end of file"
        raise IniSyntaxError(problem, self.filename, self.line)

    def expect(self, char: str) -> None:
        if self.peek() != char:
            self.fail(None if self.peek() else f"unexpected end of file, expecting '{char}'")
        self.at += 1

    def at_line_end(self) -> bool:
        return self.peek() in ("", "\r", "\n", ";")

    def fail_at_line_end(self, expected: str = "") -> None:
        """Something is missing in a line, which the scanner has left already."""
        self.end_of_line()
        self.fail("unexpected END_OF_LINE" + expected)

    def close_bracket(self) -> None:
        if self.peek() in ("\r", "\n"):
            self.fail("unexpected end of file, expecting ']'")
        self.expect("]")

    def newline(self) -> bool:
        if self.peek() not in ("\r", "\n"):
            return False
        self.at += 2 if self.text[self.at:self.at + 2] == "\r\n" else 1
        self.line += 1
        return True

    def end_of_line(self) -> None:
        """Goes after blanks, a comment and the line break."""
        self.skip(_BLANKS)
        if self.peek() == ";":
            while self.peek() not in ("", "\r", "\n"):
                self.at += 1
        self.newline()

    def end_of_value(self) -> None:
        """The line's end. What follows a value instead is an error, which is met after the value was taken in."""
        if not self.at_line_end():
            self.fail()
        self.end_of_line()

    def skip_blank_lines(self) -> bool:
        """Whether there is a statement left."""
        while True:
            self.skip(_BLANKS)
            if not self.peek():
                return False
            if self.peek() not in ("\r", "\n", ";"):
                return True
            self.end_of_line()

    # -- names ---------------------------------------------------------------------------------------------------

    def label(self) -> str:
        start = self.at
        while self.peek() and self.peek() not in _NOT_IN_LABEL:
            self.at += 1
        name = self.text[start:self.at].strip(" \t")
        is_word = lower(name) in _WORDS and self.text[start:] != name and not self.follows_spaces(start)
        if not name or is_word:
            self.fail(f"unexpected {_TOKENS[_WORDS[lower(name)]]}" if name else None)
        return name

    def follows_spaces(self, at: int) -> bool:
        """Does what begins there come after spaces without a tab? They make any label the longer token."""
        before = self.text[:at]
        blanks = before[len(before.rstrip(_BLANKS)):]
        return " " in blanks and "\t" not in blanks

    def section(self) -> str:
        is_raw = self.mode == INI_SCANNER_RAW
        name = self.run("]\n\r") if is_raw else self.pieces(_NOT_IN_OFFSET, constants=False)
        self.close_bracket()
        self.skip(_BLANKS)
        if not self.newline():
            self.line += 1  # for the scanner every section ends a line
        return name

    def offset(self) -> str:
        self.skip(_BLANKS)
        offset = self.pieces(_NOT_IN_OFFSET, constants=True)
        self.close_bracket()
        return offset

    # -- values --------------------------------------------------------------------------------------------------

    def value(self) -> Any:
        """The value after "=": text, or with INI_SCANNER_TYPED a bool, null, int or float written as such."""
        self.skip(_BLANKS)
        if self.mode == INI_SCANNER_RAW:
            return self.raw_value()
        start = self.at
        word = self.run(_NOT_IN_WORD)
        self.skip(_BLANKS)
        if self.at_line_end():
            if lower(word) in _WORDS:
                found = _WORDS[lower(word)]
                return found if self.mode == INI_SCANNER_TYPED else "1" if found else ""
            if self.mode == INI_SCANNER_TYPED and word[:1] in "-.0123456789" and word:
                number, used, overflow = scan_numeric(word)
                if number is not None and used == len(word) and not overflow and word.strip("-.0123456789") == "":
                    return number
        self.at = start
        text = self.expression()
        if self.mode == INI_SCANNER_TYPED and self.target >= V8_4 and \
                any(char in "|&^~!(" for char in self.text[start:self.at]) and text.lstrip("-").isdecimal():
            return int(text)  # what operators make
        return text

    def expression(self) -> str:
        """Operands and operators, from left to right (zend_ini_do_op)."""
        total = self.operand()
        while (operator := self.peek()) and operator in _BINARY:
            self.at += 1
            left, right = parse_int(total), parse_int(self.operand(True))
            total = str(left | right if operator == "|" else left & right if operator == "&" else left ^ right)
        return total

    def operand(self, needed: bool = False) -> str:
        """What operators combine; nothing at the line's end, unless it is needed."""
        self.skip(_BLANKS)
        if needed and self.at_line_end():
            self.fail_at_line_end()
        char = self.peek()
        if char in ("~", "!"):
            self.at += 1
            right = parse_int(self.operand(True))
            return str(~right if char == "~" else int(not right))
        if char == "(":
            self.at += 1
            total = self.operand(True)
            while (operator := self.peek()) and operator in _BINARY:
                self.at += 1
                left, right = parse_int(total), parse_int(self.operand(True))
                total = str(left | right if operator == "|" else left & right if operator == "&" else left ^ right)
            if self.at_line_end():
                self.fail_at_line_end(", expecting '^' or '|' or '&' or ')'")
            self.expect(")")
            self.skip(_BLANKS)
            return total
        start = self.at
        text = self.pieces(_NOT_IN_WORD, constants=True)
        if self.at == start and not self.at_line_end():
            self.fail("unexpected end of file" if self.peek() == "'" else None)
        return text

    def pieces(self, stops: str, constants: bool) -> str:
        """A run of words, blanks, quoted strings and variables; blanks at the end belong to nothing."""
        parts: list[str] = []
        while char := self.peek():
            if char == '"':
                parts.append(self.quoted())
            elif char == "'" and (end := self.text.find("'", self.at + 1)) >= 0:
                parts.append(self.text[self.at + 1:end])
                self.at = end + 1
            elif self.text.startswith("${", self.at):
                parts.append(self.variable_text())
            elif char in _BLANKS and stops is _NOT_IN_WORD:
                start = self.at
                self.skip(_BLANKS)
                if self.peek() in ("\r", "\n", ";") or self.peek() and self.peek() in _BINARY + '"':
                    continue
                parts.append(self.text[start:self.at])
            elif word := self.run(stops):
                if stops is _NOT_IN_WORD and lower(word) in _WORDS and parts:
                    self.at -= len(word)
                    break
                parts.append(self.word(word) if constants else word)
            else:
                break
        return "".join(parts)

    def word(self, word: str) -> str:
        found = self.constant(word) if is_identifier(word) else None
        return word if found is None else found

    def variable_text(self) -> str:
        """${name}: an ini setting or environment variable, else nothing."""
        end = start = self.at + 2
        while end < len(self.text) and self.text[end] not in _NOT_IN_LABEL:
            end += 1
        closing = self.text[end:end + 1]
        if not closing or end == start:  # anything but a name and a brace is the end for the scanner
            if not closing and end > start and self.target >= V8_3:
                self.fail("unexpected end of file, expecting TC_FALLBACK or '}'")
            found = f"'{closing}'" if closing == "}" else "end of file"
            self.fail(f"unexpected {found}, expecting TC_VARNAME")
        name, fallback = self.text[start:end], None
        if ":-" in name and self.target >= V8_3:
            name, _, fallback = name.partition(":-")
            if len(name) == 1:  # which the scanner does not take for a name
                self.fail("unexpected TC_FALLBACK, expecting TC_VARNAME")
        if closing != "}":
            self.fail("unexpected end of file, expecting " + ("'}'" if self.target < V8_3 else "TC_FALLBACK or '}'"))
        self.at = end + 1
        return self.variable(name.strip(" \t")) or fallback or ""

    def quoted(self) -> str:
        """A string in double quotes, over several lines perhaps; \\\\, \\" and \\$ are escapes."""
        self.at += 1
        parts = []
        while (char := self.peek()) != '"':
            following = self.text[self.at + 1:self.at + 2]
            if not char:
                self.fail("unexpected end of file, expecting TC_DOLLAR_CURLY or TC_QUOTED_STRING or '\"'")
            if char == "\\":
                if following == '"' and self.text[self.at + 2:self.at + 3] in ("", "\r", "\n"):
                    parts.append("\\")  # the end of a Windows path
                    self.at += 1
                    continue
                parts.append(following if following and following in '\\"$' else char + following)
                self.at += 2
            elif char == "$" and following == "{":
                parts.append(self.variable_text())
            else:
                self.line += char == "\n"
                parts.append(char)
                self.at += 1
        self.at += 1
        self.skip(_BLANKS)
        return "".join(parts)

    def raw_value(self) -> str:
        """Everything up to the line's end or a comment, quotes around it removed (INI_SCANNER_RAW)."""
        start = self.at
        comment = -1
        while (char := self.peek()) not in ("", "\r", "\n"):
            if char == ";" and comment < 0:
                comment = self.at
            elif char == '"' and self.text[start] == '"':
                comment = -1
            self.at += 1
        value = self.text[start:self.at if comment < 0 else comment].rstrip(" \t")
        if len(value) > 1 and value[0] == value[-1] == '"':
            value = value[1:-1]
        return value
