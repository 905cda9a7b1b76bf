"""htmlspecialchars, htmlentities and back (ext/standard/html.c)."""
from __future__ import annotations

from zvm.ext.standard.strings.encodings import next_utf8
from zvm.ext.vocabulary import Array, Bool, Int, Null, Str, function
from zvm.runtime.services.function_tools import cache
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.patterns import lazy_pattern
from zvm.runtime.values.strings import c_string, is_utf8, lower

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Mapping
    from typing import Any

    from zvm.engine import Engine

CONSTANTS = {
    "HTML_SPECIALCHARS": 0, "HTML_ENTITIES": 1, "ENT_COMPAT": 2, "ENT_QUOTES": 3,
    "ENT_NOQUOTES": 0, "ENT_IGNORE": 4, "ENT_SUBSTITUTE": 8, "ENT_DISALLOWED": 128, "ENT_HTML401": 0, "ENT_XML1": 16,
    "ENT_XHTML": 32, "ENT_HTML5": 48,
}
HTML_SPECIALCHARS = 0
ENT_COMPAT, ENT_QUOTES, ENT_IGNORE, ENT_SUBSTITUTE, ENT_DISALLOWED, ENT_HTML401 = 2, 3, 4, 8, 128, 0
_XML1, _XHTML, _HTML5, _DOCUMENT = 16, 32, 48, 48
_SINGLE = 1  # ENT_HTML_QUOTE_SINGLE

_CODECS = {
    "iso-8859-1": "latin-1", "iso8859-1": "latin-1", "iso-8859-15": "iso8859-15", "iso8859-15": "iso8859-15",
    "utf-8": "utf-8", "cp1252": "cp1252", "windows-1252": "cp1252", "1252": "cp1252", "koi8-r": "koi8-r",
    "koi8-ru": "koi8-r", "koi8r": "koi8-r", "cp1251": "cp1251", "windows-1251": "cp1251", "win-1251": "cp1251",
    "iso8859-5": "iso8859-5", "iso-8859-5": "iso8859-5", "cp866": "cp866", "866": "cp866", "ibm866": "cp866",
    "macroman": "mac-roman", "big5": "big5", "950": "big5", "gb2312": "gb2312", "936": "gb2312",
    "big5-hkscs": "big5hkscs", "shift_jis": "shift_jis", "sjis": "shift_jis", "932": "shift_jis",
    "sjis-win": "shift_jis", "cp932": "shift_jis", "eucjp": "euc-jp", "euc-jp": "euc-jp", "eucjp-win": "euc-jp",
}
_BIG5 = ("big5", "big5hkscs")
_MAC = "mac-roman"
_CONTROLS = frozenset((*map(chr, range(0x20)), "\x7f"))  # which PHP's table of MacRoman has not
_MULTIBYTE = frozenset(("big5", "gb2312", "big5hkscs", "shift_jis", "euc-jp"))


def _codec(engine: Engine, encoding: str | None) -> str:
    """The Python codec of a charset hint, default_charset when there is none (determine_charset)."""
    from zvm.runtime.execute_data import running_function

    if not encoding:
        encoding = engine.ini.get("internal_encoding") or engine.ini.get("default_charset") or "UTF-8"
    found = _CODECS.get(lower(encoding))
    if found is None:
        engine.diagnostics.warning(f'{running_function(engine)}(): Charset "{c_string(encoding)}" is not supported, '
                                   "assuming UTF-8")
        return "utf-8"
    return found


def speaks_utf8(engine: Engine) -> bool:
    """Whether UTF-8 is the charset where none is named (for native code)."""
    encoding = engine.ini.get("internal_encoding") or engine.ini.get("default_charset") or "UTF-8"
    return _CODECS.get(lower(encoding)) == "utf-8"


def _is_allowed(code: int, document: int) -> bool:
    """May the character stand in a document of that type? (unicode_cp_is_allowed)"""
    if document == ENT_HTML401:
        return 0x20 <= code <= 0x7E or code in (9, 10, 13) or 0xA0 <= code <= 0xD7FF or 0xE000 <= code <= 0x10FFFF
    if document == _HTML5:
        return (0x20 <= code <= 0x7E or code in (9, 10, 12, 13) or 0xA0 <= code <= 0xD7FF
                or 0xE000 <= code <= 0x10FFFF and code & 0xFFFF < 0xFFFE and not 0xFDD0 <= code <= 0xFDEF)
    return (0x20 <= code <= 0xD7FF or code in (9, 10, 13)
            or 0xE000 <= code <= 0x10FFFF and code not in (0xFFFE, 0xFFFF))


