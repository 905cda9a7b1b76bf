"""Values of literals: numbers, escape sequences, heredoc indentation.

Reads token text, makes values; used by the lexer. Errors are LiteralError, whose `newlines` says how many lines into
the text the lexer stands when PHP throws.
"""
from __future__ import annotations

from zvm.frontend.patterns import pattern

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    import re
    from collections.abc import Callable

INT_MAX = 0x7FFF_FFFF_FFFF_FFFF

_ESCAPE, _SINGLE_QUOTED_ESCAPE, _NEWLINE = pattern("ESCAPE"), pattern("SINGLE_QUOTED_ESCAPE"), pattern("LINE_END")
_SIMPLE = {"n": "\n", "r": "\r", "t": "\t", "f": "\f", "v": "\v", "e": "\x1b", "\\": "\\", "$": "$"}


class LiteralError(Exception):
    """A ParseError inside a literal."""

    def __init__(self, message: str, newlines: int) -> None:
        self.message = message
        self.newlines = newlines


def count_newlines(text: str) -> int:
    """As Zend counts: \\n, \\r\\n and \\r alone are one line end each."""
    count = text.count("\n")
    if "\r" in text:
        count += text.count("\r") - text.count("\r\n")
    return count


def number(text: str) -> int | float:
    """A number token's value; integers that do not fit are floats."""
    if "_" in text:
        text = text.replace("_", "")
    if text[:1] == "0" and len(text) > 1:
        prefix = text[1]
        if prefix in "xX":
            return _integer(text[2:], 16)
        if prefix in "bB":
            return _integer(text[2:], 2)
        if prefix in "oO":
            return _integer(text[2:], 8)
        if "." in text or "e" in text or "E" in text:
            return float(text)
        if "8" in text or "9" in text:
            raise LiteralError("Invalid numeric literal", 0)
        return _integer(text, 8)
    if "." in text or "e" in text or "E" in text:
        return float(text)
    if len(text) < 19:
        return int(text)
    value = int(text) if len(text) < 4000 else INT_MAX + 1
    return value if value <= INT_MAX else float(text)


def _integer(digits: str, base: int) -> int | float:
    """A float when it is too large, rounded after each digit (zend_hex_strtod and the like).

    zend_bin_strtod() and zend_oct_strtod() add the digit's character and subtract that of zero, rounding twice.
    """
    value = int(digits, base)
    if value <= INT_MAX:
        return value
    rounded = 0.0
    for digit in digits:
        rounded = rounded * base + int(digit, 16) if base == 16 else rounded * base + ord(digit) - ord("0")
    return rounded


def offset_number(text: str) -> int | str:
    """The value of `1` in "$a[1]": an integer only if it is written as PHP would print it."""
    if text == "0" or (text[0] in "123456789" and len(text) < 20 and text.isdecimal()):
        value = int(text)
        if value <= INT_MAX:
            return value
    return text


def _second_character(match: re.Match[str]) -> str:
    return match[0][1]


def single_quoted(text: str) -> str:
    return _SINGLE_QUOTED_ESCAPE.sub(_second_character, text) if "\\" in text else text


def unescape(text: str, quote: str, warn: Callable[[str, int], None]) -> str:
    """Escape sequences of double quotes, backquotes and heredocs (zend_scan_escape_string).

    `quote` is the character that may be escaped, "" in a heredoc. `warn` gets a message and the newlines before it.
    """
    if "\\" not in text:
        return text

    def replace(match: re.Match[str]) -> str:
        kind = match.lastindex
        if kind == 1:
            return _SIMPLE[match[1]]
        if kind == 2:
            value = int(match[2], 8)
            if value > 0xFF:
                warn(f"Octal escape sequence overflow \\{match[2]} is greater than \\377",
                     count_newlines(text[:match.start()]))
            return chr(value & 0xFF)
        if kind == 3:
            return chr(int(match[3], 16))
        if kind == 4:
            return _codepoint(text, match)
        return quote if match[5] == quote else match[0]

    return _ESCAPE.sub(replace, text)


def _codepoint(text: str, match: re.Match[str]) -> str:
    digits = match[4][1:]
    if len(digits) < 2 or digits[-1] != "}":
        raise LiteralError("Invalid UTF-8 codepoint escape sequence", count_newlines(text[:match.start()]))
    value = int(digits[:-1], 16)
    if value > 0x10FFFF:
        raise LiteralError("Invalid UTF-8 codepoint escape sequence: Codepoint too large",
                           count_newlines(text[:match.start()]))
    return chr(value).encode("utf-8", "surrogatepass").decode("latin-1")


def strip_indentation(text: str, indentation: int, spaces: bool, newline_before: bool, newline_after: bool) -> str:
    """A part of a heredoc without the closing label's indentation (strip_multiline_string_indentation).

    `newline_before`: the part starts at the beginning of a line. `newline_after`: the closing label follows it.
    """
    pieces = []
    position = newlines = 0
    end = len(text)
    if not newline_before:
        match = _NEWLINE.search(text)
        if match is None:
            return text
        position = match.end()
        newlines = 1
        pieces.append(text[:position])
    while position <= end:
        match = _NEWLINE.search(text, position)
        if match is not None:
            line_end, next_line = match.span()
        else:
            line_end, next_line = end if newline_after else -1, end
        for _ in range(indentation):
            if position == line_end:
                break
            if position == end or text[position] not in " \t":
                raise LiteralError("Invalid body indentation level (expecting an indentation level of at least "
                                   f"{indentation})", newlines)
            if (text[position] == " ") is not spaces:
                raise LiteralError("Invalid indentation - tabs and spaces cannot be mixed", newlines)
            position += 1
        if position == end:
            break
        pieces.append(text[position:next_line])
        position = next_line
        newlines += 1
        if match is None:
            break
    return "".join(pieces)
