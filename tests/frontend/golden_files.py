"""Reads and rewrites golden files: `==== name`, source, `----`, expected text, over and over.

With ZVM_UPDATE_GOLDENS=1 in the environment the expected texts are written anew; the diff is what gets reviewed.
"""
from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

DIRECTORY = Path(__file__).parent / "goldens"


def cases(path: Path) -> list[tuple[str, str, str]]:
    """(name, source, expected) of each case of a file."""
    found = []
    for case in path.read_text(encoding="latin-1").split("==== ")[1:]:
        name, _, rest = case.partition("\n")
        source, _, expected = rest.partition("\n----\n")
        found.append((name, source, expected))
    return found


def check(path: Path, make: Callable[[str], str]) -> None:
    """Every case's source, given to `make`, must give the expected text."""
    made = [(name, source, make(source)) for name, source, _ in cases(path)]
    if os.environ.get("ZVM_UPDATE_GOLDENS"):
        path.write_text("".join(f"==== {name}\n{source}\n----\n{text}" for name, source, text in made),
                        encoding="latin-1")
    for (name, _, expected), (_, _, text) in zip(cases(path), made, strict=True):
        assert text == expected, f"{path.name}: {name}"
