"""Transfer encodings and checksums: uuencode, quoted-printable, crc32, md5, sha1, utf8_* (ext/standard/uuencode.c)."""
from __future__ import annotations

from zlib import crc32 as checksum

from zvm.ext.hash.digests import new_hasher, openssl_hasher
from zvm.ext.native import StringBuilder, compiled, native, python_only
from zvm.ext.vocabulary import Bool, False_, Int, Path, Str, function
from zvm.targets import V8_4

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine


# ---- digests -----------------------------------------------------------------------------------------------------

@function(pure=True)
def crc32(string: Str) -> Int:
    return checksum(string.encode("latin-1"))


_PIECE = 1 << 16  # bytes of a file that are digested at once


def _digest(name: str, data: bytes, binary: bool) -> str:
    return _digest_text(new_hasher(name, data), binary)


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
    digest = openssl_hasher(name)
    while piece := read_stream(engine, stream, _PIECE):
        digest.update(piece.encode("latin-1"))
    stream.close()
    if piece is None and name == "sha1" and engine.target == V8_4:
        return False
    return _digest_text(digest, binary)


# ---- UTF-8 -------------------------------------------------------------------------------------------------------

# deprecated functions are called by Python, which reports that

@function(pure=True, deprecated=True)
def utf8_encode(string: Str) -> Str:
    return string.encode("utf-8").decode("latin-1")


@function(pure=True, deprecated=True)
def utf8_decode(string: Str) -> Str:
    return compiled(latin1_of_utf8)(string)


@native
def latin1_of_utf8(string: str) -> str:
    """A UTF-8 string in ISO-8859-1, with a question mark for what that does not have and for what is malformed."""
    out = StringBuilder()
    at = 0
    while at < len(string):
        step = utf8_step(string, at)
        if step < 0:
            out.byte(63)
            at += 0 - step & 7
        else:
            out.byte(step >> 3 if step >> 3 <= 0xFF else 63)
            at += step & 7
    return out.text()


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
    """The code point at `at` and how many bytes to go on by; -1 when malformed, then over the bytes that are."""
    step = utf8_step(string, at)
    return (-1, -step) if step < 0 else (step >> 3, step & 7)


@native
def utf8_step(string: str, at: int) -> int:
    """The code point at `at` times 8, plus the number of its bytes; where it is malformed, the negative number of the
    bytes that are. A byte that may begin a character is never part of a malformed one (UTR #36, get_next_char)."""
    lead = ord(string[at])
    if lead < 0x80:
        return lead << 3 | 1
    if lead < 0xC2 or lead > 0xF4:
        return -1
    size = 2 if lead < 0xE0 else 3 if lead < 0xF0 else 4
    code = lead & 0xFF >> size + 1
    end = min(at + size, len(string))
    place = at + 1
    while place < end and ord(string[place]) & 0xC0 == 0x80:
        code = (code << 6 | ord(string[place]) & 0x3F) & 0x1F_FFFF
        place += 1
    if place < at + size:
        count = 1
        while at + count < end and _is_no_lead(ord(string[at + count])):
            count += 1
        return -count
    if size == 3 and (code < 0x800 or 0xD800 <= code <= 0xDFFF) or size == 4 and not 0x10000 <= code <= 0x10FFFF:
        return -size
    return code << 3 | size


@native
def repaired_utf8(string: str, replacement: str) -> str:
    """The text with something in place of each malformed part."""
    out = StringBuilder()
    at = 0
    while at < len(string):
        step = utf8_step(string, at)
        size = max(-step if step < 0 else step & 7, 1)
        if step < 0:
            out.add(replacement)
        else:
            out.add(string[at:at + size])
        at += size
    return out.text()


@native
def _is_no_lead(byte: int) -> bool:
    """Whether no character begins with a byte."""
    return byte >= 0x80 and not 0xC2 <= byte <= 0xF4


# ---- uuencode ----------------------------------------------------------------------------------------------------

@function(pure=True, native=True)
def convert_uuencode(string: Str) -> Str:
    out = StringBuilder()
    size = len(string)
    at = 0
    while at < size:
        end = min(at + 45, size)
        out.byte(end - at + 32)
        while at < end:
            bits = ord(string[at]) << 16
            if at + 1 < end:
                bits |= ord(string[at + 1]) << 8
            if at + 2 < end:
                bits |= ord(string[at + 2])
            out.byte(ord(_UU[bits >> 18]))
            out.byte(ord(_UU[bits >> 12 & 63]))
            out.byte(ord(_UU[bits >> 6 & 63]))
            out.byte(ord(_UU[bits & 63]))
            at += 3
        out.byte(10)
    out.add("`\n")
    return out.text()


_UU = "`" + "".join(map(chr, range(33, 96)))


@function(pure=True, native=True)
def convert_uudecode(engine: Engine, string: Str) -> Str | False_:
    out = StringBuilder()
    size = len(string)
    total = at = 0
    complete = size > 0
    while complete and at < size:
        count = ord(string[at]) - 32 & 63
        at += 1
        if count == 0:
            break
        stop = at + (60 if count == 45 else count * 133 // 100)
        complete = count <= size and stop <= size
        while complete and at < stop:
            complete = at + 4 <= size
            a = ord(string[at]) - 32 & 63
            b = ord(string[at + 1]) - 32 & 63 if at + 1 < size else 0
            c = ord(string[at + 2]) - 32 & 63 if at + 2 < size else 0
            d = ord(string[at + 3]) - 32 & 63 if at + 3 < size else 0
            out.byte(a << 2 | b >> 4)
            out.byte(b << 4 | c >> 2)
            out.byte(c << 6 | d)
            at += 4
        total += count
        if count < 45:  # the last line
            break
        at += 1
    if not complete:
        return _invalid_uuencoded(engine)
    out.cut(total)
    return out.text()


@python_only
def _invalid_uuencoded(engine: Engine) -> bool:
    engine.diagnostics.warning("convert_uudecode(): Argument #1 ($data) is not a valid uuencoded string")
    return False


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
        elif (
            at + 2 < size
            and hexadecimal_value(ord(string[at + 1])) < 16
            and hexadecimal_value(ord(string[at + 2])) < 16
        ):
            out.byte(hexadecimal_value(ord(string[at + 1])) << 4 | hexadecimal_value(ord(string[at + 2])))
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
def hexadecimal_value(code: int) -> int:
    """The value of a hexadecimal digit; 16 of another byte."""
    if 48 <= code <= 57:
        return code - 48
    letter = code | 0x20
    return letter - 87 if 97 <= letter <= 102 else 16
