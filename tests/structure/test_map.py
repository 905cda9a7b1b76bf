"""The map of docs/internals.md is true: what it names is there, and every folder of a package is named."""
from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
TEXT = (ROOT / "docs/internals.md").read_text()
ROWS = dict(re.findall(r"^\| `(zvm/\w+)` \| (.*)", TEXT.partition("## The map")[2].partition("\n## ")[0], re.MULTILINE))


def test_every_package_has_a_row() -> None:
    packages = {f"zvm/{path.parent.name}" for path in (ROOT / "zvm").glob("*/__init__.py")}
    assert packages - {"zvm/ext"} == set(ROWS)  # whose row is that of zvm/ext/<name>


@pytest.mark.parametrize("package", ROWS)
def test_what_a_row_names_is_there(package: str) -> None:
    names = re.findall(r"`(\w+(?:\.py|\.asdl|/))`", ROWS[package])
    assert [name for name in names if not (ROOT / package / name).exists()] == []


@pytest.mark.parametrize("package", ROWS)
def test_a_row_names_every_folder(package: str) -> None:
    folders = [path.parent.name for path in (ROOT / package).glob("*/__init__.py")]
    assert [name for name in folders if f"`{name}/`" not in ROWS[package]] == []
