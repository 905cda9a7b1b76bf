"""One place for versions: zvm/targets.py, and zvm/__init__.py for the project's. What names PHP's elsewhere, names the
same."""
from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

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


OTHER_PYTHONS = {"newer": "sys.version_info = (3, 99, 0, 'final', 0)",
                 "older": "sys.version_info = (3, 9, 2, 'final', 0)",
                 "free-threaded": "sys.abiflags = 't'",
                 "another implementation": "sys.implementation.name = 'pypy'"}


def on_another_python(change: str, code: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", f"import sys, runpy; {change}; {code}"], cwd=ROOT, capture_output=True,
                          text=True)


@pytest.mark.parametrize("change", OTHER_PYTHONS.values(), ids=OTHER_PYTHONS)
@pytest.mark.parametrize("command", ["zvm", "zvm.cli.dump", "zvm.cli.asm", "zvm.cli.fpm", "zvm.conformance.command"])
def test_commands_refuse_other_pythons(change: str, command: str) -> None:
    done = on_another_python(change, f"runpy.run_module({command!r}, run_name='__main__')")
    assert done.returncode == 1
    assert re.fullmatch(r"zvm(-phpt)?: ZVM runs on CPython 3\.11 to 3\.\d+ .*, and this is .*\n", done.stderr)


@pytest.mark.parametrize("code", ["from zvm import Engine", "import zvm.wsgi", "import zvm.asgi", "import zvm.sandbox"])
def test_the_library_refuses_other_pythons(code: str) -> None:
    done = on_another_python(OTHER_PYTHONS["newer"], code)
    assert "\nImportError: ZVM runs on CPython 3.11 to " in done.stderr


def test_the_package_names_the_pythons_that_are_accepted() -> None:
    package = (ROOT / "pyproject.toml").read_text()
    declared = re.search(r'^requires-python = ">=(\d+)\.(\d+),<(\d+)\.(\d+)"', package, re.MULTILINE)
    assert declared is not None
    first, beyond = (int(declared[1]), int(declared[2])), (int(declared[3]), int(declared[4]) - 1)
    assert (first, beyond) == (zvm.FIRST_PYTHON, zvm.LAST_PYTHON)
