"""Backslashes and markup: addslashes, addcslashes, quotemeta, strip_tags (ext/standard/string.c)."""
from __future__ import annotations

from zvm.ext.standard.strings import character_list
from zvm.ext.vocabulary import Array, Null, Str, function
from zvm.runtime import convert
from zvm.runtime.strings import lower
from zvm.runtime.values import Reference

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.engine import Engine

_ADDED = {ord("'"): "\\'", ord('"'): '\\"', ord("\\"): "\\\\", 0: "\\0"}
_CONTROL_NAMES = {"\n": "\\n", "\t": "\\t", "\r": "\\r", "\a": "\\a", "\v": "\\v", "\b": "\\b", "\f": "\\f"}
_STRIPPED_NAMES = {"n": "\n", "t": "\t", "r": "\r", "a": "\a", "v": "\v", "b": "\b", "f": "\f"}
_HEX = frozenset("0123456789abcdefABCDEF")
_OCTAL = frozenset("01234567")


@function(pure=True)
def addslashes(string: Str) -> Str:
    return string.translate(_ADDED)


@function(pure=True)
def stripslashes(string: Str) -> Str:
    out = []
    at, length = 0, len(string)
    while at < length:
        if string[at] == "\\":
            at += 1
            if at < length:
                out.append("\0" if string[at] == "0" else string[at])
        else:
            out.append(string[at])
        at += 1
    return "".join(out)


def escape_bytes(string: str, wanted: str) -> str:
    """`string` with a backslash before each byte of `wanted`, controls and high bytes by name or in octal."""
    table = {}
    for char in wanted:
        if " " <= char <= "~":
            table[ord(char)] = "\\" + char
        else:
            table[ord(char)] = _CONTROL_NAMES.get(char) or f"\\{ord(char):03o}"
    return string.translate(table)


@function(pure=True)
def addcslashes(engine: Engine, string: Str, characters: Str) -> Str:
    return escape_bytes(string, character_list(engine, characters)) if characters else string


@function(pure=True)
def stripcslashes(string: Str) -> Str:
    out = []
    at, length = 0, len(string)
    while at < length:
        char = string[at]
        at += 1
        if char != "\\" or at >= length:
            out.append(char)
            continue
        char = string[at]
        at += 1
        if char in _STRIPPED_NAMES:
            out.append(_STRIPPED_NAMES[char])
        elif char == "x" and string[at:at + 1] in _HEX:
            end = at + (2 if string[at + 1:at + 2] in _HEX else 1)
            out.append(chr(int(string[at:end], 16)))
            at = end
        elif char in _OCTAL:
            end = at
            while end < at + 2 and string[end:end + 1] in _OCTAL:
                end += 1
            out.append(chr(int(string[at - 1:end], 8) & 0xFF))
            at = end
        else:
            out.append(char)
    return "".join(out)


@function(pure=True)
def quotemeta(string: Str) -> Str:
    return string.translate({ord(char): "\\" + char for char in ".\\+*?[^]$()"})


# ---- strip_tags --------------------------------------------------------------------------------------------------

@function
def strip_tags(engine: Engine, string: Str, allowed_tags: Array | Str | Null = None) -> Str:
    allowed: frozenset[str] = frozenset()
    if type(allowed_tags) is str:
        allowed = frozenset(tag.partition(">")[0] for tag in lower(allowed_tags).split("<")[1:])
    elif allowed_tags is not None:
        names = [value.value if type(value) is Reference else value for value in allowed_tags.values()]
        allowed = frozenset(lower(convert.to_string(engine, name)) for name in names)
    return _TagStripper(string, allowed).run()


_TEXT, _TAG, _PHP, _DECLARATION, _COMMENT = range(5)


