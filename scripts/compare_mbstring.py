#!/usr/bin/env python3
"""Hold mbstring and iconv against PHP: random strings, whole and broken, in all encodings, given to their functions.

The options are those of comparison.py; the topics are functions.
"""
from __future__ import annotations

import random
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
from scripts.comparison import Case, Comparison, run  # noqa: E402
from zvm.ext.mbstring.codecs.base import Substitute  # noqa: E402
from zvm.ext.mbstring.encodings import ENCODINGS, Encoding  # noqa: E402

ALPHABET = "abcxyzABC ?.,'é ÉßÀΣσςİıŉǆᾳ日本語テスト漢字ｶﾞﾊﾟАбвЖ😀한글〜‾¥\\~\0\n&#;1290AZ"
RANGES = ((0x20, 0x7F), (0xA0, 0x250), (0x370, 0x400), (0x3040, 0x30FF), (0x4E00, 0x9FFF), (0x1F300, 0x1F600))
SEPARATE = (0x80, 0xFF, 0xE3, 0xC3, 0x81, 0x1B, 0xD8, 0x8F)  # bytes that mean much in one encoding or another
KANA_MODES = ("KV", "a", "A", "rnsk", "HV", "h", "C", "c")
SUBSTITUTES = (0x3F, 0x3F, 0x3F, "none", "long", "entity", 0x41, 0x3013)
ICONV_CHARSETS = ("UTF-8", "ISO-8859-1", "UTF-16LE", "EUC-JP", "SHIFT_JIS", "KOI8-R", "GB18030", "ASCII")
SEARCHES = ("mb_strpos", "mb_strrpos", "mb_stripos", "mb_strripos")
PARTS = ("mb_strstr", "mb_strrchr", "mb_stristr", "mb_strrichr")
OF_A_STRING = ("mb_strlen", "mb_strwidth", "mb_strtoupper", "mb_strtolower", "mb_scrub", "mb_check_encoding")
FUNCTIONS = (*OF_A_STRING, *SEARCHES, *PARTS, "mb_substr", "mb_strcut", "mb_str_split", "mb_substr_count",
             "mb_strimwidth", "mb_convert_case", "mb_convert_encoding", "mb_detect_encoding", "mb_convert_kana",
             "mb_ord", "mb_chr", "mb_encode_numericentity", "mb_decode_numericentity", "iconv", "iconv_strlen",
             "iconv_substr")


def of_bytes(data: bytes) -> dict[str, str]:
    return {"hex": data.hex()}


class Maker:
    """Random cases of each function."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.encodings = [encoding for encoding in ENCODINGS if not encoding.advice]

    def text(self) -> str:
        if self.random.random() < 0.6:
            return "".join(self.random.choices(ALPHABET, k=self.random.randint(0, 12)))
        ranges = self.random.choices(RANGES, k=self.random.randint(0, 8))
        return "".join(chr(self.random.randrange(first, end)) for first, end in ranges)

    def string(self, encoding: Encoding) -> bytes:
        """A text in the encoding; now and then with wrong bytes."""
        data = bytearray(encoding.codec.encode(self.text(), Substitute()))
        if self.random.random() < 0.3:
            for _ in range(self.random.randint(1, 3)):
                at = self.random.randint(0, len(data))
                if self.random.random() < 0.5:
                    data[at:at + 1] = bytes((self.random.randrange(256),))
                else:
                    data[at:at] = bytes((self.random.choice(SEPARATE),))
        return bytes(data)

    def needle(self, encoding: Encoding, data: bytes) -> bytes:
        if not data or self.random.random() < 0.3:
            return self.string(encoding)
        at = self.random.randrange(len(data))
        return data[at:at + self.random.randint(1, 4)]

    def number(self) -> int:
        return self.random.randint(-12, 12) if self.random.random() < 0.4 else self.random.randint(-3, 3)

    def case(self, function: str) -> Case:
        encoding = self.random.choice(self.encodings)
        data = self.string(encoding)
        arguments = self.arguments(function, encoding, data)
        return [function, arguments, self.random.choice(SUBSTITUTES)]

    def arguments(self, function: str, encoding: Encoding, data: bytes) -> list[object]:
        given, name, chance = of_bytes(data), encoding.name, self.random
        if function in OF_A_STRING:
            return [given, name]
        if function in SEARCHES:
            return [given, of_bytes(self.needle(encoding, data)), self.number(), name]
        if function in PARTS:
            return [given, of_bytes(self.needle(encoding, data)), chance.random() < 0.5, name]
        if function.startswith("iconv"):
            return self.for_iconv(function, given)
        made: list[object] = {
            "mb_substr": lambda: [self.number(), chance.choice((None, self.number()))],
            "mb_strcut": lambda: [self.number(), chance.choice((None, self.number()))],
            "mb_str_split": lambda: [chance.randint(1, 4)],
            "mb_substr_count": lambda: [of_bytes(self.needle(encoding, data) or b"a")],
            "mb_strimwidth": lambda: [chance.randint(-3, 4), chance.randint(-3, 12),
                                      of_bytes(chance.choice((b"", self.string(encoding))))],
            "mb_convert_case": lambda: [chance.randrange(8)],
            "mb_convert_encoding": lambda: [chance.choice(self.encodings).name],
            "mb_detect_encoding": lambda: [[each.name for each in chance.sample(self.encodings, 3)],
                                           chance.random() < 0.5],
            "mb_convert_kana": lambda: [chance.choice(KANA_MODES)],
            "mb_ord": list, "mb_chr": list,
            "mb_encode_numericentity": lambda: [[0x80, 0x10FFFF, 0, 0xFFFFFF]],
            "mb_decode_numericentity": lambda: [[0, 0x10FFFF, 0, 0xFFFFFF]],
        }[function]()
        if function == "mb_chr":
            return [chance.randrange(chance.choice((0x80, 0x3000, 0x10000, 0x110000))), name]
        return [given, *made] if function == "mb_detect_encoding" else [given, *made, name]

    def for_iconv(self, function: str, given: dict[str, str]) -> list[object]:
        charsets = self.random.choices(ICONV_CHARSETS, k=2)
        if function == "iconv":
            return [*charsets, given]
        if function == "iconv_strlen":
            return [given, charsets[0]]
        return [given, self.number(), self.random.choice((None, self.number())), charsets[0]]


if __name__ == "__main__":
    sys.exit(run(Comparison(__doc__, "compare_mbstring.php", FUNCTIONS, lambda seed: Maker(seed).case,
                            "php -n -d extension=mbstring -d extension=iconv")))
