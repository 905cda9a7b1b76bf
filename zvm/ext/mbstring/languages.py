"""mbstring's languages: how mail is written in them, and which encodings text in them may be in. Data."""
from __future__ import annotations


class Language:
    __slots__ = ("name", "short_name", "alias", "mail_charset", "mail_header_encoding", "mail_body_encoding", "detect")

    def __init__(self, name: str, short_name: str, mail: str, detect: str, alias: str = "") -> None:
        self.name = name
        self.short_name = short_name
        self.alias = alias
        self.mail_charset, self.mail_header_encoding, self.mail_body_encoding = mail.split()
        self.detect = ("ASCII " + detect).split()  # what "auto" stands for


_QUOTED = " Quoted-Printable 8bit"

LANGUAGES = [
    Language("uni", "uni", "UTF-8 BASE64 BASE64", "UTF-8", "universal"),
    Language("Japanese", "ja", "ISO-2022-JP BASE64 7bit", "JIS UTF-8 EUC-JP SJIS"),
    Language("Korean", "ko", "ISO-2022-KR BASE64 7bit", "UTF-8 EUC-KR UHC"),
    Language("Simplified Chinese", "zh-cn", "HZ BASE64 7bit", "UTF-8 EUC-CN CP936"),
    Language("Traditional Chinese", "zh-tw", "BIG-5 BASE64 8bit", "UTF-8 EUC-TW BIG-5"),
    Language("English", "en", "ISO-8859-1" + _QUOTED, "UTF-8"),
    Language("German", "de", "ISO-8859-15" + _QUOTED, "UTF-8", "Deutsch"),
    Language("Russian", "ru", "KOI8-R" + _QUOTED, "UTF-8 KOI8-R Windows-1251 CP866"),
    Language("Ukrainian", "ua", "KOI8-U" + _QUOTED, "UTF-8 KOI8-U"),
    Language("Armenian", "hy", "ArmSCII-8" + _QUOTED, "UTF-8 ArmSCII-8"),
    Language("Turkish", "tr", "ISO-8859-9" + _QUOTED, "UTF-8 Windows-1254 ISO-8859-9"),
    Language("neutral", "neutral", "UTF-8 BASE64 BASE64", "UTF-8"),
]
NEUTRAL = LANGUAGES[-1]


def find_language(name: str) -> Language | None:
    """The language of that name, short name or alias, whatever the case."""
    wanted = name.lower()
    if not wanted:  # languages without an alias have none that is empty
        return None
    for attribute in ("name", "short_name", "alias"):
        for language in LANGUAGES:
            if getattr(language, attribute).lower() == wanted:
                return language
    return None
