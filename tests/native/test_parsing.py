"""The native parser makes of every source, right or wrong, what the Python one makes of it."""
from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from golden_files import GoldenCase, cases, each_case

from zvm.conformance.phpt_file import split
from zvm.engine import Engine
from zvm.frontend import parser
from zvm.frontend.dump import dump
from zvm.frontend.errors import PhpCompileError, PhpSyntaxError
from zvm.frontend.generated.ast import StmtList
from zvm.handlers.native import tier

TESTS = Path(__file__).parents[1]
PIECES = ("'", '"', "{", "}", "(", ")", "[", "]", "#[", "?->", "->", "/*", "*/", "/** ", "//", "#", "?>", "<?php ",
          "<<<X\n", "\nX;", "\r", "\r\n", "\\", "$", "&", "&$a", "&...", "1.5", "0x1f", "1_0", "...", "<=>", "**=",
          "??=", "(int)", "( string )", "yield from", "enum X", "b'x'", "`", "namespace\\a", "\\a\\b", "fn", "\x00",
          "\xe9", "__halt_compiler();")

native = tier.load(Engine)
pytestmark = pytest.mark.skipif(native is None, reason=f"native handlers are {tier.status(Engine)}")


@pytest.fixture(autouse=True)
def restored() -> Iterator[None]:
    before = parser.run_native
    yield
    parser.run_native = before


def outcome(source: str, run: Callable[[parser.Parser], StmtList] | None) -> tuple[Any, ...]:
    """All that is to be seen of a parse."""
    parser.run_native = run
    try:
        tree, line, warnings = parser.parse_file(source, skip_shebang=True)
    except (PhpSyntaxError, PhpCompileError) as error:
        return type(error), error.args, error.line, getattr(error, "at_caller", None), error.diagnostics
    return dump(tree), line, warnings


def check(source: str) -> None:
    assert native is not None
    assert outcome(source, native.parser) == outcome(source, None)


@each_case(cases(sorted((TESTS / "frontend/goldens").glob("*.test"))))
def test_goldens(case: GoldenCase) -> None:
    check(case.source)


def sources() -> list[str]:
    found = (split(path.read_bytes()).get("FILE", b"") for path in sorted((TESTS / "php").rglob("*.phpt"))[::11])
    return [text.decode("latin-1") for text in found if len(text) < 4000]


def test_scripts() -> None:
    for source in sources():
        check(source)


@pytest.mark.parametrize("seed", range(8))
def test_damaged_scripts(seed: int) -> None:
    """Cut off, with pieces taken out and others put in."""
    chance = random.Random(seed)
    for source in sources()[seed::8]:
        for _ in range(6):
            at = chance.randrange(len(source) + 1)
            way = chance.randrange(3)
            check(source[:at] if way == 0 else source[:at] + chance.choice(PIECES) + source[at + (way == 2) * 5:])


@pytest.mark.parametrize("source", [
    "", "<?php", "<?php ", "text", "<?php /* x", "<?php $a = 'x", "<?php ?->x", "<?php -> class;",
    "<?php $a -> \n /**/ if;", "<?php {(]})", "#!/usr/bin/php\n<?php echo 1;", "<?php " + "(" * 12_000,
    "<?php $x = 123456789012345678 + 9223372036854775808;", "<?php declare(encoding='x');",
    "<?php $a = \"a\r\n\rb\"; 'x\r'; $b", "<?php namespace\\f(); \\a\\b; a\\b; a \\ b;"])
def test_edges(source: str) -> None:
    check(source)
