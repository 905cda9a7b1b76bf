"""Message catalogs as GNU gettext finds and reads them, for one engine: the process's text domains stay as they are.

Catalogs are read by Python's gettext module; where they lie follows the engine's locale and the variable LANGUAGE.
"""
from __future__ import annotations

import os

from zvm.ext.standard.streams.path_checks import permitted
from zvm.runtime.services.c_locale import CLocale
from zvm.runtime.services.environment import environment_variable

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

_CATEGORIES = ("LC_CTYPE", "LC_NUMERIC", "LC_TIME", "LC_COLLATE", "LC_MONETARY", "LC_MESSAGES")
LC_MESSAGES = 5
_SYSTEM_FOLDER = "/usr/share/locale"


class TextDomains:
    """What textdomain(), bindtextdomain() and bind_textdomain_codeset() set, and the catalogs read so far."""

    __slots__ = ("engine", "current", "folders", "codesets", "catalogs")

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.current = "messages"
        self.folders: dict[str, str] = {}
        self.codesets: dict[str, str] = {}
        self.catalogs: dict[tuple[str, str, int, str], list[Any]] = {}  # … → catalogs, the most specific first

    def folder(self, domain: str) -> str:
        """Where a domain's catalogs are looked for."""
        return self.folders.get(domain, _SYSTEM_FOLDER)

    def translate(self, domain: str, category: int, message: str, plural: str | None = None, count: int = 1) -> str:
        """The translation of a message, by a number where there is a plural; the message itself without one."""
        untranslated = message if plural is None or count == 1 else plural
        for catalog in self._catalogs(domain, category):
            charset = catalog.charset() or "ascii"
            try:
                key = message.encode("latin-1").decode(charset)
                found = catalog.gettext(key) if plural is None else catalog.ngettext(
                    key, "\0", count & 0xFFFFFFFFFFFFFFFF)
            except (UnicodeDecodeError, LookupError):
                continue
            if found != (key if plural is None or count == 1 and found == key else "\0"):
                return self._encoded(found, domain, charset)
        return untranslated

    def _encoded(self, text: str, domain: str, charset: str) -> str:
        """A translation in the codeset that the domain is bound to, else in the locale's."""
        codeset = self.codesets.get(domain) or self.engine.state_of(CLocale).langinfo(14)  # CODESET
        try:
            return text.encode(codeset).decode("latin-1")
        except (UnicodeEncodeError, LookupError):
            return text.encode(charset).decode("latin-1")

    def _catalogs(self, domain: str, category: int) -> list[Any]:
        """The catalogs of a domain for the locale of the category; none for the locale C."""
        if not 0 <= category < len(_CATEGORIES) or not domain:
            return []
        name = self.engine.state_of(CLocale).name(category) or "C"
        if name in ("C", "POSIX"):
            return []
        folder = self.folder(domain)
        if self.engine.is_confined and folder != _SYSTEM_FOLDER and not permitted(self.engine, folder, False):
            return []
        languages = environment_variable(self.engine, "LANGUAGE") or name
        key = (domain, languages, category, folder)
        known = self.catalogs.get(key)
        if known is None:
            known = self.catalogs[key] = _read(*key)
        return known


def _variants(locale: str) -> list[str]:
    """The folders that a locale's catalogs may be in: its parts are left out from the least telling on."""
    rest, _, modifier = locale.partition("@")
    rest, _, codeset = rest.partition(".")
    language, _, territory = rest.partition("_")
    plain = "".join(filter(str.isalnum, codeset)).lower()
    codesets = dict.fromkeys(filter(None, (codeset, plain))) | {"": None}
    found: dict[str, None] = {}
    for place in dict.fromkeys((territory, "")):
        for variety in dict.fromkeys((modifier, "")):
            for coding in codesets:
                found[language + (f"_{place}" if place else "") + (f".{coding}" if coding else "") +
                      (f"@{variety}" if variety else "")] = None
    return list(found)


def _read(domain: str, languages: str, category: int, folder: str) -> list[Any]:
    import gettext

    found: list[Any] = []
    for language in languages.split(":"):
        if language in ("C", "POSIX"):
            break
        for variant in _variants(language):
            path = os.path.join(folder, variant, _CATEGORIES[category], f"{domain}.mo").encode("latin-1")
            try:
                with open(path, "rb") as file:
                    found.append(gettext.GNUTranslations(file))
            except (OSError, UnicodeDecodeError, ValueError):
                continue
    return found
