"""mb_convert_kana(): between the forms of Japanese characters, full-width and half-width, katakana and hiragana."""
from __future__ import annotations

from unicodedata import normalize

from zvm.runtime.services.function_tools import cache
from zvm.runtime.values.patterns import lazy_pattern

VOICED, SEMI_VOICED = "\uff9e", "\uff9f"
_COMPOSED = lazy_pattern("[\uff73\uff76-\uff84\uff8a-\uff8e]\uff9e|[\uff8a-\uff8e]\uff9f")
_WIDE_SHIFT, _KANA_SHIFT = 0xFEE0, 0x60
# flags that exclude each other, in the order in which they are looked for
_EXCLUSIVE = ("Aa", "Ar", "Ra", "An", "Na", "Rr", "Nn", "Ss", "Kk", "Hh", "Mm", "Cc", "hC", "hc", "kC", "HK", "kc")
_FLAGS = frozenset("ACHKMNRSVachkmnrs")
_OUTSIDE_ALL = frozenset("\"'\\")


def invalid_flag(mode: str) -> str | None:
    """The first letter that is not a flag, None if all are."""
    return next((letter for letter in mode if letter not in _FLAGS), None)


def conflict(mode: str) -> str | None:
    """Two flags that must not be combined, None if there are none."""
    return next((pair for pair in _EXCLUSIVE if pair[0] in mode and pair[1] in mode), None)


def convert_kana(text: str, mode: str) -> str:
    """The text with the conversions that the letters of `mode` ask for."""
    if "V" in mode and ("K" in mode or "H" in mode):
        hiragana = "K" not in mode
        text = _COMPOSED.sub(lambda match: _composed(match[0], hiragana), text)
    return text.translate(_map("".join(sorted(set(mode) & set("AaRrNnSsKkHhCcMm")))))


def _composed(pair: str, hiragana: bool) -> str:
    if not hiragana:
        return normalize("NFKC", pair)
    if pair[0] == "\uff73":
        return pair
    return chr(ord(normalize("NFKC", pair)) - _KANA_SHIFT)


@cache
def _map(flags: str) -> dict[int, str]:
    """What str.translate() makes of each character; where several flags are about one, the first rule counts."""
    found: dict[int, str] = {}
    for flag, rule in _rules():
        if flag in flags and not (flag in "Cc" and ("k" in flags or "h" in flags)):
            for char, other in rule.items():
                found.setdefault(ord(char), other)
    return found


@cache
def _rules() -> list[tuple[str, dict[str, str]]]:
    letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
    digits = "0123456789"
    ascii_ = [char for char in map(chr, range(0x21, 0x7E)) if char not in _OUTSIDE_ALL]
    katakana = _half_to_full()
    narrow = _narrow_marks()
    kata_half = _full_to_half()
    hiragana = [chr(point) for point in range(0x3041, 0x3094)] + ["\u309d", "\u309e"]
    return [
        ("A", {char: _wide(char) for char in ascii_}), ("R", {char: _wide(char) for char in letters}),
        ("N", {char: _wide(char) for char in digits}), ("S", {" ": "\u3000"}), ("K", katakana),
        ("H", {half: chr(ord(full) - _KANA_SHIFT) if "\u30a1" <= full <= "\u30f3" else full
               for half, full in katakana.items()}),
        ("M", {"\\": "\uffe5", "\xa5": "\uffe5", "~": "\uffe3", "\u203e": "\uffe3", "'": "\u2019", '"': "\u201d"}),
        ("a", {_wide(char): char for char in ascii_} | {"\u2212": "-"}),
        ("r", {_wide(char): char for char in letters}), ("n", {_wide(char): char for char in digits}),
        ("s", {"\u3000": " "}), ("k", kata_half | narrow),
        ("h", {chr(ord(full) - _KANA_SHIFT): half for full, half in kata_half.items() if full <= "\u30f3"} | narrow),
        ("C", {char: chr(ord(char) + _KANA_SHIFT) for char in hiragana}),
        ("c", {chr(ord(char) + _KANA_SHIFT): char for char in hiragana}),
        ("m", {"\uffe5": "\\", "\uff3c": "\\", "\uffe3": "~", "\u203e": "~", "\u2018": "'", "\u2019": "'",
               "\u201c": '"', "\u201d": '"'}),
    ]


def _wide(char: str) -> str:
    return chr(ord(char) + _WIDE_SHIFT)


def _half_to_full() -> dict[str, str]:
    found = {chr(point): normalize("NFKC", chr(point)) for point in range(0xFF61, 0xFFA0)}
    return found | {VOICED: "\u309b", SEMI_VOICED: "\u309c"}


def _full_to_half() -> dict[str, str]:
    """Half-width forms of katakana, with a mark of their own where they are voiced."""
    half = {full: char for char, full in _half_to_full().items()}
    marks = {"\u3099": VOICED, "\u309a": SEMI_VOICED}
    found = {"ヮ": "\uff9c", "ヰ": "\uff72", "ヱ": "\uff74"}
    for full in map(chr, range(0x30A1, 0x30F5)):
        parts = normalize("NFD", full)
        if parts[0] in half:
            found[full] = half[parts[0]] + marks.get(parts[1:], "")
    return found


def _narrow_marks() -> dict[str, str]:
    """Punctuation and signs that both scripts use."""
    return {full: half for half, full in _half_to_full().items() if not "\u30a1" <= full <= "\u30f4"}