class _TagStripper:
    """The state machine of php_strip_tags_ex: text is kept, tags are collected in case they are allowed."""

    __slots__ = ("string", "allowed", "out", "tag", "quote", "depth", "nested")

    def __init__(self, string: str, allowed: frozenset[str]) -> None:
        self.string = string
        self.allowed = allowed
        self.out: list[str] = []
        self.tag: list[str] = []
        self.quote = ""
        self.depth = 0  # of further "<" inside a tag
        self.nested = 0  # of parentheses inside PHP code

    def run(self) -> str:
        """The text without the tags."""
        state = _TEXT
        last = ""
        for at, char in enumerate(self.string):
            if char == "\0":
                continue
            if state == _TEXT:
                state = self.text(at, char)
                if state == _TAG:
                    last = "<"
            elif state == _TAG:
                state, last = self.inside_tag(at, char, last)
            elif state == _PHP:
                state, last = self.inside_php(at, char, last)
            elif state == _DECLARATION:
                state, last = self.inside_declaration(at, char, last)
            else:
                state = self.inside_comment(at, char)
        return "".join(self.out)

    def text(self, at: int, char: str) -> int:
        """Outside of tags."""
        if char == "<" and self.quote == "":
            following = self.string[at + 1:at + 2]
            if following in (" ", "\t", "\n", "\r", "\v", "\f") and following:
                self.out.append(char)
                return _TEXT
            if self.allowed:
                self.tag = ["<"]
            self.depth = 0
            return _TAG
        if char == ">":
            if self.depth:
                self.depth -= 1
                return _TEXT
        self.out.append(char)
        return _TEXT

    def inside_tag(self, at: int, char: str, last: str) -> tuple[int, str]:
        """Between < and >."""
        previous = self.string[at - 1] if at else ""
        if char == "<":
            if self.quote or self.string[at + 1:at + 2] in (" ", "\t", "\n", "\r", "\v", "\f"):
                self.keep(char)
            else:
                self.depth += 1
        elif char == ">":
            if self.depth:
                self.depth -= 1
                return _TAG, last
            if self.quote:
                self.keep(char)
                return _TAG, last
            if self.allowed:
                self.tag.append(">")
                text = "".join(self.tag)
                if _tag_name(text) in self.allowed:
                    self.out.append(text)
                self.tag = []
            return _TEXT, ">"
        elif char in "\"'":
            if at and (not self.quote or char == self.quote):
                self.quote = "" if self.quote else char
            self.keep(char)
        elif char == "!" and previous == "<":
            return _DECLARATION, char
        elif char == "?" and previous == "<":
            self.nested = 0
            return _PHP, char
        else:
            self.keep(char)
        return _TAG, last

    def keep(self, char: str) -> None:
        """Collect a byte of a tag that may be allowed."""
        if self.allowed:
            self.tag.append(char)

    def inside_php(self, at: int, char: str, last: str) -> tuple[int, str]:
        """Between <? and ?>."""
        previous = self.string[at - 1]
        if char == "(":
            if last not in "\"'":
                last = "("
                self.nested += 1
        elif char == ")":
            if last not in "\"'":
                last = ")"
                self.nested -= 1
        elif char == ">":
            if not self.depth and not self.quote:
                if self.nested <= 0 and last != '"' and previous == "?":
                    self.tag = []
                    return _TEXT, last
            elif self.depth:
                self.depth -= 1
        elif char in "\"'":
            if previous != "\\":
                if last == char:
                    last = self.string[at - 1]
                elif last != "\\":
                    last = char
                if self.quote == char:
                    self.quote = ""
                elif not self.quote:
                    self.quote = char
        return _PHP, last

    def inside_declaration(self, at: int, char: str, last: str) -> tuple[int, str]:
        """Between <! and >."""
        if char == ">" and not self.quote:
            if self.depth:
                self.depth -= 1
                return _DECLARATION, last
            self.tag = []
            return _TEXT, last
        if char in "\"'":
            if self.string[at - 1] != "\\":
                if not self.quote:
                    self.quote = char
                elif self.quote == char:
                    self.quote = ""
        elif char == "-" and self.string[max(at - 3, 0):at + 1] == "<!--":
            return _COMMENT, last
        return _DECLARATION, last

    def inside_comment(self, at: int, char: str) -> int:
        """Between <!-- and -->."""
        if char == ">" and not self.quote and self.string[at - 2:at] == "--":
            self.tag = []
            return _TEXT
        return _COMMENT


def _tag_name(tag: str) -> str:
    """The lower-case name in "<name …>", "</name>", "<name/>" (php_tag_find's normalisation)."""
    name = []
    for char in lower(tag):
        if char in "</":
            continue
        if char in " \t\n\r\v\f":
            if name:
                break
            continue
        if char == ">":
            break
        name.append(char)
    return "".join(name)
