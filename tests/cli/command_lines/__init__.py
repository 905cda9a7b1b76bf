"""Command lines with what php answers: cases.txt, recorded.json, and the files they name.

`read_cases()` gives the cases; `run_case()` runs one in a copy of the files. Used by test_command_lines.py and by
scripts/record_command_lines.py.
"""
from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).parent
RECORDED = HERE / "recorded.json"
_ASSIGNMENT = re.compile(r"([A-Z_]+)=(.*)", re.DOTALL)
_ESCAPES = re.compile(r"\$'((?:[^'\\]|\\.)*)'")


@dataclass(frozen=True)
class Case:
    """One command line; `differs` is why zvm does not answer as php does, "" where it must."""

    line: str
    differs: str
    words: tuple[str, ...]
    variables: tuple[tuple[str, str], ...]
    stdin: str


def read_cases() -> list[Case]:
    """The cases in the order of the file, where "differs: reason" may follow a line, indented."""
    cases: list[Case] = []
    for line in (HERE / "cases.txt").read_text().splitlines():
        if line.startswith("    differs: "):
            last = cases.pop()
            cases.append(Case(last.line, line.removeprefix("    differs: "), last.words, last.variables, last.stdin))
        elif line and line[0] != "#":
            cases.append(_case(line))
    return cases


def _case(line: str) -> Case:
    command, _, stdin = line.partition(" <<< ") if " <<< " in line else (line.removeprefix("<<< "), "", "")
    if line.startswith("<<< "):
        command, stdin = "", line[4:]
    match = _ESCAPES.fullmatch(stdin)
    text = match[1].encode().decode("unicode_escape") if match else "".join(shlex.split(stdin))
    words = shlex.split(command)
    variables = []
    while words and (assignment := _ASSIGNMENT.fullmatch(words[0])):
        variables.append((assignment[1], assignment[2]))
        del words[0]
    return Case(line, "", tuple(words), tuple(variables), text + "\n" if text else "")


def run_case(case: Case, command: str, folder: Path) -> list[str | int]:
    """What the command, called php, answers in a new copy of the files in `folder`: output, errors, exit code."""
    shutil.copytree(HERE / "files", folder)
    programs = folder.with_name(folder.name + ".bin")
    programs.mkdir()
    (programs / "php").symlink_to(command)
    environment = {"PATH": f"{programs}:{os.environ['PATH']}", "HOME": str(folder), "PHP_INI_SCAN_DIR": "",
                   "LC_ALL": "C.UTF-8", **dict(case.variables)}
    done = subprocess.run(["php", *case.words], executable=str(programs / "php"), cwd=folder, env=environment,
                          input=case.stdin.encode(), capture_output=True, timeout=60, check=False)
    return [_shown(done.stdout, folder), _shown(done.stderr, folder), done.returncode]


def _shown(text: bytes, folder: Path) -> str:
    """Without what differs from run to run and build to build."""
    shown = text.decode("latin-1").replace(str(folder), "{PWD}")
    shown = re.sub(r"^\[\w{3} \w{3} [ \d]\d [\d:]{8} \d{4}\]", "[TIME]", shown)
    shown = re.sub(r"^((?:Compiled|Linked) Version => )[\d.]+$", r"\1{ZLIB}", shown, flags=re.MULTILINE)
    return re.sub(r"^PHP [\d.]+ \(cli\) \(.*\) \(NTS\)$", "PHP (cli) (NTS)", shown, flags=re.MULTILINE)


def recorded() -> dict[str, list[str | int]]:
    """php's answers by command line."""
    found: dict[str, list[str | int]] = json.loads(RECORDED.read_text())
    return found
