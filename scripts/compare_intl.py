#!/usr/bin/env python3
"""Hold intl against PHP: random texts of many scripts, given to its functions.

The options are those of comparison.py; the topics are functions.
"""
from __future__ import annotations

import random
import sys
import unicodedata
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from scripts.comparison import Case, Comparison, run  # noqa: E402

ALPHABETS = (
    "abcABCxyzfi019 .-ﬁﬀ①²½ＡｂÀéÅåßẞſİıÐđŁ",
    "e\u0301\u0308\u0323\u0327\u0345\u0334oO\u200d\u200c\u034f\u00ad\ufe0f\ufeff\u0600\u06dda\u0300\u030a\u1e9b",
    "각가각갂ᅢᆪ가",
    "👩\u200d👧❤\ufe0f🏽👍🏽🇩🇪🇫🇷🏳\ufe0f\u200d🌈1\ufe0f\u20e3",
    "कषत्रज्ञि\u0928\u094d\u0926ীক্ষષ્ટకృత్തಕ್ಷ",
    "กำเกแมไทยເຂົ້າ",
    "ابتثجحلا\u0644\u0627٠١٣۴ـ\u0651\u064bשלום\u05b8",
    "かがカガ\u3099ｶﾞーァあア㌀㍿日本語漢字\uf900豈",
    "αΑάΆςσΣΐ\u03b9\u0308\u0301жЖйѕ\u1e030\U0001e030",
    "\r\n\r\n\t \x00\x7f\u2028\u200b",
    "≠≮≯。｡．xn--ab-_",
)
NAMES = ("xn--", "xn--bcher-kva", "xn--a", "xn--zca", "faß", "Bücher", "a..b", "-a", "a-", "ab--c", "\u0301a", "ى",
         "אב", "a1", "1a", "0à", "نامه\u200cای", "क्\u200dष", "a\u200db", "ＸＮ－－ＢＣＨＥＲ－ＫＶＡ", "xn--0zwm56d",
         "xn--äa", "", "a" * 63, "a" * 64, "ä" * 60, "日本語", "☃", "l·l", "xn--ls8h", "\ufffd", "a\u0a03b", "مثال",
         "٠۱")
FORMS = (4, 8, 16, 32, 48)
POSITIONS = ("grapheme_strpos", "grapheme_stripos", "grapheme_strrpos", "grapheme_strripos")
PARTS = ("grapheme_strstr", "grapheme_stristr")
DOMAINS = ("idn_to_ascii", "idn_to_utf8")
FUNCTIONS = ("normalizer_normalize", "normalizer_is_normalized", "normalizer_get_raw_decomposition", "grapheme_strlen",
             *POSITIONS, *PARTS, "grapheme_substr", "grapheme_extract", *DOMAINS)


class Maker:
    """Random cases of each function; strings in hexadecimal."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)

    def text(self) -> str:
        chance = self.random
        if chance.random() < 0.1:
            return "".join(chr(self.point()) for _ in range(chance.randint(0, 6)))
        parts = [chance.choice(chance.choice(ALPHABETS)) for _ in range(2)]
        alphabet = chance.choice(ALPHABETS)
        text = "".join(chance.choices(alphabet, k=chance.randint(0, 10))) + "".join(parts[:chance.randint(0, 2)])
        return chance.choice((text, text, unicodedata.normalize("NFD", text)))

    def point(self) -> int:
        """A code point that is not a surrogate, most of them assigned."""
        while True:
            point = self.random.choice((self.random.randrange(0x3100), self.random.randrange(0x1000, 0x20000),
                                        self.random.randrange(0x110000)))
            if not 0xD800 <= point < 0xE000:
                return point

    def string(self) -> bytes:
        data = self.text().encode("utf-8")
        if self.random.random() < 0.1:
            at = self.random.randint(0, len(data))
            data = data[:at] + bytes((self.random.randrange(256),)) + data[at + self.random.randint(0, 1):]
        return data

    def needle(self, haystack: bytes) -> bytes:
        text = haystack.decode("utf-8", "ignore")
        if not text or self.random.random() < 0.2:
            return self.string()
        at = self.random.randrange(len(text))
        part = text[at:at + self.random.randint(1, 3)]
        change = self.random.choice((str, str, str.upper, str.lower, lambda each: unicodedata.normalize("NFD", each),
                                     lambda each: unicodedata.normalize("NFKC", each)))
        return change(part).encode("utf-8")

    def number(self) -> int:
        return self.random.choice((0, 0, self.random.randint(-4, 4), self.random.randint(-12, 12)))

    def domain(self) -> str:
        chance = self.random
        labels = [chance.choice((chance.choice(NAMES), self.text())) for _ in range(chance.randint(1, 3))]
        return chance.choice((".", ".", "。")).join(labels)

    def case(self, function: str) -> Case:
        data, chance = self.string(), self.random
        given: list[object] = [data.hex()]
        if function in DOMAINS:
            options = chance.choice((0, 0x10, 0x20, 0x30, 2, 4, 8, 0x3C, chance.randrange(64)))
            given = [self.domain().encode("utf-8").hex(), options, 1]
        elif function == "normalizer_get_raw_decomposition":
            if chance.random() < 0.9:
                given = [chr(self.point()).encode("utf-8").hex()]
            given.append(chance.choice(FORMS))
        elif function.startswith("normalizer"):
            given.append(chance.choice((*FORMS, 3) if chance.random() < 0.1 else FORMS))
        elif function in POSITIONS:
            given += [self.needle(data).hex(), self.number()]
        elif function in PARTS:
            given += [self.needle(data).hex(), chance.random() < 0.5]
        elif function == "grapheme_substr":
            given += [self.number(), chance.choice((None, self.number()))]
        elif function == "grapheme_extract":
            given += [chance.randint(-1, 8), chance.choice((0, 1, 2, 0, 1, 2, 3)), self.number()]
        return [function, given]


if __name__ == "__main__":
    sys.exit(run(Comparison(__doc__, "compare_intl.php", FUNCTIONS, lambda seed: Maker(seed).case,
                            "php -n -d extension=intl")))