def _numeric_is_allowed(code: int, document: int) -> bool:
    """May `&#code;` stand there? (numeric_entity_is_allowed)"""
    if document == ENT_HTML401:
        return code <= 0x10FFFF
    if document == _HTML5:
        return (0x20 <= code <= 0x7E or code in (9, 10, 12)
                or 0xA0 <= code <= 0x10FFFF and code & 0xFFFF < 0xFFFE and not 0xFDD0 <= code <= 0xFDEF)
    return _is_allowed(code, document)


# ---- encoding ----------------------------------------------------------------------------------------------------

_SPECIAL = (("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"))
_PLAIN = ENT_QUOTES | ENT_IGNORE | ENT_SUBSTITUTE  # flags without a meaning for valid HTML 4.01


@function(pure=True)
def htmlspecialchars(engine: Engine, string: Str, flags: Int = ENT_QUOTES | ENT_SUBSTITUTE | ENT_HTML401,
                     encoding: Str | Null = None, double_encode: Bool = True) -> Str:
    is_plain = double_encode and not flags & ~_PLAIN
    if is_plain and encoding is None and string.isascii():
        return _escaped(string, flags)
    codec = _codec(engine, encoding)
    if is_plain and codec == "utf-8" and is_utf8(string):
        return _escaped(string, flags)
    return _Encoder(engine, flags, codec, double_encode, False).run(string)


def _escaped(string: str, flags: int) -> str:
    """htmlspecialchars() of HTML 4.01 where every byte below 128 is a character."""
    for char, entity in _SPECIAL:
        if char in string:
            string = string.replace(char, entity)
    if flags & ENT_COMPAT and '"' in string:
        string = string.replace('"', "&quot;")
    return string.replace("'", "&#039;") if flags & _SINGLE and "'" in string else string


@function(pure=True)
def htmlentities(engine: Engine, string: Str, flags: Int = ENT_QUOTES | ENT_SUBSTITUTE | ENT_HTML401,
                 encoding: Str | Null = None, double_encode: Bool = True) -> Str:
    if double_encode and not flags & ~_PLAIN and encoding is None and string.isascii():
        return _escaped(string, flags)
    codec = _codec(engine, encoding)
    if codec in _MULTIBYTE:
        engine.diagnostics.notice("htmlentities(): Only basic entities substitution is supported for multi-byte "
                                  "encodings other than UTF-8; functionality is equivalent to htmlspecialchars")
    return _Encoder(engine, flags, codec, double_encode, codec not in _MULTIBYTE).run(string)


