"""What definition_vocabulary.py declares is used, and true: the types of results and the effects of functions."""
from __future__ import annotations

import ast
import functools
from pathlib import Path
from typing import NamedTuple

import pytest

from zvm.handlers.generator.definition_vocabulary import ANYTHING, FUNCTIONS, METHODS, MODULES, NAMES, PURE, Function
from zvm.handlers.generator.targets import python

ROOT = Path(__file__).resolve().parents[2]
TYPES = {"bool", "int", "float", "str", "list", "PhpArray"}
# methods that run PHP code, and those that report or throw
CALLING = {"call_function", "call_method", "call_callable", "call_in_python", "evaluate", "lookup_class", "execute"}
REPORTING = {"throw", "fatal", "fatal_at", "error", "warning", "notice", "deprecated", "report", "report_in_passing"}
DECLARED = {name: function for name, function in FUNCTIONS.items() if function.module is not None}


class Module(NamedTuple):
    functions: dict[str, ast.FunctionDef]
    imported: dict[str, tuple[str, str]]  # local name → module and name there


@functools.cache
def read(name: str) -> Module | None:
    """A module of zvm; None for any other."""
    path = ROOT / f"{name.replace('.', '/')}.py"
    if not path.exists():
        return None
    tree = ast.parse(path.read_text())
    imported = {alias.asname or alias.name: (node.module, alias.name) for node in ast.walk(tree)
                if isinstance(node, ast.ImportFrom) and node.module is not None for alias in node.names}
    return Module({node.name: node for node in tree.body if isinstance(node, ast.FunctionDef)}, imported)


def target_of(module: str, called: ast.expr) -> tuple[str, str] | None:
    """The module and name of a function of zvm that is called by name, or by its module's name; None for any other."""
    source = read(module)
    assert source is not None
    if isinstance(called, ast.Name):
        where = (module, called.id) if called.id in source.functions else source.imported.get(called.id)
    elif isinstance(called, ast.Attribute) and (module_name := source.imported.get(ast.unparse(called.value))):
        where = (".".join(module_name), called.attr)
    else:
        where = None
    found = read(where[0]) if where is not None else None
    return where if found is not None and where is not None and where[1] in found.functions else None


def effects_seen(module: str, name: str) -> dict[str, str]:
    """"raise" and names of methods that a function calls, itself or through other functions, with where."""
    seen: dict[str, str] = {}
    done = set()
    waiting = [(module, name)]
    while waiting:
        where = waiting.pop()
        source = read(where[0])
        if where in done or source is None:
            continue
        done.add(where)
        for node in ast.walk(source.functions[where[1]]):
            if isinstance(node, ast.Raise):
                seen["raise"] = ".".join(where)
            elif isinstance(node, ast.Call):
                target = target_of(where[0], node.func)
                if target is not None:
                    waiting.append(target)
                elif isinstance(node.func, ast.Attribute):
                    seen[node.func.attr] = ".".join(where)
    return seen


def definition(function: Function) -> ast.FunctionDef:
    module = read(MODULES[function.module or ""])
    assert module is not None
    return module.functions[function.name]


@pytest.mark.parametrize("name", DECLARED)
def test_results_have_the_declared_type(name: str) -> None:
    returns = definition(DECLARED[name]).returns
    annotation = ast.unparse(returns).partition("[")[0] if returns is not None else ""
    assert (annotation if annotation in TYPES else None) == DECLARED[name].result


@pytest.mark.parametrize("name", [name for name, function in DECLARED.items() if function.effects == PURE])
def test_pure_functions_do_nothing_else(name: str) -> None:
    function = DECLARED[name]
    assert not effects_seen(MODULES[function.module or ""], function.name).keys() & {"raise", *CALLING, *REPORTING}


@pytest.mark.parametrize("name", [name for name, function in DECLARED.items() if function.effects != ANYTHING])
def test_other_functions_call_no_php_code(name: str) -> None:
    function = DECLARED[name]
    assert not effects_seen(MODULES[function.module or ""], function.name).keys() & CALLING


def test_what_effects_are_seen() -> None:
    """The analysis follows calls: were it blind, the tests above could not fail."""
    assert effects_seen("zvm.runtime.values.convert", "to_string").keys() & REPORTING
    assert effects_seen("zvm.executor.dims", "fetch_r").keys() & CALLING


def test_everything_declared_is_used() -> None:
    texts = [path.read_text() for path in (ROOT / "zvm/handlers/definitions").glob("*.py")]
    words = {f"{node.value.id}.{node.attr}" if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name)
             else node.attr if isinstance(node, ast.Attribute) else node.id
             for text in [*texts, Path(python.__file__).read_text()] for node in ast.walk(ast.parse(text))
             if isinstance(node, ast.Attribute | ast.Name)}
    printed = Path(python.__file__).read_text()  # what a target itself writes: a name in a string
    modules = {word.partition(".")[0] for word in words}
    assert [name for name in MODULES if name not in modules and f'"{name}"' not in printed] == []
    assert [name for name in NAMES if name not in words and f'"{name}"' not in printed] == []
    methods = {word.rpartition(".")[2] for word in words}
    assert [name for name in METHODS if name not in methods] == []
