"""Golden files: `==== name`, source, `----`, expected text, over and over. Each case is a pytest case.

With --update-goldens the expected texts are rewritten; the diff is what gets reviewed.
"""
from __future__ import annotations

import fcntl
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

import pytest


@dataclass(frozen=True)
class GoldenCase:
    """One case of a file."""

    path: Path
    name: str
    source: str
    expected: str

    def check(self, text: str, config: pytest.Config) -> None:
        """The text must be the expected one; with --update-goldens it becomes that."""
        if config.getoption("--update-goldens"):
            self._write(text)
        else:
            assert text == self.expected

    def _write(self, text: str) -> None:
        with self.path.open("r+b") as file:
            fcntl.flock(file, fcntl.LOCK_EX)  # other cases of the file may be written by other processes
            changed = [GoldenCase(case.path, case.name, case.source, text if case.name == self.name else case.expected)
                       for case in parse(self.path, file.read().decode("latin-1"))]
            file.seek(0)
            file.truncate()
            file.write("".join(f"==== {case.name}\n{case.source}\n----\n{case.expected}" for case in changed)
                       .encode("latin-1"))


def parse(path: Path, text: str) -> list[GoldenCase]:
    """The cases of a file's text; raises ValueError when two have the same name."""
    cases = []
    for part in text.split("==== ")[1:]:
        name, _, rest = part.partition("\n")
        source, _, expected = rest.partition("\n----\n")
        cases.append(GoldenCase(path, name, source, expected))
    if len({case.name for case in cases}) < len(cases):
        raise ValueError(f"{path}: names are not unique")
    return cases


def cases(paths: Iterable[Path]) -> list[GoldenCase]:
    """The cases of all these files."""
    return [case for path in paths for case in parse(path, path.read_text(encoding="latin-1"))]


def each_case(cases: list[GoldenCase]) -> pytest.MarkDecorator:
    """Makes a test with a parameter `case` a test of each, named after file and case."""
    return pytest.mark.parametrize("case", cases, ids=[f"{case.path.stem}: {case.name}" for case in cases])
