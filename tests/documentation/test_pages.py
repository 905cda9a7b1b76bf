"""The pages of docs/ are complete and true: every package has one, what they name is there, none is too long."""
from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
INSIDE = ROOT / "docs/inside"
PAGES = sorted((ROOT / "docs").glob("**/*.md"))
ROWS = dict(re.findall(r"^\| `(zvm/\w+)` \|.*\| \[.+?\]\((\w+\.md)\)", (INSIDE / "index.md").read_text(), re.MULTILINE))
PACKAGES = sorted(f"zvm/{path.parent.name}" for path in (ROOT / "zvm").glob("*/__init__.py"))
READER_FILES = {"back.py", "drop_assertions.py", "shop.py"}  # which pages show
MOST_LINES = {"README.md": 120, "docs/inside/index.md": 250}
USUAL_MOST_LINES = 300


@pytest.mark.parametrize("package", PACKAGES)
def test_every_package_has_a_page_that_lists_its_modules(package: str) -> None:
    assert f"<!-- modules: {package}" in (INSIDE / ROWS[package]).read_text()


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_the_files_that_a_page_names_are_there(page: Path, files: str) -> None:
    names = re.findall(r"`((?:\w+/)*\w+\.(?:py|asdl|tsv))`", page.read_text())
    assert [name for name in names if f"/{name}\n" not in files and name not in READER_FILES] == []


@pytest.fixture(scope="module")
def files() -> str:
    """The paths of all files of the project, a line each."""
    folders = ("zvm", "scripts", "tests", "docs", "bench", "examples")
    return "".join(f"/{path.relative_to(ROOT)}\n" for folder in folders for path in (ROOT / folder).rglob("*.*"))


@pytest.mark.parametrize("page", [ROOT / "README.md", *PAGES], ids=lambda page: str(page.relative_to(ROOT)))
def test_no_page_is_too_long(page: Path) -> None:
    assert len(page.read_text().splitlines()) <= MOST_LINES.get(str(page.relative_to(ROOT)), USUAL_MOST_LINES)
