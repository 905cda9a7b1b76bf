"""Transfer encodings and checksums: uuencode, quoted-printable, crc32, md5, sha1, utf8_* (ext/standard/uuencode.c)."""
from __future__ import annotations

from zlib import crc32 as checksum

from zvm.ext.native import StringBuilder, native
from zvm.ext.vocabulary import Bool, False_, Int, Path, Str, function
from zvm.runtime.services.function_tools import cache

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine


# ---- digests -----------------------------------------------------------------------------------------------------

@function(pure=True)
def crc32(string: Str) -> Int:
    return checksum(string.encode("latin-1"))


_PIECE = 1 << 16  # bytes of a file that are digested at once
_LONG = 1 << 15  # bytes from which on it pays to load hashlib, and with it OpenSSL


@cache
def _constructor(name: str, is_long: bool) -> Any:
    """What makes digests: of what is short the module that hashlib takes where there is no OpenSSL, if there is one."""
    try:
        module = __import__("hashlib" if is_long else f"_{name}")
    except ImportError:
        module = __import__("hashlib")
    return getattr(module, name)


def _digest(name: str, data: bytes, binary: bool) -> str:
    return _digest_text(_constructor(name, len(data) >= _LONG)(data, usedforsecurity=False), binary)


def _digest_text(digest: Any, binary: bool) -> str:
    text: str = digest.digest().decode("latin-1") if binary else digest.hexdigest()
    return text


@function(pure=True)
def md5(string: Str, binary: Bool = False) -> Str:
    return _digest("md5", string.encode("latin-1"), binary)


@function(pure=True)
def sha1(string: Str, binary: Bool = False) -> Str:
    return _digest("sha1", string.encode("latin-1"), binary)


@function
def md5_file(engine: Engine, filename: Path, binary: Bool = False) -> Str | False_:
    return _file_digest(engine, "md5", filename, binary)


@function
def sha1_file(engine: Engine, filename: Path, binary: Bool = False) -> Str | False_:
    return _file_digest(engine, "sha1", filename, binary)


def _file_digest(engine: Engine, name: str, filename: str, binary: bool) -> str | bool:
    """The digest of what can be read of a file; False, having warned, where it cannot be opened."""
    from zvm.ext.standard.streams.file import read_stream
    from zvm.ext.standard.streams.wrappers import open_stream

    stream = open_stream(engine, filename, "rb")
    if stream is None:
        return False
    digest = _constructor(name, True)(usedforsecurity=False)
    while piece := read_stream(engine, stream, _PIECE):
        digest.update(piece.encode("latin-1"))
    stream.close()
    return _digest_text(digest, binary)


# ---- UTF-8 -------------------------------------------------------------------------------------------------------

@function(pure=True, deprecated=True)
def utf8_encode(string: Str) -> Str:
    return string.encode("utf-8").decode("latin-1")


@function(pure=True, deprecated=True)
def utf8_decode(string: Str) -> Str:
    out = []
    for char, _ in utf8_characters(string):
        out.append(chr(char) if 0 <= char <= 0xFF else "?")
    return "".join(out)


def utf8_characters(string: str) -> list[tuple[int, str]]:
    """(code point, bytes) of each character of a UTF-8 string, code point -1 for what is malformed (get_next_char)."""
    found = []
    at, length = 0, len(string)
    while at < length:
        code, size = next_utf8(string, at)
        found.append((code, string[at:at + size]))
        at += size
    return found


def next_utf8(string: str, at: int) -> tuple[int, int]:
    """The code point at `at` and how many bytes to go on by; -1 when malformed, then over the bytes that are.

    A byte that may begin a character is never part of a malformed one (UTR #36, get_next_char).
    """
    lead = ord(string[at])
    if lead < 0x80:
        return lead, 1
    if lead < 0xC2 or lead > 0xF4:
        return -1, 1
    size = 2 if lead < 0xE0 else 3 if lead < 0xF0 else 4
    code = lead & (0xFF >> (size + 1))
    tail = [ord(char) for char in string[at + 1:at + size]]
    if len(tail) < size - 1 or not all(byte & 0xC0 == 0x80 for byte in tail):
        if size == 2:
            return -1, 1 if not tail or _is_lead(tail[0]) else 2
        return -1, next((count for count, byte in enumerate(tail, 1) if _is_lead(byte)), len(tail) + 1)
    for byte in tail:
        code = code << 6 | byte & 0x3F
    if size == 3 and (code < 0x800 or 0xD800 <= code <= 0xDFFF) or size == 4 and not 0x10000 <= code <= 0x10FFFF:
        return -1, size
    return code, size


