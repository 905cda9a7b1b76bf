"""Which declared functions no test calls: untested_functions.txt lists them, and may only get shorter.

A call is the function's name before a parenthesis, or in quotes as a callable, in a test's PHP code.
"""
from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from zvm.ext import registry

TESTS = Path(__file__).resolve().parents[1]
LIST = Path(__file__).with_name("untested_functions.txt")
CALL = re.compile(r"(?<![>:$\w])(\w+)\s*\(|(?<=['\"])(\w+)(?=['\"])")
EXPECTATION = re.compile(r"^--EXPECT\w*--$.*", re.MULTILINE | re.DOTALL)


def called() -> set[str]:
    """All names that tests call, in lower case; goldens are compiled, never run."""
    sources = [EXPECTATION.sub("", path.read_text("latin-1"))
               for folder in ("php", "databases") for path in (TESTS / folder).rglob("*.phpt")]
    sources += [path.read_text("latin-1") for path in TESTS.glob("*/*.php")]
    sources += [text for path in TESTS.glob("*/*.py") for text in strings_in(path)]
    return {name.lower() for source in sources for match in CALL.finditer(source) for name in match.groups() if name}


def strings_in(path: Path) -> list[str]:
    """The strings of a Python file, some of which are PHP code."""
    return [node.value for node in ast.walk(ast.parse(path.read_text()))
            if isinstance(node, ast.Constant) and type(node.value) is str]


def test_the_list_of_untested_functions_is_right(pytestconfig: pytest.Config) -> None:
    """A new function comes with a test that calls it; a function that is tested leaves the list."""
    untested = sorted(set(registry.function_names()) - called())
    if pytestconfig.getoption("--update-goldens"):
        allowed = set(LIST.read_text().split())
        LIST.write_text("".join(f"{name}\n" for name in untested if name in allowed))
    assert untested == LIST.read_text().split()
