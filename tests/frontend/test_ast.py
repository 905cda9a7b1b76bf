"""The AST of each construct, with its line numbers: goldens/*.test but errors.test."""
from __future__ import annotations

from pathlib import Path

import pytest
from golden_files import DIRECTORY, check

from zvm.frontend.dump import dump
from zvm.frontend.parser import parse

FILES = sorted(path for path in DIRECTORY.glob("*.test") if path.name != "errors.test")


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_ast(path: Path) -> None:
    check(path, lambda source: dump(parse(source, path.name)))
