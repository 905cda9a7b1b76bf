"""Normalization forms on str, as Unicode 15 has them (unorm2)."""
from __future__ import annotations

import unicodedata

from zvm.ext.intl import unicode_data
from zvm.runtime.services.function_tools import cache

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Literal

    Form = Literal["NFC", "NFD", "NFKC", "NFKD"]

_HANGUL = range(0xAC00, 0xD7A4)
_TRAILING_CONSONANTS = 28


def normalize(form: Form, text: str) -> str:
    """The text in NFC, NFD, NFKC or NFKD."""
    if not unicode_data.is_new(text):
        return unicodedata.normalize(form, text)
    if "K" in form:
        text = text.translate(unicode_data.texts("compatible"))
    decomposition: Form = "NFKD" if "K" in form else "NFD"
    text = _ordered("".join(unicodedata.normalize(decomposition, character) for character in text))
    return _composed(text) if form.endswith("C") else text


def casefold(text: str) -> str:
    """The text in NFKC_Casefold."""
    return normalize("NFC", "".join(map(casefold_character, text)))


@cache
def casefold_character(character: str) -> str:
    """What NFKC_Casefold maps a character to."""
    if ord(character) in unicode_data.points("invisible"):
        return ""
    character = unicode_data.texts("compatible").get(ord(character), character)
    for _ in range(2):
        character = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", character).casefold())
    return character


def raw_decomposition(folding: bool, compatible: bool, character: str) -> str | None:
    """One step of a character's decomposition: with `folding` that of NFKC_Casefold; None where there is none."""
    point = ord(character)
    if point in _HANGUL:
        trail = (point - _HANGUL[0]) % _TRAILING_CONSONANTS
        if trail:
            return chr(point - trail) + chr(0x11A7 + trail)
        return unicodedata.normalize("NFD", character)
    tag, *parts = unicodedata.decomposition(character).split() or [""]
    if folding:
        folded = casefold_character(character)
        if folded != character:
            return folded
    elif compatible:
        if tag.startswith("<"):
            tag, *parts = parts
        elif not tag:
            return unicode_data.texts("compatible").get(point)
    if not tag or tag.startswith("<"):
        return None
    return "".join(chr(int(part, 16)) for part in (tag, *parts))


def _ordered(text: str) -> str:
    """The text with its combining marks in canonical order."""
    ordered: list[str] = []
    marks: list[str] = []
    for character in text:
        if unicode_data.combining_class(character):
            marks.append(character)
        else:
            ordered += sorted(marks, key=unicode_data.combining_class)
            ordered.append(character)
            marks.clear()
    return "".join(ordered + sorted(marks, key=unicode_data.combining_class))


def _composed(text: str) -> str:
    """A decomposed text composed: each character joins the last starter unless something blocks it."""
    composed: list[str] = []
    starter, last_class = -1, 0
    for character in text:
        combining = unicode_data.combining_class(character)
        if starter >= 0 and (starter == len(composed) - 1 or last_class < combining):
            pair = unicodedata.normalize("NFC", composed[starter] + character)
            if len(pair) == 1:
                composed[starter] = pair
                continue
        if not combining:
            starter = len(composed)
        last_class = combining
        composed.append(character)
    return "".join(composed)
