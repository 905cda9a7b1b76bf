"""Which functions of zvm/ext are lowered, and in what order."""
from __future__ import annotations

import ast
import importlib
from pathlib import Path
from typing import Any

from zvm.handlers.generator.native.lowering.body import Helpers
from zvm.handlers.generator.native.lowering.function import Function, Helper

MARKS = ("native=True", "\n@native\n")  # one is in the text of a file that has functions to lower


def native_files(folder: Path) -> list[Path]:
    """The files of a folder that have functions to lower."""
    texts = {path: path.read_text(encoding="utf-8") for path in sorted(folder.rglob("*.py"))}
    return [path for path, text in texts.items() if any(mark in text for mark in MARKS)]


def native_functions(path: Path) -> list[str]:
    """PHP's names of the functions of a file that are lowered."""
    return [name for node in ast.parse(path.read_text(encoding="utf-8")).body if isinstance(node, ast.FunctionDef)
            for name in native_names(node)]


def lowered_kernels(path: Path, module: str) -> list[ast.FunctionDef]:
    """The kernels of a file. Raises Refusal."""
    return lower_module(path.read_text(encoding="utf-8"), str(path), vars(importlib.import_module(module)))


def lower_module(text: str, path: str, namespace: dict[str, Any]) -> list[ast.FunctionDef]:
    """The kernels of a module's text. Raises Refusal."""
    kernels: list[ast.FunctionDef] = []
    helpers: Helpers = {}
    definitions = [node for node in ast.parse(text, path).body if isinstance(node, ast.FunctionDef)]
    for node in helpers_in_order(definitions):
        helper = Helper(path, node, namespace, helpers)
        kernels.append(helper.kernel())
        entry = helper.entry()
        if entry is not None:
            kernels.append(entry)
        helpers[node.name] = node, helper.result_number_of_all()
    for node in definitions:
        names = native_names(node)
        if names:
            kernels += Function(path, node, namespace, helpers).kernels(names)
    return kernels


def helpers_in_order(definitions: list[ast.FunctionDef]) -> list[ast.FunctionDef]:
    """The functions marked @native, callees before callers, so that the ranges of results are known."""
    pending = {node.name: node for node in definitions
               if any(isinstance(each, ast.Name) and each.id == "native" for each in node.decorator_list)}
    ordered = []
    while pending:
        calls = {name: {each.id for each in ast.walk(node) if isinstance(each, ast.Name)} & pending.keys() - {name}
                 for name, node in pending.items()}
        name = next((name for name, called in calls.items() if not called), next(iter(pending)))
        ordered.append(pending.pop(name))
    return ordered


def native_names(node: ast.FunctionDef) -> list[str]:
    """PHP's names of a function that is lowered; none of any other."""
    for decorator in node.decorator_list:
        if isinstance(decorator, ast.Call) and isinstance(decorator.func, ast.Name) and decorator.func.id == "function":
            options = {keyword.arg: keyword.value for keyword in decorator.keywords}
            if "native" in options:
                name = ast.literal_eval(options["name"]) if "name" in options else node.name.rstrip("_")
                aliases = ast.literal_eval(options["aliases"]) if "aliases" in options else ()
                return [name, *aliases]
    return []


def module_name(path: Path, root: Path) -> str:
    """The module of a file below the folder of the package `zvm`."""
    return ".".join(path.relative_to(root.parent).with_suffix("").parts)
