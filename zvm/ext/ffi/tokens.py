"""The tokens of C declarations (the scanner rules of ext/ffi/ffi.g)."""
from __future__ import annotations

import re

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Iterator

EOF, ID, OCTNUMBER, DECNUMBER, HEXNUMBER, FLOATNUMBER, STRING, CHARACTER = (
    "<EOF>", "<ID>", "<OCTNUMBER>", "<DECNUMBER>", "<HEXNUMBER>", "<FLOATNUMBER>", "<STRING>", "<CHARACTER>")
NUMBERS = (OCTNUMBER, DECNUMBER, HEXNUMBER)

_KEYWORDS = """__extension__ __asm__ typedef extern static auto register inline __inline __inline__ _Noreturn
    _Alignas const __const __const__ restrict __restrict __restrict__ volatile __volatile __volatile__ _Atomic void char
    short int long float double signed unsigned _Bool _Complex complex __complex __complex__ struct union enum
    __attribute __attribute__ __declspec __cdecl __stdcall __fastcall __thiscall __vectorcall sizeof _Alignof __alignof
    __alignof__ __restict"""
KEYWORDS = frozenset(_KEYWORDS.split())

_SUFFIX = r"(?:[Uu](?:L|l|LL)?|[Ll][Uu]?|(?:LL|ll)[Uu])?"
_TOKENS = re.compile(rf"""(?s)
    (?P<skip>\r\n|\r|\n|[ \t\f\v]+|(?://|\#)[^\r\n]*(?:\r\n|\r|\n)|/\*(?:[^*]|\*+[^*/])*\*+/)
  | (?P<string>(?:u8|u|U|L)?"(?:[^"\\]|\\.)*")
  | (?P<character>[LuU]?'(?:[^'\\]|\\.)*')
  | (?P<word>[A-Za-z_][A-Za-z_0-9]*)
  | (?P<float>(?:[0-9]*\.[0-9]+(?:[Ee][+-]?[0-9]+)?|[0-9]+\.(?:[Ee][+-]?[0-9]+)?|[0-9]+[Ee][+-]?[0-9]+)[flFL]?)
  | (?P<hex>0[xX][0-9A-Fa-f]+{_SUFFIX})
  | (?P<octal>0[0-7]*{_SUFFIX})
  | (?P<decimal>[1-9][0-9]*{_SUFFIX})
  | (?P<sign>\.\.\.|\|\||&&|==|!=|<=|>=|<<|>>|->|\+\+|--|[][(),;{{}}:=*.?|^&<>+\-/%~!])
""", re.VERBOSE)
_GROUPS = {"string": STRING, "character": CHARACTER, "float": FLOATNUMBER, "hex": HEXNUMBER, "octal": OCTNUMBER,
           "decimal": DECNUMBER}


class ScanError(Exception):
    """Text that no token begins with; the argument is the whole message."""


class Token:
    """A token: its kind is a sign's or keyword's own text, else a name in angle brackets."""

    __slots__ = ("kind", "text", "line")

    def __init__(self, kind: str, text: str, line: int) -> None:
        self.kind, self.text, self.line = kind, text, line


def scan(source: str) -> Iterator[Token]:
    """The tokens of a source, EOF at last. Raises ScanError where the source goes wrong, when that is reached."""
    place, line, end = 0, 1, len(source)
    while place < end:
        match = _TOKENS.match(source, place)
        if match is None:
            raise ScanError(_scan_problem(source, place, line))
        text, group = match.group(), match.lastgroup or ""
        if group == "octal" and source[match.end():match.end() + 1] in ("x", "X"):
            raise ScanError(_scan_problem(source, place, line))
        if group == "skip":
            line += text.count("\n") + text.count("\r") - text.count("\r\n")
        elif group == "word":
            yield Token(text if text in KEYWORDS else ID, text, line)
        else:
            yield Token(_GROUPS.get(group, text), text, line)
        place = match.end()
    while True:
        yield Token(EOF, "", line)


def _scan_problem(source: str, place: int, line: int) -> str:
    """What the scanner says of a text; there is a line end after what it quotes."""
    if source[place] == "0":  # and an x without digits
        text = source[place:place + 3]
        if len(text) == 3:
            return f"unexpected sequence '{text}' at line {line}\n"
    if source[place] in "\"'#0":
        return f"unexpected <EOF> at line {line}"
    return f"unexpected character '{_escaped(source[place])}' at line {line}\n"


def _escaped(character: str) -> str:
    if character == "\\":
        return "\\\\"
    return character if " " <= character <= "~" else f"\\{ord(character):03o}"
