"""Upper, lower, title and folded case of text (php_unicode.c): what Python makes of single characters.

No rule looks at neighbours but title case, which ends at what is not cased. In ISO-8859-9, the dotless i is the lower
case of I. PHP 8.2 has the characters of Unicode 14; Python 3.14 and newer give a case to others, too.
"""
from __future__ import annotations

from unicodedata import category

from zvm.ext.mbstring.codecs.base import BAD, is_wide
from zvm.runtime.services.function_tools import lru_cache
from zvm.runtime.values.patterns import lazy_pattern

(UPPER, LOWER, TITLE, FOLD, UPPER_SIMPLE, LOWER_SIMPLE, TITLE_SIMPLE, FOLD_SIMPLE) = range(8)

_ASCII_WORD = lazy_pattern("[A-Za-z][A-Za-z'.:^`]*")
_IGNORABLE_CATEGORIES = frozenset(("Mn", "Me", "Cf", "Lm", "Sk"))
_IGNORABLE = frozenset("'.:\xad\xb7\u0387\u055f\u05f4\u2018\u2019\u2024\u2027\ufe13\ufe52\ufe55\uff07\uff0e\uff1a")
_SIGMA = "\u03a3"
_LONE_SIGMA = lazy_pattern(_SIGMA)
_TURKISH = {UPPER: str.maketrans("i", "\u0130"), LOWER: str.maketrans("I\u0130", "\u0131i"),
            FOLD: str.maketrans("I\u0130", "\u0131i")}
# characters that have a case from Unicode 16 or 17 on
_LATER = lazy_pattern("([\u019b\u0264\u1c89\u1c8a\ua7cb-\ua7cf\ua7d2-\ua7d5\ua7da-\ua7dc\U00010d50-\U00010d65"
                      "\U00010d70-\U00010d85\U00016ea0-\U00016eb8\U00016ebb-\U00016ed3])")
_HAS_LATER = "\u019b".upper() != "\u019b"


def convert_case(text: str, mode: int, turkish: bool = False, final_sigma: bool = False) -> str:
    """The text in another case (php_unicode_convert_case). `final_sigma`: the lower case of a sigma at a word's end has
    its own form, as in PHP 8.3."""
    if final_sigma and _SIGMA in text and mode in (LOWER, TITLE):
        parts = _LONE_SIGMA.split(text)
        places = [_is_final(text, match.start()) for match in _LONE_SIGMA.finditer(text)]
        text = "".join([part + ("\u03c2" if is_final else _SIGMA)
                        for part, is_final in zip(parts, [*places, False], strict=True)])[:-1]
    if mode in (TITLE, TITLE_SIMPLE):
        return _title(text, mode == TITLE_SIMPLE, turkish)
    if _HAS_LATER and not text.isascii() and _LATER.search(text) is not None:
        return "".join([part if number % 2 else convert_case(part, mode, turkish)
                        for number, part in enumerate(_LATER.split(text))])
    if turkish:
        parts, kept = _apart(text, _TURKISH[mode % 4])
        return "".join([part if is_kept else convert_case(part, mode)
                        for part, is_kept in zip(parts, kept, strict=True)])
    if mode == UPPER or text.isascii():
        return text.upper() if mode in (UPPER, UPPER_SIMPLE) else text.lower()
    if mode == LOWER:
        return text.replace(_SIGMA, "\u03c3").lower()  # never the final form
    if mode == FOLD:
        return text.casefold()
    function = _SIMPLE[mode]
    changed = {char: function(char) for char in set(text)}
    return "".join(map(changed.__getitem__, text))


def _is_final(text: str, place: int) -> bool:
    """Does the sigma there end a word: is there a cased letter before it, and none after it?"""
    before = next((char for char in reversed(text[:place]) if not is_ignorable(char)), "")
    after = next((char for char in text[place + 1:] if not is_ignorable(char)), "")
    return bool(before) and is_cased(before) and not (after and is_cased(after))


def _apart(text: str, special: dict[int, int]) -> tuple[list[str], list[bool]]:
    import re

    parts = re.split("([" + "".join(map(chr, special)) + "])", text)
    return ([part.translate(special) if number % 2 else part for number, part in enumerate(parts)],
            [bool(number % 2) for number in range(len(parts))])


def simple_upper(char: str) -> str:
    """The upper case that is one character."""
    changed = char.upper()
    return changed if len(changed) == 1 else simple_title(char)


def simple_lower(char: str) -> str:
    return char.lower()[0]


def simple_title(char: str) -> str:
    changed = char.title()
    return changed if len(changed) == 1 else char


def simple_fold(char: str) -> str:
    changed = char.casefold()
    if len(changed) > 1:
        changed = char.lower()
    return changed if len(changed) == 1 else char


_SIMPLE = {UPPER_SIMPLE: simple_upper, LOWER_SIMPLE: simple_lower, FOLD_SIMPLE: simple_fold}


def _title(text: str, simple: bool, turkish: bool) -> str:
    if text.isascii() and not turkish:
        return _ASCII_WORD.sub(lambda match: match[0][0].upper() + match[0][1:].lower(), text)
    special = {char: (char.translate(_TURKISH[UPPER]), char.translate(_TURKISH[LOWER]), "c")
               for char in "iI\u0130"} if turkish else {}
    changed: list[str] = []
    is_in_word = False
    for char in text:
        first, later, kind = special.get(char) or _forms(char, simple)
        if not is_in_word:
            changed.append(first)
            is_in_word = kind == "c"
        else:
            changed.append(later)
            is_in_word = kind != "o"
    return "".join(changed)


@lru_cache(4096)
def _forms(char: str, simple: bool) -> tuple[str, str, str]:
    """A character where a word begins, later in one, and its kind."""
    if _HAS_LATER and _LATER.match(char) is not None:
        return char, char, "o"
    if simple:
        return simple_title(char), simple_lower(char), _kind(char)
    return char.title(), char.lower(), _kind(char)


def _kind(char: str) -> str:
    """c: cased, i: ignored, o: another."""
    if char == BAD or is_wide(char) or is_ignorable(char):
        return "i"
    return "c" if is_cased(char) else "o"


def is_cased(char: str) -> bool:
    """Has the character a case?"""
    return char.islower() or char.isupper() or char.istitle()


def is_ignorable(char: str) -> bool:
    """Is it passed over when the beginning of a word is looked for?"""
    return char in _IGNORABLE or category(char) in _IGNORABLE_CATEGORIES
