"""Vocabulary look-ups of the generator: what a word is called in the generated module, and whether it may raise.

Reads zvm/handlers/vocabulary.py and, by `ast`, the modules it names; collects the imports of one generated module.
"""
from __future__ import annotations

import ast
from pathlib import Path

from zvm.handlers import vocabulary

_KINDLESS = frozenset(("type", "len", "isinstance", "get", "deref", "put", "int", "float", "bool", "str", "list",
                       "dict", "tuple", "set", "frozenset", "abs", "min", "max", "range", "ord", "chr", "iter", "next",
                       "reversed", "zip", "enumerate", "set_result", "settle", "settle_quietly", "take", "jump",
                       "jump_if", "jump_to", "switch_frame"))
# methods of Python's and our own containers and strings: they raise nothing a script can cause
PURE_METHODS = frozenset(("append", "clear", "copy", "extend", "get", "insert", "items", "join", "keys", "pop",
                          "popitem", "reverse", "setdefault", "update", "values", "startswith", "endswith", "find",
                          "replace", "set", "clone"))


class Names:
    """The global names of one generated module."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.imports: dict[str, set[tuple[str, str]]] = {}  # module → {(name, as)}
        self._contents: dict[str, frozenset[str]] = {}

    def is_module(self, name: str) -> bool:
        return name in vocabulary.MODULES

    def module_function(self, module: str, name: str) -> str:
        """The global name of `module.name`. Raises KeyError when the module has no such name."""
        full = vocabulary.MODULES[module]
        if name not in self._names_of(full):
            raise KeyError(f"{full} has no {name}")
        alias = f"{module}_{name}"
        self.imports.setdefault(full, set()).add((name, alias))
        return alias

    def global_name(self, name: str) -> str:
        module = vocabulary.NAMES[name]
        self.imports.setdefault(module, set()).add((name, name))
        return name

    def resolve(self, name: str) -> str | None:
        """A bare name of the vocabulary, imported; a builtin as it is; None for anything else."""
        if name in vocabulary.NAMES:
            return self.global_name(name)
        return name if name in vocabulary.BUILTINS or name in ("True", "False", "None") else None

    def may_raise(self, node: ast.AST) -> bool:
        """Whether something inside the node calls a function that is not pure."""
        return any(isinstance(inner, ast.Call) and not self._is_pure(inner.func) for inner in ast.walk(node))

    def _is_pure(self, function: ast.expr) -> bool:
        if isinstance(function, ast.Name):
            return function.id in _KINDLESS or function.id in vocabulary.PURE or (
                function.id in vocabulary.NAMES and function.id[0].isupper())
        if isinstance(function, ast.Attribute):
            if isinstance(function.value, ast.Name) and self.is_module(function.value.id):
                return f"{function.value.id}.{function.attr}" in vocabulary.PURE
            return function.attr in PURE_METHODS
        return False

    def takes_frame(self, function: ast.expr) -> bool:
        """Whether a function of the vocabulary is an opcode-level helper, which takes `ex` and not `engine` first."""
        return (isinstance(function, ast.Attribute) and isinstance(function.value, ast.Name)
                and vocabulary.MODULES.get(function.value.id, "").startswith("zvm.executor."))

    def is_runtime(self, function: ast.expr) -> bool:
        """Whether it is a function of zvm/runtime that is not pure."""
        return (isinstance(function, ast.Attribute) and isinstance(function.value, ast.Name)
                and vocabulary.MODULES.get(function.value.id, "").startswith("zvm.runtime.")
                and not self._is_pure(function))

    def _names_of(self, module: str) -> frozenset[str]:
        """The top-level names of a module of the project, without importing it."""
        if module not in self._contents:
            path = self.root / (module.replace(".", "/") + ".py")
            if not path.exists():
                raise KeyError(f"{module} does not exist")
            self._contents[module] = frozenset(_top_level(ast.parse(path.read_text(encoding="utf-8"))))
        return self._contents[module]

    def import_lines(self) -> list[str]:
        """The import statements, sorted."""
        lines = []
        for module in sorted(self.imports):
            names = ", ".join(name if name == alias else f"{name} as {alias}"
                              for name, alias in sorted(self.imports[module]))
            lines.append(f"from {module} import {names}")
        return lines


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
