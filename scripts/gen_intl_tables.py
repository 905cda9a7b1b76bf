#!/usr/bin/env python3
"""Write zvm/ext/intl/unicode.txt, what intl needs of Unicode that Python does not tell, asked of the installed `php`.

The format is that of zvm/ext/intl/unicode_data.py.

usage: gen_intl_tables.py [--check]

`--check` writes nothing and exits 1 when the file is not what would be written; where no php with intl is installed
there is nothing to compare with, and it exits 0.
"""
from __future__ import annotations

import pathlib
import subprocess
import sys
import textwrap
import unicodedata
from collections import defaultdict
from collections.abc import Iterable, Iterator

ROOT = pathlib.Path(__file__).resolve().parent.parent
TARGET = ROOT / "zvm/ext/intl/unicode.txt"
PHP = ["php", "-n", "-d", "extension=intl"]

# ICU's numbers of properties
CATEGORIES = ("Cn", "Lu", "Ll", "Lt", "Lm", "Lo", "Mn", "Me", "Mc", "Nd", "Nl", "No", "Zs", "Zl", "Zp", "Cc", "Cf",
              "Co", "Cs", "Pd", "Ps", "Pe", "Pc", "Po", "Sm", "Sc", "Sk", "So", "Pi", "Pf")
BIDI = ("L", "R", "EN", "ES", "ET", "AN", "CS", "B", "S", "WS", "ON", "LRE", "LRO", "AL", "RLE", "RLO", "PDF", "NSM",
        "BN", "FSI", "LRI", "RLI", "PDI")
BREAKS = {1: "C", 2: "R", 3: "X", 4: "L", 5: "N", 8: "T", 9: "V", 10: "S", 11: "P", 12: "I", 17: "Z"}
JOINING = "UCDLRT"
TRANSPARENT = ("Mn", "Me", "Cf")
UNKNOWN = ("Cn", "Co")
UNASSIGNED = (*range(0x32000, 0xE0000), *range(0xE1000, 0x10FFFF))  # or private: gen_intl_tables.php leaves them out


class Row:
    """What ICU knows of one code point: a line of gen_intl_tables.php."""

    def __init__(self, line: str) -> None:
        point, *numbers, compatible, folded, key, folded_key = line.rstrip("\n").split("\t")
        category, bidi, combining, cluster, joining, pictographic, links, virama, self.disallowed, \
            equals_folded, self.is_new = map(int, numbers)
        self.point = int(point, 16)
        self.equals_folded = bool(equals_folded)
        self.character = chr(self.point)
        self.category, self.bidi, self.combining = CATEGORIES[category], BIDI[bidi], combining
        self.joining = JOINING[joining]
        self.cluster = BREAKS.get(cluster, "")
        if self.cluster == "X" and combining:
            self.cluster = "Y" if virama else "x"
        elif not self.cluster and (links or pictographic):
            self.cluster = "K" if links else "E"
        self.compatible = bytes.fromhex(compatible).decode()
        self.folded = bytes.fromhex(folded).decode()
        self.key, self.folded_key = key, folded_key


def ranges(points: Iterable[int]) -> str:
    """The points in hexadecimal, those in a row as first-last."""
    runs: list[list[int]] = []
    for point in sorted(points):
        if runs and runs[-1][1] == point - 1:
            runs[-1][1] = point
        else:
            runs.append([point, point])
    return " ".join(f"{first:x}" if first == last else f"{first:x}-{last:x}" for first, last in runs)


def grouped(section: str, rows: Iterable[tuple[str, int]]) -> Iterator[str]:
    """A line of ranges for each value that a property has."""
    points: dict[str, list[int]] = defaultdict(list)
    for value, point in rows:
        points[value].append(point)
    for value in sorted(points):
        yield f"{section} {value}: {ranges(points[value])}"


