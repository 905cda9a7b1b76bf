"""Escaping with backslashes: addslashes, addcslashes, quotemeta and back (ext/standard/string.c)."""
from __future__ import annotations

from zvm.ext.native import ByteSet, StringBuilder
from zvm.ext.standard.strings.encodings import hexadecimal_value
from zvm.ext.standard.strings.general import character_list
from zvm.ext.vocabulary import Str, function

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.engine import Engine

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


_NAMED_CONTROLS = "abtnvfr"  # from \a on


@function(pure=True, native=True)
def addcslashes(engine: Engine, string: Str, characters: Str) -> Str:
    if not string or not characters:
        return string
    wanted = ByteSet(character_list(engine, characters))
    out = StringBuilder()
    for at in range(len(string)):
        code = ord(string[at])
        if chr(code) not in wanted:
            out.byte(code)
            continue
        out.byte(92)
        if 32 <= code <= 126:
            out.byte(code)
        elif 7 <= code <= 13:
            out.byte(ord(_NAMED_CONTROLS[code - 7]))
        else:  # in octal
            out.byte(48 | code >> 6)
            out.byte(48 | code >> 3 & 7)
            out.byte(48 | code & 7)
    return out.text()


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
