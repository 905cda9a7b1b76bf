"""House rules that can be measured: file length, no heavy imports at start-up."""
from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
LIMIT = 800
PHPT_LIMIT = 320  # one behaviour a file
FUNCTION_LIMIT = 60
LOOPS = {"lex_scripting"}  # the lexer's main loop, which would be slower in pieces
HEAVY = {"typing", "dataclasses", "functools", "collections", "inspect", "ply", "rich", "argparse", "subprocess",
         "socket", "json", "asyncio"}


def hand_written() -> list[Path]:
    return [path for folder in ("zvm", "scripts", "tests") for path in sorted((ROOT / folder).rglob("*.py"))
            if "generated" not in path.parts and "do not edit" not in path.read_text()[:400]]


@pytest.mark.parametrize("path", hand_written(), ids=lambda path: str(path.relative_to(ROOT)))
def test_files_stay_readable(path: Path) -> None:
    assert len(path.read_text().splitlines()) <= LIMIT


@pytest.mark.parametrize("path", hand_written(), ids=lambda path: str(path.relative_to(ROOT)))
def test_functions_stay_short(path: Path) -> None:
    tree = ast.parse(path.read_text())
    long = [node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and node.name not in LOOPS
            and (node.end_lineno or 0) - node.lineno >= FUNCTION_LIMIT]
    assert not long


def test_phpt_files_stay_readable() -> None:
    long = [str(path.relative_to(ROOT)) for path in sorted((ROOT / "tests/php").rglob("*.phpt"))
            if path.read_bytes().count(b"\n") > PHPT_LIMIT]
    assert not long


def test_start_up_imports_nothing_heavy() -> None:
    code = "import sys; from zvm.cli.main import main; main(['-n', '-r', ';'], exit=lambda status: print(*sys.modules))"
    done = subprocess.run([sys.executable, "-I", "-S", "-c", f"import sys; sys.path.insert(0, {str(ROOT)!r}); {code}"],
                          capture_output=True, text=True, check=True)
    loaded = {name.partition(".")[0] for name in done.stdout.split()}
    assert loaded, done.stderr
    assert not loaded & HEAVY


def test_modules_of_tests_have_names_of_their_own() -> None:
    """pytest imports them by their bare names: of two with the same it refuses one."""
    names = sorted(path.name for path in (ROOT / "tests").rglob("test_*.py"))
    assert [name for name, following in zip(names, names[1:], strict=False) if name == following] == []
