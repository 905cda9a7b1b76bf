"""One place for versions: zvm/__init__.py. What names PHP's version elsewhere, names the same."""
from __future__ import annotations

import re
import subprocess
from pathlib import Path

import zvm
from zvm.compiler.generated.php_names import CONSTANTS

ROOT = Path(__file__).resolve().parents[2]
NAMED = re.compile(r"\b8\.2\.\d+\b")
HISTORY = {"CHANGELOG.md"}


def test_texts_name_the_version_of_the_reference() -> None:
    """Programs take it from zvm.PHP_VERSION; texts, and what tests expect, are kept in step by this test."""
    wrong = []
    for name in subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True).stdout.splitlines():
        path = ROOT / name
        if name not in HISTORY and path.suffix in (".md", ".py", ".test", ".phpt", ".toml") and path.exists():
            wrong += [f"{name}: {found}" for found in NAMED.findall(path.read_text("latin-1"))
                      if found != zvm.PHP_VERSION]
    assert not wrong


def test_the_compiler_s_names_are_of_that_version() -> None:
    assert CONSTANTS["PHP_VERSION"] == zvm.PHP_VERSION


def test_the_changelog_has_the_project_s_version() -> None:
    sections = re.findall(r"^## (.+)$", (ROOT / "CHANGELOG.md").read_text(), re.MULTILINE)
    assert sections[0].startswith("Unreleased")
    assert all(re.fullmatch(r"(\d+\.\d+\.\d+ – )?\d{4}-\d\d-\d\d", section) for section in sections[1:])
    assert next(section for section in sections if " – " in section).startswith(f"{zvm.__version__} ")
