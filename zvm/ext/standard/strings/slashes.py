"""Escaping with backslashes: addslashes, addcslashes, quotemeta and back (ext/standard/string.c)."""
from __future__ import annotations

from zvm.ext.native import StringBuilder
from zvm.ext.standard.strings.general import character_list
from zvm.ext.vocabulary import Str, function
from zvm.runtime.services.function_tools import lru_cache

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.engine import Engine

_CONTROL_NAMES = {"\n": "\\n", "\t": "\\t", "\r": "\\r", "\a": "\\a", "\v": "\\v", "\b": "\\b", "\f": "\\f"}
_STRIPPED_NAMES = {"n": "\n", "t": "\t", "r": "\r", "a": "\a", "v": "\v", "b": "\b", "f": "\f"}
_HEX = frozenset("0123456789abcdefABCDEF")
_OCTAL = frozenset("01234567")


@function(pure=True, native=True)
def addslashes(string: Str) -> Str:
    out = StringBuilder()
    written = 0
    for at in range(len(string)):
        if string[at] in "\0'\"\\":
            out.add(string[written:at])
            out.byte(ord("\\"))
            out.byte(ord("0") if string[at] == "\0" else ord(string[at]))
            written = at + 1
    if written == 0:
        return string
    out.add(string[written:])
    return out.text()


@function(pure=True, native=True)
def stripslashes(string: Str) -> Str:
    if "\\" not in string:
        return string
    out = StringBuilder()
    at = 0
    while at < len(string):
        code = ord(string[at])
        at += 1
        if code == 92:
            if at < len(string):
                out.byte(0 if string[at] == "0" else ord(string[at]))
                at += 1
        else:
            out.byte(code)
    return out.text()


def escape_bytes(string: str, wanted: str) -> str:
    """`string` with a backslash before each byte of `wanted`, controls and high bytes by name or in octal."""
    return string.translate(_escapes(wanted))


@lru_cache(maxsize=64)
def _escapes(wanted: str) -> dict[int, str]:
    """For str.translate(): what escape_bytes() makes of each byte of `wanted`."""
    table = {}
    for char in wanted:
        if " " <= char <= "~":
            table[ord(char)] = "\\" + char
        else:
            table[ord(char)] = _CONTROL_NAMES.get(char) or f"\\{ord(char):03o}"
    return table


@function(pure=True)
def addcslashes(engine: Engine, string: Str, characters: Str) -> Str:
    return escape_bytes(string, character_list(engine, characters)) if string and characters else string


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
    return string.translate(_escapes(".\\+*?[^]$()"))
