"""hebrev(): logical Hebrew text as visual text, which old terminals show (ext/standard/string.c)."""
from __future__ import annotations

from zvm.ext.vocabulary import Int, Str, function

_MIRRORED = str.maketrans("()[]{}<>\\/", ")(][}{></\\")
_PUNCTUATION = frozenset("!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~")
_BLANK = frozenset(" \t")
_NEWLINE = frozenset("\r\n")
_BREAKS = _BLANK | _NEWLINE
_BETWEEN = _BLANK | _PUNCTUATION | {"\n"}  # part of a Hebrew block that it follows


def _is_hebrew(char: str) -> bool:
    return "\xe0" <= char <= "\xfa"


@function
def hebrev(string: Str, max_chars_per_line: Int = 0) -> Str:
    return _break_lines(list(_mirror(string)), max_chars_per_line) if string else ""


def _mirror(text: str) -> str:
    """The text from right to left, words of other scripts in it from left to right."""
    blocks = []
    last = len(text) - 1
    start = end = 0
    hebrew = _is_hebrew(text[0])
    while True:
        if hebrew:
            while end < last and (_is_hebrew(text[end + 1]) or text[end + 1] in _BETWEEN):
                end += 1
            blocks.append(text[start:end + 1].translate(_MIRRORED)[::-1])
        else:
            while end < last and not _is_hebrew(text[end + 1]) and text[end + 1] != "\n":
                end += 1
            while end > start and (text[end] in _BLANK or text[end] in _PUNCTUATION) and text[end] not in "/-":
                end -= 1
            blocks.append(text[start:end + 1])
        hebrew = not hebrew
        start = end + 1
        if end >= last:
            return "".join(reversed(blocks))


def _break_lines(text: list[str], limit: int) -> str:
    """The lines of what _mirror() gave, first ones first, none longer than the limit if words allow."""
    out: list[str] = []
    begin = end = len(text) - 1
    while True:
        count = 0
        while (not limit or count < limit) and begin > 0:
            count += 1
            begin -= 1
            if text[begin] in _NEWLINE:
                while begin > 0 and text[begin - 1] in _NEWLINE:
                    begin -= 1
                    count += 1
                break
        if limit >= 0 and count == limit:
            begin = next((place for place in range(begin, begin + count) if text[place] in _BREAKS), begin)
        line_begin = begin
        if text[begin] in _BLANK:
            text[begin] = "\n"
        while begin <= end and text[begin] in _NEWLINE:
            begin += 1
        out += text[begin:end + 1]
        for char in text[line_begin:end + 1]:
            if char not in _NEWLINE:
                break
            out.append(char)
        if line_begin == 0:
            return "".join(out)
        begin = end = line_begin - 1