class Collation:
    """Which texts are equal in the root collation, and how that differs from normalizing and folding case."""

    def __init__(self, rows: list[Row]) -> None:
        self.rows = [row for row in rows if row.category not in UNKNOWN]
        self.compatible = {row.point: row.compatible for row in rows if row.is_new and row.compatible}
        nothing = next(row.key for row in self.rows if row.point == 0)
        self.ignorable = {row.character for row in self.rows if row.key == nothing}
        self.same: dict[str, str] = {}
        self.separate = {row.character for row in rows if not row.equals_folded}

    def significant(self, text: str) -> str:
        return "".join(character for character in text if character not in self.ignorable)

    def fold(self, character: str) -> str:
        """What searching without case makes of a character, but for the exceptions."""
        text = unicodedata.normalize("NFKD", character.translate(self.compatible))
        text = unicodedata.normalize("NFKD", text.casefold())
        return "".join(self.same.get(each, each) for each in self.significant(text))

    def form(self, character: str) -> str:
        """The folded text if that has the same weights, else the character."""
        text = self.fold(character)
        return character if len(text) > 1 and character in self.separate else text

    def exceptions(self) -> Iterator[str]:
        atoms = [row for row in self.rows if row.character not in self.ignorable and
                 unicodedata.normalize("NFD", row.character) == row.character]
        groups: dict[str, list[str]] = defaultdict(list)
        for row in atoms:
            groups[row.key].append(row.character)
        for members in groups.values():
            self.same |= dict.fromkeys(members[1:], members[0])
        yield from self._lines("same", self.same)
        groups.clear()
        for row in atoms:
            groups[row.folded_key].append(row.character)
        chosen: set[str] = set()
        folded: dict[str, str] = {}
        for members in sorted(groups.values(), key=len, reverse=True):
            forms = [self.form(member) for member in members]
            form = min((each for each in forms if each not in chosen), key=lambda each: (-forms.count(each), each),
                       default=members[0])
            chosen.add(form)
            folded |= {member: form for member in members if self.fold(member) != form}
        yield from self._lines("folded", folded)

    @staticmethod
    def _lines(section: str, table: dict[str, str]) -> Iterator[str]:
        return grouped(section, sorted((" ".join(f"{ord(each):x}" for each in text), ord(character))
                                       for character, text in table.items()))


def check_casefold(rows: list[Row]) -> None:
    """NFKC_Casefold is what normalization.py takes for it; raises AssertionError."""
    new = {row.point: row.compatible for row in rows if row.is_new and row.compatible}
    for row in rows:
        text = row.character.translate(new)
        for _ in range(2):
            text = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", text).casefold())
        assert row.folded in ("", text), f"NFKC_Casefold of {row.point:x}"


def lines(rows: list[Row]) -> Iterator[str]:
    yield from grouped("break", ((row.cluster, row.point) for row in rows if row.cluster))
    usual = {row.point for row in rows if row.category in TRANSPARENT}
    yield from grouped("joining", ((row.joining, row.point) for row in rows
                                   if row.joining != ("T" if row.point in usual else "U")))
    yield from grouped("new", ((f"{row.category} {row.bidi} {row.combining}", row.point) for row in rows
                               if row.is_new and row.category not in UNKNOWN))
    yield from grouped("compatible", ((" ".join(f"{ord(each):x}" for each in row.compatible), row.point)
                                      for row in rows if row.is_new and row.compatible))
    yield f"invisible: {ranges(row.point for row in rows if not row.folded)}"
    yield f"disallowed: {ranges([*(row.point for row in rows if row.disallowed), *UNASSIGNED])}"
    collation = Collation(rows)
    yield f"ignorable: {ranges(map(ord, collation.ignorable))}"
    yield from collation.exceptions()


def main() -> int:
    done = subprocess.run([*PHP, str(ROOT / "scripts/gen_intl_tables.php")], capture_output=True, text=True,
                          check=False)
    if done.returncode:
        print("gen_intl_tables.py: no php with intl here, nothing to ask")
        return 0
    rows = [Row(line) for line in done.stdout.splitlines()]
    check_casefold(rows)
    made = ["# What ICU 72 knows of Unicode 15; made by scripts/gen_intl_tables.py. Do not edit."]
    for line in lines(rows):
        made += textwrap.wrap(line, 120, subsequent_indent=" ")
    text = "\n".join(made) + "\n"
    if "--check" not in sys.argv[1:]:
        TARGET.write_text(text, encoding="ascii")
    elif TARGET.read_text(encoding="ascii") != text:
        print(f"{TARGET.relative_to(ROOT)}: not up to date, run scripts/gen_intl_tables.py", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
