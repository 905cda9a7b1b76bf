"""strip_tags (ext/standard/string.c)."""
from __future__ import annotations

from zvm.ext.vocabulary import Array, Null, Str, function
from zvm.runtime.values import convert
from zvm.runtime.values.patterns import lazy_pattern
from zvm.runtime.values.strings import lower

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable
    from typing import Any

    from zvm.engine import Engine

    _State = Callable[[str], Any]  # takes a byte, gives the state after it

_SPACE = frozenset(" \t\n\r\v\f")
# a tag in which nothing is out of the ordinary: no other <, no declaration, quotes in pairs
_PLAIN_TAG = lazy_pattern("""<[^ \t\n\r\v\f<>"'!?\\0][^<>"'\\0]*(?:(?:"[^"<\\0]*"|'[^'<\\0]*')[^<>"'\\0]*)*>""")


@function(pure=True)
def strip_tags(engine: Engine, string: Str, allowed_tags: Array | Str | Null = None) -> Str:
    if allowed_tags is None or isinstance(allowed_tags, str):
        allowed = lower(allowed_tags or "")
    else:
        allowed = "".join(f"<{lower(convert.to_string(engine, name))}>" for name in allowed_tags.plain_values())
    return without_tags(string, allowed)


def without_tags(string: str, allowed: str, spaced: bool = False) -> str:
    """The text without tags but those in `allowed`, "<a><b>"; `spaced`: with white space after < too, it is a tag."""
    if not allowed and not spaced:
        if "<" not in string:
            return string.replace("\0", "")
        text = _PLAIN_TAG.sub("", string)
        if "<" not in text:
            return text.replace("\0", "")
    return _Stripper(string, allowed, spaced).run()


class _Stripper:
    """The state machine of php_strip_tags_ex. Each state takes a byte and gives the state for the next one."""

    __slots__ = ("string", "allowed", "at", "out", "tag", "quote", "depth", "brackets", "last", "is_xml", "spaced")

    def __init__(self, string: str, allowed: str, spaced: bool) -> None:
        self.string = string
        self.allowed = allowed
        self.spaced = spaced
        self.at = 0
        self.out: list[str] = []
        self.tag: list[str] = []  # the tag at hand, kept in case it is allowed
        self.quote = ""
        self.depth = 0  # of further "<" inside a tag
        self.brackets = 0  # parentheses open in PHP code
        self.last = ""  # the last significant byte
        self.is_xml = False

    def run(self) -> str:
        """The text without the tags."""
        state: _State = self.text
        for at, char in enumerate(self.string):
            self.at = at
            state = state(char)
        return "".join(self.out)

    def before(self, count: int) -> str:
        """The byte `count` places back."""
        return self.string[self.at - count] if self.at >= count else ""

    def follows_word(self, word: str) -> bool:
        """Do the bytes before, in any case, read `word`?"""
        return lower(self.string[max(self.at - len(word), 0):self.at]) == word

    def toggle_quote(self, char: str) -> None:
        """A quote opens a quoted part, or closes the one it opened."""
        if self.at and self.quote in ("", char):
            self.quote = "" if self.quote else char

    def text(self, char: str) -> _State:
        """Outside of tags."""
        if char == "<":
            if self.quote:
                return self.text
            if not self.spaced and self.string[self.at + 1:self.at + 2] in _SPACE:
                self.out.append(char)
                return self.text
            self.last = "<"
            if self.allowed:
                self.tag.append("<")
            return self.html
        if char == ">" and (self.depth or self.quote):
            self.depth -= self.depth > 0
        elif char != "\0":
            self.out.append(char)
        return self.text

    def html(self, char: str) -> _State:
        """Inside an HTML tag."""
        if char == "\0":
            return self.html
        if char == "<":
            if self.quote:
                return self.html
            if self.spaced or self.string[self.at + 1:self.at + 2] not in _SPACE:
                self.depth += 1
                return self.html
        elif char == ">":
            if self.depth:
                self.depth -= 1
                return self.html
            return self.html if self.quote else self.end_html()
        elif char in "\"'":
            self.toggle_quote(char)
        elif char == "!" and self.before(1) == "<":
            self.last = char
            return self.declaration
        elif char == "?" and self.before(1) == "<":
            self.brackets = 0
            return self.code
        if self.allowed:
            self.tag.append(char)
        return self.html

    def end_html(self) -> _State:
        """The > of a tag."""
        self.last = ">"
        if self.is_xml and self.before(1) == "-":
            return self.html
        self.quote, self.is_xml = "", False
        if self.allowed:
            self.tag.append(">")
            tag = "".join(self.tag)
            if normalised_tag(tag) in self.allowed:
                self.out.append(tag)
            self.tag = []
        return self.text

    def code(self, char: str) -> _State:
        """Inside <? … ?>."""
        if char in "()":
            if self.last not in ('"', "'"):
                self.last = char
                self.brackets += 1 if char == "(" else -1
        elif char == ">":
            if self.depth:
                self.depth -= 1
            elif not self.quote and not self.brackets and self.last != '"' and self.before(1) == "?":
                self.tag = []
                return self.text
        elif char in "\"'" and self.at and self.before(1) != "\\":
            if self.last == char:
                self.last = ""
            elif self.last != "\\":
                self.last = char
            self.toggle_quote(char)
        elif char in "lL" and self.at > 4 and self.follows_word("<?xm"):
            self.is_xml = True
            return self.html
        return self.code

    def declaration(self, char: str) -> _State:
        """Inside <! … >."""
        if char == ">":
            if self.depth:
                self.depth -= 1
            elif not self.quote:
                self.tag = []
                return self.text
        elif char in "\"'":
            if self.before(1) != "\\":
                self.toggle_quote(char)
        elif char == "-" and self.before(1) == "-" and self.before(2) == "!":
            return self.comment
        elif char in "eE" and self.at > 6 and self.follows_word("doctyp"):
            return self.html
        return self.declaration

    def comment(self, char: str) -> _State:
        """Inside <!-- … -->."""
        if char == ">" and not self.quote and self.before(1) == "-" and self.before(2) == "-":
            self.tag = []
            return self.text
        return self.comment


def normalised_tag(tag: str) -> str:
    """ "<name>" for "<name …>", "</name>" and "<name/>" (php_tag_find)."""
    out = ""
    inside = False
    text = lower(tag)
    for at, char in enumerate(text):
        if char == ">":
            break
        if char == "<":
            out += char
        elif char not in _SPACE:
            inside = True
            if char != "/" or text[at - 1] != "<" and text[at + 1:at + 2] != ">":
                out += char
        elif inside:
            break
    return out + ">"
