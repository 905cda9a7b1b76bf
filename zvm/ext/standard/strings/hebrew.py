"""hebrev(): logical Hebrew text as visual text, which old terminals show (ext/standard/string.c)."""
from __future__ import annotations

from zvm.ext.native import Buffer, StringBuilder, native
from zvm.ext.vocabulary import Int, Str, function

_MIRRORED = list(range(256))  # by code
for _left, _right in zip(b"([{<\\", b")]}>/", strict=True):
    _MIRRORED[_left], _MIRRORED[_right] = _right, _left
_PUNCTUATION = frozenset(b"!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~")
_OTHER, _HEBREW, _BETWEEN, _NEWLINE = range(4)  # _BETWEEN: part of a Hebrew block that it follows
_KINDS = [_HEBREW if 0xE0 <= code <= 0xFA else _NEWLINE if code == 10
          else _BETWEEN if code in _PUNCTUATION or code in b" \t" else _OTHER for code in range(256)]


@function(pure=True, native=True)
def hebrev(string: Str, max_chars_per_line: Int = 0) -> Str:
    return _broken_into_lines(_mirrored(string), max_chars_per_line) if string else ""


@native
def _kind(text: str, at: int) -> int:
    return _KINDS[ord(text[at])]


@native
def _mirrored(text: str) -> str:
    """The text from right to left, words of other scripts in it from left to right."""
    last = len(text) - 1
    out = Buffer(len(text))
    start = end = 0
    is_hebrew = _kind(text, 0) == _HEBREW
    while start <= last:
        end = start
        if is_hebrew:
            while end < last and _kind(text, end + 1) != _OTHER:
                end += 1
            for at in range(start, end + 1):
                out[last - at] = _MIRRORED[ord(text[at])]
        else:
            while end < last and _kind(text, end + 1) != _HEBREW and text[end + 1] != "\n":
                end += 1
            while end > start and _kind(text, end) == _BETWEEN and text[end] != "/" and text[end] != "-":
                end -= 1
            for at in range(start, end + 1):
                out[last - end + at - start] = ord(text[at])
        is_hebrew = not is_hebrew
        start = end + 1
    return out.text()


@native
def _is_newline(text: str, at: int) -> bool:
    return text[at] == "\n" or text[at] == "\r"


@native
def _is_blank(text: str, at: int) -> bool:
    return text[at] == " " or text[at] == "\t"


@native
def _line_start(text: str, end: int, limit: int) -> int:
    """Where the line begins that ends at a place: no longer than the limit, if words allow."""
    begin = end
    count = 0
    while (limit == 0 or count < limit) and begin > 0:
        count += 1
        begin -= 1
        if _is_newline(text, begin):
            while begin > 0 and _is_newline(text, begin - 1):
                begin -= 1
                count += 1
            break
    if limit >= 0 and count == limit:
        for at in range(begin, begin + count):
            if _is_blank(text, at) or _is_newline(text, at):
                return at
    return begin


@native
def _broken_into_lines(text: str, limit: int) -> str:
    """The lines of what _mirrored() gave, first ones first."""
    out = StringBuilder()
    end = len(text) - 1
    while end >= 0:
        start = max(_line_start(text, end, limit), 0)
        begins_blank = _is_blank(text, start)  # a newline takes its place
        at = start + 1 if begins_blank else start
        while at <= end and _is_newline(text, at):
            at += 1
        out.add(text[at:end + 1])
        at = start
        if begins_blank:
            out.byte(10)
            at += 1
        while at <= end and _is_newline(text, at):
            out.byte(ord(text[at]))
            at += 1
        end = start - 1
    return out.text()