def _is_lead(byte: int) -> bool:
    return byte < 0x80 or 0xC2 <= byte <= 0xF4


# ---- uuencode ----------------------------------------------------------------------------------------------------

@function(pure=True)
def convert_uuencode(string: Str) -> Str:
    out = []
    for start in range(0, len(string), 45):
        line = string[start:start + 45]
        out.append(_uu(len(line)))
        padded = line + "\0" * (-len(line) % 3)
        for at in range(0, len(padded), 3):
            bits = ord(padded[at]) << 16 | ord(padded[at + 1]) << 8 | ord(padded[at + 2])
            out.append(_uu(bits >> 18) + _uu(bits >> 12 & 63) + _uu(bits >> 6 & 63) + _uu(bits & 63))
        out.append("\n")
    return "".join(out) + "`\n"


def _uu(value: int) -> str:
    return chr(value + 32) if value else "`"


@function(pure=True)
def convert_uudecode(engine: Engine, string: Str) -> Str | False_:
    out: list[int] = []
    total = at = 0
    complete = bool(string)
    while complete and at < len(string):
        count = _uu_bits(string[at])
        at += 1
        if count == 0:
            break
        stop = at + (60 if count == 45 else int(count * 1.33))
        complete = count <= len(string) and stop <= len(string)
        while complete and at < stop:
            complete = at + 4 <= len(string)
            a, b, c, d = map(_uu_bits, string[at:at + 4].ljust(4))
            out += (a << 2 | b >> 4) & 0xFF, (b << 4 | c >> 2) & 0xFF, (c << 6 | d) & 0xFF
            at += 4
        total += count
        if count < 45:  # the last line
            break
        at += 1
    if complete:
        return bytes(out[:total]).decode("latin-1")
    engine.diagnostics.warning("convert_uudecode(): Argument #1 ($data) is not a valid uuencoded string")
    return False


def _uu_bits(char: str) -> int:
    return (ord(char) - 32) & 63


# ---- quoted-printable --------------------------------------------------------------------------------------------

_LINE = 75  # PHP_QPRINT_MAXL
_HEX = "0123456789ABCDEF"


@function(pure=True, native=True)
def quoted_printable_encode(string: Str) -> Str:
    out = StringBuilder()
    column = at = 0
    size = len(string)
    while at < size:
        code = ord(string[at])
        at += 1
        if code == 13 and at < size and string[at] == "\n":
            out.add("\r\n")
            at += 1
            column = 0
        elif code < 32 or code >= 127 or code == 61 or code == 32 and at < size and string[at] == "\r":
            column += 3
            # the bytes of a UTF-8 character stay on one line
            tail = 0 if code <= 127 else 3 if code <= 0xDF else 6 if code <= 0xEF else 9 if code <= 0xF4 else -column
            if column + tail > _LINE:
                column = 3
                out.add("=\r\n")
            out.byte(61)
            out.byte(ord(_HEX[code >> 4]))
            out.byte(ord(_HEX[code & 15]))
        else:
            column += 1
            if column > _LINE:
                column = 1
                out.add("=\r\n")
            out.byte(code)
    return out.text()


@function(pure=True, native=True)
def quoted_printable_decode(string: Str) -> Str:
    out = StringBuilder()
    at = 0
    size = len(string)
    while at < size and string[at] != "\0":
        if string[at] != "=":
            out.byte(ord(string[at]))
            at += 1
        elif at + 2 < size and _digit(ord(string[at + 1])) < 16 and _digit(ord(string[at + 2])) < 16:
            out.byte(_digit(ord(string[at + 1])) << 4 | _digit(ord(string[at + 2])))
            at += 3
        else:
            end = at + 1
            while end < size and string[end] in " \t":
                end += 1
            if end >= size or string[end] == "\0":
                at = end
            elif string[end] == "\r" and end + 1 < size and string[end + 1] == "\n":
                at = end + 2
            elif string[end] in "\r\n":
                at = end + 1
            else:
                out.byte(61)
                at += 1
    return out.text()


@native
def _digit(code: int) -> int:
    """The value of a hexadecimal digit; 16 of another byte."""
    if 48 <= code <= 57:
        return code - 48
    letter = code | 0x20
    return letter - 87 if 97 <= letter <= 102 else 16
