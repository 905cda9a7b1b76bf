"""Which module may import which: rooms only from those below them, and no circle of modules anywhere.

Imports inside functions and LateModules count: they are there for start-up's sake, not to hide an arrow that points
upwards.
Imports for the type checker alone do not count.
"""
from __future__ import annotations

import ast
import functools
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

# lowest first; a module belongs to the longest name that fits
ROOMS = ["opcodes", "frontend", "runtime.signals", "runtime.values", "runtime.classes", "runtime.execute_data",
         "runtime.functions", "runtime.objects", "runtime.services", "executor", "regions", "linker", "handlers",
         "compiler", "opfile", "optimizer", "ext", "observe", "engine", "embedding", "sandbox", "web", "conformance",
         "cli", "fuzzing"]


def module_name(path: Path) -> str:
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


@functools.cache
def sources() -> dict[str, Path]:
    """The modules by name; definitions are parsed, never imported."""
    return {module_name(path): path for path in sorted((ROOT / "zvm").rglob("*.py")) if "definitions" not in path.parts}


def import_statements(node: ast.AST) -> Iterator[ast.Import | ast.ImportFrom]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.If) and isinstance(child.test, ast.Name) and child.test.id == "TYPE_CHECKING":
            continue
        if isinstance(child, ast.Import | ast.ImportFrom):
            yield child
        yield from import_statements(child)


def late_modules(node: ast.AST) -> set[str]:
    """The names that LateModule is called with."""
    return {call.args[0].value for call in ast.walk(node)
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "LateModule"
            and isinstance(call.args[0], ast.Constant)}


@functools.cache
def imported(module: str) -> frozenset[str]:
    """The modules of the project that a module imports, at whatever time."""
    tree = ast.parse(sources()[module].read_text())
    found = late_modules(tree)
    for node in import_statements(tree):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif node.module is not None:
            full = {f"{node.module}.{alias.name}" for alias in node.names}
            found |= {name if name in sources() else node.module for name in full}
    return frozenset(found & sources().keys() - {module})


def level(module: str) -> int | None:
    """How high the room of a module lies; None for what has no room, such as zvm itself."""
    fitting = [number for number, room in enumerate(ROOMS) if f"{module}.".startswith(f"zvm.{room}.")]
    return max(fitting, key=lambda number: len(ROOMS[number]), default=None)


def circles() -> set[frozenset[str]]:
    """The strongly connected components of more than one module (Tarjan)."""
    numbers: dict[str, int] = {}
    lowest: dict[str, int] = {}
    stack: list[str] = []
    found = set()

    def visit(module: str) -> None:
        numbers[module] = lowest[module] = len(numbers)
        stack.append(module)
        for other in imported(module):
            if other not in numbers:
                visit(other)
                lowest[module] = min(lowest[module], lowest[other])
            elif other in stack:
                lowest[module] = min(lowest[module], numbers[other])
        if lowest[module] == numbers[module]:
            start = stack.index(module)
            component = frozenset(stack[start:])
            del stack[start:]
            if len(component) > 1:
                found.add(component)

    for module in sources():
        if module not in numbers:
            visit(module)
    return found


@pytest.mark.parametrize("module", sources())
def test_imports_point_downwards(module: str) -> None:
    own = level(module)
    if own is None:
        return
    upwards = [name for name in sorted(imported(module)) if (other := level(name)) is not None and other > own]
    assert not upwards, f"{module} imports what lies above it"


def test_no_circles() -> None:
    assert not sorted(map(sorted, circles()))
