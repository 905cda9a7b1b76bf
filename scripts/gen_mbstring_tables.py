#!/usr/bin/env python3
"""Write what mbstring knows of characters, asked of the installed `php`.

zvm/ext/mbstring/codecs/tables.txt has where its encodings differ from Python's codecs; the format is that of
tables.py there. zvm/ext/mbstring/likely.txt has the code points that mb_detect_encoding() takes for likely: first
ranges, then ideographs.

usage: gen_mbstring_tables.py [--check]

`--check` writes nothing and exits 1 when the file is not what would be written; where no php with mbstring is
installed there is nothing to compare with, and it exits 0.
"""
from __future__ import annotations

import pathlib
import shutil
import subprocess
import sys
import textwrap
from collections.abc import Container, Iterable, Iterator

from generated_files import write_or_check

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from zvm.ext.mbstring.codecs import tables  # noqa: E402

LIKELY = ROOT / "zvm/ext/mbstring/likely.txt"
TARGET = ROOT / "zvm/ext/mbstring/codecs/tables.txt"
PHP = ["php", "-n", "-d", "extension=mbstring"]

# name and base (a Python codec, or another table); for those with escape sequences, what leads to each set of
# characters, and what is added to a code of that set to make it one of the base
ENCODINGS: list[tuple[str, str, dict[str, int]]] = [
    ("EUC-JP", "euc_jp", {}), ("SJIS", "shift_jis", {}), ("CP51932", "EUC-JP/2", {}), ("eucJP-win", "EUC-JP", {}),
    ("EUC-JP-2004", "euc_jis_2004", {}), ("SJIS-2004", "shift_jis_2004", {}), ("CP932", "cp932", {}),
    ("SJIS-win", "CP932", {}), ("SJIS-mac", "shift_jis", {}), ("SJIS-Mobile#DOCOMO", "CP932", {}),
    ("SJIS-Mobile#KDDI", "CP932", {}), ("SJIS-Mobile#SOFTBANK", "CP932", {}), ("EUC-CN", "gb2312", {}),
    ("CP936", "gbk", {}), ("EUC-TW", "", {}), ("BIG-5", "big5", {}), ("CP950", "BIG-5", {}), ("EUC-KR", "euc_kr", {}),
    ("UHC", "cp949", {}), ("GB18030", "gb18030", {}),
    ("JIS", "EUC-JP", {"1b2442=": 0x8080, "1b242844=": 0x8F8080}),
    ("ISO-2022-JP-MS", "CP51932", {"1b2442=": 0x8080, "1b24283f=": 0x908080}),
    ("ISO-2022-JP-2004", "EUC-JP-2004", {"1b242851=": 0x8080, "1b242850=": 0x8F8080}),
    ("ISO-2022-JP-MOBILE#KDDI", "CP51932", {"1b2442=": 0x8080}),
    ("CP50221", "CP51932", {"1b2442=": 0x8080, "1b242844=": 0x8F8080}), ("HZ", "EUC-CN", {"7e7b=": 0x8080}),
    ("UTF-8-Mobile#DOCOMO", "", {}), ("UTF-8-Mobile#KDDI-A", "", {}), ("UTF-8-Mobile#KDDI-B", "", {}),
    ("UTF-8-Mobile#SOFTBANK", "", {}),
    ("ISO-8859-1", "iso8859_1", {}), ("Windows-1252", "cp1252", {}), ("ArmSCII-8", "", {}),
]
LATIN, KANA = 0x8D00, 0x8E80
SETS = {"1b284a": LATIN, "1b2849": KANA, "1b242844": 0x8F8080, "1b24283f": 0x908080,
        "1b2442": 0x8080, "1b242851": 0x8080, "1b242850": 0x8F8080, "7e7b": 0x8080}
ENDS = ("1b2842", "7e7d")

Decoded = dict[int, str]
Encoded = dict[int, int]


def ask(encoding: str, sets: dict[str, int]) -> tuple[Decoded, Encoded]:
    """What PHP decodes codes to, and encodes code points as."""
    prefixes = list(sets)
    if not sets and encoding.startswith("EUC-JP") or encoding == "eucJP-win":
        prefixes = ["=", "=8f"]
    elif encoding == "EUC-TW":
        prefixes = ["=", "=8ea2", "=8eae"]  # 8EA1 repeats the codes of two bytes
    elif encoding.startswith("UTF-8"):
        prefixes = ["=ee", "=ef"]  # where the private use area is
    decoded: Decoded = {}
    encoded: Encoded = {}
    runs = [[prefix] for prefix in prefixes if prefix != "="]
    if not sets:
        runs.insert(0, [])
    for run in runs:
        shift = sets[run[0]] if sets else 0
        for line in subprocess.run([*PHP, str(ROOT / "scripts/gen_mbstring_tables.php"), encoding, *run], check=True,
                                   stdout=subprocess.PIPE, text=True).stdout.splitlines():
            left, _, right = line[1:].partition(" ")
            if not right:  # shift codes decode to nothing
                continue
            if line[0] == ">":
                if encoding != "GB18030" or len(right) <= 4:  # its codes of four bytes are Python's
                    encoded[int(left, 16)] = _code(right)
            elif _is_code(left, bool(sets), decoded, encoding):
                decoded[int(left, 16) + shift] = bytes.fromhex(right).decode("utf-32-be")
    if encoding.startswith("UTF-8"):  # only what differs from UTF-8
        return ({code: text for code, text in decoded.items() if int.from_bytes(text.encode("utf-8")) != code},
                {point: code for point, code in encoded.items()
                 if int.from_bytes(chr(point).encode("utf-8", "surrogatepass")) != code})
    return decoded, encoded