class _Encoder:
    """php_escape_html_entities_ex: replaces characters by entities, one at a time."""

    __slots__ = ("flags", "document", "codec", "double_encode", "names", "known", "replacement", "every", "unicode")

    def __init__(self, engine: Engine, flags: int, codec: str, double_encode: bool, every: bool) -> None:
        from zvm.ext.standard.strings import html_entities

        self.flags = flags
        self.document = flags & _DOCUMENT
        self.codec = codec
        self.double_encode = double_encode
        self.names = dict(html_entities.names(self.document) if every else html_entities.basic_names(self.document))
        if not flags & _SINGLE:
            self.names.pop("'", None)
        if not flags & ENT_COMPAT:
            self.names.pop('"', None)
        self.known = {} if double_encode else html_entities.characters(self.document)
        self.replacement = "\xef\xbf\xbd" if codec == "utf-8" else "&#xFFFD;"
        self.every = every = every and self.document != _XML1
        self.unicode = every or codec in ("utf-8", "latin-1")

    def run(self, string: str) -> str:
        """The encoded string; empty when it holds malformed sequences and flags say neither ignore nor substitute."""
        out = []
        at, length = 0, len(string)
        while at < length:
            text, size = self.next_character(string, at)
            if text is None:
                if not self.flags & ENT_IGNORE:
                    if not self.flags & ENT_SUBSTITUTE:
                        return ""
                    out.append(self.replacement)
                at += size
                continue
            if text == "&":
                entity = None if self.double_encode else self.entity_at(string, at)
                out.append(entity or "&amp;")
                at += len(entity) if entity else 1
                continue
            if not text:
                out.append(string[at:at + size])
                at += size
                continue
            name = self.names.get(text)
            pair = self.pair_name(string, text, at + size)
            if pair is not None:
                name, following = pair
                size += following
            if name is not None:
                out.append(f"&{name};")
            elif (self.flags & ENT_DISALLOWED and (self.unicode or ord(text) <= 0x7D)
                    and not _is_allowed(ord(text), self.document)):
                out.append(self.replacement)
            else:
                out.append(string[at:at + size])
            at += size
        return "".join(out)

    def next_character(self, string: str, at: int) -> tuple[str | None, int]:
        """The character at `at`, None when malformed, "" when PHP's tables have nothing for it, and its number of
        bytes."""
        if self.codec == "utf-8":
            code, size = next_utf8(string, at)
            return (chr(code) if code >= 0 else None), size
        if self.codec == "latin-1":
            return string[at], 1
        if self.codec in _MULTIBYTE:
            return _next_multibyte(string, at, self.codec)
        if self.every and self.codec == _MAC and string[at] in _CONTROLS:
            return "", 1
        try:
            return string[at].encode("latin-1").decode(self.codec), 1
        except UnicodeDecodeError:
            return "", 1

    def pair_name(self, string: str, text: str, at: int) -> tuple[str, int] | None:
        """HTML 5's entities of two characters: the name and the size of the second."""
        if self.document != _HTML5 or at >= len(string) or len(self.names) < 10:
            return None
        second, size = self.next_character(string, at)
        if not second:
            return None
        name = self.names.get(text + second)
        return None if name is None else (name, size)

    def entity_at(self, string: str, at: int) -> str | None:
        """The valid entity at the & at `at`, which is not to be encoded twice."""
        found = read_entity(string, at, self.known)
        if found is None:
            return None
        text, entity = found
        if entity[1] == "#" and self.flags & ENT_DISALLOWED and not _numeric_is_allowed(ord(text), self.document):
            return None
        return entity


EVERY = 256  # in keys of tables: of htmlentities(), not of htmlspecialchars()
ENCODING_TABLES: dict[int, list[Any]] = {}  # of UTF-8, by ENT_* and EVERY; for native code
_charset_tables: dict[tuple[str, int], list[Any]] = {}  # of other charsets, by codec and such a key
_PAIR_SHIFT = 21  # bits of the second character in keys of pairs


def make_encoding_tables(engine: Engine, key: int) -> list[Any]:
    """Add the tables of ENCODING_TABLES under a key (for native code): the entities by byte, of characters that are not
    ASCII by code, of pairs of characters by both codes, and what stands for anything malformed."""
    encoder = _Encoder(engine, key, "utf-8", True, bool(key & EVERY))
    codes, pairs = {}, {}
    for text, name in encoder.names.items():
        if len(text) == 2:
            pairs[ord(text[0]) << _PAIR_SHIFT | ord(text[1])] = f"&{name};"
        elif text > "\x7f":
            codes[ord(text)] = f"&{name};"
    ENCODING_TABLES[key] = tables = [_entities_of_bytes(encoder, 128), codes, pairs, encoder.replacement]
    return tables


def tables_of_charset(engine: Engine, key: int, charset: Any) -> list[Any] | None:
    """Such tables of a charset whose characters are bytes, None for others (for native code)."""
    codec = _CODECS.get(lower(charset)) if type(charset) is str else None
    if codec is None or codec == "utf-8" or codec in _MULTIBYTE:
        return None
    tables = _charset_tables.get((codec, key))
    if tables is None:
        encoder = _Encoder(engine, key, codec, True, bool(key & EVERY))
        pairs = {ord(text[0]) << _PAIR_SHIFT | ord(text[1]): f"&{name};" for text, name in encoder.names.items()
                 if len(text) == 2 and text.isascii()}
        tables = _charset_tables[codec, key] = [_entities_of_bytes(encoder, 256), {}, pairs, encoder.replacement]
    return tables


def _entities_of_bytes(encoder: _Encoder, count: int) -> list[str | None]:
    """What the first bytes become, None for those that stay."""
    encoded = map(encoder.run, map(chr, range(count)))
    return [None if text == chr(byte) else text for byte, text in enumerate(encoded)]


