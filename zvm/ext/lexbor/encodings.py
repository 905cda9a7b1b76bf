"""The encodings of the WHATWG: their names, and texts in them (lxb_encoding).

Names are Lexbor's; the texts are coded by Python's codecs, under the names that the standard's encodings have there.
"""
from __future__ import annotations

from ctypes import addressof, create_string_buffer, string_at

from zvm.ext.lexbor.library import lexbor
from zvm.ext.libxml.library import words

_NAME = 5  # lxb_encoding_data.name, in words
_SCAN_SIZE = 256  # bytes that are enough for lxb_html_encoding_t
_PRESCANNED = 1024
_MARKS = ((b"\xef\xbb\xbf", "UTF-8"), (b"\xfe\xff", "UTF-16BE"), (b"\xff\xfe", "UTF-16LE"))
_CODECS = {"UTF-16BE": "utf-16-be", "UTF-16LE": "utf-16-le", "GBK": "gb18030", "gb18030": "gb18030",
           "Big5": "big5hkscs",
           "EUC-KR": "cp949", "Shift_JIS": "cp932", "EUC-JP": "euc_jp", "ISO-2022-JP": "iso2022_jp",
           "ISO-8859-8-I": "iso-8859-8", "windows-874": "cp874", "macintosh": "mac_roman",
           "x-mac-cyrillic": "mac_cyrillic", "x-user-defined": "latin-1", "replacement": "latin-1"}


def canonical(label: str) -> str | None:
    """The name of the encoding with that label, None for none."""
    data = label.encode("latin-1", "replace")
    record = lexbor.lxb_encoding_data_by_name_noi(data, len(data))
    return string_at(words[(record >> 3) + _NAME]).decode() if record else None


def determined(source: bytes) -> tuple[str, int]:
    """The encoding of a document by its byte order mark or its meta elements, UTF-8 where nothing tells, and the length
    of the mark (dom_determine_encoding)."""
    for mark, name in _MARKS:
        if source.startswith(mark):
            return name, len(mark)
    return _declared(source[:_PRESCANNED]) or "UTF-8", 0


def _declared(start: bytes) -> str | None:
    """What the meta elements at the beginning of a document say."""
    if b"<" not in start:
        return None
    scan = create_string_buffer(_SCAN_SIZE)
    data = create_string_buffer(start, len(start) + 1)
    address = addressof(data)
    name = None
    if not (lexbor.lxb_html_encoding_init(scan) or
            lexbor.lxb_html_encoding_determine(scan, address, address + len(start))):
        name = _first_entry(lexbor.lxb_html_encoding_meta_entry_noi(scan, 0))
    lexbor.lxb_html_encoding_destroy(scan, 0)
    return name


def _first_entry(entry: int | None) -> str | None:
    """The name of the encoding that a scan has found the label of, None for none."""
    if not entry:
        return None
    start, end = words[entry >> 3], words[(entry >> 3) + 1]
    label = string_at(start, end - start)
    record = lexbor.lxb_encoding_data_by_pre_name(label, len(label))
    return string_at(words[(record >> 3) + _NAME]).decode() if record else None


def codec(name: str) -> str:
    """Python's codec for an encoding of that name."""
    return _CODECS.get(name, name)


def to_utf8(source: bytes, name: str) -> bytes:
    """A text of that encoding as UTF-8, U+FFFD for what is none."""
    return source.decode(codec(name), "replace").encode("utf-8", "replace")


def from_utf8(text: bytes, name: str) -> bytes:
    """A text of UTF-8 in that encoding: references in place of what it lacks, as forms have them (the encoder's html
    mode)."""
    if name == "UTF-8":
        return text.decode("utf-8", "replace").encode()
    return text.decode("utf-8", "replace").encode(codec(name), "replace")
