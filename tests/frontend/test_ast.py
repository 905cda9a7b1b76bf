"""The AST of each construct, with its line numbers: goldens/*.test but errors.test."""
from __future__ import annotations

from pathlib import Path

import pytest
from golden_files import GoldenCase, cases, each_case

from zvm.frontend.dump import dump
from zvm.frontend.parser import parse

FILES = sorted(path for path in Path(__file__).with_name("goldens").glob("*.test") if path.name != "errors.test")


@each_case(cases(FILES))
def test_ast(case: GoldenCase, pytestconfig: pytest.Config) -> None:
    case.check(dump(parse(case.source, case.path.name)), pytestconfig)