def _next_multibyte(string: str, at: int, codec: str) -> tuple[str | None, int]:
    """(character, bytes it takes) as get_next_char() counts them; None for what is malformed, a private one for
    those of several bytes, whose meaning does not matter."""
    lead = ord(string[at])
    if lead < 0x80:
        return string[at], 1
    size, lowest, highest = 2, 0xA1, 0xFE
    if codec in _BIG5:
        size, lowest = 2 if 0x81 <= lead <= 0xFE else 1, 0x40
    elif codec == "gb2312":
        size = 2 if 0xA1 <= lead <= 0xFE else 0 if lead in (0x8E, 0x8F, 0xA0, 0xFF) else 1
    elif codec == "shift_jis":
        size = 2 if 0x81 <= lead <= 0x9F or 0xE0 <= lead <= 0xFC else 1 if 0xA1 <= lead <= 0xDF else 0
        lowest, highest = 0x40, 0xFC
    elif lead == 0x8E:
        highest = 0xDF
    elif lead == 0x8F:
        size = 3
    elif not 0xA1 <= lead <= 0xFE:
        size = 0 if lead in (0xA0, 0xFF) else 1
    part = string[at:at + size]
    for place in range(1, size):
        if place >= len(part) or not _is_trail(ord(part[place]), lowest, highest, codec):
            return None, _malformed(part, codec)
    return (part if size == 1 else "\ue000") if size else None, size or 1


def _is_trail(byte: int, lowest: int, highest: int, codec: str) -> bool:
    if codec in _BIG5 and 0x7E < byte < 0xA1:
        return False
    return lowest <= byte <= highest and byte != 0x7F


_NO_LEAD = {"big5hkscs": "\x80\xff", "euc-jp": "\xa0\xff", "gb2312": "\x8e\x8f\xa0\xff",
            "shift_jis": "\x80\xa0\xfd\xfe\xff"}


def _malformed(part: str, codec: str) -> int:
    """How many bytes one replacement stands for: those after the first that cannot begin a character are in it."""
    count = 1
    while count < len(part) and part[count] in _NO_LEAD.get(codec, ""):
        count += 1
    return count


_ALPHANUMERIC = frozenset("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")


def read_entity(string: str, at: int, known: Mapping[str, str]) -> tuple[str, str] | None:
    """(characters, "&…;") of the entity at `at`: a number up to U+10FFFF or one of the known names."""
    end = string.find(";", at, at + 64)
    if end < 0:
        end = string.find(";", at)
        if end < 0:
            return None
    name = string[at + 1:end]
    if name[:1] == "#":
        is_hex = name[1:2] in ("x", "X")
        digits = name[2:] if is_hex else name[1:]
        allowed = "0123456789abcdefABCDEF" if is_hex else "0123456789"
        if not digits or set(digits) - set(allowed):
            return None
        code = int(digits.lstrip("0")[:12] or "0", 16 if is_hex else 10)
        return (chr(code), string[at:end + 1]) if code <= 0x10FFFF else None
    if not name or not _ALPHANUMERIC.issuperset(name):
        return None
    text = known.get(name)
    return None if text is None else (text, string[at:end + 1])


# ---- decoding ----------------------------------------------------------------------------------------------------

@function(pure=True)
def htmlspecialchars_decode(engine: Engine, string: Str,
                            flags: Int = ENT_QUOTES | ENT_SUBSTITUTE | ENT_HTML401) -> Str:
    return _decode(string, flags, "utf-8", False) if "&" in string else string


@function(pure=True)
def html_entity_decode(engine: Engine, string: Str, flags: Int = ENT_QUOTES | ENT_SUBSTITUTE | ENT_HTML401,
                       encoding: Str | Null = None) -> Str:
    if "&" not in string:
        return string
    codec = _codec(engine, encoding)
    return _decode(string, flags, "ascii" if codec in _MULTIBYTE else codec, True)  # PHP knows no more of those


_ENTITY = lazy_pattern("(&(?:#(?:[0-9]+|[xX][0-9a-fA-F]+)|[0-9a-zA-Z]+);)")
_MOST_REMEMBERED = 4096  # entities of a table of decoded ones
_SPECIALS = frozenset("&<>\"'")


