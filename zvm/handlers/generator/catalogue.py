"""Which functions and names the modules of the vocabulary have, found by reading them, without importing any."""
from __future__ import annotations

import ast
from pathlib import Path

from zvm.handlers.generator import definition_vocabulary as vocabulary


class Catalogue:
    """The modules below `root`, each read once."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self._contents: dict[str, frozenset[str]] = {}

    def has(self, module: str, name: str) -> bool:
        """Whether the module, by its short name in the vocabulary, has the name at its top level."""
        full = vocabulary.MODULES[module]
        if full not in self._contents:
            path = self.root / (full.replace(".", "/") + ".py")
            text = path.read_text(encoding="utf-8") if path.exists() else ""
            self._contents[full] = frozenset(_top_level(ast.parse(text)))
        return name in self._contents[full]


def _top_level(module: ast.Module) -> list[str]:
    names: list[str] = []
    for node in module.body:
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            names.append(node.name)
        elif isinstance(node, (ast.Assign, ast.AnnAssign)):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            names += [inner.id for target in targets for inner in ast.walk(target) if isinstance(inner, ast.Name)]
        elif isinstance(node, ast.ImportFrom):
            names += [alias.asname or alias.name for alias in node.names]
    return names
