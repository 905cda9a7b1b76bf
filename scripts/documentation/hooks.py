"""MkDocs hooks: tables and texts in the pages of docs/ that are made from the code when the site is built.

`<!-- modules: zvm/cli -->` becomes a table of a package's modules and sub-packages, with the first sentence of their
docstrings; `<!-- help: zvm-dump -->` what that command prints for `--help`.
"""
from __future__ import annotations

import ast
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
_DIRECTIVE = re.compile(r"^<!-- (modules|help): (.+?) -->$", re.MULTILINE)


def on_page_markdown(markdown: str, **_: object) -> str:
    """Return the page with its directives replaced. Called by MkDocs for each page."""
    return _DIRECTIVE.sub(lambda match: _DIRECTIVES[match[1]](match[2]), markdown)


def module_table(package: str) -> str:
    """Return a Markdown table of the modules and sub-packages of a folder. Raises OSError if it is not there."""
    rows = [f"| `{name}` | {first_sentence(path)} |" for name, path in sorted(_members(ROOT / package))]
    return "\n".join(["| module | contents |", "| --- | --- |", *rows])


def _members(folder: Path) -> list[tuple[str, Path]]:
    """The modules of a folder, and its packages with a slash, by name."""
    modules = [(path.name, path) for path in folder.glob("*.py") if path.name != "__init__.py"]
    packages = [(f"{path.parent.name}/", path) for path in folder.glob("*/__init__.py")
                if path.parent.name != "generated"]
    return modules + packages


def first_sentence(path: Path) -> str:
    """Return the first sentence of a module's docstring, or "" if it has none."""
    text = ast.get_docstring(ast.parse(path.read_text())) or ""
    paragraph = " ".join(text.partition("\n\n")[0].split())
    sentence = re.split(r"(?<=[a-z0-9)`\"])\.(?= [A-Z`])", paragraph)[0].rstrip(".")
    return sentence.replace("|", "\\|").replace("<", "&lt;")


def help_text(command: str) -> str:
    """Return a code block with what a command of the project prints for `--help`. Raises CalledProcessError."""
    name, *words = command.split()
    completed = subprocess.run([Path(sys.executable).parent / name, *words, "--help"], capture_output=True, text=True,
                               check=True, cwd=ROOT)
    return f"```text\n{completed.stdout.rstrip()}\n```"


_DIRECTIVES = {"modules": module_table, "help": help_text}