def _decode(string: str, flags: int, codec: str, every: bool) -> str:
    """Replace entities by characters: `every` one, or those of htmlspecialchars() (traverse_for_entities)."""
    parts = _ENTITY.split(string)
    decoded = _decoded_entities(flags & (_DOCUMENT | ENT_QUOTES), codec, every)
    parts[1::2] = map(decoded.__getitem__, parts[1::2])
    if len(decoded) > _MOST_REMEMBERED:
        decoded.clear()
    return "".join(parts)


class _DecodedEntities(dict[str, str]):
    """What entities stand for under some flags, filled as they are met."""

    def __init__(self, flags: int, codec: str, every: bool) -> None:
        self.flags, self.codec, self.every = flags, codec, every

    def __missing__(self, source: str) -> str:
        self[source] = text = _decoded(source, self.flags, self.codec, self.every)
        return text


@cache
def _decoded_entities(flags: int, codec: str, every: bool) -> _DecodedEntities:
    return _DecodedEntities(flags, codec, every)


@cache
def _known(document: int, every: bool) -> Mapping[str, str]:
    """The entities by name that are decoded."""
    from zvm.ext.standard.strings import html_entities

    if every:
        return html_entities.characters(document)
    apostrophe = {} if document == ENT_HTML401 else {"apos": "'"}
    return {"amp": "&", "lt": "<", "gt": ">", "quot": '"', **apostrophe}


DECODING_NAMES: dict[int, dict[str, str]] = {}  # by ENT_* of documents, with EVERY or without; for native code


def make_decoding_names(engine: Engine, key: int) -> dict[str, str]:
    """Add the characters of DECODING_NAMES, in UTF-8, under a key (for native code)."""
    DECODING_NAMES[key] = found = {name: text.encode("utf-8").decode("latin-1")
                                   for name, text in _known(key & _DOCUMENT, bool(key & EVERY)).items()}
    return found


def _decoded(source: str, flags: int, codec: str, every: bool) -> str:
    """What an entity stands for, itself where it stays as it is."""
    document = flags & _DOCUMENT
    found = read_entity(source, 0, _known(document, every))
    if found is None or not _may_decode(found, flags, document, None if every else _SPECIALS):
        return source
    text = found[0]
    if len(text) > 1 and codec != "utf-8" or codec == "ascii" and text < " ":
        return source
    try:
        return text.encode(codec, "surrogatepass" if codec == "utf-8" else "strict").decode("latin-1")
    except UnicodeEncodeError:
        return source


def _may_decode(found: tuple[str, str], flags: int, document: int, only: frozenset[str] | None) -> bool:
    text, entity = found
    if only is not None and text not in only:
        return False
    if entity[1] == "#":
        code = ord(text)
        if not _is_allowed(code, document) or document == _HTML5 and code == 13:
            return False
    return not (text == "'" and not flags & _SINGLE or text == '"' and not flags & ENT_COMPAT)


@function(pure=True)
def get_html_translation_table(engine: Engine, table: Int = HTML_SPECIALCHARS,
                               flags: Int = ENT_QUOTES | ENT_SUBSTITUTE | ENT_HTML401,
                               encoding: Str = "UTF-8") -> Array:
    codec = _codec(engine, encoding)
    every = table != HTML_SPECIALCHARS and codec not in _MULTIBYTE
    return PhpArray.from_dict(dict(_translation_table(flags & (_DOCUMENT | ENT_QUOTES), codec, every)))


@cache
def _translation_table(flags: int, codec: str, every: bool) -> dict[str, str]:
    """Characters and their entities, `every` one or those of htmlspecialchars(), in PHP's order."""
    from zvm.ext.standard.strings import html_entities

    document = flags & _DOCUMENT
    names = html_entities.names(document) if every else html_entities.basic_names(document)
    found = {}
    for text in sorted(names, key=lambda text: (text[0], len(text) > 1, text)):
        if text == "'" and not flags & _SINGLE or text == '"' and not flags & ENT_COMPAT:
            continue
        if codec == _MAC and text in _CONTROLS:
            continue
        if codec == "latin-1" and text[0] <= "\xff":
            text, whole = text[0] + "".join(chr(ord(char) & 0xFF) for char in text[1:]), text
            found[text] = f"&{names[whole]};"
            continue
        try:
            key = text.encode(codec).decode("latin-1")
        except UnicodeEncodeError:
            continue
        found[key] = f"&{names[text]};"
    if every and codec not in ("utf-8", "latin-1"):
        found = dict(sorted(found.items()))
    return found
