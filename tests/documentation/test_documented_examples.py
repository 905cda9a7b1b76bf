"""The examples in the README and in docs/ run and print what the pages show.

A fenced block with `title="NAME"` is a file of that name. A `console` block has commands after `$ ` and their output; a
line `…` stands for any lines. A block with `>>>` is a session of Python. The blocks of a page share a folder and the
names of Python.
"""
from __future__ import annotations

import doctest
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("**/*.md"))]
_FENCE = re.compile(r"^( *)```(\w+)(.*)\n((?:.*\n)*?)\1```$", re.MULTILINE)


class Block(NamedTuple):
    language: str
    title: str  # the name of the file that it is, or ""
    text: str
    line: int


def blocks_of(page: Path) -> list[Block]:
    """The fenced blocks of a page."""
    source = page.read_text()
    blocks = []
    for match in _FENCE.finditer(source):
        title = re.search(r'title="([^"]+)"', match[3])
        text = "".join(line.removeprefix(match[1]) for line in match[4].splitlines(keepends=True))
        blocks.append(Block(match[2], title[1] if title else "", text, source.count("\n", 0, match.start()) + 1))
    return blocks


def write_file(block: Block, folder: Path) -> None:
    """Write the file that a block is, if it is one."""
    if block.title:
        path = folder / block.title
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(block.text)


def commands_of(text: str) -> list[tuple[str, list[str]]]:
    """The commands of a console block, each with the lines that it prints."""
    commands: list[tuple[str, list[str]]] = []
    for line in text.splitlines():
        if line.startswith("$ "):
            commands.append((line[2:], []))
        else:
            commands[-1][1].append(line)
    return commands


def run(command: str, folder: Path) -> list[str]:
    """The lines that a command prints, on both of its streams."""
    path = f"{Path(sys.executable).parent}:{os.environ['PATH']}"
    completed = subprocess.run(["bash", "-c", command], cwd=folder, env={**os.environ, "PATH": path, "TERM": "dumb"},
                               stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                               timeout=120, check=False)
    return [line.replace(f"{folder}/", "").rstrip() for line in completed.stdout.strip("\n").split("\n")]


def pattern_of(lines: list[str]) -> str:
    """A regular expression for the output that a page shows."""
    return "\n".join(r"(?:.*\n?)*?" if line.strip() == "…" else re.escape(line.rstrip()) for line in lines)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where a page's examples run, with the examples of the repository."""
    shutil.copytree(ROOT / "examples", tmp_path / "examples")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def name_of(page: Path) -> str:
    return str(page.relative_to(ROOT))


WITH_COMMANDS = [page for page in PAGES if any(block.language == "console" for block in blocks_of(page))]
WITH_SESSIONS = [page for page in PAGES if any(">>> " in block.text for block in blocks_of(page))]


@pytest.mark.parametrize("page", WITH_COMMANDS, ids=name_of)
def test_commands_print_what_a_page_shows(page: Path, folder: Path) -> None:
    for block in blocks_of(page):
        write_file(block, folder)
        if block.language != "console":
            continue
        for command, lines in commands_of(block.text):
            printed = "\n".join(run(command, folder))
            assert re.fullmatch(pattern_of(lines), printed), f"{name_of(page)}:{block.line}: {command}\n{printed}"


@pytest.mark.parametrize("page", WITH_SESSIONS, ids=name_of)
def test_python_sessions_do_what_a_page_shows(page: Path, folder: Path) -> None:
    names: dict[str, object] = {}
    runner = doctest.DocTestRunner(verbose=False)
    for block in blocks_of(page):
        write_file(block, folder)
        if block.language != "python" or ">>> " not in block.text:
            continue
        example = doctest.DocTestParser().get_doctest(block.text, names, f"line {block.line}", str(page), 0)
        example.globs = names
        runner.run(example, clear_globs=False)
    assert runner.summarize(verbose=False).failed == 0


def test_the_readme_shows_the_example() -> None:
    shown = [block.text for block in blocks_of(ROOT / "README.md") if block.title == "examples/hello.php"]
    assert shown == [(ROOT / "examples/hello.php").read_text()]
