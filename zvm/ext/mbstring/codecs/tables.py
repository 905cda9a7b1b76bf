"""The tables of encodings whose characters are codes of one byte or more.

A table is a Python codec, or another table, and what differs in PHP: tables.txt, which scripts/gen_mbstring_tables.py
writes. Its lines, where CODE is the hexadecimal of a code's bytes as one number:

    : NAME BASE         what follows is about NAME; BASE is a Python codec or a NAME (NAME/2: its codes of at most two
                        bytes), nothing for an empty table
    ! CODEC POINT,…     the Python codec that does the same to text without these characters
    = CODE CHARACTERS   CODE and those after it stand for these characters, both ways
    < CODE CHARACTERS   only when decoding
    > CODE CHARACTERS   only when encoding
    <- CODE-CODE        the base's codes from here to there are not decoded; also CODE,CODE,…
    >- POINT-POINT      nor these characters encoded

CHARACTERS are written as they are, or U+XXXX-U+XXXX for a range, or U+XXXX+U+XXXX for several that one code stands for.
Codes of encodings with escape sequences are those of the same set in EUC: 0x8080 is added to them, 0x8F8080 in JIS X
0212 or plane 2 of JIS X 0213, 0x908080 in the user-defined set; JIS X 0201's halves are 8Dxx (Latin) and 8Exx (kana).
"""
from __future__ import annotations

from zvm.runtime.services.function_tools import cache
from zvm.runtime.services.modules import text_beside

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Iterable, Iterator
    from typing import Any

_THREE_BYTES = ("euc_jp", "euc_jis_2004")


class Table:
    """What codes stand for, and the codes of characters. Shared: never change one that read() has returned."""

    __slots__ = ("codec", "decode", "encode")

    def __init__(self, codec: str = "") -> None:
        self.codec = codec  # Python's, on which the table is based
        self.decode: dict[int, str] = {}
        self.encode: dict[int, int] = {}

    def copy(self) -> Table:
        copied = Table(self.codec)
        copied.decode, copied.encode = dict(self.decode), dict(self.encode)
        return copied

    def drop_long_codes(self) -> None:
        """Forget codes of three bytes."""
        self.decode = {code: text for code, text in self.decode.items() if code <= 0xFFFF}
        self.encode = {point: code for point, code in self.encode.items() if code <= 0xFFFF}


@cache
def table(name: str) -> Table:
    """The table of the encoding PHP calls `name`."""
    return read(_lines(), name)


@cache
def python_codec(name: str) -> tuple[str, frozenset[str]] | None:
    """The Python codec that does what the encoding does unless there is one of these characters; None for no such."""
    for number, line in enumerate(_lines()):
        if line.split(" ")[:2] == [":", name]:
            sign, _, rest = _lines()[number + 1].partition(" ")
            if sign == "!":
                codec, _, points = rest.partition(" ")
                return codec, frozenset(chr(int(point, 16)) for point in points.split(",") if point)
            break
    return None


@cache
def _lines() -> list[str]:
    return text_beside(__file__, "tables.txt").split("\n")


def read(lines: list[str], name: str) -> Table:
    """The table of that name, after those lines of the file."""
    start = next(number for number, line in enumerate(lines) if line.split(" ")[:2] == [":", name])
    words = lines[start].split(" ")
    base = words[2] if len(words) > 2 else ""
    if base.islower() or not base:
        found = from_codec(base).copy()
    else:
        parent, short, _ = base.partition("/")
        found = read(lines, parent).copy()
        if short:
            found.drop_long_codes()
    for line in lines[start + 1:]:
        if line[:1] == ":":
            break
        if line and line[0] != "!":
            _apply(line, found)
    return found


def _apply(line: str, found: Table) -> None:
    sign, code_text, *rest = line.split(" ", 2)
    if sign in ("<-", ">-"):
        known: dict[int, Any] = found.decode if sign == "<-" else found.encode
        for part in code_text.split(","):
            first, _, last = part.partition("-")
            for number in range(int(first, 16), int(last or first, 16) + 1):
                known.pop(number, None)
        return
    for code, text in enumerate(parse(rest[0]), int(code_text, 16)):
        if sign != ">":
            found.decode[code] = text
        if sign != "<":
            found.encode[ord(text)] = code


def parse(characters: str) -> Iterable[str]:
    """The text of each code of a line."""
    if not characters.startswith("U+"):
        return characters
    if "+" in characters[2:] and "-" not in characters:
        return ["".join(chr(int(part, 16)) for part in characters[2:].split("+U+"))]
    first, _, last = characters[2:].partition("-U+")
    return map(chr, range(int(first, 16), int(last or first, 16) + 1))


def show(texts: list[str]) -> str:
    """CHARACTERS for these texts, the opposite of parse(). Several texts are single characters."""
    if len(texts) == 1:
        return "+".join(f"U+{ord(char):04X}" for char in texts[0])
    first, last = ord(texts[0]), ord(texts[-1])
    if last - first == len(texts) - 1 and all(ord(text) == first + n for n, text in enumerate(texts)):
        return f"U+{first:04X}-U+{last:04X}"
    return "".join(texts)


@cache
def from_codec(codec: str) -> Table:
    """The table of a Python codec, an empty one for no name."""
    found = Table(codec)
    for code, text in _decoded(codec) if codec else ():
        found.decode[code] = text
        if len(text) == 1:
            found.encode[ord(text)] = int.from_bytes(text.encode(codec))
    return found


def _decoded(codec: str) -> Iterator[tuple[int, str]]:
    single = set()
    for byte in range(256):
        text = _decode(bytes((byte,)), codec)
        if text is not None:
            single.add(byte)
            yield byte, text
    leads = [byte for byte in range(0x80, 256) if byte not in single]
    three = b"\x8f" if codec in _THREE_BYTES else b""
    for prefix in (b"", three) if three else (b"",):
        for lead in range(0xA1, 0xFF) if prefix else leads:
            for trail in range(0x30, 0xFF):
                code = prefix + bytes((lead, trail))
                text = _decode(code, codec)
                if text is not None and not (codec == "euc_jis_2004" and text.encode(codec) != code):
                    yield int.from_bytes(code), text


def _decode(code: bytes, codec: str) -> str | None:
    try:
        return code.decode(codec)
    except UnicodeDecodeError:
        return None
