"""The import direction of DESIGN §2: a package imports only from those below it."""
from __future__ import annotations

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
ORDER = ["frontend", "opcodes", "runtime", "executor", "linker", "handlers", "compiler", "ext", "engine",
         "conformance", "cli"]
FILES = sorted((ROOT / "zvm").rglob("*.py"))


def layer(parts: tuple[str, ...]) -> int | None:
    name = parts[1].removesuffix(".py") if len(parts) > 1 else ""
    return ORDER.index(name) if name in ORDER else None


def imported(tree: ast.AST) -> list[str]:
    names = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            names += [f"{node.module}.{alias.name}" for alias in node.names]
    return [name for name in names if name.startswith("zvm.")]


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_imports_point_downwards(path: Path) -> None:
    if path.parts[-3:-1] == ("handlers", "definitions"):
        pytest.skip("definitions are parsed, never imported")
    own = layer(path.relative_to(ROOT).parts)
    tree = ast.parse(path.read_text())
    for guarded in [n for n in ast.walk(tree) if isinstance(n, ast.If)]:
        if isinstance(guarded.test, ast.Name) and guarded.test.id == "TYPE_CHECKING":
            guarded.body = [ast.Pass()]
    for name in imported(tree):
        other = layer(tuple(name.split(".")))
        assert own is None or other is None or other <= own, f"{path} imports {name}, which lies above it"