def _is_code(code: str, in_set: bool, decoded: Decoded, encoding: str) -> bool:
    """Is this one code, rather than several?"""
    if in_set:
        lead, trail = bytes.fromhex(code)
        return 0x21 <= lead <= (0x97 if encoding.startswith("CP5022") else 0x7E) and 0x21 <= trail <= 0x7E
    return not any(int(code[:end], 16) in decoded for end in range(2, len(code), 2))


def _code(text: str) -> int:
    """The number of an encoded character; escape sequences become the set's."""
    if len(text) <= 2:
        return int(text, 16)
    for escape in sorted(SETS, key=len, reverse=True):  # the longest first
        if text.startswith(escape):
            body = text[len(escape):]
            for end in ENDS:
                if body.endswith(end) and len(body) > len(end):
                    body = body[:-len(end)]
                    break
            return int(body, 16) + SETS[escape]
    return int(text, 16)


def entries(decoded: Decoded, encoded: Encoded, base: tables.Table) -> Iterator[str]:
    """The lines that make `base` what PHP has."""
    decode = {code: text for code, text in decoded.items() if base.decode.get(code) != text}
    encode = {point: code for point, code in encoded.items() if base.encode.get(point) != code}
    both = {code: text for code, text in decode.items() if len(text) == 1 and encode.get(ord(text)) == code}
    yield from _lines("=", both.items())
    yield from _lines("<", ((code, text) for code, text in decode.items() if code not in both))
    yield from _lines(">", ((code, chr(point)) for point, code in encode.items() if both.get(code) != chr(point)))
    yield from _removed("<-", sorted(base.decode), decoded)
    yield from _removed(">-", sorted(base.encode), encoded)


def suspects(codec: str, decoded: Decoded, encoded: Encoded) -> Iterator[str]:
    """The line that says when Python's codec must not be used: the characters it does not treat as PHP does."""
    found: set[int] = set()
    for code, text in tables.from_codec(codec).decode.items():
        if decoded.get(code) != text:
            found.update(map(ord, text))
    for point in [*range(0xD800), *range(0xE000, 0x30000)]:
        try:
            code = int.from_bytes(chr(point).encode(codec))
        except UnicodeEncodeError:
            continue
        if encoded.get(point) != code and not (codec == "gb18030" and code > 0xFFFF):
            found.add(point)
    if len(found) < 1000:
        yield f"! {codec} " + ",".join(f"{point:X}" for point in sorted(found))


def _lines(sign: str, found: Iterable[tuple[int, str]]) -> Iterator[str]:
    """Codes that follow each other share a line, and so do code points that do."""
    run: list[str] = []
    start = 0
    for code, text in [*sorted(found), (-2, "")]:
        if run and (code != start + len(run) or len(text) != 1 or len(run[0]) != 1 or len(run) >= 200000):
            yield f"{sign} {start:X} {tables.show(run)}"
            run = []
        if not run:
            start = code
        run.append(text)


def _removed(sign: str, numbers: list[int], kept: Container[int]) -> Iterator[str]:
    """Ranges of the base's numbers that are not kept; what the base does not have does not interrupt a range."""
    run: list[int] = []
    single: list[int] = []
    for number in [*numbers, -1]:
        if number >= 0 and number not in kept:
            run.append(number)
            continue
        if len(run) > 1:
            yield f"{sign} {run[0]:X}-{run[-1]:X}"
        else:
            single += run
        run = []
    if single:
        yield f"{sign} " + ",".join(f"{number:X}" for number in single)


def generate() -> str:
    """The file, encoding by encoding; later ones may be based on earlier ones."""
    lines = ["# Where mbstring's encodings differ from Python's codecs. Generated by scripts/gen_mbstring_tables.py",
             "# from what php does; the format is that of zvm/ext/mbstring/codecs/tables.py. Do not edit."]
    for name, base, sets in ENCODINGS:
        decoded, encoded = ask(name, sets)
        start = [f": {name} {base}".rstrip()]
        found = tables.read(lines + start, name)
        if sets:  # single bytes are for the code that knows the escape sequences
            decoded |= {code: text for code, text in found.decode.items() if code < 0x100 or code >> 8 == KANA >> 8}
        elif found.codec:
            start += suspects(found.codec, decoded, encoded)
        lines += start + list(entries(decoded, encoded, found))
    return "\n".join(lines) + "\n"


def likely() -> str:
    """The ranges of likely code points, the ideographs among them as they are."""
    shown = subprocess.run([*PHP, str(ROOT / "scripts/gen_mbstring_likely.php")], check=True, stdout=subprocess.PIPE,
                           text=True).stdout
    ranges = [tuple(int(end, 16) for end in line.split("-")) for line in shown.split()]
    ideographs = "".join(chr(point) for first, last in ranges for point in range(first, last + 1)
                         if 0x4E00 <= first <= 0x9FFF)
    others = " ".join(f"{first:X}-{last:X}" for first, last in ranges if not 0x4E00 <= first <= 0x9FFF)
    lines = textwrap.wrap(others, 118, break_on_hyphens=False)
    lines += [ideographs[at:at + 60] for at in range(0, len(ideographs), 60)]
    return "\n".join(lines) + "\n"


def main() -> int:
    if shutil.which("php") is None or "mbstring" not in subprocess.run([*PHP, "-m"], capture_output=True,
                                                                       text=True).stdout:
        print("no php with mbstring is installed: nothing to compare with", file=sys.stderr)
        return 0
    return write_or_check({TARGET: generate(), LIKELY: likely()}, "--check" in sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
