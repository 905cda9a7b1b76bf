"""Values of ini settings as PHP's ini scanner reads them (zend_ini_scanner.l, zend_ini_parser.y).

Used by the command line's -d and by whatever reads ini text.
"""
from __future__ import annotations

from zvm.runtime.ini import parse_int
from zvm.runtime.strings import lower

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable

_OPERATORS = "|&^~!()"
_LEVELS = ("ERROR", "WARNING", "PARSE", "NOTICE", "CORE_ERROR", "CORE_WARNING", "COMPILE_ERROR", "COMPILE_WARNING",
           "USER_ERROR", "USER_WARNING", "USER_NOTICE", "STRICT", "RECOVERABLE_ERROR", "DEPRECATED", "USER_DEPRECATED")


def error_level(name: str) -> str | None:
    """The number, as text, an E_* constant stands for."""
    if name == "E_ALL":
        return "32767"
    return str(1 << _LEVELS.index(name[2:])) if name[:2] == "E_" and name[2:] in _LEVELS else None


def setting_value(text: str, constant: Callable[[str], str | None] = error_level) -> str:
    """What `name=text` sets: quotes and comments removed, words and constants replaced, operators applied."""
    text = text.strip(" \t\r\n")
    if text[:1] not in ("", '"', "'") and any(operator in text for operator in _OPERATORS):
        return _Expression(text, constant).value()
    return _plain_value(text, constant)


def _plain_value(text: str, constant: Callable[[str], str | None]) -> str:
    parts = []
    while text:
        quote = text[0]
        end = text.find(quote, 1) if quote in "\"'" else -1
        if end > 0:
            parts.append(text[1:end])
            text = text[end + 1:]
            continue
        stops = [place for place in map(text.find, '";') if place > 0]
        end = min(stops, default=len(text))
        parts.append(_word(text[:end], constant))
        text = "" if text[end:end + 1] == ";" else text[end:]
    return "".join(parts)


def _word(text: str, constant: Callable[[str], str | None]) -> str:
    word = lower(text.strip(" \t"))
    if word in ("on", "yes", "true"):
        return "1"
    if word in ("off", "no", "false", "none", "null"):
        return ""
    found = constant(text.strip(" \t"))
    return text.rstrip(" \t") if found is None else found


class _Expression:
    """A value with operators; all of them bind alike, from left to right."""

    __slots__ = ("text", "at", "constant")

    def __init__(self, text: str, constant: Callable[[str], str | None]) -> None:
        self.text, self.at, self.constant = text, 0, constant

    def value(self) -> str:
        return str(self.sum())

    def sum(self) -> int:
        total = self.operand()
        while (operator := self.peek()) in ("|", "&", "^"):
            self.at += 1
            right = self.operand()
            total = total | right if operator == "|" else total & right if operator == "&" else total ^ right
        return total

    def operand(self) -> int:
        char = self.peek()
        if char in ("~", "!"):
            self.at += 1
            right = self.operand()
            return ~right if char == "~" else int(not right)
        if char == "(":
            self.at += 1
            inner = self.sum()
            self.at += self.peek() == ")"
            return inner
        start = self.at
        while self.at < len(self.text) and self.text[self.at] not in _OPERATORS:
            self.at += 1
        return parse_int(_plain_value(self.text[start:self.at].strip(" \t"), self.constant))

    def peek(self) -> str:
        while self.at < len(self.text) and self.text[self.at] in " \t":
            self.at += 1
        return self.text[self.at:self.at + 1]
