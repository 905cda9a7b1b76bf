"""Damaged sources: programs of the test-suite with tokens lost, doubled, swapped or exchanged, for the syntax check.

Most of them are wrong, so what is compared is the message and its line; those that are right go through the verifier.
"""
from __future__ import annotations

import functools
import re
import sys
from pathlib import Path

from zvm.fuzzing.chance import Chance
from zvm.fuzzing.language import generate
from zvm.fuzzing.language.program import Program
from zvm.fuzzing.shrink import TOKEN

TESTS = Path(__file__).resolve().parents[2] / "tests" / "php"
SECTION = re.compile(r"^--FILE--\n(.*?)\n--[A-Z]+--$", re.MULTILINE | re.DOTALL)
LONGEST = 6000  # characters; of a larger program only the beginning is taken
GENERATED = 1000  # how many generated programs are damaged; making one takes longer than checking it
WORDS = ("abstract", "final", "static", "readonly", "function", "fn", "class", "interface", "trait", "enum",
         "extends", "implements", "use", "namespace", "const", "public", "private", "new", "clone", "return",
         "yield", "from", "throw", "try", "catch", "finally", "if", "else", "elseif", "while", "do", "for",
         "foreach", "as", "switch", "case", "match", "default", "break", "continue", "goto", "echo", "print",
         "isset", "empty", "unset", "list", "array", "global", "instanceof", "and", "declare", "(strict_types=1)",
         "include", "exit", "self", "parent", "?->", "::", "->", "=>", "...", "&", "|", "?", ":", ";", ",", "(", ")",
         "[", "]", "{", "}", "$x", "$this", "x", "1", "1.5", "'s'", '"a $b"', "#[A]", "?>", "<?php", "<<<E\nx\nE",
         "=", "+=", "??=", "++", "@", "!", "-", "**", "__CLASS__", "int", "?int", "static fn", "\\x", "namespace\\x",
         "/*", "//", "'", '"', "`", "0x", "09", "1_0", "${", "{$")


@functools.cache
def programs(folder: Path) -> list[str]:
    """The programs of the tests in a folder."""
    found = []
    for path in sorted(folder.rglob("*.phpt")):
        section = SECTION.search(path.read_text(encoding="latin-1"))
        if section is not None and "__halt_compiler" not in section[1]:
            found.append(section[1])
    return found


@functools.cache
def _generated(number: int) -> list[str]:
    """The tokens of a generated program, without the declarations that all of them share."""
    return _tokens("<?php\n" + generate.own_lines(Program(Chance(number))))


@functools.cache
def _tokens(source: str) -> list[str]:
    return list(map(sys.intern, TOKEN.findall(source[:LONGEST])))


def program(seed: int | str) -> str:
    """The damaged source of that seed."""
    chance = Chance(f"mutation {seed}")
    tokens = list(_generated(chance.below(GENERATED)) if chance.often(0.2) else _tokens(chance.pick(programs(TESTS))))
    for _ in range(chance.pick((1, 1, 1, 2, 3))):
        _damage(chance, tokens)
    return "".join(tokens)


def _damage(chance: Chance, tokens: list[str]) -> None:
    """Change something in a list of tokens."""
    at, other = chance.below(len(tokens)), chance.below(len(tokens))
    kind = chance.below(7)
    if kind == 0:
        del tokens[at]
    elif kind == 1:
        tokens.insert(at, tokens[at])
    elif kind == 2:
        tokens[at], tokens[other] = tokens[other], tokens[at]
    elif kind == 3:
        tokens.insert(at, f" {chance.pick(WORDS)} ")
    elif kind == 4:
        tokens[at] = chance.pick(WORDS)
    elif kind == 5:
        del tokens[at:at + chance.between(1, 8)]
    elif chance.often(0.3):
        del tokens[max(at, 1):]
    else:
        tokens[at] = tokens[other]
    if not tokens:
        tokens.append("<?php ")
