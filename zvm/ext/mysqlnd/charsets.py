"""The character sets that the client knows (mysqlnd_charset.c); their list is PyMySQL's."""
from __future__ import annotations

import re

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

# the bytes of a character: at least, at most; (1, 1) for others
_LENGTHS = {"big5": (1, 2), "cp932": (1, 2), "eucjpms": (1, 3), "euckr": (1, 2), "filename": (1, 5),
            "gb18030": (1, 4), "gb2312": (1, 2), "gbk": (1, 2), "sjis": (1, 2), "ucs2": (2, 2), "ujis": (1, 3),
            "utf16": (2, 4), "utf16le": (2, 4), "utf32": (4, 4), "utf8": (1, 3), "utf8mb4": (1, 4)}
_COMMENTS = dict.fromkeys((33, 45, 46, 83), "UTF-8 Unicode") | dict.fromkeys((35, 90), "UCS-2 Unicode") | \
    dict.fromkeys((54, 55), "UTF-16 Unicode") | dict.fromkeys((56, 62), "UTF-16LE Unicode") | \
    dict.fromkeys((60, 61), "UTF-32 Unicode")
_DEFAULTS = {"utf8": 33, "utf8mb4": 45, "latin1": 8, "latin2": 9, "latin7": 41, "cp1250": 26, "cp1251": 51,
             "cp1257": 59}  # collations that are found by the set's name, where the first one is not


class Charset:
    """A set of characters with a collation."""

    __slots__ = ("number", "name", "collation", "min_length", "max_length", "comment")

    def __init__(self, number: int, name: str, collation: str) -> None:
        self.number, self.name, self.collation = number, name, collation
        self.min_length, self.max_length = _LENGTHS.get(name, (1, 1))
        self.comment = _COMMENTS.get(number, "")


def _charset(found: Any) -> Charset:
    return Charset(found.id, found.name.replace("utf8mb3", "utf8"), found.collation.replace("utf8mb3", "utf8"))


def by_number(number: int) -> Charset | None:
    """The one of a collation's number (mysqlnd_find_charset_nr)."""
    from pymysql.charset import charset_by_id

    try:
        return _charset(charset_by_id(number))
    except KeyError:
        return None


def by_name(name: str) -> Charset | None:
    """The set of that name, with its default collation (mysqlnd_find_charset_name)."""
    from pymysql.charset import charset_by_name

    name = name.lower()
    if name == "utf8mb3":
        return None
    if name in _DEFAULTS:
        return by_number(_DEFAULTS[name])
    try:
        found = charset_by_name(name)
    except KeyError:
        return None
    return None if found is None else _charset(found)


# ---- escaping ------------------------------------------------------------------------------------------------------

_ESCAPES = {"\0": "\\0", "\n": "\\n", "\r": "\\r", "'": "\\'", '"': '\\"', "\\": "\\\\", "\x1a": "\\Z"}
_PLAIN = "[\\0\n\r'\"\\\\\x1a]"
_UTF8 = r"[\xc2-\xdf][\x80-\xbf]|\xe0[\xa0-\xbf][\x80-\xbf]|[\xe1-\xef][\x80-\xbf]{2}"
_UJIS = (r"[\xa1-\xfe]{2}|\x8e[\xa1-\xdf]|\x8f[\xa1-\xfe]{2}", r"[\x8e\x8f\xa1-\xfe]")
# (characters of several bytes, what they begin with) by set, in bytes
_MULTIBYTE = {
    "utf8": (_UTF8, r"[\xc2-\xef]"),
    "utf8mb4": (_UTF8 + r"|\xf0[\x90-\xbf][\x80-\xbf]{2}|[\xf1-\xf3][\x80-\xbf]{3}|\xf4[\x80-\x8f][\x80-\xbf]{2}",
                r"[\xc2-\xf7]"),
    "big5": (r"[\xa1-\xf9][\x40-\x7e\xa1-\xfe]", r"[\xa1-\xf9]"),
    "gbk": (r"[\x81-\xfe][\x40-\x7e\x80-\xfe]", r"[\x81-\xfe]"),
    "sjis": (r"[\x81-\x9f\xe0-\xfc][\x40-\x7e\x80-\xfc]", r"[\x81-\x9f\xe0-\xfc]"),
    "gb2312": (r"[\xa1-\xf7][\xa1-\xfe]", r"[\xa1-\xf7]"),
    "euckr": (r"[\x81-\xfe][\x41-\x5a\x61-\x7a\x81-\xfe]", r"[\x81-\xfe]"),
    "gb18030": (r"[\x81-\xfe](?:[\x40-\x7e\x80-\xfe]|[\x30-\x39][\x81-\xfe][\x30-\x39])", r"[\x81-\xfe]"),
    "ujis": _UJIS, "eucjpms": _UJIS,
}
_MULTIBYTE["cp932"] = _MULTIBYTE["sjis"]


def escape(charset: Charset, string: str, without_backslash: bool) -> str:
    """The string as it stands between quotes (mysqlnd_cset_escape_slashes, mysqlnd_cset_escape_quotes)."""
    plain = "'" if without_backslash else _PLAIN
    if string.isascii() or charset.name not in _MULTIBYTE:
        pattern = re.compile(f"()()({plain})")
    else:
        characters, heads = _MULTIBYTE[charset.name]
        pattern = re.compile(f"({characters})|({heads})|({plain})")

    def written(match: re.Match[str]) -> str:
        whole, head, special = match.groups()
        if whole:
            return whole
        if head:  # not what it looks like, so that it must not swallow what follows
            return head if without_backslash else "\\" + head
        return "''" if without_backslash else _ESCAPES[special]

    return pattern.sub(written, string)
