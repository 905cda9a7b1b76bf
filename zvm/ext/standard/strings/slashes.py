"""Escaping with backslashes: addslashes, addcslashes, quotemeta and back (ext/standard/string.c)."""
from __future__ import annotations

from zvm.ext.native import StringBuilder
from zvm.ext.standard.strings.encodings import hexadecimal_value
from zvm.ext.standard.strings.general import character_list
from zvm.ext.vocabulary import Str, function
from zvm.runtime.services.function_tools import lru_cache

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.engine import Engine

_CONTROL_NAMES = {"\n": "\\n", "\t": "\\t", "\r": "\\r", "\a": "\\a", "\v": "\\v", "\b": "\\b", "\f": "\\f"}
_STRIPPED_NAMES = {"n": "\n", "t": "\t", "r": "\r", "a": "\a", "v": "\v", "b": "\b", "f": "\f"}
_STRIPPED_CODES = [ord(_STRIPPED_NAMES.get(chr(code), chr(code))) for code in range(256)]


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


@function(pure=True, native=True)
def stripcslashes(string: Str) -> Str:
    out = StringBuilder()
    at = 0
    size = len(string)
    while at < size:
        code = ord(string[at])
        at += 1
        if code != 92 or at >= size:
            out.byte(code)
            continue
        code = ord(string[at])
        at += 1
        if code == 120 and at < size and hexadecimal_value(ord(string[at])) < 16:  # \\x and one or two digits
            value = hexadecimal_value(ord(string[at])) & 15
            at += 1
            if at < size and hexadecimal_value(ord(string[at])) < 16:
                value = value << 4 | hexadecimal_value(ord(string[at])) & 15
                at += 1
            out.byte(value)
        elif 48 <= code <= 55:  # at most three octal digits
            value = code - 48
            end = min(at + 2, size)
            while at < end and "0" <= string[at] <= "7":
                value = value << 3 & 0xFF | ord(string[at]) - 48
                at += 1
            out.byte(value)
        else:
            out.byte(_STRIPPED_CODES[code])
    return out.text()


_META = {ord(char): "\\" + char for char in ".\\+*?[^]$()"}


@function(pure=True, native=True)
def quotemeta(string: Str) -> Str:
    return string.translate(_META)
