"""mbstring's encodings: their names, and how their characters are counted and converted.

The order is that of mb_list_encodings(). The codecs are made when they are first needed.
"""
from __future__ import annotations

from zvm.runtime.services.function_tools import cache, cached_property, lru_cache

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.ext.mbstring.codecs.base import Codec

# lengths of characters by their first byte: those of 1 are not said
_UTF8 = "C2-DF:2 E0-EF:3 F0-F4:4"
_EUC = "A1-FE:2"
_EUC_JP = "8E:2 8F:3 A1-FE:2"
_SJIS = "81-9F:2 E0-EF:2"
_SJIS_WIDE = "81-9F:2 E0-FC:2"
_CP932 = "81-9F:2 E0-FF:2"
_DOUBLE = "81-FE:2"


class Encoding:
    """One encoding. Shared by all engines: nothing in it changes.

    `unit` is the size of its characters where all have the same, else 0; `lengths` the sizes by first byte where
    functions go by them.
    """

    def __init__(self, name: str, mime_name: str | None, aliases: str, make: str, *, unit: int = 0, lengths: str = "",
                 ascii_safe: bool = True, advice: str = "", has_code_points: bool = True) -> None:
        self.name = name
        self.mime_name = mime_name
        self.aliases = aliases.split()
        self.unit = unit
        self._lengths = lengths
        self.ascii_safe = ascii_safe  # a byte below 80 is always that ASCII character: source code can be in it
        self.advice = advice  # what to use instead, where its use is deprecated
        self.has_code_points = has_code_points  # mb_chr() and mb_ord() know it
        self._make = make
        self.is_utf8 = name.startswith("UTF-8")
        # ASCII text is the same in it, so that it need not be converted
        self.is_ascii_superset = name != "ArmSCII-8" and (  # which has some punctuation twice
            make in ("utf8", "8bit", "7bit") or unit == 1 and not advice or make.startswith("table"))

    @cached_property
    def lengths(self) -> bytes | None:
        """Sizes of characters by first byte."""
        return _length_table(self._lengths) if self._lengths else None

    @cached_property
    def codec(self) -> Codec:
        from zvm.ext.mbstring.codecs.factory import make_codec
        return make_codec(self._make)


def _length_table(spec: str) -> bytes:
    table = bytearray(b"\1" * 256)
    for part in spec.split():
        bytes_, _, size = part.partition(":")
        first, _, last = bytes_.partition("-")
        for byte in range(int(first, 16), int(last or first, 16) + 1):
            table[byte] = int(size)
    return bytes(table)


_BASE64 = "Base64 via mbstring is deprecated; use base64_encode/base64_decode instead"
_UUENCODE = "Uuencode via mbstring is deprecated; use convert_uuencode/convert_uudecode instead"
_HTML = ("HTML entities via mbstring is deprecated; use htmlspecialchars, htmlentities, or "
         "mb_encode_numericentity/mb_decode_numericentity instead")
_QPRINT = "QPrint via mbstring is deprecated; use quoted_printable_encode/quoted_printable_decode instead"


def _single(name: str, aliases: str, codec: str, mime_name: str | None = None) -> Encoding:
    return Encoding(name, mime_name or name, aliases, codec, unit=1)


def _iso_8859(part: int, alias: str = "") -> Encoding:
    return _single(f"ISO-8859-{part}", f"ISO8859-{part} {alias}", f"single iso8859_{part}")


def _table(name: str, mime_name: str, aliases: str, lengths: str, leads: str, kind: str = "table",
           ascii_safe: bool = False) -> Encoding:
    return Encoding(name, mime_name, aliases, f"{kind}|{name}|{leads}", lengths=lengths, ascii_safe=ascii_safe)


def _stateful(name: str, mime_name: str | None, aliases: str, make: str, has_code_points: bool = False,
              ascii_safe: bool = False) -> Encoding:
    return Encoding(name, mime_name, aliases, make, ascii_safe=ascii_safe, has_code_points=has_code_points)


def _transfer(name: str, mime_name: str, aliases: str, make: str, advice: str, unit: int = 0) -> Encoding:
    return Encoding(name, mime_name, aliases, make, unit=unit, advice=advice, ascii_safe=unit == 1,
                    has_code_points=False)


def _wide(name: str, aliases: str, make: str, unit: int) -> Encoding:
    return Encoding(name, name, aliases, make, unit=unit)


ENCODINGS: list[Encoding] = [
    _transfer("BASE64", "BASE64", "", "base64", _BASE64),
    _transfer("UUENCODE", "x-uuencode", "", "uuencode", _UUENCODE, 1),
    _transfer("HTML-ENTITIES", "HTML-ENTITIES", "HTML html", "html", _HTML),
    _transfer("Quoted-Printable", "Quoted-Printable", "qprint", "qprint", _QPRINT),
    Encoding("7bit", "7bit", "", "7bit", unit=1),
    Encoding("8bit", "8bit", "binary", "8bit", unit=1),
    _wide("UCS-4", "ISO-10646-UCS-4 UCS4", "ucs4 mark", 4),
    _wide("UCS-4BE", "byte4be", "ucs4 be", 4),
    _wide("UCS-4LE", "byte4le", "ucs4 le", 4),
    _wide("UCS-2", "ISO-10646-UCS-2 UCS2 UNICODE", "ucs2 mark", 2),
    _wide("UCS-2BE", "byte2be", "ucs2 be", 2),
    _wide("UCS-2LE", "byte2le", "ucs2 le", 2),
    _wide("UTF-32", "utf32", "utf32 mark", 4),
    _wide("UTF-32BE", "", "utf32 be", 4),
    _wide("UTF-32LE", "", "utf32 le", 4),
    _wide("UTF-16", "utf16", "utf16 mark", 0),
    _wide("UTF-16BE", "", "utf16 be", 0),
    _wide("UTF-16LE", "", "utf16 le", 0),
    Encoding("UTF-8", "UTF-8", "utf8", "utf8", lengths=_UTF8),
    _stateful("UTF-7", "UTF-7", "utf7", "utf7"),
    _stateful("UTF7-IMAP", None, "mUTF-7", "utf7imap", ascii_safe=True),
    _single("ASCII", "ANSI_X3.4-1968 iso-ir-6 ANSI_X3.4-1986 ISO_646.irv:1991 US-ASCII ISO646-US us IBM367 IBM-367 "
            "cp367 csASCII", "single ascii", "US-ASCII"),
    _table("EUC-JP", "EUC-JP", "EUC EUC_JP eucJP x-euc-jp", _EUC_JP, "A1-FE", "table3", True),
    _table("SJIS", "Shift_JIS", "x-sjis SHIFT-JIS", _SJIS, "81-9F E0-EF"),
    _table("eucJP-win", "EUC-JP", "eucJP-open eucJP-ms", _EUC_JP, "A1-FE", "table3", True),
    _table("EUC-JP-2004", "EUC-JP", "EUC_JP-2004", _EUC_JP, "A1-FE", "plane2", True),
    _table("SJIS-Mobile#DOCOMO", "Shift_JIS", "SJIS-DOCOMO shift_jis-imode x-sjis-emoji-docomo", _SJIS_WIDE,
           "81-9F E0-FC", "mobile"),
    _table("SJIS-Mobile#KDDI", "Shift_JIS", "SJIS-KDDI shift_jis-kddi x-sjis-emoji-kddi", _SJIS_WIDE, "81-9F E0-FC",
           "mobile"),
    _table("SJIS-Mobile#SOFTBANK", "Shift_JIS", "SJIS-SOFTBANK shift_jis-softbank x-sjis-emoji-softbank", _SJIS_WIDE,
           "81-9F E0-FC", "softbank"),
    _table("SJIS-mac", "Shift_JIS", "MacJapanese x-Mac-Japanese", "81-9F:2 E0-ED:2", "81-9F E0-ED", "mac"),
    _table("SJIS-2004", "Shift_JIS", "SJIS2004 Shift_JIS-2004", _SJIS_WIDE, "81-9F E0-FC", "plane2"),
    _table("UTF-8-Mobile#DOCOMO", "UTF-8", "UTF-8-DOCOMO UTF8-DOCOMO", _UTF8, "", "utf8mobile", True),
    _table("UTF-8-Mobile#KDDI-A", "UTF-8", "", _UTF8, "", "utf8mobile", True),
    _table("UTF-8-Mobile#KDDI-B", "UTF-8", "UTF-8-Mobile#KDDI UTF-8-KDDI UTF8-KDDI", _UTF8, "", "utf8mobile", True),
    _table("UTF-8-Mobile#SOFTBANK", "UTF-8", "UTF-8-SOFTBANK UTF8-SOFTBANK", _UTF8, "", "utf8mobile", True),
    _table("CP932", "Shift_JIS", "MS932 Windows-31J MS_Kanji", _CP932, "81-9F E0-FC"),
    _table("SJIS-win", "Shift_JIS", "SJIS-ms SJIS-open", _CP932, "81-9F E0-FC"),
    _table("CP51932", "CP51932", "cp51932", "8E:2 A1-FE:2", "A1-FE", ascii_safe=True),
    _stateful("JIS", "ISO-2022-JP", "", "jis"),
    _stateful("ISO-2022-JP", "ISO-2022-JP", "", "iso_2022_jp"),
    _stateful("ISO-2022-JP-MS", "ISO-2022-JP", "ISO2022JPMS", "iso_2022_jp_ms"),
    _table("GB18030", "GB18030", "gb-18030 gb-18030-2000", "", "81-FE", "gb18030"),
    _single("Windows-1252", "cp1252", "table|Windows-1252|", None),
    _single("Windows-1254", "CP1254 CP-1254 WINDOWS-1254", "single cp1254"),
    _iso_8859(1, "latin1"), _iso_8859(2, "latin2"), _iso_8859(3, "latin3"), _iso_8859(4, "latin4"),
    _iso_8859(5, "cyrillic"), _iso_8859(6, "arabic"), _iso_8859(7, "greek"), _iso_8859(8, "hebrew"),
    _iso_8859(9, "latin5"), _iso_8859(10, "latin6"), _iso_8859(13), _iso_8859(14, "latin8"), _iso_8859(15),
    _iso_8859(16),
    _table("EUC-CN", "CN-GB", "CN-GB EUC_CN eucCN x-euc-cn gb2312", _EUC, "A1-A9 B0-F7", ascii_safe=True),
    _table("CP936", "CP936", "CP-936 GBK", _DOUBLE, "81-FE"),
    _stateful("HZ", "HZ-GB-2312", "", "hz", True),
    _table("EUC-TW", "EUC-TW", "EUC_TW eucTW x-euc-tw", "8E:4 A1-FE:2", "A1-A6 C2 C4-FD", "euctw", True),
    _table("BIG-5", "BIG5", "CN-BIG5 BIG-FIVE BIGFIVE", _DOUBLE, "A1-C7 C9-F9"),
    _table("CP950", "BIG5", "", _DOUBLE, "81-FE"),
    _table("EUC-KR", "EUC-KR", "EUC_KR eucKR x-euc-kr", _EUC, "A1-AC B0-C8 CA-FD", ascii_safe=True),
    _table("UHC", "UHC", "CP949", _DOUBLE, "81-C8 CA-FD", ascii_safe=True),
    _stateful("ISO-2022-KR", "ISO-2022-KR", "", "iso_2022_kr", True),
    _single("Windows-1251", "CP1251 CP-1251 WINDOWS-1251", "single cp1251"),
    _single("CP866", "CP-866 IBM866 IBM-866", "single cp866"),
    _single("KOI8-R", "KOI8R", "single koi8_r"),
    _single("KOI8-U", "KOI8U", "single koi8_u"),
    _single("ArmSCII-8", "ArmSCII8 ARMSCII-8 ARMSCII8", "table|ArmSCII-8|"),
    _single("CP850", "CP-850 IBM850 IBM-850", "single cp850"),
    _stateful("ISO-2022-JP-2004", "ISO-2022-JP-2004", "", "iso_2022_jp_2004"),
    _stateful("ISO-2022-JP-MOBILE#KDDI", "ISO-2022-JP", "ISO-2022-JP-KDDI", "iso_2022_jp_mobile"),
    _stateful("CP50220", "ISO-2022-JP", "cp50220raw cp50220-raw JIS-ms", "cp50220"),
    _stateful("CP50221", "ISO-2022-JP", "", "cp50221"),
    _stateful("CP50222", "ISO-2022-JP", "", "cp50222"),
]
PASS = Encoding("pass", None, "none", "8bit")


@cache
def _by_name() -> dict[str, Encoding]:
    """Names in lower case; of two encodings with one name the first counts, and names before MIME names, aliases."""
    found: dict[str, Encoding] = {}
    for encoding in ENCODINGS:
        found.setdefault(encoding.name.lower(), encoding)
    for encoding in ENCODINGS:
        if encoding.mime_name:
            found.setdefault(encoding.mime_name.lower(), encoding)
    for encoding in ENCODINGS:
        for alias in encoding.aliases:
            found.setdefault(alias.lower(), encoding)
    return found


@lru_cache(maxsize=128)
def find_encoding(name: str) -> Encoding | None:
    """The encoding of that name, MIME name or alias, whatever the case (mbfl_name2encoding)."""
    name = name.partition("\0")[0]
    return _by_name().get(name.lower()) if name.isascii() else None


def find_encoding_or_pass(name: str) -> Encoding | None:
    """Likewise, or the one that stands for no conversion."""
    return PASS if name == "pass" else find_encoding(name)


UTF_8 = _by_name()["utf-8"]
ASCII_ENCODING = _by_name()["ascii"]
EIGHT_BIT = _by_name()["8bit"]
